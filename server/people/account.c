/* Accounts: a guest who chooses a name and a password keeps all seats and games, and comes back by logging in. */
#include "server/door/exchange.h"
#include "server/people/hasher.h"
#include "server/people/ticket.h"

#include "core/words/clean.h"
#include "core/words/text.h"

#include <stdlib.h>
#include <string.h>

enum { LOGIN = 100, PASSWORD_LEAST = 8 };

/* What waits for its hash. */
struct knock {
    struct hash_job hash; /* first */
    void (*then)(struct exchange *, const struct knock *);
    int64_t person;
    char login[LOGIN], name[LOGIN];
};

static struct lz_text said(const struct exchange *e, const char *word) {
    const char *text = json_string_value(json_object_get(e->asked, word));
    return lz_span(text ? text : "");
}

/* A name in its one form: accounts whose names differ in capitals alone are the same. */
static bool fold(struct lz_text name, char login[LOGIN]) {
    struct lz_writer w = lz_writer_in(login, LOGIN);
    for (uint32_t i = 0; i < name.len; i++)
        lz_put_char(&w, name.at[i] >= 'A' && name.at[i] <= 'Z' ? (char)(name.at[i] + 'a' - 'A') : name.at[i]);
    return !w.full;
}

static bool take_password(struct exchange *e, const char *word, char to[HASHER_PASSWORD]) {
    struct lz_text password = said(e, word);
    struct lz_writer w = lz_writer_in(to, HASHER_PASSWORD);
    lz_put_text(&w, password);
    if (!w.full && password.len >= PASSWORD_LEAST && lz_is_clean(password))
        return true;
    exchange_no(e, MHD_HTTP_BAD_REQUEST, "password", "A password has 8 to 200 bytes, and no control characters.");
    return false;
}

/* ---- off the loop and back */

static void hashed(struct hash_job *job) {
    const struct knock *knock = (const struct knock *)job;
    struct exchange *e = job->of;
    if (job->failed)
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "busy", "There is not enough memory. Try again in a moment.");
    else
        knock->then(e, knock);
}

static struct knock *new_knock(struct exchange *e, void (*then)(struct exchange *, const struct knock *)) {
    struct knock *knock = calloc(1, sizeof *knock);
    if (!knock) {
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "memory", "There is not enough memory. Try again.");
        return NULL;
    }
    e->deal = knock;
    knock->hash.done = hashed;
    knock->hash.of = e;
    knock->then = then;
    return knock;
}

static void knock_on(struct exchange *e, struct knock *knock) {
    if (hasher_put(&e->server->hasher, &knock->hash))
        exchange_wait(e);
    else
        exchange_later(e, "busy", "Many people log in at this moment. Try again in a few seconds.", 5);
}

/* ---- what stands then */

static void account_safe(struct exchange *e, enum lz_status status) {
    if (status == LZ_REFUSED)
        exchange_no(e, MHD_HTTP_CONFLICT, "name", "Somebody has an account under this name. Choose another.");
    else
        people_begun(e, status);
}

static void account_hashed(struct exchange *e, const struct knock *knock) {
    if (exchange_change(e, &(struct base_row){ BASE_ACCOUNT_ADD,
                                               { knock->person },
                                               { lz_span(knock->login), lz_span(knock->hash.made) } }) &&
        exchange_change(e, &(struct base_row){ BASE_PERSON_NAME, { knock->person }, { lz_span(knock->name) } }) &&
        people_end(e) && people_begin(e, knock->person))
        exchange_commit(e, account_safe);
}

/* {"name":"Anna","password":".."} */
void account_make(struct exchange *e) {
    struct base *base = &e->server->hall.base;
    struct lz_text name = lz_trim(said(e, "name"));
    struct knock *knock;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_ACCOUNT_OF, e->person, (struct lz_text){ 0 });
    bool has = base_next(base, ask) == LZ_OK;
    base_done(ask);
    if (has)
        exchange_no(e, MHD_HTTP_CONFLICT, "account", "You have an account already.");
    else if (people_name_sound(e, name) && (knock = new_knock(e, account_hashed)) &&
             take_password(e, "password", knock->hash.fresh)) {
        struct lz_writer w = lz_writer_in(knock->name, LOGIN);
        lz_put_text(&w, name);
        knock->person = e->person;
        if (fold(name, knock->login))
            knock_on(e, knock);
        else
            exchange_no(e, MHD_HTTP_BAD_REQUEST, "name", "The name is too long.");
    }
}

/* Ten a minute for one address, and for one name whether anybody has it or not. */
static bool may_try(struct exchange *e, const char *login) {
    struct limits *limits = &e->server->limits;
    return exchange_counts(e, LIMIT_LOGINS, e->address) &&
           exchange_counts(e, LIMIT_NAME_LOGINS, limits_key(limits, lz_span(login)));
}

