/* Seats without a player. A bot is told what a player would be told, and its orders are laid like a player's. */
#include "clients/pbm/pbm.h"

#include "core/seats.h"
#include "core/words/prose.h"
#include "core/words/text.h"

#include <stdlib.h>

enum { MOST_MOVES = 200 }; /* of one bot in one turn: a bot that has not said READY by then is a bug */

const struct lz_bot *pbm_bot_of(const struct pbm *p, int seat) {
    return p->seat[seat].bot[0] ? lz_bot_by_id(lz_span(p->seat[seat].bot), p->record.game) : NULL;
}

void pbm_bots_begin(struct pbm *p) {
    struct lz_crew *crew = &p->crew;
    *crew = (struct lz_crew){ .game = p->record.game, .seats = p->record.setup.seats, .nodes = LZ_BOT_PLAY_NODES };
    for (int seat = 0; seat < crew->seats; seat++)
        crew->bot[seat] = pbm_bot_of(p, seat);
    free(p->bots);
    p->bots = malloc(lz_crew_size(crew));
    if (!p->bots) {
        pbm_say("out of memory");
        exit(1);
    }
    lz_crew_lay(crew, p->bots);
    lz_crew_begin(crew, p->record.seed);
}

static bool lay_all(struct pbm *p, int seat) {
    struct lz_input in = { .move = { .seat = (uint8_t)seat, .verb = p->sheet->clear } };
    struct lz_why why = { 0 };
    char room[LZ_SPEECH + 1];
    if (pbm_submit(p, &in.move, &why) == LZ_FAILED) /* refused: there is no book yet */
        return pbm_say("out of memory");
    for (int i = 0; i < MOST_MOVES; i++) {
        struct lz_writer words = lz_writer_in(room, sizeof room);
        in.at = lz_head_of(p->state)->now;
        lz_crew_ask(&p->crew, (struct lz_question){ p->state, seat }, &in, &words);
        if (in.move.verb == p->sheet->ready)
            return true;
        if (pbm_submit(p, &in.move, &why) != LZ_OK)
            return pbm_say("the bot of clan %d gave an order that was refused (%s); this is a bug", seat + 1,
                           p->record.game->ruleset[why.rule].id);
    }
    return pbm_say("the bot of clan %d never ends its orders; this is a bug", seat + 1);
}

bool pbm_bots_order(struct pbm *p) {
    for (int seat = 0; seat < p->record.setup.seats; seat++) {
        if (p->crew.bot[seat] && lz_in(lz_head_of(p->state)->may, seat) && !lay_all(p, seat))
            return false;
    }
    return true;
}
