/* What a card is worth in hand: laid now, laid later, founded with its fellows, or stuck. */
#include "bots/rummy/rummy_sight.h"

#include "core/seats.h"

#include <string.h>

/* Cards to `play`: what they bring when played; a guess from many matches. */
static const double role_worth[] = { [ROLE_COVER] = 1.2, [ROLE_LOOK] = 2.0,  [ROLE_FETCH] = 3.5,
                                     [ROLE_FALL] = 1.0,  [ROLE_RAISE] = 2.0, [ROLE_REMOVE] = 5.5 };

/* The chance to get one of `live` cards in the turns to come, by draws and what others throw. */
static double chance_of(const struct rummy_sight *s, double live) {
    double miss = 1, one = 1 - live * 1.8 / (s->hidden + 1);
    if (one < 0)
        one = 0;
    double turns = s->turns;
    for (; turns >= 1; turns -= 1)
        miss *= one;
    return 1 - miss * (1 - turns * (1 - one));
}

static int naturals_in_hand(const struct rummy_sight *s, int set) {
    const struct rummy_set *row = &s->deck->set[set];
    int n = lz_cards_of(&s->view->mine, row->own);
    return n + (row->proof != RUMMY_NONE ? lz_cards_of(&s->view->mine, row->proof) : 0);
}

static int naturals_unseen(const struct rummy_sight *s, int set) {
    const struct rummy_set *row = &s->deck->set[set];
    int n = lz_cards_of(&s->unseen, row->own);
    return n + (row->proof != RUMMY_NONE ? lz_cards_of(&s->unseen, row->proof) : 0);
}

/* A set founded by me with n ordinary cards. */
static double founded(const struct rummy_sight *s, int set, int n) {
    rummy_group groups[RUMMY_SEATS] = { 0 };
    groups[s->me] = (rummy_group)n;
    return rummy_worth(s, set, groups, s->stories[set]);
}

/* n naturals of a set nobody has founded, `chance` to act: laid with the chance that they come to three, by my own
   cards or because somebody else founds the set; else they are stuck or thrown. */
static double set_hope(const struct rummy_sight *s, int set, int n, double chance) {
    if (n <= 0)
        return 0;
    int unseen = naturals_unseen(s, set);
    int wilds = s->deck->set[set].own == s->deck->wild ? 0 : lz_cards_of(&s->view->mine, s->deck->wild);
    double p, other = unseen >= 3 ? 0.05 * unseen * (s->turns < 2 ? s->turns / 2 : 1) : 0.02;
    double one = chance_of(s, unseen + 0.5 * lz_cards_of(&s->unseen, s->deck->wild));
    if (n >= 3)
        p = 1;
    else if (n == 2)
        p = wilds ? 0.95 : one;
    else
        p = one * one * 0.6 * (wilds ? 1.6 : 1);
    p = chance * (p + (1 - p) * other);
    int points = s->deck->card[s->deck->set[set].own].points;
    double laid = founded(s, set, n > 3 ? n : 3) * (n < 3 ? n / 3.0 : 1);
    return p * laid - (1 - p) * points * n * 0.75;
}

/* A wild goes where it changes most. */
static double wild_hope(const struct rummy_sight *s, lz_card card, double chance) {
    double best = 1.5;
    for (int set = 0; set < RUMMY_SETS; set++) {
        int part = rummy_part(s->deck, set, card), mine = naturals_in_hand(s, set);
        if (part < RUMMY_WILD)
            continue;
        double gain = 0;
        if (rummy_in_play(s->open, set)) {
            bool leans = s->leaning >> part & 1;
            if (!leans || rummy_naturals(s->open->group[set][s->me]) || mine)
                gain = rummy_laid_gain(s, set, s->me, card);
        } else if (mine == 2) {
            gain = founded(s, set, 3) - set_hope(s, set, 2, chance) * 0.5;
        }
        best = gain > best ? gain : best;
    }
    return best * (card == s->deck->file ? 0.85 : 1);
}

