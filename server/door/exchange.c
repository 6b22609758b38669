/* libmicrohttpd's requests: read, routed, answered now or when what they change is safe. */
#include "server/door/exchange.h"

#include "core/bug.h"
#include "core/words/text.h"
#include "server/door/markup.h"
#include "server/door/log.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

static struct lz_text header(struct MHD_Connection *connection, const char *name) {
    const char *value = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
    return lz_span(value ? value : "");
}

/* ---- answers */

/* To one that waits it is sent when the loop comes by. */
static void answered(struct exchange *e) {
    if (!e->waits || e->gone)
        return;
    e->next = e->server->answered;
    e->server->answered = e;
}

struct no {
    const char *code, *text;
    int64_t wait;
};

static void put_no(const void *with, struct lz_writer *w) {
    const struct no *no = with;
    lz_json_open(w, NULL, '{');
    lz_json_open(w, "error", '{');
    lz_json_string(w, "code", no->code);
    lz_json_string(w, "text", no->text);
    if (no->wait)
        lz_json_number(w, "wait", no->wait);
    lz_json_close(w, '}');
    lz_json_close(w, '}');
}

void exchange_json(struct exchange *e, int status, void (*put)(const void *with, struct lz_writer *),
                   const void *with) {
    lz_assert(!e->status && status >= 200 && status < 600);
    scroll_empty(&e->reply);
    bool put_all = scroll_put(&e->reply, put, with);
    if (e->server->hall.base.unread) { /* whatever was found, or not found, may be wrong */
        scroll_empty(&e->reply);
        status = MHD_HTTP_SERVICE_UNAVAILABLE;
        put_all = scroll_put(&e->reply, put_no,
                             &(struct no){ "store", "The data base cannot be read now. Try again.", 0 });
    }
    e->status = put_all ? status : MHD_HTTP_SERVICE_UNAVAILABLE;
    answered(e);
}

void exchange_page(struct exchange *e, void (*put)(const void *with, struct lz_writer *), const void *with) {
    e->type = "text/html; charset=utf-8";
    e->form = true;
    exchange_json(e, MHD_HTTP_OK, put, with);
}

static void put_nothing(const void *with, struct lz_writer *w) {
    (void)with;
    lz_put(w, "\n");
}

void exchange_elsewhere(struct exchange *e, const char *path, int64_t number) {
    struct lz_writer w = lz_writer_in(e->to, sizeof e->to);
    lz_put(&w, path);
    lz_put_number(&w, number);
    lz_assert(!w.full);
    e->type = "text/plain; charset=utf-8";
    exchange_json(e, MHD_HTTP_SEE_OTHER, put_nothing, NULL);
}

static void put_no_page(const void *with, struct lz_writer *w) {
    const struct no *no = with;
    markup_begin(w, "That did not work", 0);
    lz_put(w, "<p role=\"alert\">");
    markup_put(w, no->text);
    lz_put(w, "</p>\n<p><a href=\"/plain\">Try again</a></p>\n");
    markup_end(w);
}

void exchange_no(struct exchange *e, int status, const char *code, const char *text) {
    if (e->paged)
        e->type = "text/html; charset=utf-8";
    exchange_json(e, status, e->paged ? put_no_page : put_no, &(struct no){ code, text, e->wait });
}

void exchange_later(struct exchange *e, const char *code, const char *text, int64_t seconds) {
    e->wait = seconds;
    exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, code, text);
}

static void put_most(const struct exchange *e, enum limit what, struct lz_writer *w) {
    lz_put(w, "That is too much: at most ");
    lz_put_number(w, e->server->limits.number[what]);
    lz_put_char(w, ' ');
    lz_put(w, limits_words(what));
    lz_put_char(w, '.');
}

bool exchange_counts(struct exchange *e, enum limit what, uint64_t whose) {
    char words[200];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    int64_t wait = limits_count(&e->server->limits, what, whose, server_wall(e->server));
    if (!wait)
        return true;
    e->wait = (wait + 999) / 1000;
    put_most(e, what, &w);
    lz_put(&w, " Try again in ");
    lz_put_number(&w, e->wait);
    lz_put(&w, e->wait == 1 ? " second." : " seconds.");
    exchange_no(e, MHD_HTTP_TOO_MANY_REQUESTS, "limit", words);
    return false;
}

