/* What no single record can show: LL-15.4, and the masks that follow from the board. */
#include "games/lies/load/lies_load.h"

/* Base and gateway nodes, the centre: LL-2.3. */
static void masks_make(struct lies_data *data) {
    lz_assert(data->nets >= 2 && data->nodes >= 2 && data->nodes <= LIES_NODES);
    data->centre = data->net[0].nodes;
    data->rounds[1] = data->parts; /* LL-4.2: with the scenario a round is one of its parts */
    for (int i = 0; i < data->nodes; i++) {
        uint32_t bit = 1u << i;
        data->all |= bit;
        if (data->node[i].alts)
            data->base |= bit;
        if (data->node[i].near & data->centre && !(data->centre & bit))
            data->gateway |= bit;
    }
}

static void lines_check(struct lies_loader *l) {
    const struct lies_place *node = l->data->node;
    for (int i = 0; i < l->data->nodes; i++)
        for (int j = 0; j < l->data->nodes; j++)
            if (node[i].near & 1u << j && !(node[j].near & 1u << i))
                lz_trouble_at(&l->file, l->node_line[i],
                              "line of %s: found '%s', which does not name %s, expected both or neither", node[i].id,
                              node[j].id, node[i].id);
}

/* LL-12.6: the widest decision moves a token of either theory along any line, in either direction, or does not. */
static void width_check(struct lies_loader *l) {
    enum { LINES = (LIES_WIDEST - 1) / LIES_THEORIES / 2 };
    int ends = 0;
    for (int i = 0; i < l->data->nodes; i++)
        ends += __builtin_popcount(l->data->node[i].near);
    if (ends > 2 * LINES)
        lz_trouble_at(&l->file, 0, "lines: found %d between nodes, expected at most %d", ends / 2, LINES);
}

static void nets_check(struct lies_loader *l) {
    const struct lies_data *data = l->data;
    for (int i = 0; i < data->nets; i++)
        if (!data->net[i].nodes)
            lz_trouble_at(&l->file, l->net_line[i], "network %s: found no node of it, expected one at least",
                          data->net[i].id);
    for (int i = 0; i < data->alts; i++)
        if (!data->alt[i].bases)
            lz_trouble_at(&l->file, l->alt_line[i],
                          "alternative network %s: found no node beside it, expected one at least", data->alt[i].id);
}

/* LL-3.3: two seeds, in different networks. */
static void pairs_check(struct lies_loader *l) {
    const struct lies_data *data = l->data;
    for (int i = 0; i < 2 * data->pairs; i++) {
        const struct lies_alternative *alt = &data->alt[data->pair[i / 2][i % 2]];
        int nets = 0;
        lz_assert(data->pair[i / 2][i % 2] < data->alts);
        for (int j = 0; j < data->nets; j++)
            nets += (data->net[j].nodes & alt->bases) != 0;
        if (nets < 2)
            lz_trouble_at(&l->file, l->pair_line[i / 2],
                          "bases: found %s beside nodes of one network, expected of two at least", alt->id);
    }
}

/* LL-1.3. */
static void classes_check(struct lies_loader *l, int role) {
    static const uint8_t counts[LIES_ROLES][3] = {
        [LIES_CT] = { 10, 0, 2 }, [LIES_EL] = { 0, 12, 0 }, [LIES_PM] = { 11, 0, 1 }, [LIES_DE] = { 10, 0, 2 }
    };
    const struct lies_deck *deck = &l->data->deck[role];
    int found[3] = { 0 }, all = 0;
    for (int i = 0; i < deck->kinds; i++) {
        lz_assert(deck->card[i].timing <= LIES_REACTION && deck->card[i].program < l->data->programs);
        found[deck->card[i].timing] += deck->card[i].copies;
        all += deck->card[i].copies;
    }
    const uint8_t *right = counts[role];
    if (all != LIES_DECK)
        lz_trouble_at(&l->file, l->deck_line[role], "deck %s: found %d cards, expected %d", deck->id, all, LIES_DECK);
    else if (found[LIES_ACTION] != right[LIES_ACTION] || found[LIES_STEP] != right[LIES_STEP])
        lz_trouble_at(&l->file, l->deck_line[role],
                      "deck %s: found %d action, %d step, %d reaction cards, expected %d, %d, %d", deck->id,
                      found[LIES_ACTION], found[LIES_STEP], found[LIES_REACTION], right[LIES_ACTION], right[LIES_STEP],
                      right[LIES_REACTION]);
}

