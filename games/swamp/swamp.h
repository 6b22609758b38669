/* Lizards! War in the Savage Swamp. */
#ifndef SWAMP_H
#define SWAMP_H

#include "core/lz.h"

extern const struct lz_game swamp_game;

#endif
