#ifndef LEGENDS_H
#define LEGENDS_H

#include "core/lz.h"

extern const struct lz_game legends_game;

#endif
