/* The words of NewSpeak's bots against WordNet 3.0 itself, against a WordNet of a few lines that holds every case of
   NS-17.4, and against that one cut and damaged at every place. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bots/newspeak_hear.h"
#include "core/rng.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { SAID = 1024, PATH = 300 };

/* The real one. */
static int open_words(void **state) {
    static struct newspeak_words words;
    static char said[SAID];
    struct lz_writer trouble = lz_writer_in(said, sizeof said);
    if (!newspeak_words_open(&words, NULL, &trouble))
        print_error("%s\n", said); /* each test says it again */
    *state = &words;
    return 0;
}

static int close_words(void **state) {
    newspeak_words_close(*state);
    return 0;
}

static const struct newspeak_words *wordnet(void **state) {
    const struct newspeak_words *w = *state;
    if (!w->have)
        fail_msg("%s", newspeak_words_without());
    return w;
}

/* The class of a word for a code-word, WordNet's only; -1: it does not stand for it. */
static int class_of(const struct newspeak_words *w, const char *word, int code) {
    for (uint32_t i = newspeak_near(w, word); i < w->nears && strcmp(w->near[i].word, word) == 0; i++)
        if (w->near[i].code == code && w->near[i].how >= NSW_SYN)
            return w->near[i].how;
    return -1;
}

static void assert_bases(const struct newspeak_words *w, const char *word, const char *want) {
    char got[SAID] = "";
    struct newspeak_bases bases;
    struct lz_writer out = lz_writer_in(got, sizeof got);
    newspeak_bases(w, word, &bases);
    for (int i = 0; i < bases.n; i++) {
        lz_put(&out, i ? " " : "");
        lz_put(&out, bases.form[i]);
    }
    if (strcmp(got, want) != 0)
        fail_msg("base forms of '%s': '%s', not '%s'", word, got, want);
}

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
    static const char *const known[] = { "the",     "hearts", "believing", "mice",  "yeah",     "isn't",  "can't",
                                         "they'll", "dog's",  "o'clock",   "won't", "could've", "bigger", "with" };
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
    const char *const *lists[3 + NS_SETS * NS_WORDS * 2] = { newspeak_facts.openers, newspeak_facts.joiners,
                                                             newspeak_facts.fillers };
    int n = 3;
    for (int i = 0; i < NS_SETS * NS_WORDS; i++) {
        lists[n++] = newspeak_facts.set[i / NS_WORDS].word[i % NS_WORDS].plain;
        lists[n++] = newspeak_facts.set[i / NS_WORDS].word[i % NS_WORDS].veiled;
    }
    for (int i = 0; i < n; i++)
        for (const char *const *words = lists[i]; *words; words++)
            if (newspeak_language(w, lz_span(*words)).unknown)
                fail_msg("'%s' has a word that is none", *words);
}

/* A WordNet of a few lines. Synset i of a part stands at i * LINE of its data file. */
enum { LINE = 200, SYNSETS = 12, TEXT = SYNSETS * LINE };

