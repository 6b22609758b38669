/* What stands on the map of a script: each word reads itself into a state and prints itself from one; a print speaks of
   the hexes that the last word named. */
#include "tests/rules/rigs/swamp_rig.h"

#include "core/words/verb.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/rules/swamp_work.h"

#include <string.h>

#define EACH_SPOKEN(s, w, hex) \
    for (int hex = 0; hex < swamp_hexes(w); hex++) \
        if (map_spoken_of(s, hex))

/* ---- terrain */

/* The hex as new ground: only the band stays. */
static void lay_ground(struct swamp_hex *at, int terrain) {
    if (at->terrain == terrain)
        return;
    struct swamp_hex fresh = { .terrain = (uint8_t)terrain,
                               .colour = terrain == SW_DEN ? SW_UNSETTLED : 0,
                               .clan = at->clan,
                               .hunger = at->hunger,
                               .experience = at->experience,
                               .mired = at->mired };
    memcpy(fresh.lizards, at->lizards, sizeof fresh.lizards);
    *at = fresh;
}

static bool lay_all(struct script *s, struct swamp_state *w, struct lz_text *from) {
    int16_t terrain;
    if (!rig_take_name(s, from, 'l', &terrain))
        return false;
    for (int hex = 0; hex < swamp_hexes(w); hex++)
        lay_ground(&w->hex[hex], terrain);
    memset(swamp_rig_of(s)->spoken, 0xff, sizeof swamp_rig_of(s)->spoken);
    return true;
}

/* HEX HEX .. TERRAIN, again and again. */
static bool one_terrain(struct script *s, struct swamp_state *w, int seat, struct lz_text from) {
    uint16_t list[SW_HEXES];
    int n = 0;
    (void)seat;
    if (map_take_this(&from, "all"))
        return lay_all(s, w, &from) && (map_empty(from) || one_terrain(s, w, seat, from));
    while (!map_empty(from)) {
        int16_t terrain;
        struct lz_text rest = from, word = lz_take_word(&rest);
        if (lz_word_parse(script_game(s), 'l', word, &terrain) && terrain != SW_UNKNOWN) {
            for (from = rest; n > 0;)
                lay_ground(&w->hex[list[--n]], terrain);
            continue;
        }
        int hex;
        if (!map_take_hex(s, w, &from, &hex))
            return false;
        list[n++ % SW_HEXES] = (uint16_t)hex;
    }
    return n == 0 || script_wrong(s, "found hexes without ground, expected one of Pla Swa Scr Fer .. after them");
}

bool map_place_terrain(struct script *s, void *state, int seat, struct lz_text value) {
    return map_each(s, state, seat, value, one_terrain);
}

void map_print_terrain(struct script *s, const void *state, int seat, struct lz_writer *out) {
    const struct swamp_state *w = state;
    (void)seat;
    EACH_SPOKEN(s, w, hex) {
        map_print_hex(w, hex, out);
        lz_put(out, swamp_facts.ground[w->hex[hex].terrain].code);
    }
}

/* ---- bands */

static bool one_mark(struct script *s, struct swamp_hex *at, struct lz_text word) {
    static const char forms[SW_COLOURS] = { 'r', 'g', 'a', 'y', 'b' };
    int16_t count;
    int64_t mired;
    for (int i = 0; i < SW_COLOURS; i++)
        if (lz_word_parse(script_game(s), forms[i], word, &count)) {
            at->lizards[i] = (uint16_t)count;
            return true;
        }
    int hunger = map_like_one_of(word, swamp_facts.hunger, SW_STARVING + 1);
    int skill = map_like_one_of(word, swamp_facts.skill, SW_VETERAN + 1);
    if (hunger >= 0)
        at->hunger = (uint8_t)hunger;
    else if (skill >= 0)
        at->experience = (uint8_t)skill;
    else if (map_setting(word, "mired", UINT8_MAX, &mired))
        at->mired = (uint8_t)mired;
    else
        return script_wrong(s, "found '%.*s', expected a count such as 19GRY, a hunger, a skill, or mired=TURN",
                            SPAN(word));
    return true;
}

static int size_of(const struct swamp_hex *at) {
    int n = 0;
    for (int i = 0; i < SW_COLOURS; i++)
        n += at->lizards[i];
    return n;
}

