/* For tests of what NewSpeak's bots reckon: the table of W30, its words and places by name. */
#ifndef NEWSPEAK_MIND_TEST_H
#define NEWSPEAK_MIND_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bots/newspeak/newspeak_mind.h"

#include "core/games.h"
#include "core/words/text.h"

#include <string.h>

static inline const struct lz_game *the_game(void) { return lz_game_by_id(lz_span("newspeak")); }
static inline const struct newspeak_facts *the_facts(void) { return newspeak_facts_of(the_game()); }

static const double close_to = .001;

static inline void near(double is, double should) { assert_float_equal(is, should, close_to); }

/* Set A, six codes, the first twelve places in the slots of their serials (W30). */
struct table {
    struct newspeak_open open;
    struct newspeak_weights weights;
    struct newspeak_odds moderators, partners;
    double prior[NS_CODES];
    uint16_t in_play;
};

static inline void lay(struct table *t) {
    memset(t, 0, sizeof *t);
    t->open.codes = 6;
    t->in_play = 0xfff;
    for (int i = 0; i < NS_SLOTS; i++)
        t->open.place[i] = (uint8_t)i;
    for (int c = 0; c < t->open.codes; c++)
        t->prior[c] = 1.0 / t->open.codes;
    newspeak_weigh(the_facts(), &t->open, &t->weights);
    newspeak_odds(&t->weights, newspeak_to_moderators, &t->moderators);
    newspeak_odds(&t->weights, newspeak_to_partners, &t->partners);
}

static inline int slot_of(const char *place) {
    for (int i = 0; i < NS_PLACES; i++)
        if (strcmp(the_facts()->place[i].name, place) == 0)
            return i;
    fail_msg("no place %s", place);
    return 0;
}

static inline int word_of(const char *word) {
    for (int j = 0; j < NS_WORDS; j++)
        if (strcmp(the_facts()->set[0].word[j].word, word) == 0)
            return j;
    fail_msg("no word %s", word);
    return 0;
}

static inline void hear(double e[NS_WORDS], const char *const *words) {
    memset(e, 0, NS_WORDS * sizeof *e);
    for (; *words; words++)
        e[word_of(*words)] += 1;
}
#define HEAR(e, ...) hear(e, (const char *const[]){ __VA_ARGS__, NULL })

#endif
