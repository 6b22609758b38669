/* A table at a server, until it is dealt: laid or joined, and waited for. */
#include "clients/cli/far/lobby.h"

#include "clients/cli/play/table.h"
#include "core/words/clean.h"
#include "core/words/option.h"

#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { LOOK_MS = 500 }; /* how often an open table is looked at */

static void say(const struct lobby *lobby, const char *words) {
    term_print(lobby->term, lz_span(words));
    term_print(lobby->term, lz_span("\n"));
}

static int64_t number_of(const struct lobby *lobby) {
    return json_integer_value(json_object_get(lobby->answer, "table"));
}

static void table_path(char path[80], int64_t table, const char *what) {
    snprintf(path, 80, "/api/tables/%lld%s", (long long)table, what);
}

static int open_seats(const json_t *table) {
    size_t i;
    json_t *seat;
    int open = 0;
    json_array_foreach(json_object_get(table, "seats"), i, seat) open += json_is_true(json_object_get(seat, "open"));
    return open;
}

static bool sits(const json_t *table) {
    size_t i;
    json_t *seat;
    json_array_foreach(json_object_get(table, "seats"), i,
                       seat) if (json_is_true(json_object_get(seat, "me"))) return true;
    return false;
}

static bool is_stage(const json_t *table, const char *stage) {
    const char *now = json_string_value(json_object_get(table, "stage"));
    return now && strcmp(now, stage) == 0;
}

/* ---- laying */

static json_t *options_of(const struct party *party) {
    json_t *list = json_array();
    for (int i = 0; i < party->game->option_count; i++) {
        const struct lz_option *option = &party->game->options[i];
        char words[120];
        struct lz_writer w = lz_writer_in(words, sizeof words);
        if (party->setup.option[i] == option->usual)
            continue;
        lz_put(&w, option->name);
        lz_put_char(&w, '=');
        lz_option_print(option, party->setup.option[i], &w);
        json_array_append_new(list, json_string(words));
    }
    return list;
}

static json_t *plan_of(const struct party *party) {
    json_t *places = json_array();
    int mine = -1;
    for (int i = 0; i < party->setup.seats; i++) {
        char place[LZ_LABEL];
        snprintf(place, sizeof place, "%s%s", party->bot[i] ? LZ_BOT_LABEL : "open",
                 party->bot[i] ? party->bot[i]->id : "");
        json_array_append_new(places, json_string(place));
        mine = mine < 0 && party_person(party, i) ? i : mine;
    }
    return json_pack("{sssososi}", "game", party->game->id, "options", options_of(party), "places", places, "seat",
                     mine);
}

static void tell_invitation(struct lobby *lobby) {
    char words[LOBBY_WORDS], url[LINE_HOST + 40], path[80];
    struct lz_writer w = lz_writer_in(url, sizeof url);
    const char *invite = json_string_value(json_object_get(lobby->answer, "invite"));
    line_place_print(&lobby->place, &w);
    int64_t table = number_of(lobby);
    snprintf(words, sizeof words,
             "Table %lld is laid. Whoever should join calls\nlizardry play --server '%s/#invite=%s'", (long long)table,
             url, invite ? invite : "");
    say(lobby, words);
    table_path(path, table, "/code");
    if (lobby_ask(lobby, "POST", path, NULL)) {
        const char *code = json_string_value(json_object_get(lobby->answer, "code"));
        snprintf(words, sizeof words, "or, within an hour, lizardry play --server %s %s", url, code ? code : "");
        say(lobby, words);
    }
}

int64_t lobby_lay(struct lobby *lobby, const struct party *party) {
    char path[80];
    if (!lobby_ask(lobby, "POST", "/api/tables", plan_of(party)))
        return 0;
    int64_t table = number_of(lobby);
    if (open_seats(lobby->answer)) {
        tell_invitation(lobby);
        return table;
    }
    table_path(path, table, "/start");
    return lobby_ask(lobby, "POST", path, json_object()) ? table : 0;
}

/* ---- joining */

