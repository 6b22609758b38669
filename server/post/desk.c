/* `lizardry post`: what waits, what was given up and came back, as the data base has it; and an operator's hand on it,
   while the server runs or while it does not. */
#include "core/bug.h"
#include "core/words/text.h"
#include "server/door/exchange.h"
#include "server/lobby/laid.h"
#include "server/post/newcomer.h"
#include "server/post/office.h"
#include "server/serve.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

struct desk {
    const struct serve_post *call;
    struct base base;
    struct lz_writer *said, *trouble;
};

static int64_t now(void) { return (int64_t)time(NULL) * 1000; }

static bool wrong(struct desk *d, const char *words) {
    lz_put(d->trouble, words);
    return false;
}

/* ---- what there is */

static void put_number(struct lz_writer *w, int64_t number, const char *after) {
    lz_put_number(w, number);
    lz_put(w, after);
}

static void put_moment(struct lz_writer *w, int64_t at) {
    char words[40];
    time_t second = (time_t)(at / 1000);
    struct tm parts;
    gmtime_r(&second, &parts);
    strftime(words, sizeof words, "%Y-%m-%d %H:%M UTC", &parts);
    lz_put(w, words);
}

static void put_way(struct lz_writer *w, const char *what, struct lz_text trouble, int64_t since) {
    lz_put(w, what);
    if (!trouble.len)
        lz_put(w, "well\n");
    else {
        lz_put_text(w, trouble);
        lz_put(w, ", since ");
        put_moment(w, since);
        lz_put(w, "\n");
    }
}

static int64_t count(struct desk *d, enum mail_state state) {
    sqlite3_stmt *ask = base_asked(&d->base, BASE_ASK_POST_COUNT, state, (struct lz_text){ 0 });
    int64_t n = base_next(&d->base, ask) == LZ_OK ? sqlite3_column_int64(ask, 0) : 0;
    base_done(ask);
    return n;
}

static void put_seat(struct lz_writer *w, int64_t match, int64_t seat) {
    if (match <= 0) {
        lz_put(w, "no table");
        return;
    }
    lz_put(w, "table ");
    lz_put_number(w, match);
    lz_put(w, " seat ");
    lz_put_number(w, seat + 1);
}

static void put_mail(struct lz_writer *w, sqlite3_stmt *ask, bool held) {
    bool given_up = sqlite3_column_int(ask, 1) == MAIL_GIVEN_UP;
    int64_t match = sqlite3_column_int64(ask, 2);
    bool none = sqlite3_column_type(ask, 8) == SQLITE_NULL;
    int state = sqlite3_column_int(ask, 8);
    struct lz_text words = base_text(ask, 6);
    put_number(w, sqlite3_column_int64(ask, 0), given_up ? "  given up " : "  waits until ");
    put_moment(w, sqlite3_column_int64(ask, 4));
    lz_put(w, "  ");
    put_seat(w, match, sqlite3_column_int64(ask, 3));
    lz_put(w, "  ");
    if (none)
        lz_put(w, "nobody's address");
    else
        lz_put_text(w, base_text(ask, 7));
    if (!none && match > 0 && state != ADDRESS_GOOD)
        lz_put(w, state == ADDRESS_ASKED     ? " (has not answered yet)"
                  : state == ADDRESS_REFUSED ? " (mail came back)"
                                             : " (wants none)");
    if (held && !given_up)
        lz_put(w, " (held)");
    if (words.len) {
        lz_put(w, "\n    ");
        put_number(w, sqlite3_column_int64(ask, 5), " tries, the last: ");
        lz_put_text(w, words);
    }
    lz_put(w, "\n");
}

struct rows {
    enum base_ask what;
    const char *head;
    void (*put)(struct lz_writer *, sqlite3_stmt *, bool held);
};

static bool put_rows(struct desk *d, const struct rows *rows, bool held) {
    sqlite3_stmt *ask = base_asked(&d->base, rows->what, 0, (struct lz_text){ 0 });
    enum lz_status status;
    bool any = false;
    while ((status = base_next(&d->base, ask)) == LZ_OK) {
        lz_put(d->said, any ? "  " : rows->head);
        any = true;
        rows->put(d->said, ask, held);
    }
    base_done(ask);
    return status == LZ_REFUSED || wrong(d, d->base.words);
}

static void put_arrival(struct lz_writer *w, sqlite3_stmt *ask, bool held) {
    (void)held;
    put_seat(w, sqlite3_column_int64(ask, 0), sqlite3_column_int64(ask, 1));
    lz_put(w, ", came ");
    put_moment(w, sqlite3_column_int64(ask, 2));
    lz_put(w, "\n");
}

