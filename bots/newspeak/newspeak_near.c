/* All that stands for a code-word, in one sorted table: itself and its forms, its covers, and what NS-17.4 takes from
   WordNet: synonyms, what is similar or derived, hyponyms of the first sense, antonyms. */
#include "bots/newspeak/newspeak_near.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

struct lesson {
    const struct lore *lore;
    struct newspeak_words *words;
    char itself[NSW_NEAR]; /* the code-word in small letters */
    uint8_t code;
    uint32_t first; /* entry of this code-word that came from WordNet */
};

/* Single words of letters only, lower-case, without a marker as (a). False: it is not such a word, or too long. */
static bool plain(struct lz_text word, char into[NSW_NEAR]) {
    const char *marker = memchr(word.at, '(', word.len);
    uint32_t length = marker ? (uint32_t)(marker - word.at) : word.len;
    if (length == 0 || length >= NSW_NEAR)
        return false;
    for (uint32_t i = 0; i < length; i++) {
        if (!isalpha((unsigned char)word.at[i]))
            return false;
        into[i] = (char)tolower((unsigned char)word.at[i]);
    }
    into[length] = 0;
    return true;
}

/* What makes a new word of another one, and is a word of its own by chance. */
static bool is_affix(const char *rest) {
    static const char *const affixes[] = { "able", "dis", "ness" };
    for (size_t i = 0; i < sizeof affixes / sizeof *affixes; i++)
        if (strcmp(rest, affixes[i]) == 0)
            return true;
    return false;
}

/* Is what is left of a word beside the code-word another word, as in "to-day", "girl-friend", "road-way"? */
static bool is_word(const struct lore *lore, const char *rest) {
    size_t length = strlen(rest);
    if (length < 2 || is_affix(rest))
        return false;
    for (int part = 0; part < LORE_PARTS && length > 2; part++)
        if (lore_listed(lore, part, rest))
            return true;
    return lore_stops(rest);
}

/* NS-17.3. "Breakage" is none. */
static bool compound(const struct lesson *l, const char *word) {
    char rest[NSW_NEAR];
    size_t whole = strlen(word), part = strlen(l->itself);
    if (whole <= part)
        return false;
    memcpy(rest, word, whole - part);
    rest[whole - part] = 0;
    if (strcmp(word + whole - part, l->itself) == 0 && is_word(l->lore, rest))
        return true;
    return memcmp(word, l->itself, part) == 0 && strcmp(word + part, "age") != 0 && is_word(l->lore, word + part);
}

/* Of WordNet's classes the strongest wins; the others stand beside it. */
static void add(struct lesson *l, struct lz_text text, enum newspeak_class how) {
    struct newspeak_words *w = l->words;
    struct newspeak_near near = { .code = l->code, .how = (uint8_t)how };
    if (!plain(text, near.word) || (how != NSW_EXACT && strcmp(near.word, l->itself) == 0))
        return;
    for (uint32_t i = l->first; i < w->nears; i++)
        if (strcmp(w->near[i].word, near.word) == 0) {
            w->near[i].how = near.how < w->near[i].how ? near.how : w->near[i].how;
            return;
        }
    near.mute = how != NSW_EXACT && (lore_stops(near.word) || (how >= NSW_SYN && compound(l, near.word)));
    w->crowded = w->crowded || w->nears == NSW_NEARS;
    if (!w->crowded)
        w->near[w->nears++] = near;
}

static void add_words(struct lesson *l, struct lore_synset set, enum newspeak_class how) {
    while (set.words > 0)
        add(l, lore_take_word(&set), how);
}

/* The number of the code-word in a synset, from 1; 0: it is not there. */
static int number_in(const struct lesson *l, struct lore_synset set) {
    for (int number = 1; set.words > 0; number++) {
        char word[NSW_NEAR];
        if (plain(lore_take_word(&set), word) && strcmp(word, l->itself) == 0)
            return number;
    }
    return 0;
}

/* A pointer with word numbers counts only from the code-word, and only to the numbered word. */
static void add_pointed(struct lesson *l, const struct lore_pointer *p, int number, enum newspeak_class how) {
    struct lore_synset set;
    if ((p->from && p->from != number) || !lore_synset(l->lore, p->part, p->place, &set))
        return;
    for (int i = 1; set.words > 0; i++) {
        struct lz_text word = lore_take_word(&set);
        if (!p->to || p->to == i)
            add(l, word, how);
    }
}

static void add_sense(struct lesson *l, struct lore_synset set) {
    int number = number_in(l, set);
    struct lore_pointer p;
    add_words(l, set, NSW_SYN);
    while (lore_take_pointer(&set, &p))
        if (p.symbol.len == 1 && strchr("&+^", *p.symbol.at))
            add_pointed(l, &p, number, NSW_SIM);
        else if (lz_text_is(p.symbol, "!"))
            add_pointed(l, &p, number, NSW_ANT);
}

/* The words of direct hyponyms: how many there are, and, if asked for, into the table with them. */
static int hyponyms(struct lesson *l, struct lore_synset set, bool take) {
    struct lore_pointer p;
    struct lore_synset under;
    int n = 0;
    while (lore_take_pointer(&set, &p)) {
        bool wanted = lz_text_is(p.symbol, "~") || lz_text_is(p.symbol, "~i");
        if (!wanted || !lore_synset(l->lore, p.part, p.place, &under))
            continue;
        n += under.words;
        if (take)
            add_words(l, under, NSW_HYP);
    }
    return n;
}

static void add_part(struct lesson *l, int part) {
    uint32_t place[LORE_SENSES];
    struct lore_synset set;
    int senses = lore_senses(l->lore, part, l->itself, place);
    for (int i = 0; i < senses; i++) {
        if (!lore_synset(l->lore, part, place[i], &set))
            continue;
        add_sense(l, set);
        if (i == 0 && hyponyms(l, set, false) <= NSW_HYPONYMS)
            hyponyms(l, set, true);
    }
}

static void add_list(struct lesson *l, const char *const *words, enum newspeak_class how) {
    for (l->first = l->words->nears; words && *words; words++)
        add(l, lz_span(*words), how);
}

static void learn_word(struct newspeak_words *w, const struct newspeak_word *word, const struct lore *lore, int code) {
    struct lesson l = { .lore = lore, .words = w, .code = (uint8_t)code };
    if (!plain(lz_span(word->word), l.itself))
        return;
    add_list(&l, (const char *const[]){ word->word, NULL }, NSW_EXACT);
    add_list(&l, word->forms, NSW_EXACT);
    add_list(&l, word->covers, NSW_COVER);
    l.first = w->nears;
    for (int part = 0; lore && part < LORE_PARTS; part++)
        add_part(&l, part);
}

static int by_word(const void *a, const void *b) {
    const struct newspeak_near *one = a, *two = b;
    int order = strcmp(one->word, two->word);
    order = order ? order : one->code - two->code;
    return order ? order : one->how - two->how;
}

void newspeak_learn(struct newspeak_words *w, const struct newspeak_set *set, const struct lore *lore) {
    w->nears = 0;
    w->crowded = false;
    for (int i = 0; i < NS_WORDS; i++)
        if (set->word[i].word)
            learn_word(w, &set->word[i], lore, i);
    qsort(w->near, w->nears, sizeof *w->near, by_word);
}

uint32_t newspeak_near(const struct newspeak_words *w, const char *word) {
    uint32_t least = 0, most = w->nears;
    while (least < most) {
        uint32_t middle = least + (most - least) / 2;
        if (strcmp(w->near[middle].word, word) < 0)
            least = middle + 1;
        else
            most = middle;
    }
    return least;
}
