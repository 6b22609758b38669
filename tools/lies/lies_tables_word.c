/* What many records are made of: words, numbers, ids, roles. */
#include "tools/lies/lies_tables.h"

#include <stdlib.h>
#include <string.h>

bool words_split(struct words *words, const char *text, const char *separators) {
    words->count = 0;
    if (strlen(text) >= sizeof words->text)
        return false;
    memcpy(words->text, text, strlen(text) + 1);
    char *rest = words->text;
    for (char *word; (word = strtok_r(rest, separators, &rest));) {
        if (words->count == WORDS)
            return false;
        words->word[words->count++] = word;
    }
    return true;
}

bool number_take(struct maker *maker, const struct record *record, const char *word, struct range range, int *number) {
    char *end;
    long value = strtol(word, &end, 10);
    bool plain = *word && !*end && (word[0] == '-' || (word[0] >= '0' && word[0] <= '9'));
    *number = (int)value;
    if (plain && value >= range.least && value <= range.most)
        return true;
    complain(maker, record->line, "number: found '%s', expected one from %d to %d", word, range.least, range.most);
    return false;
}

bool numbers_take(struct maker *maker, const struct record *record, const char *text, int count, int *numbers) {
    struct words words;
    if (!words_split(&words, text, " \t") || words.count != count) {
        complain(maker, record->line, "numbers: found '%s', expected %d of them", text, count);
        return false;
    }
    for (int i = 0; i < count; i++)
        if (!number_take(maker, record, words.word[i], (struct range){ -9999, 9999 }, &numbers[i]))
            return false;
    return true;
}

/* A word that players type and scripts hold. */
bool id_take(struct maker *maker, const struct record *record, const char *word) {
    size_t good = strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789-");
    if (good && !word[good] && good < 24 && *word >= 'a')
        return true;
    complain(maker, record->line,
             "id: found '%s', expected small letters, digits and '-', a letter first, at most 23 characters", word);
    return false;
}

int offered_find(const char *word, const char *const *offered) {
    for (int i = 0; offered[i]; i++)
        if (strcmp(word, offered[i]) == 0)
            return i;
    return -1;
}

struct list offered_list(const char *const *offered) {
    struct list list = { "" };
    size_t len = 0;
    for (int i = 0; offered[i] && len < sizeof list.text; i++)
        len += (size_t)snprintf(list.text + len, sizeof list.text - len, " %s", offered[i]);
    return list;
}

int word_take(struct maker *maker, const struct record *record, const char *word, const char *const *offered) {
    int found = offered_find(word, offered);
    if (found < 0)
        complain(maker, record->line, "word: found '%s', expected one of:%s", word, offered_list(offered).text);
    return found;
}

static const char *const roles[] = { "CT", "EL", "PM", "DE", NULL };

int role_take(struct maker *maker, const struct record *record, const char *word) {
    int role = offered_find(word, roles);
    if (role < 0)
        complain(maker, record->line, "role: found '%s', expected one of: CT EL PM DE", word);
    return role;
}

int roles_take(struct maker *maker, const struct record *record, const char *text) {
    struct words words;
    int bits = 0;
    if (strcmp(text, "all") == 0)
        return (1 << LIES_ROLES) - 1;
    if (!words_split(&words, text, ", \t") || !words.count) {
        complain(maker, record->line, "roles: found '%s', expected some of CT,EL,PM,DE, or all", text);
        return -1;
    }
    for (int i = 0; i < words.count; i++) {
        int role = role_take(maker, record, words.word[i]);
        if (role < 0)
            return -1;
        bits |= 1 << role;
    }
    return bits;
}
