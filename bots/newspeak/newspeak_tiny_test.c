/* A WordNet of a few lines that holds every case of NS-17.4, and the same one cut and damaged at every place. */
#include "bots/newspeak/newspeak_near_test.h"

#include "core/rng.h"

#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

/* Synset i of a part stands at i * LINE of its data file. */
enum { LINE = 200, SYNSETS = 12, TEXT = SYNSETS * LINE };

static const char *const tiny_data[LORE_PARTS][SYNSETS] = {
    [LORE_NOUN] = {
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
    [LORE_VERB] = { "00000000 06 v 02 aim 0 intend 0 001 + 00000000 n 0101", "00000200 06 v 01 plot 0 000",
                   "00000400 06 v 02 plan 0 be_after 0 001 ^ 00000200 v 0000" },
    [LORE_ADJECTIVE] = { "00000000 06 s 01 planned(a) 0 000" },
    [LORE_ADVERB] = { "00000000 06 r 01 well 0 000" },
};
static const char *const tiny_index[LORE_PARTS] = {
    [LORE_NOUN] = "  1 A licence stands before the words.  \n"
                  "game_plan n 1 0 1 0 00000000  \nplan n 4 3 ~ & ! 4 2 00000000 00001200 00001400 00001600  \n"
                  "scheme n 2 0 2 0 00000000 00000200  \n",
    [LORE_VERB] = "aim v 1 0 1 0 00000000  \nplan v 1 1 ^ 1 0 00000400  \nplot v 1 0 1 0 00000200  \n",
    [LORE_ADJECTIVE] = "good a 1 0 1 0 00000000  \nplanned a 1 0 1 0 00000000  \n",
    [LORE_ADVERB] = "well r 1 0 1 0 00000000  \n",
};
static const char *const tiny_exceptions[LORE_PARTS] = { "planz plan game_plan\nschemes plan\n", "aimt aim\n",
                                                         "best good\n", "best well\n" };
static const struct newspeak_set tiny_set = { .word = {
                                                  { .word = "Plan",
                                                    .forms = (const char *const[]){ "plans", NULL },
                                                    .covers = (const char *const[]){ "scheme", "ruse", NULL } } } };

/* Spans that end where a page begins that may not be read: a step too far stops the test. */
struct tiny {
    struct lore lore;
    struct newspeak_words words;
    char whole[LORE_PARTS][LORE_FILES][TEXT + 1];
    uint32_t length[LORE_PARTS][LORE_FILES];
    char *room[LORE_PARTS][LORE_FILES]; /* its end */
};

static void lay(struct tiny *t, int part, int kind, uint32_t length) {
    char *at = t->room[part][kind] - length;
    memcpy(at, t->whole[part][kind], length);
    t->lore.file[part][kind] = (struct lz_text){ at, length };
}

static void write_tiny(struct tiny *t, int part) {
    for (int i = 0; i < SYNSETS && tiny_data[part][i]; i++)
        t->length[part][LORE_DATA] += (uint32_t)snprintf(t->whole[part][LORE_DATA] + i * LINE, LINE + 1, "%-*s\n",
                                                         LINE - 1, tiny_data[part][i]);
    t->length[part][LORE_INDEX] = (uint32_t)snprintf(t->whole[part][LORE_INDEX], TEXT, "%s", tiny_index[part]);
    t->length[part][LORE_EXCEPTIONS] = (uint32_t)snprintf(t->whole[part][LORE_EXCEPTIONS], TEXT, "%s",
                                                          tiny_exceptions[part]);
}

static void open_tiny(struct tiny *t) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE), room = (TEXT + page) / page * page;
    memset(t, 0, sizeof *t);
    for (int i = 0; i < LORE_PARTS * LORE_FILES; i++) {
        int part = i / LORE_FILES, kind = i % LORE_FILES;
        char *at = mmap(NULL, room + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        assert_true(at != MAP_FAILED);
        assert_int_equal(mprotect(at + room, page, PROT_NONE), 0);
        t->room[part][kind] = at + room;
        if (kind == 0)
            write_tiny(t, part);
    }
    for (int i = 0; i < LORE_PARTS * LORE_FILES; i++)
        lay(t, i / LORE_FILES, i % LORE_FILES, t->length[i / LORE_FILES][i % LORE_FILES]);
}

static void close_tiny(struct tiny *t) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE), room = (TEXT + page) / page * page;
    for (int i = 0; i < LORE_PARTS * LORE_FILES; i++)
        munmap(t->room[i / LORE_FILES][i % LORE_FILES] - room, room + page);
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
    newspeak_learn(&t.words, &tiny_set, &t.lore);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (class_of(&t.words, rows[i].word, 0) != rows[i].how)
            fail_msg("'%s' is of class %d", rows[i].word, class_of(&t.words, rows[i].word, 0));
    assert_int_equal(t.words.nears, 4 + 9); /* Plan, plans, scheme, ruse, and those of the rows */
    assert_bases(&t.lore, "planz", "plan game_plan");
    assert_bases(&t.lore, "best", "good well");
    assert_bases(&t.lore, "schemes", "plan"); /* the list, not the ending */
    close_tiny(&t);
}

