/* The map: where hexes lie (SW-1.2), where a wrapped world is cut, what is drawn in a hex (SW-22.7), what is refused.
 */
#include "clients/mail/map/map_cairo.h"
#include "clients/mail/map/map_svg.h"

#include "tests/unit/unit.h"

static struct doc_file file;
static struct map map;
static struct buffer svg;

static bool try_map(const char *json, struct fault *why) {
    *why = (struct fault){ "" };
    assert_true(doc_read(&file, json, strlen(json), why));
    bool good = map_read(&map, file.nodes, why);
    if (!good)
        doc_free(&file);
    return good;
}

static void draw(const char *json) {
    struct fault why;
    if (!try_map(json, &why) || !map_svg(&svg, &map, &map.all, &why))
        fail_msg("%s", why.words);
}

static void done(void) {
    buffer_free(&svg);
    map_free(&map);
    doc_free(&file);
}

static int count(const char *words) {
    int n = 0;
    for (const char *at = svg.bytes; (at = strstr(at, words)); at += strlen(words))
        n++;
    return n;
}

/* Where a hex lies in the window of all that is known. */
static struct map_point middle(const char *hex) {
    for (int row = 0; row < map.all.rows; row++)
        for (int column = 0; column < map.all.columns; column++) {
            const struct map_cell *c = map_at(&map, &map.all, row, column);
            if (c && strcmp(c->hex, hex) == 0)
                return map_middle(&map, &map.all, row, column);
        }
    fail_msg("%s is not in the window", hex);
    return (struct map_point){ 0, 0 };
}

/* SW-1.2, SW-1.3: south of 10C lies 11C; 10D lies north-east of it, 11D south-east. */
TEST(sw_1_2_sw_1_3_odd_columns_lie_half_a_hex_lower) {
    UNUSED;
    draw(
        "{\"wide\":16,\"high\":16,\"map\":[{\"hex\":\"10C\",\"terrain\":\"Pla\"},{\"hex\":\"10D\",\"terrain\":\"Pla\"},"
        "{\"hex\":\"11C\",\"terrain\":\"Pla\"},{\"hex\":\"11D\",\"terrain\":\"Wat\"}]}");
    struct map_point c10 = middle("10C"), d10 = middle("10D"), c11 = middle("11C"), d11 = middle("11D");
    assert_true(d10.y < c10.y && c10.y < d11.y && d11.y < c11.y);
    assert_true(c10.x < d10.x && d10.x - d11.x == 0);
    assert_true(c11.y - c10.y > 55 && c11.y - c10.y < 56);
    done();
}

TEST(a_wrapped_world_is_cut_where_least_is_known) {
    UNUSED;
    draw("{\"wide\":16,\"high\":16,\"wrap\":true,\"map\":[{\"hex\":\"1A\",\"terrain\":\"Pla\"},"
         "{\"hex\":\"16P\",\"terrain\":\"Pla\"},{\"hex\":\"1P\",\"terrain\":\"Wat\"}]}");
    assert_int_equal(map.all.columns, 4); /* O P A B */
    assert_int_equal(map.all.rows, 4);
    assert_true(middle("16P").x < middle("1A").x); /* P lies west of A here */
    assert_true(middle("16P").y < middle("1P").y); /* and row 16 north of row 1 */
    done();
}

TEST(a_world_with_edges_is_not_wrapped) {
    UNUSED;
    draw("{\"wide\":16,\"high\":16,\"wrap\":false,\"map\":[{\"hex\":\"1A\",\"terrain\":\"Pla\"},"
         "{\"hex\":\"16P\",\"terrain\":\"Pla\"}]}");
    assert_int_equal(map.all.columns, 16);
    assert_int_equal(map.all.rows, 16);
    done();
}

static const char *hex_at(const struct map_window *w, int row, int column) {
    const struct map_cell *c = map_at(&map, w, row, column);
    return c ? c->hex : "";
}

/* P78: the home den stands in the middle, wherever the world is cut; less is shown where less is known. */
TEST(a_window_lies_round_the_home_den) {
    UNUSED;
    struct buffer json = { 0 };
    buffer_text(&json, "{\"wide\":16,\"high\":16,\"wrap\":true,\"centre\":\"1A\",\"map\":[");
    for (int row = 1; row <= 16; row++)
        for (char column = 'A'; column <= 'P'; column++)
            if (row != 9 || column != 'J')
                buffer_format(&json, "%s{\"hex\":\"%d%c\",\"terrain\":\"Pla\"}", row + column > 'A' + 1 ? "," : "", row,
                              column);
    buffer_text(&json, "]}");
    draw(json.bytes);
    buffer_free(&json);
    struct map_window w = map_around(&map, map.row, map.column, (struct map_window){ .rows = 5, .columns = 7 });
    assert_string_equal(hex_at(&w, 2, 3), "1A");
    assert_string_equal(hex_at(&w, 0, 0), "15N");
    assert_int_equal(w.rows * 100 + w.columns, 507);
    assert_false(map_shows_all(&map, &w));
    assert_true(map_shows_all(&map, &map.all));
    done();
    draw("{\"wide\":16,\"high\":16,\"wrap\":false,\"centre\":\"1A\",\"map\":[{\"hex\":\"1A\",\"terrain\":\"Pla\"},"
         "{\"hex\":\"2C\",\"terrain\":\"Pla\"}]}");
    w = map_around(&map, map.row, map.column, (struct map_window){ .rows = 9, .columns = 9 });
    assert_string_equal(hex_at(&w, 0, 0), "1A"); /* nothing lies beyond the edge */
    assert_int_equal(w.rows, 3);                 /* and but one row and column beyond what is known */
    assert_int_equal(w.columns, 4);
    assert_true(map_shows_all(&map, &w));
    done();
}

