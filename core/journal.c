/* Lines of a journal, written and read back; docs/journal.md is the format. core/replay.c plays them. */
#include "core/journal_line.h"

#include "core/bug.h"
#include "core/games.h"
#include "core/words/option.h"
#include "core/words/prose.h"
#include "core/words/text.h"
#include "core/words/verb.h"

#include <string.h>

static const char first_line[] = "lizardry journal 2", said_before[] = "> ";

enum { LATEST = 1000000000 };         /* no step is later than this */
#define LONGEST_MS ((int64_t)1 << 50) /* no match starts later, no input takes longer */
_Static_assert(sizeof " ~00000000" - 1 == LZ_CHECK, "a check is two marks and eight digits");
#define CHAIN_START 2166136261u /* kept xored away, so that a fresh chain is 0 */

/* FNV-1a. Each byte changes the chain one-to-one: a line that differs in one byte cannot have the same check. */
static uint32_t chain_on(uint32_t chain, const char *at, uint32_t len) {
    chain ^= CHAIN_START;
    for (uint32_t i = 0; i < len; i++)
        chain = (chain ^ (uint8_t)at[i]) * 16777619u;
    return chain ^ CHAIN_START;
}

/* The eight digits of a line whose body brought the chain here. */
static void put_check(uint32_t chain, char digits[8]) {
    chain ^= CHAIN_START;
    for (int i = 0; i < 8; i++, chain <<= 4)
        digits[i] = "0123456789abcdef"[chain >> 28];
}

/* ---- writing */

/* Closes the line and puts it, with what was said below it. The words are not part of the chain: the move holds their
   mark, and a host may strike them out. */
static bool end_line_said(struct lz_journal *journal, struct lz_writer *w, struct lz_text said) {
    uint32_t body = w->len;
    uint32_t chain = chain_on(journal->chain, w->at, body);
    char check[] = " ~00000000\n";
    put_check(chain, check + 2);
    lz_put(w, check);
    uint32_t end = w->len;
    if (said.len) {
        lz_put(w, said_before);
        lz_put_text(w, said);
        lz_put_char(w, '\n');
    }
    lz_assert(!w->full);
    if (!journal->line(journal->to, (struct lz_text){ w->at, w->len }))
        return false;
    journal->chain = chain_on(chain, w->at + body, end - body);
    return true;
}

static bool end_line(struct lz_journal *journal, struct lz_writer *w) {
    return end_line_said(journal, w, (struct lz_text){ 0 });
}

static bool put_line(struct lz_journal *journal, const char *words, struct lz_text more) {
    char room[LZ_LINE];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_put(&w, words);
    lz_put_text(&w, more);
    return end_line(journal, &w);
}

static bool put_number_line(struct lz_journal *journal, const char *words, int64_t number) {
    char room[24];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_put_number(&w, number);
    return put_line(journal, words, (struct lz_text){ w.at, w.len });
}

bool lz_journal_prose(struct lz_text text) {
    for (uint32_t i = 0; i < text.len; i++)
        if ((uint8_t)text.at[i] < ' ' || text.at[i] == '~')
            return false;
    return text.len <= LZ_PROSE;
}

static bool put_game(struct lz_journal *journal, const struct lz_game *game) {
    char room[LZ_LINE];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_put(&w, game->id);
    lz_put(&w, " rules ");
    lz_put_number(&w, game->rules);
    if (!game->set) {
        lz_put(&w, " tables ");
        lz_put_hex(&w, game->tables, 16);
    }
    return put_line(journal, "game ", (struct lz_text){ w.at, w.len });
}

/* The tables of a game with sets are those of the set. */
static bool put_set(struct lz_journal *journal, const struct lz_game *game) {
    char room[LZ_LINE];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    if (!game->set)
        return true;
    lz_put(&w, game->set);
    lz_put_char(&w, ' ');
    lz_put_hex(&w, game->tables, 16);
    return put_line(journal, "set ", (struct lz_text){ w.at, w.len });
}

static bool put_options(struct lz_journal *journal, const struct lz_record *record) {
    lz_assert(record->game->option_count <= LZ_OPTIONS);
    for (int i = 0; i < record->game->option_count; i++) {
        const struct lz_option *option = &record->game->options[i];
        char room[LZ_LINE];
        struct lz_writer w = lz_writer_in(room, sizeof room);
        lz_put(&w, option->name);
        lz_put_char(&w, ' ');
        lz_option_print(option, record->setup.option[i], &w);
        if (!put_line(journal, "option ", (struct lz_text){ w.at, w.len }))
            return false;
    }
    return true;
}

