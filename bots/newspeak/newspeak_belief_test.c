/* What NewSpeak's listeners believe, against the worked examples of the rules (W24, W26 to W30), within a thousandth.
 */
#include "bots/newspeak/newspeak_mind_test.h"

static void ns_17_1_weights(void **state) {
    static struct table t;
    int club = slot_of("Night Club");
    (void)state;
    lay(&t);
    assert_int_equal(t.weights.weight[word_of("Learn")][club], 3);  /* loud: the third tag */
    assert_int_equal(t.weights.weight[word_of("Answer")][club], 2); /* glass: the eighth */
    assert_int_equal(t.weights.weight[word_of("Help")][club], 2);   /* colourful: the tenth */
    assert_int_equal(t.weights.weight[word_of("Heart")][club], 1);  /* queue: the twelfth */
    assert_int_equal(t.weights.weight[word_of("Road")][club], 0);
    assert_int_equal(t.weights.weight[word_of("Story")][club], 0); /* blank */
    assert_int_equal(t.weights.blank[0], word_of("Story"));
    assert_int_equal(newspeak_weight(the_facts(), club, NS_NONE), 0);
}

/* NS-17.2: W26 */
static void ns_17_2_the_speaker(void **state) {
    static struct table t;
    struct newspeak_odds odds;
    int club = slot_of("Night Club");
    (void)state;
    lay(&t);
    near((double)t.moderators.p[word_of("Answer")][club], .19375);
    near((double)t.moderators.p[word_of("Story")][club], .13125);
    near((double)t.moderators.p[word_of("Road")][club], .00625);
    newspeak_odds(&t.weights, (struct newspeak_speaker){ .25, 0 }, &odds);
    near((double)odds.p[word_of("Answer")][club], .2);
    near((double)odds.p[word_of("Story")][club], .0125);
    near((double)odds.p[word_of("Road")][club], .0125);
    assert_float_equal(newspeak_to_partners.decoys, .10, 0);
    assert_float_equal(newspeak_to_partners.blanks, 0, 0);
}

/* W27: codes 1, 2; words a b c d; places X Y Z; meanings red wet tall old. */
enum { X, Y, Z };
enum { RED, WET, TALL, OLD };
static void lay_toy(struct newspeak_odds *odds) {
    static const uint8_t means[2][4] = { { RED, WET, TALL, OLD }, { WET, OLD, RED, TALL } };
    static const uint8_t weigh[3][4] = { { 3, 2, 0, 0 }, { 0, 0, 3, 1 }, { 1, 3, 0, 2 } };
    struct newspeak_weights w = { .codes = 2, .words = 4 };
    for (int c = 0; c < 2; c++) {
        w.blank[c] = NS_NONE;
        for (int j = 0; j < 4; j++)
            for (int l = 0; l < 3; l++)
                w.weight[j][c * NS_SLOTS + l] = weigh[l][means[c][j]];
    }
    newspeak_odds(&w, newspeak_to_moderators, odds);
}

static void guess_toy(const struct newspeak_odds *odds, double a, double b, struct newspeak_guess *g) {
    const double prior[NS_CODES] = { .5, .5 }, e[NS_WORDS] = { a, b };
    newspeak_guess(&(struct newspeak_heard){ odds, prior, e, 7 }, g);
}

static void ns_17_5_a_toy(void **state) {
    static const double q[6] = { .4159, .0087, .1836, .0507, .0350, .3061 };
    struct newspeak_odds odds;
    struct newspeak_guess g;
    (void)state;
    lay_toy(&odds);
    near((double)odds.p[0][X], .5125);
    near((double)odds.p[1][X], .3625);
    near((double)odds.p[0][NS_SLOTS + Z], .4375);
    near((double)odds.p[1][NS_SLOTS + Z], .3125);
    near((double)odds.p[0][Y], .0625);
    guess_toy(&odds, 1, 1, &g);
    for (int i = 0; i < 6; i++)
        near(g.q[i / 3 * NS_SLOTS + i % 3], q[i]);
    near(g.m[X], .4666);
    near(g.m[Y], .0437);
    near(g.m[Z], .4897);
    assert_int_equal(newspeak_likeliest(g.m), Z);
    guess_toy(&odds, 2, 1, &g);
    near(g.m[X], .5751);
    near(g.m[Z], .4181);
    assert_int_equal(newspeak_likeliest(g.m), X);
    guess_toy(&odds, 1, .7, &g);
    near(g.m[X], .4782);
    near(g.m[Z], .4704);
}

