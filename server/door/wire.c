/* WebSockets: libmicrohttpd shakes hands and hands the socket over, wslay frames. Each line of a talk is a message. */
#include "server/door/exchange.h"

#include "core/bug.h"
#include "core/words/text.h"
#include "server/door/sha1.h"
#include "server/door/wire.h"
#include "server/table/talk.h"

#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <wslay/wslay.h>

enum {
    CLOSE_WORDS = 120 /* of a reason: a close frame holds 123 bytes */
};

struct wire {
    struct source source;
    struct server *server;
    struct wire *next;
    struct MHD_UpgradeResponseHandle *handle;
    wslay_event_context_ptr frames;
    const struct wire_user *user; /* who uses it; NULL: one talk at one table */
    void *to;
    struct talk talk;
    int64_t person;
    uint64_t address, own;      /* whose limits it is under */
    int64_t since, count;       /* messages in the second that began then */
    char token[EXCHANGE_TOKEN]; /* of its session */
    struct scroll early;        /* bytes that came with the handshake */
    uint32_t early_read;
    int64_t table;      /* where it will talk: one that is awake could fall asleep before the handshake is done */
    bool talks, closed; /* the talk, or its user, has not ended; the socket is gone */
    bool broken;        /* a message could not be queued: the socket is closed when the loop comes by */
};

static uint64_t own_key(const struct exchange *e) {
    return limits_key(&e->server->limits, (struct lz_text){ (const char *)&e->person, sizeof e->person });
}

static struct wire *of_source(struct source *source) { return (struct wire *)source; }

/* ---- wslay's hands */

static ssize_t take(wslay_event_context_ptr frames, uint8_t *to, size_t len, int flags, void *with) {
    struct wire *wire = with;
    lz_assert(wire->early_read <= wire->early.len);
    uint32_t early = wire->early.len - wire->early_read;
    (void)flags;
    if (early) {
        size_t some = early < len ? early : len;
        memcpy(to, wire->early.at + wire->early_read, some);
        wire->early_read += (uint32_t)some;
        if (wire->early_read == wire->early.len) {
            scroll_free(&wire->early);
            wire->early_read = 0;
        }
        return (ssize_t)some;
    }
    ssize_t got = recv(wire->source.file, to, len, 0);
    if (got > 0)
        return got;
    bool later = got < 0 && (errno == EAGAIN || errno == EINTR);
    wslay_event_set_error(frames, later ? WSLAY_ERR_WOULDBLOCK : WSLAY_ERR_CALLBACK_FAILURE);
    return -1;
}

static ssize_t give(wslay_event_context_ptr frames, const uint8_t *from, size_t len, int flags, void *with) {
    struct wire *wire = with;
    ssize_t sent = send(wire->source.file, from, len, MSG_NOSIGNAL | (flags & WSLAY_MSG_MORE ? MSG_MORE : 0));
    if (sent >= 0)
        return sent;
    bool later = errno == EAGAIN || errno == EINTR;
    wslay_event_set_error(frames, later ? WSLAY_ERR_WOULDBLOCK : WSLAY_ERR_CALLBACK_FAILURE);
    return -1;
}

static bool floods(struct wire *wire) {
    int64_t now = server_wall(wire->server);
    if (now - wire->since >= 1000) {
        wire->since = now;
        wire->count = 0;
    }
    return ++wire->count > wire->server->limits.number[LIMIT_MESSAGES];
}

static void came(wslay_event_context_ptr frames, const struct wslay_event_on_msg_recv_arg *message, void *with) {
    struct wire *wire = with;
    if (floods(wire)) {
        static const char why[] = "Too many messages: come again, more slowly.";
        wslay_event_queue_close(frames, WSLAY_CODE_POLICY_VIOLATION, (const uint8_t *)why, sizeof why - 1);
        wslay_event_shutdown_read(frames);
        wire->broken = true; /* closed when that is sent */
    }
    if (wire->broken || wslay_is_ctrl_frame(message->opcode) || !wire->talks)
        return;
    struct lz_text text = { (const char *)message->msg, (uint32_t)message->msg_length };
    if (!(wire->user ? wire->user->said(wire->to, text) : talk_said(&wire->talk, text)))
        wslay_event_queue_close(wire->frames, WSLAY_CODE_INTERNAL_SERVER_ERROR, NULL, 0);
}

/* ---- the socket */

static void free_wire(struct wire *wire) {
    struct wire **at = &wire->server->wires;
    while (*at != wire)
        at = &(*at)->next;
    lz_assert(wire->server->wire_count > 0);
    *at = wire->next;
    wire->server->wire_count--;
    limits_release(&wire->server->limits, LIMIT_SOCKETS, wire->address);
    limits_release(&wire->server->limits, LIMIT_OWN_SOCKETS, wire->own);
    wslay_event_context_free(wire->frames);
    scroll_free(&wire->early);
    free(wire);
}

