/* Who does what inside the rules of Lizards & Lies. A question is either one of a program (lies_run.c, offered by
   lies_offer.c) or one of the turn's frame (lies_turn.c); a program never runs inside another. */
#ifndef LIES_INNER_H
#define LIES_INNER_H

#include "core/words/event.h"
#include "core/seats.h"
#include "games/lies/lies_state.h"

enum lies_rule {
    LIES_R_NOT_A_MOVE = LZ_NOT_A_MOVE,
#define RULE(name, id, text) name,
#include "games/lies/lies_rules.def"
#undef RULE
    LIES_RULES
};

/* The answers to a program's question, as sets. */
enum lies_shape {
    LIES_NODE,    /* at[0] */
    LIES_TOKEN,   /* at[theory] */
    LIES_PAIR,    /* from at[0] along a connection into `to` */
    LIES_SHIFTED, /* a token from at[theory] along a connection into `to` */
    LIES_NET,     /* at[0]: networks */
    LIES_THEORY   /* at[0]: theories */
};
struct lies_offer {
    uint32_t at[LIES_THEORIES], to;
    uint8_t verb, shape;
    bool done; /* `done` is an answer too */
};

/* What the rules work on: the facts of the set, the state, and where events go. */
struct lies_work {
    const struct lies_data *d;
    struct lies_state *s;
    struct lz_sink *out;
};

/* LL-1.12: where a program comes from: who carries out which, and why. */
struct lies_source {
    int seat, program;
    enum lies_cause cause;
};

static inline bool lies_is_node(const struct lies_data *d, int n) { return n >= 0 && n < d->nodes; }
/* LL-1.8: all nodes connected to one of these. */
static inline uint32_t lies_near(const struct lies_data *d, uint32_t nodes) {
    uint32_t near = 0;
    LIES_EACH (n, nodes)
        near |= d->node[n].near;
    return near;
}
static inline uint32_t lies_tokens(const struct lies_open *o) { return o->has[0] | o->has[1]; }
static inline int lies_pile(const struct lies_open *o, int n) { return o->node[n].theory[0] + o->node[n].theory[1]; }
/* LL-4.3, LL-6.1: the source may still buy in. */
static inline bool lies_may_buy(const struct lies_run *r) { return r->cause >= LIES_BY_TURN && !r->bought; }
static inline void lies_list(struct lz_moves *moves, struct lz_move move) {
    if (moves->count < moves->room)
        moves->at[moves->count++] = move;
}
static inline lz_seats lies_everyone(const struct lies_state *s) { return lz_everyone(s->head.seats); }

/* lies_where.c: selectors, and the theories an op may mean (bits). */
uint32_t lies_where(const struct lies_data *, const struct lies_open *, const struct lies_run *,
                    const struct lies_op *);
uint32_t lies_themes(const struct lies_data *, const struct lies_open *, const struct lies_run *,
                     const struct lies_op *);
uint32_t lies_engaged(const struct lies_open *, int role);

/* lies_offer.c. lies_can: the op has an answer, or something to do. */
struct lies_offer lies_offer(const struct lies_data *, const struct lies_open *);
bool lies_can(const struct lies_data *, const struct lies_open *, const struct lies_run *, const struct lies_op *);
uint32_t lies_calmable(const struct lies_data *,
                       const struct lies_open *); /* vulnerable nodes of networks with a Moderator */
bool lies_offers(const struct lies_data *, const struct lies_offer *, const struct lz_move *);
void lies_offer_list(const struct lies_data *, const struct lies_offer *, int seat, struct lz_moves *);
/* LL-5.3, LL-7.2: the program can be begun. */
bool lies_possible(const struct lies_data *, const struct lies_open *, struct lies_source);
bool lies_can_run(const struct lies_data *, const struct lies_open *, const struct lies_run *); /* of a fresh run */

/* lies_run.c. lies_run_on: true when it asks, false when it has ended. */
struct lies_run lies_run_idle(void);
struct lies_run lies_run_fresh(const struct lies_data *, const struct lies_open *, struct lies_source);
void lies_run_begin(const struct lies_work *, struct lies_source);
bool lies_run_on(const struct lies_work *);
void lies_run_take(const struct lies_work *, const struct lz_move *);

/* lies_place.c: section 6. */
void lies_touch(const struct lies_data *, struct lies_open *, int node);
void lies_seed(const struct lies_work *, int node, int theory);
void lies_add(const struct lies_work *, int node, int theory);
void lies_spread(const struct lies_work *, int node, int theory);
void lies_aware(const struct lies_work *, int node);
void lies_aware_spread(const struct lies_work *, int node);
void lies_strip(const struct lies_work *, int node);
void lies_vuln(const struct lies_work *, int node);
void lies_calm(const struct lies_work *, int node);
void lies_flag(const struct lies_work *, int node);
void lies_unflag(const struct lies_work *, int node);
void lies_deploy(const struct lies_work *, int node);
/* LL-6.7: as many as there are, `count` at most. */
void lies_remove(const struct lies_work *, int node, int theory, int count);
struct lies_way {
    int from, to;
};
void lies_move_mod(const struct lies_work *, struct lies_way);
void lies_walk(const struct lies_work *, struct lies_way);
void lies_shift(const struct lies_work *, int theory, struct lies_way);

