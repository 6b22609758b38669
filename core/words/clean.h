/* Foreign text made fit to be shown. Every text that leaves the program goes through here, whatever door it came in
   by; what a door keeps as a name is asked first whether it is clean. */
#ifndef LZ_CLEAN_H
#define LZ_CLEAN_H

#include "core/lz.h"

/* Sound UTF-8 without control characters: C0, DEL, C1, the separators of lines and paragraphs, and the marks that turn
   the direction of writing. The empty text is clean. */
bool lz_is_clean(struct lz_text);

/* Control characters become blanks (line ends stay if `lines`), broken UTF-8 becomes '?'. */
void lz_put_clean(struct lz_writer *, struct lz_text, bool lines);
/* The same of words where they are, on one line. They never grow. */
void lz_tame(char *words);

/* How wide a terminal shows clean text: a mark above a letter takes no room, a Chinese letter or a picture takes two.
 */
uint32_t lz_columns(struct lz_text);

/* Takes a character off the front of a text that is not empty: its code point, or LZ_BROKEN for a byte of no sound
   UTF-8. */
enum { LZ_BROKEN = -1 };
int32_t lz_take_rune(struct lz_text *from);
bool lz_rune_controls(int32_t rune);

#endif
