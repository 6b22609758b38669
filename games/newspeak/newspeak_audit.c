/* What must always add up in a game of NewSpeak. */
#include "games/newspeak/newspeak_inner.h"

/* NS-7.6, NS-9.8, NS-10: slots turn by outcomes, by Viktor's filter and by the domino effect, and never back. */
static bool slots_add_up(const struct newspeak_open *o) {
    int neutral = 0, settled = 0;
    for (int slot = 0; slot < NS_SLOTS; slot++)
        neutral += o->status[slot] == NS_NEUTRAL;
    for (int i = 0; i < o->round; i++) {
        int changed = o->past[i].changed;
        settled += changed != NS_NONE;
        if (changed != NS_NONE && o->status[changed] == NS_NEUTRAL)
            return false;
    }
    return neutral + settled <= NS_SLOTS;
}

static bool tokens_add_up(const struct newspeak_open *o) {
    return __builtin_popcount(o->tokens) + o->supply + o->questions <= NS_TOKENS;
}

static bool ids_differ(const struct newspeak_facts *f, const struct newspeak_state *s) {
    uint32_t held = 0;
    for (int d = 0; d < s->open.dissidents; d++) {
        int card = s->cell.card[d];
        if (card == NS_NONE && s->open.round == 0)
            continue;
        if (card >= NS_CARDS || !newspeak_card_in(&f->card[card], s->head.seats) || held >> card & 1)
            return false;
        held |= 1u << card;
    }
    return true;
}

static bool code_in_play(const struct newspeak_state *s) {
    return s->cell.code < s->open.codes || (s->cell.code == NS_NONE && s->open.round == 0);
}

static bool dials_in_play(const struct newspeak_state *s) {
    for (int d = 0; d < s->open.dissidents; d++)
        if (s->dial[d] >= NS_SLOTS || (s->head.phase == NS_P_GUESS && !newspeak_in_play(&s->open, s->dial[d])))
            return false;
    return true;
}

static bool end_is_right(const struct newspeak_state *s) {
    bool given_up = (newspeak_dissidents(&s->open) & ~(lz_seats)s->open.resigned) == 0 ||
                    (newspeak_moderators(&s->open) & ~(lz_seats)s->open.resigned) == 0;
    bool won = newspeak_winner(s->open.status) != NS_WATCHER;
    return s->head.over ? won || given_up : !given_up && !(won && s->head.phase < NS_P_VOTE);
}

bool newspeak_audit(const struct lz_game *game, const void *state, struct lz_why *why) {
    const struct newspeak_state *s = state;
    if (!slots_add_up(&s->open))
        return lz_refuse(why, NS_7_6, 0);
    if (!tokens_add_up(&s->open))
        return lz_refuse(why, NS_8_1, 0);
    if (!ids_differ(newspeak_facts_of(game), s))
        return lz_refuse(why, NS_9_2, 0);
    if (!code_in_play(s))
        return lz_refuse(why, NS_9_7, s->cell.code);
    if (!dials_in_play(s))
        return lz_refuse(why, NS_6_3, 0);
    return end_is_right(s) || lz_refuse(why, NS_11_4, 0);
}
