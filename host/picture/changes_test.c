/* What changed between two pictures, and back. All games' pictures are compared in tests/prop/pictures.c. */
#include "tests/unit/unit.h"

#include "core/rng.h"
#include "host/picture/changes.h"
#include "tests/unit/json.h"
#include "tests/unit/page.h"

enum { ROOM = 1 << 16 };
static struct lz_value room[ROOM];
static char said[300], made[ROOM], back[ROOM], wanted[ROOM];

static struct lz_values all(void) {
    static struct lz_writer trouble;
    trouble = lz_writer_in(said, sizeof said);
    return (struct lz_values){ .at = room, .room = ROOM, .trouble = &trouble };
}

static const char *changed(const char *old, const char *new) {
    struct lz_writer w = lz_writer_in(made, sizeof made);
    assert_true(lz_changes(lz_span(old), lz_span(new), &w));
    assert_false(w.full);
    assert_true(json_well_formed(made));
    return made;
}

/* The brackets of a text, as far as there is room for them. */
static struct lz_charted chart(const char *text, struct lz_bracket *list, uint32_t most) {
    uint32_t open[ROOM], depth = 0, seen = 0;
    bool string = false;
    for (uint32_t i = 0; text[i]; i++) {
        if (text[i] == '\\') {
            i++;
            continue;
        }
        string ^= text[i] == '"';
        if (!string && strchr("[{", text[i])) {
            if (seen < most)
                list[seen].at = i;
            open[depth++] = seen++;
        } else if (!string && strchr("]}", text[i]) && open[--depth] < most) {
            list[open[depth]].behind = i + 1;
        }
    }
    return (struct lz_charted){ lz_span(text), list, seen < most ? seen : most };
}

/* Whoever looks brackets up finds the same, be it all of them or some. */
static void assert_charted(const char *old, const char *new, const char *changes) {
    static struct lz_bracket olds[ROOM], news[ROOM];
    static const uint32_t most[] = { ROOM, 1, 0 };
    for (int i = 0; i < LZ_COUNT(most) * LZ_COUNT(most); i++) {
        struct lz_writer w = lz_writer_in(back, sizeof back);
        struct lz_charted was = chart(old, olds, most[i % LZ_COUNT(most)]),
                          is = chart(new, news, most[i / LZ_COUNT(most)]);
        assert_true(lz_changes_between(&was, &is, NULL, &w));
        assert_string_equal(back, changes);
    }
}

static const char *canonical(const char *picture) {
    struct lz_values v = all();
    struct lz_writer w = lz_writer_in(wanted, sizeof wanted);
    assert_true(lz_canonical(&v, lz_span(picture), &w));
    return wanted;
}

static bool applied(const char *old, const char *changes) {
    struct lz_values v = all();
    struct lz_writer w = lz_writer_in(back, sizeof back);
    return lz_changes_apply(&v, lz_span(old), lz_span(changes), &w);
}

static void assert_changes(const char *old, const char *new, const char *changes) {
    assert_string_equal(changed(old, new), changes);
    assert_charted(old, new, changes);
    assert_true(applied(old, changes));
    assert_string_equal(back, canonical(new));
}

TEST(the_page_shows_what_is_written) {
    UNUSED;
    char old[PAGE_EXAMPLE], new[PAGE_EXAMPLE], changes[PAGE_EXAMPLE];
    assert_changes(page_example("picture", old), page_example("picture-later", new), page_example("changes", changes));
}

TEST(what_is_the_same_has_not_changed) {
    UNUSED;
    assert_changes("{\"a\":[1,null,{\"b\":\"x\"}]}", "{\"a\":[1,null,{\"b\":\"x\"}]}", "{}");
    assert_changes("{\"a\":1,\"b\":2}", "{\"b\":2,\"a\":1}", "{}");
    assert_changes("null", "null", "{}");
}

TEST(members_of_objects_change_come_and_go) {
    UNUSED;
    assert_changes("{\"turn\":1,\"hand\":[\"a long card\",\"another\"]}",
                   "{\"turn\":2,\"hand\":[\"a long card\",\"another\"]}", "{\"turn\":2}");
    assert_changes("{\"hand\":[\"a long card\",\"another\"]}", "{\"hand\":[\"a long card\",\"another\"],\"turn\":null}",
                   "{\"turn\":null}");
    assert_changes("{\"hand\":[\"a long card\",\"another\"]}", "{\"hand\":[\"a long card\",\"another\"],\"turn\":[]}",
                   "{\"turn\":[[]]}");
    assert_changes("{\"hand\":[\"a long card\",\"another\"],\"turn\":null}", "{\"hand\":[\"a long card\",\"another\"]}",
                   "{\"turn\":[]}");
    assert_changes("{\"a\":1,\"b\":\"as it was\",\"c\":3,\"d\":4}", "{\"b\":\"as it was\",\"d\":4,\"c\":5,\"e\":0}",
                   "{\"c\":5,\"e\":0,\"a\":[]}");
    assert_changes("{\"hands\":[{\"cards\":3,\"name\":\"Ann of the marsh\"},{\"cards\":5,\"name\":\"Bob\"}]}",
                   "{\"hands\":[{\"cards\":4,\"name\":\"Ann of the marsh\"},{\"cards\":5,\"name\":\"Bob\"}]}",
                   "{\"hands\":{\"0\":{\"cards\":4}}}");
}

