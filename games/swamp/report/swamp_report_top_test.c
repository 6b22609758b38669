/* What a commander reads first (SW-22.6): headlines, sums, hunger; battles and paths as data; how orders are written.
 */
#include "tests/unit/unit.h"

#include "tests/unit/swamp_report_sample.h"

#include <stdio.h>

static struct sample sample;
static char json[1 << 18];

static void has(const char *words) {
    struct lz_writer w = lz_writer_in(json, sizeof json);
    swamp_report(&swamp_game, &sample.view, sample.event, sample.events, &w);
    assert_false(w.full);
    if (!strstr(json, words))
        fail_msg("no %s\nin %.2500s", words, json);
}

/* An empty world, the Movement Phase begun. */
static void begin(void) {
    sample_begin(&sample);
    TELL(&sample, TURN, 0, 1);
    TELL(&sample, PHASE, 0, 3);
}

#define SAY(...) TELL(&sample, __VA_ARGS__)

/* ---- what stands above all */

static void headline(const char *words) {
    char list[600];
    snprintf(list, sizeof list, "\"headlines\":[%s]", words);
    has(list);
}

/* P65, SW-13.2: that the home den fell, to whom, and what follows. */
TEST(the_home_den_falls) {
    UNUSED;
    begin();
    SAY(BATTLE, 1, H("13E"), 1, 3, 251, 53, SW_FIGHT_DEN);
    SAY(FIELD, 1, H("13E"), 1, 251, -1);
    SAY(DEN_LOST, 3, H("13E"), SW_A_HOME_DEN, SW_RED, 53, SW_UNTOLD);
    headline("\"Your Red home den in 13E has fallen to Bog Giants (BOG). You have no home den left: nobody can be "
             "recruited until you take one, this or any other.\"");
    has("\"dens_lost\":[{\"hex\":\"13E\",\"colour\":\"Red\",\"home\":true,\"population\":53,\"why\":\"beaten\"}]");
    sample_sights(&sample, "4C Den");
    sample_den(&sample, "4C", SW_BLK, 150, 3)->marks = SW_HOME;
    headline(
        "\"Your Red home den in 13E has fallen to Bog Giants (BOG). You still have the home den in 4C, so your dens "
        "can go on recruiting.\"");
    begin();
    SAY(DEN_LOST, 3, H("13E"), SW_A_HOME_DEN, SW_RED, 53, SW_UNTOLD); /* out of sight */
    headline("\"Your Red home den in 13E has fallen. You have no home den left: nobody can be recruited until you take "
             "one, this or any other.\"");
    begin();
    SAY(DEN_LOST, 3, H("13E"), SW_A_DEN, SW_RED, 53, 1);
    headline("");
    has("\"clan\":1,\"why\":\"empty\"}]");
}

/* P66, SW-15.3: how the game ended, and where one's own clan did. */
TEST(the_game_is_won) {
    UNUSED;
    begin();
    SAY(WON, 1, 1, 2733);
    sample.view.seen.over = 1;
    sample.view.seen.won = 1;
    sample.view.threshold = 2733;
    headline(
        "\"Bog Giants (BOG) dominate the Savage Swamp: the game is won with 2733 points.\",\"You end in place 2 of "
        "4 with 2653 points.\"");
    sample.view.seen.won = 4;
    sample.view.threshold = 6000;
    headline("\"You win the game with 2653 points, the most of all after its last turn.\"");
    sample.view.seen.won = 0;
    sample.view.rank[1] = 0;
    headline("\"Nobody is left to win: the game is over.\"");
    begin();
    SAY(OUT, 3, 3);
    headline("\"Your clan is no more: it has no warriors and no dens left.\"");
}

/* P64, SW-5.3: who will starve, when, and what feeds them; the hungriest first. */
TEST(hunger_before_it_kills) {
    UNUSED;
    begin();
    sample_sights(&sample, "12D Pla 12E Pla 13D Fer 5C Pla");
    sample_band(&sample, "12D", LIZARDS(80), SW_HUNGRY);
    sample_band(&sample, "5C", LIZARDS(1), SW_STARVED);
    sample_band(&sample, "12E", LIZARDS(9), SW_PECKISH);
    has("\"hunger\":[{\"hex\":\"5C\",\"number\":1,\"hunger\":\"Starved\",\"starves\":2,\"says\":\"1 is Starved. It may "
        "starve in turn 2 unless it eats: no Fertile hex that is known is near "
        "enough.\"},{\"hex\":\"12D\",\"number\":80,"
        "\"hunger\":\"Hungry\",\"starves\":4,\"order\":\"MO 12D S N\",\"says\":\"80 are Hungry. About half of them "
        "starve in "
        "turn 4 unless they eat: MO 12D S N feeds them.\"}]");
}

