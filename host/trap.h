/* A bug in one match must not end the others. A program that hosts several defines
     _Noreturn void lz_bug(const char *file, int line, const char *what) { lz_trap_spring(file, line, what); }
   and a room that hits one is set aside; without that, core/bug.c stops the program. */
#ifndef HOST_TRAP_H
#define HOST_TRAP_H

#include <setjmp.h>

struct lz_trap {
    jmp_buf back;
    struct lz_trap *outer; /* of this thread */
    const char *file, *what;
    int line;
};

/* if (setjmp(trap->back)) { it was sprung } else { lz_trap_set(trap); ...; lz_trap_lift(trap); } */
void lz_trap_set(struct lz_trap *);
void lz_trap_lift(struct lz_trap *);
/* Leaves to the trap of this thread that was set last; without one, stops the program. */
_Noreturn void lz_trap_spring(const char *file, int line, const char *what);

#endif
