/* Bands as lists of groups during a turn (SW-4). */
#include "core/bug.h"
#include "games/swamp/rules/swamp_work.h"

#include <string.h>

static void unpack_band(struct swamp_work *w, int hex) {
    struct swamp_hex *at = &w->s->hex[hex];
    int g = swamp_group_new(w);
    struct swamp_group *group = &w->group[g];
    memcpy(group->lizards, at->lizards, sizeof group->lizards);
    group->hunger = at->hunger;
    group->experience = at->experience;
    group->mired = at->mired;
    lz_assert(swamp_is_clan(w->s, at->clan) && swamp_size(group) <= SW_LIMIT);
    swamp_group_join(w, g, hex, at->clan);
    memset(at->lizards, 0, sizeof at->lizards);
    at->hunger = at->experience = at->mired = 0;
}

void swamp_work_begin(struct swamp_work *w, struct swamp_state *s, struct lz_sink *out, struct lz_rng dice) {
    memset(w, 0, offsetof(struct swamp_work, group));
    w->s = s;
    w->out = out;
    w->dice = dice;
    for (int g = 0; g < SW_GROUPS; g++)
        w->group[g] = (struct swamp_group){ .next = (uint16_t)(g + 1 < SW_GROUPS ? g + 1 : SW_NO_GROUP) };
    for (int hex = 0; hex < swamp_hexes(s); hex++) {
        w->first[hex] = SW_NO_GROUP;
        if (s->hex[hex].clan)
            unpack_band(w, hex);
    }
    for (int i = 0; i < s->spies; i++) {
        const struct swamp_spy *spy = &s->spy[i];
        lz_assert(swamp_on_map(&s->laws, spy->hex) && swamp_is_clan(s, spy->clan) && spy->colour < SW_COLOURS);
        w->spy[w->spies++] = (struct swamp_agent){
            .hex = spy->hex, .clan = spy->clan, .colour = spy->colour, .age = spy->age, .mired = spy->mired
        };
        w->agents[spy->hex]++;
    }
}

int swamp_clan_at(const struct swamp_work *w, int hex) {
    lz_assert(swamp_on_map(&w->s->laws, hex));
    return w->s->hex[hex].clan;
}

int swamp_size(const struct swamp_group *group) {
    int n = 0;
    for (int i = 0; i < SW_COLOURS; i++)
        n += group->lizards[i];
    return n;
}

int swamp_warriors(const struct swamp_work *w, int hex) {
    int n = 0;
    for (int g = w->first[hex]; g != SW_NO_GROUP; g = w->group[g].next)
        n += swamp_size(&w->group[g]);
    return n;
}

int swamp_of_colour(const struct swamp_work *w, int hex, int colour) {
    lz_assert(colour >= 0 && colour < SW_COLOURS);
    int n = 0;
    for (int g = w->first[hex]; g != SW_NO_GROUP; g = w->group[g].next)
        n += w->group[g].lizards[colour];
    return n;
}

int swamp_own(const struct swamp_work *w, int hex, int clan) {
    return swamp_clan_at(w, hex) == clan ? swamp_warriors(w, hex) : 0;
}

/* SW-4.4: the only group that MO, SP and SA may use. */
int swamp_unmoved(const struct swamp_work *w, int hex) {
    int g = w->first[hex];
    while (g != SW_NO_GROUP && w->group[g].marks & SW_MOVED)
        g = w->group[g].next;
    return g;
}

int swamp_group_new(struct swamp_work *w) {
    int g = w->unused;
    lz_assert(g != SW_NO_GROUP);
    w->unused = w->group[g].next;
    return g;
}

void swamp_group_free(struct swamp_work *w, int group) {
    lz_assert(group >= 0 && group < SW_GROUPS);
    w->group[group] = (struct swamp_group){ .next = w->unused };
    w->unused = (uint16_t)group;
}

/* Where the link to the group stands. */
static uint16_t *link_to(struct swamp_work *w, int group, int hex) {
    uint16_t *link = &w->first[hex];
    while (*link != group) {
        lz_assert(*link != SW_NO_GROUP);
        link = &w->group[*link].next;
    }
    return link;
}

void swamp_group_join(struct swamp_work *w, int group, int hex, int clan) {
    lz_assert(w->s->hex[hex].clan == 0 || w->s->hex[hex].clan == clan);
    lz_assert(swamp_is_clan(w->s, clan) && group >= 0 && group < SW_GROUPS);
    w->group[group].next = SW_NO_GROUP;
    *link_to(w, SW_NO_GROUP, hex) = (uint16_t)group;
    w->s->hex[hex].clan = (uint8_t)clan;
}

