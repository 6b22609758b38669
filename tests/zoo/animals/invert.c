/* NewSpeak: a Moderator who asks for every code which of all proposals the hard Dissidents of old would have made are
   exactly the words heard, and believes nothing else. */
#include "bots/newspeak/newspeak_player.h"
#include "tests/zoo/zoo.h"

#include <math.h>
#include <string.h>

struct sum {
    uint32_t heard;
    double all, at[NS_SLOTS];
};

static void add(void *to, const struct newspeak_proposal *p) {
    struct sum *s = to;
    uint32_t words = p->decoy == NS_NONE ? 0 : 1u << p->decoy;
    double weight = exp(12 * (double)p->u);
    for (int i = 0; i < p->words; i++)
        words |= 1u << p->word[i];
    s->all += weight;
    s->at[p->slot] += words == s->heard ? weight : 0;
}

/* How likely the words of a round are in a code, by the place. */
static bool invert(struct newspeak_memory *m, const struct newspeak_open *o, int round, const double prior[NS_CODES],
                   double like[NS_CODES][NS_SLOTS]) {
    double e[NS_WORDS];
    uint8_t status[NS_SLOTS];
    bool any = false;
    uint32_t heard = 0;
    newspeak_said(&m->listener, round, NS_NONE, e);
    for (int j = 0; j < NS_WORDS; j++)
        heard |= (uint32_t)(e[j] > 0) << j;
    for (int l = 0; l < NS_SLOTS; l++)
        status[l] = newspeak_in_play_at(o, round) >> l & 1 ? NS_NEUTRAL : NS_REMOVED;
    for (int c = 0; c < o->codes; c++) {
        struct sum sum = { .heard = heard };
        struct newspeak_proposer by = {
            &m->weights, &m->partners, &m->moderators, prior, status, (uint8_t)c, 2, 4, 5, 4, 6, false, .9F
        };
        newspeak_propose(&by, add, &sum);
        for (int l = 0; l < NS_SLOTS; l++) {
            like[c][l] = sum.at[l] / sum.all;
            any = any || like[c][l] > 0;
        }
    }
    return any;
}

static int place(struct newspeak_memory *m, const struct newspeak_open *o) {
    double prior[NS_CODES], like[NS_CODES][NS_SLOTS], at[NS_SLOTS] = { 0 };
    for (int c = 0; c < NS_CODES; c++)
        prior[c] = 1.0 / o->codes;
    for (int r = 1; r < o->round; r++) {
        int dial = newspeak_dialled(o, r);
        bool any = dial != NS_NONE && invert(m, o, r, prior, like);
        for (int c = 0; c < o->codes && any; c++)
            prior[c] *= like[c][dial] + 1e-6;
        newspeak_normalise_prior(prior, o->codes);
        if (o->past[r - 1].card < NS_CARDS)
            newspeak_card_used(prior, o->codes, &m->facts->card[o->past[r - 1].card]);
    }
    if (!invert(m, o, o->round, prior, like))
        return NS_NONE;
    for (int i = 0; i < o->codes * NS_SLOTS; i++)
        at[i % NS_SLOTS] += prior[i / NS_SLOTS] * like[i / NS_SLOTS][i % NS_SLOTS];
    newspeak_exclude(at, newspeak_left_at(o, o->round));
    return newspeak_likeliest(at);
}

static void decide(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    const struct newspeak_view *v = asked->view;
    lz_bot_newspeak_hard.decide(memory, asked, move);
    if (move->verb != NS_V_POINT)
        return;
    int slot = place(memory, &v->open);
    move->arg[0] = (int16_t)(slot == NS_NONE ? move->arg[0] : slot);
}

const struct zoo_animal zoo_invert = { .name = "invert",
                                       .about = "believes only what the speaker of old would have said",
                                       .games = "newspeak",
                                       .sits = ZOO_SECOND_SIDE,
                                       .most = 60,
                                       .like = &lz_bot_newspeak_hard,
                                       .decide = decide };
