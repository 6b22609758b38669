/* The typed words of a rig: a value read into a state, and printed from one. */
#include "tests/rules/runner/rig.h"

#include "core/cards.h"
#include "core/words/address.h"
#include "core/words/verb.h"
#include "tests/rules/runner/frame.h"

#include <string.h>

static bool begins(const struct rig *rig, const struct rig_word *row, struct lz_text word) {
    int16_t arg;
    return row->flags & RIG_NAMED ? lz_word_parse(rig->game, row->form, word, &arg) : lz_text_is(word, row->word);
}

const struct rig_word *rig_word_of(const struct rig *rig, struct lz_text word) {
    for (int i = 0; rig && i < rig->word_count; i++)
        if (begins(rig, &rig->words[i], word))
            return &rig->words[i];
    return NULL;
}

struct lz_text rig_value(const struct rig_word *row, struct lz_text clause) {
    if (!(row->flags & RIG_NAMED))
        lz_take_word(&clause);
    return clause;
}

static int seat_of(struct script *s, struct lz_text word) {
    int64_t seat;
    if (!word.len || *word.at != '#')
        return s->game ? lz_seat_parse(s->game, &s->setup, word) : -1; /* the game is not named yet */
    return lz_read_number((struct lz_text){ word.at + 1, word.len - 1 }, 0, script_seats(s) - 1, &seat) ? (int)seat
                                                                                                        : -1;
}

int rig_take_seat(struct script *s, struct lz_text *from) {
    struct lz_text rest = *from, word = lz_take_word(&rest);
    if (word.len && word.at[word.len - 1] == ':')
        word.len--;
    int seat = seat_of(s, word);
    if (seat >= 0)
        *from = rest;
    return seat;
}

bool rig_take_name(struct script *s, struct lz_text *from, char form, int16_t *arg) {
    struct lz_text word = lz_take_word(from);
    if (word.len && lz_word_parse(script_game(s), form, word, arg))
        return true;
    const char *what = "word";
    for (int i = 0; i < script_game(s)->lexicon_count; i++)
        if (script_game(s)->lexicons[i].form == form)
            what = script_game(s)->lexicons[i].what;
    return script_wrong(s, "found '%.*s', expected a %s", SPAN(word), what);
}

/* Codes where there are any: they are what scripts are written in. */
void rig_print_name(struct script *s, char form, int arg, struct lz_writer *w) {
    for (int i = 0; i < script_game(s)->lexicon_count; i++) {
        const struct lz_lexicon *lexicon = &script_game(s)->lexicons[i];
        if (lexicon->form == form && !lexicon->names) {
            lz_word_print(script_game(s), form, arg, w);
            return;
        }
        if (lexicon->form == form && arg < lexicon->count) {
            lz_put(w, lexicon->names[arg].code ? lexicon->names[arg].code : lexicon->names[arg].word);
            return;
        }
    }
    lz_put_number(w, arg);
}

int rig_read_pile(struct script *s, struct lz_text value, char form, uint8_t *at, int room) {
    int n = 0;
    value = lz_trim(value);
    if (lz_text_is(value, "-"))
        return 0;
    if (!value.len) {
        script_wrong(s, "found nothing, expected cards or -");
        return -1;
    }
    for (; value.len; value = lz_trim(value)) {
        int16_t arg;
        if (!rig_take_name(s, &value, form, &arg))
            return -1;
        if (n == room) {
            script_wrong(s, "found more than %d cards, expected fewer", room);
            return -1;
        }
        at[n++] = (uint8_t)arg;
    }
    return n;
}

static void put_at(void *at, uint32_t size, int64_t number) {
    uint64_t bits = (uint64_t)number;
    memcpy(at, &bits, size); /* little-endian, as all of our machines are */
}
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "put_at and get_at copy the low bytes");

static int64_t get_at(const void *at, uint32_t size, bool with_sign) {
    uint64_t bits = 0;
    memcpy(&bits, at, size);
    int spare = 64 - 8 * (int)size;
    return with_sign ? (int64_t)(bits << spare) >> spare : (int64_t)bits;
}

static bool read_number(struct script *s, const struct rig_word *row, struct lz_text *from, void *at) {
    struct lz_text word = lz_take_word(from);
    int64_t number;
    if (!lz_read_number(word, row->least, row->most, &number))
        return script_wrong(s, "found '%.*s', expected a number from %lld to %lld", SPAN(word), (long long)row->least,
                            (long long)row->most);
    put_at(at, row->size, number);
    return true;
}

static bool read_numbers(struct script *s, const struct rig_word *row, struct lz_text *from, char *at) {
    for (int i = 0; i < script_seats(s); i++)
        if (!read_number(s, row, from, at + (size_t)i * row->stride))
            return false;
    return true;
}

static bool read_flag(struct script *s, const struct rig_word *row, struct lz_text *from, void *at) {
    struct lz_text word = lz_take_word(from);
    if (!lz_text_is(word, "yes") && !lz_text_is(word, "no"))
        return script_wrong(s, "found '%.*s', expected yes or no", SPAN(word));
    put_at(at, row->size, lz_text_is(word, "yes"));
    return true;
}

static bool is_none(struct lz_text *from, const char *none) {
    struct lz_text rest = *from;
    if (!lz_text_is(lz_take_word(&rest), none))
        return false;
    *from = rest;
    return true;
}

static bool read_seat(struct script *s, const struct rig_word *row, struct lz_text *from, void *at) {
    int seat = is_none(from, "none") ? 255 : rig_take_seat(s, from);
    if (seat < 0)
        return script_wrong(s, "found '%.*s', expected a seat from #0 to #%d, or none", SPAN(lz_trim(*from)),
                            script_seats(s) - 1);
    put_at(at, row->size, seat);
    return true;
}

