/* Legends and Lies in words: what it is about, what its cards do, what a move will do, why one is refused. */
#include "games/legends/legends_state.h"

static const char page[] =
    "Turn: Draw the top card of the Unknown, which lies face down, or of the Tabloids, which lie face up. Lay as many "
    "cards as you like, but only one Anomaly. Discard one onto the Tabloids; you must keep a card for that.\n"
    "Expeditions: For a creature that nobody hunts yet, lay three of its cards, at most one of them a Proof!. Once "
    "somebody has, all may add cards of it, one by one, each before themselves.\n"
    "Wilds: \"Expert\" Opinion and Blurry Photo join an expedition of yours that has a card of the creature itself; a "
    "Blurry Photo none for Piltdown Man. They go to the Tabloids when the last such card is gone.\n"
    "Anomalies: Proof!, Crop Circles, Fish Falls, ESP, Resurrection and Hoax!; cards tells what each does.\n"
    "End of a hand: You go out when you discard your last card; each of the others then discards one more. An empty "
    "Unknown is made anew from the Tabloids, once; the next time the hand ends.\n"
    "Tabloids: Each card in the Tabloids then strikes a card of its colour's creature, always from the largest "
    "expedition; of equal ones each loses a card. Owners choose which. Brown strikes Bigfoot and Yeti.\n"
    "Points: Your cards on the table, double where a creature has 10 points on the whole table, less "
    "your hand. Shut-out: who goes out with 10 points of Extraterrestrials, Crop Circles included, scores alone.\n"
    "Partners: With four, those who sit opposite swap a card unseen before each hand, may swap one instead of drawing, "
    "and add up their points. They play to 150, and score alone with 15 points of Extraterrestrials.\n"
    "Match: Hands are added up. From 100 points on the highest total wins; if it is shared, one more hand decides.";

const struct lz_about legends_about = {
    .line = "hunt Bigfoot and Nessie, dodge the tabloids",
    .aim =
        "Be the first to 100 points, partners to 150: mount expeditions for creatures, three cards or more of a kind, "
        "and empty your hand before the others; a creature with 10 points on the whole table counts double, and each "
        "discard of its colour takes one away.",
    .whom = "two or three on their own, four as partners; the gentler of the two rummies",
    .minutes_least = 30,
    .minutes_most = 60,
    .ours = "The printed rules do not list the cards: the points and number of some, and a few names, are ours (rules "
            "R-1).",
    .page = page,
};

#define EXPEDITION(of) \
    { \
        "Expedition", \
            "Three of them, or two with a Proof! or a wild, mount an expedition for " of " (LE-5.1). " \
            "One alone joins it once somebody has (LE-5.7).", \
            { 0 }, false \
    }
#define PROOF(of) \
    { "Proof!", "It counts as a card of " of "; laying it is an Anomaly (LE-5.8).", { 0 }, false }
static const struct rummy_told told[CARDS] = {
    [BIGFOOT_YETI] = EXPEDITION("Bigfoot or for Yeti"),
    [LOCH_NESS] = EXPEDITION("the Loch Ness Monster"),
    [FEEGEE_MERMAID] = EXPEDITION("the Feegee Mermaid"),
    [JERSEY_DEVIL] = EXPEDITION("the Jersey Devil"),
    [GIANT_SNAKES] = EXPEDITION("Giant Snakes"),
    [EXTRATERRESTRIAL] = { "Expedition",
                           "Who goes out with 10 points of them and of Crop Circles scores alone, partners with 15: "
                           "the "
                           "others get 0 (LE-10.6, LE-12.9).",
                           { 0 },
                           false },
    [CHUPACABRAS] = EXPEDITION("El Chupacabras, which has no Proof! of its own"),
    [PILTDOWN_MAN] = { "Expedition",
                       "Three of them, or fewer with \"Expert\" Opinion, mount an expedition for Piltdown Man; no "
                       "Proof! "
                       "goes with it (LE-5.5).",
                       { 0 },
                       false },
    [EXPERT_OPINION] = { "Expedition",
                         "It is wild: it joins any expedition of yours that holds a card of the creature itself, and "
                         "is no "
                         "Anomaly (LE-6.1, LE-6.3).",
                         { 0 },
                         false },
    [FOOTPRINT_CAST] = PROOF("Bigfoot or of Yeti"),
    [FLIPPER_PHOTO] = PROOF("the Loch Ness Monster"),
    [MUMMIFIED_TAIL] = PROOF("the Feegee Mermaid"),
    [BROKEN_HORN] = PROOF("the Jersey Devil"),
    [SHED_SKIN] = PROOF("Giant Snakes"),
    [ALIEN_IMPLANT] = PROOF("Extraterrestrial Life Forms"),
    [BLURRY_PHOTO] = { "Proof!",
                       "A wild Proof!: it joins any expedition of yours with a card of the creature itself, but none "
                       "for Piltdown Man (LE-6.1, LE-6.4).",
                       { 0 },
                       false },
    [CROP_CIRCLES] = { "Strange Occurrence",
                       "You draw two cards from the Unknown, or take any card from the Tabloids; an Anomaly among them "
                       "may be played at once. It stays before you and counts with the Extraterrestrials (LE-7.5, "
                       "LE-7.6).",
                       { LZ_SURE, "LE-7.5",
                         "You draw two cards from the Unknown, or take any card from the Tabloids; Crop Circles stay "
                         "before "
                         "you." },
                       true },
    [FISH_FALLS] = { "Strange Occurrence",
                     "You discard one, two or three cards. It stays before you and costs 2 points (LE-7.9).",
                     { LZ_SURE, "LE-7.9", "You discard one, two or three cards; Fish Falls stay before you." },
                     true },
    [ESP] = { "Phenomenon",
              "You look at the top three cards of the Unknown, keep one and put the others back in an order that you "
              "choose "
              "(LE-7.10).",
              { LZ_OPEN, "LE-7.10", "You look at the top three cards of the Unknown and keep one." },
              false },
    [RESURRECTION] = { "Phenomenon",
                       "You discard a card, then take any Expedition from the Tabloids, but not that card (LE-7.11).",
                       { LZ_SURE, "LE-7.11", "You discard a card, then take an Expedition from the Tabloids." },
                       false },
    [HOAX] = { "Hoax!",
               "It sends any Expedition or Proof! on the table to the Tabloids, and stays before you for 3 points "
               "(LE-7.12).",
               { LZ_SURE, "LE-7.12", "Hoax! stays before you for 3 points." },
               true },
};

