/* What a mail was understood as: in words for a host who wonders, and as JSON. */
#include "core/words/text.h"
#include "inbox/inbox.h"

#include <string.h>

static const char *const kinds[] = { "person", "list", "automatic", "bounce" };
static const char *const kind_words[] = {
    "written by a person",
    "from a mailing list: not answered",
    "automatic: not answered",
    "a report that a mail of ours came back: not answered",
};
static const char *const dkim[] = { "not said by a server that is trusted", "pass", "fail" };

/* "k7.. (12 letters)": enough to know it again, too little to use it. */
static void put_secret(struct lz_writer *w, const char *word) {
    uint32_t len = (uint32_t)strlen(word);
    for (uint32_t i = 0; i < 2 && i < len; i++)
        lz_put_char(w, word[i] < 0 ? '?' : word[i]);
    lz_put(w, ".. (");
    lz_put_number(w, len);
    lz_put(w, " letters)");
}

static void put_field(struct lz_writer *w, const char *name, const char *value) {
    static const char blanks[] = "             ";
    lz_put(w, name);
    lz_put(w, blanks + (strlen(name) < 12 ? strlen(name) : 12));
    lz_put(w, value);
    lz_put_char(w, '\n');
}

static void put_count(struct lz_writer *w, const char *name, uint32_t count, const char *what) {
    char words[80];
    struct lz_writer v = lz_writer_in(words, sizeof words);
    if (!count)
        return;
    lz_put_number(&v, count);
    lz_put(&v, what);
    put_field(w, name, words);
}

static void put_envelope(const struct inbox_mail *mail, struct lz_writer *w) {
    char words[INBOX_ADDRESS + 80];
    put_field(w, "From", mail->from[0] ? mail->from : "nobody: there has to be just one address");
    put_field(w, "Subject", mail->subject);
    put_field(w, "Message-ID", mail->id[0] ? mail->id : "none");
    for (uint32_t i = 0; i < mail->answer_count; i++)
        put_field(w, i ? "" : "Answers", mail->answers[i]);
    for (uint32_t i = 0; i < mail->word_count; i++) {
        struct lz_writer v = lz_writer_in(words, sizeof words);
        put_secret(&v, mail->word[i]);
        put_field(w, i ? "" : "Reply word", words);
    }
    if (mail->pass[0]) {
        struct lz_writer v = lz_writer_in(words, sizeof words);
        put_secret(&v, mail->pass);
        put_field(w, "PASS", words);
    }
    struct lz_writer v = lz_writer_in(words, sizeof words);
    lz_put(&v, dkim[mail->dkim]);
    lz_put(&v, mail->dkim_host[0] ? " by " : "");
    lz_put(&v, mail->dkim_host);
    put_field(w, "DKIM", words);
    put_field(w, "It is", kind_words[mail->kind]);
    if (mail->because[0])
        put_field(w, "Because", mail->because);
}

static void put_bounce(const struct inbox_mail *mail, struct lz_writer *w) {
    put_field(w, "Came back", mail->about[0] ? mail->about : "it is not said which mail");
    for (uint32_t i = 0; i < mail->bounced_count; i++) {
        const struct inbox_bounced *b = &mail->bounced[i];
        put_field(w, b->final ? "Not reached" : "Late", b->address);
        if (b->status[0])
            put_field(w, "Status", b->status);
    }
}

static void put_manner(const struct inbox_mail *mail, struct lz_writer *w) {
    char words[INBOX_NAME + 200];
    struct lz_writer v = lz_writer_in(words, sizeof words);
    if (mail->charset[0]) {
        lz_put(&v, mail->html ? "HTML, " : "plain, ");
        lz_put(&v, mail->charset);
        lz_put(&v, mail->guessed ? " (guessed)" : "");
        lz_put(&v, mail->flowed ? ", format=flowed" : "");
        put_field(w, "Text", words);
    }
    put_count(w, "Left out", mail->quoted, " quoted lines");
    put_count(w, "Left out", mail->signature, " lines of a signature");
    for (uint32_t i = 0; i < mail->left_count && i < INBOX_LEFT; i++) {
        v = lz_writer_in(words, sizeof words);
        lz_put(&v, mail->left[i].type);
        lz_put(&v, mail->left[i].name[0] ? ", " : "");
        lz_put(&v, mail->left[i].name);
        put_field(w, "Left out", words);
    }
    if (mail->left_count > INBOX_LEFT)
        put_count(w, "Left out", mail->left_count - INBOX_LEFT, " parts more");
    if (mail->encrypted)
        put_field(w, "Left out", "what is encrypted");
    if (mail->forwards)
        put_field(w, "Left out", "what is forwarded");
}

static bool is_pass(struct lz_text line) {
    struct lz_text word = lz_take_word(&line);
    return word.len >= 4 && word.len <= 5 && lz_text_like((struct lz_text){ word.at, 4 }, "PASS");
}

/* Lines are clean; one with a password is not printed. */
static struct lz_text shown(const struct inbox_mail *mail, uint32_t i) {
    return mail->pass[0] && is_pass(mail->line[i].text) ? lz_span("PASS ......") : mail->line[i].text;
}

