/* Decks, the deal, the start of a turn, the Unknown exhausted. CO-2, CO-14.3; LE-2, LE-4. */
#include "games/kit/rummy_doors.h"

#include "core/words/event.h"
#include "core/words/option.h"

#include <string.h>

static lz_seats everyone(const struct rummy *s) { return lz_everyone(s->head.seats); }

/* CO-16.12, LE-15.10: before a shuffle the cards stand in table order; the first of the shuffled order is on top. */
static void shuffle_unknown(struct rummy *s, const struct lz_cards *cards, struct lz_rng dice) {
    uint8_t order[RUMMY_DECK], n = 0;
    lz_assert(lz_cards_count(cards) + s->open.unknown_left <= RUMMY_DECK);
    for (uint32_t ids = lz_cards_ids(cards); ids; ids &= ids - 1) {
        lz_card id = (lz_card)__builtin_ctz(ids);
        for (int copies = lz_cards_of(cards, id); copies > 0; copies--)
            order[n++] = id;
    }
    lz_shuffle(&dice, order, n);
    int below = s->open.unknown_left; /* cards that lie on top of what is shuffled in stay there */
    memmove(s->unknown + n, s->unknown, (size_t)below);
    for (int i = 0; i < n; i++)
        s->unknown[n - 1 - i] = order[i];
    s->open.unknown_left = (uint8_t)(below + n);
}

/* What lasts from hand to hand: totals, options, the last result, the tie-break. All else begins anew. */
static void clear_table(struct rummy *s) {
    struct rummy_open was = s->open;
    s->open = (struct rummy_open){ .round = was.round,
                                   .dealer = was.dealer,
                                   .extra_hand = was.extra_hand,
                                   .result = was.result,
                                   .out = RUMMY_NONE,
                                   .target = RUMMY_NONE };
    memcpy(s->open.total, was.total, sizeof was.total);
    memcpy(s->open.option, was.option, sizeof was.option);
    memset(s->hand, 0, sizeof s->hand);
    memset(s->known, 0, sizeof s->known);
    memset(&s->fetched, 0, sizeof s->fetched);
    memset(s->unknown, 0, sizeof s->unknown);
    memset(s->top, 0, sizeof s->top);
    memset(s->top_left, 0, sizeof s->top_left);
    memset(s->laid, RUMMY_NONE, sizeof s->laid);
    s->shown = RUMMY_NONE;
    s->picks = 0;
}

/* CO-2.2, CO-2.4, LE-2.3, LE-2.4: all cards shuffled, dealt one at a time from the dealer's left; one is turned up. */
void rummy_deal(const struct rummy_rules *r, struct rummy *s, struct lz_sink *out) {
    s->open.round++;
    clear_table(s);
    shuffle_unknown(s, &r->whole, lz_fork(&s->head.rng, RUMMY_DICE_DEAL, (uint64_t)s->open.round << 8));
    int seats = s->head.seats, first = lz_left_of(s->open.dealer, seats);
    lz_assert(s->open.unknown_left == r->deck->total && r->deal[seats] * seats < s->open.unknown_left);
    lz_tell(out, RUMMY_K_DEALT, s->open.dealer, everyone(s), s->open.round);
    for (int i = 0, seat = first; i < r->deal[seats] * seats; i++, seat = lz_left_of(seat, seats))
        rummy_draw_top(s, seat);
    rummy_to_tabloids(s, s->unknown[--s->open.unknown_left]);
    s->unknown[s->open.unknown_left] = 0;
    lz_tell(out, RUMMY_K_TURNED, s->open.dealer, everyone(s), s->open.tabloids[0]);
    if (r->dealt)
        r->dealt(r, s, out);
    else
        rummy_begin_turn(r, s, first, out);
}

