/* Moves to words and back. A form is letters separated by blanks, one for each argument. */
#include "core/words/verb.h"

#include "core/bug.h"
#include "core/words/prose.h"
#include "core/words/text.h"

#include <string.h>

enum { MANY = 32767 };
_Static_assert((int)LZ_MARK_ARGS <= (int)LZ_ARGS, "a mark fits the arguments of a move");

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

/* A line of text or a speech is the whole of a form. */
static bool wordy(const char *form) { return *form == 't' || lz_form_spoken(form); }

char lz_form_letter(const char *form, int i) {
    lz_assert(i >= 0 && i < LZ_ARGS);
    return wordy(form) ? *form : form[2 * i];
}
int lz_form_length(const char *form) {
    return *form == 't' ? LZ_ARGS : lz_form_spoken(form) ? LZ_MARK_ARGS : (int)(strlen(form) + 1) / 2;
}

static bool arg_in_range(const struct lz_game *game, char form, int arg) {
    if (form == 'n' || form == 't' || form == '"')
        return true;
    if (form == 's')
        return arg >= 0 && arg < game->seats_most;
    const struct lz_lexicon *lexicon = lexicon_of(game, form);
    lz_assert(lexicon); /* every letter of a form names one */
    return (arg >= 0 && arg < lexicon->count) || (lexicon->optional && arg == lexicon->none);
}

/* The bytes of one UTF-8 character at the front of the text, 0 if it is none, or one that has no place in a line. */
static uint32_t character(struct lz_text text) {
    static const struct {
        uint8_t least, most, second_least, second_most, bytes;
    } leads[] = { { 0x20, 0x7d, 0, 0, 1 },       { 0xc2, 0xc2, 0xa0, 0xbf, 2 }, { 0xc3, 0xdf, 0x80, 0xbf, 2 },
                  { 0xe0, 0xe0, 0xa0, 0xbf, 3 }, { 0xe1, 0xec, 0x80, 0xbf, 3 }, { 0xed, 0xed, 0x80, 0x9f, 3 },
                  { 0xee, 0xef, 0x80, 0xbf, 3 }, { 0xf0, 0xf0, 0x90, 0xbf, 4 }, { 0xf1, 0xf3, 0x80, 0xbf, 4 },
                  { 0xf4, 0xf4, 0x80, 0x8f, 4 } };
    const uint8_t *at = (const uint8_t *)text.at;
    for (size_t i = 0; i < sizeof leads / sizeof leads[0]; i++) {
        if (at[0] < leads[i].least || at[0] > leads[i].most || text.len < leads[i].bytes)
            continue;
        if (leads[i].bytes > 1 && (at[1] < leads[i].second_least || at[1] > leads[i].second_most))
            continue;
        for (uint32_t j = 2; j < leads[i].bytes; j++)
            if ((at[j] & 0xc0) != 0x80)
                return 0;
        return leads[i].bytes;
    }
    return 0;
}

static bool text_sane(struct lz_text text) {
    if (!text.len || text.len > LZ_TEXT || text.at[0] == ' ' || text.at[text.len - 1] == ' ')
        return false;
    for (uint32_t bytes; text.len; text.at += bytes, text.len -= bytes)
        if (!(bytes = character(text)))
            return false;
    return true;
}

bool lz_text_pack(struct lz_text text, int16_t arg[LZ_ARGS]) {
    uint8_t bytes[LZ_TEXT] = { 0 };
    if (!text_sane(text))
        return false;
    memcpy(bytes, text.at, text.len);
    for (int i = 0; i < LZ_ARGS; i++)
        arg[i] = (int16_t)(bytes[2 * i] | bytes[2 * i + 1] << 8);
    return true;
}

void lz_args_widen(const struct lz_move *move, int32_t arg[LZ_ARGS]) {
    for (int i = 0; i < LZ_ARGS; i++)
        arg[i] = move->arg[i];
}

uint32_t lz_text_unpack(const int32_t arg[LZ_ARGS], char bytes[LZ_TEXT + 1]) {
    for (int i = 0; i < LZ_ARGS; i++) {
        bytes[2 * i] = (char)(arg[i] & 0xff);
        bytes[2 * i + 1] = (char)((uint16_t)arg[i] >> 8);
    }
    bytes[LZ_TEXT] = 0;
    return (uint32_t)strlen(bytes);
}

uint32_t lz_move_text(const struct lz_move *move, char bytes[LZ_TEXT + 1]) {
    int32_t arg[LZ_ARGS];
    lz_args_widen(move, arg);
    return lz_text_unpack(arg, bytes);
}

/* Some text, and nothing after its end. */
static bool text_args_sane(const struct lz_move *move) {
    char bytes[LZ_TEXT + 1];
    int16_t again[LZ_ARGS];
    uint32_t len = lz_move_text(move, bytes);
    return lz_text_pack((struct lz_text){ bytes, len }, again) && memcmp(move->arg, again, sizeof again) == 0;
}

