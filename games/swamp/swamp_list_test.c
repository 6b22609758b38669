/* Moves by chance: all legal, every verb among them, and games that come to their end. */
#include "tests/unit/swamp_field.h"

#include "core/words/option.h"
#include "core/seats.h"
#include "core/words/verb.h"
#include "games/swamp/swamp_tables.h"
#include "core/match.h"

static struct swamp_state s;

static void begin(int seats, int max_turns) {
    struct lz_setup setup = { .seats = (uint8_t)seats, .key = { 3, (uint64_t)seats } };
    lz_options_usual(&swamp_game, &setup);
    setup.option[SW_O_MAX_TURNS] = max_turns;
    setup.option[SW_O_PER_HOME] = 10000;
    assert_true(swamp_game.setup(&swamp_game, &s, &setup, NULL, NULL));
}

/* Plays on by chance; counts the verbs. */
static void play(struct lz_rng *rng, uint32_t verbs[SW_VERBS]) {
    while (!s.head.over) {
        struct lz_move move;
        int seat = lz_first(s.head.wait);
        assert_true(swamp_sample(&swamp_game, &s, seat, rng, &move));
        assert_true(lz_move_sane(&swamp_game, &move) && lz_check(&swamp_game, &s, &move, NULL));
        swamp_game.apply(&swamp_game, &s, &move, NULL);
        verbs[move.verb]++;
    }
}

/* SW-15.3: with a last turn, or at turn 250. */
TEST(random_games_end_and_try_every_verb) {
    UNUSED;
    struct lz_rng rng = lz_rng_from(1, 2);
    uint32_t verbs[SW_VERBS] = { 0 };
    for (int seats = 2; seats <= 16; seats += seats)
        for (int i = 0; i < 8; i++) {
            begin(seats, i ? 20 : 0);
            play(&rng, verbs);
            assert_true(i == 0 ? s.turn <= SW_LAST_TURN : s.turn <= 20);
        }
    for (int verb = 0; verb < SW_TURN; verb++)
        if (!verbs[verb])
            fail_msg("%s was never drawn", lz_verb_of(&swamp_game, (uint8_t)verb)->word);
    uint32_t orders = 0;
    for (int verb = 0; verb < SW_ORDER_VERBS; verb++)
        orders += verbs[verb];
    assert_in_range(orders / verbs[SW_READY], 2, 6);
}

/* Chance is a baseline to measure others by: its games end by the rules, and hardly ever because a clan gives up. */
TEST(random_games_are_played_to_their_end) {
    UNUSED;
    struct lz_rng rng = lz_rng_from(5, 2);
    uint32_t verbs[SW_VERBS] = { 0 };
    int turns = 0;
    for (int i = 0; i < 40; i++) {
        begin(2, 20);
        play(&rng, verbs);
        turns += s.turn;
    }
    assert_in_range(verbs[SW_SURRENDER], 0, 2);
    assert_in_range(turns, 40 * 18, 40 * 20);
}

TEST(who_may_not_act_has_no_move) {
    UNUSED;
    struct lz_rng rng = lz_rng_from(1, 2);
    struct lz_move move, room[LZ_MOVES];
    struct lz_moves moves = { room, 0, LZ_MOVES, true };
    begin(2, 0);
    assert_false(swamp_sample(&swamp_game, &s, 2, &rng, &move));
    swamp_legal(&swamp_game, &s, 2, &moves);
    assert_int_equal(moves.count, 0);
    s.head.may = s.head.wait = lz_only(1);
    assert_false(swamp_sample(&swamp_game, &s, 0, &rng, &move));
    swamp_legal(&swamp_game, &s, 0, &moves);
    assert_int_equal(moves.count, 0);
    assert_false(moves.complete);
}

/* The list names what a clan can do with what it has, and says that there is more. */
TEST(the_list_is_of_good_orders) {
    UNUSED;
    struct lz_move turn = { .seat = LZ_CLOCK, .verb = SW_TURN }, room[LZ_MOVES];
    struct lz_moves moves = { room, 0, LZ_MOVES, true };
    uint32_t verbs[SW_VERBS] = { 0 };
    begin(2, 0);
    swamp_game.apply(&swamp_game, &s, &turn, NULL);
    swamp_legal(&swamp_game, &s, 0, &moves);
    assert_false(moves.complete);
    for (uint32_t i = 0; i < moves.count; i++) {
        assert_true(lz_check(&swamp_game, &s, &room[i], NULL));
        verbs[room[i].verb]++;
    }
    assert_int_equal(verbs[SW_READY], 1);
    assert_int_equal(verbs[SW_RE], 1); /* Default 3: one den, seven bands, two of them with fifty greys on a ruin */
    assert_int_equal(verbs[SW_MO] % SW_DIRECTIONS, 0);
    assert_int_equal(verbs[SW_BD], 2);
    assert_int_equal(verbs[SW_SN], 0);
}

