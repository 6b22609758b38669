/* Between the files of a person's turn:
     turn.c        moves read, tried, made and refused; the clock; the loop
     turn_words.c  the commands of the table, and their pages */
#ifndef CLI_TURN_WORK_H
#define CLI_TURN_WORK_H

#include "clients/cli/draw/draw.h"
#include "clients/cli/play/turn.h"
#include "core/words/prose.h"

struct asked {
    struct table *table;
    int seat;
    struct lz_moves moves;
    char message[2400];              /* what was wrong with the last answer, or what a command has to say */
    struct lz_move tried;            /* what Enter would make */
    char tried_words[LZ_SPEECH + 2]; /* one letter too many is still seen */
    bool trying;
    bool paging;       /* a page is shown, not the table */
    uint32_t decision; /* what the message answers: the room's number of the question */
    char prompt[32];   /* with the time that is left */
    enum turn end;
};

/* ---- turn.c */
struct lz_writer turn_message(struct asked *);
struct frame turn_frame(struct asked *, struct lz_text words);
/* What the move in these words would do; then Enter makes it. */
void turn_try(struct asked *, struct lz_text words);
/* The move that was just taken back, once more. */
void turn_redo(struct asked *);

/* ---- turn_words.c */
bool turn_command(struct asked *, struct lz_text line); /* false: it is none */

#endif
