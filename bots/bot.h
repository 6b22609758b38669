/* The bot contract. A bot is a function of (view, memory, key, node budget): it never holds a true state, never
   reads a clock, and the same seed gives the same game. */
#ifndef BOT_H
#define BOT_H

#include "core/fair.h"
#include "core/lz.h"

enum {
    LZ_BOT_NODES = 400,       /* imagined moves a decision may cost in studies: quick rather than deep */
    LZ_BOT_PLAY_NODES = 4000, /* and against people: some hundredths of a second */
    LZ_BOT_ALIGN = 16         /* of the memory the host gives */
};

struct lz_bot {
    const char *id, *games; /* games: the ids it plays, separated by spaces; NULL: all but those
                               that a bot of the same id names */
    const char *about;
    /* Bytes of memory the host gives it for this game, from before `begin` to the end of the match; all a bot
       keeps, imagined worlds included, lies there. */
    uint32_t (*memory)(const struct lz_game *);
    void (*begin)(void *memory, const struct lz_game *, int seat, const uint64_t key[2]);
    /* Only events its seat has seen. NULL: it wants none. */
    void (*notice)(void *memory, const struct lz_event *);
    /* One legal move for the view's seat; nodes: how many imagined moves it may spend. A host may also ask a seat that
       may act but is not waited for, to hear what it says: a bot with nothing to say then answers the verb LZ_TICK, and
       the host lets it be. */
    void (*decide)(void *memory, const void *view, uint64_t nodes, struct lz_move *);
    /* After decide: the words of a spoken move, none of any other. NULL: it does not speak. */
    void (*speak)(void *memory, struct lz_writer *);
};

/* The stronger, the later: the last that plays a game is the best there is. */
extern const struct lz_bot *const lz_bots[];
extern const uint32_t lz_bots_count;

/* The key of a seat's bot, from the seed of the match: what a bot draws must not tell it what the match will draw. */
void lz_bot_key(const uint8_t seed[LZ_SEED], int seat, uint64_t key[2]);

/* What the bot says with the move it has just decided on, for lz_input.text. */
struct lz_text lz_bot_words(const struct lz_bot *, void *memory, struct lz_writer *room);

/* NULL if there is no such bot, or it does not play this game. */
const struct lz_bot *lz_bot_by_id(struct lz_text id, const struct lz_game *);
bool lz_bot_plays(const struct lz_bot *, const struct lz_game *);

extern const struct lz_bot lz_bot_random, lz_bot_greedy, lz_bot_rummy;
extern const struct lz_bot lz_bot_swamp_easy, lz_bot_swamp_normal, lz_bot_swamp_hard;
extern const struct lz_bot lz_bot_lies_greedy, lz_bot_lies_planner, lz_bot_lies_strong;
extern const struct lz_bot lz_bot_newspeak_guesser, lz_bot_newspeak_deaf, lz_bot_newspeak_mute;
extern const struct lz_bot lz_bot_newspeak_easy, lz_bot_newspeak_normal, lz_bot_newspeak_hard;

#endif
