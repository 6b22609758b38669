/* The open tables of the rulebook: ground (SW-2.1, SW-18.2), chants (SW-9), prices (SW-18.2), what things are called.
 */
#include "games/swamp/swamp_tables.h"

static const struct swamp_ground ground[SW_TERRAINS] = {
    /*                 code   title         water hides shelters plantable site sinks cost */
    [SW_UNKNOWN] = { "???", "unknown", 0, 0, 0, 0, 0, 0, 0 },
    [SW_PLAINS] = { "Pla", "Plains", 0, 0, 0, 1, 1, 1, 15 },
    [SW_SWAMP] = { "Swa", "Swamp", 0, 0, 0, 1, 0, 1, 10 },
    [SW_SCRUB] = { "Scr", "Scrub", 0, 1, 0, 1, 1, 1, 10 },
    [SW_FERTILE] = { "Fer", "Fertile", 0, 0, 0, 0, 1, 1, 25 },
    [SW_PEAK] = { "Pea", "Peak", 0, 0, 0, 0, 0, 1, 10 },
    [SW_VOLCANO] = { "Vol", "Volcano", 0, 0, 0, 0, 0, 1, 10 },
    [SW_RUIN] = { "Rui", "Ruin", 0, 1, 1, 0, 1, 1, 40 },
    [SW_TEMPLE] = { "Tem", "Temple", 0, 0, 1, 0, 0, 0, 40 },
    [SW_CURSED] = { "Cur", "Cursed", 0, 0, 0, 0, 0, 0, 15 },
    [SW_DEN] = { "Den", "Den", 0, 1, 1, 0, 0, 0, 0 },
    [SW_WATER] = { "Wat", "Water", 1, 0, 0, 0, 0, 0, 0 },
    [SW_WHIRLPOOL] = { "Whi", "Whirlpool", 1, 0, 0, 0, 0, 0, 5 },
};

/* SW-9.11: black lizards needed, percent that revert. Effect and immunity are in the chants themselves. */
static const struct swamp_song song[SW_CHANTS] = {
    [SW_EYES] = { "EYES", "Eyes", 10, 0 },
    [SW_REVEAL] = { "REVE", "Reveal", 25, 10 },
    [SW_SHUNT] = { "SHUN", "Shunt", 50, 20 },
    [SW_SUMMON] = { "SUMM", "Summon", 60, 25 },
    [SW_MOULD] = { "MOUL", "Mould", 80, 30 },
    [SW_FREEZE] = { "FREE", "Freeze", 100, 30 },
    [SW_COERCE] = { "COER", "Coerce", 120, 40 },
    [SW_GATE] = { "GATE", "Gate", 130, 0 },
    [SW_TRANSMUTE] = { "TRAN", "Transmute", 150, 50 },
    [SW_DARK] = { "DARK", "Dark", 180, 60 },
};

static const struct swamp_price price[SW_COLOURS] = {
    [SW_RED] = { 110, 15, 10 }, [SW_GRN] = { 185, 25, 20 }, [SW_GRY] = { 185, 30, 20 },
    [SW_YEL] = { 175, 25, 15 }, [SW_BLK] = { 300, 50, 30 },
};

static const char *const colour[] = { "RED", "GRN", "GRY", "YEL", "BLK" };
static const char *const direction[] = { "N", "NE", "SE", "S", "SW", "NW" };
static const char *const hunger[] = { "Sated", "Peckish", "Hungry", "Famished", "Starved", "Starving" };
static const char *const skill[] = { "Average", "Good", "Dangerous", "Ferocious", "Fearsome", "Veteran" };

_Static_assert(LZ_COUNT(colour) == SW_COLOURS && LZ_COUNT(direction) == SW_DIRECTIONS &&
                   LZ_COUNT(hunger) == SW_STARVING + 1 && LZ_COUNT(skill) == SW_VETERAN + 1,
               "a table of words has lost a row");

const struct swamp_facts swamp_facts = {
    .ground = ground,
    .song = song,
    .price = price,
    .shape = swamp_shapes,
    .start = swamp_defaults,
    .colour = colour,
    .direction = direction,
    .hunger = hunger,
    .skill = skill,
};
