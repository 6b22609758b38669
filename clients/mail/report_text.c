/* The turn report as text: header, phases, messages and the order template; the sections in the fixed order of SW-22.5.
 */
#include "clients/mail/report_text.h"

#include "clients/mail/lines.h"
#include "clients/mail/report.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum {
    LEAST_LABEL = 9,   /* columns of an order's label in its phase, as SW-22.5 has it */
    LARGEST_LABEL = 26 /* a longer one stands on a line of its own */
};

static void put_upper(struct buffer *out, const char *text) {
    for (; *text; text++)
        buffer_byte(out, (char)toupper((unsigned char)*text));
}

/* ---- header: SW-22.6 */

static void put_due(const struct doc *header, const struct doc *report, struct buffer *out) {
    char words[200];
    if (doc_flag(report, "over")) {
        line_right(out, "the game is over");
        return;
    }
    if (!doc_text(header, "due")[0])
        return;
    snprintf(words, sizeof words, "orders for turn %ld due %s", doc_number(report, "turn") + 1,
             doc_text(header, "due"));
    line_right(out, words);
}

static void put_game(const struct doc *header, struct buffer *out) {
    char words[200];
    const char *game = doc_text(header, "game"), *preset = doc_text(header, "preset");
    if (!game[0])
        return;
    snprintf(words, sizeof words, preset[0] ? "game %s (%s)" : "game %s", game, preset);
    line_right(out, words);
}

/* The player's own line: name and code, then what the host knows of him. */
static void put_player(const struct doc *header, const struct doc *report, struct buffer *out) {
    static const struct {
        const char *key, *before;
    } parts[] = { { "player", "  player: " }, { "address", ", " }, { "account", "   account: " } };
    struct buffer words = { 0 };
    buffer_text(&words, doc_text(report, "name"));
    buffer_format(&words, " (%s)", doc_text(report, "code"));
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        if (doc_text(header, parts[i].key)[0]) {
            buffer_text(&words, parts[i].before);
            buffer_text(&words, doc_text(header, parts[i].key));
        }
    if (words.bytes)
        line_wrap(out, words.bytes, 1);
    out->failed |= words.failed;
    buffer_byte(out, '\n');
    buffer_free(&words);
}

/* What is of the greatest weight stands above everything else. */
static void put_headlines(const struct doc *report, struct buffer *out) {
    DOC_EACH(line, report, "headlines") {
        line_wrap(out, doc_words(line), 0);
        buffer_byte(out, '\n');
    }
    if (doc_first(report, "headlines"))
        buffer_byte(out, '\n');
}

/* "-231 points, 3016 now; -112 warriors" */
static void put_sums(const struct doc *report, struct buffer *out) {
    struct buffer words = { 0 };
    DOC_EACH(sum, doc_get(report, "sums"), "says")
    buffer_format(&words, words.length ? "; %s" : "%s", doc_words(sum));
    if (words.bytes) {
        line_wrap(out, words.bytes, 1);
        buffer_byte(out, '\n');
    }
    out->failed |= words.failed;
    buffer_free(&words);
}

static void put_header(const struct doc *header, const struct doc *report, struct buffer *out) {
    long clan = doc_number(report, "clan");
    put_headlines(report, out);
    buffer_text(out, "LIZARDS!  WAR IN THE SAVAGE SWAMP");
    put_game(header, out);
    if (clan)
        buffer_format(out, "\nCLAN %ld   TURN %ld", clan, doc_number(report, "turn"));
    else
        buffer_format(out, "\nTURN %ld", doc_number(report, "turn"));
    put_due(header, report, out);
    buffer_byte(out, '\n');
    if (clan)
        put_player(header, report, out);
    put_sums(report, out);
    buffer_byte(out, '\n');
}

/* ---- phases */

static const char *label_of(const struct doc *item) {
    return doc_has(item, "order") ? doc_text(item, "order") : doc_text(item, "at");
}

