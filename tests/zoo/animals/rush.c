/* Swamp: nobody stays at home, every attack that is even. */
#include "bots/swamp/swamp_mind.h"
#include "tests/zoo/zoo.h"

static const struct swamp_mind_level rush = { .arts = true, .margin = 100, .startup = 2 };

static void begin(void *memory, const struct lz_chair *chair) {
    lz_bot_swamp_hard.begin(memory, chair);
    ((struct swamp_memory *)memory)->level = &rush;
}

const struct zoo_animal zoo_rush = { .name = "rush",
                                     .about = "guards nothing, attacks at even odds",
                                     .games = "swamp",
                                     .most = 45,
                                     .like = &lz_bot_swamp_hard,
                                     .begin = begin };
