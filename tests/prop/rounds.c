/* LZ_ROUND counts: at every moment the events that close a round, told so far, are as many as the rounds that the
   game's own state has behind it. Hosts count rounds by the flag and know no state. */
#include "tests/prop/prop.h"

#include "core/seats.h"
#include "games/duel/duel_state.h"
#include "games/kit/rummy_state.h"
#include "games/lies/lies_state.h"
#include "games/newspeak/newspeak_state.h"
#include "games/swamp/swamp_state.h"

/* Of a state that numbers the round being played from 1, and is at 0 before the first. */
static int closed(const void *state, int round) { return lz_head_of(state)->over || !round ? round : round - 1; }

static int of_cards(const void *state) { return closed(state, ((const struct rummy *)state)->open.round); }
static int of_lies(const void *state) { return closed(state, ((const struct lies_state *)state)->open.round); }
static int of_newspeak(const void *state) { return closed(state, ((const struct newspeak_state *)state)->open.round); }
static int of_duel(const void *state) { return closed(state, ((const struct duel_state *)state)->open.round); }
static int of_swamp(const void *state) { return ((const struct swamp_state *)state)->turn; }
static int of_pig(const void *state) { return lz_head_of(state)->over; } /* the match is its one round */

static const struct {
    const char *game;
    int (*closed)(const void *state);
} own[] = {
    { "conspiracy", of_cards }, { "legends", of_cards }, { "lies", of_lies }, { "newspeak", of_newspeak },
    { "duel", of_duel },        { "swamp", of_swamp },   { "pig", of_pig },
};

static bool counted, met; /* in any match of the game: is it in the table, and has a round been closed? */

struct count {
    const struct lz_game *game;
    int closed;
};

static void take(void *to, const struct lz_event *event) {
    struct count *count = to;
    count->closed += (count->game->kinds[event->kind].flags & LZ_ROUND) != 0;
}

const char *prop_rounds(struct walk *w) {
    struct count count = { w->game, 0 };
    struct lz_sink out = { take, &count };
    struct lz_input in;
    int (*state_says)(const void *) = NULL;
    for (int i = 0; i < LZ_COUNT(own); i++)
        if (strcmp(own[i].game, w->game->id) == 0)
            state_says = own[i].closed;
    counted = state_says;
    while (state_says && walk_next(w, &in)) {
        struct lz_move made = in.move;
        walk_make(w, &in, &out);
        if (count.closed != state_says(w->state))
            return walk_say(w, "closes another number of rounds than is told", &made, -1);
        met |= count.closed > 0;
    }
    return NULL;
}

const char *prop_rounds_after(struct walk *w) {
    const char *wrong = counted && !met ? walk_say(w, "no match has closed a round: nothing was counted", NULL, -1)
                                        : NULL;
    counted = met = false;
    return wrong;
}
