/* Orders in plain words, and the odds of battle: as the clan sees them, and no more (SW-17.3). */
#include "tests/unit/sheet.h"

/* ---- plain words */

TEST(SW_22_2_the_receipt_says_what_will_be_done) {
    UNUSED;
    world();
    band("10E", 2, BAND(60, 0, 0, 0, 0));
    read_page("MO 11E N NE\nRE 13E\nBD 12D\nSP 13E S 1RED\nBF 13F\nSP 11E S N 40RED\nFR 13E 10YEL\nCH 13E NE SHUN\n"
              "LO 12F NW\nGI 13E 1\nRE 9F\nSA 11E N\nDB 12D N\nBB 13F NE");
    assert_true(says(0, "All 90 lizards in 11E go to 10E, then 10F. In 10E they attack the 60 of clan 2 (TAI)"));
    assert_true(
        says(0, "In 10F they attack the free den, about 15 militia")); /* one of its Fertile hexes is in sight */
    assert_true(says(1, "About 28 of the 83 yellow den lizards then in 13E become warriors.")); /* SW-22.5 */
    assert_true(says(2, "The 50 grey lizards in 12D build a den on the ruin: it stands at the end of the turn."));
    assert_string_equal(plain_words(3), "One red lizard of 13E goes as a spy to 14E.");
    assert_true(says(4, "13F is fertile ground: only plains, swamp or scrub can be planted, so it will fail."));
    assert_true(says(5, "40 red from 11E go to 12E and back. They eat in 12E."));
    assert_true(says(6, "those that are yellow settle in the den"));
    assert_true(says(7, "50 black lizards in 13E sing Shunt at 13F: the band there flies up to 2 hexes NE"));
    assert_true(says(7, "10 of them turn red"));
    assert_true(says(8, "The 10 yellow of 12F throw stones at 11E"));
    assert_true(says(9, "A home den cannot be given away"));
    assert_true(says(10, "If a den in 9F is yours by then"));
    assert_true(says(11, "if a raft is there by then"));
    assert_true(says(12, "No bridge is seen in 11D"));
    assert_true(says(13, "If 20 grey lizards are in 13F by then, they build a bridge in 12G."));
}

TEST(SW_22_2_dangers_on_the_way) {
    UNUSED;
    world();
    s.laws.wrap = 0;
    ground("9E", SW_CURSED);
    ground("10D", SW_WHIRLPOOL);
    ground("11D", SW_TEMPLE);
    band("1A", 3, BAND(5, 0, 0, 0, 0));
    band("12E", 3, BAND(250, 0, 0, 0, 0));
    read_page("MO 11E N N\nMO 11E SW NE\nMO 11E NW N\nMO 1A N\nMO 11E S\nSP 11E N 1RED\nMO 13E SW");
    assert_true(says(0, "The cursed ground in 9E kills each lizard with a chance of 30%."));
    assert_true(says(1, "to 12D and back"));
    assert_true(says(2, "The temple in 11D becomes yours."));
    assert_true(says(2, "The whirlpool in 10D drowns each lizard with a chance of 70%."));
    assert_true(says(3, "The world ends N of 1A: there they stop."));
    assert_true(says(4, "they are more than 300: the order is then ignored."));
    assert_true(says(6, "The swamp in 14D mires them with a chance of 20%."));
    band("10E", 2, BAND(100, 0, 0, 0, 0));
    read_page("SP 11E N 1RED\nSP 11E N NE 1RED");
    assert_true(says(0, "In 10E the 100 of clan 2 (TAI) catch a spy with a chance of 25%.")); /* WE-28 */
    assert_true(says(1, "In the den in 10F a spy is caught for certain."));
}

