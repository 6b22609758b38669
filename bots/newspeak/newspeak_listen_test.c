/* What a listener keeps of talk, and what it believes after reveals, cards and answers (NS-17.3, NS-17.5). */
#include "bots/newspeak/newspeak_listen.h"
#include "bots/lore/lore_test.h"
#include "bots/newspeak/newspeak_mind_test.h"

#include "core/rng.h"

static struct newspeak_listener ears;
static const struct lore *lore; /* what the ears are given */

static void tell(int kind, int seat, int arg, const char *words) {
    struct lz_event event = { .kind = (uint16_t)kind, .seat = (uint8_t)seat, .args = 1, .arg = { (int16_t)arg } };
    if (words)
        event.text = lz_span(words);
    newspeak_listen(&ears, &event);
}

static void listen(enum newspeak_class most, double chance) {
    newspeak_listen_begin(&ears, the_facts(), lore,
                          (struct newspeak_hearing){ .chance = chance, .rng = lz_rng_from(1, 2), .most = most });
    tell(NS_K_SET, LZ_CLOCK, 0, NULL);
    tell(NS_K_ROUND, LZ_CLOCK, 1, NULL);
}

static double heard(int round, int seat, const char *word) { return ears.e[round - 1][seat][word_of(word)]; }

static void ns_17_3_words_by_round_and_speaker(void **state) {
    double e[NS_WORDS];
    (void)state;
    listen(NSW_ANT, 1);
    tell(NS_K_SAID, 0, 1, "Well, I still owe her an answer, and my pulse was racing.");
    tell(NS_K_SAID, 1, 2, "Anyway.");
    tell(NS_K_SAID, 1, 3, "There is always hope. Besides, I hope you like it, and I hope so.");
    tell(NS_K_MSAID, 2, 0, "That was luck.");
    tell(NS_K_ROUND, LZ_CLOCK, 2, NULL);
    tell(NS_K_SAID, 0, 1, "They took ages to respond.");
    near(heard(1, 0, "Answer"), 1);
    near(heard(1, 0, "Heart"), .7);
    near(heard(1, 1, "Hope"), 2); /* repetition is emphasis, up to 2 */
    near(heard(1, 0, "Luck"), 0); /* Moderators' words are no clue */
    near(heard(2, 0, "Answer"), .7);
    newspeak_said(&ears, 1, NS_NONE, e);
    near(e[word_of("Answer")] + e[word_of("Hope")], 3);
    newspeak_said(&ears, 1, 0, e);
    near(e[word_of("Answer")], 0);
    tell(NS_K_SAID, 0, 2, "Answer, hope.");
    tell(NS_K_SAID, 1, 3, "Hope, hope.");
    newspeak_said(&ears, 2, NS_NONE, e);
    near(e[word_of("Hope")], 2); /* of both together too */
}

static void ns_17_6_ears_of_the_levels(void **state) {
    (void)state;
    listen(NSW_EXACT, 1);
    tell(NS_K_SAID, 0, 1, "Luckily he sent a reply.");
    near(heard(1, 0, "Luck"), 1);
    near(heard(1, 0, "Answer"), 0);
    listen(NSW_COVER, 0);
    tell(NS_K_SAID, 0, 1, "Luckily he sent a reply.");
    near(heard(1, 0, "Luck") + heard(1, 0, "Answer"), 0);
    listen(NSW_EXACT, .7);
    int met = 0;
    for (int i = 0; i < 1000; i++) {
        memset(ears.e, 0, sizeof ears.e);
        tell(NS_K_SAID, 0, 1, "Luck.");
        met += heard(1, 0, "Luck") > 0;
    }
    assert_in_range(met, 660, 740);
}

/* Words that are struck out, talk before there is a set, a second round: nothing of it is heard. */
static void nothing_is_heard_of_nothing(void **state) {
    (void)state;
    newspeak_listen_begin(&ears, the_facts(), lore, (struct newspeak_hearing){ .most = NSW_ANT, .chance = 1 });
    tell(NS_K_ROUND, LZ_CLOCK, 1, NULL);
    tell(NS_K_SAID, 0, 1, "Luck.");
    near(heard(1, 0, "Luck"), 0);
    listen(NSW_ANT, 1);
    tell(NS_K_SAID, 0, 1, NULL);
    for (int j = 0; j < NS_WORDS; j++)
        near(ears.e[0][0][j], 0);
}

/* W25: words of people need WordNet, those of bots do not. */
static void ns_17_3_people_are_understood(void **state) {
    lore = wordnet(state);
    listen(NSW_ANT, 1);
    tell(NS_K_SAID, 0, 1, "Oh well, that is just my luck.");
    assert_false(ears.learned); /* bots talk like that */
    tell(NS_K_SAID, 0, 2, "I trust my acquaintance.");
    near(heard(1, 0, "Believe"), .35);
    near(heard(1, 0, "Hope"), .30);
    near(heard(1, 0, "Friend"), .6);
    assert_true(ears.learned);
    tell(NS_K_SAID, 1, 3, "Two schemes of my acquaintances.");
    near(heard(1, 1, "Friend"), .6);
    near(heard(1, 1, "Plan"), .7);
    lore = NULL;
}

/* What the environment says is nothing to a bot: it goes by the lore it is given. */
static void without_lore_covers_are_heard(void **state) {
    (void)state;
    listen(NSW_ANT, 1);
    tell(NS_K_SAID, 0, 1, "My acquaintance has a scheme, luckily.");
    assert_false(ears.learned);
    near(heard(1, 0, "Friend"), 0);
    near(heard(1, 0, "Plan"), .7);
    near(heard(1, 0, "Luck"), 1);
}

