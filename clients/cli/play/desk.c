/* The desk: one screen with the map, one's lizards and the orders; a line is a command or an order; ready ends it. */
#include "clients/cli/play/desk_work.h"

#include "clients/cli/book.h"
#include "clients/cli/play/screen.h"
#include "core/match.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PANEL = 33, SAID = 4000, COACHED = 2, NARROW = 70, FEW = 3 };

/* ---- what the other files use */

struct frame desk_frame(const struct desk *desk) {
    return (struct frame){ .term = desk->term,
                           .game = desk->table->game,
                           .party = &desk->table->party,
                           .view = desk->view,
                           .lore = desk->table->lore,
                           .memory = desk->table->drawn };
}

static int lines_in(struct lz_text text) {
    int lines = 0;
    for (uint32_t i = 0; i < text.len; i++)
        lines += text.at[i] == '\n';
    return lines;
}

void desk_look(struct desk *desk) {
    const struct lz_game *game = desk->table->game;
    struct lz_writer book = lz_writer_in(desk->book, DESK_ROOM);
    game->view(game, desk->table->room.state, desk->seat, desk->view);
    desk->sheet->book(game, desk->view, &book);
    desk->orders = lines_in((struct lz_text){ desk->book, book.len });
    desk->moved = false;
}

bool desk_page(const struct desk *desk, struct lz_text text) {
    term_clear(desk->term);
    return term_page(desk->term, text);
}

enum term_line desk_line(struct desk *desk, const char *prompt, struct lz_text *line) {
    struct line_edit *edit = table_line(desk->table, desk->seat);
    struct line_help tab = { desk_tab, desk };
    edit->tab = &tab;
    enum term_line got = line_read(desk->term, prompt, edit, line);
    edit->tab = NULL;
    return got;
}

bool desk_moves(struct desk *desk, const struct lz_move *moves, uint32_t count) {
    struct lz_reply reply;
    enum lz_status status = table_move(desk->table, desk->seat, (struct table_moves){ .at = moves, .count = count },
                                       &reply);
    desk->moved = true;
    if (status == LZ_FAILED)
        desk->end = TURN_FAILED;
    if (status == LZ_REFUSED) {
        table_put_no(desk->table, &reply, &desk->said);
        lz_put_char(&desk->said, '\n');
    }
    return status == LZ_OK;
}

bool desk_move(struct desk *desk, struct lz_move move) { return desk_moves(desk, &move, 1); }

/* ---- the screen */

/* Map and panel side by side, line by line. */
static void beside(const struct desk *desk, struct lz_text map, struct lz_text panel, struct lz_writer *w) {
    const struct term *term = desk->term;
    int wide = term->wide - PANEL - 1, lines = lines_in(map);
    char more[PANEL];
    snprintf(more, sizeof more, "   more: %s, orders", desk->look->panel_word);
    for (int i = 0; i < lines; i++) {
        struct lz_text row = lz_take_line(&panel);
        if (i + 1 == lines && lines_in(panel) > 0)
            row = lz_span(more);
        term_put_cell(term, w, lz_take_line(&map), wide);
        lz_put_char(w, ' ');
        term_put_cell(term, w, row, PANEL - 1);
        while (w->len && w->at[w->len - 1] == ' ')
            w->len--;
        lz_put_char(w, '\n');
    }
}

static void put_panel(const struct desk *desk, struct lz_writer *w) {
    struct frame frame = desk_frame(desk);
    desk->look->panel(&frame, w);
    if (desk->orders)
        term_styled(desk->term, w, BOLD, "Orders\n");
    desk_put_orders(desk, false, w);
}

static void put_world(const struct desk *desk, int lines, struct lz_writer *w) {
    struct frame frame = desk_frame(desk);
    char *room = cli_room(NULL, 2 * DESK_ROOM);
    struct lz_writer map = lz_writer_in(room, DESK_ROOM), panel = lz_writer_in(room + DESK_ROOM, DESK_ROOM);
    bool narrow = desk->term->wide < NARROW;
    int columns = desk->term->wide - (narrow ? 0 : PANEL + 1);
    desk->look->world(&frame, (struct draw_window){ desk->centre, lines, columns }, &map);
    put_panel(desk, &panel);
    if (narrow)
        lz_put_text(w, (struct lz_text){ map.at, map.len });
    else
        beside(desk, (struct lz_text){ map.at, map.len }, (struct lz_text){ panel.at, panel.len }, w);
    free(room);
}

