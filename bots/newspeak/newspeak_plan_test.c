/* What NewSpeak's Dissidents propose and choose, against the worked examples of the rules (W31), within a thousandth.
 */
#include "bots/newspeak/newspeak_mind_test.h"

#include <math.h>

/* W31: a visitor that counts the proposals for one place and keeps the best two. */
struct best {
    int slot, seen;
    struct newspeak_proposal first, second;
};

static void keep_best(void *to, const struct newspeak_proposal *p) {
    struct best *b = to;
    if (p->slot != b->slot)
        return;
    if (!b->seen++ || p->u > b->first.u) {
        b->second = b->first;
        b->first = *p;
    } else if (p->u > b->second.u)
        b->second = *p;
}

static void says(const struct newspeak_proposal *p, const char *const *words, bool decoy) {
    int n = 0;
    for (; words[n]; n++)
        assert_int_equal(p->word[n], word_of(words[n]));
    assert_int_equal(p->words, n);
    assert_int_equal(p->decoy, decoy ? word_of("Story") : NS_NONE);
}
#define SAYS(p, decoy, ...) says(p, (const char *const[]){ __VA_ARGS__, NULL }, decoy)

/* What W31 goes by; and what the levels do. */
struct taste {
    uint8_t clear, feared;
    float secret;
};
static const struct taste w31 = { 1, 3, 0 };

static struct best propose_by(struct table *t, struct taste taste, const char *place) {
    static struct newspeak_odds imagined;
    struct best best = { .slot = slot_of(place) };
    newspeak_odds(&t->weights, (struct newspeak_speaker){ .05, .5 }, &imagined);
    struct newspeak_proposer by = { .clear = taste.clear,
                                    .feared = taste.feared,
                                    .secret = taste.secret,
                                    .weights = &t->weights,
                                    .partners = &t->partners,
                                    .moderators = &imagined,
                                    .prior = t->prior,
                                    .status = t->open.status,
                                    .least = 1,
                                    .most = NSB_CLUES,
                                    .room = NSB_CLUES + 1 };
    newspeak_propose(&by, keep_best, &best);
    return best;
}

static struct best propose(struct table *t, const char *place) { return propose_by(t, w31, place); }

static void ns_17_6_proposals(void **state) {
    static struct table t;
    (void)state;
    lay(&t);
    struct best b = propose(&t, "Cathedral");
    assert_int_equal(b.seen, 60);
    SAYS(&b.first, true, "Answer", "Road");
    near((double)b.first.a, .8175);
    near((double)b.first.q, .1979);
    near((double)b.first.h, .0172);
    near((double)b.first.u, .8034);
    SAYS(&b.second, false, "Break", "Help", "Road");
    near((double)b.second.a, .8968);
    near((double)b.second.q, .3516);
    near((double)b.second.h, .2169);
    near((double)b.second.u, .7023);
    b = propose(&t, "Night Club");
    SAYS(&b.first, true, "Answer", "Help");
    near((double)b.first.a, .6738);
    near((double)b.first.h, .0437);
    near((double)b.first.u, .6443);
}

/* Partners take the likeliest place, and so do the Moderators: of two the likelier counts for more than its share. A
   code that stays hidden is worth something beside. */
static void ns_17_6_levels_weigh_in_their_own_way(void **state) {
    static struct table t;
    (void)state;
    lay(&t);
    struct newspeak_proposal p = propose_by(&t, w31, "Cathedral").first;
    double rest = (1 - (double)p.a) / (double)p.a; /* of all other places, at most in one of them */
    struct newspeak_proposal clear = propose_by(&t, (struct taste){ 8, 3, 0 }, "Cathedral").first;
    assert_true((double)clear.u >= (1 - (double)clear.h) * (1 - rest) && clear.u > p.u);
    near((double)(propose_by(&t, (struct taste){ 1, 1, 0 }, "Cathedral").first.h),
         (double)(propose_by(&t, (struct taste){ 1, 1, 0 }, "Cathedral").first.q));
    struct newspeak_proposal hidden = propose_by(&t, (struct taste){ 1, 3, 100 }, "Cathedral").first;
    near((double)hidden.u, (double)(hidden.a * (1 - hidden.h) + 100 * hidden.s));
    assert_int_equal(hidden.words, 1); /* the fewer words, the more codes they fit */
    assert_true(hidden.s > p.s);
}

