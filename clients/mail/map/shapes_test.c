/* The table of shapes: every path can be walked and stays in its frame; every pair of inks that carries meaning can be
   told apart (WCAG 2: 3:1 for graphics, 4.5:1 for text), by day and by night. */
#include "clients/mail/map/shapes.h"

#include "clients/mail/map/path.h"
#include "tests/unit/unit.h"

#include <math.h>

struct extent {
    double most;
    int pieces, closed;
};

static void far(struct extent *e, double x, double y) { e->most = fmax(e->most, fmax(fabs(x), fabs(y))); }
static void move(void *e, double x, double y) { far(e, x, y); }
static void line(void *e, double x, double y) {
    far(e, x, y);
    ((struct extent *)e)->pieces++;
}
static void curve(void *e, const double at[6]) {
    far(e, at[4], at[5]);
    ((struct extent *)e)->pieces++;
}
static void closed(void *e) { ((struct extent *)e)->closed++; }

static bool walk(const char *data, struct extent *e) {
    *e = (struct extent){ 0 };
    return path_walk(data, &(struct path_walker){ e, move, line, curve, closed });
}

static void fits(const char *path, double most) {
    struct extent e;
    if (!path)
        return;
    if (!walk(path, &e) || e.pieces == 0 || e.most > most)
        fail_msg("%s: %d pieces, up to %f", path, e.pieces, e.most);
}

TEST(paths_are_read_as_svg_has_them) {
    UNUSED;
    struct extent e;
    assert_true(walk("M1 2l3-4.5.5-1H-7v2c1 1 2 2 3 3s1-1 2 0z", &e));
    assert_int_equal(e.pieces, 6); /* l twice, H, v, c, s */
    assert_int_equal(e.closed, 1);
    assert_true(walk("m10 10 5 5M-20 0", &e));
    assert_int_equal(e.pieces, 1);
    assert_true(fabs(e.most - 20) < 1e-9);
    assert_false(walk("M1", &e));
    assert_false(walk("Q1 2 3 4", &e));
    assert_false(walk("M1 2z 3", &e));
    assert_false(walk("1 2", &e));
}

TEST(every_shape_stays_in_its_frame) {
    UNUSED;
    for (int i = 0; i < SHAPE_TERRAINS; i++) {
        const struct shape_terrain *t = &shape_terrains[i];
        fits(t->line, 32);
        fits(t->carve, 32);
        fits(t->cut, 32);
        assert_true(t->line || t->carve);
        assert_int_equal(shape_of_terrain(t->code), i);
    }
    for (int i = 0; i < SHAPE_CLANS; i++) {
        fits(shape_clans[i].drawing, 24);
        fits(shape_clans[i].legs, 24);
        fits(shape_clans[i].pattern, 8);
    }
    assert_int_equal(shape_of_terrain("Sea"), -1);
}

static double channel(uint32_t byte) {
    double c = byte / 255.0;
    return c <= 0.03928 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
}

static double luminance(uint32_t rgb) {
    return 0.2126 * channel(rgb >> 16 & 255) + 0.7152 * channel(rgb >> 8 & 255) + 0.0722 * channel(rgb & 255);
}

static double contrast(uint32_t a, uint32_t b) {
    double x = luminance(a) + 0.05, y = luminance(b) + 0.05;
    return x > y ? x / y : y / x;
}

static void apart(enum ink a, enum ink b, double least) {
    double day = contrast(ink_looks[a].day, ink_looks[b].day), night = contrast(ink_looks[a].night, ink_looks[b].night);
    if (day < least || night < least)
        fail_msg("inks %d and %d: %.2f by day, %.2f by night, not %.1f", a, b, day, night, least);
}

TEST(inks_can_be_told_apart) {
    UNUSED;
    static const enum ink words[] = { INK_INK, INK_INK2, INK_INK3, INK_RED, INK_WARN };
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        apart(words[i], INK_SHEET, 4.5);
        apart(words[i], INK_BAR, 4.5);
    }
    apart(INK_ON_MARKER, INK_MARKER, 4.5);
    apart(INK_RULE2, INK_SHEET, 3);
    apart(INK_GAME, INK_BAR, 3);
    for (int i = 0; i < SHAPE_TERRAINS; i++) {
        apart(shape_terrains[i].carving, shape_terrains[i].ground, 3);
        apart(INK_INK, shape_terrains[i].ground, 4.5);
    }
    for (int i = 0; i < SHAPE_CLANS; i++)
        apart(shape_clans[i].on, shape_clans[i].ink, 4.5);
}

TEST(no_two_clans_share_letter_animal_or_pattern) {
    UNUSED;
    for (int i = 0; i < SHAPE_CLANS; i++)
        for (int j = 0; j < i; j++) {
            const struct shape_clan *a = &shape_clans[i], *b = &shape_clans[j];
            assert_string_not_equal(a->letter, b->letter);
            assert_string_not_equal(a->drawing, b->drawing);
            assert_int_not_equal(a->ink, b->ink);
            assert_true(!a->pattern || !b->pattern || strcmp(a->pattern, b->pattern) != 0);
        }
}

RUN(CASE(paths_are_read_as_svg_has_them), CASE(every_shape_stays_in_its_frame), CASE(inks_can_be_told_apart),
    CASE(no_two_clans_share_letter_animal_or_pattern))