/* What is said is wrapped to the screen, each of its lines by itself. */
static void put_said(const struct desk *desk, struct lz_writer *w) {
    for (struct lz_text left = { desk->said.at, desk->said.len }; left.len;)
        term_put_wrapped(w, lz_take_line(&left), (struct term_wrap){ desk->term->wide, 3, 9 });
}

static void print_said(const struct desk *desk) {
    char room[2 * SAID];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    put_said(desk, &w);
    term_print(desk->term, (struct lz_text){ room, w.len });
}

static void show(struct desk *desk) {
    struct frame frame = desk_frame(desk);
    char *room = cli_room(NULL, 2 * DESK_ROOM);
    struct lz_writer w = lz_writer_in(room, DESK_ROOM), said = lz_writer_in(room + DESK_ROOM, DESK_ROOM);
    put_said(desk, &said);
    desk->look->head(&frame, &w);
    put_world(desk, desk->term->high - 3 - lines_in((struct lz_text){ said.at, said.len }), &w);
    lz_put_text(&w, (struct lz_text){ said.at, said.len });
    term_clear(desk->term);
    term_print(desk->term, (struct lz_text){ w.at, w.len });
    free(room);
}

/* ---- commands */

static void page_of(struct desk *desk, void (*put)(struct desk *, struct lz_text, struct lz_writer *),
                    struct lz_text rest) {
    char *room = cli_room(NULL, DESK_ROOM);
    struct lz_writer w = lz_writer_in(room, DESK_ROOM);
    put(desk, rest, &w);
    if (!desk_page(desk, (struct lz_text){ room, w.len }))
        desk->end = TURN_OVER;
    free(room);
}

static void put_help(struct desk *desk, struct lz_text rest, struct lz_writer *w);
static void put_orders(struct desk *desk, struct lz_text rest, struct lz_writer *w) {
    (void)rest;
    desk_read_book(desk);
    desk_put_orders(desk, true, w);
    lz_put(w, desk->orders ? "" : "No orders yet.\n");
}
static void put_report(struct desk *desk, struct lz_text rest, struct lz_writer *w) {
    (void)rest;
    desk_put_report(desk, w);
}
static void put_news(struct desk *desk, struct lz_text rest, struct lz_writer *w) {
    (void)rest;
    desk_put_news(desk, w);
}
static void put_tip(const struct desk *desk, int number, const struct draw_tip *tip, struct lz_writer *w) {
    char room[sizeof *tip + 40];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    lz_put_number(&line, number);
    lz_put(&line, ". ");
    term_styled(desk->term, &line, BOLD, tip->order);
    lz_put(&line, ": ");
    lz_put(&line, tip->why);
    term_put_wrapped(w, (struct lz_text){ room, line.len }, (struct term_wrap){ desk->term->wide, 3, 9 });
}
static void put_coach(struct desk *desk, struct lz_text rest, struct lz_writer *w) {
    struct frame frame = desk_frame(desk);
    struct draw_tip tip[DRAW_TIPS];
    int tips = desk->look->tips(&frame, tip);
    (void)rest;
    term_styled(desk->term, w, BOLD, "The coach says\n");
    for (int i = 0; i < tips; i++)
        put_tip(desk, i + 1, &tip[i], w);
    if (!tips)
        lz_put(w, "Nothing: you know better by now.\n");
    term_put_wrapped(w, lz_span(desk->look->lesson), (struct term_wrap){ desk->term->wide, 0, 9 });
    if (tips)
        term_put_wrapped(
            w,
            lz_span("Type an order as it is written here, or take 1 (take all for every one), then ready to "
                    "end the turn."),
            (struct term_wrap){ desk->term->wide, 0, 9 });
}
static void put_rules(struct desk *desk, struct lz_text id, struct lz_writer *w) {
    if (!book_show(desk->term, desk->table->game, id, w))
        lz_put(w, "The rulebook has no such rule and no rule that speaks of it. rules alone lists its sections.\n");
}

static void do_help(struct desk *desk, struct lz_text rest) { page_of(desk, put_help, rest); }
static void do_orders(struct desk *desk, struct lz_text rest) { page_of(desk, put_orders, rest); }
static void do_report(struct desk *desk, struct lz_text rest) { page_of(desk, put_report, rest); }
static void do_news(struct desk *desk, struct lz_text rest) { page_of(desk, put_news, rest); }
static void do_coach(struct desk *desk, struct lz_text rest) { page_of(desk, put_coach, rest); }
static void do_rules(struct desk *desk, struct lz_text rest) { page_of(desk, put_rules, rest); }
static void do_drop(struct desk *desk, struct lz_text rest) { desk_strike(desk, rest); }
static void do_undo(struct desk *desk, struct lz_text rest) {
    (void)rest;
    desk_undo(desk);
}
static void do_quit(struct desk *desk, struct lz_text rest) {
    (void)rest;
    desk->end = TURN_QUIT;
}

