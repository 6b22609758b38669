/* SW-1: the map's names, neighbours and distances, by the rulebook's own examples and by walking. */
#include "games/swamp/rules/swamp_work.h"
#include "tests/unit/unit.h"

static const struct swamp_laws wrapped = { .wrap = 1, .wide = 32, .high = 32 };
static const struct swamp_laws edged = { .wrap = 0, .wide = 32, .high = 32 };
static const struct swamp_laws small = { .wrap = 1, .wide = 16, .high = 8 };

static int named(const struct swamp_laws *laws, const char *name) {
    int16_t at;
    assert_true(swamp_hex_parse(lz_span(name), &at));
    return swamp_hex_of(laws, at);
}

static const char *name_of(const struct swamp_laws *laws, int hex) {
    static char room[8];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    swamp_hex_print(swamp_name_of(laws, hex), &w);
    return room;
}

/* "N SW": the hex at the end of the way. */
static int walk(const struct swamp_laws *laws, int hex, const char *way) {
    struct lz_text rest = lz_span(way);
    for (struct lz_text word; hex != SW_NOWHERE && (word = lz_take_word(&rest)).len;) {
        int d = 0;
        while (!lz_text_is(word, swamp_facts.direction[d]))
            d++;
        hex = swamp_neighbour(laws, hex, d);
    }
    return hex;
}

static void expect_way(const struct swamp_laws *laws, const char *from, const char *way, const char *to) {
    assert_string_equal(name_of(laws, walk(laws, named(laws, from), way)), to);
}

/* SW-1.1, SW-1.6 */
TEST(names_are_row_and_column) {
    UNUSED;
    assert_int_equal(named(&wrapped, "1A"), 0);
    assert_int_equal(named(&wrapped, "1AF"), 31);
    assert_int_equal(named(&wrapped, "2A"), 32);
    assert_int_equal(named(&wrapped, "32AF"), 1023);
    assert_int_equal(named(&wrapped, "5ad"), 4 * 32 + 29);
    assert_int_equal(named(&wrapped, "1z"), 25);
    assert_int_equal(named(&wrapped, "1Z"), 25);
    assert_int_equal(named(&small, "8P"), 127);
    int16_t at;
    assert_false(swamp_hex_parse(lz_span("0A"), &at));
    assert_false(swamp_hex_parse((struct lz_text){ "5A", 1 }, &at)); /* the letter is no part of it */
    assert_false(swamp_hex_parse(lz_span("5["), &at));
    assert_false(swamp_hex_parse(lz_span("5{"), &at));
    assert_int_equal(named(&small, "9A"), SW_NOWHERE);
    assert_int_equal(named(&small, "1Q"), SW_NOWHERE);
    for (int hex = 0; hex < 1024; hex++)
        assert_int_equal(named(&wrapped, name_of(&wrapped, hex)), hex);
    static const char *const wrong[] = { "", "A", "5", "0A", "53A", "5BA", "5AAA", "A5", "5-A", "-1A", "5A1" };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_false(swamp_hex_parse(lz_span(wrong[i]), &at));
}

/* SW-1.2, SW-1.3: the table's two examples. */
TEST(odd_columns_lie_lower) {
    UNUSED;
    static const char *const from_10c[] = { "9C", "10D", "11D", "11C", "11B", "10B" };
    static const char *const from_10d[] = { "9D", "9E", "10E", "11D", "10C", "9C" };
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        expect_way(&wrapped, "10C", swamp_facts.direction[d], from_10c[d]);
        expect_way(&wrapped, "10D", swamp_facts.direction[d], from_10d[d]);
    }
}

/* WE-1; SW-1.7: six of the rulebook's eight ways, and the two as R-1 reads them. */
TEST(sw_1_7_the_ways_of_the_rulebook) {
    UNUSED;
    expect_way(&wrapped, "22R", "N N", "20R");
    expect_way(&wrapped, "15R", "SW", "15Q");
    expect_way(&wrapped, "14AB", "N SW", "13AA");
    expect_way(&wrapped, "22N", "N NW", "20M");
    expect_way(&wrapped, "5AD", "SW NE", "5AD");
    expect_way(&wrapped, "5M", "SE", "6N");
    expect_way(&wrapped, "5T", "SE", "5U");
    expect_way(&wrapped, "9U", "SW", "10T");
    expect_way(&wrapped, "10I", "S", "11I");
}

/* WE-2, SW-1.4 */
TEST(sw_1_4_the_world_has_no_edge) {
    UNUSED;
    expect_way(&wrapped, "1A", "N", "32A");
    expect_way(&wrapped, "1A", "NW", "1AF");
    expect_way(&wrapped, "1B", "NE", "32C");
    expect_way(&wrapped, "32A", "SE", "1B");
    expect_way(&wrapped, "5AF", "SE", "5A");
    expect_way(&wrapped, "5AF", "NE", "4A");
    expect_way(&small, "1A", "NW", "1P");
    expect_way(&small, "8P", "S", "1P");
}

