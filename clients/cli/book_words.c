/* Asking in a player's words: the page of a game, its cards and places, and rules by any word. */
#include "clients/cli/book.h"

#include "clients/cli/markdown.h"
#include "core/words/thing.h"
#include "core/words/verb.h"

#include <string.h>

enum {
    LISTED = 2,  /* lines that a list gives to a card */
    IN_FULL = 6, /* rules that speak of a word are shown in full; if there are more, only how each begins */
    LINE = 4000
};

/* ---- words in a text */

static char small(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }
static bool is_letter(char c) {
    return (small(c) >= 'a' && small(c) <= 'z') || (c >= '0' && c <= '9') || (unsigned char)c >= 0x80;
}
/* "shut-out", "shutout" and "shut out" are the same word; quotes and marks do not count. */
static bool is_between(char c) { return c && strchr(" \n-'\"`*", c); }

/* Do the words stand at the front, whole? The plural counts. */
static bool stands_first(struct lz_text text, struct lz_text words) {
    while (words.len) {
        char wanted = *lz_cut(&words, 1).at;
        if (is_between(wanted))
            continue;
        while (text.len && is_between(*text.at))
            lz_cut(&text, 1);
        if (!text.len || small(*lz_cut(&text, 1).at) != small(wanted))
            return false;
    }
    lz_cut(&text, text.len && small(*text.at) == 's');
    return !text.len || !is_letter(*text.at);
}

static bool holds(struct lz_text text, struct lz_text words) {
    for (bool inside = false; text.len; inside = is_letter(*lz_cut(&text, 1).at))
        if (!inside && is_letter(*text.at) && stands_first(text, words))
            return true;
    return false;
}

/* What people write, and how the books do. */
static struct lz_text as_written(struct lz_text word) {
    static const char *const pairs[][2] = { { "color", "colour" }, { "colors", "colours" },
                                            { "gray", "grey" },    { "center", "centre" },
                                            { "mold", "mould" },   { "neighbor", "neighbour" },
                                            { "moves", "move" } };
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++)
        if (lz_text_like(word, pairs[i][0]))
            return lz_span(pairs[i][1]);
    return word;
}

/* ---- rules by a word */

/* how the rulebook was read, and why. */
static bool is_ruling(const struct book_place *place) { return lz_text_begins(place->id, "R-"); }

struct counted {
    int rules, rulings;
};

static struct counted count_rules(const struct lz_game *game, struct lz_text word) {
    struct lz_text book = book_of(game);
    struct book_place place;
    struct counted count = { 0, 0 };
    while (book_next_rule(game, &book, &place))
        if (holds(place.text, word))
            ++*(is_ruling(&place) ? &count.rulings : &count.rules);
    return count;
}

/* Where it comes from is for those who ask for the rule by its id. */
static struct book_place without_source(struct book_place place) {
    static const char *const sources[] = { "[rulebook", "[reconstructed", "[ours" };
    struct lz_text text = lz_trim(place.text);
    uint32_t at = text.len;
    while (at && text.at[at - 1] != '[')
        at--;
    for (size_t i = 0; at && text.at[text.len - 1] == ']' && i < sizeof sources / sizeof sources[0]; i++)
        if (lz_text_begins((struct lz_text){ text.at + at - 1, text.len - at + 1 }, sources[i]))
            place.text = lz_trim((struct lz_text){ text.at, at - 1 });
    return place;
}

/* As much as fits in one line. */
static void put_line(const struct term *term, struct lz_text text, struct lz_writer *w) {
    int wide = term_columns(text);
    term_put_cell(term, w, text, wide < term->wide ? wide : term->wide);
    lz_put_char(w, '\n');
}

static void put_beginning(const struct term *term, const struct book_place *place, struct lz_writer *w) {
    char room[LINE];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    struct lz_text text = place->text;
    lz_cut(&text, lz_text_begins(text, "- ") ? 2 : 0);
    markdown_put_inline(text, &line);
    for (char *c = room; *c; c++)
        *c = *c == '\n' ? ' ' : *c;
    put_line(term, (struct lz_text){ room, line.len }, w);
}

