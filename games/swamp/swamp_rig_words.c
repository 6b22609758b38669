/* What can be placed on the map of a script and expected of it: each word reads itself into a state and prints itself
   from one; a print speaks of the hexes that the last word named. */
#include "games/swamp/swamp_rig.h"

#include "core/verb.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/swamp_work.h"

#include <string.h>

#define SPAN(text) (int)(text).len, (text).at

/* ---- reading */

static bool empty(struct lz_text text) { return !lz_trim(text).len; }

static void speak_of(struct script *s, int hex) {
    struct swamp_rig *rig = swamp_rig_of(s);
    uint8_t bit = (uint8_t)(1 << hex % 8);
    rig->named[hex / 8] |= bit;
    rig->spoken[hex / 8] |= bit;
}

static bool spoken_of(struct script *s, int hex) { return swamp_rig_of(s)->spoken[hex / 8] >> hex % 8 & 1; }

static bool take_hex(struct script *s, const struct swamp_state *w, struct lz_text *from, int *hex) {
    int16_t name;
    struct lz_text word = lz_trim(*from);
    if (!rig_take_name(s, from, 'h', &name))
        return false;
    *hex = swamp_hex_of(&w->laws, name);
    if (*hex == SW_NOWHERE)
        return script_wrong(s, "found '%.*s', expected a hex of the map of %d columns and %d rows", SPAN(word),
                            w->laws.wide, w->laws.high);
    speak_of(s, *hex);
    return true;
}

/* The first word of `from` is this one; it is taken off. */
static bool take_this(struct lz_text *from, const char *words) {
    struct lz_text rest = *from;
    if (!lz_text_like(lz_take_word(&rest), words))
        return false;
    *from = rest;
    return true;
}

/* `#i` or `free`; or the seat that the whole line is about, if it is about one. */
static bool take_owner(struct script *s, struct lz_text *from, int seat, int *clan) {
    int found = rig_take_seat(s, from);
    struct lz_text word = lz_trim(*from);
    *clan = take_this(from, "free") ? SW_FREE : (found >= 0 ? found : seat) + 1;
    return !lz_text_begins(word, "#") || script_wrong(s, "found '%.*s', expected #i or free", SPAN(word));
}

static bool take_clan(struct script *s, struct lz_text *from, int seat, int *clan) {
    int found = rig_take_seat(s, from);
    *clan = (found >= 0 ? found : seat) + 1;
    swamp_rig_of(s)->clan = (uint8_t)*clan;
    return *clan > 0 || script_wrong(s, "found '%.*s', expected #i", SPAN(lz_trim(*from)));
}

static bool take_number(struct script *s, struct lz_text *from, int most, int *number) {
    struct lz_text word = lz_take_word(from);
    int64_t n;
    if (!lz_read_number(word, 0, most, &n))
        return script_wrong(s, "found '%.*s', expected a number up to %d", SPAN(word), most);
    *number = (int)n;
    return true;
}

/* name=N; says nothing if the word is another. */
static bool setting(struct lz_text word, const char *name, int64_t most, int64_t *number) {
    uint32_t len = lz_span(name).len;
    return lz_text_begins(word, name) && word.len > len && word.at[len] == '=' &&
           lz_read_number((struct lz_text){ word.at + len + 1, word.len - len - 1 }, 0, most, number);
}

static int colour_of(const struct script *s, struct lz_text word) {
    int16_t colour;
    for (int i = 0; i < SW_COLOURS; i++)
        if (lz_text_like(word, swamp_facts.colour[i]))
            return i;
    return lz_word_parse(script_game(s), 'o', word, &colour) && colour < SW_COLOURS ? colour : -1;
}

static int like_one_of(struct lz_text word, const char *const *names, int n) {
    for (int i = 0; i < n; i++)
        if (lz_text_like(word, names[i]))
            return i;
    return -1;
}

/* A value of the word for each part between semicolons. */
static bool each(struct script *s, struct swamp_state *w, int seat, struct lz_text value,
                 bool (*one)(struct script *, struct swamp_state *, int seat, struct lz_text)) {
    memset(swamp_rig_of(s)->spoken, 0, sizeof swamp_rig_of(s)->spoken);
    if (empty(value))
        return script_wrong(s, "found nothing, expected a hex");
    while (!empty(value)) {
        struct lz_text part = { value.at, 0 };
        while (part.len < value.len && value.at[part.len] != ';')
            part.len++;
        uint32_t skip = part.len + (part.len < value.len);
        value = (struct lz_text){ value.at + skip, value.len - skip };
        if (!empty(part) && !one(s, w, seat, lz_trim(part)))
            return false;
    }
    return true;
}