/* A bigger world with an edge, some of everything in it. */
static void wide_world(void) {
    world();
    s.laws.wrap = 0;
    s.turn = 4;
    s.laws.map_memory = 1;
    ground("9E", SW_CURSED);
    ground("11D", SW_TEMPLE);
    ground("10D", SW_WHIRLPOOL);
    ground("12C", SW_SCRUB);
    ground("15E", SW_DEN)->owner = 2;
    ground("11C", SW_DEN)->owner = 3;
    s.hex[at("11C")].colour = SW_UNSETTLED;
    ground("14F", SW_TEMPLE)->owner = 3;
    s.hex[at("13G")] = (struct swamp_hex){ .terrain = SW_WATER, .marks = SW_BRIDGE, .owner = 3 };
    s.hex[at("14G")].marks = SW_RAFT;
    s.hex[at("12H")].marks = SW_BRIDGE;
    s.hex[at("10E")].marks = SW_HALF_BUILT;
    s.memory_turn[2][at("2H")] = 3;
    swamp_nibble_set(s.memory_terrain[2], at("2H"), SW_DEN);
    swamp_nibble_set(s.memory_den[2], at("2H"), SW_RED + 1);
    band("1H", 3, BAND(10, 0, 20, 0, 0));
    band("14G", 3, BAND(0, 20, 0, 0, 200));
    band("12C", 3, BAND(0, 25, 0, 40, 0))->experience = 2;
    band("10E", 2, BAND(40, 0, 0, 0, 0));
    s.hex[at("12B")] = (struct swamp_hex){ .terrain = SW_DEN, .owner = 3, .colour = SW_GRY, .population = 200 };
    s.hex[at("2B")] = (struct swamp_hex){
        .terrain = SW_DEN, .owner = 3, .colour = SW_GRY, .population = 100, .clan = 3, .lizards = { 300 }
    };
    ground("1B", SW_FERTILE);
    ground("3B", SW_FERTILE);
    band("5H", 3, BAND(30, 0, 0, 0, 0));
    ground("4H", SW_DEN)->owner = 0;
    ground("3I", SW_PLAINS);
    band("3I", 4, BAND(25, 0, 0, 0, 0));
    band("1A", 3, BAND(1, 0, 0, 0, 0));
    band("14F", 3, BAND(0, 0, 0, 0, 200));
    s.spies = 3;
    for (int i = 0; i < 3; i++)
        s.spy[i] = (struct swamp_spy){ .hex = (uint16_t)(at(i ? "14E" : "13D") & 1023), .clan = 3, .age = 1 };
}

