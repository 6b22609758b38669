/* Verbs, sane moves, and moves in words. A form is letters separated by blanks, one for each argument. */
#include "core/words/verb.h"

#include "core/bug.h"
#include "core/words/clean.h"
#include "core/words/prose.h"
#include "core/words/text.h"

#include <string.h>

_Static_assert((int)LZ_MARK_ARGS <= (int)LZ_ARGS, "a mark fits the arguments of a move");

const struct lz_verb *lz_verb_of(const struct lz_game *game, uint8_t verb) {
    if (verb < game->verb_count && game->verbs[verb].verb == verb)
        return &game->verbs[verb]; /* most tables lie in this order */
    for (int i = 0; i < game->verb_count; i++)
        if (game->verbs[i].verb == verb)
            return &game->verbs[i];
    return NULL;
}

const struct lz_lexicon *lz_lexicon_of(const struct lz_game *game, char form) {
    for (int i = 0; i < game->lexicon_count; i++)
        if (game->lexicons[i].form == form)
            return &game->lexicons[i];
    return NULL;
}

bool lz_form_wordy(const char *form) { return *form == 't' || lz_form_spoken(form); }

char lz_form_letter(const char *form, int i) {
    lz_assert(i >= 0 && i < LZ_ARGS);
    return lz_form_wordy(form) ? *form : form[2 * i];
}
int lz_form_length(const char *form) {
    return *form == 't' ? LZ_ARGS : lz_form_spoken(form) ? LZ_MARK_ARGS : (int)(strlen(form) + 1) / 2;
}

static bool arg_in_range(const struct lz_game *game, char form, int arg) {
    if (form == 'n' || form == 't' || form == '"')
        return true;
    if (form == 's')
        return arg >= 0 && arg < game->seats_most;
    const struct lz_lexicon *lexicon = lz_lexicon_of(game, form);
    lz_assert(lexicon); /* every letter of a form names one */
    return (arg >= 0 && arg < lexicon->count) || (lexicon->optional && arg == lexicon->none);
}

/* A journal can hold it: sound UTF-8 on one line, no control characters of a terminal, no '~'. */
static bool text_sane(struct lz_text text) {
    if (!text.len || text.len > LZ_TEXT || text.at[0] == ' ' || text.at[text.len - 1] == ' ')
        return false;
    while (text.len) {
        int32_t rune = lz_take_rune(&text);
        if (rune == LZ_BROKEN || rune == '~' || (rune < 0x100 && lz_rune_controls(rune)))
            return false;
    }
    return true;
}

bool lz_text_take(struct lz_text text, int16_t arg[LZ_ARGS]) {
    uint8_t bytes[LZ_TEXT] = { 0 };
    if (!text_sane(text))
        return false;
    memcpy(bytes, text.at, text.len);
    for (int i = 0; i < LZ_ARGS; i++)
        arg[i] = (int16_t)(bytes[2 * i] | bytes[2 * i + 1] << 8);
    return true;
}

bool lz_text_pack(struct lz_text text, int16_t arg[LZ_ARGS]) { return lz_is_clean(text) && lz_text_take(text, arg); }

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
    return lz_text_take((struct lz_text){ bytes, len }, again) && memcmp(move->arg, again, sizeof again) == 0;
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

/* The seat, and what the form as a whole asks of the arguments. */
static bool form_sane(const struct lz_game *game, const struct lz_verb *row, const struct lz_move *move) {
    if (move->args != lz_form_length(row->form))
        return false;
    if (row->flags & LZ_HOST ? move->seat != LZ_CLOCK : move->seat >= game->seats_most)
        return false;
    if (*row->form == 't')
        return text_args_sane(move);
    return !lz_form_spoken(row->form) || lz_mark_sane(move->arg);
}

