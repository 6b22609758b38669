/* Every lesson of every game is played to its end: moves are legal, sentences said, places there, and another move is
   answered. Then broken lessons, each of which is noticed. */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/match.h"
#include "core/rng.h"
#include "core/words/prose.h"
#include "core/words/verb.h"
#include "host/lesson.h"
#include "host/store/shelf.h"
#include "host/picture/value.h"
#include "tests/unit/json.h"
#include "tests/unit/page.h"

enum { PICTURE = 1 << 20, VALUES = 100000, SAMPLES = 200, WALL = 5000, SAYS_MOST = 420 };
static struct lz_shelf shelf;
static struct lz_room room;
static struct lz_learner learner;
static char picture[PICTURE], made[4000], flaw[400];

static void begin(const struct lz_game *game, const struct lz_lesson *lesson) {
    struct lz_writer trouble = lz_writer_in(made, sizeof made);
    shelf = (struct lz_shelf){ .calls = &lz_calls_system };
    room = (struct lz_room){ .calls = &lz_calls_system, .store = lz_shelf_store(&shelf), .game = game, .audit = true };
    learner = (struct lz_learner){ .lesson = lesson, .room = &room };
    if (!lz_lesson_begin(&learner, WALL, &trouble))
        fail_msg("%s", made);
}

static void end(void) {
    lz_room_close(&room);
    lz_shelf_clear(&shelf);
}

static const char *json(void) {
    struct lz_writer w = lz_writer_in(made, sizeof made);
    lz_lesson_json(&learner, &w);
    assert_true(json_well_formed(made));
    return made;
}

/* ---- what a step must have */

/* The member of that name: a key of an object, a number of a list; 0: there is none. */
static uint32_t member(const struct lz_values *values, uint32_t of, struct lz_text name) {
    int64_t number = -1;
    uint32_t at = values->at[of].first;
    bool list = lz_value_is(&values->at[of], '[');
    if (list && !lz_read_number(name, 0, INT32_MAX, &number))
        return 0;
    for (; at; at = values->at[at].next, number--) {
        struct lz_text key = lz_value_key(&values->at[at]);
        bool same = !list && key.len == name.len + 2 && memcmp(key.at + 1, name.at, name.len) == 0;
        if (same || (list && number == 0))
            break;
    }
    return at;
}

static bool is_in_picture(const char *place) {
    static struct lz_value at[VALUES];
    struct lz_values values = { .at = at, .room = VALUES };
    struct lz_writer w = lz_writer_in(picture, PICTURE);
    lz_room_show(&room, learner.seat, &w);
    lz_values_clear(&values);
    uint32_t value = lz_picture_read(&values, lz_span(picture));
    assert_true(value);
    while (value && *place) {
        uint32_t len = (uint32_t)strcspn(place, "/");
        value = member(&values, value, (struct lz_text){ place, len });
        place += len + (place[len] == '/');
    }
    return value;
}

static struct lz_input wanted(const struct lz_step *step) {
    struct lz_input in = { .move = { 0 } };
    if (!lz_prose_take(room.game, lz_span(step->move), &in.move, &in.text))
        assert_true(lz_move_parse(room.game, step->seat, lz_span(step->move), &in.move));
    in.move.seat = step->seat;
    return in;
}

/* Any legal move but the one that is wanted; false: there is none. */
static bool another(const struct lz_move *not_this, struct lz_move *move) {
    static struct lz_move list[LZ_MOVES];
    struct lz_moves legal = { list, 0, LZ_MOVES, false };
    struct lz_rng rng = lz_rng_from(1, 2);
    room.game->legal(room.game, room.state, learner.seat, &legal);
    for (uint32_t i = 0; i < legal.count + (legal.complete ? 0 : SAMPLES); i++) {
        if (i < legal.count)
            *move = list[i];
        else if (!room.game->sample(room.game, room.state, learner.seat, &rng, move))
            return false;
        if (!lz_move_equal(move, not_this) && !lz_move_spoken(room.game, move))
            return true;
    }
    return false;
}

static const char *wrong(const char *what) {
    struct lz_writer w = lz_writer_in(flaw, sizeof flaw);
    lz_put(&w, room.game->id);
    lz_put(&w, ", step ");
    lz_put_number(&w, learner.step);
    lz_put(&w, ": ");
    lz_put(&w, what);
    return flaw;
}