/* What s is: the share of the other codes if this place is shown after these words. */
static void ns_17_6_what_a_reveal_would_leave(void **state) {
    static struct table t;
    static struct newspeak_odds imagined;
    double e[NS_WORDS] = { 0 };
    (void)state;
    lay(&t);
    struct newspeak_proposal p = propose(&t, "Cathedral").first;
    for (int i = 0; i < p.words; i++)
        e[p.word[i]] = 1;
    e[p.decoy] = 1;
    newspeak_odds(&t.weights, (struct newspeak_speaker){ .05, .5 }, &imagined);
    newspeak_unmask(&imagined, e, p.slot, t.prior);
    newspeak_normalise_prior(t.prior, t.open.codes);
    near((double)p.s, 1 - t.prior[0]);
}

static void ns_17_6_the_moderator_is_not_fooled(void **state) {
    static struct table t;
    struct newspeak_guess g;
    double e[NS_WORDS];
    (void)state;
    lay(&t);
    HEAR(e, "Answer", "Road", "Story");
    newspeak_guess(&(struct newspeak_heard){ &t.moderators, t.prior, e, t.in_play }, &g);
    near(g.m[slot_of("Cathedral")], .4907);
    near(g.m[slot_of("Night Club")], .3434);
}

/* One proposal of all: Answer, Road and the blank, for the Cathedral; and how many words others have. */
struct exact {
    struct newspeak_proposal found;
    int most, most_with_decoy, fewest;
};

static void keep_exact(void *to, const struct newspeak_proposal *p) {
    struct exact *x = to;
    int all = p->words + (p->decoy != NS_NONE);
    x->most = p->words > x->most ? p->words : x->most;
    x->most_with_decoy = all > x->most_with_decoy ? all : x->most_with_decoy;
    x->fewest = p->words < x->fewest ? p->words : x->fewest;
    if (p->slot == slot_of("Cathedral") && p->words == 2 && p->word[0] == word_of("Answer") &&
        p->word[1] == word_of("Road") && p->decoy != NS_NONE)
        x->found = *p;
}

static struct exact exactly(struct table *t, struct newspeak_proposer by) {
    static struct newspeak_odds imagined;
    struct exact x = { .fewest = NS_WORDS };
    newspeak_odds(&t->weights, (struct newspeak_speaker){ .05, .5 }, &imagined);
    by.weights = &t->weights;
    by.partners = &t->partners;
    by.moderators = &imagined;
    by.prior = t->prior;
    by.status = t->open.status;
    newspeak_propose(&by, keep_exact, &x);
    return x;
}

/* h is the share of the place in all to the power of y, as a listener reckons it. */
static void ns_17_6_what_moderators_are_feared_for(void **state) {
    static struct table t;
    static struct newspeak_odds imagined;
    struct newspeak_guess g;
    double e[NS_WORDS];
    (void)state;
    lay(&t);
    t.prior[0] = .4;
    newspeak_normalise_prior(t.prior, 6);
    t.open.status[slot_of("Night Club")] = NS_REMOVED;
    t.in_play &= (uint16_t) ~(1 << slot_of("Night Club"));
    HEAR(e, "Answer", "Road", "Story");
    newspeak_odds(&t.weights, (struct newspeak_speaker){ .05, .5 }, &imagined);
    newspeak_guess(&(struct newspeak_heard){ &imagined, t.prior, e, t.in_play }, &g);
    for (int y = 1; y <= 8; y++) {
        double sum = 0, own = g.m[slot_of("Cathedral")];
        for (int l = 0; l < NS_SLOTS; l++)
            sum += pow(g.m[l], y);
        struct newspeak_proposer by = { .least = 1, .most = 4, .room = 5, .clear = (uint8_t)y, .feared = (uint8_t)y };
        struct newspeak_proposal p = exactly(&t, by).found;
        near((double)p.q, own);
        near((double)p.h, pow(own, y) / sum);
    }
}

/* A slot that was removed is not proposed, nor does anybody think of it. */
static void ns_17_6_only_places_in_play(void **state) {
    static struct table t;
    const struct newspeak_proposer by = { .least = 1, .most = 4, .room = 5, .clear = 1, .feared = 3 };
    (void)state;
    lay(&t);
    struct newspeak_proposal before = exactly(&t, by).found;
    t.open.status[slot_of("Night Club")] = NS_REMOVED;
    assert_int_equal(propose(&t, "Night Club").seen, 0);
    struct newspeak_proposal after = exactly(&t, by).found;
    assert_true(after.a > before.a && after.q > before.q);
}

