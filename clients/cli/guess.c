/* Letters that were swapped, left out, doubled or mistaken: how many of these lie between two words. */
#include "clients/cli/guess.h"

enum { LONGEST = 40 };

static char small(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }

static int least(int a, int b) { return a < b ? a : b; }

/* Changes that make one word of the other; a swap of neighbours is one. */
static int distance(struct lz_text a, struct lz_text b) {
    int row[3][LONGEST + 1] = { 0 };
    for (uint32_t j = 0; j <= b.len; j++)
        row[0][j] = (int)j;
    for (uint32_t i = 1; i <= a.len; i++) {
        int *now = row[i % 3], *before = row[(i + 2) % 3], *earlier = row[(i + 1) % 3];
        now[0] = (int)i;
        for (uint32_t j = 1; j <= b.len; j++) {
            char x = small(a.at[i - 1]), y = small(b.at[j - 1]);
            now[j] = least(least(before[j], now[j - 1]) + 1, before[j - 1] + (x != y));
            if (i > 1 && j > 1 && x == small(b.at[j - 2]) && y == small(a.at[i - 2]))
                now[j] = least(now[j], earlier[j - 2] + 1);
        }
    }
    return row[a.len % 3][b.len];
}

struct guess guess_at(const char *word) {
    struct lz_text text = lz_span(word);
    return (struct guess){ text, NULL, (int)(text.len + 4) / 3 }; /* nearer than this is near */
}

void guess_try(struct guess *guess, const char *candidate) {
    struct lz_text text = lz_span(candidate);
    if (!guess->word.len || guess->word.len > LONGEST || text.len > LONGEST)
        return;
    int far = distance(guess->word, text);
    if (far < guess->far && far < (int)text.len) {
        guess->best = candidate;
        guess->far = far;
    }
}

const char *guess_said(const struct guess *guess, char room[GUESS_ROOM]) {
    struct lz_writer w = lz_writer_in(room, GUESS_ROOM);
    if (guess->best) {
        lz_put(&w, "; did you mean '");
        lz_put(&w, guess->best);
        lz_put(&w, "'?");
    }
    return room;
}
