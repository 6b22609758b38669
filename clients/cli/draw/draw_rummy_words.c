/* The two card games in words: the piles, the score. */
#include "clients/cli/draw/draw_rummy.h"

#include "core/match.h"
#include "core/words/effect.h"
#include "core/words/verb.h"

#include <string.h>

static void put_titled(const struct frame *frame, char form, int arg, struct lz_writer *w) {
    lz_put(w, draw_code(frame->game, form, arg));
    lz_put_char(w, ' ');
    lz_put(w, draw_title(frame->game, form, arg));
}

static void put_pile(const struct frame *frame, const char *label, const struct lz_cards *cards, struct lz_writer *w) {
    char room[2000];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    if (lz_cards_none(cards))
        return;
    lz_put(&line, label);
    for (uint32_t ids = lz_cards_ids(cards); ids; ids &= ids - 1) {
        lz_card id = (lz_card)__builtin_ctz(ids);
        lz_put_char(&line, ' ');
        if (lz_cards_of(cards, id) > 1) {
            lz_put_number(&line, lz_cards_of(cards, id));
            lz_put_char(&line, ' ');
        }
        rummy_put_card(frame, id, &line);
        lz_put_char(&line, ' ');
        lz_put(&line, draw_title(frame->game, 'c', id));
        lz_put(&line, ids & (ids - 1) ? "," : ".");
    }
    term_put_wrapped(w, lz_span(room), (struct term_wrap){ frame->term->wide, 4, 99 });
}

static void put_known(const struct frame *frame, struct lz_writer *w) {
    const struct rummy_view *v = rummy_view_of(frame);
    for (int seat = 0; seat < v->seen.seats; seat++) {
        char room[100];
        struct lz_writer label = lz_writer_in(room, sizeof room);
        if (seat == v->seen.seat)
            continue;
        draw_seat(frame, seat, &label);
        lz_put(&label, " is known to hold:");
        put_pile(frame, room, &v->known[seat], w);
    }
}

static void put_strikes(const struct frame *frame, struct lz_writer *w) {
    const struct rummy_deck *deck = rummy_deck_of(frame);
    const struct rummy_view *v = rummy_view_of(frame);
    static const int16_t empty[RUMMY_SEATS];
    struct rummy_result now = rummy_tally(deck, &v->open, v->seen.seats, empty);
    bool some = false;
    for (int set = 0; set < RUMMY_SETS; set++) {
        int stories = rummy_stories(deck, &v->open, set);
        if (!stories || !rummy_in_play(&v->open, set))
            continue;
        if (!some)
            lz_put(w, "If the hand ended now they would strike:\n");
        some = true;
        lz_put(w, "  ");
        put_titled(frame, 'k', set, w);
        lz_put(w, ": ");
        lz_put_number(w, stories);
        lz_put(w, stories == 1 ? " story; " : " stories; ");
        lz_put_number(w, now.points[set]);
        lz_put(w, " points would stay, ");
        lz_put_number(w, deck->proven_at);
        lz_put(w, now.proven >> set & 1 ? " or more: doubled.\n" : " would double.\n");
    }
}

static void put_piles(const struct frame *frame, struct lz_text rest, struct lz_writer *w) {
    const struct rummy_open *open = &rummy_view_of(frame)->open;
    (void)rest;
    term_styled(frame->term, w, BOLD, "The Tabloids, from the top:");
    lz_put(w, open->tabloids_left ? "\n" : " none.\n");
    char room[4000];
    struct lz_writer line = lz_writer_in(room, sizeof room);
    for (int i = open->tabloids_left; i-- > 0;) {
        rummy_put_card(frame, open->tabloids[i], &line);
        lz_put_char(&line, ' ');
        lz_put(&line, draw_title(frame->game, 'c', open->tabloids[i]));
        lz_put(&line, i ? ", " : ".");
    }
    if (open->tabloids_left)
        term_put_wrapped(w, lz_span(room), (struct term_wrap){ frame->term->wide, 0, 99 });
    put_strikes(frame, w);
    put_pile(frame, "Aside, out of this hand:", &open->aside, w);
    put_known(frame, w);
}

static void put_shutouts(const struct frame *frame, struct lz_writer *w) {
    const struct rummy_deck *deck = rummy_deck_of(frame);
    const struct rummy_view *v = rummy_view_of(frame);
    lz_put(w, "Shut-out, by going out with ");
    lz_put_number(w, rummy_shutout_needs(deck, v->seen.seats));
    lz_put(w, " points of ");
    put_titled(frame, 'k', deck->shutout_set, w);
    lz_put(w, ":\n");
    for (int seat = 0; seat < v->seen.seats; seat++) {
        lz_put(w, "  ");
        draw_seat(frame, seat, w);
        lz_put(w, ": ");
        lz_put_number(w, rummy_shutout_points(deck, &v->open, v->seen.seats, seat));
        lz_put_char(w, '\n');
    }
}

