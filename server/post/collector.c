/* The folder of a mailbox, looked into again and again (server/post/collector.h). */
#include "server/post/collector.h"

#include "core/words/text.h"
#include "server/post/fold.h"
#include "server/post/letter.h"
#include "server/table/hall.h"

#include <stdio.h>

enum { KEPT_DAYS = 400 };
static const int64_t day = 24LL * 3600 * 1000;

static int64_t now(const struct collector *c) { return c->in.clerk.wall(c->in.clerk.to); }

/* A table that is set aside takes nothing: its mail waits in the folder, and the others' goes on. Where the disk or
   memory fails all wait, because of two mails for one table the first must be read first. */
static bool take(void *to, const struct mailbox_mail *mail, struct lz_text bytes, bool *handled) {
    struct collector *c = to;
    if (!bytes.at) { /* longer than what is fetched, or gone meanwhile */
        c->read = mail->mark;
        return true;
    }
    enum intake_fate fate = intake_take(&c->in, bytes, mail->came);
    *handled = fate == INTAKE_DONE;
    c->waits |= fate == INTAKE_ASIDE;
    c->halts = fate == INTAKE_LATER;
    if (!c->waits && !c->halts)
        c->read = mail->mark;
    return !c->halts && !clerk_stops(&c->in.clerk);
}

/* ---- the thread */

static bool read_place(struct collector *c) {
    struct base *base = &c->in.clerk.base;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_COLLECTED, 0, (struct lz_text){ 0 });
    enum lz_status status = base_next(base, ask);
    if (status == LZ_OK)
        c->mark = (struct mailbox_mark){ (uint32_t)sqlite3_column_int64(ask, 0),
                                         (uint32_t)sqlite3_column_int64(ask, 1) };
    base_done(ask);
    return status != LZ_FAILED;
}

/* Only when all that was dealt with has left the folder: one that is found there again is known, and leaves it then. */
static bool note_place(struct collector *c) {
    struct base_row rows[] = { { BASE_COLLECTED, { c->read.validity, c->read.uid } },
                               { BASE_CAME_FORGET, { now(c) - KEPT_DAYS * day } } };
    if (c->read.uid == c->mark.uid && c->read.validity == c->mark.validity)
        return true;
    if (!clerk_write(&c->in.clerk, rows, 2))
        return false;
    c->mark = c->read;
    return true;
}

/* Whoever has tables that are played hears of it, once a day at most: deadlines wait for the mailbox, and then no more.
 */
static void tell_hosts(struct collector *c, const char *why) {
    static const char
        head[] = "The mailbox of the tables cannot be read, and what players write is not taken:\n\n  ",
        tail[] =
            "\n\nDeadlines wait for it, for the grace that its file names, and then no more. Nothing is lost: what "
            "is in the mailbox counts at the time at which it came. `lizardry mail-test` says what is wrong and what "
            "to do.\n";
    char text[2000], mail[9000], id[60];
    struct lz_writer w = lz_writer_in(text, sizeof text), bytes = lz_writer_in(mail, sizeof mail);
    int64_t at = now(c);
    lz_put(&w, head);
    lz_put(&w, why);
    lz_put(&w, tail);
    fold(&w, 0);
    snprintf(id, sizeof id, "fails.%lld", (long long)at);
    letter_put(&(struct letter){ .box = c->in.clerk.box,
                                 .id = id,
                                 .subject = "The mailbox of your tables cannot be read",
                                 .wall = at,
                                 .text = { text, w.len } },
               &bytes);
    (void)!clerk_write(&c->in.clerk, &(struct base_row){ BASE_MAIL_HOSTS, { at, at - day }, { { mail, bytes.len } } },
                       1); /* else after the next look */
    c->in.hall->owes.poke(c->in.hall->owes.to);
}

/* At once if we are denied, for somebody must look; a line that is down comes back by itself most often. */
static void note_failure(struct collector *c, const struct mailbox_answer *answer) {
    const int64_t patience = 10 * 60 * 1000;
    c->fails = c->fails ? c->fails : now(c);
    if (!c->halts && (answer->fate == MAILBOX_DENIED || now(c) - c->fails >= patience))
        tell_hosts(c, answer->words);
}

static void look(struct collector *c) {
    char words[MAILBOX_WORDS + 60];
    int64_t began = now(c);
    c->halts = c->waits = false;
    c->read = c->mark;
    struct mailbox_answer answer = mailbox_collect(c->in.clerk.box, c->mark, take, c);
    if (answer.fate == MAILBOX_DONE && note_place(c) && !c->halts) {
        c->looked = began;
        c->denied = 0;
        c->fails = 0;
        clerk_tell(&c->in.clerk, c->waits ? "mail for a table that is set aside waits in the folder" : "");
    } else {
        snprintf(words, sizeof words, "mail cannot be collected: %s",
                 c->halts ? "one could not be dealt with, and is tried again" : answer.words);
        clerk_tell(&c->in.clerk, words);
        c->denied += answer.fate == MAILBOX_DENIED;
        note_failure(c, &answer);
    }
    c->in.ring(c->in.to); /* deadlines may wait for this */
}

static void *work(void *to) {
    struct collector *c = to;
    const int64_t second = 1000;
    bool placed = false;
    while (!clerk_stops(&c->in.clerk)) {
        placed = placed || read_place(c);
        if (placed)
            look(c);
        if (c->denied)
            clerk_pace(&c->in.clerk, clerk_patience(&c->in.clerk, c->denied - 1));
        else
            clerk_rest(&c->in.clerk, c->in.clerk.box->poll ? c->in.clerk.box->poll * second : second / 20);
    }
    return NULL;
}

bool collector_open(struct collector *c, struct lz_writer *trouble) {
    inbox_open();
    return clerk_open(&c->in.clerk, work, c, trouble);
}
