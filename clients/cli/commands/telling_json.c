/* A recorded match as JSON (docs/json.md): what these eyes saw, and, once it is over, the truth. */
#include "clients/cli/commands/telling_inner.h"

#include "clients/cli/play/term.h"
#include "core/match.h"
#include "core/seats.h"
#include "core/words/json.h"
#include "host/replay.h"

/* ---- events */

static void show_seen(struct telling *t, lz_seats seen) {
    lz_json_open(&t->w, NULL, '[');
    for (int i = 0; i <= LZ_ONLOOKER; i++)
        if (lz_in(seen, i))
            lz_json_number(&t->w, NULL, i);
    lz_json_close(&t->w, ']');
}

/* All eyes together also see who saw what. */
static void show_events(struct telling *t, uint32_t end) {
    struct lz_reader reader = { t->loaded->names, -1 };
    uint32_t from = t->told;
    lz_json_open(&t->w, "events", '[');
    for (; t->told < end; t->told++) {
        lz_event_json(t->game, &t->event[t->told], &reader, &t->w);
        if (t->w.len > t->w.room / 2)
            telling_flush(t); /* one input can tell thousands */
    }
    lz_json_close(&t->w, ']');
    if (t->call->seat != TELL_ALL)
        return;
    lz_json_open(&t->w, "seen", '[');
    for (uint32_t i = from; i < end; i++)
        show_seen(t, t->event[i].seen);
    lz_json_close(&t->w, ']');
}

/* ---- beginning and steps */

void telling_show_head(struct telling *t) {
    const struct lz_record *record = &t->loaded->record;
    lz_json_open(&t->w, NULL, '{');
    lz_json_string(&t->w, "game", record->game->id);
    lz_json_number(&t->w, "seats", record->setup.seats);
    lz_json_key(&t->w, "options");
    lz_setup_json(t->game, &record->setup, &t->w);
    lz_json_open(&t->w, "players", '[');
    for (int i = 0; i < record->setup.seats; i++)
        lz_json_text(&t->w, NULL, record->player[i].len ? record->player[i] : lz_span("you"));
    lz_json_close(&t->w, ']');
    lz_json_open(&t->w, "sides", '[');
    for (int i = 0; i < record->setup.seats; i++)
        lz_json_number(&t->w, NULL, lz_side_of(t->game, record->setup.seats, i));
    lz_json_close(&t->w, ']');
    lz_json_open(&t->w, "steps", '[');
}

void telling_show_deal(struct telling *t) {
    lz_json_open(&t->w, NULL, '{');
    lz_json_number(&t->w, "step", 0);
    lz_json_number(&t->w, "at", t->loaded->record.setup.now);
    show_events(t, t->dealt);
    lz_json_close(&t->w, '}');
}

void telling_show_step(struct telling *t, const struct lz_input *in) {
    lz_json_open(&t->w, NULL, '{');
    lz_json_number(&t->w, "step", t->step);
    lz_json_number(&t->w, "at", in->at);
    if (in->move.seat != LZ_CLOCK && telling_knows_who(t, &in->move))
        lz_json_number(&t->w, "seat", in->move.seat);
    if (telling_sees(t, &in->move)) {
        lz_json_key(&t->w, "move");
        lz_move_json(t->game, &in->move, &t->w);
    }
    show_events(t, t->events);
    lz_json_close(&t->w, '}');
}

/* ---- the end */

void telling_keep_move(struct telling *t, const struct lz_input *in, uint32_t step) {
    if (t->moves == t->moves_room) {
        t->moves_room = t->moves_room ? 2 * t->moves_room : 64;
        t->made = cli_room(t->made, t->moves_room * sizeof *t->made);
    }
    t->made[t->moves++] = (struct telling_made){ step, in->at, in->move };
}

/* What was hidden: the seed, every move, and what each seat knew in the end. */
static void show_truth(struct telling *t) {
    char hex[LZ_HEX];
    lz_hex_print(t->loaded->record.seed, LZ_SEED, hex);
    lz_json_open(&t->w, "truth", '{');
    lz_json_string(&t->w, "seed", hex);
    lz_json_open(&t->w, "moves", '[');
    for (uint32_t i = 0; i < t->moves; i++) {
        struct lz_input in = { .move = t->made[i].move, .at = t->made[i].at };
        lz_made_json(t->game, t->made[i].step, &in, &t->w);
        telling_flush(t);
    }
    lz_json_close(&t->w, ']');
    lz_json_open(&t->w, "views", '[');
    for (int i = 0; i < t->loaded->record.setup.seats; i++) {
        t->game->view(t->game, t->state, i, t->view);
        t->game->show(t->game, t->view, &t->w);
        telling_flush(t);
    }
    lz_json_close(&t->w, ']');
    lz_json_close(&t->w, '}');
}

/* How it stood for these eyes after the last step that is told. */
static void show_picture(struct telling *t) {
    telling_flush(t);
    t->game->view(t->game, t->state, t->call->seat, t->view);
    lz_json_key(&t->w, "picture");
    t->game->show(t->game, t->view, &t->w);
    telling_flush(t);
}

/* Points come from the state, which knows more than these eyes until the match is over. */
void telling_show_end(struct telling *t) {
    const struct lz_head *head = t->state;
    int32_t points[LZ_SEATS] = { 0 };
    t->game->score(t->game, t->state, points);
    lz_json_close(&t->w, ']');
    lz_json_bool(&t->w, "over", head->over);
    if (head->over || t->call->seat == TELL_ALL) {
        lz_json_open(&t->w, "points", '[');
        for (int i = 0; i < head->seats; i++)
            lz_json_number(&t->w, NULL, points[i]);
        lz_json_close(&t->w, ']');
    }
    lz_json_open(&t->w, "won", '[');
    for (int i = 0; i < head->seats; i++)
        if (lz_in(head->won, i))
            lz_json_number(&t->w, NULL, i);
    lz_json_close(&t->w, ']');
    if (t->call->seat != TELL_ALL)
        show_picture(t);
    if (head->over)
        show_truth(t);
    lz_json_close(&t->w, '}');
    lz_put(&t->w, "\n");
}
