/* Words to moves: exactly, as journals and scripts write them, or as people type. */
#include "core/bug.h"
#include "core/words/plain.h"
#include "core/words/prose.h"
#include "core/words/text.h"
#include "core/words/thing.h"
#include "core/words/verb.h"

#include <string.h>

enum { MANY = 32767, UNKNOWN = -1, AMBIGUOUS = -2 };

/* Who is heard, and whether beginnings of words will do. */
struct ear {
    const struct lz_game *game;
    int seat;
    bool partly;
};

/* How far one row of verbs got with the words: arguments that were good, one more than the form asks for if all of it
   fits; and the word at which it stopped. */
struct attempt {
    const struct lz_verb *row;
    int good;
    struct lz_text bad;
    struct lz_move move;
};

/* The whole of `text` is `name`, letters in any case. Most names differ in their first letter. */
static bool is_name(struct lz_text text, const char *name) {
    if (!name || !text.len || (*name ^ *text.at) & ~('a' ^ 'A'))
        return false;
    return lz_text_starts(text, name) && name[text.len] == 0;
}

static int made_index(const struct lz_game *game, const struct lz_lexicon *lexicon, struct lz_text text) {
    int16_t made;
    bool known = lexicon->parse(game, text, &made);
    lz_assert(!known || (made >= 0 && made < lexicon->count)); /* print and parse are each other's inverse */
    return known ? made : UNKNOWN;
}

/* The index of the name meant by a word, its code, or an unambiguous beginning where that will do. */
static int name_index(const struct ear *ear, const struct lz_lexicon *lexicon, struct lz_text text) {
    if (!lexicon->names)
        return made_index(ear->game, lexicon, text);
    for (int i = 0; i < lexicon->count; i++)
        if (is_name(text, lexicon->names[i].word) || is_name(text, lexicon->names[i].code))
            return i;
    int found = UNKNOWN;
    for (int i = 0; ear->partly && text.len && i < lexicon->count; i++)
        if (lz_text_starts(text, lexicon->names[i].word))
            found = found == UNKNOWN ? i : AMBIGUOUS;
    return found;
}

static bool read_seat(const struct ear *ear, struct lz_text text, int64_t *seat) {
    if (text.len < 2 || *text.at != '#')
        return false;
    lz_cut(&text, 1);
    return lz_read_number(text, 0, ear->game->seats_most - 1, seat);
}

static bool read_name(const struct ear *ear, char form, struct lz_text text, int64_t *index) {
    *index = name_index(ear, lz_lexicon_of(ear->game, form), text);
    return *index >= 0;
}

static bool parse_arg(const struct ear *ear, char form, struct lz_text text, int16_t *arg) {
    int64_t number;
    bool known = form == 's'   ? read_seat(ear, text, &number)
                 : form == 'n' ? lz_read_number(text, -MANY, MANY, &number)
                               : read_name(ear, form, text, &number);
    if (known)
        *arg = (int16_t)number;
    return known;
}

bool lz_word_parse(const struct lz_game *game, char form, struct lz_text text, int16_t *arg) {
    return parse_arg(&(struct ear){ .game = game }, form, text, arg);
}

/* One argument off the front of the words; true too if it may be left out, and is. */
static bool read_arg(const struct ear *ear, struct attempt *a, struct lz_text *words) {
    char letter = lz_form_letter(a->row->form, a->good);
    const struct lz_lexicon *lexicon = lz_lexicon_of(ear->game, letter);
    struct lz_text before = *words;
    a->bad = lz_take_word(words);
    if (a->bad.len && parse_arg(ear, letter, a->bad, &a->move.arg[a->good]))
        return true;
    if (!lexicon || !lexicon->optional)
        return false;
    a->move.arg[a->good] = lexicon->none;
    *words = before;
    return true;
}

static void read_args(const struct ear *ear, struct attempt *a, struct lz_text words) {
    bool text = *a->row->form == 't';
    if (text || lz_form_spoken(a->row->form)) {
        a->bad = lz_trim(words);
        bool fits = text ? lz_text_take(a->bad, a->move.arg) : lz_mark_parse(a->bad, a->move.arg);
        a->good = fits ? a->move.args + 1 : 0;
        return;
    }
    for (; a->good < a->move.args; a->good++)
        if (!read_arg(ear, a, &words))
            return;
    a->bad = lz_take_word(&words);
    a->good += a->bad.len == 0;
}

