/* A match that is hosted elsewhere: what comes from there takes the place of acts. */
#include "host/mirror.h"

#include "core/bug.h"
#include "core/hash.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "host/room/room_inner.h"

#include <string.h>

enum { IMAGINED = 3 }; /* purpose of chance: nothing that a match draws */

bool lz_mirror_open(struct lz_room *room, int seat, const struct lz_record *record) {
    lz_assert(seat >= 0 && seat < record->setup.seats && !room->state);
    room->record = *record;
    room->record.game = room->game;
    room->mirrors = true;
    room->mirrored = seat;
    room->state = room->calls->room(NULL, room->game->state_size);
    room->draft = room->calls->room(NULL, room->game->state_size);
    room->view = room->calls->room(NULL, room->game->view_size);
    if (!room->state || !room->draft || !room->view)
        return false;
    memset(room->state, 0, room->game->state_size);
    room->match = (struct lz_match){ .game = room->game, .state = room->state, .lore = room->lore };
    for (int i = 0; i < record->setup.seats; i++)
        room_hold(room, &(struct lz_handing){ i, 0, record->player[i] });
    return true;
}

struct imagining {
    const void *view;
};

/* The same view gives the same world, so that nothing seems to change while nothing does. */
static bool imagine(struct lz_room *room, void *with) {
    const struct imagining *imagining = with;
    const struct lz_game *game = room->game;
    struct lz_rng rng = lz_rng_from(lz_hash(imagining->view, game->view_size, 0), IMAGINED);
    game->imagine(game, imagining->view, &rng, room->draft);
    memset(room->view, 0, game->view_size);
    game->view(game, room->draft, room->mirrored, room->view);
    return memcmp(room->view, imagining->view, game->view_size) == 0;
}

/* What is no head of this match is not imagined: rules may rely on what every state of theirs has. */
static bool is_ours(const struct lz_room *room, const struct lz_seen *seen) {
    return seen->game == room->game->number && seen->rules == room->game->rules && seen->seat == room->mirrored &&
           seen->seats == room->record.setup.seats && seen->phase < room->game->phase_count;
}

bool lz_mirror_view(struct lz_room *room, const void *view, int64_t time, int64_t wall) {
    struct imagining imagining = { view };
    if (!is_ours(room, lz_seen_of(view)) || !room_run(room, imagine, &imagining))
        return false;
    void *old = room->state;
    room->state = room->match.state = room->draft;
    room->draft = old;
    room->late = room_wall(wall) - time;
    room->asked[room->mirrored].may = lz_in(lz_room_head(room)->may, room->mirrored);
    room->asked[room->mirrored].wait = lz_in(lz_room_head(room)->wait, room->mirrored);
    return true;
}

/* ---- the log */

/* Who else has seen it nobody says: those who see all events of its kind. */
static lz_seats seen_by(const struct lz_room *room, const struct lz_event *event) {
    int seats = room->record.setup.seats, me = room->mirrored;
    lz_seats seen = lz_only(me);
    if (event->kind >= room->game->kind_count)
        return seen;
    int audience = room->game->kinds[event->kind].audience;
    for (int i = 0; i < seats; i++)
        if (audience == LZ_TO_SIDE && lz_side_of(room->game, seats, i) == lz_side_of(room->game, seats, me))
            seen |= lz_only(i);
    if (audience == LZ_TO_ALL)
        seen = lz_all(seats) | lz_only(LZ_ONLOOKER);
    if (audience == LZ_TO_NAMED && event->seat < seats)
        seen |= lz_only(event->seat);
    return seen;
}

bool lz_mirror_told(struct lz_room *room, const struct lz_event *event) {
    struct lz_event told = *event;
    struct lz_sink sink = room_sink(room);
    told.seen = seen_by(room, event);
    if (told.kind >= room->game->kind_count)
        told = (struct lz_event){ .kind = LZ_SAID, .seen = told.seen };
    sink.take(sink.to, &told);
    bool well = !room->short_of && room_enter(room, 1);
    room->deaf |= !well;
    return well;
}

bool lz_mirror_back(struct lz_room *room, uint32_t from) {
    const struct lz_log *log = &room->log[room->mirrored];
    for (uint32_t i = from > 0 ? from - 1 : 0; i < log->count; i++)
        if (lz_told_event(&room->told[log->at[i]]))
            room->told[log->at[i]].back = true;
    room->deaf = true;
    if (room->ears.undone)
        room->ears.undone(room->ears.to, 0);
    struct lz_told *told = room_more_told(room);
    if (!told)
        return false;
    *told = (struct lz_told){ .event = { .kind = LZ_TAKEN_BACK, .seat = LZ_CLOCK, .seen = lz_only(room->mirrored) } };
    return room_enter(room, 1);
}

/* Every entry is one of the seat's log, so that its number is its place. */
void lz_mirror_lost(struct lz_room *room, uint32_t number) {
    room->told_count = number < room->told_count ? number : room->told_count;
    for (int i = 0; i < LZ_LOGS; i++)
        while (room->log[i].count && room->log[i].at[room->log[i].count - 1] >= room->told_count)
            room->log[i].count--;
    room->deaf = true;
    if (room->ears.undone)
        room->ears.undone(room->ears.to, 0);
}

/* ---- what is asked */

void lz_mirror_asked(struct lz_room *room, uint32_t decision) {
    struct lz_asked_now *asked = &room->asked[room->mirrored];
    asked->may = decision;
    asked->number = decision ? decision : asked->number;
}

void lz_mirror_moved(struct lz_room *room, uint32_t number) { room->since = number; }

void lz_mirror_paused(struct lz_room *room, int64_t since) { room->paused = room_wall(since); }

void lz_mirror_over(struct lz_room *room) { room->record.ended = true; }

void lz_mirror_hold(struct lz_room *room, int seat, const char *label) {
    if (strcmp(room->holder[seat].label, label) == 0)
        return;
    room_hold(room, &(struct lz_handing){ seat, 0, lz_span(label) });
    room_crew_changed(room);
}

bool lz_mirror_bot(struct lz_room *room, int64_t wall, struct lz_input *in, struct lz_writer *words) {
    room->act = (struct lz_act_now){ .who = room->mirrored, .wall = wall, .open = true };
    bool asked = lz_room_ask_bot(room, room->mirrored, in, words);
    room->act.open = false;
    return asked;
}
