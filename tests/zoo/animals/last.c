/* The last move of the list, always. */
#include "tests/zoo/lister.h"
#include "tests/zoo/zoo.h"

static void decide(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    struct lz_move moves[LZ_MOVES];
    *move = moves[zoo_list(asked, moves) - 1];
}

const struct zoo_animal zoo_last = { .name = "last",
                                     .about = "takes the last legal move",
                                     .games = "conspiracy legends lies",
                                     .most = 10,
                                     ZOO_LISTER,
                                     .decide = decide };
