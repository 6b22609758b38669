/* The table of shapes and how its rows become paths. Both painters draw from here: a hex looks the same everywhere. */
#include "clients/mail/map/shapes.h"

#include <stddef.h>
#include <string.h>

// clang-format off
const struct shape_terrain shape_terrains[SHAPE_TERRAINS] = {
    [SHAPE_PLA] = { "Pla", "Plains", INK_PLA, INK_PLA_K, .width = 1.5,
        .line = "M-20-10l2-5M-17-10l-1-5M13-11l2-5M16-11l-1-5M-6 2l2-5M-3 2l-1-5M15 1l2-5M18 1l-1-5M-20 9l2-5"
                "M-17 9l-1-5M3 17l2-5M6 17l-1-5" },
    [SHAPE_SWA] = { "Swa", "Swamp", INK_SWA, INK_SWA_K, .width = 1.8,
        .line = "M-24 4h12M-8-14h14M6 6h16M-12 18h14M12-8h10M-18-6h5M8 18h6M-16 4v-12M-13 4v-8M12 6V-7M15 6v-9"
                "M-2 18V8M1 18v-6",
        .carve = "M-17.8-9c0-1.9.8-3.5 1.8-3.5s1.8 1.6 1.8 3.5-.8 3.5-1.8 3.5-1.8-1.6-1.8-3.5z"
                 "M10.2-8c0-1.9.8-3.5 1.8-3.5s1.8 1.6 1.8 3.5-.8 3.5-1.8 3.5-1.8-1.6-1.8-3.5z"
                 "M-3.8 7c0-1.9.8-3.5 1.8-3.5s1.8 1.6 1.8 3.5-.8 3.5-1.8 3.5-1.8-1.6-1.8-3.5z" },
    [SHAPE_SCR] = { "Scr", "Scrub", INK_SCR, INK_SCR_K,
        .carve = "M-21 2c-3-3 0-7 3-6 0-5 7-5 8-1 4-1 6 4 3 7zM3-10c-3-3 0-7 3-6 0-5 7-5 8-1 4-1 6 4 3 7z"
                 "M1 17c-3-3 0-7 3-6 0-5 7-5 8-1 4-1 6 4 3 7zM-15 2h3v4h-3zM9-10h3v4H9zM7 17h3v4H7z" },
    [SHAPE_FER] = { "Fer", "Fertile", INK_FER, INK_FER_K, .width = 1.8,
        .line = "M-22 14C-8 6 8 6 22 14M-26 5C-10-4 10-4 26 5M-24-6C-10-14 10-14 24-6M-17-15c10-6 24-6 34 0",
        .carve = "M-1 4c-4 0-6-2-6-5 4 0 6 1 6 5zM1 4c0-4 2-5 6-5 0 3-2 5-6 5zM-13 14c-3 0-5-2-5-4 3 0 5 1 5 4z"
                 "M-12 14c0-3 2-4 5-4 0 2-2 4-5 4zM13 14c-3 0-5-2-5-4 3 0 5 1 5 4zM14 14c0-3 2-4 5-4 0 2-2 4-5 4z" },
    [SHAPE_PEA] = { "Pea", "Peak", INK_PEA, INK_PEA_K, .width = 2,
        .line = "M-6 16L6-18 20 16", .carve = "M-22 16L-8-12l6 11-5 17zM6-18l14 34h-8L8-2l-3 4z" },
    [SHAPE_VOL] = { "Vol", "Volcano", INK_VOL, INK_VOL_K, .width = 2,
        .line = "M-20 18L-7-6H7l13 24M-7-6l4 4 3-3 4 3 4-4",
        .carve = "M-20 18L-9-2l3 8-3 12zM4 0l5 8-1 10h12L7-6z"
                 "M-3-10c-4-3-1-6 0-9-4-1-3-6 1-6 1-3 8-2 7 2 4 1 3 6-1 6 1 3-1 6-3 7z" },
    [SHAPE_RUI] = { "Rui", "Ruin", INK_RUI, INK_RUI_K, .width = 2.2,
        .line = "M-20 16H20M-14 16V-6M-8 16V-6M0 16V2M6 16V2M12 16v-8M17 16v-8",
        .carve = "M-18-10h14l2 4h-18zM-2-2h9l-3 4h-6zM11 4h8v4h-9zM-4-16l5 2-3 3z" },
    [SHAPE_TEM] = { "Tem", "Temple", INK_TEM, INK_TEM_K, .width = 2.6,
        .line = "M-20 17H20M-14 13V-4M-5 13V-4M5 13V-4M14 13V-4",
        .carve = "M-21-6L0-19 21-6v3h-42zM-18 11h36v3h-36zM-21 15h42v3h-42z" },
    [SHAPE_CUR] = { "Cur", "Cursed", INK_CUR, INK_CUR_K, .width = 1.8,
        .line = "M-24-2l10 4-4 8 8 6M24-6l-9 3 3 9-7 5 3 9M-8-26l4 9-7 4",
        .carve = "M0-13c8 0 12 5 12 11 0 4-2 6-4 8v5H-8V6c-2-2-4-4-4-8 0-6 4-11 12-11z",
        .cut = "M-7.5-2c0-1.7 1.3-3 3-3s3 1.3 3 3-1.3 3-3 3-3-1.3-3-3z"
               "M1.5-2c0-1.7 1.3-3 3-3s3 1.3 3 3-1.3 3-3 3-3-1.3-3-3z"
               "M0 2l2 3h-4zM-4 7h1.5v4H-4zM-.7 7H.8v4H-.7zM2.5 7H4v4H2.5z" },
    [SHAPE_DEN] = { "Den", "Den", INK_DEN, INK_DEN_K, .width = 2.2,
        .line = "M-22 14c2-14 10-24 22-24s20 10 22 24z",
        .carve = "M-22 14c2-14 10-24 22-24s20 10 22 24H7c0-9-3-12-7-12s-7 3-7 12z" },
    [SHAPE_WAT] = { "Wat", "Water", INK_WAT, INK_WAT_K, .width = 1.6,
        .line = "M-24-4c4-4 8-4 12 0s8 4 12 0M4-4c4-4 8-4 12 0M-12-16c4-4 8-4 12 0s8 4 12 0M-16 8c4-4 8-4 12 0s8 4 12 0"
                "M-8 19c4-4 8-4 12 0" },
    [SHAPE_WHI] = { "Whi", "Whirlpool", INK_WHI, INK_WHI_K, .width = 2.4,
        .line = "M0 0c3-2 6 1 5 4-2 5-10 5-13 0-3-7 3-14 11-13 10 1 15 10 12 18-4 9-17 12-26 6M-22-2c1-8 7-15 15-17" },
};

