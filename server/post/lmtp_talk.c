#include "server/post/lmtp_talk.h"

#include "core/bug.h"
#include "inbox/inbox.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { FIRST_ROOM = 1 << 14 };

static void say(struct lz_writer *w, const char *words) {
    lz_put(w, words);
    lz_put(w, "\r\n");
}

void lmtp_greet(struct lmtp_talk *t, struct lz_writer *w) {
    lz_put(w, "220 ");
    lz_put(w, strchr(t->box->address, '@') + 1);
    say(w, " LMTP Lizardry");
}

/* ---- commands */

static void forget(struct lmtp_talk *t) {
    t->from = t->data = t->long_ = t->no_room = t->dotted = false;
    t->recipients = t->size = t->column = 0;
}

static void do_lhlo(struct lmtp_talk *t, struct lz_text rest, struct lz_writer *w) {
    (void)rest;
    forget(t);
    t->greeted = true;
    lz_put(w, "250-");
    say(w, strchr(t->box->address, '@') + 1);
    lz_put(w, "250-PIPELINING\r\n250-8BITMIME\r\n250-SMTPUTF8\r\n250-ENHANCEDSTATUSCODES\r\n250 SIZE ");
    lz_put_number(w, INBOX_BYTES);
    say(w, "");
}

/* "<games@example.org> BODY=8BITMIME" */
static bool take_path(struct lz_text *rest, const char *before, struct lz_text *path) {
    uint32_t len = (uint32_t)strlen(before);
    if (rest->len < len || strncasecmp(rest->at, before, len) != 0)
        return false;
    lz_cut(rest, len);
    *rest = lz_trim(*rest);
    const char *end = rest->len && rest->at[0] == '<' ? memchr(rest->at, '>', rest->len) : NULL;
    if (!end)
        return false;
    *path = (struct lz_text){ rest->at + 1, (uint32_t)(end - rest->at - 1) };
    return true;
}

static void do_mail(struct lmtp_talk *t, struct lz_text rest, struct lz_writer *w) {
    struct lz_text path;
    if (!t->greeted || t->from) {
        say(w, t->greeted ? "503 5.5.1 A mail is being given already" : "503 5.5.1 LHLO comes first");
        return;
    }
    t->from = take_path(&rest, "FROM:", &path);
    say(w, t->from ? "250 2.1.0 Ok" : "501 5.5.4 Write it as MAIL FROM:<anna@example.org>");
}

/* Ours, or ours with a word: games+WORD@example.org. */
static bool is_ours(const struct mailbox *box, struct lz_text path) {
    const char *at = strchr(box->address, '@');
    size_t name = (size_t)(at - box->address), host = strlen(at);
    const char *sign = path.len ? memrchr(path.at, '@', path.len) : NULL;
    if (!sign || (size_t)(path.at + path.len - sign) != host || strncasecmp(sign, at, host) != 0)
        return false;
    size_t own = (size_t)(sign - path.at);
    return own >= name && strncasecmp(path.at, box->address, name) == 0 && (own == name || path.at[name] == '+');
}

static void add(struct lmtp_talk *t, const char *bytes, uint32_t len);

/* The word of a reply address may stand nowhere but here. */
static void note_recipient(struct lmtp_talk *t, struct lz_text path) {
    add(t, "Delivered-To: ", 14);
    add(t, path.at, path.len);
    add(t, "\r\n", 2);
    t->recipients++;
}

static void do_rcpt(struct lmtp_talk *t, struct lz_text rest, struct lz_writer *w) {
    struct lz_text path;
    if (!t->from)
        say(w, "503 5.5.1 MAIL comes first");
    else if (!take_path(&rest, "TO:", &path))
        say(w, "501 5.5.4 Write it as RCPT TO:<games@example.org>");
    else if (!is_ours(t->box, path) || !mailbox_address(path))
        say(w, "550 5.1.1 That is not the mailbox of this server");
    else if (t->recipients == LMTP_RECIPIENTS)
        say(w, "452 4.5.3 Those are too many");
    else {
        note_recipient(t, path);
        say(w, "250 2.1.5 Ok");
    }
}

static void do_data(struct lmtp_talk *t, struct lz_text rest, struct lz_writer *w) {
    (void)rest;
    t->data = t->recipients;
    t->column = 0;
    t->dotted = false;
    say(w, t->data ? "354 The mail, and a point on a line of its own" : "503 5.5.1 There is nobody whom it is for");
}

static void do_rset(struct lmtp_talk *t, struct lz_text rest, struct lz_writer *w) {
    (void)rest;
    forget(t);
    say(w, "250 2.0.0 Ok");
}

