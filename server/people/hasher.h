/* Passwords: argon2id, by threads of their own, few of them and with a queue that is bounded, so that nobody who tries
   passwords takes the memory and time of those who play. The loop puts a job and is handed it back. */
#ifndef SERVER_HASHER_H
#define SERVER_HASHER_H

#include "core/lz.h"

#include <pthread.h>
#include <sodium.h>

enum { HASHER_THREADS = 2, HASHER_PASSWORD = 201 /* bytes, the NUL counted */ };

struct hash_job {
    struct hash_job *next;
    char given[HASHER_PASSWORD];          /* compared with `against`; "": nothing is compared */
    char against[crypto_pwhash_STRBYTES]; /* "": nobody's, which takes as long and never fits */
    char fresh[HASHER_PASSWORD];          /* hashed into `made` if what was given fits; "": nothing is */
    char made[crypto_pwhash_STRBYTES];
    bool fits, failed;               /* failed: memory was missing */
    void (*done)(struct hash_job *); /* the loop's. Both passwords are wiped before */
    void *of;
};

struct hasher {
    /* Set by whoever starts it. */
    uint32_t most;          /* jobs that wait */
    void (*told)(void *to); /* by a thread: something is done */
    void *to;

    /* Its own. */
    pthread_t thread[HASHER_THREADS];
    int count;
    pthread_mutex_t lock;
    pthread_cond_t work;
    struct hash_job *waiting, **waiting_end, *done;
    uint32_t waits;
    bool stop;
    char nobodys[crypto_pwhash_STRBYTES];
};

bool hasher_start(struct hasher *, struct lz_writer *trouble) LZ_MUST_CHECK;
bool hasher_put(struct hasher *, struct hash_job *) LZ_MUST_CHECK; /* false: too many wait */
void hasher_turn(struct hasher *);                                 /* hands back what is done */
void hasher_stop(struct hasher *);                                 /* what has not begun is handed back as failed */

#endif
