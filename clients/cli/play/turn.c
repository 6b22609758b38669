/* A person's turn: moves by number or in words, tried, made or refused; by the clock or without. */
#include "clients/cli/play/turn_work.h"

#include "clients/cli/cli.h"
#include "clients/cli/far/far_table.h"
#include "clients/cli/desk/desk.h"
#include "clients/cli/play/line_edit.h"
#include "clients/cli/play/pace.h"
#include "clients/cli/play/say.h"
#include "clients/cli/play/screen.h"
#include "core/seats.h"
#include "core/words/thing.h"
#include "core/words/verb.h"

#include <stdio.h>
#include <stdlib.h>

enum { QUOTED = 40 };

struct lz_writer turn_message(struct asked *asked) {
    return lz_writer_in(asked->message, sizeof asked->message);
}

static void refuse(struct asked *asked, const struct lz_input *in, const struct lz_reply *reply) {
    struct frame frame = turn_frame(asked, (struct lz_text){ 0 });
    struct lz_writer w = turn_message(asked);
    lz_put_char(&w, '\'');
    if (lz_move_spoken(asked->table->game, &in->move))
        lz_put(&w, lz_verb_of(asked->table->game, in->move.verb)->word);
    else
        draw_move(&frame, &in->move, &w);
    lz_put(&w, reply->no == LZ_NO_RULE ? "' is refused by " : "' was not made: ");
    table_put_no(asked->table, in, reply, &w);
}

/* "7" where "target 7" can be meant: what follows the first verb that it fits. */
static bool read_bare(const struct asked *asked, struct lz_text line, struct lz_move *move) {
    const struct lz_game *game = asked->table->game;
    for (uint32_t i = 0; i < asked->moves.count; i++) {
        const struct lz_move *legal = &asked->moves.at[i];
        char room[100];
        struct lz_writer words = lz_writer_in(room, sizeof room);
        if (legal->args != 1)
            continue;
        lz_put(&words, lz_verb_of(game, legal->verb)->word);
        lz_put_char(&words, ' ');
        lz_put_text(&words, line);
        if (!words.full && lz_move_parse(game, legal->seat, (struct lz_text){ room, words.len }, move) &&
            move->verb == legal->verb && move->arg[0] == legal->arg[0])
            return true;
    }
    return false;
}

static bool begins_verb(const struct lz_game *game, struct lz_text line) {
    struct lz_text word = lz_take_word(&line);
    for (int i = 0; i < game->verb_count; i++)
        if (lz_text_starts(word, game->verbs[i].word))
            return true;
    return false;
}

/* Would the seat be heard? */
static bool may_speak(const struct asked *asked, int verb) {
    struct lz_input in = { .move = { .seat = (uint8_t)asked->seat, .verb = (uint8_t)verb }, .text = lz_span("Well") };
    struct lz_why why;
    return table_judge(asked->table, &in, &why);
}

/* Where no list of verbs would help: what was typed, and how talk begins. */
static void put_no_move(const struct asked *asked, struct lz_text line, struct lz_writer *w) {
    const struct lz_game *game = asked->table->game;
    uint32_t len = line.len < QUOTED ? line.len : QUOTED;
    while (len && len < line.len && ((uint8_t)line.at[len] & 0xc0) == 0x80)
        len--;
    lz_put_char(w, '\'');
    lz_put_text(w, (struct lz_text){ line.at, len });
    lz_put(w, len < line.len ? "...' " : "' ");
    lz_put(w, "is not possible now; what you can type is listed above");
    for (int i = 0; i < game->verb_count; i++)
        if (lz_form_spoken(game->verbs[i].form) && may_speak(asked, game->verbs[i].verb)) {
            lz_put(w, ". To talk, begin with ");
            lz_put(w, game->verbs[i].word);
            return;
        }
}

