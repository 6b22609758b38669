/* Lines, blocks and mails (SW-22.4): what of a mail is orders, a start-up, a message or a field, and what is nothing.
 */
#include "core/bug.h"
#include "core/seats.h"
#include "games/swamp/sheet/swamp_sheet_work.h"

#include <string.h>

static bool is_line(struct lz_text line, const char *word) {
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

/* "GAME q4-0007", "GAME: q4-0007" */
static bool is_field(struct lz_text line, const char *name, struct lz_text *value) {
    struct lz_text word = lz_take_word(&line);
    if (word.len && word.at[word.len - 1] == ':')
        word.len--;
    *value = lz_trim(line);
    return lz_text_like(word, name) && value->len;
}

static bool letter_or_digit(char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/* Takes the next run of letters and digits. */
static struct lz_text take_name(struct lz_text *from) {
    while (from->len && (*from->at == ' ' || *from->at == '\t' || *from->at == ',' || *from->at == '\r')) {
        from->at++;
        from->len--;
    }
    struct lz_text name = { from->at, 0 };
    while (from->len && letter_or_digit(*from->at)) {
        from->at++;
        from->len--;
        name.len++;
    }
    return name;
}

/* The receivers of a TO line. Prose may begin with "to" as well: unless it is written TO, every word must look like a
   clan's number or code. "To:" is a line of some mail's head. */
static bool is_letter(struct lz_text line, struct lz_text *to) {
    struct lz_text word = lz_take_word(&line);
    *to = lz_trim(line);
    if (!lz_text_like(word, "TO") || !to->len)
        return false;
    if (lz_text_is(word, "TO"))
        return true;
    for (struct lz_text left = *to; left.len;) {
        struct lz_text name = take_name(&left);
        bool number = name.len && name.len < 3 && *name.at <= '9';
        if (!number && name.len != 3)
            return false;
    }
    return true;
}

static const char *const fields[] = { "GAME", "CLAN", "PASS", "TURN" };
enum { FIELDS = sizeof fields / sizeof fields[0] };

static int opens(struct lz_text line) {
    struct lz_text rest;
    if (is_line(line, "ORDERS"))
        return SW_OPENS_ORDERS;
    if (is_field(line, "SETUP", &rest))
        return SW_OPENS_SETUP;
    return is_letter(line, &rest) ? SW_OPENS_LETTER : SW_OUTSIDE;
}

/* Neither blocks of orders nor fields: the page is the sheet itself. */
static bool is_bare(struct lz_text page) {
    while (page.len) {
        struct lz_text line = lz_take_line(&page), value;
        if (is_signature(line))
            return true;
        if (is_quoted(line))
            continue;
        if (is_line(line, "ORDERS"))
            return false;
        for (int i = 0; i < FIELDS; i++)
            if (is_field(line, fields[i], &value))
                return false;
    }
    return true;
}

struct swamp_reader swamp_reader_of(struct lz_text page) {
    if (lz_text_begins(page, "\xef\xbb\xbf")) {
        page.at += 3;
        page.len -= 3;
    }
    return (struct swamp_reader){ .left = page, .bare = is_bare(page) };
}

/* Whether END comes before a line that can only be of another block. */
static bool has_end(struct lz_text left) {
    while (left.len) {
        struct lz_text line = lz_take_line(&left);
        if (is_line(line, "END"))
            return true;
        if (is_line(line, "ORDERS"))
            return false;
    }
    return false;
}

static const uint8_t inside[] = {
    [SW_OPENS_ORDERS] = SW_IN_ORDERS, [SW_OPENS_SETUP] = SW_IN_SETUP, [SW_OPENS_LETTER] = SW_IN_LETTER
};

static void open_block(struct swamp_reader *r, struct swamp_row *row, int opening) {
    struct lz_text rest, word;
    if (r->where != SW_OUTSIDE && !r->unended)
        r->unended = r->opened;
    lz_assert(opening >= SW_OPENS_ORDERS && opening <= SW_OPENS_LETTER);
    r->where = inside[opening];
    r->opened = r->mail_line;
    r->line = opening == SW_OPENS_ORDERS ? r->ordered : 0;
    r->sealed = opening == SW_OPENS_LETTER && has_end(r->left);
    is_field(row->text, "SETUP", &rest);
    word = lz_take_word(&rest);
    if (opening == SW_OPENS_SETUP && lz_text_like(word, "DEFAULT"))
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

bool swamp_reader_next(struct swamp_reader *r, struct swamp_row *row) {
    while (r->left.len) {
        row->text = lz_take_line(&r->left);
        count_line(r, row);
        bool letter = r->where == SW_IN_LETTER;
        if (is_line(row->text, "END")) {
            r->where = SW_OUTSIDE;
            continue;
        }
        if (letter && r->sealed)
            return true;
        if (is_signature(row->text))
            break;
        if (!letter && is_quoted(row->text))
            continue;
        int opening = opens(row->text);
        if (opening == SW_OPENS_ORDERS && r->where == SW_IN_ORDERS)
            continue;
        if (opening != SW_OUTSIDE)
            open_block(r, row, opening);
        return true;
    }
    if (r->where != SW_OUTSIDE && !r->unended)
        r->unended = r->opened;
    return false;
}

static void begin_letter(struct lz_mail *mail, const struct swamp_row *row) {
    struct lz_letter *letter = &mail->letter[mail->letters];
    if (mail->letters == LZ_LETTERS) {
        mail->refused++;
        return;
    }
    is_letter(row->text, &letter->to);
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

static void read_field(struct lz_mail *mail, struct lz_text line) {
    struct lz_text *const place[FIELDS] = { &mail->game, &mail->seat, &mail->pass, &mail->turn }, value;
    for (int i = 0; i < FIELDS; i++)
        if (is_field(line, fields[i], &value) && !place[i]->len)
            *place[i] = value;
    mail->leaves |= is_line(line, "SURRENDER");
}

void swamp_mail_read(struct lz_text text, struct lz_mail *mail) {
    struct swamp_reader reader = swamp_reader_of(text);
    struct swamp_row row;
    *mail = (struct lz_mail){ 0 };
    while (swamp_reader_next(&reader, &row)) {
        mail->orders |= row.where == SW_OPENS_ORDERS;
        mail->setup |= row.where == SW_OPENS_SETUP;
        if (row.where == SW_OPENS_LETTER)
            begin_letter(mail, &row);
        else if (row.where == SW_IN_LETTER)
            go_on_with_letter(mail, &row);
        else if (row.where == SW_OUTSIDE || reader.bare)
            read_field(mail, row.text);
    }
    mail->unended = reader.unended;
    for (int i = 0; i < mail->letters; i++)
        mail->letter[i].text = lz_trim(mail->letter[i].text);
}

int swamp_clan_named(const struct swamp_view *v, struct lz_text name) {
    int64_t number;
    lz_assert(v->seen.seats <= SW_CLANS);
    for (int seat = 0; seat < v->seen.seats && name.len == 3; seat++) {
        char code[4] = { 0 };
        memcpy(code, v->clans[seat].code, 3);
        if (lz_text_like(name, code))
            return seat + 1;
    }
    return name.len && *name.at != '-' && lz_read_number(name, 1, v->seen.seats, &number) ? (int)number : 0;
}

static uint32_t characters(struct lz_text text) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < text.len; i++)
        n += ((uint8_t)text.at[i] & 0xc0) != 0x80 && text.at[i] != '\r';
    return n;
}

static void refuse_receiver(struct lz_writer *note, const char *before, struct lz_text name, const char *after) {
    char x[SW_SAID + 4];
    swamp_quote(x, name);
    if (note->len)
        lz_put_char(note, ' ');
    lz_put(note, before);
    lz_put(note, x);
    lz_put(note, after);
}

static lz_seats reached(const struct swamp_view *v, struct lz_text name, struct lz_writer *note) {
    int clan = swamp_clan_named(v, name);
    if (!clan)
        refuse_receiver(note, "Clan ", name, " is not in this game.");
    else if (clan == v->clan)
        refuse_receiver(note, "Clan ", name, " is you: not sent to it.");
    else if (v->clans[clan - 1].state != SW_ACTIVE)
        refuse_receiver(note, "Clan ", name, " is out of play: not sent to it.");
    else
        return swamp_seat(clan);
    return 0;
}

static lz_seats all_others(const struct swamp_view *v) {
    lz_seats seats = 0;
    for (int clan = 1; clan <= v->seen.seats; clan++)
        if (clan != v->clan && v->clans[clan - 1].state == SW_ACTIVE)
            seats |= swamp_seat(clan);
    return seats;
}

/* "AND", "CLANS": between names, and no names themselves unless a clan is called so. */
static bool is_filler(const struct swamp_view *v, struct lz_text word) {
    static const char *const fillers[] = { "AND", "CLAN", "CLANS" };
    for (int i = 0; i < LZ_COUNT(fillers); i++)
        if (lz_text_like(word, fillers[i]))
            return !swamp_clan_named(v, word);
    return false;
}

lz_seats swamp_letter_to(const struct swamp_view *v, const struct lz_letter *letter, struct lz_writer *note) {
    lz_seats seats = 0;
    if (!letter->text.len || characters(letter->text) > SW_MESSAGE) {
        lz_put(note, letter->text.len ? "The message is longer than 2000 characters: not sent."
                                      : "The message is empty: not sent.");
        return 0;
    }
    for (struct lz_text left = letter->to; left.len;) {
        struct lz_text name = take_name(&left);
        if (lz_text_like(name, "ALL"))
            seats |= all_others(v);
        else if (name.len && !is_filler(v, name))
            seats |= reached(v, name, note);
        else if (!name.len && left.len)
            lz_cut(&left, 1); /* a sign between names */
    }
    lz_assert(!(seats & swamp_seat(v->clan))); /* SW-16.1 */
    lz_assert(!(seats & ~lz_everyone(v->seen.seats)));
    if (!seats && !note->len)
        lz_put(note, "Nobody is named: not sent.");
    return seats;
}