/* What is not in play is not believed in, and what nobody said changes nothing. */
static void ns_17_5_places_in_play(void **state) {
    const double prior[NS_CODES] = { .5, .5 }, nothing[NS_WORDS] = { 0 };
    struct newspeak_odds odds;
    struct newspeak_guess g;
    (void)state;
    lay_toy(&odds);
    newspeak_guess(&(struct newspeak_heard){ &odds, prior, nothing, 5 }, &g);
    near(g.m[X], .5);
    near(g.m[Y], 0);
    near(g.m[Z], .5);
    assert_int_equal(newspeak_likeliest(g.m), X); /* ties: the lowest slot */
    assert_int_equal(newspeak_likeliest((const double[NS_SLOTS]){ 0 }), NS_NONE);
}

/* W28 */
static void ns_17_5_reveals(void **state) {
    static const double e[NS_WORDS] = { 1, 1 };
    struct newspeak_odds odds;
    double prior[NS_CODES] = { .5, .5 };
    (void)state;
    lay_toy(&odds);
    newspeak_unmask(&odds, e, X, prior);
    newspeak_normalise_prior(prior, 2);
    near(prior[0], .8913);
    near(prior[1], .1087);
    prior[0] = prior[1] = .5;
    newspeak_unmask(&odds, e, Z, prior);
    newspeak_normalise_prior(prior, 2);
    near(prior[0], .375);
    near(prior[1], .625);
    newspeak_forget(prior, 2, .5);
    near(prior[0], .4375);
    near(prior[1], .5625);
    newspeak_forget(prior, 2, 0);
    near(prior[0], .5);
}

/* Underflow is no certainty. */
static void ns_17_5_a_prior_never_vanishes(void **state) {
    double prior[NS_CODES] = { 0 };
    (void)state;
    newspeak_normalise_prior(prior, 4);
    for (int c = 0; c < 4; c++)
        near(prior[c], .25);
}

static int card_of(const char *name) {
    for (int i = 0; i < NS_CARDS; i++)
        if (strcmp(the_facts()->card[i].name, name) == 0)
            return i;
    fail_msg("no card %s", name);
    return 0;
}

static void ns_17_5_cards(void **state) {
    static const double was[NS_CODES] = { .10, .50, .20, .10, .05, .05 };
    static const struct {
        const char *card;
        double prior[6];
    } cases[] = { { "Cinna", { 0, .05, .30, .35, .15, .15 } },
                  { "Trevor", { .70, .15, .075, .05, .025, 0 } },
                  { "Eve", { .60, .20, .10, .05, .05, 0 } },
                  { "Viktor", { 1 / 6., 1 / 6., 1 / 6., 1 / 6., 1 / 6., 1 / 6. } } };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        double prior[NS_CODES];
        memcpy(prior, was, sizeof prior);
        newspeak_card_used(prior, 6, &the_facts()->card[card_of(cases[i].card)]);
        for (int c = 0; c < 6; c++)
            near(prior[c], cases[i].prior[c]);
    }
}

