/* When bots speak. */
#include "server/table/tempo.h"

#include "core/bug.h"
#include "core/rng.h"
#include "core/seats.h"

enum { LEAST = 3000, MOST = 9000 /* ms from one question to the next (NS-17.9) */, PACE = 2 /* of the draw */ };

bool tempo_on(const struct lz_room *room) {
    const struct lz_head *head = lz_room_head(room);
    return room->game->hear && head->alarm != LZ_NEVER && !lz_room_over(room) && !room->paused;
}

static int64_t draw(struct tempo *tempo, int64_t id, int seat) {
    lz_assert(seat >= 0 && seat < LZ_SEATS);
    struct lz_rng rng = lz_rng_from((uint64_t)id, PACE), own = lz_fork(&rng, (uint32_t)seat + 1, tempo->draws++);
    return LEAST + lz_roll(&own, MOST - LEAST + 1);
}

void tempo_settle(struct tempo *tempo, const struct lz_room *room, int64_t id, int64_t wall) {
    bool on = tempo_on(room);
    for (int i = 0; i < room->record.setup.seats; i++) {
        bool asked = on && room->holder[i].bot && lz_in(lz_room_head(room)->may, i);
        if (!asked)
            tempo->due[i] = 0;
        else if (!tempo->due[i])
            tempo->due[i] = wall + draw(tempo, id, i);
    }
}

int64_t tempo_due(const struct tempo *tempo, const struct lz_room *room) {
    int64_t first = LZ_NEVER;
    for (int i = 0; i < room->record.setup.seats && tempo_on(room); i++)
        if (tempo->due[i] && tempo->due[i] < first)
            first = tempo->due[i];
    return first;
}

int tempo_next(const struct tempo *tempo, const struct lz_room *room, int64_t wall) {
    int64_t first = tempo_due(tempo, room);
    for (int i = 0; i < room->record.setup.seats && first <= wall; i++)
        if (tempo->due[i] == first)
            return i;
    return -1;
}
