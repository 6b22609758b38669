#include "tests/unit/unit.h"

#include "core/set.h"

/* A little game's loader: fruits, and baskets that name them. */
struct fruit_set {
    struct lz_set set;
    const char *fruit[3], *basket[2];
    int weight[3], fruits, baskets;
};

static void take_fruit(void *loader, const struct lz_set_record *record) {
    struct fruit_set *into = loader;
    int number;
    if (lz_set_id(&into->set, record->field[1]) &&
        lz_set_number(&into->set, lz_span(record->field[2]), (struct lz_range){ 1, 99 }, &number)) {
        into->weight[into->fruits] = number;
        into->fruit[into->fruits++] = record->field[1];
    }
}

static void take_basket(void *loader, const struct lz_set_record *record) {
    struct fruit_set *into = loader;
    const char *offered[4] = { into->fruit[0], into->fruit[1], into->fruit[2], NULL };
    if (lz_set_word(&into->set, lz_span(record->field[2]), offered) >= 0)
        into->basket[into->baskets++] = record->field[1];
}

static const struct lz_record_kind kinds[] = {
    { "fruit", "fruit | ID | WEIGHT", 3, 3, 0, false, 1, 3, take_fruit },
    { "basket", "basket | NAME | FRUIT | NOTE", 3, 4, 1, true, 1, 2, take_basket },
};

static uint8_t block[4000] __attribute__((aligned(16)));
static char words[4000];

/* The troubles of a file; empty if it has none. */
static const char *loaded_in(struct fruit_set *into, struct lz_text file, uint32_t size) {
    struct lz_room room = { block, 0, size };
    struct lz_writer w = lz_writer_in(words, sizeof words);
    *into = (struct fruit_set){ 0 };
    lz_set_read(&into->set, file, &room);
    lz_set_take(&into->set, (struct lz_record_kinds){ kinds, 2 }, into);
    bool good_file = lz_set_settle(&into->set, &w);
    assert_int_equal(good_file, !*words);
    assert_true(room.used <= room.size);
    return words;
}
static const char *loaded(struct fruit_set *into, const char *file) {
    return loaded_in(into, lz_span(file), sizeof block);
}

static const char good[] = "fruit | pear | 7\n"
                           "fruit | apple | 12\n"
                           "basket | Sunday | apple\n";

TEST(records_go_to_their_takers_and_stay_in_the_room) {
    UNUSED;
    struct fruit_set set;
    char file[sizeof good];
    memcpy(file, good, sizeof good);
    assert_string_equal(loaded(&set, file), "");
    memset(file, 'x', sizeof file); /* the text is needed no longer */
    assert_int_equal(set.fruits, 2);
    assert_string_equal(set.fruit[1], "apple");
    assert_int_equal(set.weight[1], 12);
    assert_string_equal(set.basket[0], "Sunday");
    assert_in_range((uintptr_t)set.fruit[1], (uintptr_t)block, (uintptr_t)block + sizeof block - 1);
}

#define MARK "\xef\xbb\xbf" /* the byte order mark that some editors write */

TEST(what_is_only_written_differently_is_the_same_set) {
    UNUSED;
    static const char *const others[] = {
        "# fruit\n\nfruit|pear|7\n  \nfruit \t| apple |12 \nbasket | Sunday\n\t| apple\n",
        MARK "fruit | pear | 7\r\nfruit\r\n | apple\r\n # no comment: it goes on\r\n| 12\r\nbasket | Sunday | apple",
        "fruit | pear | 7\nbasket | Sunday | apple\nfruit | apple\n# a comment among them\n | 12\n",
    };
    struct fruit_set set;
    loaded(&set, good);
    uint64_t hash = lz_set_hash(&set.set);
    for (int i = 0; i < 3; i += 2) {
        assert_string_equal(loaded(&set, others[i]), "");
        assert_int_equal(lz_set_hash(&set.set), hash);
    }
    assert_string_equal(loaded(&set, others[1]), "line 2: fields: found 2, expected fruit | ID | WEIGHT\n"
                                                 "line 5: record: found '', expected one of: fruit basket\n");
}

TEST(what_says_something_else_has_another_hash) {
    UNUSED;
    static const char *const others[] = { "fruit | pear | 8\nfruit | apple | 12\nbasket | Sunday | apple\n",
                                          "fruit | apple | 12\nfruit | pear | 7\nbasket | Sunday | apple\n",
                                          "fruit | pear | 7\nfruit | apple | 12\nbasket | Sunday | apple | \n",
                                          "fruit | pear | 71\nfruit | apple | 2\nbasket | Sunday | apple\n" };
    struct fruit_set set;
    loaded(&set, good);
    uint64_t hash = lz_set_hash(&set.set);
    for (int i = 0; i < 4; i++) {
        loaded(&set, others[i]);
        assert_true(lz_set_hash(&set.set) != hash);
    }
}

