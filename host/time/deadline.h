/* When orders are due, and when a turn may run: the rule that the Judge of play-by-mail has, as functions of times that
   are handed in. A host keeps the rule as its words, the name of the table's zone, and every date due as a moment with
   the offset that it was made with, so that what was written once reads the same wherever it is written again.

       lz_zone_load(&zone, calls, name, &trouble);              the table's zone: host/time/zone.h
       lz_deadline_parse(words, &rule, &trouble);               "week at=20:00 days=sun"
       due = lz_due_first(&rule, &zone, now);                   a world is made
       if (lz_turn_runs(&rule, &turn, now, &from) == LZ_RUNS)   asked again and again
           due = lz_due_after(&rule, &zone, &turn, now);        with turn.due and turn.ran as they are until now,
           ran = lz_turn_time(&turn, now);                      which then become these two
       lz_put_due(&w, due, "%a %e %B %Y, %H:%M");               in a report, a receipt, a status */
#ifndef HOST_DEADLINE_H
#define HOST_DEADLINE_H

#include "host/time/zone.h"

/* All in minutes. */
struct lz_deadline {
    int32_t at;    /* of the day, on the clocks of the table's zone */
    int32_t least; /* no turn runs and none is due sooner after the one before */
    int32_t next;  /* from one date due to the next, at least */
    int32_t grace; /* how long after the date due a turn waits for orders that are missing */
    int32_t delay; /* how long it waits after the last orders came, if all are in early: somebody may still think */
    int32_t days;  /* of the week on which a turn may be due: bit 0 is Sunday */
};

/* "week", or "week at=21:30 days=sat+sun grace=12h". False with a sentence. What print writes, parse reads back. */
bool lz_deadline_parse(struct lz_text words, struct lz_deadline *, struct lz_writer *trouble) LZ_MUST_CHECK;
void lz_deadline_print(const struct lz_deadline *, struct lz_writer *);

/* A moment, and how far ahead of UTC the table's clocks are then. */
struct lz_due {
    int64_t at;    /* seconds since 1970 */
    int32_t ahead; /* minutes */
};

/* The turn that is awaited. */
struct lz_turn {
    struct lz_due due;
    int64_t ran;     /* when the one before ran, or the world was made */
    int64_t last_in; /* when the last orders came; 0: none have */
    int missing;     /* seats whose orders are awaited */
};

/* The first deadline of a world, as if a turn had been due on the last day before that the rule allows; but no sooner
   than half of `next`. Then, when the awaited turn runs now: the first time `at` of an allowed day that is at least
   `next` after the date due, or after now if it runs early; and at least `least` after now. */
struct lz_due lz_due_first(const struct lz_deadline *, const struct lz_zone *, int64_t made);
struct lz_due lz_due_after(const struct lz_deadline *, const struct lz_zone *, const struct lz_turn *, int64_t now);
/* Any moment, as the zone has it: an extension that the host grants. */
struct lz_due lz_due_at(const struct lz_zone *, int64_t second);

/* Whether the awaited turn may run; if not, why not, and from when on it may. */
enum lz_runs {
    LZ_RUNS,
    LZ_AWAITS_ORDERS, /* some are missing, and are due at *from */
    LZ_AWAITS_LATE,   /* they are overdue, and *from ends the grace */
    LZ_AWAITS_CALM    /* all are in; nobody is rushed before *from */
};
enum lz_runs lz_turn_runs(const struct lz_deadline *, const struct lz_turn *, int64_t now, int64_t *from);

/* When a turn counts as run that is run now. A clock that has been set back since the turn before moves no deadline:
   the later of both. But where the date due lies before the turn before, somebody has set it by hand, because that
   turn ran by a clock that was ahead; then it is now. */
int64_t lz_turn_time(const struct lz_turn *, int64_t now);

/* As strftime does, in English, on the clocks that the date was made by: %A %a %B %b %d %e %H %M %m %Y %z and %%. */
void lz_put_due(struct lz_writer *, struct lz_due, const char *form);

#endif
