/* Orders in plain words, as the clan sees the world now: what will be done, to whom, and what will keep it from being
   done. Marches are in swamp_march.c. */
#include "core/bug.h"
#include "core/words/effect.h"
#include "games/swamp/sheet/swamp_sheet_work.h"

#include <stdarg.h>
#include <string.h>

const char *const swamp_colour_words[SW_COLOURS + 1] = { "red", "green", "grey", "yellow", "black", "" };

static void put_clan(const struct swamp_view *v, int clan, struct lz_writer *w) {
    lz_assert(clan >= 1 && clan <= v->seen.seats);
    lz_put(w, "clan ");
    lz_put_number(w, clan);
    lz_put(w, " (");
    lz_put_text(w, (struct lz_text){ v->clans[clan - 1].code, 3 });
    lz_put_char(w, ')');
}

void swamp_talk(struct swamp_talk *t, const char *form, ...) {
    va_list args;
    va_start(args, form);
    for (; *form; form++) {
        char what = *form == '%' ? form[1] : 0;
        if (what == 'n')
            lz_put_number(&t->w, va_arg(args, int));
        else if (what == 'h')
            swamp_hex_print(swamp_name_of(&t->v->laws, va_arg(args, int)), &t->w);
        else if (what == 's')
            lz_put(&t->w, va_arg(args, const char *));
        else if (what == 'c')
            put_clan(t->v, va_arg(args, int), &t->w);
        else {
            lz_put_char(&t->w, *form);
            continue;
        }
        form++;
    }
    va_end(args);
}

void swamp_said(struct swamp_talk *t, enum lz_surety surety, const char *rule) {
    lz_effect_tell(t->out, surety, rule, &t->w);
    t->w = lz_writer_in(t->room, sizeof t->room);
}

void swamp_likely(struct swamp_talk *t, const char *rule, int odds) {
    lz_effect_odds(t->out, rule, (uint16_t)odds, &t->w);
    t->w = lz_writer_in(t->room, sizeof t->room);
}

static const char *ground_word(const struct swamp_cell *cell) {
    static const char *const words[SW_TERRAINS] = { "unseen ground",  "plains",        "swamp",     "scrub",
                                                    "fertile ground", "a peak",        "a volcano", "a ruin",
                                                    "a temple",       "cursed ground", "a den",     "water",
                                                    "a whirlpool" };
    lz_assert(cell->terrain < SW_TERRAINS);
    return words[cell->terrain];
}

/* "Lizards", or as many of a colour as are there and are wanted. */
static void workers(struct swamp_talk *t, const struct swamp_order *order, int colour, int need) {
    int there = swamp_mine(t->v, order->hex) ? t->v->cells[order->hex].lizards[colour] : 0;
    const char *word = swamp_colour_words[colour];
    if (there >= need)
        swamp_talk(t, there == need ? "The %n %s lizards in %h" : "%n of the %s lizards in %h", need, word, order->hex);
    else
        swamp_talk(t, "If %n %s lizards are in %h by then, they", need, word, order->hex);
}

/* ---- FR, LO */

static void plain_fr(struct swamp_talk *t, const struct swamp_order *order) {
    const struct swamp_cell *cell = swamp_cell_at(t->v, order->hex);
    bool some = false, own = cell->terrain == SW_DEN && cell->owner == t->v->clan;
    for (int c = 0; c < SW_COLOURS; c++)
        if (order->count[c]) {
            swamp_talk(t, some ? ", %n %s" : "%n %s", order->count[c], swamp_colour_words[c]);
            some = true;
        }
    if (!some)
        swamp_talk(t, "All your lizards");
    swamp_talk(t, some ? " lizards in %h are set free" : " in %h are set free", order->hex);
    if (own && cell->colour == SW_UNSETTLED)
        swamp_talk(t, " and settle in the new den.");
    else if (own && cell->colour < SW_COLOURS)
        swamp_talk(t, ": those that are %s settle in the den, others go wild and are gone.",
                   swamp_colour_words[cell->colour]);
    else
        swamp_talk(t, cell->terrain == SW_DEN ? ": if the den takes them they settle there, else they are gone."
                                              : ": they go wild and are gone.");
    swamp_said(t, LZ_OPEN, "SW-8.1");
}

static void stay_here(struct swamp_talk *t) {
    swamp_talk(t, "The whole band then stays put for this turn.");
    swamp_said(t, LZ_OPEN, "SW-8.7");
}