/* LE-1.4 */
static const char *const colours[] = {
    "no colour", "brown", "blue", "teal", "red", "green", "yellow", "orange", "grey"
};

#define S(name) [RUMMY_S_##name]
static const char *const rule[RUMMY_SAYS] = {
    S(DRAW) = "LE-4.1",       S(DRAW_KNOWN) = "LE-4.1",    S(DRAW_LOOK) = "LE-4.1",     S(DRAW_LAYS) = "LE-4.3",
    S(DRAW_NONE) = "LE-4.5",  S(DRAW_OPEN) = "LE-4.2",     S(LIFT) = "LE-7.11",         S(FETCH) = "LE-7.5",
    S(FETCH_DRAW) = "LE-7.5", S(AT_ONCE) = "LE-7.6",       S(AT_ONCE_DRAWN) = "LE-7.6", S(MELD) = "LE-5.1",
    S(ADD) = "LE-5.7",        S(ADD_FIRST) = "LE-5.7",     S(ACTION) = "LE-7.1",        S(ACTION_FREE) = "LE-7.6",
    S(STRENGTH) = "LE-5.7",   S(SHUTOUT) = "LE-10.6",      S(REMOVE) = "LE-7.12",       S(ORPHANS) = "LE-6.6",
    S(DISCARD) = "LE-8.1",    S(GO_OUT) = "LE-8.2",        S(GO_OUT_SHUT) = "LE-10.6",  S(LAST) = "LE-8.4",
    S(FALLS) = "LE-7.9",      S(STORY) = "LE-9.1",         S(STORY_LESS) = "LE-9.1",    S(NEXT) = "LE-4.2",
    S(KEEP) = "LE-7.10",      S(KEEP_BACK) = "LE-7.10",    S(ORDER) = "LE-7.10",        S(STRIKE) = "LE-9.5",
    S(DECLINE) = "LE-3.4",    S(DECLINE_EXTRA) = "LE-7.6", S(PROVEN) = "LE-10.2",       S(UNPROVEN) = "LE-10.2",
    S(NOW_MINE) = "LE-10.5",  S(NOW_LOSS) = "LE-10.5",     S(NOW_OTHER) = "LE-10.5",    S(STRUCK) = "LE-9.3",
};

#define OWN(phase) [(phase)-RUMMY_PHASES]
static const struct rummy_line own[PHASES - RUMMY_PHASES] = {
    OWN(BLIND) = { LZ_OPEN, "LE-12.2",
                   "{card} goes to your partner, and a card of your partner's choice comes to you." },
    OWN(RETURN) = { LZ_OPEN, "LE-12.3", "{card} goes to your partner for the card that was laid for you." },
};
static const struct rummy_line not_own[PHASES - RUMMY_PHASES] = {
    OWN(FALL) = { LZ_SURE, "LE-7.9", "No more cards fall." },
};
static const struct rummy_line pass[2] = {
    { LZ_OPEN, "LE-12.3", "{card} goes to your partner, and a card of your partner's choice comes to you." },
    { LZ_SURE, "LE-12.4", "That takes the place of your draw: your hand does not grow." },
};

static const char *const because[RULES] = {
    [LE_3_3] = "You hold {held}, and the move takes {cards-lost} of them.",
    [LE_3_6] = "{asked}",
    [LE_4_3] = "You drew {drawn} from the Tabloids.",
    [LE_4_8] = "The last {stall} began with the Tabloids.",
    [LE_5_3] = "{set} takes {fits}.",
    [LE_5_7] = "In play: {in-play}. {set} takes {fits}.",
    [LE_6_1] = "Before you lies no card of {set} itself.",
    [LE_7_1] = "You have played {number} of {limit} {actions} in this turn.",
    [LE_7_4] = "{card} is of the kind {kind}.",
    [LE_7_5] = "The Unknown holds {unknown}, the Tabloids {tabloids}.",
    [LE_7_6] = "You fetched {fetched}.",
    [LE_7_10] = "The Unknown holds {unknown}.",
    [LE_7_12] = "In play: {in-play}.",
    [LE_16_4] = "You hold {hand}.",
};

const struct rummy_words legends_words = {
    .set = "creature",
    .sets = "creatures",
    .pile = "expedition",
    .found = "mount an expedition for",
    .an = "an Anomaly",
    .actions = "Anomalies",
    .colour = colours,
    .card = told,
    .rule = rule,
    .own = own,
    .not = not_own,
    .pass = pass,
    .because = because,
};
