/* Counters by limit and by whose they are; those that count nothing any more go when somebody comes by. */
#include "server/door/limits.h"

#include "core/bug.h"
#include "core/words/text.h"

#include <sodium.h>
#include <stdlib.h>

struct limit_slot {
    struct limit_slot *next;
    enum limit what;
    uint64_t whose;
    int64_t count, since; /* since: when its time began */
};

static const struct row {
    const char *word;
    int64_t number, per;
    const char *words;
} rows[] = {
#define LIMIT(name, word, number, per, words) [LIMIT_##name] = { word, number, per, words },
#include "server/door/limits.def"
#undef LIMIT
};
_Static_assert(sizeof rows / sizeof rows[0] == LIMIT_COUNT, "a row for each limit");
_Static_assert(LIMIT_KEY == crypto_shorthash_KEYBYTES, "the key of the hash");

const char *limits_words(enum limit what) { return rows[what].words; }

static bool wrong(struct lz_text change, struct lz_writer *trouble) {
    lz_put(trouble, "--limits ");
    lz_put_text(trouble, change);
    lz_put(trouble, ": a limit is written as NAME=NUMBER. There are ");
    for (int i = 0; i < LIMIT_COUNT; i++) {
        lz_put(trouble, i ? ", " : "");
        lz_put(trouble, rows[i].word);
    }
    return false;
}

static bool change_one(struct limits *limits, struct lz_text change, struct lz_writer *trouble) {
    struct lz_text number = change;
    while (number.len && *number.at != '=') {
        number.at++;
        number.len--;
    }
    struct lz_text word = { change.at, change.len - number.len };
    int64_t value = 0;
    if (!number.len || !lz_read_number((struct lz_text){ number.at + 1, number.len - 1 }, 1, 1 << 30, &value))
        return wrong(change, trouble);
    for (int i = 0; i < LIMIT_COUNT; i++)
        if (lz_text_is(word, rows[i].word)) {
            limits->number[i] = value;
            return true;
        }
    return wrong(change, trouble);
}

bool limits_open(struct limits *limits, const char *changes, struct lz_writer *trouble) {
    struct lz_text left = lz_span(changes ? changes : "");
    randombytes_buf(limits->key, sizeof limits->key);
    for (int i = 0; i < LIMIT_COUNT; i++)
        limits->number[i] = rows[i].number;
    while (left.len) {
        uint32_t len = 0;
        while (len < left.len && left.at[len] != ',')
            len++;
        if (!change_one(limits, (struct lz_text){ left.at, len }, trouble))
            return false;
        len += len < left.len;
        left = (struct lz_text){ left.at + len, left.len - len };
    }
    return true;
}

void limits_close(struct limits *limits) {
    for (int i = 0; i < LIMIT_SLOTS; i++)
        while (limits->slot[i]) {
            struct limit_slot *slot = limits->slot[i];
            limits->slot[i] = slot->next;
            free(slot);
        }
}

uint64_t limits_key(const struct limits *limits, struct lz_text whose) {
    uint64_t hash = 0;
    _Static_assert(sizeof hash == crypto_shorthash_BYTES, "a hash is 64 bits");
    crypto_shorthash((unsigned char *)&hash, (const unsigned char *)whose.at, whose.len, limits->key);
    return hash;
}

/* The counter, made if it is not there; NULL: out of memory. Others of its chain whose time is over are dropped. */
static struct limit_slot *find(struct limits *limits, enum limit what, uint64_t whose, int64_t now) {
    lz_assert(what < LIMIT_COUNT && limits->number[what] > 0);
    struct limit_slot **at = &limits->slot[(whose ^ (uint64_t)what) % LIMIT_SLOTS], *found = NULL;
    while (*at) {
        struct limit_slot *slot = *at;
        int64_t per = rows[slot->what].per;
        bool mine = slot->what == what && slot->whose == whose;
        if (!mine && (per ? now - slot->since >= per : !slot->count)) {
            *at = slot->next;
            free(slot);
            continue;
        }
        found = mine ? slot : found;
        at = &slot->next;
    }
    if (found)
        return found;
    found = limits->calls->room(NULL, sizeof *found);
    if (found)
        *found = (struct limit_slot){ .what = what, .whose = whose, .since = now };
    *at = found;
    return found;
}

int64_t limits_count(struct limits *limits, enum limit what, uint64_t whose, int64_t now) {
    struct limit_slot *slot = find(limits, what, whose, now);
    int64_t per = rows[what].per;
    lz_assert(per);
    if (!slot)
        return per;
    if (now - slot->since >= per)
        *slot = (struct limit_slot){ slot->next, what, whose, 0, now };
    if (slot->count >= limits->number[what])
        return slot->since + per - now;
    slot->count++;
    return 0;
}

/* Those that are held have no time: what the others of the chain need is not known here, so `now` drops none of them.
 */
bool limits_hold(struct limits *limits, enum limit what, uint64_t whose) {
    struct limit_slot *slot = find(limits, what, whose, 0);
    lz_assert(!rows[what].per);
    if (!slot || slot->count >= limits->number[what])
        return false;
    slot->count++;
    return true;
}

void limits_release(struct limits *limits, enum limit what, uint64_t whose) {
    struct limit_slot *slot = find(limits, what, whose, 0);
    lz_assert(slot && slot->count > 0);
    slot->count--;
}
