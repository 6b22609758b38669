/* The worlds a seat of NewSpeak cannot rule out (NS-13), and the moves that are drawn for it. */
#include "tests/unit/unit.h"

#include "games/newspeak/newspeak_test.h"
#include "core/match.h"

/* ---- imagined worlds: NS-13 */

enum { WORLDS = 400 };

static void imagine(const struct newspeak_state *s, int seat, struct lz_rng *rng, struct newspeak_state *world) {
    struct newspeak_view view, again;
    memset(&view, 0x55, sizeof view); /* nothing of what was there before may be left */
    memset(world, 0xaa, sizeof *world);
    newspeak_game.view(&newspeak_game, s, seat, &view);
    newspeak_game.imagine(&newspeak_game, &view, rng, world);
    newspeak_game.view(&newspeak_game, world, seat, &again);
    assert_memory_equal(&view, &again, sizeof view);
    assert_int_equal(view.spare[0], 0);
    assert_true(newspeak_game.audit(&newspeak_game, world, NULL));
    assert_int_equal(world->head.may, s->head.over ? 0 : newspeak_may(newspeak_facts_of(&newspeak_game), world));
    assert_int_equal(world->head.wait, s->head.over ? 0 : newspeak_wait(world));
    assert_memory_not_equal(&world->head.rng, &s->head.rng, sizeof s->head.rng);
    for (size_t i = 0; i < sizeof world->spare; i++)
        assert_int_equal(world->spare[i], 0);
}

/* A Moderator cannot rule out any card of the pool, any code, any slot; nothing else is imagined. */
TEST(worlds_of_a_moderator_hold_every_card_code_and_dial) {
    UNUSED;
    struct newspeak_state s = second_round(), world;
    struct lz_rng rng = lz_rng_from(8, 9);
    uint32_t cards[2] = { 0, 0 }, codes = 0, dials[2] = { 0, 0 };
    make(&s, "D2 done");
    make(&s, "D1 done");
    make(&s, "D2 target 5");
    for (int i = 0; i < WORLDS; i++) {
        imagine(&s, 2, &rng, &world);
        cards[0] |= 1u << world.cell.card[0], cards[1] |= 1u << world.cell.card[1];
        codes |= 1u << world.cell.code;
        assert_true(world.cell.code_was[0] == world.cell.code && world.cell.code_was[1] == world.cell.code);
        assert_int_equal(world.cell.code_was[2], NS_NONE);
        dials[0] |= 1u << world.dial[0], dials[1] |= 1u << world.dial[1];
    }
    assert_int_equal(cards[0], 0x1f0); /* Viktor, Cinna, Trevor, Avni, Greg */
    assert_int_equal(cards[1], 0x1f0);
    assert_int_equal(codes, 0x7f);
    assert_int_equal(dials[0], 1 << 2); /* shown in the first round, and not set since */
    assert_int_equal(dials[1], 0xfff);
}

/* What questions have left of a dial: NS-8.2. */
TEST(worlds_agree_with_the_answers) {
    UNUSED;
    struct newspeak_state s = second_round(), world;
    struct lz_rng rng = lz_rng_from(8, 9);
    uint32_t dials[2] = { 0, 0 };
    static const char *const lines[] = { "D2 done", "D1 done", "D2 target 4", "D1 target 12", "M1 ask D2 3 1" };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        make(&s, lines[i]);
    s.open.status[0] = s.open.status[1] = NS_REMOVED;
    for (int i = 0; i < WORLDS; i++) {
        imagine(&s, 2, &rng, &world);
        dials[0] |= 1u << world.dial[0], dials[1] |= 1u << world.dial[1];
    }
    assert_int_equal(dials[0], 0xffc);
    assert_int_equal(dials[1], 1 << 2 | 1 << 3 | 1 << 6); /* 3, 4, 7; 2 is removed */
    s.open.status[0] = NS_NEUTRAL;
    for (int i = 0; i < WORLDS; i++) {
        imagine(&s, 2, &rng, &world);
        assert_int_not_equal(world.dial[1], 0); /* in play now, but too far away */
    }
    s.open.status[0] = NS_REMOVED;
    s.open.question[0].yes = 0;
    dials[1] = 0;
    for (int i = 0; i < WORLDS; i++) {
        imagine(&s, 2, &rng, &world);
        dials[1] |= 1u << world.dial[1];
    }
    assert_int_equal(dials[1], 0xffc & ~(1u << 2 | 1u << 3 | 1u << 6));
    s.open.question[0].round = 1; /* of the round before: it says nothing of this one */
    dials[1] = 0;
    for (int i = 0; i < WORLDS; i++) {
        imagine(&s, 2, &rng, &world);
        dials[1] |= 1u << world.dial[1];
    }
    assert_int_equal(dials[1], 0xffc);
}

