/* An act that stands is read back, line by line: all that the room knows besides the state follows from these lines, so
   it is the same whether the match was opened or has never been closed. */
#include "host/room/room_inner.h"

#include "core/bug.h"
#include "core/hash.h"
#include "core/seats.h"
#include "core/sheet.h"
#include "core/words/prose.h"
#include "core/words/text.h"

#include <stdlib.h>
#include <string.h>

/* ---- acts by the id that their senders gave them */

uint64_t room_act_id(int who, struct lz_text id) { return id.len ? lz_hash(id.at, id.len, (uint64_t)who + 1) | 1 : 0; }

/* Where the act of that sender and id is, or would be. */
static struct lz_known *place_of(struct lz_known *table, uint32_t size, const struct lz_known *of) {
    lz_assert(of->id && size && (size & (size - 1)) == 0);
    uint32_t at = (uint32_t)(of->id >> 32) & (size - 1);
    while (table[at].id && (table[at].id != of->id || table[at].who != of->who))
        at = (at + 1) & (size - 1);
    return &table[at];
}

const struct lz_known *room_known(const struct lz_room *room, int who, uint64_t id) {
    if (!room->known_room || !id)
        return NULL;
    const struct lz_known *known = place_of(room->known, room->known_room, &(struct lz_known){ .id = id, .who = who });
    return known->id ? known : NULL;
}

void room_known_back(struct lz_room *room, uint32_t step) {
    for (uint32_t i = 0; i < room->known_room; i++)
        room->known[i].back = room->known[i].back || room->known[i].step > step;
}

static bool grow_known(struct lz_room *room) {
    uint32_t size = room->known_room ? 2 * room->known_room : 64;
    struct lz_known *table = room->calls->room(NULL, size * sizeof *table);
    if (!table)
        return false;
    memset(table, 0, size * sizeof *table);
    for (uint32_t i = 0; i < room->known_room; i++)
        if (room->known[i].id)
            *place_of(table, size, &room->known[i]) = room->known[i];
    free(room->known);
    room->known = table;
    room->known_room = size;
    return true;
}

static bool room_for_known(struct lz_room *room) {
    return 2 * (room->knowns + 1) <= room->known_room || grow_known(room);
}

bool room_remember(struct lz_room *room, const struct lz_known *known) {
    if (!room_for_known(room))
        return false;
    struct lz_known *place = place_of(room->known, room->known_room, known);
    room->knowns += !place->id;
    lz_assert(2 * room->knowns <= room->known_room); /* a free place ends every search */
    *place = *known;
    return true;
}

/* ---- the room's own lines */

bool room_read_who(struct lz_text word, int seats, int *who) {
    int64_t seat;
    *who = LZ_CLOCK;
    if (lz_text_is(word, "*"))
        return true;
    if (!lz_text_begins(word, "#"))
        return false;
    lz_cut(&word, 1);
    if (!lz_read_number(word, 0, seats - 1, &seat))
        return false;
    *who = (int)seat;
    return true;
}

static bool read_time(struct lz_text *words, int64_t *time) {
    return lz_read_number(lz_take_word(words), 0, LZ_WALL_MOST, time);
}

/* act #2 mail WALL ID DIGEST */
static bool read_act(struct lz_room *room, struct lz_text words) {
    struct lz_act_now *act = &room->read;
    act->dated = true;
    bool sound = room_read_who(lz_take_word(&words), room->record.setup.seats, &act->who);
    sound = sound && lz_take_word(&words).len && read_time(&words, &act->wall);
    return sound && (!words.len ||
                     (lz_read_hex(lz_take_word(&words), &act->id) && lz_read_hex(lz_take_word(&words), &act->digest)));
}

void room_hold(struct lz_room *room, const struct lz_handing *handing) {
    lz_assert(handing->seat >= 0 && handing->seat < room->record.setup.seats);
    struct lz_holder *holder = &room->holder[handing->seat];
    struct lz_writer w = lz_writer_in(holder->label, sizeof holder->label);
    struct lz_text bot = handing->label;
    lz_put_text(&w, handing->label);
    holder->number = handing->number ? handing->number : ++room->handed[handing->seat];
    holder->bot = NULL;
    holder->nodes = 0;
    if (!lz_text_begins(bot, LZ_BOT_LABEL))
        return;
    lz_cut(&bot, sizeof LZ_BOT_LABEL - 1);
    struct lz_player player;
    if (!lz_player_read(bot, room->game, &player, NULL))
        return;
    holder->bot = player.bot;
    holder->nodes = player.nodes;
}

/* seat #2 Anna; returned #2 1 Anna */
bool lz_handing_read(struct lz_text line, int seats, struct lz_handing *handing) {
    struct lz_text word = lz_take_word(&line);
    bool again = lz_text_is(word, "returned");
    int64_t number = 0;
    if (!again && !lz_text_is(word, "seat"))
        return false;
    if (!room_read_who(lz_take_word(&line), seats, &handing->seat) || handing->seat == LZ_CLOCK)
        return false;
    if (again && !lz_read_number(lz_take_word(&line), 1, UINT32_MAX, &number))
        return false;
    handing->number = (uint32_t)number;
    handing->label = lz_trim(line);
    return true;
}

