/* The maps printed. The country round the home den stands in the text; the world has a page of its own, and if its hex
   codes are too small there, one more for as much round the home den as can be read. The key stands under the first. */
#include "clients/mail/pdf_map.h"

#include "clients/mail/map/key.h"
#include "clients/mail/map/shapes.h"

#include <stdio.h>
#include <string.h>

static const double READABLE = 0.52;                                   /* a hex code of 9.4 units is then 4.9 points */
static const double EDGE = 28, HEAD = 48, LARGEST = 1.1, LARGER = 1.2; /* what a page more must gain */
enum { HOME_COLUMNS = 13, HOME_ROWS = 10, FEWEST_ROWS = 5, READ_COLUMNS = 21, READ_ROWS = 21 };

struct frame {
    bool landscape;
    double scale;
};

static double page_wide(bool landscape) { return landscape ? 841.89 : 595.28; }

static double scale_on(bool landscape, const struct map_window *w, double key) {
    double across = (page_wide(landscape) - 2 * EDGE) / w->width;
    double down = (page_wide(!landscape) - HEAD - 40 - key) / w->height;
    return across < down ? across : down;
}

static struct frame fit(const struct map_window *w, double key) {
    double upright = scale_on(false, w, key), lying = scale_on(true, w, key);
    struct frame f = { lying > upright, lying > upright ? lying : upright };
    f.scale = f.scale > LARGEST ? LARGEST : f.scale;
    return f;
}

static void draw_at(struct pdf_sheet *s, const struct map *m, const struct map_window *w, double scale) {
    pdf_tag(s, "Figure");
    cairo_save(s->cr);
    cairo_translate(s->cr, (s->wide - w->width * scale) / 2, s->y);
    cairo_scale(s->cr, scale, scale);
    map_draw(&s->paint.painter, m, w);
    cairo_restore(s->cr);
    pdf_tag(s, NULL);
    s->y += w->height * scale + 6;
}

/* Entries flow like words; without `draw` only the height is found. */
struct key_flow {
    struct pdf_sheet *s;
    double x, left, right;
    bool draw;
};

static const double KEY_ROW = 21;

static void key_step(struct key_flow *k, double picture, const char *words) {
    pdf_set(k->s, STYLE_SMALL, 0, words);
    if (k->draw)
        pdf_draw(k->s, k->x + picture + 4, k->s->y + 5, INK_INK);
    k->x += picture + 18 + pdf_wide(k->s);
}

/* A new line if picture and words do not fit on this one; then the picture, where key_step goes on with the words. */
static void key_place(struct key_flow *k, double picture, const char *words) {
    pdf_set(k->s, STYLE_SMALL, 0, words);
    if (k->x + picture + 18 + pdf_wide(k->s) > k->right && k->x > k->left) {
        k->x = k->left;
        k->s->y += KEY_ROW;
    }
}

static void key_sign(struct key_flow *k, const struct key_entry *entry) {
    key_place(k, 24, entry->words);
    if (k->draw) {
        struct painter *p = &k->s->paint.painter;
        p->kind->open(p, &(struct paint){ .x = k->x + 12, .y = k->s->y + 10.5, .scale = 0.36 });
        key_draw(p, entry);
        p->kind->close(p);
    }
    key_step(k, 24, entry->words);
}

static void key_clan(struct key_flow *k, int clan, const char *words) {
    key_place(k, 20, words);
    if (k->draw) {
        struct painter *p = &k->s->paint.painter;
        p->kind->open(p, &(struct paint){ .x = k->x + 1, .y = k->s->y + 2.5, .scale = 0.4 });
        p->kind->shape(p, SHAPE_BADGE + clan - 1, 0, 0);
        p->kind->close(p);
    }
    key_step(k, 20, words);
}

static void key_names(struct key_flow *k, const struct report *r) {
    unsigned clans = key_clans(&r->map);
    for (int clan = 1; clan < MAP_CLANS; clan++) {
        char words[96];
        if (!(clans >> clan & 1))
            continue;
        report_clan(words, sizeof words - 8, r, clan);
        if (clan == r->map.clan)
            snprintf(words + strlen(words), 8, ", you");
        key_clan(k, clan, words);
    }
    k->s->y += KEY_ROW + 2;
    double height = pdf_set(k->s, STYLE_SMALL, k->right - k->left, report_signs);
    if (k->draw)
        pdf_draw(k->s, k->left, k->s->y, INK_INK2);
    k->s->y += height;
}