const struct shape_clan shape_clans[SHAPE_CLANS] = {
    { "A", INK_SEAT_A, INK_WHITE, "gecko",
        "M12 1c2 0 2.6 2 2.3 3.6l3.2-2L19 4l-3.8 3c.5 2 .5 4 .1 6l3.7 2-.6 3.4-1.8-.2-.2-2-2.2-.8"
        "c-.6 2.6-2.6 4-2 7.6h-1.8c-.6-3 .2-4.8-.6-7.6l-2.2.8-.2 2-1.8.2L5 15l3.7-2c-.4-2-.4-4 .1-6L5 4"
        "l1.5-1.4 3.2 2C9.4 3 10 1 12 1z",
        NULL,
        NULL, 0 },
    { "B", INK_SEAT_B, INK_WHITE, "frog",
        "M7 3c1.4 0 2.7 .9 3 2.3h4c.2-1.3 1.3-2.3 2.5-2.5c1.3-.2 2.6 .5 3.1 1.7c.6 1.2 .3 2.6-.7 3.5"
        "c1.5 2 1.6 4 .8 5.8l3.2 3.2l-1 4h-6l1-2h2l-2-2c-3 1.6-7 1.6-10 0l-2 2h2l1 2h-6l-1-4l3.2-3.2"
        "c-.8-1.8-.7-3.8 .8-5.8c-.8-.8-1-2.1-.6-3.1c.4-1.1 1.4-1.8 2.6-1.9z",
        NULL,
        "M.7 2c0-.7.6-1.3 1.3-1.3s1.3.6 1.3 1.3-.6 1.3-1.3 1.3-1.3-.6-1.3-1.3zM4.7 6c0-.7.6-1.3 1.3-1.3"
        "s1.3.6 1.3 1.3-.6 1.3-1.3 1.3-1.3-.6-1.3-1.3z", 0 },
    { "C", INK_SEAT_C, INK_WHITE, "snake",
        "M5 2c4 0 7 1 7 4s-4 3-4 5 8 1 8 6c0 3-3 5-8 5H3v-3h5c3 0 5-.6 5-2 0-3-8-1.5-8-6 0-3 4-3 4-5"
        "C9 4.6 7 5 5 5L2 4z",
        NULL,
        "M0 8l8-8", 1.5 },
    { "D", INK_SEAT_D, INK_BLACK, "turtle",
        "M11 6c5 0 8 3.5 8.5 8H2.5C3 9.5 6 6 11 6zM20 10c2 0 3.5 1.5 3.5 3S22 15 20 15zM4 15h5l-1 4H4zM13 15h5v4"
        "h-4zM1 14h2v2z",
        NULL,
        "M0 0l8 8", 1.5 },
    { "E", INK_SEAT_E, INK_WHITE, "crocodile",
        "M1 13c2-4 4-6 7-6l1.5-2l2 2l2.5 1l9 1.5v2.5l-1.5 1.5l-1.5-1.5l-1.5 1.5l-1.5-1.5l-1.5 1.5l-1.5-1.5l-2 1"
        "l2 2l1.5-1.5l1.5 1.5l1.5-1.5l1.5 1.5l2 .5v2.5l-9 1h-7c-3 0-5-3-5-6zM8.5 9.5c-.5 0-1 .5-.9 1"
        "c0 .5 .5 1 1 1c.5 0 1-.4 1-1c0-.5-.4-1-.9-1z",
        NULL,
        "M2 0v8M6 0v8", 1.5 },
    { "F", INK_SEAT_F, INK_WHITE, "newt",
        "M4 3c3-2 6 0 6 3l3-1v2l-3 2 2 4 4-1v2l-3 2c0 2 2 3 4 3s3-2 2-4l2-2c2 4 0 9-4 9-5 0-7-3-8-7"
        "l-3 3-2-1 4-4-2-4-3 1-2-2 3-1c-1-1-1-3 0-4z",
        NULL,
        "M0 2h8M0 6h8", 1.5 },
    { "G", INK_SEAT_G, INK_WHITE, "snail",
        "M10 4c2.2 0 4.3 1 5.6 2.8c1.3 1.8 1.7 4.1 1.1 6.2h1.3c1.5 0 2-1.5 2-4l-1-4l1.4-.4l1.1 3.4l1.1-3.5"
        "l1.4 .5l-1 5c0 5-1 9-5 9h-17l2-3c1 0 .5-1 .3-2c-1.1-2.2-.9-4.9 .5-6.9c1.4-2.1 3.7-3.2 6.2-3.1zM10 7.5"
        "c-1.9 0-3.5 1.6-3.5 3.5c0 1.9 1.6 3.5 3.5 3.5c1.9 0 3.5-1.6 3.5-3.5h-2.5c0 .6-.4 1-1 1c-.6 0-1-.4-1-1"
        "c0-.6 .4-1 1-1z",
        NULL,
        "M0 4h8M4 0v8", 1.5 },
    { "H", INK_SEAT_H, INK_BLACK, "dragonfly",
        "M11 2h2l.7 2.5L23 3c.5 2-1 4-4 4.5l-4.5.5L22 10c0 2-2 3-4 2.5L13.5 11 13 23h-2l-.5-12L6 12.5"
        "C4 13 2 12 2 10l7.5-2L5 7.5C2 7 .5 5 1 3l9.3 1.5z",
        NULL,
        "M0 0h4v4H0zM4 4h4v4H4z", 0 },
    { "I", INK_SEAT_I, INK_BLACK, "heron",
        "M9 2c2 0 3 1 3.3 2L21 5l-8.5 1.5C12 10 20 10 20 16l3 3-6-1-2 1v4h-2v-4c-5-1-6-6-3-9 1-1.5 1-3 0-4"
        "C8.5 7 7 5 7 3.5z",
        NULL,
        "M0 0l8 8M8 0L0 8", 1.5 },
    { "J", INK_SEAT_J, INK_WHITE, "bat",
        "M12 6l1.5-2.5.5 3c3-3 7-3 9.5-1-2 0-3 2-3 4-2-.6-3.5.5-4 2.5-1.5-.6-3 0-3.5 2l-1 3-1-3"
        "c-.5-2-2-2.6-3.5-2-.5-2-2-3.1-4-2.5 0-2-1-4-3-4 2.5-2 6.5-2 9.5 1l.5-3z",
        NULL,
        "M0 4c2-4 6 4 8 0", 1.5 },
    { "K", INK_SEAT_K, INK_BLACK, "fish",
        "M1 12c4-6 10-7 15-2l6-5c-1 5-1 9 0 14l-6-5c-5 5-11 4-15-2zM6 11c0 .7 .6 1.3 1.3 1.2c.7 0 1.3-.6 1.3-1.3"
        "c0-.7-.6-1.3-1.3-1.3c-.7 0-1.3 .5-1.3 1.2z",
        NULL,
        "M0 6l4-4 4 4", 1.5 },
    { "L", INK_SEAT_L, INK_WHITE, "beetle",
        "M9 2l1 2h4l1-2 1.5.6L15.6 5C17 6 17.6 7.5 17.8 9L22 7v2l-4 2.5v2l5 .5v2l-5-.5c-.2 1.5-.7 3-1.5 4"
        "l3.5 2.5-1 1-4-2c-1 .7-2 1-3 1s-2-.3-3-1l-4 2-1-1L7.5 19.5c-.8-1-1.3-2.5-1.5-4L1 16v-2l5-.5v-2L2 9V7"
        "l4.2 2c.2-1.5.8-3 2.2-4L7.5 2.6zM11.3 8v13h1.4V8z",
        NULL,
        "M0 0c0 2.2 1.8 4 4 4s4-1.8 4-4M0 8c2.2 0 4-1.8 4-4 0 2.2 1.8 4 4 4", 1.5 },
    { "M", INK_SEAT_M, INK_BLACK, "moth",
        "M10 2l2 4 2-4 1 .5L13.5 8C17 3 22 4 23 7c-1 5-4 6-7 6 3 1 4 4 2 7-3 0-4.5-2-5-5l-1 6-1-6"
        "c-.5 3-2 5-5 5-2-3-1-6 2-7-3 0-6-1-7-6 1-3 6-4 9.5 1L9 2.5z",
        NULL,
        "M0 0h8M0 4h8M2 0v4M6 4v4", 1.5 },
    { "N", INK_SEAT_N, INK_BLACK, "spider",
        "M7.4 14c0-2.5 2.1-4.6 4.6-4.6 2.5 0 4.6 2.1 4.6 4.6 0 2.5-2.1 4.6-4.6 4.6-2.5 0-4.6-2.1-4.6-4.6zM9.4 8"
        "c0-1.4 1.2-2.6 2.6-2.6 1.4 0 2.6 1.2 2.6 2.6 0 1.4-1.2 2.6-2.6 2.6-1.4 0-2.6-1.2-2.6-2.6z",
        "M9 12L4 8V3M8 14l-6-1-1-4M8 16l-5 2v4M10 18l-3 5M15 12l5-4V3M16 14l6-1 1-4M16 16l5 2v4M14 18l3 5",
        "M4 0l4 4-4 4-4-4z", 0 },
    { "O", INK_SEAT_O, INK_WHITE, "crab",
        "M4 3c2 0 3 2 2.5 4L8 9c2.5-1.3 5.5-1.3 8 0l1.5-2C17 5 18 3 20 3l-1 2.5 3-.5c0 3-1.5 4.5-3.5 4.5L17.5 11"
        "c1 1 1.5 2.5 1.5 4l4 1v2l-4.5-1-1 1.5L21 21l-1.5 1.5-4-3c-2 1-5 1-7 0l-4 3L3 21l3.5-2.5-1-1.5L1 18v-2"
        "l4-1c0-1.5.5-3 1.5-4l-1-1.5C3.5 9.5 2 8 2 5l3 .5z",
        NULL,
        "M1.5 4c0-1.4 1.1-2.5 2.5-2.5s2.5 1.1 2.5 2.5-1.1 2.5-2.5 2.5-2.5-1.1-2.5-2.5z", 1.5 },
    { "P", INK_SEAT_P, INK_BLACK, "chameleon",
        "M2 9c1-4 5-6 8-6c6 0 11 4 11 10c0 4-3 6-6 6c-2.5 0-4-1.5-4-3.5s1.5-3.5 3-3.5v2c-1 0-1 .6-1 1.2"
        "s.7 1.3 2 1.3c2 0 3.5-1.5 3.5-3.5c0-1-.3-2-.8-3l-2.7 2l-3-1l-1 4h-2l.5-4h-2.5l-2 3h-2l1.5-4zM7 6.5"
        "c-.8 0-1.4 .7-1.3 1.4c0 .8 .6 1.4 1.4 1.4c.8 0 1.4-.6 1.4-1.4c0-.8-.6-1.4-1.3-1.4z",
        NULL,
        "M0 8V4h4V0h4", 1.5 },
};
// clang-format on

