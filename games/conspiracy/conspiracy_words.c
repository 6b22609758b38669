/* Conspiracy! in words: what it is about, what its cards do, what a move will do, why one is refused. */
#include "games/conspiracy/conspiracy_state.h"

static const char page[] =
    "Turn: Draw the top card of the Unknown, which lies face down, or of the Tabloids, which lie face up. Lay as many "
    "cards as you like. Discard one onto the Tabloids; you must keep a card for that.\n"
    "Reveal: A conspiracy that is not on the table yet begins with three of its cards, at most one of them a Proof!. "
    "One "
    "reveal a turn.\n"
    "Strengthen: Once somebody has revealed it, all may add cards of it, each before themselves: to two conspiracies a "
    "turn, or to one besides a reveal. Your first card on it in a turn may set something off: cards tells what.\n"
    "Action cards: Proof! and Investigations; one a turn. A Leaked File (*) is a Proof! of any conspiracy of which a "
    "card "
    "of its own lies before you. They're Cloning Hitler! cards may be laid as any conspiracy.\n"
    "End of a round: You go out when you discard your last card; each of the others then discards one more. It also "
    "ends "
    "when the Unknown is empty and a card must be drawn from it.\n"
    "Tabloids: Each card in the Tabloids then strikes a card of its colour's conspiracy, always from the largest pile; "
    "of "
    "equal ones each loses a card. Owners choose which.\n"
    "Points: Your cards on the table, double where a conspiracy has 10 points on the whole table, less "
    "your hand. Shut-out: who goes out with 12 points of Mayan Apocalypse scores alone.\n"
    "Match: Rounds are added up. From 100 points on the highest total wins; while it is shared, another round is "
    "played.";

const struct lz_about conspiracy_about = {
    .line = "collect plots before the press debunks them",
    .aim =
        "Be the first to 100 points: lay down conspiracies, three cards or more of a kind, and empty your hand before "
        "the others; what reaches 10 points on the whole table counts double, and each discard of its colour "
        "takes one away.",
    .whom = "two to four who like rummy with dirty tricks; nothing to know beforehand",
    .minutes_least = 30,
    .minutes_most = 60,
    .ours = "The printed rules do not list the cards: their points, and what a few of them do, are ours (rules R-1).",
    .page = page,
};

#define PROOF(of) \
    { "Proof!", "It counts as a card of " of "; laying it is an Action card (CO-9.7).", { 0 }, false }
