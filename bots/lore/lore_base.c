/* Base forms, as morphy(7WN) finds them: what the exception list of a part of speech says, or else what its endings
   leave; a form counts if the index of that part lists it. */
#include "bots/lore/lore.h"

#include <string.h>

enum { ENDINGS = 8 };

static const struct ending {
    const char *cut, *put;
} endings[LORE_PARTS][ENDINGS] = {
    [LORE_NOUN] = { { "s", "" },
                    { "ses", "s" },
                    { "xes", "x" },
                    { "zes", "z" },
                    { "ches", "ch" },
                    { "shes", "sh" },
                    { "men", "man" },
                    { "ies", "y" } },
    [LORE_VERB] = { { "s", "" },
                    { "ies", "y" },
                    { "es", "e" },
                    { "es", "" },
                    { "ed", "e" },
                    { "ed", "" },
                    { "ing", "e" },
                    { "ing", "" } },
    [LORE_ADJECTIVE] = { { "er", "" }, { "est", "" }, { "er", "e" }, { "est", "e" } },
};

/* A word on the way to a base form: what was cut off, what of it comes back. */
struct search {
    const struct lore *lore;
    const char *word;
    struct lore_bases *bases;
    int part;
};

static void add(const struct search *s, const char *form) {
    struct lore_bases *b = s->bases;
    if (b->n == LORE_BASES || strcmp(form, s->word) == 0 || !lore_listed(s->lore, s->part, form))
        return;
    for (int i = 0; i < b->n; i++)
        if (strcmp(b->form[i], form) == 0)
            return;
    memcpy(b->form[b->n++], form, strlen(form) + 1);
}

/* True: the list has the word, so that endings do not matter. */
static bool by_list(const struct search *s) {
    struct lz_text file = lore_find(s->lore->file[s->part][LORE_EXCEPTIONS], s->word), line;
    bool listed = false;
    for (; lore_take_entry(&file, s->word, &line); listed = true)
        for (struct lz_text form = lz_take_word(&line); form.len; form = lz_take_word(&line))
            if (form.len < LORE_LETTERS) {
                char word[LORE_LETTERS] = "";
                memcpy(word, form.at, form.len);
                add(s, word);
            }
    return listed;
}

static bool ends(const char *word, size_t length, const char *ending) {
    size_t n = strlen(ending);
    return n < length && memcmp(word + length - n, ending, n) == 0;
}

/* Of "spoonsful" the end is kept for last. */
static void by_ending(const struct search *s) {
    size_t length = strlen(s->word);
    const char *kept = s->part == LORE_NOUN && ends(s->word, length, "ful") ? "ful" : "";
    if (s->part == LORE_NOUN && (length <= 2 || ends(s->word, length, "ss")))
        return;
    length -= strlen(kept);
    for (const struct ending *e = endings[s->part]; e < endings[s->part] + ENDINGS && e->cut; e++) {
        if (!ends(s->word, length, e->cut))
            continue;
        char form[LORE_LETTERS] = "";
        struct lz_writer w = lz_writer_in(form, sizeof form);
        lz_put_text(&w, (struct lz_text){ s->word, (uint32_t)(length - strlen(e->cut)) });
        lz_put(&w, e->put);
        lz_put(&w, kept);
        add(s, form);
    }
}

void lore_bases(const struct lore *l, const char *word, struct lore_bases *bases) {
    bases->n = 0;
    for (int part = 0; l && part < LORE_PARTS; part++) {
        struct search s = { l, word, bases, part };
        if (!by_list(&s))
            by_ending(&s);
    }
}
