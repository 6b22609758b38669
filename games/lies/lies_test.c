/* What no script of Lizards & Lies can say: the open tables, the order of a shuffle, audits, what refusals speak of. */
#include "tests/unit/unit.h"

#include "games/lies/lies_test.h"
#include "core/match.h"

/* LL-1.1, LL-2.6 */
TEST(ll_1_1_ll_2_6_five_networks_are_drawn_as_bubbles) {
    UNUSED;
    static const struct lies_network nets[] = {
        { .id = "TB", .name = "Thoughtbook", .hue = "#3D5A98", .x = 600, .y = 450, .r = 175 },
        { .id = "CH", .name = "Chrpr", .hue = "#38A1DB", .x = 262, .y = 232, .r = 150 },
        { .id = "MT", .name = "MeTube", .hue = "#C4302B", .x = 938, .y = 232, .r = 150 },
        { .id = "TK", .name = "Tik Tak", .hue = "#25B8A8", .x = 938, .y = 668, .r = 150 },
        { .id = "SH", .name = "Shreddit", .hue = "#E4622E", .x = 262, .y = 668, .r = 150 },
    };
    assert_int_equal(lies_facts(&lies_game)->nets, LZ_COUNT(nets));
    for (int i = 0; i < lies_facts(&lies_game)->nets; i++) {
        assert_string_equal(lies_facts(&lies_game)->net[i].id, nets[i].id);
        assert_string_equal(lies_facts(&lies_game)->net[i].name, nets[i].name);
        assert_string_equal(lies_facts(&lies_game)->net[i].hue, nets[i].hue);
        assert_int_equal(lies_facts(&lies_game)->net[i].x, nets[i].x);
        assert_int_equal(lies_facts(&lies_game)->net[i].y, nets[i].y);
        assert_int_equal(lies_facts(&lies_game)->net[i].r, nets[i].r);
    }
}

/* LL-1.1, LL-2.4, LL-2.6 */
TEST(ll_2_4_three_alternative_networks_have_a_node_for_each_theory) {
    UNUSED;
    static const struct lies_alternative alts[] = {
        { .id = "chan",
          .name = "2+2chan",
          .x = 70,
          .y = 450,
          .r = 60,
          .at = { { 70, 420 }, { 70, 480 } },
          .reference = true },
        { .id = "gober", .name = "Göber", .x = 1130, .y = 450, .r = 60, .at = { { 1130, 420 }, { 1130, 480 } } },
        { .id = "atekun",
          .name = "Atekun",
          .x = 600,
          .y = 840,
          .r = 60,
          .at = { { 570, 840 }, { 630, 840 } },
          .reference = true },
    };
    assert_int_equal(lies_facts(&lies_game)->alts, LZ_COUNT(alts));
    for (int i = 0; i < lies_facts(&lies_game)->alts; i++) {
        assert_string_equal(lies_facts(&lies_game)->alt[i].id, alts[i].id);
        assert_string_equal(lies_facts(&lies_game)->alt[i].name, alts[i].name);
        assert_memory_equal(lies_facts(&lies_game)->alt[i].at, alts[i].at, sizeof alts[i].at);
        assert_int_equal(lies_facts(&lies_game)->alt[i].x, alts[i].x);
        assert_int_equal(lies_facts(&lies_game)->alt[i].y, alts[i].y);
        assert_int_equal(lies_facts(&lies_game)->alt[i].r, alts[i].r);
        assert_int_equal(lies_facts(&lies_game)->alt[i].reference, alts[i].reference);
    }
}

