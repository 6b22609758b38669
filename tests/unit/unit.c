/* Bugs caught in a child, and chi-square. */
#include "tests/unit/unit.h"

#include <math.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

void expect_bug(void (*act)(void *), void *with, const char *words) {
    int pipes[2], status;
    char said[1024];
    ssize_t len = 0, got;
    assert_int_equal(pipe(pipes), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        dup2(pipes[1], 2);
        act(with);
        _exit(0);
    }
    close(pipes[1]);
    while ((got = read(pipes[0], said + len, sizeof said - 1 - (size_t)len)) > 0)
        len += got;
    said[len] = 0;
    close(pipes[0]);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
    assert_non_null(strstr(said, words));
}

double unevenness(const uint32_t *count, uint32_t cells) {
    double total = 0, sum = 0;
    for (uint32_t i = 0; i < cells; i++)
        total += count[i];
    for (uint32_t i = 0; i < cells; i++) {
        double off = count[i] - total / cells;
        sum += off * off * cells / total;
    }
    return (sum - (cells - 1)) / sqrt(2.0 * (cells - 1));
}
