/* The view as JSON. */
#include "core/words/text.h"
#include "games/lies/lies_inner.h"

static const char *const team_keys[LIES_TEAMS] = { "spreaders", "stoppers" };

/* A theory goes by the word that is typed for it. */
static const char *key_of(const struct lies_data *d, int piece) {
    static const char *const keys[LIES_PIECES] = {
        [LIES_AWARE] = "aware", [LIES_VULN] = "vulnerable", [LIES_FLAG] = "flag", [LIES_MOD] = "moderators"
    };
    return piece < LIES_THEORIES ? d->theory[piece].id : keys[piece];
}

static void show_node(const struct lies_data *d, const struct lies_view *v, int n, struct lz_writer *w) {
    const struct lies_open *o = &v->open;
    lz_json_open(w, d->node[n].id, '{');
    for (int t = 0; t < LIES_THEORIES; t++)
        lz_json_number(w, key_of(d, t), o->node[n].theory[t]);
    lz_json_number(w, key_of(d, LIES_AWARE), o->node[n].aware);
    lz_json_number(w, key_of(d, LIES_MOD), o->node[n].mods);
    lz_json_bool(w, key_of(d, LIES_FLAG), lies_has(o->flagged, n));
    lz_json_bool(w, key_of(d, LIES_VULN), lies_has(o->vulnerable, n));
    lz_json_bool(w, "controlled", lies_has(lies_controlled(d, o), n));
    lz_json_number(w, "against", lies_against(d, o, n));
    lz_json_number(w, "came", o->added[0][n] + o->added[1][n]); /* the ledger, LL-1.14 */
    lz_json_number(w, "went", o->removed[0][n] + o->removed[1][n]);
    lz_json_close(w, '}');
}

static void show_cards(const struct lies_deck *deck, const char *key, const uint8_t copies[LIES_DECK],
                       struct lz_writer *w) {
    lz_json_open(w, key, '[');
    for (int k = 0; k < LIES_DECK; k++)
        for (int i = 0; i < copies[k]; i++)
            lz_json_string(w, NULL, deck->card[k].id);
    lz_json_close(w, ']');
}

/* LL-11.5: top first, as a position says it. */
static void show_deck(const struct lies_data *d, const struct lies_view *v, int seat, struct lz_writer *w) {
    lz_json_open(w, "deck", '[');
    lz_assert(v->open.decks[seat] <= LIES_DECK);
    for (int i = v->open.decks[seat]; i-- > 0;)
        lz_json_string(w, NULL, d->deck[v->open.role[seat]].card[v->deck[seat][i]].id);
    lz_json_close(w, ']');
}

static void show_seat(const struct lies_data *d, const struct lies_view *v, int seat, struct lz_writer *w) {
    const struct lies_open *o = &v->open;
    const struct lies_deck *deck = &d->deck[o->role[seat]];
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "role", deck->id);
    lz_json_string(w, "name", deck->name);
    lz_json_number(w, "points", o->points[seat]);
    lz_json_number(w, "in_hand", o->hands[seat]);
    lz_json_number(w, "in_deck", o->decks[seat]);
    if (lz_in(v->shown, seat))
        show_cards(deck, "hand", v->hand[seat], w);
    show_cards(deck, "discard", o->discard[seat], w);
    if (v->seen.over)
        show_deck(d, v, seat, w);
    lz_json_bool(w, "reacts", lz_in(o->declared, seat));
    lz_json_close(w, '}');
}

static void show_teams(const struct lies_data *d, const struct lies_view *v, struct lz_writer *w) {
    for (int t = 0; t < LIES_TEAMS; t++) {
        lz_json_open(w, team_keys[t], '{');
        lz_json_string(w, "name", lies_team_name(d, t));
        lz_json_number(w, "total", lies_total(d, &v->open, v->seen.seats, (enum lies_team)t));
        lz_json_number(w, "now", lies_board_points(d, &v->open, v->seen.seats, (enum lies_team)t));
        lz_json_number(w, "bonus", v->open.bonus[t]);
        if (t == LIES_STOPPERS)
            lz_json_number(w, "handicap", lies_handicap(d, &v->open, v->seen.seats));
        lz_json_close(w, '}');
    }
}

