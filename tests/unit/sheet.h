/* What the tests of sheets share: a small world round the home den of clan 3, a page read with its eyes, and what the
   receipt says. */
#ifndef SHEET_H
#define SHEET_H

#include "tests/unit/unit.h"

#include <stdio.h>

#include "core/match.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/verb.h"
#include "games/swamp/sheet/swamp_sheet_work.h"

static struct swamp_state s;
static struct swamp_view v;
static struct swamp_receipt r;
static struct lz_mail m; /* the part read last */
static struct lz_move room[LZ_SHEET_MOVES];
static struct lz_moves moves;
static char out[400000];

/* ---- a small world: clan 3 of four, round its home den in 13E */

static inline int at(const char *name) {
    int16_t n;
    assert_true(swamp_hex_parse(lz_span(name), &n));
    assert_int_not_equal(swamp_hex_of(&s.laws, n), SW_NOWHERE);
    return swamp_hex_of(&s.laws, n);
}

static inline void blank(int side) {
    memset(&s, 0, sizeof s);
    s.head = (struct lz_head){ .game = swamp_game.number, .seats = 4, .phase = SW_PHASE_ORDERS, .may = 15, .wait = 15 };
    s.head.alarm = LZ_NEVER;
    s.laws = (struct swamp_laws){
        .wide = (uint8_t)side, .high = (uint8_t)side, .wrap = 1, .order_limit = 30, .press = LZ_PRESS_SIGNED
    };
    for (int i = 0; i < 4; i++)
        memcpy(s.clan[i].code, &"BOGTAISPSCOB"[3 * i], 3);
    for (int i = 0; i < swamp_hexes(&s); i++)
        s.hex[i].terrain = SW_WATER;
}

static inline struct swamp_hex *ground(const char *name, int terrain) {
    s.hex[at(name)].terrain = (uint8_t)terrain;
    return &s.hex[at(name)];
}

static inline struct swamp_hex *band(const char *name, int clan, const uint16_t lizards[SW_COLOURS]) {
    struct swamp_hex *hex = &s.hex[at(name)];
    hex->clan = (uint8_t)clan;
    memcpy(hex->lizards, lizards, sizeof hex->lizards);
    return hex;
}
#define BAND(...) ((const uint16_t[SW_COLOURS]){ __VA_ARGS__ })

static inline void world(void) {
    blank(16);
    static const char *const fertile[] = { "11E", "12E", "13D", "13F", "9F", "11F" };
    for (int i = 0; i < 6; i++)
        ground(fertile[i], SW_FERTILE);
    ground("12D", SW_RUIN);
    ground("12F", SW_RUIN);
    ground("10E", SW_PLAINS);
    ground("14E", SW_PLAINS);
    ground("14D", SW_SWAMP);
    struct swamp_hex *home = ground("13E", SW_DEN), *den = ground("10F", SW_DEN);
    *home = (struct swamp_hex){ .terrain = SW_DEN, .owner = 3, .colour = SW_YEL, .population = 50, .marks = SW_HOME };
    *den = (struct swamp_hex){ .terrain = SW_DEN, .colour = SW_RED, .population = 100, .militia = 30 };
    band("13E", 3, BAND(80, 0, 0, 10, 50));
    band("11E", 3, BAND(90, 0, 0, 0, 0));
    band("12D", 3, BAND(0, 10, 50, 10, 10));
    band("12F", 3, BAND(0, 10, 50, 10, 10));
    band("13F", 3, BAND(0, 10, 0, 0, 0));
}

static inline struct lz_text span_of(const char *page, uint32_t len) { return (struct lz_text){ page, len }; }

static inline void read_bytes(const char *page, uint32_t len) {
    swamp_view(&swamp_game, &s, 2, &v);
    swamp_sheet_read(&v, span_of(page, len), &r);
    moves = (struct lz_moves){ room, 0, LZ_SHEET_MOVES, false };
    swamp_sheet_moves(&v, &r, &moves);
}

static inline void read_page(const char *page) { read_bytes(page, (uint32_t)strlen(page)); }

/* The first part of a mail. */
static inline void read_mail(struct lz_text mail) {
    m = (struct lz_mail){ 0 };
    assert_true(swamp_mail_next(mail, &m));
}

static inline const char *words_of(const struct swamp_note *note) {
    struct lz_writer w = lz_writer_in(out, sizeof out);
    swamp_note_put(&v, note, &w);
    return out;
}

static inline const char *move_words(const struct lz_move *move) {
    struct lz_writer w = lz_writer_in(out, sizeof out);
    lz_move_print(&swamp_game, move, &w);
    return out;
}

static inline const char *plain_words(int order) {
    struct lz_writer w = lz_writer_in(out, sizeof out);
    swamp_order_words(&v, &r.line[order].move, &w);
    return out;
}

/* The one line is an order that prints so. */
static inline void reads(const char *line, const char *canonical) {
    read_page(line);
    if (r.slips)
        fail_msg("%s: %s", line, words_of(&r.slip[0].note));
    assert_int_equal(r.orders, 1);
    assert_string_equal(move_words(&r.line[0].move), canonical);
    struct lz_move back;
    assert_true(lz_move_parse(&swamp_game, 2, lz_span(canonical), &back));
    assert_true(lz_move_equal(&back, &r.line[0].move));
}

/* The one line is refused with this message. */
static inline void slips(const char *line, const char *code, const char *text) {
    read_page(line);
    assert_int_equal(r.orders, 0);
    assert_int_equal(r.slips, 1);
    assert_string_equal(swamp_note_name(r.slip[0].note.code), code);
    assert_string_equal(words_of(&r.slip[0].note), text);
}

/* Order number `order` of the page carries this message, and how many there are of its code. */
static inline int warned(int order, const char *code, const char *text) {
    int n = 0, same = 0;
    for (int i = 0; i < r.line[order].notes; i++)
        if (strcmp(swamp_note_name(r.line[order].note[i].code), code) == 0) {
            n++;
            same += strcmp(words_of(&r.line[order].note[i]), text) == 0;
        }
    if (n && !same)
        fail_msg("%s, not %s", words_of(&r.line[order].note[0]), text);
    return n;
}

static inline bool remarked(const char *code, const char *text) {
    for (int i = 0; i < r.bands; i++)
        if (strcmp(swamp_note_name(r.band[i].code), code) == 0 && strcmp(words_of(&r.band[i]), text) == 0)
            return true;
    return false;
}

static inline bool says(int order, const char *part) { return strstr(plain_words(order), part) != NULL; }

/* Whatever is read is taken by the rules, move by move. */
static inline void is_taken(void) {
    struct lz_why why;
    for (uint32_t i = 0; i < moves.count; i++) {
        assert_true(lz_move_sane(&swamp_game, &room[i]));
        if (!lz_check(&swamp_game, &s, &room[i], &why))
            fail_msg("%s: refused", move_words(&room[i]));
        swamp_game.apply(&swamp_game, &s, &room[i], NULL);
    }
}

#endif
