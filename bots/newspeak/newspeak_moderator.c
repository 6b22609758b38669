/* A Moderator's decisions (NS-17.5): questions, the pointer, and which slot an outcome takes. */
#include "bots/newspeak/newspeak_player.h"

#include "core/rng.h"

static int number(const struct newspeak_view *v) { return v->seen.seat - v->open.dissidents; }

void newspeak_believe(const struct newspeak_memory *m, const struct newspeak_open *o, int round,
                      struct newspeak_guess *g) {
    struct newspeak_ears ears = { .plain = { o, &m->listener, &m->moderators, m->level->kept },
                                  .weights = &m->weights,
                                  .partners = &m->partners,
                                  .sharp = m->level->sharp_ears };
    if (m->level->suspects)
        newspeak_overhear(&ears, round, g);
    else
        newspeak_guess_at(&ears.plain, round, g);
}

/* The Dissident who has told most. */
static int most_talkative(const struct newspeak_memory *m, const struct newspeak_view *v) {
    int best = 0;
    double most = 0;
    for (int d = 0; d < v->open.dissidents; d++) {
        double sum = 0;
        for (int j = 0; j < NS_WORDS; j++)
            sum += m->listener.e[v->open.round - 1][d][j];
        if (sum > most) {
            most = sum;
            best = d;
        }
    }
    return best;
}

static bool ask(const struct newspeak_memory *m, const struct newspeak_view *v, const double g[NS_SLOTS],
                struct lz_move *move) {
    int cap = v->open.option[NS_O_SURV_PER_ROUND];
    struct newspeak_query q = newspeak_question(g, v->open.tokens);
    if ((cap && v->open.asked >= cap) || q.slot == NS_NONE || q.value - g[newspeak_likeliest(g)] < m->level->gain)
        return false;
    *move = newspeak_move(v, NS_V_ASK, 3, most_talkative(m, v));
    move->arg[1] = q.slot;
    move->arg[2] = q.radius;
    return true;
}

/* With chances as the squares; anything among equals, for one who has heard nothing. */
static int draw_squared(const double m[NS_SLOTS], struct lz_rng *rng) {
    double sum = 0, at;
    int slot = 0, last = 0;
    for (int l = 0; l < NS_SLOTS; l++)
        sum += m[l] * m[l];
    for (at = newspeak_chance(rng) * sum; slot < NS_SLOTS && at >= 0; slot++)
        if (m[slot] > 0) {
            at -= m[slot] * m[slot];
            last = slot;
        }
    return last;
}

static int choose(const struct newspeak_memory *m, const struct newspeak_view *v, const double g[NS_SLOTS]) {
    struct lz_rng rng = lz_fork(&m->rng, NSP_POINT, v->open.round);
    if (m->level->guesses)
        return newspeak_any_slot(&v->open, &rng);
    return m->level->draws ? draw_squared(g, &rng) : newspeak_likeliest(g);
}

/* A fellow's pointer stands unless one is much surer of another slot; nobody points twice. */
static bool disagrees(const struct newspeak_view *v, const double g[NS_SLOTS], int slot) {
    if (!v->open.pointed)
        return true;
    return !v->open.points[number(v)] && g[slot] > 2 * g[v->open.pointer];
}

static void guess(struct newspeak_memory *m, const struct newspeak_view *v, struct lz_move *move) {
    struct newspeak_guess g;
    if (v->open.ready >> number(v) & 1)
        return;
    newspeak_believe(m, &v->open, v->open.round, &g);
    if (ask(m, v, g.m, move))
        return;
    int slot = choose(m, v, g.m);
    *move = disagrees(v, g.m, slot) ? newspeak_move(v, NS_V_POINT, 1, slot) : newspeak_move(v, NS_V_READY, 0, 0);
}

void newspeak_moderator(struct newspeak_memory *m, const struct newspeak_view *v, struct lz_move *move) {
    enum newspeak_status becomes = v->open.outcome == NS_LOCKDOWN ? NS_REMOVED : NS_MODERATED;
    if (v->seen.phase == NS_P_GUESS)
        guess(m, v, move);
    else if (v->seen.phase == NS_P_PICKM)
        newspeak_name(v, NS_V_CHOOSE, newspeak_pick(v->open.status, becomes), move);
}
