/* What changed between two pictures. Objects are compared key by key, lists as runs: what both begin and end with, and
   between these the nearest members that are the same. Linear in the pictures, but for a window of that search. */
#include "host/picture/changes.h"

#include "core/bug.h"
#include "core/words/text.h"

#include <string.h>

enum {
    WINDOW = 16, /* members of a list among which the next common one is looked for */
    SET = sizeof("[\"set\",[],],") - 1
};

/* The way from the whole picture to what is compared now. */
struct step {
    struct lz_text key; /* in an object; in a list there is none, */
    uint32_t index;     /* but this */
};

struct differ {
    const struct lz_value *at;
    struct lz_writer *w;
    struct step place[LZ_VALUE_DEPTH];
    int depth;
};

static void go_in(struct differ *d, struct step step) {
    lz_assert(d->depth < LZ_VALUE_DEPTH);
    d->place[d->depth++] = step;
}

static void go_out(struct differ *d) { d->depth--; }

/* ---- writing */

static void put_raw(struct lz_writer *w, struct lz_text text) {
    lz_json_key(w, NULL);
    lz_put_text(w, text);
    w->comma = true;
}

/* What follows is for the place where the differ is. */
static void open_change(struct differ *d, const char *word) {
    lz_json_open(d->w, NULL, '[');
    lz_json_string(d->w, NULL, word);
    lz_json_open(d->w, NULL, '[');
    for (int i = 0; i < d->depth; i++)
        if (d->place[i].key.len)
            put_raw(d->w, d->place[i].key);
        else
            lz_json_number(d->w, NULL, d->place[i].index);
    lz_json_close(d->w, ']');
}

static void close_change(struct differ *d) { lz_json_close(d->w, ']'); }

static void put_set(struct differ *d, const struct lz_value *new) {
    open_change(d, "set");
    put_raw(d->w, lz_value_text(new));
    close_change(d);
}

static void put_remove(struct differ *d, uint32_t count) {
    open_change(d, "remove");
    if (count > 1)
        lz_json_number(d->w, NULL, count);
    close_change(d);
}

static void put_insert(struct differ *d, uint32_t first, uint32_t count) {
    open_change(d, "insert");
    for (uint32_t i = first; count; count--) {
        put_raw(d->w, lz_value_text(&d->at[i]));
        i = d->at[i].next;
    }
    close_change(d);
}

/* ---- objects */

static bool same(const struct lz_value *a, const struct lz_value *b) {
    return a->len == b->len && memcmp(a->at, b->at, a->len) == 0;
}

static void compare(struct differ *, const struct lz_value *old, const struct lz_value *new);

/* Both chains are sorted: what one has and the other has not is met when its turn comes. */
static void compare_objects(struct differ *d, uint32_t old, uint32_t new) {
    while (old || new) {
        const struct lz_value *a = &d->at[old], *b = &d->at[new];
        int order = !old ? 1 : !new ? -1 : lz_keys_compare(lz_value_key(a), lz_value_key(b));
        go_in(d, (struct step){ .key = lz_value_key(order <= 0 ? a : b) });
        if (order < 0)
            put_remove(d, 1);
        else if (order > 0)
            put_set(d, b);
        else
            compare(d, a, b);
        go_out(d);
        old = order <= 0 ? a->next : old;
        new = order >= 0 ? b->next : new;
    }
}

/* ---- lists */

/* Members of both lists that are still to be compared: the first, and how many. */
struct runs {
    uint32_t old, new, olds, news;
    uint32_t index; /* in the list as it is when all before it has been changed */
};

static void skip_old(const struct differ *d, struct runs *r, uint32_t n) {
    for (r->olds -= n; n; n--)
        r->old = d->at[r->old].next;
}

static void skip_new(const struct differ *d, struct runs *r, uint32_t n) {
    r->index += n;
    for (r->news -= n; n; n--)
        r->new = d->at[r->new].next;
}

static void skip_common(const struct differ *d, struct runs *r) {
    while (r->olds && r->news && same(&d->at[r->old], &d->at[r->new])) {
        skip_old(d, r, 1);
        skip_new(d, r, 1);
    }
}

