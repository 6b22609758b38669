/* Records into struct newspeak_facts, each looked at alone. */
#include "games/newspeak/newspeak_load.h"

#include "core/bug.h"
#include "core/words/text.h"

#include <string.h>

static const char small_letters[] = "abcdefghijklmnopqrstuvwxyz";

static bool is_small(const char *word) { return *word && !word[lz_word_span(word, small_letters)]; }

/* A text of the file's, ended by a NUL. */
static const char *copied(struct newspeak_loader *l, struct lz_text text) {
    char *copy = lz_set_room(&l->file, text.len + 1);
    if (!copy)
        return "";
    memcpy(copy, text.at, text.len);
    return copy;
}

static void measure(struct newspeak_loader *l, const char *what, const char *text, struct lz_range bytes) {
    int len = (int)strlen(text);
    if (len < bytes.least || len > bytes.most)
        lz_trouble(&l->file, "%s: found '%s' of %d bytes, expected %d to %d", what, text, len, bytes.least, bytes.most);
}

static int meaning_of(const struct newspeak_loader *l, struct lz_text word) {
    lz_assert(l->facts->meanings <= NS_MEANINGS);
    for (int i = 0; i < l->facts->meanings; i++)
        if (lz_text_is(word, l->facts->meaning[i]))
            return i;
    return NS_NONE;
}

/* ---- what all are made of */

NEWSPEAK_TAKE(set) {
    struct newspeak_loader *l = loader;
    if (lz_set_id(&l->file, record->field[1]))
        l->facts->id = record->field[1];
}

NEWSPEAK_TAKE(weights) {
    struct newspeak_loader *l = loader;
    int weight[NS_TAGS];
    if (!lz_set_numbers(&l->file, record->field[1], NS_TAGS, weight))
        return;
    for (int i = 0; i < NS_TAGS; i++) {
        if (weight[i] < 1 || weight[i] > 9)
            lz_trouble(&l->file, "weight of tag %d: found %d, expected 1 to 9", i + 1, weight[i]);
        else if (i && weight[i] > weight[i - 1])
            lz_trouble(&l->file, "weight of tag %d: found %d after %d, expected no more than that", i + 1, weight[i],
                       weight[i - 1]);
        l->facts->weight[i] = (uint8_t)weight[i];
    }
}

NEWSPEAK_TAKE(meanings) {
    struct newspeak_loader *l = loader;
    struct lz_words words;
    if (!lz_words_split(&words, lz_span(record->field[1]), " \t") || words.count < NS_MEANINGS_LEAST) {
        lz_trouble(&l->file, "meanings: found %d, expected %d to %d", words.count, NS_MEANINGS_LEAST, NS_MEANINGS);
        return;
    }
    for (int i = 0; i < words.count; i++) {
        const char *word = copied(l, words.word[i]), *before = i ? l->facts->meaning[i - 1] : "";
        if (!is_small(word))
            lz_trouble(&l->file, "meaning %d: found '%s', expected one word of the letters a to z", i + 1, word);
        else if (strcmp(before, word) >= 0)
            lz_trouble(&l->file, "meaning %d: found '%s' after '%s', expected each once, by the alphabet", i + 1, word,
                       before);
        else
            measure(l, "meaning", word, (struct lz_range){ 1, 16 });
        l->facts->meaning[i] = word;
        l->facts->meanings = (uint8_t)(i + 1);
    }
}

/* ---- ID cards: NS-9.1 has the only ones there are */

static const struct newspeak_card law[NS_CARDS] = {
    { "Eve", 5, 6, false, false, 1, { -1 } },         { "Gorden", 5, 6, false, false, 1, { 1 } },
    { "Julia", 5, 6, true, false, 2, { 1, 2 } },      { "Malkah", 5, 6, true, false, 2, { -1, -2 } },
    { "Viktor", 3, 6, false, true, 0, { 0 } },        { "Cinna", 3, 4, false, false, 2, { 1, 2 } },
    { "Trevor", 3, 4, false, false, 2, { -1, -2 } },  { "Avni", 3, 4, true, false, 3, { 1, 2, 3 } },
    { "Greg", 3, 4, true, false, 3, { -1, -2, -3 } },
};

