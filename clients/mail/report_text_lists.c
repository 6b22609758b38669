/* The clan listing and the ranking of a text report (SW-22.6), and after the end those of all clans and the history of
   the points (SW-15.4). */
#include "clients/mail/lines.h"
#include "clients/mail/report_text.h"

#include <stdio.h>
#include <string.h>

/* Columns of the listing, with hexes of up to three characters; longer ones push the middle to the right. */
enum {
    AT_HEX = 9,
    AT_GROUND = 13,
    AT_NUMBER = 21,
    AT_LIZARDS = 30,
    AT_HUNGER = 65,
    AT_SKILL = 74,
    AT_POINTS = 54,
    AT_CODE = 10
};

struct listing {
    const struct doc *report;
    struct buffer *out;
    long clan;  /* whose; -1: everything */
    int shift;  /* of the columns, for long hex names */
    bool begun; /* something was listed */
};

static bool listed(const struct listing *l, const struct doc *row) {
    return l->clan < 0 || doc_number(row, "clan") == l->clan;
}

/* The label stands before the first row of its list. */
static void begin_row(struct listing *l, const char *label, bool *first) {
    buffer_byte(l->out, ' ');
    buffer_text(l->out, *first ? label : "");
    line_pad(l->out, AT_HEX, 1);
    *first = false;
    l->begun = true;
}

static void put_lizards(const struct doc *row, struct buffer *b) {
    const struct doc *lizards = doc_get(row, "lizards");
    for (const struct doc *n = lizards ? lizards->first : NULL; n; n = n->next) {
        buffer_number(b, (long)n->number);
        buffer_byte(b, ' ');
        buffer_text(b, n->key);
        buffer_text(b, n->next ? " " : "");
    }
}

/* Lizards, what is to be known besides, hunger and skill. */
static void put_band(struct listing *l, const struct doc *row, int column, const char *besides) {
    struct buffer words = { 0 };
    put_lizards(row, &words);
    int width = words.bytes ? line_columns(words.bytes) : 0;
    bool tail = besides[0] && column + width + 3 + line_columns(besides) >= AT_HUNGER;
    buffer_text(l->out, words.bytes ? words.bytes : "");
    if (besides[0] && !tail) {
        line_pad(l->out, 0, width ? 3 : 0);
        buffer_text(l->out, besides);
    }
    if (doc_has(row, "hunger")) {
        line_pad(l->out, AT_HUNGER, 1);
        buffer_text(l->out, doc_text(row, "hunger"));
        line_pad(l->out, AT_SKILL, 1);
        buffer_text(l->out, doc_text(row, "experience"));
    }
    buffer_byte(l->out, '\n');
    if (tail) {
        line_pad(l->out, column, 0);
        buffer_format(l->out, "%s\n", besides);
    }
    l->out->failed |= words.failed;
    buffer_free(&words);
}

static void besides_of(const struct doc *row, char words[80]) {
    const char *held = doc_text(row, "held");
    snprintf(words, 80, "%s%s%s", doc_flag(row, "home") ? "HOME DEN" : "", doc_flag(row, "home") && held[0] ? ", " : "",
             held);
}

static void list_dens(struct listing *l) {
    bool first = true;
    DOC_EACH(row, l->report, "dens") {
        char besides[80];
        if (!listed(l, row))
            continue;
        begin_row(l, "dens", &first);
        buffer_text(l->out, doc_text(row, "hex"));
        line_pad(l->out, AT_GROUND + l->shift, 1);
        buffer_text(l->out, doc_has(row, "colour") ? doc_text(row, "colour") : "new");
        line_pad(l->out, AT_NUMBER + l->shift, 1);
        buffer_format(l->out, doc_has(row, "colour") ? "%2ld/%ld" : "%2ld", doc_number(row, "population"),
                      doc_number(row, "cap"));
        line_pad(l->out, AT_LIZARDS + l->shift, 1);
        if (doc_has(row, "militia"))
            buffer_format(l->out, "%ld militia  ", doc_number(row, "militia"));
        besides_of(row, besides);
        put_band(l, row, AT_LIZARDS + l->shift, besides);
        while (l->out->length > 1 && l->out->bytes[l->out->length - 2] == ' ')
            l->out->bytes[--l->out->length - 1] = '\n'; /* a den without a band ends where its numbers end */
    }
}

static void list_bands(struct listing *l) {
    bool first = true;
    DOC_EACH(row, l->report, "bands") {
        char besides[80];
        if (!listed(l, row))
            continue;
        begin_row(l, "bands", &first);
        buffer_text(l->out, doc_text(row, "hex"));
        line_pad(l->out, AT_GROUND + l->shift, 1);
        buffer_text(l->out, doc_text(row, "terrain"));
        buffer_text(l->out, doc_text(row, "sign"));
        line_pad(l->out, AT_NUMBER + l->shift, 1);
        besides_of(row, besides);
        put_band(l, row, AT_NUMBER + l->shift, besides);
    }
}

