/* Battles as their parties read them (SW-17.2): who met whom, the rounds, what came of it. */
#include "tests/unit/swamp_story_sample.h"

static void battle(int attacker, int defender, int attackers, int defenders) {
    SAY(BATTLE, attacker, H("12D"), attacker, defender, attackers, defenders, SW_FIGHT_OPEN);
}

/* Who met whom. */
TEST(how_a_battle_begins) {
    static const struct {
        int attacker, defender, attackers, defenders, fight;
        const char *words;
    } cases[] = {
        { 3, 1, 90, 60, SW_FIGHT_OPEN, "90 attack 60 of BOG." },
        { 3, 1, 1, 60, SW_FIGHT_OPEN, "1 attacks 60 of BOG." },
        { 1, 3, 90, 1, SW_FIGHT_OPEN, "90 of BOG attack 1 of yours." },
        { 1, 3, 1, 1, SW_FIGHT_OPEN, "1 of BOG attacks 1 of yours." },
        { 3, SW_FREE, 90, 30, SW_FIGHT_DEN, "90 attack the free Yellow home den, 30 militia." },
        { 3, SW_FREE, 90, 30, SW_FIGHT_OPEN, "90 attack 30 militia." },
        { 3, 1, 90, 60, SW_FIGHT_DEN, "90 attack 60 of BOG in the Yellow home den." },
        { 1, 3, 2, 3, SW_FIGHT_DEN, "2 of BOG attack 3 of yours in the Yellow home den." },
        { 3, 1, 90, 60, SW_FIGHT_GATE, "90 out of the gate attack 60 of BOG." },
        { 3, 1, 1, 60, SW_FIGHT_GATE, "1 out of the gate attacks 60 of BOG." },
    };
    UNUSED;
    begin();
    for (size_t i = 0; i < LZ_COUNT(cases); i++) {
        char line[200];
        SAY(BATTLE, cases[i].attacker, H("12D"), cases[i].attacker, cases[i].defender, cases[i].attackers,
            cases[i].defenders, cases[i].fight);
        SAY(ROUND, cases[i].attacker, 1, cases[i].defenders, cases[i].attackers);
        SAY(FIELD, cases[i].attacker, H("12D"), 0, 0, -1);
        bool ours = cases[i].attacker == 3;
        snprintf(line, sizeof line, "[\"%s\",\"round 1: %d of theirs down, %d of ours.\",\"Nobody is left.\"]",
                 cases[i].words, ours ? cases[i].defenders : cases[i].attackers,
                 ours ? cases[i].attackers : cases[i].defenders);
        reads(line);
    }
}

/* Each colour that fell is told, alone and with any other. */
TEST(the_fallen_by_colour) {
    UNUSED;
    begin();
    for (int a = 0; a < SW_COLOURS; a++)
        for (int b = a; b < SW_COLOURS; b++) {
            char line[200], fallen[40];
            int lost[SW_COLOURS] = { 0 };
            lost[a] = lost[b] = 5;
            battle(1, 3, 90, 60);
            SAY(LOST, 3, H("12D"), SW_BY_BATTLE, lost[0], lost[1], lost[2], lost[3], lost[4]);
            SAY(FIELD, 1, H("12D"), 1, 90, -1);
            if (a == b)
                snprintf(fallen, sizeof fallen, "5 %s", swamp_facts.colour[a]);
            else
                snprintf(fallen, sizeof fallen, "5 %s 5 %s", swamp_facts.colour[a], swamp_facts.colour[b]);
            snprintf(line, sizeof line, "[\"90 of BOG attack 60 of yours.\",\"The field is lost. Lost %s.\"]", fallen);
            reads(line);
        }
}

/* Those of this battle, not of what stands before or after it, and not what died of something else. */
TEST(the_fallen_are_those_of_this_battle) {
    UNUSED;
    begin();
    SAY(LOST, 3, H("14D"), SW_BY_BATTLE, 3, 0, 0, 0, 0);
    battle(1, 3, 90, 60);
    SAY(LOST, 3, H("12D"), SW_BY_BATTLE, 5, 0, 0, 0, 0);
    SAY(LOST, 3, H("12D"), SW_BY_BATTLE, 6, 0, 0, 0, 2);
    SAY(FIELD, 1, H("12D"), 1, 90, -1);
    SAY(LOST, 3, H("12D"), SW_BY_LAVA, 1, 0, 0, 0, 0);
    SAY(LOST, 3, H("14D"), SW_BY_BATTLE, 7, 0, 0, 0, 0);
    reads(
        "[\"Lost 3 RED.\"] / [\"90 of BOG attack 60 of yours.\",\"The field is lost. Lost 11 RED 2 BLK. Lost 1 RED to "
        "lava.\"] / [\"Lost 7 RED.\"]");
}

