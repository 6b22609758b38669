/* A lesson over the wire: a room in memory that one learner has for himself (host/lesson.h), and the dialogue LBP/1 at
   it, with what the lesson says after everything that has happened. Nobody keeps it: it is begun anew, at any step. */
#ifndef SERVER_SCHOOL_H
#define SERVER_SCHOOL_H

#include "host/store/calls.h"
#include "core/lz.h"

struct school;
struct school_call {
    const struct lz_game *game;
    const struct lz_calls *calls;
    const struct lz_lore *lore;
    int64_t (*wall)(void);
    struct lz_text lesson; /* empty: the first */
    int step;              /* that the learner has got to; up to there the lesson makes his moves as well */
};
/* NULL: `trouble` says why. */
struct school *school_begin(const struct school_call *, struct lz_writer *trouble);
void school_end(struct school *);
/* A message of the learner's; what is to be said to him is in school_out then, a line for each message. False: out of
   memory. */
bool school_said(struct school *, struct lz_text message) LZ_MUST_CHECK;
struct lz_text school_out(const struct school *);
void school_sent(struct school *);

#endif
