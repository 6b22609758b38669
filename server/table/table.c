/* Jobs, one after another, each safe before its answer leaves. */
#include "server/table/table.h"

#include "core/bug.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "server/post/remind.h"
#include "server/table/hall.h"
#include "server/table/talk.h"

#include <stdlib.h>
#include <string.h>

enum {
    TRIES = 3,   /* of a job that cannot be made safe */
    REST = 1000, /* ms before the next, after a fault */
    HELD = 1000, /* ms between two looks whether a deadline still waits for mail */
};

static void batch_back(struct batch *batch) {
    struct table *table = batch->of;
    lz_assert(table->hand == TABLE_WRITER && batch == &table->tray.batch);
    table_safe(table, batch->status);
    table_go(table);
}

struct table *table_new(struct hall *hall, int64_t id) {
    struct table *table = hall->calls->room(NULL, sizeof *table);
    if (!table)
        return NULL;
    *table = (struct table){ .hall = hall, .id = id, .alarm = -1, .dozes = LZ_NEVER };
    table->end = &table->first;
    table->tray = (struct tray){ .match = id, .batch = { .calls = hall->calls, .back = batch_back, .of = table } };
    for (int i = 0; i < LZ_LOGS; i++)
        table->shown[i].text.calls = table->shown[i].chart.calls = hall->calls;
    return table;
}

static void prepare(struct table *table) {
    const struct hall *hall = table->hall;
    table->bag = (struct lz_bag){ .room = &table->room };
    table->room = (struct lz_room){ .calls = hall->calls,
                                    .store = tray_store(&table->tray),
                                    .lore = hall->lore,
                                    .ears = lz_bag_ears(&table->bag),
                                    .nodes = hall->nodes };
}

int64_t table_rings(const struct table *table) {
    int64_t room = lz_room_due(&table->room), post = remind_due(table);
    return post < room ? post : room;
}

/* The room is closed, and whatever waits on the tray is dropped: it is read again from what stands. */
static void shut(struct table *table) {
    lz_assert(table->hand == TABLE_FREE);
    if (table->room.calls)
        lz_room_close(&table->room);
    lz_bag_empty(&table->bag);
    own_set_free(&table->set);
    table->open = table->over = false;
    table->owed = (struct owed){ 0 };
    table->alarm = -1;
    batch_empty(&table->tray.batch);
    for (int i = 0; i < LZ_LOGS; i++)
        shown_free(&table->shown[i]);
}

/* Whoever talks there keeps the place and the picture; what is said next wakes it. */
void table_doze(struct table *table) {
    lz_assert(table->hand == TABLE_FREE && table->talks && table->open && !table->tray.batch.rows);
    table->dozes = table_rings(table);
    lz_room_close(&table->room);
    lz_bag_empty(&table->bag);
    own_set_free(&table->set);
    table->open = false;
    table->alarm = -1;
    for (struct talk *talk = table->talks; talk; talk = talk->next) {
        memset(talk->own, 0, sizeof talk->own); /* the editions of a room that is read again are others */
        talk->team = 0;
    }
}

void table_free(struct table *table) {
    lz_assert(table->hand == TABLE_FREE && !table->talks && !table->first && !table->now);
    lz_assert(!table->idle && !table->waits); /* the hall has forgotten it */
    shut(table);
    batch_free(&table->tray.batch);
    free(table);
}

struct job *table_job(struct table *table, enum job_what what) {
    struct job *job = table->hall->calls->room(NULL, sizeof *job);
    if (job)
        *job = (struct job){ .what = what, .text.calls = table->hall->calls };
    return job;
}

/* Is there all that whoever runs it will want? */
static bool whole(const struct job *job) {
    switch (job->what) {
    case JOB_SAID:
        return job->from;
    case JOB_MAKE:
        return job->record && job->made && !job->from;
    case JOB_HAND:
        return job->label && job->reply && job->made && !job->from;
    case JOB_READ:
    case JOB_LOAD:
        return job->read && job->made && !job->from;
    default:
        return !job->made;
    }
}