bool exchange_holds(struct exchange *e, enum limit what, uint64_t whose) {
    return limits_hold(&e->server->limits, what, whose) || exchange_fits(e, what, INT64_MAX);
}

bool exchange_fits(struct exchange *e, enum limit what, int64_t count) {
    char words[200];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    if (count < e->server->limits.number[what])
        return true;
    put_most(e, what, &w);
    exchange_no(e, MHD_HTTP_TOO_MANY_REQUESTS, "limit", words);
    return false;
}

static const char no_memory[] = "There is not enough memory; nothing has changed. Try again.";

bool exchange_change(struct exchange *e, const struct base_row *row) {
    if (batch_add(&e->batch, row))
        return true;
    exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "memory", no_memory);
    return false;
}

/* ---- when it is safe */

static void free_exchange(struct exchange *e) {
    lz_assert(!e->waits || e->gone);
    scroll_free(&e->body);
    scroll_free(&e->reply);
    batch_free(&e->batch);
    json_decref(e->asked);
    free(e->deal);
    free(e);
}

static void batch_back(struct batch *batch) {
    struct exchange *e = batch->of;
    lz_assert(e->waits && e->then && batch == &e->batch);
    e->then(e, batch->status);
    if (e->gone)
        free_exchange(e);
}

void exchange_wait(struct exchange *e) {
    lz_assert(e->begun && !e->status);
    if (e->waits)
        return; /* for one thing after another */
    e->waits = true;
    MHD_suspend_connection(e->connection);
}

void exchange_commit(struct exchange *e, void (*then)(struct exchange *, enum lz_status)) {
    lz_assert(then && !e->status && e->batch.rows);
    if (e->server->hall.base.unread) { /* what would be stored may be wrong */
        batch_empty(&e->batch);
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "store", "The data base cannot be read now. Try again.");
        return;
    }
    e->then = then;
    e->batch.back = batch_back;
    e->batch.of = e;
    exchange_wait(e);
    writer_put(&e->server->hall.writer, &e->batch);
}

void exchange_resume(struct server *server) {
    struct exchange *next;
    server->hall.base.unread = false;
    for (struct exchange *e = server->answered; e; e = next) {
        next = e->next;
        lz_assert(e->waits && e->status > 0 && !e->gone);
        e->waits = false;
        MHD_resume_connection(e->connection);
    }
    server->answered = NULL;
}

/* ---- routes */

/* Does the address fit "/api/tables/?/join"? Its parts are what stands for the '?'. */
static bool fits(struct exchange *e, const char *path, const char *url) {
    int parts = 0;
    memset(e->part, 0, sizeof e->part); /* of a route that did not fit */
    while (*path && *url) {
        if (*path != '?') {
            if (*path++ != *url++)
                return false;
            continue;
        }
        uint32_t len = (uint32_t)strcspn(url, "/");
        lz_assert(parts < EXCHANGE_PARTS);
        e->part[parts++] = (struct lz_text){ url, len };
        url += len;
        path++;
        if (!len)
            return false;
    }
    return !*path && !*url;
}

static bool find_route(struct exchange *e, const char *url, const char *method) {
    bool known = false;
    for (uint32_t i = 0; i < routes_count && !e->route; i++) {
        bool here = fits(e, routes[i].path, url);
        known |= here;
        if (here && strcmp(routes[i].method, method) == 0)
            e->route = &routes[i];
    }
    if (!e->route)
        exchange_no(e, known ? MHD_HTTP_METHOD_NOT_ALLOWED : MHD_HTTP_NOT_FOUND, "route",
                    known ? "This address does not take that method." : "There is nothing at this address.");
    return e->route;
}

/* A page that is not ours may not ask in somebody's name: what changes something, and every socket, comes from one of
   our own pages, or with a token of its own. */
static bool may_ask(struct exchange *e) {
    struct lz_text origin = header(e->connection, "Origin");
    bool safe = strcmp(e->route->method, "GET") == 0 && !header(e->connection, "Upgrade").len;
    if (safe || (e->bearer && !origin.len))
        return true;
    for (int i = 0; i < e->server->origins; i++)
        if (lz_text_is(origin, e->server->origin[i]))
            return true;
    exchange_no(e, MHD_HTTP_FORBIDDEN, "origin",
                "This was asked by a page that is not ours. Programs send a token: see docs/protocol.md.");
    return false;
}

