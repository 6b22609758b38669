/* What scripts cannot reach of the kit: setups that no notation can write, and audits of states that are broken. */
#include "tests/unit/unit.h"

#include "core/words/option.h"
#include "core/seats.h"
#include "games/conspiracy/conspiracy.h"
#include "games/kit/rummy_state.h"
#include "games/legends/legends.h"
#include "core/match.h"

static const struct lz_game *const sisters[] = { &conspiracy_game, &legends_game };

static struct lz_setup usual(const struct lz_game *game, int seats) {
    struct lz_setup setup = { .key = { 3, 5 }, .seats = (uint8_t)seats };
    lz_options_usual(game, &setup);
    return setup;
}

static const char *refusal(const struct lz_game *game, const struct lz_setup *setup) {
    struct rummy s;
    struct lz_why why = { 0 };
    return game->setup(game, &s, setup, NULL, &why) ? "dealt" : game->ruleset[why.rule].id;
}

/* CO-0.2, LE-2.1 */
TEST(seats_are_two_to_four) {
    UNUSED;
    static const char *const rules[] = { "CO-0.2", "LE-2.1" };
    for (int g = 0; g < 2; g++)
        for (int seats = 0; seats < 7; seats++) {
            struct lz_setup setup = usual(sisters[g], seats);
            assert_string_equal(refusal(sisters[g], &setup), seats < 2 || seats > 4 ? rules[g] : "dealt");
        }
}

/* CO-15.1, LE-13.1: every option at its ends, and one beyond them. */
TEST(options_outside_their_range_are_refused) {
    UNUSED;
    static const char *const rules[] = { "CO-15.1", "LE-13.1" };
    for (int g = 0; g < 2; g++)
        for (int i = 0; i < sisters[g]->option_count; i++) {
            const struct lz_option *option = &sisters[g]->options[i];
            const int32_t values[] = { option->least - 1, option->least, option->most, option->most + 1 };
            for (int v = 0; v < 4; v++) {
                struct lz_setup setup = usual(sisters[g], 2);
                setup.option[i] = values[v];
                bool offered = v == 1 || v == 2 || (option->or_zero && values[v] == 0);
                assert_string_equal(refusal(sisters[g], &setup), offered ? "dealt" : rules[g]);
            }
        }
}

static bool sound(const struct lz_game *game, const struct rummy *s) { return game->audit(game, s, NULL); }

static struct rummy dealt(const struct lz_game *game) {
    struct rummy s;
    struct lz_setup setup = usual(game, 3);
    assert_true(game->setup(game, &s, &setup, NULL, NULL));
    assert_true(sound(game, &s));
    return s;
}

/* CO-0.6, LE-19.1: a card more, a card less, a card that became another. */
TEST(the_audit_misses_no_card) {
    UNUSED;
    for (int g = 0; g < 2; g++) {
        struct rummy s = dealt(sisters[g]);
        s.open.aside.half[0]++;
        assert_false(sound(sisters[g], &s));
        s = dealt(sisters[g]);
        s.open.unknown_left--;
        assert_false(sound(sisters[g], &s));
        s = dealt(sisters[g]);
        s.unknown[0] ^= 1;
        assert_false(sound(sisters[g], &s));
        s = dealt(sisters[g]);
        s.open.front[2].half[1] += 1;
        assert_false(sound(sisters[g], &s));
        s = dealt(sisters[g]);
        s.open.tabloids[0] = s.open.tabloids[0] ? 0 : 1;
        assert_false(sound(sisters[g], &s));
    }
}

/* Seat by seat, each sure of a card of the next: of one that is there, of one that is not. */
static void believe(const struct lz_game *game, int viewer) {
    struct rummy s = dealt(game);
    int holder = lz_left_of(viewer, s.head.seats);
    lz_card held = (lz_card)__builtin_ctz(lz_cards_ids(&s.hand[holder])), absent = 0;
    while (lz_cards_of(&s.hand[holder], absent))
        absent++;
    lz_cards_add(&s.known[viewer][holder], held);
    assert_true(sound(game, &s));
    lz_cards_add(&s.known[viewer][holder], absent);
    assert_false(sound(game, &s));
}

/* LE-19.6: nobody is sure of what is not so, and hands are as large as is told. */
TEST(the_audit_knows_what_is_known) {
    UNUSED;
    for (int g = 0; g < 2; g++) {
        struct rummy s;
        for (int seat = 0; seat < 3; seat++) {
            believe(sisters[g], seat);
            s = dealt(sisters[g]);
            s.open.held[seat]++;
            assert_false(sound(sisters[g], &s));
        }
        s = dealt(sisters[g]);
        s.top_left[1] = 1;
        s.top[1][0] = (uint8_t)(rummy_looked(&s, 0) ? 0 : 1);
        assert_false(sound(sisters[g], &s));
    }
}

