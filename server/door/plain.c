/* A table of one's own without a script: the engine's text of it, the question, numbered moves, one form. It asks what
   any program would ask (docs/protocol.md, The dialogue) and writes the answers down as HTML. */
#include "server/door/exchange.h"

#include "core/games.h"
#include "server/door/markup.h"
#include "server/table/talk.h"

#include <stdlib.h>
#include <string.h>

enum { AGAIN_S = 10 /* while others are awaited */ };

struct plain {
    struct talk talk;
    struct exchange *e; /* NULL: it has its answer */
    struct scroll heard;
    const char *notice; /* what was wrong with the form; NULL: nothing */
    bool asking, ended; /* its messages are being sent; the table has ended the talk */
};

/* The last of its messages: what it heard until its answer is all that there is to show. */
static const char last_answer[] = "{\"re\":\"table\"";

/* ---- what was heard */

/* Of the messages with these words the last; all are of `lines`. */
struct seen {
    json_t *lines, *hello, *decision, *over, *table, *since, *move;
    const char *notice;
    int64_t id, word; /* the table; what the next move is called, so that one that is sent twice counts once */
};

static void take_line(struct seen *seen, json_t *line) {
    const char *re = json_string_value(json_object_get(line, "re"));
    if (re)
        *(strcmp(re, "table") == 0 ? &seen->table : strcmp(re, "since") == 0 ? &seen->since : &seen->move) = line;
    if (json_object_get(line, "hello"))
        seen->hello = line;
    if (json_object_get(line, "decision"))
        seen->decision = line;
    if (json_object_get(line, "over"))
        seen->over = line;
}

static bool read_lines(struct seen *seen, struct lz_text heard) {
    seen->lines = json_array();
    while (heard.len) {
        struct lz_text text = lz_take_line(&heard);
        json_t *line = json_loadb(text.at, text.len, 0, NULL);
        if (!line || json_array_append_new(seen->lines, line) != 0)
            return false;
        take_line(seen, line);
    }
    return seen->lines && seen->hello && seen->table;
}

