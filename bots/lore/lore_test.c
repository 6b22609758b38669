/* Words by WordNet 3.0 itself, and what is said where it is missing or damaged. */
#include "bots/lore/lore_test.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { PATH = 300 };

static void base_forms_are_those_of_morphy(void **state) {
    static const char *const rows[][2] = {
        { "mice", "mouse" },
        { "axes", "ax axis axe" },
        { "bigger", "big" },
        { "hid", "hide" },
        { "running", "run" },
        { "luckily", "" },
        { "glass", "" },
        { "us", "" },
        { "churches", "church" },
        { "ladies", "lady" },
        { "boxesful", "boxful" },
        { "firemen", "fireman" },
        { "replies", "reply" },
        { "convinced", "convince" },
        { "nicest", "nice" },
        { "better", "good well" },
        { "acquaintances", "acquaintance" },
        { "offer", "off" },
        { "qwertyings", "" },
        { "s", "" },
        { "", "" },
    };
    const struct lore *w = wordnet(state);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_bases(w, rows[i][0], rows[i][1]);
}

/* Bisection finds each line of each file, the first, the last and those between. */
static void every_word_of_the_index_is_found(void **state) {
    const struct lore *w = wordnet(state);
    for (int part = 0; part < LORE_PARTS; part++) {
        struct lz_text rest = w->file[part][LORE_INDEX];
        uint32_t n = 0;
        for (char word[SAID]; rest.len; n++) {
            struct lz_text line = lz_take_line(&rest), lemma = line;
            lemma = lz_take_word(&lemma);
            if (*line.at == ' ' || n % 7)
                continue;
            snprintf(word, sizeof word, "%.*s", (int)lemma.len, lemma.at);
            assert_true(lore_listed(w, part, word));
            uint32_t place[LORE_SENSES];
            assert_int_not_equal(lore_senses(w, part, word, place), 0);
            strcat(word, "\1");
            assert_false(lore_listed(w, part, word));
        }
        assert_true(n > 1000);
    }
}

static void ns_5_5_tokens(void **state) {
    (void)state;
    static const char *const want[] = { "he's", "back", "well", "known", "rock", "n", "roll", "e", "t" };
    struct lz_text message = lz_span("He's back: 'well-known' rock 'n' roll, '' E.T.!");
    char token[LORE_LETTERS];
    for (size_t i = 0; i < sizeof want / sizeof *want; i++) {
        assert_true(lore_take_token(&message, token));
        assert_string_equal(token, want[i]);
    }
    assert_false(lore_take_token(&message, token));
    char endless[3 * LORE_LETTERS];
    memset(endless, 'a', sizeof endless);
    message = (struct lz_text){ endless, sizeof endless };
    assert_true(lore_take_token(&message, token));
    assert_int_equal(strlen(token), LORE_LETTERS - 1);
    assert_false(lore_take_token(&message, token));
}

static void ns_5_6_what_is_a_word(void **state) {
    static const char *const known[] = { "the",   "hearts",   "believing", "mice",   "yeah",
                                         "isn't", "can't",    "they'll",   "dog's",  "o'clock",
                                         "won't", "could've", "she'd've",  "bigger", "with" };
    static const char *const unknown[] = { "zzgh", "xyzzying", "meinst", "keine", "s't", "qqq's" };
    const struct lore *w = wordnet(state);
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (!lore_known(w, known[i]))
            fail_msg("'%s' is not known", known[i]);
    for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++)
        if (lore_known(w, unknown[i]))
            fail_msg("'%s' is known", unknown[i]);
}

/* A folder of our own, gone after the test. */
static const char *const real_names[] = { "index.noun", "index.verb", "index.adj", "index.adv",
                                          "data.noun",  "data.verb",  "data.adj",  "data.adv",
                                          "noun.exc",   "verb.exc",   "adj.exc",   "adv.exc" };
enum { REAL_NAMES = sizeof real_names / sizeof *real_names };

static void sweep(const char *folder) {
    char path[PATH];
    for (int i = 0; i < REAL_NAMES; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, real_names[i]);
        unlink(path);
    }
    rmdir(folder);
}

static void put_file(const char *folder, const char *name, const char *content) {
    char path[PATH];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    unlink(path);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(content, file);
    assert_int_equal(fclose(file), 0);
}

static void assert_none(const char *folder, const char *which) {
    struct lore lore;
    char said[SAID];
    struct lz_writer trouble = lz_writer_in(said, sizeof said);
    assert_false(lore_open(&lore, folder, &trouble));
    assert_non_null(strstr(said, which));
    assert_non_null(strstr(said, lore_without()));
    for (int i = 0; i < LORE_PARTS * LORE_FILES; i++)
        assert_int_equal(lore.file[i / LORE_FILES][i % LORE_FILES].len, 0);
    assert_false(lore_open(&lore, folder, NULL));
}

static void where_there_is_none_it_is_said(void **state) {
    (void)state;
    char folder[] = "lizardry-words-XXXXXX";
    assert_non_null(mkdtemp(folder));
    assert_none(folder, "/index.noun': No such file");
    for (int i = 0; i < REAL_NAMES; i++)
        put_file(folder, real_names[i], "  1 A licence, and no words.\n");
    assert_none(folder, "damaged");
    put_file(folder, "adv.exc", "");
    assert_none(folder, "/adv.exc': it is no file, an empty");
    sweep(folder);
    assert_bases(NULL, "mice", "");
}

static void the_folder_is_named_by_the_environment(void **state) {
    (void)state;
    const char *before = getenv("LIZARDRY_WORDNET");
    char *kept = before ? strdup(before) : NULL;
    setenv("LIZARDRY_WORDNET", "/somewhere", 1);
    assert_string_equal(lore_folder(), "/somewhere");
    setenv("LIZARDRY_WORDNET", "", 1);
    assert_string_equal(lore_folder(), "/usr/share/wordnet");
    unsetenv("LIZARDRY_WORDNET");
    assert_string_equal(lore_folder(), "/usr/share/wordnet");
    if (kept)
        setenv("LIZARDRY_WORDNET", kept, 1);
    free(kept);
}

static void the_engine_asks_it(void **state) {
    const struct lz_lore *lore = &wordnet(state)->open;
    assert_true(lore->knows(lore, "believing"));
    assert_false(lore->knows(lore, "xyzzying"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(base_forms_are_those_of_morphy),
        cmocka_unit_test(every_word_of_the_index_is_found),
        cmocka_unit_test(ns_5_5_tokens),
        cmocka_unit_test(ns_5_6_what_is_a_word),
        cmocka_unit_test(where_there_is_none_it_is_said),
        cmocka_unit_test(the_folder_is_named_by_the_environment),
        cmocka_unit_test(the_engine_asks_it),
    };
    return cmocka_run_group_tests_name("lore", tests, open_lore, close_lore);
}
