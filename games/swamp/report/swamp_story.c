/* Sentences. Most kinds of events have a template, told to the clan it happened to and to those who saw it; what a
   template cannot say is a function below. All reports, whatever their form, speak these sentences. */
#include "games/swamp/report/swamp_story.h"

#include "core/bug.h"
#include "games/swamp/rules/swamp_work.h"

#define NEWS(text) \
    { text, SW_TONE_NEWS, SW_TONE_NEWS }
#define GAIN(text) \
    { text, SW_TONE_GAIN, SW_TONE_GAIN }
#define LOSS(text) \
    { text, SW_TONE_LOSS, SW_TONE_LOSS }
#define FIGHT(text) \
    { text, SW_TONE_BATTLE, SW_TONE_BATTLE }
/* Own: the event's clan is the reader's. */
static const struct {
    const char *text;
    uint8_t own_tone, other_tone;
} tales[SW_KINDS] = {
    [SW_K_NOMADS] = GAIN("nomads come to the new den{@0}: {n1} {e1|lives|live} there."),
    [SW_K_SETTLED] = GAIN("the den{@0} is settled: it is {o1}."),
    [SW_K_COLLAPSED] = NEWS("the den{@0} falls into ruin."),
    [SW_K_HATCHED] = GAIN("{n1} young {e1|hatches|hatch} in the {d0} ({n2} of {n3})."),
    [SW_K_DEN_STARVED] = LOSS("{n1} den lizard{e1||s} {e1|starves|starve} in the {d0}, {n2} {e2|is|are} left."),
    [SW_K_DEN_EMPTY] = LOSS("the den{@0} stands empty."),
    [SW_K_LOST] = LOSS("lost {m2}{f1}{@0}."),
    [SW_K_SPY_LOST] = LOSS("the {c1} spy{@0} {b2}."),
    [SW_K_SPY_CAUGHT] = GAIN("a spy {g1} is caught{@0}."),
    [SW_K_LOBBED] = NEWS("stones fly to {h1}: {N2} {E2|is|are} hit."),
    [SW_K_STONED] = NEWS("stones fall{!0}, thrown {y1}."),
    [SW_K_STONES] = NEWS("stones fly in from {h0}."),
    [SW_K_CHANTED] = NEWS("{x0} strikes{!1}, sung {y2}."),
    [SW_K_EYED_DEN] = NEWS("The den is {o1}: {n2} den lizard{e2||s}, {n3} militia."),
    [SW_K_REVEALED] = GAIN("a spy {g1} dies{@0}."),
    [SW_K_SHUNTED] = NEWS("{n3} {g2} {e3|flies|fly} from {h0} to {h1}."),
    [SW_K_FROZEN] = NEWS("{n1} lizard{e1||s} {e1|freezes|freeze}{@0} and cannot move this turn."),
    [SW_K_COERCED] = NEWS("{n3} {g1} {e3|goes|go} over to {k2}{@0}."),
    [SW_K_TRANSMUTED] = NEWS("the lizards {g1}{@0} change colour."),
    [SW_K_RECOLOURED] = NEWS("now they are {m1}."),
    [SW_K_GATED] = NEWS("{n3} {g2} {e3|steps|step} through the gate from {h0} to {h1}."),
    [SW_K_DARKENED] = NEWS("darkness takes {h0}: it is cursed ground now."),
    [SW_K_MOVED] = NEWS("{n2} now in {h1}."),
    [SW_K_SAILED] = NEWS("{n2} sailed to {h1}."),
    [SW_K_FED] = NEWS("fed{@0}."),
    [SW_K_MIRED] = NEWS("{n1} {e1|is|are} mired{@0} until turn {n2}."),
    [SW_K_SPY_MIRED] = NEWS("a spy is mired{@0} until turn {n1}."),
    [SW_K_TOOK] = GAIN("the {w1}{@0}{p2} is yours."),
    [SW_K_TAKEN] = NEWS("the {w1}{@0} belongs to {k2} now."),
    [SW_K_MONSTER] = FIGHT("a sea monster of strength {n1} rises{@0}: {N2} {E2|survives|survive} it."),
    [SW_K_MONSTER_SEEN] = NEWS("a monster feeds{!0}."),
    [SW_K_ERUPTED] = NEWS("the volcano{@0} erupts."),
    [SW_K_DEN_LOST] = LOSS(""),
    [SW_K_SIGHTED] = NEWS(""),
    [SW_K_WHIRLED] = NEWS("the whirlpool drifts from {h0} to {h1}."),
    [SW_K_TERRAIN] = NEWS(""),
    [SW_K_GONE] = NEWS("the {w1}{@0} is gone."),
    [SW_K_RECRUITED] = GAIN("{n1} {c2} recruited{@0}, {n3} den lizard{e3||s} {e3|stays|stay}."),
    [SW_K_GAVE] = NEWS("all that was yours{!0} now belongs to {k1}."),
    [SW_K_GIFT] = GAIN("{k1} give you all they had{!0}."),
    [SW_K_SPY_BACK] = GAIN("the {c1} spy{@0} is back in the band."),
    [SW_K_LEFT] = NEWS("{q0} falls into chaos: its dens are free."),
    [SW_K_OUT] = NEWS("{q0} is no more."),
    /* Told by the functions below, and by swamp_story_battle.c. */
    [SW_K_FREED] = NEWS(""),
    [SW_K_EYED_HEX] = NEWS(""),
    [SW_K_EYED_BAND] = NEWS(""),
    [SW_K_SPY_AT] = NEWS(""),
    [SW_K_BUILT] = { "", SW_TONE_GAIN, SW_TONE_NEWS },
    [SW_K_BATTLE] = FIGHT(""),
    [SW_K_BATTLE_SEEN] = NEWS(""),
    [SW_K_CAPTIVES] = NEWS(""),
};

