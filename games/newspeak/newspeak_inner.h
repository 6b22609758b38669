/* Who does what inside the rules of NewSpeak. The round is a table of states (newspeak_turn.c); a state is left by a
   move or by its alarm, and entering the next may go on at once. */
#ifndef NEWSPEAK_INNER_H
#define NEWSPEAK_INNER_H

#include "core/words/event.h"
#include "core/seats.h"
#include "games/newspeak/newspeak_state.h"

enum newspeak_rule {
    NS_NOT_A_MOVE = LZ_NOT_A_MOVE,
#define RULE(name, id, text) name,
#include "games/newspeak/newspeak_rules.def"
#undef RULE
    NS_RULES
};

/* Purposes of chance. */
enum newspeak_chance { NS_DEAL = 1, NS_DRAW_ID, NS_DRAW_CODE, NS_DRAW_DIAL, NS_DRAW_SHIFT };

static inline bool newspeak_free(const struct newspeak_open *o) { return o->option[NS_O_TALK] == NS_TALK_FREE; }
/* NS-4.3 */
static inline bool newspeak_timed(const struct newspeak_open *o) { return o->option[NS_O_CLOCK] != NS_CLOCK_NONE; }
/* NS-4.7: what a deadline replaces is drawn, so that the clock betrays nothing. */
static inline bool newspeak_drawn(const struct newspeak_open *o) { return o->option[NS_O_ABSENT] == NS_ABSENT_DRAW; }
static inline bool newspeak_neutral(const struct newspeak_open *o, int slot) {
    lz_assert(slot >= 0 && slot < NS_SLOTS);
    return o->status[slot] == NS_NEUTRAL;
}
static inline bool newspeak_in_play(const struct newspeak_open *o, int slot) {
    lz_assert(slot >= 0 && slot < NS_SLOTS);
    return o->status[slot] != NS_REMOVED;
}
static inline lz_seats newspeak_dissidents(const struct newspeak_open *o) { return lz_all(o->dissidents); }
static inline lz_seats newspeak_moderators(const struct newspeak_open *o) {
    return lz_all(o->dissidents + o->moderators) & ~lz_all(o->dissidents);
}
static inline lz_seats newspeak_team(const struct newspeak_open *o, enum newspeak_side side) {
    lz_assert(side == NS_DISSIDENT || side == NS_MODERATOR); /* who watches is in no team */
    return side == NS_DISSIDENT ? newspeak_dissidents(o) : newspeak_moderators(o);
}
static inline lz_seats newspeak_all(const struct newspeak_open *o) {
    return lz_everyone(o->dissidents + o->moderators);
}

extern const char *const newspeak_phase_words[NS_PHASES];

/* newspeak_law.c: what may be done now; who may act, and for whom the game holds. */
bool newspeak_check(const struct lz_game *, const void *state, const struct lz_input *, struct lz_why *);
/* As check, but only as far as the words: NS-5.4. */
bool newspeak_check_speaker(const struct newspeak_state *, const struct lz_move *, struct lz_why *);
void newspeak_legal(const struct lz_game *game, const void *state, int seat, struct lz_moves *);
bool newspeak_sample(const struct lz_game *game, const void *state, int seat, struct lz_rng *, struct lz_move *);
lz_seats newspeak_may(const struct newspeak_facts *, const struct newspeak_state *);
lz_seats newspeak_wait(const struct newspeak_state *);
lz_seats newspeak_without_card(const struct newspeak_state *);
bool newspeak_holds(const struct newspeak_cell *, const struct newspeak_open *, int card, int *owner);
bool newspeak_has_step(const struct newspeak_card *, int step);

/* newspeak_talk.c */
bool newspeak_hear(const struct lz_game *game, const void *state, struct lz_input *, struct lz_writer *heard,
                   struct lz_why *);

bool newspeak_gate(const struct lz_game *game, const struct lz_lore *, const struct lz_input *, struct lz_why *);

/* newspeak_turn.c: the round as a table. */
void newspeak_deal(const struct newspeak_facts *, struct lz_rng *, uint8_t dealt[NS_SLOTS]); /* NS-3.2 */
void newspeak_begin(struct newspeak_state *, struct lz_sink *);
void newspeak_enter(struct newspeak_state *, enum newspeak_phase, struct lz_sink *);
/* NS-4.4: how long the state lasts at most, in ms, where a clock runs. */
int32_t newspeak_lasts(const struct newspeak_open *, enum newspeak_phase);
void newspeak_apply(const struct lz_game *game, void *state, const struct lz_move *, struct lz_sink *);

