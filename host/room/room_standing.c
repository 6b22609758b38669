/* Answers that stand: given by the room as acts of the seat, at the time at which the question opens. Others see what
   they would see of a quick hand. */
#include "host/own.h"

#include "core/bug.h"
#include "core/seats.h"
#include "core/words/clean.h"
#include "core/words/prose.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "host/room/room_inner.h"

#include <string.h>

uint32_t lz_own_rounds(const struct lz_room *room, int seat) {
    uint32_t rounds = 0;
    for (uint32_t i = 1; i <= lz_room_count(room, seat); i++) {
        const struct lz_told *told = lz_room_told(room, seat, i);
        rounds += !told->back && lz_told_event(told) && room->game->kinds[told->event.kind].flags & LZ_ROUND;
    }
    return rounds;
}

/* ---- which may stand */

static bool is_phase(const struct lz_game *game, const char *word) {
    for (int i = 0; i < game->phase_count; i++)
        if (strcmp(game->phases[i], word) == 0)
            return true;
    return !*word;
}

/* Speech is not repeated by a machine; a sheet is asked for until the turn is run, and is its own standing answer. */
static bool may_stand(const struct lz_game *game, const struct lz_standing *one) {
    struct lz_text words, line = lz_span(one->move);
    struct lz_move move;
    return !game->sheet && is_phase(game, one->when) && line.len && lz_trim(line).len == line.len &&
           lz_is_clean(line) && !lz_prose_take(game, line, &move, &words) && one->times >= 1 &&
           one->times <= LZ_STANDING_TIMES;
}

enum lz_status lz_own_stand(struct lz_room *room, int seat, const struct lz_standing *list, uint32_t count) {
    if (count > LZ_STANDINGS)
        return LZ_REFUSED;
    for (uint32_t i = 0; i < count; i++)
        if (!may_stand(room->game, &list[i]))
            return LZ_REFUSED;
    struct lz_own *own = room_own(room, seat);
    if (!own)
        return LZ_FAILED;
    struct lz_own was = *own;
    memset(own->standing, 0, sizeof own->standing);
    if (count)
        memcpy(own->standing, list, count * sizeof *list);
    own->standings = count;
    own->considered = 0; /* what is asked already is answered, too */
    if (room_own_keep(room, seat)) {
        own->edition[LZ_OWN_STANDING]++;
        return LZ_OK;
    }
    *own = was;
    return LZ_FAILED;
}

/* ---- given */

/* An answer that waits, or a list that has not been looked through for this question. In a window: once it closes. */
int room_standing(const struct lz_room *room, int64_t *at) {
    const struct lz_head *head = room->state;
    int first = -1;
    *at = LZ_NEVER;
    for (int i = 0; i < head->seats && !lz_room_over(room) && !room->paused; i++) {
        const struct lz_own *own = lz_in(head->wait, i) ? lz_own_of(room, i) : NULL;
        bool stands = own && own->standings && own->considered != room->asked[i].number;
        int64_t closes = room_window(room, i) ? room_closes(room, i) : 0,
                then = closes > room->last ? closes : room->last;
        if ((stands || lz_room_waits(room, i)) && then < *at) {
            *at = then;
            first = i;
        }
    }
    return first;
}

/* As people type it, among what is legal now; `in` has its wall time. */
static bool read_answer(struct lz_room *room, int seat, const char *move, struct lz_input *in) {
    struct lz_move list[LZ_MOVES];
    struct lz_moves legal = { list, 0, LZ_MOVES, false };
    struct lz_why why;
    room->game->legal(room->game, room->state, seat, &legal);
    if (!lz_move_guess(room->game, &legal, lz_span(move), &in->move))
        return false;
    in->move.seat = (uint8_t)seat;
    return lz_room_judge(room, in, &why);
}

/* The first that fits what the seat is asked; -1: none. */
static int find_standing(struct lz_room *room, int seat, struct lz_input *in) {
    const struct lz_own *own = room->own[seat];
    const char *phase = room->game->phases[lz_room_head(room)->phase];
    uint32_t rounds = lz_own_rounds(room, seat);
    for (uint32_t i = 0; i < own->standings; i++) {
        const struct lz_standing *one = &own->standing[i];
        bool here = !one->when[0] || strcmp(one->when, phase) == 0;
        if (here && (!one->until || rounds < one->until) && read_answer(room, seat, one->move, in))
            return (int)i;
    }
    return -1;
}

/* Given so often: the list is shorter, and kept so. Where the store cannot keep it, it is given once more than asked
   for; a store that stores both at once, as a server's does, never gives it too often. */
static void count_down(struct lz_room *room, int seat, int which) {
    struct lz_own *own = room->own[seat];
    struct lz_standing *one = &own->standing[which];
    if (--one->times == 0) {
        own->standings--;
        memmove(one, one + 1, (own->standings - (uint32_t)which) * sizeof *one);
        memset(&own->standing[own->standings], 0, sizeof *one);
    }
    own->edition[LZ_OWN_STANDING]++;
    (void)!room_own_keep(room, seat);
}

/* Nobody has asked for it now: nobody is refused. */
static void give(struct lz_room *room, const struct lz_act *act, struct lz_input *in, struct lz_reply *reply) {
    const struct lz_own *own = room->own[act->who];
    room_open_act(room, act);
    if (act->id.len) { /* the act it was when it came */
        room->act.id = own->held_id;
        room->act.digest = own->held_digest;
    }
    if (room_act_line(room, act) && lz_room_put(room, in, reply) == LZ_OK) {
        lz_room_commit(room, reply);
        return;
    }
    lz_room_drop(room);
    *reply = (struct lz_reply){ 0 };
}

/* What waited is forgotten with its question, given or not. */
static void give_held(struct lz_room *room, int seat, int64_t at, struct lz_reply *reply) {
    struct lz_own *own = room->own[seat];
    struct lz_input in = { .at = at + room->late };
    struct lz_act act = { .who = seat, .wall = at + room->late };
    act.door = lz_span(own->held_door);
    if (act.door.len && own->held_id)
        act.id = lz_span("held");
    if (read_answer(room, seat, own->held_move, &in))
        give(room, &act, &in, reply);
    if (reply->status != LZ_OK)
        return;
    own->held = 0;
    own->edition[LZ_OWN_HELD]++;
    if (!room->holder[seat].bot)
        (void)!room_own_keep(room, seat);
}

void room_standing_give(struct lz_room *room, int seat, int64_t at, struct lz_reply *reply) {
    struct lz_input in = { .at = at + room->late };
    bool held = lz_room_waits(room, seat);
    room->own[seat]->considered = room->asked[seat].number;
    if (held) {
        give_held(room, seat, at, reply);
        return;
    }
    int which = find_standing(room, seat, &in);
    if (which < 0)
        return;
    struct lz_act act = { .who = seat, .wall = at + room->late, .door = lz_span("standing") };
    uint32_t acts = room->acts;
    give(room, &act, &in, reply);
    if (reply->status == LZ_OK && room->acts > acts)
        count_down(room, seat, which);
}
