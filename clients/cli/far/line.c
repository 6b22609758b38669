#include "clients/cli/far/line.h"

#include "clients/cli/far/cable.h"
#include "clients/cli/play/term.h"
#include "core/words/clean.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/random.h>
#include <wslay/wslay.h>

enum {
    HEAD = 8192,       /* bytes of an answer's head, at most */
    ANSWER = 16 << 20, /* of an answer */
    MESSAGE = 8 << 20, /* of a message */
    KEY = 16,
    SWITCHES = 101 /* the status that begins a WebSocket */
};

/* ---- where it is */

static bool wrong(struct lz_writer *trouble, const char *url, const char *why) {
    lz_put(trouble, "'");
    lz_put(trouble, url);
    lz_put(trouble, "' ");
    lz_put(trouble, why);
    return false;
}

/* How a server is reached. */
static const struct way { const char *scheme, *port; } ways[] = { { "http://", "80" }, { "https://", "443" } };

static const struct way *way_of(const struct line_place *place) { return &ways[place->tls]; }

bool line_place_read(const char *url, struct line_place *place, const char **rest, struct lz_writer *trouble) {
    const char *at = url;
    *place = (struct line_place){ .tls = strncasecmp(url, "https://", 8) == 0 };
    const struct way *way = way_of(place);
    if (strncasecmp(url, way->scheme, strlen(way->scheme)) == 0)
        at += strlen(way->scheme);
    else if (strstr(url, "://"))
        return wrong(trouble, url, "is no address of a server: http://127.0.0.1:8080 is one");
    size_t host = *at == '[' ? strcspn(at, "]/#") : strcspn(at, ":/#");
    const char *name = at + (*at == '['), *end = at + host + (*at == '[' && at[host] == ']');
    size_t len = (size_t)(at + host - name), port = *end == ':' ? strcspn(end + 1, "/#") : 0;
    if (!len || len >= sizeof place->host || port >= sizeof place->port)
        return wrong(trouble, url, "is no address of a server: http://127.0.0.1:8080 is one");
    memcpy(place->host, name, len);
    strcpy(place->port, way->port);
    if (*end == ':') {
        snprintf(place->port, sizeof place->port, "%.*s", (int)port, end + 1);
        end += port + 1;
    }
    *rest = end;
    return true;
}

/* As browsers have it, so that the server knows its own address: without the port that is usual. */
static void put_host(const struct line_place *place, struct lz_writer *w) {
    bool six = strchr(place->host, ':');
    lz_put(w, six ? "[" : "");
    lz_put(w, place->host);
    lz_put(w, six ? "]" : "");
    if (strcmp(place->port, way_of(place)->port) != 0) {
        lz_put_char(w, ':');
        lz_put(w, place->port);
    }
}

void line_place_print(const struct line_place *place, struct lz_writer *w) {
    lz_put(w, way_of(place)->scheme);
    put_host(place, w);
}

static void put_trouble(const struct line_place *place, const char *why, struct lz_writer *trouble) {
    line_place_print(place, trouble);
    lz_put(trouble, " cannot be reached: ");
    lz_put(trouble, why);
}

static void put_head(const struct line_place *place, const char *method, const char *path, struct lz_writer *w) {
    char own[LINE_HOST + 40];
    struct lz_writer origin = lz_writer_in(own, sizeof own);
    line_place_print(place, &origin);
    lz_put(w, method);
    lz_put_char(w, ' ');
    lz_put(w, path);
    lz_put(w, " HTTP/1.1\r\nHost: ");
    put_host(place, w);
    lz_put(w, "\r\n");
    lz_put(w, place->token[0] ? "Authorization: Bearer " : "Origin: ");
    lz_put(w, place->token[0] ? place->token : own);
    lz_put(w, "\r\n");
}

/* ---- requests */

/* What has come, read until the other end has closed. */
static char *read_all(struct cable *cable, uint32_t *len) {
    uint32_t room = HEAD;
    char *text = cli_room(NULL, room + 1);
    for (*len = 0; *len < ANSWER;) {
        if (*len == room)
            text = cli_room(text, (room *= 2) + 1);
        ssize_t got = cable_take(cable, text + *len, room - *len, false);
        if (got <= 0)
            break;
        *len += (uint32_t)got;
    }
    text[*len] = 0;
    return text;
}

