/* NewSpeak: say nothing, dial the lowest slot in play, every round. */
#include "tests/zoo/quiet.h"
#include "tests/zoo/zoo.h"

static void decide(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    const struct newspeak_view *v = asked->view;
    if (!zoo_quiet(v, zoo_slot_from(v, 0), move))
        lz_bot_newspeak_hard.decide(memory, asked, move);
}

const struct zoo_animal zoo_fixed = { .name = "fixed",
                                      .about = "says nothing, dials the lowest slot",
                                      .games = "newspeak",
                                      .sits = ZOO_FIRST_SIDE,
                                      .most = 60,
                                      .like = &lz_bot_newspeak_hard,
                                      .decide = decide };