static const char *text_of(const json_t *object, const char *key) {
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

/* ---- as HTML */

static void put_paragraph(struct lz_writer *w, const char *opens, const char *words) {
    if (!*words)
        return;
    lz_put(w, opens);
    markup_put(w, words);
    lz_put(w, "</p>\n");
}

static void put_since(const struct seen *seen, struct lz_writer *w) {
    const json_t *entries = json_object_get(seen->since, "since"), *entry;
    size_t i;
    if (!json_array_size(entries))
        return;
    lz_put(w, "<h2>Since your last move</h2>\n<ul>\n");
    json_array_foreach(entries, i, entry) {
        const char *told = json_string_value(json_array_get(entry, 1));
        if (!told)
            continue;
        lz_put(w, "<li>");
        markup_put(w, told);
        lz_put(w, "</li>\n");
    }
    lz_put(w, "</ul>\n");
}

static void put_moves(const json_t *asks, struct lz_writer *w) {
    const json_t *moves = json_object_get(asks, "moves"), *move;
    size_t i;
    lz_put(w, "<ol>\n");
    json_array_foreach(moves, i, move) {
        lz_put(w, "<li><label><input type=\"radio\" name=\"move\" value=\"");
        markup_put(w, json_string_value(move));
        lz_put(w, "\"> ");
        markup_put(w, json_string_value(move));
        lz_put(w, "</label></li>\n");
    }
    lz_put(w, "</ol>\n");
}

static void put_forms(const json_t *asks, struct lz_writer *w) {
    const json_t *forms = json_object_get(asks, "forms"), *form;
    size_t i;
    if (!json_array_size(forms))
        return;
    lz_put(w, "<p>There are more moves than these. They are written so:</p>\n<ul>\n");
    json_array_foreach(forms, i, form) {
        lz_put(w, "<li><code>");
        markup_put(w, text_of(form, "usage"));
        lz_put(w, "</code> ");
        markup_put(w, text_of(form, "help"));
        lz_put(w, "</li>\n");
    }
    lz_put(w, "</ul>\n");
}

/* A sheet of orders is a text of its own; everything else is one move. */
static void put_form(const struct seen *seen, const json_t *asks, struct lz_writer *w) {
    lz_put(w, "<form method=\"post\" action=\"/plain/");
    lz_put_number(w, seen->id);
    lz_put(w, "\">\n<input type=\"hidden\" name=\"decision\" value=\"");
    lz_put_number(w, json_integer_value(json_object_get(seen->decision, "decision")));
    lz_put(w, "\">\n<input type=\"hidden\" name=\"id\" value=\"");
    lz_put_number(w, seen->word);
    lz_put(w, "\">\n");
    if (json_object_get(asks, "targets")) {
        lz_put(w, "<p><label>Your orders, a line for each<br><textarea name=\"orders\" rows=\"12\" cols=\"60\">");
        markup_put(w, text_of(json_object_get(seen->hello, "own"), "draft"));
        lz_put(w, "</textarea></label></p>\n");
    } else {
        put_moves(asks, w);
        put_forms(asks, w);
        lz_put(
            w,
            "<p><label>Or type a move, which then counts: <input name=\"typed\" autocomplete=\"off\"></label></p>\n");
    }
    lz_put(w, "<p><button>Send</button></p>\n</form>\n");
}

static const struct lz_game *game_of(const struct seen *seen) {
    for (uint32_t i = 0; i < lz_games_count; i++)
        if (strcmp(lz_games[i]->id, text_of(seen->hello, "game")) == 0)
            return lz_games[i];
    return lz_games[0];
}

static bool asked(const struct seen *seen) {
    const json_t *asks = json_object_get(seen->decision, "asks");
    return !seen->over && json_is_true(json_object_get(asks, "may")) &&
           json_integer_value(json_object_get(seen->decision, "decision"));
}

static void put_page(const void *with, struct lz_writer *w) {
    const struct seen *seen = with;
    const json_t *asks = json_object_get(seen->decision, "asks");
    const json_t *error = json_object_get(seen->move, "error");
    markup_begin(w, game_of(seen)->title, seen->over || asked(seen) ? 0 : AGAIN_S);
    put_paragraph(w, "<p role=\"alert\">", seen->notice ? seen->notice : text_of(error, "text"));
    put_since(seen, w);
    lz_put(w, "<h2>The table</h2>\n<pre>");
    markup_put(w, text_of(seen->table, "table"));
    lz_put(w, "</pre>\n");
    if (asked(seen)) {
        lz_put(w, "<h2>");
        markup_put(w, text_of(asks, "ask"));
        lz_put(w, "</h2>\n");
        put_form(seen, asks, w);
    } else
        put_paragraph(w, "<p>",
                      seen->over ? "The match is over." : "Others are awaited. This page looks again by itself.");
    lz_put(w, "<p><a href=\"/plain\">All tables</a></p>\n");
    markup_end(w);
}

/* What was done is shown by the address itself, so that loading it again does nothing again. */
static void answer(struct plain *plain) {
    struct exchange *e = plain->e;
    struct seen seen = { .id = plain->talk.table->id, .word = people_number(), .notice = plain->notice };
    plain->e = NULL;
    if (!read_lines(&seen, scroll_text(&plain->heard)))
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "memory", "There is not enough memory. Try again.");
    else if (seen.move && !json_object_get(seen.move, "error"))
        exchange_elsewhere(e, "/plain/", seen.id);
    else
        exchange_page(e, put_page, &seen);
    json_decref(seen.lines);
}

/* ---- the talk */

static bool has_all(struct lz_text lines) {
    while (lines.len) {
        struct lz_text line = lz_take_line(&lines);
        if (line.len >= sizeof last_answer - 1 && memcmp(line.at, last_answer, sizeof last_answer - 1) == 0)
            return true;
    }
    return false;
}