/* ---- printing */

static void print_hex(const struct swamp_state *w, int hex, struct lz_writer *out) {
    if (out->len)
        lz_put_char(out, ' ');
    swamp_hex_print(swamp_name_of(&w->laws, hex), out);
    lz_put_char(out, ' ');
}

static void print_clan(int clan, struct lz_writer *w) {
    lz_put(w, clan == SW_UNTOLD ? "untold" : clan ? "#" : "free");
    if (clan && clan != SW_UNTOLD)
        lz_put_number(w, clan - 1);
}

static void print_setting(const char *name, int number, struct lz_writer *w) {
    lz_put(w, name);
    lz_put_number(w, number);
}

static const char *colour_word(int colour) {
    static const char *const words[] = { "Red", "Green", "Grey", "Yellow", "Black", "new", "untold" };
    return words[colour];
}

#define EACH_SPOKEN(s, w, hex) \
    for (int hex = 0; hex < swamp_hexes(w); hex++) \
        if (spoken_of(s, hex))

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
    if (take_this(&from, "all"))
        return lay_all(s, w, &from) && (empty(from) || one_terrain(s, w, seat, from));
    while (!empty(from)) {
        int16_t terrain;
        struct lz_text rest = from, word = lz_take_word(&rest);
        if (lz_word_parse(script_game(s), 'l', word, &terrain) && terrain != SW_UNKNOWN) {
            for (from = rest; n > 0;)
                lay_ground(&w->hex[list[--n]], terrain);
            continue;
        }
        int hex;
        if (!take_hex(s, w, &from, &hex))
            return false;
        list[n++ % SW_HEXES] = (uint16_t)hex;
    }
    return n == 0 || script_wrong(s, "found hexes without ground, expected one of Pla Swa Scr Fer .. after them");
}

static bool place_terrain(struct script *s, void *state, int seat, struct lz_text value) {
    return each(s, state, seat, value, one_terrain);
}

