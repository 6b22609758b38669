/* Tables of a pair, and who listens there. */
#include "tests/veil/world.h"

#include "core/bug.h"
#include "core/hash.h"
#include "core/words/text.h"
#include "host/replay.h"
#include "server/lobby/laid.h"
#include "tests/veil/writer.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int64_t wall(void *to) { return ((struct world *)to)->now; }
static void call(void *to) { (void)to; }

void world_open(struct world *world, const char *folder, const char *name) {
    char words[BASE_WORDS];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    *world = (struct world){ .now = 1 };
    snprintf(world->path, sizeof world->path, "%s/%s", folder, name);
    world->hall = (struct hall){
        .path = world->path, .calls = &lz_calls_system, .wall = wall, .call = call, .to = world, .nodes = 20
    };
    bool opened = hall_open(&world->hall, &trouble);
    lz_assert(opened);
}

void world_close(struct world *world) {
    static const char *const tails[] = { "", "-wal", "-shm" };
    char name[WORLD_FOLDER + 32];
    for (int i = 0; i < WORLD_EARS; i++)
        scroll_free(&world->ear[i].heard);
    hall_close(&world->hall);
    for (int i = 0; i < 3; i++) {
        snprintf(name, sizeof name, "%s%s", world->path, tails[i]);
        unlink(name);
    }
}

void world_settle(struct world *world) {
    const struct table *table = world->table;
    while (table->hand != TABLE_FREE || table->first || table_due(table) <= world->now)
        hall_turn(&world->hall);
    lz_assert(!table->aside && !table->again);
}

void world_to(struct world *world, int64_t at) {
    for (int64_t due; (due = table_due(world->table)) <= at;) {
        world->now = due > world->now ? due : world->now;
        world_settle(world);
    }
    world->now = at > world->now ? at : world->now;
}

/* ---- tables */

void world_drop(struct world *world) {
    if (!world->table)
        return;
    for (int i = 0; i < WORLD_EARS; i++)
        world_leave(world, (enum world_who)i);
    world->table->room.paused = 1; /* a live table would stay awake */
    hall_note(world->table);
    hall_sleep(&world->hall, 0);
    lz_assert(world->hall.awake == 0);
    world->table = NULL;
    writer_sql(&world->hall.writer,
               "DELETE FROM act; DELETE FROM journal; DELETE FROM paper; DELETE FROM match; DELETE FROM seat");
}

static void lay_rows(struct world *world, const struct world_plan *plan) {
    char name[16];
    writer_row(&world->hall.writer,
               &(struct base_row){ BASE_MATCH_ADD, { WORLD_TABLE, 1, 1, 1 }, { lz_span("x"), lz_span(plan->row) } });
    for (int i = 0; i < plan->walk->setup.seats; i++) {
        snprintf(name, sizeof name, "P%d", i);
        writer_row(&world->hall.writer,
                   &(struct base_row){ BASE_SEAT_TAKE, { WORLD_TABLE, i, i + 1 }, { lz_span(name) } });
    }
}

/* Nobody waits for the end of a job here: all of it is done when the world has settled. */
static void done(struct table *table, bool well, void *to) {
    (void)table;
    (void)to;
    lz_assert(well);
}

void world_lay(struct world *world, const struct world_plan *plan) {
    char fact[LZ_HOUSE_FACTS][LZ_HOUSE_LINE], seed[40];
    struct lz_text line[LZ_HOUSE_FACTS];
    struct lz_record record = { .game = plan->walk->game, .setup = plan->walk->setup };
    uint32_t lines = lz_house_facts(plan->house, record.game, fact);
    for (uint32_t i = 0; i < lines; i++)
        line[i] = lz_span(fact[i]);
    for (int i = 0; i < record.setup.seats; i++)
        record.player[i] = lz_span("Anna");
    snprintf(seed, sizeof seed, "veil %llu", (unsigned long long)plan->walk->seed);
    lz_fair_seed(lz_span(seed), record.seed);
    lay_rows(world, plan);
    world->now = record.setup.now;
    world->table = hall_table(&world->hall, WORLD_TABLE);
    struct job *job = table_job(world->table, JOB_MAKE);
    job->record = &record;
    job->facts = (struct lz_facts){ line, lines };
    job->made = done;
    table_post(world->table, job);
    world_settle(world);
}

