#include "tests/unit/unit.h"

#include "core/event.h"
#include "core/games.h"
#include "core/match.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/verb.h"
#include "games/pig/pig.h"
#include "tests/unit/book.h"

#include <stdlib.h>

enum { STATE = 4096 };

static struct scribe {
    _Alignas(16) uint8_t state[STATE];
    struct book book;
    struct lz_journal journal;
    struct lz_record record;
    struct lz_match match;
    struct lz_rng rng;
    uint64_t hash[4096]; /* of the state after each step that stands */
} s;

static char said[300];
static struct lz_writer trouble;

static struct lz_writer *listen(void) {
    trouble = lz_writer_in(said, sizeof said);
    return &trouble;
}

/* A match of pig with a clock, so that ticks are in it. */
static void begin(const char *seed) {
    memset(&s, 0, sizeof s);
    s.record.game = &pig_game;
    s.record.setup = (struct lz_setup){ .now = 5000, .seats = 3, .option = { 60, 2000 } };
    s.record.player[0] = lz_span("north");
    s.record.player[2] = lz_span("south, \"the quick\"");
    s.record.words = lz_span("blue lizard ");
    lz_fair_seed(lz_span(seed), s.record.seed);
    lz_fair_commit(s.record.seed, s.record.commit);
    lz_fair_key(s.record.seed, s.record.words, s.record.setup.key);
    s.journal = (struct lz_journal){ book_line, &s.book, 0 };
    s.match = (struct lz_match){ &pig_game, s.state, &s.journal, true };
    s.rng = lz_rng_from(1, strlen(seed));
    assert_true(pig_game.setup(s.state, &s.record.setup, NULL, NULL));
    assert_true(lz_journal_begin(&s.journal, &s.record));
}

static struct lz_head *head(void) { return (struct lz_head *)s.state; }

/* One random move, a little later than the last; now and then so late that the clock ticks first. */
static void play_one(void) {
    struct lz_input in = { .at = head()->now + lz_roll(&s.rng, 2200) };
    assert_int_equal(lz_ring(&s.match, in.at, NULL), LZ_OK);
    if (head()->over)
        return;
    assert_true(pig_game.sample(s.state, lz_first(head()->may), &s.rng, &in.move));
    assert_int_equal(lz_submit(&s.match, &in, NULL, NULL), LZ_OK);
    s.hash[head()->step] = lz_state_hash(&pig_game, s.state);
}

static void end(void) {
    assert_true(lz_journal_end(&s.journal, head()->step, lz_state_hash(&pig_game, s.state), s.record.seed));
}

static void play_all(const char *seed) {
    begin(seed);
    while (!head()->over)
        play_one();
    end();
}

/* Back to an earlier step, as a host does it: a line in the journal, and the state played anew. */
static void undo(uint32_t step) {
    assert_true(lz_journal_undo(&s.journal, step));
    struct lz_record record;
    struct lz_replay replay = { 0 };
    assert_int_equal(lz_journal_read(book_text(&s.book), &record, listen()), LZ_OK);
    memcpy(record.seed, s.record.seed, LZ_SEED);
    record.seed_known = true;
    assert_int_equal(lz_journal_replay(book_text(&s.book), &record, s.state, &replay, listen()), LZ_OK);
    assert_int_equal(record.steps, step);
    assert_int_equal(head()->step, step);
}

static enum lz_status replay_text(struct lz_text text, struct lz_record *record, void *state,
                                  struct lz_replay *replay) {
    enum lz_status status = lz_journal_read(text, record, listen());
    return status == LZ_OK ? lz_journal_replay(text, record, state, replay, listen()) : status;
}

/* Journals that were never a match, with checks that hold: `append` adds a line, `forge` changes one. */

static void append(const char *line) {
    char room[LZ_LINE + 40];
    struct lz_record r;
    assert_int_not_equal(lz_journal_read(book_text(&s.book), &r, listen()), LZ_FAILED);
    struct lz_writer w = lz_writer_in(room, sizeof room);
    uint32_t chain = r.chain ^ 2166136261u;
    for (const char *c = line; *c; c++)
        chain = (chain ^ (uint8_t)*c) * 16777619u;
    lz_put(&w, line);
    lz_put(&w, " ~");
    lz_put_hex(&w, chain, 8);
    lz_put(&w, "\n");
    assert_true(book_line(&s.book, (struct lz_text){ w.at, w.len }));
}

