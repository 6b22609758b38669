/* The warnings W02 to W16 (SW-22.2): what the clan could see coming, from its view and its other orders. */
#include "core/bug.h"
#include "games/swamp/sheet/swamp_sheet_work.h"

#include <string.h>

int swamp_seen_near(const struct swamp_view *v, int hex, int terrain) {
    int n = 0;
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int next = swamp_neighbour(&v->laws, hex, d);
        n += next != SW_NOWHERE && v->cells[next].terrain == terrain;
    }
    return n;
}

static int asked(const struct swamp_order *order) {
    int n = 0;
    for (int i = 0; i < SW_COLOURS; i++)
        n += order->count[i];
    return n;
}

bool swamp_makes_spy(const struct swamp_order *order) { return order->verb == SW_SP && asked(order) == 1; }

int swamp_movers(const struct swamp_view *v, const struct swamp_order *order) {
    lz_assert(swamp_on_map(&v->laws, order->hex));
    int n = 0, mine = swamp_mine(v, order->hex);
    if (!mine || order->verb != SW_SP)
        return mine;
    for (int i = 0; i < SW_COLOURS; i++) {
        int there = v->cells[order->hex].lizards[i];
        n += order->count[i] < there ? order->count[i] : there;
    }
    return n;
}

struct advice {
    const struct swamp_view *v;
    struct swamp_receipt *r;
    struct swamp_order order[SW_ORDERS];
};

static struct swamp_note note_at(int code, int hex) {
    struct swamp_note note = swamp_note_of(code);
    note.hex = (uint16_t)hex;
    return note;
}

/* W06 and W12 are said once, however many lines they are about. */
static bool said(const struct swamp_line *line, int code) {
    for (int i = 0; i < line->notes; i++)
        if (line->note[i].code == code)
            return code == SW_NOTE_W06 || code == SW_NOTE_W12;
    return false;
}

static void warn(struct advice *a, int i, struct swamp_note note) {
    lz_assert(i < a->r->orders && note.code < SW_NOTES);
    if (said(&a->r->line[i], note.code))
        return;
    note.verb = a->order[i].verb;
    swamp_note_add(&a->r->line[i], note);
}

/* ---- one order and the world as it is seen */

static bool nothing_of_mine(const struct swamp_view *v, const struct swamp_order *order) {
    const struct swamp_cell *cell = &v->cells[order->hex];
    if (order->verb == SW_SN)
        return !cell->spies;
    if (order->verb == SW_RE)
        return false; /* W04 speaks of dens */
    return !swamp_mine(v, order->hex) && !(order->verb == SW_GI && cell->owner == v->clan);
}

static void short_of(struct advice *a, int i, int colour, int need) {
    lz_assert(colour < SW_COLOURS && need >= 0);
    const struct swamp_order *order = &a->order[i];
    int there = a->v->cells[order->hex].lizards[colour];
    struct swamp_note note = note_at(SW_NOTE_W03, order->hex);
    note.word = (uint8_t)colour;
    note.m = there;
    note.n = need;
    if (order->verb == SW_CH || order->verb == SW_CHG)
        note.chant = (uint8_t)order->chant;
    if (there < need)
        warn(a, i, note);
}

static void hands(struct advice *a, int i) {
    const struct swamp_order *order = &a->order[i];
    if (order->verb == SW_LO)
        short_of(a, i, SW_YEL, 1);
    else if (order->verb == SW_CH || order->verb == SW_CHG)
        short_of(a, i, SW_BLK, swamp_facts.song[order->chant].black);
    else if (swamp_builds(order->verb))
        short_of(a, i, swamp_worker(order->verb), swamp_need(order->verb));
    for (int c = 0; c < SW_COLOURS && (order->verb == SW_SP || order->verb == SW_FR); c++)
        short_of(a, i, c, order->count[c]);
}

static bool marches(const struct swamp_order *order) {
    return order->verb == SW_MO || order->verb == SW_SP || order->verb == SW_SA;
}

/* SW-10.6: stuck through that turn; the turn to come is one more than the last. */
static void mired(struct advice *a, int i) {
    const struct swamp_view *v = a->v;
    const struct swamp_order *order = &a->order[i];
    int until = marches(order) && swamp_mine(v, order->hex) ? v->cells[order->hex].mired : 0;
    for (int s = 0; s < v->spies && order->verb == SW_SN; s++)
        if (v->spy[s].hex == order->hex && v->spy[s].clan == v->clan && v->spy[s].mired > until)
            until = v->spy[s].mired;
    struct swamp_note note = note_at(SW_NOTE_W08, order->hex);
    note.n = until;
    if (until > v->turn && v->cells[order->hex].terrain == SW_SWAMP)
        warn(a, i, note);
}

