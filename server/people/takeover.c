/* A seat whose owner has left: its host puts a bot there and makes a link; whoever opens the link has the seat. Each of
   the two hands the seat over in the room, so that whatever the holder before had is worth nothing from then on. */
#include "server/people/audit.h"
#include "server/lobby/laid.h"
#include "server/people/ticket.h"

#include "core/words/text.h"

#include <stdio.h>
#include <stdlib.h>

enum { ROWS = 4 };

/* What the table's job borrows. */
struct takeover {
    struct lz_reply reply;
    struct base_row row[ROWS]; /* that stand with it; their texts lie below */
    uint32_t rows;
    char label[LZ_LABEL], word[EXCHANGE_TOKEN], words[100];
};

static struct takeover *new_takeover(struct exchange *e) {
    struct takeover *t = e->deal = calloc(1, sizeof *t);
    if (!t)
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "memory", "There is not enough memory. Try again.");
    return t;
}

/* The rows of the batch go with the act. */
static void take_rows(struct exchange *e, struct takeover *t) {
    for (t->rows = 0; t->rows < e->batch.rows; t->rows++)
        t->row[t->rows] = batch_at(&e->batch, t->rows);
}

/* To that label, at the table; the base row of the seat follows from the room's. */
static void hand_over(struct exchange *e, int seat, int64_t person, void (*made)(struct table *, bool, void *)) {
    struct takeover *t = e->deal;
    struct table *table = hall_table(&e->server->hall, e->number);
    struct job *job = table ? table_job(table, JOB_HAND) : NULL;
    if (!job) {
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "memory", "There is not enough memory. Try again.");
        return;
    }
    take_rows(e, t);
    job->seat = seat;
    job->person = person;
    job->label = t->label;
    job->reply = &t->reply;
    job->row = t->row;
    job->rows = t->rows;
    job->made = made;
    job->to = e;
    exchange_wait(e);
    table_post(table, job);
}

/* ---- the host's */

static void put_link(const void *with, struct lz_writer *w) {
    const struct exchange *e = with;
    const struct takeover *t = e->deal;
    char link[TICKET_LINK];
    ticket_link(e->server->origin[0], TICKET_TAKEOVER, t->word, link);
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "link", link);
    lz_json_close(w, '}');
}

static void vacated(struct table *table, bool well, void *to) {
    struct exchange *e = to;
    const struct takeover *t = e->deal;
    (void)table;
    if (well)
        exchange_json(e, MHD_HTTP_OK, put_link, e);
    else if (t->reply.status == LZ_REFUSED)
        exchange_no(e, MHD_HTTP_CONFLICT, "stage", lz_no_words(t->reply.no));
    else
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "store", "It could not be stored. Try again.");
}

static void link_safe(struct exchange *e, enum lz_status status) { vacated(NULL, status == LZ_OK, e); }

static void vacate(struct exchange *e, const struct laid *laid, int seat, const struct lz_bot *bot) {
    struct takeover *t = new_takeover(e);
    struct ticket ticket = { TICKET_TAKEOVER, laid->id, seat };
    bool person = laid->seat[seat].person > 0;
    if (!t)
        return;
    snprintf(t->label, sizeof t->label, LZ_BOT_LABEL "%s", bot->id);
    snprintf(t->words, sizeof t->words, "Seat #%d %s; a link was made that hands it on.", seat,
             person ? "was given to a bot" : "is a bot's");
    struct base_row noted = audit_row(laid->id, server_wall(e->server), laid->host == e->person ? "host" : "operator",
                                      t->words);
    e->number = laid->id;
    if (!ticket_make(e, &ticket, t->word) || !exchange_change(e, &noted))
        return;
    if (person)
        hand_over(e, seat, -1 - seat, vacated);
    else
        exchange_commit(e, link_safe);
}

/* {"seat":1,"bots":"easy"}: a bot of that level keeps it meanwhile. */
void takeover_offer(struct exchange *e) {
    struct laid laid;
    const char *level = json_string_value(json_object_get(e->asked, "bots"));
    const json_t *wanted = json_object_get(e->asked, "seat");
    int64_t seat = json_integer_value(wanted);
    if (!laid_find(e, &laid))
        return;
    const struct lz_bot *bot = lz_bot_by_id(lz_span(level ? level : "greedy"), laid.plan.game);
    if (laid.host != e->person && !operator_is(&e->server->hall.base, e->person))
        exchange_no(e, MHD_HTTP_FORBIDDEN, "host", "Whoever laid the table offers a seat, or the operator.");
    else if (laid.stage != STAGE_PLAYS)
        exchange_no(e, MHD_HTTP_CONFLICT, "stage", "A seat is handed on while the match is played.");
    else if (!json_is_integer(wanted) || seat < 0 || seat >= laid.plan.setup.seats)
        exchange_no(e, MHD_HTTP_BAD_REQUEST, "seat", "There is no seat of that number.");
    else if (!bot)
        exchange_no(e, MHD_HTTP_BAD_REQUEST, "bots", "No bot of that name plays this game.");
    else
        vacate(e, &laid, (int)seat, bot);
}

/* ---- whoever opens the link */

static void taken(struct table *table, bool well, void *to) {
    struct exchange *e = to;
    const struct takeover *t = e->deal;
    (void)table;
    if (well)
        laid_answer_now(e);
    else if (t->reply.status == LZ_REFUSED)
        exchange_no(e, MHD_HTTP_CONFLICT, "stage", lz_no_words(t->reply.no));
    else
        exchange_no(
            e, MHD_HTTP_CONFLICT, "taken",
            "The link was used by somebody else, you sit there already, or it could not be stored. Look again.");
}

/* {"word":".."} */
void takeover_take(struct exchange *e) {
    struct base *base = &e->server->hall.base;
    struct ticket ticket;
    struct takeover *t;
    if (!ticket_find(e, TICKET_TAKEOVER, &ticket) ||
        !exchange_fits(e, LIMIT_SEATS, laid_count(e, BASE_ASK_SEATS_COUNT)) || !(t = new_takeover(e)))
        return;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_PERSON, e->person, (struct lz_text){ 0 });
    if (base_next(base, ask) == LZ_OK) {
        struct lz_writer w = lz_writer_in(t->label, sizeof t->label);
        lz_put_text(&w, base_text(ask, 0));
    }
    base_done(ask);
    snprintf(t->words, sizeof t->words, "Seat #%d was taken over by its link.", (int)ticket.seat);
    struct base_row noted = audit_row(ticket.of, server_wall(e->server), "server", t->words);
    e->number = ticket.of;
    if (ticket_use(e) && exchange_change(e, &noted))
        hand_over(e, (int)ticket.seat, e->person, taken);
}