TEST(every_trouble_says_where_and_what_would_be_right) {
    UNUSED;
    static const struct {
        const char *file, *trouble;
    } rows[] = {
        { "fruit | pear | 7\nbord | x\nbasket | S | pear\n",
          "line 2: record: found 'bord', expected one of: fruit basket\n" },
        { "fruit | pear\nbasket | S | pear\n", "line 1: fields: found 2, expected fruit | ID | WEIGHT\n" },
        { "fruit | pear | 7 | 8 | 9\nbasket | S | pear\n", "line 1: fields: found 5, expected fruit | ID | WEIGHT\n" },
        { "fruit | | 7\nbasket | S | pear\n", "line 1: fields: found an empty one, expected fruit | ID | WEIGHT\n" },
        { "fruit | pear | 0\nbasket | S | pear\n", "line 1: number: found '0', expected one from 1 to 99\n" },
        { "fruit | pear | 07x\nbasket | S | pear\n", "line 1: number: found '07x', expected one from 1 to 99\n" },
        { "fruit | 7up | 7\nbasket | S | 7up\n",
          "line 1: id: found '7up', expected small letters, digits and '-', a letter first, at most 23 characters\n" },
        { "fruit | pear | 7\nbasket | S | plum\n", "line 2: word: found 'plum', expected one of: pear\n" },
        { "fruit | pear | 7\n", "records: found 0 of basket, expected at least 1: basket | NAME | FRUIT | NOTE\n" },
        { "fruit | a | 1\nfruit | b | 1\nfruit | c | 1\nfruit | d | 1\nbasket | S | a\n",
          "line 4: record: found one more fruit, expected at most 3\n" },
        { "fruit | pear | 7\nbasket | A basket whose name does not end before the sixtieth letter of it | pear\n",
          "line 2: name: found one of 65 bytes, expected at most 60\n" },
        { "  | pear\nfruit | pear | 7\nbasket | S | pear\n",
          "line 1: line: found a continuation (it begins with a blank), expected a record before it\n" },
        { "fruit | pear | 7\nbasket | S\x01 | pear\nbasket | S | pear\n",
          "line 2: text: found bytes that are not UTF-8, or a control character, expected plain text\n" },
        { "", "records: found 0 of fruit, expected at least 1: fruit | ID | WEIGHT\n"
              "records: found 0 of basket, expected at least 1: basket | NAME | FRUIT | NOTE\n" },
    };
    struct fruit_set set;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        assert_string_equal(loaded(&set, rows[i].file), rows[i].trouble);
}

TEST(troubles_come_in_the_order_of_lines_and_records_that_lean_wait) {
    UNUSED;
    struct fruit_set set;
    assert_string_equal(loaded(&set, "basket | S | plum\nfruit | pear | x\nbasket | T\n"),
                        "line 2: number: found 'x', expected one from 1 to 99\n"
                        "line 3: fields: found 2, expected basket | NAME | FRUIT | NOTE\n");
}

TEST(text_is_utf_8) {
    UNUSED;
    static const struct {
        const char *name;
        bool sane;
    } rows[] = { { "Göber", true },
                 { "\xe2\x82\xac", true },
                 { "\xf0\x9f\xa6\x8e", true },
                 { "\xc3", false },
                 { "\xc3(", false },
                 { "\xc0\xaf", false },
                 { "\xe0\x80\xaf", false },
                 { "\xed\xa0\x80", false },
                 { "\xf4\x90\x80\x80", false },
                 { "\xf8\x88\x80\x80", false },
                 { "\x80", false },
                 { "\x7f", false } };
    struct fruit_set set;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char file[100];
        struct lz_writer w = lz_writer_in(file, sizeof file);
        lz_put(&w, "fruit | pear | 7\nbasket | S | pear\nbasket | ");
        lz_put(&w, rows[i].name);
        lz_put(&w, " | pear");
        assert_int_equal(!*loaded(&set, file), rows[i].sane);
    }
    assert_string_equal(loaded_in(&set, (struct lz_text){ "fruit | pear | 7\nbasket | S | pear\n#\nb\0", 39 }, 4000),
                        "line 4: text: found bytes that are not UTF-8, or a control character, expected plain text\n");
    /* the file ends within a character: nothing after it is read */
    assert_string_equal(
        loaded_in(&set, (struct lz_text){ "fruit | pear | 7\nbasket | S | pear\nx\xe2\x82\xac", 38 }, 4000),
        "line 3: text: found bytes that are not UTF-8, or a control character, expected plain text\n");
}

TEST(a_room_too_small_is_a_trouble_and_nothing_is_written_behind_it) {
    UNUSED;
    struct fruit_set set;
    for (uint32_t size = 0; size < 400; size++) {
        memset(block, 0xa5, sizeof block);
        bool fits = !*loaded_in(&set, lz_span(good), size);
        assert_true(fits || strstr(words, "of 0 bytes holds") || strstr(words, "bytes holds, expected a smaller one"));
        for (uint32_t i = size; i < 500; i++)
            assert_int_equal(block[i], 0xa5);
        if (size == 399)
            assert_true(fits);
    }
}

