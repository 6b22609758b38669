/* Matches, studies and duels: the same from the same seed however the work is split. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "core/games.h"
#include "core/words/option.h"
#include "core/words/text.h"
#include "sim/bench.h"
#include "sim/duel.h"
#include "sim/sim.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MATCHES = 7, FEW_NODES = 40, COMPARED = 1500 };

static struct sim_sums one, two;

static struct sim_table table_of(const struct lz_game *game, const struct lz_bot *a, const struct lz_bot *b) {
    struct sim_table table = { .game = game, .nodes = FEW_NODES };
    table.setup.seats = game->seats_least;
    lz_options_usual(game, &table.setup);
    for (int i = 0; i < LZ_SEATS; i++)
        table.bot[i] = i & 1 ? b : a;
    return table;
}

/* The quickest game there is, where the game does not matter. */
static const struct lz_game *pig(void) { return lz_game_by_id(lz_span("pig")); }

static void run_some(const struct sim_table *table, const char *word, uint32_t threads, uint64_t matches,
                     struct sim_sums *sums) {
    uint8_t seed[LZ_SEED];
    lz_fair_seed(lz_span(word), seed);
    struct sim_study study = { .table = table, .base = seed, .matches = matches, .threads = threads };
    assert_int_equal(sim_run(&study, sums), LZ_OK);
}
static void run(const struct sim_table *table, const char *word, uint32_t threads, struct sim_sums *sums) {
    run_some(table, word, threads, MATCHES, sums);
}

static bool first_of_side(const struct sim_table *t, int seat) {
    for (int i = 0; i < seat; i++)
        if (lz_side_of(t->game, t->setup.seats, i) == lz_side_of(t->game, t->setup.seats, seat))
            return false;
    return true;
}

static void threads_do_not_change_the_sums(void **state) {
    (void)state;
    for (uint32_t g = 0; g < lz_games_count; g++) {
        struct sim_table table = table_of(lz_games[g], &lz_bot_greedy, &lz_bot_random);
        run(&table, "a", 1, &one);
        run(&table, "a", 2, &two);
        assert_memory_equal(&one, &two, sizeof one);
        assert_int_equal(one.matches, MATCHES);
        uint64_t sole = 0, wins = 0;
        int64_t most = 0;
        for (int i = 0; i < table.setup.seats; i++) {
            if (first_of_side(&table, i))
                sole += one.seat[i].sole, wins += one.seat[i].wins;
            most = one.seat[i].points.most > most ? one.seat[i].points.most : most;
        }
        assert_int_equal(sole + one.shared + one.cut, MATCHES);
        assert_int_equal(wins, (MATCHES - one.cut) * SIM_WIN);
        assert_int_equal(one.decisions.n, MATCHES);
        bool resigns = strcmp(lz_games[g]->id, "newspeak") == 0; /* a side that gives up may be ahead */
        assert_true((one.margin.least >= 0 || resigns) && one.margin.n <= MATCHES - one.cut);
        assert_true(resigns || one.margin.n == MATCHES - one.shared - one.cut);
        assert_int_equal(one.seat[1].points.n, MATCHES);
        assert_true(one.highest.value == most);
    }
}

static void another_seed_gives_other_matches(void **state) {
    (void)state;
    struct sim_table table = table_of(pig(), &lz_bot_greedy, &lz_bot_random);
    run(&table, "a", 1, &one);
    run(&table, "b", 1, &two);
    assert_memory_not_equal(&one, &two, sizeof one);
}

struct retold {
    uint32_t events;
    uint64_t sum;
};
static void retell(void *to, const struct lz_event *event) {
    struct retold *r = to;
    r->events++;
    r->sum = r->sum * 31 + event->kind * 7u + event->seat + (uint64_t)event->arg[0];
}

