/* Markdown: headings, paragraphs broken at 120 columns, aligned tables, pictures. */
#include "sim/page.h"

#include "core/bug.h"

#include <stdarg.h>
#include <string.h>

enum { COLUMNS = 120, WORDS = 2000 };

void sim_page_head(struct sim_page *page, const char *title) { fprintf(page->text, "# %s\n", title); }

void sim_page_part(struct sim_page *page, const char *title) { fprintf(page->text, "\n## %s\n", title); }

void sim_page_say(struct sim_page *page, const char *format, ...) {
    char room[WORDS];
    size_t column = 0;
    va_list args;
    va_start(args, format);
    vsnprintf(room, sizeof room, format, args);
    va_end(args);
    fputc('\n', page->text);
    for (char *rest = room, *word; (word = strtok_r(rest, " ", &rest));) {
        size_t len = strlen(word);
        bool fits = column + 1 + len <= COLUMNS;
        fprintf(page->text, "%s%s", column == 0 ? "" : fits ? " " : "\n", word);
        column = column && fits ? column + 1 + len : len;
    }
    fputc('\n', page->text);
}

/* ---- plots */

static FILE *open_plot(struct sim_page *page, const struct sim_plot *plot) {
    char file[96];
    snprintf(file, sizeof file, "%s-%s.svg", page->game, plot->name);
    fprintf(page->text, "\n![%s](%s)\n", plot->about, file);
    return page->open(page->to, file);
}

static struct sim_plot inked_by(const struct sim_page *page, const struct sim_plot *plot) {
    struct sim_plot inked = *plot;
    inked.ink = page->ink;
    return inked;
}

void sim_page_histogram(struct sim_page *page, const struct sim_plot *plot, const struct sim_spread *spread) {
    FILE *out = open_plot(page, plot);
    if (!out)
        return;
    struct sim_plot inked = inked_by(page, plot);
    sim_plot_histogram(out, &inked, spread);
    page->close(page->to, out);
}

void sim_page_bars(struct sim_page *page, const struct sim_plot *plot, const struct sim_bar *bars, int n) {
    FILE *out = open_plot(page, plot);
    if (!out)
        return;
    struct sim_plot inked = inked_by(page, plot);
    sim_plot_bars(out, &inked, bars, n);
    page->close(page->to, out);
}

void sim_page_lines(struct sim_page *page, const struct sim_plot *plot, const struct sim_line *lines, int n) {
    FILE *out = open_plot(page, plot);
    if (!out)
        return;
    struct sim_plot inked = inked_by(page, plot);
    sim_plot_lines(out, &inked, lines, n);
    page->close(page->to, out);
}

/* ---- tables */

void sim_grid_add(struct sim_grid *grid, const char *format, ...) {
    va_list args;
    lz_assert(grid->cells < SIM_GRID_ROWS * SIM_GRID_COLUMNS);
    va_start(args, format);
    vsnprintf(grid->at[grid->cells++], SIM_GRID_CELL, format, args);
    va_end(args);
}

static void print_row(FILE *out, const struct sim_grid *grid, int row, const int *wide) {
    int columns = (int)strlen(grid->align);
    for (int c = 0; c < columns; c++)
        fprintf(out, grid->align[c] == 'r' ? "| %*s " : "| %-*s ", wide[c], grid->at[row * columns + c]);
    fputs("|\n", out);
}

static void print_rule(FILE *out, const struct sim_grid *grid, const int *wide) {
    for (int c = 0; grid->align[c]; c++) {
        fputs("|", out);
        for (int i = 0; i < wide[c] + 1; i++)
            fputc('-', out);
        fputc(grid->align[c] == 'r' ? ':' : '-', out);
    }
    fputs("|\n", out);
}

void sim_grid_words(struct sim_grid *grid, const char *const *words, int n) {
    for (int i = 0; i < n; i++)
        sim_grid_add(grid, "%s", words[i]);
}

void sim_page_grid(struct sim_page *page, const struct sim_grid *grid) {
    int columns = (int)strlen(grid->align), rows = grid->cells / columns, wide[SIM_GRID_COLUMNS] = { 0 };
    lz_assert(columns <= SIM_GRID_COLUMNS && grid->cells == rows * columns);
    for (int i = 0; i < grid->cells; i++) {
        int len = (int)strlen(grid->at[i]);
        wide[i % columns] = len > wide[i % columns] ? len : wide[i % columns];
    }
    fputc('\n', page->text);
    print_row(page->text, grid, 0, wide);
    print_rule(page->text, grid, wide);
    for (int row = 1; row < rows; row++)
        print_row(page->text, grid, row, wide);
}
