/* Looking for the way out: move after move, those liked best first, without any that brings cards to hand. What others
   hide has no part in it but for the points they are caught with. */
#include "bots/rummy/rummy_out.h"

#include "core/match.h"
#include "core/seats.h"

#include <string.h>

/* CO-10.5, LE-8.2: the discard of the last card. */
static bool goes_out(const struct rummy_view *v, const struct lz_move *m) {
    return v->seen.phase == RUMMY_MAIN && m->verb == RUMMY_V_DISCARD && v->open.held[m->seat] == 1;
}

/* What comes to hand is not known before. */
static bool brings_cards(const struct rummy_lore *lore, const struct rummy_view *v, const struct lz_move *m) {
    static const uint32_t bringing = 1u << RUMMY_V_DRAW | 1u << RUMMY_V_KEEP | 1u << RUMMY_V_TAKE;
    int role = m->verb == RUMMY_V_PLAY ? lore->card[m->arg[0]] : ROLE_NONE;
    bool swap = m->verb == RUMMY_V_CHOOSE_SEAT && lore->phase[v->seen.phase] == ROLE_SWAP;
    return bringing >> m->verb & 1 || swap || role == ROLE_LOOK || role == ROLE_FETCH || role == ROLE_RAISE;
}

/* Additions may be made in any order: one of them is tried. */
static bool out_of_order(const struct lz_move *before, const struct lz_move *m) {
    if (before->verb != RUMMY_V_ADD || m->verb != RUMMY_V_ADD)
        return false;
    return m->arg[0] != before->arg[0] ? m->arg[0] < before->arg[0] : m->arg[1] < before->arg[1];
}

static bool tried(const struct rummy_out *o, const struct rummy_view *v, const struct lz_move *m) {
    if (m->verb == RUMMY_V_DISCARD && v->seen.phase == RUMMY_MAIN)
        return goes_out(v, m);
    return !brings_cards(o->lore, v, m);
}

/* A card may go somewhere this turn: its set is in play, or the hand has three for it. */
static bool goes_somewhere(const struct rummy_out *o, const struct rummy_view *v, lz_card card) {
    const struct rummy_deck *deck = o->lore->deck;
    if (o->lore->card[card] != ROLE_NONE)
        return true;
    for (int set = 0; set < RUMMY_SETS; set++) {
        int fellows = 0;
        if (rummy_part(deck, set, card) < 0)
            continue;
        for (uint32_t ids = lz_cards_ids(&v->mine) & deck->set[set].parts; ids; ids &= ids - 1)
            fellows += lz_cards_of(&v->mine, (lz_card)__builtin_ctz(ids));
        if (rummy_in_play(&v->open, set) || fellows >= 3)
            return true;
    }
    return false;
}

/* All cards but one may go somewhere: it is worth trying. */
static bool hopeful(const struct rummy_out *o, const struct rummy_view *v) {
    int stuck = 0;
    for (uint32_t ids = lz_cards_ids(&v->mine); ids; ids &= ids - 1) {
        lz_card card = (lz_card)__builtin_ctz(ids);
        stuck += goes_somewhere(o, v, card) ? 0 : lz_cards_of(&v->mine, card);
    }
    return stuck <= 1;
}

static const double taken = -1e9; /* liked less than any move */

/* The move liked best of those that are left, each once; -1: none is. */
static int next_best(double *liked, uint32_t count) {
    int best = -1;
    for (uint32_t i = 0; i < count; i++)
        if (liked[i] > (best < 0 ? taken : liked[best]))
            best = (int)i;
    if (best >= 0)
        liked[best] = taken;
    return best;
}

/* Nobody scores more in the hand; of partners, the others together do not. */
static bool ends_well(const struct rummy_sight *s, lz_card last) {
    struct rummy_result end = rummy_ending(s, last);
    bool teams = rummy_partners(s->deck, s->seats);
    int mine = 0, rivals = 0, best = INT16_MIN;
    for (int seat = 0; seat < s->seats; seat++) {
        bool ours = s->weigh[seat] > 0;
        mine += ours ? end.score[seat] : 0;
        rivals += ours ? 0 : end.score[seat];
        best = !ours && end.score[seat] > best ? end.score[seat] : best;
    }
    return mine >= (teams ? rivals : best);
}

static bool look(struct rummy_out *o, int seat, int depth);

/* Whether the move leads out; if so it is the way's. */
static bool leads_out(struct rummy_out *o, const struct rummy_sight *s, int depth, const struct lz_move *m) {
    const struct lz_game *game = o->lore->game;
    uint8_t *state = o->states + (size_t)depth * o->size, *after = state + o->size;
    if (o->nodes == 0 || !tried(o, s->view, m) || (depth && out_of_order(&o->way[depth - 1], m)))
        return false;
    o->nodes--;
    o->way[depth] = *m;
    if (goes_out(s->view, m))
        return ends_well(s, (lz_card)m->arg[0]);
    if (depth + 1 == RUMMY_OUT_DEEP)
        return false;
    memcpy(after, state, game->state_size);
    game->apply(game, after, m, NULL);
    return look(o, s->me, depth + 1);
}

static bool look(struct rummy_out *o, int seat, int depth) {
    const struct lz_game *game = o->lore->game;
    const uint8_t *state = o->states + (size_t)depth * o->size;
    struct rummy_view *v = &o->at[depth].seen;
    double *liked = o->at[depth].liked;
    struct lz_moves moves = { o->at[depth].moves, 0, LZ_MOVES, false };
    struct rummy_sight sight;
    game->view(game, state, seat, v);
    if (v->open.turn != seat || !lz_in(v->seen.wait, seat) || !hopeful(o, v))
        return false;
    game->legal(game, state, seat, &moves);
    rummy_sight_open(&sight, o->lore, v);
    rummy_judge_all(&sight, &moves, liked);
    for (int i = next_best(liked, moves.count); i >= 0; i = next_best(liked, moves.count))
        if (leads_out(o, &sight, depth, &moves.at[i]))
            return true;
    return false;
}

bool rummy_way_out(struct rummy_out *o, int seat) { return look(o, seat, 0); }
