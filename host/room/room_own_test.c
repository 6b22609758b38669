/* What a seat keeps for itself comes back as it was, and is nobody else's in any byte or count; answers that stand are
   given when the question opens, as often as was asked for. */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/seats.h"
#include "core/words/option.h"
#include "core/words/verb.h"
#include "host/own.h"
#include "host/say.h"
#include "host/store/shelf.h"

#include <stdio.h>
#include <stdlib.h>

enum { LOG = 1 << 16 };
static struct table {
    struct lz_shelf shelf;
    struct lz_room room;
    int64_t wall;
} t;

static void prepare(const struct lz_game *game) {
    t.room = (struct lz_room){ .calls = &lz_calls_system, .store = lz_shelf_store(&t.shelf), .game = game };
}

static void begin(const char *id, int seats) {
    const struct lz_game *game = lz_game_by_id(lz_span(id));
    struct lz_record record = { .setup = { .seats = (uint8_t)seats, .now = 1000000 } };
    char words[400];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    memset(&t, 0, sizeof t);
    t.shelf.calls = &lz_calls_system;
    t.wall = 1000000;
    prepare(game);
    lz_options_usual(game, &record.setup);
    lz_fair_seed(lz_span("own"), record.seed);
    for (int i = 0; i < seats; i++)
        record.player[i] = lz_span("Anna");
    if (!lz_room_create(&t.room, &record, (struct lz_facts){ 0 }, &trouble) || !lz_own_open(&t.room))
        fail_msg("%s", words);
}

static void reopen(void) {
    const struct lz_game *game = t.room.game;
    char words[400];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    lz_room_close(&t.room);
    prepare(game);
    if (!lz_room_open(&t.room, t.wall, &trouble) || !lz_own_open(&t.room))
        fail_msg("%s", words);
}

static void end(void) {
    lz_room_close(&t.room);
    lz_shelf_clear(&t.shelf);
}

static const char *own_json(int seat) {
    static char words[LZ_NOTE + 2 * LZ_DRAFT];
    static const uint32_t nothing[LZ_OWN_PARTS];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    lz_own_json(&t.room, seat, nothing, &w);
    assert_false(w.full);
    return words;
}

static struct lz_reply move(int seat, const char *words) {
    struct lz_move list[LZ_MOVES];
    struct lz_moves legal = { list, 0, LZ_MOVES, false };
    struct lz_input in = { 0 };
    struct lz_reply reply;
    t.room.game->legal(t.room.game, t.room.state, seat, &legal);
    assert_true(lz_move_guess(t.room.game, &legal, lz_span(words), &in.move));
    lz_room_do(&t.room, &(struct lz_act){ .who = seat, .wall = t.wall }, (struct lz_inputs){ &in, 1 }, &reply);
    return reply;
}

static bool stand(int seat, const char *when, const char *words, uint32_t times) {
    struct lz_standing one = { .times = times };
    snprintf(one.when, sizeof one.when, "%s", when);
    snprintf(one.move, sizeof one.move, "%s", words);
    return lz_own_stand(&t.room, seat, &one, 1) == LZ_OK;
}

/* ---- */

