/* The tables that the descriptor hangs out. Private to this folder. */
#ifndef SWAMP_TABLES_H
#define SWAMP_TABLES_H

#include "games/swamp/swamp_view.h"

enum { SW_LEXICONS = 19, SW_LESSONS = 1 };
extern const struct lz_lexicon swamp_lexicons[SW_LEXICONS];
extern const struct lz_lesson swamp_lessons[SW_LESSONS];      /* swamp_teach.c */
extern const struct swamp_shape swamp_shapes[SW_TEMPLATES];   /* swamp_startup_tables.c */
extern const struct swamp_design swamp_defaults[SW_DEFAULTS]; /* swamp_startup_tables.c */
/* What the words of lexicon 'q' mean: a terrain, and the colour of a den. */
struct swamp_plot swamp_plot_of(int word); /* swamp_startup.c */

/* The options by their place in the table. */
enum swamp_option {
    SW_O_WRAP,
    SW_O_XP,
    SW_O_WINNER_WOUNDED,
    SW_O_CAPTIVE_XP,
    SW_O_HALT,
    SW_O_EXCESS,
    SW_O_SPY_MIRE,
    SW_O_PER_HOME,
    SW_O_STRICT,
    SW_O_MAX_TURNS,
    SW_O_DROP,
    SW_O_POINTS,
    SW_O_MEMORY,
    SW_O_SETUPS,
    SW_O_FREE_DENS,
    SW_O_TEMPLES,
    SW_O_RUINS,
    SW_O_ORDER_LIMIT,
    SW_O_ANONYMOUS,
    SW_O_CLOCK,
    SW_O_PRESS,
    SW_OPTIONS
};
/* The options that made these laws, by their place in the table. */
void swamp_options_of(const struct swamp_laws *, int32_t option[SW_OPTIONS]); /* swamp_report_ranking.c */

#endif
