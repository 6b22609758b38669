/* One socket for all that a person has open: talks at many tables, lessons, and what is new at all tables where he
   sits. Each is a channel with a number that the client chose; its messages are those of docs/protocol.md with "on"
   before them. */
#include "core/bug.h"
#include "server/door/wire.h"

#include "core/games.h"
#include "core/words/text.h"
#include "server/lobby/laid.h"
#include "server/table/school.h"
#include "server/table/talk.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CHANNELS = 300, WORDS = 600, MINE = 200 };

struct channel {
    struct talks *of;
    struct channel *next;
    int64_t at;
    struct talk talk;      /* at a table; */
    struct school *school; /* or a lesson, if this is not NULL; */
    bool feed;             /* or all tables of a person: each of them is a row, of the same number */
    bool row, shut;        /* shut: nothing more is told of it */
};

struct talks {
    struct talks *next; /* of the server's */
    struct server *server;
    struct wire *wire; /* NULL: its other end has left */
    struct channel *first;
    int64_t person;
    uint32_t count;
};

/* ---- to the other end */

struct sending {
    int64_t at;
    struct lz_text lines;
};

/* {"news":..} is {"on":7,"news":..}. */
static void put_lines(const void *with, struct lz_writer *w) {
    const struct sending *sending = with;
    struct lz_text lines = sending->lines;
    while (lines.len) {
        struct lz_text line = lz_take_line(&lines);
        lz_put(w, "{\"on\":");
        lz_put_number(w, sending->at);
        lz_put(w, line.len > 2 ? "," : "");
        lz_cut(&line, 1);
        lz_put_text(w, line);
        lz_put_char(w, '\n');
    }
}

static void send_at(struct talks *talks, int64_t at, struct lz_text lines) {
    struct scroll out = { .calls = talks->server->hall.calls };
    if (talks->wire && scroll_put(&out, put_lines, &(struct sending){ at, lines }))
        wire_send(talks->wire, scroll_text(&out));
    scroll_free(&out);
}

static void say(struct talks *talks, int64_t at, void (*put)(const void *with, struct lz_writer *), const void *with) {
    struct scroll out = { .calls = talks->server->hall.calls };
    if (scroll_put(&out, put, with))
        send_at(talks, at, scroll_text(&out));
    scroll_free(&out);
}

static void put_bye(const void *why, struct lz_writer *w) {
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "bye", why);
    lz_json_close(w, '}');
    lz_put_char(w, '\n');
}

static void put_all_told(const void *none, struct lz_writer *w) {
    (void)none;
    lz_put(w, "{\"told\":true}\n");
}

struct refusal {
    const json_t *id;
    const char *code, *text;
};

static void put_refusal(const void *with, struct lz_writer *w) {
    const struct refusal *no = with;
    lz_json_open(w, NULL, '{');
    if (json_is_string(no->id))
        lz_json_text(w, "re", (struct lz_text){ json_string_value(no->id), (uint32_t)json_string_length(no->id) });
    lz_json_open(w, "error", '{');
    lz_json_string(w, "code", no->code);
    lz_json_string(w, "text", no->text);
    lz_json_close(w, '}');
    lz_json_close(w, '}');
    lz_put_char(w, '\n');
}

/* ---- channels */

static struct channel *find(const struct talks *talks, int64_t at) {
    for (struct channel *channel = talks->first; channel; channel = channel->next)
        if (channel->at == at && !channel->shut && !channel->row)
            return channel;
    return NULL;
}

static void free_talks(struct talks *talks) {
    lz_assert(!talks->first && !talks->count && !talks->wire);
    struct talks **at = &talks->server->talks;
    while (*at != talks)
        at = &(*at)->next;
    *at = talks->next;
    free(talks);
}

/* The last to end ends all. */
static void free_channel(struct channel *channel) {
    struct talks *talks = channel->of;
    struct channel **at = &talks->first;
    lz_assert(talks->count && talks->first);
    while (*at != channel)
        at = &(*at)->next;
    *at = channel->next;
    talks->count--;
    if (channel->school)
        school_end(channel->school);
    free(channel);
    if (!talks->wire && !talks->first)
        free_talks(talks);
}

static void told(struct talk *talk, struct lz_text lines) {
    struct channel *channel = talk->to;
    if (!channel->shut)
        send_at(channel->of, channel->at, lines);
}

static void put_gone(const void *table, struct lz_writer *w) {
    lz_json_open(w, NULL, '{');
    lz_json_number(w, "gone", *(const int64_t *)table);
    lz_json_close(w, '}');
    lz_put_char(w, '\n');
}

static void ended(struct talk *talk, const char *why) {
    struct channel *channel = talk->to;
    lz_assert(!channel->school && !channel->feed && talk == &channel->talk);
    if (channel->row && !channel->shut)
        say(channel->of, channel->at, put_gone, &talk->table->id);
    else if (!channel->shut)
        say(channel->of, channel->at, put_bye, why);
    free_channel(channel);
}

