/* Between the files of the dialogue:
     far.c       lines, messages, answers
     far_news.c  what the server tells unasked */
#ifndef CLI_FAR_WORK_H
#define CLI_FAR_WORK_H

#include "clients/cli/far/far.h"

void far_stir(struct far *);
void far_take(void *far, struct lz_text message);         /* a message has come */
void far_said(struct far *, const char *words);           /* for the person to read, one after the other */
void far_label(const json_t *seat, char label[LZ_LABEL]); /* as a journal calls whoever sits there */

#endif
