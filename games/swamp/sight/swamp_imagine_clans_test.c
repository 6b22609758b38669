/* What the others have in imagined worlds: by the odds where nothing is known, and so that every point is somewhere
   (SW-15.1, SW-15.3). */
#include "tests/unit/swamp_field.h"

#include "games/swamp/sight/swamp_imagine.h"

static struct swamp_view v;
static struct swamp_state s;
static struct swamp_imagined d;

/* Clan 1 looks at 16 x 16 hexes of plains of which it sees none; clan 2 has so many points. */
static void begin(int points) {
    memset(&v, 0, sizeof v);
    memset(&s, 0, sizeof s);
    v.laws = s.laws = (struct swamp_laws){
        .wide = 16, .high = 16, .wrap = 1, .ranking_points = 1, .victory_per_home = 1000
    };
    v.seen.seats = s.head.seats = 2;
    v.clan = 1;
    v.turn = s.turn = 4;
    v.score[1] = points;
    d = (struct swamp_imagined){ .v = &v, .s = &s, .mind = 1 };
}

static void dream(void) {
    for (int hex = 0; hex < swamp_hexes(&s); hex++)
        if (v.cells[hex].known == SW_NEVER)
            s.hex[hex] = (struct swamp_hex){ .terrain = SW_PLAINS };
    memset(s.spy, 0, sizeof s.spy);
    s.spies = 0;
    swamp_imagine_clans(&d);
    assert_int_equal(d.rest[1], 0); /* every point is somewhere */
}

static struct swamp_hex *sight(int hex, struct swamp_hex now) {
    v.cells[hex] = (struct swamp_cell){ .known = SW_IN_SIGHT, .terrain = now.terrain, .marks = now.marks };
    s.hex[hex] = now;
    return &s.hex[hex];
}

static int size_of(const struct swamp_hex *at) {
    int n = 0;
    for (int i = 0; i < SW_COLOURS; i++)
        n += at->lizards[i];
    return n;
}

static void share_is(const char *what, int found, int all, double expected) {
    double share = (double)found / all;
    if (share < expected - 0.01 || share > expected + 0.01)
        fail_msg("%s: %.4f of %d, expected %.4f", what, share, all, expected);
}

/* A band in sight: as many as are seen, sated to starved, three in four of them average. */
TEST(a_band_in_sight) {
    int hunger[8] = { 0 }, skill[8] = { 0 }, pure = 0, red = 0, n = 20000;
    UNUSED;
    for (int i = 0; i < n; i++) {
        if (!i)
            begin(100);
        sight(20, (struct swamp_hex){ .terrain = SW_PLAINS });
        v.cells[20].clan = 2, v.cells[20].number = 100;
        dream();
        const struct swamp_hex *at = &s.hex[20];
        assert_int_equal(at->clan, 2);
        assert_int_equal(size_of(at), 100);
        hunger[at->hunger]++, skill[at->experience]++;
        int colours = 0;
        for (int c = 0; c < SW_COLOURS; c++)
            colours += at->lizards[c] > 0;
        assert_in_range(colours, 1, 3);
        pure += colours == 1;
        red += at->lizards[SW_RED];
    }
    for (int i = SW_SATED; i <= SW_STARVED; i++)
        share_is("hunger", hunger[i], n, 0.2);
    share_is("average", skill[SW_AVERAGE], n, 0.75);
    share_is("good", skill[SW_GOOD], n, 0.125);
    share_is("dangerous", skill[SW_DANGEROUS], n, 0.125);
    share_is("of one colour", pure, n, 0.415);
    share_is("red", red / 100, n, 0.32);
    begin(100); /* SW-18.6: at the start nobody is hungry or skilled */
    s.turn = v.turn = 0;
    sight(20, (struct swamp_hex){ .terrain = SW_PLAINS });
    v.cells[20].clan = 2, v.cells[20].number = 100;
    dream();
    assert_int_equal(s.hex[20].hunger + s.hex[20].experience, 0);
}