static void run_key(struct key_flow *k, const struct report *r) {
    struct key_entry entries[KEY_MOST];
    int count = key_entries(&r->map, entries);
    k->x = k->left;
    for (int i = 0; i < count; i++)
        key_sign(k, &entries[i]);
    key_names(k, r);
}

static double key_height(struct pdf_sheet *s, const struct report *r, double left, double right) {
    struct key_flow k = { .s = s, .left = left, .right = right };
    double before = s->y;
    run_key(&k, r);
    double height = s->y - before;
    s->y = before;
    return height + 8;
}

/* All of it on one page. */
static void draw_key(struct pdf_sheet *s, const struct report *r, double left, double right) {
    struct key_flow k = { .s = s, .left = left, .right = right, .draw = true };
    pdf_need(s, key_height(s, r, left, right));
    pdf_tag(s, "P");
    run_key(&k, r);
    pdf_tag(s, NULL);
}

/* ---- in the text */

static struct map_window home_window(const struct map *m, int rows) {
    return map_around(m, m->row, m->column, (struct map_window){ .rows = rows, .columns = HOME_COLUMNS });
}

static double scale_in_text(const struct pdf_sheet *s, const struct map_window *w) {
    double scale = (s->right - s->left) / w->width;
    return scale < 0.8 ? scale : 0.8;
}

/* It gives up a few rows rather than leave half a page empty. */
bool pdf_home(struct pdf_sheet *s, const struct report *r) {
    enum { HEADING = 60 };
    const struct map *m = &r->map;
    int rows = HOME_ROWS;
    if (!m->count || !m->row)
        return false;
    struct map_window w = home_window(m, rows);
    while (rows > FEWEST_ROWS && s->y + HEADING + w.height * scale_in_text(s, &w) > s->bottom)
        w = home_window(m, --rows);
    if (s->y + HEADING + w.height * scale_in_text(s, &w) > s->bottom) {
        pdf_page(s, false);
        w = home_window(m, HOME_ROWS);
    }
    pdf_heading(s, "Map");
    draw_at(s, m, &w, scale_in_text(s, &w));
    draw_key(s, r, s->left, s->right);
    return map_shows_all(m, &w);
}

/* ---- pages of their own */

/* Under the text, if more than half of the page is left and the map is not smaller there. */
static bool world_in_text(struct pdf_sheet *s, const struct report *r, const struct map_window *w) {
    enum { HEADING = 40, LEAST = 400 };
    double room = s->bottom - s->y - HEADING, across = (s->right - s->left) / w->width, down = room / w->height;
    double scale = across < down ? across : down;
    if (room < LEAST || scale < 0.8 * fit(w, 0).scale)
        return false;
    pdf_heading(s, "World view");
    draw_at(s, &r->map, w, scale < LARGEST ? scale : LARGEST);
    return true;
}

static void world_page(struct pdf_sheet *s, const struct report *r, const struct map_window *w, bool keyed) {
    double key = keyed ? key_height(s, r, EDGE, page_wide(false) - EDGE) : 0;
    struct frame f = fit(w, key);
    pdf_page(s, f.landscape);
    pdf_set(s, STYLE_SUB, 0, "World view");
    pdf_tag(s, "H2");
    pdf_draw(s, s->right - pdf_wide(s), 23, INK_INK);
    pdf_tag(s, NULL);
    s->y = HEAD;
    draw_at(s, &r->map, w, f.scale);
    if (keyed)
        draw_key(s, r, EDGE, s->wide - EDGE);
}

void pdf_world(struct pdf_sheet *s, const struct report *r, bool keyed) {
    const struct map *m = &r->map;
    char where[32];
    if (!m->count)
        return;
    if (!keyed && world_in_text(s, r, &m->all))
        return;
    snprintf(where, sizeof where, "page=%d", s->page + 1);
    struct map_window near = map_around(m, m->row, m->column,
                                        (struct map_window){ .rows = READ_ROWS, .columns = READ_COLUMNS });
    double whole = fit(&m->all, 0).scale;
    if (m->row && whole < READABLE && fit(&near, 0).scale > LARGER * whole)
        world_page(s, r, &near, false);
    world_page(s, r, &m->all, keyed);
    cairo_pdf_surface_add_outline(s->surface, CAIRO_PDF_OUTLINE_ROOT, "World view", where, 0);
}
