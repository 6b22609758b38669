/* The report as one HTML file: no script, nothing from outside. Battles first, then losses, then what changed; then all
   of it in order. Tables, because mail clients know them. */
#include "clients/mail/report.h"

#include "clients/mail/html_style.h"
#include "clients/mail/map/key.h"
#include "clients/mail/map/map_svg.h"
#include "clients/mail/map/plot.h"
#include "clients/mail/report_text.h"

#include <stdio.h>
#include <string.h>

struct page {
    struct buffer *out;
    const struct report *r;
    struct svg_painter svg;
};

static void put(struct page *p, const char *markup) { buffer_text(p->out, markup); }
static void say(struct page *p, const char *words) { buffer_escaped(p->out, words); }

static void element(struct page *p, const char *opening, const char *words, const char *closing) {
    put(p, opening);
    say(p, words);
    put(p, closing);
}

static void number(struct page *p, long n) { buffer_number(p->out, n); }

/* One shape as a picture of its own. */
static void picture(struct page *p, const char *box, int shape) {
    put(p, "<svg viewBox=\"");
    put(p, box);
    put(p, "\" aria-hidden=\"true\">");
    p->svg.painter.kind->shape(&p->svg.painter, shape, 0, 0);
    put(p, "</svg>");
}

static void badge(struct page *p, long clan) {
    if (clan >= 1 && clan < MAP_CLANS)
        picture(p, "0 0 40 40", SHAPE_BADGE + (int)clan - 1);
}

static void masthead(struct page *p) {
    const struct doc *b = p->r->body, *h = p->r->header;
    put(p, "<table class=\"mast\" role=\"presentation\"><tr><td class=\"mark\">");
    picture(p, "-32 -32 64 64", SHAPE_EYE);
    put(p, "</td><td><h1>War in the Savage Swamp</h1><span class=\"small\">");
    if (doc_number(b, "clan")) {
        say(p, doc_text(b, "name"));
        element(p, " (", doc_text(b, "code"), "), clan ");
        number(p, doc_number(b, "clan"));
        put(p, " &middot; ");
    }
    put(p, "game ");
    say(p, doc_text(h, "game"));
    if (*doc_text(h, "preset"))
        element(p, " (", doc_text(h, "preset"), ")");
    put(p, " &middot; turn ");
    number(p, doc_number(b, "turn"));
    put(p, doc_flag(b, "over") ? ", the last</span></td>" : "</span></td>");
    if (*doc_text(h, "due")) {
        put(p, "<td class=\"due small\">orders for turn ");
        number(p, doc_number(b, "turn") + 1);
        element(p, " due<b>", doc_text(h, "due"), "</b></td>");
    }
    put(p, "</tr></table>");
}

static void subscriber(struct page *p) {
    static const char *const keys[][2] = { { "player", "player" }, { "address", "address" }, { "account", "account" } };
    const char *between = "<p class=\"small\">";
    for (int i = 0; i < 3; i++) {
        if (!*doc_text(p->r->header, keys[i][0]))
            continue;
        put(p, between);
        element(p, keys[i][1], ": ", "");
        say(p, doc_text(p->r->header, keys[i][0]));
        between = " &middot; ";
    }
    put(p, *between == '<' ? "" : "</p>");
}

static void call_to_act(struct page *p) {
    if (!report_playing(p->r))
        return;
    put(p, "<p class=\"do\"><b>Send your orders for turn ");
    number(p, doc_number(p->r->body, "turn") + 1);
    put(p, ".</b> The <a href=\"#orders\">order template</a> at the end is a mail to send "
           "back: write them into it, or READY if there are to be none, and PASS with your password.</p>");
}

static void lines_of(struct page *p, const struct doc *item) {
    const char *code = doc_text(item, "code");
    size_t length = strlen(code);
    DOC_EACH(line, item, "lines") {
        const char *words = doc_words(line);
        put(p, "<p>");
        if (length && strcmp(code, "OK") != 0 && strncmp(words, code, length) == 0) {
            element(p, "<span class=\"code\">", code, "</span>");
            words += length;
        }
        element(p, "", words, "</p>");
    }
}

static void chapter(struct page *p, const struct report_chapter *c) {
    bool begun = false;
    DOC_EACH(phase, p->r->body, "phases")
    DOC_EACH(item, phase, "items") {
        if (!report_belongs(c, item))
            continue;
        if (!begun)
            buffer_format(p->out, "<h2>%s</h2><table class=\"rows%s\">", c->title,
                          c == &report_chapters[1] ? " lost" : "");
        begun = true;
        element(p, "<tr><td class=\"hex\">", report_hex(item), "</td><td>");
        lines_of(p, item);
        put(p, "</td></tr>");
    }
    put(p, begun ? "</table>" : "");
}

