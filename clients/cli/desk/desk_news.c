/* What a turn brought a seat: the short of it with battles first, and the whole report as it would be mailed. Both are
   drawn from the JSON that the engine makes of the events the seat was told (docs/report.md). */
#include "clients/cli/desk/desk_work.h"

#include "clients/mail/report_text.h"
#include "core/words/clean.h"

#include <stdlib.h>
#include <string.h>

/* The event that begins the last turn; the number of events if there was none. */
static uint32_t last_turn(const struct table *table) {
    for (uint32_t i = table->events; i-- > 0;)
        if (table->event[i].kind == table->game->sheet->turned)
            return i;
    return table->events;
}

static uint32_t told(const struct desk *desk, struct lz_event *event) {
    uint32_t n = 0;
    for (uint32_t i = last_turn(desk->table); i < desk->table->events; i++)
        if (table_saw(&desk->table->event[i], desk->seat))
            event[n++] = desk->table->event[i];
    return n;
}

/* The report as the host would send it. */
static bool read_report(struct desk *desk, struct doc_file *file, struct lz_writer *w) {
    struct table *table = desk->table;
    enum { ROOM = 1 << 20 };
    struct lz_event *event = cli_room(NULL, (table->events + 1) * sizeof *event);
    char *room = cli_room(NULL, ROOM);
    struct lz_writer json = lz_writer_in(room, ROOM);
    struct fault why;
    lz_put(&json, "{\"header\":{},\"report\":");
    table->game->report(table->game, desk->view, event, told(desk, event), &json);
    lz_put(&json, "}");
    bool good = doc_read(file, room, json.len, &why);
    if (!good)
        lz_put(w, why.words);
    free(room);
    free(event);
    return good;
}

/* Names of others stand in reports: nothing may steer the terminal. */
static void put_tame(const char *text, struct lz_writer *w) { lz_put_clean(w, lz_span(text), true); }

/* ---- the short of it */

static const struct {
    const char *kind, *title;
    int tint;
} chapters[] = {
    { "battle", "Battles", TINT + 9 },
    { "loss", "Losses", TINT + 9 },
    { "failed", "Orders that failed", TINT + 3 },
    { "gain", "Gains", TINT + 8 },
    { "order", "Your orders", TINT + 2 },
    { "news", "Seen and heard", TINT + 2 },
};

static void put_item(const struct desk *desk, const struct doc *item, struct lz_writer *w) {
    const char *label = doc_text(item, doc_has(item, "order") ? "order" : "at");
    char room[6000];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    lz_put(&line, " ");
    term_styled(desk->term, &line, BOLD, label);
    lz_put(&line, *label ? ": " : "");
    DOC_EACH(sentence, item, "lines") {
        put_tame(doc_words(sentence), &line);
        lz_put(&line, sentence->next ? " " : "");
    }
    lz_put_char(w, ' ');
    term_put_wrapped(w, (struct lz_text){ room, line.len }, (struct term_wrap){ desk->term->wide - 1, 3, 99 });
}

static void put_headline(const struct desk *desk, const char *words, struct lz_writer *w) {
    char room[1000];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    put_tame(words, &line);
    term_put_wrapped(w, (struct lz_text){ room, line.len }, (struct term_wrap){ desk->term->wide - 1, 0, 99 });
}

static int put_chapter(const struct desk *desk, const struct doc *report, size_t chapter, struct lz_writer *w) {
    int items = 0;
    DOC_EACH(phase, report, "phases") {
        DOC_EACH(item, phase, "items") {
            if (strcmp(doc_text(item, "kind"), chapters[chapter].kind) != 0)
                continue;
            if (items++ == 0) {
                term_styled(desk->term, w, chapters[chapter].tint, chapters[chapter].title);
                lz_put_char(w, '\n');
            }
            put_item(desk, item, w);
        }
    }
    return items;
}

void desk_put_news(struct desk *desk, struct lz_writer *w) {
    struct doc_file file;
    int items = 0;
    if (!read_report(desk, &file, w))
        return;
    const struct doc *report = doc_get(file.nodes, "report");
    term_style(desk->term, w, BOLD);
    lz_put(w, "What turn ");
    lz_put_number(w, doc_number(report, "turn"));
    lz_put(w, " brought\n");
    DOC_EACH(line, report, "headlines")
    put_headline(desk, doc_words(line), w);
    term_style(desk->term, w, PLAIN);
    for (size_t i = 0; i < sizeof chapters / sizeof chapters[0]; i++)
        items += put_chapter(desk, report, i, w);
    lz_put(w, items ? "" : "Nothing that you saw.\n");
    doc_free(&file);
}

void desk_put_report(struct desk *desk, struct lz_writer *w) {
    struct doc_file file;
    struct buffer text = { 0 };
    struct fault why;
    if (!read_report(desk, &file, w))
        return;
    if (report_text(&text, file.nodes, &why))
        put_tame(text.bytes, w);
    else
        lz_put(w, why.words);
    buffer_free(&text);
    doc_free(&file);
}

bool desk_news(struct desk *desk) {
    struct table *table = desk->table;
    uint32_t turn = last_turn(table), seen = table->seen[desk->seat];
    table->seen[desk->seat] = table->events;
    if (turn >= table->events || turn < seen || table->event[turn].arg[0] == 0)
        return true;
    char *room = cli_room(NULL, DESK_ROOM);
    struct lz_writer w = lz_writer_in(room, DESK_ROOM);
    desk_put_news(desk, &w);
    bool goes_on = desk_page(desk, (struct lz_text){ room, w.len });
    free(room);
    return goes_on;
}

void desk_result(struct table *table, int seat) {
    struct desk desk = { .table = table, .term = table->term, .seat = seat, .view = table->view };
    table->game->view(table->game, table->room.state, seat, table->view);
    desk_news(&desk);
}