TEST(what_is_kept_comes_back) {
    static const char *const drafts[] = { "MO 11E N", "MO 11E N\n", "\n\n", " a \n\n b ", "" };
    char note[LZ_NOTE + 2], draft[LZ_DRAFT + 2];
    UNUSED;
    begin("pig", 2);
    assert_null(lz_own_of(&t.room, 0));
    assert_string_equal(own_json(0), "{}");
    assert_int_equal(lz_own_note(&t.room, 0, lz_span("{\"hex\":[1,2],\"x\":\"draft y\"}")), LZ_OK);
    for (uint32_t i = 0; i < sizeof drafts / sizeof drafts[0]; i++) {
        assert_int_equal(lz_own_draft(&t.room, 0, lz_span(drafts[i])), LZ_OK);
        char before[LOG];
        snprintf(before, sizeof before, "%s", own_json(0));
        reopen();
        assert_string_equal(lz_own_of(&t.room, 0)->draft ? lz_own_of(&t.room, 0)->draft : "", drafts[i]);
        if (drafts[i][0])
            assert_string_equal(own_json(0), before);
    }
    memset(note, '1', sizeof note);
    note[LZ_NOTE + 1] = 0;
    assert_int_equal(lz_own_note(&t.room, 0, lz_span(note)), LZ_REFUSED);
    note[LZ_NOTE] = 0;
    assert_int_equal(lz_own_note(&t.room, 0, lz_span(note)), LZ_OK);
    assert_int_equal(lz_own_note(&t.room, 0, lz_span("a\nmuted 2")), LZ_REFUSED);
    memset(draft, '\n', sizeof draft);
    draft[LZ_DRAFT + 1] = 0;
    assert_int_equal(lz_own_draft(&t.room, 0, lz_span(draft)), LZ_REFUSED);
    draft[LZ_DRAFT] = 0;
    assert_int_equal(lz_own_draft(&t.room, 0, lz_span(draft)), LZ_OK);
    assert_int_equal(lz_own_draft(&t.room, 0, lz_span("a\x1b")), LZ_REFUSED);
    reopen();
    assert_string_equal(lz_own_of(&t.room, 0)->draft, draft);
    assert_string_equal(lz_own_of(&t.room, 0)->note, note);
    end();
}

TEST(whoever_has_the_seat_next_begins_with_nothing) {
    struct lz_reply reply;
    UNUSED;
    begin("pig", 2);
    assert_int_equal(lz_own_note(&t.room, 0, lz_span("\"mine\"")), LZ_OK);
    struct lz_holder was = t.room.holder[0];
    assert_true(lz_room_begin(&t.room, &(struct lz_act){ .who = LZ_CLOCK, .wall = t.wall }, &reply) &&
                lz_room_seat(&t.room, 0, "Bob"));
    lz_room_commit(&t.room, &reply);
    assert_null(lz_own_of(&t.room, 0));
    assert_int_equal(lz_own_note(&t.room, 0, lz_span("\"his\"")), LZ_OK);
    assert_true(lz_room_begin(&t.room, &(struct lz_act){ .who = LZ_CLOCK, .wall = t.wall }, &reply) &&
                lz_room_return(&t.room, 0, &was));
    lz_room_commit(&t.room, &reply);
    reopen();
    assert_string_equal(lz_own_of(&t.room, 0)->note, "\"mine\"");
    end();
}

static void say(int seat) {
    struct lz_reply reply;
    lz_room_say(&t.room, &(struct lz_act){ .who = seat, .wall = t.wall },
                &(struct lz_saying){ LZ_SAY_TABLE, lz_span("Boo"), { 0 } }, &reply);
    assert_int_equal(reply.status, LZ_OK);
}

TEST(whom_a_seat_mutes_it_does_not_hear) {
    char log[4000];
    UNUSED;
    begin("pig", 3);
    assert_int_equal(lz_own_mute(&t.room, 0, lz_only(0)), LZ_REFUSED);
    assert_int_equal(lz_own_mute(&t.room, 0, lz_only(3)), LZ_REFUSED);
    assert_int_equal(lz_own_mute(&t.room, 0, lz_only(1)), LZ_OK);
    reopen();
    say(1);
    say(2);
    struct lz_writer w = lz_writer_in(log, sizeof log);
    uint32_t n = lz_room_count(&t.room, 0);
    lz_room_told_json(&t.room, 0, n - 1, &w);
    assert_non_null(strstr(log, "\"said\":{\"seat\":1,\"to\":\"table\",\"muted\":true}"));
    lz_room_told_json(&t.room, 0, n, &w);
    assert_non_null(strstr(log, "Boo"));
    w = lz_writer_in(log, sizeof log);
    lz_room_told_json(&t.room, 2, n - 1, &w);
    assert_non_null(strstr(log, "Boo"));
    end();
}

static const char *team_json(int seat) {
    static char words[2 * LZ_SEATS * LZ_MARKS];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    lz_team_json(&t.room, seat, &w);
    assert_false(w.full);
    return words;
}

