/* A table is laid: its plan is read and kept, its seed drawn. A set of the user's own is checked by a worker first. */
#include "server/lobby/laid.h"

#include "core/games.h"
#include "core/words/text.h"

#include <stdlib.h>

enum { TROUBLE = 600, WRONG = 16000 /* all that is wrong with a set, a line each */, INVITE = 24 /* 96 bits */ };

static void no_memory(struct exchange *e) {
    exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "memory", "There is not enough memory. Try again.");
}

/* The table's row, with what was asked for as its plan. */
static bool put_table(struct exchange *e) {
    char word[EXCHANGE_TOKEN], *text = json_dumps(e->asked, JSON_COMPACT);
    bool listed = json_is_true(json_object_get(e->asked, "listed"));
    people_word(word);
    word[INVITE] = 0;
    struct base_row row = { BASE_MATCH_ADD,
                            { e->number, server_wall(e->server), e->person, listed },
                            { lz_span(word), lz_span(text ? text : "{}") } };
    bool well = text && exchange_change(e, &row);
    free(text);
    return well;
}

static void lay(struct exchange *e, const struct plan *plan) {
    const json_t *wanted = json_object_get(e->asked, "seat");
    int64_t seat = wanted ? json_integer_value(wanted) : plan_first_open(plan);
    if (seat >= plan->setup.seats || (seat >= 0 && plan->bot[seat]))
        exchange_no(e, MHD_HTTP_BAD_REQUEST, "seat", "That seat is a bot's, or there is none of that number.");
    else if (put_table(e) && seed_lay(e) && (seat < 0 || laid_take_seat(e, (int)seat)))
        exchange_commit(e, laid_changed);
    else if (!e->status)
        no_memory(e);
}

/* ---- with a set */

/* What the worker finds. */
struct checking {
    const struct lz_game *game;
    struct lz_text file;
    const json_t *asked;
    json_t *kept; /* of the set, in the plan; NULL: something is wrong, */
    const char *code;
    char wrong[WRONG]; /* and what */
};

static void check(struct table *table, void *to) {
    struct exchange *e = to;
    struct checking *c = e->deal;
    struct lz_writer wrong = lz_writer_in(c->wrong, sizeof c->wrong);
    struct own_set set = { 0 };
    struct plan plan;
    (void)table;
    c->code = "set";
    bool well = own_set_load(&set, c->game, c->file, &wrong);
    if (well)
        c->code = "plan";
    if (well && plan_read_with(&plan, c->asked, &set.game, &wrong) && plan_deals(&plan, &wrong) == LZ_OK)
        c->kept = plan_set(&plan);
    own_set_free(&set);
}

static void checked(struct table *table, bool well, void *to) {
    struct exchange *e = to;
    struct checking *c = e->deal;
    char trouble[TROUBLE];
    struct lz_writer w = lz_writer_in(trouble, sizeof trouble);
    struct plan plan;
    (void)table;
    (void)well;
    if (!c->kept && !c->wrong[0]) {
        no_memory(e);
        return;
    }
    if (!c->kept) {
        exchange_no(e, MHD_HTTP_BAD_REQUEST, c->code, c->wrong);
        return;
    }
    struct base_row row = { BASE_PAPER_KEEP, { e->number }, { lz_span("set"), c->file } };
    bool kept = exchange_change(e, &row);
    if (kept && json_object_set_new(e->asked, "set", c->kept) == 0 && plan_read(&plan, e->asked, &w))
        lay(e, &plan);
    else if (kept)
        exchange_no(e, MHD_HTTP_BAD_REQUEST, "plan", trouble);
}

static void check_set(struct exchange *e, const struct lz_game *game, const json_t *set) {
    struct table *table = hall_table(&e->server->hall, e->number);
    struct job *job = table ? table_job(table, JOB_LOAD) : NULL;
    struct checking *c = job ? calloc(1, sizeof *c) : NULL;
    if (!c) {
        free(job);
        no_memory(e);
        return;
    }
    *c = (struct checking){ .game = game,
                            .file = { json_string_value(set), (uint32_t)json_string_length(set) },
                            .asked = e->asked };
    e->deal = c;
    job->read = check;
    job->made = checked;
    job->to = e;
    exchange_wait(e);
    table_post(table, job);
}

/* ---- */

/* {"game":ID,"options":[..],"places":["open","bot:easy"],"house":["clock=live"],"seat":0,"listed":false,"set":TEXT};
   seat -1: the host only looks on */
void lobby_create(struct exchange *e) {
    const json_t *set = json_object_get(e->asked, "set"), *id = json_object_get(e->asked, "game");
    const struct lz_game *game = lz_game_by_id(
        (struct lz_text){ json_string_value(id), (uint32_t)json_string_length(id) });
    char trouble[TROUBLE];
    struct lz_writer w = lz_writer_in(trouble, sizeof trouble);
    struct plan plan;
    bool own = game && json_is_string(set);
    if (set && !own && game) {
        exchange_no(e, MHD_HTTP_BAD_REQUEST, "set", "A set is the text of its file.");
        return;
    }
    enum lz_status deals = own ? LZ_OK : plan_read(&plan, e->asked, &w) ? plan_deals(&plan, &w) : LZ_REFUSED;
    if (deals == LZ_FAILED) {
        no_memory(e);
        return;
    }
    if (deals == LZ_REFUSED) {
        exchange_no(e, MHD_HTTP_BAD_REQUEST, "plan", trouble);
        return;
    }
    if (!exchange_fits(e, LIMIT_TABLES, laid_count(e, BASE_ASK_LAID_COUNT)) ||
        !exchange_fits(e, LIMIT_SEATS, laid_count(e, BASE_ASK_SEATS_COUNT)))
        return;
    e->number = people_number();
    if (own)
        check_set(e, game, set);
    else
        lay(e, &plan);
}

/* ---- the file */

static void put_set(const void *with, struct lz_writer *w) {
    struct exchange *const *e = with;
    struct base *base = &(*e)->server->hall.base;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_PAPER, (*e)->number, lz_span("set"));
    if (base_next(base, ask) == LZ_OK)
        lz_put_text(w, base_text(ask, 0));
    base_done(ask);
}

void lobby_set(struct exchange *e) {
    struct laid laid;
    if (!laid_find(e, &laid))
        return;
    if (!laid.plan.set[0]) {
        exchange_no(e, MHD_HTTP_NOT_FOUND, "set", "This table is played with what the game has.");
        return;
    }
    e->number = laid.id;
    e->type = "text/plain; charset=utf-8";
    exchange_json(e, MHD_HTTP_OK, put_set, &e);
}
