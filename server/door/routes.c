/* Every address that the server answers. docs/protocol.md lists the same, and a test compares the two. */
#include "server/people/audit.h"

#include "core/words/text.h"

static void put_health(const void *with, struct lz_writer *w) {
    const struct server *server = with;
    lz_json_open(w, NULL, '{');
    lz_json_bool(w, "ok", true);
    lz_json_number(w, "awake", server->hall.awake);
    lz_json_close(w, '}');
}

static void health(struct exchange *e) { exchange_json(e, MHD_HTTP_OK, put_health, e->server); }

static void talk(struct exchange *e) {
    struct talk_place place;
    if (lobby_place(e, &place))
        wire_open(e, &place);
}

static void stream(struct exchange *e) {
    struct talk_place place;
    if (!lobby_place(e, &place))
        return;
    if (stream_open(e->server, e->connection, &place) == MHD_YES)
        e->status = -1;
    else
        exchange_no(e, MHD_HTTP_SERVICE_UNAVAILABLE, "memory", "There is not enough memory. Try again.");
}

const struct route routes[] = {
    { "GET", "/", ROUTE_ANYBODY, front_page, "the page; without one, the plain one" },
    { "GET", "/plain", ROUTE_ANYBODY, front_plain, "what is played here, and how to join, as plain HTML" },
    { "POST", "/plain", ROUTE_ANYBODY, sit_down, "sit down at a table by its two words, as a guest of that name",
      .body = ROUTE_FORM },
    { "GET", "/plain/?", ROUTE_PERSON, plain_table, "a table of one's own, as plain HTML with a form" },
    { "POST", "/plain/?", ROUTE_PERSON, plain_move, "a move, or orders, by that form", .body = ROUTE_FORM },
    { "GET", "/healthz", ROUTE_ANYBODY, health, "is it well" },
    { "GET", "/metrics", ROUTE_MACHINE, metrics_answer, "numbers for the operator's machines" },
    { "POST", "/api/guest", ROUTE_ANYBODY, people_guest, "begin a session under a name" },
    { "POST", "/api/login", ROUTE_ANYBODY, account_login, "begin a session of an account" },
    { "POST", "/api/reset", ROUTE_ANYBODY, account_reset, "a new password, with the operator's word" },
    { "POST", "/api/arrive", ROUTE_ANYBODY, device_arrive, "go on with a session that another device has" },
    { "GET", "/api/addresses", ROUTE_PERSON, addresses_answer, "where people reach this server" },
    { "GET", "/api/me", ROUTE_PERSON, people_me, "who I am" },
    { "POST", "/api/account", ROUTE_PERSON, account_make, "become an account, and keep all seats" },
    { "POST", "/api/password", ROUTE_PERSON, account_password, "change the password" },
    { "POST", "/api/address", ROUTE_PERSON, address_give, "where I am mailed when I am asked; empty: nowhere" },
    { "POST", "/api/address/right", ROUTE_ANYBODY, address_right, "this address is mine, with the word of its mail" },
    { "POST", "/api/leave", ROUTE_PERSON, people_leave, "end the session, or all of them" },
    { "POST", "/api/device", ROUTE_PERSON, device_link, "a link that carries the session to another device" },
    { "POST", "/api/invited", ROUTE_PERSON, invite_take, "show an invitation, or a code of two words" },
    { "POST", "/api/takeover", ROUTE_PERSON, takeover_take, "take over a seat, with the word of its link" },
    { "POST", "/api/operator", ROUTE_PERSON, operator_become, "become the operator, with the word of the first start" },
    { "GET", "/api/audit", ROUTE_OPERATOR, audit_of_server, "what was done to the server" },
    { "GET", "/api/games", ROUTE_ANYBODY, games_list, "all games" },
    { "GET", "/api/games/?", ROUTE_ANYBODY, games_one, "one game, with all its words" },
    { "GET", "/api/games/?/house", ROUTE_ANYBODY, games_house, "what the house can lay down for a table of it" },
    { "GET", "/api/games/?/bots", ROUTE_ANYBODY, games_bots, "whom one can play it against" },
    { "GET", "/api/games/?/things", ROUTE_ANYBODY, games_things, "its cards and places, explained" },
    { "GET", "/api/games/?/rules", ROUTE_ANYBODY, games_rules, "its rule book, by headings" },
    { "GET", "/api/games/?/rules/?", ROUTE_ANYBODY, games_rules, "a rule, a section or a card, by id or name" },
    { "GET", "/api/tables", ROUTE_PERSON, lobby_list, "tables that anybody may join" },
    { "GET", "/api/mine", ROUTE_PERSON, lobby_mine, "tables where I sit" },
    { "POST", "/api/tables", ROUTE_PERSON, lobby_create, "lay a table" },
    { "GET", "/api/tables/?", ROUTE_PERSON, lobby_look, "a table" },
    { "POST", "/api/tables/?/join", ROUTE_PERSON, seats_join, "take a seat" },
    { "POST", "/api/tables/?/code", ROUTE_PERSON, invite_code, "a code of two words that invites for an hour" },
    { "POST", "/api/tables/?/offer", ROUTE_PERSON, takeover_offer, "a bot keeps a seat, and a link hands it on" },
    { "POST", "/api/tables/?/leave", ROUTE_PERSON, seats_leave, "give it up before the deal" },
    { "POST", "/api/tables/?/word", ROUTE_PERSON, seed_word, "add a word to the seed" },
    { "POST", "/api/tables/?/start", ROUTE_PERSON, deal_start, "deal" },
    { "POST", "/api/tables/?/rematch", ROUTE_PERSON, rematch_lay,
      "the same plan and people at a new table, once it is over" },
    { "GET", "/api/tables/?/journal", ROUTE_PERSON, lobby_journal, "the whole match, once it is over" },
    { "GET", "/api/tables/?/set", ROUTE_PERSON, lobby_set, "the file of its own set" },
    { "GET", "/api/tables/?/audit", ROUTE_PERSON, audit_of_table, "what host and operator did at the table" },
    { "GET", "/api/tables/?/replay", ROUTE_PERSON, replay_show, "what a seat saw, again" },
    { "GET", "/api/tables/?/talk", ROUTE_PERSON, talk, "talk at the table, by WebSocket" },
    { "GET", "/api/tables/?/stream", ROUTE_PERSON, stream, "hear the talk, a line for each message" },
    { "POST", "/api/tables/?/say", ROUTE_PERSON, say_answer, "speak there, a line for each message",
      .body = ROUTE_LINES },
    { "GET", "/api/talk", ROUTE_PERSON, talks_open, "talk at many tables, and learn, over one WebSocket" },
    { "GET", "/assets/?", ROUTE_ANYBODY, page_asset, "a file of the page, named by what is in it" },
    { "GET", "/join/?", ROUTE_ANYBODY, page_join, "the page, as an invitation to a game" },
    { "GET", "/?", ROUTE_ANYBODY, page_other, "other files of the page, and its own addresses" },
    { "GET", "/?/?", ROUTE_ANYBODY, page_other, "the page's own addresses" },
};
const uint32_t routes_count = sizeof routes / sizeof routes[0];
