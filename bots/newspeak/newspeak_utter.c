/* Sentences around code-words: an opener, one or two clauses with a joiner between them, a mark at the end. A clause
   says a code-word, plainly or by one of its covers, or nothing. What does not fit is said with less around it. */
#include "bots/newspeak/newspeak_utter.h"

#include "core/rng.h"

#include <ctype.h>

enum {
    LONGEST = 101, /* NS-18.2: an opener, two clauses, a joiner and the mark */
    CLAUSES = NSU_TOGETHER,
    ASKING = 4 /* one message in so many is a question */
};

/* How much is put around the words. */
enum trim { FULL, BARE, WORDS, TRIMS };

static int length_of(const char *const *list) {
    int n = 0;
    while (list[n])
        n++;
    return n;
}

static const char *any(const char *const *list, struct lz_rng *rng) {
    return list[lz_roll(rng, (uint32_t)length_of(list))];
}

int newspeak_together(uint32_t most) { return most >= LONGEST ? NSU_TOGETHER : 1; }

static const char *clause_of(const struct newspeak_message *m, int i, struct lz_rng *rng) {
    const struct newspeak_word *word = &m->set->word[m->word[i]];
    return any(m->veiled[i] ? word->veiled : word->plain, rng);
}

/* Two clauses, of which fillers are those that have no word; or a filler alone. */
static int choose(const struct newspeak_message *m, const char *clause[CLAUSES], struct lz_rng *rng) {
    int n = 0, fillers = m->words == 1 || lz_roll(rng, 2) ? CLAUSES - m->words : 1;
    if (m->words == CLAUSES)
        fillers = 0;
    for (; n < m->words; n++)
        clause[n] = clause_of(m, n, rng);
    const char *first = fillers ? clause[n++] = any(m->facts->fillers, rng) : NULL;
    while (n < m->words + fillers)
        if ((clause[n] = any(m->facts->fillers, rng)) != first)
            n++;
    if (n == CLAUSES && lz_roll(rng, 2)) {
        const char *last = clause[0];
        clause[0] = clause[1];
        clause[1] = last;
    }
    return n;
}

static void finish(struct lz_writer *w, struct lz_rng *rng) {
    if (w->len)
        w->at[0] = (char)toupper((unsigned char)w->at[0]);
    lz_put_char(w, lz_roll(rng, ASKING) ? '.' : '?');
}

static void compose(const struct newspeak_message *m, enum trim trim, struct lz_rng *rng, struct lz_writer *w) {
    const char *clause[CLAUSES];
    int n = choose(m, clause, rng);
    if (trim == FULL && lz_roll(rng, 3)) {
        lz_put(w, any(m->facts->openers, rng));
        lz_put_char(w, ' ');
    }
    for (int i = 0; i < n; i++) {
        lz_put(w, i ? any(m->facts->joiners, rng) : "");
        lz_put(w, clause[i]);
    }
    finish(w, rng);
}

/* The clauses of the words without any filler; and in the end the words alone. */
static void compose_short(const struct newspeak_message *m, enum trim trim, struct lz_rng *rng, struct lz_writer *w) {
    for (int i = 0; i < m->words; i++) {
        lz_put(w, i ? ", " : "");
        lz_put(w, trim == WORDS ? m->set->word[m->word[i]].word : clause_of(m, i, rng));
    }
    if (!m->words)
        lz_put(w, any(m->facts->fillers, rng));
    finish(w, rng);
}

void newspeak_utter(const struct newspeak_message *m, struct lz_rng *rng, struct lz_writer *w) {
    uint32_t begin = w->len;
    struct lz_writer from = *w;
    for (int trim = FULL; trim < TRIMS; trim++) {
        *w = from;
        if (trim == FULL)
            compose(m, FULL, rng, w);
        else
            compose_short(m, (enum trim)trim, rng, w);
        if (w->len - begin <= m->most && !w->full)
            return;
    }
}
