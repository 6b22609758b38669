/* Where people are mailed: an address that its owner has confirmed. Nobody else is ever told it. */
#include "core/hash.h"
#include "core/words/text.h"
#include "server/people/ticket.h"
#include "server/post/letter.h"
#include "server/post/newcomer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 2000, MAIL = 8000 };

static const char *const states[] = {
    [ADDRESS_ASKED] = "asked",
    [ADDRESS_GOOD] = "good",
    [ADDRESS_REFUSED] = "refused",
    [ADDRESS_STOPPED] = "stopped",
};
_Static_assert(sizeof states / sizeof states[0] == ADDRESS_STATES, "a word for each state");

void address_json(struct exchange *e, struct lz_writer *w) {
    struct base *base = &e->server->hall.base;
    if (!e->server->box)
        return;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_ADDRESS, e->person, (struct lz_text){ 0 });
    lz_json_open(w, "mail", '{');
    if (base_next(base, ask) == LZ_OK) {
        lz_json_text(w, "address", base_text(ask, 0));
        lz_json_string(w, "state", states[sqlite3_column_int(ask, 1)]);
    }
    lz_json_close(w, '}');
    base_done(ask);
}

static void put_ok(const void *with, struct lz_writer *w) {
    (void)with;
    lz_put(w, "{\"ok\":true}");
}

static void given(struct exchange *e, enum lz_status status) {
    if (status != LZ_OK) {
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "store", "It could not be stored. Try again.");
        return;
    }
    e->server->hall.addresses++; /* tables that are awake read anew whom they mail */
    office_poke(&e->server->office);
    exchange_json(e, MHD_HTTP_OK, put_ok, NULL);
}

/* Whoever gets it learns nothing but where it comes from: no name, no table. */
static bool add_question(struct exchange *e, const char *word) {
    char text[TEXT], mail[MAIL], link[TICKET_LINK], id[EXCHANGE_TOKEN + 20];
    struct lz_writer w = lz_writer_in(text, sizeof text), bytes = lz_writer_in(mail, sizeof mail);
    struct lz_writer named = lz_writer_in(id, sizeof id);
    int64_t now = server_wall(e->server);
    ticket_link(e->server->origin[0], TICKET_ADDRESS, word, link);
    lz_put(&w, "Somebody wants to be mailed here when it is their move in a game at\n");
    lz_put(&w, e->server->origin[0]);
    lz_put(&w, mailbox_receives(e->server->box)
                   ? "\n\nIf that is you, answer this mail within three days, or open this link:\n\n  "
                   : "\n\nIf that is you, open this link within three days:\n\n  ");
    lz_put(&w, link);
    lz_put(&w, "\n\nIf not, do nothing: no further mail will come.\n");
    newcomer_id(word, &named);
    letter_put(&(struct letter){ e->server->box, id, NULL, "Is this your address?", now, { text, w.len } }, &bytes);
    return exchange_change(e, &(struct base_row){ BASE_MAIL_ASK, { e->person, now }, { { mail, bytes.len } } });
}

/* {"address":"anna@example.org"}, {"address":""} */
void address_give(struct exchange *e) {
    const char *given_words = json_string_value(json_object_get(e->asked, "address"));
    struct lz_text address = lz_trim(lz_span(given_words ? given_words : ""));
    char word[EXCHANGE_TOKEN];
    if (!e->server->box) {
        exchange_no(e, MHD_HTTP_NOT_FOUND, "mail", "This server sends no mail.");
        return;
    }
    if (!given_words || (address.len && !mailbox_address(address))) {
        exchange_no(e, MHD_HTTP_BAD_REQUEST, "address",
                    "An address is as anna@example.org; an empty one takes it away.");
        return;
    }
    struct base_row cancel = { BASE_MAIL_CANCEL, { e->person } }, drop = { BASE_ADDRESS_DROP, { e->person } };
    if (!address.len) {
        if (exchange_change(e, &cancel) && exchange_change(e, &drop))
            exchange_commit(e, given);
        return;
    }
    if (exchange_counts(e, LIMIT_ADDRESSES, e->address) &&
        exchange_counts(e, LIMIT_ASKED, lz_hash(address.at, address.len, 0)) && exchange_change(e, &cancel) &&
        exchange_change(e, &(struct base_row){ BASE_ADDRESS_PUT, { e->person }, { address } }) &&
        ticket_make(e, &(struct ticket){ .what = TICKET_ADDRESS, .of = e->person }, word) && add_question(e, word))
        exchange_commit(e, given);
}

static void confirmed(struct exchange *e, enum lz_status status) {
    if (status == LZ_REFUSED)
        ticket_gone(e);
    else
        given(e, status);
}

/* {"word":".."}: whoever has it can read the mail, and need not be logged in where it is read. */
void address_right(struct exchange *e) {
    struct ticket ticket;
    if (ticket_find(e, TICKET_ADDRESS, &ticket) && ticket_use(e) &&
        exchange_change(e, &(struct base_row){ BASE_ADDRESS_GOOD, { ticket.of } }))
        exchange_commit(e, confirmed);
}
