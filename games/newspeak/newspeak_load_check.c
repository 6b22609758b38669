/* What the records of a set must be together: NS-18.1. */
#include "games/newspeak/newspeak_load.h"

#include "core/bug.h"
#include "core/words/text.h"

enum { USABLE_LEAST = 3 };

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
        if (lz_text_like(lz_span(l->facts->meaning[i]), word))
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
        lz_trouble_at(&l->file, 0, "set %s, code %d: found %d blanks ('-'), expected 1", newspeak_letter(set), code + 1,
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
                          newspeak_letter(set), code + 1, usable, i + 1, place->name, USABLE_LEAST);
    }
}

/* Enough of each set, and clauses for each of them: counted together they may still be one-sided. */
static bool whole(struct newspeak_loader *l) {
    for (int set = 0; set < NS_SETS; set++) {
        const struct newspeak_set *of = &l->facts->set[set];
        if (of->words < NS_WORDS_LEAST)
            lz_trouble_at(&l->file, 0, "words: found %d of set %s, expected %d to %d", of->words, newspeak_letter(set),
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
    if (!l->file.troubles) /* clauses about words that will be others */
        newspeak_load_talk(l);
}
