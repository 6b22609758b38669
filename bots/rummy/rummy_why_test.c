/* Why: the three best moves of a decision, and what made each of them the best. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bots/bot.h"
#include "bots/rummy/rummy_judge.h"
#include "core/games.h"
#include "core/match.h"
#include "core/seats.h"
#include "core/words/option.h"
#include "core/words/text.h"

#include <stdlib.h>
#include <string.h>

enum { STATE = 1024, MEMORY = 8192, SCRATCH = 1 << 20, MATCHES = 2 };

struct play {
    const struct lz_game *game;
    const struct lz_bot *bot;
    struct rummy_lore lore;
    _Alignas(LZ_BOT_ALIGN) uint8_t state[STATE], memory[RUMMY_SEATS][MEMORY], scratch[SCRATCH];
    struct rummy_view view;
    struct lz_move moves[LZ_MOVES];
    uint64_t nodes;
    struct {
        int decisions, told, several, by_search, out;
    } seen;
};
static struct play p;

static struct lz_move decide(int seat, struct lz_thought *thought) {
    struct lz_move move;
    p.game->view(p.game, p.state, seat, &p.view);
    struct lz_asked asked = { .view = &p.view, .nodes = p.nodes, .scratch = p.scratch, .thought = thought };
    p.bot->decide(p.memory[seat], &asked, &move);
    return move;
}

/* Whole matches, every decision of which is asked twice: with a thought and without. */
static void play(const char *game, int seats, uint64_t nodes,
                 void (*judge)(const struct lz_move *, const struct lz_thought *)) {
    struct lz_setup setup = { .seats = (uint8_t)seats };
    struct lz_match match = { NULL, p.state, NULL, false, NULL };
    struct lz_why why;
    memset(&p.seen, 0, sizeof p.seen);
    p.nodes = nodes;
    match.game = p.game = lz_game_by_id(lz_span(game));
    p.bot = lz_bot_by_id(lz_span("hard"), p.game);
    rummy_lore_learn(&p.lore, p.game);
    lz_options_usual(p.game, &setup);
    assert_true(p.game->state_size <= STATE && p.bot->memory(p.game) <= MEMORY &&
                lz_bot_scratch(p.bot, p.game) <= SCRATCH);
    for (uint64_t key = 1; key <= MATCHES; key++) {
        setup.key[0] = key;
        for (int i = 0; i < seats; i++)
            p.bot->begin(p.memory[i], &(struct lz_chair){ p.game, i, { key, (uint64_t)i }, NULL });
        assert_true(lz_begin(&match, &setup, NULL, &why));
        while (!lz_head_of(p.state)->over) {
            struct lz_thought thought = { 0 };
            int seat = lz_first(lz_head_of(p.state)->wait);
            struct lz_input in = { .move = decide(seat, NULL) };
            struct lz_move again = decide(seat, &thought);
            assert_memory_equal(&again, &in.move, sizeof again);
            judge(&in.move, &thought);
            assert_int_equal(lz_submit(&match, &in, NULL, &why), LZ_OK);
        }
    }
}

/* ---- what is always so */

static void sound(const struct lz_move *made, const struct lz_thought *thought) {
    assert_true(thought->count >= 1 && thought->count <= LZ_THOUGHTS);
    assert_memory_equal(&thought->best[0].move, made, sizeof *made);
    assert_int_equal(thought->best[0].value, 0);
    for (uint32_t i = 0; i < thought->count; i++) {
        assert_true(thought->best[i].reason[0]);
        for (uint32_t k = 0; k < i; k++) {
            assert_memory_not_equal(&thought->best[i].move, &thought->best[k].move, sizeof *made);
            assert_true(thought->best[i].value <= thought->best[k].value);
        }
    }
    p.seen.decisions++;
    p.seen.out += strstr(thought->best[0].reason, "go out") != NULL;
    p.seen.by_search += strstr(thought->best[0].reason, "Played out") != NULL;
    p.seen.several += strstr(thought->best[0].reason, "More than one") != NULL;
}

/* To be asked why changes no move; the best comes first, and everything has a reason. */
static void whoever_is_asked_why_moves_as_before(void **unused) {
    (void)unused;
    static const char *const games[] = { "conspiracy", "legends" };
    for (int g = 0; g < 2; g++)
        for (int seats = 2; seats <= 4; seats += 2) {
            play(games[g], seats, LZ_BOT_NODES, sound);
            assert_true(p.seen.decisions > 100 && p.seen.out && p.seen.several < p.seen.decisions / 2);
            assert_int_equal(p.seen.by_search, 0); /* it has no nodes for that */
        }
}

