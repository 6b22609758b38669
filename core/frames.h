/* The stack of open questions: what is asked now lies on top, what resumes after it lies below. A question
   opened inside another is a frame in the state, never a C call. */
#ifndef LZ_FRAMES_H
#define LZ_FRAMES_H

#include "core/bug.h"

#include <stdint.h>

enum { LZ_FRAMES = 12 };

struct lz_frame {
    uint8_t phase, about; /* about: what the phase needs to know, a card for instance */
};
struct lz_frames {
    uint8_t depth, spare[3];
    struct lz_frame at[LZ_FRAMES];
};

static inline void lz_frames_push(struct lz_frames *frames, uint8_t phase, uint8_t about) {
    lz_assert(frames->depth < LZ_FRAMES);
    frames->at[frames->depth++] = (struct lz_frame){ phase, about };
}
static inline struct lz_frame lz_frames_top(const struct lz_frames *frames) {
    lz_assert(frames->depth > 0 && frames->depth <= LZ_FRAMES);
    return frames->at[frames->depth - 1];
}
/* What was on top is wiped, so that equal stacks are equal bytes. */
static inline struct lz_frame lz_frames_pop(struct lz_frames *frames) {
    lz_assert(frames->depth > 0);
    struct lz_frame top = frames->at[--frames->depth];
    frames->at[frames->depth] = (struct lz_frame){ 0, 0 };
    return top;
}

#endif