/* Every order in its circumstances, word for word. */
TEST(every_order_in_plain_words) {
    UNUSED;
    static const char *const table[][2] = {
        { "BB 14D S", "If 20 grey lizards are in 14D by then, they build a bridge in 15D." },
        { "BB 12F NE", "20 of the grey lizards in 12F build a bridge in 11G. No land lies on the far side of 11G, "
                       "so it will fail." },
        { "MO 11E N N",
          "All 90 lizards in 11E go to 10E, then 9E. In 10E they attack the 40 of clan 2 (TAI): almost certain to win, "
          "about 80 of 90 left. The cursed ground in 9E kills each lizard with a chance of 30%." },
        { "MO 11E N NE", "All 90 lizards in 11E go to 10E, then 10F. In 10E they attack the 40 of clan 2 (TAI): almost "
                         "certain to win, about 80 of 90 left. In 10F they attack the free den, about 15 militia: "
                         "almost certain to win, about 75 of 80 left, unless another clan is there first." },
        { "MO 11E SW N", "All 90 lizards in 11E go to 12D, then 11D. The temple in 11D becomes yours." },
        { "MO 11E NW", "All 90 lizards in 11E go to 11D. The temple in 11D becomes yours." },
        { "MO 12D N N", "All 80 lizards in 12D go to 11D, then 10D. The temple in 11D becomes yours. The whirlpool in "
                        "10D drowns each lizard with a chance of 70%. In the open water of 10D a sea monster of about "
                        "15 comes with a chance of 10%." },
        { "MO 1A N", "The 1 lizard in 1A goes N. The world ends N of 1A: there they stop." },
        { "MO 1A S", "The 1 lizard in 1A goes to 2A. In the open water of 2A a sea monster of about 30 comes with a "
                     "chance of 10%." },
        { "MO 1H S", "All 30 lizards in 1H go to 2H. In the open water of 2H a sea monster of about 90 comes with a "
                     "chance of 10%." },
        { "MO 2A N", "Lizards that you have in 2A by then go to 1A. In the open water of 1A a sea monster of about 15 "
                     "comes with a chance of 10%." },
        { "MO 13E S S", "All 140 lizards in 13E go to 14E, then 15E. The den in 15E belongs to clan 2 (TAI): who "
                        "guards it cannot be seen; with nobody inside it is taken." },
        { "MO 12F S N", "All 80 lizards in 12F go to 13F and back. They eat in 13F." },
        { "MO 13E N", "All 140 lizards in 13E go to 12E. They eat in 12E." },
        { "SP 13E S 1RED", "One red lizard of 13E goes as a spy to 14E." },
        { "SP 11E N 1RED", "One red lizard of 11E goes as a spy to 10E. In 10E the 40 of clan 2 (TAI) catch a spy with "
                           "a chance of 13%." },
        { "SP 11E N NE 1RED", "One red lizard of 11E goes as a spy to 10E, then 10F. In 10E the 40 of clan 2 (TAI) "
                              "catch a spy with a chance of 13%. In the den in 10F a spy is caught for certain." },
        { "SP 13E S S 1YEL",
          "One yellow lizard of 13E goes as a spy to 14E, then 15E. In the den in 15E a spy is caught for certain." },
        { "SP 12C SW 1GRN", "One green lizard of 12C goes as a spy to 13B. In the open water of 13B a sea monster eats "
                            "a spy with a chance of 10%." },
        { "SP 12D NW N 1GRY", "One grey lizard of 12D goes as a spy to 11C, then 10C. In the open water of 10C a sea "
                              "monster eats a spy with a chance of 10%." },
        { "SP 13E SW 10RED 20YEL",
          "10 red, 10 yellow from 13E go to 14D. The swamp in 14D mires them with a chance of 20%." },
        { "SP 9A N 5RED 6GRY", "5 red, 6 grey from 9A go to 8A. Nobody has seen 8A yet." },
        { "SN 14E S", "Your 2 spies in 14E sneak to 15E. In the den in 15E a spy is caught for certain." },
        { "SN 13D N", "Your spy in 13D sneaks to 12D." },
        { "SN 1B N", "Spies that you have in 1B by then sneak N. The world ends N of 1B: there they stop." },
        { "SN 12C NE NE", "Spies that you have in 12C by then sneak to 12D, then 11E." },
        { "MO 12C NE NE", "All 65 lizards in 12C go to 12D, then 11E. They eat in 11E." },
        { "MO 12C S N", "All 65 lizards in 12C go to 13C and back. In the open water of 13C a sea monster of about 45 "
                        "comes with a chance of 10%." },
        { "MO 14G NE", "All 220 lizards in 14G go to 14H. In the open water of 14H a sea monster of about 90 comes "
                       "with a chance of 10%." },
        { "MO 14G N", "All 220 lizards in 14G go to 13G." },
        { "MO 16A S", "Lizards that you have in 16A by then go S. The world ends S of 16A: there they stop." },
        { "MO 5H N", "All 30 lizards in 5H go to 4H. They take the free den in 4H, if no militia stops them and no "
                     "other clan is there first." },
        { "MO 12D N NE", "All 80 lizards in 12D go to 11D, then 10E. The temple in 11D becomes yours. In 10E they "
                         "attack the 40 of clan 2 (TAI): almost certain to win, about 69 of 80 left." },
        { "MO 5H N NE", "All 30 lizards in 5H go to 4H, then 3I. They take the free den in 4H, if no militia stops "
                        "them and no other clan is there first. In 3I they attack the 25 of clan 4 (COB): about 96% to "
                        "win, then about 17 of 30 left." },
        { "MO 12D NE S", "All 80 lizards in 12D go to 11E, then 12E. They eat in 11E. They eat in 12E." },
        { "SA 14G N", "All 220 lizards in 14G sail to 13G. The bridge in 13G stops the raft." },
        { "SA 14G NE S", "All 220 lizards in 14G sail to 14H, then 15H." },
        { "SA 14G NW", "All 220 lizards in 14G sail to 14F. With the 200 of yours now in 14F they are more than 300: "
                       "the order is then ignored. They go ashore in 14F, and the raft is gone." },
        { "SA 13E S", "All 140 lizards in 13E sail, if a raft is there by then, to 14E. They go ashore in 14E, and the "
                      "raft is gone." },
        { "SA 9B N", "A raft with whoever is aboard in 9B by then sails to 8B. Nobody has seen 8B yet." },
        { "FR 13E", "All your lizards in 13E are set free: those that are yellow settle in the den, others go wild and "
                    "are gone." },
        { "FR 13E 5RED 5YEL", "5 red, 5 yellow lizards in 13E are set free: those that are yellow settle in the den, "
                              "others go wild and are gone." },
        { "FR 11C 3GRN", "3 green lizards in 11C are set free and settle in the new den." },
        { "FR 11E 10RED", "10 red lizards in 11E are set free: they go wild and are gone." },
        { "FR 15E",
          "All your lizards in 15E are set free: if the den takes them they settle there, else they are gone." },
        { "LO 12C NE NE", "The 40 yellow of 12C throw stones at 11E, where nobody is seen now. The whole band then "
                          "stays put for this turn." },
        { "LO 12C N", "The 40 yellow of 12C throw stones at 11C: no harm is done, for a den shelters whoever is "
                      "inside. The whole band then stays put for this turn." },
        { "LO 13E N", "The 10 yellow of 13E throw stones at 12E, where nobody is seen now. The whole band then stays "
                      "put for this turn." },
        { "LO 13E N S", "That aims at the throwers' own hex: nothing is thrown." },
        { "LO 1A N", "That aims beyond the edge of the world: nothing is thrown." },
        { "LO 11E NW", "Yellow lizards that are in 11E by then throw stones at 11D: no harm is done, for a temple "
                       "shelters whoever is inside. The whole band then stays put for this turn." },
        { "LO 14G N N", "Yellow lizards that are in 14G by then throw stones at 12G, where nobody is seen now. The "
                        "whole band then stays put for this turn." },
        { "LO 12F NW N", "The 10 yellow of 12F throw stones at 10E: about 3 of the 40 of clan 2 (TAI) fall. The whole "
                         "band then stays put for this turn." },
        { "CH 14F EYES", "200 black lizards in 14F sing Eyes at 14F: you will know all that is in it. The whole band "
                         "then stays put for this turn." },
        { "CH 14F 30BLK REVE", "30 black lizards in 14F sing Reveal at 14F: every spy of others in it and next to it "
                               "dies. The whole band then stays put for this turn." },
        { "CH 14G N 100BLK SHUN",
          "100 black lizards in 14G sing Shunt at 13G: the band there flies up to 3 hexes N, unless a den protects it. "
          "If it works, 20 of them turn red. The whole band then stays put for this turn." },
        { "CH 14G N N SHUN",
          "200 black lizards in 14G sing Shunt at 12G: the band there flies up to 5 hexes N, unless a den protects it. "
          "If it works, 40 of them turn red. The whole band then stays put for this turn." },
        { "CH 14G N SUMM",
          "200 black lizards in 14G sing Summon at 13G: a monster of about 120 attacks whoever is in the water there, "
          "yours too. If it works, 50 of them turn red. The whole band then stays put for this turn." },
        { "CH 14G MOUL", "200 black lizards in 14G sing Mould at 14G: water there rises to land of some kind, land "
                         "sinks. If it works, 60 of them turn red. The whole band then stays put for this turn." },
        { "CH 14F N FREE", "200 black lizards in 14F sing Freeze at 13F: no band there moves or flees this turn. The "
                           "whole band then stays put for this turn." },
        { "CH 14F NW COER",
          "200 black lizards in 14F sing Coerce at 13E: if they are no more than 200, the warriors "
          "there join you, unless a den or temple protects them. 13E is a den: the chant has no effect "
          "there. The whole band then stays put for this turn." },
        { "CH 11E COER", "The 0 black lizards in 11E are too few: Coerce needs 120, so nothing is sung." },
        { "CH 14G N N COER", "200 black lizards in 14G sing Coerce at 12G: if they are no more than 200, the warriors "
                             "there join you, unless a den or temple protects them. If it works, 80 of them turn red. "
                             "The whole band then stays put for this turn." },
        { "CH 14G 11D GATE", "Gate is sung in a temple, and 14G is water: nothing is sung." },
        { "CH 14F 11D GATE", "200 black lizards in 14F sing Gate at 11D: the whole band goes there, if there is a "
                             "temple. The whole band then stays put for this turn." },
        { "CH 14F TRAN",
          "200 black lizards in 14F sing Transmute at 14F: up to three colours of the band there "
          "change, unless a den or temple protects it. 14F is a temple: the chant has no effect there. The "
          "whole band then stays put for this turn." },
        { "CH 14F N DARK",
          "200 black lizards in 14F sing Dark at 13F: everything there is destroyed and the ground is cursed for ever. "
          "If it works, 120 of them turn red. The whole band then stays put for this turn." },
        { "CH 14G S DARK",
          "200 black lizards in 14G sing Dark at 15G: everything there is destroyed and the ground is cursed for ever. "
          "If it works, 120 of them turn red. The whole band then stays put for this turn." },
        { "CH 14G N 40BLK SHUN", "Only 40 black lizards of 14G are told to sing: Shunt needs 50, so nothing is sung." },
        { "CH 14G NW N 190BLK SUMM",
          "190 black lizards in 14G sing Summon at 13F: a monster of about 60 attacks "
          "whoever is in the water there, yours too. 13F is fertile ground: the chant has no "
          "effect there. The whole band then stays put for this turn." },
        { "CH 14F NW MOUL",
          "200 black lizards in 14F sing Mould at 13E: water there rises to land of some kind, land sinks. 13E is "
          "a den: the chant has no effect there. The whole band then stays put for this turn." },
        { "CH 14F 2A GATE",
          "200 black lizards in 14F sing Gate at 2A: the whole band goes there, if there is a temple. 2A is water: "
          "the chant has no effect there. The whole band then stays put for this turn." },
        { "CH 14F 2P GATE", "200 black lizards in 14F sing Gate at 2P: the whole band goes there, if there is a "
                            "temple. The whole band then stays put for this turn." },
        { "CH 14G NW TRAN",
          "200 black lizards in 14G sing Transmute at 14F: up to three colours of the band there "
          "change, unless a den or temple protects it. 14F is a temple: the chant has no effect there. "
          "The whole band then stays put for this turn." },
        { "CH 13E SHUN N 100",
          "50 black lizards in 13E sing Shunt at 12E: the band there flies up to 2 hexes N, unless a den protects it. "
          "If it works, 10 of them turn red. The whole band then stays put for this turn." },
        { "CH 1A N EYES", "That aims beyond the edge of the world: nothing is sung." },
        { "CH 14F NW N COER",
          "200 black lizards in 14F sing Coerce at 12E: if they are no more than 200, the warriors there join you, "
          "unless a den or temple protects them. The whole band then stays put for this turn." },
        { "RE 13E", "About 28 of the 83 yellow den lizards then in 13E become warriors." },
        { "RE 10F", "If a den in 10F is yours by then, a third of its den lizards become warriors." },
        { "RE 11C", "Nobody has settled in 11C yet: there is nobody to recruit." },
        { "GI 13F 1", "All that is yours in 13F goes to clan 1 (BOG), a band of 10. Spies stay yours." },
        { "GI 13E 2", "All that is yours in 13E goes to clan 2 (TAI), a band of 140, the den with 50 den lizards. "
                      "A home den cannot be given away, so it will fail." },
        { "GI 11C 1", "All that is yours in 11C goes to clan 1 (BOG), the den with 0 den lizards. Spies stay yours." },
        { "GI 14F 1", "All that is yours in 14F goes to clan 1 (BOG), a band of 200, the temple. Spies stay yours." },
        { "GI 13G 4", "All that is yours in 13G goes to clan 4 (COB), the bridge. Spies stay yours." },
        { "GI 13F 3", "That is your own clan: nothing is given." },
        { "BF 13F", "The 10 green lizards in 13F make the hex fertile. 13F is fertile ground: only plains, swamp "
                    "or scrub can be planted, so it will fail." },
        { "BF 12C", "10 of the green lizards in 12C make the hex fertile." },
        { "BF 12D", "The 10 green lizards in 12D make the hex fertile. 12D is a ruin: only plains, swamp or scrub "
                    "can be planted, so it will fail." },
        { "DF 13F", "The 10 green lizards in 13F poison the fertile hex: it becomes plains." },
        { "DF 11E", "If 10 green lizards are in 11E by then, they poison the fertile hex: it becomes plains." },
        { "BF 9A", "If 10 green lizards are in 9A by then, they make the hex fertile." },
        { "BD 12D", "The 50 grey lizards in 12D build a den on the ruin: it stands at the end of the turn." },
        { "BD 12F", "The 50 grey lizards in 12F build a den on the ruin: it stands at the end of the turn." },
        { "BD 10E",
          "If 50 grey lizards are in 10E by then, they finish the half-built den: it stands at the end of the turn." },
        { "BD 9E", "If 50 grey lizards are in 9E by then, they begin a den: another BD 9E next turn finishes it. "
                   "9E is cursed ground: dens are built on ruins, plains, scrub and fertile ground, so it will fail." },
        { "BD 2A", "If 50 grey lizards are in 2A by then, they begin a den: another BD 2A next turn finishes it. "
                   "2A is water: dens are built on ruins, plains, scrub and fertile ground, so it will fail." },
        { "BD 12C", "If 50 grey lizards are in 12C by then, they begin a den: another BD 12C next turn finishes it." },
        { "BR 12C N", "20 of the green lizards in 12C build a raft in 11C. 11C is a den: a raft needs water, so it "
                      "will fail." },
        { "BR 12C NW", "20 of the green lizards in 12C build a raft in 12B. 12B is a den: a raft needs water, so "
                       "it will fail." },
        { "BR 13F NE", "If 20 green lizards are in 13F by then, they build a raft in 12G. 13F is fertile ground: "
                       "rafts are built from scrub, so it will fail." },
        { "BR 1A N", "The world ends there: nothing is built or destroyed." },
        { "BB 12D N", "20 of the grey lizards in 12D build a bridge in 11D. 11D is a temple: a bridge needs water, "
                      "so it will fail." },
        { "BB 1H SE", "The 20 grey lizards in 1H build a bridge in 1I. 1H is water: bridges are built from land, "
                      "so it will fail." },
        { "BB 12D SW", "20 of the grey lizards in 12D build a bridge in 12C. 12C is scrub: a bridge needs water, "
                       "so it will fail." },
        { "BB 14F N", "If 20 grey lizards are in 14F by then, they build a bridge in 13F. 13F is fertile ground: a "
                      "bridge needs water, so it will fail." },
        { "DB 14F N", "If 20 grey lizards are in 14F by then, they destroy the bridge in 13F: whoever is on it swims. "
                      "No bridge is seen in 13F." },
        { "DB 1H S",
          "The 20 grey lizards in 1H destroy the bridge in 2H: whoever is on it swims. No bridge is seen in 2H." },
        { "DB 12D S", "20 of the grey lizards in 12D destroy the bridge in 13D: whoever is on it swims. No bridge "
                      "is seen in 13D." },
        { "BB 14F SE", "If 20 grey lizards are in 14F by then, they build a bridge in 14G. There is a raft in 14G "
                       "already, so it will fail." },
        { "BB 14F NE", "If 20 grey lizards are in 14F by then, they build a bridge in 13G. There is a bridge in "
                       "13G already, so it will fail." },
        { "BB 14G NE", "If 20 grey lizards are in 14G by then, they build a bridge in 14H. 14G is water: bridges "
                       "are built from land, so it will fail." },
        { "DB 14F NE",
          "If 20 grey lizards are in 14F by then, they destroy the bridge in 13G: whoever is on it swims." },
        { "BB 1H S", "The 20 grey lizards in 1H build a bridge in 2H. 1H is water: bridges are built from land, so "
                     "it will fail." },
        { "BR 12C SW", "20 of the green lizards in 12C build a raft in 13B." },
        { "RE 2B", "Nobody can be recruited in 2B: 300 warriors are in it." },
        { "RE 12B", "Nobody can be recruited in 12B: too few live there." },
        { "BB 12D NW", "20 of the grey lizards in 12D build a bridge in 11C. 11C is a den: a bridge needs water, "
                       "so it will fail." },
        { "BB 9A N", "If 20 grey lizards are in 9A by then, they build a bridge in 8A." }
    };
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        wide_world();
        read_page(table[i][0]);
        assert_int_equal(r.orders, 1);
        assert_string_equal(plain_words(0), table[i][1]);
    }
}

