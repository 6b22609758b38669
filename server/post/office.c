#include "server/post/office.h"

#include "core/bug.h"
#include "core/words/text.h"
#include "server/post/letter.h"

#include <stdio.h>
#include <stdlib.h>

enum { TRIES = 9, LONGEST = 60000, MOST = 1 << 20, KEPT_DAYS = 30 };
static const int64_t day = 24LL * 3600 * 1000;

struct due {
    int64_t id;
    int tries;
    char address[MAILBOX_TEXT];
    struct lz_text mail; /* in office->bytes */
};

static int64_t now(const struct office *office) { return office->clerk.wall(office->clerk.to); }

/* ---- what became of it is written down */

static bool settle(struct office *office, const struct due *due, const struct mailbox_answer *answer) {
    int64_t wall = now(office);
    struct lz_text words = lz_span(answer->words);
    bool never = answer->fate == MAILBOX_NEVER || (answer->fate == MAILBOX_LATER && due->tries + 1 >= TRIES);
    struct base_row rows[] = {
        { BASE_MAIL_FATE, { due->id, answer->fate == MAILBOX_DONE ? MAIL_SENT : MAIL_GIVEN_UP, wall }, { words } },
        { BASE_MAIL_FORGET, { wall - KEPT_DAYS * day } },
        { BASE_ADDRESS_BAD, { due->id } },
    };
    struct base_row later = { BASE_MAIL_LATER,
                              { due->id, wall + clerk_patience(&office->clerk, due->tries) },
                              { words } };
    if (answer->fate == MAILBOX_DONE || never)
        return clerk_write(&office->clerk, rows, answer->fate == MAILBOX_NEVER ? 3 : 2);
    return clerk_write(&office->clerk, &later, 1);
}

/* ---- one mail */

static bool find_due(struct office *office, struct due *due) {
    struct base *base = &office->clerk.base;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_MAIL_DUE, now(office), (struct lz_text){ 0 });
    bool found = base_next(base, ask) == LZ_OK;
    if (found) {
        struct lz_text address = base_text(ask, 2), bytes = base_text(ask, 3);
        struct lz_writer to = lz_writer_in(due->address, sizeof due->address);
        struct lz_writer mail = lz_writer_in(office->bytes, MOST);
        due->id = sqlite3_column_int64(ask, 0);
        due->tries = sqlite3_column_int(ask, 1);
        lz_put_text(&to, address);
        if (mailbox_address(address)) /* else nothing is sent, and it is given up */
            letter_put_to(due->address, &mail);
        lz_put_text(&mail, bytes);
        due->mail = (struct lz_text){ office->bytes, mail.len };
    }
    base_done(ask);
    return found;
}

static int64_t until_next(struct office *office) {
    struct base *base = &office->clerk.base;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_MAIL_NEXT, 0, (struct lz_text){ 0 });
    int64_t left = LONGEST;
    if (base_next(base, ask) == LZ_OK && sqlite3_column_type(ask, 0) != SQLITE_NULL)
        left = sqlite3_column_int64(ask, 0) - now(office);
    base_done(ask);
    return left;
}

/* We are denied: nothing is sent for a while, and the mail is as it was. */
static void hold_all(struct office *office, const struct mailbox_answer *answer) {
    char words[MAILBOX_WORDS + 60];
    snprintf(words, sizeof words, "no mail can be sent: %s", answer->words);
    clerk_tell(&office->clerk, words);
    clerk_pace(&office->clerk, clerk_patience(&office->clerk, office->denied++));
}

static void *work(void *to) {
    struct office *office = to;
    struct due due;
    while (!clerk_stops(&office->clerk)) {
        if (!find_due(office, &due)) {
            clerk_rest(&office->clerk, until_next(office));
            continue;
        }
        struct mailbox_answer answer = mailbox_send(office->clerk.box, due.address, due.mail);
        if (answer.fate == MAILBOX_DENIED) {
            hold_all(office, &answer);
            continue;
        }
        office->denied = 0;
        clerk_tell(&office->clerk, "");
        bool settled = settle(office, &due, &answer);
        clerk_pace(&office->clerk,
                   settled ? office->pause : office->clerk.again); /* not settled: the disk, or the end */
    }
    return NULL;
}

/* ---- the loop's */

bool office_open(struct office *office, struct lz_writer *trouble) {
    office->bytes = malloc(MOST);
    if (!office->bytes)
        lz_put(trouble, "out of memory");
    return office->bytes && clerk_open(&office->clerk, work, office, trouble);
}

void office_poke(void *to) {
    struct office *office = to;
    clerk_poke(&office->clerk);
}

void office_free(struct office *office) {
    clerk_free(&office->clerk);
    free(office->bytes);
    office->bytes = NULL;
}
