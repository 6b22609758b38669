/* Live clocks: so much time for each decision, then what is left of a reserve. They run in match time from the act that
   asked, so they are the same after a restart. When one has run out, a bot answers once in that seat's place. */
#include "host/room_inner.h"

#include "core/bug.h"
#include "core/seats.h"
#include "core/words/prose.h"
#include "core/words/text.h"

#include <stdlib.h>

/* clock PER RESERVE BOT */
bool room_read_clock(struct lz_room *room, struct lz_text words) {
    struct lz_room_clock clock = { .on = true };
    if (!lz_read_number(lz_take_word(&words), 0, LZ_WALL_MOST, &clock.per) ||
        !lz_read_number(lz_take_word(&words), 0, LZ_WALL_MOST, &clock.reserve))
        return false;
    bool sound = lz_player_read(lz_take_word(&words), room->game, &clock.bot, NULL);
    for (int i = 0; i < LZ_SEATS; i++)
        clock.left[i] = clock.reserve;
    clock.late = lz_all(room->record.setup.seats); /* it begins to run for all */
    room->clock = clock;
    return sound;
}

/* What was asked before has been answered, or is asked no more; something else is asked from `at` on. */
void room_clock_turn(struct lz_room *room, int seat, int64_t at) {
    struct lz_room_clock *clock = &room->clock;
    lz_assert(seat >= 0 && seat < room->record.setup.seats && clock->left[seat] >= 0);
    int64_t over = at - clock->since[seat] - clock->per;
    if (clock->runs[seat] && over > 0)
        clock->left[seat] = clock->left[seat] > over ? clock->left[seat] - over : 0;
    clock->runs[seat] = room->asked[seat].wait;
    clock->since[seat] = at;
}

/* Match time at which the seat's clock has run out. */
static int64_t runs_out(const struct lz_room *room, int seat) {
    const struct lz_room_clock *clock = &room->clock;
    if (!clock->on || !clock->runs[seat] || room->holder[seat].bot || lz_room_head(room)->over)
        return LZ_NEVER;
    return clock->since[seat] + clock->per + clock->left[seat];
}

int room_clock_first(const struct lz_room *room, int64_t *at) {
    int first = -1;
    *at = LZ_NEVER;
    for (int i = 0; i < room->record.setup.seats; i++)
        if (runs_out(room, i) < *at) {
            *at = runs_out(room, i);
            first = i;
        }
    return first;
}

int64_t lz_room_clock(const struct lz_room *room, int seat, int64_t wall) {
    lz_assert(seat >= 0 && seat < room->record.setup.seats);
    int64_t out = runs_out(room, seat), now = lz_room_time(room, wall);
    if (out == LZ_NEVER)
        return room->clock.on ? room->clock.per + room->clock.left[seat] : LZ_NEVER;
    return out > now ? out - now : 0;
}

/* ---- a bot for one answer */

struct standing_in {
    int seat;
    struct lz_input *in;
    struct lz_writer *words;
};

/* It hears what that seat was told, like one who has taken the seat over. */
static bool answer(struct lz_room *room, void *with) {
    const struct standing_in *standing = with;
    struct lz_crew crew = { .game = room->game,
                            .lore = room->lore,
                            .seats = room->record.setup.seats,
                            .nodes = room->nodes ? room->nodes : LZ_BOT_PLAY_NODES };
    crew.bot[standing->seat] = room->clock.bot.bot;
    crew.own[standing->seat] = room->clock.bot.nodes;
    void *memory = room->calls->room(NULL, lz_crew_size(&crew));
    if (!memory)
        return false;
    lz_crew_lay(&crew, memory);
    lz_crew_begin(&crew, room->record.seed);
    room_tell(room, &crew);
    lz_crew_ask(&crew, (struct lz_question){ room->match.state, standing->seat }, standing->in, standing->words);
    free(memory);
    return true;
}

static bool put_missed(struct lz_room *room, int seat) {
    char line[24];
    struct lz_writer w = lz_writer_in(line, sizeof line);
    lz_put(&w, "missed #");
    lz_put_number(&w, seat);
    return lz_room_line(room, (struct lz_text){ line, w.len }, (struct lz_text){ 0 });
}

/* One that has nothing to say when asked leaves the seat another such time. */
bool room_clock_miss(struct lz_room *room, int seat, struct lz_reply *reply) {
    char said[LZ_SPEECH + 1];
    struct lz_writer words = lz_writer_in(said, sizeof said);
    struct lz_input in = { .at = lz_room_time(room, room->act.wall) };
    lz_assert(room->act.who == LZ_CLOCK && !room->holder[seat].bot);
    if (!put_missed(room, seat) || !room_run(room, answer, &(struct standing_in){ seat, &in, &words }))
        return false;
    return in.move.verb == LZ_TICK || lz_room_put(room, &in, reply) == LZ_OK;
}
