/* Asking a person: numbers, moves in words, and the commands of the table. */
#include "clients/cli/play/turn.h"

#include "clients/cli/book.h"
#include "clients/cli/cli.h"
#include "clients/cli/play/desk.h"
#include "clients/cli/play/line_edit.h"
#include "clients/cli/play/pace.h"
#include "clients/cli/play/screen.h"
#include "core/words/prose.h"
#include "core/words/verb.h"
#include "core/match.h"

#include <stdio.h>
#include <stdlib.h>

enum { ROOM = 262144, LOG_LINES = 400, QUOTED = 40 };

struct asked {
    struct table *table;
    int seat;
    struct lz_moves moves;
    char message[1600];              /* what was wrong with the last answer, or what a command has to say */
    struct lz_move tried;            /* what Enter would make */
    char tried_words[LZ_SPEECH + 2]; /* one letter too many is still seen */
    bool trying;
    bool paging;     /* a page is shown, not the table */
    char prompt[32]; /* with the time that is left */
    enum turn end;
};

static struct lz_writer message(struct asked *asked) { return lz_writer_in(asked->message, sizeof asked->message); }

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
    lz_put(&near, "There is no rule '");
    lz_put_text(&near, id);
    lz_put(&near, "'; ");
    book_near(game, id, &near);
    term_put_wrapped(w, lz_span(room), (struct term_wrap){ term->wide, 2, 99 });
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

static void put_help(struct asked *asked, struct lz_text rest, struct lz_writer *w);

static void do_help(struct asked *asked, struct lz_text rest) { page(asked, put_help, rest); }
static void do_rules(struct asked *asked, struct lz_text rest) { page(asked, put_rules, rest); }
static void do_log(struct asked *asked, struct lz_text rest) { page(asked, put_log, rest); }
static void do_score(struct asked *asked, struct lz_text rest) { page(asked, put_score, rest); }
static void do_more(struct asked *asked, struct lz_text rest) { page(asked, put_more, rest); }

