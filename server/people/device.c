/* A link of one's own, good once and for a quarter of an hour, that carries a session to another device. */
#include "server/people/ticket.h"
#include "server/lobby/laid.h"

#include "core/words/text.h"

static void put_link(const void *with, struct lz_writer *w) {
    const struct exchange *e = with;
    char link[TICKET_LINK];
    if (e->number)
        ticket_link_to(e, &(struct ticket){ .what = TICKET_DEVICE }, e->deal, link);
    else
        ticket_link(e->server->origin[0], TICKET_DEVICE, e->deal, link);
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "link", link);
    lz_json_close(w, '}');
}

static void link_safe(struct exchange *e, enum lz_status status) {
    if (status == LZ_OK)
        exchange_json(e, MHD_HTTP_OK, put_link, e);
    else
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "store", "It could not be stored. Try again.");
}

/* {"table":ID}: a link that leads to the own seat there. */
static bool find_table(struct exchange *e) {
    const json_t *table = json_object_get(e->asked, "table");
    struct laid laid;
    if (!table)
        return true;
    e->number = json_integer_value(table);
    bool sits = laid_get(&e->server->hall.base, e->number, e->person, &laid) && laid_seat_of(&laid, e->person) >= 0;
    if (!sits)
        exchange_no(e, MHD_HTTP_NOT_FOUND, "table", "You do not sit at such a table.");
    return sits;
}

void device_link(struct exchange *e) {
    if (!find_table(e))
        return;
    e->deal = e->server->hall.calls->room(NULL, EXCHANGE_TOKEN);
    if (!e->deal)
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "memory", "There is not enough memory. Try again.");
    else if (ticket_make(e, &(struct ticket){ .what = TICKET_DEVICE, .of = e->person }, e->deal))
        exchange_commit(e, link_safe);
}

static void arrive_safe(struct exchange *e, enum lz_status status) {
    if (status == LZ_REFUSED)
        ticket_gone(e);
    else
        people_begun(e, status);
}

/* {"word":".."} */
void device_arrive(struct exchange *e) {
    struct ticket ticket;
    if (ticket_find(e, TICKET_DEVICE, &ticket) && ticket_use(e) && people_begin(e, ticket.of))
        exchange_commit(e, arrive_safe);
}
