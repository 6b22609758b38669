/* One loop: sockets, libmicrohttpd, the hall's bell, signals. */
#include "server/door/exchange.h"
#include "server/door/log.h"
#include "server/lobby/laid.h"

#include "core/bug.h"
#include "core/words/text.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum {
    EVENTS = 64,
    LONGEST = 60 * 1000,
    CONNECTIONS = 20000,
    REQUEST_MEMORY = 4 << 10, /* kept by the library as long as a connection is, sockets included */
    IDLE_SECONDS = 60,
    SYSTEM_BYTES = 128 << 10, /* that the system takes for one who does not read: it would take megabytes */
    LAST_RUNS = 3
};

/* ---- sources */

bool loop_add(struct server *server, struct source *source, uint32_t events) {
    lz_assert(source->ready && source->file >= 0);
    struct epoll_event event = { .events = events, .data.ptr = source };
    return epoll_ctl(server->epoll, EPOLL_CTL_ADD, source->file, &event) == 0;
}

void loop_change(struct server *server, struct source *source, uint32_t events) {
    lz_assert(source->ready && source->file >= 0);
    struct epoll_event event = { .events = events, .data.ptr = source };
    (void)epoll_ctl(server->epoll, EPOLL_CTL_MOD, source->file, &event);
}

void loop_drop(struct server *server, struct source *source) {
    lz_assert(source->file >= 0);
    (void)epoll_ctl(server->epoll, EPOLL_CTL_DEL, source->file, NULL);
}

/* ---- time */

