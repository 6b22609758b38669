/* What a move will do, as the hook `effect` tells it: every verb with its sentences, rules and odds; and the facts of
   refusals. The words of orders are those of the receipt, whose tests are in swamp_plain_test.c and swamp_march_test.c.
 */
#include "core/words/effect.h"
#include "tests/unit/sheet.h"

static char page[4000];

/* "open SW-10.1 All go." a line for each effect. */
static void take(void *to, const struct lz_effect *effect) {
    static const char *const sureties[] = { "sure", "likely", "open", "careful" };
    struct lz_writer *w = to;
    lz_put(w, sureties[effect->surety]);
    if (effect->surety == LZ_LIKELY) {
        lz_put_char(w, ' ');
        lz_put_number(w, effect->odds);
    }
    lz_put_char(w, ' ');
    lz_put(w, effect->rule);
    lz_put_char(w, ' ');
    lz_put_text(w, effect->words);
    lz_put_char(w, '\n');
}

static const char *effects(const char *words) {
    struct lz_input in = { 0 };
    struct lz_writer w = lz_writer_in(page, sizeof page);
    swamp_view(&swamp_game, &s, 2, &v);
    assert_true(lz_move_parse(&swamp_game, 2, lz_span(words), &in.move));
    in.move.seat = 2;
    swamp_game.effect(&swamp_game, &v, &in, &(struct lz_effects){ take, &w });
    return page;
}

static void lay(const char *words) {
    struct lz_move move;
    assert_true(lz_move_parse(&swamp_game, 2, lz_span(words), &move));
    s.order[2][s.desk[2].orders++] = swamp_order_of(&s.laws, &move);
}

#define BOOK(n) "sure SW-6.2 It is order " #n " of 30 of this turn, and you can change it until the turn runs.\n"

TEST(orders_say_what_their_receipt_says) {
    UNUSED;
    world();
    assert_string_equal(effects("MO 11E N NE"),
                        "open SW-10.1 All 90 lizards in 11E go to 10E, then 10F.\n"
                        "likely 1000 SW-11.3 In 10F they attack the free den, about 15 militia: almost certain to win, "
                        "about 85 of 90 left, unless another clan is there first.\n" BOOK(1));
    assert_string_equal(effects("SP 13E SW 10RED"), "open SW-10.1 10 red from 13E go to 14D.\n"
                                                    "likely 200 SW-10.5 The swamp in 14D mires them with a chance of "
                                                    "20%.\n" BOOK(1));
    assert_string_equal(effects("SN 13E N"), "open SW-10.7 Spies that you have in 13E by then sneak to 12E.\n"
                                             "careful SW-6.4 You have no lizards in 13E now.\n" BOOK(1));
    assert_string_equal(effects("SA 11E N"),
                        "open SW-10.8 All 90 lizards in 11E sail, if a raft is there by then, to 10E.\n"
                        "open SW-10.8 They go ashore in 10E, and the raft is gone.\n" BOOK(1));
    assert_string_equal(effects("LO 13E NE"),
                        "open SW-8.2 The 10 yellow of 13E throw stones at 13F, where nobody is seen "
                        "now.\nopen SW-8.7 The whole band then stays put for this turn.\n" BOOK(1));
    assert_string_equal(effects("FR 13E 10YEL"),
                        "open SW-8.1 10 yellow lizards in 13E are set free: those that are yellow "
                        "settle in the den, others go wild and are gone.\n" BOOK(1));
    assert_string_equal(effects("CH 13E NE SHUN"),
                        "open SW-9.3 50 black lizards in 13E sing Shunt at 13F: the band there flies up to 2 hexes NE, "
                        "unless a den protects it.\nopen SW-8.5 If it works, 10 of them turn red.\n"
                        "open SW-8.7 The whole band then stays put for this turn.\n" BOOK(1));
    assert_string_equal(effects("CH 12D 10F GATE"),
                        "careful SW-8.3 The 10 black lizards in 12D are too few: Gate needs 130, so nothing is sung.\n"
                        "careful SW-6.4 CH GATE needs 130 black lizards, and 12D has 10 now.\n" BOOK(1));
    assert_string_equal(
        effects("GI 13E 1"),
        "open SW-13.3 All that is yours in 13E goes to clan 1 (BOG), a band of 140, the den with 50 den "
        "lizards.\ncareful SW-13.3 A home den cannot be given away, so it will fail.\n" BOOK(1));
}

