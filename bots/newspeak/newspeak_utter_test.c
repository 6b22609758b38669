/* What NewSpeak's bots say: it fits, it passes every check of NS-5, it says its words and no others, and never sounds
   twice alike for long. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bots/newspeak/newspeak_hear.h"
#include "bots/newspeak/newspeak_utter.h"
#include "core/games.h"
#include "core/rng.h"

#include <string.h>

enum { MOST = 500, LEAST = 40 }; /* NS-16.1 */

static const struct newspeak_facts *the_facts(void) { return newspeak_facts_of(lz_game_by_id(lz_span("newspeak"))); }

static struct lore lore;
static struct newspeak_ear ear[NS_SETS];
static struct newspeak_spoken spoken; /* nothing yet, but where a test says so */

static int open_ears(void **state) {
    static struct newspeak_words words[NS_SETS];
    const struct lore *have = lore_open(&lore, lore_folder(), NULL) ? &lore : NULL;
    (void)state;
    newspeak_spoken_begin(&spoken, the_facts(), the_facts()->set);
    for (int i = 0; i < NS_SETS; i++) {
        newspeak_learn(&words[i], &the_facts()->set[i], have);
        ear[i] = (struct newspeak_ear){ &words[i], have, NSW_ANT };
    }
    return 0;
}

static int close_ears(void **state) {
    (void)state;
    lore_close(&lore);
    return 0;
}

static void hears_only(const struct newspeak_message *m, int set, struct lz_text said) {
    double e[NS_WORDS] = { 0 }, should[NS_WORDS] = { 0 };
    newspeak_hear_message(&ear[set], said, e);
    for (int i = 0; i < m->words; i++)
        should[m->word[i]] = m->veiled[i] && m->most >= MOST ? .7 : 1;
    for (int j = 0; j < NS_WORDS; j++)
        if (m->most >= MOST)
            assert_float_equal(e[j], should[j], .001);
        else
            assert_true((e[j] > 0) == (should[j] > 0));
}

static void one(struct newspeak_message *m, int set, struct lz_rng *rng) {
    char room[MOST + 1], again[MOST + 1];
    struct lz_writer w = lz_writer_in(room, sizeof room), normal = lz_writer_in(again, sizeof again);
    m->set = &the_facts()->set[set];
    m->spoken = &spoken;
    newspeak_utter(m, rng, &w);
    assert_true(w.len > 0 && w.len <= m->most);
    assert_int_equal(newspeak_normalise((struct lz_text){ room, w.len }, &normal), 0);
    assert_string_equal(room, again);
    assert_int_equal(newspeak_unsayable((struct lz_text){ again, normal.len }), 0);
    hears_only(m, set, (struct lz_text){ room, w.len });
}

static void ns_17_6_all_that_is_said_may_be_said(void **state) {
    struct lz_rng rng = lz_rng_from(1, 2);
    (void)state;
    for (int i = 0; i < 40000; i++) {
        uint32_t most = lz_roll(&rng, 2) ? MOST : LEAST + lz_roll(&rng, MOST - LEAST);
        struct newspeak_message m = { .facts = the_facts(), .most = most };
        m.words = (uint8_t)lz_roll(&rng, (uint32_t)newspeak_together(most) + 1);
        m.word[0] = (uint8_t)lz_roll(&rng, NS_WORDS);
        m.word[1] = (uint8_t)((m.word[0] + 1 + lz_roll(&rng, NS_WORDS - 1)) % NS_WORDS);
        for (int k = 0; k < NSU_TOGETHER; k++)
            m.veiled[k] = lz_roll(&rng, 2);
        one(&m, (int)lz_roll(&rng, NS_SETS), &rng);
    }
}

/* The same two words, said five hundred times over: nine in ten are new. */
static void ns_17_6_talk_is_varied(void **state) {
    enum { TIMES = 500 };
    static char said[TIMES][MOST + 1];
    struct newspeak_message m = {
        .facts = the_facts(), .set = the_facts()->set, .spoken = &spoken, .most = MOST, .words = 2, .word = { 3, 7 }
    };
    struct lz_rng rng = lz_rng_from(3, 4);
    int fresh = 0;
    (void)state;
    for (int i = 0; i < TIMES; i++) {
        struct lz_writer w = lz_writer_in(said[i], sizeof said[i]);
        int k = 0;
        m.veiled[0] = lz_roll(&rng, 2);
        m.veiled[1] = lz_roll(&rng, 2);
        newspeak_utter(&m, &rng, &w);
        while (strcmp(said[k], said[i]) != 0)
            k++;
        fresh += k == i;
    }
    assert_true(fresh >= TIMES * 8 / 10);
}

