/* Imagined worlds where they are hardest: the view of the dream is the view, byte for byte, and the audit holds. */
#include "tests/unit/swamp_field.h"

#include "core/hash.h"
#include "core/match.h"
#include "core/option.h"
#include "core/seats.h"
#include "games/swamp/swamp_tables.h"

static struct field f;
static struct swamp_state dream;
static struct swamp_view seen, dreamt;

/* A field in which the clans wait for orders, with names. */
static void begin(int clans, int wide_hexes) {
    field_clear(&f, clans);
    f.s.head.game = swamp_game.number;
    f.s.head.phase = SW_PHASE_ORDERS;
    f.s.head.may = f.s.head.wait = lz_all(clans);
    f.s.head.alarm = LZ_NEVER;
    f.s.laws.wide = (uint8_t)wide_hexes;
    f.s.laws.map_memory = f.s.laws.ranking_points = 1;
    f.s.laws.order_limit = SW_ORDERS;
    f.s.laws.victory_per_home = 1000;
    f.s.turn = 4;
    for (int hex = 0; hex < SW_HEXES; hex++)
        f.s.hex[hex] = (struct swamp_hex){ .terrain = hex < swamp_hexes(&f.s) ? SW_PLAINS : SW_UNKNOWN };
    for (int seat = 0; seat < clans; seat++)
        memcpy(f.s.clan[seat].name, "Mud", 3);
}

static void dream_of(int seat, uint64_t key) {
    struct lz_rng rng = lz_rng_from(key, 5);
    struct lz_why why = { 0 };
    swamp_view(&f.s, seat, &seen);
    memset(&dream, 0xa5, sizeof dream);
    swamp_imagine(&seen, &rng, &dream);
    memset(&dreamt, 0x5a, sizeof dreamt);
    swamp_view(&dream, seat, &dreamt);
    assert_memory_equal(&seen, &dreamt, sizeof seen);
    if (!swamp_audit(&dream, &why))
        fail_msg("the dream breaks %s", swamp_game.ruleset[why.rule].id);
}

static void everyone_dreams(void) {
    swamp_remember(&f.s);
    assert_true(swamp_audit(&f.s, NULL));
    for (uint64_t key = 0; key < 40; key++) {
        for (int seat = 0; seat < f.s.head.seats; seat++)
            dream_of(seat, key);
        dream_of(LZ_ONLOOKER, key);
    }
}

static void home(const char *name, int clan) { field_den(&f, name, clan, SW_YEL, 40)->marks = SW_HOME; }

/* SW-17.1: dens of one's own tell how many unseen neighbours feed them, though two of them share one. */
TEST(caps_of_unseen_dens_are_kept) {
    UNUSED;
    begin(2, 16);
    home("2B", 1), home("14N", 2);
    field_den(&f, "8F", 1, SW_RED, 20);
    field_den(&f, "8H", 1, SW_RED, 20);
    field_den(&f, "9G", 1, SW_RED, 20);
    field_hex(&f, "8G")->terrain = SW_FERTILE;
    field_hex(&f, "7F")->terrain = SW_FERTILE;
    field_ring(&f, "12C", 6, SW_FERTILE);
    field_den(&f, "12C", 1, SW_GRN, 200);
    everyone_dreams();
}

/* SW-3.5: what is remembered stays remembered, though it cannot be true any more. */
TEST(memory_is_kept_against_better_knowledge) {
    UNUSED;
    begin(2, 16);
    home("2B", 1), home("14N", 2);
    field_den(&f, "8F", 1, SW_RED, 20);
    field_ring(&f, "8F", 6, SW_FERTILE);
    field_band(&f, "8F", 1, SW_RED, 9);
    swamp_remember(&f.s);
    f.s.turn++;
    *field_hex(&f, "8F") = (struct swamp_hex){ .terrain = SW_DEN, .owner = 1, .colour = SW_RED, .population = 20 };
    field_ring(&f, "8F", 6, SW_PLAINS);
    everyone_dreams();
    assert_int_equal(seen.cells[0].known, SW_NEVER); /* the onlooker's, who is last */
    dream_of(0, 1);
    assert_int_equal(seen.cells[field_at(&f, "7F")].known, SW_REMEMBERED);
    assert_int_equal(seen.cells[field_at(&f, "7F")].terrain, SW_FERTILE);
}

