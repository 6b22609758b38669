/* Plays a journal again: every input is parsed and checked anew, every hash line compared. */
#include "core/journal_line.h"

#include "core/bug.h"
#include "core/match.h"
#include "core/words/text.h"
#include "core/words/verb.h"

#include <string.h>

/* Moves parsed before: most are said again soon, and then need not be parsed. */
enum { MEMO_BITS = 7, MEMO = 1 << MEMO_BITS };
struct memo {
    struct lz_text words;
    struct lz_move move;
};

struct player {
    const struct lz_record *record;
    struct lz_text text; /* the good part */
    void *state;
    struct lz_replay *replay;
    struct lz_writer *trouble;
    uint32_t at, line; /* of the line in hand: where it begins, its number */
    bool told;         /* what is played now stands: tell it */
    bool stopped;      /* all have agreed to end the match here (docs/host.md) */
    struct memo *memo; /* MEMO of them */
};

static bool trouble(const struct player *p, const char *words) { return lz_line_trouble(p->trouble, p->line, words); }

bool lz_scan_next(struct lz_scan *scan, struct lz_line *line) {
    struct lz_text left = { scan->text.at + scan->at, scan->text.len - scan->at }, said = { 0 };
    if (!left.len)
        return false;
    lz_said_take(&left, &said);
    struct lz_text body = lz_take_line(&left);
    lz_assert(body.len > LZ_CHECK); /* the reader has seen that it is whole */
    bool closes = body.at[body.len - LZ_CHECK + 1] == LZ_CLOSED;
    body.len -= LZ_CHECK;
    *line = lz_line_read(body);
    line->said = said;
    line->closes = closes;
    scan->at = scan->text.len - left.len;
    return true;
}

/* The line at p->at, and where the next begins. */
static struct lz_line entry_at(const struct player *p, uint32_t *next) {
    struct lz_scan scan = { p->text, p->at };
    struct lz_line line = { 0 };
    lz_scan_next(&scan, &line);
    *next = scan.at;
    return line;
}

static bool begin(struct player *p) {
    struct lz_why why = { 0 };
    struct lz_match match = { .game = p->record->game, .state = p->state };
    if (lz_begin(&match, &p->record->setup, p->told ? p->replay->out : NULL, &why))
        return true;
    if (p->trouble) {
        lz_put(p->trouble, "the seats and options of the header are refused by ");
        lz_put(p->trouble, p->record->game->ruleset[why.rule].id);
    }
    return false;
}

static void step(struct player *p, const struct lz_input *in) {
    lz_step(p->record->game, p->state, in, p->told ? p->replay->out : NULL);
    if (p->told && p->replay->each)
        p->replay->each(p->replay->to, in, p->state);
}

/* Where a text is kept: by its length, its first and its last eight bytes. */
static struct memo *memo_of(const struct player *p, struct lz_text words) {
    uint64_t first = 0, last = 0;
    memcpy(&first, words.at, words.len < 8 ? words.len : 8);
    if (words.len > 8)
        memcpy(&last, words.at + words.len - 8, 8);
    uint64_t place = ((first ^ (last << 7 | last >> 57) ^ words.len) * 0x9e3779b97f4a7c15) >> (64 - MEMO_BITS);
    lz_assert(place < MEMO);
    return &p->memo[place];
}

static bool parse(const struct player *p, int seat, struct lz_text words, struct lz_move *move) {
    struct memo *memo = memo_of(p, words);
    bool other = (seat == LZ_CLOCK) != (memo->move.seat == LZ_CLOCK); /* the host has verbs of his own */
    if (other || memo->words.len != words.len || memcmp(memo->words.at, words.at, words.len) != 0) {
        if (!lz_move_parse(p->record->game, seat, words, &memo->move)) {
            memo->words.len = 0;
            return false;
        }
        memo->words = words;
    }
    *move = memo->move;
    move->seat = (uint8_t)seat;
    return true;
}

/* The input of a line, if its words are a move and its time can be. */
static bool hear(const struct player *p, const struct lz_line *entry, struct lz_input *in) {
    const struct lz_head *head = p->state;
    const struct lz_game *game = p->record->game;
    in->text = entry->said;
    in->at = head->now + entry->wait;
    if (in->at < head->now || in->at >= LZ_NEVER / 2)
        return trouble(p, "no clock reaches this time");
    if (entry->seat == LZ_CLOCK && !entry->rest.len) {
        in->move = (struct lz_move){ .seat = LZ_CLOCK, .verb = LZ_TICK };
        return in->at == head->alarm || trouble(p, "no alarm was due at this time");
    }
    if (entry->seat != LZ_CLOCK && entry->seat >= head->seats)
        return trouble(p, "nobody sits there");
    if (head->alarm <= in->at && !head->over)
        return trouble(p, "an alarm was due before this, and did not ring");
    if (parse(p, entry->seat, entry->rest, &in->move))
        return true;
    trouble(p, "");
    if (p->trouble)
        lz_move_trouble(game, entry->seat, entry->rest, p->trouble);
    return false;
}

static bool lawful(const struct player *p, const struct lz_input *in) {
    const struct lz_game *game = p->record->game;
    struct lz_why why = { 0 };
    if (lz_head_of(p->state)->over)
        return trouble(p, "the match was over before this");
    if (game->check(game, p->state, in, &why))
        return true;
    trouble(p, game->ruleset[why.rule].id);
    if (p->trouble) {
        lz_put(p->trouble, " refuses this move: ");
        lz_put(p->trouble, game->ruleset[why.rule].text);
    }
    return false;
}

