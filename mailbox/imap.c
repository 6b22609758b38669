/* Mail is collected: what is new is listed, each is fetched, and what was handled moves to its folder. */
#include "mailbox/inner.h"

#include "core/bug.h"
#include "core/words/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LIST_BYTES = 4 << 20, COMMAND = 600, URL = 2 * MAILBOX_TEXT + 40 };

/* What comes over the line; longer than `most`, it is read to its end and not kept. */
struct catch {
    char *at;
    size_t len, room, most;
    bool too_long, no_room;
};

static size_t keep(char *bytes, size_t one, size_t count, void *to) {
    struct catch *caught = to;
    size_t len = one * count;
    if (caught->len + len > caught->most) {
        caught->too_long = true;
        return len;
    }
    if (caught->len + len + 1 > caught->room) {
        size_t room = 2 * (caught->len + len + 1);
        char *more = realloc(caught->at, room);
        caught->no_room |= !more;
        if (!more)
            return 0;
        caught->at = more;
        caught->room = room;
    }
    memcpy(caught->at + caught->len, bytes, len);
    caught->len += len;
    caught->at[caught->len] = 0;
    return len;
}

struct collecting {
    struct mailbox_line line;
    struct catch caught;
    struct mailbox_answer answer;
};

static bool ends_well(struct collecting *at, CURLcode done) {
    if (done == CURLE_OK)
        return true;
    at->answer = mailbox_line_answer(&at->line, done);
    if (done == CURLE_QUOTE_ERROR && at->line.reply[0])
        snprintf(at->answer.words, sizeof at->answer.words, "the server says: %s", at->line.reply);
    return false;
}

static CURLcode talk(struct collecting *at, const char *path, const char *command, size_t most) {
    char url[URL];
    const struct curl_calls *calls = at->line.calls;
    snprintf(url, sizeof url, "%s/%s", at->line.box->imap, path);
    at->caught.len = 0;
    at->caught.too_long = false;
    at->caught.most = most;
    at->line.error[0] = 0;
    if (calls->easy_setopt(at->line.curl, CURLOPT_URL, url) != CURLE_OK ||
        calls->easy_setopt(at->line.curl, CURLOPT_CUSTOMREQUEST, command) != CURLE_OK)
        return CURLE_OUT_OF_MEMORY;
    (void)calls->easy_setopt(at->line.curl, CURLOPT_WRITEFUNCTION, keep);
    (void)calls->easy_setopt(at->line.curl, CURLOPT_WRITEDATA, &at->caught);
    CURLcode done = calls->easy_perform(at->line.curl);
    return at->caught.no_room ? CURLE_OUT_OF_MEMORY : done;
}

/* In the folder that is read; "" is none. */
static bool ask(struct collecting *at, const char *path, const char *command) {
    return ends_well(at, talk(at, path, command, LIST_BYTES));
}

static struct lz_text caught(const struct collecting *at) {
    return (struct lz_text){ at->caught.at ? at->caught.at : "", (uint32_t)at->caught.len };
}

static bool strange(struct collecting *at, const char *words) {
    at->answer.fate = MAILBOX_DENIED;
    snprintf(at->answer.words, sizeof at->answer.words, "%s", words);
    return false;
}

/* ---- the folder */

static bool read_folder(struct collecting *at, struct mailbox_mark *mark) {
    char command[COMMAND];
    uint32_t validity = 0, next = 0;
    snprintf(command, sizeof command, "STATUS \"%s\" (UIDVALIDITY UIDNEXT)", at->line.box->folder);
    if (!ask(at, "", command))
        return false;
    struct lz_text left = caught(at);
    while (left.len)
        if (imap_read_status(lz_trim(lz_take_line(&left)), &validity, &next)) {
            if (validity != mark->validity) /* the folder was made anew: its numbers mean other mails */
                *mark = (struct mailbox_mark){ validity, 0 };
            return true;
        }
    return strange(at, "the server does not say which edition its folder has (UIDVALIDITY)");
}

/* Most servers have one of these already, and say no. */
static void make_handled(struct collecting *at) {
    char command[COMMAND];
    snprintf(command, sizeof command, "CREATE \"%s\"", at->line.box->handled);
    (void)!talk(at, "", command, LIST_BYTES);
}

struct list {
    struct mailbox_mail *mail;
    uint32_t count, room;
};

