/* The screen of whoever is asked fits: every game with a drawer, each number of seats, low and high, narrow and wide.
 */
#include "clients/cli/play/screen.h"

#include "tests/unit/often.h"
#include "tests/unit/unit.h"

#include "clients/cli/cli.h"
#include "clients/cli/desk/desk.h"
#include "core/games.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/option.h"
#include "core/words/prose.h"
#include "core/words/verb.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { ROOM = 400000, STEPS = 120 };

static const struct { int wide, high; } sizes[] = { { 60, 24 }, { 80, 24 }, { 120, 40 } };

/* As long as what is said of a move that is tried (play/say.c): four lines, and what Enter does. */
static const char tried[] =
    "'play HOAX #1 G G': Hoax! stays before you for 3 points. Giant Snakes of #1's Giant Snakes goes to the Tabloids. "
    "If "
    "the hand ended now, your cards on the table would count 5 instead of 2. (Enter makes this move.)";

static char path[] = "screen-test-XXXXXX", words[ROOM];
static struct term term;
static struct own_set set;
static struct table table;
static struct lz_move legal[LZ_MOVES];
static struct lz_moves moves;

static int unsynced(int fd) { return fd < 0 ? -1 : 0; } /* nothing here has to outlive a power cut */

static void begin(const struct lz_game *game, int seats) {
    static struct lz_calls calls;
    char trouble_room[PATH_MAX + 400], players[100] = "you";
    struct lz_writer trouble = lz_writer_in(trouble_room, sizeof trouble_room);
    uint8_t seed[LZ_SEED] = { (uint8_t)seats };
    calls = lz_calls_system;
    calls.sync = unsynced;
    for (int i = 1; i < seats; i++)
        strcat(players, ",you");
    table = (struct table){ .term = &term, .set = &set, .shown = -1, .save = { .term = &term, .calls = &calls } };
    lz_options_usual(game, &table.party.setup);
    lz_option_parse(game, lz_span("clock=none"), &table.party.setup, NULL); /* nobody waits here for an alarm */
    table.party.setup.seats = (uint8_t)seats;
    if (!party_gather(&table.party, game, &(struct party_call){ .players = players }, &trouble) ||
        !save_name(&table.save, game->id, path, &trouble) || !table_begin(&table, seed, &trouble))
        fail_msg("%s", trouble_room);
}

static void end(void) {
    char name[sizeof path + 8];
    table_close(&table);
    unlink(path);
    snprintf(name, sizeof name, "%s.seed", path);
    unlink(name);
}

static void assert_fits(int seat, const char *message) {
    struct lz_writer w = lz_writer_in(words, ROOM);
    int lines = 1; /* the prompt */
    screen_put(&table, seat, &(struct screen_ask){ &moves, message, message == tried }, &w);
    for (struct lz_text left = { words, w.len }; left.len; lines++) {
        struct lz_text line = lz_take_line(&left);
        if (term_columns(line) > term.wide)
            fail_msg("%s, %d seats: %d columns at %dx%d:\n%s", table.game->id, table.party.setup.seats,
                     term_columns(line), term.wide, term.high, words);
    }
    if (lines > term.high)
        fail_msg("%s, %d seats, step %u: %d lines at %dx%d:\n%s", table.game->id, table.party.setup.seats,
                 table_head(&table)->step, lines, term.wide, term.high, words);
}

/* News are left out only below a table that has given way as far as it does. */
static void assert_told(int seat) {
    static char narrow[ROOM];
    struct lz_writer w = lz_writer_in(narrow, ROOM);
    struct frame frame = screen_frame(&table, seat);
    bool cut = false;
    for (struct lz_text left = lz_span(words); left.len;)
        cut |= lz_text_begins(lz_take_line(&left), "\u2026");
    frame.tight = drawer_of(table.game)->yields;
    if (!cut || !frame.tight)
        return;
    drawer_of(table.game)->table(&frame, &w);
    if (!lz_text_begins(lz_span(words), narrow))
        fail_msg("%s, %d seats: news are cut at %dx%d below a table that could be\n%s\nwhere it is\n%s", table.game->id,
                 table.party.setup.seats, term.wide, term.high, narrow, words);
}

