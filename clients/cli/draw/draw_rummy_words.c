/* The two card games in words: the piles, the score. */
#include "clients/cli/draw/draw_rummy.h"

#include "core/match.h"
#include "core/words/effect.h"
#include "core/words/event.h"
#include "core/words/verb.h"

#include <stdio.h>
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
        if (!some) {
            lz_put(w, "If the ");
            lz_put(w, deck->deal);
            lz_put(w, " ended now they would strike:\n");
        }
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
    put_pile(frame, "Aside, out of play:", &open->aside, w);
    put_known(frame, w);
}

/* ---- what the cards do, where there is room for it */

enum { HIGH = 30 }; /* lines of a screen without it */

static bool proves_a_set(const struct rummy_deck *deck, lz_card id) {
    for (int set = 0; set < RUMMY_SETS; set++)
        if (deck->set[set].proof == id)
            return true;
    return false;
}

/* The first line of what the game says of a card. */
static struct lz_text deed_of(const struct frame *frame, lz_card id, char room[1000]) {
    struct lz_writer words = lz_writer_in(room, 1000);
    frame->game->explain(frame->game, 'c', id, &words);
    struct lz_text all = { room, words.len };
    return lz_take_line(&all);
}

/* Answers the lines that it took: none for what goes by the same rules as the card before, of which `rules` has them.
 */
static int put_deed(const struct frame *frame, lz_card id, char rules[64], struct lz_writer *w) {
    char room[1000], line[1200];
    struct lz_writer put = lz_writer_in(line, sizeof line);
    struct lz_text deed = deed_of(frame, id, room);
    const char *by = memchr(deed.at, '(', deed.len);
    if (by && strncmp(by, rules, strlen(rules)) == 0 && *rules)
        return 0;
    (void)snprintf(rules, 64, "%.*s", by ? (int)(deed.at + deed.len - by) : 0, by ? by : "");
    rummy_put_card(frame, id, &put);
    lz_put_char(&put, ' ');
    lz_put(&put, draw_title(frame->game, 'c', id));
    lz_put(&put, ": ");
    lz_put_text(&put, deed);
    return term_put_wrapped(w, lz_span(line), (struct term_wrap){ frame->term->wide, 4, 3 });
}

