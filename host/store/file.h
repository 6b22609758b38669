/* A match kept in a file: its journal, an act at a time, each safe on the disk before it counts; and papers beside it,
   PATH.NAME, which are replaced whole or not at all. Nobody else may read either. */
#ifndef HOST_FILE_H
#define HOST_FILE_H

#include "host/store/calls.h"
#include "host/store/store.h"

enum { LZ_FILE_PATH = 4096, LZ_FILE_LARGEST = 256 << 20 }; /* no journal is as long: it is another file */

struct lz_file {
    const struct lz_calls *calls;
    char path[LZ_FILE_PATH];
    char joint;      /* between the path and the name of a paper: '.', of a folder '/' */
    bool wait;       /* for another process that has it; set by the host */
    int file;        /* -1: not open */
    uint32_t size;   /* of the acts that stand */
    bool lost;       /* what the disk holds is not known: nothing more is taken */
    int error;       /* errno of the call that failed last, */
    const char *did; /* and what it was to do: "write" */
    char paper[64];  /* with which paper, ".seed"; else "" */
};

/* All of these answer false, or not LZ_OK, with `error` and `did` set. */

/* First of all its name. Then a new file, which must not exist (EEXIST), with its first act, or not at all; or the one
   that is there. It is this process's alone (EWOULDBLOCK: somebody has it). */
bool lz_file_name(struct lz_file *, const struct lz_calls *, const char *path) LZ_MUST_CHECK;
bool lz_file_create(struct lz_file *, struct lz_text act,
                    struct lz_text seed) LZ_MUST_CHECK; /* seed: its paper, if any */
bool lz_file_open(struct lz_file *) LZ_MUST_CHECK;
void lz_file_close(struct lz_file *);

/* Instead of a match, a folder of papers: each is PATH/NAME, and NAME may have folders of its own, which must be there.
   lz_folder_make: one that is there already is no fault. lz_folder_take: it is this process's alone, until
   lz_file_close, for all who take it before they make a match in it. */
bool lz_file_folder(struct lz_file *, const struct lz_calls *, const char *path) LZ_MUST_CHECK;
bool lz_folder_make(struct lz_file *, const char *name) LZ_MUST_CHECK;
bool lz_folder_take(struct lz_file *) LZ_MUST_CHECK;

/* The whole of it, NUL-ended; free() it. NULL: it could not be read. */
char *lz_file_read(struct lz_file *, struct lz_text *all);

/* LZ_OK: it is on the disk. LZ_REFUSED: it is not, and nothing of it; the same may be tried again. LZ_FAILED: nobody
   knows; the file is lost to this process, and whoever opens it again sees what stands. */
enum lz_status lz_file_append(struct lz_file *, struct lz_text act) LZ_MUST_CHECK;

/* Goes back to `size` bytes: what follows was no whole act. */
bool lz_file_cut(struct lz_file *, uint32_t size) LZ_MUST_CHECK;

/* Papers. lz_paper_find answers NULL with error ENOENT if there is none. To drop one that is not there is no fault. */
bool lz_paper_keep(struct lz_file *, const char *name, struct lz_text) LZ_MUST_CHECK;
char *lz_paper_find(struct lz_file *, const char *name, struct lz_text *);
bool lz_paper_drop(struct lz_file *, const char *name) LZ_MUST_CHECK;

/* The file, not yet open, as a store: reading opens it. */
struct lz_store lz_file_store(struct lz_file *);

#endif
