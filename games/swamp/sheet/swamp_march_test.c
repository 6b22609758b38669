/* MO, SP, SN and SA in plain words, step by step: where the story ends, and what the odds of each battle are. */
#include "tests/unit/sheet.h"

/* Plains everywhere, an edge, and clan 3 in 5C. */
static void plains(int number) {
    blank(16);
    s.laws.wrap = 0;
    for (int i = 0; i < swamp_hexes(&s); i++)
        s.hex[i].terrain = SW_PLAINS;
    if (number)
        band("5C", 3, BAND((uint16_t)number, 0, 0, 0, 0));
}

static void assert_words(const char *order, const char *expected) {
    read_page(order);
    assert_int_equal(r.orders, 1);
    assert_string_equal(plain_words(0), expected);
}

static struct swamp_odds odds_of(int ours, int theirs, int skill) {
    struct swamp_brawl brawl = { .attackers = ours, .defenders = theirs, .skill = skill };
    return swamp_odds(&s.laws, &brawl, 400);
}

/* A hundred attack in 6C; answers how many defenders give such a chance. */
static int defenders_for(int percent) {
    int theirs = 1;
    while (theirs < 300 && odds_of(100, theirs, 0).win != percent)
        theirs++;
    assert_int_equal(odds_of(100, theirs, 0).win, percent);
    return theirs;
}

/* SW-24.1: nearly sure is not sure. */
TEST(odds_in_words) {
    UNUSED;
    static const int percents[] = { 100, 99, 1, 0 };
    for (size_t i = 0; i < LZ_COUNT(percents); i++) {
        char expected[400];
        plains(100);
        int theirs = defenders_for(percents[i]), left = odds_of(100, theirs, 0).left;
        band("6C", 2, BAND((uint16_t)theirs, 0, 0, 0, 0));
        int n = snprintf(expected, sizeof expected,
                         "All 100 lizards in 5C go to 6C. In 6C they attack the %d of clan 2 (TAI): ", theirs);
        if (percents[i] == 100)
            snprintf(expected + n, sizeof expected - (size_t)n, "almost certain to win, about %d of 100 left.", left);
        else if (percents[i] == 0)
            snprintf(expected + n, sizeof expected - (size_t)n, "almost certain to lose.");
        else
            snprintf(expected + n, sizeof expected - (size_t)n, "about %d%% to win, then about %d of 100 left.",
                     percents[i], left);
        assert_words("MO 5C S", expected);
    }
}

/* SW-11.3: five levels take the open battle to its cap. */
TEST(veterans) {
    UNUSED;
    plains(0);
    assert_int_equal(odds_of(100, 100, SW_VETERAN).win, 100);
    assert_int_equal(odds_of(100, 100, SW_VETERAN).left, 45);
}

/* SW-5.4: the second battle is fought by those who are left, and they have learned from the first. */
TEST(two_battles) {
    UNUSED;
    for (int skill = 0; skill <= SW_VETERAN; skill++) {
        char expected[400];
        plains(100);
        s.hex[at("5C")].experience = (uint8_t)skill;
        band("6C", 2, BAND(30, 0, 0, 0, 0));
        int next = skill < SW_VETERAN ? skill + 1 : skill, more = 60;
        struct swamp_odds one = odds_of(100, 30, skill), two = odds_of(one.left, more, next);
        while (two.win > 90)
            two = odds_of(one.left, ++more, next);
        band("7C", 2, BAND((uint16_t)more, 0, 0, 0, 0));
        assert_int_equal(one.win, 100);
        assert_in_range(two.win, 2, 90);
        snprintf(expected, sizeof expected,
                 "All 100 lizards in 5C go to 6C, then 7C. In 6C they attack the 30 of clan 2 (TAI): almost certain to "
                 "win, about %d of 100 left. In 7C they attack the %d of clan 2 (TAI): about %d%% to win, then about "
                 "%d of %d left.",
                 one.left, more, two.win, two.left, one.left);
        assert_words("MO 5C S S", expected);
    }
}

