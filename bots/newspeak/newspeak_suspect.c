/* What words are worth to a Moderator who does not know who speaks. Every reveal tells which explanation holds. */
#include "bots/newspeak/newspeak_suspect.h"

#include <math.h>
#include <string.h>

static const double returns = .05; /* of the first suspicion, in every round: nobody has to stay what he was */
static const struct {
    double first, silent; /* chance before anything was heard; that one of this kind says nothing in a round */
} kinds[NSS_KINDS] = { [NSS_PLAIN] = { .45, .02 }, [NSS_SHARP] = { .4, .02 }, [NSS_HABIT] = { .15, .5 } };

/* ---- the words of a round */

struct words {
    double e[NS_WORDS], any; /* any: how likely they are if they mean nothing */
    double orders;           /* in which they could be said: what is known of each word is of one order */
    uint32_t bits;
    int n, speakers;
};

static struct words words_of(const struct newspeak_ears *s, int round) {
    struct words w = { .any = 1, .orders = 1 };
    newspeak_said(s->plain.listener, round, NS_NONE, w.e);
    for (int j = 0; j < s->weights->words; j++)
        if (w.e[j] > 0) {
            w.bits |= 1u << j;
            w.orders *= ++w.n;
            w.any *= (double)w.n / s->weights->words;
        }
    for (int d = 0; d < s->plain.open->dissidents; d++)
        w.speakers += newspeak_has_said(s->plain.listener->e[round - 1][d]);
    return w;
}

/* ---- how likely they are in a code for a place */

struct overheard {
    const struct newspeak_ears *ears;
    struct words words;
    uint16_t in_play;
    struct newspeak_guess guess; /* of the plain listener whom a sharp speaker minds */
    double squares;              /* of its m: he points with chances as these */
};

static double plain_like(const struct overheard *o, int code, int slot) {
    double sum = 0;
    for (int j = 0; j < o->ears->weights->words; j++)
        if (o->words.e[j] > 0)
            sum += o->words.e[j] * (double)o->ears->plain.odds->log[j][code * NS_SLOTS + slot];
    return exp(sum) * o->words.orders;
}

/* Words that do not fit. */
static int strays(const struct overheard *o, int code, int slot) {
    int n = 0;
    for (int j = 0; j < o->ears->weights->words; j++)
        n += o->words.bits >> j & 1 && !o->ears->weights->weight[j][code * NS_SLOTS + slot];
    return n;
}

/* Every place that partners could take the words for, to the power that level hard clears it with. */
static double clear_at(const struct overheard *o, int code, int slot) {
    double a[NS_SLOTS], sum = 0;
    newspeak_decode(&(struct newspeak_heard){ o->ears->partners, NULL, o->words.e, o->in_play }, code, a);
    for (int l = 0; l < NS_SLOTS; l++)
        sum += pow(a[l], 4);
    return sum > 0 ? pow(a[slot], 4) / sum : 0;
}

/* NS-17.6's U of the words, for one who adds one decoy at most. Where several speak there is more than he has chosen.
   How many other words would have done as well differs little from code to code: it counts as a number. */
static double sharp_like(const struct overheard *o, int code, int slot) {
    static const double sharpness = 16, usual = 1.3, ways = 100, secret = 1.2, nonsense = 1e-3;
    const struct newspeak_guess *g = &o->guess;
    double at = 0;
    if (o->words.speakers > 1)
        return plain_like(o, code, slot);
    if (!o->words.n || strays(o, code, slot) > 1)
        return nonsense * o->words.any;
    for (int c = 0; c < o->ears->weights->codes; c++)
        at += g->q[c * NS_SLOTS + slot];
    double caught = o->squares > 0 ? g->m[slot] * g->m[slot] / o->squares : 0;
    double hidden = at > 0 ? 1 - g->q[code * NS_SLOTS + slot] / at : 0;
    return exp(sharpness * (clear_at(o, code, slot) * (1 - caught) + secret * hidden - usual)) / ways;
}

/* ---- all of them */

/* How likely words and dial are, by kind; a habit knows no codes. */
struct likes {
    double at[NSS_HABIT][NSB_CELLS], habit[NS_SLOTS];
};

static double loudness(int kind, const struct words *w) { return w->n ? 1 - kinds[kind].silent : kinds[kind].silent; }

static void overhear(struct overheard *o, const double prior[NS_CODES]) {
    newspeak_guess(&(struct newspeak_heard){ o->ears->plain.odds, prior, o->words.e, o->in_play }, &o->guess);
    o->squares = 0;
    for (int l = 0; l < NS_SLOTS; l++)
        o->squares += o->guess.m[l] * o->guess.m[l];
}

