/* The report as JSON: what stands in it, and every sentence as a clan reads it (SW-17.2, SW-22.3, SW-22.5 to 22.7). */
#include "tests/unit/unit.h"

#include "tests/unit/swamp_report_sample.h"

#include "games/swamp/swamp.h"
#include "games/swamp/swamp_tables.h"

#include <stdio.h>

static struct sample sample;
static char json[1 << 18];

static void make(void) {
    struct lz_writer w = lz_writer_in(json, sizeof json);
    swamp_report(&swamp_game, &sample.view, sample.event, sample.events, &w);
    assert_false(w.full);
}

static void has(const char *words) {
    make();
    if (!strstr(json, words))
        fail_msg("no %s\nin %.1500s", words, strstr(json, "\"phases\""));
}

static void lacks(const char *words) {
    make();
    if (strstr(json, words))
        fail_msg("%s\nin %s", words, json);
}

/* An empty world, the Movement Phase begun. */
static void begin(void) {
    sample_begin(&sample);
    TELL(&sample, TURN, 0, 1);
    TELL(&sample, PHASE, 0, 3);
}

/* What is told now is the one item, and reads so; `lines` as JSON. */
static void reads(const char *lines) {
    char words[1000];
    snprintf(words, sizeof words, "\"lines\":[%s]}]}", lines);
    has(words);
    begin();
}

#define SAY(...) TELL(&sample, __VA_ARGS__)

/* ---- SW-17.2: what happened, without an order */

TEST(the_world_phase) {
    UNUSED;
    begin();
    sample_sights(&sample, "13E Den");
    sample_den(&sample, "13E", SW_YEL, 83, 3)->marks = SW_HOME;
    SAY(HATCHED, 3, H("13E"), 33, 83, 150);
    reads("\"33 young hatch in the Yellow home den (83 of 150).\"");
    SAY(HATCHED, 3, H("13E"), 1, 3, 150);
    reads("\"1 young hatches in the den (3 of 150).\"");
    SAY(NOMADS, 3, H("12D"), 12);
    SAY(SETTLED, 3, H("12D"), SW_GRY);
    reads("\"Nomads come to the new den: 12 live there. The den is settled: it is Grey.\"");
    SAY(DEN_STARVED, 3, H("12D"), 1, 0);
    SAY(DEN_EMPTY, 3, H("12D"));
    reads("\"1 den lizard starves in the den, 0 are left. The den stands empty.\"");
    SAY(COLLAPSED, 0, H("12D"));
    reads("\"The den falls into ruin.\"");
    SAY(LOST, 3, H("12D"), SW_BY_CURSE, 2, 0, 0, 0, 1);
    reads("\"Lost 2 RED 1 BLK on cursed ground.\"");
}

TEST(what_others_do) {
    UNUSED;
    begin();
    SAY(BATTLE_SEEN, 1, H("12D"), 1, 2, 1);
    reads("\"BOG attack TAI and win.\"");
    SAY(BATTLE_SEEN, 1, H("12D"), 1, SW_FREE, 2);
    reads("\"BOG attack the free den and are beaten.\"");
    SAY(BATTLE_SEEN, 1, H("12D"), 1, 2, 0);
    reads("\"BOG attack TAI: nobody is left.\"");
    SAY(STONES, 0, H("10F"), H("12D"));
    has("\"at\":\"12D\"");
    reads("\"Stones fly in from 10F.\"");
    SAY(STONED, 3, H("12D"), SW_UNTOLD);
    SAY(LOST, 3, H("12D"), SW_BY_STONES, 4, 0, 0, 0, 0);
    reads("\"Stones fall here, thrown by lizards out of sight. Lost 4 RED to stones.\"");
    SAY(CHANTED, 1, SW_MOULD, H("12D"), 1);
    SAY(TERRAIN, 0, H("12D"), SW_PLAINS, SW_WATER);
    SAY(GONE, 0, H("12D"), SW_A_HALF_BUILT);
    reads("\"Mould strikes here, sung by BOG. Plains turns into Water. The half-built den is gone.\"");
    SAY(CHANTED, 0, SW_SHUNT, H("12D"), SW_UNTOLD);
    SAY(SHUNTED, 3, H("12D"), H("14D"), 3, 1);
    reads("\"Shunt strikes here, sung by lizards out of sight. 1 of yours flies from 12D to 14D.\"");
    SAY(TAKEN, 1, H("12D"), SW_A_DEN, 1);
    reads("\"The den belongs to BOG now.\"");
    SAY(MONSTER_SEEN, 0, H("12D"));
    reads("\"A monster feeds here.\"");
    SAY(ERUPTED, 0, H("12D"));
    reads("\"The volcano erupts.\"");
    SAY(WHIRLED, 0, H("12D"), H("12E"));
    reads("\"The whirlpool drifts from 12D to 12E.\"");
    SAY(BUILT, 1, H("12D"), SW_A_BRIDGE);
    reads("\"A bridge is built here.\"");
    SAY(GIFT, 3, H("12D"), 1);
    reads("\"BOG give you all they had here.\"");
}

