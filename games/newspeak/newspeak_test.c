/* What no script of NewSpeak can say: what a Moderator's view and log may not depend on, byte by byte; a record without
   its words; sums; the tables. */
#include "tests/unit/unit.h"

#include "games/newspeak/newspeak_test.h"
#include "tests/unit/book.h"
#include "core/match.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- NS-13.1, NS-13.3: two matches that differ in what is hidden look alike to those from whom it is hidden */

enum { LOG = 1 << 14 };

struct log {
    int seat;
    struct lz_writer w;
    char room[LOG];
};
struct table {
    struct newspeak_state state;
    struct log log[3];
};

static void write_log(void *to, const struct lz_event *event) {
    struct table *t = to;
    for (int i = 0; i < 3; i++)
        if (lz_in(event->seen, t->log[i].seat)) {
            lz_event_print(&newspeak_game, event, &t->log[i].w);
            lz_put_char(&t->log[i].w, '\n');
        }
}

static void begin_table(struct table *t, const char *options) {
    begin(&t->state, 4, options);
    for (int i = 0; i < 3; i++) {
        t->log[i].seat = i < 2 ? 2 + i : LZ_ONLOOKER; /* M1, M2 and who only watches */
        t->log[i].w = lz_writer_in(t->log[i].room, LOG);
    }
}

/* "@100 D1 id Cinna; @200 D2 id Greg", or nothing. */
static void play_line(struct table *t, const char *lines) {
    struct lz_match match = { &newspeak_game, &t->state, NULL, true };
    struct lz_sink sink = { write_log, t };
    for (char copy[300], *line = strncpy(copy, lines, sizeof copy - 1), *end; line && *line; line = end) {
        copy[sizeof copy - 1] = 0;
        end = strchr(line, ';');
        if (end)
            *end++ = 0;
        while (*line == ' ')
            line++;
        char *rest;
        int64_t at = strtoll(line + 1, &rest, 10);
        struct lz_why why = { 0 };
        while (*rest == ' ')
            rest++;
        if (!*rest) {
            assert_int_equal(lz_ring(&match, at, &sink), LZ_OK);
            continue;
        }
        struct lz_input in = input_of(&t->state, at, rest);
        if (lz_submit(&match, &in, &sink, &why) != LZ_OK)
            fail_msg("'%s' was refused by %s", rest, newspeak_game.ruleset[why.rule].id);
    }
}

static void assert_alike(const struct table *a, const struct table *b) {
    for (int i = 0; i < 3; i++) {
        struct newspeak_view one, other;
        memset(&one, 0x55, sizeof one);
        memset(&other, 0xaa, sizeof other);
        newspeak_game.view(&newspeak_game, &a->state, a->log[i].seat, &one);
        newspeak_game.view(&newspeak_game, &b->state, b->log[i].seat, &other);
        assert_memory_equal(&one, &other, sizeof one);
        assert_string_equal(a->log[i].room, b->log[i].room);
        assert_false(a->log[i].w.full);
    }
}

static struct table one, other;

static void both_play(const char *a, const char *b) {
    play_line(&one, a);
    play_line(&other, b);
    assert_alike(&one, &other);
}

/* IDs, the code, dials, votes and a step of other values, in other order, more or fewer of them. */
TEST(moderators_see_nothing_of_what_is_hidden) {
    UNUSED;
    begin_table(&one, "set=A codes=6");
    begin_table(&other, "set=A codes=6");
    both_play("@100 D1 id Cinna", "");
    both_play("@200 D2 id Greg", "@150 D2 id Trevor; @200 D1 id Cinna");
    both_play("@300 D1 code 2", "@300 D1 code 5");
    both_play("@400 D1 start; @500 D1 say My heart is on the road",
              "@400 D1 start; @500 D1 say My heart is on the road");
    both_play("@600 D1 target 5", "@600 D1 target 9");
    both_play("@700 M1 msay hm; @800 D1 target 7", "@700 M1 msay hm; @800 D1 target 7");
    both_play("@900 D2 target 1", "@900 D2 target 12");
    both_play("@950 M1 point 7", "@950 M1 point 7");
    assert_true(one.state.head.phase == NS_P_GUESS && one.state.dial[1] != other.state.dial[1]);
}

