/* The commands of the desk, and the pages that they open; ready ends the turn. */
#include "clients/cli/desk/desk_work.h"

#include "clients/cli/book.h"
#include "clients/cli/far/far_table.h"
#include "clients/cli/play/say.h"
#include "core/match.h"

#include <stdlib.h>

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
static void put_cards(struct desk *desk, struct lz_text name, struct lz_writer *w) {
    if (name.len || !book_cards(desk->term, desk->table->game, w))
        put_rules(desk, name, w);
}
static void put_seal(struct desk *desk, struct lz_text rest, struct lz_writer *w) {
    (void)rest;
    table_put_seal(desk->table, w);
}

static void do_help(struct desk *desk, struct lz_text rest) { page_of(desk, rest.len ? put_rules : put_help, rest); }
static void do_orders(struct desk *desk, struct lz_text rest) { page_of(desk, put_orders, rest); }
static void do_report(struct desk *desk, struct lz_text rest) { page_of(desk, put_report, rest); }
static void do_news(struct desk *desk, struct lz_text rest) { page_of(desk, put_news, rest); }
static void do_coach(struct desk *desk, struct lz_text rest) {
    struct frame frame = desk_frame(desk);
    if (!desk->table->learner.lesson) {
        page_of(desk, put_coach, rest);
        return;
    }
    say_hint(desk->table, &frame, &desk->said);
    lz_put_char(&desk->said, '\n');
}
static void do_rules(struct desk *desk, struct lz_text rest) { page_of(desk, put_rules, rest); }
static void do_cards(struct desk *desk, struct lz_text rest) { page_of(desk, put_cards, rest); }
static void do_seal(struct desk *desk, struct lz_text rest) { page_of(desk, put_seal, rest); }
static void do_try(struct desk *desk, struct lz_text rest) { desk_try(desk, rest); }
static void do_drop(struct desk *desk, struct lz_text rest) { desk_strike(desk, rest); }
static void do_undo(struct desk *desk, struct lz_text rest) {
    (void)rest;
    desk_undo(desk);
}
static void do_plain(struct desk *desk, struct lz_text rest) {
    desk->table->term->plain = !lz_text_like(rest, "off");
    if (!desk->term->out)
        desk_show(desk);
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
        desk_show(desk);
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
    if (!desk->table->learner.lesson && doubts(desk)) {
        desk->term->out ? desk_show(desk) : desk_print_said(desk);
        desk->said.len = 0;
        if (desk_line(desk, "End the turn all the same? y or n: ", &line) != TERM_LINE)
            return;
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

/* Whoever plays at this table can talk; who sits apart writes. */
static void do_letter(struct desk *desk, struct lz_text rest) {
    char line[LINE_ROOM * 4];
    struct lz_writer w = lz_writer_in(line, sizeof line);
    lz_put(&w, "letter ");
    lz_put_text(&w, rest);
    if (desk->table->far && far_word(desk->table, (struct lz_text){ line, w.len }, &desk->said)) {
        lz_put_char(&desk->said, '\n');
        return;
    }
    lz_put(&desk->said, "There are no letters at a table: they are for games by mail, where people sit apart.\n");
}

const struct desk_word desk_words[] = {
    { "?", "?", "this page", do_help },
    { "help", NULL, NULL, do_help },
    { "ready", "ready", "end your turn; it runs when all clans are ready", do_ready },
    { "coach", "coach", "orders that would make sense now; take 1 or take all gives them", do_coach },
    { "hint", NULL, NULL, do_coach },
    { "try", "try ORDER", "what an order would do, before you give it", do_try },
    { "take", NULL, NULL, do_take },
    { "map", "map [HEX]", "the map around a hex, or around home", do_map },
    { "orders", "orders", "your orders in plain words, with warnings", do_orders },
    { "drop", "drop N", "strike an order, several, or all", do_drop },
    { "undo", "undo", "take back what you did last this turn", do_undo },
    { "news", "news", "what the last turn brought, battles first", do_news },
    { "since", NULL, NULL, do_news },
    { "report", "report", "the whole report of the last turn, as it would be mailed", do_report },
    { "rules", "rules [ID]", "how it is played; by a rule (13.2), a section (9) or any word", do_rules },
    { "cards", "cards", "what the game's words mean, a line for each; cards NAME: all about one", do_cards },
    { "surrender", "surrender", "leave the game at the end of this turn; again takes it back", do_leave },
    { "letter", NULL, NULL, do_letter },
    { "message", NULL, NULL, do_letter },
    { "tell", NULL, NULL, do_letter },
    { "to", NULL, NULL, do_letter },
    { "seal", "seal", "what the game was sealed with, and where it is kept", do_seal },
    { "plain", "plain [off]", "the table in words, as a screen reader needs it, or drawn", do_plain },
    { "quit", "quit", "stop here; the match is saved and can be resumed", do_quit },
    { "q", NULL, NULL, do_quit },
    { "exit", NULL, NULL, do_quit },
};
const int desk_word_count = LZ_COUNT(desk_words);

static void put_help(struct desk *desk, struct lz_text rest, struct lz_writer *w) {
    struct frame frame = desk_frame(desk);
    struct term_list list = { desk->term, w, 15 };
    (void)rest;
    desk->look->writing(&frame, w);
    for (int i = 0; i < desk_word_count; i++)
        if (desk_words[i].form)
            term_put_pair(&list, desk_words[i].form, desk_words[i].about);
    for (const struct drawer_word *own = drawer_of(desk->table->game)->words; own && own->word; own++)
        if (own->form)
            term_put_pair(&list, own->form, own->about);
    if (desk->table->far)
        far_put_words(&list);
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

bool desk_command(struct desk *desk, struct lz_text line) {
    struct lz_text rest = line, word = lz_take_word(&rest);
    if (desk->table->learner.lesson && lz_text_like(word, "skip")) {
        do_quit(desk, rest);
        return true;
    }
    for (int i = 0; i < desk_word_count; i++)
        if (lz_text_like(word, desk_words[i].word)) {
            desk_words[i].run(desk, lz_trim(rest));
            return true;
        }
    if (run_page(desk, word, lz_trim(rest)))
        return true;
    return desk->table->far && far_word(desk->table, line, &desk->said);
}
