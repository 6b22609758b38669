/* The words of the game: its lexicons, what seats are called and what they are asked. */
#include "core/match.h"
#include "core/words/address.h"
#include "core/words/text.h"
#include "games/swamp/rules/swamp_work.h"
#include "games/swamp/swamp_tables.h"

static void print_count(int n, const char *words, struct lz_writer *w) {
    lz_put_number(w, n);
    lz_put(w, words);
}

/* "105RED": digits, then the word. */
static bool parse_count(struct lz_text text, const char *words, int16_t *n) {
    int64_t number;
    uint32_t digits = 0;
    while (digits < text.len && text.at[digits] >= '0' && text.at[digits] <= '9')
        digits++;
    if (!lz_read_number((struct lz_text){ text.at, digits }, 1, 9999, &number) ||
        !lz_text_like((struct lz_text){ text.at + digits, text.len - digits }, words))
        return false;
    *n = (int16_t)number;
    return true;
}

static void print_hex(const struct lz_game *game, int hex, struct lz_writer *w) { swamp_hex_print(hex, w); }
static bool parse_hex(const struct lz_game *game, struct lz_text text, int16_t *hex) {
    return swamp_hex_parse(text, hex);
}

#define COUNT(name, words) \
    static void print_##name(const struct lz_game *game, int n, struct lz_writer *w) { print_count(n, words, w); } \
    static bool parse_##name(const struct lz_game *game, struct lz_text text, int16_t *n) { \
        return parse_count(text, words, n); \
    }
COUNT(red, "RED")
COUNT(green, "GRN")
COUNT(grey, "GRY")
COUNT(yellow, "YEL")
COUNT(black, "BLK")
COUNT(pop, "POP")
#undef COUNT

static const struct lz_name directions[] = {
    { "N", NULL, NULL }, { "NE", NULL, NULL }, { "SE", NULL, NULL },
    { "S", NULL, NULL }, { "SW", NULL, NULL }, { "NW", NULL, NULL },
};
static const struct lz_name chants[] = {
    { "EYES", NULL, "Eyes" },      { "REVE", NULL, "Reveal" }, { "SHUN", NULL, "Shunt" },  { "SUMM", NULL, "Summon" },
    { "MOUL", NULL, "Mould" },     { "FREE", NULL, "Freeze" }, { "COER", NULL, "Coerce" }, { "GATE", NULL, "Gate" },
    { "TRAN", NULL, "Transmute" }, { "DARK", NULL, "Dark" },
};
static const struct lz_name clans[] = {
    { "free", NULL, "a free den" }, { "1", NULL, "clan 1" },   { "2", NULL, "clan 2" },
    { "3", NULL, "clan 3" },        { "4", NULL, "clan 4" },   { "5", NULL, "clan 5" },
    { "6", NULL, "clan 6" },        { "7", NULL, "clan 7" },   { "8", NULL, "clan 8" },
    { "9", NULL, "clan 9" },        { "10", NULL, "clan 10" }, { "11", NULL, "clan 11" },
    { "12", NULL, "clan 12" },      { "13", NULL, "clan 13" }, { "14", NULL, "clan 14" },
    { "15", NULL, "clan 15" },      { "16", NULL, "clan 16" }, { "unknown", NULL, "an unknown clan" },
};
static const struct lz_name phase_words[] = {
    { "start", NULL, "start" },
    { "world", NULL, "World Phase" },
    { "artillery", NULL, "Artillery Phase" },
    { "movement", NULL, "Movement Phase" },
    { "development", NULL, "Development Phase" },
};
static const struct lz_name colours[] = {
    { "Red", NULL, NULL },   { "Green", NULL, NULL },     { "Grey", NULL, NULL },   { "Yellow", NULL, NULL },
    { "Black", NULL, NULL }, { "unsettled", NULL, NULL }, { "untold", NULL, NULL },
};
static const struct lz_name terrains[] = {
    { "unknown", NULL, NULL },    { "Pla", NULL, "Plains" }, { "Swa", NULL, "Swamp" },   { "Scr", NULL, "Scrub" },
    { "Fer", NULL, "Fertile" },   { "Pea", NULL, "Peak" },   { "Vol", NULL, "Volcano" }, { "Rui", NULL, "Ruin" },
    { "Tem", NULL, "Temple" },    { "Cur", NULL, "Cursed" }, { "Den", NULL, "Den" },     { "Wat", NULL, "Water" },
    { "Whi", NULL, "Whirlpool" },
};
/* What a hex of a design can hold: a terrain of SW-18.2, or a den of a colour. */
static const struct lz_name plots[] = {
    { "Wat", NULL, "Water" },     { "Pla", NULL, "Plains" },    { "Swa", NULL, "Swamp" },
    { "Scr", NULL, "Scrub" },     { "Fer", NULL, "Fertile" },   { "Pea", NULL, "Peak" },
    { "Vol", NULL, "Volcano" },   { "Rui", NULL, "Ruin" },      { "Tem", NULL, "Temple" },
    { "Cur", NULL, "Cursed" },    { "Whi", NULL, "Whirlpool" }, { "Red", NULL, "Red den" },
    { "Grn", NULL, "Green den" }, { "Gry", NULL, "Grey den" },  { "Yel", NULL, "Yellow den" },
    { "Blk", NULL, "Black den" },
};
static const struct lz_name codes[] = {
#define CODE(name, text) { #name, NULL, NULL }, /* the text has holes, which only a report can fill */
#include "games/swamp/swamp_codes.def"
#undef CODE
};
static const struct lz_name things[] = {
    { "den", NULL, NULL },
    { "home-den", NULL, "home den" },
    { "temple", NULL, NULL },
    { "bridge", NULL, NULL },
    { "raft", NULL, NULL },
    { "half-built", NULL, "half-built den" },
    { "fertile", NULL, "fertile hex" },
};
static const struct lz_name banes[] = {
    { "curse", NULL, "cursed ground" },   { "whirlpool", NULL, "a whirlpool" }, { "lava", NULL, "lava" },
    { "eruption", NULL, "an eruption" },  { "dark", NULL, "the Dark" },         { "hunger", NULL, "hunger" },
    { "gate", NULL, "the gate" },         { "stones", NULL, "stones" },         { "battle", NULL, "battle" },
    { "monster", NULL, "a sea monster" }, { "capture", NULL, "caught" },        { "reveal", NULL, "revealed" },
    { "bush", NULL, "gone bush" },        { "chaos", NULL, "the clan's end" },
};
static const struct lz_name victors[] = {
    { "nobody", NULL, "nobody is left" },
    { "attacker", NULL, "the attackers hold the field" },
    { "defender", NULL, "the defenders hold the field" },
};

