/* The keyboard's table at a server: what is read comes from the mirror in table->room, what is done goes over there. */
#ifndef CLI_FAR_TABLE_H
#define CLI_FAR_TABLE_H

#include "clients/cli/far/far.h"
#include "clients/cli/play/table.h"

/* far: place, table and, of a bot, its label are set; record: the options and the commitment. False: `trouble`. */
bool far_sit_down(struct table *, struct far *, const struct lz_record *, struct lz_writer *trouble);

/* A command that only a match at a server has: talk, team, note, allow, deny, stop. False: it is none. */
bool far_word(struct table *, struct lz_text line, struct lz_writer *says);
void far_put_words(const struct term_list *);

/* The match is over, and its journal is fetched, kept, and told from; or it goes on without us: how to come back. The
   exit code. */
int far_finish(struct table *, bool failed);

/* "Waiting for Anna and Bob."; and what was said since the person last typed something (far.said), or that the line is
   lost. */
void far_put_waiting(const struct table *, struct lz_writer *);
void far_put_said(const struct table *, struct lz_writer *);

#endif