void table_post(struct table *table, struct job *job) {
    lz_assert(whole(job) && job->what <= JOB_LOAD && !job->tries);
    lz_assert(!job->from || job->from->table == table);
    job->next = NULL;
    *table->end = job;
    table->end = &job->next;
    table_go(table);
}

/* ---- a job, by whoever has the table in hand */

static lz_seats bots_of(const struct lz_room *room) {
    lz_seats bots = 0;
    for (int i = 0; i < room->record.setup.seats; i++)
        bots |= room->holder[i].bot ? lz_only(i) : 0;
    return bots;
}

static bool put_trouble(struct table *table, struct lz_writer *trouble) {
    table->room.store.trouble(table->room.store.to, trouble);
    return false;
}

static bool open_room(struct table *table) {
    struct lz_writer trouble = lz_writer_in(table->words, sizeof table->words);
    prepare(table);
    table->tray.acts = table->tray.size = 0;
    if (!own_set_find(&table->set, NULL, &table->room.store, &trouble))
        return false;
    table->room.game = table->set.room ? &table->set.game : NULL;
    table->open = lz_room_open(&table->room, table->hall->wall(table->hall->to), &trouble) &&
                  (lz_own_open(&table->room) || put_trouble(table, &trouble));
    table->again &= !table->open;
    table->dozes = LZ_NEVER;
    table->aside &= !table->open;
    table->bots = table->open ? bots_of(&table->room) : 0;
    return table->open;
}

static void run_make(struct table *table, struct job *job) {
    struct lz_writer trouble = lz_writer_in(table->words, sizeof table->words);
    prepare(table);
    if (!own_set_find(&table->set, job->record->game, &table->room.store, &trouble))
        return;
    table->room.game = table->set.room ? &table->set.game : job->record->game;
    table->open = lz_room_create(&table->room, job->record, job->facts, &trouble);
    bool well = table->open &&
                batch_add(&table->tray.batch, &(struct base_row){ BASE_MATCH_STAGE, { table->id, STAGE_PLAYS } });
    for (uint32_t i = 0; well && i < job->rows; i++)
        well = batch_add(&table->tray.batch, &job->row[i]);
    table->bots = table->open ? bots_of(&table->room) : 0;
    if (table->open && !well)
        lz_put(&trouble, "out of memory");
    table->open = well;
}

/* One who only asks has not sat down before. */
static void run_said(struct table *table, struct job *job) {
    lz_assert(job->from->table == table && job->from->jobs);
    if (!job->from->sits)
        talk_sit(job->from, TALK_NEW);
    if (!talk_lost(job->from)) /* what an earlier holder sent before it heard of the new one */
        request_answer(job->from, scroll_text(&job->text));
}

static void run_wake(struct table *table, struct job *job) {
    struct lz_reply reply;
    (void)job;
    lz_room_wake(&table->room, table->hall->wall(table->hall->to), &reply);
}

static void run_bot(struct table *table, struct job *job) {
    struct lz_reply reply;
    lz_assert(lz_in(bots_of(&table->room), job->seat));
    lz_room_bot(&table->room, job->seat, table->hall->wall(table->hall->to), &reply);
    table->tempo.due[job->seat] = 0;
    if (reply.status == LZ_OK)
        table->silent = 0;
    else if (reply.status == LZ_REFUSED)
        table->silent |= lz_only(job->seat);
    else
        table->rest = table->hall->wall(table->hall->to) + REST; /* memory was missing */
}

static void run_read(struct table *table, struct job *job) { job->read(table, job->to); }

static void run_open(struct table *table, struct job *job) {
    (void)table;
    if (job->from && !job->from->sits)
        talk_sit(job->from, job->number);
}

/* Every secret of the holder before is worth nothing after this act. */
static void run_hand(struct table *table, struct job *job) {
    struct lz_room *room = &table->room;
    struct lz_act act = { .who = LZ_CLOCK, .wall = table->hall->wall(table->hall->to) };
    if (!lz_room_begin(room, &act, job->reply))
        return;
    if (!lz_room_seat(room, job->seat, job->label)) {
        lz_room_drop(room);
        *job->reply = (struct lz_reply){ .status = LZ_FAILED, .no = LZ_NO_ROOM };
        return;
    }
    lz_room_commit(room, job->reply);
    struct base_row row = { BASE_SEAT_HAND,
                            { table->id, job->seat, job->person, room->holder[job->seat].number },
                            { lz_span(job->label) } };
    bool well = job->reply->status != LZ_OK || batch_add(&table->tray.batch, &row);
    for (uint32_t i = 0; well && job->reply->status == LZ_OK && i < job->rows; i++)
        well = batch_add(&table->tray.batch, &job->row[i]);
    room->lost |= !well; /* read again: the batch is not whole */
}

