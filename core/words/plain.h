/* What people type, in the words of the tables: names of several words, and the little words between them. */
#ifndef LZ_PLAIN_H
#define LZ_PLAIN_H

#include "core/lz.h"

enum { LZ_PLAIN = 600 }; /* room for a move in plain words */

/* "discard the Area 51" is "discard area-51": whole titles become words, and little words that begin no name are left
   out. Where two things have one title, that of a legal move is meant. Lines of text and speech stay as they are.
   Answers a text in `room`, or the one typed where it does not fit. */
struct lz_text lz_move_plain(const struct lz_game *, const struct lz_moves *legal, struct lz_text typed,
                             char room[LZ_PLAIN]);

#endif
