/* Hearing (NS-17.3): how strongly each code-word of a set sounds in what was said. */
#ifndef NEWSPEAK_HEAR_H
#define NEWSPEAK_HEAR_H

#include "bots/newspeak/newspeak_near.h"

struct newspeak_ear {
    const struct newspeak_words *words;
    const struct lore *lore;  /* for base forms; NULL: none */
    enum newspeak_class most; /* the weakest class that counts: NSW_EXACT, NSW_COVER, or NSW_ANT for everything */
};

/* Adds what one token says to e, and answers how many code-words it hit: for ears that miss some (NS-17.6). */
int newspeak_hear_token(const struct newspeak_ear *, const char *token, double e[NS_WORDS]);
/* The same for a whole message. E never passes 2, so that messages may be heard one after the other. */
void newspeak_hear_message(const struct newspeak_ear *, struct lz_text message, double e[NS_WORDS]);

#endif
