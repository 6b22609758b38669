/* What tests of a hall share: people who only know what they are sent, and a hall without sockets. */
#ifndef HALL_UNIT_H
#define HALL_UNIT_H

#include "tests/unit/base_folder.h"

#include "core/games.h"
#include "core/words/option.h"
#include "core/words/text.h"
#include "host/picture/changes.h"
#include "server/table/hall.h"
#include "server/table/talk.h"

#include <jansson.h>

enum { PICTURE = 1 << 18, VALUES = 1 << 16 };

/* ---- a person: knows what comes over the wire */

struct person {
    struct talk talk;
    char *picture;
    uint32_t n, decision, acts, acked, refused;
    uint32_t lost_from, lost_to, history; /* history: entries that came with the last decision */
    unsigned chance;
    bool ended, hello;
    char why[200], move[400], code[20]; /* code: of the last error */
};

static struct lz_value values[VALUES];

static inline void take_picture(struct person *p, const json_t *picture) {
    char *text = json_dumps(picture, JSON_COMPACT | JSON_SORT_KEYS);
    free(p->picture);
    p->picture = text;
}

static inline void take_changes(struct person *p, const json_t *changes) {
    static char made[PICTURE];
    char *text = json_dumps(changes, JSON_COMPACT);
    struct lz_writer w = lz_writer_in(made, sizeof made);
    struct lz_values room = { .at = values, .room = VALUES };
    assert_non_null(p->picture);
    assert_true(lz_changes_apply(&room, lz_span(p->picture), lz_span(text), &w));
    assert_false(w.full);
    free(text);
    free(p->picture);
    p->picture = strdup(made);
}

/* What the log of this very seat has under that number. */
static inline void assert_own(const struct person *p, const json_t *entry, uint32_t n) {
    static char room[PICTURE];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_room_told_json(&p->talk.table->room, p->talk.seat, n, &w);
    json_t *own = json_loads(room, 0, NULL);
    assert_true(json_equal(own, entry));
    json_decref(own);
}

static inline void take_news(struct person *p, const json_t *message) {
    size_t i;
    json_t *entry;
    json_array_foreach(json_object_get(message, "news"), i, entry) {
        uint32_t n = (uint32_t)json_integer_value(json_array_get(entry, 0));
        assert_int_equal(n, p->n + 1); /* none twice, none left out */
        assert_own(p, entry, n);
        p->n = n;
    }
    if (json_object_get(message, "picture"))
        take_picture(p, json_object_get(message, "picture"));
    if (json_object_get(message, "changes"))
        take_changes(p, json_object_get(message, "changes"));
}

static inline void take_decision(struct person *p, const json_t *message) {
    const json_t *moves = json_object_get(json_object_get(message, "asks"), "moves");
    p->decision = (uint32_t)json_integer_value(json_object_get(message, "decision"));
    p->history = (uint32_t)json_array_size(json_object_get(message, "history"));
    p->move[0] = 0;
    if (!p->decision || !json_array_size(moves))
        return;
    p->chance = p->chance * 1664525u + 1013904223u;
    const json_t *move = json_array_get(moves, (p->chance >> 8) % json_array_size(moves));
    snprintf(p->move, sizeof p->move, "%s", json_string_value(move));
}

/* What came after that number is not the server's: it is forgotten here, too. */
static inline void take_lost(struct person *p, const json_t *lost) {
    p->lost_from = (uint32_t)json_integer_value(json_object_get(lost, "from"));
    p->lost_to = (uint32_t)json_integer_value(json_object_get(lost, "to"));
    p->n = p->lost_from - 1;
}

static inline void take(struct person *p, struct lz_text line) {
    json_t *message = json_loadb(line.at, line.len, 0, NULL);
    assert_non_null(message);
    if (json_object_get(message, "hello")) {
        p->n = p->hello ? p->n : (uint32_t)json_integer_value(json_object_get(message, "n"));
        p->hello = true;
    } else if (json_object_get(message, "news")) {
        take_news(p, message);
    } else if (json_object_get(message, "decision")) {
        take_decision(p, message);
    } else if (json_object_get(message, "lost")) {
        take_lost(p, json_object_get(message, "lost"));
    } else if (json_object_get(message, "ok")) {
        p->acked++;
    } else if (!json_object_get(message, "pong")) {
        const char *code = json_string_value(json_object_get(json_object_get(message, "error"), "code"));
        snprintf(p->code, sizeof p->code, "%s", code ? code : "");
        p->refused++;
    }
    json_decref(message);
}

