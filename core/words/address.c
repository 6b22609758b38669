/* How a seat is called, and what it is asked. */
#include "core/words/address.h"

#include "core/bug.h"
#include "core/match.h"
#include "core/seats.h"
#include "core/words/clean.h"
#include "core/words/text.h"

#include <string.h>

enum { NAME = 64 }; /* bytes of a seat's name, at most */

void lz_seat_print(const struct lz_game *game, const struct lz_setup *setup, int seat, struct lz_writer *w) {
    lz_assert(seat >= 0 && seat < setup->seats);
    if (game->seat_name) {
        game->seat_name(game, setup, seat, w);
        return;
    }
    lz_put_char(w, '#');
    lz_put_number(w, seat);
}

int lz_seat_parse(const struct lz_game *game, const struct lz_setup *setup, struct lz_text word) {
    for (int seat = 0; seat < setup->seats; seat++) {
        char room[NAME];
        struct lz_writer name = lz_writer_in(room, sizeof room);
        lz_seat_print(game, setup, seat, &name);
        if (lz_text_like(word, room))
            return seat;
    }
    return -1;
}

void lz_put_seat(struct lz_writer *w, const char *const *names, int seat) {
    lz_assert(seat >= 0 && seat < LZ_SEATS);
    if (names) {
        lz_put_clean(w, lz_span(names[seat]), false);
        return;
    }
    lz_put_char(w, '#');
    lz_put_number(w, seat);
}

void lz_put_seat_after(struct lz_writer *w, const char *by_rules, const char *const *names, int seat) {
    if (!names || !lz_text_begins(lz_span(names[seat]), by_rules))
        lz_put(w, by_rules);
    if (!names)
        return;
    lz_put(w, lz_text_begins(lz_span(names[seat]), by_rules) ? "" : " ");
    lz_put_seat(w, names, seat);
}

bool lz_ask_nothing(const void *view, struct lz_writer *w) {
    const struct lz_seen *seen = lz_seen_of(view);
    bool asked = !seen->over && lz_in(seen->may, seen->seat);
    if (!asked)
        lz_put(w, seen->over ? "The match is over." : "Nothing is asked of you now.");
    return !asked;
}

void lz_ask_print(const struct lz_game *game, const void *view, struct lz_writer *w) {
    if (game->ask) {
        game->ask(game, view, w);
        return;
    }
    if (lz_ask_nothing(view, w))
        return;
    lz_put(w, "Your move (");
    lz_put(w, game->phases[lz_seen_of(view)->phase]);
    lz_put(w, ").");
}

static const struct lz_blank *blank_of(const struct lz_blank *blanks, struct lz_text name) {
    while (blanks->name && (*name.at != *blanks->name || !lz_text_is(name, blanks->name)))
        blanks++;
    lz_assert(blanks->name);
    return blanks;
}

void lz_put_filled(struct lz_writer *w, const char *sentence, const struct lz_blank *blanks, const void *from) {
    for (const char *open; (open = strchr(sentence, '{'));) {
        const char *close = strchr(open, '}');
        lz_assert(close);
        lz_put_text(w, (struct lz_text){ sentence, (uint32_t)(open - sentence) });
        blank_of(blanks, (struct lz_text){ open + 1, (uint32_t)(close - open - 1) })->put(from, w);
        sentence = close + 1;
    }
    lz_put(w, sentence);
}
