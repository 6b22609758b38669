/* The examples of docs/json.md are what the engine writes. */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/match.h"
#include "core/words/event.h"
#include "core/words/json.h"
#include "core/words/option.h"
#include "tests/unit/json.h"

#include <stdio.h>

enum { ROOM = 1 << 16, ROLLED = 0, HOLD = 1, NOTHING_TO_HOLD = 3 };
static char page[ROOM], made[ROOM], told[ROOM];

static void read_page(void) {
    FILE *file = fopen(PAGE, "r");
    assert_non_null(file);
    page[fread(page, 1, ROOM - 1, file)] = 0;
    (void)fclose(file);
}

/* The example of that name, without the white space between its words. */
static const char *example(const char *name) {
    char fence[40];
    size_t len = 0;
    bool quoted = false;
    (void)snprintf(fence, sizeof fence, "```json %s\n", name);
    const char *at = strstr(page, fence);
    assert_non_null(at);
    for (at += strlen(fence); strncmp(at, "```", 3) != 0; at++) {
        quoted ^= *at == '"' && at[-1] != '\\';
        if (quoted || (*at != ' ' && *at != '\n'))
            told[len++] = *at;
    }
    told[len] = 0;
    return told;
}

static struct lz_writer fresh(void) { return lz_writer_in(made, ROOM); }

static void assert_shown(const char *name) {
    assert_true(json_well_formed(made));
    assert_string_equal(example(name), made);
}

static struct table {
    const struct lz_game *game;
    _Alignas(16) char state[4096], view[4096];
    struct lz_move room[LZ_MOVES];
    struct lz_moves legal;
} t;
static const char *const names[] = { "Ann", "Bob" };
static const struct lz_reader reader = { .names = names, .seat = 0 };

static void lay_table(void) {
    t.game = lz_game_by_id(lz_span("pig"));
    struct lz_setup setup = { .key = { 7, 11 }, .now = 5000, .seats = 2, .option = { 100, 60000 } };
    struct lz_match match = { .game = t.game, .state = t.state };
    assert_true(t.game->state_size <= sizeof t.state && t.game->view_size <= sizeof t.view);
    assert_true(lz_begin(&match, &setup, NULL, NULL));
    t.legal = (struct lz_moves){ t.room, 0, LZ_MOVES, false };
    t.game->legal(t.game, t.state, 0, &t.legal);
    t.game->view(t.game, t.state, 0, t.view);
    read_page();
}

TEST(events_and_moves) {
    UNUSED;
    struct lz_event rolled = { .kind = ROLLED, .seat = 1, .args = 1, .arg = { 6 } };
    struct lz_move hold = { .seat = 0, .verb = HOLD };
    lay_table();
    struct lz_writer w = fresh();
    lz_event_json(t.game, &rolled, &reader, &w);
    assert_shown("event");
    w = fresh();
    lz_event_json_short(t.game, &rolled, &w);
    assert_shown("event-short");
    w = fresh();
    lz_move_json(t.game, &hold, &w);
    assert_shown("move");
    w = fresh();
    lz_move_json_short(&hold, &w);
    assert_shown("move-short");
}

TEST(refusals_and_decisions) {
    UNUSED;
    lay_table();
    struct lz_writer w = fresh();
    lz_refusal_json(t.game, &(struct lz_why){ NOTHING_TO_HOLD, 0 }, &w);
    assert_shown("refusal");
    w = fresh();
    lz_decision_json(t.game, t.view, &t.legal, &w);
    assert_shown("decision");
    w = fresh();
    lz_decision_json_short(t.game, t.view, &t.legal, &w);
    assert_shown("decision-short");
}

TEST(games_and_reports) {
    UNUSED;
    struct lz_event rolled = { .kind = ROLLED, .seat = 1, .args = 1, .arg = { 6 } };
    lay_table();
    struct lz_writer w = fresh();
    lz_options_json(t.game, &w);
    assert_shown("options");
    w = fresh();
    lz_game_json(t.game, &w);
    assert_shown("game");
    w = fresh();
    lz_report_json(t.game, &(struct lz_news){ t.view, &rolled, 1, &reader }, &w);
    assert_shown("report");
}

RUN(CASE(events_and_moves), CASE(refusals_and_decisions), CASE(games_and_reports))
