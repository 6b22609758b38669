/* Letters that wait, and those that turns have carried. */
#include "host/bag.h"

#include "core/bug.h"
#include "core/words/text.h"
#include "host/room/room_inner.h"

#include <stdlib.h>

/* ---- ears */

static void hear_line(void *to, const struct lz_host_said *said) {
    struct lz_bag *bag = to;
    if (bag->room->game->sheet)
        bag->short_of |= !lz_post_hear(&bag->now, bag->room, said);
}

/* A turn takes with it what was waiting. */
static void hear_event(void *to, const struct lz_told *told) {
    struct lz_bag *bag = to;
    const struct lz_sheet *sheet = bag->room->game->sheet;
    if (!sheet || told->event.kind != sheet->turned || !told->step)
        return;
    if (bag->turns && bag->turn[bag->turns - 1].step == told->step)
        return; /* told to several */
    if (!room_grow(bag->room, ROOM_LIST(bag->turn, bag->turns_room), bag->turns + 1)) {
        bag->short_of = true;
        return;
    }
    lz_assert(!bag->turns || bag->turn[bag->turns - 1].step < told->step);
    bag->turn[bag->turns++] = (struct lz_bag_turn){ bag->now, told->step, told->event.arg[0] };
    bag->now = NULL;
}

/* A turn that was taken back hands its letters back, before those that came since. */
static void hear_undone(void *to, uint32_t step) {
    struct lz_bag *bag = to;
    while (bag->turns && bag->turn[bag->turns - 1].step > step) {
        struct lz_bag_turn *turn = &bag->turn[--bag->turns];
        lz_post_join(&turn->letters, bag->now);
        bag->now = turn->letters;
    }
}

struct lz_ears lz_bag_ears(struct lz_bag *bag) {
    return (struct lz_ears){ hear_line, hear_event, hear_undone, NULL, bag };
}

void lz_bag_empty(struct lz_bag *bag) {
    lz_post_free(bag->now);
    for (uint32_t i = 0; i < bag->turns; i++)
        lz_post_free(bag->turn[i].letters);
    free(bag->turn);
    *bag = (struct lz_bag){ .room = bag->room };
}

/* ---- acts */

static void refuse(struct lz_room *room, enum lz_no no, struct lz_reply *reply) {
    lz_assert(room->act.open);
    lz_room_drop(room);
    room_no(reply, no == LZ_NO_ROOM ? LZ_FAILED : LZ_REFUSED, no);
}

void lz_bag_send(struct lz_bag *bag, const struct lz_act *act, const struct lz_bag_letter *letter,
                 struct lz_reply *reply) {
    struct lz_room *room = bag->room;
    const struct lz_game *game = room->game;
    char *text = room->calls->room(NULL, LZ_POST_WORDS);
    if (!lz_room_begin(room, act, reply)) {
        free(text);
        return;
    }
    struct lz_writer words = lz_writer_in(text ? text : (char[1]){ 0 }, text ? LZ_POST_WORDS : 1);
    struct lz_posting posting = { .words = &words, .note = letter->note };
    struct lz_letter written = { .line = 1, .to = letter->to, .text = letter->text };
    bool may = text && game->sheet && game->sheet->post(game, lz_room_view(room, act->who), &written, &posting);
    bool kept = may && lz_post_kept(bag->now, &posting.post);
    if (!may)
        refuse(room, text ? LZ_NO_TALK : LZ_NO_ROOM, reply);
    else if (!kept && lz_post_count(bag->now, act->who) >= LZ_LETTERS)
        refuse(room, LZ_NO_OFTEN, reply);
    else if (!kept && !lz_post_send(room, &posting.post))
        refuse(room, LZ_NO_ROOM, reply);
    else
        lz_room_commit(room, reply);
    free(text);
}

