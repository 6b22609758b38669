/* Lizards & Lies: setup, points and the descriptor. docs/rules/lies.md. */
#include "games/lies/lies.h"

#include "core/rng.h"
#include "games/lies/lies_inner.h"
#include "games/lies/load/lies_load.h"
#include "lies_made.h"

#include <string.h>

static const char *const phases[LIES_PHASES] = { "place",  "mulligan", "cards",   "disrupt",
                                                 "double", "discard",  "declare", "answer" };

/* LL-3.1: Spreader, Stopper, and with four seats the two others in the same way. */
int lies_role_at(int order, int seat) {
    lz_assert(order >= 0 && order < LIES_ORDERS && seat >= 0 && seat < LIES_SEATS);
    int pair = seat / 2;
    return seat % 2 ? LIES_PM + (order % 2 ^ pair) : LIES_CT + (order / 2 ^ pair);
}

static void seat_roles(struct lies_open *o, int seats) {
    for (int i = 0; i < seats; i++)
        o->role[i] = (uint8_t)lies_role_at(o->option[LIES_O_ORDER], i);
}

static void lay_out(const struct lies_data *d, struct lies_open *o) {
    memcpy(o->supply, d->supply, sizeof o->supply);
    for (int i = 0; i < d->alts; i++)
        for (int t = 0; t < LIES_THEORIES; t++) {
            lz_assert(o->supply[t] >= d->alt[i].reference); /* the loader has seen to it */
            o->supply[t] = (uint8_t)(o->supply[t] - d->alt[i].reference);
        }
    o->run = lies_run_idle();
    o->card = o->ran = LIES_NONE;
}

/* LL-10.4: told before the first move. */
static void tell_handicap(const struct lies_data *d, const struct lies_state *s, struct lz_sink *out) {
    int points = lies_handicap(d, &s->open, s->head.seats);
    if (points)
        lz_tell(out, points > 0 ? LIES_K_HANDICAP : LIES_K_HANDICAP_BEHIND, 0, lies_everyone(s),
                points > 0 ? points : -points);
}

static bool setup(const struct lz_game *game, void *state, const struct lz_setup *setup, struct lz_sink *out,
                  struct lz_why *why) {
    const struct lies_data *d = lies_facts(game);
    struct lies_state *s = state;
    bool told = setup->option[LIES_O_SCENARIO] == LIES_SCENARIO_ON;
    int usual = d->rounds[told], rounds = setup->option[LIES_O_ROUNDS];
    if (setup->seats != 2 && setup->seats != LIES_SEATS)
        return lz_refuse(why, LL_3_1, setup->seats);
    if (told && rounds && rounds != usual)
        return lz_refuse(why, LL_4_2, rounds);
    memset(s, 0, sizeof *s);
    s->head = (struct lz_head){ .game = game->number,
                                .rules = game->rules,
                                .seats = setup->seats,
                                .now = setup->now,
                                .alarm = LZ_NEVER,
                                .rng = lz_rng_from(setup->key[0], setup->key[1]) };
    for (int i = 0; i < LIES_OPTIONS; i++)
        s->open.option[i] = (int8_t)setup->option[i];
    s->open.rounds = (uint8_t)(rounds ? rounds : usual);
    seat_roles(&s->open, setup->seats);
    lay_out(d, &s->open);
    tell_handicap(d, s, out);
    lies_go_on(&(struct lies_work){ d, s, out });
    return true;
}

static void apply(const struct lz_game *game, void *state, const struct lz_move *move, struct lz_sink *out) {
    struct lies_state *s = state;
    struct lies_work w = { lies_facts(game), s, out };
    if (s->head.phase == LIES_P_PLACE)
        lies_run_take(&w, move);
    else
        lies_answer(&w, move);
    lies_go_on(&w);
}

/* Partners hold their team's total. */
static void score(const struct lz_game *game, const void *state, int32_t points[LZ_SEATS]) {
    const struct lies_data *d = lies_facts(game);
    const struct lies_state *s = state;
    for (int i = 0; i < s->head.seats; i++)
        points[i] = lies_total(d, &s->open, s->head.seats, lies_team_of(s->open.role[i]));
}

/* As if every seat scored the board once more, and the last week ended now. */
static void stand(const struct lz_game *game, const void *state, int32_t points[LZ_SEATS]) {
    const struct lies_data *d = lies_facts(game);
    const struct lies_state *s = state;
    const struct lies_open *o = &s->open;
    bool last = o->option[LIES_O_SCENARIO] == LIES_SCENARIO_ON && o->round == o->rounds && !s->head.over;
    const uint8_t *bonus = last ? d->part[o->round - 1].ending[lies_condition_met(d, o, s->head.seats)].points : NULL;
    score(game, state, points);
    for (int i = 0; i < s->head.seats && !s->head.over; i++) {
        enum lies_team team = lies_team_of(o->role[i]);
        points[i] += lies_board_points(d, o, s->head.seats, team) + (bonus ? bonus[team] : 0);
    }
}

/* LL-3.1: the teams sit in turn. */
static int side(const struct lz_game *game, int seats, int seat) { return seat % 2; }

const struct lz_game lies_game = {
    .id = "lies",
    .title = "Lizards & Lies",
    .by = "Scott DeJong",
    .number = 5,
    .rules = 1,
    .seats_least = 2,
    .seats_most = LIES_SEATS,
    .seats_usual = LIES_SEATS, /* LL-13.1 */
    .state_size = sizeof(struct lies_state),
    .view_size = sizeof(struct lies_view),
    .set = LIES_BUILT_IN_ID,
    .set_room = LIES_SET_ROOM,
    .tables = LIES_WORDS_HASH ^ LIES_BUILT_IN_HASH,
    .about = &lies_built_in.about,
    .lessons = lies_lessons,
    .lesson_count = LIES_LESSONS,
    .options = lies_built_in.option,
    .option_count = LIES_OPTIONS,
    .verbs = lies_built_in.verb,
    .verb_count = LIES_VERBS,
    .kinds = lies_built_in.kind,
    .kind_count = LIES_KINDS,
    .ruleset = lies_built_in.rule,
    .rule_count = LIES_RULES,
    .lexicons = lies_built_in.lexicon,
    .lexicon_count = LIES_LEXICONS,
    .phases = phases,
    .phase_count = LZ_COUNT(phases),
    .windows = (uint32_t)1 << LIES_P_DECLARE, /* LL-9.2 */
    .facts = &lies_built_in.data,
    .load = lies_load,
    .setup = setup,
    .check = lies_check,
    .apply = apply,
    .legal = lies_legal,
    .sample = lies_sample,
    .view = lies_view,
    .imagine = lies_imagine,
    .score = score,
    .stand = stand,
    .side = side,
    .seat_name = lies_seat_name,
    .ask = lies_ask,
    .effect = lies_effect,
    .because = lies_because,
    .table = lies_table,
    .advise = lies_advise,
    .explain = lies_explain,
    .describe = lies_describe,
    .audit = lies_audit,
    .show = lies_show,
};
