/* Counting games of Lizards & Lies while they are played. The board is kept from the events, so that what a Buy In or a
   Double Down was worth can be read off it. */
#include "studies/balance_lies.h"

#include "core/seats.h"

#include <string.h>

static void vary(struct sim_table *table, int i) {
    table->setup.seats = lies_four(i) ? LIES_SEATS : 2;
    table->setup.option[LIES_O_ORDER] = i % LIES_ORDERS;
    table->setup.option[LIES_O_SCENARIO] = lies_told(i) ? LIES_SCENARIO_ON : LIES_SCENARIO_NONE;
    if (lies_told(i)) /* LL-4.2: it has its own number of rounds */
        table->setup.option[LIES_O_ROUNDS] = 0;
}

static void begin(void *to, const struct sim_table *table) {
    struct lies_now *now = &((struct lies_tally *)to)->now;
    memset(now, 0, sizeof *now);
    now->facts = lies_facts(table->game);
    now->seats = table->setup.seats;
    int order = table->setup.option[LIES_O_ORDER];
    now->setting = (uint8_t)(order + (now->seats == LIES_SEATS ? 0 : LIES_ORDERS));
    now->setting = (uint8_t)(now->setting + (table->setup.option[LIES_O_SCENARIO] == LIES_SCENARIO_ON ? 0 : TOLD));
    for (int i = 0; i < LIES_OPTIONS; i++)
        now->open.option[i] = (int8_t)table->setup.option[i];
}

/* ---- the board */

static void token(struct lies_open *o, int theory, int node, int change) {
    uint8_t *there = &o->node[node].theory[theory];
    *there = (uint8_t)(*there + change);
    o->has[theory] = (o->has[theory] & ~((uint32_t)1 << node)) | (uint32_t)(*there > 0) << node;
}

static void note_board(struct lies_open *o, const struct lz_event *e) {
    const int32_t *arg = e->arg;
    switch (e->kind) {
    case LIES_K_SEEDED:
    case LIES_K_ADDED:
    case LIES_K_SPREAD:
        token(o, arg[0], arg[1], 1);
        break;
    case LIES_K_REMOVED:
        token(o, arg[1], arg[2], -arg[0]);
        break;
    case LIES_K_SHIFTED:
        token(o, arg[0], arg[1], -1);
        token(o, arg[0], arg[2], 1);
        break;
    case LIES_K_AWARE:
    case LIES_K_AWARE_SPREAD:
        o->node[arg[0]].aware++;
        break;
    case LIES_K_STRIPPED:
        o->node[arg[0]].aware--;
        break;
    case LIES_K_WALKED:
        o->node[arg[0]].aware--;
        o->node[arg[1]].aware++;
        break;
    case LIES_K_DEPLOYED:
        o->node[arg[0]].mods++;
        break;
    case LIES_K_MOVED:
        o->node[arg[0]].mods--;
        o->node[arg[1]].mods++;
        break;
    default:
        break;
    }
}

/* ---- what a turn owes to what */

static int16_t worth(const struct lies_now *now) {
    return (int16_t)lies_board_points(now->facts, &now->open, now->seats, LIES_SPREADERS);
}

static bool spreads(const struct lz_event *e) { return e->kind == LIES_K_SPREAD || e->kind == LIES_K_FELL_FOR; }

static bool ends_repetition(const struct lz_event *e) {
    return e->kind == LIES_K_STEPPED || e->kind == LIES_K_PLAYED || e->kind == LIES_K_TOSSED ||
           e->kind == LIES_K_DREW || e->kind == LIES_K_SCORED;
}

/* Before the event is on the board: is what went on over? */
static void settle(struct lies_now *now, const struct lz_event *e) {
    if (now->buying && !spreads(e)) {
        now->turn_buy = (int16_t)(now->turn_buy + worth(now) - now->before_buy);
        now->buying = 0;
    }
    if (now->doubling && ends_repetition(e)) {
        now->turn_double = (int16_t)(now->turn_double + worth(now) - now->before_double);
        now->doubling = 0;
    }
}

static int16_t at_most(int value, int most) { return (int16_t)(value < 0 ? 0 : value < most ? value : most); }

static void note_score(struct lies_now *now, int points) {
    now->owed_buy = (int16_t)(now->owed_buy + at_most(now->turn_buy, points));
    now->owed_double = (int16_t)(now->owed_double + at_most(now->turn_double, points));
}

static void note_turn(struct lies_now *now, const struct lz_event *e) {
    now->turn = e->seat;
    now->open.role[e->seat] = (uint8_t)e->arg[0];
    now->turn_buy = now->turn_double = 0;
}

