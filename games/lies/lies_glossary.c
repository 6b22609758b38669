/* The words of a set in the sentences of the rules: <an Aware>, <Spreaders>, and what the roles and their first steps
   are called. */
#include "core/words/text.h"
#include "games/lies/lies_facts.h"

#include <string.h>

const char *const lies_word_keys[LIES_WORDS + 1] = {
#define KEY(name, key, text) key,
    LIES_WORD_LIST(KEY)
#undef KEY
        NULL
};

const char *const lies_rulebook[LIES_WORDS] = {
#define TEXT(name, key, text) text,
    LIES_WORD_LIST(TEXT)
#undef TEXT
};

static char upper(char c) { return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c; }

/* The word, or one that differs from it by a capital alone. */
static bool is_word(struct lz_text text, const char *word) {
    return text.len == strlen(word) && (text.at[0] == word[0] || text.at[0] == upper(word[0])) &&
           memcmp(text.at + 1, word + 1, text.len - 1) == 0;
}

static int word_find(struct lz_text text) {
    for (int i = 0; i < LIES_WORDS; i++)
        if (lz_text_is(text, lies_word_keys[i]))
            return i;
    for (int i = 0; i < LIES_WORDS; i++)
        if (is_word(text, lies_word_keys[i]))
            return i;
    return -1;
}

/* As it was asked for: with a capital, if it begins a sentence. */
static void put_word(const struct lies_data *d, int word, bool capital, struct lz_writer *w) {
    lz_put_char(w, capital ? upper(d->word[word][0]) : d->word[word][0]);
    lz_put(w, d->word[word] + 1);
}

static const char *last_word(const char *name) {
    const char *last = name;
    for (const char *c = name; *c; c++)
        last = *c == ' ' ? c + 1 : last;
    return last;
}

/* "Theorists", "Theorists'", "Theorists are": the last word of the role's name, of several or of one. */
static bool put_role(const struct lies_data *d, struct lz_text text, struct lz_writer *w) {
    static const char *const roles[LIES_ROLES] = { "Theorists", "Edgelords", "Moderators", "Educators" };
    static const struct { const char *of_many, *of_one; } ends[] = { { "", "" }, { "'", "'s" }, { " are", " is" } };
    for (int i = 0; i < LIES_ROLES * 3; i++) {
        const char *role = roles[i / 3], *end = ends[i % 3].of_many, *name = d->deck[i / 3].name;
        if (text.len != strlen(role) + strlen(end) || !lz_text_begins(text, role) ||
            memcmp(text.at + strlen(role), end, strlen(end)) != 0)
            continue;
        lz_put(w, last_word(name));
        lz_put(w, name[strlen(name) - 1] == 's' ? end : ends[i % 3].of_one);
        return true;
    }
    return false;
}

/* A role by its whole name, and the first steps of two boards. */
static bool put_whole(const struct lies_data *d, struct lz_text text, struct lz_writer *w) {
    const struct {
        const char *rulebook, *set;
    } rows[] = { { "Platform Moderators", d->deck[LIES_PM].name },
                 { "Rally", d->deck[LIES_CT].step[0].name },
                 { "Teach", d->deck[LIES_DE].step[0].name } };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (lz_text_is(text, rows[i].rulebook)) {
            lz_put(w, rows[i].set);
            return true;
        }
    return false;
}

void lies_put_words(const struct lies_data *d, const char *sentence, struct lz_writer *w) {
    for (const char *open; (open = strchr(sentence, '<'));) {
        const char *end = strchr(open, '>');
        lz_assert(end && end > open + 1);
        struct lz_text text = { open + 1, (uint32_t)(end - open - 1) };
        int word = word_find(text);
        lz_put_text(w, (struct lz_text){ sentence, (uint32_t)(open - sentence) });
        if (word >= 0)
            put_word(d, word, text.at[0] != lies_word_keys[word][0], w);
        else if (!put_role(d, text, w) && !put_whole(d, text, w))
            LZ_BUG("a sentence has a word that no set can say");
        sentence = end + 1;
    }
    lz_put(w, sentence);
}