/* What is not said of a band that was there stays as it was: so an expectation need not say it either. */
static bool one_band(struct script *s, struct swamp_state *w, int seat, struct lz_text from) {
    int hex, clan = 0;
    if (!map_take_hex(s, w, &from, &hex))
        return false;
    struct swamp_hex *at = &w->hex[hex];
    bool none = map_take_this(&from, "none");
    if (!none && !map_take_clan(s, &from, seat, &clan))
        return false;
    memset(at->lizards, 0, sizeof at->lizards);
    if (at->clan != clan)
        at->hunger = at->experience = at->mired = 0;
    at->clan = (uint8_t)clan;
    while (!none && !map_empty(from))
        if (!one_mark(s, at, lz_take_word(&from)))
            return false;
    if (!map_empty(from))
        return script_wrong(s, "found '%.*s', expected nothing after none", SPAN(lz_trim(from)));
    return none || (size_of(at) > 0 && size_of(at) <= SW_LIMIT) ||
           script_wrong(s, "found a band of %d, expected 1 to %d", size_of(at), SW_LIMIT);
}

bool map_place_band(struct script *s, void *state, int seat, struct lz_text value) {
    return map_each(s, state, seat, value, one_band);
}

static void print_one_band(const struct swamp_hex *at, struct lz_writer *out) {
    map_print_clan(at->clan, out);
    for (int i = 0; i < SW_COLOURS; i++)
        if (at->lizards[i]) {
            lz_put_char(out, ' ');
            lz_put_number(out, at->lizards[i]);
            lz_put(out, swamp_facts.colour[i]);
        }
    lz_put_char(out, ' ');
    lz_put(out, swamp_facts.hunger[at->hunger]);
    lz_put_char(out, ' ');
    lz_put(out, swamp_facts.skill[at->experience]);
    if (at->mired)
        map_print_setting(" mired=", at->mired, out);
}

void map_print_band(struct script *s, const void *state, int seat, struct lz_writer *out) {
    const struct swamp_state *w = state;
    (void)seat;
    EACH_SPOKEN(s, w, hex) {
        map_print_hex(w, hex, out);
        if (w->hex[hex].clan)
            print_one_band(&w->hex[hex], out);
        else
            lz_put(out, "none");
    }
}

/* ---- dens */

/* freed=GRN,RED */
static bool read_freed(struct script *s, struct lz_text word, uint8_t *freed) {
    for (uint32_t at = 6, end; at < word.len; at = end + 1) {
        for (end = at; end < word.len && word.at[end] != ',';)
            end++;
        int colour = map_colour_of(s, (struct lz_text){ word.at + at, end - at });
        if (colour < 0)
            return script_wrong(s, "found '%.*s', expected freed=GRN,RED", SPAN(word));
        *freed = (uint8_t)(*freed | 1 << colour);
    }
    return true;
}

static bool one_den_mark(struct script *s, struct swamp_hex *at, struct lz_text word) {
    int64_t number;
    if (lz_text_like(word, "home"))
        at->marks = SW_HOME;
    else if (map_setting(word, "militia", SW_LIMIT, &number))
        at->militia = (uint16_t)number;
    else if (map_setting(word, "falls", UINT8_MAX, &number))
        at->until = (uint8_t)number;
    else if (lz_text_begins(word, "freed="))
        return read_freed(s, word, &at->freed);
    else
        return script_wrong(s, "found '%.*s', expected home, militia=N, falls=TURN or freed=GRN,RED", SPAN(word));
    return true;
}

static bool one_den(struct script *s, struct swamp_state *w, int seat, struct lz_text from) {
    int hex, owner, population;
    if (!map_take_hex(s, w, &from, &hex) || !map_take_owner(s, &from, seat, &owner))
        return false;
    struct swamp_hex *at = &w->hex[hex];
    struct lz_text word = lz_take_word(&from);
    int colour = lz_text_like(word, "new") ? SW_UNSETTLED : map_colour_of(s, word);
    if (colour < 0)
        return script_wrong(s, "found '%.*s', expected Red, Green, Grey, Yellow, Black, or new", SPAN(word));
    if (!map_take_number(s, &from, 9999, &population))
        return false;
    lay_ground(at, SW_DEN);
    at->owner = (uint8_t)owner;
    at->colour = (uint8_t)colour;
    at->population = (uint16_t)population;
    at->militia = at->marks = at->until = at->freed = 0;
    while (!map_empty(from))
        if (!one_den_mark(s, at, lz_take_word(&from)))
            return false;
    return !at->militia || !owner || script_wrong(s, "found militia in a den with an owner, expected a free one");
}

bool map_place_den(struct script *s, void *state, int seat, struct lz_text value) {
    return map_each(s, state, seat, value, one_den);
}

