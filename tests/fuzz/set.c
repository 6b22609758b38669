/* Sets of one game: a file as it comes, or a good one with lines or fields changed, so that what comes after the first
   check is reached too. The build makes a fuzzer for each game, by GAME and its two good sets, SMALL and WHOLE.
   A set that is refused gets an answer. One that is taken can be played: nothing of it points into the file, audits
   hold, every move prints and parses back, and no list of moves is longer than its room. */
#include "core/match.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/set.h"
#include "core/words/option.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "tests/fuzz/fuzz.h"

#include <stdio.h>
#include <stdlib.h>

enum { ROOM = 1 << 18, GOOD_MOST = 60000, INPUTS = 64, FIELDS = 8, BY_FIELD = 192 };

/* Good sets to change. */
enum { GOODS = 2 };
static struct lz_text good_text(int which) {
    static const char *const path[GOODS] = { SMALL, WHOLE };
    static char text[GOODS][GOOD_MOST];
    static uint32_t len[GOODS];
    FILE *file = len[which] ? NULL : fopen(path[which], "rb");
    if (file) {
        len[which] = (uint32_t)fread(text[which], 1, GOOD_MOST, file);
        fclose(file);
    }
    lz_assert(len[which]);
    return (struct lz_text){ text[which], len[which] };
}

/* The next of the input's lines. */
static struct lz_text take_change(struct fuzz *f) {
    struct lz_text rest = { (const char *)f->at, (uint32_t)f->left }, line = lz_take_line(&rest);
    f->at += f->left - rest.len;
    f->left = rest.len;
    return line;
}

/* The line with another text between two of its bars. */
static void change_field(struct lz_text line, struct fuzz *f, struct lz_writer *w) {
    uint32_t from = 0, to;
    for (int skip = fuzz_byte(f) % FIELDS; skip && from < line.len; from++)
        skip -= line.at[from] == '|';
    for (to = from; to < line.len && line.at[to] != '|';)
        to++;
    lz_put_text(w, (struct lz_text){ line.at, from });
    lz_put_text(w, take_change(f));
    lz_put_text(w, (struct lz_text){ line.at + to, line.len - to });
}

/* The good text; where the input says so, a line or a field of it is replaced, or something is put before it. */
static void change(struct lz_text good, struct fuzz *f, struct lz_writer *w) {
    int gap = fuzz_byte(f);
    while (good.len) {
        struct lz_text line = lz_take_line(&good);
        if (gap-- == 0) {
            uint8_t how = fuzz_byte(f);
            gap = fuzz_byte(f);
            if (how >= BY_FIELD)
                change_field(line, f, w);
            else
                lz_put_text(w, take_change(f));
            lz_put(w, "\n");
            if (how % 2 || how >= BY_FIELD)
                continue;
        }
        lz_put_text(w, line);
        lz_put(w, "\n");
    }
}

static void comes_back(const struct lz_game *game, const struct lz_move *move) {
    char words[400];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    struct lz_move back;
    lz_move_print(game, move, &w);
    lz_assert(lz_move_parse(game, move->seat, lz_span(words), &back) && lz_move_equal(move, &back));
}

static void show(const struct lz_game *game, const void *state) {
    static _Alignas(16) uint8_t view[FUZZ_STATE];
    static char words[1 << 16];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    game->view(game, state, 0, view);
    game->show(game, view, &w);
    lz_assert(!w.full);
}

static void play(const struct lz_game *game, struct fuzz *f) {
    static _Alignas(16) uint8_t state[FUZZ_STATE];
    static struct lz_move room[LZ_MOVES];
    struct lz_setup setup = fuzz_setup(f, game);
    struct lz_match match = { .game = game, .state = state, .audit = true };
    struct lz_why why;
    struct lz_rng rng = lz_rng_from(setup.key[0], 1);
    int inputs = fuzz_byte(f) % INPUTS;
    if (!lz_begin(&match, &setup, NULL, &why))
        return;
    for (int i = 0; i < inputs && !lz_head_of(state)->over; i++) {
        struct lz_moves legal = { room, 0, LZ_MOVES, false };
        int seat = lz_first(lz_head_of(state)->may);
        game->legal(game, state, seat, &legal);
        lz_assert(legal.count && legal.count < 257);
        struct lz_input in = { .move = room[lz_roll(&rng, legal.count)], .at = lz_head_of(state)->now };
        comes_back(game, &in.move);
        lz_assert(lz_submit(&match, &in, NULL, &why) == LZ_OK);
    }
    show(game, state);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct fuzz f = { data, size };
    uint8_t kind = fuzz_byte(&f);
    struct lz_text good = good_text(kind >= 250); /* mostly the small one: it is quicker */
    const struct lz_game *game = lz_game_by_id(lz_span(GAME));
    char words[16000], *text = malloc(good.len + size + 400);
    struct lz_writer file = lz_writer_in(text, (uint32_t)(good.len + size + 400));
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    struct lz_game loaded;
    static _Alignas(16) uint8_t room[ROOM];
    lz_assert(text && game->set_room <= ROOM);
    if (kind % 2)
        change(good, &f, &file);
    else
        lz_put_text(&file, (struct lz_text){ (const char *)f.at, (uint32_t)f.left });
    bool taken = game->load(game, (struct lz_text){ file.at, file.len }, room, &loaded, &trouble);
    free(text);
    lz_assert(taken == !trouble.len);
    if (taken)
        play(&loaded, &f);
    return 0;
}
