/* batch [TIMES [GAME]]: an act of several inputs is no oracle. It is judged in two worlds that its sender cannot tell
   apart, the true one and one that is imagined from its view: input by input the answers are the same, rule and
   argument too, so that a refusal, after which nothing has happened, tells nothing; and an act goes on only while the
   sender knows no more than before. The two worlds differ in the chance to come, too: what is drawn in an act and
   told is something new. Acts are legal ones, legal ones with a move changed, and both with any move at their end;
   what is spoken in them has words, which are heard and judged in both worlds. Prints TAP, a case for each game. */
#include "core/bug.h"
#include "core/games.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/prose.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "host/room.h"
#include "host/store/shelf.h"
#include "tests/prop/prop.h"

#include <stdio.h>
#include <stdlib.h>

enum {
    MATCHES = 12, /* of a number of seats, in the quick suite */
    CAP = 200,    /* steps of a match */
    LARGE = 4096, /* a state that is copied slowly: fewer matches */
    ACTS = 3,     /* tried at a state */
    INPUTS = 5    /* of an act, at most */
};

/* A room whose state is set from outside, and whose acts are all dropped. */
struct world {
    struct lz_shelf shelf;
    struct lz_room room;
};

static struct trial {
    struct walk *walk;
    struct world truth, dream;
    struct lz_input input[INPUTS];
    uint32_t inputs;
    uint64_t acts, refused, sealed, whole; /* what became of them */
    uint64_t spoken;                       /* inputs with words that were put */
} t;

/* ---- worlds */

static void open_world(struct world *world) {
    char words[LZ_ROOM_WORDS];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    struct lz_record record = { .setup = t.walk->setup };
    *world = (struct world){ .shelf = { .calls = &lz_calls_system } };
    world->room = (struct lz_room){ .calls = &lz_calls_system,
                                    .store = lz_shelf_store(&world->shelf),
                                    .game = t.walk->game };
    bool made = lz_room_create(&world->room, &record, (struct lz_facts){ 0 }, &trouble);
    lz_assert(made);
}

static void close_world(struct world *world) {
    lz_room_close(&world->room);
    lz_shelf_clear(&world->shelf);
}

static void begin_act(struct world *world, const void *state, int seat, int64_t wall) {
    struct lz_reply reply;
    memcpy(world->room.state, state, t.walk->game->state_size);
    bool begun = lz_room_begin(&world->room, &(struct lz_act){ .who = seat, .wall = wall }, &reply);
    lz_assert(begun);
}

/* ---- acts */

/* Speech has words: mostly some that may be said, also in codes, also none. */
static struct lz_input spoken_as(struct lz_move move, int64_t at) {
    static const char *const lines[] = { "the old lizard sleeps",       "No!", "meet me where rivers turn", "1984", " ",
                                         "a bomb in the tower at noon", "wait" };
    struct lz_input in = { .move = move, .at = at };
    if (lz_move_spoken(t.walk->game, &move))
        in.text = lz_span(lines[lz_roll(&t.walk->rng, LZ_COUNT(lines))]);
    return in;
}

/* Some input of the seat's, in its state: mostly legal. */
static bool some_input(const void *state, int seat, struct lz_input *in) {
    struct walk *w = t.walk;
    if (lz_roll(&w->rng, 8) == 0)
        in->move = prop_any_move(w, seat);
    else if (!w->game->sample(w->game, state, seat, &w->rng, &in->move))
        return false;
    *in = spoken_as(in->move, in->at);
    return true;
}

/* As legal as they come, played ahead in a world of their own; the last may be anything. */
static void make_inputs(const void *from, int seat, int64_t at) {
    struct walk *w = t.walk;
    struct lz_match match = { .game = w->game, .state = w->third };
    uint32_t most = 1 + (uint32_t)lz_roll(&w->rng, INPUTS);
    memcpy(w->third, from, w->game->state_size);
    for (t.inputs = 0; t.inputs < most && lz_in(lz_head_of(w->third)->may, seat);) {
        struct lz_input in = { .at = at };
        if (!some_input(w->third, seat, &in))
            break;
        t.input[t.inputs++] = in;
        if (lz_submit(&match, &in, NULL, NULL) != LZ_OK)
            break;
    }
    if (t.inputs < INPUTS && lz_roll(&w->rng, 2))
        t.input[t.inputs++] = spoken_as(prop_any_move(w, seat), at);
}

static bool same_views(int seat) {
    struct walk *w = t.walk;
    w->game->view(w->game, t.truth.room.match.state, seat, w->view);
    w->game->view(w->game, t.dream.room.match.state, seat, w->view2);
    return memcmp(w->view, w->view2, w->game->view_size) == 0;
}

