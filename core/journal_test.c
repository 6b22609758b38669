#include "tests/unit/unit.h"

#include "core/words/prose.h"
#include "core/words/verb.h"
#include "tests/unit/scribe.h"

#include <stdlib.h>

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
    static const char lines[] = "lizardry journal 2 &8332327d\n"
                                "game pig rules 1 tables b021d806151bd281 &cd083371\n"
                                "seats 3 &77b7977f\n"
                                "option target 60 &b4212d81\n"
                                "option patience 2000 &f8a786d3\n"
                                "player #0 north &0f48b455\n"
                                "player #2 south, \"the quick\" &f801649c\n"
                                "commit ed333daa9a7737bc69b6bb59404671e15dc725fefa8a37f145f5582508efa842 &bfcffc14\n"
                                "words blue lizard  &f90b97fe\n"
                                "start 5000 ~952fbee1\n"
                                "1 +1274 #0 roll ~06908258\n"
                                "2 +138 #0 roll ~c453adfb\n"
                                "3 +1658 #1 roll ~07dc3b14\n"
                                "4 +723 #2 roll ~41dbfb91\n";
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

static void assert_flips(void) {
    char *text = s.book.at;
    uint32_t line = 1;
    uint32_t closed = 0; /* the last line of the acts before the one in hand */
    bool words = false;  /* the line in hand is what was said */
    for (uint32_t i = 0; i < s.book.len; i++) {
        for (int bit = 0; bit < 8; bit++) {
            struct lz_record r;
            text[i] ^= (char)(1 << bit);
            enum lz_status status = lz_journal_read(book_text(&s.book), &r, listen());
            text[i] ^= (char)(1 << bit);
            assert_int_not_equal(status, LZ_OK);
            assert_true(r.lines == 0 || r.lines == closed); /* back to the last whole act, and no further */
            char where[32];
            struct lz_writer w = lz_writer_in(where, sizeof where);
            lz_put(&w, "line ");
            lz_put_number(&w, line);
            lz_put(&w, ": ");
            bool glued = text[i] == '\n' && words; /* they have no check: it is the next line that is missed */
            if (strncmp(said, where, w.len) != 0 && !glued)
                fail_msg("bit %d of byte %u: '%s', but '%s' was expected", bit, i, said, where);
        }
        words = text[i] == '\n' ? text[i + 1] == '|' : words;
        closed = text[i] == '\n' && text[i - 9] == '~' ? line : closed;
        line += text[i] == '\n';
    }
}

TEST(every_flipped_bit_is_found_at_its_line) {
    UNUSED;
    play_all("flip");
    assert_flips();
}

/* Where the last act before a cut ends. */
static uint32_t last_closed(uint32_t cut) {
    for (uint32_t good = cut; good; good--)
        if (s.book.at[good - 1] == '\n' && s.book.at[good - 10] == '~')
            return good;
    return 0;
}

/* A cut at any byte opens up to the last whole act, and what opens is the match up to there. */
static void assert_cuts(void) {
    struct lz_record whole, r;
    assert_int_equal(lz_journal_read(book_text(&s.book), &whole, listen()), LZ_OK);
    for (uint32_t len = 0; len < s.book.len; len++) {
        uint32_t good = last_closed(len);
        char *copy = malloc(len + 1); /* as long as it is: a sanitizer sees one byte too far */
        assert_non_null(copy);
        memcpy(copy, s.book.at, len);
        enum lz_status status = lz_journal_read((struct lz_text){ copy, len }, &r, listen());
        assert_int_equal(status, !good ? LZ_FAILED : good == len ? LZ_OK : LZ_REFUSED);
        if (status != LZ_FAILED) {
            _Alignas(16) uint8_t again[STATE];
            struct lz_replay replay = { 0 };
            assert_int_equal(r.good, good);
            memcpy(r.seed, s.record.seed, LZ_SEED);
            r.seed_known = true;
            assert_int_equal(lz_journal_replay(&r, again, &replay, listen()), LZ_OK);
            assert_int_equal(lz_head_of(again)->step, r.steps);
        } else
            assert_true(strlen(said) > 10);
        free(copy);
    }
}

TEST(every_cut_opens_up_to_the_last_whole_act) {
    UNUSED;
    play_all("cut");
    assert_cuts();
}

