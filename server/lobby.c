/* Tables before and around the match: laid, joined, dealt, looked at. What a table is to be stands in its plan, a JSON
   object that was checked when it was laid; who sits there are rows, which the data base keeps apart by its own rules.
 */
#include "server/exchange.h"

#include "core/bug.h"
#include "core/games.h"
#include "core/words/json.h"
#include "core/words/option.h"
#include "core/words/text.h"
#include "server/talk.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TROUBLE = 600, OPEN_LISTED = 100, LABEL = LZ_LABEL };

/* ---- a plan: {"game":ID,"options":["seats.."],"places":["open","bot:easy"]} */

struct plan {
    const struct lz_game *game;
    struct lz_setup setup;
    const struct lz_bot *bot[LZ_SEATS]; /* NULL: a person's place */
};

static bool read_options(struct plan *plan, const json_t *options, struct lz_writer *trouble) {
    size_t i;
    json_t *option;
    json_array_foreach(options, i, option) {
        const char *words = json_string_value(option);
        if (!words) {
            lz_put(trouble, "An option is a text: \"name=value\".");
            return false;
        }
        if (!lz_option_parse(plan->game, lz_span(words), &plan->setup, trouble))
            return false;
    }
    return true;
}

static bool read_place(struct plan *plan, int seat, const char *place, struct lz_writer *trouble) {
    struct lz_text word = lz_span(place);
    if (strcmp(place, "open") == 0)
        return true;
    if (lz_text_begins(word, LZ_BOT_LABEL)) {
        (void)lz_cut(&word, (uint32_t)strlen(LZ_BOT_LABEL));
        plan->bot[seat] = lz_bot_by_id(word, plan->game);
    }
    if (!plan->bot[seat])
        lz_put(trouble,
               "A place is \"open\" or a bot that plays this game: \"bot:easy\", \"bot:normal\", \"bot:hard\".");
    return plan->bot[seat];
}

/* How many seats: as many as there are places; else as the preset says; else as is usual. */
static bool read_places(struct plan *plan, const json_t *places, struct lz_writer *trouble) {
    size_t count = json_array_size(places);
    if (count > LZ_SEATS) {
        lz_put(trouble, "There are at most 16 places at a table.");
        return false;
    }
    if (count)
        plan->setup.seats = (uint8_t)count;
    for (size_t i = 0; i < count; i++) {
        const char *place = json_string_value(json_array_get(places, i));
        if (!read_place(plan, (int)i, place ? place : "", trouble))
            return false;
    }
    return true;
}

/* Would it be dealt? The game says what is wrong. */
static bool deals(const struct plan *plan, struct lz_writer *trouble) {
    struct lz_why why = { 0 };
    void *state = calloc(1, plan->game->state_size);
    struct lz_match match = { .game = plan->game, .state = state };
    bool dealt = state && lz_begin(&match, &plan->setup, NULL, &why);
    if (!dealt)
        lz_put(trouble, state ? plan->game->ruleset[why.rule].text : "There is not enough memory. Try again.");
    free(state);
    return dealt;
}

static bool read_plan(struct plan *plan, const json_t *body, struct lz_writer *trouble) {
    const char *id = json_string_value(json_object_get(body, "game"));
    *plan = (struct plan){ .game = lz_game_by_id(lz_span(id ? id : "")) };
    if (!plan->game) {
        lz_put(trouble, "\"game\" is the id of a game: GET /api/games lists them.");
        return false;
    }
    plan->setup.seats = (uint8_t)lz_seats_usual(plan->game);
    lz_options_usual(plan->game, &plan->setup);
    return read_options(plan, json_object_get(body, "options"), trouble) &&
           read_places(plan, json_object_get(body, "places"), trouble);
}

/* ---- a table as the data base has it */

struct laid {
    int64_t id, made, host;
    bool listed;
    enum table_stage stage;
    char invite[EXCHANGE_TOKEN];
    struct plan plan;
    struct {
        int64_t person;
        uint32_t holder;
        char name[LABEL];
    } seat[LZ_SEATS];
};

static void copy_text(char *to, uint32_t room, struct lz_text from) {
    struct lz_writer w = lz_writer_in(to, room);
    lz_put_text(&w, from);
}

