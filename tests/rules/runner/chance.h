/* Scripted chance: draws that a script fixes come before those of the seed. The linker puts these in the way of
   the games' lz_roll and lz_shuffle (--wrap); what runs outside chance_arm is not touched. */
#ifndef CHANCE_H
#define CHANCE_H

#include "core/lz.h"

enum { CHANCE_DRAWS = 512, CHANCE_ORDER = 128 };
#define CHANCE_EVER UINT32_MAX  /* times: all draws to come */
enum { CHANCE_MOST = 1000000 }; /* of those; a battle in which nobody ever falls has no end */

struct chance_draw {
    struct lz_text word; /* as written */
    uint32_t roll;
    uint32_t times; /* how often it is still given */
    bool ready;     /* a number, or a word the rig has turned into one */
};

struct chance {
    struct chance_draw draw[CHANCE_DRAWS];
    uint32_t count, used;
    uint8_t order[CHANCE_ORDER]; /* the next shuffle begins with these */
    uint32_t order_count;
    uint32_t too_great; /* outcomes of the draw that was asked to give more than it has, or 0 */
    uint32_t given;     /* by a draw without an end */
    bool missing;       /* the shuffled cards were not those of `order` */
    bool unsorted;      /* what was shuffled did not lie in ascending order */
    uint32_t shuffles;
};

void chance_arm(struct chance *);
void chance_disarm(void);

#endif
