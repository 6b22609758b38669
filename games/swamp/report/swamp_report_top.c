/* What a commander reads first: how the game ended or that the home den fell, the sums of the turn, and who will
   starve (SW-22.6). Under the orders: how they are written. */
#include "core/bug.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "games/swamp/report/swamp_report_parts.h"
#include "games/swamp/report/swamp_story.h"
#include "games/swamp/rules/swamp_work.h"
#include "games/swamp/sheet/swamp_sheet.h"

enum { ROOM = 240 };

static bool own(const struct swamp_view *v, const struct lz_event *e) { return v->clan && e->seat == v->clan - 1; }

/* "Sons of Thunder (STT)" */
static void put_clan(const struct swamp_view *v, int clan, struct lz_writer *w) {
    lz_assert(clan >= 1 && clan <= v->seen.seats);
    swamp_put_name(&v->clans[clan - 1], w);
    lz_put(w, " (");
    swamp_put_code(v, clan, w);
    lz_put_char(w, ')');
}

/* ---- headlines */

static int winners(const struct swamp_view *v) { return lz_seats_count(v->seen.won & lz_everyone(v->seen.seats)); }

static void put_winners(const struct swamp_view *v, struct lz_writer *w) {
    int left = winners(v);
    for (int clan = 1; clan <= v->seen.seats; clan++)
        if (lz_in(v->seen.won, clan - 1)) {
            if (clan == v->clan)
                lz_put(w, w->len ? "you" : "You");
            else
                put_clan(v, clan, w);
            left--;
            lz_put(w, left > 1 ? ", " : left ? " and " : "");
        }
}

static int best(const struct swamp_view *v) {
    int most = 0;
    for (int seat = 0; seat < v->seen.seats; seat++)
        if (lz_in(v->seen.won, seat) && v->score[seat] > most)
            most = v->score[seat];
    return most;
}

/* SW-15.3: "You dominate the Savage Swamp: the game is won with 13070 points." */
static void write_victory(const struct swamp_view *v, struct lz_writer *w) {
    char room[40 * SW_CLANS + ROOM];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    bool dominates = best(v) >= v->threshold;
    if (!winners(v))
        lz_put(&words, "Nobody is left to win");
    put_winners(v, &words);
    if (winners(v)) {
        lz_put(&words, dominates ? " dominate the Savage Swamp: the game is won with " : " win the game with ");
        lz_put_number(&words, best(v));
        lz_put(&words, dominates ? " points." : " points, the most of all after its last turn.");
    } else {
        lz_put(&words, ": the game is over.");
    }
    lz_json_string(w, NULL, room);
}

/* Where one's own clan ended. */
static void write_place(const struct swamp_view *v, struct lz_writer *w) {
    char room[ROOM];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    int place = 0;
    for (int i = 0; v->clan && i < SW_CLANS; i++)
        if (v->rank[i] == v->clan)
            place = i + 1;
    if (!place || lz_in(v->seen.won, v->clan - 1))
        return;
    lz_put(&words, "You end in place ");
    lz_put_number(&words, place);
    lz_put(&words, " of ");
    lz_put_number(&words, v->seen.seats);
    lz_put(&words, " with ");
    swamp_put_count(v->score[v->clan - 1], "point", "points", &words);
    lz_put_char(&words, '.');
    lz_json_string(w, NULL, room);
}

/* A home den that one still has; SW_NOWHERE if there is none. */
static int home_left(const struct swamp_view *v) {
    for (int hex = 0; hex < v->laws.wide * v->laws.high; hex++)
        if (v->cells[hex].known > SW_REMEMBERED && v->cells[hex].terrain == SW_DEN && v->cells[hex].owner == v->clan &&
            v->cells[hex].marks & SW_HOME)
            return hex;
    return SW_NOWHERE;
}

/* SW-13.2: what follows. */
static void put_consequence(const struct swamp_view *v, struct lz_writer *w) {
    int hex = home_left(v);
    if (hex == SW_NOWHERE) {
        lz_put(w, " You have no home den left: nobody can be recruited until you take one, this or any other.");
        return;
    }
    lz_put(w, " You still have the home den in ");
    swamp_hex_print(swamp_name_of(&v->laws, hex), w);
    lz_put(w, ", so your dens can go on recruiting.");
}

/* Who attacked the hex last; what is told of the taker; 0 if neither. */
static int taker(const struct swamp_view *v, const struct lz_event *turn, const struct lz_event *lost) {
    int clan = lost->arg[4] == SW_UNTOLD ? SW_FREE : lost->arg[4];
    for (const struct lz_event *e = turn; e < lost; e++)
        if (e->kind == SW_K_BATTLE && e->arg[0] == lost->arg[0] && e->arg[2] == v->clan)
            clan = e->arg[1];
    return clan <= v->seen.seats ? clan : SW_FREE;
}

