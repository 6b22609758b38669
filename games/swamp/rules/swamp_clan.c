/* Names of clans, and the three letters that stand for each (SW-4.1). */
#include "core/bug.h"
#include "core/words/event.h"
#include "core/seats.h"
#include "core/words/text.h"
#include "core/words/verb.h"
#include "games/swamp/rules/swamp_work.h"

#include <string.h>

/* Until they choose their own; by seat. */
static const char *const names[SW_CLANS] = {
    "Mudwalkers",    "Slow Thunder", "Reed Lords",       "Gilded Scales",     "Children of Rain", "Fen Wardens",
    "Stone Tongues", "Duskbelly",    "Jaws in the Mist", "Old Basking Kings", "Silt Striders",    "Night Croakers",
    "Thornback",     "Lily Hunters", "Sunken Crown",     "Venom and Vine",
};
static const char *const small_words[] = { "a", "an", "and", "in", "of", "on", "the" };
static const char *const reserved[] = { "ALL", "SPY" };
enum { CODE = 3, WORDS = 3 }; /* no more than the first three words matter */

static bool is_small(struct lz_text word) {
    for (size_t i = 0; i < sizeof small_words / sizeof small_words[0]; i++)
        if (lz_text_like(word, small_words[i]))
            return true;
    return false;
}

/* The next letter or digit of a word, as a capital; 0 after the last. */
static char take_letter(struct lz_text *word) {
    while (word->len) {
        char c = *word->at++;
        word->len--;
        if ((c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'))
            return c;
        if (c >= 'a' && c <= 'z')
            return (char)(c - 'a' + 'A');
    }
    return 0;
}

static bool has_letter(struct lz_text word) { return take_letter(&word); }

static int words_of(struct lz_text name, bool small_too, struct lz_text word[WORDS]) {
    int n = 0;
    for (struct lz_text next; n < WORDS && (next = lz_take_word(&name)).len;)
        if (has_letter(next) && (small_too || !is_small(next)))
            word[n++] = next;
    return n;
}

/* One word gives three letters, two give two and one, three give one each; X where a letter is missing. */
static void code_of(struct lz_text name, char code[CODE]) {
    static const uint8_t share[WORDS + 1][WORDS] = { { 0 }, { 3 }, { 2, 1 }, { 1, 1, 1 } };
    struct lz_text word[WORDS];
    int n = words_of(name, false, word), len = 0;
    if (!n)
        n = words_of(name, true, word);
    for (int i = 0; i < n; i++)
        for (int k = 0; k < share[n][i]; k++) {
            char c = take_letter(&word[i]);
            if (c)
                code[len++] = c;
            lz_assert(len <= CODE);
        }
    while (len < CODE)
        code[len++] = 'X';
}

static bool taken(const struct swamp_state *s, int seat, const char code[CODE]) {
    for (size_t i = 0; i < sizeof reserved / sizeof reserved[0]; i++)
        if (memcmp(reserved[i], code, CODE) == 0)
            return true;
    for (int i = 0; i < s->head.seats; i++)
        if (i != seat && memcmp(s->clan[i].code, code, CODE) == 0)
            return true;
    return false;
}

static void name_seat(struct swamp_state *s, int seat, struct lz_text name) {
    static const char third[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    struct swamp_clan *clan = &s->clan[seat];
    lz_assert(seat < s->head.seats && name.len > 0 && name.len <= SW_NAME);
    memset(clan->name, 0, sizeof clan->name);
    memcpy(clan->name, name.at, name.len);
    code_of(name, clan->code);
    for (const char *c = third; taken(s, seat, clan->code); c++) {
        lz_assert(*c); /* sixteen clans cannot take all thirty-six */
        clan->code[CODE - 1] = *c;
    }
}

void swamp_clans_name(struct swamp_state *s) {
    for (int seat = 0; seat < s->head.seats; seat++)
        name_seat(s, seat, lz_span(names[seat]));
}

bool swamp_name_free(const struct swamp_state *s, const struct lz_move *move) {
    char wish[LZ_TEXT + 1], other[SW_NAME + 1] = { 0 };
    if (!lz_move_text(move, wish))
        return false;
    for (int seat = 0; seat < s->head.seats; seat++) {
        memcpy(other, s->clan[seat].name, SW_NAME);
        if (seat != move->seat && lz_text_like(lz_span(wish), other))
            return false;
    }
    return true;
}

void swamp_clan_name(struct swamp_state *s, const struct lz_move *move, struct lz_sink *out) {
    char name[LZ_TEXT + 1];
    int arg[LZ_ARGS + 1] = { 0 };
    name_seat(s, move->seat, (struct lz_text){ name, lz_move_text(move, name) });
    for (int i = 0; i < LZ_ARGS; i++)
        arg[i + 1] = move->arg[i];
    struct lz_event named = { .kind = SW_K_NAMED, .seat = move->seat, .args = LZ_ARGS };
    named.seen = lz_everyone(s->head.seats);
    lz_tell_event(out, named, arg);
}
_Static_assert((int)LZ_TEXT == (int)SW_NAME, "a name fits the arguments of a move");
