/* The dialogue with a server: lines opened and opened again, messages out and answers in. far_news.c hears the rest. */
#include "clients/cli/far/far_work.h"

#include "clients/cli/play/term.h"
#include "core/words/clean.h"
#include "host/mirror.h"
#include "host/picture/mark.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

enum {
    ANSWER_MS = 20000, /* a server that is silent for so long while it is asked is not there */
    AGAIN_MS = 500,    /* before a line that was lost is tried anew; twice as long each time, */
    AGAIN_MOST = 8000, /* up to this */
    FIRST_REFUSAL = 400,
    FIRST_FAILURE = 500
};

void far_stir(struct far *far) {
    far->stirred++;
    if (far->changed)
        far->changed(far->to);
}

/* ---- the line */

static void lose(struct far *far) {
    if (far->line && line_why(far->line)[0])
        far_said(far, line_why(far->line));
    line_close(far->line);
    far->line = NULL;
    far->lost = true;
    far->again = far->wall() + (AGAIN_MS << (far->tries < 4 ? far->tries : 4));
    if (far->again > far->wall() + AGAIN_MOST)
        far->again = far->wall() + AGAIN_MOST;
    far->tries++;
    far_stir(far);
}

static bool end(struct far *far, const char *words) { /* `words` may be its own */
    line_close(far->line);
    far->line = NULL;
    far->ended = far->lost = true;
    if (words != far->words)
        snprintf(far->words, sizeof far->words, "%s", words);
    far_stir(far);
    return false;
}

/* False: the line is lost, and nobody has seen to that yet. */
static bool pump(struct far *far, int ms) {
    struct pollfd file = { .fd = line_file(far->line), .events = POLLIN };
    if (poll(&file, 1, line_has(far->line) ? 0 : ms) < 0)
        return true; /* interrupted: whoever waits sees to that */
    return line_pump(far->line, far_take, far);
}

/* Until that is answered; false: the line is lost, or the person has enough. */
static bool await(struct far *far) {
    int64_t until = far->wall() + ANSWER_MS;
    while (!far->answer && far->wall() < until && !far->cut())
        if (!pump(far, 200))
            return far->answer;
    return far->answer;
}

static json_t *take_answer(struct far *far) {
    json_t *answer = far->answer;
    far->answer = NULL;
    far->waits[0] = 0;
    return answer;
}

static bool send(struct far *far, const json_t *message) {
    char *text = json_dumps(message, JSON_COMPACT);
    bool sent = text && line_send(far->line, lz_span(text));
    free(text);
    return sent;
}

/* On a line that is open: its answer, or NULL. */
static json_t *ask_once(struct far *far, json_t *message) {
    json_decref(take_answer(far));
    snprintf(far->waits, sizeof far->waits, "%s", json_string_value(json_object_get(message, "id")));
    return send(far, message) && await(far) ? take_answer(far) : NULL;
}

static json_t *named(struct far *far, json_t *members) {
    char id[2 * FAR_NAME];
    snprintf(id, sizeof id, "%s-%u", far->name, ++far->acts);
    json_object_set_new(members, "id", json_string(id));
    return members;
}

static json_t *ask_here(struct far *far, json_t *members) {
    json_t *message = named(far, members), *answer = ask_once(far, message);
    json_decref(message);
    return answer;
}

static const char *error_of(const json_t *answer) {
    return json_string_value(json_object_get(json_object_get(answer, "error"), "text"));
}

/* What was sent before has been heard with its answer, and what follows from it. */
static bool settle(struct far *far) {
    json_t *pong = ask_here(far, json_pack("{sb}", "ping", 1));
    json_decref(pong);
    return pong;
}

static json_t *views_wanted(const struct lz_room *room) {
    char tables[17], mark[17];
    snprintf(tables, sizeof tables, "%016llx", (unsigned long long)room->game->tables);
    snprintf(mark, sizeof mark, "%016llx", (unsigned long long)lz_view_mark(room->game, room->calls));
    return json_pack("{s{sisssiss}}", "views", "edition", (int)room->game->rules, "tables", tables, "size",
                     (int)room->game->view_size, "mark", mark);
}

