/* SW-0 and SW-21: how chance is drawn, and how often. */
#include "core/match.h"
#include "core/words/option.h"
#include "core/rng.h"
#include "games/swamp/rules/swamp_work.h"
#include "tests/unit/unit.h"

static struct swamp_work work;

static struct swamp_work *dice(uint64_t seed) {
    memset(&work, 0, sizeof work);
    work.dice = lz_rng_from(seed, 1);
    return &work;
}

static int drawn(void) { return (int)work.dice.count; }

/* SW-0.1: order of colours and directions, percent, rounding. */
TEST(sw_0_1_conventions) {
    UNUSED;
    static const char *const colours[] = { "RED", "GRN", "GRY", "YEL", "BLK" };
    static const char *const directions[] = { "N", "NE", "SE", "S", "SW", "NW" };
    for (int i = 0; i < SW_COLOURS; i++)
        assert_string_equal(swamp_facts.colour[i], colours[i]);
    for (int i = 0; i < SW_DIRECTIONS; i++)
        assert_string_equal(swamp_facts.direction[i], directions[i]);
    for (int percent = 0; percent <= 100; percent += 5)
        for (uint64_t seed = 0; seed < 200; seed++) {
            bool yes = swamp_pct(dice(seed), percent);
            assert_int_equal(yes, swamp_rnd(dice(seed), 100) < percent);
        }
}

/* SW-21.2: unbiased, and nothing is drawn where there is nothing to choose. */
TEST(rnd_is_even) {
    UNUSED;
    uint32_t count[10] = { 0 };
    struct swamp_work *w = dice(7);
    for (int i = 0; i < 100000; i++)
        count[swamp_rnd(w, 10)]++;
    assert_true(unevenness(count, 10) < 4);
    assert_int_equal(swamp_rnd(dice(7), 1), 0);
    const uint16_t only[] = { 42 };
    assert_int_equal(swamp_pick(w, only, 1), 42);
    assert_int_equal(drawn(), 0);
}

/* SW-21.2: binom always makes its draws, and has the mean it should. */
TEST(binom_draws_each_time) {
    UNUSED;
    for (int percent = 0; percent <= 100; percent += 50)
        for (int n = 0; n < 40; n++) {
            int hits = swamp_binom(dice(3), n, percent);
            assert_int_equal(drawn(), n);
            assert_true(percent == 50 || hits == n * percent / 100);
        }
    int hits = swamp_binom(dice(4), 100000, 30);
    assert_in_range(hits, 29500, 30500);
}

/* SW-21.3: from the last place down, one draw for each but the first. */
TEST(a_shuffle_takes_its_draws_from_the_end) {
    UNUSED;
    uint16_t list[9], expected[9];
    for (int i = 0; i < 9; i++)
        list[i] = expected[i] = (uint16_t)i;
    struct lz_rng a = lz_rng_from(5, 6), b = a;
    swamp_shuffle(&a, list, 9);
    for (int i = 8; i >= 1; i--) {
        uint32_t j = lz_roll(&b, (uint32_t)i + 1);
        uint16_t kept = expected[i];
        expected[i] = expected[j];
        expected[j] = kept;
    }
    assert_memory_equal(list, expected, sizeof list);
    assert_int_equal(a.count, b.count);
    swamp_shuffle(&a, list, 1);
    swamp_shuffle(&a, list, 0);
    assert_int_equal(a.count, b.count);
}

/* SW-6.3: every order has the same chance to come before any other. */
TEST(every_order_of_four_is_as_likely) {
    UNUSED;
    uint32_t count[256] = { 0 }, seen[24];
    struct lz_rng rng = lz_rng_from(1, 2);
    for (int i = 0; i < 48000; i++) {
        uint16_t list[] = { 0, 1, 2, 3 };
        swamp_shuffle(&rng, list, 4);
        count[list[0] | list[1] << 2 | list[2] << 4 | list[3] << 6]++;
    }
    int n = 0;
    for (int i = 0; i < 256; i++)
        if (count[i]) {
            assert_in_range(n, 0, 23);
            seen[n++] = count[i];
        }
    assert_int_equal(n, 24);
    assert_true(unevenness(seen, 24) < 4);
}

static int cull(uint64_t seed, int red, int green, int k, uint16_t left[2]) {
    struct swamp_cells cells = { .count = 2 };
    uint16_t fallen[SW_COLOURS] = { 0 };
    left[0] = (uint16_t)red;
    left[1] = (uint16_t)green;
    cells.cell[0].at = &left[0];
    cells.cell[0].colour = SW_RED;
    cells.cell[1].at = &left[1];
    cells.cell[1].colour = SW_GRN;
    swamp_cull(dice(seed), &cells, k, fallen);
    assert_int_equal(left[0] + fallen[SW_RED], red);
    assert_int_equal(left[1] + fallen[SW_GRN], green);
    assert_int_equal(fallen[SW_RED] + fallen[SW_GRN], k);
    return drawn();
}

