/* Mails (SW-22.4): one part for each set of fields, and what of it is orders, a start-up, a message, or nothing. */
#include "core/bug.h"
#include "games/swamp/sheet/swamp_sheet_work.h"

struct sorting {
    struct swamp_reader reader;
    struct lz_mail *part;
    uint16_t early; /* line of what stands above all fields, 0 if nothing does */
    uint16_t near;  /* a line that is not read goes on with the last such place if it is the next after this */
    bool head;      /* in the head of the mail, as programs write it */
    bool asks;      /* the last row asks something of us, */
    bool sent;      /* and something stands under game, clan and password */
};

/* ---- messages */

static void begin_letter(struct lz_mail *mail, const struct swamp_row *row) {
    struct lz_letter *letter = &mail->letter[mail->letters];
    if (mail->letters == LZ_LETTERS) {
        mail->refused++;
        return;
    }
    swamp_opens_letter(row->text, &letter->to);
    letter->line = row->mail_line;
    mail->letters++;
}

static void go_on_with_letter(struct lz_mail *mail, const struct swamp_row *row) {
    lz_assert(mail->letters > 0); /* a line of a letter comes after the one that opens it */
    struct lz_letter *letter = &mail->letter[mail->letters - 1];
    if (mail->refused)
        return;
    if (!letter->text.at)
        letter->text.at = row->text.at;
    letter->text.len = (uint32_t)(row->text.at + row->text.len - letter->text.at);
}

/* ---- fields */

static struct lz_text *field_of(struct lz_mail *part, int key) {
    struct lz_text *const place[SW_FIELDS] = { &part->game, &part->seat, &part->pass, &part->turn };
    return place[key];
}

/* Something is asked of us. */
static bool speaks(const struct lz_mail *part) {
    return part->orders || part->setup || part->leaves || part->ready || part->withdraws || part->letters;
}

static bool is_complete(const struct lz_mail *part) { return part->game.len && part->seat.len && part->pass.len; }

static bool names_again(struct lz_mail *part, const struct swamp_fields *fields) {
    for (int i = 0; i < SW_FIELDS; i++)
        if (fields->value[i].len && field_of(part, i)->len)
            return true;
    return false;
}

/* Fields above what they belong to may be mended by later ones; after it, they are those of somebody else. */
static bool is_closed(const struct sorting *s, const struct swamp_fields *fields) {
    return s->sent || (speaks(s->part) && names_again(s->part, fields));
}

static void take_fields(struct lz_mail *part, const struct swamp_fields *fields) {
    for (int i = 0; i < SW_FIELDS; i++)
        if (fields->value[i].len && (fields->sure || !field_of(part, i)->len))
            *field_of(part, i) = fields->value[i];
}

/* ---- what is not read */

/* "Subject: orders", and lines that go on with it. */
static bool is_head(struct lz_text line) {
    uint32_t n = 0;
    while (n < line.len &&
           ((line.at[n] >= 'A' && line.at[n] <= 'Z') || (line.at[n] >= 'a' && line.at[n] <= 'z') || line.at[n] == '-'))
        n++;
    return line.len && (n ? n < line.len && line.at[n] == ':' : *line.at == ' ' || *line.at == '\t');
}

static void overlook(struct sorting *s, const struct swamp_row *row) {
    struct lz_mail *part = s->part;
    bool blank = !lz_trim(row->text).len, next = part->unreads && row->mail_line == s->near + 1;
    s->head = s->head && is_head(row->text);
    if (s->head || (blank && !next))
        return;
    s->near = row->mail_line;
    if (blank)
        return;
    if (part->more || (!next && part->unreads == LZ_UNREAD))
        part->more++;
    else if (next)
        part->unread[part->unreads - 1].to = row->mail_line;
    else
        part->unread[part->unreads++] = (struct lz_lines){ row->mail_line, row->mail_line };
}

/* ---- parts */

/* A line that is one word of the clan's. */
static bool take_word(struct lz_mail *part, struct lz_text line) {
    const struct {
        const char *word;
        uint8_t *flag;
    } words[] = {
        { "SURRENDER", &part->leaves },
        { "READY", &part->ready },
        { "WITHDRAW", &part->withdraws },
        { "WITHDRAW MESSAGES", &part->withdraws },
    };
    for (int i = 0; i < LZ_COUNT(words); i++)
        if (swamp_is_line(line, words[i].word)) {
            *words[i].flag = 1;
            return true;
        }
    return false;
}

/* False: another part begins with this row. */
static bool take_outside(struct sorting *s, const struct swamp_row *row) {
    struct lz_mail *part = s->part;
    struct swamp_fields fields;
    s->asks = take_word(part, row->text);
    if (s->asks)
        return true;
    if (!swamp_fields_of(row->text, &fields)) {
        if (!s->reader.bare)
            overlook(s, row);
        return true;
    }
    if (!is_closed(s, &fields))
        take_fields(part, &fields);
    else if (!fields.sure)
        overlook(s, row);
    else
        return false;
    return true;
}

static bool take_row(struct sorting *s, const struct swamp_row *row) {
    struct lz_mail *part = s->part;
    s->asks = row->where >= SW_OPENS_ORDERS;
    part->orders |= row->where == SW_OPENS_ORDERS;
    part->setup |= row->where == SW_OPENS_SETUP;
    if (row->where == SW_OPENS_LETTER)
        begin_letter(part, row);
    else if (row->where == SW_IN_LETTER)
        go_on_with_letter(part, row);
    else if (row->where == SW_IN_ORDERS && !s->reader.bare)
        part->ready |= swamp_is_line(row->text, "READY");
    else if (row->where == SW_OUTSIDE || s->reader.bare)
        return take_outside(s, row);
    return true;
}

/* The part that begins where `text` does: its length is what is left to find. */
static void sort_out(struct sorting *s) {
    struct lz_mail *part = s->part;
    struct swamp_row row;
    while (swamp_reader_next(&s->reader, &row)) {
        if (!take_row(s, &row)) {
            part->text.len = (uint32_t)(row.text.at - part->text.at);
            part->unclear = s->early;
            break;
        }
        s->sent |= s->asks && is_complete(part);
        if (!s->early && s->asks && !part->game.len && !part->seat.len && !part->pass.len)
            s->early = row.mail_line;
    }
    part->unended = s->reader.unended;
    for (int i = 0; i < part->letters; i++)
        part->letter[i].text = lz_trim(part->letter[i].text);
}

static uint32_t lines_in(struct lz_text text) {
    uint32_t n = 0;
    for (; text.len; n++)
        lz_take_line(&text);
    return n;
}

bool swamp_mail_next(struct lz_text mail, struct lz_mail *part) {
    bool first = !part->line;
    uint32_t from = first ? 0 : (uint32_t)(part->text.at + part->text.len - mail.at);
    uint32_t line = first ? 1 : part->line + lines_in(part->text);
    if (!first && from == mail.len)
        return false;
    lz_cut(&mail, from);
    *part = (struct lz_mail){ .text = mail, .line = (uint16_t)(line < UINT16_MAX ? line : UINT16_MAX) };
    struct sorting s = { .reader = swamp_reader_of(mail), .part = part, .head = first };
    s.reader.mail_line = (uint16_t)(part->line - 1);
    sort_out(&s);
    return true;
}
