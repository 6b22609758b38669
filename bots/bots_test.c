/* Every bot plays whole matches of every game it claims, at every table it may meet, and always answers alike. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bots/bot.h"
#include "core/bug.h"
#include "core/games.h"
#include "core/match.h"
#include "core/words/option.h"
#include "core/words/prose.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "games/swamp/swamp_view.h"
#include "tests/unit/often.h"

#include <stdlib.h>
#include <string.h>

extern const struct lz_bot lz_bot_lies_greedy, lz_bot_lies_normal;

enum {
    LARGE = 16384,
    FEW_NODES = 60,
    MORE_NODES = 500,
    DEALS = OFTEN(12, 4)
}; /* with the latter `rummy` plays hands out */

struct play {
    const struct lz_game *game;
    const struct lz_bot *bot[LZ_SEATS];
    struct lz_setup setup;
    void *state, *view, *memory[LZ_SEATS], *scratch;
    uint64_t nodes;
    struct lz_sink *sink; /* who hears of it beside the bots; NULL: nobody */
};

enum { SCRATCH = 1 << 20 }; /* more than any bot asks for */

static void open_play(struct play *p) {
    p->state = malloc(p->game->state_size);
    p->view = malloc(p->game->view_size);
    for (int i = 0; i < p->setup.seats; i++)
        p->memory[i] = malloc(p->bot[i]->memory(p->game));
    p->scratch = malloc(SCRATCH);
}

static void close_play(struct play *p) {
    free(p->state);
    free(p->view);
    for (int i = 0; i < p->setup.seats; i++)
        free(p->memory[i]);
    free(p->scratch);
}

static struct lz_input ask(struct play *p, int seat, struct lz_writer *words) {
    struct lz_input in = { .at = lz_head_of(p->state)->now };
    p->game->view(p->game, p->state, seat, p->view);
    struct lz_asked asked = { .view = p->view, .nodes = p->nodes, .scratch = p->scratch };
    assert_true(lz_bot_scratch(p->bot[seat], p->game) <= SCRATCH);
    p->bot[seat]->decide(p->memory[seat], &asked, &in.move);
    in.text = lz_bot_words(p->bot[seat], p->memory[seat], words);
    return in;
}

static void tell(void *to, const struct lz_event *event) {
    struct play *p = to;
    for (int i = 0; i < p->setup.seats; i++)
        if (p->bot[i]->notice && lz_in(event->seen, i))
            p->bot[i]->notice(p->memory[i], event);
    if (p->sink)
        p->sink->take(p->sink->to, event);
}

/* A hash over all moves of the match; an illegal one, or one of another seat, is a failed test. */
static uint64_t play_on(struct play *p) {
    const struct lz_head *head = p->state;
    struct lz_match match = { p->game, p->state, NULL, true };
    struct lz_sink sink = { tell, p };
    struct lz_why why = { 0 };
    uint64_t sum = 0;
    for (int i = 0; i < p->setup.seats; i++)
        p->bot[i]->begin(p->memory[i], &(struct lz_chair){ p->game, i, { p->setup.key[0], (uint64_t)i }, NULL });
    assert_true(lz_begin(&match, &p->setup, &sink, &why));
    for (uint32_t step = 0; !head->over && step < 100000; step++) {
        if (!head->wait) {
            assert_int_equal(lz_ring(&match, head->alarm, &sink), LZ_OK);
            continue;
        }
        int seat = lz_first(head->wait);
        if (seat < 0) { /* all have chosen, and time must pass */
            assert_int_equal(lz_ring(&match, head->alarm, &sink), LZ_OK);
            continue;
        }
        char room[LZ_SPEECH + 1];
        struct lz_writer heard = lz_writer_in(room, sizeof room);
        struct lz_input in = ask(p, seat, &heard);
        assert_int_equal(in.move.seat, seat);
        if (lz_submit(&match, &in, &sink, &why) != LZ_OK) {
            char words[200];
            struct lz_writer w = lz_writer_in(words, sizeof words);
            if (lz_move_sane(p->game, &in.move))
                lz_move_print(p->game, &in.move, &w);
            fail_msg("%s at #%d of %s, step %u: '%s' breaks %s", p->bot[seat]->id, seat, p->game->id, head->step, words,
                     p->game->ruleset[why.rule].id);
        }
        for (int i = 0; i < 5; i++)
            sum = sum * 1000003 + (uint64_t)(i ? in.move.arg[i - 1] : in.move.verb);
    }
    assert_true(head->over);
    return sum;
}

