/* The maps of the page: the country round the home den, fitted to the sheet and once more to a phone; the battles that
   are fought elsewhere; all of it as text, and as a drawing if mail clients will not cut the page off for it. */
#include "clients/mail/html_page.h"

#include "clients/mail/map/key.h"
#include "clients/mail/report_text.h"

static const struct map_window ON_A_PHONE = { .rows = 8, .columns = 7 };
enum { MOST_DRAWN = 150, MOST_CROPS = 3 }; /* hexes of the whole world; battles that have a drawing of their own */

static void put(struct page *p, const char *markup) { html_put(p, markup); }

/* A picture of the window, seen through another: where that begins in it. */
static struct map_point corner(const struct map *m, const struct map_window *all, const struct map_window *part) {
    int down = (part->first_row - all->first_row + m->high) % m->high;
    int across = (part->first_column - all->first_column + m->wide) % m->wide;
    struct map_point at = map_middle(m, all, down, across), from = map_middle(m, part, 0, 0);
    return (struct map_point){ at.x - from.x, at.y - from.y };
}

static bool holds(const struct map *m, const struct map_window *all, const struct map_window *part) {
    int down = (part->first_row - all->first_row + m->high) % m->high;
    int across = (part->first_column - all->first_column + m->wide) % m->wide;
    return down + part->rows <= all->rows && across + part->columns <= all->columns;
}

static void open_svg(struct page *p, const char *class, struct map_point at, const struct map_window *w) {
    buffer_format(p->out, "<svg class=\"%s\" viewBox=\"%ld %ld %ld %ld\" role=\"img\" aria-label=\"Map\">", class,
                  (long)at.x - 3, (long)at.y - 3, (long)w->width + 6, (long)w->height + 6);
}

static void draw_window(struct page *p, const char *class, const struct map_window *w) {
    open_svg(p, class, (struct map_point){ 0, 0 }, w);
    map_draw(&p->svg.painter, &p->r->map, w);
    put(p, "</svg>");
}

static void key_of_map(struct page *p) {
    struct key_entry entries[KEY_MOST];
    int count = key_entries(&p->r->map, entries);
    unsigned clans = key_clans(&p->r->map);
    put(p, "<ul class=\"key\">");
    for (int i = 0; i < count; i++) {
        put(p, "<li><svg viewBox=\"-33 -29 66 58\" aria-hidden=\"true\">");
        key_draw(&p->svg.painter, &entries[i]);
        put(p, "</svg>");
        html_element(p, "", entries[i].words, "</li>");
    }
    for (int clan = 1; clan < MAP_CLANS; clan++) {
        char words[80];
        if (!(clans >> clan & 1))
            continue;
        put(p, "<li>");
        html_badge(p, clan);
        report_clan(words, sizeof words, p->r, clan);
        html_element(p, " ", words, clan == p->r->map.clan ? ", you</li>" : "</li>");
    }
    html_element(p, "</ul><p class=\"small\">", report_signs, "</p>");
}

/* ---- battles */

static void crop(struct page *p, const struct map_window *home, const struct map_cell *c) {
    const struct map *m = &p->r->map;
    struct map_window w = map_around(m, c->row, c->column, report_battle);
    bool there = holds(m, home, &w);
    buffer_format(p->out, there ? "<div class=\"crop phone\"><b>Battle %d</b>" : "<div class=\"crop\"><b>Battle %d</b>",
                  c->battle);
    if (there) {
        open_svg(p, "", corner(m, home, &w), &w);
        put(p, "<use href=\"#home\"/></svg>");
    } else {
        draw_window(p, "", &w);
    }
    put(p, "</div>");
}

static void crops(struct page *p, const struct map_window *home) {
    const struct map *m = &p->r->map;
    int most = doc_flag(p->r->body, "over") ? 0 : MOST_CROPS;
    for (int i = 0, n = 0; i < m->count && n < most; i++)
        if (m->cell[i].battle) {
            crop(p, home, &m->cell[i]);
            n++;
        }
}

/* The drawing is defined once, out of sight, and shown through two windows. */
void html_map(struct page *p) {
    const struct map *m = &p->r->map;
    if (!m->count || !m->row)
        return;
    struct map_window desk = map_around(m, m->row, m->column, report_home);
    struct map_window phone = map_around(m, m->row, m->column, ON_A_PHONE);
    bool fits = holds(m, &desk, &phone);
    put(p, "<h2>Map</h2><svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\"><defs>"
           "<g id=\"home\">");
    map_draw(&p->svg.painter, m, &desk);
    put(p, "</g></defs></svg><div class=\"view\">");
    open_svg(p, fits ? "desk" : "", (struct map_point){ 0, 0 }, &desk);
    put(p, "<use href=\"#home\"/></svg>");
    if (fits) {
        open_svg(p, "phone", corner(m, &desk, &phone), &phone);
        put(p, "<use href=\"#home\"/></svg>");
    }
    put(p, "</div>");
    crops(p, &desk);
    key_of_map(p);
}

/* ---- the world */

/* For mail clients that drop pictures, and for ears. A report without a centre has none. */
static void world_as_text(struct page *p) {
    struct buffer text = { 0 };
    struct fault unused;
    if (report_text_map(p->r->body, &text, &unused) && text.bytes) {
        put(p, "<pre class=\"map\">");
        html_say(p, text.bytes + strspn(text.bytes, "\n"));
        put(p, "</pre>");
    }
    p->out->failed |= text.failed;
    buffer_free(&text);
}

void html_world(struct page *p) {
    const struct map *m = &p->r->map;
    if (!m->count)
        return;
    put(p, "<h2>World view</h2>");
    struct map_window home = m->row ? map_around(m, m->row, m->column, report_home) : m->all;
    if (m->count <= MOST_DRAWN && (!m->row || !map_shows_all(m, &home))) {
        put(p, "<div class=\"view\">");
        draw_window(p, "", &m->all);
        put(p, "</div>");
    }
    world_as_text(p);
}

void html_defs(struct page *p) {
    put(p, "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">");
    svg_painter_defs(&p->svg);
    put(p, "</svg>");
}
