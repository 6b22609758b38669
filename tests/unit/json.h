/* A strict reader of JSON: is all of this one value, and nothing but? */
#ifndef UNIT_JSON_H
#define UNIT_JSON_H

#include "core/words/text.h"

#include <stdlib.h>
#include <string.h>

enum { JSON_DEPTH = 32 };

static inline bool json_eat(const char **at, const char *word) {
    size_t len = strlen(word);
    if (strncmp(*at, word, len) != 0)
        return false;
    *at += len;
    return true;
}

static inline bool json_string(const char **at) {
    if (!json_eat(at, "\""))
        return false;
    for (; **at != '"'; ++*at) {
        if ((unsigned char)**at < 0x20)
            return false;
        if (**at != '\\')
            continue;
        ++*at;
        if (!**at || !strchr("\"\\/bfnrtu", **at))
            return false;
        for (int i = 0; **at == 'u' && i < 4; i++)
            if (!(*at)[1 + i] || !strchr("0123456789abcdefABCDEF", (*at)[1 + i]))
                return false;
    }
    ++*at;
    return true;
}

static inline bool json_number(const char **at) {
    json_eat(at, "-");
    size_t digits = strspn(*at, "0123456789");
    bool good = digits == 1 || (digits > 1 && **at != '0');
    *at += digits;
    return good;
}

static inline bool json_value(const char **at, int depth);

static inline bool json_members(const char **at, bool keys, int depth) {
    const char *close = keys ? "}" : "]";
    if (json_eat(at, close))
        return true;
    do
        if ((keys && !(json_string(at) && json_eat(at, ":"))) || !json_value(at, depth))
            return false;
    while (json_eat(at, ","));
    return json_eat(at, close);
}

static inline bool json_value(const char **at, int depth) {
    if (depth > JSON_DEPTH)
        return false;
    if (json_eat(at, "{"))
        return json_members(at, true, depth + 1);
    if (json_eat(at, "["))
        return json_members(at, false, depth + 1);
    if (**at == '"')
        return json_string(at);
    return json_eat(at, "true") || json_eat(at, "false") || json_eat(at, "null") || json_number(at);
}

static inline bool json_well_formed(const char *text) { return json_value(&text, 0) && *text == 0; }

#endif
