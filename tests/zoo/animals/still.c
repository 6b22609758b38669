/* Swamp: takes the start-up of hard and orders nothing, ever. */
#include "games/swamp/swamp_view.h"
#include "tests/zoo/zoo.h"

static void decide(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    const struct swamp_view *v = asked->view;
    lz_bot_swamp_hard.decide(memory, asked, move);
    if (v->seen.phase != SW_PHASE_STARTUP)
        *move = (struct lz_move){ .seat = v->seen.seat, .verb = SW_READY };
}

const struct zoo_animal zoo_still = { .name = "still",
                                      .about = "orders nothing",
                                      .games = "swamp",
                                      .most = 40,
                                      .like = &lz_bot_swamp_hard,
                                      .decide = decide };
