/* Passwords are hashed as they should be, off the loop, and no more of them than the queue takes. */
#include "tests/unit/unit.h"

#include "server/people/hasher.h"

#include "core/words/text.h"

#include <semaphore.h>
#include <stdio.h>

static sem_t bell;
static pthread_t loop, worked; /* who asks, and who has last done it */
static void told(void *to) {
    (void)to;
    worked = pthread_self();
    sem_post(&bell);
}

static int ended;
static void done(struct hash_job *job) {
    assert_true(!job->given[0] && !job->fresh[0]); /* wiped */
    ended++;
}

static void open_hasher(struct hasher *hasher, uint32_t most) {
    char words[200];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    *hasher = (struct hasher){ .most = most, .told = told };
    assert_true(sodium_init() >= 0 && sem_init(&bell, 0, 0) == 0);
    assert_true(hasher_start(hasher, &trouble));
    ended = 0;
}

static void run_job(struct hasher *hasher, struct hash_job *job) {
    int before = ended;
    job->done = done;
    loop = pthread_self();
    assert_true(hasher_put(hasher, job));
    while (ended == before) {
        sem_wait(&bell);
        assert_false(pthread_equal(loop, worked));
        hasher_turn(hasher);
    }
}

TEST(a_password_fits_its_hash_alone) {
    static struct hasher hasher;
    UNUSED;
    open_hasher(&hasher, 4);
    struct hash_job make = { .fresh = "mud and reeds" }, again = { .fresh = "mud and reeds" };
    run_job(&hasher, &make);
    run_job(&hasher, &again);
    assert_true(lz_text_begins(lz_span(make.made), "$argon2id$v=19$m=19456,t=2,p=1$"));
    assert_string_not_equal(make.made, again.made); /* a salt of its own */
    struct hash_job right = { .given = "mud and reeds", .fresh = "other" },
                    wrong = { .given = "mud and reed", .fresh = "other" }, nobody = { .given = "nobody's" };
    memcpy(right.against, make.made, sizeof make.made);
    memcpy(wrong.against, make.made, sizeof make.made);
    run_job(&hasher, &right);
    run_job(&hasher, &wrong);
    run_job(&hasher, &nobody);
    assert_true(right.fits && right.made[0] && !right.failed);
    assert_true(!wrong.fits && !wrong.made[0]);
    assert_false(nobody.fits);
    hasher_stop(&hasher);
}

TEST(more_than_the_queue_takes_are_refused) {
    static struct hasher hasher;
    static struct hash_job job[40];
    int taken = 0;
    UNUSED;
    open_hasher(&hasher, 3);
    for (int i = 0; i < 40; i++) {
        job[i] = (struct hash_job){ .fresh = "mud and reeds", .done = done };
        taken += hasher_put(&hasher, &job[i]);
    }
    assert_in_range(taken, 3, 3 + 2 * HASHER_THREADS); /* those that a thread took up make room */
    hasher_stop(&hasher);
    assert_int_equal(ended, taken); /* nobody waits for ever */
}

int main(void) {
    const struct CMUnitTest tests[] = { CASE(a_password_fits_its_hash_alone),
                                        CASE(more_than_the_queue_takes_are_refused) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