/* Views instead of pictures, and what the seat has missed. */
static bool catch_up(struct far *far) {
    json_t *views = ask_here(far, views_wanted(far->room));
    bool refused = error_of(views);
    if (refused)
        end(far, error_of(views));
    json_decref(views);
    if (!views || refused)
        return false;
    json_t *resume = ask_here(far, json_pack("{sI}", "resume", (json_int_t)lz_room_count(far->room, far->seat)));
    json_decref(resume);
    if (!resume || !settle(far) || far->ended)
        return false;
    if (json_integer_value(json_object_get(far->hello, "n")) > (json_int_t)lz_room_count(far->room, far->seat))
        return end(far, "Some of what the seat was told is missing in the server's answers: come again.");
    return far->viewed || end(far, "The server's answers are not those of this program's kind.");
}

static bool greet(struct far *far) {
    int64_t until = far->wall() + ANSWER_MS;
    while (!far->hello && far->wall() < until && !far->cut())
        if (!pump(far, 200))
            break;
    return far->hello;
}

/* False: not now, or not ever (`ended`). */
static bool dial(struct far *far) {
    char path[80];
    int status;
    struct lz_writer trouble = lz_writer_in(far->words, sizeof far->words);
    snprintf(path, sizeof path, "/api/tables/%lld/talk", (long long)far->table);
    far->viewed = false;
    json_decref(far->hello);
    far->hello = NULL;
    far->line = line_open(&far->place, path, &status, &trouble);
    if (status >= FIRST_REFUSAL && status < FIRST_FAILURE)
        return end(far, far->words);
    return far->line && greet(far);
}

static bool come_again(struct far *far) {
    bool well = dial(far);
    if (well && json_integer_value(json_object_get(far->hello, "seat")) != far->seat)
        return end(far, "Somebody else has this seat now.");
    well = well && catch_up(far);
    if (!well && !far->ended)
        lose(far);
    if (!well)
        return false;
    far->lost = far->told_lost = false;
    far->tries = 0;
    far_said(far, "The line is back.");
    far_stir(far);
    return true;
}

void far_close(struct far *far) {
    line_close(far->line);
    json_decref(far->hello);
    json_decref(take_answer(far));
    free(far->view);
    far->line = NULL;
    far->hello = NULL;
    far->view = NULL;
}

/* ---- hearing */

bool far_hear(struct far *far) {
    if (far->ended)
        return false;
    if (far->line && !pump(far, 0))
        lose(far);
    else if (!far->line && far->wall() >= far->again)
        (void)!come_again(far);
    return !far->ended;
}

int far_file(const struct far *far) { return far->line ? line_file(far->line) : -1; }

int64_t far_left(const struct far *far) {
    int64_t left = far->again - far->wall();
    if (far->line)
        return LZ_NEVER;
    return left > 0 ? left : 0;
}

void far_wait(struct far *far, int ms) {
    int64_t left = far_left(far);
    struct pollfd file = { .fd = far_file(far), .events = POLLIN };
    (void)!poll(&file, 1, left < ms ? (int)left : ms);
    (void)!far_hear(far);
}

/* ---- asking */

static void tell_lost(struct far *far) {
    if (far->waiting)
        far->waiting(far->to, "The line to the server is lost; what you did is sent again as soon as it is back "
                              "(ctrl-C stops).");
}

/* Until there is a line; false: there will be none. */
static bool have_line(struct far *far) {
    while (!far->line && !far->ended && !far->cut()) {
        tell_lost(far);
        far_wait(far, 1000);
    }
    return far->line;
}

json_t *far_ask(struct far *far, json_t *members) {
    json_t *message = named(far, members), *answer = NULL;
    while (!answer && have_line(far)) {
        answer = ask_once(far, message);
        if (!answer && !far->cut())
            lose(far);
        else if (!answer)
            break;
    }
    json_decref(message);
    return answer;
}

/* ---- opening */

/* What the journal would call them. */
static void read_seats(const struct far *far, struct lz_record *record, char labels[LZ_SEATS][LZ_LABEL]) {
    const json_t *seats = json_object_get(far->hello, "seats");
    record->setup.seats = (uint8_t)json_array_size(seats);
    for (int i = 0; i < record->setup.seats && i < LZ_SEATS; i++) {
        far_label(json_array_get(seats, (size_t)i), labels[i]);
        if (far->bot && i == far->seat)
            snprintf(labels[i], LZ_LABEL, "%s", far->bot);
        record->player[i] = lz_span(labels[i]);
    }
}

