/* The words of NewSpeak's bots, by WordNet 3.0 itself, and without it. */
#include "bots/newspeak/newspeak_words_test.h"

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
    const struct newspeak_words *w = wordnet(state);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_bases(w, rows[i][0], rows[i][1]);
}

/* Bisection finds each line of each file, the first, the last and those between. */
static void every_word_of_the_index_is_found(void **state) {
    const struct newspeak_words *w = wordnet(state);
    for (int part = 0; part < NSW_PARTS; part++) {
        struct lz_text rest = w->file[part][NSW_INDEX];
        uint32_t n = 0;
        for (char word[SAID]; rest.len; n++) {
            struct lz_text line = lz_take_line(&rest), lemma = line;
            lemma = lz_take_word(&lemma);
            if (*line.at == ' ' || n % 7)
                continue;
            snprintf(word, sizeof word, "%.*s", (int)lemma.len, lemma.at);
            assert_true(newspeak_listed(w, part, word));
            uint32_t place[NSW_SENSES];
            assert_int_not_equal(newspeak_senses(w, part, word, place), 0);
            strcat(word, "\1");
            assert_false(newspeak_listed(w, part, word));
        }
        assert_true(n > 1000);
    }
}

static void ns_17_4_the_figures_of_both_sets(void **state) {
    const struct newspeak_words *w = wordnet(state);
    int entries[NS_SETS] = { 0 }, covers = 0, reached = 0;
    for (uint32_t i = 0; i < w->nears; i++) {
        const struct newspeak_near *near = &w->near[i];
        entries[near->code / NS_WORDS] += near->how >= NSW_SYN;
        covers += near->how == NSW_COVER;
        reached += near->how == NSW_COVER && class_of(w, near->word, near->code) >= 0;
        assert_true(i == 0 || strcmp(w->near[i - 1].word, near->word) <= 0);
    }
    assert_int_equal(entries[0], 409);
    assert_int_equal(entries[1], 389);
    assert_int_equal(covers, 160);
    assert_int_equal(reached, 60);
}

static void ns_5_5_tokens(void **state) {
    (void)state;
    static const char *const want[] = { "he's", "back", "well", "known", "rock", "n", "roll", "e", "t" };
    struct lz_text message = lz_span("He's back: 'well-known' rock 'n' roll, '' E.T.!");
    char token[NSW_LETTERS];
    for (size_t i = 0; i < sizeof want / sizeof *want; i++) {
        assert_true(newspeak_take_token(&message, token));
        assert_string_equal(token, want[i]);
    }
    assert_false(newspeak_take_token(&message, token));
    char endless[3 * NSW_LETTERS];
    memset(endless, 'a', sizeof endless);
    message = (struct lz_text){ endless, sizeof endless };
    assert_true(newspeak_take_token(&message, token));
    assert_int_equal(strlen(token), NSW_LETTERS - 1);
    assert_false(newspeak_take_token(&message, token));
}

static void ns_5_6_what_is_a_word(void **state) {
    static const char *const known[] = { "the",   "hearts",   "believing", "mice",   "yeah",
                                         "isn't", "can't",    "they'll",   "dog's",  "o'clock",
                                         "won't", "could've", "she'd've",  "bigger", "with" };
    static const char *const unknown[] = { "zzgh", "xyzzying", "meinst", "keine", "s't", "qqq's" };
    const struct newspeak_words *w = wordnet(state);
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (!newspeak_known(w, known[i]))
            fail_msg("'%s' is not known", known[i]);
    for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++)
        if (newspeak_known(w, unknown[i]))
            fail_msg("'%s' is known", unknown[i]);
}

static void ns_5_6_too_many_unknown_words_are_refused_LANG(void **state) {
    static const struct {
        const char *message;
        int tokens, unknown;
        bool refused;
    } rows[] = {
        { "zzgh xqq", 2, 2, false }, /* two are free */
        { "zzgh xqq vrt", 3, 3, true },
        { "zzgh xqq vrt the dog ran", 6, 3, true },          /* two fifths of six: two */
        { "zzgh xqq vrt the dog ran off", 7, 3, true },      /* of seven: two */
        { "zzgh xqq vrt the dog ran off, so", 8, 3, false }, /* of eight: three */
        { "zzgh xqq vrt kkj the dog ran off so they", 10, 4, false },
        { "zzgh xqq vrt kkj qqz the dog ran off so", 10, 5, true },
        { "Ich habe keine Ahnung was du meinst", 7, 6, true },
        { "Yoda and Chewbacca were late again, eh?", 7, 2, false },
        { "!", 0, 0, false },
    };
    const struct newspeak_words *w = wordnet(state);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct newspeak_language l = newspeak_language(w, lz_span(rows[i].message));
        if (l.tokens != rows[i].tokens || l.unknown != rows[i].unknown || l.refused != rows[i].refused)
            fail_msg("'%s': %d of %d unknown, %s", rows[i].message, l.unknown, l.tokens,
                     l.refused ? "LANG" : "accepted");
    }
}