static void print_terrain(struct script *s, const void *state, int seat, struct lz_writer *out) {
    const struct swamp_state *w = state;
    (void)seat;
    EACH_SPOKEN(s, w, hex) {
        print_hex(w, hex, out);
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
    int hunger = like_one_of(word, swamp_facts.hunger, SW_STARVING + 1);
    int skill = like_one_of(word, swamp_facts.skill, SW_VETERAN + 1);
    if (hunger >= 0)
        at->hunger = (uint8_t)hunger;
    else if (skill >= 0)
        at->experience = (uint8_t)skill;
    else if (setting(word, "mired", UINT8_MAX, &mired))
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
    if (!take_hex(s, w, &from, &hex))
        return false;
    struct swamp_hex *at = &w->hex[hex];
    bool none = take_this(&from, "none");
    if (!none && !take_clan(s, &from, seat, &clan))
        return false;
    memset(at->lizards, 0, sizeof at->lizards);
    if (at->clan != clan)
        at->hunger = at->experience = at->mired = 0;
    at->clan = (uint8_t)clan;
    while (!none && !empty(from))
        if (!one_mark(s, at, lz_take_word(&from)))
            return false;
    if (!empty(from))
        return script_wrong(s, "found '%.*s', expected nothing after none", SPAN(lz_trim(from)));
    return none || (size_of(at) > 0 && size_of(at) <= SW_LIMIT) ||
           script_wrong(s, "found a band of %d, expected 1 to %d", size_of(at), SW_LIMIT);
}

static bool place_band(struct script *s, void *state, int seat, struct lz_text value) {
    return each(s, state, seat, value, one_band);
}

static void print_one_band(const struct swamp_hex *at, struct lz_writer *out) {
    print_clan(at->clan, out);
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
        print_setting(" mired=", at->mired, out);
}

static void print_band(struct script *s, const void *state, int seat, struct lz_writer *out) {
    const struct swamp_state *w = state;
    (void)seat;
    EACH_SPOKEN(s, w, hex) {
        print_hex(w, hex, out);
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
        int colour = colour_of(s, (struct lz_text){ word.at + at, end - at });
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
    else if (setting(word, "militia", SW_LIMIT, &number))
        at->militia = (uint16_t)number;
    else if (setting(word, "falls", UINT8_MAX, &number))
        at->until = (uint8_t)number;
    else if (lz_text_begins(word, "freed="))
        return read_freed(s, word, &at->freed);
    else
        return script_wrong(s, "found '%.*s', expected home, militia=N, falls=TURN or freed=GRN,RED", SPAN(word));
    return true;
}

static bool one_den(struct script *s, struct swamp_state *w, int seat, struct lz_text from) {
    int hex, owner, population;
    if (!take_hex(s, w, &from, &hex) || !take_owner(s, &from, seat, &owner))
        return false;
    struct swamp_hex *at = &w->hex[hex];
    struct lz_text word = lz_take_word(&from);
    int colour = lz_text_like(word, "new") ? SW_UNSETTLED : colour_of(s, word);
    if (colour < 0)
        return script_wrong(s, "found '%.*s', expected Red, Green, Grey, Yellow, Black, or new", SPAN(word));
    if (!take_number(s, &from, 9999, &population))
        return false;
    lay_ground(at, SW_DEN);
    at->owner = (uint8_t)owner;
    at->colour = (uint8_t)colour;
    at->population = (uint16_t)population;
    at->militia = at->marks = at->until = at->freed = 0;
    while (!empty(from))
        if (!one_den_mark(s, at, lz_take_word(&from)))
            return false;
    return !at->militia || !owner || script_wrong(s, "found militia in a den with an owner, expected a free one");
}

static bool place_den(struct script *s, void *state, int seat, struct lz_text value) {
    return each(s, state, seat, value, one_den);
}

static void print_one_den(const struct swamp_hex *at, struct lz_writer *out) {
    print_clan(at->owner, out);
    lz_put_char(out, ' ');
    lz_put(out, colour_word(at->colour));
    print_setting(" ", at->population, out);
    lz_put(out, at->marks & SW_HOME ? " home" : "");
    if (at->militia)
        print_setting(" militia=", at->militia, out);
    if (at->until)
        print_setting(" falls=", at->until, out);
    for (int i = 0, n = 0; i < SW_COLOURS; i++)
        if (at->freed >> i & 1) {
            lz_put(out, n++ ? "," : " freed=");
            lz_put(out, swamp_facts.colour[i]);
        }
}

static void print_den(struct script *s, const void *state, int seat, struct lz_writer *out) {
    const struct swamp_state *w = state;
    (void)seat;
    EACH_SPOKEN(s, w, hex) {
        print_hex(w, hex, out);
        if (w->hex[hex].terrain == SW_DEN)
            print_one_den(&w->hex[hex], out);
        else
            lz_put(out, swamp_facts.ground[w->hex[hex].terrain].code);
    }
}

/* ---- temples and what stands on water or plain ground */

static bool one_temple(struct script *s, struct swamp_state *w, int seat, struct lz_text from) {
    int hex, owner;
    if (!take_hex(s, w, &from, &hex) || !take_owner(s, &from, seat, &owner))
        return false;
    lay_ground(&w->hex[hex], SW_TEMPLE);
    w->hex[hex].owner = (uint8_t)owner;
    return empty(from) || script_wrong(s, "found '%.*s', expected no more", SPAN(lz_trim(from)));
}

static bool place_temple(struct script *s, void *state, int seat, struct lz_text value) {
    return each(s, state, seat, value, one_temple);
}

static void print_temple(struct script *s, const void *state, int seat, struct lz_writer *out) {
    const struct swamp_state *w = state;
    (void)seat;
    EACH_SPOKEN(s, w, hex) {
        print_hex(w, hex, out);
        if (w->hex[hex].terrain == SW_TEMPLE)
            print_clan(w->hex[hex].owner, out);
        else
            lz_put(out, swamp_facts.ground[w->hex[hex].terrain].code);
    }
}

static bool one_bridge(struct script *s, struct swamp_state *w, int seat, struct lz_text from) {
    int hex, owner = 0;
    if (!take_hex(s, w, &from, &hex))
        return false;
    struct swamp_hex *at = &w->hex[hex];
    bool none = take_this(&from, "none");
    if (!none && !take_owner(s, &from, seat, &owner))
        return false;
    if (!none && !swamp_water(at->terrain))
        lay_ground(at, SW_WATER);
    if (none && !(at->marks & SW_BRIDGE))
        return true;
    at->marks = none ? 0 : SW_BRIDGE;
    at->owner = (uint8_t)owner;
    at->until = 0;
    return empty(from) || script_wrong(s, "found '%.*s', expected no more", SPAN(lz_trim(from)));
}

static bool place_bridge(struct script *s, void *state, int seat, struct lz_text value) {
    return each(s, state, seat, value, one_bridge);
}

static void print_bridge(struct script *s, const void *state, int seat, struct lz_writer *out) {
    const struct swamp_state *w = state;
    (void)seat;
    EACH_SPOKEN(s, w, hex) {
        print_hex(w, hex, out);
        if (w->hex[hex].marks & SW_BRIDGE)
            print_clan(w->hex[hex].owner, out);
        else
            lz_put(out, "none");
    }
}

/* A raft or a half-built den: a mark with a number. */
static bool one_timed(struct script *s, struct swamp_state *w, struct lz_text from, int mark) {
    int hex, number = 0;
    if (!take_hex(s, w, &from, &hex))
        return false;
    struct swamp_hex *at = &w->hex[hex];
    bool none = take_this(&from, "none"), water = mark == SW_RAFT;
    if (!none && !take_number(s, &from, UINT8_MAX, &number))
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
    return empty(from) || script_wrong(s, "found '%.*s', expected no more", SPAN(lz_trim(from)));
}

static bool one_raft(struct script *s, struct swamp_state *w, int seat, struct lz_text from) {
    (void)seat;
    return one_timed(s, w, from, SW_RAFT);
}
static bool one_half(struct script *s, struct swamp_state *w, int seat, struct lz_text from) {
    (void)seat;
    return one_timed(s, w, from, SW_HALF_BUILT);
}
static bool place_raft(struct script *s, void *state, int seat, struct lz_text value) {
    return each(s, state, seat, value, one_raft);
}
static bool place_half(struct script *s, void *state, int seat, struct lz_text value) {
    return each(s, state, seat, value, one_half);
}

static void print_timed(struct script *s, const struct swamp_state *w, int mark, struct lz_writer *out) {
    EACH_SPOKEN(s, w, hex) {
        print_hex(w, hex, out);
        if (w->hex[hex].marks & mark)
            lz_put_number(out, w->hex[hex].until);
        else
            lz_put(out, "none");
    }
}
static void print_raft(struct script *s, const void *state, int seat, struct lz_writer *out) {
    (void)seat;
    print_timed(s, state, SW_RAFT, out);
}
static void print_half(struct script *s, const void *state, int seat, struct lz_writer *out) {
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
    if (spy && setting(word, "age", 4, &number))
        spy->age = (unsigned)number & 7u;
    else if (spy && setting(word, "mired", UINT8_MAX, &number))
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
    if (!take_hex(s, w, &from, &hex) || !take_clan(s, &from, seat, &clan))
        return false;
    remove_spies(w, hex, clan);
    bool none = take_this(&from, "none");
    while (!none && !empty(from)) {
        struct lz_text word = lz_take_word(&from);
        int colour = colour_of(s, word);
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

static bool place_spy(struct script *s, void *state, int seat, struct lz_text value) {
    return each(s, state, seat, value, one_spy);
}

static void print_spies_in(struct script *s, const struct swamp_state *w, int hex, struct lz_writer *out) {
    int n = 0;
    print_clan(swamp_rig_of(s)->clan, out);
    for (int i = 0; i < w->spies; i++) {
        const struct swamp_spy *spy = &w->spy[i];
        if (spy->hex != hex || spy->clan != swamp_rig_of(s)->clan)
            continue;
        lz_put_char(out, ' ');
        lz_put(out, swamp_facts.colour[spy->colour]);
        print_setting(" age=", spy->age, out);
        if (spy->mired)
            print_setting(" mired=", spy->mired, out);
        n++;
    }
    lz_put(out, n ? "" : " none");
}

static void print_spy(struct script *s, const void *state, int seat, struct lz_writer *out) {
    const struct swamp_state *w = state;
    (void)seat;
    EACH_SPOKEN(s, w, hex) {
        print_hex(w, hex, out);
        print_spies_in(s, w, hex, out);
    }
}

/* ---- the whole map */

static bool place_map(struct script *s, void *state, int seat, struct lz_text value) {
    struct swamp_state *w = state;
    int wide, high;
    (void)seat;
    if (!take_number(s, &value, SW_SIDE, &wide) || !take_number(s, &value, SW_SIDE, &high))
        return false;
    if (wide < 8 || high < 8 || wide & 1 || wide * high > SW_HEXES)
        return script_wrong(s,
                            "found a map of %d columns and %d rows, expected 8 or more, columns even, %d hexes at most",
                            wide, high, SW_HEXES);
    w->laws.wide = (uint8_t)wide;
    w->laws.high = (uint8_t)high;
    memset(w->hex, 0, sizeof w->hex);
    memset(w->spy, 0, sizeof w->spy);
    w->spies = 0;
    memset(swamp_rig_of(s)->named, 0, sizeof swamp_rig_of(s)->named);
    for (int hex = 0; hex < swamp_hexes(w); hex++)
        w->hex[hex].terrain = SW_WATER;
    return true;
}

static void print_map(struct script *s, const void *state, int seat, struct lz_writer *out) {
    const struct swamp_state *w = state;
    (void)s, (void)seat;
    lz_put_number(out, w->laws.wide);
    print_setting(" ", w->laws.high, out);
}

static bool place_bare(struct script *s, void *state, int seat, struct lz_text value) {
    struct swamp_state *w = state;
    struct swamp_rig *rig = swamp_rig_of(s);
    int named = seat;
    if (empty(value) && seat < 0)
        rig->bare = ((lz_seats)1 << w->head.seats) - 1;
    for (; named >= 0 || !empty(value); named = -1) {
        if (named < 0 && (named = rig_take_seat(s, &value)) < 0)
            return script_wrong(s, "found '%.*s', expected seats or nothing", SPAN(lz_trim(value)));
        rig->bare |= (lz_seats)1 << named;
    }
    return true;
}

static bool place_shuffled(struct script *s, void *state, int seat, struct lz_text value) {
    (void)state, (void)seat;
    swamp_rig_of(s)->keeps_order = 0;
    return empty(value) || script_wrong(s, "found '%.*s', expected nothing after shuffled", SPAN(value));
}

static void print_nothing(struct script *s, const void *state, int seat, struct lz_writer *out) {
    (void)s, (void)state, (void)seat, (void)out;
}

/* ---- clans */

static const char *const clan_states[] = { "active", "surrendered", "eliminated" };

static bool place_clan(struct script *s, void *state, int seat, struct lz_text value) {
    struct swamp_state *w = state;
    int found = like_one_of(value, clan_states, SW_ELIMINATED + 1);
    if (found < 0)
        return script_wrong(s, "found '%.*s', expected active, surrendered or eliminated", SPAN(value));
    w->clan[seat].state = (uint8_t)found;
    if (found != SW_ACTIVE)
        w->head.may &= ~swamp_seat(seat + 1), w->head.wait &= ~swamp_seat(seat + 1);
    return true;
}

static void print_clan_state(struct script *s, const void *state, int seat, struct lz_writer *out) {
    (void)s;
    lz_put(out, clan_states[((const struct swamp_state *)state)->clan[seat].state]);
}

static bool place_letters(struct script *s, char *at, uint32_t room, struct lz_text value) {
    if (!value.len || value.len > room)
        return script_wrong(s, "found '%.*s', expected 1 to %u letters", SPAN(value), room);
    memset(at, 0, room);
    memcpy(at, value.at, value.len);
    return true;
}

static void print_letters(const char *at, uint32_t room, struct lz_writer *out) {
    for (uint32_t i = 0; i < room && at[i]; i++)
        lz_put_char(out, at[i]);
}

static bool place_code(struct script *s, void *state, int seat, struct lz_text value) {
    return place_letters(s, ((struct swamp_state *)state)->clan[seat].code, 3, value);
}
static void print_code(struct script *s, const void *state, int seat, struct lz_writer *out) {
    (void)s;
    print_letters(((const struct swamp_state *)state)->clan[seat].code, 3, out);
}
static bool place_name(struct script *s, void *state, int seat, struct lz_text value) {
    return place_letters(s, ((struct swamp_state *)state)->clan[seat].name, SW_NAME, value);
}
static void print_name(struct script *s, const void *state, int seat, struct lz_writer *out) {
    (void)s;
    print_letters(((const struct swamp_state *)state)->clan[seat].name, SW_NAME, out);
}

/* ---- what is worked out */

static bool find_score(struct script *s, const void *state, int seat, struct lz_text *value, struct lz_writer *out) {
    struct swamp_points points[SW_CLANS];
    (void)s, (void)value;
    swamp_points_of(state, points);
    lz_put_number(out, points[seat].total);
    return true;
}

static bool find_points(struct script *s, const void *state, int seat, struct lz_text *value, struct lz_writer *out) {
    struct swamp_points all[SW_CLANS], *p = &all[seat];
    (void)s, (void)value;
    swamp_points_of(state, all);
    const int32_t numbers[] = { p->warriors, p->den_lizards, p->spies, p->homes, p->dens, p->temples, p->bridges };
    for (int i = 0; i < 7; i++)
        print_setting(i ? " " : "", numbers[i], out);
    return true;
}

static bool find_threshold(struct script *s, const void *state, int seat, struct lz_text *value,
                           struct lz_writer *out) {
    (void)s, (void)seat, (void)value;
    lz_put_number(out, swamp_threshold(state));
    return true;
}

static bool find_rank(struct script *s, const void *state, int seat, struct lz_text *value, struct lz_writer *out) {
    struct swamp_points points[SW_CLANS];
    uint8_t rank[SW_CLANS];
    (void)s, (void)seat, (void)value;
    swamp_points_of(state, points);
    swamp_ranking(state, points, rank);
    for (int i = 0; i < SW_CLANS && rank[i]; i++) {
        lz_put(out, i ? " " : "");
        print_clan(rank[i], out);
    }
    if (!out->len)
        lz_put(out, "none");
    return true;
}

static bool has_owner(const struct swamp_cell *cell) {
    return cell->terrain == SW_DEN || cell->terrain == SW_TEMPLE || cell->marks & SW_BRIDGE;
}

static void print_seen_den(const struct swamp_cell *cell, struct lz_writer *out) {
    lz_put_char(out, ' ');
    lz_put(out, colour_word(cell->colour));
    if (cell->population)
        print_setting(" pop=", cell->population, out);
    if (cell->militia)
        print_setting(" militia=", cell->militia, out);
}

static void print_seen(const struct swamp_cell *cell, struct lz_writer *out) {
    static const char *const marks[] = { " home", " bridge", " raft", " half" };
    lz_put(out, swamp_facts.ground[cell->terrain].code);
    for (int i = 0; i < 4; i++)
        lz_put(out, cell->marks >> i & 1 ? marks[i] : "");
    if (has_owner(cell)) {
        lz_put_char(out, ' ');
        print_clan(cell->owner, out);
    }
    if (cell->terrain == SW_DEN)
        print_seen_den(cell, out);
    if (cell->clan) {
        lz_put(out, " band ");
        print_clan(cell->clan, out);
        print_setting(" ", cell->number, out);
    }
    if (cell->spies)
        print_setting(" spies=", cell->spies, out);
    if (cell->known == SW_REMEMBERED)
        print_setting(" old=", cell->turn, out);
    if (cell->known == SW_OWNED)
        lz_put(out, " unseen");
}

static bool find_sees(struct script *s, const void *state, int seat, struct lz_text *value, struct lz_writer *out) {
    struct swamp_view view;
    int hex;
    if (!take_hex(s, state, value, &hex))
        return false;
    memset(&view, 0, sizeof view);
    swamp_view(state, seat, &view);
    if (view.cells[hex].known == SW_NEVER)
        lz_put(out, "never");
    else
        print_seen(&view.cells[hex], out);
    return true;
}

#define DESK(member) \
    .offset = offsetof(struct swamp_state, desk[0].member), .size = 1, .stride = sizeof(struct swamp_desk)

const struct rig_word swamp_rig_words[SWAMP_RIG_WORDS] = {
    { "terrain", "terrain HEX HEX TERRAIN HEX TERRAIN", "the ground, by its code; `terrain all Pla`: of the whole map",
      RIG_OWN, .place = place_terrain, .print = print_terrain },
    { "band", "band HEX #i 19GRY hungry good mired=N|none",
      "the warriors there, all colours; hunger, skill and mired stay as they were if not said", RIG_OWN,
      .place = place_band, .print = print_band },
    { "den", "den HEX #i|free COLOUR|new N ...",
      "owner, colour, den lizards; then home, militia=N, falls=TURN, freed=GRN,RED: none of it if not said", RIG_OWN,
      .place = place_den, .print = print_den },
    { "temple", "temple HEX #i|free", "a temple and its owner", RIG_OWN, .place = place_temple, .print = print_temple },
    { "bridge", "bridge HEX #i|free|none", "a bridge and its owner", RIG_OWN, .place = place_bridge,
      .print = print_bridge },
    { "raft", "raft HEX N|none", "a raft and its turns left", RIG_OWN, .place = place_raft, .print = print_raft },
    { "half", "half HEX TURN|none", "a half-built den and the turn it was begun", RIG_OWN, .place = place_half,
      .print = print_half },
    { "spy", "spy HEX #i RED age=2 GRN mired=N|none", "all spies of that clan there, oldest first; age 1 if not said",
      RIG_OWN, .place = place_spy, .print = print_spy },
    { "turn", "turn N", "the last turn that was resolved", RIG_NUMBER, .most = SW_LAST_TURN,
      RIG_AT(struct swamp_state, turn) },
    { "map", "map COLUMNS ROWS", "the size of the map; clears it, so it comes first", RIG_OWN, .place = place_map,
      .print = print_map },
    { "bare", "bare [#i]", "nobody, or not that seat, is given a home", RIG_OWN, .place = place_bare,
      .print = print_nothing },
    { "shuffled", "shuffled", "orders are shuffled", RIG_OWN, .place = place_shuffled, .print = print_nothing },
    { "clan", "clan #i active|surrendered|eliminated", "whether the clan is in play", RIG_OWN, RIG_BY_SEAT,
      .place = place_clan, .print = print_clan_state },
    { "code", "code #i ABC", "the code of the clan", RIG_OWN, RIG_BY_SEAT, .place = place_code, .print = print_code },
    { "name", "name #i TEXT", "its name", RIG_OWN, RIG_BY_SEAT, .place = place_name, .print = print_name },
    { "leaving", "leaving #i yes|no", "it has surrendered, or will be dropped at the end of the turn", RIG_FLAG,
      RIG_BY_SEAT, DESK(leaving) },
    { "missed", "missed #i N", "turns in a row without orders", RIG_NUMBER, RIG_BY_SEAT, .most = 200, DESK(missed) },
    { "per-home", "per-home N", "the option victory_per_home", RIG_NUMBER, .most = 10000,
      RIG_AT(struct swamp_state, laws.victory_per_home) },
    { "drop-after", "drop-after N", "the option drop_after_missed", RIG_NUMBER, .most = 100,
      RIG_AT(struct swamp_state, laws.drop_after_missed) },
    { "orders", "orders #i N", "orders in that clan's book", RIG_NUMBER, RIG_BY_SEAT | RIG_FOUND, .most = SW_ORDERS,
      DESK(orders) },
    { "score", "score #i N", "the clan's points", RIG_OWN, RIG_BY_SEAT | RIG_FOUND, .find = find_score },
    { "points", "points #i N N N N N N N", "warriors, den lizards, spies; how many homes, other dens, temples, bridges",
      RIG_OWN, RIG_BY_SEAT | RIG_FOUND, .find = find_points },
    { "threshold", "threshold N", "points that win", RIG_OWN, RIG_FOUND, .find = find_threshold },
    { "rank", "rank #i #j|none", "the clans from the first place on", RIG_OWN, RIG_FOUND, .find = find_rank },
    { "sees", "sees #i HEX never|TERRAIN ...",
      "a hex in the seat's view; after the ground, in this order and only what is there: home bridge raft half, owner "
      "(#j free untold), den colour, pop=N militia=N, band #j N, spies=N, old=TURN or unseen",
      RIG_OWN, RIG_BY_SEAT | RIG_FOUND, .find = find_sees },
};
