/* A clan's view as text (SW-22.5 to SW-22.7): how the game stands, what is one's own, the orders so far,
   and the World View, which is cut open opposite of the clan's home and into pages. */
#include "core/bug.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "games/swamp/report/swamp_report_parts.h"
#include "games/swamp/report/swamp_story.h"
#include "games/swamp/rules/swamp_work.h"

enum { CELL = 9 };

static void pad(struct lz_writer *w, uint32_t from, uint32_t width) {
    while (w->len - from < width && !w->full)
        lz_put_char(w, ' ');
}

static void put_number(struct lz_writer *w, const char *before, int n, const char *after) {
    lz_put(w, before);
    lz_put_number(w, n);
    lz_put(w, after);
}

/* A line of one's own begins with its hex. */
static void begin_hex(const struct swamp_view *v, int hex, struct lz_writer *w) {
    uint32_t from = w->len + 1;
    lz_put_char(w, ' ');
    swamp_hex_print(swamp_name_of(&v->laws, hex), w);
    pad(w, from, 6);
}

static int hexes(const struct swamp_view *v) { return v->laws.wide * v->laws.high; }

/* ---- how it stands */

static void put_head(const struct swamp_view *v, struct lz_writer *w) {
    if (v->seen.phase == SW_PHASE_STARTUP) {
        lz_put(w, "Before the first turn.\n");
        return;
    }
    put_number(w, "Turn ", v->turn, "");
    if (v->laws.max_turns)
        put_number(w, " of ", v->laws.max_turns, "");
    put_number(w, v->seen.over ? ", the game is over; " : "; ", v->threshold, " points win.\n");
}

static void put_clan(const struct swamp_view *v, int clan, const char *const *names, struct lz_writer *w) {
    put_number(w, "clan ", clan, " ");
    swamp_put_name(&v->clans[clan - 1], w);
    lz_put(w, " (");
    swamp_put_code(v, clan, w);
    lz_put_char(w, ')');
    if (names && names[clan - 1] && clan != v->clan && !v->laws.anonymous) {
        lz_put(w, ", ");
        lz_put(w, names[clan - 1]);
    }
    lz_put(w, clan == v->clan ? ", you" : "");
}

/* A name may be as long as it likes: the line is not. */
static void cut_line(struct lz_writer *w, uint32_t from, uint32_t wide) {
    uint32_t columns = 0;
    for (uint32_t i = from; i < w->len; i++) {
        columns += ((uint8_t)w->at[i] & 0xc0) != 0x80;
        if (columns > wide) {
            w->at[i] = 0;
            w->len = i;
        }
    }
    lz_put_char(w, '\n');
}

static void put_ranking(const struct swamp_view *v, const struct lz_paper *paper, struct lz_writer *w) {
    for (int i = 0; i < SW_CLANS && v->rank[i]; i++) {
        int clan = v->rank[i];
        uint32_t from = w->len;
        lz_put(w, i < 9 ? " " : "");
        put_number(w, "", i + 1, ". ");
        if (v->laws.ranking_points || v->seen.over || clan == v->clan)
            put_number(w, "", v->score[clan - 1], "");
        pad(w, from, 12);
        put_clan(v, clan, paper->names, w);
        lz_put(w, lz_in(v->seen.may & ~v->seen.wait, clan - 1) ? ", ready" : "");
        cut_line(w, from, paper->wide);
    }
}

/* ---- one's own */

static void put_den(const struct swamp_view *v, int hex, struct lz_writer *w) {
    const struct swamp_cell *cell = &v->cells[hex];
    begin_hex(v, hex, w);
    lz_put(w, cell->colour < SW_COLOURS ? swamp_den_colours[cell->colour] : "Unsettled");
    lz_put(w, cell->marks & SW_HOME ? " home den, " : " den, ");
    put_number(w, "", cell->population, " of ");
    put_number(w, "", 50 * cell->fertile, " den lizards\n");
}

