/* Words beside a move: their mark. */
#include "core/words/prose.h"

#include "core/bug.h"
#include "core/hash.h"
#include "core/words/clean.h"
#include "core/words/text.h"
#include "core/words/verb.h"

#include <string.h>

enum { HASH_DIGITS = 16 };
_Static_assert((int)LZ_SPEECH <= INT16_MAX, "the length of a speech is an argument of its move");
_Static_assert(HASH_DIGITS == 4 * (LZ_MARK_ARGS - 1), "the hash of a mark is four digits to an argument");
_Static_assert((int)LZ_MARK > 3 + 1 + HASH_DIGITS, "a mark in words fits its room");

bool lz_move_spoken(const struct lz_game *game, const struct lz_move *move) {
    const struct lz_verb *row = lz_verb_of(game, move->verb);
    return row && lz_form_spoken(row->form);
}

bool lz_prose_sane(struct lz_text words) { return words.len && words.len <= LZ_SPEECH && lz_is_clean(words); }

static void put_mark(uint32_t len, uint64_t hash, int16_t arg[LZ_MARK_ARGS]) {
    arg[0] = (int16_t)len;
    for (int i = 1; i < LZ_MARK_ARGS; i++, hash <<= 16)
        arg[i] = (int16_t)(uint16_t)(hash >> 48);
}

void lz_prose_mark(struct lz_text words, struct lz_move *move) {
    uint8_t digest[32];
    uint64_t hash = 0;
    lz_assert(lz_prose_sane(words));
    lz_sha256(words.at, words.len, digest);
    for (int i = 0; i < 8; i++)
        hash = hash << 8 | digest[i];
    move->args = LZ_MARK_ARGS;
    put_mark(words.len, hash, move->arg);
}

void lz_mark_print(const int32_t arg[LZ_MARK_ARGS], struct lz_writer *w) {
    lz_put_number(w, arg[0]);
    lz_put_char(w, ':');
    for (int i = 1; i < LZ_MARK_ARGS; i++)
        lz_put_hex(w, (uint16_t)arg[i], HASH_DIGITS / (LZ_MARK_ARGS - 1));
}

bool lz_mark_sane(const int16_t arg[LZ_MARK_ARGS]) { return arg[0] >= 1 && arg[0] <= LZ_SPEECH; }

/* As it is printed, and no other way. */
bool lz_mark_parse(struct lz_text text, int16_t arg[LZ_MARK_ARGS]) {
    char again[LZ_MARK];
    struct lz_writer w = lz_writer_in(again, sizeof again);
    int64_t len;
    uint64_t hash;
    if (text.len < HASH_DIGITS + 2 || text.at[text.len - HASH_DIGITS - 1] != ':' ||
        !lz_read_number((struct lz_text){ text.at, text.len - HASH_DIGITS - 1 }, 1, LZ_SPEECH, &len) ||
        !lz_read_hex((struct lz_text){ text.at + text.len - HASH_DIGITS, HASH_DIGITS }, &hash))
        return false;
    put_mark((uint32_t)len, hash, arg);
    int32_t wide[LZ_MARK_ARGS];
    for (int i = 0; i < LZ_MARK_ARGS; i++)
        wide[i] = arg[i];
    lz_mark_print(wide, &w);
    return w.len == text.len && memcmp(again, text.at, w.len) == 0;
}

bool lz_prose_take(const struct lz_game *game, struct lz_text line, struct lz_move *move, struct lz_text *words) {
    struct lz_text rest = lz_trim(line), verb = lz_take_word(&rest);
    for (int i = 0; i < game->verb_count; i++) {
        const struct lz_verb *row = &game->verbs[i];
        if (!lz_form_spoken(row->form) || !lz_text_like(verb, row->word))
            continue;
        move->verb = row->verb;
        *words = lz_trim(rest);
        return true;
    }
    return false;
}
