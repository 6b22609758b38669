/* Which lines of a mail its sender wrote. Programs quote above, below and between; with '>' or without; with a line
   that says who wrote what follows, or a copy of the head of the mail that is answered. Each line gets a kind; only
   those that are OWN go on. Where nothing tells a quote from what was written, it counts as quoted only below such a
   head. */
#include "inbox/inner.h"

#include <stdlib.h>
#include <string.h>

enum {
    LONG = 500,    /* bytes: no phrase of a program is longer */
    JOINED = 4,    /* lines over which one is broken */
    HEAD = 8,      /* lines in which a copied head is */
    SIGNATURE = 12 /* lines of one whose mark has lost its blank */
};

enum kind { OWN, QUOTED, SAYS_WHO, SIGNED, PROGRAM };

struct row {
    struct lz_text text; /* without blanks at its end */
    uint8_t kind;
    bool exact; /* it is "-- ", blank and all */
};

struct rows {
    struct row *at;
    uint32_t count;
    struct inbox_mail *mail;
};

static bool is_blank(const struct row *row) { return !row->text.len; }

static void mark(struct rows *rows, uint32_t from, uint32_t to, enum kind kind) {
    for (uint32_t i = from; i < to && i < rows->count; i++)
        if (rows->at[i].kind == OWN)
            rows->at[i].kind = (uint8_t)kind;
}

static uint32_t next_filled(const struct rows *rows, uint32_t i) {
    while (i < rows->count && is_blank(&rows->at[i]))
        i++;
    return i;
}

/* Somebody else's words begin at `from`, with `head` lines about them: if they are marked with '>', those are all, else
   it is everything below. */
static void quote_from(struct rows *rows, uint32_t from, uint32_t head) {
    uint32_t next = next_filled(rows, from + head);
    bool marked = next < rows->count && rows->at[next].kind != OWN;
    mark(rows, from, marked ? next : rows->count, marked ? SAYS_WHO : QUOTED);
}

/* ---- marked with '>' */

/* "> text", "AB> text" */
static bool is_quoted(struct lz_text line) {
    struct lz_text rest = lz_trim(line);
    uint32_t n = 0;
    while (n < rest.len && n < 4 && rest.at[n] >= 'A' && rest.at[n] <= 'Z')
        n++;
    return rest.len > n && rest.at[n] == '>' && (n == 0 || (n > 1 && (rest.len == n + 1 || rest.at[n + 1] == ' ')));
}

/* ---- who wrote it */

static bool joined(const struct rows *rows, uint32_t from, uint32_t to, struct lz_writer *w) {
    for (uint32_t i = from; i < to; i++) {
        if (is_blank(&rows->at[i]) || rows->at[i].kind != OWN || rows->at[i].text.len > LONG)
            return false;
        if (i > from)
            lz_put_char(w, ' ');
        lz_put_text(w, lz_trim(rows->at[i].text));
    }
    return !w->full;
}

static bool says_who(const struct rows *rows, uint32_t from, uint32_t to) {
    char words[2 * LONG];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    return joined(rows, from, to, &w) && inbox_says_attribution((struct lz_text){ words, w.len });
}

/* How many of the lines above `to` belong to it: those down from one that begins so. */
static uint32_t beginning_of(const struct rows *rows, uint32_t from, uint32_t to) {
    uint32_t best = from;
    for (uint32_t i = from + 1; i-- > 0 && to - i <= JOINED;) {
        const struct row *row = &rows->at[i];
        if (is_blank(row) || row->kind != OWN)
            break;
        if (inbox_begins_attribution(lz_trim(row->text)))
            return i;
        if (i == from && i > 0 && lz_text_begins(lz_trim(row->text), "<") && !is_blank(&rows->at[i - 1]))
            best = i - 1;
    }
    return best;
}

static void find_who(struct rows *rows) {
    for (uint32_t end = 1; end <= rows->count; end++) {
        const struct row *last = &rows->at[end - 1];
        if (is_blank(last) || last->kind != OWN || !strchr(":-", last->text.at[last->text.len - 1]))
            continue;
        uint32_t from = end;
        for (uint32_t n = 1; n <= JOINED && n <= end; n++)
            if (says_who(rows, end - n, end)) {
                from = beginning_of(rows, end - n, end);
                break;
            }
        uint32_t next = next_filled(rows, end);
        bool marked = next < rows->count && rows->at[next].kind == QUOTED;
        bool sure = from < end &&
                    inbox_holds((struct lz_text){ rows->at[from].text.at,
                                                  (uint32_t)(last->text.at + last->text.len - rows->at[from].text.at) },
                                "@");
        if (from < end && (marked || sure))
            quote_from(rows, from, end - from);
    }
}

/* ---- heads that are copied */

