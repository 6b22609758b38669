/* A match in play: deal, move, bots, undo, end. */
#include "clients/cli/play/table.h"

#include "clients/cli/cli.h"
#include "clients/cli/draw/draw.h"
#include "core/bug.h"
#include "core/words/event.h"
#include "core/words/prose.h"
#include "core/rng.h"
#include "core/seats.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

static int64_t clock_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void keep(void *to, const struct lz_event *event) {
    struct table *table = to;
    if (table->events == table->room) {
        table->room = table->room ? 2 * table->room : 1024;
        table->event = cli_room(table->event, table->room * sizeof *table->event);
    }
    struct lz_event *kept = &table->event[table->events++];
    *kept = *event;
    if (!event->text.len)
        return;
    char *words = cli_room(NULL, event->text.len);
    memcpy(words, event->text.at, event->text.len);
    kept->text.at = words;
}

static void forget(struct table *table, uint32_t from) {
    for (uint32_t i = from; i < table->events; i++)
        free((void *)(uintptr_t)table->event[i].text.at);
    table->events = from;
}

static void take_room(struct table *table) {
    const struct lz_game *game = table->game;
    table->state = cli_room(NULL, game->state_size);
    table->view = cli_room(NULL, game->view_size);
    table->past = cli_room(NULL, (size_t)TABLE_MARKS * game->state_size);
    table->crew = (struct lz_crew){
        .game = game, .lore = table->lore, .seats = table->party.setup.seats, .nodes = LZ_BOT_PLAY_NODES
    };
    memcpy(table->crew.bot, table->party.bot, sizeof table->crew.bot);
    table->bots = cli_room(NULL, lz_crew_size(&table->crew));
    lz_crew_lay(&table->crew, table->bots);
    table->drawn = drawer_memory(game);
}

bool table_deal(struct table *table, int64_t now, struct lz_why *why) {
    struct lz_setup *setup = &table->party.setup;
    struct lz_sink sink = { keep, table };
    table->game = table->party.game;
    take_room(table);
    setup->now = now ? now : clock_ms();
    lz_fair_key(table->seed, (struct lz_text){ 0 }, setup->key);
    lz_fair_commit(table->seed, table->commit);
    lz_crew_begin(&table->crew, table->seed);
    table->match = (struct lz_match){ .game = table->game, .state = table->state, .audit = true, .lore = table->lore };
    return lz_begin(&table->match, setup, &sink, why);
}

bool table_record(struct table *table) {
    struct lz_record record = { .game = table->game, .setup = table->party.setup };
    memcpy(record.commit, table->commit, sizeof record.commit);
    for (int i = 0; i < record.setup.seats; i++)
        record.player[i] = lz_span(table->party.label[i]);
    table->journal = (struct lz_journal){ save_line, &table->save, 0 };
    if (!lz_journal_begin(&table->journal, &record))
        return false;
    table->match.journal = &table->journal;
    return true;
}

/* ---- what can be taken back: moves of a seat that is still to move, and that showed nobody anything new */

static void *past(struct table *table, int mark) { return table->past + (size_t)mark * table->game->state_size; }

static void remember(struct table *table, int seat) {
    if (table->marks == TABLE_MARKS) {
        memmove(table->mark, table->mark + 1, sizeof table->mark - sizeof table->mark[0]);
        memmove(table->past, past(table, 1), (size_t)(TABLE_MARKS - 1) * table->game->state_size);
        table->marks--;
    }
    table->mark[table->marks] = (struct mark){ table->events, (uint8_t)seat };
    memcpy(past(table, table->marks), table->state, table->game->state_size);
    table->marks++;
}

/* After a move: does it bar the way back? */
static void settle(struct table *table, int seat) {
    uint32_t from = table->mark[table->marks - 1].events;
    for (uint32_t i = from; i < table->events; i++)
        if (table->game->kinds[table->event[i].kind].flags & LZ_REVEALS) {
            table->marks = 0;
            table->barrier = i + 1;
        }
    if (table->marks && !lz_in(table_head(table)->may, seat)) {
        table->marks = 0;
        table->barrier = 0;
    }
}