/* To be added to a set in play; to found one with, being the n-th of it. */
static double adding(const struct rummy_sight *s, int set, lz_card card, double chance) {
    double stuck = (1 - chance) * s->deck->card[card].inhand, gain = rummy_laid_gain(s, set, s->me, card);
    return gain > 0 ? chance * gain - stuck : -stuck - 0.3;
}

static double founding(const struct rummy_sight *s, int set, int n, double chance) {
    return set_hope(s, set, n, chance) - set_hope(s, set, n - 1, chance);
}

double rummy_keep(const struct rummy_sight *s, lz_card card, double chance, int more) {
    const struct rummy_card *row = &s->deck->card[card];
    double stuck = (1 - chance) * row->inhand, best = -100;
    if (s->lore->card[card] != ROLE_NONE)
        return chance * role_worth[s->lore->card[card]] - stuck;
    if (card == s->deck->wild || card == s->deck->file)
        best = chance * wild_hope(s, card, chance) - stuck;
    for (int set = 0; set < RUMMY_SETS; set++) {
        int part = rummy_part(s->deck, set, card);
        if (part != RUMMY_OWN && part != RUMMY_PROOF)
            continue;
        double keep = rummy_in_play(s->open, set) ? adding(s, set, card, chance)
                                                  : founding(s, set, naturals_in_hand(s, set) + more, chance);
        best = keep > best ? keep : best;
    }
    return best > -100 ? best : -stuck;
}

double rummy_gift(const struct rummy_sight *s, lz_card card) {
    static const double liked[] = { [ROLE_COVER] = 0.4, [ROLE_LOOK] = 0.7,  [ROLE_FETCH] = 1.5,
                                    [ROLE_FALL] = 0.2,  [ROLE_RAISE] = 0.7, [ROLE_REMOVE] = 2.0 };
    int next = lz_left_of(s->me, s->seats);
    if (s->weigh[next] > 0)
        return 0;
    if (s->lore->card[card] != ROLE_NONE)
        return s->weigh[next] * liked[s->lore->card[card]];
    double worst = card == s->deck->wild ? 3 * s->weigh[next] : card == s->deck->file ? s->weigh[next] : 0;
    for (int set = 0; set < RUMMY_SETS; set++) {
        int part = rummy_part(s->deck, set, card);
        if (part != RUMMY_OWN && part != RUMMY_PROOF)
            continue;
        double gift = s->weigh[next] * 0.12 * naturals_unseen(s, set);
        if (rummy_in_play(s->open, set))
            gift = 0.7 * rummy_laid_gain(s, set, next, card);
        else
            gift += s->weigh[next] * lz_cards_of(&s->view->known[next], s->deck->set[set].own);
        worst = gift < worst ? gift : worst;
    }
    return worst;
}

lz_card rummy_worst(const struct rummy_sight *s, double chance, double *keep) {
    lz_card worst = LZ_NO_CARD;
    *keep = 0;
    for (uint32_t ids = lz_cards_ids(&s->view->mine); ids; ids &= ids - 1) {
        lz_card id = (lz_card)__builtin_ctz(ids);
        double k = rummy_keep(s, id, chance, 0);
        if (worst == LZ_NO_CARD || k < *keep) {
            worst = id;
            *keep = k;
        }
    }
    return worst;
}

double rummy_draw_gain(const struct rummy_sight *s, double chance) {
    double sum = 0, worst;
    rummy_worst(s, s->next, &worst);
    if (!s->hidden)
        return 0;
    for (uint32_t ids = lz_cards_ids(&s->unseen); ids; ids &= ids - 1) {
        lz_card id = (lz_card)__builtin_ctz(ids);
        double gain = rummy_keep(s, id, chance, 1) - worst;
        sum += gain > 0 ? gain * lz_cards_of(&s->unseen, id) : 0;
    }
    return sum / s->hidden;
}
