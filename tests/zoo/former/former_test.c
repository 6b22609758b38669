/* The former bots play the games that they played when they were put here. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "core/games.h"
#include "core/hash.h"
#include "core/words/option.h"
#include "core/words/text.h"
#include "sim/match_run.h"
#include "tests/zoo/zoo.h"

#include <stdlib.h>

/* Every move of the matches "former 0" and "former 1", one after another. */
static const struct {
    const struct lz_bot *bot;
    const char *option;
    int seats;
    uint64_t moves;
} played[] = {
    { &former_normal, "preset=duel", 2, 0xd4278b7bd632799ULL },
    { &former_normal, "preset=quick4", 4, 0xf904ff73273a03e6ULL },
    { &former_hard, "preset=duel", 2, 0xe2f1ff62c337e9bfULL },
    { &former_hard, "preset=quick4", 4, 0xd62a862118c0654ULL },
};

static void moved(void *to, const struct lz_move *move, const int32_t points[LZ_SEATS]) {
    uint64_t *hash = to;
    *hash = lz_hash(move, sizeof *move, *hash);
}

static uint64_t moves_of(const struct lz_bot *bot, const char *option, int seats) {
    struct sim_table table = { .game = lz_game_by_id(lz_span("swamp")), .nodes = LZ_BOT_NODES };
    lz_options_usual(table.game, &table.setup);
    assert_true(lz_option_parse(table.game, lz_span(option), &table.setup, NULL));
    table.setup.seats = (uint8_t)seats;
    for (int i = 0; i < seats; i++)
        table.bot[i] = bot;
    void *memory = malloc(sim_room_size(&table));
    assert_non_null(memory);
    struct sim_room room = sim_room_in(&table, memory);
    uint64_t hash = 0;
    static const char *const words[] = { "former 0", "former 1" };
    for (size_t i = 0; i < LZ_COUNT(words); i++) {
        uint8_t seed[LZ_SEED];
        struct sim_outcome outcome;
        struct sim_watch watch = { .moved = moved, .to = &hash };
        lz_fair_seed(lz_span(words[i]), seed);
        assert_int_equal(sim_match(&room, seed, &watch, &outcome), LZ_OK);
    }
    free(memory);
    return hash;
}

static void former_bots_play_as_they_did(void **state) {
    (void)state;
    for (size_t i = 0; i < LZ_COUNT(played); i++)
        assert_int_equal(moves_of(played[i].bot, played[i].option, played[i].seats), played[i].moves);
}

int main(void) {
    const struct CMUnitTest tests[] = { cmocka_unit_test(former_bots_play_as_they_did) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
