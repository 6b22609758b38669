/* Cards, nodes, networks, pieces, roles, steps and parts of the scenario explained, in the set's words. */
#include "core/words/text.h"
#include "games/lies/lies_inner.h"

static const char *const board_rules[LIES_ROLES] = { "LL-7.1", "LL-7.2", "LL-7.3", "LL-7.4" };
static const char *const deck_rules[LIES_ROLES] = { "LL-8.1", "LL-8.2", "LL-8.3", "LL-8.4" };

static void put_rule(const char *rule, struct lz_writer *w) {
    lz_put(w, "Rule ");
    lz_put(w, rule);
    lz_put(w, ".\n");
}

static void put_line(const char *words, struct lz_writer *w) {
    lz_put(w, words);
    lz_put_char(w, '\n');
}

/* ---- the board */

static void explain_node(const struct lies_data *d, int n, struct lz_writer *w) {
    const struct lies_place *place = &d->node[n];
    lz_put(w, "A node of ");
    lz_put(w, d->net[place->net].name);
    lz_put(w, ".\nConnected to ");
    lies_put_places_of(d, place->near, w);
    lz_put(w, ".\n");
    for (int i = 0; i < d->alts; i++)
        if (place->alts >> i & 1) {
            lz_put(w, "Beside ");
            lz_put(w, d->alt[i].name);
            lz_put(w, ": seeds may lie here.\n");
        }
    if (lies_has(d->gateway, n)) {
        lz_put(w, "A gateway to ");
        lz_put(w, d->net[0].name);
        lz_put(w, ".\n");
    }
    put_rule("LL-2.2", w);
}

static void put_pay(const struct lies_data *d, int net, int team, struct lz_writer *w) {
    lies_put_words(d,
                   team == LIES_SPREADERS ? "Held in all its nodes it pays the <Spreaders> "
                                          : "Without a conspiracy token it pays the <Stoppers> ",
                   w);
    lz_put_number(w, lies_net_worth(d, LIES_SEATS, net, team));
    lz_put(w, " in each of their turns; with 2 seats ");
    lz_put_number(w, lies_net_worth(d, 2, net, team));
    lz_put(w, ".\n");
}

static void explain_net(const struct lies_data *d, int net, struct lz_writer *w) {
    lz_put(w, net ? "A network around the centre: " : "The network in the centre: ");
    lies_put_places_of(d, d->net[net].nodes, w);
    lz_put(w, ".\n");
    put_pay(d, net, LIES_SPREADERS, w);
    put_pay(d, net, LIES_STOPPERS, w);
    put_rule("LL-10.3", w);
}

/* ---- pieces */

const char *const lies_piece_says[LIES_PIECES] = {
    [LIES_BIRD] = "A conspiracy token of both <Spreaders>.",
    [LIES_LIZARD] = "A conspiracy token of both <Spreaders>.",
    [LIES_AWARE] = "Belongs to the <Educators>; each outweighs one token, and is not used up.",
    [LIES_VULN] = "The next token on a node with it brings a second one; then it is spent.",
    [LIES_FLAG] = "Belongs to the <Platform Moderators>; one per node, and only where there are tokens.",
    [LIES_MOD] = "Belongs to the <Platform Moderators>; each outweighs one token.",
};

static void explain_piece(const struct lies_data *d, int piece, struct lz_writer *w) {
    static const char *const rules[LIES_PIECES] = {
        [LIES_BIRD] = "LL-1.7", [LIES_LIZARD] = "LL-1.7", [LIES_AWARE] = "LL-6.9",
        [LIES_VULN] = "LL-6.1", [LIES_FLAG] = "LL-6.10",  [LIES_MOD] = "LL-10.2"
    };
    lies_put_words(d, lies_piece_says[piece], w);
    lz_put(w, "\nIn the box: ");
    lz_put_number(w, d->supply[piece]);
    lz_put(w, ".\n");
    if (piece <= LIES_AWARE) {
        lz_put(w, "A node has room for ");
        lz_put_number(w, piece == LIES_AWARE ? d->aware_limit : d->conspiracy_limit);
        lz_put(w, piece == LIES_AWARE ? ".\n" : ", of both theories together.\n");
    }
    put_rule(rules[piece], w);
}

/* A theory is the first lexicon's; pieces are the others. */
static void explain_other_piece(const struct lies_data *d, int piece, struct lz_writer *w) {
    if (piece >= LIES_THEORIES)
        explain_piece(d, piece, w);
}

