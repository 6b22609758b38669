/* Talk: judged, stored as a line with words, and read back into the logs of those who hear it. */
#include "host/say.h"

#include "core/bug.h"
#include "core/hash.h"
#include "core/seats.h"
#include "core/words/json.h"
#include "core/words/prose.h"
#include "core/words/text.h"
#include "host/room/room_inner.h"

#include <string.h>

#define SAYS "says"

static const char *const ways[] = { [LZ_SAY_TABLE] = "table", [LZ_SAY_TEAM] = "team", [LZ_SAY_WATCHERS] = "watchers" };
_Static_assert(sizeof ways / sizeof ways[0] == LZ_WAYS, "a word for every way");

const char *lz_way_word(enum lz_way way) { return ways[way]; }

bool lz_way_read(struct lz_text word, enum lz_way *way) {
    for (int i = 0; i < LZ_WAYS; i++)
        if (lz_text_is(word, ways[i])) {
            *way = (enum lz_way)i;
            return true;
        }
    return false;
}

/* ---- who hears whom */

static lz_seats side_of(const struct lz_room *room, int seat) {
    int seats = room->record.setup.seats;
    lz_seats side = 0;
    for (int i = 0; i < seats; i++)
        if (lz_side_of(room->game, seats, i) == lz_side_of(room->game, seats, seat))
            side |= lz_only(i);
    return side;
}

lz_seats lz_say_heard(const struct lz_room *room, int seat, enum lz_way way) {
    lz_seats watchers = lz_only(LZ_ONLOOKER);
    if (way == LZ_SAY_WATCHERS || seat == LZ_ONLOOKER)
        return way == LZ_SAY_WATCHERS && seat == LZ_ONLOOKER ? watchers : 0;
    if (room->record.ended && way == LZ_SAY_TABLE) /* nothing is hidden any more */
        return lz_everyone(room->record.setup.seats) | watchers;
    lz_seats side = side_of(room, seat);
    bool partner = side != lz_only(seat);
    if (room->game->talk == LZ_TALK_BY_RULES || (room->game->talk == LZ_TALK_ALONE && partner))
        return 0;
    if (way == LZ_SAY_TEAM)
        return partner ? side : 0;
    return lz_everyone(room->record.setup.seats) | watchers;
}

/* ---- said */

/* Of those who watch, each has a limit of their own, too. They are not remembered for longer than it looks back, and
   no more of them talk at a time than this. */
enum { WATCHERS = 32 };

static struct lz_says *says_of(struct lz_room *room, int seat, uint32_t mark, int64_t wall) {
    struct lz_says *idle = NULL;
    if (seat != LZ_ONLOOKER)
        return &room->says[seat];
    for (uint32_t i = 0; i < room->watchers; i++) {
        struct lz_says *one = &room->watcher[i];
        if (one->from == mark)
            return one;
        if (!one->count || one->wall[(one->count - 1) % LZ_SAYS] <= wall - LZ_SAYS_MS)
            idle = one;
    }
    if (!idle && (room->watchers == WATCHERS ||
                  !room_grow(room, ROOM_LIST(room->watcher, room->watcher_room), room->watchers + 1)))
        return NULL;
    idle = idle ? idle : &room->watcher[room->watchers++];
    *idle = (struct lz_says){ .from = mark };
    return idle;
}

/* By which those who watch are told apart in a journal: nobody finds the person, nor the same at another table. */
static uint32_t mark_of(const struct lz_room *room, uint64_t from) {
    return (uint32_t)lz_hash(&from, sizeof from, lz_hash(room->record.commit, sizeof room->record.commit, 0));
}

/* Counted are the sender's own: what others say, and whether they do, is nobody's to learn. */
static bool too_often(const struct lz_says *says, int64_t wall) {
    return !says || (says->count >= LZ_SAYS && says->wall[says->count % LZ_SAYS] > wall - LZ_SAYS_MS);
}

static void note_said(struct lz_says *says, int64_t wall) { says->wall[says->count++ % LZ_SAYS] = wall; }

struct voice {
    int seat; /* or LZ_ONLOOKER */
    uint32_t mark;
    struct lz_saying saying;
};

enum { SAYS_LINE = LZ_LABEL + 40 };
static struct lz_text says_line(const struct voice *voice, char line[SAYS_LINE]) {
    struct lz_writer w = lz_writer_in(line, SAYS_LINE);
    lz_put(&w, SAYS " ");
    if (voice->seat != LZ_ONLOOKER) {
        lz_put_char(&w, '#');
        lz_put_number(&w, voice->seat);
        lz_put_char(&w, ' ');
    }
    lz_put(&w, ways[voice->saying.way]);
    if (voice->seat == LZ_ONLOOKER) {
        lz_put_char(&w, '.');
        lz_put_hex(&w, voice->mark, 8);
        lz_put_char(&w, ' ');
        lz_put_text(&w, voice->saying.name);
    }
    lz_assert(!w.full);
    return (struct lz_text){ line, w.len };
}

/* LZ_NOS: it may be said. */
static enum lz_no judge(struct lz_room *room, struct voice *voice, int64_t wall) {
    if (!lz_say_heard(room, voice->seat, voice->saying.way))
        return LZ_NO_TALK;
    if (!lz_prose_sane(voice->saying.words))
        return LZ_NO_WORDS;
    return too_often(says_of(room, voice->seat, voice->mark, wall), wall) ? LZ_NO_OFTEN : LZ_NOS;
}