static bool put_players(struct lz_journal *journal, const struct lz_record *record) {
    for (int i = 0; i < record->setup.seats; i++) {
        char room[24];
        struct lz_writer w = lz_writer_in(room, sizeof room);
        lz_put(&w, "player #");
        lz_put_number(&w, i);
        lz_put_char(&w, ' ');
        lz_assert(lz_journal_prose(record->player[i]));
        if (record->player[i].len && !put_line(journal, room, record->player[i]))
            return false;
    }
    return true;
}

bool lz_journal_begin(struct lz_journal *journal, const struct lz_record *record) {
    lz_assert(lz_journal_prose(record->words) && strlen(record->commit) == LZ_HEX - 1);
    lz_assert(record->setup.seats >= record->game->seats_least && record->setup.seats <= record->game->seats_most);
    return put_line(journal, first_line, (struct lz_text){ 0 }) && put_game(journal, record->game) &&
           put_set(journal, record->game) && put_number_line(journal, "seats ", record->setup.seats) &&
           put_options(journal, record) && put_players(journal, record) &&
           put_line(journal, "commit ", lz_span(record->commit)) &&
           (!record->words.len || put_line(journal, "words ", record->words)) &&
           put_number_line(journal, "start ", record->setup.now);
}

bool lz_journal_input(struct lz_journal *journal, const struct lz_game *game, const struct lz_head *head,
                      const struct lz_input *in) {
    char room[2 * LZ_LINE];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_put_number(&w, head->step + 1);
    lz_put(&w, " +");
    lz_put_number(&w, in->at - head->now);
    if (in->move.seat != LZ_CLOCK) {
        lz_put(&w, " #");
        lz_put_number(&w, in->move.seat);
    } else if (in->move.verb != LZ_TICK) {
        lz_put(&w, " *");
    }
    lz_put_char(&w, ' ');
    lz_move_print(game, &in->move, &w);
    return end_line_said(journal, &w, in->text);
}

static bool put_hash_line(struct lz_journal *journal, const char *words, uint32_t step, uint64_t hash) {
    char room[48];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    lz_put_number(&w, step);
    lz_put_char(&w, ' ');
    lz_put_hex(&w, hash, 16);
    return put_line(journal, words, (struct lz_text){ w.at, w.len });
}

bool lz_journal_hash(struct lz_journal *journal, uint32_t step, uint64_t hash) {
    return put_hash_line(journal, "= ", step, hash);
}

bool lz_journal_undo(struct lz_journal *journal, uint32_t step) { return put_number_line(journal, "undo ", step); }

bool lz_journal_end(struct lz_journal *journal, uint32_t step, uint64_t hash, const uint8_t seed[LZ_SEED]) {
    char hex[LZ_HEX];
    lz_hex_print(seed, LZ_SEED, hex);
    return put_line(journal, "seed ", lz_span(hex)) && put_hash_line(journal, "end ", step, hash);
}

/* ---- reading */

bool lz_line_trouble(struct lz_writer *trouble, uint32_t line, const char *words) {
    if (!trouble)
        return false;
    lz_put(trouble, "line ");
    lz_put_number(trouble, line);
    lz_put(trouble, ": ");
    lz_put(trouble, words);
    return false;
}

/* Takes words off the front of a line. Inline: the words are mostly constant, and then this is one comparison. */
static inline bool take(struct lz_text *line, const char *words) {
    uint32_t len = (uint32_t)strlen(words);
    if (line->len < len || memcmp(line->at, words, len) != 0)
        return false;
    line->at += len;
    line->len -= len;
    return true;
}

/* Takes a number as we write it (no sign, no leading zero) off the front. */
static bool take_number(struct lz_text *line, int64_t most, int64_t *number) {
    int64_t value = 0;
    uint32_t i = 0;
    for (; i < line->len && i < 18 && line->at[i] >= '0' && line->at[i] <= '9'; i++)
        value = value * 10 + (line->at[i] - '0');
    if (i == 0 || value > most || (i > 1 && line->at[0] == '0'))
        return false;
    line->at += i;
    line->len -= i;
    *number = value;
    return true;
}

static bool take_step(struct lz_text *line, uint32_t *step) {
    int64_t number;
    if (!take_number(line, LATEST, &number))
        return false;
    *step = (uint32_t)number;
    return true;
}

static bool take_hash(struct lz_text *line, uint64_t *hash) {
    if (line->len != 16 || !lz_read_hex(*line, hash))
        return false;
    line->len = 0;
    return true;
}

