/* A set of NewSpeak read from its file (NS-18): docs/newspeak-data.md is the format. Each record into struct
   newspeak_facts (newspeak_load_take.c), then what no single record can show (newspeak_load_check.c). The built-in set
   is read by the same code when the engine is built. */
#ifndef NEWSPEAK_LOAD_H
#define NEWSPEAK_LOAD_H

#include "core/set.h"
#include "games/newspeak/newspeak_view.h"

enum {
    NS_SET_ROOM = 1 << 18,
    NS_PLACE_FORM = 'l', /* the letters of the lexicons of places and of code-words */
    NS_WORD_FORM = 'j',
    NS_MEANINGS_LEAST = 20,
    NS_FORMS = 8,  /* of a code-word, at most; covers likewise */
    NS_NOUNS = 12, /* of a topic, at most */
    NS_SENTENCE = 120,
    NS_CLAUSE = 60,
    NS_PLACE_NAME = 24
};

/* A set while it is read. */
struct newspeak_loader {
    struct lz_set file;
    struct newspeak_facts *facts; /* in the caller's room */
    /* Where things stand in the file, for what is checked at the end. */
    uint32_t word_line[NS_SETS][NS_WORDS], plain_line[NS_SETS][NS_WORDS], veiled_line[NS_SETS][NS_WORDS];
    uint32_t saying_line[NS_SAYINGS], topic_line[NS_TOPICS];
};

/* What records call a set of code-words. */
static inline const char *newspeak_letter(int set) { return set ? "B" : "A"; }

/* The takers of records, for the table of kinds; the loader is a struct newspeak_loader. */
#define NEWSPEAK_TAKE(name) void newspeak_take_##name(void *loader, const struct lz_set_record *record)
NEWSPEAK_TAKE(set);
NEWSPEAK_TAKE(weights);
NEWSPEAK_TAKE(meanings);
NEWSPEAK_TAKE(id);
NEWSPEAK_TAKE(place);
NEWSPEAK_TAKE(word);
NEWSPEAK_TAKE(plain);
NEWSPEAK_TAKE(veiled);
NEWSPEAK_TAKE(saying);
NEWSPEAK_TAKE(topic);

/* The kinds of sayings, as the file calls them; NULL after the last. */
extern const char *const newspeak_sayings[NS_SAYINGS + 1];

/* NS-18.1; and NS-18.2, once that holds: newspeak_load_talk.c */
void newspeak_load_talk(struct newspeak_loader *);
void newspeak_load_check(struct newspeak_loader *);

/* Of the words of the game, as core/games_test.c counts them. */
#define NEWSPEAK_WORDS_HASH UINT64_C(0xa798b662b4097a59)

bool newspeak_load(const struct lz_game *, struct lz_text file, void *room, struct lz_game *into,
                   struct lz_writer *trouble);

#endif