static void close_socket(struct wire *wire) {
    if (wire->closed)
        return;
    wire->closed = true;
    loop_drop(wire->server, &wire->source);
    MHD_upgrade_action(wire->handle, MHD_UPGRADE_ACTION_CLOSE);
    if (!wire->talks)
        free_wire(wire);
    else if (wire->user)
        wire->user->left(wire->to);
    else
        talk_end(&wire->talk);
}

/* Reads and writes what there is; then waits for what is left. Who does not read is cut off, and comes again. */
static void move(struct wire *wire) {
    bool well = wslay_event_recv(wire->frames) == 0 && wslay_event_send(wire->frames) == 0;
    bool reads = wslay_event_want_read(wire->frames), writes = wslay_event_want_write(wire->frames);
    size_t unread = wslay_event_get_queued_msg_length(wire->frames);
    if (!well || wire->broken || (!reads && !writes) || unread > (size_t)wire->server->limits.number[LIMIT_UNREAD]) {
        close_socket(wire);
        return;
    }
    loop_change(wire->server, &wire->source, (reads ? EPOLLIN : 0) | (writes ? EPOLLOUT : 0));
}

static void ready(struct source *source, uint32_t events) {
    (void)events;
    move(of_source(source));
}

/* ---- the talk. Neither of these closes the socket at once: the table is in the middle of telling. */

void wire_send(struct wire *wire, struct lz_text lines) {
    while (!wire->broken && lines.len) {
        struct lz_text line = lz_take_line(&lines);
        struct wslay_event_msg message = { WSLAY_TEXT_FRAME, (const uint8_t *)line.at, line.len };
        wire->broken = wslay_event_queue_msg(wire->frames, &message) != 0;
    }
    if (!wire->closed)
        loop_change(wire->server, &wire->source, EPOLLIN | EPOLLOUT);
}

static void send_lines(struct talk *talk, struct lz_text lines) { wire_send(talk->to, lines); }

void wire_done(struct wire *wire, const char *why) {
    lz_assert(wire->talks);
    uint32_t len = (uint32_t)strlen(why);
    wire->talks = false;
    if (wire->closed) {
        free_wire(wire);
        return;
    }
    wire->broken |= wslay_event_send(wire->frames) !=
                    0; /* a close overtakes what is queued: the last answer goes first */
    wslay_event_queue_close(wire->frames, WSLAY_CODE_GOING_AWAY, (const uint8_t *)why,
                            len < CLOSE_WORDS ? len : CLOSE_WORDS);
    loop_change(wire->server, &wire->source, EPOLLIN | EPOLLOUT);
}

static void talk_over(struct talk *talk, const char *why) { wire_done(talk->to, why); }

/* ---- the handshake */

static const struct wslay_event_callbacks hands = { .recv_callback = take,
                                                    .send_callback = give,
                                                    .on_msg_recv_callback = came };

