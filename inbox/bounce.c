/* What a delivery report says (RFC 3464): whom our mail did not reach, and which mail it was. */
#include "inbox/inner.h"

#include <string.h>

/* "Final-Recipient: rfc822; newt@example.org": what stands after the name, if it is this. */
static bool is_field(struct lz_text line, const char *name, struct lz_text *value) {
    uint32_t len = (uint32_t)strlen(name);
    if (line.len <= len || line.at[len] != ':' || !lz_text_like((struct lz_text){ line.at, len }, name))
        return false;
    lz_cut(&line, len + 1);
    *value = lz_trim(line);
    return true;
}

static struct lz_text after_type(struct lz_text value) {
    for (uint32_t i = 0; i < value.len; i++)
        if (value.at[i] == ';') {
            lz_cut(&value, i + 1);
            break;
        }
    value = lz_trim(value);
    if (value.len > 2 && value.at[0] == '<' && value.at[value.len - 1] == '>')
        value = (struct lz_text){ value.at + 1, value.len - 2 };
    return value;
}

static struct inbox_bounced *new_bounced(struct inbox_mail *mail, struct lz_text address) {
    struct inbox_bounced *b = &mail->bounced[mail->bounced_count];
    if (mail->bounced_count == INBOX_BOUNCED || !inbox_keep(b->address, sizeof b->address, address))
        return NULL;
    mail->bounced_count++;
    return b;
}

/* Groups of fields with a blank line between them, one for each address; the first is of the report itself. */
static void read_status(struct lz_text text, struct inbox_mail *mail) {
    struct inbox_bounced *b = NULL;
    while (text.len) {
        struct lz_text line = lz_trim(lz_take_line(&text)), value;
        if (!line.len)
            b = NULL;
        else if (is_field(line, "Final-Recipient", &value))
            b = new_bounced(mail, after_type(value));
        else if (b && is_field(line, "Action", &value))
            b->final = lz_text_like(value, "failed");
        else if (b && is_field(line, "Status", &value))
            inbox_keep(b->status, sizeof b->status, lz_take_word(&value));
    }
}

static void read_head(struct lz_text text, struct inbox_mail *mail) {
    while (text.len) {
        struct lz_text line = lz_take_line(&text), value;
        if (is_field(line, "Message-ID", &value) && value.len > 2 && value.at[0] == '<')
            inbox_keep(mail->about, sizeof mail->about, (struct lz_text){ value.at + 1, value.len - 2 });
    }
}

static void read_part(GMimeObject *part, struct inbox_mail *mail) {
    GMimeContentType *type = g_mime_object_get_content_type(part);
    bool status = g_mime_content_type_is_type(type, "message", "delivery-status") ||
                  g_mime_content_type_is_type(type, "message", "global-delivery-status");
    bool head = g_mime_content_type_is_type(type, "text", "rfc822-headers");
    if (GMIME_IS_MESSAGE_PART(part) && !status) {
        GMimeMessage *message = g_mime_message_part_get_message(GMIME_MESSAGE_PART(part));
        const char *id = message ? g_mime_message_get_message_id(message) : NULL;
        if (id)
            inbox_keep(mail->about, sizeof mail->about, lz_span(id));
        return;
    }
    GByteArray *content = status || head ? inbox_content(part) : NULL;
    if (!content)
        return;
    struct lz_text text = { (const char *)content->data, content->len };
    if (status)
        read_status(text, mail);
    else
        read_head(text, mail);
    g_byte_array_unref(content);
}

/* Those that write no report name the address in a header, or only in words. */
static void read_failed(GMimeMessage *message, struct inbox_mail *mail) {
    const char *failed = inbox_header(message, "X-Failed-Recipients", 0);
    char **address = g_strsplit(failed ? failed : "", ",", INBOX_BOUNCED);
    for (int i = 0; address[i]; i++) {
        struct inbox_bounced *b = new_bounced(mail, lz_trim(lz_span(address[i])));
        if (b)
            b->final = true;
    }
    g_strfreev(address);
}

void inbox_read_bounce(GMimeMessage *message, struct inbox_mail *mail) {
    GMimeObject *root = g_mime_message_get_mime_part(message);
    if (root && GMIME_IS_MULTIPART(root))
        for (int i = 0; i < g_mime_multipart_get_count(GMIME_MULTIPART(root)) && i < INBOX_PARTS; i++)
            read_part(g_mime_multipart_get_part(GMIME_MULTIPART(root), i), mail);
    if (!mail->bounced_count)
        read_failed(message, mail);
    if (!mail->about[0] && mail->answer_count)
        memcpy(mail->about, mail->answers[0], sizeof mail->about);
}