/* How it ended for attackers who did not win, and for those who fled from them. */
TEST(how_a_battle_ends) {
    UNUSED;
    begin();
    battle(3, 1, 9, 60);
    SAY(ROUND, 3, 1, 5, 4);
    SAY(ROUND, 3, 2, 4, 5);
    SAY(FIELD, 3, H("12D"), 2, 51, -1);
    reads("[\"9 attack 60 of BOG.\",\"round 1: 5 of theirs down, 4 of ours.  2: 4, 5.\","
          "\"They held; nobody of yours is left.\"]");
    battle(3, 1, 10, 60);
    SAY(ROUND, 3, 1, 5, 9);
    SAY(FIELD, 3, H("12D"), 2, 55, -1);
    reads("[\"10 attack 60 of BOG.\",\"round 1: 5 of theirs down, 9 of ours.\",\"Beaten back. 1 is left.\"]");
    battle(3, 1, 90, 60);
    SAY(ROUND, 3, 1, 59, 9);
    SAY(FIELD, 3, H("12D"), 1, 81, SW_GOOD);
    reads("[\"90 attack 60 of BOG.\",\"round 1: 59 of theirs down, 9 of ours.\","
          "\"The field is yours. 1 of theirs flees. 81 now Good.\"]");
    battle(3, 1, 90, 60);
    SAY(ROUND, 3, 1, 60, 9);
    SAY(FIELD, 3, H("12D"), 1, 81, SW_GOOD);
    reads("[\"90 attack 60 of BOG.\",\"round 1: 60 of theirs down, 9 of ours.\",\"The field is yours. 81 now Good.\"]");
    battle(1, 3, 90, 60);
    SAY(FLED, 3, H("12D"), H("12E"), 1);
    SAY(FIELD, 1, H("12D"), 1, 90, -1);
    reads("[\"90 of BOG attack 60 of yours.\",\"The field is lost. 1 flees to 12E.\"]");
    SAY(BATTLE, 1, H("12D"), 1, 3, 90, 60, SW_FIGHT_DEN);
    SAY(ROUND, 1, 1, 3, 90);
    SAY(FIELD, 1, H("12D"), 2, 57, SW_FEARSOME);
    reads("[\"90 of BOG attack 60 of yours in the Yellow home den.\",\"round 1: 90 of theirs down, 3 of ours.\","
          "\"The den is held. 57 now Fearsome.\"]");
}

/* What is taken elsewhere after a battle is not what was fought for; of two things here the first was. */
TEST(what_a_battle_was_for) {
    UNUSED;
    begin();
    order(SW_MO);
    battle(3, 1, 90, 60);
    SAY(FIELD, 3, H("12D"), 1, 90, SW_GOOD);
    SAY(TOOK, 3, H("12E"), SW_A_TEMPLE, SW_UNTOLD);
    SAY(MOVED, 3, H("13D"), H("12E"), 90);
    ends();
    reads("[\"12D: 90 attack 60 of BOG.\",\"The field is yours. 60 of theirs flee. 90 now Good. The temple in 12E is "
          "yours. 90 now in 12E.\"]");
    order(SW_MO);
    battle(3, 1, 90, 60);
    SAY(FIELD, 3, H("12D"), 1, 90, SW_GOOD);
    SAY(TOOK, 3, H("12D"), SW_A_DEN, 1);
    SAY(TOOK, 3, H("12D"), SW_A_BRIDGE, 1);
    SAY(FED, 3, H("12D"), 90);
    SAY(MOVED, 3, H("13D"), H("12D"), 90);
    ends();
    reads("[\"12D: 90 attack 60 of BOG.\",\"The den, BOG's until now, is yours. 60 of theirs flee. 90 now Good. The "
          "bridge, BOG's until now, is yours. Fed.\"]");
}

/* A battle begins a line, whatever was told before. */
TEST(a_battle_has_lines_of_its_own) {
    UNUSED;
    begin();
    order(SW_MO);
    SAY(FED, 3, H("13E"), 90);
    battle(3, 1, 90, 60);
    SAY(ROUND, 3, 1, 9, 90);
    SAY(CAPTIVES, 1, H("12D"), 1, 2, 0, 0, 0, 0);
    SAY(FIELD, 3, H("12D"), 2, 51, -1);
    ends();
    reads("[\"fed in 13E.\",\"12D: 90 attack 60 of BOG.\",\"round 1: 9 of theirs down, 90 of ours.\","
          "\"They held; nobody of yours is left. BOG capture 2 RED of them.\"]");
    order(SW_MO);
    battle(3, 1, 90, 60);
    SAY(CAPTIVES, 3, H("12D"), 3, 2, 0, 0, 0, 0);
    SAY(FIELD, 3, H("12D"), 1, 92, SW_GOOD);
    SAY(BATTLE, 3, H("12E"), 3, 2, 92, 5, SW_FIGHT_OPEN);
    SAY(FIELD, 3, H("12E"), 1, 92, SW_DANGEROUS);
    SAY(MOVED, 3, H("13D"), H("12E"), 92);
    ends();
    reads("[\"12D: 90 attack 60 of BOG.\",\"The field is yours. 60 of theirs flee. Captured 2 RED. 92 now Good.\","
          "\"12E: 92 attack 5 of TAI.\",\"The field is yours. 5 of theirs flee. 92 now Dangerous.\"]");
}

RUN(CASE(how_a_battle_begins), CASE(the_fallen_by_colour), CASE(the_fallen_are_those_of_this_battle),
    CASE(how_a_battle_ends), CASE(what_a_battle_was_for), CASE(a_battle_has_lines_of_its_own))