TEST(what_becomes_of_spies) {
    UNUSED;
    begin();
    SAY(SPY_LOST, 3, H("12D"), SW_RED, SW_BY_CAPTURE);
    reads("\"The RED spy is caught.\"");
    SAY(SPY_LOST, 3, H("12D"), SW_RED, SW_BY_BUSH);
    reads("\"The RED spy has gone bush.\"");
    SAY(SPY_BACK, 3, H("12D"), SW_YEL);
    reads("\"The YEL spy is back in the band.\"");
    SAY(SPY_CAUGHT, 3, H("12D"), 2);
    reads("\"A spy of TAI is caught.\"");
}

TEST(news_of_the_whole_game) {
    UNUSED;
    begin();
    SAY(LEFT, 4, 4);
    reads("\"Clan 4, Cold Blood (COB), falls into chaos: its dens are free.\"");
    SAY(OUT, 4, 4);
    reads("\"Clan 4, Cold Blood (COB), is no more.\"");
}

/* What concerns nobody in particular stands without a hex, and next to each other such news are items of their own. */
TEST(news_without_a_hex_are_not_joined) {
    UNUSED;
    begin();
    SAY(OUT, 4, 4);
    SAY(OUT, 2, 2);
    has("{\"kind\":\"news\",\"hexes\":[],\"lines\":[\"Clan 4, Cold Blood (COB), is no more.\"]},"
        "{\"kind\":\"news\",\"hexes\":[],\"lines\":[\"Clan 2, Tails (TAI), is no more.\"]}");
}

/* ---- battles of the clan: SW-17.2 */

static void battle(int attacker, int defender, int attackers, int defenders, int fight) {
    SAY(BATTLE, attacker, H("12D"), attacker, defender, attackers, defenders, fight);
    SAY(ROUND, attacker, 1, 10, 4);
    SAY(ROUND, attacker, 2, 20, 5);
}

TEST(defenders_in_the_open_who_run) {
    UNUSED;
    begin();
    battle(1, 3, 90, 60, SW_FIGHT_OPEN);
    SAY(LOST, 3, H("12D"), SW_BY_BATTLE, 20, 10, 0, 0, 0);
    SAY(FLED, 3, H("12D"), H("12E"), 30);
    SAY(MIRED, 3, H("12E"), 30, 2);
    SAY(CAPTIVES, 1, H("12D"), 1, 9, 0, 0, 0, 0);
    SAY(FIELD, 1, H("12D"), 1, 90, -1);
    has("\"kind\":\"battle\",\"at\":\"12D\"");
    reads("\"90 of BOG attack 60 of yours.\",\"round 1: 4 of theirs down, 10 of ours.  2: 5, 20.\","
          "\"The field is lost. 30 flee to 12E. Lost 20 RED 10 GRN. BOG capture 9 RED of them. "
          "30 are mired in 12E until turn 2.\"");
}

TEST(defenders_who_hold) {
    UNUSED;
    begin();
    battle(1, 3, 90, 60, SW_FIGHT_OPEN);
    SAY(LOST, 3, H("12D"), SW_BY_BATTLE, 30, 0, 0, 0, 0);
    SAY(CAPTIVES, 3, H("12D"), 3, 0, 0, 0, 0, 2);
    SAY(FIELD, 1, H("12D"), 2, 32, SW_FEARSOME);
    reads("\"90 of BOG attack 60 of yours.\",\"round 1: 4 of theirs down, 10 of ours.  2: 5, 20.\","
          "\"You hold the field. 81 of theirs flee. Lost 30 RED. Captured 2 BLK. 32 now Fearsome.\"");
}

TEST(a_home_den_lost) {
    UNUSED;
    begin();
    battle(1, 3, 90, 30, SW_FIGHT_DEN);
    SAY(LOST, 3, H("12D"), SW_BY_BATTLE, 30, 0, 0, 0, 0);
    SAY(FIELD, 1, H("12D"), 1, 81, -1);
    SAY(TAKEN, 1, H("12D"), SW_A_HOME_DEN, 1);
    reads("\"90 of BOG attack 30 of yours in the den.\",\"round 1: 4 of theirs down, 10 of ours.  2: 5, 20.\","
          "\"The den is lost. Lost 30 RED. The home den belongs to BOG now.\"");
}

