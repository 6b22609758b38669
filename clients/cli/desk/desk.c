/* The desk: one screen with the map, one's lizards and the orders; a line is a command or an order. */
#include "clients/cli/desk/desk_work.h"

#include "clients/cli/far/far_table.h"
#include "clients/cli/play/say.h"
#include "clients/cli/play/screen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PANEL = 33, SAID = 4000, COACHED = 2, NARROW = 70, FEW = 3, FAR_MS = 60000 };

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

/* At a server the turn may run while orders are written: then they are for the next. */
static int far_wakes(void *to) {
    const struct desk *desk = to;
    return far_file(desk->table->far);
}
static int far_quiet(void *to) {
    const struct desk *desk = to;
    int64_t left = far_left(desk->table->far);
    return left < FAR_MS ? (int)left : FAR_MS;
}
static bool far_tells(void *to) {
    struct desk *desk = to;
    struct table *table = desk->table;
    uint32_t decision = lz_room_decision(&table->room, desk->seat);
    struct lz_writer notice = lz_writer_in(table->notice, sizeof table->notice);
    bool failed = table_ring(table) != LZ_OK;
    if (!failed && !table->far->said[0] && lz_room_decision(&table->room, desk->seat) == decision)
        return true;
    far_put_said(table, &notice);
    table->far->said[0] = 0;
    desk->end = failed ? TURN_FAILED : TURN_MOVED;
    return false;
}

enum term_line desk_line(struct desk *desk, const char *prompt, struct lz_text *line) {
    if (term_take(desk->term, prompt, line)) /* it was typed at a pause */
        return TERM_LINE;
    struct line_edit *edit = table_line(desk->table, desk->seat);
    struct line_help tab = { desk_tab, desk };
    struct term_wait wait = { far_quiet, far_tells, desk, far_wakes };
    edit->tab = &tab;
    desk->table->term->wait = desk->table->far ? &wait : NULL;
    enum term_line got = line_read(desk->term, prompt, edit, line);
    desk->table->term->wait = NULL;
    if (got != TERM_LINE && desk->end == TURN_ASKING)
        desk->end = TURN_OVER;
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
        struct lz_input in = { .move = moves[0] };
        in.move.seat = (uint8_t)desk->seat;
        table_put_no(desk->table, &in, &reply, &desk->said);
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
    char title[24];
    snprintf(title, sizeof title, "Orders: %d\n", desk->orders); /* their number stands where they do not fit */
    if (desk->orders)
        term_styled(desk->term, w, BOLD, title);
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

void desk_print_said(const struct desk *desk) {
    char room[2 * SAID];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    put_said(desk, &w);
    term_print(desk->term, (struct lz_text){ room, w.len });
}

void desk_show(struct desk *desk) {
    struct frame frame = desk_frame(desk);
    char *room = cli_room(NULL, 2 * DESK_ROOM);
    struct lz_writer w = lz_writer_in(room, DESK_ROOM), said = lz_writer_in(room + DESK_ROOM, DESK_ROOM);
    put_said(desk, &said);
    if (!say_table(&frame, &w)) {
        desk->look->head(&frame, &w);
        put_world(desk, desk->term->high - 3 - lines_in((struct lz_text){ said.at, said.len }), &w);
    }
    lz_put_text(&w, (struct lz_text){ said.at, said.len });
    term_clear(desk->term);
    term_print(desk->term, (struct lz_text){ w.at, w.len });
    free(room);
}

/* ---- the loop */

static void put_lesson(struct desk *desk) {
    term_style(desk->term, &desk->said, TINT + 2);
    lz_put(&desk->said, "Lesson, ");
    lz_lesson_print(&desk->table->learner, &desk->said);
    lz_put(&desk->said, lz_lesson_at(&desk->table->learner) == 1 ? " (quit leaves the lesson.)" : "");
    term_style(desk->term, &desk->said, PLAIN);
    lz_put_char(&desk->said, '\n');
}

/* What was said of the answer is said again above the next step, if it has led there. */
static void go_on_with_lesson(struct desk *desk, int step) {
    struct table *table = desk->table;
    if (desk->end == TURN_ASKING && table->learner.step != step) {
        struct lz_writer notice = lz_writer_in(table->notice, sizeof table->notice);
        lz_put_text(&notice, lz_trim((struct lz_text){ desk->said.at, desk->said.len }));
        desk->end = TURN_MOVED;
    }
    if (desk->end == TURN_ASKING)
        put_lesson(desk);
}

static const char how_to[] = "Your orders? ? explains, coach suggests some, ready ends the turn.\n";

/* Enter alone, in a lesson: what it waits for, which may be an order or a command. */
static void put_wanted(struct desk *desk) {
    const struct lz_step *step = lz_lesson_step(&desk->table->learner);
    if (!step || !step->move)
        return;
    lz_put(&desk->said, "Type what the lesson waits for: ");
    lz_put(&desk->said, step->move);
    lz_put(&desk->said, ".\n");
}

static void answer(struct desk *desk, struct lz_text line) {
    char copy[LINE_ROOM * 4]; /* a command may read a line itself */
    int step = desk->table->learner.step;
    struct lz_writer w = lz_writer_in(copy, sizeof copy);
    lz_put_text(&w, lz_trim(line));
    desk->said.len = 0;
    desk->said.full = false;
    if (!w.len && !desk->table->learner.lesson)
        lz_put(&desk->said, how_to);
    else if (!w.len)
        put_wanted(desk);
    else if (w.len && !desk_command(desk, (struct lz_text){ copy, w.len }))
        desk_lay(desk, (struct lz_text){ copy, w.len });
    if (desk->moved && desk->end == TURN_ASKING)
        desk_look(desk);
    if (desk->table->learner.lesson)
        go_on_with_lesson(desk, step);
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
            desk_show(desk);
        else
            desk_print_said(desk);
        if (ask(desk, &line) == TERM_LINE)
            answer(desk, line);
    }
}