static bool own(const struct swamp_view *v, const struct lz_event *e) { return v->clan && e->seat == v->clan - 1; }

bool swamp_needless(const struct swamp_view *v, const struct lz_event *e) {
    if (e->kind == SW_K_TAKEN)
        return v->clan && e->arg[2] == v->clan;
    if (e->kind == SW_K_BATTLE_SEEN)
        return v->clan && (e->arg[1] == v->clan || e->arg[2] == v->clan);
    if (e->kind == SW_K_OUT || e->kind == SW_K_LEFT)
        return v->clan && e->arg[0] == v->clan; /* it is a headline, as the end of the game is */
    return e->kind == SW_K_NAMED || e->kind == SW_K_READY || e->kind == SW_K_UNREADY || e->kind == SW_K_STOOD ||
           e->kind == SW_K_WON || e->kind == SW_K_NOBODY;
}

enum swamp_tone swamp_run_tone(const struct swamp_view *v, const struct swamp_run *run) {
    int tone = SW_TONE_NONE;
    for (const struct lz_event *e = run->from; e < run->end; e++) {
        lz_assert(e->kind < SW_KINDS);
        int t = own(v, e) ? tales[e->kind].own_tone : tales[e->kind].other_tone;
        tone = t > tone ? t : tone;
    }
    return (enum swamp_tone)tone;
}

/* ---- what a template cannot say */

/* How many lizards the five numbers are, as argument 7, which is free. */
static struct lz_event with_sum(const struct lz_event *e, int five) {
    struct lz_event all = *e;
    lz_assert(five >= 0 && five + SW_COLOURS <= 7);
    for (int i = 0; i < SW_COLOURS; i++)
        all.arg[7] += e->arg[five + i];
    return all;
}