/* All labels of a phase are of one width, those left out that are too long. */
static int label_width(const struct doc *phase) {
    int widest = 0;
    DOC_EACH(item, phase, "items") {
        int width = line_columns(label_of(item)) + 2;
        if (doc_has(item, "order") && width < LEAST_LABEL)
            width = LEAST_LABEL;
        if (width > widest && width <= LARGEST_LABEL)
            widest = width;
    }
    return widest;
}

static void put_item(const struct doc *item, int width, struct buffer *out) {
    const char *label = label_of(item);
    int indent = 1 + (label[0] ? width : 0);
    buffer_byte(out, ' ');
    buffer_text(out, label);
    if (line_columns(label) + 2 > width && label[0])
        buffer_byte(out, '\n');
    DOC_EACH(line, item, "lines") {
        line_pad(out, indent, 0);
        line_wrap(out, doc_words(line), indent);
        buffer_byte(out, '\n');
    }
}

static void put_phases(const struct doc *whole, const struct doc *report, struct buffer *out) {
    DOC_EACH(phase, report, "phases") {
        int width = label_width(phase);
        put_upper(out, doc_text(phase, "name"));
        buffer_text(out, " PHASE\n");
        DOC_EACH(item, phase, "items")
        put_item(item, width, out);
        if (!doc_first(phase, "items"))
            buffer_text(out, " Nothing.\n");
    }
    DOC_EACH(sentence, whole, "dropped") {
        buffer_byte(out, ' ');
        line_wrap(out, doc_words(sentence), 1);
        buffer_byte(out, '\n');
    }
}

static void put_hunger(const struct doc *report, struct buffer *out) {
    buffer_text(out, doc_first(report, "hunger") ? "HUNGER\n" : "");
    DOC_EACH(row, report, "hunger") {
        buffer_format(out, " %-5s", doc_text(row, "hex"));
        line_wrap(out, doc_text(row, "says"), 6);
        buffer_byte(out, '\n');
    }
}

/* ---- the start: SW-22.6, turn 0 */

static void put_start(const struct doc *report, struct buffer *out) {
    buffer_format(out, "THE GAME\n %ld columns, %ld rows, %s.\n", doc_number(report, "wide"),
                  doc_number(report, "high"), doc_flag(report, "wrap") ? "no edge" : "with an edge");
    DOC_EACH(option, report, "options") {
        buffer_format(out, " %-18s %-12s ", doc_text(option, "name"), doc_text(option, "value"));
        line_wrap(out, doc_text(option, "help"), 33);
        buffer_byte(out, '\n');
    }
    buffer_text(out, "CLANS\n");
    DOC_EACH(clan, report, "clans")
    buffer_format(out, " Clan %-2ld  %s  %s\n", doc_number(clan, "clan"), doc_text(clan, "code"),
                  doc_text(clan, "name"));
}

/* ---- messages: SW-16.1 */

static void put_said(struct buffer *out, const struct doc *message) {
    struct buffer words = { 0 };
    report_letter(&words, message);
    if (words.bytes)
        line_wrap(out, words.bytes, 2);
    buffer_byte(out, '\n');
    out->failed |= words.failed;
    buffer_free(&words);
}

/* Of one that bears no name, or another's. */
static bool put_head(const struct doc *message, struct buffer *out) {
    const char *head = doc_text(message, "head");
    if (*head)
        buffer_format(out, " %s: ", head);
    return *head;
}

static void put_receivers(const struct doc *message, struct buffer *out) {
    const struct doc *first = doc_first(message, "clans");
    if (doc_flag(message, "all") || !first) {
        buffer_text(out, " you to all clans: ");
        return;
    }
    buffer_text(out, first->next ? " you to clans " : " you to clan ");
    for (const struct doc *clan = first; clan; clan = clan->next)
        buffer_format(out, clan->next ? "%ld, " : "%ld: ", (long)clan->number);
}

