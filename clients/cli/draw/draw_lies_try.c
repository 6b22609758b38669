/* What a move would do, before it is made: it is made in an imagined world (lz_game.imagine), so that nothing hidden
   can show, and looked at up to the first thing that a hand or chance decides. */
#include "clients/cli/draw/draw_lies.h"

#include "core/rng.h"
#include "core/seats.h"
#include "core/words/address.h"

#include <stdlib.h>
#include <string.h>

struct trial {
    const struct frame *frame;
    const void *state;
    struct lies_view *after;
    struct lz_sink *told;
    const struct lz_move *move;
    bool ended;
};

/* Playing one's own card shows others something, but hides nothing from oneself. */
static void watch(void *to, const struct lz_event *event) {
    struct trial *trial = to;
    const struct lz_kind *kind = &trial->frame->game->kinds[event->kind];
    bool own = event->seat == trial->move->seat &&
               (strcmp(kind->word, "played") == 0 || strcmp(kind->word, "tossed") == 0);
    if (trial->ended)
        return;
    if (kind->flags & LZ_REVEALS && !own) {
        trial->frame->game->view(trial->frame->game, trial->state, trial->move->seat, trial->after);
        trial->after->seen.may = 0;
        trial->ended = true;
    } else if (trial->told) {
        trial->told->take(trial->told->to, event);
    }
}

void lies_after(const struct frame *frame, const struct lz_move *move, struct lies_view *after, struct lz_sink *told) {
    void *state = cli_room(NULL, frame->game->state_size);
    struct lz_rng rng = lz_rng_from(1, 1);
    struct trial trial = { .frame = frame, .state = state, .after = after, .told = told, .move = move };
    struct lz_sink sink = { watch, &trial };
    frame->game->imagine(frame->game, frame->view, &rng, state);
    frame->game->apply(frame->game, state, move, &sink);
    if (!trial.ended)
        frame->game->view(frame->game, state, move->seat, after);
    free(state);
}

/* ---- pieces that come and go */

static void put_number(int change, struct lz_writer *w) {
    lz_put(w, change > 0 ? " +" : " -");
    lz_put_number(w, abs(change));
    lz_put_char(w, ' ');
}

static void put_counted(int change, const char *one, const char *many, struct lz_writer *w) {
    if (!change)
        return;
    put_number(change, w);
    lz_put(w, abs(change) == 1 ? one : many);
}

static int mark_change(uint32_t before, uint32_t now, int node) {
    return (int)(now >> node & 1) - (int)(before >> node & 1);
}

/* Two boards: before a move, and after it. */
struct boards {
    const struct lies_open *before, *after;
};

static void put_node_change(const struct lies_data *d, struct boards boards, int node, struct lz_writer *w) {
    const struct lies_open *o = boards.before, *p = boards.after;
    const struct lies_node *a = &o->node[node], *b = &p->node[node];
    for (int t = 0; t < LIES_THEORIES; t++)
        put_counted(b->theory[t] - a->theory[t], lies_theory(d, t, 1), lies_theory(d, t, 2), w);
    put_counted(b->aware - a->aware, d->word[LIES_WORD_AWARE], d->word[LIES_WORD_AWARES], w);
    put_counted(b->mods - a->mods, d->word[LIES_WORD_MODERATOR], d->word[LIES_WORD_MODERATORS], w);
    put_counted(mark_change(o->flagged, p->flagged, node), d->word[LIES_WORD_FLAG], "", w);
    put_counted(mark_change(o->vulnerable, p->vulnerable, node), d->word[LIES_WORD_VULNERABILITY], "", w);
}

static void put_pieces(const struct lies_data *d, const struct lies_open *o, const struct lies_open *p,
                       struct lz_writer *w) {
    bool some = false;
    lz_put(w, "It makes ");
    for (int node = 0; node < d->nodes; node++) {
        char room[200];
        struct lz_writer line = lz_writer_in(room, sizeof room);
        put_node_change(d, (struct boards){ o, p }, node, &line);
        if (!line.len)
            continue;
        lz_put(w, some ? ", " : "");
        lz_put(w, d->node[node].id);
        lz_put(w, room);
        some = true;
    }
    lz_put(w, ". ");
}

/* ---- control and points */

static void put_held(const struct lies_data *d, const char *words, uint32_t nodes, struct lz_writer *w) {
    if (!nodes)
        return;
    lies_put_words(d, words, w);
    lies_put_nodes(d, nodes, w);
    lz_put(w, ". ");
}

/* What has become of a network that paid another team before, or none. */
static const char *turn_of(int before, int now) {
    if (now == LIES_SPREADERS)
        return " falls to the <Spreaders>. ";
    if (now == LIES_STOPPERS)
        return " is clean. ";
    return before == LIES_STOPPERS ? " is no longer clean. " : " is no longer held. ";
}

static void put_networks(const struct lies_data *d, const struct lies_open *o, const struct lies_open *p,
                         struct lz_writer *w) {
    for (int net = 0; net < d->nets; net++) {
        int before = lies_net_pays(d, o, net), now = lies_net_pays(d, p, net);
        if (before == now)
            continue;
        lz_put(w, d->net[net].name);
        lies_put_words(d, turn_of(before, now), w);
    }
}

