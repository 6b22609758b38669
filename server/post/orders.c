/* A mail to a game whose orders are written on sheets: its book, its letters, its wish to leave; what stands in no
   block of these may be a line to the door. */
#include "core/sheet.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "server/post/reading.h"
#include "server/table/hall.h"

#include <stdlib.h>

enum { NOTE = 2000, PAGE = 1 << 17 };

struct orders {
    struct reading *r;
    const struct lz_sheet *sheet;
    struct lz_mail part;
    struct lz_input in[LZ_SHEET_MOVES + 2];
    struct lz_move list[LZ_SHEET_MOVES];
    struct lz_moves moves;
    char page[PAGE], lines[READING_SHEET];
};

static const struct lz_game *game_of(const struct orders *o) { return o->r->table->room.game; }
static const void *view_of(const struct orders *o) { return lz_room_view(&o->r->table->room, o->r->seat); }

/* ---- what is a page of orders, and what is not */

static bool has_blocks(const struct lz_mail *part) {
    return part->orders || part->setup || part->leaves || part->withdraws || part->letters;
}

/* Without blocks every line is an order, but for those to the door. */
static void put_bare(struct orders *o) {
    struct lz_writer w = lz_writer_in(o->page, sizeof o->page);
    struct lz_text left = o->r->joined;
    while (left.len) {
        struct lz_text line = lz_trim(lz_take_line(&left));
        if (line.len && !reading_command(o->r, line))
            reading_say(&w, "", line, "\n");
    }
    o->part.text = (struct lz_text){ o->page, w.len };
}

/* Lines outside of the blocks. */
static void read_loose(struct orders *o) {
    struct lz_text left = o->r->joined;
    uint16_t number = 1;
    for (; left.len; number++) {
        struct lz_text line = lz_trim(lz_take_line(&left));
        bool loose = false;
        for (int i = 0; i < o->part.unreads; i++)
            loose |= number >= o->part.unread[i].from && number <= o->part.unread[i].to;
        if (loose && line.len && !reading_command(o->r, line))
            reading_say(&o->r->unread, "  ", line,
                        "\n    orders stand between ORDERS and END, a letter between TO and END\n");
    }
}

/* It speaks for this seat and turn, or does not say for whom. */
static bool is_own(struct orders *o) {
    struct lz_text name = o->part.seat;
    int64_t awaited = (int64_t)o->r->arrival->tag.number - 1, turn = awaited;
    if (o->part.turn.len && (!lz_read_number(o->part.turn, 0, UINT16_MAX, &turn) || turn != awaited)) {
        reading_say(&o->r->unread, "  TURN ", o->part.turn,
                    "\n    that is not the turn that is awaited: nothing of this mail was done\n");
        return false;
    }
    if (!name.len || o->sheet->seat(game_of(o), view_of(o), name) == o->r->seat)
        return true;
    reading_say(&o->r->unread, "  CLAN ", name, "\n    that is not yours: nothing of this mail was done\n");
    return false;
}

/* ---- acts */

static void put_verb(struct orders *o, uint8_t verb) {
    if (verb && o->moves.count < LZ_SHEET_MOVES + 2)
        o->in[o->moves.count++] = (struct lz_input){ .move = { .seat = (uint8_t)o->r->seat, .verb = verb } };
}

/* Its orders as one act: they replace those of before. */
static void do_book(struct orders *o) {
    struct reading *r = o->r;
    char id[LZ_HEX + 20];
    struct lz_reply reply;
    struct lz_writer lines = lz_writer_in(o->lines, sizeof o->lines);
    o->moves = (struct lz_moves){ o->list, 0, LZ_SHEET_MOVES, false };
    o->sheet->read(game_of(o), view_of(o), o->part.text, &(struct lz_answer){ &o->moves, NULL, &lines });
    for (uint32_t i = 0; i < o->moves.count; i++)
        o->in[i] = (struct lz_input){ .move = o->list[i] };
    if (o->part.ready || r->final)
        put_verb(o, o->sheet->ready);
    if (!o->moves.count) {
        if (o->part.text.len && lines.len && !has_blocks(&o->part))
            reading_say(&r->unread, "", (struct lz_text){ o->lines, lines.len }, "\n");
        return;
    }
    struct lz_act act = reading_act(r, o->part.text, id);
    lz_room_do(&r->table->room, &act, (struct lz_inputs){ o->in, o->moves.count }, &reply);
    lz_put(&r->told, reply.status == LZ_OK ? "  Your orders, which replace those of before:\n\n" : "  Your orders\n");
    if (reply.status == LZ_OK)
        lz_put_text(&r->told, (struct lz_text){ o->lines, lines.len });
    reading_reply(r, &reply, reply.taken < o->moves.count ? &o->in[reply.taken] : NULL);
}

