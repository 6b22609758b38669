/* The duel of two bots: mirrored pairs in batches, the sequential test between them. */
#include "sim/duel.h"

#include "core/seats.h"

#include <math.h>
#include <string.h>

enum { BATCH = 32 };
static const double even_within = 0.02, sure = 1.68; /* 1.68: from a 95 % interval to one of 99.9 % */

struct match_note {
    int64_t share[2]; /* of the win: of A, of B; together SIM_WIN, or 0 where nobody won */
    int64_t lead;
    bool refused;
};
enum { SWAPPED = 1, WITHOUT, MATCHES }; /* A in the first camp, in the second, nowhere */
struct pair_note {
    struct match_note match[MATCHES];
    struct lz_why why;
};

/* The batch in work: every pair has its own place, so that the order of threads leaves no trace. */
struct bout {
    const struct sim_duel *duel;
    struct sim_table table[MATCHES];
    int matches; /* of a deal */
    uint64_t from;
    struct pair_note pair[BATCH];
};

/* The i-th seat is the first of its side. */
static bool leads(const struct sim_table *table, int i) {
    int seats = table->setup.seats, first = 0;
    while (lz_side_of(table->game, seats, first) != lz_side_of(table->game, seats, i))
        first++;
    return first == i;
}

static void note(struct match_note *note, const struct sim_outcome *o, const struct sim_table *table, int swapped) {
    int seats = table->setup.seats, sides = sim_sides_won(table->game, seats, o->won);
    int64_t best[2] = { INT64_MIN, INT64_MIN };
    *note = (struct match_note){ 0 };
    for (int i = 0; i < seats; i++) {
        int camp = sim_camp(table->game, seats, i) ^ swapped;
        if (lz_in(o->won, i) && leads(table, i))
            note->share[camp] += SIM_WIN / sides;
        best[camp] = o->points[i] > best[camp] ? o->points[i] : best[camp];
    }
    note->lead = best[0] - best[1];
}

static void piece(void *with, void *arena, uint64_t i) {
    struct bout *bout = with;
    struct pair_note *pair = &bout->pair[i - bout->from];
    uint8_t seed[LZ_SEED];
    sim_seed(bout->duel->base, i, seed);
    for (int m = 0; m < bout->matches; m++) {
        const struct sim_table *table = &bout->table[m];
        struct sim_room room = sim_room_in(table, arena);
        struct sim_watch watch = { .audit = i % 100 == 0 };
        struct sim_outcome outcome;
        if (sim_match(&room, seed, &watch, &outcome) == LZ_OK) {
            note(&pair->match[m], &outcome, table, m == SWAPPED);
            continue;
        }
        pair->match[m] = (struct match_note){ .refused = true };
        pair->why = outcome.why;
    }
}

static void set_tables(struct bout *bout) {
    bout->matches = bout->duel->sides ? MATCHES : WITHOUT;
    for (int m = 0; m < MATCHES; m++) {
        bout->table[m] = *bout->duel->table;
        for (int i = 0; i < bout->table[m].setup.seats; i++) {
            int camp = sim_camp(bout->table[m].game, bout->table[m].setup.seats, i);
            sim_sit(&bout->table[m], i, m == WITHOUT || camp != m ? &bout->duel->b : &bout->duel->a);
        }
    }
}

struct sums {
    struct sim_sample score;  /* A's share of a pair's wins less B's, -2 * SIM_WIN .. 2 * SIM_WIN, in thousandths */
    double evidence, side[2]; /* the greatest seen */
};

static void note_evidence(double *most, uint64_t plus, uint64_t minus) {
    double evidence = sim_evidence(plus, minus);
    *most = evidence > *most ? evidence : *most;
}

static void add_sides(struct sim_duel_result *r, struct sums *sums, const struct pair_note *pair) {
    for (int m = 0; m < 2; m++) {
        int64_t more = pair->match[m].share[0] - pair->match[WITHOUT].share[m];
        r->side[m].plus += more > 0;
        r->side[m].minus += more < 0;
        note_evidence(&sums->side[m], r->side[m].plus, r->side[m].minus);
    }
}

