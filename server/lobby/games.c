/* What can be played: games with all their words, what the house can lay down, bots, cards and rules. */
#include "server/door/exchange.h"

#include "bots/bot.h"
#include "core/games.h"
#include "core/words/json.h"
#include "core/words/text.h"
#include "core/words/thing.h"
#include "host/house.h"

static void put_one(const struct lz_game *game, struct lz_writer *w) {
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "id", game->id);
    lz_json_string(w, "title", game->title);
    lz_json_string(w, "line", game->about->line);
    lz_json_open(w, "seats", '{');
    lz_json_number(w, "least", game->seats_least);
    lz_json_number(w, "most", game->seats_most);
    lz_json_number(w, "usual", lz_seats_usual(game));
    lz_json_close(w, '}');
    lz_json_open(w, "minutes", '[');
    lz_json_number(w, NULL, game->about->minutes_least);
    lz_json_number(w, NULL, game->about->minutes_most);
    lz_json_close(w, ']');
    lz_json_bool(w, "example", game->about->example);
    lz_json_close(w, '}');
}

static void put_games(const void *with, struct lz_writer *w) {
    (void)with;
    lz_json_open(w, NULL, '{');
    lz_json_open(w, "games", '[');
    for (uint32_t i = 0; i < lz_games_count; i++)
        put_one(lz_games[i], w);
    lz_json_close(w, ']');
    lz_json_close(w, '}');
}
void games_list(struct exchange *e) { exchange_json(e, MHD_HTTP_OK, put_games, NULL); }

/* The game of the address. NULL: it has been answered. */
static const struct lz_game *game_of(struct exchange *e) {
    const struct lz_game *game = lz_game_by_id(e->part[0]);
    if (!game)
        exchange_no(e, MHD_HTTP_NOT_FOUND, "game", "There is no such game: GET /api/games lists them.");
    return game;
}

static void answer(struct exchange *e, void (*put)(const void *game, struct lz_writer *)) {
    const struct lz_game *game = game_of(e);
    if (game)
        exchange_json(e, MHD_HTTP_OK, put, game);
}

static void put_game(const void *with, struct lz_writer *w) { lz_game_json(with, w); }
void games_one(struct exchange *e) { answer(e, put_game); }

static void put_house(const void *with, struct lz_writer *w) {
    lz_json_open(w, NULL, '{');
    lz_json_key(w, "house");
    lz_house_options_json(with, w);
    lz_json_close(w, '}');
}
void games_house(struct exchange *e) { answer(e, put_house); }

/* Those that people play against, the weakest first. */
static void put_bots(const void *with, struct lz_writer *w) {
    lz_json_open(w, NULL, '{');
    lz_json_open(w, "bots", '[');
    for (uint32_t i = 0; i < lz_bots_count; i++)
        if (lz_bot_plays(lz_bots[i], with) && lz_bot_level(lz_bots[i]) != LZ_LEVEL_NONE) {
            lz_json_open(w, NULL, '{');
            lz_json_string(w, "id", lz_bots[i]->id);
            lz_json_number(w, "level", lz_bot_level(lz_bots[i]));
            lz_json_string(w, "about", lz_bots[i]->about);
            lz_json_close(w, '}');
        }
    lz_json_close(w, ']');
    lz_json_close(w, '}');
}
void games_bots(struct exchange *e) { answer(e, put_bots); }

static void put_things(const void *with, struct lz_writer *w) { lz_things_json(with, w); }
void games_things(struct exchange *e) { answer(e, put_things); }

/* ---- the book */

struct question {
    const struct server *server;
    const struct lz_game *game;
    struct lz_text name; /* empty: all of it, by its headings */
    bool found;
};

static void put_book(const void *with, struct lz_writer *w) {
    struct question *q = (struct question *)with;
    q->found = q->server->book && q->server->book(q->game, q->name, w);
}

void games_rules(struct exchange *e) {
    struct question q = { .server = e->server, .game = game_of(e), .name = e->part[1] };
    if (!q.game)
        return;
    bool put = scroll_put(&e->reply, put_book, &q);
    if (put && !q.found)
        exchange_no(e, MHD_HTTP_NOT_FOUND, "rule", "No rule, section or card of the game is called so.");
    else
        exchange_json(e, MHD_HTTP_OK, put_book, &q);
}
