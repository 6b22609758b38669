/* Every move there is to make prints, parses and prints again; in words, in codes, and unlike every other. */
#include "tests/prop/prop.h"

#include "core/rng.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "core/words/verb.h"

static const char *comes_back(struct walk *w, const struct lz_move *move, bool codes, char words[300]) {
    struct lz_writer to = lz_writer_in(words, 300);
    struct lz_move back;
    (codes ? lz_move_print_codes : lz_move_print)(w->game, move, &to);
    if (to.full || to.len == 0)
        return walk_say(w, "has too many words, or none", move, -1);
    if (!lz_move_parse(w->game, move->seat, (struct lz_text){ words, to.len }, &back))
        return walk_say(w, codes ? "does not parse from its codes" : "does not parse", move, -1);
    if (!lz_move_equal(move, &back))
        return walk_say(w, codes ? "is another from its codes" : "parses to another move", move, -1);
    return NULL;
}

/* Also as people type it: the whole words, among all that is legal, are that move. */
static const char *is_guessed(struct walk *w, const struct lz_move *move, const char *words) {
    struct lz_move back;
    if (!lz_move_guess(w->game, &w->legal, lz_span(words), &back) || !lz_move_equal(move, &back))
        return walk_say(w, "is not guessed from its own words", move, -1);
    return NULL;
}

static const char *all_come_back(struct walk *w, int seat) {
    char words[300];
    walk_legal(w, w->state, seat, &w->legal);
    for (uint32_t i = 0; i < w->legal.count; i++) {
        const struct lz_move *move = &w->legal.at[i];
        const char *wrong = comes_back(w, move, true, words);
        if (!wrong)
            wrong = comes_back(w, move, false, words);
        if (!wrong && i % 8 == walk_head(w)->step % 8)
            wrong = is_guessed(w, move, words);
        if (wrong)
            return wrong;
    }
    return NULL;
}

const char *prop_words(struct walk *w) {
    struct lz_input in;
    char words[300];
    while (walk_next(w, &in)) {
        for (int seat = 0; seat < w->setup.seats; seat++) {
            const char *wrong = lz_in(walk_head(w)->may, seat) ? all_come_back(w, seat) : NULL;
            if (wrong)
                return wrong;
        }
        const char *wrong = in.move.verb == LZ_TICK ? NULL : comes_back(w, &in.move, false, words);
        if (wrong)
            return wrong;
        walk_make(w, &in, NULL);
    }
    return NULL;
}
