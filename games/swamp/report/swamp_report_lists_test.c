/* The clan listing, the ranking, the suggestions and the head of a report, word for word (SW-15, SW-22.6). */
#include "tests/unit/unit.h"

#include "tests/unit/swamp_report_sample.h"

#include "games/swamp/report/swamp_report_parts.h"
#include "games/swamp/swamp_tables.h"

#include <stdio.h>

static struct sample sample;
static char json[1 << 16];

static void is(void (*list)(const struct swamp_view *, struct lz_writer *), const char *words) {
    struct lz_writer w = lz_writer_in(json, sizeof json);
    lz_json_open(&w, NULL, '{');
    list(&sample.view, &w);
    lz_json_close(&w, '}');
    assert_string_equal(json, words);
}

static struct swamp_cell *put(const char *hex, struct swamp_cell cell) {
    *sample_cell(&sample, hex) = cell;
    return sample_cell(&sample, hex);
}

static void spy(const char *hex, int clan, int mired) {
    sample.view.spy[sample.view.spies++] = (struct swamp_spy){
        .hex = (uint16_t)(swamp_hex_of(&sample.view.laws, H(hex)) & 1023),
        .colour = SW_BLK,
        .age = 2,
        .clan = (uint8_t)clan,
        .mired = (uint8_t)mired
    };
    sample_cell(&sample, hex)->spies++;
}

/* Clan 3 has one of everything; clan 1 has some, and some is only remembered. */
static void begin(void) {
    sample_begin(&sample);
    sample.view.turn = 6;
    put("1A", (struct swamp_cell){ .known = SW_IN_SIGHT,
                                   .terrain = SW_DEN,
                                   .marks = SW_HOME,
                                   .owner = 3,
                                   .colour = SW_YEL,
                                   .population = 45,
                                   .fertile = 3,
                                   .clan = 3,
                                   .number = 162,
                                   .lizards = { 79, 0, 0, 33, 50 },
                                   .experience = SW_GOOD });
    put("1B",
        (struct swamp_cell){
            .known = SW_OWNED, .terrain = SW_DEN, .owner = 3, .colour = SW_UNSETTLED, .population = 3, .fertile = 2 });
    put("1C", (struct swamp_cell){
                  .known = SW_OWNED, .terrain = SW_DEN, .owner = 3, .colour = SW_RED, .population = 2, .fertile = 1 });
    put("1D", (struct swamp_cell){ .known = SW_REMEMBERED, .terrain = SW_DEN, .owner = 3, .colour = SW_RED });
    put("1E", (struct swamp_cell){ .known = SW_IN_SIGHT, .terrain = SW_DEN, .owner = 1, .colour = SW_RED });
    put("1F", (struct swamp_cell){ .known = SW_IN_SIGHT,
                                   .terrain = SW_DEN,
                                   .colour = SW_GRN,
                                   .militia = 45,
                                   .population = 150,
                                   .fertile = 3 });
    put("2A", (struct swamp_cell){ .known = SW_IN_SIGHT,
                                   .terrain = SW_WATER,
                                   .marks = SW_BRIDGE,
                                   .owner = 3,
                                   .clan = 3,
                                   .number = 1,
                                   .lizards = { 1 } });
    put("2B", (struct swamp_cell){ .known = SW_IN_SIGHT,
                                   .terrain = SW_WATER,
                                   .marks = SW_RAFT,
                                   .raft = 4,
                                   .clan = 3,
                                   .number = 5,
                                   .lizards = { 0, 5 },
                                   .hunger = SW_PECKISH });
    put("2C", (struct swamp_cell){ .known = SW_IN_SIGHT,
                                   .terrain = SW_PLAINS,
                                   .marks = SW_HALF_BUILT,
                                   .clan = 3,
                                   .number = 50,
                                   .lizards = { 0, 0, 50 },
                                   .experience = SW_VETERAN });
    put("2D",
        (struct swamp_cell){ .known = SW_IN_SIGHT, .terrain = SW_PLAINS, .clan = 1, .number = 9, .lizards = { 9 } });
    put("2E", (struct swamp_cell){ .known = SW_IN_SIGHT,
                                   .terrain = SW_SWAMP,
                                   .clan = 3,
                                   .number = 9,
                                   .lizards = { 9 },
                                   .mired = 8,
                                   .hunger = SW_STARVED });
    put("2F", (struct swamp_cell){ .known = SW_IN_SIGHT, .terrain = SW_WATER, .marks = SW_RAFT });
    put("2G",
        (struct swamp_cell){ .known = SW_IN_SIGHT, .terrain = SW_WATER, .marks = SW_RAFT, .clan = 1, .number = 2 });
    put("3A", (struct swamp_cell){ .known = SW_OWNED, .terrain = SW_TEMPLE, .owner = 3 });
    put("3B", (struct swamp_cell){ .known = SW_REMEMBERED, .terrain = SW_TEMPLE, .owner = 3 });
    put("3C", (struct swamp_cell){ .known = SW_IN_SIGHT, .terrain = SW_TEMPLE, .owner = SW_UNTOLD });
    put("3D", (struct swamp_cell){ .known = SW_OWNED, .terrain = SW_WATER, .marks = SW_BRIDGE, .owner = 3 });
    put("3E", (struct swamp_cell){ .known = SW_IN_SIGHT, .terrain = SW_TEMPLE });
    put("4A", (struct swamp_cell){ .known = SW_IN_SIGHT, .terrain = SW_PLAINS });
    put("4B", (struct swamp_cell){ .known = SW_IN_SIGHT, .terrain = SW_SWAMP });
    spy("4A", 3, 9);
    spy("4B", 3, 7);
    spy("4B", 3, 6);
}

