/* A mail's lines as acts: numbers of the mailed list, moves in words, commands to the door. */
#include "server/post/reading.h"

#include "core/bug.h"
#include "core/sheet.h"
#include "core/words/prose.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "server/post/telling.h"
#include "server/table/hall.h"

#include <string.h>

enum { JOINED = 4 /* lines that a mail program may have made of one */, LINE = 2000, WHY = 600 };

void reading_say(struct lz_writer *w, const char *before, struct lz_text text, const char *after) {
    lz_put(w, before);
    lz_put_text(w, text);
    lz_put(w, after);
}

struct lz_act reading_act(struct reading *r, struct lz_text bytes, char id[LZ_HEX + 20]) {
    struct lz_writer w = lz_writer_in(id, LZ_HEX + 20);
    lz_put(&w, r->mark);
    lz_put_char(&w, ' ');
    lz_put_number(&w, ++r->lines);
    struct lz_act act = { .who = r->seat, .wall = r->came, .door = lz_span("mail"), .bytes = bytes };
    act.id = (struct lz_text){ id, w.len };
    return act;
}

void reading_reply(struct reading *r, const struct lz_reply *reply, const struct lz_input *in) {
    char why[WHY];
    struct lz_writer w = lz_writer_in(why, sizeof why);
    r->failed |= reply->status == LZ_FAILED;
    if (reply->status == LZ_OK) {
        r->acts++;
        return;
    }
    if (reply->no == LZ_NO_RULE && in)
        lz_room_refusal_print(&r->table->room, in, &reply->why, &w);
    else
        lz_put(&w, lz_no_words(reply->no));
    r->ends = true;
    reading_say(&r->told, "    not done: ", lz_span(why), "\n");
}

/* ---- a move */

static void make(struct reading *r, struct lz_input *in, struct lz_text line) {
    char id[LZ_HEX + 20], words[LINE];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    struct lz_reply reply;
    if (in->text.len)
        lz_put_text(&w, line);
    else
        lz_move_print(r->table->room.game, &in->move, &w);
    reading_say(&r->told, "  ", lz_span(words), "\n");
    if (r->stale || r->ends) {
        lz_put(&r->told, r->stale ? "    not done: the question that you answered has passed\n"
                                  : "    not tried, because of what stands above\n");
        return;
    }
    struct lz_act act = reading_act(r, line, id);
    act.decision = r->acts ? 0 : r->arrival->tag.number; /* the next are answers to what we did not ask by mail */
    if (r->table->room.game->sheet)
        act.decision = 0;
    in->move.seat = (uint8_t)r->seat;
    lz_room_do(&r->table->room, &act, (struct lz_inputs){ in, 1 }, &reply);
    reading_reply(r, &reply, in);
    if (reply.status == LZ_OK && !lz_room_decision(&r->table->room, r->seat))
        r->ends = true; /* another's turn: what follows was meant for this one */
}

static void make_numbers(struct reading *r, const struct inbox_command *c) {
    for (uint32_t i = 0; i < c->numbers; i++) {
        uint32_t n = (uint32_t)c->number[i];
        if (r->stale) {
            lz_put(&r->told, "  ");
            lz_put_number(&r->told, n);
            lz_put(&r->told, "\n    not done: the list that you answered has passed\n");
        } else if (!n || n > r->legal.count || n > TELLING_LISTED) {
            lz_put(&r->unread, "  ");
            lz_put_number(&r->unread, n);
            lz_put(&r->unread, ": there is no such number in the list\n");
            r->ends = true;
        } else {
            struct lz_input in = { .move = r->listed[n - 1] };
            make(r, &in, c->rest);
        }
    }
}

/* People write to each other in mails: only a line that begins with a verb of the game is meant for it. */
static bool has_verb(const struct lz_game *game, struct lz_text line) {
    struct lz_text word = lz_take_word(&line);
    for (int i = 0; i < game->verb_count; i++)
        if (lz_text_like(word, game->verbs[i].word))
            return true;
    return false;
}

static bool read_move(struct reading *r, struct lz_text line, struct lz_input *in) {
    struct lz_room *room = &r->table->room;
    const struct lz_game *game = room->game;
    struct lz_move list[LZ_MOVES];
    struct lz_moves legal = { list, 0, LZ_MOVES, false };
    *in = (struct lz_input){ 0 };
    if (lz_prose_take(game, line, &in->move, &in->text) || lz_move_parse(game, r->seat, line, &in->move))
        return true;
    if (!has_verb(game, line))
        return false;
    game->legal(game, room->state, r->seat, &legal);
    return lz_move_guess(game, &legal, line, &in->move);
}

/* ---- a line */

static void note_unread(struct reading *r, struct lz_text line, const char *right) {
    const struct lz_game *game = r->table->room.game;
    struct lz_move list[LZ_MOVES];
    struct lz_moves legal = { list, 0, LZ_MOVES, false };
    reading_say(&r->unread, "  ", line, "\n");
    if (right) {
        reading_say(&r->unread, "    did you mean ", lz_span(right), "?\n");
        return;
    }
    if (!has_verb(game, line))
        return;
    char why[WHY];
    struct lz_writer w = lz_writer_in(why, sizeof why);
    game->legal(game, r->table->room.state, r->seat, &legal);
    lz_guess_trouble(game, &legal, line, &w);
    reading_say(&r->unread, "    ", lz_span(why), "\n");
    r->ends = true; /* it was meant as a move: those after it may depend on it */
}

/* False: nothing that we know, so far. */
static bool try_line(struct reading *r, struct lz_text line) {
    struct inbox_command c = inbox_command_read(line);
    struct lz_input in;
    if (c.verb == INBOX_NUMBERS) {
        make_numbers(r, &c);
        return true;
    }
    bool verb = has_verb(r->table->room.game, line); /* START, RESIGN and WAIT are moves where the game has them */
    if (!verb && reading_command(r, line))
        return true;
    if (!read_move(r, line, &in))
        return verb && reading_command(r, line);
    make(r, &in, line);
    return true;
}

/* How many lines it took: a mail program may have broken what was one. */
static uint32_t read_line(struct reading *r, const struct inbox_line *line, uint32_t left) {
    char joined[LINE];
    struct lz_writer w = lz_writer_in(joined, sizeof joined);
    lz_put_text(&w, lz_trim(line->text));
    for (uint32_t i = 0; i < left && i < JOINED; i++) {
        if (i)
            reading_say(&w, " ", lz_trim(line[i].text), "");
        if (w.full)
            break;
        if (try_line(r, (struct lz_text){ joined, w.len }))
            return i + 1;
        if (!line[i].wrapped)
            break;
    }
    note_unread(r, lz_trim(line->text), inbox_command_read(line->text).right);
    return 1;
}

void reading_all(struct reading *r, const struct inbox_line *line, uint32_t lines) {
    struct lz_room *room = &r->table->room;
    r->unread = lz_writer_in(r->unread_room, sizeof r->unread_room);
    r->told = lz_writer_in(r->told_room, sizeof r->told_room);
    r->legal = (struct lz_moves){ r->listed, 0, LZ_MOVES, false };
    r->stale = r->arrival->tag.number != tag_number(room, r->seat);
    if (room->game->sheet) {
        reading_orders(r);
        return;
    }
    room->game->legal(room->game, room->state, r->seat, &r->legal);
    for (uint32_t i = 0; i < lines && !r->failed;)
        i += lz_trim(line[i].text).len ? read_line(r, &line[i], lines - i) : 1;
}
