/* submit: hear, check, gate, journal, apply, audit. */
#include "core/match.h"

#include "core/bug.h"
#include "core/hash.h"
#include "core/seats.h"
#include "core/words/prose.h"
#include "core/words/text.h"
#include "core/words/verb.h"

uint64_t lz_state_hash(const struct lz_game *game, const void *state) {
    return lz_hash(state, game->state_size, game->tables);
}

static struct lz_notices *notices_of(const struct lz_game *game, void *state) {
    return (struct lz_notices *)((uint8_t *)state + game->notices);
}

static int notices_row(int seat) {
    lz_assert(seat == LZ_ONLOOKER || (seat >= 0 && seat < LZ_SEATS));
    return seat == LZ_ONLOOKER ? LZ_SEATS : seat;
}

struct lz_seen lz_seen_by(const struct lz_game *game, const void *state, int seat) {
    const struct lz_head *head = state;
    lz_assert(seat == LZ_ONLOOKER || (seat >= 0 && seat < head->seats));
    struct lz_seen seen = { .game = head->game,
                            .rules = head->rules,
                            .seats = head->seats,
                            .phase = head->phase,
                            .over = head->over,
                            .seat = (uint8_t)seat,
                            .step = head->step,
                            .may = head->may,
                            .wait = head->wait,
                            .won = head->won,
                            .now = head->now,
                            .alarm = head->alarm };
    if (game->notices) {
        const struct lz_notices *notices = (const void *)((const uint8_t *)state + game->notices);
        seen.step = notices->step[notices_row(seat)];
        seen.now = notices->now[notices_row(seat)];
    }
    return seen;
}

struct lz_notices lz_notices_at(int64_t now) {
    struct lz_notices notices = { 0 };
    for (int row = 0; row <= LZ_SEATS; row++)
        notices.now[row] = now;
    return notices;
}

struct lz_notices lz_notices_from(const struct lz_seen *seen) {
    struct lz_notices notices = lz_notices_at(seen->now);
    for (int row = 0; row <= LZ_SEATS; row++)
        notices.step[row] = seen->step;
    return notices;
}

static void note(const struct lz_game *game, void *state, lz_seats who) {
    const struct lz_head *head = state;
    struct lz_notices *notices = notices_of(game, state);
    for (int row = 0; row <= LZ_SEATS; row++)
        if (lz_in(who, row == LZ_SEATS ? LZ_ONLOOKER : row)) {
            notices->step[row]++;
            notices->now[row] = head->now;
        }
}

struct lz_head lz_head_from(const struct lz_seen *seen) {
    lz_assert(seen->seat == LZ_ONLOOKER || seen->seat < seen->seats);
    return (struct lz_head){ .game = seen->game,
                             .rules = seen->rules,
                             .seats = seen->seats,
                             .phase = seen->phase,
                             .over = seen->over,
                             .step = seen->step,
                             .may = seen->may,
                             .wait = seen->wait,
                             .won = seen->won,
                             .now = seen->now,
                             .alarm = seen->alarm };
}

/* ---- telling */

static bool side_sees(const struct lz_game *game, int seats, const struct lz_event *event) {
    lz_assert(event->seat < seats);
    for (int seat = 0; seat < seats; seat++)
        if (lz_in(event->seen, seat) != (lz_side_of(game, seats, seat) == lz_side_of(game, seats, event->seat)))
            return false;
    return !lz_in(event->seen, LZ_ONLOOKER);
}

/* Is it told to those whom its kind names? What nobody sees is no leak. */
static bool audience_fits(const struct lz_game *game, int seats, const struct lz_event *event) {
    if (!event->seen)
        return true;
    switch (game->kinds[event->kind].audience) {
    case LZ_TO_ALL:
        return event->seen == lz_everyone(seats);
    case LZ_TO_OWNER:
        return event->seen == lz_only(event->seat);
    case LZ_TO_SIDE:
        return side_sees(game, seats, event);
    default:
        return (event->seen & ~lz_everyone(seats)) == 0;
    }
}

/* Between the rules and whoever listens: an event told to the wrong ones is a bug, and the words of the input are given
   to the events that tell them. */
struct crier {
    const struct lz_game *game;
    struct lz_sink *out;
    struct lz_text words;
    int seats;
};

static void cry(void *to, const struct lz_event *event) {
    const struct crier *crier = to;
    lz_assert(event->kind < crier->game->kind_count && audience_fits(crier->game, crier->seats, event));
    lz_assert(event->seat == LZ_CLOCK || event->seat < crier->seats);
    lz_assert(lz_args_sane(crier->game, crier->game->kinds[event->kind].form, event->arg, event->args));
    struct lz_event told = *event;
    if (crier->words.len && crier->game->kinds[event->kind].flags & LZ_SPOKEN)
        told.text = crier->words;
    crier->out->take(crier->out->to, &told);
}

/* ---- steps */

_Static_assert((int)LZ_SEATS <= (int)LZ_ONLOOKER && LZ_CLOCK < 32, "a set of seats has a bit for everybody");

