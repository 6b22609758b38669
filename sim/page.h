/* A page of Markdown with plots beside it: what a study is written on. */
#ifndef SIM_PAGE_H
#define SIM_PAGE_H

#include "sim/plot.h"

struct sim_page {
    FILE *text;
    const char *game; /* how the files of the plots begin: GAME-length.svg */
    /* Opens and closes the file of a plot; NULL: it cannot be had, and whoever opens has to know. */
    FILE *(*open)(void *to, const char *file);
    void (*close)(void *to, FILE *);
    void *to;
    const struct sim_ink *ink; /* of its plots; NULL: the plain one */
};

void sim_page_head(struct sim_page *, const char *title);
void sim_page_part(struct sim_page *, const char *title); /* a heading of the second rank */
void sim_page_say(struct sim_page *, const char *format, ...) __attribute__((format(printf, 2, 3))); /* a paragraph */

/* The plot as its file and, in the text, as a picture whose words are plot->about. */
void sim_page_histogram(struct sim_page *, const struct sim_plot *, const struct sim_spread *);
void sim_page_bars(struct sim_page *, const struct sim_plot *, const struct sim_bar *, int n);
void sim_page_lines(struct sim_page *, const struct sim_plot *, const struct sim_line *, int n);

/* A table whose columns are aligned in the text too. The first row are the headings; a letter of `align` for each
   column: 'l' words, 'r' numbers. Cells are added in reading order. */
enum { SIM_GRID_ROWS = 48, SIM_GRID_COLUMNS = 18, SIM_GRID_CELL = 64 };
struct sim_grid {
    const char *align;
    int cells;
    char at[SIM_GRID_ROWS * SIM_GRID_COLUMNS][SIM_GRID_CELL];
};
void sim_grid_add(struct sim_grid *, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The headings: words, each a cell. */
#define sim_grid_heads(grid, ...) \
    sim_grid_words(grid, (const char *const[]){ __VA_ARGS__ }, \
                   (int)(sizeof((const char *const[]){ __VA_ARGS__ }) / sizeof(char *)))
void sim_grid_words(struct sim_grid *, const char *const *words, int n);
void sim_page_grid(struct sim_page *, const struct sim_grid *);

#endif
