/* What a message carries in a code, which places that fits, and which it names aloud, for those who are told before it
   is said: whole numbers alone, from what everybody can look up (NS-2.3, NS-2.4, NS-17.1). */
#include "games/newspeak/newspeak_inner.h"

#include "core/words/text.h"

#include <string.h>

enum {
    EMPHASIS = 2,    /* NS-17.3: a word repeated more often says no more */
    WHOLE = 1000000, /* of which places have their shares */
    STRAY = 100,     /* NS-17.2: of 1000 words so many fit nothing, as partners reckon */
    TELLING = 6      /* letters of a word that names a place by itself: "library", but not "home" */
};

/* ---- which code-words sound */

static bool is_among(const char *const *list, struct lz_text token) {
    while (*list && !lz_text_like(token, *list))
        list++;
    return *list;
}

/* The belonging of a word is the word. */
static struct lz_text bare(const struct newspeak_tokens *t) {
    struct lz_text token = { t->token, t->len };
    bool owns = t->len > 2 && t->token[t->len - 1] == 's' && t->token[t->len - 2] == '\'';
    return owns ? (struct lz_text){ t->token, t->len - 2 } : token;
}

static void hear(struct newspeak_reading *r, int word, bool exact) {
    r->words = (uint8_t)(r->words + !r->times[word]);
    r->times[word] = r->times[word] < EMPHASIS ? (uint8_t)(r->times[word] + 1) : EMPHASIS;
    r->exact[word] |= exact;
}

/* A code-word and its forms stand for nothing else; a cover for all that have it. */
static void read_token(const struct newspeak_set *set, struct lz_text token, struct newspeak_reading *r) {
    for (int j = 0; j < set->words; j++)
        if (lz_text_like(token, set->word[j].word) || is_among(set->word[j].forms, token)) {
            hear(r, j, true);
            return;
        }
    for (int j = 0; j < set->words; j++)
        if (is_among(set->word[j].covers, token))
            hear(r, j, false);
}

void newspeak_read(const struct newspeak_set *set, struct lz_text text, struct newspeak_reading *r) {
    struct newspeak_tokens t = { .left = text };
    memset(r, 0, sizeof *r);
    while (newspeak_next_token(&t))
        read_token(set, bare(&t), r);
}

/* ---- which place is named aloud: NS-5.7 */

/* A token, and whether "the" came before it. */
struct spoken {
    const char *token;
    bool the;
};

/* *said: how many words of the name have been said, each right after the other. */
static bool names(const char *name, const struct spoken *spoken, int *said) {
    struct lz_text left = lz_span(name);
    int words = 0, at = -1;
    bool telling = false;
    for (struct lz_text word = lz_take_word(&left); word.len; word = lz_take_word(&left), words++)
        if (lz_text_like(word, spoken->token)) {
            at = words;
            telling |= word.len >= TELLING || (spoken->the && !lz_trim(left).len);
        }
    *said = at == *said ? at + 1 : at == 0;
    return telling || *said == words;
}

int newspeak_named(const struct newspeak_facts *f, const struct newspeak_open *o, struct lz_text text) {
    struct newspeak_tokens t = { .left = text };
    struct spoken spoken = { t.token, false };
    int said[NS_SLOTS] = { 0 };
    for (; newspeak_next_token(&t); spoken.the = lz_text_is(bare(&t), "the")) {
        t.token[bare(&t).len] = 0;
        for (int slot = 0; slot < NS_SLOTS; slot++)
            if (newspeak_in_play(o, slot) && names(f->place[o->place[slot]].name, &spoken, &said[slot]))
                return slot;
    }
    return NS_NONE;
}

/* ---- which places that fits */

int newspeak_weighs(const struct newspeak_facts *f, int place, int meaning) {
    const struct newspeak_place *p = &f->place[place];
    for (int i = 0; i < p->tags && meaning != NS_NONE; i++)
        if (p->tag[i] == meaning)
            return f->weight[i];
    return 0;
}

/* How likely the word is for one who means the place, in thousandths: NS-17.2. */
static uint32_t likely(const struct newspeak_facts *f, const struct newspeak_set *set, const uint8_t *means,
                       struct newspeak_fit at) {
    int all = 0;
    for (int j = 0; j < set->words; j++)
        all += newspeak_weighs(f, at.place, means[j]);
    uint32_t stray = STRAY / set->words;
    return stray + (all ? (uint32_t)((1000 - STRAY) * newspeak_weighs(f, at.place, means[at.word]) / all) : 0);
}

static void settle(uint64_t share[NS_SLOTS]) {
    uint64_t sum = 0;
    for (int slot = 0; slot < NS_SLOTS; slot++)
        sum += share[slot];
    for (int slot = 0; slot < NS_SLOTS && sum; slot++)
        share[slot] = share[slot] * WHOLE / sum;
}

int newspeak_fits(const struct newspeak_facts *f, const struct newspeak_open *o, const struct newspeak_reading *r,
                  uint16_t fits[NS_SLOTS]) {
    const struct newspeak_set *set = &f->set[o->set];
    const uint8_t *means = set->means[r->code];
    uint64_t share[NS_SLOTS];
    int best = NS_NONE, shown = 0;
    for (int slot = 0; slot < NS_SLOTS; slot++)
        share[slot] = newspeak_in_play(o, slot) ? WHOLE : 0;
    for (int j = 0; j < set->words; j++)
        for (int n = 0; n < r->times[j] && means[j] != NS_NONE; n++) {
            for (int slot = 0; slot < NS_SLOTS; slot++)
                share[slot] *= likely(f, set, means, (struct newspeak_fit){ o->place[slot], (uint8_t)j });
            settle(share);
        }
    for (int slot = 0; slot < NS_SLOTS; slot++) {
        fits[slot] = (uint16_t)(share[slot] * 1000 / WHOLE);
        if (newspeak_in_play(o, slot) && (best == NS_NONE || share[slot] > share[best]))
            best = slot;
    }
    for (int j = 0; j < set->words && best != NS_NONE; j++)
        shown += r->times[j] ? newspeak_weighs(f, o->place[best], means[j]) : 0;
    return shown ? best : NS_NONE;
}
