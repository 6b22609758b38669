/* The world view read from the report: hex names to places, a window that cuts a wrapped world where least is known. */
#include "clients/mail/map/map.h"

#include "clients/mail/map/shapes.h"

#include <stdlib.h>
#include <string.h>

static const double STEP_X = 48, STEP_Y = 55.4, RADIUS = 32, HALF = 27.7;

bool map_hex(const char *name, int *row, int *column) {
    int r = 0, c = 0;
    for (; *name >= '0' && *name <= '9' && r <= MAP_HIGHEST; name++)
        r = r * 10 + (*name - '0');
    for (; *name >= 'A' && *name <= 'Z' && c <= MAP_WIDEST; name++)
        c = c * 26 + (*name - 'A' + 1);
    *row = r;
    *column = c;
    return !*name && r >= 1 && r <= MAP_HIGHEST && c >= 1 && c <= MAP_WIDEST;
}

static bool in_world(const struct map *m, const char *name, int *row, int *column) {
    return map_hex(name, row, column) && *row <= m->high && *column <= m->wide;
}

static int colour_of(const char *word) {
    static const char *const words[] = { "Red", "Green", "Grey", "Yellow", "Black", "Red", "Grn", "Gry", "Yel", "Blk" };
    for (int i = 0; i < 10; i++)
        if (doc_same(words[i], word))
            return i % 5;
    return -1;
}

static bool set_cell(struct map_cell *c, const struct doc *d) {
    const char *key = d->key;
    if (doc_same(key, "hex"))
        c->hex = doc_words(d);
    else if (doc_same(key, "terrain"))
        return (c->terrain = shape_of_terrain(doc_words(d))) >= 0;
    else if (doc_same(key, "text"))
        c->text = doc_words(d);
    else if (doc_same(key, "known"))
        c->old = strcmp(doc_words(d), "old") == 0;
    else if (doc_same(key, "turn"))
        c->turn = (long)d->number;
    else if (doc_same(key, "clan"))
        c->clan = (long)d->number;
    else if (doc_same(key, "number"))
        c->number = (long)d->number;
    else if (doc_same(key, "owner"))
        c->owner = (long)d->number;
    else if (doc_same(key, "face"))
        c->face = doc_words(d);
    else if (doc_same(key, "colour"))
        c->colour = colour_of(doc_words(d));
    else if (doc_same(key, "sign"))
        c->sign = doc_words(d)[0];
    else if (doc_same(key, "spies"))
        c->spies = (long)d->number;
    return true;
}

static bool read_cell(struct map *m, const struct doc *d, struct fault *why) {
    struct map_cell *c = &m->cell[m->count];
    *c = (struct map_cell){ .hex = "", .face = "", .text = "", .owner = -1, .people = -1, .terrain = -1, .colour = -1 };
    for (const struct doc *child = d->kind == DOC_OBJECT ? d->first : NULL; child; child = child->next)
        if (!set_cell(c, child))
            return fault_say(why, "cannot draw the map: unknown terrain '%.20s' in hex '%.8s'", doc_words(child),
                             c->hex);
    if (!in_world(m, c->hex, &c->row, &c->column))
        return fault_say(why, "cannot draw the map: there is no hex '%.8s' in a world of %d x %d", c->hex, m->wide,
                         m->high);
    if (c->terrain < 0)
        return fault_say(why, "cannot draw the map: hex %s has no terrain", c->hex);
    if (m->known[c->row - 1][c->column - 1])
        return fault_say(why, "cannot draw the map: hex %s is there twice", c->hex);
    if (c->clan < 0 || c->clan >= MAP_CLANS || c->owner >= MAP_CLANS)
        return fault_say(why, "cannot draw the map: hex %s names a clan above %d", c->hex, MAP_CLANS - 1);
    if (c->colour < 0)
        c->colour = colour_of(c->face);
    m->known[c->row - 1][c->column - 1] = (short)++m->count;
    return true;
}

static struct map_cell *cell_of(struct map *m, const char *hex) {
    int row, column;
    if (!in_world(m, hex, &row, &column) || !m->known[row - 1][column - 1])
        return NULL;
    return &m->cell[m->known[row - 1][column - 1] - 1];
}

