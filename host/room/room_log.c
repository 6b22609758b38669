/* The log: what was told, for all eyes, and each seat's own numbers in it; what each seat is asked. */
#include "host/room/room_inner.h"

#include "core/bug.h"
#include "core/seats.h"
#include "core/words/json.h"
#include "core/words/text.h"
#include "host/own.h"
#include "host/say.h"

#include <stdlib.h>
#include <string.h>

enum { BLOCK = 4000 };

/* Words are never moved, because entries point to them. */
struct lz_words_block {
    struct lz_words_block *before;
    uint32_t used, room;
    char bytes[];
};

bool room_words_reserve(struct lz_room *room, uint32_t len) {
    struct lz_words_block *block = room->block;
    if (block && block->room - block->used >= len)
        return true;
    uint32_t size = len > BLOCK ? len : BLOCK;
    block = room->calls->room(NULL, sizeof *block + size);
    if (!block)
        return false;
    *block = (struct lz_words_block){ .before = room->block, .room = size };
    room->block = block;
    return true;
}

char *room_words(struct lz_room *room, uint32_t len) {
    if (!room_words_reserve(room, len))
        return NULL;
    struct lz_words_block *block = room->block;
    block->used += len;
    lz_assert(block->used <= block->room);
    return block->bytes + block->used - len;
}

struct room_place room_words_here(const struct lz_room *room) {
    return (struct room_place){ room->block, room->block ? room->block->used : 0 };
}

size_t room_words_bytes(const struct lz_room *room) {
    size_t bytes = 0;
    for (const struct lz_words_block *block = room->block; block; block = block->before)
        bytes += sizeof *block + block->room;
    return bytes;
}

void room_words_back(struct lz_room *room, struct room_place place) {
    for (struct lz_words_block *before; room->block != place.block; room->block = before) {
        before = room->block->before;
        free(room->block);
    }
    lz_assert(!room->block || place.used <= room->block->used); /* back, never on */
    if (room->block)
        room->block->used = place.used;
}

int room_log_of(int seat) {
    lz_assert(seat == LZ_ONLOOKER || (seat >= 0 && seat < LZ_SEATS));
    return seat == LZ_ONLOOKER ? LZ_SEATS : seat;
}

struct lz_told *room_more_told(struct lz_room *room) {
    uint32_t count = room->told_count + room->draft_told;
    if (!room_grow(room, ROOM_LIST(room->told, room->told_room), count + 1))
        return NULL;
    room->draft_told++;
    return &room->told[count];
}

/* Memory that is missing is noticed by whoever commits. */
static void take_event(void *to, const struct lz_event *event) {
    struct lz_room *room = to;
    struct lz_told *told = room_more_told(room);
    char *words = told && event->text.len ? room_words(room, event->text.len) : NULL;
    if (!told || (event->text.len && !words)) {
        room->short_of = true;
        return;
    }
    *told = (struct lz_told){ .event = *event, .step = lz_head_of(room->match.state)->step };
    if (words) {
        memcpy(words, event->text.at, event->text.len);
        told->event.text.at = words;
    }
    if (room->crew_room && !room->deaf)
        lz_crew_hear(&room->crew, &told->event);
}

struct lz_sink room_sink(struct lz_room *room) {
    return (struct lz_sink){ take_event, room };
}

/* ---- what can be taken back */

/* An input shows something new, passes the turn on, or is made against the clock: then there is no way back. (With a
   clock, to move and to take back in turn would buy time without end.) */
void room_note_input(struct lz_room *room, const struct lz_head *head, int seat, uint32_t first) {
    uint32_t end = room->told_count + room->draft_told;
    if (!room_grow(room, ROOM_LIST(room->past, room->past_room), head->step + 1)) {
        room->short_of = true;
        return;
    }
    lz_assert(first <= end && head->step);
    struct lz_past *past = &room->past[head->step];
    *past = (struct lz_past){ .seat = (uint8_t)seat };
    for (uint32_t i = first; i < end; i++)
        if (room->game->kinds[room->told[i].event.kind].flags & LZ_REVEALS)
            past->bar = i + 1;
    past->barred = past->bar || head->alarm != LZ_NEVER || seat >= head->seats || !lz_in(head->may, seat);
}

bool lz_room_others_hide(const struct lz_room *room, int seat) {
    return room->game->noticed && !room->shared && (lz_room_head(room)->may & ~lz_only(seat));
}

