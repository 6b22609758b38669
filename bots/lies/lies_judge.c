/* What a board of Lizards & Lies is worth, in points the Spreaders are ahead: for every network the chance that it will
   be controlled or clean when somebody scores it, and the story the vote may be about. LL-17.1. */
#include "bots/lies/lies_mind.h"

#include <string.h>

/* Choices bring nothing by themselves; an op that no card of the role has had so far is as good as most. */
static float op_worth(const struct lies_taste *taste, const struct lies_op *op) {
    static const uint32_t choices = 1u << LIES_DOES_PICK | 1u << LIES_DOES_NET | 1u << LIES_DOES_THEORY |
                                    1u << LIES_DOES_POLICY;
    static const float unknown = .8f;
    if (choices >> op->does & 1)
        return 0;
    return (taste->op[op->does] > 0 ? taste->op[op->does] : unknown) * (float)(op->times ? op->times : 1);
}

static float program_worth(const struct lies_data *d, const struct lies_taste *taste, int program) {
    float sum = 0;
    if (program == LIES_NONE)
        return 0;
    for (int i = 0; i < d->program[program].ops; i++)
        sum += op_worth(taste, &d->program[program].op[i]);
    return sum;
}

void lies_weigh(struct lies_weights *w, const struct lies_data *d, const struct lies_taste *taste) {
    memset(w, 0, sizeof *w);
    for (int role = 0; role < LIES_ROLES; role++) {
        const struct lies_deck *deck = &d->deck[role];
        float sum = 0;
        for (int k = 0; k < deck->kinds; k++) {
            w->card[role][k] = program_worth(d, &taste[role], deck->card[k].program);
            sum += w->card[role][k] * (float)deck->card[k].copies;
        }
        w->mean[role] = sum / LIES_DECK;
        for (int i = 0; i < deck->steps; i++)
            w->printed[role][i] = program_worth(d, &taste[role], deck->step[i].program);
    }
}

void lies_mind_open(struct lies_mind *m, const struct lz_game *game, const struct lies_weights *weights,
                    struct lies_bench *bench) {
    m->game = game;
    m->bench = bench;
    m->facts = lies_facts(game);
    m->taste = lies_taste;
    m->weights = weights;
    lies_noise_set(m, 0, 0);
}

/* Whose turn it is has scored already: what is asked now comes after it. */
static bool turn_scored(const struct lies_view *v) {
    int phase = v->seen.phase;
    return phase == LIES_P_DECLARE || phase == LIES_P_ANSWER ||
           (phase == LIES_P_PLACE && v->open.run.cause == LIES_BY_REACTION);
}

/* Before the first turn of a round: setup, mulligan, and what the scenario's part begins with. */
static bool round_begins(const struct lies_data *d, const struct lies_view *v) {
    const struct lies_open *o = &v->open;
    if (!o->round || v->seen.phase != LIES_P_PLACE || o->run.cause != LIES_BY_SCENARIO)
        return false;
    const struct lies_part *part = &d->part[o->round - 1];
    return o->run.program == part->effect[0].program[o->run.role] ||
           o->run.program == part->effect[1].program[o->run.role];
}

/* The first turn that is still to be scored, counted from the first of the game. */
static int next_turn(const struct lies_data *d, const struct lies_view *v) {
    const struct lies_open *o = &v->open;
    int first = (o->round - 1) * v->seen.seats;
    if (!o->round)
        return 0;
    if (round_begins(d, v))
        return first;
    if (v->seen.phase == LIES_P_PLACE && o->run.cause == LIES_BY_SCENARIO)
        return first + v->seen.seats;
    return first + o->turn + turn_scored(v);
}

int lies_turns_left(const struct lies_data *d, const struct lies_view *v) {
    return v->seen.over ? 0 : v->open.rounds * v->seen.seats - next_turn(d, v);
}