/* A chant that too few sing is not sung, and tires nobody (SW-8.3). */
static bool tires(const struct advice *a, const struct swamp_order *order) {
    int black = a->v->cells[order->hex].lizards[SW_BLK];
    if (order->verb == SW_LO)
        return swamp_mine(a->v, order->hex) && a->v->cells[order->hex].lizards[SW_YEL];
    if (order->verb != SW_CH && order->verb != SW_CHG)
        return false;
    if (order->black && order->black < black)
        black = order->black;
    return swamp_mine(a->v, order->hex) && black >= swamp_facts.song[order->chant].black;
}

/* ---- what one line prevents another from doing */

/* The lizards that an order needs where they are at its time, which comes after all that FR and marches took away. */
static int workers(const struct swamp_order *order, int *colour) {
    *colour = swamp_builds(order->verb) ? swamp_worker(order->verb) : SW_COLOURS;
    return *colour < SW_COLOURS ? swamp_need(order->verb) : 0;
}

static bool idle(const struct advice *a, int hex) {
    for (int i = 0; i < a->r->orders; i++)
        if (a->order[i].hex == hex && tires(a, &a->order[i]))
            return true;
    return false;
}

/* Of that colour, by order i, if it comes to that. Who has lobbed or sung does not go (W05). */
static int taken(const struct advice *a, int i, int colour) {
    const struct swamp_order *order = &a->order[i];
    int there = a->v->cells[order->hex].lizards[colour];
    bool all = order->verb == SW_MO || order->verb == SW_SA || (order->verb == SW_FR && !asked(order));
    bool some = order->verb == SW_SP || order->verb == SW_FR;
    if (order->verb != SW_FR && idle(a, order->hex))
        return 0;
    if (all)
        return there;
    return some ? (order->count[colour] < there ? order->count[colour] : there) : 0;
}

/* The line that leaves too few for the builders of order i: W13. */
static void left_by_then(struct advice *a, int i) {
    int colour, need = workers(&a->order[i], &colour), hex = a->order[i].hex;
    int there = need && swamp_mine(a->v, hex) ? a->v->cells[hex].lizards[colour] : 0;
    for (int j = 0; j < a->r->orders && there >= need && need; j++) {
        struct swamp_note note = note_at(SW_NOTE_W13, hex);
        there -= a->order[j].hex == hex ? taken(a, j, colour) : 0;
        note.line = a->r->line[j].line;
        note.word = (uint8_t)colour;
        if (there < need)
            warn(a, i, note);
    }
}

static int left_of(const struct advice *a, int j, uint16_t left[SW_COLOURS]) {
    int sum = 0;
    for (int colour = 0; colour < SW_COLOURS; colour++) {
        int gone = taken(a, j, colour);
        left[colour] = (uint16_t)(gone < left[colour] ? left[colour] - gone : 0);
        sum += left[colour];
    }
    return sum;
}

/* The line of an earlier phase after which nobody is left to march, or to be given away: W16. */
static void nobody_left(struct advice *a, int i) {
    const struct swamp_order *order = &a->order[i];
    const struct swamp_cell *cell = &a->v->cells[order->hex];
    bool gift = order->verb == SW_GI && cell->owner != a->v->clan;
    uint16_t left[SW_COLOURS];
    if (!swamp_mine(a->v, order->hex) || !(gift || marches(order)))
        return;
    memcpy(left, cell->lizards, sizeof left);
    for (int j = 0; j < a->r->orders; j++) {
        const struct swamp_order *other = &a->order[j];
        bool before = other->verb == SW_FR || (gift && marches(other));
        struct swamp_note note = note_at(SW_NOTE_W16, order->hex);
        note.line = a->r->line[j].line;
        if (other->hex != order->hex || !before || left_of(a, j, left))
            continue;
        warn(a, i, note);
        return;
    }
}

/* SW-13.4: a hex does one green and one grey work. */
static bool same_hands(const struct swamp_order *a, const struct swamp_order *b) {
    return swamp_builds(a->verb) && swamp_builds(b->verb) && swamp_worker(a->verb) == swamp_worker(b->verb);
}

