/* Positions of Lizards & Lies for the rule scripts: what an empty one is, where a turn begins, what cannot be. */
#include "tests/rules/rigs/lies_rig.h"

#include "games/lies/lies.h"

#include <string.h>

extern const struct rig lies_rig;

/* Nobody is asked yet: settle goes on from here to the first question. */
static void begin_stage(struct lies_state *lies, enum lies_stage stage) {
    lies->open.stage = (uint8_t)stage;
    lies->open.index = lies->open.sub = 0;
    lies->open.run = lies_run_idle();
    lies->head.may = lies->head.wait = 0;
}

static void clear(struct script *s, void *state) {
    struct lies_state *lies = state;
    struct lies_open blank = { .round = 1, .rounds = lies->open.rounds, .card = LIES_NONE, .ran = LIES_NONE };
    *lies_rig_of(s) = (struct lies_rig){ 0 };
    memcpy(blank.option, lies->open.option, sizeof blank.option);
    memcpy(blank.role, lies->open.role, sizeof blank.role);
    lies->open = blank;
    memset(lies->hand, 0, sizeof lies->hand);
    memset(lies->deck, 0, sizeof lies->deck);
    begin_stage(lies, LIES_S_TURN);
}

static int first_step(const struct lies_data *d, const struct lies_open *o, enum lies_step_kind kind) {
    const struct lies_deck *deck = &d->deck[o->role[o->turn]];
    for (int i = 0; i < deck->steps; i++)
        if (deck->step[i].kind == kind)
            return i;
    return -1;
}

/* The turn begins, or what is asked later in it. */
static bool turn(struct script *s, void *state, int who, int phase) {
    const struct lies_data *d = lies_facts(script_game(s));
    static const uint8_t stage[LIES_PHASES] = {
        [LIES_P_PLACE] = LIES_S_TURN,      [LIES_P_MULLIGAN] = LIES_S_MULLIGAN, [LIES_P_CARDS] = LIES_S_TURN,
        [LIES_P_DISRUPT] = LIES_S_TURN,    [LIES_P_DOUBLE] = LIES_S_TURN,       [LIES_P_DISCARD] = LIES_S_DISCARD,
        [LIES_P_DECLARE] = LIES_S_DECLARE, [LIES_P_ANSWER] = LIES_S_ANSWER,
    };
    struct lies_state *lies = state;
    struct lies_open *o = &lies->open;
    begin_stage(lies, phase < 0 ? LIES_S_TURN : (enum lies_stage)stage[phase]);
    o->turn = (uint8_t)who;
    o->step = 0;
    if (phase == LIES_P_MULLIGAN)
        o->index = (uint8_t)who;
    if (phase != LIES_P_CARDS && phase != LIES_P_DISRUPT)
        return phase != LIES_P_DOUBLE || script_wrong(s, "found phase double, expected disrupt: do the step first");
    int step = first_step(d, o, phase == LIES_P_CARDS ? LIES_CARDS : LIES_DISRUPT);
    o->step = (uint8_t)step;
    return step >= 0 || script_wrong(s, "found phase %s, expected one that %s has", script_game(s)->phases[phase],
                                     d->deck[o->role[who]].id);
}

/* ---- settling */

static int in_set(const struct lies_data *d, int piece) {
    int sum = d->supply[piece];
    for (int i = 0; i < d->alts && piece < LIES_THEORIES; i++)
        sum -= d->alt[i].reference;
    return sum;
}

static void count_pieces(const struct lies_data *d, const struct lies_open *o, int sum[LIES_PIECES]) {
    memset(sum, 0, LIES_PIECES * sizeof *sum);
    for (int n = 0; n < d->nodes; n++) {
        for (int t = 0; t < LIES_THEORIES; t++)
            sum[t] += o->node[n].theory[t];
        sum[LIES_AWARE] += o->node[n].aware;
        sum[LIES_MOD] += o->node[n].mods;
    }
    sum[LIES_FLAG] = __builtin_popcount(o->flagged);
    sum[LIES_VULN] = __builtin_popcount(o->vulnerable);
}

