/* Battles (SW-11): rounds, flight, the aftermath in its order (SW-11.14), and sea monsters (SW-11.11). */
#include "core/bug.h"
#include "core/words/event.h"
#include "games/swamp/rules/swamp_work.h"

#include <string.h>

enum { ATTACKER, DEFENDER, SIDES };
enum { NOBODY, HELD_BY_ATTACKER, HELD_BY_DEFENDER }; /* the field, as events say it */

struct side {
    int clan; /* 0: militia, or a monster */
    int n;    /* still fighting */
    int skill, percent;
    bool may_flee;
    uint16_t wounded[SW_COLOURS];
    struct swamp_cells cells;
};

struct battle {
    struct swamp_work *w;
    const struct swamp_assault *how;
    int held;   /* who has the field in the end */
    int refuge; /* where the defenders run to, SW_NOWHERE if they do not */
    struct side side[SIDES];
};

static int least(int a, int b) { return a < b ? a : b; }

static int sum(const uint16_t count[SW_COLOURS]) {
    int n = 0;
    for (int i = 0; i < SW_COLOURS; i++)
        n += count[i];
    return n;
}

static void tally_cells(uint16_t tally[SW_COLOURS], struct swamp_cells *cells) {
    cells->count = SW_COLOURS;
    for (int i = 0; i < SW_COLOURS; i++) {
        cells->cell[i].at = &tally[i];
        cells->cell[i].colour = (uint8_t)i;
    }
}

static void one_cell(struct side *side, uint16_t *at) {
    side->cells.count = 1;
    side->cells.cell[0].at = at;
    side->cells.cell[0].colour = 0;
}

/* ---- the groups of a side: those in the hex; the one that attacks, or all that come through a gate */

static int first_of(const struct battle *b, int side) {
    return side == ATTACKER ? b->how->group : b->w->first[b->how->into];
}

static int next_of(const struct battle *b, int side, int group) {
    bool alone = side == ATTACKER && b->how->kind != SW_FIGHT_GATE;
    return alone ? SW_NO_GROUP : b->w->group[group].next;
}

/* The first that still has lizards. */
static int leading(const struct battle *b, int side) {
    int g = first_of(b, side);
    while (g != SW_NO_GROUP && !swamp_size(&b->w->group[g]))
        g = next_of(b, side, g);
    lz_assert(g != SW_NO_GROUP);
    return g;
}

static int skill_of(const struct battle *b, int side) {
    int n = 0, skill = 0;
    for (int g = first_of(b, side); g != SW_NO_GROUP; g = next_of(b, side, g)) {
        n += swamp_size(&b->w->group[g]);
        skill += swamp_size(&b->w->group[g]) * b->w->group[g].experience;
    }
    return n ? skill / n : 0;
}

/* ---- before the battle */

static void gather(struct battle *b, int i, int clan) {
    struct side *side = &b->side[i];
    side->clan = clan;
    side->n = side->cells.count = 0;
    memset(side->wounded, 0, sizeof side->wounded);
    for (int g = first_of(b, i); g != SW_NO_GROUP; g = next_of(b, i, g))
        for (int c = 0; c < SW_COLOURS; c++) {
            lz_assert(side->cells.count < SW_CELLS_MOST);
            side->n += b->w->group[g].lizards[c];
            side->cells.cell[side->cells.count].at = &b->w->group[g].lizards[c];
            side->cells.cell[side->cells.count++].colour = (uint8_t)c;
        }
    side->skill = skill_of(b, i);
}

/* SW-11.1: without warriors it is the militia that stands there. */
static void gather_defenders(struct battle *b) {
    struct swamp_hex *at = &b->w->s->hex[b->how->into];
    gather(b, DEFENDER, at->clan);
    if (at->clan)
        return;
    b->side[DEFENDER].n = at->militia;
    one_cell(&b->side[DEFENDER], &at->militia);
}

/* SW-11.3, and SW-20.1 xp_modifier. Its floor of 5 percent lies below the lowest there is: a den, five levels, 10. */
static void set_chances(struct battle *b) {
    struct side *a = &b->side[ATTACKER], *d = &b->side[DEFENDER];
    bool den = b->how->kind == SW_FIGHT_DEN;
    int law = b->w->s->laws.xp_modifier, better = 3 * (a->skill - d->skill), worse = 0;
    if (law == SW_XP_RULEBOOK && better < 0)
        better = -better;
    if (law == SW_XP_BETTER_SIDE && better < 0) {
        worse = -better;
        better = 0;
    }
    a->percent = least(den ? 40 : 65, (den ? 25 : 50) + better);
    d->percent = least(65, 50 + worse);
    lz_assert(a->percent >= 5 && d->percent >= 5);
}

