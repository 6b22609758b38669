/* submit: hear, check, journal, apply, audit. */
#include "core/match.h"

#include "core/bug.h"
#include "core/hash.h"
#include "core/verb.h"

uint64_t lz_state_hash(const struct lz_game *game, const void *state) {
    return lz_hash(state, game->state_size, game->tables);
}

struct lz_seen lz_seen_from(const struct lz_head *head, int seat) {
    return (struct lz_seen){ .game = head->game,
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
}

struct lz_head lz_head_from(const struct lz_seen *seen) {
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

/* After check: the record first, so that a match that kills us can be looked at. */
static enum lz_status take(struct lz_match *match, const struct lz_input *in, struct lz_sink *out) {
    const struct lz_game *game = match->game;
    struct lz_head *head = match->state;
    if (match->journal && !lz_journal_input(match->journal, game, head, in))
        return LZ_FAILED;
    head->now = in->at;
    head->step++;
    game->apply(match->state, &in->move, out);
    struct lz_why why;
    if (match->audit && !game->audit(match->state, &why))
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
        if (!match->game->check(match->state, &tick.move, NULL))
            LZ_BUG("a game refused the tick it asked for");
        enum lz_status status = take(match, &tick, out);
        if (status != LZ_OK)
            return status;
        if (!head->over && head->alarm <= tick.at)
            LZ_BUG("a tick did not move its alarm on");
    }
    return LZ_OK;
}

enum lz_status lz_submit(struct lz_match *match, struct lz_input *in, struct lz_sink *out, struct lz_why *why) {
    const struct lz_game *game = match->game;
    const struct lz_head *head = match->state;
    lz_assert(in->at >= head->now);
    enum lz_status rung = lz_ring(match, in->at, out);
    if (rung != LZ_OK)
        return rung;
    lz_move_settle(game, &in->move);
    if (game->hear && in->text.len && !game->hear(match->state, in, why))
        return LZ_REFUSED;
    if (in->move.verb == LZ_TICK || !lz_move_sane(game, &in->move)) {
        lz_refuse(why, LZ_NOT_A_MOVE, 0);
        return LZ_REFUSED;
    }
    if (!game->check(match->state, &in->move, why))
        return LZ_REFUSED;
    return take(match, in, out);
}
