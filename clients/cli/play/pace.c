/* Time in a match by the clock: what is due, and who has the screen. */
#include "clients/cli/play/pace.h"

#include "clients/cli/draw/draw.h"
#include "clients/cli/far/far.h"
#include "core/rng.h"
#include "core/seats.h"

enum { PACE = 2 }; /* purpose of chance: nothing that a match draws */

bool pace_on(const struct table *table) {
    const struct lz_head *head = table_head(table);
    return drawer_of(table->game)->pace && !head->over && head->alarm != LZ_NEVER && party_people(&table->party) > 0;
}

static bool person(const struct table *table, int seat) {
    return seat >= 0 && seat < table->party.setup.seats && party_person(&table->party, seat);
}

int pace_person(const struct table *table) {
    lz_seats wait = table_head(table)->wait;
    int first = -1;
    for (int i = table->party.setup.seats; i-- > 0;)
        if (person(table, i))
            first = i;
    for (int i = 0; i < table->party.setup.seats; i++)
        if (person(table, i) && lz_in(wait, i))
            return i;
    return person(table, table->shown) ? table->shown : first;
}

/* A time to think, drawn without regard to anything hidden: it is keyed by what is public. */
static int64_t draw_due(struct table *table, int seat) {
    int64_t range[2] = { 0, 0 };
    struct lz_rng rng = lz_rng_from(table->party.setup.key[0], PACE);
    struct lz_rng own = lz_fork(&rng, PACE, table->pace.draws++);
    table->game->view(table->game, table->room.state, seat, table->view);
    drawer_of(table->game)->pace(table->view, range);
    return table_now(table) + range[0] + lz_roll(&own, (uint32_t)(range[1] - range[0] + 1));
}

/* A bot that the game does not hold for is called once after every change: it may have something to say. */
static bool called(const struct table *table, int seat) {
    const struct lz_head *head = table_head(table);
    return table->party.bot[seat] && lz_in(head->may, seat) &&
           (lz_in(head->wait, seat) || table->pace.silent[seat] != table->events);
}

static void draw_all(struct table *table) {
    for (int i = 0; i < table->party.setup.seats; i++)
        if (!called(table, i))
            table->pace.due[i] = 0;
        else if (!table->pace.due[i])
            table->pace.due[i] = draw_due(table, i);
}

int64_t pace_left(struct table *table) {
    int64_t soonest = table_head(table)->alarm;
    draw_all(table);
    for (int i = 0; i < table->party.setup.seats; i++)
        if (table->pace.due[i] && table->pace.due[i] < soonest)
            soonest = table->pace.due[i];
    int64_t left = soonest - table_now(table);
    return left > 0 ? left : 0;
}

enum lz_status pace_go(struct table *table, bool *happened) {
    uint32_t before = table->events, step = table_head(table)->step, stirred = table->far ? table->far->stirred : 0;
    enum lz_status status = table_ring(table);
    for (int i = 0; i < table->party.setup.seats && status == LZ_OK && pace_on(table); i++) {
        draw_all(table);
        if (!table->pace.due[i] || table->pace.due[i] > table_now(table))
            continue;
        table->pace.due[i] = 0;
        status = table_bot(table, i);
        table->pace.silent[i] = table->events;
    }
    *happened = table->events != before || table_head(table)->step != step ||
                (table->far && table->far->stirred != stirred);
    return status;
}
