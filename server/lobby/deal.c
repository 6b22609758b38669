/* The deal: whoever laid the table begins the match, and confirms that bots take what is open. */
#include "server/lobby/laid.h"

#include "core/fair.h"
#include "core/words/address.h"
#include "core/words/text.h"
#include "server/people/audit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TROUBLE = 300 };

static void dealt(struct table *table, bool well, void *to) {
    struct exchange *e = to;
    if (well)
        laid_answer_now(e);
    else
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "store",
                    table->words[0] ? table->words : "It could not be stored.");
}

static bool seat_everybody(struct exchange *e, struct laid *laid, const struct lz_bot *filler) {
    static const char open_seat[] =
        "Seats are open. Wait for people, or name the level that takes them: {\"bots\":\"easy\"}.";
    for (int i = 0; i < laid->plan.setup.seats; i++) {
        const struct lz_bot *bot = laid->plan.bot[i] ? laid->plan.bot[i] : laid->seat[i].person ? NULL : filler;
        if (!bot && !laid->seat[i].person) {
            exchange_no(e, MHD_HTTP_CONFLICT, "open", open_seat);
            return false;
        }
        laid->plan.bot[i] = bot;
        if (bot)
            snprintf(laid->seat[i].name, LZ_LABEL, LZ_BOT_LABEL "%s", bot->id);
    }
    return true;
}

/* What a job borrows: the labels of the record, and the rows that stand with it. A bot's seat is a row as well. */
struct deal {
    struct lz_record record;
    char label[LZ_SEATS][LZ_LABEL], name[LZ_SEATS][LZ_LABEL];
    char words[LZ_PROSE + 1]; /* that people added to the seed */
    struct base_row row[LZ_SEATS + 2];
    uint32_t rows;
    char fact[LZ_HOUSE_FACTS][LZ_HOUSE_LINE]; /* what the house lays down */
    char lots[LZ_SEATS * 3 + 8];
    struct lz_text line[LZ_HOUSE_FACTS + 1];
    uint32_t lines;
};

/* People who are not to know each other: who came first would sit first. The lots follow from the seed that was
   committed to when the table was laid, and from the words, so that neither the host nor the server chooses; a line of
   the journal says who went where, and `verify` holds it against the seed. */
static void draw_lots(struct laid *laid, struct deal *deal) {
    struct lz_writer w = lz_writer_in(deal->lots, sizeof deal->lots);
    struct laid_seat was[LZ_SEATS];
    int seats[LZ_SEATS], lot[LZ_SEATS], count = 0;
    for (int i = 0; i < laid->plan.setup.seats; i++)
        if (!laid->plan.bot[i])
            seats[count++] = i;
    lz_fair_lots(deal->record.seed, lz_span(deal->words), count, lot);
    memcpy(was, laid->seat, sizeof was);
    lz_put(&w, "lots");
    for (int i = 0; i < count; i++) {
        laid->seat[seats[lot[i]]] = was[seats[i]];
        lz_put_char(&w, ' ');
        lz_put_number(&w, seats[lot[i]]);
    }
    deal->line[deal->lines++] = (struct lz_text){ deal->lots, w.len };
}

/* Everybody's row is written anew, because some have changed places. The journal, and what it tells, has the names of
   the seats instead. */
static void seat_unknown(struct laid *laid, struct deal *deal) {
    draw_lots(laid, deal);
    deal->row[deal->rows++] = (struct base_row){ BASE_SEAT_CLEAR, { laid->id } };
    for (int i = 0; i < laid->plan.setup.seats; i++) {
        if (laid->plan.bot[i])
            continue;
        memcpy(deal->name[i], laid->seat[i].name, LZ_LABEL);
        deal->row[deal->rows++] = (struct base_row){ BASE_SEAT_TAKE,
                                                     { laid->id, i, laid->seat[i].person },
                                                     { lz_span(deal->name[i]) } };
        struct lz_writer w = lz_writer_in(laid->seat[i].name, LZ_LABEL);
        lz_seat_print(laid->plan.game, &laid->plan.setup, i, &w);
    }
}

static void fill_deal(struct exchange *e, struct laid *laid, struct deal *deal) {
    deal->record.game = laid->plan.game;
    deal->record.setup = laid->plan.setup;
    deal->record.setup.now = server_wall(e->server);
    deal->lines = lz_house_facts(&laid->plan.house, laid->plan.game, deal->fact);
    for (uint32_t i = 0; i < deal->lines; i++)
        deal->line[i] = lz_span(deal->fact[i]);
    if (laid->plan.house.number[LZ_HOUSE_ANONYMOUS])
        seat_unknown(laid, deal);
    deal->row[deal->rows++] = audit_row(laid->id, server_wall(e->server), "host", "The match was dealt.");
    for (int i = 0; i < laid->plan.setup.seats; i++) {
        memcpy(deal->label[i], laid->seat[i].name, LZ_LABEL);
        deal->record.player[i] = lz_span(deal->label[i]);
        if (laid->plan.bot[i])
            deal->row[deal->rows++] = (struct base_row){ BASE_SEAT_TAKE,
                                                         { laid->id, i, -1 - i },
                                                         { deal->record.player[i] } };
    }
}

static void begin_match(struct exchange *e, struct laid *laid) {
    struct table *table = hall_table(&e->server->hall, laid->id);
    struct job *job = table ? table_job(table, JOB_MAKE) : NULL;
    struct deal *deal = calloc(1, sizeof *deal);
    if (!job || !deal) {
        free(job);
        free(deal);
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "memory", "There is not enough memory. Try again.");
        return;
    }
    if (!seed_deal(&e->server->hall.base, laid, deal->record.seed, deal->words)) {
        free(job);
        free(deal);
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "store", "The seed cannot be read. Try again.");
        return;
    }
    deal->record.words = lz_span(deal->words);
    fill_deal(e, laid, deal);
    e->deal = deal;
    job->record = &deal->record;
    job->facts = (struct lz_facts){ deal->line, deal->lines };
    job->row = deal->row;
    job->rows = deal->rows;
    job->made = dealt;
    job->to = e;
    exchange_wait(e);
    table_post(table, job);
}

/* {"bots":"easy"}: the host confirms that bots take what is open. */
void deal_start(struct exchange *e) {
    struct laid laid;
    const char *level = json_string_value(json_object_get(e->asked, "bots"));
    if (!laid_find(e, &laid))
        return;
    const struct lz_bot *filler = level ? lz_bot_by_id(lz_span(level), laid.plan.game) : NULL;
    char trouble[TROUBLE];
    struct lz_writer why = lz_writer_in(trouble, sizeof trouble);
    if (laid.host != e->person)
        exchange_no(e, MHD_HTTP_FORBIDDEN, "host", "Whoever laid the table deals.");
    else if (laid.stage != STAGE_LAID)
        exchange_no(e, MHD_HTTP_CONFLICT, "stage", "The match has begun.");
    else if (level && !filler)
        exchange_no(e, MHD_HTTP_BAD_REQUEST, "bots", "No bot of that name plays this game.");
    else if (!plan_seats_bots(&laid.plan, level, &why))
        exchange_no(e, MHD_HTTP_CONFLICT, "people", trouble);
    else if (seat_everybody(e, &laid, filler) && !seed_waits(e, &laid)) {
        e->number = laid.id;
        begin_match(e, &laid);
    }
}
