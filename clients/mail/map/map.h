/* The world view of a report, laid out on paper: every known hex with its place and all that is drawn in it. */
#ifndef MAIL_MAP_H
#define MAIL_MAP_H

#include "clients/mail/doc.h"
#include "clients/mail/map/painter.h"

enum { MAP_WIDEST = 52, MAP_HIGHEST = 256, MAP_CLANS = 17 };

struct map_point {
    double x, y;
};

/* SW-22.7. Colours count as in the rules: 0 RED .. 4 BLK. */
struct map_cell {
    const char *hex, *face, *text;
    long turn, owner, clan, number, spies; /* owner -1: not told */
    long people;                           /* den lizards; -1: not told */
    int row, column, terrain, colour;      /* colour -1: none or not told */
    int battle, more_battles; /* the number of the first one here, as the report lists them, 0: none; how many more */
    char sign;
    bool old;
};

/* What is drawn of a map: so many rows and columns, and how large that is. */
struct map_window {
    int first_row, rows, first_column, columns; /* from 0; a world without an edge goes on at the other side */
    double width, height;
};

struct map {
    struct map_cell *cell; /* in the order of the report */
    int count;
    int wide, high, clan;
    bool wrap;
    int row, column;       /* of the clan's home, or what is nearest to one; 0: nothing is */
    struct map_window all; /* what is known and a rim of what is not */
    const char *code[MAP_CLANS], *name[MAP_CLANS];
    short known[MAP_HIGHEST][MAP_WIDEST]; /* which cell, counted from 1 */
};

/* "5AD" to row and column, from 1 (SW-1.1); false if it is the name of no hex. */
bool map_hex(const char *name, int *row, int *column);

/* The doc must outlive the map. */
bool map_read(struct map *m, const struct doc *report, struct fault *why);
void map_free(struct map *m);
/* At most so many columns and rows round a hex, less what is unknown at their edges. */
struct map_window map_around(const struct map *m, int row, int column, struct map_window most);
/* Whether every known hex lies in it. */
bool map_shows_all(const struct map *m, const struct map_window *w);
/* A row and column of the window, from 0: its hex, NULL if nobody told of it; whether it lies half a hex lower
   (SW-1.2); and where its middle is. */
const struct map_cell *map_at(const struct map *m, const struct map_window *w, int row, int column);
bool map_lower(const struct map *m, const struct map_window *w, int column);
struct map_point map_middle(const struct map *m, const struct map_window *w, int row, int column);

/* Draws what the window shows, its upper left corner at the origin. */
void map_draw(struct painter *p, const struct map *m, const struct map_window *w);

#endif