/* "keep 2": the second of the list, which is one of that verb. */
static bool read_numbered(const struct asked *asked, struct lz_text line, struct lz_move *move) {
    const struct lz_game *game = asked->table->game;
    struct lz_text verb = lz_take_word(&line);
    int64_t number;
    if (!lz_read_number(lz_trim(line), 1, asked->moves.count, &number))
        return false;
    *move = asked->moves.at[number - 1];
    return lz_text_starts(verb, lz_verb_of(game, move->verb)->word);
}

/* "discard 1", where 1 is a move of another verb. */
static void put_listed(struct asked *asked, struct lz_text line, struct lz_writer *w) {
    int64_t number;
    lz_take_word(&line);
    if (!lz_read_number(lz_trim(line), 1, asked->moves.count, &number))
        return;
    struct frame frame = turn_frame(asked, (struct lz_text){ 0 });
    lz_put(w, ". In the list ");
    lz_put_number(w, number);
    lz_put(w, " is '");
    draw_move(&frame, &asked->moves.at[number - 1], w);
    lz_put_char(w, '\'');
}

/* What was typed instead of a move, and where more is said of it. */
static void put_trouble(struct asked *asked, struct lz_text line, struct lz_writer *w) {
    const struct lz_game *game = asked->table->game;
    struct lz_thing thing;
    bool verb = begins_verb(game, line), known = !verb && lz_thing_find(game, line, &thing);
    if (drawer_of(game)->typed && !verb && !known)
        put_no_move(asked, line, w);
    else
        lz_guess_trouble(game, &asked->moves, line, w);
    if (verb && !drawer_of(game)->typed)
        put_listed(asked, line, w);
    lz_put(w, known ? ". (help " : ". (? for help)");
    if (known) {
        lz_put_text(w, line);
        lz_put(w, " tells what it is.)");
    }
}

static bool read_move(struct asked *asked, struct lz_text line, struct lz_move *move) {
    int64_t number;
    struct lz_writer w = turn_message(asked);
    bool bare = drawer_of(asked->table->game)->typed;
    if (bare && read_bare(asked, line, move))
        return true;
    if (!bare && lz_read_number(line, 0, INT32_MAX, &number)) {
        if (number >= 1 && number <= asked->moves.count) {
            *move = asked->moves.at[number - 1];
            return true;
        }
        lz_put(&w, "The moves are numbered from 1 to ");
        lz_put_number(&w, asked->moves.count);
        lz_put_char(&w, '.');
        return false;
    }
    const struct lz_game *game = asked->table->game;
    if (lz_move_guess(game, &asked->moves, line, move) || (!bare && read_numbered(asked, line, move)))
        return true;
    put_trouble(asked, line, &w);
    return false;
}

struct frame turn_frame(struct asked *asked, struct lz_text words) {
    struct frame frame = screen_frame(asked->table, asked->seat);
    frame.moves = &asked->moves;
    frame.words = words;
    return frame;
}

/* A sentence is not kept: arrow up brings it back. */
static void keep_made(struct table *table, const struct lz_move *move, bool spoken) {
    struct table_made *made = &table->made;
    if (spoken || (made->count && made->at[0].seat != move->seat) || made->count == TABLE_MADE)
        made->count = 0;
    made->backs = 0;
    if (!spoken)
        made->at[made->count++] = *move;
}

static void make_move(struct asked *asked, struct lz_move *move, struct lz_text words) {
    struct table *table = asked->table;
    struct lz_reply reply;
    uint32_t before = table->events;
    move->seat = (uint8_t)asked->seat;
    enum lz_status status = table_move(table, asked->seat, (struct table_moves){ move, 1, words }, &reply);
    if (status == LZ_REFUSED) {
        refuse(asked, &(struct lz_input){ .move = *move, .text = words }, &reply);
        return;
    }
    keep_made(table, move, words.at);
    table->since[asked->seat] = before;
    asked->end = status == LZ_OK ? TURN_MOVED : TURN_FAILED;
}

