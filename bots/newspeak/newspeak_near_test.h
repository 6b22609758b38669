/* What the tests of NewSpeak's words share: the real WordNet, opened once for a program, and what both sets learn. */
#ifndef NEWSPEAK_NEAR_TEST_H
#define NEWSPEAK_NEAR_TEST_H

#include "bots/lore/lore_test.h"
#include "bots/newspeak/newspeak_hear.h"
#include "core/games.h"
#include "games/newspeak/newspeak_view.h"

static inline const struct newspeak_facts *the_facts(void) {
    return newspeak_facts_of(lz_game_by_id(lz_span("newspeak")));
}

/* The words of a set of the game, with all that WordNet has beside them. */
static inline const struct newspeak_words *learned(void **state, int set) {
    static struct newspeak_words words[NS_SETS];
    if (!words[set].nears)
        newspeak_learn(&words[set], &the_facts()->set[set], wordnet(state));
    return &words[set];
}

/* The class of a word for a code-word, WordNet's only; -1: it does not stand for it. */
static inline int class_of(const struct newspeak_words *w, const char *word, int code) {
    for (uint32_t i = newspeak_near(w, word); i < w->nears && strcmp(w->near[i].word, word) == 0; i++)
        if (w->near[i].code == code && w->near[i].how >= NSW_SYN)
            return w->near[i].how;
    return -1;
}

#endif
