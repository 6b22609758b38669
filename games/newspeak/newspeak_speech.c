/* What may be said (NS-5): the text as everybody hears it, and the words that no message may hold. No match is looked
   at: loaders and bots ask it too. */
#include "games/newspeak/newspeak_inner.h"

#include "core/words/prose.h"
#include "core/words/text.h"

#include <string.h>

/* ---- NS-5.3: normalisation */

enum { NOT_A_CHARACTER = -1, NO_PLACE = -2 };

/* UTF-8 by the first byte: how many bytes, which of its bits count, and the least character that needs so many. */
static const struct lead {
    uint8_t least, most, bytes, bits;
    int32_t from;
} leads[] = {
    { 0x00, 0x7f, 1, 0x7f, 0 },
    { 0xc2, 0xdf, 2, 0x1f, 0x80 },
    { 0xe0, 0xef, 3, 0x0f, 0x800 },
    { 0xf0, 0xf4, 4, 0x07, 0x10000 },
};

static const struct lead *lead_of(uint8_t byte) {
    for (size_t i = 0; i < sizeof leads / sizeof leads[0]; i++)
        if (byte >= leads[i].least && byte <= leads[i].most)
            return &leads[i];
    return NULL;
}

/* The character at the front, its bytes taken off; NOT_A_CHARACTER if they are no UTF-8. */
static int32_t take_character(struct lz_text *from) {
    lz_assert(from->len);
    const uint8_t *at = (const uint8_t *)from->at;
    const struct lead *lead = lead_of(at[0]);
    if (!lead || from->len < lead->bytes)
        return NOT_A_CHARACTER;
    int32_t c = at[0] & lead->bits;
    for (uint32_t i = 1; i < lead->bytes; i++) {
        if ((at[i] & 0xc0) != 0x80)
            return NOT_A_CHARACTER;
        c = c << 6 | (at[i] & 0x3f);
    }
    if (c < lead->from || c > 0x10ffff || (c >= 0xd800 && c <= 0xdfff))
        return NOT_A_CHARACTER;
    from->at += lead->bytes;
    from->len -= lead->bytes;
    return c;
}

/* U+00C0..017F without their accents; '.' has none to lose. */
static const char bare[] = "aaaaaa.ceeeeiiii.nooooo..uuuuy..aaaaaa.ceeeeiiii.nooooo..uuuuy.y" /* 00C0 */
                           "aaaaaaccccccccdd..eeeeeeeeeegggggggghh..iiiiiiiii...jjkk.llllll." /* 0100 */
                           "...nnnnnn...oooooo..rrrrrrsssssssstttt..uuuuuuuuuuuuwwyyyzzzzzz.";
_Static_assert(sizeof bare == 0x180 - 0xc0 + 1, "a row of letters is missing");

/* Characters that are heard as another one. */
static const struct {
    uint16_t least, most;
    char becomes;
} heard_as[] = {
    { '\t', '\n', ' ' },  { 0xa0, 0xa0, ' ' },      { '"', '"', '\'' },      { '`', '`', '\'' },
    { 0xb4, 0xb4, '\'' }, { 0x2018, 0x201f, '\'' }, { 0x2010, 0x2015, '-' }, { 0x2026, 0x2026, '.' },
};

enum { MARK = 1, ENDS_CLAUSE = 2, ENDS_SENTENCE = 4 };
static const uint8_t marks[0x80] = {
    ['\''] = MARK,
    ['-'] = MARK,
    [':'] = MARK,
    [','] = MARK | ENDS_CLAUSE,
    [';'] = MARK | ENDS_CLAUSE,
    ['.'] = MARK | ENDS_CLAUSE | ENDS_SENTENCE,
    ['!'] = MARK | ENDS_CLAUSE | ENDS_SENTENCE,
    ['?'] = MARK | ENDS_CLAUSE | ENDS_SENTENCE,
};
static bool is_letter(int32_t c) { return c >= 'a' && c <= 'z'; }
static bool is_mark(int32_t c, uint8_t kind) { return c >= 0 && c < 0x80 && marks[c] & kind; }
static char small(char c) { return c >= 'A' && c <= 'Z' ? (char)(c + ('a' - 'A')) : c; }

