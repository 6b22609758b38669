/* The card games: lays nothing before the pile is low, then whatever can be laid. */
#include "games/kit/rummy_view.h"
#include "tests/zoo/lister.h"
#include "tests/zoo/zoo.h"

static bool lays(const struct lz_move *m) { return m->verb == RUMMY_V_MELD || m->verb == RUMMY_V_ADD; }

static void decide(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    const struct rummy_view *v = asked->view;
    struct lz_move moves[LZ_MOVES];
    uint32_t n = zoo_list(asked, moves), i = 0;
    bool early = v->open.unknown_left > 20;
    while (i + 1 < n && lays(&moves[i]) == early && v->seen.phase == RUMMY_MAIN)
        i++;
    *move = moves[i];
}

const struct zoo_animal zoo_hoard = { .name = "hoard",
                                      .about = "keeps its cards until the pile is low",
                                      .games = "conspiracy legends",
                                      .most = 40,
                                      ZOO_LISTER,
                                      .decide = decide };
