/* What is done around a match: its lines are read back, and what stands is shown. */
#include "host/room/room_inner.h"

#include "core/bug.h"
#include "core/seats.h"
#include "core/words/event.h"
#include "core/words/json.h"
#include "core/words/text.h"

#include <string.h>

/* ---- lines */

static bool read_nothing(struct lz_room *room, int seat, struct lz_text rest) {
    (void)room;
    (void)seat;
    (void)rest;
    return true;
}

static bool read_stops(struct lz_room *room, int seat, struct lz_text rest) {
    (void)rest;
    room->accord.stop |= lz_only(seat);
    return true;
}
static bool read_plays_on(struct lz_room *room, int seat, struct lz_text rest) {
    (void)rest;
    room->accord.stop &= ~lz_only(seat);
    return true;
}
static bool read_stopped(struct lz_room *room, int seat, struct lz_text rest) {
    (void)seat;
    (void)rest;
    return room->accord.stopped = true;
}

/* asks-back #2 STEP */
static bool read_asks_back(struct lz_room *room, int seat, struct lz_text rest) {
    int64_t step;
    if (!lz_read_number(lz_take_word(&rest), 0, UINT32_MAX, &step))
        return false;
    room->accord.asked = true;
    room->accord.asker = seat;
    room->accord.step = (uint32_t)step;
    room->accord.allow = lz_only(seat);
    return true;
}
/* host-asks-back STEP */
static bool read_host_asks(struct lz_room *room, int seat, struct lz_text rest) {
    if (!read_asks_back(room, seat, rest))
        return false;
    room->accord.allow = 0;
    return true;
}
static bool read_allows(struct lz_room *room, int seat, struct lz_text rest) {
    (void)rest;
    room->accord.allow |= lz_only(seat);
    return true;
}
static bool read_denies(struct lz_room *room, int seat, struct lz_text rest) {
    (void)seat;
    (void)rest;
    room->accord.asked = false;
    return true;
}

/* away #2 UNTIL; back #2: what was not used is not gone. */
static bool read_back(struct lz_room *room, int seat, struct lz_text rest) {
    struct lz_accord *accord = &room->accord;
    int64_t left = accord->away[seat] - room->read.wall;
    (void)rest;
    accord->absent[seat] -= left > 0 ? left : 0;
    accord->away[seat] = 0;
    return true;
}
static bool read_away(struct lz_room *room, int seat, struct lz_text rest) {
    int64_t until;
    if (!lz_read_number(lz_take_word(&rest), 0, LZ_WALL_MOST, &until))
        return false;
    read_back(room, seat, rest);
    room->accord.away[seat] = until;
    room->accord.absent[seat] += until > room->read.wall ? until - room->read.wall : 0;
    return true;
}

/* A reader for each; those that are no more than told here are read by others, too (room_read.c). */
static bool (*const reads[])(struct lz_room *, int seat, struct lz_text rest) = {
    [LZ_AROUND_MISSED] = read_nothing,      [LZ_AROUND_SEAT] = read_nothing,
    [LZ_AROUND_RETURNED] = read_nothing,    [LZ_AROUND_PAUSED] = read_nothing,
    [LZ_AROUND_RESUMED] = read_nothing,     [LZ_AROUND_EXTENDED] = room_read_extended,
    [LZ_AROUND_GAVE_UP] = read_nothing,     [LZ_AROUND_STOPS] = read_stops,
    [LZ_AROUND_PLAYS_ON] = read_plays_on,   [LZ_AROUND_STOPPED] = read_stopped,
    [LZ_AROUND_ASKS_BACK] = read_asks_back, [LZ_AROUND_HOST_ASKS_BACK] = read_host_asks,
    [LZ_AROUND_HOST_BACK] = read_nothing,   [LZ_AROUND_ALLOWS] = read_allows,
    [LZ_AROUND_DENIES] = read_denies,       [LZ_AROUND_AWAY] = read_away,
    [LZ_AROUND_BACK] = read_back,
};
_Static_assert(sizeof reads / sizeof reads[0] == LZ_AROUNDS, "a reader for each");