/* Writes the journal again, each line with its right check, one of them changed. */
static struct lz_text forge(const char *from, const char *to) {
    static struct book forged;
    struct lz_journal journal = { book_line, &forged, 0 };
    struct lz_text left = book_text(&s.book);
    bool changed = false;
    forged.len = forged.lines = 0;
    while (left.len) {
        struct lz_text line = lz_take_line(&left);
        line.len -= 10;
        if (!changed && (changed = lz_text_begins(line, from)))
            line = lz_span(to);
        uint32_t chain = journal.chain ^ 2166136261u;
        for (uint32_t i = 0; i < line.len; i++)
            chain = (chain ^ (uint8_t)line.at[i]) * 16777619u;
        char tail[16];
        struct lz_writer w = lz_writer_in(tail, sizeof tail);
        lz_put(&w, " ~");
        lz_put_hex(&w, chain, 8);
        lz_put(&w, "\n");
        for (uint32_t i = 0; i < w.len; i++)
            chain = (chain ^ (uint8_t)tail[i]) * 16777619u;
        journal.chain = chain ^ 2166136261u;
        assert_true(book_line(&forged, line));
        assert_true(book_line(&forged, (struct lz_text){ tail, w.len }));
    }
    assert_true(changed);
    return book_text(&forged);
}

static void assert_forged(const char *from, const char *to, enum lz_status expected, const char *words) {
    _Alignas(16) uint8_t state[STATE];
    struct lz_record r;
    struct lz_replay replay = { 0 };
    assert_int_equal(replay_text(forge(from, to), &r, state, &replay), expected);
    if (!strstr(said, words))
        fail_msg("'%s' was expected in '%s'", words, said);
    for (const char *at = said; (at = strstr(at + 1, "line "));) /* one trouble, and then no more is tried */
        assert_false(at[5] >= '0' && at[5] <= '9');
    struct lz_text text = forge(from, to); /* and none of it needs somebody who listens */
    if (lz_journal_read(text, &r, NULL) == LZ_OK)
        assert_int_equal(lz_journal_replay(text, &r, state, &replay, NULL), expected);
}

TEST(a_match_comes_back) {
    UNUSED;
    _Alignas(16) uint8_t again[STATE];
    struct lz_record r;
    struct lz_replay replay = { 0 };
    play_all("first");
    assert_int_equal(replay_text(book_text(&s.book), &r, again, &replay), LZ_OK);
    assert_memory_equal(again, s.state, pig_game.state_size);
    assert_true(r.game == &pig_game && r.ended && r.seed_known && r.undos == 0);
    assert_int_equal(r.steps, head()->step);
    assert_int_equal(r.lines, s.book.lines);
    assert_int_equal(r.good, s.book.len);
    assert_int_equal(r.chain, s.journal.chain);
    assert_true(head()->step > 64);
    assert_int_equal(replay.hashes, head()->step / 64 + 1);
}

TEST(the_header_comes_back) {
    UNUSED;
    struct lz_record r;
    begin("header");
    assert_int_equal(lz_journal_read(book_text(&s.book), &r, listen()), LZ_OK);
    assert_memory_equal(r.setup.option, s.record.setup.option, sizeof r.setup.option);
    assert_true(r.setup.seats == 3 && r.setup.now == 5000 && !r.seed_known && !r.ended && r.steps == 0);
    assert_true(lz_text_is(r.player[0], "north") && r.player[1].len == 0);
    assert_true(lz_text_is(r.player[2], "south, \"the quick\"") && lz_text_is(r.words, "blue lizard "));
    assert_string_equal(r.commit, s.record.commit);
    assert_int_equal(r.header, s.book.len);
}

/* The example of docs/journal.md, by heart: the format is a promise. */
TEST(the_lines_are_as_documented) {
    UNUSED;
    static const char lines[] = "lizardry journal 1 ~80322dc4\n"
                                "game pig rules 1 tables b021d806151bd281 ~8696e404\n"
                                "seats 3 ~d548609f\n"
                                "option target 60 ~3213140f\n"
                                "option patience 2000 ~f6c920d9\n"
                                "player #0 north ~36171c53\n"
                                "player #2 south, \"the quick\" ~d747942f\n"
                                "commit ed333daa9a7737bc69b6bb59404671e15dc725fefa8a37f145f5582508efa842 ~18a3482d\n"
                                "words blue lizard  ~7e564471\n"
                                "start 5000 ~c7166dcb\n"
                                "1 +1274 #0 roll ~5105c4e9\n"
                                "2 +138 #0 roll ~0a36b6c0\n"
                                "3 +1658 #1 roll ~2bef7e68\n"
                                "4 +723 #2 roll ~0e36695e\n";
    begin("first");
    for (int i = 0; i < 4; i++)
        play_one();
    assert_true(s.book.len < sizeof s.book.at);
    s.book.at[s.book.len] = 0;
    assert_string_equal(s.book.at, lines);
}

