/* The MIME tree: which of its leaves are text that was written for us. Of alternatives the plain one is read, if it
   says anything; text that is attached comes after the mail itself; all else is left out, and named. */
#include "core/words/clean.h"
#include "inbox/inner.h"

#include <string.h>

enum where { HERE, ATTACHED_ONLY }; /* ATTACHED_ONLY: the text itself was read from another alternative */

struct walk {
    struct inbox_mail *mail;
    struct inbox_pages *pages;
    uint32_t parts, bytes;
};

GByteArray *inbox_content(GMimeObject *part) {
    GMimeDataWrapper *content = GMIME_IS_PART(part) ? g_mime_part_get_content(GMIME_PART(part)) : NULL;
    GMimeStream *from = content ? g_mime_data_wrapper_get_stream(content) : NULL;
    if (!from || g_mime_stream_length(from) > 4 * (int64_t)INBOX_TEXT)
        return NULL;
    GByteArray *bytes = g_byte_array_new();
    GMimeStream *to = g_mime_stream_mem_new_with_byte_array(bytes);
    g_mime_stream_mem_set_owner(GMIME_STREAM_MEM(to), FALSE);
    g_mime_data_wrapper_write_to_stream(content, to);
    g_object_unref(to);
    return bytes;
}

/* ---- text */

struct manner {
    const char *charset;
    bool html, flowed, delsp;
};

static void put_text(struct walk *w, struct lz_text bytes, const struct manner *how, struct inbox_buffer *page) {
    struct inbox_mail *mail = w->mail;
    struct inbox_buffer text = { .room = mail->room }, lines = text;
    const char *name = inbox_decode(bytes, how->charset, &text, &mail->guessed);
    if (!mail->charset[0])
        g_strlcpy(mail->charset, name, sizeof mail->charset);
    if (how->html)
        inbox_html(inbox_text(&text), &lines);
    else if (how->flowed)
        inbox_unflow(inbox_text(&text), how->delsp, &lines);
    inbox_tidy(inbox_text(how->html || how->flowed ? &lines : &text), page);
    page->broken |= text.broken || lines.broken;
    inbox_buffer_free(&text);
    inbox_buffer_free(&lines);
}

static bool is_parameter(GMimeObject *part, const char *name, const char *value) {
    const char *is = g_mime_object_get_content_type_parameter(part, name);
    return is && g_ascii_strcasecmp(is, value) == 0;
}

static void read_text(struct walk *w, GMimeObject *part, struct inbox_buffer *page) {
    GByteArray *content = inbox_content(part);
    struct manner how = { .charset = g_mime_object_get_content_type_parameter(part, "charset"),
                          .html = g_mime_content_type_is_type(g_mime_object_get_content_type(part), "text", "html"),
                          .flowed = is_parameter(part, "format", "flowed"),
                          .delsp = is_parameter(part, "delsp", "yes") };
    w->bytes += content ? content->len : INBOX_TEXT + 1;
    if (w->bytes > INBOX_TEXT)
        w->mail->refusal = INBOX_TOO_MUCH_TEXT;
    else
        put_text(w, (struct lz_text){ (const char *)content->data, content->len }, &how, page);
    w->mail->html |= how.html;
    w->mail->flowed |= how.flowed && !how.html;
    if (content)
        g_byte_array_unref(content);
}

/* ---- leaves */

static const char *name_of(GMimeObject *part) {
    const char *name = GMIME_IS_PART(part) ? g_mime_part_get_filename(GMIME_PART(part)) : NULL;
    return name ? name : "";
}

static void leave_out(struct walk *w, GMimeObject *part) {
    struct inbox_mail *mail = w->mail;
    if (mail->left_count < INBOX_LEFT) {
        struct inbox_left *left = &mail->left[mail->left_count];
        char *type = g_mime_content_type_get_mime_type(g_mime_object_get_content_type(part));
        g_strlcpy(left->type, type, sizeof left->type);
        g_strlcpy(left->name, name_of(part), sizeof left->name);
        g_free(type);
        lz_tame(left->type);
        lz_tame(left->name);
    }
    mail->left_count++;
}

static bool is_type(GMimeObject *part, const char *type, const char *subtype) {
    return g_mime_content_type_is_type(g_mime_object_get_content_type(part), type, subtype);
}

static bool ends(const char *name, const char *with) {
    size_t n = strlen(name), m = strlen(with);
    return n > m && g_ascii_strcasecmp(name + n - m, with) == 0;
}

