/* Several rooms in one process: each on a thread of its own, and one that hits a bug. */
#include "tests/unit/unit.h"

#include "core/bug.h"
#include "core/games.h"
#include "core/seats.h"
#include "core/words/option.h"
#include "host/room.h"
#include "host/store/shelf.h"
#include "tests/unit/bad_bot.h"

#include <pthread.h>
#include <stdlib.h>

/* As a program does that hosts several matches. */
_Noreturn void lz_bug(const char *file, int line, const char *what) { lz_trap_spring(file, line, what); }

struct table {
    struct lz_shelf shelf;
    struct lz_room room;
    char words[300];
};

static struct lz_writer trouble_of(struct table *t) { return lz_writer_in(t->words, sizeof t->words); }

static void prepare(struct table *t, const char *game) {
    t->shelf.calls = &lz_calls_system;
    t->room = (struct lz_room){ .calls = &lz_calls_system, .store = lz_shelf_store(&t->shelf), .nodes = 20 };
    t->room.game = lz_game_by_id(lz_span(game));
}

static bool begin(struct table *t, const char *game, const char *word) {
    struct lz_record record = { .setup = { .now = 1000 } };
    struct lz_writer trouble = trouble_of(t);
    *t = (struct table){ 0 };
    prepare(t, game);
    lz_options_usual(t->room.game, &record.setup);
    record.setup.seats = (uint8_t)lz_seats_usual(t->room.game);
    lz_fair_seed(lz_span(word), record.seed);
    for (int i = 0; i < record.setup.seats; i++)
        record.player[i] = lz_span("bot:greedy");
    return lz_room_create(&t->room, &record, (struct lz_facts){ 0 }, &trouble);
}

static void end(struct table *t) {
    lz_room_close(&t->room);
    lz_shelf_clear(&t->shelf);
}

/* Bots play on for so many acts, or to the end. */
static void play_on(struct table *t, int acts) {
    struct lz_reply reply = { 0 };
    for (int64_t wall = 2000; acts-- > 0 && !lz_room_head(&t->room)->over; wall += 10) {
        const struct lz_head *head = lz_room_head(&t->room);
        int seat = lz_first(head->wait ? head->wait : head->may);
        wall = seat < 0 ? lz_room_due(&t->room) : wall;
        if (seat < 0)
            lz_room_wake(&t->room, wall, &reply);
        else
            lz_room_bot(&t->room, seat, wall, &reply);
    }
}

/* ---- threads */

enum { THREADS = 2, ACTS = 120 };
static const char *const games[] = { "conspiracy", "lies", "pig", "swamp", "newspeak", "legends" };
enum { GAMES = sizeof games / sizeof games[0] };

struct work {
    uint64_t hash[GAMES];
    bool made;
};

static void *work(void *with) {
    struct work *work = with;
    struct table *t = malloc(sizeof *t);
    work->made = t;
    for (uint32_t i = 0; i < GAMES && work->made; i++) {
        work->made = begin(t, games[i], games[i]);
        play_on(t, ACTS);
        work->hash[i] = lz_state_hash(t->room.game, t->room.state) + t->shelf.len;
        end(t);
    }
    free(t);
    return NULL;
}

TEST(two_threads_host_as_one_does) {
    UNUSED;
    struct work alone, both[THREADS];
    pthread_t thread[THREADS];
    work(&alone);
    assert_true(alone.made);
    for (int i = 0; i < THREADS; i++)
        assert_int_equal(pthread_create(&thread[i], NULL, work, &both[i]), 0);
    for (int i = 0; i < THREADS; i++)
        pthread_join(thread[i], NULL);
    for (int i = 0; i < THREADS; i++)
        assert_memory_equal(both[i].hash, alone.hash, sizeof alone.hash);
}

/* ---- a bug in one of them */

static bool kept(struct table *t, const char *paper, const char *words) {
    struct lz_text text;
    bool none;
    char *found = t->room.store.find(t->room.store.to, paper, &text, &none);
    bool there = found && strstr(found, words);
    free(found);
    return there;
}

static void one_goes_wrong(const struct lz_bot *bad, const char *words) {
    static struct table good, wrong;
    struct lz_reply reply;
    assert_true(begin(&good, "conspiracy", "x") && begin(&wrong, "conspiracy", "x"));
    play_on(&good, 10);
    play_on(&wrong, 10);
    uint32_t len = wrong.shelf.len, step = lz_room_head(&wrong.room)->step;
    int seat = lz_first(lz_room_head(&wrong.room)->wait);
    wrong.room.holder[seat].bot = bad;
    free(wrong.room.crew_room);
    wrong.room.crew_room = NULL;
    lz_room_bot(&wrong.room, seat, 5000, &reply);
    assert_true(reply.status == LZ_FAILED && reply.no == LZ_NO_ASIDE && wrong.room.aside);
    assert_true(kept(&wrong, "bug", words) && strstr(wrong.room.words, words));
    assert_true(wrong.shelf.len == len && lz_room_head(&wrong.room)->step == step);
    lz_room_bot(&wrong.room, seat, 6000, &reply);
    assert_int_equal(reply.no, LZ_NO_ASIDE);
    play_on(&good, 10); /* the other does not notice */
    assert_true(lz_room_head(&good.room)->step > step);
    /* Opened by a program without that bug it goes on from what was confirmed. */
    struct lz_shelf shelf = wrong.shelf;
    lz_room_close(&wrong.room);
    wrong.shelf = shelf;
    prepare(&wrong, "conspiracy");
    struct lz_writer trouble = trouble_of(&wrong);
    assert_true(lz_room_open(&wrong.room, 7000, &trouble));
    play_on(&wrong, 10);
    assert_int_equal(lz_room_head(&wrong.room)->step, lz_room_head(&good.room)->step);
    end(&good);
    end(&wrong);
}

TEST(a_bug_sets_its_match_aside_and_no_other) {
    UNUSED;
    one_goes_wrong(&bad_stopper, "planted");
    one_goes_wrong(&bad_mover, "LZ-1");
}

RUN(CASE(two_threads_host_as_one_does), CASE(a_bug_sets_its_match_aside_and_no_other))
