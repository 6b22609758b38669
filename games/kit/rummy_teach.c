/* What newcomers are told: what a card is, and what they could do now. */
#include "core/words/text.h"
#include "core/words/verb.h"
#include "games/kit/rummy_doors.h"

#include <string.h>

/* ---- cards and sets */

/* The sets a card belongs to by itself: "Bigfoot or Yeti". */
static void put_sets_of(const struct lz_game *game, lz_card card, struct lz_writer *w) {
    const struct rummy_deck *deck = game->facts;
    bool some = false;
    for (int set = 0; set < RUMMY_SETS; set++) {
        if (deck->set[set].proof != card)
            continue;
        lz_put(w, some ? " or " : " of ");
        lz_title_print(game, 'k', set, w);
        some = true;
    }
}

/* LE-1.5, LE-1.6: on the table and in hand. */
static void put_worth(const struct rummy_deck *deck, lz_card id, struct lz_writer *w) {
    const struct rummy_card *card = &deck->card[id];
    if (id == deck->wild && deck->wild_follows)
        lz_put(w, "As many points as a card that it lies with");
    else
        rummy_put_count(w, card->points, "point", "points");
    if (card->points != card->inhand || (id == deck->wild && deck->wild_follows)) {
        lz_put(w, ", ");
        lz_put_number(w, card->inhand);
        lz_put(w, " against you in hand");
    }
    lz_put(w, "; ");
    lz_put_number(w, card->count);
    lz_put(w, " of ");
    rummy_put_count(w, deck->total, "card", "cards");
    lz_put(w, ".\n");
}

static void explain_card(const struct lz_game *game, lz_card id, struct lz_writer *w) {
    const struct rummy_words *words = rummy_rules_of(game)->words;
    const struct rummy_deck *deck = game->facts;
    lz_put(w, words->card[id].does);
    lz_put_char(w, '\n');
    put_worth(deck, id, w);
    lz_put(w, words->card[id].kind);
    put_sets_of(game, id, w);
    lz_put(w, ", ");
    lz_put(w, words->colour[deck->card[id].colour]);
    lz_put(w, deck->card[id].action ? ", " : "");
    lz_put(w, deck->card[id].action ? words->an : "");
    lz_put(w, ".\n");
}

static void put_title(const struct lz_game *game, char form, int arg, char room[64]) {
    struct lz_writer w = lz_writer_in(room, 64);
    lz_title_print(game, form, arg, &w);
    lz_assert(!w.full);
}

/* A set that goes by the name of its card is explained there. */
static bool named_as_card(const struct lz_game *game, int set) {
    const struct rummy_deck *deck = game->facts;
    char of_set[64], of_card[64];
    put_title(game, 'k', set, of_set);
    put_title(game, 'c', deck->set[set].own, of_card);
    return strcmp(of_set, of_card) == 0;
}

static void explain_set(const struct lz_game *game, int set, struct lz_writer *w) {
    const struct rummy_words *words = rummy_rules_of(game)->words;
    const struct rummy_deck *deck = game->facts;
    if (named_as_card(game, set))
        return;
    lz_put(w, "Made of ");
    for (uint32_t ids = deck->set[set].parts; ids; ids &= ids - 1) {
        lz_title_print(game, 'c', __builtin_ctz(ids), w);
        lz_put(w, ids & (ids - 1) ? ", " : ".\n");
    }
    lz_put(w, "Colour: ");
    lz_put(w, words->colour[deck->set[set].colour]);
    lz_put(w, ".\n");
}

void rummy_explain(const struct lz_game *game, char form, int arg, struct lz_writer *w) {
    if (form == 'c')
        explain_card(game, (lz_card)arg, w);
    else if (form == 'k')
        explain_set(game, arg, w);
}

/* ---- advice */

struct advising {
    const struct rummy_rules *r;
    const struct rummy_view *v;
    struct rummy_result was; /* what the table would count now */
};

static int sides_gain(const struct advising *a, const struct rummy_result *will) {
    int me = a->v->seen.seat, mine = 0, most = 0;
    for (int seat = 0; seat < a->v->seen.seats; seat++) {
        int gain = will->table[seat] - a->was.table[seat];
        bool ours = rummy_side(a->r->game, a->v->seen.seats, seat) == rummy_side(a->r->game, a->v->seen.seats, me);
        mine += ours ? gain : 0;
        most = !ours && gain > most ? gain : most;
    }
    return mine - most;
}

