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
    struct map_point middle;
    int row, column, terrain, colour; /* colour -1: none or not told */
    char sign;
    bool old, battle;
};

struct map {
    struct map_cell *cell; /* in the order of the report */
    int count;
    int wide, high, clan;
    bool wrap;
    int first_row, rows, first_column, columns; /* the window: what is known and a rim of what is not */
    double width, height;
    const char *code[MAP_CLANS], *name[MAP_CLANS];
    short known[MAP_HIGHEST][MAP_WIDEST]; /* which cell, counted from 1 */
};

/* "5AD" to row and column, from 1 (SW-1.1); false if it is the name of no hex. */
bool map_hex(const char *name, int *row, int *column);

/* The doc must outlive the map. */
bool map_read(struct map *m, const struct doc *report, struct fault *why);
void map_free(struct map *m);
/* The middle of a hex of the window. */
struct map_point map_place(const struct map *m, int row, int column);

/* Draws the map, its upper left corner at the origin, m->width by m->height. */
void map_draw(struct painter *p, const struct map *m);

#endif
