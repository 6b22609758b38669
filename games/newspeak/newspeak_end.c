/* What the dials and the pointer come to (NS-7), the domino effect (NS-10) and the end (NS-11). */
#include "games/newspeak/newspeak_inner.h"

#include <string.h>

enum newspeak_outcome newspeak_outcome(struct newspeak_dials d, int *slot) {
    int votes[NS_SLOTS] = { 0 };
    lz_assert(d.pointer >= 0 && d.pointer < NS_SLOTS && d.count <= NS_DISSIDENTS);
    *slot = d.pointer;
    for (int i = 0; i < d.count; i++) {
        lz_assert(d.dial[i] < NS_SLOTS);
        votes[d.dial[i]]++;
    }
    if (votes[d.pointer])
        return NS_PREVENTED;
    for (int i = 0; i < NS_SLOTS; i++)
        if (2 * votes[i] > d.count) {
            *slot = i;
            return NS_HACK;
        }
    return NS_LOCKDOWN;
}

void newspeak_turn_slot(struct newspeak_state *s, int slot, enum newspeak_status to, struct lz_sink *out) {
    static const uint16_t kind[NS_STATUSES] = {
        [NS_HACKED] = NS_K_HACKED, [NS_MODERATED] = NS_K_MODERATED, [NS_REMOVED] = NS_K_REMOVED
    };
    lz_assert(to > NS_NEUTRAL && to < NS_STATUSES && newspeak_neutral(&s->open, slot)); /* NS-7.6 */
    s->open.status[slot] = (uint8_t)to;
    lz_tell(out, kind[to], LZ_CLOCK, newspeak_all(&s->open), slot);
}

void newspeak_domino(const uint8_t was[NS_SLOTS], uint8_t becomes[NS_SLOTS]) {
    for (int slot = 0; slot < NS_SLOTS; slot++) {
        int beside = 0, of[NS_STATUSES] = { 0 };
        lz_assert(was[slot] < NS_STATUSES);
        becomes[slot] = was[slot];
        for (int other = 0; other < NS_SLOTS; other++)
            if (newspeak_distance(slot, other) == 1 && was[other] != NS_REMOVED) {
                beside++;
                of[was[other]]++;
            }
        if (was[slot] == NS_NEUTRAL && beside && of[NS_HACKED] == beside)
            becomes[slot] = NS_HACKED;
        if (was[slot] == NS_NEUTRAL && beside && of[NS_MODERATED] == beside)
            becomes[slot] = NS_MODERATED;
    }
}

void newspeak_fall(struct newspeak_state *s, struct lz_sink *out) {
    uint8_t becomes[NS_SLOTS];
    newspeak_domino(s->open.status, becomes);
    for (int slot = 0; slot < NS_SLOTS; slot++)
        if (becomes[slot] != s->open.status[slot])
            newspeak_turn_slot(s, slot, (enum newspeak_status)becomes[slot], out);
}

enum newspeak_side newspeak_winner(const uint8_t status[NS_SLOTS]) {
    int of[NS_STATUSES] = { 0 };
    for (int slot = 0; slot < NS_SLOTS; slot++) {
        lz_assert(status[slot] < NS_STATUSES);
        of[status[slot]]++;
    }
    int all = NS_SLOTS - of[NS_REMOVED];
    lz_assert(all > 0); /* NS-11.4 */
    return 2 * of[NS_MODERATED] >= all ? NS_MODERATOR : 2 * of[NS_HACKED] > all ? NS_DISSIDENT : NS_WATCHER;
}

int newspeak_count(const struct newspeak_open *o, enum newspeak_status status) {
    int n = 0;
    for (int slot = 0; slot < NS_SLOTS; slot++)
        n += o->status[slot] == status;
    return n;
}

int newspeak_to_win(const struct newspeak_open *o, enum newspeak_side side) {
    int in_play = NS_SLOTS - newspeak_count(o, NS_REMOVED);
    lz_assert(side == NS_DISSIDENT || side == NS_MODERATOR);
    return side == NS_DISSIDENT ? in_play / 2 + 1 : (in_play + 1) / 2;
}

/* NS-11.5: at the end everything hidden is shown. */
static void tell_truth(const struct newspeak_state *s, struct lz_sink *out) {
    const struct newspeak_cell *cell = &s->cell;
    lz_seats all = newspeak_all(&s->open);
    for (int d = 0; d < s->open.dissidents; d++)
        if (cell->card[d] != NS_NONE)
            lz_tell(out, NS_K_TRUE_ID, d, all, cell->card[d]);
    for (int round = 0; round < s->open.round; round++) {
        lz_assert(cell->code_was[round] < s->open.codes);
        lz_tell(out, NS_K_TRUE_CODE, LZ_CLOCK, all, round + 1, cell->code_was[round]);
        for (int d = 0; d < s->open.dissidents; d++)
            if (cell->vote[round][d] != NS_NONE)
                lz_tell(out, NS_K_TRUE_VOTE, d, all, round + 1, cell->vote[round][d]);
    }
}

void newspeak_close_round(const struct newspeak_open *o, struct lz_sink *out) {
    if (o->round)
        lz_tell(out, NS_K_ROUND_OVER, LZ_CLOCK, newspeak_all(o), o->round);
}

void newspeak_finish(struct newspeak_state *s, enum newspeak_side side, struct lz_sink *out) {
    lz_assert(!s->head.over && side != NS_WATCHER);
    s->head.over = 1;
    s->head.phase = NS_P_OVER;
    s->head.won = newspeak_team(&s->open, side);
    s->head.alarm = LZ_NEVER;
    newspeak_close_round(&s->open, out);
    lz_tell(out, NS_K_WON, LZ_CLOCK, newspeak_all(&s->open), (int)side);
    tell_truth(s, out);
}

bool newspeak_ended(struct newspeak_state *s, struct lz_sink *out) {
    enum newspeak_side side = newspeak_winner(s->open.status);
    if (side != NS_WATCHER)
        newspeak_finish(s, side, out);
    return side != NS_WATCHER;
}
