/* MO, SP, SN and SA in plain words: hex by hex what lies there, who is met, and the odds if it comes to a battle, all
   from the view. */
#include "core/bug.h"
#include "games/swamp/sheet/swamp_sheet_work.h"

enum { BATTLES = 400, MILITIA_GUESS = 15 /* for each Fertile hex seen next to a free den, SW-24.1 */ };

struct march {
    struct swamp_talk *t;
    const struct swamp_view *v;
    const struct swamp_order *order;
    int number, skill; /* lizards that are on the way, as far as is known; 0: none are there now */
    bool spies, raft;
    int hex;
};

/* ---- meeting somebody */

/* The end of a sentence about a battle. A den that is `open` to all may be another's by then. */
static void put_odds(struct march *m, int theirs, bool den, bool open) {
    lz_assert(m->number > 0 && theirs > 0 && m->skill <= SW_VETERAN);
    struct swamp_brawl brawl = { .attackers = m->number, .defenders = theirs, .skill = m->skill, .den = den };
    struct swamp_odds odds = swamp_odds(&m->v->laws, &brawl, BATTLES);
    if (odds.win >= 100)
        swamp_talk(m->t, ": almost certain to win, about %n of %n left", odds.left, m->number);
    else if (odds.win <= 0)
        swamp_talk(m->t, ": almost certain to lose");
    else
        swamp_talk(m->t, ": about %n% to win, then about %n of %n left", odds.win, odds.left, m->number);
    swamp_talk(m->t, open ? ", unless another clan is there first." : ".");
    swamp_likely(m->t, "SW-11.3", odds.odds);
    m->number = odds.win > 0 ? odds.left : 0;
    m->skill += m->skill < SW_VETERAN;
}

static void meet_band(struct march *m, const struct swamp_cell *cell) {
    swamp_talk(m->t, "In %h they attack the %n of %c", m->hex, cell->number, cell->clan);
    if (m->number) {
        put_odds(m, cell->number, cell->terrain == SW_DEN, false);
        return;
    }
    swamp_talk(m->t, ".");
    swamp_said(m->t, LZ_OPEN, "SW-10.5");
}

/* A free den: nobody but Eyes or a battle tells its militia (SW-17.3), so it is guessed from the food around it. */
static void meet_free_den(struct march *m) {
    int militia = MILITIA_GUESS * swamp_seen_near(m->v, m->hex, SW_FERTILE);
    if (!militia || !m->number) {
        swamp_talk(m->t, "They take the free den in %h, if no militia stops them and no other clan is there first.",
                   m->hex);
        swamp_said(m->t, LZ_OPEN, "SW-11.2");
        return;
    }
    swamp_talk(m->t, "In %h they attack the free den, about %n militia", m->hex, militia);
    put_odds(m, militia, true, true);
}

static void meet_den(struct march *m, const struct swamp_cell *cell) {
    if (cell->known == SW_REMEMBERED) {
        swamp_talk(m->t, "Whose the den in %h is now, nobody has seen since turn %n.", m->hex, cell->turn);
        swamp_said(m->t, LZ_OPEN, "SW-3.5");
    } else if (cell->owner == SW_FREE)
        meet_free_den(m);
    else if (cell->owner != m->v->clan) {
        swamp_talk(m->t, "The den in %h belongs to %c: who guards it cannot be seen; with nobody inside it is taken.",
                   m->hex, cell->owner);
        swamp_said(m->t, LZ_OPEN, "SW-11.2");
    }
}

/* SW-4.8: the chance that a spy is caught. */
static void spy_meets(struct march *m, const struct swamp_cell *cell) {
    int n = swamp_theirs(m->v, m->hex);
    bool foreign = cell->terrain == SW_DEN && cell->known != SW_REMEMBERED && cell->owner != m->v->clan;
    if (foreign) {
        swamp_talk(m->t, "In the den in %h a spy is caught for certain.", m->hex);
        swamp_said(m->t, LZ_CAREFUL, "SW-4.8");
    } else if (n) {
        swamp_talk(m->t, "In %h the %n of %c catch a spy with a chance of %n%.", m->hex, n, cell->clan, 5 + n / 5);
        swamp_likely(m->t, "SW-4.8", 10 * (5 + n / 5));
    }
}

/* ---- the ground */

static const char *fate(const struct march *m) { return m->spies ? " a spy" : " each lizard"; }
static const char *step_rule(const struct march *m) { return m->spies ? "SW-10.7" : "SW-10.5"; }