/* The odd match of a study is played again from its seed, and watching it changes nothing. */
static void an_odd_match_is_its_seed(void **state) {
    (void)state;
    struct sim_table table = table_of(pig(), &lz_bot_greedy, &lz_bot_random);
    uint8_t base[LZ_SEED], seed[LZ_SEED];
    run(&table, "odd", 2, &one);
    lz_fair_seed(lz_span("odd"), base);
    sim_seed(base, one.longest.match, seed);
    void *memory = calloc(1, sim_room_size(&table));
    struct sim_room room = sim_room_in(&table, memory);
    struct retold retold = { 0 };
    struct lz_sink sink = { retell, &retold };
    struct sim_watch watch = { .out = &sink, .audit = true };
    struct sim_outcome outcome;
    assert_int_equal(sim_match(&room, seed, &watch, &outcome), LZ_OK);
    assert_int_equal(outcome.decisions, one.longest.value);
    assert_true(retold.events > 0);
    free(memory);
}

static void dirty_memory_changes_nothing(void **state) {
    (void)state;
    for (uint32_t g = 0; g < lz_games_count; g++) {
        struct sim_table table = table_of(lz_games[g], &lz_bot_greedy, &lz_bot_random);
        struct sim_outcome outcome[2];
        uint8_t seed[LZ_SEED] = { 5 };
        size_t size = sim_room_size(&table);
        void *memory = malloc(size);
        for (int i = 0; i < 2; i++) {
            memset(memory, i ? 0xa5 : 0, size);
            struct sim_room room = sim_room_in(&table, memory);
            memset(&outcome[i], 0, sizeof outcome[i]);
            assert_int_equal(sim_match(&room, seed, &(struct sim_watch){ 0 }, &outcome[i]), LZ_OK);
        }
        assert_memory_equal(outcome[0].points, outcome[1].points, sizeof outcome[0].points);
        assert_int_equal(outcome[0].decisions, outcome[1].decisions);
        free(memory);
    }
}

/* `random`, asked twice: with the host's hand, and with a world of its own. To imagine one is dear in a long match, so
   that only so many decisions of each are compared. */
static uint32_t compared;
static void decide_twice(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    struct lz_asked alone = *asked;
    struct lz_move other = { 0 };
    assert_non_null(asked->any);
    alone.any = NULL;
    if (compared++ >= COMPARED) {
        lz_bot_random.decide(memory, asked, move);
        return;
    }
    lz_bot_random.decide(memory, &alone, &other);
    lz_bot_random.decide(memory, asked, move);
    assert_memory_equal(move, &other, sizeof other);
}

/* What the host draws in the true state tells a bot nothing that its view does not hold. */
static void the_hosts_hand_knows_no_more_than_the_view(void **state) {
    (void)state;
    struct lz_bot twice = lz_bot_random;
    twice.decide = decide_twice;
    for (uint32_t g = 0; g < 2 * lz_games_count; g++) {
        const struct lz_game *game = lz_games[g / 2];
        struct sim_table table = table_of(game, &twice, &twice);
        table.setup.seats = g & 1 ? game->seats_most : game->seats_least;
        compared = 0;
        run_some(&table, "hand", 1, 1, &one);
        assert_true(compared > 0);
    }
}

static void a_refused_setup_is_said(void **state) {
    (void)state;
    struct sim_table table = table_of(pig(), &lz_bot_random, &lz_bot_random);
    uint8_t seed[LZ_SEED] = { 0 };
    table.setup.seats = 1;
    struct sim_study study = { .table = &table, .base = seed, .matches = 3, .threads = 1 };
    assert_int_equal(sim_run(&study, &one), LZ_REFUSED);
    assert_int_not_equal(one.why.rule, LZ_NOT_A_MOVE);
}

static struct sim_duel_result fight(const struct sim_table *table, const struct lz_bot *a, const struct lz_bot *b,
                                    uint32_t threads, uint64_t most) {
    struct sim_duel_result result;
    uint8_t seed[LZ_SEED];
    lz_fair_seed(lz_span("duel"), seed);
    struct sim_duel duel = {
        .table = table, .a = { a }, .b = { b }, .base = seed, .most = most, .certain = 0.001, .threads = threads
    };
    assert_int_equal(sim_duel(&duel, &result), LZ_OK);
    return result;
}

/* Stakes, dials and orders are sealed until all are ready, so the next standing, which is all that greedy goes by,
   tells nothing: there it plays no better than random, and a bot of the game's own has to. */
