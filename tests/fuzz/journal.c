/* Journals. Raw text, or lines that get a header and right checks, so that what comes after the checks is reached too.
   What plays must play again: as far as any step, and without its undone parts. */
#include "core/match.h"
#include "core/words/text.h"
#include "tests/fuzz/fuzz.h"
#include "tests/unit/book.h"

static struct book forged, stands;
static _Alignas(16) uint8_t state[FUZZ_STATE], again[FUZZ_STATE];

/* A line that begins with '&' goes on without it; what was said stands as it is. */
static void put_line(struct book *book, uint32_t *chain, struct lz_text body) {
    char tail[16];
    struct lz_writer w = lz_writer_in(tail, sizeof tail);
    bool goes_on = lz_text_begins(body, "&");
    if (goes_on)
        lz_cut(&body, 1);
    if (lz_text_begins(body, "| ")) {
        if (book_line(book, body))
            (void)book_line(book, lz_span("\n"));
        return;
    }
    for (uint32_t i = 0; i < body.len; i++)
        *chain = (*chain ^ (uint8_t)body.at[i]) * 16777619u;
    lz_put(&w, goes_on ? " &" : " ~");
    lz_put_hex(&w, *chain, 8);
    lz_put(&w, "\n");
    for (uint32_t i = 0; i < w.len; i++)
        *chain = (*chain ^ (uint8_t)tail[i]) * 16777619u;
    if (book_line(book, body))
        (void)book_line(book, (struct lz_text){ tail, w.len });
}

/* Keeps what stands as a journal of its own. */
static struct lz_journal standing;
static const struct lz_game *standing_game;
static struct lz_head before;
static void keep(void *to, const struct lz_input *in, const void *after) {
    (void)to;
    if (!lz_journal_input(&standing, standing_game, &before, in))
        LZ_BUG("the book is full");
    before = *lz_head_of(after);
}

static void play(struct lz_text text, struct lz_record *record) {
    char words[300];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    const struct lz_game *game = record->game;
    struct lz_replay replay = { .each = keep };
    stands.len = stands.lines = 0;
    standing = (struct lz_journal){ book_line, &stands, 0 };
    standing_game = game;
    before = (struct lz_head){ .now = record->setup.now };
    lz_assert(lz_journal_begin(&standing, record));
    enum lz_status status = lz_journal_replay(record, state, &replay, &trouble);
    lz_assert((status == LZ_OK) == (trouble.len == 0));
    if (status != LZ_OK)
        return;
    lz_assert(lz_head_of(state)->step == record->steps && game->audit(game, state, NULL));
    struct lz_record back;
    lz_assert(lz_journal_read(book_text(&stands), &back, NULL) == LZ_OK && back.undos == 0);
    memcpy(back.seed, record->seed, LZ_SEED);
    back.seed_known = true;
    replay = (struct lz_replay){ 0 };
    lz_assert(lz_journal_replay(&back, again, &replay, NULL) == LZ_OK);
    lz_assert(memcmp(state, again, game->state_size) == 0);
}

static void read_and_play(struct lz_text text, const uint8_t *seed) {
    char words[300];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    struct lz_record record, good;
    enum lz_status status = lz_journal_read(text, &record, &trouble);
    lz_assert((status == LZ_OK) == (trouble.len == 0));
    if (status == LZ_FAILED)
        return;
    lz_assert(record.good <= text.len &&
              lz_journal_read((struct lz_text){ text.at, record.good }, &good, NULL) == LZ_OK);
    lz_assert(good.steps == record.steps && good.chain == record.chain);
    if (seed) {
        memcpy(good.seed, seed, LZ_SEED);
        good.seed_known = true;
    }
    if (good.seed_known && record.steps < 400)
        play(text, &good);
}

static void forge(struct fuzz *f) {
    const struct lz_game *game = fuzz_game(f);
    struct lz_record record = { .game = game, .setup = fuzz_setup(f, game) };
    struct lz_journal journal = { book_line, &forged, 0 };
    struct lz_text left = { (const char *)f->at, (uint32_t)f->left };
    lz_fair_seed(lz_span("fuzz"), record.seed);
    lz_fair_commit(record.seed, record.commit);
    forged.len = forged.lines = 0;
    lz_assert(lz_journal_begin(&journal, &record));
    uint32_t chain = journal.chain ^ 2166136261u;
    while (left.len)
        put_line(&forged, &chain, lz_take_line(&left));
    read_and_play(book_text(&forged), record.seed);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct fuzz f = { data, size };
    if (size && fuzz_byte(&f) == '!')
        forge(&f);
    else
        read_and_play((struct lz_text){ (const char *)data, (uint32_t)size }, NULL);
    return 0;
}
