/* What a seat's holder keeps for himself: read, changed, kept, told. */
#include "host/own.h"

#include "core/bug.h"
#include "core/seats.h"
#include "core/words/clean.h"
#include "core/words/text.h"
#include "host/room/room_inner.h"
#include "host/say.h"

#include <stdlib.h>
#include <string.h>

enum { NAME = 40 };
enum text { NOTE, DRAFT, MARKS };

static void paper_name(const struct lz_room *room, int seat, char name[NAME]) {
    struct lz_writer w = lz_writer_in(name, NAME);
    lz_put(&w, "own.");
    lz_put_number(&w, seat);
    lz_put_char(&w, '.');
    lz_put_number(&w, room->holder[seat].number);
}

static void free_own(struct lz_own *own) {
    if (own) {
        free(own->note);
        free(own->draft);
        free(own->marks);
    }
    free(own);
}

void room_own_close(struct lz_room *room) {
    for (int i = 0; i < LZ_SEATS; i++)
        free_own(room->own[i]);
}

const struct lz_own *lz_own_of(const struct lz_room *room, int seat) {
    const struct lz_own *own = room->own[seat];
    return own && own->holder == room->holder[seat].number ? own : NULL;
}

/* ---- the paper: a word, a blank and what stands under it, line by line */

static char *copy_text(const struct lz_room *room, struct lz_text text) {
    char *made = room->calls->room(NULL, text.len + 1);
    if (made) {
        memcpy(made, text.at, text.len);
        made[text.len] = 0;
    }
    return made;
}

/* The next line of a draft, which may be empty; false: that was the last. */
static bool next_line(struct lz_text *left, struct lz_text *line) {
    if (!left->at)
        return false;
    const char *end = left->len ? memchr(left->at, '\n', left->len) : NULL;
    *line = (struct lz_text){ left->at, end ? (uint32_t)(end - left->at) : left->len };
    *left = end ? (struct lz_text){ end + 1, left->len - line->len - 1 } : (struct lz_text){ 0 };
    return true;
}

static void write_own(const struct lz_own *own, struct lz_writer *w) {
    struct lz_text draft = own->draft ? lz_span(own->draft) : (struct lz_text){ 0 }, line;
    lz_put(w, "muted ");
    lz_put_number(w, own->muted);
    lz_put(w, "\nnote ");
    lz_put(w, own->note ? own->note : "");
    lz_put(w, "\nmarks ");
    lz_put(w, own->marks ? own->marks : "");
    lz_put_char(w, '\n');
    for (uint32_t i = 0; i < own->standings; i++) {
        const struct lz_standing *one = &own->standing[i];
        lz_put(w, "standing ");
        lz_put_number(w, one->times);
        lz_put_char(w, ' ');
        lz_put_number(w, one->until);
        lz_put_char(w, ' ');
        lz_put(w, one->when[0] ? one->when : "*");
        lz_put_char(w, ' ');
        lz_put(w, one->move);
        lz_put_char(w, '\n');
    }
    if (own->held) {
        lz_put(w, "held ");
        lz_put_number(w, own->held);
        lz_put_char(w, ' ');
        lz_put_hex(w, own->held_id, 16);
        lz_put_char(w, ' ');
        lz_put_hex(w, own->held_digest, 16);
        lz_put_char(w, ' ');
        lz_put(w, own->held_door);
        lz_put_char(w, ' ');
        lz_put(w, own->held_move);
        lz_put_char(w, '\n');
    }
    while (next_line(&draft, &line)) {
        lz_put(w, "draft ");
        lz_put_text(w, line);
        lz_put_char(w, '\n');
    }
}

