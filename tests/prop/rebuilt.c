/* rebuilt [TIMES [GAME [BOT]]]: a bot that was away decides like one that was not. Every bot plays matches of every
   game it claims; before each decision another is begun in the same chair, told the seat's events from the deal, and
   asked the same: move and words must be equal. The memory itself moves house at every decision, is asked twice, and
   neither what lay in the scratch nor the last view is of any help. Prints TAP, a case for each bot of each game. */
#include "bots/bot.h"
#include "tests/prop/walk.h"
#include "tests/unit/often.h"

#include "core/bug.h"
#include "core/games.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/prose.h"
#include "core/words/text.h"
#include "core/words/verb.h"

#include <stdio.h>
#include <stdlib.h>

enum {
    FEW = 60, /* nodes of most matches; and MORE, with which every bot searches, of one in MATCHES */
    MORE = 600,
    MATCHES = 3, /* of a bot and number of seats, in the quick suite */
    CAP = 120,   /* decisions of a match, in the quick suite */
    EACH = 3,    /* of a seat's decisions, the first among them, is asked again; every one if there is time */
    LARGE = 8192 /* a state that is copied slowly: fewer decisions, fewer clans */
};

/* What a seat was told since the deal, the words with it. */
struct told {
    struct lz_event *event;
    uint32_t count, room;
    char *words;
    size_t words_len, words_room;
};

struct trial {
    struct walk *walk;
    const struct lz_bot *bot;
    struct lz_chair chair[LZ_SEATS];
    struct told told[LZ_SEATS];
    uint8_t *memory[LZ_SEATS], *other; /* other: where the memory moves to, and where it is rebuilt */
    uint8_t *scratch;
    size_t memory_size, scratch_size;
    uint32_t each, made[LZ_SEATS]; /* made: decisions of this match, by seat */
    uint64_t nodes, decisions, differ;
    char first[WALK_SAID]; /* the first that differs */
};

struct answer {
    struct lz_move move;
    char words[LZ_SPEECH + 1];
    uint32_t len;
};

static void *take(void *old, size_t size) {
    void *at = realloc(old, size);
    lz_assert(at);
    return at;
}

static uint8_t *take_aligned(size_t size) {
    uint8_t *at = aligned_alloc(LZ_BOT_ALIGN, (size / LZ_BOT_ALIGN + 1) * LZ_BOT_ALIGN);
    lz_assert(at);
    return at;
}

/* ---- what a seat is told */

static void keep(struct told *t, const struct lz_event *event) {
    if (t->count == t->room) {
        t->room = t->room ? 2 * t->room : 256;
        t->event = take(t->event, t->room * sizeof *t->event);
    }
    if (t->words_len + event->text.len > t->words_room) {
        t->words_room = 2 * t->words_room + event->text.len;
        t->words = take(t->words, t->words_room);
    }
    if (event->text.len)
        memcpy(t->words + t->words_len, event->text.at, event->text.len);
    t->words_len += event->text.len;
    t->event[t->count++] = *event;
}

/* The words lie one after another, and move when their room grows: each event finds its own again here. */
static void retell(const struct trial *t, int seat, void *memory) {
    const struct told *told = &t->told[seat];
    size_t at = 0;
    for (uint32_t i = 0; t->bot->notice && i < told->count; i++) {
        struct lz_event event = told->event[i];
        event.text.at = event.text.len ? told->words + at : NULL;
        at += event.text.len;
        t->bot->notice(memory, &event);
    }
}

static void hear(void *to, const struct lz_event *event) {
    struct trial *t = to;
    for (int i = 0; i < t->walk->setup.seats; i++)
        if (lz_in(event->seen, i)) {
            keep(&t->told[i], event);
            if (t->bot->notice)
                t->bot->notice(t->memory[i], event);
        }
}

/* ---- three answers to one question */

