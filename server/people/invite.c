/* Ways to a table: the secret of its link, and a code of two words that is read out over a telephone. Whoever shows one
   of them is invited from then on; the secret itself is needed no more. */
#include "server/lobby/laid.h"

#include "core/words/text.h"

#include <sodium.h>

static const int64_t hour = 3600 * 1000, days = 3 * 24 * hour;
static const char nobody[] = "Nobody is invited by that. A code is good for a time, and until the match begins.";

static const char *const first[] = {
#define FIRST(word) word,
#define SECOND(word)
#include "server/people/code_words.def"
#undef FIRST
#undef SECOND
};
static const char *const second[] = {
#define FIRST(word)
#define SECOND(word) word,
#include "server/people/code_words.def"
#undef FIRST
#undef SECOND
};
enum { WORDS = 256 };
_Static_assert(sizeof first / sizeof first[0] == WORDS && sizeof second / sizeof second[0] == WORDS,
               "65,536 codes: ten tries in ten minutes find none of the few that are good at one time");

/* ---- the host's: a code */

struct coded {
    char words[CODE_WORDS];
    int64_t until;
};

static void put_code(const void *with, struct lz_writer *w) {
    const struct coded *coded = with;
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "code", coded->words);
    lz_json_number(w, "until", coded->until);
    lz_json_close(w, '}');
}

static void code_safe(struct exchange *e, enum lz_status status) {
    if (status == LZ_OK)
        exchange_json(e, MHD_HTTP_OK, put_code, e->deal);
    else
        exchange_later(e, "store", "It could not be stored, or another table has that code. Try again.", 1);
}

void invite_code(struct exchange *e) {
    struct laid laid;
    struct coded *coded;
    if (!laid_find(e, &laid))
        return;
    if (laid.host != e->person || laid.stage != STAGE_LAID) {
        exchange_no(e, MHD_HTTP_FORBIDDEN, "host", "Whoever laid the table asks for a code, before the deal.");
        return;
    }
    coded = e->deal = e->server->hall.calls->room(NULL, sizeof *coded);
    if (!coded) {
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "memory", "There is not enough memory. Try again.");
        return;
    }
    struct lz_writer w = lz_writer_in(coded->words, CODE_WORDS);
    lz_put(&w, first[randombytes_uniform(WORDS)]);
    lz_put_char(&w, '-');
    lz_put(&w, second[randombytes_uniform(WORDS)]);
    int64_t now = server_wall(e->server);
    const struct mailbox *box = e->server->box;
    coded->until = now + (box && mailbox_receives(box) ? days : hour); /* who joins by mail reads it when he does */
    if (exchange_change(e, &(struct base_row){ BASE_CODES_DROP, { laid.id, now } }) &&
        exchange_change(e, &(struct base_row){ BASE_CODE_ADD, { laid.id, coded->until }, { lz_span(coded->words) } }))
        exchange_commit(e, code_safe);
}

/* ---- whoever is invited */

/* As people say it: capitals do not count, and a blank is as good as the stroke. */
static struct lz_text code_of(const char *said, char code[CODE_WORDS]) {
    struct lz_writer w = lz_writer_in(code, CODE_WORDS);
    struct lz_text left = lz_trim(lz_span(said));
    for (uint32_t i = 0; i < left.len; i++) {
        char c = left.at[i];
        lz_put_char(&w, c == ' ' ? '-' : c >= 'A' && c <= 'Z' ? (char)(c + 'a' - 'A') : c);
    }
    return lz_span(code);
}

static int64_t find(struct exchange *e, enum base_ask what, struct lz_text words) {
    struct base *base = &e->server->hall.base;
    sqlite3_stmt *ask = base_asked(base, what, server_wall(e->server), words);
    int64_t id = base_next(base, ask) == LZ_OK ? sqlite3_column_int64(ask, 0) : 0;
    base_done(ask);
    return id;
}

int64_t invite_coded(struct exchange *e, const char *said) {
    char code[CODE_WORDS];
    if (!exchange_counts(e, LIMIT_CODES, e->address))
        return 0;
    int64_t table = find(e, BASE_ASK_CODE, code_of(said, code));
    if (!table)
        exchange_no(e, MHD_HTTP_NOT_FOUND, "table", nobody);
    return table;
}

/* {"invite":".."} or {"code":"muddy-otter"} */
void invite_take(struct exchange *e) {
    const char *invite = json_string_value(json_object_get(e->asked, "invite"));
    const char *said = json_string_value(json_object_get(e->asked, "code"));
    e->number = said ? invite_coded(e, said) : invite ? find(e, BASE_ASK_INVITATION, lz_span(invite)) : 0;
    if (said && !e->number)
        return;
    if (!e->number)
        exchange_no(e, MHD_HTTP_NOT_FOUND, "table", nobody);
    else if (exchange_change(e, &(struct base_row){ BASE_INVITE, { e->number, e->person } }))
        exchange_commit(e, laid_changed);
}
