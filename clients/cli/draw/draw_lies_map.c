/* The network as a drawing: nodes at the places of the data file (LL-2.2), scaled; lines under them. */
#include "clients/cli/draw/draw_lies.h"

#include <stdlib.h>
#include <string.h>

enum { NODE_WIDE = 9, NODE_APART = 8, NODE_HIGH = 2, GLYPH = 5 };

struct cell {
    char glyph[GLYPH]; /* "": blank */
    uint8_t style;
    bool solid; /* no line goes over it */
};

struct canvas {
    const struct frame *frame;
    struct cell *cell;
    int wide, high;
    int x[LIES_NODES], y[LIES_NODES]; /* upper left corner of each node */
};

struct spot {
    int x, y;
};

static struct cell *cell_at(const struct canvas *c, struct spot at) {
    return at.x < 0 || at.y < 0 || at.x >= c->wide || at.y >= c->high ? NULL : &c->cell[at.y * c->wide + at.x];
}

static void put_glyph(const struct canvas *c, struct spot at, struct lz_text glyph, int style) {
    struct cell *cell = cell_at(c, at);
    if (!cell || glyph.len >= GLYPH)
        return;
    memcpy(cell->glyph, glyph.at, glyph.len);
    cell->glyph[glyph.len] = 0;
    cell->style = (uint8_t)style;
    cell->solid = true;
}

/* Words on the canvas, a letter a cell; answers where they end. */
static struct spot put_words(const struct canvas *c, struct spot at, const char *words, int style) {
    while (*words) {
        uint32_t n = 1;
        while (((unsigned char)words[n] & 0xc0) == 0x80)
            n++;
        put_glyph(c, at, (struct lz_text){ words, n }, style);
        at.x++;
        words += n;
    }
    return at;
}

static bool is_free(const struct canvas *c, struct spot at, int columns) {
    for (int x = at.x - 1; x <= at.x + columns; x++) {
        const struct cell *cell = cell_at(c, (struct spot){ x, at.y });
        if (cell && cell->solid)
            return false;
    }
    return true;
}

/* The line nearest to the one wanted, looked for upwards or downwards, where so many columns are free. */
static struct spot free_spot(const struct canvas *c, struct spot wanted, int columns, int step) {
    for (struct spot at = wanted; at.y >= 0 && at.y < c->high; at.y += step)
        if (is_free(c, at, columns))
            return at;
    return wanted;
}

static struct spot put_signs(const struct canvas *c, struct spot at, int piece, int times) {
    static const int tints[LIES_PIECES] = { TINT + 5, TINT + 8, TINT + 10, TINT + 9, TINT + 4, TINT + 2 };
    while (times-- > 0)
        at = put_words(c, at, lies_sign(c->frame->term, piece), tints[piece]);
    return at;
}

/* ---- where the nodes are */

static void bounds(const struct lies_data *d, int16_t least[2], int16_t most[2]) {
    least[0] = least[1] = INT16_MAX;
    most[0] = most[1] = INT16_MIN;
    for (int i = 0; i < d->nodes; i++) {
        int16_t at[2] = { d->node[i].x, d->node[i].y };
        for (int k = 0; k < 2; k++) {
            least[k] = at[k] < least[k] ? at[k] : least[k];
            most[k] = at[k] > most[k] ? at[k] : most[k];
        }
    }
}

static int scaled(int at, int least, int most, int room) {
    int span = most > least ? most - least : 1;
    return ((at - least) * room + span / 2) / span;
}

static bool collide(const struct canvas *c, int a, int b) {
    return abs(c->x[a] - c->x[b]) < NODE_APART && abs(c->y[a] - c->y[b]) < NODE_HIGH;
}

/* A node that would cover an earlier one moves away from it, up or down as it lies. */
static void make_room(const struct lies_data *d, struct canvas *c, int node) {
    for (int other = 0; other < node; other++) {
        int away = d->node[node].y >= d->node[other].y ? 1 : -1;
        while (collide(c, node, other))
            c->y[node] += away;
    }
}

static void place_nodes(const struct lies_data *d, struct canvas *c) {
    int16_t least[2], most[2];
    bounds(d, least, most);
    for (int i = 0; i < d->nodes; i++) {
        c->x[i] = scaled(d->node[i].x, least[0], most[0], c->wide - NODE_WIDE);
        c->y[i] = 1 + scaled(d->node[i].y, least[1], most[1], c->high - NODE_HIGH - 2);
        make_room(d, c, i);
    }
}

/* ---- lines */

static const char *stroke(const struct term *term, int dx, int dy, bool abroad) {
    static const char *const strokes[2][2][4] = {
        { { "-", "|", "\\", "/" }, { ".", ":", "\\", "/" } },
        { { "\u2500", "\u2502", "\u2572", "\u2571" }, { "\u2504", "\u2506", "\u2572", "\u2571" } },
    };
    bool falls = (dx > 0) == (dy > 0);
    int which = dx && dy ? 3 - falls : !dx;
    return strokes[term->utf8][abroad][which];
}

