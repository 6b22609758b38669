/* The deck of Conspiracy!, CO-1: names, counts, colours, points; and how its wilds count. */
#include "games/conspiracy/conspiracy_state.h"

/* CO-1.3: all there is to a card but what it does. Points are one number, on the table and in hand: CO-1.2. */
static const struct rummy_card cards[CARDS] = {
    /* title, copies (CO-1.1), colour, points, in hand, Action (CO-0.5) */
    [AREA_51] = { "Area 51", 5, 1, 2, 2, 0 },
    [CHEMTRAILS] = { "Chemtrails", 5, 2, 2, 2, 0 },
    [COLD_FUSION] = { "Cold Fusion", 5, 3, 2, 2, 0 },
    [CLONING_HITLER] = { "They're Cloning Hitler!", 5, 4, 2, 2, 0 },
    [MAYAN_APOCALYPSE] = { "Mayan Apocalypse", 5, 5, 2, 2, 0 },
    [MOON_LANDING] = { "Moon \"Landing\"", 5, 6, 2, 2, 0 },
    [PHILADELPHIA] = { "Philadelphia Experiment", 5, 7, 2, 2, 0 },
    [REPTILIANS] = { "Reptilian Overlords", 5, 8, 2, 2, 0 },
    [DEVIL_WORSHIP] = { "Role-playing is Devil Worship!", 5, 9, 2, 2, 0 },
    [FIRST_PROOF + AREA_51] = { "Crashed Saucer", 1, 1, 3, 3, 1 },
    [FIRST_PROOF + CHEMTRAILS] = { "Internet Documentary", 1, 2, 3, 3, 1 },
    [FIRST_PROOF + COLD_FUSION] = { "Lab Explosion", 1, 3, 3, 3, 1 },
    [FIRST_PROOF + CLONING_HITLER] = { "Hitler's DNA", 1, 4, 3, 3, 1 },
    [FIRST_PROOF + MAYAN_APOCALYPSE] = { "Stela C Text", 1, 5, 3, 3, 1 },
    [FIRST_PROOF + MOON_LANDING] = { "Waving Flag", 1, 6, 3, 3, 1 },
    [FIRST_PROOF + PHILADELPHIA] = { "USS Eldridge", 1, 7, 3, 3, 1 },
    [FIRST_PROOF + REPTILIANS] = { "Human Mask", 1, 8, 3, 3, 1 },
    [FIRST_PROOF + DEVIL_WORSHIP] = { "Demonic Monster Manual", 1, 9, 3, 3, 1 },
    [LEAKED_FILE] = { "Leaked File", 4, 0, 1, 1, 1 },
    [MEN_IN_BLACK] = { "Men in Black", 3, 0, 1, 1, 1 },
    [REMOTE_VIEWING] = { "Remote Viewing", 3, 0, 1, 1, 1 },
    [SECRET_INFORMANT] = { "Secret Informant", 4, 0, 1, 1, 1 },
};

_Static_assert((int)CARDS <= (int)LZ_CARDS, "a hand has a nibble for every card");

/* CO-5.5: its own card founds a set. CO-8.1, CO-8.2: its Proof! and both wilds may lie with it. */
#define SET(set) \
    [set] = { .own = set, \
              .proof = FIRST_PROOF + (set), \
              .colour = (set) + 1, \
              .founders = 1u << (set), \
              .parts = 1u << (set) | 1u << (FIRST_PROOF + (set)) | 1u << CLONING_HITLER | 1u << LEAKED_FILE }
static const struct rummy_set sets[RUMMY_SETS] = {
    SET(AREA_51),      SET(CHEMTRAILS),   SET(COLD_FUSION), SET(CLONING_HITLER), SET(MAYAN_APOCALYPSE),
    SET(MOON_LANDING), SET(PHILADELPHIA), SET(REPTILIANS),  SET(DEVIL_WORSHIP),
};