static const char *const tiny_data[NSW_PARTS][SYNSETS] = {
    [NSW_NOUN] = {
        /* first sense: syn; hyponyms; & to all words of a synset, + from x and from another word; ! from x */
        "00000000 06 n 03 Plan 0 scheme(ip) 1 game_plan 2 006 ~ 00000200 n 0000 ~i 00000400 n 0000 & 00000600 n 0000 "
        "+ 00000000 v 0102 + 00000200 v 0201 ! 00000800 n 0101",
        "00000200 06 n 02 design 0 Scheme 0 000",
        "00000400 06 n 01 Marshall 0 001 ~ 00001000 n 0000",
        "00000600 06 n 02 similar 0 design 0 000",
        "00000800 06 n 02 chaos 0 mess 0 000",
        "00001000 06 n 01 grandchild 0 000",
        "00001200 06 n 02 plan 0 second 0 001 ~ 00001000 n 0000",
        "00001400 06 n 02 plan 0 third 0 000",
        "00001600 06 n 02 plan 0 fourth 0 000",
    },
    [NSW_VERB] = { "00000000 06 v 02 aim 0 intend 0 001 + 00000000 n 0101", "00000200 06 v 01 plot 0 000",
                   "00000400 06 v 02 plan 0 be_after 0 001 ^ 00000200 v 0000" },
    [NSW_ADJECTIVE] = { "00000000 06 s 01 planned(a) 0 000" },
    [NSW_ADVERB] = { "00000000 06 r 01 well 0 000" },
};
static const char *const tiny_index[NSW_PARTS] = {
    [NSW_NOUN] = "  1 A licence stands before the words.  \n"
                 "game_plan n 1 0 1 0 00000000  \nplan n 4 3 ~ & ! 4 2 00000000 00001200 00001400 00001600  \n"
                 "scheme n 2 0 2 0 00000000 00000200  \n",
    [NSW_VERB] = "aim v 1 0 1 0 00000000  \nplan v 1 1 ^ 1 0 00000400  \nplot v 1 0 1 0 00000200  \n",
    [NSW_ADJECTIVE] = "good a 1 0 1 0 00000000  \nplanned a 1 0 1 0 00000000  \n",
    [NSW_ADVERB] = "well r 1 0 1 0 00000000  \n",
};
static const char *const tiny_exceptions[NSW_PARTS] = { "planz plan game_plan\n", "aimt aim\n", "best good\n",
                                                        "best well\n" };
static const struct newspeak_set tiny_set = { .word = {
                                                  { .word = "Plan",
                                                    .forms = (const char *const[]){ "plans", NULL },
                                                    .covers = (const char *const[]){ "scheme", "ruse", NULL } } } };

/* Spans that end where a page begins that may not be read: a step too far stops the test. */
struct tiny {
    struct newspeak_words words;
    char whole[NSW_PARTS][NSW_FILES][TEXT + 1];
    uint32_t length[NSW_PARTS][NSW_FILES];
    char *room[NSW_PARTS][NSW_FILES]; /* its end */
};

static void lay(struct tiny *t, int part, int kind, uint32_t length) {
    char *at = t->room[part][kind] - length;
    memcpy(at, t->whole[part][kind], length);
    t->words.file[part][kind] = (struct lz_text){ at, length };
}

static void write_tiny(struct tiny *t, int part) {
    for (int i = 0; i < SYNSETS && tiny_data[part][i]; i++)
        t->length[part][NSW_DATA] += (uint32_t)snprintf(t->whole[part][NSW_DATA] + i * LINE, LINE + 1, "%-*s\n",
                                                        LINE - 1, tiny_data[part][i]);
    t->length[part][NSW_INDEX] = (uint32_t)snprintf(t->whole[part][NSW_INDEX], TEXT, "%s", tiny_index[part]);
    t->length[part][NSW_EXCEPTIONS] = (uint32_t)snprintf(t->whole[part][NSW_EXCEPTIONS], TEXT, "%s",
                                                         tiny_exceptions[part]);
}

static void open_tiny(struct tiny *t) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE), room = (TEXT + page) / page * page;
    memset(t, 0, sizeof *t);
    t->words.have = true;
    for (int i = 0; i < NSW_PARTS * NSW_FILES; i++) {
        int part = i / NSW_FILES, kind = i % NSW_FILES;
        char *at = mmap(NULL, room + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        assert_true(at != MAP_FAILED);
        assert_int_equal(mprotect(at + room, page, PROT_NONE), 0);
        t->room[part][kind] = at + room;
        if (kind == 0)
            write_tiny(t, part);
    }
    for (int i = 0; i < NSW_PARTS * NSW_FILES; i++)
        lay(t, i / NSW_FILES, i % NSW_FILES, t->length[i / NSW_FILES][i % NSW_FILES]);
}