static void plain_lo(struct swamp_talk *t, const struct swamp_order *order) {
    int target = swamp_path_end(&t->v->laws, order), hex = order->hex;
    int yellow = swamp_mine(t->v, hex) ? t->v->cells[hex].lizards[SW_YEL] : 0;
    if (target == SW_NOWHERE || target == hex) {
        swamp_talk(t, target == hex ? "That aims at the throwers' own hex: nothing is thrown."
                                    : "That aims beyond the edge of the world: nothing is thrown.");
        swamp_said(t, LZ_CAREFUL, "SW-8.2");
        return;
    }
    const struct swamp_cell *cell = swamp_cell_at(t->v, target);
    int theirs = swamp_theirs(t->v, target), hits = 30 * yellow / 100;
    if (yellow)
        swamp_talk(t, "The %n yellow of %h throw stones at %h", yellow, hex, target);
    else
        swamp_talk(t, "Yellow lizards that are in %h by then throw stones at %h", hex, target);
    if (swamp_facts.ground[cell->terrain].shelters)
        swamp_talk(t, ": no harm is done, for %s shelters whoever is inside.", ground_word(cell));
    else if (!theirs)
        swamp_talk(t, ", where nobody is seen now.");
    else
        swamp_talk(t, ": about %n of the %n of %c fall.", hits < theirs ? hits : theirs, theirs, cell->clan);
    swamp_said(t, LZ_OPEN, "SW-8.2");
    stay_here(t);
}

/* ---- CH */

static const char *const songs[SW_CHANTS] = {
    [SW_EYES] = ": you will know all that is in it.",
    [SW_REVEAL] = ": every spy of others in it and next to it dies.",
    [SW_SHUNT] = ": the band there",
    [SW_SUMMON] = ": a monster of",
    [SW_MOULD] = ": water there rises to land of some kind, land sinks.",
    [SW_FREEZE] = ": no band there moves or flees this turn.",
    [SW_COERCE] = ": if they are no more than",
    [SW_GATE] = ": the whole band goes there, if there is a temple.",
    [SW_TRANSMUTE] = ": up to three colours of the band there change, unless a den or temple protects it.",
    [SW_DARK] = ": everything there is destroyed and the ground is cursed for ever.",
};

static const char *const song_rules[SW_CHANTS] = { "SW-9.1", "SW-9.2", "SW-9.3", "SW-9.4", "SW-9.5",
                                                   "SW-9.6", "SW-9.7", "SW-9.8", "SW-9.9", "SW-9.10" };

static void song_effect(struct swamp_talk *t, const struct swamp_order *order, int target, int singers) {
    lz_assert(order->chant < SW_CHANTS && singers > 0);
    swamp_talk(t, "%s", songs[order->chant]);
    if (order->chant == SW_SHUNT) {
        int last = swamp_step(order, 1) == SW_STAY ? swamp_step(order, 0) : swamp_step(order, 1);
        swamp_talk(t, " flies up to %n hexes %s, unless a den protects it.", 1 + singers / 50,
                   swamp_facts.direction[last]);
    } else if (order->chant == SW_SUMMON) {
        int w = swamp_seen_near(t->v, target, SW_WATER) + swamp_seen_near(t->v, target, SW_WHIRLPOOL);
        swamp_talk(t, " about %n attacks whoever is in the water there, yours too.", 30 * w);
    } else if (order->chant == SW_COERCE) {
        int theirs = swamp_theirs(t->v, target);
        swamp_talk(t, " %n, the warriors there join you, unless a den or temple protects them", singers);
        if (theirs)
            swamp_talk(t, "; %n of %c are seen there now", theirs, t->v->cells[target].clan);
        swamp_talk(t, ".");
    }
}

#define GROUND(terrain) (1u << (terrain))
enum { LAND = 0x7ff & ~1u }; /* SW_PLAINS to SW_DEN */
_Static_assert(SW_PLAINS == 1 && SW_DEN == 10 && SW_WATER == 11, "land is not in a row any more");

/* SW-9: where a chant has no effect. */
static const uint16_t immune[SW_CHANTS] = {
    [SW_SHUNT] = GROUND(SW_DEN),
    [SW_SUMMON] = LAND,
    [SW_MOULD] = GROUND(SW_DEN) | GROUND(SW_TEMPLE) | GROUND(SW_CURSED),
    [SW_COERCE] = GROUND(SW_DEN) | GROUND(SW_TEMPLE),
    [SW_GATE] = (LAND & ~GROUND(SW_TEMPLE)) | GROUND(SW_WATER) | GROUND(SW_WHIRLPOOL),
    [SW_TRANSMUTE] = GROUND(SW_DEN) | GROUND(SW_TEMPLE),
};

