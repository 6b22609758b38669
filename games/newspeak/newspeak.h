/* NewSpeak: docs/rules/newspeak.md. */
#ifndef NEWSPEAK_H
#define NEWSPEAK_H

#include "core/lz.h"

extern const struct lz_game newspeak_game;

#endif