static void close_tiny(struct tiny *t) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE), room = (TEXT + page) / page * page;
    for (int i = 0; i < NSW_PARTS * NSW_FILES; i++)
        munmap(t->room[i / NSW_FILES][i % NSW_FILES] - room, room + page);
}

static void ns_17_4_each_case(void **state) {
    (void)state;
    static const struct {
        const char *word;
        int how;
    } rows[] = {
        { "scheme", NSW_SYN }, /* its marker stripped; also a hyponym: the strongest wins */
        { "second", NSW_SYN }, /* senses two and three, not four */
        { "third", NSW_SYN },    { "fourth", -1 },
        { "similar", NSW_SIM },  { "design", NSW_SIM }, /* & to a synset; also a hyponym */
        { "intend", NSW_SIM },                          /* + to the second word of a synset, not to its first */
        { "aim", -1 },           { "plot", NSW_SIM },   /* ^ of the verb; the pointer + of "scheme" does not count */
        { "marshall", NSW_HYP },                        /* ~i, in small letters */
        { "grandchild", -1 },                           /* a hyponym of a hyponym, and of the second sense */
        { "chaos", NSW_ANT },                           /* the numbered word */
        { "mess", -1 },          { "plan", -1 },        /* itself */
        { "game", -1 },                                 /* part of a compound */
        { "be_after", -1 },
    };
    struct tiny t;
    open_tiny(&t);
    assert_true(newspeak_learn(&t.words, &tiny_set, 1));
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (class_of(&t.words, rows[i].word, 0) != rows[i].how)
            fail_msg("'%s' is of class %d", rows[i].word, class_of(&t.words, rows[i].word, 0));
    assert_int_equal(t.words.nears, 4 + 9); /* Plan, plans, scheme, ruse, and those of the rows */
    assert_bases(&t.words, "planz", "plan game_plan");
    assert_bases(&t.words, "best", "good well");
    close_tiny(&t);
}

/* Makes the first of two hyponyms a long one, so that both together have so many words. */
static void write_hyponyms(struct tiny *t, int words) {
    char *data = t->whole[NSW_NOUN][NSW_DATA], *line = data + LINE;
    line += sprintf(line, "00000200 06 n %02x", (unsigned)words - 1);
    for (int i = 0; i < words - 1; i++)
        line += sprintf(line, " hypo%c%c 0", 'a' + i / 26, 'a' + i % 26);
    sprintf(line, " 000\n");
    memcpy(strstr(data, "~i 00000400"), "~i 00001000", 11); /* the other lies beneath it now */
    lay(t, NSW_NOUN, NSW_DATA, t->length[NSW_NOUN][NSW_DATA]);
}

/* Sixty words of hyponyms are kept, one more and all of that part are dropped. */
static void ns_17_4_too_many_hyponyms(void **state) {
    (void)state;
    for (int words = 60; words <= 61; words++) {
        struct tiny t;
        open_tiny(&t);
        write_hyponyms(&t, words);
        newspeak_learn(&t.words, &tiny_set, 1);
        assert_int_equal(class_of(&t.words, "hypoaa", 0), words <= 60 ? NSW_HYP : -1);
        assert_int_equal(class_of(&t.words, "grandchild", 0), words <= 60 ? NSW_HYP : -1);
        assert_int_equal(class_of(&t.words, "second", 0), NSW_SYN);
        close_tiny(&t);
    }
}

static void use_all(struct newspeak_words *w) {
    static const char *const words[] = { "planz", "best", "aims", "plans", "planning", "zzz", "scheming", "aimt" };
    struct newspeak_bases bases;
    double e[NS_WORDS] = { 0 };
    newspeak_learn(w, &tiny_set, 1);
    assert_true(w->nears <= NSW_NEARS);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        newspeak_bases(w, words[i], &bases);
    newspeak_language(w, lz_span("They'd planned game plans, aimed well at chaos."));
    newspeak_hear(&(struct newspeak_ear){ w, 0, NSW_ANT }, lz_span("schemes and messes, well aimt"), e);
    for (int i = 0; i < NS_WORDS; i++)
        assert_true(e[i] >= 0 && e[i] <= 2);
}

