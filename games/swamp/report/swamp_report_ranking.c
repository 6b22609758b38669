/* Ranking, threshold, points and the game itself, as the report lists them (SW-15, SW-22.6). */
#include "core/bug.h"
#include "core/words/option.h"
#include "games/swamp/swamp.h"
#include "games/swamp/report/swamp_report_parts.h"
#include "games/swamp/report/swamp_story.h"
#include "games/swamp/swamp_tables.h"

#include <string.h>

enum {
    HOME = 2000,
    DEN = 25,
    TEMPLE = 30,
    BRIDGE = 10,
    SOON = 5
}; /* SW-15.1; turns before the last that are counted */

static const char *const states[] = { "active", "surrendered", "eliminated" };
_Static_assert(LZ_COUNT(states) == SW_ELIMINATED + 1, "a clan's state has no word");

static void write_clan(const struct swamp_view *v, int clan, struct lz_writer *w) {
    lz_assert(clan >= 1 && clan <= v->seen.seats && v->clans[clan - 1].state <= SW_ELIMINATED);
    char room[SW_NAME + 1];
    struct lz_writer name = lz_writer_in(room, sizeof room);
    swamp_put_name(&v->clans[clan - 1], &name);
    lz_json_number(w, "clan", clan);
    lz_json_text(w, "code", (struct lz_text){ v->clans[clan - 1].code, 3 });
    lz_json_string(w, "name", room);
    lz_json_string(w, "state", states[v->clans[clan - 1].state]);
}

/* SW-15.2. place 0: out of play. */
static void write_rank(const struct swamp_view *v, int place, int clan, struct lz_writer *w) {
    lz_json_open(w, NULL, '{');
    if (place)
        lz_json_number(w, "place", place);
    write_clan(v, clan, w);
    if (v->laws.ranking_points || v->seen.over || clan == v->clan)
        lz_json_number(w, "points", v->score[clan - 1]);
    lz_json_close(w, '}');
}

static void write_ranks(const struct swamp_view *v, struct lz_writer *w) {
    lz_seats ranked = 0;
    lz_json_open(w, "ranking", '[');
    for (int i = 0; i < SW_CLANS && v->rank[i]; i++) {
        write_rank(v, i + 1, v->rank[i], w);
        ranked |= (lz_seats)1 << v->rank[i];
    }
    for (int clan = 1; clan <= v->seen.seats; clan++)
        if (!(ranked >> clan & 1))
            write_rank(v, 0, clan, w);
    lz_json_close(w, ']');
}

/* What points are made of, in the order of SW-22.5; those with a price say what they are worth. */
static void write_points(const struct swamp_view *v, struct lz_writer *w, struct lz_writer *words) {
    const struct swamp_points *p = &v->points;
    const struct {
        const char *key, *one, *more;
        int n, worth;
    } parts[] = {
        { "warriors", "warrior", "warriors", p->warriors, 0 },
        { "den_lizards", "den lizard", "den lizards", p->den_lizards, 0 },
        { "spies", "spy", "spies", p->spies, 0 },
        { "homes", "home den", "home dens", p->homes, HOME },
        { "dens", "den", "dens", p->dens, DEN },
        { "temples", "temple", "temples", p->temples, TEMPLE },
        { "bridges", "bridge", "bridges", p->bridges, BRIDGE },
    };
    lz_json_open(w, "points", '{');
    lz_json_number(w, "total", p->total);
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        lz_json_number(w, parts[i].key, parts[i].n);
        if (!parts[i].n)
            continue;
        lz_put(words, words->len ? ", " : "Yours: ");
        swamp_put_count(parts[i].n, parts[i].one, parts[i].more, words);
        if (!parts[i].worth)
            continue;
        lz_put_char(words, ' ');
        lz_put_number(words, parts[i].n * parts[i].worth);
    }
    lz_json_close(w, '}');
    lz_put(words, words->len ? "." : "Yours: nothing.");
}

