/* A folder with a data base in it, for tests of the server; no test waits for the disk. */
#ifndef BASE_FOLDER_H
#define BASE_FOLDER_H

#include "tests/unit/unit.h"

#include "server/store/faulty_vfs.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static char folder[] = "lizardry-test-XXXXXX", path[64];

static inline int make_folder(void **state) {
    (void)state;
    bool made = mkdtemp(folder);
    snprintf(path, sizeof path, "%s/base", folder);
    faulty_vfs_begin(VFS_NONE, 0, 0);
    return made ? 0 : -1;
}

static inline void sweep_base(const char *base) {
    static const char *const tails[] = { "", "-wal", "-shm", "-journal" };
    char name[80];
    for (int i = 0; i < 4; i++) {
        snprintf(name, sizeof name, "%s%s", base, tails[i]);
        unlink(name);
    }
}

static inline void sweep(void) { sweep_base(path); }

static inline int remove_folder(void **state) {
    (void)state;
    sweep();
    return rmdir(folder);
}

#endif
