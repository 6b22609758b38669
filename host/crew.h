/* The bots at a table: their keys, what they are told, what they answer. Every host of a match goes through this one,
   from the simulator to the terminal. It keeps no log and no state, and allocates nothing. */
#ifndef HOST_CREW_H
#define HOST_CREW_H

#include "bots/bot.h"

struct lz_crew {
    const struct lz_game *game;
    const struct lz_lore *lore; /* NULL: the host knows no words */
    int seats;
    const struct lz_bot *bot[LZ_SEATS]; /* NULL: somebody else sits there */
    uint64_t nodes;                     /* imagined moves that a decision may cost; */
    uint64_t own[LZ_SEATS];             /* a seat's own budget; 0: `nodes` */
    void *memory[LZ_SEATS], *view, *scratch;
};

/* Bytes that its members above need, and where they lie: `room` is aligned as malloc does. The first lz_crew_kept of
   them, the memories, last as long as the crew does. The rest is room to think in: nothing there outlasts an answer,
   so a host of many tables lends it while a bot is asked. */
size_t lz_crew_size(const struct lz_crew *);
size_t lz_crew_kept(const struct lz_crew *);
void lz_crew_lay(struct lz_crew *, void *room);
void lz_crew_lay_kept(struct lz_crew *, void *room);
void lz_crew_lend(struct lz_crew *, void *room);

/* Before the deal: each bot learns its seat and its key. One that sits down later is told its seat's events from the
   deal on, and decides as if it had been there. */
void lz_crew_begin(struct lz_crew *, const uint8_t seed[LZ_SEED]);
void lz_crew_seat(struct lz_crew *, const uint8_t seed[LZ_SEED], int seat);

/* An event, to those of the bots whose seats see it; lz_crew_listens: does any of them want to know? */
void lz_crew_hear(struct lz_crew *, const struct lz_event *);
bool lz_crew_listens(const struct lz_crew *);

/* What the bot of that seat does, `in` having the time: the move, and what it says with it, in `words`. A bot that is
   not waited for, or by a clock one that listens, may have nothing to say: the verb is LZ_TICK then. The state is only
   seen through the seat's view. */
struct lz_question {
    const void *state;
    int seat;
    struct lz_thought *thought; /* to be filled, if not NULL */
};
void lz_crew_ask(struct lz_crew *, struct lz_question, struct lz_input *in, struct lz_writer *words);

#endif
