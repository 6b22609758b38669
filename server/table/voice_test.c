/* What is said, kept and seen again at a table, over the wire without sockets: every byte that goes to each is kept
   here, and compared between worlds that differ only in what is not theirs to know. */
#include "tests/unit/base_folder.h"

#include "core/games.h"
#include "core/words/option.h"
#include "core/words/text.h"
#include "host/picture/mark.h"
#include "server/table/hall.h"
#include "server/table/talk.h"

#include <jansson.h>
#include <sodium.h>

enum { HEARD = 1 << 19 };

/* ---- a table, and those who talk at it */

struct person {
    struct talk talk;
    char *heard;
    size_t len;
    bool ended;
};

static struct hall *hall;
static struct table *table;
static int64_t now;
static int64_t wall(void *to) {
    (void)to;
    return now;
}
static void call(void *to) { (void)to; }

static void made(struct table *at, bool well, void *to) {
    (void)at;
    *(int *)to = well ? 1 : -1;
}

/* The writer's thread is the only one, and how long it takes shows nowhere: time stands still meanwhile. */
static void settle(void) {
    while (table->hand != TABLE_FREE || table->first || table_due(table) <= now) {
        hall_turn(hall);
        usleep(20);
    }
}

static const char *second = "Anna"; /* who has seat 1 */
static struct lz_facts facts;

static void begin(const char *game, int seats, int64_t id) {
    char words[400];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    struct lz_record record = { .game = lz_game_by_id(lz_span(game)), .setup = { .seats = (uint8_t)seats } };
    int done = 0;
    now = 5000;
    hall = calloc(1, sizeof *hall);
    *hall = (struct hall){ .path = path, .calls = &lz_calls_system, .wall = wall, .call = call, .nodes = 20 };
    assert_true(hall_open(hall, &trouble));
    lz_options_usual(record.game, &record.setup);
    for (int i = 0; i < seats; i++)
        record.player[i] = lz_span(i == 1 ? second : "Anna");
    lz_fair_seed(lz_span("voice"), record.seed);
    table = hall_table(hall, id);
    struct job *job = table_job(table, JOB_MAKE);
    job->record = &record;
    job->facts = facts;
    job->made = made;
    job->to = &done;
    table_post(table, job);
    while (!done)
        hall_turn(hall);
    assert_int_equal(done, 1);
}

static void end(void) {
    hall_close(hall);
    free(hall);
    sweep();
}

static void take_lines(struct talk *talk, struct lz_text lines) {
    struct person *p = talk->to;
    assert_true(p->len + lines.len < HEARD);
    memcpy(p->heard + p->len, lines.at, lines.len);
    p->len += lines.len;
    p->heard[p->len] = 0;
}

static void take_end(struct talk *talk, const char *why) {
    struct person *p = talk->to;
    (void)why;
    p->ended = true;
}

static void sit(struct person *p, int seat, uint32_t from) {
    *p = (struct person){ .heard = calloc(1, HEARD) };
    p->talk = (struct talk){ .table = table, .seat = seat, .send = take_lines, .ended = take_end, .to = p };
    p->talk.person = 7;
    snprintf(p->talk.name, sizeof p->talk.name, "%s", seat == LZ_ONLOOKER ? "Zoe" : "");
    assert_true(talk_begin(&p->talk, from));
    settle();
}

static void leave(struct person *p) {
    if (!p->ended)
        talk_end(&p->talk);
    settle();
    assert_true(p->ended);
    free(p->heard);
}

static void say(struct person *p, const char *message) {
    assert_true(talk_said(&p->talk, lz_span(message)));
    settle();
}

/* The last message that it got. */
static const char *last(const struct person *p) {
    size_t at = p->len > 1 ? p->len - 2 : 0;
    while (at && p->heard[at - 1] != '\n')
        at--;
    return p->heard + at;
}

static bool hears(const struct person *p, const char *words) { return strstr(p->heard, words); }

