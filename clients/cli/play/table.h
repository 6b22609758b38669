/* A match in play at this keyboard: the room that hosts it (host/room.h), who sits where, and what each person has
   seen. */
#ifndef CLI_TABLE_H
#define CLI_TABLE_H

#include "clients/cli/party.h"
#include "clients/cli/play/line_edit.h"
#include "clients/cli/save.h"
#include "clients/cli/sets.h"
#include "host/lesson.h"
#include "host/store/shelf.h"

/* When each bot moves, and what had happened when it had nothing to add. */
struct pace {
    int64_t due[LZ_SEATS]; /* 0: not drawn yet */
    uint32_t silent[LZ_SEATS];
    uint64_t draws;
};

/* What one person has moved since another did, so that it can be made again after undo. */
enum { TABLE_MADE = 32 };
struct table_made {
    struct lz_move at[TABLE_MADE];
    int count, backs; /* those that stand; behind them those taken back, the latest first */
};

struct guest;
struct far;
struct table;
struct table_moves;

/* Where the match is decided: in the table's room (table.c), or in one at a server, of which that is a mirror
   (clients/cli/far). What reads a match reads the room in both; these act. */
struct table_acts {
    enum lz_status (*move)(struct table *, int seat, struct table_moves, struct lz_reply *);
    bool (*undo)(struct table *, int seat, uint32_t moves, struct lz_writer *why);
    enum lz_status (*bot)(struct table *, int seat);
    enum lz_status (*ring)(struct table *);
    enum lz_status (*wait)(struct table *);
    void (*put_no)(const struct table *, const struct lz_reply *, struct lz_writer *); /* where no rule says it */
    void (*put_seal)(const struct table *, struct lz_writer *);                        /* where the match is kept */
};

struct table {
    struct term *term;
    struct own_set *set; /* what the match is played with, if it is not the built-in one */
    const struct lz_lore *lore;
    void *drawn; /* the memory of the drawer */
    struct party party;
    const struct lz_game *game;
    struct save save;
    struct lz_room room;
    const struct table_acts *acts;
    struct far *far;           /* the line to the server where it is played; NULL: it is played here */
    struct lz_learner learner; /* of a lesson, which is kept in memory; its lesson is NULL in a match */
    struct lz_shelf shelf;
    void *view;
    struct lz_event *event; /* all that stands since the deal, for all eyes; what was said is the room's */
    uint32_t events, event_room;
    uint32_t heard;                    /* entries of the room's log that are in it */
    uint32_t since[LZ_SEATS];          /* events before that person's last move: what came after is news */
    uint32_t seen[LZ_SEATS];           /* events when that person last saw the screen */
    char waits[300];                   /* whom a match at a server was last said to wait for */
    char notice[600];                  /* what the next person asked should know first */
    struct table_made made;            /* by whom redo works */
    bool uncoached;                    /* the coach was sent away */
    bool told_long;                    /* a table in words did not fit the screen: that was said once */
    struct guest *guest[LZ_SEATS];     /* programs that play here: guest.h */
    struct pace pace;                  /* of bots by the clock: pace.h */
    int shown;                         /* the person who saw the screen last, or -1 */
    struct line_edit edit;             /* the line being typed, */
    struct line_past *typed[LZ_SEATS]; /* and those that each person typed before; NULL: none yet */
};

/* Begins the match in its file; party, set and the file's name are known. False: `trouble` says what is wrong and what
   to do, and nothing is left behind. */
bool table_begin(struct table *, const uint8_t seed[LZ_SEED], struct lz_writer *trouble);
/* The file of a match: opens it where it stood. Says in `trouble` what is wrong, in table->notice what the players
   should know. */
bool table_resume(struct table *, const char *path, struct lz_writer *trouble);
/* A lesson, as a match of its own. */
bool table_teach(struct table *, const struct lz_lesson *, const struct lz_game *, struct lz_writer *trouble);
void table_close(struct table *);

/* Moves of a seat, all of them in one act; the words belong to the first. LZ_FAILED: nothing of it could be recorded
   and it was not made; the person has been told. */
struct table_moves {
    const struct lz_move *at;
    uint32_t count;
    struct lz_text words;
};
enum lz_status table_move(struct table *, int seat, struct table_moves, struct lz_reply *);
/* A mirror has been opened in table->room: who sits there, and what they were told. */
bool table_sit_down(struct table *, struct lz_writer *trouble);
/* Why the answer to that input was no: "CO-6.3: One strengthening. Possible now: discard.", or a sentence of the room's
   or the lesson's. */
void table_put_no(struct table *, const struct lz_input *, const struct lz_reply *, struct lz_writer *);
/* The bot of that seat moves, if it has something to say. Out of its turn it may only speak. */
enum lz_status table_bot(struct table *, int seat);
/* The learner has read what there was to read. */
enum lz_status table_read_on(struct table *);
/* After an act that somebody else made in the room: what it told is heard, and what failed is said. */
enum lz_status table_done(struct table *, const struct lz_reply *);
int64_t table_clock(void); /* wall time, in ms */
/* The time of the match, and the ticks that are due by it. */
int64_t table_now(const struct table *);
enum lz_status table_ring(struct table *);
/* The clock stands while a person reads how it is played, and goes on when people sit down. */
enum lz_status table_hold(struct table *);
enum lz_status table_start_clock(struct table *);
/* Nobody is to move: the clock is. */
enum lz_status table_wait(struct table *);

/* Takes back so many moves, which were made at once; false after saying why not. */
bool table_undo(struct table *, int seat, uint32_t moves, struct lz_writer *why);
/* Would it be taken? It gets the arguments that its words mean. */
bool table_judge(const struct table *, struct lz_input *, struct lz_why *);

static inline const struct lz_head *table_head(const struct table *table) { return table->room.state; }

/* What the deal was sealed with, what that is good for, and where the match is kept. */
void table_put_seal(const struct table *, struct lz_writer *);

/* A tale as the seat reads it: "you" where it is the reader. `seat` -1 reads as an onlooker. */
void table_tell(const struct table *, const struct lz_event *, int seat, struct lz_writer *);
/* The line that the person of that seat types next: with the lines before, which nobody else leafs through. */
struct line_edit *table_line(struct table *, int seat);
/* Has the seat seen the event? */
bool table_saw(const struct lz_event *, int seat);

#endif
