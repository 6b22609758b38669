/* What a move will change on the network, and whom that pays: a chain of sentences, each with its rule, the places that
   it is about and those that it comes from. */
#include "core/words/effect.h"
#include "core/set.h"
#include "core/words/text.h"
#include "games/lies/lies_inner.h"

#include <string.h>

enum { SENTENCE = 6000 }; /* 32 nodes by names of 60 bytes */

/* ---- pieces that come and go */

/* Two boards: before the move and after it. */
struct boards {
    const struct lies_open *before, *after;
};

/* Places of the picture, one after the other: "nodes/CH1 nodes/CH4". */
struct places {
    char room[LIES_NODES * 16];
    struct lz_writer w;
};

static const char *places_of(struct places *places, const struct lies_data *d, uint32_t nodes) {
    places->w = lz_writer_in(places->room, sizeof places->room);
    LIES_EACH (n, nodes) {
        lz_put(&places->w, places->w.len ? " nodes/" : "nodes/");
        lz_put(&places->w, d->node[n].id);
    }
    lz_assert(!places->w.full);
    return nodes ? places->room : NULL;
}

static void tell_link(const struct lies_told_board *t, struct lz_effect effect, const struct lz_writer *w) {
    lz_assert(!w->full);
    effect.words = (struct lz_text){ w->at, w->len };
    lz_effect_link(t->out, &effect);
}

static int change_of(struct boards boards, int node, int piece) {
    const struct lies_open *o = boards.before, *p = boards.after;
    const struct lies_node *a = &o->node[node], *b = &p->node[node];
    switch ((enum lies_piece)piece) {
    case LIES_AWARE:
        return b->aware - a->aware;
    case LIES_MOD:
        return b->mods - a->mods;
    case LIES_VULN:
        return lies_has(p->vulnerable, node) - lies_has(o->vulnerable, node);
    case LIES_FLAG:
        return lies_has(p->flagged, node) - lies_has(o->flagged, node);
    default:
        return b->theory[piece] - a->theory[piece];
    }
}

/* "gets 2 Lizards and 1 Aware": what has come, with sign 1, or gone, with -1. */
static bool put_changes(const struct lies_data *d, const int change[LIES_PIECES], int sign, struct lz_writer *w) {
    bool some = false;
    for (int piece = 0; piece < LIES_PIECES; piece++) {
        if (change[piece] * sign <= 0)
            continue;
        lz_put(w, some ? " and " : sign > 0 ? " gets " : " loses ");
        lies_put_counted(d, piece, change[piece] * sign, w);
        some = true;
    }
    return some;
}

static bool tell_node(const struct lies_told_board *t, struct boards boards, int node) {
    int change[LIES_PIECES];
    char room[SENTENCE], more[SENTENCE];
    struct lz_writer w = lz_writer_in(room, sizeof room), lost = lz_writer_in(more, sizeof more);
    for (int piece = 0; piece < LIES_PIECES; piece++)
        change[piece] = change_of(boards, node, piece);
    lies_put_place(t->d, node, &w);
    bool gets = put_changes(t->d, change, 1, &w), loses = put_changes(t->d, change, -1, &lost);
    if (!gets && !loses)
        return false;
    lz_put(&w, gets && loses ? " and" : "");
    lz_put(&w, more);
    lz_put_char(&w, '.');
    struct places at, from;
    uint32_t cause = t->from[node] == LIES_NONE || t->from[node] == node ? 0 : lies_bit(t->from[node]);
    tell_link(t,
              (struct lz_effect){
                  .rule = t->rule, .at = places_of(&at, t->d, lies_bit(node)), .from = places_of(&from, t->d, cause) },
              &w);
    return true;
}

/* Where pieces come from: a Buy In's node, the node that was named, the other end of a connection. */
static void note_source(struct lies_told_board *t, const struct lz_event *event) {
    static const struct {
        uint8_t source, from, to; /* arguments, counted from 1; 0: none */
    } rows[LIES_KINDS] = {
        [LIES_K_BOUGHT] = { .source = 2 }, [LIES_K_AWARE_BOUGHT] = { .source = 1 }, [LIES_K_PICKED] = { .source = 1 },
        [LIES_K_SPREAD] = { .to = 2 },     [LIES_K_AWARE_SPREAD] = { .to = 1 },     [LIES_K_MOVED] = { 0, 1, 2 },
        [LIES_K_SHIFTED] = { 0, 2, 3 },    [LIES_K_WALKED] = { 0, 1, 2 },
    };
    if (rows[event->kind].source)
        t->source = (uint8_t)event->arg[rows[event->kind].source - 1];
    if (rows[event->kind].to)
        t->from[event->arg[rows[event->kind].to - 1]] = rows[event->kind].from
                                                            ? (uint8_t)event->arg[rows[event->kind].from - 1]
                                                            : t->source;
}

void lies_tell_from(struct lies_told_board *t) {
    t->source = t->v->open.run.last;
    memset(t->from, LIES_NONE, sizeof t->from);
}

