/* The odds of an attack (SW-11.3 to SW-11.6) as far as numbers tell: many small battles, fought with quick chance of
   their own that has nothing to do with the game's. The same battle always gives the same odds. */
#include "core/bug.h"
#include "games/swamp/sheet/swamp_sheet_work.h"

/* A mixed counter: quick, good enough to guess by, and no secret of anybody's. */
static uint64_t draw(uint64_t *seed) {
    uint64_t x = *seed += 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

/* 64 trials at once: each bit of the answer is 1 with the chance of p in 256. Read from its lowest bit, p says how each
   further draw halves what was there: OR for a one, AND for a nought. */
static uint64_t trials(uint64_t *seed, int p) {
    uint64_t hits = 0;
    for (int bit = 0; bit < 8; bit++)
        if (p >> bit & 1)
            hits |= draw(seed);
        else if (hits)
            hits &= draw(seed);
    return hits;
}

static int binom(uint64_t *seed, int n, int p) {
    int hits = 0;
    for (; n > 0; n -= 64) {
        uint64_t lanes = n >= 64 ? UINT64_MAX : ((uint64_t)1 << n) - 1;
        hits += __builtin_popcountll(trials(seed, p) & lanes);
    }
    return hits;
}

static int least(int a, int b) { return a < b ? a : b; }

/* SW-11.3 and the option xp_modifier: the chances of both sides, in percent. */
static void chances(const struct swamp_laws *laws, const struct swamp_brawl *b, int *attack, int *defend) {
    int base = b->den ? 25 : 50, cap = b->den ? 40 : 65, x = 3 * (b->skill - b->their_skill);
    *defend = 50;
    if (laws->xp_modifier == SW_XP_RULEBOOK)
        *attack = least(cap, base + (x < 0 ? -x : x));
    else if (laws->xp_modifier == SW_XP_SIGNED)
        *attack = least(cap, base + x); /* five levels below at a den it is 10 */
    else {
        *attack = x > 0 ? least(cap, base + x) : base;
        *defend = x < 0 ? least(65, 50 - x) : 50;
    }
}

/* SW-11.5: the chance of n to flee from e after a round. */
static int flight(int n, int e) { return 2 * e >= 3 * n ? least(90, 30 + (100 * e / n - 150) * 6 / 5) : 0; }

static bool percent(uint64_t *seed, int p) { return p && (int)((draw(seed) >> 32) * 100 >> 32) < p; }

/* One battle: the attackers left in the field, 0 if they did not win. */
static int fight(const struct swamp_brawl *b, int attack, int defend, uint64_t *seed) {
    int ours = b->attackers, theirs = b->defenders;
    while (ours > 0 && theirs > 0) {
        int down = least(theirs, binom(seed, (ours + 1) / 2, attack));
        int lost = least(ours, binom(seed, (theirs + 1) / 2, defend));
        ours -= lost;
        theirs -= down;
        if (ours > 0 && theirs > 0) {
            if (percent(seed, flight(ours, theirs)))
                return 0;
            if (!b->den && percent(seed, flight(theirs, ours)))
                return ours;
        }
    }
    return ours;
}

struct swamp_odds swamp_odds(const struct swamp_laws *laws, const struct swamp_brawl *b, int runs) {
    int attack, defend, won = 0, left = 0;
    lz_assert(runs > 0 && b->attackers > 0 && b->defenders > 0);
    uint64_t seed = (uint64_t)b->attackers << 32 | (uint64_t)b->defenders << 8 | (uint64_t)b->skill;
    chances(laws, b, &attack, &defend);
    lz_assert(attack > 0 && attack < 100 && defend > 0 && defend < 100);
    attack = (attack * 256 + 50) / 100;
    defend = (defend * 256 + 50) / 100;
    for (int i = 0; i < runs; i++) {
        int survivors = fight(b, attack, defend, &seed);
        won += survivors > 0;
        left += survivors;
    }
    return (struct swamp_odds){ (won * 100 + runs / 2) / runs, won ? (left + won / 2) / won : 0,
                                (won * 1000 + runs / 2) / runs };
}