TEST(the_holdings_of_a_clan) {
    UNUSED;
    begin();
    is(swamp_list_holdings,
       "{\"dens\":["
       "{\"hex\":\"1A\",\"clan\":3,\"colour\":\"Yellow\",\"home\":true,\"population\":45,\"cap\":150,\"number\":162,"
       "\"lizards\":{\"RED\":79,\"YEL\":33,\"BLK\":50},\"hunger\":\"Sated\",\"experience\":\"Good\"},"
       "{\"hex\":\"1B\",\"clan\":3,\"population\":3},"
       "{\"hex\":\"1C\",\"clan\":3,\"colour\":\"Red\",\"population\":2,\"cap\":50}],\"bands\":["
       "{\"hex\":\"2A\",\"clan\":3,\"terrain\":\"Wat\",\"sign\":\"=\",\"number\":1,\"lizards\":{\"RED\":1},"
       "\"hunger\":\"Sated\",\"experience\":\"Average\"},"
       "{\"hex\":\"2B\",\"clan\":3,\"terrain\":\"Wat\",\"sign\":\"~\",\"number\":5,\"lizards\":{\"GRN\":5},"
       "\"hunger\":\"Peckish\",\"experience\":\"Average\"},"
       "{\"hex\":\"2C\",\"clan\":3,\"terrain\":\"Pla\",\"sign\":\"+\",\"number\":50,\"lizards\":{\"GRY\":50},"
       "\"hunger\":\"Sated\",\"experience\":\"Veteran\"},"
       "{\"hex\":\"2E\",\"clan\":3,\"terrain\":\"Swa\",\"number\":9,\"lizards\":{\"RED\":9},"
       "\"hunger\":\"Starved\",\"experience\":\"Average\",\"held\":\"mired until 8\"}],\"temples\":["
       "{\"hex\":\"3A\",\"clan\":3}],\"bridges\":[{\"hex\":\"2A\",\"clan\":3},{\"hex\":\"3D\",\"clan\":3}],"
       "\"rafts\":[{\"hex\":\"2B\",\"clan\":3,\"turns\":4}],\"spies\":["
       "{\"hex\":\"4A\",\"clan\":3,\"colour\":\"BLK\",\"age\":2},"
       "{\"hex\":\"4B\",\"clan\":3,\"colour\":\"BLK\",\"age\":2,\"held\":\"mired until 7\"},"
       "{\"hex\":\"4B\",\"clan\":3,\"colour\":\"BLK\",\"age\":2}]}");
}