void turn_redo(struct asked *asked) {
    struct table_made *made = &asked->table->made;
    struct lz_writer w = turn_message(asked);
    int backs = made->backs;
    if (!backs || made->at[made->count].seat != asked->seat) {
        lz_put(&w, "There is nothing to make again: redo makes the move that undo has just taken back.");
        return;
    }
    struct lz_move move = made->at[made->count];
    make_move(asked, &move, (struct lz_text){ 0 });
    if (asked->end == TURN_MOVED)
        made->backs = backs - 1;
}

/* As lz_submit would judge it: the words as they would be heard stand in tried_words. */
static bool judge(struct asked *asked, struct lz_text words, struct lz_why *why) {
    const struct table *table = asked->table;
    struct lz_writer heard = lz_writer_in(asked->tried_words, sizeof asked->tried_words);
    struct lz_input in = { .move = asked->tried, .text = words };
    if (!table_judge(table, &in, why))
        return false;
    asked->tried = in.move;
    return !words.at || !table->game->hear || table->game->hear(table->game, table->room.state, &in, &heard, why);
}

static bool is_final(const struct lz_game *game, const struct lz_move *move) {
    return lz_verb_of(game, move->verb)->flags & LZ_FINAL;
}

void turn_try(struct asked *asked, struct lz_text rest) {
    struct table *table = asked->table;
    struct lz_text words = { 0 };
    struct lz_reply no = { .status = LZ_REFUSED };
    asked->tried = (struct lz_move){ 0 };
    asked->tried_words[0] = 0;
    if (!lz_prose_take(table->game, rest, &asked->tried, &words) && !read_move(asked, rest, &asked->tried))
        return;
    asked->tried.seat = (uint8_t)asked->seat;
    if (!judge(asked, words, &no.why)) {
        refuse(asked, &(struct lz_input){ .move = asked->tried, .text = words }, &no);
        return;
    }
    struct frame frame = turn_frame(asked, lz_span(asked->tried_words));
    struct lz_writer w = turn_message(asked);
    lz_put_char(&w, '\'');
    if (words.at)
        lz_put(&w, asked->tried_words);
    else
        draw_move(&frame, &asked->tried, &w);
    lz_put(&w, "': ");
    say_effects(&frame, &asked->tried, &w);
    if (is_final(table->game, &asked->tried))
        lz_put(&w, " (Enter makes this move, any other answer does not.)");
    else
        lz_put(&w, words.at ? " (Enter says it.)" : " (Enter makes this move.)");
    asked->trying = true;
}

static void make_tried(struct asked *asked) {
    char words[LZ_SPEECH + 2];
    snprintf(words, sizeof words, "%s", asked->tried_words);
    make_move(asked, &asked->tried, words[0] ? lz_span(words) : (struct lz_text){ 0 });
}

/* Enter alone: what the coach says is tried, and made by the next. A lesson says what it waits for. */
static void try_coached(struct asked *asked) {
    char room[LZ_SPEECH + 40];
    struct lz_writer move = lz_writer_in(room, sizeof room), says = turn_message(asked);
    struct frame frame = turn_frame(asked, (struct lz_text){ 0 });
    if (asked->table->learner.lesson) {
        say_hint(asked->table, &frame, &says);
        return;
    }
    say_coached(asked->table, &frame, &move);
    if (move.len && !move.full)
        turn_try(asked, (struct lz_text){ room, move.len });
    else if (frame.game->advise)
        lz_put(&says, "Enter alone does nothing here: type a move, or hint for advice.");
}

struct first_effect {
    bool some, careful;
};
static void take_first(void *to, const struct lz_effect *effect) {
    struct first_effect *first = to;
    first->careful |= !first->some && effect->surety == LZ_CAREFUL;
    first->some = true;
}

/* What ends the match for its seat; and a sentence whose first effect is a warning, since it cannot be taken back. */
static bool asks_first(struct asked *asked, const struct lz_move *move, struct lz_text words) {
    struct frame frame = turn_frame(asked, words);
    struct lz_input in = { .move = *move, .at = frame.now, .text = words };
    struct first_effect first = { false, false };
    in.move.seat = (uint8_t)asked->seat;
    if (words.at && frame.game->effect)
        frame.game->effect(frame.game, frame.view, &in, &(struct lz_effects){ take_first, &first, NULL });
    return first.careful || is_final(frame.game, move);
}

