/* The figures of the words and places that NewSpeak is played with: NS-18, counted anew from the tables that were made.
   Means are in hundredths, rounded. */
#include "tests/unit/often.h"
#include "tests/unit/unit.h"

#include "core/rng.h"
#include "games/newspeak/newspeak_view.h"

#include <stdio.h>

enum { TABLE = NS_SLOTS - 1, REST = NS_PLACES - 1, SHUFFLES = OFTEN(40, 10) };

static const struct newspeak_facts *const facts = &newspeak_built_in;

struct spread {
    int least, mean, most;
};
struct tally {
    int least, most, sum, count;
};
static void count_in(struct tally *tally, int number) {
    tally->least = !tally->count || number < tally->least ? number : tally->least;
    tally->most = number > tally->most ? number : tally->most;
    tally->sum += number;
    tally->count++;
}
static int hundredths(int64_t sum, int64_t count) { return (int)((200 * sum + count) / (2 * count)); }
static void assert_spread(struct tally found, struct spread wanted) {
    assert_int_equal(found.least, wanted.least);
    assert_int_equal(hundredths(found.sum, found.count), wanted.mean);
    assert_int_equal(found.most, wanted.most);
}

static uint64_t bit(uint8_t meaning) { return meaning == NS_NONE ? 0 : UINT64_C(1) << meaning; }
static uint64_t tags(int place) {
    static uint64_t known[NS_PLACES]; /* asked for millions of times; no place is without a tag */
    uint64_t mask = known[place];
    for (int i = 0; !known[place] && i < facts->place[place].tags; i++)
        mask |= bit(facts->place[place].tag[i]);
    return known[place] = mask;
}
static uint64_t meanings(const uint8_t *means) {
    uint64_t mask = 0;
    for (int i = 0; i < NS_WORDS; i++)
        mask |= bit(means[i]);
    return mask;
}
static int bits(uint64_t mask) { return __builtin_popcountll(mask); }

/* The code-words, as bits, whose meaning in this code is a tag of the place. */
static uint32_t usable(const uint8_t *means, int place) {
    uint32_t words = 0;
    for (int i = 0; i < NS_WORDS; i++)
        if (bit(means[i]) & tags(place))
            words |= 1u << i;
    return words;
}

/* Clues of three usable words, and what else they could say. */
struct rivals {
    int64_t clues, other_codes, same_code;
};
static void rivals_of_clue(struct rivals *rivals, const struct newspeak_set *set, int codes, const int clue[5]) {
    rivals->clues++;
    for (int code = 0; code < codes; code++) {
        const uint8_t *means = set->means[code];
        uint64_t said = bit(means[clue[2]]) | bit(means[clue[3]]) | bit(means[clue[4]]);
        for (int place = 0; bits(said) == 3 && place < NS_PLACES; place++)
            if (place != clue[1] && (said & ~tags(place)) == 0)
                *(code == clue[0] ? &rivals->same_code : &rivals->other_codes) += 1;
    }
}
static struct rivals rivals_of(const struct newspeak_set *set, int codes) {
    struct rivals rivals = { 0 };
    for (int code = 0; code < codes; code++)
        for (int place = 0; place < NS_PLACES; place++) {
            uint32_t words = usable(set->means[code], place);
            for (int a = 0; a < NS_WORDS; a++)
                for (int b = a + 1; b < NS_WORDS; b++)
                    for (int c = b + 1; c < NS_WORDS; c++)
                        if ((words >> a & words >> b & words >> c & 1) != 0)
                            rivals_of_clue(&rivals, set, codes, (int[]){ code, place, a, b, c });
        }
    return rivals;
}
/* Eleven of the other places lie on the table, each as often as any. */
static int on_the_table(int64_t rivals, int64_t clues) { return hundredths(rivals * TABLE, clues * REST); }

/* The table of section 18, a column a set. */
static const struct figures {
    struct spread usable, equal_lines, shared;
    int meanings_of_word[2], rivals[2], shuffled, same_code, agreeing;
} figures[NS_SETS] = {
    { { 4, 528, 10 }, { 1, 151, 3 }, { 4, 738, 12 }, { 5, 9 }, { 176, 275 }, 76, 30, 3 },
    { { 4, 533, 10 }, { 1, 144, 3 }, { 4, 729, 12 }, { 5, 9 }, { 173, 273 }, 83, 32, 4 },
};

