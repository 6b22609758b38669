/* The world view of the swamp on a terminal: every hex two lines high, odd columns half a hex lower (SW-1.2), what is
   drawn in it as SW-22.7 has it. With colour the ground is painted; without it strokes show which two lines are one
   hex. */
#include "clients/cli/draw/draw_swamp.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FACE = 3 }; /* columns of a terrain code */

/* The paint of the ground: with 256 colours, and with the sixteen that every terminal has. */
struct paint {
    const char *many, *few;
};
static const struct paint grounds[SW_TERRAINS] = {
    [SW_UNKNOWN] = { "", "" },
    [SW_PLAINS] = { "\033[48;5;187;38;5;58m", "\033[43;30m" },
    [SW_SWAMP] = { "\033[48;5;65;38;5;194m", "\033[46;30m" },
    [SW_SCRUB] = { "\033[48;5;143;38;5;22m", "\033[42;30m" },
    [SW_FERTILE] = { "\033[48;5;70;38;5;16m", "\033[102;30m" },
    [SW_PEAK] = { "\033[48;5;249;38;5;236m", "\033[47;30m" },
    [SW_VOLCANO] = { "\033[48;5;130;38;5;230m", "\033[101;30m" },
    [SW_RUIN] = { "\033[48;5;138;38;5;233m", "\033[47;31m" },
    [SW_TEMPLE] = { "\033[48;5;221;38;5;94m", "\033[103;30m" },
    [SW_CURSED] = { "\033[48;5;53;38;5;182m", "\033[45;37m" },
    [SW_DEN] = { "\033[48;5;173;38;5;232m", "\033[105;30m" },
    [SW_WATER] = { "\033[48;5;24;38;5;74m", "\033[44;36m" },
    [SW_WHIRLPOOL] = { "\033[48;5;18;38;5;117m", "\033[44;97m" },
};
static const struct paint own_paint = { "\033[1;48;5;226;38;5;16m", "\033[1;7m" };
static const struct paint foe_paint = { "\033[1;48;5;160;38;5;231m", "\033[1;41;97m" };

static bool many_colours(void) {
    const char *kind = getenv("TERM"), *colours = getenv("COLORTERM");
    return (colours && *colours) || (kind && strstr(kind, "256color"));
}

static void put_paint(const struct term *term, struct paint paint, struct lz_writer *w) {
    if (term->colour)
        lz_put(w, many_colours() ? paint.many : paint.few);
}

static void blanks(struct lz_writer *w, int n) {
    while (n-- > 0)
        lz_put_char(w, ' ');
}

/* How well a hex stands for the clan: its home, a den, a band, a spy. */
static int rank_of(const struct swamp_view *v, const struct swamp_cell *cell) {
    if (cell->terrain == SW_DEN && cell->owner == v->clan)
        return cell->marks & SW_HOME ? 4 : 3;
    if (cell->clan == v->clan)
        return 2;
    return cell->spies ? 1 : 0;
}

int draw_home(const struct swamp_view *v) {
    int best = 0, rank = 0;
    for (int hex = 0; v->clan && hex < v->laws.wide * v->laws.high; hex++) {
        int worth = rank_of(v, &v->cells[hex]);
        if (worth > rank) {
            rank = worth;
            best = hex;
        }
    }
    return best;
}

/* ---- one hex */

static int name_columns(const struct swamp_laws *laws) { return (laws->high > 9 ? 2 : 1) + (laws->wide > 26 ? 2 : 1); }
/* Without paint a stroke keeps the hexes apart. */
static int cell_columns(const struct frame *frame) {
    const struct swamp_view *v = frame->view;
    return name_columns(&v->laws) + 1 + FACE + !frame->term->colour;
}

/* The three letters of the ground, in small letters if they are remembered (SW-3.5). */
static void put_face(const struct swamp_cell *cell, struct lz_writer *w) {
    static const char *const dens[] = { "Red", "Grn", "Gry", "Yel", "Blk", "New", "Den" };
    const char *face = swamp_facts.ground[cell->terrain].code;
    if (cell->terrain == SW_DEN)
        face = cell->marks & SW_HOME ? "HOM" : dens[cell->colour < LZ_COUNT(dens) ? cell->colour : LZ_COUNT(dens) - 1];
    if (cell->marks & (SW_BRIDGE | SW_RAFT | SW_HALF_BUILT))
        face = cell->marks & SW_BRIDGE ? "===" : cell->marks & SW_RAFT ? "Raf" : "+++";
    for (int i = 0; i < FACE; i++)
        lz_put_char(w,
                    (char)(cell->known == SW_REMEMBERED && face[i] < 'a' && face[i] >= 'A' ? face[i] + 32 : face[i]));
}

static void upper_half(const struct frame *frame, int hex, struct lz_writer *w) {
    const struct swamp_view *v = frame->view;
    char room[8];
    struct lz_writer name = lz_writer_in(room, sizeof room);
    draw_hex(v, hex, &name);
    lz_put(w, room);
    blanks(w, name_columns(&v->laws) + 1 - (int)name.len);
    put_face(&v->cells[hex], w);
}

