/* Sentences around code-words: an opener or a short answer to the line before, up to two clauses, and what joins them.
   A clause says a code-word, plainly or by one of its covers, or nothing; it picks up a noun of what was said before it
   if one can, and nothing is said a second time while there is something new. What does not fit is said with less
   around it. */
#include "bots/newspeak/newspeak_utter.h"

#include "bots/lore/lore.h"
#include "core/rng.h"

#include <string.h>

enum { CLAUSES = NSU_TOGETHER, TRIES = 8, NOUNS = 6 };

/* How much is put around the words. */
enum trim { FULL, BARE, WORDS, TRIMS };

enum mood { ANY, STATES, ASKS };

int newspeak_together(uint32_t most) { return most >= NS_MESSAGE ? NSU_TOGETHER : 1; }

static bool is_question(const char *clause) { return clause[strlen(clause) - 1] == '?'; }

static bool one_in(struct lz_rng *rng, uint32_t n) { return lz_roll(rng, n) == 0; }

/* ---- nouns: what a clause can pick up */

struct nouns {
    int n;
    const char *noun[NOUNS];
    uint8_t topic[NOUNS];
};

static bool listed(const char *const *list, const char *token) {
    for (; *list; list++)
        if (**list == *token && strcmp(*list, token) == 0)
            return true;
    return false;
}

static struct nouns nouns_of(const struct newspeak_facts *facts, const char *text) {
    struct nouns found = { 0 };
    struct lz_text left = lz_span(text);
    for (char token[LORE_LETTERS]; lore_take_token(&left, token);)
        for (int i = 0; i < facts->topics && found.n < NOUNS; i++)
            for (const char *const *noun = facts->topic[i].nouns; *noun && found.n < NOUNS; noun++)
                if (**noun == *token && strcmp(*noun, token) == 0) {
                    found.topic[found.n] = (uint8_t)i;
                    found.noun[found.n++] = *noun;
                }
    return found;
}

static bool picks_up(const struct nouns *nouns, const char *clause) {
    const char *noun[NOUNS + 1] = { NULL };
    struct lz_text left = lz_span(clause);
    memcpy(noun, nouns->noun, (size_t)nouns->n * sizeof *noun);
    for (char token[LORE_LETTERS]; nouns->n && lore_take_token(&left, token);)
        if (listed(noun, token))
            return true;
    return false;
}

/* ---- one phrase of a list: of those told least often, of which some pick up a noun, any */

struct want {
    const struct newspeak_message *m;
    struct nouns nouns;
    enum mood mood;
    const char *but; /* this one */
};

/* The less the better. */
static int worth_of(const struct want *want, const char *phrase) {
    bool asks = is_question(phrase), unlike = want->mood != ANY && asks != (want->mood == ASKS);
    return 1000 * (unlike || phrase == want->but) + 2 * newspeak_told(want->m->spoken, phrase) +
           !picks_up(&want->nouns, phrase);
}

static const char *pick(const struct want *want, const char *const *list, struct lz_rng *rng) {
    const char *best = *list;
    uint32_t equal = 0;
    int least = 0;
    for (; *list; list++) {
        int worth = worth_of(want, *list);
        if (equal && worth > least)
            continue;
        equal = equal && worth == least ? equal + 1 : 1;
        least = worth;
        if (one_in(rng, equal))
            best = *list;
    }
    return best;
}

static const char *say_one(const struct newspeak_message *m, enum newspeak_saying kind, struct lz_rng *rng) {
    return pick(&(struct want){ .m = m }, m->facts->saying[kind], rng);
}

/* ---- clauses */

static const char *clause_of(const struct want *want, int i, struct lz_rng *rng) {
    const struct newspeak_word *word = &want->m->set->word[want->m->word[i]];
    return pick(want, want->m->veiled[i] ? word->veiled : word->plain, rng);
}

/* About what was spoken of, if it is anything that there is more to say about; else about anything. */
static const char *filler_of(const struct want *want, struct lz_rng *rng) {
    const struct newspeak_facts *facts = want->m->facts;
    uint32_t lists = facts->topics + 1u, from = lz_roll(rng, lists);
    const char *filler = NULL;
    if (want->nouns.n)
        from = want->nouns.topic[lz_roll(rng, (uint32_t)want->nouns.n)];
    for (uint32_t i = 0; i < lists; i++) {
        uint32_t at = (from + i) % lists;
        filler = pick(want, at == facts->topics ? facts->saying[NS_FILLERS] : facts->topic[at].fillers, rng);
        if (worth_of(want, filler) <= 1)
            break;
    }
    return filler;
}

struct line {
    int n;
    const char *clause[CLAUSES];
};

