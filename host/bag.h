/* The letters of a match (host/post.h) for a host whose turns the game itself runs: which wait for the turn, which each
   turn has carried. It is an ear of the room, so it knows the same after every opening. */
#ifndef HOST_BAG_H
#define HOST_BAG_H

#include "host/post.h"

struct lz_bag {
    struct lz_room *room;
    struct lz_posted *now; /* that wait */
    struct lz_bag_turn {
        struct lz_posted *letters;
        uint32_t step; /* of the input that ran it */
        int32_t turn;  /* its number */
    } * turn;
    uint32_t turns, turns_room;
    bool short_of; /* memory was missing: the match must be opened again */
};

struct lz_ears lz_bag_ears(struct lz_bag *); /* to be the room's, before it is made or opened */
void lz_bag_empty(struct lz_bag *);

/* A letter of the seat's, as an act: `note` says what the game has to say of it, be it sent or not. LZ_NO_TALK: it is
   not sent; LZ_NO_OFTEN: LZ_LETTERS wait already. The same letter again is one. */
struct lz_bag_letter {
    struct lz_text to, text; /* as its sender wrote them */
    struct lz_writer *note;
};
void lz_bag_send(struct lz_bag *, const struct lz_act *, const struct lz_bag_letter *, struct lz_reply *);
/* Those of the seat that wait are not sent. */
void lz_bag_withdraw(struct lz_bag *, const struct lz_act *, struct lz_reply *);

/* {"waiting":[COPY,..],"turns":[{"turn":3,"letters":{"in":[..],"out":[..],"told":[..]}},..]}, turns from that
   number on; after the end also "ledger": who wrote what bore another name or none, and what was untrue. False: out of
   memory or a bug, and what was written is not whole. */
bool lz_bag_json(struct lz_bag *, int seat, int32_t from, struct lz_writer *) LZ_MUST_CHECK;
/* {"in":[..],"out":[..],"told":[..]}: what that turn carried. */
bool lz_bag_turn_json(struct lz_bag *, int seat, int32_t turn, struct lz_writer *) LZ_MUST_CHECK;

#endif