/* SW-11.6 */
static void set_flight(struct battle *b) {
    int kind = b->how->kind;
    b->refuge = SW_NOWHERE;
    b->side[ATTACKER].may_flee = kind != SW_FIGHT_GATE;
    b->side[DEFENDER].may_flee = kind == SW_FIGHT_OPEN && b->side[DEFENDER].clan &&
                                 !swamp_band_held(b->w, b->how->into, NULL);
}

/* ---- the battle */

/* SW-11.4: both strike together, the attacker's draws first. */
static void strike(struct swamp_work *w, struct side *a, struct side *d) {
    int down = least(swamp_binom(w, (a->n + 1) / 2, a->percent), d->n);
    int fell = least(swamp_binom(w, (d->n + 1) / 2, d->percent), a->n);
    lz_assert(down <= d->n && fell <= a->n);
    swamp_cull(w, &d->cells, down, d->wounded);
    swamp_cull(w, &a->cells, fell, a->wounded);
    d->n -= down;
    a->n -= fell;
}

/* The one hex from which all defenders have come this turn, SW_NOWHERE if there is none such. */
static int came_from(const struct battle *b) {
    int came = b->w->group[leading(b, DEFENDER)].came;
    for (int g = first_of(b, DEFENDER); g != SW_NO_GROUP; g = next_of(b, DEFENDER, g))
        if (swamp_size(&b->w->group[g]) && b->w->group[g].came != came)
            return SW_NOWHERE;
    return came ? came - 1 : SW_NOWHERE;
}

/* back to where they came from, be it a den of theirs or among their own, as far as 300 go. */
static bool takes_back(const struct battle *b, int hex) {
    const struct side *own = &b->side[DEFENDER];
    if (hex == SW_NOWHERE)
        return false;
    const struct swamp_hex *at = &b->w->s->hex[hex];
    bool den = at->terrain == SW_DEN && at->owner != own->clan, foe = at->clan && at->clan != own->clan;
    return !den && !foe && swamp_warriors(b->w, hex) + own->n <= SW_LIMIT;
}

/* SW-11.7: where they came from, else an adjacent hex without warriors, militia and den; from a raft into the water, if
   there is any. */
static int find_refuge(struct battle *b) {
    const struct swamp_state *s = b->w->s;
    bool raft = s->hex[b->how->into].marks & SW_RAFT;
    int back = raft ? SW_NOWHERE : came_from(b);
    if (takes_back(b, back))
        return back;
    uint16_t open[SW_DIRECTIONS], wet[SW_DIRECTIONS];
    int n = 0, water = 0;
    for (int d = 0; d < SW_DIRECTIONS; d++) {
        int hex = swamp_neighbour(&s->laws, b->how->into, d);
        if (hex == SW_NOWHERE || s->hex[hex].clan || s->hex[hex].terrain == SW_DEN)
            continue;
        open[n++] = (uint16_t)hex;
        if (swamp_water(s->hex[hex].terrain))
            wet[water++] = (uint16_t)hex;
    }
    if (water && raft)
        return swamp_pick(b->w, wet, water);
    return n ? swamp_pick(b->w, open, n) : SW_NOWHERE;
}

/* SW-11.5: outnumbered three to two or worse. Defenders with nowhere to go turn and fight. */
static bool flees(struct battle *b, int i) {
    struct side *own = &b->side[i];
    int enemies = b->side[!i].n;
    lz_assert(own->n > 0 && enemies > 0);
    if (!own->may_flee || 2 * enemies < 3 * own->n)
        return false;
    if (!swamp_pct(b->w, least(90, 30 + (100 * enemies / own->n - 150) * 6 / 5)))
        return false;
    if (i == ATTACKER)
        return true;
    b->refuge = find_refuge(b);
    own->may_flee = b->refuge != SW_NOWHERE;
    return own->may_flee;
}

static lz_seats parties(const struct battle *b) {
    return swamp_seat(b->side[ATTACKER].clan) | swamp_seat(b->side[DEFENDER].clan);
}

/* SW-11.8: the side that is left; SW-11.10: nobody; -1 while both fight. */
static int field_held(const struct battle *b) {
    bool attacked = b->side[ATTACKER].n, defended = b->side[DEFENDER].n;
    if (attacked && defended)
        return -1;
    if (!attacked && !defended)
        return NOBODY;
    return attacked ? HELD_BY_ATTACKER : HELD_BY_DEFENDER;
}

