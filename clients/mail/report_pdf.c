/* The report as PDF, in the order of the HTML; the world has a page of its own. */
#include "clients/mail/report.h"

#include "clients/mail/pdf_map.h"
#include "clients/mail/map/plot.h"
#include "clients/mail/map/shapes.h"
#include "clients/mail/report_text.h"

#include <stdio.h>
#include <string.h>

struct proof {
    struct pdf_sheet s;
    const struct report *r;
    struct buffer words; /* put together here, then set */
    bool mapped;         /* all that is known is on the map in the text */
};

static const char *gathered(struct proof *p) { return p->words.bytes && p->words.length ? p->words.bytes : ""; }

static void forget(struct proof *p) {
    p->words.length = 0;
    if (p->words.bytes)
        p->words.bytes[0] = '\0';
}

static void masthead(struct proof *p) {
    struct pdf_sheet *s = &p->s;
    const struct doc *b = p->r->body, *h = p->r->header;
    cairo_save(s->cr);
    cairo_translate(s->cr, s->left + 20, s->y + 20);
    cairo_scale(s->cr, 0.62, 0.62);
    s->paint.painter.kind->shape(&s->paint.painter, SHAPE_EYE, 0, 0);
    cairo_restore(s->cr);
    pdf_set(s, STYLE_TITLE, 0, "War in the Savage Swamp");
    pdf_tag(s, "H1");
    pdf_draw(s, s->left + 52, s->y - 5, INK_INK);
    pdf_tag(s, "P");
    pdf_set(s, STYLE_TEXT, 0, s->head);
    pdf_draw(s, s->left + 52, s->y + 27, INK_INK2);
    if (*doc_text(h, "due")) {
        pdf_tag(s, "P");
        buffer_format(&p->words, "orders for turn %ld due", doc_number(b, "turn") + 1);
        pdf_set(s, STYLE_SMALL, 0, gathered(p));
        pdf_draw(s, s->right - pdf_wide(s), s->y + 6, INK_INK2);
        pdf_set(s, STYLE_SUB, 0, doc_text(h, "due"));
        pdf_draw(s, s->right - pdf_wide(s), s->y + 18, INK_INK);
        forget(p);
    }
    pdf_tag(s, NULL);
    cairo_set_ink(s->cr, INK_INK);
    cairo_rectangle(s->cr, s->left, s->y + 48, s->right - s->left, 2.4);
    cairo_rectangle(s->cr, s->left, s->y + 52, s->right - s->left, 0.8);
    cairo_fill(s->cr);
    s->y += 60;
}

static void subscriber(struct proof *p) {
    static const char *const keys[] = { "player", "address", "account" };
    for (int i = 0; i < 3; i++)
        if (*doc_text(p->r->header, keys[i]))
            buffer_format(&p->words, "%s%s: %s", p->words.length ? "  \xC2\xB7  " : "", keys[i],
                          doc_text(p->r->header, keys[i]));
    if (p->words.length)
        pdf_words(&p->s, STYLE_SMALL, gathered(p));
    forget(p);
}

/* ---- what happened: every item once, as in the HTML */

static void gather_lines(struct proof *p, const struct doc *item) {
    DOC_EACH(line, item, "lines") {
        const char *words = doc_words(line);
        buffer_text(&p->words, p->words.length ? "\n" : "");
        buffer_byte(&p->words, report_capital(words[0]));
        buffer_text(&p->words, words[0] ? words + 1 : "");
    }
}

/* How many bytes of its last line are in warning ink: all, if it says why an order failed. */
static size_t marked(const struct doc *item) {
    const char *last = "";
    DOC_EACH(line, item, "lines")
    last = doc_words(line);
    return report_failed(item) ? strlen(last) : 0;
}

static void set_row(struct proof *p, const char *label, struct pdf_row row) {
    row.label = label;
    row.words = gathered(p);
    pdf_row(&p->s, &row);
    forget(p);
}

static void headlines(struct proof *p) {
    DOC_EACH(line, p->r->body, "headlines")
    pdf_words(&p->s, STYLE_SUB, doc_words(line));
    p->s.y += doc_first(p->r->body, "headlines") ? 10 : 0;
}

