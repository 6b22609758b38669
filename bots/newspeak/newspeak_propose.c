/* What a Dissident could say (NS-17.6): every place in play, every few words that fit it in the present code, with the
   blank word as a decoy and without; how well partners would understand it and how well the Moderators. Products grow
   word by word down the tree of word sets, so that a set costs one multiplication a code and place. */
#include "bots/newspeak/newspeak_mind.h"

#include <string.h>

static const float domino_worth = .15F;

struct branch {
    float moderators[NSB_CELLS], partners[NS_SLOTS]; /* prior times what was said so far, not normalised */
};

struct tree {
    const struct newspeak_proposer *by;
    newspeak_visit *visit;
    void *to;
    int cells, fits;       /* fits: words that fit the place */
    uint8_t fit[NS_WORDS]; /* R */
    float bonus;           /* for dominoes */
    struct newspeak_proposal proposal;
    struct branch branch[NSB_CLUES + 1];
};

static void put_root(struct tree *t) {
    const struct newspeak_proposer *by = t->by;
    t->cells = by->weights->codes * NS_SLOTS;
    for (int i = 0; i < t->cells; i++)
        t->branch[0].moderators[i] = by->status[i % NS_SLOTS] == NS_REMOVED ? 0 : (float)by->prior[i / NS_SLOTS];
    for (int l = 0; l < NS_SLOTS; l++)
        t->branch[0].partners[l] = by->status[l] == NS_REMOVED ? 0 : 1;
}

static void grow(const struct tree *t, const struct branch *from, int word, struct branch *to) {
    const float *p = t->by->moderators->p[word], *a = &t->by->partners->p[word][t->by->code * NS_SLOTS];
    for (int i = 0; i < t->cells; i++)
        to->moderators[i] = from->moderators[i] * p[i];
    for (int l = 0; l < NS_SLOTS; l++)
        to->partners[l] = from->partners[l] * a[l];
}

static float power(float x, int n) {
    float all = 1;
    for (; n > 0; n >>= 1, x *= x)
        if (n & 1)
            all *= x;
    return all;
}

/* The share of one in all, each to the power of n; the numbers themselves may be very small. */
static float share(const float x[NS_SLOTS], int slot, int n) {
    float sum = 0;
    for (int l = 0; l < NS_SLOTS && x[slot] > 0; l++)
        sum += power(x[l] / x[slot], n);
    return sum > 0 ? 1 / sum : 0;
}

/* What a reveal of the place would leave to other codes. */
static float hidden(const struct tree *t, const struct branch *b) {
    float sum = 0;
    for (int c = 0; c < t->cells; c += NS_SLOTS)
        sum += b->moderators[c + t->proposal.slot];
    return sum > 0 ? 1 - b->moderators[t->by->code * NS_SLOTS + t->proposal.slot] / sum : 0;
}

/* Partners hear the decoy too, but it tells them nothing: it is as likely for every place. */
static void weigh_up(struct tree *t, const struct branch *b) {
    struct newspeak_proposal *p = &t->proposal;
    float m[NS_SLOTS] = { 0 };
    for (int c = 0; c < t->cells; c += NS_SLOTS)
        for (int l = 0; l < NS_SLOTS; l++)
            m[l] += b->moderators[c + l];
    p->a = share(b->partners, p->slot, 1);
    p->q = share(m, p->slot, 1);
    p->h = share(m, p->slot, t->by->feared);
    p->s = hidden(t, b);
    p->u = share(b->partners, p->slot, t->by->clear) * (1 - p->h) + t->bonus + t->by->secret * p->s;
    t->visit(t->to, p);
}

static void tell(struct tree *t, int words) {
    t->proposal.words = (uint8_t)words;
    t->proposal.decoy = NS_NONE;
    weigh_up(t, &t->branch[words]);
    for (int j = 0; j < t->by->weights->words && words < t->by->room; j++) {
        struct branch with;
        bool fits = t->by->weights->weight[j][t->by->code * NS_SLOTS + t->proposal.slot];
        if (fits || (j != t->by->weights->blank[t->by->code] && !t->by->strays))
            continue;
        t->proposal.decoy = (uint8_t)j;
        grow(t, &t->branch[words], j, &with);
        weigh_up(t, &with);
    }
}

static void climb(struct tree *t, int words, int first) {
    if (words >= t->by->least)
        tell(t, words);
    if (words == t->by->most || words == t->by->room || words == NSB_CLUES)
        return;
    for (int i = first; i < t->fits; i++) {
        t->proposal.word[words] = t->fit[i];
        grow(t, &t->branch[words], t->fit[i], &t->branch[words + 1]);
        climb(t, words + 1, i + 1);
    }
}

void newspeak_propose(const struct newspeak_proposer *by, newspeak_visit *visit, void *to) {
    struct tree t = { .by = by, .visit = visit, .to = to };
    put_root(&t);
    for (int slot = 0; slot < NS_SLOTS; slot++) {
        if (by->status[slot] == NS_REMOVED)
            continue;
        t.fits = 0;
        for (int j = 0; j < by->weights->words; j++)
            if (by->weights->weight[j][by->code * NS_SLOTS + slot])
                t.fit[t.fits++] = (uint8_t)j;
        t.proposal.slot = (uint8_t)slot;
        t.bonus = domino_worth * (float)newspeak_dominoes(by->status, slot);
        climb(&t, 0, 0);
    }
}
