#include "clients/cli/play/program.h"

#include "clients/cli/play/jail.h"
#include "core/words/text.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { NOT_HELD = 125, PROGRAM_COMMAND = 1000 };

static int64_t steady_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* ---- starting */

/* What it complains about is for a file or a pipe: a screen is the match's. */
static void take_files(int in, int out) {
    int null = isatty(STDERR_FILENO) ? open("/dev/null", O_WRONLY) : -1;
    if (null >= 0)
        dup2(null, STDERR_FILENO);
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    close_range(STDERR_FILENO + 1, ~0U, 0);
}

/* One that is held cannot be the shell's child: the shell becomes it. */
static void become(const char *command, bool is_free) {
    static const int usual[] = { SIGINT, SIGPIPE, SIGHUP, SIGTERM };
    char line[PROGRAM_COMMAND];
    char *const words[] = { "sh", "-c", line, NULL };
    snprintf(line, sizeof line, "%s%s", is_free ? "" : "exec ", command);
    for (unsigned i = 0; i < sizeof usual / sizeof usual[0]; i++)
        signal(usual[i], SIG_DFL);
    setsid(); /* ctrl-C at the table is not meant for it */
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (is_free || jail_enter())
        execv("/bin/sh", words);
    _exit(NOT_HELD);
}

/* Into a socket, so that writing to one that is gone is an error and no signal; out of a pipe. */
bool program_start(struct program *program, const char *command, bool is_free) {
    int in[2], out[2];
    *program = (struct program){ .pid = 0 };
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, in) != 0)
        return false;
    if (pipe2(out, O_CLOEXEC) != 0) {
        close(in[0]);
        close(in[1]);
        return false;
    }
    pid_t pid = fork();
    if (pid == 0) {
        take_files(in[1], out[1]);
        become(command, is_free);
    }
    close(in[1]);
    close(out[1]);
    program->in = in[0];
    program->out = out[0];
    program->pid = pid > 0 ? pid : 0;
    if (pid > 0)
        return true;
    close(in[0]);
    close(out[0]);
    return false;
}

void program_end(struct program *program) {
    if (!program->pid)
        return;
    kill(-program->pid, SIGKILL); /* it leads a session: a free one may have children */
    kill(program->pid, SIGKILL);
    while (waitpid(program->pid, NULL, 0) < 0 && errno == EINTR) {
    }
    close(program->in);
    close(program->out);
    program->pid = 0;
}

/* ---- talking */

static bool take_line(struct program *program, struct lz_text *line) {
    memmove(program->line, program->line + program->read, program->len - program->read);
    program->len -= program->read;
    program->read = 0;
    const char *end = memchr(program->line, '\n', program->len);
    if (!end)
        return false;
    *line = (struct lz_text){ program->line, (uint32_t)(end - program->line) };
    program->read = line->len + 1;
    return true;
}

static bool give(const struct program *program, struct program_talk *talk) {
    ssize_t sent = send(program->in, talk->lines.at + talk->sent, talk->lines.len - talk->sent,
                        MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent > 0)
        talk->sent += (uint32_t)sent;
    return sent > 0 || errno == EAGAIN || errno == EINTR;
}

/* Whoever no longer reads may still have said something: only its silence is its end. */
static enum program_said listen_on(struct program *program, struct program_talk *talk) {
    bool gives = talk->sent < talk->lines.len;
    struct pollfd files[2] = { { program->out, POLLIN, 0 }, { gives ? program->in : -1, POLLOUT, 0 } };
    int64_t began = steady_ms();
    int ready = poll(files, 2, talk->left > 0 ? (int)talk->left : 0);
    talk->left -= steady_ms() - began;
    if (files[1].revents && !give(program, talk))
        talk->sent = talk->lines.len;
    if (ready > 0 && files[0].revents) {
        ssize_t got = read(program->out, program->line + program->len, PROGRAM_LINE - program->len);
        if (got <= 0)
            return PROGRAM_GONE;
        program->len += (uint32_t)got;
    }
    return ready == 0 || talk->left <= 0 ? PROGRAM_LATE : PROGRAM_LINE_CAME;
}

enum program_said program_talk(struct program *program, struct program_talk *talk, struct lz_text *line) {
    enum program_said said = PROGRAM_LINE_CAME;
    while (!take_line(program, line)) {
        if (program->len == PROGRAM_LINE)
            return PROGRAM_LONG;
        if (said != PROGRAM_LINE_CAME)
            return said;
        said = listen_on(program, talk);
    }
    if (talk->sent < talk->lines.len)
        (void)!give(program, talk);
    return PROGRAM_LINE_CAME;
}