TEST(the_key_needs_the_seed_and_the_words) {
    UNUSED;
    struct lz_record r;
    play_all("key");
    assert_int_equal(lz_journal_read(book_text(&s.book), &r, listen()), LZ_OK);
    assert_memory_equal(r.setup.key, s.record.setup.key, sizeof r.setup.key);
}

TEST(every_flipped_bit_is_found_at_its_line) {
    UNUSED;
    play_all("flip");
    char *text = s.book.at;
    uint32_t line = 1;
    for (uint32_t i = 0; i < s.book.len; i++) {
        for (int bit = 0; bit < 8; bit++) {
            struct lz_record r;
            text[i] ^= (char)(1 << bit);
            enum lz_status status = lz_journal_read(book_text(&s.book), &r, listen());
            text[i] ^= (char)(1 << bit);
            assert_int_not_equal(status, LZ_OK);
            assert_true(r.lines == 0 || r.lines + 1 == line);
            char where[32];
            struct lz_writer w = lz_writer_in(where, sizeof where);
            lz_put(&w, "line ");
            lz_put_number(&w, line);
            lz_put(&w, ": ");
            assert_int_equal(strncmp(said, where, w.len), 0);
        }
        line += text[i] == '\n';
    }
}

/* A cut at any byte opens up to the last whole line, and what opens is the match up to there. */
TEST(every_cut_opens_up_to_the_last_good_line) {
    UNUSED;
    struct lz_record whole, r;
    play_all("cut");
    assert_int_equal(lz_journal_read(book_text(&s.book), &whole, listen()), LZ_OK);
    for (uint32_t len = 0; len < s.book.len; len++) {
        uint32_t good = len;
        while (good && s.book.at[good - 1] != '\n')
            good--;
        char *copy = malloc(len + 1); /* as long as it is: a sanitizer sees one byte too far */
        assert_non_null(copy);
        memcpy(copy, s.book.at, len);
        enum lz_status status = lz_journal_read((struct lz_text){ copy, len }, &r, listen());
        assert_int_equal(status, len < whole.header ? LZ_FAILED : good == len ? LZ_OK : LZ_REFUSED);
        if (status != LZ_FAILED) {
            _Alignas(16) uint8_t again[STATE];
            struct lz_replay replay = { 0 };
            assert_int_equal(r.good, good);
            memcpy(r.seed, s.record.seed, LZ_SEED);
            r.seed_known = true;
            assert_int_equal(lz_journal_replay((struct lz_text){ copy, len }, &r, again, &replay, listen()), LZ_OK);
            assert_int_equal(lz_head_of(again)->step, r.steps);
        } else
            assert_true(strlen(said) > 10);
        free(copy);
    }
}

TEST(a_cut_journal_goes_on) {
    UNUSED;
    struct lz_record r;
    struct lz_replay replay = { 0 };
    begin("goes on");
    for (int i = 0; i < 70; i++)
        play_one();
    s.book.len -= 3; /* the last line was not whole when the lights went out */
    assert_int_equal(lz_journal_read(book_text(&s.book), &r, listen()), LZ_REFUSED);
    assert_non_null(strstr(said, "cut off"));
    memcpy(r.seed, s.record.seed, LZ_SEED);
    r.seed_known = true;
    assert_int_equal(lz_journal_replay(book_text(&s.book), &r, s.state, &replay, listen()), LZ_OK);
    s.book.len = r.good;
    s.book.lines = r.lines;
    s.journal.chain = r.chain;
    while (!head()->over)
        play_one();
    end();
    _Alignas(16) uint8_t again[STATE];
    assert_int_equal(replay_text(book_text(&s.book), &r, again, &replay), LZ_OK);
    assert_memory_equal(again, s.state, pig_game.state_size);
}