/* A host's act: several inputs, its own lines among them, words above one; it stands or falls as one. */
static void put_act(int inputs) {
    s.journal.open = true;
    assert_true(lz_journal_host(&s.journal, lz_span("act page 17 x1"), (struct lz_text){ 0 }));
    for (int i = 0; i < inputs && !head()->over; i++)
        play_one();
    struct lz_move mark = { 0 };
    char words[80];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    int32_t wide[LZ_ARGS];
    lz_prose_mark(lz_span("Well rolled"), &mark);
    lz_args_widen(&mark, wide);
    lz_put(&w, "letter #0 #2 ");
    lz_mark_print(wide, &w);
    s.journal.open = false;
    assert_true(lz_journal_host(&s.journal, lz_span(words), lz_span("Well rolled")));
}

static void play_acts(const char *seed) {
    begin(seed);
    while (!head()->over)
        put_act(3);
    end();
}

TEST(an_act_is_cut_off_whole) {
    UNUSED;
    play_acts("acts");
    assert_cuts();
}

TEST(flipped_bits_are_found_in_acts) {
    UNUSED;
    play_acts("acts");
    assert_flips();
}

/* The header may be the beginning of an act; without the rest of it there is none. */
TEST(a_header_may_go_on) {
    UNUSED;
    struct lz_record r;
    begin("header");
    s.book.len = s.book.lines = s.journal.chain = 0;
    s.journal.open = true;
    assert_true(lz_journal_begin(&s.journal, &s.record));
    assert_int_equal(lz_journal_read(book_text(&s.book), &r, listen()), LZ_FAILED);
    assert_non_null(strstr(said, "cut off"));
    s.journal.open = false;
    assert_true(lz_journal_host(&s.journal, lz_span("seat #0 person"), (struct lz_text){ 0 }));
    assert_int_equal(lz_journal_read(book_text(&s.book), &r, listen()), LZ_OK);
    assert_true(r.good == s.book.len && r.header < r.good && r.steps == 0);
}

/* Every line after the header comes by, in order, with the words above it. */
TEST(lines_are_scanned) {
    UNUSED;
    struct lz_record r;
    struct lz_line line;
    begin("scan");
    put_act(1);
    assert_int_equal(lz_journal_read(book_text(&s.book), &r, listen()), LZ_OK);
    struct lz_scan scan = { { s.book.at, r.good }, r.header };
    assert_true(lz_scan_next(&scan, &line) && line.kind == LZ_LINE_HOST && !line.closes && !line.said.len);
    assert_true(lz_text_is(line.rest, "act page 17 x1"));
    while (lz_scan_next(&scan, &line) && line.kind == LZ_LINE_INPUT)
        assert_false(line.closes);
    assert_true(line.kind == LZ_LINE_HOST && line.closes && lz_text_is(line.said, "Well rolled"));
    assert_false(lz_scan_next(&scan, &line));
}

TEST(words_may_be_struck_out_of_an_act) {
    UNUSED;
    struct lz_record r;
    begin("struck");
    put_act(1);
    char *from = strstr(s.book.at, "| Well rolled\n");
    assert_non_null(from);
    from[2] = 'B'; /* others are not what was said */
    assert_int_equal(lz_journal_read(book_text(&s.book), &r, listen()), LZ_REFUSED);
    assert_non_null(strstr(said, "these are not the words that were said"));
    uint32_t cut = (uint32_t)strlen("| Well rolled\n"), at = (uint32_t)(from - s.book.at);
    memmove(from, from + cut, s.book.len - at - cut);
    s.book.len -= cut;
    assert_int_equal(lz_journal_read(book_text(&s.book), &r, listen()), LZ_OK);
    assert_int_equal(r.struck, 1);
}

