/* Talk: heard by those it is for and by nobody else, in bytes and in numbers; kept as it was said when the match is
   opened again, when moves are taken back, when words are struck out. */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/seats.h"
#include "core/words/option.h"
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

static struct lz_facts facts;

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
    lz_fair_seed(lz_span("say"), record.seed);
    for (int i = 0; i < seats; i++)
        record.player[i] = lz_span("Anna");
    if (!lz_room_create(&t.room, &record, facts, &trouble))
        fail_msg("%s", words);
}

static void reopen(void) {
    const struct lz_game *game = t.room.game;
    char words[400];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    lz_room_close(&t.room);
    prepare(game);
    if (!lz_room_open(&t.room, t.wall, &trouble))
        fail_msg("%s", words);
}

static void end(void) {
    lz_room_close(&t.room);
    lz_shelf_clear(&t.shelf);
}

static struct lz_reply say(int seat, enum lz_way way, const char *words) {
    struct lz_reply reply;
    struct lz_act act = { .who = seat == LZ_ONLOOKER ? LZ_CLOCK : seat, .wall = t.wall, .door = lz_span("lbp") };
    struct lz_saying saying = { way, lz_span(words), lz_span("Zoe") };
    lz_room_say(&t.room, &act, &saying, &reply);
    return reply;
}

static bool said(int seat, enum lz_way way, const char *words) { return say(seat, way, words).status == LZ_OK; }
static bool refused(int seat, enum lz_way way, const char *words, enum lz_no no) {
    struct lz_reply reply = say(seat, way, words);
    return reply.status == LZ_REFUSED && reply.no == no;
}

/* All that a seat has been told, as it goes over a wire. */
static const char *log_of(int seat) {
    static char logs[2][LOG];
    static int next;
    char *log = logs[next ^= 1];
    struct lz_writer w = lz_writer_in(log, LOG);
    for (uint32_t i = 1; i <= lz_room_count(&t.room, seat); i++)
        lz_room_told_json(&t.room, seat, i, &w);
    assert_false(w.full);
    return log;
}

static bool hears(int seat, const char *words) { return strstr(log_of(seat), words); }

/* The first of its legal moves. */
static void move(int seat) {
    struct lz_move list[LZ_MOVES];
    struct lz_moves legal = { list, 0, LZ_MOVES, false };
    struct lz_reply reply;
    t.room.game->legal(t.room.game, t.room.state, seat, &legal);
    assert_true(legal.count > 0);
    struct lz_input in = { .move = list[0] };
    lz_room_do(&t.room, &(struct lz_act){ .who = seat, .wall = t.wall }, (struct lz_inputs){ &in, 1 }, &reply);
    assert_int_equal(reply.status, LZ_OK);
}

/* ---- */

TEST(talk_reaches_whom_it_is_for) {
    UNUSED;
    begin("lies", 4);
    int other = -1, partner = -1;
    for (int i = 1; i < 4; i++)
        *(lz_side_of(t.room.game, 4, i) == lz_side_of(t.room.game, 4, 0) ? &partner : &other) = i;
    assert_true(partner > 0 && other > 0);
    assert_true(said(0, LZ_SAY_TABLE, " Hello, you. ") && said(0, LZ_SAY_TEAM, "Left \"flank\"") &&
                said(LZ_ONLOOKER, LZ_SAY_WATCHERS, "They bluff"));
    for (int i = 0; i < 4; i++) {
        assert_true(hears(i, "\"said\":{\"seat\":0,\"to\":\"table\",\"words\":\"Hello, you.\"}"));
        assert_int_equal(hears(i, "\"to\":\"team\""), i == 0 || i == partner);
        assert_false(hears(i, "bluff"));
    }
    assert_true(hears(LZ_ONLOOKER, "Hello") && !hears(LZ_ONLOOKER, "flank") &&
                hears(LZ_ONLOOKER, "{\"name\":\"Zoe\",\"to\":\"watchers\",\"words\":\"They bluff\"}"));
    end();
}

/* Two worlds that differ in what is said where a seat does not hear it are the same to that seat: every entry, every
   number, what it is asked, what its own acts are answered. */
