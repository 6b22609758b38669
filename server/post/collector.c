#include "server/post/collector.h"

#include "core/bug.h"
#include "core/hash.h"
#include "core/words/text.h"
#include "server/post/fold.h"
#include "server/post/letter.h"
#include "server/table/hall.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { TEXT = 4000, MAIL = 12000, KEPT_DAYS = 400 };
static const int64_t day = 24LL * 3600 * 1000;

static int64_t now(const struct collector *c) { return c->clerk.wall(c->clerk.to); }

/* ---- which mail it is */

static void add(crypto_hash_sha256_state *sum, struct lz_text text) {
    crypto_hash_sha256_update(sum, (const unsigned char *)text.at, text.len);
    crypto_hash_sha256_update(sum, (const unsigned char *)"\n", 1);
}

/* Mail servers on the way add to its head, and a mailbox may hold it twice: what counts is who wrote it, what its mail
   program called it, what it answers, and what it says. */
static void mark_mail(struct arrival *a) {
    const struct inbox_mail *mail = &a->mail;
    crypto_hash_sha256_state sum;
    uint8_t digest[32];
    crypto_hash_sha256_init(&sum);
    add(&sum, lz_span(mail->from));
    add(&sum, lz_span(mail->id));
    if (!mail->id[0]) /* nobody says that it is another */
        crypto_hash_sha256_update(&sum, mail->digest, sizeof mail->digest);
    for (uint32_t i = 0; i < mail->answer_count; i++)
        add(&sum, lz_span(mail->answers[i]));
    for (uint32_t i = 0; i < mail->word_count; i++)
        add(&sum, lz_span(mail->word[i]));
    for (uint32_t i = 0; i < mail->lines; i++)
        add(&sum, mail->line[i].text);
    crypto_hash_sha256_final(&sum, digest);
    lz_hex_print(digest, sizeof digest, a->mark);
}

/* Our own ids end with the host of our address. */
static bool tag_of_id(const struct collector *c, const char *id, struct tag *tag) {
    const char *at = strrchr(id, '@');
    return at && strcasecmp(at, strchr(c->clerk.box->address, '@')) == 0 &&
           tag_read((struct lz_text){ id, (uint32_t)(at - id) }, tag);
}

static bool find_tag(const struct collector *c, struct arrival *a) {
    const struct inbox_mail *mail = &a->mail;
    for (uint32_t i = 0; i < mail->word_count; i++)
        if (tag_read(lz_span(mail->word[i]), &a->tag))
            return true;
    for (uint32_t i = 0; i < mail->answer_count; i++)
        if (tag_of_id(c, mail->answers[i], &a->tag))
            return true;
    if (mail->kind == INBOX_BOUNCE && tag_of_id(c, mail->about, &a->tag))
        return true;
    return tag_read(lz_span(mail->pass), &a->tag);
}

/* ---- what needs no table */

/* Rows of the data base, one number of one row; -1: there is none; -2: it could not be read. */
static int64_t look_up(struct collector *c, enum base_ask what, int64_t number, struct lz_text text) {
    struct base *base = &c->clerk.base;
    sqlite3_stmt *ask = base_asked(base, what, number, text);
    enum lz_status status = base_next(base, ask);
    int64_t found = status == LZ_OK ? sqlite3_column_int64(ask, 0) : status == LZ_REFUSED ? -1 : -2;
    base_done(ask);
    return found;
}

