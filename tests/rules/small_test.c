/* A second set of Lizards & Lies, tests/rules/small.lies, loaded while the program runs: its records are in the tables
   as they stand in the file, matches with it are sound, and the built-in set can be played beside it. LL-15.1: another
   game, by data alone. */
#include "core/match.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/address.h"
#include "core/words/option.h"
#include "core/words/verb.h"
#include "games/lies/lies.h"
#include "games/lies/load/lies_load.h"
#include "tests/unit/unit.h"

#include <stdio.h>

enum { MATCHES = 300, INPUTS_MOST = 3000, STATE_MOST = 4096 };

static struct lz_game small;
static _Alignas(16) uint8_t room[LIES_SET_ROOM];

/* The text of the file is gone when the tests begin. */
static void load(const char *path, struct lz_game *game, void *to) {
    char text[20000], words[400] = "";
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    FILE *file = fopen(path, "rb");
    struct lz_text all = { text, file ? (uint32_t)fread(text, 1, sizeof text, file) : 0 };
    if (file)
        fclose(file);
    if (!lies_game.load(&lies_game, all, to, game, &trouble))
        fail_msg("%s: %s", path, words);
    memset(text, 'x', sizeof text);
}

static const struct lies_data *facts(void) {
    if (!small.facts)
        load(SMALL_LIES, &small, room);
    return lies_facts(&small);
}

TEST(board_numbers_and_masks) {
    UNUSED;
    const struct lies_data *d = facts();
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
    const struct lies_data *d = facts();
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
    assert_int_equal(d->handicap[1][LIES_SCENARIO_ON][1], -2);
    assert_int_equal(d->handicap[1][LIES_SCENARIO_NONE][1], -3);
    assert_int_equal(d->handicap[0][LIES_SCENARIO_NONE][2], 4);
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
    return &facts()->program[facts()->deck[role].card[kind].program];
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
    const struct lies_program *rounds = &facts()->program[facts()->deck[LIES_PM].step[1].program];
    expect_op(&rounds->op[0], (struct lies_op){ 0, 0, LIES_DOES_MOVE, LIES_T_ANY, 2, 0, { 0 } });
    const struct lies_program *prank = program_of(LIES_EL, 0);
    assert_int_equal(prank->needs, 2);
    assert_int_equal(prank->ops, 3);
    expect_op(&prank->need[1], (struct lies_op){ 0, 0, LIES_DOES_DRAW, LIES_T_ANY, 1, 1, { 0 } });
}

/* LL-15.3; tools/lies/lies_tables_test.sh tries what LL-15.4 refuses. */
TEST(boards_and_scenario) {
    UNUSED;
    const struct lies_deck *ct = &facts()->deck[LIES_CT], *pm = &facts()->deck[LIES_PM];
    const struct lies_part *part = &facts()->part[0];
    assert_int_equal(ct->step[0].kind, LIES_CARDS);
    assert_int_not_equal(ct->step[0].program, LIES_NONE);
    assert_int_equal(pm->step[0].program, LIES_NONE);
    assert_int_equal(facts()->deck[LIES_EL].step[1].kind, LIES_DISRUPT);
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
    facts();
    for (int i = 0; i < small.lexicon_count; i++)
        if (small.lexicons[i].form == form && arg < small.lexicons[i].count)
            return small.lexicons[i].names[arg].title;
    return NULL;
}

TEST(words_of_the_set) {
    UNUSED;
    facts();
    assert_string_equal(small.options[LIES_O_SCENARIO].words, "fair none");
    assert_string_equal(small.options[LIES_O_BASES].words, "fringe+attic");
    assert_int_equal(small.options[LIES_O_BASES].most, 0);
    assert_string_equal(small.options[LIES_O_DATA].words, "small");
    assert_string_equal(small.options[LIES_O_ORDER].words, "CT,PM CT,LB TR,PM TR,LB");
    assert_string_equal(small.set, "small");
    assert_true(small.tables != lies_game.tables);
    assert_string_equal(title_of('o', 7), "Grove (PK12)");
    assert_string_equal(title_of('w', 1), "Lane");
    assert_string_equal(title_of('y', LIES_LIZARD), "Newt");
    assert_null(title_of('y', 2));
    assert_string_equal(title_of('e', LIES_VULN), "Vulnerability");
    assert_string_equal(title_of('c', lies_card_of(LIES_DE, 2)), "Debrief");
    assert_string_equal(title_of('c', lies_card_of(LIES_DE, 3)), "no such card");
    assert_string_equal(title_of('r', LIES_PM), "Wardens");
    assert_string_equal(title_of('p', 0), "Fair Day");
    assert_string_equal(title_of('d', LIES_DE * LIES_STEPS + 2), "Test");
    assert_string_equal(title_of('d', LIES_PM * LIES_STEPS + 2), "no such step");
}

