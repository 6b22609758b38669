/* Who plays which clan. All say why if they answer false. */
#ifndef PBM_SEATS_H
#define PBM_SEATS_H

#include "clients/pbm/pbm.h"

/* What stands for a clan in a mail: the password of the one who sits there now; and the word that goes out with the
   report of the turn before, good for one turn's orders. */
void pbm_password(const struct pbm *, int seat, char word[LZ_SECRET]);
bool pbm_password_fits(const struct pbm *, int seat, struct lz_text);
void pbm_reply_word(const struct pbm *, int seat, int turn, char word[LZ_SECRET]);
/* The turn, at most the coming one, for which this was the word of the one who sits there now; -1: none. */
int pbm_reply_turn(const struct pbm *, int seat, struct lz_text);

const char *pbm_best_bot(const struct lz_game *);
bool pbm_bot_named(const struct lz_game *, const char *name); /* there is such a bot */
bool pbm_clan_of(struct pbm *, const char *word, int *clan);

/* Whether these may be kept and shown. */
bool pbm_good_text(const char *what, const char *text, size_t room);
bool pbm_good_player(const char *name);

/* Within an act, which is dropped if they fail. */
bool pbm_seat_bot(struct pbm *, int seat, const char *id);
bool pbm_seat_person(struct pbm *, int seat, const char *name);
bool pbm_name_clan(struct pbm *, int seat, const char *name);

#endif