/* A file of text, by its name if its type says nothing. */
static bool is_text(GMimeObject *part) {
    static const char *const types[] = { "plain", "markdown", "enriched", "x-markdown", "x-log" };
    static const char *const names[] = { ".txt", ".text", ".md", ".asc", ".orders", ".lst" };
    for (size_t i = 0; i < G_N_ELEMENTS(types); i++)
        if (is_type(part, "text", types[i]))
            return true;
    for (size_t i = 0; i < G_N_ELEMENTS(names); i++)
        if (is_type(part, "application", "octet-stream") && ends(name_of(part), names[i]))
            return true;
    return false;
}

static bool is_seal(GMimeObject *part) {
    return is_type(part, "application", "pgp-signature") || is_type(part, "application", "pkcs7-signature") ||
           is_type(part, "application", "x-pkcs7-signature");
}

static bool says_something(const struct inbox_buffer *page, uint32_t from) {
    for (uint32_t i = from; i < page->len; i++)
        if (page->at[i] != ' ' && page->at[i] != '\n')
            return true;
    return false;
}

/* Where the type of the whole mail makes no sense, it is text (RFC 2045, 5.2); gmime calls it bytes. */
static bool is_senseless(const struct walk *w, GMimeObject *part) {
    return w->parts == 1 && is_type(part, "application", "octet-stream") && !name_of(part)[0];
}

static void take_leaf(struct walk *w, GMimeObject *part, enum where where) {
    const char *disposition = g_mime_object_get_disposition(part);
    /* Some programs give a name to the mail's own text. */
    bool attached = (disposition && g_ascii_strcasecmp(disposition, "attachment") == 0) ||
                    (name_of(part)[0] && says_something(&w->pages->body, 0));
    bool html = is_type(part, "text", "html");
    w->mail->encrypted |= is_type(part, "application", "pkcs7-mime") || is_type(part, "application", "x-pkcs7-mime");
    if (is_seal(part))
        return;
    if (attached && is_text(part))
        read_text(w, part, &w->pages->attached);
    else if (!attached && (html || is_text(part) || is_senseless(w, part))) {
        if (where == HERE)
            read_text(w, part, &w->pages->body);
    } else
        leave_out(w, part);
}

/* ---- branches */

static void walk(struct walk *, GMimeObject *, enum where, uint32_t depth);

/* Plain text first, whatever the order; the rest is gone through for what is attached there. */
static void walk_alternatives(struct walk *w, GMimeMultipart *parts, enum where where, uint32_t depth) {
    int count = g_mime_multipart_get_count(parts);
    uint32_t before = w->pages->body.len;
    for (int plain = 1; plain >= 0; plain--)
        for (int i = 0; i < count && w->mail->refusal == INBOX_TAKEN; i++) {
            GMimeObject *part = g_mime_multipart_get_part(parts, i);
            if (is_type(part, "text", "plain") == (plain == 1))
                walk(w, part, says_something(&w->pages->body, before) ? ATTACHED_ONLY : where, depth);
        }
}

static void walk_multipart(struct walk *w, GMimeMultipart *parts, enum where where, uint32_t depth) {
    GMimeObject *self = GMIME_OBJECT(parts);
    int count = g_mime_multipart_get_count(parts);
    if (is_type(self, "multipart", "encrypted")) {
        w->mail->encrypted = true;
        return;
    }
    if (is_type(self, "multipart", "alternative")) {
        walk_alternatives(w, parts, where, depth);
        return;
    }
    for (int i = 0; i < count && w->mail->refusal == INBOX_TAKEN; i++)
        walk(w, g_mime_multipart_get_part(parts, i), where, depth);
}

static void walk(struct walk *w, GMimeObject *part, enum where where, uint32_t depth) {
    if (depth > INBOX_DEPTH)
        w->mail->refusal = INBOX_TOO_DEEP;
    else if (++w->parts > INBOX_PARTS)
        w->mail->refusal = INBOX_TOO_MANY_PARTS;
    else if (GMIME_IS_MULTIPART(part))
        walk_multipart(w, GMIME_MULTIPART(part), where, depth + 1);
    else if (GMIME_IS_MESSAGE_PART(part))
        w->mail->forwards = true;
    else if (GMIME_IS_PART(part))
        take_leaf(w, part, where);
}

void inbox_read_parts(GMimeObject *root, struct inbox_mail *mail, struct inbox_pages *pages) {
    struct walk w = { .mail = mail, .pages = pages };
    if (root)
        walk(&w, root, HERE, 1);
}

void inbox_read_bare(struct lz_text bytes, struct inbox_mail *mail, struct inbox_pages *pages) {
    struct walk w = { .mail = mail, .pages = pages };
    if (bytes.len > INBOX_TEXT)
        mail->refusal = INBOX_TOO_MUCH_TEXT;
    else
        put_text(&w, bytes, &(struct manner){ .charset = NULL }, &pages->body);
}
