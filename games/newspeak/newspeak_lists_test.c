/* NS-5.3 and NS-5.5 against every word of the lists and every letter with an accent; each list is written down here a
   second time, as the book has it. */
#include "tests/unit/unit.h"

#include "games/newspeak/newspeak_test.h"

#include <stdio.h>

static uint16_t unsayable(const char *text) { return newspeak_unsayable(lz_span(text)); }

static void assert_said(const char *text, uint16_t rule) {
    if (unsayable(text) != rule)
        fail_msg("'%s': rule %d was expected, not %d", text, rule, unsayable(text));
}

static const char *const ord[] = { "first",  "second", "third", "fourth",   "fifth",   "sixth", "seventh",
                                   "eighth", "ninth",  "tenth", "eleventh", "twelfth", "last",  "penultimate" };
static const char *const counted[] = { "word", "line", "row", "column", "letter", "card", "entry", "square", "slot" };
static const char *const numbered[] = { "word", "line", "row",    "column", "square", "location",
                                        "card", "code", "number", "slot",   "serial", "grid" };
static const char *const num[] = { "one",      "two",      "three",   "four",    "five",      "six",
                                   "seven",    "eight",    "nine",    "ten",     "eleven",    "twelve",
                                   "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
                                   "nineteen", "twenty",   "thirty",  "forty" };
static const char *const board[] = { "top", "bottom", "upper", "lower", "middle", "centre", "center", "left", "right" };
static const char *const part[] = { "left", "right", "row", "column", "line" };
static const char *const ago[] = { "last", "previous", "earlier", "past", "prior" };
static const char *const codeword[] = { "codeword", "codewords", "keyword", "keywords" };
static const char *const spelled[] = { "spelled", "spelt",     "syllable",   "syllables", "vowel",
                                       "vowels",  "consonant", "consonants", "anagram",   "anagrams" };
static const char *const spell[] = { "spell", "spells", "spelling" };
static const char *const it[] = { "it", "that", "the" };
static const char *const rhyme[] = { "rhyme", "rhymes", "rhyming" };

static bool same(const char *a, const char *b) { return strcmp(a, b) == 0; }

/* Each pair beside each other, and with other words before, between and after. */
static void assert_pair(const char *x, const char *y, uint16_t rule) {
    char text[100];
    snprintf(text, sizeof text, "Well %s %s then", x, y);
    assert_said(text, rule);
    snprintf(text, sizeof text, "%s, %s", x, y);
    assert_said(text, 0);
    snprintf(text, sizeof text, "%s of the %s", x, y);
    assert_said(text, 0);
}

#define EACH(i, list) for (size_t i = 0; i < sizeof list / sizeof list[0]; i++)

/* NS-5.5 POSITION */
TEST(positions_are_refused) {
    UNUSED;
    EACH (i, codeword)
        assert_said(codeword[i], NS_5_5_POSITION);
    EACH (i, ord)
        EACH (j, counted)
            assert_pair(ord[i], counted[j], NS_5_5_POSITION);
    EACH (i, numbered)
        EACH (j, num) {
            bool idiom = same(num[j], "one") && (same(numbered[i], "number") || same(numbered[i], "square"));
            assert_pair(numbered[i], num[j], idiom ? 0 : NS_5_5_POSITION);
        }
    EACH (i, board)
        EACH (j, part) {
            bool idiom = same(board[i], part[j]) || (same(board[i], "bottom") && same(part[j], "line"));
            assert_pair(board[i], part[j], idiom ? 0 : NS_5_5_POSITION);
        }
}

/* NS-5.5: what is not in the lists, or in another of them, passes. */
TEST(other_pairs_pass) {
    UNUSED;
    EACH (i, ord)
        EACH (j, num)
            assert_pair(ord[i], num[j], 0);
    EACH (i, ord)
        EACH (j, numbered) {
            bool listed = false;
            EACH (k, counted)
                listed |= same(counted[k], numbered[j]);
            assert_pair(ord[i], numbered[j], listed ? NS_5_5_POSITION : 0);
        }
    EACH (i, counted)
        EACH (j, num) {
            bool listed = false;
            EACH (k, numbered)
                listed |= same(counted[i], numbered[k]);
            bool idiom = same(counted[i], "square") && same(num[j], "one");
            assert_pair(counted[i], num[j], listed && !idiom ? NS_5_5_POSITION : 0);
        }
    EACH (i, num)
        EACH (j, counted)
            assert_pair(num[i], counted[j], 0);
    EACH (i, part)
        EACH (j, part) {
            bool refused = !same(part[i], part[j]) && i < 2;
            assert_pair(part[i], part[j], refused ? NS_5_5_POSITION : 0);
        }
    EACH (i, ago)
        assert_pair(ago[i], "time", 0);
}