/* NS-2.1, NS-2.4, NS-17.1 */
TEST(there_are_forty_places_with_tags) {
    UNUSED;
    static const uint8_t weight[NS_TAGS] = { 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1 };
    assert_memory_equal(facts->weight, weight, sizeof weight);
    assert_int_equal(facts->meanings, 55);
    for (int i = 0; i < NS_PLACES; i++) {
        assert_in_range(facts->place[i].tags, 13, 14);
        assert_int_equal(bits(tags(i)), facts->place[i].tags);
        for (int j = 0; j < i; j++)
            assert_string_not_equal(facts->place[i].name, facts->place[j].name);
    }
    assert_string_equal(facts->place[0].name, "Night Club");
    assert_string_equal(facts->place[32].word, "museum-of-progress");
}

/* NS-2.2, NS-2.3, NS-18.1 */
TEST(ns_18_1_ns_2_2_ns_2_3_a_code_has_nineteen_meanings_and_its_own_blank) {
    UNUSED;
    for (int set = 0; set < NS_SETS; set++) {
        uint32_t blanks = 0;
        for (int code = 0; code < NS_CODES; code++) {
            const uint8_t *means = facts->set[set].means[code];
            assert_int_equal(bits(meanings(means)), NS_WORDS - 1);
            for (int i = 0; i < NS_WORDS; i++)
                blanks |= (uint32_t)(means[i] == NS_NONE) << i;
        }
        assert_int_equal(bits(blanks), NS_CODES);
    }
}

/* NS-18.1: three at least; and no place can be spoken of only by words that fit another one too. */
TEST(every_place_can_be_spoken_of_in_every_code) {
    UNUSED;
    for (int set = 0; set < NS_SETS; set++) {
        struct tally tally = { 0 };
        for (int code = 0; code < NS_CODES; code++)
            for (int place = 0; place < NS_PLACES; place++) {
                uint32_t words = usable(facts->set[set].means[code], place);
                count_in(&tally, bits(words));
                for (int other = 0; other < NS_PLACES; other++)
                    if (other != place)
                        assert_int_not_equal(words & ~usable(facts->set[set].means[code], other), 0);
            }
        assert_spread(tally, figures[set].usable);
    }
}

static int equal_lines(const uint8_t *one, const uint8_t *other) {
    int equal = 0;
    for (int i = 0; i < NS_WORDS; i++)
        equal += one[i] == other[i] && one[i] != NS_NONE;
    return equal;
}

/* NS-18: codes that are too much alike would be one, those that share nothing would be told apart by any word. */
TEST(two_codes_share_a_few_lines_and_some_meanings) {
    UNUSED;
    for (int set = 0; set < NS_SETS; set++) {
        struct tally equal = { 0 }, shared = { 0 };
        for (int a = 0; a < NS_CODES; a++)
            for (int b = a + 1; b < NS_CODES; b++) {
                const uint8_t *one = facts->set[set].means[a], *other = facts->set[set].means[b];
                count_in(&equal, equal_lines(one, other));
                count_in(&shared, bits(meanings(one) & meanings(other)));
            }
        assert_spread(equal, figures[set].equal_lines);
        assert_spread(shared, figures[set].shared);
    }
}

TEST(a_code_word_has_many_meanings) {
    UNUSED;
    for (int set = 0; set < NS_SETS; set++) {
        struct tally different = { 0 }, agreeing = { 0 };
        for (int word = 0; word < NS_WORDS; word++) {
            uint64_t all = 0;
            for (int code = 0; code < NS_CODES; code++) {
                int same = 0;
                for (int other = 0; other < 6 && code < 6; other++)
                    same += bit(facts->set[set].means[other][word]) & bit(facts->set[set].means[code][word]) ? 1 : 0;
                count_in(&agreeing, same);
                all |= bit(facts->set[set].means[code][word]);
            }
            count_in(&different, bits(all));
        }
        assert_int_equal(different.least, figures[set].meanings_of_word[0]);
        assert_int_equal(different.most, figures[set].meanings_of_word[1]);
        assert_int_equal(agreeing.most, figures[set].agreeing);
    }
}

