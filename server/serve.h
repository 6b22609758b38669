/* `lizardry serve`. */
#ifndef SERVER_SERVE_H
#define SERVER_SERVE_H

struct lz_lore;

struct serve_call {
    const char *folder, *listen, *url; /* url: NULL if people reach it where it listens */
    const char *behind, *limits;       /* proxies that are believed, limits that are changed; NULL: none */
    const struct lz_lore *lore;        /* what bots know of words; NULL: nothing */
};
/* Until it is told to stop. The exit code. */
int serve(const struct serve_call *);
/* Prints a link by which whoever has the account of that name chooses a new password, while a server runs on the folder
   or while none does. The exit code. */
int serve_reset(const struct serve_call *, const char *name);

#endif
