/* All that stands for the code-words of a set, in one sorted table: themselves, their forms, their covers, and with
   lore what WordNet has beside them (NS-17.3, NS-17.4). */
#ifndef NEWSPEAK_NEAR_H
#define NEWSPEAK_NEAR_H

#include "bots/lore/lore.h"
#include "games/newspeak/newspeak_facts.h"

enum {
    NSW_NEAR = 29,   /* letters of a word that stands for a code-word, with its NUL */
    NSW_NEARS = 768, /* such words of a set; with WordNet 3.0 there are some 550 */
    NSW_HYPONYMS = 60
};

/* NS-17.3: how a word stands for a code-word, the strongest first. */
enum newspeak_class { NSW_EXACT, NSW_COVER, NSW_SYN, NSW_SIM, NSW_HYP, NSW_ANT };

struct newspeak_near {
    char word[NSW_NEAR];
    uint8_t code; /* code-word */
    uint8_t how;  /* enum newspeak_class */
    bool mute;    /* NS-17.3: a stop word or a compound, which is not heard */
};

struct newspeak_words {
    bool crowded; /* there were more than NSW_NEARS */
    uint32_t nears;
    struct newspeak_near near[NSW_NEARS]; /* by word, then code, then class */
};

/* Fills the table; a code-word without a `word` is left out. Without lore (NULL) only exact words, forms and covers are
   known. */
void newspeak_learn(struct newspeak_words *, const struct newspeak_set *, const struct lore *);
/* The first entry of the table whose word is not before this one. */
uint32_t newspeak_near(const struct newspeak_words *, const char *word);

#endif