/* Pieces, each after its length: the body in one, in its own place. */
static void join_pieces(char *body) {
    char *to = body;
    for (char *from = body;;) {
        char *data;
        unsigned long len = strtoul(from, &data, 16);
        data = strstr(data, "\r\n");
        if (!len || !data || strnlen(data + 2, len) < len)
            break;
        memmove(to, data + 2, len);
        to += len;
        from = data + 2 + len;
        from += strncmp(from, "\r\n", 2) == 0 ? 2 : 0;
    }
    *to = 0;
}

int line_ask(const struct line_place *place, const struct line_request *request, char **answer,
             struct lz_writer *trouble) {
    char room[HEAD];
    struct lz_writer head = lz_writer_in(room, sizeof room);
    struct lz_text body = lz_span(request->body ? request->body : "");
    struct cable cable;
    const char *why = cable_open(&cable, place);
    uint32_t len;
    int status = 0;
    *answer = NULL;
    if (why) {
        put_trouble(place, why, trouble);
        return 0;
    }
    put_head(place, request->method, request->path, &head);
    lz_put(&head, "Connection: close\r\nContent-Type: application/json\r\nContent-Length: ");
    lz_put_number(&head, body.len);
    lz_put(&head, "\r\n\r\n");
    bool sent = cable_give_all(&cable, (struct lz_text){ room, head.len }) && cable_give_all(&cable, body);
    char *text = read_all(&cable, &len), *end = strstr(text, "\r\n\r\n");
    cable_close(&cable);
    if (!sent || !end || sscanf(text, "HTTP/1.%*c %d", &status) != 1) {
        put_trouble(place, "it gives no answer that is one of HTTP", trouble);
        free(text);
        return 0;
    }
    *end = 0;
    bool pieces = strcasestr(text, "\r\nTransfer-Encoding: chunked");
    memmove(text, end + 4, len - (size_t)(end + 4 - text) + 1);
    if (pieces)
        join_pieces(text);
    *answer = text;
    return status;
}

/* ---- the WebSocket */

struct line {
    struct cable cable;
    wslay_event_context_ptr frames;
    char early[HEAD]; /* what came with the handshake */
    uint32_t early_len, early_read;
    void (*take)(void *to, struct lz_text message);
    void *to;
    bool closed;
    char why[200];
};

static ssize_t take_bytes(wslay_event_context_ptr frames, uint8_t *to, size_t len, int flags, void *with) {
    struct line *line = with;
    uint32_t early = line->early_len - line->early_read;
    (void)flags;
    if (early) {
        size_t some = early < len ? early : len;
        memcpy(to, line->early + line->early_read, some);
        line->early_read += (uint32_t)some;
        return (ssize_t)some;
    }
    ssize_t got = cable_take(&line->cable, to, len, true);
    if (got > 0)
        return got;
    bool later = got < 0 && line->cable.late;
    line->closed |= !later;
    wslay_event_set_error(frames, later ? WSLAY_ERR_WOULDBLOCK : WSLAY_ERR_CALLBACK_FAILURE);
    return -1;
}

static ssize_t give_bytes(wslay_event_context_ptr frames, const uint8_t *from, size_t len, int flags, void *with) {
    struct line *line = with;
    (void)flags;
    ssize_t sent = cable_give(&line->cable, from, len);
    if (sent >= 0)
        return sent;
    line->closed = true;
    wslay_event_set_error(frames, WSLAY_ERR_CALLBACK_FAILURE);
    return -1;
}

static int make_mask(wslay_event_context_ptr frames, uint8_t *to, size_t len, void *with) {
    (void)frames;
    (void)with;
    return getrandom(to, len, 0) == (ssize_t)len ? 0 : -1;
}

