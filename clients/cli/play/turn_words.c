/* The commands of the table, and the pages that they open. */
#include "clients/cli/play/turn_work.h"

#include "clients/cli/book.h"
#include "clients/cli/cli.h"
#include "clients/cli/far/far_table.h"
#include "clients/cli/play/say.h"
#include "clients/cli/play/screen.h"

#include <stdio.h>
#include <stdlib.h>

enum { ROOM = 262144, LOG_LINES = 400 };

static void show_page(struct asked *asked, const struct lz_writer *w) {
    asked->paging = true;
    term_clear(asked->table->term);
    term_page(asked->table->term, (struct lz_text){ w->at, w->len });
    asked->paging = false;
}

/* A page of its own: shown, and on a terminal left with Enter. */
static void page(struct asked *asked, void (*put)(struct asked *, struct lz_text, struct lz_writer *),
                 struct lz_text rest) {
    char *room = cli_room(NULL, ROOM);
    struct lz_writer w = lz_writer_in(room, ROOM);
    put(asked, rest, &w);
    show_page(asked, &w);
    free(room);
}

static void put_rules(struct asked *asked, struct lz_text id, struct lz_writer *w) {
    const struct lz_game *game = asked->table->game;
    const struct term *term = asked->table->term;
    char room[3000];
    struct lz_writer near = lz_writer_in(room, sizeof room);
    if (book_show(term, game, id, w))
        return;
    lz_put(&near, "There is no rule, section or card '");
    lz_put_text(&near, id);
    lz_put(&near, "'; ");
    book_near(game, id, &near);
    term_put_wrapped(w, lz_span(room), (struct term_wrap){ term->wide, 2, 99 });
}

static void put_cards(struct asked *asked, struct lz_text rest, struct lz_writer *w) {
    if (rest.len)
        put_rules(asked, rest, w);
    else if (!book_cards(asked->table->term, asked->table->game, w))
        lz_put(w, "This game has neither cards nor places.\n");
}

static void put_seal(struct asked *asked, struct lz_text rest, struct lz_writer *w) {
    (void)rest;
    table_put_seal(asked->table, w);
}

static void put_log(struct asked *asked, struct lz_text rest, struct lz_writer *w) {
    bool all = lz_text_like(rest, "all");
    uint32_t screen = (uint32_t)asked->table->term->high - 3;
    screen_log(asked->table, asked->seat, all ? LOG_LINES : screen, w);
    if (!all)
        lz_put(w, "(log all shows more)\n");
}

static void put_score(struct asked *asked, struct lz_text rest, struct lz_writer *w) {
    struct frame frame = screen_frame(asked->table, asked->seat);
    (void)rest;
    drawer_of(asked->table->game)->score(&frame, w);
}

static void put_more(struct asked *asked, struct lz_text rest, struct lz_writer *w) {
    (void)rest;
    draw_moves(&(struct frame){ .term = asked->table->term, .game = asked->table->game, .moves = &asked->moves }, 999,
               w);
}

static void put_since(struct asked *asked, struct lz_text rest, struct lz_writer *w) {
    (void)rest;
    say_since(asked->table, asked->seat, w);
}

static void put_why(struct asked *asked, struct lz_text rest, struct lz_writer *w) {
    struct frame frame = turn_frame(asked, (struct lz_text){ 0 });
    (void)rest;
    say_why(asked->table, &frame, w);
}

static void put_help(struct asked *asked, struct lz_text rest, struct lz_writer *w);