static enum lz_status submit(struct table *table, struct lz_input *in, struct lz_why *why) {
    struct lz_sink sink = { keep, table };
    uint32_t step = table_head(table)->step;
    remember(table, in->move.seat);
    enum lz_status status = lz_submit(&table->match, in, &sink, why);
    if (table_head(table)->step != step)
        settle(table, in->move.seat);
    else
        table->marks--;
    return status;
}

int64_t table_now(const struct table *table) { return clock_ms() - table->late; }

/* The present, which is never before the last input. */
static int64_t present(const struct table *table) {
    int64_t now = table_now(table), last = table_head(table)->now;
    return now > last ? now : last;
}

static enum lz_status move_at(struct table *table, struct lz_input *in, struct lz_why *why) {
    enum lz_status status = submit(table, in, why);
    table->taken |= status == LZ_OK;
    if (table_head(table)->alarm != LZ_NEVER)
        table->marks = 0; /* time cannot be taken back */
    return status;
}

enum lz_status table_move(struct table *table, struct lz_move *move, struct lz_text words, struct lz_why *why) {
    return move_at(table, &(struct lz_input){ .move = *move, .at = present(table), .text = words }, why);
}

/* What has happened since they were last told. Moves that were taken back never happened: then it is all of it. */
static void tell_bots(struct table *table) {
    if (table->told > table->events) {
        lz_crew_begin(&table->crew, table->seed);
        table->told = 0;
    }
    for (; table->told < table->events; table->told++)
        lz_crew_hear(&table->crew, &table->event[table->told]);
}

enum lz_status table_bot(struct table *table, int seat, bool *moved) {
    const struct lz_head *head = table_head(table);
    struct lz_why why;
    char room[LZ_SPEECH + 1];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    struct lz_input in = { .at = present(table) }; /* one moment for the thought and the move: no alarm between them */
    *moved = true;
    if (in.at >= head->alarm)
        return table_ring(table);
    tell_bots(table);
    lz_crew_ask(&table->crew, (struct lz_question){ table->state, seat }, &in, &words);
    *moved = in.move.verb != LZ_TICK &&
             (lz_in(head->wait, seat) || !head->wait || lz_move_spoken(table->game, &in.move));
    if (!*moved)
        return LZ_OK;
    enum lz_status status = move_at(table, &in, &why);
    if (status == LZ_REFUSED)
        LZ_BUG(table->game->ruleset[why.rule].id); /* a bot never makes a move the rules refuse */
    return status;
}

/* A clock that runs goes on from where the match stands: nothing was due while nobody sat here. */
void table_start_clock(struct table *table) {
    if (table_head(table)->alarm != LZ_NEVER)
        table->late = clock_ms() - table_head(table)->now;
}

enum lz_status table_ring(struct table *table) {
    struct lz_sink sink = { keep, table };
    if (table_head(table)->over || table_head(table)->alarm > table_now(table))
        return LZ_OK;
    table->marks = 0;
    return lz_ring(&table->match, table_now(table), &sink);
}

enum lz_status table_wait(struct table *table) {
    const struct lz_head *head = table_head(table);
    struct lz_sink sink = { keep, table };
    lz_assert(head->alarm != LZ_NEVER);
    int64_t left = head->alarm - table_now(table);
    if (left > 0)
        nanosleep(&(struct timespec){ left / 1000, left % 1000 * 1000000 }, NULL);
    table->marks = 0;
    return lz_ring(&table->match, head->alarm, &sink);
}

static bool no_way_back(const struct table *table, int seat, struct lz_writer *why) {
    lz_put(why, "There is nothing to take back");
    if (table->barrier && table->barrier <= table->events) {
        lz_put(why, ": what has been seen cannot be unseen. ");
        table_tell(table, &table->event[table->barrier - 1], seat, why);
        return false;
    }
    lz_put(why, table->taken ? ": your last move passed the turn on." : " yet.");
    return false;
}

bool table_undo(struct table *table, int seat, struct lz_writer *why) {
    if (!table->marks || table->mark[table->marks - 1].seat != seat)
        return no_way_back(table, seat, why);
    const struct lz_head *before = past(table, table->marks - 1);
    if (!lz_journal_undo(&table->journal, before->step)) {
        lz_put(why, "The journal could not be written, so the move stands.");
        return false;
    }
    table->marks--;
    memcpy(table->state, before, table->game->state_size);
    forget(table, table->mark[table->marks].events);
    if (table->since[seat] > table->events)
        table->since[seat] = table->events;
    if (table->seen[seat] > table->events)
        table->seen[seat] = table->events;
    return true;
}

