/* What a seat is told before it moves: every legal move has its effects, in whole sentences with the id of a rule; what
   is foreseen comes true to the byte; advice is legal; the table keeps to its columns. All of it is made from a view,
   so that a world in which others hold other cards says the same. A game that does not say these things passes. */
#include "tests/prop/prop.h"

#include "core/match.h"
#include "core/words/effect.h"
#include "core/words/prose.h"
#include "core/words/text.h"
#include "core/words/verb.h"

#include <stdlib.h>

enum { PAGE = 65536, LISTED = 12 }; /* moves of a position whose effects are looked at */

struct heard {
    struct walk *w;
    const struct lz_move *move;
    uint32_t count;
    const char *wrong;
};

/* ---- effects */

static bool is_sentence(struct lz_text words) {
    char first = words.at[0], last = words.at[words.len - 1];
    bool begins = !(first >= 'a' && first <= 'z') && first != ' ';
    return begins && strchr(".!?\"", last) && !memchr(words.at, '\n', words.len);
}

/* "CO-6.3": the game's letters, a section, a number. */
static bool is_rule(const char *id) {
    const char *dash = strchr(id, '-');
    return dash && dash > id && dash[1] >= '0' && dash[1] <= '9';
}

static void hear(void *to, const struct lz_effect *effect) {
    struct heard *heard = to;
    heard->count++;
    if (!is_sentence(effect->words))
        heard->wrong = walk_say(heard->w, "has an effect that is no sentence", heard->move, heard->move->seat);
    else if (!is_rule(effect->rule))
        heard->wrong = walk_say(heard->w, "has an effect without a rule", heard->move, heard->move->seat);
}

static const char *effects_of(struct walk *w, const struct lz_input *in) {
    struct heard heard = { .w = w, .move = &in->move };
    struct lz_effects out = { hear, &heard };
    if (!w->game->effect)
        return NULL;
    w->game->effect(w->game, w->view, in, &out);
    if (!heard.count)
        return walk_say(w, "has no effect", &in->move, in->move.seat);
    return heard.wrong;
}

static const char *effects_here(struct walk *w, int seat, int64_t at) {
    const char *wrong = NULL;
    walk_legal(w, w->state, seat, &w->legal);
    uint32_t every = 1 + w->legal.count / LISTED;
    for (uint32_t i = 0; i < w->legal.count && !wrong; i += every)
        wrong = effects_of(w, &(struct lz_input){ .move = w->legal.at[i], .at = at });
    return wrong;
}

/* ---- the table and advice */

static uint32_t columns(struct lz_text line) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < line.len; i++)
        count += ((uint8_t)line.at[i] & 0xc0) != 0x80;
    return count;
}

static const char *table_in(struct walk *w, int seat, uint32_t wide, char *page) {
    struct lz_writer out = lz_writer_in(page, PAGE);
    if (!w->game->table)
        return NULL;
    w->game->table(w->game, w->view, &(struct lz_paper){ NULL, wide }, &out);
    if (out.full || !out.len || page[out.len - 1] != '\n')
        return walk_say(w, "the table is too long, empty or ends in mid-line", NULL, seat);
    struct lz_text rest = { page, out.len };
    while (rest.len)
        if (columns(lz_take_line(&rest)) > wide)
            return walk_say(w, "the table is too wide", NULL, seat);
    return NULL;
}

static const char *table_here(struct walk *w, int seat, char *page) {
    const char *wrong = table_in(w, seat, LZ_TABLE_SLIM, page);
    return wrong ? wrong : table_in(w, seat, LZ_TABLE_WIDE, page);
}

/* Speech that is advised must pass as if it were said. */
static bool can_be_said(struct walk *w, struct lz_input *in) {
    in->move.seat = lz_seen_of(w->view)->seat;
    memcpy(w->other, w->state, w->game->state_size);
    return lz_submit(&(struct lz_match){ .game = w->game, .state = w->other }, in, NULL, NULL) == LZ_OK;
}

static void hear_advice(void *to, const struct lz_advice *advice) {
    struct heard *heard = to;
    struct lz_move move;
    struct lz_input in = { .at = walk_head(heard->w)->now };
    if (!advice->words.len || !is_sentence(advice->words))
        heard->wrong = walk_say(heard->w, "an advice is no sentence", NULL, -1);
    if (!advice->move.len || heard->w->game->sheet)
        return;
    if (lz_prose_take(heard->w->game, advice->move, &in.move, &in.text)) {
        if (!can_be_said(heard->w, &in))
            heard->wrong = walk_say(heard->w, "speech is advised and refused", NULL, -1);
        return;
    }
    if (!lz_move_guess(heard->w->game, &heard->w->legal, advice->move, &move))
        heard->wrong = walk_say(heard->w, "an advice cannot be typed", NULL, -1);
    in.move = move;
    if (!heard->wrong && !heard->w->game->check(heard->w->game, heard->w->state, &in, NULL))
        heard->wrong = walk_say(heard->w, "is advised and refused", &move, move.seat);
}

static const char *advice_here(struct walk *w) {
    struct heard heard = { .w = w };
    struct lz_advices out = { hear_advice, &heard };
    if (w->game->advise)
        w->game->advise(w->game, w->view, &out);
    return heard.wrong;
}

/* ---- what is foreseen */

static const char *came_true(struct walk *w, const struct lz_input *in, void *after) {
    w->game->view(w->game, w->state, in->move.seat, w->view2);
    if (memcmp(after, w->view2, w->game->view_size) == 0)
        return NULL;
    return walk_say(w, "did not do what was foreseen as certain", &in->move, in->move.seat);
}

static const char *look(struct walk *w, const struct lz_input *in, char *page) {
    int seat = in->move.seat;
    const char *wrong;
    w->game->view(w->game, w->state, seat, w->view);
    wrong = table_here(w, seat, page);
    wrong = wrong ? wrong : effects_here(w, seat, in->at);
    wrong = wrong ? wrong : effects_of(w, in);
    return wrong ? wrong : advice_here(w);
}

const char *prop_effect(struct walk *w) {
    struct lz_input in;
    char *page = malloc(PAGE);
    void *after = malloc(w->game->view_size);
    const char *wrong = NULL;
    while (!wrong && walk_next(w, &in)) {
        bool sure = false;
        struct lz_input made = in; /* making it takes its words away */
        if (in.move.verb != LZ_TICK && in.move.seat < LZ_SEATS) {
            wrong = look(w, &in, page);
            sure = !wrong &&
                   lz_foresee(w->game, w->view, &in, &(struct lz_foresight){ .state = w->other, .after = after });
        }
        walk_make(w, &made, NULL);
        if (sure)
            wrong = came_true(w, &in, after);
    }
    free(page);
    free(after);
    return wrong;
}
