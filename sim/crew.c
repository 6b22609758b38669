/* Threads that take numbered pieces of work; the one place in sim/ that allocates. */
#include "sim/crew.h"

#include "core/bug.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

bool sim_crew_open(struct sim_crew *crew, uint32_t threads, size_t room) {
    long here = sysconf(_SC_NPROCESSORS_ONLN);
    *crew = (struct sim_crew){ .threads = threads ? threads : here > 0 ? (uint32_t)here : 1 };
    if (crew->threads > SIM_THREADS)
        crew->threads = SIM_THREADS;
    for (uint32_t i = 0; i < crew->threads; i++)
        if (!(crew->room[i] = calloc(1, room ? room : 1))) {
            sim_crew_close(crew);
            return false;
        }
    return true;
}

void sim_crew_close(struct sim_crew *crew) {
    for (uint32_t i = 0; i < crew->threads; i++)
        free(crew->room[i]);
    *crew = (struct sim_crew){ 0 };
}

struct shift {
    const struct sim_work *work;
    atomic_uint_fast64_t next, done;
};
struct hand {
    struct shift *shift;
    void *room;
};

static void *labour(void *arg) {
    struct hand *hand = arg;
    struct shift *shift = hand->shift;
    const struct sim_work *work = shift->work;
    for (;;) {
        uint64_t i = atomic_fetch_add_explicit(&shift->next, 1, memory_order_relaxed);
        if (i >= work->to)
            return NULL;
        work->piece(work->with, hand->room, i);
        atomic_fetch_add_explicit(&shift->done, 1, memory_order_relaxed);
    }
}

static void wait_and_tell(const struct sim_work *work, struct shift *shift) {
    const struct timespec nap = { 0, 50000000 };
    uint64_t all = work->to - work->from;
    if (!work->tell)
        return;
    for (;;) {
        uint64_t done = atomic_load_explicit(&shift->done, memory_order_relaxed);
        work->tell(work->tell_to, done, all);
        if (done >= all)
            return;
        nanosleep(&nap, NULL);
    }
}

void sim_crew_work(struct sim_crew *crew, const struct sim_work *work) {
    struct shift shift = { .work = work };
    struct hand hands[SIM_THREADS];
    pthread_t threads[SIM_THREADS];
    uint32_t begun = 0;
    atomic_init(&shift.next, work->from);
    atomic_init(&shift.done, 0);
    for (uint32_t i = 0; i < crew->threads; i++)
        hands[i] = (struct hand){ &shift, crew->room[i] };
    /* Without somebody to tell, the caller is one of the crew itself. */
    for (uint32_t i = work->tell ? 0 : 1; i < crew->threads; i++)
        if (pthread_create(&threads[begun], NULL, labour, &hands[i]) == 0)
            begun++;
    if (!work->tell || begun == 0)
        labour(&hands[0]); /* a system that gives no thread only makes it slower */
    wait_and_tell(work, &shift);
    for (uint32_t i = 0; i < begun; i++)
        pthread_join(threads[i], NULL);
    lz_assert(atomic_load(&shift.done) == work->to - work->from);
}
