/* A program of somebody's, in a process of its own: lines go in and come out, within bounds. */
#ifndef CLI_PROGRAM_H
#define CLI_PROGRAM_H

#include "core/lz.h"

#include <sys/types.h>

enum { PROGRAM_LINE = 64 << 10 /* bytes of a line, its end counted */ };

struct program {
    pid_t pid; /* 0: it does not run */
    int in, out;
    uint32_t len, read; /* bytes that are in `line`; those of the line that was handed out last */
    char line[PROGRAM_LINE];
};

/* The command runs in a shell, held by jail.h unless it is `free`. False: it could not be started; errno. */
bool program_start(struct program *, const char *command, bool free);
void program_end(struct program *);

/* Takes in as much of `lines` as it is given, and waits so many ms for the next line, which is valid until the next
   call. */
enum program_said { PROGRAM_LINE_CAME, PROGRAM_LATE, PROGRAM_GONE, PROGRAM_LONG };
struct program_talk {
    struct lz_text lines;
    uint32_t sent; /* bytes of it that were taken */
    int64_t left;  /* ms, counted down */
};
enum program_said program_talk(struct program *, struct program_talk *, struct lz_text *line);

#endif