static void ns_17_6_only_what_can_be_said(void **state) {
    static struct table t;
    (void)state;
    lay(&t);
    struct exact x = exactly(&t, (struct newspeak_proposer){ .least = 1, .most = 4, .room = 5, .clear = 1 });
    assert_true(x.fewest == 1 && x.most == 4 && x.most_with_decoy == 5);
    x = exactly(&t, (struct newspeak_proposer){ .least = 2, .most = 4, .room = 2, .clear = 1 });
    assert_true(x.fewest == 2 && x.most == 2 && x.most_with_decoy == 2);
    x = exactly(&t, (struct newspeak_proposer){ .least = 3, .most = 3, .room = 4, .clear = 1 });
    assert_true(x.fewest == 3 && x.most == 3 && x.most_with_decoy == 4);
    x = exactly(&t, (struct newspeak_proposer){ .least = 1, .most = 1, .room = 1, .clear = 1 });
    assert_true(x.most == 1 && x.most_with_decoy == 1);
}

/* ---- boards */

static void board(const char *rows, uint8_t status[NS_SLOTS]) {
    static const char letters[] = "NHMX";
    int slot = 0;
    for (; *rows; rows++)
        if (*rows != '/')
            status[slot++] = (uint8_t)(strchr(letters, *rows) - letters);
    assert_int_equal(slot, NS_SLOTS);
}

static int pick(const char *rows, enum newspeak_status becomes) {
    uint8_t status[NS_SLOTS];
    board(rows, status);
    return newspeak_pick(status, becomes) + 1; /* as people count */
}

/* NS-17.6, PICKD; NS-17.5, PICKM: with the domino that follows; ties: the lowest. */
static void ns_17_6_picks(void **state) {
    (void)state;
    assert_int_equal(pick("NNNN/NNNN/NNNN", NS_HACKED), 1);
    assert_int_equal(pick("NNNN/HNNN/NNNN", NS_HACKED), 2); /* 1 falls too */
    assert_int_equal(pick("NNNN/MNNN/NNNN", NS_MODERATED), 2);
    assert_int_equal(pick("NNNN/HNNN/NNNM", NS_MODERATED), 1);
    assert_int_equal(pick("NNNN/NNNM/NNNN", NS_REMOVED), 3); /* 4 is left with a Moderated neighbour */
    assert_int_equal(pick("NHHH/HHHH/HHHX", NS_HACKED), 1);
    assert_int_equal(pick("HHHH/HHHH/HHHX", NS_HACKED), NS_NONE + 1);
}

static void ns_17_6_dominoes(void **state) {
    uint8_t status[NS_SLOTS];
    (void)state;
    board("NNNN/HNNN/NNNN", status);
    assert_int_equal(newspeak_dominoes(status, 1), 1);
    assert_int_equal(newspeak_dominoes(status, 2), 0);
    assert_int_equal(newspeak_dominoes(status, 4), 1); /* Hacked already: 2 is picked instead */
}

/* NS-17.6: hacks that topple others are worth more. */
static void ns_17_6_dominoes_are_worth_something(void **state) {
    static struct table t;
    (void)state;
    lay(&t);
    float before = propose(&t, "Night Club").first.u;
    board("NNHN/NNNN/NNNN", t.open.status);
    near((double)propose(&t, "Night Club").first.u, (double)before);
    board("NNHN/NHNN/NNNN", t.open.status); /* 2 would fall */
    near((double)propose(&t, "Night Club").first.u, (double)before + .15);
}

/* ---- ID cards */

static uint8_t card_of(const char *name) {
    for (int i = 0; name && i < NS_CARDS; i++)
        if (strcmp(the_facts()->card[i].name, name) == 0)
            return (uint8_t)i;
    return NS_NONE;
}

static int take(const char *a, const char *b, int seats) {
    const uint8_t held[NS_DISSIDENTS] = { card_of(a), card_of(b), NS_NONE, NS_NONE };
    return newspeak_id(the_facts(), held, 3, seats);
}

static void is_card(int card, const char *name) { assert_string_equal(the_facts()->card[card].name, name); }

static void ns_17_6_ids(void **state) {
    (void)state;
    is_card(take(NULL, NULL, 3), "Cinna");
    is_card(take("Cinna", NULL, 3), "Trevor");
    is_card(take("Trevor", NULL, 4), "Cinna");
    is_card(take("Avni", NULL, 4), "Trevor"); /* up and down: else they get stuck at the last code */
    is_card(take("Cinna", "Trevor", 4), "Viktor");
    is_card(take(NULL, NULL, 5), "Julia"); /* Eve and Gorden have one step: using them tells the new code */
    is_card(take("Julia", NULL, 5), "Malkah");
    is_card(take("Julia", "Malkah", 6), "Viktor");
    is_card(take("Julia", "Viktor", 6), "Malkah");
    is_card(take("Malkah", NULL, 6), "Julia");
    is_card(take("Greg", NULL, 3), "Cinna");
    is_card(take("Viktor", "Trevor", 3), "Cinna");
    const uint8_t held[NS_DISSIDENTS] = { card_of("Julia"), card_of("Malkah"), card_of("Viktor"), NS_NONE };
    is_card(newspeak_id(the_facts(), held, 4, 6), "Eve");
}

