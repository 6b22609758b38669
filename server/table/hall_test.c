/* Whole matches in a hall, without sockets: people who only know what they are sent, bots, workers, and a disk that
   fails. Whoever applies the changes that come has the picture that a fresh look would give. */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/words/option.h"
#include "host/picture/changes.h"
#include "server/store/faulty_vfs.h"
#include "server/table/hall.h"
#include "server/table/talk.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/random.h>
#include <unistd.h>

enum { SENT = 4000, PICTURE = 1 << 18, VALUES = 1 << 16 };
static char folder[] = "hall-test-XXXXXX", path[64];

static int make_folder(void **state) {
    (void)state;
    bool made = mkdtemp(folder);
    snprintf(path, sizeof path, "%s/base", folder);
    faulty_vfs_begin(VFS_NONE, 0, 0); /* no test waits for the disk */
    return made ? 0 : -1;
}

static void sweep(void) {
    static const char *const tails[] = { "", "-wal", "-shm" };
    char name[80];
    for (int i = 0; i < 3; i++) {
        snprintf(name, sizeof name, "%s%s", path, tails[i]);
        unlink(name);
    }
}

static int remove_folder(void **state) {
    (void)state;
    sweep();
    return rmdir(folder);
}

/* ---- a person: knows what comes over the wire */

struct person {
    struct talk talk;
    char *picture;
    uint32_t n, decision, acts, acked, refused;
    uint32_t lost_from, lost_to, history; /* history: entries that came with the last decision */
    unsigned chance;
    bool ended, hello;
    char why[200], move[400];
};

static struct lz_value values[VALUES];

static void take_picture(struct person *p, const json_t *picture) {
    char *text = json_dumps(picture, JSON_COMPACT | JSON_SORT_KEYS);
    free(p->picture);
    p->picture = text;
}