static void sums(struct proof *p) {
    DOC_EACH(line, doc_get(p->r->body, "sums"), "says")
    buffer_format(&p->words, "%s%s", p->words.length ? "  \xC2\xB7  " : "", doc_words(line));
    if (p->words.length)
        pdf_words(&p->s, STYLE_BOLD, gathered(p));
    forget(p);
}

enum { NAME_ROOM = 24 };
static const char *battle_name(char name[NAME_ROOM], int number) {
    snprintf(name, NAME_ROOM, "battle-%d", number);
    return name;
}

static void battle(struct proof *p, const struct doc *item, int number) {
    char label[40], name[NAME_ROOM];
    DOC_EACH(fight, item, "battles")
    buffer_format(&p->words, "%s%s%s%s", p->words.length ? "\n" : "", doc_text(fight, "title"),
                  *report_verdict(fight) ? ": " : "", report_verdict(fight));
    if (*doc_text(item, "order"))
        buffer_format(&p->words, "%s%s", p->words.length ? "\n" : "", doc_text(item, "order"));
    gather_lines(p, item);
    snprintf(label, sizeof label, "%d  %.8s", number, report_hex(item));
    set_row(p, label, (struct pdf_row){ .indent = 70, .ink = INK_RED, .name = battle_name(name, number) });
}

static void battles(struct proof *p) {
    int number = 0;
    DOC_EACH(phase, p->r->body, "phases")
    DOC_EACH(item, phase, "items") {
        if (report_part_of(item) != PART_BATTLES)
            continue;
        if (!number++)
            pdf_heading(&p->s, "Battles");
        battle(p, item, number);
    }
}

static void chapter(struct proof *p, enum report_part part, const char *title) {
    bool begun = false;
    DOC_EACH(phase, p->r->body, "phases")
    DOC_EACH(item, phase, "items") {
        if (report_part_of(item) != part)
            continue;
        if (!begun)
            pdf_heading(&p->s, title);
        begun = true;
        buffer_text(&p->words, doc_text(item, "order"));
        gather_lines(p, item);
        set_row(p, report_hex(item), (struct pdf_row){ .indent = 56, .ink = part == PART_LOSSES ? INK_RED : INK_INK });
    }
}

static void hunger(struct proof *p) {
    if (doc_first(p->r->body, "hunger"))
        pdf_heading(&p->s, "Hunger");
    DOC_EACH(row, p->r->body, "hunger") {
        buffer_text(&p->words, doc_text(row, "says"));
        set_row(p, doc_text(row, "hex"), (struct pdf_row){ .indent = 56, .ink = INK_RED });
    }
}

/* One that is told above is only named. */
static void order_row(struct proof *p, const struct doc *item, int battle_number) {
    char label[100], name[NAME_ROOM];
    enum report_part part = report_part_of(item);
    if (part == PART_BATTLES)
        buffer_format(&p->words, "Battle %d", battle_number);
    else if (part == PART_LOSSES)
        buffer_text(&p->words, "Losses");
    else
        gather_lines(p, item);
    snprintf(label, sizeof label, "%2ld %s", doc_number(item, "line"), doc_text(item, "order"));
    set_row(p, label,
            (struct pdf_row){ .indent = 158,
                              .marked = part == PART_ORDERS ? marked(item) : 0,
                              .to = part == PART_BATTLES ? battle_name(name, battle_number) : NULL });
}

static void order_rows(struct proof *p, bool *begun, long line) {
    int number = 0;
    DOC_EACH(phase, p->r->body, "phases")
    DOC_EACH(item, phase, "items") {
        number += report_part_of(item) == PART_BATTLES;
        if (!*doc_text(item, "order") || doc_number(item, "line") != line)
            continue;
        if (!*begun)
            pdf_heading(&p->s, "Your orders");
        *begun = true;
        order_row(p, item, number);
    }
}

