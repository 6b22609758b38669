/* Legends and Lies: its cards, sets, phases, options and events by name. Private to this folder. */
#ifndef LEGENDS_STATE_H
#define LEGENDS_STATE_H

#include "games/kit/rummy_state.h"

/* LE-1.2: the deck in table order. */
enum {
    BIGFOOT_YETI,
    LOCH_NESS,
    FEEGEE_MERMAID,
    JERSEY_DEVIL,
    GIANT_SNAKES,
    EXTRATERRESTRIAL,
    CHUPACABRAS,
    PILTDOWN_MAN,
    EXPERT_OPINION,
    FOOTPRINT_CAST,
    FLIPPER_PHOTO,
    MUMMIFIED_TAIL,
    BROKEN_HORN,
    SHED_SKIN,
    ALIEN_IMPLANT,
    BLURRY_PHOTO,
    CROP_CIRCLES,
    FISH_FALLS,
    ESP,
    RESURRECTION,
    HOAX,
    CARDS
};

/* LE-0.2: the fixed order of sets. */
enum { BIGFOOT, YETI, NESSIE, MERMAID, DEVIL, SNAKES, ALIENS, CHUPA, PILTDOWN };

/* LE-0.3 */
enum { NO_COLOUR, BROWN, BLUE, TEAL, RED, GREEN, YELLOW, ORANGE, GREY };

enum { BLIND = RUMMY_PHASES, RETURN, RAISE, FALL, PHASES };

enum { O_EXPERT_VALUE = RUMMY_O_OWN, O_CROP_EXTRA, O_ESP_ORDER, O_DISCREDIT };

enum { K_LAID = RUMMY_KINDS, K_PASSED, K_PASSED_CARD, K_HOAXED, K_FELL, K_SCORED_PARTNER, K_SCORED_TEAM, KINDS };

enum {
    LE_NOT_A_MOVE,
#define RULE(name, id, text) name,
#include "games/legends/legends_rules.def"
#undef RULE
    RULES
};

extern const struct lz_about legends_about;
extern const struct lz_lesson legends_lessons[1];
extern const struct rummy_words legends_words;
extern const struct rummy_deck legends_deck;
extern const struct lz_lexicon legends_lexicons[3];
extern const struct rummy_play legends_play[CARDS];

/* legends_effects.c */
rummy_test legends_test_fall;
rummy_deed legends_do_fall, legends_do_raise;
uint16_t legends_liftable(const struct rummy_rules *, const struct rummy *, lz_card);
void legends_fetched(const struct rummy_rules *, struct rummy *, const lz_card *cards, int n, bool openly);

/* legends_partners.c: the blind pass, and the pass in place of a draw. */
void legends_tell_team(const struct rummy *, int team, struct lz_sink *);
void legends_dealt(const struct rummy_rules *, struct rummy *, struct lz_sink *);
rummy_test legends_test_draw;
rummy_deed legends_do_draw, legends_do_blind, legends_do_return;

#endif