static bool read_body(struct exchange *e) {
    json_error_t error;
    if (!e->body.len || e->route->body == ROUTE_LINES) {
        e->asked = json_object();
        return true;
    }
    if (e->route->body == ROUTE_FORM) {
        e->asked = form_read(scroll_text(&e->body));
        if (!e->asked)
            exchange_no(e, MHD_HTTP_BAD_REQUEST, "form", "The body is not what a form of ours sends.");
        return e->asked;
    }
    e->asked = json_loadb(e->body.at, e->body.len, JSON_REJECT_DUPLICATES, &error);
    if (json_is_object(e->asked))
        return true;
    exchange_no(e, MHD_HTTP_BAD_REQUEST, "form", e->asked ? "The body is no JSON object." : error.text);
    return false;
}

static uint64_t asking(struct exchange *e) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(e->connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    struct address peer = address_of(info ? info->client_addr : NULL);
    peer = address_asking(&e->server->behind, peer, header(e->connection, "X-Forwarded-For"));
    return limits_key(&e->server->limits, address_house(&peer));
}

/* A table may be laid with a set. */
static enum limit body_limit(const char *url) { return strcmp(url, "/api/tables") == 0 ? LIMIT_LAY : LIMIT_BODY; }

/* What two readers could take for two different requests, or for another's: a proxy before us and we. */
static const char *const once[] = { "Host", "Origin", "Authorization", "Content-Length", "Transfer-Encoding" };
enum { ONCE = sizeof once / sizeof once[0], LENGTH = 3, CODING = 4 };

static enum MHD_Result count_header(void *to, enum MHD_ValueKind kind, const char *name, const char *value) {
    uint32_t *count = to;
    (void)kind;
    (void)value;
    for (int i = 0; i < ONCE; i++)
        count[i] += strcasecmp(name, once[i]) == 0;
    return MHD_YES;
}

static bool is_plain(struct exchange *e) {
    uint32_t count[ONCE] = { 0 };
    bool twice = false;
    MHD_get_connection_values(e->connection, MHD_HEADER_KIND, count_header, count);
    for (int i = 0; i < ONCE; i++)
        twice |= count[i] > 1;
    if (!twice && !(count[LENGTH] && count[CODING]))
        return true;
    e->closes = true;
    exchange_no(
        e, MHD_HTTP_BAD_REQUEST, "form",
        "Host, Origin, Authorization, Content-Length and Transfer-Encoding stand in a request once, and not the "
        "last two together.");
    return false;
}

static void begin(struct exchange *e, const char *url, const char *method) {
    char words[200];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    e->begun = true;
    e->server->hall.base.unread = false;
    doors_whole(e->server, e->connection);
    e->address = asking(e);
    if (!exchange_counts(e, LIMIT_REQUESTS, e->address) || !is_plain(e))
        return;
    if (e->large) {
        put_most(e, body_limit(url), &w);
        exchange_no(e, MHD_HTTP_CONTENT_TOO_LARGE, "limit", words);
        return;
    }
    if (e->body.broken) {
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "memory", no_memory);
        return;
    }
    if (!find_route(e, url, method))
        return;
    people_find(e);
    if (!may_ask(e) || !read_body(e))
        return;
    if (e->route->who == ROUTE_MACHINE && !metrics_may(e))
        exchange_no(e, MHD_HTTP_NOT_FOUND, "route", "There is nothing at this address.");
    else if (e->route->who >= ROUTE_PERSON && !e->person)
        exchange_no(e, MHD_HTTP_UNAUTHORIZED, "person", "Say who you are first: POST /api/guest with a name.");
    else if (e->route->who == ROUTE_OPERATOR && !operator_is(&e->server->hall.base, e->person))
        exchange_no(e, MHD_HTTP_FORBIDDEN, "operator", "That is for whoever runs this server.");
    else
        e->route->answer(e);
}

/* ---- what libmicrohttpd calls */