static void do_help(struct asked *asked, struct lz_text rest) { page(asked, rest.len ? put_rules : put_help, rest); }
static void do_rules(struct asked *asked, struct lz_text rest) { page(asked, put_rules, rest); }
static void do_cards(struct asked *asked, struct lz_text rest) { page(asked, put_cards, rest); }
static void do_seal(struct asked *asked, struct lz_text rest) { page(asked, put_seal, rest); }
static void do_log(struct asked *asked, struct lz_text rest) { page(asked, put_log, rest); }
static void do_score(struct asked *asked, struct lz_text rest) { page(asked, put_score, rest); }
static void do_more(struct asked *asked, struct lz_text rest) { page(asked, put_more, rest); }
static void do_since(struct asked *asked, struct lz_text rest) { page(asked, put_since, rest); }
static void do_why(struct asked *asked, struct lz_text rest) { page(asked, put_why, rest); }

static void do_undo(struct asked *asked, struct lz_text rest) {
    struct lz_writer w = turn_message(asked);
    (void)rest;
    if (!table_undo(asked->table, asked->seat, 1, &w))
        return;
    struct table_made *made = &asked->table->made;
    bool kept = made->count;
    made->backs = kept ? made->backs + 1 : 0;
    made->count -= kept;
    snprintf(asked->table->notice, sizeof asked->table->notice,
             kept ? "Taken back. redo makes it again." : "Taken back.");
    asked->end = TURN_MOVED;
}

static void do_redo(struct asked *asked, struct lz_text rest) {
    (void)rest;
    turn_redo(asked);
}

static void do_quit(struct asked *asked, struct lz_text rest) {
    (void)rest;
    asked->end = TURN_QUIT;
}

static void do_coach(struct asked *asked, struct lz_text rest) {
    bool allowed = !asked->table->far || asked->table->far->hints;
    asked->table->uncoached = !allowed || lz_text_like(rest, "off");
    struct lz_writer w = turn_message(asked);
    lz_put(&w, asked->table->uncoached ? "The coach is silent; coach brings it back."
                                       : "The coach speaks in the first round.");
}

static void do_hint(struct asked *asked, struct lz_text rest) {
    struct frame frame = turn_frame(asked, (struct lz_text){ 0 });
    struct lz_writer w = turn_message(asked);
    (void)rest;
    if (asked->table->far && !asked->table->far->hints) {
        lz_put(&w, lz_no_words(LZ_NO_HOUSE));
        return;
    }
    say_hint(asked->table, &frame, &w);
}

/* The table is shown anew, in words or drawn. */
static void do_plain(struct asked *asked, struct lz_text rest) {
    asked->table->term->plain = !lz_text_like(rest, "off");
    if (!asked->table->term->out)
        screen_show(asked->table, asked->seat, &(struct screen_ask){ &asked->moves, "", false });
}

/* A drawer may have a page of its own for them. */
static bool has_cards(const struct lz_game *game) { return !drawer_word_of(game, lz_span("cards")); }
static bool has_table(const struct lz_game *game) { return game->table; }
static bool advises(const struct lz_game *game) { return game->advise; }
static bool foretells(const struct lz_game *game) { return game->effect; }

