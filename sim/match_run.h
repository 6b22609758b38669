/* One match by bots, from its seed: the unit of every study, and what `replay --seed` plays again. */
#ifndef SIM_MATCH_RUN_H
#define SIM_MATCH_RUN_H

#include "host/crew.h"
#include "core/fair.h"
#include "core/match.h"

enum { SIM_LONGEST = 1000000 }; /* decisions after which a match is given up: no bot is ending it */

/* Who plays what. */
struct sim_table {
    const struct lz_game *game;
    struct lz_setup setup; /* seats and options; the key comes with each match */
    const struct lz_bot *bot[LZ_SEATS];
    uint64_t nodes;             /* of each decision; */
    uint64_t own[LZ_SEATS];     /* a seat's own budget; 0: `nodes` */
    const struct lz_lore *lore; /* for the bots, whose words pass every gate unasked; may be NULL */
};

/* What a match at a table needs to be played; sim_room_in lays it out in memory the caller took. */
struct sim_room {
    const struct sim_table *table;
    void *state;
    struct lz_crew crew;
};
size_t sim_room_size(const struct sim_table *);
struct sim_room sim_room_in(const struct sim_table *, void *memory); /* aligned as malloc does */

struct sim_watch {
    struct lz_sink *out;        /* all events, or NULL */
    struct lz_journal *journal; /* already begun, or NULL */
    bool audit;                 /* after every step */
    bool rounds;                /* outcome.rounds is wanted */
    /* After every decision and its events: the move that was made and the points now. May be NULL. */
    void (*moved)(void *to, const struct lz_move *, const int32_t points[LZ_SEATS]);
    void *to;
};

struct sim_outcome {
    int32_t points[LZ_SEATS];
    lz_seats won;
    uint32_t decisions;
    uint32_t scorings; /* decisions after which some points had changed: in a card game its hands */
    uint32_t rounds;   /* events that close one (LZ_ROUND), where the watch asks for them */
    bool cut;          /* given up after SIM_LONGEST decisions: nobody has won */
    struct lz_why why; /* of a match that was refused */
};

/* The sides of these seats, as a set; and how many they are: partners win as one. */
uint32_t sim_sides_of(const struct lz_game *, int seats, lz_seats some);
int sim_sides_won(const struct lz_game *, int seats, lz_seats won);
/* The winners' points less the best of the others'; false: nobody won, or everybody. */
bool sim_lead(const struct sim_outcome *, int seats, int64_t *lead);
/* Which of two bots a seat belongs to, 0 or 1: sides stay together, other seats take turns. */
int sim_camp(const struct lz_game *, int seats, int seat);
/* Who has the seat: the bot with its budget. */
struct lz_player sim_player(const struct sim_table *, int seat);
void sim_sit(struct sim_table *, int seat, const struct lz_player *);

/* The seed of match i of a study. */
void sim_seed(const uint8_t base[LZ_SEED], uint64_t i, uint8_t seed[LZ_SEED]);

/* LZ_REFUSED: the game does not offer this setup, outcome.why says what. LZ_FAILED: the journal could not be written. A
   bot that answers with an illegal move is a bug and stops the program. The state stays in the room. */
enum lz_status sim_match(struct sim_room *, const uint8_t seed[LZ_SEED], const struct sim_watch *,
                         struct sim_outcome *) LZ_MUST_CHECK;

#endif