static void put_bounced(struct lz_writer *w, sqlite3_stmt *ask, bool held) {
    (void)held;
    lz_put_text(w, base_text(ask, 0));
    if (sqlite3_column_type(ask, 1) != SQLITE_NULL) {
        lz_put(w, ", ");
        put_seat(w, sqlite3_column_int64(ask, 1), sqlite3_column_int64(ask, 2));
    }
    lz_put(w, "\n");
}

static bool list(struct desk *d) {
    sqlite3_stmt *ask = base_asked(&d->base, BASE_ASK_POST, 0, (struct lz_text){ 0 });
    bool found = base_next(&d->base, ask) == LZ_OK, held = found && sqlite3_column_int(ask, 0);
    if (found) {
        put_way(d->said, "Sending: ", base_text(ask, 1), sqlite3_column_int64(ask, 2));
        put_way(d->said, "Collecting: ", base_text(ask, 3), sqlite3_column_int64(ask, 4));
    }
    base_done(ask);
    if (!found)
        return wrong(d, d->base.words);
    put_number(d->said, count(d, MAIL_WAITS), " wait, ");
    put_number(d->said, count(d, MAIL_SENT), " were sent, ");
    put_number(d->said, count(d, MAIL_GIVEN_UP), " were given up in the last thirty days.\n");
    if (held)
        lz_put(d->said, "All mails are held: nothing leaves until `lizardry post release`.\n");
    static const struct rows rows[] = {
        { BASE_ASK_POST_MAILS, "\nMails that wait or were given up:\n  ", put_mail },
        { BASE_ASK_POST_BOUNCED, "\nAddresses from which mail came back:\n  ", put_bounced },
        { BASE_ASK_POST_HELD, "\nMails from other addresses, of which the owner of the seat is asked:\n  ",
          put_arrival },
    };
    bool well = true;
    for (size_t i = 0; well && i < sizeof rows / sizeof rows[0]; i++)
        well = put_rows(d, &rows[i], held);
    return well;
}

/* ---- what is done */

static bool write_rows(struct desk *d, const struct batch *batch) {
    bool well = base_begin(&d->base) == LZ_OK;
    for (uint32_t i = 0; well && i < batch->rows; i++) {
        struct base_row row = batch_at(batch, i);
        well = base_do(&d->base, &row) == LZ_OK;
    }
    well = well && base_commit(&d->base) == LZ_OK;
    if (!well)
        base_back(&d->base);
    return well || wrong(d, d->base.words);
}

static bool write_row(struct desk *d, const struct base_row *row, const char *said) {
    struct batch batch = { .calls = &lz_calls_system };
    bool well = (batch_add(&batch, row) || wrong(d, "out of memory")) && write_rows(d, &batch);
    batch_free(&batch);
    if (well)
        lz_put(d->said, said);
    return well;
}

static const char *word(const struct desk *d, int n) { return n < d->call->count ? d->call->words[n] : ""; }

static bool hold(struct desk *d) {
    return write_row(
        d, &(struct base_row){ BASE_POST_HOLD, { 1 } },
        "Held: nothing leaves any more, but for the one that is on its way. Mails wait, and what comes in counts.\n");
}

static bool release(struct desk *d) {
    return write_row(d, &(struct base_row){ BASE_POST_HOLD, { 0 } }, "Released: what waits leaves within a minute.\n");
}

static bool resend(struct desk *d) {
    int64_t id;
    if (!lz_read_number(lz_span(word(d, 1)), 1, INT64_MAX - 1, &id))
        return wrong(d, "resend takes the number of a mail that was given up, as `lizardry post` lists it");
    struct batch batch = { .calls = &lz_calls_system };
    bool well = (batch_add(&batch, &(struct base_row){ BASE_ADDRESS_AGAIN, { id } }) &&
                 batch_add(&batch, &(struct base_row){ BASE_MAIL_AGAIN, { id, now() } })) ||
                wrong(d, "out of memory");
    well = well && write_rows(d, &batch);
    int changed = well ? sqlite3_changes(d->base.db) : 0;
    batch_free(&batch);
    if (well && !changed)
        return wrong(d, "no mail of that number was given up: `lizardry post` lists those that were");
    if (well)
        lz_put(d->said, "It is tried again within a minute, the same bytes.\n");
    return well;
}