/* Two battles in one hex, one after the other, are two items. */
TEST(battles_are_told_apart) {
    UNUSED;
    begin();
    SAY(MONSTER_SEEN, 0, H("12D"));
    battle(1, 3, 90, 60, SW_FIGHT_OPEN);
    SAY(FIELD, 1, H("12D"), 2, 30, SW_GOOD);
    battle(2, 3, 9, 30, SW_FIGHT_OPEN);
    SAY(FIELD, 2, H("12D"), 0, 0, -1);
    has("\"A monster feeds here.\"]},{\"kind\":\"battle\"");
    has("now Good.\"]},{\"kind\":\"battle\",\"at\":\"12D\",\"hexes\":[\"12D\"],\"battles\":");
    has("\"lines\":[\"9 of TAI attack 30 of yours.\"");
    has("\"Nobody is left.\"]}]}");
}

static void order(int verb, const char *hex) { ORDER(&sample, 1, verb, hex, SW_N, SW_NE, 0, 0, 0, 0, 0); }
static void ends(void) { RESULT(&sample, 1, OK, "12D", 0, 0); }

TEST(an_attack_beaten_back) {
    UNUSED;
    begin();
    order(SW_MO, "13D");
    battle(3, 1, 90, 60, SW_FIGHT_OPEN);
    SAY(LOST, 3, H("12D"), SW_BY_BATTLE, 9, 0, 0, 0, 0);
    SAY(FLED, 3, H("12D"), H("13D"), 81);
    SAY(FIELD, 3, H("12D"), 2, 30, -1);
    ends();
    has("\"kind\":\"battle\",\"line\":1,\"order\":\"MO 13D N NE\",\"code\":\"OK\",\"path\":[\"13D\",\"12D\",\"11E\"],"
        "\"hexes\":[\"12D\",\"13D\"]");
    reads("\"12D: 90 attack 60 of BOG.\",\"round 1: 10 of theirs down, 4 of ours.  2: 20, 5.\","
          "\"Beaten back. Lost 9 RED. 81 are left.\"");
}

/* After a battle the march goes on; what comes then is told after it. */
TEST(a_battle_on_the_way) {
    UNUSED;
    begin();
    order(SW_MO, "13D");
    battle(3, 1, 90, 60, SW_FIGHT_DEN);
    SAY(FIELD, 3, H("12D"), 1, 81, SW_GOOD);
    SAY(TOOK, 3, H("12D"), SW_A_DEN, 1);
    SAY(TOOK, 3, H("12E"), SW_A_TEMPLE, SW_UNTOLD);
    SAY(FED, 3, H("12E"), 81);
    SAY(MOVED, 3, H("13D"), H("12E"), 81);
    ends();
    reads(
        "\"12D: 90 attack 60 of BOG in the den.\",\"round 1: 10 of theirs down, 4 of ours.  2: 20, 5.\","
        "\"The den, BOG's until now, is yours. 30 of theirs flee. 81 now Good. The temple in 12E is yours. Fed in 12E. "
        "81 now in 12E.\"");
}

/* ---- orders */

TEST(marches) {
    UNUSED;
    begin();
    order(SW_MO, "13D");
    SAY(FED, 3, H("12D"), 40);
    SAY(MOVED, 3, H("13D"), H("12E"), 40);
    ends();
    has("\"kind\":\"order\"");
    reads("\"40 now in 12E. Fed in 12D.\"");
    order(SW_MO, "13D");
    SAY(MONSTER, 3, H("12D"), 45, 0);
    SAY(LOST, 3, H("12D"), SW_BY_MONSTER, 16, 0, 0, 0, 0);
    ends();
    has("\"kind\":\"battle\"");
    reads("\"a sea monster of strength 45 rises in 12D: nobody survives it. Lost 16 RED to the monster.\"");
    order(SW_SA, "13D");
    SAY(SAILED, 3, H("13D"), H("12E"), 40);
    ends();
    reads("\"40 sailed to 12E.\"");
    order(SW_SN, "13D");
    SAY(SPY_AT, 3, H("13D"), H("12E"), SW_RED);
    SAY(SPY_AT, 3, H("13D"), H("12E"), SW_RED);
    SAY(SPY_LOST, 3, H("12D"), SW_BLK, SW_BY_MONSTER);
    ends();
    has("\"kind\":\"loss\"");
    reads("\"2 spies now in 12E. The BLK spy in 12D is eaten by a sea monster.\"");
    order(SW_MO, "13D");
    ends();
    reads("\"done.\"");
}

