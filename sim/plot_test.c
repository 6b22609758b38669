/* Plots and pages: whole as files, true to their numbers, readable as text. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "sim/page.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define NEAR(a, b, by) assert_true(fabs((a) - (b)) <= (by))

static char *drawn; /* the last plot or page */
static size_t drawn_size;

static FILE *paper(void) {
    free(drawn);
    drawn = NULL;
    return open_memstream(&drawn, &drawn_size);
}

static int count(const char *what) {
    int n = 0;
    for (const char *at = drawn; (at = strstr(at, what)); at++)
        n++;
    return n;
}

/* Every tag that is opened is closed in its turn; every '&' begins a number. */
static void assert_whole(void) {
    char open[32][16];
    int depth = 0;
    for (const char *at = drawn; (at = strpbrk(at, "<&")); at++) {
        if (*at == '&') {
            assert_int_equal(at[1], '#');
            continue;
        }
        const char *end = strchr(at, '>');
        assert_non_null(end);
        size_t len = strcspn(at + 1, " />\n");
        if (at[1] == '/') {
            assert_true(depth > 0);
            depth--;
            assert_int_equal(strncmp(at + 2, open[depth], strlen(open[depth])), 0);
        } else if (end[-1] != '/') {
            assert_true(depth < 32 && len < 16);
            snprintf(open[depth++], 16, "%.*s", (int)len, at + 1);
        }
        at = end;
    }
    assert_int_equal(depth, 0);
    assert_null(strstr(drawn, "nan"));
    assert_null(strstr(drawn, "inf"));
    assert_int_equal(drawn[drawn_size - 1], '\n');
}

static const struct sim_plot usual = { .ink = &(const struct sim_ink){ "#123456", "#abcdef" },
                                       .name = "x",
                                       .title = "A & B",
                                       .about = "It <shows>.",
                                       .axis = "turns" };

/* The i-th box of bars: where it begins and ends, across and up. */
static void box_at(int i, double x[2], double y[2]) {
    const char *at = drawn;
    for (int k = 0; k <= i; k++) {
        at = strstr(k ? at + 1 : at, "<path class=\"fill");
        assert_non_null(at);
    }
    assert_int_equal(sscanf(strstr(at, " d="), " d=\"M%lf %lfH%lfV%lf", &x[0], &y[0], &x[1], &y[1]), 4);
}

static void bars_are_as_long_as_their_values(void **state) {
    (void)state;
    struct sim_bar bars[] = { { "one", "1", 1, 0, 0, false },
                              { "two", "2", 2, 0, 0, true },
                              { "minus", "-1", -1, 0, 0, false } };
    FILE *out = paper();
    sim_plot_bars(out, &usual, bars, 3);
    fclose(out);
    double one[2], two[2], minus[2], y[2];
    box_at(0, one, y);
    box_at(1, two, y);
    box_at(2, minus, y);
    NEAR(two[1] - two[0], 2 * (one[1] - one[0]), 0.2);
    NEAR(minus[1] - minus[0], one[1] - one[0], 0.2);
    NEAR(minus[1], one[0], 0.1);
    assert_int_equal(count("class=\"fill out\""), 1);
    assert_whole();
}

static void an_interval_is_drawn_where_there_is_one(void **state) {
    (void)state;
    struct sim_bar bars[] = { { "a", "", 4, 2, 5, false }, { "b", "", 3, 0, 0, false } };
    FILE *out = paper();
    sim_plot_bars(out, &usual, bars, 2);
    fclose(out);
    double at[2], y[2], from, middle, to;
    box_at(0, at, y);
    assert_int_equal(count("<path class=\"range\""), 1);
    const char *range = strstr(drawn, "<path class=\"range\" d=");
    assert_int_equal(sscanf(range, "<path class=\"range\" d=\"M%lf %lfH%lf", &from, &middle, &to), 3);
    NEAR(from, at[0] + (at[1] - at[0]) * 2 / 4, 0.2);
    NEAR(to, at[0] + (at[1] - at[0]) * 5 / 4, 0.2);
}

