/* Talk: judged, stored as a line with words, and read back into the logs of those who hear it. */
#include "host/say.h"

#include "core/bug.h"
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
    lz_seats side = side_of(room, seat);
    bool partner = side != lz_only(seat);
    if (room->game->talk == LZ_TALK_BY_RULES || (room->game->talk == LZ_TALK_ALONE && partner))
        return 0;
    if (way == LZ_SAY_TEAM)
        return partner ? side : 0;
    return lz_everyone(room->record.setup.seats) | watchers;
}

/* ---- said */

/* Counted are the sender's own: what others say, and whether they do, is nobody's to learn. */
static bool too_often(const struct lz_room *room, int seat, int64_t wall) {
    uint32_t count = room->says[room_log_of(seat)].count;
    return count >= LZ_SAYS && room->says[room_log_of(seat)].wall[count % LZ_SAYS] > wall - LZ_SAYS_MS;
}

static bool put_says(struct lz_room *room, int seat, const struct lz_saying *saying) {
    char line[LZ_LABEL + 40];
    struct lz_writer w = lz_writer_in(line, sizeof line);
    lz_put(&w, SAYS " ");
    if (seat != LZ_ONLOOKER) {
        lz_put_char(&w, '#');
        lz_put_number(&w, seat);
        lz_put_char(&w, ' ');
    }
    lz_put(&w, ways[saying->way]);
    if (seat == LZ_ONLOOKER) {
        lz_put_char(&w, ' ');
        lz_put_text(&w, saying->name);
    }
    lz_assert(!w.full);
    room->act.says++;
    return lz_room_line(room, (struct lz_text){ line, w.len }, saying->words);
}

void lz_room_say(struct lz_room *room, const struct lz_act *given, const struct lz_saying *said,
                 struct lz_reply *reply) {
    struct lz_act act = *given;
    struct lz_saying saying = *said;
    int seat = act.who == LZ_CLOCK ? LZ_ONLOOKER : act.who;
    act.around = true;
    saying.words = lz_trim(said->words);
    lz_assert(seat != LZ_ONLOOKER || (said->name.len && lz_label_sound(said->name)));
    if (!lz_room_begin(room, &act, reply))
        return;
    enum lz_no no = LZ_NOS;
    if (!lz_say_heard(room, seat, saying.way))
        no = LZ_NO_TALK;
    else if (!lz_prose_sane(saying.words))
        no = LZ_NO_WORDS;
    else if (too_often(room, seat, room->act.wall))
        no = LZ_NO_OFTEN;
    if (no == LZ_NOS && put_says(room, seat, &saying)) {
        lz_room_commit(room, reply);
        return;
    }
    lz_room_drop(room);
    room_no(reply, no == LZ_NOS ? LZ_FAILED : LZ_REFUSED, no == LZ_NOS ? LZ_NO_ROOM : no);
}

/* ---- read back */

/* says #2 table; says watchers Zoe */
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
    int of = room_log_of(seat);
    room->says[of].wall[room->says[of].count++ % LZ_SAYS] = said->wall;
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
