/* Whole matches of bots' talk, read as a listener would (NS-17.6): no line comes twice in a match, no phrase so often
   that it can be learned by heart, only questions ask, those who are asked answer, and what is said is picked up.
   NEWSPEAK_MATCHES=100 reads a hundred matches and holds them to NS-18.3; a few are read otherwise. NEWSPEAK_READ=1
   prints them. */
#include "bots/newspeak/newspeak_table_test.h"

#include <stdio.h>
#include <strings.h>

enum { OF_MATCH = 400, PHRASES = 1000, HUNDRED = 100, FEW = 12 };

struct phrase {
    const char *text;
    int lines; /* that have it */
};
static struct heard {
    int lines, match, asked, answered, picked, could; /* lines in all, in this match; see read_line */
    uint8_t seat;
    int round;
    char before[LZ_SPEECH + 1];
    char line[OF_MATCH][LZ_SPEECH + 1];
    int phrases;
    struct phrase phrase[PHRASES];
} heard;

static void learn(const char *const *list) {
    for (; *list; list++) {
        assert_true(heard.phrases < PHRASES);
        heard.phrase[heard.phrases++] = (struct phrase){ *list, 0 };
    }
}

static void learn_all(void) {
    memset(&heard, 0, sizeof heard);
    learn(the_facts()->saying[NS_NODS]);
    learn(the_facts()->saying[NS_REPLIES]);
    learn(the_facts()->saying[NS_FILLERS]);
    for (int i = 0; i < the_facts()->topics; i++)
        learn(the_facts()->topic[i].fillers);
    for (int i = 0; i < NS_SETS; i++)
        for (int j = 0; j < NS_WORDS; j++) {
            learn(the_facts()->set[i].word[j].plain);
            learn(the_facts()->set[i].word[j].veiled);
        }
}

static bool in_word(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '\''; }

/* The phrase in whatever letters, as whole words. */
static const char *find(const char *line, const char *phrase) {
    size_t len = strlen(phrase);
    for (const char *at = line; strlen(at) >= len; at++)
        if (strncasecmp(at, phrase, len) == 0 && (at == line || !in_word(at[-1])) && !in_word(at[len]))
            return at;
    return NULL;
}

/* A mark of asking closes a phrase that was written as a question. */
static bool asks_rightly(const char *line, const char *mark) {
    for (int i = 0; i < heard.phrases; i++) {
        const char *text = heard.phrase[i].text;
        size_t len = strlen(text);
        if (text[len - 1] == '?' && mark - line + 1 >= (long)len && strncasecmp(mark + 1 - len, text, len) == 0)
            return true;
    }
    return false;
}

static bool is_reply(const char *line) {
    for (const char *const *reply = the_facts()->saying[NS_REPLIES]; *reply; reply++)
        if (find(line, *reply) == line)
            return true;
    return false;
}

/* Do both speak of the same thing? `some`: does the line before speak of any? */
static bool picks_up(const char *before, const char *line, bool *some) {
    for (int i = 0; i < the_facts()->topics; i++)
        for (const char *const *noun = the_facts()->topic[i].nouns; *noun; noun++)
            if (find(before, *noun)) {
                *some = true;
                if (find(line, *noun))
                    return true;
            }
    return false;
}

static void read_answer(const char *line) {
    bool some = false, asked = heard.before[strlen(heard.before) - 1] == '?';
    bool picked = picks_up(heard.before, line, &some);
    heard.asked += asked;
    heard.answered += asked && is_reply(line);
    heard.could += some;
    heard.picked += some && picked;
}

static void read_line(struct game *g, const struct lz_event *event) {
    char *line = heard.line[heard.match % OF_MATCH];
    assert_in_range(event->text.len, 1, LZ_SPEECH);
    snprintf(line, LZ_SPEECH + 1, "%.*s", (int)event->text.len, event->text.at);
    if (getenv("NEWSPEAK_READ"))
        printf("# D%d: %s\n", event->seat + 1, line);
    for (int i = 0; i < heard.match && i < OF_MATCH; i++)
        if (strcmp(heard.line[i], line) == 0)
            fail_msg("twice in a match: '%s'", line);
    for (const char *mark = line; (mark = strchr(mark, '?')); mark++)
        if (!asks_rightly(line, mark))
            fail_msg("no question: '%s'", line);
    for (int i = 0; i < heard.phrases; i++)
        heard.phrase[i].lines += find(line, heard.phrase[i].text) != NULL;
    if (heard.round == g->rounds && heard.seat != event->seat && *heard.before)
        read_answer(line);
    memcpy(heard.before, line, sizeof heard.before);
    heard.seat = event->seat;
    heard.round = g->rounds;
    heard.match++;
    heard.lines++;
}

static void watch(struct game *g, const struct lz_event *event) {
    if (event->kind == NS_K_SAID && event->text.len)
        read_line(g, event);
}

static void read_matches(int matches, const char *level) {
    learn_all();
    for (int seats = 3; seats <= 6; seats++) {
        static struct game g;
        memset(&g, 0, sizeof g);
        lay_table(&g, seats, level, level);
        g.watch = watch;
        for (int key = 0; key < matches / 4; key++) {
            heard.match = 0;
            *heard.before = 0;
            play(&g, 4000 + key * 4 + seats);
        }
        clear_table(&g);
    }
}

static void assert_share(int part, int whole, int least) {
    if (100 * part < least * whole)
        fail_msg("%d of %d, not %d %%", part, whole, least);
}

static void ns_18_3_talk_is_not_a_list_to_learn(void **state) {
    const char *asked = getenv("NEWSPEAK_MATCHES");
    int matches = asked ? atoi(asked) : FEW, most = 0;
    const char *often = "";
    (void)state;
    read_matches(matches, "normal");
    for (int i = 0; i < heard.phrases; i++)
        if (heard.phrase[i].lines > most) {
            most = heard.phrase[i].lines;
            often = heard.phrase[i].text;
        }
    printf("# %d matches, %d lines; '%s' in %d; %d of %d questions answered; %d of %d picked up\n", matches,
           heard.lines, often, most, heard.answered, heard.asked, heard.picked, heard.could);
    if (100 * most > (matches >= HUNDRED ? 2 : 4) * heard.lines)
        fail_msg("'%s' in %d of %d lines", often, most, heard.lines);
    assert_share(heard.answered, heard.asked, 60);
    assert_share(heard.picked, heard.could, 25);
}

static void ns_17_6_other_levels_repeat_nothing_either(void **state) {
    (void)state;
    read_matches(FEW, "easy");
    read_matches(FEW, "hard");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ns_18_3_talk_is_not_a_list_to_learn),
        cmocka_unit_test(ns_17_6_other_levels_repeat_nothing_either),
    };
    return cmocka_run_group_tests_name("newspeak-repertoire", tests, NULL, NULL);
}