/* lies_deck.c: hands, decks, discard piles. */
void lies_deal(const struct lies_work *);
void lies_draw(const struct lies_work *, int seat, int count);
void lies_redraw(const struct lies_work *, int seat);
void lies_drop(struct lies_state *, int seat, int kind); /* from the hand to the discard pile */
/* Kinds, as bits: in hand; of a timing and playable now, held or not. */
uint32_t lies_held(const struct lies_state *, int seat);
uint32_t lies_could(const struct lies_data *, const struct lies_open *, int seat, enum lies_timing);
uint32_t lies_playable(const struct lies_data *, const struct lies_state *, int seat, enum lies_timing);
lz_seats lies_seers(const struct lies_open *, int seats, int seat); /* who sees that hand: LL-11.2 */

/* lies_turn.c: goes on until somebody is asked or the game is over. */
void lies_go_on(const struct lies_work *);
bool lies_card_step_power(const struct lies_data *, const struct lies_state *); /* Ban Hammer is on offer */
void lies_answer(const struct lies_work *, const struct lz_move *);
int lies_seat_of(const struct lies_open *, int seats, int role); /* -1: nobody plays it */

/* lies_score.c: section 10 and the scenario's conditions. */
int lies_condition_met(const struct lies_data *, const struct lies_open *, int seats);
void lies_finish(const struct lies_work *);

/* lies_law.c: what may be answered now. */
bool lies_check(const struct lz_game *, const void *state, const struct lz_input *, struct lz_why *);
void lies_legal(const struct lz_game *game, const void *state, int seat, struct lz_moves *);
bool lies_sample(const struct lz_game *game, const void *state, int seat, struct lz_rng *, struct lz_move *);

/* lies_sight.c, lies_audit.c, lies_show.c: the doors of the contract. */
void lies_view(const struct lz_game *game, const void *state, int seat, void *view);
void lies_imagine(const struct lz_game *game, const void *view, struct lz_rng *, void *state);
bool lies_audit(const struct lz_game *game, const void *state, struct lz_why *);
void lies_show(const struct lz_game *game, const void *view, struct lz_writer *);

/* lies_peek.c: a move in an imagined world. lies_imagined: such a world. */
struct lies_peeked {
    struct lies_open open; /* as far as nothing but the move decides it */
    struct lz_sink *told;  /* so far; may be NULL */
    bool open_end;         /* what follows is decided by a hand or by chance */
};
void lies_imagined(const struct lz_game *, const struct lies_view *, struct lies_state *);
void lies_peek(const struct lz_game *, struct lies_state *, const struct lz_move *, struct lies_peeked *);

/* lies_effect_board.c: what a move changes on the board. lies_tell_from before it is made, lies_tell_reason of every
   event of it, lies_tell_board after it. */
struct lies_told_board {
    const struct lies_data *d;
    const struct lies_view *v;
    struct lz_effects *out;
    const char *rule;         /* of the changes */
    uint8_t source;           /* the node that pieces spread from now, LIES_NONE */
    uint8_t from[LIES_NODES]; /* where the pieces of each node came from, LIES_NONE */
};
void lies_tell_from(struct lies_told_board *);
void lies_tell_reason(void *told_board, const struct lz_event *);
void lies_tell_board(const struct lies_told_board *, const struct lies_open *after);

/* lies_effect.c, lies_because.c, lies_table.c */
void lies_because(const struct lz_game *, const void *view, const struct lz_input *, const struct lz_why *,
                  struct lz_writer *);
void lies_table(const struct lz_game *, const void *view, const struct lz_paper *, struct lz_writer *);
void lies_effect(const struct lz_game *, const void *view, const struct lz_input *, struct lz_effects *);

/* lies_advise.c, lies_teach.c */
void lies_advise(const struct lz_game *, const void *view, struct lz_advices *);
/* The move that serves best, judged by the network; false: the seat is asked nothing. */
bool lies_best(const struct lz_game *, const struct lies_view *, struct lz_move *);
void lies_explain(const struct lz_game *, char form, int arg, struct lz_writer *);

/* lies_describe.c */
void lies_describe(const struct lz_game *, char form, int arg, struct lz_writer *);

/* lies_lesson.c: on the built-in board. */
enum { LIES_LESSONS = 1 };
extern const struct lz_lesson lies_lessons[LIES_LESSONS];

/* lies.c: the role of a seat, by option `order`. */
int lies_role_at(int order, int seat);

/* lies_words.c */
void lies_seat_name(const struct lz_game *, const struct lz_setup *, int seat, struct lz_writer *);
void lies_ask(const struct lz_game *, const void *view, struct lz_writer *);
/* What is being carried out: a card, a step, the scenario, setup. */
void lies_put_source(const struct lies_data *, const struct lies_open *, struct lz_writer *);

#endif
