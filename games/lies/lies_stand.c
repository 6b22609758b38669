/* How a game stands, in numbers and in the set's words: whom networks pay, how large the theories are, what the end of
   the round asks, the handicap. Made from what everybody sees. */
#include "core/words/address.h"
#include "core/words/text.h"
#include "games/lies/lies_inner.h"

/* ---- names */

const char *lies_team_name(const struct lies_data *d, int team) {
    return d->word[team == LIES_SPREADERS ? LIES_WORD_SPREADERS : LIES_WORD_STOPPERS];
}

const char *lies_theory(const struct lies_data *d, int theory, int count) {
    return count == 1 ? d->theory[theory].name : d->theory[theory].names;
}

/* "1 Bird", "2 Moderators" */
void lies_put_counted(const struct lies_data *d, int piece, int count, struct lz_writer *w) {
    static const struct {
        uint8_t one, many;
    } words[LIES_PIECES] = { [LIES_AWARE] = { LIES_WORD_AWARE, LIES_WORD_AWARES },
                             [LIES_VULN] = { LIES_WORD_VULNERABILITY, LIES_WORD_VULNERABILITY },
                             [LIES_FLAG] = { LIES_WORD_FLAG, LIES_WORD_FLAGS },
                             [LIES_MOD] = { LIES_WORD_MODERATOR, LIES_WORD_MODERATORS } };
    lz_put_number(w, count);
    lz_put_char(w, ' ');
    if (piece < LIES_THEORIES)
        lz_put(w, lies_theory(d, piece, count));
    else
        lz_put(w, d->word[count == 1 ? words[piece].one : words[piece].many]);
}

void lies_put_points(int points, struct lz_writer *w) {
    lz_put_number(w, points);
    lz_put(w, points == 1 ? " point" : " points");
}

/* "Newsroom (CH1)" */
void lies_put_place(const struct lies_data *d, int node, struct lz_writer *w) {
    lz_put(w, d->node[node].name);
    lz_put(w, " (");
    lz_put(w, d->node[node].id);
    lz_put(w, ")");
}

void lies_put_places_of(const struct lies_data *d, uint32_t nodes, struct lz_writer *w) {
    uint32_t last = nodes;
    bool some = false;
    while (last & (last - 1))
        last &= last - 1;
    LIES_EACH (n, nodes) {
        lz_put(w, !some ? "" : lies_bit((int)n) == last ? " and " : ", ");
        lies_put_place(d, (int)n, w);
        some = true;
    }
}

/* ---- networks and theories */

int lies_net_pays(const struct lies_data *d, const struct lies_open *o, int net) {
    uint32_t nodes = d->net[net].nodes;
    return !(nodes & ~lies_controlled(d, o)) ? LIES_SPREADERS : nodes & lies_tokens(o) ? -1 : LIES_STOPPERS;
}

int lies_net_worth(const struct lies_data *d, int seats, int net, int team) {
    return d->points[seats == LIES_SEATS][team][net == 0];
}

void lies_theories(const struct lies_data *d, const struct lies_open *o, int sum[LIES_THEORIES]) {
    sum[0] = sum[1] = 0;
    for (int n = 0; n < d->nodes; n++)
        for (int t = 0; t < LIES_THEORIES; t++)
            sum[t] += o->node[n].theory[t];
}

int lies_largest(const struct lies_data *d, const struct lies_open *o) {
    int sum[LIES_THEORIES];
    lies_theories(d, o, sum);
    return sum[0] > sum[1] ? sum[0] : sum[1];
}

int lies_threshold(const struct lies_data *d, const struct lies_view *v) {
    return d->threshold[v->seen.seats == LIES_SEATS][v->open.option[LIES_O_ORDER]];
}

/* ---- the handicap (LL-10.4) */

static void put_handicap_points(const void *from, struct lz_writer *w) {
    int points = *(const int *)from;
    lies_put_points(points < 0 ? -points : points, w);
}