/* WE-46, SW-21.4 */
TEST(a_cull_draws_only_what_can_matter) {
    UNUSED;
    uint16_t left[2];
    assert_int_equal(cull(1, 40, 0, 12, left), 0);
    assert_int_equal(left[0], 28);
    assert_int_equal(cull(1, 30, 1, 31, left), 0);
    int green_first = 0;
    for (uint64_t seed = 0; seed < 3000; seed++) {
        int draws = cull(seed, 2, 1, 2, left), first = swamp_rnd(dice(seed), 3);
        if (first == 2) {
            assert_int_equal(draws, drawn()); /* the green one went: both left are red */
            assert_int_equal(left[0] * 10 + left[1], 10);
            green_first++;
        } else {
            int second = swamp_rnd(&work, 2);
            assert_int_equal(draws, drawn());
            assert_int_equal(left[1], second == 0);
        }
    }
    assert_in_range(green_first, 900, 1100);
}

/* SW-21.4: everybody is as likely to fall. */
TEST(a_cull_is_fair) {
    UNUSED;
    int red = 0;
    for (uint64_t seed = 0; seed < 4000; seed++) {
        uint16_t left[2];
        cull(seed, 30, 10, 8, left);
        red += 30 - left[0];
    }
    assert_in_range(red, 4000 * 6 - 400, 4000 * 6 + 400);
}

/* Cells in order, a draw for each lizard. */
TEST(a_scourge_draws_for_each) {
    UNUSED;
    uint16_t red = 50, black = 30, fallen[SW_COLOURS] = { 0 };
    struct swamp_cells cells = { .count = 2 };
    cells.cell[0].at = &red;
    cells.cell[0].colour = SW_RED;
    cells.cell[1].at = &black;
    cells.cell[1].colour = SW_BLK;
    int dead = swamp_scourge(dice(9), &cells, 70, fallen), check = drawn();
    assert_int_equal(check, 80);
    assert_int_equal(fallen[SW_RED], swamp_binom(dice(9), 50, 70));
    assert_int_equal(fallen[SW_BLK], swamp_binom(&work, 30, 70));
    assert_int_equal(dead, 80 - red - black);
}

static void play(struct swamp_state *s, uint64_t seed, int turns) {
    struct lz_setup setup = { .key = { seed, 2 }, .seats = 2 };
    struct lz_why why;
    lz_options_usual(&swamp_game, &setup);
    setup.option[7] = 10000; /* victory_per_home: nobody wins */
    assert_true(swamp_game.setup(&swamp_game, s, &setup, NULL, &why));
    for (int i = 0; i <= turns; i++)
        swamp_game.apply(&swamp_game, s, &(struct lz_move){ .seat = LZ_CLOCK, .verb = SW_TURN }, NULL);
}

/* Twenty dens that nomads settle this turn, each with a colour of chance. */
static void call_nomads(struct swamp_state *s) {
    for (int i = 0; i < 20; i++)
        s->hex[6 * i] = (struct swamp_hex){ .terrain = SW_DEN, .colour = SW_UNSETTLED, .population = 6 };
}

static bool same_colours(const struct swamp_state *a, const struct swamp_state *b) {
    for (int i = 0; i < 20; i++)
        if (a->hex[6 * i].colour != b->hex[6 * i].colour)
            return false;
    return true;
}

/* SW-21.1: the same seed and orders give the same turn, byte for byte; each turn draws from a stream of its own. */
TEST(the_same_seed_gives_the_same_turn) {
    UNUSED;
    static struct swamp_state a, b, c;
    play(&a, 11, 2);
    play(&b, 11, 2);
    play(&c, 12, 2);
    assert_memory_equal(&a, &b, sizeof a);
    assert_true(memcmp(a.hex, c.hex, sizeof a.hex) != 0);
    assert_int_equal(a.turn, 2);
    assert_int_equal(a.head.rng.count, 0); /* the game's own generator is only forked */
    call_nomads(&a);
    b = c = a;
    c.turn++;
    swamp_turn(&a, NULL);
    swamp_turn(&b, NULL);
    swamp_turn(&c, NULL);
    assert_true(same_colours(&a, &b));
    assert_false(same_colours(&a, &c));
}

RUN(CASE(sw_0_1_conventions), CASE(rnd_is_even), CASE(binom_draws_each_time),
    CASE(a_shuffle_takes_its_draws_from_the_end), CASE(every_order_of_four_is_as_likely),
    CASE(a_cull_draws_only_what_can_matter), CASE(a_cull_is_fair), CASE(a_scourge_draws_for_each),
    CASE(the_same_seed_gives_the_same_turn))
