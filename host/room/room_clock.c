/* Live clocks: so much time for each decision, then what is left of a reserve. They run in match time from the act that
   asked, so they are the same after a restart. When one has run out, a bot answers once in that seat's place. */
#include "host/room/room_inner.h"

#include "core/bug.h"
#include "core/seats.h"
#include "core/sheet.h"
#include "core/words/json.h"
#include "core/words/prose.h"
#include "core/words/text.h"

#include <stdlib.h>

enum { SHEET_MOST = 1000 /* orders of a stand-in, before it is taken for one that never ends */ };

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
    int64_t over = at - clock->since[seat] - (clock->per > clock->window[seat] ? clock->per : clock->window[seat]);
    if (clock->runs[seat] && over > 0)
        clock->left[seat] = clock->left[seat] > over ? clock->left[seat] - over : 0;
    clock->runs[seat] = room->asked[seat].wait;
    clock->since[seat] = at;
    clock->window[seat] = room_window(room, seat);
}

/* extended MS: match time before which no clock runs out */
bool room_read_extended(struct lz_room *room, int seat, struct lz_text words) {
    (void)seat;
    return lz_read_number(lz_take_word(&words), 0, LZ_WALL_MOST, &room->clock.more);
}

/* Match time at which the seat's clock has run out. For whoever is away it begins with the return. */
static int64_t runs_out(const struct lz_room *room, int seat) {
    const struct lz_room_clock *clock = &room->clock;
    int64_t away = room->accord.away[seat] - room->late, from = clock->since[seat];
    if (!clock->on || !clock->runs[seat] || room->holder[seat].bot || lz_room_over(room))
        return LZ_NEVER;
    int64_t out = (away > from ? away : from) + clock->per + clock->left[seat], dated = room_date_out(room);
    out = out > room_closes(room, seat) ? out : room_closes(room, seat);
    if (dated)
        out = dated - room->late > away ? dated - room->late : away;
    return out > clock->more ? out : clock->more;
}

static int first_out(const struct lz_room *room, int64_t *at) {
    int first = -1;
    *at = LZ_NEVER;
    for (int i = 0; i < room->record.setup.seats; i++)
        if (runs_out(room, i) < *at) {
            *at = runs_out(room, i);
            first = i;
        }
    return first;
}

int room_clock_first(const struct lz_room *room, int64_t *at) {
    int first = first_out(room, at);
    *at = room->holds ? LZ_NEVER : *at;
    return room->holds ? -1 : first;
}

int64_t lz_room_runs_out(const struct lz_room *room) {
    int64_t at;
    first_out(room, &at);
    return at == LZ_NEVER || room->paused ? LZ_NEVER : at + room->late;
}

int64_t lz_room_clock(const struct lz_room *room, int seat, int64_t wall) {
    lz_assert(seat >= 0 && seat < room->record.setup.seats);
    int64_t out = runs_out(room, seat), now = lz_room_time(room, wall);
    if (out == LZ_NEVER)
        return room->clock.on ? room->clock.per + room->clock.left[seat] : LZ_NEVER;
    return out > now ? out - now : 0;
}

/* Where moves are sealed, a clock that has stopped would tell that its seat has moved. */
bool room_clock_shown(const struct lz_room *room, int seat, int to) {
    return seat == to || room->shared || !room->game->noticed;
}

/* {"until":WALL,"reserve":MS} of one that runs, {"left":MS,"reserve":MS} of one that stands; null: it is not for that
   seat to know. Nothing here changes with the time alone. */
static void put_clock(const struct lz_room *room, int seat, struct lz_writer *w) {
    int64_t out = runs_out(room, seat);
    lz_json_open(w, NULL, '{');
    if (out == LZ_NEVER || room->paused)
        lz_json_number(w, "left", lz_room_clock(room, seat, room->paused));
    else
        lz_json_number(w, "until", out + room->late);
    lz_json_number(w, "reserve", room->clock.left[seat]);
    lz_json_close(w, '}');
}

void room_clocks_json(const struct lz_room *room, int seat, struct lz_writer *w) {
    lz_json_open(w, "clocks", '[');
    for (int i = 0; i < room->record.setup.seats; i++)
        if (room_clock_shown(room, i, seat) && !room->holder[i].bot)
            put_clock(room, i, w);
        else
            lz_json_null(w, NULL);
    lz_json_close(w, ']');
}

/* ---- a bot for one answer */

struct standing_in {
    int seat;
    struct lz_crew crew;
    void *memory;
    uint32_t heard; /* entries that it was told, those of the act in hand counted */
    struct lz_input *in;
    struct lz_writer *words;
};