/* ---- what was said before */

static const char *said_after(const char *before, struct newspeak_message m, uint64_t key) {
    static char room[MOST + 1];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    struct lz_rng rng = lz_rng_from(key, 5);
    newspeak_spoken_begin(&spoken, the_facts(), the_facts()->set);
    if (before)
        newspeak_spoken_take(&spoken, 1, lz_span(before));
    m.facts = the_facts();
    m.set = the_facts()->set;
    m.spoken = &spoken;
    m.most = MOST;
    newspeak_utter(&m, &rng, &w);
    return room;
}

static bool begins_with(const char *line, enum newspeak_saying kind) {
    for (const char *const *words = the_facts()->saying[kind]; *words; words++)
        if (strncmp(line, *words, strlen(*words)) == 0)
            return true;
    return false;
}

static void ns_17_6_a_question_is_answered_wherever_it_stands(void **state) {
    static const struct {
        const char *line;
        enum newspeak_saying answer;
    } rows[] = {
        { "Did you lock the door?", NS_REPLIES },
        { "Did you lock the door? The thing is, the lock is stiff.", NS_REPLIES },
        { "The lock is stiff.", NS_NODS },
        { "Really? The lock is stiff.", NS_NODS },
        { "Who wants to know?", NS_NODS },
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (uint64_t key = 0; key < 20; key++)
            assert_true(begins_with(said_after(rows[i].line, (struct newspeak_message){ .answers = true }, key),
                                    rows[i].answer));
}

/* A filler after a line about the soup is about the soup, or about what is spoken of with it. */
static void ns_17_6_fillers_pick_up_a_noun(void **state) {
    int soup = 0, lines = 0;
    (void)state;
    for (uint64_t key = 0; key < 200; key++) {
        const char *line = said_after("I hope you like soup.", (struct newspeak_message){ 0 }, key);
        lines += strlen(line) > 30; /* more than a short answer */
        soup += strstr(line, "soup") || strstr(line, "kitchen") || strstr(line, "cook");
    }
    assert_true(lines > 100 && soup >= lines);
}

static void ns_17_6_a_word_is_asked_with(void **state) {
    (void)state;
    for (uint64_t key = 0; key < 100; key++) {
        struct newspeak_message m = { .words = 1, .word = { (uint8_t)(key % NS_WORDS) }, .asks = true };
        assert_non_null(strchr(said_after(NULL, m, key), '?'));
    }
}

/* What everybody has said already is said again only when there is nothing else. */
static void ns_17_6_what_was_said_is_not_said_again(void **state) {
    static const char all[] = "You were rather early, it is too early to tell; the train was early for once. The shop "
                              "shuts earlier in winter.";
    (void)state;
    for (uint64_t key = 0; key < 50; key++) {
        struct newspeak_message m = { .words = 1, .word = { 4 } };
        assert_string_equal(the_facts()->set[0].word[4].word, "Early");
        assert_non_null(strstr(said_after(all, m, key), "o you have to be up early?"));
    }
    assert_int_equal(newspeak_told(&spoken, "you were rather early"), 1);
    assert_int_equal(newspeak_told(&spoken, "do you have to be up early?"), 0);
    assert_true(newspeak_line_told(&spoken, lz_span(all)));
    assert_false(newspeak_line_told(&spoken, lz_span("You were rather early.")));
    newspeak_spoken_round(&spoken);
    assert_false(newspeak_answers(&spoken, 0));
}

static void two_words_need_room(void **state) {
    (void)state;
    assert_int_equal(newspeak_together(LEAST), 1);
    assert_int_equal(newspeak_together(NS_MESSAGE - 1), 1);
    assert_int_equal(newspeak_together(160), 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ns_17_6_all_that_is_said_may_be_said),
        cmocka_unit_test(ns_17_6_talk_is_varied),
        cmocka_unit_test(ns_17_6_a_question_is_answered_wherever_it_stands),
        cmocka_unit_test(ns_17_6_fillers_pick_up_a_noun),
        cmocka_unit_test(ns_17_6_a_word_is_asked_with),
        cmocka_unit_test(ns_17_6_what_was_said_is_not_said_again),
        cmocka_unit_test(two_words_need_room),
    };
    return cmocka_run_group_tests_name("newspeak-utter", tests, open_ears, close_ears);
}
