/* What every unit test includes, and the few words they share. */
#ifndef UNIT_H
#define UNIT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "core/lz.h"
#include "core/words/text.h"

#include <string.h>

#define TEST(name) static void name(void **unused_)
#define CASE(name) cmocka_unit_test(name)
#define RUN(...) \
    int main(void) { \
        const struct CMUnitTest tests[] = { __VA_ARGS__ }; \
        return cmocka_run_group_tests(tests, NULL, NULL); \
    }
#define UNUSED (void)unused_

/* Calls `act` in a child and demands that it stops as a bug whose message holds `words`. */
void expect_bug(void (*act)(void *), void *with, const char *words);

/* How far counts lie from an even spread: chi-square less its mean, in standard deviations. */
double unevenness(const uint32_t *count, uint32_t cells);

#endif
