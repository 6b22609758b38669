/* How NewSpeak's Dissidents talk, vote and dial, counted over whole games (NS-17.6). */
#include "bots/newspeak/newspeak_table_test.h"

/* What was said in the round that is played, by code-words; and over all rounds. */
static struct talk {
    int words, veiled, messages, fullest;    /* messages with words; code-words of one message, at most */
    int by[NS_DISSIDENTS];                   /* words of each in this round */
    int round, opener_words, rounds, fewest; /* fewest: words of an opener in one round */
    int askers, strangers; /* rounds in which the seat after the opener asked; words of anybody else */
    int unlike;            /* rounds in which the opener's dial fits none of his words */
    double e[NS_WORDS];    /* of the opener, in this round */
    int used[NS_CARDS], after[NS_CARDS][NS_OUTCOMES];
    enum newspeak_outcome outcome;
} talk;
static struct newspeak_words words[NS_SETS];

static void hear_said(const struct game *g, const struct lz_event *event) {
    const struct newspeak_view *v = &g->view;
    const struct newspeak_ear ear = { &words[v->open.set], NULL, NSW_COVER };
    double e[NS_WORDS] = { 0 };
    int n = 0;
    newspeak_hear_message(&ear, event->text, e);
    for (int j = 0; j < NS_WORDS; j++) {
        n += e[j] > 0;
        talk.veiled += e[j] > 0 && e[j] < 1;
        if (event->seat == (v->open.round - 1) % v->open.dissidents)
            talk.e[j] += e[j];
    }
    talk.words += n;
    talk.by[event->seat] += n;
    talk.messages += n > 0;
    talk.fullest = n > talk.fullest ? n : talk.fullest;
}

/* The opener's dial is a place that one of his words fits in the code. */
static bool fits(struct game *g, int opener) {
    const struct newspeak_memory *m = g->memory[opener];
    the_game()->view(the_game(), g->state, opener, &g->view);
    for (int j = 0; j < NS_WORDS; j++)
        if (talk.e[j] > 0 && m->weights.weight[j][g->view.cell.code * NS_SLOTS + g->dial[opener]])
            return true;
    return false;
}

static void close_round(struct game *g) {
    int d = dissidents_of(g->setup.seats), opener = talk.round % d, next = (opener + 1) % d;
    talk.opener_words += talk.by[opener];
    talk.fewest = talk.by[opener] < talk.fewest ? talk.by[opener] : talk.fewest;
    talk.askers += talk.by[next] > 0;
    for (int i = 0; i < d; i++)
        talk.strangers += i != opener && i != next ? talk.by[i] : 0;
    talk.unlike += !fits(g, opener);
    talk.rounds++;
    memset(talk.by, 0, sizeof talk.by);
    memset(talk.e, 0, sizeof talk.e);
}

static void watch(struct game *g, const struct lz_event *event) {
    if (event->kind == NS_K_ROUND)
        talk.round = event->arg[0] - 1;
    else if (event->kind == NS_K_SAID)
        hear_said(g, event);
    else if (event->kind >= NS_K_PREVENTED && event->kind <= NS_K_LOCKDOWN) {
        talk.outcome = (enum newspeak_outcome)(event->kind - NS_K_PREVENTED);
        close_round(g);
    } else if (event->kind == NS_K_CARD) {
        talk.used[event->arg[0]]++;
        talk.after[event->arg[0]][talk.outcome]++;
    }
}

static void watched(int seats, const char *dissident, const char *moderator, int games) {
    static struct game g;
    memset(&g, 0, sizeof g);
    memset(&talk, 0, sizeof talk);
    talk.fewest = NS_WORDS;
    lay_table(&g, seats, dissident, moderator);
    g.watch = watch;
    for (int key = 1; key <= games; key++)
        play(&g, key);
    clear_table(&g);
}

static double share(int part, int whole) { return (double)part / whole; }

static void between(double is, double least, double most) {
    if (is < least || is > most)
        fail_msg("%f is not between %f and %f", is, least, most);
}

static void ns_17_6_two_words_a_message(void **state) {
    static const char *const levels[] = { "easy", "normal", "hard" };
    static const int fewest[] = { 3, 2, 3 };
    (void)state;
    for (int i = 0; i < 3; i++) {
        watched(5, levels[i], "normal", 10);
        assert_int_equal(talk.fullest, 2);
        assert_int_equal(talk.fewest, fewest[i]);
        assert_int_equal(talk.unlike, 0);
        assert_true(talk.rounds > 50);
    }
}

