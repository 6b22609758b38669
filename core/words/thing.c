/* Cards, places and whatever else a game has words for. */
#include "core/words/thing.h"

#include "core/bug.h"
#include "core/words/text.h"
#include "core/words/verb.h"

enum {
    NAME = 256, /* bytes of a word or title */
    LISTED = 4, /* moves that name a thing, at most */
    PAGE = 4000 /* of what is said about a thing */
};

/* ---- finding */

/* The next letter or digit, in small, 0 after the last; letters beyond ASCII count as they are. */
static unsigned char next_letter(struct lz_text *text) {
    while (text->len) {
        unsigned char c = (unsigned char)*text->at;
        lz_cut(text, 1);
        if (c >= 'A' && c <= 'Z')
            return (unsigned char)(c - 'A' + 'a');
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c >= 0x80)
            return c;
    }
    return 0;
}

static bool same_name(struct lz_text a, struct lz_text b) {
    unsigned char c;
    do {
        c = next_letter(&a);
        if (c != next_letter(&b))
            return false;
    } while (c);
    return true;
}

/* Codes go before words and titles, and to the letter: F is another card than F!. */
static bool is_called(const struct lz_game *game, struct lz_thing thing, struct lz_text name, bool by_code) {
    char room[NAME], room2[NAME];
    struct lz_writer word = lz_writer_in(room, sizeof room), title = lz_writer_in(room2, sizeof room2);
    if (by_code) {
        lz_code_print(game, thing.form, thing.arg, &word);
        return lz_text_like(name, room);
    }
    struct lz_text letters = name;
    lz_word_print(game, thing.form, thing.arg, &word);
    lz_title_print(game, thing.form, thing.arg, &title);
    if (!next_letter(&letters)) /* a code may have none */
        return false;
    return same_name(name, lz_span(room)) || same_name(name, lz_span(room2));
}

static bool find_in(const struct lz_game *game, const struct lz_lexicon *lexicon, struct lz_text name,
                    struct lz_thing *thing) {
    for (int by_code = 1; by_code >= 0; by_code--)
        for (int arg = 0; arg < lexicon->count; arg++) {
            *thing = (struct lz_thing){ lexicon->form, (int16_t)arg };
            if (is_called(game, *thing, name, by_code) && lz_thing_told(game, *thing))
                return true;
        }
    return false;
}

bool lz_thing_find(const struct lz_game *game, struct lz_text name, struct lz_thing *thing) {
    if (!game->explain)
        return false;
    for (int i = 0; i < game->lexicon_count; i++)
        if (find_in(game, &game->lexicons[i], name, thing))
            return true;
    return false;
}

/* ---- a name instead of a move */

/* By its word: a card may also be a set. */
static bool names(const struct lz_game *game, const struct lz_move *move, const char *word) {
    const struct lz_verb *row = lz_verb_of(game, move->verb);
    for (int i = 0; row && !lz_form_wordy(row->form) && i < move->args; i++) {
        char room[NAME];
        struct lz_writer w = lz_writer_in(room, sizeof room);
        lz_word_print(game, lz_form_letter(row->form, i), move->arg[i], &w);
        if (lz_text_like(lz_span(room), word))
            return true;
    }
    return false;
}

bool lz_thing_alone(const struct lz_game *game, const struct lz_moves *legal, struct lz_text line,
                    struct lz_writer *w) {
    struct lz_thing thing;
    char room[NAME];
    struct lz_writer word = lz_writer_in(room, sizeof room);
    int listed = 0;
    if (!line.len || !lz_thing_find(game, line, &thing))
        return false;
    lz_word_print(game, thing.form, thing.arg, &word);
    lz_title_print(game, thing.form, thing.arg, w);
    lz_put(w, " is a ");
    lz_put(w, lz_form_what(game, thing.form));
    for (uint32_t i = 0; i < legal->count && listed <= LISTED; i++) {
        if (!names(game, &legal->at[i], room))
            continue;
        lz_put(w, !listed ? "; you can: " : listed < LISTED ? ", " : ", ..");
        if (listed++ < LISTED)
            lz_move_print_codes(game, &legal->at[i], w);
    }
    lz_put(w, listed ? "" : "; no move of yours names it now");
    return true;
}

/* ---- telling */

bool lz_thing_told(const struct lz_game *game, struct lz_thing thing) {
    char room[PAGE];
    struct lz_writer page = lz_writer_in(room, sizeof room);
    if (game->explain)
        game->explain(game, thing.form, thing.arg, &page);
    return page.len > 0;
}

static void put_names(const struct lz_game *game, struct lz_thing thing, struct lz_writer *w) {
    char room[3][NAME];
    struct lz_writer word = lz_writer_in(room[0], NAME), code = lz_writer_in(room[1], NAME),
                     title = lz_writer_in(room[2], NAME);
    lz_word_print(game, thing.form, thing.arg, &word);
    lz_code_print(game, thing.form, thing.arg, &code);
    lz_title_print(game, thing.form, thing.arg, &title);
    lz_json_string(w, "what", lz_form_what(game, thing.form));
    lz_json_string(w, "word", room[0]);
    lz_json_string(w, "code", room[1]);
    lz_json_string(w, "title", room[2]);
}

void lz_thing_json(const struct lz_game *game, struct lz_thing thing, struct lz_writer *w) {
    char room[PAGE];
    struct lz_writer page = lz_writer_in(room, sizeof room);
    lz_assert(game->explain);
    game->explain(game, thing.form, thing.arg, &page);
    lz_assert(!page.full);
    struct lz_text lines = { page.at, page.len };
    lz_json_open(w, NULL, '{');
    put_names(game, thing, w);
    lz_json_open(w, "says", '[');
    while (lines.len)
        lz_json_text(w, NULL, lz_take_line(&lines));
    lz_json_close(w, ']');
    lz_json_close(w, '}');
}

void lz_things_json(const struct lz_game *game, struct lz_writer *w) {
    lz_json_open(w, NULL, '[');
    for (int i = 0; i < game->lexicon_count; i++)
        for (int arg = 0; arg < game->lexicons[i].count; arg++) {
            struct lz_thing thing = { game->lexicons[i].form, (int16_t)arg };
            if (lz_thing_told(game, thing))
                lz_thing_json(game, thing, w);
        }
    lz_json_close(w, ']');
}
