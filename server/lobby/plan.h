/* What a table is to be, as whoever lays it wrote it:
   {"game":ID,"options":["target=50"],"places":["open","bot:easy"],"house":["clock=live"]}. It is kept as it came and
   read again wherever it matters. */
#ifndef SERVER_PLAN_H
#define SERVER_PLAN_H

#include "bots/bot.h"
#include "core/lz.h"
#include "host/house.h"

#include <jansson.h>

enum { LZ_PLAN_SET = 64 };

struct plan {
    const struct lz_game *game;
    struct lz_setup setup;
    struct lz_house house;
    const struct lz_bot *bot[LZ_SEATS]; /* NULL: a person's place */
    /* Of a set of the user's own, that was checked when the table was laid: its name and the hash of its tables, as the
       journal has them. "": the game's own. */
    char set[LZ_PLAN_SET], tables[LZ_PLAN_SET];
};

/* Of a plan that asks for a set, the game is that set's descriptor; NULL: the game by its own id. False: `trouble` says
 * what is wrong, and what would be right. */
bool plan_read(struct plan *, const json_t *body, struct lz_writer *trouble) LZ_MUST_CHECK;
bool plan_read_with(struct plan *, const json_t *body, const struct lz_game *, struct lz_writer *trouble) LZ_MUST_CHECK;
/* {"id":..,"tables":..,"values":[..]}: what is kept of the set in the plan, in place of its text. NULL: out of memory.
 */
json_t *plan_set(const struct plan *);
/* Would it be dealt? LZ_REFUSED: the game says what is wrong. LZ_FAILED: out of memory. */
enum lz_status plan_deals(const struct plan *, struct lz_writer *trouble) LZ_MUST_CHECK;
/* May bots sit there, if `some` are wanted? False: `trouble` says why people alone play. */
bool plan_seats_bots(const struct plan *, bool some, struct lz_writer *trouble) LZ_MUST_CHECK;
int plan_first_open(const struct plan *); /* a person's place; -1: there is none */

#endif
