/* The table of drawers, and what they share. */
#include "clients/cli/draw/draw.h"

#include "core/match.h"
#include "core/words/address.h"

#include <stdlib.h>
#include <string.h>

enum { JSON_ROOM = 65536 };

static void show_table(const struct frame *frame, struct lz_writer *w) {
    char *room = cli_room(NULL, JSON_ROOM);
    struct lz_writer json = lz_writer_in(room, JSON_ROOM);
    frame->game->show(frame->game, frame->view, &json);
    for (uint32_t i = 0; i < json.len; i += (uint32_t)frame->term->wide) {
        uint32_t left = json.len - i, fits = (uint32_t)frame->term->wide;
        lz_put_text(w, (struct lz_text){ json.at + i, left < fits ? left : fits });
        lz_put_char(w, '\n');
    }
    free(room);
}

static const struct drawer fallback = { .table = show_table, .score = show_table };

#define DRAWER(game) &draw_##game,
static const struct drawer *const drawers[] = {
#include "clients/cli/draw/drawers.inc"
};
#undef DRAWER

const struct drawer *drawer_of(const struct lz_game *game) {
    for (size_t i = 0; i < sizeof drawers / sizeof drawers[0]; i++)
        if (strcmp(drawers[i]->game, game->id) == 0)
            return drawers[i];
    return &fallback;
}

const struct drawer_word *drawer_word_of(const struct lz_game *game, struct lz_text word) {
    const struct drawer_word *own = drawer_of(game)->words;
    while (own && own->word && !lz_text_like(word, own->word))
        own++;
    return own && own->word ? own : NULL;
}

void *drawer_memory(const struct lz_game *game) {
    size_t size = drawer_of(game)->memory;
    return size ? memset(cli_room(NULL, size), 0, size) : NULL;
}

void draw_seat(const struct frame *frame, int seat, struct lz_writer *w) {
    const struct party *party = frame->party;
    const char *who = party->bot[seat] ? party->bot[seat]->id : party->given[seat];
    if (lz_seen_of(frame->view)->seat == seat)
        who = "you";
    else if (!*who && !frame->game->seat_name)
        who = "player"; /* where the rules name the seat, that will do */
    lz_seat_print(frame->game, &party->setup, seat, w);
    lz_put(w, *who ? " " : "");
    lz_put(w, who);
}

const struct lz_name *draw_name(const struct lz_game *game, char form, int arg) {
    static const struct lz_name none = { "?", "?", "?" };
    for (int i = 0; i < game->lexicon_count; i++)
        if (game->lexicons[i].form == form && game->lexicons[i].names && arg >= 0 && arg < game->lexicons[i].count)
            return &game->lexicons[i].names[arg];
    return &none;
}

const char *draw_code(const struct lz_game *game, char form, int arg) {
    const struct lz_name *name = draw_name(game, form, arg);
    return name->code ? name->code : name->word;
}

const char *draw_title(const struct lz_game *game, char form, int arg) {
    const struct lz_name *name = draw_name(game, form, arg);
    return name->title ? name->title : name->word;
}
