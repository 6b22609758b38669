/* Talk after the end. The journal has its end by then, and whoever has it can prove the match by it; so this stands in
   a paper of its own, "after": for each saying a line with its time, its act's id and digest and what the journal would
   have, and a line with the words. */
#include "host/room/room_inner.h"

#include "core/bug.h"
#include "core/hash.h"
#include "core/words/text.h"

#include <stdlib.h>
#include <string.h>

enum { MOST = 200 }; /* the paper is written whole each time */
static const char paper[] = "after";

/* WALL ID DIGEST says #2 table */
static bool read_one(struct lz_room *room, struct lz_text line, struct lz_text words) {
    struct lz_known known = { .step = lz_room_head(room)->step };
    bool sound = lz_read_number(lz_take_word(&line), 0, LZ_WALL_MOST, &known.wall) &&
                 lz_read_hex(lz_take_word(&line), &known.id) && lz_read_hex(lz_take_word(&line), &known.digest);
    struct lz_text rest = line;
    (void)lz_take_word(&rest);
    if (!sound)
        return true; /* somebody else's */
    if (!room_read_who(lz_take_word(&rest), room->record.setup.seats, &known.who))
        known.who = LZ_CLOCK;
    room->acts++;
    if (known.who != LZ_CLOCK)
        known.number = ++room->number[known.who];
    room->after_count++;
    return room_read_says(room, &(struct lz_host_said){ .words = line, .said = words, .wall = known.wall }) &&
           (!known.id || room_remember(room, &known));
}

static bool read_all(struct lz_room *room, struct lz_text text) {
    while (text.len) {
        struct lz_text line = lz_take_line(&text), words = lz_take_line(&text);
        if (!read_one(room, line, words))
            return false;
    }
    return true;
}

bool room_after_open(struct lz_room *room, struct lz_writer *trouble) {
    struct lz_text text;
    bool none = true;
    if (!room->record.ended)
        return true;
    room->after = room->store.find(room->store.to, paper, &text, &none);
    if (!room->after) {
        if (!none)
            room->store.trouble(room->store.to, trouble);
        return none;
    }
    room->after_len = room->after_room = text.len;
    if (read_all(room, text))
        return true;
    lz_put(trouble, "out of memory");
    return false;
}

bool room_after_full(const struct lz_room *room) { return room->after_count >= MOST; }

bool room_after_say(struct lz_room *room, const struct lz_act *act, struct lz_text line, struct lz_text words) {
    char head[80];
    struct lz_writer w = lz_writer_in(head, sizeof head);
    lz_assert(room->record.ended && !room->act.open && !room_after_full(room));
    lz_put_number(&w, act->wall);
    lz_put_char(&w, ' ');
    lz_put_hex(&w, room_act_id(act->who, act->id), 16);
    lz_put_char(&w, ' ');
    lz_put_hex(&w, lz_hash(act->bytes.at, act->bytes.len, 0), 16);
    lz_put_char(&w, ' ');
    uint32_t more = w.len + line.len + words.len + 2;
    if (!room_grow(room, ROOM_LIST(room->after, room->after_room), room->after_len + more + 1))
        return false;
    struct lz_writer put = lz_writer_in(room->after + room->after_len, more + 1);
    lz_put_text(&put, (struct lz_text){ head, w.len });
    lz_put_text(&put, line);
    lz_put_char(&put, '\n');
    lz_put_text(&put, words);
    lz_put_char(&put, '\n');
    lz_assert(!put.full);
    struct lz_text all = { room->after, room->after_len + more };
    if (!room->store.keep(room->store.to, paper, all))
        return false;
    struct lz_text one = { room->after + room->after_len, more };
    room->after_len += more;
    room->lost |= !read_all(room, one); /* it stands, and is read again */
    return true;
}