static void orders(struct proof *p) {
    bool begun = false;
    for (long line = 1, last = report_last_line(p->r); line <= last; line++)
        order_rows(p, &begun, line);
    p->s.y += 4;
    DOC_EACH(line, p->r->all, "dropped")
    pdf_words(&p->s, STYLE_TEXT, doc_words(line));
}

static void options(struct proof *p) {
    if (doc_first(p->r->body, "options"))
        pdf_heading(&p->s, "The game's options");
    DOC_EACH(option, p->r->body, "options") {
        const struct doc *value = doc_get(option, "value");
        char label[96];
        if (value && value->kind == DOC_NUMBER)
            snprintf(label, sizeof label, "%.40s = %ld", doc_text(option, "name"), (long)value->number);
        else
            snprintf(label, sizeof label, "%.40s = %.40s", doc_text(option, "name"), doc_words(value));
        pdf_row(&p->s, &(struct pdf_row){ .label = label, .words = doc_text(option, "help"), .indent = 142 });
    }
}

struct column {
    enum style style;
    double x, wide;
    const char *words;
};

static void columns_row(struct proof *p, const struct column *column, int count) {
    double height = 0;
    for (int i = 0; i < count; i++) {
        pdf_use(&p->s, i);
        double tall = pdf_set(&p->s, column[i].style, column[i].wide, column[i].words);
        height = tall > height ? tall : height;
    }
    height += 7;
    pdf_need(&p->s, height);
    pdf_bar(&p->s, height);
    pdf_group(&p->s, "TR");
    for (int i = 0; i < count; i++) {
        pdf_use(&p->s, i);
        pdf_tag(&p->s, "TD");
        pdf_draw(&p->s, p->s.left + column[i].x, p->s.y + 3.5, INK_INK);
    }
    pdf_ungroup(&p->s, "TR");
    pdf_use(&p->s, 0);
    p->s.y += height;
}

static void listing_row(struct proof *p, const struct doc *d, const char *list) {
    struct report_row row;
    char what[180], clan[80];
    report_word_row(&row, d, list);
    report_clan(clan, sizeof clan, p->r, row.clan);
    if (doc_flag(p->r->body, "over")) /* everybody's are listed then */
        snprintf(what, sizeof what, "%s%s%s", row.clan ? clan : "free", *row.what ? ": " : "", row.what);
    else
        snprintf(what, sizeof what, "%s", row.what);
    columns_row(p,
                (const struct column[]){ { STYLE_TYPE, 6, 44, row.hex },
                                         { row.home ? STYLE_BOLD : STYLE_TEXT, 56, 108, what },
                                         { STYLE_TEXT, 168, 44, row.people },
                                         { STYLE_TYPE, 214, 172, row.lizards },
                                         { STYLE_TEXT, 394, 106, row.state } },
                5);
}

static void listing(struct proof *p) {
    bool begun = false;
    for (int i = 0; i < 6; i++) {
        if (!doc_first(p->r->body, report_lists[i].key))
            continue;
        if (!begun)
            pdf_heading(&p->s, doc_flag(p->r->body, "over") ? "All clans" : "Your clan");
        begun = true;
        pdf_subheading(&p->s, report_lists[i].title);
        pdf_group(&p->s, "Table");
        DOC_EACH(d, p->r->body, report_lists[i].key)
        listing_row(p, d, report_lists[i].key);
        pdf_ungroup(&p->s, "Table");
    }
}

static void points_bar(struct proof *p, double y, long points) {
    long threshold = doc_number(p->r->body, "threshold");
    if (threshold <= 0)
        return;
    double share = points >= threshold ? 1 : points < 0 ? 0 : (double)points / (double)threshold, x = p->s.left + 290;
    cairo_set_ink(p->s.cr, INK_GAME);
    cairo_rectangle(p->s.cr, x, y, 150 * share, 5);
    cairo_fill(p->s.cr);
    cairo_set_ink(p->s.cr, INK_RULE2);
    cairo_set_line_width(p->s.cr, 0.7);
    cairo_rectangle(p->s.cr, x, y, 150, 5);
    cairo_stroke(p->s.cr);
}

