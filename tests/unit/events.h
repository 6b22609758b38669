/* Events compared by what they tell: the bytes between their members are nobody's. */
#ifndef UNIT_EVENTS_H
#define UNIT_EVENTS_H

#include "core/lz.h"
#include "tests/unit/unit.h"

#include <string.h>

static inline void assert_same_event(const struct lz_event *a, const struct lz_event *b) {
    assert_true(a->kind == b->kind && a->seat == b->seat && a->seen == b->seen);
    assert_true(a->args == b->args && a->text.len == b->text.len);
    assert_memory_equal(a->arg, b->arg, sizeof a->arg);
    if (a->text.len)
        assert_memory_equal(a->text.at, b->text.at, a->text.len);
}

#endif
