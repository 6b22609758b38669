/* Words heard, by round and speaker, and what a listener believes after them. */
#include "bots/newspeak/newspeak_listen.h"

#include "core/rng.h"

#include <math.h>
#include <string.h>

enum { HEARING = 1 };             /* purpose of chance */
static const double emphasis = 2; /* NS-17.3: E is at most this */

/* ---- the words of bots: WordNet has nothing to add to them (NS-18.2), so it is asked only about others */

static uint32_t mark_of(const char *token) {
    uint32_t hash = 2166136261u;
    for (; *token; token++)
        hash = (hash ^ (uint8_t)*token) * 16777619u;
    return hash ? hash : 1;
}

static uint32_t *place_of(struct newspeak_listener *l, const char *token) {
    uint32_t mark = mark_of(token), at = mark % NSL_KNOWN;
    while (l->known[at] && l->known[at] != mark)
        at = (at + 1) % NSL_KNOWN;
    return &l->known[at];
}

/* A set with more words than there is room for: of the rest WordNet is asked. */
static void know_phrases(struct newspeak_listener *l, const char *const *phrases) {
    for (; *phrases; phrases++) {
        struct lz_text left = lz_span(*phrases);
        for (char token[LORE_LETTERS]; l->knows < NSL_KNOWN / 2 && lore_take_token(&left, token);) {
            uint32_t *place = place_of(l, token);
            l->knows += !*place;
            *place = mark_of(token);
        }
    }
}

static void know_bots(struct newspeak_listener *l, const struct newspeak_set *set) {
    for (int i = 0; i < NS_SAYINGS; i++)
        know_phrases(l, l->facts->saying[i]);
    for (int i = 0; i < l->facts->topics; i++)
        know_phrases(l, l->facts->topic[i].fillers);
    for (int j = 0; j < set->words; j++) {
        know_phrases(l, set->word[j].plain);
        know_phrases(l, set->word[j].veiled);
    }
}

static bool all_known(struct newspeak_listener *l, struct lz_text message) {
    for (char token[LORE_LETTERS]; lore_take_token(&message, token);)
        if (!*place_of(l, token))
            return false;
    return true;
}

void newspeak_listen_begin(struct newspeak_listener *l, const struct newspeak_facts *facts, const struct lore *lore,
                           struct newspeak_hearing hearing) {
    memset(l, 0, sizeof *l);
    l->facts = facts;
    l->lore = lore;
    l->hearing = hearing;
    l->set = l->lead = NS_NONE;
}

/* ---- talk */

static bool misses(struct newspeak_listener *l) {
    if (l->hearing.chance >= 1)
        return false;
    struct lz_rng rng = lz_fork(&l->hearing.rng, HEARING, l->words_met++);
    return ldexp((double)(lz_draw(&rng) >> 11), -53) >= l->hearing.chance;
}

static void hear_words(struct newspeak_listener *l, const struct lore *lore, struct lz_text message,
                       double e[NS_WORDS]) {
    struct newspeak_ear ear = { &l->words, lore, l->hearing.most };
    for (char token[LORE_LETTERS]; lore_take_token(&message, token);) {
        double with[NS_WORDS];
        memcpy(with, e, sizeof with);
        if (newspeak_hear_token(&ear, token, with) && !misses(l))
            memcpy(e, with, sizeof with);
    }
}

static void hear_message(struct newspeak_listener *l, struct lz_text message, double e[NS_WORDS]) {
    bool people = l->lore && l->hearing.most != NSW_EXACT && !all_known(l, message);
    if (people && !l->learned) {
        newspeak_learn(&l->words, &l->facts->set[l->set], l->lore);
        l->learned = true;
    }
    hear_words(l, people ? l->lore : NULL, message, e);
}

static void take_set(struct newspeak_listener *l, int set) {
    l->set = (uint8_t)set;
    newspeak_learn(&l->words, &l->facts->set[set], NULL);
    know_bots(l, &l->facts->set[set]);
    newspeak_spoken_begin(&l->spoken, l->facts, &l->facts->set[set]);
}

static void take_round(struct newspeak_listener *l, int round) {
    l->round = (uint8_t)round;
    l->lead = NS_NONE;
    memset(l->said, 0, sizeof l->said);
    newspeak_spoken_round(&l->spoken);
}

static void take_message(struct newspeak_listener *l, int seat, struct lz_text words) {
    double *e = l->e[l->round - 1][seat];
    if (l->set != NS_NONE) {
        if (words.len)
            hear_message(l, words, e);
        newspeak_spoken_take(&l->spoken, seat, words);
    }
    if (l->lead == NS_NONE && newspeak_has_said(e)) {
        l->lead = (uint8_t)seat;
        l->lead_from = l->said[seat];
    }
    l->said[seat]++;
}