static void write_fall(const struct swamp_view *v, const struct lz_event *turn, const struct lz_event *lost,
                       struct lz_writer *w) {
    char room[ROOM];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    int clan = taker(v, turn, lost);
    lz_put(&words, "Your ");
    if (lost->arg[2] >= 0 && lost->arg[2] < SW_COLOURS) {
        lz_put(&words, swamp_den_colours[lost->arg[2]]);
        lz_put_char(&words, ' ');
    }
    lz_put(&words, "home den in ");
    swamp_hex_print(lost->arg[0], &words);
    lz_put(&words, lost->arg[4] == SW_FREE ? " is no more" : " has fallen");
    if (clan) {
        lz_put(&words, " to ");
        put_clan(v, clan, &words);
    }
    lz_put_char(&words, '.');
    put_consequence(v, &words);
    lz_assert(!words.full);
    lz_json_string(w, NULL, room);
}

static void write_headline(const struct swamp_view *v, const struct lz_event *turn, const struct lz_event *e,
                           struct lz_writer *w) {
    if (e->kind == SW_K_DEN_LOST && own(v, e) && e->arg[1] == SW_A_HOME_DEN)
        write_fall(v, turn, e, w);
    if (e->kind == SW_K_OUT && v->clan && e->arg[0] == v->clan)
        lz_json_string(w, NULL, "Your clan is no more: it has no warriors and no dens left.");
    if (e->kind == SW_K_LEFT && v->clan && e->arg[0] == v->clan)
        lz_json_string(w, NULL, "Your clan has left the game and falls into chaos: its dens are free.");
}

void swamp_list_headlines(const struct swamp_view *v, const struct lz_event *turn, const struct lz_event *end,
                          struct lz_writer *w) {
    lz_json_open(w, "headlines", '[');
    if (v->seen.over) {
        write_victory(v, w);
        write_place(v, w);
    }
    for (const struct lz_event *e = turn; v->turn && e < end; e++)
        write_headline(v, turn, e, w);
    lz_json_close(w, ']');
}

/* ---- the sums of the turn */

enum sum { POINTS, WARRIORS, SPIES, DENS, DEN_LIZARDS, TAKEN, HATCHED, RECRUITS, CAPTIVES, SUMS };
static const char *const sum_keys[SUMS] = {
    [POINTS] = "points",           [WARRIORS] = "warriors_lost", [SPIES] = "spies_lost",
    [DENS] = "dens_lost",          [TAKEN] = "dens_taken",       [HATCHED] = "hatched",
    [DEN_LIZARDS] = "people_lost", [RECRUITS] = "recruits",      [CAPTIVES] = "captives",
};

static int five(const struct lz_event *e, int from) {
    int n = 0;
    for (int i = 0; i < SW_COLOURS; i++)
        n += e->arg[from + i];
    return n;
}

static void add_lost(const struct lz_event *e, int32_t sums[SUMS]) {
    if (e->kind == SW_K_LOST)
        sums[WARRIORS] += five(e, 2);
    if (e->kind == SW_K_SPY_LOST)
        sums[SPIES]++;
    if (e->kind == SW_K_DEN_LOST) {
        sums[DENS]++;
        sums[DEN_LIZARDS] += e->arg[3];
    }
    if (e->kind == SW_K_DEN_STARVED)
        sums[DEN_LIZARDS] += e->arg[1];
}

static void add_gained(const struct swamp_view *v, const struct lz_event *e, int32_t sums[SUMS]) {
    if (e->kind == SW_K_HATCHED)
        sums[HATCHED] += e->arg[1];
    if (e->kind == SW_K_RECRUITED)
        sums[RECRUITS] += e->arg[1];
    if (e->kind == SW_K_TOOK)
        sums[TAKEN] += e->arg[1] == SW_A_DEN || e->arg[1] == SW_A_HOME_DEN;
    if (e->kind == SW_K_CAPTIVES && e->arg[1] == v->clan)
        sums[CAPTIVES] += five(e, 2);
}

/* A number, what it counts, and a number besides unless that is 0: "-231 points, 3016 now". */
struct line {
    int n;
    const char *one, *more;
    int besides;
    const char *one_besides, *more_besides;
};

static void write_line(struct lz_writer *w, const struct line *line) {
    char room[ROOM];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    bool single = line->n == 1 || line->n == -1;
    lz_put(&words, line->n > 0 ? "+" : "");
    lz_put_number(&words, line->n);
    lz_put_char(&words, ' ');
    lz_put(&words, single ? line->one : line->more);
    if (line->besides) {
        lz_put(&words, ", ");
        swamp_put_count(line->besides, line->one_besides, line->more_besides, &words);
    }
    lz_json_string(w, NULL, room);
}

static void write_sums(const struct swamp_view *v, const int32_t sums[SUMS], bool stood, struct lz_writer *w) {
    bool captives = sums[CAPTIVES];
    const struct line lines[] = {
        { sums[POINTS], "point", "points", v->points.total, "now", "now" },
        { -sums[WARRIORS], "warrior", "warriors", sums[SPIES], "spy lost", "spies lost" },
        { sums[TAKEN] - sums[DENS], "den", "dens", sums[DEN_LIZARDS], "den lizard lost", "den lizards lost" },
        { sums[RECRUITS] + sums[CAPTIVES], captives ? "captive" : "recruit",
          captives ? "recruits and captives" : "recruits", sums[HATCHED], "hatched", "hatched" },
    };
    lz_json_open(w, "sums", '{');
    for (int i = stood ? POINTS : WARRIORS; i < SUMS; i++)
        lz_json_number(w, sum_keys[i], sums[i]);
    lz_json_open(w, "says", '[');
    for (int i = !stood; i < LZ_COUNT(lines); i++)
        write_line(w, &lines[i]);
    lz_json_close(w, ']');
    lz_json_close(w, '}');
}