static void do_map(struct desk *desk, struct lz_text rest) {
    int place = desk->look->place(desk->view, rest, &desk->said);
    if (place < 0)
        return;
    desk->centre = place;
    if (!desk->term->out)
        show(desk);
}

static void do_take(struct desk *desk, struct lz_text rest) {
    struct frame frame = desk_frame(desk);
    struct draw_tip tip[DRAW_TIPS];
    int64_t number = 0;
    bool all = lz_text_like(rest, "all");
    int tips = desk->look->tips(&frame, tip);
    if (!all && !lz_read_number(rest, 1, tips, &number)) {
        lz_put(&desk->said, "Take which of the coach's orders? take 1, or take all; coach lists them.\n");
        return;
    }
    for (int i = 0; i < tips; i++)
        if (all || i + 1 == number) {
            desk_lay(desk, lz_span(tip[i].order));
            desk_look(desk);
        }
}

/* Is anything to be asked before the turn is ended? */
static bool doubts(struct desk *desk) {
    desk_read_book(desk);
    desk_put_notes(desk, "warnings", LZ_SHEET_MOVES, &desk->said);
    if (!desk->orders)
        lz_put(&desk->said, "You have ordered nothing.\n");
    return desk->said.len;
}

static void do_ready(struct desk *desk, struct lz_text rest) {
    struct lz_text line;
    (void)rest;
    if (doubts(desk)) {
        desk->term->out ? show(desk) : print_said(desk);
        desk->said.len = 0;
        if (desk_line(desk, "End the turn all the same? y or n: ", &line) != TERM_LINE) {
            desk->end = TURN_OVER;
            return;
        }
        line = lz_trim(line);
        if (!line.len || !(lz_text_starts(line, "yes") || lz_text_like(line, "ready"))) {
            lz_put(&desk->said, "The turn goes on.\n");
            return;
        }
    }
    if (desk_move(desk, (struct lz_move){ .verb = desk->sheet->ready }))
        desk->end = TURN_MOVED;
}

static void do_leave(struct desk *desk, struct lz_text rest) {
    struct lz_move move = { .seat = (uint8_t)desk->seat, .verb = desk->sheet->leave };
    bool leaving = !lz_check(desk->table->game, desk->table->room.state, &move, NULL);
    (void)rest;
    if (leaving)
        move.verb = desk->sheet->stay;
    if (desk_move(desk, move))
        lz_put(&desk->said, leaving ? "You stay.\n"
                                    : "Your clan leaves the game at the end of this turn; surrender "
                                      "again takes it back.\n");
}

const struct desk_word desk_words[] = {
    { "?", "?", "this page", do_help },
    { "help", NULL, NULL, do_help },
    { "ready", "ready", "end your turn; it runs when all clans are ready", do_ready },
    { "coach", "coach", "orders that would make sense now; take 1 or take all gives them", do_coach },
    { "take", NULL, NULL, do_take },
    { "map", "map [HEX]", "the map around a hex, or around home", do_map },
    { "orders", "orders", "your orders in plain words, with warnings", do_orders },
    { "drop", "drop N", "strike an order, several, or all", do_drop },
    { "undo", "undo", "take back what you did last this turn", do_undo },
    { "news", "news", "what the last turn brought, battles first", do_news },
    { "report", "report", "the whole report of the last turn, as it would be mailed", do_report },
    { "rules", "rules [ID]", "the rulebook: a rule (13.2), a section (9) or any word", do_rules },
    { "surrender", "surrender", "leave the game at the end of this turn; again takes it back", do_leave },
    { "quit", "quit", "stop here; the match is saved and can be resumed", do_quit },
};
const int desk_word_count = LZ_COUNT(desk_words);

static void put_help(struct desk *desk, struct lz_text rest, struct lz_writer *w) {
    struct frame frame = desk_frame(desk);
    struct term_list list = { desk->term, w, 14 };
    (void)rest;
    desk->look->writing(&frame, w);
    for (int i = 0; i < desk_word_count; i++)
        if (desk_words[i].form)
            term_put_pair(&list, desk_words[i].form, desk_words[i].about);
    for (const struct drawer_word *own = drawer_of(desk->table->game)->words; own && own->word; own++)
        if (own->form)
            term_put_pair(&list, own->form, own->about);
    lz_put(w, "The map\n");
    desk->look->key(&frame, w);
}

