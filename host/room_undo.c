/* Taking back: an act like any other. Where the match stood before is found by playing it again. */
#include "host/room_inner.h"

#include "core/bug.h"

#include <string.h>

/* What stands of the journal, into the copy, as far as that step. */
static bool play_until(struct lz_room *room, uint32_t step) {
    struct lz_record record;
    struct lz_replay replay = { .until = step };
    struct lz_match match = { .game = room->game, .state = room->draft };
    if (!step)
        return lz_begin(&match, &room->record.setup, NULL, NULL);
    if (lz_journal_read_with((struct lz_text){ room->text, room->size }, room->game, &record, NULL) != LZ_OK)
        return false;
    memcpy(record.seed, room->record.seed, sizeof record.seed);
    record.seed_known = true;
    return lz_journal_replay(&record, room->draft, &replay, NULL) == LZ_OK;
}

static bool go_back(struct lz_room *room, void *with) {
    const uint32_t *step = with;
    bool found = play_until(room, *step);
    lz_assert(found && lz_head_of(room->draft)->step == *step); /* it was played before */
    return lz_journal_undo(&room->journal, *step);
}

void lz_room_undo_to(struct lz_room *room, const struct lz_act *act, uint32_t step, struct lz_reply *reply) {
    if (!lz_room_begin(room, act, reply))
        return;
    lz_assert(step < lz_room_head(room)->step);
    if (room_run(room, go_back, &step)) {
        lz_room_commit(room, reply);
        return;
    }
    lz_room_drop(room);
    room_no(reply, LZ_FAILED, room->aside ? LZ_NO_ASIDE : LZ_NO_ROOM);
}

void lz_room_undo(struct lz_room *room, const struct lz_act *act, struct lz_reply *reply) {
    uint32_t bar;
    if (lz_room_may_undo(room, act->who, &bar)) {
        lz_room_undo_to(room, act, lz_room_head(room)->step - 1, reply);
        return;
    }
    *reply = (struct lz_reply){ .status = LZ_REFUSED, .no = LZ_NO_BACK };
}
