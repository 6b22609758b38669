/* Sets: the data of a game as a text file that people write, read in the engine's own dialect. One record language for
   all games:

       # a comment, from the first column to the end of the line; empty lines mean nothing either
       node | TB1 | Family Feed | 540 346 | TB2 TB6      a record: fields between bars, the first names its kind
            | chan                                       a line that begins with a blank goes on with the record

   Fields are trimmed; the text is UTF-8, or a trouble says where it is not. A loader reads (lz_set_read), hands each
   record to the taker of its kind (lz_set_take), checks what no single record shows, and settles (lz_set_settle). On
   the way it says what is wrong by lz_trouble, as `thing: found 'this', expected that`, and goes on: a teacher wants
   all mistakes of a file at once. Everything that a set keeps lies in the caller's room. */
#ifndef LZ_SET_H
#define LZ_SET_H

#include "core/lz.h"

enum {
    LZ_SET_FILE = 1 << 17, /* bytes of a file, at most */
    LZ_SET_NAME = 60,      /* bytes of a name, at most */
    LZ_SET_ID = 23,        /* bytes of an id, at most */
    LZ_SET_RECORDS = 1000, /* of a file, at most */
    LZ_TROUBLES = 40,      /* told of one file; what comes after them is dropped */
    LZ_SET_WORDS = 64      /* of one field, at most */
};

/* Memory from a block that the caller owns: taken from its front, never given back. */
struct lz_room {
    uint8_t *at; /* aligned as malloc does */
    uint32_t used, size;
};
/* Zeroed, aligned for everything; NULL if so much is not left. */
void *lz_room_take(struct lz_room *, size_t bytes) LZ_MUST_CHECK;

struct lz_set_record {
    uint32_t line, fields;    /* where it begins; how many fields, its kind included */
    const char *const *field; /* NUL-ended, in the room: a set may point at them for good */
};

struct lz_trouble_line {
    uint32_t line, at, len; /* line 0: of the whole file; at, len: in `said` */
};

/* A file while it is loaded. A few KB: loaders have it on their stack. */
struct lz_set {
    struct lz_room *room;
    struct lz_set_record *record;
    uint32_t records;
    uint32_t line; /* of the record that is being taken: where lz_trouble says it is */
    bool enough;   /* said by a taker: its trouble would come up again in all that follows, which is not taken */
    uint32_t troubles, said_len;
    struct lz_trouble_line trouble[LZ_TROUBLES]; /* in the order of lines */
    char said[8000];
};

/* The file's text to records in the room; the text is needed no longer then. */
void lz_set_read(struct lz_set *, struct lz_text file, struct lz_room *);

/* lz_room_take, and a trouble if the set is too large for its room. */
void *lz_set_room(struct lz_set *, size_t bytes) LZ_MUST_CHECK;

/* Something is wrong at the record being taken, or elsewhere: line 0 is the file as a whole. The format knows
   %s, %d, %02d, and %.*s for spans (LZ_SHOW). */
void lz_trouble(struct lz_set *, const char *format, ...) __attribute__((format(__printf__, 2, 3)));
void lz_trouble_at(struct lz_set *, uint32_t line, const char *format, ...) __attribute__((format(__printf__, 3, 4)));
#define LZ_SHOW(text) ((int)(text).len), (text).at

/* A kind of record, in the order in which kinds are taken: what others name comes first. A word may stand in several
   rows, each with a taker of its own; the first says the form, the others have none. */
struct lz_record_kind {
    const char *word, *form; /* "net", "net | ID | NAME | X Y": what a message shows as right */
    uint8_t least, most;     /* fields, the kind's word included; the first `least` may not be empty */
    uint8_t name;            /* which field is a name, or 0 */
    bool leans;              /* it names what other records are: left alone once there are troubles, which it
                                would repeat */
    uint16_t records_least, records_most; /* of this kind in a file */
    void (*take)(void *loader, const struct lz_set_record *);
};
struct lz_record_kinds {
    const struct lz_record_kind *at;
    uint32_t count;
};
/* Every record to its taker, kind after kind. `loader` is what takers fill. */
void lz_set_take(struct lz_set *, struct lz_record_kinds, void *loader);

/* Of the records, in their order among those of their kind: how kinds lie among each other, comments, blanks and breaks
   of lines do not count. */
uint64_t lz_set_hash(const struct lz_set *);

/* Are there no troubles? Else writes them, in the order of lines: "line 12: hue: found ..." */
bool lz_set_settle(const struct lz_set *, struct lz_writer *trouble);

/* What many records are made of. All say what is wrong, then answer false or -1. */

struct lz_words {
    int count;
    struct lz_text word[LZ_SET_WORDS];
};
/* False, silently, if there are more words than room for them. */
bool lz_words_split(struct lz_words *, struct lz_text, const char *separators);

struct lz_range {
    int least, most;
};
bool lz_set_number(struct lz_set *, struct lz_text word, struct lz_range, int *number);
/* Exactly so many, each within -9999..9999. */
bool lz_set_numbers(struct lz_set *, const char *field, int count, int *numbers);
bool lz_set_id(struct lz_set *, const char *word); /* a word that players type and journals hold */
/* The place of a word in a list that ends with NULL; lz_word_find says nothing. */
int lz_set_word(struct lz_set *, struct lz_text word, const char *const *offered);
int lz_word_find(struct lz_text word, const char *const *offered);
/* How many characters at the beginning are of these. */
uint32_t lz_word_span(const char *word, const char *of);

#endif
