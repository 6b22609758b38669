/* NewSpeak: say nothing, dial a hash of code and round that was agreed outside the game. Nobody can guess it: this is
   the bound. */
#include "tests/zoo/quiet.h"
#include "tests/zoo/zoo.h"

static void decide(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    const struct newspeak_view *v = asked->view;
    uint32_t hash = (v->cell.code * 977u + v->open.round * 131u + 7u) * 2654435761u;
    hash = (hash ^ hash >> 15) * 2246822519u; /* no step from round to round is like another */
    hash = (hash ^ hash >> 13) * 3266489917u;
    if (!zoo_quiet(v, zoo_slot_from(v, hash >> 16), move))
        lz_bot_newspeak_hard.decide(memory, asked, move);
}

const struct zoo_animal zoo_hush = { .name = "hush",
                                     .about = "says nothing, dials what was agreed outside",
                                     .games = "newspeak",
                                     .sits = ZOO_FIRST_SIDE,
                                     .most = ZOO_BOUND,
                                     .like = &lz_bot_newspeak_hard,
                                     .decide = decide };