/* LL-1.16: whoever has the game has all of it. */
TEST(the_tables_are_a_reference_sheet) {
    UNUSED;
    const struct lies_data *facts = lies_game.facts;
    assert_ptr_equal(facts, lies_facts(&lies_game));
    assert_int_equal(facts->conspiracy_limit, 4);
    assert_int_equal(facts->aware_limit, 3);
    assert_int_equal(facts->hand, 5);
    for (int role = 0; role < LIES_ROLES; role++) {
        const struct lies_deck *deck = &facts->deck[role];
        int cards = 0;
        for (int k = 0; k < deck->kinds; k++) {
            assert_true(strlen(deck->card[k].name) > 3 && strlen(deck->card[k].text) > 20);
            cards += deck->card[k].copies;
        }
        assert_int_equal(cards, LIES_DECK);
        for (int i = 0; i < deck->steps; i++)
            assert_true(deck->step[i].name && (deck->step[i].program == LIES_NONE || strlen(deck->step[i].text) > 20));
    }
}

static const struct lies_program *program_of(const char *id) {
    for (int i = 0; i < LIES_ROLES * LIES_DECK; i++) {
        const struct lies_card *card = &lies_facts(&lies_game)->deck[i / LIES_DECK].card[i % LIES_DECK];
        if (card->id && strcmp(card->id, id) == 0)
            return &lies_facts(&lies_game)->program[card->program];
    }
    fail_msg("no card %s", id);
    return NULL;
}

static void assert_op(const struct lies_op *found, struct lies_op wanted) {
    assert_memory_equal(found, &wanted, sizeof wanted);
}

/* LL-15.2: the samples of the book. */
TEST(ll_15_2_ops_become_rows) {
    UNUSED;
    const struct lies_program *p = program_of("CT01");
    assert_int_equal(p->ops, 2);
    assert_op(&p->op[0], (struct lies_op){ 1u << LIES_W_ENGAGED, 0, LIES_DOES_ADD, LIES_T_LIZARD, 1, 1, { 0 } });
    assert_op(&p->op[1], (struct lies_op){ 1u << LIES_W_CONN, 0, LIES_DOES_ADD, LIES_T_LIZARD, 1, 1, { 0 } });
    p = program_of("EL06");
    assert_int_equal(p->op[0].does, LIES_DOES_NET);
    assert_op(&p->op[1], (struct lies_op){ 1u << LIES_W_NET | 1u << LIES_W_OUTER,
                                           LIES_F_DISTINCT | LIES_F_ONETHEORY,
                                           LIES_DOES_ADD,
                                           LIES_T_ANY,
                                           3,
                                           1,
                                           { 0 } });
    p = program_of("PM04");
    assert_int_equal(p->ops, 3);
    assert_true(p->op[0].does == LIES_DOES_NET && p->op[0].flags & LIES_F_FLAGGABLE);
    assert_true(p->op[1].does == LIES_DOES_FLAG && p->op[1].times == 2 && p->op[1].least == 0);
    assert_true(p->op[2].where == (1u << LIES_W_NET | 1u << LIES_W_FLAGGED) && p->op[2].least == 0);
    p = program_of("DE08");
    assert_true(p->op[0].where == 1u << LIES_W_REACH && p->op[0].flags == (LIES_F_DISTINCT | LIES_F_CALM));
    assert_true(p->op[0].times == 2 && p->op[0].least == 1);
}

/* LL-15.3 */
TEST(ll_15_3_a_scenario_is_three_parts) {
    UNUSED;
    static const char *const title[] = { "The Writ Drops", "The Debate Clip", "The Last Week" };
    static const uint8_t condition[] = { LIES_CONTROLS, LIES_CLEAN, LIES_MAXTHEORY };
    assert_int_equal(lies_facts(&lies_game)->parts, 3);
    for (int i = 0; i < lies_facts(&lies_game)->parts; i++) {
        const struct lies_part *part = &lies_facts(&lies_game)->part[i];
        assert_string_equal(part->title, title[i]);
        assert_int_equal(part->condition, condition[i]);
        for (int yes = 0; yes < 2; yes++) {
            assert_true(strlen(part->ending[yes].text) > 20);
            assert_int_equal(part->ending[yes].points[yes ? LIES_SPREADERS : LIES_STOPPERS], i == 2 ? 2 : 0);
        }
    }
}

