/* newspeak-tables: the data file of NewSpeak (NS-18) made into C tables. docs/newspeak-data.md is the format.
   Read (JSON to its pieces), take (each piece into struct newspeak_facts), check (what no single piece shows), write.
 */
#ifndef NEWSPEAK_TABLES_H
#define NEWSPEAK_TABLES_H

#include "games/newspeak/newspeak_facts.h"

#include <jansson.h>

enum { COMPLAINTS = 40, DEPTH = 6, STEP_TEXT = 80, TEXTS = 3000, LIST_MOST = 40, SLUG_MOST = 40, TALK_MOST = 101 };

struct maker {
    const char *path;
    json_t *root;
    int complaints, depth;
    char where[DEPTH][STEP_TEXT]; /* from the whole file to the piece looked at: "location 13 'Zoo'", "tag 4" */
    struct newspeak_facts facts;  /* its texts are those of root */
    char slug[NS_PLACES][SLUG_MOST + 1];
    const char *text[TEXTS]; /* the lists of facts, each ended by NULL */
    int texts;
};
struct range {
    int least, most;
};

/* newspeak_tables.c: FILE: WHERE: found what, expected what. More than COMPLAINTS are not shown. */
void complain(struct maker *, const char *format, ...) __attribute__((format(printf, 2, 3)));
void enter(struct maker *, const char *format, ...) __attribute__((format(printf, 2, 3)));
void leave(struct maker *);

/* newspeak_tables_read.c: pieces of JSON. All complain when a piece is not what it should be, then answer NULL, "" or
   the least of the range. Keys end with NULL; those that begin with '?' may be missing. */
bool file_read(struct maker *, const char *path);
bool object_take(struct maker *, const json_t *, const char *const *keys);
json_t *list_take(struct maker *, const json_t *object, const char *key, struct range);
const char *text_take(struct maker *, const json_t *, struct range length);
const char *member_text(struct maker *, const json_t *object, const char *key, struct range length);
const char *const *texts_take(struct maker *, const json_t *object, const char *key, struct range count);
int number_take(struct maker *, const json_t *, struct range);
int meaning_find(const struct maker *, const char *name); /* -1 if it is none */

/* newspeak_tables_take.c, newspeak_tables_set.c: the file into facts. */
void facts_take(struct maker *);
void set_take(struct maker *, int set, const json_t *);

/* newspeak_tables_check.c: NS-18.1. newspeak_tables_talk.c: NS-18.2. */
void facts_check(struct maker *);
void talk_check(struct maker *);

/* newspeak_tables_write.c: the two C files; false if the disk would not. */
bool tables_write(const struct maker *, const char *source, const char *header);

#endif