TEST(freeing_and_lobbing) {
    UNUSED;
    begin();
    order(SW_FR, "13D");
    SAY(FREED, 3, H("13D"), 10, 5, 0, 0, 0, 10);
    ends();
    reads("\"10 RED 5 GRN set free: 10 join the den lizards, the rest go wild.\"");
    order(SW_FR, "13D");
    SAY(FREED, 3, H("13D"), 0, 10, 0, 0, 0, 10);
    SAY(SETTLED, 3, H("13D"), SW_GRN);
    ends();
    reads("\"10 GRN join the den lizards. The den is settled: it is Green.\"");
    order(SW_FR, "13D");
    SAY(FREED, 3, H("13D"), 0, 1, 0, 0, 0, 0);
    ends();
    reads("\"1 GRN goes wild.\"");
    order(SW_LO, "13D");
    SAY(LOBBED, 3, H("13D"), H("12E"), 1);
    ends();
    reads("\"stones fly to 12E: 1 is hit.\"");
    order(SW_LO, "13D");
    SAY(LOBBED, 3, H("13D"), H("12E"), 0);
    ends();
    reads("\"stones fly to 12E: nobody is hit.\"");
}

static void sing(int chant) { ORDER(&sample, 1, SW_CH, "13D", SW_N, SW_STAY, chant, 0, 0, 0, 0); }

TEST(chants) {
    UNUSED;
    begin();
    sing(SW_EYES);
    SAY(EYED_HEX, 3, H("12D"), SW_DEN, SW_HOME, 1);
    SAY(EYED_DEN, 3, H("12D"), SW_RED, 100, 0);
    SAY(EYED_BAND, 3, H("12D"), 1, 10, 0, 5, 0, 0);
    SAY(SUNG, 3, SW_EYES, H("13D"), H("12D"), 10, 0);
    ends();
    has("\"order\":\"CH 13D N EYES\"");
    reads("\"10 BLK sing Eyes at 12D. 12D is a home den of BOG. The den is Red: 100 den lizards, 0 militia. 10 RED 5 "
          "GRY of "
          "BOG are there.\"");
    sing(SW_EYES);
    SAY(EYED_HEX, 3, H("12D"), SW_WATER, SW_BRIDGE, SW_FREE);
    SAY(SUNG, 3, SW_EYES, H("13D"), H("12D"), 10, 0);
    ends();
    reads("\"10 BLK sing Eyes at 12D. 12D is Water with a bridge, nobody's. No warriors there.\"");
    sing(SW_COERCE);
    SAY(COERCED, 1, H("12D"), 1, 3, 60);
    SAY(SUNG, 3, SW_COERCE, H("13D"), H("12D"), 120, 48);
    ends();
    reads("\"120 BLK sing Coerce at 12D. 60 of BOG go over to you in 12D. 48 of the chanters turn RED.\"");
    ORDER(&sample, 1, SW_CHG, "13D", SW_STAY, SW_STAY, SW_GATE, 140, swamp_hex_of(&sample.view.laws, H("3C")), 0, 0);
    SAY(GATED, 3, H("13D"), H("3C"), 3, 220);
    SAY(SUNG, 3, SW_GATE, H("13D"), H("3C"), 140, 0);
    ends();
    has("\"order\":\"CH 13D 3C 140BLK GATE\"");
    reads("\"140 BLK sing Gate at 3C. 220 of yours step through the gate from 13D to 3C.\"");
}

TEST(works) {
    UNUSED;
    begin();
    order(SW_BR, "13D");
    SAY(BUILT, 3, H("12D"), SW_A_RAFT);
    ends();
    has("\"kind\":\"gain\"");
    reads("\"a raft floats in 12D.\"");
    order(SW_BF, "13D");
    SAY(BUILT, 3, H("13D"), SW_A_FERTILE);
    ends();
    reads("\"the ground is Fertile now.\"");
    order(SW_BD, "13D");
    SAY(BUILT, 3, H("13D"), SW_A_HALF_BUILT);
    RESULT(&sample, 1, OK, "13D", SW_PLAINS, 0);
    reads("\"the den is half built; build on next turn.\"");
    order(SW_BD, "13D");
    SAY(BUILT, 3, H("13D"), SW_A_DEN);
    RESULT(&sample, 1, OK, "13D", SW_PLAINS, 0);
    reads("\"a den stands here (unsettled).\"");
    order(SW_DB, "13D");
    SAY(GONE, 0, H("12D"), SW_A_BRIDGE);
    ends();
    reads("\"the bridge in 12D is gone.\"");
    ORDER(&sample, 1, SW_GI, "13D", SW_STAY, SW_STAY, 4, 0, 0, 0, 0);
    SAY(GAVE, 3, H("13D"), 4);
    ends();
    has("\"order\":\"GI 13D 4\"");
    reads("\"all that was yours here now belongs to COB.\"");
}