/* LL-11.4: sorted by id, shuffled by the generator, the last entry on top. */
TEST(decks_are_shuffled_in_seat_order_and_drawn_from_the_end) {
    UNUSED;
    struct lies_state s;
    begin(&s, LIES_SEATS);
    play_to(&s, LIES_P_MULLIGAN);
    for (int seat = 0; seat < LIES_SEATS; seat++) {
        struct lz_rng rng = lz_fork(&s.head.rng, 1, (uint64_t)seat);
        uint8_t pile[LIES_DECK], hand[LIES_DECK] = { 0 };
        int n = 0;
        for (int k = 0; k < LIES_DECK; k++)
            for (int i = 0; i < lies_facts(&lies_game)->deck[s.open.role[seat]].card[k].copies; i++)
                pile[n++] = (uint8_t)k;
        lz_shuffle(&rng, pile, LIES_DECK);
        for (int i = 0; i < lies_facts(&lies_game)->hand; i++)
            hand[pile[LIES_DECK - 1 - i]]++;
        assert_memory_equal(s.hand[seat], hand, LIES_DECK);
        assert_memory_equal(s.deck[seat], pile, (size_t)(LIES_DECK - lies_facts(&lies_game)->hand));
    }
}

/* LL-1.2, LL-1.3, LL-1.5: the audit of a state broken in one place. */
static void assert_refused(const struct lies_state *s, const char *id) {
    struct lz_why why = { 0 };
    assert_false(lies_game.audit(&lies_game, s, &why));
    assert_string_equal(lies_game.ruleset[why.rule].id, id);
}

TEST(pieces_that_do_not_add_up_are_told) {
    UNUSED;
    struct lies_state whole, s;
    begin(&whole, LIES_SEATS);
    play_to(&whole, LIES_P_MULLIGAN);
    for (int p = 0; p < LIES_PIECES; p++) {
        s = whole;
        s.open.supply[p]++;
        assert_refused(&s, "LL-1.2");
    }
    for (int n = 0; n < lies_facts(&lies_game)->nodes; n += lies_facts(&lies_game)->nodes - 1)
        for (int aware = 0; aware < 2; aware++) {
            s = whole;
            uint8_t *at = aware ? &s.open.node[n].aware : &s.open.node[n].theory[0];
            uint8_t *left = &s.open.supply[aware ? LIES_AWARE : LIES_BIRD];
            *left = (uint8_t)(*left + *at - 9);
            *at = 9;
            lies_touch(lies_facts(&lies_game), &s.open, n);
            assert_refused(&s, "LL-1.5");
        }
}

TEST(sets_beside_the_nodes_are_kept) {
    UNUSED;
    struct lies_state whole, s;
    begin(&whole, LIES_SEATS);
    play_to(&whole, LIES_P_MULLIGAN);
    s = whole;
    s.open.full ^= 1;
    assert_refused(&s, "LL-1.5");
    s = whole;
    s.open.flagged |= lies_bit(31);
    s.open.supply[LIES_FLAG]--;
    assert_refused(&s, "LL-1.5");
    s = whole;
    s.open.vulnerable |= lies_bit(31);
    s.open.supply[LIES_VULN]--;
    assert_refused(&s, "LL-1.5");
}

TEST(cards_that_do_not_add_up_are_told) {
    UNUSED;
    struct lies_state whole, s;
    begin(&whole, LIES_SEATS);
    play_to(&whole, LIES_P_MULLIGAN);
    for (int seat = 0; seat < LIES_SEATS; seat++) {
        s = whole;
        s.open.discard[seat][0]++;
        assert_refused(&s, "LL-1.3");
        s = whole;
        s.open.known[seat][LIES_DECK - 1] = 5;
        assert_refused(&s, "LL-1.3");
        s = whole;
        s.open.hands[seat]++;
        assert_refused(&s, "LL-1.3");
    }
}