void inbox_explain(const struct inbox_mail *mail, struct lz_writer *w) {
    put_envelope(mail, w);
    if (mail->kind == INBOX_BOUNCE)
        put_bounce(mail, w);
    if (mail->refusal != INBOX_TAKEN) {
        put_field(w, "Refused", inbox_refusal_words(mail->refusal));
        return;
    }
    put_manner(mail, w);
    if (!mail->lines && mail->kind != INBOX_BOUNCE)
        put_field(w, "Written", "nothing");
    for (uint32_t i = 0; i < mail->lines; i++) {
        if (i == 0 || i == mail->attached_from)
            lz_put(w, i < mail->attached_from ? "Written:\n" : "Attached:\n");
        lz_put(w, "  | ");
        lz_put_text(w, shown(mail, i));
        lz_put(w, mail->line[i].wrapped ? " (may go on)\n" : "\n");
    }
}

/* ---- JSON */

static void put_json_secret(struct lz_writer *w, const char *key, const char *word) {
    char words[40];
    struct lz_writer v = lz_writer_in(words, sizeof words);
    put_secret(&v, word);
    lz_json_string(w, key, words);
}

static void put_json_envelope(const struct inbox_mail *mail, struct lz_writer *w) {
    lz_json_string(w, "from", mail->from);
    lz_json_string(w, "subject", mail->subject);
    lz_json_string(w, "id", mail->id);
    lz_json_open(w, "answers", '[');
    for (uint32_t i = 0; i < mail->answer_count; i++)
        lz_json_string(w, NULL, mail->answers[i]);
    lz_json_close(w, ']');
    lz_json_open(w, "words", '[');
    for (uint32_t i = 0; i < mail->word_count; i++)
        put_json_secret(w, NULL, mail->word[i]);
    lz_json_close(w, ']');
    if (mail->pass[0])
        put_json_secret(w, "pass", mail->pass);
    if (mail->dkim != INBOX_DKIM_UNSAID)
        lz_json_string(w, "dkim", dkim[mail->dkim]);
    if (mail->dkim_host[0])
        lz_json_string(w, "signed_by", mail->dkim_host);
    lz_json_string(w, "kind", kinds[mail->kind]);
    if (mail->because[0])
        lz_json_string(w, "because", mail->because);
}

static void put_json_bounce(const struct inbox_mail *mail, struct lz_writer *w) {
    lz_json_string(w, "about", mail->about);
    lz_json_open(w, "bounced", '[');
    for (uint32_t i = 0; i < mail->bounced_count; i++) {
        lz_json_open(w, NULL, '{');
        lz_json_string(w, "address", mail->bounced[i].address);
        lz_json_string(w, "status", mail->bounced[i].status);
        lz_json_bool(w, "final", mail->bounced[i].final);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

static void put_json_lines(const struct inbox_mail *mail, struct lz_writer *w) {
    lz_json_open(w, "lines", '[');
    for (uint32_t i = 0; i < mail->lines; i++)
        lz_json_text(w, NULL, shown(mail, i));
    lz_json_close(w, ']');
    lz_json_open(w, "wrapped", '[');
    for (uint32_t i = 0; i < mail->lines; i++)
        if (mail->line[i].wrapped)
            lz_json_number(w, NULL, i);
    lz_json_close(w, ']');
    lz_json_number(w, "attached_from", mail->attached_from);
}

void inbox_explain_json(const struct inbox_mail *mail, struct lz_writer *w) {
    static const struct {
        const char *key;
        size_t at;
    } flags[] = {
        { "html", offsetof(struct inbox_mail, html) },         { "flowed", offsetof(struct inbox_mail, flowed) },
        { "guessed", offsetof(struct inbox_mail, guessed) },   { "encrypted", offsetof(struct inbox_mail, encrypted) },
        { "forwards", offsetof(struct inbox_mail, forwards) },
    };
    lz_json_open(w, NULL, '{');
    lz_json_number(w, "bytes", mail->bytes);
    put_json_envelope(mail, w);
    if (mail->kind == INBOX_BOUNCE)
        put_json_bounce(mail, w);
    if (mail->refusal != INBOX_TAKEN)
        lz_json_string(w, "refused", inbox_refusal_words(mail->refusal));
    lz_json_string(w, "charset", mail->charset);
    for (size_t i = 0; i < sizeof flags / sizeof flags[0]; i++)
        if (*((const char *)mail + flags[i].at))
            lz_json_bool(w, flags[i].key, true);
    lz_json_number(w, "quoted", mail->quoted);
    lz_json_number(w, "signature", mail->signature);
    lz_json_open(w, "left", '[');
    for (uint32_t i = 0; i < mail->left_count && i < INBOX_LEFT; i++)
        lz_json_string(w, NULL, mail->left[i].name[0] ? mail->left[i].name : mail->left[i].type);
    lz_json_close(w, ']');
    put_json_lines(mail, w);
    lz_json_close(w, '}');
}