/* SW-22.3: the code, what was wrong and what is needed. */
TEST(failures) {
    static const struct {
        int verb, code, a, b;
        const char *words;
    } cases[] = {
        { SW_MO, SW_CODE_NOBAND, 0, 0, "not done: no lizards of yours in 12D." },
        { SW_MO, SW_CODE_IMMOBILE, SW_HELD_FROZEN, 0, "not done: those in 12D cannot move (frozen)." },
        { SW_CH, SW_CODE_NOBLACK, 10, 4, "not done: Eyes needs 10 BLK, 4 there." },
        { SW_BF, SW_CODE_DISTURBED, SW_STIR_ARRIVAL, 0,
          "not done: the builders in 12D were disturbed (own lizards came)." },
        { SW_BD, SW_CODE_NEEDGREY, 50, 7, "not done: 50 GRY are needed in 12D, 7 there." },
        { SW_DF, SW_CODE_BADTERRAIN, SW_PEAK, 0, "not done: 12D is Peak; only a fertile hex can be destroyed." },
        { SW_BR, SW_CODE_NOWATER, 0, 0,
          "not done: 12D is not open water; rafts are built in scrub, next to open water without bridge or raft." },
        { SW_BB, SW_CODE_NOLAND, 0, 0,
          "not done: no land at 12D; a bridge leads from land over open water, without raft or foe, to land." },
    };
    UNUSED;
    begin();
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char words[200];
        order(cases[i].verb, "13D");
        TELL(&sample, RESULT, 3, 1, cases[i].code, H("12D"), cases[i].a, cases[i].b);
        snprintf(words, sizeof words, "\"%s\"", cases[i].words);
        has("\"kind\":\"failed\"");
        reads(words);
    }
}

/* SW-22.3: a sentence for each code and each order, whatever the numbers; nothing is left unfilled. */
TEST(every_code_has_its_words) {
    UNUSED;
    for (int code = 1; code < SW_CODES; code++)
        for (int verb = 0; verb < SW_ORDER_VERBS; verb++) {
            begin();
            order(verb, "13D");
            TELL(&sample, RESULT, 3, 1, code, H("12D"), 1, 1);
            lacks("{h}");
            assert_null(strstr(strstr(json, "\"lines\""), "{w}"));
            assert_non_null(strstr(json, ".\"]}]}"));
        }
}

/* Every kind of event says something, to its clan and to others; none breaks the report (SW-22.6). */
TEST(every_kind_has_its_words) {
    UNUSED;
    for (int kind = SW_K_NOMADS; kind < SW_KINDS; kind++)
        for (int clan = 0; clan < 2; clan++) {
            bool part = kind == SW_K_ROUND || kind == SW_K_FIELD || kind == SW_K_FLED || kind == SW_K_SUNG ||
                        kind == SW_K_WON || kind == SW_K_NOBODY; /* of a whole, or a headline */
            begin();
            int two = kind == SW_K_BUILT ? SW_A_BRIDGE : 1;
            sample_tell(&sample, kind, clan ? 3 : 1, (const int[LZ_ARGS]){ 1, two, 1, 1, 1, 1, 1, 1, 1, 1 }, LZ_ARGS);
            make();
            assert_true(part || strstr(json, ".\"]}]}"));
            assert_null(strstr(json, "(null)"));
        }
}

/* What a party has been told better it is not told again as a witness; names are for the start. */
TEST(nothing_is_told_twice) {
    UNUSED;
    begin();
    SAY(TAKEN, 3, H("12D"), SW_A_DEN, 3);
    SAY(BATTLE_SEEN, 3, H("12D"), 3, 1, 1);
    SAY(NAMED, 1, 0);
    has("\"name\":\"Movement\",\"items\":[]");
}

/* The host may hand over more than one turn: the last is told. */
TEST(only_the_last_turn) {
    UNUSED;
    begin();
    SAY(ERUPTED, 0, H("12D"));
    SAY(TURN, 0, 2);
    SAY(PHASE, 0, 3);
    SAY(MONSTER_SEEN, 0, H("12D"));
    lacks("erupts");
    has("A monster feeds here.");
}