/* Objects are read up to their end while they are compared, whatever stands in them and behind them. */
TEST(objects_within_objects_are_emptied_and_filled) {
    UNUSED;
    static const char full[] =
        "{\"now\":{\"sets\":{\"a long name\":{\"points\":[1,2]},\"b\":3},\"of\":9},\"then\":\"}\"}";
    static const char empty[] = "{\"now\":{\"sets\":{},\"of\":9},\"then\":\"}\"}";
    assert_changes(full, empty, "{\"now\":{\"sets\":[{}]}}");
    assert_changes(empty, full, "{\"now\":{\"sets\":{\"a long name\":[{\"points\":[1,2]}],\"b\":3}}}");
    assert_changes(full, "{\"now\":{\"sets\":{\"a long name\":{\"points\":[1,2]}},\"of\":9},\"then\":\"}\"}",
                   "{\"now\":{\"sets\":{\"b\":[]}}}");
    assert_changes("{\"a\":{},\"b\":{}}", "{\"a\":{},\"b\":{\"c\":1}}", "{\"b\":{\"c\":1}}");
}

/* What both lists end with is found behind a comma, not within a string or a number. */
TEST(lists_that_end_alike) {
    UNUSED;
    assert_changes("[\"a rather long one\",15,\"b\"]", "[\"a rather long one\",5,\"b\"]", "{\"1\":5}");
    assert_changes("[\"a rather long one\",\"x,5\"]", "[\"a rather long one\",5]", "{\"1\":5}");
    assert_changes("[\"a rather long one\",5]", "[\"a rather long one\",\"x,5\"]", "{\"1\":\"x,5\"}");
    assert_changes("[1,[2,\"of the same\"],\"of the same\"]", "[\"of the same\"]", "[0,2]");
    assert_changes("[\"of the same\"]", "[[1,\"of the same\"],\"of the same\"]", "[0,0,[1,\"of the same\"]]");
}

TEST(members_of_lists_come_and_go) {
    UNUSED;
    static const char old[] = "[\"the first\",\"the second\",\"the third\",\"the fourth\",\"the fifth\"]";
    assert_changes(old, "[\"the first\",\"the second\",7,8,\"the third\",\"the fourth\",\"the fifth\"]", "[2,0,7,8]");
    assert_changes(old, "[\"the first\",\"the second\",\"the third\",\"the fourth\",\"the fifth\",null]", "[5,0,null]");
    assert_changes(old, "[\"the first\",\"the fourth\",\"the fifth\"]", "[1,2]");
    assert_changes(old, "[\"the first\",\"the second\",\"the third\",\"the fourth\"]", "[4,1]");
    assert_changes(old, "[0,\"the second\",\"the third\",\"the fifth\",\"the sixth\"]",
                   "[{\"0\":0},[3,1],[4,0,\"the sixth\"]]");
    assert_changes(old, "[0,\"the second\",2,\"the fourth\",\"the fifth\"]", "{\"0\":0,\"2\":2}");
}

TEST(what_cannot_be_said_shorter_is_set_whole) {
    UNUSED;
    assert_changes("{\"points\":[0,0,0,0]}", "{\"points\":[1,2,3,4]}", "{\"points\":[[1,2,3,4]]}");
    assert_changes("[1]", "{\"a\":1}", "[{\"a\":1}]");
    assert_changes("[1,\"a long word\",[]]", "[1,\"a long word\",{}]", "[2,1,{}]");
    assert_changes("7", "null", "null");
}

TEST(keys_may_hold_anything_that_is_written) {
    UNUSED;
    assert_changes("{\"\":1,\"a\\\"b\":[],\"\\u0007\":\"ring, [\\\"ring\\\"]: {ring}\"}",
                   "{\"\":2,\"a\\\"b\":[],\"\\u0007\":\"ring, [\\\"ring\\\"]: {ring}\"}", "{\"\":2}");
}

/* ---- what is refused */

static void assert_refused(const char *old, const char *changes, const char *words) {
    assert_false(applied(old, changes));
    if (!strstr(said, words))
        fail_msg("'%s' was expected in '%s'", words, said);
    struct lz_values quiet = { .at = room, .room = ROOM };
    struct lz_writer w = lz_writer_in(back, sizeof back);
    assert_false(lz_changes_apply(&quiet, lz_span(old), lz_span(changes), &w));
}

