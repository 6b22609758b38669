/* The one table of shapes: terrain, marks, the discs and badges of the clans. A hex has radius 32. */
#ifndef MAIL_SHAPES_H
#define MAIL_SHAPES_H

#include "clients/mail/map/painter.h"

// clang-format off
enum shape {
    SHAPE_PLA, SHAPE_SWA, SHAPE_SCR, SHAPE_FER, SHAPE_PEA, SHAPE_VOL,
    SHAPE_RUI, SHAPE_TEM, SHAPE_CUR, SHAPE_DEN, SHAPE_WAT, SHAPE_WHI,
    SHAPE_BLANK, SHAPE_BRIDGE, SHAPE_RAFT, SHAPE_HALF, SHAPE_SPY, SHAPE_EYE, /* blank: a hex nobody told of */
    SHAPE_BATTLE, SHAPE_SWORDS,
    SHAPE_DISC,                     /* of the first clan; r 14 */
    SHAPE_BADGE = SHAPE_DISC + 16,  /* of the first clan; 40 by 40 from its upper left corner */
    SHAPES = SHAPE_BADGE + 16
};
// clang-format on

enum { SHAPE_CLANS = 16, SHAPE_TERRAINS = 12 };
/* Across and down, every shape lies between these. */
enum { SHAPE_LEAST = -34, SHAPE_MOST = 46 };

#define HEX_PATH "M-32 0L-16-27.7H16L32 0 16 27.7H-16z"

struct shape_terrain {
    const char *code, *name;
    enum ink ground, carving;
    const char *line, *carve, *cut; /* drawn with a line, carved solid, cut out of the carving; NULL: nothing */
    double width;
};

struct shape_clan {
    char letter[2];
    enum ink ink, on;
    const char *animal, *drawing, *legs; /* legs are a line */
    const char *pattern;                 /* a tile of 8 by 8; NULL: plain */
    double width;                        /* of the pattern's line; 0: filled */
};

extern const struct shape_terrain shape_terrains[SHAPE_TERRAINS];
extern const struct shape_clan shape_clans[SHAPE_CLANS];

/* The terrain's place in the table, which is its shape too; -1 if there is none of this code. */
int shape_of_terrain(const char *code);
/* Draws the shape round the origin, by paths and texts alone. */
void shape_draw(struct painter *p, int shape);

#endif
