/* What stands for the code-words of both sets, by WordNet 3.0 and without it. */
#include "bots/newspeak/newspeak_near_test.h"

static void ns_17_4_the_figures_of_both_sets(void **state) {
    int entries[NS_SETS] = { 0 }, covers = 0, reached = 0;
    for (int set = 0; set < NS_SETS; set++) {
        const struct newspeak_words *w = learned(state, set);
        for (uint32_t i = 0; i < w->nears; i++) {
            const struct newspeak_near *near = &w->near[i];
            entries[set] += near->how >= NSW_SYN;
            covers += near->how == NSW_COVER;
            reached += near->how == NSW_COVER && class_of(w, near->word, near->code) >= 0;
            assert_true(i == 0 || strcmp(w->near[i - 1].word, near->word) <= 0);
        }
    }
    assert_int_equal(entries[0], 409);
    assert_int_equal(entries[1], 389);
    assert_int_equal(covers, 160);
    assert_int_equal(reached, 60);
}

static void assert_english(const struct lore *lore, const char *words) {
    struct lz_text left = lz_span(words);
    for (char token[LORE_LETTERS]; lore_take_token(&left, token);)
        if (!lore_known(lore, token))
            fail_msg("'%s' has a word that is none: %s", words, token);
}

/* All that bots say passes the gate (NS-18.2). */
static void ns_18_2_what_bots_say_is_english(void **state) {
    const struct lore *lore = wordnet(state);
    const char *const *lists[NS_SAYINGS + NS_TOPICS + NS_SETS * NS_WORDS * 2];
    int n = 0;
    for (int i = 0; i < NS_SAYINGS; i++)
        lists[n++] = the_facts()->saying[i];
    for (int i = 0; i < the_facts()->topics; i++)
        lists[n++] = the_facts()->topic[i].fillers;
    for (int i = 0; i < NS_SETS * NS_WORDS; i++) {
        lists[n++] = the_facts()->set[i / NS_WORDS].word[i % NS_WORDS].plain;
        lists[n++] = the_facts()->set[i / NS_WORDS].word[i % NS_WORDS].veiled;
    }
    for (int i = 0; i < n; i++)
        for (const char *const *words = lists[i]; *words; words++)
            assert_english(lore, *words);
}

static uint32_t count(const char *const *words) {
    uint32_t n = 0;
    while (words[n])
        n++;
    return n;
}

/* Code-words, forms and covers. */
static uint32_t words_of_our_own(const struct newspeak_set *set) {
    uint32_t n = 0;
    for (int i = 0; i < NS_WORDS; i++) {
        const struct newspeak_word *word = &set->word[i];
        n += 1 + count(word->forms) + count(word->covers);
    }
    return n;
}

static void without_wordnet_bots_know_their_own_words(void **state) {
    struct newspeak_words words;
    (void)state;
    for (int set = 0; set < NS_SETS; set++) {
        newspeak_learn(&words, &the_facts()->set[set], NULL);
        assert_int_equal(words.nears, words_of_our_own(&the_facts()->set[set]));
        assert_false(words.crowded);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ns_17_4_the_figures_of_both_sets),
        cmocka_unit_test(ns_18_2_what_bots_say_is_english),
        cmocka_unit_test(without_wordnet_bots_know_their_own_words),
    };
    return cmocka_run_group_tests_name("newspeak-near", tests, open_lore, close_lore);
}
