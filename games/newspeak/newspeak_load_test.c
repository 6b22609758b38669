/* Another set, loaded while the program runs: the example of docs/newspeak-data.md in place of the Zoo. NS-18: other
   words by data alone, and two sets in one process. */
#include "tests/unit/unit.h"

#include "core/set.h"
#include "games/newspeak/newspeak_load.h"
#include "games/newspeak/newspeak_test.h"

#include <stdio.h>

enum { TEXT = LZ_SET_FILE };

static _Alignas(16) uint8_t room[NS_SET_ROOM];
static struct lz_game school;
static char text[TEXT], trouble[16000];

static uint32_t read_file(const char *path, char into[TEXT]) {
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    uint32_t len = (uint32_t)fread(into, 1, TEXT - 1, file);
    fclose(file);
    into[len] = 0;
    return len;
}

/* Puts words in the place of what stands from `from` up to `to`. */
static void put(char *from, const char *to, const char *words) {
    char rest[TEXT];
    snprintf(rest, sizeof rest, "%s", to);
    int len = snprintf(from, TEXT - (size_t)(from - text), "%s%s", words, rest);
    assert_true(len < TEXT - (from - text));
}

/* The built-in file with the records that the page shows a teacher. */
static void write_school(void) {
    static char page[TEXT];
    read_file(NEWSPEAK_FILE, text);
    read_file(NEWSPEAK_PAGE, page);
    char *block = strstr(page, "```\nset   | school");
    assert_non_null(block);
    char *place = strstr(block, "\nplace"), *end = strstr(block + 4, "```");
    assert_true(place && end && place < end);
    *end = *place = 0;
    char *zoo = strstr(text, "place | Zoo"), *set = strstr(text, "set | reconstruction");
    assert_true(zoo && set);
    put(zoo, strstr(zoo, "\n\n"), place + 1);
    put(set, strchr(set, '\n'), block + 4);
}

static bool load(struct lz_game *into) {
    struct lz_writer w = lz_writer_in(trouble, sizeof trouble);
    trouble[0] = 0;
    return newspeak_game.load(&newspeak_game, lz_span(text), room, into, &w);
}

/* The text of the file is gone when the tests begin. */
static const struct lz_game *the_school(void) {
    if (school.facts)
        return &school;
    write_school();
    if (!load(&school))
        fail_msg("%s", trouble);
    memset(text, 'x', sizeof text);
    return &school;
}

TEST(the_example_of_the_page_is_a_set) {
    UNUSED;
    const struct lz_game *game = the_school();
    char words[60];
    struct lz_writer w = lz_writer_in(words, sizeof words);
    int16_t arg;
    assert_string_equal(game->set, "school");
    assert_true(game->tables != newspeak_game.tables && game->facts != newspeak_game.facts);
    lz_title_print(game, 'l', 12, &w);
    assert_string_equal(words, "School Yard");
    assert_true(lz_word_parse(game, 'l', lz_span("school-yard"), &arg) && arg == 12);
    assert_false(lz_word_parse(&newspeak_game, 'l', lz_span("school-yard"), &arg));
    assert_false(lz_word_parse(game, 'l', lz_span("zoo"), &arg));
    assert_string_equal(newspeak_facts_of(&newspeak_game)->place[12].name, "Zoo");
}

/* Every table of the built-in set is what its file says when it is loaded now. */
TEST(the_built_in_set_is_its_file) {
    UNUSED;
    static _Alignas(16) uint8_t other[NS_SET_ROOM];
    const struct newspeak_facts *built = newspeak_facts_of(&newspeak_game), *now;
    struct lz_game game;
    read_file(NEWSPEAK_FILE, text);
    assert_true(newspeak_game.load(&newspeak_game, lz_span(text), other, &game, NULL));
    now = newspeak_facts_of(&game);
    assert_true(game.tables == newspeak_game.tables);
    assert_string_equal(game.set, newspeak_game.set);
    assert_int_equal(built->meanings, now->meanings);
    assert_int_equal(built->places, now->places);
    for (int i = 0; i < NS_PLACES; i++) {
        assert_string_equal(built->place[i].word, now->place[i].word);
        assert_memory_equal(built->place[i].tag, now->place[i].tag, NS_TAGS);
    }
    for (int i = 0; i < NS_SETS; i++)
        assert_int_equal(built->set[i].words, now->set[i].words);
    for (int i = 0; i < NS_SETS; i++)
        assert_memory_equal(built->set[i].means, now->set[i].means, sizeof now->set[i].means);
}

