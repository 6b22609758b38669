/* edition_check FILE...: matches recorded in journals of edition 1 (tests/golden/edition-1, one of each game) still end
   as they did then. Such a journal is refused as it stands. Converted it is read: the first line and that of the game
   are written as they are today, hashes of states are left out, because layouts have changed, words go above their
   moves, and the checks are chained anew. A set that has changed since lies beside its journal, as FILE.set. Prints
   TAP. */
#include "core/games.h"
#include "core/journal.h"
#include "core/match.h"
#include "core/words/text.h"
#include "games/lies/lies.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LARGEST = 1 << 20, STATE = 1 << 17, CHECK = 10 };

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

/* What a journal is read with: the set it was played with, or NULL for the one at hand; rooms for what comes of it. */
struct desk {
    struct lz_game own;
    const struct lz_game *set;
    char *text, *file, *room, *state;
};

/* Options that have come since, with the value under which matches are played as they were; each after which one. */
static void put_newer(struct lz_writer *w, struct lz_text body) {
    static const char *const newer[][2] = { { "option empty-unknown ", "option leaked-alone no" },
                                            { "option clock 0", "option press signed" },
                                            { "option highlight ", "option aloud no" } };
    for (size_t i = 0; i < sizeof newer / sizeof newer[0]; i++)
        if (lz_text_begins(body, newer[i][0]))
            put_checked(w, lz_span(newer[i][1]));
}

/* Words stood below their move then. The seed is handed over beside the journal: its line needs that of the end. */
static void convert(struct lz_text old, const struct lz_game *set, struct lz_writer *w, uint8_t seed[LZ_SEED]) {
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
            put_game(w, set ? set : lz_game_by_id(lz_take_word(&game)));
        else if (lz_text_begins(body, "seed "))
            lz_hex_parse((struct lz_text){ body.at + 5, body.len - 5 }, seed, LZ_SEED);
        else if (!lz_text_begins(body, "= ") && !lz_text_begins(body, "end "))
            put_checked(w, renamed(body));
        put_newer(w, body);
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

static uint32_t read(const char *path, char *to) {
    FILE *file = fopen(path, "rb");
    uint32_t len = file ? (uint32_t)fread(to, 1, LARGEST, file) : 0;
    if (file)
        fclose(file);
    return len;
}

/* False: there is one, and it is no set of today's form. */
static bool find_set(struct desk *d, const char *journal, struct lz_writer *trouble) {
    char path[1000];
    snprintf(path, sizeof path, "%s.set", journal);
    uint32_t len = read(path, d->file);
    const struct lz_game *game = &lies_game; /* the one game whose built-in set has changed */
    d->set = len ? &d->own : NULL;
    return !len || game->load(game, (struct lz_text){ d->file, len }, d->room, &d->own, trouble);
}

static bool holds(struct desk *d, struct lz_text old, struct lz_writer *trouble) {
    struct lz_record record;
    struct lz_replay replay = { 0 };
    char words[400];
    struct lz_writer refusal = lz_writer_in(words, sizeof words), w = lz_writer_in(d->text, LARGEST);
    if (lz_journal_read(old, &record, &refusal) != LZ_FAILED || !strstr(words, "a journal of edition 1")) {
        lz_put(trouble, "it was not refused as one of edition 1");
        return false;
    }
    uint8_t seed[LZ_SEED];
    convert(old, d->set, &w, seed);
    struct lz_text text = { w.at, w.len };
    if (lz_journal_read_with(text, d->set, &record, trouble) != LZ_OK)
        return false;
    memcpy(record.seed, seed, sizeof seed);
    record.seed_known = true;
    if (lz_journal_replay(&record, d->state, &replay, trouble) != LZ_OK)
        return false;
    if (!ends_as_then(record.game, d->state))
        lz_put(trouble, "the match does not end as it did");
    return trouble->len == 0;
}

int main(int argc, char **argv) {
    char *old = malloc(LARGEST), words[400];
    struct desk d = { .text = malloc(LARGEST), .file = malloc(LARGEST), .room = aligned_alloc(16, lies_game.set_room) };
    d.state = aligned_alloc(16, STATE);
    int failed = 0;
    for (int i = 1; old && d.text && d.file && d.room && d.state && i < argc; i++) {
        struct lz_writer trouble = lz_writer_in(words, sizeof words);
        uint32_t len = read(argv[i], old);
        bool good = find_set(&d, argv[i], &trouble) && holds(&d, (struct lz_text){ old, len }, &trouble);
        printf("%sok %d - %s\n", good ? "" : "not ", i, strstr(argv[i], "edition-1"));
        if (!good)
            printf("# %s\n", words);
        failed += !good;
    }
    printf("1..%d\n", argc - 1);
    free(old);
    free(d.text);
    free(d.file);
    free(d.room);
    free(d.state);
    return failed != 0;
}