/* Once a day at most, and to an address that has answered: nobody can use us to write to others. */
static bool answer_plainly(struct collector *c, int64_t person, const char *subject, const char *words) {
    char text[TEXT], mail[MAIL], id[80];
    struct lz_writer w = lz_writer_in(text, sizeof text), bytes = lz_writer_in(mail, sizeof mail);
    int64_t wall = now(c);
    enum arrival_fate fate = c->arrival.bug                           ? ARRIVAL_BUG
                             : c->arrival.mail.refusal != INBOX_TAKEN ? ARRIVAL_REFUSED
                                                                      : ARRIVAL_NO_WORD;
    lz_put(&w, words);
    fold(&w, 0);
    lz_put(&w, "\n\nThe tables: ");
    lz_put(&w, c->site);
    lz_put(&w, "\n");
    snprintf(id, sizeof id, "answer.%.16s", c->arrival.mark);
    letter_put(&(struct letter){ c->clerk.box, id, NULL, subject, wall, { text, w.len }, false }, &bytes);
    struct base_row rows[] = { { BASE_MAIL_TELL, { person, wall, wall - day }, { { mail, bytes.len } } },
                               arrival_row(&c->arrival, fate, (struct lz_text){ 0 }) };
    bool written = clerk_write(&c->clerk, rows, 2);
    c->hall->owes.poke(c->hall->owes.to); /* it waits to be sent */
    return written;
}

static bool leave(struct collector *c) {
    struct base_row row = arrival_row(&c->arrival, ARRIVAL_LEFT, (struct lz_text){ 0 });
    return clerk_write(&c->clerk, &row, 1);
}

static bool answer_without_word(struct collector *c) {
    const struct inbox_mail *mail = &c->arrival.mail;
    int64_t person = look_up(c, BASE_ASK_ADDRESSES, 0, lz_span(mail->from));
    if (person == -2)
        return false;
    if (person < 0 || !mail->from[0])
        return leave(c);
    if (c->arrival.bug)
        return answer_plainly(
            c, person, "Your mail was not read",
            "Your mail could not be read, and nothing of it was done. That is a fault of this program, not "
            "of yours; whoever runs it finds it in the log. The table's page does the same.");
    if (mail->refusal != INBOX_TAKEN)
        return answer_plainly(c, person, "Your mail was not read", inbox_refusal_words(mail->refusal));
    return answer_plainly(c, person, "Which table is it for?",
                          "Your mail does not say which table it is for, so nothing was done with it.\n\n"
                          "Answer a mail of ours, with the answer key of your mail program: the newest mail of the "
                          "table that you mean. Its quoted text does no harm.");
}

/* ---- what needs one */

static bool at_table(struct collector *c) {
    struct clerk *clerk = &c->clerk;
    pthread_mutex_lock(&clerk->lock);
    lz_assert(!c->given && c->arrival.tag.table > 0);
    c->given = true;
    c->arrival.done = false;
    pthread_mutex_unlock(&clerk->lock);
    c->ring(c->to);
    return clerk_await(clerk) && c->arrival.done;
}

static bool deal_with(struct collector *c) {
    struct arrival *a = &c->arrival;
    int64_t known = look_up(c, BASE_ASK_CAME, 0, lz_span(a->mark));
    if (known != -1)
        return known >= 0; /* a mail counts once */
    if (a->mail.kind == INBOX_LIST || a->mail.kind == INBOX_AUTO)
        return leave(c);
    bool tagged = find_tag(c, a);
    int64_t stage = tagged ? look_up(c, BASE_ASK_STAGE, a->tag.table, (struct lz_text){ 0 }) : -1;
    if (stage == -2)
        return false;
    if (stage > STAGE_LAID && (a->mail.refusal == INBOX_TAKEN || a->mail.kind == INBOX_BOUNCE)) {
        bool done = at_table(c);
        if (!a->bug)
            return done;
    }
    return a->mail.kind == INBOX_BOUNCE ? leave(c) : answer_without_word(c);
}

/* False: there is no memory for it. One that hits a bug is not read again: it is in the other folder, and in the log.
 */
static bool read_mail(struct collector *c, struct lz_text bytes) {
    struct inbox_house house = { c->clerk.box->address, NULL, realloc };
    struct lz_trap trap;
    if (setjmp(trap.back)) {
        clerk_tell(&c->clerk, "a mail hit a bug, and was not read: it is in the folder of those that were");
        c->arrival.bug = true;
        return true;
    }
    lz_trap_set(&trap);
    bool read = inbox_read(&house, bytes, &c->arrival.mail) != LZ_FAILED;
    if (read)
        mark_mail(&c->arrival);
    lz_trap_lift(&trap);
    return read;
}

