/* A file system for SQLite of which the n-th call fails, is the process's last, or is where the power goes off: then of
   all that was written and not synced any part may be missing. For tests; SQLite's own file system does the work. */
#ifndef SERVER_FAULTY_VFS_H
#define SERVER_FAULTY_VFS_H

#include <sqlite3.h>

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum vfs_fault { VFS_NONE, VFS_ERROR, VFS_KILL, VFS_POWER };

struct vfs_write { /* one that no sync has made safe */
    sqlite3_file *file;
    sqlite3_int64 at;
    int len;
    bool grew; /* nothing was there before */
    char *old;
    struct vfs_write *next; /* the one before it */
};

static struct faulty_vfs {
    enum vfs_fault fault;
    unsigned at, calls;
    bool stays, on;  /* it has failed, and so do those after it */
    unsigned chance; /* which part of what was not synced is missing */
    sqlite3_vfs *real;
    struct vfs_write *unsafe;
} faulty_vfs;

struct vfs_file {
    sqlite3_file base;
    sqlite3_file *real;
};
#define VFS_REAL(file) (((struct vfs_file *)(file))->real)

static inline unsigned vfs_random(void) {
    faulty_vfs.chance = faulty_vfs.chance * 1664525u + 1013904223u;
    return faulty_vfs.chance >> 16;
}

/* Bytes of a write are what they were before; where the file ended there, it ends there again. */
static inline void vfs_take_back(const struct vfs_write *w, int from, int to) {
    sqlite3_int64 size = 0;
    w->file->pMethods->xFileSize(w->file, &size);
    if (w->grew && size <= w->at + to)
        w->file->pMethods->xTruncate(w->file, w->at + from);
    else
        w->file->pMethods->xWrite(w->file, w->old + from, to - from, w->at + from);
}

/* The last written is taken back first, so that what was below comes to light. Each is there, or missing, or torn at
   any byte: then its first or its last part is there. */
static inline void vfs_power_off(void) {
    for (const struct vfs_write *w = faulty_vfs.unsafe; w; w = w->next) {
        int torn = (int)(vfs_random() % (unsigned)w->len);
        switch (vfs_random() % 4) {
        case 0:
            break;
        case 1:
            vfs_take_back(w, torn, w->len);
            break;
        case 2:
            vfs_take_back(w, 0, torn);
            break;
        default:
            vfs_take_back(w, 0, w->len);
        }
    }
    _exit(9);
}

static inline bool vfs_now(void) {
    bool now = ++faulty_vfs.calls == faulty_vfs.at || (faulty_vfs.on && faulty_vfs.stays);
    if (!faulty_vfs.fault || !now)
        return false;
    if (faulty_vfs.fault == VFS_KILL)
        _exit(9);
    if (faulty_vfs.fault == VFS_POWER)
        vfs_power_off();
    faulty_vfs.on = true;
    return true;
}

static inline void vfs_note(sqlite3_file *file, int len, sqlite3_int64 at) {
    struct vfs_write *w = calloc(1, sizeof *w);
    sqlite3_int64 size = 0;
    file->pMethods->xFileSize(file, &size);
    *w = (struct vfs_write){ file, at, len, at >= size, calloc(1, (size_t)len), faulty_vfs.unsafe };
    if (!w->grew)
        file->pMethods->xRead(file, w->old, len, at); /* what lies beyond its end reads as zeros */
    faulty_vfs.unsafe = w;
}

static inline void vfs_forget(const sqlite3_file *file) {
    for (struct vfs_write **at = &faulty_vfs.unsafe; *at;) {
        struct vfs_write *w = *at;
        if (w->file != file) {
            at = &w->next;
            continue;
        }
        *at = w->next;
        free(w->old);
        free(w);
    }
}

