#include "tests/unit/unit.h"

#include "core/words/event.h"
#include "core/match.h"
#include "core/words/prose.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "tests/unit/toy.h"

#include <string.h>

/* Parley, but its talk is speech: trimmed, and nobody swears. */
static bool hear(const struct lz_game *game, const void *state, struct lz_input *in, struct lz_writer *heard,
                 struct lz_why *why) {
    struct lz_text words = lz_trim(in->text);
    (void)state;
    if (!words.len || memchr(words.at, '%', words.len))
        return lz_refuse(why, TOY_1_5, 0);
    lz_put_text(heard, words);
    return true;
}

static bool check(const struct lz_game *game, const void *state, const struct lz_input *in, struct lz_why *why) {
    const struct lz_move *move = &in->move;
    (void)state;
    return move->arg[0] <= 40 || lz_refuse(why, TOY_1_4, move->arg[0]);
}

static void apply(const struct lz_game *game, void *state, const struct lz_move *move, struct lz_sink *out) {
    (void)state;
    lz_tell(out, TOY_SAID, move->seat, lz_everyone(3));
    lz_tell(out, TOY_LAID, move->seat, lz_everyone(3));
}

static struct lz_game parley(void) {
    static struct lz_verb verbs[8];
    static struct lz_kind kinds[6];
    struct lz_game game = toy_game;
    memcpy(verbs, game.verbs, sizeof verbs);
    memcpy(kinds, game.kinds, sizeof kinds);
    verbs[TOY_SAY].form = "\"";
    kinds[TOY_SAID] = (struct lz_kind){ TOY_SAID, "said", "", LZ_TO_ALL, LZ_SPOKEN, "{seat}: {words}." };
    game.verbs = verbs, game.kinds = kinds;
    game.hear = hear, game.check = check, game.apply = apply;
    return game;
}

/* What was written, and what was told. */
static char book[2000];
static struct lz_writer written;
static char told[2][200];
static int tales;
static struct lz_game game;

static bool line(void *to, struct lz_text text) {
    (void)to;
    lz_put_text(&written, text);
    return true;
}

static void take(void *to, const struct lz_event *event) {
    struct lz_writer w = lz_writer_in(told[tales % 2], sizeof told[0]);
    (void)to;
    tales++;
    if (event->kind == TOY_SAID)
        lz_event_tell(&game, event, &(struct lz_reader){ .seat = -1 }, &w);
    else
        lz_event_print(&game, event, &w);
}

static enum lz_status say(struct lz_text words, struct lz_move *move, struct lz_why *why) {
    struct toy_state state = { .head = { .seats = 3, .may = 7, .alarm = LZ_NEVER } };
    struct lz_journal journal = { line, NULL, 0 };
    struct lz_sink sink = { take, NULL };
    struct lz_match match = { &game, &state, &journal, false };
    struct lz_input in = { .move = *move, .at = 5, .text = words };
    game = parley();
    written = lz_writer_in(book, sizeof book);
    tales = 0;
    memset(told, 0, sizeof told);
    enum lz_status status = lz_submit(&match, &in, &sink, why);
    assert_true(!in.text.at && !in.text.len);
    *move = in.move;
    return status;
}

TEST(words_are_heard_marked_written_and_told) {
    UNUSED;
    struct lz_move move = { .seat = 1, .verb = TOY_SAY };
    assert_int_equal(say(lz_span("  Hello, you two "), &move, NULL), LZ_OK);
    assert_int_equal(move.args, LZ_MARK_ARGS);
    assert_int_equal(move.arg[0], 14);
    assert_string_equal(told[0], "#1: Hello, you two.");
    assert_string_equal(told[1], "laid #1");
    /* printf 'Hello, you two' | sha256sum */
    assert_non_null(strstr(book, "1 +5 #1 say 14:c93352cc79015c9c ~"));
    assert_non_null(strstr(book, "| Hello, you two\n"));
}

TEST(a_move_without_its_words_is_played_and_says_so) {
    UNUSED;
    struct lz_move move = { .seat = 1, .verb = TOY_SAY };
    lz_prose_mark(lz_span("gone"), &move);
    assert_int_equal(say((struct lz_text){ 0 }, &move, NULL), LZ_OK);
    assert_string_equal(told[0], "#1: [struck out].");
    assert_null(strchr(book, '>'));
}

