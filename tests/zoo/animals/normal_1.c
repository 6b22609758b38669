/* Swamp: normal as it was before it minded the room, its homes and what it had fought. */
#include "tests/zoo/zoo.h"

const struct zoo_animal zoo_normal_1 = {
    .name = "normal-1", .about = "the former normal", .games = "swamp", .most = 50, .like = &former_normal
};