TEST(all_holdings_once_the_game_is_over) {
    UNUSED;
    begin();
    sample.view.seen.over = 1;
    is(swamp_list_holdings,
       "{\"dens\":["
       "{\"hex\":\"1A\",\"clan\":3,\"colour\":\"Yellow\",\"home\":true,\"population\":45,\"cap\":150,\"number\":162,"
       "\"lizards\":{\"RED\":79,\"YEL\":33,\"BLK\":50},\"hunger\":\"Sated\",\"experience\":\"Good\"},"
       "{\"hex\":\"1B\",\"clan\":3,\"population\":3},"
       "{\"hex\":\"1C\",\"clan\":3,\"colour\":\"Red\",\"population\":2,\"cap\":50},"
       "{\"hex\":\"1E\",\"clan\":1,\"colour\":\"Red\",\"population\":0,\"cap\":0},"
       "{\"hex\":\"1F\",\"clan\":0,\"colour\":\"Green\",\"population\":150,\"cap\":150,\"militia\":45}],\"bands\":["
       "{\"hex\":\"2A\",\"clan\":3,\"terrain\":\"Wat\",\"sign\":\"=\",\"number\":1,\"lizards\":{\"RED\":1},"
       "\"hunger\":\"Sated\",\"experience\":\"Average\"},"
       "{\"hex\":\"2B\",\"clan\":3,\"terrain\":\"Wat\",\"sign\":\"~\",\"number\":5,\"lizards\":{\"GRN\":5},"
       "\"hunger\":\"Peckish\",\"experience\":\"Average\"},"
       "{\"hex\":\"2C\",\"clan\":3,\"terrain\":\"Pla\",\"sign\":\"+\",\"number\":50,\"lizards\":{\"GRY\":50},"
       "\"hunger\":\"Sated\",\"experience\":\"Veteran\"},"
       "{\"hex\":\"2D\",\"clan\":1,\"terrain\":\"Pla\",\"number\":9,\"lizards\":{\"RED\":9},"
       "\"hunger\":\"Sated\",\"experience\":\"Average\"},"
       "{\"hex\":\"2E\",\"clan\":3,\"terrain\":\"Swa\",\"number\":9,\"lizards\":{\"RED\":9},"
       "\"hunger\":\"Starved\",\"experience\":\"Average\",\"held\":\"mired until 8\"},"
       "{\"hex\":\"2G\",\"clan\":1,\"terrain\":\"Wat\",\"sign\":\"~\",\"number\":2,\"lizards\":{},"
       "\"hunger\":\"Sated\",\"experience\":\"Average\"}],\"temples\":[{\"hex\":\"3A\",\"clan\":3}],\"bridges\":["
       "{\"hex\":\"2A\",\"clan\":3},{\"hex\":\"3D\",\"clan\":3}],\"rafts\":[{\"hex\":\"2B\",\"clan\":3,\"turns\":4},"
       "{\"hex\":\"2G\",\"clan\":1}],\"spies\":[{\"hex\":\"4A\",\"clan\":3,\"colour\":\"BLK\",\"age\":2},"
       "{\"hex\":\"4B\",\"clan\":3,\"colour\":\"BLK\",\"age\":2,\"held\":\"mired until 7\"},"
       "{\"hex\":\"4B\",\"clan\":3,\"colour\":\"BLK\",\"age\":2}]}");
    sample.view.seen.over = 0;
    sample.view.clan = 0; /* an onlooker has none, and free dens are nobody's */
    sample.view.spies = 0;
    is(swamp_list_holdings, "{\"dens\":[],\"bands\":[],\"temples\":[],\"bridges\":[],\"rafts\":[],\"spies\":[]}");
}