static bool round_decides(struct battle *b, int number) {
    struct side *a = &b->side[ATTACKER], *d = &b->side[DEFENDER];
    int attackers = a->n, defenders = d->n;
    strike(b->w, a, d);
    swamp_say(b->w, SW_K_ROUND, a->clan, parties(b), number, defenders - d->n, attackers - a->n);
    b->held = field_held(b);
    if (b->held < 0 && flees(b, ATTACKER))
        b->held = HELD_BY_DEFENDER;
    else if (b->held < 0 && flees(b, DEFENDER))
        b->held = HELD_BY_ATTACKER;
    return b->held >= 0;
}

/* ---- the aftermath, SW-11.14 */

static void add(struct swamp_group *group, const uint16_t lizards[SW_COLOURS]) {
    for (int i = 0; i < SW_COLOURS; i++)
        group->lizards[i] = (uint16_t)(group->lizards[i] + lizards[i]);
}

/* SW-11.8: the winner's wounded are dead; SW-20.1 winner_wounded: half of them come back. */
static void wounded_return(struct battle *b, int i) {
    struct side *winner = &b->side[i];
    struct swamp_cells cells;
    uint16_t back[SW_COLOURS] = { 0 };
    int n = sum(winner->wounded) / 2;
    if (!b->w->s->laws.winner_wounded || !n)
        return;
    tally_cells(winner->wounded, &cells);
    swamp_cull(b->w, &cells, n, back);
    winner->n += n;
    if (winner->clan)
        add(&b->w->group[leading(b, i)], back);
    else
        b->w->s->hex[b->how->into].militia = (uint16_t)winner->n;
}

/* SW-11.7: as one group, and all that happens on entering. */
static void defenders_run(struct battle *b) {
    struct swamp_work *w = b->w;
    int clan = b->side[DEFENDER].clan, group = swamp_merge(w, b->how->into);
    lz_assert(swamp_on_map(&w->s->laws, b->refuge));
    lz_assert(!swamp_clan_at(w, b->refuge) || swamp_clan_at(w, b->refuge) == clan);
    swamp_say(w, SW_K_FLED, clan, swamp_seat(clan), SW_AT(w, b->how->into), SW_AT(w, b->refuge),
              swamp_size(&w->group[group]));
    swamp_group_leave(w, group, b->how->into);
    swamp_group_join(w, group, b->refuge, clan);
    w->group[group].came = (uint16_t)(b->how->into + 1);
    swamp_enter(w, group, b->refuge, true);
}

static void flight(struct battle *b) {
    struct swamp_work *w = b->w;
    const struct side *a = &b->side[ATTACKER];
    if (b->refuge != SW_NOWHERE && b->held == HELD_BY_ATTACKER)
        defenders_run(b);
    if (b->held == HELD_BY_DEFENDER && a->n)
        swamp_say(w, SW_K_FLED, a->clan, swamp_seat(a->clan), SW_AT(w, b->how->into), SW_AT(w, b->how->from), a->n);
}

/* SW-20.1 captive_xp: adopt the captors' hunger and skill, or join as sated beginners by weighted mean. */
static void join_captors(struct battle *b, struct swamp_group *group, const uint16_t taken[SW_COLOURS]) {
    int before = swamp_size(group);
    add(group, taken);
    if (!b->w->s->laws.captive_xp)
        return;
    group->hunger = (uint8_t)(before * group->hunger / swamp_size(group));
    group->experience = (uint8_t)(before * group->experience / swamp_size(group));
}

/* SW-11.9 */
static void captives(struct battle *b, int i) {
    struct side *winner = &b->side[i], *loser = &b->side[!i];
    struct swamp_cells cells;
    uint16_t taken[SW_COLOURS] = { 0 };
    int n = least(sum(loser->wounded) * (30 + 3 * winner->skill) / 100, SW_LIMIT - winner->n);
    lz_assert(n >= 0 && winner->n <= SW_LIMIT);
    if (b->how->kind == SW_FIGHT_DEN || !n)
        return;
    tally_cells(loser->wounded, &cells);
    swamp_cull(b->w, &cells, n, taken);
    winner->n += n;
    join_captors(b, &b->w->group[leading(b, i)], taken);
    swamp_say(b->w, SW_K_CAPTIVES, winner->clan, parties(b), SW_AT(b->w, b->how->into), winner->clan, taken[SW_RED],
              taken[SW_GRN], taken[SW_GRY], taken[SW_YEL], taken[SW_BLK]);
}

/* SW-5.4 */
static void gain(struct battle *b, int i) {
    for (int g = first_of(b, i); g != SW_NO_GROUP; g = next_of(b, i, g))
        if (b->w->group[g].experience < SW_VETERAN)
            b->w->group[g].experience++;
}

