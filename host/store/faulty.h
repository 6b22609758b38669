/* The system's calls, of which the n-th fails, or is the last thing that this process does: for tests of what is kept
   on disks. Calls are counted over all kinds; a write that fails may have put a part. */
#ifndef HOST_FAULTY_H
#define HOST_FAULTY_H

#include "host/store/calls.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

enum fault { FAULT_NONE, FAULT_ERROR, FAULT_KILL };

static struct faulty {
    enum fault fault;
    unsigned at, calls; /* the call that fails, from 1; calls made */
    bool on;            /* it has failed, and so do those after it: a disk that stays full */
    bool stays;
    bool no_links;        /* as on a file system without second names */
    bool unsafe, unnamed; /* bytes written, names made, that no sync has made safe yet */
} faulty;

/* True: this call fails. */
static inline bool faulty_now(int error) {
    bool now = ++faulty.calls == faulty.at || (faulty.on && faulty.stays);
    if (!faulty.fault || !now)
        return false;
    if (faulty.fault == FAULT_KILL)
        _exit(9);
    faulty.on = true;
    errno = error;
    return true;
}

static inline int faulty_open(const char *path, int flags, mode_t mode) {
    if (faulty_now(EACCES))
        return -1;
    faulty.unnamed |= (flags & O_CREAT) != 0;
    return lz_calls_system.open(path, flags, mode);
}
static inline ssize_t faulty_read(int file, void *to, size_t len) {
    return faulty_now(EIO) ? -1 : lz_calls_system.read(file, to, len);
}
static inline ssize_t faulty_write(int file, const void *from, size_t len) {
    if (faulty.fault == FAULT_KILL && faulty.calls + 1 == faulty.at)
        (void)!lz_calls_system.write(file, from, len / 2);
    if (faulty_now(ENOSPC)) {
        (void)!lz_calls_system.write(file, from, len / 2);
        errno = ENOSPC;
        return -1;
    }
    faulty.unsafe = true;
    return lz_calls_system.write(file, from, len);
}
static inline off_t faulty_seek(int file, off_t to) { return faulty_now(EIO) ? -1 : lz_calls_system.seek(file, to); }
static inline int faulty_sync(int file) {
    struct stat about;
    if (faulty_now(EIO))
        return -1;
    bool folder = fstat(file, &about) == 0 && S_ISDIR(about.st_mode);
    *(folder ? &faulty.unnamed : &faulty.unsafe) = false;
    return lz_calls_system.sync(file);
}
static inline int faulty_truncate(int file, off_t size) {
    return faulty_now(EIO) ? -1 : lz_calls_system.truncate(file, size);
}
static inline int faulty_lock(int file, bool wait) {
    return faulty_now(EWOULDBLOCK) ? -1 : lz_calls_system.lock(file, wait);
}
static inline int faulty_folder(const char *path, mode_t mode) {
    if (faulty_now(EACCES))
        return -1;
    faulty.unnamed = true;
    return lz_calls_system.folder(path, mode);
}
static inline int faulty_close(int file) {
    bool fails = faulty_now(EIO); /* closed it is all the same */
    int done = lz_calls_system.close(file);
    return fails ? -1 : done;
}
static inline int faulty_rename(const char *from, const char *to) {
    if (faulty_now(EIO))
        return -1;
    faulty.unnamed = true;
    return lz_calls_system.rename(from, to);
}
static inline int faulty_link(const char *from, const char *to) {
    if (faulty_now(EIO))
        return -1;
    if (faulty.no_links) {
        errno = EPERM;
        return -1;
    }
    faulty.unnamed = true;
    return lz_calls_system.link(from, to);
}
static inline int faulty_unlink(const char *path) { return faulty_now(EIO) ? -1 : lz_calls_system.unlink(path); }
static inline ssize_t faulty_chance(void *to, size_t len, unsigned flags) {
    return faulty_now(ENOSYS) ? -1 : lz_calls_system.chance(to, len, flags);
}
static inline ssize_t faulty_readlink(const char *path, char *to, size_t len) {
    return faulty_now(EIO) ? -1 : lz_calls_system.readlink(path, to, len);
}
static inline void *faulty_room(void *old, size_t size) {
    return faulty_now(ENOMEM) ? NULL : lz_calls_system.room(old, size);
}

static const struct lz_calls faulty_calls = { .open = faulty_open,
                                              .read = faulty_read,
                                              .write = faulty_write,
                                              .seek = faulty_seek,
                                              .sync = faulty_sync,
                                              .truncate = faulty_truncate,
                                              .lock = faulty_lock,
                                              .close = faulty_close,
                                              .rename = faulty_rename,
                                              .link = faulty_link,
                                              .unlink = faulty_unlink,
                                              .folder = faulty_folder,
                                              .chance = faulty_chance,
                                              .readlink = faulty_readlink,
                                              .room = faulty_room };

static inline void faulty_begin(enum fault fault, unsigned at, bool stays) {
    faulty = (struct faulty){ .fault = fault, .at = at, .stays = stays };
}

#endif