static void upgraded(void *with, struct MHD_Connection *connection, void *own, const char *early, size_t early_len,
                     MHD_socket file, struct MHD_UpgradeResponseHandle *handle) {
    struct wire *wire = with;
    (void)connection;
    (void)own;
    int on = 1;
    lz_assert(file >= 0 && wire->source.file < 0 && !wire->closed);
    wire->source.file = file;
    wire->handle = handle;
    setsockopt(file, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    bool well = (!early_len || scroll_add(&wire->early, (struct lz_text){ early, (uint32_t)early_len })) &&
                loop_add(wire->server, &wire->source, EPOLLIN);
    uint32_t from = wire->early_read;
    wire->early_read = 0;
    if (wire->user && well) {
        move(wire);
        return;
    }
    wire->talk.table = well && !wire->user ? hall_table(&wire->server->hall, wire->table) : NULL;
    if (!wire->user)
        wire->talks = wire->talk.table; /* before it begins: it may be over at once, if the seat is another's */
    if (wire->talk.table && talk_begin(&wire->talk, from)) {
        move(wire);
        return;
    }
    wire->talks = wire->talks && wire->user;
    close_socket(wire);
}

static bool accept_key(struct MHD_Connection *connection, char key[64]) {
    static const char magic[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    const char *given = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Sec-WebSocket-Key");
    const char *version = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Sec-WebSocket-Version");
    const char *upgrade = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Upgrade");
    if (!given || strlen(given) != 24 || !version || strcmp(version, "13") != 0 || !upgrade ||
        strcasecmp(upgrade, "websocket") != 0)
        return false;
    char whole[64];
    uint8_t hash[20];
    struct lz_writer w = lz_writer_in(whole, sizeof whole);
    lz_put(&w, given);
    lz_put(&w, magic);
    wire_sha1(lz_span(whole), hash);
    return sodium_bin2base64(key, 64, hash, sizeof hash, sodium_base64_VARIANT_ORIGINAL);
}

static void set_place(struct wire *wire, const struct talk_place *place) {
    wire->table = place->table;
    wire->talk = (struct talk){ .seat = place->seat,
                                .host = place->host,
                                .holder = place->holder,
                                .person = place->person,
                                .send = send_lines,
                                .ended = talk_over,
                                .to = wire };
    memcpy(wire->talk.name, place->name, sizeof wire->talk.name);
    wire->early_read = place->from; /* until the handshake is done */
}

static struct wire *new_wire(struct exchange *e) {
    struct server *server = e->server;
    struct wire *wire = server->hall.calls->room(NULL, sizeof *wire);
    if (!wire)
        return NULL;
    *wire = (struct wire){ .source = { ready, -1 },
                           .server = server,
                           .person = e->person,
                           .address = e->address,
                           .own = own_key(e),
                           .early.calls = server->hall.calls };
    memcpy(wire->token, e->token, sizeof wire->token);
    if (wslay_event_context_server_init(&wire->frames, &hands, wire) != 0) {
        free(wire);
        return NULL;
    }
    wslay_event_config_set_max_recv_msg_length(wire->frames, (uint64_t)server->limits.number[LIMIT_MESSAGE]);
    wire->next = server->wires;
    server->wires = wire;
    server->wire_count++;
    return wire;
}

static bool shake_hands(struct exchange *e, struct wire *wire, const char *key) {
    struct MHD_Response *response = MHD_create_response_for_upgrade(upgraded, wire);
    bool well = response && MHD_add_response_header(response, "Upgrade", "websocket") == MHD_YES &&
                MHD_add_response_header(response, "Sec-WebSocket-Accept", key) == MHD_YES &&
                MHD_queue_response(e->connection, MHD_HTTP_SWITCHING_PROTOCOLS, response) == MHD_YES;
    if (response)
        MHD_destroy_response(response);
    return well;
}

/* Both limits, or none of them. */
static bool may_open(struct exchange *e) {
    if (!exchange_holds(e, LIMIT_SOCKETS, e->address))
        return false;
    if (exchange_holds(e, LIMIT_OWN_SOCKETS, own_key(e)))
        return true;
    limits_release(&e->server->limits, LIMIT_SOCKETS, e->address);
    return false;
}

/* A socket of its own for the exchange; NULL: it has been answered. */
static struct wire *begin_wire(struct exchange *e, char key[64]) {
    struct wire *wire = NULL;
    if (!accept_key(e->connection, key)) {
        exchange_no(e, MHD_HTTP_UPGRADE_REQUIRED, "upgrade", "At this address one talks by WebSocket, version 13.");
        return NULL;
    }
    if (!may_open(e))
        return NULL;
    wire = new_wire(e);
    if (wire)
        return wire;
    limits_release(&e->server->limits, LIMIT_SOCKETS, e->address);
    limits_release(&e->server->limits, LIMIT_OWN_SOCKETS, own_key(e));
    exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "memory", "There is not enough memory. Try again.");
    return NULL;
}

static bool end_handshake(struct exchange *e, struct wire *wire, const char *key) {
    bool well = shake_hands(e, wire, key);
    if (well) {
        e->status = -1;
        e->handed = true;
        return true;
    }
    free_wire(wire);
    exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "memory", "There is not enough memory. Try again.");
    return false;
}

void wire_open(struct exchange *e, const struct talk_place *place) {
    char key[64];
    struct wire *wire = begin_wire(e, key);
    if (!wire)
        return;
    set_place(wire, place);
    (void)!end_handshake(e, wire, key);
}

struct wire *wire_use(struct exchange *e, const struct wire_user *user, void *to) {
    char key[64];
    struct wire *wire = begin_wire(e, key);
    if (!wire)
        return NULL;
    wire->user = user;
    wire->to = to;
    wire->talks = true;
    return end_handshake(e, wire, key) ? wire : NULL;
}

/* Neither of the two below closes a socket whose talk is in the middle of something: the talk ends when it is done. */
void wire_end(struct server *server, int64_t person, const char *token, const char *why) {
    struct wire *next;
    for (struct wire *wire = server->wires; wire; wire = next) {
        next = wire->next;
        if (wire->person != person || wire->closed || (token && strcmp(wire->token, token) != 0))
            continue;
        wslay_event_queue_close(wire->frames, WSLAY_CODE_POLICY_VIOLATION, (const uint8_t *)why, strlen(why));
        (void)wslay_event_send(wire->frames);
        close_socket(wire);
    }
}

void wire_close_all(struct server *server) {
    struct wire *next;
    for (struct wire *wire = server->wires; wire; wire = next) {
        next = wire->next;
        (void)wslay_event_send(wire->frames); /* the last words, if they are taken at once */
        close_socket(wire);
    }
}