static bool read_input(struct lz_text body, struct lz_entry *entry) {
    int64_t seat;
    if (!take_step(&body, &entry->step) || !take(&body, " +") || !take_number(&body, LONGEST_MS, &entry->wait))
        return false;
    entry->seat = LZ_CLOCK;
    if (lz_text_is(body, " tick"))
        return true;
    if (!take(&body, " *")) {
        if (!take(&body, " #") || !take_number(&body, LZ_SEATS - 1, &seat))
            return false;
        entry->seat = (int)seat;
    }
    entry->rest = body;
    return take(&entry->rest, " ") && entry->rest.len;
}

struct lz_entry lz_entry_read(struct lz_text body) {
    struct lz_entry entry = { 0 };
    bool good = false;
    if (body.len && *body.at >= '0' && *body.at <= '9') {
        entry.kind = LZ_ENTRY_INPUT;
        good = read_input(body, &entry);
    } else if (take(&body, "= ")) {
        entry.kind = LZ_ENTRY_HASH;
        good = take_step(&body, &entry.step) && take(&body, " ") && take_hash(&body, &entry.hash);
    } else if (take(&body, "undo ")) {
        entry.kind = LZ_ENTRY_UNDO;
        good = take_step(&body, &entry.step) && !body.len;
    } else if (take(&body, "seed ")) {
        entry.kind = LZ_ENTRY_SEED;
        entry.rest = body;
        good = body.len == LZ_HEX - 1;
    } else if (take(&body, "end ")) {
        entry.kind = LZ_ENTRY_END;
        good = take_step(&body, &entry.step) && take(&body, " ") && take_hash(&body, &entry.hash);
    }
    return good ? entry : (struct lz_entry){ 0 };
}

struct reader {
    struct lz_text left; /* not read yet */
    uint32_t line;       /* number of the line in hand */
    uint32_t chain;      /* over the lines before `left` */
    uint32_t size;       /* of the line in hand, newline included */
    struct lz_writer *trouble;
    const struct lz_game *set; /* that the host has loaded; or NULL */
};

static bool trouble(struct reader *r, const char *words) { return lz_line_trouble(r->trouble, r->line, words); }

/* The next line without its check, if it is whole and the check holds. */
static bool next_body(struct reader *r, struct lz_text *body) {
    const char *end = r->left.len ? memchr(r->left.at, '\n', r->left.len) : NULL;
    char check[] = " ~00000000";
    r->line++;
    if (!end)
        return trouble(r, r->left.len ? "it is cut off" : "the journal ends before its header does");
    r->size = (uint32_t)(end - r->left.at) + 1;
    if (r->size > LZ_LINE || r->size <= LZ_CHECK)
        return trouble(r, "no line of a journal has this length");
    *body = (struct lz_text){ r->left.at, r->size - 1 - LZ_CHECK };
    uint32_t chain = chain_on(r->chain, body->at, body->len);
    put_check(chain, check + 2);
    if (memcmp(body->at + body->len, check, LZ_CHECK) != 0)
        return trouble(r, "its check is wrong: this line was altered, or lines before it are missing");
    r->chain = chain_on(chain, body->at + body->len, LZ_CHECK + 1);
    r->left.at += r->size;
    r->left.len -= r->size;
    return true;
}

bool lz_said_read(struct lz_text left, struct lz_text *said) {
    if (!take(&left, said_before))
        return false;
    const char *end = left.len ? memchr(left.at, '\n', left.len) : NULL;
    if (!end)
        return false;
    *said = (struct lz_text){ left.at, (uint32_t)(end - left.at) };
    return true;
}

/* The words below a spoken move, if they stand there. They must be those whose mark it holds. */
static bool next_said(struct reader *r, const struct lz_entry *entry, struct lz_record *record) {
    struct lz_text said, mark = entry->rest;
    struct lz_move move = { 0 };
    int16_t held[LZ_MARK_ARGS];
    (void)lz_take_word(&mark);
    if (!lz_mark_parse(lz_trim(mark), held))
        return true;
    if (!r->left.len || *r->left.at != *said_before) {
        record->struck++;
        return true;
    }
    r->line++;
    if (!lz_said_read(r->left, &said))
        return trouble(r, "it is cut off");
    if (lz_prose_sane(said))
        lz_prose_mark(said, &move);
    if (!move.args || memcmp(held, move.arg, sizeof held) != 0)
        return trouble(r, "these are not the words that were said");
    r->left.at += said.len + sizeof said_before;
    r->left.len -= said.len + (uint32_t)sizeof said_before;
    return true;
}