TEST(changes_that_do_not_fit_are_refused) {
    UNUSED;
    static const char old[] = "{\"a\":[1,2],\"b\":{\"c\":null}}";
    static const char *const no_place[] = { "{\"x\":{\"y\":1}}",
                                            "{\"x\":{}}",
                                            "{\"x\":[]}",
                                            "{\"a\":{\"2\":1}}",
                                            "{\"a\":{\"x\":1}}",
                                            "{\"a\":{\"-1\":1}}",
                                            "{\"a\":{\"\":1}}",
                                            "{\"a\":{\"99999999999999999999\":1}}",
                                            "{\"a\":{\"0\":{\"0\":1}}}",
                                            "{\"b\":{\"c\":{\"d\":1}}}",
                                            "{\"a\":[3,0,1]}",
                                            "{\"a\":[1,2]}",
                                            "{\"a\":[2,1]}",
                                            "{\"b\":[0,0,1]}",
                                            "[0,0,1]",
                                            "[{\"a\":[0,2]},{\"a\":{\"0\":1}}]" };
    static const char *const no_change[] = { "[]",
                                             "{\"a\":{\"0\":[]}}",
                                             "{\"a\":[0,-1]}",
                                             "{\"a\":[-1,0,1]}",
                                             "{\"a\":[\"0\",0,1]}",
                                             "{\"a\":[0,null,1]}",
                                             "{\"a\":[{},[]]}" };
    for (int i = 0; i < LZ_COUNT(no_place); i++)
        assert_refused(old, no_place[i], "the change is about a place that is not there");
    for (int i = 0; i < LZ_COUNT(no_change); i++)
        assert_refused(old, no_change[i], "the change is no change");
}

TEST(what_the_core_does_not_write_is_refused) {
    UNUSED;
    static const char *const bad[] = { "",        "[1,]",        "[1 ]",        "{\"a\":1,}",
                                       "{\"a\"}", "{1:2}",       "[1]]",        "nul",
                                       "01",      "-0",          "1.5",         "1e3",
                                       "-",       "\"\\n\"",     "\"\t\"",      "\"a",
                                       "\"\\u",   "\"\\u0041\"", "\"\\u001F\"", "{\"a\":1,\"a\":1}",
                                       "[",       "{\"a\":",     "+1",          "{\"b\":1,\"a\":2,\"b\":1}" };
    struct lz_writer w = lz_writer_in(made, sizeof made);
    for (int i = 0; i < LZ_COUNT(bad); i++) {
        struct lz_values v = all();
        assert_refused(bad[i], "{}", "the picture is not JSON");
        assert_refused("1", bad[i], "the change is not JSON");
        assert_false(lz_canonical(&v, lz_span(bad[i]), &w));
    }
}

/* What is compared need not be read whole; what cannot be read on is noticed. */
TEST(what_has_no_end_is_not_compared) {
    UNUSED;
    static const char *const pairs[][2] = { { "[1,,2]", "[1,3]" },
                                            { "{1:2}", "{1:3}" },
                                            { "{\"a\"}", "{\"a\":1}" },
                                            { "[1,]", "[1,2]" },
                                            { "[[1][2]]", "[[1]]" } };
    struct lz_writer w = lz_writer_in(made, sizeof made);
    assert_false(lz_changes(lz_span(""), lz_span("1"), &w));
    assert_false(lz_changes(lz_span("1"), lz_span(""), &w));
    for (int i = 0; i < LZ_COUNT(pairs); i++) {
        assert_false(lz_changes(lz_span(pairs[i][0]), lz_span(pairs[i][1]), &w));
        assert_false(lz_changes(lz_span(pairs[i][1]), lz_span(pairs[i][0]), &w));
    }
}

static const char *nested(int depth) {
    static char text[200];
    memset(text, '[', (size_t)depth);
    memset(text + depth, ']', (size_t)depth);
    text[2 * depth] = 0;
    return text;
}

TEST(depth_is_bounded) {
    UNUSED;
    char deep[200];
    struct lz_values v = all();
    struct lz_writer w = lz_writer_in(made, sizeof made);
    assert_true(lz_canonical(&v, lz_span(nested(LZ_VALUE_DEPTH)), &w));
    assert_false(lz_canonical(&v, lz_span(nested(LZ_VALUE_DEPTH + 1)), &w));
    struct lz_writer one = lz_writer_in(deep, sizeof deep);
    lz_put(&one, "{\"0\":[0,0,");
    lz_put(&one, nested(LZ_VALUE_DEPTH - 2));
    lz_put(&one, "]}");
    assert_true(applied("[[]]", deep));
    assert_refused("[[[]]]", "[{\"0\":{\"0\":[0,0,[]]}},{\"0\":{\"0\":{\"0\":{\"0\":1}}}}]", "not there");
    one = lz_writer_in(deep, sizeof deep);
    lz_put(&one, "{\"0\":{\"0\":[0,0,");
    lz_put(&one, nested(LZ_VALUE_DEPTH - 3));
    lz_put(&one, "]}}");
    assert_true(applied("[[[]]]", deep));
    one = lz_writer_in(deep, sizeof deep);
    lz_put(&one, "{\"0\":{\"0\":[0,0,");
    lz_put(&one, nested(LZ_VALUE_DEPTH - 2));
    lz_put(&one, "]}}");
    assert_refused("[[[]]]", deep, "too deep");
}

