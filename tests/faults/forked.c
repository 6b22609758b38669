/* Part of the object for LD_PRELOAD. The loader needs longer for the libraries of the program than most commands run.
   So with FAULT_SERVE set the program is started once, as far as its main, and waits there: every.py asks for one call
   after the other on its standard input, each is a fork that goes on into main, and on standard output its wait status
   is told. A request:

       uint32_t      the bytes that follow
       uint32_t      the words of the command
       strings       the folder; the files for standard input, output and errors; those words; then NAME=VALUE for
                     the environment. Each ends with a 0. */
#include "forked.h"
#include <dlfcn.h>
#include <fcntl.h>
#include <malloc.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ROOM = 1 << 16, WORDS = 100 };
static struct {
    uint32_t words;
    char text[ROOM];
} request;
static char *words[WORDS + 1];
typedef int main_of(int, char **, char **);
static main_of *true_main;

static bool whole(void *to, size_t len) {
    for (size_t got = 0; got < len;) {
        ssize_t more = syscall(SYS_read, STDIN_FILENO, (char *)to + got, len - got);
        if (more <= 0)
            return false;
        got += (size_t)more;
    }
    return true;
}

static void need(bool true_it_is) {
    if (!true_it_is)
        _exit(99);
}

static char *next(char **at) {
    char *string = *at;
    *at += strlen(string) + 1;
    return string;
}

static void point(int file, const char *path, int flags) {
    int opened = (int)syscall(SYS_openat, AT_FDCWD, path, flags, 0600);
    need(opened >= 0 && dup2(opened, file) == file);
    syscall(SYS_close, opened);
}

/* In the child: what a shell would do before it calls the program. */
static int call(char *end) {
    char *at = request.text;
    need(chdir(next(&at)) == 0 && request.words <= WORDS);
    point(STDIN_FILENO, next(&at), O_RDONLY);
    point(STDOUT_FILENO, next(&at), O_WRONLY | O_CREAT | O_TRUNC);
    point(STDERR_FILENO, next(&at), O_WRONLY | O_CREAT | O_TRUNC);
    for (uint32_t i = 0; i < request.words; i++)
        words[i] = next(&at);
    while (at < end)
        need(putenv(next(&at)) == 0);
    unsetenv("FAULT_SERVE"); /* what it calls in its turn, such as a sanitizer's symbolizer, just runs */
    unsetenv("LD_PRELOAD");
    unsetenv("LD_BIND_NOW");
    fault_begin();
    return true_main((int)request.words, words, environ);
}

static int serve(int argc, char **argv, char **env) {
    if (!getenv("FAULT_SERVE"))
        return true_main(argc, argv, env);
    uint32_t len;
    malloc_trim(0); /* or every child tidies up what the libraries left when they were loaded */
    while (whole(&len, sizeof len)) {
        need(len <= sizeof request && whole(&request, len));
        pid_t child = fork();
        need(child >= 0);
        if (child == 0)
            return call((char *)&request + len);
        int status;
        need(waitpid(child, &status, 0) == child &&
             syscall(SYS_write, STDOUT_FILENO, &status, sizeof status) == sizeof status);
    }
    _exit(0);
}

typedef void step(void);
typedef int start(main_of *, int, char **, step *, step *, step *, void *);
__attribute__((visibility("default"))) start __libc_start_main;

/* The C library's, which the program's entry calls. What fifty libraries tidy up at the end of a process touches more
   memory than most commands do: what is served ends without it. The program itself has nothing there. */
int __libc_start_main(main_of *main, int argc, char **argv, step *init, step *fini, step *unload, void *stack) {
    start *next_one;
    *(void **)&next_one = dlsym(RTLD_NEXT, "__libc_start_main");
    true_main = main;
    return next_one(serve, argc, argv, init, fini, getenv("FAULT_SERVE") ? fault_end : unload, stack);
}