/* NS-18: a clue of three words leaves Moderators one or two other readings, and partners nearly none. */
TEST(clues_have_rival_explanations) {
    UNUSED;
    for (int set = 0; set < NS_SETS; set++) {
        struct rivals six = rivals_of(&facts->set[set], 6), nine = rivals_of(&facts->set[set], 9);
        assert_int_equal(on_the_table(six.other_codes, six.clues), figures[set].rivals[0]);
        assert_int_equal(on_the_table(nine.other_codes, nine.clues), figures[set].rivals[1]);
        assert_int_equal(on_the_table(six.same_code, six.clues), figures[set].same_code);
    }
}

/* NS-18: it is the arrangement that makes rivals; the same meanings on other words make less than half as many. */
TEST(shuffled_codes_have_fewer_rivals) {
    UNUSED;
    struct lz_rng rng = lz_rng_from(18, 2);
    for (int set = 0; set < NS_SETS; set++) {
        struct rivals sum = { 0 };
        for (int i = 0; i < SHUFFLES; i++) {
            struct newspeak_set shuffled = facts->set[set];
            for (int code = 0; code < NS_CODES; code++)
                lz_shuffle(&rng, shuffled.means[code], NS_WORDS);
            struct rivals rivals = rivals_of(&shuffled, 6);
            sum.clues += rivals.clues;
            sum.other_codes += rivals.other_codes;
        }
        int found = on_the_table(sum.other_codes, sum.clues), told = figures[set].shuffled;
        assert_true(MEASURED(found >= told - 3 && found <= told + 3));
    }
}

/* All that a bot can say in a set, a clause each. */
struct clauses {
    const char *at[1000];
    int count;
};
static void clauses_add(struct clauses *clauses, const char *const *list) {
    for (; *list; list++)
        clauses->at[clauses->count++] = *list;
}
static void fillers_add(struct clauses *clauses) {
    clauses_add(clauses, facts->saying[NS_FILLERS]);
    for (int i = 0; i < facts->topics; i++)
        clauses_add(clauses, facts->topic[i].fillers);
}
static void clauses_of(struct clauses *clauses, const struct newspeak_set *set) {
    clauses->count = 0;
    fillers_add(clauses);
    for (int i = 0; i < NS_WORDS; i++) {
        clauses_add(clauses, set->word[i].plain);
        clauses_add(clauses, set->word[i].veiled);
    }
}
static int length(const char *const *list) {
    int count = 0;
    while (list[count])
        count++;
    return count;
}

/* NS-18: at least 80 fillers and ten clauses of a code-word, half of them veiled; none stands there twice. */
TEST(ns_18_there_is_enough_to_say) {
    UNUSED;
    struct clauses fillers = { .count = 0 };
    fillers_add(&fillers);
    assert_true(fillers.count >= 80);
    for (int set = 0; set < NS_SETS; set++) {
        struct clauses clauses;
        for (int i = 0; i < NS_WORDS; i++) {
            assert_true(length(facts->set[set].word[i].plain) >= 5);
            assert_true(length(facts->set[set].word[i].veiled) >= 5);
        }
        clauses_of(&clauses, &facts->set[set]);
        for (int a = 0; a < clauses.count; a++)
            for (int b = 0; b < a; b++)
                assert_string_not_equal(clauses.at[a], clauses.at[b]);
    }
}

static bool asks(const char *clause) { return clause[strlen(clause) - 1] == '?'; }

/* NS-17.6: the bot after the opener asks with a word, so each has a question of both kinds. */
TEST(ns_17_6_every_word_can_be_asked_with) {
    UNUSED;
    for (int i = 0; i < NS_SETS * NS_WORDS; i++) {
        const struct newspeak_word *word = &facts->set[i / NS_WORDS].word[i % NS_WORDS];
        const char *const *const lists[] = { word->plain, word->veiled };
        for (int k = 0; k < 2; k++) {
            int questions = 0;
            for (const char *const *clause = lists[k]; *clause; clause++)
                questions += asks(*clause);
            assert_in_range(questions, 1, 2);
        }
    }
}

