/* Lizards & Lies: docs/rules/lies.md. */
#ifndef LIES_H
#define LIES_H

#include "core/lz.h"

extern const struct lz_game lies_game;

#endif
