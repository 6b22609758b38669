/* Finds a value in JSON by its path: "open.held[1]". Reads what our own writer writes; anything else is not found. */
#include "tests/rules/runner/frame.h"

enum { DEPTH = 64 };

static char peek(struct lz_text t) { return t.len ? *t.at : 0; }
static void skip(struct lz_text *t, uint32_t n) {
    n = n < t->len ? n : t->len;
    t->at += n;
    t->len -= n;
}

/* The string, number or bracketed value at the front of `t`, taken off it. */
static struct lz_text take_value(struct lz_text *t) {
    struct lz_text from = *t;
    int depth = 0;
    bool quoted = false;
    while (t->len) {
        char c = peek(*t);
        if (!quoted && depth == 0 && (c == ',' || c == '}' || c == ']' || c == ':'))
            break;
        if (quoted && c == '\\')
            skip(t, 1);
        else if (c == '"')
            quoted = !quoted;
        else if (!quoted && (c == '{' || c == '['))
            depth++;
        else if (!quoted && (c == '}' || c == ']'))
            depth--;
        skip(t, 1);
    }
    return (struct lz_text){ from.at, (uint32_t)(t->at - from.at) };
}

static struct lz_text unquoted(struct lz_text text) {
    if (text.len >= 2 && *text.at == '"')
        return (struct lz_text){ text.at + 1, text.len - 2 };
    return text;
}

static bool equal(struct lz_text a, struct lz_text b) {
    for (uint32_t i = 0; i < a.len && a.len == b.len; i++)
        if (a.at[i] != b.at[i])
            return false;
    return a.len == b.len;
}

static bool find_key(struct lz_text in, struct lz_text key, struct lz_text *value) {
    if (peek(in) != '{')
        return false;
    for (skip(&in, 1); in.len && peek(in) != '}'; skip(&in, peek(in) == ',')) {
        struct lz_text name = lz_trim(take_value(&in));
        skip(&in, 1); /* the colon */
        *value = lz_trim(take_value(&in));
        if (equal(unquoted(name), key))
            return true;
    }
    return false;
}

static bool find_index(struct lz_text in, int64_t index, struct lz_text *value) {
    if (peek(in) != '[')
        return false;
    for (skip(&in, 1); in.len && peek(in) != ']'; skip(&in, peek(in) == ',')) {
        *value = lz_trim(take_value(&in));
        if (index-- == 0)
            return true;
    }
    return false;
}

/* One step of the path, off its front: a key or [n]. */
static bool step(struct lz_text in, struct lz_text *path, struct lz_text *value) {
    bool index = peek(*path) == '[';
    int64_t number;
    struct lz_text word = { path->at + index, 0 };
    skip(path, index);
    while (path->len && (index ? peek(*path) != ']' : peek(*path) != '.' && peek(*path) != '['))
        word.len++, skip(path, 1);
    skip(path, index); /* the bracket */
    skip(path, peek(*path) == '.');
    if (index)
        return lz_read_number(word, 0, 1 << 20, &number) && find_index(in, number, value);
    return find_key(in, word, value);
}

bool json_at(struct lz_text json, struct lz_text path, struct lz_text *value) {
    *value = lz_trim(json);
    for (int depth = 0; path.len && depth < DEPTH; depth++)
        if (!step(*value, &path, value))
            return false;
    return !path.len;
}