static void clear_the_dead(struct battle *b) {
    swamp_sweep(b->w, b->how->into);
    if (b->how->kind != SW_FIGHT_GATE)
        swamp_sweep(b->w, b->how->from);
}

static void say_losses(struct battle *b) {
    for (int i = 0; i < SIDES; i++)
        swamp_say_lost(b->w, (struct swamp_toll){ b->side[i].clan, b->how->into, SW_BY_BATTLE }, b->side[i].wounded);
}

/* The winner is told its skill, the loser is not (SW-17.2); those who watch hear who won. */
static void say_end(struct battle *b) {
    struct swamp_work *w = b->w;
    const struct side *a = &b->side[ATTACKER], *d = &b->side[DEFENDER];
    int hex = SW_AT(w, b->how->into), winner = b->held == HELD_BY_ATTACKER ? ATTACKER : DEFENDER;
    int left = b->held ? b->side[winner].n : 0;
    lz_seats proud = b->held ? swamp_seat(b->side[winner].clan) : 0;
    swamp_say(w, SW_K_FIELD, a->clan, parties(b) & ~proud, hex, b->held, left, -1);
    if (proud)
        swamp_say(w, SW_K_FIELD, a->clan, proud, hex, b->held, left, skill_of(b, winner));
    swamp_say(w, SW_K_BATTLE_SEEN, a->clan, swamp_witnesses(w, b->how->into) & ~parties(b), hex, a->clan, d->clan,
              b->held);
}

/* SW-11.10: where nobody holds the field there are no captives and no level. */
static void aftermath(struct battle *b) {
    int winner = b->held == HELD_BY_ATTACKER ? ATTACKER : DEFENDER;
    clear_the_dead(b);
    if (b->held)
        wounded_return(b, winner);
    say_losses(b);
    flight(b);
    if (b->held && b->side[winner].clan) {
        captives(b, winner);
        gain(b, winner);
    }
    say_end(b);
}

int swamp_fight(struct swamp_work *w, const struct swamp_assault *how) {
    struct battle b;
    b.w = w;
    b.how = how;
    lz_assert(how->from != how->into && how->kind >= SW_FIGHT_OPEN && how->kind <= SW_FIGHT_GATE);
    gather(&b, ATTACKER, how->clan);
    gather_defenders(&b);
    lz_assert(b.side[ATTACKER].n > 0 && b.side[DEFENDER].n > 0 && b.side[ATTACKER].clan != b.side[DEFENDER].clan);
    set_chances(&b);
    set_flight(&b);
    swamp_disturb(w, how->into, SW_STIR_BATTLE); /* SW-11.10 */
    swamp_say(w, SW_K_BATTLE, how->clan, parties(&b), SW_AT(w, how->into), how->clan, b.side[DEFENDER].clan,
              b.side[ATTACKER].n, b.side[DEFENDER].n, how->kind);
    for (int number = 1; !round_decides(&b, number); number++)
        ;
    bool alive = b.side[ATTACKER].n > 0;
    aftermath(&b);
    return b.held == HELD_BY_ATTACKER ? SW_OUTCOME_WON : alive ? SW_OUTCOME_BACK : SW_OUTCOME_DEAD;
}

/* ---- monsters */

static void say_monster(struct swamp_work *w, int hex, int strength, const struct side *prey) {
    lz_seats owner = swamp_seat(prey->clan);
    swamp_say(w, SW_K_MONSTER, prey->clan, owner, SW_AT(w, hex), strength, prey->n);
    swamp_say_lost(w, (struct swamp_toll){ prey->clan, hex, SW_BY_MONSTER }, prey->wounded);
    swamp_say(w, SW_K_MONSTER_SEEN, 0, swamp_witnesses(w, hex) & ~owner, SW_AT(w, hex));
}

int swamp_monster(struct swamp_work *w, int hex, int group, int strength) {
    struct side monster = { .n = strength, .percent = 50 };
    struct side prey = { .clan = swamp_clan_at(w, hex), .percent = 50 };
    lz_assert(strength > 0 && strength <= (int)UINT16_MAX && swamp_is_clan(w->s, prey.clan));
    uint16_t body = (uint16_t)strength;
    one_cell(&monster, &body);
    if (group == SW_NO_GROUP)
        swamp_cells_of(w, hex, &prey.cells);
    else
        swamp_cells_of_group(w, group, &prey.cells);
    prey.n = group == SW_NO_GROUP ? swamp_warriors(w, hex) : swamp_size(&w->group[group]);
    swamp_disturb(w, hex, SW_STIR_MONSTER);
    while (monster.n && prey.n)
        strike(w, &monster, &prey);
    say_monster(w, hex, strength, &prey);
    swamp_sweep(w, hex);
    return prey.n;
}
