/* The second set of Lizards & Lies, tests/rules/small.lies: its records are in the tables as they stand in the file,
   and matches with it are sound. LL-15.1: another game, by data alone. */
#include "core/match.h"
#include "core/rng.h"
#include "games/lies/lies.h"
#include "games/lies/lies_view.h"
#include "lies_made.h"
#include "tests/unit/unit.h"

enum { MATCHES = 300, INPUTS_MOST = 3000, STATE_MOST = 4096 };

TEST(board_numbers_and_masks) {
    UNUSED;
    const struct lies_data *d = lies_facts(&lies_game);
    assert_string_equal(d->id, "small");
    assert_int_equal(d->nodes, 8);
    assert_int_equal(d->nets, 3);
    assert_int_equal(d->all, 0xff);
    assert_int_equal(d->centre, 0x06);  /* HUB1 HUB2: the first network's, though L3 comes first in the file */
    assert_int_equal(d->gateway, 0x78); /* L1 L2 PK1 PK2 */
    assert_int_equal(d->base, 0x55);    /* L3 HUB2 L2 PK2 */
    assert_int_equal(d->alt[0].bases, 0x51);
    assert_int_equal(d->node[4].alts, 3);
    assert_int_equal(d->node[7].near, 0x60); /* PK12: PK1 PK2 */
    assert_string_equal(d->net[2].name, "\"Park\" \\");
    assert_true(d->alt[1].reference && !d->alt[0].reference);
}

TEST(numbers_of_the_game) {
    UNUSED;
    const struct lies_data *d = lies_facts(&lies_game);
    assert_int_equal(d->supply[LIES_LIZARD], 11);
    assert_int_equal(d->supply[LIES_MOD], 3);
    assert_int_equal(d->conspiracy_limit, 3);
    assert_int_equal(d->aware_limit, 2);
    assert_int_equal(d->hand, 4);
    assert_int_equal(d->rounds[0], 2);
    assert_int_equal(d->rounds[1], 1); /* as many as the scenario has parts */
    assert_int_equal(d->points[1][LIES_SPREADERS][1], 5);
    assert_int_equal(d->points[0][LIES_STOPPERS][0], 3);
    assert_int_equal(d->threshold[1][2], 9);
    assert_int_equal(d->komi[1][1], -2);
    assert_int_equal(d->komi[0][2], 3);
    assert_int_equal(d->deck[LIES_EL].doubles, 2);
    assert_int_equal(d->setup.program[LIES_EL], LIES_NONE);
}

/* The ops of a card: does, theme, times, least, selectors, flags. */
#define W(name) (1u << LIES_W_##name)
static void expect_op(const struct lies_op *op, struct lies_op want) {
    assert_int_equal(op->does, want.does);
    assert_int_equal(op->theme, want.theme);
    assert_int_equal(op->times, want.times);
    assert_int_equal(op->least, want.least);
    assert_int_equal(op->where, want.where);
    assert_int_equal(op->flags, want.flags);
}

static const struct lies_program *program_of(int role, int kind) {
    return &lies_facts(&lies_game)->program[lies_facts(&lies_game)->deck[role].card[kind].program];
}

/* LL-15.2 */
TEST(ops_mean_what_they_say) {
    UNUSED;
    const struct lies_op *letter = program_of(LIES_CT, 2)->op, *heckle = program_of(LIES_EL, 1)->op;
    expect_op(&letter[0], (struct lies_op){ W(PILE3), 0, LIES_DOES_PICK, LIES_T_ANY, 1, 1, { 0 } });
    expect_op(&letter[1], (struct lies_op){ 0, 0, LIES_DOES_THEORY, LIES_T_ANY, 1, 1, { 0 } });
    expect_op(&letter[2],
              (struct lies_op){ W(CONN) | W(FRESH), LIES_F_OTHERNET, LIES_DOES_ADD, LIES_T_CHOSEN, 2, 1, { 0 } });
    expect_op(&heckle[1], (struct lies_op){
                              W(AWARED), LIES_F_ONETHEORY | LIES_F_DISTINCT, LIES_DOES_ADD, LIES_T_ANY, 2, 0, { 0 } });
    expect_op(&program_of(LIES_PM, 1)->op[1],
              (struct lies_op){ W(FLAGGED), 0, LIES_DOES_SWEEP, LIES_T_CHOSEN, 3, 3, { 0 } });
    expect_op(&program_of(LIES_DE, 1)->op[0],
              (struct lies_op){ W(AWARED), 0, LIES_DOES_ACTIVATE, LIES_T_LIZARD, 1, 0, { 0 } });
    expect_op(&program_of(LIES_DE, 1)->op[1],
              (struct lies_op){ 0, LIES_F_FLAGGABLE, LIES_DOES_NET, LIES_T_ANY, 1, 1, { 0 } });
    expect_op(&program_of(LIES_DE, 1)->op[3], (struct lies_op){ 0, 0, LIES_DOES_WALK, LIES_T_ANY, 1, 1, { 0 } });
    const struct lies_program *rounds =
        &lies_facts(&lies_game)->program[lies_facts(&lies_game)->deck[LIES_PM].step[1].program];
    expect_op(&rounds->op[0], (struct lies_op){ 0, 0, LIES_DOES_MOVE, LIES_T_ANY, 2, 0, { 0 } });
    const struct lies_program *prank = program_of(LIES_EL, 0);
    assert_int_equal(prank->needs, 2);
    assert_int_equal(prank->ops, 3);
    expect_op(&prank->need[1], (struct lies_op){ 0, 0, LIES_DOES_DRAW, LIES_T_ANY, 1, 1, { 0 } });
}

