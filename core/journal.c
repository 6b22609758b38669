/* Lines of a journal, written; docs/journal.md is the format. core/journal_read.c reads them back, core/replay.c plays
   them. */
#include "core/journal_line.h"

#include "core/bug.h"
#include "core/words/option.h"
#include "core/words/text.h"
#include "core/words/verb.h"

#include <string.h>

_Static_assert(sizeof " ~00000000" - 1 == LZ_CHECK, "a check is two marks and eight digits");
#define CHAIN_START 2166136261u

uint32_t lz_chain_on(uint32_t chain, struct lz_text text) {
    chain ^= CHAIN_START;
    for (uint32_t i = 0; i < text.len; i++)
        chain = (chain ^ (uint8_t)text.at[i]) * 16777619u;
    return chain ^ CHAIN_START;
}

void lz_check_print(uint32_t chain, char mark, char check[LZ_CHECK + 1]) {
    chain ^= CHAIN_START;
    check[0] = ' ';
    check[1] = mark;
    for (int i = 2; i < LZ_CHECK; i++, chain <<= 4)
        check[i] = "0123456789abcdef"[chain >> 28];
    check[LZ_CHECK] = 0;
}

/* Lines that are put together, all of them or none. */
struct sheaf {
    struct lz_journal *journal;
    struct lz_writer *w;
    uint32_t chain;
    uint32_t from; /* where the line in hand begins */
};

static struct sheaf sheaf_in(struct lz_journal *journal, struct lz_writer *w) {
    return (struct sheaf){ journal, w, journal->chain, w->len };
}

/* Closes the line in hand; `last` says that it is the last of these, and it closes the act if the host has no more. */
static void end_line(struct sheaf *sheaf, bool last) {
    char check[LZ_CHECK + 1];
    struct lz_writer *w = sheaf->w;
    uint32_t body = w->len;
    sheaf->chain = lz_chain_on(sheaf->chain, (struct lz_text){ w->at + sheaf->from, body - sheaf->from });
    lz_check_print(sheaf->chain, last && !sheaf->journal->open ? LZ_CLOSED : LZ_GOES_ON, check);
    lz_put(w, check);
    lz_put_char(w, '\n');
    sheaf->chain = lz_chain_on(sheaf->chain, (struct lz_text){ w->at + body, w->len - body });
    sheaf->from = w->len;
}

static bool put_sheaf(struct sheaf *sheaf) {
    lz_assert(!sheaf->w->full && sheaf->from == sheaf->w->len);
    if (!sheaf->journal->line(sheaf->journal->to, (struct lz_text){ sheaf->w->at, sheaf->w->len }))
        return false;
    sheaf->journal->chain = sheaf->chain;
    return true;
}

/* What is said stands above the line that says it, so that no line is whole without its words. It is not part of the
   chain: the line holds its mark, and a host may strike the words out. */
static void put_said(struct sheaf *sheaf, struct lz_text said) {
    if (!said.len)
        return;
    lz_put(sheaf->w, LZ_SAID);
    lz_put_text(sheaf->w, said);
    lz_put_char(sheaf->w, '\n');
    sheaf->from = sheaf->w->len;
}

static void put_words(struct sheaf *sheaf, const char *words, struct lz_text more) {
    lz_put(sheaf->w, words);
    lz_put_text(sheaf->w, more);
    end_line(sheaf, false);
}

static void put_number(struct sheaf *sheaf, const char *words, int64_t number, bool last) {
    lz_put(sheaf->w, words);
    lz_put_number(sheaf->w, number);
    end_line(sheaf, last);
}

bool lz_journal_prose(struct lz_text text) {
    for (uint32_t i = 0; i < text.len; i++)
        if ((uint8_t)text.at[i] < ' ' || text.at[i] == '~')
            return false;
    return text.len <= LZ_PROSE;
}

/* The tables of a game with sets are those of the set. */
static void put_game(struct sheaf *sheaf, const struct lz_game *game) {
    struct lz_writer *w = sheaf->w;
    lz_put(w, "game ");
    lz_put(w, game->id);
    lz_put(w, " rules ");
    lz_put_number(w, game->rules);
    if (game->set) {
        end_line(sheaf, false);
        lz_put(w, "set ");
        lz_put(w, game->set);
    } else {
        lz_put(w, " tables");
    }
    lz_put_char(w, ' ');
    lz_put_hex(w, game->tables, 16);
    end_line(sheaf, false);
}