static inline void take_lines(struct talk *talk, struct lz_text lines) {
    while (lines.len)
        take(talk->to, lz_take_line(&lines));
}

static inline void take_end(struct talk *talk, const char *why) {
    struct person *p = talk->to;
    p->ended = true;
    snprintf(p->why, sizeof p->why, "%s", why);
}

/* ---- the hall */

static int64_t now = 1000;
static inline int64_t wall(void *to) {
    (void)to;
    return now;
}
static inline void call(void *to) { (void)to; }

/* Of its own memory: the threads of a hall whose test has failed go on. */
static inline struct hall *open_hall(int threads) {
    char words[400];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    struct hall *hall = calloc(1, sizeof *hall);
    *hall = (struct hall){
        .path = path, .calls = &lz_calls_system, .wall = wall, .call = call, .threads = threads, .nodes = 20
    };
    assert_true(hall_open(hall, &trouble));
    return hall;
}

static inline void close_hall(struct hall *hall) {
    hall_close(hall);
    free(hall);
}

static inline void made(struct table *table, bool well, void *to) {
    (void)table;
    *(int *)to = well ? 1 : -1;
}

static inline void turn(struct hall *hall) {
    hall_turn(hall);
    usleep(20);
    now++;
}

static const char *laid_with;      /* an option of the next match; NULL: all are as usual */
static struct lz_facts laid_facts; /* lines of its host */

static inline struct table *make(struct hall *hall, const char *game, const char *const players[], int seats) {
    struct lz_record record = { .game = lz_game_by_id(lz_span(game)),
                                .setup = { .seats = (uint8_t)seats, .now = now } };
    static int64_t id = 100;
    int done = 0;
    lz_options_usual(record.game, &record.setup);
    assert_true(!laid_with || lz_option_parse(record.game, lz_span(laid_with), &record.setup, NULL));
    for (int i = 0; i < seats; i++)
        record.player[i] = lz_span(players[i]);
    lz_fair_seed(lz_span("hall"), record.seed);
    struct table *table = hall_table(hall, id++);
    struct job *job = table_job(table, JOB_MAKE);
    job->record = &record;
    job->facts = laid_facts;
    job->made = made;
    job->to = &done;
    table_post(table, job);
    while (!done)
        turn(hall);
    assert_int_equal(done, 1);
    return table;
}

static inline void sit(struct person *p, struct table *table, int seat, uint32_t from) {
    p->talk = (struct talk){ .table = table, .seat = seat, .send = take_lines, .ended = take_end, .to = p };
    assert_true(talk_begin(&p->talk, from));
}

static inline void act(struct person *p) {
    char message[600];
    if (!p->move[0] || p->ended)
        return;
    int len = snprintf(message, sizeof message, "{\"id\":\"a%u\",\"move\":\"%s\",\"decision\":%u}", p->acts++, p->move,
                       p->decision);
    p->move[0] = 0;
    assert_true(talk_said(&p->talk, (struct lz_text){ message, (uint32_t)len }));
}

static inline void assert_same_picture(struct person *p) {
    static char fresh[PICTURE], canonical[PICTURE], mine[PICTURE];
    struct lz_writer w = lz_writer_in(fresh, sizeof fresh), c = lz_writer_in(canonical, sizeof canonical),
                     m = lz_writer_in(mine, sizeof mine);
    struct lz_values room = { .at = values, .room = VALUES };
    lz_room_show(&p->talk.table->room, p->talk.seat, &w);
    assert_true(lz_canonical(&room, lz_span(fresh), &c) && lz_canonical(&room, lz_span(p->picture), &m));
    assert_string_equal(mine, canonical);
    assert_int_equal(p->n, lz_room_count(&p->talk.table->room, p->talk.seat));
}

static inline bool over(const struct table *table) {
    return table->hand == TABLE_FREE && table->open && !table->first && lz_room_head(&table->room)->over;
}

static inline void leave(struct hall *hall, struct person *p) {
    if (!p->ended)
        talk_end(&p->talk);
    while (!p->ended)
        turn(hall);
    free(p->picture);
}

static inline void play(struct hall *hall, struct table *table, struct person *people, int count) {
    for (int turns = 0; !over(table); turns++) {
        assert_true(turns < 200000);
        for (int i = 0; i < count; i++)
            act(&people[i]);
        turn(hall);
        for (int i = 0; i < count && table->hand == TABLE_FREE && table->open && !table->first; i++)
            if (people[i].picture && !people[i].ended)
                assert_same_picture(&people[i]);
    }
}

#endif
