#include "tests/unit/unit.h"

#include "core/match.h"
#include "core/seats.h"
#include "core/words/address.h"
#include "core/words/text.h"
#include "tests/unit/toy.h"

static void by_letter(const struct lz_game *game, const struct lz_setup *setup, int seat, struct lz_writer *w) {
    (void)game;
    lz_put_char(w, (char)('A' + seat));
    lz_put(w, setup->seats == 2 ? "" : "x");
}

static void asks(const struct lz_game *game, const void *view, struct lz_writer *w) {
    lz_put(w, game->title);
    lz_put_number(w, lz_seen_of(view)->seat);
}

static const char *name(const struct lz_game *game, int seats, int seat) {
    static char room[40];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_seat_print(game, &(struct lz_setup){ .seats = (uint8_t)seats }, seat, &w);
    return room;
}

TEST(seats_have_names) {
    UNUSED;
    struct lz_game named = toy_game;
    struct lz_setup two = { .seats = 2 };
    named.seat_name = by_letter;
    assert_string_equal(name(&toy_game, 3, 2), "#2");
    assert_string_equal(name(&named, 3, 2), "Cx");
    assert_string_equal(name(&named, 2, 0), "A");
    assert_int_equal(lz_seat_parse(&named, &two, lz_span("b")), 1);
    assert_int_equal(lz_seat_parse(&named, &two, lz_span("c")), -1); /* nobody sits there */
    assert_int_equal(lz_seat_parse(&named, &two, lz_span("bx")), -1);
    assert_int_equal(lz_seat_parse(&toy_game, &two, lz_span("#1")), 1);
}

static const char *asked(const struct lz_game *game, struct lz_seen seen) {
    static char room[80];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    struct toy_view view = { .seen = seen };
    lz_ask_print(game, &view, &w);
    return room;
}

TEST(a_seat_is_asked) {
    UNUSED;
    struct lz_game asking = toy_game;
    struct lz_seen seen = { .seats = 2, .seat = 1, .may = lz_only(1) };
    asking.ask = asks;
    assert_string_equal(asked(&asking, seen), "Parley1");
    assert_string_equal(asked(&toy_game, seen), "Your move (bids).");
    seen.may = lz_only(0);
    assert_string_equal(asked(&toy_game, seen), "Nothing is asked of you now.");
    seen.over = 1;
    assert_string_equal(asked(&toy_game, seen), "The match is over.");
}

static void put_seven(const void *from, struct lz_writer *w) { lz_put_number(w, *(const int *)from); }
static void put_word(const void *from, struct lz_writer *w) {
    (void)from;
    lz_put(w, "word");
}

TEST(sentences_are_filled) {
    UNUSED;
    static const struct lz_blank blanks[] = { { "seven", put_seven }, { "word", put_word }, { NULL, NULL } };
    static const char *const filled[][2] = {
        { "", "" }, { "plain.", "plain." }, { "{seven}", "7" }, { "a {word}{seven}, b", "a word7, b" }
    };
    int seven = 7;
    for (size_t i = 0; i < sizeof filled / sizeof filled[0]; i++) {
        char room[40];
        struct lz_writer w = lz_writer_in(room, sizeof room);
        lz_put_filled(&w, filled[i][0], blanks, &seven);
        assert_string_equal(room, filled[i][1]);
    }
}

RUN(CASE(seats_have_names), CASE(a_seat_is_asked), CASE(sentences_are_filled))
