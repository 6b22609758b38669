/* Swamp: hard as it was before it minded the room, its homes and what it had fought. */
#include "tests/zoo/zoo.h"

const struct zoo_animal zoo_hard_1 = {
    .name = "hard-1", .about = "the former hard", .games = "swamp", .most = 45, .like = &former_hard
};
