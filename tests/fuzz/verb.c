/* The notation: whatever is typed as a move, a beginning of one, or an option. What is understood is sane, prints and
   parses back; what is not gets an answer. */
#include "core/match.h"
#include "core/words/option.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "tests/fuzz/fuzz.h"

static struct lz_move room[LZ_MOVES];

static void comes_back(const struct lz_game *game, const struct lz_move *move) {
    char words[400];
    for (int codes = 0; codes < 2; codes++) {
        struct lz_writer w = lz_writer_in(words, sizeof words);
        struct lz_move back;
        (codes ? lz_move_print_codes : lz_move_print)(game, move, &w);
        lz_assert(!w.full && lz_move_sane(game, move));
        lz_assert(lz_move_parse(game, move->seat, lz_span(words), &back) && lz_move_equal(move, &back));
    }
}

static void read_move(const struct lz_game *game, struct lz_text text, struct lz_writer *trouble) {
    struct lz_move move;
    if (lz_move_parse(game, 1, text, &move)) {
        comes_back(game, &move);
        return;
    }
    lz_move_trouble(game, 1, text, trouble);
    lz_assert(trouble->len > 0);
}

static void guess_move(const struct lz_game *game, struct lz_text text, struct lz_writer *trouble) {
    static _Alignas(16) uint8_t state[FUZZ_STATE];
    struct lz_setup setup = { .seats = game->seats_least };
    struct lz_moves legal = { room, 0, LZ_MOVES, false };
    struct lz_move move;
    lz_options_usual(game, &setup);
    lz_assert(game->setup(game, state, &setup, NULL, NULL));
    game->legal(game, state, lz_first(lz_head_of(state)->may), &legal);
    if (lz_move_guess(game, &legal, text, &move)) {
        comes_back(game, &move);
        return;
    }
    lz_guess_trouble(game, &legal, text, trouble);
    lz_assert(trouble->len > 0);
}

static void read_option(const struct lz_game *game, struct lz_text text, struct lz_writer *trouble) {
    struct lz_setup setup;
    lz_options_usual(game, &setup);
    if (lz_option_parse(game, text, &setup, trouble))
        for (int i = 0; i < game->option_count; i++)
            lz_assert(lz_option_in_range(&game->options[i], setup.option[i]));
    else
        lz_assert(trouble->len > 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct fuzz f = { data, size };
    const struct lz_game *game = fuzz_game(&f);
    uint8_t what = fuzz_byte(&f);
    char words[600];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    struct lz_text text = { (const char *)f.at, (uint32_t)f.left };
    (what % 3 == 0 ? read_move : what % 3 == 1 ? guess_move : read_option)(game, text, &trouble);
    return 0;
}
