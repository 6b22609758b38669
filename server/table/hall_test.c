/* Whole matches in a hall, without sockets: people who only know what they are sent, bots, workers, and a disk that
   fails. Whoever applies the changes that come has the picture that a fresh look would give. */
#include "tests/unit/hall.h"

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

/* Where people talk and nothing is to be done the room is closed all the same; what they say next opens it, and they
   notice nothing. */
TEST(a_table_where_people_talk_sleeps_all_the_same) {
    struct person people[2] = { { .chance = 1 }, { .chance = 2 } };
    uint32_t slept = 0;
    UNUSED;
    sweep();
    struct hall *hall = open_hall(0);
    struct table *table = make(hall, "conspiracy", (const char *const[]){ "Anna", "Bob" }, 2);
    sit(&people[0], table, 0, TALK_NEW);
    sit(&people[1], table, 1, TALK_NEW);
    say(hall, &people[0], "{\"note\":{\"marks\":[3]}}");
    hall->memory = 1;
    while (people[0].acked + people[1].acked < 60) {
        turn(hall);
        slept += !table->open;
        act(&people[0]);
        act(&people[1]);
        assert_false(people[0].ended || people[1].ended);
    }
    assert_true(slept > 50);
    hall->memory = 0;
    say(hall, &people[0], "{\"ping\":1}");
    assert_same_picture(&people[0]);
    assert_same_picture(&people[1]);
    leave(hall, &people[0]);
    leave(hall, &people[1]);
    close_hall(hall);
}

/* Its deadline rings once and on time, while somebody talks there and after they have left. */
TEST(a_table_that_dozes_rings) {
    struct person p = { .chance = 1 };
    UNUSED;
    for (int stays = 0; stays < 2; stays++) {
        sweep();
        struct hall *hall = open_hall(0);
        laid_with = "patience=50000";
        struct table *table = make(hall, "pig", (const char *const[]){ "Anna", "Bob" }, 2);
        laid_with = NULL;
        int64_t id = table->id;
        p = (struct person){ .chance = 1 };
        sit(&p, table, 0, TALK_NEW);
        hall->memory = 1;
        say(hall, &p, "{\"id\":\"a\",\"move\":\"roll\"}");
        uint32_t heard = p.n;
        turn(hall);
        assert_false(table->open);
        if (!stays)
            leave(hall, &p);
        turn(hall);
        now += 49000;
        turn(hall);
        assert_int_equal(p.n, heard);
        assert_true(hall_due(hall) > now && hall_due(hall) <= now + 1000);
        now += 1000;
        for (int i = 0; i < 10; i++)
            turn(hall);
        hall->memory = 0;
        table = hall_table(hall, id);
        if (!stays)
            p = (struct person){ .chance = 1 };
        if (!stays)
            sit(&p, table, 0, TALK_NEW);
        say(hall, &p, "{\"ping\":1}");
        assert_true(stays ? p.n > heard : true);
        assert_int_equal(table->room.acts, 3); /* the header, a roll, the clock */
        leave(hall, &p);
        close_hall(hall);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = { CASE(a_person_and_bots_play_to_the_end),
                                        CASE(a_disk_that_fails_costs_nothing),
                                        CASE(a_message_of_any_kind_is_answered),
                                        CASE(a_repeat_is_one_act_and_a_late_answer_none),
                                        CASE(one_may_resume_anywhere_even_beyond_the_end),
                                        CASE(one_that_remembers_nothing_gets_the_whole_log_with_each_question),
                                        CASE(a_seat_handed_over_is_its_new_holders_alone),
                                        CASE(a_table_where_people_talk_sleeps_all_the_same),
                                        CASE(a_table_that_dozes_rings) };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