TEST(words_are_refused_by_hear_and_by_check) {
    UNUSED;
    struct lz_why why = { 0 };
    struct lz_move move = { .seat = 1, .verb = TOY_SAY };
    assert_int_equal(say(lz_span("%!"), &move, &why), LZ_REFUSED);
    assert_int_equal(why.rule, TOY_1_5);
    assert_int_equal(say(lz_span(""), &move, &why), LZ_REFUSED);
    assert_int_equal(why.rule, TOY_1_5);
    assert_int_equal(say(lz_span("a very long speech that goes on and on and on"), &move, &why), LZ_REFUSED);
    assert_int_equal(why.rule, TOY_1_4);
    assert_true(tales == 0 && written.len == 0);
    move = (struct lz_move){ .seat = 1, .verb = TOY_SAY, .args = LZ_MARK_ARGS };
    assert_int_equal(say((struct lz_text){ 0 }, &move, &why), LZ_REFUSED); /* no speech is empty */
    assert_int_equal(why.rule, LZ_NOT_A_MOVE);
}

static bool mark_reads(const char *words) {
    int16_t arg[LZ_MARK_ARGS];
    return lz_mark_parse(lz_span(words), arg);
}

TEST(a_mark_is_read_as_it_is_printed) {
    UNUSED;
    struct lz_move move = { .seat = 2, .verb = TOY_SAY }, back;
    char words[80];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    game = parley();
    lz_prose_mark(lz_span("x"), &move);
    assert_true(lz_move_sane(&game, &move) && lz_move_spoken(&game, &move));
    lz_move_print(&game, &move, &w);
    assert_true(lz_move_parse(&game, 2, lz_span(words), &back) && lz_move_equal(&move, &back));
    assert_true(mark_reads("1:0123456789abcdef") && mark_reads("500:0123456789abcdef"));
    assert_false(mark_reads("0:0123456789abcdef") || mark_reads("501:0123456789abcdef") ||
                 mark_reads("01:0123456789abcdef") || mark_reads("1:0123456789abcdeF") ||
                 mark_reads("1:0123456789abcde") || mark_reads("1-0123456789abcdef") ||
                 mark_reads(":0123456789abcdef") || mark_reads("") || mark_reads("hello"));
}

TEST(a_typed_line_is_a_spoken_verb_and_its_words) {
    UNUSED;
    struct lz_move move = { 0 };
    struct lz_text words;
    game = parley();
    assert_true(lz_prose_take(&game, lz_span(" SAY  well, well "), &move, &words));
    assert_true(move.verb == TOY_SAY && lz_text_is(words, "well, well"));
    assert_true(lz_prose_take(&game, lz_span("say"), &move, &words) && words.len == 0 && words.at);
    assert_false(lz_prose_take(&game, lz_span("bid 3"), &move, &words) ||
                 lz_prose_take(&game, lz_span("sa x"), &move, &words));
}

TEST(no_control_character_is_speech) {
    UNUSED;
    char most[LZ_SPEECH + 1];
    memset(most, 'a', sizeof most);
    assert_true(lz_prose_sane(lz_span("caf\xc3\xa9")) && lz_prose_sane((struct lz_text){ most, LZ_SPEECH }));
    assert_false(lz_prose_sane((struct lz_text){ most, LZ_SPEECH + 1 }) || lz_prose_sane(lz_span("")) ||
                 lz_prose_sane(lz_span("a\nb")) || lz_prose_sane(lz_span("a\x7f")) ||
                 lz_prose_sane(lz_span("\x1b[2J")));
    assert_false(lz_prose_sane(lz_span("\x9b")) || lz_prose_sane(lz_span("a\xc2\x9b")) ||
                 lz_prose_sane(lz_span("\xe2\x80\xae")));
}

RUN(CASE(words_are_heard_marked_written_and_told), CASE(a_move_without_its_words_is_played_and_says_so),
    CASE(words_are_refused_by_hear_and_by_check), CASE(a_mark_is_read_as_it_is_printed),
    CASE(a_typed_line_is_a_spoken_verb_and_its_words), CASE(no_control_character_is_speech))
