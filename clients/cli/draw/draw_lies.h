/* Lizards & Lies on a screen. Everything is read from the view and the open tables (games/lies/lies_view.h):
     draw_lies.c       the screen, seats, boards, hands     draw_lies_net.c  a node, the network by place or as list
     draw_lies_map.c   the network drawn with its lines     draw_lies_sheet.c  pages of their own */
#ifndef CLI_DRAW_LIES_H
#define CLI_DRAW_LIES_H

#include "clients/cli/draw/draw.h"
#include "games/lies/lies_view.h"

#define LIES_NODES_OF(i, set) \
    for (uint32_t i##_left = (set), i = 0; i##_left && (i = (uint32_t)__builtin_ctz(i##_left), true); \
         i##_left &= i##_left - 1)

static inline const struct lies_view *lies_view_of(const struct frame *frame) { return frame->view; }
static inline const struct lies_open *lies_open_of(const struct frame *frame) { return &lies_view_of(frame)->open; }
static inline int lies_pile_of(const struct lies_node *node) { return node->theory[0] + node->theory[1]; }

/* ---- draw_lies.c */
enum {
    LIES_DRAWN = 100,
    LIES_BY_PLACE = 78,
    LIES_COLUMNS = 54
}; /* wide: a drawing; by place; two or three columns; else a list */
bool lies_playable_now(const struct frame *, int card); /* among the moves that are asked for */
/* One after the other, one card per line, or each with its text; in so many columns. */
enum lies_hand { LIES_HAND_BRIEF, LIES_HAND_ROWS, LIES_HAND_TEXTS };
struct lies_space {
    enum lies_hand how;
    int wide;
};
void lies_put_hand(const struct frame *, int seat, struct lies_space, struct lz_writer *);
void lies_put_teams(const struct frame *, int wide, struct lz_writer *);

/* ---- draw_lies_net.c */
const char *lies_sign(const struct term *, int piece); /* its shape, or its letter outside UTF-8; one column */
void lies_put_sign(const struct term *, int piece, int times, struct lz_writer *);
/* "[CH4]" held by the Spreaders, "(CH4)" with tokens but not held, " CH4 " without; 5 columns. */
void lies_put_node(const struct frame *, int node, struct lz_writer *);
void lies_put_tokens(const struct frame *, int node, struct lz_writer *);          /* four places */
void lies_put_guards(const struct frame *, int node, struct lz_writer *);          /* Aware, Moderators */
void lies_put_marks(const struct frame *, int node, struct lz_writer *);           /* Flag, Vulnerability */
void lies_put_nodes(const struct lies_data *, uint32_t nodes, struct lz_writer *); /* "TB1-6 CH2 CH4" */
void lies_put_near(const struct lies_data *, int node, struct lz_writer *); /* "134 TB6": in its network by numbers */
int lies_net_tint(int net);
struct lz_text lies_brief(const char *word, int letters); /* its first letters, at most this many */
/* "Chrpr clean: Stoppers +1", "Chrpr clean: Sto +1", "Chrpr Sto +1" */
enum lies_net_words { LIES_NET_FULL, LIES_NET_BRIEF, LIES_NET_BARE };
void lies_put_net(const struct frame *, int net, enum lies_net_words, struct lz_writer *);
void lies_put_places(const struct frame *, struct lz_writer *); /* three columns, as they lie */
/* In the order of the networks: two columns with what each node is connected to, or three without. */
void lies_put_columns(const struct frame *, bool near, struct lz_writer *);
void lies_put_beside(const struct frame *, struct lz_writer *); /* what the small numbers at nodes mean */
void lies_put_list(const struct frame *, bool names, struct lz_writer *);

/* ---- draw_lies_map.c: in so many columns and lines */
void lies_put_map(const struct frame *, int wide, int high, struct lz_writer *);

/* ---- draw_lies_sheet.c */
extern const struct drawer_word lies_words[];
void lies_put_score(const struct frame *, struct lz_writer *);
void lies_put_key(const struct frame *, struct lz_writer *); /* a line or two: the signs */

#endif