/* What a den will have is reckoned as the World Phase does it (SW-7.4, SW-7.6), and a third of that is told (SW-13.2).
 */
TEST(recruits_are_reckoned_as_the_world_phase_does) {
    static struct swamp_work w;
    UNUSED;
    for (int p = 0; p <= 340; p += p < 90 ? 1 : 7)
        for (int fertile = 0; fertile <= SW_DIRECTIONS; fertile++)
            for (int halves = 0; halves < 2; halves++) {
                char words[120];
                world();
                for (int d = 0; d < SW_DIRECTIONS; d++)
                    s.hex[swamp_neighbour(&s.laws, at("13E"), d)] = (struct swamp_hex){ .terrain = d < fertile
                                                                                                       ? SW_FERTILE
                                                                                                       : SW_PLAINS };
                band("13E", 0, BAND(0))->population = (uint16_t)p;
                s.laws.excess_starve = (uint8_t)halves;
                read_page("RE 13E");
                swamp_work_begin(&w, &s, NULL, lz_rng_from(1, 1));
                swamp_growth(&w);
                swamp_excess(&w);
                int then = s.hex[at("13E")].population, n = 34 * then / 100;
                snprintf(words, sizeof words, "About %d of the %d yellow den lizards then in 13E become%s.", n, then,
                         n == 1 ? "s a warrior" : " warriors");
                assert_string_equal(plain_words(0), n ? words : "Nobody can be recruited in 13E: too few live there.");
            }
}

