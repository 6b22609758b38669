/* NewSpeak: Dissidents who take what is best against the listener of NS-17.5, without decoys and almost without chance.
 */
#include "bots/newspeak/newspeak_player.h"
#include "tests/zoo/zoo.h"

static const struct newspeak_level sharp = { .speaks = true,
                                             .imagined = .25,
                                             .clear = 4,
                                             .feared = 2,
                                             .veiled = .8,
                                             .sharp = 50,
                                             .secret = .9,
                                             .hears = NSW_ANT,
                                             .heard = 1,
                                             .kept = 1,
                                             .gain = .1,
                                             .draws = true };

static void begin(void *memory, const struct lz_chair *chair) {
    lz_bot_newspeak_hard.begin(memory, chair);
    ((struct newspeak_memory *)memory)->level = &sharp;
}

const struct zoo_animal zoo_sharp = { .name = "sharp",
                                      .about = "says what is best against a plain listener",
                                      .games = "newspeak",
                                      .sits = ZOO_FIRST_SIDE,
                                      .most = 60,
                                      .like = &lz_bot_newspeak_hard,
                                      .begin = begin };