/* Those who lose for certain go no further; a few who might win do. */
TEST(where_the_story_ends) {
    UNUSED;
    plains(100);
    band("6C", 2, BAND(120, 0, 0, 0, 0)); /* one in four hundred may win: that is no more than certain */
    ground("7C", SW_FERTILE);
    assert_true(odds_of(100, 120, 0).win == 0 && odds_of(100, 120, 0).left > 0);
    assert_words("MO 5C S S", "All 100 lizards in 5C go to 6C, then 7C. In 6C they attack the 120 of clan 2 (TAI): "
                              "almost certain to lose.");
    plains(100);
    int theirs = defenders_for(1);
    band("6C", 2, BAND((uint16_t)theirs, 0, 0, 0, 0));
    ground("7C", SW_FERTILE);
    read_page("MO 5C S S");
    assert_true(says(0, "They eat in 7C."));
    s.laws.halt_after_battle = 1;
    read_page("MO 5C S S");
    assert_false(says(0, "They eat in 7C."));
    plains(0); /* nobody is there yet: no odds */
    band("6C", 2, BAND(30, 0, 0, 0, 0));
    band("6D", 3, BAND(1, 0, 0, 0, 0));
    ground("7C", SW_FERTILE);
    assert_words("MO 5C S S", "Lizards that you have in 5C by then go to 6C, then 7C. In 6C they attack the 30 of clan "
                              "2 (TAI). They eat in 7C.");
}

TEST(the_edge_of_the_world) {
    UNUSED;
    plains(0);
    band("1C", 3, BAND(9, 0, 0, 0, 0));
    ground("2C", SW_FERTILE);
    assert_words("MO 1C N S", "All 9 lizards in 1C go N. The world ends N of 1C: there they stop.");
    band("2C", 3, BAND(9, 0, 0, 0, 0))->terrain = SW_PLAINS;
    assert_words("MO 2C N N", "All 9 lizards in 2C go to 1C, then N. The world ends N of 1C: there they stop.");
    assert_words("MO 2C N S", "All 9 lizards in 2C go to 1C and back.");
}

/* SW-10.4: three hundred fit, one more does not; those who come back are not their own crowd. */
TEST(crowds) {
    UNUSED;
    plains(299);
    band("6C", 3, BAND(1, 0, 0, 0, 0));
    assert_words("MO 5C S N", "All 299 lizards in 5C go to 6C and back.");
    plains(300);
    band("6C", 3, BAND(1, 0, 0, 0, 0));
    assert_words("MO 5C S", "All 300 lizards in 5C go to 6C. With the 1 of yours now in 6C they are more than 300: the "
                            "order is then ignored.");
    plains(300);
    assert_words("MO 5C S N", "All 300 lizards in 5C go to 6C and back.");
}

/* SW-10.8: a bridge ends the voyage; ashore the raft is gone, and then they swim. */
TEST(rafts) {
    UNUSED;
    plains(20);
    *ground("5C", SW_WATER) = (struct swamp_hex){ .terrain = SW_WATER, .marks = SW_RAFT, .until = 3 };
    band("5C", 3, BAND(20, 0, 0, 0, 0));
    *ground("6C", SW_WATER) = (struct swamp_hex){ .terrain = SW_WATER, .marks = SW_BRIDGE };
    ground("7C", SW_FERTILE);
    assert_words("SA 5C S S", "All 20 lizards in 5C sail to 6C, then 7C. The bridge in 6C stops the raft.");
    s.hex[at("6C")] = (struct swamp_hex){ .terrain = SW_PLAINS };
    ground("7C", SW_WATER);
    ground("7B", SW_WATER);
    assert_words("SA 5C S S",
                 "All 20 lizards in 5C sail to 6C, then 7C. They go ashore in 6C, and the raft is gone. In "
                 "the open water of 7C a sea monster of about 15 comes with a chance of 10%.");
}

TEST(dens_and_parts) {
    UNUSED;
    plains(0);
    band("5C", 3, BAND(9, 9, 9, 9, 9));
    assert_words("SP 5C S 5RED 6GRN", "5 red, 6 green from 5C go to 6C.");
    assert_words("SP 5C S 5RED 6GRN 7GRY 8YEL 9BLK", "5 red, 6 green, 7 grey, 8 yellow, 9 black from 5C go to 6C.");
    s.laws.map_memory = 1;
    s.turn = 6;
    s.memory_turn[2][at("8C")] = 5;
    swamp_nibble_set(s.memory_terrain[2], at("8C"), SW_DEN);
    swamp_nibble_set(s.memory_den[2], at("8C"), SW_RED + 1);
    assert_words("MO 7C S", "Lizards that you have in 7C by then go to 8C. Whose the den in 8C is now, nobody has seen "
                            "since turn 4.");
}

RUN(CASE(odds_in_words), CASE(veterans), CASE(two_battles), CASE(where_the_story_ends), CASE(the_edge_of_the_world),
    CASE(crowds), CASE(rafts), CASE(dens_and_parts))