static inline int vfs_close(sqlite3_file *f) {
    int done = VFS_REAL(f)->pMethods->xClose(VFS_REAL(f));
    vfs_forget(VFS_REAL(f)); /* closed by us, the process goes on */
    free(VFS_REAL(f));
    return done;
}
static inline int vfs_read(sqlite3_file *f, void *to, int len, sqlite3_int64 at) {
    return vfs_now() ? SQLITE_IOERR_READ : VFS_REAL(f)->pMethods->xRead(VFS_REAL(f), to, len, at);
}
static inline int vfs_write(sqlite3_file *f, const void *from, int len, sqlite3_int64 at) {
    if (vfs_now()) {
        VFS_REAL(f)->pMethods->xWrite(VFS_REAL(f), from, len / 2, at);
        return SQLITE_FULL;
    }
    if (faulty_vfs.fault == VFS_POWER)
        vfs_note(VFS_REAL(f), len, at);
    return VFS_REAL(f)->pMethods->xWrite(VFS_REAL(f), from, len, at);
}
static inline int vfs_truncate(sqlite3_file *f, sqlite3_int64 size) {
    return vfs_now() ? SQLITE_IOERR_TRUNCATE : VFS_REAL(f)->pMethods->xTruncate(VFS_REAL(f), size);
}
static inline int vfs_sync(sqlite3_file *f, int flags) {
    if (vfs_now())
        return SQLITE_IOERR_FSYNC;
    (void)flags;
    vfs_forget(
        VFS_REAL(f)); /* nobody pulls the plug of the machine that runs the test: it need not wait for its disk */
    return SQLITE_OK;
}
static inline int vfs_size(sqlite3_file *f, sqlite3_int64 *size) {
    return VFS_REAL(f)->pMethods->xFileSize(VFS_REAL(f), size);
}
static inline int vfs_lock(sqlite3_file *f, int how) { return VFS_REAL(f)->pMethods->xLock(VFS_REAL(f), how); }
static inline int vfs_unlock(sqlite3_file *f, int how) { return VFS_REAL(f)->pMethods->xUnlock(VFS_REAL(f), how); }
static inline int vfs_reserved(sqlite3_file *f, int *is) {
    return VFS_REAL(f)->pMethods->xCheckReservedLock(VFS_REAL(f), is);
}
static inline int vfs_control(sqlite3_file *f, int what, void *with) {
    return VFS_REAL(f)->pMethods->xFileControl(VFS_REAL(f), what, with);
}
static inline int vfs_sector(sqlite3_file *f) { return VFS_REAL(f)->pMethods->xSectorSize(VFS_REAL(f)); }
static inline int vfs_traits(sqlite3_file *f) { return VFS_REAL(f)->pMethods->xDeviceCharacteristics(VFS_REAL(f)); }
static inline int vfs_shm_map(sqlite3_file *f, int n, int size, int more, void volatile **to) {
    return VFS_REAL(f)->pMethods->xShmMap(VFS_REAL(f), n, size, more, to);
}
static inline int vfs_shm_lock(sqlite3_file *f, int at, int n, int flags) {
    return VFS_REAL(f)->pMethods->xShmLock(VFS_REAL(f), at, n, flags);
}
static inline void vfs_shm_barrier(sqlite3_file *f) { VFS_REAL(f)->pMethods->xShmBarrier(VFS_REAL(f)); }
static inline int vfs_shm_unmap(sqlite3_file *f, int drop) {
    return VFS_REAL(f)->pMethods->xShmUnmap(VFS_REAL(f), drop);
}

static const sqlite3_io_methods vfs_methods = {
    2,          vfs_close,   vfs_read,     vfs_write,       vfs_truncate,  vfs_sync,
    vfs_size,   vfs_lock,    vfs_unlock,   vfs_reserved,    vfs_control,   vfs_sector,
    vfs_traits, vfs_shm_map, vfs_shm_lock, vfs_shm_barrier, vfs_shm_unmap, NULL,
    NULL
};

static inline int vfs_open(sqlite3_vfs *vfs, const char *path, sqlite3_file *f, int flags, int *out) {
    struct vfs_file *file = (struct vfs_file *)f;
    (void)vfs;
    file->base.pMethods = NULL;
    if (vfs_now())
        return SQLITE_CANTOPEN;
    file->real = calloc(1, (size_t)faulty_vfs.real->szOsFile);
    int done = faulty_vfs.real->xOpen(faulty_vfs.real, path, file->real, flags, out);
    if (done == SQLITE_OK)
        file->base.pMethods = &vfs_methods;
    else
        free(file->real);
    return done;
}
static inline int vfs_delete(sqlite3_vfs *vfs, const char *path, int sync) {
    (void)vfs;
    return vfs_now() ? SQLITE_IOERR_DELETE : faulty_vfs.real->xDelete(faulty_vfs.real, path, sync);
}

/* From now on SQLite's files go through it. */
static inline void faulty_vfs_begin(enum vfs_fault fault, unsigned at, unsigned chance) {
    static sqlite3_vfs vfs;
    sqlite3_vfs *real = sqlite3_vfs_find("unix");
    if (!vfs.zName) { /* once: SQLite keeps its place in a list there */
        vfs = *real;
        vfs.zName = "faulty";
        vfs.szOsFile = sizeof(struct vfs_file);
        vfs.xOpen = vfs_open;
        vfs.xDelete = vfs_delete;
        sqlite3_vfs_register(&vfs, 1);
    }
    faulty_vfs = (struct faulty_vfs){ .fault = fault, .at = at, .chance = chance, .real = real };
}

#endif
