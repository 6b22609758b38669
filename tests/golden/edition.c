/* edition_check FILE...: matches recorded in journals of edition 1 (tests/golden/edition-1, one of each game) still end
   as they did then. Such a journal is refused as it stands. Converted it is read: the first line and that of the game
   are written as they are today, hashes of states are left out, because layouts have changed, words go above their
   moves, and the checks are chained anew. Prints TAP. */
#include "core/games.h"
#include "core/journal.h"
#include "core/match.h"
#include "core/words/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LARGEST = 1 << 20, STATE = 1 << 16, CHECK = 10 };

/* What the program of edition 1 said when it verified them. */
static const struct ended {
    const char *game;
    lz_seats won;
    int32_t points[LZ_SEATS];
} ends[] = {
    { "conspiracy", 1, { 79, 12, 20 } },   { "legends", 5, { 172, 10, 172, 10 } }, { "lies", 5, { 10, 9, 10, 9 } },
    { "newspeak", 24, { 2, 2, 2, 6, 6 } }, { "pig", 1, { 100, 46, 87, 37 } },      { "swamp", 1, { 6230, 221, 4386 } },
};

/* A line with its check: FNV-1a over all that stands before it, docs/journal.md. The header is one act. */
static void put_checked(struct lz_writer *w, struct lz_text body) {
    static const char *const header[] = { "lizardry ", "game ",   "set ",    "seats ",
                                          "option ",   "player ", "commit ", "words " };
    bool goes_on = false;
    for (size_t i = 0; i < sizeof header / sizeof header[0]; i++)
        goes_on |= lz_text_begins(body, header[i]);
    uint32_t chain = 2166136261u;
    lz_put_text(w, body);
    for (uint32_t i = 0; i < w->len; i++)
        if (w->at[i] != '|' || (i && w->at[i - 1] != '\n'))
            chain = (chain ^ (uint8_t)w->at[i]) * 16777619u;
        else /* words that were said are not part of the chain */
            while (w->at[i] != '\n')
                i++;
    lz_put(w, goes_on ? " &" : " ~");
    lz_put_hex(w, chain, 8);
    lz_put(w, "\n");
}

static void put_game(struct lz_writer *w, const struct lz_game *game) {
    char line[LZ_LINE];
    struct lz_writer body = lz_writer_in(line, sizeof line);
    lz_put(&body, "game ");
    lz_put(&body, game->id);
    lz_put(&body, " rules 1");
    if (game->set) {
        put_checked(w, lz_span(line));
        body = lz_writer_in(line, sizeof line);
        lz_put(&body, "set ");
        lz_put(&body, game->set);
    } else {
        lz_put(&body, " tables");
    }
    lz_put(&body, " ");
    lz_put_hex(&body, game->tables, 16);
    put_checked(w, lz_span(line));
}

/* What an option is called today; its value then meant what the usual one means now. */
static struct lz_text renamed(struct lz_text body) {
    return lz_text_is(body, "option komi 0") ? lz_span("option handicap on") : body;
}

/* Words stood below their move then. The seed is handed over beside the journal: its line needs that of the end. */
static void convert(struct lz_text old, struct lz_writer *w, uint8_t seed[LZ_SEED]) {
    for (int line = 1; old.len; line++) {
        struct lz_text body = lz_take_line(&old), game = body, next = old;
        body.len -= CHECK;
        (void)lz_take_word(&game);
        if (lz_text_begins(old, "> ")) {
            struct lz_text said = lz_take_line(&next);
            lz_cut(&said, 1);
            lz_put_char(w, '|');
            lz_put_text(w, said);
            lz_put(w, "\n");
            old = next;
        }
        if (line == 1)
            put_checked(w, lz_span("lizardry journal 2"));
        else if (line == 2)
            put_game(w, lz_game_by_id(lz_take_word(&game)));
        else if (lz_text_begins(body, "seed "))
            lz_hex_parse((struct lz_text){ body.at + 5, body.len - 5 }, seed, LZ_SEED);
        else if (!lz_text_begins(body, "= ") && !lz_text_begins(body, "end "))
            put_checked(w, renamed(body));
    }
}

static bool ends_as_then(const struct lz_game *game, const void *state) {
    int32_t points[LZ_SEATS] = { 0 };
    game->score(game, state, points);
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++)
        if (strcmp(ends[i].game, game->id) == 0)
            return lz_head_of(state)->over && lz_head_of(state)->won == ends[i].won &&
                   memcmp(points, ends[i].points, lz_head_of(state)->seats * sizeof points[0]) == 0;
    return false;
}

static bool holds(struct lz_text old, char *room, void *state, struct lz_writer *trouble) {
    struct lz_record record;
    struct lz_replay replay = { 0 };
    char words[400];
    struct lz_writer refusal = lz_writer_in(words, sizeof words), w = lz_writer_in(room, LARGEST);
    if (lz_journal_read(old, &record, &refusal) != LZ_FAILED || !strstr(words, "a journal of edition 1")) {
        lz_put(trouble, "it was not refused as one of edition 1");
        return false;
    }
    uint8_t seed[LZ_SEED];
    convert(old, &w, seed);
    struct lz_text text = { w.at, w.len };
    if (lz_journal_read(text, &record, trouble) != LZ_OK)
        return false;
    memcpy(record.seed, seed, sizeof seed);
    record.seed_known = true;
    if (lz_journal_replay(&record, state, &replay, trouble) != LZ_OK)
        return false;
    if (!ends_as_then(record.game, state))
        lz_put(trouble, "the match does not end as it did");
    return trouble->len == 0;
}

int main(int argc, char **argv) {
    char *old = malloc(LARGEST), *room = malloc(LARGEST), *state = aligned_alloc(16, STATE), words[400];
    int failed = 0;
    for (int i = 1; old && room && state && i < argc; i++) {
        struct lz_writer trouble = lz_writer_in(words, sizeof words);
        FILE *file = fopen(argv[i], "rb");
        uint32_t len = file ? (uint32_t)fread(old, 1, LARGEST, file) : 0;
        bool good = holds((struct lz_text){ old, len }, room, state, &trouble);
        printf("%sok %d - %s\n", good ? "" : "not ", i, strstr(argv[i], "edition-1"));
        if (!good)
            printf("# %s\n", words);
        failed += !good;
        if (file)
            fclose(file);
    }
    printf("1..%d\n", argc - 1);
    free(old);
    free(room);
    free(state);
    return failed != 0;
}