/* "+1 +2", or "any" */
static void put_steps(const struct newspeak_card *card, struct lz_writer *w) {
    lz_put(w, card->any_code ? "any" : "");
    for (int i = 0; i < card->steps; i++) {
        lz_put(w, i ? " " : "");
        lz_put(w, card->step[i] > 0 ? "+" : "");
        lz_put_number(w, card->step[i]);
    }
}

static void expect(struct newspeak_loader *l, const char *what, const char *found, const char *expected) {
    if (strcmp(found, expected) != 0)
        lz_trouble(&l->file, "%s: found '%s', expected '%s' (NS-9.1)", what, found, expected);
}

NEWSPEAK_TAKE(id) {
    struct newspeak_loader *l = loader;
    const char *names[NS_CARDS + 1] = { NULL };
    for (int i = 0; i < NS_CARDS; i++)
        names[i] = law[i].name;
    int at = lz_set_word(&l->file, lz_span(record->field[1]), names);
    if (at < 0)
        return;
    if (l->facts->card[at].name)
        lz_trouble(&l->file, "id: found '%s' a second time, expected each once", record->field[1]);
    l->facts->card[at] = law[at];
    const struct newspeak_card *card = &law[at];
    char steps[20], players[20];
    struct lz_writer s = lz_writer_in(steps, sizeof steps), p = lz_writer_in(players, sizeof players);
    put_steps(card, &s);
    lz_put_number(&p, card->seats_least);
    lz_put(&p, " to ");
    lz_put_number(&p, card->seats_most);
    expect(l, "when", record->field[2], card->prevented ? "prevented" : "any");
    expect(l, "steps", record->field[3], steps);
    expect(l, "players", record->field[4], players);
}

/* ---- places */

/* "Night Club" as a word that can be typed: "night-club". */
static const char *slug_of(struct newspeak_loader *l, const char *name) {
    char *slug = lz_set_room(&l->file, strlen(name) + 1);
    for (int i = 0; slug && name[i]; i++) {
        char c = name[i], small = c >= 'A' && c <= 'Z' ? (char)(c + ('a' - 'A')) : c;
        if (small >= 'a' && small <= 'z') {
            slug[i] = small;
        } else if (c == ' ' && i && name[i - 1] != ' ' && name[i + 1]) {
            slug[i] = '-';
        } else {
            lz_trouble(&l->file, "name: found '%s', expected words of letters with one blank between them", name);
            return "";
        }
    }
    return slug ? slug : "";
}

static void take_name(struct newspeak_loader *l, struct newspeak_place *place, const char *name) {
    place->name = name;
    measure(l, "name", name, (struct lz_range){ 1, NS_PLACE_NAME });
    place->word = slug_of(l, name);
    for (int i = 0; i < l->facts->places && *place->word; i++)
        if (strcmp(l->facts->place[i].word, place->word) == 0)
            lz_trouble(&l->file, "name: found '%s', that of place %d too, expected one of its own", name, i + 1);
}

static void take_tags(struct newspeak_loader *l, struct newspeak_place *place, const char *field) {
    struct lz_words tags;
    uint64_t seen = 0;
    if (!lz_words_split(&tags, lz_span(field), " \t") || tags.count < NS_TAGS - 1 || tags.count > NS_TAGS) {
        lz_trouble(&l->file, "tags: found %d, expected %d to %d", tags.count, NS_TAGS - 1, NS_TAGS);
        return;
    }
    for (int i = 0; i < tags.count; i++) {
        int meaning = meaning_of(l, tags.word[i]);
        if (meaning == NS_NONE)
            lz_trouble(&l->file, "tag %d: found '%.*s', expected one of the meanings", i + 1, LZ_SHOW(tags.word[i]));
        else if (seen >> meaning & 1)
            lz_trouble(&l->file, "tag %d: found '%.*s' a second time, expected another meaning", i + 1,
                       LZ_SHOW(tags.word[i]));
        else
            seen |= UINT64_C(1) << meaning;
        place->tag[i] = (uint8_t)meaning;
    }
    place->tags = (uint8_t)tags.count;
}

