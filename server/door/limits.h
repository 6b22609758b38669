/* How much one address, person or socket may ask for: limits.def lists all of them. Whoever is refused learns the limit
   and the time to wait, and nothing about others. The loop's. */
#ifndef SERVER_LIMITS_H
#define SERVER_LIMITS_H

#include "core/lz.h"
#include "host/store/calls.h"

enum limit {
#define LIMIT(name, word, number, per, words) LIMIT_##name,
#include "server/door/limits.def"
#undef LIMIT
    LIMIT_COUNT
};
enum { LIMIT_SLOTS = 4096, LIMIT_KEY = 16 };

struct limit_slot;
struct limits {
    const struct lz_calls *calls;
    int64_t number[LIMIT_COUNT];
    uint8_t key[LIMIT_KEY]; /* of the hash that finds a slot: nobody can aim at another's */
    struct limit_slot *slot[LIMIT_SLOTS];
};

/* As the table has them, changed by "sockets=20,codes=3" (NULL: nothing). False: `trouble` says what is wrong. */
bool limits_open(struct limits *, const char *changes, struct lz_writer *trouble) LZ_MUST_CHECK;
void limits_close(struct limits *);
const char *limits_words(enum limit);

/* Whose it is, as a number: an address, a name, a person. */
uint64_t limits_key(const struct limits *, struct lz_text whose);
/* One more, within a time: 0, or the ms to wait. What is refused does not count. */
int64_t limits_count(struct limits *, enum limit, uint64_t whose, int64_t now) LZ_MUST_CHECK;
/* One more at the same time, until it is given back. */
bool limits_hold(struct limits *, enum limit, uint64_t whose) LZ_MUST_CHECK;
void limits_release(struct limits *, enum limit, uint64_t whose);

#endif
