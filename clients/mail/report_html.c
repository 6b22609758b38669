/* The report as one HTML file: no script, nothing from outside. Tables, because mail clients know them. What is of the
   greatest weight comes first; nothing is told twice. */
#include "clients/mail/html_page.h"

#include "clients/mail/html_style.h"
#include "clients/mail/map/plot.h"
#include "clients/mail/map/shapes.h"

#include <stdio.h>
#include <string.h>

void html_put(struct page *p, const char *markup) { buffer_text(p->out, markup); }
void html_say(struct page *p, const char *words) { buffer_escaped(p->out, words); }

void html_element(struct page *p, const char *opening, const char *words, const char *closing) {
    html_put(p, opening);
    html_say(p, words);
    html_put(p, closing);
}

void html_number(struct page *p, long n) { buffer_number(p->out, n); }

void html_picture(struct page *p, const char *box, int shape) {
    html_put(p, "<svg viewBox=\"");
    html_put(p, box);
    html_put(p, "\" aria-hidden=\"true\">");
    p->svg.painter.kind->shape(&p->svg.painter, shape, 0, 0);
    html_put(p, "</svg>");
}

void html_badge(struct page *p, long clan) {
    if (clan < 1 || clan >= MAP_CLANS)
        return;
    const struct shape_clan *c = &shape_clans[clan - 1];
    html_put(p, "<b class=\"badge\" style=\"background:");
    buffer_colour(p->out, ink_looks[c->ink].day);
    html_put(p, ";color:");
    buffer_colour(p->out, ink_looks[c->on].day);
    html_element(p, "\">", c->letter, "</b>");
}

/* ---- the frame */

static void headlines(struct page *p) {
    if (doc_first(p->r->body, "headlines"))
        html_put(p, "<div class=\"news\">");
    DOC_EACH(line, p->r->body, "headlines")
    html_element(p, "<p>", doc_words(line), "</p>");
    if (doc_first(p->r->body, "headlines"))
        html_put(p, "</div>");
}

static void masthead(struct page *p) {
    const struct doc *b = p->r->body, *h = p->r->header;
    html_put(p, "<table class=\"mast\" role=\"presentation\"><tr><td class=\"mark\">");
    html_picture(p, "-32 -32 64 64", SHAPE_EYE);
    html_put(p, "</td><td><h1>War in the Savage Swamp</h1><span class=\"small\">");
    if (doc_number(b, "clan")) {
        html_say(p, doc_text(b, "name"));
        html_element(p, " (", doc_text(b, "code"), "), clan ");
        html_number(p, doc_number(b, "clan"));
        html_put(p, " &middot; ");
    }
    html_put(p, "game ");
    html_say(p, doc_text(h, "game"));
    if (*doc_text(h, "preset"))
        html_element(p, " (", doc_text(h, "preset"), ")");
    html_put(p, " &middot; turn ");
    html_number(p, doc_number(b, "turn"));
    html_put(p, doc_flag(b, "over") ? ", the last</span></td>" : "</span></td>");
    if (*doc_text(h, "due")) {
        html_put(p, "<td class=\"due small\">orders for turn ");
        html_number(p, doc_number(b, "turn") + 1);
        html_element(p, " due<b>", doc_text(h, "due"), "</b></td>");
    }
    html_put(p, "</tr></table>");
}

static void subscriber(struct page *p) {
    static const char *const keys[][2] = { { "player", "player" }, { "address", "address" }, { "account", "account" } };
    const char *between = "<p class=\"small\">";
    for (int i = 0; i < 3; i++) {
        if (!*doc_text(p->r->header, keys[i][0]))
            continue;
        html_put(p, between);
        html_element(p, keys[i][1], ": ", "");
        html_say(p, doc_text(p->r->header, keys[i][0]));
        between = " &middot; ";
    }
    html_put(p, *between == '<' ? "" : "</p>");
}

static void call_to_act(struct page *p) {
    if (!report_playing(p->r))
        return;
    html_put(p, "<p class=\"do\"><b>Send your orders for turn ");
    html_number(p, doc_number(p->r->body, "turn") + 1);
    html_put(p, ".</b> The <a href=\"#orders\">order template</a> below is a mail to send "
                "back: write them into it, or READY if there are to be none");
    html_put(p, *doc_text(p->r->header, "answer") ? ".</p>" : ", and PASS with your password.</p>");
}