static int gain_with(const struct advising *a, const struct rummy_open *after) {
    static const int16_t nothing[RUMMY_SEATS];
    struct rummy_result will = rummy_tally(a->r->deck, after, a->v->seen.seats, nothing);
    return sides_gain(a, &will);
}

/* What the table gains by a move, for me and against the rival who gains most. */
static int gain(const struct advising *a, const struct lz_move *m) {
    struct rummy_open after = rummy_after(a->r, a->v, m);
    return gain_with(a, &after);
}

/* What it gains if the best story is taken out of the Tabloids; their order counts for nothing. */
static int story_gain(const struct advising *a) {
    int best = 0;
    for (int i = 0; i < a->v->open.tabloids_left; i++) {
        struct rummy_open after = a->v->open;
        after.tabloids[i] = after.tabloids[--after.tabloids_left];
        int more = gain_with(a, &after);
        best = more > best ? more : best;
    }
    return best;
}

static bool brings_a_card(const struct advising *a, const struct lz_move *m) { return a->r->play[m->arg[0]].gain > 0; }

static int play_value(const struct advising *a, const struct lz_move *m) {
    if (brings_a_card(a, m))
        return a->r->words->card[m->arg[0]].stays ? 5 + gain(a, m) : 5;
    return a->r->play[m->arg[0]].gain ? 0 : 10 * story_gain(a);
}

static int held_of(const struct advising *a, lz_card id) { return id == RUMMY_NONE ? 0 : lz_cards_of(&a->v->mine, id); }

/* How well a card of the hand, or `more` beside it, goes with the others: 0 to 3. */
static int fits(const struct advising *a, lz_card card, int more) {
    const struct rummy_deck *deck = a->r->deck;
    int best = card == deck->wild || card == deck->file ? 3 : deck->card[card].action ? 2 : 0;
    for (int set = 0; set < RUMMY_SETS; set++) {
        int part = rummy_part(deck, set, card);
        if (part != RUMMY_OWN && part != RUMMY_PROOF)
            continue;
        int n = held_of(a, deck->set[set].own) + held_of(a, deck->set[set].proof) + more;
        n = n >= 3 || rummy_in_play(&a->v->open, set) ? 3 : n - 1; /* it can be laid at once */
        best = n > best ? n : best;
    }
    return best < 3 ? best : 3;
}

static int laid_points(const struct advising *a, const struct lz_move *m) {
    int points = 0;
    for (int i = 1; i < m->args; i++)
        points += a->r->deck->card[m->arg[i]].inhand;
    return points;
}

/* A draw: an open card is worth it if it can be laid at once. */
static int draw_value(const struct advising *a, const struct lz_move *m) {
    const struct rummy_open *open = &a->v->open;
    if (m->arg[0] == RUMMY_UNKNOWN || !open->tabloids_left)
        return 20;
    return 10 * fits(a, open->tabloids[open->tabloids_left - 1], 1);
}

enum { TURN_ENDS = -1000 }; /* a discard is only compared with others */

static int value(const struct advising *a, const struct lz_move *m) {
    switch (m->verb) {
    case RUMMY_V_MELD:
    case RUMMY_V_ADD:
        return 10 * (gain(a, m) + laid_points(a, m));
    case RUMMY_V_PLAY:
        return play_value(a, m);
    case RUMMY_V_PLAY_AT:
    case RUMMY_V_CHOOSE_TABLE:
    case RUMMY_V_CHOOSE_FATE:
        return 10 * gain(a, m) - 1;
    case RUMMY_V_CHOOSE_CARD:
        return 10 * gain(a, m) + 1;
    case RUMMY_V_DRAW:
        return draw_value(a, m);
    case RUMMY_V_KEEP:
    case RUMMY_V_TAKE:
        return 10 * (gain(a, m) + fits(a, (lz_card)m->arg[0], 1)) + 1;
    case RUMMY_V_CHOOSE_SEAT:
        return 10 + a->v->open.total[m->arg[0]];
    case RUMMY_V_DECLINE:
        return 0;
    default: /* a card goes */
        return TURN_ENDS + 10 * (gain(a, m) - 2 * fits(a, (lz_card)m->arg[0], 0)) + a->r->deck->card[m->arg[0]].inhand;
    }
}

