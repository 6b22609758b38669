/* Games whose orders are written on sheets and carried out together: what a moderator by mail and a desk at a terminal
   have to know of such a game, so that neither knows which one it is. A seat lays its orders, moves like all others, in
   its book; a sheet replaces the book; the turn carries out every book. Mails and pages are read with the eyes of a
   view, never with more, and nothing is kept: spans point into the mail. */
#ifndef LZ_SHEET_H
#define LZ_SHEET_H

#include "core/lz.h"

enum {
    LZ_SHEET_MOVES = 64, /* room for the moves of any sheet */
    LZ_LETTERS = 20,     /* letters of one mail */
    LZ_POST_WORDS = 32768,
    LZ_UNREAD = 8 /* places of a mail that are named as not read */
};

struct lz_letter {
    uint16_t line;           /* of the mail, where it begins */
    struct lz_text to, text; /* receivers as written; the text, its lines as they came */
};

/* Which letters a table takes. */
enum lz_press { LZ_PRESS_NONE, LZ_PRESS_SIGNED, LZ_PRESS_UNSIGNED, LZ_PRESS_FORGED };

/* A letter on its way. Whoever reads it learns `as` and the words, and nothing else of this. */
struct lz_post {
    lz_seats to;
    uint16_t turn;        /* with whose report it comes */
    uint8_t from;         /* the seat that sends it; */
    uint8_t as;           /* whose name it bears: that one, another, or LZ_ONLOOKER: nobody's */
    struct lz_text words; /* as they are kept: borrowed */
};

struct lz_posting {
    struct lz_post post;     /* all but its turn; its words are those of `words` */
    struct lz_writer *words; /* LZ_POST_WORDS bytes are enough */
    struct lz_writer *note;  /* who does not get it, what of it is not understood, and why: sentences */
};

struct lz_lines {
    uint16_t from, to;
};

/* What of a mail stands under one set of fields; most mails are one such part. Its lines are those of the mail. */
struct lz_mail {
    struct lz_text text;                   /* all of it: a page that `read` understands */
    struct lz_text game, seat, pass, turn; /* as written; empty if there is none */
    uint8_t orders, setup, leaves, ready;  /* it has orders; a start-up; the wish to leave the game; the word that the
                                              seat is done, with orders or without */
    uint8_t withdraws;                     /* the letters of earlier mails are not to be sent */
    uint8_t letters;                       /* in letter[] */
    uint8_t unreads;                       /* in unread[] */
    uint16_t refused;                      /* letters beyond LZ_LETTERS */
    uint16_t line;                         /* its first */
    uint16_t unended;                      /* line of the first block that does not end, 0 if none */
    uint16_t unclear; /* line of a block above the fields, where fields of another part follow: nobody can say whose
                         it is; 0 if none */
    uint16_t more;    /* lines that were not read beyond those of unread[] */
    struct lz_lines unread[LZ_UNREAD]; /* outside of blocks, and no fields */
    struct lz_letter letter[LZ_LETTERS];
};

/* A seat as everybody knows it. */
struct lz_entry {
    struct lz_text code, name; /* "MUD", "Mudwalkers"; borrowed from the view */
    const char *gone;          /* how it left the game; "" while it plays */
};

/* What a page means, and the receipt that answers it. What is NULL is not wanted. */
struct lz_answer {
    struct lz_moves *moves;  /* appended, those of its orders last and one for each */
    struct lz_writer *json;  /* the receipt: docs/receipt.md */
    struct lz_writer *lines; /* the same in lines of at most 78 columns */
};

struct lz_sheet {
    /* Verbs of a seat. A game without one of them has none. */
    uint8_t ready; /* ends its turn */
    uint8_t clear; /* tears up its book */
    uint8_t leave; /* leaves the game with this turn */
    uint8_t stay;  /* takes that back */
    uint8_t name;  /* calls itself so; its form is "t" */
    /* Verbs of the host. */
    uint8_t turn; /* carries out all books */
    uint8_t drop; /* the seat that is its argument leaves the game with this turn */
    /* The option that lets a seat leave the game after so many turns without orders, and 1; 0: there is none. A host
       that has better to offer sets it to 0. */
    uint8_t absent;
    /* The kind of the event that opens a turn; argument 0 is the turn's number, 0 of the world's making. */
    uint16_t turned;
    const char *preset; /* what is moderated where no preset is named */

    /* The part of the mail that follows `part`, the first if that is all zero; false: there are no more. Even an empty
       mail has one. */
    bool (*mail)(const struct lz_game *, struct lz_text mail, struct lz_mail *part);
    /* The seat that a person calls so, by number, code or name; -1 if there is none such. */
    int (*seat)(const struct lz_game *, const void *view, struct lz_text name);
    void (*entry)(const struct lz_game *, const void *view, int seat, struct lz_entry *);
    /* Letters (host/post.h). What the table takes; then a letter as its sender wrote it, judged with the sender's view.
       False: it is not sent. */
    enum lz_press (*press)(const struct lz_game *, const void *view);
    bool (*post)(const struct lz_game *, const void *view, const struct lz_letter *, struct lz_posting *);
    /* A letter that was sent as the view's seat has it, a reader's or the sender's own copy: into an open object. The
       view is of the time at which it was sent, so that what it says of the world can be held against what was seen
       then. */
    void (*copy)(const struct lz_game *, const void *view, const struct lz_post *, struct lz_writer *json);
    /* The same of the sender's copy, in lines for a receipt: what of it is not as the sender sees it. */
    void (*doctored)(const struct lz_game *, const void *view, const struct lz_post *, struct lz_writer *lines);
    /* After the end: who wrote it, and what of it was untrue by the state of the time, as an object. Nothing where
       there is nothing to tell. */
    void (*expose)(const struct lz_game *, const void *state, const struct lz_post *, struct lz_writer *json);
    /* What a seat is told in whose name another wrote: a sentence. */
    const char *forged;
    /* A page, or a part of a mail. */
    void (*read)(const struct lz_game *, const void *view, struct lz_text page, const struct lz_answer *);
    /* The seat's orders so far, a line for each: a page that `read` understands. */
    void (*book)(const struct lz_game *, const void *view, struct lz_writer *);
    /* Words that may come next in a line of which `before` is written, each after a blank. */
    void (*complete)(const struct lz_game *, const void *view, struct lz_text before, struct lz_writer *);
    /* What can be ordered at a place, as an object: every order with what is written after the place, and whether it
       would come to anything as far as the seat knows. False: there is no such place, and nothing was written. */
    bool (*ring)(const struct lz_game *, const void *view, struct lz_text place, struct lz_writer *json);
};

#endif