/* SW-8.1 */
static void tell_freed(struct swamp_story *s, const struct lz_event *e) {
    struct lz_event all = with_sum(e, 1);
    int joined = e->arg[6];
    swamp_story_say(s,
                    joined == 0            ? "{m1} {e7|goes|go} wild."
                    : joined == all.arg[7] ? "{m1} {e7|joins|join} the den lizards."
                                           : "{m1} set free: {n6} {e6|joins|join} the den lizards, the rest go wild.",
                    &all);
}

/* SW-9.1: "12D is a home den of BOG." */
static void tell_eyed(struct swamp_story *s, const struct lz_event *e) {
    int marks = e->arg[2], owner = e->arg[3];
    bool den = e->arg[1] == SW_DEN, owned = den || e->arg[1] == SW_TEMPLE || marks & SW_BRIDGE;
    struct lz_writer *w = swamp_sentence(s);
    swamp_hex_print(e->arg[0], w);
    lz_put(w, " is ");
    lz_put(w, den ? (marks & SW_HOME ? "a home den" : "a den") : swamp_facts.ground[e->arg[1]].title);
    if (marks & (SW_BRIDGE | SW_RAFT | SW_HALF_BUILT))
        lz_put(w, marks & SW_BRIDGE ? " with a bridge" : marks & SW_RAFT ? " with a raft" : " with a half-built den");
    if (owned) {
        lz_put(w, owner == SW_FREE ? ", " : " ");
        if (owner == SW_FREE)
            lz_put(w, den ? "free" : "nobody's");
        else
            swamp_put_of(s, owner);
    }
    lz_put_char(w, '.');
    bool band = false;
    for (const struct lz_event *x = e; x < s->run->end; x++)
        band |= x->kind == SW_K_EYED_BAND;
    if (!band)
        lz_put(w, " No warriors there.");
}

static void tell_eyed_band(struct swamp_story *s, const struct lz_event *e) {
    struct lz_event all = with_sum(e, 2);
    swamp_story_say(s, "{m2} {g1} {e7|is|are} there.", &all);
}

/* All spies of an order that ended in one hex, at the first of them. */
static void tell_spies_at(struct swamp_story *s, const struct lz_event *e) {
    int n = 0;
    for (const struct lz_event *x = s->run->from; x < s->run->end; x++) {
        if (x->kind != SW_K_SPY_AT || x->arg[1] != e->arg[1])
            continue;
        if (x < e)
            return;
        n++;
    }
    struct lz_event many = *e;
    many.arg[3] = n;
    swamp_story_say(s, n == 1 ? "spy now in {h1}." : "{n3} spies now in {h1}.", &many);
    s->here = e->arg[1];
}

/* Home dens and temples are not built (SW-13). */
static const char *const built_by_us[SW_THINGS] = {
    [SW_A_HOME_DEN] = "",
    [SW_A_TEMPLE] = "",
    [SW_A_DEN] = "a den stands{!0} (unsettled).",
    [SW_A_BRIDGE] = "a bridge stands{!0}.",
    [SW_A_RAFT] = "a raft floats{!0}.",
    [SW_A_HALF_BUILT] = "the den{@0} is half built; build on next turn.",
    [SW_A_FERTILE] = "the ground{@0} is Fertile now.",
};
static const char *const built_by_them[SW_THINGS] = {
    [SW_A_HOME_DEN] = "",
    [SW_A_TEMPLE] = "",
    [SW_A_DEN] = "a den is built{!0}.",
    [SW_A_BRIDGE] = "a bridge is built{!0}.",
    [SW_A_RAFT] = "a raft is built{!0}.",
    [SW_A_HALF_BUILT] = "a den is half built{!0}.",
    [SW_A_FERTILE] = "the ground{@0} is planted: Fertile.",
};

/* SW-13.8: the result of BD says what ground it was. */
static void tell_built(struct swamp_story *s, const struct lz_event *e) {
    const struct swamp_run *run = s->run;
    lz_assert(e->arg[1] >= 0 && e->arg[1] < SW_THINGS);
    bool ruin = run->result && run->order.verb == SW_BD && run->result->arg[3] == SW_RUIN;
    if (e->arg[1] == SW_A_DEN && ruin)
        swamp_story_say(s, "the ruin is a den again (unsettled).", e);
    else
        swamp_story_say(s, (own(s->view, e) ? built_by_us : built_by_them)[e->arg[1]], e);
}

