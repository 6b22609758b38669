/* A line about a match for somebody who is not there: is he asked, what, until when, and what has happened last. All of
   it is what his seat knows. */
#include "core/bug.h"
#include "server/table/talk.h"

#include "core/hash.h"
#include "core/words/text.h"

enum { QUESTION = 400 };

static void put_asked(const struct talk *talk, struct lz_writer *w) {
    struct lz_room *room = talk_room(talk);
    char words[QUESTION];
    struct lz_writer question = lz_writer_in(words, sizeof words);
    uint32_t decision = lz_room_decision(room, talk->seat);
    int64_t left = lz_room_clock(room, talk->seat, talk_wall(talk));
    if (!decision || lz_room_over(room))
        return;
    room->game->ask(room->game, lz_room_view(room, talk->seat), &question);
    lz_json_number(w, "decision", decision);
    lz_json_bool(w, "waits", room->asked[talk->seat].wait);
    lz_json_string(w, "ask", words);
    if (left != LZ_NEVER && !room->paused && room->asked[talk->seat].wait)
        lz_json_number(w, "until", talk_wall(talk) + left);
}

static void put_row(const void *with, struct lz_writer *w) {
    const struct talk *talk = with;
    const struct lz_room *room = talk_room(talk);
    uint32_t count = lz_room_count(room, talk->seat);
    lz_json_open(w, NULL, '{');
    lz_json_open(w, "row", '{');
    lz_json_number(w, "table", talk->table->id);
    lz_json_number(w, "seat", talk->seat);
    lz_json_number(w, "n", count);
    put_asked(talk, w);
    if (room->clock.due && !lz_room_over(room))
        lz_json_number(w, "due", room->clock.due);
    if (room->paused)
        lz_json_number(w, "paused", room->paused);
    if (lz_room_over(room))
        lz_json_bool(w, "over", true);
    if (count) {
        lz_json_key(w, "last");
        lz_room_told_json(room, talk->seat, count, w);
    }
    lz_json_close(w, '}');
    lz_json_close(w, '}');
    lz_put_char(w, '\n');
}

void row_tell(struct talk *talk) {
    lz_assert(talk->row && talk->deaf && talk->table && talk->seat != LZ_ONLOOKER);
    uint32_t from = talk->out.len;
    if (talk_lost(talk))
        return;
    if (!scroll_put(&talk->out, put_row, talk)) {
        talk->out.broken = true;
        return;
    }
    uint64_t mark = lz_hash(talk->out.at + from, talk->out.len - from, 0) | 1;
    if (mark == talk->around)
        talk->out.len = from;
    talk->around = mark;
}