/* Makes the first of two hyponyms a long one, so that both together have so many words. */
static void write_hyponyms(struct tiny *t, int words) {
    char *data = t->whole[LORE_NOUN][LORE_DATA], *line = data + LINE;
    line += sprintf(line, "00000200 06 n %02x", (unsigned)words - 1);
    for (int i = 0; i < words - 1; i++)
        line += sprintf(line, " hypo%c%c 0", 'a' + i / 26, 'a' + i % 26);
    sprintf(line, " 000\n");
    memcpy(strstr(data, "~i 00000400"), "~i 00001000", 11); /* the other lies beneath it now */
    lay(t, LORE_NOUN, LORE_DATA, t->length[LORE_NOUN][LORE_DATA]);
}

/* Sixty words of hyponyms are kept, one more and all of that part are dropped. */
static void ns_17_4_too_many_hyponyms(void **state) {
    (void)state;
    for (int words = 60; words <= 61; words++) {
        struct tiny t;
        open_tiny(&t);
        write_hyponyms(&t, words);
        newspeak_learn(&t.words, &tiny_set, &t.lore);
        assert_int_equal(class_of(&t.words, "hypoaa", 0), words <= 60 ? NSW_HYP : -1);
        assert_int_equal(class_of(&t.words, "grandchild", 0), words <= 60 ? NSW_HYP : -1);
        assert_int_equal(class_of(&t.words, "second", 0), NSW_SYN);
        close_tiny(&t);
    }
}

static void use_all(struct tiny *t) {
    static const char *const words[] = { "planz", "best", "aims", "plans", "planning", "zzz", "scheming", "aimt" };
    struct lore_bases bases;
    double e[NS_WORDS] = { 0 };
    struct lz_text left = lz_span("They'd planned game plans, aimed well at chaos.");
    newspeak_learn(&t->words, &tiny_set, &t->lore);
    assert_true(t->words.nears <= NSW_NEARS);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        lore_bases(&t->lore, words[i], &bases);
    for (char token[LORE_LETTERS]; lore_take_token(&left, token);)
        lore_known(&t->lore, token);
    newspeak_hear_message(&(struct newspeak_ear){ &t->words, &t->lore, NSW_ANT },
                          lz_span("schemes and messes, well aimt"), e);
    for (int i = 0; i < NS_WORDS; i++)
        assert_true(e[i] >= 0 && e[i] <= 2);
}

static void files_cut_anywhere_do_no_harm(void **state) {
    (void)state;
    struct tiny t;
    open_tiny(&t);
    for (int i = 0; i < LORE_PARTS * LORE_FILES; i++) {
        int part = i / LORE_FILES, kind = i % LORE_FILES;
        for (uint32_t cut = 0; cut <= t.length[part][kind]; cut++) {
            lay(&t, part, kind, cut);
            use_all(&t);
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
        int i = (int)lz_roll(&rng, LORE_PARTS * LORE_FILES), part = i / LORE_FILES, kind = i % LORE_FILES;
        uint32_t length = t.length[part][kind];
        lay(&t, part, kind, length);
        for (uint32_t k = lz_roll(&rng, 6) + 1; k--;) /* the NUL at the end of `bytes` is one of them */
            t.room[part][kind][-(int)length + (int)lz_roll(&rng, length)] = bytes[lz_roll(&rng, sizeof bytes)];
        use_all(&t);
        if (n % 3)
            lay(&t, part, kind, length);
    }
    close_tiny(&t);
}

static void a_synset_elsewhere_is_none(void **state) {
    (void)state;
    struct tiny t;
    struct lore_synset set;
    open_tiny(&t);
    assert_true(lore_synset(&t.lore, LORE_NOUN, LINE, &set));
    t.whole[LORE_NOUN][LORE_DATA][LINE + 7] = '1';
    lay(&t, LORE_NOUN, LORE_DATA, t.length[LORE_NOUN][LORE_DATA]);
    assert_false(lore_synset(&t.lore, LORE_NOUN, LINE, &set));
    close_tiny(&t);
}

static void a_key_ends_where_it_ends(void **state) {
    (void)state;
    static const char key[] = "plan\0z", damaged[] = "plan\0z n 1\n";
    struct lz_text file = { damaged, sizeof damaged - 1 }, line;
    assert_false(lore_take_entry(&file, key, &line));
}

static void words_without_room_are_left_out_and_told(void **state) {
    (void)state;
    static struct newspeak_words w;
    static char room[60][4];
    static const char *covers[61];
    struct newspeak_set set = { 0 };
    for (int i = 0; i < 60; i++) {
        room[i][0] = 'x', room[i][1] = (char)('a' + i / 26), room[i][2] = (char)('a' + i % 26);
        covers[i] = room[i];
    }
    for (int i = 0; i < NS_WORDS / 2; i++)
        set.word[i] = (struct newspeak_word){ .word = "Plan", .covers = covers };
    newspeak_learn(&w, &set, NULL);
    assert_false(w.crowded);
    for (int i = 0; i < NS_WORDS; i++)
        set.word[i] = set.word[0];
    newspeak_learn(&w, &set, NULL);
    assert_true(w.crowded);
    assert_int_equal(w.nears, NSW_NEARS);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ns_17_4_each_case),
        cmocka_unit_test(ns_17_4_too_many_hyponyms),
        cmocka_unit_test(files_cut_anywhere_do_no_harm),
        cmocka_unit_test(damaged_files_do_no_harm),
        cmocka_unit_test(a_synset_elsewhere_is_none),
        cmocka_unit_test(a_key_ends_where_it_ends),
        cmocka_unit_test(words_without_room_are_left_out_and_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
