/* A world in the making that a viewer cannot rule out (swamp_imagine.c). Private to this folder.
     swamp_imagine.c      what the view knows, desks, memory
     swamp_imagine_map.c    the ground nobody of the viewer's sees, free dens
     swamp_imagine_clans.c  what the other clans have, so that their points are those of the ranking */
#ifndef SWAMP_IMAGINE_H
#define SWAMP_IMAGINE_H

#include "games/swamp/rules/swamp_work.h"

/* What an unseen hex must or must not be, so that the caps of one's own dens are true. */
enum swamp_demand { SW_ANYTHING, SW_MUST_FEED, SW_MUST_NOT_FEED };

struct swamp_imagined {
    const struct swamp_view *v;
    struct swamp_state *s;
    uint64_t mind;            /* chance, quick: imagined worlds keep no secret */
    int32_t rest[SW_CLANS];   /* by seat: points that are still to be accounted for */
    uint8_t demand[SW_HEXES]; /* enum swamp_demand */
};

static inline int swamp_imagine_roll(struct swamp_imagined *d, int n) {
    uint64_t x = d->mind += 0x9e3779b97f4a7c15;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
    x = (x ^ x >> 27) * 0x94d049bb133111eb;
    return (int)(((x ^ x >> 31) >> 32) * (uint64_t)n >> 32);
}

static inline bool swamp_imagine_unseen(const struct swamp_imagined *d, int hex) {
    return d->v->cells[hex].known == SW_NEVER || d->v->cells[hex].known == SW_REMEMBERED;
}

int swamp_imagine_colour(struct swamp_imagined *); /* SW-19.1, of a free den */
void swamp_imagine_fertilize(struct swamp_imagined *, int hex,
                             int count); /* so many Fertile hexes round it, if it can be */
void swamp_imagine_free_den(struct swamp_imagined *,
                            int hex);              /* its colour, unless that is known, its den lizards and militia */
void swamp_imagine_map(struct swamp_imagined *);   /* every unseen hex gets its ground */
void swamp_imagine_clans(struct swamp_imagined *); /* bands, dens and spies of the others */

#endif