TEST(work_says_what_its_receipt_says) {
    UNUSED;
    world();
    assert_string_equal(effects("RE 13E"), "open SW-13.2 About 28 of the 83 yellow den lizards then in 13E become "
                                           "warriors.\n" BOOK(1));
    assert_string_equal(effects("BD 12D"),
                        "open SW-13.8 The 50 grey lizards in 12D build a den on the ruin: it stands at "
                        "the end of the turn.\n" BOOK(1));
    assert_string_equal(effects("BF 13F"), "open SW-13.5 The 10 green lizards in 13F make the hex fertile.\n"
                                           "careful SW-13.5 13F is fertile ground: only plains, swamp or scrub can be "
                                           "planted, so it will fail.\n" BOOK(1));
    assert_string_equal(effects("DF 13F"),
                        "open SW-13.6 The 10 green lizards in 13F poison the fertile hex: it becomes "
                        "plains.\n" BOOK(1));
    assert_string_equal(effects("BR 12D N"),
                        "open SW-13.7 If 20 green lizards are in 12D by then, they build a raft in "
                        "11D.\ncareful SW-13.7 12D is a ruin: rafts are built from scrub, so it will "
                        "fail.\ncareful SW-6.4 BR needs 20 green lizards, and 12D has 10 now.\n" BOOK(1));
    assert_string_equal(effects("BB 12D N"),
                        "open SW-13.9 20 of the grey lizards in 12D build a bridge in 11D.\n" BOOK(1));
    assert_string_equal(effects("DB 12D N"),
                        "open SW-13.10 20 of the grey lizards in 12D destroy the bridge in 11D: "
                        "whoever is on it swims.\ncareful SW-13.10 No bridge is seen in 11D.\n" BOOK(1));
}

/* P62: what another order of the book prevents. */
TEST(an_order_is_judged_with_the_book) {
    UNUSED;
    world();
    lay("MO 12D N");
    assert_string_equal(effects("BD 12D"),
                        "open SW-13.8 The 50 grey lizards in 12D build a den on the ruin: it stands at "
                        "the end of the turn.\ncareful SW-6.3 Line 1 takes GRY away from 12D before: "
                        "too few are left for BD.\n" BOOK(2));
}

TEST(between_turns) {
    UNUSED;
    world();
    assert_string_equal(effects("clear"), "sure SW-6.2 Your 0 orders are torn up.\n");
    assert_string_equal(effects("ready"),
                        "sure SW-6.1 Your orders stand, and the turn runs when all are ready.\n"
                        "careful SW-6.2 You have given no orders: your lizards stay where they are.\n");
    lay("RE 13E");
    s.head.wait = lz_only(2);
    assert_string_equal(effects("clear"), "sure SW-6.2 Your 1 order is torn up.\n");
    assert_string_equal(effects("ready"), "sure SW-6.1 You are the last one: the turn runs at once.\n");
    assert_string_equal(effects("wait"), "sure SW-6.1 You are not ready: the turn waits for you.\n");
    assert_string_equal(
        effects("surrender"),
        "careful SW-15.5 Your clan leaves the game at the end of this turn: its dens become free and its "
        "lizards are gone.\nsure SW-15.5 Until the turn runs you can take it back with stay.\n");
    assert_string_equal(effects("stay"), "sure SW-15.5 Your clan stays in the game after all.\n");
}