static bool read_row(struct laid *laid, sqlite3_stmt *ask) {
    char trouble[TROUBLE];
    struct lz_writer w = lz_writer_in(trouble, sizeof trouble);
    struct lz_text plan = base_text(ask, 6);
    *laid = (struct laid){ .id = sqlite3_column_int64(ask, 0),
                           .made = sqlite3_column_int64(ask, 1),
                           .host = sqlite3_column_int64(ask, 2),
                           .listed = sqlite3_column_int(ask, 3) != 0,
                           .stage = (enum table_stage)sqlite3_column_int(ask, 4) };
    copy_text(laid->invite, sizeof laid->invite, base_text(ask, 5));
    json_t *body = json_loadb(plan.at ? plan.at : "", plan.len, 0, NULL);
    bool read = read_plan(&laid->plan, body, &w);
    json_decref(body);
    return read;
}

static void read_seats(struct base *base, struct laid *laid) {
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_SEATS, laid->id, (struct lz_text){ 0 });
    while (base_next(base, ask) == LZ_OK) {
        int64_t seat = sqlite3_column_int64(ask, 0);
        if (seat < 0 || seat >= LZ_SEATS)
            continue;
        laid->seat[seat].person = sqlite3_column_int64(ask, 1);
        laid->seat[seat].holder = (uint32_t)sqlite3_column_int64(ask, 2);
        copy_text(laid->seat[seat].name, LABEL, base_text(ask, 3));
    }
    base_done(ask);
}

/* The table of the address. False: it has been answered. */
static bool find_table(struct exchange *e, struct laid *laid) {
    struct base *base = &e->server->hall.base;
    int64_t id = 0;
    bool found = false;
    if (lz_read_number(e->part[0], 1, (int64_t)1 << 53, &id)) {
        sqlite3_stmt *ask = base_asked(base, BASE_ASK_MATCH, id, (struct lz_text){ 0 });
        found = base_next(base, ask) == LZ_OK && read_row(laid, ask);
        base_done(ask);
    }
    if (found)
        read_seats(base, laid);
    else
        exchange_no(e, MHD_HTTP_NOT_FOUND, "table", "There is no such table.");
    return found;
}

static int seat_of(const struct laid *laid, int64_t person) {
    for (int i = 0; i < laid->plan.setup.seats; i++)
        if (laid->seat[i].person == person)
            return i;
    return -1;
}

/* ---- looking */

struct look {
    const struct laid *laid;
    int64_t person; /* who looks */
};

static void put_seat(const struct look *look, int seat, struct lz_writer *w) {
    const struct laid *laid = look->laid;
    const struct lz_bot *bot = laid->plan.bot[seat];
    lz_json_open(w, NULL, '{');
    if (bot || laid->seat[seat].person < 0) {
        lz_json_string(w, "name", bot ? bot->id : laid->seat[seat].name + strlen(LZ_BOT_LABEL));
        lz_json_bool(w, "bot", true);
    } else if (laid->seat[seat].person) {
        lz_json_string(w, "name", laid->seat[seat].name);
        if (laid->seat[seat].person == look->person)
            lz_json_bool(w, "me", true);
    } else {
        lz_json_bool(w, "open", true);
    }
    lz_json_close(w, '}');
}

static void put_options(const struct plan *plan, struct lz_writer *w) {
    lz_json_open(w, "options", '{');
    for (int i = 0; i < plan->game->option_count; i++) {
        const struct lz_option *option = &plan->game->options[i];
        char value[80];
        struct lz_writer words = lz_writer_in(value, sizeof value);
        if (plan->setup.option[i] == option->usual)
            continue;
        lz_option_print(option, plan->setup.option[i], &words);
        lz_json_string(w, option->name, value);
    }
    lz_json_close(w, '}');
}

static void put_look(const struct look *look, struct lz_writer *w) {
    static const char *const stages[] = { [STAGE_LAID] = "laid", [STAGE_PLAYS] = "plays", [STAGE_OVER] = "over" };
    const struct laid *laid = look->laid;
    lz_json_open(w, NULL, '{');
    lz_json_number(w, "table", laid->id);
    lz_json_string(w, "game", laid->plan.game->id);
    lz_json_string(w, "stage", stages[laid->stage]);
    lz_json_number(w, "made", laid->made);
    put_options(&laid->plan, w);
    lz_json_open(w, "seats", '[');
    for (int i = 0; i < laid->plan.setup.seats; i++)
        put_seat(look, i, w);
    lz_json_close(w, ']');
    if (laid->host == look->person)
        lz_json_string(w, "invite", laid->invite);
    lz_json_close(w, '}');
}

