/* What must always add up: pieces, cards, limits, and the sets kept beside the nodes. */
#include "games/lies/lies_inner.h"

#include <string.h>

/* LL-1.2, LL-3.2: reference tokens have left for good. */
static int whole_supply(const struct lies_data *d, int piece) {
    int sum = d->supply[piece];
    for (int i = 0; i < d->alts && piece < LIES_THEORIES; i++)
        sum -= d->alt[i].reference;
    return sum;
}

static bool pieces_add_up(const struct lies_data *d, const struct lies_open *o, struct lz_why *why) {
    int sum[LIES_PIECES];
    for (int p = 0; p < LIES_PIECES; p++)
        sum[p] = o->supply[p];
    for (int n = 0; n < d->nodes; n++) {
        sum[LIES_BIRD] += o->node[n].theory[LIES_BIRD];
        sum[LIES_LIZARD] += o->node[n].theory[LIES_LIZARD];
        sum[LIES_AWARE] += o->node[n].aware;
        sum[LIES_MOD] += o->node[n].mods;
    }
    sum[LIES_FLAG] += __builtin_popcount(o->flagged);
    sum[LIES_VULN] += __builtin_popcount(o->vulnerable);
    for (int p = 0; p < LIES_PIECES; p++)
        if (sum[p] != whole_supply(d, p))
            return lz_refuse(why, LL_1_2, p);
    return true;
}

static bool nodes_hold(const struct lies_data *d, const struct lies_open *o, struct lz_why *why) {
    struct lies_open copy = *o;
    for (int n = 0; n < d->nodes; n++) {
        if (lies_pile(o, n) > d->conspiracy_limit || o->node[n].aware > d->aware_limit)
            return lz_refuse(why, LL_1_5, n);
        lies_touch(d, &copy, n);
    }
    if (memcmp(&copy, o, sizeof copy) != 0 || (o->flagged | o->vulnerable) & ~d->all)
        return lz_refuse(why, LL_1_5, LIES_NONE);
    return true;
}

static bool cards_add_up(const struct lies_data *d, const struct lies_state *s, int seat, struct lz_why *why) {
    const struct lies_open *o = &s->open;
    const struct lies_deck *deck = &d->deck[o->role[seat]];
    int sum[LIES_DECK] = { 0 }, held = 0;
    for (int i = 0; i < o->decks[seat]; i++)
        sum[s->deck[seat][i]]++;
    for (int k = 0; k < LIES_DECK; k++) {
        held += s->hand[seat][k];
        sum[k] += s->hand[seat][k] + o->discard[seat][k];
        if (sum[k] != deck->card[k].copies || o->known[seat][k] > s->hand[seat][k])
            return lz_refuse(why, LL_1_3, lies_card_of(o->role[seat], k));
    }
    return held == o->hands[seat] || lz_refuse(why, LL_1_3, seat);
}

bool lies_audit(const struct lz_game *game, const void *state, struct lz_why *why) {
    const struct lies_data *d = lies_facts(game);
    const struct lies_state *s = state;
    bool dealt = s->open.stage >= LIES_S_MULLIGAN;
    for (int i = 0; i < s->head.seats && dealt; i++)
        if (!cards_add_up(d, s, i, why))
            return false;
    return pieces_add_up(d, &s->open, why) && nodes_hold(d, &s->open, why);
}