TEST(suggestions) {
    UNUSED;
    begin();
    is(swamp_list_template,
       "{\"template\":["
       "\"MO 1A             ; 79 RED 33 YEL 50 BLK, Sated\",\"RE 1A             ; 45 den lizards\",\"RE 1B          "
       "   ; 3 den lizards\",\"MO 2A             ; 1 RED, Sated\",\"SA 2B             ; 5 GRN, Peckish\",\"MO 2C    "
       "         ; 50 GRY, Sated\",\"MO 2E             ; 9 RED, Starved, mired until 8\",\"SN 4A             ; 1 "
       "spy\",\"SN 4B             ; 2 spies\"]}");
    sample.view.seen.over = 1;
    is(swamp_list_template, "{\"template\":[]}");
    sample.view.seen.over = 0;
    sample.view.clan = 0;
    is(swamp_list_template, "{\"template\":[]}");
}

/* SW-15.2, SW-15.3 */
TEST(the_ranking) {
    UNUSED;
    begin();
    sample.view.points = (struct swamp_points){ 8000, 1, 2, 3, 1, 2, 3, 4 };
    sample.view.rank[3] = 0;
    sample.view.clans[3].state = SW_ELIMINATED;
    is(swamp_list_ranking,
       "{\"ranking\":["
       "{\"place\":1,\"clan\":1,\"code\":\"BOG\",\"name\":\"Bog Giants\",\"state\":\"active\",\"points\":2733},"
       "{\"place\":2,\"clan\":3,\"code\":\"SPS\",\"name\":\"Spies Of Slime\",\"state\":\"active\",\"points\":2653},"
       "{\"place\":3,\"clan\":2,\"code\":\"TAI\",\"name\":\"Tails\",\"state\":\"active\",\"points\":2391},"
       "{\"clan\":4,\"code\":\"COB\",\"name\":\"Cold Blood\",\"state\":\"eliminated\",\"points\":2308}],"
       "\"threshold\":6000,\"per_home\":1500,\"homes\":4,\"points\":{\"total\":8000,\"warriors\":1,"
       "\"den_lizards\":2,\"spies\":3,\"homes\":1,\"dens\":2,\"temples\":3,\"bridges\":4},\"standing\":["
       "\"Domination needs 6000 points (4 home dens x 1500).\",\"Yours: 1 warrior, 2 den lizards, 3 spies, 1 home "
       "den 2000, 2 dens 50, 3 temples 90, 4 bridges 40.\"]}");
    sample.view.points = (struct swamp_points){ 70, 2, 1, 1, 0, 1, 1, 1 };
    sample.view.laws.ranking_points = 0;
    sample.view.laws.victory_strict = 1;
    sample.view.turn = 15;
    is(swamp_list_ranking,
       "{\"ranking\":[{\"place\":1,\"clan\":1,\"code\":\"BOG\",\"name\":\"Bog Giants\",\"state\":\"active\"},"
       "{\"place\":2,\"clan\":3,\"code\":\"SPS\",\"name\":\"Spies Of Slime\",\"state\":\"active\",\"points\":2653},"
       "{\"place\":3,\"clan\":2,\"code\":\"TAI\",\"name\":\"Tails\",\"state\":\"active\"},"
       "{\"clan\":4,\"code\":\"COB\",\"name\":\"Cold Blood\",\"state\":\"eliminated\"}],"
       "\"threshold\":6000,\"per_home\":1500,\"homes\":4,\"points\":{\"total\":70,\"warriors\":2,\"den_lizards\":1,"
       "\"spies\":1,\"homes\":0,\"dens\":1,\"temples\":1,\"bridges\":1},\"standing\":["
       "\"Domination needs more than 6000 points (4 home dens x 1500).\",\"Yours: 2 warriors, 1 den lizard, 1 spy, "
       "1 den 25, 1 temple 30, 1 bridge 10.\",\"The game ends with turn 20: the most points win.\"]}");
    sample.view.turn = 14; /* not yet soon */
    sample.view.laws.victory_per_home = 6000;
    sample.view.clan = 0;
    is(swamp_list_ranking,
       "{\"ranking\":[{\"place\":1,\"clan\":1,\"code\":\"BOG\",\"name\":\"Bog Giants\",\"state\":\"active\"},"
       "{\"place\":2,\"clan\":3,\"code\":\"SPS\",\"name\":\"Spies Of Slime\",\"state\":\"active\"},"
       "{\"place\":3,\"clan\":2,\"code\":\"TAI\",\"name\":\"Tails\",\"state\":\"active\"},"
       "{\"clan\":4,\"code\":\"COB\",\"name\":\"Cold Blood\",\"state\":\"eliminated\"}],"
       "\"threshold\":6000,\"per_home\":6000,\"homes\":1,\"standing\":["
       "\"Domination needs more than 6000 points (1 home den x 6000).\"]}");
    sample.view.turn = 20;
    sample.view.seen.over = 1;
    is(swamp_list_ranking,
       "{\"ranking\":["
       "{\"place\":1,\"clan\":1,\"code\":\"BOG\",\"name\":\"Bog Giants\",\"state\":\"active\",\"points\":2733},"
       "{\"place\":2,\"clan\":3,\"code\":\"SPS\",\"name\":\"Spies Of Slime\",\"state\":\"active\",\"points\":2653},"
       "{\"place\":3,\"clan\":2,\"code\":\"TAI\",\"name\":\"Tails\",\"state\":\"active\",\"points\":2391},"
       "{\"clan\":4,\"code\":\"COB\",\"name\":\"Cold Blood\",\"state\":\"eliminated\",\"points\":2308}],"
       "\"threshold\":6000,\"per_home\":6000,\"homes\":1,\"standing\":["
       "\"Domination needs more than 6000 points (1 home den x 6000).\"]}");
}

