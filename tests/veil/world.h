/* A server's hall with one table, without sockets and without a disk that anybody waits for; and those who listen
   there. Two of them are a pair of worlds. */
#ifndef VEIL_WORLD_H
#define VEIL_WORLD_H

#include "server/table/hall.h"
#include "server/table/talk.h"
#include "tests/prop/walk.h"

enum { WORLD_EARS = 4, WORLD_FOLDER = 64, WORLD_TABLE = 1 };
/* Whose ear: the seat's that is looked at, a watcher's, another's, and that of another who hears answers alone. */
enum world_who { WORLD_SEAT, WORLD_WATCHER, WORLD_OTHER, WORLD_ASKER };

/* What came over one wire: the messages, and after how many bytes each parcel of them was sent. */
struct ear {
    struct talk talk;
    struct scroll heard;
    uint32_t parcels;
    uint64_t when; /* a hash of the times at which they came */
    bool sits;
};

struct world {
    struct hall hall;
    struct table *table;
    int64_t now; /* its clock */
    struct ear ear[WORLD_EARS];
    char path[WORLD_FOLDER + 16];
};

void world_open(struct world *, const char *folder, const char *name);
void world_close(struct world *);

/* A new match, as the walk was set up, with these rules of the house. */
struct world_plan {
    const struct walk *walk;
    const struct lz_house *house;
    const char *row; /* the table's plan, as the lobby has it */
};
void world_lay(struct world *, const struct world_plan *);
/* The other's table, read from what it has stored. */
void world_copy(struct world *, struct world *from);
void world_drop(struct world *); /* the table is no more */

void world_settle(struct world *);         /* until nothing is to be done at this time */
void world_to(struct world *, int64_t at); /* its clock goes on, and what falls due rings when it does */
void world_sit(struct world *, enum world_who, int seat, uint32_t from);
void world_leave(struct world *, enum world_who);
void world_say(struct world *, enum world_who, const char *message);
/* An input, done by the host's own hand: no answer is sent. */
struct lz_reply world_do(struct world *, const struct lz_input *);
/* What the lobby says of the table to that person; what that seat has seen so far, once more. Into `text`. */
void world_row(struct world *, int64_t person, struct scroll *text);
void world_replay(struct world *, int seat, struct scroll *text);

#endif
