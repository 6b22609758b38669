/* A lesson (struct lz_lesson) played in a room: the steps of the learner wait for their moves, all others are made by
   the lesson. The room is one like any other, so what the learner sees, tries and asks comes from it; whoever hosts it
   takes nothing back in it. A store in memory (host/store/shelf.h) will do: nobody keeps a lesson. */
#ifndef HOST_LESSON_H
#define HOST_LESSON_H

#include "host/room.h"

struct lz_learner {
    /* Set by the host. */
    const struct lz_lesson *lesson; /* of the room's game */
    struct lz_room *room;           /* with calls, store and game, and not open yet */
    /* Read by hosts. */
    int step; /* the one that waits for the learner; step_count: the lesson is over */
    int seat; /* where the learner sits now */
};

/* NULL: the game has none of that name. The empty name is that of the first. */
const struct lz_lesson *lz_lesson_by_id(const struct lz_game *, struct lz_text id);

/* Opens the room at the lesson's position. False: `trouble` says why, and nothing was made. */
bool lz_lesson_begin(struct lz_learner *, int64_t wall, struct lz_writer *trouble) LZ_MUST_CHECK;
/* What waits for the learner; NULL: the lesson is over. */
const struct lz_step *lz_lesson_step(const struct lz_learner *);
/* A move of the learner's. LZ_OK: it is made, and the lesson has gone on to the next step. LZ_NO_LESSON: it would be
   legal, but the lesson waits for another, and lz_lesson_other says so. */
void lz_lesson_do(struct lz_learner *, int64_t wall, struct lz_input *, struct lz_reply *);
/* The learner has read a step without a move: the lesson goes on. After LZ_FAILED it tries again to go on. */
void lz_lesson_read(struct lz_learner *, int64_t wall, struct lz_reply *);
/* The step that waits is passed: read, or its move made by the lesson. For one who goes on where he was. */
void lz_lesson_follow(struct lz_learner *, int64_t wall, struct lz_reply *);
const char *lz_lesson_other(const struct lz_learner *);

/* How far it is, in steps of the learner's: the number of the one that waits, from 1, and of how many. */
int lz_lesson_at(const struct lz_learner *);
int lz_lesson_of(const struct lz_lesson *);

/* "2 of 4. Roll once more."; nothing once it is over. */
void lz_lesson_print(const struct lz_learner *, struct lz_writer *);
/* {"lesson":"first","title":"Roll and hold","step":2,"steps":4,"seat":0,"says":"Roll once more.","points":["gathered"],
   "move":"roll"}; once it is over "over":true in place of says, points and move. */
void lz_lesson_json(const struct lz_learner *, struct lz_writer *);

#endif