/* newspeak_team.c: decisions of a team, NS-1.4 and NS-1.5. Options are small numbers below 16. */
void newspeak_team_open(struct newspeak_state *);
void newspeak_team_name(struct newspeak_state *, int seat, int option);
/* Whether it is closed now, at the latest if `over`; the option that won, or `otherwise`. */
struct newspeak_ballot {
    enum newspeak_side side;
    bool optional, over;
    int otherwise;
};
bool newspeak_team_closed(const struct newspeak_open *, const struct newspeak_team *, struct newspeak_ballot,
                          int *option);

/* newspeak_end.c: sections 7, 10 and 11. */
void newspeak_turn_slot(struct newspeak_state *, int slot, enum newspeak_status, struct lz_sink *);
bool newspeak_ended(struct newspeak_state *, struct lz_sink *); /* a side has won: the game is over now */
void newspeak_finish(struct newspeak_state *, enum newspeak_side, struct lz_sink *);
void newspeak_close_round(const struct newspeak_open *, struct lz_sink *); /* tells that it is over, if one had begun */
void newspeak_fall(struct newspeak_state *, struct lz_sink *);             /* the domino effect */

/* newspeak_sight.c, newspeak_audit.c, newspeak_show.c: the doors of the contract. */
void newspeak_view(const struct lz_game *game, const void *state, int seat, void *view);
lz_seats newspeak_noticed(const struct lz_game *game, const void *state, const struct lz_move *);
void newspeak_imagine(const struct lz_game *game, const void *view, struct lz_rng *, void *state);
bool newspeak_audit(const struct lz_game *game, const void *state, struct lz_why *);
void newspeak_show(const struct lz_game *game, const void *view, struct lz_writer *);

/* newspeak_read.c: the code-words of a message, itself or by a word that covers it. */
struct newspeak_reading {
    uint8_t code;            /* in which it is read */
    uint8_t words;           /* how many of the set sound in it */
    uint8_t times[NS_WORDS]; /* how often each */
    bool exact[NS_WORDS];    /* and not by its covers alone */
};
struct newspeak_fit {
    uint8_t place, word;
};
/* NS-17.1: of a meaning, or NS_NONE, for a place; 0: it is none of its tags. */
int newspeak_weighs(const struct newspeak_facts *, int place, int meaning);
void newspeak_read(const struct newspeak_set *, struct lz_text, struct newspeak_reading *);
/* How well they fit each slot in play for one who takes the code for granted, of 1000 together; the best, the lowest of
   several, or NS_NONE if it shows nothing of what they mean. */
int newspeak_fits(const struct newspeak_facts *, const struct newspeak_open *, const struct newspeak_reading *,
                  uint16_t fits[NS_SLOTS]);

/* The place in play that a message names, so that no code is needed to hear it, or NS_NONE: its whole name does, a long
   word of it, and its last word after "the". */
int newspeak_named(const struct newspeak_facts *, const struct newspeak_open *, struct lz_text);

/* newspeak_effect.c, newspeak_teach.c, newspeak_lesson.c, newspeak_table.c: what a player is told. */
void newspeak_effect(const struct lz_game *, const void *view, const struct lz_input *, struct lz_effects *);
void newspeak_because(const struct lz_game *, const void *view, const struct lz_input *, const struct lz_why *,
                      struct lz_writer *);
void newspeak_advise(const struct lz_game *, const void *view, struct lz_advices *);
void newspeak_first(const struct lz_game *, const struct newspeak_view *, struct lz_writer *);
void newspeak_explain(const struct lz_game *, char form, int arg, struct lz_writer *);
void newspeak_table(const struct lz_game *, const void *view, const struct lz_paper *, struct lz_writer *);
enum { NS_LESSONS = 1 };
extern const struct lz_lesson newspeak_lessons[NS_LESSONS];
/* What this round's questions leave of a dial, slots as bits. */
uint32_t newspeak_left_of_dial(const struct newspeak_open *, int dissident);

/* newspeak_words.c */
void newspeak_seat_name(const struct lz_game *, const struct lz_setup *, int seat, struct lz_writer *);
void newspeak_ask(const struct lz_game *, const void *view, struct lz_writer *);

#endif