/* Any allowed value of every option, from the key. */
static void vary_options(struct play *p, struct lz_rng *rng) {
    lz_options_usual(p->game, &p->setup);
    for (int i = 0; i < p->game->option_count; i++) {
        const struct lz_option *o = &p->game->options[i];
        if (!o->words || lz_roll(rng, 2))
            continue;
        p->setup.option[i] = o->least + (int32_t)lz_roll(rng, (uint32_t)(o->most - o->least) + 1);
    }
}

/* Playouts take their time: a short match will do. The first option of every game so far is its target. */
static void shorten(struct play *p) {
    const struct lz_option *target = &p->game->options[0];
    p->setup.option[0] = target->or_zero || target->least > 0 ? target->least : target->usual;
}

/* Whether so many can play; a game with a large state is played by few, for the sake of time. */
static bool offers(const struct lz_game *game, int seats) {
    struct lz_setup setup = { .seats = (uint8_t)seats };
    void *state = malloc(game->state_size);
    lz_options_usual(game, &setup);
    bool yes = game->setup(game, state, &setup, NULL, NULL) && (game->state_size < LARGE || seats <= 3);
    free(state);
    return yes;
}

static void matches_of(const struct lz_game *game, const struct lz_bot *bot, int seats, struct lz_rng *rng) {
    struct play p = { .game = game, .setup.seats = (uint8_t)seats, .nodes = FEW_NODES };
    for (int i = 0; i < LZ_SEATS; i++)
        p.bot[i] = i & 1 ? &lz_bot_random : bot;
    open_play(&p);
    for (int m = 0; m < 6; m++) {
        if ((SANITIZED || game->state_size >= LARGE) && m % 5 && m != 3)
            continue; /* the usual options, all seats alike and more nodes will do */
        if (SANITIZED && m == 5 && seats > game->seats_least)
            continue; /* and more nodes for few */
        vary_options(&p, rng);
        p.setup.key[0] = lz_draw(rng);
        if (m == 0)
            lz_options_usual(game, &p.setup);
        p.nodes = m == 5 ? MORE_NODES : FEW_NODES;
        if (m == 5)
            shorten(&p);
        if (m == 3)
            for (int i = 0; i < LZ_SEATS; i++)
                p.bot[i] = bot;
        if (p.bot[1]->memory(game) > lz_bot_random.memory(game))
            close_play(&p), open_play(&p);
        play_on(&p);
    }
    close_play(&p);
}

static void every_bot_plays_all_it_claims(void **state) {
    struct lz_rng rng = lz_rng_from(1, 2);
    (void)state;
    for (uint32_t g = 0; g < lz_games_count; g++)
        for (uint32_t b = 0; b < lz_bots_count; b++)
            for (int seats = lz_games[g]->seats_least; seats <= lz_games[g]->seats_most; seats++)
                if (lz_bot_plays(lz_bots[b], lz_games[g]) && offers(lz_games[g], seats))
                    matches_of(lz_games[g], lz_bots[b], seats, &rng);
}

static void equal_keys_give_equal_matches(void **state) {
    (void)state;
    for (uint32_t g = 0; g < lz_games_count; g++)
        for (uint32_t b = 0; b < lz_bots_count; b++) {
            struct play p = { .game = lz_games[g], .setup.seats = lz_games[g]->seats_least, .nodes = FEW_NODES };
            if (!lz_bot_plays(lz_bots[b], lz_games[g]))
                continue;
            for (int i = 0; i < LZ_SEATS; i++)
                p.bot[i] = lz_bots[b];
            lz_options_usual(p.game, &p.setup);
            open_play(&p);
            uint64_t first = play_on(&p);
            assert_true(first == play_on(&p));
            p.setup.key[0]++;
            assert_true(first != play_on(&p));
            p.nodes = MORE_NODES;
            shorten(&p);
            first = play_on(&p);
            assert_true(first == play_on(&p));
            close_play(&p);
        }
}

/* A decision asked twice is answered twice alike: what the bot keeps is no hidden chance. */
static void asked_again_it_answers_alike(void **state) {
    (void)state;
    for (uint32_t g = 0; g < lz_games_count; g++)
        for (uint32_t b = 0; b < lz_bots_count; b++) {
            struct play p = { .game = lz_games[g], .setup.seats = lz_games[g]->seats_least, .nodes = FEW_NODES };
            if (!lz_bot_plays(lz_bots[b], lz_games[g]))
                continue;
            for (int i = 0; i < LZ_SEATS; i++)
                p.bot[i] = lz_bots[b];
            lz_options_usual(p.game, &p.setup);
            open_play(&p);
            play_on(&p);
            assert_true(p.game->setup(p.game, p.state, &p.setup, NULL, NULL));
            int seat = lz_first(lz_head_of(p.state)->wait);
            char room[2][LZ_SPEECH + 1];
            struct lz_writer w[2] = { lz_writer_in(room[0], sizeof room[0]), lz_writer_in(room[1], sizeof room[1]) };
            struct lz_input x = ask(&p, seat, &w[0]), y = ask(&p, seat, &w[1]);
            assert_true(lz_move_equal(&x.move, &y.move));
            assert_string_equal(room[0], room[1]);
            close_play(&p);
        }
}