/* The table's own numbers, which this program must have, too. */
static bool is_ours(struct far *far) {
    char tables[17];
    const char *theirs = json_string_value(json_object_get(far->hello, "tables"));
    const struct lz_game *game = far->room->game;
    snprintf(tables, sizeof tables, "%016llx", (unsigned long long)game->tables);
    far->seat = (int)json_integer_value(json_object_get(far->hello, "seat"));
    size_t seats = json_array_size(json_object_get(far->hello, "seats"));
    if (far->seat < 0 || (size_t)far->seat >= seats || seats > LZ_SEATS)
        return end(far, "You have no seat at this table: join it, or ask whoever laid it for an invitation.");
    if (!theirs || strcmp(theirs, tables) != 0)
        return end(far, "This table has other cards, boards or words than this program: --set FILE loads a set.");
    return true;
}

static bool name_acts(struct far *far) {
    uint64_t chance;
    if (getrandom(&chance, sizeof chance, 0) != sizeof chance)
        return end(far, "the system provided no random numbers");
    snprintf(far->name, sizeof far->name, "%016llx", (unsigned long long)chance);
    return true;
}

static void ask_first(struct far *far) {
    json_t *advice = far_ask(far, json_pack("{sb}", "advise", 1));
    far->hints = advice && !error_of(advice);
    json_decref(advice);
    json_t *since = far_ask(far, json_pack("{sb}", "since", 1));
    const json_t *first = json_array_get(json_object_get(since, "since"), 0);
    uint32_t count = lz_room_count(far->room, far->seat);
    json_int_t n = json_integer_value(json_array_get(first, 0));
    lz_mirror_moved(far->room, n > 0 && n <= count ? (uint32_t)n - 1 : count);
    json_decref(since);
}

#define STOPPED "Stopped before the table was seen; your seat is kept."

/* The first line: the server was there a moment ago, so one that is lost now is tried again as any other is. */
static bool dial_first(struct far *far) {
    while (!dial(far)) {
        if (far->ended)
            return false;
        if (far->cut())
            return end(far, STOPPED);
        lose(far);
        tell_lost(far);
        (void)!poll(NULL, 0, (int)far_left(far));
    }
    far->lost = far->told_lost = false;
    return true;
}

bool far_open(struct far *far, struct lz_room *room, const struct lz_record *given) {
    struct lz_record record = *given;
    char labels[LZ_SEATS][LZ_LABEL];
    far->room = room;
    if (!name_acts(far) || !dial_first(far) || !is_ours(far))
        return false;
    read_seats(far, &record, labels);
    far->view = cli_room(NULL, room->game->view_size);
    if (!lz_mirror_open(room, far->seat, &record))
        return end(far, "out of memory; your seat is kept");
    if (!catch_up(far) && !far->ended)
        lose(far);
    if (!have_line(far))
        return far->ended ? false : end(far, STOPPED);
    ask_first(far);
    return !far->ended;
}

/* ---- acting */

static void read_rule(const struct far *far, const json_t *error, struct lz_reply *reply) {
    const json_t *refused = json_object_get(json_object_get(error, "why"), "refused");
    const char *id = json_string_value(json_object_get(refused, "rule"));
    const struct lz_game *game = far->room->game;
    for (uint16_t i = 0; id && i < game->rule_count; i++)
        if (strcmp(game->ruleset[i].id, id) == 0) {
            reply->no = LZ_NO_RULE;
            reply->why.rule = i;
            reply->why.arg = (int32_t)json_integer_value(json_object_get(refused, "arg"));
        }
}

/* LZ_NO_ASKED stands for whatever the server says in its own words. */
enum lz_status far_act(struct far *far, json_t *members, struct lz_reply *reply) {
    json_t *answer = far_ask(far, members);
    const json_t *error = json_object_get(answer, "error");
    const char *text = error_of(answer);
    *reply = (struct lz_reply){ .status = answer ? LZ_OK : LZ_FAILED, .no = LZ_NO_ASKED };
    if (text) {
        reply->status = LZ_REFUSED;
        snprintf(far->words, sizeof far->words, "%s", text);
        lz_tame(far->words);
        read_rule(far, error, reply);
    } else if (answer) {
        reply->taken = (uint32_t)json_integer_value(json_object_get(answer, "taken"));
        json_decref(far_ask(far, json_pack("{sb}", "ping", 1))); /* what it told comes before the answer to this */
    }
    json_decref(answer);
    return reply->status;
}