static void count(struct exchange *e) {
    struct log_line line;
    e->server->requests++;
    e->server->failures += e->status >= 500;
    if (!e->server->log_all)
        return;
    log_begin(&line, e->server, "request");
    lz_json_string(&line.w, "method", e->route ? e->route->method : "");
    lz_json_string(&line.w, "route", e->route ? e->route->path : "");
    lz_json_number(&line.w, "status", e->status);
    log_end(&line, e->server);
}

static enum MHD_Result send_answer(struct exchange *e) {
    /* A page that gives no referrer gives no origin either, and its form would be taken for another's. */
    const char *const headers[][2] = {
        { "Cache-Control", "no-store" },
        { "X-Content-Type-Options", "nosniff" },
        { "Content-Security-Policy", e->form ? "default-src 'none'; form-action 'self'; frame-ancestors 'none'"
                                             : "default-src 'none'; frame-ancestors 'none'" },
        { "Referrer-Policy", e->form ? "same-origin" : "no-referrer" },
    };
    count(e);
    if (e->response)
        return MHD_queue_response(e->connection, (unsigned)e->status, e->response);
    struct MHD_Response *response = MHD_create_response_from_buffer(e->reply.len, e->reply.at, MHD_RESPMEM_MUST_COPY);
    if (!response)
        return MHD_NO;
    MHD_add_response_header(response, "Content-Type", e->type ? e->type : "application/json; charset=utf-8");
    for (uint32_t i = 0; i < sizeof headers / sizeof headers[0]; i++)
        MHD_add_response_header(response, headers[i][0], headers[i][1]);
    if (e->to[0])
        MHD_add_response_header(response, "Location", e->to);
    if (e->closes)
        MHD_add_response_header(response, "Connection", "close");
    if (e->wait) {
        char seconds[24];
        struct lz_writer w = lz_writer_in(seconds, sizeof seconds);
        lz_put_number(&w, e->wait);
        MHD_add_response_header(response, "Retry-After", seconds);
    }
    if (e->sets_cookie && e->status < 400) {
        char cookie[EXCHANGE_TOKEN + 120];
        struct lz_writer w = lz_writer_in(cookie, sizeof cookie);
        lz_put(&w, "lizardry=");
        lz_put(&w, e->token);
        lz_put(&w, e->token[0] ? "; Max-Age=31536000" : "; Max-Age=0");
        lz_put(&w, "; Path=/; HttpOnly; SameSite=Lax");
        if (strncmp(e->server->origin[0], "https:", 6) == 0)
            lz_put(&w, "; Secure");
        MHD_add_response_header(response, "Set-Cookie", cookie);
    }
    enum MHD_Result done = MHD_queue_response(e->connection, (unsigned)e->status, response);
    MHD_destroy_response(response);
    return done;
}

enum MHD_Result exchange_access(void *to, struct MHD_Connection *connection, const char *url, const char *method,
                                const char *version, const char *upload, size_t *size, void **own) {
    struct server *server = to;
    struct exchange *e = *own;
    (void)version;
    if (!e) {
        e = *own = server->hall.calls->room(NULL, sizeof *e);
        if (!e)
            return MHD_NO;
        *e = (struct exchange){ .server = server,
                                .connection = connection,
                                .body.calls = server->hall.calls,
                                .reply.calls = server->hall.calls,
                                .batch.calls = server->hall.calls };
        return MHD_YES;
    }
    if (*size) {
        if (e->body.len + *size > (uint64_t)server->limits.number[body_limit(url)])
            e->large = true;
        else
            (void)!scroll_add(&e->body, (struct lz_text){ upload, (uint32_t)*size });
        *size = 0;
        return MHD_YES;
    }
    if (!e->begun)
        begin(e, url, method);
    if (e->handed) { /* it would be kept as long as the socket is */
        free_exchange(e);
        *own = NULL;
        return MHD_YES;
    }
    return e->status > 0 ? send_answer(e) : MHD_YES; /* below 0: the answer was another protocol's */
}

void exchange_over(void *to, struct MHD_Connection *connection, void **own, enum MHD_RequestTerminationCode code) {
    struct exchange *e = *own;
    (void)code;
    *own = NULL;
    doors_next(to, connection);
    if (!e)
        return;
    if (e->waits)
        e->gone = true; /* its batch comes back yet */
    else
        free_exchange(e);
}
