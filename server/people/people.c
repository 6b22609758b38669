/* Who asks: guests with a name, and their sessions. A session is a random word that its owner holds; the data base
   keeps a hash of it alone. */
#include "server/door/exchange.h"

#include "core/words/clean.h"
#include "core/words/text.h"

#include <sodium.h>
#include <string.h>

enum { NAME = 40 }; /* columns: 20 letters of a wide script */
static const int64_t year = 366LL * 24 * 3600 * 1000;

int64_t people_number(void) {
    uint64_t number = 0;
    randombytes_buf(&number, sizeof number);
    return (int64_t)(number >> 11 | 1); /* JSON's numbers are exact so far */
}

bool people_word(char word[EXCHANGE_TOKEN]) {
    unsigned char bytes[32];
    randombytes_buf(bytes, sizeof bytes);
    return sodium_bin2hex(word, EXCHANGE_TOKEN, bytes, sizeof bytes);
}

void people_hash(struct lz_text token, char hash[EXCHANGE_TOKEN]) {
    unsigned char bytes[32];
    crypto_generichash(bytes, sizeof bytes, (const unsigned char *)token.at, token.len, NULL, 0);
    sodium_bin2hex(hash, EXCHANGE_TOKEN, bytes, sizeof bytes);
}

static struct lz_text token_of(struct exchange *e) {
    const char *bearer = MHD_lookup_connection_value(e->connection, MHD_HEADER_KIND, "Authorization");
    const char *cookie = MHD_lookup_connection_value(e->connection, MHD_COOKIE_KIND, "lizardry");
    e->bearer = bearer && strncmp(bearer, "Bearer ", 7) == 0;
    return lz_span(e->bearer ? bearer + 7 : cookie ? cookie : "");
}

void people_find(struct exchange *e) {
    struct base *base = &e->server->hall.base;
    struct lz_text token = token_of(e);
    char hash[EXCHANGE_TOKEN];
    if (token.len != EXCHANGE_TOKEN - 1)
        return;
    memcpy(e->token, token.at, token.len);
    people_hash(token, hash);
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_SESSION, 0, lz_span(hash));
    if (base_next(base, ask) == LZ_OK && sqlite3_column_int64(ask, 1) > server_wall(e->server))
        e->person = sqlite3_column_int64(ask, 0);
    base_done(ask);
}

/* ---- */

static void put_token(const void *with, struct lz_writer *w) {
    const struct exchange *e = with;
    lz_json_open(w, NULL, '{');
    lz_json_number(w, "person", e->number);
    lz_json_string(w, "token", e->token);
    lz_json_close(w, '}');
}

bool people_begin(struct exchange *e, int64_t person) { return people_login(e, person, (struct lz_text){ 0 }); }

bool people_login(struct exchange *e, int64_t person, struct lz_text password) {
    char hash[EXCHANGE_TOKEN];
    int64_t now = server_wall(e->server);
    people_word(e->token);
    people_hash(lz_span(e->token), hash);
    e->number = person;
    e->sets_cookie = true;
    return exchange_change(e, &(struct base_row){ password.len ? BASE_LOGIN : BASE_SESSION_ADD,
                                                  { person, now, now + year },
                                                  { lz_span(hash), password } });
}

bool people_end(struct exchange *e) {
    char hash[EXCHANGE_TOKEN];
    people_hash(lz_span(e->token), hash);
    return exchange_change(e, &(struct base_row){ BASE_SESSION_END, { 0 }, { lz_span(hash) } });
}

void people_begun(struct exchange *e, enum lz_status status) {
    if (status == LZ_OK)
        exchange_json(e, MHD_HTTP_OK, put_token, e);
    else
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "store", "It could not be stored. Try again.");
}

/* Nothing in it that nobody sees, but for what joins letters or chooses their look; and something that is seen. Else
   two could be called the same, or nothing. */
