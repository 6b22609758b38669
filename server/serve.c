/* The server as a command: says where it is, and what it cannot do. */
#include "server/serve.h"

#include "server/server.h"

#include <stdio.h>
#include <unistd.h>

int serve(const struct serve_call *call) {
    static struct server server; /* large: the slots of the hall */
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    server = (struct server){ .folder = call->folder,
                              .listen = call->listen,
                              .url = call->url,
                              .lore = call->lore,
                              .memory = (size_t)call->megabytes << 20,
                              .threads = cores < 1              ? 1
                                         : cores > WORKERS_MOST ? WORKERS_MOST
                                                                : (int)cores };
    if (!server_start(&server)) {
        fprintf(stderr, "lizardry serve: %s\n", server.words);
        return 1;
    }
    printf("Lizardry serves at %s/ and keeps its games in %s.\n", server.origin[0], server.base);
    fflush(stdout);
    server_run(&server);
    server_stop(&server);
    return 0;
}