/* Sixteen clans with names of twenty letters, and one that is out of play before all others. */
TEST(the_longest_ranking) {
    UNUSED;
    begin();
    sample.view.seen.seats = SW_CLANS;
    for (int clan = 1; clan <= SW_CLANS; clan++) {
        sample_clan(&sample, clan, "ABC", "Twenty letters it is");
        sample.view.rank[clan - 1] = (uint8_t)clan;
    }
    struct lz_writer w = lz_writer_in(json, sizeof json);
    swamp_list_ranking(&sample.view, &w);
    assert_non_null(strstr(json, "{\"place\":16,\"clan\":16,\"code\":\"ABC\",\"name\":\"Twenty letters it is\","));
    assert_null(strstr(json, "{\"clan\":"));
    memmove(sample.view.rank, sample.view.rank + 1, SW_CLANS - 1);
    sample.view.rank[SW_CLANS - 1] = 0;
    w = lz_writer_in(json, sizeof json);
    swamp_list_ranking(&sample.view, &w);
    assert_non_null(strstr(json, "{\"clan\":1,\"code\":\"ABC\""));
    assert_null(strstr(json, "{\"clan\":2,"));
}

TEST(the_game) {
    UNUSED;
    begin();
    sample.view.clans[1].state = SW_SURRENDERED;
    is(swamp_list_game, "{\"clans\":[{\"clan\":1,\"code\":\"BOG\",\"name\":\"Bog Giants\",\"state\":\"active\"},"
                        "{\"clan\":2,\"code\":\"TAI\",\"name\":\"Tails\",\"state\":\"surrendered\"},"
                        "{\"clan\":3,\"code\":\"SPS\",\"name\":\"Spies Of Slime\",\"state\":\"active\"},"
                        "{\"clan\":4,\"code\":\"COB\",\"name\":\"Cold Blood\",\"state\":\"active\"}]}");
    sample.view.turn = 0;
    sample.view.laws = (struct swamp_laws){ 0 };
    is(swamp_list_game,
       "{\"clans\":[{\"clan\":1,\"code\":\"BOG\",\"name\":\"Bog Giants\",\"state\":\"active\"},"
       "{\"clan\":2,\"code\":\"TAI\",\"name\":\"Tails\",\"state\":\"surrendered\"},"
       "{\"clan\":3,\"code\":\"SPS\",\"name\":\"Spies Of Slime\",\"state\":\"active\"},"
       "{\"clan\":4,\"code\":\"COB\",\"name\":\"Cold Blood\",\"state\":\"active\"}],\"options\":["
       "{\"name\":\"wrap\",\"value\":\"off\",\"help\":\"the map has no edge\"},"
       "{\"name\":\"xp_modifier\",\"value\":\"rulebook\",\"help\":\"who gains by a difference in experience\"},"
       "{\"name\":\"winner_wounded\",\"value\":\"lost\",\"help\":\"what becomes of the winner's wounded\"},"
       "{\"name\":\"captive_xp\",\"value\":\"adopt\",\"help\":\"skill and hunger of captives\"},"
       "{\"name\":\"halt_after_battle\",\"value\":\"off\",\"help\":\"a battle ends the winner's move\"},"
       "{\"name\":\"excess_starve\",\"value\":\"all\",\"help\":\"how many den lizards above the cap starve in a "
       "turn\"},"
       "{\"name\":\"spy_mire_spreads\",\"value\":\"off\",\"help\":\"a mired spy mires everyone in its hex\"},"
       "{\"name\":\"victory_per_home\",\"value\":\"0\",\"help\":\"points that win, for each home den in the "
       "world\"},"
       "{\"name\":\"victory_strict\",\"value\":\"off\",\"help\":\"the score must be more than the threshold\"},"
       "{\"name\":\"max_turns\",\"value\":\"0\",\"help\":\"the highest score wins after these; 0: turn 250 is the "
       "last\"},"
       "{\"name\":\"drop_after_missed\",\"value\":\"0\",\"help\":\"turns in a row without orders; 0: never\"},"
       "{\"name\":\"ranking_points\",\"value\":\"hide\",\"help\":\"whether the ranking shows points\"},"
       "{\"name\":\"map_memory\",\"value\":\"off\",\"help\":\"terrain seen before stays on the map\"},"
       "{\"name\":\"setups\",\"value\":\"any\",\"help\":\"start-ups that may be chosen\"},"
       "{\"name\":\"free_dens\",\"value\":\"0\",\"help\":\"free dens in each block of the map\"},"
       "{\"name\":\"temples\",\"value\":\"0\",\"help\":\"temples in each block\"},"
       "{\"name\":\"ruins\",\"value\":\"0\",\"help\":\"ruins in each block\"},"
       "{\"name\":\"order_limit\",\"value\":\"0\",\"help\":\"orders a clan may give in a turn\"},"
       "{\"name\":\"anonymous\",\"value\":\"off\",\"help\":\"players' names are hidden until the end\"},"
       "{\"name\":\"clock\",\"value\":\"0\",\"help\":\"minutes a turn waits for orders; 0: until all are ready, or "
       "the host ends it\"},"
       "{\"name\":\"press\",\"value\":\"none\",\"help\":\"letters that clans may send\"}]}");
}

