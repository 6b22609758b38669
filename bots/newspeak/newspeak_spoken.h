/* What has been said in a match, so that nobody says it again (NS-17.6, NS-18.3): how often each phrase that bots know
   was told, the marks of whole lines, and the line before. Gathered from public talk alone, so that whoever was away
   and is told it knows the same. */
#ifndef NEWSPEAK_SPOKEN_H
#define NEWSPEAK_SPOKEN_H

#include "core/words/prose.h"
#include "core/words/text.h"
#include "games/newspeak/newspeak_facts.h"

enum {
    NSS_PHRASES = 2048, /* places for marks of phrases; a set has far fewer */
    NSS_LINES = 512,    /* of a match; of more, the last */
    NSS_TOKENS = 16     /* of a phrase, at most */
};

/* It lies in memories, which are compared by their bytes: so no byte of it is padding. */
struct newspeak_spoken {
    const struct newspeak_facts *facts;
    uint32_t phrase[NSS_PHRASES]; /* marks; 0: free */
    uint32_t line[NSS_LINES];
    uint32_t lines;
    uint8_t told[NSS_PHRASES];
    uint8_t seat; /* whose the line before was; NS_NONE: nobody has said anything in this round */
    bool asked;   /* and whether it asks something */
    char before[LZ_SPEECH + 6];
};
_Static_assert(sizeof(struct newspeak_spoken) % 8 == 0 &&
                   offsetof(struct newspeak_spoken, before) + LZ_SPEECH + 6 == sizeof(struct newspeak_spoken),
               "it has holes");

/* Nothing was said yet; what bots may say is known. */
void newspeak_spoken_begin(struct newspeak_spoken *, const struct newspeak_facts *, const struct newspeak_set *);
/* A new round: nobody is answered any more. */
void newspeak_spoken_round(struct newspeak_spoken *);
void newspeak_spoken_take(struct newspeak_spoken *, int seat, struct lz_text line);

/* How often anybody has said the phrase. */
int newspeak_told(const struct newspeak_spoken *, const char *phrase);
bool newspeak_line_told(const struct newspeak_spoken *, struct lz_text line);
/* Did somebody else than this seat speak before? Did he ask? */
bool newspeak_answers(const struct newspeak_spoken *, int seat);
bool newspeak_asked(const struct newspeak_spoken *, int seat);

#endif
