/* n matches over threads. What a match adds depends on its number alone, and sums do not care for order. */
#include "sim/sim.h"

#include "core/seats.h"

#include <string.h>

/* A thread's room: its sums, the tally of a counter, then what its matches are played in. */
struct desk {
    struct sim_sums sums;
    _Alignas(LZ_BOT_ALIGN) uint8_t arena[];
};

/* Of equals the first match stands, whoever played it. */
static void odd_see(struct sim_odd *odd, int64_t value, uint64_t match) {
    if (!odd->some || value > odd->value || (value == odd->value && match < odd->match))
        *odd = (struct sim_odd){ value, match, true };
}

static void odd_merge(struct sim_odd *odd, const struct sim_odd *other) {
    if (other->some)
        odd_see(odd, other->value, other->match);
}

static void add_points(struct sim_sums *sums, const struct sim_outcome *o, int seats, uint64_t match) {
    int64_t lead;
    for (int i = 0; i < seats; i++) {
        int64_t p = o->points[i];
        sim_sample_add(&sums->seat[i].points, p);
        sim_spread_add(&sums->seat[i].spread, p);
        odd_see(&sums->highest, p, match);
        odd_see(&sums->lowest, -p, match);
    }
    if (sim_lead(o, seats, &lead)) {
        sim_sample_add(&sums->margin, lead);
        sim_spread_add(&sums->leads, lead);
    }
}

static void add_match(struct sim_sums *sums, const struct sim_outcome *o, const struct sim_table *table,
                      uint64_t match) {
    int seats = table->setup.seats, winners = sim_sides_won(table->game, seats, o->won);
    sums->matches++;
    sums->cut += o->cut;
    sums->shared += winners > 1;
    sim_sample_add(&sums->decisions, o->decisions);
    sim_sample_add(&sums->scorings, o->scorings);
    sim_spread_add(&sums->lengths, o->decisions);
    odd_see(&sums->longest, o->decisions, match);
    if (o->cut)
        odd_see(&sums->given_up, 0, match);
    add_points(sums, o, seats, match);
    for (int i = 0; i < seats; i++)
        if (lz_in(o->won, i)) {
            *(winners > 1 ? &sums->seat[i].shared : &sums->seat[i].sole) += 1;
            sums->seat[i].wins += (uint64_t)(SIM_WIN / winners);
        }
}

static void merge(struct sim_sums *sums, const struct sim_sums *other, int seats) {
    sums->matches += other->matches;
    sums->cut += other->cut;
    sums->shared += other->shared;
    sim_sample_merge(&sums->decisions, &other->decisions);
    sim_sample_merge(&sums->scorings, &other->scorings);
    sim_sample_merge(&sums->margin, &other->margin);
    sim_spread_merge(&sums->lengths, &other->lengths);
    sim_spread_merge(&sums->leads, &other->leads);
    odd_merge(&sums->longest, &other->longest);
    odd_merge(&sums->highest, &other->highest);
    odd_merge(&sums->lowest, &other->lowest);
    odd_merge(&sums->given_up, &other->given_up);
    for (int i = 0; i < seats; i++) {
        sim_sample_merge(&sums->seat[i].points, &other->seat[i].points);
        sim_spread_merge(&sums->seat[i].spread, &other->seat[i].spread);
        sums->seat[i].sole += other->seat[i].sole;
        sums->seat[i].shared += other->seat[i].shared;
        sums->seat[i].wins += other->seat[i].wins;
    }
    if (other->refused) {
        sums->refused += other->refused;
        sums->why = other->why;
    }
}

static size_t tally_size(const struct sim_study *study) {
    size_t size = study->counter ? study->counter->size : 0;
    return (size + LZ_BOT_ALIGN - 1) / LZ_BOT_ALIGN * LZ_BOT_ALIGN;
}

/* Matches in work. Where each is told of, those of a batch have their own places, so that the order of threads leaves
   no trace. */
enum { BATCH = 64 };
struct batch {
    const struct sim_study *study;
    uint64_t from, to;
    struct sim_outcome outcome[BATCH];
};

static bool play(const struct sim_study *study, struct desk *desk, uint64_t i, struct sim_outcome *outcome) {
    static const struct sim_counter nothing;
    const struct sim_counter *counter = study->counter ? study->counter : &nothing;
    void *tally = desk->arena;
    struct sim_room room = sim_room_in(study->table, desk->arena + tally_size(study));
    struct lz_sink sink = { counter->event, tally };
    struct sim_watch watch = { .out = counter->event ? &sink : NULL,
                               .audit = i % SIM_AUDIT_EVERY == 0,
                               .rounds = study->match,
                               .moved = counter->moved,
                               .to = tally };
    uint8_t seed[LZ_SEED];
    sim_seed(study->base, i, seed);
    if (counter->begin)
        counter->begin(tally, study->table);
    if (sim_match(&room, seed, &watch, outcome) != LZ_OK)
        return false;
    if (counter->end)
        counter->end(tally, outcome);
    return true;
}

static void piece(void *with, void *place, uint64_t i) {
    struct batch *batch = with;
    struct desk *desk = place;
    struct sim_outcome outcome;
    if (!play(batch->study, desk, i, &outcome)) {
        desk->sums.refused++;
        desk->sums.why = outcome.why;
        return;
    }
    add_match(&desk->sums, &outcome, batch->study->table, i);
    if (batch->study->match)
        batch->outcome[i - batch->from] = outcome;
}

/* Whether the game offers the setup shows in the first match. */
static bool refused(const struct sim_crew *crew) {
    for (uint32_t i = 0; i < crew->threads; i++)
        if (((const struct desk *)crew->room[i])->sums.refused)
            return true;
    return false;
}

static void work(const struct sim_study *study, struct sim_crew *crew) {
    struct batch all = { .study = study };
    sim_crew_work(crew, &(struct sim_work){ piece, &all, 0, study->matches, study->tell, study->tell_to });
}

/* One batch after the other: between two of them its matches are told. */
static void work_telling(const struct sim_study *study, struct sim_crew *crew) {
    struct batch batch = { .study = study };
    for (; batch.from < study->matches && !refused(crew); batch.from = batch.to) {
        batch.to = batch.from + BATCH < study->matches ? batch.from + BATCH : study->matches;
        sim_crew_work(crew, &(struct sim_work){ piece, &batch, batch.from, batch.to, NULL, NULL });
        for (uint64_t i = batch.from; i < batch.to && !refused(crew); i++)
            study->match(study->match_to, i, &batch.outcome[i - batch.from]);
        if (study->tell)
            study->tell(study->tell_to, batch.to, study->matches);
    }
}

enum lz_status sim_run(const struct sim_study *study, struct sim_sums *sums) {
    struct sim_crew crew;
    memset(sums, 0, sizeof *sums);
    if (!sim_crew_open(&crew, study->threads, sizeof(struct desk) + tally_size(study) + sim_room_size(study->table)))
        return LZ_FAILED;
    (study->match ? work_telling : work)(study, &crew);
    for (uint32_t i = 0; i < crew.threads; i++) {
        const struct desk *desk = crew.room[i];
        merge(sums, &desk->sums, study->table->setup.seats);
        if (study->counter && study->counter->add)
            study->counter->add(study->tally, desk->arena);
    }
    sim_crew_close(&crew);
    return sums->refused ? LZ_REFUSED : LZ_OK;
}