/* The same dials from here on: the reveal is public. What follows is hidden again. */
TEST(votes_steps_and_choices_leave_no_trace) {
    UNUSED;
    static const char dials[] =
        "@400 D1 start; @500 D1 target 3; @600 D2 target 3; @700 M1 point 1; @710 M1 ready; @720 M2 ready";
    begin_table(&one, "set=A");
    begin_table(&other, "set=A");
    both_play("@100 D1 id Cinna; @200 D2 id Greg; @300 D1 code 2",
              "@100 D1 id Cinna; @200 D2 id Viktor; @300 D1 code 5");
    both_play(dials, dials);
    assert_int_equal(one.state.head.phase, NS_P_VOTE);
    both_play("@800 D1 vote Cinna", "");
    both_play("@810 D1 vote none; @820 D1 vote Cinna", "@815 D2 vote none; @830 D2 vote Viktor");
    both_play("@900 D2 vote Cinna", "@890 D1 vote Cinna; @900 D2 vote Cinna");
    assert_int_equal(one.state.head.phase, NS_P_SHIFT);
    both_play("@1000 D1 shift +2", "@1000 D1 shift +1");
    assert_true(one.state.open.round == 2 && one.state.cell.code == 3 && other.state.cell.code == 5);
    /* The slot is Hacked already: PICKD. */
    both_play("@1100 D1 start; @1200 D1 target 3; @1300 D2 target 3; @1400 M1 point 1; @1410 M1 ready; @1420 M2 ready",
              "@1100 D1 start; @1200 D1 target 3; @1300 D2 target 3; @1400 M1 point 1; @1410 M1 ready; @1420 M2 ready");
    assert_int_equal(one.state.head.phase, NS_P_PICKD);
    both_play("@1500 D1 choose 9; @1510 D1 choose 8", "@1505 D2 choose 8");
    both_play("@1600 D2 choose 8", "@1600 D1 choose 8");
    assert_int_equal(one.state.open.status[7], NS_HACKED);
    /* Nobody agrees, or nobody votes: none. */
    both_play("@1700 D1 vote Cinna", "");
    both_play("@1800 D2 vote none; @50000", "@50000");
    assert_int_equal(one.state.open.round, 3);
}

/* Missed at the deadline they are drawn, from other keys to other ends, and look the same. */
TEST(what_is_drawn_leaves_no_trace) {
    UNUSED;
    begin_table(&one, "set=A");
    begin_table(&other, "set=A");
    other.state.head.rng = lz_rng_from(77, 78); /* the deal was the same */
    both_play("@60000", "@60000");
    both_play("@120000; @130000 D2 start", "@120000; @130000 D2 start");
    assert_true(memcmp(&one.state.cell, &other.state.cell, sizeof one.state.cell) != 0);
    both_play("@280000", "@280000");
    assert_true(one.state.head.phase == NS_P_GUESS);
    assert_true(memcmp(one.state.dial, other.state.dial, sizeof one.state.dial) != 0);
}

/* And the other way round: what Moderators say and name is nothing to Dissidents. */
TEST(dissidents_see_nothing_of_what_moderators_name) {
    UNUSED;
    struct newspeak_view a, b;
    struct newspeak_state s;
    begin(&s, 4, "set=A clock=none");
    static const char *const lines[] = { "D1 id Cinna",  "D2 id Greg",   "D1 code 2",  "D1 done",  "D2 done",
                                         "D1 target 1",  "D2 target 2",  "M1 point 3", "M1 ready", "M2 ready",
                                         "D1 vote none", "D2 vote none", "D2 done",    "D1 done",  "D1 target 1",
                                         "D2 target 2",  "M1 point 3" };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0] - 1; i++)
        make(&s, lines[i]);
    s.open.status[2] = NS_MODERATED; /* not removed: then M1 could not point there */
    make(&s, "M1 point 3");
    make(&s, "M1 ready");
    make(&s, "M2 ready");
    assert_int_equal(s.head.phase, NS_P_PICKM);
    newspeak_game.view(&newspeak_game, &s, 0, &a);
    make(&s, "M1 choose 7");
    make(&s, "M2 msay not that one");
    newspeak_game.view(&newspeak_game, &s, 0, &b);
    assert_memory_equal(&a, &b, sizeof a);
}

