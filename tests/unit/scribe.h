/* A match of pig and its journal, for the tests of both: play on, undo, end, read, replay, forge. */
#ifndef SCRIBE_H
#define SCRIBE_H

#include "core/match.h"
#include "core/rng.h"
#include "core/seats.h"
#include "games/pig/pig.h"
#include "tests/unit/book.h"

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

static inline struct lz_writer *listen(void) {
    trouble = lz_writer_in(said, sizeof said);
    return &trouble;
}

/* A match of pig with a clock, so that ticks are in it. */
static inline void begin(const char *seed) {
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
    assert_true(pig_game.setup(&pig_game, s.state, &s.record.setup, NULL, NULL));
    assert_true(lz_journal_begin(&s.journal, &s.record));
}

static inline struct lz_head *head(void) { return (struct lz_head *)s.state; }

/* One random move, a little later than the last; now and then so late that the clock ticks first. */
static inline void play_one(void) {
    struct lz_input in = { .at = head()->now + lz_roll(&s.rng, 2200) };
    assert_int_equal(lz_ring(&s.match, in.at, NULL), LZ_OK);
    if (head()->over)
        return;
    assert_true(pig_game.sample(&pig_game, s.state, lz_first(head()->may), &s.rng, &in.move));
    assert_int_equal(lz_submit(&s.match, &in, NULL, NULL), LZ_OK);
    s.hash[head()->step] = lz_state_hash(&pig_game, s.state);
}

static inline void end(void) {
    assert_true(lz_journal_end(&s.journal, head()->step, lz_state_hash(&pig_game, s.state), s.record.seed));
}

static inline void play_all(const char *seed) {
    begin(seed);
    while (!head()->over)
        play_one();
    end();
}

/* Back to an earlier step, as a host does it: a line in the journal, and the state played anew. */
static inline void undo(uint32_t step) {
    assert_true(lz_journal_undo(&s.journal, step));
    struct lz_record record;
    struct lz_replay replay = { 0 };
    assert_int_equal(lz_journal_read(book_text(&s.book), &record, listen()), LZ_OK);
    memcpy(record.seed, s.record.seed, LZ_SEED);
    record.seed_known = true;
    assert_int_equal(lz_journal_replay(&record, s.state, &replay, listen()), LZ_OK);
    assert_int_equal(record.steps, step);
    assert_int_equal(head()->step, step);
}

static inline enum lz_status replay_text(struct lz_text text, struct lz_record *record, void *state,
                                         struct lz_replay *replay) {
    enum lz_status status = lz_journal_read(text, record, listen());
    return status == LZ_OK ? lz_journal_replay(record, state, replay, listen()) : status;
}

/* Journals that were never a match, with checks that hold: `append` adds a line, `forge` changes one. */

static inline void append(const char *line) {
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
static inline struct lz_text forge(const char *from, const char *to) {
    static struct book forged;
    struct lz_journal journal = { book_line, &forged, 0 };
    struct lz_text left = book_text(&s.book);
    bool changed = false;
    forged.len = forged.lines = 0;
    while (left.len) {
        struct lz_text line = lz_take_line(&left);
        char mark = line.at[line.len - 9];
        line.len -= 10;
        if (!changed && (changed = lz_text_begins(line, from)))
            line = lz_span(to);
        uint32_t chain = journal.chain ^ 2166136261u;
        for (uint32_t i = 0; i < line.len; i++)
            chain = (chain ^ (uint8_t)line.at[i]) * 16777619u;
        char tail[16];
        struct lz_writer w = lz_writer_in(tail, sizeof tail);
        lz_put_char(&w, ' ');
        lz_put_char(&w, mark);
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

static inline void assert_forged(const char *from, const char *to, enum lz_status expected, const char *words) {
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
        assert_int_equal(lz_journal_replay(&r, state, &replay, NULL), expected);
}

#endif