static int64_t ms_of(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

int64_t server_wall(void *to) {
    struct server *server = to;
    int64_t wall = ms_of(CLOCK_REALTIME), steady = ms_of(CLOCK_BOOTTIME);
    pthread_mutex_lock(&server->watch_lock); /* workers look, too */
    wall = lz_watch_look(&server->watch, wall, steady);
    pthread_mutex_unlock(&server->watch_lock);
    return wall;
}

/* ---- what wakes the loop */

static void ring(void *to) {
    const struct server *server = to;
    uint64_t one = 1;
    (void)!write(server->bell.file, &one, sizeof one);
}

static void bell_ready(struct source *source, uint32_t events) {
    uint64_t count;
    (void)events;
    (void)!read(source->file, &count, sizeof count);
}

static void signal_ready(struct source *source, uint32_t events) {
    struct server *server = (struct server *)((char *)source - offsetof(struct server, signals));
    struct signalfd_siginfo info;
    (void)events;
    (void)!read(source->file, &info, sizeof info);
    server->stops = true;
}

static void http_ready(struct source *source, uint32_t events) {
    (void)source;
    (void)events; /* MHD_run follows every turn of the loop */
}

/* ---- starting */

static bool failed(struct server *server, const char *what, const char *why) {
    struct lz_writer w = lz_writer_in(server->words, sizeof server->words);
    lz_put(&w, what);
    lz_put(&w, ": ");
    lz_put(&w, why);
    return false;
}

/* "127.0.0.1:8080", "[::1]:8080" */
static bool split(const char *listen, char host[200], char port[8]) {
    const char *colon = strrchr(listen, ':');
    size_t len = colon ? (size_t)(colon - listen) : 0;
    if (!len || len >= 200 || strlen(colon + 1) >= 8)
        return false;
    bool bracket = listen[0] == '[' && listen[len - 1] == ']';
    snprintf(host, 200, "%.*s", (int)(len - 2 * bracket), listen + bracket);
    snprintf(port, 8, "%s", colon + 1);
    return true;
}

static int open_listener(struct server *server) {
    char host[200], port[8];
    struct addrinfo *found = NULL,
                    hints = { .ai_socktype = SOCK_STREAM, .ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE };
    if (!split(server->listen, host, port) || getaddrinfo(host, port, &hints, &found) != 0) {
        failed(server, server->listen, "is no address to listen at: write it as 127.0.0.1:8080 or [::1]:8080");
        return -1;
    }
    int on = 1, bytes = SYSTEM_BYTES, file = socket(found->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    bool well = file >= 0 && setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) == 0 &&
                setsockopt(file, SOL_SOCKET, SO_SNDBUF, &bytes, sizeof bytes) == 0 && /* its sockets have the same */
                bind(file, found->ai_addr, found->ai_addrlen) == 0 && listen(file, 1024) == 0;
    if (!well) {
        failed(server, server->listen,
               errno == EADDRINUSE ? "another program listens there: stop it, or choose another port with --listen"
                                   : strerror(errno));
        if (file >= 0)
            close(file);
        file = -1;
    }
    freeaddrinfo(found);
    return file;
}

static void note_origin(struct server *server, const char *scheme, const char *host) {
    char *to = server->origin[server->origins++];
    lz_assert(server->origins <= SERVER_ORIGINS);
    if (server->port == 80 && strcmp(scheme, "http://") == 0)
        snprintf(to, SERVER_ORIGIN, "%s%s", scheme, host);
    else
        snprintf(to, SERVER_ORIGIN, "%s%s:%u", scheme, host, server->port);
}

/* Those at which other machines in the house reach it, if it listens there. */
static void note_near(struct server *server, const struct sockaddr *at) {
    const struct sockaddr_in *listens = (const struct sockaddr_in *)at;
    struct ifaddrs *all = NULL;
    char name[INET_ADDRSTRLEN];
    if (at->sa_family != AF_INET || getifaddrs(&all) != 0)
        return;
    for (const struct ifaddrs *one = all; one && server->origins < SERVER_ORIGINS; one = one->ifa_next) {
        const struct sockaddr_in *own = (const struct sockaddr_in *)one->ifa_addr;
        if (!own || own->sin_family != AF_INET || one->ifa_flags & IFF_LOOPBACK)
            continue;
        bool here = listens->sin_addr.s_addr == htonl(INADDR_ANY) || listens->sin_addr.s_addr == own->sin_addr.s_addr;
        if (here && inet_ntop(AF_INET, &own->sin_addr, name, sizeof name))
            note_origin(server, "http://", name);
    }
    freeifaddrs(all);
}

/* The address that people type; and, where it listens at home, the other names of home. */
static void note_origins(struct server *server, int listener) {
    struct sockaddr_storage at;
    socklen_t len = sizeof at;
    if (getsockname(listener, (struct sockaddr *)&at, &len) == 0)
        server->port = ntohs(at.ss_family == AF_INET6 ? ((struct sockaddr_in6 *)&at)->sin6_port
                                                      : ((struct sockaddr_in *)&at)->sin_port);
    if (server->url)
        snprintf(server->origin[server->origins++], SERVER_ORIGIN, "%s", server->url);
    server->home = server->origins;
    note_origin(server, "http://", "127.0.0.1");
    note_origin(server, "http://", "localhost");
    note_origin(server, "http://", "[::1]");
    server->near = server->origins;
    note_near(server, (const struct sockaddr *)&at);
}

static bool open_files(struct server *server) {
    struct rlimit files;
    sigset_t set;
    if (getrlimit(RLIMIT_NOFILE, &files) == 0) {
        files.rlim_cur = files.rlim_max;
        (void)setrlimit(RLIMIT_NOFILE, &files);
    }
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    signal(SIGPIPE, SIG_IGN);
    server->epoll = epoll_create1(EPOLL_CLOEXEC);
    server->bell = (struct source){ bell_ready, eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC) };
    server->signals = (struct source){ signal_ready, signalfd(-1, &set, SFD_NONBLOCK | SFD_CLOEXEC) };
    return server->epoll >= 0 && server->bell.file >= 0 && server->signals.file >= 0 &&
           loop_add(server, &server->bell, EPOLLIN) && loop_add(server, &server->signals, EPOLLIN);
}

/* The folder that the data base is in, and those above it. */
static bool make_folders(struct server *server) {
    for (char *at = server->base + 1; *at; at++) {
        if (*at != '/')
            continue;
        *at = 0;
        bool made = mkdir(server->base, 0700) == 0 || errno == EEXIST;
        *at = '/';
        if (!made)
            return failed(server, server->folder, strerror(errno));
    }
    if (access(server->folder, W_OK | X_OK) != 0)
        return failed(server, server->folder, "nothing can be written there: choose another folder with --data");
    return true;
}

/* Two servers on one data base would each believe that it is theirs alone. */
static bool lock_folder(struct server *server) {
    char path[SERVER_PATH + 8];
    snprintf(path, sizeof path, "%s.lock", server->base);
    server->lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (server->lock < 0)
        return failed(server, path, strerror(errno));
    if (flock(server->lock, LOCK_EX | LOCK_NB) == 0)
        return true;
    return failed(server, server->folder, "another server has it: stop that one, or choose another folder with --data");
}

