/* Random setups and random play of any game. */
#include "tests/prop/walk.h"

#include "core/bug.h"
#include "core/words/option.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "core/match.h"
#include "games/swamp/swamp_state.h"

#include <stdlib.h>

static void *room(size_t size) {
    void *at = aligned_alloc(16, (size + 15) / 16 * 16);
    lz_assert(at);
    memset(at, 0, size);
    return at;
}

struct walk *walk_new(const struct lz_game *game) {
    struct walk *w = room(sizeof *w);
    *w = (struct walk){ .game = game,
                        .cap = 1000,
                        .rare = 1,
                        .state = room(game->state_size),
                        .other = room(game->state_size),
                        .third = room(game->state_size),
                        .view = room(game->view_size),
                        .view2 = room(game->view_size),
                        .legal = { room(LZ_MOVES * sizeof(struct lz_move)), 0, LZ_MOVES, false },
                        .legal2 = { room(LZ_MOVES * sizeof(struct lz_move)), 0, LZ_MOVES, false },
                        .events = room(WALK_EVENTS * sizeof(struct lz_event)),
                        .events2 = room(WALK_EVENTS * sizeof(struct lz_event)),
                        .book = room(sizeof(struct book)),
                        .tally = room((game->state_size + 1) * sizeof w->tally[0]) };
    w->match = (struct lz_match){ .game = game, .state = w->state };
    return w;
}

void walk_free(struct walk *w) {
    free(w->state), free(w->other), free(w->third);
    free(w->view), free(w->view2);
    free(w->legal.at), free(w->legal2.at);
    free(w->events), free(w->events2);
    free(w->book), free(w->tally);
    free(w);
}

/* Half of the options as usual, the others anything the table allows. */
static void draw_options(struct walk *w) {
    for (int i = 0; i < w->game->option_count; i++) {
        const struct lz_option *option = &w->game->options[i];
        int64_t span = (int64_t)option->most - option->least + 1;
        w->setup.option[i] = option->usual;
        if (lz_roll(&w->rng, 2))
            w->setup.option[i] = option->least + (int32_t)lz_roll(&w->rng, (uint32_t)span);
        if (option->or_zero && lz_roll(&w->rng, 4) == 0)
            w->setup.option[i] = 0;
    }
}

bool walk_offers(struct walk *w, int seats) {
    struct lz_setup setup = { .seats = (uint8_t)seats };
    lz_options_usual(w->game, &setup);
    return w->game->setup(w->game, w->state, &setup, NULL, NULL);
}

void walk_begin(struct walk *w, int seats, uint64_t seed) {
    w->seed = seed;
    w->rng = lz_rng_from(seed, (uint64_t)seats << 32 | w->game->number);
    w->setup = (struct lz_setup){ .seats = (uint8_t)seats, .now = 1000000 };
    w->setup.key[0] = lz_draw(&w->rng);
    w->setup.key[1] = lz_draw(&w->rng);
    for (int tries = 0; tries < 100; tries++) {
        draw_options(w);
        if (w->game->setup(w->game, w->state, &w->setup, NULL, NULL))
            return;
    }
    LZ_BUG("no options drawn at random suit the game");
}

static int pick_seat(struct walk *w, lz_seats set) {
    for (uint32_t n = lz_roll(&w->rng, (uint32_t)lz_seats_count(set)); n > 0; n--)
        set &= set - 1;
    return lz_first(set);
}

/* Now and then the host steps in, where a game has moves for it. */
static bool host_moves(struct walk *w, struct lz_move *move) {
    const struct lz_verb *row = &w->game->verbs[lz_roll(&w->rng, w->game->verb_count)];
    if (!(row->flags & LZ_HOST) || lz_roll(&w->rng, 8))
        return false;
    *move = (struct lz_move){ .seat = LZ_CLOCK, .verb = row->verb, .args = (uint8_t)lz_form_length(row->form) };
    for (int i = 0; i < move->args; i++)
        if (lz_form_letter(row->form, i) == 's')
            move->arg[i] = (int16_t)lz_roll(&w->rng, w->setup.seats);
    return lz_check(w->game, w->state, move, NULL);
}

