/* What a listener makes of words, reveals, cards and answers (NS-17.5). */
#include "bots/newspeak/newspeak_mind.h"

#include <math.h>
#include <string.h>

static bool in(uint16_t slots, int slot) { return slots >> slot & 1; }

/* The logarithm of all that was heard, for a code and a slot. */
static double sounds(const struct newspeak_odds *odds, const double *e, int cell) {
    double sum = 0;
    for (int j = 0; j < odds->words; j++)
        if (e[j] > 0)
            sum += e[j] * (double)odds->log[j][cell];
    return sum;
}

/* Divides by the sum; nothing at all stays nothing. */
static void scale(double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i];
    for (int i = 0; i < n && sum > 0; i++)
        x[i] /= sum;
}

/* Logarithms become shares of one; -INFINITY none. */
static void shares(double *x, int n) {
    double most = -INFINITY;
    for (int i = 0; i < n; i++)
        most = x[i] > most ? x[i] : most;
    for (int i = 0; i < n; i++)
        x[i] = isinf(x[i]) ? 0 : exp(x[i] - most);
    scale(x, n);
}

void newspeak_guess(const struct newspeak_heard *h, struct newspeak_guess *g) {
    int cells = h->odds->codes * NS_SLOTS;
    memset(g, 0, sizeof *g);
    for (int i = 0; i < cells; i++) {
        double prior = h->prior[i / NS_SLOTS];
        bool can = prior > 0 && in(h->in_play, i % NS_SLOTS);
        g->q[i] = can ? log(prior) + sounds(h->odds, h->e, i) : -INFINITY;
    }
    shares(g->q, cells);
    for (int i = 0; i < cells; i++)
        g->m[i % NS_SLOTS] += g->q[i];
}

void newspeak_decode(const struct newspeak_heard *h, int code, double a[NS_SLOTS]) {
    for (int l = 0; l < NS_SLOTS; l++)
        a[l] = in(h->in_play, l) ? sounds(h->odds, h->e, code * NS_SLOTS + l) : -INFINITY;
    shares(a, NS_SLOTS);
}

int newspeak_likeliest(const double m[NS_SLOTS]) {
    int best = NS_NONE;
    for (int l = 0; l < NS_SLOTS; l++)
        if (m[l] > (best == NS_NONE ? 0 : m[best]))
            best = l;
    return best;
}

uint16_t newspeak_within(int slot, int radius) {
    uint16_t slots = 0;
    for (int l = 0; l < NS_SLOTS; l++)
        if (newspeak_distance(slot, l) <= radius)
            slots |= (uint16_t)(1u << l);
    return slots;
}

void newspeak_exclude(double m[NS_SLOTS], uint16_t left) {
    double sum = 0;
    for (int l = 0; l < NS_SLOTS; l++)
        sum += in(left, l) ? m[l] : 0;
    for (int l = 0; l < NS_SLOTS && sum > 0; l++)
        m[l] = in(left, l) ? m[l] / sum : 0;
}

static double largest(const double m[NS_SLOTS], uint16_t among) {
    double most = 0;
    for (int l = 0; l < NS_SLOTS; l++)
        if (in(among, l) && m[l] > most)
            most = m[l];
    return most;
}

/* A value must be better by more than what rounding makes of equal ones. */
struct newspeak_query newspeak_question(const double m[NS_SLOTS], uint16_t tokens) {
    static const double rounding = 1e-9;
    struct newspeak_query best = { NS_NONE, 0, 0 };
    for (int slot = 0; slot < NS_SLOTS; slot++)
        for (int radius = 0; in(tokens, slot) && radius <= NS_RADIUS; radius++) {
            uint16_t yes = newspeak_within(slot, radius);
            double value = largest(m, yes) + largest(m, (uint16_t)~yes);
            if (value > best.value + rounding)
                best = (struct newspeak_query){ (uint8_t)slot, (uint8_t)radius, value };
        }
    return best;
}

/* What has become too small for numbers is forgotten altogether. */
void newspeak_normalise_prior(double prior[NS_CODES], int codes) {
    double sum = 0;
    for (int c = 0; c < codes; c++)
        sum += prior[c];
    for (int c = 0; c < codes; c++)
        prior[c] = sum > 0 ? prior[c] / sum : 1.0 / codes;
}

/* The largest likelihood is 1: many words must not make all of them nothing. */
void newspeak_unmask(const struct newspeak_odds *odds, const double e[NS_WORDS], int slot, double prior[NS_CODES]) {
    double like[NS_CODES];
    for (int c = 0; c < odds->codes; c++)
        like[c] = sounds(odds, e, c * NS_SLOTS + slot);
    shares(like, odds->codes);
    for (int c = 0; c < odds->codes; c++)
        prior[c] *= like[c];
}

void newspeak_forget(double prior[NS_CODES], int codes, double kept) {
    for (int c = 0; c < codes; c++)
        prior[c] = kept * prior[c] + (1 - kept) / codes;
}

/* Viktor: any code. The others: each step as likely as the next, stopped at the ends (NS-9.7). */
void newspeak_card_used(double prior[NS_CODES], int codes, const struct newspeak_card *used) {
    double next[NS_CODES] = { 0 };
    for (int c = 0; c < codes; c++)
        for (int i = 0; i < used->steps; i++)
            next[newspeak_shifted(c, used->step[i], codes)] += prior[c] / used->steps;
    for (int c = 0; c < codes; c++)
        prior[c] = used->any_code ? 1.0 / codes : next[c];
}

double newspeak_entropy(const double prior[NS_CODES], int codes) {
    double bits = 0;
    for (int c = 0; c < codes; c++)
        if (prior[c] > 0)
            bits -= prior[c] * log2(prior[c]);
    return bits;
}

void newspeak_top(const struct newspeak_guess *g, int codes, struct newspeak_hypothesis top[NSB_TOP]) {
    int n = 0;
    for (int i = 0; i < codes * NS_SLOTS; i++) {
        struct newspeak_hypothesis h = { (uint8_t)(i / NS_SLOTS), (uint8_t)(i % NS_SLOTS), (float)g->q[i] };
        int at = n < NSB_TOP ? n++ : NSB_TOP;
        for (; at > 0 && h.chance > top[at - 1].chance; at--)
            if (at < NSB_TOP)
                top[at] = top[at - 1];
        if (at < NSB_TOP)
            top[at] = h;
    }
}
