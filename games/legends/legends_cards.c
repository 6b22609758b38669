/* The deck of Legends and Lies, LE-1: names, counts, colours, points; and what lies in front of a seat. */
#include "games/legends/legends_state.h"

static const struct rummy_card cards[CARDS] = {
    /* title, copies (LE-1.1), colour (LE-1.4), points in play, in hand (LE-1.6), Anomaly */
    [BIGFOOT_YETI] = { "Bigfoot/Yeti", 7, BROWN, 2, 2, 0 },
    [LOCH_NESS] = { "Loch Ness Monster", 5, BLUE, 2, 2, 0 },
    [FEEGEE_MERMAID] = { "Feegee Mermaid", 5, TEAL, 2, 2, 0 },
    [JERSEY_DEVIL] = { "Jersey Devil", 5, RED, 2, 2, 0 },
    [GIANT_SNAKES] = { "Giant Snakes", 5, GREEN, 2, 2, 0 },
    [EXTRATERRESTRIAL] = { "Extraterrestrial Life Forms", 5, YELLOW, 2, 2, 0 },
    [CHUPACABRAS] = { "El Chupacabras", 4, ORANGE, 3, 3, 0 },
    [PILTDOWN_MAN] = { "Piltdown Man", 3, GREY, 4, 4, 0 },
    [EXPERT_OPINION] = { "\"Expert\" Opinion", 2, NO_COLOUR, 2, 2, 0 },
    [FOOTPRINT_CAST] = { "Footprint Cast", 1, BROWN, 3, 3, 1 },
    [FLIPPER_PHOTO] = { "Underwater Flipper Photo", 1, BLUE, 3, 3, 1 },
    [MUMMIFIED_TAIL] = { "Mummified Tail", 1, TEAL, 3, 3, 1 },
    [BROKEN_HORN] = { "Broken Horn", 1, RED, 3, 3, 1 },
    [SHED_SKIN] = { "Shed Skin", 1, GREEN, 3, 3, 1 },
    [ALIEN_IMPLANT] = { "Alien Implant", 1, YELLOW, 3, 3, 1 },
    [BLURRY_PHOTO] = { "Blurry Photo", 2, NO_COLOUR, 2, 2, 1 },
    [CROP_CIRCLES] = { "Crop Circles", 3, YELLOW, 2, 2, 1 },
    [FISH_FALLS] = { "Fish Falls", 2, NO_COLOUR, -2, 2, 1 },
    [ESP] = { "ESP", 3, NO_COLOUR, 0, 0, 1 },
    [RESURRECTION] = { "Resurrection", 3, NO_COLOUR, 0, 0, 1 },
    [HOAX] = { "Hoax!", 2, NO_COLOUR, 3, 3, 1 },
};

_Static_assert((int)CARDS <= (int)LZ_CARDS, "a hand has a nibble for every card");

/* LE-5.4: a Proof! founds a set as its own card does. LE-6.3: an Expert lies with any set. LE-5.5, LE-6.4: no Blurry
   Photo lies with Piltdown Man. */
#define SET(card, photo) .own = card, .founders = 1u << (card), .parts = 1u << (card) | 1u << EXPERT_OPINION | (photo)
#define PROVEN(card, evidence) \
    .own = card, .proof = evidence, .founders = 1u << (card) | 1u << (evidence), \
    .parts = 1u << (card) | 1u << (evidence) | 1u << EXPERT_OPINION | 1u << BLURRY_PHOTO
/* LE-1.3, LE-5.5: which have a Proof!. LE-5.11, LE-5.12: Bigfoot and Yeti are two sets of the same cards and colour. */
static const struct rummy_set sets[RUMMY_SETS] = {
    [BIGFOOT] = { PROVEN(BIGFOOT_YETI, FOOTPRINT_CAST), .colour = BROWN },
    [YETI] = { PROVEN(BIGFOOT_YETI, FOOTPRINT_CAST), .colour = BROWN },
    [NESSIE] = { PROVEN(LOCH_NESS, FLIPPER_PHOTO), .colour = BLUE },
    [MERMAID] = { PROVEN(FEEGEE_MERMAID, MUMMIFIED_TAIL), .colour = TEAL },
    [DEVIL] = { PROVEN(JERSEY_DEVIL, BROKEN_HORN), .colour = RED },
    [SNAKES] = { PROVEN(GIANT_SNAKES, SHED_SKIN), .colour = GREEN },
    [ALIENS] = { PROVEN(EXTRATERRESTRIAL, ALIEN_IMPLANT), .colour = YELLOW },
    [CHUPA] = { SET(CHUPACABRAS, 1u << BLURRY_PHOTO), .proof = RUMMY_NONE, .colour = ORANGE },
    [PILTDOWN] = { SET(PILTDOWN_MAN, 0), .proof = RUMMY_NONE, .colour = GREY },
};