static bool greedy_is_lost_in(const struct lz_game *game) {
    static const char *const games[] = { "duel", "newspeak", "swamp" };
    for (int i = 0; i < LZ_COUNT(games); i++)
        if (strcmp(game->id, games[i]) == 0)
            return true;
    return false;
}

static void greedy_is_better_than_random(void **state) {
    (void)state;
    for (uint32_t g = 0; g < lz_games_count; g++) {
        if (greedy_is_lost_in(lz_games[g]))
            continue;
        struct sim_table table = table_of(lz_games[g], &lz_bot_random, &lz_bot_random);
        struct sim_duel_result r = fight(&table, &lz_bot_greedy, &lz_bot_random, 2, 1000);
        assert_int_equal(r.verdict, SIM_A_BETTER);
        assert_true(r.p <= 0.001 && r.sign_p < 0.001 && r.share - r.margin > 0.5);
    }
}

static void rummy_is_better_than_greedy(void **state) {
    (void)state;
    for (uint32_t g = 0; g < lz_games_count; g++) {
        if (!lz_bot_plays(&lz_bot_rummy, lz_games[g]))
            continue;
        struct sim_table table = table_of(lz_games[g], &lz_bot_random, &lz_bot_random);
        struct sim_duel_result r = fight(&table, &lz_bot_greedy, &lz_bot_rummy, 2, 1000);
        assert_int_equal(r.verdict, SIM_B_BETTER);
        assert_true(r.p <= 0.001 && r.sign_p < 0.001 && r.share + r.margin < 0.5);
    }
}

/* A bot that is better than `random` in the even seats only. */
static const struct lz_bot *half(int seat) { return seat % 2 ? &lz_bot_random : &lz_bot_greedy; }
static void begin_half(void *memory, const struct lz_chair *chair) { half(chair->seat)->begin(memory, chair); }
static void decide_half(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    half(lz_seen_of(asked->view)->seat)->decide(memory, asked, move);
}

static void sides_are_judged_alone(void **state) {
    (void)state;
    struct lz_bot split = lz_bot_greedy; /* the larger memory and scratch */
    split.begin = begin_half;
    split.decide = decide_half;
    struct sim_table table = table_of(pig(), &lz_bot_random, &lz_bot_random);
    uint8_t seed[LZ_SEED];
    struct sim_duel_result r;
    lz_fair_seed(lz_span("sides"), seed);
    struct sim_duel duel = { .table = &table,
                             .a = { &split },
                             .b = { &lz_bot_random },
                             .base = seed,
                             .most = 800,
                             .certain = 0.001,
                             .threads = 2,
                             .sides = true };
    assert_int_equal(sim_duel(&duel, &r), LZ_OK);
    assert_true(r.p <= 0.001 && r.side[0].p <= 0.001 && r.side[0].sign_p < 0.001);
    assert_true(r.side[0].plus > r.side[0].minus && r.side[1].plus + r.side[1].minus == 0);
    assert_int_equal(r.verdict, SIM_UNKNOWN); /* better, but not on both sides */
    assert_int_equal(r.pairs, 800);
    duel.a.bot = &lz_bot_greedy;
    assert_int_equal(sim_duel(&duel, &r), LZ_OK);
    assert_int_equal(r.verdict, SIM_A_BETTER);
    assert_true(r.side[0].p <= 0.001 && r.side[1].p <= 0.001);
    duel.a.bot = &lz_bot_random, duel.b.bot = &lz_bot_greedy;
    assert_int_equal(sim_duel(&duel, &r), LZ_OK);
    assert_int_equal(r.verdict, SIM_B_BETTER);
    assert_true(r.side[1].plus < r.side[1].minus);
}

static const struct lz_bot *bot_of(const char *id, const struct lz_game *game) {
    return lz_bot_by_id(lz_span(id), game);
}

/* Partners win as one: nothing of it is divided, and nothing of it is a draw. */
static void partners_share_no_win(void **state) {
    (void)state;
    struct sim_table table = table_of(lz_game_by_id(lz_span("legends")), &lz_bot_rummy, &lz_bot_random);
    table.setup.seats = 4;
    for (int i = 0; i < 4; i++)
        table.bot[i] = i % 2 ? &lz_bot_random : &lz_bot_rummy;
    run(&table, "partners", 2, &one);
    assert_int_equal(one.shared, 0);
    for (int i = 0; i < 4; i++) {
        assert_int_equal(one.seat[i].shared, 0);
        assert_int_equal(one.seat[i].wins, i % 2 ? 0 : MATCHES * SIM_WIN);
    }
}