/* ---- SW-22.6: head, listing, ranking */

TEST(the_sample_of_the_rulebook) {
    UNUSED;
    sample_whole(&sample);
    has("{\"game\":\"swamp\",\"turn\":1,\"clan\":3,\"name\":\"Spies Of Slime\",\"code\":\"SPS\",\"state\":\"active\","
        "\"over\":false,\"wide\":16,\"high\":16,\"wrap\":true,\"centre\":\"13E\"");
    has("{\"kind\":\"battle\",\"line\":1,\"order\":\"MO 11E N "
        "NE\",\"code\":\"OK\",");
    has("\"lines\":[\"10F: 90 attack the free Red den, 30 militia.\","
        "\"round 1: 11 of theirs down, 8 of ours.  2: 10, 5.  3: 9, 2.\","
        "\"The den is yours. Lost 15 RED. 75 now Good.\"]}");
    has("{\"kind\":\"failed\",\"line\":7,\"order\":\"BF "
        "13F\",\"code\":\"BADTERRAIN\",\"path\":[\"13F\"],\"hexes\":[\"13F\"],\"lines\":["
        "\"not done: 13F is Fertile; only plains, swamp or scrub can be planted.\"]}");
    has("\"dens\":[{\"hex\":\"10F\",\"clan\":3,\"colour\":\"Red\",\"population\":66,\"cap\":100,\"number\":109,"
        "\"lizards\":{\"RED\":109},\"hunger\":\"Sated\",\"experience\":\"Average\"}");
    has("{\"hex\":\"12D\",\"clan\":3,\"population\":0,\"number\":80,");
    has("\"bands\":[{\"hex\":\"13D\",\"clan\":3,\"terrain\":\"Fer\",\"number\":10,\"lizards\":{\"RED\":10}");
    has("\"spies\":[{\"hex\":\"14E\",\"clan\":3,\"colour\":\"RED\",\"age\":1}]");
    has("\"standing\":[\"Domination needs 6000 points (4 home dens x 1500).\","
        "\"Yours: 456 warriors, 121 den lizards, 1 spy, 1 home den 2000, 3 dens 75.\"]");
    has("\"MO 13D            ; 10 RED, Peckish\"");
    lacks("\"options\"");
}

/* SW-22.6: what holds a band; temples, bridges, rafts with their turns only if they are known. */
TEST(the_rest_of_the_listing) {
    UNUSED;
    sample_begin(&sample);
    sample_sights(&sample, "5C Swa 5D Tem 5E Wat 5F Wat 5G Wat 6C Tem");
    sample_band(&sample, "5C", LIZARDS(1), SW_STARVING)->mired = 8;
    sample_cell(&sample, "5D")->owner = 3;
    sample_cell(&sample, "6C")->owner = SW_UNTOLD;
    *sample_cell(&sample,
                 "5E") = (struct swamp_cell){ .known = SW_OWNED, .terrain = SW_WATER, .marks = SW_BRIDGE, .owner = 3 };
    sample_band(&sample, "5F", LIZARDS(5, 5), SW_SATED)->marks = SW_RAFT;
    sample_cell(&sample, "5F")->raft = 4;
    sample_band(&sample, "5G", LIZARDS(5), SW_SATED)->marks = SW_RAFT;
    has("\"hunger\":\"Starving\",\"experience\":\"Average\",\"held\":\"mired until 8\"}");
    has("\"temples\":[{\"hex\":\"5D\",\"clan\":3}],\"bridges\":[{\"hex\":\"5E\",\"clan\":3}],"
        "\"rafts\":[{\"hex\":\"5F\",\"clan\":3,\"turns\":4},{\"hex\":\"5G\",\"clan\":3}]");
    has("\"MO 5C             ; 1 RED, Starving, mired until 8\",\"SA 5F             ; 5 RED 5 GRN, Sated\"");
}

/* SW-15.2, SW-15.3: those out of play have no place; points that are not shown are not there. */
TEST(the_ranking) {
    UNUSED;
    sample_begin(&sample);
    sample.view.rank[3] = 0;
    sample.view.clans[3].state = SW_SURRENDERED;
    has("{\"place\":3,\"clan\":2,\"code\":\"TAI\",\"name\":\"Tails\",\"state\":\"active\",\"points\":2391},"
        "{\"clan\":4,\"code\":\"COB\",\"name\":\"Cold Blood\",\"state\":\"surrendered\",\"points\":2308}]");
    sample.view.laws.ranking_points = 0;
    sample.view.laws.victory_strict = 1;
    lacks("\"points\":2391");
    has("\"points\":2653");
    has("Domination needs more than 6000 points");
    lacks("The game ends");
    sample.view.turn = 15;
    sample.view.threshold = 1500;
    sample.view.points = (struct swamp_points){ 0 };
    has("\"standing\":[\"Domination needs more than 1500 points (1 home den x 1500).\",\"Yours: nothing.\","
        "\"The game ends with turn 20: the most points win.\"]");
}