bool lz_room_may_undo(const struct lz_room *room, int seat, uint32_t *bar) {
    const struct lz_head *head = room->state;
    const struct lz_past *past = head->step && !lz_room_others_hide(room, seat) ? &room->past[head->step] : NULL;
    *bar = past && past->seat == seat ? past->bar : 0;
    return past && past->seat == seat && !past->barred && !room->clock.on;
}

/* ---- entries come into the logs */

static bool number_entry(struct lz_room *room, uint32_t entry) {
    for (int i = 0; i < LZ_LOGS; i++) {
        struct lz_log *log = &room->log[i];
        if (!lz_in(room->told[entry].event.seen, i == LZ_SEATS ? LZ_ONLOOKER : i))
            continue;
        if (!room_grow(room, ROOM_LIST(log->at, log->room), log->count + 1))
            return false;
        lz_assert(!log->count || log->at[log->count - 1] < entry); /* numbers go up in every log */
        log->at[log->count++] = entry;
    }
    return true;
}

bool room_enter(struct lz_room *room, uint32_t entries) {
    lz_assert(entries <= room->draft_told);
    for (; entries; entries--) {
        struct lz_told *told = &room->told[room->told_count];
        told->act = room->acts + room->read.open;
        if (!number_entry(room, room->told_count))
            return false;
        room->told_count++;
        room->draft_told--;
        if (room->ears.event)
            room->ears.event(room->ears.to, told);
    }
    return true;
}

/* The log goes on: those who had seen something of it are told that it is void, and nobody else. */
bool room_take_back(struct lz_room *room, uint32_t step) {
    lz_seats saw = 0;
    uint32_t from = room->told_count;
    for (uint32_t i = room->told_count; i-- > 0;) {
        struct lz_told *told = &room->told[i];
        bool undo = told->event.kind == LZ_TAKEN_BACK;
        if (!undo && !lz_told_event(told)) { /* what was said, or done around the match, stays wherever that goes on */
            told->step = told->step > step ? step : told->step;
            continue;
        }
        told->back = told->back || (undo && told->step > step); /* it led to what is void now */
        if (told->back || undo)
            continue;
        if (told->step <= step)
            break;
        told->back = true;
        saw |= told->event.seen;
        from = i;
    }
    room->deaf = true;
    room_known_back(room, step);
    if (room->ears.undone)
        room->ears.undone(room->ears.to, step);
    room->taken_back |= saw;
    if (!saw)
        return true;
    lz_assert(!room->draft_told);
    struct lz_told *told = room_more_told(room);
    if (!told)
        return false;
    *told = (struct lz_told){ .event = { .kind = LZ_TAKEN_BACK, .seat = LZ_CLOCK, .seen = saw },
                              .step = step,
                              .from = from };
    return room_enter(room, 1);
}

/* It stands where its line does: before what the act's inputs told, which is in the list already. */
bool room_told_around(struct lz_room *room, const struct lz_event *event) {
    char *words = event->text.len ? room_words(room, event->text.len) : NULL;
    struct lz_told *last = room_more_told(room);
    if (!last || (event->text.len && !words)) {
        room->draft_told -= last != NULL;
        return false;
    }
    struct lz_told *told = &room->told[room->told_count];
    memmove(told + 1, told, (size_t)(last - told) * sizeof *told);
    *told = (struct lz_told){ .event = *event, .step = room->read_step };
    if (words) {
        memcpy(words, event->text.at, event->text.len);
        told->event.text.at = words;
    }
    return room_enter(room, 1);
}

/* ---- what a seat is asked: the number goes up whenever the question is another */

void room_ask(struct lz_room *room, lz_seats anew, int64_t at) {
    const struct lz_head *head = room->match.state;
    for (int i = 0; i < head->seats; i++) {
        struct lz_asked_now now = { room->asked[i].number, head->phase, lz_in(head->may, i), lz_in(head->wait, i) };
        struct lz_asked_now *was = &room->asked[i];
        bool other = now.phase != was->phase || now.may != was->may || now.wait != was->wait || lz_in(anew, i);
        now.number += other || !now.number;
        *was = now;
        if (other)
            room_clock_turn(room, i, at);
    }
}

uint32_t lz_room_decision(const struct lz_room *room, int seat) {
    lz_assert(seat >= 0 && seat < room->record.setup.seats);
    return room->asked[seat].may && !lz_room_over(room) ? room->asked[seat].number : 0;
}

