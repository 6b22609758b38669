/* The turn report as text (SW-22.5 to 22.7): the one printed in the rules, letter by letter, and what it does not show.
 */
#include "tests/unit/unit.h"

#include "clients/mail/lines.h"
#include "clients/mail/report_text.h"
#include "tests/unit/swamp_report_sample.h"

#include <stdio.h>
#include <stdlib.h>

static struct sample sample;
static char json[1 << 19];
static struct buffer text;

/* What the host adds: everything but the report itself. */
#define PLAIN "\"header\":{\"game\":\"q4-0007\"}"
#define SAMPLE \
    "\"header\":{\"game\":\"q4-0007\",\"preset\":\"quick4\",\"due\":\"14 March\",\"player\":\"A. Newt\"," \
    "\"address\":\"newt@example.org\",\"account\":\"nothing owed\"}," \
    "\"dropped\":[\"1 order dropped: line 8 same as line 3.\"]," \
    "\"messages\":{\"in\":[{\"clan\":4,\"code\":\"COB\",\"text\":\"Who are you up there?\"}]," \
    "\"out\":[{\"clans\":[1,4],\"text\":\"The north is ours. Take the south and we shall not meet.\"}]}," \
    "\"notes\":[\"Welcome. Feed your lizards by walking them through fertile hexes.\"]"

static bool draw(const char *whole, struct fault *why) {
    struct doc_file file = { 0 };
    buffer_free(&text);
    bool drawn = doc_read(&file, whole, strlen(whole), why) && report_text(&text, file.nodes, why);
    doc_free(&file);
    return drawn;
}

static void make(const char *host) {
    struct fault why = { "" };
    struct lz_writer w = lz_writer_in(json, sizeof json);
    lz_put(&w, "{");
    lz_put(&w, host);
    lz_put(&w, ",\"report\":");
    swamp_report(&swamp_game, &sample.view, sample.event, sample.events, &w);
    lz_put(&w, "}");
    assert_false(w.full);
    if (!draw(json, &why))
        fail_msg("%s", why.words);
}

static void has(const char *words) {
    if (!strstr(text.bytes, words))
        fail_msg("no\n%s\nin\n%s", words, text.bytes);
}

static void lacks(const char *words) {
    if (strstr(text.bytes, words))
        fail_msg("%s\nin\n%s", words, text.bytes);
}

static int lines_that_begin(const char *words) {
    int n = strncmp(text.bytes, words, strlen(words)) == 0;
    for (const char *end = strchr(text.bytes, '\n'); end; end = strchr(end + 1, '\n'))
        n += strncmp(end + 1, words, strlen(words)) == 0;
    return n;
}

static char *rulebook(void) {
    FILE *file = fopen(RULES, "rb");
    assert_non_null(file);
    char *bytes = calloc(1, 1 << 18);
    assert_non_null(bytes);
    assert_true(fread(bytes, 1, (1 << 18) - 1, file) > 0);
    fclose(file);
    return bytes;
}

/* SW-22.5: sections, order, columns, map and template are those of the rules. */
TEST(sw_22_5_the_report_printed_in_the_rules) {
    char *book = rulebook(), *from = strstr(book, "LIZARDS!  WAR"), *end = from ? strstr(from, "```") : NULL;
    UNUSED;
    assert_non_null(end);
    *end = 0;
    sample_whole(&sample);
    make(SAMPLE);
    assert_string_equal(text.bytes, from);
    free(book);
}

/* SW-22.6: with nothing to say every section still has its heading. */
TEST(sw_22_6_an_empty_turn) {
    UNUSED;
    sample_begin(&sample);
    make(PLAIN);
    has("CLAN 3   TURN 1\nSpies Of Slime (SPS)\n0 warriors; 0 dens; 0 recruits\n\n"
        "WORLD PHASE\n Nothing.\nARTILLERY PHASE\n Nothing.\nMOVEMENT PHASE\n Nothing.\nDEVELOPMENT PHASE\n "
        "Nothing.\n\n"
        "CLAN LISTING\n Nothing.\n\nCLAN RANKING");
    has("\n\nMESSAGES\n None.\nFROM THE GAME MODERATOR\n Nothing.\n\nWORLD VIEW");
    has("ORDER TEMPLATE  (edit and send back)\nGAME q4-0007\nCLAN 3\nTURN 2\nORDERS\nEND\n\nHOW ORDERS ARE WRITTEN\n "
        "FR 12D 30RED          free lizards");
}

