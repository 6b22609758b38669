#include "server/post/office.h"

#include "core/bug.h"
#include "core/words/text.h"
#include "server/post/letter.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { TRIES = 9, LONGEST = 60000, MOST = 1 << 20, KEPT_DAYS = 30 };
static const int64_t day = 24LL * 3600 * 1000, longest_wait = 6LL * 3600 * 1000;

struct due {
    int64_t id;
    int tries;
    char address[MAILBOX_TEXT];
    struct lz_text mail; /* in office->bytes */
};

/* ---- waiting: the lock is held */

static void wait_ms(struct office *office, int64_t ms) {
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += ms / 1000;
    until.tv_nsec += ms % 1000 * 1000000;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    pthread_cond_timedwait(&office->news, &office->lock, &until);
}

/* Until something new waits, or that time has passed. */
static void rest(struct office *office, int64_t ms) {
    pthread_mutex_lock(&office->lock);
    if (!office->poked && !office->stop && ms > 0)
        wait_ms(office, ms < LONGEST ? ms : LONGEST);
    office->poked = false;
    pthread_mutex_unlock(&office->lock);
}

/* All of that time, whatever comes meanwhile. */
static void pace(struct office *office, int64_t ms) {
    int64_t until = office->wall(office->to) + ms;
    pthread_mutex_lock(&office->lock);
    for (int64_t left = ms; left > 0 && !office->stop; left = until - office->wall(office->to))
        wait_ms(office, left < LONGEST ? left : LONGEST);
    pthread_mutex_unlock(&office->lock);
}

static bool stops(struct office *office) {
    pthread_mutex_lock(&office->lock);
    bool stop = office->stop;
    pthread_mutex_unlock(&office->lock);
    return stop;
}

/* ---- what became of it is written down */

static void batch_back(struct batch *batch) {
    struct office *office = batch->of;
    pthread_mutex_lock(&office->lock);
    office->decided = true;
    pthread_cond_signal(&office->news);
    pthread_mutex_unlock(&office->lock);
}

/* False: it does not stand, or the server stops; the mail waits as it was. */
static bool write_down(struct office *office, const struct base_row *rows, int count) {
    batch_empty(&office->batch);
    for (int i = 0; i < count; i++)
        if (!batch_add(&office->batch, &rows[i]))
            return false;
    pthread_mutex_lock(&office->lock);
    office->decided = false;
    pthread_mutex_unlock(&office->lock);
    writer_put(office->writer, &office->batch);
    pthread_mutex_lock(&office->lock);
    while (!office->decided && !office->stop)
        wait_ms(office, LONGEST);
    bool decided = office->decided;
    pthread_mutex_unlock(&office->lock);
    return decided && office->batch.status == LZ_OK;
}

static void tell(struct office *office, const char *words) {
    if (strcmp(office->said, words) == 0)
        return;
    snprintf(office->said, sizeof office->said, "%s", words);
    if (words[0] && office->tell)
        office->tell(office->to, words);
}

static int64_t wait_after(const struct office *office, int tries) {
    int64_t ms = office->again;
    for (int i = 0; i < tries && ms < longest_wait; i++)
        ms *= 4;
    return ms < longest_wait ? ms : longest_wait;
}

static bool settle(struct office *office, const struct due *due, const struct mailbox_answer *answer) {
    int64_t now = office->wall(office->to);
    struct lz_text words = lz_span(answer->words);
    bool never = answer->fate == MAILBOX_NEVER || (answer->fate == MAILBOX_LATER && due->tries + 1 >= TRIES);
    struct base_row rows[] = {
        { BASE_MAIL_FATE, { due->id, answer->fate == MAILBOX_DONE ? MAIL_SENT : MAIL_GIVEN_UP, now }, { words } },
        { BASE_MAIL_FORGET, { now - KEPT_DAYS * day } },
        { BASE_ADDRESS_BAD, { due->id } },
    };
    struct base_row later = { BASE_MAIL_LATER, { due->id, now + wait_after(office, due->tries) }, { words } };
    if (answer->fate == MAILBOX_DONE || never)
        return write_down(office, rows, answer->fate == MAILBOX_NEVER ? 3 : 2);
    return write_down(office, &later, 1);
}

