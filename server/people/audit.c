#include "server/people/audit.h"

#include "server/lobby/laid.h"

#include "core/words/text.h"

struct base_row audit_row(int64_t match, int64_t at, const char *who, const char *words) {
    return (struct base_row){ BASE_AUDIT, { match, at }, { lz_span(who), lz_span(words) } };
}

static void put_audit(const void *with, struct lz_writer *w) {
    const struct exchange *e = with;
    struct base *base = &e->server->hall.base;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_AUDIT, e->number, (struct lz_text){ 0 });
    lz_json_open(w, NULL, '{');
    lz_json_number(w, "chain", e->number);
    lz_json_open(w, "audit", '[');
    while (base_next(base, ask) == LZ_OK) {
        lz_json_open(w, NULL, '{');
        lz_json_number(w, "n", sqlite3_column_int64(ask, 0));
        lz_json_number(w, "at", sqlite3_column_int64(ask, 1));
        lz_json_text(w, "who", base_text(ask, 2));
        lz_json_text(w, "words", base_text(ask, 3));
        lz_json_text(w, "mark", base_text(ask, 4));
        lz_json_close(w, '}');
    }
    base_done(ask);
    lz_json_close(w, ']');
    lz_json_close(w, '}');
}

void audit_of_table(struct exchange *e) {
    struct laid laid;
    if (!laid_find(e, &laid))
        return;
    e->number = laid.id;
    exchange_json(e, MHD_HTTP_OK, put_audit, e);
}

void audit_of_server(struct exchange *e) {
    e->number = 0;
    exchange_json(e, MHD_HTTP_OK, put_audit, e);
}
