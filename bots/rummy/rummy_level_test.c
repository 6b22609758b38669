/* The levels of the card games: each is better than the one below it, and none overlooks the way out. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bots/bot.h"
#include "core/games.h"
#include "core/match.h"
#include "core/seats.h"
#include "core/words/option.h"
#include "core/words/text.h"
#include "games/kit/rummy_view.h"

#include <stdlib.h>
#include <string.h>

enum { STATE = 1024, MEMORY = 8192, SCRATCH = 1 << 20 };

struct play {
    const struct lz_game *game;
    const struct lz_bot *bot[RUMMY_SEATS];
    struct lz_setup setup;
    _Alignas(LZ_BOT_ALIGN) uint8_t state[STATE], memory[RUMMY_SEATS][MEMORY], scratch[SCRATCH];
    struct rummy_view view;
    bool could; /* the seat whose turn it is could have gone out, and far ahead */
    int ways;   /* how often somebody could */
};
static struct play p;

static struct lz_move ask(int seat) {
    struct lz_move move;
    p.game->view(p.game, p.state, seat, &p.view);
    struct lz_asked asked = { .view = &p.view, .nodes = LZ_BOT_NODES, .scratch = p.scratch };
    p.bot[seat]->decide(p.memory[seat], &asked, &move);
    return move;
}

/* Even seats are the first bot's, odd ones the second's. */
static void sit_down(const char *game, int seats, const char *const bots[2]) {
    p.game = lz_game_by_id(lz_span(game));
    p.setup = (struct lz_setup){ .seats = (uint8_t)seats };
    lz_options_usual(p.game, &p.setup);
    for (int i = 0; i < seats; i++)
        p.bot[i] = lz_bot_by_id(lz_span(bots[i % 2]), p.game);
    for (int i = 0; i < seats; i++)
        assert_true(p.bot[i] && p.bot[i]->memory(p.game) <= MEMORY && lz_bot_scratch(p.bot[i], p.game) <= SCRATCH);
    assert_true(p.game->state_size <= STATE);
}

/* `before` is asked of every move. */
static lz_seats play_on(uint64_t key, void (*before)(const struct lz_move *)) {
    struct lz_match match = { p.game, p.state, NULL, false, NULL };
    struct lz_why why;
    p.setup.key[0] = key;
    p.could = false;
    for (int i = 0; i < p.setup.seats; i++)
        p.bot[i]->begin(p.memory[i], &(struct lz_chair){ p.game, i, { key, (uint64_t)i }, NULL });
    assert_true(lz_begin(&match, &p.setup, NULL, &why));
    while (!lz_head_of(p.state)->over) {
        struct lz_input in = { .move = ask(lz_first(lz_head_of(p.state)->wait)) };
        if (before)
            before(&in.move);
        assert_int_equal(lz_submit(&match, &in, NULL, &why), LZ_OK);
    }
    return lz_head_of(p.state)->won;
}

/* ---- better, level by level */

/* Of so many deals, each played twice with the seats changed: matches that the first bot has won more. */
static int won_more(const char *game, int seats, const char *const bots[2], int deals) {
    int more = 0;
    for (int swap = 0; swap < 2; swap++) {
        sit_down(game, seats, (const char *[]){ bots[swap], bots[!swap] });
        for (int key = 1; key <= deals; key++) {
            lz_seats won = play_on((uint64_t)key, NULL);
            for (int i = 0; i < seats && won; i++)
                if (lz_in(won, i)) {
                    more += i % 2 == swap ? 1 : -1;
                    break;
                }
        }
    }
    return more;
}

static const char *const games[] = { "conspiracy", "legends" };

static void each_level_beats_the_one_below(void **state) {
    static const char *const steps[][2] = { { "easy", "greedy" }, { "normal", "easy" }, { "hard", "normal" } };
    enum { DEALS = 40 };
    (void)state;
    for (int g = 0; g < 2; g++)
        for (int i = 0; i < 3; i++) {
            int more = won_more(games[g], 2, steps[i], DEALS);
            if (more < DEALS / 5) /* 60 of 100 */
                fail_msg("%s: %s wins %d more than %s, of %d", games[g], steps[i][0], more, steps[i][1], 2 * DEALS);
        }
}

/* Two who err lose far more than one: as partners they err less, so that `hard` without its search is hardly better. */
static void partners_err_less(void **state) {
    enum { DEALS = 20 };
    (void)state;
    int of_easy = won_more("legends", 4, (const char *[]){ "normal", "easy" }, DEALS);
    int of_normal = won_more("legends", 4, (const char *[]){ "hard", "normal" }, DEALS);
    if (of_easy < DEALS * 2 / 5 || of_normal > DEALS * 3 / 5) /* 60 of 100; 65 */
        fail_msg("of %d as partners: normal %d more than easy, hard %d more than normal", 2 * DEALS, of_easy,
                 of_normal);
}