TEST(forged_headers_are_refused) {
    UNUSED;
    play_all("first");
    assert_int_equal(forge("seats", "seats 3").len, s.book.len); /* the forger's chain is ours */
    assert_forged("lizardry", "lizardry journal 3", LZ_FAILED, "line 1: this is not a journal");
    assert_forged("lizardry", "lizardry journal 2 ", LZ_FAILED, "line 1: this is not a journal");
    assert_forged("lizardry", "lizardry journal 1", LZ_FAILED, "line 1: this is a journal of edition 1");
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
    assert_forged("option target", "option target 7", LZ_FAILED, "line 4: '7' is not a value of target; it takes");
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

TEST(forged_records_are_refused) {
    UNUSED;
    play_all("first");
    assert_forged("2 +", "3 +5 #0 roll", LZ_REFUSED, "line 12: its step does not follow");
    assert_forged("2 +", "2 5 #0 roll", LZ_REFUSED, "line 12: this is not a line of a journal");
    assert_forged("2 +", "2 +5 roll", LZ_REFUSED, "line 12: this is not a line");
    assert_forged("2 +", "2 +5 #0", LZ_REFUSED, "line 12: this is not a line");
    assert_forged("2 +", "2 +5 #0 ", LZ_REFUSED, "line 12: this is not a line");
    assert_forged("2 +", "2 +5 #16 roll", LZ_REFUSED, "line 12: this is not a line");
    assert_forged("2 +", "2 +5 #15 roll", LZ_REFUSED, "line 12: nobody sits there");
    assert_forged("2 +", "1000000001 +5 #0 roll", LZ_REFUSED, "line 12: this is not a line");
    assert_forged("2 +", "2 +9999999999999999 #0 roll", LZ_REFUSED, "line 12: this is not a line");
    assert_forged("2 +", "2 +18446744073709551617 #0 roll", LZ_REFUSED, "line 12: this is not a line");
    assert_forged("2 +", "undo 0x", LZ_REFUSED, "line 12: this is not a line");
    assert_forged("2 +", "undo ", LZ_REFUSED, "line 12: this is not a line");
    assert_forged("2 +", "= 1", LZ_REFUSED, "line 12: this is not a line");
    assert_forged("2 +", "2 +05 #0 roll", LZ_REFUSED, "line 12: this is not a line");
    assert_forged("2 +", "2 +-5 #0 roll", LZ_REFUSED, "line 12: this is not a line");
    assert_forged("2 +", "hello", LZ_REFUSED, "line 12: this is not a line");
    assert_forged("2 +", "", LZ_REFUSED, "line 12: ");
    assert_forged("2 +", "undo 1", LZ_REFUSED, "line 12: there is no such step");
    assert_forged("2 +", "= 2 0000000000000000", LZ_REFUSED, "line 12: this hash is not that of the last step");
    assert_forged("= 64", "= 64 1", LZ_REFUSED, "this is not a line");
    assert_forged("= 64", "= 64 0000000000000000", LZ_REFUSED, "the hash of the state is another");
    assert_forged("end", "end 3 0000000000000000", LZ_REFUSED, "an end follows the seed and names the last step");
    assert_forged("seed", "end 3 0000000000000000", LZ_REFUSED, "an end follows the seed");
    assert_forged("end", "undo 3", LZ_REFUSED, "only the end may follow the seed");
    assert_forged("seed", ": hello", LZ_REFUSED, "an end follows the seed");
    assert_forged("2 +", ": ", LZ_REFUSED, "line 12: this is not a line of a journal");
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
        assert_non_null(
            strstr(said, len + 11 > LZ_LINE ? "no line of a journal has this length" : "this is not a line"));
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
    static const char *const other[] = { "", "\n", "hello", "lizardry", "lizardry journal 2", "lizardry journal 2\n" };
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

/* A header, an end: all of it is put at once, or nothing. */
TEST(what_cannot_be_written_is_told) {
    UNUSED;
    begin("disk");
    uint32_t len = s.book.len, chain = s.journal.chain;
    s.book.tries = 0;
    s.book.broken_at = 1;
    assert_false(lz_journal_begin(&s.journal, &s.record));
    s.book.tries = 0;
    assert_false(lz_journal_end(&s.journal, 1, 2, s.record.seed));
    assert_true(s.book.tries == 1 && s.book.len == len && s.journal.chain == chain);
}

RUN(CASE(the_header_comes_back), CASE(the_lines_are_as_documented), CASE(the_key_needs_the_seed_and_the_words),
    CASE(every_flipped_bit_is_found_at_its_line), CASE(every_cut_opens_up_to_the_last_whole_act),
    CASE(an_act_is_cut_off_whole), CASE(flipped_bits_are_found_in_acts), CASE(a_header_may_go_on),
    CASE(lines_are_scanned), CASE(words_may_be_struck_out_of_an_act), CASE(forged_headers_are_refused),
    CASE(forged_records_are_refused), CASE(nothing_follows_the_end), CASE(lines_have_a_length),
    CASE(every_number_of_seats_is_read), CASE(other_files_are_no_journals), CASE(prose_has_its_limits),
    CASE(bad_prose_is_the_hosts_bug), CASE(what_cannot_be_written_is_told))
