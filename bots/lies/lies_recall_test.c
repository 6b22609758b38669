/* A turn undone is the turn as it began, at every question of it: tried on random matches, which play every card. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bots/lies/lies_mind.h"
#include "core/games.h"
#include "core/match.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/option.h"
#include "core/words/text.h"

#include <stdlib.h>
#include <string.h>

enum { EAGER = 5 }; /* samples for a Reaction */

struct trial {
    const struct lz_game *game;
    void *state;
    struct lies_turn turn[LIES_SEATS];
    struct lies_view was[LIES_SEATS]; /* the turn's first question, undone */
    uint32_t asked[LIES_SEATS];       /* questions of the turn so far */
    uint32_t undone;                  /* questions after the first, of all turns */
    uint32_t kinds[LIES_KINDS];       /* what was told in a seat's own turn */
};

static void hear(void *to, const struct lz_event *event) {
    struct trial *t = to;
    t->kinds[event->kind]++;
    if (event->kind == LIES_K_TURN)
        t->asked[event->seat] = 0;
    for (int i = 0; i < LIES_SEATS; i++)
        lies_turn_notice(&t->turn[i], event);
}

/* What everybody concludes of a hand is not undone: no search looks at that of its own seat. */
static void forget_known(struct lies_view *v, int seat) {
    memset(v->open.known[seat], 0, LIES_DECK);
    v->open.could[seat] = 0;
}

static void look(struct trial *t, int seat) {
    const struct lies_data *d = lies_facts(t->game);
    struct lies_view v, was;
    t->game->view(t->game, t->state, seat, &v);
    if (!lies_turn_own(&t->turn[seat], &v))
        return;
    lies_turn_undo(&t->turn[seat], d, &v, &was);
    forget_known(&was, seat);
    if (!t->asked[seat]++) {
        t->was[seat] = was;
        assert_memory_equal(was.open.node, v.open.node, sizeof v.open.node);
        assert_memory_equal(was.open.supply, v.open.supply, sizeof v.open.supply);
        if (v.open.step == 0 &&
            (v.open.run.program == LIES_NONE || v.open.run.op == 0)) /* the board's first question */
            assert_true(lies_turn_same(&was, &v));
        return;
    }
    assert_memory_equal(&was, &t->was[seat], sizeof was);
    t->undone++;
}

/* Any move; whoever may react mostly does, so that several declare and one finds the ground taken (held-back). */
static void sample(const struct trial *t, int seat, struct lz_rng *rng, struct lz_move *move) {
    const struct lz_head *head = t->state;
    for (int i = 0; i < EAGER && (!i || (head->phase == LIES_P_DECLARE && move->verb != LIES_V_REACT)); i++)
        assert_true(t->game->sample(t->game, t->state, seat, rng, move));
}

static void play(struct trial *t, int seats, uint64_t seed) {
    struct lz_rng rng = lz_rng_from(seed, (uint64_t)seats);
    struct lz_setup setup = { .seats = (uint8_t)seats, .key = { seed, 1 } };
    struct lz_match match = { t->game, t->state, NULL, false };
    struct lz_sink sink = { hear, t };
    const struct lz_head *head = t->state;
    lz_options_usual(t->game, &setup);
    setup.option[LIES_O_ORDER] = (int32_t)(seed % LIES_ORDERS);
    for (int i = 0; i < LIES_SEATS; i++)
        t->turn[i] = (struct lies_turn){ .seat = (uint8_t)i };
    assert_true(lz_begin(&match, &setup, &sink, NULL));
    while (!head->over) {
        struct lz_input in = { .at = head->now };
        int seat = lz_first(head->wait);
        look(t, seat);
        sample(t, seat, &rng, &in.move);
        assert_int_equal(lz_submit(&match, &in, &sink, NULL), LZ_OK);
    }
}

static void a_turn_undone_is_as_it_began(void **state) {
    struct trial t = { .game = lz_game_by_id(lz_span("lies")) };
    (void)state;
    t.state = malloc(t.game->state_size);
    for (uint64_t seed = 1; seed <= 150; seed++)
        for (int seats = 2; seats <= LIES_SEATS; seats += 2)
            play(&t, seats, seed);
    assert_true(t.undone > 10000);
    for (int kind = 0; kind < LIES_KINDS; kind++)
        if (!t.kinds[kind])
            fail_msg("'%s' is never told", t.game->kinds[kind].word);
    free(t.state);
}

/* Cards that came in the middle of it cannot be sent back. */
static void after_a_draw_it_is_not_undone(void **state) {
    struct lies_turn turn = { .seat = 1 };
    struct lies_view v = { .open = { .turn = 1, .stage = LIES_S_TURN } };
    (void)state;
    assert_true(lies_turn_own(&turn, &v));
    lies_turn_notice(&turn, &(struct lz_event){ .kind = LIES_K_DREW, .seat = 0 });
    assert_true(lies_turn_own(&turn, &v));
    lies_turn_notice(&turn, &(struct lz_event){ .kind = LIES_K_DREW, .seat = 1 });
    assert_false(lies_turn_own(&turn, &v));
    lies_turn_notice(&turn, &(struct lz_event){ .kind = LIES_K_TURN, .seat = 1 });
    assert_true(lies_turn_own(&turn, &v));
    v.open.turn = 0;
    assert_false(lies_turn_own(&turn, &v));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_turn_undone_is_as_it_began),
        cmocka_unit_test(after_a_draw_it_is_not_undone),
    };
    return cmocka_run_group_tests_name("lies_recall", tests, NULL, NULL);
}
