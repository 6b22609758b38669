#include "server/post/letter.h"

#include "core/bug.h"
#include "core/words/text.h"

#include <string.h>
#include <time.h>

enum { WIDE = 73 }; /* before the '=' of a line that goes on, within the 76 of RFC 2045 */

static void put_line(struct lz_writer *w, const char *line) {
    lz_put(w, line);
    lz_put(w, "\r\n");
}

static void put_header(struct lz_writer *w, const char *name, const char *value) {
    for (const char *at = value; *at; at++)
        lz_assert(*at >= ' ' && *at <= '~'); /* whoever wrote it */
    lz_put(w, name);
    lz_put(w, ": ");
    put_line(w, value);
}

static void put_date(struct lz_writer *w, int64_t wall) {
    char date[60];
    time_t at = (time_t)(wall / 1000);
    struct tm parts;
    gmtime_r(&at, &parts);
    strftime(date, sizeof date, "%a, %d %b %Y %H:%M:%S +0000", &parts);
    put_header(w, "Date", date);
}

static bool stands(char sign, bool last) {
    return (sign > ' ' && sign <= '~' && sign != '=') || (sign == ' ' && !last);
}

/* A line as quoted-printable: nothing in it that a server between may change. */
static void put_quoted(struct lz_writer *w, struct lz_text line) {
    static const char digits[] = "0123456789ABCDEF";
    int column = 0;
    for (uint32_t i = 0; i < line.len; i++) {
        char sign = line.at[i];
        bool plain = stands(sign, i + 1 == line.len);
        if (column + (plain ? 1 : 3) > WIDE) {
            lz_put(w, "=\r\n");
            column = 0;
        }
        column += plain ? 1 : 3;
        if (plain) {
            lz_put_char(w, sign);
            continue;
        }
        lz_put_char(w, '=');
        lz_put_char(w, digits[(unsigned char)sign >> 4]);
        lz_put_char(w, digits[(unsigned char)sign & 15]);
    }
    lz_put(w, "\r\n");
}

void letter_put_to(const char *address, struct lz_writer *w) {
    lz_assert(mailbox_address(lz_span(address)));
    lz_put(w, "To: <");
    lz_put(w, address);
    lz_put(w, ">\r\n");
}

static void put_id(const struct letter *letter, const char *header, const char *id, struct lz_writer *w) {
    lz_put(w, header);
    lz_put(w, id);
    lz_put(w, strchr(letter->box->address, '@'));
    lz_put(w, ">\r\n");
}

/* games+WORD@example.org */
static void put_plus(const struct letter *letter, struct lz_writer *w) {
    const char *address = letter->box->address, *at = strchr(address, '@');
    lz_put_text(w, (struct lz_text){ address, (uint32_t)(at - address) });
    if (letter->box->plus) {
        lz_put_char(w, '+');
        lz_put(w, letter->id);
    }
    lz_put(w, at);
}

/* Where an answer goes, and how to get no more of these with one click (RFC 2369). */
static void put_ways_back(const struct letter *letter, struct lz_writer *w) {
    if (!letter->seat || !mailbox_receives(letter->box))
        return;
    if (letter->box->plus) {
        lz_put(w, "Reply-To: <");
        put_plus(letter, w);
        lz_put(w, ">\r\n");
    }
    lz_put(w, "List-Unsubscribe: <mailto:");
    lz_put(w, letter->box->address);
    lz_put(w, "?subject=STOP&body=STOP%0D%0APASS%20");
    lz_put(w, letter->id);
    lz_put(w, ">\r\n");
}

static void put_part(const char *type, struct lz_text left, struct lz_writer *w) {
    lz_put(w, "Content-Type: ");
    lz_put(w, type);
    put_line(w, "; charset=utf-8");
    put_line(w, "Content-Transfer-Encoding: quoted-printable");
    lz_put(w, "\r\n");
    while (left.len)
        put_quoted(w, lz_take_line(&left));
}

/* Of quoted-printable no line begins so: the words of a part cannot end it. */
static void put_boundary(const char *before, const char *after, struct lz_writer *w) {
    lz_put(w, before);
    lz_put(w, "=_lizardry");
    lz_put(w, after);
}

/* The text is complete; whoever can draw HTML shows that, which comes last (RFC 2046). */
static void put_words(const struct letter *letter, struct lz_writer *w) {
    if (!letter->html.len) {
        put_part("text/plain", letter->text, w);
        return;
    }
    put_boundary("Content-Type: multipart/alternative; boundary=\"", "\"\r\n", w);
    put_boundary("\r\n--", "\r\n", w);
    put_part("text/plain", letter->text, w);
    put_boundary("--", "\r\n", w);
    put_part("text/html", letter->html, w);
    put_boundary("--", "--\r\n", w);
}

static void put_base64(struct lz_text bytes, struct lz_writer *w) {
    static const char signs[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    enum { TRIPLES = 19 }; /* 76 signs of a line */
    for (uint32_t i = 0, triples = 0; i < bytes.len; i += 3) {
        uint32_t left = bytes.len - i, three = (uint32_t)(uint8_t)bytes.at[i] << 16;
        three |= left > 1 ? (uint32_t)(uint8_t)bytes.at[i + 1] << 8 : 0;
        three |= left > 2 ? (uint32_t)(uint8_t)bytes.at[i + 2] : 0;
        lz_put_char(w, signs[three >> 18]);
        lz_put_char(w, signs[three >> 12 & 63]);
        lz_put_char(w, left > 1 ? signs[three >> 6 & 63] : '=');
        lz_put_char(w, left > 2 ? signs[three & 63] : '=');
        if (++triples % TRIPLES == 0 || left <= 3)
            lz_put(w, "\r\n");
    }
}

static void put_picture(const struct letter_picture *picture, struct lz_writer *w) {
    lz_put(w, "--=_pictures\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n"
              "Content-Disposition: inline; filename=\"");
    lz_put(w, picture->name);
    lz_put(w, ".png\"\r\n\r\n");
    put_base64(picture->png, w);
}

/* Pictures lie behind the words: mail programs that show none, or not unasked, lose nothing else. */
static void put_body(const struct letter *letter, struct lz_writer *w) {
    if (letter->pictures)
        lz_put(w, "Content-Type: multipart/mixed; boundary=\"=_pictures\"\r\n\r\n--=_pictures\r\n");
    put_words(letter, w);
    for (uint32_t i = 0; i < letter->pictures; i++)
        put_picture(&letter->picture[i], w);
    lz_put(w, letter->pictures ? "--=_pictures--\r\n" : "");
}

void letter_put(const struct letter *letter, struct lz_writer *w) {
    lz_put(w, "From: \"");
    lz_put(w, letter->box->name);
    lz_put(w, "\" <");
    lz_put(w, letter->box->address);
    lz_put(w, ">\r\n");
    put_header(w, "Subject", letter->subject);
    put_date(w, letter->wall);
    put_id(letter, "Message-ID: <", letter->id, w);
    if (letter->thread) {
        put_id(letter, "In-Reply-To: <", letter->thread, w);
        put_id(letter, "References: <", letter->thread, w);
    }
    put_ways_back(letter, w);
    put_line(w, "Auto-Submitted: auto-generated"); /* no program answers it (RFC 3834) */
    put_line(w, "X-Auto-Response-Suppress: All");
    put_line(w, "MIME-Version: 1.0");
    put_body(letter, w);
}
