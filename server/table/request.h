/* A message that is being answered, for the files that answer some of them. */
#ifndef SERVER_REQUEST_H
#define SERVER_REQUEST_H

#include "server/table/talk.h"

#include <jansson.h>

struct request {
    struct talk *talk;
    struct lz_room *room;
    struct lz_text message, id; /* as it came; what its sender calls it, "" */
    json_t *body, *value;       /* the whole; what stands under the word that says what is asked */
};

void request_refuse(const struct request *, const char *code, const char *text);
/* The answer of the room; of one that a rule refused, the input. */
void request_reply(const struct request *, const struct lz_reply *, const struct lz_input *refused);
/* {"re":"c1", and what `put` writes before the '}'. */
void request_put(const struct request *, void (*put)(const struct request *, const void *with, struct lz_writer *),
                 const void *with);
void request_ok(const struct request *); /* {"re":"c1","ok":true} */
struct lz_act request_act(const struct request *);
struct lz_text request_text(const json_t *); /* empty: it is no text */

/* around.c: what is done around a match. */
void around_pause(const struct request *);
void around_go_on(const struct request *);
void around_extend(const struct request *);
void around_give_up(const struct request *);
void around_stop(const struct request *);
void around_undo(const struct request *);
/* At once where that shows nothing; else, where the table has it so, the others are asked. */
void around_undo_act(struct lz_room *, const struct lz_act *, struct lz_reply *);
void around_take_back(const struct request *);
void around_allow(const struct request *);
void around_away(const struct request *);

/* school.c: what a learner says. */
void lesson_move(const struct request *, struct lz_input *);
void lesson_read(const struct request *);

/* views.c: the bytes of views. */
bool views_asked(struct request *); /* false: it is something else */

void here_ask(const struct request *); /* here.c: who is at the table */

/* voice.c: talk. letters.c: letters. sheets.c: what helps to write a sheet of orders. keeps.c: what a seat keeps for
 * itself. */
void voice_say(const struct request *);
void letters_send(const struct request *);
void letters_withdraw(const struct request *);
void letters_list(const struct request *);
void sheets_ring(const struct request *);
void sheets_report(const struct request *);
void keeps_note(const struct request *);
void keeps_marks(const struct request *);
void keeps_draft(const struct request *);
void keeps_mute(const struct request *);
void keeps_standing(const struct request *);

#endif