/* ---- a den that is lost without a battle, and bands that came into sight */

/* Where the last that marched out of the hex went before this happened; NULL if none did. */
static const struct lz_event *left_before(const struct swamp_story *s, const struct lz_event *e) {
    const struct lz_event *left = NULL;
    for (const struct lz_event *x = s->run->turn; x && x < e; x++)
        if (x->kind == SW_K_MOVED && x->arg[0] == e->arg[0] && x->arg[1] != e->arg[0])
            left = x;
    return left;
}

/* SW-17.2: "STT walk into the Red den: the 199 had left for 11AA. 184 den lizards are lost." */
static void tell_den_lost(struct swamp_story *s, const struct lz_event *e) {
    const struct lz_event *left = left_before(s, e);
    if (e->arg[4] == SW_FREE) { /* what became of the hex is told besides */
        if (e->arg[1] == SW_A_HOME_DEN || e->arg[3])
            swamp_story_say(s, "the {d0} is gone, and {n3} den lizard{e3||s} with it.", e);
        return;
    }
    swamp_story_say(s, e->arg[4] == SW_UNTOLD ? "the {d0} is lost" : "{k4} walk into the {d0}", e);
    if (left)
        swamp_story_go_on(s, ": the {n2} had left for {h1}.", left);
    else
        swamp_story_go_on(s, ": nobody of yours was in it.", e);
    if (e->arg[3])
        swamp_story_say(s, "{n3} den lizard{e3||s} {e3|is|are} lost.", e);
}

static bool ours(const struct swamp_view *v, const struct swamp_cell *cell) {
    return v->clan && (cell->clan == v->clan || (cell->owner == v->clan && cell->terrain == SW_DEN));
}

/* What is ours within two hexes, the nearest first; SW_NOWHERE if nothing is. */
static int ours_near(const struct swamp_view *v, int hex) {
    for (int radius = 1; radius <= 2; radius++) {
        uint16_t at[SW_DISK];
        int n = swamp_disk(&v->laws, hex, radius, at);
        for (int i = 0; i < n; i++)
            if (ours(v, &v->cells[at[i]]))
                return at[i];
    }
    return SW_NOWHERE;
}

/* "45 of COB come into sight, one step from 10H." */
static void tell_sighted(struct swamp_story *s, const struct lz_event *e) {
    int hex = swamp_hex_of(&s->view->laws, e->arg[0]), near = ours_near(s->view, hex);
    struct lz_event from = *e;
    swamp_story_say(s, "{n2} {g1} {e2|comes|come} into sight{@0}", e);
    if (near == SW_NOWHERE) {
        swamp_story_go_on(s, ".", e);
        return;
    }
    from.arg[0] = swamp_name_of(&s->view->laws, near);
    bool home = s->view->cells[near].terrain == SW_DEN && s->view->cells[near].marks & SW_HOME;
    swamp_story_go_on(s, swamp_distance(&s->view->laws, hex, near) == 1 ? ", one step from " : ", two steps from ", e);
    swamp_story_go_on(s, home ? "your home den in {h0}." : "{h0}.", &from);
}

/* Whether the run tells between the two events that the hex became that. */
static bool became(const struct lz_event *from, const struct lz_event *end, int name, int terrain) {
    for (const struct lz_event *e = from; e < end; e++)
        if (e->kind == SW_K_TERRAIN && e->arg[0] == name && e->arg[2] == terrain)
            return true;
    return false;
}

