/* How orders and the other words of a mail are written, and what each does (SW-22.1, SW-22.4): one table for reports,
   receipts and desks. What an order does is said by its verb. */
#include "core/words/verb.h"
#include "games/swamp/sheet/swamp_sheet_work.h"

static const char *const orders[SW_ORDER_VERBS] = {
    [SW_FR] = "FR 12D 30RED",     [SW_LO] = "LO 12D N NE", [SW_CH] = "CH 12D N NE EYES",
    [SW_CHG] = "CH 12D 5AD GATE", [SW_MO] = "MO 12D N NE", [SW_SP] = "SP 12D N 30RED 5BLK",
    [SW_SN] = "SN 12D N NE",      [SW_SA] = "SA 12D N NE", [SW_RE] = "RE 12D",
    [SW_GI] = "GI 12D 5",         [SW_BF] = "BF 12D",      [SW_DF] = "DF 12D",
    [SW_BR] = "BR 12D N",         [SW_BD] = "BD 12D",      [SW_BB] = "BB 12D N",
    [SW_DB] = "DB 12D N",
};

/* Outside of ORDERS. */
static const struct swamp_usage words[] = {
    { "TO 1,4 (or TO ALL)", "a letter to these clans: its text on the lines below, then a line END", LZ_PRESS_SIGNED },
    { "TO 1,4 UNSIGNED", "a letter without your name", LZ_PRESS_UNSIGNED },
    { "TO 1,4 AS 5", "a letter in the name of clan 5", LZ_PRESS_FORGED },
    { "SHEET 12D AROUND", "in a letter: these hexes as you see them", LZ_PRESS_SIGNED },
    { "CLAIM 12D 20 RED", "in a letter: a hex as you say it is; BLANK 12D shows bare ground", LZ_PRESS_SIGNED },
    { "WITHDRAW", "take back the letters that you sent for this turn", LZ_PRESS_SIGNED },
    { "READY", "your orders are complete; alone, there are none or those sent before stand", LZ_PRESS_NONE },
    { "SURRENDER", "leave the game; say it again in a second mail to confirm it", LZ_PRESS_NONE },
};

bool swamp_usage(int i, struct swamp_usage *row) {
    if (i < SW_ORDER_VERBS)
        *row = (struct swamp_usage){ orders[i], lz_verb_of(&swamp_game, (uint8_t)i)->help, LZ_PRESS_NONE };
    else if (i < SW_ORDER_VERBS + LZ_COUNT(words))
        *row = words[i - SW_ORDER_VERBS];
    return i < SW_ORDER_VERBS + LZ_COUNT(words);
}
