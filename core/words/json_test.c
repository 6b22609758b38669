/* Everything as JSON: the toy's to the letter, every game's well-formed and complete. */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/match.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/event.h"
#include "core/words/json.h"
#include "core/words/option.h"
#include "core/words/verb.h"
#include "tests/unit/json.h"
#include "tests/unit/toy.h"

enum { ROOM = 1 << 20 };
static char room[ROOM];
static struct lz_writer w;

static struct lz_writer *fresh(void) {
    w = lz_writer_in(room, ROOM);
    return &w;
}
static void assert_reads(const char *json) {
    assert_string_equal(room, json);
    assert_true(json_well_formed(room));
}

TEST(the_reader_of_these_tests_is_strict) {
    UNUSED;
    static const char
        *const good[] = { "1", "-20", "[]", "{}", "[1,2]", "{\"a\":[null,true,false]}", "\"\\u001f\\\\\"" },
               *const bad[] = { "",    "01",    "[1,]",   "[,1]",    "{\"a\"}", "{1:2}",     "[1]]",
                                "nul", "[1 2]", "\"\n\"", "\"\\x\"", "\"a",     "{\"a\":1,}" };
    for (int i = 0; i < LZ_COUNT(good); i++)
        assert_true(json_well_formed(good[i]));
    for (int i = 0; i < LZ_COUNT(bad); i++)
        assert_false(json_well_formed(bad[i]));
}

TEST(events_are_written) {
    UNUSED;
    static const char *const names[] = { "north", "east \"E\"", "south", "west" };
    const struct lz_reader reader = { .names = names, .seat = 2 };
    struct lz_event won = { .kind = TOY_WON, .seat = 1, .args = 2, .seen = 7, .arg = { 1, 40000 } };
    lz_event_json(&toy_game, &won, NULL, fresh());
    assert_reads("{\"event\":\"won\",\"seat\":1,\"args\":[\"#1\",40000]}");
    lz_event_json(&toy_game, &won, &reader, fresh());
    assert_reads("{\"event\":\"won\",\"seat\":1,\"args\":[\"#1\",40000],\"tale\":\"east \\\"E\\\" wins 40000.\"}");
    lz_event_json_short(&toy_game, &won, fresh());
    assert_reads("[3,1,1,40000]");
    struct lz_event saw = { .kind = TOY_SAW, .seat = 2, .args = 2, .arg = { 3, 2 } };
    lz_event_json(&toy_game, &saw, NULL, fresh());
    assert_reads("{\"event\":\"saw\",\"seat\":2,\"args\":[\"beet-root\",\"bean\"]}");
}

/* Who else was told is nobody's business. */
TEST(an_event_does_not_say_who_has_seen_it) {
    UNUSED;
    char first[100];
    for (lz_seats seen = 1; seen < 16; seen++) {
        struct lz_event saw = { .kind = TOY_SAW, .seat = 2, .args = 2, .seen = seen, .arg = { 3, 2 } };
        lz_event_json(&toy_game, &saw, NULL, fresh());
        lz_event_json_short(&toy_game, &saw, &w);
        if (seen == 1)
            memcpy(first, room, sizeof first);
        assert_string_equal(room, first);
    }
}

TEST(what_was_said_is_told_or_struck_out) {
    UNUSED;
    const struct lz_kind spoken = { 0, "said", "", LZ_TO_ALL, LZ_SPOKEN, "{seat}: {words}" };
    const struct lz_reader reader = { NULL, -1 };
    struct lz_game game = toy_game;
    game.kinds = &spoken, game.kind_count = 1;
    struct lz_event said = { .seat = 2, .text = lz_span("\"No\"\t\\") }, struck = { .seat = 2 };
    lz_event_json(&game, &said, NULL, fresh());
    assert_reads("{\"event\":\"said\",\"seat\":2,\"args\":[],\"said\":\"\\\"No\\\"\\u0009\\\\\"}");
    lz_event_json_short(&game, &said, fresh());
    assert_reads("[0,2,\"\\\"No\\\"\\u0009\\\\\"]");
    lz_event_json(&game, &struck, &reader, fresh());
    assert_reads("{\"event\":\"said\",\"seat\":2,\"args\":[],\"said\":null,\"tale\":\"#2: [struck out]\"}");
}

TEST(a_line_of_text_is_one_word) {
    UNUSED;
    const struct lz_game *swamp = lz_game_by_id(lz_span("swamp"));
    struct lz_move move;
    assert_true(lz_move_parse(swamp, 2, lz_span("name Bog Giants"), &move));
    lz_move_json(swamp, &move, fresh());
    assert_reads("{\"move\":\"name Bog Giants\",\"seat\":2,\"verb\":\"name\",\"args\":[\"Bog Giants\"]}");
}