#define ROOM_FOR_NAME "M-12.5-26.6h25v9.2h-25z"
/* Open at the top, where the name stands. */
#define BATTLE_RING "M13.5-25h1l14.5 25-14.5 25h-29l-14.5-25 14.5-25h1"
#define DISC "M-14 0c0-7.7 6.3-14 14-14s14 6.3 14 14-6.3 14-14 14-14-6.3-14-14z"
#define UNDER_DISC "M-14.6 1.3c0-8.1 6.5-14.6 14.6-14.6s14.6 6.5 14.6 14.6-6.5 14.6-14.6 14.6-14.6-6.5-14.6-14.6z"
#define LOWER_HALF "M-14 0h28c0 7.7-6.3 14-14 14s-14-6.3-14-14z"
#define DISC_LETTER "M4.9-10.5c0-3.6 3-6.6 6.6-6.6s6.6 3 6.6 6.6-3 6.6-6.6 6.6-6.6-3-6.6-6.6z"
#define BADGE "M4 1h32c1.7 0 3 1.3 3 3v32c0 1.7-1.3 3-3 3H4c-1.7 0-3-1.3-3-3V4c0-1.7 1.3-3 3-3z"
#define BADGE_FOOT "M2 30h36v6c0 1.1-.9 2-2 2H4c-1.1 0-2-.9-2-2z"
#define BADGE_LETTER "M26 6c0-4.4 3.6-8 8-8s8 3.6 8 8-3.6 8-8 8-8-3.6-8-8z"

