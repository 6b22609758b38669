/* lizardry games: what there is to play. */
#include "clients/cli/call.h"
#include "clients/cli/cli.h"
#include "clients/cli/party.h"
#include "clients/cli/play/term.h"

#include "bots/bot.h"
#include "core/games.h"
#include "core/words/json.h"
#include "core/words/text.h"

#include <stdio.h>
#include <stdlib.h>

enum { ROOM = 65536 };

static const char help[] = "usage: lizardry games [--json]\n\n"
                           "Lists the games: what they are about, how many can play, how long it takes, and the\n"
                           "bots to play against. With --json also their options and the bots of studies.\n\n"
                           "  --json  the same as JSON\n"
                           "  --help  this page\n";

static void put_bots(const struct lz_game *game, struct lz_writer *w) {
    int put = 0;
    for (uint32_t i = 0; i < lz_bots_count; i++)
        if (party_offers_bot(game, lz_bots[i])) {
            lz_put(w, put++ ? ", " : "");
            lz_put(w, lz_bots[i]->id);
        }
}

static void tell(const struct term *term, const struct lz_game *game) {
    char room[2000], all[3000];
    struct lz_writer w = lz_writer_in(room, sizeof room), page = lz_writer_in(all, sizeof all);
    term_styled(term, &w, BOLD, game->title);
    lz_put(&w, ": ");
    lz_put(&w, game->about->aim);
    lz_put(&w, " For ");
    cli_put_facts(game, &w);
    lz_put(&w, ". Bots: ");
    put_bots(game, &w);
    lz_put(&w, ". By: ");
    lz_put(&w, game->by);
    lz_put_char(&w, '.');
    term_put_pair(&(struct term_list){ term, &page, 14 }, game->id, room);
    term_print(term, (struct lz_text){ all, page.len });
}

static void show(const struct lz_game *game, struct lz_writer *w) {
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "id", game->id);
    lz_json_string(w, "title", game->title);
    lz_json_string(w, "by", game->by);
    lz_json_number(w, "rules", game->rules);
    lz_json_number(w, "seats_least", game->seats_least);
    lz_json_number(w, "seats_most", game->seats_most);
    lz_json_open(w, "options", '[');
    for (int i = 0; i < game->option_count; i++)
        lz_option_json(&game->options[i], w);
    lz_json_close(w, ']');
    lz_json_open(w, "bots", '[');
    for (uint32_t i = 0; i < lz_bots_count; i++)
        if (lz_bot_plays(lz_bots[i], game))
            lz_json_string(w, NULL, lz_bots[i]->id);
    lz_json_close(w, ']');
    lz_json_close(w, '}');
}

static void show_all(void) {
    char *room = cli_room(NULL, ROOM);
    struct lz_writer w = lz_writer_in(room, ROOM);
    lz_json_open(&w, NULL, '[');
    for (uint32_t i = 0; i < lz_games_count; i++)
        show(lz_games[i], &w);
    lz_json_close(&w, ']');
    puts(room);
    free(room);
}

int cli_games(int argc, char **argv) {
    static const struct cli_form form = { .word = "games", .help = help, .takes = CLI_TAKES(JSON) };
    struct cli_call call;
    int code = cli_call_read(&form, argc, argv, &call);
    if (code >= 0)
        return code;
    if (call.value[CLI_JSON]) {
        show_all();
        return 0;
    }
    struct term term = term_open();
    for (uint32_t i = 0; i < lz_games_count; i++)
        tell(&term, cli_game_at(i));
    return 0;
}