static void rank(struct proof *p, const struct doc *row) {
    struct pdf_sheet *s = &p->s;
    long clan = doc_number(row, "clan"), place = doc_number(row, "place");
    const char *state = doc_text(row, "state");
    bool mine = clan == p->r->map.clan, plain = !*state || strcmp(state, "active") == 0;
    pdf_need(s, 24);
    pdf_bar(s, 24);
    pdf_group(s, "TR");
    pdf_tag(s, "TD");
    buffer_format(&p->words, place ? "%ld" : "\xE2\x80\x93", place);
    pdf_set(s, STYLE_TEXT, 0, gathered(p));
    pdf_draw(s, s->left + 20 - pdf_wide(s), s->y + 6, INK_INK2);
    forget(p);
    if (clan >= 1 && clan < MAP_CLANS) {
        struct painter *paint = &s->paint.painter;
        paint->kind->open(paint, &(struct paint){ .x = s->left + 30, .y = s->y + 4, .scale = 0.42 });
        paint->kind->shape(paint, SHAPE_BADGE + (int)clan - 1, 0, 0);
        paint->kind->close(paint);
    }
    pdf_tag(s, "TD");
    buffer_format(&p->words, "%s (%s)%s", doc_text(row, "name"), doc_text(row, "code"), mine ? ", you" : "");
    if (!plain)
        buffer_format(&p->words, ", %s", state);
    pdf_set(s, mine ? STYLE_BOLD : STYLE_TEXT, 230, gathered(p));
    pdf_draw(s, s->left + 56, s->y + 6, INK_INK);
    forget(p);
    if (doc_has(row, "points")) {
        pdf_tag(s, NULL);
        points_bar(p, s->y + 10, doc_number(row, "points"));
        pdf_tag(s, "TD");
        buffer_format(&p->words, "%ld", doc_number(row, "points"));
        pdf_set(s, STYLE_BOLD, 0, gathered(p));
        pdf_draw(s, s->right - 8 - pdf_wide(s), s->y + 6, INK_INK);
        forget(p);
    }
    pdf_ungroup(s, "TR");
    s->y += 24;
}

static void plot(struct proof *p) {
    struct pdf_sheet *s = &p->s;
    if (!plot_wanted(p->r))
        return;
    double scale = (s->right - s->left) / PLOT_WIDE;
    pdf_need(s, PLOT_HIGH * scale + 8);
    s->y += 8;
    pdf_tag(s, "Figure");
    s->paint.painter.kind->open(&s->paint.painter, &(struct paint){ .x = s->left, .y = s->y, .scale = scale });
    plot_draw(&s->paint.painter, p->r);
    s->paint.painter.kind->close(&s->paint.painter);
    pdf_tag(s, NULL);
    s->y += PLOT_HIGH * scale;
}

static void ranking(struct proof *p) {
    if (!doc_first(p->r->body, "ranking"))
        return;
    pdf_heading(&p->s, "Ranking");
    pdf_group(&p->s, "Table");
    DOC_EACH(row, p->r->body, "ranking")
    rank(p, row);
    pdf_ungroup(&p->s, "Table");
    p->s.y += 6;
    DOC_EACH(line, p->r->body, "standing")
    pdf_words(&p->s, STYLE_TEXT, doc_words(line));
    plot(p);
}

static void letter(struct proof *p, const char *from, const struct doc *d) {
    const char *head = doc_text(d, "head");
    pdf_need(&p->s, 40);
    pdf_words(&p->s, STYLE_BOLD, *head ? head : from);
    p->s.y -= 2;
    report_letter(&p->words, d);
    pdf_words(&p->s, STYLE_TEXT, gathered(p));
    forget(p);
    p->s.y += 6;
}

/* SW-16.5 */
static void ledger(struct proof *p) {
    if (doc_first(p->r->all, "ledger"))
        pdf_heading(&p->s, "The lie ledger");
    DOC_EACH(d, p->r->all, "ledger") {
        pdf_words(&p->s, STYLE_BOLD, doc_text(d, "says"));
        DOC_EACH(claim, d, "untrue")
        pdf_words(&p->s, STYLE_TEXT, doc_text(claim, "says"));
    }
}

