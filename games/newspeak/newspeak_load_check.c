/* What the records of a set must be together: NS-18.1; and what bots say, NS-18.2: each clause carries the one
   code-word it was written for, nothing else carries any, and all of it may be said (NS-5). What WordNet would hear
   besides is not asked. */
#include "games/newspeak/newspeak_load.h"

#include "core/bug.h"
#include "core/words/text.h"

#include <string.h>

enum { USABLE_LEAST = 3 };

static const char *letter_of(int set) { return set ? "B" : "A"; }

static char small(char c) { return c >= 'A' && c <= 'Z' ? (char)(c + ('a' - 'A')) : c; }

static bool alike(const char *a, const char *b) {
    for (; *a && small(*a) == small(*b); a++)
        b++;
    return small(*a) == small(*b);
}

/* ---- NS-18.1 */

/* Is word, in whatever letters, one of the words of this name? */
static bool name_has(const char *name, const char *word) {
    struct lz_text left = lz_span(name);
    for (struct lz_text part; (part = lz_take_word(&left)).len;)
        if (lz_text_like(part, word))
            return true;
    return false;
}

static void check_word(struct newspeak_loader *l, const char *word) {
    for (int i = 0; i < l->facts->meanings; i++)
        if (alike(l->facts->meaning[i], word))
            lz_trouble(&l->file, "word: found '%s', a meaning too, expected another word", word);
    for (int i = 0; i < l->facts->places; i++)
        if (name_has(l->facts->place[i].name, word))
            lz_trouble(&l->file, "word: found '%s' in the name of place %d '%s', expected another word", word, i + 1,
                       l->facts->place[i].name);
}

static void check_words(struct newspeak_loader *l, int set) {
    for (int i = 0; i < l->facts->set[set].words; i++) {
        const struct newspeak_word *word = &l->facts->set[set].word[i];
        l->file.line = l->word_line[set][i];
        check_word(l, word->word);
        for (int j = 0; word->forms[j]; j++)
            check_word(l, word->forms[j]);
    }
}

static void check_code(struct newspeak_loader *l, int set, int code) {
    const struct newspeak_set *codes = &l->facts->set[set];
    const uint8_t *means = codes->means[code];
    int blanks = 0;
    for (int i = 0; i < codes->words; i++) {
        lz_assert(means[i] < l->facts->meanings || means[i] == NS_NONE);
        blanks += means[i] == NS_NONE;
        for (int j = 0; j < i; j++)
            if (means[i] != NS_NONE && means[i] == means[j])
                lz_trouble_at(&l->file, l->word_line[set][i],
                              "code %d: found '%s', the meaning of '%s' too, expected another one", code + 1,
                              l->facts->meaning[means[i]], codes->word[j].word);
    }
    if (blanks != 1)
        lz_trouble_at(&l->file, 0, "set %s, code %d: found %d blanks ('-'), expected 1", letter_of(set), code + 1,
                      blanks);
}

static bool has_tag(const struct newspeak_place *place, uint8_t meaning) {
    lz_assert(place->tags <= NS_TAGS);
    for (int i = 0; i < place->tags; i++)
        if (place->tag[i] == meaning)
            return true;
    return false;
}

static void check_usable(struct newspeak_loader *l, int set, int code) {
    for (int i = 0; i < l->facts->places; i++) {
        const struct newspeak_place *place = &l->facts->place[i];
        int usable = 0;
        for (int j = 0; j < l->facts->set[set].words; j++)
            usable += has_tag(place, l->facts->set[set].means[code][j]);
        if (usable < USABLE_LEAST)
            lz_trouble_at(&l->file, 0,
                          "set %s, code %d: found %d code-words whose meaning is a tag of place %d '%s', expected at "
                          "least %d: give it another tag, or a code-word one of its tags",
                          letter_of(set), code + 1, usable, i + 1, place->name, USABLE_LEAST);
    }
}

/* ---- NS-18.2 */

static bool listed(const char *const *list, const char *token) {
    for (; *list; list++)
        if (**list == *token && strcmp(*list, token) == 0) /* most differ at once, and this is asked very often */
            return true;
    return false;
}

enum tells { TELLS_NOTHING, TELLS_PLAIN, TELLS_VEILED };
static enum tells tells(const struct newspeak_word *word, const char *token) {
    return alike(word->word, token) || listed(word->forms, token) ? TELLS_PLAIN
           : listed(word->covers, token)                          ? TELLS_VEILED
                                                                  : TELLS_NOTHING;
}

/* No token may tell a word of the set but own, which may be NULL. */
static void check_others(struct newspeak_loader *l, int set, const struct newspeak_word *own, const char *text) {
    const struct newspeak_word *word = l->facts->set[set].word;
    for (struct newspeak_tokens t = { .left = lz_span(text) }; newspeak_next_token(&t);)
        for (int i = 0; i < l->facts->set[set].words; i++)
            if (&word[i] != own && tells(&word[i], t.token))
                lz_trouble(&l->file, "set %s: found '%s' in '%s', which tells the code-word '%s', expected none of it",
                           letter_of(set), t.token, text, word[i].word);
}

/* NS-5: bots would be refused. */
static void check_sayable(struct newspeak_loader *l, const char *text) {
    char room[2 * NS_CLAUSE];
    struct lz_writer normal = lz_writer_in(room, sizeof room);
    if (newspeak_normalise(lz_span(text), &normal) != 0)
        lz_trouble(&l->file, "found '%s', expected letters, blanks and ' , . ! ? ; : - alone (NS-5.3)", text);
    else if (newspeak_unsayable((struct lz_text){ room, normal.len }) != 0)
        lz_trouble(&l->file, "found '%s', which nobody may say (NS-5.5), expected another clause", text);
}

