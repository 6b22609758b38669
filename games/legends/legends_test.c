/* Worlds imagined from positions of Legends and Lies that play seldom reaches. */
#include "tests/unit/unit.h"

#include "core/words/option.h"
#include "games/legends/legends.h"
#include "games/legends/legends_state.h"
#include "core/match.h"

/* Two seats, #0 in main with Crop Circles alone, these on top of the Unknown; what is left of the deck lies Aside. */
static void place(struct rummy *s, const uint8_t *unknown, int n) {
    struct lz_setup setup = { .key = { 1, 2 }, .seats = 2 };
    lz_options_usual(&legends_game, &setup);
    assert_true(legends_game.setup(&legends_game, s, &setup, NULL, NULL));
    struct lz_cards left = { { 0 } };
    for (lz_card id = 0; id < CARDS; id++)
        for (int copies = legends_deck.card[id].count; copies > 0; copies--)
            lz_cards_add(&left, id);
    memset(s->hand, 0, sizeof s->hand);
    memset(s->unknown, 0, sizeof s->unknown);
    memcpy(s->unknown, unknown, (size_t)n);
    lz_cards_add(&s->hand[0], CROP_CIRCLES);
    lz_cards_add(&s->hand[1], JERSEY_DEVIL);
    s->open.held[0] = s->open.held[1] = 1;
    s->open.unknown_left = (uint8_t)n;
    s->open.tabloids[0] = ESP;
    lz_cards_take(&left, CROP_CIRCLES);
    lz_cards_take(&left, JERSEY_DEVIL);
    lz_cards_take(&left, ESP);
    for (int i = 0; i < n; i++)
        lz_cards_take(&left, unknown[i]);
    s->open.aside = left;
    s->open.turn = 0;
    s->open.frames = (struct lz_frames){ 0 };
    lz_frames_push(&s->open.frames, RUMMY_MAIN, 0);
    rummy_ask(s, 0);
}

static void make(struct rummy *s, int verb, int arg) {
    struct lz_move move = { .seat = 0, .verb = (uint8_t)verb, .args = 1, .arg = { (int16_t)arg } };
    struct lz_why why;
    assert_true(lz_check(&legends_game, s, &move, NULL));
    legends_game.apply(&legends_game, s, &move, NULL);
    assert_true(legends_game.audit(&legends_game, s, &why));
}

TEST(cards_fetched_may_fall_before_they_are_played) {
    UNUSED;
    static const uint8_t unknown[] = { GIANT_SNAKES, PILTDOWN_MAN, LOCH_NESS, HOAX, FISH_FALLS, CROP_CIRCLES };
    struct rummy s, world;
    place(&s, unknown, sizeof unknown);
    make(&s, RUMMY_V_PLAY, CROP_CIRCLES);
    make(&s, RUMMY_V_DRAW, RUMMY_UNKNOWN);
    make(&s, RUMMY_V_PLAY, CROP_CIRCLES);
    make(&s, RUMMY_V_DRAW, RUMMY_UNKNOWN);
    make(&s, RUMMY_V_PLAY, FISH_FALLS);
    make(&s, RUMMY_V_DISCARD, HOAX);
    assert_int_equal(s.open.held[0], 1);
    assert_int_equal(s.open.drawn_extra, 2); /* LE-7.6: asking goes on, whatever was drawn */
    for (int seat = 0; seat < 3; seat++) {
        struct rummy_view view;
        struct lz_rng rng = lz_rng_from(5, 6);
        legends_game.view(&legends_game, &s, seat < 2 ? seat : LZ_ONLOOKER, &view);
        legends_game.imagine(&legends_game, &view, &rng, &world);
        assert_true(legends_game.audit(&legends_game, &world, NULL));
    }
}

TEST(a_value_that_is_not_offered_is_refused) { /* LE-13.1; words and numbers never get so far */
    UNUSED;
    for (int i = 0; i < legends_game.option_count; i++) {
        const struct lz_option *option = &legends_game.options[i];
        const int32_t wrong[] = { option->least - 1, option->most + 1 };
        for (int j = 0; j < 2; j++) {
            struct rummy s;
            struct lz_why why = { 0 };
            struct lz_setup setup = { .key = { 1, 2 }, .seats = 2 };
            lz_options_usual(&legends_game, &setup);
            setup.option[i] = wrong[j];
            assert_false(legends_game.setup(&legends_game, &s, &setup, NULL, &why));
            assert_string_equal(legends_game.ruleset[why.rule].id, "LE-13.1");
            assert_int_equal(why.arg, i);
        }
    }
}

RUN(CASE(cards_fetched_may_fall_before_they_are_played), CASE(a_value_that_is_not_offered_is_refused))