TEST(a_word_left_out_is_null) {
    UNUSED;
    static const struct lz_verb row = { 0, "go", "n e", 0, "go there" };
    static const struct lz_name name = { "north", "N", NULL };
    const struct lz_lexicon ways = {
        .form = 'e', .count = 1, .what = "way", .names = &name, .optional = true, .none = -1
    };
    struct lz_game game = toy_game;
    game.verbs = &row, game.verb_count = 1, game.lexicons = &ways, game.lexicon_count = 1;
    lz_move_json(&game, &(struct lz_move){ .args = 2, .arg = { 4, -1 } }, fresh());
    assert_reads("{\"move\":\"go 4\",\"seat\":0,\"verb\":\"go\",\"args\":[4,null]}");
    lz_move_json(&game, &(struct lz_move){ .args = 2, .arg = { 4, 0 } }, fresh());
    assert_reads("{\"move\":\"go 4 north\",\"seat\":0,\"verb\":\"go\",\"args\":[4,\"north\"]}");
}

TEST(moves_are_written) {
    UNUSED;
    struct lz_move move = { .seat = 1, .verb = TOY_GIVE_TO, .args = 2, .arg = { 3, 1 } };
    lz_move_json(&toy_game, &move, fresh());
    assert_reads("{\"move\":\"give #3 apricot\",\"seat\":1,\"verb\":\"give\",\"args\":[\"#3\",\"apricot\"]}");
    lz_move_json_short(&move, fresh());
    assert_reads("[1,2,3,1]");
    move = (struct lz_move){ .seat = LZ_CLOCK, .verb = LZ_TICK };
    lz_move_json(&toy_game, &move, fresh());
    assert_reads("{\"move\":\"tick\",\"seat\":31,\"verb\":\"tick\",\"args\":[]}");
}

TEST(refusals_are_written) {
    UNUSED;
    lz_refusal_json(&toy_game, &(struct lz_why){ TOY_1_2, 101 }, fresh());
    assert_reads("{\"rule\":\"TOY-1.2\",\"says\":\"Nobody bids less than 0 or more than 100.\",\"arg\":101}");
}

/* ---- decisions */

static void ask(const struct lz_game *game, const void *view, struct lz_writer *to) {
    (void)game, (void)view;
    lz_put(to, "How \"much\"?");
}

TEST(decisions_are_written) {
    UNUSED;
    struct lz_move moves[] = { { .seat = 1, .verb = TOY_SAY, .args = 1, .arg = { TOY_GLAD } },
                               { .seat = 1, .verb = TOY_BID, .args = 1, .arg = { 7 } } };
    struct lz_moves legal = { moves, 2, 2, true };
    struct toy_view view = { .seen = { .seats = 3, .seat = 1, .may = 7, .wait = 5, .now = 50, .alarm = 99 } };
    struct lz_game game = toy_game;
    game.ask = ask;
    lz_decision_json(&game, &view, &legal, fresh());
    assert_reads("{\"seat\":1,\"phase\":\"bids\",\"ask\":\"How \\\"much\\\"?\",\"may\":true,\"wait\":false,\"now\":50,"
                 "\"until\":99,\"moves\":[\"say glad\",\"bid 7\"],\"complete\":true}");
    lz_decision_json_short(&game, &view, &legal, fresh());
    assert_reads("{\"phase\":0,\"ask\":\"How \\\"much\\\"?\",\"wait\":false,\"now\":50,\"until\":99,"
                 "\"moves\":[[1,1,2],[1,0,7]],\"complete\":true}");
}

TEST(a_decision_without_a_question_or_an_end) {
    UNUSED;
    struct lz_moves legal = { NULL, 0, 0, false };
    struct toy_view view = { .seen = { .seats = 3, .seat = 2, .may = 4, .wait = 4, .alarm = LZ_NEVER } };
    struct lz_game game = toy_game;
    game.verb_count = 1, game.ask = NULL;
    lz_decision_json(&game, &view, &legal, fresh());
    assert_reads("{\"seat\":2,\"phase\":\"bids\",\"may\":true,\"wait\":true,\"now\":0,\"moves\":[],\"complete\":false,"
                 "\"forms\":[{\"verb\":0,\"word\":\"bid\",\"form\":\"n\",\"usage\":\"bid NUMBER\","
                 "\"help\":\"lay a bid unseen, or another in its place\"}]}");
    static const struct lz_verb hosts = { 0, "end", "", LZ_HOST, "end it" };
    game.verbs = &hosts; /* the host's moves are no seat's */
    lz_decision_json(&game, &view, &legal, fresh());
    assert_non_null(strstr(room, "\"forms\":[]}"));
    static const struct lz_verb last = { 0, "resign", "", LZ_FINAL, "give up" };
    game.verbs = &last;
    lz_decision_json(&game, &view, &legal, fresh());
    assert_non_null(strstr(room, "\"help\":\"give up\",\"final\":true}"));
}

