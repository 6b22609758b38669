/* Control, points, the scenario's conditions and the end: section 10, LL-4.5 to LL-4.10. */
#include "games/lies/lies_inner.h"

int lies_against(const struct lies_data *d, const struct lies_open *o, int n) {
    const struct lies_node *node = &o->node[n];
    int others[] = { [LIES_CONTROL_USERS] = node->aware + node->mods,
                     [LIES_CONTROL_AWARE] = node->aware,
                     [LIES_CONTROL_PRESENCE] = 0,
                     [LIES_CONTROL_FULL] = d->conspiracy_limit - 1 };
    lz_assert(o->option[LIES_O_CONTROL] >= 0 && o->option[LIES_O_CONTROL] <= LIES_CONTROL_FULL);
    return others[o->option[LIES_O_CONTROL]];
}

/* LL-10.2: tokens that the Spreaders lack to control the node; none if 0 or less. */
static int lacks(const struct lies_data *d, const struct lies_open *o, int n) {
    return lies_against(d, o, n) + 1 - lies_pile(o, n);
}

uint32_t lies_controlled(const struct lies_data *d, const struct lies_open *o) {
    uint32_t nodes = 0;
    LIES_EACH (n, lies_tokens(o))
        if (lacks(d, o, (int)n) <= 0)
            nodes |= lies_bit((int)n);
    return nodes;
}

int lies_net_lacks(const struct lies_data *d, const struct lies_open *o, int net, enum lies_team team) {
    int sum = 0;
    LIES_EACH (n, d->net[net].nodes) {
        int more = lacks(d, o, (int)n);
        sum += team == LIES_STOPPERS ? lies_pile(o, (int)n) : more > 0 ? more : 0;
    }
    return sum;
}

/* Networks that pay a team: all their nodes controlled, or none with a token. */
static uint32_t paying(const struct lies_data *d, const struct lies_open *o, enum lies_team team) {
    uint32_t good = team == LIES_SPREADERS ? lies_controlled(d, o) : ~lies_tokens(o), nets = 0;
    for (int i = 0; i < d->nets; i++)
        if (!(d->net[i].nodes & ~good))
            nets |= lies_bit(i);
    return nets;
}

/* LL-10.3; the first network is the centre. */
int lies_board_points(const struct lies_data *d, const struct lies_open *o, int seats, enum lies_team team) {
    lz_assert(seats == 2 || seats == LIES_SEATS); /* LL-3.1: there is a row for each */
    const uint8_t *row = d->points[seats == LIES_SEATS][team];
    uint32_t nets = paying(d, o, team);
    return row[0] * __builtin_popcount(nets & ~lies_bit(0)) + (nets & 1 ? row[1] : 0);
}

/* LL-10.4 */
int lies_handicap(const struct lies_data *d, const struct lies_open *o, int seats) {
    int chosen = o->option[LIES_O_HANDICAP];
    lz_assert(chosen >= 0 && chosen < LIES_HANDICAPS);
    if (chosen == LIES_HANDICAP_ON)
        return d->handicap[seats == LIES_SEATS][o->option[LIES_O_SCENARIO]][o->option[LIES_O_ORDER]];
    if (chosen == LIES_HANDICAP_OFF)
        return 0;
    return chosen < LIES_HANDICAP_LESS ? chosen - LIES_HANDICAP_MORE + 1 : LIES_HANDICAP_LESS - chosen - 1;
}

int lies_total(const struct lies_data *d, const struct lies_open *o, int seats, enum lies_team team) {
    int total = o->bonus[team];
    for (int i = 0; i < seats; i++)
        if (lies_team_of(o->role[i]) == team)
            total += o->points[i];
    if (team == LIES_STOPPERS)
        total += lies_handicap(d, o, seats);
    return total;
}

int lies_condition_met(const struct lies_data *d, const struct lies_open *o, int seats) {
    lz_assert(o->round >= 1 && o->round <= d->parts);
    const struct lies_part *part = &d->part[o->round - 1];
    switch ((enum lies_condition)part->condition) {
    case LIES_CONTROLS:
        return __builtin_popcount(paying(d, o, LIES_SPREADERS)) >= part->number;
    case LIES_CLEAN:
        return lies_has(paying(d, o, LIES_STOPPERS), part->number);
    case LIES_MAXTHEORY:
        break;
    }
    return lies_largest(d, o) >= d->threshold[seats == LIES_SEATS][o->option[LIES_O_ORDER]];
}

/* LL-10.5; with tie=board an equal end looks at the networks. */
static int ahead(const struct lies_data *d, const struct lies_open *o, int seats) {
    int lead = lies_total(d, o, seats, LIES_SPREADERS) - lies_total(d, o, seats, LIES_STOPPERS);
    if (lead || !o->option[LIES_O_TIE])
        return lead;
    return __builtin_popcount(paying(d, o, LIES_SPREADERS)) - __builtin_popcount(paying(d, o, LIES_STOPPERS));
}

void lies_finish(const struct lies_work *w) {
    struct lies_state *s = w->s;
    struct lies_open *o = &s->open;
    int lead = ahead(w->d, o, s->head.seats), sum[LIES_TEAMS];
    for (int team = 0; team < LIES_TEAMS; team++)
        sum[team] = lies_total(w->d, o, s->head.seats, (enum lies_team)team);
    for (int i = 0; i < s->head.seats; i++)
        if (lead == 0 || (lead > 0) == (lies_team_of(o->role[i]) == LIES_SPREADERS))
            s->head.won |= lz_only(i);
    lz_assert(s->head.won != 0 && o->run.program == LIES_NONE);
    s->head.over = 1;
    s->head.may = s->head.wait = 0;
    lz_tell(w->out, lead ? LIES_K_WON : LIES_K_DRAWN, lz_first(s->head.won), lies_everyone(s), sum[0], sum[1]);
}
