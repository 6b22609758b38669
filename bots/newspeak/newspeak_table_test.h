/* For tests of NewSpeak's bots at the table: whole games by them, and what is counted there. */
#ifndef NEWSPEAK_TABLE_TEST_H
#define NEWSPEAK_TABLE_TEST_H

#include "bots/newspeak/newspeak_mind_test.h"

#include "bots/bot.h"
#include "bots/newspeak/newspeak_player.h"
#include "core/games.h"
#include "core/hash.h"
#include "core/match.h"
#include "core/words/option.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/verb.h"
#include "tests/unit/often.h"

#include <math.h>
#include <stdlib.h>

enum { ROUNDS = 4096 };

/* A table, and what is counted at it. */
struct game {
    const struct lz_bot *bot[NS_SEATS];
    void *memory[NS_SEATS], *scratch;
    struct lz_setup setup;
    struct newspeak_view view;
    uint8_t *state;
    bool strike, twice; /* words are struck out before anybody hears them; everybody is asked twice */
    uint64_t talk, conversation[ROUNDS];
    int rounds, outcome[NS_OUTCOMES], together, won;
    uint8_t dial[NS_DISSIDENTS];
    void (*watch)(struct game *, const struct lz_event *); /* or NULL */
    double by_chance; /* how often all dials would stand together if they were drawn */
};

static inline int dissidents_of(int seats) { return seats < 5 ? 2 : seats - 2; }

static inline void lay_table(struct game *g, int seats, const char *dissident, const char *moderator) {
    lz_options_usual(the_game(), &g->setup);
    g->setup.seats = (uint8_t)seats;
    g->setup.option[NS_O_CLOCK] = NS_CLOCK_NONE;
    g->state = malloc(the_game()->state_size);
    g->scratch = malloc(sizeof(struct newspeak_odds));
    for (int i = 0; i < seats; i++) {
        g->bot[i] = lz_bot_by_id(lz_span(i < dissidents_of(seats) ? dissident : moderator), the_game());
        assert_non_null(g->bot[i]);
        g->memory[i] = calloc(1, g->bot[i]->memory(the_game()));
    }
}

static inline void clear_table(struct game *g) {
    free(g->state);
    free(g->scratch);
    for (int i = 0; i < g->setup.seats; i++)
        free(g->memory[i]);
}

static inline void count_round(struct game *g, enum newspeak_outcome outcome) {
    int same = 1;
    for (int d = 1; d < dissidents_of(g->setup.seats); d++)
        same &= g->dial[d] == g->dial[0];
    g->outcome[outcome]++;
    g->together += same;
    if (g->rounds < ROUNDS)
        g->conversation[g->rounds] = g->talk;
    g->rounds++;
    g->talk = 0;
}

static inline void take(void *to, const struct lz_event *event) {
    struct game *g = to;
    struct lz_event told = *event;
    if (g->strike)
        told.text = (struct lz_text){ 0 };
    for (int i = 0; i < g->setup.seats; i++)
        if (lz_in(event->seen, i))
            g->bot[i]->notice(g->memory[i], &told);
    if (g->watch)
        g->watch(g, event);
    if (event->kind == NS_K_SAID)
        g->talk = lz_hash(event->text.at, event->text.len, g->talk + event->seat);
    else if (event->kind == NS_K_REVEALED)
        g->dial[event->seat] = (uint8_t)event->arg[0];
    else if (event->kind >= NS_K_PREVENTED && event->kind <= NS_K_LOCKDOWN)
        count_round(g, (enum newspeak_outcome)(event->kind - NS_K_PREVENTED));
}

static inline struct lz_input ask(struct game *g, int seat, struct lz_writer *words) {
    struct lz_input in = { .at = lz_head_of(g->state)->now };
    the_game()->view(the_game(), g->state, seat, &g->view);
    g->bot[seat]->decide(g->memory[seat],
                         &(struct lz_asked){ .view = &g->view, .nodes = LZ_BOT_NODES, .scratch = g->scratch },
                         &in.move);
    in.text = lz_bot_words(g->bot[seat], g->memory[seat], words);
    return in;
}