/* NS-5.5 BACKREF */
TEST(references_to_earlier_rounds_are_refused) {
    UNUSED;
    static const char *const at_the_end[] = { "as before", "like before", "as last time", "like last time" };
    EACH (i, ago) {
        assert_pair(ago[i], "round", NS_5_5_BACKREF);
        assert_pair(ago[i], "rounds", NS_5_5_BACKREF);
    }
    EACH (i, ord) {
        assert_pair(ord[i], "round", same(ord[i], "last") ? NS_5_5_BACKREF : 0);
        assert_pair("as", ord[i], 0);
    }
    EACH (i, at_the_end) {
        char text[60];
        for (const char *end = ",.!?;"; *end; end++) {
            snprintf(text, sizeof text, "do it %s%c fine", at_the_end[i], *end);
            assert_said(text, NS_5_5_BACKREF);
        }
        snprintf(text, sizeof text, "do it %s", at_the_end[i]);
        assert_said(text, NS_5_5_BACKREF);
        snprintf(text, sizeof text, "do it %s we met", at_the_end[i]);
        assert_said(text, 0);
        snprintf(text, sizeof text, "do it %s - fine", at_the_end[i]);
        assert_said(text, 0);
    }
    assert_said("as, before", 0);
    assert_said("as last, time", 0);
    assert_said("like, last time", 0);
    assert_said("last time", 0);
    assert_said("before", 0);
    assert_said("as time", 0);
    assert_said("as before, time", NS_5_5_BACKREF);
}

/* NS-5.5 SPELL */
TEST(spelling_is_refused) {
    UNUSED;
    EACH (i, spelled)
        assert_said(spelled[i], NS_5_5_SPELL);
    EACH (i, spell) {
        EACH (j, it)
            assert_pair(spell[i], it[j], NS_5_5_SPELL);
        assert_pair(spell[i], "with", 0);
        assert_said(spell[i], 0);
    }
    EACH (i, rhyme) {
        assert_pair(rhyme[i], "with", NS_5_5_SPELL);
        EACH (j, it)
            assert_pair(rhyme[i], it[j], 0);
        assert_said(rhyme[i], 0);
    }
    assert_said("a b c", NS_5_5_SPELL);
    assert_said("so a, b. c", NS_5_5_SPELL);
    assert_said("a b", 0);
    assert_said("a b cc d e", 0);
    assert_said("a 'b' c", NS_5_5_SPELL);
    assert_said("a b's c", 0);
}

/* NS-5.5: the first token that offends, whatever comes after it. */
TEST(the_first_offence_from_the_left_counts) {
    UNUSED;
    assert_said("anagram of the last round in row two", NS_5_5_SPELL);
    assert_said("last round the anagram in row two", NS_5_5_BACKREF);
    assert_said("row two of the anagram last round", NS_5_5_POSITION);
    assert_said("a b codeword", NS_5_5_POSITION);
    assert_said("a b c codeword", NS_5_5_SPELL);
    assert_said("as before codeword", NS_5_5_POSITION);
}

/* Every pair of words of the lists, and letters, against the book's own sentences. */
static bool in(const char *const *list, size_t count, const char *word) {
    for (size_t i = 0; i < count; i++)
        if (same(list[i], word))
            return true;
    return false;
}
#define IN(list, word) in(list, sizeof list / sizeof list[0], word)

static bool is_position(const char *x, const char *y) {
    bool one = same(y, "one") && (same(x, "number") || same(x, "square"));
    bool idiom = same(x, y) || (same(x, "bottom") && same(y, "line"));
    return IN(codeword, x) || (IN(ord, x) && IN(counted, y)) || (IN(numbered, x) && IN(num, y) && !one) ||
           (IN(board, x) && IN(part, y) && !idiom);
}
static bool is_as(const char *x) { return same(x, "as") || same(x, "like"); }
static bool is_reference(const char *x, const char *y, const char *z) {
    return (IN(ago, x) && (same(y, "round") || same(y, "rounds"))) || (is_as(x) && same(y, "before") && !*z) ||
           (is_as(x) && same(y, "last") && same(z, "time"));
}
static bool is_spelling(const char *x, const char *y, const char *z) {
    return IN(spelled, x) || (IN(spell, x) && IN(it, y)) || (IN(rhyme, x) && same(y, "with")) ||
           (strlen(x) == 1 && strlen(y) == 1 && strlen(z) == 1);
}
static uint16_t judged(const char *x, const char *y, const char *z) {
    return is_position(x, y)       ? NS_5_5_POSITION
           : is_reference(x, y, z) ? NS_5_5_BACKREF
           : is_spelling(x, y, z)  ? NS_5_5_SPELL
                                   : 0;
}

