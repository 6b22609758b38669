#include "tests/unit/unit.h"

#include "core/frames.h"

TEST(what_was_asked_last_is_answered_first) {
    UNUSED;
    struct lz_frames frames = { 0 };
    for (uint8_t i = 0; i < LZ_FRAMES; i++) {
        lz_frames_push(&frames, i, (uint8_t)(100 + i));
        assert_int_equal(lz_frames_top(&frames).phase, i);
        assert_int_equal(lz_frames_top(&frames).about, 100 + i);
    }
    for (uint8_t i = LZ_FRAMES; i-- > 0;) {
        struct lz_frame top = lz_frames_pop(&frames);
        assert_true(top.phase == i && top.about == 100 + i);
    }
    assert_int_equal(frames.depth, 0);
}

TEST(equal_stacks_are_equal_bytes) {
    UNUSED;
    struct lz_frames one = { 0 }, other = { 0 };
    lz_frames_push(&one, 1, 2);
    lz_frames_push(&other, 1, 2);
    lz_frames_push(&other, 3, 4);
    assert_memory_not_equal(&one, &other, sizeof one);
    lz_frames_pop(&other);
    assert_memory_equal(&one, &other, sizeof one);
}

static void push_one(void *frames) { lz_frames_push(frames, 0, 0); }
static void pop_one(void *frames) { lz_frames_pop(frames); }

TEST(too_deep_and_too_shallow_are_bugs) {
    UNUSED;
    struct lz_frames frames = { 0 };
    expect_bug(pop_one, &frames, "frames.h");
    frames.depth = LZ_FRAMES;
    expect_bug(push_one, &frames, "frames.h");
}

RUN(CASE(what_was_asked_last_is_answered_first), CASE(equal_stacks_are_equal_bytes),
    CASE(too_deep_and_too_shallow_are_bugs))
