/* `lizardry serve`. */
#ifndef SERVER_SERVE_H
#define SERVER_SERVE_H

#include <stdint.h>

struct lz_lore;

struct serve_call {
    const char *folder, *listen, *url; /* url: NULL if people reach it where it listens */
    const struct lz_lore *lore;        /* what bots know of words; NULL: nothing */
    uint32_t megabytes;                /* of tables that are kept awake */
};
/* Until it is told to stop. The exit code. */
int serve(const struct serve_call *);

#endif
