/* The JSON reader: what it reads, what it refuses and where, and that no mangled report harms it. */
#include "clients/mail/doc.h"

#include "tests/unit/unit.h"

#include <stdio.h>
#include <stdlib.h>

static struct doc_file file;

static const struct doc *read_doc(const char *json) {
    struct fault why = { "" };
    assert_true(doc_read(&file, json, strlen(json), &why));
    return file.nodes;
}

static void refused(const char *json, const char *words) {
    struct fault why = { "" };
    assert_false(doc_read(&file, json, strlen(json), &why));
    if (!strstr(why.words, words))
        fail_msg("%s: said '%s', not '%s'", json, why.words, words);
}

TEST(values_are_read) {
    UNUSED;
    const struct doc *d = read_doc(" { \"a\" : -12, \"b\": [true, false, null], \"c\":\"x\" , \"d\":{} } ");
    assert_int_equal(doc_number(d, "a"), -12);
    const struct doc *b = doc_get(d, "b");
    assert_int_equal(b->count, 3);
    assert_int_equal(b->first->kind, DOC_TRUE);
    assert_int_equal(b->first->next->kind, DOC_FALSE);
    assert_int_equal(b->first->next->next->kind, DOC_NULL);
    assert_string_equal(doc_text(d, "c"), "x");
    assert_int_equal(doc_get(d, "d")->kind, DOC_OBJECT);
    doc_free(&file);
}

TEST(what_is_missing_is_nothing) {
    UNUSED;
    const struct doc *d = read_doc("{\"text\":5}");
    assert_string_equal(doc_text(d, "text"), "");
    assert_string_equal(doc_text(NULL, "text"), "");
    assert_int_equal(doc_number(d, "none"), 0);
    assert_false(doc_flag(d, "none"));
    assert_false(doc_has(d, "none"));
    assert_null(doc_first(d, "none"));
    doc_free(&file);
}

TEST(escapes_become_characters) {
    UNUSED;
    const struct doc *d = read_doc(
        "[\"\\\"\\\\\\/\\n\\t\", \"\\u00e9\\u20ac\", \"\\ud83e\\udd8e\", \"\\ud83ex\", \"\\u0000\\u0007\"]");
    assert_string_equal(doc_words(d->first), "\"\\/\n\t");
    assert_string_equal(doc_words(d->first->next), "\xC3\xA9\xE2\x82\xAC");
    assert_string_equal(doc_words(d->first->next->next), "\xF0\x9F\xA6\x8E");
    assert_string_equal(doc_words(d->first->next->next->next), "?x");
    assert_string_equal(doc_words(d->first->next->next->next->next), "??");
    doc_free(&file);
}

TEST(bytes_that_are_no_text_become_question_marks) {
    UNUSED;
    const struct doc *d = read_doc(
        "[\"a\xFF"
        "b\", \"\xC3\xA9\", \"\xC0\xAF\", \"\xED\xA0\x80\", \"\xEF\xBF\xBF\", \"\x7F\x01\"]");
    const char *const expected[] = { "a?b", "\xC3\xA9", "??", "???", "???", "??" };
    int i = 0;
    for (const struct doc *at = d->first; at; at = at->next)
        assert_string_equal(doc_words(at), expected[i++]);
    doc_free(&file);
}

TEST(refusals_say_what_and_where) {
    UNUSED;
    refused("", "ends too soon");
    refused("{\"a\":1,\n\"b\":x}", "line 2");
    refused("{\"a\" 1}", "colon");
    refused("{a:1}", "expected a text");
    refused("[1 2]", "expected , or ]");
    refused("{\"a\":1", "expected , or }");
    refused("[1,]", "expected a value");
    refused("[1.5]", "not whole");
    refused("[1e9]", "not whole");
    refused("[1234567890123456789]", "18 digits");
    refused("[\"abc", "does not end");
    refused("[\"abc\\", "does not end");
    refused("[\"\\x\"]", "escape");
    refused("[\"\\u12\"]", "hex digits");
    refused("[] []", "follows the end");
    refused("[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[", "too many brackets");
    refused("[tru]", "expected a value");
}

/* Any damage is refused or read, never more: the sanitizers watch. */
TEST(mangled_reports_are_harmless) {
    UNUSED;
    static char whole[1 << 16], copy[1 << 16];
    FILE *sample = fopen(MAIL_TESTS "/turn-1.json", "rb");
    assert_non_null(sample);
    size_t length = fread(whole, 1, sizeof whole, sample);
    fclose(sample);
    uint32_t chance = 12345;
    int good = 0;
    for (int round = 0; round < 3000; round++) {
        memcpy(copy, whole, length);
        for (int i = 0; i < 3; i++) {
            chance = chance * 1664525 + 1013904223;
            copy[(chance >> 8) % length] = "{}[],:\"\\u0\xFFx-1 n"[(chance >> 3) % 17];
        }
        size_t cut = round % 3 ? length : (chance >> 8) % length;
        struct fault why;
        char *exact = malloc(cut ? cut : 1); /* so that reading one byte too far is seen */
        memcpy(exact, copy, cut);
        if (doc_read(&file, exact, cut, &why)) {
            good++;
            doc_free(&file);
        }
        free(exact);
    }
    assert_in_range(good, 1, 2999);
}

RUN(CASE(values_are_read), CASE(what_is_missing_is_nothing), CASE(escapes_become_characters),
    CASE(bytes_that_are_no_text_become_question_marks), CASE(refusals_say_what_and_where),
    CASE(mangled_reports_are_harmless))