static void listing_row(struct page *p, const struct doc *d, const char *list) {
    struct report_row row;
    report_word_row(&row, d, list);
    html_element(p, "<tr><td class=\"hex\">", row.hex,
                 row.home ? "</td><td class=\"what home\">" : "</td><td class=\"what\">");
    html_say(p, row.what);
    html_element(p, "</td><td class=\"count\">", row.people, "</td>");
    html_element(p, "<td class=\"typed broad\">", row.lizards, "</td>");
    html_element(p, "<td class=\"state broad\">", row.state, "</td></tr>");
}

/* Once over, everybody's are listed in the text; here they would make the page too long for a mail. */
static bool listed(const struct page *p, const struct doc *row) {
    return !doc_flag(p->r->body, "over") || doc_number(row, "clan") == p->r->map.clan;
}

static void list_rows(struct page *p, const struct report_list *list) {
    bool begun = false;
    DOC_EACH(d, p->r->body, list->key) {
        if (!listed(p, d))
            continue;
        if (!begun)
            buffer_format(p->out, "<h3>%s</h3><table class=\"rows list\">", list->title);
        begun = true;
        listing_row(p, d, list->key);
    }
    html_put(p, begun ? "</table>" : "");
}

static void listing(struct page *p) {
    if (!p->r->map.clan)
        return;
    html_put(p, "<h2>Your clan</h2>");
    for (int i = 0; i < 6; i++)
        list_rows(p, &report_lists[i]);
    html_put(p, doc_flag(p->r->body, "over") ? "<p>All clans are listed in the text of this report.</p>" : "");
}

/* "+411" under the points. */
static void change(struct page *p, long clan) {
    DOC_EACH(row, p->r->body, "changes")
    if (doc_number(row, "clan") == clan && doc_number(row, "points"))
        buffer_format(p->out, "<br><small>%+ld</small>", doc_number(row, "points"));
}

static void rank(struct page *p, const struct doc *row) {
    long clan = doc_number(row, "clan"), place = doc_number(row, "place"), points = doc_number(row, "points");
    long threshold = doc_number(p->r->body, "threshold");
    html_put(p, "<tr><td class=\"num place\">");
    if (place)
        html_number(p, place);
    else
        html_put(p, "&ndash;");
    html_put(p, "</td><td class=\"whose\">");
    html_badge(p, clan);
    html_element(p, "</td><td><b>", doc_text(row, "name"), "</b> ");
    html_element(p, "(", doc_text(row, "code"), ")");
    html_put(p, clan == doc_number(p->r->body, "clan") ? "<span class=\"tag\">you</span>" : "");
    if (*doc_text(row, "state") && strcmp(doc_text(row, "state"), "active") != 0)
        html_element(p, "<span class=\"tag\">", doc_text(row, "state"), "</span>");
    if (doc_has(row, "points") && threshold > 0) {
        html_put(p, "<div class=\"bar\"><i style=\"width:");
        html_number(p, points >= threshold ? 100 : points < 0 ? 0 : 100 * points / threshold);
        html_put(p, "%\"></i></div>");
    }
    html_put(p, "</td><td class=\"num\"><b>");
    if (doc_has(row, "points"))
        html_number(p, points);
    html_put(p, "</b>");
    change(p, clan);
    html_put(p, "</td></tr>");
}

static void ranking(struct page *p) {
    if (!doc_first(p->r->body, "ranking"))
        return;
    html_put(p, "<h2>Ranking</h2><table class=\"rows\">");
    DOC_EACH(row, p->r->body, "ranking")
    rank(p, row);
    html_put(p, "</table>");
    DOC_EACH(line, p->r->body, "standing")
    html_element(p, "<p>", doc_words(line), "</p>");
    if (plot_wanted(p->r)) {
        buffer_format(
            p->out,
            "<div class=\"plot\"><svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"Points after each turn\">",
            PLOT_WIDE, PLOT_HIGH);
        plot_draw(&p->svg.painter, p->r);
        html_put(p, "</svg></div>");
    }
}

/* One that bears no name, or another's, has a head of its own. */
static void letter(struct page *p, const char *before, const char *who, const struct doc *d) {
    struct buffer words = { 0 };
    const char *head = doc_text(d, "head");
    report_letter(&words, d);
    html_put(p, "<div class=\"clip\"><b>");
    html_say(p, *head ? "" : before);
    html_say(p, *head ? head : who);
    html_element(p, "</b>", words.bytes ? words.bytes : "", "</div>");
    p->out->failed |= words.failed;
    buffer_free(&words);
}

