/* Matches carried between a server's data base and files, by whoever can read the folder: the operator. What is carried
   is the journal, byte by byte, and every paper beside it: seed, drawer, ledger, what seats keep for themselves; of a
   game by mail also its log and receipts. Reports follow from these and are made anew. */
#include "server/store/carry.h"

#include "core/words/option.h"
#include "core/words/text.h"
#include "host/store/calls.h"
#include "host/store/shelf.h"
#include "server/lobby/plan.h"
#include "server/people/audit.h"
#include "server/people/ticket.h"
#include "server/serve.h"
#include "server/store/base.h"
#include "server/store/tray.h"
#include "server/table/own_set.h"

#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { PATH = CARRY_PATH };
static const int64_t two_weeks = INT64_C(14) * 24 * 3600 * 1000;

static bool failed(struct lz_writer *trouble, const char *what, const char *why) {
    lz_put(trouble, what);
    lz_put(trouble, ": ");
    lz_put(trouble, why);
    return false;
}

/* ---- out of the data base */

static bool gather_acts(struct base *base, int64_t match, struct bundle *bundle, const char **why) {
    struct lz_text text;
    char *acts = tray_acts(base, match, &text, why);
    bool well = acts && bundle_more(bundle, text);
    if (acts && !well)
        *why = "out of memory";
    free(acts);
    return well;
}

static bool gather_papers(struct base *base, int64_t match, struct bundle *bundle) {
    enum lz_status status;
    bool well = true;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_PAPERS, match, (struct lz_text){ 0 });
    while ((status = base_next(base, ask)) == LZ_OK && well) {
        char name[CARRY_NAME];
        struct lz_writer w = lz_writer_in(name, sizeof name);
        lz_put_text(&w, base_text(ask, 0));
        if (strcmp(name, "commit") != 0 && strcmp(name, "words-until") != 0) /* which was before the journal */
            well = bundle_paper(bundle, name, base_text(ask, 1));
    }
    base_done(ask);
    return well && status == LZ_REFUSED;
}

bool serve_export_to(const char *folder, int64_t match, const char *to, struct lz_writer *trouble) {
    char path[PATH];
    struct base base;
    struct bundle bundle = { 0 };
    const char *why;
    if (snprintf(path, sizeof path, "%s/lizardry.db", folder) >= (int)sizeof path)
        return failed(trouble, folder, "the name is too long");
    if (!base_open(&base, path))
        return failed(trouble, path, base.words);
    bool well = (gather_acts(&base, match, &bundle, &why) || failed(trouble, path, why)) &&
                (gather_papers(&base, match, &bundle) || failed(trouble, path, base.words));
    base_close(&base);
    well = well && bundle_write(&bundle, to, trouble);
    bundle_free(&bundle);
    return well;
}

/* ---- into the data base */

struct coming {
    struct base base;
    struct bundle bundle;
    struct lz_shelf shelf;
    struct lz_room room;
    struct own_set set; /* that it is played with */
    int64_t match, now;
    char word[LZ_SEATS][EXCHANGE_TOKEN], hash[LZ_SEATS][EXCHANGE_TOKEN]; /* of the links of people */
    char invite[EXCHANGE_TOKEN];
    struct lz_writer *trouble;
};

static struct lz_text paper_of(const struct bundle *bundle, const char *name) {
    for (uint32_t i = 0; i < bundle->count; i++)
        if (strcmp(bundle->paper[i].name, name) == 0)
            return bundle_text(&bundle->paper[i]);
    return (struct lz_text){ 0 };
}

/* As a room sees it, on a copy in memory: the file is not touched. */
static bool look(struct coming *c, const char *path) {
    char words[LZ_ROOM_WORDS];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    struct lz_text text = { c->bundle.text.at, c->bundle.text.len }, set = paper_of(&c->bundle, "set");
    c->shelf.calls = &lz_calls_system;
    c->room = (struct lz_room){ .calls = &lz_calls_system, .store = lz_shelf_store(&c->shelf) };
    const struct lz_store *store = &c->room.store;
    if (store->create(store->to, text, paper_of(&c->bundle, "seed")) != LZ_OK ||
        (set.len && !store->keep(store->to, "set", set)))
        return failed(c->trouble, path, "out of memory");
    if (!own_set_find(&c->set, NULL, store, &w))
        return failed(c->trouble, path, words);
    c->room.game = c->set.room ? &c->set.game : NULL;
    if (lz_journal_read_with(text, c->room.game, &c->room.record, &w) != LZ_OK || !lz_room_open(&c->room, c->now, &w))
        return failed(c->trouble, path, words);
    for (int i = 0; i < c->room.record.setup.seats; i++)
        if (lz_text_begins(lz_span(c->room.holder[i].label), "exec:"))
            return failed(c->trouble, path,
                          "a program sits in it, which no server starts: `lizardry play --resume` hands its seat to a "
                          "bot; then it can be carried");
    return true;
}