bool table_end(struct table *table) {
    uint64_t hash = lz_state_hash(table->game, table->state);
    if (!lz_journal_end(&table->journal, table_head(table)->step, hash, table->seed))
        return false;
    save_forget_seed(&table->save);
    return true;
}

void table_close(struct table *table) {
    save_close(&table->save);
    for (int i = 0; i < LZ_SEATS; i++)
        free(table->typed[i]);
    free(table->state);
    free(table->view);
    free(table->bots);
    free(table->drawn);
    free(table->past);
    forget(table, 0);
    free(table->event);
}

/* ---- going on with a match: its inputs are played again as they were made, so that everything is as it was */

struct inputs {
    struct lz_input *at;
    uint32_t count, room;
};

static void gather(void *to, const struct lz_input *in, const void *state) {
    struct inputs *inputs = to;
    (void)state;
    if (inputs->count == inputs->room) {
        inputs->room = inputs->room ? 2 * inputs->room : 256;
        inputs->at = cli_room(inputs->at, inputs->room * sizeof *inputs->at);
    }
    inputs->at[inputs->count++] = *in;
}

static void play_again(struct table *table, const struct inputs *inputs) {
    struct lz_sink sink = { keep, table };
    struct lz_why why;
    for (uint32_t i = 0; i < inputs->count; i++) {
        struct lz_input in = inputs->at[i];
        enum lz_status status = in.move.verb == LZ_TICK ? lz_ring(&table->match, in.at, &sink)
                                                        : submit(table, &in, &why);
        lz_assert(status == LZ_OK); /* lz_journal_replay has just accepted them all */
    }
}

static void notice_damage(struct table *table, const char *what) {
    struct lz_writer notice = lz_writer_in(table->notice, sizeof table->notice);
    lz_put(&notice, "The journal was damaged at ");
    lz_put(&notice, what);
    lz_put(&notice, ". The match goes on from the last good line; the rest is kept in ");
    lz_put(&notice, table->save.path);
    lz_put(&notice, ".damaged.");
}

static bool read_back(struct table *table, struct lz_text *content, struct lz_record *record,
                      struct lz_writer *trouble) {
    char room[PATH_MAX + 1000];
    struct lz_writer what = lz_writer_in(room, sizeof room);
    lz_put(trouble, table->save.path);
    lz_put(trouble, ": ");
    enum lz_status status = set_read_journal(table->set, (struct set_journal){ *content, table->save.path }, record,
                                             &what);
    if (status == LZ_FAILED) {
        lz_put(trouble, room);
        return false;
    }
    if (!record->seed_known && !save_seed(&table->save, record->seed, trouble))
        return false;
    if (status == LZ_REFUSED && !save_mend(&table->save, record->good, trouble))
        return false;
    content->len = record->good;
    record->seed_known = true;
    memcpy(table->seed, record->seed, sizeof table->seed);
    if (status != LZ_OK)
        notice_damage(table, room);
    return true;
}

bool table_resume(struct table *table, const char *path, struct lz_writer *trouble) {
    struct lz_text content;
    struct lz_record record;
    struct lz_why why;
    if (!save_open(&table->save, path, &content, trouble) || !read_back(table, &content, &record, trouble) ||
        !party_recall(&table->party, &record, trouble))
        return false;
    struct inputs inputs = { 0 };
    struct lz_replay replay = { .each = gather, .to = &inputs };
    void *state = cli_room(NULL, record.game->state_size);
    bool good = lz_journal_replay(&record, state, &replay, trouble) == LZ_OK;
    if (good) {
        bool dealt = table_deal(table, record.setup.now, &why);
        lz_assert(dealt); /* as lz_journal_replay has done */
        play_again(table, &inputs);
        lz_assert(memcmp(state, table->state, record.game->state_size) == 0);
        table->journal = (struct lz_journal){ save_line, &table->save, record.chain };
        table->match.journal = record.ended ? NULL : &table->journal;
    }
    free(state);
    free(inputs.at);
    return good;
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