/* W29 */
static void ns_17_5_questions(void **state) {
    double m[NS_SLOTS] = { [0] = .40, [1] = .30, [6] = .20, [11] = .10 };
    struct newspeak_query q = newspeak_question(m, 1 << 3 | 1 << 5);
    (void)state;
    assert_int_equal(q.slot, 3);
    assert_int_equal(q.radius, 2);
    near(q.value, .70);
    q = newspeak_question(m, 1 << 5);
    assert_int_equal(q.slot, 5);
    assert_int_equal(q.radius, 1);
    near(q.value, .70);
    near(newspeak_question(m, 0).value, 0);
    double yes[NS_SLOTS], no[NS_SLOTS];
    memcpy(yes, m, sizeof yes);
    memcpy(no, m, sizeof no);
    newspeak_exclude(yes, newspeak_within(3, 2));
    near(yes[0], 0);
    near(yes[1], .5);
    near(yes[6], .333);
    near(yes[11], .167);
    newspeak_exclude(no, (uint16_t)~newspeak_within(3, 2));
    near(no[0], 1);
    newspeak_exclude(no, 1 << 8); /* what cannot be is not believed */
    near(no[0], 1);
}

/* Every radius has its use, and a token on the first slot too. */
static void ns_17_5_near_and_far_questions(void **state) {
    const double near_by[NS_SLOTS] = { [0] = .5, [1] = .3, [2] = .2 }, far[NS_SLOTS] = { [3] = .5, [7] = .5 };
    struct newspeak_query q = newspeak_question(near_by, 1);
    (void)state;
    assert_int_equal(q.slot, 0);
    assert_int_equal(q.radius, 0);
    near(q.value, .8);
    q = newspeak_question(far, 1);
    assert_int_equal(q.slot, 0);
    assert_int_equal(q.radius, 3);
    near(q.value, 1);
    assert_int_equal(newspeak_question(far, 1 << 11).slot, 11);
}

static void ns_17_6_entropy(void **state) {
    const double sure[NS_CODES] = { 0, 1 }, even[NS_CODES] = { .25, .25, .25, .25 }, odd[NS_CODES] = { .5, .25, .25 };
    (void)state;
    near(newspeak_entropy(sure, 6), 0);
    near(newspeak_entropy(even, 6), 2);
    near(newspeak_entropy(odd, 6), 1.5);
}

/* A place that no word fits is spoken of by chance alone. */
static void ns_17_2_places_without_words(void **state) {
    struct newspeak_weights w = { .codes = 1, .words = 4, .blank = { NS_NONE } };
    struct newspeak_odds odds;
    (void)state;
    newspeak_odds(&w, newspeak_to_moderators, &odds);
    near((double)odds.p[0][0], .0625);
}

/* W30 */
static void ns_17_5_a_round(void **state) {
    static struct table t;
    static const double codes[6] = { .7125, .0487, .0516, .1087, .0665, .0120 };
    struct newspeak_guess g;
    double e[NS_WORDS], by_code[6] = { 0 };
    (void)state;
    lay(&t);
    struct newspeak_heard h = { &t.moderators, t.prior, e, t.in_play };
    HEAR(e, "Answer", "Learn", "Heart");
    newspeak_guess(&h, &g);
    near(g.m[slot_of("Night Club")], .5729);
    near(g.m[slot_of("Railway Station")], .1880);
    near(g.m[slot_of("Swimming Pool")], .1347);
    for (int i = 0; i < 6 * NS_SLOTS; i++)
        by_code[i / NS_SLOTS] += g.q[i];
    for (int c = 0; c < 6; c++)
        near(by_code[c], codes[c]);
    newspeak_unmask(&t.moderators, e, slot_of("Night Club"), t.prior);
    newspeak_normalise_prior(t.prior, 6);
    near(t.prior[0], .9954);
    near(t.prior[3], .0015);
}

static void ns_17_5_the_blank_tells(void **state) {
    static struct table t;
    struct newspeak_guess g;
    double e[NS_WORDS], first = 0;
    (void)state;
    lay(&t);
    HEAR(e, "Answer", "Learn", "Heart", "Story");
    newspeak_guess(&(struct newspeak_heard){ &t.moderators, t.prior, e, t.in_play }, &g);
    near(g.m[slot_of("Night Club")], .7569);
    near(g.m[slot_of("Railway Station")], .1581);
    for (int l = 0; l < NS_SLOTS; l++)
        first += g.q[l];
    near(first, .9434);
}

