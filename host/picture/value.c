/* JSON as the core writes it: read, with the keys sorted, and written. */
#include "host/picture/value.h"

#include "core/bug.h"
#include "core/words/text.h"

#include <string.h>

/* Every value but the first follows a comma, or the bracket of what holds it. */
uint32_t lz_values_most(struct lz_text text) {
    uint32_t most = 1;
    for (uint32_t i = 0; i < text.len; i++)
        most += text.at[i] == ',' || text.at[i] == '[' || text.at[i] == '{';
    return most;
}

void lz_values_clear(struct lz_values *all) {
    lz_assert(all->room);
    all->at[0] = (struct lz_value){ .at = "" };
    all->count = 1;
}

int lz_keys_compare(struct lz_text a, struct lz_text b) {
    int order = memcmp(a.at, b.at, a.len < b.len ? a.len : b.len);
    return order ? order : (a.len > b.len) - (a.len < b.len);
}

/* ---- reading */

struct reader {
    struct lz_values *all;
    const char *at, *end;
    int depth, deepest;
};

static char peek(const struct reader *r) { return r->at < r->end ? *r->at : 0; }

static bool eat(struct reader *r, char c) {
    bool there = r->at < r->end && *r->at == c;
    r->at += there;
    return there;
}

/* What lz_json_text writes after a backslash: a quote, a backslash, or a character below a blank. */
static bool eat_escape(struct reader *r) {
    uint64_t code;
    if (eat(r, '"') || eat(r, '\\'))
        return true;
    if (!eat(r, 'u') || r->end - r->at < 4)
        return false;
    r->at += 4;
    return lz_read_hex((struct lz_text){ r->at - 4, 4 }, &code) && code < ' ';
}

/* A picture is for the most part strings: the loop over their letters is what reading costs. */
static bool eat_string(struct reader *r) {
    if (!eat(r, '"'))
        return false;
    const char *at = r->at, *end = r->end;
    while (at < end && *at != '"') {
        unsigned char c = (unsigned char)*at++;
        if (c >= ' ' && c != '\\')
            continue;
        r->at = at;
        if (c != '\\' || !eat_escape(r))
            return false;
        at = r->at;
    }
    r->at = at;
    return eat(r, '"');
}

static bool eat_number(struct reader *r) {
    bool minus = eat(r, '-'), zero = peek(r) == '0';
    const char *from = r->at;
    while (r->at < r->end && *r->at >= '0' && *r->at <= '9')
        r->at++;
    return zero ? r->at - from == 1 && !minus : r->at > from;
}

static bool eat_word(struct reader *r, const char *word) {
    size_t len = strlen(word);
    if ((size_t)(r->end - r->at) < len || memcmp(r->at, word, len) != 0)
        return false;
    r->at += len;
    return true;
}

static bool eat_plain(struct reader *r) {
    switch (peek(r)) {
    case '"':
        return eat_string(r);
    case 'n':
        return eat_word(r, "null");
    case 't':
        return eat_word(r, "true");
    case 'f':
        return eat_word(r, "false");
    default:
        return eat_number(r);
    }
}

/* ---- keys in order */

static uint32_t merge(struct lz_value *at, uint32_t a, uint32_t b) {
    uint32_t first = 0, *slot = &first;
    while (a && b) {
        uint32_t *low = lz_keys_compare(lz_value_key(&at[b]), lz_value_key(&at[a])) < 0 ? &b : &a;
        *slot = *low;
        slot = &at[*slot].next;
        *low = *slot;
    }
    *slot = a ? a : b;
    return first;
}

/* Takes n members off the front of a chain, and answers them sorted. */
static uint32_t take_sorted(struct lz_value *at, uint32_t *chain, uint32_t n) {
    if (n == 1) {
        uint32_t one = *chain;
        *chain = at[one].next;
        at[one].next = 0;
        return one;
    }
    uint32_t front = take_sorted(at, chain, n / 2);
    return merge(at, front, take_sorted(at, chain, n - n / 2));
}