static void keep_step(void *to, const struct lz_input *in, const void *state) {
    uint32_t *count = to;
    assert_int_equal(lz_head_of(state)->step, ++*count);
    assert_int_equal(lz_head_of(state)->now, in->at);
    if (s.hash[*count])
        assert_int_equal(lz_state_hash(&pig_game, state), s.hash[*count]);
}

TEST(undone_inputs_are_checked_but_not_told) {
    UNUSED;
    _Alignas(16) uint8_t again[STATE];
    struct lz_record r;
    uint32_t count = 0;
    begin("undo");
    for (int i = 0; i < 70; i++)
        play_one();
    /* back, on, further back than that, twice in a row, and across a hash line */
    static const uint32_t back[] = { 66, 60, 63, 10, 9, 50 };
    for (size_t i = 0; i < sizeof back / sizeof back[0]; i++) {
        while (head()->step < back[i] + 2 && !head()->over)
            play_one();
        undo(back[i]);
        memset(s.hash + back[i] + 1, 0, sizeof s.hash - (back[i] + 1) * sizeof s.hash[0]);
        for (int k = 0; k < (i % 2 ? 0 : 9); k++)
            play_one();
    }
    while (!head()->over)
        play_one();
    end();
    struct lz_replay replay = { .each = keep_step, .to = &count };
    assert_int_equal(replay_text(book_text(&s.book), &r, again, &replay), LZ_OK);
    assert_int_equal(r.undos, 6);
    assert_int_equal(count, head()->step);
    assert_memory_equal(again, s.state, pig_game.state_size);
    for (uint32_t until = 1; until <= r.steps; until++) {
        replay = (struct lz_replay){ .until = until };
        assert_int_equal(lz_journal_replay(book_text(&s.book), &r, again, &replay, listen()), LZ_OK);
        assert_int_equal(lz_head_of(again)->step, until);
        if (s.hash[until])
            assert_int_equal(lz_state_hash(&pig_game, again), s.hash[until]);
    }
}

TEST(undone_parts_must_be_lawful_too) {
    UNUSED;
    begin("first");
    for (int i = 0; i < 70; i++)
        play_one();
    uint32_t step = head()->step;
    undo(2);
    while (!head()->over)
        play_one();
    end();
    struct lz_text good = forge("seats", "seats 3");
    struct lz_record r;
    struct lz_replay replay = { 0 };
    _Alignas(16) uint8_t again[STATE];
    for (int i = 0; i < 2; i++) { /* twice, into what the first has left */
        assert_int_equal(replay_text(good, &r, again, &replay), LZ_OK);
        assert_int_equal(replay.hashes, step / 64 + head()->step / 64 + 1);
    }
    assert_forged("= 64", "= 64 0000000000000000", LZ_REFUSED, "the hash of the state is another");
    assert_forged("60 +", "60 +1 #9 roll", LZ_REFUSED, "nobody sits there");
    assert_forged("undo", "undo 1", LZ_REFUSED, "its step does not follow");
}

TEST(a_setup_that_the_rules_refuse_is_told) {
    UNUSED;
    struct lz_record r;
    struct lz_replay replay = { 0 };
    _Alignas(16) uint8_t state[STATE];
    play_all("first");
    assert_int_equal(lz_journal_read(book_text(&s.book), &r, listen()), LZ_OK);
    r.setup.seats = 1;
    assert_int_equal(lz_journal_replay(book_text(&s.book), &r, state, &replay, listen()), LZ_REFUSED);
    assert_string_equal(said, "the seats and options of the header are refused by PIG-1.1");
    assert_int_equal(lz_journal_replay(book_text(&s.book), &r, state, &replay, NULL), LZ_REFUSED);
}

TEST(a_replay_stops_where_it_is_told) {
    UNUSED;
    _Alignas(16) uint8_t again[STATE];
    struct lz_record r;
    play_all("until");
    assert_int_equal(lz_journal_read(book_text(&s.book), &r, listen()), LZ_OK);
    for (uint32_t until = 1; until <= r.steps; until++) {
        struct lz_replay replay = { .until = until };
        assert_int_equal(lz_journal_replay(book_text(&s.book), &r, again, &replay, listen()), LZ_OK);
        assert_int_equal(lz_head_of(again)->step, until);
        assert_int_equal(replay.hashes, until / 64 + (until == r.steps));
    }
}

