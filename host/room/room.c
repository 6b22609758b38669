/* A hosted match: made, opened, closed. */
#include "host/room/room_inner.h"

#include "core/bug.h"
#include "core/seats.h"
#include "core/words/text.h"

#include <stdlib.h>
#include <string.h>

bool room_grow(const struct lz_room *room, struct room_list list, uint32_t need) {
    void *old;
    lz_assert(list.one && need < UINT32_MAX / 2);
    if (need <= *list.room)
        return true;
    uint32_t more = *list.room ? 2 * *list.room : 64;
    more = more > need ? more : need;
    memcpy(&old, list.at, sizeof old);
    void *grown = room->calls->room(old, more * list.one);
    if (!grown)
        return false;
    memcpy(list.at, &grown, sizeof grown);
    *list.room = more;
    return true;
}

bool room_line(void *to, struct lz_text line) {
    struct lz_room *room = to;
    uint32_t end = room->size + room->tail;
    lz_assert(line.len && line.at[line.len - 1] == '\n');
    if (!room_grow(room, ROOM_LIST(room->text, room->text_room), end + line.len))
        return false;
    memcpy(room->text + end, line.at, line.len);
    room->tail += line.len;
    return true;
}

/* ---- a bug sets the match aside, with what led to it */

static void set_aside(struct lz_room *room) {
    struct lz_writer w = lz_writer_in(room->words, sizeof room->words);
    room->aside = true;
    lz_put(&w, room->trap.file);
    lz_put_char(&w, ':');
    lz_put_number(&w, room->trap.line);
    lz_put(&w, ": ");
    lz_put(&w, room->trap.what);
    (void)!room->store.keep(room->store.to, "bug", (struct lz_text){ w.at, w.len });
    if (room->tail)
        (void)!room->store.keep(room->store.to, "bug.act", (struct lz_text){ room->text + room->size, room->tail });
}

bool room_run(struct lz_room *room, bool (*run)(struct lz_room *, void *), void *with) {
    if (setjmp(room->trap.back)) {
        set_aside(room);
        return false;
    }
    lz_trap_set(&room->trap);
    bool well = run(room, with);
    lz_trap_lift(&room->trap);
    return well;
}

/* ---- what the journal holds is played */

static bool take_room(struct lz_room *room) {
    const struct lz_game *game = room->record.game;
    room->game = game;
    room->state = room->calls->room(NULL, game->state_size);
    room->draft = room->calls->room(NULL, game->state_size);
    room->view = room->calls->room(NULL, game->view_size);
    if (!room->state || !room->draft || !room->view)
        return false;
    memset(room->state, 0, game->state_size);
    room->match = (struct lz_match){
        .game = game, .state = room->state, .journal = &room->journal, .audit = room->audit, .lore = room->lore
    };
    for (int i = 0; i < room->record.setup.seats; i++)
        room_hold(room, &(struct lz_handing){ i, 0, room->record.player[i] });
    room->acts = 1; /* the header */
    return true;
}

static void enter_deal(struct lz_room *room) {
    if (room->asked[0].number)
        return;
    room->short_of = room->short_of || !room_enter(room, room->draft_told);
    room->last = lz_head_of(room->match.state)->now;
    room_ask(room, 0, room->last);
}

static void hear_line(void *to, const struct lz_line *line) {
    struct lz_room *room = to;
    enter_deal(room);
    if (room->closes)
        room->short_of |= !room_read_end(room);
    room->short_of |= !room_read_line(room, line);
    room->closes = line->closes;
}

static void hear_input(void *to, const struct lz_input *in, const void *state) {
    struct lz_room *room = to;
    room_note_input(room, state, in->move.seat, room->told_count);
    room->short_of = room->short_of || !room_enter(room, room->draft_told);
}

struct playing {
    struct lz_writer *trouble;
    enum lz_status status;
};

static bool play(struct lz_room *room, void *with) {
    struct playing *playing = with;
    struct lz_sink sink = room_sink(room);
    struct lz_replay replay = { .each = hear_input, .line = hear_line, .to = room, .out = &sink };
    playing->status = lz_journal_replay(&room->record, room->state, &replay, playing->trouble);
    if (playing->status != LZ_OK)
        return false;
    enter_deal(room);
    return room_read_end(room) && !room->short_of;
}

