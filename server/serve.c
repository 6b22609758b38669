/* The server as a command: says where it is, and what it cannot do. */
#include "server/serve.h"

#include "server/people/audit.h"
#include "server/people/ticket.h"

#include <fcntl.h>
#include <jansson.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
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

/* The reader of JSON goes on after some of its allocations have failed, and would take half a text for the whole. So
   the process stops, and the next one goes on from what is safe. */
static void *room_or_stop(size_t size) {
    static const char words[] =
        "lizardry serve: out of memory. Start it again: nothing that was acknowledged is lost.\n";
    void *made = malloc(size);
    if (made || !size)
        return made;
    (void)!write(STDERR_FILENO, words, sizeof words - 1);
    _exit(1);
}

int serve(const struct serve_call *call) {
    static struct server server; /* large: the slots of the hall */
    char link[TICKET_LINK];
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    server = (struct server){ .folder = call->folder,
                              .listen = call->listen,
                              .url = call->url,
                              .proxies = call->behind,
                              .changes = call->limits,
                              .lore = call->lore,
                              .book = call->book,
                              .report = call->report,
                              .drawn = call->drawn,
                              .pictured = call->pictured,
                              .operator_at = call->operator_at,
                              .log_path = call->log,
                              .box = call->box,
                              .page_at = call->page,
                              .memory = (size_t)call->megabytes << 20,
                              .threads = cores < 1              ? 1
                                         : cores > WORKERS_MOST ? WORKERS_MOST
                                                                : (int)cores };
    json_set_alloc_funcs(room_or_stop, free);
    if (!server_start(&server)) {
        fprintf(stderr, "lizardry serve: %s\n", server.words);
        return 1;
    }
    printf("Lizardry serves at %s/ and keeps its games in %s.\n", server.origin[0], server.base);
    bool vacant = operator_link(&server, link);
    if (vacant)
        printf("It has no operator. Whoever first %s: %s\n",
               server.page.index ? "opens this link is" : "sends it the word of this link is; the page says how", link);
    printf("To play on your own in this terminal: %s play. Stop the server with ctrl-C: nothing is lost.\n",
           call->call);
    fflush(stdout);
    if (call->open)
        open_browser(vacant && server.page.index ? link : server.origin[0]);
    server_run(&server);
    server_stop(&server);
    return 0;
}

/* ---- a lost password */

static int no_reset(const char *what, const char *why) {
    fprintf(stderr, "lizardry serve: %s: %s\n", what, why);
    return 1;
}

int serve_reset(const struct serve_call *call, const char *name) {
    char path[SERVER_PATH], origin[SERVER_ORIGIN], word[EXCHANGE_TOKEN], link[TICKET_LINK], noted[200];
    struct ticket ticket = { .what = TICKET_RESET };
    struct base base;
    int len = snprintf(path, sizeof path, "%s/lizardry.db", call->folder);
    if (len < 0 || len >= (int)sizeof path || access(path, F_OK) != 0)
        return no_reset(call->folder, "no server has kept anything there: choose its folder with --data");
    if (sodium_init() < 0 || !base_open_to_write(&base, path))
        return no_reset(path, base.words);
    bool named = account_named(&base, name, &ticket.of);
    snprintf(noted, sizeof noted, "A link for a new password was made for the account %.100s.", name);
    struct base_row row = audit_row(0, (int64_t)time(NULL) * 1000, "operator", noted);
    bool made = named && ticket_make_at(&base, &ticket, &row, word);
    base_close(&base);
    if (!named)
        return no_reset(name, "nobody has an account under this name");
    if (!made)
        return no_reset(path, base.words);
    snprintf(origin, sizeof origin, "%s%s", call->url ? "" : "http://", call->url ? call->url : call->listen);
    ticket_link(origin, TICKET_RESET, word, link);
    printf("%s\nWithin a day whoever sends the word of this link to the server, as its page says, chooses a new "
           "password for %s, once.\n",
           link, name);
    return 0;
}
