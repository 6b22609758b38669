/* The time of day that a host goes by. */
#include "host/time/watch.h"

/* Where the watch would be by its own pace. */
static int64_t own_pace(const struct lz_watch *watch, int64_t steady) { return watch->wall + (steady - watch->steady); }

static bool believes(struct lz_watch *watch, int64_t system, int64_t steady) {
    if (system - own_pace(watch, steady) < LZ_LEAP) {
        watch->leapt = 0;
        return true;
    }
    if (!watch->leapt)
        watch->leapt = steady;
    if (steady - watch->leapt < LZ_LEAP_WAIT)
        return false;
    watch->leapt = 0;
    return true;
}

int64_t lz_watch_look(struct lz_watch *watch, int64_t system, int64_t steady) {
    if (!watch->set)
        *watch = (struct lz_watch){ .wall = system, .steady = steady, .set = true };
    int64_t answer = believes(watch, system, steady) ? system : own_pace(watch, steady);
    watch->wall = answer > watch->wall ? answer : watch->wall;
    watch->steady = steady;
    return watch->wall;
}
