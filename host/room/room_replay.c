/* A match seen again with a seat's eyes. It is played once more from its journal: what a seat saw at a step follows
   from the state of that step. */
#include "host/replay.h"

#include "core/bug.h"
#include "core/seats.h"
#include "core/words/json.h"
#include "core/words/text.h"
#include "host/picture/changes.h"
#include "host/room/room_inner.h"

#include <stdlib.h>
#include <string.h>

void lz_made_json(const struct lz_game *game, uint32_t step, const struct lz_input *in, struct lz_writer *w) {
    lz_json_open(w, NULL, '{');
    lz_json_number(w, "n", step);
    lz_json_number(w, "at", in->at);
    lz_json_key(w, "move");
    lz_move_json(game, &in->move, w);
    lz_json_close(w, '}');
}

/* ---- pictures */

struct again {
    struct lz_room *room;
    int seat;
    struct lz_writer *w;
    void *state, *view;
    uint32_t next; /* the number of the next entry to be reached */
    char *shown;   /* the last picture */
    bool short_of;
};

/* One that stands, and that an input told: a place where the picture is shown. */
static bool is_place(const struct again *a, uint32_t n) {
    const struct lz_told *told = lz_room_told(a->room, a->seat, n);
    return !told->back && lz_told_event(told);
}

/* The last entry that was told by that step, counted from `next` on; 0: none was. */
static uint32_t last_of(struct again *a, uint32_t step) {
    uint32_t last = 0, count = lz_room_count(a->room, a->seat);
    for (; a->next <= count; a->next++) {
        if (!is_place(a, a->next))
            continue;
        if (lz_room_told(a->room, a->seat, a->next)->step > step)
            break;
        last = a->next;
    }
    return last;
}

/* The picture takes the place of the last one; what has changed, or all of it if there was none. */
static void put_changed(struct again *a, char *now) {
    bool made = true;
    lz_json_key(a->w, a->shown ? "changes" : "picture");
    if (a->shown)
        made = lz_changes(lz_span(a->shown), lz_span(now), a->w);
    else
        lz_json_raw(a->w, lz_span(now));
    lz_assert(made);
    free(a->shown);
    a->shown = now;
}

static void show_step(struct again *a, const void *state) {
    uint32_t n = last_of(a, lz_head_of(state)->step);
    if (a->short_of || a->w->full || (!n && lz_head_of(state)->step))
        return;
    a->room->game->view(a->room->game, state, a->seat, a->view);
    char *now = room_picture(a->room, a->view);
    if (!now) {
        a->short_of = true;
        return;
    }
    lz_json_open(a->w, NULL, '{');
    lz_json_number(a->w, "n", n);
    put_changed(a, now);
    lz_json_close(a->w, '}');
}

static void take_input(void *to, const struct lz_input *in, const void *state) {
    (void)in;
    show_step(to, state);
}

static void take_move(void *to, const struct lz_input *in, const void *state) {
    struct again *a = to;
    lz_made_json(a->room->game, lz_head_of(state)->step, in, a->w);
}

/* Every input that stands, once more. */
static bool play(struct again *a, void (*each)(void *, const struct lz_input *, const void *)) {
    struct lz_room *room = a->room;
    struct lz_replay replay = { .each = each, .to = a };
    struct lz_record record;
    if (lz_journal_read_with((struct lz_text){ room->text, room->size }, room->game, &record, NULL) != LZ_OK)
        return false;
    memcpy(record.seed, room->record.seed, sizeof record.seed);
    record.seed_known = true;
    return lz_journal_replay(&record, a->state, &replay, NULL) == LZ_OK && !a->short_of;
}

static bool put_pictures(struct again *a) {
    struct lz_match match = { .game = a->room->game, .state = a->state };
    a->next = 1;
    lz_json_open(a->w, "pictures", '[');
    bool well = lz_begin(&match, &a->room->record.setup, NULL, NULL);
    if (well)
        show_step(a, a->state);
    well = well && play(a, take_input);
    lz_json_close(a->w, ']');
    return well;
}

/* ---- the end */

static void put_result(struct again *a) {
    const struct lz_head *head = a->room->state;
    int32_t points[LZ_SEATS] = { 0 };
    a->room->game->score(a->room->game, head, points);
    lz_json_open(a->w, "won", '[');
    for (int i = 0; i < head->seats; i++)
        if (lz_in(head->won, i))
            lz_json_number(a->w, NULL, i);
    lz_json_close(a->w, ']');
    lz_json_open(a->w, "points", '[');
    for (int i = 0; i < head->seats; i++)
        lz_json_number(a->w, NULL, points[i]);
    lz_json_close(a->w, ']');
}

static bool put_truth(struct again *a) {
    const struct lz_room *room = a->room;
    char hex[LZ_HEX];
    lz_hex_print(room->record.seed, LZ_SEED, hex);
    lz_json_open(a->w, "truth", '{');
    lz_json_string(a->w, "seed", hex);
    lz_json_open(a->w, "moves", '[');
    bool well = play(a, take_move);
    lz_json_close(a->w, ']');
    lz_json_open(a->w, "views", '[');
    for (int i = 0; i < room->record.setup.seats; i++) {
        room->game->view(room->game, room->state, i, a->view);
        room->game->show(room->game, a->view, a->w);
    }
    lz_json_close(a->w, ']');
    lz_json_close(a->w, '}');
    return well;
}

static bool put_all(struct lz_room *room, void *with) {
    struct again *a = with;
    bool over = room->record.ended;
    lz_json_open(a->w, NULL, '{');
    lz_json_string(a->w, "game", room->game->id);
    lz_json_number(a->w, "seat", a->seat);
    lz_json_open(a->w, "entries", '[');
    for (uint32_t i = 1; i <= lz_room_count(room, a->seat); i++)
        lz_room_told_json(room, a->seat, i, a->w);
    lz_json_close(a->w, ']');
    bool well = put_pictures(a);
    lz_json_bool(a->w, "over", over);
    if (over)
        put_result(a);
    well = well && (!over || put_truth(a));
    lz_json_close(a->w, '}');
    return well;
}

bool lz_room_replay_json(struct lz_room *room, int seat, struct lz_writer *w) {
    struct again a = { .room = room,
                       .seat = seat,
                       .w = w,
                       .state = room->calls->room(NULL, room->game->state_size),
                       .view = room->calls->room(NULL, room->game->view_size) };
    lz_assert(!room->act.open);
    bool well = a.state && a.view && room_run(room, put_all, &a);
    free(a.state);
    free(a.view);
    free(a.shown);
    return well;
}
