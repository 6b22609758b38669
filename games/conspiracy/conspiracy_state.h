/* Conspiracy!: its cards, sets, phases, options and events by name. Private to this folder. */
#ifndef CONSPIRACY_STATE_H
#define CONSPIRACY_STATE_H

#include "games/kit/rummy_state.h"

/* CO-0.7, CO-1: the deck in canonical order; the nine conspiracies are sets of the same number. */
enum {
    AREA_51,
    CHEMTRAILS,
    COLD_FUSION,
    CLONING_HITLER,
    MAYAN_APOCALYPSE,
    MOON_LANDING,
    PHILADELPHIA,
    REPTILIANS,
    DEVIL_WORSHIP,
    FIRST_PROOF, /* of the sets, in their order */
    LEAKED_FILE = FIRST_PROOF + RUMMY_SETS,
    MEN_IN_BLACK,
    REMOTE_VIEWING,
    SECRET_INFORMANT,
    CARDS
};

enum {
    CHEM_TARGET = RUMMY_PHASES,
    CHEM_FATE,
    COLD_DRAW,
    MOON_TARGET,
    DEVIL_TARGET,
    DEVIL_GIVE,
    MIB_FIRST,
    MIB_SECOND,
    PHASES
};

enum {
    O_ROUNDS = RUMMY_O_OWN,
    O_REPTILIAN,
    O_CLONING_WILD,
    O_CLONED_DOUBLING,
    O_PHILADELPHIA,
    O_EMPTY_UNKNOWN,
    O_LEAKED_ALONE
};
enum { EMPTY_DRAW_ON, EMPTY_LAST_LAP, EMPTY_END };

enum {
    K_SHOWN = RUMMY_KINDS,
    K_SHOWN_CARD,
    K_RETURNED,
    K_THROWN,
    K_LANDED,
    K_SWAPPED,
    K_SWAPPED_CARD,
    K_GAVE,
    K_GAVE_CARD,
    K_COVERED,
    KINDS
};

enum {
    CO_NOT_A_MOVE,
#define RULE(name, id, text) name,
#include "games/conspiracy/conspiracy_rules.def"
#undef RULE
    RULES
};

extern const struct lz_about conspiracy_about;
extern const struct lz_lesson conspiracy_lessons[1];
extern const struct rummy_words conspiracy_words;
extern const struct rummy_deck conspiracy_deck;
extern const struct lz_lexicon conspiracy_lexicons[4];
extern const struct rummy_asked conspiracy_asked[PHASES];
extern const struct rummy_play conspiracy_play[CARDS];

/* CO-7.1, CO-7.2: opens the ability of the set, if it has one that can be used and was not spent this turn. */
void conspiracy_trigger(struct rummy *, int set);
uint16_t conspiracy_liftable(const struct rummy_rules *, const struct rummy *, lz_card);
/* CO-9.11, CO-9.12: an Action card taken openly may be played at once. */
void conspiracy_fetched(const struct rummy_rules *, struct rummy *, const lz_card *cards, int n, bool openly);

#endif
