/* Who sits where, and by which options they play. */
#ifndef CLI_PARTY_H
#define CLI_PARTY_H

#include "bots/bot.h"
#include "core/journal.h"
#include "core/words/text.h"

enum { PARTY_NAME = 40, PARTY_COMMAND = 400 };
#define PARTY_EXEC \
    "exec:" /* before the command of a program that sits at a table; in a journal before its name alone */

struct party {
    const struct lz_game *game;
    struct lz_setup setup;
    const struct lz_bot *bot[LZ_SEATS];    /* NULL: a person at this keyboard, or a program */
    char program[LZ_SEATS][PARTY_COMMAND]; /* the command of a program that sits there; "": none does */
    bool elsewhere[LZ_SEATS];              /* whoever sits there plays over the wire: nothing is asked of it here */
    int64_t think_ms;                      /* for each decision of a program's */
    bool uncontained;                      /* programs may do all that their user may */
    uint64_t nodes[LZ_SEATS];              /* a bot's own budget; 0: as the others have */
    char given[LZ_SEATS][PARTY_NAME];      /* the name a person gave, or ""; of a bot "greedy", "rummy@4000" */
    char name[LZ_SEATS][PARTY_NAME + 16];  /* what tales call the seat; no two alike */
    char label[LZ_SEATS][PARTY_NAME + 8];  /* what the journal says: "bot:greedy", a name, or nothing */
};

/* The words of a call, each NULL if not given. Says in `trouble` what is wrong and what would be right. */
struct party_call {
    const char *seats, *players, *bots, *seat; /* seat: where the person sits who plays against bots */
    bool all_bots;                             /* no seat is a person's unless --players says so */
    bool usual; /* nobody named the preset: a longer list of bots counts for more than its seats */
};
bool party_gather(struct party *, const struct lz_game *, const struct party_call *, struct lz_writer *trouble);

/* From a journal's header: false if a bot it names is not to be had. */
bool party_recall(struct party *, const struct lz_record *, struct lz_writer *trouble);

/* The strongest bot that plays the game; the one of a level, or the strongest where there is none. */
const struct lz_bot *party_best_bot(const struct lz_game *);
const struct lz_bot *party_usual_bot(const struct lz_game *, enum lz_level);
/* Is the bot one for people to play with? Those of studies are not, where there are others. */
bool party_offers_bot(const struct lz_game *, const struct lz_bot *);

bool party_person(const struct party *, int seat); /* is it a person's at this keyboard? */
int party_people(const struct party *);            /* how many seats are, */
int party_programs(const struct party *);          /* and how many a program's */
int party_open(const struct party *);              /* that wait for somebody elsewhere */
/* The programs of a party that was gathered. */
void party_programs_from(struct party *, const struct party *gathered);

/* Only that seat is played here; the others sit elsewhere. */
void party_alone(struct party *, int seat);

/* Names for lz_event_tell, in the order of the seats. */
void party_names(const struct party *, const char *names[LZ_SEATS]);

#endif