static const char *const reasons[RUMMY_VERBS] = {
    [RUMMY_V_MELD] = "They count for you on the table, against you in hand.",
    [RUMMY_V_ADD] = "It counts for you on the table, against you in hand.",
    [RUMMY_V_PLAY] = "It takes a story away that counts against you.",
    [RUMMY_V_PLAY_AT] = "It takes more from the others than from you.",
    [RUMMY_V_KEEP] = "Of these it goes best with your other cards.",
    [RUMMY_V_TAKE] = "Of the Tabloids it helps you most.",
    [RUMMY_V_GIVE] = "You can spare this card best.",
    [RUMMY_V_PASS] = "You can spare this card best.",
    [RUMMY_V_CHOOSE_SEAT] = "Nobody has more points.",
    [RUMMY_V_CHOOSE_CARD] = "It costs you least, or helps you most.",
    [RUMMY_V_CHOOSE_TABLE] = "It takes more from the others than from you.",
    [RUMMY_V_CHOOSE_FATE] = "In the Tabloids the card serves you better than in that hand.",
    [RUMMY_V_DISCARD] = "Of your cards it goes least with the others.",
    [RUMMY_V_DECLINE] = "Nothing of this would help you now.",
};

static const char *reason(const struct advising *a, const struct lz_move *m) {
    if (m->verb == RUMMY_V_DRAW && m->arg[0] == RUMMY_TABLOIDS)
        return "You see what you get, and it goes with your cards.";
    if (m->verb == RUMMY_V_DRAW)
        return "The Unknown is more likely to help you.";
    if (m->verb == RUMMY_V_DISCARD && a->v->seen.phase == RUMMY_MAIN && a->v->open.held[m->seat] == 1)
        return "It is your last card: by discarding it you go out.";
    if (m->verb == RUMMY_V_PLAY && brings_a_card(a, m))
        return "It costs nothing but the card, and brings you another.";
    if (m->verb == RUMMY_V_CHOOSE_FATE && m->arg[0] == RUMMY_RETURN)
        return "In the Tabloids this card would do you no good.";
    return reasons[m->verb];
}

/* What gains nothing is left alone before the discard. */
static bool idle(const struct advising *a, const struct lz_move *m, int liked) {
    return a->v->seen.phase == RUMMY_MAIN && m->verb != RUMMY_V_DISCARD && liked <= 0;
}

static const struct lz_move *best_of(const struct advising *a, const struct lz_moves *moves) {
    const struct lz_move *best = NULL;
    int most = 0;
    for (uint32_t i = 0; i < moves->count; i++) {
        int liked = value(a, &moves->at[i]);
        if (idle(a, &moves->at[i], liked) || (best && liked <= most))
            continue;
        best = &moves->at[i];
        most = liked;
    }
    lz_assert(best); /* a turn can always end with a discard */
    return best;
}

void rummy_advise(const struct lz_game *game, const void *view, struct lz_advices *out) {
    static const int16_t nothing[RUMMY_SEATS];
    const struct rummy_view *v = view;
    struct advising a = { .r = rummy_rules_of(game), .v = v };
    struct rummy world;
    struct lz_rng rng = lz_rng_from(1, 1); /* any world: what is legal is the same in all */
    struct lz_move room[LZ_MOVES];
    struct lz_moves moves = { room, 0, LZ_MOVES, false };
    char typed[128];
    struct lz_writer w = lz_writer_in(typed, sizeof typed);
    if (!lz_in(v->seen.may, v->seen.seat))
        return;
    game->imagine(game, view, &rng, &world);
    rummy_legal(game, &world, v->seen.seat, &moves);
    a.was = rummy_tally(a.r->deck, &v->open, v->seen.seats, nothing);
    const struct lz_move *best = best_of(&a, &moves);
    lz_move_print(game, best, &w);
    out->take(out->to, &(struct lz_advice){ { typed, w.len }, lz_span(reason(&a, best)) });
}
