/* The three levels of the house bot, and how their plans become moves. */
#include "bots/swamp/swamp_mind.h"

#include "core/bug.h"
#include "core/rng.h"
#include "core/words/verb.h"

#include <string.h>

static const struct swamp_mind_level easy = { .idle = 20, .guard = 30, .least = 40, .margin = 150 };
static const struct swamp_mind_level normal = { .arts = true, .guard = 30, .least = 40, .margin = 115 };
static const struct swamp_mind_level hard = {
    .arts = true, .rehearse = true, .guard = 100, .least = 160, .margin = 130, .startup = 2
};

int swamp_mind_roll(struct swamp_mind *m, int n) { return (int)lz_roll(&m->rng, (uint32_t)n); }

int swamp_mind_total(const uint16_t counts[SW_COLOURS]) {
    int n = 0;
    for (int i = 0; i < SW_COLOURS; i++)
        n += counts[i];
    return n;
}

/* All that a verb can leave out is left out. */
struct lz_move swamp_mind_move(const struct swamp_mind *m, int verb, int hex) {
    static const uint8_t args[SW_ORDER_VERBS] = {
        [SW_FR] = 6, [SW_LO] = 3, [SW_CH] = 5, [SW_CHG] = 4, [SW_MO] = 3, [SW_SP] = 8, [SW_SN] = 3, [SW_SA] = 3,
        [SW_RE] = 1, [SW_GI] = 2, [SW_BF] = 1, [SW_DF] = 1,  [SW_BR] = 2, [SW_BD] = 1, [SW_BB] = 2, [SW_DB] = 2
    };
    struct lz_move move = { .seat = m->seat, .verb = (uint8_t)verb, .args = args[verb] };
    move.arg[0] = (int16_t)swamp_name_of(&m->view->laws, hex);
    if (verb == SW_CH || verb == SW_MO || verb == SW_SP || verb == SW_SN || verb == SW_SA || verb == SW_LO)
        move.arg[1] = move.arg[2] = SW_STAY;
    return move;
}

bool swamp_mind_order(struct swamp_mind *m, const struct lz_move *move) {
    if (m->queued == MIND_QUEUE)
        return false;
    for (int i = 0; move->verb != SW_SP && i < m->queued; i++)
        if (lz_move_equal(&m->queue[i], move))
            return false;
    m->worth_of[m->queued] = (int16_t)(m->worth > INT16_MAX ? INT16_MAX : m->worth);
    m->queue[m->queued++] = *move;
    return true;
}

/* The book holds only so many (SW-6.2): the best stay, in the order they were laid. */
static void trim(struct swamp_mind *m) {
    while (m->queued > m->view->laws.order_limit) {
        int least = 0;
        for (int i = 1; i < m->queued; i++)
            if (m->worth_of[i] <= m->worth_of[least])
                least = i;
        m->queued--;
        for (int i = least; i < m->queued; i++) {
            m->queue[i] = m->queue[i + 1];
            m->worth_of[i] = m->worth_of[i + 1];
        }
    }
}

struct lz_move swamp_mind_along(struct lz_move move, const struct swamp_mind_path *path) {
    lz_assert(path->n == 1 || path->n == 2);
    move.arg[1] = (int16_t)path->step[0];
    move.arg[2] = (int16_t)(path->n > 1 ? path->step[1] : SW_STAY);
    return move;
}

/* Two parts of a band that go the same way are one. */
static bool join(struct swamp_mind *m, const struct lz_move *move) {
    for (int i = 0; i < m->queued; i++) {
        struct lz_move *other = &m->queue[i];
        int all = 0;
        if (other->verb != SW_SP || memcmp(other->arg, move->arg, 3 * sizeof *move->arg) != 0)
            continue;
        for (int k = 0; k < SW_COLOURS; k++)
            all += other->arg[3 + k];
        if (all < 2) /* a spy goes alone */
            continue;
        for (int k = 0; k < SW_COLOURS; k++)
            other->arg[3 + k] = (int16_t)(other->arg[3 + k] + move->arg[3 + k]);
        m->worth_of[i] = (int16_t)(m->worth_of[i] + m->worth > INT16_MAX ? INT16_MAX : m->worth_of[i] + m->worth);
        return true;
    }
    return false;
}

bool swamp_mind_go(struct swamp_mind *m, struct swamp_mind_band *band, const struct swamp_mind_path *path,
                   const uint16_t counts[SW_COLOURS]) {
    bool whole = !counts || swamp_mind_total(counts) == swamp_mind_total(band->left);
    if (!whole && swamp_mind_total(counts) < 2)
        return false;
    /* What is left of a band that was split already can only go as a split, too: SW-24 item 17. */
    bool untouched = swamp_mind_total(band->left) == band->number;
    struct lz_move move = swamp_mind_move(m, whole && untouched ? SW_MO : SW_SP, band->hex);
    const uint16_t *asked = counts ? counts : band->left;
    move = swamp_mind_along(move, path);
    for (int i = 0; move.verb == SW_SP && i < SW_COLOURS; i++)
        move.arg[3 + i] = (int16_t)asked[i];
    if (move.verb == SW_SP && swamp_mind_total(asked) < 2)
        return false;
    if (!(move.verb == SW_SP && join(m, &move)) && !swamp_mind_order(m, &move))
        return false;
    band->leaving = true;
    for (int i = 0; i < SW_COLOURS; i++)
        band->left[i] = (uint16_t)(band->left[i] - asked[i]);
    return true;
}

