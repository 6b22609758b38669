/* How the desk (desk/desk.h) looks for one game with sheets: its world, its coach, its ways to begin. What every such
   game has in common, orders and receipts, comes from core/sheet.h. */
#ifndef CLI_DRAW_DESK_H
#define CLI_DRAW_DESK_H

#include "clients/cli/draw/draw.h"

enum { DRAW_TIPS = 6 };

/* An order that could be given, and why. */
struct draw_tip {
    char order[60], why[1900];
};

struct draw_window {
    int place, lines, columns; /* around a place, in at most that many lines and columns */
};

struct draw_desk {
    /* A screen: a line or two on how the match stands, the world, and what is the seat's own in 32 columns beside it;
       `panel_word` is the command that shows all of that. */
    void (*head)(const struct frame *, struct lz_writer *);
    void (*world)(const struct frame *, struct draw_window, struct lz_writer *);
    void (*panel)(const struct frame *, struct lz_writer *);
    const char *panel_word;
    /* The place that a word means, home if it is empty; -1 after saying in `why` that there is none such. */
    int (*place)(const void *view, struct lz_text word, struct lz_writer *why);
    void (*places)(const void *view, struct lz_writer *);      /* such words, each after a blank */
    void (*writing)(const struct frame *, struct lz_writer *); /* how orders are written */
    void (*key)(const struct frame *, struct lz_writer *);     /* the signs of the world */
    /* What a newcomer could order now; answers how many. And what all should know. */
    int (*tips)(const struct frame *, struct draw_tip tip[DRAW_TIPS]);
    const char *lesson;
    /* Before the first turn: tells of the ways to begin; false if the seat has begun. starts[0] is the page that 1
       means, up to NULL; Enter is `usual`. */
    bool (*begin)(const struct frame *, struct lz_writer *);
    const char *const *starts;
    const char *const *start_names; /* what each begins with is its name: "Yellow: ..."; up to NULL */
    int usual;
};

#endif