/* ---- one mail */

static bool find_due(struct office *office, struct due *due) {
    struct base *base = &office->base;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_MAIL_DUE, office->wall(office->to), (struct lz_text){ 0 });
    bool found = base_next(base, ask) == LZ_OK;
    if (found) {
        struct lz_text address = base_text(ask, 2), bytes = base_text(ask, 3);
        struct lz_writer to = lz_writer_in(due->address, sizeof due->address);
        struct lz_writer mail = lz_writer_in(office->bytes, MOST);
        due->id = sqlite3_column_int64(ask, 0);
        due->tries = sqlite3_column_int(ask, 1);
        lz_put_text(&to, address);
        if (mailbox_address(address)) /* else nothing is sent, and it is given up */
            letter_put_to(due->address, &mail);
        lz_put_text(&mail, bytes);
        due->mail = (struct lz_text){ office->bytes, mail.len };
    }
    base_done(ask);
    return found;
}

static int64_t until_next(struct office *office) {
    struct base *base = &office->base;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_MAIL_NEXT, 0, (struct lz_text){ 0 });
    int64_t now = office->wall(office->to), left = LONGEST;
    if (base_next(base, ask) == LZ_OK && sqlite3_column_type(ask, 0) != SQLITE_NULL)
        left = sqlite3_column_int64(ask, 0) - now;
    base_done(ask);
    return left;
}

/* We are denied: nothing is sent for a while, and the mail is as it was. */
static void hold_all(struct office *office, const struct mailbox_answer *answer) {
    char words[MAILBOX_WORDS + 60];
    snprintf(words, sizeof words, "no mail can be sent: %s", answer->words);
    tell(office, words);
    pace(office, wait_after(office, office->denied++));
}

static void *work(void *to) {
    struct office *office = to;
    struct due due;
    while (!stops(office)) {
        if (!find_due(office, &due)) {
            rest(office, until_next(office));
            continue;
        }
        struct mailbox_answer answer = mailbox_send(office->box, due.address, due.mail);
        if (answer.fate == MAILBOX_DENIED) {
            hold_all(office, &answer);
            continue;
        }
        office->denied = 0;
        tell(office, "");
        bool settled = settle(office, &due, &answer);
        pace(office, settled ? office->pause : office->again); /* not settled: the disk, or the end */
    }
    return NULL;
}

/* ---- the loop's */

bool office_open(struct office *office, struct lz_writer *trouble) {
    if (!mailbox_open(trouble))
        return false;
    office->bytes = malloc(MOST);
    if (!office->bytes || !base_open(&office->base, office->path)) {
        lz_put(trouble, office->bytes ? office->base.words : "out of memory");
        return false;
    }
    office->batch = (struct batch){ .calls = office->calls, .back = batch_back, .of = office };
    pthread_mutex_init(&office->lock, NULL);
    pthread_cond_init(&office->news, NULL);
    office->runs = pthread_create(&office->thread, NULL, work, office) == 0;
    if (!office->runs)
        lz_put(trouble, "no thread could be started");
    return office->runs;
}

void office_poke(void *to) {
    struct office *office = to;
    pthread_mutex_lock(&office->lock);
    office->poked = true;
    pthread_cond_signal(&office->news);
    pthread_mutex_unlock(&office->lock);
}

void office_close(struct office *office) {
    if (!office->runs)
        return;
    pthread_mutex_lock(&office->lock);
    office->stop = true;
    pthread_cond_signal(&office->news);
    pthread_mutex_unlock(&office->lock);
    pthread_join(office->thread, NULL);
}

void office_free(struct office *office) {
    if (!office->bytes)
        return;
    base_close(&office->base);
    batch_free(&office->batch);
    free(office->bytes);
    office->bytes = NULL;
}