static bool hash_holds(const struct player *p, uint64_t hash) {
    if (lz_state_hash(p->record->game, p->state) == hash) {
        p->replay->hashes++;
        return true;
    }
    return trouble(p, "the hash of the state is another: this match was not played by these rules");
}

/* The lowest step that an undo between p->at and `end` goes back to, `step` itself at the end counted; answers
   where the last of these ends. From there on nothing below that step is undone again. */
static uint32_t lowest_undo(struct player scan, uint32_t end, uint32_t *low) {
    uint32_t last = end, next;
    for (; scan.at < end; scan.at = next) {
        const char *from = scan.text.at + scan.at;
        if (*from != 'u') { /* most lines: not worth reading */
            next = (uint32_t)((const char *)memchr(from, '\n', end - scan.at) - scan.text.at) + 1;
            continue;
        }
        struct lz_line entry = entry_at(&scan, &next);
        if (entry.step <= *low) {
            *low = entry.step;
            last = next;
        }
    }
    return last;
}

/* Plays what stands of the lines before `end`, as far as step `until`. All of it was checked before. No memory is
   needed for what stands: of the lines up to the lowest undo those stand that go no further than it goes back to,
   and after it the same holds for the rest. */
static bool rebuild(struct player p, uint32_t end, uint32_t until) {
    lz_assert(end <= p.text.len);
    p.at = p.record->header;
    if (!begin(&p))
        return false;
    while (p.at < end) {
        uint32_t low = until, stop = lowest_undo(p, end, &low), next;
        for (; p.at < stop && lz_head_of(p.state)->step < low; p.at = next) {
            struct lz_line entry = entry_at(&p, &next);
            struct lz_input in = { 0 };
            if (entry.kind != LZ_LINE_INPUT)
                continue;
            if (!hear(&p, &entry, &in))
                return false;
            step(&p, &in);
        }
        p.at = stop;
    }
    return true;
}

/* To a place that was told before. */
static bool go_back(struct player p, uint32_t step) {
    p.told = false;
    return rebuild(p, p.at, step);
}

static bool play_line(struct player *p, const struct lz_line *entry) {
    struct lz_input in = { 0 };
    switch (entry->kind) {
    case LZ_LINE_INPUT:
        if (!hear(p, entry, &in) || !lawful(p, &in))
            return false;
        step(p, &in);
        return true;
    case LZ_LINE_HASH:
        return hash_holds(p, entry->hash);
    case LZ_LINE_UNDO:
        return go_back(*p, entry->step);
    case LZ_LINE_HOST:
        p->stopped |= lz_text_is(entry->rest, "stopped");
        return true;
    case LZ_LINE_END:
        return hash_holds(p, entry->hash) &&
               (lz_head_of(p->state)->over || p->stopped || trouble(p, "the match was not over here"));
    default:
        return true;
    }
}

/* Every line in its order; with `until`, no further than that step. */
static bool play(struct player *p, uint32_t until) {
    if (!begin(p))
        return false;
    for (uint32_t next; p->at < p->text.len; p->at = next, p->line++) {
        struct lz_line entry = entry_at(p, &next);
        if (until && entry.kind == LZ_LINE_INPUT && entry.step > until)
            return true;
        p->line += entry.said.at != NULL; /* its words stand above it */
        if (p->replay->line)
            p->replay->line(p->replay->to, &entry);
        if (!play_line(p, &entry))
            return false;
    }
    return true;
}

static uint32_t header_lines(struct lz_text text, uint32_t header) {
    uint32_t lines = 0;
    for (uint32_t i = 0; i < header; i++)
        lines += text.at[i] == '\n';
    return lines;
}

static bool seed_fits(struct lz_record *record, struct lz_writer *to) {
    char commit[LZ_HEX];
    lz_fair_commit(record->seed, commit);
    bool fits = record->seed_known && strcmp(commit, record->commit) == 0;
    if (fits)
        lz_fair_key(record->seed, record->words, record->setup.key);
    else if (to)
        lz_put(to, record->seed_known ? "the seed given is not the one that the header commits to"
                                      : "the seed is not known: the journal shows it only when the match is over");
    return fits;
}

enum lz_status lz_journal_replay(struct lz_record *record, void *state, struct lz_replay *replay,
                                 struct lz_writer *to) {
    if (!seed_fits(record, to))
        return LZ_FAILED;
    struct memo memo[MEMO] = { 0 };
    replay->hashes = 0;
    struct player p = { .record = record,
                        .text = { record->text.at, record->good },
                        .state = state,
                        .replay = replay,
                        .trouble = to,
                        .at = record->header,
                        .line = header_lines(record->text, record->header) + 1,
                        .told = record->undos == 0 || replay->line,
                        .memo = memo };
    /* What is undone later is checked but not told, so then it takes a second pass to tell what stands. */
    if (!play(&p, p.told ? replay->until : 0))
        return LZ_REFUSED;
    if (p.told)
        return LZ_OK;
    p.told = true;
    return rebuild(p, record->good, replay->until ? replay->until : record->steps) ? LZ_OK : LZ_REFUSED;
}
