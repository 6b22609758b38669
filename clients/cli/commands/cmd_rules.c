/* lizardry rules, lizardry cards: the rulebook at hand. */
#include "clients/cli/book.h"
#include "clients/cli/call.h"
#include "clients/cli/cli.h"
#include "core/words/thing.h"

#include <stdio.h>
#include <stdlib.h>

static const char help[] =
    "usage: lizardry rules GAME [WORDS] [--json]\n\n"
    "Without WORDS: how the game is played, how to move, the options, the sections of the rulebook.\n\n"
    "  lizardry rules conspiracy Men in Black   a card or place by its name or code: what it is worth and does\n"
    "  lizardry rules conspiracy 6              a section of the rulebook\n"
    "  lizardry rules conspiracy CO-6.3         a rule (6.3 will do), a ruling (R-9) or an example (E-22)\n"
    "  lizardry rules conspiracy discard        every card and rule that speaks of a word\n\n"
    "  --json  the same as JSON\n"
    "  --help  this page\n";

static const char cards_help[] = "usage: lizardry cards GAME [NAME] [--json]\n\n"
                                 "The cards, places and other things of a game, a line for each. With NAME all\n"
                                 "about one, as lizardry rules does.\n\n"
                                 "  --json  the same as JSON\n"
                                 "  --help  this page\n";

enum { ROOM = 1 << 20, WORDS = 40 };

/* A sentence that may be long: wrapped. */
static int not_there(const struct lz_game *game, const char *id) {
    char room[3000], wrapped[sizeof room + 200];
    struct lz_writer said = lz_writer_in(room, sizeof room), w = lz_writer_in(wrapped, sizeof wrapped);
    lz_put(&said, "lizardry rules: ");
    lz_put(&said, game->id);
    lz_put(&said, " has no rule, section or card '");
    lz_put(&said, id);
    lz_put(&said, "'; ");
    book_near(game, lz_span(id), &said);
    term_put_wrapped(&w, lz_span(room), (struct term_wrap){ term_open().wide, 2, 99 });
    fputs(wrapped, stderr);
    return 1;
}

static int tell(const struct lz_game *game, const char *id, struct lz_writer *w) {
    struct term term = term_open();
    if (!book_show(&term, game, lz_span(id ? id : ""), w))
        return not_there(game, id);
    cli_show(&term, (struct lz_text){ w->at, w->len });
    return 0;
}

static int show(const struct lz_game *game, const char *id, struct lz_writer *w) {
    if (!book_json(game, lz_span(id ? id : ""), w))
        return not_there(game, id);
    puts(w->at);
    return 0;
}

static int list(const struct lz_game *game, bool json, struct lz_writer *w) {
    struct term term = term_open();
    if (json) {
        lz_things_json(game, w);
        return puts(w->at) < 0;
    }
    if (!book_cards(&term, game, w))
        return cli_failed("cards", "%s has neither cards nor places; %s rules %s tells how it is played", game->id,
                          cli_call(), game->id);
    cli_show(&term, (struct lz_text){ w->at, w->len });
    return 0;
}

/* All words after the game are one name: nobody has to quote it. */
static int answer(const struct cli_form *form, int argc, char **argv) {
    struct cli_call call;
    int code = cli_call_read(form, argc, argv, &call);
    if (code >= 0)
        return code;
    const struct lz_game *game = cli_game(form->word, call.words[0]);
    if (!game)
        return 2;
    char *words = call.count > 1 ? cli_join(call.words + 1, call.count - 1) : NULL, *room = cli_room(NULL, ROOM);
    struct lz_writer w = lz_writer_in(room, ROOM);
    if (!words && form->help == cards_help)
        code = list(game, call.value[CLI_JSON], &w);
    else
        code = call.value[CLI_JSON] ? show(game, words, &w) : tell(game, words, &w);
    free(words);
    free(room);
    return code;
}

int cli_rules(int argc, char **argv) {
    static const struct cli_form form = {
        .word = "rules", .help = help, .takes = CLI_TAKES(JSON), .least = 1, .most = WORDS, .question = "which game?"
    };
    return answer(&form, argc, argv);
}

int cli_cards(int argc, char **argv) {
    static const struct cli_form form = { .word = "cards",
                                          .help = cards_help,
                                          .takes = CLI_TAKES(JSON),
                                          .least = 1,
                                          .most = WORDS,
                                          .question = "which game?" };
    return answer(&form, argc, argv);
}