/* The bytes in room->text, of which `record` knows what is good. */
static bool load(struct lz_room *room, struct lz_writer *trouble) {
    struct playing playing = { trouble, LZ_OK };
    room->tail = 0;
    room->size = room->record.good;
    room->journal = (struct lz_journal){ .line = room_line, .to = room, .chain = room->record.chain, .open = true };
    if (take_room(room) && room_run(room, play, &playing))
        return true;
    if (room->aside)
        lz_put(trouble, room->words);
    else if (playing.status == LZ_OK)
        lz_put(trouble, "out of memory");
    return false;
}

/* ---- a new match */

static bool begin_text(struct lz_room *room, const struct lz_record *record, struct lz_facts facts) {
    room->journal = (struct lz_journal){ .line = room_line, .to = room };
    if (!lz_journal_begin(&room->journal, record))
        return false;
    room->journal.open = true;
    uint32_t header = room->tail;
    for (uint32_t i = 0; i < facts.count; i++)
        if (!lz_journal_host(&room->journal, facts.line[i], (struct lz_text){ 0 }))
            return false;
    if (facts.count)
        lz_journal_close(&room->journal, room->text + header, room->tail - header);
    return true;
}

static bool store_failed(const struct lz_room *room, struct lz_writer *trouble) {
    room->store.trouble(room->store.to, trouble);
    return false;
}

/* Would the game be dealt so? */
static bool deals(struct lz_room *room, const struct lz_setup *setup, struct lz_writer *trouble) {
    const struct lz_game *game = room->game;
    struct lz_why why = { 0 };
    void *state = room->calls->room(NULL, game->state_size);
    struct lz_match match = { .game = game, .state = state };
    bool dealt = state && lz_begin(&match, setup, NULL, &why);
    if (!dealt)
        lz_put(trouble, state ? game->ruleset[why.rule].text : "out of memory");
    free(state);
    return dealt;
}

bool lz_room_create(struct lz_room *room, const struct lz_record *given, struct lz_facts facts,
                    struct lz_writer *trouble) {
    struct lz_record record = *given;
    record.game = room->game;
    record.setup.now = room_wall(record.setup.now);
    lz_fair_commit(record.seed, record.commit);
    lz_fair_key(record.seed, record.words, record.setup.key);
    if (!deals(room, &record.setup, trouble))
        return false;
    if (!begin_text(room, &record, facts)) {
        lz_put(trouble, "out of memory");
        return false;
    }
    struct lz_text acts = { room->text, room->tail };
    char seed[LZ_HEX + 1];
    lz_hex_print(record.seed, LZ_SEED, seed);
    seed[LZ_HEX - 1] = '\n';
    if (room->store.create(room->store.to, acts, (struct lz_text){ seed, LZ_HEX }) != LZ_OK)
        return store_failed(room, trouble);
    enum lz_status status = lz_journal_read_with(acts, room->game, &room->record, trouble);
    lz_assert(status == LZ_OK);
    memcpy(room->record.seed, record.seed, LZ_SEED);
    room->record.seed_known = true;
    return load(room, trouble);
}

/* ---- one that the store holds */

static bool find_seed(struct lz_room *room, struct lz_writer *trouble) {
    struct lz_text text;
    bool none;
    if (room->record.seed_known)
        return true;
    char *hex = room->store.find(room->store.to, "seed", &text, &none);
    bool good = hex && lz_hex_parse(lz_trim(text), room->record.seed, LZ_SEED);
    if (!hex && !none)
        room->store.trouble(room->store.to, trouble);
    else if (!good)
        lz_put(trouble, hex ? "its paper 'seed' does not hold the 64 hex digits of a seed"
                            : "its paper 'seed' is missing: without it the match cannot go on");
    free(hex);
    room->record.seed_known = good;
    return good;
}