NEWSPEAK_TAKE(place) {
    static const struct lz_range sentence = { 1, NS_SENTENCE };
    struct newspeak_loader *l = loader;
    lz_assert(l->facts->places < NS_PLACES); /* the table of kinds takes no more */
    struct newspeak_place *place = &l->facts->place[l->facts->places];
    take_name(l, place, record->field[1]);
    take_tags(l, place, record->field[2]);
    measure(l, "neutral", place->neutral = record->field[3], sentence);
    measure(l, "hacked", place->hacked = record->field[4], sentence);
    measure(l, "filter", place->filter = record->field[5], sentence);
    l->facts->places++;
}

/* ---- code-words */

/* "A Answer" */
static bool take_head(struct newspeak_loader *l, const char *field, int *set, struct lz_text *word) {
    static const char *const sets[] = { "A", "B", NULL };
    struct lz_words head;
    if (!lz_words_split(&head, lz_span(field), " \t") || head.count != 2) {
        lz_trouble(&l->file, "word: found '%s', expected A or B and a code-word", field);
        return false;
    }
    *set = lz_set_word(&l->file, head.word[0], sets);
    *word = head.word[1];
    return *set >= 0;
}

/* One word, "Answer", in letters alone. */
static bool is_code_word(struct lz_text word) {
    bool well = word.len && *word.at >= 'A' && *word.at <= 'Z';
    for (uint32_t i = 1; i < word.len; i++)
        well = well && word.at[i] >= 'a' && word.at[i] <= 'z';
    return well;
}

/* Words of small letters, as a list. */
static const char *const *take_words(struct newspeak_loader *l, const char *what, const char *field,
                                     struct lz_range count) {
    static const char *const none[] = { NULL };
    struct lz_words words;
    bool some = lz_words_split(&words, lz_span(field), " \t") && words.count >= count.least &&
                words.count <= count.most;
    if (!some)
        lz_trouble(&l->file, "%s: found %d, expected %d to %d", what, words.count, count.least, count.most);
    const char **list = some ? lz_set_room(&l->file, sizeof *list * (size_t)(words.count + 1)) : NULL;
    for (int i = 0; list && i < words.count; i++) {
        list[i] = copied(l, words.word[i]);
        if (!is_small(list[i]))
            lz_trouble(&l->file, "%s %d: found '%s', expected one word of the letters a to z", what, i + 1, list[i]);
        measure(l, what, list[i], (struct lz_range){ 1, NS_CLAUSE });
    }
    return list ? list : none;
}

static void take_parts(struct newspeak_loader *l, struct newspeak_word *word, const char *parts) {
    word->parts = parts;
    for (const char *at = parts; *at; at++)
        if (!strchr("nvar", *at) || strchr(at + 1, *at))
            lz_trouble(&l->file, "parts: found '%s', expected some of the letters n, v, a and r", parts);
}

static void take_means(struct newspeak_loader *l, int set, int at, const char *field) {
    struct lz_words words;
    lz_assert(set >= 0 && set < NS_SETS && at < NS_WORDS);
    if (!lz_words_split(&words, lz_span(field), " \t") || words.count != NS_CODES) {
        lz_trouble(&l->file, "meanings: found %d, expected %d: one for each code", words.count, NS_CODES);
        return;
    }
    for (int code = 0; code < NS_CODES; code++) {
        int meaning = meaning_of(l, words.word[code]);
        if (meaning == NS_NONE && !lz_text_is(words.word[code], "-"))
            lz_trouble(&l->file, "code %d: found '%.*s', expected one of the meanings, or '-' for a blank", code + 1,
                       LZ_SHOW(words.word[code]));
        l->facts->set[set].means[code][at] = (uint8_t)meaning;
    }
}

