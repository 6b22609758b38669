/* A twin in numbers: the book's section 19 gives what a second, independent model of these rules found in uniformly
   random play. Two readings of one rulebook that agree in distribution agree in what no single script can show. */
#include "tests/unit/unit.h"

#include "core/words/option.h"
#include "core/seats.h"
#include "games/conspiracy/conspiracy.h"
#include "games/conspiracy/conspiracy_state.h"

struct tally {
    double rounds, turns, exhausted, points;
};

static void count(void *to, const struct lz_event *event) {
    struct tally *t = to;
    t->rounds += event->kind == RUMMY_K_DEALT;
    t->turns += event->kind == RUMMY_K_TURN;
    t->exhausted += event->kind == RUMMY_K_EXHAUSTED;
    t->points += event->kind == RUMMY_K_SCORED ? event->arg[2] : 0;
}

static struct tally play_at_random(int seats, int matches) {
    struct tally t = { 0 };
    struct lz_sink sink = { count, &t };
    struct lz_rng rng = lz_rng_from(19, (uint64_t)seats);
    for (int i = 0; i < matches; i++) {
        struct rummy s;
        struct lz_move move;
        struct lz_setup setup = { .key = { (uint64_t)i, 20 }, .seats = (uint8_t)seats };
        lz_options_usual(&conspiracy_game, &setup);
        assert_true(conspiracy_game.setup(&conspiracy_game, &s, &setup, &sink, NULL));
        while (!s.head.over) {
            assert_true(conspiracy_game.sample(&conspiracy_game, &s, lz_first(s.head.may), &rng, &move));
            conspiracy_game.apply(&conspiracy_game, &s, &move, &sink);
        }
    }
    return t;
}

static void assert_near(double found, double told, double off) {
    if (found < told - off || found > told + off)
        print_message("found %.2f, the book says %.2f\n", found, told);
    assert_true(found >= told - off && found <= told + off);
}

/* The seeds are fixed, so this holds or does not; the margins are the book's rounding and some four standard errors. */
TEST(random_play_is_as_the_book_says) {
    UNUSED;
    static const struct { double points, exhausted; } book[] = { [2] = { 15, 4 }, [3] = { 11, 22 }, [4] = { 5, 64 } };
    for (int seats = 2; seats <= 4; seats++) {
        struct tally t = play_at_random(seats, 300);
        assert_near(t.points / t.rounds / seats, book[seats].points, 1.2);
        assert_near(100 * t.exhausted / t.rounds, book[seats].exhausted, 4);
        assert_near(t.turns / t.rounds, 47, 4);
    }
}

RUN(CASE(random_play_is_as_the_book_says))
