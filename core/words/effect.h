/* What a move will do, said before it is made: the game's sentences, and the picture as it will be. Everything here is
   made from a seat's view, so that nothing hidden can show. */
#ifndef LZ_EFFECT_H
#define LZ_EFFECT_H

#include "core/lz.h"

/* A sentence of the rule with that id, surety first; for the hook `effect` of a game. */
void lz_effect_tell(struct lz_effects *, enum lz_surety, const char *rule, const struct lz_writer *words);
void lz_effect_say(struct lz_effects *, enum lz_surety, const char *rule, const char *words);
/* A link of a chain: with the places that it is about and those that it follows from. */
void lz_effect_link(struct lz_effects *, const struct lz_effect *);
/* One with its odds, out of 1000. */
void lz_effect_odds(struct lz_effects *, const char *rule, uint16_t odds, const struct lz_writer *words);

/* The effects of a legal input of the view's seat: one after the other, what is likely with its odds ("(63%)"), or
   [{"says":"You draw a card.","is":"open","rule":"CO-3.2"},{..,"is":"likely","odds":632}]. A game that says none has
   none. A link of a chain has "at" and "from" too, lists of places of the picture. */
void lz_effects_print(const struct lz_game *, const void *view, const struct lz_input *, struct lz_writer *);
void lz_effects_json(const struct lz_game *, const void *view, const struct lz_input *, struct lz_writer *);

/* One of them, as `take` of struct lz_effects, `to` a writer; of JSON one in an open list. */
void lz_effect_print(void *writer, const struct lz_effect *);
void lz_effect_json(void *writer, const struct lz_effect *);

/* Room for what is foreseen: state_size and view_size bytes. Whoever asks for many inputs of one view also has room for
   the world that they are made in, state_size bytes, which is then imagined once. */
struct lz_foresight {
    void *state, *after;
    void *world;   /* NULL: there is no such room */
    bool imagined; /* the world is there: set by the first call, cleared by the caller for another view */
};
/* The view of its seat after the input, if that is certain: no chance and nobody's secret has a part in it. The input
   is made in a world that the seat cannot rule out, and what it tells is heard. False: it is not certain, or the input
   is not legal. */
bool lz_foresee(const struct lz_game *, const void *view, const struct lz_input *, struct lz_foresight *) LZ_MUST_CHECK;

/* [{"says":"Feed them.","move":"FE 7C"}]: what a newcomer could do now. Nothing of a game that gives no advice. */
void lz_advice_json(const struct lz_game *, const void *view, struct lz_writer *);

#endif
