/* The head of a mail: ids, addresses, the word of a reply address, and what our own mail server found of its signature.
   All of it was written by others, so what is not of a plain form counts as not there. */
#include "core/words/clean.h"
#include "inbox/inner.h"

#include <ctype.h>
#include <string.h>

bool inbox_keep(char *to, uint32_t room, struct lz_text text) {
    struct lz_text left = text;
    to[0] = 0;
    if (!text.len || text.len >= room || !lz_is_clean(text))
        return false;
    while (left.len)
        if (*left.at == ' ' || lz_take_rune(&left) == 0xa0)
            return false;
    memcpy(to, text.at, text.len);
    to[text.len] = 0;
    return true;
}

static void make_small(char *words) {
    for (; *words; words++)
        *words = (char)tolower((unsigned char)*words);
}

const char *inbox_header(GMimeMessage *message, const char *name, int n) {
    GMimeHeaderList *list = g_mime_object_get_header_list(GMIME_OBJECT(message));
    for (int i = 0; i < g_mime_header_list_get_count(list); i++) {
        GMimeHeader *header = g_mime_header_list_get_header_at(list, i);
        if (g_ascii_strcasecmp(g_mime_header_get_name(header), name) == 0 && n-- == 0) {
            const char *value = g_mime_header_get_value(header);
            return value ? value : "";
        }
    }
    return NULL;
}

/* ---- ids */

static bool knows_answer(const struct inbox_mail *mail, const char *id) {
    for (uint32_t i = 0; i < mail->answer_count; i++)
        if (strcmp(mail->answers[i], id) == 0)
            return true;
    return false;
}

static void take_answer(struct inbox_mail *mail, const char *id) {
    char kept[INBOX_ID];
    if (!id || mail->answer_count == INBOX_ANSWERS || !inbox_keep(kept, sizeof kept, lz_span(id)) ||
        knows_answer(mail, kept))
        return;
    memcpy(mail->answers[mail->answer_count++], kept, sizeof kept);
}

/* The nearest first: the last of References is what was answered. */
static void take_references(GMimeMessage *message, const char *name, struct inbox_mail *mail) {
    const char *value = inbox_header(message, name, 0);
    if (!value)
        return;
    GMimeReferences *ids = g_mime_references_parse(NULL, value);
    for (int i = g_mime_references_length(ids) - 1; i >= 0; i--)
        take_answer(mail, g_mime_references_get_message_id(ids, i));
    g_mime_references_free(ids);
}

/* ---- addresses */

/* Local part, '@' and host, as others can write it down; the host in small letters. */
static bool take_address(char to[INBOX_ADDRESS], const char *address) {
    if (!address || !inbox_keep(to, INBOX_ADDRESS, lz_span(address)))
        return false;
    char *host = strrchr(to, '@');
    if (!host || host == to || !host[1] || strpbrk(to, "\"<>,;:()[]\\") || strchr(to, '@') != host) {
        to[0] = 0;
        return false;
    }
    make_small(host);
    return true;
}

/* From: one header, with one address in it. Whoever writes two wants us to read the one and people to read the other.
 */
static void take_from(GMimeMessage *message, struct inbox_mail *mail) {
    const char *value = inbox_header(message, "From", 0);
    if (!value || inbox_header(message, "From", 1))
        return;
    InternetAddressList *list = internet_address_list_parse(NULL, value);
    if (!list)
        return;
    InternetAddress *only = internet_address_list_length(list) == 1 ? internet_address_list_get_address(list, 0) : NULL;
    if (only && INTERNET_ADDRESS_IS_MAILBOX(only))
        take_address(mail->from, internet_address_mailbox_get_addr(INTERNET_ADDRESS_MAILBOX(only)));
    g_object_unref(list);
}

