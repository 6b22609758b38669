/* For LD_PRELOAD: the n-th call that a program makes for files below a folder fails, or is the last thing it does. The
   program itself is the one that people run. tests/faults/every.py sets the environment:

       FAULT_UNDER   the folder; what lies elsewhere is not touched and not counted
       FAULT_BUT     if set, files whose path holds this are left alone, too
       FAULT_KIND    calls, or memory: the program's own allocations instead (not those of the libraries that draw)
       FAULT_MODE    error: that call fails; full: and so does from then on whatever needs room on the disk;
                     kill: the process is killed there; torn: and of what was not synced only a part is left, also if
                     the program comes to its end; rival: before that call another process does FAULT_RIVAL
       FAULT_RIVAL   a command for the shell
       FAULT_AT      n, from 1
       FAULT_PART    torn: per cent of what was not synced that is left
       FAULT_NOTE    a file that is told which call it was; it is not made if the n-th call never came
       FAULT_STDOUT  if set, standard output counts as one of these files
       FAULT_CHANCE  if set, what is drawn at random is the same in every run, so that equal folders are left behind */
#undef _FILE_OFFSET_BITS /* each name of a call is defined here, that for large files too */
#include "forked.h"
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define SHOWN __attribute__((visibility("default")))
enum mode { NONE, ERROR, FULL, KILL, TORN, RIVAL };
enum { FILES = 256, OBJECTS = 2, NAME = 200 };

static struct {
    enum mode mode;
    bool memory, fired;
    long at, calls;
    int part;
    const char *under, *but, *note;
} fault;

/* Descriptors of files below the folder. */
static struct file {
    bool ours;
    char name[NAME];
} files[FILES];

/* Files that were written, by what they are and not by their names: `synced` bytes are safe. */
static struct written {
    dev_t dev;
    ino_t ino;
    off_t synced;
    int file; /* opened once more, to cut it when all is over */
} written[FILES];
static int writtens;

/* ---- the fault */

static void tear(void) {
    for (int i = 0; i < writtens; i++) {
        struct stat about;
        off_t safe = written[i].synced;
        if (fstat(written[i].file, &about) == 0 && about.st_size > safe)
            syscall(SYS_ftruncate, written[i].file, safe + (about.st_size - safe) * fault.part / 100);
    }
}

static void tell(const char *call, const char *name) {
    int to = (int)syscall(SYS_openat, AT_FDCWD, fault.note, O_WRONLY | O_CREAT | O_APPEND, 0600);
    char words[NAME + 80];
    int len = snprintf(words, sizeof words, "%s %s\n", call, name);
    syscall(SYS_write, to, words, len);
    syscall(SYS_close, to);
}

static void die(void) {
    if (fault.mode == TORN)
        tear();
    syscall(SYS_kill, getpid(), SIGKILL);
}

static const char *told(const char *name) {
    const char *value = getenv(name);
    return value ? value : "";
}

/* Another process, all of it, between two calls of this one. */
static void meet_rival(void) {
    unsetenv("LD_PRELOAD"); /* this process has it already */
    fault.mode = NONE;
    if (system(told("FAULT_RIVAL")) < 0)
        abort();
}

/* Counts a call. True: it fails; or the process is not there any more. `room`: it needs some on the disk; `half` is
   done first where the process is killed or the call fails halfway. */
struct call {
    const char *what, *name;
    int error;
    bool room;
};
static bool fails(struct call call, void (*half)(void *), void *with) {
    bool now = fault.mode && ++fault.calls == fault.at;
    if (!now && !(fault.mode == FULL && fault.fired && call.room))
        return false;
    if (now)
        tell(call.what, call.name);
    if (now && fault.mode == FULL && !call.room)
        fault.at++; /* a full disk does not stop this one; the next that needs room is it */
    if (fault.mode == FULL && !call.room)
        return false;
    if (fault.mode == RIVAL) {
        meet_rival();
        return false;
    }
    fault.fired = true;
    if (half)
        half(with);
    if (fault.mode == KILL || fault.mode == TORN)
        die();
    errno = fault.mode == FULL ? ENOSPC : call.error;
    return true;
}

