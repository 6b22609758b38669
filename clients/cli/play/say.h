/* What the game says to whoever is asked, besides its question: a coach's word, a hint, the effects of a move. The
   sentences are the game's own, or the lesson's. */
#ifndef CLI_SAY_H
#define CLI_SAY_H

#include "clients/cli/draw/draw.h"
#include "clients/cli/play/table.h"

/* What the game advises its seat, each after `before`; where there is little room the moves alone. */
struct say_how {
    const char *before;
    bool brief;
};
void say_advice(const struct frame *, struct say_how, struct lz_writer *);
/* In the first round, and unless the coach was sent away: "Coach: draw unknown. The Unknown is more likely to help
   you."; brief: "Coach: draw unknown." */
void say_coach(const struct table *, const struct frame *, bool brief, struct lz_writer *);
/* The move that the coach speaks of, as it is typed; nothing where it names none. */
void say_coached(const struct table *, const struct frame *, struct lz_writer *);
/* What could be done now, at any time; in a lesson the move that it waits for. */
void say_hint(const struct table *, const struct frame *, struct lz_writer *);
/* What the best bot would do in the seat's place, a line for each of its three best moves, and why. */
void say_why(struct table *, const struct frame *, struct lz_writer *);
/* What a legal move of the seat will do; the words of a spoken one are the frame's. */
void say_effects(const struct frame *, const struct lz_move *, struct lz_writer *);
/* The table in words, if the terminal wants it so and the game has it; false: it is drawn. */
bool say_table(const struct frame *, struct lz_writer *);
/* All that is news since the seat's last move, a line each. */
void say_since(struct table *, int seat, struct lz_writer *);

#endif