/* The host has verbs of his own. */
static bool speaks(const struct ear *ear, const struct lz_verb *row) {
    return (ear->seat == LZ_CLOCK) == !!(row->flags & LZ_HOST);
}

/* The row that fits the words, or came closest; its row is NULL if the verb is none. */
static bool parse(const struct ear *ear, struct lz_text words, struct attempt *best) {
    struct lz_text verb = lz_take_word(&words);
    *best = (struct attempt){ .good = -1 };
    for (int i = 0; verb.len && i < ear->game->verb_count; i++) {
        const struct lz_verb *row = &ear->game->verbs[i];
        if (!speaks(ear, row) || !(ear->partly ? lz_text_starts(verb, row->word) : is_name(verb, row->word)))
            continue;
        struct attempt a = { .row = row };
        a.move = (struct lz_move){ .seat = (uint8_t)ear->seat,
                                   .verb = row->verb,
                                   .args = (uint8_t)lz_form_length(row->form) };
        read_args(ear, &a, words);
        if (a.good > best->good)
            *best = a;
        if (a.good > a.move.args)
            return true;
    }
    return false;
}

static bool parse_move(const struct ear *ear, struct lz_text text, struct lz_move *move) {
    struct attempt best;
    if (!parse(ear, text, &best))
        return false;
    *move = best.move;
    lz_move_settle(ear->game, move);
    return true;
}

bool lz_move_parse(const struct lz_game *game, int seat, struct lz_text text, struct lz_move *move) {
    return parse_move(&(struct ear){ .game = game, .seat = seat }, text, move);
}

/* ---- what is wrong */

static void explain_arg(const struct ear *ear, const struct attempt *best, struct lz_writer *w) {
    const struct lz_game *game = ear->game;
    char form = best->good < best->move.args ? lz_form_letter(best->row->form, best->good) : 0;
    if (form && best->bad.len) {
        const struct lz_lexicon *lexicon = lz_lexicon_of(game, form);
        const struct ear guessing = { .game = game, .partly = true };
        bool many = lexicon && name_index(&guessing, lexicon, best->bad) == AMBIGUOUS;
        lz_put_char(w, '\'');
        lz_put_text(w, best->bad);
        lz_put(w, many ? "' could be more than one " : "' is no ");
        lz_put(w, lz_form_what(game, form));
        lz_put(w, "; ");
    } else if (best->bad.len) {
        lz_put(w, "unexpected word '");
        lz_put_text(w, best->bad);
        lz_put(w, "'; ");
    }
    lz_put(w, "the move is: ");
    lz_verb_usage(game, best->row, w);
    if (!form && best->bad.len && best->row->help) { /* why no more? */
        lz_put(w, ", ");
        lz_put(w, best->row->help);
    }
}

static void explain_verb(const struct ear *ear, struct lz_text verb, struct lz_writer *w) {
    const struct lz_verb *last = NULL;
    lz_put(w, verb.len ? "unknown verb '" : "no move was given");
    lz_put_text(w, verb);
    lz_put(w, verb.len ? "'; the verbs are:" : "; the verbs are:");
    for (int i = 0; i < ear->game->verb_count; i++) {
        const struct lz_verb *row = &ear->game->verbs[i];
        if (!speaks(ear, row) || (last && strcmp(row->word, last->word) == 0))
            continue;
        last = row;
        lz_put_char(w, ' ');
        lz_put(w, row->word);
    }
}

static void explain(const struct ear *ear, struct lz_text text, struct lz_writer *w) {
    struct attempt best;
    parse(ear, text, &best);
    if (best.row)
        explain_arg(ear, &best, w);
    else
        explain_verb(ear, lz_take_word(&text), w);
}

void lz_move_trouble(const struct lz_game *game, int seat, struct lz_text text, struct lz_writer *w) {
    explain(&(struct ear){ .game = game, .seat = seat }, text, w);
}

/* ---- as people type */