static void files_cut_anywhere_do_no_harm(void **state) {
    (void)state;
    struct tiny t;
    open_tiny(&t);
    for (int i = 0; i < NSW_PARTS * NSW_FILES; i++) {
        int part = i / NSW_FILES, kind = i % NSW_FILES;
        for (uint32_t cut = 0; cut <= t.length[part][kind]; cut++) {
            lay(&t, part, kind, cut);
            use_all(&t.words);
        }
    }
    close_tiny(&t);
}

static void damaged_files_do_no_harm(void **state) {
    (void)state;
    static const char bytes[] = " \n09af~+&!(zZ'\377";
    struct tiny t;
    open_tiny(&t);
    struct lz_rng rng = lz_rng_from(17, 4);
    for (int n = 0; n < 20000; n++) {
        int i = (int)lz_roll(&rng, NSW_PARTS * NSW_FILES), part = i / NSW_FILES, kind = i % NSW_FILES;
        uint32_t length = t.length[part][kind];
        lay(&t, part, kind, length);
        for (uint32_t k = lz_roll(&rng, 6) + 1; k--;) /* the NUL at the end of `bytes` is one of them */
            t.room[part][kind][-(int)length + (int)lz_roll(&rng, length)] = bytes[lz_roll(&rng, sizeof bytes)];
        use_all(&t.words);
        if (n % 3)
            lay(&t, part, kind, length);
    }
    close_tiny(&t);
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
        const struct newspeak_word *word = &newspeak_facts.set[i / NS_WORDS].word[i % NS_WORDS];
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
    assert_false(newspeak_words_open(&w, folder, &trouble));
    assert_without(&w, said, "/index.noun': No such file");

    setenv("LIZARDRY_WORDNET", folder, 1);
    trouble = lz_writer_in(said, sizeof said);
    assert_false(newspeak_words_open(&w, NULL, &trouble));
    assert_without(&w, said, folder);
    unsetenv("LIZARDRY_WORDNET");
    assert_false(newspeak_words_open(&w, folder, NULL));

    for (int i = 0; i < REAL_NAMES; i++)
        put_file(folder, real_names[i], "  1 A licence, and no words.\n");
    trouble = lz_writer_in(said, sizeof said);
    assert_false(newspeak_words_open(&w, folder, &trouble));
    assert_without(&w, said, "damaged");

    put_file(folder, "adv.exc", "");
    trouble = lz_writer_in(said, sizeof said);
    assert_false(newspeak_words_open(&w, folder, &trouble));
    assert_without(&w, said, "/adv.exc': it is no file, an empty");
    sweep(folder);
}

static void what_was_learned_outlives_the_files(void **state) {
    wordnet(state);
    struct newspeak_words w;
    assert_true(newspeak_words_open(&w, NULL, NULL));
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
        cmocka_unit_test(ns_17_4_each_case),
        cmocka_unit_test(ns_17_4_too_many_hyponyms),
        cmocka_unit_test(ns_5_5_tokens),
        cmocka_unit_test(ns_5_6_what_is_a_word),
        cmocka_unit_test(ns_5_6_too_many_unknown_words_are_refused_LANG),
        cmocka_unit_test(ns_18_2_what_bots_say_is_english),
        cmocka_unit_test(files_cut_anywhere_do_no_harm),
        cmocka_unit_test(damaged_files_do_no_harm),
        cmocka_unit_test(without_wordnet_bots_know_their_words_and_say_so),
        cmocka_unit_test(what_was_learned_outlives_the_files),
    };
    return cmocka_run_group_tests(tests, open_words, close_words);
}
