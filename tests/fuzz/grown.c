/* Journals that the engine writes itself: the input's bytes play a match, with lines of the host's, speech, undone
   moves and acts of several lines in between. Read back it must play to the same bytes. Then it is torn, words are
   struck out, or lines are changed and every check after them is made right again, so that the change gets past the
   checks: whatever is still taken must play again. GROWN_KIND=0.. in the environment keeps to one kind. */
#include "core/journal_line.h"
#include "core/match.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/words/prose.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "tests/fuzz/fuzz.h"
#include "tests/unit/book.h"

#include <stdio.h>
#include <stdlib.h>

enum { KEPT = 64, STEPS = 100, ACTS = 8192, SET_ROOM = 1 << 18, SET_FILE = 60000, CHANGES = 3 };

enum { HOSTS = 1, UNDOES = 2, SPEAKS = 4, WITH_SET = 8, TORN = 16 };
static const uint8_t kinds[] = { 0, HOSTS, HOSTS | UNDOES, HOSTS | SPEAKS, WITH_SET | UNDOES, HOSTS | TORN };

/* A match that grows, and what was true after each of its steps. */
static struct grown {
    uint8_t kind;
    const struct lz_game *game;
    struct lz_record record;
    struct lz_journal journal;
    struct lz_match match;
    struct lz_rng rng;
    struct book book;
    uint32_t act[ACTS], acts;   /* where acts end */
    uint32_t undos, said, mute; /* spoken with words, and without */
} g;
static _Alignas(16) uint8_t state[FUZZ_STATE], again[FUZZ_STATE], kept[KEPT][FUZZ_STATE];

static bool grow_line(void *to, struct lz_text text) {
    struct grown *grown = to;
    if (!book_line(&grown->book, text))
        LZ_BUG("the book is full");
    if (!grown->journal.open) {
        lz_assert(grown->acts < ACTS);
        grown->act[grown->acts++] = grown->book.len;
    }
    return true;
}

static void keep(void) {
    if (g.kind & UNDOES)
        memcpy(kept[lz_head_of(state)->step % KEPT], state, g.game->state_size);
}

/* What was undone is not gone back to: that step may come again, and its state may be another. */
static void forget_after(uint32_t step) {
    for (int i = 0; i < KEPT; i++) {
        struct lz_head *head = (struct lz_head *)kept[i];
        head->step = head->step > step ? UINT32_MAX : head->step;
    }
}

/* Text from the input that may stand in a journal. */
static struct lz_text prose(struct fuzz *f, char *room, uint32_t most) {
    uint32_t len = fuzz_byte(f) % most + 1u;
    for (uint32_t i = 0; i < len; i++) {
        char c = (char)fuzz_byte(f);
        room[i] = (uint8_t)c < ' ' || c == '~' || c == 0x7f ? ' ' : c;
    }
    return (struct lz_text){ room, len };
}

/* ---- a set, loaded once for each game that has one */

static struct lz_text read_set(const char *path, char room[SET_FILE]) {
    FILE *file = fopen(path, "rb");
    lz_assert(file);
    uint32_t len = (uint32_t)fread(room, 1, SET_FILE, file);
    fclose(file);
    return (struct lz_text){ room, len };
}

static const struct lz_game *set_of(int which) {
    static const struct { const char *game, *path; } sets[] = { { "lies", SET_LIES }, { "newspeak", SET_NEWSPEAK } };
    static struct lz_game loaded[LZ_COUNT(sets)];
    static _Alignas(16) uint8_t room[LZ_COUNT(sets)][SET_ROOM];
    static char text[SET_FILE], words[4000];
    which %= (int)LZ_COUNT(sets);
    const struct lz_game *game = lz_game_by_id(lz_span(sets[which].game));
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    if (!loaded[which].id)
        lz_assert(game->load(game, read_set(sets[which].path, text), room[which], &loaded[which], &trouble));
    return &loaded[which];
}

/* ---- growing */

