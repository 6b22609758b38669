/* What a replay may tell: two worlds that a seat cannot tell apart are told to it in the same words, whatever the
   others did there in secret, and however often. */
#include "clients/cli/commands/telling.h"

#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/match.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/event.h"
#include "core/words/option.h"

#include <stdlib.h>

enum { MATCHES = 300, BEFORE = 40, ROUNDS = 4, TEXT = 1 << 18, HEARD = 1 << 16 };

/* A match in the making, with its journal. */
struct world {
    struct lz_match match;
    struct lz_journal journal;
    void *state, *tried; /* tried: a copy, to see what an input would do */
    char *text;
    uint32_t len;
};

static uint8_t seed[LZ_SEED];
static int eyes;

static bool keep_line(void *to, struct lz_text line) {
    struct world *world = to;
    assert_true(world->len + line.len <= TEXT);
    memcpy(world->text + world->len, line.at, line.len);
    world->len += line.len;
    return true;
}

static struct world world_of(const struct lz_game *game) {
    struct world world = { .state = malloc(game->state_size), .tried = malloc(game->state_size), .text = malloc(TEXT) };
    world.match = (struct lz_match){ .game = game, .state = world.state };
    return world;
}

static void world_free(struct world *world) {
    free(world->state);
    free(world->tried);
    free(world->text);
}

static const struct lz_head *head_of(const struct world *world) { return world->state; }

static void begin(struct world *world, const struct lz_setup *given) {
    struct lz_record record = { .game = world->match.game, .setup = *given };
    lz_fair_commit(seed, record.commit);
    lz_fair_key(seed, (struct lz_text){ 0 }, record.setup.key);
    world->len = 0;
    world->journal = (struct lz_journal){ .line = keep_line, .to = world };
    world->match.journal = &world->journal;
    assert_true(lz_begin(&world->match, &record.setup, NULL, NULL));
    assert_true(lz_journal_begin(&world->journal, &record));
}

/* The same as another, to go on differently. */
static void copy_world(struct world *to, const struct world *from) {
    memcpy(to->state, from->state, from->match.game->state_size);
    memcpy(to->text, from->text, from->len);
    to->len = from->len;
    to->journal = from->journal;
    to->journal.to = to;
    to->match.journal = &to->journal;
}

static void make(struct world *world, struct lz_input in) {
    if (in.move.verb == LZ_TICK)
        assert_int_equal(lz_ring(&world->match, in.at, NULL), LZ_OK);
    else
        assert_int_equal(lz_submit(&world->match, &in, NULL, NULL), LZ_OK);
}

/* What these eyes get of an input. */
struct heard {
    const struct lz_game *game;
    char words[HEARD];
    struct lz_writer w;
    uint32_t step;
    uint8_t *view;
    bool well;
};

static void hear(void *to, const struct lz_event *event) {
    struct heard *heard = to;
    if (lz_in(event->seen, eyes))
        lz_event_print(heard->game, event, &heard->w);
}

static void try_input(const struct world *world, struct lz_input in, struct heard *heard) {
    const struct lz_game *game = world->match.game;
    struct lz_match match = { .game = game, .state = world->tried };
    struct lz_sink out = { hear, heard };
    heard->game = game;
    heard->w = lz_writer_in(heard->words, sizeof heard->words);
    memcpy(world->tried, world->state, game->state_size);
    heard->well = in.at < head_of(world)->alarm && lz_submit(&match, &in, &out, NULL) == LZ_OK;
    heard->step = lz_seen_by(game, world->tried, eyes).step;
    heard->view = realloc(heard->view, game->view_size);
    game->view(game, world->tried, eyes, heard->view);
}

static bool any_move(const struct world *world, lz_seats of, struct lz_rng *rng, struct lz_move *move) {
    lz_seats set = head_of(world)->may & of;
    for (uint32_t n = set ? lz_roll(rng, (uint32_t)lz_seats_count(set)) : 0; n > 0; n--)
        set &= set - 1;
    return set && world->match.game->sample(world->match.game, world->state, lz_first(set), rng, move);
}

static lz_seats others(const struct world *world) { return ~lz_only(eyes) & lz_all(head_of(world)->seats); }

/* Inputs that these eyes do not notice, any number. */
static void act_in_secret(struct world *world, struct lz_rng *rng) {
    static struct heard heard;
    for (uint32_t n = lz_roll(rng, 5); n > 0; n--) {
        struct lz_input in = { .at = head_of(world)->now + lz_roll(rng, 10) };
        uint32_t before = lz_seen_by(world->match.game, world->state, eyes).step;
        if (!any_move(world, others(world), rng, &in.move))
            return;
        try_input(world, in, &heard);
        if (heard.well && heard.step == before && !heard.w.len)
            make(world, in);
    }
}