/* The longest label begins on the paper: a letter is at most so wide on the average. */
static void labels_are_not_cut(void **state) {
    struct sim_bar bars[2] = { { .label = "DE07 Recommended For You And Yours", .value = 4 },
                               { .label = "b", .value = 2 } };
    double end, y, at[2], span[2];
    (void)state;
    FILE *out = paper();
    sim_plot_bars(out, &usual, bars, 2);
    fclose(out);
    assert_int_equal(sscanf(strstr(drawn, "<text class=\"end\""), "<text class=\"end\" x=\"%lf\" y=\"%lf\"", &end, &y),
                     2);
    assert_true(end - 7 * (double)strlen(bars[0].label) >= 24);
    box_at(0, at, span);
    assert_true(at[0] > end);
}

static void a_histogram_has_a_bar_for_each_value(void **state) {
    static struct sim_spread spread;
    (void)state;
    memset(&spread, 0, sizeof spread);
    for (int i = 0; i < 30; i++)
        sim_spread_add(&spread, 20 + i % 3 + (i == 29 ? 4 : 0)); /* 10, 10, 9 of them; and one at 26 */
    struct sim_plot plot = usual;
    plot.wanted = "wanted", plot.band[0] = 15, plot.band[1] = 25, plot.mark = "median", plot.marked = 21;
    FILE *out = paper();
    sim_plot_histogram(out, &plot, &spread);
    fclose(out);
    double x[2], most[2], few[2];
    assert_int_equal(count("<path class=\"fill"), 4);
    box_at(0, x, most);
    box_at(3, x, few);
    NEAR(most[1] - most[0], 10 * (few[1] - few[0]), 1);
    assert_int_equal(count("class=\"band\""), 1);
    assert_int_equal(count("class=\"mark\""), 1);
    assert_whole();
}

/* 0..199 once each and 1000 five times: fifty values share a bar, and the axis has few, round numbers. */
static void many_values_share_bars(void **state) {
    static struct sim_spread spread;
    (void)state;
    memset(&spread, 0, sizeof spread);
    for (int i = 0; i < 205; i++)
        sim_spread_add(&spread, i < 200 ? i : 1000);
    FILE *out = paper();
    sim_plot_histogram(out, &usual, &spread);
    fclose(out);
    double x[2], many[2], few[2];
    assert_int_equal(count("<path class=\"fill"), 5);
    box_at(0, x, many);
    box_at(4, x, few);
    NEAR(many[1] - many[0], 10 * (few[1] - few[0]), 1);
    for (int i = 0; i <= 1000; i += 100) {
        char label[16];
        snprintf(label, sizeof label, ">%d<", i);
        assert_int_equal(count(label), 1);
    }
    assert_whole();
}

static void values_far_apart_are_drawn(void **state) {
    static struct sim_spread spread;
    (void)state;
    memset(&spread, 0, sizeof spread);
    for (int i = 0; i < 10000; i++)
        sim_spread_add(&spread, i * 7919LL % 33001 - 3000);
    FILE *out = paper();
    sim_plot_histogram(out, &usual, &spread);
    fclose(out);
    int bars = count("<path class=\"fill");
    assert_true(bars > 8 && bars < 50);
    assert_whole();
}

static void little_is_drawn_as_well(void **state) {
    static struct sim_spread spread;
    double one = 0;
    struct sim_line line = { "still", &one, 1 };
    (void)state;
    memset(&spread, 0, sizeof spread);
    for (int i = 0; i < 4; i++) {
        FILE *out = paper();
        if (i == 1)
            sim_spread_add(&spread, 7);
        if (i < 2)
            sim_plot_histogram(out, &usual, &spread);
        else if (i == 2)
            sim_plot_bars(out, &usual, NULL, 0);
        else
            sim_plot_lines(out, &usual, &line, 1);
        fclose(out);
        assert_whole();
    }
}

