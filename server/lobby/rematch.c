/* The same again: plan and people of a match that is over, at a new table. Whoever of them asks first lays it; the
   others are led to the same one. */
#include "server/lobby/laid.h"

#include "core/words/text.h"
#include "server/table/talk.h"

#include <stdlib.h>

enum { INVITE = 24 /* 96 bits */ };

/* ---- those who are still at the old table */

static void put_again(const void *table, struct lz_writer *w) {
    lz_json_open(w, NULL, '{');
    lz_json_number(w, "again", *(const int64_t *)table);
    lz_json_close(w, '}');
    lz_put_char(w, '\n');
}

static void say_again(struct table *table, void *again) {
    for (struct talk *talk = table->talks; talk; talk = talk->next)
        if (talk->seat != LZ_ONLOOKER && !talk->deaf)
            talk->out.broken |= !scroll_put(&talk->out, put_again, again);
}

static void said_again(struct table *table, bool well, void *again) {
    (void)table;
    (void)well;
    free(again);
}

static void tell_old(const struct exchange *e) {
    struct table *old = hall_awake(&e->server->hall, e->again);
    struct job *job = old && !old->aside ? table_job(old, JOB_READ) : NULL;
    int64_t *again = job ? malloc(sizeof *again) : NULL;
    if (!again) {
        free(job);
        return;
    }
    *again = e->number;
    job->read = say_again;
    job->made = said_again;
    job->to = again;
    table_post(old, job);
}

static void laid_again(struct exchange *e, enum lz_status status) {
    struct base *base = &e->server->hall.base;
    if (status == LZ_REFUSED) { /* somebody was quicker */
        sqlite3_stmt *ask = base_asked(base, BASE_ASK_AGAIN, e->again, (struct lz_text){ 0 });
        bool found = base_next(base, ask) == LZ_OK;
        e->number = found ? sqlite3_column_int64(ask, 0) : 0;
        base_done(ask);
        status = found ? LZ_OK : LZ_REFUSED;
    }
    bool stands = status == LZ_OK;
    laid_changed(e, status);
    if (stands)
        tell_old(e);
}

/* The new table's row, with the plan as it was written. */
static bool put_table(struct exchange *e, const struct laid *laid) {
    struct base *base = &e->server->hall.base;
    char word[EXCHANGE_TOKEN];
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_MATCH, laid->id, (struct lz_text){ 0 });
    bool well = base_next(base, ask) == LZ_OK && people_word(word);
    word[INVITE] = 0;
    struct base_row row = { BASE_MATCH_AGAIN,
                            { e->number, server_wall(e->server), e->person, laid->id },
                            { lz_span(word), well ? base_text(ask, 6) : lz_span("") } };
    well = well && exchange_change(e, &row);
    base_done(ask);
    return well;
}

static bool copy_set(struct exchange *e, const struct laid *laid) {
    struct base *base = &e->server->hall.base;
    if (!laid->plan.set[0])
        return true;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_PAPER, laid->id, lz_span("set"));
    bool well = base_next(base, ask) == LZ_OK &&
                exchange_change(
                    e, &(struct base_row){ BASE_PAPER_KEEP, { e->number }, { lz_span("set"), base_text(ask, 0) } });
    base_done(ask);
    return well;
}

static bool put_people(struct exchange *e, const struct laid *laid) {
    for (int i = 0; i < laid->plan.setup.seats; i++) {
        struct base_row row = { BASE_SEAT_TAKE,
                                { e->number, i, laid->seat[i].person },
                                { lz_span(laid->seat[i].name) } };
        if (laid->seat[i].person > 0 && !exchange_change(e, &row))
            return false;
    }
    return true;
}

void rematch_lay(struct exchange *e) {
    struct laid laid;
    if (!laid_find(e, &laid))
        return;
    if (laid.stage != STAGE_OVER || laid_seat_of(&laid, e->person) < 0) {
        exchange_no(e, MHD_HTTP_CONFLICT, "stage", "Whoever sat at a match that is over may ask for another.");
        return;
    }
    e->number = people_number();
    e->again = laid.id;
    if (put_table(e, &laid) && copy_set(e, &laid) && seed_lay(e) && put_people(e, &laid) &&
        exchange_change(e, &(struct base_row){ BASE_INVITE_AGAIN, { e->number, laid.id } }))
        exchange_commit(e, laid_again);
    else if (!e->status)
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "store", "It could not be read. Try again.");
}
