/* A match seen again: what a seat was told, entry by entry, with its picture at each place; and the truth, once it is
   over. */
#ifndef HOST_REPLAY_H
#define HOST_REPLAY_H

#include "host/room.h"

/* {"game":ID,"seat":0,"entries":[ENTRY,..],"pictures":[{"n":0,"picture":{..}},{"n":3,"changes":{..}},..],"over":false}:
   the pictures after the entries of these numbers, the first whole. Once the match is over also "won", "points" and
   "truth" (docs/json.md). Whether others' may be shown is for the host to know: before the end nobody's but one's own.
   False: out of memory or a bug, and what was written is not whole. Not within an act. */
bool lz_room_replay_json(struct lz_room *, int seat, struct lz_writer *) LZ_MUST_CHECK;

/* A row of the truth: {"n":1,"at":5000,"move":{..}}. */
void lz_made_json(const struct lz_game *, uint32_t step, const struct lz_input *, struct lz_writer *);

#endif
