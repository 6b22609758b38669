/* One mail, whichever way it came: whose it may be, and what becomes of it. */
#include "server/post/intake.h"

#include "core/bug.h"
#include "core/hash.h"
#include "core/words/text.h"
#include "server/post/fold.h"
#include "server/post/letter.h"
#include "server/post/newcomer.h"
#include "server/table/hall.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { TEXT = 4000, MAIL = 12000 };
static const int64_t day = 24LL * 3600 * 1000;

static int64_t now(const struct intake *in) { return in->clerk.wall(in->clerk.to); }

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
static bool tag_of_id(const struct intake *in, const char *id, struct tag *tag) {
    const char *at = strrchr(id, '@');
    return at && strcasecmp(at, strchr(in->clerk.box->address, '@')) == 0 &&
           tag_read((struct lz_text){ id, (uint32_t)(at - id) }, tag);
}

static bool find_tag(const struct intake *in, struct arrival *a) {
    const struct inbox_mail *mail = &a->mail;
    for (uint32_t i = 0; i < mail->word_count; i++)
        if (tag_read(lz_span(mail->word[i]), &a->tag))
            return true;
    for (uint32_t i = 0; i < mail->answer_count; i++)
        if (tag_of_id(in, mail->answers[i], &a->tag))
            return true;
    if (mail->kind == INBOX_BOUNCE && tag_of_id(in, mail->about, &a->tag))
        return true;
    return tag_read(lz_span(mail->pass), &a->tag);
}

/* ---- what needs no table */

int64_t intake_number(struct intake *in, enum base_ask what, int64_t number, struct lz_text text) {
    struct base *base = &in->clerk.base;
    sqlite3_stmt *ask = base_asked(base, what, number, text);
    enum lz_status status = base_next(base, ask);
    int64_t found = status == LZ_OK ? sqlite3_column_int64(ask, 0) : status == LZ_REFUSED ? -1 : -2;
    base_done(ask);
    return found;
}

/* Once a day at most, and to an address that has answered: nobody can use us to write to others. */
static bool answer_plainly(struct intake *in, int64_t person, const char *subject, const char *words) {
    char text[TEXT], mail[MAIL], id[80];
    struct lz_writer w = lz_writer_in(text, sizeof text), bytes = lz_writer_in(mail, sizeof mail);
    int64_t wall = now(in);
    enum arrival_fate fate = in->arrival.bug                           ? ARRIVAL_BUG
                             : in->arrival.mail.refusal != INBOX_TAKEN ? ARRIVAL_REFUSED
                                                                       : ARRIVAL_NO_WORD;
    lz_put(&w, words);
    fold(&w, 0);
    lz_put(&w, "\n\nThe tables: ");
    lz_put(&w, in->site);
    lz_put(&w, "\n");
    snprintf(id, sizeof id, "answer.%.16s", in->arrival.mark);
    letter_put(&(struct letter){ in->clerk.box, id, NULL, subject, wall, .text = { text, w.len } }, &bytes);
    struct base_row rows[] = { { BASE_MAIL_TELL, { person, wall, wall - day }, { { mail, bytes.len } } },
                               arrival_row(&in->arrival, fate, (struct lz_text){ 0 }) };
    bool written = clerk_write(&in->clerk, rows, 2);
    in->hall->owes.poke(in->hall->owes.to); /* it waits to be sent */
    return written;
}

static bool leave(struct intake *in) {
    struct base_row row = arrival_row(&in->arrival, ARRIVAL_LEFT, (struct lz_text){ 0 });
    return clerk_write(&in->clerk, &row, 1);
}

static bool answer_without_word(struct intake *in) {
    const struct inbox_mail *mail = &in->arrival.mail;
    int64_t person = intake_number(in, BASE_ASK_ADDRESSES, 0, lz_span(mail->from));
    if (person == -2)
        return false;
    if (person < 0 || !mail->from[0])
        return leave(in);
    if (in->arrival.bug)
        return answer_plainly(
            in, person, "Your mail was not read",
            "Your mail could not be read, and nothing of it was done. That is a fault of this program, not "
            "of yours; whoever runs it finds it in the log. The table's page does the same.");
    if (mail->refusal != INBOX_TAKEN)
        return answer_plainly(in, person, "Your mail was not read", inbox_refusal_words(mail->refusal));
    return answer_plainly(in, person, "Which table is it for?",
                          "Your mail does not say which table it is for, so nothing was done with it.\n\n"
                          "Answer a mail of ours, with the answer key of your mail program: the newest mail of the "
                          "table that you mean. Its quoted text does no harm.");
}