/* One input in each, at the same time, if these eyes get the same of both. */
static void act_alike(struct world world[2], const struct lz_input in[2]) {
    static struct heard heard[2];
    for (int i = 0; i < 2; i++)
        try_input(&world[i], in[i], &heard[i]);
    if (!heard[0].well || !heard[1].well || heard[0].step != heard[1].step ||
        strcmp(heard[0].words, heard[1].words) != 0 ||
        memcmp(heard[0].view, heard[1].view, world->match.game->view_size) != 0)
        return;
    for (int i = 0; i < 2; i++)
        make(&world[i], in[i]);
}

static void act_in_both(struct world world[2], struct lz_rng *rng) {
    struct lz_input in[2] = { 0 }, own = { 0 };
    own.at = (head_of(&world[0])->now > head_of(&world[1])->now ? head_of(&world[0]) : head_of(&world[1]))->now + 10;
    in[0].at = in[1].at = own.at;
    if (any_move(&world[0], others(world), rng, &in[0].move) && any_move(&world[1], others(world), rng, &in[1].move))
        act_alike(world, in);
    own.at += 10;
    if (eyes != LZ_ONLOOKER && any_move(world, lz_only(eyes), rng, &own.move))
        act_alike(world, (struct lz_input[]){ own, own });
}

/* Some way into the match, so that there is something to hide. */
static void play_some(struct world *world, struct lz_rng *rng) {
    for (uint32_t n = lz_roll(rng, BEFORE); n > 0 && !head_of(world)->over; n--) {
        struct lz_input in = { .at = head_of(world)->now + 1, .move = { .seat = LZ_CLOCK, .verb = LZ_TICK } };
        if (in.at < head_of(world)->alarm && any_move(world, lz_all(LZ_SEATS), rng, &in.move))
            make(world, in);
        else if (head_of(world)->alarm != LZ_NEVER)
            make(world,
                 (struct lz_input){ .at = head_of(world)->alarm, .move = { .seat = LZ_CLOCK, .verb = LZ_TICK } });
    }
}

/* The world's journal as it is told; free() it. */
static char *told(const struct world *world, struct tell_call call) {
    struct loaded loaded = { .word = "replay", .path = "a match" };
    char *text = malloc(world->len), *tale = NULL, why[400];
    struct lz_writer trouble = lz_writer_in(why, sizeof why);
    size_t len;
    memcpy(text, world->text, world->len);
    assert_true(load_text(&loaded, text, world->len));
    memcpy(loaded.record.seed, seed, sizeof seed);
    loaded.record.seed_known = true;
    call.to = open_memstream(&tale, &len);
    assert_true(tell_match(&loaded, &call, &trouble));
    fclose(call.to);
    load_free(&loaded);
    return tale;
}

static void assert_same_tales(const struct world world[2]) {
    for (int json = 0; json < 2; json++) {
        struct tell_call call = { .seat = eyes, .json = json };
        char *one = told(&world[0], call), *two = told(&world[1], call);
        assert_string_equal(one, two);
        free(one);
        free(two);
    }
}

/* How many pairs of worlds differed, and in how many of them the number of inputs did. */
struct tally {
    uint32_t differ, counts;
};

static void compare(struct world world[2], struct lz_rng *rng, struct tally *tally) {
    for (int n = 0; n < ROUNDS && !head_of(world)->over; n++) {
        act_in_secret(&world[0], rng);
        act_in_secret(&world[1], rng);
        act_in_both(world, rng);
    }
    if (head_of(&world[0])->over || head_of(&world[1])->over)
        return; /* then everything is shown */
    assert_same_tales(world);
    tally->differ += world[0].len != world[1].len || memcmp(world[0].text, world[1].text, world[0].len) != 0;
    tally->counts += head_of(&world[0])->step != head_of(&world[1])->step;
}

static struct tally play_game(const struct lz_game *game) {
    struct world world[2] = { world_of(game), world_of(game) };
    struct tally tally = { 0 };
    for (uint64_t n = 0; n < MATCHES; n++) {
        struct lz_rng rng = lz_rng_from(n, game->number);
        struct lz_setup setup = { .seats = game->seats_most < 4 ? game->seats_most : 4 };
        lz_options_usual(game, &setup);
        seed[0] = (uint8_t)n;
        eyes = (int)lz_roll(&rng, setup.seats + 1u);
        eyes = eyes == setup.seats ? LZ_ONLOOKER : eyes;
        begin(&world[0], &setup);
        play_some(&world[0], &rng);
        copy_world(&world[1], &world[0]);
        compare(world, &rng, &tally);
    }
    world_free(&world[0]);
    world_free(&world[1]);
    return tally;
}