/* ---- a record, with its words and without */

static struct record {
    struct newspeak_state state;
    struct book book;
    struct lz_journal journal;
    struct lz_record record;
    uint32_t spoken;
} kept;

static void speak(struct lz_input *in, uint32_t n) {
    static const char *const words[] = { "The road was closed, I hear.", "Is it YOU??", "Well, my heart is not in it",
                                         "Answer me: did it break?" };
    in->text = lz_span(words[n % 4]);
}

/* One input some time after the last, of any seat; alarms ring on the way. */
static void play_one(struct lz_match *match, struct lz_rng *rng) {
    const struct lz_head *head = match->state;
    struct lz_input in = { .at = head->now + lz_roll(rng, 4000) };
    struct lz_why why = { 0 };
    assert_int_equal(lz_ring(match, in.at, NULL), LZ_OK);
    if (head->over || !newspeak_sample(&newspeak_game, match->state, (int)lz_roll(rng, head->seats), rng, &in.move) ||
        in.move.verb == NS_V_RESIGN)
        return;
    bool spoken = lz_move_spoken(&newspeak_game, &in.move);
    if (spoken)
        speak(&in, kept.spoken);
    if (lz_submit(match, &in, NULL, &why) == LZ_OK)
        kept.spoken += spoken;
    else
        assert_true(spoken && why.rule == NS_5_4_GAP);
}

static void play_record(void) {
    struct lz_match match = { &newspeak_game, &kept.state, &kept.journal, true };
    struct lz_rng rng = lz_rng_from(5, 6);
    kept.book.len = kept.book.lines = kept.spoken = 0;
    kept.record = (struct lz_record){ .game = &newspeak_game, .setup = { .seats = 4 } };
    lz_options_usual(&newspeak_game, &kept.record.setup);
    lz_fair_seed(lz_span("words"), kept.record.seed);
    lz_fair_commit(kept.record.seed, kept.record.commit);
    lz_fair_key(kept.record.seed, kept.record.words, kept.record.setup.key);
    kept.journal = (struct lz_journal){ book_line, &kept.book, 0 };
    assert_true(newspeak_game.setup(&newspeak_game, &kept.state, &kept.record.setup, NULL, NULL));
    assert_true(lz_journal_begin(&kept.journal, &kept.record));
    while (!kept.state.head.over)
        play_one(&match, &rng);
    assert_true(lz_journal_end(&kept.journal, kept.state.head.step, lz_state_hash(&newspeak_game, &kept.state),
                               kept.record.seed));
    assert_true(kept.spoken > 20);
}

static char trouble[300];

static enum lz_status read_again(struct lz_text text, struct lz_record *record, struct newspeak_state *state) {
    struct lz_writer w = lz_writer_in(trouble, sizeof trouble);
    struct lz_replay replay = { 0 };
    trouble[0] = 0;
    enum lz_status status = lz_journal_read(text, record, &w);
    return status == LZ_OK ? lz_journal_replay(record, state, &replay, &w) : status;
}

static void assert_same_end(struct lz_text text, uint32_t struck) {
    struct newspeak_state state;
    struct lz_record record;
    assert_int_equal(read_again(text, &record, &state), LZ_OK);
    assert_memory_equal(&state, &kept.state, sizeof state);
    assert_int_equal(record.struck, struck);
    assert_true(record.ended);
}

/* Outcomes never depend on words: with all of them, with every second one, with none. */
TEST(a_record_is_played_again_without_its_words) {
    UNUSED;
    static char room[sizeof kept.book.at];
    play_record();
    assert_same_end(book_text(&kept.book), 0);
    for (uint32_t keep = 0; keep < 2; keep++) {
        struct lz_writer w = lz_writer_in(room, sizeof room);
        uint32_t words = 0, struck = 0;
        for (struct lz_text left = book_text(&kept.book), line; left.len;) {
            line = lz_take_line(&left);
            if (lz_text_begins(line, "| ") && !(keep && ++words % 2)) {
                struck++;
                continue;
            }
            lz_put_text(&w, line);
            lz_put_char(&w, '\n');
        }
        assert_int_equal(struck, keep ? kept.spoken / 2 : kept.spoken);
        assert_same_end((struct lz_text){ room, w.len }, struck);
    }
}