void lz_room_decision_put(struct lz_room *room, int seat, struct lz_writer *w) {
    struct lz_move list[LZ_MOVES];
    struct lz_moves moves = { list, 0, LZ_MOVES, false };
    uint32_t number = lz_room_decision(room, seat);
    if (number)
        room->game->legal(room->game, room->state, seat, &moves);
    lz_json_number(w, "decision", number);
    lz_json_key(w, "asks");
    lz_decision_json(room->game, lz_room_view(room, seat), &moves, w);
}

void lz_room_decision_json(struct lz_room *room, int seat, struct lz_writer *w) {
    lz_json_open(w, NULL, '{');
    lz_room_decision_put(room, seat, w);
    lz_json_close(w, '}');
}

/* ---- reading a log */

uint32_t lz_room_count(const struct lz_room *room, int seat) { return room->log[room_log_of(seat)].count; }

const struct lz_told *lz_room_told(const struct lz_room *room, int seat, uint32_t number) {
    const struct lz_log *log = &room->log[room_log_of(seat)];
    lz_assert(number >= 1 && number <= log->count);
    return &room->told[log->at[number - 1]];
}

uint32_t lz_room_void_from(const struct lz_room *room, int seat, const struct lz_told *told) {
    const struct lz_log *log = &room->log[room_log_of(seat)];
    uint32_t low = 0, high = log->count;
    lz_assert(told->event.kind == LZ_TAKEN_BACK);
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (log->at[middle] < told->from)
            low = middle + 1;
        else
            high = middle;
    }
    return low + 1;
}

void lz_room_names(const struct lz_room *room, const char *names[LZ_SEATS]) {
    for (int i = 0; i < LZ_SEATS; i++)
        names[i] = room->holder[i].bot ? room->holder[i].bot->id : room->holder[i].label;
}

/* What is no event of the game. */
static void put_other(const struct lz_room *room, int seat, const struct lz_told *told, struct lz_writer *w) {
    lz_json_open(w, NULL, '{');
    if (told->event.kind == LZ_TAKEN_BACK) {
        lz_json_number(w, "back", lz_room_void_from(room, seat, told));
    } else if (told->event.kind == LZ_SAID) {
        const struct lz_own *own = seat == LZ_ONLOOKER ? NULL : lz_own_of(room, seat);
        lz_json_key(w, "said");
        lz_saying_json(told, own ? own->muted : 0, w);
    } else {
        lz_json_key(w, "around");
        room_around_tell(room, told, seat, w);
    }
    lz_json_close(w, '}');
}

/* The entry's number; true if it is an event, which is to follow. */
static bool open_entry(const struct lz_room *room, int seat, uint32_t number, struct lz_writer *w) {
    const struct lz_told *told = lz_room_told(room, seat, number);
    lz_json_open(w, NULL, '[');
    lz_json_number(w, NULL, number);
    if (!lz_told_event(told))
        put_other(room, seat, told, w);
    return lz_told_event(told);
}

void lz_room_told_json(const struct lz_room *room, int seat, uint32_t number, struct lz_writer *w) {
    const char *names[LZ_SEATS];
    lz_room_names(room, names);
    struct lz_reader reader = { names, seat == LZ_ONLOOKER ? -1 : seat };
    if (open_entry(room, seat, number, w))
        lz_event_put(room->game, &lz_room_told(room, seat, number)->event, &reader, w);
    lz_json_close(w, ']');
}

void lz_room_told_json_short(const struct lz_room *room, int seat, uint32_t number, struct lz_writer *w) {
    if (open_entry(room, seat, number, w))
        lz_event_put_short(room->game, &lz_room_told(room, seat, number)->event, w);
    lz_json_close(w, ']');
}

const void *lz_room_view(struct lz_room *room, int seat) {
    room->game->view(room->game, room->match.state, seat, room->view);
    return room->view;
}

void lz_room_show(struct lz_room *room, int seat, struct lz_writer *w) {
    room->game->show(room->game, lz_room_view(room, seat), w);
}

bool lz_room_show_at(struct lz_room *room, int seat, uint32_t number, struct lz_writer *w) {
    const struct lz_told *told = number ? lz_room_told(room, seat, number) : NULL;
    lz_assert(!room->act.open);
    if (told && told->back)
        return false;
    if (!lz_room_at(room, told ? told->step : 0, room->draft))
        return false;
    room->game->view(room->game, room->draft, seat, room->view);
    room->game->show(room->game, room->view, w);
    return true;
}
