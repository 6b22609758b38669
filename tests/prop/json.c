/* Whatever happens in a match can be written as JSON, for every seat, and is well-formed: events in both forms, moves,
   what a seat is asked, what it is sent. */
#include "tests/prop/prop.h"

#include "core/words/event.h"
#include "core/words/json.h"
#include "core/words/text.h"
#include "tests/unit/json.h"

enum { ROOM = 1 << 21, SHORT = 130 }; /* SHORT: an event of ten large numbers */

static char room[ROOM];

static bool well(const struct lz_writer *to) { return !to->full && json_well_formed(room); }

static const char *events_are_well(struct walk *w, const struct lz_kept *kept) {
    const struct lz_reader reader = { .names = NULL, .seat = kept->seat };
    for (uint32_t i = 0; i < kept->count; i++) {
        struct lz_writer to = lz_writer_in(room, ROOM);
        lz_event_json(w->game, &kept->at[i], &reader, &to);
        if (!well(&to))
            return walk_say(w, room, NULL, kept->seat);
        to = lz_writer_in(room, ROOM);
        lz_event_json_short(w->game, &kept->at[i], &to);
        if (!well(&to) || to.len > SHORT + kept->at[i].text.len)
            return walk_say(w, room, NULL, kept->seat);
    }
    return NULL;
}

static const char *decision_is_well(struct walk *w, int seat) {
    struct lz_writer to = lz_writer_in(room, ROOM);
    w->legal.count = 0;
    w->game->view(w->game, w->state, seat, w->view);
    if (seat != LZ_ONLOOKER)
        walk_legal(w, w->state, seat, &w->legal);
    lz_decision_json(w->game, w->view, &w->legal, &to);
    if (!well(&to))
        return walk_say(w, "what it is asked is no JSON", NULL, seat);
    to = lz_writer_in(room, ROOM);
    lz_decision_json_short(w->game, w->view, &w->legal, &to);
    return well(&to) ? NULL : walk_say(w, "what it is asked is no JSON when short", NULL, seat);
}

static const char *report_is_well(struct walk *w, const struct lz_kept *kept) {
    const struct lz_reader reader = { .names = NULL, .seat = kept->seat };
    struct lz_writer to = lz_writer_in(room, ROOM);
    w->game->view(w->game, w->state, kept->seat, w->view);
    lz_report_json(w->game, &(struct lz_news){ w->view, kept->at, kept->count, &reader }, &to);
    return well(&to) ? NULL : walk_say(w, "what it is sent is no JSON", NULL, kept->seat);
}

const char *prop_json(struct walk *w) {
    struct lz_input in;
    const char *wrong = NULL;
    while (!wrong && walk_next(w, &in)) {
        uint32_t at = walk_head(w)->step % (w->setup.seats + 1u);
        int seat = at == w->setup.seats ? LZ_ONLOOKER : (int)at;
        struct lz_kept kept = { w->events, 0, WALK_EVENTS, 0, seat };
        struct lz_sink out = lz_sink_keep(&kept);
        struct lz_writer to = lz_writer_in(room, ROOM);
        lz_move_json(w->game, &in.move, &to);
        wrong = well(&to) ? decision_is_well(w, seat) : walk_say(w, "is no JSON", &in.move, -1);
        walk_make(w, &in, &out);
        if (!wrong)
            wrong = events_are_well(w, &kept);
        if (!wrong && walk_rarely(w))
            wrong = report_is_well(w, &kept);
    }
    return wrong;
}
