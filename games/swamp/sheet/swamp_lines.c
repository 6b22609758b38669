/* The lines of a mail and its blocks (SW-22.4): which open or end one, which are fields, quotations, a signature. */
#include "core/bug.h"
#include "games/swamp/sheet/swamp_sheet_work.h"

bool swamp_is_line(struct lz_text line, const char *word) {
    line = lz_trim(line);
    if (line.len && (line.at[line.len - 1] == ':' || line.at[line.len - 1] == '.'))
        line.len--;
    return lz_text_like(line, word);
}

static bool is_signature(struct lz_text line) {
    while (line.len && (line.at[line.len - 1] == '\r' || line.at[line.len - 1] == ' '))
        line.len--;
    return lz_text_is(line, "--");
}

static bool is_quoted(struct lz_text line) {
    line = lz_trim(line);
    return line.len && *line.at == '>';
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static bool letter_or_digit(char c) { return is_digit(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

struct lz_text swamp_take_name(struct lz_text *from) {
    while (from->len && (*from->at == ' ' || *from->at == '\t' || *from->at == ',' || *from->at == '\r'))
        lz_cut(from, 1);
    uint32_t n = 0;
    while (n < from->len && letter_or_digit(from->at[n]))
        n++;
    return lz_cut(from, n);
}

/* ---- fields */

static const char *const keys[SW_FIELDS] = { "GAME", "CLAN", "PASS", "TURN" };

/* "GAME", "game:"; SW_FIELDS: neither. Whether it is written in capitals goes to `loud`. */
static int key_of(struct lz_text word, bool *loud) {
    if (word.len && word.at[word.len - 1] == ':')
        word.len--;
    for (int i = 0; i < SW_FIELDS; i++)
        if (lz_text_like(word, keys[i])) {
            *loud = lz_text_is(word, keys[i]);
            return i;
        }
    return SW_FIELDS;
}

/* A value such as the field has, and no prose that begins with the same word: "turn around". */
static bool is_likely(int key, struct lz_text value) {
    uint32_t letters = 0, digits = 0;
    for (uint32_t i = 0; i < value.len; i++) {
        char c = value.at[i];
        if (c == ' ' || c == '\t')
            return false;
        digits += is_digit(c);
        letters += letter_or_digit(c) || c == '-' || c == '_' || c == '.';
    }
    bool number = digits == value.len;
    return key == SW_FIELD_TURN ? number : letters == value.len && (key != SW_FIELD_CLAN || number || value.len == 3);
}

/* A field goes on to the end of its line, or up to the next field: "GAME q4 CLAN 2 PASS ...". */
static bool goes_on(struct lz_text rest) {
    bool loud;
    return key_of(lz_take_word(&rest), &loud) != SW_FIELDS && lz_trim(rest).len;
}

static struct lz_text without_comma(struct lz_text value) {
    while (value.len > 1 && (value.at[value.len - 1] == ',' || value.at[value.len - 1] == ';'))
        value.len--;
    return value;
}

bool swamp_fields_of(struct lz_text line, struct swamp_fields *fields) {
    *fields = (struct swamp_fields){ 0 };
    bool loud, any = false;
    for (int key; (key = key_of(lz_take_word(&line), &loud)) != SW_FIELDS; any = true) {
        struct lz_text value = lz_trim(line), word = lz_take_word(&line);
        if (!value.len)
            break;
        if (is_likely(key, without_comma(word)) && goes_on(line))
            value = without_comma(word);
        else
            line.len = 0;
        fields->value[key] = value;
        fields->sure |= loud || is_likely(key, value);
    }
    return any;
}

static bool is_sure_field(struct lz_text line) {
    struct swamp_fields fields;
    return swamp_fields_of(line, &fields) && fields.sure;
}

/* Nobody writes a password in a letter. */
static bool is_pass(struct lz_text line) {
    struct swamp_fields fields;
    return swamp_fields_of(line, &fields) && fields.sure && fields.value[SW_FIELD_PASS].len;
}

/* ---- what opens a block */

/* Prose may begin with "to" as well: unless it is written TO, every word must look like a clan's number or code.
   "To:" is a line of some mail's head. */
bool swamp_opens_letter(struct lz_text line, struct lz_text *to) {
    struct lz_text word = lz_take_word(&line);
    *to = lz_trim(line);
    if (!lz_text_like(word, "TO") || !to->len)
        return false;
    if (lz_text_is(word, "TO"))
        return true;
    for (struct lz_text left = *to; left.len;) {
        struct lz_text name = swamp_take_name(&left);
        bool number = name.len && name.len < 3 && *name.at <= '9';
        if (!number && name.len != 3)
            return false;
    }
    return true;
}

/* "SETUP DEFAULT 2", "SETUP: T5": what follows the word. */
static bool opens_setup(struct lz_text line, struct lz_text *rest) {
    struct lz_text word = lz_take_word(&line);
    if (word.len && word.at[word.len - 1] == ':')
        word.len--;
    *rest = lz_trim(line);
    return lz_text_like(word, "SETUP") && rest->len;
}

static int opens(struct lz_text line) {
    struct lz_text rest;
    if (swamp_is_line(line, "ORDERS"))
        return SW_OPENS_ORDERS;
    if (opens_setup(line, &rest))
        return SW_OPENS_SETUP;
    return swamp_opens_letter(line, &rest) ? SW_OPENS_LETTER : SW_OUTSIDE;
}

/* ---- line by line */

/* Neither blocks of orders nor fields: the page is the sheet itself. */
static bool is_bare(struct lz_text page) {
    while (page.len) {
        struct lz_text line = lz_take_line(&page);
        struct swamp_fields fields;
        if (is_signature(line))
            return true;
        if (is_quoted(line))
            continue;
        if (swamp_is_line(line, "ORDERS") || swamp_fields_of(line, &fields))
            return false;
    }
    return true;
}

struct swamp_reader swamp_reader_of(struct lz_text page) {
    if (lz_text_begins(page, "\xef\xbb\xbf"))
        lz_cut(&page, 3);
    return (struct swamp_reader){ .left = page, .bare = is_bare(page) };
}

/* Whether END comes before a line that can only be of something else. */
static bool has_end(struct lz_text left) {
    while (left.len) {
        struct lz_text line = lz_take_line(&left);
        if (swamp_is_line(line, "END"))
            return true;
        if (swamp_is_line(line, "ORDERS") || is_pass(line))
            return false;
    }
    return false;
}

static const uint8_t inside[] = {
    [SW_OPENS_ORDERS] = SW_IN_ORDERS, [SW_OPENS_SETUP] = SW_IN_SETUP, [SW_OPENS_LETTER] = SW_IN_LETTER
};

static void miss_end(struct swamp_reader *r) {
    if (r->where != SW_OUTSIDE && !r->unended)
        r->unended = r->opened;
    r->where = SW_OUTSIDE;
}

static void open_block(struct swamp_reader *r, struct swamp_row *row, int opening) {
    struct lz_text rest;
    miss_end(r);
    lz_assert(opening >= SW_OPENS_ORDERS && opening <= SW_OPENS_LETTER);
    r->where = inside[opening];
    r->opened = r->mail_line;
    r->line = opening == SW_OPENS_ORDERS ? r->ordered : 0;
    r->sealed = opening == SW_OPENS_LETTER && has_end(r->left);
    if (opens_setup(row->text, &rest) && lz_text_like(lz_take_word(&rest), "DEFAULT"))
        r->where = SW_OUTSIDE; /* one line is all of it */
    row->where = (uint8_t)opening;
}

static void count_line(struct swamp_reader *r, struct swamp_row *row) {
    if (r->mail_line < UINT16_MAX)
        r->mail_line++;
    if (r->line < UINT16_MAX)
        r->line++;
    if (r->where == SW_IN_ORDERS)
        r->ordered = r->line;
    row->mail_line = r->mail_line;
    row->line = r->where == SW_OUTSIDE ? r->mail_line : r->line;
    row->where = r->where == SW_OUTSIDE && r->bare ? SW_IN_ORDERS : r->where;
}

/* A row that may open a block, or be a field, which no block but a letter with an END has in it: what follows it may be
   of somebody else. */
static void place(struct swamp_reader *r, struct swamp_row *row) {
    int opening = opens(row->text);
    if (opening != SW_OUTSIDE) {
        open_block(r, row, opening);
    } else if (r->where != SW_OUTSIDE && is_sure_field(row->text)) {
        miss_end(r);
        row->where = SW_OUTSIDE;
        row->line = r->mail_line;
    }
}

bool swamp_reader_next(struct swamp_reader *r, struct swamp_row *row) {
    while (r->left.len) {
        row->text = lz_take_line(&r->left);
        count_line(r, row);
        bool letter = r->where == SW_IN_LETTER;
        if (swamp_is_line(row->text, "END")) {
            r->where = SW_OUTSIDE;
            continue;
        }
        if (letter && r->sealed)
            return true;
        if (is_signature(row->text))
            break;
        if (!letter && is_quoted(row->text))
            continue;
        if (r->where == SW_IN_ORDERS && swamp_is_line(row->text, "ORDERS"))
            continue;
        place(r, row);
        return true;
    }
    miss_end(r);
    return false;
}
