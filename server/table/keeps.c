/* What a seat keeps for itself, over the wire: notes, drafts, whom it mutes, answers that stand. All devices of the
   seat are told; nobody else is told anything. */
#include "core/bug.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "host/own.h"
#include "server/table/request.h"

#include <stdlib.h>
#include <string.h>

static void answer(const struct request *request, enum lz_status status, const char *refusal) {
    if (status == LZ_OK)
        request_ok(request);
    else if (status == LZ_REFUSED)
        request_refuse(request, "form", refusal);
    else
        request_refuse(request, "store", lz_no_words(LZ_NO_STORE));
}

/* Whoever hosts a room for one program at a pipe keeps nothing for it. */
static bool keeps_here(const struct request *request) {
    if (request->talk->alone)
        request_refuse(request, "pipe", "A program at a pipe keeps its notes and gives its answers itself.");
    return !request->talk->alone;
}

/* {"note":{..}}, any JSON value; null: none. In letters of ASCII it has nothing in it that would not be clean. */
void keeps_note(const struct request *request) {
    if (!keeps_here(request))
        return;
    char *text = json_is_null(request->value)
                     ? NULL
                     : json_dumps(request->value, JSON_COMPACT | JSON_ENSURE_ASCII | JSON_ENCODE_ANY);
    answer(request, lz_own_note(request->room, request->talk->seat, lz_span(text ? text : "")),
           "A note has at most 8000 bytes.");
    free(text);
}

/* {"marks":{"ping":"TB1"}}, any JSON value, for one's side; null: none. */
void keeps_marks(const struct request *request) {
    if (!keeps_here(request))
        return;
    char *text = json_is_null(request->value)
                     ? NULL
                     : json_dumps(request->value, JSON_COMPACT | JSON_ENSURE_ASCII | JSON_ENCODE_ANY);
    answer(request, lz_own_mark(request->room, request->talk->seat, lz_span(text ? text : "")),
           "Marks have at most 2000 bytes, and are for partners who may talk to each other.");
    free(text);
}

/* {"draft":"MO 11E N"} */
void keeps_draft(const struct request *request) {
    if (!keeps_here(request))
        return;
    if (!json_is_string(request->value))
        request_refuse(request, "form", "A draft is a text.");
    else
        answer(request, lz_own_draft(request->room, request->talk->seat, request_text(request->value)),
               "A draft has at most 16000 bytes, and no control characters but line ends.");
}

/* {"mute":[1,3]}: from now on these, and no others. */
void keeps_mute(const struct request *request) {
    if (!keeps_here(request))
        return;
    static const char form[] = "\"mute\" is a list of other seats.";
    lz_seats muted = 0;
    size_t i;
    json_t *seat;
    json_array_foreach(request->value, i, seat) {
        json_int_t number = json_is_integer(seat) ? json_integer_value(seat) : -1;
        if (number < 0 || number >= LZ_SEATS) {
            request_refuse(request, "form", form);
            return;
        }
        muted |= lz_only((int)number);
    }
    if (json_is_array(request->value))
        answer(request, lz_own_mute(request->room, request->talk->seat, muted), form);
    else
        request_refuse(request, "form", form);
}

/* ---- answers that stand */

static bool copy_word(const json_t *value, char *to, uint32_t room) {
    struct lz_text text = request_text(value);
    struct lz_writer w = lz_writer_in(to, room);
    lz_put_text(&w, text);
    return (!value || json_is_string(value)) && !w.full && strlen(to) == text.len;
}

/* {"when":"react","move":"pass","times":3,"rounds":1} */
static bool read_standing(const struct request *request, const json_t *from, struct lz_standing *one) {
    const json_t *times = json_object_get(from, "times"), *rounds = json_object_get(from, "rounds");
    json_int_t often = times ? json_integer_value(times) : LZ_STANDING_TIMES, long_for = json_integer_value(rounds);
    *one = (struct lz_standing){ 0 };
    if (often < 1 || often > LZ_STANDING_TIMES || (rounds && (long_for < 1 || long_for > LZ_STANDING_TIMES)))
        return false;
    one->times = (uint32_t)often;
    if (rounds)
        one->until = lz_own_rounds(request->room, request->talk->seat) + (uint32_t)long_for;
    return copy_word(json_object_get(from, "when"), one->when, sizeof one->when) &&
           copy_word(json_object_get(from, "move"), one->move, sizeof one->move);
}

/* {"standing":[..]}: from now on these, and no others. */
void keeps_standing(const struct request *request) {
    if (!keeps_here(request))
        return;
    static const char form[] =
        "\"standing\" is a list of at most 12 answers, each with a \"move\" that is no speech, and "
        "if you like with \"when\" (a phase of the game), \"times\" and \"rounds\" (1 to 1000). "
        "Games with sheets of orders have none.";
    struct lz_standing list[LZ_STANDINGS];
    size_t count = json_array_size(request->value);
    bool sound = json_is_array(request->value) && count <= LZ_STANDINGS;
    for (size_t i = 0; sound && i < count; i++)
        sound = read_standing(request, json_array_get(request->value, i), &list[i]);
    if (sound)
        answer(request, lz_own_stand(request->room, request->talk->seat, list, (uint32_t)count), form);
    else
        request_refuse(request, "form", form);
}

/* ---- told */

bool keeps_news(const struct talk *talk) {
    const struct lz_own *own = talk->seat == LZ_ONLOOKER ? NULL : lz_own_of(talk_room(talk), talk->seat);
    return own && memcmp(own->edition, talk->own, sizeof own->edition) != 0;
}

void keeps_json(const struct talk *talk, struct lz_writer *w) {
    lz_assert(talk->seat != LZ_ONLOOKER);
    lz_json_key(w, "own");
    lz_own_json(talk_room(talk), talk->seat, talk->own, w);
}

void keeps_told(struct talk *talk) {
    const struct lz_own *own = talk->seat == LZ_ONLOOKER ? NULL : lz_own_of(talk_room(talk), talk->seat);
    if (own)
        memcpy(talk->own, own->edition, sizeof own->edition);
}

static void put_own(const void *with, struct lz_writer *w) {
    lz_json_open(w, NULL, '{');
    keeps_json(with, w);
    lz_json_close(w, '}');
    lz_put_char(w, '\n');
}

/* {"team":[{"seat":2,"marks":{..}}]} */
static void put_team(const void *with, struct lz_writer *w) {
    const struct talk *talk = with;
    lz_json_open(w, NULL, '{');
    lz_json_key(w, "team");
    lz_team_json(talk_room(talk), talk->seat, w);
    lz_json_close(w, '}');
    lz_put_char(w, '\n');
}

static void tell_team(struct talk *talk) {
    uint64_t now = lz_team_edition(talk_room(talk), talk->seat);
    if (now == talk->team)
        return;
    talk->out.broken |= !scroll_put(&talk->out, put_team, talk);
    talk->team = now;
}

void keeps_tell(struct talk *talk) {
    if (!talk->greeted || talk_lost(talk))
        return;
    tell_team(talk);
    if (!keeps_news(talk))
        return;
    talk->out.broken |= !scroll_put(&talk->out, put_own, talk);
    keeps_told(talk);
}