static inline void again(struct game *g, int seat, const struct lz_input *in) {
    char room[LZ_SPEECH + 1];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    struct lz_input second = ask(g, seat, &words);
    assert_true(lz_move_equal(&in->move, &second.move));
    assert_int_equal(in->text.len, second.text.len);
    assert_memory_equal(in->text.at ? in->text.at : "", second.text.at ? second.text.at : "", in->text.len);
}

static inline void begin(struct game *g, int key) {
    struct lz_sink sink = { take, g };
    struct lz_why why = { 0 };
    g->setup.key[0] = (uint64_t)key;
    for (int i = 0; i < g->setup.seats; i++)
        g->bot[i]->begin(g->memory[i], &(struct lz_chair){ the_game(), i, { (uint64_t)key, (uint64_t)i + 1 }, NULL });
    if (!the_game()->setup(the_game(), g->state, &g->setup, &sink, &why))
        fail_msg("setup: %s", the_game()->ruleset[why.rule].id);
}

/* Whoever may act but is not waited for has nothing to do, or does something legal; nobody gives up. */
static inline void ask_the_others(struct game *g) {
    const struct lz_head *head = lz_head_of(g->state);
    for (int seat = 0; seat < head->seats; seat++) {
        char room[LZ_SPEECH + 1];
        struct lz_writer words = lz_writer_in(room, sizeof room);
        if (!lz_in(head->may & ~head->wait, seat))
            continue;
        struct lz_input in = ask(g, seat, &words);
        assert_int_equal(in.move.seat, seat);
        if (in.move.verb != LZ_TICK) {
            assert_int_not_equal(in.move.verb, NS_V_RESIGN);
            assert_true(lz_check(the_game(), g->state, &in.move, NULL));
        }
    }
}

/* One decision of the first who is waited for. */
static inline void step(struct game *g) {
    const struct lz_head *head = lz_head_of(g->state);
    struct lz_match match = { the_game(), g->state, NULL, true };
    struct lz_sink sink = { take, g };
    struct lz_why why = { 0 };
    char room[LZ_SPEECH + 1];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    if (g->twice)
        ask_the_others(g);
    if (!head->wait) {
        assert_int_equal(lz_ring(&match, head->alarm, &sink), LZ_OK);
        return;
    }
    int seat = lz_first(head->wait);
    struct lz_input in = ask(g, seat, &words);
    if (g->twice)
        again(g, seat, &in);
    assert_int_not_equal(in.move.verb, NS_V_RESIGN);
    if (head->phase == NS_P_GUESS && !g->view.open.pointed) {
        int in_play = 0;
        for (int l = 0; l < NS_SLOTS; l++)
            in_play += g->view.open.status[l] != NS_REMOVED;
        g->by_chance += pow(in_play, 1 - g->view.open.dissidents);
    }
    if (lz_submit(&match, &in, &sink, &why) != LZ_OK)
        fail_msg("%s at #%d: verb %d '%s' breaks %s", g->bot[seat]->id, seat, in.move.verb, room,
                 the_game()->ruleset[why.rule].id);
}

static inline void play(struct game *g, int key) {
    begin(g, key);
    for (int steps = 0; !lz_head_of(g->state)->over; steps++) {
        assert_true(steps < 5000);
        step(g);
    }
    g->won += lz_in(lz_head_of(g->state)->won, 0);
}

/* So many games; the caller reads the counts, of which a sanitized build makes few. */
static inline struct game *played(int seats, const char *dissident, const char *moderator, int games) {
    static struct game g;
    memset(&g, 0, sizeof g);
    lay_table(&g, seats, dissident, moderator);
    for (int key = 1; key <= OFTEN(games, 10); key++)
        play(&g, seats * 10000 + key);
    clear_table(&g);
    return &g;
}

#endif
