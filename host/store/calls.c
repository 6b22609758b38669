/* The system's own. */
#include "host/store/calls.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

static int call_open(const char *path, int flags, mode_t mode) { return open(path, flags | O_CLOEXEC, mode); }
static off_t call_seek(int file, off_t to) { return lseek(file, to, SEEK_SET); }
static int call_lock(int file, bool wait) { return flock(file, wait ? LOCK_EX : LOCK_EX | LOCK_NB); }

const struct lz_calls lz_calls_system = { .open = call_open,
                                          .read = read,
                                          .write = write,
                                          .seek = call_seek,
                                          .sync = fsync,
                                          .truncate = ftruncate,
                                          .lock = call_lock,
                                          .close = close,
                                          .rename = rename,
                                          .link = link,
                                          .unlink = unlink,
                                          .folder = mkdir,
                                          .chance = getrandom,
                                          .readlink = readlink,
                                          .room = realloc };
