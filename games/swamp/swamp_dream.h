/* A world in the making that a viewer cannot rule out (swamp_imagine.c). Private to this folder.
     swamp_imagine.c      what the view knows, desks, memory
     swamp_dream_map.c    the ground nobody of the viewer's sees, free dens
     swamp_dream_clans.c  what the other clans have, so that their points are those of the ranking */
#ifndef SWAMP_DREAM_H
#define SWAMP_DREAM_H

#include "games/swamp/swamp_work.h"

/* What an unseen hex must or must not be, so that the caps of one's own dens are true. */
enum swamp_demand { SW_ANYTHING, SW_MUST_FEED, SW_MUST_NOT_FEED };

struct swamp_dream {
    const struct swamp_view *v;
    struct swamp_state *s;
    uint64_t mind;            /* chance, quick: imagined worlds keep no secret */
    int32_t rest[SW_CLANS];   /* by seat: points that are still to be accounted for */
    uint8_t demand[SW_HEXES]; /* enum swamp_demand */
};

static inline int dream_roll(struct swamp_dream *d, int n) {
    uint64_t x = d->mind += 0x9e3779b97f4a7c15;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
    x = (x ^ x >> 27) * 0x94d049bb133111eb;
    return (int)(((x ^ x >> 31) >> 32) * (uint64_t)n >> 32);
}

static inline bool dream_unseen(const struct swamp_dream *d, int hex) {
    return d->v->cells[hex].known == SW_NEVER || d->v->cells[hex].known == SW_REMEMBERED;
}

int dream_colour(struct swamp_dream *);                         /* SW-19.1, of a free den */
void dream_fertilize(struct swamp_dream *, int hex, int count); /* so many Fertile hexes round it, if it can be */
void dream_free_den(struct swamp_dream *, int hex); /* its colour, unless that is known, its den lizards and militia */
void dream_map(struct swamp_dream *);               /* every unseen hex gets its ground */
void dream_clans(struct swamp_dream *);             /* bands, dens and spies of the others */

#endif
