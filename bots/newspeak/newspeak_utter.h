/* Sentences around code-words (NS-17.6, uttering): clauses of the data file, put together anew every time. */
#ifndef NEWSPEAK_UTTER_H
#define NEWSPEAK_UTTER_H

#include "bots/newspeak/newspeak_spoken.h"
#include "core/words/text.h"
#include "games/newspeak/newspeak_view.h"

enum { NSU_TOGETHER = 2 }; /* code-words of one message, at most */

struct newspeak_message {
    const struct newspeak_facts *facts;
    const struct newspeak_set *set;       /* of those facts */
    const struct newspeak_spoken *spoken; /* so far */
    uint32_t most;                        /* characters */
    uint8_t seat;                         /* whose message it is */
    uint8_t words, word[NSU_TOGETHER];
    bool veiled[NSU_TOGETHER]; /* a cover stands for the word */
    bool asks;                 /* the word in a question, if there is such a clause */
    bool answers;              /* only a short answer to the line before */
};

/* How many code-words fit into one message of so many characters, whatever they are. */
int newspeak_together(uint32_t most);
/* Says the words, or nothing in particular if there are none. It always fits, and NS-5 has nothing against it. */
void newspeak_utter(const struct newspeak_message *, struct lz_rng *, struct lz_writer *);

#endif