/* LL-4.7: the larger theory is expected to grow evenly up to the threshold; how sure that is rises with the rounds. */
static void set_told(const struct lies_mind *m, struct lies_judge *j, int left) {
    const struct lies_open *o = &m->view.open;
    const struct lies_part *part = &m->facts->part[o->rounds - 1];
    int seats = m->view.seen.seats, all = o->rounds * seats;
    if (o->option[LIES_O_SCENARIO] != LIES_SCENARIO_ON || part->condition != LIES_MAXTHEORY)
        return;
    float threshold = m->facts->threshold[seats == LIES_SEATS][o->option[LIES_O_ORDER]];
    float aim = threshold * (1 - .9f * (float)left / (float)all) - .5f, width = .5f + .9f * (float)left;
    j->told_from = aim - width;
    j->told_slope = 1 / (2 * width);
    j->told_worth = j->taste->told *
                    (float)(part->ending[1].points[LIES_SPREADERS] + part->ending[0].points[LIES_STOPPERS]);
}

/* What so many turns of a team will score. */
static void count_turns(struct lies_judge *j, enum lies_team team, const struct lies_fall *fall,
                        const float points[2]) {
    float chance = fall->from;
    for (int i = 0; i < LIES_SAFE; i++)
        chance /= fall->by;
    for (int i = 0; i < LIES_CURVE; i++, chance *= fall->by)
        for (int kind = 0; kind < 2; kind++)
            j->worth[team][kind][i] += chance * points[kind];
}

/* The turns to come, by team and by how soon they are; of the one it is in, what may still be done in it. */
static void count_all(const struct lies_mind *m, struct lies_judge *j, int role, bool acting) {
    const struct lies_open *o = &m->view.open;
    const struct lies_taste *taste = j->taste;
    int next = j->from - 1;
    int seats = m->view.seen.seats, all = o->rounds * seats, own = (int)lies_team_of(role);
    float count[LIES_TEAMS][LIES_SOON] = { 0 };
    for (int turn = next; turn < all; turn++)
        count[lies_team_of(o->role[turn % seats])][turn - next < LIES_LATER ? turn - next : LIES_LATER] += 1;
    if (acting)
        count[own][LIES_NEXT] += 1 - taste->now;
    for (int team = 0; team < LIES_TEAMS; team++) {
        const uint8_t *row = m->facts->points[seats == LIES_SEATS][team];
        float sign = team == LIES_SPREADERS ? 1 : -1, each[2] = { sign * row[0], sign * row[1] * taste->centre[team] };
        for (int soon = 0; soon < LIES_SOON; soon++) {
            float points[2] = { each[0] * count[team][soon], each[1] * count[team][soon] };
            if (count[team][soon] > 0)
                count_turns(j, (enum lies_team)team, &taste->scored[team][soon], points);
        }
        for (int kind = 0; acting && team == own && kind < 2; kind++)
            j->now[team][kind] = sign * row[kind] * taste->now;
    }
}

void lies_judge_set(struct lies_mind *m, int role, bool acting) {
    struct lies_judge *j = &m->bench->judge[role][acting];
    int next = next_turn(m->facts, &m->view) + acting;
    m->judge = j;
    if (j->from == next + 1)
        return;
    int control = m->view.open.option[LIES_O_CONTROL];
    *j = (struct lies_judge){ .from = next + 1,
                              .taste = &m->taste[role],
                              .per_aware = control == LIES_CONTROL_USERS || control == LIES_CONTROL_AWARE,
                              .per_mod = control == LIES_CONTROL_USERS,
                              .always = control == LIES_CONTROL_FULL ? m->facts->conspiracy_limit - 1 : 0 };
    count_all(m, j, role, acting);
    set_told(m, j, m->view.open.rounds * m->view.seen.seats - next);
}

/* How many more tokens a node needs to be controlled, LL-10.2; below 0: tokens to spare. */
static int lacks(const struct lies_judge *j, const struct lies_node *node, int tokens) {
    return j->per_aware * node->aware + j->per_mod * node->mods + j->always + 1 - tokens;
}

