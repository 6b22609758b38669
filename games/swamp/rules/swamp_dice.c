/* Chance, in the order in which the rules are executed (SW-21). */
#include "core/bug.h"
#include "core/rng.h"
#include "games/swamp/rules/swamp_work.h"

/* SW-21.2: of one there is nothing to draw. */
int swamp_rnd(struct swamp_work *w, int n) {
    lz_assert(n >= 1);
    return n == 1 ? 0 : (int)lz_roll(&w->dice, (uint32_t)n);
}

bool swamp_pct(struct swamp_work *w, int percent) { return swamp_rnd(w, 100) < percent; }

int swamp_binom(struct swamp_work *w, int n, int percent) {
    int hits = 0;
    lz_assert(n >= 0 && percent >= 0 && percent <= 100);
    for (int i = 0; i < n; i++)
        hits += swamp_pct(w, percent);
    return hits;
}

int swamp_pick(struct swamp_work *w, const uint16_t *list, int n) { return list[swamp_rnd(w, n)]; }

void swamp_shuffle(struct lz_rng *dice, uint16_t *list, int n) {
    for (int i = n - 1; i > 0; i--) {
        uint32_t j = lz_roll(dice, (uint32_t)i + 1);
        uint16_t kept = list[i];
        list[i] = list[j];
        list[j] = kept;
    }
}

static void take(struct swamp_cells *cells, int i, int n, uint16_t fallen[SW_COLOURS]) {
    lz_assert(i < cells->count && n >= 0 && n <= *cells->cell[i].at);
    *cells->cell[i].at = (uint16_t)(*cells->cell[i].at - n);
    if (fallen)
        fallen[cells->cell[i].colour] = (uint16_t)(fallen[cells->cell[i].colour] + n);
}

/* The only cell that is not empty, -1 if there are several. */
static int last_cell(const struct swamp_cells *cells) {
    int only = -1;
    for (int i = 0; i < cells->count; i++)
        if (*cells->cell[i].at) {
            if (only >= 0)
                return -1;
            only = i;
        }
    return only;
}

static int cell_with(const struct swamp_cells *cells, int x) {
    int i = 0;
    while (x >= *cells->cell[i].at)
        x -= *cells->cell[i++].at;
    lz_assert(i < cells->count);
    return i;
}

void swamp_cull(struct swamp_work *w, struct swamp_cells *cells, int k, uint16_t fallen[SW_COLOURS]) {
    int left = 0;
    for (int i = 0; i < cells->count; i++)
        left += *cells->cell[i].at;
    lz_assert(k >= 0 && k <= left);
    for (int only = last_cell(cells); k > 0; k--, left--) {
        if (only >= 0) {
            take(cells, only, k, fallen);
            return;
        }
        if (k == left) {
            for (int i = 0; i < cells->count; i++)
                take(cells, i, *cells->cell[i].at, fallen);
            return;
        }
        int i = cell_with(cells, swamp_rnd(w, left));
        take(cells, i, 1, fallen);
        if (*cells->cell[i].at == 0)
            only = last_cell(cells);
    }
}

int swamp_scourge(struct swamp_work *w, struct swamp_cells *cells, int percent, uint16_t fallen[SW_COLOURS]) {
    int all = 0;
    lz_assert(cells->count <= SW_CELLS_MOST);
    for (int i = 0; i < cells->count; i++) {
        int dead = swamp_binom(w, *cells->cell[i].at, percent);
        take(cells, i, dead, fallen);
        all += dead;
    }
    return all;
}
