/* What happened, in the order in which a commander asks: battles, losses, hunger, what changed, the orders. An item is
   told in one of them; the list of orders says where to find those that are told above it. */
#include "clients/mail/html_page.h"

#include <stdio.h>
#include <string.h>

static void put(struct page *p, const char *markup) { html_put(p, markup); }

/* The sentences, each a paragraph. What follows an order begins small in the report; here it stands alone. */
static void lines_of(struct page *p, const struct doc *item) {
    bool failed = report_failed(item);
    DOC_EACH(line, item, "lines") {
        const char *words = doc_words(line);
        char first[2] = { report_capital(words[0]), '\0' };
        put(p, failed && !line->next ? "<p class=\"code\">" : "<p>");
        html_say(p, first);
        html_element(p, "", words[0] ? words + 1 : "", "</p>");
    }
}

/* "<code>MO 12AC NW NW</code>" if an order brought it about. */
static void order_of(struct page *p, const struct doc *item) {
    if (*doc_text(item, "order"))
        html_element(p, " <span class=\"by\">", doc_text(item, "order"), "</span>");
}

/* ---- sums */

void html_sums(struct page *p) {
    const struct doc *sums = doc_get(p->r->body, "sums");
    if (!doc_first(sums, "says"))
        return;
    put(p, "<p class=\"sums\">");
    DOC_EACH(words, sums, "says") {
        const char *text = doc_words(words), *gap = strchr(text, ' ');
        char number[24];
        snprintf(number, sizeof number, "%.*s", (int)(gap ? gap - text : 0), text);
        html_element(p, number[0] == '-' ? "<span><b class=\"less\">" : "<span><b>", number, "</b>");
        html_element(p, "", gap ? gap : text, "</span> ");
    }
    put(p, "</p>");
}

/* ---- battles */

static long before(const struct doc *battle, const char *side) { return doc_number(doc_get(battle, side), "before"); }

/* The largest side of all battles is the full length of a bar. */
static long most_in_battle(const struct report *r) {
    long most = 1;
    DOC_EACH(phase, r->body, "phases")
    DOC_EACH(item, phase, "items")
    DOC_EACH(battle, item, "battles") {
        long a = before(battle, "attacker"), d = before(battle, "defender");
        most = a > most ? a : most;
        most = d > most ? d : most;
    }
    return most;
}

/* Who, a bar as long as they were many, full as far as they are left, and both numbers. */
static void side(struct page *p, const struct doc *s, long most) {
    long clan = doc_number(s, "clan"), from = doc_number(s, "before"), left = doc_number(s, "after");
    bool named = clan >= 1 && clan < MAP_CLANS;
    put(p, "<tr><td class=\"who\">");
    html_say(p, clan == p->r->map.clan ? "you" : named ? p->r->map.code[clan] : "militia");
    buffer_format(p->out, "</td><td><div class=\"bar\" style=\"width:%ld%%\"><i style=\"width:%ld%%\"></i></div></td>",
                  from > 0 ? 1 + 99 * from / most : 1, from > 0 ? 100 * left / from : 0);
    buffer_format(p->out, "<td class=\"num\"><b>%ld</b> &rarr; %ld</td></tr>", from, left);
}

static void numbers(struct page *p, const struct doc *battle, long most) {
    bool mine = doc_number(doc_get(battle, "attacker"), "clan") == p->r->map.clan;
    put(p, "<table class=\"sides\" role=\"presentation\">");
    side(p, doc_get(battle, mine ? "attacker" : "defender"), most);
    side(p, doc_get(battle, mine ? "defender" : "attacker"), most);
    put(p, "</table>");
}