TEST(rooms_are_aligned_zeroed_and_bounded) {
    UNUSED;
    struct lz_room room = { block, 0, 64 };
    memset(block, 0xa5, 64);
    uint8_t *one = lz_room_take(&room, 3), *two = lz_room_take(&room, 17);
    assert_ptr_equal(one, block);
    assert_ptr_equal(two, block + 16);
    assert_int_equal(two[16], 0);
    assert_null(lz_room_take(&room, 17));
    assert_null(lz_room_take(&room, SIZE_MAX));
    assert_non_null(lz_room_take(&room, 16));
    assert_null(lz_room_take(&room, 1));
}

TEST(a_file_too_large_is_refused_whole) {
    UNUSED;
    static char file[LZ_SET_FILE + 1];
    static uint8_t large[1 << 19] __attribute__((aligned(16)));
    struct lz_room room = { large, 0, sizeof large };
    struct lz_set set;
    struct lz_writer w = lz_writer_in(words, sizeof words);
    memset(file, 'x', sizeof file);
    lz_set_read(&set, (struct lz_text){ file, sizeof file }, &room);
    assert_false(lz_set_settle(&set, &w));
    assert_string_equal(words, "file: found more than 131072 bytes, expected at most that many\n");
    for (uint32_t i = 0; i < sizeof file; i += 2)
        file[i] = '\n';
    w = lz_writer_in(words, sizeof words);
    lz_set_read(&set, (struct lz_text){ file, 2 * LZ_SET_RECORDS + 2 }, &room);
    assert_false(lz_set_settle(&set, &w));
    assert_string_equal(words, "records: found more than 1000, expected at most that many\n");
    lz_set_read(&set, (struct lz_text){ file, 2 * LZ_SET_RECORDS + 1 }, &room);
    assert_true(lz_set_settle(&set, &w));
}

TEST(troubles_beyond_their_number_are_dropped) {
    UNUSED;
    char file[1000] = "";
    struct lz_writer w = lz_writer_in(file, sizeof file);
    for (int i = 0; i < 60; i++)
        lz_put(&w, "x\n");
    struct fruit_set set;
    loaded(&set, file);
    assert_int_equal(set.set.troubles, LZ_TROUBLES);
    assert_non_null(strstr(words, "line 40:"));
    assert_null(strstr(words, "line 41:"));
}

TEST(words_are_split_at_any_separator) {
    UNUSED;
    struct lz_words split;
    assert_true(lz_words_split(&split, lz_span(" a, bc ,,d"), ", "));
    assert_int_equal(split.count, 3);
    assert_true(lz_text_is(split.word[1], "bc"));
    assert_true(lz_words_split(&split, lz_span(""), ", "));
    assert_int_equal(split.count, 0);
    char many[2 * LZ_SET_WORDS + 3];
    for (int i = 0; i < LZ_SET_WORDS + 1; i++)
        memcpy(many + 2 * i, "a ", 2);
    assert_true(lz_words_split(&split, (struct lz_text){ many, 2 * LZ_SET_WORDS }, " "));
    assert_false(lz_words_split(&split, (struct lz_text){ many, 2 * LZ_SET_WORDS + 1 }, " "));
}

TEST(numbers_are_counted) {
    UNUSED;
    struct lz_room room = { block, 0, sizeof block };
    struct lz_set set;
    struct lz_writer w = lz_writer_in(words, sizeof words);
    int numbers[2];
    lz_set_read(&set, lz_span(""), &room);
    assert_true(lz_set_numbers(&set, "12  -9999", 2, numbers));
    assert_int_equal(numbers[1], -9999);
    set.line = 7;
    assert_false(lz_set_numbers(&set, "12", 2, numbers));
    assert_false(lz_set_numbers(&set, "12 10000", 2, numbers));
    lz_set_settle(&set, &w);
    assert_string_equal(words, "line 7: numbers: found '12', expected 2 of them\n"
                               "line 7: number: found '10000', expected one from -9999 to 9999\n");
}

RUN(CASE(records_go_to_their_takers_and_stay_in_the_room), CASE(what_is_only_written_differently_is_the_same_set),
    CASE(what_says_something_else_has_another_hash), CASE(every_trouble_says_where_and_what_would_be_right),
    CASE(troubles_come_in_the_order_of_lines_and_records_that_lean_wait), CASE(text_is_utf_8),
    CASE(a_room_too_small_is_a_trouble_and_nothing_is_written_behind_it), CASE(rooms_are_aligned_zeroed_and_bounded),
    CASE(a_file_too_large_is_refused_whole), CASE(troubles_beyond_their_number_are_dropped),
    CASE(words_are_split_at_any_separator), CASE(numbers_are_counted))