static void put_stroke(const struct canvas *c, struct spot at, const char *glyph, int style) {
    struct cell *cell = cell_at(c, at);
    if (!cell || cell->solid)
        return;
    bool crosses = cell->glyph[0] && strcmp(cell->glyph, glyph) != 0;
    put_glyph(c, at, lz_span(crosses ? c->frame->term->utf8 ? "\u2573" : "X" : glyph), style);
    cell->solid = false;
}

static int sign_of(int n) { return (n > 0) - (n < 0); }

/* From one node to another, a step at a time (Bresenham), the middle of the names as ends. */
static void put_line(const struct lies_data *d, const struct canvas *c, int a, int b) {
    bool abroad = d->node[a].net != d->node[b].net;
    int style = abroad ? DIM : lies_net_tint(d->node[a].net);
    int x = c->x[a] + 2, y = c->y[a], to_x = c->x[b] + 2, to_y = c->y[b];
    int dx = abs(to_x - x), dy = abs(to_y - y), sx = sign_of(to_x - x), sy = sign_of(to_y - y), slip = dx - dy;
    while (x != to_x || y != to_y) {
        int twice = 2 * slip, step_x = twice > -dy ? sx : 0, step_y = twice < dx ? sy : 0;
        slip += (step_y ? dx : 0) - (step_x ? dy : 0);
        x += step_x;
        y += step_y;
        put_stroke(c, (struct spot){ x, y }, stroke(c->frame->term, step_x, step_y, abroad), style);
    }
}

static void put_lines(const struct lies_data *d, const struct canvas *c) {
    for (int abroad = 1; abroad >= 0; abroad--)
        for (int i = 0; i < d->nodes; i++)
            LIES_NODES_OF(n, d->node[i].near)
    if ((int)n > i && (d->node[n].net != d->node[i].net) == abroad)
        put_line(d, c, i, (int)n);
}

/* ---- nodes and names */

static void put_place(const struct lies_data *d, const struct canvas *c, int node) {
    const struct lies_open *o = lies_open_of(c->frame);
    const struct lies_node *n = &o->node[node];
    struct spot at = { c->x[node], c->y[node] }, below = { at.x, at.y + 1 };
    bool held = lies_controlled(d, o) >> node & 1, some = lies_pile_of(n);
    at = put_words(c, at, held ? "[" : some ? "(" : " ", BOLD);
    at = put_words(c, at, d->node[node].id, lies_net_tint(d->node[node].net));
    at = put_words(c, at, held ? "]" : some ? ")" : " ", BOLD);
    at = put_signs(c, at, LIES_FLAG, o->flagged >> node & 1);
    put_signs(c, at, LIES_VULN, o->vulnerable >> node & 1);
    below = put_signs(c, below, LIES_BIRD, n->theory[LIES_BIRD]);
    below = put_signs(c, below, LIES_LIZARD, n->theory[LIES_LIZARD]);
    for (int i = lies_pile_of(n); i < d->conspiracy_limit; i++)
        below = put_words(c, below, term_glyph(c->frame->term, DOT), DIM);
    below = put_signs(c, below, LIES_AWARE, n->aware);
    below = put_signs(c, below, LIES_MOD, n->mods > 2 ? 1 : n->mods);
    if (n->mods > 2)
        put_words(c, below, (char[]){ (char)('0' + n->mods), 0 }, TINT + 2);
}

/* How a network stands, without escapes: the canvas has its own styles. Its name comes first, which is drawn apart. */
static void put_net_state(const struct canvas *c, int net, struct lz_writer *state) {
    struct term plain = *c->frame->term;
    struct frame frame = *c->frame;
    char room[200];
    struct lz_writer whole = lz_writer_in(room, sizeof room);
    plain.colour = false;
    frame.term = &plain;
    lies_put_net(&frame, net, LIES_NET_FULL, &whole);
    lz_put(state, room + strlen(lies_facts(frame.game)->net[net].name) + 1);
}

enum { NAME_ROOM = 200 };

/* As much of a name as so many columns hold, with a sign that some is missing. */
static void brief_name(const struct canvas *c, const char *name, int columns, char room[NAME_ROOM]) {
    struct lz_writer w = lz_writer_in(room, NAME_ROOM);
    bool whole = term_columns(lz_span(name)) <= columns;
    lz_put_text(&w, lies_brief(name, whole ? columns : columns - 1));
    lz_put(&w, whole ? "" : c->frame->term->utf8 ? "\u2026" : "~");
}

/* The networks around stand in the corners, the centre above and below its middle line; where something stands already,
   on the next line towards the middle. */
