/* What a seat is told besides events and questions: what a move would do, why one is refused, what has happened since
   its last. All of it from the seat's view. */
#include "host/room/room_inner.h"

#include "core/bug.h"
#include "core/seats.h"
#include "core/words/effect.h"
#include "core/words/json.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "host/picture/changes.h"

#include <stdlib.h>
#include <string.h>

enum {
    PICTURE = 4096, /* bytes of a picture at first; */
    LARGEST = 1 << 24,
    FACTS = 2000 /* of what makes a refusal apply */
};

/* ---- the effect of a move */

struct trial {
    int seat;
    const struct lz_input *in;
    struct lz_writer *w;
    void *after;            /* the view that will be */
    char *old, *new, *list; /* pictures, and their changes */
};

char *room_picture(const struct lz_room *room, const void *view) {
    for (uint32_t size = PICTURE; size <= LARGEST; size *= 2) {
        char *text = room->calls->room(NULL, size);
        if (!text)
            return NULL;
        struct lz_writer w = lz_writer_in(text, size);
        room->game->show(room->game, view, &w);
        if (!w.full)
            return text;
        free(text);
    }
    return NULL;
}

/* Changes are never longer than the new picture set whole. */
static bool put_changes(const struct lz_room *room, struct trial *trial) {
    struct lz_text old = lz_span(trial->old), new = lz_span(trial->new);
    uint32_t most = new.len + PICTURE;
    trial->list = room->calls->room(NULL, most);
    if (!trial->list)
        return false;
    struct lz_writer list = lz_writer_in(trial->list, most);
    bool made = lz_changes(old, new, &list);
    lz_assert(made && !list.full);
    lz_json_key(trial->w, "changes");
    lz_json_raw(trial->w, (struct lz_text){ list.at, list.len });
    return true;
}

static bool put_foreseen(struct lz_room *room, struct trial *trial) {
    struct lz_foresight foresight = { room->draft, trial->after };
    if (!lz_foresee(room->game, room->view, trial->in, &foresight)) {
        lz_json_null(trial->w, "changes");
        return true;
    }
    trial->old = room_picture(room, room->view);
    trial->new = room_picture(room, trial->after);
    return trial->old && trial->new &&put_changes(room, trial);
}

static bool put_effect(struct lz_room *room, void *with) {
    struct trial *trial = with;
    struct lz_writer *w = trial->w;
    char words[LZ_ROOM_WORDS];
    struct lz_writer move = lz_writer_in(words, sizeof words);
    trial->after = room->calls->room(NULL, room->game->view_size);
    if (!trial->after)
        return false;
    room->game->view(room->game, room->state, trial->seat, room->view);
    lz_move_print(room->game, &trial->in->move, &move);
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "move", words);
    lz_json_key(w, "effects");
    lz_effects_json(room->game, room->view, trial->in, w);
    bool well = put_foreseen(room, trial);
    lz_json_close(w, '}');
    return well;
}

bool lz_room_effect_json(struct lz_room *room, int seat, const struct lz_input *in, struct lz_writer *w) {
    struct trial trial = { .seat = seat, .in = in, .w = w };
    struct lz_writer before = *w;
    lz_assert(!room->act.open && in->move.seat == seat);
    bool well = room_run(room, put_effect, &trial);
    free(trial.after);
    free(trial.old);
    free(trial.new);
    free(trial.list);
    if (!well) {
        *w = before;
        w->at[w->len] = 0;
    }
    return well;
}

/* ---- a refusal */

/* Each word of a verb that is legal now, once; answers how many. */
struct still_legal {
    const char *word[UINT8_MAX];
    int count;
    bool complete;
};

static void find_legal(struct lz_room *room, int seat, struct still_legal *still) {
    struct lz_move list[LZ_MOVES];
    struct lz_moves legal = { list, 0, LZ_MOVES, false };
    room->game->legal(room->game, room->state, seat, &legal);
    *still = (struct still_legal){ .complete = legal.complete };
    for (int i = 0; i < room->game->verb_count; i++) {
        const struct lz_verb *verb = &room->game->verbs[i];
        bool there = false;
        for (uint32_t j = 0; j < legal.count && !there; j++)
            there = legal.at[j].verb == verb->verb;
        if (there && (!still->count || strcmp(verb->word, still->word[still->count - 1]) != 0))
            still->word[still->count++] = verb->word;
    }
}