/* It hears what that seat was told, like one who has taken the seat over. */
static bool sit_down(struct lz_room *room, struct standing_in *standing) {
    struct lz_crew *crew = &standing->crew;
    *crew = (struct lz_crew){ .game = room->game,
                              .lore = room->lore,
                              .seats = room->record.setup.seats,
                              .nodes = room->nodes ? room->nodes : LZ_BOT_PLAY_NODES };
    crew->bot[standing->seat] = room->clock.bot.bot;
    crew->own[standing->seat] = room->clock.bot.nodes;
    standing->memory = room->calls->room(NULL, lz_crew_size(crew));
    if (!standing->memory)
        return false;
    lz_crew_lay(crew, standing->memory);
    lz_crew_begin(crew, room->record.seed);
    room_tell(room, crew);
    standing->heard = room->told_count + room->draft_told;
    return true;
}

static bool answer(struct lz_room *room, void *with) {
    struct standing_in *standing = with;
    if (!standing->memory && !sit_down(room, standing))
        return false;
    for (; standing->heard < room->told_count + room->draft_told; standing->heard++)
        lz_crew_hear(&standing->crew, &room->told[standing->heard].event);
    lz_crew_ask(&standing->crew, (struct lz_question){ room->match.state, standing->seat }, standing->in,
                standing->words);
    return true;
}

/* One answer. False: memory was missing, or a bug. `silent`: it has nothing to say, which leaves the seat another such
   time. */
static bool stand_in(struct lz_room *room, struct standing_in *standing, bool *silent, struct lz_reply *reply) {
    char said[LZ_SPEECH + 1];
    struct lz_writer words = lz_writer_in(said, sizeof said);
    struct lz_input in = { .at = lz_room_time(room, room->act.wall) };
    standing->in = &in;
    standing->words = &words;
    if (!room_run(room, answer, standing))
        return false;
    *silent = in.move.verb == LZ_TICK;
    return *silent || lz_room_put(room, &in, reply) == LZ_OK;
}

static bool put_missed(struct lz_room *room, int seat) {
    char line[24];
    struct lz_writer w = lz_writer_in(line, sizeof line);
    lz_put(&w, "missed #");
    lz_put_number(&w, seat);
    return lz_room_line(room, (struct lz_text){ line, w.len }, (struct lz_text){ 0 });
}

/* ---- sheets */

/* Does the seat's book hold orders? Then they count, and the clock hands them in. */
static bool has_orders(struct lz_room *room, int seat) {
    char some[8];
    struct lz_writer w = lz_writer_in(some, sizeof some);
    if (!room->game->sheet)
        return false;
    room->game->sheet->book(room->game, lz_room_view(room, seat), &w);
    return w.len > 0;
}

static bool hand_in(struct lz_room *room, int seat, struct lz_reply *reply) {
    struct lz_input ready = { .move = { .seat = (uint8_t)seat, .verb = room->game->sheet->ready } };
    return lz_room_put(room, &ready, reply) == LZ_OK;
}

/* ---- the clock has run out */

static bool takes_over(const struct lz_room *room, int seat) {
    int32_t most = room->house.on ? room->house.number[LZ_HOUSE_MISSES] : 0;
    return most && room->clock.row[seat] + 1 >= (uint32_t)most;
}

static bool seat_bot(struct lz_room *room, int seat) {
    char label[LZ_LABEL];
    struct lz_writer w = lz_writer_in(label, sizeof label);
    lz_put(&w, LZ_BOT_LABEL);
    lz_player_print(&room->clock.bot, &w);
    return lz_room_seat(room, seat, label);
}

/* The sheet is done: the game waits for others, or has run the turn. */
static bool handed_in(const struct lz_room *room, int seat) {
    bool turned = false;
    for (uint32_t i = 0; i < room->draft_told; i++)
        turned |= room->told[room->told_count + i].event.kind == room->game->sheet->turned;
    return turned || !lz_in(lz_head_of(room->match.state)->wait, seat);
}

/* A bot answers once; where orders are written on sheets, it writes the whole of one. */
static bool answer_for(struct lz_room *room, int seat, struct lz_reply *reply) {
    struct standing_in standing = { .seat = seat };
    bool silent = false, well = true;
    for (int i = 0; i < SHEET_MOST && well && !silent; i++) {
        well = stand_in(room, &standing, &silent, reply);
        if (!room->game->sheet || handed_in(room, seat))
            break;
    }
    free(standing.memory);
    return well;
}

bool room_clock_miss(struct lz_room *room, int seat, struct lz_reply *reply) {
    lz_assert(room->act.who == LZ_CLOCK && !room->holder[seat].bot);
    if (has_orders(room, seat))
        return hand_in(room, seat, reply);
    if (!put_missed(room, seat))
        return false;
    return takes_over(room, seat) ? seat_bot(room, seat) : answer_for(room, seat, reply);
}