static int by_number(const void *one, const void *two) {
    const struct mailbox_mail *a = one, *b = two;
    return a->mark.uid < b->mark.uid ? -1 : a->mark.uid > b->mark.uid;
}

static bool add(struct list *list, const struct mailbox_mail *mail) {
    if (list->count == list->room) {
        uint32_t room = list->room ? 2 * list->room : 64;
        struct mailbox_mail *more = realloc(list->mail, room * sizeof *more);
        if (!more)
            return false;
        list->mail = more;
        list->room = room;
    }
    list->mail[list->count++] = *mail;
    return true;
}

/* "n:*" always names the last mail, so those up to `after` are left out here. */
static bool list_new(struct collecting *at, struct mailbox_mark after, struct list *list) {
    char command[COMMAND];
    struct mailbox_mail mail = { 0 };
    snprintf(command, sizeof command, "UID FETCH %u:* (UID FLAGS INTERNALDATE RFC822.SIZE)", after.uid + 1);
    if (!ask(at, at->line.box->folder, command))
        return false;
    if (at->caught.too_long)
        return strange(at, "there are more mails in the folder than can be listed: move old ones elsewhere");
    struct lz_text left = caught(at);
    while (left.len) {
        mail.mark.validity = after.validity;
        if (imap_read_fetch(lz_trim(lz_take_line(&left)), &mail) && mail.mark.uid > after.uid && !add(list, &mail)) {
            at->answer.fate = MAILBOX_LATER;
            snprintf(at->answer.words, sizeof at->answer.words, "out of memory");
            return false;
        }
    }
    if (list->count)
        qsort(list->mail, list->count, sizeof *list->mail, by_number);
    return true;
}

/* ---- a mail */

/* libcurl's own command marks it as seen, which is whoever else reads the mailbox's to do. */
static bool unsee(struct collecting *at, const struct mailbox_mail *mail) {
    char command[COMMAND];
    snprintf(command, sizeof command, "UID STORE %u -FLAGS.SILENT (\\Seen)", mail->mark.uid);
    return mail->seen || ask(at, at->line.box->folder, command);
}

static bool move(struct collecting *at, const struct mailbox_mail *mail) {
    char command[COMMAND];
    snprintf(command, sizeof command, "UID MOVE %u \"%s\"", mail->mark.uid, at->line.box->handled);
    CURLcode done = talk(at, at->line.box->folder, command, LIST_BYTES);
    return done == CURLE_QUOTE_ERROR || ends_well(at, done); /* who cannot move it leaves it: it is known by its mark */
}

static bool fetch(struct collecting *at, const struct mailbox_mail *mail, struct lz_text *bytes) {
    char path[URL];
    *bytes = (struct lz_text){ 0 };
    if (mail->size > MAILBOX_BYTES)
        return true;
    snprintf(path, sizeof path, "%s;UID=%u", at->line.box->folder, mail->mark.uid);
    CURLcode done = talk(at, path, NULL, MAILBOX_BYTES);
    if (done == CURLE_REMOTE_FILE_NOT_FOUND) /* somebody else has moved it meanwhile */
        return true;
    if (!ends_well(at, done))
        return false;
    if (!at->caught.too_long)
        *bytes = caught(at);
    return true;
}

static bool take_all(struct collecting *at, const struct list *list, mailbox_take *take, void *to) {
    for (uint32_t i = 0; i < list->count; i++) {
        const struct mailbox_mail *mail = &list->mail[i];
        struct lz_text bytes;
        bool handled = false;
        if (!fetch(at, mail, &bytes))
            return false;
        bool more = take(to, mail, bytes, &handled);
        if (!unsee(at, mail) || (handled && !move(at, mail)))
            return false;
        if (!more)
            return true;
    }
    return true;
}

struct mailbox_answer mailbox_collect(const struct mailbox *box, struct mailbox_mark after, mailbox_take *take,
                                      void *to) {
    struct collecting at = { 0 };
    struct list list = { 0 };
    lz_assert(box->imap[0]);
    if (!mailbox_line_open(&at.line, box, box->imap, &at.answer))
        return at.answer;
    at.answer = (struct mailbox_answer){ .fate = MAILBOX_DONE };
    if (read_folder(&at, &after) && list_new(&at, after, &list) && list.count) {
        make_handled(&at);
        (void)!take_all(&at, &list, take, to);
    }
    free(list.mail);
    free(at.caught.at);
    mailbox_line_close(&at.line);
    return at.answer;
}