static struct answer ask(struct trial *t, void *memory, int seat, uint8_t dirt) {
    struct answer a = { .len = 0 };
    struct lz_writer words = lz_writer_in(a.words, sizeof a.words);
    struct walk *w = t->walk;
    memset(t->scratch, dirt, t->scratch_size);
    w->game->view(w->game, w->state, seat, w->view);
    struct lz_asked asked = { .view = w->view, .nodes = t->nodes, .scratch = t->scratch };
    t->bot->decide(memory, &asked, &a.move);
    memset(w->view, dirt, w->game->view_size); /* whoever kept a pointer to it is sorry */
    a.len = lz_bot_words(t->bot, memory, &words).len;
    return a;
}

static bool same(const struct answer *a, const struct answer *b) {
    return lz_move_equal(&a->move, &b->move) && a->len == b->len && memcmp(a->words, b->words, a->len) == 0;
}

static void charge(struct trial *t, const char *what, const struct answer *live, const struct answer *other) {
    char said[400];
    struct lz_writer w = lz_writer_in(said, sizeof said);
    lz_put(&w, what);
    lz_put(&w, " '");
    lz_move_print(t->walk->game, &other->move, &w);
    lz_put(&w, "' ");
    lz_put_text(&w, (struct lz_text){ other->words, other->len });
    if (!t->differ++)
        memcpy(t->first, walk_say(t->walk, said, &live->move, -1), sizeof t->first);
}

/* Begun in dirty memory and told everything. */
static struct answer rebuilt(struct trial *t, int seat) {
    memset(t->other, 0xa5, t->memory_size);
    t->bot->begin(t->other, &t->chair[seat]);
    retell(t, seat, t->other);
    return ask(t, t->other, seat, 0x5a);
}

/* The memory moves; what it leaves behind is spoilt. */
static struct answer moved(struct trial *t, int seat) {
    uint8_t *old = t->memory[seat];
    memcpy(t->other, old, t->memory_size);
    memset(old, 0xa5, t->memory_size);
    t->memory[seat] = t->other;
    t->other = old;
    return ask(t, t->memory[seat], seat, 0xa5);
}

/* What a memory lost or made up stays lost, so a later decision shows it, too. */
static struct answer decide(struct trial *t, int seat) {
    if (t->made[seat]++ % t->each)
        return ask(t, t->memory[seat], seat, 0xa5);
    struct answer back = rebuilt(t, seat), live = moved(t, seat), again = ask(t, t->memory[seat], seat, 0);
    t->decisions++;
    if (!same(&live, &back))
        charge(t, "but rebuilt", &live, &back);
    if (!same(&live, &again))
        charge(t, "but asked again", &live, &again);
    return live;
}

/* ---- matches */

/* Who is asked next: mostly one the game waits for, now and then one who only may, to hear what it says. */
static int next_seat(struct walk *w, bool speaks) {
    lz_seats may = walk_head(w)->may & ~walk_head(w)->wait;
    if (may && speaks && lz_roll(&w->rng, 4) == 0)
        return lz_first(may);
    return walk_head(w)->wait ? lz_first(walk_head(w)->wait) : -1;
}

static void step(struct trial *t, struct lz_sink *sink) {
    struct walk *w = t->walk;
    int seat = next_seat(w, t->bot->speak);
    struct lz_input in = { .at = walk_head(w)->now };
    struct answer a;
    if (seat < 0) {
        in = (struct lz_input){ .move = { .seat = LZ_CLOCK, .verb = LZ_TICK }, .at = walk_head(w)->alarm };
    } else {
        a = decide(t, seat);
        in.move = a.move;
        in.text = (struct lz_text){ a.len ? a.words : NULL, a.len };
        if (a.move.verb == LZ_TICK) /* it has nothing to say */
            return;
    }
    walk_make(w, &in, sink);
}