TEST(events_are_those_of_the_match) {
    UNUSED;
    static struct lz_event first[5000], second[5000];
    struct lz_kept was = { first, 0, 5000, 0, -1 }, is = { second, 0, 5000, 0, -1 };
    struct lz_sink out = lz_sink_keep(&was), again = lz_sink_keep(&is);
    begin("events");
    while (!head()->over) {
        struct lz_input in = { .at = head()->now + 100 };
        assert_true(pig_game.sample(s.state, lz_first(head()->may), &s.rng, &in.move));
        assert_int_equal(lz_submit(&s.match, &in, &out, NULL), LZ_OK);
    }
    end();
    struct lz_replay replay = { .out = &again };
    struct lz_record r;
    _Alignas(16) uint8_t state[STATE];
    assert_int_equal(replay_text(book_text(&s.book), &r, state, &replay), LZ_OK);
    assert_true(was.count == is.count && was.count > 50);
    assert_memory_equal(first, second, was.count * sizeof first[0]);
}

TEST(forged_headers_are_refused) {
    UNUSED;
    play_all("first");
    assert_int_equal(forge("seats", "seats 3").len, s.book.len); /* the forger's chain is ours */
    assert_forged("lizardry", "lizardry journal 2", LZ_FAILED, "line 1: this is no journal");
    assert_forged("lizardry", "lizardry journal 1 ", LZ_FAILED, "line 1: this is no journal");
    assert_forged("game", "game", LZ_FAILED, "line 2: here 'game NAME");
    assert_forged("game", "game chess rules 1 tables 0000000000000001", LZ_FAILED, "no such game");
    assert_forged("game", "game pig", LZ_FAILED, "line 2: here 'game NAME");
    char other[80];
    struct lz_writer w = lz_writer_in(other, sizeof other);
    lz_put(&w, "game pig rules 2 tables ");
    lz_put_hex(&w, pig_game.tables, 16);
    assert_forged("game", other, LZ_FAILED, "another edition");
    assert_forged("game", "game pig rules 1 tables 0000000000000000", LZ_FAILED, "another edition");
    assert_forged("game", "game pig rules 01 tables 0000000000000001", LZ_FAILED, "line 2: here");
    assert_forged("game", "game pig rules 1 tables 1", LZ_FAILED, "line 2: here");
    assert_forged("seats", "seats 1", LZ_FAILED, "line 3: the game has no such number");
    assert_forged("seats", "seats 9", LZ_FAILED, "line 3: the game has no such number");
    assert_forged("seats", "seats 3 ", LZ_FAILED, "line 3: here 'seats NUMBER'");
    assert_forged("seats", "seats", LZ_FAILED, "line 3: here 'seats NUMBER'");
    assert_forged("option target", "option target 7", LZ_FAILED, "line 4: '7' is no value of target; it takes");
    assert_forged("option target", "option patience 2000", LZ_FAILED, "line 4: here the next option");
    assert_forged("option patience", "option patience", LZ_FAILED, "line 5: here the next option");
    assert_forged("player #0", "player #3 north", LZ_FAILED, "line 6: here 'commit DIGEST'");
    assert_forged("player #2", "player #0 north", LZ_FAILED, "line 7: here 'commit DIGEST'");
    assert_forged("player #0", "player #0 n~rth", LZ_FAILED, "line 6: here 'commit DIGEST'");
    assert_forged("player #0", "player #0 ", LZ_FAILED, "line 6: here 'commit DIGEST'");
    assert_forged("commit", "commit 00", LZ_FAILED, "line 8: here 'commit DIGEST'");
    assert_forged("words", "words", LZ_FAILED, "line 9: here 'start MS'");
    assert_forged("words", "words a~b", LZ_FAILED, "line 9: here 'start MS'");
    assert_forged("words", "words ", LZ_FAILED, "line 9: here 'start MS'");
    assert_forged("start", "start 5000 ", LZ_FAILED, "line 10: here 'start MS'");
    assert_forged("start", "start", LZ_FAILED, "line 10: here 'start MS'");
    assert_forged("start", "start -1", LZ_FAILED, "line 10: here 'start MS'");
    assert_forged("start", "start 99999999999999999", LZ_FAILED, "line 10: here 'start MS'");
}