static void print_one_den(const struct swamp_hex *at, struct lz_writer *out) {
    map_print_clan(at->owner, out);
    lz_put_char(out, ' ');
    lz_put(out, map_colour_word(at->colour));
    map_print_setting(" ", at->population, out);
    lz_put(out, at->marks & SW_HOME ? " home" : "");
    if (at->militia)
        map_print_setting(" militia=", at->militia, out);
    if (at->until)
        map_print_setting(" falls=", at->until, out);
    for (int i = 0, n = 0; i < SW_COLOURS; i++)
        if (at->freed >> i & 1) {
            lz_put(out, n++ ? "," : " freed=");
            lz_put(out, swamp_facts.colour[i]);
        }
}

void map_print_den(struct script *s, const void *state, int seat, struct lz_writer *out) {
    const struct swamp_state *w = state;
    (void)seat;
    EACH_SPOKEN(s, w, hex) {
        map_print_hex(w, hex, out);
        if (w->hex[hex].terrain == SW_DEN)
            print_one_den(&w->hex[hex], out);
        else
            lz_put(out, swamp_facts.ground[w->hex[hex].terrain].code);
    }
}

/* ---- temples and what stands on water or plain ground */

static bool one_temple(struct script *s, struct swamp_state *w, int seat, struct lz_text from) {
    int hex, owner;
    if (!map_take_hex(s, w, &from, &hex) || !map_take_owner(s, &from, seat, &owner))
        return false;
    lay_ground(&w->hex[hex], SW_TEMPLE);
    w->hex[hex].owner = (uint8_t)owner;
    return map_empty(from) || script_wrong(s, "found '%.*s', expected no more", SPAN(lz_trim(from)));
}

bool map_place_temple(struct script *s, void *state, int seat, struct lz_text value) {
    return map_each(s, state, seat, value, one_temple);
}

void map_print_temple(struct script *s, const void *state, int seat, struct lz_writer *out) {
    const struct swamp_state *w = state;
    (void)seat;
    EACH_SPOKEN(s, w, hex) {
        map_print_hex(w, hex, out);
        if (w->hex[hex].terrain == SW_TEMPLE)
            map_print_clan(w->hex[hex].owner, out);
        else
            lz_put(out, swamp_facts.ground[w->hex[hex].terrain].code);
    }
}

static bool one_bridge(struct script *s, struct swamp_state *w, int seat, struct lz_text from) {
    int hex, owner = 0;
    if (!map_take_hex(s, w, &from, &hex))
        return false;
    struct swamp_hex *at = &w->hex[hex];
    bool none = map_take_this(&from, "none");
    if (!none && !map_take_owner(s, &from, seat, &owner))
        return false;
    if (!none && !swamp_water(at->terrain))
        lay_ground(at, SW_WATER);
    if (none && !(at->marks & SW_BRIDGE))
        return true;
    at->marks = none ? 0 : SW_BRIDGE;
    at->owner = (uint8_t)owner;
    at->until = 0;
    return map_empty(from) || script_wrong(s, "found '%.*s', expected no more", SPAN(lz_trim(from)));
}

bool map_place_bridge(struct script *s, void *state, int seat, struct lz_text value) {
    return map_each(s, state, seat, value, one_bridge);
}

void map_print_bridge(struct script *s, const void *state, int seat, struct lz_writer *out) {
    const struct swamp_state *w = state;
    (void)seat;
    EACH_SPOKEN(s, w, hex) {
        map_print_hex(w, hex, out);
        if (w->hex[hex].marks & SW_BRIDGE)
            map_print_clan(w->hex[hex].owner, out);
        else
            lz_put(out, "none");
    }
}

/* A raft or a half-built den: a mark with a number. */
static bool one_timed(struct script *s, struct swamp_state *w, struct lz_text from, int mark) {
    int hex, number = 0;
    if (!map_take_hex(s, w, &from, &hex))
        return false;
    struct swamp_hex *at = &w->hex[hex];
    bool none = map_take_this(&from, "none"), water = mark == SW_RAFT;
    if (!none && !map_take_number(s, &from, UINT8_MAX, &number))
        return false;
    if (none && !(at->marks & mark))
        return true;
    if (!none && water && !swamp_water(at->terrain))
        lay_ground(at, SW_WATER);
    if (!none && !water && !swamp_facts.ground[at->terrain].site)
        lay_ground(at, SW_PLAINS);
    at->marks = (uint8_t)(none ? 0 : mark);
    at->owner = 0;
    at->until = (uint8_t)number;
    return map_empty(from) || script_wrong(s, "found '%.*s', expected no more", SPAN(lz_trim(from)));
}

static bool one_raft(struct script *s, struct swamp_state *w, int seat, struct lz_text from) {
    (void)seat;
    return one_timed(s, w, from, SW_RAFT);
}
static bool one_half(struct script *s, struct swamp_state *w, int seat, struct lz_text from) {
    (void)seat;
    return one_timed(s, w, from, SW_HALF_BUILT);
}
bool map_place_raft(struct script *s, void *state, int seat, struct lz_text value) {
    return map_each(s, state, seat, value, one_raft);
}
bool map_place_half(struct script *s, void *state, int seat, struct lz_text value) {
    return map_each(s, state, seat, value, one_half);
}