static void put_result(const struct frame *frame, const struct rummy_result *result, struct lz_writer *w) {
    const struct rummy_view *v = rummy_view_of(frame);
    lz_put(w, "Scored in ");
    lz_put(w, rummy_deck_of(frame)->deal);
    lz_put_char(w, ' ');
    lz_put_number(w, result->hand);
    lz_put(w, ":\n");
    for (int seat = 0; seat < v->seen.seats; seat++) {
        lz_put(w, "  ");
        draw_seat(frame, seat, w);
        lz_put(w, ": ");
        lz_put_number(w, result->table[seat]);
        lz_put(w, " on the table, ");
        lz_put_number(w, result->inhand[seat]);
        lz_put(w, " in hand, scored ");
        lz_put_number(w, result->score[seat]);
        lz_put(w, seat == result->out ? "; went out\n" : result->shutout ? "; shut out\n" : "\n");
    }
}

void rummy_draw_score(const struct frame *frame, struct lz_writer *w) {
    const struct rummy_view *v = rummy_view_of(frame);
    term_styled(frame->term, w, BOLD, "Totals\n");
    for (int seat = 0; seat < v->seen.seats; seat++) {
        lz_put(w, "  ");
        draw_seat(frame, seat, w);
        lz_put(w, ": ");
        lz_put_number(w, v->open.total[seat]);
        lz_put_char(w, '\n');
    }
    if (v->open.result.hand)
        put_result(frame, &v->open.result, w);
    put_shutouts(frame, w);
}

/* ---- before and after a move */

static void put_effects(const struct frame *frame, const struct lz_move *move, struct lz_writer *w) {
    char room[2000];
    struct lz_writer effects = lz_writer_in(room, sizeof room);
    lz_effects_print(frame->game, frame->view, &(struct lz_input){ .move = *move, .at = frame->now }, &effects);
    lz_put(w, room);
}

struct coached {
    const struct frame *frame;
    struct lz_writer *w;
};

/* The move in codes, as the list below has it; the reason where both fit in a line. */
static void put_advice(void *to, const struct lz_advice *advice) {
    const struct coached *c = to;
    struct lz_move move;
    uint32_t from = c->w->len;
    lz_put(c->w, " Coach: ");
    if (lz_move_parse(c->frame->game, rummy_view_of(c->frame)->seen.seat, advice->move, &move))
        lz_move_print_codes(c->frame->game, &move, c->w);
    lz_put(c->w, ". ");
    if ((int)(c->w->len - from + advice->words.len) < c->frame->term->wide)
        lz_put_text(c->w, advice->words);
}

/* In the first deal, where the screen has room for it. */
static void put_coach(const struct frame *frame, struct lz_writer *w) {
    struct coached coached = { frame, w };
    struct lz_advices out = { put_advice, &coached };
    if (rummy_view_of(frame)->open.round == 1 && frame->tight == 0)
        frame->game->advise(frame->game, frame->view, &out);
}

/* What was counted, with the cards that made it: "#0 you: C Chemtrails, C C C!, 7 points, x2 = 14." */
static void put_counted(const struct frame *frame, const struct lz_event *event, struct lz_writer *w) {
    const struct rummy_deck *deck = rummy_deck_of(frame);
    int set = event->arg[0];
    draw_seat(frame, event->seat, w);
    lz_put(w, ": ");
    lz_put(w, draw_title(frame->game, 'k', set));
    for (int part = 0; part < RUMMY_PARTS; part++)
        for (int n = event->arg[1 + part]; n > 0; n--) {
            lz_put_char(w, ' ');
            rummy_put_card(frame, rummy_card_of(deck, set, part), w);
        }
    lz_put(w, ", ");
    lz_put_number(w, event->arg[5]);
    lz_put(w, event->arg[5] == 1 ? " point" : " points");
    if (event->arg[6] != event->arg[5]) {
        lz_put(w, ", doubled: ");
        lz_put_number(w, event->arg[6]);
    }
    lz_put_char(w, '.');
}

/* At the table alone: who tells a match from its journal has the cards of every move there. */
static bool gloss(const struct frame *frame, const struct lz_event *event, struct lz_writer *w) {
    bool counted = frame->party && strcmp(frame->game->kinds[event->kind].word, "counted") == 0;
    if (counted)
        put_counted(frame, event, w);
    return counted;
}

static const struct drawer_word words[] = {
    { "tabloids", "tabloids", "the Tabloids card by card; what they strike; hands known", put_piles },
    { NULL, NULL, NULL, NULL },
};

#define RUMMY_DRAWER(id) \
    { \
        .game = id, .table = rummy_draw, .words = words, .score = rummy_draw_score, .preview = put_effects, \
        .coach = put_coach, .gloss = gloss \
    }
const struct drawer draw_conspiracy = RUMMY_DRAWER("conspiracy");
const struct drawer draw_legends = RUMMY_DRAWER("legends");