/* Those with a `with` are there only for games that have it; a drawer's own have the place of NULL. */
static const struct {
    const char *word, *form, *about;
    void (*run)(struct asked *, struct lz_text);
    bool (*with)(const struct lz_game *);
} commands[] = {
    { "?", "?", "this page", do_help, NULL },
    { "help", "help WORD", "the rule, card or place of that name", do_help, NULL },
    { "try", "try MOVE", "what a move would do, before you make it; ?MOVE is short for it", turn_try, foretells },
    { "Enter", "Enter alone", "try what the coach says, and once more: do it", NULL, advises },
    { "hint", "hint", "what you could do now, and why", do_hint, advises },
    { "why", "why", "the three best moves as the best bot sees them, and what speaks for each", do_why, advises },
    { "undo", "undo", "take back your last move, if it showed nobody anything new", do_undo, NULL },
    { "redo", "redo", "make the move again that undo has just taken back", do_redo, NULL },
    { "rules", "rules [ID]", "how it is played; by a rule (6.3), a section (6), a card or any word", do_rules, NULL },
    { "cards", "cards", "what the cards and places do, a line for each; cards NAME: all about one", do_cards,
      has_cards },
    { NULL, NULL, NULL, NULL, NULL },
    { "more", "more", "all legal moves in full", do_more, NULL },
    { "since", "since", "what has happened since your last move", do_since, NULL },
    { "log", "log [all]", "what has happened, as far as you saw it", do_log, NULL },
    { "score", "score", "how the match stands", do_score, NULL },
    { "coach", "coach [off]", "a hint with each question of the first round, or none", do_coach, advises },
    { "seal", "seal", "what the deal was sealed with, and where the match is kept", do_seal, NULL },
    { "plain", "plain [off]", "the table in words, as a screen reader needs it, or drawn", do_plain, has_table },
    { "quit", "quit", "stop here; the match is saved and can be resumed", do_quit, NULL },
    { "q", NULL, NULL, do_quit, NULL },
    { "exit", NULL, NULL, do_quit, NULL },
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static void put_commands(const struct lz_game *game, const struct term_list *list) {
    const struct drawer *drawer = drawer_of(game);
    for (int i = 0; i < COMMANDS; i++) {
        if (commands[i].form && (!commands[i].with || commands[i].with(game)))
            term_put_pair(list, commands[i].form, commands[i].about);
        for (const struct drawer_word *own = drawer->words; !commands[i].word && own && own->word; own++)
            if (own->form)
                term_put_pair(list, own->form, own->about);
    }
}

static void put_help(struct asked *asked, struct lz_text rest, struct lz_writer *w) {
    const struct table *table = asked->table;
    const struct drawer *drawer = drawer_of(table->game);
    (void)rest;
    const char *how = drawer->typed
                          ? "Answer with a move in words, in upper or lower case; any abbreviation that can mean only "
                            "one move will do. Where a verb takes a single word or number, that alone will do."
                          : "Answer with the number of a move, or with the move in words, in upper or lower case; "
                            "short codes and any abbreviation that can mean only one move will do.";
    term_put_wrapped(w, lz_span(how), (struct term_wrap){ table->term->wide, 0, 9 });
    put_commands(table->game, &(struct term_list){ table->term, w, 15 });
    if (table->far)
        far_put_words(&(struct term_list){ table->term, w, 15 });
    lz_put(w, "The moves are:\n");
    book_put_verbs(table->game, &(struct term_list){ table->term, w, 30 });
}

static bool run_own(struct asked *asked, struct lz_text word, struct lz_text rest) {
    const struct drawer_word *own = drawer_word_of(asked->table->game, word);
    if (!own)
        return false;
    struct frame frame = screen_frame(asked->table, asked->seat);
    char *room = cli_room(NULL, ROOM);
    struct lz_writer w = lz_writer_in(room, ROOM);
    frame.moves = &asked->moves;
    own->put(&frame, rest, &w);
    show_page(asked, &w);
    free(room);
    return true;
}

bool turn_command(struct asked *asked, struct lz_text line) {
    const struct lz_game *game = asked->table->game;
    struct lz_text rest = line, word = lz_take_word(&rest);
    if (game->effect && word.len > 1 && *word.at == '?') {
        turn_try(asked, lz_trim((struct lz_text){ line.at + 1, line.len - 1 }));
        return true;
    }
    if (asked->table->learner.lesson && lz_text_like(word, "skip")) {
        do_quit(asked, rest);
        return true;
    }
    for (int i = 0; i < COMMANDS; i++) {
        if (!commands[i].run || !lz_text_like(word, commands[i].word) || (commands[i].with && !commands[i].with(game)))
            continue;
        commands[i].run(asked, lz_trim(rest));
        return true;
    }
    if (run_own(asked, word, lz_trim(rest)))
        return true;
    struct lz_writer says = turn_message(asked);
    if (!asked->table->far || !far_word(asked->table, line, &says))
        return false;
    far_put_said(asked->table, &says);
    return true;
}
