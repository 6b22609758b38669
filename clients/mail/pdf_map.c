/* The world view printed: one page if its hex codes can be read there, else two, cut across the longer side. */
#include "clients/mail/pdf_map.h"

#include "clients/mail/map/key.h"
#include "clients/mail/map/shapes.h"

#include <stdio.h>
#include <string.h>

static const double READABLE = 0.52; /* a hex code of 9.4 units is then 4.9 points */
static const double EDGE = 28, HEAD = 48;

struct frame {
    double x, y, wide, high; /* what part of the map */
    bool landscape;
    double scale;
};

static double page_wide(bool landscape) { return landscape ? 841.89 : 595.28; }

static double scale_on(bool landscape, double wide, double high, double key) {
    double across = (page_wide(landscape) - 2 * EDGE) / wide;
    double down = (page_wide(!landscape) - HEAD - 40 - key) / high;
    return across < down ? across : down;
}

static struct frame fit(const struct map *m, bool halved, double key) {
    struct frame f = { 0, 0, m->width, m->height, false, 0 };
    if (halved && m->height >= m->width)
        f.high = m->height / 2 + 28;
    else if (halved)
        f.wide = m->width / 2 + 24;
    double upright = scale_on(false, f.wide, f.high, key), lying = scale_on(true, f.wide, f.high, key);
    f.landscape = lying > upright;
    f.scale = f.landscape ? lying : upright;
    f.scale = f.scale > 1.1 ? 1.1 : f.scale;
    return f;
}

static void draw_frame(struct pdf_sheet *s, const struct map *m, const struct frame *f) {
    pdf_page(s, f->landscape);
    double left = (s->wide - f->wide * f->scale) / 2;
    pdf_set(s, STYLE_SUB, 0, "World view");
    pdf_draw(s, s->right - pdf_wide(s), 23, INK_INK);
    cairo_save(s->cr);
    cairo_translate(s->cr, left, HEAD);
    cairo_scale(s->cr, f->scale, f->scale);
    cairo_rectangle(s->cr, -2, -2, f->wide + 4, f->high + 4);
    cairo_clip(s->cr);
    cairo_translate(s->cr, -f->x, -f->y);
    map_draw(&s->paint.painter, m);
    cairo_restore(s->cr);
    s->y = HEAD + f->high * f->scale + 6;
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

enum key_part { KEY_SIGNS = 1, KEY_NAMES = 2, KEY_ALL = 3 };

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
    double height = pdf_set(
        k->s, STYLE_SMALL, k->right - k->left,
        "Discs are bands: number of warriors, letter of the clan. Tabs are dens: R red, GN green, GY grey, Y yellow, "
        "B black with their den lizards where known, new (unsettled), HOM (home den).");
    if (k->draw)
        pdf_draw(k->s, k->left, k->s->y, INK_INK2);
    k->s->y += height;
}

static void draw_key(struct key_flow *k, const struct report *r, enum key_part part) {
    struct key_entry entries[KEY_MOST];
    int count = part & KEY_SIGNS ? key_entries(&r->map, entries) : 0;
    k->x = k->left;
    for (int i = 0; i < count; i++)
        key_sign(k, &entries[i]);
    if (part & KEY_NAMES)
        key_names(k, r);
    else
        k->s->y += KEY_ROW;
}

static double key_height(struct pdf_sheet *s, const struct report *r, enum key_part part, bool landscape) {
    struct key_flow k = { .s = s, .left = EDGE, .right = page_wide(landscape) - EDGE };
    double before = s->y;
    draw_key(&k, r, part);
    double height = s->y - before;
    s->y = before;
    return height + 8;
}

static void draw_page(struct pdf_sheet *s, const struct report *r, const struct frame *f, enum key_part part) {
    draw_frame(s, &r->map, f);
    struct key_flow k = { .s = s, .left = EDGE, .right = s->wide - EDGE, .draw = true };
    draw_key(&k, r, part);
}

static void on_two_pages(struct pdf_sheet *s, const struct report *r) {
    bool lying = fit(&r->map, true, 0).landscape;
    double signs = key_height(s, r, KEY_SIGNS, lying), names = key_height(s, r, KEY_NAMES, lying);
    struct frame f = fit(&r->map, true, signs > names ? signs : names);
    draw_page(s, r, &f, KEY_SIGNS);
    f.x = r->map.width - f.wide;
    f.y = r->map.height - f.high;
    draw_page(s, r, &f, KEY_NAMES);
}

void pdf_world(struct pdf_sheet *s, const struct report *r) {
    if (!r->map.count)
        return;
    struct frame f = fit(&r->map, false, key_height(s, r, KEY_ALL, false));
    char where[32];
    snprintf(where, sizeof where, "page=%d", s->page + 1);
    if (f.scale >= READABLE)
        draw_page(s, r, &f, KEY_ALL);
    else
        on_two_pages(s, r);
    cairo_pdf_surface_add_outline(s->surface, CAIRO_PDF_OUTLINE_ROOT, "World view", where, 0);
}
