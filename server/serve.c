/* The server as a command: says where it is, and what it cannot do. */
#include "server/serve.h"

#include "server/server.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Where there is a desktop that knows how. If it fails, the address stands on the screen. */
static void open_browser(const char *url) {
    const char *x = getenv("DISPLAY"), *wayland = getenv("WAYLAND_DISPLAY");
    char command[] = "xdg-open", *address = strdup(url);
    sigset_t none;
    posix_spawnattr_t own;
    posix_spawn_file_actions_t files;
    pid_t child;
    if (address && ((x && *x) || (wayland && *wayland))) {
        signal(SIGCHLD, SIG_IGN); /* nobody waits for it */
        sigemptyset(&none);
        posix_spawnattr_init(&own);
        posix_spawnattr_setsigmask(&own, &none);
        posix_spawnattr_setflags(&own, POSIX_SPAWN_SETSIGMASK);
        posix_spawn_file_actions_init(&files);
        for (int i = 0; i < 3; i++)
            posix_spawn_file_actions_addopen(&files, i, "/dev/null", O_RDWR, 0);
        (void)posix_spawnp(&child, command, &files, &own, (char *[]){ command, address, NULL }, environ);
        posix_spawn_file_actions_destroy(&files);
        posix_spawnattr_destroy(&own);
    }
    free(address);
}

int serve(const struct serve_call *call) {
    static struct server server; /* large: the slots of the hall */
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    server = (struct server){ .folder = call->folder,
                              .listen = call->listen,
                              .url = call->url,
                              .lore = call->lore,
                              .operator_at = call->operator_at,
                              .log_path = call->log,
                              .memory = (size_t)call->megabytes << 20,
                              .threads = cores < 1              ? 1
                                         : cores > WORKERS_MOST ? WORKERS_MOST
                                                                : (int)cores };
    if (!server_start(&server)) {
        fprintf(stderr, "lizardry serve: %s\n", server.words);
        return 1;
    }
    printf("Lizardry serves at %s/ and keeps its games in %s.\n", server.origin[0], server.base);
    printf("To play on your own in this terminal: %s play. Stop the server with ctrl-C: nothing is lost.\n",
           call->call);
    fflush(stdout);
    if (call->open)
        open_browser(server.origin[0]);
    server_run(&server);
    server_stop(&server);
    return 0;
}
