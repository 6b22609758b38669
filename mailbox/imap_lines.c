/* What IMAP servers write of their mails, one answer in a line (RFC 3501). Their words are others': nothing is believed
   that does not read as it should. */
#include "mailbox/inner.h"

#include "core/words/text.h"

#include <string.h>

/* The next value of a list: up to the blank, or within its brackets or quotes. False: those have no end. */
static bool take_value(struct lz_text *list, struct lz_text *value) {
    while (list->len && list->at[0] == ' ')
        lz_cut(list, 1);
    char open = list->len ? list->at[0] : 0;
    if (open != '(' && open != '"') {
        *value = lz_take_word(list);
        while (value->len && value->at[value->len - 1] == ')') /* the end of the whole list */
            value->len--;
        return true;
    }
    const char *end = memchr(list->at + 1, open == '(' ? ')' : '"', list->len - 1);
    if (!end)
        return false;
    *value = lz_cut(list, (uint32_t)(end - list->at) + 1);
    lz_cut(value, 1);
    value->len--;
    return true;
}

/* The value behind that word of a list "(UID 7 FLAGS (\Seen) INTERNALDATE "..")". */
static bool find_value(struct lz_text list, const char *word, struct lz_text *value) {
    while (list.len) {
        struct lz_text key = lz_take_word(&list);
        if (key.len && key.at[0] == '(')
            lz_cut(&key, 1);
        if (!take_value(&list, value))
            return false;
        if (lz_text_like(key, word))
            return true;
    }
    return false;
}

static bool find_number(struct lz_text list, const char *word, uint32_t *number) {
    struct lz_text value;
    int64_t read;
    if (!find_value(list, word, &value) || !lz_read_number(value, 0, UINT32_MAX, &read))
        return false;
    *number = (uint32_t)read;
    return true;
}

static bool skip_to_list(struct lz_text *line) {
    const char *list = line->len ? memchr(line->at, '(', line->len) : NULL;
    if (!list)
        return false;
    lz_cut(line, (uint32_t)(list - line->at));
    return true;
}

/* "* STATUS", "* 7 FETCH": cut off what is before the list. */
static bool skip_head(struct lz_text *line, const char *word, bool numbered) {
    int64_t number;
    return lz_text_is(lz_take_word(line), "*") &&
           (!numbered || lz_read_number(lz_take_word(line), 1, UINT32_MAX, &number)) &&
           lz_text_like(lz_take_word(line), word) && skip_to_list(line);
}

bool imap_read_status(struct lz_text line, uint32_t *validity, uint32_t *next) {
    return skip_head(&line, "STATUS", false) && find_number(line, "UIDVALIDITY", validity) &&
           find_number(line, "UIDNEXT", next) && *validity;
}

bool imap_read_fetch(struct lz_text line, struct mailbox_mail *mail) {
    struct lz_text came, flags = { 0 };
    if (!skip_head(&line, "FETCH", true) || !find_number(line, "UID", &mail->mark.uid) || !mail->mark.uid ||
        !find_number(line, "RFC822.SIZE", &mail->size) || !find_value(line, "INTERNALDATE", &came) ||
        !imap_read_date(came, &mail->came))
        return false;
    mail->seen = false;
    if (find_value(line, "FLAGS", &flags))
        while (flags.len)
            mail->seen |= lz_text_like(lz_take_word(&flags), "\\Seen");
    return true;
}

/* ---- dates */

/* Days since 1970 of a day of the calendar we use. */
static int64_t days_to(int64_t year, int64_t month, int64_t day) {
    year -= month <= 2;
    int64_t era = year / 400, of_era = year % 400, shifted = (month + 9) % 12;
    return era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + (153 * shifted + 2) / 5 + day - 1 - 719468;
}

/* A date, sign by sign: a letter stands for one more digit of its number, or for a letter of the month. */
static const char form[] = "dd-mmm-yyyy hh:nn:ss +zzZZ";
static const struct {
    char sign;
    int least, most;
} parts[] = { { 'd', 1, 31 }, { 'm', 1, 12 }, { 'y', 1970, 9999 }, { 'h', 0, 23 },
              { 'n', 0, 59 }, { 's', 0, 60 }, { 'z', 0, 14 },      { 'Z', 0, 59 } };
enum { DAY, MONTH, YEAR, HOUR, MINUTE, SECOND, ZONE_HOURS, ZONE_MINUTES, PARTS };

static int month_of(const char *at) {
    static const char months[] = "JanFebMarAprMayJunJulAugSepOctNovDec";
    char one[4] = "";
    for (int i = 0; i < 12; i++) {
        memcpy(one, months + 3 * i, 3);
        if (lz_text_like((struct lz_text){ at, 3 }, one))
            return i + 1;
    }
    return 0;
}

/* The sign where a digit may stand; a day below ten has a blank before it. */
static bool take_digit(char sign, int *number) {
    if (sign == ' ' && !*number)
        return true;
    *number = *number * 10 + (sign - '0');
    return sign >= '0' && sign <= '9';
}

static bool read_parts(const char *text, int number[PARTS]) {
    for (int i = 0; form[i]; i++) {
        int part = 0;
        while (part < PARTS && parts[part].sign != form[i])
            part++;
        bool fits = form[i] == text[i] || (form[i] == '+' && text[i] == '-');
        if (part == MONTH)
            number[MONTH] = month_of(text + strcspn(form, "m"));
        else if (part < PARTS ? !take_digit(text[i], &number[part]) : !fits)
            return false;
    }
    for (int i = 0; i < PARTS; i++)
        if (number[i] < parts[i].least || number[i] > parts[i].most)
            return false;
    return true;
}

bool imap_read_date(struct lz_text text, int64_t *ms) {
    int n[PARTS] = { 0 };
    if (text.len != sizeof form - 1 || memchr(text.at, 0, text.len) || !read_parts(text.at, n))
        return false;
    int64_t zone = (n[ZONE_HOURS] * 60 + n[ZONE_MINUTES]) * (text.at[sizeof form - 6] == '-' ? -60 : 60);
    *ms = (days_to(n[YEAR], n[MONTH], n[DAY]) * 86400 + n[HOUR] * 3600 + n[MINUTE] * 60 + n[SECOND] - zone) * 1000;
    return true;
}
