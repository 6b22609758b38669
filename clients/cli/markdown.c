/* The Markdown of docs/rules: headings, paragraphs, lists, fenced blocks, tables, emphasis, code, links. */
#include "clients/cli/markdown.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { COLUMNS = 12, CELL = 2000 };

/* ---- within a line */

static char at(struct lz_text text, uint32_t i) { return i < text.len ? text.at[i] : ' '; }

/* The next of these letters from `i` on; text.len if there is none. */
static uint32_t next_of(struct lz_text text, uint32_t i, char c) {
    while (i < text.len && text.at[i] != c)
        i++;
    return i;
}

static struct lz_text part(struct lz_text text, uint32_t from, uint32_t to) {
    return (struct lz_text){ text.at + from, to - from };
}

/* An asterisk that begins emphasis has its word after it and another asterisk at the end; that of a card's code has
   not. */
static bool opens(struct lz_text text, uint32_t i) {
    uint32_t close = next_of(text, i + 1, '*');
    bool word = isalnum((unsigned char)at(text, i + 1)) || strchr("\"'(`", at(text, i + 1));
    return word && close < text.len && at(text, close - 1) != ' ';
}

/* "[label](where)": where it ends; 0: it is none. */
static uint32_t link_end(struct lz_text text, uint32_t i, uint32_t *label_end) {
    *label_end = next_of(text, i, ']');
    if (at(text, *label_end + 1) != '(')
        return 0;
    uint32_t end = next_of(text, *label_end, ')');
    return end < text.len ? end : 0;
}

void markdown_put_inline(struct lz_text text, struct lz_writer *w) {
    bool emphasis = false;
    for (uint32_t i = 0; i < text.len; i++) {
        char c = text.at[i];
        uint32_t end = 0, label = 0;
        if (c == '`') {
            end = next_of(text, i + 1, '`');
            lz_put_text(w, part(text, i + 1, end));
            i = end;
        } else if (c == '*' && at(text, i + 1) == '*') {
            i++;
        } else if (c == '*' && (emphasis ? at(text, i - 1) != ' ' : opens(text, i))) {
            emphasis = !emphasis;
        } else if (c == '[' && (end = link_end(text, i, &label))) {
            markdown_put_inline(part(text, i + 1, label), w);
            i = end;
        } else if (c != '\\' || !ispunct((unsigned char)at(text, i + 1))) {
            lz_put_char(w, c);
        }
    }
}

/* ---- tables */

/* Takes the next cell off the front of a row; false after the last. Bars in code do not part cells. */
static bool take_cell(struct lz_text *row, struct lz_text *cell) {
    bool code = false;
    uint32_t end = 0;
    *row = lz_trim(*row);
    lz_cut(row, row->len > 0); /* the bar before it */
    if (!row->len)
        return false;
    while (end < row->len && (code || row->at[end] != '|')) {
        code ^= row->at[end] == '`';
        end++;
    }
    *cell = lz_trim(lz_cut(row, end));
    return true;
}

struct table {
    const struct term *term;
    struct lz_writer *w;
    struct lz_text head; /* empty: there is none */
    int wide[COLUMNS], columns;
};

static void measure(struct table *table, struct lz_text row) {
    struct lz_text cell;
    for (int i = 0; i < COLUMNS && take_cell(&row, &cell); i++) {
        char room[CELL];
        struct lz_writer plain = lz_writer_in(room, sizeof room);
        markdown_put_inline(cell, &plain);
        int wide = term_columns((struct lz_text){ room, plain.len });
        table->wide[i] = wide > table->wide[i] ? wide : table->wide[i];
        table->columns = i + 1 > table->columns ? i + 1 : table->columns;
    }
}

/* Columns that all but the last take. */
static int before_last(const struct table *table) {
    int sum = 0;
    for (int i = 0; i + 1 < table->columns; i++)
        sum += table->wide[i] + 2;
    return sum;
}

/* Does all of it fit beside each other, or all but a last column that can be wrapped? */
static bool fits_whole(const struct table *table) {
    return before_last(table) + table->wide[table->columns - 1] + 2 <= table->term->wide;
}
static bool fits(const struct table *table) {
    return table->columns > 1 && (fits_whole(table) || before_last(table) + 4 <= table->term->wide / 2);
}

/* In columns, the last of them wrapped under itself. */
static void put_columns(const struct table *table, struct lz_text row, int style) {
    char left[CELL], right[CELL];
    struct lz_writer lead = lz_writer_in(left, sizeof left), last = lz_writer_in(right, sizeof right);
    struct lz_text cell;
    term_style(table->term, &lead, style);
    term_style(table->term, &last, style);
    for (int i = 0; i < table->columns && take_cell(&row, &cell); i++) {
        char room[CELL];
        struct lz_writer plain = lz_writer_in(room, sizeof room);
        markdown_put_inline(cell, &plain);
        struct lz_text text = { room, plain.len };
        if (i + 1 == table->columns)
            lz_put_text(&last, text);
        else
            term_put_cell(table->term, &lead, text, table->wide[i] + (i + 2 < table->columns ? 2 : 0));
    }
    term_style(table->term, &lead, PLAIN);
    term_style(table->term, &last, PLAIN);
    if (fits_whole(table)) {
        lz_put(table->w, "  ");
        lz_put(table->w, left);
        lz_put(table->w, "  ");
        lz_put(table->w, right);
        lz_put_char(table->w, '\n');
    } else {
        term_put_pair(&(struct term_list){ table->term, table->w, before_last(table) + 2 }, left, right);
    }
}