/* What the character becomes, in small letters; NO_PLACE if it may not be said. */
static int32_t levelled(int32_t c) {
    if (is_letter(c) || c == ' ')
        return c;
    if (c >= 0xc0 && c < 0x180)
        return bare[c - 0xc0] == '.' ? NO_PLACE : bare[c - 0xc0];
    for (size_t i = 0; i < sizeof heard_as / sizeof heard_as[0]; i++)
        if (c >= heard_as[i].least && c <= heard_as[i].most)
            return heard_as[i].becomes;
    return c < 0x80 ? small((char)c) : c;
}

/* Small letters, single blanks and marks, as they come; room for one blank that falls off the end. */
struct levelled {
    char at[LZ_SPEECH + 1];
    uint32_t len;
    bool letters, digits, strange, full;
};

static void put(struct levelled *l, char c) {
    char last = l->len ? l->at[l->len - 1] : ' ';
    if ((c == ' ' || is_mark(c, MARK)) && c == last)
        return;
    if (l->len < sizeof l->at)
        l->at[l->len++] = c;
    else
        l->full = true;
}

static bool level(struct lz_text text, struct levelled *l) {
    while (text.len) {
        int32_t c = take_character(&text);
        if (c == NOT_A_CHARACTER)
            return false;
        c = levelled(c);
        l->letters |= is_letter(c);
        l->digits |= c >= '0' && c <= '9';
        if (c == ' ' || is_letter(c) || is_mark(c, MARK))
            put(l, (char)c);
        else
            l->strange = true;
    }
    if (l->len && l->at[l->len - 1] == ' ')
        l->len--;
    return true;
}

/* A letter that begins the text or a sentence, and the word I. */
static bool is_capital(const struct levelled *l, uint32_t i) {
    const char *at = l->at;
    lz_assert(i < l->len && l->len <= LZ_SPEECH); /* a NUL follows the last letter */
    if (i == 0 || (i >= 2 && at[i - 1] == ' ' && is_mark(at[i - 2], ENDS_SENTENCE)))
        return true;
    bool begins = !is_letter(at[i - 1]) && !(at[i - 1] == '\'' && i >= 2 && is_letter(at[i - 2]));
    return at[i] == 'i' && begins && !is_letter(at[i + 1]);
}

uint16_t newspeak_normalise(struct lz_text text, struct lz_writer *w) {
    struct levelled l = { .len = 0 }; /* and no letter after the last */
    if (!level(text, &l))
        return NS_5_3_CHARSET;
    if (l.digits)
        return NS_5_3_DIGIT;
    if (l.strange)
        return NS_5_3_CHARSET;
    if (!l.letters)
        return NS_5_3_EMPTY;
    if (l.full || l.len > LZ_SPEECH)
        return NS_5_4_LENGTH;
    for (uint32_t i = 0; i < l.len; i++)
        lz_put_char(w, is_letter(l.at[i]) && is_capital(&l, i) ? (char)(l.at[i] - ('a' - 'A')) : l.at[i]);
    return 0;
}

/* ---- NS-5.5: tokens, and what they may not be */

bool newspeak_next_token(struct newspeak_tokens *t) {
    t->len = 0;
    while (t->left.len) {
        char c = small(*t->left.at);
        bool part = is_letter(c) || (c == '\'' && t->len);
        if (!part && t->len)
            break;
        t->clause += is_mark(c, ENDS_CLAUSE);
        if (part && t->len < NS_TOKEN - 1)
            t->token[t->len++] = c;
        t->left.at++;
        t->left.len--;
    }
    while (t->len && t->token[t->len - 1] == '\'')
        t->len--;
    lz_assert(t->len < NS_TOKEN);
    t->token[t->len] = 0;
    return t->len;
}

