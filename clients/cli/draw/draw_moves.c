/* The list of legal moves: numbered, a line or more for each verb. In full words where they fit, unless the game's
   table speaks in codes, else in codes; where even those are too many and the game's drawer wants heads, what may
   follow each head without numbers. */
#include "clients/cli/draw/draw.h"

#include "core/words/verb.h"

#include <stdlib.h>
#include <string.h>

enum { LABEL = 8 }; /* columns of the verb before its moves */

enum spelling { WORDS, CODES, FLOW }; /* FLOW: codes, and no new line for a new verb */

/* How many arguments stand in the head beside the verb. */
static int head_of(const struct lz_game *game, const struct lz_move *move) {
    return drawer_of(game)->by_head && move->args > 1 ? move->args - 1 : 0;
}

static bool same_verb(const struct lz_game *game, const struct lz_move *a, const struct lz_move *b) {
    return strcmp(lz_verb_of(game, a->verb)->word, lz_verb_of(game, b->verb)->word) == 0;
}

static bool same_head(const struct lz_game *game, const struct lz_move *a, const struct lz_move *b) {
    int head = head_of(game, a);
    return same_verb(game, a, b) && head == head_of(game, b) &&
           memcmp(a->arg, b->arg, (size_t)head * sizeof a->arg[0]) == 0;
}

/* Some arguments of a move, from one up to another. */
struct args {
    const struct lz_move *move;
    int from, to;
};

/* Without the verb: "R: R R R!". */
static void put_args(const struct lz_game *game, struct args some, enum spelling spelling, struct lz_writer *w) {
    const struct lz_move *move = some.move;
    const char *form = lz_verb_of(game, move->verb)->form;
    for (int i = some.from; i < some.to; i++) {
        char letter = form[2 * i];
        lz_put(w, i > some.from ? " " : "");
        if (letter == 's' || letter == 'n' || *draw_name(game, letter, move->arg[i])->word == '?')
            lz_word_print(game, letter, move->arg[i], w);
        else
            lz_put(w, spelling != WORDS ? draw_code(game, letter, move->arg[i])
                                        : draw_name(game, letter, move->arg[i])->word);
        if (letter == 'k' && i + 1 < move->args)
            lz_put(w, ":");
    }
}

/* "add bird": the verb and, where heads are wanted, all arguments but the last. */
static void put_head(const struct lz_game *game, const struct lz_move *move, struct lz_writer *w) {
    int head = head_of(game, move);
    lz_put(w, lz_verb_of(game, move->verb)->word);
    lz_put(w, head ? " " : "");
    put_args(game, (struct args){ move, 0, head }, WORDS, w);
}

struct list {
    const struct term *term;
    struct lz_writer *w;
    int column, lines, most, margin;
};

static bool new_line(struct list *list) {
    if (list->lines == list->most)
        return false;
    lz_put(list->w, list->lines ? "\n" : "");
    list->lines++;
    list->column = 0;
    return true;
}

/* The verb in the margin of its first line. */
static void put_label(struct list *list, const char *word) {
    term_style(list->term, list->w, BOLD);
    term_put_cell(list->term, list->w, lz_span(word), list->margin);
    term_style(list->term, list->w, PLAIN);
    list->column = list->margin;
}

/* A table in words stays with them: what is longer than a line goes on under itself. */
static void put_long(struct list *list, struct lz_text item) {
    char room[800];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    term_put_wrapped(&w, item, (struct term_wrap){ list->term->wide - list->margin, 3, 9 });
    struct lz_text rest = { room, w.len };
    lz_put_text(list->w, lz_take_line(&rest));
    while (rest.len && new_line(list)) {
        put_label(list, "");
        lz_put_text(list->w, lz_take_line(&rest));
    }
    list->column = list->term->wide;
}

static bool put_item(struct list *list, const char *verb, uint32_t number, struct lz_text words) {
    char room[400];
    struct lz_writer item = lz_writer_in(room, sizeof room);
    if (*verb) {
        term_styled(list->term, &item, BOLD, verb);
        lz_put_char(&item, ' ');
    }
    lz_put_number(&item, number);
    lz_put(&item, words.len ? " " : "");
    lz_put_text(&item, words);
    int size = term_columns((struct lz_text){ item.at, item.len });
    bool longer = list->margin && list->margin + size > list->term->wide;
    if (longer && !list->term->plain)
        return false; /* too long to be read well: codes are shorter */
    if (!list->lines || (list->column > list->margin && list->column + 2 + size > list->term->wide)) {
        if (!new_line(list))
            return false;
        if (list->margin)
            put_label(list, "");
    }
    if (longer) {
        put_long(list, (struct lz_text){ item.at, item.len });
        return true;
    }
    int gap = list->column > list->margin ? 2 : 0;
    lz_put(list->w, gap ? "  " : "");
    lz_put_text(list->w, (struct lz_text){ item.at, item.len });
    list->column += gap + size;
    return true;
}

/* Wide enough for the longest head. */
static int margin_of(const struct lz_game *game, const struct lz_moves *moves) {
    int margin = LABEL;
    for (uint32_t i = 0; i < moves->count && drawer_of(game)->by_head; i++) {
        char room[200];
        struct lz_writer head = lz_writer_in(room, sizeof room);
        put_head(game, &moves->at[i], &head);
        margin = (int)head.len + 1 > margin ? (int)head.len + 1 : margin;
    }
    return margin;
}