/* LL-12.1, LL-5.4: a refusal names what it was about; who is not asked has no move, and the clock has none. */
TEST(refusals_and_samples) {
    UNUSED;
    struct lies_state s;
    struct lz_rng rng = lz_rng_from(7, 8);
    struct lz_move move = { .seat = 0, .verb = LIES_V_SEED, .args = 2, .arg = { LIES_LIZARD, 0 } };
    struct lz_why why = { 0 };
    begin(&s, LIES_SEATS);
    assert_false(lz_check(&lies_game, &s, &move, &why));
    assert_int_equal(why.arg, LIES_LIZARD);
    assert_false(lies_game.sample(&lies_game, &s, 1, &rng, &move));
    assert_false(lz_check(&lies_game, &s, &(struct lz_move){ .seat = LZ_CLOCK, .verb = LZ_TICK }, &why));
    play_to(&s, LIES_P_MULLIGAN);
    move = (struct lz_move){ .seat = 0, .verb = LIES_V_TOSS, .args = 1, .arg = { (int16_t)lies_card_of(LIES_DE, 3) } };
    assert_false(lz_check(&lies_game, &s, &move, &why));
    assert_int_equal(why.arg, lies_card_of(LIES_DE, 3));
    memset(s.hand[0], 0, LIES_DECK);
    assert_true(lies_game.sample(&lies_game, &s, 0, &rng, &move)); /* the only answer */
    assert_int_equal(move.verb, LIES_V_KEEP);
}

/* LL-13.1 */
TEST(options_have_their_ranges) {
    UNUSED;
    static const struct lz_option row[] = {
        { "order", 0, 3, 0, false, NULL, NULL },     { "scenario", 0, 1, 0, false, NULL, NULL },
        { "rounds", 1, 8, 0, true, NULL, NULL },     { "control", 0, 3, 0, false, NULL, NULL },
        { "cards", 1, 5, 3, true, NULL, NULL },      { "hands", 0, 2, 0, false, NULL, NULL },
        { "seeds", 0, 1, 0, false, NULL, NULL },     { "bases", 0, 1, 0, false, NULL, NULL },
        { "foothold", 0, 1, 0, false, NULL, NULL },  { "tie", 0, 1, 0, false, NULL, NULL },
        { "handicap", 0, 19, 0, false, NULL, NULL }, { "data", 0, 0, 0, false, NULL, NULL },
    };
    assert_true(lies_game.seats_least == 2 && lies_game.seats_most == 4);
    assert_int_equal(lies_game.option_count, LZ_COUNT(row));
    for (int i = 0; i < lies_game.option_count; i++) {
        const struct lz_option *option = &lies_game.options[i];
        assert_string_equal(option->name, row[i].name);
        assert_int_equal(option->least, row[i].least);
        assert_int_equal(option->most, row[i].most);
        assert_int_equal(option->usual, row[i].usual);
        assert_int_equal(option->or_zero, row[i].or_zero);
    }
}

/* LL-12.1: no verb hides its arguments or sorts them, and every verb is its own row. */
TEST(verbs_are_plain) {
    UNUSED;
    assert_int_equal(lies_game.verb_count, LIES_VERBS);
    for (int i = 0; i < lies_game.verb_count; i++) {
        assert_int_equal(lies_game.verbs[i].verb, i);
        assert_int_equal(lies_game.verbs[i].flags, 0);
    }
}

/* LL-12.1: what a refusal was about, phase by phase; `why` comes with another number in it. */
static int refused_arg(struct lies_state *s, int phase, enum lies_verb verb, int card) {
    struct lz_move move = { .verb = (uint8_t)verb, .arg = { (int16_t)card } };
    struct lz_why why = { .arg = 99 };
    s->head.phase = (uint8_t)phase;
    assert_false(lz_check(&lies_game, s, &move, &why));
    return (int)why.arg;
}

