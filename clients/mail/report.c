/* Reading a report, and the words that text-setting drawers share. No sentence is made here: only labels are put
 * together. */
#include "clients/mail/report.h"

#include "clients/mail/map/shapes.h"
#include "clients/mail/report_text.h"

#include <stdio.h>
#include <string.h>

const struct map_window report_home = { .rows = 9, .columns = 13 }, report_battle = { .rows = 4, .columns = 5 };

const char report_signs[] =
    "Discs are bands: number of warriors, letter of the clan. Tabs are dens: R red, GN green, GY grey, Y yellow, B "
    "black "
    "with their den lizards where known, new (unsettled), HOM (home den). Three letters are the code of another clan. "
    "A number on red is a battle.";

const struct report_list report_lists[6] = {
    { "dens", "Dens" },       { "bands", "Bands" },     { "spies", "Spies" },
    { "temples", "Temples" }, { "bridges", "Bridges" }, { "rafts", "Rafts" },
};

bool report_read(struct report *r, const char *json, size_t length, struct fault *why) {
    if (!doc_read(&r->file, json, length, why))
        return false;
    r->all = r->file.nodes;
    r->header = doc_get(r->all, "header");
    r->body = doc_get(r->all, "report");
    if (r->body && map_read(&r->map, r->body, why))
        return true;
    if (!r->body)
        fault_say(why, "cannot draw the report: there is no \"report\" in it");
    doc_free(&r->file);
    return false;
}

void report_free(struct report *r) {
    map_free(&r->map);
    doc_free(&r->file);
}

enum report_part report_part_of(const struct doc *item) {
    const char *kind = doc_text(item, "kind");
    if (doc_same(kind, "battle"))
        return PART_BATTLES;
    if (doc_same(kind, "loss"))
        return PART_LOSSES;
    return *doc_text(item, "order") ? PART_ORDERS : PART_CHANGES;
}

const char *report_hex(const struct doc *item) {
    const char *at = doc_text(item, "at");
    return *at ? at : doc_words(doc_first(item, "hexes"));
}

const char *report_verdict(const struct doc *battle) {
    const char *verdict = doc_text(battle, "verdict");
    return strstr(doc_text(battle, "title"), verdict) ? "" : verdict;
}

bool report_failed(const struct doc *item) {
    const char *code = doc_text(item, "code");
    return *code && strcmp(code, "OK") != 0;
}

long report_last_line(const struct report *r) {
    long last = 0;
    DOC_EACH(phase, r->body, "phases")
    DOC_EACH(item, phase, "items")
    last = doc_number(item, "line") > last ? doc_number(item, "line") : last;
    return last < 1000 ? last : 1000;
}

char report_capital(char letter) { return letter >= 'a' && letter <= 'z' ? (char)(letter - 32) : letter; }

/* As much of it as there is room for. */
static void append(char *words, size_t room, const char *more) {
    size_t length = strlen(words), left = room - 1 - length, most = strlen(more);
    most = most < left ? most : left;
    memcpy(words + length, more, most);
    words[length + most] = '\0';
}

static void append_number(char *words, size_t room, long number) {
    char digits[NUMBER_ROOM];
    append(words, room, number_words(digits, number));
}

static void enumerate(char *words, size_t room, const char *more) {
    append(words, room, *words ? ", " : "");
    append(words, room, more);
}

static void word_den(struct report_row *row, const struct doc *d) {
    const char *colour = doc_text(d, "colour");
    row->home = doc_flag(d, "home");
    append(row->what, sizeof row->what, *colour ? colour : "new");
    append(row->what, sizeof row->what, row->home ? " home den" : " den");
    append_number(row->people, sizeof row->people, doc_number(d, "population"));
    if (doc_has(d, "cap")) {
        append(row->people, sizeof row->people, "/");
        append_number(row->people, sizeof row->people, doc_number(d, "cap"));
    }
    if (doc_number(d, "militia")) {
        append_number(row->lizards, sizeof row->lizards, doc_number(d, "militia"));
        append(row->lizards, sizeof row->lizards, " militia");
    }
}

static void word_spy(struct report_row *row, const struct doc *d) {
    long age = doc_number(d, "age");
    snprintf(row->what, sizeof row->what, "%.20s", doc_text(d, "colour"));
    snprintf(row->state, sizeof row->state, "%ld %s", age, age == 1 ? "turn" : "turns");
}