enum kind {
    ORD = 1 << 0,      /* first ... twelfth, last, penultimate */
    NUM = 1 << 1,      /* one ... twenty, thirty, forty */
    COUNTED = 1 << 2,  /* what ORD may not count */
    NUMBERED = 1 << 3, /* what NUM may not follow */
    BOARD = 1 << 4,    /* top ... right */
    BOARD_PART = 1 << 5,
    CODEWORD = 1 << 6,
    AGO = 1 << 7, /* last, previous, earlier, past, prior */
    ROUND = 1 << 8,
    AS = 1 << 9,
    BEFORE = 1 << 10,
    LAST = 1 << 11,
    TIME = 1 << 12,
    SPELLED = 1 << 13, /* words about letters */
    SPELL = 1 << 14,
    IT = 1 << 15,
    RHYME = 1 << 16,
    WITH = 1 << 17,
    LETTER = 1 << 18, /* a token of one letter */
    ONE = 1 << 19,
    EVEN_ONE = 1 << 20, /* number, square: may be followed by one */
    LINE = 1 << 21,
    BOTTOM = 1 << 22
};

/* By the alphabet. */
static const struct {
    const char *word;
    uint32_t kind;
} listed[] = {
    { "anagram", SPELLED },
    { "anagrams", SPELLED },
    { "as", AS },
    { "before", BEFORE },
    { "bottom", BOARD | BOTTOM },
    { "card", COUNTED | NUMBERED },
    { "center", BOARD },
    { "centre", BOARD },
    { "code", NUMBERED },
    { "codeword", CODEWORD },
    { "codewords", CODEWORD },
    { "column", COUNTED | NUMBERED | BOARD_PART },
    { "consonant", SPELLED },
    { "consonants", SPELLED },
    { "earlier", AGO },
    { "eight", NUM },
    { "eighteen", NUM },
    { "eighth", ORD },
    { "eleven", NUM },
    { "eleventh", ORD },
    { "entry", COUNTED },
    { "fifteen", NUM },
    { "fifth", ORD },
    { "first", ORD },
    { "five", NUM },
    { "forty", NUM },
    { "four", NUM },
    { "fourteen", NUM },
    { "fourth", ORD },
    { "grid", NUMBERED },
    { "it", IT },
    { "keyword", CODEWORD },
    { "keywords", CODEWORD },
    { "last", ORD | AGO | LAST },
    { "left", BOARD | BOARD_PART },
    { "letter", COUNTED },
    { "like", AS },
    { "line", COUNTED | NUMBERED | BOARD_PART | LINE },
    { "location", NUMBERED },
    { "lower", BOARD },
    { "middle", BOARD },
    { "nine", NUM },
    { "nineteen", NUM },
    { "ninth", ORD },
    { "number", NUMBERED | EVEN_ONE },
    { "one", NUM | ONE },
    { "past", AGO },
    { "penultimate", ORD },
    { "previous", AGO },
    { "prior", AGO },
    { "rhyme", RHYME },
    { "rhymes", RHYME },
    { "rhyming", RHYME },
    { "right", BOARD | BOARD_PART },
    { "round", ROUND },
    { "rounds", ROUND },
    { "row", COUNTED | NUMBERED | BOARD_PART },
    { "second", ORD },
    { "serial", NUMBERED },
    { "seven", NUM },
    { "seventeen", NUM },
    { "seventh", ORD },
    { "six", NUM },
    { "sixteen", NUM },
    { "sixth", ORD },
    { "slot", COUNTED | NUMBERED },
    { "spell", SPELL },
    { "spelled", SPELLED },
    { "spelling", SPELL },
    { "spells", SPELL },
    { "spelt", SPELLED },
    { "square", COUNTED | NUMBERED | EVEN_ONE },
    { "syllable", SPELLED },
    { "syllables", SPELLED },
    { "ten", NUM },
    { "tenth", ORD },
    { "that", IT },
    { "the", IT },
    { "third", ORD },
    { "thirteen", NUM },
    { "thirty", NUM },
    { "three", NUM },
    { "time", TIME },
    { "top", BOARD },
    { "twelfth", ORD },
    { "twelve", NUM },
    { "twenty", NUM },
    { "two", NUM },
    { "upper", BOARD },
    { "vowel", SPELLED },
    { "vowels", SPELLED },
    { "with", WITH },
    { "word", COUNTED | NUMBERED },
};
enum { LISTED = sizeof listed / sizeof listed[0] };