static void event(void *to, const struct lz_event *e) {
    struct lies_tally *t = to;
    struct lies_now *now = &t->now;
    struct lies_setting *setting = &t->counts.setting[now->setting];
    settle(now, e);
    note_board(&now->open, e);
    switch (e->kind) {
    case LIES_K_TURN:
        note_turn(now, e);
        break;
    case LIES_K_PLAYED:
        now->times[e->arg[0]]++;
        break;
    case LIES_K_BOUGHT:
        setting->buys++;
        now->buying = 1;
        now->before_buy = worth(now);
        break;
    case LIES_K_AWARE_BOUGHT:
        setting->aware_buys++;
        break;
    case LIES_K_DOUBLED:
        setting->doubles++;
        now->doubling = 1;
        now->before_double = worth(now);
        break;
    case LIES_K_SCORED:
        if (lies_team_of(now->open.role[e->seat]) == LIES_SPREADERS)
            note_score(now, e->arg[0]);
        break;
    case LIES_K_BONUS:
        now->bonus[LIES_SPREADERS] = (int16_t)(now->bonus[LIES_SPREADERS] + e->arg[0]);
        now->bonus[LIES_STOPPERS] = (int16_t)(now->bonus[LIES_STOPPERS] + e->arg[1]);
        break;
    default:
        break;
    }
}

/* ---- the end of a game */

static int seat_of(const struct lies_now *now, enum lies_team team) {
    for (int i = 0; i < now->seats; i++)
        if (lies_team_of(now->open.role[i]) == team)
            return i;
    return 0;
}

static void count_cards(struct lies_tally *t, int half) {
    for (int i = 0; i < t->now.seats; i++) {
        int role = t->now.open.role[i], mine = lies_team_of(role) == LIES_SPREADERS ? half : 2 - half;
        for (int k = 0; k < LIES_DECK; k++) {
            struct lies_use *use = &t->counts.card[t->now.setting][lies_card_of(role, k)];
            int played = t->now.times[lies_card_of(role, k)];
            use->times += (uint64_t)played;
            use->games[played > 0]++;
            use->half[played > 0] += (uint64_t)mine;
        }
    }
}

static void end(void *to, const struct sim_outcome *o) {
    struct lies_tally *t = to;
    const struct lies_now *now = &t->now;
    struct lies_setting *setting = &t->counts.setting[now->setting];
    int seat[LIES_TEAMS] = { seat_of(now, LIES_SPREADERS), seat_of(now, LIES_STOPPERS) };
    bool won[LIES_TEAMS] = { lz_in(o->won, seat[0]), lz_in(o->won, seat[1]) };
    int lead = o->points[seat[0]] - o->points[seat[1]], half = won[0] && won[1] ? 1 : won[0] ? 2 : 0;
    bool alone = won[0] && !won[1];
    setting->games++;
    setting->drawn += half == 1;
    for (int team = 0; team < LIES_TEAMS; team++) {
        setting->won[team] += won[team] && half != 1;
        setting->points[team] += (uint64_t)(int64_t)o->points[seat[team]];
        setting->bonus[team] += (uint64_t)now->bonus[team];
        setting->nights[team] += now->bonus[team] > 0;
    }
    setting->by_buy += alone && now->owed_buy >= lead;
    setting->by_double += alone && now->owed_double >= lead;
    count_cards(t, half);
    sim_spread_add(&t->length[!lies_told(now->setting)][lies_four(now->setting)], o->decisions);
    sim_spread_add(&t->lead[now->setting], lead);
    sim_spread_add(&t->largest[now->setting], lies_largest(now->facts, &now->open));
}

static void add(void *to, const void *other) {
    struct lies_tally *t = to;
    const struct lies_tally *u = other;
    uint64_t *sum = (uint64_t *)&t->counts;
    const uint64_t *more = (const uint64_t *)&u->counts;
    for (size_t i = 0; i < sizeof t->counts / sizeof *sum; i++)
        sum[i] += more[i];
    for (int i = 0; i < 4; i++)
        sim_spread_merge(&t->length[i / 2][i % 2], &u->length[i / 2][i % 2]);
    for (int i = 0; i < SETTINGS; i++) {
        sim_spread_merge(&t->lead[i], &u->lead[i]);
        sim_spread_merge(&t->largest[i], &u->largest[i]);
    }
}

static const struct sim_counter counter = {
    .size = sizeof(struct lies_tally), .begin = begin, .event = event, .end = end, .add = add
};

const struct sim_study_game balance_lies = { .game = "lies",
                                             .bots = "hard",
                                             .seed = "balance",
                                             .counter = &counter,
                                             .write = balance_lies_write,
                                             .tables = SETTINGS,
                                             .vary = vary,
                                             .ink = &(const struct sim_ink){ "#5A3CA0", "#BBA4F2" },
                                             .playout_goal = .35,
                                             .served = { .tables = 50, .seats = 4, .bots = 3 } };
