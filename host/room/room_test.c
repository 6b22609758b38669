/* A hosted match: what was answered is true, what follows from the journal is the same after every opening, and nothing
   is told that a seat may not know. */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/option.h"
#include "core/words/prose.h"
#include "host/room.h"
#include "host/store/shelf.h"

#include <stdio.h>
#include <stdlib.h>

static struct table {
    struct lz_shelf shelf;
    struct lz_room room;
    struct lz_store under; /* what the room is told to use, before faults */
    int64_t wall;
    struct lz_rng rng;
    char heard[1 << 16]; /* what ears heard, in words */
    uint32_t heard_len;
    enum lz_status next; /* what the next append answers, unless LZ_OK */
    bool live;
    bool kept; /* and whether it is there all the same */
} t;

static char words[1000];
static struct lz_writer *listen(void) {
    static struct lz_writer w;
    w = lz_writer_in(words, sizeof words);
    return &w;
}

/* ---- ears */

static void note(const char *what, struct lz_text text) {
    struct lz_writer w = lz_writer_in(t.heard + t.heard_len, (uint32_t)sizeof t.heard - t.heard_len);
    lz_put(&w, what);
    lz_put_text(&w, text);
    lz_put_char(&w, '\n');
    t.heard_len += w.len;
}

static void hear_line(void *to, const struct lz_host_said *said) {
    char who[40];
    (void)to;
    snprintf(who, sizeof who, "%d %lld %u ", said->who, (long long)said->wall, said->act);
    note(who, said->words);
    note("  ", said->said);
}
static void hear_event(void *to, const struct lz_told *told) {
    char line[100];
    (void)to;
    snprintf(line, sizeof line, "event %d step %u act %u", told->event.kind, told->step, told->act);
    note(line, told->event.text);
}
static void hear_undone(void *to, uint32_t step) {
    char line[40];
    (void)to;
    snprintf(line, sizeof line, "undone %u", step);
    note(line, (struct lz_text){ 0 });
}
static void hear_act(void *to, const void *state) {
    char line[60];
    (void)to;
    snprintf(line, sizeof line, "act at %u", lz_head_of(state)->step);
    note(line, (struct lz_text){ 0 });
}
static const struct lz_ears ears = { hear_line, hear_event, hear_undone, hear_act, NULL };

/* ---- a store that fails when told to */

static enum lz_status append(void *to, struct lz_text act) {
    enum lz_status answer = t.next;
    t.next = LZ_OK;
    if (answer == LZ_OK || t.kept)
        assert_int_equal(t.under.append(t.under.to, act), LZ_OK);
    t.kept = false;
    (void)to;
    return answer;
}

static void prepare(const struct lz_game *game) {
    t.under = lz_shelf_store(&t.shelf);
    t.room = (struct lz_room){ .calls = &lz_calls_system,
                               .store = t.under,
                               .game = game,
                               .ears = ears,
                               .nodes = 20,
                               .audit = true,
                               .live = t.live,
                               .shared = true };
    t.room.store.append = append;
    t.heard_len = 0;
}

static void begin(const char *id, const char *const labels[], int seats) {
    const struct lz_game *game = lz_game_by_id(lz_span(id));
    struct lz_record record = { 0 };
    static const struct lz_text facts[] = { { "table friday", 12 }, { "door post", 9 } };
    lz_shelf_clear(&t.shelf);
    memset(&t, 0, sizeof t);
    t.shelf.calls = &lz_calls_system;
    t.wall = 1000000;
    t.rng = lz_rng_from(7, 1);
    prepare(game);
    lz_options_usual(game, &record.setup);
    if (strcmp(id, "pig") == 0)
        assert_true(lz_option_parse(game, lz_span("patience=2000"), &record.setup, NULL)); /* a clock runs */
    record.setup.seats = (uint8_t)seats;
    record.setup.now = t.wall;
    lz_fair_seed(lz_span(id), record.seed);
    for (int i = 0; i < seats; i++)
        record.player[i] = lz_span(labels[i]);
    if (!lz_room_create(&t.room, &record, (struct lz_facts){ facts, 2 }, listen()))
        fail_msg("%s", words);
}

