/* A random walk through a match, on which properties are tried. All memory of a walk is taken in walk_new. */
#ifndef WALK_H
#define WALK_H

#include "core/lz.h"
#include "core/match.h"
#include "tests/unit/book.h"

enum { WALK_EVENTS = 4096, WALK_SAID = 800 };

struct walk {
    const struct lz_game *game;
    struct lz_setup setup;
    struct lz_rng rng; /* of the walk; the match has its own */
    uint64_t seed;
    uint32_t cap;  /* steps the walk takes at most */
    uint32_t rare; /* what is dear is tried at one state in so many */
    void *state, *other, *third;
    void *view, *view2;
    struct lz_moves legal, legal2;
    struct lz_event *events, *events2;
    struct book *book;
    uint32_t (*tally)[2];  /* of each byte of the state, and of all of it */
    uint32_t states;       /* tallied */
    struct lz_match match; /* of `state`, without a journal */
    /* Who moves instead of chance, and hears every event; NULL: chance does. Answers false to leave it to chance. */
    bool (*moves)(void *player, struct walk *, struct lz_input *);
    void *player;
    struct lz_sink *hears;
    char said[WALK_SAID];
    uint8_t verbs[256], kinds[256]; /* what has been met, over all walks */
};

struct walk *walk_new(const struct lz_game *);
void walk_free(struct walk *);

/* Whether so many can play the game. */
bool walk_offers(struct walk *, int seats);
/* Sets a match up from the seed, with options drawn at random. */
void walk_begin(struct walk *, int seats, uint64_t seed);
/* The next input: a random legal move, or the tick if its time has come. False when over, or at the cap. */
bool walk_next(struct walk *, struct lz_input *);
/* Makes it, in `state` and with its events into `out`. */
void walk_make(struct walk *, struct lz_input *, struct lz_sink *out);
/* Makes an input in some other state of the same game. */
void walk_make_in(struct walk *, void *state, const struct lz_input *, struct lz_sink *out);

void walk_legal(const struct walk *, const void *state, int seat, struct lz_moves *);

/* Whether a world would now be imagined by its odds, and not made as the true one was: then the two are alike for the
   seat that looks, and in what they are made of, but not in every number. */
bool walk_rough(const struct walk *);

/* Gives an imagined swamp the start-ups of the true one: of clans that have chosen none, or of all. Whether one has
   chosen is not told (SW-17.3). In the few steps of a test few have; a guess goes by people, who mostly will. That is
   the one thing in which the two differ by their nature. */
enum walk_whose { WALK_NOT_CHOSEN, WALK_ALL };
void walk_level(const struct walk *, void *dream, enum walk_whose);

/* Always answers w->said: the words, and the move and the seat if they are given. */
const char *walk_say(struct walk *, const char *words, const struct lz_move *, int seat);

static inline const struct lz_head *walk_head(const struct walk *w) { return w->state; }
static inline bool walk_rarely(struct walk *w) { return w->rare <= 1 || walk_head(w)->step % w->rare == 0; }

#endif
