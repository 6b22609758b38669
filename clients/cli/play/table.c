/* A match in play: the room as the terminal sees it. */
#include "clients/cli/play/table.h"

#include "clients/cli/cli.h"
#include "clients/cli/draw/draw.h"
#include "core/bug.h"
#include "core/seats.h"
#include "core/words/event.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

int64_t table_clock(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* ---- what has happened, as drawers read it */

static void hear_undone(void *to, uint32_t step) {
    struct table *table = to;
    (void)step;
    table->events = table->heard = 0;
}

static void keep(struct table *table, const struct lz_event *event) {
    if (table->events == table->event_room) {
        table->event_room = table->event_room ? 2 * table->event_room : 1024;
        table->event = cli_room(table->event, table->event_room * sizeof *table->event);
    }
    table->event[table->events++] = *event;
}

static void hear(struct table *table) {
    for (; table->heard < table->room.told_count; table->heard++) {
        const struct lz_told *told = &table->room.told[table->heard];
        if (!told->back && lz_told_event(told))
            keep(table, &told->event);
    }
}

/* After every act. What failed and has not been told yet is told here: the store has spoken for itself (save.c). */
enum lz_status table_done(struct table *table, const struct lz_reply *reply) {
    hear(table);
    if (table->room.lost && !table->save.file.lost) {
        cli_failed("play", "there is not enough memory to go on; every move that was made counts, this one too. Close "
                           "other programs first");
        return LZ_FAILED;
    }
    if (table->room.aside)
        cli_failed("play", "%s Please report it, with '%s' and the files beside it that end in .bug and .bug.act",
                   lz_no_words(LZ_NO_ASIDE), table->save.path);
    else if (reply->status == LZ_FAILED && reply->no != LZ_NO_STORE && reply->no != LZ_NO_LOST)
        cli_failed("play", "%s", lz_no_words(reply->no));
    return reply->status;
}

/* ---- opening */

static const struct table_acts acts_here;

static void prepare(struct table *table) {
    table->acts = &acts_here;
    table->room = (struct lz_room){ .calls = table->save.calls,
                                    .store = save_store(&table->save),
                                    .game = table->set->room ? &table->set->game : NULL,
                                    .lore = table->lore,
                                    .ears = { .undone = hear_undone, .to = table },
                                    .shared = true,
                                    .audit = true,
                                    .live = true };
}

/* Who sits here now: a seat may have been handed over since the deal. */
bool table_sit_down(struct table *table, struct lz_writer *trouble) {
    struct lz_record record = table->room.record;
    const struct party given = table->party;
    for (int i = 0; i < record.setup.seats; i++)
        record.player[i] = lz_span(table->room.holder[i].label);
    if (!party_recall(&table->party, &record, trouble))
        return false;
    party_programs_from(&table->party, &given); /* which no journal has */
    table->game = record.game;
    table->view = cli_room(NULL, record.game->view_size);
    table->drawn = drawer_memory(record.game);
    hear(table);
    return true;
}

/* Drops the papers of a match that is not there. It may be: memory can be missing after the first act, or a disk that
   fails takes nothing back. */
static void clean_up(struct table *table, struct lz_writer *trouble) {
    bool there = access(table->save.path, F_OK) == 0;
    if (there && table->save.file.error != EEXIST)
        lz_put(trouble, "; the match was begun all the same, and --resume goes on with it");
    if (there)
        return;
    (void)!table->room.store.drop(table->room.store.to, "seed");
    set_forget(table->set, &table->room.store);
}

bool table_begin(struct table *table, const uint8_t seed[LZ_SEED], struct lz_writer *trouble) {
    struct lz_record record = { .setup = table->party.setup };
    prepare(table);
    table->room.game = table->party.game;
    record.setup.now = table_clock();
    memcpy(record.seed, seed, LZ_SEED);
    for (int i = 0; i < record.setup.seats; i++)
        record.player[i] = lz_span(table->party.label[i]);
    if (set_keep(table->set, &table->room.store, trouble) &&
        lz_room_create(&table->room, &record, (struct lz_facts){ 0 }, trouble))
        return table_sit_down(table, trouble);
    clean_up(table, trouble);
    return false;
}

static void notice_damage(struct table *table) {
    struct lz_writer notice = lz_writer_in(table->notice, sizeof table->notice);
    lz_put(&notice, "The journal was damaged at ");
    lz_put(&notice, table->room.words);
    lz_put(&notice, ". The match goes on from the last good line; the rest is kept in ");
    lz_put(&notice, table->save.path);
    lz_put(&notice, ".damaged.");
}

/* The set that the match is played with, as its header names it. */
static bool find_set(struct table *table, const char *path, struct lz_writer *trouble) {
    struct lz_text content;
    struct lz_record record;
    char room[PATH_MAX + 1000], *text = save_read(path, &content, trouble);
    struct lz_writer what = lz_writer_in(room, sizeof room);
    if (!text)
        return false;
    enum lz_status status = set_read_journal(table->set, (struct set_journal){ content, path }, &record, &what);
    free(text);
    if (status != LZ_FAILED)
        return true;
    lz_put(trouble, path);
    lz_put(trouble, ": ");
    lz_put(trouble, room);
    return false;
}

static bool open_room(struct table *table, struct lz_writer *trouble) {
    char room[PATH_MAX + 1000];
    struct lz_writer what = lz_writer_in(room, sizeof room);
    if (lz_room_open(&table->room, table_clock(), &what))
        return true;
    if (!strstr(room, table->save.path)) {
        lz_put(trouble, table->save.path);
        lz_put(trouble, ": ");
    }
    lz_put(trouble, room);
    return false;
}

bool table_resume(struct table *table, const char *path, struct lz_writer *trouble) {
    if (!find_set(table, path, trouble))
        return false;
    prepare(table);
    if (!save_find(&table->save, path, trouble) || !open_room(table, trouble) || !table_sit_down(table, trouble))
        return false;
    if (table->room.words[0])
        notice_damage(table);
    if (table->room.record.ended) /* which shows the seed; whoever wrote the end may not have come so far */
        (void)!table->room.store.drop(table->room.store.to, "seed");
    return true;
}

bool table_teach(struct table *table, const struct lz_lesson *lesson, const struct lz_game *game,
                 struct lz_writer *trouble) {
    prepare(table);
    table->shelf = (struct lz_shelf){ .calls = table->save.calls };
    table->room.store = lz_shelf_store(&table->shelf);
    table->room.game = game;
    table->learner = (struct lz_learner){ .lesson = lesson, .room = &table->room };
    return lz_lesson_begin(&table->learner, table_clock(), trouble) && table_sit_down(table, trouble);
}

void table_close(struct table *table) {
    if (table->room.calls)
        lz_room_close(&table->room);
    save_close(&table->save);
    lz_shelf_clear(&table->shelf);
    for (int i = 0; i < LZ_SEATS; i++)
        free(table->typed[i]);
    free(table->view);
    free(table->drawn);
    free(table->event);
}

void table_put_seal(const struct table *table, struct lz_writer *w) {
    static const char why[] =
        "The deal was fixed before the first card: this is the mark of its seed, which is told when "
        "the match is over. Anyone can check then that the seed fits the mark, and the match the "
        "seed: lizardry verify.";
    lz_put(w, table->room.record.commit);
    lz_put_char(w, '\n');
    term_put_wrapped(w, lz_span(why), (struct term_wrap){ table->term->wide, 0, 9 });
    table->acts->put_seal(table, w);
}

static void put_kept(const struct table *table, struct lz_writer *w) {
    lz_put(w, "The match is kept in\n");
    lz_put(w, table->save.path);
    lz_put_char(w, '\n');
}

/* ---- moves */

/* In a lesson one move is made at a time. */
static enum lz_status learn(struct table *table, struct table_moves moves, struct lz_reply *reply) {
    struct lz_input in = { .move = moves.at[0], .text = moves.words };
    in.move.seat = (uint8_t)table->learner.seat;
    if (moves.count == 1)
        lz_lesson_do(&table->learner, table_clock(), &in, reply);
    else
        *reply = (struct lz_reply){ .status = LZ_REFUSED, .no = LZ_NO_LESSON };
    return table_done(table, reply);
}

enum lz_status table_read_on(struct table *table) {
    struct lz_reply reply;
    lz_lesson_read(&table->learner, table_clock(), &reply);
    return table_done(table, &reply);
}

static enum lz_status move_here(struct table *table, int seat, struct table_moves moves, struct lz_reply *reply) {
    if (table->learner.lesson)
        return learn(table, moves, reply);
    struct lz_input *in = cli_room(NULL, moves.count * sizeof *in);
    for (uint32_t i = 0; i < moves.count; i++)
        in[i] = (struct lz_input){ .move = moves.at[i], .text = i ? (struct lz_text){ 0 } : moves.words };
    lz_room_do(&table->room, &(struct lz_act){ .who = seat, .wall = table_clock() },
               (struct lz_inputs){ in, moves.count }, reply);
    free(in);
    return table_done(table, reply);
}

void table_put_no(struct table *table, const struct lz_input *in, const struct lz_reply *reply, struct lz_writer *w) {
    if (reply->no == LZ_NO_RULE)
        lz_room_refusal_print(&table->room, in, &reply->why, w);
    else
        table->acts->put_no(table, reply, w);
}

static void put_no_here(const struct table *table, const struct lz_reply *reply, struct lz_writer *w) {
    lz_put(w, reply->no == LZ_NO_LESSON ? lz_lesson_other(&table->learner) : lz_no_words(reply->no));
}

static enum lz_status bot_here(struct table *table, int seat) {
    struct lz_reply reply;
    lz_room_bot(&table->room, seat, table_clock(), &reply);
    return table_done(table, &reply) == LZ_FAILED ? LZ_FAILED : LZ_OK;
}

bool table_judge(const struct table *table, struct lz_input *in, struct lz_why *why) {
    in->at = table_clock();
    return lz_room_judge(&table->room, in, why);
}

/* What the last input has shown this seat; NULL: nothing new. */
static const struct lz_event *shown_last(const struct table *table, int seat) {
    const struct lz_room *room = &table->room;
    for (uint32_t i = room->told_count; i-- > 0;) {
        const struct lz_event *event = &room->told[i].event;
        if (room->told[i].back || !lz_told_event(&room->told[i]))
            continue;
        if (room->told[i].step != table_head(table)->step)
            return NULL;
        if (lz_in(event->seen, seat) && table->game->kinds[event->kind].flags & LZ_REVEALS)
            return event;
    }
    return NULL;
}

static bool no_way_back(const struct table *table, int seat, struct lz_writer *why) {
    const struct lz_event *shown = shown_last(table, seat);
    lz_put(why, "There is nothing to take back");
    if (shown) {
        lz_put(why, ": what has been seen cannot be unseen. ");
        table_tell(table, shown, seat, why);
        return false;
    }
    lz_put(why, table->room.number[seat] ? ": your last move passed the turn on." : " yet.");
    return false;
}

static void go_back(struct table *table, int seat, uint32_t moves, struct lz_reply *reply) {
    struct lz_act act = { .who = seat, .wall = table_clock() };
    if (!lz_room_begin(&table->room, &act, reply))
        return;
    if (lz_room_back(&table->room, table_head(table)->step - moves)) {
        lz_room_commit(&table->room, reply);
        return;
    }
    lz_room_drop(&table->room);
    *reply = (struct lz_reply){ .status = LZ_FAILED, .no = LZ_NO_ROOM };
}

/* Moves that were made at once are alike: where the last of them can be taken back, so can the others. */
static bool undo_here(struct table *table, int seat, uint32_t moves, struct lz_writer *why) {
    struct lz_reply reply;
    uint32_t bar;
    if (table->learner.lesson) {
        lz_put(why, "In a lesson there is nothing to take back: only the moves that it waits for are made.");
        return false;
    }
    if (!lz_room_may_undo(&table->room, seat, &bar) || table_head(table)->step < moves)
        return no_way_back(table, seat, why);
    go_back(table, seat, moves, &reply);
    if (table_done(table, &reply) != LZ_OK) {
        lz_put(why, reply.no == LZ_NO_STORE ? "The journal could not be written, so the move stands."
                                            : lz_no_words(reply.no));
        return false;
    }
    return true;
}

bool table_undo(struct table *table, int seat, uint32_t moves, struct lz_writer *why) {
    if (!table->acts->undo(table, seat, moves, why))
        return false;
    if (table->since[seat] > table->events)
        table->since[seat] = table->events;
    if (table->seen[seat] > table->events)
        table->seen[seat] = table->events;
    return true;
}

/* ---- time */

int64_t table_now(const struct table *table) { return lz_room_time(&table->room, table_clock()); }

static enum lz_status ring_here(struct table *table) {
    struct lz_reply reply;
    lz_room_wake(&table->room, table_clock(), &reply);
    return table_done(table, &reply);
}

static enum lz_status wait_here(struct table *table) {
    int64_t due = lz_room_due(&table->room), left = due - table_clock();
    struct lz_reply reply;
    lz_assert(due != LZ_NEVER);
    if (left > 0)
        nanosleep(&(struct timespec){ left / 1000, left % 1000 * 1000000 }, NULL);
    lz_room_wake(&table->room, due, &reply);
    return table_done(table, &reply);
}

static const struct table_acts acts_here = {
    move_here, undo_here, bot_here, ring_here, wait_here, put_no_here, put_kept
};

enum lz_status table_move(struct table *table, int seat, struct table_moves moves, struct lz_reply *reply) {
    return table->acts->move(table, seat, moves, reply);
}
enum lz_status table_bot(struct table *table, int seat) { return table->acts->bot(table, seat); }
enum lz_status table_ring(struct table *table) { return table->acts->ring(table); }
enum lz_status table_wait(struct table *table) { return table->acts->wait(table); }

enum lz_status table_hold(struct table *table) {
    struct lz_reply reply = { 0 };
    if (table_head(table)->alarm != LZ_NEVER)
        lz_room_pause(&table->room, &(struct lz_act){ .who = LZ_CLOCK, .wall = table_clock() }, (struct lz_text){ 0 },
                      &reply);
    return table_done(table, &reply);
}

enum lz_status table_start_clock(struct table *table) {
    struct lz_reply reply = { 0 };
    if (table->room.paused && !table->far)
        lz_room_resume(&table->room, &(struct lz_act){ .who = LZ_CLOCK, .wall = table_clock() }, &reply);
    return table_done(table, &reply);
}

struct line_edit *table_line(struct table *table, int seat) {
    if (!table->typed[seat]) {
        table->typed[seat] = cli_room(NULL, sizeof *table->typed[seat]);
        table->typed[seat]->count = 0;
    }
    table->edit.past = table->typed[seat];
    table->edit.tab = NULL;
    return &table->edit;
}

bool table_saw(const struct lz_event *event, int seat) { return lz_in(event->seen, seat < 0 ? LZ_ONLOOKER : seat); }

void table_tell(const struct table *table, const struct lz_event *event, int seat, struct lz_writer *w) {
    const char *names[LZ_SEATS];
    party_names(&table->party, names);
    lz_event_tell(table->game, event, &(struct lz_reader){ names, seat }, w);
}