static void reopen(void) {
    const struct lz_game *game = t.room.game;
    lz_room_close(&t.room);
    prepare(game);
    if (!lz_room_open(&t.room, t.wall, listen()))
        fail_msg("%s", words);
}

static void end(void) {
    lz_room_close(&t.room);
    lz_shelf_clear(&t.shelf);
}

static const char *const people[LZ_SEATS] = { "Anna", "Ben", "Cleo", "Dan", "Eve", "Finn" };

/* ---- some act of some seat */

static bool some_input(int seat, struct lz_input *in) {
    *in = (struct lz_input){ 0 };
    return t.room.game->sample(t.room.game, t.room.state, seat, &t.rng, &in->move);
}

/* Talk is heard by the rules: these words are as good as any where they are only marked. */
static bool spoken(const struct lz_input *in) { return lz_move_spoken(t.room.game, &in->move); }

static struct lz_act act_of(int seat, uint32_t n, char id[16]) {
    snprintf(id, 16, "act-%u", n);
    return (
        struct lz_act){ .who = seat, .wall = t.wall, .door = lz_span("web"), .id = lz_span(id), .bytes = lz_span(id) };
}

static void play_one(uint32_t n) {
    struct lz_reply reply;
    struct lz_input in;
    char id[16];
    lz_room_wake(&t.room, t.wall, &reply);
    assert_int_equal(reply.status, LZ_OK);
    const struct lz_head *head = lz_room_head(&t.room);
    int seat = lz_first(head->wait ? head->wait : head->may);
    if (head->over)
        return;
    if (seat < 0) {
        t.wall = lz_room_due(&t.room);
        lz_room_wake(&t.room, t.wall, &reply);
        assert_int_equal(reply.status, LZ_OK);
        return;
    }
    if (t.room.holder[seat].bot) {
        lz_room_bot(&t.room, seat, t.wall, &reply);
        t.wall += reply.no == LZ_NO_WORD ? 1000 : 0;
        assert_true(reply.status == LZ_OK || reply.no == LZ_NO_WORD);
        return;
    }
    if (!some_input(seat, &in) || spoken(&in)) {
        t.wall += 1000;
        return;
    }
    struct lz_act act = act_of(seat, n, id);
    lz_room_do(&t.room, &act, (struct lz_inputs){ &in, 1 }, &reply);
    if (reply.status != LZ_OK)
        fail_msg("%s: %s", t.room.game->id, lz_no_words(reply.no));
}

/* Something else than a move: taken back, handed over, written, stopped for a while. */
static void do_other(uint32_t n) {
    struct lz_reply reply = { 0 };
    struct lz_act host = { .who = LZ_CLOCK, .wall = t.wall, .door = lz_span("desk") };
    uint32_t bar;
    int seat = (int)lz_roll(&t.rng, t.room.record.setup.seats);
    switch (n % 7) {
    case 1:
        if (lz_room_may_undo(&t.room, seat, &bar))
            lz_room_undo(&t.room, &(struct lz_act){ .who = seat, .wall = t.wall }, &reply);
        break;
    case 2:
        assert_true(lz_room_begin(&t.room, &host, &reply));
        assert_true(lz_room_seat(&t.room, seat, n % 2 ? "bot:greedy" : "Gus"));
        lz_room_commit(&t.room, &reply);
        break;
    case 4:
        assert_true(lz_room_begin(&t.room, &host, &reply));
        assert_true(
            lz_room_line(&t.room, lz_span("letter #0 to #1"), lz_span("Dear Ben,\n\nthe swamp is mine.\nAnna")));
        lz_room_commit(&t.room, &reply);
        break;
    case 5:
        lz_room_pause(&t.room, &host, lz_span(""), &reply);
        host.wall = t.wall += 5000;
        lz_room_resume(&t.room, &host, &reply);
        break;
    default:
        break;
    }
    assert_int_equal(reply.status, LZ_OK);
}