/* The map counts den lizards with the warriors of one's own den (SW-22.7); the listing tells them apart. */
static void read_dens(struct map *m, const struct doc *report) {
    DOC_EACH(den, report, "dens") {
        struct map_cell *c = cell_of(m, doc_text(den, "hex"));
        if (!c)
            continue;
        long warriors = doc_number(den, "number");
        c->people = doc_number(den, "population");
        if (warriors <= c->number)
            c->number = warriors;
        if (!warriors)
            c->clan = 0;
        if (c->colour < 0)
            c->colour = colour_of(doc_text(den, "colour"));
    }
}

static void mark_battle(struct map *m, const char *hex, int number) {
    struct map_cell *c = cell_of(m, hex);
    if (c && c->battle)
        c->more_battles++;
    else if (c)
        c->battle = number;
}

/* Where the clan fought this turn; an item of the report is one number, whatever it tells. */
static void read_battles(struct map *m, const struct doc *report) {
    int number = 0;
    DOC_EACH(phase, report, "phases")
    DOC_EACH(item, phase, "items") {
        if (!doc_same(doc_text(item, "kind"), "battle"))
            continue;
        number++;
        if (!doc_first(item, "battles")) /* a sea monster */
            mark_battle(m, doc_words(doc_get(item, "at") ? doc_get(item, "at") : doc_first(item, "hexes")), number);
        DOC_EACH(battle, item, "battles")
        mark_battle(m, doc_text(battle, "hex"), number);
    }
}

static void read_clans(struct map *m, const struct doc *report, const char *list) {
    DOC_EACH(row, report, list) {
        long clan = doc_number(row, "clan");
        if (clan < 1 || clan >= MAP_CLANS)
            continue;
        m->code[clan] = doc_text(row, "code");
        m->name[clan] = doc_text(row, "name");
    }
}

/* Rows or columns: how many there are, which hold something known, and which is in the middle if the world has no gap.
 */
struct span {
    int count, middle;
    bool used[MAP_HIGHEST];
};

/* A ring is cut behind its longest gap; without one worth the name, opposite of the middle. */
static void cut_ring(const struct span *a, int *first, int *length) {
    int longest = 0;
    *first = 0;
    for (int start = 0; start < a->count; start++) {
        int run = 0;
        while (run < a->count && !a->used[(start + run) % a->count])
            run++;
        if (run > longest) {
            longest = run;
            *first = (start + run) % a->count;
        }
    }
    *length = a->count - longest;
    if (longest < 2 && a->middle >= 0) {
        *first = (a->middle + a->count - a->count / 2) % a->count;
        *length = a->count;
    }
}

static void cut_strip(const struct span *a, int *first, int *length) {
    int last = a->count - 1;
    for (*first = 0; *first < last && !a->used[*first];)
        ++*first;
    while (last > *first && !a->used[last])
        last--;
    *length = last - *first + 1;
}

/* One more on either side, if the world has it. */
static void add_rim(const struct map *m, int count, int *first, int *length) {
    if (m->wrap && *length + 2 <= count) {
        *first = (*first + count - 1) % count;
        *length += 2;
    } else if (!m->wrap) {
        int before = *first > 0, after = *first + *length < count;
        *first -= before;
        *length += before + after;
    }
}

static void measure(struct map_window *w) {
    w->width = 2 * RADIUS + (w->columns - 1) * STEP_X;
    w->height = w->rows * STEP_Y + HALF;
}

static void choose_window(struct map *m) {
    struct span rows = { .count = m->high, .middle = -1 }, columns = { .count = m->wide, .middle = -1 };
    struct map_window *w = &m->all;
    for (int i = 0; i < m->count; i++) {
        rows.used[m->cell[i].row - 1] = true;
        columns.used[m->cell[i].column - 1] = true;
    }
    if (m->count < m->wide * m->high && m->row) { /* a world known whole lies as it is */
        rows.middle = m->row - 1;
        columns.middle = m->column - 1;
    }
    void (*cut)(const struct span *, int *, int *) = m->wrap ? cut_ring : cut_strip;
    cut(&rows, &w->first_row, &w->rows);
    cut(&columns, &w->first_column, &w->columns);
    add_rim(m, m->high, &w->first_row, &w->rows);
    add_rim(m, m->wide, &w->first_column, &w->columns);
    measure(w);
}