/* A long sentence is wrapped under itself, a long order stands on a line of its own. */
TEST(long_lines) {
    UNUSED;
    sample_begin(&sample);
    TELL(&sample, TURN, 0, 1);
    TELL(&sample, PHASE, 0, 3);
    ORDER(&sample, 1, SW_SP, "13E", SW_SW, SW_NE, 105, 32, 100, 30, 10);
    RESULT(&sample, 1, LIMIT, "12D", 0, 0);
    ORDER(&sample, 2, SW_BB, "13E", SW_SW, SW_STAY, 0, 0, 0, 0, 0);
    RESULT(&sample, 2, NOLAND, "12D", 0, 0);
    TELL(&sample, OUT, 4, 4);
    make(PLAIN);
    has(" SP 13E SW NE 105RED 32GRN 100GRY 30YEL 10BLK\n"
        "            not done: more than 300 of yours would be in 12D.\n"
        " BB 13E SW  not done: no land at 12D; a bridge leads from land over open water,\n"
        "            without raft or foe, to land.\n"
        " Clan 4, Cold Blood (COB), is no more.\n");
}

/* SW-16.1, and line ends that people write. */
TEST(messages) {
    UNUSED;
    sample_begin(&sample);
    make(PLAIN
         ",\"messages\":{\"in\":[{\"clan\":4,\"code\":\"COB\",\"text\":\"One.\\nTwo.\"}],"
         "\"out\":[{\"clans\":[2],\"text\":\"A\"},{\"all\":true,\"text\":\"B\"}]},\"notes\":[\"First.\",\"Second.\"]");
    has(" from clan 4 (COB): One.\n  Two.\n you to clan 2: A\n you to all clans: B\n"
        "FROM THE GAME MODERATOR\n First.\n Second.\n");
}

/* SW-22.6: what holds a band; temples, bridges and rafts. What does not fit beside goes below. */
TEST(the_listing) {
    UNUSED;
    sample_begin(&sample);
    sample_sights(&sample, "4C Den 5C Swa 5D Tem 6D Tem 5E Wat 5F Wat 7D Den");
    sample_den(&sample, "4C", SW_BLK, 150, 3)->marks = SW_HOME;
    sample_band(&sample, "4C", LIZARDS(100, 50, 50, 50, 50), SW_HUNGRY)->experience = SW_FEROCIOUS;
    sample_den(&sample, "7D", SW_GRN, 7, 1);
    sample_band(&sample, "5C", LIZARDS(1), SW_STARVING)->mired = 8;
    sample_cell(&sample, "5D")->owner = sample_cell(&sample, "6D")->owner = 3;
    sample_cell(&sample, "5E")->marks = SW_BRIDGE;
    sample_cell(&sample, "5E")->owner = 3;
    sample_band(&sample, "5F", LIZARDS(5, 5), SW_SATED)->marks = SW_RAFT;
    sample_cell(&sample, "5F")->raft = 1;
    make(PLAIN);
    has(" dens    4C  Black   150/150  100 RED 50 GRN 50 GRY 50 YEL 50 BLK Hungry  Ferocious\n"
        "                              HOME DEN\n"
        "         7D  Green    7/50\n"
        " bands   5C  Swa     1 RED   mired until 8                       Starving Average\n"
        "         5F  Wat~    5 RED 5 GRN                                 Sated    Average\n"
        " temples 5D; 6D\n"
        " bridges 5E\n"
        " rafts   5F, 1 turn left\n");
}