/* Seats 0 and 2 against 1 and 3. */
TEST(marks_are_for_one_s_side_alone) {
    static const char marks[] = "{\"ping\":\"TB1\"}", told[] = "[{\"seat\":2,\"marks\":{\"ping\":\"TB1\"}}]";
    struct lz_reply reply;
    UNUSED;
    begin("lies", 4);
    uint32_t size = t.shelf.len;
    assert_int_equal(lz_own_mark(&t.room, 2, lz_span(marks)), LZ_OK);
    for (int i = 0; i < 2; i++) {
        assert_string_equal(team_json(0), told);
        assert_string_equal(team_json(2), told);
        static const int others[] = { 1, 3, LZ_ONLOOKER };
        for (int n = 0; n < 3; n++) {
            assert_string_equal(team_json(others[n]), "[]");
            assert_true(lz_team_edition(&t.room, others[n]) == 0);
        }
        assert_null(strstr(own_json(2), "TB1"));
        reopen();
    }
    assert_int_equal(t.shelf.len, size); /* nothing of it in the journal */
    uint64_t edition = lz_team_edition(&t.room, 0);
    assert_int_equal(lz_own_mark(&t.room, 2, (struct lz_text){ 0 }), LZ_OK);
    assert_string_equal(team_json(0), "[]");
    assert_true(lz_team_edition(&t.room, 0) != edition);
    assert_int_equal(lz_own_mark(&t.room, 2, lz_span(marks)), LZ_OK);
    assert_true(lz_room_begin(&t.room, &(struct lz_act){ .who = LZ_CLOCK, .wall = t.wall }, &reply) &&
                lz_room_seat(&t.room, 2, "Bob"));
    lz_room_commit(&t.room, &reply);
    assert_string_equal(team_json(2), "[]"); /* the next holder begins with nothing */
    end();
    begin("lies", 2); /* nobody has a partner */
    assert_int_equal(lz_own_mark(&t.room, 0, lz_span(marks)), LZ_REFUSED);
    end();
    begin("pig", 2);
    assert_int_equal(lz_own_mark(&t.room, 0, lz_span(marks)), LZ_REFUSED);
    end();
}

/* Whatever one seat keeps, mutes and lets stand, the journal and all others are the same. */
TEST(what_a_seat_keeps_leaves_no_trace) {
    char journal[2][LOG];
    UNUSED;
    for (int world = 0; world < 2; world++) {
        begin("pig", 2);
        if (world) {
            assert_int_equal(lz_own_note(&t.room, 1, lz_span("\"secret\"")), LZ_OK);
            assert_int_equal(lz_own_draft(&t.room, 1, lz_span("secret")), LZ_OK);
            assert_int_equal(lz_own_mute(&t.room, 1, lz_only(0)), LZ_OK);
            assert_true(stand(1, "", "hold", 1));
        }
        say(0);
        t.wall += 10;
        assert_int_equal(move(0, "roll").status, LZ_OK);
        snprintf(journal[world], LOG, "%.*s", (int)t.shelf.len, t.shelf.acts);
        end();
    }
    assert_string_equal(journal[0], journal[1]);
}

/* ---- answers that stand */

/* A game of sealed choices: the one answers at once what the other does by hand. */
TEST(a_standing_answer_is_given_as_often_as_asked_for) {
    UNUSED;
    begin("pig", 2);
    const char *phase = t.room.game->phases[lz_room_head(&t.room)->phase];
    assert_false(stand(0, "no-such-phase", "roll", 1));
    assert_false(stand(0, "", "", 1));
    assert_false(stand(0, "", "roll", 0));
    assert_false(stand(0, "", "roll", LZ_STANDING_TIMES + 1));
    assert_true(stand(0, phase, "roll", 1));
    assert_true(lz_room_due(&t.room) <= t.wall);
    uint32_t step = lz_room_head(&t.room)->step;
    struct lz_reply reply;
    lz_room_wake(&t.room, t.wall, &reply);
    assert_int_equal(reply.status, LZ_OK);
    assert_int_equal(lz_room_head(&t.room)->step, step + 1);
    assert_int_equal(lz_own_of(&t.room, 0)->standings, 0);
    lz_room_wake(&t.room, t.wall, &reply);
    assert_int_equal(lz_room_head(&t.room)->step, step + 1);
    char journal[LOG];
    snprintf(journal, sizeof journal, "%.*s", (int)t.shelf.len, t.shelf.acts);
    assert_non_null(strstr(journal, ": act #0 standing 1000000"));
    end();
}