static bool is_seen(struct lz_text name) {
    static const int32_t unseen[][2] = { { 0xad, 0xad },      { 0x34f, 0x34f },   { 0x115f, 0x1160 },
                                         { 0x17b4, 0x17b5 },  { 0x180b, 0x180f }, { 0x200b, 0x200b },
                                         { 0x2060, 0x206f },  { 0x2800, 0x2800 }, { 0x3164, 0x3164 },
                                         { 0xfeff, 0xfeff },  { 0xffa0, 0xffa0 }, { 0xfff0, 0xfffb },
                                         { 0xe0000, 0xe0fff } };
    static const int32_t blank[][2] = { { ' ', ' ' },       { 0xa0, 0xa0 },     { 0x300, 0x36f },
                                        { 0x1680, 0x1680 }, { 0x2000, 0x200d }, { 0x202f, 0x202f },
                                        { 0x205f, 0x205f }, { 0x3000, 0x3000 }, { 0xfe00, 0xfe0f } };
    bool seen = false;
    while (name.len) {
        int32_t rune = lz_take_rune(&name);
        bool shows = true;
        for (uint32_t i = 0; i < sizeof unseen / sizeof unseen[0]; i++)
            if (rune >= unseen[i][0] && rune <= unseen[i][1])
                return false;
        for (uint32_t i = 0; i < sizeof blank / sizeof blank[0]; i++)
            shows &= rune < blank[i][0] || rune > blank[i][1];
        seen |= shows;
    }
    return seen;
}

bool people_named(struct lz_text name) {
    return name.len && lz_columns(name) <= NAME && lz_is_clean(name) && is_seen(name) && lz_label_sound(name) &&
           !lz_text_begins(name, LZ_BOT_LABEL);
}

bool people_name_sound(struct exchange *e, struct lz_text name) {
    if (people_named(name))
        return true;
    exchange_no(
        e, MHD_HTTP_BAD_REQUEST, "name",
        "A name has 1 to 40 letters, half as many of a wide script, and none that nobody sees or that control a "
        "terminal.");
    return false;
}

/* {"name":"Anna"} */
void people_guest(struct exchange *e) {
    const char *given = json_string_value(json_object_get(e->asked, "name"));
    struct lz_text name = lz_trim(lz_span(given ? given : ""));
    int64_t person = people_number();
    if (!people_name_sound(e, name) || !exchange_counts(e, LIMIT_GUESTS, e->address))
        return;
    if (exchange_change(e, &(struct base_row){ BASE_PERSON_ADD, { person, server_wall(e->server) }, { name } }) &&
        people_begin(e, person))
        exchange_commit(e, people_begun);
}

struct me {
    int64_t person;
    struct lz_text name;
    bool account, operates;
    struct exchange *e;
};

static void put_me(const void *with, struct lz_writer *w) {
    const struct me *me = with;
    lz_json_open(w, NULL, '{');
    lz_json_number(w, "person", me->person);
    lz_json_text(w, "name", me->name);
    lz_json_bool(w, "account", me->account);
    lz_json_bool(w, "operator", me->operates);
    address_json(me->e, w);
    lz_json_close(w, '}');
}

void people_me(struct exchange *e) {
    struct base *base = &e->server->hall.base;
    sqlite3_stmt *ask = base_asked(base, BASE_ASK_PERSON, e->person, (struct lz_text){ 0 });
    if (base_next(base, ask) == LZ_OK)
        exchange_json(
            e, MHD_HTTP_OK, put_me,
            &(struct me){ e->person, base_text(ask, 0), sqlite3_column_int(ask, 1), sqlite3_column_int(ask, 2), e });
    else
        exchange_no(e, MHD_HTTP_NOT_FOUND, "person", "This person is not known here any more.");
    base_done(ask);
}

static void put_ok(const void *with, struct lz_writer *w) {
    (void)with;
    lz_put(w, "{\"ok\":true}");
}

static void leave_safe(struct exchange *e, enum lz_status status) {
    if (status == LZ_OK)
        wire_end(e->server, e->person, e->number ? NULL : e->token, "You have logged out.");
    e->token[0] = 0;
    if (status == LZ_OK)
        exchange_json(e, MHD_HTTP_OK, put_ok, NULL);
    else
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "store", "It could not be stored. Try again.");
}

/* {"everywhere":true}: all sessions of this person, not this one alone. */
void people_leave(struct exchange *e) {
    e->number = json_is_true(json_object_get(e->asked, "everywhere"));
    e->sets_cookie = true;
    if (e->number ? exchange_change(e, &(struct base_row){ BASE_SESSIONS_END, { e->person } }) : people_end(e))
        exchange_commit(e, leave_safe);
}