/* Another move is answered and not made. */
static const char *try_another(const struct lz_step *step) {
    struct lz_input want = wanted(step), other = { .move = { 0 } };
    struct lz_reply reply;
    uint32_t stood = lz_room_head(&room)->step;
    bool there = another(&want.move, &other.move);
    if (there != (step->other != NULL))
        return wrong(there ? "nothing is said to another move" : "no other move is legal");
    if (!there)
        return NULL;
    lz_lesson_do(&learner, WALL, &other, &reply);
    assert_true(reply.status == LZ_REFUSED && reply.no == LZ_NO_LESSON && lz_room_head(&room)->step == stood);
    assert_string_equal(lz_lesson_other(&learner), step->other);
    return *step->other ? NULL : wrong("says nothing to another move");
}

static const char *take_step(const struct lz_step *step) {
    struct lz_reply reply;
    if (!*step->says || strlen(step->says) > SAYS_MOST)
        return wrong(*step->says ? "says too much at once" : "says nothing");
    if (step->points && !is_in_picture(step->points))
        return wrong("points at nothing");
    if (!step->move) {
        lz_lesson_read(&learner, WALL, &reply);
        return NULL;
    }
    const char *what = try_another(step);
    if (what)
        return what;
    struct lz_input in = wanted(step);
    lz_lesson_do(&learner, WALL, &in, &reply);
    return reply.status == LZ_OK ? NULL : wrong("the move wanted is refused");
}

/* What is wrong with the lesson; NULL: nothing. */
static const char *flaw_of(const struct lz_game *game, const struct lz_lesson *lesson) {
    const char *what = NULL;
    int steps = 0;
    begin(game, lesson);
    for (const struct lz_step *step; !what && (step = lz_lesson_step(&learner));) {
        steps++;
        assert_int_equal(learner.seat, step->seat);
        assert_int_equal(lz_lesson_at(&learner), steps);
        assert_null(strstr(json(), "\"over\":"));
        what = take_step(step);
    }
    assert_true(what || (steps == lz_lesson_of(lesson) && strstr(json(), "\"over\":true")));
    end();
    return what;
}

TEST(every_lesson_can_be_played) {
    UNUSED;
    int lessons = 0;
    for (uint32_t i = 0; i < lz_games_count; i++)
        for (int j = 0; j < lz_games[i]->lesson_count; j++, lessons++) {
            const struct lz_lesson *lesson = &lz_games[i]->lessons[j];
            const char *what = flaw_of(lz_games[i], lesson);
            if (what)
                fail_msg("%s", what);
            assert_ptr_equal(lz_lesson_by_id(lz_games[i], lz_span(lesson->id)), lesson);
        }
    assert_true(lessons >= 6);
}

/* ---- broken ones */

static const struct lz_game *pig(void) { return lz_game_by_id(lz_span("pig")); }

static struct lz_lesson lesson_of(const struct lz_step *steps, uint8_t count) {
    struct lz_lesson lesson = pig()->lessons[0];
    lesson.steps = steps;
    lesson.step_count = count;
    return lesson;
}

TEST(what_is_wrong_is_noticed) {
    UNUSED;
    static const struct {
        struct lz_step step;
        const char *what;
    } rows[] = {
        { { 0, "hold", "Hold.", NULL, "No." }, "the move wanted is refused" },
        { { 0, "roll", "", NULL, NULL }, "says nothing" },
        { { 0, "roll", "Roll.", "points/2", NULL }, "points at nothing" },
        { { 0, "roll", "Roll.", "points/x", NULL }, "points at nothing" },
        { { 0, "roll", "Roll.", "nothing", NULL }, "points at nothing" },
        { { 0, "roll", "Roll.", NULL, "Another time." }, "no other move is legal" },
    };
    for (int i = 0; i < LZ_COUNT(rows); i++) {
        struct lz_lesson lesson = lesson_of(&rows[i].step, 1);
        const char *what = flaw_of(pig(), &lesson);
        if (!what || !strstr(what, rows[i].what))
            fail_msg("'%s', and not '%s'", what ? what : "nothing", rows[i].what);
    }
    static const struct lz_step mute[] = { { 0, "roll", "Roll.", NULL, NULL }, { 0, "roll", "Again.", NULL, NULL } };
    struct lz_lesson lesson = lesson_of(mute, 2);
    assert_non_null(strstr(flaw_of(pig(), &lesson), "nothing is said to another move"));
}

