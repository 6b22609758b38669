#include "clients/cli/far/far_table.h"

#include "clients/cli/cli.h"
#include "core/seats.h"
#include "core/words/prose.h"
#include "core/words/verb.h"
#include "host/mirror.h"

#include <stdlib.h>
#include <string.h>

#define LOST "The line to the server is lost; it is tried again."
enum { MOVE = LZ_SPEECH + 200, WAIT_MS = 1000 };

/* ---- what is done goes over there */

/* A seat may have been handed over. */
static void name_seats(struct table *table) {
    struct lz_record record = table->room.record;
    char words[200];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    struct party party;
    for (int i = 0; i < record.setup.seats; i++)
        record.player[i] = lz_span(table->room.holder[i].label);
    if (party_recall(&party, &record, &trouble))
        table->party = party;
    party_alone(&table->party, table->far->seat);
    table->far->reseated = false;
}

static enum lz_status done(struct table *table) {
    if (table->far->reseated)
        name_seats(table);
    (void)!table_done(table, &(struct lz_reply){ .status = LZ_OK });
    if (!table->far->ended)
        return LZ_OK;
    cli_failed("play", "%s", table->far->words);
    return LZ_FAILED;
}

static json_t *move_text(const struct lz_game *game, const struct lz_move *move, struct lz_text words) {
    char room[MOVE];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    if (!lz_move_spoken(game, move)) {
        lz_move_print(game, move, &w);
        return json_string(room);
    }
    lz_put(&w, lz_verb_of(game, move->verb)->word);
    lz_put_char(&w, ' ');
    lz_put_text(&w, words);
    return json_string(room);
}

static enum lz_status move_far(struct table *table, int seat, struct table_moves moves, struct lz_reply *reply) {
    uint32_t knew = lz_room_count(&table->room, seat), decision = lz_room_decision(&table->room, seat);
    json_t *list = json_array();
    for (uint32_t i = 0; i < moves.count; i++)
        json_array_append_new(list, move_text(table->game, &moves.at[i], moves.words));
    json_t *message = json_pack("{so}", "move", list);
    if (decision)
        json_object_set_new(message, "decision", json_integer(decision));
    enum lz_status status = far_act(table->far, message, reply);
    if (status == LZ_OK)
        lz_mirror_moved(&table->room, knew);
    return done(table) == LZ_OK ? status : LZ_FAILED;
}

/* The server takes them back one by one. */
static bool undo_far(struct table *table, int seat, uint32_t moves, struct lz_writer *why) {
    uint32_t before = table->room.told_count;
    struct lz_reply reply = { .status = LZ_OK };
    (void)seat;
    for (uint32_t i = 0; i < moves && reply.status == LZ_OK; i++)
        (void)!far_act(table->far, json_pack("{sb}", "undo", 1), &reply);
    (void)!done(table);
    if (reply.status != LZ_OK) {
        lz_put(why, table->far->words);
        return false;
    }
    bool asked = table->room.told_count == before;
    lz_put(why, asked ? "The others are asked whether it may be taken back." : "");
    return !asked;
}

static enum lz_status bot_far(struct table *table, int seat) {
    char said[LZ_SPEECH + 1];
    struct lz_writer words = lz_writer_in(said, sizeof said);
    struct lz_input in = { 0 };
    struct lz_reply reply;
    if (!lz_mirror_bot(&table->room, table_clock(), &in, &words))
        return table->room.aside ? LZ_FAILED : LZ_OK;
    enum lz_status status = move_far(table, seat, (struct table_moves){ &in.move, 1, in.text }, &reply);
    if (status != LZ_REFUSED || reply.no != LZ_NO_RULE) /* another may have been quicker: it is asked anew */
        return status == LZ_FAILED ? LZ_FAILED : LZ_OK;
    cli_failed("play", "the server refuses what the bot would do: %s", table->far->words);
    return LZ_FAILED;
}

static enum lz_status ring_far(struct table *table) {
    (void)!far_hear(table->far);
    return done(table);
}

static enum lz_status wait_far(struct table *table) {
    far_wait(table->far, WAIT_MS);
    return done(table);
}

static void put_no_far(const struct table *table, const struct lz_reply *reply, struct lz_writer *w) {
    (void)reply;
    lz_put(w, table->far->words);
}

static void put_place(const struct table *table, struct lz_writer *w) {
    lz_put(w, "The match is kept by ");
    line_place_print(&table->far->place, w);
    lz_put(w, " as table ");
    lz_put_number(w, table->far->table);
    lz_put_char(w, '\n');
}

static const struct table_acts acts_far = { move_far, undo_far, bot_far, ring_far, wait_far, put_no_far, put_place };

/* ---- sitting down */

static void hear_undone(void *to, uint32_t step) {
    struct table *table = to;
    (void)step;
    table->events = table->heard = 0;
}

static void tell_waiting(void *to, const char *words) {
    const struct table *table = to;
    if (table->far->told_lost) /* once */
        return;
    table->far->told_lost = true;
    term_print(table->term, lz_span(words));
    term_print(table->term, lz_span("\n"));
}

/* What the seat knew when it moved last is no news. */
static void mark_known(struct table *table) {
    const struct lz_room *room = &table->room;
    uint32_t known = 0;
    for (uint32_t i = 0; i < room->since && i < room->told_count; i++)
        known += !room->told[i].back && lz_told_event(&room->told[i]);
    table->since[table->far->seat] = table->seen[table->far->seat] = known;
}

bool far_sit_down(struct table *table, struct far *far, const struct lz_record *record, struct lz_writer *trouble) {
    table->far = far;
    table->acts = &acts_far;
    table->shelf = (struct lz_shelf){ .calls = table->save.calls };
    table->room = (struct lz_room){ .calls = table->save.calls,
                                    .store = lz_shelf_store(&table->shelf),
                                    .game = record->game,
                                    .lore = table->lore,
                                    .ears = { .undone = hear_undone, .to = table } };
    far->to = table;
    far->wall = table_clock;
    far->cut = term_was_cut;
    far->waiting = tell_waiting;
    if (!far_open(far, &table->room, record)) {
        lz_put(trouble, far->words);
        return false;
    }
    if (!table_sit_down(table, trouble))
        return false;
    party_alone(&table->party, far->seat);
    table->uncoached = !far->hints;
    far->said[0] = 0;
    mark_known(table);
    return true;
}

/* ---- while others think */

void far_put_waiting(const struct table *table, struct lz_writer *w) {
    const struct lz_head *head = table_head(table);
    lz_seats wait = head->wait & ~lz_only(table->far->seat);
    int count = lz_seats_count(wait), told = 0;
    if (table->room.paused)
        lz_put(w, "The match is paused. ");
    lz_put(w, count ? "Waiting for " : "Waiting for the others");
    for (int i = 0; i < head->seats; i++)
        if (lz_in(wait, i)) {
            lz_put(w, !told ? "" : told + 1 == count ? " and " : ", ");
            lz_put(w, table->party.name[i]);
            told++;
        }
    lz_put(w, ".");
}

void far_put_said(const struct table *table, struct lz_writer *w) {
    struct lz_text left = lz_span(table->far->said);
    while (left.len) {
        lz_put(w, w->len ? " " : "");
        lz_put_text(w, lz_take_line(&left));
    }
    if (table->far->lost)
        lz_put(w, w->len ? " " LOST : LOST);
}
