/* What a game brings so that scripts can place and expect its positions: a rig. A word of a rig knows how to read
   its value into a state and how to print it from one; an expectation reads the value into a copy of the state and
   compares the two prints, so whatever can be placed can be expected and the other way round. */
#ifndef RIG_H
#define RIG_H

#include "core/lz.h"
#include "core/words/text.h"

#include <stddef.h>

struct script;

enum rig_type {
    RIG_OWN,     /* by the word's own place and print */
    RIG_NUMBER,  /* N within least..most */
    RIG_NUMBERS, /* N N N, one for each seat */
    RIG_FLAG,    /* yes or no */
    RIG_SEAT,    /* #i, or none (255) */
    RIG_SEATS,   /* #i #j, or - : a set of seats as bits */
    RIG_NAME,    /* a name of the lexicon `form`, or none (255) */
    RIG_NAMES,   /* names of it, or - : a set as bits */
    RIG_CARDS,   /* cards in any order, or - : a struct lz_cards */
};

enum {
    RIG_BY_SEAT = 1, /* the value belongs to a seat: `#i WORD ...` or `WORD #i ...` */
    RIG_PAST = 2,    /* once a round has ended, speaks of its end until the next move */
    RIG_FOUND = 4,   /* can be expected only: it is worked out from the rest */
    RIG_NAMED = 8,   /* no word begins the clause but a name of the lexicon `form`, and the value begins with it */
};

struct rig_word {
    const char *word, *usage, *help;
    enum rig_type type;
    uint16_t flags;
    char form;                     /* NAME, NAMES, CARDS */
    uint32_t offset, size, stride; /* of the value in the state; stride from seat to seat */
    int64_t least, most;
    bool (*place)(struct script *, void *state, int seat, struct lz_text value);
    void (*print)(struct script *, const void *state, int seat, struct lz_writer *);
    /* Instead of both, with RIG_FOUND: takes off `value` what says where to look, prints what is found there; the
       rest of the value must be that print. */
    bool (*find)(struct script *, const void *state, int seat, struct lz_text *value, struct lz_writer *);
};
#define RIG_AT(type, member) .offset = offsetof(type, member), .size = sizeof(((type *)0)->member)
#define RIG_EACH(type, member) \
    .offset = offsetof(type, member), .size = sizeof(((type *)0)->member[0]), .stride = sizeof(((type *)0)->member[0])

struct rig {
    const struct lz_game *game;
    const struct rig_word *words;
    uint8_t word_count;
    char deck; /* the lexicon of what the game shuffles, or 0 */
    const char *help;
    /* A state fresh from setup to an empty position. */
    void (*clear)(struct script *, void *state);
    /* `turn #i PHASE`; phase -1 if none was named. */
    bool (*turn)(struct script *, void *state, int seat, int phase);
    /* After the last position line: works out what follows from the rest, and says what cannot be. */
    bool (*settle)(struct script *, void *state);
    /* `random WORD` before a move: the draw that makes it so; false if this move draws nothing, or the word was
       wrong (script_wrong). NULL: only numbers. */
    bool (*random)(struct script *, const void *state, const struct lz_move *, struct lz_text word, uint32_t *roll);
    /* After a move of a placed position: what must always add up there. NULL: nothing. */
    bool (*audit)(struct script *, const void *state, struct lz_why *);
};

/* For rigs: the script is wrong, and how. Answers false. */
bool script_wrong(struct script *, const char *format, ...) __attribute__((format(printf, 2, 3)));
const struct lz_game *script_game(const struct script *);
int script_seats(const struct script *);
enum { SCRIPT_MEMORY = 512 };
/* A rig may keep this much from settle to audit; it is 0 when a case begins. */
void *script_memory(struct script *);
/* The state that is being played; what is placed or printed may be a copy of it. */
const void *script_state(const struct script *);
/* The case that is running, for what the linker puts in a game's way; NULL if none is. */
struct script *script_running(void);

/* `#i`, or the game's own word for a seat, off the front of `from` if it stands there, and a colon after it; -1 if
   not. Says nothing. */
int rig_take_seat(struct script *, struct lz_text *from);
bool rig_take_name(struct script *, struct lz_text *from, char form, int16_t *arg);
void rig_print_name(struct script *, char form, int arg, struct lz_writer *);
/* Names in order into `at`, `-` for none; -1 if wrong. */
int rig_read_pile(struct script *, struct lz_text, char form, uint8_t *at, int room);

bool rig_place(struct script *, const struct rig_word *, void *state, int seat, struct lz_text value);
void rig_print(struct script *, const struct rig_word *, const void *state, int seat, struct lz_writer *);
const struct rig_word *rig_word_of(const struct rig *, struct lz_text word);
/* The value of a clause that begins with the word: what follows it, or all of the clause if it is RIG_NAMED. */
struct lz_text rig_value(const struct rig_word *, struct lz_text clause);

/* For a rig that hears, in the middle of a move, that a round is over: keeps its end for words with RIG_PAST. */
void script_round_ends(const void *state);

extern const struct rig *const rigs[];
extern const uint32_t rigs_count;

#endif
