/* Between the two halves of a telling: who it is told to (telling.c), and as JSON (telling_json.c). */
#ifndef CLI_TELLING_INNER_H
#define CLI_TELLING_INNER_H

#include "clients/cli/commands/telling.h"
#include "core/words/text.h"

struct telling_made {
    uint32_t step;
    int64_t at;
    struct lz_move move;
};

struct telling {
    const struct tell_call *call;
    const struct loaded *loaded;
    const struct lz_game *game;
    struct lz_writer w;
    const void *state;
    uint32_t step;          /* the last that these eyes noticed */
    struct lz_event *event; /* all that they have seen */
    uint32_t events, room;
    uint32_t dealt, told;      /* those of the deal; those that have been told */
    bool begun;                /* the deal has been told */
    struct telling_made *made; /* every input so far, where the truth is told as JSON */
    uint32_t moves, moves_room;
    void *view;
    void *drawn; /* the memory of the drawer */
};

void telling_flush(struct telling *);
/* Do these eyes see the move; do they know who made it? */
bool telling_sees(const struct telling *, const struct lz_move *);
bool telling_knows_who(const struct telling *, const struct lz_move *);

/* As JSON: docs/json.md. */
void telling_show_head(struct telling *);
void telling_show_deal(struct telling *);
void telling_show_step(struct telling *, const struct lz_input *);
void telling_keep_move(struct telling *, const struct lz_input *, uint32_t step);
void telling_show_end(struct telling *);

#endif