_Static_assert(LZ_COUNT(colours) == SW_COLOUR_UNTOLD + 1, "a colour has no word");
_Static_assert(LZ_COUNT(directions) == SW_DIRECTIONS, "a direction has no word");
_Static_assert(LZ_COUNT(plots) == 11 + SW_COLOURS, "eleven terrains, then dens by colour: swamp_plot_of");

#define NAMES(letter, word, table) \
    { .form = letter, .count = LZ_COUNT(table), .what = word, .names = table }
#define MADE(letter, word, most, name) \
    { .form = letter, .count = most, .what = word, .print = print_##name, .parse = parse_##name, .optional = true }
const struct lz_lexicon swamp_lexicons[SW_LEXICONS] = {
    { .form = 'h', .count = SW_SIDE * SW_SIDE, .what = "hex", .print = print_hex, .parse = parse_hex },
    NAMES('d', "direction", directions),
    { .form = 'e',
      .count = SW_DIRECTIONS,
      .what = "direction",
      .names = directions,
      .optional = true,
      .none = SW_STAY },
    MADE('r', "count of RED", 10000, red),
    MADE('g', "count of GRN", 10000, green),
    MADE('a', "count of GRY", 10000, grey),
    MADE('y', "count of YEL", 10000, yellow),
    MADE('b', "count of BLK", 10000, black),
    MADE('j', "extra POP", 10000, pop),
    NAMES('x', "chant", chants),
    NAMES('k', "clan", clans),
    NAMES('o', "colour", colours),
    NAMES('l', "terrain", terrains),
    NAMES('q', "ground", plots),
    NAMES('z', "result", codes),
    NAMES('w', "thing", things),
    NAMES('f', "cause", banes),
    NAMES('v', "side", victors),
    NAMES('p', "phase", phase_words),
};
_Static_assert(LZ_COUNT(clans) == SW_UNTOLD + 1 && LZ_COUNT(terrains) == SW_TERRAINS && LZ_COUNT(codes) == SW_CODES &&
                   LZ_COUNT(things) == SW_THINGS && LZ_COUNT(banes) == SW_BANES && LZ_COUNT(chants) == SW_CHANTS,
               "a table of words has lost a row");

/* SW-4.1 */
void swamp_seat_name(const struct lz_game *game, const struct lz_setup *setup, int seat, struct lz_writer *w) {
    lz_put(w, "Clan ");
    lz_put_number(w, seat + 1);
}

void swamp_ask(const struct lz_game *game, const void *view, struct lz_writer *w) {
    if (!lz_ask_nothing(view, w))
        lz_put(w, lz_seen_of(view)->phase == SW_PHASE_STARTUP ? "How does your clan begin?" : "Your orders?");
}
