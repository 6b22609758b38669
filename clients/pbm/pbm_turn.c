/* A turn is run: bots write their orders, who sent none is counted, the turn runs, the next date is set. All of that is
   one act, and so is taking it back. */
#include "clients/pbm/pbm.h"
#include "clients/pbm/pbm_seats.h"

#include "core/seats.h"
#include "core/words/prose.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_MOVES = 1000 };

/* ---- bots */

/* An empty book is torn up first: somebody else may have written in it. Before the first turn there is none. */
static bool clear_book(struct pbm *p, int seat) {
    struct lz_input clear = { .move = { .seat = (uint8_t)seat, .verb = p->sheet->clear } };
    struct lz_why why;
    return !lz_room_judge(&p->room, &clear, &why) || pbm_input(p, &clear.move);
}

static bool lay_all(struct pbm *p, int seat) {
    if (!clear_book(p, seat))
        return false;
    for (int i = 0; i < MOST_MOVES; i++) {
        char room[LZ_SPEECH + 1];
        struct lz_writer words = lz_writer_in(room, sizeof room);
        struct lz_input in = { .move = { .seat = (uint8_t)seat } };
        if (!lz_room_ask_bot(&p->room, seat, &in, &words) || in.move.verb == p->sheet->ready)
            return !p->room.aside || pbm_say("%s: this is a bug", p->room.words);
        if (!pbm_input(p, &in.move))
            return false;
    }
    return pbm_say("the bot of clan %d never ends its orders; this is a bug", seat + 1);
}

static bool bots_order(struct pbm *p) {
    for (int seat = 0; seat < p->room.record.setup.seats; seat++)
        if (pbm_is_bot(p, seat) && pbm_plays(p, seat) && !lay_all(p, seat))
            return false;
    return true;
}

/* ---- those who sent nothing */

static bool leaves_seat(const struct pbm *p, int seat) {
    return pbm_awaited(p, seat) && p->table.absent && pbm_turn_now(p) >= 0 &&
           p->table.now.seat[seat].missed + 1 >= p->table.absent;
}

static lz_seats who_leave(const struct pbm *p) {
    lz_seats leave = 0;
    for (int seat = 0; seat < p->room.record.setup.seats; seat++)
        leave |= leaves_seat(p, seat) ? lz_only(seat) : 0;
    return leave;
}

static lz_seats who_missed(const struct pbm *p) {
    lz_seats missed = 0;
    for (int seat = 0; seat < p->room.record.setup.seats && pbm_turn_now(p) >= 0; seat++)
        missed |= pbm_awaited(p, seat) ? lz_only(seat) : 0;
    return missed;
}

/* With the report of this turn: to those who lose their clan, and to those who will if they are absent again. */
static bool tell_absent(struct pbm *p, lz_seats missed, lz_seats leave) {
    static const char gone[] =
        "No orders came from you for so many turns that a bot plays your clan from now on. Ask the "
        "moderator if you want it back.";
    char warned[PBM_LINE];
    snprintf(warned, sizeof warned, "No orders came from you for turn %d.", pbm_turn_now(p) + 1);
    for (int seat = 0; seat < p->room.record.setup.seats && p->table.absent; seat++)
        if (lz_in(missed, seat) && !pbm_line(p, lz_span(lz_in(leave, seat) ? gone : warned), "note #%d", seat))
            return false;
    return true;
}

/* After the turn, so that whoever leaves still gets its report. */
static bool count_absent(struct pbm *p, lz_seats missed, lz_seats leave) {
    for (int seat = 0; seat < p->room.record.setup.seats; seat++) {
        if (lz_in(missed, seat) && !pbm_line(p, (struct lz_text){ 0 }, "missed #%d", seat))
            return false;
        if (lz_in(leave, seat) && !pbm_seat_bot(p, seat, pbm_best_bot(pbm_game(p))))
            return false;
    }
    return true;
}

/* ---- the turn */

static bool put_turn(struct pbm *p, const struct lz_zone *zone) {
    struct lz_move move = { .seat = LZ_CLOCK, .verb = p->sheet->turn };
    struct lz_turn awaited = pbm_awaits(p);
    struct lz_text none = { 0 };
    bool first = pbm_turn_now(p) < 0;
    struct lz_due due = first ? lz_due_first(&p->table.deadline, zone, p->now)
                              : lz_due_after(&p->table.deadline, zone, &awaited, p->now);
    int64_t ran = first ? p->now : lz_turn_time(&awaited, p->now);
    if (!bots_order(p) || !tell_absent(p, who_missed(p), who_leave(p)) || !pbm_input(p, &move))
        return false;
    return pbm_line(p, none, "turn %d %lld %lld %d", pbm_turn_now(p) + 1, (long long)ran, (long long)due.at, due.ahead);
}

bool pbm_run_turn(struct pbm *p) {
    const struct lz_zone *zone = pbm_zone(p);
    if (pbm_head(p)->over)
        return pbm_say("the game in '%s' is over; `pbm report` shows how it ended", pbm_dir(p));
    lz_seats missed = who_missed(p), leave = who_leave(p);
    if (!zone || !pbm_begin(p, "turn"))
        return false;
    /* The hash of every turn stands in the journal: `pbm rerun --check` compares it. */
    if (!put_turn(p, zone) || !count_absent(p, missed, leave) || !lz_room_hash(&p->room))
        return pbm_drop_act(p);
    if (!pbm_commit(p))
        return false;
    pbm_log(p, "turn %d was run", pbm_turn_now(p));
    pbm_pay(p);
    return true;
}

/* ---- and taken back */

/* Clans that the turn itself gave to a bot are their players' again; whom the moderator has seated since stays. The
   lines stand before the undo, so that the table knows by then who is awaited. */
static lz_seats who_return(const struct pbm *p, const struct pbm_turn *turn) {
    lz_seats seats = 0;
    for (int seat = 0; seat < p->room.record.setup.seats; seat++)
        seats |= p->table.now.seat[seat].taken == turn->act ? lz_only(seat) : 0;
    return seats;
}

static bool give_back(struct pbm *p, const struct pbm_turn *turn, lz_seats seats) {
    for (int seat = 0; seat < p->room.record.setup.seats; seat++) {
        struct lz_holder was = { .number = turn->number[seat] };
        memcpy(was.label, turn->label[seat], sizeof was.label);
        if (lz_in(seats, seat) && !lz_room_return(&p->room, seat, &was)) {
            pbm_say("out of memory; nothing was changed");
            return pbm_drop_act(p);
        }
    }
    return true;
}

/* All orders are as they were before the turn, and a new date is set. */
bool pbm_take_back(struct pbm *p, lz_seats *returned) {
    int turn = pbm_turn_now(p);
    const struct lz_zone *zone = pbm_zone(p);
    if (turn < 0)
        return pbm_say("no turn has been run yet");
    if (p->room.record.ended)
        return pbm_say("the game is over and its seed is shown: nothing can be taken back now");
    *returned = who_return(p, &p->table.turn[turn]);
    if (!zone || !pbm_begin(p, "host") || !give_back(p, &p->table.turn[turn], *returned))
        return false;
    if (!lz_room_back(&p->room, p->table.turn[turn].back)) {
        pbm_say("turn %d cannot be taken back; nothing was changed", turn);
        return pbm_drop_act(p);
    }
    struct lz_due due = lz_due_first(&p->table.deadline, zone, p->now);
    struct lz_text none = { 0 };
    return pbm_line(p, none, "due %d %lld %d", turn, (long long)due.at, due.ahead) && pbm_commit(p);
}