/* Whose answers wait until a window closes: they have been asked. */
static lz_seats waits_of(const struct lz_room *room) {
    lz_seats waits = 0;
    for (int i = 0; i < room->record.setup.seats; i++)
        waits |= lz_room_waits(room, i) ? lz_only(i) : 0;
    return waits;
}

/* A bot that the game waits for; else one that might have something to say. */
static int next_bot(const struct table *table) {
    const struct lz_head *head = table->open && !table->aside ? lz_room_head(&table->room) : NULL;
    if (!head || lz_room_over(&table->room) || table->room.paused)
        return -1;
    if (tempo_on(&table->room))
        return tempo_next(&table->tempo, &table->room, table->hall->wall(table->hall->to));
    lz_seats asked = head->may & bots_of(&table->room) & ~table->silent & ~waits_of(&table->room),
             first = asked & head->wait;
    return first ? lz_first(first) : asked ? lz_first(asked) : -1;
}

/* Wall time of what is to be done next without anybody's wish. */
static int64_t next_due(const struct table *table) {
    int64_t rings = table_rings(table), asks = tempo_due(&table->tempo, &table->room);
    return next_bot(table) >= 0 ? 0 : rings < asks ? rings : asks;
}

/* Who looks at the table sees where a bot plays in a person's place. */
static bool note_bots(struct table *table) {
    lz_seats bots = bots_of(&table->room), changed = bots ^ table->bots;
    bool well = true;
    for (int i = 0; i < table->room.record.setup.seats; i++) {
        struct base_row row = { BASE_SEAT_BOT,
                                { table->id, i },
                                { lz_in(bots, i) ? lz_span(table->room.holder[i].label) : (struct lz_text){ 0 } } };
        well = well && (!lz_in(changed, i) || batch_add(&table->tray.batch, &row));
    }
    table->bots = bots;
    return well;
}

/* What rings next, and that the match is over, stand in the same batch as what made it so. */
static bool note_alarm(struct table *table) {
    int64_t due = next_due(table); /* 0: at once, whoever serves it then */
    bool ends = lz_room_over(&table->room) && !table->over, rings = due != table->alarm;
    if (!table->tray.batch.rows)
        return true;
    table->alarm = due;
    table->over |= ends;
    return note_bots(table) &&
           (!rings || batch_add(&table->tray.batch, &(struct base_row){ BASE_MATCH_ALARM, { table->id, due } })) &&
           (!ends || batch_add(&table->tray.batch, &(struct base_row){ BASE_MATCH_STAGE, { table->id, STAGE_OVER } }));
}

/* The room is open if the job wants one, and knows whether its clocks may run out. */
static bool is_ready(struct table *table, const struct job *job) {
    bool opens = job->what != JOB_MAKE && job->what != JOB_LOAD;
    if (opens && !table->open && !open_room(table))
        return false;
    if (table->open && !owed_look(table))
        table->room.lost = true;
    return !table->open || !table->room.lost;
}

