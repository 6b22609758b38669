/* What a seat sees of a game, drawn as lines of text. A game has a row in the table of draw.c; one without is shown
   as the JSON of its view. */
#ifndef CLI_DRAW_H
#define CLI_DRAW_H

#include "clients/cli/party.h"
#include "clients/cli/term.h"

struct frame {
    const struct term *term;
    const struct lz_game *game;
    const struct party *party;
    const void *view;
};

struct drawer {
    const char *game;
    /* The table and the seat's own cards: whole lines of at most term->wide columns. */
    void (*table)(const struct frame *, struct lz_writer *);
    /* What is asked of the seat, in one sentence. */
    void (*ask)(const struct frame *, struct lz_writer *);
    /* Kinds of events not worth a line of news: to anyone, and to the seat that did it, which learned more. Their
       words, separated by blanks; NULL: none. */
    const char *hushed, *hushed_mine;
    const char *pause; /* kinds that end something, so that the person should see it in peace */
    /* What does not fit on the table, by the command `word`. NULL: there is nothing. */
    const char *word, *about;
    void (*more)(const struct frame *, struct lz_writer *);
    /* How the match stands, and what counted. */
    void (*score)(const struct frame *, struct lz_writer *);
};
const struct drawer *drawer_of(const struct lz_game *);

extern const struct drawer draw_pig, draw_conspiracy, draw_legends, draw_swamp;

/* The seat as others know it: "#1 rummy". */
void draw_seat(const struct frame *, int seat, struct lz_writer *);

/* The word, code or title of an argument; never NULL. */
const struct lz_name *draw_name(const struct lz_game *, char form, int arg);
const char *draw_code(const struct lz_game *, char form, int arg);
const char *draw_title(const struct lz_game *, char form, int arg);

/* Legal moves with their numbers, a line or more for each verb, in at most `most` lines; answers how many moves are
   listed. */
uint32_t draw_moves(const struct term *, const struct lz_game *, const struct lz_moves *, int most, struct lz_writer *);

#endif
