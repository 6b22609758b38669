/* A store in memory: for matches that nobody wants to keep, for tests and benchmarks. It outlives the rooms that are
   opened on it. */
#ifndef HOST_SHELF_H
#define HOST_SHELF_H

#include "host/store/calls.h"
#include "host/store/store.h"

enum { LZ_SHELF_PAPERS = 8, LZ_SHELF_NAME = 32 };

struct lz_shelf {
    const struct lz_calls *calls;
    char *acts;
    uint32_t len, room;
    struct {
        char name[LZ_SHELF_NAME], *text; /* text NULL: the place is free */
        uint32_t len;
    } paper[LZ_SHELF_PAPERS];
    const char *trouble;
};

struct lz_store lz_shelf_store(struct lz_shelf *);
void lz_shelf_clear(struct lz_shelf *);

#endif