/* games+WORD@example.org: the word, if the rest is our mailbox. */
static bool word_of(const struct inbox_house *house, const char *address, char word[INBOX_WORD]) {
    const char *at = strrchr(address, '@'), *plus = strchr(address, '+');
    if (!at || !plus || plus > at || plus == address)
        return false;
    const char *ours = house->mailbox, *host = ours ? strrchr(ours, '@') : NULL;
    if (ours && (!host || host - ours != plus - address ||
                 g_ascii_strncasecmp(ours, address, (size_t)(host - ours)) != 0 || g_ascii_strcasecmp(host, at) != 0))
        return false;
    if (!inbox_keep(word, INBOX_WORD, (struct lz_text){ plus + 1, (uint32_t)(at - plus - 1) }))
        return false;
    make_small(word);
    return !word[strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789-.")];
}

static void take_word(struct inbox_mail *mail, const char *word) {
    for (uint32_t i = 0; i < mail->word_count; i++)
        if (strcmp(mail->word[i], word) == 0)
            return;
    if (mail->word_count < INBOX_WORDS)
        g_strlcpy(mail->word[mail->word_count++], word, INBOX_WORD);
}

static void take_words_of(const struct inbox_house *house, const char *value, struct inbox_mail *mail) {
    InternetAddressList *list = internet_address_list_parse(NULL, value);
    for (int i = 0; list && i < internet_address_list_length(list); i++) {
        InternetAddress *one = internet_address_list_get_address(list, i);
        const char *address = INTERNET_ADDRESS_IS_MAILBOX(one)
                                  ? internet_address_mailbox_get_addr(INTERNET_ADDRESS_MAILBOX(one))
                                  : NULL;
        char word[INBOX_WORD];
        if (address && word_of(house, address, word))
            take_word(mail, word);
    }
    if (list)
        g_object_unref(list);
}

static void take_words(const struct inbox_house *house, GMimeMessage *message, struct inbox_mail *mail) {
    static const char *const heads[] = { "Delivered-To", "X-Original-To", "Envelope-To", "To", "Cc" };
    for (size_t i = 0; i < G_N_ELEMENTS(heads); i++) {
        const char *value;
        for (int n = 0; n < INBOX_WORDS && (value = inbox_header(message, heads[i], n)); n++)
            take_words_of(house, value, mail);
    }
}

/* ---- DKIM, as RFC 8601 tells it: "mx.example.org; dkim=pass header.d=example.org; spf=..." */

static void without_remarks(char *value) {
    char *to = value;
    int depth = 0;
    for (; *value; value++) {
        depth += *value == '(';
        if (!depth)
            *to++ = *value;
        depth -= *value == ')' && depth > 0;
    }
    *to = 0;
}

static void read_method(char *method, struct inbox_mail *mail) {
    method = g_strstrip(method);
    if (g_ascii_strncasecmp(method, "dkim=", 5) != 0 || mail->dkim == INBOX_DKIM_PASS)
        return;
    bool pass = g_ascii_strncasecmp(method + 5, "pass", 4) == 0 && !isalnum((unsigned char)method[9]);
    bool none = g_ascii_strncasecmp(method + 5, "none", 4) == 0;
    const char *host = strstr(method, "header.d=");
    if (none)
        return;
    mail->dkim = pass ? INBOX_DKIM_PASS : INBOX_DKIM_FAIL;
    if (host) {
        host += strlen("header.d=");
        inbox_keep(mail->dkim_host, INBOX_ADDRESS, (struct lz_text){ host, (uint32_t)strcspn(host, " \t\r\n;") });
        make_small(mail->dkim_host);
    }
}

/* Of all such headers only the topmost counts that bears our own server's name: below it anybody may have written. */
static void take_dkim(const struct inbox_house *house, GMimeMessage *message, struct inbox_mail *mail) {
    const char *value;
    for (int n = 0; house->trusted && n < 20 && (value = inbox_header(message, "Authentication-Results", n)); n++) {
        char *copy = g_strdup(value);
        without_remarks(copy);
        char **method = g_strsplit(copy, ";", 20);
        bool ours = method[0] && g_ascii_strcasecmp(g_strstrip(method[0]), house->trusted) == 0;
        for (int i = 1; ours && method[i]; i++)
            read_method(method[i], mail);
        g_strfreev(method);
        g_free(copy);
        if (ours)
            return;
    }
}

void inbox_read_envelope(const struct inbox_house *house, GMimeMessage *message, struct inbox_mail *mail) {
    const char *id = g_mime_message_get_message_id(message), *subject = g_mime_message_get_subject(message);
    struct lz_writer w = lz_writer_in(mail->subject, sizeof mail->subject);
    if (id)
        inbox_keep(mail->id, sizeof mail->id, lz_span(id));
    if (subject)
        lz_put_clean(&w, lz_span(subject), false);
    if (w.full) /* cut within a letter, perhaps */
        lz_tame(mail->subject);
    take_references(message, "In-Reply-To", mail);
    take_references(message, "References", mail);
    take_from(message, mail);
    take_words(house, message, mail);
    take_dkim(house, message, mail);
}