/* Up to three points are spies, oldest first, never older than SW-14.6 allows; before the first turn there are none. */
TEST(spies_of_others) {
    int count[8] = { 0 }, n = 20000;
    UNUSED;
    begin(400);
    for (int i = 0; i < n; i++) {
        dream();
        count[s.spies]++;
        for (int spy = 0; spy < s.spies; spy++) {
            assert_int_equal(s.spy[spy].clan, 2);
            assert_in_range(s.spy[spy].age, 1, 4);
            assert_true(!spy || s.spy[spy].age <= s.spy[spy - 1].age);
            assert_true(s.hex[s.spy[spy].hex].clan != 2);
        }
        if (s.spies)
            assert_int_equal(s.spy[0].age, 4);
    }
    for (int i = 0; i <= 3; i++)
        share_is("spies", count[i], n, 0.25);
    s.turn = v.turn = 0;
    for (int i = 0; i < 100; i++) {
        dream();
        assert_int_equal(s.spies, 0);
    }
}

/* Of temples whose owner is not told half are nobody's; of the rest some are the viewer's, which is not so. */
TEST(temples_of_others) {
    int owned = 0, n = 20000;
    UNUSED;
    begin(400);
    for (int i = 0; i < n; i++) {
        sight(20, (struct swamp_hex){ .terrain = SW_TEMPLE });
        v.cells[20].owner = SW_UNTOLD;
        dream();
        assert_true(s.hex[20].owner == SW_FREE || s.hex[20].owner == 2);
        owned += s.hex[20].owner == 2;
    }
    share_is("owned", owned, n, 0.25);
    for (int points = 25; points < 35; points++) { /* who could not pay for it has not got it */
        begin(points);
        sight(20, (struct swamp_hex){ .terrain = SW_TEMPLE });
        v.cells[20].owner = SW_UNTOLD, v.cells[20].clan = 2, v.cells[20].number = 3;
        dream();
        assert_int_equal(s.hex[20].owner, points >= 33 ? 2 : SW_FREE);
    }
}

/* The same of bridges; a temple in the first hex is one as well. */
TEST(bridges_of_others) {
    int bridges = 0, temples = 0, n = 20000;
    UNUSED;
    begin(400);
    for (int i = 0; i < n; i++) {
        sight(0, (struct swamp_hex){ .terrain = SW_TEMPLE });
        sight(20, (struct swamp_hex){ .terrain = SW_WATER, .marks = SW_BRIDGE });
        v.cells[0].owner = v.cells[20].owner = SW_UNTOLD;
        dream();
        temples += s.hex[0].owner == 2, bridges += s.hex[20].owner == 2;
    }
    share_is("bridges", bridges, n, 0.25);
    share_is("temples", temples, n, 0.25);
    begin(12);
    sight(20, (struct swamp_hex){ .terrain = SW_WATER, .marks = SW_BRIDGE }); /* who stands on it has it */
    v.cells[20].owner = SW_UNTOLD, v.cells[20].clan = 2, v.cells[20].number = 2;
    dream();
    assert_int_equal(s.hex[20].owner, 2);
}

/* SW-15.3: home dens out of sight, with food, on land and not next to another den as long as there is room. */
TEST(home_dens_of_others) {
    int fed[8] = { 0 }, n = 2000;
    UNUSED;
    begin(5000);
    v.threshold = 2000;
    sight(50, (struct swamp_hex){ .terrain = SW_WATER });
    for (int i = 0; i < n; i++) {
        int homes = 0;
        dream();
        for (int hex = 0; hex < swamp_hexes(&s); hex++) {
            const struct swamp_hex *at = &s.hex[hex];
            if (!(at->marks & SW_HOME))
                continue;
            homes++;
            assert_int_equal(at->terrain, SW_DEN);
            assert_int_equal(at->owner, 2);
            assert_int_equal(v.cells[hex].known, SW_NEVER);
            fed[swamp_fertile_near(&s, hex)]++;
            for (int way = 0; way < SW_DIRECTIONS; way++)
                assert_int_not_equal(s.hex[swamp_neighbour(&s.laws, hex, way)].terrain, SW_DEN);
        }
        assert_int_equal(homes, 2);
    }
    assert_int_equal(fed[0] + fed[1], 0);
    assert_in_range(100 * fed[2] / (2 * n), 45, 52);
    assert_in_range(100 * fed[3] / (2 * n), 46, 54);
}