/* SW-22.6: turn 0 has options and clans, and no phases. */
TEST(the_report_of_turn_0) {
    UNUSED;
    sample_begin(&sample);
    sample.view.turn = 0;
    has("\"phases\":[]");
    has("{\"name\":\"wrap\",\"value\":\"on\",\"help\":\"the map has no edge\"}");
    has("{\"name\":\"victory_per_home\",\"value\":\"1500\"");
    has("\"clans\":[{\"clan\":1,\"code\":\"BOG\",\"name\":\"Bog Giants\",\"state\":\"active\"}");
}

/* ---- SW-22.7: the map */

static void cell(const char *hex, struct swamp_cell c, const char *words) {
    sample_begin(&sample);
    *sample_cell(&sample, hex) = c;
    has(words);
}

TEST(a_hex_of_the_map) {
    UNUSED;
    cell("5C", (struct swamp_cell){ .known = SW_IN_SIGHT, .terrain = SW_WATER, .marks = SW_RAFT },
         "\"map\":[{\"hex\":\"5C\",\"terrain\":\"Wat\",\"sign\":\"~\"}]");
    cell("5C", (struct swamp_cell){ .known = SW_IN_SIGHT, .terrain = SW_WATER, .marks = SW_BRIDGE, .owner = SW_UNTOLD },
         "\"map\":[{\"hex\":\"5C\",\"terrain\":\"Wat\",\"sign\":\"=\"}]");
    cell("5C", (struct swamp_cell){ .known = SW_OWNED, .terrain = SW_WATER, .marks = SW_BRIDGE, .owner = 3 },
         "\"map\":[{\"hex\":\"5C\",\"terrain\":\"Wat\",\"known\":\"own\",\"owner\":3,\"sign\":\"=\"}]");
    cell("5C",
         (struct swamp_cell){
             .known = SW_IN_SIGHT, .terrain = SW_PLAINS, .marks = SW_HALF_BUILT, .clan = 1, .number = 120 },
         "\"sign\":\"+\",\"clan\":1,\"number\":120,\"text\":\"BOG 120\"}");
    /* SW-3.5 */
    cell("5C", (struct swamp_cell){ .known = SW_REMEMBERED, .terrain = SW_DEN, .turn = 4 },
         "{\"hex\":\"5C\",\"terrain\":\"Den\",\"known\":\"old\",\"turn\":4,\"face\":\"Red\",\"colour\":\"Red\","
         "\"text\":\"t4\"}");
    cell("5C", (struct swamp_cell){ .known = SW_IN_SIGHT, .terrain = SW_PLAINS, .spies = 1 },
         "\"spies\":1,\"text\":\"SPY\"}");
    cell("5C", (struct swamp_cell){ .known = SW_IN_SIGHT, .terrain = SW_PLAINS, .spies = 1, .clan = 1, .number = 9 },
         "\"text\":\"BOG 9\"}");
    cell("5C", (struct swamp_cell){ .known = SW_IN_SIGHT, .terrain = SW_PLAINS, .spies = 2, .clan = 3, .number = 9 },
         "\"text\":\"SPS 9+S\"}");
}

TEST(a_den_on_the_map) {
    UNUSED;
    cell("5C", (struct swamp_cell){ .known = SW_IN_SIGHT, .terrain = SW_DEN, .colour = SW_GRN },
         "\"face\":\"Grn\",\"colour\":\"Green\",\"owner\":0,\"text\":\"free\"}");
    cell("5C", (struct swamp_cell){ .known = SW_IN_SIGHT, .terrain = SW_DEN, .colour = SW_UNSETTLED, .owner = 1 },
         "\"face\":\"New\",\"owner\":1,\"text\":\"BOG\"}");
    /* of a home den that is not one's own the colour is not told. */
    cell("5C",
         (struct swamp_cell){
             .known = SW_IN_SIGHT, .terrain = SW_DEN, .colour = SW_COLOUR_UNTOLD, .marks = SW_HOME, .owner = 1 },
         "\"terrain\":\"Den\",\"face\":\"HOM\",\"owner\":1,\"text\":\"BOG\"}");
    /* The number of a den of one's own is warriors and den lizards; it is drawn though nobody sees it. */
    cell("5C",
         (struct swamp_cell){ .known = SW_OWNED, .terrain = SW_DEN, .colour = SW_RED, .owner = 3, .population = 66 },
         "\"known\":\"own\",\"face\":\"Red\",\"colour\":\"Red\",\"owner\":3,\"clan\":3,\"number\":66,\"text\":\"SPS "
         "66\"}");
}