static void weigh(const struct newspeak_ears *s, int round, const struct newspeak_suspicion *it, struct likes *x) {
    struct overheard o = { .ears = s, .words = words_of(s, round) };
    o.in_play = newspeak_in_play_at(s->plain.open, round);
    int n = __builtin_popcount(o.in_play);
    memset(x, 0, sizeof *x);
    if (s->sharp)
        overhear(&o, it->pi[NSS_SHARP]);
    newspeak_habit(s->plain.open, round, x->habit);
    for (int l = 0; l < NS_SLOTS; l++)
        x->habit[l] *= o.words.any * loudness(NSS_HABIT, &o.words);
    for (int i = 0; i < s->weights->codes * NS_SLOTS; i++) {
        int code = i / NS_SLOTS, slot = i % NS_SLOTS;
        if (!(o.in_play >> slot & 1))
            continue;
        x->at[NSS_PLAIN][i] = loudness(NSS_PLAIN, &o.words) * plain_like(&o, code, slot) / n;
        x->at[NSS_SHARP][i] = s->sharp ? loudness(NSS_SHARP, &o.words) * sharp_like(&o, code, slot) / n : 0;
    }
}

static void explain(double chance[NSS_KINDS], const double like[NSS_KINDS], bool sharp) {
    double sum = 0;
    for (int k = 0; k < NSS_KINDS; k++)
        sum += chance[k] *= like[k];
    for (int k = 0; k < NSS_KINDS; k++) {
        double first = k == NSS_SHARP && !sharp ? 0 : kinds[k].first;
        chance[k] = (1 - returns) * (sum > 0 ? chance[k] / sum : first) + returns * first;
    }
}

/* A reveal, and the card that was used after it. */
static void learn_round(const struct newspeak_ears *s, int round, struct newspeak_suspicion *it) {
    const struct newspeak_open *o = s->plain.open;
    int slot = newspeak_dialled(o, round), card = o->past[round - 1].card;
    double like[NSS_KINDS] = { 0 };
    struct likes x;
    weigh(s, round, it, &x);
    for (int k = 0; k < NSS_HABIT && slot != NS_NONE; k++)
        for (int c = 0; c < o->codes; c++)
            like[k] += it->pi[k][c] *= x.at[k][c * NS_SLOTS + slot];
    if (slot != NS_NONE) {
        like[NSS_HABIT] = x.habit[slot];
        explain(it->chance, like, s->sharp);
    }
    for (int k = 0; k < NSS_HABIT; k++) {
        newspeak_normalise_prior(it->pi[k], o->codes);
        newspeak_forget(it->pi[k], o->codes, s->plain.kept);
        if (card < NS_CARDS)
            newspeak_card_used(it->pi[k], o->codes, &s->plain.listener->facts->card[card]);
    }
}

void newspeak_suspect(const struct newspeak_ears *s, int round, struct newspeak_suspicion *it) {
    for (int k = 0; k < NSS_KINDS; k++)
        it->chance[k] = k == NSS_SHARP && !s->sharp ? 0 : kinds[k].first;
    for (int k = 0; k < NSS_HABIT; k++)
        for (int c = 0; c < NS_CODES; c++)
            it->pi[k][c] = 1.0 / s->plain.open->codes;
    for (int r = 1; r < round; r++)
        learn_round(s, r, it);
}

void newspeak_overhear(const struct newspeak_ears *s, int round, struct newspeak_guess *g) {
    int cells = s->plain.open->codes * NS_SLOTS;
    uint16_t left = newspeak_left_at(s->plain.open, round);
    struct newspeak_suspicion it;
    struct likes x;
    double sum = 0;
    newspeak_suspect(s, round, &it);
    weigh(s, round, &it, &x);
    memset(g, 0, sizeof *g);
    for (int i = 0; i < cells; i++) {
        g->q[i] = it.chance[NSS_HABIT] * x.habit[i % NS_SLOTS] / s->plain.open->codes;
        for (int k = 0; k < NSS_HABIT; k++)
            g->q[i] += it.chance[k] * it.pi[k][i / NS_SLOTS] * x.at[k][i];
        g->q[i] *= left >> i % NS_SLOTS & 1;
        sum += g->q[i];
    }
    for (int i = 0; i < cells; i++) {
        g->q[i] = sum > 0 ? g->q[i] / sum : 0;
        g->m[i % NS_SLOTS] += g->q[i];
    }
}