static void put_worth(const struct frame *frame, const struct lies_view *after, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_view *v = lies_view_of(frame);
    lz_put(w, "The board would pay ");
    for (int team = 0; team < LIES_TEAMS; team++) {
        int before = lies_board_points(d, &v->open, v->seen.seats, (enum lies_team)team);
        int now = lies_board_points(d, &after->open, v->seen.seats, (enum lies_team)team);
        lz_put(w, team ? ", " : "");
        lz_put(w, lies_team_name(d, team));
        lz_put_char(w, ' ');
        lz_put_number(w, now);
        if (now != before) {
            lz_put(w, " (now ");
            lz_put_number(w, before);
            lz_put_char(w, ')');
        }
    }
    lz_put(w, ". ");
}

/* The count of Election Night, where a scenario is told. */
static void put_election(const struct frame *frame, const struct lies_view *after, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    int before[LIES_THEORIES], now[LIES_THEORIES];
    lies_theories(d, lies_open_of(frame), before);
    lies_theories(d, &after->open, now);
    int most = before[0] > before[1] ? before[0] : before[1], then = now[0] > now[1] ? now[0] : now[1];
    if (most == then || after->open.option[LIES_O_SCENARIO] != LIES_SCENARIO_ON)
        return;
    lz_put(w, "Largest theory ");
    lz_put_number(w, then);
    lz_put(w, " of ");
    lz_put_number(w, lies_threshold(d, after));
    lz_put(w, ". ");
}

void lies_put_change(const struct frame *frame, const struct lies_view *after, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    const struct lies_open *o = lies_open_of(frame), *p = &after->open;
    uint32_t before = lies_controlled(d, o), now = lies_controlled(d, p);
    put_held(d, "<Spreaders> win ", now & ~before, w);
    put_held(d, "<Spreaders> lose ", before & ~now, w);
    put_networks(d, o, p, w);
}

/* ---- the whole */

/* Why more happens than was asked for: Buy Ins and marks (LL-6.1, LL-6.2). */
struct reasons {
    const struct frame *frame;
    struct lz_writer *w;
};

static void put_reason(void *to, const struct lz_event *event) {
    struct reasons *reasons = to;
    const struct lies_data *d = lies_facts(reasons->frame->game);
    const char *word = reasons->frame->game->kinds[event->kind].word;
    bool bought = strcmp(word, "bought-in") == 0, aware = strcmp(word, "aware-bought-in") == 0;
    if (strcmp(word, "fell-for") == 0) {
        lz_put(reasons->w, d->node[event->arg[1]].id);
        lies_put_words(d, " is <vulnerable>: one more. ", reasons->w);
    } else if (bought || aware) {
        lz_put(reasons->w, d->node[event->arg[bought]].id);
        lz_put(reasons->w, " is full: a Buy In. ");
    }
}

static void put_next(const struct frame *frame, const struct lies_view *after, struct lz_writer *w) {
    if (after->seen.over || !lz_in(after->seen.may, lies_view_of(frame)->seen.seat) ||
        after->seen.phase == LIES_P_DECLARE)
        return;
    lz_put(w, "Next: ");
    lz_ask_print(frame->game, after, w);
}

/* What a card or a printed step says. */
static void put_text(const struct lies_data *d, const struct lies_open *o, const struct lz_move *move,
                     struct lz_writer *w) {
    const char *text = NULL;
    if (move->verb == LIES_V_PLAY)
        text = d->deck[move->arg[0] / LIES_DECK].card[move->arg[0] % LIES_DECK].text;
    if (move->verb == LIES_V_STEP || move->verb == LIES_V_POWER)
        text = d->deck[o->role[o->turn]].step[o->step].text;
    if (text) {
        lz_put(w, text);
        lz_put_char(w, ' ');
    }
}

/* What ends here is not over on the board, but something comes of it: cards and points (LL-5.4, LL-10.1). */
static bool put_closing(const struct lies_data *d, const struct lies_view *v, const struct lz_move *move,
                        struct lz_writer *w) {
    int missing = d->hand - v->open.hands[v->seen.seat];
    if (move->verb == LIES_V_REACT || move->verb == LIES_V_PASS) {
        lz_put(w, move->verb == LIES_V_REACT ? "You will have to play a Reaction once all have declared. "
                                             : "You let this turn pass without a Reaction. ");
        return true;
    }
    if (move->verb != LIES_V_KEEP)
        return false;
    lz_put(w, "You draw ");
    lz_put_number(w, missing > 0 ? missing : 0);
    if (v->seen.phase == LIES_P_DISCARD) {
        lz_put(w, " and score ");
        lz_put_number(w, lies_board_points(d, &v->open, v->seen.seats, lies_team_of(v->open.role[v->seen.seat])));
    }
    lz_put(w, ". ");
    return true;
}

void lies_preview(const struct frame *frame, const struct lz_move *move, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(frame->game);
    struct lies_view after;
    struct reasons reasons = { frame, w };
    struct lz_sink sink = { put_reason, &reasons };
    const struct lies_open *o = lies_open_of(frame);
    if (put_closing(d, lies_view_of(frame), move, w))
        return;
    put_text(d, o, move, w);
    lies_after(frame, move, &after, &sink);
    if (memcmp(o->node, after.open.node, sizeof o->node) || o->flagged != after.open.flagged ||
        o->vulnerable != after.open.vulnerable) {
        put_pieces(d, o, &after.open, w);
        lies_put_change(frame, &after, w);
        put_worth(frame, &after, w);
        put_election(frame, &after, w);
    } else {
        lz_put(w, "Nothing moves on the network yet. ");
    }
    put_next(frame, &after, w);
}