static bool begin(struct fuzz *f) {
    static char words[40];
    struct lz_why why;
    g.game = g.kind & WITH_SET ? set_of(fuzz_byte(f)) : fuzz_game(f);
    g.record = (struct lz_record){ .game = g.game, .setup = fuzz_setup(f, g.game), .seed_known = true };
    g.record.player[0] = prose(f, words, sizeof words);
    lz_fair_seed(lz_span("grown"), g.record.seed);
    lz_fair_commit(g.record.seed, g.record.commit);
    lz_fair_key(g.record.seed, g.record.words, g.record.setup.key);
    g.rng = lz_rng_from(g.record.setup.key[0], 1);
    g.book.len = g.book.lines = g.acts = g.undos = g.said = g.mute = 0;
    g.journal = (struct lz_journal){ .line = grow_line, .to = &g };
    g.match = (struct lz_match){ .game = g.game, .state = state, .journal = &g.journal };
    if (!lz_begin(&g.match, &g.record.setup, NULL, &why))
        return false;
    lz_assert(lz_journal_begin(&g.journal, &g.record));
    forget_after(0);
    keep();
    return true;
}

static void submit(struct lz_input *in) {
    struct lz_why why;
    uint32_t step = lz_head_of(state)->step;
    bool words = in->text.len; /* lz_submit leaves none */
    if (step >= STEPS || lz_head_of(state)->over)
        return;
    enum lz_status status = lz_submit(&g.match, in, NULL, &why);
    lz_assert(status != LZ_FAILED);
    if (status == LZ_OK && lz_head_of(state)->step == step + 1)
        keep();
    if (status == LZ_OK && lz_move_spoken(g.game, &in->move))
        (*(words ? &g.said : &g.mute))++;
}

static void op_move(struct fuzz *f) {
    struct lz_input in = { .at = lz_head_of(state)->now };
    lz_seats may = lz_head_of(state)->may;
    int seat = lz_first(may);
    for (int skip = fuzz_byte(f) % 4; skip > 0 && may & (may - 1); skip--) {
        may &= may - 1;
        seat = lz_first(may);
    }
    if (may && g.game->sample(g.game, state, seat, &g.rng, &in.move))
        submit(&in);
}

static void op_moves(struct fuzz *f) {
    for (int n = fuzz_byte(f) % 64; n > 0; n--)
        op_move(f);
}

/* The clock goes on, to the next alarm or by so many seconds; alarms ring on the way. */
static void op_wait(struct fuzz *f) {
    const struct lz_head *head = lz_head_of(state);
    uint8_t how = fuzz_byte(f);
    int64_t at = how == 0 && head->alarm != LZ_NEVER ? head->alarm : head->now + how * 100;
    uint32_t step = head->step;
    if (step >= STEPS || head->over || head->alarm > at)
        return;
    lz_assert(lz_ring(&g.match, at, NULL) == LZ_OK);
    if (head->step == step + 1) /* of several only the last is known, so none of them is gone back to */
        keep();
}

/* A spoken verb, by whoever may speak. */
static void op_say(struct fuzz *f) {
    char room[80];
    struct lz_input in = { .at = lz_head_of(state)->now, .text = prose(f, room, sizeof room) };
    if (!(g.kind & SPEAKS) || !lz_head_of(state)->may)
        return;
    in.move.seat = (uint8_t)(fuzz_byte(f) % g.record.setup.seats);
    for (int i = 0; i < g.game->verb_count; i++)
        if (lz_form_spoken(g.game->verbs[i].form)) {
            in.move.verb = g.game->verbs[i].verb;
            submit(&in);
        }
}

/* ": TEXT", with or without the mark of words above it. */
static void op_host(struct fuzz *f) {
    char room[200], speech[100];
    if (!(g.kind & HOSTS))
        return;
    struct lz_text words = prose(f, room, 100), said = { 0 };
    room[words.len - 1] = '.'; /* no mark */
    if (fuzz_byte(f) % 2) {
        struct lz_writer w = lz_writer_in(room, sizeof room);
        struct lz_move mark = { 0 };
        said = prose(f, speech, sizeof speech);
        if (!lz_prose_sane(said))
            return; /* no host keeps such words */
        lz_prose_mark(said, &mark);
        int32_t arg[LZ_MARK_ARGS];
        for (int i = 0; i < LZ_MARK_ARGS; i++)
            arg[i] = mark.arg[i];
        lz_put(&w, "letter ");
        lz_mark_print(arg, &w);
        words = (struct lz_text){ w.at, w.len };
        g.said++;
    }
    lz_assert(lz_journal_host(&g.journal, words, said));
}

