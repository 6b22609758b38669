/* The commands of the mail door, as a table. */
#include "inbox/command.h"

#include "core/words/text.h"

#include <string.h>

enum form {
    NOTHING, /* nothing follows */
    DAYS,    /* 10, 10 days; off or 0 ends it */
    MAYBE_NUMBER,
    MAYBE_TEXT,
    MAYBE_ON_OFF,
    CODE,    /* muddy-otter, or the two words */
    MAILBOX, /* an address */
    SECRET
};

static const struct row {
    const char *word;
    enum form form;
    const char *right;
} rows[INBOX_VERBS] = {
    [INBOX_ADDRESS_TO] = { "ADDRESS", MAILBOX, "ADDRESS new@example.org" },
    [INBOX_AUTO_MOVES] = { "AUTO", MAYBE_ON_OFF, "AUTO on" },
    [INBOX_DRAFT] = { "DRAFT", NOTHING, "DRAFT" },
    [INBOX_FINAL] = { "FINAL", NOTHING, "FINAL" },
    [INBOX_HELP] = { "HELP", MAYBE_TEXT, "HELP" },
    [INBOX_JOIN] = { "JOIN", CODE, "JOIN muddy-otter" },
    [INBOX_LINK] = { "LINK", NOTHING, "LINK" },
    [INBOX_MAP] = { "MAP", MAYBE_TEXT, "MAP" },
    [INBOX_PASSWORD] = { "PASS", SECRET, "PASS and the password" },
    [INBOX_REPORT] = { "REPORT", MAYBE_NUMBER, "REPORT 12" },
    [INBOX_RESIGN] = { "RESIGN", NOTHING, "RESIGN" },
    [INBOX_RULES] = { "RULES", MAYBE_TEXT, "RULES CO-6.3" },
    [INBOX_START] = { "START", NOTHING, "START" },
    [INBOX_STATUS] = { "STATUS", NOTHING, "STATUS" },
    [INBOX_STOP] = { "STOP", NOTHING, "STOP" },
    [INBOX_UNDO] = { "UNDO", NOTHING, "UNDO" },
    [INBOX_VACATION] = { "VACATION", DAYS, "VACATION 10 days" },
    [INBOX_WAIT] = { "WAIT", NOTHING, "WAIT" },
};

const char *inbox_command_word(enum inbox_verb verb) { return rows[verb].word; }
const char *inbox_command_form(enum inbox_verb verb) { return rows[verb].right; }

/* ---- words of a line */

static bool is_any(char c, const char *of) { return c && strchr(of, c); }

/* "* STATUS!" is STATUS: marks of lists before it, and what ends a sentence. */
static struct lz_text bare(struct lz_text line) {
    line = lz_trim(line);
    while (line.len > 1 && is_any(line.at[0], "*-#") && line.at[1] == ' ') {
        lz_cut(&line, 2);
        line = lz_trim(line);
    }
    while (line.len && is_any(line.at[line.len - 1], ".!;, "))
        line.len--;
    return line;
}

/* The first word, without the colon that some write after it. */
static struct lz_text take_verb(struct lz_text *line) {
    struct lz_text word = lz_take_word(line);
    if (word.len > 1 && is_any(word.at[word.len - 1], ":="))
        word.len--;
    *line = lz_trim(*line);
    return word;
}

/* One letter wrong, missing or too many; short words are not guessed at. */
static bool is_near(struct lz_text word, const char *right) {
    uint32_t len = (uint32_t)strlen(right), head = 0, tail = 0;
    uint32_t shorter = word.len < len ? word.len : len, longer = word.len < len ? len : word.len;
    if (len < 4 || longer - shorter > 1)
        return false;
    while (head < shorter && (word.at[head] & ~32) == right[head])
        head++;
    while (tail < shorter - head && (word.at[word.len - 1 - tail] & ~32) == right[len - 1 - tail])
        tail++;
    return longer - head - tail <= 1;
}

/* ---- forms */

