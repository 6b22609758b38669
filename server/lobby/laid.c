/* Tables read from the data base, and shown. */
#include "server/lobby/laid.h"

#include "core/words/address.h"
#include "core/words/json.h"
#include "core/words/option.h"
#include "core/words/text.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

enum { TROUBLE = 600 };

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
                           .stage = (enum table_stage)sqlite3_column_int(ask, 4),
                           .again = sqlite3_column_int64(ask, 7) };
    copy_text(laid->invite, sizeof laid->invite, base_text(ask, 5));
    json_t *body = json_loadb(plan.at ? plan.at : "", plan.len, 0, NULL);
    bool read = plan_read(&laid->plan, body, &w);
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
        copy_text(laid->seat[seat].name, LZ_LABEL, base_text(ask, 3));
        copy_text(laid->seat[seat].bot, LZ_LABEL, base_text(ask, 4));
    }
    base_done(ask);
}

bool laid_read(struct base *base, sqlite3_stmt *ask, struct laid *laid) {
    if (!read_row(laid, ask))
        return false;
    read_seats(base, laid);
    seed_read(base, laid);
    return true;
}

/* Where those go who are at a table: to it before the deal, to the next one after the end. */
static void read_ways(struct base *base, struct laid *laid) {
    enum base_ask what = laid->stage == STAGE_OVER ? BASE_ASK_AGAIN : BASE_ASK_CODE_OF;
    if (laid->stage == STAGE_PLAYS)
        return;
    sqlite3_stmt *ask = base_asked(base, what, laid->id, (struct lz_text){ 0 });
    bool found = base_next(base, ask) == LZ_OK;
    if (found && what == BASE_ASK_AGAIN)
        laid->next = sqlite3_column_int64(ask, 0);
    if (found && what == BASE_ASK_CODE_OF) {
        copy_text(laid->code, CODE_WORDS, base_text(ask, 0));
        laid->code_until = sqlite3_column_int64(ask, 1);
    }
    base_done(ask);
}

bool laid_of(struct base *base, int64_t id, struct laid *laid) {
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_MATCH, id, (struct lz_text){ 0 });
    bool found = base_next(base, ask) == LZ_OK && laid_read(base, ask, laid);
    base_done(ask);
    if (found)
        read_ways(base, laid);
    return found;
}

int64_t laid_count(struct exchange *e, enum base_ask what) {
    struct base *base = &e->server->hall.base;
    sqlite3_stmt *ask = base_asked(base, what, e->person, (struct lz_text){ 0 });
    int64_t count = base_next(base, ask) == LZ_OK ? sqlite3_column_int64(ask, 0) : 0;
    base_done(ask);
    return count;
}

int laid_seat_of(const struct laid *laid, int64_t person) {
    for (int i = 0; i < laid->plan.setup.seats; i++)
        if (laid->seat[i].person == person)
            return i;
    return -1;
}

/* ---- looking */

/* Until the match is over, at a table whose players do not know each other. */
static bool hides_names(const struct laid *laid) {
    return laid->plan.house.number[LZ_HOUSE_ANONYMOUS] && laid->stage != STAGE_OVER;
}

static bool has_partners(const struct plan *plan) {
    for (int i = 1; i < plan->setup.seats; i++)
        for (int j = 0; j < i; j++)
            if (lz_side_of(plan->game, plan->setup.seats, i) == lz_side_of(plan->game, plan->setup.seats, j))
                return true;
    return false;
}

/* What whoever chooses a seat has to know of it. Where seats are drawn by lot there is nothing to choose. */
static void put_place(const struct plan *plan, int seat, struct lz_writer *w) {
    const struct lz_game *game = plan->game;
    char name[LZ_LABEL];
    struct lz_writer as = lz_writer_in(name, sizeof name);
    if (plan->house.number[LZ_HOUSE_ANONYMOUS])
        return;
    if (has_partners(plan))
        lz_json_number(w, "side", lz_side_of(game, plan->setup.seats, seat));
    if (game->seat_name) {
        lz_seat_print(game, &plan->setup, seat, &as);
        lz_json_string(w, "as", name);
    }
}