/* Where the multiset of a sorted verb begins. */
static int sorted_from(const struct lz_verb *row, int args) {
    lz_assert(args <= LZ_ARGS);
    int from = args;
    while (row->flags & LZ_SORTED && from > 0 &&
           lz_form_letter(row->form, from - 1) == lz_form_letter(row->form, args - 1))
        from--;
    return from;
}

bool lz_args_sane(const struct lz_game *game, const char *form, const int32_t *arg, int args) {
    if (args != lz_form_length(form))
        return false;
    for (int i = 0; i < args; i++)
        if (!arg_in_range(game, lz_form_letter(form, i), arg[i]))
            return false;
    return true;
}

bool lz_move_sane(const struct lz_game *game, const struct lz_move *move) {
    if (move->spare)
        return false;
    if (move->verb == LZ_TICK)
        return move->seat == LZ_CLOCK && move->args == 0;
    const struct lz_verb *row = lz_verb_of(game, move->verb);
    if (!row || move->args != lz_form_length(row->form) ||
        (row->flags & LZ_HOST ? move->seat != LZ_CLOCK : move->seat >= game->seats_most))
        return false;
    if ((*row->form == 't' && !text_args_sane(move)) || (lz_form_spoken(row->form) && !lz_mark_sane(move->arg)))
        return false;
    int sorted = sorted_from(row, move->args);
    for (int i = 0; i < move->args; i++)
        if (!arg_in_range(game, lz_form_letter(row->form, i), move->arg[i]) ||
            (i > sorted && move->arg[i - 1] > move->arg[i]))
            return false;
    for (int i = move->args; i < LZ_ARGS; i++)
        if (move->arg[i])
            return false;
    return true;
}