/* Who is not asked, and who only watches, sees nothing of what others may do. */
TEST(who_may_not_act_has_no_moves) {
    UNUSED;
    struct lz_move move = { .seat = 1, .verb = TOY_PASS };
    struct lz_moves legal = { &move, 1, 1, true };
    struct toy_view view = { .seen = { .seats = 3, .seat = 1, .may = 5, .wait = 5, .alarm = LZ_NEVER } };
    lz_decision_json(&toy_game, &view, &legal, fresh());
    assert_null(strstr(room, "pass"));
    assert_non_null(strstr(room, "\"may\":false,\"wait\":false"));
    view.seen.seat = LZ_ONLOOKER;
    lz_decision_json(&toy_game, &view, &legal, fresh());
    lz_decision_json_short(&toy_game, &view, &legal, &w);
    assert_null(strstr(room, "pass"));
    assert_non_null(strstr(room, "\"moves\":[],\"complete\":true}"));
}

/* ---- games */

TEST(options_are_written) {
    UNUSED;
    lz_options_json(&toy_game, fresh());
    assert_reads("[{\"name\":\"rounds\",\"least\":1,\"most\":9,\"usual\":3,\"or_zero\":true,"
                 "\"help\":\"how many are played; 0 is as many as usual\"},"
                 "{\"name\":\"manner\",\"least\":0,\"most\":2,\"usual\":1,\"words\":[\"plain\",\"polite\",\"rude\"],"
                 "\"help\":\"how people speak\"}]");
}

static void assert_has(const char *before, const char *words, const char *after) {
    static char quoted[2000], wanted[2200];
    struct lz_writer q = lz_writer_in(quoted, sizeof quoted), to = lz_writer_in(wanted, sizeof wanted);
    lz_json_string(&q, NULL, words);
    lz_put(&to, before), lz_put(&to, quoted), lz_put(&to, after);
    if (!strstr(room, wanted))
        fail_msg("no %s", wanted);
}

TEST(a_description_holds_all_that_is_in_the_tables) {
    UNUSED;
    for (uint32_t g = 0; g < lz_games_count; g++) {
        const struct lz_game *game = lz_games[g];
        lz_game_json(game, fresh());
        assert_true(!w.full && json_well_formed(room));
        assert_has("{\"id\":", game->id, ",");
        assert_has("\"title\":", game->title, ",");
        assert_has("\"by\":", game->by, ",");
        for (int i = 0; i < game->option_count; i++)
            assert_has("{\"name\":", game->options[i].name, ",\"least\":");
        for (int i = 0; i < game->preset_count; i++)
            assert_has("{\"id\":", game->presets[i].id, ",\"seats\":");
        for (int i = 0; i < game->verb_count; i++)
            assert_has("\"help\":", game->verbs[i].help, "");
        for (int i = 0; i < game->kind_count; i++)
            assert_has("\"tale\":", game->kinds[i].tale, "}");
        for (int i = 0; i < game->phase_count; i++)
            assert_has("", game->phases[i], "");
        for (int i = 0; i < game->rule_count; i++)
            assert_has("\"says\":", game->ruleset[i].text, "}");
        for (int i = 0; i < game->lexicon_count; i++)
            assert_has("\"what\":", game->lexicons[i].what, ",\"count\":");
    }
}

/* A page can turn the short form into words with the description alone: the n-th of "events", the n-th name. */
TEST(names_stand_in_the_order_of_their_numbers) {
    UNUSED;
    lz_game_json(&toy_game, fresh());
    assert_non_null(strstr(room, "{\"letter\":\"c\",\"what\":\"card\",\"count\":4,\"names\":["
                                 "{\"word\":\"apple\",\"code\":\"A\",\"title\":\"Apple\"},"
                                 "{\"word\":\"apricot\",\"code\":\"AP\",\"title\":\"Apricot\"},"
                                 "{\"word\":\"bean\",\"code\":\"B\",\"title\":\"bean\"},"
                                 "{\"word\":\"beet-root\",\"title\":\"Beet \\\"Root\\\"\"}]}"));
    assert_non_null(strstr(room, "{\"word\":\"won\",\"form\":\"s n\",\"to\":\"all\",\"reveals\":true,\"round\":true,"));
    assert_non_null(strstr(room, "\"form\":\"k c c c\",\"usage\":\"lay KIND CARD CARD CARD\","
                                 "\"help\":\"lay three cards\",\"sorted\":true}"));
    lz_game_json(lz_game_by_id(lz_span("swamp")), fresh());
    assert_non_null(strstr(room, "\"what\":\"count of RED\",\"count\":10000,\"none\":0}")); /* too many to list */
    assert_non_null(strstr(room, "\"host\":true"));
}

