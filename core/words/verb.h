/* Moves to words and back, driven by the verb tables. One notation serves journal, scripts, mail and people. */
#ifndef LZ_VERB_H
#define LZ_VERB_H

#include "core/lz.h"

/* The row of a verb, the lexicon of a letter; NULL if the game has none such. */
const struct lz_verb *lz_verb_of(const struct lz_game *, uint8_t verb);
const struct lz_lexicon *lz_lexicon_of(const struct lz_game *, char form);

/* Known verb, the arguments its form asks for, each in range, sorted where asked, the rest 0. Ticks are sane. */
bool lz_move_sane(const struct lz_game *, const struct lz_move *);
/* Sorts what the verb says is a multiset and clears what is not used. */
void lz_move_settle(const struct lz_game *, struct lz_move *);
bool lz_move_equal(const struct lz_move *, const struct lz_move *);

/* "meld area-51 area-51 area-51 leaked-file"; a tick is "tick". */
void lz_move_print(const struct lz_game *, const struct lz_move *, struct lz_writer *);
void lz_move_print_codes(const struct lz_game *, const struct lz_move *, struct lz_writer *);

/* How it is written: "meld SET CARD CARD CARD". */
void lz_verb_usage(const struct lz_game *, const struct lz_verb *, struct lz_writer *);

/* Words or codes, exactly; letters in any case. lz_move_trouble: of words that are no move, what is wrong, where, and
   what would be right. */
bool lz_move_parse(const struct lz_game *, int seat, struct lz_text, struct lz_move *);
void lz_move_trouble(const struct lz_game *, int seat, struct lz_text, struct lz_writer *);

/* As people type: among `legal`, the one move whose words begin with the words given. Falls back to
   lz_move_parse with beginnings allowed, so that check can name the rule. */
bool lz_move_guess(const struct lz_game *, const struct lz_moves *legal, struct lz_text, struct lz_move *);
void lz_guess_trouble(const struct lz_game *, const struct lz_moves *legal, struct lz_text, struct lz_writer *);

/* How many arguments a form asks for, the letter of each, and what a message calls one of that letter. */
int lz_form_length(const char *form);
char lz_form_letter(const char *form, int i);
const char *lz_form_what(const struct lz_game *, char form);
/* A line of text or a speech is the whole of a form. */
bool lz_form_wordy(const char *form);

/* A line of text in the arguments of the form "t": clean (core/words/clean.h), no '~', no blank at either end.
   lz_text_take also takes marks that turn the direction of writing: journals may hold some, doors do not.
   lz_text_unpack answers its bytes, at most LZ_TEXT. */
bool lz_text_pack(struct lz_text, int16_t arg[LZ_ARGS]);
bool lz_text_take(struct lz_text, int16_t arg[LZ_ARGS]);
uint32_t lz_text_unpack(const int32_t arg[LZ_ARGS], char bytes[LZ_TEXT + 1]);
uint32_t lz_move_text(const struct lz_move *, char bytes[LZ_TEXT + 1]); /* that of a move */

/* A move's arguments as an event has them. */
void lz_args_widen(const struct lz_move *, int32_t arg[LZ_ARGS]);

/* As many as the form asks for, and each in its lexicon's range. */
bool lz_args_sane(const struct lz_game *, const char *form, const int32_t *arg, int args);
/* The arguments of a form, a blank before each word. */
void lz_args_print(const struct lz_game *, const char *form, const int32_t *arg, struct lz_writer *);
/* One argument by its letter of the form: its word, its code if it has one, the name people read. */
void lz_word_print(const struct lz_game *, char form, int arg, struct lz_writer *);
void lz_code_print(const struct lz_game *, char form, int arg, struct lz_writer *);
void lz_title_print(const struct lz_game *, char form, int arg, struct lz_writer *);
/* No word stands for this argument: it may be left out, and was. */
bool lz_word_left_out(const struct lz_game *, char form, int arg);
bool lz_word_parse(const struct lz_game *, char form, struct lz_text, int16_t *arg);

#endif