static void list_spies(struct listing *l) {
    bool first = true;
    DOC_EACH(row, l->report, "spies") {
        long age = doc_number(row, "age");
        if (!listed(l, row))
            continue;
        begin_row(l, "spies", &first);
        buffer_format(l->out, "%s  %s, %ld turn%s", doc_text(row, "hex"), doc_text(row, "colour"), age,
                      age == 1 ? "" : "s");
        if (doc_has(row, "held"))
            buffer_format(l->out, ", %s", doc_text(row, "held"));
        buffer_byte(l->out, '\n');
    }
}

/* Temples, bridges, rafts: their hexes on one line. */
static void list_places(struct listing *l, const char *key) {
    struct buffer words = { 0 };
    DOC_EACH(row, l->report, key) {
        if (!listed(l, row))
            continue;
        buffer_format(&words, words.length ? "; %s" : "%s", doc_text(row, "hex"));
        if (doc_has(row, "turns"))
            buffer_format(&words, ", %ld turn%s left", doc_number(row, "turns"),
                          doc_number(row, "turns") == 1 ? "" : "s");
    }
    if (words.bytes) {
        bool first = true;
        begin_row(l, key, &first);
        line_wrap(l->out, words.bytes, AT_HEX);
        buffer_byte(l->out, '\n');
    }
    l->out->failed |= words.failed;
    buffer_free(&words);
}

static void list_one(struct listing *l, long clan) {
    l->clan = clan;
    l->begun = false;
    list_dens(l);
    list_bands(l);
    list_spies(l);
    list_places(l, "temples");
    list_places(l, "bridges");
    list_places(l, "rafts");
    if (!l->begun)
        buffer_text(l->out, " Nothing.\n");
}

void report_text_listing(const struct doc *report, struct buffer *out) {
    struct listing l = { .report = report, .out = out, .shift = doc_number(report, "wide") > 26 };
    buffer_text(out, "\nCLAN LISTING\n");
    if (!doc_flag(report, "over")) {
        list_one(&l, -1);
        return;
    }
    DOC_EACH(clan, report, "clans") {
        buffer_format(out, "Clan %ld  %s  %s\n", doc_number(clan, "clan"), doc_text(clan, "code"),
                      doc_text(clan, "name"));
        list_one(&l, doc_number(clan, "clan"));
    }
    buffer_text(out, "Free\n");
    list_one(&l, 0);
}

/* ---- ranking */

static void put_rank(const struct doc *row, int digits, struct buffer *out) {
    char room[NUMBER_ROOM];
    const char *place = doc_has(row, "place") ? number_words(room, doc_number(row, "place")) : "-";
    line_pad(out, 1 + digits - (int)strlen(place), 0);
    buffer_text(out, place);
    buffer_text(out, "  Clan ");
    buffer_number(out, doc_number(row, "clan"));
    line_pad(out, AT_CODE + 2 * digits, 0);
    buffer_text(out, doc_text(row, "code"));
    buffer_text(out, "  ");
    buffer_text(out, doc_text(row, "name"));
    const char *points = doc_has(row, "points") ? number_words(room, doc_number(row, "points")) : "";
    line_pad(out, AT_POINTS - (int)strlen(points), points[0] ? 1 : 0);
    buffer_text(out, points);
    if (!doc_has(row, "place"))
        buffer_format(out, "  %s", doc_text(row, "state"));
    while (out->length && out->bytes[out->length - 1] == ' ')
        out->bytes[--out->length] = 0;
    buffer_byte(out, '\n');
}

/* The points of every turn, ten clans side by side. */
static void put_history(const struct doc *whole, struct buffer *out) {
    const struct doc *clans = doc_get(doc_get(whole, "report"), "clans");
    enum { ABREAST = 10 };
    if (!doc_first(whole, "history") || !clans)
        return;
    buffer_text(out, "\nSCORE HISTORY\n");
    for (uint32_t from = 0; from < clans->count; from += ABREAST) {
        uint32_t i = 0;
        buffer_text(out, " turn");
        for (const struct doc *clan = clans->first; clan; clan = clan->next, i++)
            if (i >= from && i < from + ABREAST)
                buffer_format(out, "%7s", doc_text(clan, "code"));
        buffer_byte(out, '\n');
        DOC_EACH(turn, whole, "history") {
            i = 0;
            buffer_format(out, " %4ld", doc_number(turn, "turn"));
            DOC_EACH(points, turn, "points") {
                if (i >= from && i < from + ABREAST)
                    buffer_format(out, "%7ld", (long)points->number);
                i++;
            }
            buffer_byte(out, '\n');
        }
    }
}

void report_text_ranking(const struct doc *whole, struct buffer *out) {
    const struct doc *report = doc_get(whole, "report"), *ranking = doc_get(report, "ranking");
    int digits = ranking && ranking->count > 9 ? 2 : 1;
    buffer_text(out, "\nCLAN RANKING");
    line_pad(out, AT_POINTS - 6, 0);
    buffer_text(out, "points\n");
    DOC_EACH(row, report, "ranking")
    put_rank(row, digits, out);
    DOC_EACH(sentence, report, "standing") {
        buffer_byte(out, ' ');
        line_wrap(out, doc_words(sentence), 1);
        buffer_byte(out, '\n');
    }
    put_history(whole, out);
}
