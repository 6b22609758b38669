/* NS-5.6: the gate of language, by a lore that knows all words but those with a z. */
#include "tests/unit/unit.h"

#include "core/journal.h"
#include "core/lore.h"
#include "games/newspeak/newspeak_test.h"

static bool knows(const struct lz_lore *lore, const char *word) {
    (void)lore;
    return !strchr(word, 'z');
}
static const struct lz_lore lore = { knows };

/* D2 opens the second round. */
static struct lz_input say(const struct newspeak_state *s, const char *words) {
    return (struct lz_input){ .move = { .seat = 1, .verb = NS_V_SAY }, .at = s->head.now, .text = lz_span(words) };
}

static const struct {
    const char *words;
    int unknown; /* of a message that is refused, or 0 */
} rows[] = {
    { "zag zeg", 0 }, /* two are free */
    { "zag zeg zig", 3 },
    { "zag zeg zig the dog ran", 3 },         /* two fifths of six: two */
    { "zag zeg zig the dog ran off", 3 },     /* of seven: two */
    { "zag zeg zig the dog ran off, so", 0 }, /* of eight: three */
    { "zag zeg zig zog the dog ran off so they", 0 },
    { "zag zeg zig zog zug the dog ran off so", 5 },
    { "ZAG, Zeg! zig", 3 }, /* as everybody would hear it */
    { "We met early, you and I.", 0 },
};

TEST(ns_5_6_too_many_unknown_words_are_refused_LANG) {
    UNUSED;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct newspeak_state s = second_round(), before = s;
        struct lz_match match = { &newspeak_game, &s, NULL, true, &lore };
        struct lz_input in = say(&s, rows[i].words);
        struct lz_why why = { 0 };
        assert_int_equal(lz_judge(&match, &in, &why), !rows[i].unknown);
        assert_int_equal(why.rule, rows[i].unknown ? NS_5_6_LANG : 0);
        assert_int_equal(why.arg, rows[i].unknown);
        assert_memory_equal(&s, &before, sizeof s);
        why = (struct lz_why){ 0 };
        assert_int_equal(lz_submit(&match, &in, NULL, &why), rows[i].unknown ? LZ_REFUSED : LZ_OK);
        assert_int_equal(why.rule, rows[i].unknown ? NS_5_6_LANG : 0);
        assert_int_equal(memcmp(&s, &before, sizeof s) == 0, rows[i].unknown != 0);
    }
    assert_string_equal(newspeak_game.ruleset[NS_5_6_LANG].id, "NS-5.6/LANG");
}

/* The rules come first, and Moderators write to each other as they like. */
TEST(the_gate_is_asked_last_and_only_about_talk) {
    UNUSED;
    struct newspeak_state s = second_round();
    struct lz_match match = { &newspeak_game, &s, NULL, true, &lore };
    struct lz_why why = { 0 };
    struct lz_input in = say(&s, "zag zeg zig zog 7");
    assert_false(lz_judge(&match, &in, &why));
    assert_int_equal(why.rule, NS_5_3_DIGIT);
    in = say(&s, "zag zeg zig zog");
    in.move.seat = 0;
    assert_false(lz_judge(&match, &in, &why));
    assert_int_equal(why.rule, NS_4_6_TURN);
    in = input_of(&s, s.head.now, "M1 msay zag zeg zig zog");
    assert_true(lz_judge(&match, &in, &why));
}

static struct {
    char at[4000];
    uint32_t len;
} book;

static bool write_line(void *to, struct lz_text line) {
    (void)to;
    assert_true(book.len + line.len < sizeof book.at);
    memcpy(book.at + book.len, line.at, line.len);
    book.len += line.len;
    return true;
}

/* What a host without lore has let through is played again by everybody. */
TEST(a_replay_asks_no_gate) {
    UNUSED;
    struct newspeak_state s, again;
    struct lz_journal journal = { write_line, NULL, 0 };
    struct lz_record record = { .game = &newspeak_game, .setup = { .seats = 4 } };
    struct lz_match match = { &newspeak_game, &s, &journal, true, NULL };
    struct lz_why why = { 0 };
    struct lz_replay replay = { 0 };
    static const char *const lines[] = { "D1 id Cinna", "D2 id Greg", "D1 code 2", "D1 say Zag zeg zig zog zug" };
    lz_options_usual(&newspeak_game, &record.setup);
    assert_true(lz_option_parse(&newspeak_game, lz_span("set=A"), &record.setup, NULL));
    assert_true(lz_option_parse(&newspeak_game, lz_span("clock=none"), &record.setup, NULL));
    lz_fair_key(record.seed, record.words, record.setup.key);
    lz_fair_commit(record.seed, record.commit);
    assert_true(lz_begin(&match, &record.setup, NULL, &why));
    assert_true(lz_journal_begin(&journal, &record));
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        struct lz_input in = input_of(&s, s.head.now, lines[i]);
        if (lz_submit(&match, &in, NULL, &why) != LZ_OK)
            fail_msg("'%s' was refused by %s", lines[i], newspeak_game.ruleset[why.rule].id);
    }
    assert_int_equal(lz_journal_read((struct lz_text){ book.at, book.len }, &record, NULL), LZ_OK);
    record.seed_known = true;
    assert_int_equal(lz_journal_replay(&record, &again, &replay, NULL), LZ_OK);
    assert_memory_equal(&s, &again, sizeof s);
}

RUN(CASE(ns_5_6_too_many_unknown_words_are_refused_LANG), CASE(the_gate_is_asked_last_and_only_about_talk),
    CASE(a_replay_asks_no_gate))