/* The n-th line of words: where it begins, and its number in the record. */
static uint32_t words_at(uint32_t n, uint32_t *number) {
    struct lz_text left = book_text(&kept.book);
    for (*number = 1; left.len; ++*number) {
        struct lz_text line = lz_take_line(&left);
        if (lz_text_begins(line, "| ") && n-- == 0)
            return (uint32_t)(line.at - kept.book.at);
    }
    fail_msg("so much was not said");
    return 0;
}

TEST(a_letter_changed_in_the_words_is_found_at_its_line) {
    UNUSED;
    play_record();
    for (uint32_t n = 0; n < kept.spoken; n += 5) {
        struct newspeak_state state;
        struct lz_record record;
        uint32_t number, at = words_at(n, &number) + 2 + n % 7;
        char expected[40];
        kept.book.at[at] ^= 1;
        assert_int_equal(read_again(book_text(&kept.book), &record, &state), LZ_REFUSED);
        snprintf(expected, sizeof expected, "line %u", number);
        if (!strstr(trouble, expected))
            fail_msg("'%s' was expected in '%s'", expected, trouble);
        kept.book.at[at] ^= 1;
    }
}

/* Words come before their move: a record that ends within them, or before the end of the move, has lost both. */
TEST(a_cut_within_the_words_loses_the_move) {
    UNUSED;
    play_record();
    for (uint32_t n = 0; n < kept.spoken; n += 5) {
        struct lz_record record;
        uint32_t number, at = words_at(n, &number);
        struct lz_text whole = { kept.book.at, at };
        assert_int_equal(lz_journal_read(whole, &record, NULL), LZ_OK); /* the words have not come yet */
        uint32_t steps = record.steps, lines = 0;
        for (uint32_t cut = 1; lines < 2; cut++) { /* the words, and the move below them */
            lines += kept.book.at[at + cut - 1] == '\n';
            enum lz_status expected = lines < 2 ? LZ_REFUSED : LZ_OK;
            assert_int_equal(lz_journal_read((struct lz_text){ kept.book.at, at + cut }, &record, NULL), expected);
            assert_int_equal(record.steps, lines < 2 ? steps : steps + 1);
            assert_int_equal(record.good, lines < 2 ? at : at + cut);
        }
    }
}

/* ---- audits */

static void refused_by(const struct newspeak_state *s, uint16_t rule) {
    struct lz_why why = { 0 };
    assert_false(newspeak_game.audit(&newspeak_game, s, &why));
    assert_int_equal(why.rule, rule);
    assert_int_equal(why.arg, rule == NS_9_7 ? s->cell.code : 0);
}