static void answer(struct asked *asked, struct lz_text line) {
    struct lz_move move = { 0 };
    struct lz_text words = { 0 };
    const struct table *table = asked->table;
    const struct lz_game *game = table->game;
    bool tried = asked->trying;
    asked->message[0] = 0;
    asked->trying = false;
    line = lz_trim(line);
    if (table->far)
        table->far->said[0] = 0; /* it has been read */
    if (line.len && table->far && !lz_in(table_head(table)->may, asked->seat)) {
        struct lz_writer w = turn_message(asked);
        if (!turn_command(asked, line))
            far_put_waiting(table, &w);
        cli_tame(asked->message);
        return;
    }
    bool read = line.len && !turn_command(asked, line) &&
                (lz_prose_take(game, line, &move, &words) || read_move(asked, line, &move));
    if (!line.len && tried)
        make_tried(asked);
    else if (!line.len)
        try_coached(asked);
    else if (read && asks_first(asked, &move, words))
        turn_try(asked, line);
    else if (read)
        make_move(asked, &move, words);
    cli_tame(asked->message); /* it may quote what was typed */
}

/* Line by line: what it holds may be a list. */
static void print_message(const struct asked *asked) {
    char room[2 * sizeof asked->message];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    for (struct lz_text left = lz_span(asked->message); left.len;)
        term_put_wrapped(&w, lz_take_line(&left), (struct term_wrap){ asked->table->term->wide, 0, 99 });
    printf("%s", room);
}

static void show_screen(const struct asked *asked) {
    screen_show(asked->table, asked->seat, &(struct screen_ask){ &asked->moves, asked->message, asked->trying });
}

/* Where there is no screen to draw anew, only what an answer has to say. */
static void show(struct asked *asked, bool first) {
    struct term *term = asked->table->term;
    term_measure(term);
    if (first || term->out)
        show_screen(asked);
    else if (asked->message[0])
        print_message(asked);
}

/* ---- by the clock */

static void list_moves(struct asked *asked) {
    asked->moves.count = 0;
    asked->table->game->legal(asked->table->game, asked->table->room.state, asked->seat, &asked->moves);
}

/* What was said of an answer is said until another question is asked. */
static void drop_stale(struct asked *asked) {
    uint32_t decision = lz_room_decision(&asked->table->room, asked->seat);
    if (decision != asked->decision)
        asked->message[0] = 0;
    asked->decision = decision;
}

static void put_prompt(struct asked *asked) {
    int64_t left = table_head(asked->table)->alarm - table_now(asked->table), seconds = (left + 999) / 1000;
    seconds = seconds < 0 ? 0 : seconds;
    if (!pace_on(asked->table))
        snprintf(asked->prompt, sizeof asked->prompt, "> ");
    else if (seconds < 3600)
        snprintf(asked->prompt, sizeof asked->prompt, "%d:%02d > ", (int)(seconds / 60), (int)(seconds % 60));
    else
        snprintf(asked->prompt, sizeof asked->prompt, "%d h > ", (int)(seconds / 3600));
}

/* Time matters: a clock runs, or others play elsewhere. */
static bool timed(const struct table *table) { return pace_on(table) || (table->far && !lz_room_over(&table->room)); }

static int far_wakes(void *to) {
    const struct asked *asked = to;
    return asked->table->far ? far_file(asked->table->far) : -1;
}

/* Until the next thing is due; the prompt shows whole seconds. */
static int until_due(void *to) {
    struct asked *asked = to;
    int64_t left = pace_left(asked->table);
    if (asked->table->far && far_left(asked->table->far) < left)
        left = far_left(asked->table->far);
    int64_t second = (table_head(asked->table)->alarm - table_now(asked->table)) % 1000 + 1;
    bool ticking = asked->table->term->out && !asked->paging && pace_on(asked->table);
    return (int)(ticking && second > 0 && second < left ? second : left < 60000 ? left : 60000);
}

