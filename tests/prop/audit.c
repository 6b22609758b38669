/* After every step the game's own sums add up, and the head says what a head may say. Also: a copy is a match of its
   own; and what random play meets. */
#include "tests/prop/prop.h"

#include "core/bug.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "core/words/verb.h"

static const char *head_is_good(struct walk *w, uint32_t step) {
    const struct lz_head *head = w->state;
    lz_seats all = lz_all(w->setup.seats);
    if (head->game != w->game->number || head->rules != w->game->rules || head->seats != w->setup.seats)
        return walk_say(w, "the head is of another match", NULL, -1);
    if (head->step != step || head->spare)
        return walk_say(w, "apply wrote where only submit may, or nobody", NULL, -1);
    if (head->phase >= w->game->phase_count)
        return walk_say(w, "the phase has no name", NULL, -1);
    if (head->may & ~all || head->wait & ~head->may || head->won & ~all)
        return walk_say(w, "somebody is waited for who may not act", NULL, -1);
    bool nobody = strcmp(w->game->id, "swamp") == 0; /* may be left to win, SW-15.3 */
    if (head->over && (head->may || head->wait || head->alarm != LZ_NEVER || !(head->won || nobody)))
        return walk_say(w, "it is over, but somebody may act or nobody has won", NULL, -1);
    if (!head->over && (head->won || (!head->may && head->alarm == LZ_NEVER)))
        return walk_say(w, "it is not over, but somebody has won or nobody can ever act", NULL, -1);
    if (head->alarm <= head->now)
        return walk_say(w, "an alarm lies in the past", NULL, -1);
    return NULL;
}

const char *prop_audit(struct walk *w) {
    struct lz_input in;
    for (uint32_t step = 0;; step++) {
        struct lz_why why = { 0 };
        const char *wrong = head_is_good(w, step);
        if (wrong)
            return wrong;
        if (!w->game->audit(w->game, w->state, &why))
            return walk_say(w, w->game->ruleset[why.rule].id, NULL, -1);
        if (!walk_next(w, &in))
            return NULL;
        walk_make(w, &in, NULL);
    }
}

const char *prop_clone(struct walk *w) {
    struct lz_input in;
    size_t size = w->game->state_size;
    while (walk_next(w, &in)) {
        memcpy(w->other, w->state, size);
        memcpy(w->third, w->state, size);
        walk_make_in(w, w->other, &in, NULL);
        if (memcmp(w->state, w->third, size) != 0)
            return walk_say(w, "made in a copy, changed the original", &in.move, -1);
        walk_make(w, &in, NULL);
        if (memcmp(w->state, w->other, size) != 0)
            return walk_say(w, "does another thing in a copy", &in.move, -1);
    }
    return NULL;
}

static void met(void *to, const struct lz_event *event) {
    struct walk *w = to;
    w->kinds[event->kind] = 1;
}

const char *prop_visits(struct walk *w) {
    struct lz_input in;
    struct lz_sink out = { met, w };
    lz_assert(w->game->setup(w->game, w->state, &w->setup, &out, NULL)); /* again, for what the deal tells */
    while (walk_next(w, &in))
        walk_make(w, &in, &out);
    return NULL;
}

/* Rows of a shared table that a game has no use for, or that random play meets once in a thousand matches: the rule
   scripts meet those. */
static const struct {
    const char *game, *kind;
} never[] = {
    { "conspiracy", "reshuffled" }, /* no reshuffle here */
    { "lies", "held-back" },        /* two declare, and the first takes what the second would have answered */
    { "swamp", "coerced" },
    { "swamp", "gated" },
    { "swamp", "darkened" },   /* 120 black lizards and more in one hex */
    { "swamp", "transmuted" }, /* 150 of them */
    { "swamp", "recoloured" },
    { "swamp", "revealed" }, /* 25 of them sing near a spy who lives: once in four hundred */
    { "swamp", "sailed" },
    { "swamp", "nobody" }, /* a raft, and the crew that built it aboard; all leave at once */
};

static bool excused(const struct lz_game *game, int kind) {
    for (int i = 0; i < LZ_COUNT(never); i++)
        if (strcmp(never[i].game, game->id) == 0 && strcmp(never[i].kind, game->kinds[kind].word) == 0)
            return true;
    return false;
}

/* Every verb is used and every kind of event told; but talk is not for random play. */
const char *prop_visits_after(struct walk *w) {
    for (int i = 0; i < w->game->verb_count && !w->game->hear; i++)
        if (!w->verbs[w->game->verbs[i].verb])
            return walk_say(w, w->game->verbs[i].help, NULL, -1);
    for (int i = 0; i < w->game->kind_count && !w->game->hear; i++)
        if (!w->kinds[i] && !excused(w->game, i))
            return walk_say(w, w->game->kinds[i].tale, NULL, -1);
    return NULL;
}