TEST(a_small_writer_says_so) {
    UNUSED;
    static const char old[] = "[1,2,3,4,5]", new[] = "[\"a long word\",3,4,5]";
    for (uint32_t size = 1; size < sizeof made; size = size < 60 ? size + 1 : (uint32_t)sizeof made) {
        struct lz_writer w = lz_writer_in(made, size);
        assert_true(lz_changes(lz_span(old), lz_span(new), &w));
        assert_true(w.full || (applied(old, made) && strcmp(back, canonical(new)) == 0));
    }
}

/* ---- anything at all */

static struct lz_rng rng;

static void put_any(struct lz_writer *w, int depth);

static void put_members(struct lz_writer *w, int depth, char open) {
    static const char *const keys[] = { "a", "ab", "b", "\"", "c\\", "", "zz", "\x01" };
    unsigned left_out = lz_roll(&rng, 256), from = lz_roll(&rng, 8);
    lz_json_open(w, NULL, open);
    for (unsigned i = 0; i < 8; i++)
        if (left_out >> i & 1) {
            if (open == '{')
                lz_json_key(w, keys[(i + from) % 8]);
            put_any(w, depth + 1);
        }
    lz_json_close(w, open == '{' ? '}' : ']');
}

static void put_any(struct lz_writer *w, int depth) {
    switch (lz_roll(&rng, depth < 4 ? 8 : 5)) {
    case 0:
        lz_json_null(w, NULL);
        break;
    case 1:
        lz_json_bool(w, NULL, lz_roll(&rng, 2));
        break;
    case 2:
        lz_json_string(w, NULL, lz_roll(&rng, 2) ? "],[" : "\\\"\x1f\xc3\xa4");
        break;
    case 5:
        put_members(w, depth, '{');
        break;
    case 6:
    case 7:
        put_members(w, depth, '[');
        break;
    default:
        lz_json_number(w, NULL, (int64_t)lz_roll(&rng, 4) - 1);
        break;
    }
}

/* Two lists of which most members are the same, in the same order. */
static void put_near(struct lz_writer *old, struct lz_writer *new) {
    lz_json_open(old, NULL, '[');
    lz_json_open(new, NULL, '[');
    for (uint32_t left = lz_roll(&rng, 60), some = lz_roll(&rng, 30); left; left--) {
        uint32_t how = lz_roll(&rng, 3 + some);
        struct lz_rng before = rng;
        if (how != 0)
            put_any(old, 2);
        rng = how == 2 ? rng : before;
        if (how != 1)
            put_any(new, 2);
    }
    lz_json_close(old, ']');
    lz_json_close(new, ']');
}

static void change_and_back(const char *old, const char *new) {
    assert_charted(old, new, changed(old, new));
    assert_true(strlen(made) <= strlen(new) + 2);
    assert_true(applied(old, made));
    assert_string_equal(back, canonical(new));
}

TEST(random_values_change_into_each_other) {
    UNUSED;
    static char old[ROOM], new[ROOM];
    rng = lz_rng_from(12, 34);
    for (int i = 0; i < 8000; i++) {
        struct lz_writer a = lz_writer_in(old, sizeof old), b = lz_writer_in(new, sizeof new);
        put_any(&a, 0);
        put_any(&b, 0);
        change_and_back(old, new);
        a = lz_writer_in(old, sizeof old);
        b = lz_writer_in(new, sizeof new);
        put_near(&a, &b);
        change_and_back(old, new);
    }
}

RUN(CASE(the_page_shows_what_is_written), CASE(what_is_the_same_has_not_changed),
    CASE(members_of_objects_change_come_and_go), CASE(members_of_lists_come_and_go),
    CASE(what_cannot_be_said_shorter_is_set_whole), CASE(keys_may_hold_anything_that_is_written),
    CASE(changes_that_do_not_fit_are_refused), CASE(what_the_core_does_not_write_is_refused),
    CASE(what_has_no_end_is_not_compared), CASE(objects_within_objects_are_emptied_and_filled),
    CASE(lists_that_end_alike), CASE(depth_is_bounded), CASE(a_small_writer_says_so),
    CASE(random_values_change_into_each_other))