/* What is sung, and what comes of it. */
static void sung(struct swamp_talk *t, const struct swamp_order *order, int target, int singers) {
    const struct swamp_song *song = &swamp_facts.song[order->chant];
    const struct swamp_cell *aim = swamp_cell_at(t->v, target);
    bool temple = t->v->cells[order->hex].terrain == SW_TEMPLE;
    swamp_talk(t, "%n black lizards in %h sing %s at %h", singers, order->hex, song->title, target);
    song_effect(t, order, target, singers);
    swamp_said(t, LZ_OPEN, song_rules[order->chant]);
    if (immune[order->chant] >> aim->terrain & 1) {
        swamp_talk(t, "%h is %s: the chant has no effect there.", target, ground_word(aim));
        swamp_said(t, LZ_CAREFUL, "SW-9.11");
    } else if (song->reverts && (!temple || order->chant == SW_DARK)) {
        swamp_talk(t, "If it works, %n of them turn red.", singers * song->reverts / 100);
        swamp_said(t, LZ_OPEN, "SW-8.5");
    }
    stay_here(t);
}

static void plain_ch(struct swamp_talk *t, const struct swamp_order *order) {
    const struct swamp_song *song = &swamp_facts.song[order->chant];
    const struct swamp_cell *cell = swamp_cell_at(t->v, order->hex);
    int black = swamp_mine(t->v, order->hex) ? cell->lizards[SW_BLK] : 0, singers = black;
    int target = order->verb == SW_CHG ? order->target : swamp_path_end(&t->v->laws, order);
    if (target == SW_NOWHERE) {
        swamp_talk(t, "That aims beyond the edge of the world: nothing is sung.");
        swamp_said(t, LZ_CAREFUL, "SW-8.4");
        return;
    }
    if (order->black && order->black < black)
        singers = order->black;
    if (singers < song->black) {
        swamp_talk(t,
                   black >= song->black
                       ? "Only %n black lizards of %h are told to sing: %s needs %n, so nothing is sung."
                       : "The %n black lizards in %h are too few: %s needs %n, so nothing is sung.",
                   singers, order->hex, song->title, song->black);
        swamp_said(t, LZ_CAREFUL, "SW-8.3");
        return;
    }
    if (order->chant == SW_GATE && cell->terrain != SW_TEMPLE) {
        swamp_talk(t, "Gate is sung in a temple, and %h is %s: nothing is sung.", order->hex, ground_word(cell));
        swamp_said(t, LZ_CAREFUL, "SW-9.8");
    } else
        sung(t, order, target, singers);
}

/* ---- RE, GI */

/* SW-7.4, SW-7.6: the den lizards after the coming World Phase, as far as a clan can reckon. */
static int grown(const struct swamp_laws *laws, const struct swamp_cell *cell) {
    lz_assert(cell->fertile <= SW_DIRECTIONS);
    int p = cell->population, cap = 50 * cell->fertile;
    if (p > cap)
        return laws->excess_starve ? p - (p - cap + 1) / 2 : cap;
    return p + swamp_young(p, cap);
}

static void plain_re(struct swamp_talk *t, const struct swamp_order *order) {
    const struct swamp_cell *cell = swamp_cell_at(t->v, order->hex);
    if (cell->terrain != SW_DEN || cell->owner != t->v->clan) {
        swamp_talk(t, "If a den in %h is yours by then, a third of its den lizards become warriors.", order->hex);
        swamp_said(t, LZ_OPEN, "SW-13.2");
        return;
    }
    int p = grown(&t->v->laws, cell), recruits = 34 * p / 100, room = SW_LIMIT - swamp_mine(t->v, order->hex);
    recruits = recruits < room ? recruits : room;
    bool can = t->v->points.homes && cell->colour < SW_COLOURS && recruits > 0;
    if (!t->v->points.homes)
        swamp_talk(t, "Without a home den nobody can be recruited in %h.", order->hex);
    else if (cell->colour >= SW_COLOURS)
        swamp_talk(t, "Nobody has settled in %h yet: there is nobody to recruit.", order->hex);
    else if (recruits > 0)
        swamp_talk(t,
                   recruits == 1 ? "About %n of the %n %s den lizards then in %h becomes a warrior."
                                 : "About %n of the %n %s den lizards then in %h become warriors.",
                   recruits, p, swamp_colour_words[cell->colour], order->hex);
    else
        swamp_talk(t, "Nobody can be recruited in %h: %s.", order->hex,
                   room > 0 ? "too few live there" : "300 warriors are in it");
    swamp_said(t, can ? LZ_OPEN : LZ_CAREFUL, "SW-13.2");
}