static void assert_judged(const char *x, const char *y, const char *z) {
    char text[100];
    uint16_t rule = judged(x, y, z);
    snprintf(text, sizeof text, "%s %s %s", x, y, z);
    rule = rule ? rule : judged(y, z, "");
    assert_said(text, rule ? rule : judged(z, "", ""));
}

struct words {
    const char *at[150];
    size_t count;
};
static void add(struct words *words, const char *const *list, size_t count) {
    for (size_t i = 0; i < count; i++)
        words->at[words->count++] = list[i];
}
#define ADD(words, list) add(words, list, sizeof list / sizeof list[0])

TEST(all_words_of_the_lists_beside_each_other) {
    UNUSED;
    static const char *const more[] = { "as", "like", "before", "time", "with", "round", "rounds", "a", "z", "zoo" };
    static const char *const before[] = { "as",   "like", "a",   "z",    "one",    "with",   "last",
                                          "time", "it",   "top", "line", "number", "rhymes", "round" };
    static const char *const between[] = { "last", "before", "time", "as", "with", "one", "a", "line", "round" };
    struct words words = { .count = 0 };
    ADD(&words, ord), ADD(&words, counted), ADD(&words, numbered), ADD(&words, num), ADD(&words, board);
    ADD(&words, part), ADD(&words, ago), ADD(&words, codeword), ADD(&words, spelled), ADD(&words, spell);
    ADD(&words, it), ADD(&words, rhyme), ADD(&words, more);
    for (size_t i = 0; i < words.count; i++) {
        for (size_t j = 0; j < words.count; j++)
            assert_judged(words.at[i], words.at[j], "");
        EACH (j, before)
            EACH (k, between)
                assert_judged(before[j], between[k], words.at[i]);
    }
}

/* NS-5.5: tokens are runs of letters and apostrophes, without the outer ones; longer than any word of a list they are
   cut. */
TEST(tokens_are_found) {
    UNUSED;
    static const char *const tokens[] = {
        "it's", "rock", "n", "roll", "mum's", "abcdefghijklmnopqrstuvwxyzabcde", "z"
    };
    static const uint16_t clauses[] = { 0, 0, 0, 1, 2, 2, 6 };
    struct newspeak_tokens t = {
        .left = lz_span("It's Rock 'n', roll.- ''mum's''-abcdefghijklmnopqrstuvwxyzabcdefghij ,;!? Z '"),
    };
    EACH (i, tokens) {
        assert_true(newspeak_next_token(&t));
        assert_string_equal(t.token, tokens[i]);
        assert_int_equal(t.len, strlen(tokens[i]));
        assert_int_equal(t.clause, clauses[i]);
    }
    assert_false(newspeak_next_token(&t));
    assert_string_equal(t.token, "");
}

/* ---- NS-5.3 */

static uint16_t normalise(struct lz_text text, char room[1000]) {
    struct lz_writer w = lz_writer_in(room, 1000);
    room[0] = 0;
    return newspeak_normalise(text, &w);
}

/* Letters of U+00C0..017F that decompose canonically, by what is left of them. */
static const struct {
    char bare;
    const char *letters;
} accents[] = {
    { 'a', "ÀÁÂÃÄÅàáâãäåĀāĂăĄą" },
    { 'c', "ÇçĆćĈĉĊċČč" },
    { 'd', "Ďď" },
    { 'e', "ÈÉÊËèéêëĒēĔĕĖėĘęĚě" },
    { 'g', "ĜĝĞğĠġĢģ" },
    { 'h', "Ĥĥ" },
    { 'i', "ÌÍÎÏìíîïĨĩĪīĬĭĮįİ" },
    { 'j', "Ĵĵ" },
    { 'k', "Ķķ" },
    { 'l', "ĹĺĻļĽľ" },
    { 'n', "ÑñŃńŅņŇň" },
    { 'o', "ÒÓÔÕÖòóôõöŌōŎŏŐő" },
    { 'r', "ŔŕŖŗŘř" },
    { 's', "ŚśŜŝŞşŠš" },
    { 't', "ŢţŤť" },
    { 'u', "ÙÚÛÜùúûüŨũŪūŬŭŮůŰűŲų" },
    { 'w', "Ŵŵ" },
    { 'y', "ÝýÿŶŷŸ" },
    { 'z', "ŹźŻżŽž" },
};

