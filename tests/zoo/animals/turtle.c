/* Swamp: as many at home as the greatest band seen near, and two hundred; attacks at two to one. */
#include "bots/swamp/swamp_mind.h"
#include "tests/zoo/zoo.h"

static const struct swamp_mind_level turtle = {
    .arts = true, .rehearse = true, .guard = 100, .least = 200, .margin = 200, .startup = 2
};

static void begin(void *memory, const struct lz_chair *chair) {
    lz_bot_swamp_hard.begin(memory, chair);
    ((struct swamp_memory *)memory)->level = &turtle;
}

const struct zoo_animal zoo_turtle = { .name = "turtle",
                                       .about = "stays at home, attacks at two to one",
                                       .games = "swamp",
                                       .most = 45,
                                       .like = &lz_bot_swamp_hard,
                                       .begin = begin };