static void add_pair(struct sim_duel_result *r, struct sums *sums, const struct pair_note *pair) {
    int64_t won = 0, lead = 0;
    for (int m = 0; m < 2; m++) {
        const struct match_note *n = &pair->match[m];
        won += n->share[0] - n->share[1];
        lead += n->lead;
        r->wins[0] += n->share[0] > n->share[1];
        r->wins[1] += n->share[1] > n->share[0];
        r->drawn += n->share[0] == n->share[1];
    }
    r->pairs++;
    r->plus += won > 0;
    r->minus += won < 0;
    sim_sample_add(&r->lead, lead);
    sim_sample_add(&sums->score, won * 1000 / SIM_WIN);
    note_evidence(&sums->evidence, r->plus, r->minus);
}

static double p_of(double evidence) { return evidence > 0 ? exp(-evidence) : 1; }

static void judge_sides(struct sim_duel_result *r, const struct sums *sums) {
    for (int m = 0; m < 2; m++) {
        r->side[m].p = p_of(sums->side[m]);
        r->side[m].sign_p = sim_sign_test(r->side[m].plus, r->side[m].minus);
    }
}

/* The same is known of either side. */
static bool sides_agree(const struct sim_duel *duel, const struct sim_duel_result *r) {
    for (int m = 0; m < 2; m++)
        if (r->side[m].p > duel->certain || (r->side[m].plus > r->side[m].minus) != (r->plus > r->minus))
            return false;
    return true;
}

static void judge(const struct sim_duel *duel, struct sim_duel_result *r, const struct sums *sums) {
    r->share = 0.5 + sim_mean(&sums->score) / 4000;
    r->margin = sim_margin(&sums->score) / 4000;
    r->p = p_of(sums->evidence);
    r->sign_p = sim_sign_test(r->plus, r->minus);
    r->verdict = SIM_UNKNOWN;
    if (duel->sides)
        judge_sides(r, sums);
    if (r->p <= duel->certain && (!duel->sides || sides_agree(duel, r)))
        r->verdict = r->plus > r->minus ? SIM_A_BETTER : SIM_B_BETTER;
    else if (!duel->sides && r->pairs >= 16 * BATCH && fabs(r->share - 0.5) + sure * r->margin < even_within)
        r->verdict = SIM_EVEN;
}

static bool fight(struct bout *bout, struct sim_crew *crew, struct sim_duel_result *r, struct sums *sums) {
    const struct sim_duel *duel = bout->duel;
    uint64_t to = bout->from + BATCH < duel->most ? bout->from + BATCH : duel->most;
    struct sim_work work = { piece, bout, bout->from, to, NULL, NULL };
    sim_crew_work(crew, &work);
    for (uint64_t i = 0; i < to - bout->from; i++) {
        if (bout->pair[i].match[0].refused) { /* the game does not offer the setup, whoever plays */
            r->why = bout->pair[i].why;
            return false;
        }
        add_pair(r, sums, &bout->pair[i]);
        if (duel->sides)
            add_sides(r, sums, &bout->pair[i]);
    }
    bout->from = to;
    if (duel->tell)
        duel->tell(duel->tell_to, to, duel->most);
    return true;
}

enum lz_status sim_duel(const struct sim_duel *duel, struct sim_duel_result *r) {
    struct bout bout = { .duel = duel };
    struct sums sums = { 0 };
    struct sim_crew crew;
    memset(r, 0, sizeof *r);
    set_tables(&bout);
    size_t room = 0;
    for (int m = 0; m < MATCHES; m++)
        room = sim_room_size(&bout.table[m]) > room ? sim_room_size(&bout.table[m]) : room;
    if (!sim_crew_open(&crew, duel->threads, room))
        return LZ_FAILED;
    enum lz_status status = LZ_OK;
    while (status == LZ_OK && r->verdict == SIM_UNKNOWN && bout.from < duel->most) {
        status = fight(&bout, &crew, r, &sums) ? LZ_OK : LZ_REFUSED;
        judge(duel, r, &sums);
    }
    sim_crew_close(&crew);
    return status;
}