static bool read_seats(struct script *s, const struct rig_word *row, struct lz_text *from, void *at) {
    int64_t bits = 0;
    if (!is_none(from, "-"))
        do {
            int seat = rig_take_seat(s, from);
            if (seat < 0)
                return script_wrong(s, "found '%.*s', expected seats, or -", SPAN(lz_trim(*from)));
            bits |= (int64_t)1 << seat;
        } while (lz_trim(*from).len);
    put_at(at, row->size, bits);
    return true;
}

static bool read_name(struct script *s, const struct rig_word *row, struct lz_text *from, void *at) {
    int16_t arg = 255;
    if (!is_none(from, "none") && !rig_take_name(s, from, row->form, &arg))
        return false;
    put_at(at, row->size, arg);
    return true;
}

static bool read_names(struct script *s, const struct rig_word *row, struct lz_text *from, void *at) {
    uint8_t name[64];
    int n = rig_read_pile(s, *from, row->form, name, 64);
    uint64_t bits = 0;
    for (int i = 0; i < n; i++)
        bits |= (uint64_t)1 << (name[i] & 63);
    put_at(at, row->size, (int64_t)bits);
    *from = (struct lz_text){ 0 };
    return n >= 0;
}

static bool read_cards(struct script *s, const struct rig_word *row, struct lz_text *from, void *at) {
    uint8_t card[128];
    struct lz_cards cards = { { 0, 0 } };
    int n = rig_read_pile(s, *from, row->form, card, 128);
    for (int i = 0; i < n; i++) {
        if (lz_cards_of(&cards, card[i]) == 15)
            return script_wrong(s, "found more than 15 copies of a card, expected fewer");
        lz_cards_add(&cards, card[i]);
    }
    memcpy(at, &cards, sizeof cards);
    *from = (struct lz_text){ 0 };
    return n >= 0;
}

static bool read_value(struct script *s, const struct rig_word *row, char *at, struct lz_text *from) {
    switch (row->type) {
    case RIG_NUMBER:
        return read_number(s, row, from, at);
    case RIG_NUMBERS:
        return read_numbers(s, row, from, at);
    case RIG_FLAG:
        return read_flag(s, row, from, at);
    case RIG_SEAT:
        return read_seat(s, row, from, at);
    case RIG_SEATS:
        return read_seats(s, row, from, at);
    case RIG_NAME:
        return read_name(s, row, from, at);
    case RIG_NAMES:
        return read_names(s, row, from, at);
    case RIG_CARDS:
        return read_cards(s, row, from, at);
    case RIG_OWN:
        break;
    }
    return true;
}

static uint32_t place_of(const struct rig_word *row, int seat) {
    return row->offset + (row->flags & RIG_BY_SEAT ? (uint32_t)seat * row->stride : 0);
}

bool rig_place(struct script *s, const struct rig_word *row, void *state, int seat, struct lz_text value) {
    if (row->place)
        return row->place(s, state, seat, value);
    struct lz_text left = value;
    if (!read_value(s, row, (char *)state + place_of(row, seat), &left))
        return false;
    left = lz_trim(left);
    return !left.len || script_wrong(s, "found '%.*s', expected no more after %s", SPAN(left), row->word);
}

static void print_bits(struct script *s, uint64_t bits, char form, struct lz_writer *w) {
    if (!bits)
        lz_put_char(w, '-');
    for (const char *gap = ""; bits; bits &= bits - 1, gap = " ") {
        lz_put(w, gap);
        if (form == 's')
            lz_put_char(w, '#');
        rig_print_name(s, form, __builtin_ctzll(bits), w);
    }
}

static void print_cards(struct script *s, const struct lz_cards *cards, char form, struct lz_writer *w) {
    int n = lz_cards_count(cards);
    if (!n)
        lz_put_char(w, '-');
    for (int i = 0; i < n; i++) {
        lz_put(w, i ? " " : "");
        rig_print_name(s, form, lz_cards_nth(cards, i), w);
    }
}

static void print_value(struct script *s, const struct rig_word *row, const char *at, struct lz_writer *w) {
    struct lz_cards cards;
    int64_t number = row->type == RIG_CARDS ? 0 : get_at(at, row->size, row->least < 0);
    switch (row->type) {
    case RIG_NUMBER:
        lz_put_number(w, number);
        break;
    case RIG_NUMBERS:
        for (int i = 0; i < script_seats(s); i++) {
            lz_put(w, i ? " " : "");
            lz_put_number(w, get_at(at + (size_t)i * row->stride, row->size, row->least < 0));
        }
        break;
    case RIG_FLAG:
        lz_put(w, number ? "yes" : "no");
        break;
    case RIG_SEAT:
        lz_put(w, number == 255 ? "none" : "#");
        if (number != 255)
            lz_put_number(w, number);
        break;
    case RIG_SEATS:
        print_bits(s, (uint64_t)number, 's', w);
        break;
    case RIG_NAME:
        if (number == 255)
            lz_put(w, "none");
        else
            rig_print_name(s, row->form, (int)number, w);
        break;
    case RIG_NAMES:
        print_bits(s, (uint64_t)number, row->form, w);
        break;
    case RIG_CARDS:
        memcpy(&cards, at, sizeof cards);
        print_cards(s, &cards, row->form, w);
        break;
    case RIG_OWN:
        break;
    }
}

void rig_print(struct script *s, const struct rig_word *row, const void *state, int seat, struct lz_writer *w) {
    if (row->print)
        row->print(s, state, seat, w);
    else
        print_value(s, row, (const char *)state + place_of(row, seat), w);
}