/* Words of moves are the set's: its theories, its nodes. */
TEST(moves_are_written_in_the_words_of_the_set) {
    UNUSED;
    char words[100];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    struct lz_move move = { .verb = LIES_V_ADD, .args = 2, .arg = { LIES_LIZARD, 7 } }, back;
    facts();
    lz_move_print(&small, &move, &w);
    assert_string_equal(words, "add newt PK12");
    assert_true(lz_move_parse(&small, 0, lz_span("add n PK12"), &back));
    assert_memory_equal(&back, &move, sizeof back);
    assert_false(lz_move_parse(&small, 0, lz_span("add lizard PK12"), &back));
    assert_false(lz_move_parse(&lies_game, 0, lz_span("add newt TB1"), &back));
}

/* A match of samples, step by step. */
struct sampled {
    _Alignas(16) uint8_t state[STATE_MOST];
    const struct lz_game *game;
    struct lz_rng rng;
    int inputs;
};

static void begin(struct sampled *match, const struct lz_game *game, uint64_t seed) {
    struct lz_setup setup = { .key = { seed, 7 }, .seats = seed % 2 ? 4 : 2 };
    for (int i = 0; i < game->option_count; i++)
        setup.option[i] = game->options[i].usual;
    setup.option[LIES_O_ORDER] = (int32_t)(seed / 2 % 4);
    setup.option[LIES_O_SCENARIO] = (int32_t)(seed / 8 % 2);
    match->game = game;
    match->rng = lz_rng_from(seed, 1);
    match->inputs = 0;
    assert_true(game->state_size <= sizeof match->state);
    assert_true(game->setup(game, match->state, &setup, NULL, NULL));
}

/* False once it is over. Audits run after every input. */
static bool step(struct sampled *match) {
    struct lz_match m = { .game = match->game, .state = match->state, .audit = true };
    struct lz_input in = { 0 };
    struct lz_why why;
    lz_seats wait = lz_head_of(match->state)->wait;
    if (lz_head_of(match->state)->over)
        return false;
    assert_int_not_equal(wait, 0);
    assert_true(match->game->sample(match->game, match->state, __builtin_ctz(wait), &match->rng, &in.move));
    assert_int_equal(lz_submit(&m, &in, NULL, &why), LZ_OK);
    assert_true(++match->inputs < INPUTS_MOST);
    return true;
}

TEST(ll_15_1_matches_come_to_an_end) {
    UNUSED;
    static struct sampled match;
    facts();
    for (uint64_t seed = 0; seed < MATCHES; seed++) {
        begin(&match, &small, seed);
        while (step(&match))
            continue;
        assert_in_range(match.inputs, 10, INPUTS_MOST);
    }
}

/* The set that docs/lies-data.md writes with a teacher. */
TEST(the_set_of_the_lesson_can_be_played) {
    UNUSED;
    static _Alignas(16) uint8_t other[LIES_SET_ROOM];
    static struct sampled match;
    struct lz_game lesson;
    load(LESSON_LIES, &lesson, other);
    for (uint64_t seed = 0; seed < 100; seed++) {
        begin(&match, &lesson, seed);
        while (step(&match))
            continue;
    }
}

/* Words that the rulebook has for what the lesson calls otherwise. */
static void assert_own_words(const char *said) {
    static const char *const others[] = { "Aware",      "Flag",    "flag",     "Moderator", "Vulnerab", "vulnerab",
                                          "Spreader",   "Stopper", "Theorist", "Edgelord",  "Educator", "Rally",
                                          "Teach adds", "Bird",    "Lizard",   "<",         ">" };
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        if (strstr(said, others[i]))
            fail_msg("'%s' in: %s", others[i], said);
}

static void assert_own_sentences(const struct lz_game *game) {
    for (int i = 0; i < game->kind_count; i++)
        assert_own_words(game->kinds[i].tale);
    for (int i = 0; i < game->rule_count; i++)
        assert_own_words(game->ruleset[i].text);
    for (int i = 0; i < game->verb_count; i++)
        assert_own_words(game->verbs[i].help);
    for (int i = 0; i < game->option_count; i++)
        assert_own_words(game->options[i].help);
    for (int i = 0; i < game->lexicon_count; i++)
        for (int k = 0; k < game->lexicons[i].count; k++) {
            char title[1000];
            struct lz_writer w = lz_writer_in(title, sizeof title);
            lz_title_print(game, game->lexicons[i].form, k, &w);
            assert_own_words(title);
        }
}