static const struct lz_name card_names[CARDS] = {
    { "bigfoot-yeti", "BY", "Bigfoot/Yeti" },
    { "loch-ness", "L", "Loch Ness Monster" },
    { "feegee-mermaid", "F", "Feegee Mermaid" },
    { "jersey-devil", "J", "Jersey Devil" },
    { "giant-snakes", "G", "Giant Snakes" },
    { "extraterrestrial", "E", "Extraterrestrial Life Forms" },
    { "chupacabras", "C", "El Chupacabras" },
    { "piltdown-man", "P", "Piltdown Man" },
    { "expert-opinion", "X", "\"Expert\" Opinion" },
    { "footprint-cast", "CAST", "Footprint Cast" },
    { "underwater-flipper-photo", "FLIP", "Underwater Flipper Photo" },
    { "mummified-tail", "TAIL", "Mummified Tail" },
    { "broken-horn", "HORN", "Broken Horn" },
    { "shed-skin", "SKIN", "Shed Skin" },
    { "alien-implant", "IMPLANT", "Alien Implant" },
    { "blurry-photo", "B", "Blurry Photo" },
    { "crop-circles", "CC", "Crop Circles" },
    { "fish-falls", "FF", "Fish Falls" },
    { "esp", "ESP", "ESP" },
    { "resurrection", "RES", "Resurrection" },
    { "hoax", "HOAX", "Hoax!" },
};
static const struct lz_name set_names[RUMMY_SETS] = {
    { "bigfoot", "BIG", "Bigfoot" },
    { "yeti", "YET", "Yeti" },
    { "loch-ness", "L", "Loch Ness Monster" },
    { "feegee-mermaid", "F", "Feegee Mermaid" },
    { "jersey-devil", "J", "Jersey Devil" },
    { "giant-snakes", "G", "Giant Snakes" },
    { "extraterrestrial", "E", "Extraterrestrial Life Forms" },
    { "chupacabras", "C", "El Chupacabras" },
    { "piltdown-man", "P", "Piltdown Man" },
};
static const struct lz_name piles[] = { { "unknown", NULL, "the Unknown" }, { "tabloids", NULL, "the Tabloids" } };

const struct lz_lexicon legends_lexicons[3] = {
    { .form = 'c', .count = LZ_COUNT(card_names), .what = "card", .names = card_names },
    { .form = 'k', .count = LZ_COUNT(set_names), .what = "set", .names = set_names },
    { .form = 'p', .count = LZ_COUNT(piles), .what = "pile", .names = piles },
};

/* LE-10.1, LE-10.2: Crop Circles count and double with the Extraterrestrials. */
static int beside(const struct rummy_open *open, int seat, int set) {
    return set == ALIENS ? lz_cards_of(&open->front[seat], CROP_CIRCLES) * cards[CROP_CIRCLES].points : 0;
}

/* LE-10.4: counted once, always. */
static int front(const struct rummy_deck *deck, const struct rummy_open *open, int seat, unsigned proven) {
    (void)deck;
    (void)proven;
    return lz_cards_of(&open->front[seat], HOAX) * cards[HOAX].points +
           lz_cards_of(&open->front[seat], FISH_FALLS) * cards[FISH_FALLS].points;
}

const struct rummy_deck legends_deck = {
    .deal = "hand",
    .card = cards,
    .set = sets,
    .cards = CARDS,
    .total = 62, /* LE-1.1 */
    .wild = EXPERT_OPINION,
    .file = BLURRY_PHOTO,
    .proven_at = 10,
    .shutout_set = ALIENS,
    .shutout_at = 10,
    .shutout_team_at = 15,
    .orphans = 1 << RUMMY_WILD | 1 << RUMMY_FILE, /* LE-6.1, LE-6.2, LE-6.6 */
    .partners = 4,
    .target = { 100, 150 }, /* LE-11.1, LE-12.10 */
    .wild_follows = 1,      /* LE-1.5 */
    .flat_wild = O_EXPERT_VALUE,
    .block = O_DISCREDIT,
    .beside = beside,
    .front = front,
};
