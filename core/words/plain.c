#include "core/words/plain.h"

#include "core/words/text.h"
#include "core/words/verb.h"

enum {
    NAME = 256, /* bytes of a word or title */
    RUN = 8     /* words of one name, at most */
};

/* What is read: the verb says which lexicons its arguments can be of. */
struct reading {
    const struct lz_game *game;
    const struct lz_moves *legal;
    struct lz_text verb;
};

/* ---- names */

static bool is_letter(char c) {
    return (c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z') || (c & 0x80);
}

/* The next letter or digit, in small; a blank for whatever stands between two of them; 0 after the last. */
static char next_letter(struct lz_text *text, bool *begun) {
    bool gap = false;
    while (text->len && !is_letter(*text->at)) {
        gap |= *text->at != '\''; /* hitlers-dna is Hitler's DNA */
        lz_cut(text, 1);
    }
    if (gap && *begun && text->len)
        return ' ';
    *begun = true;
    char c = text->len ? *lz_cut(text, 1).at : 0;
    return c >= 'A' && c <= 'Z' ? (char)(c + 'a' - 'A') : c;
}

static bool same_words(struct lz_text a, struct lz_text b) {
    bool begun[2] = { false, false };
    char c;
    do {
        c = next_letter(&a, &begun[0]);
        if (c != next_letter(&b, &begun[1]))
            return false;
    } while (c);
    return begun[0];
}

/* "Hot Takes (CH2)" is called Hot Takes, too. */
static bool is_called(const struct reading *r, char form, int arg, struct lz_text name) {
    char room[2][NAME];
    struct lz_writer word = lz_writer_in(room[0], NAME), title = lz_writer_in(room[1], NAME);
    lz_word_print(r->game, form, arg, &word);
    lz_title_print(r->game, form, arg, &title);
    struct lz_text full = { title.at, title.len }, brief = { title.at, 0 };
    while (brief.len < title.len && title.at[brief.len] != '(')
        brief.len++;
    return same_words(name, lz_span(room[0])) || same_words(name, full) || same_words(name, brief);
}

static bool is_offered(const struct reading *r, char form, int arg) {
    for (uint32_t i = 0; i < r->legal->count; i++) {
        const struct lz_move *move = &r->legal->at[i];
        const struct lz_verb *row = lz_verb_of(r->game, move->verb);
        for (int j = 0; row && lz_text_starts(r->verb, row->word) && j < move->args; j++)
            if (lz_form_letter(row->form, j) == form && move->arg[j] == arg)
                return true;
    }
    return false;
}

/* Can an argument of the verb be of this lexicon? */
static bool is_asked(const struct reading *r, char form) {
    for (int i = 0; i < r->game->verb_count; i++) {
        const struct lz_verb *row = &r->game->verbs[i];
        for (int j = 0; lz_text_starts(r->verb, row->word) && j < lz_form_length(row->form); j++)
            if (lz_form_letter(row->form, j) == form)
                return true;
    }
    return false;
}

/* The word of what is called so, an offered one rather than another; false: nothing is. */
static bool put_called(const struct reading *r, struct lz_text name, struct lz_writer *w) {
    struct lz_writer before = *w;
    bool found = false;
    for (int i = 0; i < r->game->lexicon_count; i++) {
        const struct lz_lexicon *lexicon = &r->game->lexicons[i];
        for (int arg = 0; (lexicon->names || lexicon->title) && is_asked(r, lexicon->form) && arg < lexicon->count;
             arg++) {
            bool offered = is_called(r, lexicon->form, arg, name) && is_offered(r, lexicon->form, arg);
            if (!offered && (found || !is_called(r, lexicon->form, arg, name)))
                continue;
            *w = before;
            lz_word_print(r->game, lexicon->form, arg, w);
            found = true;
            if (offered)
                return true;
        }
    }
    return found;
}

/* ---- little words */

/* Any game's name that begins like this, or is made of it, is rather meant. */
static bool begins_name(const struct lz_game *game, struct lz_text word) {
    for (int i = 0; i < game->lexicon_count; i++) {
        const struct lz_lexicon *lexicon = &game->lexicons[i];
        int16_t arg;
        if (lz_word_parse(game, lexicon->form, word, &arg))
            return true;
        for (int j = 0; lexicon->names && j < lexicon->count; j++)
            if (lz_text_starts(word, lexicon->names[j].word))
                return true;
    }
    return false;
}

static bool is_filler(const struct lz_game *game, struct lz_text word) {
    static const char *const fillers[] = { "a", "an", "at", "from", "in", "my", "of", "on", "the", "to", "with" };
    for (uint32_t i = 0; i < sizeof fillers / sizeof *fillers; i++)
        if (lz_text_like(word, fillers[i]))
            return !begins_name(game, word);
    return false;
}

/* ---- the line */

/* Takes the longest name off the front, and writes its word; else one word, as it is. One that begins a name is left
   to whoever knows codes and beginnings. */
static void put_next(const struct reading *r, struct lz_text *left, struct lz_writer *w) {
    struct lz_text ends[RUN], rest = *left, first = lz_take_word(&rest);
    int words = 0;
    for (struct lz_text after = *left; words < RUN && lz_take_word(&after).len; words++)
        ends[words] = after;
    while (--words >= begins_name(r->game, first)) {
        struct lz_text name = { first.at, (uint32_t)(ends[words].at - first.at) };
        lz_put_char(w, ' ');
        *left = ends[words];
        if (put_called(r, name, w))
            return;
        w->len--;
    }
    *left = rest;
    if (is_filler(r->game, first))
        return;
    lz_put_char(w, ' ');
    lz_put_text(w, first);
}

static bool is_wordy(const struct reading *r) {
    for (int i = 0; i < r->game->verb_count; i++)
        if (lz_text_starts(r->verb, r->game->verbs[i].word) && lz_form_wordy(r->game->verbs[i].form))
            return true;
    return false;
}

struct lz_text lz_move_plain(const struct lz_game *game, const struct lz_moves *legal, struct lz_text typed,
                             char room[LZ_PLAIN]) {
    struct lz_writer w = lz_writer_in(room, LZ_PLAIN);
    struct lz_text left = typed;
    struct reading reading = { game, legal, lz_take_word(&left) };
    if (!reading.verb.len || is_wordy(&reading))
        return typed;
    lz_put_text(&w, reading.verb);
    for (left = lz_trim(left); left.len; left = lz_trim(left))
        put_next(&reading, &left, &w);
    return w.full ? typed : (struct lz_text){ room, w.len };
}