/* On a line of its own where many colours leave no room for it. */
static void put_band(const struct swamp_view *v, int hex, uint32_t wide, struct lz_writer *w) {
    const struct swamp_cell *cell = &v->cells[hex];
    char room[64];
    struct lz_writer state = lz_writer_in(room, sizeof room);
    uint32_t from = w->len;
    begin_hex(v, hex, w);
    swamp_put_lizards(cell->lizards, w);
    lz_put(&state, swamp_facts.skill[cell->experience]);
    lz_put(&state, ", ");
    lz_put(&state, swamp_facts.hunger[cell->hunger]);
    put_number(&state, ", starve in turn ", swamp_starves(v, hex), "\n");
    lz_put(w, w->len - from + 1 + state.len <= wide ? ", " : ",\n       ");
    lz_put(w, room);
}

static void put_spies(const struct swamp_view *v, struct lz_writer *w) {
    for (int i = 0; i < v->spies; i++) {
        if (v->spy[i].clan != v->clan)
            continue;
        begin_hex(v, v->spy[i].hex, w);
        lz_put(w, swamp_facts.colour[v->spy[i].colour]);
        put_number(w, " spy, ", v->spy[i].age, v->spy[i].age == 1 ? " turn out\n" : " turns out\n");
    }
}

static void put_estate(const struct swamp_view *v, uint32_t wide, struct lz_writer *w) {
    lz_put(w, "YOUR DENS\n");
    for (int hex = 0; hex < hexes(v); hex++)
        if (v->cells[hex].terrain == SW_DEN && v->cells[hex].owner == v->clan)
            put_den(v, hex, w);
    lz_put(w, "YOUR BANDS\n");
    for (int hex = 0; hex < hexes(v); hex++)
        if (v->cells[hex].clan == v->clan)
            put_band(v, hex, wide, w);
    put_spies(v, w);
}

static void put_book(const struct swamp_view *v, struct lz_writer *w) {
    put_number(w, "ORDERS, ", v->orders, " of ");
    put_number(w, "", v->laws.order_limit, "\n");
    for (int i = 0; i < v->orders; i++) {
        put_number(w, i < 9 ? "  " : " ", i + 1, ". ");
        swamp_order_print(&v->laws, &v->order[i], w);
        lz_put_char(w, '\n');
    }
}

/* ---- the World View */

/* The rows and columns that are shown: those of known hexes, as they lie round the home, which may be beyond the map.
 */
struct sheet {
    const struct swamp_view *v;
    int left, right, top, bottom;
    int page, cell; /* hexes side by side on a page; columns of one */
};

static int home_of(const struct swamp_view *v) {
    int best = hexes(v) / 2 + v->laws.wide / 2, rank = 0;
    for (int hex = 0; v->clan && hex < hexes(v); hex++) {
        const struct swamp_cell *cell = &v->cells[hex];
        bool den = cell->terrain == SW_DEN && cell->owner == v->clan && cell->known != SW_REMEMBERED;
        int worth = den ? 2 + (cell->marks & SW_HOME) : cell->clan == v->clan;
        if (worth > rank) {
            rank = worth;
            best = hex;
        }
    }
    return best;
}

/* The image of a coordinate that lies nearest to the middle. */
static int image(int at, int middle, int size) {
    while (at - middle >= size / 2)
        at -= size;
    while (at - middle < -(size / 2))
        at += size;
    return at;
}

static struct sheet sheet_of(const struct swamp_view *v) {
    struct sheet s = { .v = v, .left = SW_SIDE * 2, .right = -SW_SIDE * 2, .top = SW_SIDE * 2, .bottom = -SW_SIDE * 2 };
    int home = home_of(v), wide = v->laws.wide, high = v->laws.high, known = 0;
    for (int hex = 0; hex < hexes(v); hex++)
        known += v->cells[hex].known != SW_NEVER;
    bool round = v->laws.wrap && known < hexes(v);
    for (int hex = 0; hex < hexes(v); hex++) {
        int column = round ? image(hex % wide, home % wide, wide) : hex % wide;
        int row = round ? image(hex / wide, home / wide, high) : hex / wide;
        if (v->cells[hex].known == SW_NEVER)
            continue;
        s.left = column < s.left ? column : s.left;
        s.right = column > s.right ? column : s.right;
        s.top = row < s.top ? row : s.top;
        s.bottom = row > s.bottom ? row : s.bottom;
    }
    return s;
}