/* Not the caller's any more. */
static void shut(struct channel *channel) {
    if (channel->shut)
        return;
    channel->shut = true;
    if (channel->school || channel->feed)
        free_channel(channel);
    else
        talk_end(&channel->talk);
}

static void shut_rows(struct talks *talks, int64_t at) {
    struct channel *next;
    for (struct channel *channel = talks->first; channel; channel = next) {
        next = channel->next;
        if (channel->row && channel->at == at)
            shut(channel);
    }
}

static struct channel *new_channel(struct talks *talks, int64_t at) {
    struct channel *channel = talks->server->hall.calls->room(NULL, sizeof *channel);
    if (!channel)
        return NULL;
    lz_assert(at > 0 && talks->wire);
    *channel = (struct channel){ .of = talks, .at = at, .next = talks->first };
    talks->first = channel;
    talks->count++;
    return channel;
}

/* What is asked, and how it is refused. */
struct opening {
    struct talks *talks;
    const json_t *asked, *id;
    int64_t at;
};

static void refuse(const struct opening *o, const char *code, const char *text) {
    say(o->talks, o->at, put_refusal, &(struct refusal){ o->id, code, text });
}

static const char no_room[] = "There is not enough memory. Try again.";

/* {"open":{"table":ID,"resume":12}}; with "watch":true as one who looks on */
static void open_table(const struct opening *o) {
    struct talks *talks = o->talks;
    struct hall *hall = &talks->server->hall;
    const json_t *resume = json_object_get(o->asked, "resume");
    struct talk_place place;
    struct laid laid;
    if (!laid_get(&hall->base, json_integer_value(json_object_get(o->asked, "table")), talks->person, &laid)) {
        refuse(o, "table", "There is no such table.");
        return;
    }
    bool watch = json_is_true(json_object_get(o->asked, "watch"));
    const struct laid_no *no = (watch ? laid_watch : laid_place)(&hall->base, &laid, talks->person, &place);
    if (no) {
        refuse(o, no->code, no->text);
        return;
    }
    json_int_t from = json_is_integer(resume) ? json_integer_value(resume) : TALK_NEW;
    struct channel *channel = from >= 0 && from <= TALK_NEW ? new_channel(talks, o->at) : NULL;
    struct table *table = channel ? hall_table(hall, place.table) : NULL;
    if (!channel) {
        refuse(o, "form", "\"resume\" is the number of the last entry that you have; or memory is missing.");
        return;
    }
    channel->talk = (struct talk){ .table = table,
                                   .seat = place.seat,
                                   .host = place.host,
                                   .holder = place.holder,
                                   .person = place.person,
                                   .send = told,
                                   .ended = ended,
                                   .to = channel };
    memcpy(channel->talk.name, place.name, sizeof channel->talk.name);
    if (table && talk_begin(&channel->talk, (uint32_t)from))
        return;
    refuse(o, "memory", no_room);
    free_channel(channel);
}

/* ---- all tables of a person */

struct look {
    const struct laid *laid;
    int64_t person;
};

static void put_table(const void *with, struct lz_writer *w) {
    const struct look *look = with;
    lz_json_open(w, NULL, '{');
    lz_json_key(w, "table");
    laid_put(look->laid, look->person, w);
    lz_json_close(w, '}');
    lz_put_char(w, '\n');
}

static bool has_row(const struct talks *talks, int64_t at, int64_t table) {
    for (const struct channel *channel = talks->first; channel; channel = channel->next)
        if (channel->row && !channel->shut && channel->at == at && channel->talk.table->id == table)
            return true;
    return false;
}

/* The table; and of a match that is played a line from now on. */
static void tell_table(struct talks *talks, int64_t at, const struct laid *laid) {
    struct hall *hall = &talks->server->hall;
    struct talk_place place;
    say(talks, at, put_table, &(struct look){ laid, talks->person });
    if (laid->stage != STAGE_PLAYS || laid_seat_of(laid, talks->person) < 0 || has_row(talks, at, laid->id) ||
        laid_place(&hall->base, laid, talks->person, &place))
        return;
    struct table *table = hall_table(hall, laid->id);
    struct channel *channel = table ? new_channel(talks, at) : NULL;
    if (!channel)
        return;
    channel->row = true;
    channel->talk = (struct talk){ .table = table,
                                   .seat = place.seat,
                                   .holder = place.holder,
                                   .person = place.person,
                                   .deaf = true,
                                   .row = true,
                                   .send = told,
                                   .ended = ended,
                                   .to = channel };
    if (!talk_begin(&channel->talk, TALK_NEW))
        free_channel(channel);
}

/* {"open":{"mine":true}} */
static void open_feed(const struct opening *o) {
    struct talks *talks = o->talks;
    struct base *base = &talks->server->hall.base;
    struct channel *feed = new_channel(talks, o->at);
    struct laid *laid = feed ? calloc(MINE, sizeof *laid) : NULL;
    uint32_t count = 0;
    if (!laid) {
        refuse(o, "memory", no_room);
        if (feed)
            free_channel(feed);
        return;
    }
    feed->feed = true;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_MINE, talks->person, (struct lz_text){ 0 });
    while (count < MINE && base_next(base, ask) == LZ_OK)
        count += laid_read(base, ask, &laid[count]);
    base_done(ask);
    for (uint32_t i = 0; i < count; i++)
        tell_table(talks, o->at, &laid[i]);
    say(talks, o->at, put_all_told, NULL);
    free(laid);
}