/* SW-15.2: those out of play stand below, without a place; hidden points are not there. */
TEST(the_ranking) {
    UNUSED;
    sample_begin(&sample);
    sample.view.rank[3] = 0;
    sample.view.clans[3].state = SW_ELIMINATED;
    sample.view.laws.ranking_points = 0;
    make(PLAIN);
    has(" 1  Clan 1  BOG  Bog Giants\n 2  Clan 3  SPS  Spies Of Slime                   2653\n"
        " 3  Clan 2  TAI  Tails\n -  Clan 4  COB  Cold Blood                             eliminated\n");
}

/* SW-22.6: turn 0. */
TEST(the_start) {
    UNUSED;
    sample_begin(&sample);
    sample.view.turn = 0;
    make(PLAIN);
    has("THE GAME\n 16 columns, 16 rows, no edge.\n wrap               on           the map has no edge\n");
    has("CLANS\n Clan 1   BOG  Bog Giants\n");
    lacks("PHASE");
    has("TURN 1\nORDERS");
}

/* ---- SW-22.7, SW-3.5: the map */

static struct swamp_cell *old(const char *hex, int terrain, int turn) {
    struct swamp_cell *cell = sample_cell(&sample, hex);
    *cell = (struct swamp_cell){ .known = SW_REMEMBERED, .terrain = (uint8_t)terrain, .turn = (uint8_t)turn };
    return cell;
}

TEST(what_is_remembered_is_small) {
    UNUSED;
    sample_begin(&sample);
    sample_sights(&sample, "5D Pla 5E Wat");
    sample_cell(&sample, "5E")->marks = SW_BRIDGE;
    sample_cell(&sample, "5D")->spies = 1;
    old("5F", SW_PEAK, 4);
    make(PLAIN);
    has("odd columns lie lower;\n                       small letters: last seen in turn t)\n"
        "5D Pla            5F pea\nSPY      5E Wat=  t4\nORDER TEMPLATE");
    old("5F", SW_DEN, 4)->colour = SW_GRY; /* P68: a den keeps its colour */
    old("5D", SW_DEN, 3)->marks = SW_HOME;
    make(PLAIN);
    has("\n5D hom            5F gry\nt3       5E Wat=  t4\n");
}

/* SW-22.6: the first line of all, and hunger after the phases. */
TEST(what_comes_first) {
    UNUSED;
    sample_begin(&sample);
    sample_sights(&sample, "5D Pla 6D Fer");
    sample_band(&sample, "5D", LIZARDS(80), SW_HUNGRY);
    TELL(&sample, TURN, 0, 1);
    TELL(&sample, PHASE, 0, 3);
    TELL(&sample, DEN_LOST, 3, H("13E"), SW_A_HOME_DEN, SW_RED, 53, 1);
    make(PLAIN);
    assert_int_equal(
        lines_that_begin("Your Red home den in 13E has fallen to Bog Giants (BOG). You have no home den\n"
                         "left: nobody can be recruited until you take one, this or any other.\n\nLIZARDS!"),
        1);
    assert_memory_equal(text.bytes, "Your Red", 8);
    has("DEVELOPMENT PHASE\n Nothing.\nHUNGER\n 5D   80 are Hungry. About half of them starve in turn 4 unless they "
        "eat: MO "
        "5D S\n      N feeds them.\n\nCLAN LISTING");
}

/* A wrapped world shows in one piece, around the home den: 16P lies north-west of 1A. */
TEST(a_wrapped_world_is_whole) {
    UNUSED;
    sample_begin(&sample);
    sample_sights(&sample, "1A Den 16P Pla 1B Swa 2A Fer 16A Scr");
    sample_den(&sample, "1A", SW_RED, 30, 1)->marks = SW_HOME;
    make(PLAIN);
    has("16P Pla\n         16A Scr\n                  1B Swa\n         1A HOM\n         SPS 30\n         2A Fer\n");
    sample.view.laws.wrap = 0;
    make(PLAIN);
    has("columns A to B\n         1B Swa\n1A HOM\nSPS 30\n2A Fer\n");
    has("columns P to P\n16P Pla\n");
    sample_begin(&sample); /* what lies just opposite is drawn once, west */
    sample_sights(&sample, "8E Pla 8M Pla");
    make(PLAIN);
    has("\n8M Pla                                                                  8E Pla\n");
}