/* What a column is called, without what is said about it in brackets. */
static void put_label(struct lz_text label, struct lz_writer *w) {
    uint32_t end = 0;
    while (end < label.len && !strchr("[(", label.at[end]))
        end++;
    markdown_put_inline(lz_trim(part(label, 0, end)), w);
}

/* Too wide for columns: "A: id area-51; name Area 51; count 5." */
static void put_record(const struct table *table, struct lz_text row) {
    char room[2 * CELL];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    struct lz_text head = table->head, cell, label = { 0 };
    for (int i = 0; take_cell(&row, &cell); i++) {
        bool named = take_cell(&head, &label) && i > 0;
        if (!cell.len)
            continue;
        lz_put(&w, i == 0 ? "" : i == 1 ? ": " : "; ");
        if (named)
            put_label(label, &w);
        lz_put(&w, named ? " " : "");
        markdown_put_inline(cell, &w);
    }
    term_put_wrapped(table->w, (struct lz_text){ room, w.len }, (struct term_wrap){ table->term->wide, 4, 999 });
}

static bool is_row(struct lz_text line) { return lz_text_begins(line, "|"); }
static bool is_rule(struct lz_text line) { return lz_text_begins(line, "|-") || lz_text_begins(line, "|:"); }

static void put_table(struct table *table, struct lz_text rows) {
    struct lz_text rest = rows, first = lz_take_line(&rest), second = lz_take_line(&rest);
    table->head = is_rule(second) ? first : (struct lz_text){ 0 };
    for (rest = rows; rest.len;) {
        struct lz_text row = lz_take_line(&rest);
        if (!is_rule(row))
            measure(table, row);
    }
    if (table->head.len && fits(table))
        put_columns(table, table->head, BOLD);
    for (rest = rows; rest.len;) {
        struct lz_text row = lz_take_line(&rest);
        if (is_rule(row) || row.at == table->head.at)
            continue;
        if (fits(table))
            put_columns(table, row, PLAIN);
        else
            put_record(table, row);
    }
}

/* ---- lines */

static bool is_fence(struct lz_text line) { return lz_text_begins(line, "```"); }
static bool is_item(struct lz_text line) { return lz_text_begins(lz_trim(line), "- "); }

/* Does the line belong to the paragraph before it? */
static bool goes_on(struct lz_text line) {
    return lz_trim(line).len && !is_row(line) && !is_fence(line) && !is_item(line) && *line.at != '#' &&
           !lz_text_begins(line, "**");
}

static void put_paragraph(const struct term *term, struct lz_text text, struct lz_writer *w) {
    bool rule = lz_text_begins(text, "- **") || lz_text_begins(text, "**"), item = is_item(text) && !rule;
    char *room = cli_room(NULL, text.len + 1);
    struct lz_writer plain = lz_writer_in(room, text.len + 1);
    text = lz_trim(text);
    lz_cut(&text, is_item(text) ? 2 : 0);
    markdown_put_inline(text, &plain);
    if (item)
        term_put_pair(&(struct term_list){ term, w, 4 }, "-", room);
    else
        term_put_wrapped(w, (struct lz_text){ room, plain.len }, (struct term_wrap){ term->wide, rule ? 4 : 0, 999 });
    free(room);
}

static void put_heading(const struct term *term, struct lz_text line, struct lz_writer *w) {
    while (line.len && strchr("# ", *line.at))
        lz_cut(&line, 1);
    term_style(term, w, BOLD);
    markdown_put_inline(line, w);
    term_style(term, w, PLAIN);
    lz_put_char(w, '\n');
}

void markdown_put(const struct term *term, struct lz_text text, bool fenced, struct lz_writer *w) {
    while (text.len) {
        struct lz_text line = lz_take_line(&text), next = text, block = line;
        bool (*belongs)(struct lz_text) = is_row(line) ? is_row : goes_on;
        if (is_fence(line)) {
            fenced = !fenced;
            continue;
        }
        if (fenced) {
            term_put_wrapped(w, line, (struct term_wrap){ term->wide, 2, 999 });
            continue;
        }
        while (*line.at != '#' && lz_trim(line).len && next.len && belongs(lz_take_line(&next))) {
            block.len = (uint32_t)(next.at - block.at);
            text = next;
        }
        if (is_row(line))
            put_table(&(struct table){ .term = term, .w = w }, block);
        else if (line.len && *line.at == '#')
            put_heading(term, line, w);
        else if (lz_trim(line).len)
            put_paragraph(term, block, w);
        else
            lz_put_char(w, '\n');
    }
}
