/* What the two card games ask of a seat, in words. */
#include "core/words/address.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "games/kit/rummy_doors.h"

/* Of the phases both games have; rummy_rules.questions has those of a game's own. */
static const char *const questions[RUMMY_PHASES] = {
    [RUMMY_DRAW] = "Draw from the Unknown{tabloids}?",
    [RUMMY_MAIN] = "Lay cards as you like ({action}); a discard ends your turn.",
    [RUMMY_LOOKING] = "These are the top cards of the Unknown: which one do you keep?",
    [RUMMY_ORDER] = "Which of the cards you put back shall lie on top?",
    [RUMMY_LIFT] = "Which card do you take from the Tabloids?",
    [RUMMY_FETCH] = "Draw two from the Unknown, or take one card from the Tabloids?",
    [RUMMY_EXTRA] = "You may play the card you fetched at once, over the limit. Do you?",
    [RUMMY_LAST] = "The hand is over but for one last discard: which card?",
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

static void put_action(const void *from, struct lz_writer *w) {
    const struct asked *a = from;
    lz_put(w, a->v->open.any_act ? "your Action card is played" : "one Action card at most");
}

void rummy_question(const struct lz_game *game, const void *view, struct lz_writer *w) {
    static const struct lz_blank blanks[] = { { "tabloids", put_tabloids },
                                              { "shown", put_shown },
                                              { "about", put_about },
                                              { "action", put_action },
                                              { NULL, NULL } };
    const struct asked asked = { game, view };
    int phase = asked.v->seen.phase;
    if (lz_ask_nothing(view, w))
        return;
    const char *question = phase < RUMMY_PHASES ? questions[phase]
                                                : rummy_rules_of(game)->questions[phase - RUMMY_PHASES];
    lz_put_filled(w, question, blanks, &asked);
}