static void play_some(const char *game, int seats, bool reopened) {
    static const char *const mixed[LZ_SEATS] = { "Anna", "bot:greedy", "Cleo", "", "bot:random", "Finn" };
    static const char *const talkers[LZ_SEATS] = { "bot:normal", "bot:easy", "bot:normal", "bot:easy" };
    begin(game, strcmp(game, "newspeak") == 0 ? talkers : mixed, seats);
    for (uint32_t n = 0; n < 150 && !lz_room_head(&t.room)->over; n++) {
        t.wall += lz_roll(&t.rng, 900);
        play_one(n);
        if (reopened)
            reopen();
        if (n % 3 == 0 && !lz_room_head(&t.room)->over)
            do_other(n);
        if (reopened)
            reopen();
    }
}

/* All that a room knows, as numbers. */
static uint64_t all_known(void) {
    uint64_t sum = lz_state_hash(t.room.game, t.room.state);
    for (uint32_t i = 0; i < t.room.told_count; i++) {
        struct lz_told told = t.room.told[i];
        sum = sum * 31 + told.step * 7 + told.act * 3 + told.from + told.back + told.event.kind + told.event.seen;
    }
    for (int i = 0; i < LZ_SEATS; i++)
        sum = sum * 31 + t.room.asked[i].number * 7 + t.room.number[i] + t.room.holder[i].number * 3;
    for (int i = 0; i < LZ_LOGS; i++)
        sum = sum * 31 + t.room.log[i].count;
    return sum * 31 + t.room.acts + (uint64_t)t.room.late + t.room.knowns;
}

/* A match that is closed and opened after every act is, byte for byte, one that never was. */
static void same_when_reopened(const char *game, int seats) {
    play_some(game, seats, false);
    printf("# %s: %u steps, %u acts, %u told, late %lld\n", game, lz_room_head(&t.room)->step, t.room.acts,
           t.room.told_count, (long long)t.room.late);
    uint64_t known = all_known();
    uint32_t len = t.shelf.len;
    char *journal = malloc(len), *heard = malloc(t.heard_len);
    uint32_t heard_len = t.heard_len;
    assert_true(journal && heard);
    memcpy(journal, t.shelf.acts, len);
    memcpy(heard, t.heard, heard_len);
    reopen();
    assert_int_equal(t.heard_len, heard_len);
    assert_memory_equal(t.heard, heard, heard_len);
    assert_true(all_known() == known);
    end();
    play_some(game, seats, true);
    assert_int_equal(t.shelf.len, len);
    assert_memory_equal(t.shelf.acts, journal, len);
    assert_true(all_known() == known);
    end();
    free(journal);
    free(heard);
}