/* An act of several lines: what comes next does not close it, until the host says that it is done. */
static void op_open(struct fuzz *f) {
    (void)f;
    g.journal.open = g.kind & HOSTS;
}

static void close_act(void) {
    if (!g.journal.open)
        return;
    g.journal.open = false;
    lz_assert(lz_journal_host(&g.journal, lz_span("done"), (struct lz_text){ 0 }));
}

static void op_undo(struct fuzz *f) {
    uint32_t step = lz_head_of(state)->step, back = fuzz_byte(f) % (KEPT / 2) + 1u;
    if (!(g.kind & UNDOES) || back > step || lz_head_of(kept[(step - back) % KEPT])->step != step - back)
        return;
    close_act();
    lz_assert(lz_journal_undo(&g.journal, step - back));
    memcpy(state, kept[(step - back) % KEPT], g.game->state_size);
    forget_after(step - back);
    g.undos++;
}

static void op_hash(struct fuzz *f) {
    (void)f;
    lz_assert(lz_journal_hash(&g.journal, lz_head_of(state)->step, lz_state_hash(g.game, state)));
}

static void grow(struct fuzz *f, int ops) {
    static void (*const op[])(struct fuzz *) = { op_move, op_move, op_moves, op_wait, op_say,  op_say,
                                                 op_host, op_host, op_open,  op_undo, op_undo, op_hash };
    for (; ops > 0 && f->left; ops--) {
        uint8_t which = fuzz_byte(f);
        if (which % 16 >= LZ_COUNT(op))
            close_act();
        else
            op[which % 16](f);
    }
    close_act();
    if (lz_head_of(state)->over)
        lz_assert(lz_journal_end(&g.journal, lz_head_of(state)->step, lz_state_hash(g.game, state), g.record.seed));
}

/* ---- reading back */

static enum lz_status reads(struct lz_text text, struct lz_record *record) {
    char words[400];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    enum lz_status status = lz_journal_read_with(text, g.game, record, &trouble);
    lz_assert((status == LZ_OK) == (trouble.len == 0));
    memcpy(record->seed, g.record.seed, LZ_SEED);
    record->seed_known = true;
    return status;
}

/* Into `again`. */
static enum lz_status plays(struct lz_record *record) {
    char words[400];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    struct lz_replay replay = { 0 };
    enum lz_status status = lz_journal_replay(record, again, &replay, &trouble);
    lz_assert((status == LZ_OK) == (trouble.len == 0));
    lz_assert(status != LZ_OK || lz_head_of(again)->step == record->steps);
    return status;
}

static void same_bytes(struct lz_text text, uint32_t struck) {
    struct lz_record record;
    lz_assert(reads(text, &record) == LZ_OK && record.undos == g.undos && record.struck == struck);
    lz_assert(record.steps == lz_head_of(state)->step && plays(&record) == LZ_OK);
    lz_assert(memcmp(state, again, g.game->state_size) == 0);
}

/* Cut anywhere: what stands ends with the last act that is whole. */
static void tear(struct fuzz *f) {
    uint32_t cut = (fuzz_byte(f) + 256u * fuzz_byte(f)) % (g.book.len + 1), good = 0;
    struct lz_record record;
    for (uint32_t i = 0; i < g.acts && g.act[i] <= cut; i++)
        good = g.act[i];
    enum lz_status status = reads((struct lz_text){ g.book.at, cut }, &record);
    lz_assert(status == (!good ? LZ_FAILED : good == cut ? LZ_OK : LZ_REFUSED));
    if (status != LZ_FAILED)
        lz_assert(record.good == good && plays(&record) == LZ_OK);
}

/* ---- changed lines */

static struct book changed;

static void put(struct lz_text text) {
    if (!book_line(&changed, text))
        LZ_BUG("the book of changes is full");
}

