/* Talk at a table that is no move: to the whole table, within a side, among those who watch. What is said is a line of
   the journal with its words beside it, `says #2 table`, `says #2 team`, `says watchers.0123abcd Zoe`, so that words
   can be struck out and the chain holds; and an entry in the log of everybody who hears it, with a number of that log's
   own. Talk stays when moves are taken back. What the game's rules say of it, lz_game.talk does. */
#ifndef HOST_SAY_H
#define HOST_SAY_H

#include "host/room.h"

enum lz_way { LZ_SAY_TABLE, LZ_SAY_TEAM, LZ_SAY_WATCHERS, LZ_WAYS };
const char *lz_way_word(enum lz_way); /* "table" */
bool lz_way_read(struct lz_text word, enum lz_way *) LZ_MUST_CHECK;

/* Who hears it; 0: that way is not open to the seat, or to LZ_ONLOOKER. */
lz_seats lz_say_heard(const struct lz_room *, int seat, enum lz_way);

struct lz_saying {
    enum lz_way way;
    struct lz_text words;
    struct lz_text name; /* of one who watches: a sound label, which is not empty */
    uint64_t from;       /* of one who watches: who it is, for the limit of their talk */
};
/* An act of its own, be the match paused or not: `act.who` is the seat, or LZ_CLOCK for one who watches, whose acts
   have ids that no other watcher's have. After the end all who sit there may talk to the table, whatever the game's
   rules say. LZ_NO_TALK, LZ_NO_WORDS, LZ_NO_OFTEN. */
void lz_room_say(struct lz_room *, const struct lz_act *, const struct lz_saying *, struct lz_reply *);

/* Of an entry LZ_SAID: words is empty if they were struck out. */
void lz_told_saying(const struct lz_told *, struct lz_saying *);
/* {"seat":1,"to":"table","words":"Hello."}; {"name":"Zoe","to":"watchers",..}; "struck":true instead of the words;
   "muted":true instead of those of seats whom the reader does not want to hear. */
void lz_saying_json(const struct lz_told *, lz_seats muted, struct lz_writer *);

#endif