void lies_put_handicap(const struct lies_data *d, const struct lies_view *v, struct lz_writer *w) {
    static const struct lz_blank blanks[] = { { "points", put_handicap_points }, { NULL, NULL } };
    static const char *const by_set[] = {
        "Handicap: the <Stoppers> begin {points} behind, because in games of our bots "
        "this order favours them; handicap=off plays without it, as printed.",
        "Handicap: none in this order of seats.",
        "Handicap: the <Stoppers> begin with {points}, because in games of our bots "
        "this order favours the <Spreaders>; handicap=off plays without it, as "
        "printed."
    };
    static const char *const chosen[] = { "Handicap: the <Stoppers> begin {points} behind, as chosen for this match.",
                                          "Handicap: switched off, as printed.",
                                          "Handicap: the <Stoppers> begin with {points}, as chosen for this match." };
    int points = lies_handicap(d, &v->open, v->seen.seats), sign = (points > 0) - (points < 0);
    char room[600];
    struct lz_writer said = lz_writer_in(room, sizeof room);
    lies_put_words(d, (v->open.option[LIES_O_HANDICAP] == LIES_HANDICAP_ON ? by_set : chosen)[sign + 1], &said);
    lz_put_filled(w, room, blanks, &points);
}

/* ---- the end of the round (LL-4.5 to LL-4.8) */

static void ask_controls(const struct lies_data *d, const struct lies_view *v, const struct lies_part *part,
                         struct lz_writer *w) {
    int held = 0;
    for (int net = 0; net < d->nets; net++)
        held += lies_net_pays(d, &v->open, net) == LIES_SPREADERS;
    lies_put_words(d, "do the <Spreaders> hold ", w);
    lz_put_number(w, part->number);
    lz_put(w, part->number == 1 ? " network? Now " : " networks? Now ");
    lz_put_number(w, held);
}

static void ask_clean(const struct lies_data *d, const struct lies_view *v, const struct lies_part *part,
                      struct lz_writer *w) {
    int tokens = 0;
    LIES_EACH (n, d->net[part->number].nodes)
        tokens += lies_pile(&v->open, (int)n);
    lz_put(w, "is ");
    lz_put(w, d->net[part->number].name);
    lz_put(w, " clean? Now tokens: ");
    lz_put_number(w, tokens);
}

static void ask_largest(const struct lies_data *d, const struct lies_view *v, const struct lies_part *part,
                        struct lz_writer *w) {
    int sum[LIES_THEORIES];
    (void)part;
    lies_theories(d, &v->open, sum);
    lz_put(w, "has a theory ");
    lz_put_number(w, lies_threshold(d, v));
    lz_put(w, " tokens? Now ");
    for (int t = 0; t < LIES_THEORIES; t++) {
        lz_put(w, t ? ", " : "");
        lz_put(w, lies_theory(d, t, 2));
        lz_put(w, " ");
        lz_put_number(w, sum[t]);
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

/* The next of the seats to which the ending brings the same as to this one; their number: there is none. */
static int next_alike(const struct lies_view *v, const struct lies_ending *ending, int seat) {
    int program = ending->orders.program[v->open.role[seat]], next = seat + 1;
    while (next < v->seen.seats && ending->orders.program[v->open.role[next]] != program)
        next++;
    return next;
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
        int program = ending->orders.program[v->open.role[i]];
        if (program == LIES_NONE)
            continue;
        lz_put(w, some ? ", " : "");
        lz_put(w, d->deck[v->open.role[i]].id);
        if (next_alike(v, ending, i) == v->seen.seats) { /* the last of those with the same gift names it */
            lz_put_char(w, ' ');
            lies_put_words(d, gift_of(d, program), w);
        }
        some = true;
    }
    lz_put(w, some ? "" : "nothing");
}

void lies_put_end(const struct lies_data *d, const struct lies_view *v, struct lz_writer *w) {
    static void (*const conditions[])(const struct lies_data *, const struct lies_view *, const struct lies_part *,
                                      struct lz_writer *) = {
        [LIES_CONTROLS] = ask_controls, [LIES_CLEAN] = ask_clean, [LIES_MAXTHEORY] = ask_largest
    };
    if (v->open.option[LIES_O_SCENARIO] != LIES_SCENARIO_ON || !v->open.round)
        return;
    const struct lies_part *part = &d->part[v->open.round - 1];
    lz_put(w, "At the round's end: ");
    conditions[part->condition](d, v, part, w);
    lz_put(w, ". Yes: ");
    put_ending(d, v, &part->ending[1], w);
    lz_put(w, ". No: ");
    put_ending(d, v, &part->ending[0], w);
    lz_put(w, ".");
}
