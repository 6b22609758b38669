/* The eight templates (SW-18.7) and the four ready designs (SW-18.8). */
#include "games/swamp/swamp_tables.h"

/* Hexes, price, and where each hex lies from the anchor: (dq, da), numbered as people read. */
#define P(dq, da) \
    { dq, da }
const struct swamp_shape swamp_shapes[SW_TEMPLATES] = {
    { 7, 100, { P(0, -1), P(-1, 0), P(1, -1), P(0, 0), P(-1, 1), P(1, 0), P(0, 1) } },
    { 9, 110, { P(-1, -1), P(1, -2), P(0, -1), P(-1, 0), P(1, -1), P(0, 0), P(-1, 1), P(1, 0), P(0, 1) } },
    { 11,
      120,
      { P(0, -2), P(0, -1), P(-1, 0), P(1, -1), P(-2, 1), P(0, 0), P(2, -1), P(-1, 1), P(1, 0), P(0, 1), P(0, 2) } },
    { 14,
      140,
      { P(-1, -1), P(-2, 0), P(0, -1), P(-1, 0), P(1, -1), P(-2, 1), P(0, 0), P(-1, 1), P(1, 0), P(-2, 2), P(0, 1),
        P(-1, 2), P(1, 1), P(0, 2) } },
    { 16,
      150,
      { P(0, -2), P(-1, -1), P(1, -2), P(-2, 0), P(0, -1), P(-1, 0), P(1, -1), P(-2, 1), P(0, 0), P(-1, 1), P(1, 0),
        P(-2, 2), P(0, 1), P(-1, 2), P(1, 1), P(0, 2) } },
    { 17,
      160,
      { P(-1, -1), P(1, -2), P(-2, 0), P(0, -1), P(2, -2), P(-1, 0), P(1, -1), P(-2, 1), P(0, 0), P(2, -1), P(-1, 1),
        P(1, 0), P(-2, 2), P(0, 1), P(2, 0), P(-1, 2), P(1, 1) } },
    { 19,
      180,
      { P(0, -2), P(-1, -1), P(1, -2), P(-2, 0), P(0, -1), P(2, -2), P(-1, 0), P(1, -1), P(-2, 1), P(0, 0), P(2, -1),
        P(-1, 1), P(1, 0), P(-2, 2), P(0, 1), P(2, 0), P(-1, 2), P(1, 1), P(0, 2) } },
    { 22, 200, { P(-1, -2), P(1, -3), P(-2, -1), P(0, -2), P(2, -3), P(-1, -1), P(1, -2), P(-2, 0),
                 P(0, -1),  P(2, -2), P(-1, 0),  P(1, -1), P(-2, 1), P(0, 0),   P(2, -1), P(-1, 1),
                 P(1, 0),   P(-2, 2), P(0, 1),   P(2, 0),  P(-1, 2), P(1, 1) } },
};
#undef P

/* Lizards in the order of SW-0.1: red, green, grey, yellow, black. */
#define PLOT(ground) \
    { .terrain = ground }
#define BAND(ground, ...) \
    { \
        .terrain = ground, .lizards = { __VA_ARGS__ } \
    }
#define DEN(shade, extra, ...) \
    { \
        .terrain = SW_DEN, .colour = shade, .pop = extra, .lizards = { __VA_ARGS__ } \
    }

const struct swamp_design swamp_defaults[SW_DEFAULTS] = {
    { .shape = 2, /* Black */
      .home = 6,
      .chosen = 1,
      .plot = { BAND(SW_RUIN, 0, 0, 50, 0, 0), PLOT(SW_PLAINS), PLOT(SW_FERTILE), BAND(SW_SCRUB, 0, 20, 0, 0, 0),
                BAND(SW_TEMPLE, 0, 0, 0, 0, 110), DEN(SW_BLK, 0, 0), PLOT(SW_FERTILE), BAND(SW_RUIN, 0, 0, 50, 0, 0),
                PLOT(SW_FERTILE) } },
    { .shape = 3, /* Red */
      .home = 6,
      .chosen = 2,
      .plot = { BAND(SW_RUIN, 100, 0, 50, 0, 0), PLOT(SW_FERTILE), BAND(SW_SWAMP, 0, 10, 0, 0, 0), PLOT(SW_WATER),
                BAND(SW_SCRUB, 100, 10, 0, 0, 0), DEN(SW_RED, 60, 0), BAND(SW_PEAK, 100, 0, 0, 50, 0), PLOT(SW_WATER),
                PLOT(SW_FERTILE), BAND(SW_SWAMP, 0, 10, 0, 0, 0), BAND(SW_PLAINS, 100, 0, 50, 0, 0) } },
    { .shape = 1, /* Yellow */
      .home = 7,
      .chosen = 3,
      .plot = { BAND(SW_FERTILE, 90, 0, 0, 0, 0), BAND(SW_RUIN, 0, 10, 50, 10, 10), BAND(SW_RUIN, 0, 10, 50, 10, 10),
                PLOT(SW_FERTILE), BAND(SW_FERTILE, 10, 0, 0, 0, 0), BAND(SW_FERTILE, 0, 10, 0, 0, 0),
                DEN(SW_YEL, 20, 80, 0, 0, 10, 50) } },
    { .shape = 5, /* Grey */
      .home = 10,
      .chosen = 4,
      .plot = { PLOT(SW_PEAK), PLOT(SW_FERTILE), PLOT(SW_FERTILE), PLOT(SW_WATER), DEN(SW_GRN, 0, 10, 0, 0, 0, 0),
                BAND(SW_SWAMP, 0, 10, 0, 0, 0), PLOT(SW_FERTILE), BAND(SW_FERTILE, 0, 10, 0, 0, 0), PLOT(SW_FERTILE),
                DEN(SW_GRY, 0, 10, 0, 0, 0, 0), PLOT(SW_SCRUB), DEN(SW_YEL, 0, 70, 0, 0, 0, 0), PLOT(SW_FERTILE),
                BAND(SW_SCRUB, 0, 10, 0, 0, 0), BAND(SW_RUIN, 0, 0, 50, 0, 0), PLOT(SW_FERTILE) } },
};