TEST(a_changed_commitment_or_word_is_found) {
    UNUSED;
    play_all("first");
    assert_forged("commit", "commit 0000000000000000000000000000000000000000000000000000000000000000", LZ_REFUSED,
                  "not the seed that the header commits to");
    assert_forged("seed", "seed 0000000000000000000000000000000000000000000000000000000000000000", LZ_REFUSED,
                  "not the seed that the header commits to");
    assert_forged("seed", "seed 000000000000000000000000000000000000000000000000000000000000000G", LZ_REFUSED,
                  "64 hexadecimal digits");
    assert_forged("words", "words red lizard", LZ_REFUSED, ""); /* another deal: a move or a hash will not fit */
}

TEST(forged_records_are_refused) {
    UNUSED;
    play_all("first");
    assert_forged("2 +", "3 +5 #0 roll", LZ_REFUSED, "line 12: its step does not follow");
    assert_forged("2 +", "2 5 #0 roll", LZ_REFUSED, "line 12: this is no line of a journal");
    assert_forged("2 +", "2 +5 roll", LZ_REFUSED, "line 12: this is no line");
    assert_forged("2 +", "2 +5 #0", LZ_REFUSED, "line 12: this is no line");
    assert_forged("2 +", "2 +5 #0 ", LZ_REFUSED, "line 12: this is no line");
    assert_forged("2 +", "2 +5 #16 roll", LZ_REFUSED, "line 12: this is no line");
    assert_forged("2 +", "2 +5 #15 roll", LZ_REFUSED, "line 12: nobody sits there");
    assert_forged("2 +", "1000000001 +5 #0 roll", LZ_REFUSED, "line 12: this is no line");
    assert_forged("2 +", "2 +9999999999999999 #0 roll", LZ_REFUSED, "line 12: this is no line");
    assert_forged("2 +", "2 +18446744073709551617 #0 roll", LZ_REFUSED, "line 12: this is no line");
    assert_forged("2 +", "undo 0x", LZ_REFUSED, "line 12: this is no line");
    assert_forged("2 +", "undo ", LZ_REFUSED, "line 12: this is no line");
    assert_forged("2 +", "= 1", LZ_REFUSED, "line 12: this is no line");
    assert_forged("2 +", "2 +05 #0 roll", LZ_REFUSED, "line 12: this is no line");
    assert_forged("2 +", "2 +-5 #0 roll", LZ_REFUSED, "line 12: this is no line");
    assert_forged("2 +", "hello", LZ_REFUSED, "line 12: this is no line");
    assert_forged("2 +", "", LZ_REFUSED, "line 12: ");
    assert_forged("2 +", "undo 1", LZ_REFUSED, "line 12: there is no such step");
    assert_forged("2 +", "= 2 0000000000000000", LZ_REFUSED, "line 12: this hash is not that of the last step");
    assert_forged("= 64", "= 64 1", LZ_REFUSED, "this is no line");
    assert_forged("= 64", "= 64 0000000000000000", LZ_REFUSED, "the hash of the state is another");
    assert_forged("end", "end 3 0000000000000000", LZ_REFUSED, "an end follows the seed and names the last step");
    assert_forged("seed", "end 3 0000000000000000", LZ_REFUSED, "an end follows the seed");
    assert_forged("end", "undo 3", LZ_REFUSED, "only the end may follow the seed");
}

TEST(forged_moves_are_refused_by_their_rule) {
    UNUSED;
    play_all("first");
    assert_forged("1 +", "1 +5 #0 hold", LZ_REFUSED, "line 11: PIG-1.3 refuses this move: A turn begins with a roll");
    assert_forged("1 +", "1 +5 #1 roll", LZ_REFUSED, "line 11: PIG-1.2 refuses");
    assert_forged("1 +", "1 +5 #3 roll", LZ_REFUSED, "line 11: nobody sits there");
    assert_forged("1 +", "1 +5 #0 jump", LZ_REFUSED, "line 11: unknown verb 'jump'; the verbs are: roll hold");
    assert_forged("1 +", "1 +2000 #0 roll", LZ_REFUSED, "line 11: an alarm was due before this");
    assert_forged("1 +", "1 +1999 tick", LZ_REFUSED, "line 11: no alarm was due at this time");
    assert_forged("1 +", "1 +2001 tick", LZ_REFUSED, "line 11: no alarm was due at this time");
}

