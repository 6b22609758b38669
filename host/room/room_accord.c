/* What people around a match agree on, as acts: to give up, to stop, to take a move back, to be away. */
#include "host/room/room_inner.h"

#include "core/bug.h"
#include "core/seats.h"
#include "core/sheet.h"
#include "core/words/text.h"

static lz_seats people(const struct lz_room *room) {
    lz_seats seats = 0;
    for (int i = 0; i < room->record.setup.seats; i++)
        seats |= room->holder[i].bot ? 0 : lz_only(i);
    return seats;
}

/* "stops #2", "asks-back #2 17" */
struct line {
    const char *word;
    int seat;
    int64_t number; /* -1: none */
};

static bool put_line(struct lz_room *room, struct line line) {
    char words[60];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    lz_put(&w, line.word);
    lz_put(&w, " #");
    lz_put_number(&w, line.seat);
    if (line.number >= 0) {
        lz_put_char(&w, ' ');
        lz_put_number(&w, line.number);
    }
    return lz_room_line(room, (struct lz_text){ words, w.len }, (struct lz_text){ 0 });
}

/* What has begun is committed, or dropped: memory was missing, or a bug. */
static void end_act(struct lz_room *room, bool well, struct lz_reply *reply) {
    if (well) {
        lz_room_commit(room, reply);
        return;
    }
    lz_room_drop(room);
    room_no(reply, LZ_FAILED, room->aside ? LZ_NO_ASIDE : LZ_NO_ROOM);
}

static void refuse(struct lz_room *room, struct lz_reply *reply, enum lz_no no) {
    lz_room_drop(room);
    room_no(reply, LZ_REFUSED, no);
}

/* An act of a seat, that comes while the match is paused, too. */
static bool begin(struct lz_room *room, const struct lz_act *given, struct lz_reply *reply) {
    struct lz_act act = *given;
    act.around = true;
    lz_assert(given->who >= 0 && given->who < room->record.setup.seats);
    return lz_room_begin(room, &act, reply);
}

void lz_room_give_up(struct lz_room *room, const struct lz_act *act, struct lz_reply *reply) {
    char label[LZ_LABEL];
    struct lz_writer w = lz_writer_in(label, sizeof label);
    struct lz_player player = lz_house_stand_in(&room->house, room->game);
    if (!begin(room, act, reply))
        return;
    lz_put(&w, LZ_BOT_LABEL);
    lz_player_print(&player, &w);
    end_act(room, put_line(room, (struct line){ "gave-up", act->who, -1 }) && lz_room_seat(room, act->who, label),
            reply);
}

void lz_room_stop(struct lz_room *room, const struct lz_act *act, bool would, struct lz_reply *reply) {
    if (!begin(room, act, reply))
        return;
    lz_seats all = people(room), stop = room->accord.stop | (would ? lz_only(act->who) : 0);
    bool well = put_line(room, (struct line){ would ? "stops" : "plays-on", act->who, -1 });
    if (well && would && (stop & all) == all) {
        well = lz_room_line(room, lz_span("stopped"), (struct lz_text){ 0 });
        room->act.stops = true;
    }
    end_act(room, well, reply);
}

/* ---- taking back by consent */

static uint32_t last_step_of(const struct lz_room *room, int seat) {
    uint32_t step = lz_room_head(room)->step;
    while (step && room->past[step].seat != seat)
        step--;
    return step;
}

static bool go_back_if_all(struct lz_room *room, lz_seats allow, uint32_t step) {
    lz_seats all = people(room);
    return (allow & all) != all || lz_room_back(room, step);
}