/* SW-16.5 */
static void ledger(struct page *p) {
    if (doc_first(p->r->all, "ledger"))
        html_put(p, "<h2>The lie ledger</h2>");
    DOC_EACH(d, p->r->all, "ledger") {
        html_element(p, "<p>", doc_text(d, "says"), "");
        DOC_EACH(claim, d, "untrue")
        html_element(p, "<br>", doc_text(claim, "says"), "");
        html_put(p, "</p>");
    }
}

static void messages(struct page *p) {
    const struct doc *m = doc_get(p->r->all, "messages");
    char words[200];
    if (doc_first(m, "in") || doc_first(m, "out") || doc_first(m, "told"))
        html_put(p, "<h2>Messages</h2>");
    DOC_EACH(d, m, "in") {
        report_clan(words, sizeof words, p->r, doc_number(d, "clan"));
        letter(p, "from ", words, d);
    }
    DOC_EACH(d, m, "out") {
        report_receivers(words, sizeof words, d);
        letter(p, "you to ", words, d);
    }
    DOC_EACH(told, m, "told")
    html_element(p, "<p>", doc_words(told), "</p>");
    ledger(p);
    if (doc_first(p->r->all, "notes"))
        html_put(p, "<h2>From the game moderator</h2>");
    DOC_EACH(note, p->r->all, "notes")
    html_element(p, "<p>", doc_words(note), "</p>");
}

static void start(struct page *p) {
    if (!doc_first(p->r->body, "options"))
        return;
    html_put(p, "<h2>The game's options</h2><table class=\"rows wide\">");
    DOC_EACH(option, p->r->body, "options") {
        const struct doc *value = doc_get(option, "value");
        html_element(p, "<tr><td class=\"order\">", doc_text(option, "name"), " = ");
        if (value && value->kind == DOC_NUMBER)
            html_number(p, (long)value->number);
        else
            html_say(p, doc_words(value));
        html_element(p, "</td><td>", doc_text(option, "help"), "</td></tr>");
    }
    html_put(p, "</table>");
}

static void template_of(struct page *p) {
    struct buffer orders = { 0 };
    if (!report_playing(p->r))
        return;
    report_template(&orders, p->r, NULL);
    html_put(p, "<h2 id=\"orders\">Order template</h2><pre>");
    html_say(p, orders.bytes ? orders.bytes : "");
    html_put(p, "</pre>");
    p->out->failed |= orders.failed;
    buffer_free(&orders);
    if (doc_first(p->r->body, "help"))
        html_put(p, "<h3>How orders are written</h3><table class=\"rows wide\">");
    DOC_EACH(row, p->r->body, "help") {
        html_element(p, "<tr><td class=\"order\">", doc_text(row, "write"), "</td><td>");
        html_element(p, "", doc_text(row, "does"), "</td></tr>");
    }
    html_put(p, doc_first(p->r->body, "help") ? "</table>" : "");
}

static void head(struct page *p) {
    html_put(p, "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
                "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
                "<meta name=\"color-scheme\" content=\"light dark\"><title>");
    html_say(p, doc_text(p->r->header, "game"));
    html_put(p, " turn ");
    html_number(p, doc_number(p->r->body, "turn"));
    if (doc_number(p->r->body, "clan"))
        html_element(p, ": ", doc_text(p->r->body, "name"), "");
    html_put(p, "</title><style>");
    html_style(p->out);
    html_put(p, "</style></head>\n<body><div class=\"sheet\">");
}

bool report_html(struct buffer *out, const struct report *r, struct fault *why) {
    static void (*const parts[])(struct page *) = {
        head,     headlines,   masthead,    subscriber,   call_to_act, html_sums, html_battles,
        html_map, html_losses, html_hunger, html_changes, html_orders, start,     listing,
        ranking,  messages,    template_of, html_world,   html_defs,
    };
    struct page p = { .out = out, .r = r };
    svg_painter_start(&p.svg, out);
    p.svg.terse = true;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        parts[i](&p);
    html_put(&p, "</div></body></html>\n");
    return !out->failed || fault_memory(why, "cannot write the report as HTML");
}
