#include "server/post/clerk.h"

#include "core/bug.h"
#include "core/words/text.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { LONGEST = 60000 };
static const int64_t longest_wait = 6LL * 3600 * 1000;

/* ---- waiting: the lock is held */

static void wait_ms(struct clerk *clerk, int64_t ms) {
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += ms / 1000;
    until.tv_nsec += ms % 1000 * 1000000;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    pthread_cond_timedwait(&clerk->news, &clerk->lock, &until);
}

void clerk_rest(struct clerk *clerk, int64_t ms) {
    pthread_mutex_lock(&clerk->lock);
    if (!clerk->poked && !clerk->stop && ms > 0)
        wait_ms(clerk, ms < LONGEST ? ms : LONGEST);
    clerk->poked = false;
    pthread_mutex_unlock(&clerk->lock);
}

void clerk_pace(struct clerk *clerk, int64_t ms) {
    int64_t until = clerk->wall(clerk->to) + ms;
    pthread_mutex_lock(&clerk->lock);
    for (int64_t left = ms; left > 0 && !clerk->stop; left = until - clerk->wall(clerk->to))
        wait_ms(clerk, left < LONGEST ? left : LONGEST);
    pthread_mutex_unlock(&clerk->lock);
}

bool clerk_stops(struct clerk *clerk) {
    pthread_mutex_lock(&clerk->lock);
    bool stop = clerk->stop;
    pthread_mutex_unlock(&clerk->lock);
    return stop;
}

void clerk_poke(struct clerk *clerk) {
    pthread_mutex_lock(&clerk->lock);
    clerk->poked = true;
    pthread_cond_signal(&clerk->news);
    pthread_mutex_unlock(&clerk->lock);
}

int64_t clerk_patience(const struct clerk *clerk, int tries) {
    int64_t ms = clerk->again;
    for (int i = 0; i < tries && ms < longest_wait; i++)
        ms *= 4;
    return ms < longest_wait ? ms : longest_wait;
}

/* ---- what was decided */

void clerk_decide(struct clerk *clerk) {
    pthread_mutex_lock(&clerk->lock);
    clerk->decided = true;
    pthread_cond_signal(&clerk->news);
    pthread_mutex_unlock(&clerk->lock);
}

bool clerk_await(struct clerk *clerk) {
    pthread_mutex_lock(&clerk->lock);
    while (!clerk->decided && !clerk->stop)
        wait_ms(clerk, LONGEST);
    bool decided = clerk->decided;
    clerk->decided = false;
    pthread_mutex_unlock(&clerk->lock);
    return decided;
}

static void batch_back(struct batch *batch) { clerk_decide(batch->of); }

bool clerk_commit(struct clerk *clerk) {
    lz_assert(clerk->opened && clerk->batch.rows);
    writer_put(clerk->writer, &clerk->batch);
    return clerk_await(clerk) && clerk->batch.status == LZ_OK;
}

bool clerk_write(struct clerk *clerk, const struct base_row *rows, int count) {
    lz_assert(clerk->opened && count > 0);
    batch_empty(&clerk->batch);
    for (int i = 0; i < count; i++)
        if (!batch_add(&clerk->batch, &rows[i]))
            return false;
    return clerk_commit(clerk);
}

void clerk_tell(struct clerk *clerk, const char *words) {
    if (strcmp(clerk->said, words) == 0)
        return;
    snprintf(clerk->said, sizeof clerk->said, "%s", words);
    if (clerk->notes &&
        !clerk_write(clerk, &(struct base_row){ clerk->notes, { clerk->wall(clerk->to) }, { lz_span(words) } }, 1))
        clerk->said[0] = '?'; /* it is told, and written, again */
    if (words[0] && clerk->tell)
        clerk->tell(clerk->to, words);
}

/* ---- its life */

bool clerk_open(struct clerk *clerk, void *(*work)(void *), void *with, struct lz_writer *trouble) {
    if (!mailbox_open(trouble))
        return false;
    if (!base_open(&clerk->base, clerk->path)) {
        lz_put(trouble, clerk->base.words);
        return false;
    }
    clerk->batch = (struct batch){ .calls = clerk->calls, .back = batch_back, .of = clerk };
    pthread_mutex_init(&clerk->lock, NULL);
    pthread_cond_init(&clerk->news, NULL);
    clerk->opened = true;
    clerk->said[0] = '?'; /* what the row says is of an earlier life */
    clerk->runs = pthread_create(&clerk->thread, NULL, work, with) == 0;
    if (!clerk->runs)
        lz_put(trouble, "no thread could be started");
    return clerk->runs;
}

void clerk_stop(struct clerk *clerk) {
    pthread_mutex_lock(&clerk->lock);
    clerk->stop = true;
    pthread_cond_signal(&clerk->news);
    pthread_mutex_unlock(&clerk->lock);
}

void clerk_close(struct clerk *clerk) {
    if (!clerk->runs)
        return;
    clerk_stop(clerk);
    pthread_join(clerk->thread, NULL);
    clerk->runs = false;
}

void clerk_free(struct clerk *clerk) {
    if (!clerk->opened)
        return;
    base_close(&clerk->base);
    batch_free(&clerk->batch);
    clerk->opened = false;
}