static void open_water(struct march *m, const struct swamp_cell *cell) {
    int w = swamp_seen_near(m->v, m->hex, SW_WATER) + swamp_seen_near(m->v, m->hex, SW_WHIRLPOOL);
    if (cell->marks & (SW_BRIDGE | SW_RAFT))
        return;
    if (cell->terrain == SW_WHIRLPOOL) {
        swamp_talk(m->t, "The whirlpool in %h drowns%s with a chance of 70%.", m->hex, fate(m));
        swamp_likely(m->t, "SW-12.5", 700);
    }
    if (!w)
        return;
    if (m->spies)
        swamp_talk(m->t, "In the open water of %h a sea monster eats a spy with a chance of 10%.", m->hex);
    else
        swamp_talk(m->t, "In the open water of %h a sea monster of about %n comes with a chance of 10%.", m->hex,
                   15 * w);
    swamp_likely(m->t, step_rule(m), 100);
}

static void tread(struct march *m, const struct swamp_cell *cell) {
    switch (cell->terrain) {
    case SW_UNKNOWN:
        swamp_talk(m->t, "Nobody has seen %h yet.", m->hex);
        swamp_said(m->t, LZ_OPEN, "SW-3.5");
        break;
    case SW_SWAMP:
        swamp_talk(m->t, "The swamp in %h mires them with a chance of 20%.", m->hex);
        swamp_likely(m->t, step_rule(m), 200);
        break;
    case SW_FERTILE:
        if (m->spies)
            break;
        swamp_talk(m->t, "They eat in %h.", m->hex);
        swamp_said(m->t, LZ_OPEN, "SW-5.2");
        break;
    case SW_CURSED:
        swamp_talk(m->t, "The cursed ground in %h kills%s with a chance of 30%.", m->hex, fate(m));
        swamp_likely(m->t, step_rule(m), 300);
        break;
    case SW_TEMPLE:
        if (m->spies || cell->owner == m->v->clan)
            break;
        swamp_talk(m->t, "The temple in %h becomes yours.", m->hex);
        swamp_said(m->t, LZ_OPEN, "SW-2.4");
        break;
    case SW_WATER:
    case SW_WHIRLPOOL:
        if (!m->raft)
            open_water(m, cell);
        break;
    default:
        break;
    }
}

/* SW-10.8: where a raft cannot go on, and where it is left. */
static bool raft_stops(struct march *m, const struct swamp_cell *cell) {
    bool bridge = cell->marks & SW_BRIDGE;
    if (!bridge && (cell->terrain == SW_UNKNOWN || swamp_water(cell->terrain)))
        return false;
    swamp_talk(m->t, bridge ? "The bridge in %h stops the raft." : "They go ashore in %h, and the raft is gone.",
               m->hex);
    swamp_said(m->t, bridge ? LZ_CAREFUL : LZ_OPEN, "SW-10.8");
    m->raft = bridge;
    return bridge;
}

/* ---- the way */

/* SW-10.4, as things are now: lizards that leave the hex this turn may make room for them, or may not. */
static void crowd(struct march *m) {
    int mine = swamp_mine(m->v, m->hex);
    if (m->hex == m->order->hex)
        mine -= m->number;
    if (m->spies || mine <= 0 || mine + m->number <= SW_LIMIT)
        return;
    swamp_talk(m->t, "With the %n of yours now in %h they are more than 300: the order is then ignored.", mine, m->hex);
    swamp_said(m->t, LZ_CAREFUL, "SW-10.4");
}

static bool one_step(struct march *m, int direction) {
    int next = swamp_neighbour(&m->v->laws, m->hex, direction);
    if (next == SW_NOWHERE) {
        swamp_talk(m->t, "The world ends %s of %h: there they stop.", swamp_facts.direction[direction], m->hex);
        swamp_said(m->t, LZ_CAREFUL, "SW-10.5");
        return false;
    }
    m->hex = next;
    const struct swamp_cell *cell = swamp_cell_at(m->v, next);
    int before = m->number;
    crowd(m);
    if (m->raft && raft_stops(m, cell))
        return false;
    bool fought = !m->spies && swamp_theirs(m->v, next);
    if (m->spies)
        spy_meets(m, cell);
    else if (fought)
        meet_band(m, cell);
    else if (cell->terrain == SW_DEN)
        meet_den(m, cell);
    tread(m, cell);
    return !(fought && m->v->laws.halt_after_battle) && (m->number || !before);
}

