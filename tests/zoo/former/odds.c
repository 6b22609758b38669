/* How an assault is likely to end: by a rule of thumb, or by playing it out under the game's own options (SW-24 item
   21). Bands attack one after another, and what one leaves of the defenders the next one meets. */
#include "tests/zoo/former/mind.h"

#include "core/rng.h"

enum { REHEARSALS = 60 };

/* SW-11.3, against defenders without experience. */
static int chance(const struct former *m, int skill, bool den) {
    int bonus = m->view->laws.xp_modifier == SW_XP_BETTER_SIDE && skill < 0 ? 0 : 3 * skill;
    int p = (den ? 25 : 50) + bonus, cap = den ? 40 : 65;
    return p > cap ? cap : p;
}

static int root(int square) {
    int r = 0;
    while ((r + 1) * (r + 1) <= square)
        r++;
    return r;
}

/* The sum of n throws at p percent, with the right mean and about the right spread: four uniform draws make a bell. */
static int strikes(struct former *m, int n, int percent) {
    int bell = -2000;
    for (int i = 0; i < 4; i++)
        bell += former_roll(m, 1001);
    int hits = (n * percent * 16 + bell * 2 * root(n * percent * (100 - percent)) * 16 / 1155 + 800) / 1600;
    return hits < 0 ? 0 : hits > n ? n : hits;
}

/* SW-11.5: percent that a side of n runs from e. */
static int flight(int n, int e) {
    int p = 30 + (100 * e / n - 150) * 6 / 5;
    return 2 * e < 3 * n ? 0 : p > 90 ? 90 : p;
}

/* One wave. Answers who is left of it in the field, 0 if it is beaten or runs. */
static int wave(struct former *m, const struct former_battle *b, int i, int *foes) {
    int mine = b->number[i], p = chance(m, b->skill[i], b->den);
    while (mine > 0 && *foes > 0) {
        int down = strikes(m, (mine + 1) / 2, p), lost = strikes(m, (*foes + 1) / 2, 50);
        *foes = *foes > down ? *foes - down : 0;
        mine = mine > lost ? mine - lost : 0;
        if (mine && *foes && former_roll(m, 100) < flight(mine, *foes))
            return 0;
        if (mine && *foes && !b->den && former_roll(m, 100) < flight(*foes, mine))
            *foes = 0;
    }
    return mine;
}

static bool rehearse(struct former *m, const struct former_battle *b) {
    int foes = b->foes, shift = former_roll(m, b->bands);
    for (int i = 0; i < b->bands; i++)
        if (wave(m, b, (i + shift) % b->bands, &foes) > 0)
            return true;
    return false;
}

/* Strength goes with the square of numbers. Percent of an even match that the waves are together. */
static int strength(const struct former *m, const struct former_battle *b) {
    int sum = 0;
    for (int i = 0; i < b->bands; i++)
        sum += b->number[i] * b->number[i] * chance(m, b->skill[i], b->den) / 50;
    return 100 * root(sum) / b->foes;
}

/* Without a rehearsal. */
static int rough_odds(const struct former *m, int ratio) {
    if (ratio >= m->level->margin)
        return 100;
    if (ratio >= 110)
        return 70;
    return ratio >= 100 ? 50 : 10;
}

int former_odds(struct former *m, const struct former_battle *b) {
    int won = 0;
    if (b->foes <= 0)
        return 100;
    int ratio = strength(m, b);
    if (!m->level->rehearse)
        return rough_odds(m, ratio);
    if (ratio < 85 || ratio > 170)
        return ratio < 85 ? 0 : 100;
    for (int i = 0; i < REHEARSALS; i++)
        won += rehearse(m, b);
    return won * 100 / REHEARSALS;
}

int former_need(const struct former *m, int foes, bool den) {
    int need = foes * (den ? 141 : 100) / 100 * m->level->margin / 100 + 3;
    return need <= SW_LIMIT ? need : need * need / SW_LIMIT; /* more than one stack fights in waves */
}
