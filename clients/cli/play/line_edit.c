/* The line that is being written: keys, the past, completion. The terminal's side of it is in line_read.c. */
#include "clients/cli/play/line_edit.h"

#include <string.h>

enum { CTRL_A = 1, CTRL_B, CTRL_D = 4, CTRL_E, CTRL_F, CTRL_H = 8, TAB, NEWLINE, CTRL_K, CTRL_N = 14, CTRL_P = 16 };
enum { RETURN = 13, CTRL_U = 21, CTRL_W = 23, DELETE = 127 };

static bool goes_on(char c) { return ((unsigned char)c & 0xc0) == 0x80; }

static uint32_t before(const struct line_edit *e, uint32_t at) {
    while (at > 0 && goes_on(e->text[--at]))
        continue;
    return at;
}

static uint32_t after(const struct line_edit *e, uint32_t at) {
    for (at += at < e->len; at < e->len && goes_on(e->text[at]);)
        at++;
    return at;
}

/* The cursor is then where it was cut. */
static void cut(struct line_edit *e, uint32_t from, uint32_t to) {
    memmove(e->text + from, e->text + to, e->len - to + 1);
    e->len -= to - from;
    e->at = from;
}

static void insert(struct line_edit *e, struct lz_text bytes) {
    if (e->len + bytes.len >= LINE_ROOM)
        return;
    memmove(e->text + e->at + bytes.len, e->text + e->at, e->len - e->at + 1);
    memcpy(e->text + e->at, bytes.at, bytes.len);
    e->len += bytes.len;
    e->at += bytes.len;
}

static void set(struct line_edit *e, const char *line) {
    e->at = e->len = (uint32_t)strlen(line);
    memmove(e->text, line, e->len + 1);
}

static uint32_t word_before(const struct line_edit *e) {
    uint32_t at = e->at;
    while (at > 0 && e->text[at - 1] == ' ')
        at--;
    while (at > 0 && e->text[at - 1] != ' ')
        at--;
    return at;
}

/* ---- the past */

void line_past_add(struct line_past *past, struct lz_text line) {
    line = lz_trim(line);
    if (!line.len || line.len >= LINE_ROOM || (past->count && lz_text_is(line, past->line[past->count - 1])))
        return;
    if (past->count == LINE_PAST)
        memmove(past->line[0], past->line[1], sizeof past->line[0] * (size_t)--past->count);
    memcpy(past->line[past->count], line.at, line.len);
    past->line[past->count++][line.len] = 0;
}

static void leaf(struct line_edit *e, int by) {
    int to = e->leaf + by;
    if (!e->past || to < 0 || to > e->past->count)
        return;
    if (e->leaf == 0)
        memcpy(e->kept, e->text, e->len + 1);
    e->leaf = to;
    set(e, to ? e->past->line[e->past->count - to] : e->kept);
}

/* ---- completion */

/* How far two words agree, whatever their case. */
static uint32_t agree(struct lz_text a, struct lz_text b) {
    uint32_t n = 0;
    while (n < a.len && n < b.len && (a.at[n] | 32) == (b.at[n] | 32))
        n++;
    return n;
}

/* Those of the words that begin as the one being written; answers how many, and how far all agree. */
static int matching(struct lz_text words, struct lz_text begun, struct lz_text *common, struct lz_writer *list) {
    int count = 0;
    for (struct lz_text word = lz_take_word(&words); word.len; word = lz_take_word(&words)) {
        if (agree(word, begun) < begun.len)
            continue;
        if (count++ == 0)
            *common = word;
        common->len = agree(*common, word);
        lz_put(list, count > 1 ? "  " : "");
        lz_put_text(list, word);
    }
    return count;
}

static void complete(struct line_edit *e) {
    char room[4000];
    struct lz_writer words = lz_writer_in(room, sizeof room), list = lz_writer_in(e->list, sizeof e->list);
    uint32_t from = e->at;
    while (from > 0 && e->text[from - 1] != ' ')
        from--;
    struct lz_text begun = { e->text + from, e->at - from }, common = { 0 };
    if (!e->tab)
        return;
    e->tab->words(e->tab->to, (struct lz_text){ e->text, from }, &words);
    int count = matching((struct lz_text){ room, words.len }, begun, &common, &list);
    bool further = common.len > begun.len;
    if (count == 0)
        return;
    cut(e, from, e->at);
    insert(e, common);
    if (count == 1)
        insert(e, lz_span(" "));
    if (count == 1 || further)
        e->list[0] = 0;
}

/* ---- keys */

static uint32_t left(const struct line_edit *e) { return before(e, e->at); }
static uint32_t right(const struct line_edit *e) { return after(e, e->at); }
static uint32_t start(const struct line_edit *e) {
    (void)e;
    return 0;
}
static uint32_t end(const struct line_edit *e) { return e->len; }

/* A key moves the cursor to a place, or cuts what lies between the two. */
static const struct {
    int key, other;
    uint32_t (*place)(const struct line_edit *);
    bool cuts;
} edits[] = {
    { LINE_LEFT, CTRL_B, left, false }, { LINE_RIGHT, CTRL_F, right, false }, { LINE_HOME, CTRL_A, start, false },
    { LINE_END, CTRL_E, end, false },   { DELETE, CTRL_H, left, true },       { LINE_DELETE, CTRL_D, right, true },
    { CTRL_U, CTRL_U, start, true },    { CTRL_K, CTRL_K, end, true },        { CTRL_W, CTRL_W, word_before, true },
};

static void move_or_cut(struct line_edit *e, int key) {
    for (size_t i = 0; i < sizeof edits / sizeof edits[0]; i++) {
        if (key != edits[i].key && key != edits[i].other)
            continue;
        uint32_t place = edits[i].place(e), at = e->at;
        if (edits[i].cuts)
            cut(e, place < at ? place : at, place < at ? at : place);
        else
            e->at = place;
        return;
    }
}

enum line_did line_edit_key(struct line_edit *e, int key) {
    char byte = (char)key;
    e->list[0] = 0;
    if (key == NEWLINE || key == RETURN)
        return LINE_IS_DONE;
    if (key == CTRL_D && !e->len)
        return LINE_IS_LEFT;
    if (key == TAB)
        complete(e);
    else if (key == LINE_UP || key == CTRL_P)
        leaf(e, 1);
    else if (key == LINE_DOWN || key == CTRL_N)
        leaf(e, -1);
    else if (key >= ' ' && key < 256 && key != DELETE)
        insert(e, (struct lz_text){ &byte, 1 });
    else
        move_or_cut(e, key);
    return LINE_GOES_ON;
}

int line_edit_escape(struct lz_text sequence) {
    static const struct {
        const char *bytes;
        int key;
    } keys[] = {
        { "[A", LINE_UP },   { "[B", LINE_DOWN },    { "[C", LINE_RIGHT }, { "[D", LINE_LEFT }, { "OA", LINE_UP },
        { "OB", LINE_DOWN }, { "OC", LINE_RIGHT },   { "OD", LINE_LEFT },  { "[H", LINE_HOME }, { "[F", LINE_END },
        { "OH", LINE_HOME }, { "OF", LINE_END },     { "[1~", LINE_HOME }, { "[4~", LINE_END }, { "[7~", LINE_HOME },
        { "[8~", LINE_END }, { "[3~", LINE_DELETE },
    };
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (lz_text_is(sequence, keys[i].bytes))
            return keys[i].key;
    return LINE_NOTHING;
}