/* Moves a card of the Unknown into a group, so that the cards still add up. */
static void found(struct rummy *s, const struct rummy_deck *deck, int set, int part) {
    lz_card card = rummy_card_of(deck, set, part);
    for (int i = 0; i < s->open.unknown_left; i++)
        if (s->unknown[i] == card) {
            s->unknown[i] = s->unknown[--s->open.unknown_left];
            s->unknown[s->open.unknown_left] = 0;
            s->open.group[set][0] = (rummy_group)(s->open.group[set][0] + (1 << 4 * part));
            return;
        }
    assert_true(false);
}

/* LE-19.2, CO-8.5 */
TEST(the_audit_sees_wilds_that_stand_alone) {
    UNUSED;
    for (int g = 0; g < 2; g++) {
        const struct rummy_deck *deck = sisters[g]->facts;
        for (int set = 0; set < RUMMY_SETS - 1; set++) {
            struct rummy s = dealt(sisters[g]);
            found(&s, deck, set, RUMMY_FILE);
            assert_false(sound(sisters[g], &s));
            found(&s, deck, set, RUMMY_OWN);
            assert_true(sound(sisters[g], &s));
        }
    }
    struct rummy s = dealt(&legends_game);
    found(&s, legends_game.facts, 8, RUMMY_OWN);
    assert_true(sound(&legends_game, &s));
    found(&s, legends_game.facts, 8, RUMMY_FILE); /* a Blurry Photo with Piltdown Man */
    assert_false(sound(&legends_game, &s));
}

/* LE-19.5: the game holds for whoever may act, and for nobody once it is over. */
TEST(the_audit_knows_whose_move_it_is) {
    UNUSED;
    for (int g = 0; g < 2; g++) {
        struct rummy s = dealt(sisters[g]);
        s.head.wait = 0;
        assert_false(sound(sisters[g], &s));
        s = dealt(sisters[g]);
        s.head.may = s.head.wait = 0;
        assert_false(sound(sisters[g], &s));
        s = dealt(sisters[g]);
        s.head.over = 1;
        assert_false(sound(sisters[g], &s));
        s.head.may = s.head.wait = 0;
        assert_true(sound(sisters[g], &s));
        s = dealt(sisters[g]);
        s.open.drawn_extra = 1;
        assert_false(sound(sisters[g], &s));
    }
}

/* LE-19.5: no phase has a clock of its own. */
TEST(the_clock_has_no_say) {
    UNUSED;
    for (int g = 0; g < 2; g++) {
        struct rummy s = dealt(sisters[g]);
        struct lz_move tick = { .seat = LZ_CLOCK, .verb = LZ_TICK };
        assert_false(lz_check(sisters[g], &s, &tick, NULL));
        assert_true(s.head.alarm == LZ_NEVER);
    }
}

/* A refusal says what it was about: the card, the set or the seat that comes first. */
TEST(a_refusal_names_what_was_asked) {
    UNUSED;
    for (int g = 0; g < 2; g++) {
        struct rummy s = dealt(sisters[g]);
        struct lz_why why = { 0 };
        struct lz_move move = { .seat = s.open.turn, .verb = RUMMY_V_DISCARD, .args = 1, .arg = { 1 } };
        s.head.phase = RUMMY_LAST;
        while (lz_cards_of(&s.hand[s.open.turn], (lz_card)move.arg[0]))
            move.arg[0]++;
        assert_false(lz_check(sisters[g], &s, &move, &why));
        assert_int_equal(why.arg, move.arg[0]);
    }
}

/* States that are equal are the same bytes: what a pile has lost is wiped, a reshuffle's cards too. */
TEST(nothing_is_left_beyond_a_pile) {
    UNUSED;
    static const uint8_t nothing[RUMMY_DECK];
    struct lz_rng rng = lz_rng_from(3, 3);
    for (int g = 0; g < 2; g++) {
        int reshuffles = 0;
        for (int match = 0; match < 20; match++) {
            struct rummy s = dealt(sisters[g]);
            struct lz_move move;
            for (int step = 0; step < 300 && !s.head.over; step++) {
                assert_true(sisters[g]->sample(sisters[g], &s, lz_first(s.head.may), &rng, &move));
                sisters[g]->apply(sisters[g], &s, &move, NULL);
                const struct rummy_open *open = &s.open;
                int thrown = open->tabloids_left, left = open->unknown_left;
                assert_memory_equal(open->tabloids + thrown, nothing, (size_t)(RUMMY_DECK - thrown));
                assert_memory_equal(s.unknown + left, nothing, (size_t)(RUMMY_DECK - left));
                for (int seat = 0; seat < 3; seat++)
                    assert_memory_equal(s.top[seat] + s.top_left[seat], nothing, RUMMY_LOOK - s.top_left[seat]);
                reshuffles += open->reshuffled;
            }
        }
        assert_true(sisters[g] == &conspiracy_game || reshuffles > 0);
    }
}