/* False: a key is there twice. */
static bool sort_keys(struct lz_value *at, struct lz_value *object) {
    uint32_t chain = object->first;
    if (object->members > 1)
        object->first = take_sorted(at, &chain, object->members);
    for (uint32_t i = object->first; i && at[i].next; i = at[i].next)
        if (lz_keys_compare(lz_value_key(&at[i]), lz_value_key(&at[at[i].next])) == 0)
            return false;
    return true;
}

/* ---- values */

static uint32_t read_value(struct reader *);

static uint32_t read_member(struct reader *r, bool keyed) {
    const char *key = r->at;
    if (keyed && !eat_string(r))
        return 0;
    uint32_t key_len = (uint32_t)(r->at - key);
    if (keyed && !eat(r, ':'))
        return 0;
    uint32_t member = read_value(r);
    if (member && keyed) {
        r->all->at[member].key = key;
        r->all->at[member].key_len = key_len;
    }
    return member;
}

static bool read_members(struct reader *r, struct lz_value *holder) {
    bool keyed = eat(r, '{');
    uint32_t *slot = &holder->first;
    if (!keyed)
        eat(r, '[');
    if (eat(r, keyed ? '}' : ']'))
        return true;
    do {
        *slot = read_member(r, keyed);
        if (!*slot)
            return false;
        slot = &r->all->at[*slot].next;
        holder->members++;
    } while (eat(r, ','));
    return eat(r, keyed ? '}' : ']') && (!keyed || sort_keys(r->all->at, holder));
}

static uint32_t read_value(struct reader *r) {
    bool holds = peek(r) == '{' || peek(r) == '[';
    lz_assert(r->all->count < r->all->room);
    uint32_t value = r->all->count++;
    struct lz_value *v = &r->all->at[value];
    *v = (struct lz_value){ .at = r->at };
    r->depth += holds;
    if (r->depth > r->deepest || !(holds ? read_members(r, v) : eat_plain(r)))
        return 0;
    r->depth -= holds;
    v->len = (uint32_t)(r->at - v->at);
    return value;
}

static uint32_t read_text(struct lz_values *all, struct lz_text text, const char *what, int deepest) {
    struct reader r = { all, text.at, text.at + text.len, 0, deepest };
    uint32_t value = text.len ? read_value(&r) : 0;
    if (value && r.at == r.end)
        return value;
    if (all->trouble) {
        lz_put(all->trouble, what);
        lz_put(all->trouble, " is not JSON as it is written here, from byte ");
        lz_put_number(all->trouble, r.at - text.at + 1);
        lz_put(all->trouble, " on");
    }
    return 0;
}

uint32_t lz_picture_read(struct lz_values *all, struct lz_text text) {
    return read_text(all, text, "the picture", LZ_VALUE_DEPTH);
}

uint32_t lz_change_read(struct lz_values *all, struct lz_text text) {
    return read_text(all, text, "the change", LZ_CHANGE_DEPTH);
}

/* ---- writing */

static bool write_value(const struct lz_values *all, uint32_t value, int depth, struct lz_writer *w) {
    const struct lz_value *v = &all->at[value];
    bool keyed = lz_value_is(v, '{');
    if (!keyed && !lz_value_is(v, '[')) {
        lz_put_text(w, lz_value_text(v));
        return true;
    }
    if (depth == LZ_VALUE_DEPTH)
        return false;
    lz_put_char(w, keyed ? '{' : '[');
    for (uint32_t i = v->first; i; i = all->at[i].next) {
        if (i != v->first)
            lz_put_char(w, ',');
        if (keyed) {
            lz_put_text(w, lz_value_key(&all->at[i]));
            lz_put_char(w, ':');
        }
        if (!write_value(all, i, depth + 1, w))
            return false;
    }
    lz_put_char(w, keyed ? '}' : ']');
    return true;
}

bool lz_value_write(const struct lz_values *all, uint32_t value, struct lz_writer *w) {
    lz_json_key(w, NULL);
    w->comma = true;
    return write_value(all, value, 0, w);
}
