/* After every step the game's own sums add up, and the head says what a head may say. Also: a copy is a match of its
   own; and what random play meets. */
#include "tests/prop/prop.h"

#include "core/rng.h"
#include "core/seats.h"
#include "core/text.h"
#include "core/verb.h"

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
    if (head->over && (head->may || head->wait || head->alarm != LZ_NEVER || !head->won))
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
        if (!w->game->audit(w->state, &why))
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

const char *prop_visits(struct walk *w) {
    struct lz_input in;
    while (walk_next(w, &in))
        walk_make(w, &in, NULL);
    return NULL;
}

const char *prop_visits_after(struct walk *w) {
    for (int i = 0; i < w->game->verb_count; i++)
        if (!w->verbs[w->game->verbs[i].verb] && !w->game->hear) /* talk is not for random play */
            return walk_say(w, w->game->verbs[i].help, NULL, -1);
    return NULL;
}