static void assert_own_questions(const struct lz_game *game, const void *state) {
    static _Alignas(16) uint8_t view[STATE_MOST];
    char words[1000];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    game->view(game, state, lz_first(lz_head_of(state)->may), view);
    lz_ask_print(game, view, &w);
    assert_own_words(words);
}

TEST(a_set_is_spoken_of_in_its_own_words) {
    UNUSED;
    static _Alignas(16) uint8_t other[LIES_SET_ROOM];
    static struct sampled match;
    struct lz_game lesson;
    load(LESSON_LIES, &lesson, other);
    assert_own_sentences(&lesson);
    assert_string_equal(lesson.kinds[LIES_K_FLAGGED].tale, "{seat} {pins|pin} {o0}.");
    assert_string_equal(lesson.kinds[LIES_K_AWARE_SPREAD].tale, "A Leaflet joins {o0}.");
    assert_string_equal(lesson.ruleset[LL_7_1].text, "Say It Again adds to nodes where the Mill is engaged.");
    assert_string_equal(lesson.ruleset[LL_8_2].text, "That is not what the Trolls' card does.");
    assert_string_equal(lies_game.kinds[LIES_K_AWARE_SPREAD].tale, "An Aware joins {o0}.");
    for (uint64_t seed = 0; seed < 20; seed++) {
        begin(&match, &lesson, seed);
        for (; !lz_head_of(match.state)->over; step(&match))
            assert_own_questions(&lesson, match.state);
    }
}

TEST(two_sets_are_played_at_once_as_each_alone) {
    UNUSED;
    static struct sampled one, other, alone;
    facts();
    for (uint64_t seed = 0; seed < 20; seed++) {
        begin(&one, &small, seed);
        begin(&other, &lies_game, seed);
        for (bool more = true; more;) {
            more = step(&one);
            more |= step(&other);
        }
        begin(&alone, &small, seed);
        while (step(&alone))
            continue;
        assert_int_equal(lz_state_hash(&small, one.state), lz_state_hash(&small, alone.state));
        begin(&alone, &lies_game, seed);
        while (step(&alone))
            continue;
        assert_int_equal(lz_state_hash(&lies_game, other.state), lz_state_hash(&lies_game, alone.state));
    }
}

struct kept {
    char text[4000];
    uint32_t len;
};

static bool keep_line(void *to, struct lz_text line) {
    struct kept *kept = to;
    assert_true(kept->len + line.len < sizeof kept->text);
    memcpy(kept->text + kept->len, line.at, line.len);
    kept->len += line.len;
    return true;
}

/* The header of a match of that set. */
static struct lz_text header(const struct lz_game *game, struct kept *kept) {
    struct lz_journal journal = { keep_line, kept, 0 };
    struct lz_record record = { .game = game, .setup = { .seats = 4 } };
    kept->len = 0;
    lz_options_usual(game, &record.setup);
    lz_fair_commit(record.seed, record.commit);
    assert_true(lz_journal_begin(&journal, &record));
    return (struct lz_text){ kept->text, kept->len };
}

TEST(a_journal_is_read_with_its_set) {
    UNUSED;
    static struct kept kept;
    struct lz_record record;
    char words[400];
    facts();
    struct lz_text text = header(&small, &kept);
    assert_non_null(strstr(kept.text, "game lies rules 1 &"));
    assert_int_equal(lz_journal_read_with(text, &small, &record, NULL), LZ_OK);
    assert_ptr_equal(record.game, &small);
    struct lz_writer w = lz_writer_in(words, sizeof words);
    assert_int_equal(lz_journal_read(text, &record, &w), LZ_FAILED);
    assert_non_null(strstr(words, "line 3: this match of lies is played with the set 'small' ("));
    assert_true(lz_text_is(record.set, "small") && record.tables == small.tables);
    text = header(&lies_game, &kept); /* that of the built-in set needs no other, and takes none */
    assert_int_equal(lz_journal_read_with(text, &small, &record, NULL), LZ_OK);
    assert_ptr_equal(record.game, &lies_game);
}

RUN(CASE(board_numbers_and_masks), CASE(numbers_of_the_game), CASE(ops_mean_what_they_say), CASE(boards_and_scenario),
    CASE(words_of_the_set), CASE(moves_are_written_in_the_words_of_the_set), CASE(ll_15_1_matches_come_to_an_end),
    CASE(the_set_of_the_lesson_can_be_played), CASE(a_set_is_spoken_of_in_its_own_words),
    CASE(two_sets_are_played_at_once_as_each_alone), CASE(a_journal_is_read_with_its_set))
