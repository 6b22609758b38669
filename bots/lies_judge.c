/* What a board of Lizards & Lies is worth, in points the Spreaders are ahead: for every network the chance that it will
   be controlled or clean when somebody scores it, and the story the vote may be about. LL-17.1. */
#include "bots/lies_mind.h"

#include <string.h>

#define SPREADS \
    [LIES_DOES_ADD] = 1, [LIES_DOES_RESTORE] = .8f, [LIES_DOES_AGAIN] = 1, [LIES_DOES_EACH] = 2.5f, \
    [LIES_DOES_VULN] = .5f, [LIES_DOES_SHIFT] = .35f, [LIES_DOES_STRIP] = .6f, [LIES_DOES_SHOVE] = .5f, \
    [LIES_DOES_UNFLAG] = .2f
#define STOPS \
    [LIES_DOES_AWARE] = .8f, [LIES_DOES_AWARE_AGAIN] = .8f, [LIES_DOES_AWARE_EACH] = 2, [LIES_DOES_ACTIVATE] = 1.2f, \
    [LIES_DOES_ACTIVATE_NET] = 2.5f, [LIES_DOES_TAKEDOWN] = .9f, [LIES_DOES_REMOVE] = .9f, [LIES_DOES_SWEEP] = 1.5f, \
    [LIES_DOES_FLAG] = .3f, [LIES_DOES_DEPLOY] = 1, [LIES_DOES_MOVE] = .8f, [LIES_DOES_WALK] = .3f, \
    [LIES_DOES_CALM_NETS] = .3f

const struct lies_taste lies_taste[LIES_ROLES] = {
    [LIES_CT] = { .75f, .87f, .8f, .8f, .6f, 1, .8f, { SPREADS } },
    [LIES_EL] = { .75f, .87f, .8f, .8f, .6f, 1, .8f, { SPREADS } },
    [LIES_PM] = { .75f, .87f, .8f, .8f, .6f, 1, .8f, { STOPS } },
    [LIES_DE] = { .75f, .87f, .8f, .8f, .6f, 1, .8f, { STOPS } },
};

static float program_worth(const struct lies_taste *taste, int program) {
    float sum = 0;
    if (program == LIES_NONE)
        return 0;
    for (int i = 0; i < lies_data.program[program].ops; i++) {
        const struct lies_op *op = &lies_data.program[program].op[i];
        sum += taste->op[op->does] * (float)(op->times ? op->times : 1);
    }
    return sum;
}

static void weigh_cards(struct lies_mind *m, int role) {
    const struct lies_deck *deck = &lies_data.deck[role];
    float sum = 0;
    for (int k = 0; k < deck->kinds; k++) {
        m->worth[role][k] = program_worth(&lies_taste[role], deck->card[k].program);
        sum += m->worth[role][k] * (float)deck->card[k].copies;
    }
    m->mean[role] = sum / LIES_DECK;
    for (int i = 0; i < deck->steps; i++)
        m->printed[role][i] = program_worth(&lies_taste[role], deck->step[i].program);
}

void lies_mind_begin(struct lies_mind *m, const struct lz_game *game) {
    memset(m, 0, sizeof *m);
    m->game = game;
    for (int role = 0; role < LIES_ROLES; role++) {
        const struct lies_taste *taste = &lies_taste[role];
        weigh_cards(m, role);
        m->curve[role][0] = taste->hold;
        for (int i = 1; i < LIES_LACKS; i++)
            m->curve[role][i] = m->curve[role][i - 1] * taste->hold_fall;
        m->dirt[role][0] = taste->clean;
        for (int i = 1; i < LIES_STAINS; i++)
            m->dirt[role][i] = m->dirt[role][i - 1] * taste->clean_fall;
    }
    for (int i = 0; i < LIES_NETS; i++)
        m->judge.focus[i] = 1;
}

/* Whose turn it is has scored already: what is asked now comes after it. */
static bool turn_scored(const struct lies_view *v) {
    int phase = v->seen.phase;
    return phase == LIES_P_DECLARE || phase == LIES_P_ANSWER ||
           (phase == LIES_P_PLACE && v->open.run.cause == LIES_BY_REACTION);
}

/* Before the first turn of a round: setup, mulligan, and what the scenario's part begins with. */
static bool round_begins(const struct lies_view *v) {
    const struct lies_open *o = &v->open;
    if (!o->round || v->seen.phase != LIES_P_PLACE || o->run.cause != LIES_BY_SCENARIO)
        return false;
    const struct lies_part *part = &lies_data.part[o->round - 1];
    return o->run.program == part->effect[0].program[o->run.role] ||
           o->run.program == part->effect[1].program[o->run.role];
}

/* Turns of each team that are still to be scored; returns the turns of all. */
int lies_turns_left(const struct lies_view *v, int turns[LIES_TEAMS]) {
    const struct lies_open *o = &v->open;
    int next = o->turn + turn_scored(v);
    if (!o->round || round_begins(v))
        next = 0;
    else if (v->seen.phase == LIES_P_PLACE && o->run.cause == LIES_BY_SCENARIO)
        next = v->seen.seats;
    turns[0] = turns[1] = 0;
    for (int i = 0; i < v->seen.seats; i++)
        turns[lies_team_of(o->role[i])] += o->rounds - o->round + (o->round && i >= next);
    return v->seen.over ? (turns[0] = turns[1] = 0) : turns[0] + turns[1];
}

