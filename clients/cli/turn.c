/* Asking a person: numbers, moves in words, and the commands of the table. */
#include "clients/cli/turn.h"

#include "clients/cli/book.h"
#include "clients/cli/desk.h"
#include "clients/cli/screen.h"
#include "core/prose.h"
#include "core/verb.h"

#include <stdio.h>
#include <stdlib.h>

enum { ROOM = 262144, LOG_LINES = 400 };

struct asked {
    struct table *table;
    int seat;
    struct lz_moves moves;
    char message[1600];   /* what was wrong with the last answer, or what a command has to say */
    struct lz_move tried; /* what Enter would make */
    bool trying;
    enum turn end;
};

static struct lz_writer message(struct asked *asked) { return lz_writer_in(asked->message, sizeof asked->message); }

/* A page of its own: shown, and on a terminal left with Enter. */
static void page(struct asked *asked, void (*put)(struct asked *, struct lz_text, struct lz_writer *),
                 struct lz_text rest) {
    char *room = cli_room(NULL, ROOM);
    struct lz_writer w = lz_writer_in(room, ROOM);
    put(asked, rest, &w);
    term_clear(asked->table->term);
    term_page(asked->table->term, (struct lz_text){ w.at, w.len });
    free(room);
}

static void put_rules(struct asked *asked, struct lz_text id, struct lz_writer *w) {
    const struct lz_game *game = asked->table->game;
    struct book_place place = book_find(game, id);
    if (!id.len) {
        book_help(asked->table->term, game, w);
    } else if (place.kind != BOOK_NOTHING) {
        book_tell(asked->table->term, &place, w);
    } else if (!book_search(asked->table->term, game, id, w)) {
        char room[3000];
        struct lz_writer near = lz_writer_in(room, sizeof room);
        lz_put(&near, "There is no rule '");
        lz_put_text(&near, id);
        lz_put(&near, "'; ");
        book_near(game, id, &near);
        term_put_wrapped(w, lz_span(room), asked->table->term->wide, 2, 99);
    }
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
    draw_moves(asked->table->term, asked->table->game, &asked->moves, 999, w);
}

static void put_help(struct asked *asked, struct lz_text rest, struct lz_writer *w);

static void do_help(struct asked *asked, struct lz_text rest) { page(asked, put_help, rest); }
static void do_rules(struct asked *asked, struct lz_text rest) { page(asked, put_rules, rest); }
static void do_log(struct asked *asked, struct lz_text rest) { page(asked, put_log, rest); }
static void do_score(struct asked *asked, struct lz_text rest) { page(asked, put_score, rest); }
static void do_more(struct asked *asked, struct lz_text rest) { page(asked, put_more, rest); }

static void do_undo(struct asked *asked, struct lz_text rest) {
    struct lz_writer w = message(asked);
    (void)rest;
    if (!table_undo(asked->table, asked->seat, &w))
        return;
    snprintf(asked->table->notice, sizeof asked->table->notice, "Taken back.");
    asked->end = TURN_MOVED;
}

static void do_quit(struct asked *asked, struct lz_text rest) {
    (void)rest;
    asked->end = TURN_QUIT;
}

static void do_coach(struct asked *asked, struct lz_text rest) {
    asked->table->uncoached = lz_text_like(rest, "off");
    struct lz_writer w = message(asked);
    lz_put(&w, asked->table->uncoached ? "The coach is silent; coach brings it back."
                                       : "The coach speaks in the first round.");
}

static void do_try(struct asked *asked, struct lz_text rest);

static bool has_coach(const struct drawer *drawer) { return drawer->coach; }
static bool has_preview(const struct drawer *drawer) { return drawer->preview; }

