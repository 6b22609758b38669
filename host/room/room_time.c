/* The time of a match: wall time, less the time for which it stood still. It never goes back. */
#include "host/room/room_inner.h"

#include "core/bug.h"
#include "core/words/text.h"

int64_t room_wall(int64_t wall) { return wall < 0 ? 0 : wall > LZ_WALL_MOST ? LZ_WALL_MOST : wall; }

void room_stood(struct lz_room *room, int64_t ms) { room->late = room_wall(room->late + ms); }

/* A bell of the game's rings so much later than it says, the same for everybody: lines are not equally quick. */
static int64_t allowance(const struct lz_room *room) {
    return room->house.on ? room->house.number[LZ_HOUSE_ALLOWANCE] : 0;
}

static int64_t bell(const struct lz_room *room) {
    const struct lz_head *head = room->state;
    return head->over || head->alarm == LZ_NEVER ? LZ_NEVER : head->alarm + allowance(room);
}

/* What comes within the allowance counts as if it had come just before the bell, and what comes later never: the bell
   has rung before it is taken (lz_room_begin). */
int64_t lz_room_time(const struct lz_room *room, int64_t wall) {
    const struct lz_head *head = room->match.state;
    int64_t now = (room->paused ? room->paused : room_wall(wall)) - room->late;
    if (now >= head->alarm && now - head->alarm < allowance(room))
        now = head->alarm - 1;
    return now > head->now ? now : head->now;
}

int64_t lz_room_due(const struct lz_room *room) {
    int64_t out, stands, rings = bell(room);
    room_clock_first(room, &out);
    int64_t next = lz_room_over(room) || rings > out ? out : rings;
    (void)room_standing(room, &stands);
    next = stands < next ? stands : next;
    return next == LZ_NEVER || room->paused ? LZ_NEVER : next + room->late;
}

struct ringing {
    int64_t now;
    int seat; /* whose clock has run out, or -1: the game's alarms */
    struct lz_reply *reply;
};

static bool ring(struct lz_room *room, void *with) {
    const struct ringing *ringing = with;
    struct lz_sink sink = room_sink(room);
    return lz_ring(&room->match, ringing->now, &sink) == LZ_OK;
}

/* Ticks are nobody's to take back. */
static bool ring_alarms(struct lz_room *room, struct ringing *ringing) {
    uint32_t step = lz_room_head(room)->step;
    if (!room_run(room, ring, ringing))
        return false;
    for (struct lz_head past = *lz_head_of(room->draft); past.step > step; past.step--)
        room_note_input(room, &past, LZ_CLOCK, room->told_count + room->draft_told);
    return true;
}

/* An act of its own, as of the moment at which it was due. */
static void do_due(struct lz_room *room, struct ringing *ringing) {
    struct lz_act act = { .who = LZ_CLOCK, .wall = ringing->now + room->late };
    lz_assert(ringing->now != LZ_NEVER && ringing->seat < room->record.setup.seats);
    if (ringing->seat >= 0)
        act.door = lz_span("clock");
    room_open_act(room, &act);
    bool done = room_act_line(room, &act) &&
                (ringing->seat < 0 ? ring_alarms(room, ringing) : room_clock_miss(room, ringing->seat, ringing->reply));
    if (done) {
        lz_room_commit(room, ringing->reply);
        return;
    }
    lz_room_drop(room);
    room_no(ringing->reply, LZ_FAILED, room->aside ? LZ_NO_ASIDE : LZ_NO_ROOM);
}

/* What is due first comes first: an alarm may end the decision whose clock runs, and the other way round. */
void lz_room_wake(struct lz_room *room, int64_t wall, struct lz_reply *reply) {
    *reply = (struct lz_reply){ 0 };
    while (reply->status == LZ_OK && !room->aside && !room->lost && lz_room_due(room) <= room_wall(wall)) {
        struct ringing ringing = { .reply = reply };
        int64_t at;
        int answers = room_standing(room, &at), seat = room_clock_first(room, &ringing.now);
        bool rings = bell(room) <= ringing.now;
        if (answers >= 0 && at <= (rings ? bell(room) : ringing.now)) {
            room_standing_give(room, answers, at, reply);
            continue;
        }
        ringing.seat = rings ? -1 : seat;
        ringing.now = rings ? lz_room_head(room)->alarm : ringing.now;
        do_due(room, &ringing);
    }
}