static void take_changes(struct person *p, const json_t *changes) {
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
static void assert_own(const struct person *p, const json_t *entry, uint32_t n) {
    static char room[PICTURE];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_room_told_json(&p->talk.table->room, p->talk.seat, n, &w);
    json_t *own = json_loads(room, 0, NULL);
    assert_true(json_equal(own, entry));
    json_decref(own);
}

static void take_news(struct person *p, const json_t *message) {
    size_t i;
    json_t *entry;
    json_array_foreach(json_object_get(message, "news"), i, entry) {
        uint32_t n = (uint32_t)json_integer_value(json_object_get(entry, "n"));
        assert_int_equal(n, p->n + 1); /* none twice, none left out */
        assert_own(p, entry, n);
        p->n = n;
    }
    if (json_object_get(message, "picture"))
        take_picture(p, json_object_get(message, "picture"));
    if (json_object_get(message, "changes"))
        take_changes(p, json_object_get(message, "changes"));
}

static void take_decision(struct person *p, const json_t *message) {
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
static void take_lost(struct person *p, const json_t *lost) {
    p->lost_from = (uint32_t)json_integer_value(json_object_get(lost, "from"));
    p->lost_to = (uint32_t)json_integer_value(json_object_get(lost, "to"));
    p->n = p->lost_from - 1;
}

static void take(struct person *p, struct lz_text line) {
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
        p->refused++;
    }
    json_decref(message);
}

static void take_lines(struct talk *talk, struct lz_text lines) {
    while (lines.len)
        take(talk->to, lz_take_line(&lines));
}

static void take_end(struct talk *talk, const char *why) {
    struct person *p = talk->to;
    p->ended = true;
    snprintf(p->why, sizeof p->why, "%s", why);
}

/* ---- the hall */

static int64_t now = 1000;
static int64_t wall(void *to) {
    (void)to;
    return now;
}
static void call(void *to) { (void)to; }

/* Of its own memory: the threads of a hall whose test has failed go on. */
static struct hall *open_hall(int threads) {
    char words[400];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    struct hall *hall = calloc(1, sizeof *hall);
    *hall = (struct hall){
        .path = path, .calls = &lz_calls_system, .wall = wall, .call = call, .threads = threads, .nodes = 20
    };
    assert_true(hall_open(hall, &trouble));
    return hall;
}

static void close_hall(struct hall *hall) {
    hall_close(hall);
    free(hall);
}

static void made(struct table *table, bool well, void *to) {
    (void)table;
    *(int *)to = well ? 1 : -1;
}

static void turn(struct hall *hall) {
    hall_turn(hall);
    usleep(20);
    now++;
}

static struct table *make(struct hall *hall, const char *game, const char *const players[], int seats) {
    struct lz_record record = { .game = lz_game_by_id(lz_span(game)), .setup = { .seats = (uint8_t)seats } };
    static int64_t id = 100;
    int done = 0;
    lz_options_usual(record.game, &record.setup);
    for (int i = 0; i < seats; i++)
        record.player[i] = lz_span(players[i]);
    lz_fair_seed(lz_span("hall"), record.seed);
    struct table *table = hall_table(hall, id++);
    struct job *job = table_job(table, JOB_MAKE);
    job->record = &record;
    job->made = made;
    job->to = &done;
    table_post(table, job);
    while (!done)
        turn(hall);
    assert_int_equal(done, 1);
    return table;
}

static void sit(struct person *p, struct table *table, int seat, uint32_t from) {
    p->talk = (struct talk){ .table = table, .seat = seat, .send = take_lines, .ended = take_end, .to = p };
    assert_true(talk_begin(&p->talk, from));
}

static void act(struct person *p) {
    char message[600];
    if (!p->move[0] || p->ended)
        return;
    int len = snprintf(message, sizeof message, "{\"id\":\"a%u\",\"move\":\"%s\",\"decision\":%u}", p->acts++, p->move,
                       p->decision);
    p->move[0] = 0;
    assert_true(talk_said(&p->talk, (struct lz_text){ message, (uint32_t)len }));
}

static void assert_same_picture(struct person *p) {
    static char fresh[PICTURE], canonical[PICTURE], mine[PICTURE];
    struct lz_writer w = lz_writer_in(fresh, sizeof fresh), c = lz_writer_in(canonical, sizeof canonical),
                     m = lz_writer_in(mine, sizeof mine);
    struct lz_values room = { .at = values, .room = VALUES };
    lz_room_show(&p->talk.table->room, p->talk.seat, &w);
    assert_true(lz_canonical(&room, lz_span(fresh), &c) && lz_canonical(&room, lz_span(p->picture), &m));
    assert_string_equal(mine, canonical);
    assert_int_equal(p->n, lz_room_count(&p->talk.table->room, p->talk.seat));
}

static bool over(const struct table *table) {
    return table->hand == TABLE_FREE && table->open && !table->first && lz_room_head(&table->room)->over;
}

static void leave(struct hall *hall, struct person *p) {
    if (!p->ended)
        talk_end(&p->talk);
    while (!p->ended)
        turn(hall);
    free(p->picture);
}

static void play(struct hall *hall, struct table *table, struct person *people, int count) {
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

/* ---- */

static void play_whole(const char *game, const char *const players[], int seats, int threads) {
    sweep();
    struct hall *hall = open_hall(threads);
    struct table *table = make(hall, game, players, seats);
    struct person people[2] = { { .chance = 1 }, { .chance = 2 } };
    sit(&people[0], table, 0, TALK_NEW);
    sit(&people[1], table, LZ_ONLOOKER, TALK_NEW);
    play(hall, table, people, 2);
    assert_true(people[0].acts > 0 && people[0].acked == people[0].acts);
    assert_same_picture(&people[0]);
    assert_same_picture(&people[1]);
    leave(hall, &people[0]);
    leave(hall, &people[1]);
    now += 10000;
    hall_sleep(hall, 0);
    assert_int_equal(hall->awake, 0);
    close_hall(hall);
}

TEST(a_person_and_bots_play_to_the_end) {
    UNUSED;
    play_whole("conspiracy", (const char *const[]){ "Anna", "bot:greedy", "bot:greedy" }, 3, 0);
    play_whole("lies", (const char *const[]){ "Anna", "bot:greedy" }, 2, 2);
    play_whole("pig", (const char *const[]){ "Anna", "bot:greedy" }, 2, 2);
}

/* Every n-th call for the disk fails while a match is played: it goes on, and what was acknowledged is there. */
TEST(a_disk_that_fails_costs_nothing) {
    UNUSED;
    for (unsigned n = 1; n < 400; n += 7) {
        struct person p = { .chance = n };
        sweep();
        faulty_vfs_begin(VFS_NONE, 0, 0);
        struct hall *hall = open_hall((int)(n % 3));
        struct table *table = make(hall, "pig", (const char *const[]){ "Anna", "bot:greedy" }, 2);
        sit(&p, table, 0, TALK_NEW);
        faulty_vfs.fault = VFS_ERROR;
        faulty_vfs.at = faulty_vfs.calls + n;
        for (int turns = 0; !p.ended && p.acked < 12 && !over(table); turns++) {
            assert_true(turns < 100000);
            act(&p);
            turn(hall);
            now += table->rest > now ? 100 : 0;
        }
        faulty_vfs.fault = VFS_NONE;
        assert_false(p.ended);
        while (table->hand != TABLE_FREE || table->first)
            turn(hall);
        if (table->open) {
            assert_same_picture(&p);
            assert_true(table->room.number[0] >= p.acked);
        }
        assert_true(p.acked <= p.acts); /* nobody is answered twice */
        leave(hall, &p);
        while (!table_idle(table)) {
            turn(hall);
            now += 100;
        }
        hall_sleep(hall, 0);
        close_hall(hall);
    }
}

TEST(a_message_of_any_kind_is_answered) {
    static const char *const messages[] = {
        "",
        "{",
        "[]",
        "3",
        "{}",
        "{\"move\":3}",
        "{\"move\":[]}",
        "{\"move\":\"fly\"}",
        "{\"id\":\"\\u0007\",\"ping\":1}",
        "{\"orders\":\"MO 1A N\"}",
        "{\"effect\":\"hold\"}",
        "{\"move\":\"hold\"}",
        "{\"undo\":true}",
        "{\"move\":\"roll\",\"decision\":99}",
    };
    struct person p = { .chance = 1 };
    UNUSED;
    sweep();
    struct hall *hall = open_hall(0);
    struct table *table = make(hall, "pig", (const char *const[]){ "Anna", "Bob" }, 2);
    sit(&p, table, 0, TALK_NEW);
    for (uint32_t i = 0; i < sizeof messages / sizeof messages[0]; i++) {
        assert_true(talk_said(&p.talk, lz_span(messages[i])));
        while (table->hand != TABLE_FREE || table->first)
            turn(hall);
        assert_int_equal(p.refused, i + 1);
        assert_false(p.ended);
    }
    assert_true(talk_said(&p.talk, lz_span("{\"effect\":\"roll\"}")));
    assert_true(talk_said(&p.talk, lz_span("{\"table\":true}")));
    leave(hall, &p);
    close_hall(hall);
}

static void say(struct hall *hall, struct person *p, const char *message) {
    assert_true(talk_said(&p->talk, lz_span(message)));
    while (p->talk.table->hand != TABLE_FREE || p->talk.table->first)
        turn(hall);
}

TEST(a_repeat_is_one_act_and_a_late_answer_none) {
    struct person p = { .chance = 1 };
    UNUSED;
    sweep();
    struct hall *hall = open_hall(0);
    struct table *table = make(hall, "duel", (const char *const[]){ "Anna", "Bob" }, 2);
    sit(&p, table, 0, TALK_NEW);
    char first[600];
    snprintf(first, sizeof first, "{\"id\":\"x\",\"move\":\"%s\",\"decision\":%u}", p.move, p.decision);
    say(hall, &p, first);
    assert_int_equal(p.acked, 1);
    uint32_t acts = table->room.acts;
    say(hall, &p, first);
    assert_int_equal(p.acked, 2);
    assert_int_equal(table->room.acts, acts);
    first[7] = 'y'; /* the same answer under another name: its question has passed */
    say(hall, &p, first);
    assert_int_equal(p.refused, 1);
    assert_int_equal(table->room.acts, acts);
    leave(hall, &p);
    close_hall(hall);
}

/* Whoever resumes has the log without a gap, and is told what of it the server does not have. */
TEST(one_may_resume_anywhere_even_beyond_the_end) {
    struct person p = { .chance = 1 }, late = { .chance = 2, .n = 500, .hello = true };
    UNUSED;
    sweep();
    struct hall *hall = open_hall(0);
    struct table *table = make(hall, "duel", (const char *const[]){ "Anna", "Bob" }, 2);
    sit(&p, table, 0, TALK_NEW);
    say(hall, &p, "{\"id\":\"x\",\"move\":\"stake 1 rock\"}");
    uint32_t count = lz_room_count(&table->room, 0);
    assert_true(count > 1 && p.n == count);
    for (uint32_t from = 0; from <= count; from++) {
        char message[60];
        snprintf(message, sizeof message, "{\"resume\":%u}", from);
        p.n = from;
        say(hall, &p, message);
        assert_same_picture(&p);
        assert_int_equal(p.lost_to, 0);
    }
    sit(&late, table, 0, 500);
    say(hall, &late, "{\"ping\":1}");
    assert_int_equal(late.lost_from, count + 1);
    assert_int_equal(late.lost_to, 500);
    assert_same_picture(&late);
    late.lost_to = 0;
    say(hall, &late, "{\"resume\":4294967294}");
    assert_int_equal(late.lost_to, 4294967294u);
    say(hall, &late, "{\"resume\":4294967295}");
    say(hall, &late, "{\"resume\":-1}");
    say(hall, &late, "{\"resume\":\"1\"}");
    assert_int_equal(late.refused, 3);
    leave(hall, &p);
    leave(hall, &late);
    close_hall(hall);
}

TEST(one_that_remembers_nothing_gets_the_whole_log_with_each_question) {
    struct person p = { .chance = 1 };
    UNUSED;
    sweep();
    struct hall *hall = open_hall(0);
    struct table *table = make(hall, "pig", (const char *const[]){ "Anna", "Bob" }, 2);
    sit(&p, table, 0, TALK_NEW);
    say(hall, &p, "{\"id\":\"a\",\"move\":\"roll\"}");
    assert_int_equal(p.history, 0);
    say(hall, &p, "{\"history\":true}"); /* and what is asked is asked again */
    assert_int_equal(p.history, lz_room_count(&table->room, 0));
    say(hall, &p, "{\"id\":\"b\",\"undo\":true}");
    say(hall, &p, "{\"id\":\"c\",\"move\":\"roll\"}");
    assert_int_equal(p.history, lz_room_count(&table->room, 0));
    leave(hall, &p);
    close_hall(hall);
}

static void handed(struct table *table, bool well, void *to) {
    (void)table;
    *(int *)to = well ? 1 : -1;
}

/* What an earlier holder sent and nobody has answered yet is not done for the one who has the seat now. */
TEST(a_seat_handed_over_is_its_new_holders_alone) {
    struct person anna = { .chance = 1 }, bob = { .chance = 2 };
    struct lz_reply reply = { 0 };
    int done = 0;
    UNUSED;
    sweep();
    struct hall *hall = open_hall(0);
    struct table *table = make(hall, "duel", (const char *const[]){ "Anna", "Bob" }, 2);
    sit(&anna, table, 0, TALK_NEW);
    sit(&bob, table, 1, TALK_NEW);
    anna.talk.holder = bob.talk.holder = 1;
    struct job *job = table_job(table, JOB_HAND);
    job->seat = 0;
    job->label = "bot:greedy";
    job->reply = &reply;
    job->made = handed;
    job->to = &done;
    table_post(table, job);
    assert_true(anna.move[0]);
    act(&anna);
    while (!done || !anna.ended)
        turn(hall);
    assert_int_equal(done, 1);
    assert_string_equal(anna.why, "Somebody else has this seat now.");
    assert_int_equal(anna.acked, 0);
    assert_false(bob.ended);
    assert_int_equal(table->room.holder[0].number, 2);
    assert_non_null(table->room.holder[0].bot);
    while (table->hand != TABLE_FREE)
        turn(hall);
    char *journal = strndup(table->room.text, table->room.size);
    assert_null(strstr(journal, ": act #0 lbp")); /* the bot may have acted, through no door */
    free(journal);
    leave(hall, &anna);
    leave(hall, &bob);
    close_hall(hall);
}

int main(void) {
    const struct CMUnitTest tests[] = { CASE(a_person_and_bots_play_to_the_end),
                                        CASE(a_disk_that_fails_costs_nothing),
                                        CASE(a_message_of_any_kind_is_answered),
                                        CASE(a_repeat_is_one_act_and_a_late_answer_none),
                                        CASE(one_may_resume_anywhere_even_beyond_the_end),
                                        CASE(one_that_remembers_nothing_gets_the_whole_log_with_each_question),
                                        CASE(a_seat_handed_over_is_its_new_holders_alone) };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