static bool reads_number(struct inbox_command *c, struct lz_text text, int64_t most) {
    int64_t number;
    if (!lz_read_number(text, 0, most, &number))
        return false;
    c->number[0] = (int32_t)number;
    c->numbers = 1;
    return true;
}

static bool reads_days(struct inbox_command *c) {
    struct lz_text left = c->rest, number = lz_take_word(&left), unit = lz_take_word(&left);
    bool days = !unit.len || lz_text_like(unit, "days") || lz_text_like(unit, "day");
    if (lz_text_like(number, "off") && !unit.len)
        return reads_number(c, lz_span("0"), 0);
    return days && !lz_trim(left).len && reads_number(c, number, 999);
}

static uint32_t words_in(struct lz_text text) {
    uint32_t n = 0;
    while (lz_take_word(&text).len)
        n++;
    return n;
}

static bool is_letters(struct lz_text text) {
    for (uint32_t i = 0; i < text.len; i++)
        if (!((text.at[i] | 32) >= 'a' && (text.at[i] | 32) <= 'z') && text.at[i] != '-' && text.at[i] != ' ')
            return false;
    return text.len;
}

static bool is_address(struct lz_text text) {
    const char *at = text.len ? memchr(text.at, '@', text.len) : NULL;
    return at && at > text.at && at + 1 < text.at + text.len && words_in(text) == 1;
}

static bool is_on_off(struct lz_text text) {
    return !text.len || lz_text_like(text, "on") || lz_text_like(text, "off");
}

static bool fits(struct inbox_command *c, enum form form) {
    switch (form) {
    case NOTHING:
        return !c->rest.len || lz_text_like(c->rest, "please");
    case DAYS:
        return reads_days(c);
    case MAYBE_NUMBER:
        return !c->rest.len || reads_number(c, c->rest, 99999);
    case MAYBE_ON_OFF:
        return is_on_off(c->rest);
    case CODE:
        return is_letters(c->rest) && words_in(c->rest) <= 2;
    case MAILBOX:
        return is_address(c->rest);
    case SECRET:
        return words_in(c->rest) == 1 && c->rest.len >= 6;
    default:
        return true;
    }
}

/* ---- a line */

/* "4", "4, 7 and 2" without the and, "#4", "4)": nothing but numbers. */
static bool reads_numbers(struct lz_text line, struct inbox_command *c) {
    c->numbers = 0;
    while (line.len) {
        uint32_t digits = 0;
        int64_t number;
        while (line.len && is_any(*line.at, " ,#)."))
            lz_cut(&line, 1);
        while (digits < line.len && line.at[digits] >= '0' && line.at[digits] <= '9')
            digits++;
        if (!line.len)
            break;
        if (!digits || digits > 5 || c->numbers == INBOX_MOVES ||
            (digits < line.len && !is_any(line.at[digits], " ,).")) ||
            !lz_read_number(lz_cut(&line, digits), 1, 99999, &number))
            return false;
        c->number[c->numbers++] = (int32_t)number;
    }
    return c->numbers > 0;
}

static const struct row *row_of(struct lz_text word, bool (*like)(struct lz_text, const char *)) {
    for (int i = 0; i < INBOX_VERBS; i++)
        if (rows[i].word && like(word, rows[i].word))
            return &rows[i];
    return NULL;
}

struct inbox_command inbox_command_read(struct lz_text line) {
    struct lz_text said = bare(line), left = said, word = take_verb(&left);
    struct inbox_command c = { .verb = INBOX_NUMBERS, .rest = said };
    if (reads_numbers(said, &c))
        return c;
    c = (struct inbox_command){ .rest = lz_trim(line) };
    const struct row *row = row_of(word, lz_text_like), *near = row ? NULL : row_of(word, is_near);
    if (near)
        c.right = near->right;
    if (!row)
        return c;
    c.rest = left;
    c.right = row->right;
    c.verb = fits(&c, row->form) ? (enum inbox_verb)(row - rows) : INBOX_UNCLEAR;
    if (c.verb != INBOX_UNCLEAR)
        c.right = NULL;
    else /* prose begins with such words too, and "pass C" is a move: the game is asked first */
        c.rest = lz_trim(line);
    return c;
}
