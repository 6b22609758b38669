/* How the game is played, for players: the page of a set, in its words and with its numbers. */
#include "core/bug.h"
#include "core/words/text.h"
#include "games/lies/load/lies_load.h"

/* A # is the next of the numbers. */
static const char page[] =
    "Sides: The <Spreaders> put tokens of two theories on the nodes of # networks. The <Stoppers> take tokens away, "
    "or outweigh them by <Aware (several)> and <Moderators>.\n"
    "Turn: You go through the steps of your board: what your role can do, then Action cards, up to three; the "
    "<Edgelords> "
    "play a card in place of a step. Then discard what you like and draw up to # cards.\n"
    "Reactions: After your turn has scored, each of the others may answer with one Reaction card.\n"
    "Room: A node has room for # tokens and # <Aware (several)>. One more for a full node goes to every node "
    "beside it instead: a Buy In, once for each card or step.\n"
    "Control: The <Spreaders> hold a node with more tokens than there are <Aware (several)> and <Moderators> on it, "
    "and a "
    "network when they hold all its nodes.\n"
    "Points: At the end of your own turn, a <Spreader> for each network that they hold, a <Stopper> for each without a "
    "token. It pays again every turn.\n"
    "With four: A network pays a <Spreader> #, the one in the centre #; a <Stopper> # and "
    "#.\n"
    "With two: A network pays a <Spreader> #, the one in the centre #; a <Stopper> # and "
    "#.\n"
    "Scenario: It opens every round with an effect and closes it with a condition. # rounds are played with it, "
    "# without.\n"
    "End: After the last round the side with more points wins.";

static void put_page(const struct lies_data *d, struct lz_writer *w) {
    const uint8_t(*two)[2] = d->points[0], (*four)[2] = d->points[1];
    const uint8_t numbers[] = {
        d->nets,
        d->hand,
        d->conspiracy_limit,
        d->aware_limit,
        four[LIES_SPREADERS][0],
        four[LIES_SPREADERS][1],
        four[LIES_STOPPERS][0],
        four[LIES_STOPPERS][1],
        two[LIES_SPREADERS][0],
        two[LIES_SPREADERS][1],
        two[LIES_STOPPERS][0],
        two[LIES_STOPPERS][1],
        d->rounds[1],
        d->rounds[0],
    };
    const uint8_t *next = numbers;
    for (const char *at = page; *at; at++)
        if (*at == '#')
            lz_put_number(w, *next++);
        else
            lz_put_char(w, *at);
    lz_assert(next == numbers + LZ_COUNT(numbers));
}

const char *lies_load_page(struct lies_loader *l) {
    char filled[4000], room[6000];
    struct lz_writer numbered = lz_writer_in(filled, sizeof filled), w = lz_writer_in(room, sizeof room);
    put_page(l->data, &numbered);
    lies_put_words(l->data, filled, &w);
    lz_assert(!numbered.full && !w.full); /* some names of LZ_SET_NAME bytes */
    return lies_load_keep(l, &w);
}
