/* The bot contract. A bot is a function of (view, what it noticed, key, node budget, lore): it never holds a true
   state, never reads a clock or a file, and the same seed gives the same game. One that was away and is told its seat's
   events from the deal decides like one that was not. */
#ifndef BOT_H
#define BOT_H

#include "core/fair.h"
#include "core/lz.h"

enum {
    LZ_BOT_NODES = 400,       /* imagined moves a decision may cost in studies: quick rather than deep */
    LZ_BOT_PLAY_NODES = 4000, /* and against people: some hundredths of a second */
    LZ_BOT_NODES_MOST = 1000000000,
    LZ_BOT_NAME = 32, /* room for a bot's name with its budget */
    LZ_BOT_ALIGN = 16 /* of the memory the host gives */
};

/* Where a bot sits. */
struct lz_chair {
    const struct lz_game *game;
    int seat;
    uint64_t key[2];            /* of its own chance */
    const struct lz_lore *lore; /* what the host knows of words, for all its matches; NULL: nothing */
};

/* Why a move: the best candidates, the best first. */
enum { LZ_THOUGHTS = 3, LZ_REASON = 120 };
struct lz_thought {
    uint32_t count;
    struct {
        struct lz_move move;
        int32_t value;          /* against the first, in thousandths of the game's points: 0 or less */
        char reason[LZ_REASON]; /* a sentence */
    } best[LZ_THOUGHTS];
};

/* A decision: what the bot goes by. */
struct lz_asked {
    const void *view;
    uint64_t nodes;             /* imagined moves it may spend */
    void *scratch;              /* room to think in; nothing in it lasts */
    struct lz_thought *thought; /* to be filled, if not NULL; a bot that does not explain itself leaves the count 0 */
    /* Some legal move of the view's seat by this chance: what `sample` answers in every world that the view allows.
       The host draws it in its own state, which costs less than imagining one. NULL: it lends no such hand. */
    void (*any)(const void *host, struct lz_rng *, struct lz_move *);
    const void *host; /* for `any` alone */
};

struct lz_bot {
    const char *id, *games; /* games: the ids it plays, separated by spaces; NULL: all but those
                               that a bot of the same id names */
    const char *about;
    /* Bytes that the host keeps for it from before `begin` to the end of the match; and bytes to think in, which are
       anybody's between two calls. NULL: none. */
    uint32_t (*memory)(const struct lz_game *);
    uint32_t (*scratch)(const struct lz_game *);
    void (*begin)(void *memory, const struct lz_chair *);
    /* Only events its seat has seen. NULL: it wants none. */
    void (*notice)(void *memory, const struct lz_event *);
    /* One legal move for the view's seat. A host may also ask a seat that may act but is not waited for, to hear what
       it says: a bot with nothing to say then answers the verb LZ_TICK, and the host lets it be. By a clock that one
       may answer who is waited for, too: it listens, and wants to be asked again when something has happened or some
       time has passed. */
    void (*decide)(void *memory, const struct lz_asked *, struct lz_move *);
    /* After decide: the words of a spoken move, none of any other. NULL: it does not speak. */
    void (*speak)(void *memory, struct lz_writer *);
};

/* The stronger, the later: the last that plays a game is the best there is. */
extern const struct lz_bot *const lz_bots[];
extern const uint32_t lz_bots_count;

/* The key of a seat's bot, from the seed of the match: what a bot draws must not tell it what the match will draw. */
void lz_bot_key(const uint8_t seed[LZ_SEED], int seat, uint64_t key[2]);

/* Bytes of scratch; 0 if it needs none. */
uint32_t lz_bot_scratch(const struct lz_bot *, const struct lz_game *);

/* What the bot says with the move it has just decided on, for lz_input.text. */
struct lz_text lz_bot_words(const struct lz_bot *, void *memory, struct lz_writer *room);

/* NULL if there is no such bot, or it does not play this game. */
const struct lz_bot *lz_bot_by_id(struct lz_text id, const struct lz_game *);
bool lz_bot_plays(const struct lz_bot *, const struct lz_game *);

/* A bot as calls, journals and mails name it: "rummy", or with a budget of its own "rummy@4000". Every door reads it
   here. */
struct lz_player {
    const struct lz_bot *bot;
    uint64_t nodes; /* imagined moves that a decision may cost; 0: as many as the host gives to all */
};
/* False: `trouble`, which may be NULL, says what is wrong and which bots play the game. */
bool lz_player_read(struct lz_text name, const struct lz_game *, struct lz_player *, struct lz_writer *trouble);
void lz_player_print(const struct lz_player *, struct lz_writer *);

/* Bots that people play against have the same names in every game; the others are for studies. */
enum lz_level { LZ_LEVEL_NONE, LZ_LEVEL_EASY, LZ_LEVEL_NORMAL, LZ_LEVEL_HARD };
enum lz_level lz_bot_level(const struct lz_bot *);

/* Those that know no game, or several; the others stand in the table alone. */
extern const struct lz_bot lz_bot_random, lz_bot_greedy, lz_bot_rummy;

#endif
