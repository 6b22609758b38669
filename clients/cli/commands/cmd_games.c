/* lizardry games: what there is to play. */
#include "clients/cli/cli.h"

#include "bots/bot.h"
#include "core/games.h"
#include "core/words/option.h"
#include "core/words/text.h"

#include <getopt.h>
#include <stdio.h>

static const char help[] = "usage: lizardry games [--json]\n\n"
                           "Lists the games: their names, seats, options and the bots that play them.\n\n"
                           "  --json  the same as JSON\n"
                           "  --help  this page\n";

static void tell(const struct lz_game *game) {
    printf("%-12s %s, %d to %d seats; bots:", game->id, game->title, game->seats_least, game->seats_most);
    for (uint32_t i = 0; i < lz_bots_count; i++)
        if (lz_bot_plays(lz_bots[i], game))
            printf(" %s", lz_bots[i]->id);
    printf("\n             %s\n", game->by);
}

static void show_option(const struct lz_option *option, struct lz_writer *w) {
    char room[80];
    struct lz_writer usual = lz_writer_in(room, sizeof room);
    lz_option_print(option, option->usual, &usual);
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "name", option->name);
    lz_json_string(w, "usual", room);
    lz_json_number(w, "least", option->least);
    lz_json_number(w, "most", option->most);
    lz_json_bool(w, "or_zero", option->or_zero);
    if (option->words)
        lz_json_string(w, "words", option->words);
    lz_json_string(w, "help", option->help);
    lz_json_close(w, '}');
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
        show_option(&game->options[i], w);
    lz_json_close(w, ']');
    lz_json_open(w, "bots", '[');
    for (uint32_t i = 0; i < lz_bots_count; i++)
        if (lz_bot_plays(lz_bots[i], game))
            lz_json_string(w, NULL, lz_bots[i]->id);
    lz_json_close(w, ']');
    lz_json_close(w, '}');
}

int cli_games(int argc, char **argv) {
    static const struct option options[] = { { "json", no_argument, 0, 'j' }, { "help", no_argument, 0, 'h' }, { 0 } };
    bool json = false;
    opterr = 0;
    for (int code; (code = getopt_long(argc, argv, ":h", options, NULL)) != -1;) {
        if (code == 'h')
            return fputs(help, stdout), 0;
        if (code != 'j')
            return cli_bad_option("games", code, argv, optind);
        json = true;
    }
    if (optind < argc)
        return cli_wrong("games", "'%s' is a word too many", argv[optind]);
    static char room[65536];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_json_open(&w, NULL, '[');
    for (uint32_t i = 0; i < lz_games_count; i++)
        json ? show(lz_games[i], &w) : tell(lz_games[i]);
    lz_json_close(&w, ']');
    if (json)
        puts(room);
    return 0;
}
