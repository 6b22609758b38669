/* Records to the takers of their kinds, and what many records are made of. */
#include "core/set.h"

#include "core/bug.h"
#include "core/words/text.h"

#include <string.h>

static const struct lz_record_kind *kind_of(struct lz_record_kinds kinds, const struct lz_set_record *record) {
    for (uint32_t i = 0; i < kinds.count; i++)
        if (strcmp(kinds.at[i].word, record->field[0]) == 0)
            return &kinds.at[i];
    return NULL;
}

static void refuse_kind(struct lz_set *set, struct lz_record_kinds kinds, const char *found) {
    char list[400];
    struct lz_writer w = lz_writer_in(list, sizeof list);
    for (uint32_t i = 0; i < kinds.count; i++)
        if (kinds.at[i].form) {
            lz_put(&w, " ");
            lz_put(&w, kinds.at[i].word);
        }
    lz_trouble(set, "record: found '%s', expected one of:%s", found, list);
}

static bool filled(const struct lz_set_record *record, const struct lz_record_kind *kind) {
    for (int i = 1; i < kind->least; i++)
        if (!*record->field[i])
            return false;
    return true;
}

/* Those that cannot be taken get no fields, and so no taker. */
static void record_check(struct lz_set *set, struct lz_record_kinds kinds, struct lz_set_record *record) {
    const struct lz_record_kind *kind = kind_of(kinds, record);
    size_t name = kind && kind->name && kind->name < record->fields ? strlen(record->field[kind->name]) : 0;
    set->line = record->line;
    if (!kind)
        refuse_kind(set, kinds, record->field[0]);
    else if (record->fields < kind->least || record->fields > kind->most)
        lz_trouble(set, "fields: found %d, expected %s", (int)record->fields, kind->form);
    else if (!filled(record, kind))
        lz_trouble(set, "fields: found an empty one, expected %s", kind->form);
    else if (name > LZ_SET_NAME)
        lz_trouble(set, "name: found one of %d bytes, expected at most %d", (int)name, LZ_SET_NAME);
    else
        return;
    record->fields = 0;
}

static void kind_take(struct lz_set *set, const struct lz_record_kind *kind, void *loader) {
    bool idle = set->enough || (kind->leans && set->troubles);
    lz_assert(kind->least >= 1 && kind->least <= kind->most && kind->records_least <= kind->records_most);
    uint32_t seen = 0;
    for (uint32_t i = 0; i < set->records; i++) {
        const struct lz_set_record *record = &set->record[i];
        if (strcmp(record->field[0], kind->word) != 0)
            continue;
        set->line = record->line;
        if (++seen == kind->records_most + 1u)
            lz_trouble(set, "record: found one more %s, expected at most %d", kind->word, kind->records_most);
        else if (!idle && record->fields && seen <= kind->records_most)
            kind->take(loader, record);
    }
    if (seen < kind->records_least)
        lz_trouble_at(set, 0, "records: found %d of %s, expected at least %d: %s", (int)seen, kind->word,
                      kind->records_least, kind->form);
}

void lz_set_take(struct lz_set *set, struct lz_record_kinds kinds, void *loader) {
    for (uint32_t i = 0; i < set->records; i++)
        record_check(set, kinds, &set->record[i]);
    for (uint32_t i = 0; i < kinds.count; i++)
        kind_take(set, &kinds.at[i], loader);
}

bool lz_words_split(struct lz_words *words, struct lz_text text, const char *separators) {
    words->count = 0;
    for (uint32_t i = 0, begin = 0; i <= text.len; i++) {
        bool ends = i == text.len || strchr(separators, text.at[i]);
        if (!ends)
            continue;
        if (i > begin && words->count == LZ_SET_WORDS)
            return false;
        if (i > begin)
            words->word[words->count++] = (struct lz_text){ text.at + begin, i - begin };
        begin = i + 1;
    }
    return true;
}

bool lz_set_number(struct lz_set *set, struct lz_text word, struct lz_range range, int *number) {
    int64_t value;
    lz_assert(range.least <= range.most);
    if (lz_read_number(word, range.least, range.most, &value)) {
        *number = (int)value;
        return true;
    }
    lz_trouble(set, "number: found '%.*s', expected one from %d to %d", LZ_SHOW(word), range.least, range.most);
    return false;
}

bool lz_set_numbers(struct lz_set *set, const char *field, int count, int *numbers) {
    struct lz_words words;
    lz_assert(count <= LZ_SET_WORDS);
    if (!lz_words_split(&words, lz_span(field), " \t") || words.count != count) {
        lz_trouble(set, "numbers: found '%s', expected %d of them", field, count);
        return false;
    }
    for (int i = 0; i < count; i++)
        if (!lz_set_number(set, words.word[i], (struct lz_range){ -9999, 9999 }, &numbers[i]))
            return false;
    return true;
}

uint32_t lz_word_span(const char *word, const char *of) {
    uint32_t len = 0;
    while (word[len] && strchr(of, word[len]))
        len++;
    return len;
}

bool lz_set_id(struct lz_set *set, const char *word) {
    uint32_t good = lz_word_span(word, "abcdefghijklmnopqrstuvwxyz0123456789-");
    if (good && !word[good] && good <= LZ_SET_ID && *word >= 'a')
        return true;
    lz_trouble(set, "id: found '%s', expected small letters, digits and '-', a letter first, at most %d characters",
               word, LZ_SET_ID);
    return false;
}

int lz_word_find(struct lz_text word, const char *const *offered) {
    for (int i = 0; offered[i]; i++)
        if (lz_text_is(word, offered[i]))
            return i;
    return -1;
}

int lz_set_word(struct lz_set *set, struct lz_text word, const char *const *offered) {
    int found = lz_word_find(word, offered);
    if (found >= 0)
        return found;
    char list[500];
    struct lz_writer w = lz_writer_in(list, sizeof list);
    for (int i = 0; offered[i]; i++) {
        lz_put(&w, " ");
        lz_put(&w, offered[i]);
    }
    lz_trouble(set, "word: found '%.*s', expected one of:%s", LZ_SHOW(word), list);
    return -1;
}
