/* Playouts: every world is the same for all moves tried, and each is compared with the one that judgement prefers. What
   few worlds say is worth little, so it only leans on the judgement as far as their number and spread allow. A hand
   ends a playout; what it brought is its value. */
#include "bots/rummy/rummy_search.h"

#include "core/match.h"
#include "core/seats.h"

#include <string.h>

enum { LONGEST = 400, LEAST_WORLDS = 6 };
static const double match_worth = 25; /* a match won or lost, in points of a hand */
static const double trust = 0.4;      /* in a judged difference: 1 over its variance */
static const double too_bad = -4;     /* moves judged worse than this are not tried */

double rummy_trial_value(const struct rummy_search *s, const struct rummy_trial *t) {
    double worlds = s->worlds;
    if (worlds < LEAST_WORLDS)
        return t->judged;
    double mean = t->sum / worlds, spread = t->squares / worlds - mean * mean;
    double weight = worlds / (spread > 9 ? spread : 9);
    return (trust * t->judged + weight * mean) / (trust + weight);
}

static double hand_value(const struct rummy_sight *root, const struct rummy_view *end) {
    double value = 0;
    for (int seat = 0; seat < root->seats; seat++)
        value += root->weigh[seat] * end->open.result.score[seat];
    if (!end->seen.over)
        return value;
    bool won = false;
    for (int seat = 0; seat < root->seats; seat++)
        won |= root->weigh[seat] > 0 && lz_in(end->seen.won, seat);
    return value + (won ? match_worth : -match_worth);
}

/* Plays the copied world to the end of its hand. */
static double play_out(struct rummy_search *s, const struct rummy_sight *root) {
    const struct lz_game *game = s->lore->game;
    const struct lz_head *head = lz_head_of(s->copy);
    uint16_t hand = root->open->round;
    for (int i = 0; i < LONGEST; i++) {
        int seat = head->over ? root->me : lz_first(head->wait);
        game->view(game, s->copy, seat, &s->seen);
        if (head->over || s->seen.open.round != hand)
            return hand_value(root, &s->seen);
        struct rummy_sight sight;
        struct lz_moves moves = { s->moves, 0, LZ_MOVES, false };
        game->legal(game, s->copy, seat, &moves);
        uint32_t best = 0;
        if (moves.count > 1) {
            rummy_sight_open(&sight, s->lore, &s->seen);
            best = rummy_judge_all(&sight, &moves, s->liked);
        }
        game->apply(game, s->copy, &moves.at[best], NULL);
        s->nodes -= s->nodes > 0;
    }
    return 0;
}

static double try_in_world(struct rummy_search *s, const struct rummy_sight *root, const struct lz_move *move) {
    memcpy(s->copy, s->world, s->lore->game->state_size);
    s->lore->game->apply(s->lore->game, s->copy, move, NULL);
    s->nodes -= s->nodes > 0;
    return play_out(s, root);
}

/* A discard ends the turn and is judged apart: the best of them stands for doing nothing more. */
static double judged(const struct lz_moves *moves, const double *liked, uint32_t i) {
    if (moves->at[i].verb != RUMMY_V_DISCARD)
        return liked[i] > RUMMY_TURN_ENDS ? liked[i] : liked[i] - 2 * RUMMY_TURN_ENDS;
    double best = liked[i];
    for (uint32_t k = 0; k < moves->count; k++)
        if (moves->at[k].verb == RUMMY_V_DISCARD && liked[k] > best)
            best = liked[k];
    return liked[i] - best;
}

/* Those that are not too bad, the best first: trials[0] is the move liked best. */
static int choose_trials(const struct lz_moves *moves, const double *liked, uint32_t best, struct rummy_trial *trials) {
    double top = judged(moves, liked, best);
    int count = 0;
    trials[count++] = (struct rummy_trial){ .move = best };
    for (uint32_t i = 0; i < moves->count; i++) {
        struct rummy_trial t = { .move = i, .judged = judged(moves, liked, i) - top };
        if (i == best || t.judged < too_bad)
            continue;
        if (count == RUMMY_TRIED && trials[count - 1].judged >= t.judged)
            continue;
        int to = count < RUMMY_TRIED ? count++ : RUMMY_TRIED - 1;
        for (; to > 1 && trials[to - 1].judged < t.judged; to--)
            trials[to] = trials[to - 1];
        trials[to] = t;
    }
    return count;
}

uint32_t rummy_search(struct rummy_search *s, const struct lz_moves *moves, const double *liked, uint32_t best) {
    struct rummy_sight root;
    double most = 0;
    uint32_t choice = best;
    s->trials = choose_trials(moves, liked, best, s->trial);
    rummy_sight_open(&root, s->lore, s->view);
    for (s->worlds = 0; s->trials > 1 && s->nodes > 0; s->worlds++) {
        s->lore->game->imagine(s->lore->game, s->view, s->rng, s->world);
        double first = try_in_world(s, &root, &moves->at[best]);
        for (int i = 1; i < s->trials; i++) {
            double more = try_in_world(s, &root, &moves->at[s->trial[i].move]) - first;
            s->trial[i].sum += more;
            s->trial[i].squares += more * more;
        }
    }
    for (int i = 1; s->worlds >= LEAST_WORLDS && i < s->trials; i++) {
        double value = rummy_trial_value(s, &s->trial[i]);
        if (value > most) {
            most = value;
            choice = s->trial[i].move;
        }
    }
    return choice;
}