/* What keeps a den from yielding recruits. */
TEST(no_recruits) {
    UNUSED;
    world();
    band("13E", 3, BAND(299, 0, 0, 0, 0))->population = 1;
    read_page("RE 13E");
    assert_string_equal(plain_words(0), "Nobody can be recruited in 13E: too few live there.");
    s.hex[at("13E")].population = 100;
    read_page("RE 13E");
    assert_string_equal(plain_words(0), "About 1 of the 135 yellow den lizards then in 13E becomes a warrior.");
    s.hex[at("13E")].lizards[0] = 300;
    read_page("RE 13E");
    assert_string_equal(plain_words(0), "Nobody can be recruited in 13E: 300 warriors are in it.");
    s.hex[at("13E")].marks = 0;
    read_page("RE 13E");
    assert_string_equal(plain_words(0), "Without a home den nobody can be recruited in 13E.");
}

/* SW-8.2, SW-9: how many are hit, how far they fly, what is seen there. */
TEST(stones_and_songs_in_figures) {
    static const char *const table[][2] = {
        { "LO 13E N N", "The 99 yellow of 13E throw stones at 11E: about 29 of the 60 of clan 2 (TAI) fall. The whole "
                        "band then stays put for this turn." },
        { "LO 9A N", "Yellow lizards that are in 9A by then throw stones at 8A, where nobody is seen now. The whole "
                     "band then stays put for this turn." },
        { "CH 9A EYES", "The 0 black lizards in 9A are too few: Eyes needs 10, so nothing is sung." },
        { "CH 13E S 99BLK FREE",
          "Only 99 black lizards of 13E are told to sing: Freeze needs 100, so nothing is sung." },
        { "CH 13E N NE 98BLK SHUN",
          "98 black lizards in 13E sing Shunt at 12F: the band there flies up to 2 hexes NE, unless a den protects "
          "it. If it works, 19 of them turn red. The whole band then stays put for this turn." },
        { "CH 13E S SUMM",
          "100 black lizards in 13E sing Summon at 14E: a monster of about 60 attacks whoever is in the water there, "
          "yours too. If it works, 25 of them turn red. The whole band then stays put for this turn." },
        { "CH 13E SW MOUL",
          "100 black lizards in 13E sing Mould at 14D: water there rises to land of some kind, land sinks. 14D is "
          "cursed ground: the chant has no effect there. The whole band then stays put for this turn." },
        { "CH 13E SE MOUL",
          "100 black lizards in 13E sing Mould at 14F: water there rises to land of some kind, land sinks. 14F is "
          "a temple: the chant has no effect there. The whole band then stays put for this turn." },
    };
    UNUSED;
    for (size_t i = 0; i < LZ_COUNT(table); i++) {
        world();
        band("13E", 3, BAND(0, 0, 0, 99, 100));
        band("11E", 2, BAND(60, 0, 0, 0, 0));
        ground("14E", SW_WATER);
        ground("15E", SW_WHIRLPOOL);
        ground("15F", SW_WATER);
        ground("15D", SW_SCRUB);
        ground("14D", SW_CURSED);
        ground("14F", SW_TEMPLE);
        read_page(table[i][0]);
        assert_int_equal(r.orders, 1);
        assert_string_equal(plain_words(0), table[i][1]);
    }
    band("13E", 3, BAND(0, 0, 0, 0, 120));
    read_page("CH 13E N N COER");
    assert_true(says(0, "join you, unless a den or temple protects them; 60 of clan 2 (TAI) are seen there now. If"));
}

