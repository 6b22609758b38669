/* Counting games of swamp while they are played. */
#include "studies/bench_swamp.h"
#include "studies/balance_swamp.h"

#include "core/seats.h"

#include <stdlib.h>
#include <string.h>

static void begin(void *to, const struct sim_table *table) {
    struct swamp_now *now = &((struct swamp_tally *)to)->now;
    memset(now, 0, sizeof *now);
    now->seats = table->setup.seats;
    memset(now->start, 3, sizeof now->start); /* SW-18.1: who chooses nothing has Default 3 */
}

/* ---- events */

static uint64_t lizards(const struct lz_event *e, int first) {
    uint64_t n = 0;
    for (int i = 0; i < SW_COLOURS; i++)
        n += (uint64_t)e->arg[first + i];
    return n;
}

static void note_turn(struct swamp_now *now, int turn) {
    now->turn = (uint16_t)(turn < TURNS ? turn : TURNS - 1);
    now->turned = 1;
}

static void note_order(struct swamp_tally *t, const struct lz_event *e) {
    t->now.verb = (uint8_t)(e->arg[1] == SW_CHG ? SW_CH : e->arg[1]);
    t->now.chant = (uint8_t)(t->now.verb == SW_CH ? e->arg[4] : SW_CHANTS);
    t->now.orders |= 1u << t->now.verb;
    t->counts.given[t->now.verb]++;
    if (t->now.chant >= SW_CHANTS)
        return;
    t->now.chants |= 1u << t->now.chant;
    t->counts.sung[t->now.chant]++;
}

/* The result follows its order: what lies between them belongs to it. */
static void note_result(struct swamp_tally *t, const struct lz_event *e) {
    bool done = e->arg[1] == SW_CODE_OK;
    t->counts.done[t->now.verb] += done;
    if (t->now.chant < SW_CHANTS)
        t->counts.worked[t->now.chant] += done;
}

static void note_out(struct swamp_now *now, int clan) {
    if (clan >= 1 && clan <= SW_CLANS && !now->out[clan - 1])
        now->out[clan - 1] = (uint8_t)(now->turn ? now->turn : 1);
}

static void event(void *to, const struct lz_event *e) {
    struct swamp_tally *t = to;
    struct swamp_counts *c = &t->counts;
    switch (e->kind) {
    case SW_K_TURN:
        note_turn(&t->now, e->arg[0]);
        break;
    case SW_K_ORDER:
        note_order(t, e);
        break;
    case SW_K_RESULT:
        note_result(t, e);
        break;
    case SW_K_LOST:
        c->lost[e->arg[1]] += lizards(e, 2);
        break;
    case SW_K_SPY_LOST:
        c->spies_lost[e->arg[2]]++;
        break;
    case SW_K_DEN_STARVED:
        c->den_starved += (uint64_t)e->arg[1];
        break;
    case SW_K_CAPTIVES:
        c->captives += lizards(e, 2);
        break;
    case SW_K_BATTLE:
        c->battles[e->arg[5]]++;
        break;
    case SW_K_TOOK:
        c->homes_taken += e->arg[1] == SW_A_HOME_DEN;
        break;
    case SW_K_OUT:
    case SW_K_LEFT:
        note_out(&t->now, e->arg[0]);
        break;
    default:
        break;
    }
}

static void moved(void *to, const struct lz_move *move, const int32_t points[LZ_SEATS]) {
    struct swamp_now *now = &((struct swamp_tally *)to)->now;
    if (move->verb == SW_DEFAULT)
        now->start[move->seat] = (uint8_t)move->arg[0];
    else if (move->verb == SW_DESIGN)
        now->start[move->seat] = 0;
    if (now->turned)
        memcpy(now->points[now->turn], points, sizeof now->points[0]);
    now->turned = 0;
}

/* ---- the end of a game */

