/* Moves to words and back. A form is letters separated by blanks, one for each argument. */
#include "core/verb.h"

#include "core/text.h"

#include <string.h>

enum { MANY = 32767 };

const struct lz_verb *lz_verb_of(const struct lz_game *game, uint8_t verb) {
    if (verb < game->verb_count && game->verbs[verb].verb == verb)
        return &game->verbs[verb]; /* most tables lie in this order */
    for (int i = 0; i < game->verb_count; i++)
        if (game->verbs[i].verb == verb)
            return &game->verbs[i];
    return NULL;
}

static const struct lz_lexicon *lexicon_of(const struct lz_game *game, char form) {
    for (int i = 0; i < game->lexicon_count; i++)
        if (game->lexicons[i].form == form)
            return &game->lexicons[i];
    return NULL;
}

static char form_letter(const char *form, int i) { return form[2 * i]; }
static int form_length(const char *form) { return (int)(strlen(form) + 1) / 2; }

static bool arg_in_range(const struct lz_game *game, char form, int arg) {
    if (form == 'n')
        return true;
    int count = form == 's' ? game->seats_most : lexicon_of(game, form)->count;
    return arg >= 0 && arg < count;
}

/* Where the multiset of a sorted verb begins. */
static int sorted_from(const struct lz_verb *row, int args) {
    int from = args;
    while (row->flags & LZ_SORTED && from > 0 && form_letter(row->form, from - 1) == form_letter(row->form, args - 1))
        from--;
    return from;
}

bool lz_move_sane(const struct lz_game *game, const struct lz_move *move) {
    if (move->spare)
        return false;
    if (move->verb == LZ_TICK)
        return move->seat == LZ_CLOCK && move->args == 0;
    const struct lz_verb *row = lz_verb_of(game, move->verb);
    if (!row || move->seat >= game->seats_most || move->args != form_length(row->form))
        return false;
    int sorted = sorted_from(row, move->args);
    for (int i = 0; i < move->args; i++)
        if (!arg_in_range(game, form_letter(row->form, i), move->arg[i]) ||
            (i > sorted && move->arg[i - 1] > move->arg[i]))
            return false;
    for (int i = move->args; i < LZ_ARGS; i++)
        if (move->arg[i])
            return false;
    return true;
}

void lz_move_settle(const struct lz_game *game, struct lz_move *move) {
    const struct lz_verb *row = lz_verb_of(game, move->verb);
    if (move->args > LZ_ARGS || (row && move->args != form_length(row->form)))
        return; /* not sane, and lz_move_sane will say so */
    move->spare = 0;
    for (int i = move->args; i < LZ_ARGS; i++)
        move->arg[i] = 0;
    for (int from = row ? sorted_from(row, move->args) : move->args, i = from + 1; i < move->args; i++)
        for (int j = i; j > from && move->arg[j - 1] > move->arg[j]; j--) {
            int16_t arg = move->arg[j];
            move->arg[j] = move->arg[j - 1];
            move->arg[j - 1] = arg;
        }
}

bool lz_move_equal(const struct lz_move *a, const struct lz_move *b) { return memcmp(a, b, sizeof *a) == 0; }

enum style { WORD, CODE, TITLE };

static void print_arg(const struct lz_game *game, char form, int arg, enum style style, struct lz_writer *w) {
    if (form == 's')
        lz_put_char(w, '#');
    if (form == 's' || form == 'n') {
        lz_put_number(w, arg);
        return;
    }
    const struct lz_name *name = &lexicon_of(game, form)->names[arg];
    lz_put(w, style == CODE && name->code ? name->code : style == TITLE && name->title ? name->title : name->word);
}

void lz_word_print(const struct lz_game *game, char form, int arg, struct lz_writer *w) {
    print_arg(game, form, arg, WORD, w);
}

void lz_title_print(const struct lz_game *game, char form, int arg, struct lz_writer *w) {
    print_arg(game, form, arg, TITLE, w);
}

static void print_move(const struct lz_game *game, const struct lz_move *move, enum style style, struct lz_writer *w) {
    if (move->verb == LZ_TICK) {
        lz_put(w, "tick");
        return;
    }
    const struct lz_verb *row = lz_verb_of(game, move->verb);
    lz_put(w, row->word);
    for (int i = 0; i < move->args; i++) {
        lz_put_char(w, ' ');
        print_arg(game, form_letter(row->form, i), move->arg[i], style, w);
    }
}