/* "Notes on how the printed rules were read speak of it too: rules ." */
static void put_rulings(const struct term *term, const struct lz_game *game, struct lz_text word, struct lz_writer *w) {
    struct lz_text book = book_of(game);
    struct book_place place;
    char room[LINE];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    while (book_next_rule(game, &book, &place))
        if (is_ruling(&place) && holds(place.text, word)) {
            lz_put(&line, line.len ? ", " : "How the printed rules were read, and why: rules ");
            lz_put_text(&line, place.id);
        }
    lz_put(&line, line.len ? "." : "");
    if (line.len)
        term_put_wrapped(w, (struct lz_text){ room, line.len }, (struct term_wrap){ term->wide, 2, 9 });
}

/* What the players' page says of it, line by line. */
static int put_page_lines(const struct term *term, const struct lz_game *game, struct lz_text word,
                          struct lz_writer *w) {
    int found = 0;
    for (struct lz_text page = lz_span(game->about->page); page.len;) {
        struct lz_text line = lz_take_line(&page);
        if (!holds(line, word))
            continue;
        term_put_wrapped(w, line, (struct term_wrap){ term->wide, 2, 99 });
        found++;
    }
    return found;
}

static int put_rules(const struct term *term, const struct lz_game *game, struct lz_text word, struct lz_writer *w) {
    struct lz_text book = book_of(game);
    struct book_place place;
    struct counted count = count_rules(game, word);
    bool rulings = !count.rules; /* if nothing else speaks of it */
    int shown = rulings ? count.rulings : count.rules;
    while (book_next_rule(game, &book, &place)) {
        if (!holds(place.text, word) || is_ruling(&place) != rulings)
            continue;
        place = rulings ? place : without_source(place);
        if (shown <= IN_FULL)
            book_tell(term, &place, w);
        else
            put_beginning(term, &place, w);
    }
    if (shown > IN_FULL)
        lz_put(w, "Each of these is shown in full by its id: rules ID.\n");
    if (!rulings)
        put_rulings(term, game, word, w);
    return shown;
}

/* ---- cards and places */

struct named {
    char title[256], code[64];
};

static struct named name_of(const struct lz_game *game, struct lz_thing thing) {
    struct named named;
    struct lz_writer title = lz_writer_in(named.title, sizeof named.title),
                     code = lz_writer_in(named.code, sizeof named.code);
    lz_title_print(game, thing.form, thing.arg, &title);
    lz_code_print(game, thing.form, thing.arg, &code);
    return named;
}

/* " (A)", unless the title has it already. */
static void put_code(const struct named *named, struct lz_writer *w) {
    char room[70];
    struct lz_writer code = lz_writer_in(room, sizeof room);
    lz_put(&code, " (");
    lz_put(&code, named->code);
    lz_put(&code, ")");
    lz_put(w, strcmp(named->code, named->title) == 0 || strstr(named->title, room) ? "" : room);
}

static void put_thing(const struct term *term, const struct lz_game *game, struct lz_thing thing, struct lz_writer *w) {
    char room[LINE], line[LINE];
    struct lz_writer says = lz_writer_in(room, sizeof room);
    struct named named = name_of(game, thing);
    game->explain(game, thing.form, thing.arg, &says);
    struct lz_text rest = { room, says.len };
    term_styled(term, w, BOLD, named.title);
    put_code(&named, w);
    lz_put(w, ", ");
    lz_put(w, strchr("aeiou", *lz_form_what(game, thing.form)) ? "an " : "a ");
    lz_put(w, lz_form_what(game, thing.form));
    lz_put_char(w, '\n');
    while (rest.len) {
        struct lz_text says_so = lz_take_line(&rest);
        struct lz_writer one = lz_writer_in(line, sizeof line);
        lz_put_text(&one, says_so);
        term_put_pair(&(struct term_list){ term, w, 4 }, "", line);
    }
}

/* Calls `take` with everything that the game explains; answers how many. */
struct taking {
    const struct term *term;
    const struct lz_game *game;
    struct lz_text word;
    struct lz_writer *w;
};
static int each_thing(const struct taking *t, bool (*take)(const struct taking *, struct lz_thing)) {
    int count = 0;
    for (int i = 0; t->game->explain && i < t->game->lexicon_count; i++)
        for (int arg = 0; arg < t->game->lexicons[i].count; arg++) {
            struct lz_thing thing = { t->game->lexicons[i].form, (int16_t)arg };
            if (lz_thing_told(t->game, thing))
                count += take(t, thing);
        }
    return count;
}