TEST(nothing_follows_the_end) {
    UNUSED;
    struct lz_record r;
    play_all("after");
    uint32_t good = s.book.len;
    append("undo 3");
    assert_int_equal(lz_journal_read(book_text(&s.book), &r, listen()), LZ_REFUSED);
    assert_non_null(strstr(said, "nothing may follow the end"));
    assert_true(r.ended && r.good == good);
}

TEST(an_end_before_the_end_is_refused) {
    UNUSED;
    struct lz_record r;
    struct lz_replay replay = { 0 };
    _Alignas(16) uint8_t state[STATE];
    begin("early");
    play_one();
    end();
    assert_int_equal(replay_text(book_text(&s.book), &r, state, &replay), LZ_REFUSED);
    assert_non_null(strstr(said, "the match was not over here"));
}

TEST(moves_after_the_end_are_refused) {
    UNUSED;
    struct lz_record r;
    struct lz_replay replay = { 0 };
    _Alignas(16) uint8_t state[STATE];
    begin("first");
    while (!head()->over)
        play_one();
    char line[40];
    struct lz_writer w = lz_writer_in(line, sizeof line);
    lz_put_number(&w, head()->step + 1);
    lz_put(&w, " +1 #0 roll");
    append(line);
    assert_int_equal(lz_journal_read(book_text(&s.book), &r, listen()), LZ_OK);
    memcpy(r.seed, s.record.seed, LZ_SEED);
    r.seed_known = true;
    assert_int_equal(lz_journal_replay(book_text(&s.book), &r, state, &replay, listen()), LZ_REFUSED);
    assert_non_null(strstr(said, "the match was over before this"));
}

TEST(without_the_seed_there_is_no_replay) {
    UNUSED;
    struct lz_record r;
    struct lz_replay replay = { 0 };
    _Alignas(16) uint8_t state[STATE];
    begin("seedless");
    assert_int_equal(replay_text(book_text(&s.book), &r, state, &replay), LZ_FAILED);
    assert_non_null(strstr(said, "the seed is not known"));
    r.seed_known = true;
    memset(r.seed, 7, LZ_SEED);
    assert_int_equal(lz_journal_replay(book_text(&s.book), &r, state, &replay, listen()), LZ_FAILED);
    assert_non_null(strstr(said, "the seed given is not the one"));
}

/* A line before the end that is too short to hold a check, or too long, however right the check. */
static enum lz_status read_with_line(const char *line) {
    struct lz_record r;
    begin("length");
    assert_true(book_line(&s.book, lz_span(line)));
    enum lz_status status = lz_journal_read(book_text(&s.book), &r, listen());
    assert_int_equal(r.lines, 10);
    return status;
}

TEST(lines_have_a_length) {
    UNUSED;
    static const char *const odd[] = { "\n", "x\n", "~12345678\n", " ~1234567\n", " ~12345678\n", "1 +5 #0 roll\n" };
    for (size_t i = 0; i < sizeof odd / sizeof odd[0]; i++)
        assert_int_equal(read_with_line(odd[i]), LZ_REFUSED);
    assert_int_equal(read_with_line("x\n"), LZ_REFUSED);
    assert_string_equal(said, "line 11: no line of a journal has this length");
    char body[LZ_LINE + 1];
    for (uint32_t len = LZ_LINE - 11; len <= LZ_LINE - 10; len++) {
        memset(body, 'x', sizeof body);
        body[len] = 0;
        begin("length");
        append(body);
        struct lz_record r;
        assert_int_equal(lz_journal_read(book_text(&s.book), &r, listen()), LZ_REFUSED);
        assert_non_null(strstr(said, len + 11 > LZ_LINE ? "no line of a journal has this length" : "this is no line"));
    }
}

TEST(every_number_of_seats_is_read) {
    UNUSED;
    struct lz_record r;
    for (uint8_t seats = pig_game.seats_least; seats <= pig_game.seats_most; seats++) {
        begin("seats");
        s.record.setup.seats = seats;
        s.record.player[seats - 1] = lz_span("last");
        s.book.len = s.book.lines = s.journal.chain = 0;
        assert_true(lz_journal_begin(&s.journal, &s.record));
        assert_int_equal(lz_journal_read(book_text(&s.book), &r, listen()), LZ_OK);
        assert_true(r.setup.seats == seats && lz_text_is(r.player[seats - 1], "last"));
    }
}

