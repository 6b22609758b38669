/* The parts of the report that come from the view alone. Private to this folder. */
#ifndef SWAMP_REPORT_PARTS_H
#define SWAMP_REPORT_PARTS_H

#include "core/words/text.h"
#include "games/swamp/swamp_view.h"

/* Each writes its keys into the open object (docs/report.md). */
void swamp_list_holdings(const struct swamp_view *, struct lz_writer *); /* dens .. rafts: SW-22.6 */
void swamp_list_ranking(const struct swamp_view *, struct lz_writer *);  /* ranking, threshold, points, standing */
void swamp_list_game(const struct swamp_view *, struct lz_writer *);     /* clans; in turn 0 the options */
void swamp_list_map(const struct swamp_view *, struct lz_writer *);      /* SW-22.7 */
/* Of the events of a turn. */
void swamp_list_headlines(const struct swamp_view *, const struct lz_event *turn, const struct lz_event *end,
                          struct lz_writer *);
void swamp_list_sums(const struct swamp_view *, const struct lz_event *turn, const struct lz_event *end,
                     struct lz_writer *);
void swamp_list_hunger(const struct swamp_view *, struct lz_writer *);   /* who will starve, and what feeds them */
void swamp_list_help(const struct swamp_view *, struct lz_writer *);     /* how orders are written */
void swamp_list_template(const struct swamp_view *, struct lz_writer *); /* suggestions for the next orders */

/* What is drawn in a hex: its ground ("Pla", "HOM", "Wat=", remembered "pla"), and what is there ("SPS 90", "t3"). */
void swamp_put_ground(const struct swamp_cell *, struct lz_writer *);
void swamp_put_contents(const struct swamp_view *, const struct swamp_cell *, struct lz_writer *);

void swamp_json_hex(struct lz_writer *, const char *key, const struct swamp_view *, int hex);

#endif