static const struct lz_kind kinds[] = {
#define AROUND(name, line, shape, sentence) \
    { .kind = LZ_AROUND_##name, .word = (line), .form = "", .tale = (sentence) },
#include "host/around.def"
#undef AROUND
};
static const char *const forms[] = {
#define AROUND(name, line, shape, sentence) (shape),
#include "host/around.def"
#undef AROUND
};

static int kind_of(struct lz_text word) {
    for (int i = 0; i < LZ_AROUNDS; i++)
        if (lz_text_is(word, kinds[i].word))
            return i;
    return -1;
}

/* Who may know: a clock that ran out says that a seat had not moved, which a game with sealed moves hides. */
static lz_seats seen_by(const struct lz_room *room, int kind, int seat) {
    bool hidden = kind == LZ_AROUND_MISSED && room->game->noticed && !room->shared;
    return hidden ? lz_only(seat) : lz_everyone(room->record.setup.seats);
}

/* The label after a number, if the line has one. */
static struct lz_text label_of(int kind, struct lz_text rest) {
    if (kind == LZ_AROUND_RETURNED)
        (void)lz_take_word(&rest);
    rest = lz_trim(rest);
    if (lz_text_begins(rest, LZ_BOT_LABEL))
        lz_cut(&rest, sizeof LZ_BOT_LABEL - 1);
    return rest;
}

bool room_read_around(struct lz_room *room, struct lz_text words, struct lz_text said) {
    int kind = kind_of(lz_take_word(&words)), seat = LZ_CLOCK;
    if (!room->house.on || kind < 0)
        return true;
    bool seated = forms[kind][0] == '#';
    if (seated && (!room_read_who(lz_take_word(&words), room->record.setup.seats, &seat) || seat == LZ_CLOCK))
        return true;
    if (!reads[kind](room, seat, words))
        return true;
    if (seated && forms[kind][1] == 'l')
        said = label_of(kind, words);
    struct lz_event event = { .kind = (uint16_t)(LZ_AROUND + kind),
                              .seat = (uint8_t)seat,
                              .args = seated,
                              .arg = { seated ? seat : 0 },
                              .seen = seen_by(room, kind, seat),
                              .text = said };
    return room_told_around(room, &event);
}

/* house clock=live */
bool room_read_house(struct lz_room *room, struct lz_text words) {
    char said[LZ_ROOM_WORDS];
    struct lz_writer trouble = lz_writer_in(said, sizeof said);
    if (!room->house.on)
        room->house = lz_house_usual();
    words = lz_trim(words);
    bool sound = !words.len || lz_house_parse(&room->house, room->game, words, &trouble);
    room->live |= room->house.number[LZ_HOUSE_CLOCK] == LZ_HOUSE_LIVE;
    return sound;
}

/* The next move ends the question whether one is taken back; where moves are orders on sheets, which nobody else
   notices, the next turn does. */
void room_accord_moved(struct lz_room *room) { room->accord.asked = room->accord.asked && room->game->sheet; }

/* ---- JSON */

void room_around_tell(const struct lz_room *room, const struct lz_told *told, int seat, struct lz_writer *w) {
    const char *names[LZ_SEATS];
    struct lz_game game = *room->game;
    struct lz_event event = told->event;
    game.kinds = kinds;
    event.kind -= LZ_AROUND;
    event.args = 0; /* its seat says it */
    lz_room_names(room, names);
    struct lz_reader reader = { names, seat == LZ_ONLOOKER ? -1 : seat };
    lz_event_json(&game, &event, &reader, w);
}

static void put_set(struct lz_writer *w, const char *key, lz_seats set) {
    lz_json_open(w, key, '[');
    for (int i = 0; i < LZ_SEATS; i++)
        if (lz_in(set, i))
            lz_json_number(w, NULL, i);
    lz_json_close(w, ']');
}

static void put_seats(const struct lz_room *room, int seat, struct lz_writer *w) {
    lz_json_open(w, "seats", '[');
    for (int i = 0; i < room->record.setup.seats; i++) {
        const struct lz_holder *holder = &room->holder[i];
        lz_json_open(w, NULL, '{');
        lz_json_string(w, "name", holder->bot ? holder->bot->id : holder->label);
        if (holder->bot)
            lz_json_bool(w, "bot", true);
        if (room->clock.on && room_clock_shown(room, i, seat))
            lz_json_number(w, "missed", room->clock.row[i]);
        if (room->accord.away[i])
            lz_json_number(w, "away", room->accord.away[i]);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

void lz_room_around_json(const struct lz_room *room, int seat, struct lz_writer *w) {
    const struct lz_accord *accord = &room->accord;
    lz_json_open(w, NULL, '{');
    put_seats(room, seat, w);
    if (room->clock.on && !lz_room_over(room))
        room_clocks_json(room, seat, w);
    room_bell_json(room, w);
    room_window_json(room, w);
    if (room->clock.due && !lz_room_over(room))
        lz_json_number(w, "due", room->clock.due);
    if (room->paused)
        lz_json_number(w, "paused", room->paused);
    if (accord->stop)
        put_set(w, "stop", accord->stop);
    if (accord->asked) {
        lz_json_open(w, "undo", '{');
        if (accord->asker == LZ_CLOCK)
            lz_json_bool(w, "host", true);
        else
            lz_json_number(w, "seat", accord->asker);
        put_set(w, "allowed", accord->allow);
        lz_json_close(w, '}');
    }
    if (accord->stopped)
        lz_json_bool(w, "stopped", true);
    lz_json_close(w, '}');
}
