/* JSON as a tree that is only read: all of a report in two blocks of memory. Whole numbers only. */
#ifndef MAIL_DOC_H
#define MAIL_DOC_H

#include "clients/mail/buffer.h"

#include <stdint.h>

enum doc_kind { DOC_NULL, DOC_FALSE, DOC_TRUE, DOC_NUMBER, DOC_TEXT, DOC_LIST, DOC_OBJECT };

struct doc {
    const struct doc *first, *next; /* children; the next child of the same parent */
    const char *key;                /* in an object */
    const char *text;               /* valid UTF-8: what was not is '?' */
    int64_t number;
    uint32_t count; /* of children */
    enum doc_kind kind;
};

struct doc_file {
    struct doc *nodes; /* the root is the first */
    char *bytes;
};

bool doc_read(struct doc_file *file, const char *json, size_t length, struct fault *why);
void doc_free(struct doc_file *file);

/* Most names differ in their first letter: a word is compared only behind it. */
static inline bool doc_same(const char *a, const char *b) { return a[0] == b[0] && strcmp(a, b) == 0; }

/* NULL if there is none, or if d is NULL or no object. So are the readers below: what is missing is 0, "" or empty. */
const struct doc *doc_get(const struct doc *d, const char *key);
const char *doc_text(const struct doc *d, const char *key);
long doc_number(const struct doc *d, const char *key);
bool doc_flag(const struct doc *d, const char *key);
bool doc_has(const struct doc *d, const char *key);
/* The text of a node itself, "" if it is none. */
const char *doc_words(const struct doc *d);

/* Over the children of d[key]. */
#define DOC_EACH(child, d, key) for (const struct doc *child = doc_first(d, key); child; child = child->next)
const struct doc *doc_first(const struct doc *d, const char *key);

#endif
