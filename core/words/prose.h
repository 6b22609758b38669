/* Words beside a move. Rules never read them: of what was said a move keeps only its mark, how long it was and the
   first 64 bits of its SHA-256, so a match replays without its words and still shows whether words are those that were
   said. A verb whose form is "\"" is spoken. */
#ifndef LZ_PROSE_H
#define LZ_PROSE_H

#include "core/lz.h"

enum {
    LZ_SPEECH = 500,  /* bytes of one speech, at most */
    LZ_MARK_ARGS = 5, /* its length, its hash */
    LZ_MARK = 24      /* room for a mark in words: "56:0123456789abcdef" */
};

static inline bool lz_form_spoken(const char *form) { return *form == '"'; }
bool lz_move_spoken(const struct lz_game *, const struct lz_move *);

/* Some bytes, not too many, and clean: core/words/clean.h. */
bool lz_prose_sane(struct lz_text);
/* Makes these words the arguments of a spoken move. */
void lz_prose_mark(struct lz_text, struct lz_move *);

void lz_mark_print(const int32_t arg[LZ_MARK_ARGS], struct lz_writer *);
bool lz_mark_parse(struct lz_text, int16_t arg[LZ_MARK_ARGS]);
bool lz_mark_sane(const int16_t arg[LZ_MARK_ARGS]);

/* As people type: "say Hello, you two" is the spoken verb and the words. False if the line begins with no such verb. */
bool lz_prose_take(const struct lz_game *, struct lz_text line, struct lz_move *, struct lz_text *words);

#endif