static json_t *options_of(const struct lz_room *room) {
    json_t *list = json_array();
    for (int i = 0; i < room->game->option_count; i++) {
        char words[120];
        struct lz_writer w = lz_writer_in(words, sizeof words);
        lz_put(&w, room->game->options[i].name);
        lz_put_char(&w, '=');
        lz_option_print(&room->game->options[i], room->record.setup.option[i], &w);
        json_array_append_new(list, json_string(words));
    }
    return list;
}

static json_t *house_of(const struct lz_room *room) {
    char line[LZ_HOUSE_FACTS][LZ_HOUSE_LINE];
    json_t *list = json_array();
    uint32_t count = room->house.on ? lz_house_facts(&room->house, room->game, line) : 0;
    for (uint32_t i = 0; i < count; i++)
        if (strncmp(line[i], "house ", 6) == 0)
            json_array_append_new(list, json_string(line[i] + 6));
    return list;
}

static char *plan_of(const struct lz_room *room, bool own) {
    json_t *places = json_array();
    for (int i = 0; i < room->record.setup.seats; i++) {
        char place[LZ_LABEL + 8];
        const struct lz_bot *bot = room->holder[i].bot;
        snprintf(place, sizeof place, "%s%s", bot ? LZ_BOT_LABEL : "open", bot ? bot->id : "");
        json_array_append_new(places, json_string(place));
    }
    json_t *plan = json_pack("{sssoso}", "game", room->game->id, "options", options_of(room), "places", places);
    json_object_set_new(plan, "house", house_of(room));
    if (own)
        json_object_set_new(plan, "set", plan_set(&(struct plan){ .game = room->game, .setup = room->record.setup }));
    char *text = json_dumps(plan, JSON_COMPACT);
    json_decref(plan);
    return text;
}

static bool put(struct coming *c, const struct base_row *row) {
    enum lz_status status = base_do(&c->base, row);
    return status == LZ_OK || failed(c->trouble, "the data base", c->base.words);
}

/* A person who has never been here: whoever opens the link of that seat is. */
static bool put_person(struct coming *c, int seat, int64_t *person) {
    const struct lz_holder *holder = &c->room.holder[seat];
    struct lz_text name = lz_span(holder->label[0] ? holder->label : "Player");
    *person = people_number();
    people_word(c->word[seat]);
    people_hash(lz_span(c->word[seat]), c->hash[seat]);
    return put(c, &(struct base_row){ BASE_PERSON_ADD, { *person, c->now }, { name } }) &&
           put(c, &(struct base_row){ BASE_SEAT_TAKE, { c->match, seat, *person }, { name } }) &&
           put(c, &(struct base_row){ BASE_SEAT_HAND, { c->match, seat, *person, holder->number }, { name } }) &&
           put(c, &(struct base_row){
                      BASE_TICKET_ADD, { TICKET_DEVICE, *person, 0, c->now + two_weeks }, { lz_span(c->hash[seat]) } });
}

static bool put_seats(struct coming *c, int64_t *host) {
    for (int i = 0; i < c->room.record.setup.seats; i++) {
        int64_t person = -1 - i;
        bool well = c->room.holder[i].bot ? put(c, &(struct base_row){ BASE_SEAT_TAKE,
                                                                       { c->match, i, person },
                                                                       { lz_span(c->room.holder[i].label) } })
                                          : put_person(c, i, &person);
        if (!well)
            return false;
        *host = *host <= 0 && person > 0 ? person : *host;
    }
    return true;
}

static bool put_papers(struct coming *c) {
    for (uint32_t i = 0; i < c->bundle.count; i++)
        if (!put(c, &(struct base_row){ BASE_PAPER_KEEP,
                                        { c->match },
                                        { lz_span(c->bundle.paper[i].name), bundle_text(&c->bundle.paper[i]) } }))
            return false;
    return put(
        c, &(struct base_row){ BASE_PAPER_KEEP, { c->match }, { lz_span("commit"), lz_span(c->room.record.commit) } });
}