/* Its table sleeps and wakes. */
static void sleep_and_wake(int64_t id) {
    now += 10000;
    hall_sleep(hall, 0);
    assert_int_equal(hall->awake, 0);
    table = hall_table(hall, id);
}

/* ---- */

TEST(talk_goes_to_those_it_is_for_and_comes_again) {
    struct person a, b, w;
    UNUSED;
    begin("conspiracy", 2, 1);
    sit(&a, 0, TALK_NEW);
    sit(&b, 1, TALK_NEW);
    sit(&w, LZ_ONLOOKER, TALK_NEW);
    assert_true(hears(&a, "\"talk\":[\"table\"]") && hears(&w, "\"talk\":[\"watchers\"]"));
    say(&a, "{\"id\":\"t1\",\"say\":\"Hello \\u00e4ll\",\"to\":\"table\"}");
    say(&w, "{\"id\":\"t1\",\"say\":\"He bluffs\"}");
    assert_true(hears(&a, "\"re\":\"t1\",\"ok\":true") && hears(&b, "\"said\":{\"seat\":0,\"to\":\"table\""));
    assert_true(hears(&w, "He bluffs") && !hears(&a, "bluffs") && !hears(&b, "bluffs"));
    uint32_t n = lz_room_count(&table->room, 1);
    say(&a, "{\"id\":\"t1\",\"say\":\"Hello \\u00e4ll\",\"to\":\"table\"}");
    assert_int_equal(lz_room_count(&table->room, 1), n);
    say(&a, "{\"id\":\"t2\",\"say\":\"x\",\"to\":\"team\"}");
    assert_non_null(strstr(last(&a), "\"code\":\"talk\""));
    say(&a, "{\"id\":\"t3\",\"say\":\"x\",\"to\":\"world\"}");
    assert_non_null(strstr(last(&a), "\"code\":\"form\""));
    say(&a, "{\"id\":\"t4\",\"say\":\"\\u001b[2J\"}");
    assert_non_null(strstr(last(&a), "\"code\":\"words\""));
    leave(&a);
    leave(&b);
    leave(&w);
    sleep_and_wake(1);
    sit(&b, 1, n - 1); /* resumes */
    assert_true(hears(&b, "\"said\":{\"seat\":0,\"to\":\"table\""));
    leave(&b);
    end();
}

TEST(marks_come_to_one_s_side_and_are_there_again) {
    struct person a, b, partner;
    UNUSED;
    begin("lies", 4, 2);
    sit(&a, 0, TALK_NEW);
    sit(&b, 1, TALK_NEW);
    sit(&partner, 2, TALK_NEW);
    size_t others = b.len;
    static const char told[] = "{\"team\":[{\"seat\":0,\"marks\":{\"ping\":\"TB1\"}}]}\n";
    say(&a, "{\"id\":\"m1\",\"marks\":{\"ping\":\"TB1\"}}");
    assert_true(hears(&a, told) && hears(&partner, told));
    assert_int_equal(b.len, others);
    leave(&a);
    leave(&b);
    leave(&partner);
    sleep_and_wake(2);
    sit(&partner, 2, TALK_NEW);
    sit(&b, 1, TALK_NEW);
    assert_true(hears(&partner, told) && !hears(&b, "TB1\"}}]"));
    leave(&partner);
    leave(&b);
    end();
}