void table_work(struct table *table, struct base *reads) {
    static void (*const runs[])(struct table *, struct job *) = {
        [JOB_OPEN] = run_open, [JOB_MAKE] = run_make, [JOB_SAID] = run_said, [JOB_WAKE] = run_wake,
        [JOB_BOT] = run_bot,   [JOB_HAND] = run_hand, [JOB_READ] = run_read, [JOB_LOAD] = run_read,
    };
    struct job *job = table->now;
    uint32_t acts = table->room.acts;
    lz_assert(job && table->hand != TABLE_WRITER && !table->tray.batch.rows);
    int64_t now = table->hall->wall(table->hall->to);
    table->tray.base = reads;
    if (!reads) {
        struct lz_writer w = lz_writer_in(table->words, sizeof table->words);
        lz_put(&w, "the data base cannot be read");
        return;
    }
    if (!is_ready(table, job))
        return;
    runs[job->what](table, job);
    if (!table->open)
        return;
    if (acts != table->room.acts)
        table->silent = job->what == JOB_BOT ? table->silent : 0;
    lz_room_date(&table->room, now, &(struct lz_reply){ 0 });
    tempo_settle(&table->tempo, &table->room, table->id, now);
    talk_tell_all(table);
    if (!owed_note(table, job) || !note_alarm(table) || table->bag.short_of)
        table->room.lost = true; /* read again: the batch is not whole, or what was heard */
}

/* ---- the loop's */

/* Something rings, or a clock has run out that may. */
static bool is_due(struct table *table) {
    if (!table->open)
        return false;
    table->room.holds = owed_holds(table);
    return table_rings(table) <= table->hall->wall(table->hall->to);
}

static struct job *take_job(struct table *table) {
    lz_assert(!table->tray.batch.rows);
    struct job *job = table->first;
    if (job) {
        table->first = job->next;
        if (!table->first)
            table->end = &table->first;
        return job;
    }
    bool rings = !table->open && table->talks && table->dozes <= table->hall->wall(table->hall->to);
    if ((table->again || rings) && !table->aside)
        return table_job(table, JOB_OPEN);
    bool due = is_due(table);
    int bot = due ? -1 : next_bot(table);
    if (table->aside || (!due && bot < 0))
        return NULL;
    job = table_job(table, due ? JOB_WAKE : JOB_BOT);
    if (job)
        job->seat = bot;
    return job;
}

static bool heavy(const struct table *table, const struct job *job) {
    return !table->open || job->what == JOB_LOAD || job->what == JOB_BOT || job->what == JOB_WAKE ||
           job->what == JOB_READ || table->room.game->sheet;
}

/* It is done, or never will be. One who has left may end now. */
static void end_job(struct table *table, struct job *job, bool well) {
    lz_assert(job != table->now && (!job->from || job->from->jobs));
    if (job->made)
        job->made(table, well && (!job->reply || job->reply->status == LZ_OK), job->to);
    if (job->from)
        job->from->jobs--;
    scroll_free(&job->text);
    free(job);
}

/* A table that cannot go on: whoever waits is told so. */
static void end_all(struct table *table, const char *why) {
    table->aside = true;
    while (table->first) {
        struct job *job = table->first;
        table->first = job->next;
        if (job->from && !job->from->sits)
            talk_sit(job->from, 0); /* to be told why it cannot */
        end_job(table, job, false);
    }
    table->end = &table->first;
    talk_end_all(table, why);
}

static void set_aside(struct table *table) {
    lz_assert(table->hand == TABLE_FREE && !table->now);
    hall_tell(table, HALL_ASIDE, table->room.aside && table->room.words[0] ? table->room.words : table->words);
    char words[sizeof table->words + 40];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    lz_put(&w, "Table ");
    lz_put_number(&w, table->id);
    lz_put(&w, ": ");
    lz_put(&w, table->words);
    end_all(table, words);
}

void table_end(struct table *table, const char *why) {
    lz_assert(table->hand == TABLE_FREE && !table->now);
    end_all(table, why);
    table_free(table);
}

/* What was done does not stand, or nobody knows: the table is read again, and the job tried again on what stands. An
   act has a name, so one that does stand is not done twice. */
static void try_again(struct table *table) {
    struct job *job = table->now;
    lz_assert(table->hand == TABLE_FREE && job && job->tries < TRIES);
    table->now = NULL;
    hall_tell(table, HALL_NOT_STORED, "what was done could not be stored: the table is read again");
    talk_forget_all(table);
    shut(table);
    table->rest = table->hall->wall(table->hall->to) + REST;
    table->again = true;
    if (!job->from || ++job->tries >= TRIES) {
        if (job->what == JOB_SAID)
            request_not_safe(job->from);
        end_job(table, job, false);
        return;
    }
    job->next = table->first;
    if (!table->first)
        table->end = &job->next;
    table->first = job;
}

