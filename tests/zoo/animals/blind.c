/* The card games: hard, but it never draws the open card. */
#include "games/kit/rummy_view.h"
#include "tests/zoo/lister.h"
#include "tests/zoo/zoo.h"

static void decide(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    const struct lz_seen *seen = asked->view;
    struct lz_move moves[LZ_MOVES],
        wish = { .seat = seen->seat, .verb = RUMMY_V_DRAW, .args = 1, .arg = { RUMMY_UNKNOWN } };
    uint32_t n = zoo_list(asked, moves);
    lz_bot_rummy_hard.decide(memory, asked, move);
    if (seen->phase == RUMMY_DRAW)
        zoo_rather(moves, n, wish, move);
}

const struct zoo_animal zoo_blind = { .name = "blind",
                                      .about = "never draws the open card",
                                      .games = "conspiracy legends",
                                      .most = 60,
                                      .like = &lz_bot_rummy_hard,
                                      .decide = decide };
