/* NS-18.1: what the pieces must be together. */
#include "tools/newspeak/newspeak_tables.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

enum { USABLE_LEAST = 3 };

/* Is word, in whatever letters, one of the words of this name? */
static bool name_has(const char *name, const char *word) {
    size_t len = strlen(word);
    for (; *name; name += strcspn(name, " "), name += *name == ' ')
        if (strcspn(name, " ") == len && strncasecmp(name, word, len) == 0)
            return true;
    return false;
}

static void word_check(struct maker *maker, const char *word) {
    for (int i = 0; i < maker->facts.meanings; i++)
        if (strcasecmp(maker->facts.meaning[i], word) == 0)
            complain(maker, "found '%s', a meaning too, expected another word", word);
    for (int i = 0; i < NS_PLACES; i++)
        if (name_has(maker->facts.place[i].name, word))
            complain(maker, "found '%s' in the name of location %d '%s', expected another word", word, i + 1,
                     maker->facts.place[i].name);
}

static void words_check(struct maker *maker, const struct newspeak_set *set) {
    for (int i = 0; i < NS_WORDS; i++) {
        const struct newspeak_word *word = &set->word[i];
        enter(maker, "code-word '%s'", word->word);
        word_check(maker, word->word);
        for (int j = 0; word->forms[j]; j++)
            word_check(maker, word->forms[j]);
        leave(maker);
    }
}

static void code_check(struct maker *maker, const struct newspeak_set *set, int code) {
    const uint8_t *means = set->means[code];
    int blanks = 0;
    for (int i = 0; i < NS_WORDS; i++) {
        blanks += means[i] == NS_NONE;
        for (int j = 0; j < i; j++)
            if (means[i] != NS_NONE && means[i] == means[j])
                complain(maker, "'%s': found '%s', the meaning of '%s' too, expected another one", set->word[i].word,
                         maker->facts.meaning[means[i]], set->word[j].word);
    }
    if (blanks != 1)
        complain(maker, "found %d blanks ('-'), expected 1", blanks);
}

static bool tag_of(const struct newspeak_place *place, uint8_t meaning) {
    for (int i = 0; i < place->tags; i++)
        if (place->tag[i] == meaning)
            return true;
    return false;
}

static void usable_check(struct maker *maker, const uint8_t *means) {
    for (int i = 0; i < NS_PLACES; i++) {
        const struct newspeak_place *place = &maker->facts.place[i];
        int usable = 0;
        for (int j = 0; j < NS_WORDS; j++)
            usable += tag_of(place, means[j]);
        if (usable < USABLE_LEAST)
            complain(maker,
                     "found %d code-words whose meaning is a tag of location %d '%s', expected at least %d: "
                     "give it another tag, or a code-word one of its tags",
                     usable, i + 1, place->name, USABLE_LEAST);
    }
}

void facts_check(struct maker *maker) {
    for (int i = 0; i < NS_SETS; i++) {
        const struct newspeak_set *set = &maker->facts.set[i];
        enter(maker, "set %c", 'A' + i);
        words_check(maker, set);
        for (int j = 0; j < NS_CODES; j++) {
            enter(maker, "code %d", j + 1);
            code_check(maker, set, j);
            usable_check(maker, set->means[j]);
            leave(maker);
        }
        leave(maker);
    }
}
