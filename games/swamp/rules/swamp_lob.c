/* FR and LO of the Artillery Phase: lizards set free, stones thrown (SW-8.1, SW-8.2). */
#include "core/bug.h"
#include "core/words/event.h"
#include "games/swamp/rules/swamp_work.h"

enum { SETTLE = 10, LOB = 30 }; /* SW-20.3 */

/* ---- FR, SW-8.1 */

/* Counts are taken from the groups in list order; without counts, all go. Answers how many there are. */
static int set_free(struct swamp_work *w, const struct swamp_order *order, uint16_t freed[SW_COLOURS]) {
    int all = 0, asked = 0;
    for (int i = 0; i < SW_COLOURS; i++)
        asked |= order->count[i];
    for (int i = 0; i < SW_COLOURS; i++) {
        int left = asked ? order->count[i] : SW_LIMIT;
        for (int g = w->first[order->hex]; g != SW_NO_GROUP && left; g = w->group[g].next) {
            uint16_t *there = &w->group[g].lizards[i];
            int n = *there < left ? *there : left;
            *there = (uint16_t)(*there - n);
            freed[i] = (uint16_t)(freed[i] + n);
            left -= n;
            all += n;
        }
    }
    return all;
}

/* An unsettled den takes all and remembers the colours; at ten it is settled, by the one colour if there is just one.
 */
static void settle(struct swamp_work *w, int hex, const uint16_t freed[SW_COLOURS]) {
    struct swamp_hex *den = &w->s->hex[hex];
    for (int i = 0; i < SW_COLOURS; i++)
        if (freed[i])
            den->freed |= (uint8_t)(1 << i);
    if (den->population < SETTLE)
        return;
    lz_assert(den->freed != 0 && den->freed < 1 << SW_COLOURS);
    bool one = (den->freed & (den->freed - 1)) == 0;
    den->colour = (uint8_t)(one ? __builtin_ctz(den->freed) : swamp_rnd(w, SW_COLOURS));
    den->freed = 0;
    swamp_say(w, SW_K_SETTLED, den->owner, swamp_seat(den->owner), SW_AT(w, hex), den->colour);
}

/* How many of the freed join the den, if there is one; the others go wild. */
static int joiners(const struct swamp_hex *at, const uint16_t freed[SW_COLOURS], int all) {
    if (at->terrain != SW_DEN)
        return 0;
    lz_assert(at->colour <= SW_UNSETTLED);
    return at->colour == SW_UNSETTLED ? all : freed[at->colour];
}

struct swamp_result swamp_fr(struct swamp_work *w, int clan, const struct swamp_order *order) {
    int hex = order->hex;
    struct swamp_hex *at = &w->s->hex[hex];
    uint16_t freed[SW_COLOURS] = { 0 };
    int all = swamp_clan_at(w, hex) == clan ? set_free(w, order, freed) : 0;
    if (!all)
        return swamp_ended_at(SW_CODE_NOBAND, hex);
    swamp_sweep(w, hex);
    int joined = joiners(at, freed, all);
    lz_assert(joined >= 0 && joined <= all && at->population + joined <= (int)UINT16_MAX);
    at->population = (uint16_t)(at->population + joined);
    swamp_say(w, SW_K_FREED, clan, swamp_seat(clan), SW_AT(w, hex), freed[SW_RED], freed[SW_GRN], freed[SW_GRY],
              freed[SW_YEL], freed[SW_BLK], joined);
    if (at->terrain == SW_DEN && at->colour == SW_UNSETTLED)
        settle(w, hex, freed);
    return swamp_ended_at(SW_CODE_OK, hex);
}

/* ---- LO, SW-8.2 */

/* SW-8.6: the yellow lizards of groups that have not thrown, wherever those stood. */
static int throwers(const struct swamp_work *w, int hex) {
    int yellow = 0;
    for (int g = w->first[hex]; g != SW_NO_GROUP; g = w->group[g].next)
        if (!(w->group[g].marks & SW_THREW))
            yellow += w->group[g].lizards[SW_YEL];
    return yellow;
}

/* Walls stop stones, and nobody stones his own; then there is no roll. */
static bool exposed(const struct swamp_work *w, int hex, int clan) {
    int there = swamp_clan_at(w, hex);
    return there && there != clan && !swamp_facts.ground[w->s->hex[hex].terrain].shelters;
}

/* Who throws is told to the victims only if they see the throwers' hex. */
static void stone(struct swamp_work *w, const struct swamp_order *order, int target, int hits) {
    struct swamp_cells cells;
    uint16_t fallen[SW_COLOURS] = { 0 };
    int victim = swamp_clan_at(w, target);
    lz_assert(swamp_is_clan(w->s, victim) && hits <= swamp_warriors(w, target));
    int by = swamp_sees(w, victim, order->hex) ? swamp_clan_at(w, order->hex) : SW_UNTOLD;
    swamp_say(w, SW_K_STONED, victim, swamp_seat(victim), SW_AT(w, target), by);
    swamp_cells_of(w, target, &cells);
    swamp_cull(w, &cells, hits, fallen);
    swamp_sweep(w, target);
    swamp_say_lost(w, (struct swamp_toll){ victim, target, SW_BY_STONES }, fallen);
    swamp_disturb(w, target, SW_STIR_STONES);
}

static int lo_trouble(const struct swamp_work *w, int clan, const struct swamp_order *order) {
    int target = swamp_path_end(&w->s->laws, order);
    if (swamp_clan_at(w, order->hex) != clan)
        return SW_CODE_NOBAND;
    if (!swamp_of_colour(w, order->hex, SW_YEL))
        return SW_CODE_NOYELLOW;
    if (!throwers(w, order->hex))
        return SW_CODE_LOBBED;
    return target == SW_NOWHERE || target == order->hex ? SW_CODE_RANGE : SW_CODE_OK;
}

struct swamp_result swamp_lo(struct swamp_work *w, int clan, const struct swamp_order *order) {
    int hex = order->hex, trouble = lo_trouble(w, clan, order), hits = 0;
    if (trouble)
        return swamp_ended_at(trouble, hex);
    int target = swamp_path_end(&w->s->laws, order);
    lz_seats witnesses = swamp_witnesses(w, hex) | swamp_witnesses(w, target);
    if (exposed(w, target, clan)) {
        hits = swamp_binom(w, throwers(w, hex), LOB);
        hits = hits < swamp_warriors(w, target) ? hits : swamp_warriors(w, target);
    }
    swamp_say(w, SW_K_LOBBED, clan, swamp_seat(clan), SW_AT(w, hex), SW_AT(w, target), hits);
    swamp_say(w, SW_K_STONES, 0, witnesses & ~swamp_seat(clan), SW_AT(w, hex), SW_AT(w, target));
    if (hits)
        stone(w, order, target, hits);
    for (int g = w->first[hex]; g != SW_NO_GROUP; g = w->group[g].next)
        w->group[g].marks |= SW_THREW;
    return swamp_ended_at(SW_CODE_OK, hex);
}
