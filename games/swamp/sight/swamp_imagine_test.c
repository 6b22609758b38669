/* Imagined worlds where they are hardest: the view of the dream is the view, byte for byte, and the audit holds. */
#include "tests/unit/swamp_field.h"

#include "core/hash.h"
#include "core/match.h"
#include "core/words/option.h"
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

static void swamp_imagine_of(int seat, uint64_t key) {
    struct lz_rng rng = lz_rng_from(key, 5);
    struct lz_why why = { 0 };
    swamp_view(&swamp_game, &f.s, seat, &seen);
    memset(&dream, 0xa5, sizeof dream);
    swamp_imagine(&swamp_game, &seen, &rng, &dream);
    memset(&dreamt, 0x5a, sizeof dreamt);
    swamp_view(&swamp_game, &dream, seat, &dreamt);
    assert_memory_equal(&seen, &dreamt, sizeof seen);
    if (!swamp_audit(&swamp_game, &dream, &why))
        fail_msg("the dream breaks %s", swamp_game.ruleset[why.rule].id);
}

static void everyone_dreams(void) {
    swamp_remember(&f.s);
    assert_true(swamp_audit(&swamp_game, &f.s, NULL));
    for (uint64_t key = 0; key < 40; key++) {
        for (int seat = 0; seat < f.s.head.seats; seat++)
            swamp_imagine_of(seat, key);
        swamp_imagine_of(LZ_ONLOOKER, key);
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
    swamp_imagine_of(0, 1);
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
    swamp_imagine_of(0, 1);
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

/* What was told at the end is what is: militia, spies and all. */
TEST(the_end_is_known_to_all) {
    UNUSED;
    begin(2, 16);
    home("2B", 1), home("14N", 2);
    field_den(&f, "8F", 0, SW_RED, 50)->militia = 15;
    field_spy(&f, "3C", 1, SW_BLK);
    field_spy(&f, "4C", 2, SW_RED);
    f.s.spy[0].age = f.s.spy[1].age = 2;
    f.s.head.phase = SW_PHASE_OVER;
    f.s.head.over = 1;
    f.s.head.may = f.s.head.wait = 0;
    f.s.head.won = 1;
    everyone_dreams();
    assert_memory_equal(f.s.hex, dream.hex, sizeof dream.hex);
    assert_memory_equal(f.s.spy, dream.spy, sizeof dream.spy);
    assert_int_equal(dream.spies, 2);
}

/* SW-13.7, SW-15.5: how long a raft and a den of those who left will stand is not seen, but within bounds. */
TEST(how_long_it_will_stand) {
    int raft[16] = { 0 }, den[16] = { 0 }, n = 4000;
    UNUSED;
    begin(2, 16);
    home("2B", 1), home("14N", 2), home("9F", 0);
    field_hex(&f, "9F")->until = 6;
    field_band(&f, "8F", 1, SW_RED, 9);
    *field_hex(&f, "8E") = (struct swamp_hex){ .terrain = SW_WATER, .marks = SW_RAFT, .until = 3 };
    swamp_remember(&f.s);
    for (int key = 0; key < n; key++) {
        swamp_imagine_of(0, (uint64_t)key);
        raft[dream.hex[field_at(&f, "8E")].until]++;
        den[dream.hex[field_at(&f, "9F")].until - f.s.turn]++;
    }
    for (int i = 1; i <= 7; i++)
        assert_in_range(raft[i], n / 7 - 100, n / 7 + 100);
    for (int i = 1; i <= 3; i++)
        assert_in_range(den[i], n / 3 - 120, n / 3 + 120);
}

/* Own orders stay as they are; who is ready stays so, and has acted, whatever orders are dreamt up for him. */
TEST(books_and_who_is_ready) {
    UNUSED;
    begin(3, 16);
    home("2B", 1), home("14N", 2), home("9H", 3);
    field_band(&f, "3C", 1, SW_RED, 9), field_band(&f, "13N", 2, SW_RED, 9), field_band(&f, "9I", 3, SW_RED, 90);
    f.s.order[0][0] = field_order(&f, SW_MO, "3C", SW_N, SW_STAY);
    f.s.order[0][1] = field_order(&f, SW_RE, "2B", SW_STAY, SW_STAY);
    f.s.desk[0] = (struct swamp_desk){ .orders = 2, .acted = 1, .missed = 1 };
    f.s.desk[1] = (struct swamp_desk){ .acted = 1 };
    f.s.head.wait = lz_only(0) | lz_only(2);
    everyone_dreams();
    int with = 0, idle = 0;
    for (uint64_t key = 0; key < 200; key++) {
        swamp_imagine_of(0, key);
        assert_int_equal(dream.desk[1].acted, 1);
        assert_int_equal(dream.desk[0].orders, 2);
        assert_int_equal(dream.desk[2].acted, dream.desk[2].orders > 0);
        with += dream.desk[1].orders > 0;
        idle += !dream.desk[2].acted;
    }
    assert_in_range(with, 30, 80);
    assert_in_range(idle, 20, 100);
}

/* SW-18.1: Default 3 until something else is chosen; half of those who are ready have, a quarter of the others, and it
   may be Default 3 again. How many moves were made does not show (SW-17.3). */
TEST(start_ups_of_others) {
    struct lz_setup setup = { .seats = 16 };
    int ready = 0, other = 0, n = 2000;
    UNUSED;
    lz_options_usual(&swamp_game, &setup);
    assert_true(swamp_game.setup(&swamp_game, &f.s, &setup, NULL, NULL));
    f.s.head.wait = 0xfffe; /* clan 1 is ready */
    for (int key = 0; key < n; key++) {
        f.s.head.step = (uint32_t)key;
        swamp_imagine_of(3, (uint64_t)key);
        for (int seat = 0; seat < 16; seat++) {
            *(seat == 0 ? &ready : &other) += dream.design[seat].chosen != 3;
            assert_int_equal(dream.desk[seat].acted, seat == 0);
        }
    }
    assert_in_range(10000L * ready / n, 3750 - 300, 3750 + 300);
    assert_in_range(10000L * other / (14 * n), 1875 - 60, 1875 + 60);
}

/* Worlds differ, and so does the chance to come. */
TEST(no_two_dreams_are_alike) {
    UNUSED;
    begin(2, 16);
    home("2B", 1), home("14N", 2);
    swamp_remember(&f.s);
    swamp_imagine_of(0, 1);
    struct swamp_state first = dream;
    swamp_imagine_of(0, 2);
    assert_memory_not_equal(first.hex, dream.hex, sizeof dream.hex);
    assert_true(first.head.rng.key[0] != dream.head.rng.key[0]);
    swamp_imagine_of(0, 1);
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
    assert_true(swamp_game.setup(&swamp_game, &f.s, &setup, NULL, NULL));
    for (int turn = -1; turn < 9 && !f.s.head.over; turn++) {
        for (int seat = 0; seat <= seats && turn % 2; seat++) {
            swamp_imagine_of(seat < seats ? seat : LZ_ONLOOKER, seed + (uint64_t)turn + 1);
            hash = hash * 31 + lz_state_hash(&swamp_game, &dream);
        }
        for (int next = f.s.turn + 1; f.s.turn < next && !f.s.head.over;) {
            struct lz_move move;
            assert_true(swamp_sample(&swamp_game, &f.s, lz_first(f.s.head.wait), &rng, &move));
            swamp_game.apply(&swamp_game, &f.s, &move, NULL);
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
    } games[] = { { 2, { 1, 1 }, 0x5270a2680d69f8ca }, { 4, { 0, 1 }, 0xd32c2c8e26d8d819 },
                  { 6, { 1, 0 }, 0x221981b2e29e84ba }, { 16, { 1, 1 }, 0xb633746830ec7089 },
                  { 3, { 0, 0 }, 0xabf5570e8d5581a1 }, { 16, { 0, 0 }, 0xe6b068aa4e1936cd } };
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
    CASE(after_the_end_there_is_nothing_to_imagine), CASE(the_end_is_known_to_all), CASE(how_long_it_will_stand),
    CASE(books_and_who_is_ready), CASE(start_ups_of_others), CASE(no_two_dreams_are_alike),
    CASE(dreams_are_the_same_everywhere))