/* ---- the head of the whole report, and its phases */

static void begins(const char *words) {
    struct lz_writer w = lz_writer_in(json, sizeof json);
    swamp_report(&swamp_game, &sample.view, sample.event, sample.events, &w);
    assert_memory_equal(json, words, strlen(words));
    assert_string_equal(json + strlen(json) - 2, "]}");
}

#define QUIET \
    "\"changes\":[],\"sums\":{\"warriors_lost\":0,\"spies_lost\":0,\"dens_lost\":0,\"people_lost\":0,\"dens_taken\":" \
    "0,\"hatched\":0," \
    "\"recruits\":0,\"captives\":0,\"says\":[\"0 warriors\",\"0 dens\",\"0 recruits\"]},"
#define PHASES \
    "\"phases\":[{\"name\":\"World\",\"items\":[]},{\"name\":\"Artillery\",\"items\":[]},{\"name\":\"Movement\"," \
    "\"items\":[]},{\"name\":\"Development\",\"items\":[]}],\"hunger\":[],\"dens\":["

TEST(the_head_of_a_report) {
    UNUSED;
    sample_begin(&sample);
    sample_clan(&sample, 3, "SPS", "Twenty letters it is");
    begins("{\"game\":\"swamp\",\"turn\":1,\"clan\":3,\"name\":\"Twenty letters it is\",\"code\":\"SPS\",\"state\":"
           "\"active\",\"over\":false,\"wide\":16,\"high\":16,\"wrap\":true,\"centre\":\"1A\",\"headlines\":[]," QUIET
               PHASES);
    sample.view.clans[2].state = SW_ELIMINATED;
    sample.view.clans[3].state = SW_SURRENDERED;
    sample.view.seen.over = 1;
    sample.view.seen.won = 9;
    sample.view.laws.wrap = 0;
    begins("{\"game\":\"swamp\",\"turn\":1,\"clan\":3,\"name\":\"Twenty letters it is\",\"code\":\"SPS\",\"state\":"
           "\"eliminated\",\"over\":true,\"won\":[1,4],\"wide\":16,\"high\":16,\"wrap\":false,\"centre\":\"1A\","
           "\"headlines\":[\"Bog Giants (BOG) and Cold Blood (COB) win the game with 2733 points, the most of all "
           "after its "
           "last turn.\",\"You end in place 2 of 4 with 2653 points.\"],\"changes\":[]," PHASES);
    sample.view.turn = 0;
    sample.view.seen.won = 0xffff; /* nobody has a seat beyond the fourth */
    begins(
        "{\"game\":\"swamp\",\"turn\":0,\"clan\":3,\"name\":\"Twenty letters it is\",\"code\":\"SPS\",\"state\":"
        "\"eliminated\",\"over\":true,\"won\":[1,2,3,4],\"wide\":16,\"high\":16,\"wrap\":false,\"centre\":\"1A\","
        "\"headlines\":[\"Bog Giants (BOG), Tails (TAI), you and Cold Blood (COB) win the game with 2733 points, the "
        "most of all after its last turn.\"],\"phases\":[],\"hunger\":[],\"dens\":[");
}

