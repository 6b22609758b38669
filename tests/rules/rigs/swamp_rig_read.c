/* The small words that the words of a map are made of: hexes, clans, counts, settings; read and printed. */
#include "tests/rules/rigs/swamp_rig.h"

#include "core/words/verb.h"
#include "games/swamp/swamp_tables.h"
#include "games/swamp/rules/swamp_work.h"

#include <string.h>

static void speak_of(struct script *s, int hex) {
    struct swamp_rig *rig = swamp_rig_of(s);
    uint8_t bit = (uint8_t)(1 << hex % 8);
    rig->named[hex / 8] |= bit;
    rig->spoken[hex / 8] |= bit;
}

bool map_spoken_of(struct script *s, int hex) { return swamp_rig_of(s)->spoken[hex / 8] >> hex % 8 & 1; }

bool map_take_hex(struct script *s, const struct swamp_state *w, struct lz_text *from, int *hex) {
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
bool map_take_this(struct lz_text *from, const char *words) {
    struct lz_text rest = *from;
    if (!lz_text_like(lz_take_word(&rest), words))
        return false;
    *from = rest;
    return true;
}

/* `#i` or `free`; or the seat that the whole line is about, if it is about one. */
bool map_take_owner(struct script *s, struct lz_text *from, int seat, int *clan) {
    int found = rig_take_seat(s, from);
    struct lz_text word = lz_trim(*from);
    *clan = map_take_this(from, "free") ? SW_FREE : (found >= 0 ? found : seat) + 1;
    return !lz_text_begins(word, "#") || script_wrong(s, "found '%.*s', expected #i or free", SPAN(word));
}

bool map_take_clan(struct script *s, struct lz_text *from, int seat, int *clan) {
    int found = rig_take_seat(s, from);
    *clan = (found >= 0 ? found : seat) + 1;
    swamp_rig_of(s)->clan = (uint8_t)*clan;
    return *clan > 0 || script_wrong(s, "found '%.*s', expected #i", SPAN(lz_trim(*from)));
}

bool map_take_number(struct script *s, struct lz_text *from, int most, int *number) {
    struct lz_text word = lz_take_word(from);
    int64_t n;
    if (!lz_read_number(word, 0, most, &n))
        return script_wrong(s, "found '%.*s', expected a number up to %d", SPAN(word), most);
    *number = (int)n;
    return true;
}

/* name=N; says nothing if the word is another. */
bool map_setting(struct lz_text word, const char *name, int64_t most, int64_t *number) {
    uint32_t len = lz_span(name).len;
    return lz_text_begins(word, name) && word.len > len && word.at[len] == '=' &&
           lz_read_number((struct lz_text){ word.at + len + 1, word.len - len - 1 }, 0, most, number);
}

int map_colour_of(const struct script *s, struct lz_text word) {
    int16_t colour;
    for (int i = 0; i < SW_COLOURS; i++)
        if (lz_text_like(word, swamp_facts.colour[i]))
            return i;
    return lz_word_parse(script_game(s), 'o', word, &colour) && colour < SW_COLOURS ? colour : -1;
}

int map_like_one_of(struct lz_text word, const char *const *names, int n) {
    for (int i = 0; i < n; i++)
        if (lz_text_like(word, names[i]))
            return i;
    return -1;
}

/* A value of the word for each part between semicolons. */
bool map_each(struct script *s, struct swamp_state *w, int seat, struct lz_text value,
              bool (*one)(struct script *, struct swamp_state *, int seat, struct lz_text)) {
    memset(swamp_rig_of(s)->spoken, 0, sizeof swamp_rig_of(s)->spoken);
    if (map_empty(value))
        return script_wrong(s, "found nothing, expected a hex");
    while (!map_empty(value)) {
        struct lz_text part = { value.at, 0 };
        while (part.len < value.len && value.at[part.len] != ';')
            part.len++;
        uint32_t skip = part.len + (part.len < value.len);
        value = (struct lz_text){ value.at + skip, value.len - skip };
        if (!map_empty(part) && !one(s, w, seat, lz_trim(part)))
            return false;
    }
    return true;
}

/* ---- printing */

void map_print_hex(const struct swamp_state *w, int hex, struct lz_writer *out) {
    if (out->len)
        lz_put_char(out, ' ');
    swamp_hex_print(swamp_name_of(&w->laws, hex), out);
    lz_put_char(out, ' ');
}

void map_print_clan(int clan, struct lz_writer *w) {
    lz_put(w, clan == SW_UNTOLD ? "untold" : clan ? "#" : "free");
    if (clan && clan != SW_UNTOLD)
        lz_put_number(w, clan - 1);
}

void map_print_setting(const char *name, int number, struct lz_writer *w) {
    lz_put(w, name);
    lz_put_number(w, number);
}

const char *map_colour_word(int colour) {
    static const char *const words[] = { "Red", "Green", "Grey", "Yellow", "Black", "new", "untold" };
    return words[colour];
}
