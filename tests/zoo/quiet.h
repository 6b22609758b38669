/* NewSpeak without talk: what a Dissident does who only wants his dial to stand on a slot. */
#ifndef ZOO_QUIET_H
#define ZOO_QUIET_H

#include "bots/newspeak/newspeak_player.h"

/* False: it is not about talk or dials. */
static inline bool zoo_quiet(const struct newspeak_view *v, int slot, struct lz_move *move) {
    bool talk = v->seen.phase == NS_P_TALK, turns = v->open.option[NS_O_TALK] == NS_TALK_TURNS;
    if (v->side != NS_DISSIDENT || (!talk && v->seen.phase != NS_P_DIAL))
        return false;
    *move = (struct lz_move){ .seat = v->seen.seat, .verb = LZ_TICK };
    if (!newspeak_waited(v))
        return true;
    if (talk && turns)
        *move = newspeak_move(v, NS_V_PASS, 0, 0);
    else if (talk && !(v->open.done >> v->seen.seat & 1))
        *move = newspeak_move(v, NS_V_DONE, 0, 0);
    else
        *move = newspeak_move(v, NS_V_TARGET, 1, slot);
    return true;
}

/* The first slot in play from this one on. */
static inline int zoo_slot_from(const struct newspeak_view *v, uint32_t slot) {
    while (v->open.status[slot % NS_SLOTS] == NS_REMOVED)
        slot++;
    return (int)(slot % NS_SLOTS);
}

#endif