/* ---- the contract */

enum { PLAN = 1 }; /* purpose of chance */

static uint32_t memory(const struct lz_game *game) { return sizeof(struct swamp_memory); }
static uint32_t scratch(const struct lz_game *game) { return sizeof(struct swamp_mind); }

static void begin(struct swamp_memory *k, const struct lz_chair *chair, const struct swamp_mind_level *level) {
    memset(k, 0, sizeof *k);
    k->seat = (uint8_t)chair->seat;
    k->rng = lz_rng_from(chair->key[0], chair->key[1]);
    k->level = level;
}

static void begin_easy(void *memory, const struct lz_chair *chair) { begin(memory, chair, &easy); }
static void begin_normal(void *memory, const struct lz_chair *chair) { begin(memory, chair, &normal); }
static void begin_hard(void *memory, const struct lz_chair *chair) { begin(memory, chair, &hard); }

static void notice(void *memory, const struct lz_event *event) { swamp_mind_notice(memory, event); }

/* SW-24, in the order of item 18: dens and home first, then feeding, attacks, builders, the arts. */
static void plan(struct swamp_mind *m) {
    m->queued = 0;
    swamp_mind_sense(m);
    swamp_mind_feed(m, SW_STARVED);
    swamp_mind_recruit(m);
    swamp_mind_aims(m);
    swamp_mind_build(m);
    if (m->level->arts) {
        swamp_mind_chant(m);
        swamp_mind_choir(m);
    }
    swamp_mind_cross(m);
    if (m->level->arts)
        swamp_mind_lob(m);
    swamp_mind_march(m);
    swamp_mind_feed(m, SW_FAMISHED);
    swamp_mind_gather(m);
    if (m->level->arts)
        swamp_mind_spy(m);
    trim(m);
}

/* Nothing that the plan looks at changes before the turn runs: at every order the same one comes out. */
static void plan_turn(struct swamp_memory *k, const struct swamp_view *v, struct swamp_mind *m) {
    if (k->planned == v->turn + 1)
        return;
    m->kept = k;
    m->view = v;
    m->seat = k->seat;
    m->level = k->level;
    m->rng = lz_fork(&k->rng, PLAN, v->turn + 1u);
    plan(m);
    k->planned = (uint16_t)(v->turn + 1);
    k->orders = m->queued;
    for (int i = 0; i < k->orders; i++) {
        k->order[i] = m->queue[i];
        k->laid[i] = swamp_order_of(&v->laws, &m->queue[i]);
    }
}

/* The first order of the plan that is not in the book yet. Splits may be there several times. */
static bool next_order(const struct swamp_memory *k, const struct swamp_view *v, struct lz_move *move) {
    bool found[SW_ORDERS] = { false };
    for (int i = 0; i < k->orders && v->orders < v->laws.order_limit; i++) {
        int at = 0;
        while (at < v->orders && (found[at] || memcmp(&k->laid[i], &v->order[at], sizeof k->laid[i]) != 0))
            at++;
        *move = k->order[i];
        if (at == v->orders)
            return true;
        found[at] = true;
    }
    return false;
}

/* Before the world is made: any of the four ready designs. */
static bool next_start(const struct swamp_memory *k, const struct swamp_view *v, struct lz_move *move) {
    struct lz_rng rng = lz_fork(&k->rng, PLAN, 0);
    int start = k->level->startup ? k->level->startup : 1 + (int)lz_roll(&rng, SW_DEFAULTS);
    *move = (struct lz_move){ .seat = k->seat, .verb = SW_DEFAULT, .args = 1, .arg = { (int16_t)start } };
    return v->design.chosen != start;
}

static void decide(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    struct swamp_memory *k = memory;
    const struct swamp_view *v = asked->view;
    bool starts = v->seen.phase == SW_PHASE_STARTUP;
    if (!starts)
        plan_turn(k, v, asked->scratch);
    if (!(starts ? next_start(k, v, move) : next_order(k, v, move)))
        *move = (struct lz_move){ .seat = k->seat, .verb = SW_READY };
}

#define SWAMP_BOT(level, words) \
    const struct lz_bot lz_bot_swamp_##level = { .id = #level, \
                                                 .games = "swamp", \
                                                 .about = words, \
                                                 .memory = memory, \
                                                 .scratch = scratch, \
                                                 .begin = begin_##level, \
                                                 .notice = notice, \
                                                 .decide = decide }
SWAMP_BOT(easy, "feeds, recruits, takes free dens, guards its home");
SWAMP_BOT(normal, "also raids, fights in the field, lobs, chants, spies");
SWAMP_BOT(hard, "keeps a strong guard at home and plays every battle out before it is fought");