static bool settle_supplies(struct script *s, struct lies_state *lies) {
    const struct lies_data *d = lies_facts(script_game(s));
    struct lies_rig *rig = lies_rig_of(s);
    int sum[LIES_PIECES];
    count_pieces(d, &lies->open, sum);
    for (int p = 0; p < LIES_PIECES; p++) {
        int left = in_set(d, p) - sum[p];
        bool given = rig->supply_given[lies_rig_copy(s, lies)] >> p & 1;
        if (left < 0 || (given && lies->open.supply[p] > left))
            return script_wrong(s, "found more pieces of a kind than there are: %s",
                                lies_game.lexicons[4].names[p].title);
        if (!given)
            lies->open.supply[p] = (uint8_t)left;
        rig->pieces_away[p] = (int8_t)(left - lies->open.supply[p]);
    }
    return true;
}

static bool settle_cards(struct script *s, struct lies_state *lies, int who) {
    const struct lies_data *d = lies_facts(script_game(s));
    struct lies_rig *rig = lies_rig_of(s);
    struct lies_open *o = &lies->open;
    const struct lies_deck *deck = &d->deck[o->role[who]];
    int sum[LIES_DECK] = { 0 };
    if (!(rig->deck_given[lies_rig_copy(s, lies)] >> who & 1))
        lies_rig_lay_deck(d, lies, who, NULL, 0);
    for (int i = 0; i < o->decks[who]; i++)
        sum[lies->deck[who][i]]++;
    o->hands[who] = 0;
    for (int k = 0; k < LIES_DECK; k++) {
        o->hands[who] = (uint8_t)(o->hands[who] + lies->hand[who][k]);
        int away = deck->card[k].copies - sum[k] - lies->hand[who][k] - o->discard[who][k];
        if (away < 0)
            return script_wrong(s, "found %s more often than there are copies", deck->card[k].id);
        rig->cards_away[who][k] = (uint8_t)away;
        if (o->known[who][k] > lies->hand[who][k])
            o->known[who][k] = lies->hand[who][k];
    }
    return true;
}

/* What a position leaves out lies on one pile more; so the sums can be tried after each move. */
static bool audit(struct script *s, const void *state, struct lz_why *why) {
    const struct lies_rig *rig = lies_rig_of(s);
    struct lies_state whole = *(const struct lies_state *)state;
    for (int p = 0; p < LIES_PIECES; p++)
        whole.open.supply[p] = (uint8_t)(whole.open.supply[p] + rig->pieces_away[p]);
    for (int i = 0; i < whole.head.seats; i++)
        for (int k = 0; k < LIES_DECK; k++)
            whole.open.discard[i][k] = (uint8_t)(whole.open.discard[i][k] + rig->cards_away[i][k]);
    return lies_audit(&lies_game, &whole, why);
}

static bool settle(struct script *s, void *state) {
    struct lies_state *lies = state;
    struct lz_why why = { 0 };
    if (lies->open.stage <= LIES_S_MULLIGAN)
        lies->open.round = 0;
    if (lies->open.round > lies->open.rounds)
        return script_wrong(s, "found round %d, expected one of %d", lies->open.round, lies->open.rounds);
    for (int i = 0; i < lies->head.seats && lies->open.stage >= LIES_S_MULLIGAN; i++)
        if (!settle_cards(s, lies, i))
            return false;
    if (!settle_supplies(s, lies))
        return false;
    if (!audit(s, lies, &why))
        return script_wrong(s, "found what cannot be: %s", lies_game.ruleset[why.rule].text);
    if (!lies->head.may && !lies->head.over)
        lies_go_on(&(struct lies_work){ lies_facts(script_game(s)), lies, NULL });
    return true;
}

const struct rig lies_rig = {
    .game = &lies_game,
    .words = lies_rig_words,
    .word_count = LIES_RIG_WORDS,
    .clear = clear,
    .turn = turn,
    .settle = settle,
    .audit = audit,
    .help =
        "  Seats are also called by their roles: CT EL PM DE. `turn CT`: that turn is about to start, in round 1, "
        "with\n"
        "  an empty ledger; `turn CT cards`: at the card step; `turn EL disrupt | board-step 3`; `turn CT discard`;\n"
        "  `turn CT declare`, `turn CT answer | declared PM`: the turn of CT is over and the others react; `turn CT\n"
        "  mulligan`. `stage effect`, `stage ending`: the scenario's part of this round begins, or is judged.\n"
        "  Hands are empty unless given; decks not given hold the rest of the twelve by id, the lowest on top.\n",
};
