/* Small plots as SVG, one file each: histogram, bars with intervals, lines over turns. They follow the reader's light
   or dark, say in words what they show, and use no colour that a second sign does not repeat. */
#ifndef SIM_PLOT_H
#define SIM_PLOT_H

#include "sim/stats.h"

#include <stdbool.h>
#include <stdio.h>

enum { SIM_LABEL = 48, SIM_BARS = 40, SIM_LINES = 4 };

/* What a plot is drawn with, on light paper and on dark. */
struct sim_ink {
    const char *day, *night;
};
extern const struct sim_ink sim_ink_plain;

struct sim_plot {
    const struct sim_ink *ink; /* NULL: the plain one. A page puts its own here */
    const char *name;          /* of the file: GAME-NAME.svg */
    const char *title;         /* above the plot */
    const char *about;         /* what it shows, in a sentence, for those who cannot see it */
    const char *axis;          /* what lies across; of lines the title should say what is measured */
    const char *wanted;        /* words of the band, as in "wanted: 15 to 25"; NULL if there is no band */
    double band[2];            /* its ends */
    const char *mark;          /* words of a line at `marked`, as in "median 21"; NULL if there is none */
    double marked;             /* histogram and bars: on the axis that lies across */
    bool percent;              /* what is measured are shares of one */
};

void sim_plot_histogram(FILE *, const struct sim_plot *, const struct sim_spread *);

struct sim_bar {
    char label[SIM_LABEL], note[SIM_LABEL]; /* left of it and right of it */
    double value, least, most;              /* the interval, drawn where least < most */
    bool outside;                           /* of what is wanted: in red, and the note should say so */
};
void sim_plot_bars(FILE *, const struct sim_plot *, const struct sim_bar *, int n);

/* Each line has its own dash and its label at its end. */
struct sim_line {
    const char *label;
    const double *at;
    int n; /* values at 0 .. n-1 */
};
void sim_plot_lines(FILE *, const struct sim_plot *, const struct sim_line *, int n);

#endif
