/* A match seen again, over HTTP. The table plays it once more, in a worker's hand: the answer waits for that. */
#include "server/lobby/laid.h"

#include "core/words/text.h"
#include "host/replay.h"

#include <stdlib.h>

/* What a job reads, and for whom. */
struct replay {
    struct exchange *e;
    struct scroll text;
    int seat;        /* whose eyes */
    uint32_t holder; /* they are the asking person's, if this one has the seat still; 0: they are not */
    bool not_over;   /* others' are shown once it is over */
    bool failed;
};

struct showing {
    struct table *table;
    struct replay *replay;
};

static void put_replay(const void *with, struct lz_writer *w) {
    const struct showing *showing = with;
    showing->replay->failed = !lz_room_replay_json(&showing->table->room, showing->replay->seat, w);
}

static void read_match(struct table *table, void *to) {
    struct replay *replay = to;
    bool own = replay->holder && table->room.holder[replay->seat].number == replay->holder;
    replay->not_over = !own && !table->room.record.ended;
    if (!replay->not_over)
        replay->failed |= !scroll_put(&replay->text, put_replay, &(struct showing){ table, replay });
}

static void put_text(const void *with, struct lz_writer *w) { lz_put_text(w, scroll_text(with)); }

static void answer(struct table *table, bool well, void *to) {
    struct replay *replay = to;
    struct exchange *e = replay->e;
    (void)table;
    if (well && replay->not_over)
        exchange_no(e, MHD_HTTP_FORBIDDEN, "seat", "What other seats saw is shown when the match is over.");
    else if (well && !replay->failed)
        exchange_json(e, MHD_HTTP_OK, put_text, &replay->text);
    else
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "memory", "It could not be played again. Try again.");
    scroll_free(&replay->text);
}

static void begin(struct exchange *e, const struct laid *laid, int seat) {
    struct table *table = hall_table(&e->server->hall, laid->id);
    struct job *job = table ? table_job(table, JOB_READ) : NULL;
    struct replay *replay = calloc(1, sizeof *replay);
    if (!job || !replay) {
        free(job);
        free(replay);
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "memory", "There is not enough memory. Try again.");
        return;
    }
    *replay = (struct replay){ .e = e, .text.calls = e->server->hall.calls, .seat = seat };
    replay->holder = seat == laid_seat_of(laid, e->person) ? laid->seat[seat].holder : 0;
    e->deal = replay;
    job->read = read_match;
    job->made = answer;
    job->to = replay;
    exchange_wait(e);
    table_post(table, job);
}

/* GET /api/tables/ID/replay?seat=1; without a seat, one's own. */
void replay_show(struct exchange *e) {
    struct laid laid;
    const char *given = MHD_lookup_connection_value(e->connection, MHD_GET_ARGUMENT_KIND, "seat");
    if (!laid_find(e, &laid))
        return;
    int64_t seat = laid_seat_of(&laid, e->person);
    if (given && !lz_read_number(lz_span(given), 0, laid.plan.setup.seats - 1, &seat))
        exchange_no(e, MHD_HTTP_BAD_REQUEST, "seat", "\"seat\" is the number of a seat at this table.");
    else if (laid.stage == STAGE_LAID)
        exchange_no(e, MHD_HTTP_CONFLICT, "stage", "The match has not begun.");
    else
        begin(e, &laid, seat < 0 ? LZ_ONLOOKER : (int)seat);
}