TEST(what_a_seat_keeps_is_told_to_its_devices_and_is_there_again) {
    struct person a, phone, b;
    UNUSED;
    begin("conspiracy", 2, 2);
    sit(&a, 0, TALK_NEW);
    sit(&phone, 0, TALK_NEW);
    sit(&b, 1, TALK_NEW);
    size_t others = b.len;
    say(&a, "{\"id\":\"n1\",\"note\":{\"marks\":[3,\"\\u202e\"]}}");
    say(&a, "{\"id\":\"n2\",\"draft\":\"MO 11E N\\nRE 12D\"}");
    say(&phone, "{\"id\":\"n3\",\"mute\":[1]}");
    say(&a, "{\"id\":\"n4\",\"standing\":[{\"when\":\"no-phase\",\"move\":\"x\"}]}");
    assert_non_null(strstr(last(&a), "\"code\":\"form\""));
    static const char *const bad[] = { "{\"mute\":[0]}",
                                       "{\"mute\":[99]}",
                                       "{\"mute\":1}",
                                       "{\"draft\":1}",
                                       "{\"draft\":\"\\u0007\"}",
                                       "{\"standing\":{}}",
                                       "{\"standing\":[{\"move\":\"x\",\"times\":0}]}",
                                       "{\"standing\":[{}]}" };
    for (uint32_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        say(&a, bad[i]);
        assert_non_null(strstr(last(&a), "\"code\":\"form\""));
    }
    static const char note[] = "{\"own\":{\"note\":{\"marks\":[3,\"\\u202E\"]}}}\n";
    assert_true(hears(&a, note) && hears(&phone, note) &&
                hears(&phone, "{\"own\":{\"draft\":\"MO 11E N\\u000aRE 12D\"}}\n"));
    assert_true(hears(&a, "{\"own\":{\"muted\":[1]}}\n"));
    assert_int_equal(b.len, others);
    say(&b, "{\"id\":\"t1\",\"say\":\"Boo\"}");
    assert_true(hears(&a, "\"muted\":true") && !hears(&a, "Boo") && hears(&b, "Boo"));
    leave(&a);
    leave(&phone);
    leave(&b);
    sleep_and_wake(2);
    sit(&a, 0, TALK_NEW);
    assert_true(hears(&a, "\"hello\"") && hears(&a, "\"own\":{\"note\":{\"marks\":[3,\"\\u202E\"]},\"draft\":\"MO 11E "
                                                    "N\\u000aRE 12D\",\"muted\":[1]}"));
    sit(&b, 1, TALK_NEW);
    assert_false(hears(&b, "\"own\""));
    say(&a, "{\"id\":\"n9\",\"note\":null}");
    assert_true(hears(&a, "{\"own\":{\"note\":null}}"));
    leave(&a);
    leave(&b);
    end();
}

/* Partners plan, keep, mute and let answers stand in one world and do nothing in the other: the other side and those
   who watch get the same bytes, in the same messages, whatever they ask. */
TEST(others_get_the_same_bytes) {
    static const char *const secrets[] = {
        "{\"id\":\"s1\",\"say\":\"left\",\"to\":\"team\"}",
        "{\"id\":\"s2\",\"note\":{\"a\":1}}",
        "{\"id\":\"s3\",\"draft\":\"x\"}",
        "{\"id\":\"s4\",\"mute\":[1]}",
        "{\"id\":\"s5\",\"standing\":[{\"move\":\"no such move\",\"times\":2}]}",
    };
    static const char *const asks[] = { "{\"id\":\"q1\",\"log\":1}", "{\"id\":\"q2\",\"since\":true}",
                                        "{\"id\":\"q3\",\"ping\":1}", "{\"id\":\"q4\",\"table\":true}",
                                        "{\"id\":\"q5\",\"say\":\"Well?\"}" };
    char *heard[2][2];
    UNUSED;
    for (int world = 0; world < 2; world++) {
        struct person p[4], w;
        begin("lies", 4, 3);
        for (int i = 0; i < 4; i++)
            sit(&p[i], i, TALK_NEW);
        sit(&w, LZ_ONLOOKER, TALK_NEW);
        int enemy = 0;
        while (lz_side_of(table->room.game, 4, enemy) == lz_side_of(table->room.game, 4, 0))
            enemy++;
        for (int i = 0; i < 4; i++)
            for (uint32_t j = 0; world && j < sizeof secrets / sizeof secrets[0]; j++)
                if (lz_side_of(table->room.game, 4, i) != lz_side_of(table->room.game, 4, enemy)) {
                    say(&p[i], secrets[j]);
                    assert_true(j == 3 || strstr(p[i].heard, "\"ok\":true"));
                }
        for (uint32_t j = 0; j < sizeof asks / sizeof asks[0]; j++) {
            say(&p[enemy], asks[j]);
            say(&w, asks[j]);
        }
        heard[world][0] = strdup(p[enemy].heard);
        heard[world][1] = strdup(w.heard);
        for (int i = 0; i < 4; i++)
            leave(&p[i]);
        leave(&w);
        end();
    }
    for (int i = 0; i < 2; i++) {
        assert_string_equal(heard[0][i], heard[1][i]);
        free(heard[0][i]);
        free(heard[1][i]);
    }
}

