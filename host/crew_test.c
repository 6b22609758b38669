/* The bots at a table: what they are told, and that one who comes late decides like one who was there. */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/match.h"
#include "core/seats.h"
#include "core/words/option.h"
#include "core/words/prose.h"
#include "core/words/text.h"
#include "host/crew.h"

#include <stdlib.h>
#include <string.h>

/* A bot that keeps what it is told. */
struct ears {
    struct lz_chair chair;
    uint32_t begun, told, wrong;
};

static uint32_t ears_memory(const struct lz_game *game) { return sizeof(struct ears); }
static void ears_begin(void *memory, const struct lz_chair *chair) {
    struct ears *ears = memory;
    *ears = (struct ears){ .chair = *chair, .begun = ears->begun + 1 };
}
static void ears_notice(void *memory, const struct lz_event *event) {
    struct ears *ears = memory;
    ears->told++;
    ears->wrong += !lz_in(event->seen, ears->chair.seat);
}
static void ears_decide(void *memory, const struct lz_asked *asked, struct lz_move *move) {
    const struct ears *ears = memory;
    struct lz_rng rng = { .key = { ears->chair.key[0], ears->told } };
    asked->any(asked->host, &rng, move);
}
static const struct lz_bot listener = {
    .id = "ears", .memory = ears_memory, .begin = ears_begin, .notice = ears_notice, .decide = ears_decide
};

enum { MOST = 20000 };

static struct table {
    struct lz_crew crew;
    struct lz_match match;
    struct lz_setup setup;
    uint8_t seed[LZ_SEED], *room;
    struct lz_event event[MOST];
    uint32_t events;
} t;

static void hear(void *to, const struct lz_event *event) {
    (void)to;
    assert_true(t.events < MOST);
    t.event[t.events++] = *event;
    lz_crew_hear(&t.crew, event);
}

static void sit_down(const char *game, const struct lz_bot *bot, int seats) {
    memset(&t, 0, sizeof t);
    const struct lz_game *g = lz_game_by_id(lz_span(game));
    t.setup.seats = (uint8_t)seats;
    lz_options_usual(g, &t.setup);
    t.setup.seats = (uint8_t)seats;
    lz_fair_seed(lz_span(game), t.seed);
    lz_fair_key(t.seed, (struct lz_text){ 0 }, t.setup.key);
    t.crew = (struct lz_crew){ .game = g, .seats = seats, .nodes = 50 };
    for (int i = 0; i < seats; i++)
        t.crew.bot[i] = bot;
    t.room = calloc(1, lz_crew_size(&t.crew));
    assert_non_null(t.room);
    lz_crew_lay(&t.crew, t.room);
    lz_crew_begin(&t.crew, t.seed);
    t.match = (struct lz_match){ .game = g, .state = calloc(1, g->state_size) };
    assert_non_null(t.match.state);
    assert_true(lz_begin(&t.match, &t.setup, &(struct lz_sink){ hear, NULL }, NULL));
}

static void get_up(void) {
    free(t.room);
    free(t.match.state);
}

static void play_one(void) {
    const struct lz_head *head = t.match.state;
    struct lz_sink out = { hear, NULL };
    char room[LZ_SPEECH + 1];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    struct lz_input in = { .at = head->now };
    if (!head->wait) {
        assert_int_equal(lz_ring(&t.match, head->alarm, &out), LZ_OK);
        return;
    }
    lz_crew_ask(&t.crew, (struct lz_question){ t.match.state, lz_first(head->wait) }, &in, &words);
    assert_int_equal(in.move.seat, lz_first(head->wait));
    assert_int_equal(lz_submit(&t.match, &in, &out, NULL), LZ_OK);
}

TEST(bots_are_told_what_their_seat_sees_and_no_more) {
    UNUSED;
    sit_down("conspiracy", &listener, 3);
    for (int i = 0; i < 300; i++)
        play_one();
    for (int seat = 0; seat < 3; seat++) {
        const struct ears *ears = t.crew.memory[seat];
        uint32_t seen = 0;
        for (uint32_t i = 0; i < t.events; i++)
            seen += lz_in(t.event[i].seen, seat);
        assert_true(ears->begun == 1 && ears->chair.seat == seat && ears->wrong == 0);
        assert_int_equal(ears->told, seen);
        assert_true(seen < t.events);
    }
    get_up();
}

