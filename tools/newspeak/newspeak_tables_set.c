/* A code set: its code-words with what bots say for them, and its ten codes (NS-2.3). */
#include "tools/newspeak/newspeak_tables.h"

#include <ctype.h>
#include <string.h>

static bool letters(const char *word, bool capital) {
    if (capital && !isupper((unsigned char)*word++))
        return false;
    for (; *word; word++)
        if (!islower((unsigned char)*word))
            return false;
    return true;
}

static void words_check(struct maker *maker, const char *key, const char *const *list) {
    for (int i = 0; list[i]; i++)
        if (!letters(list[i], false))
            complain(maker, "%s %d: found '%s', expected one word of the letters a to z", key, i + 1, list[i]);
}

/* ["n", "v"] as "nv": noun, verb, adjective, adverb. */
static const char *parts_take(struct maker *maker, const json_t *json) {
    static const char *const all[] = { "",  "n",  "v",  "nv",  "a",  "na",  "va",  "nva",
                                       "r", "nr", "vr", "nvr", "ar", "nar", "var", "nvar" };
    static const char order[] = "nvar";
    json_t *list = list_take(maker, json, "pos", (struct range){ 1, 4 });
    unsigned seen = 0;
    for (int i = 0; i < (int)json_array_size(list); i++) {
        const char *part = json_string_value(json_array_get(list, (size_t)i));
        const char *found = part && strlen(part) == 1 ? strchr(order, *part) : NULL;
        if (!found)
            complain(maker, "pos: found '%s', expected 'n', 'v', 'a' or 'r'", part ? part : "?");
        else
            seen |= 1u << (found - order);
    }
    return all[seen];
}

static void word_take(struct maker *maker, struct newspeak_word *word, const json_t *json) {
    static const char *const keys[] = { "word", "pos", "forms", "cover", "plain", "veiled", NULL };
    const char *name = json_string_value(json_object_get(json, "word"));
    enter(maker, "code-word '%s'", name ? name : "?");
    if (object_take(maker, json, keys)) {
        word->word = member_text(maker, json, "word", (struct range){ 1, 12 });
        if (!letters(word->word, true))
            complain(maker, "word: found '%s', expected one word that begins with a capital", word->word);
        word->parts = parts_take(maker, json);
        word->forms = texts_take(maker, json, "forms", (struct range){ 0, 8 });
        word->covers = texts_take(maker, json, "cover", (struct range){ 1, 8 });
        word->plain = texts_take(maker, json, "plain", (struct range){ 1, 8 });
        word->veiled = texts_take(maker, json, "veiled", (struct range){ 1, 8 });
        words_check(maker, "forms", word->forms);
        words_check(maker, "cover", word->covers);
    }
    leave(maker);
}

static uint8_t meaning_take(struct maker *maker, const char *word, const json_t *json) {
    const char *name = json_string_value(json);
    int meaning = name ? meaning_find(maker, name) : -1;
    if (meaning >= 0)
        return (uint8_t)meaning;
    if (!name || strcmp(name, "-") != 0)
        complain(maker, "'%s': found '%s', expected one of 'meanings', or '-' for a blank", word, name ? name : "?");
    return NS_NONE;
}

static void code_take(struct maker *maker, struct newspeak_set *set, int at, const json_t *json) {
    static const char *const keys[] = { "number", "map", NULL };
    const char *words[NS_WORDS + 1] = { NULL };
    for (int i = 0; i < NS_WORDS; i++)
        words[i] = set->word[i].word;
    enter(maker, "code %d", at + 1);
    if (object_take(maker, json, keys)) {
        int number = number_take(maker, json_object_get(json, "number"), (struct range){ 1, NS_CODES });
        if (number != at + 1)
            complain(maker, "number: found %d, expected %d: they count the codes from 1", number, at + 1);
        const json_t *map = json_object_get(json, "map");
        if (object_take(maker, map, words))
            for (int i = 0; i < NS_WORDS; i++)
                set->means[at][i] = meaning_take(maker, words[i], json_object_get(map, words[i]));
    }
    leave(maker);
}

void set_take(struct maker *maker, int at, const json_t *json) {
    static const char *const keys[] = { "codewords", "codes", NULL };
    struct newspeak_set *set = &maker->facts.set[at];
    int before = maker->complaints;
    enter(maker, "set %c", 'A' + at);
    if (object_take(maker, json, keys)) {
        json_t *words = list_take(maker, json, "codewords", (struct range){ NS_WORDS, NS_WORDS });
        for (int i = 0; i < (int)json_array_size(words); i++)
            word_take(maker, &set->word[i], json_array_get(words, (size_t)i));
        bool whole = maker->complaints == before; /* else the codes have no words to be about */
        json_t *codes = whole ? list_take(maker, json, "codes", (struct range){ NS_CODES, NS_CODES }) : NULL;
        for (int i = 0; i < (int)json_array_size(codes); i++)
            code_take(maker, set, i, json_array_get(codes, (size_t)i));
    }
    leave(maker);
}