TEST(a_gift_to_those_who_are_gone) {
    UNUSED;
    world();
    s.clan[1].state = SW_ELIMINATED;
    read_page("GI 13F 2\nGI 13F 1\nGI 13F 4");
    assert_string_equal(plain_words(0), "Nothing is given: clan 2 (TAI) is out of play.");
    assert_true(says(1, "goes to clan 1 (BOG)"));
    assert_true(says(2, "goes to clan 4 (COB)"));
}

/* SW-13.9: land straight ahead or half a turn to either side of it, whichever way the bridge leads. */
TEST(the_far_side_of_a_bridge) {
    UNUSED;
    for (int way = SW_N; way < SW_DIRECTIONS; way++)
        for (int turn = -2; turn <= 3; turn++) {
            char page[20];
            blank(16);
            ground("8H", SW_PLAINS);
            band("8H", 3, BAND(0, 0, 50, 0, 0));
            int water = swamp_neighbour(&s.laws, at("8H"), way);
            int land = swamp_neighbour(&s.laws, water, (way + turn + SW_DIRECTIONS) % SW_DIRECTIONS);
            s.hex[land].terrain = SW_PLAINS;
            snprintf(page, sizeof page, "BB 8H %s", swamp_facts.direction[way]);
            read_page(page);
            for (int d = 0; d < SW_DIRECTIONS; d++) { /* as if the clan had seen all round it */
                int near = swamp_neighbour(&s.laws, water, d);
                v.cells[near].terrain = s.hex[near].terrain;
            }
            assert_int_equal(says(0, "No land lies on the far side"), turn < -1 || turn > 1);
        }
}

