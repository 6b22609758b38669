/* What the tests of NewSpeak's words share: the real WordNet, opened once for a program, and two questions. */
#ifndef NEWSPEAK_WORDS_TEST_H
#define NEWSPEAK_WORDS_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bots/newspeak/newspeak_words.h"
#include "core/games.h"
#include "games/newspeak/newspeak_view.h"

#include <string.h>

enum { SAID = 1024 };

static inline const struct newspeak_facts *the_facts(void) {
    return newspeak_facts_of(lz_game_by_id(lz_span("newspeak")));
}

static inline int open_words(void **state) {
    static struct newspeak_words words;
    static char said[SAID];
    struct lz_writer trouble = lz_writer_in(said, sizeof said);
    if (!newspeak_words_open(&words, the_facts(), NULL, &trouble))
        print_error("%s\n", said); /* each test says it again */
    *state = &words;
    return 0;
}

static inline int close_words(void **state) {
    newspeak_words_close(*state);
    return 0;
}

static inline const struct newspeak_words *wordnet(void **state) {
    const struct newspeak_words *w = *state;
    if (!w->have)
        fail_msg("%s", newspeak_words_without());
    return w;
}

/* The class of a word for a code-word, WordNet's only; -1: it does not stand for it. */
static inline int class_of(const struct newspeak_words *w, const char *word, int code) {
    for (uint32_t i = newspeak_near(w, word); i < w->nears && strcmp(w->near[i].word, word) == 0; i++)
        if (w->near[i].code == code && w->near[i].how >= NSW_SYN)
            return w->near[i].how;
    return -1;
}

static inline void assert_bases(const struct newspeak_words *w, const char *word, const char *want) {
    char got[SAID] = "";
    struct newspeak_bases bases;
    struct lz_writer out = lz_writer_in(got, sizeof got);
    newspeak_bases(w, word, &bases);
    for (int i = 0; i < bases.n; i++) {
        lz_put(&out, i ? " " : "");
        lz_put(&out, bases.form[i]);
    }
    if (strcmp(got, want) != 0)
        fail_msg("base forms of '%s': '%s', not '%s'", word, got, want);
}

#endif
