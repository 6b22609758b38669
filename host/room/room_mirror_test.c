/* A match seen from one seat elsewhere: whoever has the view's bytes and the log of a seat knows what the room knows
   for it, is offered the same moves, is refused in the same words, and has a bot that plays the same. */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/option.h"
#include "core/words/prose.h"
#include "core/words/verb.h"
#include "host/mirror.h"
#include "host/picture/mark.h"
#include "host/store/shelf.h"

enum { NODES = 40, ACTS = 160 };

static struct {
    struct lz_shelf shelf, kept;
    struct lz_room room, mirror;
    struct lz_record record;
    char label[LZ_SEATS][LZ_LABEL];
    int64_t wall;
    int seat; /* the mirror's */
} t;

static const struct lz_bot *best_bot(const struct lz_game *game) {
    for (uint32_t i = lz_bots_count; i-- > 0;)
        if (lz_bot_plays(lz_bots[i], game))
            return lz_bots[i];
    return NULL;
}

static void begin(const struct lz_game *game, const char *options, bool bots) {
    char words[LZ_ROOM_WORDS];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    memset(&t, 0, sizeof t);
    t.wall = 1000000;
    t.shelf.calls = t.kept.calls = &lz_calls_system;
    t.room = (struct lz_room){
        .calls = &lz_calls_system, .store = lz_shelf_store(&t.shelf), .game = game, .nodes = NODES
    };
    t.mirror = (struct lz_room){
        .calls = &lz_calls_system, .store = lz_shelf_store(&t.kept), .game = game, .nodes = NODES
    };
    lz_options_usual(game, &t.record.setup);
    t.record.setup.seats = (uint8_t)lz_seats_usual(game);
    if (options)
        assert_true(lz_option_parse(game, lz_span(options), &t.record.setup, &trouble));
    t.record.setup.now = t.wall;
    lz_fair_seed(lz_span("mirror"), t.record.seed);
    for (int i = 0; i < t.record.setup.seats; i++) {
        struct lz_writer w = lz_writer_in(t.label[i], LZ_LABEL);
        lz_put(&w, bots ? LZ_BOT_LABEL : "Anna");
        lz_put(&w, bots ? best_bot(game)->id : "");
        t.record.player[i] = lz_span(t.label[i]);
    }
    if (!lz_room_create(&t.room, &t.record, (struct lz_facts){ 0 }, &trouble))
        fail_msg("%s", words);
    t.seat = t.record.setup.seats - 1;
    assert_true(lz_mirror_open(&t.mirror, t.seat, &t.record));
}

static void end(void) {
    lz_room_close(&t.room);
    lz_room_close(&t.mirror);
    lz_shelf_clear(&t.shelf);
    lz_shelf_clear(&t.kept);
}

/* What a server would have sent. */
static void send(void) {
    for (uint32_t n = lz_room_count(&t.mirror, t.seat) + 1; n <= lz_room_count(&t.room, t.seat); n++) {
        const struct lz_told *told = lz_room_told(&t.room, t.seat, n);
        if (told->event.kind == LZ_TAKEN_BACK)
            assert_true(lz_mirror_back(&t.mirror, lz_room_void_from(&t.room, t.seat, told)));
        else
            assert_true(lz_mirror_told(&t.mirror, &told->event));
    }
    assert_true(lz_mirror_view(&t.mirror, lz_room_view(&t.room, t.seat), lz_room_time(&t.room, t.wall), t.wall));
    lz_mirror_asked(&t.mirror, lz_room_decision(&t.room, t.seat));
}

static void assert_same_moves(void) {
    static struct lz_move here[LZ_MOVES], there[LZ_MOVES];
    const struct lz_game *game = t.room.game;
    struct lz_moves a = { here, 0, LZ_MOVES, false }, b = { there, 0, LZ_MOVES, false };
    game->legal(game, t.room.state, t.seat, &a);
    game->legal(game, t.mirror.state, t.seat, &b);
    assert_int_equal(a.count, b.count);
    assert_memory_equal(here, there, a.count * sizeof *here);
}

static void assert_same_view(void) {
    const void *there = lz_room_view(&t.mirror, t.seat);
    assert_memory_equal(lz_room_view(&t.room, t.seat), there, t.room.game->view_size);
    assert_int_equal(lz_room_decision(&t.room, t.seat), lz_room_decision(&t.mirror, t.seat));
    assert_int_equal(lz_room_time(&t.room, t.wall + 500), lz_room_time(&t.mirror, t.wall + 500));
}

/* The bot of the seat answers here and there. */
static bool act_twice(void) {
    char here[LZ_SPEECH + 1] = "", there[LZ_SPEECH + 1] = "";
    struct lz_writer said = lz_writer_in(here, sizeof here), meant = lz_writer_in(there, sizeof there);
    struct lz_input in = { 0 }, mirrored = { 0 };
    struct lz_reply reply;
    bool wants = lz_mirror_bot(&t.mirror, t.wall, &mirrored, &meant);
    assert_true(lz_room_begin(&t.room, &(struct lz_act){ .who = t.seat, .wall = t.wall }, &reply));
    bool acts = lz_room_ask_bot(&t.room, t.seat, &in, &said);
    assert_int_equal(acts, wants);
    assert_memory_equal(&in.move, &mirrored.move, sizeof in.move);
    assert_string_equal(here, there);
    if (!acts || lz_room_put(&t.room, &in, &reply) != LZ_OK) {
        lz_room_drop(&t.room);
        return false;
    }
    lz_room_commit(&t.room, &reply);
    return reply.status == LZ_OK;
}