/* "lies is played here with the set 'village' (70b0b8cda465e9be)": which one is wanted. */
static bool set_missing(struct reader *r, const struct lz_record *record) {
    if (!r->trouble)
        return false;
    trouble(r, "this match of ");
    lz_put(r->trouble, record->game->id);
    lz_put(r->trouble, " is played with the set '");
    lz_put_text(r->trouble, record->set);
    lz_put(r->trouble, "' (");
    lz_put_hex(r->trouble, record->tables, 16);
    lz_put(r->trouble, "), which is not the one at hand: the file of that set is needed to read it");
    return false;
}

static bool is_set(const struct lz_game *set, const struct lz_record *record) {
    return set && set->number == record->game->number && set->tables == record->tables &&
           lz_text_is(record->set, set->set);
}

/* "set NAME HASH": the descriptor is the built-in one, or the one that the host has loaded. */
static bool read_set(struct reader *r, struct lz_record *record) {
    struct lz_text body;
    if (!next_body(r, &body))
        return false;
    if (!take(&body, "set ") || !(record->set = lz_take_word(&body)).len || !take(&body, " ") ||
        !take_hash(&body, &record->tables))
        return trouble(r, "here 'set NAME HASH' was expected");
    if (is_set(r->set, record))
        record->game = r->set;
    return is_set(record->game, record) || set_missing(r, record);
}

static bool read_game(struct reader *r, struct lz_text body, struct lz_record *record) {
    static const char form[] =
        "here 'game NAME rules EDITION tables HASH' was expected; without tables for a game with "
        "sets";
    int64_t rules;
    if (!take(&body, "game "))
        return trouble(r, form);
    record->game = lz_game_by_id(lz_take_word(&body));
    if (!record->game)
        return trouble(r, "this program has no such game");
    bool sets = record->game->set != NULL;
    if (!take(&body, " rules ") || !take_number(&body, UINT16_MAX, &rules) ||
        (!sets && (!take(&body, " tables ") || !take_hash(&body, &record->tables))) || body.len)
        return trouble(r, form);
    if (rules != record->game->rules || (!sets && record->tables != record->game->tables))
        return trouble(r, "this program plays another edition of the game, with other rules or other cards");
    return !sets || read_set(r, record);
}

static bool read_seats(struct reader *r, struct lz_text body, struct lz_record *record) {
    int64_t seats;
    if (!take(&body, "seats ") || !take_number(&body, LZ_SEATS, &seats) || body.len)
        return trouble(r, "here 'seats NUMBER' was expected");
    if (seats < record->game->seats_least || seats > record->game->seats_most)
        return trouble(r, "the game has no such number of seats");
    record->setup.seats = (uint8_t)seats;
    return true;
}

/* "option NAME VALUE", in the order of the game's table. */
static bool read_option(struct reader *r, struct lz_text body, struct lz_record *record, int i) {
    const char *name = record->game->options[i].name;
    char room[LZ_LINE];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    if (!take(&body, "option ") || !take(&body, name) || !take(&body, " "))
        return trouble(r, "here the next option of the game was expected, as 'option NAME VALUE'");
    lz_put(&w, name);
    lz_put_char(&w, '=');
    lz_put_text(&w, body);
    struct lz_text words = { w.at, w.len };
    if (lz_option_parse(record->game, words, &record->setup, NULL))
        return true;
    trouble(r, "");
    return r->trouble && lz_option_parse(record->game, words, &record->setup, r->trouble);
}

/* "player #i TEXT": may be left out, seats ascend. */
static bool take_player(struct lz_text body, struct lz_record *record, int *last) {
    int64_t seat;
    if (!take(&body, "player #") || !take_number(&body, record->setup.seats - 1, &seat) || seat <= *last ||
        !take(&body, " ") || !body.len || !lz_journal_prose(body))
        return false;
    *last = (int)seat;
    record->player[seat] = body;
    return true;
}

static bool take_commit(struct lz_text body, struct lz_record *record) {
    uint8_t digest[32];
    if (!take(&body, "commit ") || !lz_hex_parse(body, digest, 32))
        return false;
    lz_hex_print(digest, 32, record->commit);
    return true;
}

static bool take_words(struct lz_text body, struct lz_record *record) {
    if (!take(&body, "words ") || !body.len || !lz_journal_prose(body))
        return false;
    record->words = body;
    return true;
}

