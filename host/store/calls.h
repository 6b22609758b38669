/* All that host/ asks of the system, in one table: a test fails the n-th call, or stops there, for every n. */
#ifndef HOST_CALLS_H
#define HOST_CALLS_H

#include <stdbool.h>
#include <sys/types.h>

struct lz_calls {
    int (*open)(const char *path, int flags, mode_t mode);
    ssize_t (*read)(int file, void *to, size_t len);
    ssize_t (*write)(int file, const void *from, size_t len);
    off_t (*seek)(int file, off_t to); /* from the beginning */
    int (*sync)(int file);
    int (*truncate)(int file, off_t size);
    int (*lock)(int file, bool wait); /* for this process alone; at once or not at all (EWOULDBLOCK) unless `wait` */
    int (*close)(int file);
    int (*rename)(const char *from, const char *to); /* replaces what is there */
    int (*link)(const char *from, const char *to);   /* a second name, which must not exist (EEXIST) */
    int (*unlink)(const char *path);
    int (*folder)(const char *path, mode_t mode);            /* mkdir */
    ssize_t (*chance)(void *to, size_t len, unsigned flags); /* getrandom: bytes that nobody can guess */
    ssize_t (*readlink)(const char *path, char *to, size_t len);
    void *(*room)(void *old, size_t size); /* realloc */
};

extern const struct lz_calls lz_calls_system;

#endif
