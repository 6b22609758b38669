/* Letters over the wire, in games that have them: written, withdrawn, listed. */
#include "core/words/clean.h"
#include "core/words/text.h"
#include "server/table/request.h"

enum { NOTE = 2000 };

/* A match without a table has nobody who carries letters. False: it has been answered. */
static bool has_bag(const struct request *request) {
    if (!request->talk->table)
        request_refuse(request, "talk", "Nobody carries letters here.");
    return request->talk->table;
}

struct sent {
    const struct lz_reply *reply;
    const char *note; /* what the game has to say of it */
};

static void put_sent(const struct request *request, const void *with, struct lz_writer *w) {
    const struct sent *sent = with;
    (void)request;
    lz_json_bool(w, "ok", true);
    lz_json_number(w, "number", sent->reply->number);
    if (sent->reply->again)
        lz_json_bool(w, "again", true);
    if (sent->note[0])
        lz_json_string(w, "note", sent->note);
}

/* {"letter":{"to":"1,4 UNSIGNED","text":"Let us meet."}} */
void letters_send(const struct request *request) {
    char note[NOTE];
    struct lz_writer w = lz_writer_in(note, sizeof note);
    struct lz_bag_letter letter = { request_text(json_object_get(request->value, "to")),
                                    request_text(json_object_get(request->value, "text")), &w };
    struct lz_act act = request_act(request);
    struct lz_reply reply;
    if (!has_bag(request))
        return;
    if (!letter.to.len || !letter.text.len) {
        request_refuse(request, "form", "A letter has \"to\", the receivers as in a mail, and \"text\".");
        return;
    }
    lz_bag_send(&request->talk->table->bag, &act, &letter, &reply);
    lz_tame(note);
    if (reply.status == LZ_OK)
        request_put(request, put_sent, &(struct sent){ &reply, note });
    else if (reply.no == LZ_NO_TALK && note[0])
        request_refuse(request, "talk", note);
    else if (reply.no == LZ_NO_OFTEN)
        request_refuse(request, "often",
                       "As many letters wait as a turn carries: withdraw them, or wait for the turn.");
    else
        request_reply(request, &reply, NULL);
}

/* {"withdraw":true} */
void letters_withdraw(const struct request *request) {
    struct lz_act act = request_act(request);
    struct lz_reply reply;
    if (!has_bag(request))
        return;
    lz_bag_withdraw(&request->talk->table->bag, &act, &reply);
    request_reply(request, &reply, NULL);
}

static void put_letters(const struct request *request, const void *with, struct lz_writer *w) {
    json_int_t from = json_integer_value(request->value);
    (void)with;
    lz_json_key(w, "letters");
    if (!lz_bag_json(&request->talk->table->bag, request->talk->seat, from > 0 && from < INT32_MAX ? (int32_t)from : 0,
                     w))
        request->room->lost = true; /* read again, and asked again */
}

/* {"letters":3}: those of the turns from that one on, and those that wait. */
void letters_list(const struct request *request) {
    if (has_bag(request))
        request_put(request, put_letters, NULL);
}