/* CO-3.1, LE-3.1, LE-3.2: the draw is first. CO-3.3: what a turn counts begins anew. */
void rummy_begin_turn(const struct rummy_rules *r, struct rummy *s, int seat, struct lz_sink *out) {
    struct rummy_open *open = &s->open;
    lz_assert(seat >= 0 && seat < s->head.seats);
    lz_assert(open->held[seat] == lz_cards_count(&s->hand[seat]));  /* what all see of a hand is true */
    lz_assert(!open->looking && !open->drawn_extra && !open->laid); /* no turn leaves a question behind */
    open->turn = (uint8_t)seat;
    open->acts = open->any_act = 0;
    open->triggered = 0;
    open->revealed = open->strengthened[0] = open->strengthened[1] = open->twin = open->drawn = RUMMY_NONE;
    open->frames = (struct lz_frames){ 0 };
    lz_tell(out, RUMMY_K_TURN, seat, everyone(s));
    if (!r->may_begin(r, s, out)) { /* LE-12.6: before there is a draw or a pass to choose */
        lz_tell(out, RUMMY_K_EXHAUSTED, seat, everyone(s));
        rummy_end_hand(r, s, seat, out);
        return;
    }
    lz_frames_push(&open->frames, RUMMY_DRAW, 0);
    rummy_ask(s, seat);
}

bool rummy_can_refill(const struct rummy_rules *r, const struct rummy *s) {
    return s->open.reshuffled < r->reshuffles && s->open.tabloids_left >= 2;
}

/* LE-4.4: the top of the Tabloids stays, the others become the Unknown, under what is being looked at. */
static void refill(struct rummy *s, struct lz_sink *out) {
    struct lz_cards cards = { { 0, 0 } };
    int n = s->open.tabloids_left - 1;
    lz_assert(n >= 1);
    for (int i = 0; i < n; i++)
        lz_cards_add(&cards, s->open.tabloids[i]);
    s->open.tabloids[0] = s->open.tabloids[n];
    memset(s->open.tabloids + 1, 0, (size_t)n);
    s->open.tabloids_left = 1;
    uint64_t index = (uint64_t)s->open.round << 8 | s->open.reshuffled++;
    shuffle_unknown(s, &cards, lz_fork(&s->head.rng, RUMMY_DICE_RESHUFFLE, index));
    lz_tell(out, RUMMY_K_RESHUFFLED, s->open.turn, everyone(s), n);
}

bool rummy_want(const struct rummy_rules *r, struct rummy *s, struct lz_sink *out) {
    if (s->open.unknown_left <= s->open.looking && rummy_can_refill(r, s))
        refill(s, out);
    return s->open.unknown_left > s->open.looking;
}

bool rummy_setup(const struct lz_game *game, void *state, const struct lz_setup *setup, struct lz_sink *out,
                 struct lz_why *why) {
    const struct rummy_rules *r = rummy_rules_of(game);
    struct rummy *s = state;
    if (setup->seats < game->seats_least || setup->seats > game->seats_most)
        return lz_refuse(why, r->rule[RUMMY_R_SEATS], setup->seats);
    for (int i = 0; i < game->option_count; i++)
        if (!lz_option_in_range(&game->options[i], setup->option[i]))
            return lz_refuse(why, r->rule[RUMMY_R_OPTION], i);
    lz_assert(game->option_count <= RUMMY_OPTIONS && setup->seats <= RUMMY_SEATS);
    memset(s, 0, sizeof *s);
    s->head = (struct lz_head){ .game = game->number,
                                .rules = game->rules,
                                .seats = setup->seats,
                                .now = setup->now,
                                .alarm = LZ_NEVER,
                                .rng = lz_rng_from(setup->key[0], setup->key[1]) };
    for (int i = 0; i < game->option_count; i++)
        s->open.option[i] = (int16_t)setup->option[i];
    s->open.result.out = RUMMY_NONE;
    struct lz_rng dice = lz_fork(&s->head.rng, RUMMY_DICE_DEALER, 0); /* CO-2.1, LE-2.2 */
    s->open.dealer = (uint8_t)lz_roll(&dice, setup->seats);
    rummy_deal(r, s, out);
    return true;
}
