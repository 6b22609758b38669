#include "server/people/hasher.h"

#include "core/bug.h"
#include "core/words/text.h"

#include <string.h>

/* OWASP's figures for argon2id: 19 MiB, two passes. */
static const size_t memory = 19456 << 10;
static const unsigned long long passes = 2;

static bool hash(const char *password, char made[crypto_pwhash_STRBYTES]) {
    return crypto_pwhash_str(made, password, strlen(password), passes, memory) == 0;
}

static void do_job(const struct hasher *hasher, struct hash_job *job) {
    bool somebodys = job->against[0];
    if (job->given[0])
        job->fits = crypto_pwhash_str_verify(somebodys ? job->against : hasher->nobodys, job->given,
                                             strlen(job->given)) == 0 &&
                    somebodys;
    if (job->fresh[0] && (job->fits || !job->given[0]))
        job->failed = !hash(job->fresh, job->made);
}

static struct hash_job *next_job(struct hasher *hasher) {
    while (!hasher->waiting && !hasher->stop)
        pthread_cond_wait(&hasher->work, &hasher->lock);
    struct hash_job *job = hasher->stop ? NULL : hasher->waiting;
    if (job) {
        lz_assert(hasher->waits > 0);
        hasher->waits--;
        hasher->waiting = job->next;
        if (!hasher->waiting)
            hasher->waiting_end = &hasher->waiting;
    }
    return job;
}

static void *run(void *with) {
    struct hasher *hasher = with;
    struct hash_job *job;
    pthread_mutex_lock(&hasher->lock);
    while ((job = next_job(hasher))) {
        pthread_mutex_unlock(&hasher->lock);
        do_job(hasher, job);
        pthread_mutex_lock(&hasher->lock);
        job->next = hasher->done;
        hasher->done = job;
        pthread_mutex_unlock(&hasher->lock);
        hasher->told(hasher->to);
        pthread_mutex_lock(&hasher->lock);
    }
    pthread_mutex_unlock(&hasher->lock);
    return NULL;
}

bool hasher_start(struct hasher *hasher, struct lz_writer *trouble) {
    pthread_mutex_init(&hasher->lock, NULL);
    pthread_cond_init(&hasher->work, NULL);
    hasher->waiting_end = &hasher->waiting;
    if (!hash("nobody's", hasher->nobodys)) {
        lz_put(trouble, "there is not enough memory to check a password: it takes 19 MiB");
        return false;
    }
    for (; hasher->count < HASHER_THREADS; hasher->count++)
        if (pthread_create(&hasher->thread[hasher->count], NULL, run, hasher) != 0) {
            lz_put(trouble, "the system has no threads for passwords");
            hasher_stop(hasher);
            return false;
        }
    return true;
}

bool hasher_put(struct hasher *hasher, struct hash_job *job) {
    lz_assert(job->done);
    pthread_mutex_lock(&hasher->lock);
    bool takes = hasher->waits < hasher->most && !hasher->stop;
    if (takes) {
        job->next = NULL;
        *hasher->waiting_end = job;
        hasher->waiting_end = &job->next;
        hasher->waits++;
        pthread_cond_signal(&hasher->work);
    }
    pthread_mutex_unlock(&hasher->lock);
    return takes;
}

static void hand_back(struct hash_job *job) {
    struct hash_job *next;
    for (; job; job = next) {
        next = job->next;
        sodium_memzero(job->given, sizeof job->given);
        sodium_memzero(job->fresh, sizeof job->fresh);
        job->done(job);
    }
}

void hasher_turn(struct hasher *hasher) {
    pthread_mutex_lock(&hasher->lock);
    struct hash_job *done = hasher->done;
    hasher->done = NULL;
    pthread_mutex_unlock(&hasher->lock);
    hand_back(done);
}

void hasher_stop(struct hasher *hasher) {
    pthread_mutex_lock(&hasher->lock);
    hasher->stop = true;
    pthread_cond_broadcast(&hasher->work);
    pthread_mutex_unlock(&hasher->lock);
    for (; hasher->count > 0; hasher->count--)
        pthread_join(hasher->thread[hasher->count - 1], NULL);
    for (struct hash_job *job = hasher->waiting; job; job = job->next)
        job->failed = true;
    hand_back(hasher->waiting);
    hasher->waiting = NULL;
    hasher_turn(hasher);
    lz_assert(!hasher->done && !hasher->waiting);
}