/* A card that was used is known with its owner; the code has gone one of its steps. */
TEST(worlds_follow_the_cards_that_were_used) {
    UNUSED;
    struct newspeak_state s, world;
    struct lz_rng rng = lz_rng_from(8, 9);
    static const char *const lines[] = { "D1 id Trevor", "D2 id Greg",   "D1 code 2",   "D1 done",
                                         "D2 done",      "D1 target 3",  "D2 target 3", "M1 point 3",
                                         "M1 ready",     "D1 vote Greg", "D2 vote Greg" };
    uint32_t first = 0, steps = 0, cards = 0;
    begin(&s, 3, "set=A clock=none");
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        make(&s, lines[i]);
    for (int i = 0; i < WORLDS; i++) { /* the step is being chosen: the code has not moved yet */
        imagine(&s, 2, &rng, &world);
        assert_int_equal(world.cell.card[1], 8);
        assert_int_equal(world.cell.code, world.cell.code_was[0]);
    }
    make(&s, "D2 shift -1");
    for (int i = 0; i < WORLDS; i++) {
        imagine(&s, 2, &rng, &world);
        assert_int_equal(world.cell.card[1], 8);
        assert_int_equal(world.cell.code, world.cell.code_was[1]);
        cards |= 1u << world.cell.card[0];
        first |= 1u << world.cell.code_was[0];
        if (world.cell.code_was[0] == 5)
            steps |= 1u << world.cell.code_was[1];
        else
            assert_true(world.cell.code_was[1] < world.cell.code_was[0] || world.cell.code_was[1] == 0);
    }
    assert_int_equal(cards, 0x0f0);
    assert_int_equal(first, 0x3f);
    assert_int_equal(steps, 1 << 4 | 1 << 3 | 1 << 2);
}

/* Viktor may have gone anywhere. */
TEST(worlds_follow_viktor_anywhere) {
    UNUSED;
    struct newspeak_state s, world;
    struct lz_rng rng = lz_rng_from(8, 9);
    static const char *const lines[] = { "D1 id Viktor", "D2 id Greg",     "D1 code 2",      "D1 done",
                                         "D2 done",      "D1 target 3",    "D2 target 3",    "M1 point 3",
                                         "M1 ready",     "D1 vote Viktor", "D2 vote Viktor", "D1 shift =1 f9" };
    uint32_t codes = 0;
    begin(&s, 3, "set=A clock=none");
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        make(&s, lines[i]);
    for (int i = 0; i < WORLDS; i++) {
        imagine(&s, LZ_ONLOOKER, &rng, &world);
        if (world.cell.code_was[0] == 0)
            codes |= 1u << world.cell.code_was[1];
    }
    assert_int_equal(codes, 0x3f);
}

/* Dials that were shown are known until the next are set; one that was never set stands on 1. */
TEST(worlds_know_the_dials_that_were_shown) {
    UNUSED;
    struct newspeak_state s, world;
    struct lz_rng rng = lz_rng_from(8, 9);
    static const char *const lines[] = { "D1 id Eve", "D2 id Julia", "D3 id Viktor", "D1 code 2" };
    uint32_t dials[3] = { 0, 0, 0 }, cards = 0;
    begin(&s, 5, "set=A clock=none talk=0");
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        make(&s, lines[i]);
    make(&s, "D2 target 7"); /* within the talk */
    for (int i = 0; i < WORLDS; i++) {
        imagine(&s, 3, &rng, &world);
        for (int d = 0; d < 3; d++)
            dials[d] |= 1u << world.dial[d];
        cards |= 1u << world.cell.card[1];
        assert_int_equal(world.cell.card[3], NS_NONE);
    }
    assert_true(dials[0] == 1 && dials[1] == 0xfff && dials[2] == 1);
    assert_int_equal(cards, 0x01f); /* Eve, Gorden, Julia, Malkah, Viktor */
    make(&s, "D1 target 12");
    make(&s, "D3 target 12");
    assert_int_equal(s.head.phase, NS_P_GUESS);
    for (int i = 0; i < WORLDS; i++) {
        imagine(&s, 4, &rng, &world);
        assert_int_equal(world.dial[3], 0);
    }
    make(&s, "M1 point 12");
    assert_int_equal(s.open.pointed, 1);
    make(&s, "M1 ready");
    make(&s, "M2 ready");
    assert_int_equal(s.head.phase, NS_P_VOTE);
    for (int i = 0; i < 20; i++) {
        imagine(&s, 4, &rng, &world);
        assert_true(world.dial[0] == 11 && world.dial[1] == 6 && world.dial[2] == 11);
    }
}