static char bare_of(const char letter[3]) {
    EACH (i, accents)
        if (strstr(accents[i].letters, letter))
            return accents[i].bare;
    return 0;
}

TEST(accents_fall_off) {
    UNUSED;
    for (int c = 0xa1; c < 0x200; c++) {
        char letter[3] = { (char)(0xc0 | c >> 6), (char)(0x80 | (c & 0x3f)), 0 }, text[8], room[1000];
        snprintf(text, sizeof text, "xy%sy", letter);
        char bare = c >= 0xc0 && c < 0x180 ? bare_of(letter) : 0;
        uint16_t rule = normalise(lz_span(text), room);
        if (rule != (bare || c == 0xb4 ? 0 : NS_5_3_CHARSET))
            fail_msg("U+%04X: %d", (unsigned)c, rule);
        if (bare)
            assert_true(room[2] == bare && room[3] == 'y' && room[0] == 'X');
    }
}

/* The marks that become others, and their neighbours that do not. */
TEST(marks_are_levelled) {
    UNUSED;
    for (int c = 0x2000; c < 0x2030; c++) {
        char text[] = { 'x', 'y', (char)(0xe0 | c >> 12), (char)(0x80 | (c >> 6 & 0x3f)), (char)(0x80 | (c & 0x3f)),
                        'y', 0 };
        char room[1000];
        char mark = c >= 0x2018 && c <= 0x201f ? '\'' : c >= 0x2010 && c <= 0x2015 ? '-' : c == 0x2026 ? '.' : 0;
        assert_int_equal(normalise(lz_span(text), room), mark ? 0 : NS_5_3_CHARSET);
        if (mark)
            assert_int_equal(room[2], mark);
    }
    for (int c = 1; c < 0x80; c++) {
        char text[] = { 'x', (char)c, 'y', 0 }, room[1000];
        bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        bool well = letter || strchr("',.!?;:- \"`\t\n", c);
        bool digit = c >= '0' && c <= '9';
        assert_int_equal(normalise(lz_span(text), room), well ? 0 : digit ? NS_5_3_DIGIT : NS_5_3_CHARSET);
        if (strchr("\"`", c))
            assert_int_equal(room[1], '\'');
        if (strchr("\t\n", c))
            assert_int_equal(room[1], ' ');
    }
}

/* NS-5.3 (1): what is no UTF-8 is refused, before digits are looked for. */
TEST(broken_characters_are_refused) {
    UNUSED;
    static const char *const broken[] = {
        "7 \x80", /* a second byte alone */
        "7 \xbf",
        "7 \xc1\xbf",
        "7 \xc3",
        "7 \xc3x",
        "7 \xe2\x80",
        "7 \xe2\x80x",
        "7 \xe2x\x80",
        "7 \xf0\x9f\xa6",
        "7 \xf0\x9f\xa6x",
        "7 \xc0\xaf", /* longer than it need be */
        "7 \xe0\x9f\xbf",
        "7 \xf0\x8f\xbf\xbf",
        "7 \xed\xa0\x80", /* half a pair */
        "7 \xed\xbf\xbf",
        "7 \xf4\x90\x80\x80", /* beyond the last */
        "7 \xf5\x80\x80\x80",
        "7 \xff",
        "7 \x81\x90\x80\x80",
        "7 \xf9\x80\x80\x80",
        "\xf9\x80\x80\x80 7",
    };
    static const char *const whole[] = {
        "7 \xc2\x80",     "7 \xdf\xbf",     "7 \xe0\xa0\x80",     "7 \xed\x9f\xbf",
        "7 \xee\x80\x80", "7 \xef\xbf\xbf", "7 \xf0\x90\x80\x80", "7 \xf4\x8f\xbf\xbf"
    };
    char room[1000];
    assert_int_equal(normalise((struct lz_text){ "7 \xc3\xa9", 3 }, room), NS_5_3_CHARSET); /* cut off */
    assert_int_equal(normalise((struct lz_text){ "7\0", 2 }, room), NS_5_3_DIGIT);
    assert_int_equal(normalise((struct lz_text){ "a\0b", 3 }, room), NS_5_3_CHARSET);
    EACH (i, broken)
        if (normalise(lz_span(broken[i]), room) != NS_5_3_CHARSET)
            fail_msg("broken character %d", (int)i);
    EACH (i, whole)
        if (normalise(lz_span(whole[i]), room) != NS_5_3_DIGIT)
            fail_msg("whole character %d", (int)i);
}

