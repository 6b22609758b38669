/* Dialling by habit (NS-17.5): Dissidents who have agreed on something else than words. Dials are public, so whatever
   rule they follow betrays itself by them: the slot itself, the same as before, the next, the lowest. */
#include "bots/newspeak/newspeak_suspect.h"

#include <string.h>

static const double slip = .15, smooth = .25; /* how often a habit is broken; what an unseen slot counts as */

static uint16_t bit(int slot) { return (uint16_t)(1u << slot); }

int newspeak_dialled(const struct newspeak_open *o, int round) {
    const struct newspeak_round *past = &o->past[round - 1];
    int times[NS_SLOTS] = { 0 }, best = NS_NONE;
    for (int d = 0; d < o->dissidents; d++)
        if (past->own >> d & 1 && past->dial[d] < NS_SLOTS)
            times[past->dial[d]]++;
    for (int l = 0; l < NS_SLOTS; l++)
        if (times[l] > (best == NS_NONE ? 0 : times[best]))
            best = l;
    return best;
}

/* The first slot in play from this one on, in steps of `by`. */
static int from(uint16_t in_play, int slot, int by) {
    for (int i = 0; i < NS_SLOTS; i++, slot = (slot + by + NS_SLOTS) % NS_SLOTS)
        if (in_play & bit(slot))
            return slot;
    return slot;
}

/* What a habit would dial in a round, given the dial before. */
enum { SAME, NEXT, BEFORE, LOWEST, HIGHEST, OFTEN, HABITS };
static int habit_of(int habit, uint16_t in_play, int last) {
    switch (habit) {
    case SAME:
        return from(in_play, last, 1);
    case NEXT:
        return from(in_play, (last + 1) % NS_SLOTS, 1);
    case BEFORE:
        return from(in_play, (last + NS_SLOTS - 1) % NS_SLOTS, -1);
    case LOWEST:
        return from(in_play, 0, 1);
    default:
        return from(in_play, NS_SLOTS - 1, -1);
    }
}

static int count(uint16_t slots) { return __builtin_popcount(slots); }

struct dials {
    int n, last, times[NS_SLOTS];
};

static double chance_of(int habit, const struct dials *dials, uint16_t in_play, int slot) {
    int n = count(in_play);
    if (!(in_play & bit(slot)))
        return 0;
    if (habit == OFTEN)
        return (dials->times[slot] + smooth) / (dials->n + smooth * NS_SLOTS);
    if (!dials->n && habit != LOWEST && habit != HIGHEST)
        return 1.0 / n;
    return (habit_of(habit, in_play, dials->last) == slot ? 1 - slip : 0) + slip / n;
}

void newspeak_habit(const struct newspeak_open *o, int round, double chance[NS_SLOTS]) {
    double sure[HABITS];
    struct dials dials = { 0 };
    for (int h = 0; h < HABITS; h++)
        sure[h] = 1.0 / HABITS;
    for (int r = 1; r < round; r++) {
        int slot = newspeak_dialled(o, r);
        double sum = 0;
        if (slot == NS_NONE)
            continue;
        for (int h = 0; h < HABITS; h++)
            sum += sure[h] *= chance_of(h, &dials, newspeak_in_play_at(o, r), slot);
        for (int h = 0; h < HABITS; h++)
            sure[h] = sum > 0 ? sure[h] / sum : 1.0 / HABITS;
        dials.times[slot]++;
        dials.n++;
        dials.last = slot;
    }
    memset(chance, 0, NS_SLOTS * sizeof *chance);
    for (int l = 0; l < NS_SLOTS; l++)
        for (int h = 0; h < HABITS; h++)
            chance[l] += sure[h] * chance_of(h, &dials, newspeak_in_play_at(o, round), l);
}