/* A whirlpool that comes and goes in one turn has passed. */
static void tell_terrain(struct swamp_story *s, const struct lz_event *e) {
    int was = e->arg[1], is = e->arg[2];
    if (was == SW_WATER && is == SW_WHIRLPOOL)
        swamp_story_say(
            s, became(e, s->run->end, e->arg[0], SW_WATER) ? "a whirlpool passes{@0}." : "a whirlpool comes{@0}.", e);
    else if (was != SW_WHIRLPOOL || is != SW_WATER)
        swamp_story_say(s, "{l1} turns into {l2}{@0}.", e);
    else if (!became(s->run->from, e, e->arg[0], SW_WHIRLPOOL))
        swamp_story_say(s, "the whirlpool{@0} drifts away.", e);
}

static void tell_battle_seen(struct swamp_story *s, const struct lz_event *e) {
    static const char *const ends[] = { "{k1} attack {D2}{@0}: nobody is left.", "{k1} attack {D2}{@0} and win.",
                                        "{k1} attack {D2}{@0} and are beaten." };
    lz_assert(e->arg[3] >= 0 && e->arg[3] < LZ_COUNT(ends));
    swamp_story_say(s, ends[e->arg[3]], e);
}

static void tell_captives(struct swamp_story *s, const struct lz_event *e) {
    swamp_story_say(s, e->arg[1] == s->view->clan ? "captured {m2}." : "{k1} capture {m2}.", e);
}

/* What a template cannot say. */
static void (*const tellers[SW_KINDS])(struct swamp_story *, const struct lz_event *) = {
    [SW_K_FREED] = tell_freed,       [SW_K_EYED_HEX] = tell_eyed,     [SW_K_EYED_BAND] = tell_eyed_band,
    [SW_K_SPY_AT] = tell_spies_at,   [SW_K_BUILT] = tell_built,       [SW_K_BATTLE_SEEN] = tell_battle_seen,
    [SW_K_CAPTIVES] = tell_captives, [SW_K_DEN_LOST] = tell_den_lost, [SW_K_SIGHTED] = tell_sighted,
    [SW_K_TERRAIN] = tell_terrain,
};

static void tell(struct swamp_story *s, const struct lz_event *e) {
    if (tellers[e->kind])
        tellers[e->kind](s, e);
    else if (tales[e->kind].text)
        swamp_story_say(s, tales[e->kind].text, e);
    if (e->kind == SW_K_MOVED || e->kind == SW_K_SAILED)
        s->here = e->arg[1];
    if (e->kind == SW_K_MONSTER)
        s->here = e->arg[0];
}

/* ---- how an order ended (SW-22.3) */

static const char *const codes[SW_CODES] = {
#define CODE(name, text) text ".",
#include "games/swamp/swamp_codes.def"
#undef CODE
};
static const char *const code_names[SW_CODES] = {
#define CODE(name, text) #name,
#include "games/swamp/swamp_codes.def"
#undef CODE
};
const char *swamp_code_name(int code) {
    lz_assert(code >= 0 && code < SW_CODES);
    return code_names[code];
}

static const char *const holds[SW_HOLDS] = { "mired", "frozen", "chanted", "lobbed", "gated" };
static const char *const stirs[SW_STIRS] = { "nothing",          "a battle",  "a sea monster",
                                             "own lizards came", "a landing", "a spy was caught",
                                             "stones fell",      "lava",      "they were not there from the start" };
/* What the order may be used on. */
static const char *const uses[SW_ORDER_VERBS] = {
    [SW_BF] = "only plains, swamp or scrub can be planted",
    [SW_DF] = "only a fertile hex can be destroyed",
    [SW_BR] = "rafts are built in scrub, next to open water without bridge or raft",
    [SW_BD] = "dens are built on a ruin, plains, scrub or fertile hex",
    [SW_BB] = "a bridge leads from land over open water, without raft or foe, to land",
};