NEWSPEAK_TAKE(word) {
    struct newspeak_loader *l = loader;
    struct lz_text name;
    int set;
    if (!take_head(l, record->field[1], &set, &name))
        return;
    int at = l->facts->set[set].words;
    if (at == NS_WORDS) {
        lz_trouble(&l->file, "word: found one more of set %s, expected at most %d", newspeak_letter(set), NS_WORDS);
        return;
    }
    struct newspeak_word *word = &l->facts->set[set].word[at];
    l->facts->set[set].words++;
    l->word_line[set][at] = record->line;
    word->word = copied(l, name);
    if (!is_code_word(name))
        lz_trouble(&l->file, "word: found '%s', expected one word that begins with a capital", word->word);
    measure(l, "word", word->word, (struct lz_range){ 1, 12 });
    take_parts(l, word, record->field[2]);
    take_means(l, set, at, record->field[3]);
    word->covers = take_words(l, "cover", record->field[4], (struct lz_range){ 1, NS_FORMS });
    word->forms = take_words(l, "form", record->fields > 5 ? record->field[5] : "", (struct lz_range){ 0, NS_FORMS });
}

/* The fields from `first` on, as a list. */
static const char *const *take_texts(struct newspeak_loader *l, const struct lz_set_record *record, uint32_t first) {
    lz_assert(record->fields > first && record->fields - first <= NS_PHRASES);
    const char **list = lz_set_room(&l->file, sizeof *list * (record->fields - first + 1));
    for (uint32_t i = first; list && i < record->fields; i++) {
        measure(l, record->field[0], record->field[i], (struct lz_range){ 1, NS_CLAUSE });
        list[i - first] = record->field[i];
    }
    return list;
}

/* The code-word that clauses are for, or NULL after a trouble. */
static struct newspeak_word *word_of(struct newspeak_loader *l, const struct lz_set_record *record,
                                     uint32_t lines[NS_SETS][NS_WORDS]) {
    struct lz_text name;
    int set;
    if (!take_head(l, record->field[1], &set, &name))
        return NULL;
    struct newspeak_set *of = &l->facts->set[set];
    for (int i = 0; i < of->words; i++)
        if (lz_text_is(name, of->word[i].word)) {
            if (lines[set][i])
                lz_trouble(&l->file, "%s: found '%s' a second time, expected each once", record->field[0],
                           record->field[1]);
            lines[set][i] = record->line;
            return &of->word[i];
        }
    lz_trouble(&l->file, "word: found '%.*s', expected a code-word of set %s", LZ_SHOW(name), newspeak_letter(set));
    return NULL;
}

NEWSPEAK_TAKE(plain) {
    struct newspeak_loader *l = loader;
    struct newspeak_word *word = word_of(l, record, l->plain_line);
    if (word)
        word->plain = take_texts(l, record, 2);
}

NEWSPEAK_TAKE(veiled) {
    struct newspeak_loader *l = loader;
    struct newspeak_word *word = word_of(l, record, l->veiled_line);
    if (word)
        word->veiled = take_texts(l, record, 2);
}

/* ---- what bots say around their clauses */

const char *const newspeak_sayings[NS_SAYINGS + 1] = {
    [NS_OPENERS] = "openers", [NS_LEADS] = "leads",     [NS_NODS] = "nods",       [NS_REPLIES] = "replies",
    [NS_JOINERS] = "joiners", [NS_REASONS] = "reasons", [NS_FILLERS] = "fillers",
};

NEWSPEAK_TAKE(saying) {
    struct newspeak_loader *l = loader;
    int at = lz_word_find(lz_span(record->field[0]), newspeak_sayings);
    lz_assert(at >= 0); /* the table of kinds has no others */
    l->saying_line[at] = record->line;
    l->facts->saying[at] = take_texts(l, record, 1);
}

NEWSPEAK_TAKE(topic) {
    struct newspeak_loader *l = loader;
    lz_assert(l->facts->topics < NS_TOPICS);
    struct newspeak_topic *topic = &l->facts->topic[l->facts->topics];
    topic->nouns = take_words(l, "noun", record->field[1], (struct lz_range){ 1, NS_NOUNS });
    topic->fillers = take_texts(l, record, 2);
    l->topic_line[l->facts->topics++] = record->line;
}