/* At a server: who is waited for, and what was said. */
static void hear_others(struct asked *asked) {
    struct table *table = asked->table;
    if (!table->far)
        return;
    struct lz_writer w = turn_message(asked);
    far_put_said(table, &w);
    if (!lz_in(table_head(table)->wait, asked->seat)) {
        lz_put(&w, w.len ? " " : "");
        far_put_waiting(table, &w);
    }
    cli_tame(asked->message);
}

static bool time_passes(void *to) {
    struct asked *asked = to;
    struct table *table = asked->table;
    bool happened;
    if (pace_go(table, &happened) != LZ_OK)
        asked->end = TURN_FAILED;
    if (asked->end != TURN_ASKING)
        return false;
    if (!timed(table) || pace_person(table) != asked->seat || (!asked->paging && screen_ended(table, asked->seat))) {
        asked->end = TURN_MOVED;
        return false;
    }
    put_prompt(asked);
    if (!happened)
        return true;
    list_moves(asked);
    asked->trying = false;
    drop_stale(asked);
    hear_others(asked);
    if (asked->paging)
        return true;
    term_measure(table->term);
    show_screen(asked);
    if (!table->term->out)
        term_print(table->term, lz_span(asked->prompt));
    return true;
}

static enum term_line read_line(struct asked *asked, struct lz_text *line) {
    struct table *table = asked->table;
    if (term_take(table->term, asked->prompt, line)) /* it was typed at a pause */
        return TERM_LINE;
    if (drawer_of(table->game)->typed || table->far) /* arrow up: a sentence that was refused can be mended */
        return line_read(table->term, asked->prompt, table_line(table, asked->seat), line);
    return term_read(table->term, asked->prompt, line);
}

/* What has ended, on a page of its own. A clock goes on while it is read. */
static void read_interlude(struct asked *asked) {
    struct table *table = asked->table;
    struct term_wait wait = { until_due, time_passes, asked, far_wakes };
    table->term->wait = timed(table) ? &wait : NULL;
    asked->paging = true;
    if (!screen_interlude(table, asked->seat) && asked->end == TURN_ASKING)
        asked->end = TURN_OVER;
    asked->paging = false;
    table->term->wait = NULL;
}

static void read_answer(struct asked *asked) {
    struct table *table = asked->table;
    struct term_wait wait = { until_due, time_passes, asked, far_wakes };
    struct lz_text line;
    table->term->wait = timed(table) ? &wait : NULL;
    put_prompt(asked);
    enum term_line got = read_line(asked, &line);
    if (got == TERM_LINE)
        answer(asked, line);
    else if (asked->end == TURN_ASKING)
        asked->end = got == TERM_LATE ? TURN_MOVED : TURN_OVER;
    table->term->wait = NULL;
}

enum turn turn_ask(struct table *table, int seat) {
    if (desk_serves(table->game))
        return desk_ask(table, seat);
    struct asked *asked = cli_room(NULL, sizeof *asked);
    struct lz_move *room = cli_room(NULL, LZ_MOVES * sizeof *room);
    *asked = (struct asked){ .table = table, .seat = seat, .moves = { room, 0, LZ_MOVES, false } };
    list_moves(asked);
    asked->decision = lz_room_decision(&table->room, seat);
    snprintf(asked->message, sizeof asked->message, "%s", table->notice);
    table->notice[0] = 0;
    if (table->far && !asked->message[0])
        hear_others(asked);
    asked->end = screen_pass(table, seat) ? TURN_ASKING : TURN_OVER;
    for (bool first = true; asked->end == TURN_ASKING;) {
        if (screen_ended(table, seat)) {
            read_interlude(asked);
            continue;
        }
        show(asked, first);
        read_answer(asked);
        first = false;
    }
    enum turn end = asked->end;
    free(room);
    free(asked);
    return end;
}