/* ---- what needs one */

static bool at_table(struct intake *in) {
    struct clerk *clerk = &in->clerk;
    pthread_mutex_lock(&clerk->lock);
    lz_assert(!in->given && in->arrival.tag.table > 0);
    in->given = true;
    in->arrival.done = false;
    pthread_mutex_unlock(&clerk->lock);
    in->ring(in->to);
    return clerk_await(clerk) && in->arrival.done;
}

/* Who looks at the table that somebody has joined hears of it. */
static bool stir(struct intake *in) {
    pthread_mutex_lock(&in->clerk.lock);
    in->stirs = in->seated ? in->seated : in->stirs;
    pthread_mutex_unlock(&in->clerk.lock);
    if (in->seated)
        in->ring(in->to);
    in->seated = 0;
    return true;
}

static bool deal_with(struct intake *in) {
    struct arrival *a = &in->arrival;
    int64_t known = intake_number(in, BASE_ASK_CAME, 0, lz_span(a->mark));
    if (known != -1)
        return known >= 0; /* a mail counts once */
    if (a->mail.kind == INBOX_LIST || a->mail.kind == INBOX_AUTO)
        return leave(in);
    bool tagged = find_tag(in, a), by_person = a->mail.kind == INBOX_PERSON && a->mail.refusal == INBOX_TAKEN;
    enum newcomer newcomer = by_person ? newcomer_read(in, tagged) : NEWCOMER_NO;
    if (newcomer != NEWCOMER_NO)
        return newcomer == NEWCOMER_DONE && stir(in);
    int64_t stage = tagged ? intake_number(in, BASE_ASK_STAGE, a->tag.table, (struct lz_text){ 0 }) : -1;
    if (stage == -2)
        return false;
    if (stage > STAGE_LAID && (a->mail.refusal == INBOX_TAKEN || a->mail.kind == INBOX_BOUNCE)) {
        bool done = at_table(in);
        if (!a->bug)
            return done;
    }
    return a->mail.kind == INBOX_BOUNCE ? leave(in) : answer_without_word(in);
}

/* False: there is no memory for it. One that hits a bug is not read again: it is in the other folder, and in the log.
 */
static bool read_mail(struct intake *in, struct lz_text bytes) {
    const struct mailbox *box = in->clerk.box;
    struct inbox_house house = { box->address, box->trust[0] ? box->trust : NULL, realloc };
    struct lz_trap trap;
    if (setjmp(trap.back)) {
        clerk_tell(&in->clerk, "a mail hit a bug, and was not read: it is in the folder of those that were");
        in->arrival.bug = true;
        return true;
    }
    lz_trap_set(&trap);
    bool read = inbox_read(&house, bytes, &in->arrival.mail) != LZ_FAILED;
    if (read)
        mark_mail(&in->arrival);
    lz_trap_lift(&trap);
    return read;
}

enum intake_fate intake_take(struct intake *in, struct lz_text bytes, int64_t came) {
    lz_assert(bytes.at && in->clerk.opened);
    in->arrival.came = came;
    in->aside = in->arrival.bug = false;
    bool read = read_mail(in, bytes), bug = in->arrival.bug, done = bug;
    if (read && !bug)
        done = deal_with(in);
    if (!bug) /* else nobody knows what it holds */
        inbox_free(&in->arrival.mail);
    return done ? INTAKE_DONE : in->aside ? INTAKE_ASIDE : INTAKE_LATER;
}

/* ---- the loop's */

static void ended(struct table *table, bool well, void *to) {
    struct intake *in = to;
    in->arrival.done &= well;
    in->aside = table->aside;
    table->hall->addresses += in->arrival.done; /* STOP and START change who is mailed */
    clerk_decide(&in->clerk);
}

static void read_it(struct table *table, void *to) {
    struct intake *in = to;
    arrival_read(table, &in->arrival);
}

void intake_turn(struct intake *in) {
    if (!in->clerk.runs)
        return;
    pthread_mutex_lock(&in->clerk.lock);
    bool given = in->given;
    int64_t stirs = in->stirs;
    in->given = false;
    in->stirs = 0;
    pthread_mutex_unlock(&in->clerk.lock);
    if (stirs && in->joined)
        in->joined(in->to, stirs);
    if (!given)
        return;
    struct table *table = hall_table(in->hall, in->arrival.tag.table);
    struct job *job = table ? table_job(table, JOB_READ) : NULL;
    if (!job) { /* no memory: it is tried again */
        clerk_decide(&in->clerk);
        return;
    }
    job->read = read_it;
    job->made = ended;
    job->to = in;
    table_post(table, job);
}