TEST(refusals_of_the_frame_name_the_card) {
    UNUSED;
    struct lies_state s;
    int card = lies_card_of(LIES_DE, 3);
    begin(&s, LIES_SEATS);
    play_to(&s, LIES_P_CARDS);
    assert_int_equal(refused_arg(&s, LIES_P_CARDS, LIES_V_PLAY, card), card);
    assert_int_equal(refused_arg(&s, LIES_P_ANSWER, LIES_V_PLAY, card), card);
    assert_int_equal(refused_arg(&s, LIES_P_CARDS, LIES_V_POWER, 0), 0);
    assert_int_equal(refused_arg(&s, LIES_P_DECLARE, LIES_V_REACT, 0), 0);
    assert_int_equal(refused_arg(&s, LIES_P_CARDS, LIES_V_NEXT, 0), LIES_V_NEXT);
}

/* A list stops where its room does. */
static void assert_short_list(const struct lies_state *s) {
    struct lz_move room[3];
    struct lz_moves moves = { room, 0, 2, false };
    room[2].verb = LIES_VERBS;
    lies_game.legal(&lies_game, s, lz_first(s->head.may), &moves);
    assert_int_equal(moves.count, 2);
    assert_int_equal(room[2].verb, LIES_VERBS);
}

TEST(lists_stay_in_their_room) {
    UNUSED;
    struct lies_state s;
    begin(&s, LIES_SEATS);
    assert_short_list(&s);
    play_to(&s, LIES_P_MULLIGAN);
    assert_short_list(&s);
}

/* LL-3.1 */
TEST(a_role_has_its_seat_or_none) {
    UNUSED;
    struct lies_state s;
    begin(&s, 2);
    assert_int_equal(lies_seat_of(&s.open, 2, LIES_CT), 0);
    assert_int_equal(lies_seat_of(&s.open, 2, LIES_PM), 1);
    assert_int_equal(lies_seat_of(&s.open, 2, LIES_EL), -1);
    s.open.role[0] = LIES_EL;
    assert_int_equal(lies_seat_of(&s.open, 2, LIES_CT), -1);
}

/* LL-5.3: every kind of a deck is looked at, the first and the last too. */
TEST(kinds_that_could_be_played) {
    UNUSED;
    struct lies_state s;
    begin(&s, LIES_SEATS);
    play_to(&s, LIES_P_CARDS);
    uint32_t could = lies_could(lies_facts(&lies_game), &s.open, 0, LIES_ACTION);
    assert_true(lies_has(could, kind_of(LIES_CT, "CT01")) && lies_has(could, kind_of(LIES_CT, "CT06")));
    assert_int_equal(could >> kind_of(LIES_CT, "CT09"), 0);
    assert_true(lies_has(lies_could(lies_facts(&lies_game), &s.open, 2, LIES_STEP), kind_of(LIES_EL, "EL11")));
}

/* LL-5.6, LL-15.2: an op that speaks of what was not named does nothing, and nothing stands in for it. */
TEST(ops_without_their_node_do_nothing) {
    UNUSED;
    static const uint8_t unknown[][2] = { { LIES_NONE, LIES_BIRD }, { 0, LIES_NONE } };
    struct lies_state s;
    begin(&s, LIES_SEATS);
    play_to(&s, LIES_P_CARDS);
    struct lies_state before = s;
    for (int i = 0; i < 2; i++) {
        lies_run_begin(WORK(s), (struct lies_source){
                                    0, lies_facts(&lies_game)->deck[LIES_CT].card[kind_of(LIES_CT, "CT07")].program,
                                    LIES_BY_TURN });
        s.open.run.op = 2;
        s.open.run.last = unknown[i][0];
        s.open.run.theory = unknown[i][1];
        assert_false(lies_run_on(WORK(s)));
        assert_memory_equal(&s, &before, sizeof s);
    }
    struct lies_run idle = lies_run_idle();
    for (int theme = LIES_T_SAME; theme <= LIES_T_CHOSEN; theme++)
        assert_int_equal(
            lies_themes(lies_facts(&lies_game), &s.open, &idle, &(struct lies_op){ .theme = (uint8_t)theme }), 0);
}

