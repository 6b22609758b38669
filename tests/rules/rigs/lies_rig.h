/* The words for positions of Lizards & Lies, for the rule scripts; linked into the checker only. */
#ifndef LIES_RIG_H
#define LIES_RIG_H

#include "games/lies/lies_inner.h"
#include "tests/rules/runner/rig.h"

enum { LIES_RIG_WORDS = 34 };
extern const struct rig_word lies_rig_words[LIES_RIG_WORDS];

/* What the rig keeps while a case runs. */
struct lies_rig {
    uint32_t spoken;                           /* nodes, or pieces, of the last word: what its print speaks of */
    uint8_t supply_given[2];                   /* pieces whose supply the script gave, bits; in a copy: [1] */
    uint8_t deck_given[2];                     /* seats whose deck it gave, bits */
    int8_t pieces_away[LIES_PIECES];           /* what a stated supply leaves out of the set */
    uint8_t cards_away[LIES_SEATS][LIES_DECK]; /* and a stated deck */
};
_Static_assert(sizeof(struct lies_rig) <= SCRIPT_MEMORY, "it is kept in the script's memory");

static inline struct lies_rig *lies_rig_of(struct script *s) { return script_memory(s); }
/* The state that is played, or a copy in which something is supposed. */
static inline int lies_rig_copy(const struct script *s, const void *state) { return state != script_state(s); }

/* For printf("%.*s"). */
#define SPAN(text) (int)(text).len, (text).at

/* ---- lies_rig_board.c, lies_rig_words.c: place and print of words. */
#define LIES_RIG_WORD(name) \
    bool lies_rig_place_##name(struct script *, void *state, int seat, struct lz_text value); \
    void lies_rig_print_##name(struct script *, const void *state, int seat, struct lz_writer *)
LIES_RIG_WORD(node);
LIES_RIG_WORD(board);
LIES_RIG_WORD(added);
LIES_RIG_WORD(removed);
LIES_RIG_WORD(supply);
LIES_RIG_WORD(hand);
LIES_RIG_WORD(deck);
LIES_RIG_WORD(disc);
LIES_RIG_WORD(known);
#undef LIES_RIG_WORD
/* `top`, n kinds top first; without them the cards that lie nowhere, by id, the lowest on top. */
void lies_rig_lay_deck(const struct lies_data *, struct lies_state *, int seat, const uint8_t *top, int n);

#endif