static void what_playing_out_showed_is_the_reason_only_if_judgement_liked_another(void **unused) {
    (void)unused;
    play("conspiracy", 2, 1000, sound);
    assert_true(p.seen.by_search > 10 && p.seen.by_search < p.seen.decisions / 2);
}

/* ---- a reason is one */

/* The judgement's term that a reason speaks of. */
static enum rummy_term term_of(const char *reason) {
    static const struct {
        const char *word;
        enum rummy_term term;
    } rows[] = { { "on the table", TERM_LAID }, { "Your hand", TERM_HELD },   { "card less", TERM_TEMPO },
                 { "first card", TERM_SPARK },  { "Tabloids", TERM_STORY },   { "next player", TERM_GIFT },
                 { "card does", TERM_PLAYED },  { "cannot see", TERM_DRAWN }, { "Nobody sees", TERM_WATCHED },
                 { "ends so", TERM_ENDING },    { "in your way", TERM_HURT } };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (strstr(reason, rows[i].word))
            return rows[i].term;
    return RUMMY_TERMS;
}

/* Is another move the best without that term? */
static bool falls(const struct rummy_sight *sight, const struct lz_moves *moves, const struct lz_move *made,
                  enum rummy_term term) {
    double own = rummy_judge_without(sight, made, term);
    for (uint32_t i = 0; i < moves->count; i++)
        if (rummy_judge_without(sight, &moves->at[i], term) > own)
            return true;
    return false;
}

/* A term that is told, taken away, leaves another move the best; where more than one thing speaks for it, none does. */
static void decisive(const struct lz_move *made, const struct lz_thought *thought) {
    enum rummy_term term = term_of(thought->best[0].reason);
    struct lz_moves moves = { p.moves, 0, LZ_MOVES, false };
    struct rummy_sight sight;
    rummy_sight_open(&sight, &p.lore, &p.view);
    p.game->legal(p.game, p.state, p.view.seen.seat, &moves);
    if (term < RUMMY_TERMS) {
        assert_true(falls(&sight, &moves, made, term));
        p.seen.told++;
    } else if (strstr(thought->best[0].reason, "More than one")) {
        for (term = 0; term < RUMMY_TERMS; term++)
            assert_false(falls(&sight, &moves, made, term));
        p.seen.several++;
    } else if (moves.count == 1) {
        assert_non_null(strstr(thought->best[0].reason, "only move"));
    }
}

static void without_its_reason_another_move_would_have_won(void **unused) {
    (void)unused;
    play("conspiracy", 2, LZ_BOT_NODES, decisive);
    assert_true(p.seen.told > 100 && p.seen.several > 50);
    play("legends", 4, LZ_BOT_NODES, decisive);
    assert_true(p.seen.told > 100 && p.seen.several > 50);
}

/* Who errs on purpose has no reasons. */
static void easy_and_normal_do_not_explain_themselves(void **unused) {
    (void)unused;
    static const char *const levels[] = { "easy", "normal" };
    for (int i = 0; i < 2; i++) {
        struct lz_thought thought = { .count = 0 };
        struct lz_setup setup = { .seats = 2, .key = { 7 } };
        p.game = lz_game_by_id(lz_span("conspiracy"));
        p.bot = lz_bot_by_id(lz_span(levels[i]), p.game);
        lz_options_usual(p.game, &setup);
        struct lz_match match = { p.game, p.state, NULL, false, NULL };
        struct lz_why why;
        assert_true(lz_begin(&match, &setup, NULL, &why));
        int seat = lz_first(lz_head_of(p.state)->wait);
        p.bot->begin(p.memory[seat], &(struct lz_chair){ p.game, seat, { 7, 0 }, NULL });
        decide(seat, &thought);
        assert_int_equal(thought.count, 0);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whoever_is_asked_why_moves_as_before),
        cmocka_unit_test(what_playing_out_showed_is_the_reason_only_if_judgement_liked_another),
        cmocka_unit_test(without_its_reason_another_move_would_have_won),
        cmocka_unit_test(easy_and_normal_do_not_explain_themselves),
    };
    return cmocka_run_group_tests_name("rummy_why", tests, NULL, NULL);
}