static bool read_standing(struct lz_own *own, struct lz_text words) {
    struct lz_standing *one = &own->standing[own->standings];
    int64_t times, until;
    if (own->standings == LZ_STANDINGS || !lz_read_number(lz_take_word(&words), 1, LZ_STANDING_TIMES, &times) ||
        !lz_read_number(lz_take_word(&words), 0, UINT32_MAX, &until))
        return true; /* of another edition: what is not understood does not stand */
    struct lz_text when = lz_take_word(&words);
    struct lz_writer w = lz_writer_in(one->when, sizeof one->when), m = lz_writer_in(one->move, sizeof one->move);
    lz_put_text(&w, lz_text_is(when, "*") ? (struct lz_text){ 0 } : when);
    lz_put_text(&m, lz_trim(words));
    one->times = (uint32_t)times;
    one->until = (uint32_t)until;
    own->standings += !w.full && !m.full;
    return true;
}

/* held DECISION ID DIGEST DOOR MOVE */
static void read_held(struct lz_own *own, struct lz_text words) {
    int64_t held;
    struct lz_writer w = lz_writer_in(own->held_move, sizeof own->held_move);
    struct lz_writer door = lz_writer_in(own->held_door, sizeof own->held_door);
    if (!lz_read_number(lz_take_word(&words), 1, UINT32_MAX, &held) ||
        !lz_read_hex(lz_take_word(&words), &own->held_id) || !lz_read_hex(lz_take_word(&words), &own->held_digest))
        return;
    lz_put_text(&door, lz_take_word(&words));
    lz_put_text(&w, lz_trim(words));
    own->held = w.full || door.full ? 0 : (uint32_t)held;
}

static bool read_line(struct lz_room *room, struct lz_own *own, struct lz_text line) {
    struct lz_text rest = line, word = lz_take_word(&rest);
    int64_t muted;
    if (rest.len) /* the blank */
        lz_cut(&rest, 1);
    if (lz_text_is(word, "muted") && lz_read_number(rest, 0, UINT32_MAX, &muted))
        own->muted = (lz_seats)muted;
    if (lz_text_is(word, "held"))
        read_held(own, rest);
    if (lz_text_is(word, "note") && rest.len && !own->note)
        return (own->note = copy_text(room, rest));
    if (lz_text_is(word, "marks") && rest.len && !own->marks)
        return (own->marks = copy_text(room, rest));
    return !lz_text_is(word, "standing") || read_standing(own, rest);
}

/* Drafts are lines, and may be empty ones. */
static bool read_draft(struct lz_room *room, struct lz_own *own, struct lz_text text) {
    struct lz_writer w = { 0 };
    struct lz_text line;
    while (next_line(&text, &line)) {
        if (!lz_text_begins(line, "draft "))
            continue;
        bool first = !own->draft;
        if (first && !(own->draft = room->calls->room(NULL, LZ_DRAFT + 1)))
            return false;
        if (first)
            w = lz_writer_in(own->draft, LZ_DRAFT + 1);
        lz_cut(&line, 6);
        lz_put(&w, first ? "" : "\n");
        lz_put_text(&w, line);
    }
    return true;
}

static bool read_own(struct lz_room *room, struct lz_own *own, struct lz_text text) {
    bool read = read_draft(room, own, text);
    while (read && text.len)
        read = read_line(room, own, lz_take_line(&text));
    own->edition[LZ_OWN_NOTE] = own->note != NULL;
    own->edition[LZ_OWN_DRAFT] = own->draft != NULL;
    own->edition[LZ_OWN_MUTED] = own->muted != 0;
    own->edition[LZ_OWN_STANDING] = own->standings != 0;
    own->edition[LZ_OWN_HELD] = own->held != 0;
    own->marked = own->marks != NULL;
    return read;
}

static struct lz_own *make_own(struct lz_room *room, int seat) {
    struct lz_own *own = room->calls->room(NULL, sizeof *own);
    if (!own)
        return NULL;
    *own = (struct lz_own){ .holder = room->holder[seat].number };
    free_own(room->own[seat]);
    return room->own[seat] = own;
}

