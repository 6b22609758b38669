/* What one who talks can ask and do, message by message. An act has the name that its sender gave it, so that a repeat
   does no harm. docs/protocol.md shows each. */
#include "server/table/request.h"

#include "core/bug.h"
#include "core/sheet.h"
#include "core/words/clean.h"
#include "core/words/effect.h"
#include "core/words/json.h"
#include "core/words/prose.h"
#include "core/words/text.h"
#include "core/words/thing.h"
#include "core/words/verb.h"
#include "server/table/hall.h"

#include <stdlib.h>
#include <string.h>

enum { INPUTS = LZ_SHEET_MOVES, NAME = 64, TROUBLE = 1000, RECEIPT = 1 << 18 };

/* ---- answers */

/* {"re":"c1",  and what follows is put before the '}'. */
struct answer {
    const struct request *request;
    void (*put)(const struct request *, const void *with, struct lz_writer *);
    const void *with;
};

static void put_answer(const void *with, struct lz_writer *w) {
    const struct answer *answer = with;
    lz_json_open(w, NULL, '{');
    if (answer->request->id.len)
        lz_json_text(w, "re", answer->request->id);
    answer->put(answer->request, answer->with, w);
    lz_json_close(w, '}');
    lz_put_char(w, '\n');
}

void request_put(const struct request *request, void (*put)(const struct request *, const void *, struct lz_writer *),
                 const void *with) {
    (void)!scroll_put(&request->talk->out, put_answer, &(struct answer){ request, put, with });
}

static void put_ok(const struct request *request, const void *with, struct lz_writer *w) {
    (void)request;
    (void)with;
    lz_json_bool(w, "ok", true);
}
void request_ok(const struct request *request) { request_put(request, put_ok, NULL); }

struct no {
    const char *code, *text;
    const struct lz_input *in; /* refused by a rule: */
    const struct lz_why *why;
};

static void put_no(const struct request *request, const void *with, struct lz_writer *w) {
    const struct no *no = with;
    lz_json_open(w, "error", '{');
    lz_json_string(w, "code", no->code);
    lz_json_string(w, "text", no->text);
    if (no->in) {
        lz_json_key(w, "why");
        lz_room_refusal_json(request->room, no->in, no->why, w);
    }
    lz_json_close(w, '}');
}

void request_refuse(const struct request *request, const char *code, const char *text) {
    request_put(request, put_no, &(struct no){ code, text, NULL, NULL });
}

static const char *const codes[] = {
    [LZ_NO_RULE] = "rule",   [LZ_NO_STALE] = "stale", [LZ_NO_OTHER] = "other",   [LZ_NO_SEALED] = "sealed",
    [LZ_NO_BACK] = "back",   [LZ_NO_WORD] = "silent", [LZ_NO_LESSON] = "lesson", [LZ_NO_TALK] = "talk",
    [LZ_NO_WORDS] = "words", [LZ_NO_OFTEN] = "often", [LZ_NO_PAUSED] = "paused", [LZ_NO_OVER] = "over",
    [LZ_NO_HOUSE] = "house", [LZ_NO_ASKED] = "asked", [LZ_NO_STORE] = "store",   [LZ_NO_LOST] = "lost",
    [LZ_NO_ROOM] = "memory", [LZ_NO_ASIDE] = "aside",
};
_Static_assert(sizeof codes / sizeof codes[0] == LZ_NOS, "a code for every no");

static void put_done(const struct request *request, const void *with, struct lz_writer *w) {
    const struct lz_reply *reply = with;
    (void)request;
    lz_json_bool(w, "ok", true);
    lz_json_number(w, "number", reply->number);
    lz_json_number(w, "taken", reply->taken);
    lz_json_number(w, "at", reply->wall);
    if (reply->again)
        lz_json_bool(w, "again", true);
    if (reply->back)
        lz_json_bool(w, "back", true);
    if (reply->held)
        lz_json_number(w, "held", reply->held);
}

void request_reply(const struct request *request, const struct lz_reply *reply, const struct lz_input *in) {
    bool rule = reply->no == LZ_NO_RULE && in;
    if (reply->status == LZ_OK)
        request_put(request, put_done, reply);
    else
        request_put(request, put_no,
                    &(struct no){ codes[reply->no],
                                  rule ? request->room->game->ruleset[reply->why.rule].text : lz_no_words(reply->no),
                                  rule ? in : NULL, &reply->why });
}

/* ---- acts */

struct lz_text request_text(const json_t *value) {
    return json_is_string(value) ? (struct lz_text){ json_string_value(value), (uint32_t)json_string_length(value) }
                                 : (struct lz_text){ 0 };
}

/* A decision that cannot be has passed. One without a name gets that of its bytes: the same message twice is then one
   act, so clients that mean it twice name their acts. */
