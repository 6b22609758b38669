/* The rulebooks inside the program, and the help page made of a game's own tables. */
#ifndef CLI_BOOK_H
#define CLI_BOOK_H

#include "clients/cli/play/term.h"

/* docs/rules/GAME.md as it was when the program was built; empty if the game has none. */
struct lz_text book_of(const struct lz_game *);

/* What an id may name. Ids are read in any case, with or without the game's prefix: CO-6.3, 6.3, 6, R-9, E-22. */
enum book_kind { BOOK_NOTHING, BOOK_RULE, BOOK_SECTION };
struct book_place {
    enum book_kind kind;
    struct lz_text id, text; /* the text as it stands in the book, markup included */
};
struct book_place book_find(const struct lz_game *, struct lz_text id);

/* The headings in order: takes the next off the front, empty after the last. */
struct lz_text book_next_heading(struct lz_text *book);

/* What is near an id that is not there, as a sentence. */
void book_near(const struct lz_game *, struct lz_text id, struct lz_writer *);

/* The rules and rulings in order, examples left out: takes the next off the front; false after the last. */
bool book_next_rule(const struct lz_game *, struct lz_text *book, struct book_place *);
/* Has the word the form of an id? */
bool book_is_id(const struct lz_game *, struct lz_text word);

/* In words for a screen: markup taken off, lines wrapped. */
void book_tell(const struct term *, const struct book_place *, struct lz_writer *);

/* What a person asks for: without an id the players' page and the help page, else the rule or section that it names,
   else the card or place of that name, else all cards and rules that speak of it. False: nothing does. */
bool book_show(const struct term *, const struct lz_game *, struct lz_text id, struct lz_writer *);

/* The same for programs: {"game":ID,"rule":"CO-6.3","text":"- **CO-6.3** ..","says":"..","source":"rulebook"}, or
   "section", or "thing" (core/words/thing.h); without a name verbs, headings, and the sentences of refusals. False:
   there is nothing of that name, and what was written is not to be used. */
bool book_json(const struct lz_game *, struct lz_text name, struct lz_writer *) LZ_MUST_CHECK;

/* How it is played, in the game's own words (struct lz_about). */
void book_page(const struct term *, const struct lz_game *, struct lz_writer *);
/* Cards, places and all else that the game explains, a line for each. False: it explains nothing. */
bool book_cards(const struct term *, const struct lz_game *, struct lz_writer *);

/* How to move, the words and codes, the options, the sections of the book. */
void book_help(const struct term *, const struct lz_game *, struct lz_writer *);
/* Every verb as it is used, and what it does. */
void book_put_verbs(const struct lz_game *, const struct term_list *);
/* "meld SET CARD CARD CARD" */
void book_usage(const struct lz_game *, const struct lz_verb *, struct lz_writer *);

#endif
