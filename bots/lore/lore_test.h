/* What the tests of words share: the real WordNet, opened once for a program. */
#ifndef LORE_TEST_H
#define LORE_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bots/lore/lore.h"

#include <string.h>

enum { SAID = 1024 };

/* The group's state is the lore, or NULL if there is none. */
static inline int open_lore(void **state) {
    static struct lore lore;
    *state = lore_open(&lore, lore_folder(), NULL) ? &lore : NULL;
    return 0;
}

static inline int close_lore(void **state) {
    if (*state)
        lore_close(*state);
    return 0;
}

static inline const struct lore *wordnet(void **state) {
    if (!*state)
        fail_msg("%s", lore_without());
    return *state;
}

static inline void assert_bases(const struct lore *lore, const char *word, const char *want) {
    char got[SAID] = "";
    struct lore_bases bases;
    struct lz_writer out = lz_writer_in(got, sizeof got);
    lore_bases(lore, word, &bases);
    for (int i = 0; i < bases.n; i++) {
        lz_put(&out, i ? " " : "");
        lz_put(&out, bases.form[i]);
    }
    if (strcmp(got, want) != 0)
        fail_msg("base forms of '%s': '%s', not '%s'", word, got, want);
}

#endif