struct lz_act request_act(const struct request *request) {
    const struct talk *talk = request->talk;
    int64_t decision = json_integer_value(json_object_get(request->body, "decision"));
    return (struct lz_act){ .who = talk->seat,
                            .wall = talk_wall(talk),
                            .door = lz_span("lbp"),
                            .id = request->id,
                            .bytes = request->message,
                            .decision = decision >= 0 && decision < UINT32_MAX ? (uint32_t)decision : UINT32_MAX };
}

/* As people type it: among the legal moves, or spoken. */
static bool read_input(const struct request *request, struct lz_text line, struct lz_input *in) {
    struct lz_room *room = request->room;
    const struct lz_game *game = room->game;
    struct lz_move list[LZ_MOVES];
    struct lz_moves legal = { list, 0, LZ_MOVES, false };
    char words[TROUBLE];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    *in = (struct lz_input){ 0 };
    line = lz_trim(line);
    if (!lz_prose_take(game, line, &in->move, &in->text)) {
        game->legal(game, room->state, request->talk->seat, &legal);
        if (!lz_move_guess(game, &legal, line, &in->move)) {
            lz_guess_trouble(game, &legal, line, &trouble);
            lz_tame(words);
            request_refuse(request, "move", words);
            return false;
        }
    }
    in->move.seat = (uint8_t)request->talk->seat;
    return true;
}

static void do_inputs(const struct request *request, struct lz_input *in, uint32_t count) {
    struct lz_act act = request_act(request);
    struct lz_reply reply;
    lz_room_do(request->room, &act, (struct lz_inputs){ in, count }, &reply);
    request_reply(request, &reply, reply.taken < count ? &in[reply.taken] : NULL);
}

static void do_lesson(const struct request *request, struct lz_input *in, uint32_t count) {
    (void)count;
    lesson_move(request, in);
}

/* {"move":"meld A A A"}, {"move":["roll","hold"]} */
static void do_move(const struct request *request) {
    struct lz_input in[INPUTS];
    uint32_t count = 0;
    if (json_is_string(request->value) && read_input(request, request_text(request->value), &in[0])) {
        (request->talk->learner ? do_lesson : do_inputs)(request, in, 1);
        return;
    }
    if (json_is_string(request->value))
        return;
    if (request->talk->learner) {
        request_refuse(request, "lesson", "In a lesson moves are made one at a time.");
        return;
    }
    if (!json_is_array(request->value) || !json_array_size(request->value) ||
        json_array_size(request->value) > INPUTS) {
        request_refuse(request, "form", "A move is a line of text, or a list of up to 64 of them.");
        return;
    }
    for (; count < json_array_size(request->value); count++)
        if (!read_input(request, request_text(json_array_get(request->value, count)), &in[count]))
            return;
    do_inputs(request, in, count);
}

/* ---- sheets of orders */

struct sheet {
    struct lz_move list[LZ_SHEET_MOVES];
    struct lz_moves moves;
    char receipt[RECEIPT];
};

static void put_receipt(const struct request *request, const void *with, struct lz_writer *w) {
    const struct sheet *sheet = with;
    (void)request;
    lz_json_bool(w, "ok", true);
    lz_json_key(w, "receipt");
    lz_json_raw(w, lz_span(sheet->receipt));
}

static struct sheet *read_sheet(const struct request *request) {
    const struct lz_game *game = request->room->game;
    struct sheet *sheet = request->room->calls->room(NULL, sizeof *sheet);
    if (!game->sheet || !json_is_string(request->value) || !sheet) {
        request_refuse(request, sheet ? "form" : "memory",
                       sheet ? "This game has no sheets of orders, or what came is no text." : lz_no_words(LZ_NO_ROOM));
        free(sheet);
        return NULL;
    }
    struct lz_writer w = lz_writer_in(sheet->receipt, sizeof sheet->receipt);
    sheet->moves = (struct lz_moves){ sheet->list, 0, LZ_SHEET_MOVES, false };
    game->sheet->read(game, lz_room_view(request->room, request->talk->seat), request_text(request->value),
                      &(struct lz_answer){ &sheet->moves, &w, NULL });
    return sheet;
}

/* {"receipt":"MO 11E N"}: what it would mean, and nothing is done. */
static void do_receipt(const struct request *request) {
    struct sheet *sheet = read_sheet(request);
    if (sheet)
        request_put(request, put_receipt, sheet);
    free(sheet);
}