static void print_timed(struct script *s, const struct swamp_state *w, int mark, struct lz_writer *out) {
    EACH_SPOKEN(s, w, hex) {
        map_print_hex(w, hex, out);
        if (w->hex[hex].marks & mark)
            lz_put_number(out, w->hex[hex].until);
        else
            lz_put(out, "none");
    }
}
void map_print_raft(struct script *s, const void *state, int seat, struct lz_writer *out) {
    (void)seat;
    print_timed(s, state, SW_RAFT, out);
}
void map_print_half(struct script *s, const void *state, int seat, struct lz_writer *out) {
    (void)seat;
    print_timed(s, state, SW_HALF_BUILT, out);
}

/* ---- spies */

static void remove_spies(struct swamp_state *w, int hex, int clan) {
    int kept = 0;
    for (int i = 0; i < w->spies; i++)
        if (w->spy[i].hex != hex || w->spy[i].clan != clan)
            w->spy[kept++] = w->spy[i];
    memset(&w->spy[kept], 0, sizeof w->spy[0] * (size_t)(w->spies - kept));
    w->spies = (uint16_t)kept;
}

/* After the last of its clan (SW-4.8: by clan, then in order of creation). */
static struct swamp_spy *add_spy(struct swamp_state *w, struct swamp_spy spy) {
    int at = w->spies++;
    for (; at > 0 && w->spy[at - 1].clan > spy.clan; at--)
        w->spy[at] = w->spy[at - 1];
    w->spy[at] = spy;
    return &w->spy[at];
}

static bool one_spy_mark(struct script *s, struct swamp_spy *spy, struct lz_text word) {
    int64_t number;
    if (spy && map_setting(word, "age", 4, &number))
        spy->age = (unsigned)number & 7u;
    else if (spy && map_setting(word, "mired", UINT8_MAX, &number))
        spy->mired = (uint8_t)number;
    else
        return script_wrong(s, "found '%.*s', expected RED GRN GRY YEL or BLK, then age=0..4 or mired=TURN",
                            SPAN(word));
    return true;
}

/* All spies of the clan in the hex. */
static bool one_spy(struct script *s, struct swamp_state *w, int seat, struct lz_text from) {
    int hex, clan;
    struct swamp_spy *last = NULL;
    if (!map_take_hex(s, w, &from, &hex) || !map_take_clan(s, &from, seat, &clan))
        return false;
    remove_spies(w, hex, clan);
    bool none = map_take_this(&from, "none");
    while (!none && !map_empty(from)) {
        struct lz_text word = lz_take_word(&from);
        int colour = map_colour_of(s, word);
        if (colour < 0 && !one_spy_mark(s, last, word))
            return false;
        if (colour >= 0 && w->spies == SW_SPIES)
            return script_wrong(s, "found more than %d spies, expected fewer", SW_SPIES);
        if (colour >= 0)
            last = add_spy(w, (struct swamp_spy){ .hex = (unsigned)hex & 1023u,
                                                  .colour = (unsigned)colour & 7u,
                                                  .age = 1,
                                                  .clan = (uint8_t)clan });
    }
    return none || last || script_wrong(s, "found no colour, expected RED GRN GRY YEL, BLK, or none");
}

bool map_place_spy(struct script *s, void *state, int seat, struct lz_text value) {
    return map_each(s, state, seat, value, one_spy);
}

static void print_spies_in(struct script *s, const struct swamp_state *w, int hex, struct lz_writer *out) {
    int n = 0;
    map_print_clan(swamp_rig_of(s)->clan, out);
    for (int i = 0; i < w->spies; i++) {
        const struct swamp_spy *spy = &w->spy[i];
        if (spy->hex != hex || spy->clan != swamp_rig_of(s)->clan)
            continue;
        lz_put_char(out, ' ');
        lz_put(out, swamp_facts.colour[spy->colour]);
        map_print_setting(" age=", spy->age, out);
        if (spy->mired)
            map_print_setting(" mired=", spy->mired, out);
        n++;
    }
    lz_put(out, n ? "" : " none");
}

void map_print_spy(struct script *s, const void *state, int seat, struct lz_writer *out) {
    const struct swamp_state *w = state;
    (void)seat;
    EACH_SPOKEN(s, w, hex) {
        map_print_hex(w, hex, out);
        print_spies_in(s, w, hex, out);
    }
}