/* What is torn off was never confirmed: it is put aside. What was confirmed and then altered is left as it is. */
static bool mend(struct lz_room *room, struct lz_text all, const char *what, struct lz_writer *trouble) {
    struct lz_text rest = { all.at + room->record.good, all.len - room->record.good };
    struct lz_writer w = lz_writer_in(room->words, sizeof room->words);
    if (!lz_journal_torn(rest)) {
        lz_put(trouble, what);
        lz_put(trouble, ". What follows was confirmed, so the file was damaged later: put it back from a copy. Nothing "
                        "was changed");
        return false;
    }
    lz_put(&w, what);
    return (room->store.keep(room->store.to, "damaged", rest) && room->store.cut(room->store.to, room->record.good)) ||
           store_failed(room, trouble);
}

static bool read_store(struct lz_room *room, struct lz_writer *trouble) {
    struct lz_text all;
    char what[LZ_ROOM_WORDS];
    struct lz_writer w = lz_writer_in(what, sizeof what);
    room->text = room->store.read(room->store.to, &all);
    if (!room->text)
        return store_failed(room, trouble);
    room->text_room = all.len + 1;
    enum lz_status status = lz_journal_read_with(all, room->game, &room->record, &w);
    if (status == LZ_FAILED)
        lz_put(trouble, what);
    return status != LZ_FAILED && find_seed(room, trouble) && (status == LZ_OK || mend(room, all, what, trouble));
}

/* The last act of a match that was kept by another edition of this room may be without its end. */
static void finish(struct lz_room *room, int64_t wall) {
    struct lz_reply reply;
    if (room->record.ended) /* whoever wrote the end may have been stopped before this */
        (void)!room->store.drop(room->store.to, "seed");
    if (!lz_room_head(room)->over || room->record.ended)
        return;
    room_open_act(room, &(struct lz_act){ .who = LZ_CLOCK, .wall = wall });
    lz_room_commit(room, &reply);
}

bool lz_room_open(struct lz_room *room, int64_t wall, struct lz_writer *trouble) {
    if (!read_store(room, trouble) || !load(room, trouble))
        return false;
    finish(room, room_wall(wall));
    room_close_gap(room, room_wall(wall));
    return room_after_open(room, trouble);
}

void lz_room_close(struct lz_room *room) {
    free(room->text);
    free(room->state);
    free(room->draft);
    free(room->view);
    free(room->told);
    free(room->past);
    free(room->known);
    free(room->crew_room);
    free(room->scratch);
    free(room->said_room);
    free(room->watcher);
    free(room->after);
    for (int i = 0; i < LZ_LOGS; i++)
        free(room->log[i].at);
    room_words_back(room, (struct room_place){ 0 });
    room_own_close(room);
    struct lz_room closed = { .calls = room->calls, .store = room->store };
    *room = closed;
}

size_t lz_room_bytes(const struct lz_room *room) {
    size_t bytes = room->text_room + room->crew_size + room_words_bytes(room);
    if (room->game)
        bytes += 2 * room->game->state_size + room->game->view_size;
    bytes += room->told_room * sizeof *room->told + room->past_room * sizeof *room->past;
    bytes += room->known_room * sizeof *room->known + room->said_size;
    bytes += room->watcher_room * sizeof *room->watcher + room->after_room;
    for (int i = 0; i < LZ_LOGS; i++)
        bytes += room->log[i].room * sizeof *room->log[i].at;
    return bytes;
}

/* ---- what is owed */

uint32_t lz_room_paid(struct lz_room *room) {
    struct lz_text text;
    bool none;
    int64_t paid = 0;
    char *ledger = room->store.find(room->store.to, "ledger", &text, &none);
    if (ledger && !lz_read_number(lz_trim(text), 0, room->acts, &paid))
        paid = 0;
    free(ledger);
    return (uint32_t)paid;
}

bool lz_room_pay(struct lz_room *room, uint32_t act) {
    char line[16];
    struct lz_writer w = lz_writer_in(line, sizeof line);
    lz_put_number(&w, act);
    lz_put_char(&w, '\n');
    return room->store.keep(room->store.to, "ledger", (struct lz_text){ line, w.len });
}