/* What is believed of six codes; the outcome decides what is usable. */
static int vote_at(const char *rows, const double prior[NS_CODES], enum newspeak_outcome outcome,
                   const char *const *cards) {
    struct newspeak_open open = { .codes = 6, .dissidents = 2, .outcome = (uint8_t)outcome };
    const uint8_t held[NS_DISSIDENTS] = { card_of(cards[0]), card_of(cards[1]), NS_NONE, NS_NONE };
    board(rows, open.status);
    return newspeak_vote(&(struct newspeak_choice){ the_facts(), &open, held, prior, 0 });
}

static int vote(const double prior[NS_CODES], enum newspeak_outcome outcome, const char *a, const char *b) {
    return vote_at("NNNN/NNNN/NNNN", prior, outcome, (const char *const[]){ a, b });
}

/* NS-17.6: what Viktor costs. */
static void ns_17_6_viktor(void **state) {
    static const double sure[NS_CODES] = { .85, .15 }, doubt[NS_CODES] = { .75, .25 };
    const char *const cards[] = { "Viktor", "Avni" };
    uint8_t status[NS_SLOTS];
    (void)state;
    is_card(vote_at("NNNN/NNNN/NNNN", sure, NS_HACK, cards), "Viktor");
    assert_int_equal(vote_at("NNNN/NNNN/NNNN", doubt, NS_HACK, cards), NS_NO_CARD);
    is_card(vote_at("MMMM/NNNN/NNNN", sure, NS_HACK, cards), "Viktor");
    assert_int_equal(vote_at("MMMM/MNNN/NNNN", sure, NS_HACK, cards), NS_NO_CARD); /* a sixth would lose the game */
    board("NNMN/NMNN/NNNN", status);
    assert_int_equal(newspeak_filter(status) + 1, 2); /* on 1 it would topple 2 */
    board("HNNN/NNNN/NNNN", status);
    assert_int_equal(newspeak_filter(status) + 1, 2);
    board("HHHH/HHHH/HHHX", status);
    assert_int_equal(newspeak_filter(status), NS_NONE);
}

static void ns_17_6_votes(void **state) {
    static const double first[NS_CODES] = { 1 }, last[NS_CODES] = { [5] = 1 },
                        even[NS_CODES] = { 1 / 6., 1 / 6., 1 / 6., 1 / 6., 1 / 6., 1 / 6. };
    (void)state;
    is_card(vote(first, NS_HACK, "Cinna", "Trevor"), "Cinna"); /* down from the first is nowhere */
    is_card(vote(last, NS_HACK, "Cinna", "Trevor"), "Trevor");
    assert_int_equal(vote(even, NS_HACK, "Cinna", "Trevor"), NS_NO_CARD); /* nothing is known: stay */
    is_card(vote(first, NS_PREVENTED, "Cinna", "Avni"), "Avni");          /* three steps hide more than two */
    is_card(vote(first, NS_HACK, "Cinna", "Avni"), "Cinna");              /* it works after P only */
    assert_int_equal(vote(first, NS_LOCKDOWN, "Greg", "Avni"), NS_NO_CARD);
    is_card(vote(first, NS_HACK, "Viktor", "Avni"), "Viktor"); /* known, and no other is usable */
    is_card(vote(first, NS_PREVENTED, "Viktor", "Avni"), "Avni");
    assert_int_equal(vote(last, NS_HACK, "Viktor", "Avni"), NS_NO_CARD); /* they are wrong: let them be */
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ns_17_6_proposals),
        cmocka_unit_test(ns_17_6_levels_weigh_in_their_own_way),
        cmocka_unit_test(ns_17_6_what_a_reveal_would_leave),
        cmocka_unit_test(ns_17_6_the_moderator_is_not_fooled),
        cmocka_unit_test(ns_17_6_what_moderators_are_feared_for),
        cmocka_unit_test(ns_17_6_only_places_in_play),
        cmocka_unit_test(ns_17_6_only_what_can_be_said),
        cmocka_unit_test(ns_17_6_picks),
        cmocka_unit_test(ns_17_6_dominoes),
        cmocka_unit_test(ns_17_6_dominoes_are_worth_something),
        cmocka_unit_test(ns_17_6_ids),
        cmocka_unit_test(ns_17_6_viktor),
        cmocka_unit_test(ns_17_6_votes),
    };
    return cmocka_run_group_tests_name("newspeak-plan", tests, NULL, NULL);
}