static void play_illegal(void *lesson) { begin(pig(), lesson); }

TEST(a_lesson_that_breaks_the_rules_is_a_bug) {
    UNUSED;
    static const struct lz_step hold = { 0, "hold", NULL, NULL, NULL };
    struct lz_lesson lesson = lesson_of(&hold, 1);
    expect_bug(play_illegal, &lesson, "LZ_NO_RULE");
}

/* ---- as a host runs it */

TEST(the_learner_changes_seats) {
    UNUSED;
    const struct lz_game *game = lz_game_by_id(lz_span("newspeak"));
    lz_seats sat = 0;
    struct lz_reply reply;
    begin(game, &game->lessons[0]);
    for (const struct lz_step *step; (step = lz_lesson_step(&learner)); sat |= 1u << learner.seat) {
        struct lz_input in = step->move ? wanted(step) : (struct lz_input){ .move = { 0 } };
        if (step->move)
            lz_lesson_do(&learner, WALL, &in, &reply);
        else
            lz_lesson_read(&learner, WALL, &reply);
        assert_int_equal(reply.status, LZ_OK);
    }
    assert_int_equal(sat, 2 | 4);
    end();
}

/* Memory is missing once while the lesson makes its own moves: tried again, it goes on. */
static int missing, asked;
static void *scarce(void *old, size_t size) { return ++asked == missing ? NULL : realloc(old, size); }

TEST(what_failed_is_tried_again) {
    UNUSED;
    static const struct lz_step steps[] = { { 0, "roll", "Roll.", NULL, NULL },
                                            { 0, "roll", NULL, NULL, NULL },
                                            { 0, "hold", NULL, NULL, NULL },
                                            { 0, NULL, "That is all.", NULL, NULL } };
    struct lz_lesson lesson = lesson_of(steps, LZ_COUNT(steps));
    struct lz_calls calls = lz_calls_system;
    int failed = 0;
    calls.room = scarce;
    for (missing = 1; missing < 60; missing++) {
        struct lz_reply reply;
        struct lz_input roll = { .move = { 0 } };
        begin(pig(), &lesson);
        asked = 0;
        room.calls = shelf.calls = &calls;
        lz_lesson_do(&learner, WALL, &roll, &reply);
        room.calls = shelf.calls = &lz_calls_system;
        failed += reply.status != LZ_OK;
        if (reply.status != LZ_OK && learner.step == 0)
            lz_lesson_do(&learner, WALL, &roll, &reply);
        else if (reply.status != LZ_OK)
            lz_lesson_read(&learner, WALL, &reply);
        if (!room.lost)
            assert_true(reply.status == LZ_OK && learner.step == 3);
        end();
    }
    assert_true(failed > 0);
}

TEST(the_page_shows_it) {
    UNUSED;
    char shown[PAGE_EXAMPLE];
    struct lz_reply reply;
    struct lz_input roll = { .move = { 0 } };
    begin(pig(), &pig()->lessons[0]);
    lz_lesson_do(&learner, WALL, &roll, &reply);
    assert_string_equal(json(), page_example("lesson", shown));
    struct lz_writer w = lz_writer_in(made, sizeof made);
    lz_lesson_print(&learner, &w);
    assert_string_equal(made, "2 of 4. So far, so good. Roll once more.");
    learner.step = learner.lesson->step_count;
    assert_string_equal(json(), page_example("lesson-over", shown));
    w = lz_writer_in(made, sizeof made);
    lz_lesson_print(&learner, &w);
    assert_string_equal(made, "");
    end();
}

RUN(CASE(every_lesson_can_be_played), CASE(what_is_wrong_is_noticed), CASE(a_lesson_that_breaks_the_rules_is_a_bug),
    CASE(the_learner_changes_seats), CASE(what_failed_is_tried_again), CASE(the_page_shows_it))
