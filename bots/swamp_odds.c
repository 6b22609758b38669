/* How a battle is likely to end: by a rule of thumb, or by playing it out under the game's own options (SW-24 item 21).
 */
#include "bots/swamp_mind.h"

#include "core/rng.h"

enum { REHEARSALS = 200 };

static int chance(const struct swamp_mind *m, const struct mind_battle *b) {
    int diff = b->skill - b->foe_skill, base = b->den ? 25 : 50, cap = b->den ? 40 : 65;
    int bonus = m->view->laws.xp_modifier == SW_XP_RULEBOOK ? (diff < 0 ? -diff : diff) * 3 : diff * 3;
    int p = base + bonus;
    return p > cap ? cap : p < 5 ? 5 : p;
}

/* The sum of n throws at p percent, with the right mean and about the right spread: four uniform draws make a bell. */
static int strikes(struct swamp_mind *m, int n, int percent) {
    int mean = n * percent * 16, bell = 0;
    for (int i = 0; i < 4; i++)
        bell += mind_roll(m, 2001) - 1000;
    int variance = n * percent * (100 - percent), root = 0; /* of n, in percent */
    while ((root + 1) * (root + 1) <= variance)
        root++;
    int hits = (mean + bell * root * 16 / 1155 + 800) / 1600;
    return hits < 0 ? 0 : hits > n ? n : hits;
}

/* Who is left of ours, 0 if beaten. Defenders of a den and militia never flee; others leave us the field. */
static int rehearse(struct swamp_mind *m, const struct mind_battle *b) {
    int mine = b->mine, foes = b->foes, p = chance(m, b);
    while (mine > 0 && foes > 0) {
        int down = strikes(m, (mine + 1) / 2, p), lost = strikes(m, (foes + 1) / 2, 50);
        foes = foes > down ? foes - down : 0;
        mine = mine > lost ? mine - lost : 0;
        if (mine && foes && 2 * foes >= 3 * mine)
            return 0; /* ours would run */
        if (mine && foes && !b->den && mine >= 2 * foes)
            return mine;
    }
    return foes ? 0 : mine;
}

int mind_odds(struct swamp_mind *m, const struct mind_battle *b, int *left) {
    int won = 0, sum = 0;
    *left = b->mine;
    if (b->foes <= 0)
        return 100;
    if (!m->level->rehearse) {
        /* Strength goes with the square of numbers; in a den a defender is worth 1.41 attackers. */
        int ratio = 100 * b->mine / b->foes, even = b->den ? 141 : 100;
        *left = b->mine - (b->den ? b->foes * 3 / 4 : b->foes / 2);
        *left = *left < 0 ? 0 : *left;
        return ratio >= even * 13 / 10 ? 95 : ratio >= even * 11 / 10 ? 75 : ratio >= even ? 50 : 10;
    }
    for (int i = 0; i < REHEARSALS; i++) {
        int mine = rehearse(m, b);
        won += mine > 0;
        sum += mine;
    }
    *left = won ? sum / won : 0;
    return won * 100 / REHEARSALS;
}