/* Lines from here that are such a head; 0: it is none. It begins with From, and has two other fields near. */
static uint32_t head_at(const struct rows *rows, uint32_t from) {
    bool has[INBOX_FIELDS] = { false };
    uint32_t last = from, fields = 0;
    if (inbox_field(rows->at[from].text) != INBOX_FIELD_FROM)
        return 0;
    for (uint32_t i = from; i < rows->count && i < from + HEAD && !is_blank(&rows->at[i]); i++) {
        int field = inbox_field(lz_trim(rows->at[i].text));
        if (field < 0)
            continue;
        fields += !has[field];
        has[field] = true;
        last = i;
    }
    return fields >= 3 ? last - from + 1 : 0;
}

static bool is_rule(struct lz_text line) {
    for (uint32_t i = 0; i < line.len; i++)
        if (line.at[i] != line.at[0] || !strchr("_-=*", line.at[i]))
            return false;
    return line.len >= 5;
}

static void find_heads(struct rows *rows) {
    for (uint32_t i = 0; i < rows->count; i++) {
        const struct row *row = &rows->at[i];
        if (row->kind != OWN || is_blank(row) || row->text.len > LONG)
            continue;
        struct lz_text line = lz_trim(row->text);
        bool forward = inbox_says_forward(line), opens = forward || inbox_says_original(line) || is_rule(line);
        uint32_t next = opens ? next_filled(rows, i + 1) : i;
        uint32_t head = next < rows->count ? head_at(rows, next) : 0;
        rows->mail->forwards |= forward;
        if (head || forward || inbox_says_original(line))
            quote_from(rows, i, next - i + head);
    }
}

/* ---- signatures */

static bool is_signature(const struct rows *rows, uint32_t at) {
    const struct row *row = &rows->at[at];
    uint32_t below = 0;
    if (row->kind != OWN)
        return false;
    if (row->exact)
        return true;
    if (!lz_text_is(row->text, "--") && !lz_text_is(row->text, "—"))
        return false;
    for (uint32_t i = at + 1; i < rows->count && rows->at[i].kind == OWN; i++)
        below += !is_blank(&rows->at[i]);
    return below <= SIGNATURE;
}

static void find_signatures(struct rows *rows) {
    for (uint32_t i = 0; i < rows->count; i++) {
        if (!is_signature(rows, i))
            continue;
        for (uint32_t k = i; k < rows->count && rows->at[k].kind == OWN; k++)
            rows->at[k].kind = SIGNED;
    }
    for (uint32_t i = 0; i < rows->count; i++)
        if (rows->at[i].text.len <= LONG && inbox_says_sent_from(lz_trim(rows->at[i].text)))
            mark(rows, i, i + 1, SIGNED);
}

/* ---- OpenPGP in the text */

static void find_armour(struct rows *rows) {
    bool head = false, seal = false;
    for (uint32_t i = 0; i < rows->count; i++) {
        struct lz_text line = rows->at[i].text;
        bool begins = lz_text_begins(line, "-----BEGIN PGP ");
        rows->mail->encrypted |= lz_text_is(line, "-----BEGIN PGP MESSAGE-----");
        head = begins ? lz_text_is(line, "-----BEGIN PGP SIGNED MESSAGE-----") : head && line.len;
        seal = begins ? !head : seal;
        if (head || seal || begins)
            mark(rows, i, i + 1, PROGRAM);
        if (lz_text_begins(line, "-----END PGP "))
            seal = false;
    }
}

/* ---- all of it */

static uint32_t lines_of(struct lz_text text) {
    uint32_t n = 0;
    for (; text.len; n++)
        lz_take_line(&text);
    return n;
}

static struct lz_text without_end(struct lz_text line) {
    while (line.len && line.at[line.len - 1] == ' ')
        line.len--;
    return line;
}

static void put_own(const struct rows *rows, struct inbox_buffer *written) {
    bool gap = false, any = false;
    for (uint32_t i = 0; i < rows->count; i++) {
        const struct row *row = &rows->at[i];
        rows->mail->quoted += row->kind == QUOTED || row->kind == SAYS_WHO;
        rows->mail->signature += row->kind == SIGNED;
        if (row->kind != OWN || is_blank(row)) {
            gap = true;
            continue;
        }
        if (gap && any)
            inbox_put_char(written, '\n');
        inbox_put(written, row->text);
        inbox_put_char(written, '\n');
        gap = false;
        any = true;
    }
}

void inbox_cut(struct lz_text body, struct inbox_mail *mail, struct inbox_buffer *written) {
    struct rows rows = { .count = lines_of(body), .mail = mail };
    if (!rows.count)
        return;
    rows.at = mail->room(NULL, rows.count * sizeof *rows.at);
    if (!rows.at) {
        written->broken = true;
        return;
    }
    for (uint32_t i = 0; i < rows.count; i++) {
        struct lz_text line = lz_take_line(&body), text = without_end(line);
        rows.at[i] = (struct row){ text, is_quoted(line) ? QUOTED : OWN, lz_text_is(line, "-- ") };
    }
    find_armour(&rows);
    find_who(&rows); /* first: a line of dashes may stand above it */
    find_heads(&rows);
    find_signatures(&rows);
    put_own(&rows, written);
    free(rows.at);
}