static void a_plot_speaks_and_has_a_night_side(void **state) {
    double at[] = { 1, 3, 2 };
    struct sim_line lines[] = { { "a", at, 3 }, { "b", at, 2 } };
    (void)state;
    FILE *out = paper();
    sim_plot_lines(out, &usual, lines, 2);
    fclose(out);
    assert_non_null(strstr(drawn, "<title id=\"title\">A &#38; B</title>"));
    assert_non_null(strstr(drawn, "<desc id=\"desc\">It &#60;shows&#62;.</desc>"));
    assert_non_null(strstr(drawn, "aria-labelledby=\"title desc\""));
    assert_non_null(strstr(drawn, "@media(prefers-color-scheme:dark)"));
    const char *day = strstr(drawn, ".fill{fill:#123456}"), *night = strstr(drawn, ".fill{fill:#abcdef}");
    assert_true(day && night && day < strstr(drawn, "@media") && night > strstr(drawn, "@media"));
    assert_null(strstr(drawn, "var(")); /* librsvg knows no custom properties: all would be black */
    assert_whole();
}

/* ---- pages */

static void tables_are_aligned(void **state) {
    struct sim_grid grid = { .align = "lr" };
    struct sim_page page = { .game = "toy" };
    (void)state;
    static const char *const cells[] = { "what", "n", "a long word", "7", "b", "12345" };
    for (int i = 0; i < 6; i++)
        sim_grid_add(&grid, "%s", cells[i]);
    page.text = paper();
    sim_page_grid(&page, &grid);
    fclose(page.text);
    assert_string_equal(drawn, "\n"
                               "| what        |     n |\n"
                               "|-------------|------:|\n"
                               "| a long word |     7 |\n"
                               "| b           | 12345 |\n");
}

static void paragraphs_end_at_120_columns(void **state) {
    struct sim_page page = { .game = "toy" };
    char words[600] = "";
    (void)state;
    for (int i = 0; i < 59; i++)
        strcat(words, i % 7 ? "lizards " : "of the bog ");
    page.text = paper();
    sim_page_say(&page, "%s%d", words, 5);
    fclose(page.text);
    size_t longest = 0, lines = 0, seen = 0;
    for (const char *at = drawn; *at; at += strcspn(at, "\n") + 1, lines++) {
        size_t len = strcspn(at, "\n");
        longest = len > longest ? len : longest;
        seen += len + 1;
        assert_true(len == 0 || at[len - 1] != ' ');
    }
    assert_true(longest <= 120 && longest > 100 && lines >= 5);
    assert_int_equal(seen, 1 + strlen(words) + 2); /* nothing was lost: every blank is one blank or one line's end */
}

static FILE *refuse(void *to, const char *file) {
    strcpy(to, file);
    return NULL;
}

static void a_plot_that_cannot_be_had_is_passed_over(void **state) {
    char asked[64] = "";
    struct sim_page page = { paper(), "toy", refuse, NULL, asked, NULL };
    double at[2] = { 0, 1 };
    (void)state;
    sim_page_lines(&page, &usual, &(struct sim_line){ "a", at, 2 }, 1);
    fclose(page.text);
    assert_string_equal(asked, "toy-x.svg");
    assert_string_equal(drawn, "\n![It <shows>.](toy-x.svg)\n");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bars_are_as_long_as_their_values),
        cmocka_unit_test(an_interval_is_drawn_where_there_is_one),
        cmocka_unit_test(labels_are_not_cut),
        cmocka_unit_test(a_histogram_has_a_bar_for_each_value),
        cmocka_unit_test(many_values_share_bars),
        cmocka_unit_test(values_far_apart_are_drawn),
        cmocka_unit_test(little_is_drawn_as_well),
        cmocka_unit_test(a_plot_speaks_and_has_a_night_side),
        cmocka_unit_test(tables_are_aligned),
        cmocka_unit_test(paragraphs_end_at_120_columns),
        cmocka_unit_test(a_plot_that_cannot_be_had_is_passed_over),
    };
    int failed = cmocka_run_group_tests_name("plot", tests, NULL, NULL);
    free(drawn);
    return failed;
}