/* Two worlds differ in all that is to come; at the end there is nothing left to imagine. */
TEST(worlds_have_their_own_chance_and_an_end) {
    UNUSED;
    struct newspeak_state s = second_round(), one_world, other_world;
    struct lz_rng rng = lz_rng_from(8, 9);
    s.open.round = NS_ROUNDS;
    imagine(&s, 2, &rng, &one_world);
    imagine(&s, 2, &rng, &other_world);
    assert_memory_not_equal(&one_world.head.rng, &other_world.head.rng, sizeof one_world.head.rng);
    s = second_round();
    make(&s, "M1 resign");
    make(&s, "M2 resign");
    imagine(&s, 2, &rng, &one_world);
    assert_memory_equal(&one_world.cell, &s.cell, sizeof s.cell);
    assert_true(one_world.head.may == 0 && one_world.head.wait == 0);
}

/* A Dissident knows all but the partners' dials. */
TEST(worlds_of_a_dissident) {
    UNUSED;
    struct newspeak_state s = second_round(), world;
    struct lz_rng rng = lz_rng_from(8, 9);
    uint32_t dials = 0;
    make(&s, "D2 done");
    make(&s, "D1 done");
    make(&s, "D1 target 9");
    make(&s, "D2 target 5");
    for (int i = 0; i < WORLDS; i++) {
        imagine(&s, 0, &rng, &world);
        assert_memory_equal(&world.cell, &s.cell, sizeof s.cell);
        assert_int_equal(world.dial[0], 8);
        dials |= 1u << world.dial[1];
    }
    assert_int_equal(dials, 0xfff);
}

/* Before the set is closed any twelve places may lie there; afterwards they are known. */
TEST(worlds_before_the_deal_is_shown) {
    UNUSED;
    struct newspeak_state s, world;
    struct lz_rng rng = lz_rng_from(8, 9);
    uint64_t places = 0;
    begin(&s, 3, "clock=none");
    for (int i = 0; i < WORLDS; i++) {
        imagine(&s, 0, &rng, &world);
        uint64_t dealt = 0;
        for (int slot = 0; slot < NS_SLOTS; slot++)
            dealt |= UINT64_C(1) << world.dealt[slot];
        assert_int_equal(__builtin_popcountll(dealt), NS_SLOTS);
        places |= UINT64_C(1) << world.dealt[0];
    }
    assert_true(places == (UINT64_C(1) << NS_PLACES) - 1);
    make(&s, "D1 set A");
    make(&s, "D2 set A");
    imagine(&s, 0, &rng, &world);
    assert_memory_equal(world.dealt, s.dealt, sizeof s.dealt);
    assert_int_equal(world.cell.card[0], NS_NONE);
    int some = 0; /* a Moderator does not see who has taken a card; not all have */
    for (int i = 0; i < WORLDS; i++) {
        imagine(&s, 2, &rng, &world);
        int taken = (world.cell.card[0] != NS_NONE) + (world.cell.card[1] != NS_NONE);
        assert_true(taken < 2 && world.cell.code == NS_NONE);
        some += taken;
    }
    assert_in_range(some, WORLDS / 4, WORLDS - 1);
}

/* ---- lists and samples */

