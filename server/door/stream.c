/* A talk for those who have HTTP and nothing else: what it is told comes as one answer without an end, a line of JSON
   for each message. What they say comes by server/door/say.c. */
#include "server/server.h"

#include "core/bug.h"
#include "core/words/text.h"
#include "server/table/talk.h"

#include <stdlib.h>
#include <string.h>

enum {
    BLOCK = 1024,
    BEAT = 20 * 1000 /* ms of silence after which an empty line asks whether anybody is there */
};

struct stream {
    struct server *server;
    struct stream *next;
    struct MHD_Connection *connection;
    struct talk talk;
    struct scroll out; /* safe, and not yet taken */
    uint32_t taken;    /* bytes of it that are */
    int64_t wrote;     /* wall time of the last line */
    bool talks;        /* the talk has not ended */
    bool open;         /* the answer has not */
    bool waits;        /* it is suspended: there is nothing to send */
};

static void free_stream(struct stream *stream) {
    lz_assert(!stream->talks && !stream->open);
    struct stream **at = &stream->server->streams;
    while (*at != stream)
        at = &(*at)->next;
    *at = stream->next;
    scroll_free(&stream->out);
    free(stream);
}

static void wake(struct stream *stream) {
    if (stream->waits)
        MHD_resume_connection(stream->connection);
    stream->waits = false;
}

/* ---- the talk's hands */

/* Who does not read is cut off, and comes again. */
static void add(struct stream *stream, struct lz_text lines) {
    lz_assert(stream->taken <= stream->out.len);
    bool too_much = stream->out.len - stream->taken + lines.len > stream->server->limits.number[LIMIT_UNREAD];
    stream->out.broken |= too_much;
    if (!stream->out.broken)
        (void)!scroll_add(&stream->out, lines);
    stream->wrote = server_wall(stream->server);
    wake(stream);
}

static void send_lines(struct talk *talk, struct lz_text lines) { add(talk->to, lines); }

static void put_bye(const void *with, struct lz_writer *w) {
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "bye", with);
    lz_json_close(w, '}');
    lz_put_char(w, '\n');
}

static void talk_over(struct talk *talk, const char *why) {
    struct stream *stream = talk->to;
    lz_assert(stream->talks && talk == &stream->talk);
    stream->talks = false;
    if (!stream->open) {
        free_stream(stream);
        return;
    }
    if (why[0])
        (void)!scroll_put(&stream->out, put_bye, why);
    wake(stream);
}

/* ---- libmicrohttpd's */

static ssize_t give(void *with, uint64_t place, char *to, size_t most) {
    struct stream *stream = with;
    lz_assert(stream->open && !stream->waits && stream->taken <= stream->out.len);
    uint32_t left = stream->out.len - stream->taken;
    (void)place;
    if (stream->out.broken)
        return MHD_CONTENT_READER_END_WITH_ERROR;
    if (left) {
        uint32_t some = left < most ? left : (uint32_t)most;
        memcpy(to, stream->out.at + stream->taken, some);
        stream->taken += some;
        if (stream->taken == stream->out.len) {
            scroll_free(&stream->out); /* one that is silent costs little */
            stream->taken = 0;
        }
        return (ssize_t)some;
    }
    if (!stream->talks)
        return MHD_CONTENT_READER_END_OF_STREAM;
    stream->waits = true;
    MHD_suspend_connection(stream->connection);
    return 0;
}

static void answer_over(void *with) {
    struct stream *stream = with;
    lz_assert(stream->open);
    stream->open = false;
    if (stream->talks)
        talk_end(&stream->talk);
    else
        free_stream(stream);
}

static struct stream *new_stream(struct server *server, const struct talk_place *place) {
    struct table *table = hall_table(&server->hall, place->table);
    struct stream *stream = table ? server->hall.calls->room(NULL, sizeof *stream) : NULL;
    if (!stream)
        return NULL;
    *stream = (struct stream){ .server = server, .out.calls = server->hall.calls, .wrote = server_wall(server) };
    stream->talk = (struct talk){ .table = table,
                                  .seat = place->seat,
                                  .holder = place->holder,
                                  .person = place->person,
                                  .send = send_lines,
                                  .ended = talk_over,
                                  .to = stream };
    memcpy(stream->talk.name, place->name, sizeof stream->talk.name);
    stream->next = server->streams;
    server->streams = stream;
    return stream;
}

static enum MHD_Result answer(struct stream *stream, struct MHD_Connection *connection) {
    struct MHD_Response *response = MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, BLOCK, give, stream,
                                                                      answer_over);
    if (!response) {
        answer_over(stream);
        return MHD_NO;
    }
    stream->connection = connection; /* from here on answer_over is called, whatever happens */
    MHD_add_response_header(response, "Content-Type", "application/x-ndjson; charset=utf-8");
    MHD_add_response_header(response, "Cache-Control", "no-store");
    MHD_add_response_header(response, "X-Content-Type-Options", "nosniff");
    MHD_add_response_header(response, "X-Accel-Buffering", "no"); /* a proxy hands on every line at once */
    enum MHD_Result done = MHD_queue_response(connection, MHD_HTTP_OK, response);
    MHD_destroy_response(response);
    return done;
}

enum MHD_Result stream_open(struct server *server, struct MHD_Connection *connection, const struct talk_place *place) {
    struct stream *stream = new_stream(server, place);
    if (!stream)
        return MHD_NO;
    stream->talks = stream->open = true;
    if (talk_begin(&stream->talk, place->from)) /* and be it over already: who has lost the seat is told so */
        return answer(stream, connection);
    stream->talks = stream->open = false;
    free_stream(stream);
    return MHD_NO;
}

int64_t stream_beat(struct server *server) {
    int64_t now = server_wall(server), next = LZ_NEVER;
    for (struct stream *stream = server->streams; stream; stream = stream->next) {
        if (stream->waits && now - stream->wrote >= BEAT)
            add(stream, lz_span("\n"));
        int64_t due = stream->wrote + BEAT;
        next = due < next ? due : next;
    }
    return next;
}
