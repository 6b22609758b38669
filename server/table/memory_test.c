/* A hall in which memory is missing now and then, for the hall itself or for SQLite: whoever talks there is answered
   truly, or is sent away and comes again; everything goes on, and nothing is lost or doubled. */
#include "tests/unit/hall.h"

#include <stdatomic.h>

enum { ACTS = 4, TURNS = 100000 };
enum whose { OF_HALL, OF_BASE };

static struct {
    atomic_bool on;
    atomic_uint calls; /* since it is on */
    unsigned at, row;  /* the first that fails, and how many do */
    enum whose whose;
} memory;

static bool missing(enum whose whose) {
    if (!memory.on || memory.whose != whose)
        return false;
    unsigned call = ++memory.calls;
    return call >= memory.at && call < memory.at + memory.row;
}

static void *room_of_hall(void *old, size_t size) { return missing(OF_HALL) ? NULL : realloc(old, size); }

static sqlite3_mem_methods base_memory;
static void *base_malloc(int size) { return missing(OF_BASE) ? NULL : base_memory.xMalloc(size); }
static void *base_realloc(void *old, int size) { return missing(OF_BASE) ? NULL : base_memory.xRealloc(old, size); }

static void hook_in(void) {
    static sqlite3_mem_methods faulty;
    sqlite3_config(SQLITE_CONFIG_GETMALLOC, &base_memory);
    faulty = base_memory;
    faulty.xMalloc = base_malloc;
    faulty.xRealloc = base_realloc;
    sqlite3_config(SQLITE_CONFIG_MALLOC, &faulty);
    sqlite3_config(SQLITE_CONFIG_LOOKASIDE, 0, 0); /* or it would hardly ever ask */
}

/* ---- one who comes again, and says again what was not answered */

struct player {
    struct person person;
    char message[600]; /* that is not answered yet; "": none */
    uint32_t acked;
    bool sits, sent;
};

static void hear(struct talk *talk, struct lz_text lines) {
    bool on = memory.on;
    memory.on = false; /* the test has memory */
    take_lines(talk, lines);
    memory.on = on;
}

static void come(struct player *player, struct hall *hall, int64_t id) {
    struct person *p = &player->person;
    struct table *table = hall_table(hall, id);
    p->talk = (struct talk){ .table = table, .send = hear, .ended = take_end, .to = p };
    p->ended = player->sent = false;
    player->sits = table && talk_begin(&p->talk, p->hello ? p->n : TALK_NEW);
}

static void take_answer(struct player *player) {
    struct person *p = &player->person;
    if (p->refused) /* nothing but memory stands in the way of a legal move */
        assert_true(strcmp(p->code, "memory") == 0 || strcmp(p->code, "store") == 0);
    player->sent = player->sent && !p->refused;
    player->acked += p->acked;
    if (p->acked)
        player->message[0] = 0;
    assert_in_range(p->acked + p->refused, 0, 1);
    p->acked = p->refused = 0;
}

static void go_on(struct player *player, struct hall *hall, int64_t id) {
    struct person *p = &player->person;
    take_answer(player);
    player->sits = player->sits && !p->ended;
    if (!player->sits) {
        come(player, hall, id);
        return;
    }
    if (!player->message[0] && p->move[0]) {
        snprintf(player->message, sizeof player->message, "{\"id\":\"a%u\",\"move\":\"%s\",\"decision\":%u}", p->acts++,
                 p->move, p->decision);
        p->move[0] = 0;
        player->sent = false;
    }
    if (player->message[0] && !player->sent)
        player->sent = talk_said(&p->talk, lz_span(player->message));
}

/* ---- */

static struct lz_calls calls;

/* Nothing is done or waits, and it is not shut by a fault: a bot's answer may be what memory was missing for last. */
static bool at_rest(const struct hall *hall, int64_t id) {
    const struct table *table = hall_awake(hall, id);
    return !table || (table->hand == TABLE_FREE && !table->first && !table->now && !table->again);
}

/* What stands when somebody else opens it: every act that was acknowledged, once. */
static void assert_stands(int64_t id, const struct player *player) {
    struct hall *hall = open_hall(0);
    struct table *table = hall_table(hall, id);
    table_post(table, table_job(table, JOB_OPEN));
    while (!at_rest(hall, id))
        turn(hall);
    assert_true(table->open && !table->aside);
    assert_int_equal(table->room.number[0], player->acked);
    close_hall(hall);
}

/* True: the n-th allocation came. */
static bool play_without(const char *game, enum whose whose, unsigned n, unsigned row) {
    struct player player = { .person.chance = n };
    sweep();
    struct hall *hall = open_hall(0);
    hall->calls = &calls;
    int64_t id = make(hall, game, (const char *const[]){ "Anna", "bot:greedy" }, 2)->id;
    while (!table_idle(hall_awake(hall, id)))
        turn(hall);
    hall_sleep(hall, 0); /* it is woken by the first who comes */
    memory.whose = whose;
    memory.at = n;
    memory.row = row;
    memory.calls = 0;
    for (int turns = 0; player.acked < ACTS || player.message[0]; turns++) {
        assert_true(turns < TURNS);
        memory.on = true;
        if (player.acked < ACTS || player.message[0])
            go_on(&player, hall, id);
        hall_turn(hall);
        memory.on = false;
        usleep(20);
        now += 100;
    }
    while (!player.sits || player.person.ended || !at_rest(hall, id)) {
        go_on(&player, hall, id);
        turn(hall);
    }
    assert_same_picture(&player.person);
    leave(hall, &player.person);
    close_hall(hall);
    assert_stands(id, &player);
    return memory.calls >= n;
}

static void play_without_each(const char *game, enum whose whose, unsigned step) {
    unsigned n = 1;
    while (play_without(game, whose, n, n % 3 ? 1 : 7))
        n += step;
    assert_true(n > 10); /* there was something to fail */
    print_message("# %s: %u allocations\n", game, n);
}

TEST(without_memory_for_the_hall) {
    UNUSED;
    play_without_each("pig", OF_HALL, 1);
    play_without_each("conspiracy", OF_HALL, 3);
}
TEST(without_memory_for_the_data_base) {
    UNUSED;
    play_without_each("pig", OF_BASE, 1);
    play_without_each("conspiracy", OF_BASE, 3);
}

int main(void) {
    calls = lz_calls_system;
    calls.room = room_of_hall;
    hook_in();
    const struct CMUnitTest tests[] = { CASE(without_memory_for_the_hall), CASE(without_memory_for_the_data_base) };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