static void do_letter(struct orders *o, const struct lz_letter *letter) {
    struct reading *r = o->r;
    char id[LZ_HEX + 20], note[NOTE] = "";
    struct lz_writer w = lz_writer_in(note, sizeof note);
    struct lz_reply reply;
    struct lz_act act = reading_act(r, letter->text, id);
    lz_bag_send(&r->table->bag, &act, &(struct lz_bag_letter){ letter->to, letter->text, &w }, &reply);
    reading_say(&r->told, "  A letter to ", letter->to, reply.status == LZ_OK ? ": it goes with the turn\n" : "\n");
    if (w.len)
        reading_say(&r->told, "    ", lz_span(note), "\n");
    if (reply.status != LZ_OK && !(reply.no == LZ_NO_TALK && w.len))
        reading_reply(r, &reply, NULL);
    r->failed |= reply.status == LZ_FAILED;
}

static void do_letters(struct orders *o) {
    struct reading *r = o->r;
    char id[LZ_HEX + 20];
    struct lz_reply reply;
    if (o->part.withdraws) {
        struct lz_act act = reading_act(r, lz_span("WITHDRAW"), id);
        lz_bag_withdraw(&r->table->bag, &act, &reply);
        lz_put(&r->told, "  Your earlier letters are not sent\n");
        reading_reply(r, &reply, NULL);
    }
    for (int i = 0; i < o->part.letters && !r->failed; i++)
        do_letter(o, &o->part.letter[i]);
    if (o->part.refused)
        lz_put(&r->unread, "  There are more letters than one mail may hold: the rest is not sent\n");
}

/* SURRENDER counts if it answers the mail that asked. */
static void do_leave(struct orders *o) {
    struct reading *r = o->r;
    char id[LZ_HEX + 20];
    struct lz_reply reply;
    if (!o->part.leaves)
        return;
    if (r->arrival->tag.what != 'r') {
        lz_put(&r->told,
               "  SURRENDER\n    You would leave the game with this turn. If that is what you want, answer this mail "
               "with\n    SURRENDER.\n");
        r->asks = 'r';
        return;
    }
    struct lz_input in = { .move = { .seat = (uint8_t)r->seat, .verb = o->sheet->leave } };
    struct lz_act act = reading_act(r, lz_span("SURRENDER"), id);
    lz_room_do(&r->table->room, &act, (struct lz_inputs){ &in, 1 }, &reply);
    lz_put(&r->told, "  SURRENDER: you leave the game with this turn\n");
    reading_reply(r, &reply, &in);
}

/* Those who had said that they are ready have not. */
static void do_draft(struct orders *o) {
    struct reading *r = o->r;
    struct lz_room *room = &r->table->room;
    char id[LZ_HEX + 20];
    struct lz_reply reply;
    struct lz_why why;
    struct lz_input in = { 0 };
    if (!r->draft)
        return;
    lz_put(&r->told, "  WAIT: your orders may be changed until the turn runs\n");
    bool was = lz_move_parse(room->game, r->seat, lz_span("wait"), &in.move) &&
               room->game->check(room->game, room->state, &in, &why);
    if (!was)
        return;
    struct lz_act act = reading_act(r, lz_span("WAIT"), id);
    lz_room_do(room, &act, (struct lz_inputs){ &in, 1 }, &reply);
    reading_reply(r, &reply, &in);
}

static void do_part(struct orders *o) {
    bool blocks = has_blocks(&o->part);
    if (blocks)
        read_loose(o);
    else
        put_bare(o);
    if (o->part.unended)
        lz_put(&o->r->unread, "  A block has no END: all that follows it was read as part of it\n");
    if (o->r->stale) {
        lz_put(&o->r->told,
               o->part.text.len || blocks ? "  Nothing was done: the turn that these orders are for has run\n" : "");
        return;
    }
    if (!is_own(o))
        return;
    do_book(o);
    do_draft(o);
    do_letters(o);
    do_leave(o);
}

void reading_orders(struct reading *r) {
    struct orders *o = r->table->hall->calls->room(NULL, sizeof *o);
    if (!o) {
        r->failed = true;
        return;
    }
    o->r = r;
    o->sheet = r->table->room.game->sheet;
    o->part = (struct lz_mail){ 0 };
    o->moves = (struct lz_moves){ 0 };
    if (o->sheet->mail(game_of(o), r->joined, &o->part)) {
        struct lz_mail more = o->part;
        if (o->sheet->mail(game_of(o), r->joined, &more))
            lz_put(&r->unread, "  One mail speaks for one seat: its further parts were not read\n");
        do_part(o);
    }
    free(o);
}