/* SW-1.4: unless it is played with one. */
TEST(or_it_has_one) {
    UNUSED;
    static const char *const out[][2] = { { "1A", "N" },   { "1A", "NW" },  { "1A", "SW" },
                                          { "1B", "NE" },  { "1B", "NW" },  { "32A", "S" },
                                          { "32A", "SE" }, { "5AF", "NE" }, { "5AF", "SE" } };
    for (size_t i = 0; i < sizeof out / sizeof out[0]; i++)
        assert_int_equal(walk(&edged, named(&edged, out[i][0]), out[i][1]), SW_NOWHERE);
    expect_way(&edged, "1A", "SE", "2B");
    expect_way(&edged, "1B", "SW", "1A");
    struct swamp_order order = { .hex = 0, .path = SW_N + 8 * SW_S };
    assert_int_equal(swamp_path_end(&edged, &order), SW_NOWHERE);
    assert_int_equal(swamp_path_end(&wrapped, &order), 0);
    order.path = SW_S + 8 * SW_STAY;
    assert_int_equal(swamp_path_end(&edged, &order), 32);
}

/* Every step has its way back, and six steps round a corner close. */
TEST(steps_lead_back) {
    UNUSED;
    for (int hex = 0; hex < 1024; hex++)
        for (int d = 0; d < SW_DIRECTIONS; d++) {
            int next = swamp_neighbour(&wrapped, hex, d);
            assert_int_equal(swamp_neighbour(&wrapped, next, (d + 3) % 6), hex);
            assert_int_equal(swamp_neighbour(&wrapped, next, (d + 2) % 6), swamp_neighbour(&wrapped, hex, (d + 1) % 6));
        }
}

/* How many steps to each hex, by walking. */
static void flood(const struct swamp_laws *laws, int from, uint8_t far[SW_HEXES]) {
    uint16_t queue[SW_HEXES];
    int n = 0;
    memset(far, 0xff, SW_HEXES);
    far[from] = 0;
    queue[n++] = (uint16_t)from;
    for (int i = 0; i < n; i++)
        for (int d = 0; d < SW_DIRECTIONS; d++) {
            int next = swamp_neighbour(laws, queue[i], d);
            if (next == SW_NOWHERE || far[next] != 0xff)
                continue;
            far[next] = (uint8_t)(far[queue[i]] + 1);
            queue[n++] = (uint16_t)next;
        }
    assert_int_equal(n, laws->wide * laws->high);
}

/* SW-1.5, WE-2: the formula and the feet agree, on every map. */
TEST(sw_1_5_distance_is_steps) {
    UNUSED;
    const struct swamp_laws *const maps[] = { &wrapped, &edged, &small };
    int most = 0;
    for (int m = 0; m < 3; m++)
        for (int from = 0, all = maps[m]->wide * maps[m]->high; from < all; from += 7) {
            uint8_t far[SW_HEXES];
            flood(maps[m], from, far);
            for (int to = 0; to < all; to++) {
                assert_int_equal(swamp_distance(maps[m], from, to), far[to]);
                most = m == 0 && far[to] > most ? far[to] : most;
            }
        }
    assert_int_equal(most, 24);
    assert_int_equal(swamp_distance(&wrapped, named(&wrapped, "1A"), named(&wrapped, "32AF")), 2);
    assert_int_equal(swamp_distance(&wrapped, named(&wrapped, "5A"), named(&wrapped, "21Q")), 24);
}

/* The hex itself first, then exactly those within the radius, each once. */
TEST(a_disk_is_all_that_is_near) {
    UNUSED;
    const struct swamp_laws *const maps[] = { &wrapped, &edged, &small };
    for (int m = 0; m < 3; m++)
        for (int hex = 0, all = maps[m]->wide * maps[m]->high; hex < all; hex += 3)
            for (int radius = 0; radius <= 3; radius++) {
                uint16_t disk[SW_DISK];
                bool in[SW_HEXES] = { false };
                int n = swamp_disk(maps[m], hex, radius, disk), near = 0;
                assert_int_equal(disk[0], hex);
                for (int i = 0; i < n; i++) {
                    assert_false(in[disk[i]]);
                    in[disk[i]] = true;
                }
                for (int to = 0; to < all; to++) {
                    near += swamp_distance(maps[m], hex, to) <= radius;
                    assert_int_equal(in[to], swamp_distance(maps[m], hex, to) <= radius);
                }
                assert_int_equal(n, near);
            }
}

/* SW-1.5: offsets mean the same from any column. */
TEST(axial_steps_are_true_in_any_column) {
    UNUSED;
    static const int8_t step[SW_DIRECTIONS][2] = { { 0, -1 }, { 1, -1 }, { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 } };
    for (int hex = 0; hex < 1024; hex++) {
        for (int d = 0; d < SW_DIRECTIONS; d++)
            assert_int_equal(swamp_at_axial(&wrapped, hex, step[d][0], step[d][1]), swamp_neighbour(&wrapped, hex, d));
        assert_int_equal(swamp_at_axial(&wrapped, hex, 2, -3), walk(&wrapped, hex, "NE NE N"));
        assert_int_equal(swamp_at_axial(&wrapped, hex, -2, -1), walk(&wrapped, hex, "NW NW N"));
    }
}

RUN(CASE(names_are_row_and_column), CASE(odd_columns_lie_lower), CASE(sw_1_7_the_ways_of_the_rulebook),
    CASE(sw_1_4_the_world_has_no_edge), CASE(or_it_has_one), CASE(steps_lead_back), CASE(sw_1_5_distance_is_steps),
    CASE(a_disk_is_all_that_is_near), CASE(axial_steps_are_true_in_any_column))
