/* Lizards & Lies in words: the scenario, and how its condition stands. */
#include "clients/cli/draw/draw_lies.h"

#include "core/seats.h"

#include <string.h>

const char *lies_team_name(const struct lies_data *d, int team) {
    return d->word[team == LIES_SPREADERS ? LIES_WORD_SPREADERS : LIES_WORD_STOPPERS];
}

/* Of letters, not of bytes. */
struct lz_text lies_brief(const char *word, int letters) {
    uint32_t len = 0;
    for (; word[len]; len++)
        if ((word[len] & 0xc0) != 0x80 && --letters < 0)
            break;
    return (struct lz_text){ word, len };
}

const char *lies_theory(const struct lies_data *d, int theory, int count) {
    return count == 1 ? d->theory[theory].name : d->theory[theory].names;
}

/* ---- the scenario */

void lies_theories(const struct lies_data *d, const struct lies_open *o, int sum[LIES_THEORIES]) {
    sum[0] = sum[1] = 0;
    for (int n = 0; n < d->nodes; n++)
        for (int t = 0; t < LIES_THEORIES; t++)
            sum[t] += o->node[n].theory[t];
}

int lies_threshold(const struct lies_data *d, const struct lies_view *v) {
    return d->threshold[v->seen.seats == LIES_SEATS][v->open.option[LIES_O_ORDER]];
}

static void put_condition(const struct lies_data *d, const struct lies_view *v, const struct lies_part *part,
                          struct lz_writer *w) {
    const struct lies_open *o = &v->open;
    int sum[LIES_THEORIES], held = 0, tokens = 0;
    lies_theories(d, o, sum);
    for (int net = 0; net < d->nets; net++)
        held += lies_net_pays(d, o, net) == LIES_SPREADERS;
    LIES_NODES_OF(n, part->condition == LIES_CLEAN ? d->net[part->number].nodes : 0)
    tokens += lies_pile_of(&o->node[n]);
    switch ((enum lies_condition)part->condition) {
    case LIES_CONTROLS:
        lies_put_words(d, "do the <Spreaders> hold ", w);
        lz_put_number(w, part->number);
        lz_put(w, part->number == 1 ? " network? Now " : " networks? Now ");
        lz_put_number(w, held);
        break;
    case LIES_CLEAN:
        lz_put(w, "is ");
        lz_put(w, d->net[part->number].name);
        lz_put(w, " clean? Now tokens: ");
        lz_put_number(w, tokens);
        break;
    case LIES_MAXTHEORY:
        lz_put(w, "has a theory ");
        lz_put_number(w, lies_threshold(d, v));
        lz_put(w, " tokens? Now ");
        for (int t = 0; t < LIES_THEORIES; t++) {
            lz_put(w, t ? ", " : "");
            lz_put(w, lies_theory(d, t, 2));
            lz_put(w, " ");
            lz_put_number(w, sum[t]);
        }
        break;
    }
}

static const char *gift_of(const struct lies_data *d, int program) {
    static const char *const gifts[LIES_DOES] = {
        [LIES_DOES_ADD] = "a token",
        [LIES_DOES_AWARE] = "<an Aware>",
        [LIES_DOES_VULN] = "<a Vulnerability mark>",
        [LIES_DOES_FLAG] = "<a Flag>",
        [LIES_DOES_DEPLOY] = "<a Moderator>",
        [LIES_DOES_DRAW] = "a card",
        [LIES_DOES_SHIFT] = "a shift",
        [LIES_DOES_UNFLAG] = "<a Flag> off",
        [LIES_DOES_ACTIVATE] = "an activation",
        [LIES_DOES_WALK] = "a walk",
        [LIES_DOES_MOVE] = "a patrol",
    };
    const char *gift = gifts[d->program[program].op[0].does];
    return gift ? gift : "something";
}

/* What an ending brings: points, and pieces to those roles that are at the table. */
static void put_ending(const struct lies_data *d, const struct lies_view *v, const struct lies_ending *ending,
                       struct lz_writer *w) {
    bool some = false;
    for (int team = 0; team < LIES_TEAMS; team++)
        if (ending->points[team]) {
            lz_put(w, lies_team_name(d, team));
            lz_put(w, " +");
            lz_put_number(w, ending->points[team]);
            some = true;
        }
    for (int i = 0; i < v->seen.seats; i++) {
        int program = ending->orders.program[v->open.role[i]], next = i + 1;
        if (program == LIES_NONE)
            continue;
        lz_put(w, some ? ", " : "");
        lz_put(w, d->deck[v->open.role[i]].id);
        while (next < v->seen.seats && ending->orders.program[v->open.role[next]] != program)
            next++;
        if (next == v->seen.seats) { /* the last of those with the same gift names it */
            lz_put_char(w, ' ');
            lies_put_words(d, gift_of(d, program), w);
        }
        some = true;
    }
    lz_put(w, some ? "" : "nothing");
}

void lies_put_end(const struct frame *frame, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_view *v = lies_view_of(frame);
    if (v->open.option[LIES_O_SCENARIO] != LIES_SCENARIO_ON || !v->open.round)
        return;
    const struct lies_part *part = &d->part[v->open.round - 1];
    lz_put(w, "At the round's end: ");
    put_condition(d, v, part, w);
    lz_put(w, ". Yes: ");
    put_ending(d, v, &part->ending[1], w);
    lz_put(w, ". No: ");
    put_ending(d, v, &part->ending[0], w);
    lz_put(w, ".");
}
