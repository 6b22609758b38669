/* Views over the wire: whoever has the same game, laid out the same way, is sent the bytes of its seat's view, as far
   as they have changed, in place of the picture, numbers in place of tales, and of a decision its number alone. */
#include "core/bug.h"
#include "core/hash.h"
#include "core/words/text.h"
#include "host/picture/mark.h"
#include "server/table/request.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

enum {
    RUN = 3000, /* bytes of one run, at most */
    GAP = 12    /* so many that are the same cost less than another run */
};

static uint32_t size_of(const struct talk *talk) { return talk_room(talk)->game->view_size; }

/* ---- asked for */

static struct lz_text word(const struct request *request, const char *key) {
    return request_text(json_object_get(request->value, key));
}

static bool is_hex(struct lz_text given, uint64_t number) {
    char hex[17];
    struct lz_writer w = lz_writer_in(hex, sizeof hex);
    lz_put_hex(&w, number, 16);
    return lz_text_is(given, hex);
}

static bool is_number(const struct request *request, const char *key, json_int_t wanted) {
    const json_t *given = json_object_get(request->value, key);
    return json_is_integer(given) && json_integer_value(given) == wanted;
}

/* NULL: its views are ours. */
static const char *differs(const struct request *request) {
    const struct lz_room *room = request->room;
    if (!is_number(request, "edition", lz_room_head(room)->rules))
        return "This match is played by another edition of the rules than yours: take the picture, or the program that "
               "runs here.";
    if (!is_hex(word(request, "tables"), room->game->tables))
        return "This table has other cards, boards or words than yours: load its set, or take the picture.";
    if (!is_number(request, "size", room->game->view_size) ||
        !is_hex(word(request, "mark"), lz_view_mark(room->game, room->calls)))
        return "Your program lays views out in another way than this one: take the picture, or the program that runs "
               "here.";
    return NULL;
}

/* {"views":{"edition":1,"tables":HASH,"size":536,"mark":HASH}} */
static void answer(const struct request *request) {
    struct talk *talk = request->talk;
    const char *why = differs(request);
    if (why) {
        request_refuse(request, "views", why);
        return;
    }
    uint8_t *views = request->room->calls->room(talk->views, 2 * (size_t)size_of(talk));
    if (!views) {
        request_refuse(request, "memory", lz_no_words(LZ_NO_ROOM));
        return;
    }
    talk->views = views;
    talk->brief = talk->whole = true;
    talk->asked = false;
    request_ok(request);
}

/* For programs that have the game's own code, and no part of what every client is told of. */
bool views_asked(struct request *request) {
    request->value = json_object_get(request->body, "views");
    if (request->value && request->talk->seat == LZ_ONLOOKER)
        request_refuse(request, "seat", "Whoever only watches cannot do that.");
    else if (request->value)
        answer(request);
    return request->value;
}

/* ---- told */

bool views_look(struct talk *talk) {
    uint32_t size = size_of(talk);
    lz_assert(talk->views && talk->seat != LZ_ONLOOKER);
    uint8_t *now = talk->views + size;
    if (talk->whole)
        memset(talk->views, 0, size);
    memcpy(now, lz_room_view(talk_room(talk), talk->seat), size);
    return talk->whole || memcmp(talk->views, now, size) != 0;
}

void views_told(struct talk *talk) {
    uint32_t size = size_of(talk);
    lz_assert(talk->views);
    memcpy(talk->views, talk->views + size, size);
}

size_t views_bytes(const struct talk *talk) { return talk->views ? 2 * (size_t)size_of(talk) : 0; }

/* Where the run that begins at `at` ends. */
static uint32_t end_of(const struct talk *talk, uint32_t at) {
    const uint8_t *was = talk->views, *now = was + size_of(talk);
    uint32_t end = at, same = 0;
    lz_assert(at < size_of(talk) && was[at] != now[at]); /* a run begins with a byte that has changed */
    for (uint32_t i = at; i < size_of(talk) && i - at < RUN && same <= GAP; i++) {
        same = was[i] == now[i] ? same + 1 : 0;
        end = same ? end : i + 1;
    }
    return end;
}

/* "view":[AT,"BASE64",..] over zeros, "seen":[..] over what was told before. */
void views_put(const struct talk *talk, struct lz_writer *w) {
    const uint8_t *was = talk->views, *now = was + size_of(talk);
    char text[sodium_base64_ENCODED_LEN(RUN, sodium_base64_VARIANT_ORIGINAL)];
    lz_json_open(w, talk->whole ? "view" : "seen", '[');
    for (uint32_t at = 0; at < size_of(talk); at++) {
        if (was[at] == now[at])
            continue;
        uint32_t end = end_of(talk, at);
        sodium_bin2base64(text, sizeof text, now + at, end - at, sodium_base64_VARIANT_ORIGINAL);
        lz_json_number(w, NULL, at);
        lz_json_string(w, NULL, text);
        at = end - 1;
    }
    lz_json_close(w, ']');
    lz_json_number(w, "time", lz_room_time(talk_room(talk), talk_wall(talk)));
}

void views_put_decision(const void *with, struct lz_writer *w) {
    const struct talk *talk = with;
    lz_json_open(w, NULL, '{');
    lz_json_number(w, "decision", lz_room_decision(talk_room(talk), talk->seat));
    lz_json_close(w, '}');
    lz_put_char(w, '\n');
}
