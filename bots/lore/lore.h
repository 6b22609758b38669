/* The lore of a process: WordNet's files, mapped once and searched in place, never loaded (lore.c, lore_find.c); base
   forms (lore_base.c); tokens, small words, and what is a word at all (lore_known.c). Whoever runs matches opens it and
   hands it to bots (struct lz_chair) and gates (struct lz_match); nobody else reads a file. No heap: the struct is the
   caller's, stays where it is and outlives the matches. Many threads may read it. */
#ifndef LORE_H
#define LORE_H

#include "core/lore.h"
#include "core/words/text.h"

enum {
    LORE_LETTERS = 64, /* of a token, at most, with its NUL; the longest single word of WordNet 3.0 has 31 */
    LORE_BASES = 12,   /* base forms of a token, at most */
    LORE_SENSES = 3    /* NS-17.4 */
};

/* WordNet's four parts of speech, and its three files for each. */
enum lore_part { LORE_NOUN, LORE_VERB, LORE_ADJECTIVE, LORE_ADVERB, LORE_PARTS };
enum lore_file { LORE_INDEX, LORE_DATA, LORE_EXCEPTIONS, LORE_FILES };

struct lore {
    struct lz_lore open; /* what the engine sees of it; first, so that lore_of finds the rest */
    struct lz_text file[LORE_PARTS][LORE_FILES];
};

/* lore.c. False: matches go without, and `trouble` (or NULL) says why; there is nothing to close then. */
bool lore_open(struct lore *, const char *folder, struct lz_writer *trouble);
void lore_close(struct lore *);
/* The folder that LIZARDRY_WORDNET names, or else Debian's: for programs. */
const char *lore_folder(void);
/* What to tell people who play without it. */
const char *lore_without(void);
/* NULL if there is none: there is one kind of lore. */
static inline const struct lore *lore_of(const struct lz_lore *lore) { return (const struct lore *)(const void *)lore; }

/* lore_find.c. All of it reads files that may be cut or damaged: what cannot be read is not there. */
/* The file from its first line that does not stand before `key` on; lines are ordered by their first word. */
struct lz_text lore_find(struct lz_text file, const char *key);
/* Takes the next line if its first word is `key`, and leaves the rest of that line in `line`. */
bool lore_take_entry(struct lz_text *from, const char *key, struct lz_text *line);
bool lore_listed(const struct lore *, int part, const char *word);
/* The places of the first senses of a word; answers how many. */
int lore_senses(const struct lore *, int part, const char *word, uint32_t place[LORE_SENSES]);

struct lore_synset {
    int words, pointers;
    struct lz_text word, pointer; /* what is left of the line from its first word, from its first pointer on */
};
struct lore_pointer {
    struct lz_text symbol;
    int part;
    uint32_t place;
    int from, to; /* numbers of words, from 1; 0: all of them */
};
bool lore_synset(const struct lore *, int part, uint32_t place, struct lore_synset *);
struct lz_text lore_take_word(struct lore_synset *); /* empty: damaged */
bool lore_take_pointer(struct lore_synset *, struct lore_pointer *);

/* lore_base.c: the base forms of a word in small letters, itself not among them; none without lore. */
struct lore_bases {
    int n;
    char form[LORE_BASES][LORE_LETTERS];
};
void lore_bases(const struct lore *, const char *word, struct lore_bases *);

/* lore_known.c */
/* NS-5.5: takes the next token of a message, in small letters. False: there is none left. */
bool lore_take_token(struct lz_text *message, char token[LORE_LETTERS]);
/* Cuts off what stands for another word: "friend's", "they'll", "isn't". */
void lore_bare(char token[LORE_LETTERS]);
bool lore_stops(const char *word); /* NS-17.3: a stop word, if it is no code-word */
/* NS-5.6: a word of the language, in any of its forms. */
bool lore_known(const struct lore *, const char *token);

#endif