static void do_undo(struct asked *asked, struct lz_text rest) {
    struct lz_writer w = message(asked);
    (void)rest;
    if (!table_undo(asked->table, asked->seat, 1, &w))
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

static void put_commands(const struct drawer *drawer, const struct term_list *list) {
    for (int i = 0; i < COMMANDS; i++) {
        if (commands[i].form && (!commands[i].with || commands[i].with(drawer)))
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
    put_commands(drawer, &(struct term_list){ table->term, w, 14 });
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

static void refuse(struct asked *asked, const struct lz_move *move, const struct lz_reply *reply) {
    struct lz_writer w = message(asked);
    lz_put_char(&w, '\'');
    if (lz_move_spoken(asked->table->game, move))
        lz_put(&w, lz_verb_of(asked->table->game, move->verb)->word);
    else
        lz_move_print(asked->table->game, move, &w);
    lz_put(&w, reply->no == LZ_NO_RULE ? "' is refused by " : "' was not taken: ");
    table_put_no(asked->table, reply, &w);
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

/* Where no list of verbs would help: what was typed, and how talk begins. */
static void put_no_move(const struct lz_game *game, struct lz_text line, struct lz_writer *w) {
    uint32_t len = line.len < QUOTED ? line.len : QUOTED;
    while (len && len < line.len && ((uint8_t)line.at[len] & 0xc0) == 0x80)
        len--;
    lz_put_char(w, '\'');
    lz_put_text(w, (struct lz_text){ line.at, len });
    lz_put(w, len < line.len ? "...' " : "' ");
    lz_put(w, "is not possible now; what you can type is listed above");
    for (int i = 0; i < game->verb_count; i++)
        if (lz_form_spoken(game->verbs[i].form)) {
            lz_put(w, ". To talk, begin with ");
            lz_put(w, game->verbs[i].word);
            return;
        }
}

static bool read_move(struct asked *asked, struct lz_text line, struct lz_move *move) {
    int64_t number;
    struct lz_writer w = message(asked);
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
    if (lz_move_guess(game, &asked->moves, line, move))
        return true;
    if (bare && !begins_verb(game, line))
        put_no_move(game, line, &w);
    else
        lz_guess_trouble(game, &asked->moves, line, &w);
    lz_put(&w, ". (? for help)");
    return false;
}

static struct frame frame_of(struct asked *asked, struct lz_text words) {
    struct frame frame = screen_frame(asked->table, asked->seat);
    frame.moves = &asked->moves;
    frame.words = words;
    return frame;
}

static void make_move(struct asked *asked, struct lz_move *move, struct lz_text words) {
    struct table *table = asked->table;
    struct lz_reply reply;
    uint32_t before = table->events;
    move->seat = (uint8_t)asked->seat;
    enum lz_status status = table_move(table, asked->seat, (struct table_moves){ move, 1, words }, &reply);
    if (status == LZ_REFUSED) {
        refuse(asked, move, &reply);
        return;
    }
    table->since[asked->seat] = before;
    asked->end = status == LZ_OK ? TURN_MOVED : TURN_FAILED;
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

/* What the move would do; then Enter makes it. */
static void do_try(struct asked *asked, struct lz_text rest) {
    struct table *table = asked->table;
    struct lz_text words = { 0 };
    struct lz_reply no = { .status = LZ_REFUSED };
    asked->tried = (struct lz_move){ 0 };
    asked->tried_words[0] = 0;
    if (!lz_prose_take(table->game, rest, &asked->tried, &words) && !read_move(asked, rest, &asked->tried))
        return;
    asked->tried.seat = (uint8_t)asked->seat;
    if (!judge(asked, words, &no.why)) {
        refuse(asked, &asked->tried, &no);
        return;
    }
    struct frame frame = frame_of(asked, lz_span(asked->tried_words));
    struct lz_writer w = message(asked);
    lz_put_char(&w, '\'');
    if (words.at)
        lz_put(&w, asked->tried_words);
    else
        lz_move_print(table->game, &asked->tried, &w);
    lz_put(&w, "': ");
    drawer_of(table->game)->preview(&frame, &asked->tried, &w);
    lz_put(&w, words.at ? " (Enter says it.)" : " (Enter makes this move.)");
    asked->trying = true;
}

static void make_tried(struct asked *asked) {
    char words[LZ_SPEECH + 2];
    snprintf(words, sizeof words, "%s", asked->tried_words);
    make_move(asked, &asked->tried, words[0] ? lz_span(words) : (struct lz_text){ 0 });
}

static void answer(struct asked *asked, struct lz_text line) {
    struct lz_move move = { 0 };
    struct lz_text words = { 0 };
    bool tried = asked->trying;
    asked->message[0] = 0;
    asked->trying = false;
    line = lz_trim(line);
    if (!line.len && tried)
        make_tried(asked);
    else if (line.len && !run_command(asked, line) &&
             (lz_prose_take(asked->table->game, line, &move, &words) || read_move(asked, line, &move)))
        make_move(asked, &move, words);
    cli_tame(asked->message); /* it may quote what was typed */
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

/* ---- by the clock */

static void list_moves(struct asked *asked) {
    asked->moves.count = 0;
    asked->table->game->legal(asked->table->game, asked->table->room.state, asked->seat, &asked->moves);
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

/* Until the next thing is due; the prompt shows whole seconds. */
static int until_due(void *to) {
    struct asked *asked = to;
    int64_t left = pace_left(asked->table);
    int64_t second = (table_head(asked->table)->alarm - table_now(asked->table)) % 1000 + 1;
    bool ticking = asked->table->term->out && !asked->paging;
    return (int)(ticking && second > 0 && second < left ? second : left < 60000 ? left : 60000);
}

static bool time_passes(void *to) {
    struct asked *asked = to;
    struct table *table = asked->table;
    bool happened;
    if (pace_go(table, &happened) != LZ_OK)
        asked->end = TURN_FAILED;
    if (asked->end != TURN_ASKING || !pace_on(table) || pace_person(table) != asked->seat)
        return false;
    put_prompt(asked);
    if (!happened)
        return true;
    list_moves(asked);
    asked->trying = false;
    if (asked->paging)
        return true;
    term_measure(table->term);
    screen_show(table, asked->seat, &asked->moves, asked->message);
    if (!table->term->out)
        term_print(table->term, lz_span(asked->prompt));
    return true;
}

static void read_answer(struct asked *asked) {
    struct table *table = asked->table;
    struct term_wait wait = { until_due, time_passes, asked };
    struct lz_text line;
    table->term->wait = pace_on(table) ? &wait : NULL;
    put_prompt(asked);
    enum term_line got = drawer_of(table->game)->typed /* arrow up: a sentence that was refused can be mended */
                             ? line_read(table->term, asked->prompt, table_line(table, asked->seat), &line)
                             : term_read(table->term, asked->prompt, &line);
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
    snprintf(asked->message, sizeof asked->message, "%s", table->notice);
    table->notice[0] = 0;
    bool goes_on = screen_pass(table, seat) && (pace_on(table) || screen_interlude(table, seat));
    asked->end = goes_on ? TURN_ASKING : TURN_OVER;
    for (bool first = true; asked->end == TURN_ASKING; first = false) {
        show(asked, first);
        read_answer(asked);
    }
    enum turn end = asked->end;
    free(room);
    free(asked);
    return end;
}