/* SW-15.4: after the end all clans are listed, and nothing is suggested. */
TEST(the_final_report) {
    UNUSED;
    sample_whole(&sample);
    sample.view.seen.over = 1;
    sample.view.seen.won = 5;
    sample_sights(&sample, "1A Den 1B Pla 1C Wat 1D Tem");
    *sample_cell(&sample, "1A") = (struct swamp_cell){
        .known = SW_IN_SIGHT, .terrain = SW_DEN, .population = 150, .militia = 45, .fertile = 3
    };
    *sample_cell(&sample, "1B") = (struct swamp_cell){
        .known = SW_IN_SIGHT, .terrain = SW_PLAINS, .clan = 1, .number = 7, .lizards = { 7 }
    };
    sample_cell(&sample, "1D")->owner = 2;
    sample.view.spy[1] = (struct swamp_spy){ .clan = 2, .age = 2 };
    sample.view.spies = 2;
    has("\"over\":true,\"won\":[1,3]");
    has("{\"hex\":\"1A\",\"clan\":0,\"colour\":\"Red\",\"population\":150,\"cap\":150,\"militia\":45}");
    has("{\"hex\":\"1B\",\"clan\":1,\"terrain\":\"Pla\",\"number\":7,");
    has("\"temples\":[{\"hex\":\"1D\",\"clan\":2}]");
    has("{\"hex\":\"1A\",\"clan\":2,\"colour\":\"RED\",\"age\":2}");
    has("\"template\":[]");
}

/* An onlooker has a report too: what everybody knows. */
TEST(a_report_for_an_onlooker) {
    UNUSED;
    sample_begin(&sample);
    sample.view.clan = 0;
    sample.view.seen.seat = LZ_ONLOOKER;
    has("\"clan\":0,\"over\":false");
    has("\"standing\":[\"Domination needs 6000 points (4 home dens x 1500).\"]");
    lacks("\"points\":{");
}

/* The largest report there can be stays within what mail and page can bear. */
TEST(the_size_of_a_whole_world) {
    UNUSED;
    sample_begin(&sample);
    sample.view.laws.wide = sample.view.laws.high = 32;
    sample.view.seen.over = 1;
    for (int hex = 0; hex < SW_HEXES; hex++)
        sample.view.cells[hex] = (struct swamp_cell){ .known = SW_IN_SIGHT,
                                                      .terrain = hex % 8 ? SW_WATER : SW_FERTILE };
    for (int hex = 0; hex < SW_HEXES; hex += 9)
        sample.view.cells[hex] = (struct swamp_cell){ .known = SW_IN_SIGHT,
                                                      .terrain = SW_DEN,
                                                      .owner = 1,
                                                      .colour = SW_RED,
                                                      .population = 150,
                                                      .fertile = 3,
                                                      .clan = 1,
                                                      .number = 300,
                                                      .lizards = { 60, 60, 60, 60, 60 } };
    make();
    assert_in_range(strlen(json), 30000, 70000);
}

RUN(CASE(the_world_phase), CASE(what_others_do), CASE(what_becomes_of_spies), CASE(news_of_the_whole_game),
    CASE(news_without_a_hex_are_not_joined), CASE(defenders_in_the_open_who_run), CASE(defenders_who_hold),
    CASE(a_home_den_lost), CASE(battles_are_told_apart), CASE(an_attack_beaten_back), CASE(a_battle_on_the_way),
    CASE(marches), CASE(freeing_and_lobbing), CASE(chants), CASE(works), CASE(failures), CASE(every_code_has_its_words),
    CASE(every_kind_has_its_words), CASE(nothing_is_told_twice), CASE(only_the_last_turn),
    CASE(the_sample_of_the_rulebook), CASE(the_rest_of_the_listing), CASE(the_ranking), CASE(the_report_of_turn_0),
    CASE(a_hex_of_the_map), CASE(a_den_on_the_map), CASE(the_final_report), CASE(a_report_for_an_onlooker),
    CASE(the_size_of_a_whole_world))
