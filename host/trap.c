/* Where a bug leaves to. The traps of a thread are its own, so the pointer to the last of them is the one thing that
   host/ keeps outside of a room: the engine asks its program about bugs without saying which match it was. */
#include "host/trap.h"

#include "core/bug.h"

#include <stddef.h>
#include <stdlib.h>

static _Thread_local struct lz_trap *last;

void lz_trap_set(struct lz_trap *trap) {
    trap->outer = last;
    last = trap;
}

void lz_trap_lift(struct lz_trap *trap) {
    lz_assert(last == trap); /* they are lifted in the order in which they were set, the last first */
    last = trap->outer;
}

_Noreturn void lz_trap_spring(const char *file, int line, const char *what) {
    struct lz_trap *trap = last;
    if (!trap)
        abort();
    trap->file = file;
    trap->line = line;
    trap->what = what;
    last = trap->outer;
    longjmp(trap->back, 1);
}