/* Only the opener and, now and then, the one after him say words of weight. */
static void ns_17_6_one_asks(void **state) {
    (void)state;
    watched(6, "normal", "normal", 20);
    assert_int_equal(talk.strangers, 0);
    between(share(talk.askers, talk.rounds), .2, .6);
    watched(6, "hard", "normal", 20);
    assert_int_equal(talk.strangers + talk.askers, 0);
}

static void ns_17_6_easy_says_three_plain_words(void **state) {
    (void)state;
    watched(4, "easy", "easy", 20);
    assert_int_equal(talk.veiled, 0);
    between(share(talk.opener_words, talk.rounds), 3, 3.05); /* a fourth, if he was not understood */
}

static void ns_17_6_covers(void **state) {
    (void)state;
    watched(4, "normal", "normal", 30);
    between(share(talk.veiled, talk.words), .45, .55);
    watched(4, "hard", "normal", 30);
    between(share(talk.veiled, talk.words), .75, .85);
}

/* Cards that hide something are used; easy waits until it was caught. */
static void ns_17_6_cards_are_used(void **state) {
    int cards = 0;
    (void)state;
    watched(3, "normal", "normal", 20);
    for (int i = 0; i < NS_CARDS; i++)
        cards += talk.used[i];
    between(share(cards, talk.rounds), .7, 1);
    watched(3, "easy", "easy", 20);
    for (int i = 0; i < NS_CARDS; i++)
        assert_int_equal(talk.after[i][NS_HACK] + talk.after[i][NS_LOCKDOWN], 0);
}

/* ---- steps and codes, drawn evenly */

static void ns_17_6_steps_are_drawn(void **state) {
    static struct game g;
    int steps[2 * NS_STEPS] = { 0 };
    (void)state;
    memset(&g, 0, sizeof g);
    lay_table(&g, 3, "normal", "normal");
    begin(&g, 1);
    while (lz_head_of(g.state)->phase != NS_P_SHIFT)
        step(&g);
    the_game()->view(the_game(), g.state, lz_first(lz_head_of(g.state)->wait), &g.view);
    for (int key = 0; key < 300; key++) {
        struct newspeak_memory *m = g.memory[g.view.seen.seat];
        struct lz_move move;
        m->rng = lz_rng_from((uint64_t)key, 9);
        g.bot[g.view.seen.seat]->decide(m, &(struct lz_asked){ .view = &g.view, .nodes = LZ_BOT_NODES }, &move);
        assert_int_equal(move.verb, NS_V_SHIFT);
        steps[move.arg[0]]++;
    }
    const struct newspeak_card *card = &the_facts()->card[g.view.open.card];
    assert_int_equal(card->steps, 2);
    for (int i = 0; i < card->steps; i++)
        assert_in_range(steps[newspeak_step_arg(card->step[i])], 110, 190);
    clear_table(&g);
}

static void codes_and_sets_are_drawn(void **state) {
    static struct game g;
    int codes[NS_CODES] = { 0 }, sets[NS_SETS] = { 0 };
    (void)state;
    memset(&g, 0, sizeof g);
    lay_table(&g, 3, "normal", "normal");
    for (int key = 1; key <= 240; key++) {
        begin(&g, key);
        while (lz_head_of(g.state)->phase != NS_P_TALK)
            step(&g);
        the_game()->view(the_game(), g.state, 0, &g.view);
        codes[g.view.cell.code]++;
        sets[g.view.open.set]++;
    }
    for (int c = 0; c < 6; c++)
        assert_in_range(codes[c], 20, 65);
    for (int i = 0; i < NS_SETS; i++)
        assert_in_range(sets[i], 90, 150);
    clear_table(&g);
}

static int learn_words(void **state) {
    (void)state;
    for (int i = 0; i < NS_SETS; i++)
        newspeak_learn(&words[i], &the_facts()->set[i], NULL);
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ns_17_6_two_words_a_message),
        cmocka_unit_test(ns_17_6_one_asks),
        cmocka_unit_test(ns_17_6_easy_says_three_plain_words),
        cmocka_unit_test(ns_17_6_covers),
        cmocka_unit_test(ns_17_6_cards_are_used),
        cmocka_unit_test(ns_17_6_steps_are_drawn),
        cmocka_unit_test(codes_and_sets_are_drawn),
    };
    return cmocka_run_group_tests_name("newspeak-talk", tests, learn_words, NULL);
}
