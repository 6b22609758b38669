/* What the turn brought into sight (SW-17.2): bands that are seen at its end, of clans of which nobody was seen near
   there at its beginning. And the points that everybody had then. */
#include "core/bug.h"
#include "core/words/event.h"
#include "core/seats.h"
#include "games/swamp/rules/swamp_work.h"

#include <string.h>

enum { MARCH = 2 }; /* hexes that a band goes in a turn, SW-10.1 */

/* Who is shown the band in each hex (SW-3.2, SW-3.3). */
static void bands_shown(const struct swamp_state *s, lz_seats shown[SW_HEXES]) {
    lz_seats spying[SW_HEXES] = { 0 };
    swamp_sight(s, shown);
    for (int i = 0; i < s->spies; i++)
        spying[s->spy[i].hex] |= swamp_seat(s->spy[i].clan);
    for (int hex = 0; hex < swamp_hexes(s); hex++) {
        if (swamp_facts.ground[s->hex[hex].terrain].hides)
            shown[hex] &= spying[hex];
        shown[hex] &= s->hex[hex].clan ? ~swamp_seat(s->hex[hex].clan) : 0;
    }
}

/* For the clans' sums; an onlooker has heard the ranking of the turn before. */
static void say_points(const struct swamp_state *s, struct lz_sink *out) {
    struct swamp_points points[SW_CLANS];
    swamp_points_of(s, points);
    for (int seat = 0; seat < s->head.seats; seat++)
        lz_tell(out, SW_K_STOOD, seat, s->laws.ranking_points ? lz_all(s->head.seats) : lz_only(seat), seat + 1,
                points[seat].total);
}

void swamp_lookout_begin(const struct swamp_state *s, struct swamp_lookout *before, struct lz_sink *out) {
    if (!out)
        return;
    say_points(s, out);
    bands_shown(s, before->shown);
    for (int hex = 0; hex < swamp_hexes(s); hex++)
        before->clan[hex] = s->hex[hex].clan;
}

/* Those who were shown lizards of the clan so near that they may be the same. */
static lz_seats knew(const struct swamp_state *s, const struct swamp_lookout *before, int hex) {
    uint16_t at[SW_DISK];
    lz_seats seats = 0;
    int n = swamp_disk(&s->laws, hex, MARCH, at);
    for (int i = 0; i < n; i++)
        if (before->clan[at[i]] == s->hex[hex].clan)
            seats |= before->shown[at[i]];
    return seats;
}

void swamp_lookout_end(const struct swamp_state *s, const struct swamp_lookout *before, struct lz_sink *out) {
    lz_seats shown[SW_HEXES];
    if (!out || s->head.over) /* then everything is shown */
        return;
    bands_shown(s, shown);
    for (int hex = 0; hex < swamp_hexes(s); hex++) {
        lz_seats news = shown[hex] ? shown[hex] & ~knew(s, before, hex) : 0;
        int n = 0;
        for (int i = 0; i < SW_COLOURS; i++)
            n += s->hex[hex].lizards[i];
        if (news)
            lz_tell(out, SW_K_SIGHTED, s->hex[hex].clan - 1, news, swamp_name_of(&s->laws, hex), s->hex[hex].clan, n);
    }
}
