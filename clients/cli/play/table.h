/* A match in play at this keyboard: state, journal, what has happened, what can be taken back, and the bots. */
#ifndef CLI_TABLE_H
#define CLI_TABLE_H

#include "clients/cli/party.h"
#include "clients/cli/play/line_edit.h"
#include "clients/cli/save.h"
#include "clients/cli/sets.h"
#include "core/match.h"
#include "host/crew.h"

enum { TABLE_MARKS = 64 };

/* Where the match stood before a move that can be taken back. */
struct mark {
    uint32_t events;
    uint8_t seat;
};

/* When each bot moves, and what had happened when it had nothing to add. */
struct pace {
    int64_t due[LZ_SEATS]; /* 0: not drawn yet */
    uint32_t silent[LZ_SEATS];
    uint64_t draws;
};

struct table {
    struct term *term;
    struct own_set *set; /* what the match is played with, if it is not the built-in one */
    const struct lz_lore *lore;
    void *drawn; /* the memory of the drawer */
    struct party party;
    const struct lz_game *game;
    struct save save;
    struct lz_journal journal;
    struct lz_match match;
    uint8_t seed[LZ_SEED];
    char commit[LZ_HEX];
    void *state, *view;
    struct lz_crew crew;
    void *bots;             /* the memory of the crew */
    struct lz_event *event; /* all since the deal, for all eyes; what was said is the table's own */
    uint32_t events, room;
    uint32_t told;            /* events that the bots have been told */
    uint32_t since[LZ_SEATS]; /* events before that person's last move: what came after is news */
    uint32_t seen[LZ_SEATS];  /* events when that person last saw the screen */
    struct mark mark[TABLE_MARKS];
    uint8_t *past; /* the state at each mark */
    int marks;
    uint32_t barrier;                  /* the event that cannot be undone, 1 + its index; 0: the turn has passed on */
    bool taken;                        /* a move was made since the match was opened or resumed */
    char notice[600];                  /* what the next person asked should know first */
    bool uncoached;                    /* the coach was sent away */
    int64_t late;                      /* how far the match's clock is behind: it stood while nobody played */
    struct pace pace;                  /* of bots by the clock: pace.h */
    int shown;                         /* the person who saw the screen last, or -1 */
    struct line_edit edit;             /* the line being typed, */
    struct line_past *typed[LZ_SEATS]; /* and those that each person typed before; NULL: none yet */
};

/* Takes the room and sets the game up; the party, the seed and the time are known. */
bool table_deal(struct table *, int64_t now, struct lz_why *);
/* Begins the journal in the file. */
bool table_record(struct table *);

/* The file of a match: reads it, plays it up to where it stood. Says in `trouble` what is wrong, in table->notice what
   the players should know. */
bool table_resume(struct table *, const char *path, struct lz_writer *trouble);

/* A move of a seat with its words, stamped with the present. LZ_FAILED: it could not be recorded and was not made. */
enum lz_status table_move(struct table *, struct lz_move *, struct lz_text words, struct lz_why *);
/* The bot of that seat moves. Out of its turn it may only speak; *moved says whether it did. */
enum lz_status table_bot(struct table *, int seat, bool *moved);
/* The time of the match, and the ticks that are due by it. */
int64_t table_now(const struct table *);
enum lz_status table_ring(struct table *);
void table_start_clock(struct table *); /* when people sit down, at the deal or to go on */
/* Nobody is to move: the clock is. */
enum lz_status table_wait(struct table *);

/* Takes back the last move; false after saying why not. */
bool table_undo(struct table *, int seat, struct lz_writer *why);

/* Writes the end and the seed into the journal. */
bool table_end(struct table *);

void table_close(struct table *);

static inline const struct lz_head *table_head(const struct table *table) { return table->state; }

/* A tale as the seat reads it: "you" where it is the reader. `seat` -1 reads as an onlooker. */
void table_tell(const struct table *, const struct lz_event *, int seat, struct lz_writer *);
/* The line that the person of that seat types next: with the lines before, which nobody else leafs through. */
struct line_edit *table_line(struct table *, int seat);
/* Has the seat seen the event? */
bool table_saw(const struct lz_event *, int seat);

#endif