/* NS-7.6, NS-8.1, NS-9.2, NS-9.7, NS-6.3, NS-11.4 */
TEST(sums_that_do_not_hold_are_named) {
    UNUSED;
    struct newspeak_state good = second_round(), s = good;
    s.open.status[2] = NS_NEUTRAL; /* the slot that the outcome changed */
    refused_by(&s, NS_7_6);
    s = good, s.open.past[1].changed = 2; /* twice */
    refused_by(&s, NS_7_6);
    s = good, s.open.past[1].changed = 0, s.open.status[0] = NS_HACKED;
    assert_true(newspeak_game.audit(&newspeak_game, &s, NULL));
    s = good, s.open.supply = 6;
    refused_by(&s, NS_8_1);
    s = good, s.open.supply = 5, s.open.questions = 1;
    refused_by(&s, NS_8_1);
    s = good, s.cell.card[1] = s.cell.card[0];
    refused_by(&s, NS_9_2);
    s = good, s.cell.card[1] = NS_CARDS;
    refused_by(&s, NS_9_2);
    s = good, s.cell.card[1] = NS_NONE;
    refused_by(&s, NS_9_2);
    s = good, s.cell.card[1] = 0; /* Eve is for five and six */
    refused_by(&s, NS_9_2);
    s = good, s.cell.code = s.open.codes;
    refused_by(&s, NS_9_7);
    s = good, s.cell.code = NS_NONE;
    refused_by(&s, NS_9_7);
    s = good, s.dial[0] = NS_SLOTS;
    refused_by(&s, NS_6_3);
    s = good, s.dial[1] = NS_SLOTS;
    refused_by(&s, NS_6_3);
    s = good, s.open.status[11] = NS_REMOVED, s.dial[1] = 11;
    assert_true(newspeak_game.audit(&newspeak_game, &s, NULL));
    s.head.phase = NS_P_GUESS;
    refused_by(&s, NS_6_3);
    s = good, s.head.over = 1;
    refused_by(&s, NS_11_4);
    s = good, s.open.resigned = 3;
    refused_by(&s, NS_11_4);
    s = good, s.open.resigned = 12;
    refused_by(&s, NS_11_4);
    s = good, s.open.resigned = 6;
    assert_true(newspeak_game.audit(&newspeak_game, &s, NULL));
    s = good, memset(s.open.status, NS_HACKED, 7);
    refused_by(&s, NS_11_4);
    s.head.phase = NS_P_VOTE; /* Viktor and the domino effect may still come */
    assert_true(newspeak_game.audit(&newspeak_game, &s, NULL));
}

/* ---- tables */

TEST(the_game_and_its_words) {
    UNUSED;
    int16_t arg;
    assert_true(newspeak_game.rules == 1 && newspeak_game.seats_least == 3 && newspeak_game.seats_most == 6);
    assert_int_equal(lz_seats_usual(&newspeak_game), 4);
    for (int i = 0; i < NS_PLACES; i++) {
        char word[40], title[40];
        struct lz_writer w = lz_writer_in(word, sizeof word), t = lz_writer_in(title, sizeof title);
        lz_word_print(&newspeak_game, 'l', i, &w);
        lz_title_print(&newspeak_game, 'l', i, &t);
        assert_string_equal(word, newspeak_facts_of(&newspeak_game)->place[i].word);
        assert_string_equal(title, newspeak_facts_of(&newspeak_game)->place[i].name);
        assert_true(lz_word_parse(&newspeak_game, 'l', lz_span(word), &arg) && arg == i);
    }
    assert_false(lz_word_parse(&newspeak_game, 'l', lz_span("nowhere"), &arg));
    assert_false(lz_word_parse(&newspeak_game, 'i', lz_span("nobody"), &arg));
    assert_false(lz_word_parse(&newspeak_game, 'v', lz_span("nobody"), &arg));
    struct lz_move vote = { .verb = NS_V_VOTE, .args = 1, .arg = { NS_NO_CARD } };
    assert_true(lz_move_sane(&newspeak_game, &vote));
    vote.arg[0]++;
    assert_false(lz_move_sane(&newspeak_game, &vote));
}

/* Each seat has what its side holds; of other seats nothing is said. */
TEST(points_are_counted_for_those_who_sit_there) {
    UNUSED;
    struct newspeak_state s = second_round();
    int32_t points[LZ_SEATS];
    for (int i = 0; i < LZ_SEATS; i++)
        points[i] = 77;
    newspeak_game.score(&newspeak_game, &s, points);
    assert_true(points[0] == 1 && points[1] == 1 && points[2] == 0 && points[3] == 0 && points[4] == 77);
}

/* All of the key makes the deal: NS-4.1. */
TEST(every_key_deals_its_own) {
    UNUSED;
    static const uint64_t keys[][2] = { { 1, 2 }, { 1, 3 }, { 2, 2 }, { 1, 1 } };
    struct newspeak_state s[4];
    for (int i = 0; i < 4; i++) {
        struct lz_setup setup = { .key = { keys[i][0], keys[i][1] }, .seats = 3 };
        lz_options_usual(&newspeak_game, &setup);
        assert_true(newspeak_game.setup(&newspeak_game, &s[i], &setup, NULL, NULL));
        for (int j = 0; j < i; j++)
            assert_memory_not_equal(s[i].dealt, s[j].dealt, sizeof s[i].dealt);
    }
}