static bool take_seat(struct lobby *lobby) {
    char path[80];
    table_path(path, number_of(lobby), "/join");
    if (sits(lobby->answer))
        return true;
    if (is_stage(lobby->answer, "laid"))
        return lobby_ask(lobby, "POST", path, json_object());
    snprintf(lobby->words, sizeof lobby->words,
             "This match has begun, and you have no seat in it. Who has one finds it under the name it was taken "
             "with: --name.");
    return false;
}

/* A link's own part, from its # on. */
static bool use_link(struct lobby *lobby, const char *rest) {
    static const struct {
        const char *before, *path, *key;
    } links[] = { { "#invite=", "/api/invited", "invite" }, { "#takeover=", "/api/takeover", "word" } };
    for (size_t i = 0; i < sizeof links / sizeof links[0]; i++)
        if (strncmp(rest, links[i].before, strlen(links[i].before)) == 0)
            return lobby_ask(lobby, "POST", links[i].path,
                             json_pack("{ss}", links[i].key, rest + strlen(links[i].before)));
    snprintf(lobby->words, sizeof lobby->words, "A link that leads to a table ends in #invite=WORD or #takeover=WORD.");
    return false;
}

int64_t lobby_join(struct lobby *lobby, const char *given, const char *rest) {
    char path[80];
    int64_t table;
    bool number = given && lz_read_number(lz_span(given), 1, (int64_t)1 << 53, &table);
    rest += *rest == '/';
    if (number)
        table_path(path, table, "");
    bool found = number  ? lobby_ask(lobby, "GET", path, NULL)
                 : given ? lobby_ask(lobby, "POST", "/api/invited", json_pack("{ss}", "code", given))
                         : use_link(lobby, rest);
    return found && take_seat(lobby) ? number_of(lobby) : 0;
}

/* ---- until it is dealt */

/* Who laid it deals as soon as all have come. */
static bool deal(struct lobby *lobby, int64_t table) {
    char path[80];
    table_path(path, table, "/start");
    return lobby_ask(lobby, "POST", path, json_object());
}

static void tell_seats(const struct lobby *lobby, char told[LOBBY_WORDS]) {
    char words[LOBBY_WORDS];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    int open = open_seats(lobby->answer);
    size_t i;
    json_t *seat;
    lz_put(&w, "At the table:");
    json_array_foreach(json_object_get(lobby->answer, "seats"), i, seat) {
        const char *name = json_string_value(json_object_get(seat, "name"));
        if (!json_is_true(json_object_get(seat, "open"))) {
            lz_put(&w, w.at[w.len - 1] == ':' ? " " : ", ");
            lz_put(&w, name ? name : "somebody");
        }
    }
    lz_put(&w, open ? "; still open: " : ". It is about to be dealt.");
    if (open)
        lz_put_number(&w, open);
    lz_tame(words);
    if (strcmp(words, told) != 0)
        say(lobby, words);
    memcpy(told, words, sizeof words);
}

/* One look at it. LZ_REFUSED: not yet, or the server is not reached now. */
static enum lz_status look(struct lobby *lobby, int64_t table, char told[LOBBY_WORDS]) {
    char path[80];
    table_path(path, table, "");
    if (!lobby_ask(lobby, "GET", path, NULL))
        return lobby->answer ? LZ_FAILED : LZ_REFUSED;
    if (!is_stage(lobby->answer, "laid"))
        return LZ_OK;
    tell_seats(lobby, told);
    bool host = json_object_get(lobby->answer, "invite");
    return host && !open_seats(lobby->answer) && deal(lobby, table) ? LZ_OK : LZ_REFUSED;
}

bool lobby_await(struct lobby *lobby, int64_t table) {
    char told[LOBBY_WORDS] = "";
    while (!term_was_cut()) {
        enum lz_status status = look(lobby, table, told);
        if (status != LZ_REFUSED)
            return status == LZ_OK;
        poll(NULL, 0, LOOK_MS);
    }
    snprintf(lobby->words, sizeof lobby->words,
             "The table stays as it is, and so does your seat: call again with its "
             "number, %lld.",
             (long long)table);
    return false;
}