/* Matches that `a` has won more than `b`, as Spreaders (even seats) and as Stoppers on the same deals. */
static int won_more(const struct lz_bot *a, const struct lz_bot *b, int seats, int deals) {
    int more = 0;
    for (int i = 0; i < 2 * deals; i++) {
        struct play p = { .game = lz_game_by_id(lz_span("lies")),
                          .setup.seats = (uint8_t)seats,
                          .nodes = LZ_BOT_NODES };
        for (int s = 0; s < LZ_SEATS; s++)
            p.bot[s] = (s + i) % 2 ? b : a;
        lz_options_usual(p.game, &p.setup);
        p.setup.key[0] = (uint64_t)i / 2;
        p.setup.option[0] = i / 2 % 4; /* every order */
        open_play(&p);
        play_on(&p);
        lz_seats won = lz_head_of(p.state)->won;
        more += lz_in(won, i % 2) - lz_in(won, !(i % 2));
        close_play(&p);
    }
    return more;
}

static void planning_is_better_than_greed(void **state) {
    (void)state;
    int planned[] = { won_more(&lz_bot_lies_normal, &lz_bot_lies_greedy, 4, DEALS),
                      won_more(&lz_bot_lies_normal, &lz_bot_lies_greedy, 2, DEALS) };
    assert_true(MEASURED(planned[0] > 8 && planned[1] > 4));
    assert_true(won_more(&lz_bot_lies_greedy, &lz_bot_random, 4, DEALS) == 2 * DEALS);
}

static void a_bot_is_found_by_name_where_it_plays(void **state) {
    (void)state;
    const struct lz_game *pig = lz_game_by_id(lz_span("pig"));
    assert_ptr_equal(lz_bot_by_id(lz_span("greedy"), pig), &lz_bot_greedy);
    assert_ptr_equal(lz_bot_by_id(lz_span("greedy"), lz_game_by_id(lz_span("lies"))), &lz_bot_lies_greedy);
    assert_null(lz_bot_by_id(lz_span("nobody"), pig));
    assert_null(lz_bot_by_id(lz_span(""), pig));
    struct lz_bot narrow = { .id = "narrow", .games = "conspiracy legends" };
    assert_false(lz_bot_plays(&narrow, pig));
    narrow.games = "legends pig";
    assert_true(lz_bot_plays(&narrow, pig));
}

static const char *refusal_of(const char *name, const struct lz_game *game) {
    static char room[400];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    struct lz_player player;
    assert_false(lz_player_read(lz_span(name), game, &player, &trouble));
    assert_false(lz_player_read(lz_span(name), game, &player, NULL));
    return room;
}

static void a_bot_may_have_a_budget(void **state) {
    (void)state;
    static const char *const names[] = { "greedy", "greedy@1", "random@1000000000" };
    const struct lz_game *pig = lz_game_by_id(lz_span("pig"));
    struct lz_player player;
    for (int i = 0; i < 3; i++) {
        char room[LZ_BOT_NAME];
        struct lz_writer w = lz_writer_in(room, sizeof room);
        assert_true(lz_player_read(lz_span(names[i]), pig, &player, NULL));
        assert_int_equal(player.nodes, i == 0 ? 0 : i == 1 ? 1 : 1000000000);
        lz_player_print(&player, &w);
        assert_string_equal(room, names[i]);
    }
    static const char *const wrong[] = { "greedy@", "greedy@0", "greedy@x", "greedy@1000000001", "greedy@5@5" };
    for (int i = 0; i < 5; i++)
        assert_non_null(strstr(refusal_of(wrong[i], pig), "a number from 1 to 1000000000"));
    assert_string_equal(refusal_of("gready@5", pig), "there is no bot 'gready' for pig; the bots are: random greedy");
    refusal_of("", pig);
    refusal_of("@5", pig);
}

/* ---- swamp */

struct war {
    struct play play;
    struct lz_sink sink;
    int verb, done[SW_ORDER_VERBS], sung[SW_CHANTS]; /* of the order in hand; orders carried out; chants */
};

static void hear(void *to, const struct lz_event *event) {
    struct war *w = to;
    if (event->kind == SW_K_ORDER)
        w->verb = event->arg[1];
    else if (event->kind == SW_K_RESULT)
        w->done[w->verb] += event->arg[1] == SW_CODE_OK;
    else if (event->kind == SW_K_SUNG)
        w->sung[event->arg[0]]++;
}

