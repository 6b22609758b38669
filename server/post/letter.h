/* The bytes of a mail that the server sends, but for whom it is for: that is written before them when it is sent. */
#ifndef SERVER_LETTER_H
#define SERVER_LETTER_H

#include "mailbox/mailbox.h"

struct letter_picture {
    char name[24]; /* "battle-1": letters, digits and strokes */
    struct lz_text png;
};

struct letter {
    const struct mailbox *box;
    const char *id;      /* of the mail, before the '@': letters, digits and points */
    const char *thread;  /* the id of what it belongs to, in the same form; NULL: nothing */
    const char *subject; /* our own words: nothing that anybody else wrote stands in a header */
    int64_t wall;
    struct lz_text text;                  /* lines of UTF-8 */
    struct lz_text html;                  /* the same for who likes it drawn; empty: there is none */
    const struct letter_picture *picture; /* that go with it; */
    uint32_t pictures;
    bool seat; /* the id is a word that acts (tag.h): where we read what comes, it is in the reply address */
};

void letter_put(const struct letter *, struct lz_writer *);
/* Before the bytes: "To: <anna@example.org>". */
void letter_put_to(const char *address, struct lz_writer *);

#endif