/* Those of the hand that are played first, then those that are laid; that a Proof! is one the grid shows. */
void rummy_put_deeds(const struct frame *frame, struct lz_writer *w) {
    const struct rummy_deck *deck = rummy_deck_of(frame);
    int left = frame->term->high - HIGH;
    char rules[64] = "";
    for (int action = 1; action >= 0; action--)
        for (uint32_t ids = lz_cards_ids(&rummy_view_of(frame)->mine); ids && left > 0; ids &= ids - 1) {
            lz_card id = (lz_card)__builtin_ctz(ids);
            if (deck->card[id].action == action && !proves_a_set(deck, id))
                left -= put_deed(frame, id, rules, w);
        }
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

/* ---- after a hand */

static bool is_kind(const struct frame *frame, const struct lz_event *event, const char *word) {
    return strcmp(frame->game->kinds[event->kind].word, word) == 0;
}

/* What was counted, with the cards that made it: "Chemtrails C C C! 7, doubled 14". */
static void put_counted(const struct frame *frame, const struct lz_event *event, struct lz_writer *w) {
    int set = event->arg[0];
    if (is_kind(frame, event, "counted-rest")) {
        lz_put(w, "other cards ");
        lz_put_number(w, event->arg[0]);
        return;
    }
    lz_put(w, draw_title(frame->game, 'k', set));
    for (int part = 0; part < RUMMY_PARTS; part++)
        for (int n = event->arg[1 + part]; n > 0; n--) {
            lz_put_char(w, ' ');
            rummy_put_card(frame, rummy_card_of(rummy_deck_of(frame), set, part), w);
        }
    lz_put_char(w, ' ');
    lz_put_number(w, event->arg[5]);
    if (event->arg[6] != event->arg[5]) {
        lz_put(w, ", doubled ");
        lz_put_number(w, event->arg[6]);
    }
}

static bool counts(const struct frame *frame, const struct lz_event *event) {
    return is_kind(frame, event, "counted") || is_kind(frame, event, "counted-rest");
}

/* All that one seat has on the table, in one line; answers the event after it. */
static uint32_t put_pile_line(const struct frame *frame, uint32_t at, const char *name, struct lz_writer *w) {
    const struct lz_event *first = &frame->event[at];
    lz_put(w, name);
    for (const char *before = ": "; at < frame->events; at++, before = "; ") {
        const struct lz_event *event = &frame->event[at];
        if (event->seat != first->seat || !counts(frame, event))
            break;
        lz_put(w, before);
        put_counted(frame, event, w);
    }
    lz_put_char(w, '.');
    return at;
}

/* The end of what the page tells: what came with the next deal is told at the table. */
static uint32_t last_pause(const struct frame *frame, uint32_t from) {
    uint32_t end = frame->events;
    while (end > from && !(frame->game->kinds[frame->event[end - 1].kind].flags & LZ_PAUSE))
        end--;
    return end;
}

/* A deal is over: its events, and every pile that counted with the cards that were left of it. */
static void put_scored(const struct frame *frame, uint32_t from, struct lz_writer *w) {
    int seat = rummy_view_of(frame)->seen.seat;
    const char *names[LZ_SEATS];
    for (int i = 0; i < LZ_SEATS; i++)
        names[i] = frame->party->name[i];
    for (uint32_t i = from, end = last_pause(frame, from); i < end;) {
        const struct lz_event *event = &frame->event[i];
        char room[1000];
        struct lz_writer line = lz_writer_in(room, sizeof room);
        if (counts(frame, event)) {
            i = put_pile_line(frame, i, event->seat == seat ? "You" : names[event->seat], &line);
        } else {
            if (lz_event_news(frame->game, event, seat))
                lz_event_tell(frame->game, event, &(struct lz_reader){ names, seat }, &line);
            i++;
        }
        if (line.len)
            term_put_wrapped(w, lz_span(room), (struct term_wrap){ frame->term->wide, 2, 9 });
    }
}

/* Every card of the hand with what it does: what a newcomer asks first, and a low screen has no room for. */
static void put_hand(const struct frame *frame, struct lz_text rest, struct lz_writer *w) {
    const struct lz_cards *mine = &rummy_view_of(frame)->mine;
    (void)rest;
    for (uint32_t ids = lz_cards_ids(mine); ids; ids &= ids - 1) {
        lz_card id = (lz_card)__builtin_ctz(ids);
        char room[1000], line[1200];
        struct lz_writer put = lz_writer_in(line, sizeof line);
        if (lz_cards_of(mine, id) > 1) {
            lz_put_number(&put, lz_cards_of(mine, id));
            lz_put(&put, " x ");
        }
        rummy_put_card(frame, id, &put);
        lz_put_char(&put, ' ');
        lz_put(&put, draw_title(frame->game, 'c', id));
        lz_put(&put, ": ");
        lz_put_text(&put, deed_of(frame, id, room));
        term_put_wrapped(w, (struct lz_text){ line, put.len }, (struct term_wrap){ frame->term->wide, 4, 9 });
    }
}

static const struct drawer_word words[] = {
    { "hand", "hand", "your cards, and what each does", put_hand },
    { "tabloids", "tabloids", "the Tabloids card by card; what they strike; hands known", put_piles },
    { NULL, NULL, NULL, NULL },
};

/* Rows of sets in which nothing lies say less than what the others have just done. */
#define RUMMY_DRAWER(id) \
    { \
        .game = id, .table = rummy_draw, .yields = 3, .words = words, .score = rummy_draw_score, .coded = true, \
        .reveal = put_scored \
    }
const struct drawer draw_conspiracy = RUMMY_DRAWER("conspiracy");
const struct drawer draw_legends = RUMMY_DRAWER("legends");