static void came(wslay_event_context_ptr frames, const struct wslay_event_on_msg_recv_arg *message, void *with) {
    struct line *line = with;
    (void)frames;
    if (message->opcode == WSLAY_CONNECTION_CLOSE) {
        size_t words = message->msg_length > 2 ? message->msg_length - 2 : 0;
        snprintf(line->why, sizeof line->why, "%.*s", (int)words, (const char *)message->msg + 2);
        lz_tame(line->why);
        line->closed = true;
    } else if (message->opcode == WSLAY_TEXT_FRAME) {
        line->take(line->to, (struct lz_text){ (const char *)message->msg, (uint32_t)message->msg_length });
    }
}

/* The head of the answer; what follows it is the first of the dialogue. 0: it did not come. */
static int read_hand(struct line *line) {
    char head[HEAD + 1];
    uint32_t len = 0;
    int status = 0;
    for (const char *end = NULL; !end;) {
        ssize_t got = len < HEAD ? cable_take(&line->cable, head + len, HEAD - len, false) : 0;
        if (got <= 0)
            return 0;
        len += (uint32_t)got;
        head[len] = 0;
        end = strstr(head, "\r\n\r\n");
        if (!end)
            continue;
        line->early_len = len - (uint32_t)(end + 4 - head);
        memcpy(line->early, end + 4, line->early_len);
    }
    return sscanf(head, "HTTP/1.%*c %d", &status) == 1 ? status : 0;
}

/* What the server answered; 101: it talks. */
static int shake_hands(struct line *line, const struct line_place *place, const char *path, struct lz_writer *trouble) {
    char room[HEAD], key[2 * KEY];
    uint8_t chance[KEY];
    struct lz_writer head = lz_writer_in(room, sizeof room);
    if (getrandom(chance, sizeof chance, 0) != KEY)
        return 0;
    sodium_bin2base64(key, sizeof key, chance, KEY, sodium_base64_VARIANT_ORIGINAL);
    put_head(place, "GET", path, &head);
    lz_put(&head, "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ");
    lz_put(&head, key);
    lz_put(&head, "\r\n\r\n");
    int status = cable_give_all(&line->cable, (struct lz_text){ room, head.len }) ? read_hand(line) : 0;
    if (status == SWITCHES)
        return status;
    snprintf(line->why, sizeof line->why, "%d", status);
    put_trouble(place, status ? "it does not talk at this table, and answers with status " : "it gives no answer",
                trouble);
    lz_put(trouble, status ? line->why : "");
    return status;
}

struct line *line_open(const struct line_place *place, const char *path, int *status, struct lz_writer *trouble) {
    static const struct wslay_event_callbacks calls = { .recv_callback = take_bytes,
                                                        .send_callback = give_bytes,
                                                        .genmask_callback = make_mask,
                                                        .on_msg_recv_callback = came };
    struct line *line = cli_room(NULL, sizeof *line);
    *line = (struct line){ .closed = false };
    const char *why = cable_open(&line->cable, place);
    if (why)
        put_trouble(place, why, trouble);
    *status = why ? 0 : shake_hands(line, place, path, trouble);
    if (*status == SWITCHES && wslay_event_context_client_init(&line->frames, &calls, line) == 0) {
        wslay_event_config_set_max_recv_msg_length(line->frames, MESSAGE);
        return line;
    }
    line_close(line);
    return NULL;
}

void line_close(struct line *line) {
    if (!line)
        return;
    if (line->frames)
        wslay_event_context_free(line->frames);
    cable_close(&line->cable);
    free(line);
}

int line_file(const struct line *line) { return line->cable.file; }
const char *line_why(const struct line *line) { return line->why; }

bool line_has(const struct line *line) {
    return line->early_read < line->early_len || (line->cable.tls && gnutls_record_check_pending(line->cable.tls));
}

bool line_send(struct line *line, struct lz_text message) {
    struct wslay_event_msg frame = { WSLAY_TEXT_FRAME, (const uint8_t *)message.at, message.len };
    return !line->closed && wslay_event_queue_msg(line->frames, &frame) == 0 && wslay_event_send(line->frames) == 0;
}

bool line_pump(struct line *line, void (*take)(void *, struct lz_text), void *to) {
    line->take = take;
    line->to = to;
    bool well = wslay_event_recv(line->frames) == 0 && wslay_event_send(line->frames) == 0;
    return well && !line->closed;
}