int shape_of_terrain(const char *code) {
    for (int i = 0; i < SHAPE_TERRAINS; i++)
        if (shape_terrains[i].code[0] == code[0] && strcmp(shape_terrains[i].code, code) == 0)
            return i;
    return -1;
}

static void draw(struct painter *p, const struct paint *how, const char *path) {
    if (!path)
        return;
    p->kind->open(p, how);
    p->kind->path(p, path);
    p->kind->close(p);
}

static void draw_text(struct painter *p, const struct paint *how, const char *words) {
    p->kind->open(p, how);
    p->kind->text(p, 0, 0, words);
    p->kind->close(p);
}

static void draw_terrain(struct painter *p, const struct shape_terrain *t) {
    draw(p, &(struct paint){ .fill = t->ground, .line = INK_SHEET, .width = 1.4 }, HEX_PATH);
    draw(p, &(struct paint){ .line = t->carving, .width = t->width }, t->line);
    draw(p, &(struct paint){ .fill = t->carving }, t->carve);
    draw(p, &(struct paint){ .fill = t->ground }, t->cut);
    draw(p, &(struct paint){ .fill = t->ground }, ROOM_FOR_NAME);
}

/* A tile of 8 repeated over an area that begins at x, y. */
static void draw_pattern(struct painter *p, const struct shape_clan *c, const char *clip, const int area[4]) {
    if (!c->pattern)
        return;
    struct paint how = { .opacity = 0.55, .clip = clip, .width = c->width };
    *(c->width > 0 ? &how.line : &how.fill) = c->on;
    p->kind->open(p, &how);
    for (int y = area[1]; y < area[3]; y += 8)
        for (int x = area[0]; x < area[2]; x += 8)
            draw(p, &(struct paint){ .x = x, .y = y }, c->pattern);
    p->kind->close(p);
}

