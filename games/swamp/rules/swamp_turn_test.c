/* A whole turn of a small map: what lies in memory behind its last hex is no part of it, whatever it looks like. */
#include "tests/unit/swamp_field.h"

#include "core/seats.h"

enum { BEHIND = 256, TURN = 7, SEEDS = 24 }; /* the field is 16 x 16 */

static struct field f;
static struct swamp_state bare;
static struct swamp_view seen[2];

static const struct swamp_hex things[] = {
    { .terrain = SW_WATER, .marks = SW_RAFT, .until = 1 },
    { .terrain = SW_WATER, .marks = SW_BRIDGE, .owner = 1 },
    { .terrain = SW_PLAINS, .marks = SW_HALF_BUILT, .until = 1 },
    { .terrain = SW_DEN, .marks = SW_HOME, .until = TURN, .militia = 3, .population = 60 },
    { .terrain = SW_DEN, .owner = 1, .colour = SW_UNSETTLED, .population = 3 },
    { .terrain = SW_DEN, .owner = 3, .marks = SW_HOME, .colour = SW_GRN, .population = 30 },
    { .terrain = SW_TEMPLE, .owner = 3 },
    { .terrain = SW_PLAINS, .clan = 3, .lizards = { 9 }, .hunger = SW_STARVING },
    { .terrain = SW_CURSED, .clan = 1, .lizards = { 0, 9 } },
    { .terrain = SW_VOLCANO },
    { .terrain = SW_WHIRLPOOL },
};

/* Three clans with a band each; the third leaves at the end of the turn. */
static void place(int seed) {
    field_clear(&f, 3);
    f.s.turn = TURN - 1;
    f.s.laws.map_memory = 1;
    f.s.laws.ranking_points = 1;
    f.s.head.rng = lz_rng_from(5, (uint64_t)seed);
    for (int clan = 1; clan <= 3; clan++) {
        struct swamp_hex *den = field_den(&f, (const char *[]){ "3C", "8H", "13M" }[clan - 1], clan, SW_RED, 40);
        den->marks = SW_HOME;
        den->clan = (uint8_t)clan;
        den->lizards[SW_GRY] = 30;
    }
    field_hex(&f, "16A")->terrain = SW_FERTILE; /* it would feed what lies behind */
    field_hex(&f, "6C")->terrain = SW_VOLCANO;
    field_hex(&f, "6H")->terrain = SW_WHIRLPOOL;
    f.s.desk[2].leaving = 1;
}

/* SW-1.6, SW-6.3, SW-7, SW-14, SW-15, SW-3.5 */
TEST(behind_the_map_nothing_happens) {
    UNUSED;
    static const struct swamp_hex nothing;
    for (int seed = 0; seed < SEEDS; seed++) {
        place(seed);
        swamp_turn(&f.s, NULL);
        bare = f.s;
        for (size_t i = 0; i < LZ_COUNT(things); i++) {
            place(seed);
            f.s.hex[BEHIND] = things[i];
            swamp_turn(&f.s, NULL);
            assert_memory_equal(&f.s.hex[BEHIND], &things[i], sizeof nothing);
            f.s.hex[BEHIND] = nothing;
            assert_memory_equal(&f.s, &bare, sizeof bare);
        }
    }
}

/* SW-15, SW-17: neither is it seen, nor are there points for it, in play or after the end. */
TEST(behind_the_map_nothing_is_seen) {
    UNUSED;
    for (size_t i = 0; i < LZ_COUNT(things); i++)
        for (int over = 0; over < 2; over++)
            for (int seat = 0; seat < 3; seat++) {
                place(0);
                f.s.head.over = (uint8_t)over;
                swamp_view(&swamp_game, &f.s, seat, &seen[0]);
                f.s.hex[BEHIND] = things[i];
                swamp_view(&swamp_game, &f.s, seat, &seen[1]);
                assert_memory_equal(&seen[0], &seen[1], sizeof seen[0]);
            }
}

/* SW-6.1: each of the four phases is told once, to all. */
TEST(phases_are_told) {
    UNUSED;
    place(0);
    f.sink = lz_sink_keep(&f.kept);
    swamp_turn(&f.s, &f.sink);
    int phase = 0;
    for (uint32_t i = 0; i < f.kept.count; i++)
        if (f.event[i].kind == SW_K_PHASE)
            assert_int_equal(f.event[i].arg[0], ++phase);
    assert_int_equal(phase, 4);
    assert_int_equal(field_told(&f, SW_K_TURN, lz_everyone(3)), 1);
}

RUN(CASE(behind_the_map_nothing_happens), CASE(phases_are_told), CASE(behind_the_map_nothing_is_seen))