void talks_stir(struct server *server, const struct laid *laid) {
    struct channel *next;
    for (struct talks *talks = server->talks; talks; talks = talks->next) {
        if (laid_seat_of(laid, talks->person) < 0 && laid->host != talks->person)
            continue;
        for (struct channel *channel = talks->first; channel; channel = next) {
            next = channel->next;
            if (channel->feed && !channel->shut)
                tell_table(talks, channel->at, laid);
        }
    }
}

static int64_t wall(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void send_lesson(struct channel *channel) {
    lz_assert(channel->school && !channel->shut);
    send_at(channel->of, channel->at, school_out(channel->school));
    school_sent(channel->school);
}

/* {"open":{"game":ID,"lesson":"first","step":3}} */
static void open_lesson(const struct opening *o) {
    const struct hall *hall = &o->talks->server->hall;
    const json_t *game = json_object_get(o->asked, "game"), *lesson = json_object_get(o->asked, "lesson");
    json_int_t step = json_integer_value(json_object_get(o->asked, "step"));
    char words[WORDS];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    struct school_call call = { .game = lz_game_by_id(
                                    (struct lz_text){ json_string_value(game), (uint32_t)json_string_length(game) }),
                                .calls = hall->calls,
                                .lore = hall->lore,
                                .wall = wall,
                                .lesson = { json_string_value(lesson), (uint32_t)json_string_length(lesson) },
                                .step = step > 0 && step < UINT8_MAX ? (int)step : 0 };
    if (!call.game) {
        refuse(o, "game", "There is no such game: GET /api/games lists them.");
        return;
    }
    struct school *school = school_begin(&call, &trouble);
    struct channel *channel = school ? new_channel(o->talks, o->at) : NULL;
    if (channel) {
        channel->school = school;
        send_lesson(channel);
        return;
    }
    refuse(o, "lesson", school ? no_room : words);
    if (school)
        school_end(school);
}

static void open_channel(const struct opening *o) {
    if (!json_is_object(o->asked) || o->at < 1)
        refuse(o, "form", "\"open\" is an object, and \"on\" a number from 1 on that the channel is to have.");
    else if (find(o->talks, o->at))
        refuse(o, "on", "There is a channel of that number already: shut it first.");
    else if (o->talks->count >= CHANNELS)
        refuse(o, "limit", "That is too much: at most 300 channels on one socket.");
    else if (json_object_get(o->asked, "table"))
        open_table(o);
    else if (json_object_get(o->asked, "mine"))
        open_feed(o);
    else
        open_lesson(o);
}

/* ---- what is said */

static bool pass_on(struct channel *channel, struct lz_text message) {
    if (!channel->school)
        return talk_said(&channel->talk, message);
    if (!school_said(channel->school, message))
        return false;
    send_lesson(channel);
    return true;
}

static bool said(void *to, struct lz_text message) {
    struct talks *talks = to;
    json_t *body = json_loadb(message.at, message.len, JSON_REJECT_DUPLICATES, NULL);
    struct opening o = { talks, json_object_get(body, "open"), json_object_get(body, "id"),
                         json_integer_value(json_object_get(body, "on")) };
    struct channel *channel = find(talks, o.at);
    bool well = true;
    if (!json_is_object(body) || (!o.asked && !channel))
        refuse(&o, body ? "on" : "form",
               "A message here is a JSON object with the number of a channel that is open: \"on\".");
    else if (o.asked)
        open_channel(&o);
    else if (json_object_get(body, "shut")) {
        shut_rows(talks, o.at);
        shut(channel);
    } else if (channel->feed)
        refuse(&o, "on", "Nothing is said on that channel: it tells of all your tables.");
    else
        well = pass_on(channel, message);
    json_decref(body);
    return well;
}

static void left(void *to) {
    struct talks *talks = to;
    struct wire *wire = talks->wire;
    struct channel *next;
    talks->wire = NULL;
    bool none = !talks->first;
    for (struct channel *channel = talks->first; channel; channel = next) {
        next = channel->next; /* the last to go takes `talks` with it */
        shut(channel);
    }
    if (none)
        free_talks(talks);
    wire_done(wire, "");
}

void talks_open(struct exchange *e) {
    static const struct wire_user user = { said, left };
    struct talks *talks = e->server->hall.calls->room(NULL, sizeof *talks);
    if (!talks) {
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "memory", no_room);
        return;
    }
    *talks = (struct talks){ .next = e->server->talks, .server = e->server, .person = e->person };
    e->server->talks = talks;
    talks->wire = wire_use(e, &user, talks);
    if (!talks->wire)
        free_talks(talks);
}