/* LL-10.3: who holds each network, what it pays now, and how many tokens it is from paying each side. */
static void show_net(const struct lies_data *d, const struct lies_view *v, int net, struct lz_writer *w) {
    const struct lies_open *o = &v->open;
    uint32_t nodes = d->net[net].nodes;
    int pays = lies_net_pays(d, o, net);
    lz_json_open(w, d->net[net].id, '{');
    lz_json_string(w, "name", d->net[net].name);
    if (pays < 0)
        lz_json_null(w, "holds");
    else
        lz_json_string(w, "holds", team_keys[pays]);
    lz_json_number(w, "pays", pays < 0 ? 0 : lies_net_worth(d, v->seen.seats, net, pays));
    lz_json_number(w, "controlled", __builtin_popcount(nodes & lies_controlled(d, o)));
    lz_json_number(w, "nodes", __builtin_popcount(nodes));
    lz_json_open(w, "lacks", '[');
    for (int team = 0; team < LIES_TEAMS; team++)
        lz_json_number(w, NULL, lies_net_lacks(d, o, net, (enum lies_team)team));
    lz_json_close(w, ']');
    lz_json_close(w, '}');
}

static void show_networks(const struct lies_data *d, const struct lies_view *v, struct lz_writer *w) {
    lz_json_open(w, "networks", '{');
    for (int net = 0; net < d->nets; net++)
        show_net(d, v, net, w);
    lz_json_close(w, '}');
}

/* What is used of what a turn allows; 0: there is no limit. */
static void show_used(const char *key, int used, int of, struct lz_writer *w) {
    lz_json_open(w, key, '{');
    lz_json_number(w, "used", used);
    lz_json_number(w, "of", of);
    lz_json_close(w, '}');
}

static void show_limits(const struct lies_data *d, const struct lies_view *v, struct lz_writer *w) {
    const struct lies_open *o = &v->open;
    const struct lies_deck *deck = &d->deck[o->role[o->turn]];
    int powers = 0;
    for (int i = 0; i < deck->steps; i++)
        powers += deck->step[i].kind == LIES_CARDS && deck->step[i].program != LIES_NONE;
    lz_json_open(w, "limits", '{');
    if (!deck->doubles) /* LL-7.2: who plays cards in place of steps has no Actions */
        show_used("cards", o->cards, o->option[LIES_O_CARDS], w);
    if (powers)
        show_used("power", o->powered, powers, w);
    if (deck->doubles)
        show_used("doubles", o->doubled, deck->doubles, w);
    lz_json_close(w, '}');
}

/* LL-4.8: the tokens of each theory, and what the scenario's end counts the larger one against. */
static void show_theories(const struct lies_data *d, const struct lies_view *v, struct lz_writer *w) {
    int sum[LIES_THEORIES];
    lies_theories(d, &v->open, sum);
    lz_json_open(w, "theories", '{');
    for (int t = 0; t < LIES_THEORIES; t++)
        lz_json_number(w, d->theory[t].id, sum[t]);
    lz_json_close(w, '}');
    if (v->open.option[LIES_O_SCENARIO] == LIES_SCENARIO_ON)
        lz_json_number(w, "threshold", lies_threshold(d, v));
}

/* A member for each sentence: of what the end asks only one changes with the board. */
static void show_sentences(const char *key, struct lz_text words, struct lz_writer *w) {
    lz_json_open(w, key, '[');
    while (words.len) {
        uint32_t len = 1;
        while (len < words.len && !(words.at[len] == ' ' && (words.at[len - 1] == '.' || words.at[len - 1] == '?')))
            len++;
        lz_json_text(w, NULL, lz_cut(&words, len));
        lz_cut(&words, words.len ? 1 : 0);
    }
    lz_json_close(w, ']');
}

/* Sentences that stand on every screen. */
static void show_said(const struct lies_data *d, const struct lies_view *v, struct lz_writer *w) {
    char room[1000];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    lies_put_handicap(d, v, &words);
    lz_json_text(w, "handicap", (struct lz_text){ room, words.len });
    words = lz_writer_in(room, sizeof room);
    lies_put_end(d, v, &words);
    if (words.len)
        show_sentences("ending", (struct lz_text){ room, words.len }, w);
    words = lz_writer_in(room, sizeof room);
    lies_put_ledger(d, &v->open, &words);
    lz_json_text(w, "ledger", (struct lz_text){ room, words.len });
}

