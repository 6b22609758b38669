/* Every sentence of a report as it is read (SW-17.2, SW-22.3): each kind of event alone and under an order, by the clan
   it happened to and by others, of one and of many; how orders end. */
#include "tests/unit/swamp_story_sample.h"

#include "core/words/verb.h"

/* ---- every kind of event, told alone */

enum { AT = 11 * SW_SIDE + 3, TO = AT + 1, NEW = AT + 2, FAR = 4 * SW_SIDE + 3 }; /* 12D, 12E, 12F, 5D */

static const struct tale {
    int kind, clan;
    int16_t arg[LZ_ARGS];
    const char *words;
} tales[] = {
#define TALE(kind, clan, words, ...) \
    { SW_K_##kind, clan, { __VA_ARGS__ }, words }
    TALE(NOMADS, 3, "Nomads come to the new den: 12 live there.", AT, 12),
    TALE(NOMADS, 3, "Nomads come to the new den: 1 lives there.", AT, 1),
    TALE(SETTLED, 3, "The den is settled: it is Grey.", AT, SW_GRY),
    TALE(COLLAPSED, 0, "The den falls into ruin.", AT),
    TALE(HATCHED, 3, "33 young hatch in the Yellow home den (83 of 150).", AT, 33, 83, 150),
    TALE(HATCHED, 3, "1 young hatches in the den (3 of 150).", TO, 1, 3, 150),
    TALE(DEN_STARVED, 3, "2 den lizards starve in the Yellow home den, 1 is left.", AT, 2, 1),
    TALE(DEN_STARVED, 3, "1 den lizard starves in the Yellow home den, 0 are left.", AT, 1, 0),
    TALE(DEN_STARVED, 3, "3 den lizards starve in the den, 2 are left.", NEW, 3, 2),
    TALE(DEN_EMPTY, 3, "The den stands empty.", AT),
    TALE(LOST, 3, "Lost 2 RED 3 GRN 4 GRY 5 YEL 6 BLK on cursed ground.", AT, SW_BY_CURSE, 2, 3, 4, 5, 6),
    TALE(LOST, 3, "Lost 1 RED to the whirlpool.", AT, SW_BY_WHIRLPOOL, 1),
    TALE(LOST, 3, "Lost 1 GRN to lava.", AT, SW_BY_LAVA, 0, 1),
    TALE(LOST, 3, "Lost 1 GRY in the eruption.", AT, SW_BY_ERUPTION, 0, 0, 1),
    TALE(LOST, 3, "Lost 1 YEL to the Dark.", AT, SW_BY_DARK, 0, 0, 0, 1),
    TALE(LOST, 3, "Lost 1 BLK to hunger.", AT, SW_BY_HUNGER, 0, 0, 0, 0, 1),
    TALE(LOST, 3, "Lost 7 RED in the gate.", AT, SW_BY_GATE, 7),
    TALE(LOST, 3, "Lost 7 RED to stones.", AT, SW_BY_STONES, 7),
    TALE(LOST, 3, "Lost 7 RED.", AT, SW_BY_BATTLE, 7),
    TALE(LOST, 3, "Lost 7 RED to the monster.", AT, SW_BY_MONSTER, 7),
    TALE(LOST, 3, "Lost 7 RED in the chaos.", AT, SW_BY_CHAOS, 7),
    TALE(SPY_LOST, 3, "The RED spy dies on cursed ground.", AT, SW_RED, SW_BY_CURSE),
    TALE(SPY_LOST, 3, "The GRN spy drowns in a whirlpool.", AT, SW_GRN, SW_BY_WHIRLPOOL),
    TALE(SPY_LOST, 3, "The GRY spy dies in lava.", AT, SW_GRY, SW_BY_LAVA),
    TALE(SPY_LOST, 3, "The YEL spy dies in the eruption.", AT, SW_YEL, SW_BY_ERUPTION),
    TALE(SPY_LOST, 3, "The BLK spy is lost to the Dark.", AT, SW_BLK, SW_BY_DARK),
    TALE(SPY_LOST, 3, "The RED spy is eaten by a sea monster.", AT, SW_RED, SW_BY_MONSTER),
    TALE(SPY_LOST, 3, "The RED spy is caught.", AT, SW_RED, SW_BY_CAPTURE),
    TALE(SPY_LOST, 3, "The RED spy is revealed and dies.", AT, SW_RED, SW_BY_REVEAL),
    TALE(SPY_LOST, 3, "The RED spy has gone bush.", AT, SW_RED, SW_BY_BUSH),
    TALE(SPY_LOST, 3, "The RED spy is lost in the chaos.", AT, SW_RED, SW_BY_CHAOS),
    TALE(SPY_CAUGHT, 3, "A spy of TAI is caught.", AT, 2),
    TALE(FREED, 3, "1 RED goes wild.", AT, 1, 0, 0, 0, 0, 0),
    TALE(FREED, 3, "1 GRN 1 GRY go wild.", AT, 0, 1, 1, 0, 0, 0),
    TALE(FREED, 3, "1 YEL joins the den lizards.", AT, 0, 0, 0, 1, 0, 1),
    TALE(FREED, 3, "2 RED 3 BLK join the den lizards.", AT, 2, 0, 0, 0, 3, 5),
    TALE(FREED, 3, "9 RED 1 GRN set free: 1 joins the den lizards, the rest go wild.", AT, 9, 1, 0, 0, 0, 1),
    TALE(FREED, 3, "9 RED 2 GRN set free: 9 join the den lizards, the rest go wild.", AT, 9, 2, 0, 0, 0, 9),
    TALE(LOBBED, 3, "Stones fly to 12E: nobody is hit.", AT, TO, 0),
    TALE(LOBBED, 3, "Stones fly to 12E: 1 is hit.", AT, TO, 1),
    TALE(LOBBED, 3, "Stones fly to 12E: 2 are hit.", AT, TO, 2),
    TALE(STONED, 3, "Stones fall here, thrown by BOG.", AT, 1),
    TALE(STONED, 3, "Stones fall here, thrown by P16.", AT, SW_CLANS),
    TALE(STONED, 3, "Stones fall here, thrown by you.", AT, 3),
    TALE(STONED, 3, "Stones fall here, thrown by lizards out of sight.", AT, SW_UNTOLD),
    TALE(STONES, 0, "Stones fly in from 12E.", TO, AT),
    TALE(CHANTED, 0, "Freeze strikes here, sung by COB.", SW_FREEZE, AT, 4),
    TALE(CHANTED, 0, "Summon strikes here, sung by lizards out of sight.", SW_SUMMON, AT, SW_UNTOLD),
    TALE(EYED_DEN, 3, "The den is Red: 1 den lizard, 30 militia.", AT, SW_RED, 1, 30),
    TALE(EYED_DEN, 3, "The den is Red: 2 den lizards, 0 militia.", AT, SW_RED, 2, 0),
    TALE(EYED_BAND, 3, "1 GRY of BOG is there.", AT, 1, 0, 0, 1),
    TALE(EYED_BAND, 3, "1 RED of BOG is there.", AT, 1, 1),
    TALE(EYED_BAND, 3, "5 RED 5 BLK of yours are there.", AT, 3, 5, 0, 0, 0, 5),
    TALE(REVEALED, 3, "A spy of TAI dies.", AT, 2),
    TALE(SHUNTED, 3, "1 of yours flies from 12D to 12E.", AT, TO, 3, 1),
    TALE(SHUNTED, 1, "60 of BOG fly from 12D to 12E.", AT, TO, 1, 60),
    TALE(FROZEN, 3, "1 lizard freezes and cannot move this turn.", AT, 1),
    TALE(FROZEN, 3, "9 lizards freeze and cannot move this turn.", AT, 9),
    TALE(COERCED, 1, "60 of BOG go over to you.", AT, 1, 3, 60),
    TALE(COERCED, 3, "1 of yours goes over to BOG.", AT, 3, 1, 1),
    TALE(COERCED, 3, "2 of yours go over to an unseen clan.", AT, 3, SW_UNTOLD, 2),
    TALE(TRANSMUTED, 1, "The lizards of BOG change colour.", AT, 1),
    TALE(TRANSMUTED, 1, "The lizards of an unseen clan change colour.", AT, SW_UNTOLD),
    TALE(RECOLOURED, 3, "Now they are 7 GRY 9 BLK.", AT, 0, 0, 7, 0, 9),
    TALE(GATED, 3, "1 of yours steps through the gate from 12D to 12E.", AT, TO, 3, 1),
    TALE(GATED, 1, "2 of BOG step through the gate from 12D to 12E.", AT, TO, 1, 2),
    TALE(DARKENED, 0, "Darkness takes 12D: it is cursed ground now.", AT),
    TALE(MOVED, 3, "40 now in 12E.", AT, TO, 40),
    TALE(SAILED, 3, "40 sailed to 12E.", AT, TO, 40),
    TALE(SPY_AT, 3, "Spy now in 12E.", AT, TO, SW_RED),
    TALE(FED, 3, "Fed.", AT, 40),
    TALE(MIRED, 3, "1 is mired until turn 4.", AT, 1, 4),
    TALE(MIRED, 3, "30 are mired until turn 4.", AT, 30, 4),
    TALE(SPY_MIRED, 3, "A spy is mired until turn 4.", AT, 4),
    TALE(TOOK, 3, "The den, BOG's until now, is yours.", AT, SW_A_DEN, 1),
    TALE(TOOK, 3, "The home den, P16's until now, is yours.", AT, SW_A_HOME_DEN, SW_CLANS),
    TALE(TOOK, 3, "The temple is yours.", AT, SW_A_TEMPLE, SW_UNTOLD),
    TALE(TOOK, 3, "The den is yours.", AT, SW_A_DEN, SW_FREE),
    TALE(TOOK, 3, "The bridge is yours.", AT, SW_A_BRIDGE, 3),
    TALE(TAKEN, 1, "The home den belongs to BOG now.", AT, SW_A_HOME_DEN, 1),
    TALE(BATTLE_SEEN, 1, "BOG attack TAI: nobody is left.", AT, 1, 2, 0),
    TALE(BATTLE_SEEN, 1, "BOG attack TAI and win.", AT, 1, 2, 1),
    TALE(BATTLE_SEEN, 1, "BOG attack the free den and are beaten.", AT, 1, SW_FREE, 2),
    TALE(CAPTIVES, 3, "Captured 4 GRY.", AT, 3, 0, 0, 4),
    TALE(CAPTIVES, 1, "BOG capture 4 GRY.", AT, 1, 0, 0, 4),
    TALE(MONSTER, 3, "A sea monster of strength 45 rises: nobody survives it.", AT, 45, 0),
    TALE(MONSTER, 3, "A sea monster of strength 45 rises: 1 survives it.", AT, 45, 1),
    TALE(MONSTER, 3, "A sea monster of strength 45 rises: 2 survive it.", AT, 45, 2),
    TALE(MONSTER_SEEN, 0, "A monster feeds here.", AT),
    TALE(ERUPTED, 0, "The volcano erupts.", AT),
    TALE(WHIRLED, 0, "The whirlpool drifts from 12D to 12E.", AT, TO),
    TALE(TERRAIN, 0, "Plains turns into Water.", AT, SW_PLAINS, SW_WATER),
    TALE(GONE, 0, "The raft is gone.", AT, SW_A_RAFT),
    TALE(RECRUITED, 3, "34 RED recruited, 66 den lizards stay.", AT, 34, SW_RED, 66),
    TALE(RECRUITED, 3, "1 YEL recruited, 1 den lizard stays.", AT, 1, SW_YEL, 1),
    TALE(GAVE, 3, "All that was yours here now belongs to COB.", AT, 4),
    TALE(GIFT, 3, "COB give you all they had here.", AT, 4),
    TALE(BUILT, 3, "A den stands here (unsettled).", AT, SW_A_DEN),
    TALE(BUILT, 3, "A bridge stands here.", AT, SW_A_BRIDGE),
    TALE(BUILT, 3, "A raft floats here.", AT, SW_A_RAFT),
    TALE(BUILT, 3, "The den is half built; build on next turn.", AT, SW_A_HALF_BUILT),
    TALE(BUILT, 3, "The ground is Fertile now.", AT, SW_A_FERTILE),
    TALE(BUILT, 1, "A den is built here.", AT, SW_A_DEN),
    TALE(BUILT, 1, "A bridge is built here.", AT, SW_A_BRIDGE),
    TALE(BUILT, 1, "A raft is built here.", AT, SW_A_RAFT),
    TALE(BUILT, 1, "A den is half built here.", AT, SW_A_HALF_BUILT),
    TALE(BUILT, 1, "The ground is planted: Fertile.", AT, SW_A_FERTILE),
    TALE(SPY_BACK, 3, "The YEL spy is back in the band.", AT, SW_YEL),
    TALE(LEFT, 4, "Clan 4, Cold Blood (COB), falls into chaos: its dens are free.", 4),
    TALE(OUT, 4, "Clan 4, Cold Blood (COB), is no more.", 4),
    TALE(OUT, 5, "Clan 5,  (P05), is no more.", 5),
    TALE(DEN_LOST, 3, "BOG walk into the Grey den: nobody of yours was in it. 184 den lizards are lost.", AT, SW_A_DEN,
         SW_GRY, 184, 1),
    TALE(DEN_LOST, 3, "The Red home den is lost: nobody of yours was in it. 1 den lizard is lost.", AT, SW_A_HOME_DEN,
         SW_RED, 1, SW_UNTOLD),
    TALE(DEN_LOST, 3, "The Red home den is gone, and 0 den lizards with it.", AT, SW_A_HOME_DEN, SW_RED, 0, SW_FREE),
    TALE(SIGHTED, 4, "45 of COB come into sight.", FAR, 4, 45),
    TALE(SIGHTED, 4, "1 of COB comes into sight, one step from your home den in 12D.", TO, 4, 1),
    TALE(TERRAIN, 0, "A whirlpool comes.", AT, SW_WATER, SW_WHIRLPOOL),
    TALE(TERRAIN, 0, "The whirlpool drifts away.", AT, SW_WHIRLPOOL, SW_WATER),
};

static void say_tale(const struct tale *tale) {
    int arg[LZ_ARGS];
    for (int i = 0; i < LZ_ARGS; i++)
        arg[i] = tale->arg[i];
    memcpy(sample.view.clans[SW_CLANS - 1].code, "P16", 3);
    memcpy(sample.view.clans[4].code, "P05", 3);
    sample_tell(&sample, tale->kind, tale->clan, arg, lz_form_length(swamp_game.kinds[tale->kind].form));
}

TEST(every_kind_of_event) {
    UNUSED;
    begin();
    for (size_t i = 0; i < LZ_COUNT(tales); i++) {
        char line[200];
        say_tale(&tales[i]);
        snprintf(line, sizeof line, "[\"%s\"]", tales[i].words);
        reads(line);
    }
}

/* Under an order the first word is small, and a hex is named that is not where the order works. */
TEST(every_kind_under_an_order) {
    static const struct tale named[] = {
        TALE(SETTLED, 3, "the den in 12D is settled: it is Grey.", AT, SW_GRY),
        TALE(LOST, 3, "lost 1 GRN to lava in 12D.", AT, SW_BY_LAVA, 0, 1),
        TALE(SPY_LOST, 3, "the RED spy in 12D dies in lava.", AT, SW_RED, SW_BY_LAVA),
        TALE(SPY_CAUGHT, 3, "a spy of TAI is caught in 12D.", AT, 2),
        TALE(REVEALED, 3, "a spy of TAI dies in 12D.", AT, 2),
        TALE(FROZEN, 3, "9 lizards freeze in 12D and cannot move this turn.", AT, 9),
        TALE(COERCED, 1, "60 of BOG go over to you in 12D.", AT, 1, 3, 60),
        TALE(TRANSMUTED, 1, "the lizards of BOG in 12D change colour.", AT, 1),
        TALE(RECOLOURED, 3, "now they are 7 GRY.", AT, 0, 0, 7),
        TALE(FED, 3, "fed in 12D.", AT, 40),
        TALE(MIRED, 3, "30 are mired in 12D until turn 4.", AT, 30, 4),
        TALE(TOOK, 3, "the den in 12D, BOG's until now, is yours.", AT, SW_A_DEN, 1),
        TALE(MONSTER, 3, "a sea monster of strength 45 rises in 12D: 2 survive it.", AT, 45, 2),
        TALE(GONE, 0, "the bridge in 12D is gone.", AT, SW_A_BRIDGE),
        TALE(BUILT, 3, "a bridge stands in 12D.", AT, SW_A_BRIDGE),
        TALE(SPY_MIRED, 3, "a spy is mired in 12D until turn 4.", AT, 4),
        TALE(EYED_DEN, 3, "The den is Red: 2 den lizards, 0 militia.", AT, SW_RED, 2, 0),
        TALE(SAILED, 3, "40 sailed to 12E.", AT, TO, 40),
    };
    UNUSED;
    begin();
    for (size_t i = 0; i < LZ_COUNT(named); i++) {
        char line[200];
        order(SW_MO);
        say_tale(&named[i]);
        ends();
        snprintf(line, sizeof line, "[\"%s\"]", named[i].words);
        reads(line);
    }
}

/* Orders that work where they stand need not name their hex: FR, and from RE on. */
TEST(where_an_order_works_is_plain) {
    static const int still[] = { SW_FR, SW_RE, SW_GI, SW_DB }, moving[] = { SW_LO, SW_CH, SW_MO, SW_SP, SW_SN, SW_SA };
    UNUSED;
    begin();
    for (size_t i = 0; i < LZ_COUNT(still); i++) {
        order(still[i]);
        SAY(FED, 3, H("13D"), 40);
        ends();
        reads("[\"fed.\"]");
    }
    for (size_t i = 0; i < LZ_COUNT(moving); i++) {
        order(moving[i]);
        SAY(FED, 3, H("13D"), 40);
        ends();
        reads("[\"fed in 13D.\"]");
    }
}

/* Once an order has led somewhere, that hex is plain. */
TEST(where_they_have_come_is_plain) {
    UNUSED;
    begin();
    order(SW_MO);
    SAY(MOVED, 3, H("13D"), H("12E"), 40);
    SAY(MIRED, 3, H("12E"), 40, 4);
    ends();
    reads("[\"40 now in 12E. 40 are mired until turn 4.\"]");
    order(SW_SA);
    SAY(SAILED, 3, H("13D"), H("12E"), 40);
    SAY(FED, 3, H("12E"), 40);
    ends();
    reads("[\"40 sailed to 12E. Fed.\"]");
    order(SW_SN);
    SAY(SPY_AT, 3, H("13D"), H("12E"), SW_RED);
    SAY(SPY_MIRED, 3, H("12E"), 4);
    ends();
    reads("[\"spy now in 12E. A spy is mired until turn 4.\"]");
    order(SW_SA);
    SAY(MONSTER, 3, H("12D"), 45, 2);
    SAY(LOST, 3, H("12D"), SW_BY_MONSTER, 7, 0, 0, 0, 0);
    ends();
    reads("[\"a sea monster of strength 45 rises in 12D: 2 survive it. Lost 7 RED to the monster.\"]");
}

/* ---- items */

/* An item tells nothing of the next, though that follows at once. */
TEST(items_are_told_apart) {
    struct swamp_run run;
    UNUSED;
    begin();
    SAY(ERUPTED, 0, H("12D"));
    SAY(LOST, 3, H("14D"), SW_BY_LAVA, 3, 0, 0, 0, 0);
    assert_true(swamp_run_take(&sample.view, &run, sample.event, sample.event + 2));
    assert_int_equal(swamp_run_tone(&sample.view, &run), SW_TONE_NEWS);
    reads("[\"The volcano erupts.\"] / [\"Lost 3 RED to lava.\"]");
    SAY(ERUPTED, 0, H("12D"));
    SAY(MOVED, 3, H("14D"), H("14E"), 40);
    reads("[\"The volcano erupts.\"] / [\"40 now in 14E.\"]");
    SAY(EYED_HEX, 3, H("12D"), SW_PLAINS, 0, SW_FREE);
    SAY(EYED_BAND, 3, H("14D"), 1, 2, 0, 0, 0, 0);
    reads("[\"12D is Plains. No warriors there.\"] / [\"2 RED of BOG are there.\"]");
    SAY(SPY_AT, 3, H("12D"), H("12E"), SW_RED);
    SAY(SPY_AT, 3, H("13D"), H("12E"), SW_RED);
    reads("[\"Spy now in 12E.\"] / [\"Spy now in 12E.\"]");
}

/* SW-17.2: what a clan had a part in it is told better than a witness is. Names and readiness are no news. */
TEST(what_need_not_be_told) {
    UNUSED;
    begin();
    SAY(TAKEN, 3, H("12D"), SW_A_DEN, 3);
    SAY(BATTLE_SEEN, 1, H("12D"), 1, 3, 1);
    SAY(BATTLE_SEEN, 3, H("12D"), 3, 1, 1);
    SAY(NAMED, 1, 0);
    SAY(READY, 1);
    SAY(UNREADY, 1);
    reads("");
    order(SW_MO);
    SAY(TAKEN, 3, H("12D"), SW_A_DEN, 3);
    SAY(READY, 1);
    ends();
    reads("[\"done.\"]");
}

/* Two spies that end in one hex are told together, others on their own. */
TEST(spies_are_counted_by_where_they_end) {
    UNUSED;
    begin();
    order(SW_SN);
    SAY(SPY_AT, 3, H("13D"), H("12E"), SW_RED);
    SAY(SPY_AT, 3, H("13D"), H("11E"), SW_RED);
    SAY(SPY_AT, 3, H("13D"), H("12E"), SW_YEL);
    SAY(SPY_CAUGHT, 3, H("12D"), H("12E"));
    sample.event[sample.events - 1].arg[1] = 2;
    ends();
    reads("[\"2 spies now in 12E. Spy now in 11E. A spy of TAI is caught in 12D.\"]");
}

/* ---- how an order is headed */

TEST(what_was_sung_and_done_stands_first) {
    UNUSED;
    begin();
    order(SW_MO);
    SAY(FED, 3, H("12D"), 40);
    SAY(MOVED, 3, H("13D"), H("12E"), 40);
    ends();
    reads("[\"40 now in 12E. Fed in 12D.\"]");
    order(SW_SA);
    SAY(FED, 3, H("12D"), 40);
    SAY(SAILED, 3, H("13D"), H("12E"), 40);
    ends();
    reads("[\"40 sailed to 12E. Fed in 12D.\"]");
    order(SW_SN);
    SAY(SPY_CAUGHT, 3, H("12D"), 2);
    SAY(SPY_AT, 3, H("13D"), H("12E"), SW_RED);
    ends();
    reads("[\"spy now in 12E. A spy of TAI is caught in 12D.\"]");
    order(SW_CH);
    SAY(FROZEN, 1, H("13D"), 60);
    SAY(SUNG, 3, SW_FREEZE, H("13D"), H("13D"), 60, 1);
    ends();
    reads("[\"60 BLK sing Freeze in their own hex. 60 lizards freeze in 13D and cannot move this turn. 1 of the "
          "chanters turns RED.\"]");
    order(SW_CH);
    SAY(LOST, 3, H("12D"), SW_BY_DARK, 3, 0, 0, 0, 0);
    SAY(SUNG, 3, SW_DARK, H("13D"), H("12D"), 150, 0);
    ends();
    reads("[\"150 BLK sing Dark at 12D. Lost 3 RED to the Dark in 12D.\"]");
    order(SW_CH); /* Eyes is the first chant, 13A the first hex of its row: none of these is taken for another */
    SAY(SUNG, 3, SW_EYES, H("1A"), H("1K"), 10, 0);
    ends();
    reads("[\"10 BLK sing Eyes at 1K.\"]");
}

/* Whoever was lost on the way is told where it happened, before where the others are now. */
TEST(losses_are_told_in_their_order) {
    UNUSED;
    begin();
    order(SW_MO);
    SAY(LOST, 3, H("12D"), SW_BY_LAVA, 3, 0, 0, 0, 0);
    SAY(MOVED, 3, H("13D"), H("12E"), 40);
    ends();
    reads("[\"lost 3 RED to lava in 12D. 40 now in 12E.\"]");
    order(SW_MO);
    SAY(MONSTER, 3, H("12D"), 45, 40);
    SAY(MOVED, 3, H("13D"), H("12E"), 40);
    ends();
    reads("[\"a sea monster of strength 45 rises in 12D: 40 survive it. 40 now in 12E.\"]");
    order(SW_SN);
    SAY(SPY_LOST, 3, H("12D"), SW_RED, SW_BY_LAVA);
    SAY(SPY_AT, 3, H("13D"), H("12E"), SW_RED);
    ends();
    reads("[\"the RED spy in 12D dies in lava. Spy now in 12E.\"]");
    order(SW_MO);
    SAY(BATTLE, 3, H("12D"), 3, 1, 90, 60, SW_FIGHT_OPEN);
    SAY(FIELD, 3, H("12D"), 1, 90, SW_GOOD);
    SAY(MOVED, 3, H("13D"), H("12E"), 90);
    ends();
    reads("[\"12D: 90 attack 60 of BOG.\",\"The field is yours. 60 of theirs flee. 90 now Good. 90 now in 12E.\"]");
}

/* SW-9.1 */
TEST(what_eyes_see) {
    static const struct {
        int terrain, marks, owner;
        const char *words;
    } cases[] = {
        { SW_DEN, SW_HOME, 1, "12D is a home den of BOG." },
        { SW_DEN, 0, 3, "12D is a den of yours." },
        { SW_DEN, 0, SW_FREE, "12D is a den, free." },
        { SW_DEN, SW_HOME, SW_FREE, "12D is a home den, free." },
        { SW_TEMPLE, 0, 2, "12D is Temple of TAI." },
        { SW_TEMPLE, 0, SW_FREE, "12D is Temple, nobody's." },
        { SW_WATER, SW_BRIDGE, 2, "12D is Water with a bridge of TAI." },
        { SW_WATER, SW_BRIDGE, SW_FREE, "12D is Water with a bridge, nobody's." },
        { SW_WATER, SW_RAFT, SW_FREE, "12D is Water with a raft." },
        { SW_PLAINS, SW_HALF_BUILT, SW_FREE, "12D is Plains with a half-built den." },
        { SW_SWAMP, 0, SW_FREE, "12D is Swamp." },
    };
    UNUSED;
    begin();
    for (size_t i = 0; i < LZ_COUNT(cases); i++) {
        char line[200];
        order(SW_CH);
        SAY(EYED_HEX, 3, H("12D"), cases[i].terrain, cases[i].marks, cases[i].owner);
        ends();
        snprintf(line, sizeof line, "[\"%s No warriors there.\"]", cases[i].words);
        reads(line);
    }
}

/* ---- works and failures */

/* SW-13.8 */
TEST(a_den_on_a_ruin) {
    UNUSED;
    begin();
    order(SW_BD);
    SAY(BUILT, 3, H("13D"), SW_A_DEN);
    RESULT(&sample, 1, OK, "13D", SW_RUIN, 0);
    reads("[\"the ruin is a den again (unsettled).\"]");
    order(SW_BD);
    SAY(BUILT, 3, H("13D"), SW_A_DEN);
    RESULT(&sample, 1, OK, "13D", SW_PLAINS, SW_RUIN);
    reads("[\"a den stands here (unsettled).\"]");
    order(SW_BF); /* not a den */
    SAY(BUILT, 3, H("13D"), SW_A_FERTILE);
    RESULT(&sample, 1, OK, "13D", SW_RUIN, 0);
    reads("[\"the ground is Fertile now.\"]");
    order(SW_BD);
    SAY(BUILT, 3, H("13D"), SW_A_HALF_BUILT);
    RESULT(&sample, 1, OK, "13D", SW_RUIN, 0);
    reads("[\"the den is half built; build on next turn.\"]");
    order(SW_MO);
    SAY(BUILT, 3, H("12D"), SW_A_DEN);
    RESULT(&sample, 1, OK, "13D", SW_RUIN, 0);
    reads("[\"a den stands in 12D (unsettled).\"]");
}

/* P68: a whirlpool that came and went has passed; another that came after it is there. */
TEST(a_whirlpool_passes) {
    UNUSED;
    begin();
    SAY(TERRAIN, 0, AT, SW_WATER, SW_WHIRLPOOL);
    SAY(TERRAIN, 0, AT, SW_WHIRLPOOL, SW_WATER);
    reads("[\"A whirlpool passes.\"]");
    SAY(TERRAIN, 0, AT, SW_WHIRLPOOL, SW_WATER);
    SAY(TERRAIN, 0, AT, SW_WATER, SW_WHIRLPOOL);
    reads("[\"The whirlpool drifts away. A whirlpool comes.\"]");
}

/* P65: a den is called what it was when it happened, whatever has become of it. */
TEST(a_den_is_called_what_it_was) {
    UNUSED;
    begin();
    sample_cell(&sample, "12D")->owner = 1;
    sample_cell(&sample, "12D")->colour = SW_COLOUR_UNTOLD;
    SAY(HATCHED, 3, AT, 51, 53, 150);
    SAY(BATTLE, 1, AT, 1, 3, 251, 53, SW_FIGHT_DEN);
    SAY(ROUND, 1, 1, 53, 0);
    SAY(LOST, 3, AT, SW_BY_BATTLE, 53, 0, 0, 0, 0);
    SAY(FIELD, 1, AT, 1, 251, -1);
    SAY(DEN_LOST, 3, AT, SW_A_HOME_DEN, SW_RED, 53, SW_UNTOLD);
    reads("[\"51 young hatch in the Red home den (53 of 150).\"] / [\"251 of BOG attack 53 of yours in the Red home "
          "den.\","
          "\"round 1: 0 of theirs down, 53 of ours.\",\"The Red home den is lost, and 53 den lizards with it. Lost 53 "
          "RED.\"]");
}

/* SW-22.3: what did happen is told on a line before. */
TEST(a_failure_has_a_line_of_its_own) {
    UNUSED;
    begin();
    order(SW_MO);
    SAY(FED, 3, H("12D"), 40);
    RESULT(&sample, 1, LIMIT, "12E", 0, 0);
    reads("[\"fed in 12D.\",\"not done: more than 300 of yours would be in 12E.\"]");
    order(SW_BF);
    RESULT(&sample, 1, DISTURBED, "12E", SW_STIR_SPY, 0);
    reads("[\"not done: the builders in 12E were disturbed (a spy was caught).\"]");
    order(SW_BB);
    RESULT(&sample, 1, BADTERRAIN, "12E", SW_WHIRLPOOL, 0);
    reads("[\"not done: 12E is Whirlpool; a bridge leads from land over open water, without raft or foe, to "
          "land.\"]");
    order(SW_DB);
    RESULT(&sample, 1, BADTERRAIN, "12E", SW_PEAK, 0);
    reads("[\"not done: 12E is Peak; that will not do.\"]");
}

RUN(CASE(every_kind_of_event), CASE(every_kind_under_an_order), CASE(where_an_order_works_is_plain),
    CASE(where_they_have_come_is_plain), CASE(items_are_told_apart), CASE(what_need_not_be_told),
    CASE(spies_are_counted_by_where_they_end), CASE(what_was_sung_and_done_stands_first),
    CASE(losses_are_told_in_their_order), CASE(what_eyes_see), CASE(a_den_on_a_ruin), CASE(a_whirlpool_passes),
    CASE(a_den_is_called_what_it_was), CASE(a_failure_has_a_line_of_its_own))
