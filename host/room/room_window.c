/* Windows: questions that the rules ask of everybody, and to which what one holds may leave a single answer
   (lz_game.windows). Whatever is answered counts when the window closes, and not before: quick or slow, by hand, by an
   answer that stands or by a bot, it comes at the same time, and nobody sees that it waits. */
#include "host/room/room_inner.h"

#include "core/bug.h"
#include "core/words/json.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "host/own.h"

#include <string.h>

enum { FOR_BOTS = 300 /* ms: as long as a bot thinks about one answer */ };

/* Before whom a hand could be betrayed. */
static int people(const struct lz_room *room) {
    int count = room->house.number[LZ_HOUSE_WATCHERS];
    for (int i = 0; i < room->record.setup.seats; i++)
        count += !room->holder[i].bot;
    return count;
}

/* One person alone with bots hides nothing from anybody; the bots do. By correspondence nobody looks at the clock. */
int64_t room_window(const struct lz_room *room, int seat) {
    const struct lz_asked_now *asked = &room->asked[seat];
    int64_t ms = room->house.on ? (int64_t)room->house.number[LZ_HOUSE_WINDOW] * 1000 : 0;
    if (!ms || !asked->wait || !(room->game->windows >> asked->phase & 1) || room->shared || room->mirrors ||
        room->house.number[LZ_HOUSE_CLOCK] == LZ_HOUSE_CORRESPONDENCE)
        return 0;
    return people(room) > 1 ? ms : room->holder[seat].bot ? FOR_BOTS : 0;
}

int64_t room_closes(const struct lz_room *room, int seat) { return room->clock.since[seat] + room_window(room, seat); }

bool lz_room_waits(const struct lz_room *room, int seat) {
    const struct lz_own *own = lz_own_of(room, seat);
    return own && own->held && own->held == room->asked[seat].number;
}

/* On the copy it was legal; the copy is dropped. Whoever changes his mind before the window closes may: the last one
   counts. */
static void hold(struct lz_room *room, struct lz_text door, const struct lz_input *in, struct lz_reply *reply) {
    int seat = room->act.who;
    int64_t wall = room->act.wall, closes = room_closes(room, seat) + room->late;
    uint64_t id = room->act.id, digest = room->act.digest;
    lz_room_drop(room);
    struct lz_own *own = room_own(room, seat);
    if (!own) {
        room_no(reply, LZ_FAILED, LZ_NO_ROOM);
        return;
    }
    struct lz_own was = *own;
    struct lz_writer w = lz_writer_in(own->held_move, sizeof own->held_move);
    struct lz_writer d = lz_writer_in(own->held_door, sizeof own->held_door);
    lz_move_print(room->game, &in->move, &w);
    lz_put_text(&d, door.len || room->holder[seat].bot ? door : lz_span("window"));
    lz_assert(!w.full && !d.full);
    own->held = room->asked[seat].number;
    own->held_id = id;
    own->held_digest = digest;
    if (!room->holder[seat].bot && !room_own_keep(room, seat)) {
        *own = was;
        room_no(reply, LZ_FAILED, LZ_NO_STORE);
        return;
    }
    own->edition[LZ_OWN_HELD]++;
    *reply = (struct lz_reply){ .taken = 1, .wall = wall, .held = closes };
}

void room_window_commit(struct lz_room *room, struct lz_text door, const struct lz_input *in, struct lz_reply *reply) {
    int seat = room->act.who;
    bool open = seat >= 0 && seat < room->record.setup.seats && room->act.taken &&
                lz_room_time(room, room->act.wall) < room_closes(room, seat);
    if (open && room_window(room, seat))
        hold(room, door, in, reply);
    else
        lz_room_commit(room, reply);
}

/* The same whatever has been answered, and whoever asks. */
void room_window_json(const struct lz_room *room, struct lz_writer *w) {
    for (int i = 0; i < room->record.setup.seats && !lz_room_over(room); i++) {
        if (!room_window(room, i))
            continue;
        int64_t closes = room_closes(room, i);
        lz_json_open(w, "window", '{');
        if (room->paused)
            lz_json_number(w, "left", closes - lz_room_time(room, room->paused));
        else
            lz_json_number(w, "until", closes + room->late);
        lz_json_close(w, '}');
        return;
    }
}