/* ---- the list, word for word */

static void listed(int seat, const char *words) {
    static char room_for[20000];
    struct lz_move room[LZ_MOVES];
    struct lz_moves moves = { room, 0, LZ_MOVES, true };
    struct lz_writer w = lz_writer_in(room_for, sizeof room_for);
    swamp_legal(&swamp_game, &s, seat, &moves);
    for (uint32_t i = 0; i < moves.count; i++) {
        assert_int_equal(room[i].seat, seat);
        lz_put(&w, i ? ", " : "");
        lz_move_print(&swamp_game, &room[i], &w);
    }
    assert_string_equal(room_for, words);
}

/* Clan 2 alone on plains: what it has decides what it is offered, in hex order. */
static void small(void) {
    begin(2, 0);
    s.head.phase = SW_PHASE_ORDERS;
    s.laws = (struct swamp_laws){ .wide = 16, .high = 16, .wrap = 1, .order_limit = 30, .victory_per_home = 1000 };
    memset(s.order, 0, sizeof s.order);
    for (int hex = 0; hex < swamp_hexes(&s); hex++)
        s.hex[hex] = (struct swamp_hex){ .terrain = SW_PLAINS };
}

static struct swamp_hex *band(int hex, int clan, const uint16_t lizards[SW_COLOURS]) {
    s.hex[hex].clan = (uint8_t)clan;
    memcpy(s.hex[hex].lizards, lizards, sizeof s.hex[hex].lizards);
    return &s.hex[hex];
}
#define BAND(...) ((const uint16_t[SW_COLOURS]){ __VA_ARGS__ })

TEST(the_list_word_for_word) {
    UNUSED;
    small();
    listed(1, "ready");
    band(0, 2, BAND(1, 0, 0, 0, 0));
    band(3, 1, BAND(0, 50, 50, 50, 50)); /* another's */
    listed(1, "ready, MO 1A N, MO 1A NE, MO 1A SE, MO 1A S, MO 1A SW, MO 1A NW");
    small();
    band(0, 2, BAND(0, 9, 19, 0, 9));
    listed(1, "ready, MO 1A N, MO 1A NE, MO 1A SE, MO 1A S, MO 1A SW, MO 1A NW");
    band(0, 2, BAND(0, 10, 20, 1, 10));
    listed(1, "ready, MO 1A N, MO 1A NE, MO 1A SE, MO 1A S, MO 1A SW, MO 1A NW, LO 1A N, LO 1A NE, LO 1A SE, LO 1A S, "
              "LO 1A SW, LO 1A NW, BF 1A, DF 1A, BB 1A N, BB 1A NE, BB 1A SE, BB 1A S, BB 1A SW, BB 1A NW, DB 1A N, DB "
              "1A NE, DB 1A SE, DB 1A S, DB 1A SW, DB 1A NW");
    band(0, 2, BAND(0, 20, 50, 0, 200))->marks = SW_RAFT;
    listed(1,
           "ready, MO 1A N, MO 1A NE, MO 1A SE, MO 1A S, MO 1A SW, MO 1A NW, SA 1A N, SA 1A NE, SA 1A SE, SA 1A S, SA "
           "1A SW, SA 1A NW, BF 1A, DF 1A, BR 1A N, BR 1A NE, BR 1A SE, BR 1A S, BR 1A SW, BR 1A NW, BD 1A, BB 1A N, "
           "BB 1A NE, BB 1A SE, BB 1A S, BB 1A SW, BB 1A NW, DB 1A N, DB 1A NE, DB 1A SE, DB 1A S, DB 1A SW, DB 1A NW");
    small();
    s.hex[5] = (struct swamp_hex){ .terrain = SW_DEN, .owner = 2 };
    s.hex[6] = (struct swamp_hex){ .terrain = SW_DEN, .owner = 1 };
    s.hex[7] = (struct swamp_hex){ .terrain = SW_TEMPLE, .owner = 2 };
    s.spies = 2;
    s.spy[0] = (struct swamp_spy){ .hex = 9, .clan = 1 };
    s.spy[1] = (struct swamp_spy){ .hex = 255, .clan = 2 };
    listed(1, "ready, RE 1F, SN 16P N, SN 16P NE, SN 16P SE, SN 16P S, SN 16P SW, SN 16P NW");
    begin(2, 0);
    listed(1, "ready, default 1, default 2, default 3, default 4");
}