TEST(a_standing_answer_is_given_over_the_wire) {
    struct person a, b;
    UNUSED;
    begin("pig", 2, 4);
    sit(&a, 0, TALK_NEW);
    sit(&b, 1, TALK_NEW);
    say(&a, "{\"id\":\"s1\",\"standing\":[{\"move\":\"roll\",\"times\":1}]}");
    assert_int_equal(lz_room_head(&table->room)->step, 1);
    assert_true(hears(&a, "\"standing\":[]") && hears(&b, "rolled") && !hears(&b, "standing"));
    leave(&a);
    leave(&b);
    end();
}

/* As the rules of the house say; usually, and where there are none, against bots alone. */
TEST(advice_is_as_the_house_has_it) {
    static const struct lz_text no[] = { { "house", 5 }, { "house hint=no", 13 } };
    static const struct lz_text yes[] = { { "house", 5 }, { "house hint=yes", 14 } };
    static const struct {
        const char *second;
        struct lz_facts facts;
        const char *answer;
    } worlds[] = {
        { "Anna", { NULL, 0 }, "\"code\":\"house\"" }, { "bot:greedy", { NULL, 0 }, "\"advice\":" },
        { "Anna", { no, 1 }, "\"code\":\"house\"" },   { "bot:greedy", { no, 1 }, "\"advice\":" },
        { "Anna", { yes, 2 }, "\"advice\":" },         { "bot:greedy", { no, 2 }, "\"code\":\"house\"" },
    };
    UNUSED;
    for (uint32_t i = 0; i < sizeof worlds / sizeof worlds[0]; i++) {
        struct person a;
        second = worlds[i].second;
        facts = worlds[i].facts;
        begin("pig", 2, 7);
        sit(&a, 0, TALK_NEW);
        say(&a, "{\"id\":\"q1\",\"advise\":true}");
        assert_non_null(strstr(last(&a), worlds[i].answer));
        leave(&a);
        end();
    }
    second = "Anna";
    facts = (struct lz_facts){ 0 };
}

TEST(letters_wait_for_the_turn) {
    struct person p[2];
    UNUSED;
    begin("swamp", 2, 6);
    for (int i = 0; i < 2; i++)
        sit(&p[i], i, TALK_NEW);
    assert_true(hears(&p[0], "\"talk\":[]"));
    for (int i = 0; i < 2; i++)
        say(&p[i], "{\"id\":\"r1\",\"move\":\"READY\"}");
    say(&p[0], "{\"id\":\"l0\",\"letter\":{\"to\":\"2\"}}");
    assert_non_null(strstr(last(&p[0]), "\"code\":\"form\""));
    say(&p[0], "{\"id\":\"l4\",\"letter\":{\"to\":\"2\",\"text\":\"Nothing\"}}");
    say(&p[0], "{\"id\":\"l5\",\"withdraw\":true}");
    assert_non_null(strstr(last(&p[0]), "{\"re\":\"l5\",\"ok\":true"));
    say(&p[0], "{\"id\":\"l1\",\"letter\":{\"to\":\"2\",\"text\":\"Let us meet\"}}");
    assert_non_null(strstr(last(&p[0]), "{\"re\":\"l1\",\"ok\":true"));
    say(&p[0], "{\"id\":\"l2\",\"letter\":{\"to\":\"2 UNSIGNED\",\"text\":\"x\"}}");
    assert_non_null(strstr(last(&p[0]), "signed letters only"));
    say(&p[1], "{\"id\":\"l3\",\"letters\":0}");
    assert_false(hears(&p[1], "meet"));
    for (int i = 0; i < 2; i++)
        say(&p[i], "{\"id\":\"r2\",\"move\":\"READY\"}");
    say(&p[1], "{\"id\":\"l4\",\"letters\":0}");
    assert_true(hears(&p[1], "Let us meet") && !hears(&p[1], "Nothing"));
    assert_true(hears(&p[1], "\"ledger\":[]")); /* nobody gave orders: the match is over */
    leave(&p[0]);
    leave(&p[1]);
    end();
}

