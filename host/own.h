/* What the holder of a seat keeps for himself: a note, a draft of orders, whom he does not want to hear, answers that
   stand. It is a paper of that holder's, "own.SEAT.HOLDER", and never a line of the journal, because everybody gets
   that at the end; whoever has the seat after him begins with nothing. */
#ifndef HOST_OWN_H
#define HOST_OWN_H

#include "host/room.h"

enum {
    LZ_NOTE = 8000,   /* bytes of a note, at most */
    LZ_DRAFT = 16000, /* of a draft */
    LZ_MARKS = 2000,  /* of what is marked for one's side */
    LZ_STANDINGS = 12 /* answers that stand */
};

/* What can change: hosts compare lz_own.edition of each with what they told last. */
enum lz_own_part { LZ_OWN_NOTE, LZ_OWN_DRAFT, LZ_OWN_MUTED, LZ_OWN_STANDING, LZ_OWN_HELD, LZ_OWN_PARTS };

/* "pass whenever I am asked in the phase `react`, three times, in this round": given by the room as soon as the game
   waits for the seat there and the move is legal. */
enum { LZ_HELD_DOOR = 16 };
enum { LZ_STANDING_WHEN = 32, LZ_STANDING_MOVE = 120, LZ_STANDING_TIMES = 1000 };
struct lz_standing {
    char when[LZ_STANDING_WHEN]; /* a phase of the game; "": any */
    char move[LZ_STANDING_MOVE]; /* as people type it */
    uint32_t times;              /* still; at least 1 */
    uint32_t until;              /* while the seat has heard of fewer rounds' ends than this; 0: no such bound */
};

struct lz_own {
    uint32_t holder;                /* whose it is */
    uint32_t edition[LZ_OWN_PARTS]; /* 0: there never was any */
    char *note, *draft, *marks;     /* NULL: none. Notes and marks are JSON, on one line */
    uint32_t marked;                /* edition of the marks, which partners are told, too */
    lz_seats muted;
    struct lz_standing standing[LZ_STANDINGS];
    uint32_t standings;
    uint32_t considered; /* the last decision for which standing answers were looked through */
    /* An answer that waits until its window closes (lz_game.windows): of that decision, 0: none; the act it will be. */
    uint32_t held;
    uint64_t held_id, held_digest;
    char held_door[LZ_HELD_DOOR], held_move[LZ_STANDING_MOVE];
};

/* For hosts that offer this, after a match was made or opened: reads what every seat keeps. False: out of memory, or
   the store cannot be read. */
bool lz_own_open(struct lz_room *) LZ_MUST_CHECK;
/* NULL: the seat's holder has kept nothing yet. */
const struct lz_own *lz_own_of(const struct lz_room *, int seat);

/* Each replaces what was kept before; an empty text, set or list keeps nothing. LZ_REFUSED: too long, or not clean
   (core/words/clean.h; a draft has lines), or no answer that could stand. LZ_FAILED: not kept. */
enum lz_status lz_own_note(struct lz_room *, int seat, struct lz_text) LZ_MUST_CHECK;
enum lz_status lz_own_draft(struct lz_room *, int seat, struct lz_text) LZ_MUST_CHECK;
enum lz_status lz_own_mute(struct lz_room *, int seat, lz_seats) LZ_MUST_CHECK;
enum lz_status lz_own_stand(struct lz_room *, int seat, const struct lz_standing *, uint32_t count) LZ_MUST_CHECK;
/* What a seat points out to its side: pings, plans. LZ_REFUSED also where partners do not talk (lz_say_heard). Nobody
   but the side is told, nor is anybody when it is over; the next holder begins with nothing. */
enum lz_status lz_own_mark(struct lz_room *, int seat, struct lz_text marks) LZ_MUST_CHECK;
/* 0: nothing to tell the seat of its side's marks; another number when they are others. */
uint64_t lz_team_edition(const struct lz_room *, int seat);
/* [{"seat":2,"marks":{..}},..]: its own among them. */
void lz_team_json(const struct lz_room *, int seat, struct lz_writer *);
/* Ends of rounds that the seat has heard of. */
uint32_t lz_own_rounds(const struct lz_room *, int seat);

/* {"note":..,"draft":"..","muted":[1],"standing":[{"when":"react","move":"pass","times":3,"rounds":1}]}: those parts
   whose edition is not the one given. */
void lz_own_json(const struct lz_room *, int seat, const uint32_t told[LZ_OWN_PARTS], struct lz_writer *);

#endif
