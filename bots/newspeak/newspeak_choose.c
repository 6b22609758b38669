/* What bots choose beside words: slots by a trial domino, ID cards, and which card to vote for (NS-17.5, NS-17.6). */
#include "bots/newspeak/newspeak_mind.h"

#include <string.h>

static int count(const uint8_t status[NS_SLOTS], enum newspeak_status what) {
    int n = 0;
    for (int l = 0; l < NS_SLOTS; l++)
        n += status[l] == what;
    return n;
}

/* Hacked slots more than Moderated ones, once the domino has fallen. */
static int lead_after(const uint8_t status[NS_SLOTS], int slot, enum newspeak_status becomes) {
    uint8_t was[NS_SLOTS], after[NS_SLOTS];
    memcpy(was, status, sizeof was);
    was[slot] = (uint8_t)becomes;
    newspeak_domino(was, after);
    return count(after, NS_HACKED) - count(after, NS_MODERATED);
}

/* The Neutral slot whose change leaves the largest lead, or with sign -1 the smallest. */
static int best_slot(const uint8_t status[NS_SLOTS], enum newspeak_status becomes, int sign) {
    int best = NS_NONE, most = 0;
    for (int l = 0; l < NS_SLOTS; l++) {
        if (status[l] != NS_NEUTRAL)
            continue;
        int lead = sign * lead_after(status, l, becomes);
        if (best != NS_NONE && lead <= most)
            continue;
        best = l;
        most = lead;
    }
    return best;
}

int newspeak_pick(const uint8_t status[NS_SLOTS], enum newspeak_status becomes) {
    return best_slot(status, becomes, becomes == NS_HACKED ? 1 : -1);
}

/* A hack of a slot that is not Neutral goes to the one that is picked. */
int newspeak_dominoes(const uint8_t status[NS_SLOTS], int slot) {
    uint8_t was[NS_SLOTS], after[NS_SLOTS];
    int hacked = status[slot] == NS_NEUTRAL ? slot : newspeak_pick(status, NS_HACKED);
    if (hacked == NS_NONE)
        return 0;
    memcpy(was, status, sizeof was);
    was[hacked] = NS_HACKED;
    newspeak_domino(was, after);
    return count(after, NS_HACKED) - count(was, NS_HACKED);
}

int newspeak_filter(const uint8_t status[NS_SLOTS]) { return best_slot(status, NS_MODERATED, 1); }

/* The sign of a card's steps, 0 for Viktor's. */
static int sign_of(const struct newspeak_card *card) { return card->steps == 0 ? 0 : card->step[0] > 0 ? 1 : -1; }

/* A card whose step is public changes the code for nobody: of those with several, any-round cards first, and one of
   each sign; then Viktor; then the rest. */
enum { OPEN_STEP, SAME_SIGN, VIKTOR, AFTER_P, ANY_ROUND };
static int worth_taking(const struct newspeak_facts *f, int card, const uint8_t held[NS_DISSIDENTS], int dissidents) {
    const struct newspeak_card *c = &f->card[card];
    if (c->any_code)
        return VIKTOR;
    if (c->steps < 2)
        return OPEN_STEP;
    for (int i = 0; i < dissidents; i++)
        if (held[i] != NS_NONE && f->card[held[i]].steps > 1 && sign_of(&f->card[held[i]]) == sign_of(c))
            return SAME_SIGN;
    return c->prevented ? AFTER_P : ANY_ROUND;
}

static bool is_held(const uint8_t held[NS_DISSIDENTS], int dissidents, int card) {
    for (int i = 0; i < dissidents; i++)
        if (held[i] == card)
            return true;
    return false;
}

int newspeak_id(const struct newspeak_facts *f, const uint8_t held[NS_DISSIDENTS], int dissidents, int seats) {
    int best = NS_NONE, most = -1;
    for (int card = 0; card < NS_CARDS; card++) {
        if (!newspeak_card_in(&f->card[card], seats) || is_held(held, dissidents, card))
            continue;
        int worth = worth_taking(f, card, held, dissidents);
        if (worth <= most)
            continue;
        best = card;
        most = worth;
    }
    return best;
}

static double entropy_with(const struct newspeak_choice *b, int card) {
    double prior[NS_CODES];
    memcpy(prior, b->prior, sizeof prior);
    newspeak_card_used(prior, b->open->codes, &b->facts->card[card]);
    return newspeak_entropy(prior, b->open->codes);
}

/* Viktor's price is a Moderated slot: only if the code is as good as known, and if the filter does not lose the game
   wherever it is put. */
static bool viktor_pays(const struct newspeak_choice *b) {
    static const double known = .8;
    uint8_t after[NS_SLOTS], was[NS_SLOTS];
    int filter = newspeak_filter(b->open->status);
    if (filter == NS_NONE || b->prior[b->code] <= known)
        return false;
    memcpy(was, b->open->status, sizeof was);
    was[filter] = NS_MODERATED;
    newspeak_domino(was, after);
    return newspeak_winner(after) != NS_MODERATOR;
}

int newspeak_vote(const struct newspeak_choice *b) {
    static const double enough = .05;
    double now = newspeak_entropy(b->prior, b->open->codes), most = now + enough;
    int best = NS_NO_CARD, viktor = NS_NO_CARD;
    bool others = false;
    for (int card = 0; card < NS_CARDS; card++) {
        if (!is_held(b->held, b->open->dissidents, card) || !newspeak_usable(b->facts, b->open, card))
            continue;
        if (b->facts->card[card].any_code) {
            viktor = card;
            continue;
        }
        others = true;
        double with = entropy_with(b, card);
        if (with >= most && (best == NS_NO_CARD || with > entropy_with(b, best)))
            best = card;
    }
    return viktor != NS_NO_CARD && !others && entropy_with(b, viktor) >= most && viktor_pays(b) ? viktor : best;
}