/* LL-15.3; tools/lies/lies_tables_test.sh tries what LL-15.4 refuses. */
TEST(boards_and_scenario) {
    UNUSED;
    const struct lies_deck *ct = &lies_facts(&lies_game)->deck[LIES_CT], *pm = &lies_facts(&lies_game)->deck[LIES_PM];
    const struct lies_part *part = &lies_facts(&lies_game)->part[0];
    assert_int_equal(ct->step[0].kind, LIES_CARDS);
    assert_int_not_equal(ct->step[0].program, LIES_NONE);
    assert_int_equal(pm->step[0].program, LIES_NONE);
    assert_int_equal(lies_facts(&lies_game)->deck[LIES_EL].step[1].kind, LIES_DISRUPT);
    assert_int_equal(part->condition, LIES_CONTROLS);
    assert_int_equal(part->number, 2);
    assert_int_equal(part->ending[1].points[LIES_SPREADERS], 4);
    assert_int_equal(part->ending[0].points[LIES_STOPPERS], 3);
    assert_int_equal(part->effect[0].program[LIES_CT], LIES_NONE);
    assert_int_equal(part->effect[1].program[LIES_CT], part->effect[1].program[LIES_EL]);
    assert_int_not_equal(part->effect[0].program[LIES_DE], part->effect[1].program[LIES_DE]);
    assert_int_equal(part->ending[0].orders.program[LIES_EL], LIES_NONE);
}

static const char *title_of(char form, int arg) {
    for (int i = 0; i < LIES_LEXICONS; i++)
        if (lies_lexicons[i].form == form && arg < lies_lexicons[i].count)
            return lies_lexicons[i].names[arg].title;
    return NULL;
}

TEST(words_of_the_set) {
    UNUSED;
    assert_string_equal(lies_scenario_words, "fair none");
    assert_string_equal(lies_bases_words, "fringe+attic");
    assert_string_equal(lies_data_words, "small");
    assert_int_equal(LIES_BASES, 1);
    assert_string_equal(title_of('o', 7), "Grove (PK12)");
    assert_string_equal(title_of('w', 1), "Lane");
    assert_string_equal(title_of('y', LIES_LIZARD), "Lizard");
    assert_null(title_of('y', 2));
    assert_string_equal(title_of('e', LIES_VULN), "Vulnerability");
    assert_string_equal(title_of('c', lies_card_of(LIES_DE, 2)), "Debrief");
    assert_string_equal(title_of('c', lies_card_of(LIES_DE, 3)), "no such card");
    assert_string_equal(title_of('r', LIES_PM), "Wardens");
    assert_string_equal(title_of('p', 0), "Fair Day");
    assert_string_equal(title_of('d', LIES_DE * LIES_STEPS + 2), "Test");
    assert_string_equal(title_of('d', LIES_PM * LIES_STEPS + 2), "no such step");
}

/* A match of samples; returns the inputs it took. */
static int play(const struct lz_setup *setup, uint64_t seed) {
    static uint8_t state[STATE_MOST];
    struct lz_match match = { .game = &lies_game, .state = state, .audit = true };
    struct lz_rng rng = lz_rng_from(seed, 1);
    struct lz_why why;
    int inputs = 0;
    assert_true(lies_game.state_size <= sizeof state);
    assert_true(lies_game.setup(&lies_game, state, setup, NULL, &why));
    for (; !lz_head_of(state)->over; inputs++) {
        struct lz_input in = { 0 };
        lz_seats wait = lz_head_of(state)->wait;
        assert_int_not_equal(wait, 0);
        assert_true(lies_game.sample(&lies_game, state, __builtin_ctz(wait), &rng, &in.move));
        assert_int_equal(lz_submit(&match, &in, NULL, &why), LZ_OK);
        assert_true(inputs < INPUTS_MOST);
    }
    return inputs;
}

/* Audits run after every input. */
TEST(matches_come_to_an_end) {
    UNUSED;
    for (uint64_t seed = 0; seed < MATCHES; seed++) {
        struct lz_setup setup = { .key = { seed, 7 }, .seats = seed % 2 ? 4 : 2 };
        for (int i = 0; i < lies_game.option_count; i++)
            setup.option[i] = lies_game.options[i].usual;
        setup.option[LIES_O_ORDER] = (int32_t)(seed / 2 % 4);
        setup.option[LIES_O_SCENARIO] = (int32_t)(seed / 8 % 2);
        assert_in_range(play(&setup, seed), 10, INPUTS_MOST);
    }
}

RUN(CASE(board_numbers_and_masks), CASE(numbers_of_the_game), CASE(ops_mean_what_they_say), CASE(boards_and_scenario),
    CASE(words_of_the_set), CASE(matches_come_to_an_end))
