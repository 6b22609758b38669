/* NS-17.3: what is heard in a message, by every kind of ear; W24 with the rulebook's example card, W25 with set A. */
#include "bots/newspeak/newspeak_near_test.h"

#include <stdio.h>

/* "Answer 0.70, Heart 1.00" */
static void put_heard(const struct newspeak_set *set, const double e[NS_WORDS], char said[SAID]) {
    int n = 0;
    said[0] = 0;
    for (int i = 0; i < NS_WORDS; i++)
        if (e[i] > 0)
            n += snprintf(said + n, SAID - (size_t)n, "%s%s %.3f", n ? ", " : "", set->word[i].word, e[i]);
}

static void assert_heard(const struct newspeak_ear *ear, const struct newspeak_set *set, const char *message,
                         const char *want) {
    double e[NS_WORDS] = { 0 };
    char said[SAID];
    newspeak_hear_message(ear, lz_span(message), e);
    put_heard(set, e, said);
    if (strcmp(said, want) != 0)
        fail_msg("'%s': heard '%s', not '%s'", message, said, want);
}

struct row {
    const char *message, *want;
};

static void assert_rows(const struct newspeak_ear *ear, const struct newspeak_set *set, const struct row *row) {
    for (; row->message; row++)
        assert_heard(ear, set, row->message, row->want);
}

/* The card has 19 words and names no forms; the comparative is one. */
static const struct newspeak_set card = { .word = { { .word = "Big",
                                                      .forms = (const char *const[]){ "bigger", "biggest", NULL } },
                                                    { .word = "Business" },
                                                    { .word = "Cute" },
                                                    { .word = "Cold" },
                                                    { .word = "Day" },
                                                    { .word = "Fact" },
                                                    { .word = "Happy" },
                                                    { .word = "Hand" },
                                                    { .word = "Home" },
                                                    { .word = "Life" },
                                                    { .word = "Most" },
                                                    { .word = "Point" },
                                                    { .word = "Question" },
                                                    { .word = "Read" },
                                                    { .word = "Stand" },
                                                    { .word = "Sure" },
                                                    { .word = "Time" },
                                                    { .word = "Truth" },
                                                    { .word = "Wild" } } };

static void w24_the_card_of_the_rulebook(void **state) {
    static struct newspeak_words words;
    static const struct row rows[] = {
        { "Are you happy with that life of yours?", "Happy 1.000, Life 1.000" },
        { "The fact is, I wanted a bigger kitchen, as of today.", "Big 1.000, Fact 1.000" },

        { "Most of all", "Most 1.000" }, /* a stop word is never a code-word */
        { NULL, NULL },
    };
    newspeak_learn(&words, &card, wordnet(state));
    assert_rows(&(struct newspeak_ear){ &words, wordnet(state), NSW_ANT }, &card, rows);
}

/* "does" is a stop word, and not the plural of "doe". */
static void ns_17_3_stop_words_have_no_base_forms(void **state) {
    static struct newspeak_words words;
    const struct newspeak_set set = { .word = { { .word = "Deer", .covers = (const char *const[]){ "doe", NULL } } } };
    static const struct row rows[] = { { "doe", "Deer 0.700" }, { "It does.", "" }, { NULL, NULL } };
    newspeak_learn(&words, &set, wordnet(state));
    assert_rows(&(struct newspeak_ear){ &words, wordnet(state), NSW_ANT }, &set, rows);
}

static void w25_set_a(void **state) {
    static const struct row rows[] = {
        { "He never sent a reply, and my heart was not in it.", "Answer 0.700, Heart 1.000" },
        { "trust", "Believe 0.350, Hope 0.300" },
        { "acquaintance", "Friend 0.600" },
        { "Luckily", "Luck 1.000" },
        { NULL, NULL },
    };
    assert_rows(&(struct newspeak_ear){ learned(state, 0), wordnet(state), NSW_ANT }, &the_facts()->set[0], rows);
}

static void ns_17_3_everything(void **state) {
    static const struct row rows[] = {
        { "two acquaintances replied", "Answer 0.700, Friend 0.600" }, /* base forms */
        { "my friend's kettle", "Friend 1.000" },                      /* what stands for another word is cut off */
        { "a planet, planking, the roadside", "" },
        { "her girlfriend's daydream, a lifelong byroad, the roadway", "" }, /* though WordNet has them */
        { "breakage, breakable", "Break 1.000" },                            /* derived */
        { "disbelieve", "Believe 0.350" },
        { "longness", "Long 0.500" },
        { "amigo", "Friend 0.350" },
        { "planes", "Idea 0.350" },                                   /* whose base form "plan" is no form of Plan */
        { "dreamers", "Dream 0.500" },                                /* compounds, and words that begin alike */
        { "friends, friend, friendship", "Friend 2.000" },            /* repetition counts up to 2 */
        { "late", "Early 0.350" },                                    /* an antonym */
        { "ways and means, looking, told, ended, moves, thing", "" }, /* stop words, and forms of them */
        { "", "" },
        { NULL, NULL },
    };
    assert_rows(&(struct newspeak_ear){ learned(state, 0), wordnet(state), NSW_ANT }, &the_facts()->set[0], rows);
}