/* {"orders":"MO 11E N"}: they replace the book, as one act. */
static void do_orders(const struct request *request) {
    struct sheet *sheet = read_sheet(request);
    struct lz_act act = request_act(request);
    struct lz_reply reply;
    if (!sheet)
        return;
    struct lz_input in[LZ_SHEET_MOVES];
    for (uint32_t i = 0; i < sheet->moves.count; i++)
        in[i] = (struct lz_input){ .move = sheet->moves.at[i] };
    lz_room_do(request->room, &act, (struct lz_inputs){ in, sheet->moves.count }, &reply);
    if (reply.status == LZ_OK)
        request_put(request, put_receipt, sheet);
    else
        request_reply(request, &reply, reply.taken < sheet->moves.count ? &in[reply.taken] : NULL);
    free(sheet);
}

/* ---- questions */

static void put_effect(const struct request *request, const void *with, struct lz_writer *w) {
    const struct lz_input *in = with;
    lz_json_key(w, "effect");
    if (!lz_room_effect_json(request->room, request->talk->seat, in, w))
        lz_json_null(w, NULL);
}

/* Of those moves that are legal; null in the place of one that is not. */
static void put_effects(const struct request *request, const void *with, struct lz_writer *w) {
    const struct lz_game *game = request->room->game;
    uint32_t count = (uint32_t)json_array_size(request->value);
    uint8_t seat = (uint8_t)request->talk->seat;
    struct lz_input in[INPUTS];
    struct lz_move list[LZ_MOVES];
    struct lz_moves legal = { list, 0, LZ_MOVES, false };
    (void)with;
    game->legal(game, request->room->state, seat, &legal);
    for (uint32_t i = 0; i < count; i++) {
        struct lz_text line = lz_trim(request_text(json_array_get(request->value, i)));
        in[i] = (struct lz_input){ .at = talk_wall(request->talk) };
        bool good = lz_move_guess(game, &legal, line, &in[i].move);
        in[i].move.seat = seat;
        if (!good || !lz_room_judge(request->room, &in[i], NULL))
            in[i].move.seat = LZ_SEATS;
    }
    lz_json_key(w, "effects");
    if (!lz_room_effects_json(request->room, seat, (struct lz_inputs){ in, count }, w))
        lz_json_null(w, NULL);
}

/* {"effect":"hold"}, {"effect":["roll","hold"]} */
static void do_effect(const struct request *request) {
    struct lz_input in;
    struct lz_why why;
    if (json_is_array(request->value) && json_array_size(request->value) <= INPUTS) {
        request_put(request, put_effects, NULL);
        return;
    }
    if (!read_input(request, request_text(request->value), &in))
        return;
    in.at = talk_wall(request->talk);
    if (lz_room_judge(request->room, &in, &why))
        request_put(request, put_effect, &in);
    else
        request_put(request, put_no, &(struct no){ "rule", request->room->game->ruleset[why.rule].text, &in, &why });
}

static void put_advice(const struct request *request, const void *with, struct lz_writer *w) {
    (void)with;
    lz_json_key(w, "advice");
    lz_advice_json(request->room->game, lz_room_view(request->room, request->talk->seat), w);
}
static void do_advise(const struct request *request) {
    if (request->talk->learner || lz_room_may_hint(request->room, request->talk->seat))
        request_put(request, put_advice, NULL);
    else
        request_refuse(request, "house", lz_no_words(LZ_NO_HOUSE));
}

static void put_since(const struct request *request, const void *with, struct lz_writer *w) {
    (void)with;
    lz_json_key(w, "since");
    lz_room_since_json(request->room, request->talk->seat, w);
}
static void do_since(const struct request *request) { request_put(request, put_since, NULL); }

static void put_table(const struct request *request, const void *with, struct lz_writer *w) {
    char *text = request->room->calls->room(NULL, RECEIPT);
    (void)with;
    if (text) {
        struct lz_writer table = lz_writer_in(text, RECEIPT);
        lz_room_table(request->room, request->talk->seat, &table);
        lz_json_text(w, "table", (struct lz_text){ text, table.len });
    }
    free(text);
}
static void put_game(const struct request *request, const void *with, struct lz_writer *w) {
    (void)with;
    lz_json_key(w, "game");
    lz_game_json(request->room->game, w);
    lz_json_key(w, "things");
    lz_things_json(request->room->game, w);
}
static void do_game(const struct request *request) { request_put(request, put_game, NULL); }

static void do_table(const struct request *request) { request_put(request, put_table, NULL); }

/* {"log":12}: entries from that one on. */
static void put_log(const struct request *request, const void *with, struct lz_writer *w) {
    json_int_t from = json_integer_value(request->value);
    (void)with;
    lz_json_open(w, "log", '[');
    for (json_int_t i = from > 0 ? from : 1; i <= lz_room_count(request->room, request->talk->seat); i++)
        lz_room_told_json(request->room, request->talk->seat, (uint32_t)i, w);
    lz_json_close(w, ']');
}
static void do_log(const struct request *request) { request_put(request, put_log, NULL); }

static void put_pong(const struct request *request, const void *with, struct lz_writer *w) {
    (void)with;
    lz_json_number(w, "pong", talk_wall(request->talk));
}
static void do_ping(const struct request *request) { request_put(request, put_pong, NULL); }