static int homes_of(int clan) {
    int n = 0;
    for (int hex = 0; hex < swamp_hexes(&s); hex++)
        n += s.hex[hex].marks & SW_HOME && s.hex[hex].owner == clan;
    return n;
}

/* Those who can pay for them have as many each; one that is in sight counts, wherever it stands. */
TEST(home_dens_are_shared_out) {
    UNUSED;
    for (int i = 0; i < 50; i++) {
        begin(9000);
        d.mind = (uint64_t)i;
        v.seen.seats = s.head.seats = 4;
        v.score[2] = v.score[3] = 9000;
        v.threshold = 7000;
        sight(0, (struct swamp_hex){ .terrain = SW_DEN, .marks = SW_HOME, .owner = 1, .population = 9 });
        dream();
        for (int clan = 2; clan <= 4; clan++)
            assert_int_equal(homes_of(clan), 2);
        begin(2000); /* a home den and nobody in it is none */
        v.threshold = 2000;
        dream();
        assert_int_equal(homes_of(2), 0);
        assert_int_equal(homes_of(SW_FREE), 2);
        begin(2001);
        v.threshold = 2000;
        dream();
        assert_int_equal(homes_of(2), 1);
    }
}

/* Rather in the water next to a den than where the viewer remembers something else; and there, if nowhere else. */
TEST(sites_of_home_dens) {
    UNUSED;
    for (int other = 0; other < 2; other++)
        for (int i = 0; i < 100; i++) {
            begin(2500);
            v.threshold = 1000;
            d.mind = (uint64_t)i;
            int homes = 0;
            for (int hex = 0; hex < swamp_hexes(&s); hex++) { /* columns: dens, water, what is remembered, scrub */
                if (hex % 4 == 0)
                    sight(hex, (struct swamp_hex){ .terrain = SW_DEN, .population = 9 });
                if (hex % 4 == 1)
                    s.hex[hex].terrain = SW_WATER;
                if (hex % 4 > 1)
                    sight(hex, (struct swamp_hex){ .terrain = hex % 4 == 2 ? SW_PLAINS : SW_SCRUB });
                if (hex % 4 == 2 && other)
                    v.cells[hex].known = SW_REMEMBERED;
            }
            swamp_imagine_clans(&d);
            for (int hex = 1; hex < swamp_hexes(&s); hex += 4)
                homes += s.hex[hex].marks == SW_HOME;
            assert_int_equal(homes, 1);
        }
}

/* Home dens that nobody can pay for are free, and fall in one to three turns (SW-15.5). */
TEST(home_dens_of_those_who_left) {
    int until[8] = { 0 }, n = 6000;
    UNUSED;
    begin(100);
    v.threshold = 2000;
    for (int i = 0; i < n; i++) {
        dream();
        for (int hex = 0; hex < swamp_hexes(&s); hex++)
            if (s.hex[hex].marks & SW_HOME) {
                assert_int_equal(s.hex[hex].owner, SW_FREE);
                assert_in_range(s.hex[hex].until, s.turn + 1, s.turn + 3);
                until[s.hex[hex].until - s.turn]++;
            }
    }
    for (int i = 1; i <= 3; i++)
        share_is("until", until[i], 2 * n, 1.0 / 3);
    v.threshold = 1000; /* one is counted though there is none */
    dream();
    for (int hex = 0; hex < swamp_hexes(&s); hex++)
        assert_false(s.hex[hex].marks & SW_HOME);
}