static void word_raft(struct report_row *row, const struct doc *d) {
    long turns = doc_number(d, "turns");
    if (doc_has(d, "turns"))
        snprintf(row->state, sizeof row->state, "%ld %s left", turns, turns == 1 ? "turn" : "turns");
}

static void word_terrain(struct report_row *row, const struct doc *d) {
    static const char *const signs[][2] = { { "=", "bridge" }, { "~", "raft" }, { "+", "half-built den" } };
    int terrain = shape_of_terrain(doc_text(d, "terrain"));
    append(row->what, sizeof row->what, terrain >= 0 ? shape_terrains[terrain].name : "");
    for (int i = 0; i < 3; i++)
        if (strcmp(doc_text(d, "sign"), signs[i][0]) == 0)
            enumerate(row->what, sizeof row->what, signs[i][1]);
}

static void word_band(struct report_row *row, const struct doc *d) {
    static const char *const states[] = { "hunger", "experience", "held" };
    DOC_EACH(colour, d, "lizards") {
        append(row->lizards, sizeof row->lizards, *row->lizards ? " " : "");
        append_number(row->lizards, sizeof row->lizards, (long)colour->number);
        append(row->lizards, sizeof row->lizards, " ");
        append(row->lizards, sizeof row->lizards, colour->key ? colour->key : "");
    }
    for (int i = 0; i < 3; i++)
        if (*doc_text(d, states[i]))
            enumerate(row->state, sizeof row->state, doc_text(d, states[i]));
}

void report_word_row(struct report_row *row, const struct doc *d, const char *list) {
    *row = (struct report_row){ .hex = doc_text(d, "hex"), .clan = doc_number(d, "clan") };
    if (strcmp(list, "dens") == 0)
        word_den(row, d);
    if (strcmp(list, "bands") == 0)
        word_terrain(row, d);
    if (strcmp(list, "spies") == 0)
        word_spy(row, d);
    if (strcmp(list, "rafts") == 0)
        word_raft(row, d);
    word_band(row, d);
}

bool report_playing(const struct report *r) {
    const char *state = doc_text(r->body, "state");
    return !doc_flag(r->body, "over") && doc_number(r->body, "clan") && (!*state || strcmp(state, "active") == 0);
}

void report_template(struct buffer *out, const struct report *r, const char *pass) {
    buffer_format(out, "GAME %s\nCLAN %ld\n", doc_text(r->header, "game"), doc_number(r->body, "clan"));
    if (pass)
        buffer_format(out, "PASS %s\n", pass);
    buffer_format(out, "TURN %ld\nORDERS\n", doc_number(r->body, "turn") + 1);
    DOC_EACH(line, r->body, "template") {
        buffer_text(out, "; ");
        buffer_text(out, doc_words(line));
        buffer_byte(out, '\n');
    }
    if (pass) /* a form of its own, without the report that explains it */
        report_text_help(r->body, "; ", out);
    buffer_text(out, "END\n");
}

void report_receivers(char *words, size_t room, const struct doc *message) {
    const struct doc *clans = doc_get(message, "clans");
    snprintf(words, room, "%s", doc_flag(message, "all") ? "all clans" : clans && clans->count == 1 ? "clan" : "clans");
    const char *before = " ";
    DOC_EACH(clan, message, "clans") {
        size_t length = strlen(words);
        snprintf(words + length, room - length, "%s%ld", before, (long)clan->number);
        before = ", ";
    }
}

void report_letter(struct buffer *out, const struct doc *message) {
    const struct doc *sheet = doc_get(message, "sheet");
    buffer_text(out, doc_text(message, "text"));
    DOC_EACH(hex, sheet, "hexes")
    buffer_format(out, out->length ? "\n%s" : "%s", doc_text(hex, "line"));
    if (sheet)
        buffer_format(out, "\n%s", doc_text(sheet, "says"));
}

void report_clan(char *words, size_t room, const struct report *r, long clan) {
    if (clan < 1 || clan >= MAP_CLANS || !*r->map.name[clan])
        snprintf(words, room, "clan %ld", clan);
    else
        snprintf(words, room, "%.60s (%.8s)", r->map.name[clan], r->map.code[clan]);
}
