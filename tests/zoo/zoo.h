/* The zoo: silly strategies that must not beat the best bot of a game. Each is a file in animals/ that ends in its row,
   and a line in animals.def. */
#ifndef ZOO_H
#define ZOO_H

#include "bots/bot.h"

/* Where it sits. MIRRORED: in half of the seats, every deal twice. The others: on one of two sides only. */
enum zoo_seats { ZOO_MIRRORED, ZOO_FIRST_SIDE, ZOO_SECOND_SIDE };
enum { ZOO_BOUND = 100 }; /* nobody can do anything about it: it is measured, not judged */

struct zoo_animal {
    const char *name, *about, *games; /* games: the ids it plays, separated by spaces */
    enum zoo_seats sits;
    int most;                  /* percent of the matches that it may win */
    const struct lz_bot *like; /* who it is but for what stands here; NULL: nobody */
    uint32_t (*scratch)(const struct lz_game *);
    uint32_t (*memory)(const struct lz_game *);
    void (*begin)(void *memory, const struct lz_chair *);
    void (*decide)(void *memory, const struct lz_asked *, struct lz_move *);
    void (*speak)(void *memory, struct lz_writer *);
};

#define ANIMAL(name) extern const struct zoo_animal zoo_##name;
#include "tests/zoo/animals.def"
#undef ANIMAL

extern const struct lz_bot lz_bot_rummy_hard, lz_bot_lies_hard, lz_bot_swamp_hard, lz_bot_newspeak_hard;

/* Bots that were the best once, move for move (`former`). */
extern const struct lz_bot former_normal, former_hard;

#endif