/* A disk that fails once: what was kept is kept once, told once, and said once. */
/* Every run that was sent, over the view of zeros or the one before: what is left is the view. */
static void apply_runs(const struct person *p, uint8_t *view, size_t size) {
    const char *line = p->heard;
    while (*line) {
        const char *end = strchr(line, '\n');
        json_t *message = json_loadb(line, (size_t)(end - line), 0, NULL), *whole = json_object_get(message, "view");
        const json_t *runs = whole ? whole : json_object_get(message, "seen");
        if (whole)
            memset(view, 0, size);
        for (size_t i = 0; i + 1 < json_array_size(runs); i += 2) {
            size_t at = (size_t)json_integer_value(json_array_get(runs, i)), len = 0;
            const char *text = json_string_value(json_array_get(runs, i + 1));
            assert_int_equal(sodium_base642bin(view + at, size - at, text, strlen(text), NULL, &len, NULL,
                                               sodium_base64_VARIANT_ORIGINAL),
                             0);
        }
        json_decref(message);
        line = end + 1;
    }
}

TEST(views_are_told_as_bytes) {
    struct person a, b, w;
    char message[300], mark[17], tables[17];
    UNUSED;
    begin("pig", 2, 1);
    sit(&a, 0, TALK_NEW);
    sit(&b, 1, TALK_NEW);
    sit(&w, LZ_ONLOOKER, TALK_NEW);
    const struct lz_game *game = table->room.game;
    struct lz_writer m = lz_writer_in(mark, sizeof mark), h = lz_writer_in(tables, sizeof tables);
    lz_put_hex(&m, lz_view_mark(game, &lz_calls_system), 16);
    lz_put_hex(&h, game->tables, 16);
    for (int wrong = 3; wrong >= 0; wrong--) { /* what is not laid out as the client's is not for it */
        snprintf(message, sizeof message,
                 "{\"id\":\"v\",\"views\":{\"edition\":%d,\"tables\":\"%s\",\"size\":%u,\"mark\":\"%s\"}}",
                 1 + (wrong == 1), wrong == 2 ? "0" : tables, (unsigned)game->view_size, wrong == 3 ? "0" : mark);
        say(&a, message);
        assert_true(hears(&a, "\"ok\":true") == !wrong);
    }
    say(&w, message);
    assert_true(strstr(last(&w), "\"code\":\"seat\""));
    uint8_t view[4096];
    assert_true(game->view_size <= sizeof view);
    for (int i = 0; i < 12; i++) {
        say(i % 2 ? &b : &a, i % 3 ? "{\"move\":\"roll\"}" : "{\"move\":\"hold\"}");
        apply_runs(&a, view, game->view_size);
        assert_memory_equal(view, lz_room_view(&table->room, 0), game->view_size);
    }
    assert_true(hears(&a, "\"seen\":[") && !hears(&b, "\"seen\":["));
    leave(&a);
    leave(&b);
    leave(&w);
    end();
}