/* More than nine columns are cut into pages; one that has nothing on it is left out. A world known whole lies as it is.
 */
TEST(pages_of_columns) {
    UNUSED;
    sample_begin(&sample);
    sample.view.laws.wrap = 0;
    sample_sights(&sample, "8E Pla 8M Pla");
    make(PLAIN);
    lacks("columns E");
    sample_sights(&sample, "8N Pla");
    make(PLAIN);
    has("columns E to E\n8E Pla\ncolumns M to N\n         8N Pla\n8M Pla\n");
    sample.view.laws.wrap = 1;
    for (int hex = 0; hex < 16 * 16; hex++)
        sample.view.cells[hex] = (struct swamp_cell){ .known = SW_IN_SIGHT, .terrain = SW_WATER };
    sample_den(&sample, "9I", SW_RED, 1, 1)->terrain = SW_DEN;
    make(PLAIN);
    has("columns A to H\n         1B Wat            1D Wat            1F Wat            1H Wat\n1A Wat ");
    has("columns I to P\n");
    assert_int_equal(lines_that_begin("columns "), 2);
}

/* ---- SW-15.4 */

TEST(the_final_report) {
    UNUSED;
    sample_whole(&sample);
    sample.view.seen.over = 1;
    sample_sights(&sample, "1A Den");
    *sample_cell(&sample, "1A") = (struct swamp_cell){
        .known = SW_IN_SIGHT, .terrain = SW_DEN, .population = 150, .militia = 45, .fertile = 3, .colour = SW_GRY
    };
    make(PLAIN
         ",\"history\":[{\"turn\":0,\"points\":[2290,2670,2460,2310]},{\"turn\":1,\"points\":[2733,2391,2653,2308]}]");
    has("the game is over\n");
    has("CLAN LISTING\nClan 1  BOG  Bog Giants\n Nothing.\nClan 2  TAI  Tails\n Nothing.\nClan 3  SPS  Spies Of "
        "Slime\n dens    10F");
    has("Free\n dens    1A  Grey    150/150  45 militia\n");
    has("\nSCORE HISTORY\n turn    BOG    TAI    SPS    COB\n    0   2290   2670   2460   2310\n    1   2733   2391   "
        "2653   2308\n");
    lacks("ORDER TEMPLATE");
}

/* ---- what is no report is refused with a reason */

TEST(no_report) {
    static const char *const bad[] = {
        "{}", "{\"report\":{\"game\":\"pig\"}}", "{\"report\":{\"game\":\"swamp\"}}",
        "{\"report\":{\"game\":\"swamp\",\"wide\":16,\"high\":16,\"centre\":\"A1\"}}",
        "{\"report\":{\"game\":\"swamp\",\"wide\":16,\"high\":16,\"centre\":\"1A\",\"map\":[{}]}}"
    };
    UNUSED;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct fault why = { "" };
        assert_false(draw(bad[i], &why));
        assert_non_null(strstr(why.words, "cannot "));
    }
    buffer_free(&text);
}

/* Columns are characters, not bytes. */
TEST(columns_are_characters) {
    UNUSED;
    buffer_text(&text, "\xC3\x9C");
    line_pad(&text, 3, 0);
    line_right(&text, "\xC3\x9C");
    assert_int_equal(line_columns(text.bytes), LINE_WIDTH);
    buffer_free(&text);
}

RUN(CASE(sw_22_5_the_report_printed_in_the_rules), CASE(sw_22_6_an_empty_turn), CASE(long_lines), CASE(messages),
    CASE(the_listing), CASE(the_ranking), CASE(the_start), CASE(what_is_remembered_is_small), CASE(what_comes_first),
    CASE(a_wrapped_world_is_whole), CASE(pages_of_columns), CASE(the_final_report), CASE(no_report),
    CASE(columns_are_characters))