static bool has_token(const char *clause, const char *word) {
    for (struct newspeak_tokens t = { .left = lz_span(clause) }; newspeak_next_token(&t);)
        if (strcmp(t.token, word) == 0)
            return true;
    return false;
}

/* NS-17.6: a topic's nouns are spoken of in it, so that a filler can pick them up and be picked up. */
TEST(ns_17_6_fillers_of_a_topic_are_about_it) {
    UNUSED;
    for (int i = 0; i < facts->topics; i++)
        for (const char *const *clause = facts->topic[i].fillers; *clause; clause++) {
            int nouns = 0;
            for (const char *const *noun = facts->topic[i].nouns; *noun; noun++)
                nouns += has_token(*clause, *noun);
            if (!nouns)
                fail_msg("'%s' has none of its topic's nouns", *clause);
        }
}

/* NS-18.2, NS-5.3, NS-5.5: it is let through, but for the capitals as it was said. */
static void assert_sayable(const char *text) {
    char room[300] = "";
    struct lz_writer normal = lz_writer_in(room, sizeof room);
    assert_in_range(strlen(text), 1, NS_MESSAGE);
    assert_int_equal(newspeak_normalise(lz_span(text), &normal), 0);
    assert_true(lz_text_like(lz_span(room), text));
    if (newspeak_unsayable(lz_span(room)) != 0)
        fail_msg("'%s' may not be said", room);
}

/* Each clause before each other one, whatever stands around them by turns. */
TEST(what_bots_say_passes_the_rules_of_talk) {
    UNUSED;
    static const char *const nothing[] = { "", NULL };
    int turn = 0;
    for (int set = 0; set < NS_SETS; set++) {
        struct clauses clauses;
        clauses_of(&clauses, &facts->set[set]);
        for (int a = 0; a < clauses.count; a++)
            for (int b = a % 3; b < clauses.count; b += 3, turn++) {
                const char *one = clauses.at[a], *other = clauses.at[b];
                const char *const *before = facts->saying[NS_OPENERS + turn % (NS_REPLIES + 1)];
                const char *const *between = facts->saying[asks(one)     ? NS_REASONS
                                                           : asks(other) ? NS_LEADS
                                                                         : NS_JOINERS];
                char text[300];
                if (asks(one) && asks(other))
                    between = nothing;
                snprintf(text, sizeof text, "%s %s%s%s%s%s%s", before[turn % length(before)], one,
                         asks(one)     ? " "
                         : asks(other) ? ". "
                                       : "",
                         between[turn / 7 % length(between)], between == nothing ? "" : " ", other,
                         asks(other) ? "" : ".");
                assert_sayable(text);
            }
    }
}

/* NS-9.1, NS-9.2: five cards for three or four players, five for five or six; Viktor is in both. */
TEST(every_table_has_five_cards) {
    UNUSED;
    for (int players = 3; players <= 6; players++) {
        int pool = 0;
        for (int i = 0; i < NS_CARDS; i++)
            pool += players >= facts->card[i].seats_least && players <= facts->card[i].seats_most;
        assert_int_equal(pool, 5);
    }
    assert_true(facts->card[4].any_code && facts->card[4].steps == 0);
}

RUN(CASE(there_are_forty_places_with_tags), CASE(ns_18_1_ns_2_2_ns_2_3_a_code_has_nineteen_meanings_and_its_own_blank),
    CASE(every_place_can_be_spoken_of_in_every_code), CASE(two_codes_share_a_few_lines_and_some_meanings),
    CASE(a_code_word_has_many_meanings), CASE(clues_have_rival_explanations), CASE(shuffled_codes_have_fewer_rivals),
    CASE(ns_18_there_is_enough_to_say), CASE(ns_17_6_every_word_can_be_asked_with),
    CASE(ns_17_6_fillers_of_a_topic_are_about_it), CASE(what_bots_say_passes_the_rules_of_talk),
    CASE(every_table_has_five_cards))