static bool open_own(struct lz_room *room, int seat) {
    char name[NAME];
    struct lz_text text = { 0 };
    bool none;
    if (room->holder[seat].bot || (room->own[seat] && room->own[seat]->holder == room->holder[seat].number))
        return true;
    paper_name(room, seat, name);
    char *paper = room->store.find(room->store.to, name, &text, &none);
    struct lz_own *own = paper ? make_own(room, seat) : NULL;
    bool read = paper ? own && read_own(room, own, text) : none;
    free(paper);
    return read;
}

bool lz_own_open(struct lz_room *room) {
    for (int i = 0; i < room->record.setup.seats; i++)
        if (!open_own(room, i))
            return false;
    return true;
}

/* ---- changes */

bool room_own_keep(struct lz_room *room, int seat) {
    const struct lz_own *own = room->own[seat];
    uint32_t size = LZ_NOTE + LZ_MARKS + 8 * LZ_DRAFT + LZ_STANDINGS * 200 + 300;
    char name[NAME], *text = room->calls->room(NULL, size);
    if (!text)
        return false;
    struct lz_writer w = lz_writer_in(text, size);
    write_own(own, &w);
    lz_assert(!w.full);
    paper_name(room, seat, name);
    bool kept = room->store.keep(room->store.to, name, (struct lz_text){ text, w.len });
    free(text);
    return kept;
}

struct lz_own *room_own(struct lz_room *room, int seat) {
    if (!open_own(room, seat))
        return NULL;
    return lz_own_of(room, seat) ? room->own[seat] : make_own(room, seat);
}

static bool clean_lines(struct lz_text text) {
    struct lz_text line;
    bool clean = true;
    while (clean && next_line(&text, &line))
        clean = lz_is_clean(line);
    return clean;
}

static char **text_of(struct lz_own *own, enum text which) {
    return which == NOTE ? &own->note : which == DRAFT ? &own->draft : &own->marks;
}

/* What is not kept is not remembered either. */
static enum lz_status change_text(struct lz_room *room, int seat, enum text which, struct lz_text text) {
    struct lz_own *own = room_own(room, seat);
    char *made = text.len ? copy_text(room, text) : NULL;
    if (!own || (text.len && !made)) {
        free(made);
        return LZ_FAILED;
    }
    char **place = text_of(own, which), *was = *place;
    *place = made;
    bool kept = room_own_keep(room, seat);
    free(kept ? was : made);
    if (!kept)
        *place = was;
    return kept ? LZ_OK : LZ_FAILED;
}

enum lz_status lz_own_note(struct lz_room *room, int seat, struct lz_text note) {
    if (note.len > LZ_NOTE || !lz_is_clean(note))
        return LZ_REFUSED;
    enum lz_status status = change_text(room, seat, NOTE, note);
    if (status == LZ_OK)
        room->own[seat]->edition[LZ_OWN_NOTE]++;
    return status;
}

enum lz_status lz_own_draft(struct lz_room *room, int seat, struct lz_text draft) {
    if (draft.len > LZ_DRAFT || !clean_lines(draft))
        return LZ_REFUSED;
    enum lz_status status = change_text(room, seat, DRAFT, draft);
    if (status == LZ_OK)
        room->own[seat]->edition[LZ_OWN_DRAFT]++;
    return status;
}

enum lz_status lz_own_mark(struct lz_room *room, int seat, struct lz_text marks) {
    if (marks.len > LZ_MARKS || !lz_is_clean(marks) || !lz_say_heard(room, seat, LZ_SAY_TEAM))
        return LZ_REFUSED;
    enum lz_status status = change_text(room, seat, MARKS, marks);
    if (status == LZ_OK)
        room->own[seat]->marked++;
    return status;
}

enum lz_status lz_own_mute(struct lz_room *room, int seat, lz_seats muted) {
    if (muted & ~lz_all(room->record.setup.seats) || lz_in(muted, seat))
        return LZ_REFUSED;
    struct lz_own *own = room_own(room, seat);
    if (!own)
        return LZ_FAILED;
    lz_seats was = own->muted;
    own->muted = muted;
    bool kept = room_own_keep(room, seat);
    own->muted = kept ? muted : was;
    own->edition[LZ_OWN_MUTED] += kept;
    return kept ? LZ_OK : LZ_FAILED;
}