/* The sums of the turn, as numbers and in words. */
TEST(the_sums_of_a_turn) {
    UNUSED;
    begin();
    SAY(STOOD, 3, 3, 2700);
    SAY(STOOD, 1, 1, 9);
    SAY(LOST, 3, H("12D"), SW_BY_HUNGER, 2, 0, 0, 0, 1);
    SAY(SPY_LOST, 3, H("12D"), SW_RED, SW_BY_BUSH);
    SAY(DEN_LOST, 3, H("12D"), SW_A_DEN, SW_RED, 53, 1);
    SAY(CAPTIVES, 1, H("12D"), 3, 0, 4, 0, 0, 0);
    SAY(RECRUITED, 3, H("13E"), 28, SW_YEL, 55);
    SAY(HATCHED, 3, H("13E"), 33, 83, 150);
    has("\"changes\":[{\"clan\":3,\"points\":-47},{\"clan\":1,\"points\":2724}]");
    has("\"sums\":{\"points\":-47,\"warriors_lost\":3,\"spies_lost\":1,\"dens_lost\":1,\"people_lost\":53,"
        "\"dens_taken\":0,\"hatched\":33,\"recruits\":28,\"captives\":4,\"says\":[\"-47 points, 2653 now\",\"-3 "
        "warriors, 1 "
        "spy lost\",\"-1 den, 53 den lizards lost\",\"+32 recruits and captives, 33 hatched\"]}");
}

/* A battle as numbers, per round and side, with title and verdict; an order's path. */
TEST(a_battle_as_data) {
    UNUSED;
    sample_whole(&sample);
    has("\"order\":\"MO 11E N "
        "NE\",\"code\":\"OK\",\"path\":[\"11E\",\"10E\",\"10F\"],\"hexes\":[\"10F\",\"11E\"],\"battles\":[{"
        "\"hex\":\"10F\",\"kind\":\"den\",\"title\":\"The Red den is "
        "taken\",\"verdict\":\"taken\",\"attacker\":{\"clan\":3,"
        "\"before\":90,\"after\":75},\"defender\":{\"clan\":0,\"before\":30,\"after\":0},\"rounds\":[{\"attackers_"
        "lost\":8,"
        "\"defenders_lost\":11},{\"attackers_lost\":5,\"defenders_lost\":10},{\"attackers_lost\":2,\"defenders_lost\":"
        "9}]}]");
}

/* P63: every order, letters and SURRENDER. */
TEST(how_orders_are_written) {
    static const char *const words[] = { "\"MO 12D N NE\",\"does\":\"move the band", "\"TO 1,4 (or TO ALL)\"",
                                         "\"SURRENDER\"", "\"READY\"" };
    UNUSED;
    sample_whole(&sample);
    for (int i = 0; i < LZ_COUNT(words); i++)
        has(words[i]);
}

/* SW-16.2: of letters what the table takes. */
TEST(how_letters_are_written) {
    static const char *const words[] = { "\"TO 1,4 (or TO ALL)\"", "\"TO 1,4 UNSIGNED\"", "\"TO 1,4 AS 5\"" };
    UNUSED;
    for (int press = LZ_PRESS_NONE; press <= LZ_PRESS_FORGED; press++) {
        sample_whole(&sample);
        sample.view.laws.press = (uint8_t)press;
        has("\"READY\"");
        for (int i = 0; i < LZ_COUNT(words); i++)
            assert_int_equal(strstr(json, words[i]) != NULL, press > i);
    }
}

RUN(CASE(the_home_den_falls), CASE(the_game_is_won), CASE(hunger_before_it_kills), CASE(the_sums_of_a_turn),
    CASE(a_battle_as_data), CASE(how_orders_are_written), CASE(how_letters_are_written))