/* Sides of unlike size: one bot has all of a side, so somebody wins every match. */
static void a_duel_keeps_sides_together(void **state) {
    (void)state;
    const struct lz_game *game = lz_game_by_id(lz_span("newspeak"));
    const struct lz_bot *a = bot_of("hard", game), *b = bot_of("guesser", game);
    struct sim_table table = table_of(game, a, b);
    table.setup.seats = 5;
    struct sim_duel_result r = fight(&table, a, b, 2, 32);
    assert_int_equal(r.drawn, 0);
    assert_true(r.plus > r.minus);
}

static void threads_do_not_change_a_duel(void **state) {
    (void)state;
    struct sim_table table = table_of(pig(), &lz_bot_random, &lz_bot_random);
    struct sim_duel_result x = fight(&table, &lz_bot_greedy, &lz_bot_random, 1, 64);
    struct sim_duel_result y = fight(&table, &lz_bot_greedy, &lz_bot_random, 3, 64);
    assert_int_equal(x.pairs, y.pairs);
    assert_int_equal(x.plus, y.plus);
    assert_int_equal(x.lead.sum, y.lead.sum);
    assert_true(x.p == y.p);
}

/* A bot against itself, seat for seat and key for key, ties every pair. */
static void a_bot_is_even_with_itself(void **state) {
    (void)state;
    struct sim_table table = table_of(pig(), &lz_bot_random, &lz_bot_random);
    struct sim_duel_result r = fight(&table, &lz_bot_random, &lz_bot_random, 2, 2000);
    assert_int_equal(r.verdict, SIM_EVEN);
    assert_int_equal(r.plus + r.minus, 0);
}

/* Another key, the same strength: the pairs differ, and no verdict for either side may come of it. */
static void begin_otherwise(void *memory, const struct lz_chair *chair) {
    struct lz_chair other = *chair;
    other.key[0] ^= 1;
    lz_bot_random.begin(memory, &other);
}

static void an_equal_bot_is_not_better(void **state) {
    (void)state;
    struct lz_bot twin = lz_bot_random;
    twin.begin = begin_otherwise;
    struct sim_table table = table_of(pig(), &lz_bot_random, &lz_bot_random);
    struct sim_duel_result r = fight(&table, &lz_bot_random, &twin, 2, 1500);
    assert_true(r.plus > 100 && r.minus > 100);
    assert_true(r.verdict == SIM_UNKNOWN || r.verdict == SIM_EVEN);
}

/* Room is taken before the first match, never in one. */
static void a_match_allocates_nothing(void **state) {
    (void)state;
    for (uint32_t g = 0; g < lz_games_count; g++) {
        struct sim_table table = table_of(lz_games[g], &lz_bot_greedy, lz_bots[lz_bots_count - 1]);
        if (!lz_bot_plays(table.bot[1], table.game))
            table = table_of(lz_games[g], &lz_bot_greedy, &lz_bot_random);
        uint8_t seed[LZ_SEED] = { 9 };
        void *memory = malloc(sim_room_size(&table));
        struct sim_room room = sim_room_in(&table, memory);
        struct sim_outcome outcome;
        uint64_t before = sim_allocations();
        assert_true(before > 0);
        assert_int_equal(sim_match(&room, seed, &(struct sim_watch){ .audit = true }, &outcome), LZ_OK);
        assert_int_equal(sim_allocations(), before);
        free(memory);
    }
}

/* What each match came to, in the order of their numbers. */
struct listed {
    const struct sim_table *table;
    uint64_t next, decisions, won[LZ_SEATS], drawn, rounds;
};

static void list_match(void *to, uint64_t match, const struct sim_outcome *outcome) {
    struct listed *listed = to;
    assert_int_equal(match, listed->next);
    listed->next++;
    listed->decisions += outcome->decisions;
    listed->rounds += outcome->rounds;
    uint32_t sides = sim_sides_of(listed->table->game, listed->table->setup.seats, outcome->won);
    for (int i = 0; i < LZ_SEATS; i++)
        listed->won[i] += sides == 1u << i;
    listed->drawn += (sides & (sides - 1)) != 0;
}