static void hear(struct talk *talk, struct lz_text lines) {
    struct plain *plain = talk->to;
    if (!plain->e)
        return;
    (void)!scroll_add(&plain->heard, lines);
    if (!has_all(lines))
        return;
    answer(plain);
    talk->gone = true; /* it has what it came for */
}

static void free_plain(struct plain *plain) {
    scroll_free(&plain->heard);
    free(plain);
}

static void over(struct talk *talk, const char *why) {
    struct plain *plain = talk->to;
    if (plain->e)
        exchange_no(plain->e, MHD_HTTP_SERVICE_UNAVAILABLE, "table",
                    why[0] ? why : "The table ended the talk. Try again.");
    plain->e = NULL;
    plain->ended = true;
    if (!plain->asking)
        free_plain(plain);
}

static struct plain *new_plain(struct exchange *e, const struct talk_place *place) {
    const struct hall *hall = &e->server->hall;
    struct table *table = hall_table(&e->server->hall, place->table);
    struct plain *plain = table ? hall->calls->room(NULL, sizeof *plain) : NULL;
    if (!plain)
        return NULL;
    *plain = (struct plain){ .e = e, .heard.calls = hall->calls };
    plain->talk = (struct talk){ .table = table,
                                 .seat = place->seat,
                                 .host = place->host,
                                 .holder = place->holder,
                                 .person = place->person,
                                 .send = hear,
                                 .ended = over,
                                 .to = plain,
                                 .out.calls = hall->calls };
    memcpy(plain->talk.name, place->name, sizeof plain->talk.name);
    return plain;
}

/* The exchange waits before the first word: a free table answers at once. */
static bool ask_all(struct plain *plain, const char *move) {
    static const char since[] = "{\"id\":\"since\",\"since\":true}", table[] = "{\"id\":\"table\",\"table\":true}";
    const char *const messages[] = { move, plain->talk.seat == LZ_ONLOOKER ? NULL : since, table };
    exchange_wait(plain->e);
    bool well = talk_begin(&plain->talk, TALK_NEW);
    for (size_t i = 0; i < sizeof messages / sizeof messages[0] && well && !plain->ended; i++)
        well = !messages[i] || talk_said(&plain->talk, lz_span(messages[i]));
    return well;
}

static void show(struct exchange *e, const char *move, const char *notice) {
    struct talk_place place;
    if (!lobby_place(e, &place))
        return;
    struct plain *plain = new_plain(e, &place);
    if (!plain) {
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "memory", "There is not enough memory. Try again.");
        return;
    }
    plain->notice = notice;
    plain->asking = true;
    bool well = ask_all(plain, move);
    plain->asking = false;
    if (plain->ended)
        free_plain(plain);
    else if (!well)
        talk_end(&plain->talk);
}

void plain_table(struct exchange *e) {
    if (!sit_waits(e))
        show(e, NULL, NULL);
}

/* What was typed counts, or what was chosen; a sheet of orders is sent as a whole. */
static json_t *message_of(const struct exchange *e) {
    const char *typed = text_of(e->asked, "typed"), *id = text_of(e->asked, "id");
    const char *move = *typed ? typed : text_of(e->asked, "move");
    json_t *orders = json_object_get(e->asked, "orders");
    int64_t decision = 0;
    if (!*id)
        return NULL;
    if (orders)
        return json_pack("{s:s, s:O}", "id", id, "orders", orders);
    if (!*move || !lz_read_number(lz_span(text_of(e->asked, "decision")), 1, UINT32_MAX, &decision))
        return NULL;
    return json_pack("{s:s, s:s, s:I}", "id", id, "move", move, "decision", (json_int_t)decision);
}

void plain_move(struct exchange *e) {
    json_t *message = message_of(e);
    char *text = message ? json_dumps(message, JSON_COMPACT) : NULL;
    json_decref(message);
    show(e, text, text ? NULL : "Nothing was sent: choose a move or type one, then send.");
    free(text);
}