/* All that bots say passes the gate (NS-18.2). */
static void ns_18_2_what_bots_say_is_english(void **state) {
    const struct newspeak_words *w = wordnet(state);
    const char *const *lists[3 + NS_SETS * NS_WORDS * 2] = { the_facts()->openers, the_facts()->joiners,
                                                             the_facts()->fillers };
    int n = 3;
    for (int i = 0; i < NS_SETS * NS_WORDS; i++) {
        lists[n++] = the_facts()->set[i / NS_WORDS].word[i % NS_WORDS].plain;
        lists[n++] = the_facts()->set[i / NS_WORDS].word[i % NS_WORDS].veiled;
    }
    for (int i = 0; i < n; i++)
        for (const char *const *words = lists[i]; *words; words++)
            if (newspeak_language(w, lz_span(*words)).unknown)
                fail_msg("'%s' has a word that is none", *words);
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

static uint32_t count(const char *const *words) {
    uint32_t n = 0;
    while (words[n])
        n++;
    return n;
}

/* Code-words, forms and covers of both sets. */
static uint32_t words_of_our_own(void) {
    uint32_t n = 0;
    for (int i = 0; i < NS_SETS * NS_WORDS; i++) {
        const struct newspeak_word *word = &the_facts()->set[i / NS_WORDS].word[i % NS_WORDS];
        n += 1 + count(word->forms) + count(word->covers);
    }
    return n;
}

static void assert_without(struct newspeak_words *w, const char *said, const char *which) {
    assert_false(w->have);
    assert_non_null(strstr(said, which));
    assert_non_null(strstr(said, newspeak_words_without()));
    assert_int_equal(w->nears, words_of_our_own());
    assert_false(newspeak_language(w, lz_span("zzgh xqq vrt kkj")).refused);
    assert_bases(w, "mice", "");
    newspeak_words_close(w);
}

static void without_wordnet_bots_know_their_words_and_say_so(void **state) {
    (void)state;
    struct newspeak_words w;
    char folder[] = "lizardry-words-XXXXXX", said[SAID];
    assert_non_null(mkdtemp(folder));
    struct lz_writer trouble = lz_writer_in(said, sizeof said);
    assert_false(newspeak_words_open(&w, the_facts(), folder, &trouble));
    assert_without(&w, said, "/index.noun': No such file");

    const char *before = getenv("LIZARDRY_WORDNET");
    char *kept = before ? strdup(before) : NULL;
    setenv("LIZARDRY_WORDNET", folder, 1);
    trouble = lz_writer_in(said, sizeof said);
    assert_false(newspeak_words_open(&w, the_facts(), NULL, &trouble));
    assert_without(&w, said, folder);
    if (kept)
        setenv("LIZARDRY_WORDNET", kept, 1);
    else
        unsetenv("LIZARDRY_WORDNET");
    free(kept);
    assert_false(newspeak_words_open(&w, the_facts(), folder, NULL));

    for (int i = 0; i < REAL_NAMES; i++)
        put_file(folder, real_names[i], "  1 A licence, and no words.\n");
    trouble = lz_writer_in(said, sizeof said);
    assert_false(newspeak_words_open(&w, the_facts(), folder, &trouble));
    assert_without(&w, said, "damaged");

    put_file(folder, "adv.exc", "");
    trouble = lz_writer_in(said, sizeof said);
    assert_false(newspeak_words_open(&w, the_facts(), folder, &trouble));
    assert_without(&w, said, "/adv.exc': it is no file, an empty");
    sweep(folder);
}

static void what_was_learned_outlives_the_files(void **state) {
    wordnet(state);
    struct newspeak_words w;
    assert_true(newspeak_words_open(&w, the_facts(), NULL, NULL));
    uint32_t nears = w.nears;
    newspeak_words_close(&w);
    assert_false(w.have);
    assert_true(newspeak_words_map(&w, NULL, NULL));
    assert_int_equal(w.nears, nears);
    assert_bases(&w, "mice", "mouse");
    newspeak_words_close(&w);
    assert_bases(&w, "mice", "");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(base_forms_are_those_of_morphy),
        cmocka_unit_test(every_word_of_the_index_is_found),
        cmocka_unit_test(ns_17_4_the_figures_of_both_sets),
        cmocka_unit_test(ns_5_5_tokens),
        cmocka_unit_test(ns_5_6_what_is_a_word),
        cmocka_unit_test(ns_5_6_too_many_unknown_words_are_refused_LANG),
        cmocka_unit_test(ns_18_2_what_bots_say_is_english),
        cmocka_unit_test(without_wordnet_bots_know_their_words_and_say_so),
        cmocka_unit_test(what_was_learned_outlives_the_files),
    };
    return cmocka_run_group_tests(tests, open_words, close_words);
}