TEST(what_a_side_says_leaves_no_trace_with_others) {
    UNUSED;
    for (int seat = 0; seat < 5; seat++) {
        int eyes = seat == 4 ? LZ_ONLOOKER : seat;
        char first[LOG];
        uint32_t decision = 0, number = 0;
        for (int world = 0; world < 2; world++) {
            begin("lies", 4);
            for (int i = 0; world && i < 4; i++)
                if (eyes == LZ_ONLOOKER || lz_side_of(t.room.game, 4, i) != lz_side_of(t.room.game, 4, eyes))
                    assert_true(said(i, LZ_SAY_TEAM, "secret"));
            if (world && eyes != LZ_ONLOOKER)
                assert_true(said(LZ_ONLOOKER, LZ_SAY_WATCHERS, "secret"));
            t.wall += 5;
            struct lz_reply reply = say(eyes, eyes == LZ_ONLOOKER ? LZ_SAY_WATCHERS : LZ_SAY_TABLE, "Well?");
            assert_int_equal(reply.status, LZ_OK);
            uint32_t asked = eyes == LZ_ONLOOKER ? 0 : lz_room_decision(&t.room, eyes);
            if (world) {
                assert_string_equal(log_of(eyes), first);
                assert_true(asked == decision && reply.number == number);
            } else {
                snprintf(first, sizeof first, "%s", log_of(eyes));
            }
            decision = asked;
            number = reply.number;
            end();
        }
    }
}

TEST(the_rules_of_a_game_have_their_say) {
    UNUSED;
    begin("newspeak", 4); /* talk is the game */
    assert_true(refused(0, LZ_SAY_TABLE, "x", LZ_NO_TALK) && refused(0, LZ_SAY_TEAM, "x", LZ_NO_TALK));
    assert_true(said(LZ_ONLOOKER, LZ_SAY_WATCHERS, "x"));
    end();
    begin("swamp", 4); /* letters are */
    assert_true(refused(1, LZ_SAY_TABLE, "x", LZ_NO_TALK));
    end();
    begin("legends", 4); /* partners */
    assert_true(refused(1, LZ_SAY_TABLE, "x", LZ_NO_TALK) && refused(1, LZ_SAY_TEAM, "x", LZ_NO_TALK));
    end();
    begin("legends", 3);
    assert_true(said(1, LZ_SAY_TABLE, "x") && refused(1, LZ_SAY_TEAM, "x", LZ_NO_TALK));
    assert_true(refused(1, LZ_SAY_WATCHERS, "x", LZ_NO_TALK) && refused(LZ_ONLOOKER, LZ_SAY_TABLE, "x", LZ_NO_TALK));
    end();
}

TEST(talk_has_a_length_and_a_rate) {
    char words[502];
    UNUSED;
    begin("pig", 2);
    for (int i = 1; i < LZ_SAYS; i++) /* what another says counts for that one */
        assert_true(said(1, LZ_SAY_TABLE, "x"));
    memset(words, 'a', sizeof words);
    words[501] = 0;
    assert_true(refused(0, LZ_SAY_TABLE, words, LZ_NO_WORDS));
    words[500] = 0;
    assert_true(said(0, LZ_SAY_TABLE, words));
    assert_true(refused(0, LZ_SAY_TABLE, "  ", LZ_NO_WORDS) && refused(0, LZ_SAY_TABLE, "a\nb", LZ_NO_WORDS) &&
                refused(0, LZ_SAY_TABLE, "\x1b[2J", LZ_NO_WORDS) && refused(0, LZ_SAY_TABLE, "\xff", LZ_NO_WORDS));
    for (int i = 1; i < LZ_SAYS; i++)
        assert_true(said(0, LZ_SAY_TABLE, "x"));
    assert_true(refused(0, LZ_SAY_TABLE, "x", LZ_NO_OFTEN) && said(1, LZ_SAY_TABLE, "x"));
    t.wall += LZ_SAYS_MS - 1;
    reopen();
    assert_true(refused(0, LZ_SAY_TABLE, "x", LZ_NO_OFTEN));
    t.wall++;
    assert_true(said(0, LZ_SAY_TABLE, "x"));
    end();
}

TEST(talk_stays_where_moves_are_taken_back) {
    struct lz_reply reply;
    UNUSED;
    begin("duel", 2);
    move(0);
    assert_true(said(1, LZ_SAY_TABLE, "Are you sure?"));
    uint32_t n = lz_room_count(&t.room, 0);
    assert_true(lz_room_begin(&t.room, &(struct lz_act){ .who = LZ_CLOCK, .wall = t.wall }, &reply) &&
                lz_room_back(&t.room, 0));
    lz_room_commit(&t.room, &reply);
    assert_int_equal(reply.status, LZ_OK);
    assert_false(lz_room_told(&t.room, 0, n)->back);
    char *picture = malloc(LOG);
    struct lz_writer show = lz_writer_in(picture, LOG);
    assert_true(lz_room_show_at(&t.room, 0, n, &show));
    free(picture);
    char before[LOG];
    snprintf(before, sizeof before, "%s", log_of(1));
    reopen();
    assert_string_equal(log_of(1), before);
    end();
}