/* Every verb is sampled, talk among Moderators seldom, and nobody gives up while there is something else to do. */
TEST(samples_are_spread) {
    UNUSED;
    struct newspeak_state s = second_round();
    struct lz_rng rng = lz_rng_from(1, 1);
    uint32_t count[NS_VERBS] = { 0 };
    make(&s, "D2 done");
    make(&s, "D1 done");
    make(&s, "D1 target 9");
    make(&s, "D2 target 5");
    for (int i = 0; i < 30000; i++) {
        struct lz_move move;
        assert_true(newspeak_game.sample(&newspeak_game, &s, 2, &rng, &move));
        assert_true(lz_check(&newspeak_game, &s, &move, NULL) && move.seat == 2);
        count[move.verb]++;
    }
    assert_in_range(count[NS_V_POINT], 12000, 18000);
    assert_in_range(count[NS_V_ASK], 12000, 18000);
    assert_in_range(count[NS_V_MSAY], 80, 240);
    assert_in_range(count[NS_V_RESIGN], 5, 50);
    assert_int_equal(count[NS_V_READY], 0);
}

/* Nothing left but to talk or to give up. */
TEST(samples_of_one_who_has_done_all) {
    UNUSED;
    struct newspeak_state s = second_round();
    struct lz_rng rng = lz_rng_from(1, 1);
    struct lz_move move;
    uint32_t count[NS_VERBS] = { 0 };
    static const char *const lines[] = { "D2 done",    "D1 done",    "D1 target 9", "D2 target 5", "M1 ask D1 3 1",
                                         "M1 point 1", "M1 point 2", "M1 point 3",  "M1 ready" };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        make(&s, lines[i]);
    for (int i = 0; i < 1000; i++) {
        assert_true(newspeak_game.sample(&newspeak_game, &s, 2, &rng, &move));
        count[move.verb]++;
    }
    assert_true(count[NS_V_MSAY] > 300 && count[NS_V_RESIGN] > 300 && count[NS_V_MSAY] + count[NS_V_RESIGN] == 1000);
    make(&s, "D1 resign");
    assert_false(newspeak_game.sample(&newspeak_game, &s, 0, &rng, &move));
    make(&s, "D2 resign");
    assert_false(newspeak_game.sample(&newspeak_game, &s, 2, &rng, &move));
}

/* Words that nobody knows: of any length, with any hash. */
TEST(samples_of_speech) {
    UNUSED;
    struct newspeak_state s;
    struct lz_rng rng = lz_rng_from(1, 1);
    struct lz_move move;
    uint64_t lengths = 0;
    uint32_t ones[LZ_MARK_ARGS] = { 0 }, speeches = 0, resigned = 0;
    begin(&s, 3, "clock=none msg_max=40");
    for (int i = 0; i < 30000; i++) {
        assert_true(newspeak_game.sample(&newspeak_game, &s, 0, &rng, &move));
        resigned += move.verb == NS_V_RESIGN;
    }
    assert_in_range(resigned, 5, 60);
    make(&s, "D1 set A");
    make(&s, "D2 set A");
    make(&s, "D1 id Cinna");
    make(&s, "D2 id Greg");
    make(&s, "D1 code 1");
    for (int i = 0; i < 30000; i++) {
        assert_true(newspeak_game.sample(&newspeak_game, &s, 0, &rng, &move));
        assert_true(lz_move_sane(&newspeak_game, &move));
        if (move.verb != NS_V_SAY)
            continue;
        assert_int_equal(move.args, LZ_MARK_ARGS);
        assert_in_range(move.arg[0], 1, 40);
        lengths |= UINT64_C(1) << move.arg[0];
        for (int j = 1; j < LZ_MARK_ARGS; j++)
            ones[j] |= (uint16_t)move.arg[j];
        speeches++;
    }
    assert_true(speeches > 5000 && lengths == (UINT64_C(1) << 41) - 2);
    for (int j = 1; j < LZ_MARK_ARGS; j++)
        assert_int_equal(ones[j], 0xffff);
}

RUN(CASE(worlds_of_a_moderator_hold_every_card_code_and_dial), CASE(worlds_agree_with_the_answers),
    CASE(worlds_follow_the_cards_that_were_used), CASE(worlds_follow_viktor_anywhere), CASE(worlds_of_a_dissident),
    CASE(worlds_before_the_deal_is_shown), CASE(samples_are_spread), CASE(samples_of_one_who_has_done_all),
    CASE(samples_of_speech), CASE(worlds_know_the_dials_that_were_shown), CASE(worlds_have_their_own_chance_and_an_end))