/* NS-4.7: no draw follows from another. Were it so, the second dial of a round would be the first of the next. */
TEST(draws_are_each_other_s_strangers) {
    UNUSED;
    int same = 0, tried = 0;
    for (uint64_t key = 1; key <= 60; key++) {
        struct newspeak_state s;
        struct lz_setup setup = { .key = { key, 0 }, .seats = 6 };
        struct lz_match match = { &newspeak_game, &s, NULL, true };
        lz_options_usual(&newspeak_game, &setup);
        assert_true(newspeak_game.setup(&newspeak_game, &s, &setup, NULL, NULL));
        while (!s.head.over && !(s.open.round == 2 && s.head.phase == NS_P_GUESS))
            assert_int_equal(lz_ring(&match, s.head.alarm, NULL), LZ_OK);
        if (s.head.over || s.open.past[0].outcome == NS_LOCKDOWN)
            continue;
        tried++;
        same += s.dial[0] == s.open.past[0].dial[1];
    }
    assert_true(tried > 10 && same < tried / 2);
}

/* A refusal says what it is about. */
TEST(refusals_speak_of_an_argument) {
    UNUSED;
    struct newspeak_state s = second_round();
    struct lz_why why = { 0 };
    struct lz_input in = input_of(&s, 0, "D1 pass");
    assert_false(lz_check(&newspeak_game, &s, &in.move, &why)); /* D2 opens the second round */
    assert_true(why.rule == NS_4_6_TURN && why.arg == 1);
    in = input_of(&s, 0, "M1 object 7");
    assert_false(lz_check(&newspeak_game, &s, &in.move, &why));
    assert_true(why.rule == NS_14_1_RANGE && why.arg == 7);
    in = input_of(&s, 0, "M1 point 7");
    assert_false(lz_check(&newspeak_game, &s, &in.move, &why));
    assert_true(why.rule == NS_14_1_STATE && why.arg == NS_P_TALK);
    in = input_of(&s, 0, "M1 pass");
    assert_false(lz_check(&newspeak_game, &s, &in.move, &why));
    assert_true(why.rule == NS_14_1_SEAT && why.arg == 2);
    make(&s, "D2 done");
    in = input_of(&s, 0, "D2 done");
    assert_false(lz_check(&newspeak_game, &s, &in.move, &why));
    assert_true(why.rule == NS_14_1_DONE && why.arg == 1);
    make(&s, "M1 resign");
    make(&s, "M2 resign");
    assert_true(s.head.over == 1 && s.head.phase == NS_P_OVER);
}

/* NS-4.4: a preset for each clock, for as many as it is meant for. */
TEST(presets_are_set_up) {
    UNUSED;
    static const struct {
        const char *id;
        int seats, clock;
    } wanted[] = { { "live", 4, NS_CLOCK_LIVE }, { "corr", 4, NS_CLOCK_CORR }, { "table", 3, NS_CLOCK_NONE } };
    assert_int_equal(newspeak_game.preset_count, LZ_COUNT(wanted));
    for (int i = 0; i < newspeak_game.preset_count; i++) {
        struct newspeak_state s;
        assert_string_equal(newspeak_game.presets[i].id, wanted[i].id);
        begin(&s, newspeak_game.presets[i].seats, newspeak_game.presets[i].options);
        assert_int_equal(s.head.seats, wanted[i].seats);
        assert_int_equal(s.open.option[NS_O_CLOCK], wanted[i].clock);
    }
}

RUN(CASE(moderators_see_nothing_of_what_is_hidden), CASE(votes_steps_and_choices_leave_no_trace),
    CASE(what_is_drawn_leaves_no_trace), CASE(dissidents_see_nothing_of_what_moderators_name),
    CASE(a_record_is_played_again_without_its_words), CASE(a_letter_changed_in_the_words_is_found_at_its_line),
    CASE(a_cut_within_the_words_loses_the_move), CASE(sums_that_do_not_hold_are_named), CASE(the_game_and_its_words),
    CASE(points_are_counted_for_those_who_sit_there), CASE(every_key_deals_its_own),
    CASE(draws_are_each_other_s_strangers), CASE(refusals_speak_of_an_argument), CASE(presets_are_set_up))
