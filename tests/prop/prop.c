/* prop NAME [TIMES [GAME [SEED SEATS]]]: tries a property on every game, TIMES as many matches as quickly; prints TAP.
   With a seed and a number of seats, only that match. */
#include "tests/prop/prop.h"

#include "core/games.h"
#include "core/words/text.h"
#include "tests/unit/often.h"
#include "tests/unit/toy.h"

#include <stdio.h>
#include <stdlib.h>

static int say(int number, const char *wrong, const char *name, const char *game) {
    printf("%sok %d - %s: %s\n", wrong ? "not " : "", number, game, name);
    if (wrong)
        printf("# %s\n", wrong);
    fflush(stdout);
    return wrong != NULL;
}

static int try_one(const struct prop *prop, const struct lz_game *game, int seats, uint64_t seed) {
    struct walk *w = walk_new(game);
    w->rare = prop->rare;
    w->cap = prop->cap;
    walk_begin(w, seats, seed);
    int failed = say(1, prop->holds(w), prop->name, game->id);
    walk_free(w);
    return failed;
}

/* What judges all matches together needs them all, under a sanitizer too. */
static uint32_t matches_of(const struct prop *prop, uint32_t times) {
    return prop->after ? times * prop->matches : OFTEN(times * prop->matches, 3);
}

int main(int argc, char **argv) {
    const struct prop *prop = argc > 1 ? prop_by_name(argv[1]) : NULL;
    uint32_t times = argc > 2 ? (uint32_t)atoi(argv[2]) : 1;
    char said[WALK_SAID];
    int number = 0, failed = 0;
    if (!prop) {
        fprintf(stderr, "usage: prop NAME [TIMES [GAME [SEED SEATS]]]; the properties are:");
        for (uint32_t i = 0; i < props_count; i++)
            fprintf(stderr, " %s", props[i].name);
        fprintf(stderr, "\n");
        return 2;
    }
    for (uint32_t i = 0; i <= lz_games_count; i++) {
        const struct lz_game *game = i < lz_games_count ? lz_games[i] : &toy_game;
        if (argc > 3 && strcmp(argv[3], game->id) != 0)
            continue;
        if (argc > 5)
            return try_one(prop, game, atoi(argv[5]), strtoull(argv[4], NULL, 10));
        failed += say(++number, prop_try(prop, game, matches_of(prop, times), said), prop->name, game->id);
    }
    printf("1..%d\n", number);
    return failed != 0;
}
