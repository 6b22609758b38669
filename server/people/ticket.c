#include "server/people/ticket.h"

#include "core/bug.h"
#include "core/words/text.h"

#include <time.h>

static const int64_t minute = 60 * 1000;

static const struct {
    const char *name; /* in the link */
    int64_t minutes;  /* for which it is good */
} kinds[] = {
    [TICKET_OPERATOR] = { "operator", 366 * 24 * 60 },
    [TICKET_RESET] = { "reset", 24 * 60 },
    [TICKET_DEVICE] = { "device", 15 },
    [TICKET_TAKEOVER] = { "takeover", 14 * 24 * 60 },
    [TICKET_ADDRESS] = { "address", 3 * 24 * 60 },
    [TICKET_JOIN] = { "join", 3 * 24 * 60 },
    [TICKET_MOVE] = { "move", 3 * 24 * 60 },
};
_Static_assert(sizeof kinds / sizeof kinds[0] == TICKETS, "a row for each kind");

void ticket_link(const char *origin, enum ticket_what what, const char *word, char link[TICKET_LINK]) {
    struct lz_writer w = lz_writer_in(link, TICKET_LINK);
    lz_put(&w, origin);
    lz_assert((int)what >= 0 && what < TICKETS);
    lz_put(&w, "/#");
    lz_put(&w, kinds[what].name);
    lz_put_char(&w, '=');
    lz_put(&w, word);
}

void ticket_link_to(const struct exchange *e, const struct ticket *ticket, const char *word, char link[TICKET_LINK]) {
    struct lz_writer w = lz_writer_in(link, TICKET_LINK);
    lz_put(&w, e->server->origin[0]);
    lz_put(&w, "/table/");
    lz_put_number(&w, e->number);
    lz_put_char(&w, '#');
    lz_put(&w, kinds[ticket->what].name);
    lz_put_char(&w, '=');
    lz_put(&w, word);
}

/* Earlier ones go, and it comes. Its hash is the caller's: rows borrow their texts. */
static void make_rows(const struct ticket *t, int64_t now, const char *hash, struct base_row row[2]) {
    lz_assert((int)t->what >= 0 && t->what < TICKETS && hash[0]);
    row[0] = (struct base_row){ BASE_TICKETS_DROP, { t->what, t->of, t->seat, now } };
    row[1] = (struct base_row){ BASE_TICKET_ADD,
                                { t->what, t->of, t->seat, now + kinds[t->what].minutes * minute },
                                { lz_span(hash) } };
}

bool ticket_add(struct batch *batch, const struct ticket *ticket, int64_t now, char word[EXCHANGE_TOKEN]) {
    char hash[EXCHANGE_TOKEN];
    struct base_row row[2];
    people_word(word);
    people_hash(lz_span(word), hash);
    make_rows(ticket, now, hash, row);
    return batch_add(batch, &row[0]) && batch_add(batch, &row[1]);
}

bool ticket_make(struct exchange *e, const struct ticket *ticket, char word[EXCHANGE_TOKEN]) {
    char hash[EXCHANGE_TOKEN];
    struct base_row row[2];
    people_word(word);
    people_hash(lz_span(word), hash);
    make_rows(ticket, server_wall(e->server), hash, row);
    return exchange_change(e, &row[0]) && exchange_change(e, &row[1]);
}

bool ticket_make_at(struct base *base, const struct ticket *ticket, const struct base_row *noted,
                    char word[EXCHANGE_TOKEN]) {
    char hash[EXCHANGE_TOKEN];
    struct base_row row[2];
    people_word(word);
    people_hash(lz_span(word), hash);
    make_rows(ticket, (int64_t)time(NULL) * 1000, hash, row);
    bool well = base_begin(base) == LZ_OK && base_do(base, &row[0]) == LZ_OK && base_do(base, &row[1]) == LZ_OK &&
                (!noted || base_do(base, noted) == LZ_OK) && base_commit(base) == LZ_OK;
    if (!well)
        base_back(base);
    return well;
}

static bool hash_asked(struct exchange *e, char hash[EXCHANGE_TOKEN]) {
    const char *word = json_string_value(json_object_get(e->asked, "word"));
    people_hash(lz_span(word ? word : ""), hash);
    return word;
}

bool ticket_use(struct exchange *e) {
    char hash[EXCHANGE_TOKEN];
    return hash_asked(e, hash) &&
           exchange_change(e, &(struct base_row){ BASE_TICKET_USE, { server_wall(e->server) }, { lz_span(hash) } });
}

void ticket_gone(struct exchange *e) {
    exchange_no(e, MHD_HTTP_GONE, "word", "This link has been used, or its time is over. Ask for a new one.");
}

bool ticket_find(struct exchange *e, enum ticket_what what, struct ticket *ticket) {
    struct base *base = &e->server->hall.base;
    char hash[EXCHANGE_TOKEN];
    if (hash_asked(e, hash)) {
        sqlite3_stmt *ask = base_asked(base, BASE_ASK_TICKET, server_wall(e->server), lz_span(hash));
        bool found = base_next(base, ask) == LZ_OK && sqlite3_column_int(ask, 2) == (int)what;
        if (found)
            *ticket = (struct ticket){ what, sqlite3_column_int64(ask, 0), sqlite3_column_int64(ask, 1) };
        base_done(ask);
        if (found)
            return true;
    }
    ticket_gone(e);
    return false;
}
