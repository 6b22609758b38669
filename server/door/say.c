/* Messages to a table in the body of a request, a line each; the answer has a line for each. Whoever speaks so hears
   nothing else there: what happens comes by server/door/stream.c. */
#include "server/door/exchange.h"

#include "core/words/text.h"
#include "server/table/talk.h"

#include <stdlib.h>
#include <string.h>

enum { MESSAGES = 64 };

struct saying {
    struct talk talk;
    struct exchange *e;
    struct scroll answers;
    uint32_t asked, answered;
};

static void put_answers(const void *with, struct lz_writer *w) {
    const struct saying *saying = with;
    lz_put_text(w, scroll_text(&saying->answers));
}

static void reply(struct saying *saying) {
    saying->e->type = "application/x-ndjson; charset=utf-8";
    exchange_json(saying->e, MHD_HTTP_OK, put_answers, saying);
    saying->e = NULL;
}

static void hear(struct talk *talk, struct lz_text lines) {
    struct saying *saying = talk->to;
    (void)!scroll_add(&saying->answers, lines);
    while (lines.len) {
        (void)lz_take_line(&lines);
        saying->answered++;
    }
    if (saying->answered < saying->asked || !saying->e)
        return;
    reply(saying);
    talk->gone = true; /* it has what it came for */
}

static void over(struct talk *talk, const char *why) {
    struct saying *saying = talk->to;
    if (saying->e)
        exchange_no(saying->e, MHD_HTTP_SERVICE_UNAVAILABLE, "table",
                    why[0] ? why : "The table ended the talk. Whatever was not answered may be sent again.");
    scroll_free(&saying->answers);
    free(saying);
}

/* Empty lines say nothing. */
static uint32_t count_lines(struct lz_text body) {
    uint32_t count = 0;
    while (body.len)
        count += lz_trim(lz_take_line(&body)).len > 0;
    return count;
}

static struct saying *new_saying(struct exchange *e, const struct talk_place *place) {
    const struct hall *hall = &e->server->hall;
    struct table *table = hall_table(&e->server->hall, place->table);
    struct saying *saying = table ? hall->calls->room(NULL, sizeof *saying) : NULL;
    if (!saying)
        return NULL;
    *saying = (struct saying){ .e = e, .answers.calls = hall->calls };
    saying->talk = (struct talk){ .table = table,
                                  .seat = place->seat,
                                  .host = place->host,
                                  .holder = place->holder,
                                  .person = place->person,
                                  .send = hear,
                                  .ended = over,
                                  .to = saying,
                                  .deaf = true,
                                  .out.calls = hall->calls };
    memcpy(saying->talk.name, place->name, sizeof saying->talk.name);
    return saying;
}

/* What could not be posted is not answered: its sender sees that, and may say it again. */
static void cut_short(struct saying *saying, uint32_t left) {
    saying->asked -= left;
    if (saying->answered < saying->asked)
        return;
    if (saying->asked)
        reply(saying);
    talk_end(&saying->talk);
}

/* The exchange waits before the first word: a free table answers at once, and after the last word all of this may be
   gone. */
static void say_lines(struct saying *saying, struct exchange *e) {
    struct lz_text body = scroll_text(&e->body);
    uint32_t left = count_lines(body);
    saying->asked = left;
    exchange_wait(e);
    while (left) {
        struct lz_text line = lz_trim(lz_take_line(&body));
        if (line.len && !talk_said(&saying->talk, line)) {
            cut_short(saying, left);
            return;
        }
        left -= line.len > 0;
    }
}

void say_answer(struct exchange *e) {
    struct talk_place place;
    uint32_t count = count_lines(scroll_text(&e->body));
    if (!lobby_place(e, &place))
        return;
    if (!count || count > MESSAGES) {
        exchange_no(e, MHD_HTTP_BAD_REQUEST, "form", "The body has 1 to 64 messages, each a line of JSON.");
        return;
    }
    struct saying *saying = new_saying(e, &place);
    if (saying)
        say_lines(saying, e);
    else
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "memory", "There is not enough memory. Try again.");
}
