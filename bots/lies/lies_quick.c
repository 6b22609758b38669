/* A quick player of Lizards & Lies: the answer after which the board looks best, cards by what their ops are worth. It
   is the bot `greedy`, and with some noise it makes up candidates and plays plans out. */
#include "bots/lies/lies_mind.h"

#include "core/bug.h"

/* splitmix64: imagined chance keeps no secret. */
float lies_random(struct lies_noise *noise) {
    uint64_t z = noise->chance += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return (float)((z ^ z >> 31) >> 40) / (float)(1 << 23) - 1;
}

/* As much more for x as less for -x. */
static float stretch(float x) { return x < 0 ? 1 / (1 - x) : 1 + x; }

void lies_noise_set(struct lies_mind *m, uint64_t chance, float much) {
    m->noise = (struct lies_noise){ .chance = chance, .focus = 1.2f * much, .card = 2 * much, .move = .05f * much };
    m->noise.contrary = much > 0 && lies_random(&m->noise) > .5f;
    for (int i = 0; i < m->facts->nets; i++)
        m->focus[i] = much > 0 ? stretch(m->noise.focus * lies_random(&m->noise)) : 1;
    for (int role = 0; role < LIES_ROLES; role++)
        for (int k = 0; k < LIES_DECK; k++)
            m->card[role][k] = m->weights->card[role][k] + (much > 0 ? m->noise.card * lies_random(&m->noise) : 0);
}

enum { POWER = 1 };
static const float token = .2f; /* an op's worth in points: for what a card does beside doing nothing */

/* LL-5.4: a card below the deck's mean makes place for another. */
static float toss(const struct lies_mind *m, int role, int kind) {
    return token * (m->taste[role].keep * m->weights->mean[role] - m->weights->card[role][kind]);
}

/* LL-7.2: the later the step, the less is worth waiting for. */
static float doubles(const struct lies_mind *m, int role) {
    const struct lies_open *o = &m->view.open;
    const float waits[LIES_STEPS] = { m->taste[role].wait[0], m->taste[role].wait[1], 0, 0 };
    float worth = o->card == LIES_NONE ? m->weights->printed[role][o->step] : m->card[role][o->card % LIES_DECK];
    return token * (worth - waits[o->step]);
}

static float frame(struct lies_mind *m, int role, const struct lz_move *move) {
    switch ((enum lies_verb)move->verb) {
    case LIES_V_TOSS:
        return toss(m, role, move->arg[0] % LIES_DECK);
    case LIES_V_PLAY:
        return token * m->card[role][move->arg[0] % LIES_DECK];
    case LIES_V_STEP:
        return token * (m->weights->printed[role][m->view.open.step] + m->taste[role].step);
    case LIES_V_POWER:
        return token * POWER;
    case LIES_V_DOUBLE:
        return doubles(m, role);
    case LIES_V_REACT:
        return token;
    default:
        return 0;
    }
}

/* Where both theories may be added, one is enough to think of: the louder, or for a change the other. */
static int favourite(const struct lies_mind *m) {
    const struct lies_open *o = &m->view.open;
    const struct lies_op *op = &m->facts->program[o->run.program].op[o->run.op];
    bool either = op->does == LIES_DOES_ADD && op->theme == LIES_T_ANY && o->supply[0] && o->supply[1] &&
                  !(op->flags & LIES_F_ONETHEORY && o->run.times);
    return either ? (m->told[1] > m->told[0]) ^ m->noise.contrary : LIES_NONE;
}

struct lz_move lies_quick(struct lies_mind *m, const void *state, int seat) {
    struct lz_moves moves = { m->moves, 0, LIES_WIDEST, false };
    m->game->legal(m->game, state, seat, &moves);
    lz_assert(moves.count > 0);
    m->game->view(m->game, state, seat, &m->view);
    if (moves.count == 1)
        return moves.at[0];
    int role = m->view.open.role[seat], sign = lies_sign(role);
    bool places = m->view.seen.phase == LIES_P_PLACE;
    uint32_t best = 0;
    float most = -1e9f;
    if (places) {
        lies_judge_set(m, role, m->view.open.turn == seat && m->view.open.run.cause == LIES_BY_TURN);
        lies_look(m);
    }
    int theory = places ? favourite(m) : LIES_NONE;
    for (uint32_t i = 0; i < moves.count; i++) {
        if (theory != LIES_NONE && moves.at[i].verb == LIES_V_ADD && moves.at[i].arg[0] != theory)
            continue;
        float gain = places ? (float)sign * lies_try(m, &moves.at[i]) : frame(m, role, &moves.at[i]);
        if (m->noise.move > 0)
            gain += m->noise.move * lies_random(&m->noise);
        if (gain > most) {
            most = gain;
            best = i;
        }
    }
    return moves.at[best];
}
