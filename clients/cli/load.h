/* A recorded match in memory, for those who only read it. */
#ifndef CLI_LOAD_H
#define CLI_LOAD_H

#include "clients/cli/party.h"
#include "clients/cli/sets.h"

#include <limits.h>

/* Begins as { .word, .path, .set.given }. */
struct loaded {
    const char *word; /* the command, for messages */
    const char *path; /* of the file; of a match that was simulated the game's id */
    struct own_set set;
    char *room; /* what `text` lies in */
    struct lz_text text;
    struct lz_record record;
    enum lz_status status;         /* LZ_OK, or LZ_REFUSED: good only up to record.good */
    char trouble[PATH_MAX + 1000]; /* what is wrong, with its line */
    char name[LZ_SEATS][PARTY_NAME + 16];
    const char *names[LZ_SEATS];
};

/* False after saying why, by cli_failed: no file, or no journal. */
bool load_file(struct loaded *);
/* The same from text that load_free will free. */
bool load_text(struct loaded *, char *room, uint32_t len);
void load_free(struct loaded *);

/* Does a bot have the seat? record.player says who has each now. */
bool load_bots_seat(const struct loaded *, int seat);

/* "#1 rummy won 104 to 88" from the final state. */
void load_put_result(const struct loaded *, const void *state, struct lz_writer *);

#endif