/* Players, the commitment, the words, and the start that ends the header. */
static bool read_tail(struct reader *r, struct lz_record *record) {
    struct lz_text body;
    int last = -1;
    do
        if (!next_body(r, &body))
            return false;
    while (take_player(body, record, &last));
    if (!take_commit(body, record))
        return trouble(r, "here 'commit DIGEST' was expected, or 'player #SEAT NAME' before it");
    if (!next_body(r, &body) || (take_words(body, record) && !next_body(r, &body)))
        return false;
    if (take(&body, "start ") && take_number(&body, LONGEST_MS, &record->setup.now) && !body.len)
        return true;
    return trouble(r, "here 'start MS' was expected, or 'words TEXT' before it");
}

/* The first line, and what it is if it is not that of this edition. */
static bool read_edition(struct reader *r) {
    struct lz_text body;
    bool first = lz_text_begins(r->left, "lizardry journal 1 "), ours = lz_text_begins(r->left, first_line);
    if (ours && !next_body(r, &body))
        return false;
    if (ours && lz_text_is(body, first_line))
        return true;
    r->line = 1;
    return trouble(r, first ? "this is a journal of edition 1, from before the first release: its match can be neither "
                              "shown nor checked nor continued here"
                            : "this is no journal: it should begin with 'lizardry journal 2'");
}

static bool read_header(struct reader *r, struct lz_record *record) {
    struct lz_text body;
    if (!read_edition(r))
        return false;
    if (!next_body(r, &body) || !read_game(r, body, record) || !next_body(r, &body) || !read_seats(r, body, record))
        return false;
    for (int i = 0; i < record->game->option_count; i++)
        if (!next_body(r, &body) || !read_option(r, body, record, i))
            return false;
    return read_tail(r, record);
}

static bool read_seed(struct reader *r, struct lz_text hex, struct lz_record *record) {
    char commit[LZ_HEX];
    if (!lz_hex_parse(hex, record->seed, LZ_SEED))
        return trouble(r, "a seed is 64 hexadecimal digits");
    lz_fair_commit(record->seed, commit);
    if (strcmp(commit, record->commit) != 0)
        return trouble(r, "this is not the seed that the header commits to");
    record->seed_known = true;
    lz_fair_key(record->seed, record->words, record->setup.key);
    return true;
}

/* Whether a line may stand where it stands; what the moves mean is the replay's. */
static bool read_entry(struct reader *r, const struct lz_entry *entry, struct lz_record *record) {
    if (record->ended)
        return trouble(r, "nothing may follow the end");
    if (record->seed_known && entry->kind != LZ_ENTRY_END)
        return trouble(r, "only the end may follow the seed");
    switch (entry->kind) {
    case LZ_ENTRY_INPUT:
        if (entry->step != record->steps + 1)
            return trouble(r, "its step does not follow the one before");
        record->steps++;
        return true;
    case LZ_ENTRY_UNDO:
        if (entry->step >= record->steps)
            return trouble(r, "there is no such step to go back to");
        record->steps = entry->step;
        record->undos++;
        return true;
    case LZ_ENTRY_SEED:
        return read_seed(r, entry->rest, record);
    case LZ_ENTRY_END:
        record->ended = record->seed_known && entry->step == record->steps;
        return record->ended || trouble(r, "an end follows the seed and names the last step");
    case LZ_ENTRY_HASH:
        return entry->step == record->steps || trouble(r, "this hash is not that of the last step");
    default:
        return trouble(r, "this is no line of a journal; docs/journal.md shows them all");
    }
}

enum lz_status lz_journal_read(struct lz_text text, struct lz_record *record, struct lz_writer *trouble_to) {
    return lz_journal_read_with(text, NULL, record, trouble_to);
}

enum lz_status lz_journal_read_with(struct lz_text text, const struct lz_game *set, struct lz_record *record,
                                    struct lz_writer *trouble_to) {
    struct reader r = { .left = text, .trouble = trouble_to, .set = set };
    struct lz_text body;
    memset(record, 0, sizeof *record);
    if (!read_header(&r, record))
        return LZ_FAILED;
    for (record->header = text.len - r.left.len;;) {
        record->lines = r.line;
        record->chain = r.chain;
        record->good = text.len - r.left.len;
        if (!r.left.len)
            return LZ_OK;
        if (!next_body(&r, &body))
            return LZ_REFUSED;
        struct lz_entry entry = lz_entry_read(body);
        uint32_t steps = record->steps;
        if (!read_entry(&r, &entry, record))
            return LZ_REFUSED;
        if (entry.kind == LZ_ENTRY_INPUT && !next_said(&r, &entry, record)) {
            record->steps = steps; /* a move without all of its words is no move yet */
            return LZ_REFUSED;
        }
    }
}
