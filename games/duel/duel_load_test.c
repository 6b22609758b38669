#include "tests/unit/unit.h"

#include "core/games.h"
#include "games/duel/duel_state.h"

#include <stdio.h>
#include <stdlib.h>

static max_align_t room[2][DUEL_SET_ROOM / sizeof(max_align_t)];
static char words[2000];

static const struct lz_game *duel(void) { return lz_game_by_id(lz_span("duel")); }

/* The troubles of a file; empty if it has none. */
static const char *loaded(const char *file, int at, struct lz_game *made) {
    struct lz_writer w = lz_writer_in(words, sizeof words);
    bool good = duel()->load(duel(), lz_span(file), room[at], made, &w);
    assert_int_equal(good, !w.len);
    return words;
}

static const char beasts[] = "set | beasts\n"
                             "weapon | owl  | Grey Owl | rat newt\n"
                             "weapon | rat  | Rat      | newt cat\n"
                             "weapon | newt | Newt     | cat\n"
                             "weapon | cat  | Tom Cat  | owl\n";

/* What is built in is what the file says. */
TEST(the_built_in_set_is_its_file) {
    UNUSED;
    static char file[2000];
    char path[1000];
    snprintf(path, sizeof path, "%s/games/duel/classic.duel", getenv("SOURCE"));
    FILE *in = fopen(path, "r");
    assert_non_null(in);
    file[fread(file, 1, sizeof file - 1, in)] = 0;
    fclose(in);
    struct lz_game made;
    assert_string_equal(loaded(file, 0, &made), "");
    const struct duel_facts *built_in = duel()->facts, *read = made.facts;
    assert_string_equal(made.set, duel()->set);
    assert_int_equal(read->weapons, built_in->weapons);
    assert_memory_equal(read->beats, built_in->beats, sizeof read->beats);
    assert_int_equal(made.lexicons->count, duel()->lexicons->count);
    for (int i = 0; i < read->weapons; i++) {
        assert_string_equal(made.lexicons->names[i].word, duel()->lexicons->names[i].word);
        assert_string_equal(made.lexicons->names[i].title, duel()->lexicons->names[i].title);
    }
    assert_true(read->hash == built_in->hash && made.tables == duel()->tables);
}

/* DU-3.2 */
static int net_after(const struct lz_game *game, int16_t first, int16_t second) {
    struct duel_state s;
    struct lz_setup setup = { .seats = 2, .option = { 10, 5, 0 } };
    assert_true(game->setup(game, &s, &setup, NULL, NULL));
    game->apply(game, &s, &(struct lz_move){ 0, 0, 2, 0, { 4, first } }, NULL);
    game->apply(game, &s, &(struct lz_move){ 1, 0, 2, 0, { 4, second } }, NULL);
    return s.open.net[0];
}

TEST(two_sets_play_side_by_side) {
    UNUSED;
    struct lz_game one, other;
    assert_string_equal(loaded(beasts, 0, &one), "");
    assert_string_equal(loaded("set|other\nweapon|a|A|b\nweapon|b|B|c\nweapon|c|C|a\n", 1, &other), "");
    assert_string_equal(one.set, "beasts");
    assert_string_equal(one.lexicons->names[3].title, "Tom Cat");
    assert_int_equal(one.lexicons->count, 4);
    assert_int_equal(net_after(&one, 0, 1), 4);
    assert_int_equal(net_after(&one, 0, 3), -4);
    assert_int_equal(net_after(&other, 0, 1), 4);
    assert_int_equal(net_after(&other, 1, 0), -4);
    assert_int_equal(net_after(duel(), 0, 1), -4);
    assert_true(one.tables != other.tables && one.tables != duel()->tables);
}

TEST(du_4_1_du_4_2_du_4_3_a_set_that_cannot_be_says_why) {
    UNUSED;
    static const struct {
        const char *file, *trouble;
    } sets[] = {
        /* DU-4.1 */
        { "", "records: found 0 of set, expected at least 1: set | ID\n"
              "records: found 0 of weapon, expected at least 3: weapon | ID | NAME | WEAPONS IT BEATS\n" },
        { "set | Bad\nweapon|a|A|b\nweapon|b|B|c\nweapon|c|C|a\n",
          "line 1: id: found 'Bad', expected small letters, digits and '-', a letter first, at most 23 characters\n" },
        { "set|x\nweapon|a|A|b\nweapon|a|A|c\nweapon|c|C|a\n",
          "line 3: weapon: found 'a' again, expected each once\n" },
        { "set|x\nweapon|a|A|b\nweapon|b|B|d\nweapon|c|C|a\n", "line 3: word: found 'd', expected one of: a b c\n" },
        { "set|x\nweapon|a|A|b\nweapon|b|B|\nweapon|c|C|a\n",
          "line 3: fields: found an empty one, expected weapon | ID | NAME | WEAPONS IT BEATS\n" },
        /* DU-4.2 */
        { "set|x\nweapon|a|A|a b\nweapon|b|B|c\nweapon|c|C|a\n",
          "line 2: weapon: found 'a' to beat 'a' and to be beaten by it, expected one of the two\n" },
        { "set|x\nweapon|a|A|b\nweapon|b|B|a c\nweapon|c|C|a\n",
          "line 2: weapon: found 'a' to beat 'b' and to be beaten by it, expected one of the two\n"
          "line 3: weapon: found 'b' to beat 'a' and to be beaten by it, expected one of the two\n" },
        /* DU-4.3 */
        { "set|x\nweapon|a|A|b c\nweapon|b|B|c\nweapon|c|C|d\nweapon|d|D|b\n",
          "line 2: weapon: found 'a' beaten by none, expected another that beats it\n" },
    };
    for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++) {
        struct lz_game made;
        assert_string_equal(loaded(sets[i].file, 0, &made), sets[i].trouble);
    }
}

RUN(CASE(the_built_in_set_is_its_file), CASE(two_sets_play_side_by_side),
    CASE(du_4_1_du_4_2_du_4_3_a_set_that_cannot_be_says_why))
