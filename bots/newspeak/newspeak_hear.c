/* Hearing (NS-17.3): a token, or one of its base forms, is looked up in the table of what stands for the code-words;
   what several share is divided. */
#include "bots/newspeak/newspeak_hear.h"

#include <string.h>

static const double strength[] = {
    [NSW_EXACT] = 1, [NSW_COVER] = .7, [NSW_SYN] = .6, [NSW_SIM] = .5, [NSW_HYP] = .35, [NSW_ANT] = .35
};

static const double most = 2; /* repetition is emphasis, up to here */

static void give(double *e, double more) { *e = *e + more > most ? most : *e + more; }

/* Entries of this word that the ear hears: the code-word, or NS_NONE after the last. */
static int next_hit(const struct newspeak_ear *ear, uint32_t *at, const char *word, enum newspeak_class *how) {
    const struct newspeak_words *w = ear->words;
    for (; *at < w->nears && strcmp(w->near[*at].word, word) == 0; ++*at) {
        const struct newspeak_near *near = &w->near[*at];
        if (near->how > ear->most || near->mute)
            continue;
        *how = near->how;
        ++*at;
        return near->code;
    }
    return NS_NONE;
}

/* The code-word that this is, or is a form of. */
static int exact(const struct newspeak_ear *ear, const char *word) {
    enum newspeak_class how = NSW_EXACT;
    uint32_t at = newspeak_near(ear->words, word);
    int code = next_hit(ear, &at, word, &how);
    while (code != NS_NONE && how != NSW_EXACT)
        code = next_hit(ear, &at, word, &how);
    return code;
}

static void look_up(const struct newspeak_ear *ear, const char *word, double best[NS_WORDS]) {
    enum newspeak_class how;
    uint32_t at = newspeak_near(ear->words, word);
    for (int code = next_hit(ear, &at, word, &how); code != NS_NONE; code = next_hit(ear, &at, word, &how))
        if (how != NSW_EXACT && strength[how] > best[code])
            best[code] = strength[how];
}

int newspeak_hear_token(const struct newspeak_ear *ear, const char *token, double e[NS_WORDS]) {
    char word[LORE_LETTERS] = "";
    memcpy(word, token, strnlen(token, LORE_LETTERS - 1));
    lore_bare(word);
    int code = exact(ear, word), hits = 0;
    if (code != NS_NONE) {
        give(&e[code], strength[NSW_EXACT]);
        return 1;
    }
    if (lore_stops(word))
        return 0;
    double best[NS_WORDS] = { 0 };
    struct lore_bases bases;
    look_up(ear, word, best);
    lore_bases(ear->lore, word, &bases);
    for (int i = 0; i < bases.n; i++)
        look_up(ear, bases.form[i], best);
    for (int i = 0; i < NS_WORDS; i++)
        hits += best[i] > 0;
    for (int i = 0; i < NS_WORDS && hits; i++)
        give(&e[i], best[i] / hits);
    return hits;
}

void newspeak_hear_message(const struct newspeak_ear *ear, struct lz_text message, double e[NS_WORDS]) {
    for (char token[LORE_LETTERS]; lore_take_token(&message, token);)
        newspeak_hear_token(ear, token, e);
}