/* The table with as little left out as on this screen. */
static bool is_at_top(int seat, int tight, char room[ROOM]) {
    struct lz_writer w = lz_writer_in(room, ROOM);
    struct frame frame = screen_frame(&table, seat);
    frame.tight = tight;
    frame.moves = &moves;
    drawer_of(table.game)->table(&frame, &w);
    return lz_text_begins(lz_span(words), room);
}

static int lines_in(const char *text) {
    int lines = 0;
    while (*text)
        lines += *text++ == '\n';
    return lines;
}

/* How much is left out of the table on this screen; the table is left in the room. */
static int tight_now(int seat, char room[ROOM]) {
    int tight = 0;
    while (tight < FRAME_TIGHTEST && !is_at_top(seat, tight, room))
        tight++;
    return tight;
}

/* What a move would do is told below the table that it speaks of, which loses nothing by it. */
static void assert_steady(int seat) {
    static char stood[ROOM], stands[ROOM], note[4000];
    enum { ASK = 3, LISTED = 1, TYPED = 4, PROMPT = 1 };
    int list = drawer_of(table.game)->typed ? TYPED : LISTED;
    struct lz_writer w = lz_writer_in(note, sizeof note);
    assert_fits(seat, "");
    int tight = tight_now(seat, stood);
    term_put_wrapped(&w, lz_span(tried), (struct term_wrap){ term.wide, 2, 9 });
    assert_fits(seat, tried);
    if (lines_in(stood) + lines_in(note) + ASK + list + PROMPT <= term.high && tight_now(seat, stands) > tight)
        fail_msg("%s, %d seats, %dx%d: the table that stood\n%s\ngives way to a move that is tried:\n%s",
                 table.game->id, table.party.setup.seats, term.wide, term.high, stood, words);
}

static void look(int seat) {
    moves = (struct lz_moves){ legal, 0, LZ_MOVES, false };
    table.game->legal(table.game, table.room.state, seat, &moves);
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        term = (struct term){ .wide = sizes[i].wide, .high = sizes[i].high, .out = true, .utf8 = true };
        assert_fits(seat, "");
        assert_told(seat);
        assert_steady(seat);
    }
}

/* Any move but speech, which needs words. */
static bool move_once(int seat, struct lz_rng *rng) {
    struct lz_reply reply;
    struct lz_move move;
    do
        if (!table.game->sample(table.game, table.room.state, seat, rng, &move))
            return false;
    while (lz_move_spoken(table.game, &move) || lz_verb_of(table.game, move.verb)->flags & LZ_FINAL);
    table.since[seat] = table.events;
    return table_move(&table, seat, (struct table_moves){ &move, 1, { 0 } }, &reply) == LZ_OK;
}

/* Under a sanitizer one position of five is looked at. */
static void play(const struct lz_game *game, int seats) {
    struct lz_rng rng = lz_rng_from(7, (uint64_t)seats);
    begin(game, seats);
    for (int i = 0; i < STEPS && !table_head(&table)->over; i++) {
        int seat = lz_first(table_head(&table)->wait);
        if (!SANITIZED || i % 5 == 0)
            look(seat);
        assert_true(move_once(seat, &rng));
    }
    end();
}

TEST(every_screen_fits) {
    UNUSED;
    struct lz_why why;
    for (uint32_t i = 0; i < lz_games_count; i++)
        for (int seats = lz_games[i]->seats_least; seats <= lz_games[i]->seats_most && !desk_serves(lz_games[i]);
             seats++) {
            struct lz_setup setup = { 0 };
            lz_options_usual(lz_games[i], &setup);
            setup.seats = (uint8_t)seats;
            if (cli_offers(lz_games[i], &setup, &why))
                play(lz_games[i], seats);
        }
}

static int make_path(void **state) {
    (void)state;
    int fd = mkstemp(path);
    close(fd);
    return fd < 0 || unlink(path);
}

int main(void) {
    const struct CMUnitTest tests[] = { CASE(every_screen_fits) };
    return cmocka_run_group_tests(tests, make_path, NULL);
}