/* A page of the game's own. */
static bool run_page(struct desk *desk, struct lz_text word, struct lz_text rest) {
    const struct drawer_word *own = drawer_word_of(desk->table->game, word);
    if (!own)
        return false;
    struct frame frame = desk_frame(desk);
    char *room = cli_room(NULL, DESK_ROOM);
    struct lz_writer w = lz_writer_in(room, DESK_ROOM);
    own->put(&frame, rest, &w);
    if (!desk_page(desk, (struct lz_text){ room, w.len }))
        desk->end = TURN_OVER;
    free(room);
    return true;
}

static bool run_command(struct desk *desk, struct lz_text line) {
    struct lz_text rest = line, word = lz_take_word(&rest);
    for (int i = 0; i < desk_word_count; i++)
        if (lz_text_like(word, desk_words[i].word)) {
            desk_words[i].run(desk, lz_trim(rest));
            return true;
        }
    return run_page(desk, word, lz_trim(rest));
}

/* ---- the loop */

static void answer(struct desk *desk, struct lz_text line) {
    char copy[LINE_ROOM * 4]; /* a command may read a line itself */
    struct lz_writer w = lz_writer_in(copy, sizeof copy);
    lz_put_text(&w, lz_trim(line));
    desk->said.len = 0;
    desk->said.full = false;
    if (w.len && !run_command(desk, (struct lz_text){ copy, w.len }))
        desk_lay(desk, (struct lz_text){ copy, w.len });
    if (desk->moved && desk->end == TURN_ASKING)
        desk_look(desk);
}

static enum term_line ask(struct desk *desk, struct lz_text *line) {
    char prompt[100];
    snprintf(prompt, sizeof prompt, "turn %d, %d of %d orders> ", desk->turn, desk->orders, desk->limit);
    return desk_line(desk, prompt, line);
}

static void ask_orders(struct desk *desk) {
    for (bool first = true; desk->end == TURN_ASKING; first = false) {
        struct lz_text line;
        term_measure(desk->table->term);
        if (first || desk->term->out)
            show(desk);
        else
            print_said(desk);
        if (ask(desk, &line) != TERM_LINE)
            desk->end = TURN_OVER;
        else
            answer(desk, line);
    }
}

static void open(struct desk *desk) {
    desk->centre = desk->look->place(desk->view, (struct lz_text){ 0 }, NULL);
    if (!desk_news(desk)) {
        desk->end = TURN_OVER;
        return;
    }
    desk_read_book(desk);
    if (desk->turn <= COACHED && !desk->orders)
        do_coach(desk, (struct lz_text){ 0 });
    lz_put(&desk->said, desk->table->notice);
    lz_put(&desk->said, desk->table->notice[0] ? "\n" : "");
    desk->table->notice[0] = 0;
    if (desk_put_notes(desk, "warnings", FEW, &desk->said) > FEW) { /* who starves, who must come home */
        lz_put(&desk->said, "And more like that: ");
        lz_put(&desk->said, desk->look->panel_word);
        lz_put(&desk->said, ".\n");
    }
    lz_put(&desk->said, "Your orders? ? explains, coach suggests some, ready ends the turn.\n");
}

static void sit_down(struct desk *desk) {
    char room[3000];
    struct lz_writer ways = lz_writer_in(room, sizeof room);
    struct frame frame = desk_frame(desk);
    if (desk->look->begin(&frame, &ways)) {
        desk_begin(desk, (struct lz_text){ room, ways.len });
    } else {
        open(desk);
        ask_orders(desk);
    }
}

bool desk_serves(const struct lz_game *game) { return game->sheet && game->report && drawer_of(game)->desk; }

enum turn desk_ask(struct table *table, int seat) {
    struct desk *desk = cli_room(NULL, sizeof *desk);
    char *said = cli_room(NULL, SAID);
    *desk = (struct desk){ .table = table,
                           .term = table->term,
                           .sheet = table->game->sheet,
                           .look = drawer_of(table->game)->desk,
                           .seat = seat,
                           .said = lz_writer_in(said, SAID) };
    desk->view = cli_room(NULL, table->game->view_size);
    desk->book = cli_room(NULL, DESK_ROOM);
    desk->end = screen_pass(table, seat) ? TURN_ASKING : TURN_OVER;
    desk_look(desk);
    if (desk->end == TURN_ASKING)
        sit_down(desk);
    enum turn end = desk->end;
    doc_free(&desk->paper);
    free(desk->view);
    free(desk->book);
    free(said);
    free(desk);
    return end;
}