/* ---- the way out, found by trying everything */

enum { DEEP = 9, TRIES = 3000, FAR_AHEAD = 10, HELD = 7 };
static struct {
    _Alignas(16) uint8_t state[STATE];
    struct lz_move moves[LZ_MOVES];
} at[DEEP];
static int tries;

/* What the seat's side would be ahead of the best of the others, all hands being known. */
static int ahead(const uint8_t *state, int seat, lz_card last) {
    const struct rummy_deck *deck = p.game->facts;
    struct rummy_view v;
    struct rummy_open then;
    int16_t inhand[RUMMY_SEATS] = { 0 };
    int side[RUMMY_SEATS] = { 0 }, sides = 0, best = INT16_MIN, mine = lz_side_of(p.game, p.setup.seats, seat);
    for (int i = 0; i < p.setup.seats; i++) {
        p.game->view(p.game, state, i, &v);
        inhand[i] = (int16_t)(i == seat ? 0 : rummy_inhand(deck, &v.mine));
    }
    then = v.open;
    then.tabloids[then.tabloids_left++] = last;
    then.out = (uint8_t)seat;
    struct rummy_result end = rummy_tally(deck, &then, p.setup.seats, inhand);
    for (int i = 0; i < p.setup.seats && i < RUMMY_SEATS; i++) {
        int of = lz_side_of(p.game, p.setup.seats, i);
        side[of] += end.score[i];
        sides = of < sides ? sides : of + 1;
    }
    for (int i = 0; i < sides; i++)
        best = i != mine && side[i] > best ? side[i] : best;
    return side[mine] - best;
}

static bool way_out(int seat, int depth) {
    struct rummy_view v;
    struct lz_moves moves = { at[depth].moves, 0, LZ_MOVES, false };
    p.game->view(p.game, at[depth].state, seat, &v);
    p.game->legal(p.game, at[depth].state, seat, &moves);
    for (uint32_t i = 0; i < moves.count && ++tries < TRIES; i++) {
        const struct lz_move *m = &moves.at[i];
        if (m->verb == RUMMY_V_DISCARD && v.open.held[seat] == 1)
            return ahead(at[depth].state, seat, (lz_card)m->arg[0]) >= FAR_AHEAD;
        if ((m->verb != RUMMY_V_MELD && m->verb != RUMMY_V_ADD && m->verb != RUMMY_V_DECLINE) || depth + 1 == DEEP)
            continue;
        memcpy(at[depth + 1].state, at[depth].state, STATE);
        p.game->apply(p.game, at[depth + 1].state, m, NULL);
        if (way_out(seat, depth + 1))
            return true;
    }
    return false;
}

static void goes_out_if_it_can(const struct lz_move *move) {
    const struct rummy_open *open = &p.view.open;
    bool ends = move->verb == RUMMY_V_DISCARD && p.view.seen.phase == RUMMY_MAIN;
    if (p.view.seen.phase == RUMMY_MAIN && open->held[move->seat] <= HELD && !p.could) {
        memcpy(at[0].state, p.state, STATE);
        tries = 0;
        p.could = way_out(move->seat, 0);
        p.ways += p.could;
    }
    if (!ends)
        return;
    if (p.could && open->held[move->seat] != 1)
        fail_msg("%s: %s holds %d cards and overlooks the way out, round %d, step %u, key %d", p.game->id,
                 p.bot[move->seat]->id, open->held[move->seat], open->round, p.view.seen.step, (int)p.setup.key[0]);
    p.could = false;
}

static void nobody_overlooks_going_out(void **state) {
    static const char *const levels[] = { "easy", "normal", "hard" };
    (void)state;
    p.ways = 0;
    for (int g = 0; g < 2; g++)
        for (int level = 0; level < 3; level++)
            for (int seats = 2; seats <= 4; seats++) {
                sit_down(games[g], seats, (const char *[]){ levels[level], levels[level] });
                for (int key = 1; key <= 5; key++)
                    play_on((uint64_t)key, goes_out_if_it_can);
            }
    assert_true(p.ways > 60); /* it was put to the test */
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_level_beats_the_one_below),
        cmocka_unit_test(partners_err_less),
        cmocka_unit_test(nobody_overlooks_going_out),
    };
    return cmocka_run_group_tests_name("rummy_level", tests, NULL, NULL);
}