enum fit { NO_FIT, BEGUN, EXACT };

static enum fit arg_fit(const struct ear *ear, char form, struct lz_text word, int arg) {
    int16_t read;
    if (word.len > 1 && word.at[word.len - 1] == ':') /* as lists show what others follow */
        word.len--;
    if (parse_arg(ear, form, word, &read))
        return read == arg ? EXACT : NO_FIT;
    const struct lz_lexicon *lexicon = lz_lexicon_of(ear->game, form);
    return lexicon && lexicon->names && lz_text_starts(word, lexicon->names[arg].word) ? BEGUN : NO_FIT;
}

/* Each word typed is the code, or begins the word, of the move at the same place. */
static enum fit move_fit(const struct ear *ear, const struct lz_move *move, struct lz_text typed) {
    const struct lz_verb *row = lz_verb_of(ear->game, move->verb);
    lz_assert(row && move->args == lz_form_length(row->form));
    struct lz_text word = lz_take_word(&typed);
    if (!lz_text_starts(word, row->word) || lz_form_wordy(row->form))
        return NO_FIT;
    enum fit fit = lz_text_like(word, row->word) ? EXACT : BEGUN;
    for (int i = 0; i < move->args && fit; i++) {
        char form = lz_form_letter(row->form, i);
        if (lz_word_left_out(ear->game, form, move->arg[i]))
            continue;
        word = lz_take_word(&typed);
        if (!word.len)
            return BEGUN;
        enum fit arg = arg_fit(ear, form, word, move->arg[i]);
        fit = arg < fit ? arg : fit;
    }
    return lz_take_word(&typed).len ? NO_FIT : fit;
}

/* The move that was meant; a second one if the words could mean either. */
struct guess {
    const struct lz_move *found, *second;
};

static struct guess guess_among(const struct ear *ear, const struct lz_moves *legal, struct lz_text text) {
    struct guess guess = { NULL, NULL };
    for (uint32_t i = 0; text.len && i < legal->count && !guess.second; i++) {
        enum fit fit = move_fit(ear, &legal->at[i], text);
        if (fit == EXACT)
            return (struct guess){ &legal->at[i], NULL };
        if (fit == BEGUN)
            guess = (struct guess){ &legal->at[i], guess.found };
    }
    return guess;
}

static struct ear ear_of(const struct lz_game *game, const struct lz_moves *legal) {
    return (struct ear){ .game = game, .seat = legal->count ? legal->at[0].seat : 0 };
}

bool lz_move_guess(const struct lz_game *game, const struct lz_moves *legal, struct lz_text text,
                   struct lz_move *move) {
    struct ear ear = ear_of(game, legal);
    char room[LZ_PLAIN];
    text = lz_trim(text);
    if (parse_move(&ear, text, move))
        return true; /* said in full: a refusal names its rule, never another move */
    text = lz_move_plain(game, legal, text, room);
    if (parse_move(&ear, text, move))
        return true;
    struct guess guess = guess_among(&ear, legal, text);
    if (guess.second)
        return false;
    if (guess.found) {
        *move = *guess.found;
        return true;
    }
    ear.partly = true;
    return parse_move(&ear, text, move);
}

static bool starts_move(const struct ear *ear, struct lz_text text) {
    struct attempt best;
    parse(ear, text, &best);
    return best.row;
}

void lz_guess_trouble(const struct lz_game *game, const struct lz_moves *legal, struct lz_text text,
                      struct lz_writer *w) {
    struct ear ear = ear_of(game, legal);
    char room[LZ_PLAIN];
    text = lz_move_plain(game, legal, lz_trim(text), room);
    struct guess guess = guess_among(&ear, legal, text);
    if (!guess.second) {
        ear.partly = true;
        if (starts_move(&ear, text) || !lz_thing_alone(game, legal, text, w))
            explain(&ear, text, w);
        return;
    }
    lz_put_char(w, '\'');
    lz_put_text(w, text);
    lz_put(w, "' could be '");
    lz_move_print(game, guess.second, w);
    lz_put(w, "' or '");
    lz_move_print(game, guess.found, w);
    lz_put(w, "', among others; write a little more of it");
}