/* LL-9.2: those who are asked, in their order, and what became of it. `waits`: not asked yet. */
static void show_window(const struct lies_view *v, struct lz_writer *w) {
    enum { BEFORE, NOW, AFTER };
    static const char *const words[2][2][3] = {
        { { "passed", "asked", "waits" }, { "reacts", "asked", "waits" } }, /* to those who declare: declared or not */
        { { "passed", "passed", "passed" }, { "reacted", "plays", "reacts" } }, /* to those who play */
    };
    const struct lies_open *o = &v->open;
    if (o->stage == LIES_S_DISCARD)
        return;
    lz_json_open(w, "window", '[');
    for (int i = 1; i < v->seen.seats; i++) {
        int seat = (o->turn + i) % v->seen.seats, when = i < o->index ? BEFORE : i == o->index ? NOW : AFTER;
        if (o->role[seat] == LIES_EL)
            continue;
        lz_json_open(w, NULL, '{');
        lz_json_number(w, "seat", seat);
        lz_json_string(w, "is", words[o->stage == LIES_S_ANSWER][lz_in(o->declared, seat)][when]);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

/* Who does what: the turn, its step, and the card or step that is being carried out. */
static void show_turn(const struct lies_data *d, const struct lies_view *v, struct lz_writer *w) {
    const struct lies_open *o = &v->open;
    const struct lies_deck *deck = &d->deck[o->role[o->turn]];
    lz_json_number(w, "round", o->round);
    if (o->option[LIES_O_SCENARIO] == LIES_SCENARIO_ON)
        lz_json_string(w, "scenario", d->scenario);
    lz_json_number(w, "rounds", o->rounds);
    if (o->round && o->option[LIES_O_SCENARIO] == LIES_SCENARIO_ON)
        lz_json_string(w, "part", d->part[o->round - 1].title);
    if (o->stage < LIES_S_TURN || o->stage > LIES_S_ANSWER)
        return;
    lz_json_number(w, "turn", o->turn);
    lz_json_number(w, "at", o->step);
    if (o->stage != LIES_S_TURN) {
        show_window(v, w);
        return;
    }
    show_limits(d, v, w);
    lz_assert(o->card == LIES_NONE || o->card < LIES_ROLES * LIES_DECK);
    if (o->step < deck->steps)
        lz_json_string(w, "step", deck->step[o->step].name);
    if (o->card != LIES_NONE)
        lz_json_string(w, "card", d->deck[o->card / LIES_DECK].card[o->card % LIES_DECK].id);
}

/* LL-2.5: sites that are drawn; LL-3.2: tokens that lie there for good. And how much a node and a hand hold. */
static void show_board(const struct lies_data *d, struct lz_writer *w) {
    lz_json_open(w, "sites", '[');
    for (int i = 0; i < d->alts; i++) {
        lz_json_open(w, NULL, '{');
        lz_json_string(w, "id", d->alt[i].id);
        lz_json_string(w, "name", d->alt[i].name);
        lz_json_number(w, "x", d->alt[i].x);
        lz_json_number(w, "y", d->alt[i].y);
        lz_json_bool(w, "tokens", d->alt[i].reference);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
    lz_json_open(w, "room", '{');
    lz_json_number(w, "conspiracy", d->conspiracy_limit);
    lz_json_number(w, "aware", d->aware_limit);
    lz_json_number(w, "hand", d->hand);
    lz_json_close(w, '}');
}

void lies_show(const struct lz_game *game, const void *view, struct lz_writer *w) {
    const struct lies_data *d = lies_facts(game);
    const struct lies_view *v = view;
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "data", d->title);
    lz_json_string(w, "note", d->note); /* LL-0.1 */
    lz_json_string(w, "phase", game->phases[v->seen.phase]);
    show_board(d, w);
    show_turn(d, v, w);
    show_said(d, v, w);
    show_teams(d, v, w);
    show_networks(d, v, w);
    show_theories(d, v, w);
    lz_json_open(w, "seats", '[');
    for (int i = 0; i < v->seen.seats; i++)
        show_seat(d, v, i, w);
    lz_json_close(w, ']');
    lz_json_open(w, "supply", '{');
    for (int p = 0; p < LIES_PIECES; p++)
        lz_json_number(w, key_of(d, p), v->open.supply[p]);
    lz_json_close(w, '}');
    lz_json_open(w, "nodes", '{');
    for (int n = 0; n < d->nodes; n++)
        show_node(d, v, n, w);
    lz_json_close(w, '}');
    lz_json_close(w, '}');
}
