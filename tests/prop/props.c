/* The table of properties, and trying one on a game. */
#include "tests/prop/prop.h"
#include "tests/unit/often.h"

const struct prop props[] = {
    /* name, holds, after, rare, cap, matches */
    { "replay", prop_replay, NULL, 1, 3000, 10 },
    { "words", prop_words, NULL, 1, 1000, 10 },
    { "law", prop_law, NULL, 40, 500, 10 },
    { "audit", prop_audit, NULL, 1, 3000, 20 },
    { "seeds", prop_seeds, NULL, 1, 1000, 20 },
    { "order", prop_order, NULL, 1, 1000, 20 },
    { "leak", prop_leak, prop_leak_after, 1, 600, 60 },
    { "fresh", prop_fresh, prop_fresh_after, 1, 6, 1000 },
    { "twin", prop_twin, prop_twin_after, 1, 100, 1000 },
    { "clone", prop_clone, NULL, 1, 1000, 10 },
    { "ambient", prop_ambient, NULL, 1, 600, 6 },
    { "over", prop_over, NULL, 1, 100000, 6 },
    { "speech", prop_speech, NULL, 1, 600, 4 },
    { "effect", prop_effect, NULL, 1, 400, 4 },
    { "json", prop_json, NULL, 16, 1000, 6 },
    { "rounds", prop_rounds, prop_rounds_after, 1, 20000, 6 },
    { "visits", prop_visits, prop_visits_after, 1, 3000, 60 },
};
enum { LARGE = 4096 }; /* the larger a game's state, the fewer matches of it there is time for */
const uint32_t props_count = LZ_COUNT(props);

const struct prop *prop_by_name(const char *name) {
    for (uint32_t i = 0; i < props_count; i++)
        if (strcmp(props[i].name, name) == 0)
            return &props[i];
    return NULL;
}

/* Under a sanitizer a large game has its smallest tables and its largest, but where all that can happen has to. */
static bool suits(const struct prop *prop, struct walk *w, int seats) {
    bool some = seats <= w->game->seats_least + 1 || seats == w->game->seats_most;
    bool all = !SANITIZED || w->game->state_size < LARGE || prop->after == prop_visits_after;
    return (all || some) && walk_offers(w, seats);
}

const char *prop_walk(const struct prop *prop, struct walk *w, uint32_t matches) {
    const char *wrong = NULL;
    uint32_t share = 1 + w->game->state_size / LARGE;
    matches = (matches + share - 1) / share;
    w->rare = prop->rare;
    w->cap = prop->cap;
    for (uint64_t seed = 1; seed <= matches && !wrong; seed++)
        for (int seats = w->game->seats_least; seats <= w->game->seats_most && !wrong; seats++) {
            if (!suits(prop, w, seats))
                continue;
            walk_begin(w, seats, seed);
            wrong = prop->holds(w);
        }
    if (!wrong && prop->after)
        wrong = prop->after(w);
    return wrong;
}

const char *prop_try(const struct prop *prop, const struct lz_game *game, uint32_t matches, char said[WALK_SAID]) {
    struct walk *w = walk_new(game);
    const char *wrong = prop_walk(prop, w, matches);
    if (wrong)
        memcpy(said, w->said, WALK_SAID);
    walk_free(w);
    return wrong ? said : NULL;
}