/* A board on which the deck's cards can be played. */
static void steps_check(struct lies_loader *l, int role) {
    const struct lies_deck *deck = &l->data->deck[role];
    int found[3] = { 0 };
    uint32_t line = l->deck_line[role];
    lz_assert(deck->steps <= LIES_STEPS);
    for (int i = 0; i < deck->steps; i++)
        found[deck->step[i].kind]++;
    bool edgy = role == LIES_EL;
    if (!edgy && (found[LIES_CARDS] != 1 || found[LIES_DISRUPT]))
        lz_trouble_at(&l->file, line,
                      "board of %s: found %d cards and %d step records, expected 1 and 0: its cards are actions",
                      deck->id, found[LIES_CARDS], found[LIES_DISRUPT]);
    if (edgy && (found[LIES_CARDS] || !found[LIES_DISRUPT]))
        lz_trouble_at(&l->file, line,
                      "board of %s: found %d cards and %d step records, expected 0 and 1 at least: its cards are steps",
                      deck->id, found[LIES_CARDS], found[LIES_DISRUPT]);
    if (!edgy && deck->doubles)
        lz_trouble_at(&l->file, line, "deck %s: found doubles, expected them of %s alone", deck->id, l->role[LIES_EL]);
}

static void setup_check(struct lies_loader *l) {
    const struct lies_data *data = l->data;
    int references = 0;
    for (int i = 0; i < 2; i++)
        if (data->setup_seed[i] == LIES_NONE)
            lz_trouble_at(&l->file, 0, "records: found no setup of 'seeds %d', expected one: setup | seeds %d | OPS",
                          i + 1, i + 1);
    for (int i = 0; i < data->alts; i++)
        references += data->alt[i].reference;
    for (int theory = 0; theory < LIES_THEORIES; theory++)
        if (data->supply[theory] < references)
            lz_trouble_at(&l->file, l->supply_line,
                          "supply: found %d of a theory, expected %d at least, which lie for reference",
                          data->supply[theory], references);
}

static bool seeds(const struct lies_program *program) {
    for (int i = 0; i < program->ops; i++)
        if (program->op[i].does == LIES_DOES_SEED)
            return true;
    return false;
}

/* `seed` belongs to the setup, and to nothing else. */
static void seeds_check(struct lies_loader *l) {
    const struct lies_data *data = l->data;
    for (int i = 0; i < data->programs; i++)
        if (i != data->setup_seed[0] && i != data->setup_seed[1] && seeds(&data->program[i]))
            lz_trouble_at(&l->file, l->program_line[i],
                          "op: found 'seed', expected it in setup of seeds 1 and 2 alone");
}

static void endings_check(struct lies_loader *l) {
    static const char *const answers[] = { "no", "yes" };
    for (int i = 0; i < l->data->parts; i++)
        for (int answer = 0; answer < 2; answer++)
            if (!l->data->part[i].ending[answer].text)
                lz_trouble_at(&l->file, l->part_line[i], "part %d: found no ending '%s', expected both", i + 1,
                              answers[answer]);
}

void lies_load_check(struct lies_loader *l) {
    masks_make(l->data);
    lines_check(l);
    width_check(l);
    nets_check(l);
    pairs_check(l);
    for (int role = 0; role < LIES_ROLES; role++) {
        classes_check(l, role);
        steps_check(l, role);
    }
    setup_check(l);
    seeds_check(l);
    endings_check(l);
}