static bool needs_owner(const struct swamp_order *order) { return order->verb == SW_RE || swamp_builds(order->verb); }
static bool whole(const struct swamp_order *order) { return order->verb == SW_MO || order->verb == SW_SA; }

/* Two lines for one hex of which only one can succeed, or one may come too late. */
static void rivals(struct advice *a, int i, int j) {
    const struct swamp_order *one = &a->order[i], *other = &a->order[j];
    struct swamp_note note = note_at(SW_NOTE_W14, one->hex);
    note.line = a->r->line[j].line;
    if (one->hex != other->hex)
        return;
    bool sails = (one->verb == SW_SA && marches(other)) || (other->verb == SW_SA && marches(one));
    if (same_hands(one, other) || (whole(one) && whole(other)) || sails)
        warn(a, i, note);
    note.code = SW_NOTE_W15;
    bool gives = one->verb == SW_GI || other->verb == SW_GI;
    if (gives && (needs_owner(one) || needs_owner(other)))
        warn(a, i, note);
}

/* ---- what an order lacks by itself */

static bool own_den(const struct swamp_view *v, int hex) {
    return v->cells[hex].terrain == SW_DEN && v->cells[hex].owner == v->clan;
}

static bool planted(const struct advice *a, int hex) {
    for (int i = 0; i < a->r->orders; i++)
        for (int d = 0; a->order[i].verb == SW_BF && d < SW_DIRECTIONS; d++)
            if (swamp_neighbour(&a->v->laws, a->order[i].hex, d) == hex)
                return true;
    return false;
}

static void alone(struct advice *a, int i) {
    const struct swamp_order *order = &a->order[i];
    if (nothing_of_mine(a->v, order))
        warn(a, i, note_at(SW_NOTE_W02, order->hex));
    else
        hands(a, i);
    if (order->verb == SW_RE && !own_den(a->v, order->hex))
        warn(a, i, note_at(SW_NOTE_W04, order->hex));
    mired(a, i);
    left_by_then(a, i);
    nobody_left(a, i);
    if (order->verb == SW_BD && !swamp_seen_near(a->v, order->hex, SW_FERTILE) && !planted(a, order->hex))
        warn(a, i, note_at(SW_NOTE_W10, order->hex));
}

/* ---- one order and another */

static bool steps_into(const struct advice *a, const struct swamp_order *order, int hex) {
    int at = order->hex;
    for (int i = 0; i < 2 && at != SW_NOWHERE; i++) {
        if (swamp_step(order, i) == SW_STAY)
            break;
        at = swamp_neighbour(&a->v->laws, at, swamp_step(order, i));
        if (at == hex)
            return true;
    }
    return false;
}

/* Notes about two lines stand at the later one: who adds it sees them. */
static void hold(struct advice *a, int i, int j) {
    struct swamp_note note = note_at(SW_NOTE_W05, a->order[i].hex);
    note.line = a->r->line[j].line;
    if (tires(a, &a->order[i]) && marches(&a->order[j]) && a->order[j].hex == a->order[i].hex)
        warn(a, i > j ? i : j, note);
}

static void disturb(struct advice *a, int i, int j) {
    const struct swamp_order *one = &a->order[i], *other = &a->order[j];
    struct swamp_note note = note_at(SW_NOTE_W07, other->hex);
    note.line = a->r->line[i > j ? j : i].line;
    if (marches(one) && !swamp_makes_spy(one) && swamp_builds(other->verb) && steps_into(a, one, other->hex))
        warn(a, i > j ? i : j, note);
}

static bool parts(const struct swamp_order *one, const struct swamp_order *other) {
    return one->hex == other->hex &&
           ((one->verb == SW_MO && other->verb == SW_SP) || (one->verb == SW_SP && other->verb == SW_MO));
}

static void together(struct advice *a, int i) {
    for (int j = 0; j < i; j++) {
        struct swamp_note note = note_at(SW_NOTE_W06, a->order[i].hex);
        note.line = a->r->line[j].line;
        if (parts(&a->order[i], &a->order[j]))
            warn(a, i, note);
        note.code = SW_NOTE_W12;
        if (a->order[i].verb == SW_GI && a->order[j].verb == SW_GI)
            warn(a, i, note);
        hold(a, i, j);
        hold(a, j, i);
        disturb(a, i, j);
        disturb(a, j, i);
        rivals(a, i, j);
    }
}