static void plain_gi(struct swamp_talk *t, const struct swamp_order *order) {
    const struct swamp_cell *cell = swamp_cell_at(t->v, order->hex);
    bool own = cell->owner == t->v->clan, self = order->clan == t->v->clan;
    if (self || t->v->clans[order->clan - 1].state != SW_ACTIVE) {
        swamp_talk(t, self ? "That is your own clan: nothing is given." : "Nothing is given: %c is out of play.",
                   order->clan);
        swamp_said(t, LZ_CAREFUL, "SW-13.3");
        return;
    }
    swamp_talk(t, "All that is yours in %h goes to %c", order->hex, order->clan);
    if (swamp_mine(t->v, order->hex))
        swamp_talk(t, ", a band of %n", swamp_mine(t->v, order->hex));
    if (own && cell->terrain == SW_DEN)
        swamp_talk(t, ", the den with %n den lizards", cell->population);
    else if (own)
        swamp_talk(t, cell->terrain == SW_TEMPLE ? ", the temple" : ", the bridge");
    swamp_talk(t, ".");
    swamp_said(t, LZ_OPEN, "SW-13.3");
    bool home = own && cell->marks & SW_HOME;
    swamp_talk(t, home ? "A home den cannot be given away, so it will fail." : "Spies stay yours.");
    swamp_said(t, home ? LZ_CAREFUL : LZ_SURE, "SW-13.3");
}

/* ---- building */

static const char *const work_rules[SW_ORDER_VERBS] = {
    [SW_BF] = "SW-13.5", [SW_DF] = "SW-13.6", [SW_BR] = "SW-13.7",
    [SW_BD] = "SW-13.8", [SW_BB] = "SW-13.9", [SW_DB] = "SW-13.10",
};

/* Why it will not come to that: what ground a hex is, and what it would have to be. */
static void will_fail(struct swamp_talk *t, int hex, const char *only) {
    swamp_talk(t, "%h is %s: %s, so it will fail.", hex, ground_word(swamp_cell_at(t->v, hex)), only);
}

static bool seen_at(struct swamp_talk *t, int hex) { return t->v->cells[hex].terrain != SW_UNKNOWN; }

static void plain_fertile(struct swamp_talk *t, const struct swamp_order *order) {
    const struct swamp_cell *cell = swamp_cell_at(t->v, order->hex);
    bool plant = order->verb == SW_BF;
    bool fits = plant ? swamp_facts.ground[cell->terrain].plantable : cell->terrain == SW_FERTILE;
    workers(t, order, SW_GRN, swamp_need(order->verb));
    swamp_talk(t, plant ? " make the hex fertile." : " poison the fertile hex: it becomes plains.");
    swamp_said(t, LZ_OPEN, work_rules[order->verb]);
    if (!seen_at(t, order->hex) || fits)
        return;
    will_fail(t, order->hex,
              plant ? "only plains, swamp or scrub can be planted" : "only fertile ground can be poisoned");
    swamp_said(t, LZ_CAREFUL, work_rules[order->verb]);
}

static void plain_bd(struct swamp_talk *t, const struct swamp_order *order) {
    const struct swamp_cell *cell = swamp_cell_at(t->v, order->hex);
    workers(t, order, SW_GRY, 50);
    if (cell->terrain == SW_RUIN)
        swamp_talk(t, " build a den on the ruin: it stands at the end of the turn.");
    else if (cell->marks & SW_HALF_BUILT)
        swamp_talk(t, " finish the half-built den: it stands at the end of the turn.");
    else
        swamp_talk(t, " begin a den: another BD %h next turn finishes it.", order->hex);
    swamp_said(t, LZ_OPEN, work_rules[SW_BD]);
    if (!seen_at(t, order->hex) || swamp_facts.ground[cell->terrain].site)
        return;
    will_fail(t, order->hex, "dens are built on ruins, plains, scrub and fertile ground");
    swamp_said(t, LZ_CAREFUL, work_rules[SW_BD]);
}