/* Nobody gets back a number that was never given. */
static void hand_over(struct lz_room *room, struct lz_text line) {
    struct lz_handing handing;
    if (!lz_handing_read(line, room->record.setup.seats, &handing) || handing.number > room->handed[handing.seat])
        return;
    room_hold(room, &handing);
    room_crew_changed(room);
}

/* missed #2 */
static bool read_missed(struct lz_room *room, struct lz_text words) {
    int seat;
    if (!room_read_who(lz_take_word(&words), room->record.setup.seats, &seat) || seat == LZ_CLOCK)
        return false;
    room->clock.missed[seat]++;
    room->clock.row[seat]++;
    room->clock.late |= lz_only(seat);
    return true;
}

static bool read_gap(struct lz_room *room, struct lz_text words) {
    int64_t gap;
    if (!read_time(&words, &gap))
        return false;
    room_stood(room, gap);
    return true;
}

static bool read_paused(struct lz_room *room, struct lz_text words) { return read_time(&words, &room->paused); }

static bool read_resumed(struct lz_room *room, struct lz_text words) {
    int64_t wall;
    if (!read_time(&words, &wall))
        return false;
    room_stood(room, room->paused && wall > room->paused ? wall - room->paused : 0);
    room->paused = 0;
    return true;
}

static const struct {
    const char *word;
    bool (*read)(struct lz_room *, struct lz_text rest);
} own[] = {
    { "act", read_act },          { "gap", read_gap },       { "paused", read_paused },    { "resumed", read_resumed },
    { "clock", room_read_clock }, { "missed", read_missed }, { "house", room_read_house }, { "due", room_read_due },
};

/* A line of the room's that it cannot read was written by somebody else, who will read it. */
static void read_own(struct lz_room *room, struct lz_text words) {
    hand_over(room, words);
    struct lz_text word = lz_take_word(&words);
    for (uint32_t i = 0; i < sizeof own / sizeof own[0]; i++)
        if (lz_text_is(word, own[i].word))
            (void)!own[i].read(room, words);
}

/* ---- what was said with a line: its first line with it, then those that follow ("/"), each in pieces ("+") */

static bool add_said(struct lz_room *room, struct lz_text text) {
    struct lz_host_said *said = &room->said;
    if (!room_grow(room, ROOM_LIST(room->said_room, room->said_size), said->said.len + text.len + 1))
        return false;
    if (text.len)
        memcpy(room->said_room + said->said.len, text.at, text.len);
    said->said = (struct lz_text){ room->said_room, said->said.len + text.len };
    return true;
}

static bool tell_line(struct lz_room *room) {
    bool entered = !room->said.words.len || room_read_says(room, &room->said);
    if (room->said.words.len && room->ears.line)
        room->ears.line(room->ears.to, &room->said);
    room->said = (struct lz_host_said){ 0 };
    return entered;
}

/* Without its mark, if it has one. */
static struct lz_text without_mark(struct lz_text words) {
    struct lz_text last = { words.at + words.len, 0 };
    int16_t mark[LZ_MARK_ARGS];
    while (last.at > words.at && last.at[-1] != ' ') {
        last.at--;
        last.len++;
    }
    if (!lz_mark_parse(last, mark))
        return words;
    return lz_trim((struct lz_text){ words.at, words.len - last.len });
}

bool lz_label_sound(struct lz_text label) {
    return label.len < LZ_LABEL && lz_journal_prose(label) && without_mark(label).len == label.len;
}

static bool read_host_line(struct lz_room *room, const struct lz_line *line) {
    struct lz_text words = without_mark(line->rest);
    bool next = lz_text_is(words, LZ_SAID_LINE);
    if (next || lz_text_is(words, LZ_SAID_ON))
        return (!next || add_said(room, lz_span("\n"))) && add_said(room, line->said);
    bool told = tell_line(room);
    read_own(room, words);
    told = room_read_around(room, words, line->said) && told;
    room->said = (struct lz_host_said){
        .words = words, .who = room->read.who, .wall = room->read.wall, .act = room->acts + 1
    };
    return add_said(room, line->said) && told;
}

/* ---- a whole act */

static void begin_act(struct lz_room *room) {
    const struct lz_head *head = room->match.state;
    room->read = (struct lz_act_now){ .who = -1, .wall = head->now + room->late, .open = true };
}