/* What makes it apply, from the seat's view; nothing where the rule says it all. */
static struct lz_text facts_of(struct lz_room *room, const struct lz_input *in, const struct lz_why *why,
                               char said[FACTS]) {
    struct lz_writer facts = lz_writer_in(said, FACTS);
    int seat = in->move.seat;
    lz_assert(seat < lz_room_head(room)->seats && why->rule < room->game->rule_count);
    if (room->game->because)
        room->game->because(room->game, lz_room_view(room, seat), in, why, &facts);
    return (struct lz_text){ said, facts.len };
}

void lz_room_refusal_json(struct lz_room *room, const struct lz_input *in, const struct lz_why *why,
                          struct lz_writer *w) {
    char said[FACTS];
    struct lz_text facts = facts_of(room, in, why, said);
    struct still_legal still;
    find_legal(room, in->move.seat, &still);
    lz_json_open(w, NULL, '{');
    lz_json_key(w, "refused");
    lz_refusal_json(room->game, why, w);
    if (facts.len)
        lz_json_text(w, "because", facts);
    lz_json_open(w, "legal", '[');
    for (int i = 0; i < still.count; i++)
        lz_json_string(w, NULL, still.word[i]);
    lz_json_close(w, ']');
    lz_json_bool(w, "complete", still.complete);
    lz_json_close(w, '}');
}

void lz_room_refusal_print(struct lz_room *room, const struct lz_input *in, const struct lz_why *why,
                           struct lz_writer *w) {
    char said[FACTS];
    struct lz_text facts = facts_of(room, in, why, said);
    const struct lz_rule *rule = &room->game->ruleset[why->rule];
    struct still_legal still;
    find_legal(room, in->move.seat, &still);
    lz_put(w, rule->id);
    lz_put(w, ": ");
    lz_put(w, rule->text);
    lz_put(w, facts.len ? " " : "");
    lz_put_text(w, facts);
    for (int i = 0; i < still.count; i++) {
        lz_put(w, i ? ", " : " Possible now: ");
        lz_put(w, still.word[i]);
    }
    lz_put(w, still.count ? "." : "");
}

/* ---- since the last turn */

/* The last input that a seat made, and that stands; 0: it has made none. */
static uint32_t last_step_of(const struct lz_room *room, int seat) {
    uint32_t step = lz_room_head(room)->step;
    while (step && room->past[step].seat != seat)
        step--;
    return step;
}

/* Did the seat hear it after it made that input? What is no event has the step of the input before it, whoever made
   that: others' hidden inputs in between must not tell by it that they were made. */
static bool after(const struct lz_told *told, uint32_t step) {
    return told->step > step || (told->step == step && !lz_told_event(told));
}

uint32_t lz_room_since(const struct lz_room *room, int seat) {
    uint32_t step = last_step_of(room, seat), number = lz_room_count(room, seat);
    lz_assert(seat >= 0 && seat < LZ_SEATS);
    while (number && after(lz_room_told(room, seat, number), step))
        number--;
    return number;
}

void lz_room_since_json(const struct lz_room *room, int seat, struct lz_writer *w) {
    uint32_t count = lz_room_count(room, seat);
    lz_json_open(w, NULL, '[');
    for (uint32_t i = lz_room_since(room, seat) + 1; i <= count; i++) {
        const struct lz_told *told = lz_room_told(room, seat, i);
        bool event = lz_told_event(told);
        if (!told->back && (!event || lz_event_news(room->game, &told->event, seat)))
            lz_room_told_json(room, seat, i, w);
    }
    lz_json_close(w, ']');
}

/* ---- advice */

/* Where no house has rules it is as usual. */
bool lz_room_may_hint(const struct lz_room *room, int seat) {
    int32_t rule = room->house.on ? room->house.number[LZ_HOUSE_HINT] : LZ_HOUSE_HINT_BOTS;
    bool alone = true;
    for (int i = 0; i < room->record.setup.seats; i++)
        alone = alone && (i == seat || room->holder[i].bot);
    return rule == LZ_HOUSE_HINT_YES || (rule == LZ_HOUSE_HINT_BOTS && alone);
}

/* ---- the table as text */

void lz_room_table(struct lz_room *room, int seat, struct lz_writer *w) {
    const char *names[LZ_SEATS];
    lz_room_names(room, names);
    if (room->game->table)
        room->game->table(room->game, lz_room_view(room, seat), names, w);
    else
        lz_room_show(room, seat, w);
}
