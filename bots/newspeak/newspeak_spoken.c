/* Phrases and lines by marks of their tokens: capitals and marks between words make no other phrase. */
#include "bots/newspeak/newspeak_spoken.h"

#include "bots/lore/lore.h"

#include <string.h>

_Static_assert(NS_SAYINGS *NS_PHRASES + NS_TOPICS * NS_CLAUSES + 2 * NS_WORDS * NS_CLAUSES < NSS_PHRASES,
               "there is always a free place");

static const uint32_t nothing = 2166136261u, prime = 16777619u;

static uint32_t token_mark(const char *token) {
    uint32_t mark = nothing;
    for (; *token; token++)
        mark = (mark ^ (uint8_t)*token) * prime;
    return mark;
}

/* A token more. */
static uint32_t mark_on(uint32_t mark, uint32_t token) { return (mark ^ token) * prime | 1; }

static uint32_t mark_of(struct lz_text words) {
    uint32_t mark = nothing;
    for (char token[LORE_LETTERS]; lore_take_token(&words, token);)
        mark = mark_on(mark, token_mark(token));
    return mark;
}

/* Where the mark is, or could be put. */
static uint32_t place_of(const struct newspeak_spoken *s, uint32_t mark) {
    uint32_t at = mark % NSS_PHRASES;
    while (s->phrase[at] && s->phrase[at] != mark)
        at = (at + 1) % NSS_PHRASES;
    return at;
}

static void know(struct newspeak_spoken *s, const char *const *phrases) {
    for (; *phrases; phrases++) {
        uint32_t mark = mark_of(lz_span(*phrases));
        s->phrase[place_of(s, mark)] = mark;
    }
}

void newspeak_spoken_begin(struct newspeak_spoken *s, const struct newspeak_facts *facts,
                           const struct newspeak_set *set) {
    memset(s, 0, sizeof *s);
    s->facts = facts;
    s->seat = NS_NONE;
    for (int i = 0; i < NS_SAYINGS; i++)
        know(s, facts->saying[i]);
    for (int i = 0; i < facts->topics; i++)
        know(s, facts->topic[i].fillers);
    for (int i = 0; i < set->words; i++) {
        know(s, set->word[i].plain);
        know(s, set->word[i].veiled);
    }
}

void newspeak_spoken_round(struct newspeak_spoken *s) { s->seat = NS_NONE; }

/* Every run of tokens may be a phrase. */
static void count_phrases(struct newspeak_spoken *s, struct lz_text line) {
    uint32_t tokens[LZ_SPEECH / 2 + 1];
    int n = 0;
    for (char token[LORE_LETTERS]; lore_take_token(&line, token);)
        tokens[n++] = token_mark(token);
    for (int from = 0; from < n; from++) {
        uint32_t mark = nothing;
        for (int i = from; i < n && i < from + NSS_TOKENS; i++) {
            mark = mark_on(mark, tokens[i]);
            uint32_t at = place_of(s, mark);
            if (s->phrase[at] == mark && s->told[at] < UINT8_MAX)
                s->told[at]++;
        }
    }
}

static bool ends_with(struct lz_text text, const char *words) {
    uint32_t len = (uint32_t)strlen(words);
    return text.len >= len && lz_text_like((struct lz_text){ text.at + text.len - len, len }, words);
}

static bool is_short_answer(const struct newspeak_facts *facts, struct lz_text text) {
    for (int kind = NS_NODS; kind <= NS_REPLIES; kind++)
        for (const char *const *words = facts->saying[kind]; *words; words++)
            if (ends_with(text, *words))
                return true;
    return false;
}

/* A question anywhere; "Really?" is none. */
static bool asks(const struct newspeak_facts *facts, struct lz_text line) {
    for (uint32_t i = 0; i < line.len; i++)
        if (line.at[i] == '?' && !is_short_answer(facts, (struct lz_text){ line.at, i + 1 }))
            return true;
    return false;
}

void newspeak_spoken_take(struct newspeak_spoken *s, int seat, struct lz_text line) {
    uint32_t len = line.len < sizeof s->before ? line.len : (uint32_t)sizeof s->before - 1;
    s->seat = (uint8_t)seat;
    memset(s->before, 0, sizeof s->before);
    if (!len) /* the words were struck out */
        return;
    memcpy(s->before, line.at, len);
    s->asked = asks(s->facts, line);
    s->line[s->lines++ % NSS_LINES] = mark_of(line);
    count_phrases(s, line);
}

int newspeak_told(const struct newspeak_spoken *s, const char *phrase) {
    uint32_t at = place_of(s, mark_of(lz_span(phrase)));
    return s->phrase[at] ? s->told[at] : 0;
}

bool newspeak_line_told(const struct newspeak_spoken *s, struct lz_text line) {
    uint32_t mark = mark_of(line), n = s->lines < NSS_LINES ? s->lines : NSS_LINES;
    for (uint32_t i = 0; i < n; i++)
        if (s->line[i] == mark)
            return true;
    return false;
}

bool newspeak_answers(const struct newspeak_spoken *s, int seat) {
    return s->seat != NS_NONE && s->seat != seat && *s->before;
}

bool newspeak_asked(const struct newspeak_spoken *s, int seat) { return newspeak_answers(s, seat) && s->asked; }