/* What the first line below the map is: who starves, who must come home, and how orders are given. */
static void put_warnings(struct desk *desk) {
    if (desk_put_notes(desk, "warnings", FEW, &desk->said) > FEW) {
        lz_put(&desk->said, "And more like that: ");
        lz_put(&desk->said, desk->look->panel_word);
        lz_put(&desk->said, ".\n");
    }
    lz_put(&desk->said, how_to);
}

static void open(struct desk *desk) {
    bool lesson = desk->table->learner.lesson;
    desk->centre = desk->look->place(desk->view, (struct lz_text){ 0 }, NULL);
    if (!desk_news(desk)) {
        desk->end = TURN_OVER;
        return;
    }
    desk_read_book(desk);
    if (desk->turn <= COACHED && !desk->orders && !lesson)
        desk_command(desk, lz_span("coach"));
    lz_put(&desk->said, desk->table->notice);
    lz_put(&desk->said, desk->table->notice[0] ? "\n" : "");
    desk->table->notice[0] = 0;
    lesson ? put_lesson(desk) : put_warnings(desk);
}

static void sit_down(struct desk *desk) {
    char room[3000];
    struct lz_writer ways = lz_writer_in(room, sizeof room);
    struct frame frame = desk_frame(desk);
    if (desk->look->begin(&frame, &ways)) {
        if (desk->table->learner.lesson)
            put_lesson(desk);
        desk_begin(desk, (struct lz_text){ room, ways.len });
    } else {
        open(desk);
        ask_orders(desk);
    }
}

bool desk_serves(const struct lz_game *game) { return game->sheet && game->report && drawer_of(game)->desk; }

static struct desk *make_desk(struct table *table, int seat) {
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
    desk_look(desk);
    return desk;
}

static void free_desk(struct desk *desk) {
    doc_free(&desk->paper);
    free(desk->view);
    free(desk->book);
    free(desk->said.at);
    free(desk);
}

enum turn desk_ask(struct table *table, int seat) {
    struct desk *desk = make_desk(table, seat);
    desk->end = screen_pass(table, seat) ? TURN_ASKING : TURN_OVER;
    if (desk->end == TURN_ASKING)
        sit_down(desk);
    enum turn end = desk->end;
    free_desk(desk);
    return end;
}

bool desk_read_step(struct table *table, int seat) {
    struct desk *desk = make_desk(table, seat);
    bool asks = desk->term->in && desk->term->out;
    open(desk);
    if (desk->end == TURN_ASKING) {
        term_measure(table->term);
        desk_show(desk);
    }
    bool goes_on = desk->end == TURN_ASKING && (!asks || term_pause(desk->term, "-- Enter goes on -- "));
    free_desk(desk);
    return goes_on;
}
