/* The word by which a mail acts for a seat: TABLE.SEAT.NUMBER.SECRET, and behind it what else the mail is that it
   stands in: ".a" and a mark of an answer, ".e" of the end, ".b" and ".g" where it
   reminds of orders before they are due and in the grace, ".r" where we asked whether to resign, ".m" whether to be
   mailed elsewhere, ".h" where a mail is held. It is our Message-ID before the '@', and the word of a reply address and
   of PASS: one form everywhere. The secret is the holder's; the number is what was asked, so that an answer that comes
   too late is known as one. */
#ifndef SERVER_TAG_H
#define SERVER_TAG_H

#include "host/store/drawer.h"
#include "server/table/table.h"

enum { TAG = 100, TAG_MARK = 17 };

struct tag {
    int64_t table;
    int seat;
    uint32_t number;
    char secret[LZ_SECRET];
    char what;           /* 0: it tells what is asked; 'a', 'b', 'e', 'g', 'h', 'm', 'r' */
    char mark[TAG_MARK]; /* 16 hex digits of the mail that it answers or that is held */
};

/* What the seat is asked: the decision, or where orders are written on sheets 1 more than the turn that they are
   for, which is 0 of a start-up; 0: nothing.
 */
uint32_t tag_number(const struct lz_room *, int seat);
/* "123.0.7.abcdefghijkm": of what the seat is asked now. `tag` says for which seat and what stands behind
   it, and is filled. False:
   out of memory, or a paper could not be read. */
bool tag_put(struct table *, struct tag *, struct lz_writer *) LZ_MUST_CHECK;
bool tag_read(struct lz_text, struct tag *);
/* Is the secret that of whoever has the seat now? LZ_FAILED: as above. */
enum lz_status tag_fits(struct table *, const struct tag *) LZ_MUST_CHECK;

#endif