/* CO-1.4: moves and records use the id, terminals the code. */
static const struct lz_name card_names[CARDS] = {
    { "area-51", "A", "Area 51" },
    { "chemtrails", "C", "Chemtrails" },
    { "cold-fusion", "F", "Cold Fusion" },
    { "cloning-hitler", "H", "They're Cloning Hitler!" },
    { "mayan-apocalypse", "M", "Mayan Apocalypse" },
    { "moon-landing", "L", "Moon \"Landing\"" },
    { "philadelphia-experiment", "P", "Philadelphia Experiment" },
    { "reptilian-overlords", "R", "Reptilian Overlords" },
    { "devil-worship", "D", "Role-playing is Devil Worship!" },
    { "crashed-saucer", "A!", "Crashed Saucer" },
    { "internet-documentary", "C!", "Internet Documentary" },
    { "lab-explosion", "F!", "Lab Explosion" },
    { "hitlers-dna", "H!", "Hitler's DNA" },
    { "stela-c-text", "M!", "Stela C Text" },
    { "waving-flag", "L!", "Waving Flag" },
    { "uss-eldridge", "P!", "USS Eldridge" },
    { "human-mask", "R!", "Human Mask" },
    { "demonic-monster-manual", "D!", "Demonic Monster Manual" },
    { "leaked-file", "*", "Leaked File" },
    { "men-in-black", "MB", "Men in Black" },
    { "remote-viewing", "RV", "Remote Viewing" },
    { "secret-informant", "SI", "Secret Informant" },
};
static const struct lz_name piles[] = { { "unknown", NULL, "the Unknown" }, { "tabloids", NULL, "the Tabloids" } };
static const struct lz_name fates[] = { { "return", NULL, "return it" }, { "discard", NULL, "discard it" } };

/* A set goes by the name of its Conspiracy card. */
const struct lz_lexicon conspiracy_lexicons[4] = {
    { .form = 'c', .count = LZ_COUNT(card_names), .what = "card", .names = card_names },
    { .form = 'k', .count = RUMMY_SETS, .what = "set", .names = card_names },
    { .form = 'p', .count = LZ_COUNT(piles), .what = "pile", .names = piles },
    { .form = 'f', .count = LZ_COUNT(fates), .what = "fate", .names = fates },
};

static int wilds_before(const struct rummy_open *open, int set, int seat) {
    return rummy_part_of(open->group[set][seat], RUMMY_WILD);
}

/* CO-13.1: a wild Cloning Hitler also counts towards the total of its own conspiracy. */
static int kin(const struct rummy_deck *deck, const struct rummy_open *open, int set) {
    int points = 0;
    for (int other = 0; set == CLONING_HITLER && other < RUMMY_SETS; other++)
        for (int seat = 0; seat < RUMMY_SEATS; seat++)
            points += wilds_before(open, other, seat) * deck->card[CLONING_HITLER].points;
    return points;
}

/* CO-13.3, option cloned-doubling=either: a wild whose host is not proven doubles with its own conspiracy. */
static int front(const struct rummy_deck *deck, const struct rummy_open *open, int seat, unsigned proven) {
    int points = 0;
    bool either = open->option[O_CLONED_DOUBLING] && proven >> CLONING_HITLER & 1;
    for (int set = 0; either && set < RUMMY_SETS; set++)
        if (!(proven >> set & 1))
            points += wilds_before(open, set, seat) * deck->card[CLONING_HITLER].points;
    return points;
}

const struct rummy_deck conspiracy_deck = {
    .deal = "round",
    .card = cards,
    .set = sets,
    .cards = CARDS,
    .total = 68, /* CO-1.1 */
    .wild = CLONING_HITLER,
    .file = LEAKED_FILE,
    .proven_at = 10,
    .shutout_set = MAYAN_APOCALYPSE,
    .shutout_at = 12,
    .target = { 100, 100 }, /* CO-14.1 */
    .rounds = O_ROUNDS,
    .orphans = 1 << RUMMY_FILE, /* CO-8.3, CO-8.5; a wild Cloning Hitler needs no support */
    .lone_file = O_LEAKED_ALONE,
    .kin = kin,
    .front = front,
};