/* ---- bands and spies that nobody thought of */

static void add_band(struct advice *a, struct swamp_note note) {
    if (a->r->bands < SW_BAND_NOTES)
        a->r->band[a->r->bands++] = note;
}

static bool feeds(const struct advice *a, const struct swamp_order *order) {
    for (int hex = 0, i = 0; i < 2; i++) {
        hex = i ? hex : order->hex;
        if (swamp_step(order, i) == SW_STAY)
            return false;
        hex = swamp_neighbour(&a->v->laws, hex, swamp_step(order, i));
        if (hex == SW_NOWHERE)
            return false;
        if (a->v->cells[hex].terrain == SW_FERTILE)
            return true;
    }
    return false;
}

static bool fed(const struct advice *a, int hex) {
    for (int i = 0; i < a->r->orders; i++)
        if (marches(&a->order[i]) && !swamp_makes_spy(&a->order[i]) && a->order[i].hex == hex && feeds(a, &a->order[i]))
            return true;
    return false;
}

/* SW-5.3: who is Starved now is Starving in the turn to come, and dies of it unless it eats. */
static void hunger(struct advice *a) {
    const struct swamp_view *v = a->v;
    for (int hex = 0; hex < v->laws.wide * v->laws.high; hex++) {
        struct swamp_note note = note_at(SW_NOTE_W09, hex);
        note.word = v->cells[hex].hunger;
        if (swamp_mine(v, hex) && note.word >= SW_STARVED && !fed(a, hex))
            add_band(a, note);
    }
}

/* Whether warriors of one's own will stand in the hex, if all goes well. */
static bool met(const struct advice *a, int hex) {
    bool stays = swamp_mine(a->v, hex) > 0;
    for (int i = 0; i < a->r->orders; i++) {
        const struct swamp_order *order = &a->order[i];
        if (!marches(order) || swamp_makes_spy(order))
            continue;
        if (swamp_path_end(&a->v->laws, order) == hex)
            return true;
        if (order->hex == hex && order->verb != SW_SP)
            stays = false;
    }
    return stays;
}

static int spy_goes(const struct advice *a, int hex) {
    for (int i = 0; i < a->r->orders; i++)
        if (a->order[i].verb == SW_SN && a->order[i].hex == hex)
            return swamp_path_end(&a->v->laws, &a->order[i]);
    return hex;
}

/* SW-14.6: a spy listed with four turns is gone at the end of the next. */
static void bush(struct advice *a) {
    int before = SW_NOWHERE;
    for (int i = 0; i < a->v->spies; i++) {
        const struct swamp_spy *spy = &a->v->spy[i];
        int end = spy->clan == a->v->clan && spy->age >= 4 ? spy_goes(a, spy->hex) : SW_NOWHERE;
        if (end != SW_NOWHERE && spy->hex != before && !met(a, end))
            add_band(a, note_at(SW_NOTE_W11, before = spy->hex));
    }
}

/* The order as it would stand in the book, after those that are there. */
void swamp_advise_next(const struct swamp_view *v, const struct lz_move *move, struct swamp_line *line) {
    struct swamp_receipt r = { .orders = (uint8_t)(v->orders + 1) };
    struct advice a = { .v = v, .r = &r };
    lz_assert(r.orders <= SW_ORDERS);
    for (int i = 0; i < v->orders; i++)
        a.order[i] = v->order[i];
    a.order[v->orders] = swamp_order_of(&v->laws, move);
    for (int i = 0; i < r.orders; i++)
        r.line[i].line = (uint16_t)(i + 1);
    alone(&a, v->orders);
    together(&a, v->orders);
    *line = r.line[v->orders];
}

void swamp_advise(const struct swamp_view *v, struct swamp_receipt *r) {
    struct advice a = { .v = v, .r = r };
    lz_assert(r->orders <= SW_ORDERS);
    for (int i = 0; i < r->orders; i++)
        a.order[i] = swamp_order_of(&v->laws, &r->line[i].move);
    for (int i = 0; i < r->orders; i++) {
        alone(&a, i);
        together(&a, i);
    }
    if (!r->replaces)
        return; /* the orders given before may well feed them */
    hunger(&a);
    bush(&a);
}