/* What hosts rely on between any two inputs. */
static void assert_head(const struct lz_game *game, const struct lz_head *head) {
    lz_assert(head->phase < game->phase_count);
    lz_assert(((head->may | head->won) & ~lz_all(head->seats)) == 0 && (head->wait & ~head->may) == 0);
    lz_assert(head->over ? !head->may : head->may || head->alarm != LZ_NEVER);
    if (!head->over && head->alarm <= head->now)
        LZ_BUG("a tick did not move its alarm on, or an alarm was set for a time that has gone");
}

bool lz_begin(struct lz_match *match, const struct lz_setup *setup, struct lz_sink *out, struct lz_why *why) {
    struct crier crier = { match->game, out, { 0 }, setup->seats };
    struct lz_sink to = { cry, &crier };
    if (!match->game->setup(match->game, match->state, setup, out ? &to : NULL, why))
        return false;
    assert_head(match->game, match->state);
    const struct lz_head *head = match->state;
    lz_assert(head->game == match->game->number && head->seats == setup->seats && head->step == 0);
    return true;
}

void lz_step(const struct lz_game *game, void *state, const struct lz_input *in, struct lz_sink *out) {
    struct lz_head *head = state;
    lz_assert(!head->over && in->at >= head->now);
    lz_assert(in->move.seat == LZ_CLOCK || in->move.seat < head->seats);
    struct crier crier = { game, out, in->text, head->seats };
    struct lz_sink to = { cry, &crier };
    head->now = in->at;
    head->step++;
    if (game->noticed)
        note(game, state, game->noticed(game, state, &in->move));
    game->apply(game, state, &in->move, out ? &to : NULL);
    assert_head(game, head);
}

/* After check: the record first, so that a match that kills us can be looked at. */
static enum lz_status take(struct lz_match *match, const struct lz_input *in, struct lz_sink *out) {
    const struct lz_game *game = match->game;
    const struct lz_head *head = match->state;
    if (match->journal && !lz_journal_input(match->journal, game, head, in))
        return LZ_FAILED;
    lz_step(game, match->state, in, out);
    struct lz_why why;
    if (match->audit && !game->audit(game, match->state, &why))
        LZ_BUG(game->ruleset[why.rule].id);
    /* A hash line only checks what is written: if it cannot be, the input stands, and the next line says so. */
    if (match->journal && head->step % LZ_HASH_EVERY == 0)
        (void)!lz_journal_hash(match->journal, head->step, lz_state_hash(game, match->state));
    return LZ_OK;
}

enum lz_status lz_ring(struct lz_match *match, int64_t now, struct lz_sink *out) {
    const struct lz_head *head = match->state;
    while (!head->over && head->alarm != LZ_NEVER && head->alarm <= now) {
        struct lz_input tick = { .move = { .seat = LZ_CLOCK, .verb = LZ_TICK }, .at = head->alarm };
        if (!match->game->check(match->game, match->state, &tick, NULL))
            LZ_BUG("a game refused the tick it asked for");
        enum lz_status status = take(match, &tick, out);
        if (status != LZ_OK)
            return status;
    }
    return LZ_OK;
}

/* ---- judging */

/* The time of a match never goes back: what is stamped before it is made now. */
static void stamp(const struct lz_match *match, struct lz_input *in) {
    const struct lz_head *head = match->state;
    in->at = in->at > head->now ? in->at : head->now;
}

/* The words as they are heard stand in `heard`; of a move that is not spoken none are kept. */
static bool hear(const struct lz_match *match, struct lz_input *in, struct lz_writer *heard, struct lz_why *why) {
    const struct lz_game *game = match->game;
    if (game->hear && in->text.at && !game->hear(game, match->state, in, heard, why))
        return false;
    in->text = (struct lz_text){ heard->at, heard->len };
    if (!in->text.len)
        return true;
    lz_assert(lz_move_spoken(game, &in->move) && lz_prose_sane(in->text));
    lz_prose_mark(in->text, &in->move);
    return true;
}

/* hear, check, gate: all of it as of the input's time. */
static bool judge(const struct lz_match *match, struct lz_input *in, struct lz_writer *heard, struct lz_why *why) {
    const struct lz_game *game = match->game;
    lz_move_settle(game, &in->move);
    if (!hear(match, in, heard, why))
        return false;
    if (in->move.verb == LZ_TICK || !lz_move_sane(game, &in->move))
        return lz_refuse(why, LZ_NOT_A_MOVE, 0);
    if (!game->check(game, match->state, in, why))
        return false;
    return !game->gate || game->gate(game, match->lore, in, why);
}

bool lz_judge(const struct lz_match *match, struct lz_input *in, struct lz_why *why) {
    char room[LZ_SPEECH + 2];
    struct lz_writer heard = lz_writer_in(room, sizeof room);
    struct lz_text words = in->text;
    stamp(match, in);
    bool well = judge(match, in, &heard, why);
    in->text = words; /* the room is gone */
    return well;
}

enum lz_status lz_submit(struct lz_match *match, struct lz_input *in, struct lz_sink *out, struct lz_why *why) {
    stamp(match, in);
    enum lz_status rung = lz_ring(match, in->at, out);
    if (rung != LZ_OK)
        return rung;
    char room[LZ_SPEECH + 2];
    struct lz_writer heard = lz_writer_in(room, sizeof room);
    enum lz_status status = judge(match, in, &heard, why) ? take(match, in, out) : LZ_REFUSED;
    in->text = (struct lz_text){ 0 }; /* the room is gone */
    return status;
}