TEST(before_the_first_turn) {
    UNUSED;
    world();
    s.head.phase = SW_PHASE_STARTUP;
    s.design[2] = (struct swamp_design){ .shape = 1, .home = 1 };
    assert_string_equal(effects("ready"),
                        "sure SW-6.1 Your start-up stands, and the world is made when all are ready.\n");
    assert_string_equal(effects("name Mud"), "sure SW-4.1 All clans will know yours as Mud.\n");
    assert_string_equal(effects("default 2"),
                        "sure SW-18.8 Red: 400 red warriors in four bands round one big den: attack early.\n");
    assert_string_equal(
        effects("design 5 10"),
        "sure SW-18.2 You design your start on template 5: 16 hexes for 150 of 1200 points, all of them "
        "water so far.\nopen SW-18.5 Hex 10 is the home den, if it becomes a den with a Fertile hex next "
        "to it.\n");
    assert_string_equal(effects("plot 1 Red 100POP"),
                        "sure SW-18.4 Hex 1 becomes Red den, and the design costs 360 of 1200 points.\n"
                        "careful SW-18.5 So far no den has a Fertile hex next to it: without one Default 3 is taken "
                        "instead.\n");
    assert_string_equal(effects("plot 1 Wat 100POP"),
                        "sure SW-18.4 Hex 1 becomes Water, and the design costs 100 of 1200 points.\n"
                        "careful SW-18.4 Not everything in the design can be bought: the rest is skipped.\n"
                        "careful SW-18.5 So far no den has a Fertile hex next to it: without one Default 3 is taken "
                        "instead.\n");
}

/* ---- refusals */

static const char *because(const char *words) {
    struct lz_input in = { 0 };
    struct lz_why why = { 0 };
    struct lz_writer w = lz_writer_in(page, sizeof page);
    swamp_view(&swamp_game, &s, 2, &v);
    assert_true(lz_move_parse(&swamp_game, 2, lz_span(words), &in.move));
    in.move.seat = 2;
    assert_false(swamp_game.check(&swamp_game, &s, &in, &why));
    swamp_game.because(&swamp_game, &v, &in, &why, &w);
    return page;
}

TEST(the_facts_of_refusals) {
    UNUSED;
    world();
    assert_string_equal(because("MO 17A N"), "The map has rows 1 to 16 and columns A to P.");
    assert_string_equal(because("SP 13E N 301RED"), "You asked for 301.");
    assert_string_equal(because("CH 13E N 400BLK EYES"), "You asked for 400.");
    assert_string_equal(because("GI 13E 9"), "The clans are 1 to 4.");
    assert_string_equal(because("stay"), "Your clan is not leaving.");
    assert_string_equal(because("default 1"), "Turn 0 is over.");
    lay("RE 13E");
    assert_string_equal(because("RE 13E"), "It is the same as order 1.");
    s.laws.order_limit = 1;
    assert_string_equal(because("RE 12D"), "You have given 1 of 1 orders.");
    s.desk[2].leaving = 1;
    assert_string_equal(because("surrender"), "Your clan is leaving already.");
    s.head.phase = SW_PHASE_STARTUP;
    s.design[2] = swamp_facts.start[0];
    assert_string_equal(because("MO 13E N"), "The world is not made yet: start-ups are chosen now.");
    assert_string_equal(because("default 5"), "The defaults are 1 to 4.");
    assert_string_equal(because("design 9 1"), "The templates are 1 to 8.");
    assert_string_equal(because("plot 1 Red"), "You start with Default 1.");
    s.design[2] = (struct swamp_design){ .shape = 1 };
    assert_string_equal(because("plot 22 Red"), "Template 1 has hexes 1 to 7.");
    memcpy(s.clan[1].name, "Mud", 4);
    assert_string_equal(because("name mud"), "Clan 2 has that name.");
    s.laws.setups = 1;
    assert_string_equal(because("design 1 1"), "This game offers the four defaults alone.");
}

RUN(CASE(orders_say_what_their_receipt_says), CASE(work_says_what_its_receipt_says),
    CASE(an_order_is_judged_with_the_book), CASE(between_turns), CASE(before_the_first_turn),
    CASE(the_facts_of_refusals))