static void check_clauses(struct newspeak_loader *l, int set, int at, enum tells kind) {
    const struct newspeak_word *word = &l->facts->set[set].word[at];
    lz_assert(kind != TELLS_NOTHING && at < l->facts->set[set].words);
    const char *const *list = kind == TELLS_PLAIN ? word->plain : word->veiled;
    l->file.line = kind == TELLS_PLAIN ? l->plain_line[set][at] : l->veiled_line[set][at];
    for (; *list; list++) {
        int count[3] = { 0 };
        for (struct newspeak_tokens t = { .left = lz_span(*list) }; newspeak_next_token(&t);)
            count[tells(word, t.token)]++;
        if (count[kind] != 1 || count[TELLS_PLAIN] + count[TELLS_VEILED] != 1)
            lz_trouble(&l->file, "clause: found '%s', expected the %s once and nothing else that tells it", *list,
                       kind == TELLS_PLAIN ? "code-word or one of its forms" : "code-word's cover");
        check_others(l, set, word, *list);
        check_sayable(l, *list);
    }
}

static void check_list(struct newspeak_loader *l, int set, const struct newspeak_word *own, const char *const *list) {
    for (; *list; list++)
        check_others(l, set, own, *list);
}

/* A word that tells two code-words would be said for one and heard for the other. */
static void check_talk(struct newspeak_loader *l, int set) {
    for (int i = 0; i < l->facts->set[set].words; i++) {
        const struct newspeak_word *word = &l->facts->set[set].word[i];
        l->file.line = l->word_line[set][i];
        check_others(l, set, word, word->word);
        check_list(l, set, word, word->forms);
        check_list(l, set, word, word->covers);
        check_clauses(l, set, i, TELLS_PLAIN);
        check_clauses(l, set, i, TELLS_VEILED);
    }
    const char *const *const sayings[] = { l->facts->openers, l->facts->joiners, l->facts->fillers };
    for (int i = 0; i < 3; i++) {
        l->file.line = l->saying_line[i];
        check_list(l, set, NULL, sayings[i]);
    }
}

/* Once, for both sets: an opener ends and a joiner begins with a mark, so that no clause runs into another. */
static void check_sayings(struct newspeak_loader *l) {
    l->file.line = l->saying_line[0];
    for (const char *const *at = l->facts->openers; *at; at++) {
        check_sayable(l, *at);
        if (!strchr(",.!?;", (*at)[strlen(*at) - 1]))
            lz_trouble(&l->file, "opener: found '%s', expected a mark at its end", *at);
    }
    l->file.line = l->saying_line[1];
    for (const char *const *at = l->facts->joiners; *at; at++)
        if (!strchr(",.!?;", **at))
            lz_trouble(&l->file, "joiner: found '%s', expected a mark at its beginning", *at);
    l->file.line = l->saying_line[2];
    for (const char *const *at = l->facts->fillers; *at; at++)
        check_sayable(l, *at);
}

static int longest(const char *const *list, int most) {
    for (; *list; list++)
        most = (int)strlen(*list) > most ? (int)strlen(*list) : most;
    return most;
}

/* Opener, blank, clause, joiner, clause, mark. */
static void check_length(struct newspeak_loader *l, int set) {
    lz_assert(l->facts->openers && l->facts->joiners && l->facts->fillers);
    int clause = longest(l->facts->fillers, 0);
    for (int i = 0; i < l->facts->set[set].words; i++)
        clause = longest(l->facts->set[set].word[i].veiled, longest(l->facts->set[set].word[i].plain, clause));
    int most = longest(l->facts->openers, 0) + longest(l->facts->joiners, 0) + 2 * clause + 2;
    if (most > NS_MESSAGE)
        lz_trouble_at(&l->file, 0,
                      "set %s: found messages of up to %d characters (opener, clause, joiner, clause), expected %d: "
                      "shorten the longest clause, it has %d",
                      letter_of(set), most, NS_MESSAGE, clause);
}

/* Enough of each set, and clauses for each of them: counted together they may still be one-sided. */
static bool whole(struct newspeak_loader *l) {
    for (int set = 0; set < NS_SETS; set++) {
        const struct newspeak_set *of = &l->facts->set[set];
        if (of->words < NS_WORDS_LEAST)
            lz_trouble_at(&l->file, 0, "words: found %d of set %s, expected %d to %d", of->words, letter_of(set),
                          NS_WORDS_LEAST, NS_WORDS);
        for (int i = 0; i < of->words; i++)
            if (!of->word[i].plain || !of->word[i].veiled)
                lz_trouble_at(&l->file, l->word_line[set][i],
                              "word: found '%s' without clauses, expected plain and veiled", of->word[i].word);
    }
    return !l->file.troubles;
}

void newspeak_load_check(struct newspeak_loader *l) {
    if (!whole(l))
        return;
    for (int set = 0; set < NS_SETS; set++) {
        check_words(l, set);
        for (int code = 0; code < NS_CODES; code++) {
            check_code(l, set, code);
            check_usable(l, set, code);
        }
    }
    if (l->file.troubles) /* clauses about words that will be others */
        return;
    for (int set = 0; set < NS_SETS; set++) {
        check_talk(l, set);
        check_length(l, set);
    }
    check_sayings(l);
}
