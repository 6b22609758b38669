/* Between the files of the desk:
     desk.c        the screen and the loop          desk_orders.c  orders laid, struck, taken back, counted
     desk_words.c  the commands                     desk_tab.c     words that Tab may mean
     desk_start.c  before the world is made         desk_news.c    what a turn brought */
#ifndef CLI_DESK_WORK_H
#define CLI_DESK_WORK_H

#include "clients/cli/draw/draw_desk.h"
#include "clients/cli/desk/desk.h"
#include "clients/cli/play/line_edit.h"
#include "clients/mail/doc.h"
#include "core/sheet.h"

enum { DESK_ROOM = 262144, DESK_BATCHES = 64 };

struct desk {
    struct table *table;
    const struct term *term;
    const struct lz_sheet *sheet;
    const struct draw_desk *look;
    int seat;
    void *view;            /* as of now */
    char *book;            /* the orders so far, a line each */
    int orders;            /* how many they are, */
    int limit, turn;       /* how many may be; and for which turn */
    struct doc_file paper; /* the receipt of the last page that was read (docs/receipt.md) */
    struct lz_move move[LZ_SHEET_MOVES];
    struct lz_moves moves;       /* what that page means */
    struct lz_writer said;       /* what the last answer came to, shown under the map */
    int centre;                  /* of the map */
    bool moved;                  /* something was laid or struck: the view is old */
    uint8_t batch[DESK_BATCHES]; /* moves of each command, so that undo takes back the whole of it */
    int batches;
    enum turn end;
};

/* ---- desk.c */
struct frame desk_frame(const struct desk *);
void desk_look(struct desk *);                       /* takes view and book anew */
bool desk_page(const struct desk *, struct lz_text); /* a page of its own; false: the input has ended */
enum term_line desk_line(struct desk *, const char *prompt, struct lz_text *line); /* with history and completion */
void desk_show(struct desk *);
void desk_print_said(const struct desk *); /* alone, where there is no screen to draw anew */
/* Moves of this seat, all of them or none; says in `said` why not. */
bool desk_moves(struct desk *, const struct lz_move *, uint32_t count);
bool desk_move(struct desk *, struct lz_move);

/* ---- desk_orders.c */
void desk_read(struct desk *, struct lz_text page); /* its receipt and its moves */
void desk_read_book(struct desk *);                 /* all that is ordered, for its warnings */
int desk_put_notes(const struct desk *, const char *list, int most, struct lz_writer *); /* "errors", "warnings" */
void desk_lay(struct desk *, struct lz_text line); /* an order as people write it */
void desk_try(struct desk *, struct lz_text line); /* what it would do, and nothing is ordered */
void desk_strike(struct desk *, struct lz_text numbers);
void desk_undo(struct desk *);
void desk_put_orders(const struct desk *, bool words, struct lz_writer *);

/* ---- desk_start.c */
void desk_begin(struct desk *, struct lz_text ways);

/* ---- desk_news.c */
bool desk_news(struct desk *);                           /* shows what is new; false: the input has ended */
void desk_put_news(struct desk *, struct lz_writer *);   /* the last turn in short, battles first */
void desk_put_report(struct desk *, struct lz_writer *); /* the whole report as it would be mailed */

/* ---- desk_words.c, desk_tab.c */
bool desk_command(struct desk *, struct lz_text line); /* false: it is none */
struct desk_word {
    const char *word, *form, *about; /* form NULL: another name of the one before */
    void (*run)(struct desk *, struct lz_text rest);
};
extern const struct desk_word desk_words[];
extern const int desk_word_count;
void desk_tab(void *desk, struct lz_text before, struct lz_writer *);

#endif