/* Where others may act unseen it is never done: whether they have would be the answer. */
void lz_room_ask_back(struct lz_room *room, const struct lz_act *act, struct lz_reply *reply) {
    if (!lz_room_begin(room, act, reply))
        return;
    uint32_t step = last_step_of(room, act->who);
    if (room->house.number[LZ_HOUSE_UNDO] != LZ_HOUSE_UNDO_CONSENT) {
        refuse(room, reply, LZ_NO_HOUSE);
        return;
    }
    if (!step || lz_room_others_hide(room, act->who)) {
        refuse(room, reply, LZ_NO_BACK);
        return;
    }
    end_act(room,
            put_line(room, (struct line){ "asks-back", act->who, step - 1 }) &&
                go_back_if_all(room, lz_only(act->who), step - 1),
            reply);
}

static bool put_host_asks(struct lz_room *room, uint32_t step) {
    char words[40];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    lz_put(&w, "host-asks-back ");
    lz_put_number(&w, step);
    return lz_room_line(room, (struct lz_text){ words, w.len }, (struct lz_text){ 0 });
}

/* The step of the last turn of sheets, or of the last move of a seat; 0: there is none. Where seats act unseen without
   sheets, whether the last move was one of these would be the answer. */
static uint32_t last_turn(const struct lz_room *room) {
    uint32_t step = lz_room_head(room)->step;
    if (!room->game->sheet) {
        while (step && room->past[step].seat >= room->record.setup.seats)
            step--;
        return lz_room_others_hide(room, LZ_ONLOOKER) ? 0 : step;
    }
    for (uint32_t i = room->told_count; i-- > 0;)
        if (lz_told_event(&room->told[i]) && !room->told[i].back &&
            room->told[i].event.kind == room->game->sheet->turned)
            return room->told[i].step;
    return 0;
}

void lz_room_host_back(struct lz_room *room, const struct lz_act *given, struct lz_reply *reply) {
    struct lz_act act = *given;
    int undo = room->house.on ? room->house.number[LZ_HOUSE_UNDO] : LZ_HOUSE_UNDO_FREE;
    act.around = true;
    lz_assert(act.who == LZ_CLOCK);
    if (!lz_room_begin(room, &act, reply))
        return;
    uint32_t step = last_turn(room);
    bool open = step && step == lz_room_head(room)->step && !room->past[step].barred && !room->clock.on;
    if (undo == LZ_HOUSE_UNDO_NO || !step || (!open && undo != LZ_HOUSE_UNDO_CONSENT)) {
        refuse(room, reply, undo == LZ_HOUSE_UNDO_NO ? LZ_NO_HOUSE : LZ_NO_BACK);
        return;
    }
    bool well = open ? lz_room_line(room, lz_span("host-back"), (struct lz_text){ 0 }) && lz_room_back(room, step - 1)
                     : put_host_asks(room, step - 1);
    end_act(room, well, reply);
}

void lz_room_allow(struct lz_room *room, const struct lz_act *act, bool allows, struct lz_reply *reply) {
    const struct lz_accord *accord = &room->accord;
    if (!begin(room, act, reply))
        return;
    if (!accord->asked || accord->asker == act->who) {
        refuse(room, reply, LZ_NO_ASKED);
        return;
    }
    bool well = put_line(room, (struct line){ allows ? "allows" : "denies", act->who, -1 });
    if (allows)
        well = well && go_back_if_all(room, accord->allow | lz_only(act->who), accord->step);
    end_act(room, well, reply);
}

/* ---- absence */

void lz_room_away(struct lz_room *room, const struct lz_act *act, int64_t until, struct lz_reply *reply) {
    int64_t wall = room_wall(act->wall), budget = (int64_t)room->house.number[LZ_HOUSE_VACATION] * 86400000;
    if (!begin(room, act, reply))
        return;
    int64_t left = room->accord.away[act->who] - wall;
    int64_t used = room->accord.absent[act->who] - (left > 0 ? left : 0);
    if (until > wall && used + (room_wall(until) - wall) > budget) {
        refuse(room, reply, LZ_NO_HOUSE);
        return;
    }
    end_act(room,
            put_line(room, until > wall ? (struct line){ "away", act->who, room_wall(until) }
                                        : (struct line){ "back", act->who, -1 }),
            reply);
}
