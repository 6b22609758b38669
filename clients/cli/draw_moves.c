/* The list of legal moves: numbered, a line or more for each verb, in full words where they fit, else in codes. */
#include "clients/cli/draw.h"

#include "core/verb.h"

#include <string.h>

enum { LABEL = 8 }; /* columns of the verb before its moves */

enum spelling { WORDS, CODES, FLOW }; /* FLOW: codes, and no new line for a new verb */

static bool same_word(const struct lz_game *game, const struct lz_move *a, const struct lz_move *b) {
    return strcmp(lz_verb_of(game, a->verb)->word, lz_verb_of(game, b->verb)->word) == 0;
}

/* The arguments without the verb: "R: R R R!". */
static void put_args(const struct lz_game *game, const struct lz_move *move, enum spelling spelling,
                     struct lz_writer *w) {
    const char *form = lz_verb_of(game, move->verb)->form;
    for (int i = 0; i < move->args; i++) {
        char letter = form[2 * i];
        lz_put(w, i ? " " : "");
        if (letter == 's' || letter == 'n')
            lz_word_print(game, letter, move->arg[i], w);
        else
            lz_put(w, spelling != WORDS ? draw_code(game, letter, move->arg[i])
                                        : draw_name(game, letter, move->arg[i])->word);
        if (letter == 'k' && i + 1 < move->args)
            lz_put(w, ":");
    }
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
    term_put_cell(list->term, list->w, lz_span(word), LABEL);
    term_style(list->term, list->w, PLAIN);
    list->column = LABEL;
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
    if (list->margin && list->margin + size > list->term->wide)
        return false; /* too long to be read well: codes are shorter */
    if (!list->lines || (list->column > list->margin && list->column + 2 + size > list->term->wide)) {
        if (!new_line(list))
            return false;
        if (list->margin)
            put_label(list, "");
    }
    int gap = list->column > list->margin ? 2 : 0;
    lz_put(list->w, gap ? "  " : "");
    lz_put_text(list->w, (struct lz_text){ item.at, item.len });
    list->column += gap + size;
    return true;
}

/* Answers how many moves there was room for. */
static uint32_t lay_out(const struct term *term, const struct lz_game *game, const struct lz_moves *moves,
                        enum spelling spelling, int most, struct lz_writer *w) {
    struct list list = { .term = term, .w = w, .most = most, .margin = spelling == FLOW ? 0 : LABEL };
    uint32_t i = 0;
    for (; i < moves->count; i++) {
        const struct lz_move *move = &moves->at[i];
        char room[300];
        struct lz_writer words = lz_writer_in(room, sizeof room);
        const char *word = lz_verb_of(game, move->verb)->word;
        bool fresh = i == 0 || !same_word(game, move, move - 1);
        if (fresh && spelling != FLOW) {
            if (!new_line(&list))
                break;
            put_label(&list, word);
        }
        put_args(game, move, spelling, &words);
        if (!put_item(&list, fresh && spelling == FLOW ? word : "", i + 1, (struct lz_text){ words.at, words.len }))
            break;
    }
    lz_put(w, list.lines ? "\n" : "");
    return i;
}

uint32_t draw_moves(const struct term *term, const struct lz_game *game, const struct lz_moves *moves, int most,
                    struct lz_writer *w) {
    uint32_t from = w->len, listed = 0;
    for (enum spelling spelling = WORDS; spelling <= FLOW; spelling++) {
        w->len = from;
        w->full = false;
        listed = lay_out(term, game, moves, spelling, most, w);
        if (listed == moves->count)
            break;
    }
    return listed;
}