/* E over several messages is the same as over their sum. */
static void ns_17_3_messages_add_up(void **state) {
    struct newspeak_ear ear = { learned(state, 0), wordnet(state), NSW_ANT };
    double e[NS_WORDS] = { 0 };
    char said[SAID];
    newspeak_hear_message(&ear, lz_span("a reply"), e);
    newspeak_hear_message(&ear, lz_span("Reply!"), e);
    put_heard(&the_facts()->set[0], e, said);
    assert_string_equal(said, "Answer 1.400");
    newspeak_hear_message(&ear, lz_span("the answer"), e);
    put_heard(&the_facts()->set[0], e, said);
    assert_string_equal(said, "Answer 2.000");
    assert_int_equal(newspeak_hear_token(&ear, "trust", e), 2);
    assert_int_equal(newspeak_hear_token(&ear, "friend", e), 1);
    assert_int_equal(newspeak_hear_token(&ear, "the", e), 0);
}

/* Levels of NS-17.6: what an ear does not count does not share either. */
static void ns_17_6_ears(void **state) {
    static const struct {
        enum newspeak_class most;
        struct row rows[5];
    } ears[] = {
        { NSW_EXACT, { { "trust my friends", "Friend 1.000" }, { "convinced", "" }, { "acquaintance", "" } } },
        { NSW_COVER,
          { { "trust my friends", "Believe 0.700, Friend 1.000" },
            { "replies", "Answer 0.700" },
            { "acquaintance", "" } } },
        { NSW_ANT,
          { { "trust my friends", "Believe 0.350, Friend 1.000, Hope 0.300" }, { "acquaintance", "Friend 0.600" } } },
    };
    const struct newspeak_words *w = learned(state, 0);
    for (size_t i = 0; i < sizeof ears / sizeof *ears; i++)
        assert_rows(&(struct newspeak_ear){ w, wordnet(state), ears[i].most }, &the_facts()->set[0], ears[i].rows);
}

static void without_wordnet_covers_are_heard_as_they_stand(void **state) {
    static struct newspeak_words words;
    static const struct row rows[] = {
        { "He never sent a reply, and my heart was not in it.", "Answer 0.700, Heart 1.000" },
        { "trust", "Believe 0.700" },
        { "replies", "" },
        { "acquaintance", "" },
        { NULL, NULL },
    };
    (void)state;
    newspeak_learn(&words, &the_facts()->set[0], NULL);
    assert_rows(&(struct newspeak_ear){ &words, NULL, NSW_ANT }, &the_facts()->set[0], rows);
}

/* The code-words that a clause hits; `own` (or NULL) is the only one that it may. */
static void assert_hits(const struct newspeak_ear *ear, const struct newspeak_set *set, const char *clause,
                        const struct newspeak_word *own) {
    char want[SAID] = "";
    double e[NS_WORDS] = { 0 };
    newspeak_hear_message(ear, lz_span(clause), e);
    for (int i = 0; i < NS_WORDS; i++)
        if ((e[i] > 0) != (&set->word[i] == own)) {
            put_heard(set, e, want);
            fail_msg("'%s' of %s: heard '%s'", clause, own ? own->word : "nobody", want);
        }
}

static void ns_18_2_clauses_hit_their_own_word_and_fillers_none(void **state) {
    for (int i = 0; i < NS_SETS; i++) {
        const struct newspeak_set *set = &the_facts()->set[i];
        struct newspeak_ear ear = { learned(state, i), wordnet(state), NSW_ANT };
        for (int k = 0; k < NS_SAYINGS; k++)
            for (const char *const *words = the_facts()->saying[k]; *words; words++)
                assert_hits(&ear, set, *words, NULL);
        for (int k = 0; k < the_facts()->topics; k++)
            for (const char *const *clause = the_facts()->topic[k].fillers; *clause; clause++)
                assert_hits(&ear, set, *clause, NULL);
        for (int k = 0; k < NS_WORDS; k++) {
            const struct newspeak_word *word = &set->word[k];
            for (const char *const *clause = word->plain; *clause; clause++)
                assert_hits(&ear, set, *clause, word);
            for (const char *const *clause = word->veiled; *clause; clause++)
                assert_hits(&ear, set, *clause, word);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(w24_the_card_of_the_rulebook),
        cmocka_unit_test(w25_set_a),
        cmocka_unit_test(ns_17_3_everything),
        cmocka_unit_test(ns_17_3_stop_words_have_no_base_forms),
        cmocka_unit_test(ns_17_3_messages_add_up),
        cmocka_unit_test(ns_17_6_ears),
        cmocka_unit_test(without_wordnet_covers_are_heard_as_they_stand),
        cmocka_unit_test(ns_18_2_clauses_hit_their_own_word_and_fillers_none),
    };
    return cmocka_run_group_tests(tests, open_lore, close_lore);
}
