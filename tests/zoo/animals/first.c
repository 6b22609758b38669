/* The first move of the list, always. */
#include "tests/zoo/lister.h"
#include "tests/zoo/zoo.h"

static void decide(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    struct lz_move moves[LZ_MOVES];
    zoo_list(asked, moves);
    *move = moves[0];
}

const struct zoo_animal zoo_first = { .name = "first",
                                      .about = "takes the first legal move",
                                      .games = "conspiracy legends lies",
                                      .most = 10,
                                      ZOO_LISTER,
                                      .decide = decide };