TEST(other_files_are_no_journals) {
    UNUSED;
    struct lz_record r;
    static const char *const other[] = { "", "\n", "hello", "lizardry", "lizardry journal 1", "lizardry journal 1\n" };
    for (size_t i = 0; i < sizeof other / sizeof other[0]; i++) {
        assert_int_equal(lz_journal_read(lz_span(other[i]), &r, listen()), LZ_FAILED);
        assert_true(strncmp(said, "line 1: ", 8) == 0 && r.good == 0);
    }
    assert_int_equal(lz_journal_read((struct lz_text){ 0 }, &r, NULL), LZ_FAILED);
}

TEST(prose_has_its_limits) {
    UNUSED;
    static char long_name[LZ_PROSE + 1];
    memset(long_name, 'x', sizeof long_name);
    assert_true(lz_journal_prose((struct lz_text){ long_name, LZ_PROSE }));
    assert_false(lz_journal_prose((struct lz_text){ long_name, LZ_PROSE + 1 }));
    assert_true(lz_journal_prose(lz_span("Zoë of Ærø")) && lz_journal_prose((struct lz_text){ 0 }));
    assert_false(lz_journal_prose(lz_span("a~b")) || lz_journal_prose(lz_span("a\nb")));
    assert_false(lz_journal_prose(lz_span("a\tb")) || lz_journal_prose((struct lz_text){ "\0", 1 }));
    begin("long");
    struct lz_record r;
    s.record.player[1] = s.record.words = (struct lz_text){ long_name, LZ_PROSE };
    s.book.len = s.book.lines = s.journal.chain = 0;
    assert_true(lz_journal_begin(&s.journal, &s.record));
    assert_int_equal(lz_journal_read(book_text(&s.book), &r, listen()), LZ_OK);
    assert_int_equal(r.words.len, LZ_PROSE);
}

static void begin_with_bad_words(void *unused) {
    (void)unused;
    s.record.words = lz_span("two\nlines");
    (void)!lz_journal_begin(&s.journal, &s.record);
}

TEST(bad_prose_is_the_hosts_bug) {
    UNUSED;
    begin("bad");
    expect_bug(begin_with_bad_words, NULL, "lz_journal_prose");
}

TEST(a_header_that_cannot_be_written_is_told) {
    UNUSED;
    begin("disk");
    for (uint32_t line = 1; line <= 11; line++) {
        s.book.len = s.book.lines = s.book.tries = s.journal.chain = 0;
        s.book.broken_at = line;
        assert_int_equal(lz_journal_begin(&s.journal, &s.record), line > 10);
        assert_int_equal(s.book.lines, line - 1); /* and nothing after it was tried */
        assert_int_equal(s.book.tries, line > 10 ? 10 : line);
    }
}

TEST(an_end_that_cannot_be_written_is_told) {
    UNUSED;
    begin("disk");
    for (uint32_t line = 1; line <= 2; line++) {
        s.book.tries = 0;
        s.book.broken_at = line;
        assert_false(lz_journal_end(&s.journal, 1, 2, s.record.seed));
        assert_int_equal(s.book.tries, line);
    }
}

RUN(CASE(a_match_comes_back), CASE(the_header_comes_back), CASE(the_lines_are_as_documented),
    CASE(the_key_needs_the_seed_and_the_words), CASE(every_flipped_bit_is_found_at_its_line),
    CASE(every_cut_opens_up_to_the_last_good_line), CASE(a_cut_journal_goes_on),
    CASE(undone_inputs_are_checked_but_not_told), CASE(undone_parts_must_be_lawful_too),
    CASE(a_setup_that_the_rules_refuse_is_told), CASE(a_replay_stops_where_it_is_told),
    CASE(events_are_those_of_the_match), CASE(forged_headers_are_refused), CASE(a_changed_commitment_or_word_is_found),
    CASE(forged_records_are_refused), CASE(forged_moves_are_refused_by_their_rule), CASE(nothing_follows_the_end),
    CASE(an_end_before_the_end_is_refused), CASE(moves_after_the_end_are_refused),
    CASE(without_the_seed_there_is_no_replay), CASE(other_files_are_no_journals), CASE(prose_has_its_limits),
    CASE(bad_prose_is_the_hosts_bug), CASE(a_header_that_cannot_be_written_is_told),
    CASE(an_end_that_cannot_be_written_is_told), CASE(lines_have_a_length), CASE(every_number_of_seats_is_read))
