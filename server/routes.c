/* Every address that the server answers. docs/protocol.md lists the same, and a test compares the two. */
#include "server/exchange.h"

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
    if (!lobby_place(e, &place))
        return;
    if (wire_open(e->server, e->connection, &place) == MHD_YES)
        e->status = -1;
    else
        exchange_no(e, MHD_HTTP_UPGRADE_REQUIRED, "upgrade", "At this address one talks by WebSocket, version 13.");
}

const struct route routes[] = {
    { "GET", "/healthz", ROUTE_ANYBODY, health, "is it well" },
    { "POST", "/api/guest", ROUTE_ANYBODY, people_guest, "begin a session under a name" },
    { "GET", "/api/me", ROUTE_PERSON, people_me, "who I am" },
    { "POST", "/api/leave", ROUTE_PERSON, people_leave, "end the session" },
    { "GET", "/api/games", ROUTE_ANYBODY, lobby_games, "all games" },
    { "GET", "/api/games/?", ROUTE_ANYBODY, lobby_game, "one game, with all its words" },
    { "GET", "/api/tables", ROUTE_PERSON, lobby_list, "tables that anybody may join" },
    { "GET", "/api/mine", ROUTE_PERSON, lobby_mine, "tables where I sit" },
    { "POST", "/api/tables", ROUTE_PERSON, lobby_create, "lay a table" },
    { "GET", "/api/tables/?", ROUTE_PERSON, lobby_look, "a table" },
    { "POST", "/api/tables/?/join", ROUTE_PERSON, seats_join, "take a seat" },
    { "POST", "/api/tables/?/leave", ROUTE_PERSON, seats_leave, "give it up before the deal" },
    { "POST", "/api/tables/?/word", ROUTE_PERSON, seed_word, "add a word to the seed" },
    { "POST", "/api/tables/?/start", ROUTE_PERSON, deal_start, "deal" },
    { "GET", "/api/tables/?/journal", ROUTE_PERSON, lobby_journal, "the whole match, once it is over" },
    { "GET", "/api/tables/?/replay", ROUTE_PERSON, replay_show, "what a seat saw, again" },
    { "GET", "/api/tables/?/talk", ROUTE_PERSON, talk, "talk at the table, by WebSocket" },
};
const uint32_t routes_count = sizeof routes / sizeof routes[0];