void room_bell_json(const struct lz_room *room, struct lz_writer *w) {
    const struct lz_head *head = room->state;
    if (bell(room) == LZ_NEVER)
        return;
    lz_json_open(w, "bell", '{');
    if (room->paused)
        lz_json_number(w, "left", head->alarm - lz_room_time(room, room->paused));
    else
        lz_json_number(w, "until", head->alarm + room->late);
    lz_json_number(w, "allowance", allowance(room));
    lz_json_close(w, '}');
}

/* ---- the host's hand on the clock */

/* "paused MS", within an act, which then ends. */
static void end_timed(struct lz_room *room, const char *word, int64_t ms, struct lz_text why) {
    char line[60];
    struct lz_writer w = lz_writer_in(line, sizeof line);
    lz_put(&w, word);
    lz_put_number(&w, ms);
    room->short_of |= !lz_room_line(room, (struct lz_text){ line, w.len }, why);
}

static void refuse(struct lz_room *room, struct lz_reply *reply, enum lz_no no) {
    lz_room_drop(room);
    room_no(reply, LZ_REFUSED, no);
}

void lz_room_pause(struct lz_room *room, const struct lz_act *act, struct lz_text why, struct lz_reply *reply) {
    int64_t wall = room_wall(act->wall);
    lz_assert(act->who == LZ_CLOCK);
    if (!lz_room_begin(room, act, reply))
        return;
    if (room->paused) {
        refuse(room, reply, LZ_NO_PAUSED);
        return;
    }
    end_timed(room, "paused ", wall ? wall : 1, why); /* paused since 0 would be not paused */
    lz_room_commit(room, reply);
}

void lz_room_resume(struct lz_room *room, const struct lz_act *act, struct lz_reply *reply) {
    lz_assert(act->who == LZ_CLOCK);
    if (!lz_room_begin(room, act, reply))
        return;
    if (!room->paused) {
        refuse(room, reply, LZ_NO_ASKED);
        return;
    }
    end_timed(room, "resumed ", room_wall(act->wall), (struct lz_text){ 0 });
    lz_room_commit(room, reply);
}

void lz_room_extend(struct lz_room *room, const struct lz_act *act, int64_t ms, struct lz_reply *reply) {
    lz_assert(act->who == LZ_CLOCK && ms > 0);
    if (!lz_room_begin(room, act, reply))
        return;
    if (!room->clock.on) {
        refuse(room, reply, LZ_NO_ASKED);
        return;
    }
    end_timed(room, "extended ", room_wall(lz_room_time(room, act->wall) + ms), (struct lz_text){ 0 });
    lz_room_commit(room, reply);
}

/* A live table stood still while nobody hosted it. What cannot be stored now follows again at the next opening. */
void room_close_gap(struct lz_room *room, int64_t wall) {
    const struct lz_head *head = room->state;
    int64_t gap = wall - room->late - room->last;
    struct lz_reply reply;
    char line[60];
    struct lz_writer w = lz_writer_in(line, sizeof line);
    bool runs = head->alarm != LZ_NEVER || room->clock.on;
    if (!room->live || head->over || !runs || room->paused || gap <= 0)
        return;
    lz_put(&w, "gap ");
    lz_put_number(&w, gap);
    room_open_act(room, &(struct lz_act){ .who = LZ_CLOCK, .wall = wall });
    if (lz_room_line(room, (struct lz_text){ line, w.len }, (struct lz_text){ 0 }))
        lz_room_commit(room, &reply);
    else
        lz_room_drop(room);
    if (room->late + room->last < wall && !room->lost)
        room->late = wall - room->last;
}
