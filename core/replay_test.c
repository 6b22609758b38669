#include "tests/unit/unit.h"

#include "core/words/event.h"
#include "tests/unit/events.h"
#include "tests/unit/scribe.h"

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
    uint32_t lines = 0;
    for (uint32_t i = 0; i < s.book.len; i++)
        lines += s.book.at[i] == '\n';
    assert_int_equal(r.lines, lines);
    assert_int_equal(r.good, s.book.len);
    assert_int_equal(r.chain, s.journal.chain);
    assert_true(head()->step > 64);
    assert_int_equal(replay.hashes, head()->step / 64 + 1);
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
    assert_int_equal(lz_journal_replay(&r, s.state, &replay, listen()), LZ_OK);
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
        assert_int_equal(lz_journal_replay(&r, again, &replay, listen()), LZ_OK);
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
    assert_int_equal(lz_journal_replay(&r, state, &replay, listen()), LZ_REFUSED);
    assert_string_equal(said, "the seats and options of the header are refused by PIG-1.1");
    assert_int_equal(lz_journal_replay(&r, state, &replay, NULL), LZ_REFUSED);
}

TEST(a_replay_stops_where_it_is_told) {
    UNUSED;
    _Alignas(16) uint8_t again[STATE];
    struct lz_record r;
    play_all("until");
    assert_int_equal(lz_journal_read(book_text(&s.book), &r, listen()), LZ_OK);
    for (uint32_t until = 1; until <= r.steps; until++) {
        struct lz_replay replay = { .until = until };
        assert_int_equal(lz_journal_replay(&r, again, &replay, listen()), LZ_OK);
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
        assert_true(pig_game.sample(&pig_game, s.state, lz_first(head()->may), &s.rng, &in.move));
        assert_int_equal(lz_submit(&s.match, &in, &out, NULL), LZ_OK);
    }
    end();
    struct lz_replay replay = { .out = &again };
    struct lz_record r;
    _Alignas(16) uint8_t state[STATE];
    assert_int_equal(replay_text(book_text(&s.book), &r, state, &replay), LZ_OK);
    assert_true(was.count == is.count && was.count > 50);
    for (uint32_t i = 0; i < was.count; i++)
        assert_same_event(&first[i], &second[i]);
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
    assert_int_equal(lz_journal_replay(&r, state, &replay, listen()), LZ_REFUSED);
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
    assert_int_equal(lz_journal_replay(&r, state, &replay, listen()), LZ_FAILED);
    assert_non_null(strstr(said, "the seed given is not the one"));
}

RUN(CASE(a_match_comes_back), CASE(a_cut_journal_goes_on), CASE(undone_inputs_are_checked_but_not_told),
    CASE(undone_parts_must_be_lawful_too), CASE(a_setup_that_the_rules_refuse_is_told),
    CASE(a_replay_stops_where_it_is_told), CASE(events_are_those_of_the_match),
    CASE(a_changed_commitment_or_word_is_found), CASE(forged_moves_are_refused_by_their_rule),
    CASE(an_end_before_the_end_is_refused), CASE(moves_after_the_end_are_refused),
    CASE(without_the_seed_there_is_no_replay))
