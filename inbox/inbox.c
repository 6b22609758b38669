/* A mail from its bytes to its lines: the order in which the other files do their part, and the limits. */
#include "inbox/inbox.h"

#include "core/hash.h"
#include "core/words/clean.h"
#include "inbox/inner.h"

#include <stdlib.h>
#include <string.h>

enum {
    HEAD_ALONE = 64 << 10, /* bytes read of a mail that is too large: enough to say so to whoever sent it */
    FULL_COLUMNS = 60,
    WRAP_AT = 72,  /* a line that a mail program may have broken */
    PASS_LEAST = 6 /* letters of a password: "pass C" is a move */
};

void inbox_open(void) { g_mime_init(); }
void inbox_close(void) { g_mime_shutdown(); }

const char *inbox_refusal_words(enum inbox_refusal refusal) {
    static const char *const words[INBOX_REFUSALS] = {
        [INBOX_TAKEN] = "",
        [INBOX_TOO_LARGE] = "This mail has more than 32 MB. Send it without what is attached.",
        [INBOX_TOO_MANY_PARTS] = "This mail has more than 200 parts. Send plain text.",
        [INBOX_TOO_DEEP] = "This mail has parts within parts more than 16 deep. Send plain text.",
        [INBOX_TOO_MUCH_TEXT] = "This mail has more than 4 MB of text. Send it without what it quotes.",
        [INBOX_TOO_LONG] =
            "More is written in this mail than the 256 kB or 5000 lines that are read. Send less at a time.",
        [INBOX_UNSOUND] = "This mail's head lists addresses in a form that nobody writes. Send plain text.",
    };
    return words[refusal];
}

/* ---- lines */

static void mark_wrapped(struct inbox_mail *mail) {
    for (uint32_t i = 0; i + 1 < mail->lines && !mail->html && !mail->flowed; i++) {
        struct lz_text next = mail->line[i + 1].text, word = lz_take_word(&next);
        uint32_t columns = lz_columns(mail->line[i].text);
        mail->line[i].wrapped = i + 1 != mail->attached_from && word.len && columns >= FULL_COLUMNS &&
                                columns + 1 + lz_columns(word) > WRAP_AT;
    }
}

static void find_pass(struct inbox_mail *mail) {
    for (uint32_t i = 0; i < mail->lines && !mail->pass[0]; i++) {
        struct lz_text left = mail->line[i].text, word = lz_take_word(&left), value = lz_take_word(&left);
        if (word.len == 5 && (word.at[4] == ':' || word.at[4] == '='))
            word.len = 4;
        if (lz_text_like(word, "PASS") && value.len >= PASS_LEAST)
            inbox_keep(mail->pass, sizeof mail->pass, value);
    }
}

static uint32_t count_lines(struct lz_text text) {
    uint32_t n = 0;
    for (; text.len; n++)
        lz_take_line(&text);
    return n;
}

/* False: no memory. */
static bool make_lines(struct inbox_mail *mail, struct lz_text text, uint32_t body) {
    uint32_t count = count_lines(text);
    if (text.len > INBOX_WRITTEN || count > INBOX_LINES) {
        mail->refusal = INBOX_TOO_LONG;
        return true;
    }
    if (!count)
        return true;
    mail->line = mail->room(NULL, count * sizeof *mail->line);
    if (!mail->line)
        return false;
    mail->attached_from = count;
    while (text.len) {
        if (text.at - mail->text == body)
            mail->attached_from = mail->lines;
        struct lz_text line = lz_take_line(&text);
        while (line.len && line.at[line.len - 1] == ' ')
            line.len--;
        mail->line[mail->lines++] = (struct inbox_line){ .text = line };
    }
    mark_wrapped(mail);
    find_pass(mail);
    return true;
}