/* P81: battles have the numbers of the list, and other clans the codes that people write. */
TEST(battles_are_numbered) {
    UNUSED;
    draw("{\"wide\":8,\"high\":8,\"clan\":3,\"clans\":[{\"clan\":4,\"code\":\"COB\"}],\"phases\":[{\"items\":["
         "{\"kind\":\"battle\",\"hexes\":[\"3C\"],\"battles\":[{\"hex\":\"3D\"}]},{\"kind\":\"news\",\"at\":\"3C\"},"
         "{\"kind\":\"battle\",\"at\":\"3C\"},{\"kind\":\"battle\",\"at\":\"3C\"}]}],\"map\":[{\"hex\":\"3C\","
         "\"terrain\":\"Wat\"},"
         "{\"hex\":\"3D\",\"terrain\":\"Pla\",\"clan\":4,\"number\":45}]}");
    assert_int_equal(map.cell[0].battle, 2);
    assert_int_equal(map.cell[1].battle, 1);
    assert_int_equal(count(">1</text>"), 1);
    assert_int_equal(count(">2+</text>"), 1);
    assert_int_equal(count(">COB</text>"), 1);
    done();
}

/* SW-3.5: the remembered is hatched and has its turn; the unknown is outlined and has no code. */
TEST(knowledge_shows) {
    UNUSED;
    draw("{\"wide\":8,\"high\":8,\"map\":[{\"hex\":\"3C\",\"terrain\":\"Fer\"},"
         "{\"hex\":\"3D\",\"terrain\":\"Pea\",\"known\":\"old\",\"turn\":7,\"text\":\"t7\"}]}");
    assert_int_equal(count(">3C</text>"), 1);
    assert_int_equal(count(">3D</text>"), 1);
    assert_int_equal(count(">t7</text>"), 1);
    assert_int_equal(count("url(#hatch)"), 1);
    assert_int_equal(count("<use href=\"#s12\""), map.all.rows * map.all.columns - 2);
    done();
}

#define DENS \
    "{\"wide\":8,\"high\":8,\"clan\":3,\"ranking\":[{\"clan\":3,\"code\":\"SPS\"},{\"clan\":4,\"code\":\"COB\"}]," \
    "\"dens\":[{\"hex\":\"2B\",\"clan\":3,\"population\":66,\"number\":109}," \
    "{\"hex\":\"2C\",\"clan\":3,\"population\":5,\"home\":true}],\"map\":["

/* SW-22.7: the map's number of an own den holds its people; the disc shows warriors, the tab people. */
TEST(own_dens_show_warriors_and_people_apart) {
    UNUSED;
    draw(DENS "{\"hex\":\"2B\",\"terrain\":\"Den\",\"face\":\"Red\",\"owner\":3,\"clan\":3,\"number\":175},"
              "{\"hex\":\"2C\",\"terrain\":\"Den\",\"face\":\"HOM\",\"colour\":\"Yellow\",\"owner\":3,\"clan\":3,"
              "\"number\":5}]}");
    assert_int_equal(count(">109</text>"), 1);
    assert_int_equal(count(">R 66</text>"), 1);
    assert_int_equal(count(">175<"), 0);
    assert_int_equal(count(">HOM</text>"), 1);
    assert_int_equal(count(">Y 5</text>"), 1);
    assert_int_equal(count(">C</text>"), 2); /* on the disc, and on the den without one */
    assert_int_equal(count("<use href=\"#s"), count("<use href=\"#s12\"") + 2 + 1); /* two hexes, one disc */
    done();
}

TEST(what_is_not_mine_says_whose_it_is) {
    UNUSED;
    draw(DENS "{\"hex\":\"4B\",\"terrain\":\"Den\",\"face\":\"Grn\",\"owner\":4,\"text\":\"COB\"},"
              "{\"hex\":\"4C\",\"terrain\":\"Den\",\"face\":\"New\",\"owner\":0,\"text\":\"free\"},"
              "{\"hex\":\"4D\",\"terrain\":\"Wat\",\"sign\":\"=\"},{\"hex\":\"4E\",\"terrain\":\"Pla\",\"spies\":1},"
              "{\"hex\":\"4F\",\"terrain\":\"Scr\",\"clan\":4,\"number\":45,\"text\":\"COB 45\"}]}");
    assert_int_equal(count(">GN</text>"), 1);
    assert_int_equal(count(">COB</text>"), 2); /* the den, and the band */
    assert_int_equal(count(">new</text>"), 1);
    assert_int_equal(count(">free</text>"), 1);
    assert_int_equal(count("<use href=\"#s13\""), 1); /* bridge */
    assert_int_equal(count("<use href=\"#s16\""), 1); /* spy */
    assert_int_equal(count("<title>4F Scrub: COB 45</title>"), 1);
    done();
}