TEST(reopened_after_every_act_it_is_the_same) {
    UNUSED;
    static const struct {
        const char *game;
        int seats;
    } rows[] = {
        { "pig", 3 }, { "conspiracy", 4 }, { "legends", 3 }, { "lies", 4 }, { "newspeak", 4 }, { "swamp", 4 }
    };
    for (uint32_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        same_when_reopened(rows[i].game, rows[i].seats);
}

/* ---- acts */

static struct lz_reply roll(int seat, const char *id, const char *bytes, uint32_t decision) {
    struct lz_reply reply;
    struct lz_input in = { .move = { .verb = t.room.game->verbs[0].verb } };
    struct lz_act act = { .who = seat,
                          .wall = t.wall,
                          .door = lz_span("web"),
                          .id = lz_span(id),
                          .bytes = lz_span(bytes),
                          .decision = decision };
    lz_room_do(&t.room, &act, (struct lz_inputs){ &in, 1 }, &reply);
    return reply;
}

TEST(a_repeat_is_one_act_and_two_equal_answers) {
    UNUSED;
    begin("pig", people, 2);
    struct lz_reply first = roll(0, "a", "roll", 0);
    assert_int_equal(first.status, LZ_OK);
    uint32_t len = t.shelf.len;
    for (int i = 0; i < 2; i++) {
        struct lz_reply again = roll(0, "a", "roll", 0);
        assert_true(again.again && again.status == LZ_OK);
        assert_true(again.number == first.number && again.taken == 1 && again.wall == first.wall);
        assert_int_equal(t.shelf.len, len);
        reopen();
    }
    struct lz_reply other = roll(0, "a", "hold", 0);
    assert_true(other.status == LZ_REFUSED && other.no == LZ_NO_OTHER && t.shelf.len == len);
    end();
}

TEST(an_answer_to_a_question_that_has_passed_is_refused) {
    UNUSED;
    begin("pig", people, 2);
    uint32_t asked = lz_room_decision(&t.room, 0);
    reopen();
    assert_true(asked > 0 && lz_room_decision(&t.room, 0) == asked && lz_room_decision(&t.room, 1) == 0);
    assert_int_equal(roll(0, "a", "", asked).status, LZ_OK);
    uint32_t len = t.shelf.len;
    struct lz_reply late = roll(0, "b", "", asked);
    assert_true(late.status == LZ_REFUSED && late.no == LZ_NO_STALE && t.shelf.len == len);
    end();
}

/* A pig that rolls has seen a die: what follows in the same act is not read. */
TEST(an_act_ends_where_it_tells_its_sender_something_new) {
    UNUSED;
    struct lz_reply reply;
    begin("pig", people, 2);
    struct lz_input in[3] = { 0 };
    for (int i = 0; i < 3; i++)
        in[i].move.verb = t.room.game->verbs[0].verb;
    lz_room_do(&t.room, &(struct lz_act){ .who = 0, .wall = t.wall }, (struct lz_inputs){ in, 3 }, &reply);
    assert_true(reply.status == LZ_OK && reply.taken == 1);
    assert_int_equal(lz_room_head(&t.room)->step, 1);
    end();
}

TEST(what_is_not_stored_has_not_happened) {
    UNUSED;
    begin("pig", people, 2);
    uint64_t known = all_known();
    uint32_t heard = t.heard_len;
    t.next = LZ_REFUSED;
    struct lz_reply reply = roll(0, "a", "", 0);
    assert_true(reply.status == LZ_FAILED && reply.no == LZ_NO_STORE);
    assert_true(all_known() == known && t.heard_len == heard);
    assert_int_equal(roll(0, "a", "", 0).status, LZ_OK); /* the same again */
    reopen();
    assert_int_equal(lz_room_head(&t.room)->step, 1);
    end();
}

/* Nobody knows whether it stands; whoever opens the match again sees it, and a repeat does no harm. */
static void lost_and_found(bool kept) {
    begin("pig", people, 2);
    t.next = LZ_FAILED;
    t.kept = kept;
    struct lz_reply reply = roll(0, "a", "", 0);
    assert_true(reply.status == LZ_FAILED && reply.no == LZ_NO_LOST);
    assert_int_equal(roll(0, "b", "", 0).no, LZ_NO_LOST);
    reopen();
    reply = roll(0, "a", "", 0);
    assert_true(reply.status == LZ_OK && reply.again == kept);
    assert_int_equal(lz_room_head(&t.room)->step, 1);
    end();
}

TEST(what_nobody_knows_is_seen_at_the_next_opening) {
    UNUSED;
    lost_and_found(false);
    lost_and_found(true);
}

/* The torn half of an act is nobody's: it is put aside, and the next act follows the last whole one. */
TEST(a_torn_act_is_dropped_whole) {
    UNUSED;
    begin("pig", people, 2);
    assert_int_equal(roll(0, "a", "", 0).status, LZ_OK);
    uint32_t whole = t.shelf.len;
    assert_int_equal(roll(0, "b", "", 0).status, LZ_OK);
    for (uint32_t torn = t.shelf.len - 1; torn > whole; torn--) {
        t.shelf.len = torn;
        reopen();
        assert_int_equal(t.shelf.len, whole);
        assert_int_equal(lz_room_head(&t.room)->step, 1);
        assert_true(t.room.words[0]);
        assert_int_equal(roll(0, "b", "", 0).status, LZ_OK);
    }
    end();
}

/* A bit that flips long after: nothing is cut off that was confirmed, and nothing is changed. */
TEST(what_was_confirmed_and_altered_is_left_alone) {
    UNUSED;
    begin("pig", people, 2);
    uint32_t header = t.shelf.len;
    for (uint32_t n = 0; n < 3; n++)
        play_one(n);
    uint32_t last = t.shelf.len;
    play_one(3); /* nobody can tell whether this one was ever whole */
    uint32_t len = t.shelf.len;
    const struct lz_game *game = t.room.game;
    lz_room_close(&t.room);
    for (uint32_t bit = 8 * header; bit < 8 * last; bit++) {
        t.shelf.acts[bit / 8] ^= (char)(1 << bit % 8);
        prepare(game);
        assert_false(lz_room_open(&t.room, t.wall, listen()));
        assert_non_null(strstr(words, "put it back from a copy"));
        assert_int_equal(t.shelf.len, len);
        lz_room_close(&t.room);
        t.shelf.acts[bit / 8] ^= (char)(1 << bit % 8);
    }
    end();
}

/* ---- logs */

TEST(only_who_saw_something_is_told_that_it_is_void) {
    UNUSED;
    struct lz_reply reply;
    uint32_t bar, counts[LZ_LOGS];
    begin("conspiracy", people, 3);
    bool undone = false;
    for (uint32_t n = 0; n < 400 && !undone && !lz_room_head(&t.room)->over; n++) {
        for (int i = 0; i < LZ_LOGS; i++)
            counts[i] = t.room.log[i].count;
        int seat = lz_first(lz_room_head(&t.room)->wait);
        play_one(n);
        if (seat < 0 || !lz_room_may_undo(&t.room, seat, &bar))
            continue;
        undone = true;
        lz_room_undo(&t.room, &(struct lz_act){ .who = seat, .wall = t.wall }, &reply);
        assert_int_equal(reply.status, LZ_OK);
        for (int i = 0; i < LZ_LOGS; i++) {
            int eyes = i == LZ_SEATS ? LZ_ONLOOKER : i;
            uint32_t now = t.room.log[i].count;
            const struct lz_told *last = now ? lz_room_told(&t.room, eyes, now) : NULL;
            bool void_told = now > counts[i] && last->event.kind == LZ_TAKEN_BACK;
            assert_int_equal(void_told, now > counts[i]);
            if (void_told) {
                assert_int_equal(lz_room_void_from(&t.room, eyes, last), counts[i] + 1);
                assert_true(lz_room_told(&t.room, eyes, counts[i] + 1)->back);
            }
        }
    }
    assert_true(undone);
    end();
}

/* Whoever was away is shown what changed since: the picture of that time is found again. */
TEST(an_earlier_picture_is_found_again) {
    UNUSED;
    enum { PICTURES = 40, ROOM = 1 << 16 };
    static char was[PICTURES][ROOM], now[ROOM];
    uint32_t number[PICTURES], pictures = 0;
    begin("conspiracy", people, 3);
    for (uint32_t n = 0; pictures < PICTURES; n++) {
        play_one(n);
        struct lz_writer w = lz_writer_in(was[pictures], ROOM);
        lz_room_show(&t.room, 1, &w);
        uint32_t count = lz_room_count(&t.room, 1);
        if (!count || lz_room_told(&t.room, 1, count)->step != lz_room_head(&t.room)->step)
            continue; /* it was told nothing: its place in the log is an earlier one */
        number[pictures++] = count;
    }
    for (uint32_t i = 0; i < pictures; i++) {
        struct lz_writer w = lz_writer_in(now, ROOM);
        assert_true(lz_room_show_at(&t.room, 1, number[i], &w));
        assert_string_equal(now, was[i]);
    }
    end();
}

TEST(letters_come_back_whole) {
    UNUSED;
    struct lz_reply reply;
    char letter[3000] = "First\n\n  third, indented\n", *at = letter + strlen(letter);
    for (int i = 0; i < 400; i++)
        at += snprintf(at, 6, "\xc3\xa4%03d", i);
    snprintf(at, 20, "\nlast");
    begin("pig", people, 2);
    struct lz_act host = { .who = LZ_CLOCK, .wall = t.wall, .door = lz_span("desk") };
    assert_true(lz_room_begin(&t.room, &host, &reply));
    assert_true(lz_room_line(&t.room, lz_span("letter #0 to #1"), lz_span(letter)));
    assert_true(lz_room_line(&t.room, lz_span("note"), (struct lz_text){ 0 }));
    lz_room_commit(&t.room, &reply);
    assert_int_equal(reply.status, LZ_OK);
    t.heard[t.heard_len] = 0;
    assert_non_null(strstr(t.heard, letter));
    reopen();
    t.heard[t.heard_len] = 0;
    assert_non_null(strstr(t.heard, letter));
    assert_non_null(strstr(t.heard, "note\n  \n"));
    end();
}

/* ---- holders and time */

TEST(a_seat_handed_over_has_another_holder) {
    UNUSED;
    struct lz_reply reply;
    begin("pig", people, 2);
    struct lz_act host = { .who = LZ_CLOCK, .wall = t.wall, .door = lz_span("desk") };
    assert_true(lz_room_begin(&t.room, &host, &reply));
    assert_true(lz_room_seat(&t.room, 0, "bot:greedy@70"));
    assert_int_equal(t.room.holder[0].number, 1); /* not before it is stored */
    lz_room_commit(&t.room, &reply);
    assert_true(t.room.holder[0].number == 2 && t.room.holder[0].bot);
    reopen();
    assert_true(t.room.holder[0].number == 2 && t.room.holder[0].bot && t.room.holder[0].nodes == 70);
    lz_room_bot(&t.room, 0, t.wall, &reply);
    assert_true(reply.status == LZ_OK && t.room.crew.own[0] == 70 && !t.room.crew.own[1]); /* its own budget */
    end();
}

static void hand_to(const char *label, const struct lz_holder *was) {
    struct lz_reply reply;
    struct lz_act host = { .who = LZ_CLOCK, .wall = t.wall, .door = lz_span("desk") };
    assert_true(lz_room_begin(&t.room, &host, &reply));
    assert_true(was ? lz_room_return(&t.room, 1, was) : lz_room_seat(&t.room, 1, label));
    lz_room_commit(&t.room, &reply);
    assert_int_equal(reply.status, LZ_OK);
}

TEST(a_seat_that_is_given_back_has_its_holder_again_and_no_number_is_given_twice) {
    UNUSED;
    begin("pig", people, 2);
    struct lz_holder was = t.room.holder[1];
    hand_to("bot:greedy", NULL);
    hand_to(NULL, &was);
    for (int opened = 0; opened < 2; opened++) {
        assert_true(t.room.holder[1].number == was.number && !t.room.holder[1].bot);
        assert_string_equal(t.room.holder[1].label, was.label);
        reopen();
    }
    hand_to("Carl", NULL);
    assert_int_equal(t.room.holder[1].number, 3);
    end();
}

/* And what nobody but a forger writes counts for nothing. */
TEST(a_line_that_hands_a_seat_over_is_read_whole_or_not) {
    UNUSED;
    static const char *const lines[] = { "",
                                         "seat",
                                         "seats #1 Anna",
                                         "seat 1 Anna",
                                         "seat #2 Anna",
                                         "seat * Anna",
                                         "returned #1 Anna",
                                         "returned #1 0 Anna",
                                         "returned #1 4294967296 Anna" };
    struct lz_handing handing;
    for (size_t i = 0; i < LZ_COUNT(lines); i++)
        assert_false(lz_handing_read(lz_span(lines[i]), 2, &handing));
    assert_true(lz_handing_read(lz_span("seat #1 Anna B."), 2, &handing));
    assert_true(handing.seat == 1 && !handing.number && lz_text_is(handing.label, "Anna B."));
    assert_true(lz_handing_read(lz_span("returned #0 7 Anna"), 2, &handing));
    assert_true(handing.seat == 0 && handing.number == 7 && lz_text_is(handing.label, "Anna"));
    begin("pig", people, 2);
    hand_to("Carl", &(struct lz_holder){ .number = 1, .label = "Dora" });
    struct lz_reply reply;
    struct lz_act host = { .who = LZ_CLOCK, .wall = t.wall, .door = lz_span("desk") };
    assert_true(lz_room_begin(&t.room, &host, &reply)); /* forged: no holder ever had that number */
    assert_true(lz_room_line(&t.room, lz_span("returned #1 2 Eve"), (struct lz_text){ 0 }));
    lz_room_commit(&t.room, &reply);
    assert_string_equal(t.room.holder[1].label, "Dora");
    end();
}

/* pig's patience is a clock: it does not run while nobody hosts the match, or while it is paused. */
TEST(match_time_stands_still_while_nobody_hosts) {
    UNUSED;
    struct lz_reply reply;
    begin("pig", people, 2);
    assert_int_equal(roll(0, "a", "", 0).status, LZ_OK);
    assert_true(lz_room_due(&t.room) != LZ_NEVER);
    int64_t left = lz_room_due(&t.room) - t.wall;
    t.wall += 1000000;
    t.live = true;
    reopen();
    assert_true(lz_room_due(&t.room) - t.wall == left);
    assert_true(lz_room_time(&t.room, t.wall) == lz_room_head(&t.room)->now);
    struct lz_act host = { .who = LZ_CLOCK, .wall = t.wall, .door = lz_span("desk") };
    lz_room_pause(&t.room, &host, lz_span(""), &reply);
    assert_int_equal(reply.status, LZ_OK);
    assert_true(lz_room_due(&t.room) == LZ_NEVER);
    assert_int_equal(roll(1, "b", "", 0).no, LZ_NO_PAUSED);
    host.wall = t.wall += 50000;
    lz_room_resume(&t.room, &host, &reply);
    assert_true(lz_room_due(&t.room) - t.wall == left);
    t.wall += left; /* a tick that is due comes first, and is an act of its own */
    uint32_t acts = t.room.acts;
    reply = roll(0, "c", "", 0);
    assert_true(t.room.acts > acts);
    end();
}

static void start_clock(const char *line) {
    struct lz_reply reply;
    struct lz_act host = { .who = LZ_CLOCK, .wall = t.wall, .door = lz_span("desk") };
    assert_true(lz_room_begin(&t.room, &host, &reply));
    assert_true(lz_room_line(&t.room, lz_span(line), (struct lz_text){ 0 }));
    lz_room_commit(&t.room, &reply);
}

/* The clocks of the room stand still, too: at the last act, be it one without an input. */
TEST(no_clock_runs_out_while_nobody_hosts) {
    UNUSED;
    struct lz_reply reply;
    begin("conspiracy", people, 2);
    t.wall += 500000;
    start_clock("clock 10000 5000 greedy");
    int seat = lz_first(lz_room_head(&t.room)->wait);
    t.live = true;
    for (int n = 0; n < 2; n++) {
        t.wall += 3600000;
        reopen();
        assert_true(lz_room_clock(&t.room, seat, t.wall) == 15000);
    }
    lz_room_wake(&t.room, t.wall, &reply);
    assert_int_equal(t.room.clock.missed[seat], 0);
    end();
}

/* Ten seconds for a decision and five in reserve: then a bot answers, once, and the late click is refused. */
TEST(a_clock_that_runs_out_is_answered_by_a_bot) {
    UNUSED;
    struct lz_reply reply;
    begin("conspiracy", people, 2);
    start_clock("clock 10000 5000 greedy");
    int seat = lz_first(lz_room_head(&t.room)->wait);
    assert_true(lz_room_clock(&t.room, seat, t.wall) == 15000 && lz_room_due(&t.room) == t.wall + 15000);
    struct lz_input in;
    assert_true(some_input(seat, &in));
    t.wall += 12000; /* two of the five are used up */
    lz_room_do(&t.room, &(struct lz_act){ .who = seat, .wall = t.wall }, (struct lz_inputs){ &in, 1 }, &reply);
    assert_int_equal(reply.status, LZ_OK);
    assert_true(t.room.clock.left[seat] == 3000);
    reopen();
    assert_true(t.room.clock.left[seat] == 3000);
    seat = lz_first(lz_room_head(&t.room)->wait);
    uint32_t asked = lz_room_decision(&t.room, seat), step = lz_room_head(&t.room)->step;
    int64_t left = lz_room_clock(&t.room, seat, t.wall);
    t.wall += left - 1;
    lz_room_wake(&t.room, t.wall, &reply);
    assert_int_equal(lz_room_head(&t.room)->step, step);
    reopen();
    assert_true(lz_room_due(&t.room) == t.wall + 1);
    t.wall += 1;
    lz_room_do(&t.room, &(struct lz_act){ .who = seat, .wall = t.wall, .decision = asked }, (struct lz_inputs){ 0 },
               &reply);
    assert_int_equal(reply.no, LZ_NO_STALE);
    assert_int_equal(lz_room_head(&t.room)->step, step + 1);
    assert_int_equal(t.room.clock.missed[seat], 1);
    uint64_t known = all_known();
    int64_t due = lz_room_due(&t.room);
    reopen();
    assert_true(all_known() == known && lz_room_due(&t.room) == due);
    end();
}

TEST(the_end_is_in_the_last_act) {
    UNUSED;
    static const char *const bots[LZ_SEATS] = { "bot:greedy", "bot:greedy", "bot:greedy" };
    begin("pig", bots, 3);
    for (uint32_t n = 0; !lz_room_head(&t.room)->over; n++)
        play_one(n);
    assert_true(t.room.record.ended);
    assert_true(
        t.under.keep(t.under.to, "seed", lz_span("left behind by one who was stopped"))); /* before he dropped it */
    reopen();
    assert_true(t.room.record.ended && t.room.record.seed_known);
    bool none;
    struct lz_text text;
    assert_null(t.under.find(t.under.to, "seed", &text, &none));
    assert_int_equal(roll(0, "z", "", 0).no, LZ_NO_OVER);
    struct lz_reply reply;
    assert_false(lz_room_begin(&t.room, &(struct lz_act){ .who = LZ_CLOCK, .wall = t.wall }, &reply));
    assert_int_equal(reply.no, LZ_NO_OVER); /* nor does the host write below the seed */
    end();
}

RUN(CASE(reopened_after_every_act_it_is_the_same), CASE(a_repeat_is_one_act_and_two_equal_answers),
    CASE(an_answer_to_a_question_that_has_passed_is_refused), CASE(an_act_ends_where_it_tells_its_sender_something_new),
    CASE(what_is_not_stored_has_not_happened), CASE(what_nobody_knows_is_seen_at_the_next_opening),
    CASE(a_torn_act_is_dropped_whole), CASE(what_was_confirmed_and_altered_is_left_alone),
    CASE(only_who_saw_something_is_told_that_it_is_void), CASE(an_earlier_picture_is_found_again),
    CASE(letters_come_back_whole), CASE(a_seat_handed_over_has_another_holder),
    CASE(a_seat_that_is_given_back_has_its_holder_again_and_no_number_is_given_twice),
    CASE(a_line_that_hands_a_seat_over_is_read_whole_or_not), CASE(match_time_stands_still_while_nobody_hosts),
    CASE(no_clock_runs_out_while_nobody_hosts), CASE(a_clock_that_runs_out_is_answered_by_a_bot),
    CASE(the_end_is_in_the_last_act))
