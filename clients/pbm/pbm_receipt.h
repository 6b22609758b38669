/* A mail of orders that is being read, and the answer to it. Between pbm_mail.c, which takes it, and pbm_receipt.c,
   which finds the words. */
#ifndef PBM_RECEIPT_H
#define PBM_RECEIPT_H

#include "clients/mail/buffer.h"
#include "clients/pbm/pbm.h"

struct pbm_reading {
    struct pbm *p;
    struct lz_mail part;
    int seat;
    struct lz_move move[LZ_SHEET_MOVES]; /* what it means */
    struct lz_moves moves;
    struct buffer lines;  /* the sheet's own receipt */
    struct buffer unused; /* lines that were no orders, and why: a sentence each */
    struct buffer notes;  /* letters that are not sent, and why */
    struct buffer answer;
    int withdrawn;         /* letters of earlier mails */
    bool setup;            /* a start-up is in it */
    bool letters;          /* somebody will get one */
    bool wishes, left;     /* SURRENDER: for the first time, or confirmed */
    char id[2 * PBM_LINE]; /* what the sender calls it, */
    struct lz_text bytes;  /* and what it was read from */
    struct lz_text from;   /* who sent it, as its head says */
};

/* "Your mail was not accepted: ..". Answers false. */
bool pbm_reject(struct pbm_reading *, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The answer to a mail that was taken. `late`: by the time that it came. */
void pbm_answer(struct pbm_reading *);
/* To one that could not be stored, or of which that is not known. */
void pbm_answer_failed(struct pbm_reading *, const struct lz_reply *);
/* A start-up that the moderator enters. */
void pbm_answer_startup(struct pbm_reading *);
/* What stands in a field, to be said back: only if it is a word such as it should hold, because a password may stand in
   any other. */
const char *pbm_plain(char word[PBM_ID], struct lz_text);
bool pbm_has_orders(const struct pbm_reading *);

#endif
