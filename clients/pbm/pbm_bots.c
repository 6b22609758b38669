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

void pbm_bots_begin(struct pbm *p) {
    for (int seat = 0; seat < p->record.setup.seats; seat++) {
        const struct lz_bot *bot = pbm_bot_of(p, seat);
        struct lz_chair chair = { .game = p->record.game, .seat = seat };
        if (!bot)
            continue;
        if (!p->bot_memory[seat])
            p->bot_memory[seat] = calloc(1, bot->memory(p->record.game) + 1);
        if (!p->bot_memory[seat]) {
            pbm_say("out of memory");
            exit(1);
        }
        lz_bot_key(p->record.seed, seat, chair.key);
        bot->begin(p->bot_memory[seat], &chair);
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

static bool lay_all_in(struct pbm *p, int seat, const struct lz_bot *bot, void *scratch) {
    struct lz_move move = { .seat = (uint8_t)seat, .verb = p->sheet->clear };
    struct lz_why why = { 0 };
    if (pbm_submit(p, &move, &why) == LZ_FAILED) /* refused: there is no book yet */
        return pbm_say("out of memory");
    for (int i = 0; i < MOST_MOVES; i++) {
        struct lz_asked asked = { .view = pbm_view(p, seat), .nodes = LZ_BOT_PLAY_NODES, .scratch = scratch };
        bot->decide(p->bot_memory[seat], &asked, &move);
        if (move.verb == p->sheet->ready)
            return true;
        if (pbm_submit(p, &move, &why) != LZ_OK)
            return pbm_say("the bot of clan %d gave an order that was refused (%s); this is a bug", seat + 1,
                           p->record.game->ruleset[why.rule].id);
    }
    return pbm_say("the bot of clan %d never ends its orders; this is a bug", seat + 1);
}

static bool lay_all(struct pbm *p, int seat, const struct lz_bot *bot) {
    void *scratch = malloc(lz_bot_scratch(bot, p->record.game) + 1u);
    bool well = scratch ? lay_all_in(p, seat, bot, scratch) : pbm_say("out of memory");
    free(scratch);
    return well;
}

bool pbm_bots_order(struct pbm *p) {
    for (int seat = 0; seat < p->record.setup.seats; seat++) {
        const struct lz_bot *bot = pbm_bot_of(p, seat);
        if (bot && lz_in(lz_head_of(p->state)->may, seat) && !lay_all(p, seat, bot))
            return false;
    }
    return true;
}