static void add(const struct newspeak_message *m, struct line *line, struct lz_rng *rng) {
    bool first = line->n == 0, word = line->n < m->words;
    struct want want = { .m = m, .mood = first ? ANY : is_question(line->clause[0]) ? STATES : ANY };
    if (first && m->asks)
        want.mood = ASKS;
    if (!first) {
        want.but = line->clause[0];
        want.nouns = nouns_of(m->facts, want.but);
    }
    if (!want.nouns.n && newspeak_answers(m->spoken, m->seat))
        want.nouns = nouns_of(m->facts, m->spoken->before);
    line->clause[line->n] = word ? clause_of(&want, line->n, rng) : filler_of(&want, rng);
    line->n++;
}

/* The words, and mostly something besides; or a short answer alone, or one or two clauses of nothing. */
static struct line choose(const struct newspeak_message *m, struct lz_rng *rng) {
    struct line line = { 0 };
    int n = m->words;
    if (m->answers || (n == 0 && newspeak_answers(m->spoken, m->seat) && one_in(rng, 4)))
        return line;
    if (n < CLAUSES)
        n += n ? !one_in(rng, 3) : 1 + one_in(rng, 3);
    while (line.n < n)
        add(m, &line, rng);
    if (n == CLAUSES && one_in(rng, 2)) {
        const char *last = line.clause[0];
        line.clause[0] = line.clause[1];
        line.clause[1] = last;
    }
    return line;
}

/* ---- what stands around them */

/* Who is asked answers; who was told something may; else one begins somehow. */
static const char *opening(const struct newspeak_message *m, const struct line *line, struct lz_rng *rng) {
    bool answers = newspeak_answers(m->spoken, m->seat), asked = newspeak_asked(m->spoken, m->seat);
    if (line->n == 0)
        return say_one(m, asked ? NS_REPLIES : NS_NODS, rng);
    if (asked ? one_in(rng, 6) : answers ? one_in(rng, 3) : one_in(rng, 2))
        return NULL;
    if (answers)
        return say_one(m, asked ? NS_REPLIES : NS_NODS, rng);
    return say_one(m, is_question(line->clause[0]) ? NS_LEADS : NS_OPENERS, rng);
}

static void join(const struct newspeak_message *m, const struct line *line, struct lz_rng *rng, struct lz_writer *w) {
    bool asks = is_question(line->clause[0]), asks_then = is_question(line->clause[1]);
    const char *const *saying = m->facts->saying[asks ? NS_REASONS : asks_then ? NS_LEADS : NS_JOINERS];
    const char *words = pick(&(struct want){ .m = m }, saying, rng);
    lz_put(w, asks ? " " : asks_then ? ". " : "");
    if ((asks || asks_then) && one_in(rng, 3))
        return;
    lz_put(w, words);
    lz_put_char(w, ' ');
}

static char capital(char c) { return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c; }

/* The mark at the end, and NS-5.3's capitals. */
static void finish(struct lz_writer *w, uint32_t begin) {
    if (w->len > begin && !strchr(".!?", w->at[w->len - 1]))
        lz_put_char(w, '.');
    for (uint32_t i = begin; i < w->len; i++)
        if (i == begin || (i >= begin + 2 && w->at[i - 1] == ' ' && strchr(".!?", w->at[i - 2])))
            w->at[i] = capital(w->at[i]);
}

static void compose(const struct newspeak_message *m, struct lz_rng *rng, struct lz_writer *w) {
    struct line line = choose(m, rng);
    const char *opener = opening(m, &line, rng);
    uint32_t begin = w->len;
    if (opener) {
        lz_put(w, opener);
        lz_put(w, line.n ? " " : "");
    }
    for (int i = 0; i < line.n; i++) {
        if (i)
            join(m, &line, rng, w);
        lz_put(w, line.clause[i]);
    }
    finish(w, begin);
}

/* The clauses of the words without any filler; and in the end the words alone. */
static void compose_short(const struct newspeak_message *m, enum trim trim, struct lz_rng *rng, struct lz_writer *w) {
    const struct want want = { .m = m, .mood = STATES };
    uint32_t begin = w->len;
    for (int i = 0; i < m->words; i++) {
        lz_put(w, i ? ", " : "");
        lz_put(w, trim == WORDS ? m->set->word[m->word[i]].word : clause_of(&want, i, rng));
    }
    if (!m->words)
        lz_put(w, pick(&want, m->facts->saying[trim == WORDS ? NS_NODS : NS_FILLERS], rng));
    finish(w, begin);
}

void newspeak_utter(const struct newspeak_message *m, struct lz_rng *rng, struct lz_writer *w) {
    const struct lz_writer from = *w;
    bool fits = false;
    for (int i = 0; i < TRIES; i++) {
        *w = from;
        compose(m, rng, w);
        fits = w->len - from.len <= m->most && !w->full;
        if (fits && !newspeak_line_told(m->spoken, (struct lz_text){ w->at + from.len, w->len - from.len }))
            return;
    }
    for (int trim = BARE; trim < TRIMS && !fits; trim++) {
        *w = from;
        compose_short(m, (enum trim)trim, rng, w);
        fits = w->len - from.len <= m->most && !w->full;
    }
}