bool lz_move_sane(const struct lz_game *game, const struct lz_move *move) {
    if (move->spare)
        return false;
    if (move->verb == LZ_TICK)
        return move->seat == LZ_CLOCK && move->args == 0;
    const struct lz_verb *row = lz_verb_of(game, move->verb);
    if (!row || !form_sane(game, row, move))
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

/* How a lexicon's word is printed: the word itself, its code if it has one, the name people read. */
enum style { WORD, CODE, TITLE };
struct printer {
    const struct lz_game *game;
    enum style style;
    struct lz_writer *w;
};

static void print_bytes(const struct printer *p, char form, int arg) {
    if (form == '"') {
        lz_put_hex(p->w, (uint16_t)arg, 4);
        return;
    }
    char bytes[] = { (char)(arg & 0xff), (char)(arg >> 8 & 0xff), 0 };
    lz_put(p->w, bytes);
}

bool lz_word_left_out(const struct lz_game *game, char form, int arg) {
    const struct lz_lexicon *lexicon = lz_lexicon_of(game, form);
    return lexicon && lexicon->optional && arg == lexicon->none;
}

static void print_name(const struct printer *p, const struct lz_name *name) {
    const char *styled = p->style == CODE ? name->code : p->style == TITLE ? name->title : NULL;
    lz_put(p->w, styled ? styled : name->word);
}

static void print_arg(const struct printer *p, char form, int arg) {
    if (form == 's')
        lz_put_char(p->w, '#');
    if (form == 's' || form == 'n') {
        lz_put_number(p->w, arg);
        return;
    }
    if (form == 't' || form == '"') { /* two bytes of a text or of a mark */
        print_bytes(p, form, arg);
        return;
    }
    const struct lz_lexicon *lexicon = lz_lexicon_of(p->game, form);
    lz_assert(lexicon && arg_in_range(p->game, form, arg));
    if (!lexicon->names)
        (p->style == TITLE && lexicon->title ? lexicon->title : lexicon->print)(p->game, arg, p->w);
    else if (!lz_word_left_out(p->game, form, arg))
        print_name(p, &lexicon->names[arg]);
}

void lz_word_print(const struct lz_game *game, char form, int arg, struct lz_writer *w) {
    print_arg(&(struct printer){ game, WORD, w }, form, arg);
}

void lz_code_print(const struct lz_game *game, char form, int arg, struct lz_writer *w) {
    print_arg(&(struct printer){ game, CODE, w }, form, arg);
}

void lz_title_print(const struct lz_game *game, char form, int arg, struct lz_writer *w) {
    print_arg(&(struct printer){ game, TITLE, w }, form, arg);
}

static void print_args(const struct printer *p, const char *form, const int32_t *arg) {
    if (lz_form_spoken(form)) {
        lz_put_char(p->w, ' ');
        lz_mark_print(arg, p->w);
        return;
    }
    if (*form == 't') {
        char bytes[LZ_TEXT + 1];
        lz_text_unpack(arg, bytes);
        lz_put_char(p->w, ' ');
        lz_put(p->w, bytes);
        return;
    }
    for (int i = 0, n = lz_form_length(form); i < n; i++) {
        char letter = lz_form_letter(form, i);
        if (lz_word_left_out(p->game, letter, arg[i]))
            continue;
        lz_put_char(p->w, ' ');
        print_arg(p, letter, arg[i]);
    }
}

void lz_args_print(const struct lz_game *game, const char *form, const int32_t *arg, struct lz_writer *w) {
    print_args(&(struct printer){ game, WORD, w }, form, arg);
}

static void print_move(const struct printer *p, const struct lz_move *move) {
    if (move->verb == LZ_TICK) {
        lz_put(p->w, "tick");
        return;
    }
    const struct lz_verb *row = lz_verb_of(p->game, move->verb);
    lz_assert(row && move->args == lz_form_length(row->form));
    int32_t arg[LZ_ARGS];
    lz_args_widen(move, arg);
    lz_put(p->w, row->word);
    print_args(p, row->form, arg);
}

void lz_move_print(const struct lz_game *game, const struct lz_move *move, struct lz_writer *w) {
    print_move(&(struct printer){ game, WORD, w }, move);
}

void lz_move_print_codes(const struct lz_game *game, const struct lz_move *move, struct lz_writer *w) {
    print_move(&(struct printer){ game, CODE, w }, move);
}

const char *lz_form_what(const struct lz_game *game, char form) {
    switch (form) {
    case 's':
        return "seat";
    case 'n':
        return "number";
    case 't':
    case '"':
        return "text";
    default:
        return lz_lexicon_of(game, form)->what;
    }
}

void lz_verb_usage(const struct lz_game *game, const struct lz_verb *row, struct lz_writer *w) {
    lz_put(w, row->word);
    for (int i = 0, n = (int)(strlen(row->form) + 1) / 2; i < n; i++) {
        char letter = lz_form_letter(row->form, i);
        const struct lz_lexicon *lexicon = lz_lexicon_of(game, letter);
        lz_put(w, lexicon && lexicon->optional ? " [" : " ");
        for (const char *what = lz_form_what(game, letter); *what; what++)
            lz_put_char(w, *what >= 'a' && *what <= 'z' ? (char)(*what - 32) : *what);
        if (lexicon && lexicon->optional)
            lz_put_char(w, ']');
    }
}