/* What was written, from the pages. */
static enum lz_status finish(struct inbox_mail *mail, struct inbox_pages *pages) {
    struct inbox_buffer written = { .room = mail->room };
    if (mail->refusal == INBOX_TAKEN && !pages->body.broken)
        inbox_cut(inbox_text(&pages->body), mail, &written);
    uint32_t body = written.len;
    if (mail->refusal == INBOX_TAKEN)
        inbox_put(&written, inbox_text(&pages->attached));
    mail->text = written.at;
    bool whole = !written.broken && !pages->body.broken && !pages->attached.broken;
    whole = whole && (mail->refusal != INBOX_TAKEN || make_lines(mail, inbox_text(&written), body));
    inbox_buffer_free(&pages->body);
    inbox_buffer_free(&pages->attached);
    if (!whole)
        return LZ_FAILED;
    return mail->refusal == INBOX_TAKEN ? LZ_OK : LZ_REFUSED;
}

/* ---- bytes */

/* Does it begin with the head of a mail? Orders that a person pipes in do not. */
static bool has_head(struct lz_text bytes) {
    static const char *const usual[] = { "From:", "Date:",        "Received:",     "Message-ID:",   "Subject:",
                                         "To:",   "Return-Path:", "MIME-Version:", "Content-Type:", "Delivered-To:" };
    for (int n = 0; n < 100 && bytes.len; n++) {
        struct lz_text line = lz_take_line(&bytes);
        if (!lz_trim(line).len)
            return false;
        for (size_t i = 0; i < G_N_ELEMENTS(usual); i++)
            if (g_ascii_strncasecmp(line.at, usual[i], MIN(line.len, strlen(usual[i]))) == 0 &&
                line.len >= strlen(usual[i]))
                return true;
    }
    return false;
}

static GMimeMessage *parse(GByteArray *borrowed) {
    GMimeStream *stream = g_mime_stream_mem_new_with_byte_array(borrowed);
    g_mime_stream_mem_set_owner(GMIME_STREAM_MEM(stream), FALSE);
    GMimeParser *parser = g_mime_parser_new_with_stream(stream);
    g_mime_parser_set_persist_stream(parser, TRUE);
    GMimeMessage *message = g_mime_parser_construct_message(parser, NULL);
    g_object_unref(parser);
    g_object_unref(stream);
    return message;
}

static void read_message(const struct inbox_house *house, GMimeMessage *message, struct inbox_mail *mail,
                         struct inbox_pages *pages) {
    inbox_read_envelope(house, message, mail);
    inbox_judge_kind(message, mail);
    if (mail->kind == INBOX_BOUNCE)
        inbox_read_bounce(message, mail);
    else if (mail->refusal == INBOX_TAKEN)
        inbox_read_parts(g_mime_message_get_mime_part(message), mail, pages);
}

enum lz_status inbox_read(const struct inbox_house *house, struct lz_text bytes, struct inbox_mail *mail) {
    memset(mail, 0, sizeof *mail);
    mail->room = house->room;
    mail->bytes = bytes.len;
    lz_sha256(bytes.at, bytes.len, mail->digest);
    struct inbox_pages pages = { { .room = house->room }, { .room = house->room } };
    if (bytes.len > INBOX_BYTES) {
        mail->refusal = INBOX_TOO_LARGE;
        bytes.len = HEAD_ALONE;
    }
    if (lz_text_begins(bytes, "From ") || lz_text_begins(bytes, ">From ")) /* of an mbox */
        lz_take_line(&bytes);
    if (!has_head(bytes)) {
        if (mail->refusal == INBOX_TAKEN)
            inbox_read_bare(bytes, mail, &pages);
        return finish(mail, &pages);
    }
    enum inbox_refusal unsafe = inbox_guard(bytes);
    if (unsafe != INBOX_TAKEN) {
        mail->refusal = unsafe;
        return finish(mail, &pages);
    }
    GByteArray *borrowed = g_byte_array_new_take((guint8 *)(uintptr_t)bytes.at, bytes.len);
    GMimeMessage *message = parse(borrowed);
    if (message) {
        read_message(house, message, mail, &pages);
        g_object_unref(message);
    }
    g_byte_array_free(borrowed, FALSE);
    return finish(mail, &pages);
}

void inbox_free(struct inbox_mail *mail) {
    free(mail->line);
    free(mail->text);
    mail->line = NULL;
    mail->text = NULL;
    mail->lines = 0;
}
