/* What browsers send for a form, and what only others send. */
#include "tests/unit/unit.h"

#include "server/door/markup.h"

#include <string.h>

static const char *read_one(const char *body, const char *name) {
    static char kept[200];
    json_t *form = form_read(lz_span(body));
    const char *value = json_string_value(json_object_get(form, name));
    snprintf(kept, sizeof kept, "%s", value ? value : "(none)");
    json_decref(form);
    return kept;
}

TEST(names_and_values_are_taken_apart) {
    UNUSED;
    assert_string_equal(read_one("move=draw+unknown&decision=4", "move"), "draw unknown");
    assert_string_equal(read_one("move=draw+unknown&decision=4", "decision"), "4");
    assert_string_equal(read_one("move=&decision=4", "move"), "");
    assert_string_equal(read_one("typed=a%3Db%26c%2B%25", "typed"), "a=b&c+%");
    assert_string_equal(read_one("typed=a=b", "typed"), "a=b");
    assert_string_equal(read_one("orders=MO+11E%0D%0ARE+12D", "orders"), "MO 11E\nRE 12D");
    assert_string_equal(read_one("typed=%c3%85sa", "typed"), "\u00c5sa");
    assert_string_equal(read_one("", "move"), "(none)");
}

TEST(what_is_no_form_is_not_read) {
    static const char *const bodies[] = { "move",     "=x&move=1&",      "move=%",
                                          "move=%4",  "move=%4x",        "move=1&move=2",
                                          "mo%76e=1", "Move=1",          "{\"move\": 1}",
                                          "move=%ff", "move=1&&typed=2", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa=1" };
    UNUSED;
    for (size_t i = 1; i < sizeof bodies / sizeof bodies[0]; i++)
        assert_null(form_read(lz_span(bodies[i])));
    json_t *form = form_read(lz_span(bodies[0])); /* a name alone has an empty value */
    assert_int_equal(json_object_size(form), 1);
    json_decref(form);
}

int main(void) {
    const struct CMUnitTest tests[] = { cmocka_unit_test(names_and_values_are_taken_apart),
                                        cmocka_unit_test(what_is_no_form_is_not_read) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