void lz_move_settle(const struct lz_game *game, struct lz_move *move) {
    const struct lz_verb *row = lz_verb_of(game, move->verb);
    if (move->args > LZ_ARGS || (row && move->args != lz_form_length(row->form)))
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

static void print_bytes(char form, int arg, struct lz_writer *w) {
    if (form == '"') {
        lz_put_hex(w, (uint16_t)arg, 4);
        return;
    }
    char bytes[] = { (char)(arg & 0xff), (char)(arg >> 8 & 0xff), 0 };
    lz_put(w, bytes);
}

bool lz_word_left_out(const struct lz_game *game, char form, int arg) {
    const struct lz_lexicon *lexicon = lexicon_of(game, form);
    return lexicon && lexicon->optional && arg == lexicon->none;
}

static void print_arg(const struct lz_game *game, char form, int arg, enum style style, struct lz_writer *w) {
    if (form == 's')
        lz_put_char(w, '#');
    if (form == 's' || form == 'n') {
        lz_put_number(w, arg);
        return;
    }
    if (form == 't' || form == '"') { /* two bytes of a text or of a mark */
        print_bytes(form, arg, w);
        return;
    }
    const struct lz_lexicon *lexicon = lexicon_of(game, form);
    lz_assert(lexicon && arg_in_range(game, form, arg));
    if (!lexicon->names) {
        (style == TITLE && lexicon->title ? lexicon->title : lexicon->print)(game, arg, w);
        return;
    }
    if (lz_word_left_out(game, form, arg))
        return;
    const struct lz_name *name = &lexicon->names[arg];
    lz_put(w, style == CODE && name->code ? name->code : style == TITLE && name->title ? name->title : name->word);
}

void lz_word_print(const struct lz_game *game, char form, int arg, struct lz_writer *w) {
    print_arg(game, form, arg, WORD, w);
}

void lz_code_print(const struct lz_game *game, char form, int arg, struct lz_writer *w) {
    print_arg(game, form, arg, CODE, w);
}

void lz_title_print(const struct lz_game *game, char form, int arg, struct lz_writer *w) {
    print_arg(game, form, arg, TITLE, w);
}

static void print_args(const struct lz_game *game, const char *form, const int32_t *arg, enum style style,
                       struct lz_writer *w) {
    if (lz_form_spoken(form)) {
        lz_put_char(w, ' ');
        lz_mark_print(arg, w);
        return;
    }
    if (*form == 't') {
        char bytes[LZ_TEXT + 1];
        lz_text_unpack(arg, bytes);
        lz_put_char(w, ' ');
        lz_put(w, bytes);
        return;
    }
    for (int i = 0, n = lz_form_length(form); i < n; i++) {
        char letter = lz_form_letter(form, i);
        if (lz_word_left_out(game, letter, arg[i]))
            continue;
        lz_put_char(w, ' ');
        print_arg(game, letter, arg[i], style, w);
    }
}

void lz_args_print(const struct lz_game *game, const char *form, const int32_t *arg, struct lz_writer *w) {
    print_args(game, form, arg, WORD, w);
}

static void print_move(const struct lz_game *game, const struct lz_move *move, enum style style, struct lz_writer *w) {
    if (move->verb == LZ_TICK) {
        lz_put(w, "tick");
        return;
    }
    const struct lz_verb *row = lz_verb_of(game, move->verb);
    lz_assert(row && move->args == lz_form_length(row->form));
    int32_t arg[LZ_ARGS];
    lz_args_widen(move, arg);
    lz_put(w, row->word);
    print_args(game, row->form, arg, style, w);
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
static int name_index(const struct lz_game *game, const struct lz_lexicon *lexicon, struct lz_text text, bool partly) {
    int16_t made;
    if (!lexicon->names) {
        bool known = lexicon->parse(game, text, &made);
        lz_assert(!known || (made >= 0 && made < lexicon->count)); /* print and parse are each other's inverse */
        return known ? made : UNKNOWN;
    }
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
        number = name_index(game, lexicon_of(game, form), text, partly);
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
    return form == 's'                  ? "seat"
           : form == 'n'                ? "number"
           : form == 't' || form == '"' ? "text"
                                        : lexicon_of(game, form)->what;
}

void lz_verb_usage(const struct lz_game *game, const struct lz_verb *row, struct lz_writer *w) {
    lz_put(w, row->word);
    for (int i = 0, n = (int)(strlen(row->form) + 1) / 2; i < n; i++) {
        char letter = lz_form_letter(row->form, i);
        const struct lz_lexicon *lexicon = lexicon_of(game, letter);
        lz_put(w, lexicon && lexicon->optional ? " [" : " ");
        for (const char *what = what_of(game, letter); *what; what++)
            lz_put_char(w, *what >= 'a' && *what <= 'z' ? (char)(*what - 32) : *what);
        if (lexicon && lexicon->optional)
            lz_put_char(w, ']');
    }
}

static void explain_arg(const struct lz_game *game, const struct lz_verb *row, int i, struct lz_text got,
                        struct lz_writer *w) {
    char form = i < lz_form_length(row->form) ? lz_form_letter(row->form, i) : 0;
    if (form && got.len) {
        const struct lz_lexicon *lexicon = lexicon_of(game, form);
        lz_put_char(w, '\'');
        lz_put_text(w, got);
        lz_put(w,
               lexicon && name_index(game, lexicon, got, true) == AMBIGUOUS ? "' could be more than one " : "' is no ");
        lz_put(w, what_of(game, form));
        lz_put(w, "; ");
    } else if (got.len) {
        lz_put(w, "there is a word too many, '");
        lz_put_text(w, got);
        lz_put(w, "'; ");
    }
    lz_put(w, "the move is: ");
    lz_verb_usage(game, row, w);
}

/* Reads the arguments of one row; answers how many were good, one more than the form asks if all of it fits. */
static int read_args(const struct lz_game *game, const struct lz_verb *row, struct lz_text words, bool partly,
                     struct lz_move *move, struct lz_text *bad) {
    int n = lz_form_length(row->form);
    if (*row->form == 't') {
        *bad = lz_trim(words);
        return lz_text_pack(*bad, move->arg) ? n + 1 : 0;
    }
    if (lz_form_spoken(row->form)) {
        *bad = lz_trim(words);
        return lz_mark_parse(*bad, move->arg) ? n + 1 : 0;
    }
    for (int i = 0; i < n; i++) {
        char letter = lz_form_letter(row->form, i);
        const struct lz_lexicon *lexicon = lexicon_of(game, letter);
        struct lz_text before = words;
        *bad = lz_take_word(&words);
        if (bad->len && parse_arg(game, letter, *bad, partly, &move->arg[i]))
            continue;
        if (!lexicon || !lexicon->optional)
            return i;
        move->arg[i] = lexicon->none;
        words = before;
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
        if ((seat == LZ_CLOCK) != !!(row->flags & LZ_HOST))
            continue;
        if (!verb.len || !(partly ? lz_text_starts(verb, row->word) : is_name(verb, row->word)))
            continue;
        struct lz_text bad;
        *move = (struct lz_move){ .seat = (uint8_t)seat,
                                  .verb = row->verb,
                                  .args = (uint8_t)lz_form_length(row->form) };
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
            if ((seat == LZ_CLOCK) == !!(game->verbs[i].flags & LZ_HOST) &&
                (i == 0 || strcmp(game->verbs[i].word, game->verbs[i - 1].word) != 0)) {
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
    lz_assert(row && move->args == lz_form_length(row->form));
    struct lz_text word = lz_take_word(&typed);
    *exact = lz_text_like(word, row->word);
    if (!lz_text_starts(word, row->word) || wordy(row->form))
        return false;
    for (int i = 0; i < move->args; i++) {
        char form = lz_form_letter(row->form, i);
        int16_t arg;
        if (lz_word_left_out(game, form, move->arg[i]))
            continue;
        word = lz_take_word(&typed);
        if (!word.len) {
            *exact = false;
            return true;
        }
        bool whole = parse_arg(game, form, word, false, &arg);
        if (whole && arg == move->arg[i])
            continue;
        const struct lz_lexicon *lexicon = lexicon_of(game, form);
        if (whole || !lexicon || !lexicon->names || !lz_text_starts(word, lexicon->names[move->arg[i]].word))
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
