/* The words of NewSpeak's bots and of its gateway: WordNet's files, mapped and searched in place, never loaded
   (newspeak_words.c, _find.c); base forms (_base.c); tokens, small words and the check for language (_known.c); and
   the table of all that stands for a code-word (_near.c). No global state, no heap: the struct is the caller's. */
#ifndef NEWSPEAK_WORDS_H
#define NEWSPEAK_WORDS_H

#include "core/words/text.h"
#include "games/newspeak/newspeak_facts.h"

enum {
    NSW_LETTERS = 64, /* of a token, at most, with its NUL; the longest single word of WordNet 3.0 has 31 */
    NSW_BASES = 12,   /* base forms of a token, at most */
    NSW_NEAR = 29,    /* letters of a word that stands for a code-word, with its NUL */
    NSW_NEARS = 1536, /* such words, of all sets; with WordNet 3.0 there are some 1100 */
    NSW_SENSES = 3,   /* NS-17.4 */
    NSW_HYPONYMS = 60
};

/* WordNet's four parts of speech, and its three files for each. */
enum newspeak_part { NSW_NOUN, NSW_VERB, NSW_ADJECTIVE, NSW_ADVERB, NSW_PARTS };
enum newspeak_file { NSW_INDEX, NSW_DATA, NSW_EXCEPTIONS, NSW_FILES };

/* NS-17.3: how a word stands for a code-word, the strongest first. */
enum newspeak_class { NSW_EXACT, NSW_COVER, NSW_SYN, NSW_SIM, NSW_HYP, NSW_ANT };

struct newspeak_near {
    char word[NSW_NEAR];
    uint8_t code; /* set * NS_WORDS + code-word */
    uint8_t how;  /* enum newspeak_class */
    bool mute;    /* NS-17.3: a stop word or a compound, which is not heard */
};

struct newspeak_words {
    bool have; /* WordNet is there; without it only exact words, forms and covers are known */
    struct lz_text file[NSW_PARTS][NSW_FILES];
    bool crowded; /* there were more than NSW_NEARS */
    uint32_t nears;
    struct newspeak_near near[NSW_NEARS]; /* by word, then code, then class */
};

/* newspeak_words.c. Opening maps the files and learns the code-words. The folder: NULL for what
   LIZARDRY_WORDNET names, or else Debian's. False: the bots play without WordNet; `trouble` (or NULL) says why. Either
   way the struct is ready, and is closed in the end. */
bool newspeak_words_open(struct newspeak_words *, const struct newspeak_facts *, const char *folder,
                         struct lz_writer *trouble);
void newspeak_words_close(struct newspeak_words *);
/* Maps the files again after a close; what was learned is still there. */
bool newspeak_words_map(struct newspeak_words *, const char *folder, struct lz_writer *trouble);
/* What to tell people who play without it. */
const char *newspeak_words_without(void);

/* newspeak_words_find.c. All of it reads files that may be cut or damaged: what cannot be read is not there. */
/* The file from its first line that does not stand before `key` on; lines are ordered by their first word. */
struct lz_text newspeak_find(struct lz_text file, const char *key);
/* Takes the next line if its first word is `key`, and leaves the rest of that line in `line`. */
bool newspeak_take_entry(struct lz_text *from, const char *key, struct lz_text *line);
bool newspeak_listed(const struct newspeak_words *, int part, const char *word);
/* The places of the first senses of a word; answers how many. */
int newspeak_senses(const struct newspeak_words *, int part, const char *word, uint32_t place[NSW_SENSES]);

struct newspeak_synset {
    int words, pointers;
    struct lz_text word, pointer; /* what is left of the line from its first word, from its first pointer on */
};
struct newspeak_pointer {
    struct lz_text symbol;
    int part;
    uint32_t place;
    int from, to; /* numbers of words, from 1; 0: all of them */
};
bool newspeak_synset(const struct newspeak_words *, int part, uint32_t place, struct newspeak_synset *);
struct lz_text newspeak_take_word(struct newspeak_synset *); /* empty: damaged */
bool newspeak_take_pointer(struct newspeak_synset *, struct newspeak_pointer *);

/* newspeak_words_base.c: the base forms of a word in small letters, itself not among them. */
struct newspeak_bases {
    int n;
    char form[NSW_BASES][NSW_LETTERS];
};
void newspeak_bases(const struct newspeak_words *, const char *word, struct newspeak_bases *);

/* newspeak_words_known.c */
/* NS-5.5: takes the next token of a message, in small letters. False: there is none left. */
bool newspeak_take_token(struct lz_text *message, char token[NSW_LETTERS]);
/* Cuts off what stands for another word: "friend's", "they'll", "isn't". */
void newspeak_bare(char token[NSW_LETTERS]);
bool newspeak_stops(const char *word); /* NS-17.3: a stop word, if it is no code-word */
bool newspeak_known(const struct newspeak_words *, const char *token);

/* NS-5.6 (a). Without WordNet nothing is unknown. */
struct newspeak_language {
    int tokens, unknown;
    bool refused; /* the sender is told LANG */
};
struct newspeak_language newspeak_language(const struct newspeak_words *, struct lz_text message);

/* newspeak_words_near.c: fills the table for up to NS_SETS sets; a code-word without a `word` is left out. False:
   WordNet is there, but a code-word is not in it. */
bool newspeak_learn(struct newspeak_words *, const struct newspeak_set *, int sets);
/* The first entry of the table whose word is not before this one. */
uint32_t newspeak_near(const struct newspeak_words *, const char *word);

#endif