/* SW-16.5 */
static void put_ledger(const struct doc *whole, struct buffer *out) {
    if (doc_first(whole, "ledger"))
        buffer_text(out, "THE LIE LEDGER\n");
    DOC_EACH(letter, whole, "ledger") {
        buffer_byte(out, ' ');
        line_wrap(out, doc_text(letter, "says"), 2);
        DOC_EACH(claim, letter, "untrue") {
            buffer_text(out, "\n  ");
            line_wrap(out, doc_text(claim, "says"), 4);
        }
        buffer_byte(out, '\n');
    }
}

static void put_messages(const struct doc *whole, struct buffer *out) {
    const struct doc *messages = doc_get(whole, "messages");
    buffer_text(out, "\nMESSAGES\n");
    DOC_EACH(message, messages, "in") {
        if (!put_head(message, out))
            buffer_format(out, " from clan %ld (%s): ", doc_number(message, "clan"), doc_text(message, "code"));
        put_said(out, message);
    }
    DOC_EACH(message, messages, "out") {
        if (!put_head(message, out))
            put_receivers(message, out);
        put_said(out, message);
    }
    DOC_EACH(told, messages, "told")
    buffer_format(out, " %s\n", doc_words(told));
    if (!doc_first(messages, "in") && !doc_first(messages, "out") && !doc_first(messages, "told"))
        buffer_text(out, " None.\n");
    put_ledger(whole, out);
    buffer_text(out, "FROM THE GAME MODERATOR\n");
    DOC_EACH(note, whole, "notes") {
        buffer_byte(out, ' ');
        line_wrap(out, doc_words(note), 1);
        buffer_byte(out, '\n');
    }
    if (!doc_first(whole, "notes"))
        buffer_text(out, " Nothing.\n");
}

void report_text_help(const struct doc *report, const char *before, struct buffer *out) {
    enum { AT_WORDS = 22 };
    int indent = (int)strlen(before) + AT_WORDS;
    DOC_EACH(row, report, "help") {
        buffer_format(out, "%s%-*s", before, AT_WORDS, doc_text(row, "write"));
        if (*before == ';') /* a comment ends with its line */
            buffer_text(out, doc_text(row, "does"));
        else
            line_wrap(out, doc_text(row, "does"), indent);
        buffer_byte(out, '\n');
    }
}

/* ---- the order template: a mail to be filled in and sent back, every suggestion a comment (SW-22.1, SW-22.4) */

static void put_template(const struct doc *header, const struct doc *report, struct buffer *out) {
    bool playing = !doc_flag(report, "over") && doc_number(report, "clan") &&
                   (!doc_has(report, "state") || strcmp(doc_text(report, "state"), "active") == 0);
    if (!playing)
        return;
    buffer_text(out, "ORDER TEMPLATE  (edit and send back)\n");
    buffer_format(out, "GAME %s\nCLAN %ld\n", doc_text(header, "game"), doc_number(report, "clan"));
    buffer_format(out, "TURN %ld\nORDERS\n", doc_number(report, "turn") + 1);
    DOC_EACH(line, report, "template") {
        buffer_text(out, "; ");
        buffer_text(out, doc_words(line));
        buffer_byte(out, '\n');
    }
    buffer_text(out, "END\n");
    if (doc_first(report, "help"))
        buffer_text(out, "\nHOW ORDERS ARE WRITTEN\n");
    report_text_help(report, " ", out);
}

bool report_text(struct buffer *out, const struct doc *whole, struct fault *why) {
    const struct doc *report = doc_get(whole, "report"), *header = doc_get(whole, "header");
    if (!doc_has(report, "map") || !doc_has(report, "phases"))
        return fault_say(why, "cannot write the report as text: it has no phases and no map; see docs/report.md");
    put_header(header, report, out);
    if (doc_number(report, "turn") == 0)
        put_start(report, out);
    put_phases(whole, report, out);
    put_hunger(report, out);
    report_text_listing(report, out);
    report_text_ranking(whole, out);
    put_messages(whole, out);
    if (!report_text_map(report, out, why))
        return false;
    put_template(header, report, out);
    return !out->failed || fault_memory(why, "cannot write the report as text");
}