/* Bands out of sight: 300 at most, where they could be, on land rather than in the water, and nearer home than chance.
 */
TEST(bands_out_of_sight) {
    int near = 0, wet = 0, bands = 0, home = 100;
    UNUSED;
    begin(3000);
    for (int round = 0; round < 500; round++) {
        for (int hex = 0; hex < swamp_hexes(&s); hex += 3)
            sight(hex, (struct swamp_hex){ .terrain = hex % 2 ? SW_SCRUB : SW_PLAINS });
        v.cells[9].spies = 1; /* in scrub */
        sight(home, (struct swamp_hex){ .terrain = SW_DEN, .owner = 2, .marks = SW_HOME, .population = 1 });
        dream();
        for (int hex = 0; hex < swamp_hexes(&s); hex++) {
            if (!s.hex[hex].clan)
                continue;
            bands++;
            assert_in_range(size_of(&s.hex[hex]), 1, SW_LIMIT);
            assert_true(hex == home || v.cells[hex].known == SW_NEVER || s.hex[hex].terrain == SW_SCRUB);
            assert_int_not_equal(hex, 9);
            near += swamp_distance(&s.laws, hex, home) <= 4;
            wet += swamp_water(s.hex[hex].terrain);
        }
    }
    assert_in_range(bands / 500, 3, 10);
    assert_in_range(100 * near / bands, 55, 90); /* 61 of 256 hexes are so near */
    assert_int_equal(wet, 0);
}

/* SW-20.1 ranking_points: four clans, of which the viewer knows its own 500 points and who stands above and below. */
static void hidden(const uint8_t rank[4]) {
    struct swamp_points points[SW_CLANS];
    begin(0);
    v.seen.seats = s.head.seats = 4;
    v.clan = 2;
    v.laws.ranking_points = s.laws.ranking_points = 0;
    v.score[1] = 500;
    memcpy(v.rank, rank, 4);
    for (int round = 0; round < 300; round++) {
        uint8_t now[SW_CLANS];
        dream();
        sight(77, (struct swamp_hex){ .terrain = SW_PLAINS, .clan = 2, .lizards = { 300 } })->clan = 2;
        sight(78, (struct swamp_hex){ .terrain = SW_PLAINS, .clan = 2, .lizards = { 200 } })->clan = 2;
        swamp_points_of(&s, points);
        swamp_ranking(&s, points, now);
        assert_memory_equal(now, rank, 4);
        for (int clan = 1; clan <= 4; clan++)
            assert_in_range(points[clan - 1].total, 1, 6500);
    }
}

TEST(points_that_nobody_is_told) {
    UNUSED;
    hidden((const uint8_t[]){ 2, 1, 3, 4 });
    hidden((const uint8_t[]){ 4, 3, 2, 1 });
    hidden((const uint8_t[]){ 1, 3, 4, 2 });
    hidden((const uint8_t[]){ 4, 2, 1, 3 });
}

/* Six clans with a few points each and some of them in sight: whatever the truth is, the dream has its order. */
TEST(points_where_there_is_little_room) {
    struct lz_rng rng = lz_rng_from(5, 5);
    UNUSED;
    for (int round = 0; round < 3000; round++) {
        struct swamp_points points[SW_CLANS] = { 0 };
        uint8_t now[SW_CLANS];
        begin(0);
        v.seen.seats = s.head.seats = 6;
        v.clan = (uint8_t)(1 + lz_roll(&rng, 6));
        v.laws.ranking_points = s.laws.ranking_points = 0;
        for (int clan = 1; clan <= 6; clan++) {
            int have = points[clan - 1].total = 1 + (int)lz_roll(&rng, 7),
                seen = (int)lz_roll(&rng, (uint32_t)have + 1);
            if (clan == v.clan)
                sight(clan, (struct swamp_hex){ .terrain = SW_PLAINS, .clan = v.clan, .lizards = { (uint16_t)have } });
            else if (seen)
                sight(clan, (struct swamp_hex){ .terrain = SW_PLAINS });
            v.cells[clan].clan = seen || clan == v.clan ? (uint8_t)clan : 0;
            v.cells[clan].number = (uint16_t)(clan == v.clan ? have : seen);
        }
        v.score[v.clan - 1] = points[v.clan - 1].total;
        swamp_ranking(&s, points, v.rank);
        dream();
        swamp_points_of(&s, points);
        swamp_ranking(&s, points, now);
        assert_memory_equal(now, v.rank, SW_CLANS);
        assert_int_equal(points[v.clan - 1].total, v.score[v.clan - 1]);
    }
}

