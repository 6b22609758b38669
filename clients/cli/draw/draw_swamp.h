/* What a clan sees of the swamp, as lines of text: the world view, its lizards, the ranking. */
#ifndef CLI_DRAW_SWAMP_H
#define CLI_DRAW_SWAMP_H

#include "clients/cli/draw/draw_desk.h"
#include "games/swamp/swamp_view.h"

/* Where one's home den is; without one, any den or band of one's own, or hex 1A. */
int draw_home(const struct swamp_view *);

/* The world view around a hex. */
void draw_map(const struct frame *, struct draw_window, struct lz_writer *);
void draw_key(const struct frame *, struct lz_writer *); /* its colours, letters and signs */

/* Dens, bands and spies of one's own, a line or two each; `brief` leaves out what does not fit 32 columns. */
void draw_estate(const struct frame *, bool brief, struct lz_writer *);
/* "Turn 3 of 20 .. " and "1 MUD 2460  2 SLT 2310": a line each. */
void draw_headline(const struct frame *, struct lz_writer *);
void draw_ranking(const struct frame *, struct lz_writer *);
/* All clans by name, and what one's own points are made of (SW-15.1). */
void draw_clans(const struct frame *, struct lz_writer *);

extern const struct draw_desk draw_swamp_desk; /* draw_swamp_desk.c */

/* Words that stand alone. */
void draw_hex(const struct swamp_view *, int hex, struct lz_writer *);
void draw_clan(const struct swamp_view *, int clan, struct lz_writer *); /* "Mudwalkers (MUD)" */
void draw_lizards(const struct swamp_cell *, struct lz_writer *);        /* "80R 10Gn" */

#endif
