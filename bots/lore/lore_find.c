/* Reading WordNet's files in place (wndb(5WN)): lines found by bisection, synsets by their place in the file. Every
   step stays inside the span it was given, whatever the file says. */
#include "bots/lore/lore.h"

#include <string.h>

enum { PLACE_DIGITS = 8 };

static struct lz_text from(struct lz_text file, uint32_t at) { return (struct lz_text){ file.at + at, file.len - at }; }

/* The first word of a line against `key`, as strcmp. A line that begins with a blank (the licence) comes first. */
static int order(struct lz_text line, const char *key) {
    uint32_t i = 0;
    for (; i < line.len && line.at[i] != ' ' && line.at[i] != '\n'; i++)
        if (!key[i] || line.at[i] != key[i])
            return (unsigned char)line.at[i] < (unsigned char)key[i] ? -1 : 1;
    return key[i] ? -1 : 0;
}

struct lz_text lore_find(struct lz_text file, const char *key) {
    uint32_t least = 0, most = file.len; /* both begin a line, or are the end */
    while (least < most) {
        uint32_t middle = least + (most - least) / 2, start = middle;
        while (start > least && file.at[start - 1] != '\n')
            start--;
        if (order(from(file, start), key) >= 0) {
            most = start;
            continue;
        }
        const char *end = memchr(file.at + middle, '\n', file.len - middle);
        least = end ? (uint32_t)(end - file.at) + 1 : file.len;
    }
    return from(file, least);
}

bool lore_take_entry(struct lz_text *file, const char *key, struct lz_text *line) {
    if (file->len == 0 || order(*file, key) != 0)
        return false;
    *line = lz_take_line(file);
    lz_take_word(line);
    return true;
}

bool lore_listed(const struct lore *l, int part, const char *word) {
    struct lz_text found = lore_find(l->file[part][LORE_INDEX], word);
    return *word && found.len && order(found, word) == 0;
}

static bool take_number(struct lz_text *line, int64_t most, int64_t *number) {
    return lz_read_number(lz_take_word(line), 0, most, number);
}

/* lemma pos synset_cnt p_cnt [symbol...] sense_cnt tagsense_cnt place... */
int lore_senses(const struct lore *l, int part, const char *word, uint32_t place[LORE_SENSES]) {
    struct lz_text file = lore_find(l->file[part][LORE_INDEX], word), line;
    int64_t synsets, symbols, at;
    int n = 0;
    if (!lore_take_entry(&file, word, &line))
        return 0;
    lz_take_word(&line);
    if (!take_number(&line, INT32_MAX, &synsets) || !take_number(&line, 99, &symbols))
        return 0;
    for (int64_t i = 0; i < symbols + 2; i++)
        lz_take_word(&line);
    while (n < LORE_SENSES && n < synsets && take_number(&line, UINT32_MAX, &at))
        place[n++] = (uint32_t)at;
    return n;
}

/* place lex_filenum ss_type w_cnt word lex_id [word lex_id...] p_cnt [pointer...] */
bool lore_synset(const struct lore *l, int part, uint32_t place, struct lore_synset *set) {
    struct lz_text file = l->file[part][LORE_DATA];
    if (place >= file.len)
        return false;
    file = from(file, place);
    struct lz_text line = lz_take_line(&file), first = lz_take_word(&line);
    int64_t itself, pointers;
    uint64_t words;
    if (first.len != PLACE_DIGITS || !lz_read_number(first, place, place, &itself))
        return false;
    lz_take_word(&line);
    lz_take_word(&line);
    struct lz_text count = lz_take_word(&line);
    if (count.len != 2 || !lz_read_hex(count, &words))
        return false;
    set->words = (int)words;
    set->word = line;
    for (int i = 0; i < 2 * set->words; i++)
        lz_take_word(&line);
    if (!take_number(&line, 999, &pointers))
        return false;
    set->pointers = (int)pointers;
    set->pointer = line;
    return true;
}

struct lz_text lore_take_word(struct lore_synset *set) {
    struct lz_text word = lz_take_word(&set->word);
    lz_take_word(&set->word); /* its lex_id */
    set->words--;
    return word;
}

static int part_of(struct lz_text letter) {
    static const char letters[LORE_PARTS] = { 'n', 'v', 'a', 'r' };
    const char *found = letter.len == 1 ? memchr(letters, *letter.at, sizeof letters) : NULL;
    return found ? (int)(found - letters) : LORE_PARTS;
}

/* symbol place pos source/target, the last four hex digits */
bool lore_take_pointer(struct lore_synset *set, struct lore_pointer *p) {
    int64_t place;
    uint64_t numbers;
    if (set->pointers == 0)
        return false;
    set->pointers--;
    p->symbol = lz_take_word(&set->pointer);
    bool whole = take_number(&set->pointer, UINT32_MAX, &place);
    p->part = part_of(lz_take_word(&set->pointer));
    struct lz_text last = lz_take_word(&set->pointer);
    if (!whole || p->part == LORE_PARTS || last.len != 4 || !lz_read_hex(last, &numbers))
        return false;
    p->place = (uint32_t)place;
    p->from = (int)(numbers >> 8);
    p->to = (int)(numbers & 255);
    return true;
}