/* The options of SW-20.1 that a march feels: the odds, and whether it goes on after a battle. */
TEST(SW_20_1_the_games_own_options) {
    UNUSED;
    wide_world();
    s.laws.halt_after_battle = 1;
    read_page("MO 11E N NE");
    assert_false(says(0, "In 10F"));
    wide_world();
    band("5H", 3, BAND(20, 0, 0, 0, 0));
    read_page("MO 5H N NE");
    assert_true(says(0, "about 3% to win, then about 6 of 20 left."));
    s.hex[at("5H")].experience = SW_VETERAN;
    read_page("MO 5H N NE");
    assert_true(says(0, "about 19% to win"));
    band("5H", 3, BAND(5, 0, 0, 0, 0));
    read_page("MO 5H N NE");
    assert_true(says(0, "In 3I they attack the 25 of clan 4 (COB): almost certain to lose."));
}

/* Seeded, so that a receipt asked for twice says the same; these are the figures that players read. */
TEST(the_quick_odds_are_pinned) {
    UNUSED;
    struct swamp_laws laws = { 0 };
    static const struct {
        struct swamp_brawl brawl;
        uint8_t xp, win, left;
    } pinned[] = { { { 60, 30, 0, 0, true }, 0, 100, 38 },     { { 45, 30, 0, 0, true }, 0, 72, 16 },
                   { { 100, 100, 0, 0, false }, 0, 54, 26 },   { { 100, 100, 3, 0, false }, 0, 95, 38 },
                   { { 100, 100, 0, 3, false }, 0, 94, 38 },   { { 100, 120, 0, 0, false }, 0, 0, 8 },
                   { { 150, 100, 0, 0, false }, 0, 100, 123 }, { { 40, 30, 5, 0, true }, 0, 96, 17 },
                   { { 40, 30, 0, 5, true }, 0, 97, 18 },      { { 64, 64, 1, 0, false }, 0, 66, 21 },
                   { { 1, 1, 0, 0, false }, 0, 32, 1 },        { { 300, 290, 0, 0, false }, 0, 86, 79 },
                   { { 20, 25, 0, 0, false }, 0, 3, 6 },       { { 100, 100, 3, 0, false }, 1, 95, 38 },
                   { { 100, 100, 0, 3, false }, 1, 6, 16 },    { { 40, 30, 5, 0, true }, 1, 96, 17 },
                   { { 40, 30, 0, 5, true }, 1, 0, 0 },        { { 64, 64, 1, 0, false }, 1, 66, 21 },
                   { { 100, 100, 3, 0, false }, 2, 95, 38 },   { { 100, 100, 0, 3, false }, 2, 6, 16 },
                   { { 40, 30, 5, 0, true }, 2, 96, 17 },      { { 40, 30, 0, 5, true }, 2, 4, 9 },
                   { { 64, 64, 1, 0, false }, 2, 66, 21 } };
    for (size_t i = 0; i < sizeof pinned / sizeof pinned[0]; i++) {
        laws.xp_modifier = pinned[i].xp;
        struct swamp_odds odds = swamp_odds(&laws, &pinned[i].brawl, 400);
        assert_int_equal(odds.win, pinned[i].win);
        assert_int_equal(odds.left, pinned[i].left);
    }
}