static const struct rummy_told told[CARDS] = {
    [AREA_51] = { "Conspiracy card",
                  "While a card of it lies before you, you look at two cards when you draw from the Unknown, and keep "
                  "one (CO-7.4).",
                  { 0 },
                  false },
    [CHEMTRAILS] = { "Conspiracy card",
                     "With your first card on it in a turn you may look at a random card of an opponent's hand, and "
                     "have "
                     "it discarded or returned (CO-7.5).",
                     { LZ_SURE, "CO-7.5", "Chemtrails then lets you look at a random card of an opponent's hand." },
                     false },
    [COLD_FUSION] = { "Conspiracy card",
                      "With your first card on it in a turn you may draw a card from the Unknown (CO-7.6).",
                      { LZ_SURE, "CO-7.6", "Cold Fusion then lets you draw a card from the Unknown." },
                      false },
    [CLONING_HITLER] = { "Conspiracy card",
                         "It is wild: it may be laid as a card of any conspiracy, alone too (CO-8.1).",
                         { 0 },
                         false },
    [MAYAN_APOCALYPSE] = { "Conspiracy card",
                           "Who goes out with 12 points of it or more scores alone: the others get 0 (CO-13.5).",
                           { 0 },
                           false },
    [MOON_LANDING] = { "Conspiracy card",
                       "With your first card on it in a turn you may send any card on the table to the Tabloids "
                       "(CO-7.7).",
                       { LZ_SURE, "CO-7.7",
                         "Moon \"Landing\" then lets you send any card on the table to the Tabloids." },
                       false },
    [PHILADELPHIA] = { "Conspiracy card",
                       "With your first card on it in a turn you take a card from the Tabloids (CO-7.8).",
                       { LZ_SURE, "CO-7.8", "Philadelphia Experiment then makes you take a card from the Tabloids." },
                       false },
    [REPTILIANS] = { "Conspiracy card",
                     "While a card of it lies before you, two Proof! cards may be part of one reveal (CO-9.4).",
                     { 0 },
                     false },
    [DEVIL_WORSHIP] = { "Conspiracy card",
                        "With your first card on it in a turn you may take a random card of an opponent and give one "
                        "of yours in return (CO-7.9).",
                        { LZ_SURE, "CO-7.9",
                          "Role-playing is Devil Worship! then lets you swap a card with an opponent." },
                        false },
    [FIRST_PROOF + AREA_51] = PROOF("Area 51"),
    [FIRST_PROOF + CHEMTRAILS] = PROOF("Chemtrails"),
    [FIRST_PROOF + COLD_FUSION] = PROOF("Cold Fusion"),
    [FIRST_PROOF + CLONING_HITLER] = PROOF("They're Cloning Hitler!"),
    [FIRST_PROOF + MAYAN_APOCALYPSE] = PROOF("Mayan Apocalypse"),
    [FIRST_PROOF + MOON_LANDING] = PROOF("Moon \"Landing\""),
    [FIRST_PROOF + PHILADELPHIA] = PROOF("Philadelphia Experiment"),
    [FIRST_PROOF + REPTILIANS] = PROOF("Reptilian Overlords"),
    [FIRST_PROOF + DEVIL_WORSHIP] = PROOF("Role-playing is Devil Worship!"),
    [LEAKED_FILE] = { "Proof!",
                      "It is a wild Proof! of any conspiracy of which you have a card of its own colour on the table "
                      "(CO-8.2, CO-8.3).",
                      { 0 },
                      false },
    [MEN_IN_BLACK] = { "Investigation",
                       "It takes one or two cards out of the Tabloids for the rest of the round, so that they "
                       "discredit "
                       "nothing (CO-9.8).",
                       { LZ_SURE, "CO-9.8",
                         "You take one or two cards out of the Tabloids for the rest of the round." },
                       false },
    [REMOTE_VIEWING] = { "Investigation",
                         "You look at the top three cards of the Unknown, keep one and put the others back in an order "
                         "that you choose (CO-9.9).",
                         { LZ_OPEN, "CO-9.9", "You look at the top three cards of the Unknown and keep one." },
                         false },
    [SECRET_INFORMANT] = { "Investigation",
                           "You draw two cards from the Unknown, or take any card from the Tabloids (CO-9.10). An "
                           "Action card from there may be played at once (CO-9.11).",
                           { LZ_SURE, "CO-9.10",
                             "You draw two cards from the Unknown, or take any card from the Tabloids." },
                           false },
};

/* CO-1.3 */
static const char *const colours[] = { "no colour", "grey",  "light blue", "orange", "brown",
                                       "gold",      "white", "dark blue",  "green",  "red" };