/* A table that is set aside takes nothing: its mail waits in the folder, and the others' goes on. Where the disk or
   memory fails all wait, because of two mails for one table the first must be read first. */
static bool take(void *to, const struct mailbox_mail *mail, struct lz_text bytes, bool *handled) {
    struct collector *c = to;
    if (!bytes.at) { /* longer than what is fetched, or gone meanwhile */
        c->read = mail->mark;
        return true;
    }
    c->arrival.came = mail->came;
    c->aside = c->arrival.bug = false;
    bool read = read_mail(c, bytes), bug = c->arrival.bug;
    if (read)
        *handled = bug || deal_with(c);
    if (!bug) /* else nobody knows what it holds */
        inbox_free(&c->arrival.mail);
    c->waits |= c->aside;
    c->halts = !*handled && !c->aside;
    if (!c->waits && !c->halts)
        c->read = mail->mark;
    return !c->halts && !clerk_stops(&c->clerk);
}

/* ---- the thread */

static bool read_place(struct collector *c) {
    struct base *base = &c->clerk.base;
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
    if (!clerk_write(&c->clerk, rows, 2))
        return false;
    c->mark = c->read;
    return true;
}

static void look(struct collector *c) {
    char words[MAILBOX_WORDS + 60];
    int64_t began = now(c);
    c->halts = c->waits = false;
    c->read = c->mark;
    struct mailbox_answer answer = mailbox_collect(c->clerk.box, c->mark, take, c);
    if (answer.fate == MAILBOX_DONE && note_place(c) && !c->halts) {
        c->looked = began;
        c->denied = 0;
        clerk_tell(&c->clerk, c->waits ? "mail for a table that is set aside waits in the folder" : "");
    } else {
        snprintf(words, sizeof words, "mail cannot be collected: %s",
                 c->halts ? "one could not be dealt with, and is tried again" : answer.words);
        clerk_tell(&c->clerk, words);
        c->denied += answer.fate == MAILBOX_DENIED;
    }
    c->ring(c->to); /* deadlines may wait for this */
}

static void *work(void *to) {
    struct collector *c = to;
    const int64_t second = 1000;
    bool placed = false;
    while (!clerk_stops(&c->clerk)) {
        placed = placed || read_place(c);
        if (placed)
            look(c);
        if (c->denied)
            clerk_pace(&c->clerk, clerk_patience(&c->clerk, c->denied - 1));
        else
            clerk_rest(&c->clerk, c->clerk.box->poll ? c->clerk.box->poll * second : second / 20);
    }
    return NULL;
}

bool collector_open(struct collector *c, struct lz_writer *trouble) {
    inbox_open();
    return clerk_open(&c->clerk, work, c, trouble);
}

void collector_free(struct collector *c) { clerk_free(&c->clerk); }

/* ---- the loop's */

static void ended(struct table *table, bool well, void *to) {
    struct collector *c = to;
    c->arrival.done &= well;
    c->aside = table->aside;
    table->hall->addresses += c->arrival.done; /* STOP and START change who is mailed */
    clerk_decide(&c->clerk);
}

static void read_it(struct table *table, void *to) {
    struct collector *c = to;
    arrival_read(table, &c->arrival);
}

void collector_turn(struct collector *c) {
    if (!c->clerk.runs)
        return;
    pthread_mutex_lock(&c->clerk.lock);
    bool given = c->given;
    c->given = false;
    pthread_mutex_unlock(&c->clerk.lock);
    if (!given)
        return;
    struct table *table = hall_table(c->hall, c->arrival.tag.table);
    struct job *job = table ? table_job(table, JOB_READ) : NULL;
    if (!job) { /* no memory: it is tried again */
        clerk_decide(&c->clerk);
        return;
    }
    job->read = read_it;
    job->made = ended;
    job->to = c;
    table_post(table, job);
}
