/* The rulebook for programs and pages. */
#include "clients/cli/book.h"

#include "clients/cli/markdown.h"
#include "core/words/thing.h"

#include <string.h>

enum { RULE = 8000 }; /* bytes of one, at most */

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

/* "- **CO-6.3** The first .. [rulebook]": what it says without its id, and where it comes from. */
static void show_rule(const struct book_place *place, struct lz_writer *w) {
    char room[RULE];
    struct lz_writer plain = lz_writer_in(room, sizeof room);
    struct lz_text text = lz_trim(place->text), source = { 0 };
    const char *end = memmem(text.at, text.len, "** ", 3);
    if (lz_text_begins(text, "- **") && end)
        lz_cut(&text, (uint32_t)(end + 3 - text.at));
    const char *open = text.len && text.at[text.len - 1] == ']' ? memrchr(text.at, '[', text.len) : NULL;
    if (open) {
        source = (struct lz_text){ open + 1, (uint32_t)(text.at + text.len - open) - 2 };
        text.len = (uint32_t)(open - text.at);
    }
    markdown_put_inline(lz_trim(text), &plain);
    lz_json_string(w, "says", room);
    if (source.len)
        lz_json_text(w, "source", source);
}

/* A rule or section as it stands in the book, or a card. */
static bool show_one(const struct lz_game *game, struct lz_text name, struct lz_writer *w) {
    struct book_place place = book_find(game, name);
    struct lz_thing thing;
    if (place.kind != BOOK_NOTHING) {
        lz_json_text(w, place.kind == BOOK_SECTION ? "section" : "rule", place.id);
        lz_json_text(w, "text", place.text);
        if (place.kind == BOOK_RULE)
            show_rule(&place, w);
    } else if (lz_thing_find(game, name, &thing)) {
        lz_json_key(w, "thing");
        lz_thing_json(game, thing, w);
    } else {
        return false;
    }
    return true;
}

bool book_json(const struct lz_game *game, struct lz_text name, struct lz_writer *w) {
    lz_json_open(w, NULL, '{');
    lz_json_string(w, "game", game->id);
    bool found = !name.len || show_one(game, name, w);
    if (!name.len)
        show_game(game, w);
    lz_json_close(w, '}');
    return found;
}