static void login_safe(struct exchange *e, enum lz_status status) {
    if (status == LZ_REFUSED)
        exchange_no(e, MHD_HTTP_UNAUTHORIZED, "login", "The name or the password is wrong.");
    else
        people_begun(e, status);
}

static void login_checked(struct exchange *e, const struct knock *knock) {
    if (!knock->hash.fits)
        login_safe(e, LZ_REFUSED);
    else if (people_login(e, knock->person, lz_span(knock->hash.against)))
        exchange_commit(e, login_safe);
}

static void copy_hash(struct knock *knock, struct lz_text hash) {
    struct lz_writer w = lz_writer_in(knock->hash.against, sizeof knock->hash.against);
    lz_put_text(&w, hash);
}

/* {"name":"Anna","password":".."}. Whoever has no account waits as long for a no as one who has. */
void account_login(struct exchange *e) {
    struct base *base = &e->server->hall.base;
    struct knock *knock = new_knock(e, login_checked);
    if (!knock || !take_password(e, "password", knock->hash.given))
        return;
    (void)!fold(lz_trim(said(e, "name")), knock->login);
    if (!may_try(e, knock->login))
        return;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_ACCOUNT, 0, lz_span(knock->login));
    if (base_next(base, ask) == LZ_OK) {
        knock->person = sqlite3_column_int64(ask, 0);
        copy_hash(knock, base_text(ask, 1));
    }
    base_done(ask);
    knock_on(e, knock);
}

/* ---- another password: whoever was logged in anywhere is not any more, and this one begins anew */

static void password_safe(struct exchange *e, enum lz_status status) {
    if (status == LZ_OK)
        wire_end(e->server, e->number, NULL, "The password was changed. Log in again.");
    people_begun(e, status);
}

static bool change_password(struct exchange *e, const struct knock *knock) {
    return exchange_change(
               e, &(struct base_row){ BASE_ACCOUNT_PASSWORD, { knock->person }, { lz_span(knock->hash.made) } }) &&
           exchange_change(e, &(struct base_row){ BASE_SESSIONS_END, { knock->person } }) &&
           people_begin(e, knock->person);
}

static void password_hashed(struct exchange *e, const struct knock *knock) {
    if (!knock->hash.fits)
        exchange_no(e, MHD_HTTP_FORBIDDEN, "login", "That is not your password.");
    else if (change_password(e, knock))
        exchange_commit(e, password_safe);
}

/* {"old":"..","password":".."} */
void account_password(struct exchange *e) {
    struct base *base = &e->server->hall.base;
    struct knock *knock = new_knock(e, password_hashed);
    if (!knock || !take_password(e, "old", knock->hash.given) || !take_password(e, "password", knock->hash.fresh))
        return;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_ACCOUNT_OF, e->person, (struct lz_text){ 0 });
    bool has = base_next(base, ask) == LZ_OK;
    if (has) {
        struct lz_writer w = lz_writer_in(knock->login, LOGIN);
        lz_put_text(&w, base_text(ask, 0));
        copy_hash(knock, base_text(ask, 1));
    }
    base_done(ask);
    knock->person = e->person;
    if (!has)
        exchange_no(e, MHD_HTTP_CONFLICT, "account", "You have no account: POST /api/account makes one.");
    else if (may_try(e, knock->login))
        knock_on(e, knock);
}

static void reset_safe(struct exchange *e, enum lz_status status) {
    if (status == LZ_REFUSED)
        ticket_gone(e);
    else
        password_safe(e, status);
}

static void reset_hashed(struct exchange *e, const struct knock *knock) {
    if (ticket_use(e) && change_password(e, knock))
        exchange_commit(e, reset_safe);
}

/* {"word":"..","password":".."}: the word is that of `lizardry serve --reset NAME`. */
void account_reset(struct exchange *e) {
    struct ticket ticket;
    struct knock *knock;
    if (!ticket_find(e, TICKET_RESET, &ticket) || !(knock = new_knock(e, reset_hashed)) ||
        !take_password(e, "password", knock->hash.fresh))
        return;
    knock->person = ticket.of;
    knock_on(e, knock);
}

bool account_named(struct base *base, const char *name, int64_t *person) {
    char login[LOGIN];
    if (!fold(lz_trim(lz_span(name)), login))
        return false;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_ACCOUNT, 0, lz_span(login));
    bool found = base_next(base, ask) == LZ_OK;
    *person = found ? sqlite3_column_int64(ask, 0) : 0;
    base_done(ask);
    return found;
}
