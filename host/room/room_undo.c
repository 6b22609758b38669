/* Taking back: an act like any other. Where the match stood before is found by playing it again. */
#include "host/room/room_inner.h"

#include "core/bug.h"

#include <string.h>

struct going {
    uint32_t step;
    void *state;
};

/* What stands of the journal, as far as that step. */
static bool play_until(struct lz_room *room, void *with) {
    const struct going *going = with;
    struct lz_record record;
    struct lz_replay replay = { .until = going->step };
    struct lz_match match = { .game = room->game, .state = going->state };
    if (!going->step)
        return lz_begin(&match, &room->record.setup, NULL, NULL);
    if (lz_journal_read_with((struct lz_text){ room->text, room->size }, room->game, &record, NULL) != LZ_OK)
        return false;
    memcpy(record.seed, room->record.seed, sizeof record.seed);
    record.seed_known = true;
    return lz_journal_replay(&record, going->state, &replay, NULL) == LZ_OK;
}

bool lz_room_at(struct lz_room *room, uint32_t step, void *state) {
    lz_assert(step <= lz_room_head(room)->step);
    if (!room_run(room, play_until, &(struct going){ step, state }))
        return false;
    lz_assert(lz_head_of(state)->step == step);
    return true;
}

bool lz_room_back(struct lz_room *room, uint32_t step) {
    lz_assert(room->act.open && !room->act.taken && !room->record.ended && step < lz_room_head(room)->step);
    return lz_room_at(room, step, room->draft) && lz_journal_undo(&room->journal, step);
}

/* Whether there is a way back is seen once the act has begun: what was due has rung by then, and a repeat has had its
   answer. */
void lz_room_undo(struct lz_room *room, const struct lz_act *act, struct lz_reply *reply) {
    uint32_t bar;
    if (!lz_room_begin(room, act, reply))
        return;
    bool may = lz_room_may_undo(room, act->who, &bar);
    if (may && lz_room_back(room, lz_room_head(room)->step - 1)) {
        lz_room_commit(room, reply);
        return;
    }
    lz_room_drop(room);
    if (!may)
        room_no(reply, LZ_REFUSED, LZ_NO_BACK);
    else
        room_no(reply, LZ_FAILED, room->aside ? LZ_NO_ASIDE : LZ_NO_ROOM);
}
