/* What the tests of sentences share: events said, and how a clan reads them. */
#ifndef SWAMP_STORY_SAMPLE_H
#define SWAMP_STORY_SAMPLE_H

#include "tests/unit/unit.h"

#include "tests/unit/swamp_report_sample.h"

#include "games/swamp/report/swamp_story.h"

#include <stdio.h>

static struct sample sample;
static char told[4000];

#define SAY(...) TELL(&sample, __VA_ARGS__)

static inline void begin(void) {
    sample_begin(&sample);
    sample_sights(&sample, "12D Den 12E Pla 12F Den");
    sample_den(&sample, "12D", SW_YEL, 60, 3)->marks = SW_HOME;
    sample_den(&sample, "12F", SW_UNSETTLED, 5, 3);
}

/* The lines of all items, as JSON; items are parted by " / ". */
static inline const char *tell_all(void) {
    struct lz_writer w = lz_writer_in(told, sizeof told);
    struct swamp_run run;
    const struct lz_event *end = sample.event + sample.events;
    for (const struct lz_event *e = sample.event; e < end; e = swamp_run_next(&run)) {
        if (!swamp_run_take(&sample.view, &run, e, end))
            continue;
        char room[2000];
        struct lz_writer item = lz_writer_in(room, sizeof room);
        lz_json_open(&item, NULL, '[');
        swamp_run_tell(&sample.view, &run, &item);
        lz_json_close(&item, ']');
        lz_put(&w, w.len ? " / " : "");
        lz_put(&w, room);
    }
    return told;
}

/* What has been said reads so, and all is forgotten. */
static inline void reads(const char *lines) {
    assert_string_equal(tell_all(), lines);
    begin();
}

static inline void order(int verb) { ORDER(&sample, 1, verb, "13D", SW_N, SW_NE, 0, 0, 0, 0, 0); }
static inline void ends(void) { RESULT(&sample, 1, OK, "13D", 0, 0); }

#endif