static void step(struct lz_match *match, struct lz_rng *rng) {
    const struct lz_head *head = match->state;
    struct lz_input in = { .at = head->now };
    if (head->over)
        return;
    if (!head->wait) {
        assert_int_equal(lz_ring(match, head->alarm, NULL), LZ_OK);
        return;
    }
    assert_true(match->game->sample(match->game, match->state, lz_first(head->wait), rng, &in.move));
    (void)!lz_submit(match, &in, NULL, NULL);
}

static void begin_match(struct lz_match *match, uint64_t key) {
    struct lz_setup setup = { .key = { key, 1 }, .seats = 4 };
    lz_options_usual(match->game, &setup);
    assert_true(lz_begin(match, &setup, NULL, NULL));
}

/* NS-2.1, NS-2.3: no fewer places and code-words are needed. They are all that there is to say, to draw and to deal. */
TEST(ns_18_1_a_set_may_be_small) {
    UNUSED;
    static _Alignas(16) uint8_t own[NS_SET_ROOM];
    struct lz_game game;
    struct newspeak_state s;
    struct lz_match match = { .game = &game, .state = &s, .audit = true };
    int16_t arg;
    read_file(NEWSPEAK_SMALL, text);
    assert_true(newspeak_game.load(&newspeak_game, lz_span(text), own, &game, NULL));
    const struct newspeak_facts *small = newspeak_facts_of(&game);
    assert_int_equal(small->places, NS_SLOTS);
    assert_int_equal(small->set[0].words, NS_WORDS_LEAST);
    assert_int_equal(small->set[1].words, NS_WORDS_LEAST);
    assert_true(lz_word_parse(&game, 'l', lz_span("kitchen-garden"), &arg) && arg == NS_SLOTS - 1);
    assert_true(lz_word_parse(&newspeak_game, 'l', lz_span("zoo"), &arg) && arg == NS_SLOTS);
    assert_false(lz_word_parse(&game, 'l', lz_span("zoo"), &arg));
    for (uint64_t key = 1; key <= 20; key++) {
        struct lz_rng rng = lz_rng_from(key, 3);
        uint32_t laid = 0;
        begin_match(&match, key);
        while (!s.head.over)
            step(&match, &rng);
        for (int slot = 0; s.open.set != NS_NONE && slot < NS_SLOTS; slot++)
            laid |= 1u << s.open.place[slot];
        assert_true(s.open.set == NS_NONE || laid == (1u << NS_SLOTS) - 1);
    }
}

/* Two matches of two sets, stepped in turn, end as each does alone. */
TEST(two_sets_are_played_at_once) {
    UNUSED;
    const struct lz_game *games[2] = { the_school(), &newspeak_game };
    struct newspeak_state alone[2], together[2];
    for (uint64_t key = 1; key <= 20; key++) {
        struct lz_match match[2];
        struct lz_rng rng[2];
        for (int i = 0; i < 2; i++) {
            match[i] = (struct lz_match){ .game = games[i], .state = &alone[i], .audit = true };
            rng[i] = lz_rng_from(key, (uint64_t)i);
            begin_match(&match[i], key);
            for (int n = 0; n < 400; n++)
                step(&match[i], &rng[i]);
            match[i].state = &together[i];
            rng[i] = lz_rng_from(key, (uint64_t)i);
            begin_match(&match[i], key);
        }
        for (int n = 0; n < 800; n++)
            step(&match[n % 2], &rng[n % 2]);
        for (int i = 0; i < 2; i++)
            assert_memory_equal(&alone[i], &together[i], sizeof alone[i]);
    }
}

TEST(what_is_wrong_is_told_by_its_line) {
    UNUSED;
    struct lz_game game = { 0 };
    the_school();
    write_school();
    char *tag = strstr(strstr(text, "School Yard"), "children");
    memcpy(tag, "childrin", 8);
    assert_false(load(&game));
    assert_non_null(strstr(trouble, "line "));
    assert_non_null(strstr(trouble, "tag 1: found 'childrin', expected one of the meanings"));
    assert_null(game.facts);
    school = (struct lz_game){ 0 }; /* its room was used */
}

RUN(CASE(the_example_of_the_page_is_a_set), CASE(the_built_in_set_is_its_file), CASE(two_sets_are_played_at_once),
    CASE(ns_18_1_a_set_may_be_small), CASE(what_is_wrong_is_told_by_its_line))