void lz_move_print(const struct lz_game *game, const struct lz_move *move, struct lz_writer *w) {
    print_move(game, move, WORD, w);
}

void lz_move_print_codes(const struct lz_game *game, const struct lz_move *move, struct lz_writer *w) {
    print_move(game, move, CODE, w);
}

/* The whole of `text` is `name`, letters in any case. Most names differ in their first letter. */
static bool is_name(struct lz_text text, const char *name) {
    if (!name || !text.len || (*name ^ *text.at) & ~('a' ^ 'A'))
        return false;
    return lz_text_starts(text, name) && name[text.len] == 0;
}

enum { UNKNOWN = -1, AMBIGUOUS = -2 };

/* The index of the name meant by a word, its code, or, if `partly`, an unambiguous beginning. */
static int name_index(const struct lz_lexicon *lexicon, struct lz_text text, bool partly) {
    for (int i = 0; i < lexicon->count; i++)
        if (is_name(text, lexicon->names[i].word) || is_name(text, lexicon->names[i].code))
            return i;
    int found = UNKNOWN;
    for (int i = 0; partly && text.len && i < lexicon->count; i++)
        if (lz_text_starts(text, lexicon->names[i].word))
            found = found == UNKNOWN ? i : AMBIGUOUS;
    return found;
}

static bool parse_arg(const struct lz_game *game, char form, struct lz_text text, bool partly, int16_t *arg) {
    int64_t number;
    if (form == 's') {
        if (text.len < 2 || *text.at != '#' ||
            !lz_read_number((struct lz_text){ text.at + 1, text.len - 1 }, 0, game->seats_most - 1, &number))
            return false;
    } else if (form == 'n') {
        if (!lz_read_number(text, -MANY, MANY, &number))
            return false;
    } else {
        number = name_index(lexicon_of(game, form), text, partly);
        if (number < 0)
            return false;
    }
    *arg = (int16_t)number;
    return true;
}

bool lz_word_parse(const struct lz_game *game, char form, struct lz_text text, int16_t *arg) {
    return parse_arg(game, form, text, false, arg);
}

static const char *what_of(const struct lz_game *game, char form) {
    return form == 's' ? "seat" : form == 'n' ? "number" : lexicon_of(game, form)->what;
}

/* "meld SET CARD CARD CARD" */
static void print_usage(const struct lz_game *game, const struct lz_verb *row, struct lz_writer *w) {
    lz_put(w, row->word);
    for (int i = 0, n = form_length(row->form); i < n; i++) {
        lz_put_char(w, ' ');
        for (const char *what = what_of(game, form_letter(row->form, i)); *what; what++)
            lz_put_char(w, *what >= 'a' && *what <= 'z' ? (char)(*what - 32) : *what);
    }
}

static void explain_arg(const struct lz_game *game, const struct lz_verb *row, int i, struct lz_text got,
                        struct lz_writer *w) {
    char form = i < form_length(row->form) ? form_letter(row->form, i) : 0;
    if (form && got.len) {
        const struct lz_lexicon *lexicon = lexicon_of(game, form);
        lz_put_char(w, '\'');
        lz_put_text(w, got);
        lz_put(w, lexicon && name_index(lexicon, got, true) == AMBIGUOUS ? "' could be more than one " : "' is no ");
        lz_put(w, what_of(game, form));
        lz_put(w, "; ");
    } else if (got.len) {
        lz_put(w, "there is a word too many, '");
        lz_put_text(w, got);
        lz_put(w, "'; ");
    }
    lz_put(w, "the move is: ");
    print_usage(game, row, w);
}

/* Reads the arguments of one row; answers how many were good, one more than the form asks if all of it fits. */
static int read_args(const struct lz_game *game, const struct lz_verb *row, struct lz_text words, bool partly,
                     struct lz_move *move, struct lz_text *bad) {
    int n = form_length(row->form);
    for (int i = 0; i < n; i++) {
        *bad = lz_take_word(&words);
        if (!bad->len || !parse_arg(game, form_letter(row->form, i), *bad, partly, &move->arg[i]))
            return i;
    }
    *bad = lz_take_word(&words);
    return bad->len ? n : n + 1;
}

