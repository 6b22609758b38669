/* The operator: whoever first opens the link that the server prints while it has none. */
#include "server/people/audit.h"
#include "server/people/ticket.h"

#include "core/words/text.h"

#include <stdio.h>

static void operator_safe(struct exchange *e, enum lz_status status) {
    if (status == LZ_REFUSED)
        ticket_gone(e);
    else if (status == LZ_OK)
        people_me(e);
    else
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "store", "It could not be stored. Try again.");
}

/* {"word":".."} */
void operator_become(struct exchange *e) {
    struct ticket ticket;
    char words[100];
    snprintf(words, sizeof words, "Person %lld opened the link of the first start and is the operator.",
             (long long)e->person);
    struct base_row noted = audit_row(0, server_wall(e->server), "operator", words);
    if (ticket_find(e, TICKET_OPERATOR, &ticket) && ticket_use(e) &&
        exchange_change(e, &(struct base_row){ BASE_OPERATOR, { e->person } }) && exchange_change(e, &noted))
        exchange_commit(e, operator_safe);
}

bool operator_is(struct base *base, int64_t person) {
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_PERSON, person, (struct lz_text){ 0 });
    bool is = base_next(base, ask) == LZ_OK && sqlite3_column_int(ask, 2);
    base_done(ask);
    return is;
}

bool operator_link(struct server *server, char link[TICKET_LINK]) {
    struct base base, *reads = &server->hall.base;
    char word[EXCHANGE_TOKEN];
    sqlite3_stmt *ask = base_asked(reads, BASE_ASK_OPERATOR, 0, (struct lz_text){ 0 });
    bool none = base_next(reads, ask) == LZ_REFUSED;
    base_done(ask);
    if (!none || !base_open_to_write(&base, server->base))
        return false;
    bool made = ticket_make_at(&base, &(struct ticket){ .what = TICKET_OPERATOR }, NULL, word);
    base_close(&base);
    if (made)
        ticket_link(server->origin[0], TICKET_OPERATOR, word, link);
    return made;
}