TEST(what_is_not_legal_waits_and_what_is_taken_off_does_not_stand) {
    struct lz_reply reply;
    UNUSED;
    begin("pig", 2);
    assert_true(stand(0, "", "hold", 5)); /* nothing is rolled yet */
    lz_room_wake(&t.room, t.wall, &reply);
    assert_true(reply.status == LZ_OK && lz_room_head(&t.room)->step == 0);
    assert_true(lz_room_due(&t.room) > t.wall);
    t.wall += 50;
    assert_int_equal(move(0, "roll").status, LZ_OK);
    reopen(); /* the list is a paper */
    lz_room_wake(&t.room, t.wall, &reply);
    if (lz_in(lz_room_head(&t.room)->may, 0)) /* else a one was rolled, and the turn is over */
        fail_msg("the answer was not given");
    assert_int_equal(lz_room_head(&t.room)->now, t.wall);
    assert_int_equal(lz_own_stand(&t.room, 0, NULL, 0), LZ_OK);
    assert_int_equal(lz_own_of(&t.room, 0)->standings, 0);
    end();
}

/* By the seat's number of acts, its journal line apart, nobody can tell it from a move by hand. */
TEST(others_see_a_quick_hand) {
    char seen[2][LOG];
    UNUSED;
    for (int world = 0; world < 2; world++) {
        struct lz_reply reply;
        begin("pig", 2);
        if (world)
            assert_true(stand(0, "", "roll", 1));
        if (world)
            lz_room_wake(&t.room, t.wall, &reply);
        else
            assert_int_equal(move(0, "roll").status, LZ_OK);
        struct lz_writer w = lz_writer_in(seen[world], LOG);
        for (uint32_t i = 1; i <= lz_room_count(&t.room, 1); i++)
            lz_room_told_json(&t.room, 1, i, &w);
        lz_room_show(&t.room, 1, &w);
        lz_room_decision_json(&t.room, 1, &w);
        lz_room_decision_json(&t.room, 0, &w);
        end();
    }
    assert_string_equal(seen[0], seen[1]);
}

TEST(a_standing_answer_ends_with_its_round) {
    struct lz_reply reply;
    UNUSED;
    begin("duel", 2);
    struct lz_move list[LZ_MOVES];
    struct lz_moves legal = { list, 0, LZ_MOVES, false };
    t.room.game->legal(t.room.game, t.room.state, 0, &legal);
    struct lz_standing one = { .times = 100, .until = lz_own_rounds(&t.room, 0) + 1 };
    struct lz_writer w = lz_writer_in(one.move, sizeof one.move);
    lz_move_print(t.room.game, &list[0], &w);
    assert_int_equal(lz_own_stand(&t.room, 0, &one, 1), LZ_OK);
    for (int i = 0; i < 40 && !lz_own_rounds(&t.room, 0); i++) {
        lz_room_wake(&t.room, t.wall, &reply);
        lz_seats asked = lz_room_head(&t.room)->wait & ~lz_only(0);
        legal.count = 0;
        if (!asked)
            break;
        t.room.game->legal(t.room.game, t.room.state, lz_first(asked), &legal);
        struct lz_input in = { .move = list[0] };
        lz_room_do(&t.room, &(struct lz_act){ .who = lz_first(asked), .wall = t.wall }, (struct lz_inputs){ &in, 1 },
                   &reply);
        assert_int_equal(reply.status, LZ_OK);
    }
    assert_int_equal(lz_own_rounds(&t.room, 0), 1);
    uint32_t number = t.room.number[0];
    assert_true(number > 0);
    lz_room_wake(&t.room, t.wall, &reply);
    assert_int_equal(t.room.number[0], number);
    end();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        CASE(what_is_kept_comes_back),
        CASE(whoever_has_the_seat_next_begins_with_nothing),
        CASE(whom_a_seat_mutes_it_does_not_hear),
        CASE(what_a_seat_keeps_leaves_no_trace),
        CASE(marks_are_for_one_s_side_alone),
        CASE(a_standing_answer_is_given_as_often_as_asked_for),
        CASE(what_is_not_legal_waits_and_what_is_taken_off_does_not_stand),
        CASE(others_see_a_quick_hand),
        CASE(a_standing_answer_ends_with_its_round),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
