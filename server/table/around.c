/* Acts around a match: pause, more time, giving up, stopping, taking back, being away. Whether the table's rules allow
   them is the room's to say, but for what only the host may do. */
#include "core/bug.h"
#include "server/table/request.h"

#include "core/words/clean.h"
#include "core/words/text.h"

enum { WHY = 200, MINUTES = 60 * 24 * 60 };

/* The host's hand on the clock is nobody's seat. False: it has been answered. */
static bool host_act(const struct request *request, struct lz_act *act) {
    *act = request_act(request);
    act->who = LZ_CLOCK;
    act->decision = 0;
    if (!request->talk->host)
        request_refuse(request, "host", "Whoever laid the table does that.");
    return request->talk->host;
}

/* It stands in the chain that every seat can read, in the same batch. A talk without a hall has none. */
static void note(const struct request *request, const struct lz_reply *reply, struct lz_text words) {
    struct table *table = request->talk->table;
    lz_assert(words.len && request->talk->host); /* what is noted is the host's */
    struct base_row row = { BASE_AUDIT, { table ? table->id : 0, reply->wall }, { lz_span("host"), words } };
    if (table && reply->status == LZ_OK && !reply->again)
        request->room->lost |= !batch_add(&table->tray.batch, &row); /* read again: the batch is not whole */
}

/* {"pause":"dinner"} */
void around_pause(const struct request *request) {
    struct lz_text why = lz_trim(request_text(request->value));
    struct lz_act act;
    struct lz_reply reply;
    if (!host_act(request, &act))
        return;
    if (!why.len || why.len > WHY || !lz_is_clean(why)) {
        request_refuse(request, "form", "A pause has a reason that all can read: one line of at most 200 bytes.");
        return;
    }
    if (request->room->house.on && !request->room->house.number[LZ_HOUSE_PAUSE]) {
        request_refuse(request, "house", lz_no_words(LZ_NO_HOUSE));
        return;
    }
    lz_room_pause(request->room, &act, why, &reply);
    char words[WHY + 40];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    lz_put(&w, "The match was paused: ");
    lz_put_text(&w, why);
    note(request, &reply, lz_span(words));
    request_reply(request, &reply, NULL);
}

void around_go_on(const struct request *request) {
    struct lz_act act;
    struct lz_reply reply;
    if (!host_act(request, &act))
        return;
    lz_room_resume(request->room, &act, &reply);
    note(request, &reply, lz_span("The match went on."));
    request_reply(request, &reply, NULL);
}

/* {"extend":MINUTES} */
void around_extend(const struct request *request) {
    json_int_t minutes = json_integer_value(request->value);
    struct lz_act act;
    struct lz_reply reply;
    if (!host_act(request, &act))
        return;
    if (minutes < 1 || minutes > MINUTES) {
        request_refuse(request, "form", "Time is given in minutes, from 1 to 86400.");
        return;
    }
    lz_room_extend(request->room, &act, minutes * 60000, &reply);
    char words[80];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    lz_put(&w, "No clock runs out within ");
    lz_put_number(&w, minutes);
    lz_put(&w, minutes == 1 ? " minute." : " minutes.");
    note(request, &reply, lz_span(words));
    request_reply(request, &reply, NULL);
}

void around_give_up(const struct request *request) {
    struct lz_act act = request_act(request);
    struct lz_reply reply;
    lz_room_give_up(request->room, &act, &reply);
    request_reply(request, &reply, NULL);
}

/* {"stop":true}; {"stop":false} takes that back */
void around_stop(const struct request *request) {
    struct lz_act act = request_act(request);
    struct lz_reply reply;
    lz_room_stop(request->room, &act, json_is_true(request->value), &reply);
    request_reply(request, &reply, NULL);
}

void around_undo_act(struct lz_room *room, const struct lz_act *act, struct lz_reply *reply) {
    const struct lz_house *house = &room->house;
    if (house->on && house->number[LZ_HOUSE_UNDO] == LZ_HOUSE_UNDO_NO) {
        *reply = (struct lz_reply){ .status = LZ_REFUSED, .no = LZ_NO_HOUSE };
        return;
    }
    lz_room_undo(room, act, reply);
    if (reply->no == LZ_NO_BACK && reply->status == LZ_REFUSED && house->on &&
        house->number[LZ_HOUSE_UNDO] == LZ_HOUSE_UNDO_CONSENT)
        lz_room_ask_back(room, act, reply);
}

/* {"undo":true} */
void around_undo(const struct request *request) {
    struct lz_act act = request_act(request);
    struct lz_reply reply;
    around_undo_act(request->room, &act, &reply);
    request_reply(request, &reply, NULL);
}

/* {"take_back":true}: the host; the last turn. */
void around_take_back(const struct request *request) {
    struct lz_act act;
    struct lz_reply reply;
    if (!host_act(request, &act))
        return;
    lz_room_host_back(request->room, &act, &reply);
    note(request, &reply, lz_span("The last turn was taken back, or all were asked to allow that."));
    request_reply(request, &reply, NULL);
}

void around_allow(const struct request *request) {
    struct lz_act act = request_act(request);
    struct lz_reply reply;
    lz_room_allow(request->room, &act, json_is_true(request->value), &reply);
    request_reply(request, &reply, NULL);
}

/* {"away":MS}: wall time; {"away":0}: back */
void around_away(const struct request *request) {
    struct lz_act act = request_act(request);
    struct lz_reply reply;
    lz_room_away(request->room, &act, json_integer_value(request->value), &reply);
    request_reply(request, &reply, NULL);
}