bool walk_next(struct walk *w, struct lz_input *in) {
    const struct lz_head *head = w->state;
    *in = (struct lz_input){ .at = head->now + lz_roll(&w->rng, 1000) };
    if (head->over || head->step >= w->cap)
        return false;
    if (head->alarm != LZ_NEVER && lz_roll(&w->rng, 16) == 0)
        in->at = head->alarm;
    lz_seats set = head->wait && lz_roll(&w->rng, 8) ? head->wait : head->may;
    if (head->alarm <= in->at || !set) {
        lz_assert(head->alarm != LZ_NEVER); /* somebody may act, or a time will come, or it is over */
        in->at = head->alarm;
        in->move = (struct lz_move){ .seat = LZ_CLOCK, .verb = LZ_TICK };
        return true;
    }
    if (w->moves && w->moves(w->player, w, in))
        return true;
    if (host_moves(w, &in->move))
        return true;
    if (!w->game->sample(w->game, w->state, pick_seat(w, set), &w->rng, &in->move))
        LZ_BUG("no move to sample for a seat that may act");
    return true;
}

void walk_make_in(struct walk *w, void *state, const struct lz_input *in, struct lz_sink *out) {
    lz_step(w->game, state, in, out);
}

/* To whoever asked for the events, and to whoever hears them all. */
struct both {
    struct lz_sink *out, *hears;
};
static void tell_both(void *to, const struct lz_event *event) {
    const struct both *both = to;
    both->hears->take(both->hears->to, event);
    if (both->out)
        both->out->take(both->out->to, event);
}

void walk_make(struct walk *w, struct lz_input *in, struct lz_sink *out) {
    struct lz_why why = { 0 };
    struct both both = { out, w->hears };
    struct lz_sink to_both = { tell_both, &both };
    out = w->hears ? &to_both : out;
    w->verbs[in->move.verb] = 1;
    enum lz_status status = in->move.verb == LZ_TICK ? lz_ring(&w->match, in->at, out)
                                                     : lz_submit(&w->match, in, out, &why);
    if (status != LZ_OK)
        LZ_BUG(walk_say(w, w->game->ruleset[why.rule].id, &in->move, -1));
}

bool walk_rough(const struct walk *w) {
    const char *phase = w->game->phases[walk_head(w)->phase];
    return (strcmp(w->game->id, "swamp") == 0 &&
            strcmp(phase, "start-up") != 0) ||                                  /* the swamp itself is drawn by odds */
           (strcmp(w->game->id, "newspeak") == 0 && strcmp(phase, "ids") == 0); /* how many have one is not seen */
}

void walk_level(const struct walk *w, void *dream, enum walk_whose whose) {
    const struct swamp_state *truth = (const void *)w->state;
    if (w->game != &swamp_game || truth->head.phase != SW_PHASE_STARTUP)
        return;
    for (int seat = 0; seat < truth->head.seats; seat++)
        if (whose == WALK_ALL || truth->design[seat].chosen == SW_UNCHOSEN)
            ((struct swamp_state *)dream)->design[seat] = truth->design[seat];
}

void walk_legal(const struct walk *w, const void *state, int seat, struct lz_moves *moves) {
    moves->count = 0;
    moves->complete = false;
    w->game->legal(w->game, state, seat, moves);
}

const char *walk_say(struct walk *w, const char *words, const struct lz_move *move, int seat) {
    struct lz_writer to = lz_writer_in(w->said, sizeof w->said);
    lz_put(&to, w->game->id);
    lz_put(&to, ", ");
    lz_put_number(&to, w->setup.seats);
    lz_put(&to, " seats, seed ");
    lz_put_number(&to, (int64_t)w->seed);
    lz_put(&to, ", step ");
    lz_put_number(&to, walk_head(w)->step);
    lz_put(&to, ": ");
    if (seat >= 0) {
        lz_put(&to, "seat ");
        lz_put_number(&to, seat);
        lz_put(&to, ": ");
    }
    if (move) {
        lz_put(&to, "#");
        lz_put_number(&to, move->seat);
        lz_put(&to, " '");
        lz_move_print(w->game, move, &to);
        lz_put(&to, "' ");
    }
    lz_put(&to, words);
    return w->said;
}