void world_copy(struct world *world, struct world *from) {
    char sql[WORLD_FOLDER + 400];
    const struct lz_room *room = &from->table->room;
    world_drop(world);
    writer_flush(&from->hall.writer);
    snprintf(
        sql, sizeof sql,
        "ATTACH '%s' AS twin; INSERT INTO paper SELECT * FROM twin.paper; INSERT INTO match SELECT * FROM twin.match; "
        "INSERT INTO seat SELECT * FROM twin.seat; DETACH twin",
        from->path);
    writer_sql(&world->hall.writer, sql);
    writer_row(&world->hall.writer, &(struct base_row){ BASE_JOURNAL_ADD, { WORLD_TABLE } });
    writer_row(&world->hall.writer,
               &(struct base_row){ BASE_ACT_ADD, { WORLD_TABLE }, { { room->text, room->size } } });
    writer_flush(&world->hall.writer);
    world->now = from->now;
    world->table = hall_table(&world->hall, WORLD_TABLE);
    table_post(world->table, table_job(world->table, JOB_OPEN));
    world_settle(world);
}

/* ---- those who listen */

static void hear(struct talk *talk, struct lz_text lines) {
    struct ear *ear = talk->to;
    struct world *world = talk->table->hall->to;
    bool room = scroll_add(&ear->heard, lines);
    lz_assert(room);
    ear->parcels++;
    ear->when = lz_hash(&world->now, sizeof world->now, ear->when);
}

static void ended(struct talk *talk, const char *why) {
    (void)why;
    ((struct ear *)talk->to)->sits = false;
}

void world_sit(struct world *world, enum world_who who, int seat, uint32_t from) {
    struct ear *ear = &world->ear[who];
    lz_assert(!ear->sits);
    scroll_empty(&ear->heard);
    ear->heard.calls = &lz_calls_system;
    ear->parcels = 0;
    ear->when = 0;
    ear->sits = true;
    ear->talk = (struct talk){ .table = world->table, .seat = seat, .send = hear, .ended = ended, .to = ear };
    ear->talk.deaf = who == WORLD_ASKER;
    ear->talk.person = seat == LZ_ONLOOKER ? 1000 : seat + 1;
    snprintf(ear->talk.name, sizeof ear->talk.name, "%s", seat == LZ_ONLOOKER ? "Zoe" : "");
    bool begun = talk_begin(&ear->talk, from);
    lz_assert(begun);
    world_settle(world);
}

void world_leave(struct world *world, enum world_who who) {
    struct ear *ear = &world->ear[who];
    if (!ear->sits)
        return;
    talk_end(&ear->talk);
    world_settle(world);
    lz_assert(!ear->sits);
}

void world_say(struct world *world, enum world_who who, const char *message) {
    bool said = talk_said(&world->ear[who].talk, lz_span(message));
    lz_assert(said);
    world_settle(world);
}

/* ---- acts, and what is asked without talking */

struct doing {
    struct lz_input in;
    struct lz_reply reply;
};

static void do_act(struct table *table, void *to) {
    struct doing *doing = to;
    struct lz_act act = { .who = doing->in.move.seat, .wall = table->hall->wall(table->hall->to) };
    lz_room_do(&table->room, &act, (struct lz_inputs){ &doing->in, 1 }, &doing->reply);
}

static void in_hand(struct world *world, void (*read)(struct table *, void *), void *to) {
    struct job *job = table_job(world->table, JOB_READ);
    job->read = read;
    job->made = done;
    job->to = to;
    table_post(world->table, job);
    world_settle(world);
}

struct lz_reply world_do(struct world *world, const struct lz_input *in) {
    struct doing doing = { .in = *in };
    in_hand(world, do_act, &doing);
    return doing.reply;
}

struct looking {
    struct world *world;
    int64_t person;
};

static void put_row(const void *with, struct lz_writer *w) {
    const struct looking *looking = with;
    struct base *base = &looking->world->hall.base;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_MATCH, WORLD_TABLE, (struct lz_text){ 0 });
    struct laid laid;
    bool found = base_next(base, ask) == LZ_OK && laid_read(base, ask, &laid);
    lz_assert(found);
    base_done(ask);
    laid_put(&laid, looking->person, w);
}

void world_row(struct world *world, int64_t person, struct scroll *text) {
    writer_flush(&world->hall.writer);
    bool put = scroll_put(text, put_row, &(struct looking){ world, person });
    lz_assert(put);
}

struct replaying {
    struct table *table;
    struct scroll *text;
    int seat;
};

static void put_replay(const void *with, struct lz_writer *w) {
    const struct replaying *replaying = with;
    bool well = lz_room_replay_json(&replaying->table->room, replaying->seat, w);
    lz_assert(well);
}

static void read_replay(struct table *table, void *to) {
    struct replaying *replaying = to;
    replaying->table = table;
    bool put = scroll_put(replaying->text, put_replay, replaying);
    lz_assert(put);
}

void world_replay(struct world *world, int seat, struct scroll *text) {
    in_hand(world, read_replay, &(struct replaying){ NULL, text, seat });
}