static void say_now(struct lz_room *room, const struct lz_act *act, struct voice *voice, struct lz_reply *reply) {
    char line[SAYS_LINE];
    if (!lz_room_begin(room, act, reply))
        return;
    enum lz_no no = judge(room, voice, room->act.wall);
    room->act.says++;
    if (no == LZ_NOS && lz_room_line(room, says_line(voice, line), voice->saying.words)) {
        lz_room_commit(room, reply);
        return;
    }
    lz_room_drop(room);
    room_no(reply, no == LZ_NOS ? LZ_FAILED : LZ_REFUSED, no == LZ_NOS ? LZ_NO_ROOM : no);
}

/* The journal is closed: it stands beside it. */
static void say_after(struct lz_room *room, const struct lz_act *act, struct voice *voice, struct lz_reply *reply) {
    char line[SAYS_LINE];
    *reply = (struct lz_reply){ 0 };
    if (room_answered(room, act, reply))
        return;
    enum lz_no no = room_after_full(room) ? LZ_NO_OFTEN : judge(room, voice, act->wall);
    if (no != LZ_NOS)
        room_no(reply, LZ_REFUSED, no);
    else if (!room_after_say(room, act, says_line(voice, line), voice->saying.words))
        room_no(reply, LZ_FAILED, LZ_NO_STORE);
    else if (room->lost)
        room_no(reply, LZ_FAILED, LZ_NO_LOST);
    else
        *reply = (struct lz_reply){ .status = LZ_OK,
                                    .number = act->who == LZ_CLOCK ? 0 : room->number[act->who],
                                    .wall = act->wall };
}

void lz_room_say(struct lz_room *room, const struct lz_act *given, const struct lz_saying *said,
                 struct lz_reply *reply) {
    struct lz_act act = *given;
    struct voice voice = { act.who == LZ_CLOCK ? LZ_ONLOOKER : act.who, mark_of(room, said->from), *said };
    act.around = true;
    act.wall = room_wall(given->wall);
    voice.saying.words = lz_trim(said->words);
    lz_assert(voice.seat != LZ_ONLOOKER || (said->name.len && lz_label_sound(said->name)));
    bool after = room->record.ended && !room->lost && !room->aside;
    (after ? say_after : say_now)(room, &act, &voice, reply);
}

/* ---- read back */

/* says #2 table; says watchers.0123abcd Zoe; an older one has no mark */
static bool read_line(const struct lz_room *room, struct lz_text line, int *seat, struct lz_saying *saying) {
    int64_t number = LZ_ONLOOKER;
    if (!lz_text_is(lz_take_word(&line), SAYS))
        return false;
    struct lz_text word = lz_take_word(&line);
    if (lz_text_begins(word, "#")) {
        lz_cut(&word, 1);
        if (!lz_read_number(word, 0, room->record.setup.seats - 1, &number))
            return false;
        word = lz_take_word(&line);
    }
    *seat = (int)number;
    saying->name = lz_trim(line);
    const char *dot = memchr(word.at, '.', word.len);
    if (dot) {
        struct lz_text mark = { dot + 1, word.len - (uint32_t)(dot + 1 - word.at) };
        if (!lz_read_hex(mark, &saying->from))
            return false;
        word.len -= mark.len + 1;
    }
    return lz_way_read(word, &saying->way);
}

/* Who watches is named before what it said, on a line of its own. */
static struct lz_text keep_words(struct lz_room *room, int seat, const struct lz_saying *saying) {
    uint32_t room_for = saying->name.len + saying->words.len + 2;
    char *text = room_words(room, room_for);
    if (!text)
        return (struct lz_text){ 0 };
    struct lz_writer w = lz_writer_in(text, room_for);
    if (seat == LZ_ONLOOKER) {
        lz_put_text(&w, saying->name);
        lz_put_char(&w, '\n');
    }
    lz_put_text(&w, saying->words);
    lz_assert(!w.full);
    return (struct lz_text){ text, w.len };
}

bool room_read_says(struct lz_room *room, const struct lz_host_said *said) {
    struct lz_saying saying = { .words = said->said };
    int seat;
    if (!read_line(room, said->words, &seat, &saying) || !lz_say_heard(room, seat, saying.way))
        return true;
    lz_assert(!room->draft_told); /* an act of talk has no moves */
    struct lz_text text = keep_words(room, seat, &saying);
    struct lz_told *told = text.at ? room_more_told(room) : NULL;
    if (!told)
        return false;
    *told = (struct lz_told){ .event = { .kind = LZ_SAID,
                                         .seat = (uint8_t)seat,
                                         .args = 1,
                                         .seen = lz_say_heard(room, seat, saying.way),
                                         .arg = { (int32_t)saying.way },
                                         .text = text },
                              .step = lz_head_of(room->match.state)->step };
    struct lz_says *says = says_of(room, seat, (uint32_t)saying.from, said->wall);
    if (says)
        note_said(says, said->wall);
    return room_enter(room, 1);
}

/* ---- shown */

void lz_told_saying(const struct lz_told *told, struct lz_saying *saying) {
    lz_assert(told->event.kind == LZ_SAID);
    struct lz_text words = told->event.text;
    *saying = (struct lz_saying){ .way = (enum lz_way)told->event.arg[0] };
    if (told->event.seat == LZ_ONLOOKER)
        saying->name = lz_take_line(&words);
    saying->words = words;
}

void lz_saying_json(const struct lz_told *told, lz_seats muted, struct lz_writer *w) {
    struct lz_saying saying;
    lz_told_saying(told, &saying);
    lz_json_open(w, NULL, '{');
    if (told->event.seat == LZ_ONLOOKER)
        lz_json_text(w, "name", saying.name);
    else
        lz_json_number(w, "seat", told->event.seat);
    lz_json_string(w, "to", ways[saying.way]);
    if (lz_in(muted, told->event.seat))
        lz_json_bool(w, "muted", true);
    else if (saying.words.len)
        lz_json_text(w, "words", saying.words);
    else
        lz_json_bool(w, "struck", true);
    lz_json_close(w, '}');
}
