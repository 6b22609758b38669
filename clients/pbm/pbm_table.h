/* What a game by mail is, besides its state: who is awaited, what goes out with the next reports, when orders are due.
   All of it follows from the lines that the host wrote into the journal, and so does all that a report of an earlier
   turn was made from. Lines, beside those of the room:
     id ID, preset NAME, rule RULE, zone ZONE, absent N     what a table is made with
     papers WORDS                                           what is written of each report, if not all of PBM_PAPERS
     due TURN SECONDS AHEAD                      when orders are due, and the minutes that clocks there are ahead of UTC
     mail #SEAT MARK                             a mail was taken, then what it brought:
     in #SEAT                                      orders, or the word that there are none
     wish #SEAT                                    SURRENDER, for the first time
     letter .., withdrawn ..                       letters: host/post.h
     unused #SEAT                                  lines that were no orders, and why: said
     note, note #SEAT                            from the moderator, to all or to one: said
     turn TURN RAN SECONDS AHEAD                 the turn was run, and orders for the next are due then
     missed #SEAT                                for which no orders had come */
#ifndef PBM_TABLE_H
#define PBM_TABLE_H

#include "host/post.h"
#include "host/room.h"
#include "host/time/deadline.h"

enum { PBM_ID = 32, PBM_RULE = 200, PBM_ABSENT = 3 };

/* What goes out with the reports of a turn, besides letters. */
enum pbm_kind { PBM_NOTE, PBM_UNUSED };
struct pbm_paper {
    struct pbm_paper *next;
    enum pbm_kind kind;
    int from;    /* a seat; LZ_CLOCK: the moderator */
    lz_seats to; /* of a note */
    uint32_t act, len;
    char text[];
};

struct pbm_seat {
    bool in, wish;  /* its orders are in; it wants to leave the game, and has said so once */
    uint8_t missed; /* turns in a row */
    uint32_t mails; /* taken for the coming turn, */
    uint64_t mark;  /* and that of the last */
    uint32_t taken; /* the act in which somebody sat down since the last turn, that turn's own counted; 0: nobody has */
};

/* The turn that is awaited. */
struct pbm_await {
    struct lz_due due;
    int64_t ran, last_in; /* seconds: when the last turn ran; when the last orders came, 0: none have */
    struct pbm_seat seat[LZ_SEATS];
    struct pbm_paper *post; /* in the order in which it came */
    struct lz_posted *letters;
};

/* One that was run. */
struct pbm_turn {
    uint32_t act, step;      /* that ran it; */
    uint32_t back;           /* the step before its act, to which it can be taken back */
    struct lz_due due;       /* when orders for the next are due, as its reports say */
    struct pbm_await before; /* as it found things */
    uint32_t number[LZ_SEATS];
    char label[LZ_SEATS][LZ_LABEL]; /* who sat where */
    lz_seats left;                  /* and lost the clan to a bot with this turn */
    int32_t score[LZ_SEATS];
};

struct pbm_table {
    char id[PBM_ID], preset[PBM_ID], zone[LZ_ZONE_NAME], rule[PBM_RULE];
    uint8_t papers; /* bits, in the order of PBM_PAPERS; 0: all */
    int absent;     /* so many turns without orders, and a bot takes over; 0: never */
    struct lz_deadline deadline;
    struct pbm_await now;
    struct pbm_turn *turn;
    int turns, room;
    uint32_t turned, step; /* the steps of the last turn, and of the last act */
    uint32_t scored;       /* the act whose scores are noted when it is over */
    bool short_of;         /* memory was missing: what is known is not all */
};

/* What can be written of a report each turn; and a list of some of these words, apart by commas or blanks, as bits. 0:
   one of them is none. */
#define PBM_PAPERS "text html pdf json png"
uint8_t pbm_papers_read(struct lz_text words);

struct pbm;
struct lz_ears pbm_table_ears(struct pbm *);
void pbm_table_free(struct pbm_table *);

#endif