static void battle_item(struct page *p, const struct doc *item, int number, long most) {
    buffer_format(p->out, "<tr id=\"b%d\"><td class=\"no\"><b>%d</b></td><td>", number, number);
    DOC_EACH(battle, item, "battles") {
        html_element(p, "<p class=\"title\"><span class=\"hex\">", doc_text(battle, "hex"), "</span> ");
        html_element(p, "<b>", doc_text(battle, "title"), "</b>");
        if (*report_verdict(battle))
            html_element(p, "<span class=\"tag\">", report_verdict(battle), "</span>");
        put(p, "</p>");
    }
    if (!doc_first(item, "battles"))
        html_element(p, "<p class=\"title\"><span class=\"hex\">", report_hex(item), "</span></p>");
    order_of(p, item);
    lines_of(p, item);
    DOC_EACH(battle, item, "battles")
    numbers(p, battle, most);
    put(p, "</td></tr>");
}

void html_battles(struct page *p) {
    int number = 0;
    long most = most_in_battle(p->r);
    DOC_EACH(phase, p->r->body, "phases")
    DOC_EACH(item, phase, "items") {
        if (report_part_of(item) != PART_BATTLES)
            continue;
        if (!number++)
            put(p, "<h2>Battles</h2><table class=\"rows\">");
        battle_item(p, item, number, most);
    }
    put(p, number ? "</table>" : "");
}

/* ---- losses and changes */

static void chapter(struct page *p, enum report_part part, const char *opening) {
    int rows = 0;
    DOC_EACH(phase, p->r->body, "phases")
    DOC_EACH(item, phase, "items") {
        if (report_part_of(item) != part)
            continue;
        put(p, rows++ ? "" : opening);
        html_element(p, "<tr><td class=\"hex\">", report_hex(item), "</td><td>");
        order_of(p, item);
        lines_of(p, item);
        put(p, "</td></tr>");
    }
    put(p, rows ? "</table>" : "");
}

void html_losses(struct page *p) {
    chapter(p, PART_LOSSES, "<h2 id=\"losses\">Losses</h2><table class=\"rows lost\">");
}
void html_changes(struct page *p) { chapter(p, PART_CHANGES, "<h2>What changed</h2><table class=\"rows\">"); }

void html_hunger(struct page *p) {
    if (!doc_first(p->r->body, "hunger"))
        return;
    put(p, "<h2>Hunger</h2><table class=\"rows hungry\">");
    DOC_EACH(row, p->r->body, "hunger") {
        html_element(p, "<tr><td class=\"hex\">", doc_text(row, "hex"), "</td><td>");
        html_element(p, "", doc_text(row, "says"), "</td></tr>");
    }
    put(p, "</table>");
}

/* ---- orders */

static void order_row(struct page *p, const struct doc *item, int battle) {
    buffer_format(p->out, "<tr><td class=\"order\"><small>%ld</small>", doc_number(item, "line"));
    html_element(p, "", doc_text(item, "order"), "</td><td>");
    if (battle)
        buffer_format(p->out, "<p><a href=\"#b%d\">Battle %d</a></p>", battle, battle);
    else if (report_part_of(item) == PART_LOSSES)
        put(p, "<p><a href=\"#losses\">Losses</a></p>");
    else
        lines_of(p, item);
    put(p, "</td></tr>");
}

static void order_rows(struct page *p, int *rows, long line) {
    int battles = 0;
    DOC_EACH(phase, p->r->body, "phases")
    DOC_EACH(item, phase, "items") {
        bool battle = report_part_of(item) == PART_BATTLES;
        battles += battle;
        if (!*doc_text(item, "order") || doc_number(item, "line") != line)
            continue;
        if (!(*rows)++)
            put(p, "<h2>Your orders</h2><table class=\"rows wide\">");
        order_row(p, item, battle ? battles : 0);
    }
}

void html_orders(struct page *p) {
    int rows = 0;
    for (long line = 1, last = report_last_line(p->r); line <= last; line++)
        order_rows(p, &rows, line);
    put(p, rows ? "</table>" : "");
    DOC_EACH(line, p->r->all, "dropped")
    html_element(p, "<p>", doc_words(line), "</p>");
}