static void phase_item(struct page *p, const struct doc *item) {
    const char *order = doc_text(item, "order");
    put(p, *order ? "<tr><td class=\"order\">" : "<tr class=\"event\"><td class=\"order\">");
    say(p, *order ? order : report_hex(item));
    if (doc_number(item, "line")) {
        put(p, "<small>line ");
        number(p, doc_number(item, "line"));
        put(p, "</small>");
    }
    put(p, "</td><td>");
    lines_of(p, item);
    put(p, "</td></tr>");
}

static void phases(struct page *p) {
    if (doc_first(p->r->body, "phases"))
        put(p, "<h2>The turn in full</h2>");
    DOC_EACH(phase, p->r->body, "phases") {
        element(p, "<h3>", doc_text(phase, "name"), " Phase</h3>");
        if (!doc_first(phase, "items")) {
            put(p, "<p>Nothing.</p>");
            continue;
        }
        put(p, "<table class=\"rows wide\">");
        DOC_EACH(item, phase, "items")
        phase_item(p, item);
        put(p, "</table>");
    }
    DOC_EACH(line, p->r->all, "dropped")
    element(p, "<p>", doc_words(line), "</p>");
}

static void listing_row(struct page *p, const struct doc *d, const char *list) {
    struct report_row row;
    report_word_row(&row, d, list);
    element(p, "<tr><td class=\"hex\">", row.hex,
            row.home ? "</td><td class=\"what home\">" : "</td><td class=\"what\">");
    if (doc_flag(p->r->body, "over")) {
        char clan[80];
        report_clan(clan, sizeof clan, p->r, row.clan);
        element(p, "<b>", row.clan ? clan : "free", "</b> ");
    }
    say(p, row.what);
    element(p, "</td><td class=\"count\">", row.people, "</td>");
    element(p, "<td class=\"typed broad\">", row.lizards, "</td>");
    element(p, "<td class=\"state broad\">", row.state, "</td></tr>");
}

static void listing(struct page *p) {
    bool begun = false;
    for (int i = 0; i < 6; i++) {
        if (!doc_first(p->r->body, report_lists[i].key))
            continue;
        put(p, begun ? "" : doc_flag(p->r->body, "over") ? "<h2>All clans</h2>" : "<h2>Your clan</h2>");
        begun = true;
        buffer_format(p->out, "<h3>%s</h3><table class=\"rows list\">", report_lists[i].title);
        DOC_EACH(d, p->r->body, report_lists[i].key)
        listing_row(p, d, report_lists[i].key);
        put(p, "</table>");
    }
}

static void rank(struct page *p, const struct doc *row) {
    long clan = doc_number(row, "clan"), place = doc_number(row, "place"), points = doc_number(row, "points");
    long threshold = doc_number(p->r->body, "threshold");
    put(p, "<tr><td class=\"num place\">");
    if (place)
        number(p, place);
    else
        put(p, "&ndash;");
    put(p, "</td><td class=\"badge\">");
    badge(p, clan);
    element(p, "</td><td><b>", doc_text(row, "name"), "</b> ");
    element(p, "(", doc_text(row, "code"), ")");
    put(p, clan == doc_number(p->r->body, "clan") ? "<span class=\"tag\">you</span>" : "");
    if (*doc_text(row, "state") && strcmp(doc_text(row, "state"), "active") != 0)
        element(p, "<span class=\"tag\">", doc_text(row, "state"), "</span>");
    if (doc_has(row, "points") && threshold > 0) {
        put(p, "<div class=\"bar\"><i style=\"width:");
        number(p, points >= threshold ? 100 : points < 0 ? 0 : 100 * points / threshold);
        put(p, "%\"></i></div>");
    }
    put(p, "</td><td class=\"num\"><b>");
    if (doc_has(row, "points"))
        number(p, points);
    put(p, "</b></td></tr>");
}

static void ranking(struct page *p) {
    if (!doc_first(p->r->body, "ranking"))
        return;
    put(p, "<h2>Ranking</h2><table class=\"rows\">");
    DOC_EACH(row, p->r->body, "ranking")
    rank(p, row);
    put(p, "</table>");
    DOC_EACH(line, p->r->body, "standing")
    element(p, "<p>", doc_words(line), "</p>");
    if (plot_wanted(p->r)) {
        buffer_format(p->out,
                      "<h3>Points after each turn</h3><div class=\"plot\"><svg viewBox=\"0 0 %d %d\" role=\"img\">",
                      PLOT_WIDE, PLOT_HIGH);
        plot_draw(&p->svg.painter, p->r);
        put(p, "</svg></div>");
    }
}