/* A speech is 500 characters at most, whatever an option says; what falls away does not count. */
TEST(the_longest_speech) {
    UNUSED;
    char text[2000], room[1000];
    memset(text, 'a', sizeof text);
    assert_int_equal(normalise((struct lz_text){ text, LZ_SPEECH }, room), 0);
    assert_int_equal(strlen(room), LZ_SPEECH);
    assert_int_equal(normalise((struct lz_text){ text, LZ_SPEECH + 1 }, room), NS_5_4_LENGTH);
    assert_int_equal(normalise((struct lz_text){ text, LZ_SPEECH + 2 }, room), NS_5_4_LENGTH);
    assert_int_equal(normalise((struct lz_text){ text, sizeof text }, room), NS_5_4_LENGTH);
    memset(text + 400, ' ', 1000);
    assert_int_equal(normalise((struct lz_text){ text, 1499 }, room), 0);
    assert_int_equal(strlen(room), 400 + 1 + 99);
    assert_int_equal(normalise((struct lz_text){ text, 1500 }, room), NS_5_4_LENGTH);
    memset(text + 500, '!', 1000);
    assert_int_equal(normalise((struct lz_text){ text, 1500 }, room), 0);
    assert_int_equal(strlen(room), 400 + 2);
    memset(text + 400, 'a', 100);
    text[500] = ' ', text[501] = 'b';
    assert_int_equal(normalise((struct lz_text){ text, 502 }, room), NS_5_4_LENGTH);
    assert_int_equal(normalise((struct lz_text){ text, 501 }, room), 0);
    assert_int_equal(strlen(room), LZ_SPEECH);
}

/* ---- NS-5.2 */

static uint16_t msay(struct newspeak_state *s, struct lz_text text) {
    char room[LZ_SPEECH + 2];
    struct lz_writer heard = lz_writer_in(room, sizeof room);
    struct lz_input in = { .move = { .seat = 2, .verb = NS_V_MSAY }, .text = text };
    struct lz_why why = { .arg = 0 };
    bool well = newspeak_hear(&newspeak_game, s, &in, &heard, &why);
    assert_int_equal(why.arg, 0);
    return well ? 0 : why.rule;
}

TEST(moderators_write_plain_lines) {
    UNUSED;
    struct newspeak_state s;
    begin(&s, 3, "clock=none msg_max=500");
    for (int c = 1; c < 0x100; c++) {
        char text[] = { 'a', (char)c, 'b', 0 };
        bool well = (c >= ' ' && c <= '~') || c == '\t' || c == '\n';
        assert_int_equal(msay(&s, lz_span(text)), well ? 0 : NS_5_3_CHARSET);
    }
    char text[600];
    memset(text, 'a', sizeof text);
    assert_int_equal(msay(&s, (struct lz_text){ text, 500 }), 0);
    assert_int_equal(msay(&s, (struct lz_text){ text, 501 }), NS_5_4_LENGTH);
    assert_int_equal(msay(&s, (struct lz_text){ text, 600 }), NS_5_4_LENGTH);
    assert_int_equal(msay(&s, lz_span("")), NS_5_3_EMPTY);
    assert_int_equal(msay(&s, lz_span(" \t ")), NS_5_3_EMPTY);
    struct lz_input mute = { .move = { .seat = 0, .verb = NS_V_TARGET }, .text = lz_span("what is no speech") };
    assert_true(newspeak_hear(&newspeak_game, &s, &mute, NULL, NULL)); /* is not listened to */
}

RUN(CASE(positions_are_refused), CASE(other_pairs_pass), CASE(references_to_earlier_rounds_are_refused),
    CASE(spelling_is_refused), CASE(the_first_offence_from_the_left_counts),
    CASE(all_words_of_the_lists_beside_each_other), CASE(tokens_are_found), CASE(accents_fall_off),
    CASE(marks_are_levelled), CASE(broken_characters_are_refused), CASE(the_longest_speech),
    CASE(moderators_write_plain_lines))
