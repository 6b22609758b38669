/* The open tables of NewSpeak: places, codes, cards and what bots say. A set's file brings them (NS-18,
   newspeak_load.c); rules know the shape, never a word or a place. */
#ifndef NEWSPEAK_FACTS_H
#define NEWSPEAK_FACTS_H

#include <stdbool.h>
#include <stdint.h>

enum {
    NS_COLUMNS = 4, /* NS-2.6 */
    NS_ROWS = 3,
    NS_SLOTS = NS_COLUMNS * NS_ROWS,
    NS_PLACES = 40, /* at most, as printed: NS-2.1; a set deals from NS_SLOTS of its own, or more */
    NS_SETS = 2,    /* NS-2.2 */
    NS_CODES = 10,
    NS_WORDS = 20,      /* of a set, at most, as printed: NS-2.3 */
    NS_WORDS_LEAST = 8, /* and at least */
    NS_MEANINGS = 64,   /* at most */
    NS_TAGS = 14,       /* of a place, at most: NS-2.4 */
    NS_CARDS = 9,       /* NS-9.1 */
    NS_STEPS = 3,       /* of a card, at most */
    NS_TOKENS = 6,      /* NS-2.5 */
    NS_CLAUSES = 12,    /* of a code-word, plain ones or veiled ones, or of a topic, at most */
    NS_PHRASES = 60,    /* openers, nods and so on, of each at most */
    NS_TOPICS = 32,     /* of what bots say, at most */
    NS_MESSAGE = 140,   /* NS-18.2: letters of what bots say at once, at most */
    NS_NONE = 255
};

/* Lists of texts end with NULL. */
struct newspeak_place {
    const char *name, *word;               /* "Night Club", "night-club" */
    const char *neutral, *hacked, *filter; /* what its three faces show, a sentence each */
    uint8_t tags, tag[NS_TAGS];            /* meanings, the most salient first */
};

struct newspeak_word {
    const char *word;         /* "Answer" */
    const char *parts;        /* of speech, as letters: "nv" */
    const char *const *forms; /* inflections, in small letters; the word itself is not among them */
    const char *const *covers;
    const char *const *plain; /* clauses with the word; with one of its covers. Those that ask end with a mark */
    const char *const *veiled;
};

struct newspeak_set {
    uint8_t words;
    struct newspeak_word word[NS_WORDS];
    uint8_t means[NS_CODES][NS_WORDS]; /* a meaning, or NS_NONE: blank */
};

/* NS-9.1 */
struct newspeak_card {
    const char *name;
    uint8_t seats_least, seats_most;
    bool prevented; /* usable only after outcome P */
    bool any_code;  /* Viktor: any code, and a Neutral slot becomes Moderated */
    uint8_t steps;
    int8_t step[NS_STEPS];
};

/* What bots put around the clauses of their words. */
enum newspeak_saying {
    NS_OPENERS, /* before a statement */
    NS_LEADS,   /* before a question */
    NS_NODS,    /* short answers to a statement, */
    NS_REPLIES, /* to a question */
    NS_JOINERS, /* between two statements */
    NS_REASONS, /* between a question and a statement */
    NS_FILLERS, /* clauses that say nothing */
    NS_SAYINGS
};

/* Fillers about something: they pick up what was said, if it has one of these nouns. */
struct newspeak_topic {
    const char *const *nouns, *const *fillers;
};

struct newspeak_facts {
    const char *id; /* of the set */
    uint8_t meanings, places, topics;
    const char *meaning[NS_MEANINGS]; /* by the alphabet */
    uint8_t weight[NS_TAGS];          /* NS-17.1: of the first tag, the second, ... */
    struct newspeak_place place[NS_PLACES];
    struct newspeak_set set[NS_SETS];
    struct newspeak_card card[NS_CARDS];
    const char *const *saying[NS_SAYINGS];
    struct newspeak_topic topic[NS_TOPICS];
};

/* Those of the set that is built in. Whoever plays goes by the descriptor: newspeak_facts_of. */
extern const struct newspeak_facts newspeak_built_in;

#endif
