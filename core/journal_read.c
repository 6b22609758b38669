/* Lines of a journal, read back: whether each is whole and may stand where it stands. What the moves mean is the
   replay's. */
#include "core/journal_line.h"

#include "core/bug.h"
#include "core/games.h"
#include "core/words/option.h"
#include "core/words/prose.h"
#include "core/words/text.h"

#include <string.h>

enum { LATEST = 1000000000 };         /* no step is later than this */
#define LONGEST_MS ((int64_t)1 << 50) /* no match starts later, no input takes longer */

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
    lz_cut(line, len);
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
    lz_cut(line, i);
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

static bool read_input(struct lz_text body, struct lz_line *entry) {
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

static bool read_hash(struct lz_text body, struct lz_line *line) {
    return take_step(&body, &line->step) && take(&body, " ") && take_hash(&body, &line->hash);
}

static bool read_undo(struct lz_text body, struct lz_line *line) { return take_step(&body, &line->step) && !body.len; }

static bool read_digits(struct lz_text body, struct lz_line *line) {
    line->rest = body;
    return body.len == LZ_HEX - 1;
}

static bool read_host(struct lz_text body, struct lz_line *line) {
    line->rest = body;
    return body.len && lz_journal_prose(body);
}

/* Lines by how they begin; an input begins with a digit. */
static const struct {
    const char *begins;
    enum lz_line_kind kind;
    bool (*read)(struct lz_text, struct lz_line *);
} lines[] = { { "= ", LZ_LINE_HASH, read_hash },
              { "undo ", LZ_LINE_UNDO, read_undo },
              { "seed ", LZ_LINE_SEED, read_digits },
              { "end ", LZ_LINE_END, read_hash },
              { LZ_HOST_LINE, LZ_LINE_HOST, read_host } };

struct lz_line lz_line_read(struct lz_text body) {
    struct lz_line line = { .kind = LZ_LINE_INPUT };
    bool good = false;
    if (body.len && *body.at >= '0' && *body.at <= '9')
        return read_input(body, &line) ? line : (struct lz_line){ 0 };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        if (take(&body, lines[i].begins)) {
            line.kind = lines[i].kind;
            good = lines[i].read(body, &line);
            break;
        }
    return good ? line : (struct lz_line){ 0 };
}

struct reader {
    struct lz_text left; /* not read yet */
    uint32_t line;       /* number of the line in hand */
    uint32_t chain;      /* over the lines before `left` */
    uint32_t size;       /* of the line in hand, newline included */
    bool open;           /* the act goes on after it */
    struct lz_writer *trouble;
    const struct lz_game *set; /* that the host has loaded; or NULL */
};

static bool trouble(struct reader *r, const char *words) { return lz_line_trouble(r->trouble, r->line, words); }

/* The next line without its check, if it is whole and the check holds. */
static bool next_body(struct reader *r, struct lz_text *body) {
    const char *end = r->left.len ? memchr(r->left.at, '\n', r->left.len) : NULL;
    char check[LZ_CHECK + 1];
    r->line++;
    if (!end)
        return trouble(r, r->left.len ? "it is cut off" : "the journal ends before its header does");
    r->size = (uint32_t)(end - r->left.at) + 1;
    if (r->size > LZ_LINE || r->size <= LZ_CHECK)
        return trouble(r, "no line of a journal has this length");
    *body = (struct lz_text){ r->left.at, r->size - 1 - LZ_CHECK };
    r->open = body->at[body->len + 1] == LZ_GOES_ON;
    uint32_t chain = lz_chain_on(r->chain, *body);
    lz_check_print(chain, r->open ? LZ_GOES_ON : LZ_CLOSED, check);
    if (memcmp(body->at + body->len, check, LZ_CHECK) != 0)
        return trouble(r, "its check is wrong: this line was altered, or lines before it are missing");
    r->chain = lz_chain_on(chain, (struct lz_text){ body->at + body->len, LZ_CHECK + 1 });
    lz_cut(&r->left, r->size);
    return true;
}

/* A line of the header but for its last: the header is one act. */
static bool next_of_header(struct reader *r, struct lz_text *body) {
    if (!next_body(r, body))
        return false;
    return r->open || trouble(r, "the header ends too soon");
}

bool lz_said_take(struct lz_text *left, struct lz_text *said) {
    struct lz_text rest = *left;
    if (!take(&rest, LZ_SAID))
        return false;
    const char *end = rest.len ? memchr(rest.at, '\n', rest.len) : NULL;
    if (!end)
        return false;
    *said = lz_cut(&rest, (uint32_t)(end - rest.at));
    lz_cut(&rest, 1);
    *left = rest;
    return true;
}

/* The mark that a line ends with, if it does. */
static bool mark_of(struct lz_text rest, int16_t mark[LZ_MARK_ARGS]) {
    struct lz_text last = rest;
    while (rest.len)
        last = lz_take_word(&rest);
    return lz_mark_parse(last, mark);
}

/* Words above a line must be those whose mark it holds; a mark without words: they were struck out. */
static bool said_fits(struct reader *r, const struct lz_line *line, struct lz_record *record) {
    struct lz_move move = { 0 };
    int16_t held[LZ_MARK_ARGS];
    bool marked = (line->kind == LZ_LINE_INPUT || line->kind == LZ_LINE_HOST) && mark_of(line->rest, held);
    if (!line->said.at) {
        record->struck += marked;
        return true;
    }
    if (marked && lz_prose_sane(line->said))
        lz_prose_mark(line->said, &move);
    if (move.args && memcmp(held, move.arg, sizeof held) == 0)
        return true;
    r->line--;
    return trouble(r, "these are not the words that were said");
}

/* Its own tables are others now, too, if it is the set that the game has. */
static bool of_another_edition(struct reader *r, const char *game) {
    if (!r->trouble)
        return false;
    trouble(r, "this match of ");
    lz_put(r->trouble, game);
    lz_put(r->trouble, " is of another edition, with other rules or other cards: nothing of it is lost, and a program "
                       "of that edition can go on with it");
    return false;
}

/* "lies is played here with the set 'village' (70b0b8cda465e9be)": which one is wanted. */
static bool set_missing(struct reader *r, const struct lz_record *record) {
    if (lz_text_is(record->set, record->game->set))
        return of_another_edition(r, record->game->id);
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
    if (!next_of_header(r, &body))
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
        return of_another_edition(r, record->game->id);
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
        if (!next_of_header(r, &body))
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
    bool first = lz_text_begins(r->left, "lizardry journal 1 "), ours = lz_text_begins(r->left, LZ_JOURNAL_FIRST);
    if (ours && !next_of_header(r, &body))
        return false;
    if (ours && lz_text_is(body, LZ_JOURNAL_FIRST))
        return true;
    r->line = 1;
    return trouble(r, first ? "this is a journal of edition 1, from before the first release: its match can be neither "
                              "shown nor checked nor continued here"
                            : "this is not a journal: it should begin with 'lizardry journal 2'");
}

static bool read_header(struct reader *r, struct lz_record *record) {
    struct lz_text body;
    if (!read_edition(r))
        return false;
    if (!next_of_header(r, &body) || !read_game(r, body, record))
        return false;
    if (!next_of_header(r, &body) || !read_seats(r, body, record))
        return false;
    for (int i = 0; i < record->game->option_count; i++)
        if (!next_of_header(r, &body) || !read_option(r, body, record, i))
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

static bool read_step(struct reader *r, const struct lz_line *entry, struct lz_record *record) {
    if (entry->step != record->steps + 1)
        return trouble(r, "its step does not follow the one before");
    record->steps++;
    return true;
}

static bool go_back_to(struct reader *r, const struct lz_line *entry, struct lz_record *record) {
    if (entry->step >= record->steps)
        return trouble(r, "there is no such step to go back to");
    record->steps = entry->step;
    record->undos++;
    return true;
}

/* Whether a line may stand where it stands; what the moves mean is the replay's. */
static bool read_entry(struct reader *r, const struct lz_line *entry, struct lz_record *record) {
    if (record->ended)
        return trouble(r, "nothing may follow the end");
    if (record->seed_known && entry->kind != LZ_LINE_END)
        return trouble(r, "only the end may follow the seed");
    switch (entry->kind) {
    case LZ_LINE_INPUT:
        return read_step(r, entry, record);
    case LZ_LINE_UNDO:
        return go_back_to(r, entry, record);
    case LZ_LINE_SEED:
        if (!r->open)
            return trouble(r, "the end belongs to the same act as the seed");
        return read_seed(r, entry->rest, record);
    case LZ_LINE_END:
        record->ended = record->seed_known && entry->step == record->steps;
        return record->ended || trouble(r, "an end follows the seed and names the last step");
    case LZ_LINE_HOST:
        return true;
    case LZ_LINE_HASH:
        return entry->step == record->steps || trouble(r, "this hash is not that of the last step");
    default:
        return trouble(r, "this is not a line of a journal; docs/journal.md shows them all");
    }
}

enum lz_status lz_journal_read(struct lz_text text, struct lz_record *record, struct lz_writer *trouble_to) {
    return lz_journal_read_with(text, NULL, record, trouble_to);
}

/* The line in hand, the words above it included. */
static bool read_line(struct reader *r, struct lz_record *record) {
    struct lz_text body, said = { 0 };
    if (lz_text_begins(r->left, LZ_SAID)) {
        r->line++;
        if (!lz_said_take(&r->left, &said))
            return trouble(r, "it is cut off");
    }
    if (!next_body(r, &body))
        return false;
    struct lz_line line = lz_line_read(body);
    line.said = said;
    return read_entry(r, &line, record) && said_fits(r, &line, record);
}

/* What changes within an act, and what a reader goes back to where one is not whole. */
struct stand {
    uint32_t steps, undos, struck;
    bool seed_known, ended;
};

static struct stand stand_of(const struct lz_record *record) {
    return (struct stand){ record->steps, record->undos, record->struck, record->seed_known, record->ended };
}

static void go_back(struct lz_record *record, struct stand stand) {
    record->steps = stand.steps;
    record->undos = stand.undos;
    record->struck = stand.struck;
    record->seed_known = stand.seed_known;
    record->ended = stand.ended;
}

static void close_act(const struct reader *r, struct lz_text text, struct lz_record *record) {
    record->lines = r->line;
    record->chain = r->chain;
    record->good = text.len - r->left.len;
}

enum lz_status lz_journal_read_with(struct lz_text text, const struct lz_game *set, struct lz_record *record,
                                    struct lz_writer *trouble_to) {
    struct reader r = { .left = text, .trouble = trouble_to, .set = set };
    *record = (struct lz_record){ .text = text };
    if (!read_header(&r, record))
        return LZ_FAILED;
    record->header = text.len - r.left.len;
    for (struct stand stand = stand_of(record);;) {
        if (!r.open) {
            close_act(&r, text, record);
            stand = stand_of(record);
        }
        if (!r.left.len && !r.open)
            return LZ_OK;
        if (!r.left.len)
            trouble(&r, "the act that ends here is cut off");
        if (!r.left.len || !read_line(&r, record)) {
            go_back(record, stand);
            return record->good ? LZ_REFUSED : LZ_FAILED;
        }
    }
}

/* Its mark stands nowhere but in a check and in what was said; or a check has neither mark, and that may have been it.
 */
static bool closes_act(struct lz_text line) {
    uint64_t check;
    if (line.len <= LZ_CHECK || lz_text_begins(line, LZ_SAID))
        return false;
    if (memchr(line.at, LZ_CLOSED, line.len))
        return true;
    const char *end = line.at + line.len - LZ_CHECK;
    return end[0] == ' ' && end[1] != LZ_GOES_ON && lz_read_hex((struct lz_text){ end + 2, LZ_CHECK - 2 }, &check);
}

bool lz_journal_torn(struct lz_text rest) {
    while (rest.len) {
        struct lz_text line = lz_take_line(&rest);
        if (rest.len && closes_act(line))
            return false;
    }
    return true;
}
