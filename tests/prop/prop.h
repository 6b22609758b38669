/* The properties. Each plays a match that walk_begin has set up and answers NULL, or what does not hold. */
#ifndef PROP_H
#define PROP_H

#include "tests/prop/walk.h"

struct prop {
    const char *name;
    const char *(*holds)(struct walk *);
    /* After all walks of a game: what only many matches can show. NULL: nothing. */
    const char *(*after)(struct walk *);
    uint32_t rare, cap; /* how rarely the dear part is tried; how many steps a walk takes */
    uint32_t matches;   /* of a game and number of seats, in the quick suite */
};

extern const struct prop props[];
extern const uint32_t props_count;
const struct prop *prop_by_name(const char *name);

/* Plays `matches` for every number of seats of the walk's game; answers as `holds`. */
const char *prop_walk(const struct prop *, struct walk *, uint32_t matches);
/* The same on a walk of its own. */
const char *prop_try(const struct prop *, const struct lz_game *, uint32_t matches, char said[WALK_SAID]);

/* Any move the notation can express, most of them senseless. */
struct lz_move prop_any_move(struct walk *, int seat);

const char *prop_replay(struct walk *);
const char *prop_words(struct walk *);
const char *prop_law(struct walk *);
const char *prop_audit(struct walk *);
const char *prop_seeds(struct walk *);
const char *prop_order(struct walk *);
const char *prop_leak(struct walk *);
const char *prop_leak_after(struct walk *);
const char *prop_fresh(struct walk *);
const char *prop_fresh_after(struct walk *);
const char *prop_twin(struct walk *);
const char *prop_twin_after(struct walk *);
const char *prop_clone(struct walk *);
const char *prop_ambient(struct walk *);
const char *prop_over(struct walk *);
const char *prop_json(struct walk *);
const char *prop_rounds(struct walk *);
const char *prop_rounds_after(struct walk *);
const char *prop_effect(struct walk *);
const char *prop_speech(struct walk *);
const char *prop_visits(struct walk *);
const char *prop_visits_after(struct walk *);

#endif