void lz_bag_withdraw(struct lz_bag *bag, const struct lz_act *act, struct lz_reply *reply) {
    struct lz_room *room = bag->room;
    if (!lz_room_begin(room, act, reply))
        return;
    if (!room->game->sheet)
        refuse(room, LZ_NO_TALK, reply);
    else if (!lz_post_withdraw(room, act->who))
        refuse(room, LZ_NO_ROOM, reply);
    else
        lz_room_commit(room, reply);
}

/* ---- what a seat has of them */

struct reading {
    struct lz_bag *bag;
    int seat;
    void *state, *view; /* room for those of the time of a turn */
    struct lz_writer *w;
};

/* Before the turn: what was seen then. */
static bool look_back(const struct reading *r, const struct lz_bag_turn *turn) {
    lz_assert(turn->step && r->state);
    return lz_room_at(r->bag->room, turn->step - 1, r->state);
}

static bool put_letters(const struct reading *r, const struct lz_bag_turn *turn) {
    const struct lz_game *game = r->bag->room->game;
    bool seen = !turn->letters || look_back(r, turn);
    if (seen && turn->letters)
        game->view(game, r->state, r->seat, r->view);
    if (seen)
        lz_post_json(game, turn->letters, turn->letters ? r->view : NULL, r->w);
    return seen;
}

static bool put_turn(const struct reading *r, const struct lz_bag_turn *turn) {
    lz_json_open(r->w, NULL, '{');
    lz_json_number(r->w, "turn", turn->turn);
    lz_json_key(r->w, "letters");
    bool seen = put_letters(r, turn);
    lz_json_close(r->w, '}');
    return seen;
}

static bool put_ledger(const struct reading *r) {
    bool seen = true;
    lz_json_open(r->w, "ledger", '[');
    for (uint32_t i = 0; seen && i < r->bag->turns; i++) {
        seen = !r->bag->turn[i].letters || look_back(r, &r->bag->turn[i]);
        if (seen)
            lz_post_expose(r->bag->room->game, r->bag->turn[i].letters, r->state, r->w);
    }
    lz_json_close(r->w, ']');
    return seen;
}

static void put_waiting(const struct reading *r) {
    const struct lz_game *game = r->bag->room->game;
    const void *view = lz_room_view(r->bag->room, r->seat);
    lz_json_open(r->w, "waiting", '[');
    for (const struct lz_posted *one = r->bag->now; one; one = one->next)
        if (one->post.from == r->seat) {
            lz_json_open(r->w, NULL, '{');
            game->sheet->copy(game, view, &one->post, r->w);
            lz_json_close(r->w, '}');
        }
    lz_json_close(r->w, ']');
}

bool lz_bag_json(struct lz_bag *bag, int seat, int32_t from, struct lz_writer *w) {
    const struct lz_room *room = bag->room;
    struct reading r = { bag, seat, room->calls->room(NULL, room->game->state_size),
                         room->calls->room(NULL, room->game->view_size), w };
    bool well = r.state && r.view;
    lz_json_open(w, NULL, '{');
    if (room->game->sheet)
        put_waiting(&r);
    lz_json_open(w, "turns", '[');
    for (uint32_t i = 0; well && i < bag->turns; i++)
        if (bag->turn[i].turn >= from)
            well = put_turn(&r, &bag->turn[i]);
    lz_json_close(w, ']');
    if (well && room->record.ended)
        well = put_ledger(&r);
    lz_json_close(w, '}');
    free(r.state);
    free(r.view);
    return well;
}

bool lz_bag_turn_json(struct lz_bag *bag, int seat, int32_t turn, struct lz_writer *w) {
    const struct lz_room *room = bag->room;
    static const struct lz_bag_turn none;
    const struct lz_bag_turn *found = &none;
    struct reading r = { bag, seat, room->calls->room(NULL, room->game->state_size),
                         room->calls->room(NULL, room->game->view_size), w };
    for (uint32_t i = 0; i < bag->turns; i++)
        if (bag->turn[i].turn == turn)
            found = &bag->turn[i];
    bool well = r.state && r.view && put_letters(&r, found);
    free(r.state);
    free(r.view);
    return well;
}
