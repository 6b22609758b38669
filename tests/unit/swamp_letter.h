/* A letter as a clan writes it: whom it reaches, and what is kept of it. */
#ifndef SWAMP_LETTER_UNIT_H
#define SWAMP_LETTER_UNIT_H

#include "games/swamp/sheet/swamp_sheet.h"
#include "core/words/text.h"

static char letter_words[LZ_POST_WORDS];
static struct lz_post letter_post;

static inline lz_seats letter_sent(const struct swamp_view *by, const struct lz_letter *letter,
                                   struct lz_writer *note) {
    struct lz_writer words = lz_writer_in(letter_words, sizeof letter_words);
    struct lz_posting posting = { .words = &words, .note = note };
    bool sent = swamp_letter_post(by, letter, &posting);
    letter_post = posting.post;
    return sent ? posting.post.to : 0;
}

#endif
