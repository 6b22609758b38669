/* A match in files, between a server and the disk: its journal and the papers beside it. */
#ifndef SERVER_CARRY_H
#define SERVER_CARRY_H

#include "core/lz.h"

enum { CARRY_PATH = 4096, CARRY_NAME = 160 };

struct bundle_text {
    char *at;
    uint32_t len, room;
};
struct bundle_paper {
    char name[CARRY_NAME];
    struct bundle_text text;
};
struct bundle {
    struct bundle_text text; /* the journal */
    struct bundle_paper *paper;
    uint32_t count;
    bool mail; /* of a game by mail: a directory (clients/pbm) */
    int lock;  /* of the journal, while it is read */
};

static inline struct lz_text bundle_text(const struct bundle_paper *paper) {
    return (struct lz_text){ paper->text.at, paper->text.len };
}

/* False: out of memory. */
bool bundle_more(struct bundle *, struct lz_text) LZ_MUST_CHECK; /* at the end of the journal */
bool bundle_paper(struct bundle *, const char *name, struct lz_text) LZ_MUST_CHECK;
void bundle_free(struct bundle *);

/* A journal FILE with its papers FILE.NAME, or the directory of a game by mail. False: `trouble` says why. */
bool bundle_read(struct bundle *, const char *path, struct lz_writer *trouble) LZ_MUST_CHECK;
/* The same, new: nothing is written over, and nothing is left behind if it fails. A path that ends in '/' is a
   directory for `lizardry pbm`. */
bool bundle_write(const struct bundle *, const char *path, struct lz_writer *trouble) LZ_MUST_CHECK;

#endif