const struct map_cell *map_at(const struct map *m, const struct map_window *w, int row, int column) {
    int known = m->known[(w->first_row + row) % m->high][(w->first_column + column) % m->wide];
    return known ? &m->cell[known - 1] : NULL;
}

/* So many round the middle, moved off the edge of a world that has one. */
static int centred(const struct map *m, int count, int middle, int length) {
    int first = middle - length / 2, last = count - length;
    if (m->wrap)
        return (first + count) % count;
    return first < 0 ? 0 : first > last ? last : first;
}

static bool row_known(const struct map *m, const struct map_window *w, int row) {
    for (int i = 0; i < w->columns; i++)
        if (map_at(m, w, row, i))
            return true;
    return false;
}
static bool column_known(const struct map *m, const struct map_window *w, int column) {
    for (int i = 0; i < w->rows; i++)
        if (map_at(m, w, i, column))
            return true;
    return false;
}

/* Off with what is unknown at the edges, but for a rim. */
static void trim(const struct map *m, struct map_window *w) {
    while (w->rows > 2 && !row_known(m, w, 0) && !row_known(m, w, 1)) {
        w->first_row = (w->first_row + 1) % m->high;
        w->rows--;
    }
    while (w->rows > 2 && !row_known(m, w, w->rows - 1) && !row_known(m, w, w->rows - 2))
        w->rows--;
    while (w->columns > 2 && !column_known(m, w, 0) && !column_known(m, w, 1)) {
        w->first_column = (w->first_column + 1) % m->wide;
        w->columns--;
    }
    while (w->columns > 2 && !column_known(m, w, w->columns - 1) && !column_known(m, w, w->columns - 2))
        w->columns--;
}

struct map_window map_around(const struct map *m, int row, int column, struct map_window most) {
    struct map_window w = { .rows = most.rows < m->high ? most.rows : m->high,
                            .columns = most.columns < m->wide ? most.columns : m->wide };
    w.first_row = centred(m, m->high, row - 1, w.rows);
    w.first_column = centred(m, m->wide, column - 1, w.columns);
    trim(m, &w);
    measure(&w);
    return w;
}

bool map_shows_all(const struct map *m, const struct map_window *w) {
    int n = 0;
    for (int row = 0; row < w->rows; row++)
        for (int column = 0; column < w->columns; column++)
            n += map_at(m, w, row, column) != NULL;
    return n == m->count;
}

bool map_lower(const struct map *m, const struct map_window *w, int column) {
    return (w->first_column + column) % m->wide % 2 == 0; /* A, C, E */
}

struct map_point map_middle(const struct map *m, const struct map_window *w, int row, int column) {
    return (struct map_point){ RADIUS + column * STEP_X, HALF + row * STEP_Y + (map_lower(m, w, column) ? HALF : 0) };
}

static bool read_cells(struct map *m, const struct doc *report, struct fault *why) {
    const struct doc *list = doc_get(report, "map");
    m->cell = malloc((list ? list->count + 1 : 1) * sizeof *m->cell);
    if (!m->cell)
        return fault_memory(why, "cannot draw the map");
    DOC_EACH(d, report, "map")
    if (!read_cell(m, d, why))
        return false;
    return true;
}

bool map_read(struct map *m, const struct doc *report, struct fault *why) {
    long wide = doc_number(report, "wide"), high = doc_number(report, "high");
    memset(m, 0, sizeof *m);
    if (wide < 1 || wide > MAP_WIDEST || high < 1 || high > MAP_HIGHEST)
        return fault_say(why, "cannot draw the map: a world of %ld x %ld hexes", wide, high);
    m->wide = (int)wide;
    m->high = (int)high;
    m->wrap = doc_flag(report, "wrap");
    m->clan = (int)doc_number(report, "clan");
    for (int i = 0; i < MAP_CLANS; i++)
        m->code[i] = m->name[i] = "";
    read_clans(m, report, "ranking");
    read_clans(m, report, "clans");
    if (!read_cells(m, report, why)) {
        map_free(m);
        return false;
    }
    read_dens(m, report);
    read_battles(m, report);
    if (!in_world(m, doc_text(report, "centre"), &m->row, &m->column))
        m->row = m->column = 0;
    choose_window(m);
    return true;
}

void map_free(struct map *m) {
    free(m->cell);
    m->cell = NULL;
    m->count = 0;
}