/* The middle stays plain for the number. */
static void draw_disc(struct painter *p, const struct shape_clan *c) {
    draw(p, &(struct paint){ .fill = INK_INK }, UNDER_DISC);
    draw(p, &(struct paint){ .fill = c->ink, .line = INK_INK, .width = 1.4 }, DISC);
    draw_pattern(p, c, LOWER_HALF, (const int[4]){ -16, 0, 16, 16 });
    draw(p, &(struct paint){ .fill = c->ink }, "M-12.2-6h24.4V6h-24.4z");
    draw(p, &(struct paint){ .fill = INK_SHEET, .line = INK_INK, .width = 1.2 }, DISC_LETTER);
    draw_text(p, &(struct paint){ .fill = INK_INK, .x = 11.5, .y = -7, .size = 9.6, .face = FACE_HEAD }, c->letter);
}

static void draw_badge(struct painter *p, const struct shape_clan *c) {
    draw(p, &(struct paint){ .fill = c->ink, .line = INK_INK, .width = 2 }, BADGE);
    draw_pattern(p, c, BADGE_FOOT, (const int[4]){ 0, 30, 40, 38 });
    struct paint animal = { .fill = c->on, .x = 5, .y = 3, .scale = 1.1 }, legs = { .line = c->on, .width = 1.7 };
    p->kind->open(p, &animal);
    p->kind->path(p, c->drawing);
    p->kind->close(p);
    legs.x = animal.x;
    legs.y = animal.y;
    legs.scale = animal.scale;
    draw(p, &legs, c->legs);
    draw(p, &(struct paint){ .fill = INK_SHEET, .line = INK_INK, .width = 1.6 }, BADGE_LETTER);
    draw_text(p, &(struct paint){ .fill = INK_INK, .x = 34, .y = 10.2, .size = 12, .face = FACE_HEAD }, c->letter);
}