struct word {
    uint32_t kind;
    uint16_t clause, at; /* at: its row, so that two words can be told apart */
};

static struct word word_of(const struct newspeak_tokens *t) {
    struct word word = { t->len == 1 ? LETTER : 0, t->clause, LISTED };
    for (int low = 0, high = LISTED - 1; low <= high;) {
        int middle = (low + high) / 2, order = strcmp(t->token, listed[middle].word);
        if (order == 0) {
            word.kind |= listed[middle].kind;
            word.at = (uint16_t)middle;
            break;
        }
        if (order < 0)
            high = middle - 1;
        else
            low = middle + 1;
    }
    return word;
}

/* The word and up to three after it. */
enum { WINDOW = 4 };
struct window {
    struct word w[WINDOW];
};

/* w[i] is of the kind and stands in the clause of the first. */
static bool is(const struct window *x, int i, uint32_t kind) {
    return x->w[i].kind & kind && x->w[i].clause == x->w[0].clause;
}
static bool ends_clause(const struct window *x, int i) {
    lz_assert(i >= 0 && i < WINDOW - 1);
    return x->w[i + 1].clause != x->w[i].clause;
}

static bool position(const struct window *x) {
    if (is(x, 0, CODEWORD) || (is(x, 0, ORD) && is(x, 1, COUNTED)))
        return true;
    if (is(x, 0, NUMBERED) && is(x, 1, NUM) && !(is(x, 0, EVEN_ONE) && is(x, 1, ONE)))
        return true;
    return is(x, 0, BOARD) && is(x, 1, BOARD_PART) && x->w[0].at != x->w[1].at && !(is(x, 0, BOTTOM) && is(x, 1, LINE));
}

static bool back_reference(const struct window *x) {
    if (is(x, 0, AGO) && is(x, 1, ROUND))
        return true;
    return is(x, 0, AS) &&
           ((is(x, 1, BEFORE) && ends_clause(x, 1)) || (is(x, 1, LAST) && is(x, 2, TIME) && ends_clause(x, 2)));
}

static bool spelling(const struct window *x) {
    if (is(x, 0, SPELLED) || (is(x, 0, SPELL) && is(x, 1, IT)) || (is(x, 0, RHYME) && is(x, 1, WITH)))
        return true;
    return x->w[0].kind & x->w[1].kind & x->w[2].kind & LETTER;
}

/* NS-5.7: code-words, meanings and names are in no list: they may be said, true or misleading. */
uint16_t newspeak_unsayable(struct lz_text normal) {
    static const struct word none = { 0, UINT16_MAX, LISTED };
    struct newspeak_tokens t = { .left = normal };
    struct window x = { { none, none, none, none } };
    for (int ahead = 3; ahead > 0;) { /* until the last word has come to the front */
        memmove(x.w, x.w + 1, 3 * sizeof x.w[0]);
        bool more = newspeak_next_token(&t);
        x.w[3] = more ? word_of(&t) : none;
        ahead -= !more;
        if (position(&x))
            return NS_5_5_POSITION;
        if (back_reference(&x))
            return NS_5_5_BACKREF;
        if (spelling(&x))
            return NS_5_5_SPELL;
    }
    return 0;
}