/* Why more happens than was asked for: Buy Ins and marks. */
void lies_tell_reason(void *to, const struct lz_event *event) {
    static const struct {
        uint8_t node; /* the argument that names it */
        const char *rule, *words;
    } reasons[LIES_KINDS] = {
        [LIES_K_BOUGHT] = { 1, "LL-6.2", " is full: a Buy In spreads the token to all connected nodes with room." },
        [LIES_K_AWARE_BOUGHT] = { 0, "LL-6.6",
                                  " is full: a Buy In spreads <an Aware> to all connected nodes with room." },
        [LIES_K_FELL_FOR] = { 1, "LL-6.1", " is <vulnerable>: its mark goes, and one more token comes." },
    };
    struct lies_told_board *t = to;
    char room[SENTENCE];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    struct places at;
    note_source(t, event);
    if (!reasons[event->kind].words)
        return;
    lies_put_place(t->d, event->arg[reasons[event->kind].node], &w);
    lies_put_words(t->d, reasons[event->kind].words, &w);
    tell_link(t,
              (struct lz_effect){ .rule = reasons[event->kind].rule,
                                  .at = places_of(&at, t->d, lies_bit(event->arg[reasons[event->kind].node])) },
              &w);
}

/* ---- control and points */

static void tell_held(const struct lies_told_board *t, const char *words, uint32_t nodes) {
    struct places at;
    char room[SENTENCE];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    if (!nodes)
        return;
    lies_put_words(t->d, words, &w);
    lies_put_places_of(t->d, nodes, &w);
    lz_put_char(&w, '.');
    tell_link(t, (struct lz_effect){ .rule = "LL-10.2", .at = places_of(&at, t->d, nodes) }, &w);
}

/* What has become of a network that paid another team before, or none. */
static const char *turn_of(int before, int now) {
    if (now == LIES_SPREADERS)
        return " falls to the <Spreaders>.";
    if (now == LIES_STOPPERS)
        return " is clean.";
    return before == LIES_STOPPERS ? " is no longer clean." : " is no longer held.";
}

static void tell_networks(const struct lies_told_board *t, struct boards boards, uint32_t changed) {
    for (int net = 0; net < t->d->nets; net++) {
        int before = lies_net_pays(t->d, boards.before, net), now = lies_net_pays(t->d, boards.after, net);
        char room[600], at[LZ_SET_NAME];
        struct lz_writer w = lz_writer_in(room, sizeof room), place = lz_writer_in(at, sizeof at);
        struct places from;
        if (before == now)
            continue;
        lz_put(&w, t->d->net[net].name);
        lies_put_words(t->d, turn_of(before, now), &w);
        lz_put(&place, "networks/");
        lz_put(&place, t->d->net[net].id);
        tell_link(t,
                  (struct lz_effect){
                      .rule = "LL-10.3", .at = at, .from = places_of(&from, t->d, changed & t->d->net[net].nodes) },
                  &w);
    }
}

/* "the Spreaders 1 (now 0)"; the gain of that side. */
static int put_worth(const struct lies_told_board *t, struct boards boards, int team, struct lz_writer *w) {
    int before = lies_board_points(t->d, boards.before, t->v->seen.seats, (enum lies_team)team);
    int now = lies_board_points(t->d, boards.after, t->v->seen.seats, (enum lies_team)team);
    lz_put(w, "for the ");
    lz_put(w, lies_team_name(t->d, team));
    lz_put_char(w, ' ');
    lz_put_number(w, now);
    if (now != before) {
        lz_put(w, " (now ");
        lz_put_number(w, before);
        lz_put_char(w, ')');
    }
    return now - before;
}

/* What a turn of each side would score, if that changes; something speaks against what favours the other side. */
static void tell_worth(const struct lies_told_board *t, struct boards boards) {
    bool spreads = lies_team_of(t->v->open.role[t->v->seen.seat]) == LIES_SPREADERS;
    char room[600];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_put(&w, "A turn would score ");
    int spread = put_worth(t, boards, LIES_SPREADERS, &w);
    lz_put(&w, ", ");
    int stopped = put_worth(t, boards, LIES_STOPPERS, &w);
    lz_put_char(&w, '.');
    if (spread || stopped)
        lz_effect_tell(t->out, (spreads ? spread - stopped : stopped - spread) < 0 ? LZ_CAREFUL : LZ_SURE, "LL-10.3",
                       &w);
}

/* The count that the scenario ends with, if it does. */
static void tell_largest(const struct lies_told_board *t, struct boards boards) {
    const struct lies_data *d = t->d;
    int now = lies_largest(d, boards.after), parts = d->parts;
    bool counts = t->v->open.option[LIES_O_SCENARIO] == LIES_SCENARIO_ON &&
                  d->part[parts - 1].condition == LIES_MAXTHEORY;
    char room[300];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    if (!counts || now == lies_largest(d, boards.before))
        return;
    lz_put(&w, "The larger theory would have ");
    lz_put_number(&w, now);
    lz_put(&w, " of the ");
    lz_put_number(&w, lies_threshold(d, t->v));
    lz_put(&w, " tokens that the last round counts.");
    lz_effect_tell(t->out, LZ_SURE, "LL-4.8", &w);
}

void lies_tell_board(const struct lies_told_board *t, const struct lies_open *after) {
    struct boards boards = { &t->v->open, after };
    uint32_t before = lies_controlled(t->d, boards.before), now = lies_controlled(t->d, boards.after), changed = 0;
    for (int node = 0; node < t->d->nodes; node++)
        changed |= tell_node(t, boards, node) ? lies_bit(node) : 0;
    if (!changed)
        return;
    tell_held(t, "The <Spreaders> then hold ", now & ~before);
    tell_held(t, "The <Spreaders> then no longer hold ", before & ~now);
    tell_networks(t, boards, changed);
    tell_worth(t, boards);
    tell_largest(t, boards);
}