struct stroke {
    const char *path;
    struct paint how;
};

enum { STROKES = 5 };

static const struct stroke marks[][STROKES] = {
    /* Three sides: the others are its neighbours'. */
    [0] = { { "M-16-27.7H16L32 0 16 27.7", { .line = INK_RULE, .width = 1.3, .dash = 2 } } },
    [SHAPE_BRIDGE - SHAPE_BLANK] = { { "M-18.3-16.3L23.3 7.7M-23.3-7.7L18.3 16.3", { .line = INK_SHEET, .width = 5 } },
                                     { "M-18.3-16.3L23.3 7.7M-23.3-7.7L18.3 16.3", { .line = INK_INK, .width = 2.4 } },
                                     { "M-14-13.8L-19-5.2M-7.5-10.1L-12.5-1.4M-1-6.3L-6 2.3M6-2.3L1 6.3M12.5 1.4L7.5 "
                                       "10.1M19 5.2L14 13.8",
                                       { .line = INK_INK, .width = 1.6 } } },
    [SHAPE_RAFT - SHAPE_BLANK] = { { "M-17-4h34v13h-34z", { .fill = INK_SHEET } },
                                   { "M-16-2h32M-16 2.5h32M-14 7h28", { .line = INK_INK, .width = 2.8 } },
                                   { "M-10-4v12.5M0-4v12.5M10-4v12.5", { .line = INK_SHEET, .width = 1.4 } } },
    [SHAPE_HALF -
        SHAPE_BLANK] = { { "M-20 14c2-12 9-20 20-20s18 8 20 20z", { .fill = INK_SHEET, .opacity = 0.6 } },
                         { "M-20 14c2-12 9-20 20-20s18 8 20 20z", { .line = INK_INK, .width = 2, .dash = 4 } },
                         { "M0-1v11M-5.5 4.5h11", { .line = INK_INK, .width = 2.4 } } },
    [SHAPE_SPY -
        SHAPE_BLANK] = { { "M-3-9h6c5 0 9 4 9 9s-4 9-9 9h-6c-5 0-9-4-9-9s4-9 9-9z",
                           { .fill = INK_SHEET, .line = INK_INK, .width = 1.4 } },
                         { "M-8.5 0c3.4-4.9 6-5.6 8.5-5.6s5.1.7 8.5 5.6c-3.4 4.9-6 5.6-8.5 5.6s-5.1-.7-8.5-5.6z",
                           { .line = INK_INK, .width = 1.7 } },
                         { "M0-3.4c1.8 2.2 1.8 4.6 0 6.8-1.8-2.2-1.8-4.6 0-6.8z", { .fill = INK_INK } } },
    [SHAPE_BATTLE - SHAPE_BLANK] = { { BATTLE_RING, { .line = INK_SHEET, .width = 5 } },
                                     { BATTLE_RING, { .line = INK_RED, .width = 2.6 } } },
    [SHAPE_SWORDS -
        SHAPE_BLANK] = { { "M-7-7h14v14h-14z", { .fill = INK_RED, .line = INK_SHEET, .width = 1 } },
                         { "M-4.5-4.5l8 8M4.5-4.5l-8 8M-5 2l3 3M5 2l-3 3", { .line = INK_SHEET, .width = 1.5 } } },
    [SHAPE_EYE - SHAPE_BLANK] = { { "M-17 0c0-9.4 7.6-17 17-17s17 7.6 17 17-7.6 17-17 17-17-7.6-17-17z",
                                    { .fill = INK_MARKER } },
                                  { "M-21 0c0-11.6 9.4-21 21-21s21 9.4 21 21-9.4 21-21 21-21-9.4-21-21z",
                                    { .line = INK_INK, .width = 5 } },
                                  { "M0-32v10M0 22v10M-32 0h10M22 0h10", { .line = INK_INK, .width = 4 } },
                                  { "M0-18c7 10 7 26 0 36-7-10-7-26 0-36z", { .fill = INK_BLACK } } },
};

void shape_draw(struct painter *p, int shape) {
    if (shape < SHAPE_BLANK)
        draw_terrain(p, &shape_terrains[shape]);
    else if (shape >= SHAPE_BADGE)
        draw_badge(p, &shape_clans[shape - SHAPE_BADGE]);
    else if (shape >= SHAPE_DISC)
        draw_disc(p, &shape_clans[shape - SHAPE_DISC]);
    else
        for (int i = 0; i < STROKES && marks[shape - SHAPE_BLANK][i].path; i++)
            draw(p, &marks[shape - SHAPE_BLANK][i].how, marks[shape - SHAPE_BLANK][i].path);
}