/* Whose mark stands in the lower half: 0 nobody's, 1 one's own, 2 another's. */
static int contents(const struct swamp_view *v, const struct swamp_cell *cell, struct lz_writer *w) {
    bool den = cell->terrain == SW_DEN && cell->known != SW_REMEMBERED;
    bool mine = v->clan && (cell->clan == v->clan || (den && cell->owner == v->clan));
    if (mine) {
        lz_put_char(w, '*');
        if (cell->clan == v->clan)
            lz_put_number(w, cell->number);
        lz_put(w, cell->spies ? "+S" : "");
        return 1;
    }
    if (cell->clan) {
        lz_put_text(w, (struct lz_text){ v->clans[cell->clan - 1].code, 3 });
        lz_put_number(w, cell->number);
        return 2;
    }
    if (cell->spies) {
        lz_put(w, "spy");
        return 1;
    }
    if (!den)
        return 0;
    lz_put_text(w, cell->owner ? (struct lz_text){ v->clans[cell->owner - 1].code, 3 } : lz_span("free"));
    return cell->owner ? 2 : 0;
}

static void lower_half(const struct frame *frame, int hex, struct lz_writer *w) {
    const struct swamp_view *v = frame->view;
    const struct swamp_cell *cell = &v->cells[hex];
    int wide = cell_columns(frame) - !frame->term->colour;
    char room[24];
    struct lz_writer what = lz_writer_in(room, sizeof room);
    int whose = contents(v, cell, &what), left = (wide - (int)what.len) / 2;
    blanks(w, left);
    if (whose)
        put_paint(frame->term, whose == 1 ? own_paint : foe_paint, w);
    lz_put(w, room);
    if (whose && frame->term->colour) {
        lz_put(w, "\033[0m");
        put_paint(frame->term, grounds[cell->terrain], w);
    }
    blanks(w, wide - left - (int)what.len);
}

static bool is_drawn(const struct swamp_cell *cell) { return cell->known != SW_NEVER && cell->terrain != SW_UNKNOWN; }

static void half(const struct frame *frame, int hex, bool lower, struct lz_writer *w) {
    const struct swamp_view *v = frame->view;
    const struct swamp_cell *cell = &v->cells[hex];
    int wide = cell_columns(frame) - !frame->term->colour;
    if (!is_drawn(cell)) {
        blanks(w, wide / 2);
        lz_put(w, lower ? " " : term_glyph(frame->term, DOT));
        blanks(w, wide - wide / 2 - 1);
        return;
    }
    put_paint(frame->term, grounds[cell->terrain], w);
    if (cell->known == SW_REMEMBERED)
        term_style(frame->term, w, DIM);
    lower ? lower_half(frame, hex, w) : upper_half(frame, hex, w);
    term_style(frame->term, w, PLAIN);
}

/* ---- the window */

/* Columns or rows: which is in the middle, how many there are, how far before and after it something is known, and one
   more. */
struct reach {
    int centre, all, before, after;
    bool wrap;
};

/* From where on so many are shown around the middle, and as little as can be of what is unknown; a world without an
   edge may begin before the first. */
static int first_shown(const struct reach *reach, int count) {
    int from = reach->centre - count / 2, first = reach->centre - reach->before + 1;
    int last = reach->centre + reach->after - count;
    if (count >= reach->all)
        return 0;
    from = from < first ? first : from > last ? last : from;
    if (last < first) /* there is room for the unknown next to it */
        from = first - 1;
    if (reach->wrap)
        return from;
    return from < 0 ? 0 : from + count > reach->all ? reach->all - count : from;
}

static int around(int n, int all) { return ((n % all) + all) % all; }

struct window {
    const struct frame *frame;
    int left, top, columns, rows;
};

/* The short way round, where there is one. */
static struct reach reach_of(const struct swamp_view *v, int centre, bool rows) {
    int all = rows ? v->laws.high : v->laws.wide;
    struct reach reach = { .centre = centre, .all = all, .wrap = v->laws.wrap };
    for (int hex = 0; hex < v->laws.wide * v->laws.high; hex++) {
        int off = (rows ? hex / v->laws.wide : hex % v->laws.wide) - centre;
        if (v->laws.wrap)
            off += 2 * off > all ? -all : 2 * off < -all ? all : 0;
        if (!is_drawn(&v->cells[hex]))
            continue;
        reach.after = off > reach.after ? off : reach.after;
        reach.before = -off > reach.before ? -off : reach.before;
    }
    reach.before++;
    reach.after++;
    return reach;
}

/* So many of all, no more than fit, and none beyond what is known. */
static int shown(const struct reach *reach, int fit) {
    int known = reach->before + 1 + reach->after, most = known < reach->all ? known : reach->all;
    return fit < 1 ? 1 : fit < most ? fit : most;
}

