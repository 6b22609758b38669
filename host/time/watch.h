/* The time of day that a host goes by. The system's clock may be set while the program runs: a step back must not move
   a deadline, and what falls due by a leap ahead alone waits until somebody could have looked. */
#ifndef HOST_WATCH_H
#define HOST_WATCH_H

#include "core/lz.h"

enum {
    LZ_LEAP = 60 * 1000,
    LZ_LEAP_WAIT = 10 * 60 * 1000
}; /* ms: what counts as a leap; how long it is not believed */

struct lz_watch {
    int64_t wall, steady; /* what it answered last, and the steady clock then */
    int64_t leapt;        /* steady time of a leap that is not believed yet; 0: none */
    bool set;
};

/* ms by the system's clock, which may be set, and by one that never is (CLOCK_BOOTTIME: it goes on while the machine
   sleeps). The answer never goes back; after a leap ahead
   it goes on at its own pace for ten minutes, while `leapt` is to be told to the host, and then follows. */
int64_t lz_watch_look(struct lz_watch *, int64_t system, int64_t steady);

#endif
