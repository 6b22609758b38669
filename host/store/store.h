/* Where a match is kept: its journal, an act at a time, and papers beside it that the journal never holds (the seed
   until the end, the drawer, the ledger). host/store/file.h is one in a file or a folder; a data base is another. */
#ifndef HOST_STORE_H
#define HOST_STORE_H

#include "core/lz.h"

struct lz_store {
    /* A new match with its first acts, all of them or none, and its paper "seed" before them. LZ_REFUSED: there is one
       already, and it and its papers are untouched; or it could not be made, and nothing is there. */
    enum lz_status (*create)(void *to, struct lz_text acts, struct lz_text seed);
    /* All acts, NUL-ended; the reader frees it. NULL: they cannot be read. */
    char *(*read)(void *to, struct lz_text *acts);
    /* LZ_OK: it is safe. LZ_REFUSED: nothing of it stands, and the same may be tried again. LZ_FAILED: nobody knows;
       the store takes nothing more, and whoever opens it again sees what stands. */
    enum lz_status (*append)(void *to, struct lz_text act);
    /* What follows these bytes was no whole act. */
    bool (*cut)(void *to, uint32_t bytes);
    /* Papers are replaced whole or not at all. `find` answers NULL if there is none, or it cannot be read: `none` then
       tells the two apart. To drop one that is not there is no fault. */
    bool (*keep)(void *to, const char *name, struct lz_text);
    char *(*find)(void *to, const char *name, struct lz_text *, bool *none);
    bool (*drop)(void *to, const char *name);
    /* Which call failed last, and why, for people: "cannot write 'x.journal': No space left on device". */
    void (*trouble)(const void *to, struct lz_writer *);
    void *to;
};

#endif
