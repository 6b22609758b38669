/* The help page of a game, made of its own tables: verbs and their forms, words and codes, options, sections. */
#include "clients/cli/book.h"

#include "clients/cli/cli.h"
#include "clients/cli/draw/draw.h"
#include "core/words/option.h"

#include <string.h>

enum { COLUMN = 32 }; /* where the right side of verbs, options and presets begins */

static const char *what_of(const struct lz_game *game, char form) {
    for (int i = 0; i < game->lexicon_count; i++)
        if (game->lexicons[i].form == form)
            return game->lexicons[i].what;
    return form == 's' ? "seat" : form == '"' ? "words" : "number";
}

void book_usage(const struct lz_game *game, const struct lz_verb *row, struct lz_writer *w) {
    lz_put(w, row->word);
    for (const char *form = row->form; *form; form++) {
        if (*form == ' ')
            continue;
        lz_put_char(w, ' ');
        for (const char *what = what_of(game, *form); *what; what++)
            lz_put_char(w, *what >= 'a' && *what <= 'z' ? (char)(*what - 32) : *what);
    }
}

static void heading(const struct term *term, struct lz_writer *w, const char *words) {
    lz_put_char(w, '\n');
    term_styled(term, w, BOLD, words);
    lz_put_char(w, '\n');
}

void book_put_verbs(const struct lz_game *game, const struct term_list *list) {
    for (int i = 0; i < game->verb_count; i++) {
        char room[160];
        struct lz_writer usage = lz_writer_in(room, sizeof room);
        book_usage(game, &game->verbs[i], &usage);
        term_put_pair(list, room, game->verbs[i].help);
    }
}

static void put_lexicons(const struct term *term, const struct lz_game *game, struct lz_writer *w) {
    for (int i = 0; i < game->lexicon_count; i++) {
        const struct lz_lexicon *lexicon = &game->lexicons[i];
        if (!lexicon->names)
            continue; /* made words: the help of the verbs shows them */
        char room[4000];
        struct lz_writer words = lz_writer_in(room, sizeof room);
        lz_put_char(w, '\n');
        lz_put(&words, strchr("aeiou", *lexicon->what) ? "An " : "A ");
        lz_put(&words, lexicon->what);
        lz_put(&words, " is one of: ");
        for (int j = 0; j < lexicon->count; j++) {
            lz_put(&words, j ? ", " : "");
            lz_put(&words, lexicon->names[j].word);
            if (lexicon->names[j].code && strcmp(lexicon->names[j].code, lexicon->names[j].word) != 0) {
                lz_put(&words, " (");
                lz_put(&words, lexicon->names[j].code);
                lz_put_char(&words, ')');
            }
        }
        lz_put_char(&words, '.');
        term_put_wrapped(w, (struct lz_text){ words.at, words.len }, (struct term_wrap){ term->wide, 2, 99 });
    }
}

static void put_options(const struct term *term, const struct lz_game *game, struct lz_writer *w) {
    heading(term, w, "Options (--option NAME=VALUE)");
    for (int i = 0; i < game->option_count; i++) {
        const struct lz_option *option = &game->options[i];
        char left[160], right[1000];
        struct lz_writer name = lz_writer_in(left, sizeof left), about = lz_writer_in(right, sizeof right);
        lz_put(&name, option->name);
        lz_put_char(&name, '=');
        lz_option_print(option, option->usual, &name);
        lz_put(&about, option->help);
        lz_put(&about, " (");
        if (option->words) {
            lz_put(&about, option->words);
        } else {
            lz_put(&about, option->or_zero ? "0 or " : "");
            lz_put_number(&about, option->least);
            lz_put(&about, " to ");
            lz_put_number(&about, option->most);
        }
        lz_put_char(&about, ')');
        term_put_pair(&(struct term_list){ term, w, COLUMN }, left, right);
    }
}

static void put_presets(const struct term *term, const struct lz_game *game, struct lz_writer *w) {
    if (game->preset_count)
        heading(term, w, "Presets (--preset NAME)");
    for (int i = 0; i < game->preset_count; i++) {
        const struct lz_preset *preset = &game->presets[i];
        char left[80], right[300];
        struct lz_writer name = lz_writer_in(left, sizeof left), about = lz_writer_in(right, sizeof right);
        lz_put(&name, preset->id);
        lz_put_number(&about, preset->seats);
        lz_put(&about, " seats: ");
        lz_put(&about, preset->help);
        term_put_pair(&(struct term_list){ term, w, COLUMN }, left, right);
    }
}

static void put_sections(const struct term *term, const struct lz_game *game, struct lz_writer *w) {
    struct lz_text book = book_of(game);
    heading(term, w, book.len ? "The rulebook (lizardry rules GAME SECTION, or a rule's id)" : "The rules");
    for (struct lz_text title = book_next_heading(&book); title.len; title = book_next_heading(&book)) {
        lz_put(w, "  ");
        for (uint32_t i = 0; i < title.len; i++)
            if (title.at[i] != '`')
                lz_put_char(w, title.at[i]);
        lz_put_char(w, '\n');
    }
    for (int i = 1; !book_of(game).len && i < game->rule_count; i++)
        term_put_pair(&(struct term_list){ term, w, 12 }, game->ruleset[i].id, game->ruleset[i].text);
}

void book_help(const struct term *term, const struct lz_game *game, struct lz_writer *w) {
    char room[400];
    struct lz_writer facts = lz_writer_in(room, sizeof room);
    lz_put(&facts, "For ");
    cli_put_facts(game, &facts);
    lz_put(&facts, ". By ");
    lz_put(&facts, game->by);
    lz_put_char(&facts, '.');
    lz_put_char(w, '\n');
    term_put_wrapped(w, (struct lz_text){ room, facts.len }, (struct term_wrap){ term->wide, 0, 9 });
    if (drawer_of(game)->note)
        term_put_wrapped(w, lz_span(drawer_of(game)->note(game)), (struct term_wrap){ term->wide, 0, 9 });
    heading(term, w, "How to move");
    book_put_verbs(game, &(struct term_list){ term, w, COLUMN });
    put_lexicons(term, game, w);
    put_options(term, game, w);
    put_presets(term, game, w);
    put_sections(term, game, w);
}
