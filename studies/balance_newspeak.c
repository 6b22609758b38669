/* Counting games of NewSpeak while they are played. */
#include "studies/bench_newspeak.h"
#include "studies/balance_newspeak.h"

#include "core/seats.h"
#include "core/words/text.h"

#include <string.h>

const struct newspeak_pairing newspeak_pairings[PAIRINGS] = {
    { "easy", "easy" },     { "easy", "normal" },    { "easy", "hard" },   { "normal", "easy" },
    { "normal", "normal" }, { "normal", "hard" },    { "hard", "easy" },   { "hard", "normal" },
    { "hard", "hard" },     { "normal", "guesser" }, { "normal", "deaf" }, { "mute", "normal" },
};

/* NS-1.1 */
static int dissidents_of(int seats) {
    static const uint8_t of[TABLES] = { 2, 2, 3, 4 };
    return of[seats - 3];
}

static const struct lz_bot *bot(const struct sim_table *table, const char *id) {
    return lz_bot_by_id(lz_span(id), table->game);
}

static void vary(struct sim_table *table, int i) {
    bool timed = i >= UNTIMED;
    int at = timed ? (i - UNTIMED) / LIKES : i / PAIRINGS, level = 1 + (i - UNTIMED) % LIKES;
    const struct newspeak_pairing *p = &newspeak_pairings[timed ? versus(level, level) : i % PAIRINGS];
    table->setup.seats = (uint8_t)(3 + at % TABLES);
    table->setup.option[NS_O_CLOCK] = timed ? at / TABLES : NS_CLOCK_NONE;
    for (int seat = 0; seat < NS_SEATS; seat++)
        table->bot[seat] = bot(table, seat < dissidents_of(table->setup.seats) ? p->dissidents : p->moderators);
}

static int pairing_of(const struct sim_table *table) {
    const char *d = table->bot[0]->id, *m = table->bot[table->setup.seats - 1]->id;
    int i = 0;
    while (i < PAIRINGS - 1 &&
           (strcmp(newspeak_pairings[i].dissidents, d) != 0 || strcmp(newspeak_pairings[i].moderators, m) != 0))
        i++;
    return i;
}

static int setting_of(const struct sim_table *table) {
    int pairing = pairing_of(table), clock = table->setup.option[NS_O_CLOCK];
    return clock == NS_CLOCK_NONE ? setting_at(table->setup.seats, pairing)
                                  : setting_by(clock, table->setup.seats, pairing / LEVELS);
}

static void begin(void *to, const struct sim_table *table) {
    struct newspeak_now *now = &((struct newspeak_tally *)to)->now;
    *now = (struct newspeak_now){ .setting = (uint8_t)setting_of(table),
                                  .dissidents = (uint8_t)dissidents_of(table->setup.seats),
                                  .in_play = NS_SLOTS };
}

/* A majority of dials, if each stands anywhere: two of two, two of three, three of four. */
static uint64_t chance_of_majority(int dissidents, int slots) {
    double t = slots, p[] = { 1 / t, (3 * t - 2) / (t * t), (4 * t - 3) / (t * t * t) };
    return (uint64_t)(CHANCE_UNIT * p[dissidents - 2] + 0.5);
}

static bool majority(const struct newspeak_now *now) {
    for (int i = 0; i < now->dissidents; i++) {
        int same = 0;
        for (int k = 0; k < now->dissidents; k++)
            same += now->dial[k] == now->dial[i];
        if (2 * same > now->dissidents)
            return true;
    }
    return false;
}

static void note_dial(struct newspeak_now *now, struct newspeak_setting *s, const struct lz_event *e) {
    now->dial[e->seat] = (uint8_t)e->arg[0];
    if (++now->shown < now->dissidents)
        return;
    s->agreed += majority(now);
    s->by_chance += chance_of_majority(now->dissidents, now->in_play);
    now->shown = 0;
}

_Static_assert(NS_K_HACK - NS_K_PREVENTED == NS_HACK && NS_K_LOCKDOWN - NS_K_PREVENTED == NS_LOCKDOWN,
               "the kinds of outcomes lie as the outcomes do");

static void event(void *to, const struct lz_event *e) {
    struct newspeak_tally *t = to;
    struct newspeak_now *now = &t->now;
    struct newspeak_setting *s = &t->counts.setting[now->setting];
    switch (e->kind) {
    case NS_K_ROUND:
        s->rounds++;
        now->rounds++;
        now->resolving = 0;
        break;
    case NS_K_REVEALED:
        note_dial(now, s, e);
        break;
    case NS_K_PREVENTED:
    case NS_K_HACK:
    case NS_K_LOCKDOWN:
        s->outcome[e->kind - NS_K_PREVENTED]++;
        break;
    case NS_K_HACKED:
    case NS_K_MODERATED:
    case NS_K_REMOVED:
        s->dominoes += now->resolving == 2;
        now->resolving = now->resolving ? now->resolving : 1;
        now->in_play = (uint8_t)(now->in_play - (e->kind == NS_K_REMOVED));
        break;
    case NS_K_NO_CARD:
    case NS_K_SHIFTED: /* after it come dominoes; Viktor's filter comes before it */
        now->resolving = 2;
        break;
    case NS_K_CARD:
        s->shifts++;
        s->card[e->arg[0]]++;
        break;
    case NS_K_ASKED:
        s->questions++;
        break;
    default:
        break;
    }
}

static void end(void *to, const struct sim_outcome *o) {
    struct newspeak_tally *t = to;
    struct newspeak_setting *s = &t->counts.setting[t->now.setting];
    s->games++;
    s->won += lz_in(o->won, 0);
    if (t->now.setting < UNTIMED && t->now.setting % PAIRINGS == versus(1, 1))
        sim_spread_add(&t->length[t->now.setting / PAIRINGS], t->now.rounds);
}

static void add(void *to, const void *other) {
    struct newspeak_tally *t = to;
    const struct newspeak_tally *u = other;
    uint64_t *sum = (uint64_t *)&t->counts;
    const uint64_t *more = (const uint64_t *)&u->counts;
    for (size_t i = 0; i < sizeof t->counts / sizeof *sum; i++)
        sum[i] += more[i];
    for (int i = 0; i < TABLES; i++)
        sim_spread_merge(&t->length[i], &u->length[i]);
}

static const struct sim_counter counter = {
    .size = sizeof(struct newspeak_tally), .begin = begin, .event = event, .end = end, .add = add
};

const struct sim_study_game balance_newspeak = { .game = "newspeak",
                                                 .bots = "normal",
                                                 .seed = "balance",
                                                 .counter = &counter,
                                                 .write = balance_newspeak_write,
                                                 .tables = SETTINGS,
                                                 .vary = vary,
                                                 .ink = &(const struct sim_ink){ "#0E5A75", "#6CC6E0" },
                                                 .playout_goal = .8,
                                                 .bench = bench_newspeak };