static void settle(struct table *table) {
    lz_assert(table->now && table->hand != TABLE_WRITER);
    if (table->open && table->room.aside) {
        struct lz_writer w = lz_writer_in(table->words, sizeof table->words);
        lz_put(&w, lz_no_words(LZ_NO_ASIDE));
    }
    if (table->open && table->room.lost) {
        table->hand = TABLE_FREE;
        try_again(table);
        return;
    }
    if (table->tray.batch.rows && table->open) {
        table->hand = TABLE_WRITER;
        writer_put(&table->hall->writer, &table->tray.batch);
        return;
    }
    table_safe(table, LZ_OK);
}

void table_safe(struct table *table, enum lz_status status) {
    lz_assert(table->now && (table->hand == TABLE_WRITER || !table->tray.batch.rows || !table->open));
    table->hand = TABLE_FREE;
    if (status != LZ_OK) {
        try_again(table);
        return;
    }
    batch_empty(&table->tray.batch);
    if (table->owed.added)
        table->hall->owes.poke(table->hall->owes.to);
    table->owed.added = false;
    if (table->now->what == JOB_LOAD) {
        struct job *load = table->now;
        table->now = NULL;
        end_job(table, load, true);
        return;
    }
    if (!table->open) { /* it could not be opened, or made */
        talk_forget_all(table);
        shut(table);
        table->now->next = table->first;
        table->first = table->now;
        table->now = NULL;
        set_aside(table);
        return;
    }
    struct job *job = table->now;
    table->now = NULL;
    table->ends = true;
    end_job(table, job, true);
    talk_send_all(table);
    table->ends = false;
    if (table->room.aside)
        set_aside(table);
}

static void take_up(struct table *table) {
    while (table->hand == TABLE_FREE && !table->now && !table->ends && !table->hall->closes &&
           table->hall->wall(table->hall->to) >= table->rest) {
        table->now = take_job(table);
        if (!table->now)
            return;
        if (table->hall->workers.count && heavy(table, table->now)) {
            table->hand = TABLE_WORKER;
            workers_put(&table->hall->workers, table);
            return;
        }
        table_work(table, &table->hall->base);
        settle(table);
    }
}

void table_go(struct table *table) {
    take_up(table);
    hall_note(table);
}

void table_back(struct table *table) {
    lz_assert(table->hand == TABLE_WORKER);
    settle(table);
    table_go(table);
}

int64_t table_due(const struct table *table) {
    if (table->aside || table->hand != TABLE_FREE)
        return LZ_NEVER;
    int64_t sleeps = table->talks ? table->dozes : LZ_NEVER;
    int64_t due = table->first || table->again ? 0 : table->open ? next_due(table) : sleeps;
    int64_t anew = table->open && table->room.holds ? table->hall->wall(table->hall->to) + HELD : LZ_NEVER;
    due = anew < due ? anew : due;
    return due < table->rest ? table->rest : due;
}

/* At a live table time would stand still while it sleeps. */
static bool lives(const struct table *table) {
    return table->open && ((table->room.live && lz_room_due(&table->room) != LZ_NEVER) ||
                           tempo_due(&table->tempo, &table->room) != LZ_NEVER);
}

bool table_idle(const struct table *table) {
    return table->hand == TABLE_FREE && !table->first && !table->now && (!table->again || table->aside) &&
           (!table->talks || (table->open && !table->room.lost)) && next_bot(table) < 0 && !lives(table);
}

size_t table_bytes(const struct table *table) {
    const struct batch *batch = &table->tray.batch;
    lz_assert(table->hand == TABLE_FREE);
    size_t bytes = sizeof *table + (table->set.room ? table->set.game.set_room : 0) +
                   (table->open ? lz_room_bytes(&table->room) : 0) + batch_bytes(batch);
    for (int i = 0; i < LZ_LOGS; i++)
        bytes += table->shown[i].text.room + table->shown[i].chart.room;
    for (const struct talk *talk = table->talks; talk; talk = talk->next)
        bytes += sizeof *talk + talk->out.room + views_bytes(talk);
    return bytes;
}
