/* A match that is hosted elsewhere, seen from one seat: a room that is told what stands instead of deciding it. The
   bytes of the seat's view and the entries of its log come from whoever hosts it; all that reads a room (host/room.h:
   views, logs, decisions, refusals, effects) works here as there. Its state is a world that the seat cannot rule out,
   so nothing of it says more than the view does, and no act is begun in it. */
#ifndef HOST_MIRROR_H
#define HOST_MIRROR_H

#include "host/room.h"

/* `game`, `calls` and `lore` of the room are set, as for a new match. Of the record the setup, the players, the
   commitment and, for a bot that plays here, a seed of its own are taken. False: out of memory. */
bool lz_mirror_open(struct lz_room *, int seat, const struct lz_record *) LZ_MUST_CHECK;

/* The view is this now, of as many bytes as the game says, at that match time. False: no world has such a view, so the
   bytes are not those of a host that plays by the same rules; or out of memory. */
bool lz_mirror_view(struct lz_room *, const void *view, int64_t time, int64_t wall) LZ_MUST_CHECK;

/* The next entry of the seat's log: an event, whose words are copied; or, of no game's kind, talk and what was done
   around the match, which is not kept. False: out of memory. */
bool lz_mirror_told(struct lz_room *, const struct lz_event *) LZ_MUST_CHECK;
/* The next entry says that those from that number on are void. */
bool lz_mirror_back(struct lz_room *, uint32_t from) LZ_MUST_CHECK;
/* Entries after that number are none of the host's. */
void lz_mirror_lost(struct lz_room *, uint32_t number);

void lz_mirror_asked(struct lz_room *, uint32_t decision);          /* what the seat is asked; 0: nothing */
void lz_mirror_moved(struct lz_room *, uint32_t number);            /* it knew the log up to there when it moved last */
void lz_mirror_paused(struct lz_room *, int64_t since);             /* wall time; 0: the match goes on */
void lz_mirror_over(struct lz_room *);                              /* the match has ended, be it by its rules or not */
void lz_mirror_hold(struct lz_room *, int seat, const char *label); /* the seat has another holder */

/* What the bot of the seat does now, having heard what the seat was told; false: it has nothing to say. */
bool lz_mirror_bot(struct lz_room *, int64_t wall, struct lz_input *, struct lz_writer *words) LZ_MUST_CHECK;

#endif