static void put_one(const void *with, struct lz_writer *w) { put_look(with, w); }

/* Whoever sits there, laid it, or has its invitation may look; a table in the lobby is everybody's. */
static bool may_look(struct exchange *e, const struct laid *laid) {
    const char *given = MHD_lookup_connection_value(e->connection, MHD_GET_ARGUMENT_KIND, "invite");
    const char *said = json_string_value(json_object_get(e->asked, "invite"));
    const char *invite = said ? said : given ? given : "";
    size_t len = strlen(laid->invite);
    bool invited = strlen(invite) == len && sodium_memcmp(invite, laid->invite, len) == 0;
    if (laid->listed || laid->host == e->person || seat_of(laid, e->person) >= 0 || invited)
        return true;
    exchange_no(e, MHD_HTTP_NOT_FOUND, "table", "There is no such table."); /* nor is it told that there is */
    return false;
}

static void answer_table(struct exchange *e, int64_t id) {
    struct base *base = &e->server->hall.base;
    struct laid laid;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_MATCH, id, (struct lz_text){ 0 });
    bool found = base_next(base, ask) == LZ_OK && read_row(&laid, ask);
    base_done(ask);
    if (!found) {
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "store", "It stands, but cannot be read now. Look again.");
        return;
    }
    read_seats(base, &laid);
    exchange_json(e, MHD_HTTP_OK, put_one, &(struct look){ &laid, e->person });
}

void lobby_look(struct exchange *e) {
    struct laid laid;
    if (find_table(e, &laid) && may_look(e, &laid))
        exchange_json(e, MHD_HTTP_OK, put_one, &(struct look){ &laid, e->person });
}

struct listing {
    struct exchange *e;
    enum base_ask what;
    int64_t number;
};

static void put_list(const void *with, struct lz_writer *w) {
    const struct listing *listing = with;
    struct base *base = &listing->e->server->hall.base;
    sqlite3_stmt *ask = base_asked(base, listing->what, listing->number, (struct lz_text){ 0 });
    lz_json_open(w, NULL, '{');
    lz_json_open(w, "tables", '[');
    while (base_next(base, ask) == LZ_OK) {
        struct laid laid;
        if (!read_row(&laid, ask))
            continue;
        read_seats(base, &laid);
        put_look(&(struct look){ &laid, listing->e->person }, w);
    }
    base_done(ask);
    lz_json_close(w, ']');
    lz_json_close(w, '}');
}

void lobby_list(struct exchange *e) {
    exchange_json(e, MHD_HTTP_OK, put_list, &(struct listing){ e, BASE_ASK_LISTED, OPEN_LISTED });
}
void lobby_mine(struct exchange *e) {
    exchange_json(e, MHD_HTTP_OK, put_list, &(struct listing){ e, BASE_ASK_MINE, e->person });
}

static void put_games(const void *with, struct lz_writer *w) {
    (void)with;
    lz_json_open(w, NULL, '{');
    lz_json_open(w, "games", '[');
    for (uint32_t i = 0; i < lz_games_count; i++) {
        lz_json_open(w, NULL, '{');
        lz_json_string(w, "id", lz_games[i]->id);
        lz_json_string(w, "title", lz_games[i]->title);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
    lz_json_close(w, '}');
}
void lobby_games(struct exchange *e) { exchange_json(e, MHD_HTTP_OK, put_games, NULL); }

static void put_game(const void *with, struct lz_writer *w) { lz_game_json(with, w); }
void lobby_game(struct exchange *e) {
    const struct lz_game *game = lz_game_by_id(e->part[0]);
    if (game)
        exchange_json(e, MHD_HTTP_OK, put_game, game);
    else
        exchange_no(e, MHD_HTTP_NOT_FOUND, "game", "There is no such game: GET /api/games lists them.");
}

/* ---- laying, joining, leaving */

static void table_changed(struct exchange *e, enum lz_status status) {
    if (status == LZ_OK)
        answer_table(e, e->number);
    else if (status == LZ_REFUSED)
        exchange_no(e, MHD_HTTP_CONFLICT, "taken",
                    "Somebody was quicker, or you sit there already: look at the table again.");
    else
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "store", "It could not be stored. Try again.");
}

