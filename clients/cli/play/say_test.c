/* What the game says to whoever is asked: the coach in the first round, hints, effects with their odds, news. The table
   is that of a lesson, which needs no file. */
#include "clients/cli/play/say.h"

#include "tests/unit/unit.h"

#include "clients/cli/play/screen.h"
#include "core/games.h"
#include "core/rng.h"
#include "core/seats.h"

enum { STEPS = 3000 };
static struct term term;
static struct own_set built_in;
static struct table table;
static char words[8000];

static void begin(const char *id) {
    const struct lz_game *game = lz_game_by_id(lz_span(id));
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    term = (struct term){ .wide = 80, .high = 24 };
    table = (struct table){ .term = &term, .set = &built_in, .shown = -1, .save = { .calls = &lz_calls_system } };
    if (!table_teach(&table, &game->lessons[0], game, &trouble))
        fail_msg("%s", words);
}

/* From where the lesson begins it is played as a match. */
static void begin_match(const char *id) {
    begin(id);
    table.learner.lesson = NULL;
}

static void coach(const struct table *at, const struct frame *frame, struct lz_writer *w) {
    say_coach(at, frame, false, w);
}
static void coach_briefly(const struct table *at, const struct frame *frame, struct lz_writer *w) {
    say_coach(at, frame, true, w);
}

static const char *said(void (*say)(const struct table *, const struct frame *, struct lz_writer *), int seat) {
    struct frame frame = screen_frame(&table, seat);
    struct lz_writer w = lz_writer_in(words, sizeof words);
    say(&table, &frame, &w);
    assert_false(w.full);
    return words;
}

static bool closed_a_round(void) {
    bool closed = false;
    for (uint32_t i = 0; i < table.events; i++)
        closed |= table.game->kinds[table.event[i].kind].flags & LZ_ROUND;
    return closed;
}

static void move_once(struct lz_rng *rng) {
    struct lz_reply reply;
    struct lz_move move;
    int seat = lz_first(table_head(&table)->may);
    assert_true(table.game->sample(table.game, table.room.state, seat, rng, &move));
    assert_int_equal(table_move(&table, seat, (struct table_moves){ &move, 1, { 0 } }, &reply), LZ_OK);
}

TEST(the_coach_speaks_until_a_round_is_closed) {
    UNUSED;
    static const char *const games[] = { "conspiracy", "legends", "lies", "pig" };
    for (int i = 0; i < LZ_COUNT(games); i++) {
        struct lz_rng rng = lz_rng_from(5, (uint64_t)i);
        int heard = 0, silent = 0;
        begin_match(games[i]);
        for (int step = 0; step < STEPS && !table_head(&table)->over && silent < 20; step++) {
            bool speaks = *said(coach, lz_first(table_head(&table)->may));
            if (speaks && closed_a_round())
                fail_msg("%s: %s", games[i], words);
            heard += speaks;
            silent += !speaks;
            move_once(&rng);
        }
        assert_true(heard > 5);
        table.uncoached = true;
        assert_string_equal(said(coach, 0), "");
        table_close(&table);
    }
}

TEST(a_hint_gives_a_move_and_its_reason) {
    UNUSED;
    begin_match("conspiracy");
    assert_string_equal(said(say_hint, 0), "draw unknown. The Unknown is more likely to help you.");
    assert_string_equal(said(coach, 0),
                        "Coach (Enter tries it): draw unknown. The Unknown is more likely to help you.");
    assert_string_equal(said(coach_briefly, 0), "Coach (Enter tries it): draw unknown.");
    assert_string_equal(said(say_hint, 1), "There is nothing to advise now.");
    table_close(&table);
}

static void why(const struct table *at, const struct frame *frame, struct lz_writer *w) {
    (void)at;
    say_why(&table, frame, w);
}

/* Against bots alone; who plays with people is told no reasons. */
TEST(why_gives_three_moves_and_what_speaks_for_each) {
    UNUSED;
    begin_match("conspiracy");
    table.room.holder[1].bot = NULL;
    assert_null(strstr(said(why, 0), "In your place"));
    table.room.holder[1].bot = lz_bot_by_id(lz_span("easy"), table.game);
    const char *text = said(why, 0);
    assert_non_null(strstr(text, "In your place the bot hard would:\n\n1. draw unknown. "));
    assert_non_null(strstr(text, "\n2. draw tabloids (0."));
    table_close(&table);
}

TEST(in_a_lesson_the_hint_is_its_move) {
    UNUSED;
    begin("pig");
    assert_string_equal(said(say_hint, 0), "Type what the lesson waits for: roll.");
    table_close(&table);
}

static void effects_of(const char *typed) {
    struct frame frame = screen_frame(&table, 0);
    struct lz_writer w = lz_writer_in(words, sizeof words);
    const struct lz_verb *verb = table.game->verbs;
    while (strcmp(verb->word, typed) != 0)
        verb++;
    lz_put(&w, typed);
    lz_put(&w, ": ");
    say_effects(&frame, &(struct lz_move){ .verb = verb->verb }, &w);
}

TEST(effects_come_with_their_odds) {
    UNUSED;
    begin_match("pig");
    effects_of("roll");
    assert_non_null(strstr(words, "roll: "));
    assert_non_null(strstr(words, " (83%)."));
    assert_non_null(strstr(words, " (17%)."));
    table_close(&table);
}

TEST(what_is_new_since_the_last_move) {
    UNUSED;
    struct lz_reply reply;
    struct lz_writer w = lz_writer_in(words, sizeof words);
    begin_match("pig");
    say_since(&table, 0, &w);
    assert_string_equal(words, "Nothing has happened since your last move.\n");
    for (int i = 0; i < 3; i++) {
        struct lz_move move = { .verb = (uint8_t)(i == 1), .seat = (uint8_t)(i / 2) };
        assert_int_equal(table_move(&table, i / 2, (struct table_moves){ &move, 1, { 0 } }, &reply), LZ_OK);
    }
    w = lz_writer_in(words, sizeof words);
    say_since(&table, 0, &w);
    assert_non_null(strstr(words, "Opponent rolls "));
    assert_null(strstr(words, "You roll"));
    table_close(&table);
}

RUN(CASE(the_coach_speaks_until_a_round_is_closed), CASE(a_hint_gives_a_move_and_its_reason),
    CASE(why_gives_three_moves_and_what_speaks_for_each), CASE(in_a_lesson_the_hint_is_its_move),
    CASE(effects_come_with_their_odds), CASE(what_is_new_since_the_last_move))