static void do_noop(struct lmtp_talk *t, struct lz_text rest, struct lz_writer *w) {
    (void)t;
    (void)rest;
    say(w, "250 2.0.0 Ok");
}

static void do_vrfy(struct lmtp_talk *t, struct lz_text rest, struct lz_writer *w) {
    (void)t;
    (void)rest;
    say(w, "252 2.1.5 Send it, and it is said whether that is ours");
}

static void do_quit(struct lmtp_talk *t, struct lz_text rest, struct lz_writer *w) {
    (void)t;
    (void)rest;
    say(w, "221 2.0.0 Bye");
}

static const struct command {
    const char *word;
    void (*does)(struct lmtp_talk *, struct lz_text rest, struct lz_writer *);
} commands[] = {
    { "LHLO", do_lhlo }, { "MAIL", do_mail }, { "RCPT", do_rcpt }, { "DATA", do_data },
    { "RSET", do_rset }, { "NOOP", do_noop }, { "VRFY", do_vrfy }, { "QUIT", do_quit },
};

static enum lmtp_news do_line(struct lmtp_talk *t, struct lz_writer *w) {
    struct lz_text line = lz_trim((struct lz_text){ t->line, t->len }), word = lz_take_word(&line);
    bool fits = t->len < LMTP_LINE;
    t->len = 0;
    for (size_t i = 0; fits && i < sizeof commands / sizeof commands[0]; i++)
        if (lz_text_like(word, commands[i].word)) {
            commands[i].does(t, lz_trim(line), w);
            return commands[i].does == do_quit ? LMTP_ENDS : LMTP_MORE;
        }
    say(w, fits ? "500 5.5.1 This speaks LMTP: LHLO, MAIL, RCPT, DATA, RSET, NOOP, QUIT"
                : "500 5.5.6 The line is too long");
    return LMTP_MORE;
}

/* ---- the mail */

static void add(struct lmtp_talk *t, const char *bytes, uint32_t len) {
    t->long_ |= t->size + len > INBOX_BYTES;
    if (t->long_ || t->no_room)
        return;
    if (t->size + len > t->room) {
        uint32_t room = t->room ? 2 * t->room : FIRST_ROOM;
        while (room < t->size + len)
            room *= 2;
        char *mail = t->calls->room(t->mail, room);
        t->no_room = !mail;
        if (!mail)
            return;
        t->mail = mail;
        t->room = room;
    }
    memcpy(t->mail + t->size, bytes, len);
    t->size += len;
}

/* A point at the beginning of a line is not its own; alone on it, it ends the mail. Lines end with both signs: what
   takes one alone for the end of a line can be made to read one mail as two. */
static bool hear_data(struct lmtp_talk *t, char sign) {
    bool ends = sign == '\n' && t->last == '\r';
    t->last = sign;
    if (!t->column++ && sign == '.') {
        t->dotted = true;
        return false;
    }
    if (ends && t->dotted && t->column == 3) {
        t->size -= t->long_ || t->no_room ? 0 : 1; /* the '\r' before it */
        return true;
    }
    add(t, &sign, 1);
    if (ends) {
        t->column = 0;
        t->dotted = false;
    }
    return false;
}

enum lmtp_news lmtp_hear(struct lmtp_talk *t, struct lz_text *came, struct lz_writer *w) {
    lz_assert(t->calls && t->box);
    while (came->len && w->room - w->len > LMTP_LINE) {
        char sign = *lz_cut(came, 1).at;
        if (t->data) {
            if (hear_data(t, sign))
                return LMTP_MAIL;
            continue;
        }
        if (t->len < LMTP_LINE)
            t->line[t->len++] = sign;
        if (sign == '\n' && do_line(t, w) == LMTP_ENDS)
            return LMTP_ENDS;
    }
    return LMTP_MORE;
}

struct lz_text lmtp_mail(const struct lmtp_talk *t) {
    return t->long_ || t->no_room ? (struct lz_text){ 0 } : (struct lz_text){ t->mail, t->size };
}

void lmtp_answer(struct lmtp_talk *t, bool taken, struct lz_writer *w) {
    lz_assert(t->data && t->recipients && !(taken && t->long_));
    for (uint32_t i = 0; i < t->recipients; i++)
        say(w, t->long_ ? "552 5.3.4 It is longer than what is read"
               : taken  ? "250 2.0.0 Read"
                        : "451 4.3.0 Not now: send it again");
    forget(t);
}

void lmtp_free(struct lmtp_talk *t) {
    free(t->mail);
    t->mail = NULL;
    t->room = 0;
}