/* Answers how many moves there was room for. */
static uint32_t lay_out(const struct frame *frame, enum spelling spelling, int most, struct lz_writer *w) {
    const struct lz_game *game = frame->game;
    const struct lz_moves *moves = frame->moves;
    struct list list = { .term = frame->term, .w = w, .most = most };
    list.margin = spelling == FLOW ? 0 : margin_of(game, moves);
    uint32_t i = 0;
    for (; i < moves->count; i++) {
        const struct lz_move *move = &moves->at[i];
        char room[300], label[200];
        struct lz_writer words = lz_writer_in(room, sizeof room), head = lz_writer_in(label, sizeof label);
        bool fresh = i == 0 || !same_head(game, move, move - 1);
        put_head(game, move, &head);
        if (fresh && spelling != FLOW) {
            if (!new_line(&list))
                break;
            put_label(&list, label);
        }
        put_args(game, (struct args){ move, head_of(game, move), move->args }, spelling, &words);
        if (!put_item(&list, fresh && spelling == FLOW ? label : "", i + 1, (struct lz_text){ words.at, words.len }))
            break;
    }
    lz_put(w, list.lines ? "\n" : "");
    return i;
}

/* ---- without numbers: "add bird or lizard: TB1 TB2 CH4. done." */

static uint32_t run_of(const struct lz_game *game, const struct lz_moves *moves, uint32_t from) {
    uint32_t n = 1;
    while (from + n < moves->count && same_head(game, &moves->at[from], &moves->at[from + n]))
        n++;
    return n;
}

/* The run that begins there goes with the one before: the same verb, and the same may follow. */
static bool alike(const struct lz_game *game, const struct lz_moves *moves, uint32_t a, uint32_t b) {
    uint32_t n = run_of(game, moves, a);
    if (b >= moves->count || !same_verb(game, &moves->at[a], &moves->at[b]) || run_of(game, moves, b) != n)
        return false;
    for (uint32_t i = 0; i < n; i++) {
        const struct lz_move *x = &moves->at[a + i], *y = &moves->at[b + i];
        if (x->args != y->args || !x->args || x->arg[x->args - 1] != y->arg[y->args - 1])
            return false;
    }
    return true;
}

static uint32_t put_run(const struct frame *frame, uint32_t from, struct lz_writer *w) {
    const struct lz_game *game = frame->game;
    const struct lz_moves *moves = frame->moves;
    uint32_t n = run_of(game, moves, from), next = from + n;
    const struct lz_move *move = &moves->at[from];
    term_style(frame->term, w, BOLD);
    put_head(game, move, w);
    for (; alike(game, moves, from, next); next += n) {
        lz_put(w, " or ");
        put_args(game, (struct args){ &moves->at[next], 0, head_of(game, &moves->at[next]) }, WORDS, w);
    }
    term_style(frame->term, w, PLAIN);
    for (uint32_t i = 0; i < n && move->args; i++) {
        lz_put_char(w, ' ');
        put_args(game, (struct args){ &moves->at[from + i], move->args - 1, move->args }, CODES, w);
    }
    lz_put(w, next < moves->count ? "; " : "");
    return next;
}

static bool lay_bare(const struct frame *frame, int most, struct lz_writer *w) {
    char room[8000];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    for (uint32_t i = 0; i < frame->moves->count;)
        i = put_run(frame, i, &words);
    struct term_wrap to = { frame->term->wide, 2, most + 1 };
    int lines = term_put_wrapped(w, (struct lz_text){ room, words.len }, to);
    return !words.full && lines <= most;
}

/* A table in words has no codes. */
static bool is_coded(const struct frame *frame) { return drawer_of(frame->game)->coded && !frame->term->plain; }

void draw_move(const struct frame *frame, const struct lz_move *move, struct lz_writer *w) {
    const struct lz_verb *verb = lz_verb_of(frame->game, move->verb);
    if (move->args > 1 && verb->form[0] == 'k') { /* "meld F: F F F!": without a mark the set reads like a card */
        lz_put(w, verb->word);
        lz_put(w, " ");
        put_args(frame->game, (struct args){ move, 0, move->args }, is_coded(frame) ? CODES : WORDS, w);
        return;
    }
    (is_coded(frame) ? lz_move_print_codes : lz_move_print)(frame->game, move, w);
}

uint32_t draw_moves(const struct frame *frame, int most, struct lz_writer *w) {
    uint32_t from = w->len, listed = 0;
    if (drawer_of(frame->game)->typed) { /* numbers would not be taken for moves */
        lay_bare(frame, most, w);
        return frame->moves->count;
    }
    for (enum spelling spelling = is_coded(frame) ? CODES : WORDS; spelling <= FLOW; spelling++) {
        w->len = from;
        w->full = false;
        listed = lay_out(frame, spelling, most, w);
        if (listed == frame->moves->count)
            return listed;
    }
    uint32_t end = w->len;
    char *kept = cli_room(NULL, end - from + 1);
    memcpy(kept, w->at + from, end - from);
    w->len = from;
    if (drawer_of(frame->game)->by_head && lay_bare(frame, most, w)) {
        free(kept);
        return frame->moves->count;
    }
    w->len = from;
    lz_put_text(w, (struct lz_text){ kept, end - from });
    free(kept);
    return listed;
}