static int64_t operator_of(struct base *base) {
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_OPERATOR, 0, (struct lz_text){ 0 });
    int64_t person = base_next(base, ask) == LZ_OK ? sqlite3_column_int64(ask, 0) : 0;
    base_done(ask);
    return person;
}

/* All of it, or nothing. A game by mail sleeps until somebody comes; another rings when it would have. */
static bool put_match(struct coming *c) {
    struct lz_text text = { c->bundle.text.at, c->bundle.text.len };
    int64_t host = operator_of(&c->base), alarm = c->bundle.mail ? LZ_NEVER : lz_room_due(&c->room);
    char *plan = plan_of(&c->room, c->set.room);
    int stage = c->room.record.ended ? STAGE_OVER : STAGE_PLAYS;
    struct base_row noted = audit_row(c->match, c->now, "operator", "The match was carried here from files.");
    people_word(c->invite);
    bool well = put_seats(c, &host) &&
                put(c, &(struct base_row){ BASE_MATCH_ADD,
                                           { c->match, c->now, host, 0 },
                                           { lz_span(c->invite), lz_span(plan) } }) &&
                put(c, &(struct base_row){ BASE_MATCH_STAGE, { c->match, stage } }) &&
                put(c, &(struct base_row){ BASE_MATCH_ALARM, { c->match, stage == STAGE_OVER ? LZ_NEVER : alarm } }) &&
                put(c, &(struct base_row){ BASE_JOURNAL_ADD, { c->match } }) &&
                put(c, &(struct base_row){ BASE_ACT_ADD, { c->match, 0, 0 }, { text } }) && put_papers(c) &&
                put(c, &noted);
    free(plan);
    return well;
}

static void tell(const struct coming *c, const char *url, struct lz_writer *said) {
    char link[TICKET_LINK];
    lz_put(said, "Table ");
    lz_put_number(said, c->match);
    lz_put(said, ": ");
    lz_put(said, c->room.game->title);
    lz_put(said, c->room.record.ended ? ", which is over.\n"
                                      : ". Its people come in by these links, each good once, for two weeks:\n");
    for (int i = 0; i < c->room.record.setup.seats && !c->room.record.ended; i++) {
        if (!c->word[i][0])
            continue;
        ticket_link(url, TICKET_DEVICE, c->word[i], link);
        lz_put(said, "#");
        lz_put_number(said, i);
        lz_put(said, " ");
        lz_put(said, c->room.holder[i].label);
        lz_put(said, "  ");
        lz_put(said, link);
        lz_put(said, "\n");
    }
    lz_put(said, "The files stay as they are: go on in one place alone.\n");
}

static bool bring(struct coming *c, const char *folder) {
    char path[PATH];
    if (snprintf(path, sizeof path, "%s/lizardry.db", folder) >= (int)sizeof path)
        return failed(c->trouble, folder, "the name is too long");
    if (mkdir(folder, 0700) != 0 && errno != EEXIST)
        return failed(c->trouble, folder, strerror(errno));
    if (sodium_init() < 0 || !base_open_to_write(&c->base, path))
        return failed(c->trouble, path, c->base.words);
    c->match = people_number();
    bool well = base_begin(&c->base) == LZ_OK || failed(c->trouble, path, c->base.words);
    well = well && put_match(c) && (base_commit(&c->base) == LZ_OK || failed(c->trouble, path, c->base.words));
    if (!well)
        base_back(&c->base);
    base_close(&c->base);
    return well;
}

bool serve_import(const struct serve_import *from, struct lz_writer *said, struct lz_writer *trouble) {
    struct coming *c = calloc(1, sizeof *c);
    if (!c)
        return failed(trouble, from->path, "out of memory");
    c->trouble = trouble;
    c->now = (int64_t)time(NULL) * 1000;
    bool well = bundle_read(&c->bundle, from->path, trouble) && look(c, from->path) && bring(c, from->folder);
    if (well)
        tell(c, from->url, said);
    lz_room_close(&c->room);
    lz_shelf_clear(&c->shelf);
    own_set_free(&c->set);
    bundle_free(&c->bundle);
    free(c);
    return well;
}
