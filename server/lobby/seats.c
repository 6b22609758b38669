/* Seats before the deal: taken and given up. */
#include "server/lobby/laid.h"

/* {"invite":"..","seat":2} */
void seats_join(struct exchange *e) {
    struct laid laid;
    const json_t *wanted = json_object_get(e->asked, "seat");
    if (!laid_find(e, &laid))
        return;
    int64_t seat = wanted ? json_integer_value(wanted) : 0;
    while (!wanted && seat < laid.plan.setup.seats && (laid.plan.bot[seat] || laid.seat[seat].person))
        seat++;
    if (laid.stage != STAGE_LAID)
        exchange_no(e, MHD_HTTP_CONFLICT, "stage", "The cards are dealt: nobody can join now.");
    else if (seat < 0 || seat >= laid.plan.setup.seats || laid.plan.bot[seat])
        exchange_no(e, MHD_HTTP_CONFLICT, "taken", "No seat is open there.");
    else if (exchange_fits(e, LIMIT_SEATS, laid_count(e, BASE_ASK_SEATS_COUNT))) {
        e->number = laid.id;
        if (laid_take_seat(e, (int)seat))
            exchange_commit(e, laid_changed);
    }
}

void seats_leave(struct exchange *e) {
    struct laid laid;
    if (!laid_find(e, &laid))
        return;
    if (laid.stage != STAGE_LAID || laid_seat_of(&laid, e->person) < 0) {
        exchange_no(e, MHD_HTTP_CONFLICT, "stage", "You do not sit there, or the match has begun.");
        return;
    }
    e->number = laid.id;
    if (exchange_change(e, &(struct base_row){ BASE_SEAT_LEAVE, { laid.id, e->person } }))
        exchange_commit(e, laid_changed);
}
