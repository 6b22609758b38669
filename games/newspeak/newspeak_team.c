/* Decisions of a team (NS-1.4, NS-1.5): each member names an option; a majority closes it at once. */
#include "games/newspeak/newspeak_inner.h"

#include <string.h>

enum { OPTIONS = 16 };

void newspeak_team_open(struct newspeak_state *s) {
    memset(s->team.name, NS_NONE, sizeof s->team.name);
    memset(s->team.times, 0, sizeof s->team.times);
}

void newspeak_team_name(struct newspeak_state *s, int seat, int option) {
    lz_assert(seat < s->head.seats && option >= 0 && option < OPTIONS && s->team.times[seat] < NS_NAMINGS);
    s->team.name[seat] = (uint8_t)option;
    s->team.times[seat]++;
}

/* How often each option is named; the first member to have named it, for ties. */
struct count {
    int names[OPTIONS], first[OPTIONS];
    int members, named;
};

static struct count count(const struct newspeak_open *o, const struct newspeak_team *team, enum newspeak_side side) {
    struct count c = { 0 };
    for (int seat = 0; seat < o->dissidents + o->moderators; seat++) {
        int option = team->name[seat];
        if (newspeak_side_of(o, seat) != side)
            continue;
        c.members++;
        if (option == NS_NONE)
            continue;
        lz_assert(option < OPTIONS);
        c.named++;
        if (!c.names[option]++)
            c.first[option] = seat;
    }
    return c;
}

bool newspeak_team_closed(const struct newspeak_open *o, const struct newspeak_team *team,
                          struct newspeak_ballot ballot, int *option) {
    struct count c = count(o, team, ballot.side);
    int best = -1;
    for (int i = 0; i < OPTIONS; i++)
        if (c.names[i] &&
            (best < 0 || c.names[i] > c.names[best] || (c.names[i] == c.names[best] && c.first[i] < c.first[best])))
            best = i;
    lz_assert(c.named <= c.members && (best >= 0) == (c.named > 0));
    bool majority = best >= 0 && 2 * c.names[best] > c.members;
    *option = best < 0 || (ballot.optional && !majority) ? ballot.otherwise : best;
    return majority || ballot.over || (!newspeak_timed(o) && c.named == c.members);
}