/* Who is here is told to those who ask; of one who comes only to send, or is on a list, nothing. */
TEST(who_is_here_is_told) {
    struct person a, b, c, w;
    UNUSED;
    begin("conspiracy", 2, 1);
    sit(&a, 0, TALK_NEW);
    say(&a, "{\"id\":\"q1\",\"here\":true}");
    assert_string_equal(last(&a), "{\"here\":[0]}\n");
    sit(&b, 1, TALK_NEW);
    assert_string_equal(last(&a), "{\"here\":[0,1]}\n");
    assert_false(hears(&b, "here"));
    sit(&c, 1, TALK_NEW);
    sit(&w, LZ_ONLOOKER, TALK_NEW);
    size_t len = a.len;
    leave(&c);
    assert_int_equal(a.len, len); /* another device of Bob's is still there */
    say(&w, "{\"id\":\"q1\",\"here\":true}");
    assert_string_equal(last(&w), "{\"here\":[0,1]}\n");
    hall_sleep(hall, 0); /* the place stays, the room is closed */
    assert_false(table->open);
    leave(&b);
    assert_string_equal(last(&a), "{\"here\":[0]}\n");
    assert_string_equal(last(&w), "{\"here\":[0]}\n");
    leave(&w);
    leave(&a);
    end();
}

/* In a game whose moves are sealed, and at a table whose players do not know each other, who comes is not told. */
TEST(who_is_here_is_hidden_where_it_could_tell_more) {
    static const struct lz_text lines[] = { { "house", 5 }, { "house anonymous=yes", 19 } };
    static const char *const games[] = { "duel", "conspiracy" };
    for (int i = 0; i < 2; i++) {
        struct person a, b;
        facts = i ? (struct lz_facts){ lines, 2 } : (struct lz_facts){ 0 };
        begin(games[i], 2, 1);
        sit(&a, 0, TALK_NEW);
        say(&a, "{\"id\":\"q1\",\"here\":true}");
        sit(&b, 1, TALK_NEW);
        leave(&b);
        assert_false(hears(&a, "here\":"));
        leave(&a);
        end();
    }
    facts = (struct lz_facts){ 0 };
}

TEST(a_disk_that_fails_costs_no_word) {
    UNUSED;
    for (unsigned n = 1; n < 12; n++) {
        struct person a, b;
        begin("pig", 2, 5);
        sit(&a, 0, TALK_NEW);
        sit(&b, 1, TALK_NEW);
        faulty_vfs.fault = VFS_ERROR;
        faulty_vfs.at = faulty_vfs.calls + n;
        static const char *const messages[] = { "{\"id\":\"t1\",\"say\":\"Hello\"}", "{\"id\":\"n1\",\"note\":1}" };
        for (int i = 0; i < 2; i++) {
            assert_true(talk_said(&a.talk, lz_span(messages[i])));
            while (table->hand != TABLE_FREE || table->first || table->again) {
                hall_turn(hall);
                usleep(20);
                now += table->rest > now ? 100 : 0;
            }
        }
        faulty_vfs.fault = VFS_NONE;
        const char *first = strstr(b.heard, "Hello");
        assert_true(first && !strstr(first + 1, "Hello"));
        assert_true(hears(&a, "\"re\":\"t1\",\"ok\":true"));
        if (strstr(last(&a), "\"code\":\"store\""))
            say(&a, messages[1]); /* it does not count, and may be sent again */
        assert_true(hears(&a, "\"re\":\"n1\",\"ok\":true") && hears(&a, "\"own\":{\"note\":1}"));
        leave(&a);
        leave(&b);
        end();
        faulty_vfs_begin(VFS_NONE, 0, 0);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = { CASE(talk_goes_to_those_it_is_for_and_comes_again),
                                        CASE(marks_come_to_one_s_side_and_are_there_again),
                                        CASE(what_a_seat_keeps_is_told_to_its_devices_and_is_there_again),
                                        CASE(others_get_the_same_bytes),
                                        CASE(a_standing_answer_is_given_over_the_wire),
                                        CASE(advice_is_as_the_house_has_it),
                                        CASE(letters_wait_for_the_turn),
                                        CASE(views_are_told_as_bytes),
                                        CASE(who_is_here_is_told),
                                        CASE(who_is_here_is_hidden_where_it_could_tell_more),
                                        CASE(a_disk_that_fails_costs_no_word) };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