static void put_reason(struct swamp_story *s, char letter) {
    const struct swamp_run *run = s->run;
    int code = run->result->arg[1], a = run->result->arg[3], verb = run->order.verb;
    lz_assert(code >= 0 && code < SW_CODES && verb < SW_ORDER_VERBS);
    switch (letter) {
    case 'h':
        swamp_hex_print(run->result->arg[2], &s->line);
        break;
    case 'a':
    case 'b':
        lz_put_number(&s->line, letter == 'a' ? a : run->result->arg[4]);
        break;
    case 'c':
        lz_put(&s->line, swamp_facts.song[run->order.chant].title);
        break;
    case 'u':
        lz_put(&s->line, uses[verb] ? uses[verb] : "that will not do");
        break;
    default: /* w */
        lz_assert(a >= 0 && a < (code == SW_CODE_IMMOBILE    ? SW_HOLDS
                                 : code == SW_CODE_DISTURBED ? SW_STIRS
                                                             : SW_TERRAINS));
        lz_put(&s->line, code == SW_CODE_IMMOBILE    ? holds[a]
                         : code == SW_CODE_DISTURBED ? stirs[a]
                                                     : swamp_facts.ground[a].title);
        break;
    }
}

static void tell_failure(struct swamp_story *s) {
    swamp_story_line(s);
    lz_put(&s->line, SW_NOT_DONE);
    for (const char *c = codes[s->run->result->arg[1]]; *c; c++)
        if (*c == '{') {
            put_reason(s, c[1]);
            c += 2;
        } else {
            lz_put_char(&s->line, *c);
        }
}

/* ---- a whole run */

static const struct lz_event *find(const struct swamp_run *run, int kind) {
    for (const struct lz_event *e = run->from; e < run->end; e++)
        if (e->kind == kind)
            return e;
    return NULL;
}

/* What an order did stands before what came of it, if all went well: "40 now in 14D. Fed in 13D." */
static const struct lz_event *headline(const struct swamp_run *run) {
    const struct lz_event *sung = find(run, SW_K_SUNG), *moved = find(run, SW_K_MOVED);
    if (sung)
        return sung;
    if (find(run, SW_K_BATTLE) || find(run, SW_K_MONSTER) || find(run, SW_K_LOST) || find(run, SW_K_SPY_LOST))
        return NULL;
    return moved ? moved : find(run, SW_K_SAILED) ? find(run, SW_K_SAILED) : find(run, SW_K_SPY_AT);
}

static void tell_headline(struct swamp_story *s, const struct lz_event *e) {
    if (e->kind != SW_K_SUNG)
        tell(s, e);
    else
        swamp_story_say(
            s, e->arg[1] == e->arg[2] ? "{n3} BLK sing {x0} in their own hex." : "{n3} BLK sing {x0} at {h2}.", e);
}

/* Where a run needs no naming of its hex: where it happened, or where the order works. */
static int plain(const struct swamp_view *v, const struct swamp_run *run) {
    bool still = run->order.verb == SW_FR || run->order.verb >= SW_RE;
    return !run->line ? run->at : still ? swamp_name_of(&v->laws, run->order.hex) : SW_NO_NAME;
}

void swamp_run_tell(const struct swamp_view *v, const struct swamp_run *run, struct lz_writer *out) {
    struct swamp_story story = { .view = v, .run = run, .out = out, .here = plain(v, run) }, *s = &story;
    s->line = lz_writer_in(s->room, sizeof s->room);
    const struct lz_event *first = headline(run), *sung = find(run, SW_K_SUNG);
    if (first)
        tell_headline(s, first);
    for (const struct lz_event *e = run->from; e < run->end; e++)
        if (e != first && !swamp_needless(v, e) && !swamp_story_battle(s, e))
            tell(s, e);
    if (sung && sung->arg[4])
        swamp_story_say(s, "{n4} of the chanters {e4|turns|turn} RED.", sung);
    if (run->result && run->result->arg[1] != SW_CODE_OK)
        tell_failure(s);
    else if (run->line && !s->line.len)
        lz_put(&s->line, "done.");
    swamp_story_line(s);
}