/* In a world imagined while another looks at the Unknown, that seat knows what it looks at. */
TEST(who_looks_in_an_imagined_world_knows_what_he_sees) {
    UNUSED;
    struct lz_rng rng = lz_rng_from(1, 1);
    for (int g = 0; g < 2; g++) {
        struct rummy s = dealt(sisters[g]), world;
        struct rummy_view view;
        struct lz_move move;
        int looks = 0;
        while (looks < 20 && !s.head.over) {
            assert_true(sisters[g]->sample(sisters[g], &s, lz_first(s.head.may), &rng, &move));
            sisters[g]->apply(sisters[g], &s, &move, NULL);
            if (!s.open.looking)
                continue;
            looks++;
            sisters[g]->view(sisters[g], &s, lz_left_of(s.open.turn, s.head.seats), &view);
            sisters[g]->imagine(sisters[g], &view, &rng, &world);
            assert_int_equal(world.top_left[s.open.turn], s.open.looking);
            for (int i = 0; i < s.open.looking; i++)
                assert_int_equal(world.top[s.open.turn][i], rummy_looked(&world, i));
        }
        assert_true(looks > 0);
    }
}

/* LE-15.9: who has laid a pass is known, so an imagined hand holds what it has laid; the others have laid nothing. */
TEST(a_pass_laid_in_an_imagined_world_is_a_card_of_its_hand) {
    UNUSED;
    struct lz_rng rng = lz_rng_from(2, 2);
    struct rummy s, world;
    struct rummy_view view;
    struct lz_move move;
    struct lz_setup setup = usual(&legends_game, 4);
    assert_true(legends_game.setup(&legends_game, &s, &setup, NULL, NULL));
    for (int seat = 2; seat >= 0; seat--) {
        assert_true(legends_game.sample(&legends_game, &s, seat, &rng, &move));
        legends_game.apply(&legends_game, &s, &move, NULL);
        legends_game.view(&legends_game, &s, 3, &view);
        legends_game.imagine(&legends_game, &view, &rng, &world);
        for (int other = 0; other < 4; other++)
            if (other >= seat && other < 3)
                assert_true(lz_cards_of(&world.hand[other], world.laid[other]) > 0);
            else
                assert_int_equal(world.laid[other], RUMMY_NONE);
    }
}

/* LE-7.6: whoever sees two cards drawn imagines two of that hand that may be played at once. */
TEST(cards_fetched_in_an_imagined_world_are_of_the_hand) {
    UNUSED;
    struct lz_rng rng = lz_rng_from(4, 4);
    struct rummy_view view;
    struct lz_move move;
    int pairs = 0;
    for (int match = 0; match < 20; match++) {
        struct rummy s = dealt(&legends_game), world;
        while (!s.head.over && s.open.drawn_extra < 2) {
            assert_true(legends_game.sample(&legends_game, &s, lz_first(s.head.may), &rng, &move));
            legends_game.apply(&legends_game, &s, &move, NULL);
        }
        if (s.open.drawn_extra < 2)
            continue;
        pairs++;
        legends_game.view(&legends_game, &s, lz_left_of(s.open.turn, s.head.seats), &view);
        legends_game.imagine(&legends_game, &view, &rng, &world);
        assert_int_equal(lz_cards_count(&world.fetched), 2);
        for (lz_card id = 0; id < 32; id++)
            assert_true(lz_cards_of(&world.fetched, id) <= lz_cards_of(&world.hand[s.open.turn], id));
    }
    assert_true(pairs > 0);
}

RUN(CASE(seats_are_two_to_four), CASE(options_outside_their_range_are_refused), CASE(the_audit_misses_no_card),
    CASE(the_audit_knows_what_is_known), CASE(the_audit_sees_wilds_that_stand_alone),
    CASE(the_audit_knows_whose_move_it_is), CASE(the_clock_has_no_say), CASE(a_refusal_names_what_was_asked),
    CASE(nothing_is_left_beyond_a_pile), CASE(who_looks_in_an_imagined_world_knows_what_he_sees),
    CASE(a_pass_laid_in_an_imagined_world_is_a_card_of_its_hand),
    CASE(cards_fetched_in_an_imagined_world_are_of_the_hand))
