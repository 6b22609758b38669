/* The two card games on a screen: the grid of sets and seats (draw_rummy.c), and what is said in words about it
   (draw_rummy_words.c). Everything is read from the view. */
#ifndef CLI_DRAW_RUMMY_H
#define CLI_DRAW_RUMMY_H

#include "clients/cli/draw/draw.h"
#include "games/kit/rummy_view.h"

static inline const struct rummy_deck *rummy_deck_of(const struct frame *frame) { return frame->game->facts; }
static inline const struct rummy_view *rummy_view_of(const struct frame *frame) { return frame->view; }

/* A card's code in its colour. */
void rummy_put_card(const struct frame *, lz_card, struct lz_writer *);
/* "Tabloids 8: ~ F R MB C H (top)", in one line: its lower end is cut off where it must. */
void rummy_put_tabloids(const struct frame *, struct lz_writer *);
/* What the cards of the hand do, on a screen that has room for it. */
void rummy_put_deeds(const struct frame *, struct lz_writer *);

void rummy_draw(const struct frame *, struct lz_writer *);
void rummy_draw_score(const struct frame *, struct lz_writer *);

#endif