/* Asked for, and allowed: neither that nor what was said meanwhile is void, and each place has its picture. */
TEST(talk_stays_beside_what_is_done_around_the_match) {
    static const struct lz_text house[] = { { "house", 5 }, { "house undo=consent", 18 } };
    static const char *const stays[] = { "Are you sure?", "\"around\":{\"event\":\"asks-back\"", "No, not at all." };
    struct lz_reply reply;
    char before[LOG];
    UNUSED;
    facts = (struct lz_facts){ house, 2 };
    begin("pig", 2);
    facts = (struct lz_facts){ 0 };
    move(0);
    assert_true(said(1, LZ_SAY_TABLE, "Are you sure?"));
    lz_room_ask_back(&t.room, &(struct lz_act){ .who = 0, .wall = t.wall }, &reply);
    assert_int_equal(reply.status, LZ_OK);
    assert_true(said(0, LZ_SAY_TABLE, "No, not at all."));
    lz_room_allow(&t.room, &(struct lz_act){ .who = 1, .wall = t.wall }, true, &reply);
    assert_true(reply.status == LZ_OK && lz_room_head(&t.room)->step == 0);
    for (int i = 0; i < 3; i++)
        assert_true(hears(0, stays[i]) && hears(1, stays[i]));
    char *picture = malloc(LOG);
    for (uint32_t n = 1; n <= lz_room_count(&t.room, 1); n++) {
        const struct lz_told *told = lz_room_told(&t.room, 1, n);
        struct lz_writer show = lz_writer_in(picture, LOG);
        assert_true(told->back == lz_told_event(told) || !told->step); /* moves are void, and nothing else */
        assert_true(told->back || lz_room_show_at(&t.room, 1, n, &show));
    }
    free(picture);
    snprintf(before, sizeof before, "%s", log_of(1));
    reopen();
    assert_string_equal(log_of(1), before);
    end();
}

TEST(talk_goes_on_while_a_match_is_paused) {
    struct lz_reply reply;
    UNUSED;
    begin("pig", 2);
    int64_t last = t.room.last;
    lz_room_pause(&t.room, &(struct lz_act){ .who = LZ_CLOCK, .wall = t.wall, .door = lz_span("x") }, lz_span("tea"),
                  &reply);
    t.wall += 60000;
    assert_true(said(0, LZ_SAY_TABLE, "Back in five") && t.room.last == last);
    lz_room_resume(&t.room, &(struct lz_act){ .who = LZ_CLOCK, .wall = t.wall, .door = lz_span("x") }, &reply);
    assert_true(reply.status == LZ_OK && lz_room_time(&t.room, t.wall) == last);
    end();
}

/* Words are struck out in the file: their line goes, the mark stays. */
TEST(words_can_be_struck_out) {
    UNUSED;
    begin("pig", 2);
    assert_true(said(0, LZ_SAY_TABLE, "something foul") && said(1, LZ_SAY_TABLE, "Tut."));
    t.shelf.acts[t.shelf.len - 1] = 0; /* its line end, for strstr */
    static const char foul[] = "| something foul\n";
    char *line = strstr(t.shelf.acts, foul), *next = line + sizeof foul - 1;
    assert_non_null(line);
    t.shelf.acts[t.shelf.len - 1] = '\n';
    memmove(line, next, t.shelf.len - (uint32_t)(next - t.shelf.acts));
    t.shelf.len -= (uint32_t)sizeof foul - 1;
    uint32_t n = lz_room_count(&t.room, 0);
    reopen();
    assert_int_equal(lz_room_count(&t.room, 0), n);
    assert_true(hears(1, "{\"seat\":0,\"to\":\"table\",\"struck\":true}") && hears(1, "Tut."));
    end();
}

TEST(a_repeat_is_said_once) {
    struct lz_reply reply;
    UNUSED;
    begin("pig", 2);
    struct lz_act act = {
        .who = 0, .wall = t.wall, .door = lz_span("lbp"), .id = lz_span("t1"), .bytes = lz_span("x")
    };
    lz_room_say(&t.room, &act, &(struct lz_saying){ LZ_SAY_TABLE, lz_span("Hi"), { 0 }, 0 }, &reply);
    assert_true(reply.status == LZ_OK && !reply.again);
    uint32_t n = lz_room_count(&t.room, 1), decision = lz_room_decision(&t.room, 0);
    lz_room_say(&t.room, &act, &(struct lz_saying){ LZ_SAY_TABLE, lz_span("Hi"), { 0 }, 0 }, &reply);
    assert_true(reply.status == LZ_OK && reply.again && lz_room_count(&t.room, 1) == n);
    assert_int_equal(lz_room_decision(&t.room, 0), decision);
    end();
}

