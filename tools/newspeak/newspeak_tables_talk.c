/* NS-18.2: what bots say. Each clause carries the one code-word it was written for, and nothing else carries any. What
   section 5 refuses is for the game's own tests; what WordNet would hear besides is not asked here. */
#include "tools/newspeak/newspeak_tables.h"

#include <ctype.h>
#include <string.h>

/* The next token of NS-5.5 in small letters; false at the end. */
static bool token_next(const char **text, char token[64]) {
    const char *at = *text;
    while (*at && !isalpha((unsigned char)*at))
        at++;
    int len = 0;
    for (; isalpha((unsigned char)*at) || *at == '\''; at++)
        if (len < 63)
            token[len++] = (char)tolower((unsigned char)*at);
    while (len && token[len - 1] == '\'')
        len--;
    token[len] = 0;
    *text = at;
    return len > 0;
}

static bool listed(const char *const *list, const char *token) {
    for (; *list; list++)
        if (strcmp(*list, token) == 0)
            return true;
    return false;
}

enum tells { TELLS_NOTHING, TELLS_PLAIN, TELLS_VEILED };
static enum tells tells(const struct newspeak_word *word, const char *token) {
    bool same = strlen(word->word) == strlen(token) && tolower((unsigned char)word->word[0]) == token[0] &&
                strcmp(word->word + 1, token + 1) == 0;
    return same || listed(word->forms, token) ? TELLS_PLAIN
           : listed(word->covers, token)      ? TELLS_VEILED
                                              : TELLS_NOTHING;
}

/* No token may tell a word of the set but own, which may be NULL. */
static void others_check(struct maker *maker, const struct newspeak_set *set, const struct newspeak_word *own,
                         const char *text) {
    char token[64];
    for (const char *rest = text; token_next(&rest, token);)
        for (int i = 0; i < NS_WORDS; i++)
            if (&set->word[i] != own && tells(&set->word[i], token))
                complain(maker, "found '%s' in '%s', which tells the code-word '%s', expected none of it", token, text,
                         set->word[i].word);
}

static void clauses_check(struct maker *maker, const struct newspeak_set *set, const struct newspeak_word *word,
                          enum tells kind) {
    const char *const *list = kind == TELLS_PLAIN ? word->plain : word->veiled;
    for (int i = 0; list[i]; i++) {
        int count[3] = { 0 };
        char token[64];
        for (const char *rest = list[i]; token_next(&rest, token);)
            count[tells(word, token)]++;
        enter(maker, "%s %d", kind == TELLS_PLAIN ? "plain" : "veiled", i + 1);
        if (count[kind] != 1 || count[TELLS_PLAIN] + count[TELLS_VEILED] != 1)
            complain(maker, "found '%s', expected the %s once and nothing else that tells it", list[i],
                     kind == TELLS_PLAIN ? "code-word or one of its forms" : "code-word's cover");
        others_check(maker, set, word, list[i]);
        leave(maker);
    }
}

/* A word that tells two code-words would be said for one and heard for the other. */
static void list_check(struct maker *maker, const struct newspeak_set *set, const struct newspeak_word *word,
                       const char *const *list) {
    for (; *list; list++)
        others_check(maker, set, word, *list);
}

static void set_check(struct maker *maker, const struct newspeak_set *set) {
    for (int i = 0; i < NS_WORDS; i++) {
        const struct newspeak_word *word = &set->word[i];
        enter(maker, "code-word '%s'", word->word);
        others_check(maker, set, word, word->word);
        list_check(maker, set, word, word->forms);
        list_check(maker, set, word, word->covers);
        clauses_check(maker, set, word, TELLS_PLAIN);
        clauses_check(maker, set, word, TELLS_VEILED);
        leave(maker);
    }
    enter(maker, "talk");
    list_check(maker, set, NULL, maker->facts.openers);
    list_check(maker, set, NULL, maker->facts.joiners);
    list_check(maker, set, NULL, maker->facts.fillers);
    leave(maker);
}

static int longest(const char *const *list, int most) {
    for (; *list; list++)
        if ((int)strlen(*list) > most)
            most = (int)strlen(*list);
    return most;
}

/* Opener, blank, clause, joiner, clause, mark. */
static void length_check(struct maker *maker, const struct newspeak_set *set) {
    int clause = longest(maker->facts.fillers, 0);
    for (int i = 0; i < NS_WORDS; i++)
        clause = longest(set->word[i].veiled, longest(set->word[i].plain, clause));
    int most = longest(maker->facts.openers, 0) + longest(maker->facts.joiners, 0) + 2 * clause + 2;
    if (most > TALK_MOST)
        complain(maker,
                 "found messages of up to %d characters (opener, clause, joiner, clause), expected %d: shorten the "
                 "longest clause, it has %d",
                 most, TALK_MOST, clause);
}

void talk_check(struct maker *maker) {
    for (int i = 0; i < NS_SETS; i++) {
        enter(maker, "set %c", 'A' + i);
        set_check(maker, &maker->facts.set[i]);
        length_check(maker, &maker->facts.set[i]);
        leave(maker);
    }
}