/* One input in both. True: the act goes on, unless `bad` is set. */
static bool put_both(const struct lz_input *given, int seat, const char **bad) {
    struct lz_input in = *given, again = *given;
    struct lz_reply a = { 0 }, b = { 0 };
    enum lz_status x = lz_room_put(&t.truth.room, &in, &a), y = lz_room_put(&t.dream.room, &again, &b);
    bool ended = t.truth.room.act.sealed;
    *bad = NULL;
    if (x != y || (x == LZ_REFUSED && (a.no != b.no || a.why.rule != b.why.rule || a.why.arg != b.why.arg)))
        *bad = "the answer to an act tells its sender what it cannot know";
    else if (ended != t.dream.room.act.sealed)
        *bad = "an act ends by what its sender cannot know";
    else if (x == LZ_OK && !ended && !same_views(seat))
        *bad = "an act goes on after it told its sender something new";
    t.refused += x == LZ_REFUSED;
    t.spoken += x == LZ_OK && given->text.len;
    t.sealed += x == LZ_OK && ended;
    if (*bad)
        *bad = walk_say(t.walk, *bad, &given->move, seat);
    return x == LZ_OK && !ended && !*bad;
}

static const char *try_act(int seat, int64_t wall) {
    const char *bad = NULL;
    uint32_t i = 0;
    begin_act(&t.truth, t.walk->state, seat, wall);
    begin_act(&t.dream, t.walk->other, seat, wall);
    while (i < t.inputs && put_both(&t.input[i], seat, &bad))
        i++;
    t.acts++;
    t.whole += i == t.inputs;
    lz_room_drop(&t.truth.room);
    lz_room_drop(&t.dream.room);
    return bad;
}

/* ---- the walk */

/* Somebody who may act, at a time when no alarm rings in either world. */
static const char *try_here(void) {
    struct walk *w = t.walk;
    const struct lz_head *truth = w->state, *dream = w->other;
    const char *bad = NULL;
    int seat = (int)lz_roll(&w->rng, w->setup.seats);
    struct lz_rng rng = lz_fork(&w->rng, 91, truth->step);
    if (truth->over || !lz_in(truth->may, seat))
        return NULL;
    w->game->view(w->game, w->state, seat, w->view);
    w->game->imagine(w->game, w->view, &rng, w->other);
    int64_t wall = truth->now > dream->now ? truth->now : dream->now;
    if (truth->alarm <= wall || dream->alarm <= wall)
        return NULL;
    for (int n = 0; n < ACTS && !bad; n++) {
        make_inputs(n % 2 ? w->other : w->state, seat, wall);
        bad = try_act(seat, wall);
    }
    return bad;
}

static const char *play(int seats, uint64_t seed) {
    const char *bad = NULL;
    struct lz_input in;
    walk_begin(t.walk, seats, seed);
    t.walk->cap = CAP;
    open_world(&t.truth);
    open_world(&t.dream);
    while (!bad && walk_next(t.walk, &in)) {
        walk_make(t.walk, &in, NULL);
        bad = try_here();
    }
    close_world(&t.truth);
    close_world(&t.dream);
    return bad;
}

static const char *try_game(const struct lz_game *game, uint32_t times) {
    const char *bad = NULL;
    uint64_t matches = (uint64_t)MATCHES * times / (1 + game->state_size / LARGE) + 1;
    t.walk = walk_new(game);
    t.acts = t.refused = t.sealed = t.whole = t.spoken = 0;
    for (uint64_t seed = 1; seed <= matches && !bad; seed++)
        for (int seats = game->seats_least; seats <= game->seats_most && !bad; seats++)
            if (walk_offers(t.walk, seats))
                bad = play(seats, seed);
    return bad;
}

int main(int argc, char **argv) {
    int times = argc > 1 ? atoi(argv[1]) : 1, number = 0, failed = 0;
    for (uint32_t g = 0; g < lz_games_count; g++) {
        if (argc > 2 && strcmp(argv[2], lz_games[g]->id) != 0)
            continue;
        const char *bad = try_game(lz_games[g], (uint32_t)times);
        printf("%sok %d - %s: %llu acts, %llu whole, %llu refused, %llu ended by what they told, %llu speeches%s%s\n",
               bad ? "not " : "", ++number, lz_games[g]->id, (unsigned long long)t.acts, (unsigned long long)t.whole,
               (unsigned long long)t.refused, (unsigned long long)t.sealed, (unsigned long long)t.spoken,
               bad ? ": " : "", bad ? bad : "");
        failed += bad != NULL;
        walk_free(t.walk);
    }
    printf("1..%d\n", number);
    return failed != 0;
}