/* SW-11, WE-10 to WE-13: within two in a hundred of the exact figures. */
TEST(the_odds_are_those_of_the_worked_examples) {
    UNUSED;
    struct swamp_laws laws = { 0 };
    static const struct {
        struct swamp_brawl brawl;
        int win, left;
    } known[] = { { { 60, 30, 0, 0, true }, 100, 38 },     { { 45, 30, 0, 0, true }, 70, 0 },
                  { { 150, 100, 0, 0, false }, 100, 122 }, { { 100, 100, 0, 0, false }, 50, 0 },
                  { { 1, 1, 0, 0, false }, 33, 1 },        { { 80, 80, 0, 5, false }, 99, 0 } };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        struct swamp_odds odds = swamp_odds(&laws, &known[i].brawl, 20000);
        assert_in_range(odds.win, known[i].win - 1, known[i].win + 1);
        if (known[i].left)
            assert_in_range(odds.left, known[i].left - 1, known[i].left + 1);
        struct swamp_odds quick = swamp_odds(&laws, &known[i].brawl, 400);
        assert_in_range(quick.win, known[i].win > 8 ? known[i].win - 8 : 0, known[i].win + 8);
    }
    struct swamp_brawl veterans = { 80, 80, 0, 5, false }; /* */
    laws.xp_modifier = SW_XP_SIGNED;
    assert_in_range(swamp_odds(&laws, &veterans, 20000).win, 0, 1);
    laws.xp_modifier = SW_XP_BETTER_SIDE;
    assert_in_range(swamp_odds(&laws, &veterans, 20000).win, 0, 2);
}

/* SW-17.3: nothing that the view does not hold can change a receipt. */
TEST(SW_17_3_the_receipt_keeps_what_is_hidden) {
    UNUSED;
    static char first[sizeof out];
    static const char page[] = "MO 11E N NE\nCH 13E EYES\nLO 13E N\nSP 13E S 1RED\nMO 12F N";
    world();
    ground("10G", SW_SCRUB);
    read_page(page);
    struct lz_writer w = lz_writer_in(first, sizeof first);
    swamp_receipt_json(&v, &r, &w);
    s.hex[at("10F")].militia = 300;
    s.hex[at("10F")].population = 7;
    band("10G", 2, BAND(200, 0, 0, 0, 0));
    s.spies = 1;
    s.spy[0] = (struct swamp_spy){ .hex = (uint16_t)(at("14E") & 1023), .clan = 1 };
    read_page(page);
    w = lz_writer_in(out, sizeof out);
    swamp_receipt_json(&v, &r, &w);
    assert_string_equal(out, first);
}

RUN(CASE(SW_22_2_the_receipt_says_what_will_be_done), CASE(SW_22_2_dangers_on_the_way),
    CASE(every_order_in_plain_words), CASE(recruits_are_reckoned_as_the_world_phase_does), CASE(no_recruits),
    CASE(stones_and_songs_in_figures), CASE(a_gift_to_those_who_are_gone), CASE(the_far_side_of_a_bridge),
    CASE(SW_20_1_the_games_own_options), CASE(the_quick_odds_are_pinned),
    CASE(the_odds_are_those_of_the_worked_examples), CASE(SW_17_3_the_receipt_keeps_what_is_hidden))