/* LL-15.2: what is carried out unasked can always be begun, if it names no pieces; `each` needs its node. */
TEST(ops_that_can_be_begun) {
    UNUSED;
    struct lies_state s;
    begin(&s, LIES_SEATS);
    struct lies_run idle = lies_run_idle();
    assert_true(lies_can(lies_facts(&lies_game), &s.open, &idle, &(struct lies_op){ .does = LIES_DOES_AGAIN }));
    assert_true(lies_can(lies_facts(&lies_game), &s.open, &idle, &(struct lies_op){ .does = LIES_DOES_DRAW }));
    assert_false(lies_can(lies_facts(&lies_game), &s.open, &idle, &(struct lies_op){ .does = LIES_DOES_AWARE_EACH }));
    assert_false(lies_can(lies_facts(&lies_game), &s.open, &idle, &(struct lies_op){ .does = LIES_DOES_EACH }));
}

static int program_of_card(int role, const char *id) {
    return lies_facts(&lies_game)->deck[role].card[kind_of(role, id)].program;
}

/* A board with nothing on it but 3 Birds, an Aware and a Moderator on each of the first two nodes. */
static struct lies_state bare_board(void) {
    struct lies_state s;
    begin(&s, LIES_SEATS);
    s.open.run = lies_run_idle();
    memset(s.open.node, 0, sizeof s.open.node);
    for (int n = 0; n < lies_facts(&lies_game)->nodes; n++) {
        if (n < 2)
            s.open.node[n] = (struct lies_node){ .theory = { 3, 0 }, .aware = 1, .mods = 1 };
        lies_touch(lies_facts(&lies_game), &s.open, n);
    }
    return s;
}

/* LL-8.3, LL-8.4: each does what it says and no more, whatever else a program before it has chosen. */
TEST(ops_are_carried_out_alone) {
    UNUSED;
    struct lies_state s = bare_board();
    lies_run_begin(WORK(s), (struct lies_source){ 1, program_of_card(LIES_PM, "PM01"), LIES_BY_TURN });
    s.open.run.op = 1;
    s.open.run.last = s.open.run.net = 0;
    assert_false(lies_run_on(WORK(s)));
    assert_int_equal(s.open.node[0].theory[LIES_BIRD], 1);
    s = bare_board();
    lies_run_begin(WORK(s), (struct lies_source){ 3, program_of_card(LIES_DE, "DE04"), LIES_BY_TURN });
    s.open.run.op = 1;
    s.open.run.net = s.open.run.theory = 0;
    assert_false(lies_run_on(WORK(s)));
    assert_int_equal(s.open.node[0].theory[LIES_BIRD], 2);
    assert_int_equal(s.open.node[1].theory[LIES_BIRD], 2);
}

/* LL-8.2 EL08: of two tokens the first alone drives an Aware away. */
TEST(one_token_strips) {
    UNUSED;
    struct lies_state s = bare_board();
    lies_run_begin(WORK(s), (struct lies_source){ 2, program_of_card(LIES_EL, "EL08"), LIES_BY_TURN });
    assert_true(lies_run_on(WORK(s)));
    for (int16_t n = 0; n < 2; n++)
        lies_run_take(WORK(s), &(struct lz_move){ .seat = 2, .verb = LIES_V_ADD, .args = 2, .arg = { LIES_BIRD, n } });
    assert_int_equal(s.open.node[0].aware, 0);
    assert_int_equal(s.open.node[1].aware, 1);
    assert_int_equal(s.open.node[1].theory[LIES_BIRD], 4);
}