static uint32_t play(void) {
    uint32_t both = 0;
    for (int n = 0; n < ACTS && !lz_room_over(&t.room); n++) {
        const struct lz_head *head = lz_room_head(&t.room);
        struct lz_reply reply;
        int seat = lz_first(head->wait);
        t.wall += 700;
        send();
        assert_same_view();
        assert_same_moves();
        if (seat < 0) {
            t.wall = lz_room_due(&t.room);
            lz_room_wake(&t.room, t.wall, &reply);
        } else if (seat == t.seat) {
            both += act_twice();
        } else {
            lz_room_bot(&t.room, seat, t.wall, &reply);
        }
    }
    return both;
}

TEST(a_seat_elsewhere_knows_what_the_room_knows_for_it_and_its_bot_plays_the_same) {
    UNUSED;
    for (uint32_t i = 0; i < lz_games_count; i++) {
        const struct lz_game *game = lz_games[i];
        begin(game, game->sheet ? "preset=duel" : NULL, true);
        assert_true(play() > 1);
        end();
    }
}

/* One that comes late is told the log from the beginning, and decides as if it had been there. */
TEST(one_that_comes_late_plays_as_if_it_had_been_there) {
    UNUSED;
    begin(lz_game_by_id(lz_span("conspiracy")), NULL, true);
    for (int n = 0; n < 60; n++) {
        struct lz_reply reply;
        t.wall += 700;
        lz_room_bot(&t.room, lz_first(lz_room_head(&t.room)->wait), t.wall, &reply);
    }
    assert_true(play() > 3);
    end();
}

static void make(int seat, const char *words) {
    struct lz_input in = { 0 };
    struct lz_reply reply;
    assert_true(lz_move_parse(t.room.game, (uint8_t)seat, lz_span(words), &in.move));
    lz_room_do(&t.room, &(struct lz_act){ .who = seat, .wall = t.wall }, (struct lz_inputs){ &in, 1 }, &reply);
    assert_int_equal(reply.status, LZ_OK);
}

static uint32_t standing(const struct lz_room *room) {
    uint32_t count = 0;
    for (uint32_t n = 1; n <= lz_room_count(room, t.seat); n++)
        count += !lz_room_told(room, t.seat, n)->back && lz_told_event(lz_room_told(room, t.seat, n));
    return count;
}

TEST(what_is_taken_back_there_is_void_here) {
    UNUSED;
    struct lz_reply reply;
    begin(lz_game_by_id(lz_span("duel")), NULL, false);
    t.room.shared = true; /* so that an undo is allowed in a game of sealed choices */
    send();
    uint32_t before = standing(&t.mirror);
    make(t.seat, "stake 1 rock");
    send();
    assert_true(standing(&t.mirror) > before);
    lz_room_undo(&t.room, &(struct lz_act){ .who = t.seat, .wall = t.wall }, &reply);
    assert_int_equal(reply.status, LZ_OK);
    send();
    assert_int_equal(standing(&t.mirror), before);
    assert_int_equal(standing(&t.mirror), standing(&t.room));
    assert_int_equal(lz_room_count(&t.mirror, t.seat), lz_room_count(&t.room, t.seat));
    end();
}

TEST(what_the_host_has_lost_is_forgotten_here) {
    UNUSED;
    begin(lz_game_by_id(lz_span("pig")), NULL, false);
    make(0, "roll");
    send();
    uint32_t count = lz_room_count(&t.mirror, t.seat);
    assert_true(count > 0);
    lz_mirror_lost(&t.mirror, count - 1);
    assert_int_equal(lz_room_count(&t.mirror, t.seat), count - 1);
    send();
    assert_int_equal(lz_room_count(&t.mirror, t.seat), count);
    end();
}

/* No world has these: a view of another seat, another game, or none at all. */
TEST(bytes_that_are_no_view_of_the_seat_are_refused) {
    UNUSED;
    static uint8_t view[1 << 16];
    begin(lz_game_by_id(lz_span("conspiracy")), NULL, false);
    uint32_t size = t.room.game->view_size;
    assert_false(lz_mirror_view(&t.mirror, view, 0, 0));
    memcpy(view, lz_room_view(&t.room, 0), size);
    assert_false(lz_mirror_view(&t.mirror, view, 0, 0));
    memcpy(view, lz_room_view(&t.room, t.seat), size);
    assert_true(lz_mirror_view(&t.mirror, view, 0, 0));
    end();
}

TEST(its_time_and_its_end_are_the_hosts) {
    UNUSED;
    begin(lz_game_by_id(lz_span("pig")), NULL, false);
    assert_true(lz_mirror_view(&t.mirror, lz_room_view(&t.room, t.seat), t.wall, t.wall + 4000));
    assert_int_equal(lz_room_time(&t.mirror, t.wall + 4500), t.wall + 500);
    assert_false(lz_room_over(&t.mirror));
    lz_mirror_over(&t.mirror);
    assert_true(lz_room_over(&t.mirror));
    end();
}

TEST(views_have_a_mark_of_their_own) {
    UNUSED;
    for (uint32_t i = 0; i < lz_games_count; i++) {
        uint64_t mark = lz_view_mark(lz_games[i], &lz_calls_system);
        assert_true(mark > 1); /* the usual match is dealt */
        assert_int_equal(mark, lz_view_mark(lz_games[i], &lz_calls_system));
    }
}

RUN(CASE(a_seat_elsewhere_knows_what_the_room_knows_for_it_and_its_bot_plays_the_same),
    CASE(one_that_comes_late_plays_as_if_it_had_been_there), CASE(what_is_taken_back_there_is_void_here),
    CASE(what_the_host_has_lost_is_forgotten_here), CASE(bytes_that_are_no_view_of_the_seat_are_refused),
    CASE(its_time_and_its_end_are_the_hosts), CASE(views_have_a_mark_of_their_own))