static struct lz_reply watcher_says(uint64_t from, const char *words) {
    struct lz_reply reply;
    lz_room_say(&t.room, &(struct lz_act){ .who = LZ_CLOCK, .wall = t.wall },
                &(struct lz_saying){ LZ_SAY_WATCHERS, lz_span(words), lz_span("Zoe"), from }, &reply);
    return reply;
}

TEST(each_who_watches_has_a_limit_of_their_own) {
    UNUSED;
    begin("pig", 2);
    for (uint64_t from = 1; from <= 40; from++)
        for (int i = 0; i <= LZ_SAYS; i++) {
            struct lz_reply reply = watcher_says(from, "x");
            bool may = i < LZ_SAYS && from <= 32; /* and no more of them at a time */
            assert_int_equal(reply.status, may ? LZ_OK : LZ_REFUSED);
            assert_true(may || reply.no == LZ_NO_OFTEN);
        }
    t.wall += LZ_SAYS_MS;
    assert_int_equal(watcher_says(40, "x").status, LZ_OK); /* in the place of one who has been silent */
    assert_int_equal(watcher_says(1, "x").status, LZ_OK);
    end();
}

static void stop_match(void) {
    struct lz_reply reply;
    for (int i = 0; i < t.room.record.setup.seats; i++)
        lz_room_stop(&t.room, &(struct lz_act){ .who = i, .wall = t.wall }, true, &reply);
    assert_true(lz_room_over(&t.room));
}

/* It stands beside the journal, which is closed; and is there again, with its numbers and names. */
TEST(talk_goes_on_after_the_end) {
    struct lz_act act = {
        .who = 1, .wall = t.wall, .door = lz_span("lbp"), .id = lz_span("t1"), .bytes = lz_span("x")
    };
    struct lz_saying saying = { LZ_SAY_TABLE, lz_span("Again?"), { 0 }, 0 };
    char before[LOG];
    struct lz_reply reply;
    static const struct lz_text house[] = { { "house", 5 } };
    UNUSED;
    facts = (struct lz_facts){ house, 1 };
    begin("newspeak", 4);
    facts = (struct lz_facts){ 0 };
    act.wall = t.wall;
    assert_true(refused(0, LZ_SAY_TABLE, "x", LZ_NO_TALK));
    stop_match();
    uint32_t bytes = t.shelf.len;
    assert_true(said(0, LZ_SAY_TABLE, "Well played"));
    lz_room_say(&t.room, &act, &saying, &reply);
    assert_true(reply.status == LZ_OK && !reply.again && reply.number);
    assert_true(hears(3, "Well played") && hears(LZ_ONLOOKER, "Again?") && t.shelf.len == bytes);
    assert_int_equal(watcher_says(1, "Zoe, too").status, LZ_OK);
    assert_true(hears(LZ_ONLOOKER, "Zoe, too") && !hears(0, "Zoe, too"));
    snprintf(before, sizeof before, "%s", log_of(2));
    uint32_t acts = t.room.acts, number = reply.number;
    reopen();
    assert_string_equal(log_of(2), before);
    assert_true(t.room.acts == acts && hears(LZ_ONLOOKER, "Zoe, too"));
    lz_room_say(&t.room, &act, &saying, &reply);
    assert_true(reply.status == LZ_OK && reply.again && reply.number == number);
    assert_string_equal(log_of(2), before);
    for (int i = 3; i < 200; i++) { /* it has an end, too */
        t.wall += LZ_SAYS_MS;
        assert_true(said(0, LZ_SAY_TABLE, "and"));
    }
    t.wall += LZ_SAYS_MS;
    assert_true(refused(0, LZ_SAY_TABLE, "x", LZ_NO_OFTEN));
    end();
}

int main(void) {
    const struct CMUnitTest tests[] = { CASE(talk_reaches_whom_it_is_for),
                                        CASE(what_a_side_says_leaves_no_trace_with_others),
                                        CASE(the_rules_of_a_game_have_their_say),
                                        CASE(talk_has_a_length_and_a_rate),
                                        CASE(talk_stays_where_moves_are_taken_back),
                                        CASE(talk_stays_beside_what_is_done_around_the_match),
                                        CASE(talk_goes_on_while_a_match_is_paused),
                                        CASE(words_can_be_struck_out),
                                        CASE(a_repeat_is_said_once),
                                        CASE(each_who_watches_has_a_limit_of_their_own),
                                        CASE(talk_goes_on_after_the_end) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
