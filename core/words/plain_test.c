/* Moves as people type them. The names are made up: one title of two cards, a title that another's begins, a little
   word that begins a name. */
#include "tests/unit/unit.h"

#include "core/games.h"
#include "core/words/plain.h"
#include "core/words/text.h"
#include "core/words/verb.h"

static const struct lz_name cards[] = {
    { "area-51", "A", "Area 51" },
    { "esp", "E", "ESP" },
    { "hitlers-dna", "H!", "Hitler's DNA" },
    { "hot-1", "H1", "Hot Takes (H1)" },
    { "hot-2", "H2", "Hot Takes (H2)" },
    { "men-in-black", "M", "Men in Black" },
    { "town", "T", "Town" },
    { "big", "B", "The Biggest" },
};
static const struct lz_name kinds[] = { { "men", "m", "Men" }, { "black", "b", "Black Cats" } };
static const struct lz_lexicon lexicons[] = {
    { .form = 'c', .count = LZ_COUNT(cards), .what = "card", .names = cards },
    { .form = 'k', .count = LZ_COUNT(kinds), .what = "kind", .names = kinds },
};
static const struct lz_verb verbs[] = {
    { 0, "put", "c", 0, "" },    { 1, "lay", "k c c", LZ_SORTED, "" },
    { 2, "give", "s c", 0, "" }, { 3, "name", "t", 0, "" },
    { 4, "say", "\"", 0, "" },
};
static const struct lz_game game = { .lexicons = lexicons,
                                     .lexicon_count = LZ_COUNT(lexicons),
                                     .verbs = verbs,
                                     .verb_count = LZ_COUNT(verbs),
                                     .seats_most = 4 };

static void assert_plain(const char *typed, const char *plain) {
    struct lz_move second = { .verb = 0, .args = 1, .arg = { 4 } }; /* put hot-2 */
    const struct lz_moves legal = { &second, 1, 1, true };
    char room[LZ_PLAIN], words[LZ_PLAIN + 200];
    struct lz_text text = lz_move_plain(&game, &legal, lz_span(typed), room);
    struct lz_writer w = lz_writer_in(words, sizeof words);
    lz_put_text(&w, text);
    assert_string_equal(words, plain);
}

TEST(whole_titles_become_words) {
    UNUSED;
    assert_plain("put Area 51", "put area-51");
    assert_plain("PUT  AREA   51 ", "PUT area-51");
    assert_plain("put men in black", "put men-in-black");
    assert_plain("put hitler's dna", "put hitlers-dna");
    assert_plain("pu men in black", "pu men-in-black");
    assert_plain("lay black cats area 51 men in black", "lay black area-51 men-in-black");
    assert_plain("lay men area 51: esp", "lay men area-51 esp");
    assert_plain("put area", "put area");             /* a beginning is another's work */
    assert_plain("put black cats", "put black cats"); /* no kind can be put */
}

TEST(of_two_with_one_title_the_legal_one_is_meant) {
    UNUSED;
    assert_plain("put hot takes", "put hot-2");
    assert_plain("put hot takes (H1)", "put hot-1");
    assert_plain("lay men hot takes esp", "lay men hot-1 esp"); /* neither */
}

TEST(little_words_are_left_out) {
    UNUSED;
    assert_plain("give from #2 the area 51", "give #2 area-51");
    assert_plain("put to", "put to"); /* begins a name */
    assert_plain("put the big", "put big");
    assert_plain("put the biggest", "put big");
    assert_plain("put a", "put a"); /* the code of Area 51 */
    assert_plain("put in", "put");
}

static const char *const kept[] = {
    "name The Men in Black", "say put the Area 51 on the table", "zig area 51", "put", "", "put nothing known"
};

TEST(text_and_speech_stay_as_they_are) {
    UNUSED;
    for (int i = 0; i < LZ_COUNT(kept); i++)
        assert_plain(kept[i], kept[i]);
}

TEST(what_does_not_fit_stays_as_it_is) {
    UNUSED;
    char typed[LZ_PLAIN + 100];
    struct lz_writer w = lz_writer_in(typed, sizeof typed);
    lz_put(&w, "put the");
    while (w.len < LZ_PLAIN + 50)
        lz_put(&w, " xyz");
    assert_plain(typed, typed);
}

TEST(a_move_is_made_of_it) {
    UNUSED;
    const struct lz_moves none = { 0 };
    struct lz_move move;
    assert_true(lz_move_guess(&game, &none, lz_span("lay the Men with Men in Black and"), &move) == false);
    assert_true(lz_move_guess(&game, &none, lz_span("lay the Men with Men in Black, Area 51"), &move));
    assert_int_equal(move.arg[1], 0);
    assert_int_equal(move.arg[2], 5);
    assert_false(lz_move_parse(&game, 0, lz_span("put area 51"), &move)); /* journals know one form */
    char room[200];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_guess_trouble(&game, &none, lz_span("give with #2 the moon"), &w);
    assert_string_equal(room, "'moon' is no card; the move is: give SEAT CARD");
}

/* Every game: the whole title of whatever a verb can be about, said of that verb. */
static void assert_titles(const struct lz_game *of, const struct lz_verb *row, const struct lz_lexicon *lexicon) {
    const struct lz_moves none = { 0 };
    for (int arg = 0; arg < lexicon->count; arg++) {
        char typed[300], room[LZ_PLAIN];
        int16_t read = -1;
        struct lz_writer w = lz_writer_in(typed, sizeof typed);
        lz_put(&w, row->word);
        lz_put_char(&w, ' ');
        lz_put(&w, lexicon->names[arg].title ? lexicon->names[arg].title : lexicon->names[arg].word);
        struct lz_text plain = lz_move_plain(of, &none, lz_span(typed), room);
        lz_take_word(&plain);
        assert_true(lz_word_parse(of, lexicon->form, lz_take_word(&plain), &read));
        assert_int_equal(plain.len, 0);
        if (lexicon->names[arg].title)
            assert_string_equal(lexicon->names[read].title, lexicon->names[arg].title);
    }
}

TEST(every_title_of_every_game_is_understood) {
    UNUSED;
    for (uint32_t g = 0; g < lz_games_count; g++)
        for (int i = 0; i < lz_games[g]->verb_count; i++) {
            const struct lz_verb *row = &lz_games[g]->verbs[i];
            const struct lz_lexicon *lexicon = lz_lexicon_of(lz_games[g], *row->form);
            if (*row->form && lexicon && lexicon->names)
                assert_titles(lz_games[g], row, lexicon);
        }
}

RUN(CASE(whole_titles_become_words), CASE(of_two_with_one_title_the_legal_one_is_meant),
    CASE(little_words_are_left_out), CASE(text_and_speech_stay_as_they_are), CASE(what_does_not_fit_stays_as_it_is),
    CASE(a_move_is_made_of_it), CASE(every_title_of_every_game_is_understood))
