/* A journal played again gives the same bytes; so does any part of it; and the same seed gives the same match. */
#include "tests/prop/prop.h"

#include "core/bug.h"
#include "core/games.h"
#include "core/rng.h"
#include "core/words/text.h"

static bool known(const struct lz_game *game) { return lz_game_by_id(lz_span(game->id)) == game; }

static void begin_record(struct walk *w, struct lz_record *record) {
    *record = (struct lz_record){ .game = w->game, .setup = w->setup, .words = lz_span("what the seats say") };
    for (int i = 0; i < LZ_SEED; i += 8) {
        uint64_t drawn = lz_draw(&w->rng);
        memcpy(record->seed + i, &drawn, 8);
    }
    lz_fair_commit(record->seed, record->commit);
    lz_fair_key(record->seed, record->words, record->setup.key);
    w->setup = record->setup;
}

const char *prop_replay(struct walk *w) {
    struct lz_record record, back;
    struct lz_journal journal = { book_line, w->book, 0 };
    struct lz_input in;
    if (!known(w->game))
        return NULL;
    w->book->len = w->book->lines = 0;
    begin_record(w, &record);
    if (!w->game->setup(w->game, w->state, &w->setup, NULL, NULL) || !lz_journal_begin(&journal, &record))
        return walk_say(w, "the journal could not be begun", NULL, -1);
    w->match.journal = &journal;
    uint32_t part = 1 + lz_roll(&w->rng, 200);
    while (w->book->len < sizeof w->book->at - 1000 && walk_next(w, &in)) {
        walk_make(w, &in, NULL);
        if (walk_head(w)->step == part)
            memcpy(w->third, w->state, w->game->state_size);
    }
    w->match.journal = NULL;
    if (walk_head(w)->over &&
        !lz_journal_end(&journal, walk_head(w)->step, lz_state_hash(w->game, w->state), record.seed))
        return walk_say(w, "the journal could not be ended", NULL, -1);
    char words[300];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    if (lz_journal_read(book_text(w->book), &back, &trouble) != LZ_OK)
        return walk_say(w, words, NULL, -1);
    memcpy(back.seed, record.seed, LZ_SEED);
    back.seed_known = true;
    struct lz_replay replay = { 0 };
    if (lz_journal_replay(&back, w->other, &replay, &trouble) != LZ_OK)
        return walk_say(w, words, NULL, -1);
    if (memcmp(w->state, w->other, w->game->state_size) != 0)
        return walk_say(w, "the journal plays to another state", NULL, -1);
    replay.until = part;
    if (lz_journal_replay(&back, w->other, &replay, &trouble) != LZ_OK)
        return walk_say(w, words, NULL, -1);
    if (part <= walk_head(w)->step && memcmp(w->third, w->other, w->game->state_size) != 0)
        return walk_say(w, "a part of the journal plays to another state", NULL, -1);
    return NULL;
}

static uint64_t play_through(struct walk *w, int seats, uint64_t seed, uint64_t other_key) {
    struct lz_input in;
    uint64_t hash = 0;
    walk_begin(w, seats, seed);
    if (other_key) {
        w->setup.key[1] ^= other_key;
        lz_assert(w->game->setup(w->game, w->state, &w->setup, NULL, NULL));
    }
    while (walk_next(w, &in)) {
        walk_make(w, &in, NULL);
        /* all but the key itself: what it does must differ, not what it is */
        struct lz_rng rng = ((struct lz_head *)w->state)->rng;
        ((struct lz_head *)w->state)->rng = (struct lz_rng){ 0 };
        hash = lz_state_hash(w->game, w->state) ^ (hash << 7 | hash >> 57);
        ((struct lz_head *)w->state)->rng = rng;
    }
    return hash;
}

const char *prop_seeds(struct walk *w) {
    int seats = w->setup.seats;
    uint64_t seed = w->seed, first = play_through(w, seats, seed, 0), again = play_through(w, seats, seed, 0);
    bool same = true; /* another die may fall alike: four do not */
    for (uint64_t key = 1; key <= 4 && same; key++)
        same = play_through(w, seats, seed, key) == first;
    if (first != again)
        return walk_say(w, "the same seed gives another match", NULL, -1);
    if (same && walk_head(w)->step >= 8)
        return walk_say(w, "other keys give the same match", NULL, -1);
    return NULL;
}