/* Questions go out from the mailbox, and name the server. */
static bool can_ask(struct desk *d, const char *address) {
    if (!d->call->box)
        return wrong(d, "say --mail FILE, the file of the mailbox: the address is asked by a mail from there");
    if (!mailbox_receives(d->call->box))
        return wrong(d, "that mailbox takes no mail, and nobody could answer: its file names neither imap nor lmtp");
    return mailbox_address(lz_span(address)) || wrong(d, "an address is as anna@example.org");
}

static bool find_table(struct desk *d, struct laid *laid) {
    int64_t id;
    return (lz_read_number(lz_span(word(d, 1)), 1, (int64_t)1 << 53, &id) && laid_of(&d->base, id, laid)) ||
           wrong(d, "there is no table of that number");
}

static bool put_address(struct desk *d, const struct laid *laid) {
    int64_t seat;
    const char *address = word(d, 3);
    if (!lz_read_number(lz_span(word(d, 2)), 1, laid->plan.setup.seats, &seat) || !laid->seat[seat - 1].person)
        return wrong(d, "nobody sits there: a seat is counted from 1");
    if (!can_ask(d, address))
        return false;
    struct batch batch = { .calls = &lz_calls_system };
    struct newcomer_pen pen = { &batch, d->call->box, d->call->url, now() };
    bool well = (newcomer_ask(&pen, laid->seat[seat - 1].person, lz_span(address)) || wrong(d, "out of memory")) &&
                write_rows(d, &batch);
    batch_free(&batch);
    if (well)
        lz_put(d->said, "The address is asked. Nothing else goes there, nor to the one before, until it answers.\n");
    return well;
}

static bool invite(struct desk *d, const struct laid *laid) {
    const char *address = word(d, 2), *name = word(d, 3);
    if (laid->stage != STAGE_LAID)
        return wrong(d, "the match at that table has begun: `lizardry post address` changes the address of a seat");
    if (name[0] && !people_named(lz_span(name)))
        return wrong(d, "nobody can be called so: 1 to 40 letters, and none that nobody sees");
    if (!can_ask(d, address))
        return false;
    struct batch batch = { .calls = &lz_calls_system };
    struct newcomer_pen pen = { &batch, d->call->box, d->call->url, now() };
    bool well = (newcomer_invite(&pen, laid->id, lz_span(name), lz_span(address)) || wrong(d, "out of memory")) &&
                write_rows(d, &batch);
    batch_free(&batch);
    if (well)
        lz_put(d->said, "The address is asked. Whoever answers the mail has a seat, as long as one is open.\n");
    return well;
}

static bool with_table(struct desk *d, bool (*does)(struct desk *, const struct laid *)) {
    struct laid *laid = calloc(1, sizeof *laid);
    bool well = (laid || wrong(d, "out of memory")) && find_table(d, laid) && does(d, laid);
    free(laid);
    return well;
}

static bool address(struct desk *d) { return with_table(d, put_address); }
static bool ask_in(struct desk *d) { return with_table(d, invite); }

static const struct {
    const char *word;
    int least, most; /* words, this one counted */
    bool (*does)(struct desk *);
} does[] = {
    { "list", 1, 1, list },     { "hold", 1, 1, hold },       { "release", 1, 1, release },
    { "resend", 2, 2, resend }, { "address", 4, 4, address }, { "invite", 3, 4, ask_in },
};

static bool work(struct desk *d) {
    const char *first = d->call->count ? d->call->words[0] : "list";
    int count = d->call->count ? d->call->count : 1;
    for (size_t i = 0; i < sizeof does / sizeof does[0]; i++)
        if (strcmp(first, does[i].word) == 0)
            return count >= does[i].least && count <= does[i].most
                       ? does[i].does(d)
                       : wrong(d, "that takes other words: lizardry post --help has them");
    return wrong(d, "there is no such word: lizardry post --help has those that there are");
}

bool serve_post(const struct serve_post *call, struct lz_writer *said, struct lz_writer *trouble) {
    char path[SERVER_PATH];
    struct desk desk = { .call = call, .said = said, .trouble = trouble };
    int len = snprintf(path, sizeof path, "%s/lizardry.db", call->folder);
    lz_assert(call->folder && call->url);
    if (len < 0 || len >= (int)sizeof path || access(path, F_OK) != 0)
        return wrong(&desk, "no server has kept anything in that folder: choose its folder with --data");
    if (sodium_init() < 0 || !base_open_to_write(&desk.base, path))
        return wrong(&desk, desk.base.words);
    bool well = work(&desk);
    base_close(&desk.base);
    return well;
}
