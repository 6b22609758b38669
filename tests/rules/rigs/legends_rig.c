/* Positions of Legends and Lies for the rule scripts: the kit's, and the partners' blind pass. */
#include "tests/rules/rigs/rummy_rig.h"
#include "games/legends/legends.h"
#include "games/legends/legends_state.h"

extern const struct rig legends_rig;

/* `turn #i blind`: all four may lay a card; #i will have the first turn. */
static bool turn(struct script *s, void *state, int seat, int phase) {
    struct rummy *r = state;
    if (phase != BLIND)
        return rummy_rig_turn(s, state, seat, phase);
    if (!rummy_partners(&legends_deck, r->head.seats))
        return script_wrong(s, "found phase blind, expected it with four seats");
    r->open.turn = (uint8_t)seat;
    r->open.frames = (struct lz_frames){ 0 };
    lz_frames_push(&r->open.frames, BLIND, 0);
    r->head.phase = BLIND;
    r->head.may = r->head.wait = lz_all(r->head.seats);
    return true;
}

/* LE-19.4: whoever may be asked for a pass has a card to give. */
static bool settle(struct script *s, void *state) {
    const struct rummy *r = state;
    if (!rummy_rig_settle(s, state))
        return false;
    for (int seat = 0; seat < r->head.seats && rummy_partners(&legends_deck, r->head.seats); seat++)
        if ((r->head.phase == BLIND || r->head.phase == RUMMY_DRAW) && !r->open.held[seat])
            return script_wrong(s, "found #%d without a card, expected one it could pass", seat);
    return true;
}

const struct rig legends_rig = {
    .game = &legends_game,
    .words = rummy_rig_words,
    .word_count = RUMMY_RIG_WORDS,
    .deck = 'c',
    .help = rummy_rig_help,
    .clear = rummy_rig_clear,
    .turn = turn,
    .settle = settle,
    .random = rummy_rig_random,
    .audit = rummy_rig_audit,
};