static void every_match_is_told_in_order(void **state) {
    (void)state;
    uint8_t seed[LZ_SEED] = { 3 };
    struct sim_table table = table_of(pig(), &lz_bot_greedy, &lz_bot_random);
    for (uint32_t threads = 1; threads <= 3; threads++) {
        struct listed listed = { .table = &table };
        struct sim_study study = {
            .table = &table, .base = seed, .matches = 150, .threads = threads, .match = list_match, .match_to = &listed
        };
        assert_int_equal(sim_run(&study, &one), LZ_OK);
        study.match = NULL;
        assert_int_equal(sim_run(&study, &two), LZ_OK);
        assert_memory_equal(&one, &two, sizeof one);
        assert_true(listed.next == 150 && listed.decisions == (uint64_t)one.decisions.sum && listed.rounds == 150);
        assert_true(listed.won[0] == one.seat[0].sole && listed.won[1] == one.seat[1].sole);
        assert_int_equal(listed.drawn, one.shared);
    }
}

/* Every bot is asked with the budget of its seat. */
static uint64_t spent[LZ_SEATS];
static void decide_spending(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    spent[lz_seen_of(asked->view)->seat] = asked->nodes;
    lz_bot_random.decide(memory, asked, move);
}

static void budgets_belong_to_seats(void **state) {
    (void)state;
    struct lz_bot spender = lz_bot_random;
    spender.decide = decide_spending;
    struct sim_table table = table_of(pig(), &spender, &spender);
    sim_sit(&table, 1, &(struct lz_player){ &spender, 7 });
    assert_int_equal(sim_player(&table, 1).nodes, 7);
    run(&table, "budgets", 1, &one);
    assert_true(spent[0] == FEW_NODES && spent[1] == 7);
}

/* A bot that holds when there is nothing to hold. */
static void decide_wrongly(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    *move = (struct lz_move){ .verb = 1 };
}

static void an_illegal_move_is_a_bug_that_says_whose(void **state) {
    (void)state;
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    if (child == 0) {
        struct lz_bot wrong = lz_bot_random;
        wrong.id = "wrong";
        wrong.decide = decide_wrongly;
        struct sim_table table = table_of(pig(), &wrong, &wrong);
        dup2(ends[1], 2);
        signal(SIGABRT, SIG_DFL);
        run(&table, "a", 1, &one);
        _exit(0);
    }
    char said[1000] = "";
    close(ends[1]);
    for (ssize_t n, len = 0; (n = read(ends[0], said + len, sizeof said - 1 - (size_t)len)) > 0;)
        len += n;
    close(ends[0]);
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
    assert_non_null(strstr(said, "bot 'wrong' at seat #0 of pig answered 'hold', which PIG-1.3 forbids; match seed "));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(threads_do_not_change_the_sums),
        cmocka_unit_test(another_seed_gives_other_matches),
        cmocka_unit_test(an_odd_match_is_its_seed),
        cmocka_unit_test(dirty_memory_changes_nothing),
        cmocka_unit_test(the_hosts_hand_knows_no_more_than_the_view),
        cmocka_unit_test(a_refused_setup_is_said),
        cmocka_unit_test(greedy_is_better_than_random),
        cmocka_unit_test(sides_are_judged_alone),
        cmocka_unit_test(rummy_is_better_than_greedy),
        cmocka_unit_test(partners_share_no_win),
        cmocka_unit_test(a_duel_keeps_sides_together),
        cmocka_unit_test(threads_do_not_change_a_duel),
        cmocka_unit_test(a_bot_is_even_with_itself),
        cmocka_unit_test(an_equal_bot_is_not_better),
        cmocka_unit_test(a_match_allocates_nothing),
        cmocka_unit_test(every_match_is_told_in_order),
        cmocka_unit_test(budgets_belong_to_seats),
        cmocka_unit_test(an_illegal_move_is_a_bug_that_says_whose),
    };
    return cmocka_run_group_tests_name("sim", tests, NULL, NULL);
}
