/* What a player asks a rulebook: the page fits, every name is answered, no markup is left. */
#include "clients/cli/book.h"
#include "clients/cli/guess.h"
#include "clients/cli/manual.h"
#include "core/games.h"
#include "core/words/thing.h"
#include "tests/unit/unit.h"

#include <stdio.h>
#include <string.h>

enum { ROOM = 1 << 20 };

static char words[ROOM];
static const struct term narrow = { .wide = LZ_TABLE_WIDE, .high = 24, .utf8 = true };

static const struct lz_game *game_of(const char *id) { return lz_game_by_id(lz_span(id)); }

/* What is answered; NULL: nothing. */
static const char *answer(const struct lz_game *game, const char *asked) {
    struct lz_writer w = lz_writer_in(words, sizeof words);
    bool found = book_show(&narrow, game, lz_span(asked), &w);
    assert_false(w.full);
    return found ? words : NULL;
}

TEST(every_game_has_a_page_for_players) {
    UNUSED;
    for (uint32_t g = 0; g < lz_games_count; g++) {
        struct lz_writer w = lz_writer_in(words, sizeof words);
        book_page(&narrow, lz_games[g], &w);
        struct lz_text page = { words, w.len };
        int lines = 0;
        for (; page.len; lines++)
            assert_true(term_columns(lz_take_line(&page)) <= LZ_TABLE_WIDE);
        assert_in_range(lines, 4, 1 + LZ_PAGE_LINES); /* the title, and the page */
    }
}

/* By its word, code and title: P15. */
TEST(every_name_of_every_game_is_answered) {
    UNUSED;
    int asked = 0;
    for (uint32_t g = 0; g < lz_games_count; g++)
        for (int i = 0; i < lz_games[g]->lexicon_count; i++) {
            const struct lz_lexicon *lexicon = &lz_games[g]->lexicons[i];
            for (int j = 0; lexicon->names && j < lexicon->count; j++) {
                const struct lz_name *name = &lexicon->names[j];
                const char *names[] = { name->word, name->code, name->title };
                if (!lz_thing_told(lz_games[g], (struct lz_thing){ lexicon->form, (int16_t)j }))
                    continue;
                for (int k = 0; k < 3; k++)
                    if (names[k] && *names[k]) {
                        if (!answer(lz_games[g], names[k]))
                            fail_msg("%s: '%s' is not answered", lz_games[g]->id, names[k]);
                        asked++;
                    }
            }
        }
    assert_true(asked > 500);
}

TEST(a_card_is_told_before_its_rules) {
    UNUSED;
    const struct lz_game *game = game_of("conspiracy");
    assert_true(lz_text_begins(lz_span(answer(game, "F!")),
                               "Lab Explosion (F!), a card\n    It counts as a card of Cold Fusion"));
    assert_true(lz_text_begins(lz_span(answer(game, "men in black")), "Men in Black (MB), a card\n"));
    assert_non_null(strstr(words, "CO-9.8"));
    assert_true(lz_text_begins(lz_span(answer(game_of("legends"), "Expert Opinion")), "\"Expert\" Opinion"));
}

/* Two lines for each at the usual width, the second indented. */
TEST(the_list_of_cards_is_short) {
    UNUSED;
    static const char *const games[] = { "conspiracy", "legends" };
    const struct term term = { .wide = 80, .high = 24, .utf8 = true };
    for (int i = 0; i < 2; i++) {
        struct lz_writer w = lz_writer_in(words, sizeof words);
        int further = 0;
        assert_true(book_cards(&term, game_of(games[i]), &w));
        for (struct lz_text left = { words, w.len }; left.len;) {
            struct lz_text line = lz_take_line(&left);
            further = lz_text_begins(line, "    ") ? further + 1 : 0;
            if (further > 1)
                fail_msg("'%.*s' is a third line", (int)line.len, line.at);
        }
    }
}

