/* `lizardry serve`. */
#ifndef SERVER_SERVE_H
#define SERVER_SERVE_H

#include "core/lz.h"

struct lz_lore;
struct mailbox;

struct serve_call {
    const char *folder, *listen, *url; /* url: NULL if people reach it where it listens */
    const char *behind, *limits;       /* proxies that are believed, limits that are changed; NULL: none */
    const struct lz_lore *lore;        /* what bots know of words; NULL: nothing */
    bool (*book)(const struct lz_game *, struct lz_text name, struct lz_writer *); /* as in server/server.h */
    enum lz_status (*report)(struct lz_text json, struct lz_writer *);
    enum lz_status (*drawn)(struct lz_text json, const struct lz_text around[2], struct lz_writer *);
    enum lz_status (*pictured)(struct lz_text json, void (*put)(void *to, const char *name, struct lz_text png),
                               void *to);
    const char *operator_at;   /* whose machine may read /metrics; NULL: this one */
    const char *log;           /* a file; NULL: standard error, without requests */
    const struct mailbox *box; /* how mail leaves; NULL: none does */
    const char *page;          /* the folder of the page; NULL: the one beside the program */
    const char *call;          /* how this program is called: "./run" */
    bool open;                 /* a browser, where there is a desktop */
    uint32_t megabytes;        /* of tables that are kept awake */
};
/* Until it is told to stop. The exit code. */
int serve(const struct serve_call *);
/* Prints a link by which whoever has the account of that name chooses a new password, while a server runs on the folder
   or while none does. The exit code. */
int serve_reset(const struct serve_call *, const char *name);

/* A copy of the data base in a folder, made while the server runs; and such a copy in the place of the data base of a
   folder that no server has. The journal of a match as it stands, into an open file. False: `trouble` says why. */
bool serve_backup(const char *folder, const char *file, struct lz_writer *trouble) LZ_MUST_CHECK;
bool serve_restore(const char *folder, const char *file, struct lz_writer *trouble) LZ_MUST_CHECK;
bool serve_export(const char *folder, int64_t match, int file, struct lz_writer *trouble) LZ_MUST_CHECK;
/* The same with all its papers, into a new file and files beside it, or, if the name ends in '/', into a directory for
   `lizardry pbm`. And such files into a data base: `said` is its number and the links by which its people come in. */
bool serve_export_to(const char *folder, int64_t match, const char *to, struct lz_writer *trouble) LZ_MUST_CHECK;
struct serve_import {
    const char *folder, *path, *url; /* url: how people reach the server */
};
bool serve_import(const struct serve_import *, struct lz_writer *said, struct lz_writer *trouble) LZ_MUST_CHECK;

/* What the post of a server waits for, and what an operator does about it: no words lists it; "hold", "release",
   "resend" N, "address" TABLE SEAT ADDRESS, "invite" TABLE ADDRESS [NAME]. box: NULL where no mail is composed. */
struct serve_post {
    const char *folder, *url;
    const struct mailbox *box;
    const char *const *words;
    int count;
};
enum { SERVE_POST = 1 << 18 }; /* bytes that are enough for what is said */
bool serve_post(const struct serve_post *, struct lz_writer *said, struct lz_writer *trouble) LZ_MUST_CHECK;

/* How quick is it, with a data base in this folder? Each measure is given to `put` as it is known. False: it could not
   be measured. */
struct serve_measure {
    const char *what, *unit;
    double value, least, most; /* goals; 0: none */
};
/* Tables that are awake while memory is measured: so many, with the last `bots` of all their seats a bot's. */
struct serve_mix {
    const struct lz_game *game;
    int tables, seats, bots;
};
struct serve_bench {
    void (*put)(void *to, const struct serve_measure *);
    void *to;
    const struct serve_mix *mix;
    int mixes;
};
bool serve_bench(const struct lz_game *, const struct serve_bench *) LZ_MUST_CHECK;

#endif
