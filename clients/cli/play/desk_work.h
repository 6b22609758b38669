/* Between the files of the desk:
     desk.c        the loop and the commands        desk_orders.c  orders laid, struck, taken back, counted
     desk_coach.c  what a newcomer could order      desk_start.c   before the world is made
     desk_news.c   what a turn brought              desk_tab.c     words that Tab may mean */
#ifndef CLI_DESK_WORK_H
#define CLI_DESK_WORK_H

#include "clients/cli/play/desk.h"
#include "clients/cli/draw/draw_swamp.h"
#include "clients/cli/play/line_edit.h"
#include "games/swamp/sheet/swamp_sheet.h"

enum { DESK_ROOM = 262144, DESK_TIPS = 6, DESK_WORDS = 1600 };

/* An order that could be given, and why. */
struct desk_tip {
    char order[60], why[200];
};

struct desk {
    struct table *table;
    const struct term *term;
    int seat;
    struct swamp_view *view;       /* as of now */
    struct swamp_receipt *receipt; /* of the last page that was read */
    struct lz_writer said;         /* what the last answer came to, shown under the map */
    int centre;                    /* of the map */
    bool moved;                    /* something was laid or struck: the view is old */
    uint8_t batch[TABLE_MARKS];    /* moves of each command, so that undo takes back the whole of it */
    int batches;
    struct desk_tip tip[DESK_TIPS];
    int tips;
    enum turn end;
};

/* ---- desk.c */
struct frame desk_frame(const struct desk *);
void desk_look(struct desk *);                       /* takes the view anew */
bool desk_page(const struct desk *, struct lz_text); /* a page of its own; false: the input has ended */
enum term_line desk_line(struct desk *, const char *prompt, struct lz_text *line); /* with history and completion */
/* One move of this seat; says in `said` why not. */
bool desk_move(struct desk *, struct lz_move);

/* ---- desk_orders.c */
void desk_lay(struct desk *, struct lz_text line); /* an order in any form of SW-22.1 */
void desk_strike(struct desk *, struct lz_text numbers);
void desk_undo(struct desk *);
void desk_put_orders(const struct desk *, bool words, struct lz_writer *);
/* Reads the whole book again, for its warnings. */
void desk_read_book(struct desk *);
void desk_put_note(const struct desk *, const struct swamp_note *, struct lz_writer *);

/* ---- desk_coach.c: from the view alone */
int desk_tips(const struct swamp_view *, struct desk_tip tip[DESK_TIPS]);
void desk_put_coach(struct desk *, struct lz_writer *);

/* ---- desk_start.c */
void desk_begin(struct desk *);

/* ---- desk_news.c */
bool desk_news(struct desk *);                           /* shows what is new; false: the input has ended */
void desk_put_news(struct desk *, struct lz_writer *);   /* the last turn in short, battles first */
void desk_put_report(struct desk *, struct lz_writer *); /* the whole report as it would be mailed */

/* ---- desk_tab.c */
struct desk_word {
    const char *word, *form, *about; /* form NULL: another name of the one before */
    void (*run)(struct desk *, struct lz_text rest);
};
extern const struct desk_word desk_words[];
extern const int desk_word_count;
void desk_tab(void *desk, struct lz_text before, struct lz_writer *);

#endif