void swamp_group_leave(struct swamp_work *w, int group, int hex) {
    *link_to(w, group, hex) = w->group[group].next;
    if (w->first[hex] == SW_NO_GROUP)
        w->s->hex[hex].clan = 0;
}

void swamp_sweep(struct swamp_work *w, int hex) {
    for (int g = w->first[hex], next; g != SW_NO_GROUP; g = next) {
        next = w->group[g].next;
        if (swamp_size(&w->group[g]))
            continue;
        swamp_group_leave(w, g, hex);
        swamp_group_free(w, g);
    }
}

void swamp_band_clear(struct swamp_work *w, int hex) {
    for (int g = w->first[hex]; g != SW_NO_GROUP; g = w->group[g].next)
        memset(w->group[g].lizards, 0, sizeof w->group[g].lizards);
    swamp_sweep(w, hex);
}

/* SW-4.5, over all groups at once. */
int swamp_merge(struct swamp_work *w, int hex) {
    int into = w->first[hex], n = 0, hunger = 0, skill = 0;
    lz_assert(into != SW_NO_GROUP);
    struct swamp_group *all = &w->group[into];
    for (int g = into; g != SW_NO_GROUP; g = w->group[g].next) {
        const struct swamp_group *one = &w->group[g];
        int size = swamp_size(one);
        n += size;
        hunger += size * one->hunger;
        skill += size * one->experience;
    }
    for (int g = all->next, next; g != SW_NO_GROUP; g = next) {
        struct swamp_group *one = &w->group[g];
        next = one->next;
        for (int i = 0; i < SW_COLOURS; i++)
            all->lizards[i] = (uint16_t)(all->lizards[i] + one->lizards[i]);
        all->mired = one->mired > all->mired ? one->mired : all->mired;
        swamp_group_leave(w, g, hex);
        swamp_group_free(w, g);
    }
    lz_assert(n > 0 && n <= SW_LIMIT); /* SW-4.6 */
    all->hunger = (uint8_t)(hunger / n);
    all->experience = (uint8_t)(skill / n);
    return into;
}

bool swamp_held(const struct swamp_work *w, int hex, const struct swamp_group *group, int *hold) {
    static const uint8_t marks[SW_HOLDS] = {
        [SW_HELD_FROZEN] = SW_FROZEN, [SW_HELD_SUNG] = SW_SANG, [SW_HELD_LOBBED] = SW_THREW, [SW_HELD_GATED] = SW_GATED
    };
    const struct swamp_state *s = w->s;
    int found = SW_HOLDS;
    for (int i = SW_HOLDS - 1; i >= 0; i--)
        if (group->marks & marks[i])
            found = i;
    if (s->hex[hex].terrain == SW_SWAMP && group->mired >= s->turn) /* SW-10.6 */
        found = SW_HELD_MIRED;
    if (found < SW_HOLDS && hold)
        *hold = found;
    return found < SW_HOLDS;
}

bool swamp_band_held(const struct swamp_work *w, int hex, int *hold) {
    for (int g = w->first[hex]; g != SW_NO_GROUP; g = w->group[g].next)
        if (swamp_held(w, hex, &w->group[g], hold))
            return true;
    return false;
}

static void add_cells(struct swamp_group *group, struct swamp_cells *cells) {
    for (int i = 0; i < SW_COLOURS; i++) {
        lz_assert(cells->count < SW_CELLS_MOST);
        cells->cell[cells->count].at = &group->lizards[i];
        cells->cell[cells->count++].colour = (uint8_t)i;
    }
}

void swamp_cells_of_group(struct swamp_work *w, int group, struct swamp_cells *cells) {
    cells->count = 0;
    add_cells(&w->group[group], cells);
}

void swamp_cells_of(struct swamp_work *w, int hex, struct swamp_cells *cells) {
    cells->count = 0;
    for (int g = w->first[hex]; g != SW_NO_GROUP; g = w->group[g].next)
        add_cells(&w->group[g], cells);
}

void swamp_disturb(struct swamp_work *w, int hex, int stir) {
    lz_assert(stir > SW_CALM && stir < SW_STIRS);
    if (!w->stir[hex])
        w->stir[hex] = (uint8_t)stir;
}
