/* Who is told (SW-17): the clans that have a hex in sight at the moment something happens there (SW-3.6). */
#include "core/bug.h"
#include "core/words/event.h"
#include "core/seats.h"
#include "games/swamp/rules/swamp_work.h"

/* The clans of the spies in a hex. */
static lz_seats seats_of_spies(const struct swamp_work *w, int hex) {
    lz_seats seats = 0;
    int left = w->agents[hex];
    for (int i = 0; i < w->spies && left; i++)
        if (w->spy[i].hex == hex) {
            seats |= swamp_seat(w->spy[i].clan);
            left--;
        }
    lz_assert(left == 0); /* as many as are counted there are there */
    return seats;
}

/* SW-3.1: two hexes far, three from a Peak. Nobody is reckoned up when nobody listens. */
lz_seats swamp_witnesses(const struct swamp_work *w, int hex) {
    const struct swamp_state *s = w->s;
    uint16_t at[SW_DISK];
    lz_seats seats = 0;
    if (!w->out)
        return 0;
    int n = swamp_disk(&s->laws, hex, 3, at);
    for (int i = 0; i < n; i++) {
        int from = at[i];
        if (!s->hex[from].clan && !w->agents[from])
            continue;
        if (s->hex[from].terrain == SW_PEAK || swamp_distance(&s->laws, from, hex) <= 2)
            seats |= swamp_seat(s->hex[from].clan) | seats_of_spies(w, from);
    }
    return seats;
}

bool swamp_sees(const struct swamp_work *w, int clan, int hex) {
    return (swamp_witnesses(w, hex) & swamp_seat(clan)) != 0;
}

lz_seats swamp_everyone(const struct swamp_work *w) { return lz_everyone(w->s->head.seats); }

void swamp_say_lost(struct swamp_work *w, struct swamp_toll toll, const uint16_t fallen[SW_COLOURS]) {
    int n = 0;
    lz_assert(toll.bane >= 0 && toll.bane < SW_BANES);
    for (int i = 0; i < SW_COLOURS; i++)
        n += fallen[i];
    if (toll.clan && n)
        swamp_say(w, SW_K_LOST, toll.clan, swamp_seat(toll.clan), SW_AT(w, toll.hex), toll.bane, fallen[SW_RED],
                  fallen[SW_GRN], fallen[SW_GRY], fallen[SW_YEL], fallen[SW_BLK]);
}

/* SW-17.2: the listing shows the owner that it is gone; who has it is told to those who see it. */
void swamp_say_den_lost(struct swamp_work *w, int hex, int to) {
    const struct swamp_hex *at = &w->s->hex[hex];
    lz_assert(at->terrain == SW_DEN);
    if (!at->owner)
        return;
    swamp_say(w, SW_K_DEN_LOST, at->owner, swamp_seat(at->owner), SW_AT(w, hex),
              at->marks & SW_HOME ? SW_A_HOME_DEN : SW_A_DEN, at->colour, at->population,
              to && !swamp_sees(w, at->owner, hex) ? SW_UNTOLD : to);
}