static void put_seat(const struct laid *laid, int64_t person, int seat, struct lz_writer *w) {
    const struct lz_bot *bot = laid->plan.bot[seat];
    lz_json_open(w, NULL, '{');
    put_place(&laid->plan, seat, w);
    if (laid->seat[seat].bot[0]) {
        lz_json_string(w, "name", laid->seat[seat].bot + strlen(LZ_BOT_LABEL));
        lz_json_bool(w, "bot", true);
        lz_json_bool(w, "left", true);
    } else if (bot || laid->seat[seat].person < 0) {
        lz_json_string(w, "name", bot ? bot->id : laid->seat[seat].name + strlen(LZ_BOT_LABEL));
        lz_json_bool(w, "bot", true);
    } else if (laid->seat[seat].person) {
        if (hides_names(laid) && laid->seat[seat].person != person)
            lz_json_bool(w, "taken", true);
        else
            lz_json_string(w, "name", laid->seat[seat].name);
        if (laid->seat[seat].person == person)
            lz_json_bool(w, "me", true);
        if (laid->seat[seat].word[0] && laid->stage == STAGE_LAID)
            lz_json_bool(w, "word", true);
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

void laid_put(const struct laid *laid, int64_t person, struct lz_writer *w) {
    static const char *const stages[] = { [STAGE_LAID] = "laid", [STAGE_PLAYS] = "plays", [STAGE_OVER] = "over" };
    lz_json_open(w, NULL, '{');
    lz_json_number(w, "table", laid->id);
    lz_json_string(w, "game", laid->plan.game->id);
    lz_json_string(w, "stage", stages[laid->stage]);
    lz_json_number(w, "made", laid->made);
    lz_json_string(w, "commit", laid->commit);
    if (laid->again)
        lz_json_number(w, "again", laid->again);
    if (laid->next)
        lz_json_number(w, "next", laid->next);
    if (laid->code_until) { /* whoever may look at it may also sit down */
        lz_json_string(w, "code", laid->code);
        lz_json_number(w, "code_until", laid->code_until);
    }
    if (laid->words_until && laid->stage == STAGE_LAID)
        lz_json_number(w, "words_until", laid->words_until);
    put_options(&laid->plan, w);
    if (laid->plan.set[0]) {
        lz_json_open(w, "set", '{');
        lz_json_string(w, "id", laid->plan.set);
        lz_json_string(w, "tables", laid->plan.tables);
        lz_json_close(w, '}');
    }
    lz_house_json(&laid->plan.house, "house", w);
    lz_json_open(w, "seats", '[');
    for (int i = 0; i < laid->plan.setup.seats; i++)
        put_seat(laid, person, i, w);
    lz_json_close(w, ']');
    if (laid->host == person)
        lz_json_string(w, "invite", laid->invite);
    lz_json_close(w, '}');
}

static bool was_invited(struct base *base, const struct laid *laid, int64_t person) {
    char number[24];
    snprintf(number, sizeof number, "%lld", (long long)person);
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_INVITED, laid->id, lz_span(number));
    bool invited = base_next(base, ask) == LZ_OK;
    base_done(ask);
    return invited;
}

static bool shows_invitation(const struct exchange *e, const struct laid *laid) {
    const char *said = json_string_value(json_object_get(e->asked, "invite"));
    size_t len = strlen(laid->invite);
    return said && strlen(said) == len && sodium_memcmp(said, laid->invite, len) == 0;
}

static bool may_look(struct base *base, const struct laid *laid, int64_t person) {
    return laid->listed || laid->host == person || laid_seat_of(laid, person) >= 0 || was_invited(base, laid, person) ||
           operator_is(base, person);
}

bool laid_get(struct base *base, int64_t id, int64_t person, struct laid *laid) {
    return laid_of(base, id, laid) && may_look(base, laid, person);
}

bool laid_find(struct exchange *e, struct laid *laid) {
    struct base *base = &e->server->hall.base;
    int64_t id = 0;
    if (lz_read_number(e->part[0], 1, (int64_t)1 << 53, &id) && laid_of(base, id, laid) &&
        (shows_invitation(e, laid) || may_look(base, laid, e->person)))
        return true;
    exchange_no(e, MHD_HTTP_NOT_FOUND, "table", "There is no such table."); /* nor is it told that there is */
    return false;
}

/* ---- answers */

struct look {
    const struct laid *laid;
    int64_t person; /* who looks */
};

static void put_one(const void *with, struct lz_writer *w) {
    const struct look *look = with;
    laid_put(look->laid, look->person, w);
}

void laid_answer(struct exchange *e, const struct laid *laid) {
    exchange_json(e, MHD_HTTP_OK, put_one, &(struct look){ laid, e->person });
}

void laid_answer_now(struct exchange *e) {
    struct laid laid;
    if (laid_of(&e->server->hall.base, e->number, &laid)) {
        laid_answer(e, &laid);
        talks_stir(e->server, &laid);
    } else
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "store", "It stands, but cannot be read now. Look again.");
}

void laid_changed(struct exchange *e, enum lz_status status) {
    if (status == LZ_OK)
        laid_answer_now(e);
    else if (status == LZ_REFUSED)
        exchange_no(e, MHD_HTTP_CONFLICT, "taken",
                    "Somebody was quicker, or you sit there already: look at the table again.");
    else
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "store", "It could not be stored. Try again.");
}

void laid_name(struct base *base, int64_t person, char name[LZ_LABEL]) {
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_PERSON, person, (struct lz_text){ 0 });
    name[0] = 0;
    if (base_next(base, ask) == LZ_OK)
        copy_text(name, LZ_LABEL, base_text(ask, 0));
    base_done(ask);
}

bool laid_take_seat(struct exchange *e, int seat) {
    char name[LZ_LABEL];
    laid_name(&e->server->hall.base, e->person, name);
    return exchange_change(e, &(struct base_row){ BASE_SEAT_TAKE, { e->number, seat, e->person }, { lz_span(name) } });
}
