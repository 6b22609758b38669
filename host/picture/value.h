/* JSON as the core writes it, read into memory of the caller's: what host/changes compares and changes. One text for
   one value: no white space, whole numbers, of escapes only those that have to be. So two strings are equal if their
   bytes are, and a value has one canonical text: the keys of every object in the order of their bytes. */
#ifndef HOST_VALUE_H
#define HOST_VALUE_H

#include "core/lz.h"

enum {
    LZ_VALUE_DEPTH = 32,                     /* lists and objects in one another, at most */
    LZ_CHANGE_DEPTH = 2 * LZ_VALUE_DEPTH + 1 /* in a change, which has up to two for each of its picture's */
};

struct lz_value {
    const char *at;  /* its text, borrowed; the first byte says what it is: '{', '[', '"', or a plain word */
    const char *key; /* of a member of an object, with its quotes */
    uint32_t len, key_len;
    uint32_t members;     /* of a list or an object, */
    uint32_t first, next; /* the first of them; the one after this among its like. 0: there is none */
};

/* Room for values: lz_values_most of all texts that are read into it, and one more, because 0 is nobody. */
struct lz_values {
    struct lz_value *at;
    uint32_t room, count;
    struct lz_writer *trouble; /* where it is said what is wrong; may be NULL */
};
uint32_t lz_values_most(struct lz_text);

/* Forgets what was read before. */
void lz_values_clear(struct lz_values *);
/* The text as one value, a picture or a change, the members of every object in the order of their keys. 0: it is none,
   and the trouble says so. */
uint32_t lz_picture_read(struct lz_values *, struct lz_text);
uint32_t lz_change_read(struct lz_values *, struct lz_text);
/* Its canonical text. False: it has become deeper than LZ_VALUE_DEPTH. */
bool lz_value_write(const struct lz_values *, uint32_t value, struct lz_writer *);

static inline struct lz_text lz_value_text(const struct lz_value *v) { return (struct lz_text){ v->at, v->len }; }
static inline struct lz_text lz_value_key(const struct lz_value *v) { return (struct lz_text){ v->key, v->key_len }; }
static inline bool lz_value_is(const struct lz_value *v, char kind) { return *v->at == kind; }
/* Below 0, 0, above 0: in the order of their bytes. */
int lz_keys_compare(struct lz_text, struct lz_text);

#endif