/* SW-15.1: a thousand points of lizards, and nowhere to be but behind what hides. */
TEST(points_are_found_room_for_where_all_is_seen) {
    UNUSED;
    begin(2, 8);
    for (int hex = 0; hex < swamp_hexes(&f.s); hex += 5)
        if (f.s.hex[hex].terrain == SW_PLAINS)
            f.s.hex[hex].clan = 1, f.s.hex[hex].lizards[SW_GRN] = 1;
    for (int i = 0; i < 3; i++)
        f.s.hex[7 + 5 * i] = (struct swamp_hex){ .terrain = SW_SCRUB, .clan = 2, .lizards = { 0, 0, 299 } };
    for (int i = 0; i < 7; i++) {
        f.s.spy[f.s.spies++] = (struct swamp_spy){ .hex = 3, .clan = 2, .age = 1 };
    }
    everyone_dreams();
}

/* SW-15.3: home dens that nobody owns, as the threshold counts them; none at all. */
TEST(home_dens_are_as_many_as_the_threshold_says) {
    UNUSED;
    begin(3, 16);
    home("2B", 1), home("14N", 2), home("9H", 2), home("12C", 0);
    field_hex(&f, "12C")->until = 6;
    field_band(&f, "5C", 3, SW_RED, 12);
    everyone_dreams();
    dream_of(0, 1);
    assert_int_equal(swamp_threshold(&dream), 4000);
    begin(2, 16);
    field_band(&f, "5C", 1, SW_RED, 12);
    field_band(&f, "9C", 2, SW_RED, 1);
    everyone_dreams();
}

/* SW-20.1 ranking_points: the order is known and nothing else. */
TEST(hidden_points_keep_the_order) {
    UNUSED;
    begin(4, 16);
    f.s.laws.ranking_points = 0;
    home("2B", 3), home("14N", 2), home("9H", 2);
    field_band(&f, "5C", 1, SW_RED, 12);
    field_band(&f, "9C", 4, SW_RED, 12);
    everyone_dreams();
}

/* SW-3.3: a spy shows what hides, and what does not. SW-17.3: owners that are not told. */
TEST(spies_temples_and_bridges) {
    UNUSED;
    begin(2, 16);
    home("2B", 1), home("14N", 2);
    field_band(&f, "8F", 1, SW_RED, 9);
    field_hex(&f, "8G")->terrain = SW_SCRUB;
    field_hex(&f, "9F")->terrain = SW_RUIN;
    field_band(&f, "9F", 2, SW_BLK, 90);
    *field_hex(&f, "7F") = (struct swamp_hex){ .terrain = SW_WATER, .marks = SW_BRIDGE, .owner = 2, .clan = 2 };
    field_band(&f, "7F", 2, SW_RED, 5);
    *field_hex(&f, "7G") = (struct swamp_hex){ .terrain = SW_TEMPLE, .owner = 2 };
    *field_hex(&f, "8E") = (struct swamp_hex){ .terrain = SW_WATER, .marks = SW_RAFT, .until = 3 };
    *field_hex(&f, "9E") = (struct swamp_hex){ .terrain = SW_PLAINS, .marks = SW_HALF_BUILT, .until = 4 };
    field_spy(&f, "8G", 1, SW_RED);
    field_spy(&f, "9F", 1, SW_RED);
    for (int i = 0; i < f.s.spies; i++)
        f.s.spy[i].age = 2;
    everyone_dreams();
}

