/* The time of a match: wall time, less the time for which it stood still. It never goes back. */
#include "host/room_inner.h"

#include "core/bug.h"
#include "core/words/text.h"

int64_t lz_room_time(const struct lz_room *room, int64_t wall) {
    int64_t last = lz_head_of(room->match.state)->now, now = (room->paused ? room->paused : wall) - room->late;
    return now > last ? now : last;
}

int64_t lz_room_due(const struct lz_room *room) {
    const struct lz_head *head = room->state;
    bool rings = !head->over && head->alarm != LZ_NEVER && !room->paused;
    return rings ? head->alarm + room->late : LZ_NEVER;
}

struct ringing {
    int64_t now;
    enum lz_status status;
};

static bool ring(struct lz_room *room, void *with) {
    struct ringing *ringing = with;
    struct lz_sink sink = room_sink(room);
    ringing->status = lz_ring(&room->match, ringing->now, &sink);
    return ringing->status == LZ_OK;
}

void lz_room_wake(struct lz_room *room, int64_t wall, struct lz_reply *reply) {
    struct ringing ringing = { lz_room_time(room, wall), LZ_OK };
    *reply = (struct lz_reply){ 0 };
    if (lz_room_due(room) > ringing.now + room->late || room->aside || room->lost)
        return;
    uint32_t step = lz_room_head(room)->step;
    room_open_act(room, &(struct lz_act){ .who = LZ_CLOCK, .wall = wall });
    if (!room_run(room, ring, &ringing)) {
        lz_room_drop(room);
        room_no(reply, LZ_FAILED, room->aside ? LZ_NO_ASIDE : LZ_NO_ROOM);
        return;
    }
    const struct lz_head *head = room->draft;
    for (struct lz_head past = *head; past.step > step; past.step--)
        room_note_input(room, &past, LZ_CLOCK, room->told_count + room->draft_told);
    lz_room_commit(room, reply);
}

static void do_timed(struct lz_room *room, const struct lz_act *act, const char *word, struct lz_reply *reply) {
    char line[60];
    struct lz_writer w = lz_writer_in(line, sizeof line);
    lz_put(&w, word);
    lz_put_number(&w, act->wall);
    room_do_line(room, act, (struct lz_text){ line, w.len }, reply);
}

void lz_room_pause(struct lz_room *room, const struct lz_act *act, struct lz_reply *reply) {
    lz_assert(act->who == LZ_CLOCK && !room->paused);
    do_timed(room, act, "paused ", reply);
}

void lz_room_resume(struct lz_room *room, const struct lz_act *act, struct lz_reply *reply) {
    lz_assert(act->who == LZ_CLOCK && room->paused);
    do_timed(room, act, "resumed ", reply);
}

/* A live table stood still while nobody hosted it. What cannot be stored now follows again at the next opening. */
void room_close_gap(struct lz_room *room, int64_t wall) {
    const struct lz_head *head = room->state;
    int64_t gap = wall - room->late - head->now;
    struct lz_reply reply;
    char line[60];
    struct lz_writer w = lz_writer_in(line, sizeof line);
    if (!room->live || head->over || head->alarm == LZ_NEVER || room->paused || gap <= 0)
        return;
    lz_put(&w, "gap ");
    lz_put_number(&w, gap);
    room_open_act(room, &(struct lz_act){ .who = LZ_CLOCK, .wall = wall });
    if (lz_room_line(room, (struct lz_text){ line, w.len }, (struct lz_text){ 0 }))
        lz_room_commit(room, &reply);
    else
        lz_room_drop(room);
    if (room->late + head->now < wall && !room->lost)
        room->late = wall - lz_room_head(room)->now;
}