/* SW-13.9: one of the three hexes on the far side must be land; those not seen may be. */
static bool no_far_side(struct swamp_talk *t, const struct swamp_order *order, int target) {
    for (int turn = SW_DIRECTIONS - 1; turn <= SW_DIRECTIONS + 1; turn++) {
        int far = swamp_neighbour(&t->v->laws, target, (swamp_step(order, 0) + turn) % SW_DIRECTIONS);
        if (far != SW_NOWHERE && !swamp_water(t->v->cells[far].terrain))
            return false;
    }
    return true;
}

/* What is known to be wrong where the raft or bridge is to be, or is. */
static void doubt_target(struct swamp_talk *t, const struct swamp_order *order, int target) {
    const struct swamp_cell *cell = swamp_cell_at(t->v, target);
    bool bridge = cell->marks & SW_BRIDGE, taken = cell->marks & (SW_BRIDGE | SW_RAFT);
    if (order->verb == SW_DB) {
        if (!bridge)
            swamp_talk(t, "No bridge is seen in %h.", target);
    } else if (!swamp_water(cell->terrain))
        will_fail(t, target, order->verb == SW_BR ? "a raft needs water" : "a bridge needs water");
    else if (taken)
        swamp_talk(t, "There is a %s in %h already, so it will fail.", bridge ? "bridge" : "raft", target);
    else if (order->verb == SW_BB && swamp_water(t->v->cells[order->hex].terrain))
        will_fail(t, order->hex, "bridges are built from land");
    else if (order->verb == SW_BB && no_far_side(t, order, target))
        swamp_talk(t, "No land lies on the far side of %h, so it will fail.", target);
}

static void plain_water(struct swamp_talk *t, const struct swamp_order *order) {
    static const char *const does[] = { [SW_BR] = " build a raft in %h.",
                                        [SW_BB] = " build a bridge in %h.",
                                        [SW_DB] = " destroy the bridge in %h: whoever is on it swims." };
    int target = swamp_path_end(&t->v->laws, order), verb = order->verb;
    if (target == SW_NOWHERE) {
        swamp_talk(t, "The world ends there: nothing is built or destroyed.");
        swamp_said(t, LZ_CAREFUL, work_rules[verb]);
        return;
    }
    lz_assert(verb == SW_BR || verb == SW_BB || verb == SW_DB);
    workers(t, order, swamp_worker(verb), swamp_need(verb));
    swamp_talk(t, does[verb], target);
    swamp_said(t, LZ_OPEN, work_rules[verb]);
    if (verb == SW_BR && seen_at(t, order->hex) && t->v->cells[order->hex].terrain != SW_SCRUB)
        will_fail(t, order->hex, "rafts are built from scrub");
    else if (seen_at(t, target))
        doubt_target(t, order, target);
    if (t->w.len)
        swamp_said(t, LZ_CAREFUL, work_rules[verb]);
}

/* ---- all of them */

static void (*const plain[SW_ORDER_VERBS])(struct swamp_talk *, const struct swamp_order *) = {
    [SW_FR] = plain_fr,          [SW_LO] = plain_lo,          [SW_CH] = plain_ch,          [SW_CHG] = plain_ch,
    [SW_MO] = swamp_words_march, [SW_SP] = swamp_words_march, [SW_SN] = swamp_words_march, [SW_SA] = swamp_words_march,
    [SW_RE] = plain_re,          [SW_GI] = plain_gi,          [SW_BF] = plain_fertile,     [SW_DF] = plain_fertile,
    [SW_BR] = plain_water,       [SW_BD] = plain_bd,          [SW_BB] = plain_water,       [SW_DB] = plain_water,
};

void swamp_order_effects(const struct swamp_view *v, const struct lz_move *move, struct lz_effects *out) {
    struct swamp_talk t = { .v = v, .out = out };
    struct swamp_order order = swamp_order_of(&v->laws, move);
    t.w = lz_writer_in(t.room, sizeof t.room);
    plain[order.verb](&t, &order);
    lz_assert(!t.w.len);
}

static void add_words(void *to, const struct lz_effect *effect) {
    struct lz_writer *w = to;
    lz_put(w, w->len && w->at[w->len - 1] != ' ' ? " " : "");
    lz_put_text(w, effect->words);
}

void swamp_order_words(const struct swamp_view *v, const struct lz_move *move, struct lz_writer *w) {
    struct lz_effects out = { add_words, w };
    swamp_order_effects(v, move, &out);
}