static void messages(struct page *p) {
    const struct doc *m = doc_get(p->r->all, "messages");
    char words[200];
    if (doc_first(m, "in") || doc_first(m, "out"))
        put(p, "<h2>Messages</h2>");
    DOC_EACH(d, m, "in") {
        report_clan(words, sizeof words, p->r, doc_number(d, "clan"));
        element(p, "<div class=\"clip\"><b>from ", words, "</b>");
        element(p, "", doc_text(d, "text"), "</div>");
    }
    DOC_EACH(d, m, "out") {
        report_receivers(words, sizeof words, d);
        element(p, "<div class=\"clip\"><b>you to ", words, "</b>");
        element(p, "", doc_text(d, "text"), "</div>");
    }
    if (doc_first(p->r->all, "notes"))
        put(p, "<h2>From the game moderator</h2>");
    DOC_EACH(note, p->r->all, "notes")
    element(p, "<p>", doc_words(note), "</p>");
}

static void start(struct page *p) {
    if (!doc_first(p->r->body, "options"))
        return;
    put(p, "<h2>The game's options</h2><table class=\"rows wide\">");
    DOC_EACH(option, p->r->body, "options") {
        const struct doc *value = doc_get(option, "value");
        element(p, "<tr><td class=\"order\">", doc_text(option, "name"), " = ");
        if (value && value->kind == DOC_NUMBER)
            number(p, (long)value->number);
        else
            say(p, doc_words(value));
        element(p, "</td><td>", doc_text(option, "help"), "</td></tr>");
    }
    put(p, "</table>");
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
        element(p, "", entries[i].words, "</li>");
    }
    for (int clan = 1; clan < MAP_CLANS; clan++) {
        char words[80];
        if (!(clans >> clan & 1))
            continue;
        put(p, "<li class=\"who\">");
        badge(p, clan);
        report_clan(words, sizeof words, p->r, clan);
        element(p, "", words, clan == p->r->map.clan ? ", you</li>" : "</li>");
    }
    put(p, "</ul><p class=\"small\">Discs are bands: number of warriors, letter of the clan. Tabs are dens: R red, GN "
           "green, GY grey,"
           " Y yellow, B black with their den lizards where known, new (unsettled), HOM (home den).</p>");
}

/* For mail clients that drop the picture, and for ears. A report without a centre has none. */
static void world_as_text(struct page *p) {
    struct buffer text = { 0 };
    struct fault unused;
    if (report_text_map(p->r->body, &text, &unused) && text.bytes) {
        put(p, "<details><summary>World view as text</summary><pre class=\"map\">");
        say(p, text.bytes + strspn(text.bytes, "\n"));
        put(p, "</pre></details>");
    }
    p->out->failed |= text.failed;
    buffer_free(&text);
}

/* A wide world keeps a size at which its hex codes can be read and scrolls in its frame instead. */
static void world(struct page *p) {
    const struct map *m = &p->r->map;
    if (!m->count)
        return;
    buffer_format(p->out,
                  "<h2>World view</h2><div class=\"view\"><svg viewBox=\"-4 -4 %ld %ld\" role=\"img\""
                  " aria-label=\"Map of %d known hexes\" style=\"width:%ldpx;max-width:%s;min-width:%ldpx\">",
                  (long)m->width + 8, (long)m->height + 8, m->count, (long)(m->width * 1.25),
                  m->width > 900 ? "none" : "100%", (long)(m->width * 0.95));
    map_draw(&p->svg.painter, m);
    put(p, "</svg></div>");
    key_of_map(p);
    world_as_text(p);
}

static void template_of(struct page *p) {
    struct buffer orders = { 0 };
    if (!report_playing(p->r))
        return;
    report_template(&orders, p->r, NULL);
    put(p, "<h2 id=\"orders\">Order template</h2><pre>");
    say(p, orders.bytes ? orders.bytes : "");
    put(p, "</pre>");
    p->out->failed |= orders.failed;
    buffer_free(&orders);
}

static void head(struct page *p) {
    put(p, "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
           "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
           "<meta name=\"color-scheme\" content=\"light dark\"><title>");
    say(p, doc_text(p->r->header, "game"));
    put(p, " turn ");
    number(p, doc_number(p->r->body, "turn"));
    if (doc_number(p->r->body, "clan"))
        element(p, ": ", doc_text(p->r->body, "name"), "");
    put(p, "</title><style>");
    html_style(p->out);
    put(p, "</style></head>\n<body><div class=\"sheet\">");
}

bool report_html(struct buffer *out, const struct report *r, struct fault *why) {
    struct page p = { .out = out, .r = r };
    svg_painter_start(&p.svg, out);
    head(&p);
    masthead(&p);
    subscriber(&p);
    call_to_act(&p);
    for (int i = 0; i < 3; i++)
        chapter(&p, &report_chapters[i]);
    phases(&p);
    start(&p);
    listing(&p);
    ranking(&p);
    messages(&p);
    world(&p);
    template_of(&p);
    put(&p, "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">");
    svg_painter_defs(&p.svg);
    put(&p, "</svg></div></body></html>\n");
    return !out->failed || fault_say(why, "cannot write the report as HTML: out of memory");
}