/* SW-15.4 */
TEST(after_the_end_there_is_nothing_to_imagine) {
    UNUSED;
    begin(2, 16);
    home("2B", 1), home("14N", 2);
    field_band(&f, "8F", 1, SW_RED, 9);
    f.s.head.phase = SW_PHASE_OVER;
    f.s.head.over = 1;
    f.s.head.may = f.s.head.wait = 0;
    f.s.head.won = 1;
    everyone_dreams();
    assert_memory_equal(f.s.hex, dream.hex, sizeof dream.hex);
}

/* Worlds differ, and so does the chance to come. */
TEST(no_two_dreams_are_alike) {
    UNUSED;
    begin(2, 16);
    home("2B", 1), home("14N", 2);
    swamp_remember(&f.s);
    dream_of(0, 1);
    struct swamp_state first = dream;
    dream_of(0, 2);
    assert_memory_not_equal(first.hex, dream.hex, sizeof dream.hex);
    assert_true(first.head.rng.key[0] != dream.head.rng.key[0]);
    dream_of(0, 1);
    assert_memory_equal(&first, &dream, sizeof dream);
}

/* ---- the draws themselves */

/* Real games, played by chance for some turns, as every seat and an onlooker dream of them. */
static uint64_t dreams_of_a_game(int seats, uint64_t seed, const int32_t option[2]) {
    struct lz_setup setup = { .seats = (uint8_t)seats, .key = { seed, 11 } };
    struct lz_rng rng = lz_rng_from(seed, 12);
    uint64_t hash = 0;
    lz_options_usual(&swamp_game, &setup);
    setup.option[SW_O_PER_HOME] = 10000;
    setup.option[SW_O_POINTS] = option[0];
    setup.option[SW_O_WRAP] = option[1];
    assert_true(swamp_game.setup(&f.s, &setup, NULL, NULL));
    for (int turn = -1; turn < 9 && !f.s.head.over; turn++) {
        for (int seat = 0; seat <= seats && turn % 2; seat++) {
            dream_of(seat < seats ? seat : LZ_ONLOOKER, seed + (uint64_t)turn + 1);
            hash = hash * 31 + lz_state_hash(&swamp_game, &dream);
        }
        for (int next = f.s.turn + 1; f.s.turn < next && !f.s.head.over;) {
            struct lz_move move;
            assert_true(swamp_sample(&f.s, lz_first(f.s.head.wait), &rng, &move));
            swamp_game.apply(&f.s, &move, NULL);
        }
    }
    return hash;
}

/* A seeded search must come to the same result everywhere and for ever: change these only with the dreams. */
TEST(dreams_are_the_same_everywhere) {
    static const struct {
        int seats;
        int32_t option[2]; /* ranking_points, wrap */
        uint64_t hash;
    } games[] = { { 2, { 1, 1 }, 0x4259533ef759e4fb }, { 4, { 0, 1 }, 0xfb33a5d092a51431 },
                  { 6, { 1, 0 }, 0x201909bd3f6e4d9b }, { 16, { 1, 1 }, 0x11683f3a60f36ac2 },
                  { 3, { 0, 0 }, 0x6e665b25ba0fb62b }, { 16, { 0, 0 }, 0x28d3c3a2e071d427 } };
    UNUSED;
    for (size_t i = 0; i < LZ_COUNT(games); i++) {
        uint64_t hash = dreams_of_a_game(games[i].seats, i, games[i].option);
        if (hash != games[i].hash)
            fail_msg("game %zu: 0x%016llx", i, (unsigned long long)hash);
    }
}

RUN(CASE(caps_of_unseen_dens_are_kept), CASE(memory_is_kept_against_better_knowledge),
    CASE(points_are_found_room_for_where_all_is_seen), CASE(home_dens_are_as_many_as_the_threshold_says),
    CASE(hidden_points_keep_the_order), CASE(spies_temples_and_bridges),
    CASE(after_the_end_there_is_nothing_to_imagine), CASE(no_two_dreams_are_alike),
    CASE(dreams_are_the_same_everywhere))