/* A vulnerable node is easier to win; tokens beside Aware and Moderators are easier to remove. */
static struct lies_share share_of(const struct lies_mind *m, int n) {
    const struct lies_open *o = &m->view.open;
    const struct lies_taste *taste = m->judge->taste;
    const struct lies_node *node = &o->node[n];
    int tokens = node->theory[0] + node->theory[1], need = lacks(m->judge, node, tokens);
    struct lies_share share = { (float)need, 0, need > 0 };
    if (need < 0)
        share.lack *= taste->spare;
    else if (need && o->vulnerable >> n & 1)
        share.lack -= taste->vulnerable;
    if (!tokens)
        return share;
    float exposed = taste->aware * (float)(node->aware < tokens ? node->aware : tokens);
    if (node->mods)
        exposed += taste->moderated + (o->flagged >> n & 1 ? taste->flagged : 0);
    else if (m->facts->node[n].near & o->modded)
        exposed += taste->near;
    share.stain = exposed < .6f * (float)tokens ? (float)tokens - exposed : .4f * (float)tokens;
    return share;
}

static int point_of(float tokens) {
    int at = (int)(4 * tokens + LIES_SAFE + .5f);
    return at < 0 ? 0 : at < LIES_CURVE ? at : LIES_CURVE - 1;
}

static float net_value(const struct lies_mind *m, int net, struct lies_share sum) {
    const struct lies_judge *j = m->judge;
    bool centre = net == 0;
    float worth = j->worth[LIES_SPREADERS][centre][point_of(sum.lack)] +
                  j->worth[LIES_STOPPERS][centre][point_of(sum.stain)];
    if (sum.need == 0)
        worth += j->now[LIES_SPREADERS][centre];
    if (sum.stain < .1f)
        worth += j->now[LIES_STOPPERS][centre];
    return m->focus[net] * worth;
}

static float told_value(const struct lies_mind *m, const int told[LIES_THEORIES]) {
    const struct lies_judge *j = m->judge;
    float most = (float)(told[0] > told[1] ? told[0] : told[1]), less = (float)(told[0] > told[1] ? told[1] : told[0]);
    float sure = (most + .1f * less - j->told_from) * j->told_slope;
    return j->told_worth * (sure < 0 ? 0 : sure > 1 ? 1 : sure);
}

void lies_look(struct lies_mind *m) {
    m->told[0] = m->told[1] = 0;
    memset(m->sum, 0, sizeof m->sum);
    for (int n = 0; n < m->facts->nodes; n++) {
        struct lies_share share = share_of(m, n), *sum = &m->sum[m->facts->node[n].net];
        m->share[n] = share;
        sum->lack += share.lack;
        sum->stain += share.stain;
        sum->need += share.need;
        for (int t = 0; t < LIES_THEORIES; t++)
            m->told[t] += m->view.open.node[n].theory[t];
    }
    for (int i = 0; i < m->facts->nets; i++)
        m->net[i] = net_value(m, i, m->sum[i]);
}

float lies_gain(const struct lies_mind *m, uint32_t touched, const int told[LIES_THEORIES]) {
    struct lies_share sum[LIES_NETS];
    uint32_t nets = 0;
    float gain = 0;
    if (told[0] != m->told[0] || told[1] != m->told[1])
        gain = told_value(m, told) - told_value(m, m->told);
    LIES_EACH (n, touched) {
        struct lies_share share = share_of(m, (int)n);
        int i = m->facts->node[n].net;
        if (!(nets & lies_bit(i)))
            sum[i] = m->sum[i];
        nets |= lies_bit(i);
        sum[i].lack += share.lack - m->share[n].lack;
        sum[i].stain += share.stain - m->share[n].stain;
        sum[i].need += share.need - m->share[n].need;
    }
    LIES_EACH (i, nets)
        gain += net_value(m, (int)i, sum[i]) - m->net[i];
    return gain;
}

float lies_lead(struct lies_mind *m, int role) {
    const struct lies_open *o = &m->view.open;
    int seats = m->view.seen.seats;
    float lead = (float)(lies_total(m->facts, o, seats, LIES_SPREADERS) -
                         lies_total(m->facts, o, seats, LIES_STOPPERS));
    if (m->view.seen.over)
        return lead;
    lies_judge_set(m, role, false);
    lies_look(m);
    for (int i = 0; i < m->facts->nets; i++)
        lead += m->net[i];
    return lead + told_value(m, m->told) - m->judge->told_worth / 2;
}