/* ---- beliefs */

static struct table t;
static struct newspeak_belief belief;

static void begin(void) {
    lay(&t);
    t.open.dissidents = 2;
    t.open.round = 2;
    memset(t.open.past, NS_NONE, sizeof t.open.past);
    listen(NSW_ANT, 1);
    belief = (struct newspeak_belief){ &t.open, &ears, &t.moderators, 1 };
}

static void reveal(int round, int first, int second, int own) {
    struct newspeak_round *past = &t.open.past[round - 1];
    past->dial[0] = (uint8_t)first;
    past->dial[1] = (uint8_t)second;
    past->own = (uint8_t)own;
    past->outcome = NS_HACK;
}

/* W30: Answer, Learn and Heart, and then the Night Club. */
static void ns_17_5_reveals_teach_the_code(void **state) {
    double prior[NS_CODES];
    int club = slot_of("Night Club");
    (void)state;
    begin();
    newspeak_prior_at(&belief, 1, prior);
    near(prior[0], 1 / 6.);
    tell(NS_K_SAID, 0, 1, "Answer, learn.");
    tell(NS_K_SAID, 0, 2, "Heart.");
    reveal(1, club, 0, 3);
    newspeak_prior_at(&belief, 2, prior);
    near(prior[0], .9954);
    near(prior[3], .0015);
    belief.kept = .5;
    newspeak_prior_at(&belief, 2, prior);
    near(prior[0], .5 * .9954 + 1 / 12.);
    reveal(1, club, 0, 2); /* his dial was drawn: it says nothing of his words */
    newspeak_prior_at(&belief, 2, prior);
    near(prior[0], 1 / 6.);
}

static void ns_17_5_a_card_after_the_reveal(void **state) {
    double prior[NS_CODES];
    (void)state;
    begin();
    tell(NS_K_SAID, 0, 1, "Answer, learn, heart.");
    reveal(1, slot_of("Night Club"), 0, 3);
    for (int card = 0; card < NS_CARDS; card++)
        if (strcmp(the_facts()->card[card].name, "Cinna") == 0)
            t.open.past[0].card = (uint8_t)card;
    newspeak_prior_at(&belief, 2, prior);
    near(prior[0], 0);
    near(prior[1], .4977);
    near(prior[2], .4977 + .0007);
}

static void ns_17_5_the_guess_of_a_round(void **state) {
    struct newspeak_guess g;
    struct newspeak_hypothesis top[NSB_TOP];
    (void)state;
    begin();
    tell(NS_K_SAID, 0, 1, "Answer, learn.");
    tell(NS_K_SAID, 1, 2, "Heart.");
    newspeak_guess_at(&belief, 1, &g);
    near(g.m[slot_of("Night Club")], .5729);
    near(g.m[slot_of("Railway Station")], .1880);
    assert_true(newspeak_explained(&t.open, &ears, 1, top));
    assert_int_equal(top[0].code, 0);
    assert_int_equal(top[0].slot, slot_of("Night Club"));
    near((double)top[0].chance, g.q[slot_of("Night Club")]);
    for (int i = 1; i < NSB_TOP; i++)
        assert_true(top[i].chance <= top[i - 1].chance && top[i].chance > 0);
    assert_false(newspeak_explained(&t.open, &ears, 3, top));
    t.open.set = NS_NONE;
    assert_false(newspeak_explained(&t.open, &ears, 1, top));
}

/* A slot that this round removed was in play when it was played for; answers count in their own round only. */
static void ns_17_5_what_is_left(void **state) {
    (void)state;
    begin();
    assert_int_equal(newspeak_left_at(&t.open, 1), 0xfff);
    t.open.status[4] = NS_REMOVED;
    t.open.past[0].outcome = NS_LOCKDOWN;
    t.open.past[0].changed = 4;
    assert_int_equal(newspeak_left_at(&t.open, 1), 0xfff);
    assert_int_equal(newspeak_left_at(&t.open, 2), 0xfff & ~(1 << 4));
    t.open.question[0] = (struct newspeak_question){ .round = 2, .slot = 0, .radius = 1, .yes = 1 };
    t.open.question[1] = (struct newspeak_question){ .round = 2, .slot = 1, .radius = 0, .yes = 0 };
    t.open.questions = 2;
    assert_int_equal(newspeak_left_at(&t.open, 1), 0xfff);
    assert_int_equal(newspeak_left_at(&t.open, 2), 1 << 0);
    t.open.question[2] = (struct newspeak_question){ .round = 2, .slot = 0, .radius = 0, .yes = 0 };
    t.open.questions = 3; /* they cannot all be true of one place: two Dissidents differ */
    assert_int_equal(newspeak_left_at(&t.open, 2), 0xfff & ~(1 << 4));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ns_17_3_words_by_round_and_speaker),
        cmocka_unit_test(ns_17_6_ears_of_the_levels),
        cmocka_unit_test(nothing_is_heard_of_nothing),
        cmocka_unit_test(ns_17_3_people_are_understood),
        cmocka_unit_test(without_lore_covers_are_heard),
        cmocka_unit_test(ns_17_5_reveals_teach_the_code),
        cmocka_unit_test(ns_17_5_a_card_after_the_reveal),
        cmocka_unit_test(ns_17_5_the_guess_of_a_round),
        cmocka_unit_test(ns_17_5_what_is_left),
    };
    return cmocka_run_group_tests_name("newspeak-listen", tests, open_lore, close_lore);
}