static void put_options(struct sheaf *sheaf, const struct lz_record *record) {
    lz_assert(record->game->option_count <= LZ_OPTIONS);
    for (int i = 0; i < record->game->option_count; i++) {
        const struct lz_option *option = &record->game->options[i];
        lz_put(sheaf->w, "option ");
        lz_put(sheaf->w, option->name);
        lz_put_char(sheaf->w, ' ');
        lz_option_print(option, record->setup.option[i], sheaf->w);
        end_line(sheaf, false);
    }
}

static void put_players(struct sheaf *sheaf, const struct lz_record *record) {
    for (int i = 0; i < record->setup.seats; i++) {
        lz_assert(lz_journal_prose(record->player[i]));
        if (!record->player[i].len)
            continue;
        lz_put(sheaf->w, "player #");
        lz_put_number(sheaf->w, i);
        put_words(sheaf, " ", record->player[i]);
    }
}

bool lz_journal_begin(struct lz_journal *journal, const struct lz_record *record) {
    char room[LZ_HEADER];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    struct sheaf sheaf = sheaf_in(journal, &w);
    lz_assert(lz_journal_prose(record->words) && strlen(record->commit) == LZ_HEX - 1);
    lz_assert(record->setup.seats >= record->game->seats_least && record->setup.seats <= record->game->seats_most);
    put_words(&sheaf, LZ_JOURNAL_FIRST, (struct lz_text){ 0 });
    put_game(&sheaf, record->game);
    put_number(&sheaf, "seats ", record->setup.seats, false);
    put_options(&sheaf, record);
    put_players(&sheaf, record);
    put_words(&sheaf, "commit ", lz_span(record->commit));
    if (record->words.len)
        put_words(&sheaf, "words ", record->words);
    put_number(&sheaf, "start ", record->setup.now, true);
    return put_sheaf(&sheaf);
}

bool lz_journal_input(struct lz_journal *journal, const struct lz_game *game, const struct lz_head *head,
                      const struct lz_input *in) {
    char room[2 * LZ_LINE];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    struct sheaf sheaf = sheaf_in(journal, &w);
    put_said(&sheaf, in->text);
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
    end_line(&sheaf, true);
    return put_sheaf(&sheaf);
}

bool lz_journal_host(struct lz_journal *journal, struct lz_text words, struct lz_text said) {
    char room[2 * LZ_LINE];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    struct sheaf sheaf = sheaf_in(journal, &w);
    lz_assert(words.len && lz_journal_prose(words));
    put_said(&sheaf, said);
    lz_put(&w, LZ_HOST_LINE);
    lz_put_text(&w, words);
    end_line(&sheaf, true);
    return put_sheaf(&sheaf);
}

static void put_hash(struct sheaf *sheaf, const char *words, uint32_t step, uint64_t hash) {
    lz_put(sheaf->w, words);
    lz_put_number(sheaf->w, step);
    lz_put_char(sheaf->w, ' ');
    lz_put_hex(sheaf->w, hash, 16);
    end_line(sheaf, true);
}

bool lz_journal_hash(struct lz_journal *journal, uint32_t step, uint64_t hash) {
    char room[LZ_LINE];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    struct sheaf sheaf = sheaf_in(journal, &w);
    put_hash(&sheaf, "= ", step, hash);
    return put_sheaf(&sheaf);
}

bool lz_journal_undo(struct lz_journal *journal, uint32_t step) {
    char room[LZ_LINE];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    struct sheaf sheaf = sheaf_in(journal, &w);
    put_number(&sheaf, "undo ", step, true);
    return put_sheaf(&sheaf);
}

bool lz_journal_end(struct lz_journal *journal, uint32_t step, uint64_t hash, const uint8_t seed[LZ_SEED]) {
    char room[LZ_LINE], hex[LZ_HEX];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    struct sheaf sheaf = sheaf_in(journal, &w);
    lz_hex_print(seed, LZ_SEED, hex);
    put_words(&sheaf, "seed ", lz_span(hex));
    put_hash(&sheaf, "end ", step, hash);
    return put_sheaf(&sheaf);
}

/* The mark is not under its own line's check, so that stays; only what follows is chained to the other mark. */
void lz_journal_close(struct lz_journal *journal, char *lines, uint32_t len) {
    uint64_t check = 0;
    lz_assert(len > LZ_CHECK && lines[len - 1] == '\n' && lines[len - LZ_CHECK] == LZ_GOES_ON);
    struct lz_text end = { lines + len - 1 - LZ_CHECK, LZ_CHECK + 1 };
    bool sound = lz_read_hex((struct lz_text){ end.at + 2, LZ_CHECK - 2 }, &check);
    lz_assert(sound);
    lines[len - LZ_CHECK] = LZ_CLOSED;
    journal->chain = lz_chain_on((uint32_t)check ^ CHAIN_START, end);
}
