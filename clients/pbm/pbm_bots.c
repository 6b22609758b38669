/* Seats without a player. A bot is told what a player would be told, and its orders are laid like a player's. */
#include "clients/pbm/pbm.h"

#include "core/hash.h"
#include "core/seats.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_MOVES = 200 }; /* of one bot in one turn: a bot that has not said READY by then is a bug */

const struct lz_bot *pbm_bot_of(const struct pbm *p, int seat) {
    return p->seat[seat].bot[0] ? lz_bot_by_id(lz_span(p->seat[seat].bot), p->record.game) : NULL;
}

/* A key of its own for each seat: from the seed, so that a turn run again is the same turn. */
static void bot_key(const struct pbm *p, int seat, uint64_t key[2]) {
    uint8_t bytes[LZ_SEED + 5] = { 'b', 'o', 't', 0, (uint8_t)seat }, digest[32];
    memcpy(bytes + 5, p->record.seed, LZ_SEED);
    lz_sha256(bytes, sizeof bytes, digest);
    memcpy(key, digest, 2 * sizeof *key);
}

void pbm_bots_begin(struct pbm *p) {
    for (int seat = 0; seat < p->record.setup.seats; seat++) {
        const struct lz_bot *bot = pbm_bot_of(p, seat);
        uint64_t key[2];
        if (!bot)
            continue;
        if (!p->bot_memory[seat])
            p->bot_memory[seat] = calloc(1, bot->memory(p->record.game) + 1);
        if (!p->bot_memory[seat]) {
            pbm_say("out of memory");
            exit(1);
        }
        bot_key(p, seat, key);
        bot->begin(p->bot_memory[seat], p->record.game, seat, key);
    }
}

void pbm_bots_notice(struct pbm *p, const struct lz_event *event) {
    for (int seat = 0; seat < p->record.setup.seats; seat++) {
        const struct lz_bot *bot = p->bot_memory[seat] && lz_in(event->seen, seat) ? pbm_bot_of(p, seat) : NULL;
        if (bot && bot->notice)
            bot->notice(p->bot_memory[seat], event);
    }
}

void pbm_bots_free(struct pbm *p) {
    for (int seat = 0; seat < LZ_SEATS; seat++)
        free(p->bot_memory[seat]);
}

static bool lay_all(struct pbm *p, int seat, const struct lz_bot *bot) {
    static struct swamp_view view;
    struct lz_move move = { .seat = (uint8_t)seat, .verb = SW_CLEAR };
    struct lz_why why = { 0 };
    if (lz_head_of(p->state)->phase == SW_PHASE_ORDERS && pbm_submit(p, &move, &why) != LZ_OK)
        return pbm_say("out of memory");
    for (int i = 0; i < MOST_MOVES; i++) {
        pbm_view(p, seat, &view);
        bot->decide(p->bot_memory[seat], &view, LZ_BOT_PLAY_NODES, &move);
        if (move.verb == SW_READY)
            return true;
        if (pbm_submit(p, &move, &why) != LZ_OK)
            return pbm_say("the bot of clan %d gave an order that was refused (%s); this is a bug", seat + 1,
                           p->record.game->ruleset[why.rule].id);
    }
    return pbm_say("the bot of clan %d never ends its orders; this is a bug", seat + 1);
}

bool pbm_bots_order(struct pbm *p) {
    for (int seat = 0; seat < p->record.setup.seats; seat++) {
        const struct lz_bot *bot = pbm_bot_of(p, seat);
        if (bot && lz_in(lz_head_of(p->state)->may, seat) && !lay_all(p, seat, bot))
            return false;
    }
    return true;
}
