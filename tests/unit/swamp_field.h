/* A small swamp to try the rules on: 16 x 16 hexes of plains, wrapped, clans that are all in play, and a turn begun. */
#ifndef SWAMP_FIELD_H
#define SWAMP_FIELD_H

#include "tests/unit/unit.h"

#include "core/words/event.h"
#include "core/rng.h"
#include "games/swamp/rules/swamp_work.h"

enum { FIELD_EVENTS = 512, FIELD_RUNS = 20000 };

struct field {
    struct swamp_state s;
    struct swamp_work w;
    struct lz_event event[FIELD_EVENTS];
    struct lz_kept kept;
    struct lz_sink sink;
};

static inline void field_clear(struct field *f, int clans) {
    memset(&f->s, 0, sizeof f->s);
    f->s.head.seats = f->s.clans_at_start = (uint8_t)clans;
    f->s.laws = (struct swamp_laws){ .wide = 16, .high = 16, .wrap = 1, .victory_per_home = 10000 };
    for (int hex = 0; hex < swamp_hexes(&f->s); hex++)
        f->s.hex[hex].terrain = SW_PLAINS;
    f->kept = (struct lz_kept){ .at = f->event, .room = FIELD_EVENTS, .seat = -1 };
}

/* The hex of that name: "5C". */
static inline int field_at(const struct field *f, const char *name) {
    int16_t found;
    assert_true(swamp_hex_parse(lz_span(name), &found));
    return swamp_hex_of(&f->s.laws, found);
}

static inline struct swamp_hex *field_hex(struct field *f, const char *name) { return &f->s.hex[field_at(f, name)]; }

/* A band of one colour; more of another if it is there already. */
static inline struct swamp_hex *field_band(struct field *f, const char *name, int clan, int colour, int n) {
    struct swamp_hex *at = field_hex(f, name);
    at->clan = (uint8_t)clan;
    at->lizards[colour] = (uint16_t)n;
    return at;
}

static inline struct swamp_hex *field_den(struct field *f, const char *name, int owner, int colour, int population) {
    struct swamp_hex *at = field_hex(f, name);
    at->terrain = SW_DEN;
    at->owner = (uint8_t)owner;
    at->colour = (uint8_t)colour;
    at->population = (uint16_t)population;
    return at;
}

/* The first `n` neighbours of the hex become that terrain. */
static inline void field_ring(struct field *f, const char *name, int n, int terrain) {
    for (int d = 0; d < n; d++)
        f->s.hex[swamp_neighbour(&f->s.laws, field_at(f, name), d)].terrain = (uint8_t)terrain;
}

static inline void field_spy(struct field *f, const char *name, int clan, int colour) {
    f->s.spy[f->s.spies++] = (struct swamp_spy){ .hex = (unsigned)field_at(f, name) & 1023u,
                                                 .colour = (unsigned)colour & 7u,
                                                 .clan = (uint8_t)clan };
}

/* The turn `turn` begins, with chance of its own and all events kept. */
static inline struct swamp_work *field_begin(struct field *f, int turn, int seed) {
    f->s.turn = (uint16_t)turn;
    f->kept.count = 0;
    f->sink = lz_sink_keep(&f->kept);
    swamp_work_begin(&f->w, &f->s, &f->sink, lz_rng_from(77, (uint64_t)seed));
    return &f->w;
}

/* As above, and nobody listens. */
static inline struct swamp_work *field_quietly(struct field *f, int turn, int seed) {
    field_begin(f, turn, seed);
    f->w.out = NULL;
    return &f->w;
}

static inline struct swamp_order field_order(const struct field *f, int verb, const char *name, int d1, int d2) {
    return (struct swamp_order){ .hex = (uint16_t)field_at(f, name),
                                 .verb = (uint8_t)verb,
                                 .path = (uint8_t)(d1 + 8 * d2) };
}

/* How many events of the kind were told to the seats (all of them). */
static inline int field_told(const struct field *f, int kind, lz_seats seats) {
    int n = 0;
    for (uint32_t i = 0; i < f->kept.count; i++)
        n += f->event[i].kind == kind && (f->event[i].seen & seats) == seats;
    return n;
}

/* `found` in so many runs is `expected` within one percent of it. */
#define assert_mean(found, runs, expected) \
    do { \
        double mean_ = (double)(found) / (runs), off_ = mean_ - (expected); \
        if (off_ > 0.01 * (expected) || -off_ > 0.01 * (expected)) \
            fail_msg("%s is %.4f on average, expected %.4f", #found, mean_, (double)(expected)); \
    } while (0)
/* A share of the runs, within one in a hundred. */
#define assert_share(found, runs, expected) \
    do { \
        double share_ = (double)(found) / (runs), off_ = share_ - (expected); \
        if (off_ > 0.01 || -off_ > 0.01) \
            fail_msg("%s happens with %.4f, expected %.4f", #found, share_, (double)(expected)); \
    } while (0)

#endif
