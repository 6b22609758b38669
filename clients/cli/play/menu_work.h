/* Between the files of the menu:
     menu.c          games, saved matches, who plays
     menu_options.c  by which options */
#ifndef CLI_MENU_WORK_H
#define CLI_MENU_WORK_H

#include "clients/cli/play/term.h"
#include "core/lz.h"

enum { MENU_CANCEL = -1, MENU_ROW = 1000 };

/* ---- menu.c */
void menu_say(const struct term *, const char *words);
void menu_say_row(const struct term *, const struct lz_writer *row); /* a line of the screen, cut where it ends */
/* "  3  hard      what it does", the sentence wrapped under itself. */
void menu_say_choice(const struct term *, int number, const char *title, const char *sentence);

struct menu_question {
    const char *asks;
    int least, most, usual; /* usual: what Enter takes */
    uint32_t only;          /* bits of the numbers that will do; 0: all */
    const char *no;         /* what is said to another; NULL: which there are */
    /* The number of what is called so, 0: nothing is; NULL: numbers alone. It is given what `with` points to. */
    int (*called)(const void *with, struct lz_text name);
    const void *with;
};
/* For `called`: `with` is a list of names up to NULL, of which one begins like that and no other. */
int menu_named(const void *with, struct lz_text name);
/* MENU_CANCEL: the person leaves. */
int menu_choose(const struct term *, const struct menu_question *);

/* ---- menu_options.c */
/* Plays as the setup says, or as it is changed here. False: the person leaves. */
bool menu_options(const struct term *, const struct lz_game *, struct lz_setup *);

#endif