TEST(names_cannot_break_out) {
    UNUSED;
    draw("{\"wide\":8,\"high\":8,\"clans\":[{\"clan\":4,\"code\":\"<&\\\"\"}],\"map\":[{\"hex\":\"2B\",\"terrain\":"
         "\"Den\","
         "\"owner\":4,\"face\":\"Red\",\"text\":\"<script>\"}]}");
    assert_int_equal(count("<script"), 0);
    assert_int_equal(count(">&lt;&amp;&quot;</text>"), 1);
    done();
}

TEST(bad_maps_are_refused_with_the_hex) {
    UNUSED;
    static const char *const bad[][2] = {
        { "{\"wide\":8,\"high\":8,\"map\":[{\"hex\":\"9B\",\"terrain\":\"Pla\"}]}", "no hex '9B'" },
        { "{\"wide\":8,\"high\":8,\"map\":[{\"hex\":\"2I\",\"terrain\":\"Pla\"}]}", "no hex '2I'" },
        { "{\"wide\":8,\"high\":8,\"map\":[{\"hex\":\"B2\",\"terrain\":\"Pla\"}]}", "no hex 'B2'" },
        { "{\"wide\":8,\"high\":8,\"map\":[{\"hex\":\"2B\",\"terrain\":\"Sea\"}]}",
          "unknown terrain 'Sea' in hex '2B'" },
        { "{\"wide\":8,\"high\":8,\"map\":[{\"hex\":\"2B\"}]}", "2B has no terrain" },
        { "{\"wide\":8,\"high\":8,\"map\":[{\"hex\":\"2B\",\"terrain\":\"Pla\"},{\"hex\":\"2B\",\"terrain\":\"Pla\"}]}",
          "2B is there twice" },
        { "{\"wide\":8,\"high\":8,\"map\":[{\"hex\":\"2B\",\"terrain\":\"Pla\",\"clan\":17}]}", "clan above 16" },
        { "{\"wide\":0,\"high\":8}", "world of 0 x 8" },
        { "{\"wide\":53,\"high\":8}", "world of 53 x 8" },
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct fault why;
        assert_false(try_map(bad[i][0], &why));
        if (!strstr(why.words, bad[i][1]))
            fail_msg("%s: %s", bad[i][0], why.words);
    }
}

enum { MIDDLE = 100, PAPER = 200 };

static bool in_box(int at) { return at >= MIDDLE + SHAPE_LEAST && at < MIDDLE + SHAPE_MOST; }

static void look_outside(cairo_surface_t *paper, int shape) {
    cairo_surface_flush(paper);
    const unsigned char *bytes = cairo_image_surface_get_data(paper);
    int stride = cairo_image_surface_get_stride(paper);
    for (int y = 0; y < PAPER; y++)
        for (int x = 0; x < PAPER; x++)
            if (bytes[y * stride + x] && !(in_box(x) && in_box(y)))
                fail_msg("shape %d leaves its box at %d, %d", shape, x - MIDDLE, y - MIDDLE);
}

/* Or the forms of a PDF would cut it off. */
TEST(every_shape_lies_in_its_box) {
    UNUSED;
    for (int i = 0; i < SHAPES; i++) {
        cairo_surface_t *paper = cairo_image_surface_create(CAIRO_FORMAT_A8, PAPER, PAPER);
        cairo_t *cr = cairo_create(paper);
        struct cairo_painter c;
        struct fault why;
        assert_true(cairo_painter_start(&c, cr, &why));
        c.painter.kind->shape(&c.painter, i, MIDDLE, MIDDLE);
        look_outside(paper, i);
        assert_true(cairo_painter_end(&c, &why));
        cairo_destroy(cr);
        cairo_surface_destroy(paper);
    }
}

TEST(png_is_a_png) {
    UNUSED;
    struct fault why;
    draw("{\"wide\":8,\"high\":8,\"map\":[{\"hex\":\"3C\",\"terrain\":\"Fer\",\"clan\":5,\"number\":12}]}");
    buffer_free(&svg);
    assert_true(map_png(&svg, &map, &map.all, &why));
    assert_memory_equal(svg.bytes, "\x89PNG\r\n", 6);
    assert_int_equal(svg.bytes[25], 3); /* a palette */
    done();
}

RUN(CASE(sw_1_2_sw_1_3_odd_columns_lie_half_a_hex_lower), CASE(a_wrapped_world_is_cut_where_least_is_known),
    CASE(a_world_with_edges_is_not_wrapped), CASE(a_window_lies_round_the_home_den), CASE(battles_are_numbered),
    CASE(knowledge_shows), CASE(own_dens_show_warriors_and_people_apart), CASE(what_is_not_mine_says_whose_it_is),
    CASE(names_cannot_break_out), CASE(bad_maps_are_refused_with_the_hex), CASE(every_shape_lies_in_its_box),
    CASE(png_is_a_png))