/* So many clans under a preset; even seats are played by the first bot, odd ones by the second. */
static void muster(struct war *w, int seats, const char *preset, const char *bots[2]) {
    struct play *p = &w->play;
    p->game = lz_game_by_id(lz_span("swamp"));
    p->nodes = FEW_NODES;
    p->sink = &w->sink;
    p->setup.seats = (uint8_t)seats;
    w->sink = (struct lz_sink){ hear, w };
    lz_options_usual(p->game, &p->setup);
    assert_true(lz_option_parse(p->game, lz_span(preset), &p->setup, NULL));
    for (int i = 0; i < seats; i++)
        p->bot[i] = lz_bot_by_id(lz_span(bots[i & 1]), p->game);
    open_play(p);
}

/* SW-24.1: what the house bot is said to do, it does; `play_on` fails on any order that is refused. */
static void sw_24_1_swamp_bots_use_all_they_have(void **state) {
    static const uint8_t used[] = { SW_FR, SW_LO, SW_CH, SW_MO, SW_SP, SW_SN, SW_RE, SW_BF, SW_BD, SW_BB };
    struct war w = { 0 };
    int chants = 0;
    (void)state;
    muster(&w, 8, "preset=quick8", (const char *[]){ "normal", "hard" });
    for (w.play.setup.key[0] = 1; w.play.setup.key[0] <= 4; w.play.setup.key[0]++)
        play_on(&w.play);
    for (size_t i = 0; i < sizeof used; i++)
        if (!w.done[used[i]])
            fail_msg("verb %d is never carried out", used[i]);
    for (int i = 0; i < SW_CHANTS; i++)
        chants += w.sung[i] > 0;
    assert_true(chants >= 6);
    close_play(&w.play);
}

/* Without a last turn somebody reaches the threshold, and long before turn 250 ends it all (SW-15.3). */
static void swamp_bots_finish_games(void **state) {
    struct war w = { 0 };
    (void)state;
    muster(&w, 16, "preset=classic16", (const char *[]){ "normal", "normal" });
    w.play.setup.key[0] = 1;
    play_on(&w.play);
    assert_int_equal(lz_seats_count(lz_head_of(w.play.state)->won), 1);
    w.play.game->view(w.play.game, w.play.state, 0, w.play.view);
    assert_in_range(((const struct swamp_view *)w.play.view)->turn, 10, 60);
    close_play(&w.play);
}

/* Each world twice, with the seats changed. */
static int duels_won(const char *better, const char *worse, int worlds) {
    int won = 0;
    for (int seat = 0; seat < 2; seat++) {
        struct war w = { 0 };
        muster(&w, 2, "preset=duel", (const char *[]){ seat ? worse : better, seat ? better : worse });
        for (int key = 1; key <= worlds; key++) {
            w.play.setup.key[0] = (uint64_t)key;
            play_on(&w.play);
            won += lz_in(lz_head_of(w.play.state)->won, seat);
        }
        close_play(&w.play);
    }
    return won;
}

/* Of sixty duels equals win forty once in a hundred times. */
static void normal_beats_easy_in_the_swamp(void **state) {
    (void)state;
    int won = duels_won("normal", "easy", OFTEN(30, 10));
    assert_true(MEASURED(won >= 40 && won <= 60));
}

/* The table lists the weaker first, levels among them; a game has each level once, or not at all. */
static void levels_rise(void **state) {
    (void)state;
    for (uint32_t g = 0; g < lz_games_count; g++) {
        enum lz_level last = LZ_LEVEL_NONE;
        for (uint32_t i = 0; i < lz_bots_count; i++) {
            enum lz_level level = lz_bot_level(lz_bots[i]);
            if (!lz_bot_plays(lz_bots[i], lz_games[g]) || level == LZ_LEVEL_NONE)
                continue;
            assert_int_equal(level, last + 1);
            last = level;
        }
        assert_true(last == LZ_LEVEL_NONE || last == LZ_LEVEL_HARD);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(levels_rise),
        cmocka_unit_test(every_bot_plays_all_it_claims),
        cmocka_unit_test(equal_keys_give_equal_matches),
        cmocka_unit_test(asked_again_it_answers_alike),
        cmocka_unit_test(planning_is_better_than_greed),
        cmocka_unit_test(a_bot_is_found_by_name_where_it_plays),
        cmocka_unit_test(a_bot_may_have_a_budget),
        cmocka_unit_test(sw_24_1_swamp_bots_use_all_they_have),
        cmocka_unit_test(swamp_bots_finish_games),
        cmocka_unit_test(normal_beats_easy_in_the_swamp),
    };
    return cmocka_run_group_tests_name("bots", tests, NULL, NULL);
}
