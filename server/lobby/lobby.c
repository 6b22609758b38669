/* Tables before and around the match: listed, laid, looked at, read when they are over. */
#include "server/lobby/laid.h"

#include "core/words/text.h"
#include "server/store/tray.h"
#include "server/table/talk.h"

#include <stdlib.h>

enum { OPEN_LISTED = 100 };

void lobby_look(struct exchange *e) {
    struct laid laid;
    if (laid_find(e, &laid))
        laid_answer(e, &laid);
}

struct listing {
    struct exchange *e;
    enum base_ask what;
    int64_t number;
};

static void put_list(const void *with, struct lz_writer *w) {
    const struct listing *listing = with;
    struct base *base = &listing->e->server->hall.base;
    sqlite3_stmt *ask = base_asked(base, listing->what, listing->number, (struct lz_text){ 0 });
    lz_json_open(w, NULL, '{');
    lz_json_open(w, "tables", '[');
    while (base_next(base, ask) == LZ_OK) {
        struct laid laid;
        if (laid_read(base, ask, &laid))
            laid_put(&laid, listing->e->person, w);
    }
    base_done(ask);
    lz_json_close(w, ']');
    lz_json_close(w, '}');
}

void lobby_list(struct exchange *e) {
    exchange_json(e, MHD_HTTP_OK, put_list, &(struct listing){ e, BASE_ASK_LISTED, OPEN_LISTED });
}
void lobby_mine(struct exchange *e) {
    exchange_json(e, MHD_HTTP_OK, put_list, &(struct listing){ e, BASE_ASK_MINE, e->person });
}

/* ---- the match */

/* Why nobody like that talks there, as a seat or as one who looks on; NULL: he may. */
static const struct laid_no *shut_to(const struct laid *laid, int64_t person) {
    static const struct laid_no watchers = { MHD_HTTP_FORBIDDEN, "watchers",
                                             "You have no seat there, and nobody looks on at this table." };
    static const struct laid_no stage = { MHD_HTTP_CONFLICT, "stage", "The match has not begun." };
    bool belongs = laid_seat_of(laid, person) >= 0 || laid->host == person;
    if (!belongs && !laid->plan.house.number[LZ_HOUSE_WATCHERS])
        return &watchers;
    return laid->stage == STAGE_LAID ? &stage : NULL;
}

const struct laid_no *laid_watch(struct base *base, const struct laid *laid, int64_t person, struct talk_place *place) {
    const struct laid_no *no = shut_to(laid, person);
    if (no)
        return no;
    *place = (struct talk_place){ .table = laid->id, .seat = LZ_ONLOOKER, .from = TALK_NEW, .person = person };
    laid_name(base, person, place->name);
    return NULL;
}

const struct laid_no *laid_place(struct base *base, const struct laid *laid, int64_t person, struct talk_place *place) {
    int seat = laid_seat_of(laid, person);
    const struct laid_no *no = seat < 0 ? laid_watch(base, laid, person, place) : shut_to(laid, person);
    if (no)
        return no;
    if (seat >= 0)
        *place = (struct talk_place){
            .table = laid->id, .seat = seat, .holder = laid->seat[seat].holder, .from = TALK_NEW, .person = person
        };
    place->host = laid->host == person;
    return NULL;
}

bool lobby_place(struct exchange *e, struct talk_place *place) {
    struct laid laid;
    const char *from = MHD_lookup_connection_value(e->connection, MHD_GET_ARGUMENT_KIND, "resume");
    int64_t number = TALK_NEW;
    if (!laid_find(e, &laid))
        return false;
    if (from && !lz_read_number(lz_span(from), 0, UINT32_MAX - 1, &number)) {
        exchange_no(e, MHD_HTTP_BAD_REQUEST, "resume", "\"resume\" is the number of the last entry that you have.");
        return false;
    }
    const struct laid_no *no = laid_place(&e->server->hall.base, &laid, e->person, place);
    if (no)
        exchange_no(e, no->status, no->code, no->text);
    place->from = (uint32_t)number;
    return !no;
}

static void put_journal(const void *with, struct lz_writer *w) { lz_put_text(w, *(const struct lz_text *)with); }

void lobby_journal(struct exchange *e) {
    struct laid laid;
    if (!laid_find(e, &laid))
        return;
    if (laid.stage != STAGE_OVER) {
        exchange_no(e, MHD_HTTP_CONFLICT, "stage", "The journal is everybody's once the match is over.");
        return;
    }
    struct lz_text text;
    const char *why;
    char *acts = tray_acts(&e->server->hall.base, laid.id, &text, &why);
    if (acts) {
        e->type = "text/plain; charset=utf-8";
        exchange_json(e, MHD_HTTP_OK, put_journal, &text);
    } else {
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "store", why);
    }
    free(acts);
}
