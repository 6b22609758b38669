#include "server/alone.h"

#include "core/words/text.h"
#include "server/table/talk.h"

#include <stdlib.h>
#include <string.h>

struct alone {
    struct talk_alone place;
    struct talk talk;
};

struct alone *alone_new(struct lz_room *room, int seat, int64_t (*wall)(void)) {
    struct alone *alone = room->calls->room(NULL, sizeof *alone);
    if (!alone)
        return NULL;
    *alone = (struct alone){
        .place = { .room = room, .wall = wall, .shown = { .text.calls = room->calls, .chart.calls = room->calls } }
    };
    alone->talk = (struct talk){ .alone = &alone->place, .seat = seat, .out.calls = room->calls };
    talk_resume(&alone->talk, TALK_NEW);
    return alone;
}

void alone_free(struct alone *alone) {
    if (!alone)
        return;
    shown_free(&alone->place.shown);
    scroll_free(&alone->talk.out);
    free(alone->talk.views);
    free(alone);
}

void alone_tell(struct alone *alone) { talk_tell_alone(&alone->talk); }

bool alone_said(struct alone *alone, struct lz_text line) {
    static const char error[] = "\"error\":{\"code\":"; /* no text of JSON has such quotes in it */
    struct scroll *out = &alone->talk.out;
    uint32_t before = out->len;
    request_answer(&alone->talk, line);
    bool well = out->broken || !memmem(out->at + before, out->len - before, error, sizeof error - 1);
    alone_tell(alone);
    return well;
}

bool alone_out(const struct alone *alone, struct lz_text *lines) {
    *lines = scroll_text(&alone->talk.out);
    return !alone->talk.out.broken;
}

void alone_sent(struct alone *alone, uint32_t bytes) {
    struct scroll *out = &alone->talk.out;
    memmove(out->at, out->at + bytes, out->len - bytes);
    out->len -= bytes;
}