static void put_net_name(const struct lies_data *d, const struct canvas *c, int net) {
    const struct lies_network *centre = &d->net[0], *network = &d->net[net];
    char states[100], name[NAME_ROOM];
    struct lz_writer state = lz_writer_in(states, sizeof states);
    put_net_state(c, net, &state);
    int bold = lies_net_pays(d, lies_open_of(c->frame), net) < 0 ? PLAIN : BOLD;
    int state_wide = term_columns(lz_span(states)), half = c->wide / 2 - state_wide - 3;
    brief_name(c, network->name, half > 8 ? half : 8, name);
    int name_wide = term_columns(lz_span(name)), both = name_wide + 1 + state_wide;
    if (net == 0) {
        struct spot over = { (c->wide - name_wide) / 2 - 1, c->high / 2 - 2 };
        struct spot under = { (c->wide - state_wide) / 2 - 1, c->high / 2 + 1 };
        put_words(c, free_spot(c, over, name_wide, -1), name, lies_net_tint(net));
        put_words(c, free_spot(c, under, state_wide, 1), states, bold);
        return;
    }
    bool left = network->x < centre->x, above = network->y < centre->y;
    struct spot at = { left ? 0 : c->wide - both, above ? 0 : c->high - 1 };
    at = free_spot(c, at, both, above ? 1 : -1);
    at = put_words(c, at, name, lies_net_tint(net));
    put_words(c, (struct spot){ at.x + 1, at.y }, states, bold);
}

/* LL-2.6: a dotted line, under everything else. */
static void put_dots(const struct canvas *c, struct spot from, struct spot to) {
    static const char *const dots[2][2] = { { ":", "." }, { "\u250a", "\u2508" } };
    int dx = to.x - from.x, dy = to.y - from.y;
    bool flat = abs(dx) > 2 * abs(dy);
    int steps = flat ? abs(dx) / 2 : abs(dy);
    for (int i = 1; i < steps; i++) {
        struct spot at = { from.x + dx * i / steps, from.y + dy * i / steps };
        const struct cell *cell = cell_at(c, at);
        if (cell && !cell->glyph[0])
            put_stroke(c, at, dots[c->frame->term->utf8][flat], DIM);
    }
}

/* Display only (LL-2.5), left, right or below: the name, the tokens that lie there for good (LL-3.2), and lines to the
   nodes beside it. */
static struct spot put_alternative(const struct lies_data *d, const struct canvas *c, int i) {
    const struct lies_alternative *alt = &d->alt[i];
    int signs = alt->reference ? LIES_THEORIES + 1 : 0, side = alt->x - d->net[0].x;
    char name[NAME_ROOM];
    brief_name(c, alt->name, c->wide / 4, name);
    int size = term_columns(lz_span(name)) + signs;
    struct spot at = { (c->wide - size) / 2, c->high - 1 };
    if (side)
        at = (struct spot){ side < 0 ? 4 : c->wide - NODE_WIDE - size, c->high / 2 - 1 };
    at = free_spot(c, at, size, side ? 1 : -1);
    struct spot middle = { at.x + size / 2, at.y }, end = put_words(c, at, name, DIM);
    if (alt->reference)
        end = put_words(c, end, " ", DIM);
    for (int t = 0; alt->reference && t < LIES_THEORIES; t++)
        end = put_signs(c, end, t, 1);
    return middle;
}

static void put_alternatives(const struct lies_data *d, const struct canvas *c) {
    struct spot middle[LIES_ALTS];
    for (int i = 0; i < d->alts; i++)
        middle[i] = put_alternative(d, c, i);
    put_lines(d, c); /* those of the networks go over the dots */
    for (int i = 0; i < d->alts; i++)
        LIES_NODES_OF(n, d->alt[i].bases)
    put_dots(c, middle[i], (struct spot){ c->x[n] + 2, c->y[n] });
}

static void print(const struct canvas *c, struct lz_writer *w) {
    for (int y = 0; y < c->high; y++) {
        int last = c->wide;
        while (last > 0 && !c->cell[y * c->wide + last - 1].glyph[0])
            last--;
        for (int x = 0; x < last; x++) {
            const struct cell *cell = &c->cell[y * c->wide + x];
            if (cell->glyph[0] && cell->style != PLAIN)
                term_styled(c->frame->term, w, cell->style, cell->glyph);
            else
                lz_put(w, cell->glyph[0] ? cell->glyph : " ");
        }
        lz_put_char(w, '\n');
    }
}

void lies_put_map(const struct frame *frame, int wide, int high, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    size_t cells = (size_t)wide * (size_t)high;
    struct canvas c = { .frame = frame, .wide = wide, .high = high };
    c.cell = cli_room(NULL, cells * sizeof *c.cell);
    memset(c.cell, 0, cells * sizeof *c.cell);
    place_nodes(d, &c);
    for (int i = 0; i < d->nodes; i++)
        put_place(d, &c, i);
    for (int i = 0; i < d->nets; i++)
        put_net_name(d, &c, i);
    put_alternatives(d, &c);
    print(&c, w);
    free(c.cell);
}