static void sit_down(struct trial *t, uint64_t seed, int seats) {
    for (int i = 0; i < seats; i++) {
        t->told[i].count = 0;
        t->told[i].words_len = 0;
        t->made[i] = 0;
        t->chair[i] = (struct lz_chair){ t->walk->game, i, { seed, (uint64_t)i }, NULL };
        t->bot->begin(t->memory[i], &t->chair[i]);
    }
}

static void play(struct trial *t, uint64_t seed, int seats, uint32_t cap) {
    struct walk *w = t->walk;
    struct lz_sink sink = { hear, t };
    walk_begin(w, seats, seed);
    sit_down(t, seed, seats);
    if (!lz_begin(&w->match, &w->setup, &sink, NULL))
        LZ_BUG("the game was offered");
    t->nodes = seed % MATCHES ? FEW : MORE;
    for (uint32_t i = 0; i < cap && !walk_head(w)->over; i++)
        step(t, &sink);
}

/* Two and three clans of a large game; with more time one match of each number of clans, one in three of them of MORE
   nodes; and all with MATCHES times the time. Under a sanitizer each number of seats has one match of three. */
static bool suits(const struct trial *t, uint64_t seed, int seats, uint32_t times) {
    bool large = t->walk->game->state_size >= LARGE;
    if (!walk_offers(t->walk, seats) || (SANITIZED && (seed + (uint64_t)seats) % MATCHES))
        return false;
    if (!large || times >= MATCHES)
        return true;
    return times > 1 ? (seed + (uint64_t)seats) % (MATCHES * times) == 0 : seats <= 3;
}

static void try_bot(struct trial *t, uint32_t times) {
    const struct lz_game *game = t->walk->game;
    t->each = times >= MATCHES ? 1 : EACH;
    t->memory_size = t->bot->memory(game);
    t->scratch_size = lz_bot_scratch(t->bot, game);
    t->scratch = take_aligned(t->scratch_size);
    t->other = take_aligned(t->memory_size);
    for (int i = 0; i < LZ_SEATS; i++)
        t->memory[i] = take_aligned(t->memory_size);
    for (uint64_t seed = 1; seed <= MATCHES * times; seed++)
        for (int seats = game->seats_least; seats <= game->seats_most; seats++)
            if (suits(t, seed, seats, times))
                play(t, seed, seats, times * CAP);
    for (int i = 0; i < LZ_SEATS; i++) {
        free(t->memory[i]);
        free(t->told[i].event);
        free(t->told[i].words);
    }
    free(t->other);
    free(t->scratch);
}

static int say(const struct trial *t, int number) {
    const char *game = t->walk->game->id;
    bool ok = !t->differ;
    printf("%sok %d - %s %s: %llu of %llu decisions differ when rebuilt or asked again\n", ok ? "" : "not ", number,
           game, t->bot->id, (unsigned long long)t->differ, (unsigned long long)t->decisions);
    if (t->differ)
        printf("# %s\n", t->first);
    printf("# %s %s: %zu bytes kept, %zu to think in\n", game, t->bot->id, t->memory_size, t->scratch_size);
    fflush(stdout);
    return !ok;
}

static int try_game(const struct lz_game *game, int argc, char **argv, int *number) {
    int failed = 0;
    for (uint32_t b = 0; b < lz_bots_count; b++) {
        if (!lz_bot_plays(lz_bots[b], game) || (argc > 3 && strcmp(argv[3], lz_bots[b]->id) != 0))
            continue;
        struct trial t = { .walk = walk_new(game), .bot = lz_bots[b] };
        try_bot(&t, argc > 1 ? (uint32_t)atoi(argv[1]) : 1);
        failed += say(&t, ++*number);
        walk_free(t.walk);
    }
    return failed;
}

int main(int argc, char **argv) {
    int number = 0, failed = 0;
    for (uint32_t g = 0; g < lz_games_count; g++)
        if (argc < 3 || strcmp(argv[2], lz_games[g]->id) == 0)
            failed += try_game(lz_games[g], argc, argv, &number);
    printf("1..%d\n", number);
    return failed != 0;
}
