/* What a move will do, said before it is made. */
#include "core/words/effect.h"

#include "core/bug.h"
#include "core/match.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/text.h"

#include <string.h>

/* ---- telling */

static void tell(struct lz_effects *out, const struct lz_effect *effect) {
    lz_assert(effect->words.len && effect->rule);
    lz_assert(effect->odds <= 1000 && (effect->surety == LZ_LIKELY || !effect->odds));
    out->take(out->to, effect);
}

static struct lz_text written(const struct lz_writer *words) {
    lz_assert(!words->full);
    return (struct lz_text){ words->at, words->len };
}

void lz_effect_tell(struct lz_effects *out, enum lz_surety surety, const char *rule, const struct lz_writer *words) {
    tell(out, &(struct lz_effect){ .surety = (uint8_t)surety, .rule = rule, .words = written(words) });
}

void lz_effect_say(struct lz_effects *out, enum lz_surety surety, const char *rule, const char *words) {
    tell(out, &(struct lz_effect){ .surety = (uint8_t)surety, .rule = rule, .words = lz_span(words) });
}

void lz_effect_link(struct lz_effects *out, const struct lz_effect *effect) { tell(out, effect); }

void lz_effect_odds(struct lz_effects *out, const char *rule, uint16_t odds, const struct lz_writer *words) {
    tell(out, &(struct lz_effect){ .surety = LZ_LIKELY, .odds = odds, .rule = rule, .words = written(words) });
}

/* ---- as text and as JSON */

/* What is only likely with its share of all cases, before the stop. */
void lz_effect_print(void *to, const struct lz_effect *effect) {
    struct lz_writer *w = to;
    struct lz_text words = effect->words;
    lz_put(w, w->len ? " " : "");
    lz_put(w, effect->surety == LZ_CAREFUL ? "Careful: " : "");
    if (effect->surety != LZ_LIKELY) {
        lz_put_text(w, words);
        return;
    }
    words.len -= words.at[words.len - 1] == '.';
    lz_put_text(w, words);
    lz_put(w, " (");
    lz_put_number(w, (effect->odds + 5) / 10);
    lz_put(w, "%).");
}

void lz_effects_print(const struct lz_game *game, const void *view, const struct lz_input *in, struct lz_writer *w) {
    struct lz_effects out = { lz_effect_print, w };
    if (game->effect)
        game->effect(game, view, in, &out);
}

static void put_places(struct lz_writer *w, const char *key, const char *places) {
    struct lz_text left = lz_span(places ? places : "");
    if (!left.len)
        return;
    lz_json_open(w, key, '[');
    for (struct lz_text place = lz_take_word(&left); place.len; place = lz_take_word(&left))
        lz_json_text(w, NULL, place);
    lz_json_close(w, ']');
}

void lz_effect_json(void *to, const struct lz_effect *effect) {
    static const char *const sureties[] = {
        [LZ_SURE] = "sure", [LZ_LIKELY] = "likely", [LZ_OPEN] = "open", [LZ_CAREFUL] = "careful"
    };
    struct lz_writer *w = to;
    lz_json_open(w, NULL, '{');
    lz_json_text(w, "says", effect->words);
    lz_json_string(w, "is", sureties[effect->surety]);
    if (effect->surety == LZ_LIKELY)
        lz_json_number(w, "odds", effect->odds);
    lz_json_string(w, "rule", effect->rule);
    put_places(w, "at", effect->at);
    put_places(w, "from", effect->from);
    lz_json_close(w, '}');
}

void lz_effects_json(const struct lz_game *game, const void *view, const struct lz_input *in, struct lz_writer *w) {
    struct lz_effects out = { lz_effect_json, w };
    lz_json_open(w, NULL, '[');
    if (game->effect)
        game->effect(game, view, in, &out);
    lz_json_close(w, ']');
}

/* ---- foreseeing */

struct watch {
    const struct lz_game *game;
    int seat;
    bool learns;
};

/* What another seat is shown is no news to this one, nor is its own card that it lays open. */
static void watch_event(void *to, const struct lz_event *event) {
    struct watch *watch = to;
    uint16_t flags = watch->game->kinds[event->kind].flags;
    bool own = flags & LZ_KNOWN_OWN && event->seat == watch->seat;
    if (lz_in(event->seen, watch->seat) && flags & (LZ_REVEALS | LZ_SURVEYS) && !own)
        watch->learns = true;
}

/* Any world will do: where they differ nothing is foreseen. So all inputs of a view can be made in the same. */
static void take_world(const struct lz_game *game, const void *view, struct lz_foresight *room) {
    struct lz_rng rng = lz_rng_from(1, 1);
    if (!room->imagined)
        game->imagine(game, view, &rng, room->world ? room->world : room->state);
    room->imagined = room->world;
    if (room->world)
        memcpy(room->state, room->world, game->state_size);
}

bool lz_foresee(const struct lz_game *game, const void *view, const struct lz_input *in, struct lz_foresight *room) {
    struct watch watch = { .game = game, .seat = lz_seen_of(view)->seat };
    struct lz_sink sink = { watch_event, &watch };
    struct lz_input made = *in;
    lz_assert(watch.seat == in->move.seat);
    take_world(game, view, room);
    uint64_t chance = lz_head_of(room->state)->rng.count;
    if (lz_submit(&(struct lz_match){ .game = game, .state = room->state }, &made, &sink, NULL) != LZ_OK)
        return false;
    if (watch.learns || lz_head_of(room->state)->rng.count != chance)
        return false;
    game->view(game, room->state, watch.seat, room->after);
    return true;
}

/* ---- advice */

static void put_advice(void *to, const struct lz_advice *advice) {
    struct lz_writer *w = to;
    lz_json_open(w, NULL, '{');
    lz_json_text(w, "says", advice->words);
    if (advice->move.len)
        lz_json_text(w, "move", advice->move);
    lz_json_close(w, '}');
}

void lz_advice_json(const struct lz_game *game, const void *view, struct lz_writer *w) {
    struct lz_advices out = { put_advice, w };
    lz_json_open(w, NULL, '[');
    if (game->advise)
        game->advise(game, view, &out);
    lz_json_close(w, ']');
}