#define S(name) [RUMMY_S_##name]
static const char *const rule[RUMMY_SAYS] = {
    S(DRAW) = "CO-4.1",        S(DRAW_KNOWN) = "CO-4.1",     S(DRAW_LOOK) = "CO-4.4",      S(DRAW_LAYS) = "CO-4.6",
    S(DRAW_NONE) = "CO-4.3",   S(DRAW_OPEN) = "CO-4.1",      S(LIFT) = "CO-7.8",           S(FETCH) = "CO-9.10",
    S(FETCH_DRAW) = "CO-9.10", S(AT_ONCE) = "CO-9.11",       S(AT_ONCE_DRAWN) = "CO-9.12", S(MELD) = "CO-5.9",
    S(ADD) = "CO-6.1",         S(ADD_FIRST) = "CO-6.1",      S(ACTION) = "CO-9.1",         S(ACTION_FREE) = "CO-9.11",
    S(STRENGTH) = "CO-6.3",    S(SHUTOUT) = "CO-13.5",       S(REMOVE) = "CO-7.7",         S(ORPHANS) = "CO-8.5",
    S(DISCARD) = "CO-10.4",    S(GO_OUT) = "CO-11.1",        S(GO_OUT_SHUT) = "CO-13.5",   S(LAST) = "CO-11.2",
    S(FALLS) = "CO-10.4",      S(STORY) = "CO-12.1",         S(STORY_LESS) = "CO-12.1",    S(NEXT) = "CO-4.1",
    S(KEEP) = "CO-9.9",        S(KEEP_BACK) = "CO-9.9",      S(ORDER) = "CO-9.9",          S(STRIKE) = "CO-12.5",
    S(DECLINE) = "CO-7.2",     S(DECLINE_EXTRA) = "CO-9.11", S(PROVEN) = "CO-13.2",        S(UNPROVEN) = "CO-13.2",
    S(NOW_MINE) = "CO-13.3",   S(NOW_LOSS) = "CO-13.3",      S(NOW_OTHER) = "CO-13.3",     S(STRUCK) = "CO-12.3",
};

#define OWN(phase) [(phase)-RUMMY_PHASES]
static const struct rummy_line own[PHASES - RUMMY_PHASES] = {
    OWN(CHEM_TARGET) = { LZ_OPEN, "CO-7.5",
                         "Chance picks a card of {seat}'s hand and shows it to you; then you return or discard it." },
    OWN(CHEM_FATE) = { LZ_SURE, "CO-7.5", "{seat} loses {card} to the Tabloids." },
    OWN(COLD_DRAW) = { LZ_OPEN, "CO-7.6", "You draw the top card of the Unknown, unseen by the others." },
    OWN(DEVIL_TARGET) = { LZ_OPEN, "CO-7.9",
                          "Chance picks a card of {seat}'s hand for you; then you give one of yours in return." },
    OWN(DEVIL_GIVE) = { LZ_SURE, "CO-7.9", "You give {card} to {seat}; nobody else sees which card it is." },
    OWN(MIB_FIRST) = { LZ_SURE, "CO-9.8", "{card} is covered up: it leaves the Tabloids for the rest of the round." },
    OWN(MIB_SECOND) = { LZ_SURE, "CO-9.8", "{card} is covered up: it leaves the Tabloids for the rest of the round." },
};
static const struct rummy_line not_own[PHASES - RUMMY_PHASES] = {
    OWN(CHEM_FATE) = { LZ_SURE, "CO-7.5", "{seat} keeps {card}, and you know it." },
    OWN(MIB_SECOND) = { LZ_SURE, "CO-9.8", "You cover up no second card." },
};

static const char *const because[RULES] = {
    [CO_3_2] = "{asked}",
    [CO_4_2] = "The Tabloids hold {tabloids}, and the last {stall} began with them.",
    [CO_4_6] = "You drew {drawn} from the Tabloids.",
    [CO_5_1] = "You have revealed {revealed} in this turn.",
    [CO_5_3] = "{set} takes {fits}.",
    [CO_5_7] = "You have strengthened {worked} in this turn.",
    [CO_6_1] = "In play: {in-play}.",
    [CO_6_3] = "You have laid cards on {worked} in this turn.",
    [CO_8_3] = "Before you lies no card of {set} itself.",
    [CO_9_1] = "You have played {number} of {limit} {actions} in this turn.",
    [CO_9_6] = "The Unknown holds {unknown}, the Tabloids {tabloids}.",
    [CO_9_11] = "You fetched {fetched}.",
    [CO_10_1] = "You hold {held}, and the move takes {cards-lost} of them.",
    [CO_17_1] = "{card} is a {kind}.",
    [CO_17_5] = "You hold {hand}.",
};

const struct rummy_words conspiracy_words = {
    .set = "conspiracy",
    .sets = "conspiracies",
    .pile = "pile",
    .found = "reveal",
    .an = "an Action card",
    .actions = "Action cards",
    .colour = colours,
    .card = told,
    .rule = rule,
    .own = own,
    .not = not_own,
    .because = because,
};