static void tell(void *to, enum hall_news news, const struct table *table, const char *words) {
    struct server *server = to;
    struct log_line line;
    server->asides += news == HALL_ASIDE;
    log_begin(&line, server, news == HALL_ASIDE ? "aside" : "not stored");
    lz_json_number(&line.w, "table", table->id);
    if (table->room.game)
        lz_json_string(&line.w, "game", table->room.game->id);
    lz_json_string(&line.w, "words", words);
    log_end(&line, server);
}

/* On a terminal the greeting has said it. */
static void tell_of(struct server *server, const char *event) {
    struct log_line line;
    if (!server->log_all && isatty(server->log))
        return;
    log_begin(&line, server, event);
    lz_json_string(&line.w, "url", server->origin[0]);
    lz_json_string(&line.w, "data", server->base);
    lz_json_number(&line.w, "process", getpid());
    log_end(&line, server);
}

static bool open_hall(struct server *server) {
    struct lz_writer trouble = lz_writer_in(server->words, sizeof server->words);
    if (snprintf(server->base, sizeof server->base, "%s/lizardry.db", server->folder) >= (int)sizeof server->base)
        return failed(server, server->folder, "the name is too long");
    if (!make_folders(server) || !lock_folder(server))
        return false;
    server->hall = (struct hall){ .path = server->base,
                                  .calls = &lz_calls_system,
                                  .wall = server_wall,
                                  .call = ring,
                                  .tell = tell,
                                  .to = server,
                                  .lore = server->lore,
                                  .threads = server->threads,
                                  .memory = server->memory };
    return hall_open(&server->hall, &trouble);
}

static void tell_post(void *to, const char *words) {
    struct server *server = to;
    struct log_line line;
    log_begin(&line, server, "mail");
    lz_json_string(&line.w, "words", words);
    log_end(&line, server);
}

/* Somebody has joined by mail. */
static void tell_joined(void *to, int64_t table) {
    struct server *server = to;
    struct laid laid;
    if (laid_of(&server->hall.base, table, &laid))
        talks_stir(server, &laid);
}

/* Once it is known where a link leads. */
static bool open_post(struct server *server) {
    struct lz_writer trouble = lz_writer_in(server->words, sizeof server->words);
    const int64_t second = 1000, minute = 60 * second;
    if (!server->box)
        return true;
    server->mailbox = *server->box;
    server->mailbox.stops = &server->hangs_up;
    struct clerk clerk = { .box = &server->mailbox,
                           .path = server->base,
                           .calls = &lz_calls_system,
                           .writer = &server->hall.writer,
                           .wall = server_wall,
                           .tell = tell_post,
                           .to = server,
                           .again = server->box->again * second };
    server->office = (struct office){ .clerk = clerk, .pause = minute / server->box->rate };
    server->office.clerk.notes = BASE_POST_SENDS;
    if (!office_open(&server->office, &trouble))
        return false;
    server->hall.owes = (struct owed_by){ .box = server->box,
                                          .site = server->origin[0],
                                          .after = server->box->after * second,
                                          .poke = office_poke,
                                          .to = &server->office,
                                          .report = server->report,
                                          .drawn = server->drawn,
                                          .pictured = server->pictured,
                                          .grace = server->box->grace * second,
                                          .looked = &server->collector.looked };
    struct intake in = { .clerk = clerk,
                         .hall = &server->hall,
                         .ring = ring,
                         .joined = tell_joined,
                         .to = server,
                         .site = server->origin[0] };
    server->collector = (struct collector){ .in = in };
    server->collector.in.clerk.notes = BASE_POST_COLLECTS;
    server->lmtp = (struct lmtp){ .in = in };
    return (!server->box->imap[0] || collector_open(&server->collector, &trouble)) &&
           (!server->box->lmtp[0] || lmtp_open(&server->lmtp, &trouble));
}

static bool open_limits(struct server *server) {
    struct lz_writer trouble = lz_writer_in(server->words, sizeof server->words);
    server->limits.calls = &lz_calls_system;
    doors_open(&server->doors);
    server->hasher = (struct hasher){ .told = ring, .to = server };
    if (!limits_open(&server->limits, server->changes, &trouble) ||
        !proxies_read(&server->behind, server->proxies, &trouble))
        return false;
    server->hasher.most = (uint32_t)server->limits.number[LIMIT_HASHES];
    return hasher_start(&server->hasher, &trouble);
}