static void path(const struct march *m) {
    const struct swamp_laws *laws = &m->v->laws;
    int first = swamp_neighbour(laws, m->order->hex, swamp_step(m->order, 0)), second = swamp_step(m->order, 1);
    int end = first == SW_NOWHERE || second == SW_STAY ? SW_NOWHERE : swamp_neighbour(laws, first, second);
    if (first == SW_NOWHERE)
        swamp_talk(m->t, " %s.", swamp_facts.direction[swamp_step(m->order, 0)]);
    else if (second == SW_STAY)
        swamp_talk(m->t, " to %h.", first);
    else if (end == m->order->hex)
        swamp_talk(m->t, " to %h and back.", first);
    else if (end == SW_NOWHERE)
        swamp_talk(m->t, " to %h, then %s.", first, swamp_facts.direction[second]);
    else
        swamp_talk(m->t, " to %h, then %h.", first, end);
}

/* ---- who goes */

static void part(const struct march *m) {
    bool first = true;
    for (int c = 0; c < SW_COLOURS; c++) {
        int there = swamp_mine(m->v, m->order->hex) ? m->v->cells[m->order->hex].lizards[c] : 0;
        int n = m->order->count[c];
        if (there && there < n)
            n = there;
        if (n)
            swamp_talk(m->t, first ? "%n %s" : ", %n %s", n, swamp_colour_words[c]);
        first = first && !n;
    }
    swamp_talk(m->t, " from %h go", m->order->hex);
}

static void spies(const struct march *m) {
    const struct swamp_cell *cell = swamp_cell_at(m->v, m->order->hex);
    if (cell->spies == 1)
        swamp_talk(m->t, "Your spy in %h sneaks", m->order->hex);
    else if (cell->spies)
        swamp_talk(m->t, "Your %n spies in %h sneak", cell->spies, m->order->hex);
    else
        swamp_talk(m->t, "Spies that you have in %h by then sneak", m->order->hex);
}

static void new_spy(const struct march *m) {
    int colour = 0;
    while (!m->order->count[colour])
        colour++;
    lz_assert(colour < SW_COLOURS);
    swamp_talk(m->t, "One %s lizard of %h goes as a spy", swamp_colour_words[colour], m->order->hex);
}

static void whole_band(const struct march *m) {
    bool one = m->number == 1, afloat = swamp_cell_at(m->v, m->order->hex)->marks & SW_RAFT;
    swamp_talk(m->t, one ? "The %n lizard in %h" : "All %n lizards in %h", m->number, m->order->hex);
    if (!m->raft)
        swamp_talk(m->t, one ? " goes" : " go");
    else
        swamp_talk(m->t, one ? " sails" : " sail");
    if (m->raft && !afloat)
        swamp_talk(m->t, ", if a raft is there by then,");
}

static void who(const struct march *m) {
    if (m->order->verb == SW_SN)
        spies(m);
    else if (swamp_makes_spy(m->order))
        new_spy(m);
    else if (m->order->verb == SW_SP)
        part(m);
    else if (m->number)
        whole_band(m);
    else
        swamp_talk(m->t,
                   m->raft ? "A raft with whoever is aboard in %h by then sails"
                           : "Lizards that you have in %h by then go",
                   m->order->hex);
}

void swamp_words_march(struct swamp_talk *t, const struct swamp_order *order) {
    static const char *const rules[] = {
        [SW_MO] = "SW-10.1", [SW_SP] = "SW-10.1", [SW_SN] = "SW-10.7", [SW_SA] = "SW-10.8"
    };
    lz_assert(order->verb >= SW_MO && order->verb <= SW_SA && swamp_on_map(&t->v->laws, order->hex));
    struct march m = { .t = t, .v = t->v, .order = order, .hex = order->hex };
    m.spies = order->verb == SW_SN || swamp_makes_spy(order);
    m.raft = order->verb == SW_SA;
    m.number = m.spies ? 0 : swamp_movers(t->v, order);
    m.skill = t->v->cells[order->hex].experience;
    who(&m);
    path(&m);
    swamp_said(t, LZ_OPEN, rules[order->verb]);
    for (int i = 0; i < 2 && swamp_step(order, i) != SW_STAY; i++)
        if (!one_step(&m, swamp_step(order, i)))
            break;
}