/* The members that both end with: in step from the end, which a chain only knows from the front. */
static uint32_t common_tail(const struct differ *d, struct runs r) {
    uint32_t tail = 0;
    if (r.olds > r.news)
        skip_old(d, &r, r.olds - r.news);
    else
        skip_new(d, &r, r.news - r.olds);
    for (; r.olds; skip_old(d, &r, 1), skip_new(d, &r, 1))
        tail = same(&d->at[r.old], &d->at[r.new]) ? tail + 1 : 0;
    return tail;
}

/* The members before the next that is in both: the fewest within the window, or all of it. */
static struct runs gap_of(const struct differ *d, const struct runs *r) {
    uint32_t olds[WINDOW], news[WINDOW];
    uint32_t a = r->olds < WINDOW ? r->olds : WINDOW, b = r->news < WINDOW ? r->news : WINDOW;
    for (uint32_t i = 0, at = r->old; i < a; at = d->at[at].next)
        olds[i++] = at;
    for (uint32_t i = 0, at = r->new; i < b; at = d->at[at].next)
        news[i++] = at;
    for (uint32_t far = 1; far + 1 < a + b; far++)
        for (uint32_t i = far < b ? 0 : far - b + 1; i <= far && i < a; i++)
            if (same(&d->at[olds[i]], &d->at[news[far - i]]))
                return (struct runs){ r->old, r->new, i, far - i, r->index };
    return (struct runs){ r->old, r->new, a, b, r->index };
}

/* Members that take the place of others: in pairs as far as there are pairs, the rest comes or goes. */
static void replace(struct differ *d, struct runs gap) {
    for (; gap.olds && gap.news; skip_old(d, &gap, 1), skip_new(d, &gap, 1)) {
        go_in(d, (struct step){ .index = gap.index });
        compare(d, &d->at[gap.old], &d->at[gap.new]);
        go_out(d);
    }
    go_in(d, (struct step){ .index = gap.index });
    if (gap.olds)
        put_remove(d, gap.olds);
    if (gap.news)
        put_insert(d, gap.new, gap.news);
    go_out(d);
}

static void compare_lists(struct differ *d, const struct lz_value *old, const struct lz_value *new) {
    struct runs r = { old->first, new->first, old->members, new->members, 0 };
    skip_common(d, &r);
    uint32_t tail = common_tail(d, r);
    r.olds -= tail;
    r.news -= tail;
    while (r.olds || r.news) {
        struct runs gap = r.olds && r.news ? gap_of(d, &r) : r;
        replace(d, gap);
        skip_old(d, &r, gap.olds);
        skip_new(d, &r, gap.news);
        skip_common(d, &r);
    }
}

/* ---- */

static uint32_t digits_of(uint32_t n) {
    uint32_t digits = 1;
    while (n /= 10)
        digits++;
    return digits;
}

/* Bytes that put_set would write. */
static uint32_t cost_of_set(const struct differ *d, const struct lz_value *new) {
    uint32_t cost = SET + new->len;
    for (int i = 0; i < d->depth; i++)
        cost += 1 + (d->place[i].key.len ? d->place[i].key.len : digits_of(d->place[i].index));
    return cost;
}

static void compare(struct differ *d, const struct lz_value *old, const struct lz_value *new) {
    const struct lz_writer before = *d->w;
    bool objects = lz_value_is(old, '{') && lz_value_is(new, '{');
    bool lists = lz_value_is(old, '[') && lz_value_is(new, '[');
    if (before.full || same(old, new))
        return;
    if (objects)
        compare_objects(d, old->first, new->first);
    else if (lists)
        compare_lists(d, old, new);
    if ((objects || lists) && !d->w->full && d->w->len - before.len <= cost_of_set(d, new))
        return;
    *d->w = before; /* all of it is shorter than what changed in it */
    put_set(d, new);
}

bool lz_changes(struct lz_values *all, struct lz_text old, struct lz_text new, struct lz_writer *w) {
    if (old.len == new.len && old.len &&memcmp(old.at, new.at, old.len) == 0) {
        put_raw(w, lz_span("[]")); /* the most frequent answer: a move that this seat does not see */
        return true;
    }
    lz_values_clear(all);
    uint32_t a = lz_value_read(all, old, "the old picture"), b = a ? lz_value_read(all, new, "the new picture") : 0;
    if (!b)
        return false;
    struct differ d = { .at = all->at, .w = w };
    lz_json_open(w, NULL, '[');
    compare(&d, &all->at[a], &all->at[b]);
    lz_json_close(w, ']');
    return true;
}