/* No address here has anything in it that would have to be written with '%', and what was could be read in two ways. */
static size_t as_it_came(void *to, struct MHD_Connection *connection, char *text) {
    (void)to;
    (void)connection;
    return strlen(text);
}

static bool open_http(struct server *server) {
    int listener = open_listener(server);
    if (listener < 0)
        return false;
    note_origins(server, listener);
    unsigned flags = MHD_USE_EPOLL | MHD_ALLOW_UPGRADE | MHD_ALLOW_SUSPEND_RESUME;
    server->daemon = MHD_start_daemon(
        flags, server->port, NULL, NULL, exchange_access, server, MHD_OPTION_LISTEN_SOCKET, listener,
        MHD_OPTION_NOTIFY_COMPLETED, exchange_over, server, MHD_OPTION_CONNECTION_LIMIT, (unsigned)CONNECTIONS,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)REQUEST_MEMORY, MHD_OPTION_NOTIFY_CONNECTION, doors_notify, server,
        MHD_OPTION_CONNECTION_TIMEOUT, (unsigned)IDLE_SECONDS, MHD_OPTION_STRICT_FOR_CLIENT, 1,
        MHD_OPTION_UNESCAPE_CALLBACK, as_it_came, NULL, MHD_OPTION_END);
    if (!server->daemon)
        return failed(server, server->listen, "the HTTP library could not be started");
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(server->daemon, MHD_DAEMON_INFO_EPOLL_FD);
    server->http = (struct source){ http_ready, info->epoll_fd };
    return loop_add(server, &server->http, EPOLLIN) || failed(server, server->listen, strerror(errno));
}

bool server_start(struct server *server) {
    server->epoll = server->bell.file = server->signals.file = server->lock = -1;
    pthread_mutex_init(&server->watch_lock, NULL);
    if (sodium_init() < 0)
        return failed(server, "the system", "has no chance to draw from");
    bool well = (open_files(server) || failed(server, "the system", strerror(errno))) &&
                log_open(server, server->log_path) && page_open(server, server->page_at) && open_limits(server) &&
                open_hall(server) && open_http(server) && open_post(server);
    server->started = server_wall(server);
    if (well)
        tell_of(server, "start");
    return well;
}

/* ---- running */

static int wait_for(struct server *server) {
    MHD_UNSIGNED_LONG_LONG http = LONGEST;
    int64_t due = hall_due(&server->hall), now = server_wall(server), beat = stream_beat(server),
            shuts = doors_due(server);
    beat = shuts < beat ? shuts : beat;
    due = server->answered ? now : beat < due ? beat : due;
    int64_t left = due == LZ_NEVER ? LONGEST : due - now;
    if (MHD_get_timeout(server->daemon, &http) != MHD_YES || http > LONGEST)
        http = LONGEST;
    left = left < (int64_t)http ? left : (int64_t)http;
    return left < 0 ? 0 : (int)left;
}

void server_run(struct server *server) {
    struct epoll_event event[EVENTS];
    while (!server->stops) {
        int count = epoll_wait(server->epoll, event, EVENTS, wait_for(server));
        for (int i = 0; i < count; i++) {
            struct source *source = event[i].data.ptr;
            source->ready(source, event[i].events);
        }
        hall_turn(&server->hall);
        hasher_turn(&server->hasher);
        intake_turn(&server->collector.in);
        intake_turn(&server->lmtp.in);
        doors_turn(server);
        exchange_resume(server);
        MHD_run(server->daemon);
    }
}

/* Nothing that was acknowledged is lost by stopping at any moment: this only says goodbye. */
void server_stop(struct server *server) {
    if (server->daemon) {
        hasher_stop(&server->hasher);
        server->hangs_up = true;
        clerk_close(&server->office.clerk);
        clerk_close(&server->collector.in.clerk);
        lmtp_close(&server->lmtp);
        hall_close(&server->hall);
        office_free(&server->office);
        clerk_free(&server->collector.in.clerk);
        clerk_free(&server->lmtp.in.clerk);
        exchange_resume(server);
        for (int i = 0; i < LAST_RUNS; i++)
            MHD_run(server->daemon); /* the last words, and the end of every answer, if they are taken at once */
        wire_close_all(server);
        MHD_stop_daemon(server->daemon);
        tell_of(server, "stop");
    }
    log_close(server);
    limits_close(&server->limits);
    page_close(&server->page);
    close(server->epoll);
    close(server->bell.file);
    close(server->signals.file);
    close(server->lock);
}