static bool parse(const struct lz_game *game, int seat, struct lz_text text, bool partly, struct lz_move *move,
                  struct lz_writer *trouble) {
    struct lz_text words = lz_trim(text), verb = lz_take_word(&words), worst = { 0 };
    const struct lz_verb *closest = NULL;
    int reached = -1;
    for (int i = 0; i < game->verb_count; i++) {
        const struct lz_verb *row = &game->verbs[i];
        if (!verb.len || !(partly ? lz_text_starts(verb, row->word) : is_name(verb, row->word)))
            continue;
        struct lz_text bad;
        *move = (struct lz_move){ .seat = (uint8_t)seat, .verb = row->verb, .args = (uint8_t)form_length(row->form) };
        int good = read_args(game, row, words, partly, move, &bad);
        if (good > move->args) {
            lz_move_settle(game, move);
            return true;
        }
        if (good > reached)
            reached = good, closest = row, worst = bad;
    }
    if (trouble && closest) {
        explain_arg(game, closest, reached, worst, trouble);
    } else if (trouble) {
        lz_put(trouble, verb.len ? "unknown verb '" : "no move was given");
        lz_put_text(trouble, verb);
        lz_put(trouble, verb.len ? "'; the verbs are:" : "; the verbs are:");
        for (int i = 0; i < game->verb_count; i++)
            if (i == 0 || strcmp(game->verbs[i].word, game->verbs[i - 1].word) != 0) {
                lz_put_char(trouble, ' ');
                lz_put(trouble, game->verbs[i].word);
            }
    }
    return false;
}

bool lz_move_parse(const struct lz_game *game, int seat, struct lz_text text, struct lz_move *move,
                   struct lz_writer *trouble) {
    return parse(game, seat, text, false, move, trouble);
}

/* Each word typed is the code, or begins the word, of the move at the same place. */
static bool begins_move(const struct lz_game *game, const struct lz_move *move, struct lz_text typed, bool *exact) {
    const struct lz_verb *row = lz_verb_of(game, move->verb);
    struct lz_text word = lz_take_word(&typed);
    *exact = lz_text_like(word, row->word);
    if (!lz_text_starts(word, row->word))
        return false;
    for (int i = 0; i < move->args; i++) {
        char form = form_letter(row->form, i);
        int16_t arg;
        word = lz_take_word(&typed);
        if (!word.len) {
            *exact = false;
            return true;
        }
        bool whole = parse_arg(game, form, word, false, &arg);
        if (whole && arg == move->arg[i])
            continue;
        const struct lz_lexicon *lexicon = lexicon_of(game, form);
        if (whole || !lexicon || !lz_text_starts(word, lexicon->names[move->arg[i]].word))
            return false;
        *exact = false;
    }
    return lz_take_word(&typed).len == 0;
}

bool lz_move_guess(const struct lz_game *game, const struct lz_moves *legal, struct lz_text text, struct lz_move *move,
                   struct lz_writer *trouble) {
    const struct lz_move *found = NULL, *second = NULL;
    int seat = legal->count ? legal->at[0].seat : 0;
    text = lz_trim(text);
    if (text.len && parse(game, seat, text, false, move, NULL))
        return true; /* said in full: a refusal names its rule, never another move */
    for (uint32_t i = 0; text.len && i < legal->count; i++) {
        bool exact;
        if (!begins_move(game, &legal->at[i], text, &exact))
            continue;
        if (exact) {
            *move = legal->at[i];
            return true;
        }
        second = found;
        found = &legal->at[i];
        if (second)
            break;
    }
    if (found && !second) {
        *move = *found;
        return true;
    }
    if (!found)
        return parse(game, seat, text, true, move, trouble);
    if (trouble) {
        lz_put_char(trouble, '\'');
        lz_put_text(trouble, text);
        lz_put(trouble, "' could be '");
        lz_move_print(game, second, trouble);
        lz_put(trouble, "' or '");
        lz_move_print(game, found, trouble);
        lz_put(trouble, "', among others; write a little more of it");
    }
    return false;
}