/* LL-4.7: the larger theory is expected to grow evenly up to the threshold; how sure that is rises with the rounds. */
static void set_told(struct lies_mind *m, const struct lies_taste *taste, int left) {
    const struct lies_open *o = &m->view.open;
    struct lies_judge *j = &m->judge;
    const struct lies_part *part = &lies_data.part[o->rounds - 1];
    int seats = m->view.seen.seats, all = o->rounds * seats;
    j->told_worth = 0;
    if (o->option[LIES_O_SCENARIO] != LIES_SCENARIO_ON || part->condition != LIES_MAXTHEORY)
        return;
    float threshold = lies_data.threshold[seats == LIES_SEATS][o->option[LIES_O_ORDER]];
    float aim = threshold * (1 - .9f * (float)left / (float)all) - .5f, width = .5f + .9f * (float)left;
    j->told_from = aim - width;
    j->told_slope = 1 / (2 * width);
    j->told_worth = taste->told *
                    (float)(part->ending[1].points[LIES_SPREADERS] + part->ending[0].points[LIES_STOPPERS]);
}

void lies_judge_set(struct lies_mind *m, int role, bool acting) {
    const struct lies_open *o = &m->view.open;
    const struct lies_taste *taste = &lies_taste[role];
    struct lies_judge *j = &m->judge;
    int turns[LIES_TEAMS], seats = m->view.seen.seats, left = lies_turns_left(&m->view, turns);
    uint32_t key = 1u << 31 | (uint32_t)(turns[0] << 16 | turns[1] << 8 | role << 1 | acting);
    if (key == j->key)
        return;
    j->key = key;
    float now[LIES_TEAMS] = { 0 };
    if (acting) {
        turns[lies_team_of(role)]--;
        now[lies_team_of(role)] = 1;
    }
    for (int kind = 0; kind < 2; kind++) {
        const uint8_t(*points)[2] = lies_data.points[seats == LIES_SEATS];
        float s = points[LIES_SPREADERS][kind], p = points[LIES_STOPPERS][kind], rest = 1 - taste->now;
        for (int i = 0; i < LIES_LACKS; i++)
            j->control[kind][i] = s * m->curve[role][i] * ((float)turns[0] + now[0] * rest);
        for (int i = 0; i < LIES_STAINS; i++)
            j->clean[kind][i] = -p * m->dirt[role][i] * ((float)turns[1] + now[1] * rest);
        j->control[kind][0] += s * now[0] * taste->now;
        j->clean[kind][0] -= p * now[1] * taste->now;
    }
    (void)o;
    set_told(m, taste, left);
}

/* How many more tokens a node needs to be controlled: LL-10.2. */
static int lacks(int control, const struct lies_node *node, int tokens) {
    const int others[] = { node->aware + node->mods, node->aware, 0, lies_data.conspiracy_limit - 1 };
    int lack = others[control] + 1 - tokens;
    return lack > 0 ? lack : 0;
}

float lies_net_value(const struct lies_mind *m, int net) {
    const struct lies_open *o = &m->view.open;
    int lack = 0, stain = 0, control = o->option[LIES_O_CONTROL];
    LIES_FOR(n, lies_data.net[net].nodes) {
        const struct lies_node *node = &o->node[n];
        int tokens = node->theory[0] + node->theory[1], need = lacks(control, node, tokens);
        if (need)
            lack += 2 * need - (int)(o->vulnerable >> n & 1);
        if (tokens) {
            int exposed = node->aware < tokens ? node->aware : tokens;
            if (node->mods)
                exposed += 1 + (int)(o->flagged >> n & 1);
            stain += exposed < tokens ? 2 * tokens - exposed : tokens;
        }
    }
    const struct lies_judge *j = &m->judge;
    lack = lack < LIES_LACKS ? lack : LIES_LACKS - 1;
    stain = stain < LIES_STAINS ? stain : LIES_STAINS - 1;
    return j->focus[net] * (j->control[net == 0][lack] + j->clean[net == 0][stain]);
}

float lies_told_value(const struct lies_mind *m, const int told[LIES_THEORIES]) {
    const struct lies_judge *j = &m->judge;
    float most = (float)(told[0] > told[1] ? told[0] : told[1]), less = (float)(told[0] > told[1] ? told[1] : told[0]);
    float sure = (most + .1f * less - j->told_from) * j->told_slope;
    return j->told_worth * (sure < 0 ? 0 : sure > 1 ? 1 : sure);
}

void lies_look(struct lies_mind *m) {
    m->told[0] = m->told[1] = 0;
    for (int n = 0; n < lies_data.nodes; n++)
        for (int t = 0; t < LIES_THEORIES; t++)
            m->told[t] += m->view.open.node[n].theory[t];
    for (int i = 0; i < lies_data.nets; i++)
        m->net[i] = lies_net_value(m, i);
}

float lies_lead(struct lies_mind *m, int role) {
    const struct lies_open *o = &m->view.open;
    int seats = m->view.seen.seats;
    float lead = (float)(lies_total(o, seats, LIES_SPREADERS) - lies_total(o, seats, LIES_STOPPERS));
    if (m->view.seen.over)
        return lead;
    lies_judge_set(m, role, false);
    lies_look(m);
    for (int i = 0; i < lies_data.nets; i++)
        lead += m->net[i];
    return lead + lies_told_value(m, m->told) - m->judge.told_worth / 2;
}