TEST(only_whole_words_are_found) {
    UNUSED;
    const struct lz_game *game = game_of("legends");
    assert_null(strstr(answer(game, "SKIN"), "LE-7.6"));
    assert_null(answer(game, "discre"));
    assert_non_null(answer(game, "shutout"));
    assert_non_null(answer(game, "shut out"));
    assert_non_null(answer(game, "color"));
    assert_non_null(answer(game, "anomaly"));
    assert_non_null(strstr(answer(game, "card"), "Each of these is shown in full"));
}

/* First what players need, without where it comes from; what was decided when is named at the end. */
TEST(a_word_is_told_for_players) {
    UNUSED;
    const struct lz_game *game = game_of("conspiracy");
    const char *told = answer(game, "shut-out");
    assert_true(lz_text_begins(lz_span(told), "Points: Your cards on the table, "));
    assert_non_null(strstr(told, "CO-13.5 Mayan shut-out: if a seat went out"));
    assert_null(strstr(told, "[rulebook"));
    assert_null(strstr(told, "R-24 "));
    assert_non_null(strstr(told, "How the printed rules were read, and why: rules R-"));
    assert_non_null(strstr(answer(game, "CO-13.5"), "[rulebook;"));
    assert_non_null(strstr(answer(game, "R-24"), "Shut-out points."));
}

/* Outside of fenced scripts, which have marks of their own. */
static void check_plain(const char *id, struct lz_text text) {
    while (text.len) {
        struct lz_text line = lz_take_line(&text);
        char room[400];
        snprintf(room, sizeof room, "%.*s", (int)line.len, line.at);
        if (strstr(room, "**") || strchr(room, '`') || lz_text_begins(line, "|") || lz_text_begins(line, "#") ||
            strstr(room, "]("))
            fail_msg("%s: %s", id, room);
    }
}

TEST(no_markup_is_left) {
    UNUSED;
    for (uint32_t g = 0; g < lz_games_count; g++) {
        struct lz_text book = book_of(lz_games[g]);
        struct book_place place;
        while (book_next_rule(lz_games[g], &book, &place)) {
            struct lz_writer w = lz_writer_in(words, sizeof words);
            book_tell(&narrow, &place, &w);
            check_plain(lz_games[g]->id, (struct lz_text){ words, w.len });
        }
    }
    assert_true(lz_text_begins(lz_span(answer(game_of("conspiracy"), "1")), "1. Deck\n"));
    check_plain("the deck", lz_span(words));
    assert_non_null(strstr(words, "\n*: id leaked-file; name Leaked File; count 4;"));
    assert_non_null(strstr(answer(game_of("legends"), "LE-10.6"), "LE-10.6 Shut-out: if the seat"));
}

TEST(the_manual_is_plain_too) {
    UNUSED;
    for (int i = 0; i < manual_topic_count; i++) {
        struct lz_writer w = lz_writer_in(words, sizeof words);
        manual_put(&narrow, &manual_topics[i], &w);
        assert_false(w.full);
        assert_non_null(strstr(words, "\nNAME\n"));
        assert_null(strstr(words, "_DIR_"));
        assert_null(strstr(words, "*lizardry*"));
    }
}

TEST(what_was_meant_is_guessed) {
    UNUSED;
    static const char *const commands[] = { "games", "play", "replay", "rules", "cards" };
    static const struct {
        const char *typed, *meant;
    } rows[] = { { "paly", "play" }, { "RULS", "rules" }, { "card", "cards" },
                 { "chess", NULL },  { "", NULL },        { "x", NULL } };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct guess guess = guess_at(rows[i].typed);
        for (size_t j = 0; j < sizeof commands / sizeof commands[0]; j++)
            guess_try(&guess, commands[j]);
        if (rows[i].meant)
            assert_string_equal(guess.best, rows[i].meant);
        else
            assert_null(guess.best);
    }
}

RUN(CASE(every_game_has_a_page_for_players), CASE(every_name_of_every_game_is_answered),
    CASE(a_card_is_told_before_its_rules), CASE(only_whole_words_are_found), CASE(a_word_is_told_for_players),
    CASE(the_list_of_cards_is_short), CASE(no_markup_is_left), CASE(the_manual_is_plain_too),
    CASE(what_was_meant_is_guessed))