static void the_likeliest_hypotheses_come_first(void **state) {
    struct newspeak_odds odds;
    struct newspeak_guess g;
    struct newspeak_hypothesis top[NSB_TOP];
    static const uint8_t code[NSB_TOP] = { 0, 1, 0, 1, 1 }, slot[NSB_TOP] = { X, Z, Z, X, Y };
    (void)state;
    lay_toy(&odds);
    guess_toy(&odds, 1, 1, &g);
    newspeak_top(&g, 2, top);
    for (int i = 0; i < NSB_TOP; i++) {
        assert_int_equal(top[i].code, code[i]);
        assert_int_equal(top[i].slot, slot[i]);
    }
    near((double)top[0].chance, .4159);
    memset(&g, 0, sizeof g);
    g.q[NS_SLOTS + 1] = .5; /* of equals the first code, the first slot */
    newspeak_top(&g, 2, top);
    assert_int_equal(top[0].code * NS_SLOTS + top[0].slot, NS_SLOTS + 1);
    for (int i = 1; i < NSB_TOP; i++)
        assert_int_equal(top[i].code * NS_SLOTS + top[i].slot, i - 1);
}

/* W24: the rulebook's example card, nineteen words, one of them blank. */
static void lay_fixture(struct newspeak_odds *odds) {
    static const char *const means[] = { "liquid",  "customer", "fake",   "fun",    "advert", "glass",       "loud",
                                         "service", "screen",   "party",  "health", NULL,     "information", "outdoor",
                                         "buying",  "city",     "bright", "banned", "relaxed" };
    struct newspeak_weights w = { .codes = 1, .words = 19, .blank = { 11 } };
    for (int j = 0; j < w.words; j++)
        for (int m = 0; m < the_facts()->meanings; m++)
            for (int l = 0; means[j] && l < NS_SLOTS; l++)
                if (strcmp(the_facts()->meaning[m], means[j]) == 0)
                    w.weight[j][l] = (uint8_t)newspeak_weight(the_facts(), l, m);
    newspeak_odds(&w, newspeak_to_partners, odds);
}

static void ns_17_2_the_rulebooks_card(void **state) {
    enum { BIG = 0, FACT = 5, HAPPY = 6, LIFE = 9 };
    static struct newspeak_odds odds;
    double e[NS_WORDS] = { [BIG] = 1, [FACT] = 1, [HAPPY] = 1, [LIFE] = 1 }, a[NS_SLOTS];
    const struct newspeak_heard h = { &odds, NULL, e, 0xfff };
    (void)state;
    lay_fixture(&odds);
    newspeak_decode(&h, 0, a);
    near(a[slot_of("Night Club")], .989);
    near(a[slot_of("Swimming Pool")], .010);
    e[LIFE] = 0;
    newspeak_decode(&h, 0, a);
    near(a[slot_of("Night Club")], .694);
    near(a[slot_of("Swimming Pool")], .291);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ns_17_1_weights),
        cmocka_unit_test(ns_17_2_the_speaker),
        cmocka_unit_test(ns_17_5_a_toy),
        cmocka_unit_test(ns_17_5_places_in_play),
        cmocka_unit_test(ns_17_5_reveals),
        cmocka_unit_test(ns_17_5_a_prior_never_vanishes),
        cmocka_unit_test(ns_17_5_cards),
        cmocka_unit_test(ns_17_5_questions),
        cmocka_unit_test(ns_17_5_near_and_far_questions),
        cmocka_unit_test(ns_17_6_entropy),
        cmocka_unit_test(ns_17_2_places_without_words),
        cmocka_unit_test(ns_17_5_a_round),
        cmocka_unit_test(ns_17_5_the_blank_tells),
        cmocka_unit_test(the_likeliest_hypotheses_come_first),
        cmocka_unit_test(ns_17_2_the_rulebooks_card),
    };
    return cmocka_run_group_tests_name("newspeak-belief", tests, NULL, NULL);
}