void newspeak_listen(struct newspeak_listener *l, const struct lz_event *event) {
    if (event->kind == NS_K_SET)
        take_set(l, event->arg[0]);
    else if (event->kind == NS_K_ROUND)
        take_round(l, event->arg[0]);
    else if (event->kind == NS_K_SAID && l->round)
        take_message(l, event->seat, event->text);
}

bool newspeak_has_said(const double e[NS_WORDS]) {
    for (int j = 0; j < NS_WORDS; j++)
        if (e[j] > 0)
            return true;
    return false;
}

void newspeak_said(const struct newspeak_listener *l, int round, int but, double e[NS_WORDS]) {
    for (int j = 0; j < NS_WORDS; j++) {
        e[j] = 0;
        for (int d = 0; d < NS_DISSIDENTS; d++)
            e[j] += d == but ? 0 : l->e[round - 1][d][j];
        e[j] = e[j] > emphasis ? emphasis : e[j];
    }
}

/* ---- what follows from it */

/* A reveal, and the card that was used after it. Who did not set his own dial has said nothing of it. */
static void learn_round(const struct newspeak_belief *b, int round, double prior[NS_CODES]) {
    const struct newspeak_open *o = b->open;
    const struct newspeak_round *past = &o->past[round - 1];
    for (int d = 0; d < o->dissidents; d++)
        if (past->own >> d & 1 && past->dial[d] < NS_SLOTS)
            newspeak_unmask(b->odds, b->listener->e[round - 1][d], past->dial[d], prior);
    newspeak_normalise_prior(prior, o->codes);
    newspeak_forget(prior, o->codes, b->kept);
    if (past->card < NS_CARDS)
        newspeak_card_used(prior, o->codes, &b->listener->facts->card[past->card]);
}

void newspeak_prior_at(const struct newspeak_belief *b, int round, double prior[NS_CODES]) {
    for (int c = 0; c < b->open->codes; c++)
        prior[c] = 1.0 / b->open->codes;
    for (int r = 1; r < round; r++)
        learn_round(b, r, prior);
}

static uint16_t answered(const struct newspeak_open *o, int round) {
    uint16_t left = (1 << NS_SLOTS) - 1;
    for (int i = 0; i < o->questions; i++) {
        const struct newspeak_question *q = &o->question[i];
        uint16_t within = newspeak_within(q->slot, q->radius);
        if (q->round == round)
            left &= q->yes ? within : (uint16_t)~within;
    }
    return left;
}

uint16_t newspeak_in_play_at(const struct newspeak_open *o, int round) {
    uint16_t in_play = 0;
    for (int l = 0; l < NS_SLOTS; l++)
        if (o->status[l] != NS_REMOVED)
            in_play |= (uint16_t)(1 << l);
    for (int r = round; r <= o->round && r <= NS_ROUNDS; r++)
        if (o->past[r - 1].outcome == NS_LOCKDOWN && o->past[r - 1].changed < NS_SLOTS)
            in_play |= (uint16_t)(1 << o->past[r - 1].changed);
    return in_play;
}

/* Answers may exclude each other, for Dissidents need not agree: then they are left out of it. */
uint16_t newspeak_left_at(const struct newspeak_open *o, int round) {
    uint16_t in_play = newspeak_in_play_at(o, round), left = in_play & answered(o, round);
    return left ? left : in_play;
}

void newspeak_guess_at(const struct newspeak_belief *b, int round, struct newspeak_guess *g) {
    double prior[NS_CODES], e[NS_WORDS];
    newspeak_prior_at(b, round, prior);
    newspeak_said(b->listener, round, NS_NONE, e);
    newspeak_guess(&(struct newspeak_heard){ b->odds, prior, e, newspeak_left_at(b->open, round) }, g);
}

bool newspeak_explained(const struct newspeak_open *o, const struct newspeak_listener *l, int round,
                        struct newspeak_hypothesis top[NSB_TOP]) {
    struct newspeak_weights weights;
    struct newspeak_odds odds;
    struct newspeak_guess guess;
    if (o->set >= NS_SETS || o->place[0] >= l->facts->places || round < 1 || round > o->round)
        return false;
    newspeak_weigh(l->facts, o, &weights);
    newspeak_odds(&weights, newspeak_to_moderators, &odds);
    newspeak_guess_at(&(struct newspeak_belief){ o, l, &odds, 1 }, round, &guess);
    newspeak_top(&guess, o->codes, top);
    return true;
}