static void messages(struct proof *p) {
    const struct doc *m = doc_get(p->r->all, "messages");
    char who[200], from[240];
    if (doc_first(m, "in") || doc_first(m, "out") || doc_first(m, "told"))
        pdf_heading(&p->s, "Messages");
    DOC_EACH(d, m, "in") {
        report_clan(who, sizeof who, p->r, doc_number(d, "clan"));
        snprintf(from, sizeof from, "from %s", who);
        letter(p, from, d);
    }
    DOC_EACH(d, m, "out") {
        report_receivers(who, sizeof who, d);
        snprintf(from, sizeof from, "you to %s", who);
        letter(p, from, d);
    }
    DOC_EACH(told, m, "told")
    pdf_words(&p->s, STYLE_TEXT, doc_words(told));
    ledger(p);
    if (doc_first(p->r->all, "notes"))
        pdf_heading(&p->s, "From the game moderator");
    DOC_EACH(note, p->r->all, "notes")
    pdf_words(&p->s, STYLE_TEXT, doc_words(note));
}

static void template_of(struct proof *p) {
    if (!report_playing(p->r))
        return;
    pdf_heading(&p->s, "Order template");
    report_template(&p->words, p->r, NULL);
    pdf_words(&p->s, STYLE_PLAIN_TYPE, gathered(p));
    forget(p);
    if (doc_first(p->r->body, "help"))
        pdf_subheading(&p->s, "How orders are written");
    report_text_help(p->r->body, "", &p->words);
    if (p->words.length)
        pdf_words(&p->s, STYLE_PLAIN_TYPE, gathered(p));
    forget(p);
}

static void head_words(const struct report *r, char *words, size_t room) {
    const struct doc *b = r->body, *h = r->header;
    char who[120] = "";
    if (doc_number(b, "clan"))
        snprintf(who, sizeof who, "%.60s (%.8s), clan %ld  \xC2\xB7  ", doc_text(b, "name"), doc_text(b, "code"),
                 doc_number(b, "clan"));
    snprintf(words, room, "%sgame %.40s%s%.30s%s  \xC2\xB7  turn %ld", who, doc_text(h, "game"),
             *doc_text(h, "preset") ? " (" : "", doc_text(h, "preset"), *doc_text(h, "preset") ? ")" : "",
             doc_number(b, "turn"));
}

static void text_pages(struct proof *p) {
    p->s.titled = true;
    pdf_page(&p->s, false);
    headlines(p);
    masthead(p);
    subscriber(p);
    sums(p);
    battles(p);
    p->mapped = pdf_home(&p->s, p->r);
    chapter(p, PART_LOSSES, "Losses");
    hunger(p);
    chapter(p, PART_CHANGES, "What changed");
    orders(p);
    options(p);
    listing(p);
    ranking(p);
    messages(p);
    template_of(p);
}

static bool make(struct buffer *out, const struct report *r, bool all, struct fault *why) {
    struct proof p = { .r = r };
    char head[240];
    head_words(r, head, sizeof head);
    if (!pdf_start(&p.s, out, why))
        return false;
    p.s.head = head;
    cairo_pdf_surface_set_metadata(p.s.surface, CAIRO_PDF_METADATA_TITLE, head);
    if (all)
        text_pages(&p);
    if (!p.mapped)
        pdf_world(&p.s, r, !all);
    bool good = !p.words.failed || fault_memory(why, "cannot write the PDF");
    buffer_free(&p.words);
    struct fault ended;
    bool whole = pdf_end(&p.s, good ? why : &ended);
    pdf_catalog(out);
    if (good && whole && out->failed)
        return fault_memory(why, "cannot write the PDF");
    return good && whole;
}

bool report_pdf(struct buffer *out, const struct report *r, struct fault *why) { return make(out, r, true, why); }

bool report_map_pdf(struct buffer *out, const struct report *r, struct fault *why) { return make(out, r, false, why); }
