/* Editing a line, key by key, without a terminal. */
#include "clients/cli/play/line_edit.h"
#include "tests/unit/unit.h"

#include <string.h>

enum { CTRL_A = 1, CTRL_D = 4, CTRL_E = 5, TAB = 9, CTRL_K = 11, CTRL_U = 21, CTRL_W = 23, BACK = 127 };

static struct line_edit edit;
static struct line_past past;

static void type(const char *keys) {
    for (; *keys; keys++)
        assert_int_equal(line_edit_key(&edit, (unsigned char)*keys), LINE_GOES_ON);
}

static void fresh(const struct line_help *tab) { edit = (struct line_edit){ .past = &past, .tab = tab }; }

#define LINE(words) assert_string_equal(edit.text, words)

TEST(letters_go_where_the_cursor_is) {
    UNUSED;
    fresh(NULL);
    type("MO 5C");
    line_edit_key(&edit, LINE_LEFT);
    type("1");
    LINE("MO 51C");
    line_edit_key(&edit, BACK);
    LINE("MO 5C");
    line_edit_key(&edit, LINE_HOME);
    type("; ");
    line_edit_key(&edit, LINE_END);
    type("!");
    LINE("; MO 5C!");
    line_edit_key(&edit, CTRL_A);
    line_edit_key(&edit, LINE_DELETE);
    LINE(" MO 5C!");
    assert_int_equal(line_edit_key(&edit, '\n'), LINE_IS_DONE);
}

TEST(a_letter_of_many_bytes_is_one) {
    UNUSED;
    fresh(NULL);
    type("a\u00e9b");
    line_edit_key(&edit, LINE_LEFT);
    line_edit_key(&edit, BACK);
    LINE("ab");
    line_edit_key(&edit, LINE_LEFT);
    line_edit_key(&edit, LINE_LEFT); /* no further than the beginning */
    line_edit_key(&edit, BACK);
    LINE("ab");
}

TEST(whole_parts_are_cut) {
    UNUSED;
    fresh(NULL);
    type("RE 5K now please");
    line_edit_key(&edit, CTRL_W);
    LINE("RE 5K now ");
    line_edit_key(&edit, CTRL_W);
    LINE("RE 5K ");
    line_edit_key(&edit, LINE_HOME);
    line_edit_key(&edit, LINE_RIGHT);
    line_edit_key(&edit, CTRL_K);
    LINE("R");
    line_edit_key(&edit, CTRL_U);
    LINE("");
    assert_int_equal(line_edit_key(&edit, CTRL_D), LINE_IS_LEFT); /* only of an empty line */
    type("x");
    assert_int_equal(line_edit_key(&edit, CTRL_D), LINE_GOES_ON);
}

TEST(a_line_has_an_end) {
    UNUSED;
    fresh(NULL);
    for (int i = 0; i < 2 * LINE_ROOM; i++)
        line_edit_key(&edit, 'x');
    assert_int_equal(edit.len, LINE_ROOM - 1);
    assert_int_equal(strlen(edit.text), edit.len);
}

TEST(the_past_comes_back) {
    UNUSED;
    past.count = 0;
    line_past_add(&past, lz_span("RE 5K"));
    line_past_add(&past, lz_span("RE 5K")); /* the same twice is once */
    line_past_add(&past, lz_span("  "));
    line_past_add(&past, lz_span("MO 3K S"));
    assert_int_equal(past.count, 2);
    fresh(NULL);
    type("bd");
    line_edit_key(&edit, LINE_UP);
    LINE("MO 3K S");
    line_edit_key(&edit, LINE_UP);
    line_edit_key(&edit, LINE_UP); /* there is no more */
    LINE("RE 5K");
    line_edit_key(&edit, LINE_DOWN);
    line_edit_key(&edit, LINE_DOWN);
    LINE("bd");
    for (int i = 0; i < 2 * LINE_PAST; i++)
        line_past_add(&past, lz_span(i & 1 ? "a" : "b"));
    assert_int_equal(past.count, LINE_PAST);
}

static void words(void *to, struct lz_text before, struct lz_writer *w) {
    (void)to;
    lz_put(w, before.len ? "3K 4J 4L" : "MO map ready report");
}
static const struct line_help tab = { words, NULL };

TEST(tab_completes) {
    UNUSED;
    fresh(&tab);
    type("rea");
    line_edit_key(&edit, TAB);
    LINE("ready ");
    fresh(&tab);
    type("r");
    line_edit_key(&edit, TAB); /* as far as all agree */
    LINE("re");
    assert_string_equal(edit.list, "");
    line_edit_key(&edit, TAB);
    assert_string_equal(edit.list, "ready  report");
    type("x");
    line_edit_key(&edit, TAB); /* nothing fits: nothing happens */
    LINE("rex");
    assert_string_equal(edit.list, "");
    fresh(&tab);
    type("mo 4j");
    line_edit_key(&edit, TAB);
    LINE("mo 4J ");
}

TEST(escapes_are_keys) {
    UNUSED;
    assert_int_equal(line_edit_escape(lz_span("[A")), LINE_UP);
    assert_int_equal(line_edit_escape(lz_span("OD")), LINE_LEFT);
    assert_int_equal(line_edit_escape(lz_span("[3~")), LINE_DELETE);
    assert_int_equal(line_edit_escape(lz_span("[99;5z")), LINE_NOTHING);
    fresh(NULL);
    type("a");
    line_edit_key(&edit, LINE_NOTHING);
    line_edit_key(&edit, CTRL_E);
    LINE("a");
}

RUN(CASE(letters_go_where_the_cursor_is), CASE(a_letter_of_many_bytes_is_one), CASE(whole_parts_are_cut),
    CASE(a_line_has_an_end), CASE(the_past_comes_back), CASE(tab_completes), CASE(escapes_are_keys))
