/* The heap of alarms, against a look at every table. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "core/rng.h"
#include "server/table/alarms.h"
#include "server/table/table.h"

#include <stdlib.h>

enum { TABLES = 40, STEPS = 4000, TIMES = 30 /* few, so that many ring at once */ };

static int64_t earliest(const struct table *table) {
    int64_t first = LZ_NEVER;
    for (int i = 0; i < TABLES; i++)
        if (table[i].waits && table[i].due < first)
            first = table[i].due;
    return first;
}

static void the_first_is_the_earliest(void **state) {
    struct lz_rng rng = lz_rng_from(3, 4);
    struct alarms alarms = { 0 };
    struct table *table = calloc(TABLES, sizeof *table);
    (void)state;
    assert_non_null(table);
    assert_true(alarms_reserve(&alarms, &lz_calls_system, TABLES));
    for (int i = 0; i < STEPS; i++) {
        struct table *one = &table[lz_roll(&rng, TABLES)];
        int64_t due = lz_roll(&rng, 4) ? (int64_t)lz_roll(&rng, TIMES) : LZ_NEVER;
        alarms_set(&alarms, one, due);
        assert_int_equal(one->waits, due != LZ_NEVER);
        const struct table *first = alarms_first(&alarms);
        assert_int_equal(first ? first->due : LZ_NEVER, earliest(table));
        for (uint32_t k = 0; k < alarms.count; k++)
            assert_true(alarms.at[k]->place == k && alarms.at[k]->waits);
    }
    free(alarms.at);
    free(table);
}

int main(void) {
    const struct CMUnitTest tests[] = { cmocka_unit_test(the_first_is_the_earliest) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