bool room_read_line(struct lz_room *room, const struct lz_line *line) {
    if (!room->read.open)
        begin_act(room);
    if (line->kind == LZ_LINE_HOST)
        return read_host_line(room, line);
    bool told = tell_line(room);
    if (line->kind != LZ_LINE_INPUT && line->kind != LZ_LINE_UNDO)
        return told;
    room->read_step = line->step;
    room_accord_moved(room);
    if (line->kind == LZ_LINE_UNDO) {
        room->accord.asked = false;
        return room_take_back(room, line->step) && told;
    }
    room->read.taken++;
    if (room->read.who < 0)
        room->read.who = line->seat;
    return told;
}

static lz_seats asked_anew(const struct lz_room *room, uint32_t first) {
    lz_seats anew = room->taken_back;
    for (uint32_t i = first; i < room->told_count; i++)
        if (lz_told_event(&room->told[i]) && room->game->kinds[room->told[i].event.kind].flags & LZ_ROUND)
            anew |= room->told[i].event.seen;
    /* Who writes on a sheet is asked the same until the turn is run. */
    if (!room->game->sheet && room->read.taken && room->read.who >= 0 && room->read.who < LZ_SEATS)
        anew |= lz_only(room->read.who);
    return anew;
}

static bool turned(const struct lz_room *room, uint32_t first) {
    bool found = false;
    for (uint32_t i = first; room->game->sheet && i < room->told_count; i++)
        found |= room->told[i].event.kind == room->game->sheet->turned;
    return found;
}

/* Match time of an act. While the match is paused time stands, and talk goes on. */
static int64_t time_of(const struct lz_room *room, const struct lz_act_now *act) {
    int64_t wall = room->paused && room->paused < act->wall ? room->paused : act->wall;
    int64_t now = lz_head_of(room->match.state)->now;
    return wall - room->late > now ? wall - room->late : now;
}

bool room_read_end(struct lz_room *room) {
    struct lz_act_now *act = &room->read;
    if (!act->open)
        return true;
    bool told = tell_line(room);
    act->open = false;
    room->acts++;
    bool seat = act->who >= 0 && act->who < room->record.setup.seats;
    lz_assert(seat || act->who < 0 || act->who == LZ_CLOCK);
    if (seat) {
        room->number[act->who]++;
        room->clock.row[act->who] = act->taken ? 0 : room->clock.row[act->who];
    }
    const struct lz_head *head = room->match.state;
    if (!act->dated && act->taken)
        act->wall = head->now + room->late;
    int64_t at = time_of(room, act);
    room->last = at > room->last ? at : room->last;
    room_ask(room, asked_anew(room, room->act_told) | room->clock.late, at);
    room->clock.late = 0;
    if (turned(room, room->act_told)) {
        room->accord.asked = false;
        room_date_turned(room, act->wall);
    }
    room->act_told = room->told_count;
    room->taken_back = 0;
    struct lz_known known = { .id = act->id,
                              .digest = act->digest,
                              .who = act->who,
                              .number = seat ? room->number[act->who] : 0,
                              .taken = act->taken,
                              .wall = act->wall,
                              .step = head->step };
    bool kept = !act->id || room_remember(room, &known);
    if (room->ears.act)
        room->ears.act(room->ears.to, room->match.state);
    return kept && told;
}

static uint32_t lines_of(const struct lz_room *room) {
    uint32_t lines = 0;
    for (uint32_t i = 0; i < room->tail; i++)
        lines += room->text[room->size + i] == '\n';
    return lines;
}

/* Before an act is stored: what is read back then must not fail. One entry more may say that something is void, and
   each line of the host's may be one. */
bool room_reserve(struct lz_room *room) {
    uint32_t more = room->draft_told + 1 + (room->house.on ? lines_of(room) : room->act.says);
    bool entries = room->house.on || room->act.says;
    bool room_for_all = (!entries || room_words_reserve(room, 2 * room->tail)) &&
                        room_grow(room, ROOM_LIST(room->told, room->told_room), room->told_count + more) &&
                        room_grow(room, ROOM_LIST(room->said_room, room->said_size), room->tail + 1) &&
                        (!room->act.id || room_for_known(room));
    for (int i = 0; i < LZ_LOGS && room_for_all; i++)
        room_for_all = room_grow(room, ROOM_LIST(room->log[i].at, room->log[i].room), room->log[i].count + more);
    return room_for_all;
}

/* What an input told follows the log, in the order of the steps. */
static bool enter_step(struct lz_room *room, uint32_t step) {
    uint32_t n = 0;
    while (n < room->draft_told && room->told[room->told_count + n].step == step)
        n++;
    return room_enter(room, n);
}

bool room_read_act(struct lz_room *room) {
    struct lz_scan scan = { { room->text + room->size, room->tail }, 0 };
    lz_assert(room->tail && room->size + room->tail <= room->text_room && !room->read.open);
    struct lz_line line;
    bool kept = true;
    while (lz_scan_next(&scan, &line)) {
        kept = room_read_line(room, &line) && kept;
        if (line.kind == LZ_LINE_INPUT)
            kept = enter_step(room, line.step) && kept;
    }
    return room_read_end(room) && kept;
}
