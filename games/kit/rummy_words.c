/* What the two card games ask of a seat, in words; and what their other words are made with. */
#include "core/words/address.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "games/kit/rummy_doors.h"

struct rummy rummy_seen(const struct rummy_view *v) {
    struct rummy s = { .head = lz_head_from(&v->seen), .open = v->open, .fetched = v->fetched, .shown = v->shown };
    if (v->seen.seat < v->seen.seats)
        s.hand[v->seen.seat] = v->mine;
    return s;
}

int rummy_actions(const struct rummy_rules *r, const struct rummy *s, int set) {
    struct rummy turn = *s;
    turn.open.acts = 0;
    while (r->action_left(&turn, set))
        turn.open.acts++;
    return turn.open.acts;
}

void rummy_put_count(struct lz_writer *w, int n, const char *one, const char *more) {
    lz_put_number(w, n);
    lz_put_char(w, ' ');
    lz_put(w, n == 1 ? one : more);
}

/* Of the phases both games have; rummy_rules.questions has those of a game's own. */
static const char *const questions[RUMMY_PHASES] = {
    [RUMMY_DRAW] = "Draw from the Unknown{tabloids}{pass}?",
    [RUMMY_MAIN] = "Lay cards as you like ({action}); a discard ends your turn.",
    [RUMMY_LOOKING] = "These are the top cards of the Unknown: which one do you keep?",
    [RUMMY_ORDER] = "Which of the cards you put back shall lie on top?",
    [RUMMY_LIFT] = "Which card do you take from the Tabloids?",
    [RUMMY_FETCH] = "Draw two from the Unknown, or take one card from the Tabloids?",
    [RUMMY_EXTRA] = "{extra}",
    [RUMMY_LAST] = "The {deal} is over but for one last discard: which card?",
    [RUMMY_STRIKE] = "The Tabloids discredit {about}: which of your cards goes?",
    [RUMMY_RESOLVE] = "A card is being carried out.",
};

struct asked {
    const struct lz_game *game;
    const struct rummy_view *v;
};

static void put_titled(const struct lz_game *game, char form, int arg, struct lz_writer *w) {
    lz_code_print(game, form, arg, w);
    lz_put_char(w, ' ');
    lz_title_print(game, form, arg, w);
}

static void put_tabloids(const void *from, struct lz_writer *w) {
    const struct asked *a = from;
    const struct rummy_open *open = &a->v->open;
    if (!open->tabloids_left)
        return;
    lz_put(w, ", or ");
    put_titled(a->game, 'c', open->tabloids[open->tabloids_left - 1], w);
    lz_put(w, " from the Tabloids");
}

static void put_shown(const void *from, struct lz_writer *w) {
    const struct asked *a = from;
    put_titled(a->game, 'c', a->v->shown, w);
}

static void put_about(const void *from, struct lz_writer *w) {
    const struct asked *a = from;
    put_titled(a->game, 'k', a->v->open.strike_set, w);
}

/* CO-9.1, LE-7.1: what the turn has seen of its Action cards. */
static void put_action(const void *from, struct lz_writer *w) {
    const struct asked *a = from;
    const struct rummy_rules *r = rummy_rules_of(a->game);
    struct rummy s = rummy_seen(a->v);
    int acts = a->v->open.acts, limit = rummy_actions(r, &s, RUMMY_NONE);
    limit = limit < acts ? acts : limit;
    lz_put_number(w, acts);
    lz_put(w, " of ");
    rummy_put_count(w, limit, r->words->actions, r->words->actions);
    lz_put(w, " played");
}

/* LE-12.3 */
static void put_pass(const void *from, struct lz_writer *w) {
    const struct asked *a = from;
    bool may = rummy_partners(a->game->facts, a->v->seen.seats) && rummy_rules_of(a->game)->words->pass;
    lz_put(w, may ? ", or pass a card to your partner for one in return" : "");
}

static void put_deal(const void *from, struct lz_writer *w) {
    lz_put(w, ((const struct rummy_deck *)((const struct asked *)from)->game->facts)->deal);
}

/* It is asked even if nothing can be played, because not asking would tell. */
static void put_extra(const void *from, struct lz_writer *w) {
    const struct asked *a = from;
    struct lz_move room[LZ_MOVES];
    struct lz_moves moves = { room, 0, LZ_MOVES, false };
    struct rummy s = rummy_seen(a->v);
    rummy_legal(a->game, &s, a->v->seen.seat, &moves);
    lz_put(w, moves.count > 1 ? "You may play what you fetched at once, beyond what the turn allows. Do you?"
                              : "Nothing that you fetched can be played at once: decline.");
}

void rummy_question(const struct lz_game *game, const void *view, struct lz_writer *w) {
    static const struct lz_blank blanks[] = { { "tabloids", put_tabloids }, { "shown", put_shown },
                                              { "about", put_about },       { "action", put_action },
                                              { "pass", put_pass },         { "deal", put_deal },
                                              { "extra", put_extra },       { NULL, NULL } };
    const struct asked asked = { game, view };
    int phase = asked.v->seen.phase;
    if (lz_ask_nothing(view, w))
        return;
    const char *question = phase < RUMMY_PHASES ? questions[phase]
                                                : rummy_rules_of(game)->questions[phase - RUMMY_PHASES];
    lz_put_filled(w, question, blanks, &asked);
}