TEST(worlds_that_a_seat_cannot_tell_apart_are_told_alike) {
    uint32_t sealed = 0;
    UNUSED;
    for (uint32_t i = 0; i < lz_games_count; i++) {
        struct tally tally = play_game(lz_games[i]);
        assert_true(!lz_games[i]->noticed || tally.counts > 10);
        sealed += tally.differ > tally.counts;
    }
    assert_true(sealed >= 2); /* what is sealed differed too, not only how often */
}

/* A match that has gone on for a while. */
static void play_one(struct world *world, uint64_t n) {
    const struct lz_game *game = world->match.game;
    struct lz_rng rng = lz_rng_from(n, game->number);
    struct lz_setup setup = { .seats = (uint8_t)lz_seats_usual(game) };
    lz_options_usual(game, &setup);
    begin(world, &setup);
    play_some(world, &rng);
}

static int times(const char *word, const char *in) {
    int count = 0;
    for (const char *at = in; (at = strstr(at, word)); at++)
        count++;
    return count;
}

TEST(until_is_a_step_as_the_seat_counts_them) {
    UNUSED;
    for (uint32_t i = 0; i < lz_games_count; i++) {
        struct world world = world_of(lz_games[i]);
        play_one(&world, 3);
        uint32_t last = lz_seen_by(lz_games[i], world.state, 0).step;
        for (uint32_t until = 1; until <= last; until++) {
            char *tale = told(&world, (struct tell_call){ .seat = 0, .until = until, .json = true });
            *strstr(tale, "\"over\":") = 0;                        /* what is told after the steps has its own words */
            assert_int_equal(times("\"step\":", tale), until + 1); /* step 0 is the deal */
            free(tale);
        }
        world_free(&world);
    }
}

static bool host_moves(struct world *world) {
    const struct lz_game *game = world->match.game;
    for (int i = 0; i < game->verb_count; i++) {
        struct lz_move move = { .seat = LZ_CLOCK, .verb = game->verbs[i].verb };
        if (!(game->verbs[i].flags & LZ_HOST) || *game->verbs[i].form || !lz_check(game, world->state, &move, NULL))
            continue;
        make(world, (struct lz_input){ .at = head_of(world)->now, .move = move });
        return true;
    }
    return false;
}

TEST(a_move_of_the_host_is_told_as_his) {
    int moved = 0;
    UNUSED;
    for (uint32_t i = 0; i < 8 * lz_games_count; i++) {
        struct world world = world_of(lz_games[i / 8]);
        play_one(&world, i % 8);
        if (host_moves(&world)) {
            char *tale = told(&world, (struct tell_call){ .seat = 0 });
            assert_int_equal(times("the host", tale), 1);
            free(tale);
            moved++;
        }
        world_free(&world);
    }
    assert_true(moved > 0);
}

TEST(whoever_has_a_seat_now_is_named) {
    struct world world = world_of(lz_games[0]);
    struct loaded loaded = { .word = "replay", .path = "a match" };
    UNUSED;
    play_one(&world, 1);
    assert_true(lz_journal_host(&world.journal, lz_span("seat #0 Anna Bo"), (struct lz_text){ 0 }));
    assert_true(lz_journal_host(&world.journal, lz_span("seat #1 bot:greedy"), (struct lz_text){ 0 }));
    assert_true(lz_journal_host(&world.journal, lz_span("seat #9 nobody"), (struct lz_text){ 0 }));
    assert_true(lz_journal_host(&world.journal, lz_span("seated #0 wrongly"), (struct lz_text){ 0 }));
    char *text = malloc(world.len);
    memcpy(text, world.text, world.len);
    assert_true(load_text(&loaded, text, world.len));
    assert_string_equal(loaded.names[0], "#0 Anna Bo");
    assert_string_equal(loaded.names[1], "#1 greedy");
    assert_false(load_bots_seat(&loaded, 0));
    assert_true(load_bots_seat(&loaded, 1));
    load_free(&loaded);
    world_free(&world);
}

RUN(CASE(worlds_that_a_seat_cannot_tell_apart_are_told_alike), CASE(until_is_a_step_as_the_seat_counts_them),
    CASE(a_move_of_the_host_is_told_as_his), CASE(whoever_has_a_seat_now_is_named))