/* How everybody's points changed, as far as the ranking shows them. */
static void write_changes(const struct swamp_view *v, const struct lz_event *turn, const struct lz_event *end,
                          struct lz_writer *w) {
    lz_json_open(w, "changes", '[');
    for (const struct lz_event *e = turn; e < end; e++)
        if (e->kind == SW_K_STOOD) {
            lz_json_open(w, NULL, '{');
            lz_json_number(w, "clan", e->arg[0]);
            lz_json_number(w, "points", v->score[e->arg[0] - 1] - e->arg[1]);
            lz_json_close(w, '}');
        }
    lz_json_close(w, ']');
}

void swamp_list_sums(const struct swamp_view *v, const struct lz_event *turn, const struct lz_event *end,
                     struct lz_writer *w) {
    int32_t sums[SUMS] = { 0 };
    bool stood = false;
    if (!v->clan || !v->turn)
        return;
    write_changes(v, turn, end, w);
    for (const struct lz_event *e = turn; e < end; e++) {
        if (e->kind == SW_K_STOOD && e->arg[0] == v->clan) {
            sums[POINTS] = v->points.total - e->arg[1];
            stood = true;
        }
        if (own(v, e))
            add_lost(e, sums);
        if (own(v, e) || e->kind == SW_K_CAPTIVES)
            add_gained(v, e, sums);
    }
    if (v->clans[v->clan - 1].state == SW_ACTIVE || sums[POINTS])
        write_sums(v, sums, stood, w);
}

/* ---- hunger */

/* "80 are Hungry. About half of them starve in turn 6 unless they eat: MO 12D SE NW feeds them." */
static void put_hunger(const struct swamp_view *v, int hex, struct lz_writer *w) {
    const struct swamp_cell *cell = &v->cells[hex];
    struct swamp_way meal;
    bool one = cell->number == 1;
    lz_put_number(w, cell->number);
    lz_put(w, one ? " is " : " are ");
    lz_put(w, swamp_facts.hunger[cell->hunger]);
    lz_put(w, one ? ". It may starve in turn " : ". About half of them starve in turn ");
    lz_put_number(w, swamp_starves(v, hex));
    lz_put(w, one ? " unless it eats: " : " unless they eat: ");
    if (!swamp_meal(v, hex, &meal)) {
        lz_put(w,
               cell->mired > v->turn ? "they are mired until turn " : "no Fertile hex that is known is near enough.");
        if (cell->mired > v->turn) {
            lz_put_number(w, cell->mired);
            lz_put_char(w, '.');
        }
        return;
    }
    lz_put(w, "MO ");
    swamp_put_way(v, &meal, w);
    lz_put(w, one ? " feeds it." : " feeds them.");
}

static void write_hungry(const struct swamp_view *v, int hex, struct lz_writer *w) {
    const struct swamp_cell *cell = &v->cells[hex];
    char room[ROOM];
    struct lz_writer words = lz_writer_in(room, sizeof room);
    struct swamp_way meal;
    lz_json_open(w, NULL, '{');
    swamp_json_hex(w, "hex", v, hex);
    lz_json_number(w, "number", cell->number);
    lz_json_string(w, "hunger", swamp_facts.hunger[cell->hunger]);
    lz_json_number(w, "starves", swamp_starves(v, hex));
    if (swamp_meal(v, hex, &meal)) {
        lz_put(&words, "MO ");
        swamp_put_way(v, &meal, &words);
        lz_json_string(w, "order", room);
        words = lz_writer_in(room, sizeof room);
    }
    put_hunger(v, hex, &words);
    lz_assert(!words.full);
    lz_json_string(w, "says", room);
    lz_json_close(w, '}');
}

/* SW-5.3: from Hungry on, the hungriest first. */
void swamp_list_hunger(const struct swamp_view *v, struct lz_writer *w) {
    lz_json_open(w, "hunger", '[');
    for (int hunger = SW_STARVING; hunger >= SW_HUNGRY; hunger--)
        for (int hex = 0; v->clan && !v->seen.over && hex < v->laws.wide * v->laws.high; hex++)
            if (v->cells[hex].clan == v->clan && v->cells[hex].hunger == hunger)
                write_hungry(v, hex, w);
    lz_json_close(w, ']');
}

/* ---- how orders are written */

void swamp_list_help(const struct swamp_view *v, struct lz_writer *w) {
    struct swamp_usage row;
    lz_json_open(w, "help", '[');
    for (int i = 0; v->clan && !v->seen.over && swamp_usage(i, &row); i++) {
        if (row.press > v->laws.press)
            continue;
        lz_json_open(w, NULL, '{');
        lz_json_string(w, "write", row.write);
        lz_json_string(w, "does", row.does);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}
