#ifndef CONSPIRACY_H
#define CONSPIRACY_H

#include "core/lz.h"

extern const struct lz_game conspiracy_game;

#endif