/* ---- roles, steps, cards */

static void put_copies(const struct lies_card *card, struct lz_writer *w) {
    lz_put_number(w, card->copies);
    lz_put(w, card->copies == 1 ? " card of " : " cards of ");
    lz_put_number(w, LIES_DECK);
    lz_put(w, ".\n");
}

static void explain_card(const struct lies_data *d, int id, struct lz_writer *w) {
    static const char *const timings[] = { [LIES_ACTION] = "An Action of the ",
                                           [LIES_STEP] = "Played in place of a step, by the ",
                                           [LIES_REACTION] = "A Reaction to the turn of another seat, by the " };
    const struct lies_deck *deck = &d->deck[id / LIES_DECK];
    if (id % LIES_DECK >= deck->kinds)
        return;
    const struct lies_card *card = &deck->card[id % LIES_DECK];
    put_line(card->text, w);
    lz_put(w, timings[card->timing]);
    lz_put(w, deck->name);
    lz_put(w, "; ");
    put_copies(card, w);
    if (card->theme < LIES_THEORIES) {
        lz_put(w, "About ");
        lz_put(w, d->theory[card->theme].names);
        lz_put(w, " alone.\n");
    }
    put_rule(deck_rules[id / LIES_DECK], w);
}

static void put_step(const struct lies_deck *deck, int step, struct lz_writer *w) {
    lz_put(w, "Step ");
    lz_put_number(w, step + 1);
    lz_put(w, ", ");
    lz_put(w, deck->step[step].name);
    lz_put(w, ": ");
    put_line(*deck->step[step].text ? deck->step[step].text : "Action cards are played.", w);
}

static void explain_step(const struct lies_data *d, int id, struct lz_writer *w) {
    const struct lies_deck *deck = &d->deck[id / LIES_STEPS];
    if (id % LIES_STEPS >= deck->steps)
        return;
    put_step(deck, id % LIES_STEPS, w);
    lz_put(w, "On the board of the ");
    lz_put(w, deck->name);
    lz_put(w, ".\n");
    put_rule(board_rules[id / LIES_STEPS], w);
}

static void explain_role(const struct lies_data *d, int role, struct lz_writer *w) {
    const struct lies_deck *deck = &d->deck[role];
    lz_put(w, "Of the ");
    lz_put(w, lies_team_name(d, (int)lies_team_of(role)));
    lz_put(w, ".\n");
    for (int i = 0; i < deck->steps; i++)
        put_step(deck, i, w);
    if (deck->doubles) {
        lz_put(w, "Double Down: after a step the same can be done again; so often in a turn: ");
        lz_put_number(w, deck->doubles);
        lz_put(w, ".\n");
    }
    lz_put(w, "Then: discard, draw back to ");
    lz_put_number(w, d->hand);
    lz_put(w, ", score, Reactions of the others.\n");
    put_rule(board_rules[role], w);
}

/* ---- the scenario */

static void explain_part(const struct lies_data *d, int id, struct lz_writer *w) {
    const struct lies_part *part = &d->part[id];
    put_line(part->text, w);
    lz_put(w, "Round ");
    lz_put_number(w, id + 1);
    lz_put(w, " of ");
    lz_put(w, d->scenario);
    lz_put(w, "; its end asks ");
    if (part->condition == LIES_CONTROLS) {
        lies_put_words(d, "how many networks the <Spreaders> hold: ", w);
        lz_put_number(w, part->number);
        lz_put(w, " or more?\n");
    } else if (part->condition == LIES_CLEAN) {
        lz_put(w, "whether ");
        lz_put(w, d->net[part->number].name);
        lz_put(w, " is clean.\n");
    } else {
        lz_put(w, "how many tokens the larger theory has.\n");
    }
    for (int yes = 1; yes >= 0; yes--) {
        lz_put(w, yes ? "Yes: " : "No: ");
        put_line(part->ending[yes].text, w);
    }
    put_rule("LL-4.1", w);
}

void lies_explain(const struct lz_game *game, char form, int arg, struct lz_writer *w) {
    static const struct {
        char form;
        void (*explain)(const struct lies_data *, int arg, struct lz_writer *);
    } rows[] = { { 'o', explain_node }, { 'w', explain_net },         { 'y', explain_piece }, { 'c', explain_card },
                 { 'r', explain_role }, { 'e', explain_other_piece }, { 'p', explain_part },  { 'd', explain_step } };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (rows[i].form == form)
            rows[i].explain(lies_facts(game), arg, w);
}