/* Those with a `with` are there only for games whose drawer has it; a drawer's own have the place of NULL. */
static const struct {
    const char *word, *form, *about;
    void (*run)(struct asked *, struct lz_text);
    bool (*with)(const struct drawer *);
} commands[] = {
    { "?", "?", "this page", do_help, NULL },
    { "help", NULL, NULL, do_help, NULL },
    { "try", "try MOVE", "what a move would do, before you make it; ?MOVE is short for it", do_try, has_preview },
    { "undo", "undo", "take back your last move, if it showed nobody anything new", do_undo, NULL },
    { "rules", "rules [ID]", "the rulebook: by a rule (6.3), a section (6), a card or any word", do_rules, NULL },
    { NULL, NULL, NULL, NULL, NULL },
    { "more", "more", "all legal moves in full", do_more, NULL },
    { "log", "log [all]", "what has happened, as far as you saw it", do_log, NULL },
    { "score", "score", "how the match stands", do_score, NULL },
    { "coach", "coach [off]", "a word of advice with each question of the first round, or none", do_coach, has_coach },
    { "quit", "quit", "stop here; the match is saved and can be resumed", do_quit, NULL },
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

static void put_help(struct asked *asked, struct lz_text rest, struct lz_writer *w) {
    const struct table *table = asked->table;
    const struct drawer *drawer = drawer_of(table->game);
    (void)rest;
    term_put_wrapped(w,
                     lz_span("Answer with the number of a move, or with the move in words: any case, short codes, "
                             "and beginnings that can mean only one move will do."),
                     table->term->wide, 0, 9);
    for (int i = 0; i < COMMANDS; i++) {
        if (commands[i].form && (!commands[i].with || commands[i].with(drawer)))
            term_put_pair(table->term, w, commands[i].form, commands[i].about, 14);
        for (const struct drawer_word *own = drawer->words; !commands[i].word && own && own->word; own++)
            term_put_pair(table->term, w, own->form, own->about, 14);
    }
    lz_put(w, "The moves are:\n");
    for (int i = 0; i < table->game->verb_count; i++) {
        char room[160];
        struct lz_writer usage = lz_writer_in(room, sizeof room);
        book_usage(table->game, &table->game->verbs[i], &usage);
        term_put_pair(table->term, w, room, table->game->verbs[i].help, 30);
    }
}

static bool run_own(struct asked *asked, struct lz_text word, struct lz_text rest) {
    const struct drawer_word *own = drawer_of(asked->table->game)->words;
    while (own && own->word && !lz_text_like(word, own->word))
        own++;
    if (!own || !own->word)
        return false;
    struct frame frame = screen_frame(asked->table, asked->seat);
    char *room = cli_room(NULL, ROOM);
    struct lz_writer w = lz_writer_in(room, ROOM);
    frame.moves = &asked->moves;
    own->put(&frame, rest, &w);
    term_clear(asked->table->term);
    term_page(asked->table->term, (struct lz_text){ w.at, w.len });
    free(room);
    return true;
}

static bool run_command(struct asked *asked, struct lz_text line) {
    const struct drawer *drawer = drawer_of(asked->table->game);
    struct lz_text rest = line, word = lz_take_word(&rest);
    if (drawer->preview && word.len > 1 && *word.at == '?') {
        do_try(asked, lz_trim((struct lz_text){ line.at + 1, line.len - 1 }));
        return true;
    }
    for (int i = 0; i < COMMANDS; i++) {
        if (!commands[i].word || !lz_text_like(word, commands[i].word) ||
            (commands[i].with && !commands[i].with(drawer)))
            continue;
        commands[i].run(asked, lz_trim(rest));
        return true;
    }
    return run_own(asked, word, lz_trim(rest));
}

static void refuse(struct asked *asked, const struct lz_move *move, struct lz_why why) {
    const struct lz_rule *rule = &asked->table->game->ruleset[why.rule];
    struct lz_writer w = message(asked);
    lz_put_char(&w, '\'');
    if (lz_move_spoken(asked->table->game, move))
        lz_put(&w, lz_verb_of(asked->table->game, move->verb)->word);
    else
        lz_move_print(asked->table->game, move, &w);
    lz_put(&w, "' is refused by ");
    lz_put(&w, rule->id);
    lz_put(&w, ": ");
    lz_put(&w, rule->text);
}

static bool read_move(struct asked *asked, struct lz_text line, struct lz_move *move) {
    int64_t number;
    struct lz_writer w = message(asked);
    if (lz_read_number(line, 0, INT32_MAX, &number)) {
        if (number >= 1 && number <= asked->moves.count) {
            *move = asked->moves.at[number - 1];
            return true;
        }
        lz_put(&w, "The moves are numbered from 1 to ");
        lz_put_number(&w, asked->moves.count);
        lz_put_char(&w, '.');
        return false;
    }
    if (lz_move_guess(asked->table->game, &asked->moves, line, move, &w))
        return true;
    lz_put(&w, ". (? for help)");
    return false;
}

static void make_move(struct asked *asked, struct lz_move *move, struct lz_text words) {
    struct table *table = asked->table;
    struct lz_why why;
    uint32_t before = table->events;
    move->seat = (uint8_t)asked->seat;
    enum lz_status status = table_move(table, move, words, &why);
    if (status == LZ_REFUSED) {
        refuse(asked, move, why);
        return;
    }
    table->since[asked->seat] = before;
    asked->end = status == LZ_OK ? TURN_MOVED : TURN_FAILED;
}

/* What the move would do; then Enter makes it. */
static void do_try(struct asked *asked, struct lz_text rest) {
    struct table *table = asked->table;
    struct lz_why why;
    if (!read_move(asked, rest, &asked->tried))
        return;
    asked->tried.seat = (uint8_t)asked->seat;
    if (!table->game->check(table->state, &asked->tried, &why)) {
        refuse(asked, &asked->tried, why);
        return;
    }
    struct frame frame = screen_frame(table, asked->seat);
    struct lz_writer w = message(asked);
    frame.moves = &asked->moves;
    lz_put_char(&w, '\'');
    lz_move_print(table->game, &asked->tried, &w);
    lz_put(&w, "': ");
    drawer_of(table->game)->preview(&frame, &asked->tried, &w);
    lz_put(&w, " (Enter makes this move.)");
    asked->trying = true;
}

static void answer(struct asked *asked, struct lz_text line) {
    struct lz_move move = { 0 };
    struct lz_text words = { 0 };
    bool tried = asked->trying;
    asked->message[0] = 0;
    asked->trying = false;
    line = lz_trim(line);
    if (!line.len && tried)
        make_move(asked, &asked->tried, words);
    else if (line.len && !run_command(asked, line) &&
             (lz_prose_take(asked->table->game, line, &move, &words) || read_move(asked, line, &move)))
        make_move(asked, &move, words);
}

/* Where there is no screen to draw anew, only what an answer has to say. */
static void show(struct asked *asked, bool first) {
    struct term *term = asked->table->term;
    term_measure(term);
    if (first || term->out)
        screen_show(asked->table, asked->seat, &asked->moves, asked->message);
    else if (asked->message[0])
        printf("%s\n", asked->message);
}

enum turn turn_ask(struct table *table, int seat) {
    if (table->game->sheet)
        return desk_ask(table, seat);
    struct asked *asked = cli_room(NULL, sizeof *asked);
    struct lz_move *room = cli_room(NULL, LZ_MOVES * sizeof *room);
    *asked = (struct asked){ .table = table, .seat = seat, .moves = { room, 0, LZ_MOVES, false } };
    table->game->legal(table->state, seat, &asked->moves);
    snprintf(asked->message, sizeof asked->message, "%s", table->notice);
    table->notice[0] = 0;
    asked->end = screen_pass(table, seat) && screen_interlude(table, seat) ? TURN_ASKING : TURN_OVER;
    for (bool first = true; asked->end == TURN_ASKING; first = false) {
        struct lz_text line;
        show(asked, first);
        enum term_line got = term_read(table->term, "> ", &line);
        if (got != TERM_LINE)
            asked->end = TURN_OVER;
        else
            answer(asked, line);
    }
    enum turn end = asked->end;
    free(room);
    free(asked);
    return end;
}