static bool take_seat(struct exchange *e, int seat) {
    struct base *base = &e->server->hall.base;
    char name[LABEL] = "";
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_PERSON, e->person, (struct lz_text){ 0 });
    if (base_next(base, ask) == LZ_OK)
        copy_text(name, sizeof name, base_text(ask, 0));
    base_done(ask);
    return exchange_change(e, &(struct base_row){ BASE_SEAT_TAKE, { e->number, seat, e->person }, { lz_span(name) } });
}

static int first_open(const struct plan *plan) {
    for (int i = 0; i < plan->setup.seats; i++)
        if (!plan->bot[i])
            return i;
    return -1;
}

/* {"game":ID,"options":[..],"places":["open","bot:easy"],"seat":0,"listed":false}; seat -1: the host only looks
 * on */
void lobby_create(struct exchange *e) {
    char trouble[TROUBLE], word[EXCHANGE_TOKEN];
    struct lz_writer w = lz_writer_in(trouble, sizeof trouble);
    struct plan plan;
    const json_t *wanted = json_object_get(e->asked, "seat");
    bool listed = json_is_true(json_object_get(e->asked, "listed"));
    if (!read_plan(&plan, e->asked, &w) || !deals(&plan, &w)) {
        exchange_no(e, MHD_HTTP_BAD_REQUEST, "plan", trouble);
        return;
    }
    int64_t seat = wanted ? json_integer_value(wanted) : first_open(&plan);
    if (seat >= plan.setup.seats || (seat >= 0 && plan.bot[seat])) {
        exchange_no(e, MHD_HTTP_BAD_REQUEST, "seat", "That seat is a bot's, or there is none of that number.");
        return;
    }
    char *text = json_dumps(e->asked, JSON_COMPACT);
    e->number = people_number();
    people_word(word);
    word[24] = 0; /* 96 bits */
    struct base_row row = { BASE_MATCH_ADD,
                            { e->number, server_wall(e->server), e->person, listed },
                            { lz_span(word), lz_span(text ? text : "{}") } };
    bool well = text && exchange_change(e, &row) && (seat < 0 || take_seat(e, (int)seat));
    free(text);
    if (well)
        exchange_commit(e, table_changed);
    else if (!e->status)
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "memory", "There is not enough memory. Try again.");
}

/* {"invite":"..","seat":2} */
void lobby_join(struct exchange *e) {
    struct laid laid;
    const json_t *wanted = json_object_get(e->asked, "seat");
    if (!find_table(e, &laid) || !may_look(e, &laid))
        return;
    int64_t seat = wanted ? json_integer_value(wanted) : 0;
    while (!wanted && seat < laid.plan.setup.seats && (laid.plan.bot[seat] || laid.seat[seat].person))
        seat++;
    if (laid.stage != STAGE_LAID)
        exchange_no(e, MHD_HTTP_CONFLICT, "stage", "The cards are dealt: nobody can join now.");
    else if (seat < 0 || seat >= laid.plan.setup.seats || laid.plan.bot[seat])
        exchange_no(e, MHD_HTTP_CONFLICT, "taken", "No seat is open there.");
    else {
        e->number = laid.id;
        if (take_seat(e, (int)seat))
            exchange_commit(e, table_changed);
    }
}

void lobby_leave(struct exchange *e) {
    struct laid laid;
    if (!find_table(e, &laid) || !may_look(e, &laid))
        return;
    if (laid.stage != STAGE_LAID || seat_of(&laid, e->person) < 0) {
        exchange_no(e, MHD_HTTP_CONFLICT, "stage", "You do not sit there, or the match has begun.");
        return;
    }
    e->number = laid.id;
    if (exchange_change(e, &(struct base_row){ BASE_SEAT_LEAVE, { laid.id, e->person } }))
        exchange_commit(e, table_changed);
}

/* ---- the deal */

static void dealt(struct table *table, bool well, void *to) {
    struct exchange *e = to;
    if (well)
        answer_table(e, e->number);
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
            snprintf(laid->seat[i].name, LABEL, LZ_BOT_LABEL "%s", bot->id);
    }
    return true;
}

/* What a job borrows: the labels of the record, and the rows that stand with it. A bot's seat is a row as well. */
struct deal {
    struct lz_record record;
    char label[LZ_SEATS][LABEL];
    struct base_row row[LZ_SEATS];
    uint32_t rows;
};