/* ---- told */

static void put_standing(const struct lz_room *room, int seat, struct lz_writer *w) {
    const struct lz_own *own = lz_own_of(room, seat);
    uint32_t rounds = lz_own_rounds(room, seat);
    lz_json_open(w, "standing", '[');
    for (uint32_t i = 0; i < own->standings; i++) {
        const struct lz_standing *one = &own->standing[i];
        lz_json_open(w, NULL, '{');
        if (one->when[0])
            lz_json_string(w, "when", one->when);
        lz_json_string(w, "move", one->move);
        lz_json_number(w, "times", one->times);
        if (one->until)
            lz_json_number(w, "rounds", one->until > rounds ? one->until - rounds : 0);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

static void put_muted(const struct lz_own *own, struct lz_writer *w) {
    lz_json_open(w, "muted", '[');
    for (int i = 0; i < LZ_SEATS; i++)
        if (lz_in(own->muted, i))
            lz_json_number(w, NULL, i);
    lz_json_close(w, ']');
}

/* {"decision":4,"move":"pass"}; null: none waits. */
static void put_held(const struct lz_room *room, int seat, struct lz_writer *w) {
    const struct lz_own *own = lz_own_of(room, seat);
    if (!lz_room_waits(room, seat)) {
        lz_json_null(w, "held");
        return;
    }
    lz_json_open(w, "held", '{');
    lz_json_number(w, "decision", own->held);
    lz_json_string(w, "move", own->held_move);
    lz_json_close(w, '}');
}

void lz_own_json(const struct lz_room *room, int seat, const uint32_t told[LZ_OWN_PARTS], struct lz_writer *w) {
    const struct lz_own *own = lz_own_of(room, seat);
    lz_json_open(w, NULL, '{');
    if (own && own->edition[LZ_OWN_NOTE] != told[LZ_OWN_NOTE]) {
        lz_json_key(w, "note");
        lz_json_raw(w, lz_span(own->note ? own->note : "null"));
    }
    if (own && own->edition[LZ_OWN_DRAFT] != told[LZ_OWN_DRAFT])
        lz_json_string(w, "draft", own->draft ? own->draft : "");
    if (own && own->edition[LZ_OWN_MUTED] != told[LZ_OWN_MUTED])
        put_muted(own, w);
    if (own && own->edition[LZ_OWN_STANDING] != told[LZ_OWN_STANDING])
        put_standing(room, seat, w);
    if (own && own->edition[LZ_OWN_HELD] != told[LZ_OWN_HELD])
        put_held(room, seat, w);
    lz_json_close(w, '}');
}

/* ---- told to one's side */

/* Whose marks the seat is told: its side's, where partners talk. */
static const struct lz_own *marks_for(const struct lz_room *room, int seat, int of) {
    const struct lz_own *own = lz_own_of(room, of);
    return own && own->marked && seat != LZ_ONLOOKER && lz_in(lz_say_heard(room, of, LZ_SAY_TEAM), seat) ? own : NULL;
}

uint64_t lz_team_edition(const struct lz_room *room, int seat) {
    uint64_t edition = 0;
    for (int i = 0; i < room->record.setup.seats; i++) {
        const struct lz_own *own = marks_for(room, seat, i);
        edition = edition * 1000003 + (own ? own->marked + ((uint64_t)own->holder << 32) : 0);
    }
    return edition;
}

void lz_team_json(const struct lz_room *room, int seat, struct lz_writer *w) {
    lz_json_open(w, NULL, '[');
    for (int i = 0; i < room->record.setup.seats; i++) {
        const struct lz_own *own = marks_for(room, seat, i);
        if (!own || !own->marks)
            continue;
        lz_json_open(w, NULL, '{');
        lz_json_number(w, "seat", i);
        lz_json_key(w, "marks");
        lz_json_raw(w, lz_span(own->marks));
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}