/* ---- which files */

static bool below(const char *path) {
    char whole[PATH_MAX];
    if (!fault.mode || fault.memory || !path)
        return false;
    if (*path != '/') {
        if (syscall(SYS_getcwd, whole, sizeof whole - NAME) < 0 || strlen(path) >= NAME)
            return false;
        strcat(strcat(whole, "/"), path);
        path = whole;
    }
    return strncmp(path, fault.under, strlen(fault.under)) == 0 && !(*fault.but && strstr(path, fault.but));
}

static const char *name_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static bool ours(int file) { return file >= 0 && file < FILES && files[file].ours; }

static struct written *written_of(int file) {
    struct stat about;
    if (fault.mode != TORN || fstat(file, &about) < 0 || !S_ISREG(about.st_mode))
        return NULL;
    for (int i = 0; i < writtens; i++)
        if (written[i].ino == about.st_ino && written[i].dev == about.st_dev)
            return &written[i];
    if (writtens == FILES)
        return NULL;
    char path[40];
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    int again = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CLOEXEC, 0);
    written[writtens] = (struct written){ about.st_dev, about.st_ino, about.st_size, again };
    return &written[writtens++];
}

/* ---- calls for files */

static int open_file(const char *path, int flags, mode_t mode) {
    if (!below(path))
        return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
    bool makes = (flags & O_CREAT) && access(path, F_OK) != 0;
    if (fails((struct call){ makes ? "create" : "open", name_of(path), makes ? ENOSPC : EACCES, makes }, NULL, NULL))
        return -1;
    int file = (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
    if (file >= 0 && file < FILES) {
        files[file].ours = true;
        snprintf(files[file].name, NAME, "%s", name_of(path));
        struct written *w = (flags & O_ACCMODE) == O_RDONLY ? NULL : written_of(file);
        if (w && flags & O_TRUNC)
            w->synced = 0;
    }
    return file;
}

SHOWN int open(const char *path, int flags, ...) {
    va_list args;
    va_start(args, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(args, mode_t) : 0;
    va_end(args);
    return open_file(path, flags, mode);
}
SHOWN int open64(const char *path, int flags, ...) __attribute__((alias("open")));

SHOWN int openat(int folder, const char *path, int flags, ...) {
    va_list args;
    va_start(args, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(args, mode_t) : 0;
    va_end(args);
    if (folder == AT_FDCWD)
        return open_file(path, flags, mode);
    return (int)syscall(SYS_openat, folder, path, flags, mode);
}

SHOWN int openat64(int folder, const char *path, int flags, ...) __attribute__((alias("openat")));

SHOWN ssize_t read(int file, void *to, size_t len) {
    if (ours(file) && fails((struct call){ "read", files[file].name, EIO, false }, NULL, NULL))
        return -1;
    return syscall(SYS_read, file, to, len);
}

SHOWN ssize_t pread(int file, void *to, size_t len, off_t at) {
    if (ours(file) && fails((struct call){ "pread", files[file].name, EIO, false }, NULL, NULL))
        return -1;
    return syscall(SYS_pread64, file, to, len, at);
}
SHOWN ssize_t pread64(int file, void *to, size_t len, off64_t at) __attribute__((alias("pread")));

struct piece {
    int file;
    const void *from;
    size_t len;
};
static void put_half(void *with) {
    struct piece *piece = with;
    (void)!syscall(SYS_write, piece->file, piece->from, piece->len / 2);
}
SHOWN ssize_t write(int file, const void *from, size_t len) {
    struct piece piece = { file, from, len };
    if (ours(file) && fails((struct call){ "write", files[file].name, ENOSPC, true }, put_half, &piece))
        return -1;
    return syscall(SYS_write, file, from, len);
}
SHOWN ssize_t pwrite(int file, const void *from, size_t len, off_t at) {
    if (ours(file) && fails((struct call){ "pwrite", files[file].name, ENOSPC, true }, NULL, NULL))
        return -1;
    return syscall(SYS_pwrite64, file, from, len, at);
}
SHOWN ssize_t pwrite64(int file, const void *from, size_t len, off64_t at) __attribute__((alias("pwrite")));

SHOWN int fsync(int file) {
    if (ours(file) && fails((struct call){ "fsync", files[file].name, EIO, false }, NULL, NULL))
        return -1;
    struct written *w = ours(file) ? written_of(file) : NULL;
    struct stat about;
    if (w && fstat(file, &about) == 0)
        w->synced = about.st_size;
    return 0; /* the tests' folder needs no more */
}
SHOWN int fdatasync(int file) { return fsync(file); }

SHOWN int ftruncate(int file, off_t size) {
    if (ours(file) && fails((struct call){ "ftruncate", files[file].name, EIO, false }, NULL, NULL))
        return -1;
    struct written *w = ours(file) ? written_of(file) : NULL;
    if (w && w->synced > size)
        w->synced = size;
    return (int)syscall(SYS_ftruncate, file, size);
}
SHOWN int ftruncate64(int file, off64_t size) __attribute__((alias("ftruncate")));

SHOWN int close(int file) {
    bool fail = ours(file) && fails((struct call){ "close", files[file].name, EIO, false }, NULL, NULL);
    if (ours(file))
        files[file].ours = false;
    int done = (int)syscall(SYS_close, file); /* closed it is all the same */
    if (fail)
        errno = EIO;
    return fail ? -1 : done;
}

SHOWN int flock(int file, int how) {
    if (ours(file) && fails((struct call){ "flock", files[file].name, EWOULDBLOCK, false }, NULL, NULL))
        return -1;
    return (int)syscall(SYS_flock, file, how);
}

SHOWN int truncate(const char *path, off_t size) {
    if (below(path) && fails((struct call){ "truncate", name_of(path), EIO, false }, NULL, NULL))
        return -1;
    return (int)syscall(SYS_truncate, path, size);
}
SHOWN int truncate64(const char *path, off64_t size) __attribute__((alias("truncate")));

SHOWN int rename(const char *from, const char *to) {
    if (below(to) && fails((struct call){ "rename", name_of(to), EIO, false }, NULL, NULL))
        return -1;
    return (int)syscall(SYS_rename, from, to);
}
SHOWN int link(const char *from, const char *to) {
    if (below(to) && fails((struct call){ "link", name_of(to), EIO, true }, NULL, NULL))
        return -1;
    return (int)syscall(SYS_link, from, to);
}
SHOWN int unlink(const char *path) {
    if (below(path) && fails((struct call){ "unlink", name_of(path), EIO, false }, NULL, NULL))
        return -1;
    return (int)syscall(SYS_unlink, path);
}
SHOWN int mkdir(const char *path, mode_t mode) {
    if (below(path) && fails((struct call){ "mkdir", name_of(path), ENOSPC, true }, NULL, NULL))
        return -1;
    return (int)syscall(SYS_mkdir, path, mode);
}

SHOWN ssize_t getrandom(void *to, size_t len, unsigned flags) {
    static unsigned char drawn;
    if (!*told("FAULT_CHANCE"))
        return syscall(SYS_getrandom, to, len, flags);
    for (size_t i = 0; i < len; i++)
        ((unsigned char *)to)[i] = drawn += 151; /* odd: all 256 before one comes again */
    return (ssize_t)len;
}

/* ---- streams: the C library's own calls pass us by, so theirs are made here */

static ssize_t stream_read(void *cookie, char *to, size_t len) { return read((int)(intptr_t)cookie, to, len); }
static ssize_t stream_write(void *cookie, const char *from, size_t len) {
    ssize_t put = write((int)(intptr_t)cookie, from, len);
    return put < 0 ? 0 : put; /* 0 is the error of these */
}
static FILE *streams[FILES]; /* by their files */
static int stream_close(void *cookie) {
    streams[(intptr_t)cookie] = NULL;
    return close((int)(intptr_t)cookie);
}

static FILE *stream_on(int file, const char *mode) {
    cookie_io_functions_t calls = { stream_read, stream_write, NULL, stream_close };
    return file < FILES ? streams[file] = fopencookie((void *)(intptr_t)file, mode, calls) : NULL;
}

SHOWN int fileno(FILE *stream) {
    int (*next)(FILE *);
    *(void **)&next = dlsym(RTLD_NEXT, "fileno");
    for (int file = 0; file < FILES; file++)
        if (streams[file] == stream)
            return file;
    return next(stream);
}

SHOWN FILE *fopen(const char *path, const char *mode) {
    if (!below(path)) {
        FILE *(*next)(const char *, const char *);
        *(void **)&next = dlsym(RTLD_NEXT, "fopen");
        return next(path, mode);
    }
    int flags = *mode == 'r' ? O_RDONLY : O_WRONLY | O_CREAT | (*mode == 'a' ? O_APPEND : O_TRUNC);
    int file = open_file(path, flags, 0666);
    return file < 0 ? NULL : stream_on(file, *mode == 'r' ? "r" : "w");
}
SHOWN FILE *fopen64(const char *path, const char *mode) __attribute__((alias("fopen")));

SHOWN FILE *fdopen(int file, const char *mode) {
    FILE *(*next)(int, const char *);
    *(void **)&next = dlsym(RTLD_NEXT, "fdopen");
    return ours(file) ? stream_on(file, mode) : next(file, mode);
}

/* ---- memory */

static struct object { uintptr_t from, to; } objects[OBJECTS];
static int object_count;

/* The program comes first; of its libraries only the one that reads and writes JSON for it is its own affair. */
static int see_object(struct dl_phdr_info *info, size_t size, void *nothing) {
    (void)size, (void)nothing;
    bool first = !*info->dlpi_name && !object_count;
    if ((!first && !strstr(info->dlpi_name, "libjansson")) || object_count == OBJECTS)
        return 0;
    struct object *object = &objects[object_count++];
    *object = (struct object){ UINTPTR_MAX, 0 };
    for (int i = 0; i < info->dlpi_phnum; i++) {
        uintptr_t from = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr, to = from + info->dlpi_phdr[i].p_memsz;
        if (info->dlpi_phdr[i].p_type != PT_LOAD)
            continue;
        object->from = from < object->from ? from : object->from;
        object->to = to > object->to ? to : object->to;
    }
    return 0;
}

static bool no_memory(const void *caller) {
    if (!fault.memory || !fault.mode)
        return false;
    for (int i = 0; i < object_count; i++)
        if ((uintptr_t)caller >= objects[i].from && (uintptr_t)caller < objects[i].to)
            return fails((struct call){ "malloc", i ? "libjansson" : "", ENOMEM, true }, NULL, NULL);
    return false;
}

/* A sanitizer has allocations of its own, which come before these. */
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
SHOWN void *malloc(size_t size) { return no_memory(__builtin_return_address(0)) ? NULL : __libc_malloc(size); }
SHOWN void *calloc(size_t n, size_t size) {
    return no_memory(__builtin_return_address(0)) ? NULL : __libc_calloc(n, size);
}
SHOWN void *realloc(void *old, size_t size) {
    return no_memory(__builtin_return_address(0)) ? NULL : __libc_realloc(old, size);
}

/* ---- begin and end */

__attribute__((constructor)) void fault_begin(void) {
    static const char *const modes[] = { "", "error", "full", "kill", "torn", "rival" };
    enum mode mode = NONE;
    for (int i = 1; i <= RIVAL; i++)
        if (strcmp(told("FAULT_MODE"), modes[i]) == 0)
            mode = (enum mode)i;
    fault.under = told("FAULT_UNDER");
    fault.but = told("FAULT_BUT");
    fault.note = told("FAULT_NOTE");
    fault.at = atol(told("FAULT_AT"));
    fault.part = atoi(told("FAULT_PART"));
    fault.memory = strcmp(told("FAULT_KIND"), "memory") == 0;
    object_count = 0;
    dl_iterate_phdr(see_object, NULL);
    if (mode && getenv("FAULT_STDOUT")) {
        files[1] = (struct file){ true, "standard output" };
        stdout = stream_on(1, "w");
    }
    fault.mode = mode;
}

__attribute__((destructor)) void fault_end(void) {
    if (fault.mode == TORN)
        tear();
}