static void do_brief(const struct request *request) {
    request->talk->brief = json_is_true(request->value);
    request_put(request, put_pong, NULL);
}

/* {"history":true}: what is asked now comes again, with the log. */
static void do_history(const struct request *request) {
    request->talk->history = json_is_true(request->value);
    request->talk->asked = false;
    request_put(request, put_pong, NULL);
}

/* {"coach":true}: the same, with advice. */
static void do_coach(const struct request *request) {
    request->talk->coach = json_is_true(request->value);
    request->talk->asked = false;
    request_put(request, put_pong, NULL);
}

/* {"resume":12}: as one who comes again with ?resume=12. */
static void do_resume(const struct request *request) {
    json_int_t from = json_is_integer(request->value) ? json_integer_value(request->value) : -1;
    if (from < 0 || from >= TALK_NEW) {
        request_refuse(request, "form", "\"resume\" is the number of the last entry that you have.");
        return;
    }
    talk_resume(request->talk, (uint32_t)from);
    request_put(request, put_pong, NULL);
}

/* ---- */

static const struct {
    const char *word;
    void (*answer)(const struct request *);
    bool seat;   /* an onlooker cannot ask it */
    bool lesson; /* a learner can */
} words[] = {
    { "move", do_move, true, true },       { "orders", do_orders, true },
    { "receipt", do_receipt, true, true }, { "undo", around_undo, true },
    { "effect", do_effect, true, true },   { "advise", do_advise, true, true },
    { "since", do_since, true, true },     { "table", do_table, false, true },
    { "game", do_game, false, true },      { "log", do_log, false, true },
    { "brief", do_brief, false, true },    { "read", lesson_read, true, true },
    { "ping", do_ping, false, true },      { "coach", do_coach, true },
    { "history", do_history, true },       { "resume", do_resume, false },
    { "pause", around_pause, false },      { "go_on", around_go_on, false },
    { "extend", around_extend, false },    { "give_up", around_give_up, true },
    { "stop", around_stop, true },         { "take_back", around_take_back },
    { "allow", around_allow, true },       { "away", around_away, true },
    { "say", voice_say, false },           { "note", keeps_note, true },
    { "marks", keeps_marks, true },        { "draft", keeps_draft, true },
    { "mute", keeps_mute, true },          { "standing", keeps_standing, true },
    { "letter", letters_send, true },      { "withdraw", letters_withdraw, true },
    { "letters", letters_list, true },     { "ring", sheets_ring, true, true },
    { "report", sheets_report, true },     { "here", here_ask, false },
};

static bool name_sound(struct lz_text id) { return id.len < NAME && lz_is_clean(id); }

static void dispatch(struct request *request) {
    for (uint32_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        request->value = json_object_get(request->body, words[i].word);
        if (!request->value)
            continue;
        if (words[i].seat && request->talk->seat == LZ_ONLOOKER)
            request_refuse(request, "seat", "Whoever only watches cannot do that.");
        else if (request->talk->learner && !words[i].lesson)
            request_refuse(request, "lesson", "In a lesson there is nothing of that.");
        else
            words[i].answer(request);
        return;
    }
    request_refuse(
        request, "unknown",
        "A message has one of the words move, orders, receipt, undo, effect, advise, since, table, game, log, "
        "brief, read, coach, history, resume, ping, pause, go_on, extend, give_up, stop, allow, away, say, note, "
        "marks, draft, mute, standing, letter, withdraw, letters, ring, report, here, take_back.");
}

void request_answer(struct talk *talk, struct lz_text message) {
    struct request request = { .talk = talk, .room = talk_room(talk), .message = message };
    json_error_t error;
    request.body = json_loadb(message.at, message.len, JSON_REJECT_DUPLICATES, &error);
    if (json_is_object(request.body))
        request.id = request_text(json_object_get(request.body, "id"));
    if (!name_sound(request.id)) {
        request.id = (struct lz_text){ 0 };
        request_refuse(&request, "form", "The id of a message has at most 63 bytes, and no control characters.");
    } else if (json_is_object(request.body)) {
        if (!views_asked(&request))
            dispatch(&request);
    } else {
        lz_tame(error.text);
        request_refuse(&request, "form", request.body ? "A message is a JSON object." : error.text);
    }
    json_decref(request.body);
}

/* Which message it was its sender knows: the last that has no answer. */
void request_not_safe(struct talk *talk) {
    struct request request = { .talk = talk, .room = talk_room(talk) };
    request_refuse(&request, "store", lz_no_words(LZ_NO_STORE));
    if (!talk->gone && !talk->out.broken)
        talk->send(talk, scroll_text(&talk->out));
    scroll_empty(&talk->out);
}