/* LL-15.2: selectors that speak of what was not named, or is not there, mean no node. */
TEST(selectors_of_nothing_are_empty) {
    UNUSED;
    struct lies_state s = bare_board();
    struct lies_run idle = lies_run_idle();
    s.open.node[0].theory[LIES_BIRD] = 2;
    assert_int_equal(
        lies_where(lies_facts(&lies_game), &s.open, &idle, &(struct lies_op){ .where = 1u << LIES_W_CONN }), 0);
    assert_int_equal(lies_where(lies_facts(&lies_game), &s.open, &idle, &(struct lies_op){ .where = 1u << LIES_W_NET }),
                     0);
    assert_int_equal(
        lies_where(lies_facts(&lies_game), &s.open, &idle, &(struct lies_op){ .where = 1u << LIES_W_PILE3 }),
        lies_bit(1));
}

/* LL-8.7: a theory is asked for with a look ahead only where the card says so. */
TEST(a_theory_looks_ahead_if_it_must_fit) {
    UNUSED;
    struct lies_state s = bare_board();
    struct lies_run run = lies_run_fresh(lies_facts(&lies_game), &s.open,
                                         (struct lies_source){ 0, program_of_card(LIES_CT, "CT07"), LIES_BY_TURN });
    run.op = 1;
    run.last = 0;
    s.open.full = lies_facts(&lies_game)->all;
    assert_true(lies_can(lies_facts(&lies_game), &s.open, &run, &(struct lies_op){ .does = LIES_DOES_THEORY }));
    assert_false(lies_can(lies_facts(&lies_game), &s.open, &run,
                          &(struct lies_op){ .does = LIES_DOES_THEORY, .flags = LIES_F_FIT }));
}

/* LL-10.4: the set's own number, none, or another in its place. */
TEST(the_handicap_is_for_the_stoppers) {
    UNUSED;
    struct lies_state s;
    for (int seats = 2; seats <= LIES_SEATS; seats += 2)
        for (int order = 0; order < 4; order++) {
            begin(&s, seats);
            s.open.option[LIES_O_ORDER] = (int8_t)order;
            s.open.option[LIES_O_SCENARIO] = (int8_t)(order % 2);
            for (int chosen = 0; chosen < LIES_HANDICAPS; chosen++) {
                static const int numbers[LIES_HANDICAPS] = { 0, 0,  1,  2,  3,  4,  5,  6,  7,  8,
                                                             9, -1, -2, -3, -4, -5, -6, -7, -8, -9 };
                s.open.option[LIES_O_HANDICAP] = (int8_t)chosen;
                assert_int_equal(lies_total(lies_facts(&lies_game), &s.open, seats, LIES_SPREADERS), 0);
                assert_int_equal(lies_total(lies_facts(&lies_game), &s.open, seats, LIES_STOPPERS),
                                 chosen ? numbers[chosen]
                                        : lies_facts(&lies_game)->handicap[seats == 4][order % 2][order]);
            }
        }
}

RUN(CASE(ll_1_1_ll_2_6_five_networks_are_drawn_as_bubbles),
    CASE(ll_2_4_three_alternative_networks_have_a_node_for_each_theory), CASE(the_tables_are_a_reference_sheet),
    CASE(ll_15_2_ops_become_rows), CASE(ll_15_3_a_scenario_is_three_parts),
    CASE(decks_are_shuffled_in_seat_order_and_drawn_from_the_end), CASE(pieces_that_do_not_add_up_are_told),
    CASE(sets_beside_the_nodes_are_kept), CASE(cards_that_do_not_add_up_are_told), CASE(refusals_and_samples),
    CASE(options_have_their_ranges), CASE(verbs_are_plain), CASE(refusals_of_the_frame_name_the_card),
    CASE(lists_stay_in_their_room), CASE(a_role_has_its_seat_or_none), CASE(kinds_that_could_be_played),
    CASE(ops_without_their_node_do_nothing), CASE(ops_that_can_be_begun), CASE(ops_are_carried_out_alone),
    CASE(one_token_strips), CASE(selectors_of_nothing_are_empty), CASE(a_theory_looks_ahead_if_it_must_fit),
    CASE(the_handicap_is_for_the_stoppers))
