/* Runs the zoo: `zoo N [ANIMAL]` plays N matches of every animal at every table against the best bot that plays the
   game, prints TAP and the share of the wins with its 95 % interval. An animal that wins surely more than it may fails;
   with `--strict` before N, one that wins more at all, and every table is tried. */
#include "tests/zoo/zoo.h"

#include "core/games.h"
#include "core/words/option.h"
#include "core/words/text.h"
#include "sim/duel.h"
#include "sim/sim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct zoo_animal *const animals[] = {
#define ANIMAL(name) &zoo_##name,
#include "tests/zoo/animals.def"
#undef ANIMAL
};

/* Where they are tried; the first of a game in every run. */
static const struct {
    const char *game, *option;
    int seats;
} tables[] = {
    { "conspiracy", NULL, 2 },       { "legends", NULL, 2 },          { "lies", NULL, 2 },
    { "newspeak", "clock=none", 3 }, { "newspeak", "clock=none", 5 }, { "swamp", "preset=duel", 2 },
    { "conspiracy", NULL, 4 },       { "legends", NULL, 4 },          { "lies", NULL, 4 },
    { "newspeak", "clock=none", 4 }, { "newspeak", "clock=none", 6 }, { "newspeak", "clock=live", 3 },
    { "newspeak", "clock=live", 5 }, { "newspeak", "clock=corr", 4 }, { "newspeak", "clock=corr", 6 },
    { "swamp", "preset=quick4", 4 },
};
enum { TABLES = sizeof tables / sizeof *tables, IN_EVERY_RUN = 6 };

static bool plays(const struct zoo_animal *animal, const char *game) {
    struct lz_text ids = lz_span(animal->games);
    for (struct lz_text id = lz_take_word(&ids); id.len; id = lz_take_word(&ids))
        if (lz_text_is(id, game))
            return true;
    return false;
}

static struct lz_bot bot_of(const struct zoo_animal *a) {
    struct lz_bot bot = a->like ? *a->like : (struct lz_bot){ 0 };
    bot.id = a->name;
    bot.about = a->about;
    bot.memory = a->memory ? a->memory : bot.memory;
    bot.scratch = a->scratch ? a->scratch : bot.scratch;
    bot.begin = a->begin ? a->begin : bot.begin;
    bot.decide = a->decide ? a->decide : bot.decide;
    bot.speak = a->speak ? a->speak : bot.speak;
    return bot;
}

static const struct lz_bot *best_of(const struct lz_game *game) {
    const struct lz_bot *best = NULL;
    for (uint32_t i = 0; i < lz_bots_count; i++)
        best = lz_bot_plays(lz_bots[i], game) ? lz_bots[i] : best;
    return best;
}

static struct sim_table table_at(int i) {
    struct sim_table table = { .game = lz_game_by_id(lz_span(tables[i].game)), .nodes = LZ_BOT_NODES };
    lz_options_usual(table.game, &table.setup);
    if (tables[i].option && !lz_option_parse(table.game, lz_span(tables[i].option), &table.setup, NULL))
        abort();
    table.setup.seats = (uint8_t)tables[i].seats;
    return table;
}

struct run {
    struct lz_player animal, best;
    struct sim_table table;
    uint8_t seed[LZ_SEED];
    uint64_t matches;
};

static struct sim_share on_a_side(struct run *run, int side) {
    struct sim_study study = { .table = &run->table, .base = run->seed, .matches = run->matches, .threads = 1 };
    static struct sim_sums sums;
    int one = 0;
    for (int i = 0; i < run->table.setup.seats; i++) {
        bool own = sim_camp(run->table.game, run->table.setup.seats, i) == side;
        sim_sit(&run->table, i, own ? &run->animal : &run->best);
        one = own ? i : one;
    }
    if (sim_run(&study, &sums) != LZ_OK)
        abort();
    return sim_share_of((double)sums.seat[one].wins / SIM_WIN, sums.matches);
}

static struct sim_share mirrored(struct run *run) {
    struct sim_duel duel = { .table = &run->table,
                             .a = run->animal,
                             .b = run->best,
                             .base = run->seed,
                             .most = (run->matches + 1) / 2,
                             .certain = 0,
                             .threads = 1 };
    struct sim_duel_result r;
    if (sim_duel(&duel, &r) != LZ_OK)
        abort();
    return (struct sim_share){ r.share, r.share - r.margin, r.share + r.margin };
}

static bool behaves(const struct zoo_animal *animal, int table, uint64_t matches, bool strict) {
    struct lz_bot bot = bot_of(animal);
    struct run run = { .animal = { &bot, 0 }, .table = table_at(table), .matches = matches };
    run.best = (struct lz_player){ best_of(run.table.game), 0 };
    lz_fair_seed(lz_span(strict ? "the zoo, for long" : "the zoo"), run.seed);
    struct sim_share won = animal->sits == ZOO_MIRRORED ? mirrored(&run)
                                                        : on_a_side(&run, animal->sits == ZOO_SECOND_SIDE);
    bool ok = (strict ? won.share : won.least) * 100 <= animal->most;
    const char *option = tables[table].option ? tables[table].option : "";
    printf("%s - %s, %s %s with %d: wins %.1f %% (%.1f to %.1f) of %d, at most %d\n", ok ? "ok" : "not ok",
           animal->name, tables[table].game, option, tables[table].seats, won.share * 100, won.least * 100,
           won.most * 100, (int)matches, animal->most);
    fflush(stdout);
    return ok;
}

int main(int argc, char **argv) {
    bool strict = argc > 1 && strcmp(argv[1], "--strict") == 0, ok = true;
    int at = 1 + strict, cases = 0;
    uint64_t matches = at < argc ? strtoull(argv[at], NULL, 10) : 0;
    if (!matches) {
        fprintf(stderr, "usage: zoo [--strict] N [ANIMAL]\n");
        return 2;
    }
    for (size_t i = 0; i < sizeof animals / sizeof *animals; i++)
        for (int t = 0; t < (strict ? TABLES : IN_EVERY_RUN); t++) {
            bool meant = at + 1 >= argc || strcmp(argv[at + 1], animals[i]->name) == 0;
            if (!meant || !plays(animals[i], tables[t].game))
                continue;
            ok &= behaves(animals[i], t, matches, strict);
            cases++;
        }
    printf("1..%d\n", cases);
    return ok && cases ? 0 : 1;
}