/* "Domination needs 6000 points (4 home dens x 1500)." SW-15.3 */
static void write_threshold(const struct swamp_view *v, int homes, struct lz_writer *w) {
    char room[120];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    lz_put(&words, v->laws.victory_strict ? "Domination needs more than " : "Domination needs ");
    lz_put_number(&words, v->threshold);
    lz_put(&words, " points (");
    swamp_put_count(homes, "home den", "home dens", &words);
    lz_put(&words, " x ");
    lz_put_number(&words, v->laws.victory_per_home);
    lz_put(&words, ").");
    lz_json_string(w, NULL, room);
}

static void write_end(const struct swamp_view *v, struct lz_writer *w) {
    char room[60];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    int last = v->laws.max_turns;
    if (!last || v->seen.over || v->turn + SOON < last)
        return;
    lz_put(&words, "The game ends with turn ");
    lz_put_number(&words, last);
    lz_put(&words, ": the most points win.");
    lz_json_string(w, NULL, room);
}

void swamp_list_ranking(const struct swamp_view *v, struct lz_writer *w) {
    char room[200];
    struct lz_writer yours = lz_writer_in(room, sizeof room);
    lz_assert(v->laws.victory_per_home > 0);
    int homes = v->threshold / v->laws.victory_per_home;
    write_ranks(v, w);
    lz_json_number(w, "threshold", v->threshold);
    lz_json_number(w, "per_home", v->laws.victory_per_home);
    lz_json_number(w, "homes", homes);
    if (v->clan)
        write_points(v, w, &yours);
    lz_json_open(w, "standing", '[');
    write_threshold(v, homes, w);
    if (v->clan)
        lz_json_string(w, NULL, room);
    write_end(v, w);
    lz_json_close(w, ']');
}

/* ---- the game */

void swamp_options_of(const struct swamp_laws *l, int32_t option[SW_OPTIONS]) {
    const int32_t value[SW_OPTIONS] = {
        [SW_O_WRAP] = l->wrap,
        [SW_O_XP] = l->xp_modifier,
        [SW_O_WINNER_WOUNDED] = l->winner_wounded,
        [SW_O_CAPTIVE_XP] = l->captive_xp,
        [SW_O_HALT] = l->halt_after_battle,
        [SW_O_EXCESS] = l->excess_starve,
        [SW_O_SPY_MIRE] = l->spy_mire_spreads,
        [SW_O_PER_HOME] = l->victory_per_home,
        [SW_O_STRICT] = l->victory_strict,
        [SW_O_MAX_TURNS] = l->max_turns,
        [SW_O_DROP] = l->drop_after_missed,
        [SW_O_POINTS] = l->ranking_points,
        [SW_O_MEMORY] = l->map_memory,
        [SW_O_SETUPS] = l->setups,
        [SW_O_FREE_DENS] = l->free_dens,
        [SW_O_TEMPLES] = l->temples,
        [SW_O_RUINS] = l->ruins,
        [SW_O_ORDER_LIMIT] = l->order_limit,
        [SW_O_ANONYMOUS] = l->anonymous,
        [SW_O_CLOCK] = l->patience,
        [SW_O_PRESS] = l->press,
    };
    memcpy(option, value, sizeof value);
}

static void write_options(const struct swamp_view *v, struct lz_writer *w) {
    int32_t value[SW_OPTIONS];
    swamp_options_of(&v->laws, value);
    lz_json_open(w, "options", '[');
    for (int i = 0; i < SW_OPTIONS; i++) {
        char room[40];
        struct lz_writer words = lz_writer_in(room, sizeof room);
        lz_option_print(&swamp_game.options[i], value[i], &words);
        lz_json_open(w, NULL, '{');
        lz_json_string(w, "name", swamp_game.options[i].name);
        lz_json_string(w, "value", room);
        lz_json_string(w, "help", swamp_game.options[i].help);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

void swamp_list_game(const struct swamp_view *v, struct lz_writer *w) {
    lz_json_open(w, "clans", '[');
    for (int clan = 1; clan <= v->seen.seats; clan++) {
        lz_json_open(w, NULL, '{');
        write_clan(v, clan, w);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
    if (!v->turn)
        write_options(v, w);
}