static void centre_is(const char *hex) {
    char words[40];
    struct lz_writer w = lz_writer_in(json, sizeof json);
    swamp_report(&swamp_game, &sample.view, sample.event, sample.events, &w);
    snprintf(words, sizeof words, "\"centre\":\"%s\"", hex);
    if (!strstr(json, words))
        fail_msg("%s is not in the middle: %.300s", hex, json);
}

/* The middle of the map: the first home den of one's own, else a den, else lizards or a spy, else what is known. */
TEST(the_middle_of_the_map) {
    UNUSED;
    sample_begin(&sample);
    put("9C", (struct swamp_cell){ .known = SW_REMEMBERED, .terrain = SW_SWAMP });
    centre_is("9C");
    put("1A", (struct swamp_cell){ .known = SW_IN_SIGHT, .terrain = SW_DEN, .owner = 1, .marks = SW_HOME, .clan = 1 });
    centre_is("1A");
    put("2B", (struct swamp_cell){ .known = SW_IN_SIGHT, .terrain = SW_TEMPLE, .owner = 3 });
    put("8C", (struct swamp_cell){ .known = SW_IN_SIGHT, .terrain = SW_PLAINS, .spies = 1 });
    centre_is("8C");
    put("7C", (struct swamp_cell){ .known = SW_IN_SIGHT, .terrain = SW_PLAINS, .clan = 3, .number = 5 });
    centre_is("7C");
    put("6C", (struct swamp_cell){ .known = SW_OWNED, .terrain = SW_DEN, .owner = 3 });
    centre_is("6C");
    put("12C", (struct swamp_cell){ .known = SW_OWNED, .terrain = SW_DEN, .owner = 3, .marks = SW_HOME });
    centre_is("12C");
    sample.view.clan = 0;
    centre_is("1A");
    sample_begin(&sample);
    put("1A", (struct swamp_cell){ .known = SW_OWNED, .terrain = SW_DEN, .owner = 3, .marks = SW_HOME });
    put("12C", (struct swamp_cell){ .known = SW_OWNED, .terrain = SW_DEN, .owner = 3, .marks = SW_HOME });
    centre_is("1A");
}

RUN(CASE(the_holdings_of_a_clan), CASE(all_holdings_once_the_game_is_over), CASE(suggestions), CASE(the_ranking),
    CASE(the_longest_ranking), CASE(the_game), CASE(the_head_of_a_report), CASE(the_middle_of_the_map))