static struct window window_of(const struct frame *frame, struct draw_window place) {
    const struct swamp_view *v = frame->view;
    const struct swamp_laws *laws = &v->laws;
    int column = place.place % laws->wide, row = place.place / laws->wide;
    struct window at = { .frame = frame };
    struct reach across = reach_of(v, column, false), down = reach_of(v, row, true);
    at.columns = shown(&across, place.columns / cell_columns(frame));
    at.rows = shown(&down, (place.lines - 1) / 2);
    at.left = first_shown(&across, at.columns);
    at.top = first_shown(&down, at.rows);
    return at;
}

/* The hex in that column of the window, and which half of it; -1: there is none in this line. */
static int hex_in(const struct window *at, int line, int i, bool *lower) {
    const struct swamp_view *v = at->frame->view;
    int column = around(at->left + i, v->laws.wide), y = line - !(column & 1);
    *lower = y & 1;
    if (i < 0 || i >= at->columns || y < 0 || y >= 2 * at->rows)
        return -1;
    return around(at->top + y / 2, v->laws.high) * v->laws.wide + column;
}

/* The stroke to the left of a hex: it is also the right side of the one before, whose other half is in this line. */
static char stroke(const struct window *at, int line, int i) {
    const struct swamp_view *v = at->frame->view;
    bool lower, other;
    int hex = hex_in(at, line, i, &lower), before = hex_in(at, line, i - 1, &other);
    if (hex >= 0 && is_drawn(&v->cells[hex]))
        return lower ? '\\' : '/';
    if (before >= 0 && is_drawn(&v->cells[before]))
        return other ? '/' : '\\';
    return ' ';
}

/* Nothing that is known reaches into the line. */
static bool is_bare(const struct window *at, int line) {
    const struct swamp_view *v = at->frame->view;
    for (int i = 0; i < at->columns; i++) {
        bool lower;
        int hex = hex_in(at, line, i, &lower);
        if (hex >= 0 && is_drawn(&v->cells[hex]))
            return false;
    }
    return true;
}

void draw_map(const struct frame *frame, struct draw_window window, struct lz_writer *w) {
    struct window at = window_of(frame, window);
    int first = 0, last = 2 * at.rows;
    while (first < last && is_bare(&at, first))
        first++;
    while (last > first && is_bare(&at, last))
        last--;
    for (int line = first; line <= last; line++) {
        for (int i = 0; i < at.columns; i++) {
            bool lower;
            int hex = hex_in(&at, line, i, &lower);
            if (!frame->term->colour)
                lz_put_char(w, stroke(&at, line, i));
            if (hex < 0)
                blanks(w, cell_columns(frame) - !frame->term->colour);
            else
                half(frame, hex, lower, w);
        }
        lz_put_char(w, '\n');
    }
}

void draw_key(const struct frame *frame, struct lz_writer *w) {
    for (int terrain = SW_PLAINS; terrain < SW_TERRAINS; terrain++) {
        const struct swamp_ground *ground = &swamp_facts.ground[terrain];
        put_paint(frame->term, grounds[terrain], w);
        lz_put(w, ground->code);
        term_style(frame->term, w, PLAIN);
        lz_put_char(w, ' ');
        lz_put(w, ground->title);
        lz_put(w, terrain == SW_RUIN || terrain == SW_TERRAINS - 1 ? "\n" : "  ");
    }
    term_put_wrapped(w,
                     lz_span("What stands under the name of a hex is in that hex: *90 is a band of yours, BOG90 one of "
                             "the clan BOG, +S and spy are your spies, free is a den of nobody's. A den shows its "
                             "colour, New while nobody has settled in it, HOM if it is a home den; === is a bridge, "
                             "Raf a raft, +++ a half-built den; small letters are remembered from an earlier turn."),
                     (struct term_wrap){ frame->term->wide, 0, 9 });
}

static void table(const struct frame *frame, struct lz_writer *w) {
    const struct swamp_view *v = frame->view;
    draw_headline(frame, w);
    draw_ranking(frame, w);
    draw_map(frame, (struct draw_window){ draw_home(v), 2 * v->laws.high + 1, frame->term->wide }, w);
    if (!v->seen.over)
        draw_estate(frame, false, w);
}

static void put_bands(const struct frame *frame, struct lz_text rest, struct lz_writer *w) {
    (void)rest;
    draw_estate(frame, false, w);
}

static void put_ranking(const struct frame *frame, struct lz_text rest, struct lz_writer *w) {
    (void)rest;
    draw_clans(frame, w);
}

static const struct drawer_word words[] = {
    { "bands", "bands", "your dens, bands and spies in full", put_bands },
    { "dens", NULL, NULL, put_bands },
    { "ranking", "ranking", "all clans and their points, and what yours are made of", put_ranking },
    { NULL, NULL, NULL, NULL },
};

const struct drawer draw_swamp = {
    .game = "swamp", .table = table, .score = table, .words = words, .desk = &draw_swamp_desk
};
