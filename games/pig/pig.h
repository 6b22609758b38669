#ifndef PIG_H
#define PIG_H

#include "core/lz.h"

extern const struct lz_game pig_game;

#endif