static bool take_named(const struct taking *t, struct lz_thing thing) {
    struct named named = name_of(t->game, thing);
    if (!holds(lz_span(named.title), t->word))
        return false;
    put_thing(t->term, t->game, thing, t->w);
    return true;
}

static struct lz_text take_sentence(struct lz_text *text) {
    uint32_t len = 0;
    while (len < text->len && text->at[len] != '\n' && !(text->at[len] == ' ' && len && text->at[len - 1] == '.'))
        len++;
    struct lz_text sentence = lz_cut(text, len);
    lz_cut(text, text->len ? 1 : 0);
    return sentence;
}

static int lines_of(const struct term *term, const struct lz_writer *line) {
    char room[2 * LINE];
    struct lz_writer lines = lz_writer_in(room, sizeof room);
    return term_put_wrapped(&lines, (struct lz_text){ line->at, line->len }, (struct term_wrap){ term->wide, 4, 99 });
}

/* What it does, and of the rest the sentences that fit. */
static bool take_row(const struct taking *t, struct lz_thing thing) {
    char room[LINE], said[LINE];
    struct lz_writer line = lz_writer_in(room, sizeof room), says = lz_writer_in(said, sizeof said);
    struct named named = name_of(t->game, thing);
    term_styled(t->term, &line, BOLD, named.title);
    put_code(&named, &line);
    lz_put(&line, ":");
    t->game->explain(t->game, thing.form, thing.arg, &says);
    for (struct lz_text rest = { said, says.len }; rest.len;) {
        struct lz_writer before = line;
        bool first = rest.at == said;
        lz_put_char(&line, ' ');
        lz_put_text(&line, take_sentence(&rest));
        if (!first && lines_of(t->term, &line) > LISTED)
            line = before;
    }
    term_put_wrapped(t->w, (struct lz_text){ room, line.len }, (struct term_wrap){ t->term->wide, 4, 99 });
    return true;
}

bool book_cards(const struct term *term, const struct lz_game *game, struct lz_writer *w) {
    int count = each_thing(&(struct taking){ .term = term, .game = game, .w = w }, take_row);
    lz_put(w, count ? "All about one of them: cards NAME\n" : "");
    return count > 0;
}

/* ---- the page, and whatever is asked for */

static void put_about(const struct term *term, const struct lz_game *game, struct lz_writer *w) {
    struct lz_text page = lz_span(game->about->page);
    char room[LINE];
    struct lz_writer aim = lz_writer_in(room, sizeof room);
    lz_put(&aim, "Aim: ");
    lz_put(&aim, game->about->aim);
    for (struct lz_text line = { room, aim.len }; line.len; line = lz_take_line(&page)) {
        char styled[LINE];
        struct lz_writer one = lz_writer_in(styled, sizeof styled);
        const char *colon = memchr(line.at, ':', line.len);
        term_style(term, &one, BOLD);
        lz_put_text(&one, lz_cut(&line, colon ? (uint32_t)(colon + 1 - line.at) : 0));
        term_style(term, &one, PLAIN);
        lz_put_text(&one, line);
        term_put_wrapped(w, (struct lz_text){ styled, one.len }, (struct term_wrap){ term->wide, 2, 99 });
    }
}

void book_page(const struct term *term, const struct lz_game *game, struct lz_writer *w) {
    term_styled(term, w, BOLD, game->title);
    lz_put_char(w, '\n');
    put_about(term, game, w);
}

static bool show_word(const struct term *term, const struct lz_game *game, struct lz_text word, struct lz_writer *w) {
    struct lz_thing thing;
    if (lz_thing_find(game, word, &thing)) {
        struct named named = name_of(game, thing);
        put_thing(term, game, thing, w);
        put_rules(term, game, lz_span(named.title), w);
        return true;
    }
    word = as_written(word);
    if (word.len < 3)
        return false;
    int found = put_page_lines(term, game, word, w);
    found += each_thing(&(struct taking){ term, game, word, w }, take_named);
    return found + put_rules(term, game, word, w) > 0;
}

bool book_show(const struct term *term, const struct lz_game *game, struct lz_text id, struct lz_writer *w) {
    struct book_place place = book_find(game, id);
    if (!id.len) {
        book_page(term, game, w);
        book_help(term, game, w);
        return true;
    }
    if (place.kind == BOOK_NOTHING)
        return !book_is_id(game, id) && show_word(term, game, id, w);
    book_tell(term, &place, w);
    return true;
}