static int in_play(const struct swamp_now *now, int turn) {
    int n = 0;
    for (int i = 0; i < now->seats; i++)
        n += !now->out[i] || now->out[i] > turn;
    return n;
}

static void count_clans(struct swamp_counts *c, const struct swamp_now *now) {
    int first = TURNS;
    for (int i = 0; i < now->seats; i++) {
        int out = now->out[i];
        if (!out)
            continue;
        c->outs[out]++;
        first = out < first ? out : first;
    }
    if (first < TURNS)
        c->first_out[first]++;
    for (int turn = 0; turn < TURNS; turn++) {
        c->running[turn] += turn <= now->turn;
        c->alive[turn] += (uint64_t)in_play(now, turn);
    }
}

static int descending(const void *a, const void *b) {
    int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;
    return (x < y) - (x > y);
}

/* Clans that are out stand with what they have, which is nothing. */
static void count_points(struct swamp_counts *c, struct swamp_now *now, int winner) {
    for (int turn = 0; turn <= now->turn; turn++) {
        int32_t *points = now->points[turn], won = points[winner];
        points[winner] = INT32_MAX; /* to the front, and out of the way */
        qsort(points, now->seats, sizeof *points, descending);
        int32_t rival = now->seats > 1 ? points[1] : 0;
        points[0] = won;
        qsort(points, now->seats, sizeof *points, descending);
        c->scored[turn]++;
        c->winner[turn] += (uint64_t)won;
        c->rival[turn] += (uint64_t)rival;
        c->median[turn] += (uint64_t)((points[(now->seats - 1) / 2] + points[now->seats / 2]) / 2);
    }
}

static enum swamp_ending ending(const struct swamp_now *now, const struct sim_outcome *o) {
    if (o->cut)
        return ENDED_GIVEN_UP;
    if (!o->won)
        return ENDED_WITH_NOBODY;
    return in_play(now, TURNS) > 1 ? ENDED_BY_POINTS : ENDED_ALONE;
}

static void end(void *to, const struct sim_outcome *o) {
    struct swamp_tally *t = to;
    struct swamp_counts *c = &t->counts;
    struct swamp_now *now = &t->now;
    int winners = lz_seats_count(o->won);
    c->clans += now->seats;
    c->ended[ending(now, o)]++;
    sim_spread_add(&t->turns, now->turn);
    for (int i = 0; i < now->seats; i++) {
        c->took[now->start[i]]++;
        if (!lz_in(o->won, i))
            continue;
        c->won[now->start[i]] += (uint64_t)(SIM_WIN / winners);
        sim_spread_add(&t->score, o->points[i]);
    }
    for (int i = 0; i < SW_ORDER_VERBS; i++)
        c->games_with[i] += now->orders >> i & 1;
    for (int i = 0; i < SW_CHANTS; i++)
        c->games_sung[i] += now->chants >> i & 1;
    count_clans(c, now);
    if (o->won)
        count_points(c, now, lz_first(o->won));
}

static void add(void *to, const void *other) {
    struct swamp_tally *t = to;
    const struct swamp_tally *o = other;
    uint64_t *sum = (uint64_t *)&t->counts;
    const uint64_t *more = (const uint64_t *)&o->counts;
    for (size_t i = 0; i < sizeof t->counts / sizeof *sum; i++)
        sum[i] += more[i];
    sim_spread_merge(&t->turns, &o->turns);
    sim_spread_merge(&t->score, &o->score);
}

static const struct sim_counter counter = { sizeof(struct swamp_tally), begin, event, moved, end, add };

const struct sim_study_game balance_swamp = { .game = "swamp",
                                              .preset = "classic16",
                                              .bots = "normal",
                                              .seed = "balance",
                                              .counter = &counter,
                                              .write = balance_swamp_write,
                                              .ink = &(const struct sim_ink){ "#1B6B43", "#6FD39A" },
                                              .served = { .tables = 50, .seats = 16, .bots = 3 },
                                              .bench = bench_swamp };
