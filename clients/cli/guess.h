/* What somebody may have meant by a word that is not there. */
#ifndef CLI_GUESS_H
#define CLI_GUESS_H

#include "core/words/text.h"

struct guess {
    struct lz_text word;
    const char *best; /* the nearest of those tried; NULL: none is near */
    int far;
};
struct guess guess_at(const char *word);
void guess_try(struct guess *, const char *candidate);
/* "; did you mean 'play'?" in the room, or nothing. */
enum { GUESS_ROOM = 80 };
const char *guess_said(const struct guess *, char room[GUESS_ROOM]);

#endif