static void fill_deal(struct exchange *e, const struct laid *laid, struct deal *deal) {
    deal->record = (struct lz_record){ .game = laid->plan.game, .setup = laid->plan.setup };
    deal->record.setup.now = server_wall(e->server);
    randombytes_buf(deal->record.seed, LZ_SEED);
    for (int i = 0; i < laid->plan.setup.seats; i++) {
        memcpy(deal->label[i], laid->seat[i].name, LABEL);
        deal->record.player[i] = lz_span(deal->label[i]);
        if (laid->plan.bot[i])
            deal->row[deal->rows++] = (struct base_row){ BASE_SEAT_TAKE,
                                                         { laid->id, i, -1 - i },
                                                         { deal->record.player[i] } };
    }
}

static void begin_match(struct exchange *e, const struct laid *laid) {
    struct table *table = hall_table(&e->server->hall, laid->id);
    struct job *job = table ? table_job(table, JOB_MAKE) : NULL;
    struct deal *deal = calloc(1, sizeof *deal);
    if (!job || !deal) {
        free(job);
        free(deal);
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "memory", "There is not enough memory. Try again.");
        return;
    }
    fill_deal(e, laid, deal);
    e->deal = deal;
    job->record = &deal->record;
    job->row = deal->row;
    job->rows = deal->rows;
    job->made = dealt;
    job->to = e;
    exchange_wait(e);
    table_post(table, job);
}

/* {"bots":"easy"}: the host confirms that bots take what is open. */
void lobby_start(struct exchange *e) {
    struct laid laid;
    const char *level = json_string_value(json_object_get(e->asked, "bots"));
    if (!find_table(e, &laid) || !may_look(e, &laid))
        return;
    const struct lz_bot *filler = level ? lz_bot_by_id(lz_span(level), laid.plan.game) : NULL;
    if (laid.host != e->person)
        exchange_no(e, MHD_HTTP_FORBIDDEN, "host", "Whoever laid the table deals.");
    else if (laid.stage != STAGE_LAID)
        exchange_no(e, MHD_HTTP_CONFLICT, "stage", "The match has begun.");
    else if (level && !filler)
        exchange_no(e, MHD_HTTP_BAD_REQUEST, "bots", "No bot of that name plays this game.");
    else if (seat_everybody(e, &laid, filler)) {
        e->number = laid.id;
        begin_match(e, &laid);
    }
}

/* ---- the match */

bool lobby_place(struct exchange *e, struct talk_place *place) {
    struct laid laid;
    const char *from = MHD_lookup_connection_value(e->connection, MHD_GET_ARGUMENT_KIND, "resume");
    int64_t number = TALK_NEW;
    if (!find_table(e, &laid) || !may_look(e, &laid))
        return false;
    int seat = seat_of(&laid, e->person);
    if (from && !lz_read_number(lz_span(from), 0, UINT32_MAX - 1, &number)) {
        exchange_no(e, MHD_HTTP_BAD_REQUEST, "resume", "\"resume\" is the number of the last entry that you have.");
        return false;
    }
    if (laid.stage == STAGE_LAID || seat < 0) {
        exchange_no(e, MHD_HTTP_CONFLICT, "stage", seat < 0 ? "You have no seat there." : "The match has not begun.");
        return false;
    }
    *place = (struct talk_place){ laid.id, seat, laid.seat[seat].holder, (uint32_t)number };
    return true;
}

static void put_journal(const void *with, struct lz_writer *w) {
    struct exchange *const *e = with;
    struct base *base = &(*e)->server->hall.base;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_ACTS, (*e)->number, (struct lz_text){ 0 });
    while (base_next(base, ask) == LZ_OK)
        lz_put_text(w, base_text(ask, 2));
    base_done(ask);
}

void lobby_journal(struct exchange *e) {
    struct laid laid;
    if (!find_table(e, &laid) || !may_look(e, &laid))
        return;
    if (laid.stage != STAGE_OVER) {
        exchange_no(e, MHD_HTTP_CONFLICT, "stage", "The journal is everybody's once the match is over.");
        return;
    }
    e->number = laid.id;
    e->type = "text/plain; charset=utf-8";
    exchange_json(e, MHD_HTTP_OK, put_journal, &e);
}
