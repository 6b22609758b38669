/* lizardry rules: the rulebook at hand. */
#include "clients/cli/book.h"
#include "clients/cli/cli.h"

#include <getopt.h>
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
    if (!id) {
        book_help(&term, game, w);
    } else {
        struct book_place place = book_find(game, lz_span(id));
        if (place.kind != BOOK_NOTHING)
            book_tell(&term, &place, w);
        else if (!book_search(&term, game, lz_span(id), w))
            return not_there(game, id);
    }
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
    static const struct option options[] = { { "json", no_argument, 0, 'j' }, { "help", no_argument, 0, 'h' }, { 0 } };
    bool json = false;
    opterr = 0;
    for (int code; (code = getopt_long(argc, argv, ":h", options, NULL)) != -1;) {
        if (code == 'h')
            return fputs(help, stdout), 0;
        if (code != 'j')
            return cli_bad_option("rules", code, argv, optind);
        json = true;
    }
    if (optind == argc)
        return cli_wrong("rules", "which game?");
    const struct lz_game *game = cli_game("rules", argv[optind]);
    const char *id = optind + 1 < argc ? argv[optind + 1] : NULL;
    if (!game)
        return 2;
    if (optind + 2 < argc)
        return cli_wrong("rules", "'%s' is a word too many", argv[optind + 2]);
    char *room = cli_room(NULL, ROOM);
    struct lz_writer w = lz_writer_in(room, ROOM);
    int code = json ? show(game, id, &w) : tell(game, id, &w);
    free(room);
    return code;
}