TEST(keys_differ_by_seat_and_are_those_of_the_seed) {
    UNUSED;
    sit_down("pig", &listener, 4);
    for (int seat = 0; seat < 4; seat++) {
        uint64_t key[2];
        const struct ears *ears = t.crew.memory[seat];
        lz_bot_key(t.seed, seat, key);
        assert_memory_equal(key, ears->chair.key, sizeof key);
        for (int other = 0; other < seat; other++)
            assert_memory_not_equal(key, ((const struct ears *)t.crew.memory[other])->chair.key, sizeof key);
    }
    get_up();
}

/* Rooms do not overlap: what one bot writes all over, no other finds. */
TEST(rooms_lie_apart) {
    UNUSED;
    sit_down("legends", lz_bot_by_id(lz_span("rummy"), lz_game_by_id(lz_span("legends"))), 4);
    uint32_t size = t.crew.bot[0]->memory(t.crew.game), scratch = lz_bot_scratch(t.crew.bot[0], t.crew.game);
    memset(t.crew.view, 1, t.crew.game->view_size);
    for (int seat = 0; seat < 4; seat++)
        memset(t.crew.memory[seat], 2 + seat, size);
    memset(t.crew.scratch, 9, scratch);
    for (int seat = 0; seat < 4; seat++)
        for (uint32_t i = 0; i < size; i++)
            assert_int_equal(((uint8_t *)t.crew.memory[seat])[i], 2 + seat);
    for (uint32_t i = 0; i < t.crew.game->view_size; i++)
        assert_int_equal(((uint8_t *)t.crew.view)[i], 1);
    assert_true((size_t)((uint8_t *)t.crew.scratch + scratch - t.room) <= lz_crew_size(&t.crew));
    assert_true((uint8_t *)t.crew.memory[3] + size <= t.room + lz_crew_kept(&t.crew)); /* what lasts lies before */
    assert_ptr_equal(t.crew.view, t.room + lz_crew_kept(&t.crew));                     /* what is lent */
    get_up();
}

/* A seat without a bot is nobody's: nothing is laid out for it, nothing is told, and to ask it is a bug. */
static void ask_nobody(void *unused) {
    (void)unused;
    struct lz_input in = { 0 };
    lz_crew_ask(&t.crew, (struct lz_question){ t.match.state, 1 }, &in, NULL);
}

TEST(persons_are_left_alone) {
    UNUSED;
    sit_down("pig", &listener, 3);
    struct lz_crew with = t.crew;
    t.crew.bot[1] = NULL;
    assert_int_equal(lz_crew_size(&with) - lz_crew_size(&t.crew), (sizeof(struct ears) + 15) / 16 * 16);
    assert_true(lz_crew_listens(&t.crew));
    expect_bug(ask_nobody, NULL, "crew->bot[seat]");
    t.crew.bot[0] = t.crew.bot[2] = NULL;
    assert_false(lz_crew_listens(&t.crew));
    get_up();
}

/* The bot of a seat that is begun anew and told the seat's events decides as the one that was there all along. */
TEST(one_who_comes_late_decides_alike) {
    UNUSED;
    const struct lz_game *game = lz_game_by_id(lz_span("lies"));
    sit_down("lies", lz_bot_by_id(lz_span("normal"), game), 4);
    for (int i = 0; i < 60 && !lz_head_of(t.match.state)->over; i++) {
        int seat = lz_first(lz_head_of(t.match.state)->wait);
        struct lz_input there = { .at = lz_head_of(t.match.state)->now }, late = there;
        char room[LZ_SPEECH + 1];
        struct lz_writer words = lz_writer_in(room, sizeof room);
        lz_crew_ask(&t.crew, (struct lz_question){ t.match.state, seat }, &there, &words);
        lz_crew_seat(&t.crew, t.seed, seat);
        for (uint32_t e = 0; e < t.events; e++)
            if (lz_in(t.event[e].seen, seat) && t.crew.bot[seat]->notice)
                t.crew.bot[seat]->notice(t.crew.memory[seat], &t.event[e]);
        words = lz_writer_in(room, sizeof room);
        lz_crew_ask(&t.crew, (struct lz_question){ t.match.state, seat }, &late, &words);
        assert_memory_equal(&there.move, &late.move, sizeof late.move);
        struct lz_sink out = { hear, NULL };
        assert_int_equal(lz_submit(&t.match, &late, &out, NULL), LZ_OK);
    }
    get_up();
}

RUN(CASE(bots_are_told_what_their_seat_sees_and_no_more), CASE(keys_differ_by_seat_and_are_those_of_the_seed),
    CASE(rooms_lie_apart), CASE(persons_are_left_alone), CASE(one_who_comes_late_decides_alike))
