/* What a mail tells a seat of its table: from its view and its log, and nothing else. */
#ifndef SERVER_TELLING_H
#define SERVER_TELLING_H

#include "server/post/letter.h"
#include "server/table/table.h"

enum { TELLING_LISTED = 60 }; /* moves that are numbered; the others are answered by their words */

/* What happened after that entry of the seat's log. */
void telling_news(const struct table *, int seat, uint32_t from, struct lz_writer *);
/* What is asked, the table or the report of the turn, the moves and their numbers, how to answer; false: out of memory.
   _brief: without table and report, for one who has them. */
bool telling_asked(struct table *, int seat, struct lz_writer *) LZ_MUST_CHECK;
void telling_brief(struct table *, int seat, struct lz_writer *);
/* The same as HTML where a turn has a report, after the words that stand before it in the mail, and the pictures that
   go with that. Both are empty where there is none. False: out of memory. */
enum { TELLING_PICTURES = 8 };
struct telling_page {
    struct lz_text html;
    struct letter_picture picture[TELLING_PICTURES];
    uint32_t pictures;
};
bool telling_drawn(struct table *, int seat, struct lz_text before, struct telling_page *) LZ_MUST_CHECK;
void telling_page_free(struct telling_page *);
/* The table as it is, for a seat that is asked nothing. */
void telling_table(struct table *, int seat, struct lz_writer *);
/* Where the table is, and how to get no mail. */
void telling_foot(const struct table *, struct lz_writer *);

/* How many answers the seat may still get within this hour. False: it could not be read. */
bool telling_left(struct table *, int seat, uint32_t *left) LZ_MUST_CHECK;

/* A mail to whoever holds the seat: an answer to a mail of theirs, or what they are asked. */
struct telling {
    int seat;
    char what;        /* struct tag's */
    const char *mark; /* of the mail that it answers, or that is held; NULL */
    const char *subject;
    struct lz_text text;
    const struct telling_page *page; /* the same, drawn; NULL or empty: the text is (leaf.h) */
};
/* Its row, in the table's batch: of an answer at once. False: out of memory, or a paper could not be read. */
bool telling_send(struct table *, const struct telling *) LZ_MUST_CHECK;

#endif