/* The line with a right check; what was said has none. */
static void put_line(struct lz_text line, uint32_t *chain) {
    char check[LZ_CHECK + 1];
    if (lz_text_begins(line, LZ_SAID) || line.len <= LZ_CHECK) {
        put(line);
        put(lz_span("\n"));
        return;
    }
    char mark = line.at[line.len - LZ_CHECK + 1] == LZ_GOES_ON ? LZ_GOES_ON : LZ_CLOSED;
    line.len -= LZ_CHECK;
    *chain = lz_chain_on(*chain, line);
    lz_check_print(*chain, mark, check);
    put(line);
    put(lz_span(check));
    put(lz_span("\n"));
    *chain = lz_chain_on(lz_chain_on(*chain, lz_span(check)), lz_span("\n"));
}

/* One byte of the body is another, or some words come in. */
static void put_changed(struct lz_text line, struct fuzz *f, uint32_t *chain) {
    char room[2 * LZ_LINE], words[24];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    uint32_t at = fuzz_byte(f) % (line.len + 1);
    uint8_t how = fuzz_byte(f);
    lz_put_text(&w, (struct lz_text){ line.at, at });
    if (how % 2)
        lz_put_text(&w, prose(f, words, sizeof words));
    else
        lz_put_char(&w, (char)fuzz_byte(f));
    uint32_t skip = how / 2 % 8u;
    if (at + skip < line.len)
        lz_put_text(&w, (struct lz_text){ line.at + at + skip, line.len - at - skip });
    put_line((struct lz_text){ w.at, w.len }, chain);
}

/* Left out, doubled, changed. */
static void change_line(struct lz_text line, struct fuzz *f, uint32_t *chain) {
    uint8_t how = fuzz_byte(f) % 8;
    if (how == 1)
        put_line(line, chain);
    if (how == 0 || how == 1)
        put_line(line, chain);
    else if (how != 2)
        put_changed(line, f, chain);
}

static struct lz_text change(struct fuzz *f) {
    struct lz_text left = book_text(&g.book);
    uint32_t chain = 0, line = 0, next = (fuzz_byte(f) + 256u * fuzz_byte(f)) % g.book.lines;
    changed.len = changed.lines = 0;
    for (int changes = CHANGES; left.len; line++) {
        struct lz_text body = lz_take_line(&left);
        if (line < next || !changes) {
            put_line(body, &chain);
            continue;
        }
        change_line(body, f, &chain);
        next = line + 1u + fuzz_byte(f);
        changes -= f->left ? 1 : changes;
    }
    return book_text(&changed);
}

static void read_changed(struct lz_text text) {
    struct lz_record record, good;
    if (reads(text, &record) == LZ_FAILED)
        return;
    lz_assert(record.good <= text.len && reads((struct lz_text){ text.at, record.good }, &good) == LZ_OK);
    lz_assert(good.steps == record.steps && good.chain == record.chain);
    if (record.game->state_size <= FUZZ_STATE && plays(&good) == LZ_OK)
        lz_assert(record.game->audit(record.game, again, NULL));
}

static struct lz_text strike(void) {
    struct lz_text left = book_text(&g.book);
    changed.len = changed.lines = 0;
    while (left.len) {
        struct lz_text line = lz_take_line(&left);
        if (lz_text_begins(line, LZ_SAID))
            continue;
        put(line);
        put(lz_span("\n"));
    }
    return book_text(&changed);
}

static uint8_t kind_of(uint8_t byte) {
    const char *only = getenv("GROWN_KIND");
    return kinds[(only ? (size_t)atoi(only) : byte) % LZ_COUNT(kinds)];
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct fuzz f = { data, size };
    g.kind = kind_of(fuzz_byte(&f));
    int ops = fuzz_byte(&f) % 32;
    if (!begin(&f))
        return 0;
    grow(&f, ops);
    same_bytes(book_text(&g.book), g.mute);
    if (g.said)
        same_bytes(strike(), g.mute + g.said);
    if (g.kind & TORN)
        tear(&f);
    while (f.left > 3)
        read_changed(change(&f));
    return 0;
}
