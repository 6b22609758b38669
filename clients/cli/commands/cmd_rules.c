/* lizardry rules: the rulebook at hand. */
#include "clients/cli/book.h"
#include "clients/cli/call.h"
#include "clients/cli/cli.h"

#include <stdio.h>
#include <stdlib.h>

static const char help[] =
    "usage: lizardry rules GAME [ID] [--json]\n\n"
    "Without ID: how to move, the options, the sections of the rulebook. With the id of a rule (CO-6.3, or\n"
    "just 6.3), a ruling (R-9) or an example (E-22): its text. With the number of a section: the section.\n"
    "With a card, its code or any other word: every rule that speaks of it.\n\n"
    "  --json  the same as JSON\n"
    "  --help  this page\n";

enum { ROOM = 262144 };

static int not_there(const struct lz_game *game, const char *id) {
    char room[3000];
    struct lz_writer near = lz_writer_in(room, sizeof room);
    book_near(game, lz_span(id), &near);
    return cli_failed("rules", "%s has no rule '%s'; %s", game->id, id, room);
}

static int tell(const struct lz_game *game, const char *id, struct lz_writer *w) {
    struct term term = term_open();
    if (!book_show(&term, game, lz_span(id ? id : ""), w))
        return not_there(game, id);
    term_print(&term, (struct lz_text){ w->at, w->len });
    return 0;
}

static void show_verbs(const struct lz_game *game, struct lz_writer *w) {
    lz_json_open(w, "verbs", '[');
    for (int i = 0; i < game->verb_count; i++) {
        char room[160];
        struct lz_writer usage = lz_writer_in(room, sizeof room);
        book_usage(game, &game->verbs[i], &usage);
        lz_json_open(w, NULL, '{');
        lz_json_string(w, "form", room);
        lz_json_string(w, "help", game->verbs[i].help);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

static void show_game(const struct lz_game *game, struct lz_writer *w) {
    struct lz_text book = book_of(game);
    show_verbs(game, w);
    lz_json_open(w, "sections", '[');
    for (struct lz_text title = book_next_heading(&book); title.len; title = book_next_heading(&book))
        lz_json_text(w, NULL, title);
    lz_json_close(w, ']');
    lz_json_open(w, "refusals", '[');
    for (int i = 0; i < game->rule_count; i++) {
        lz_json_open(w, NULL, '{');
        lz_json_string(w, "id", game->ruleset[i].id);
        lz_json_string(w, "text", game->ruleset[i].text);
        lz_json_close(w, '}');
    }
    lz_json_close(w, ']');
}

static int show(const struct lz_game *game, const char *id, struct lz_writer *w) {
    if (id && book_find(game, lz_span(id)).kind == BOOK_NOTHING)
        return not_there(game, id);
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "game", game->id);
    if (id) {
        struct book_place place = book_find(game, lz_span(id));
        lz_json_text(w, place.kind == BOOK_SECTION ? "section" : "rule", place.id);
        lz_json_text(w, "text", place.text);
    } else {
        show_game(game, w);
    }
    lz_json_close(w, '}');
    puts(w->at);
    return 0;
}

int cli_rules(int argc, char **argv) {
    static const struct cli_form form = {
        .word = "rules", .help = help, .takes = CLI_TAKES(JSON), .least = 1, .most = 2, .question = "which game?"
    };
    struct cli_call call;
    int code = cli_call_read(&form, argc, argv, &call);
    if (code >= 0)
        return code;
    const struct lz_game *game = cli_game("rules", call.words[0]);
    if (!game)
        return 2;
    const char *id = call.count > 1 ? call.words[1] : NULL;
    char *room = cli_room(NULL, ROOM);
    struct lz_writer w = lz_writer_in(room, ROOM);
    code = call.value[CLI_JSON] ? show(game, id, &w) : tell(game, id, &w);
    free(room);
    return code;
}