/* However much a clan has, the list stays short; however little room there is, it is kept. */
TEST(the_list_has_an_end) {
    struct lz_move room[LZ_MOVES];
    struct lz_moves moves = { room, 0, LZ_MOVES, true };
    UNUSED;
    small();
    for (int hex = 0; hex < 200; hex++)
        band(hex, 2, BAND(5, 0, 0, 0, 0));
    swamp_legal(&swamp_game, &s, 1, &moves);
    assert_int_equal(moves.count, 240);
    moves = (struct lz_moves){ room, 0, 7, true };
    swamp_legal(&swamp_game, &s, 1, &moves);
    assert_int_equal(moves.count, 7);
}

/* Whoever can sing all ten chants sings each as often; Gate has a hex of the map for its target. */
TEST(every_chant_is_sung) {
    struct lz_rng rng = lz_rng_from(4, 4);
    uint32_t sung[SW_CHANTS] = { 0 }, all = 0, targets[2] = { 0 };
    UNUSED;
    small();
    band(40, 2, BAND(0, 0, 0, 0, 300));
    for (int i = 0; i < 60000; i++) {
        struct lz_move move;
        assert_true(swamp_sample(&swamp_game, &s, 1, &rng, &move));
        if ((move.verb != SW_CH && move.verb != SW_CHG) || move.arg[0] != swamp_name_of(&s.laws, 40))
            continue;
        bool gate = move.verb == SW_CHG;
        if (gate)
            targets[swamp_hex_of(&s.laws, move.arg[1]) < 128]++;
        sung[gate ? move.arg[3] : move.arg[4]]++;
        all++;
    }
    assert_in_range(all, 4000, 12000);
    for (int i = 0; i < SW_CHANTS; i++)
        assert_in_range(1000 * sung[i] / all, 80, 120);
    assert_in_range(100 * targets[0] / sung[SW_GATE], 40, 60);
    assert_int_equal(targets[0] + targets[1], sung[SW_GATE]);
}

/* ---- the draws themselves: random games must be the same everywhere and for ever */

static uint64_t mix(uint64_t hash, const struct lz_move *move) {
    hash = hash * 31 + move->seat * 256u + move->verb;
    for (int i = 0; i < move->args; i++)
        hash = hash * 31 + (uint16_t)move->arg[i];
    return hash;
}

static uint64_t random_game(int seats, uint64_t seed) {
    struct lz_rng rng = lz_rng_from(seed, 21);
    struct lz_move room[LZ_MOVES], move;
    uint64_t hash = 0;
    begin(seats, 12);
    while (!s.head.over) {
        struct lz_moves moves = { room, 0, LZ_MOVES, true };
        int seat = lz_roll(&rng, 20) ? lz_first(s.head.wait) : lz_first(s.head.may);
        swamp_legal(&swamp_game, &s, seat, &moves);
        for (uint32_t i = 0; i < moves.count; i += 7)
            hash = mix(hash, &room[i]);
        assert_true(swamp_sample(&swamp_game, &s, seat, &rng, &move));
        hash = mix(hash, &move);
        swamp_game.apply(&swamp_game, &s, &move, NULL);
    }
    return hash;
}

/* Before the first turn: names, designs and plots. */
TEST(random_start_ups_are_the_same_everywhere) {
    struct lz_rng rng = lz_rng_from(3, 22);
    uint64_t hash = 0, expected = 0xa3b0d88a943206e6;
    UNUSED;
    begin(16, 0);
    for (int i = 0; i < 20000; i++) {
        struct lz_move move;
        assert_true(swamp_sample(&swamp_game, &s, i % 16, &rng, &move));
        hash = mix(hash, &move);
        if (move.verb != SW_READY)
            swamp_game.apply(&swamp_game, &s, &move, NULL);
    }
    if (hash != expected)
        fail_msg("0x%016llx", (unsigned long long)hash);
}

TEST(random_games_are_the_same_everywhere) {
    static const struct {
        int seats;
        uint64_t hash;
    } games[] = {
        { 2, 0xbce19e458ea7ab81 }, { 4, 0x509e94de34121e2f }, { 8, 0x119359935e9d1d18 }, { 16, 0xfd0ee41e63d984ce }
    };
    UNUSED;
    for (size_t i = 0; i < LZ_COUNT(games); i++) {
        uint64_t hash = random_game(games[i].seats, i);
        if (hash != games[i].hash)
            fail_msg("game %zu: 0x%016llx", i, (unsigned long long)hash);
    }
}

RUN(CASE(random_games_end_and_try_every_verb), CASE(random_games_are_played_to_their_end),
    CASE(who_may_not_act_has_no_move), CASE(the_list_is_of_good_orders), CASE(the_list_word_for_word),
    CASE(the_list_has_an_end), CASE(every_chant_is_sung), CASE(random_start_ups_are_the_same_everywhere),
    CASE(random_games_are_the_same_everywhere))