static int around(int n, int all) { return ((n % all) + all) % all; }

/* A line of a hex: its name and ground, or what is there. */
static void put_words(const struct swamp_view *v, int hex, bool lower, struct lz_writer *w) {
    if (v->cells[hex].known == SW_NEVER)
        return;
    if (lower) {
        swamp_put_contents(v, &v->cells[hex], w);
        return;
    }
    swamp_hex_print(swamp_name_of(&v->laws, hex), w);
    lz_put_char(w, ' ');
    swamp_put_ground(&v->cells[hex], w);
}

static void put_half(const struct sheet *s, int column, int row, struct lz_writer *w) {
    const struct swamp_view *v = s->v;
    int half = around(row, 2), line = (row - half) / 2;
    int hex = around(line, v->laws.high) * v->laws.wide + around(column, v->laws.wide);
    uint32_t from = w->len;
    if (line >= s->top && line <= s->bottom)
        put_words(v, hex, half, w);
    pad(w, from, (uint32_t)s->cell);
}

/* As few columns as the words need, and one between them. */
static int least_cell(const struct swamp_view *v) {
    uint32_t least = 0;
    for (int i = 0; i < 2 * hexes(v); i++) {
        char room[4 * CELL];
        struct lz_writer words = lz_writer_in(room, sizeof room);
        put_words(v, i / 2, i & 1, &words);
        least = words.len > least ? words.len : least;
    }
    return least < CELL ? (int)least + 1 : CELL;
}

/* Without the blanks at its end; a line of blanks is none. */
static void trim_line(struct lz_writer *w, uint32_t from) {
    while (w->len > from && w->at[w->len - 1] == ' ')
        w->at[--w->len] = 0;
    lz_put(w, w->len > from ? "\n" : "");
}

/* Columns A, C, E lie one line lower (SW-1.2). */
static void put_page(const struct sheet *s, int left, struct lz_writer *w) {
    int right = left + s->page - 1 < s->right ? left + s->page - 1 : s->right;
    for (int line = 2 * s->top; line <= 2 * s->bottom + 2; line++) {
        uint32_t from = w->len;
        for (int column = left; column <= right; column++)
            put_half(s, column, line - !(column & 1), w);
        trim_line(w, from);
    }
}

static int pages_of(const struct sheet *s, int most) { return (s->right - s->left + most) / most; }

/* How wide a page is: no wider than fits, and all pages as even as can be. Hexes are drawn closer where that saves one.
 */
static void lay_out(struct sheet *s, int wide) {
    int least = least_cell(s->v);
    s->cell = pages_of(s, wide / least) < pages_of(s, wide / CELL) ? least : CELL;
    int pages = pages_of(s, wide / s->cell);
    s->page = (s->right - s->left + pages) / pages;
}

static void put_map(const struct swamp_view *v, uint32_t wide, struct lz_writer *w) {
    struct sheet s = sheet_of(v);
    if (s.left > s.right)
        return;
    lay_out(&s, (int)wide);
    lz_put(w, "WORLD VIEW (ground or den colour, New unsettled, HOM home\n"
              "den, = bridge, ~ raft, + half-built; small letters: last\n"
              "seen in turn t)\n");
    for (int left = s.left; left <= s.right; left += s.page) {
        lz_put(w, left > s.left ? "\n" : "");
        put_page(&s, left, w);
    }
}

void swamp_table(const struct lz_game *game, const void *view, const struct lz_paper *paper, struct lz_writer *w) {
    const struct swamp_view *v = view;
    put_head(v, w);
    put_ranking(v, paper, w);
    if (v->clan && v->seen.phase != SW_PHASE_STARTUP) {
        put_estate(v, paper->wide, w);
        put_book(v, w);
    }
    put_map(v, paper->wide, w);
}
