#ifndef DUEL_H
#define DUEL_H

#include "core/lz.h"

extern const struct lz_game duel_game;

#endif