/* Whoever stands above a viewer with very many points has up to two hundred more, and so on upwards. */
static void points_above(int many) {
    int most = 0, n = 2000;
    long sum = 0;
    begin(0);
    v.seen.seats = s.head.seats = 3;
    v.clan = 2;
    v.laws.ranking_points = s.laws.ranking_points = 0;
    v.score[1] = many;
    v.rank[0] = 3, v.rank[1] = 1, v.rank[2] = 2;
    for (int i = 0; i < n; i++) {
        struct swamp_points points[SW_CLANS];
        dream();
        swamp_points_of(&s, points);
        assert_in_range(points[0].total, many, many + 200);
        assert_in_range(points[2].total, points[0].total + 1, points[0].total + 201);
        sum += points[0].total - many;
        most = points[0].total > most ? points[0].total : most;
    }
    assert_int_equal(most, many + 200);
    assert_in_range(sum / n, 90, 110);
}

TEST(points_above_very_many) {
    UNUSED;
    points_above(4000);
    points_above(5000);
    points_above(9000);
}

/* Where there is room for one number only between the first and the last, it is that: ties go by clan (SW-15.2). */
TEST(points_between_two_that_are_seen) {
    UNUSED;
    for (int first = 1; first <= 3; first += 2) {
        struct swamp_points points[SW_CLANS];
        begin(0);
        v.seen.seats = s.head.seats = 3;
        v.clan = 2;
        v.laws.ranking_points = s.laws.ranking_points = 0;
        v.score[1] = 50;
        v.rank[0] = 2, v.rank[1] = (uint8_t)first, v.rank[2] = (uint8_t)(4 - first);
        sight(20, (struct swamp_hex){ .terrain = SW_PLAINS }); /* so many of the last are in sight */
        v.cells[20].clan = (uint8_t)(4 - first), v.cells[20].number = 49;
        dream();
        swamp_points_of(&s, points);
        assert_int_equal(points[3 - first].total, 49);
        assert_int_equal(points[first - 1].total, first == 1 ? 49 : 50);
    }
}

/* Nowhere to be but in dens: they are as full as it takes. */
TEST(dens_take_what_is_left) {
    UNUSED;
    begin(4000);
    for (int hex = 0; hex < swamp_hexes(&s); hex++)
        sight(hex, (struct swamp_hex){ .terrain = SW_PLAINS });
    sight(33, (struct swamp_hex){ .terrain = SW_DEN, .owner = 2, .colour = SW_RED });
    dream();
    assert_in_range(s.hex[33].population, 3900 - 25 - SW_LIMIT, 4000 - 25);
    assert_int_equal(s.hex[33].population + size_of(&s.hex[33]) + s.spies, 4000 - 25);
}

RUN(CASE(a_band_in_sight), CASE(spies_of_others), CASE(temples_of_others), CASE(home_dens_of_others),
    CASE(home_dens_are_shared_out), CASE(bridges_of_others), CASE(sites_of_home_dens),
    CASE(home_dens_of_those_who_left), CASE(bands_out_of_sight), CASE(points_that_nobody_is_told),
    CASE(points_where_there_is_little_room), CASE(points_above_very_many), CASE(points_between_two_that_are_seen),
    CASE(dens_take_what_is_left))
