/* Cards, places and whatever else a game has words for, found by any of their names and explained. */
#ifndef LZ_THING_H
#define LZ_THING_H

#include "core/lz.h"

struct lz_thing {
    char form; /* of its lexicon */
    int16_t arg;
};
/* The thing that somebody calls so: its word, code or title, whatever the case, blanks, hyphens and quotes between
   letters. Only what the game explains is found. */
bool lz_thing_find(const struct lz_game *, struct lz_text name, struct lz_thing *) LZ_MUST_CHECK;
/* Of a line that is no move but such a name: what it is, and the legal moves that name it. False: it is none. */
bool lz_thing_alone(const struct lz_game *, const struct lz_moves *legal, struct lz_text line, struct lz_writer *);
/* Does the game have something to say about it? */
bool lz_thing_told(const struct lz_game *, struct lz_thing);
/* {"what":"card","word":"moon-landing","code":"L","title":"Moon \"Landing\"","says":["3 points.","..."]} */
void lz_thing_json(const struct lz_game *, struct lz_thing, struct lz_writer *);
/* All of them, in the order of the lexicons. */
void lz_things_json(const struct lz_game *, struct lz_writer *);

#endif