/* ---- what a seat is sent */

TEST(a_report_holds_picture_and_events) {
    UNUSED;
    struct lz_event room2[64];
    struct lz_reader reader = { NULL, -1 };
    for (uint32_t g = 0; g < lz_games_count; g++) {
        const struct lz_game *game = lz_games[g];
        struct lz_setup setup = { .key = { 7, 11 }, .seats = game->seats_least };
        struct lz_match match = { .game = game, .state = test_malloc(game->state_size) };
        void *view = test_malloc(game->view_size);
        struct lz_kept kept = { .at = room2, .room = 64, .seat = 0 };
        struct lz_sink sink = lz_sink_keep(&kept);
        lz_options_usual(game, &setup);
        assert_true(lz_begin(&match, &setup, &sink, NULL));
        game->view(game, match.state, 0, view);
        lz_report_json(game, &(struct lz_news){ view, room2, kept.count, &reader }, fresh());
        assert_true(!w.full && json_well_formed(room));
        assert_non_null(strstr(room, "\"view\":{"));
        assert_int_equal(strstr(room, "\"report\":{") != NULL, game->report != NULL);
        test_free(view), test_free(match.state);
    }
}

/* Bytes of the short form for each move and seat, in a match of random moves. */
static uint32_t bytes_a_move(const struct lz_game *game) {
    struct lz_setup setup = { .key = { 7, 11 }, .seats = game->seats_least };
    struct lz_match match = { .game = game, .state = test_malloc(game->state_size) };
    const struct lz_head *head = match.state;
    struct lz_rng rng = lz_rng_from(1, 2);
    struct lz_event events[64];
    uint64_t bytes = 0;
    lz_options_usual(game, &setup);
    assert_true(lz_begin(&match, &setup, NULL, NULL));
    for (struct lz_input in; !head->over && head->step < 2000;) {
        struct lz_kept kept = { .at = events, .room = 64, .seat = -1 };
        struct lz_sink sink = lz_sink_keep(&kept);
        in = (struct lz_input){ .at = head->now };
        if (!head->wait)
            assert_int_equal(lz_ring(&match, head->alarm, &sink), LZ_OK);
        else
            assert_true(game->sample(game, match.state, lz_first(head->wait), &rng, &in.move) &&
                        lz_submit(&match, &in, &sink, NULL) == LZ_OK);
        for (uint32_t i = 0; i < kept.count; i++) {
            lz_event_json_short(game, &events[i], fresh());
            bytes += (w.len + 1u) * (uint32_t)lz_seats_count(events[i].seen & lz_all(head->seats));
        }
    }
    bytes /= (uint64_t)head->step * head->seats;
    test_free(match.state);
    return (uint32_t)bytes;
}

/* So many that a move costs no more than one small packet: 50 bytes were the aim. */
TEST(the_short_form_is_short) {
    UNUSED;
    static const char *const ids[] = { "conspiracy", "legends", "lies", "newspeak", "pig" };
    for (int i = 0; i < LZ_COUNT(ids); i++)
        assert_in_range(bytes_a_move(lz_game_by_id(lz_span(ids[i]))), 1, 50);
}

static void refuse_by_no_rule(void *unused) {
    (void)unused;
    lz_refusal_json(&toy_game, &(struct lz_why){ 60, 0 }, fresh());
}
TEST(a_refusal_by_no_rule_is_a_bug) {
    UNUSED;
    expect_bug(refuse_by_no_rule, NULL, "rule_count");
}

RUN(CASE(the_reader_of_these_tests_is_strict), CASE(events_are_written), CASE(an_event_does_not_say_who_has_seen_it),
    CASE(what_was_said_is_told_or_struck_out), CASE(a_line_of_text_is_one_word), CASE(a_word_left_out_is_null),
    CASE(moves_are_written), CASE(refusals_are_written), CASE(decisions_are_written),
    CASE(a_decision_without_a_question_or_an_end), CASE(who_may_not_act_has_no_moves), CASE(options_are_written),
    CASE(a_description_holds_all_that_is_in_the_tables), CASE(names_stand_in_the_order_of_their_numbers),
    CASE(a_report_holds_picture_and_events), CASE(the_short_form_is_short), CASE(a_refusal_by_no_rule_is_a_bug))
