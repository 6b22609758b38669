/* Work over threads. Each thread has its own room, taken before the first piece of work; pieces are numbered, and
   what they add up to may not depend on who did which. */
#ifndef SIM_CREW_H
#define SIM_CREW_H

#include "core/lz.h"

enum { SIM_THREADS = 256 };

struct sim_crew {
    uint32_t threads;
    void *room[SIM_THREADS]; /* one each, of the size asked for, zeroed */
};

/* threads 0: as many as the machine has. False: there is no memory. */
bool sim_crew_open(struct sim_crew *, uint32_t threads, size_t room) LZ_MUST_CHECK;
void sim_crew_close(struct sim_crew *);

struct sim_work {
    void (*piece)(void *with, void *room, uint64_t i);
    void *with;
    uint64_t from, to; /* pieces from..to-1 */
    /* Now and then, from the calling thread; may be NULL. */
    void (*tell)(void *to, uint64_t done, uint64_t all);
    void *tell_to;
};
void sim_crew_work(struct sim_crew *, const struct sim_work *);

#endif
