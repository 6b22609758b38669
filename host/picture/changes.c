/* What changed between two pictures, by a walk over both texts. Objects are compared key by key, lists as runs: what
   both begin and end with, and between these the nearest members that are the same. What is the same is passed over
   byte by byte and never taken apart; a picture's keys come in the same order every time, and so need no search. Where
   the writer of a picture has noted its brackets they are looked up: what is the same then costs no reading. */
#include "host/picture/changes.h"

#include "core/bug.h"
#include "core/words/text.h"

#include <string.h>

enum { WINDOW = 16 /* members of a list among which the next common one is looked for */ };

struct differ {
    struct lz_writer *w;
    struct lz_charted old, new;
    uint32_t near_old, near_new; /* where the charts were looked up last: the next is near */
    struct lz_compared *like;    /* NULL: nothing is noted */
    int depth, lists;            /* around what is compared; lists among it: what is written there may still be moved */
    bool broken;                 /* a text is not what it should be */
};

/* ---- reading */

/* Where the next quote is; `end`: there is none. Most strings are short, so that a call would cost more. */
static const char *next_quote(const char *at, const char *end) {
    const uint64_t ones = UINT64_C(0x0101010101010101);
    uint64_t eight;
    for (; end - at >= 8; at += 8) {
        memcpy(&eight, at, 8);
        eight ^= ones * '"';
        if ((eight - ones) & ~eight & ones << 7)
            break;
    }
    while (at < end && *at != '"')
        at++;
    return at;
}

/* Behind the string whose first quote is at `at`; NULL: it has no end. A quote within it has a backslash before it, and
   that one none. */
static const char *behind_string(const char *at, const char *end) {
    const char *quote = at;
    while ((quote = next_quote(quote + 1, end)) < end) {
        const char *slash = quote;
        while (slash[-1] == '\\')
            slash--;
        if ((quote - slash) % 2 == 0)
            return quote + 1;
    }
    return NULL;
}

enum { QUOTE = 2 };
static const signed char steps_of[256] = { ['['] = 1, ['{'] = 1, [']'] = -1, ['}'] = -1, ['"'] = QUOTE };

/* Behind the list or object that is opened at `at`. What comparing costs is this loop, over all that is the same. */
static const char *behind_brackets(const char *at, const char *end) {
    int open = 0;
    while (at && at < end) {
        int step = steps_of[(unsigned char)*at];
        if (step == QUOTE) {
            at = behind_string(at, end);
            continue;
        }
        at++;
        open += step;
        if (step < 0 && !open)
            return at;
    }
    return NULL;
}

/* The chart's word for the list or object at `at`; NULL: it is not there. */
static const char *charted(const struct lz_charted *chart, uint32_t *near, const char *at) {
    if (!chart->count || at < chart->text.at || at >= chart->text.at + chart->text.len)
        return NULL;
    uint32_t place = (uint32_t)(at - chart->text.at), step = 1, low = chart->list[*near].at <= place ? *near : 0;
    for (; low + step < chart->count && chart->list[low + step].at <= place; step *= 2)
        low += step;
    for (uint32_t high = low + step < chart->count ? low + step : chart->count; high - low > 1;) {
        uint32_t middle = low + (high - low) / 2;
        *(chart->list[middle].at <= place ? &low : &high) = middle;
    }
    *near = low;
    if (chart->list[low].at != place)
        return NULL;
    const char *known = chart->text.at + chart->list[low].behind;
    lz_assert(known > at && known <= chart->text.at + chart->text.len && known[-1] == *at + 2); /* '[' and ']' */
    return known;
}

/* Behind the value at `at`. */
static const char *behind(struct differ *d, const char *at, const char *end) {
    if (at >= end)
        return NULL;
    if (*at == '"')
        return behind_string(at, end);
    if (*at == '{' || *at == '[') {
        const char *known = charted(&d->old, &d->near_old, at);
        known = known ? known : charted(&d->new, &d->near_new, at);
        return known ? known : behind_brackets(at, end);
    }
    while (at < end && *at != ',' && *at != ']' && *at != '}')
        at++;
    return at;
}

/* Members that are still to be read, from the first byte of the next on; `end` is the bracket that closes them. */
struct run {
    const char *first, *at, *end;
    bool skipped; /* some before `at` were passed over, and may still be looked for */
};

struct member {
    struct lz_text key, value; /* the key with its quotes; of a list there is none */
};

static struct run members_of(struct lz_text holder) {
    lz_assert(holder.len >= 2 && (*holder.at == '[' || *holder.at == '{'));
    return (struct run){ holder.at + 1, holder.at + 1, holder.at + holder.len - 1, false };
}

/* False: there is no more. */
static bool take(struct differ *d, struct run *run, bool keyed, struct member *m) {
    const char *at = run->at, *to;
    m->key = (struct lz_text){ at, 0 };
    if (at >= run->end || d->broken)
        return false;
    if (keyed) {
        to = *at == '"' ? behind_string(at, run->end) : NULL;
        d->broken = !to || to == run->end || *to != ':';
        if (d->broken)
            return false;
        m->key.len = (uint32_t)(to - at);
        at = to + 1;
    }
    to = behind(d, at, run->end);
    d->broken = !to || to == at || (to < run->end && *to != ',') || to + 1 == run->end;
    if (d->broken)
        return false;
    m->value = (struct lz_text){ at, (uint32_t)(to - at) };
    run->at = to + (to < run->end);
    return true;
}

static bool same(struct lz_text a, struct lz_text b) {
    return a.len == b.len && (!a.len || memcmp(a.at, b.at, a.len) == 0);
}

/* The next of the run is the very same member: passed over without being taken apart. A comma has something behind it.
 */
static bool take_same(struct run *run, const struct member *m) {
    const char *from = m->key.at, *to = m->value.at + m->value.len;
    size_t len = (size_t)(to - from), left = (size_t)(run->end - run->at);
    if (left < len || memcmp(run->at, from, len) != 0 || (left > len && (run->at[len] != ',' || left == len + 1)))
        return false;
    run->at += len + (left > len);
    return true;
}

/* All that is left of both is the same: nothing of it needs to be read. */
static bool rest_same(struct run *a, struct run *b) {
    size_t len = (size_t)(a->end - a->at);
    if (len != (size_t)(b->end - b->at) || (len && memcmp(a->at, b->at, len) != 0))
        return false;
    a->at = a->end;
    b->at = b->end;
    return true;
}

static bool is_holder(struct lz_text value, char open) {
    return value.len >= 2 && *value.at == open && value.at[value.len - 1] == open + 2; /* '[' and ']', '{' and '}' */
}

/* ---- what was compared before */

static bool notes(const struct differ *d) { return d->like && !d->like->made && !d->lists; }

static void note(const struct differ *d, struct lz_compared_pair pair) {
    if (notes(d) && !d->w->full && d->like->count < LZ_COMPARED)
        d->like->list[d->like->count++] = pair;
}

/* True: these two have been compared, and the answer is written. */
static bool compared(struct differ *d, struct lz_text old, struct lz_text new) {
    for (uint32_t i = 0; d->like && d->like->made && !d->lists && i < d->like->count; i++) {
        const struct lz_compared_pair *pair = &d->like->list[i];
        if (!same(pair->old, old) || !same(pair->new, new))
            continue;
        lz_put_text(d->w, pair->change);
        d->w->comma = true;
        return true;
    }
    return false;
}

/* ---- writing */

static void put_key(struct differ *d, struct lz_text key) {
    lz_json_raw(d->w, key);
    lz_put_char(d->w, ':');
    d->w->comma = false;
}

static void put_index(struct differ *d, uint32_t index) {
    lz_json_key(d->w, NULL);
    lz_put_char(d->w, '"');
    lz_put_number(d->w, index);
    lz_put(d->w, "\":");
}

/* The value takes the place of what was there. */
static void put_whole(struct differ *d, struct lz_text value) {
    bool holds = *value.at == '[' || *value.at == '{';
    if (holds)
        lz_json_open(d->w, NULL, '[');
    lz_json_raw(d->w, value);
    if (holds)
        lz_json_close(d->w, ']');
}

static void go_back(struct differ *d, struct lz_writer before) {
    lz_assert(before.at == d->w->at && before.len <= d->w->len);
    while (notes(d) && d->like->count && d->like->list[d->like->count - 1].change.at >= before.at + before.len)
        d->like->count--;
    *d->w = before;
    d->w->at[d->w->len] = 0;
}

/* ---- objects */

static void compare(struct differ *, struct lz_text old, struct lz_text new);

/* The member of that key, from where the run is, or else from the beginning. */
static bool find(struct differ *d, struct run *run, struct lz_text key, struct member *m) {
    const char *from = run->at;
    while (take(d, run, true, m))
        if (same(m->key, key)) {
            run->skipped |= m->key.at != from;
            return true;
        }
    for (run->at = run->first; run->skipped && run->at < from && take(d, run, true, m);)
        if (same(m->key, key))
            return true;
    run->at = from;
    return false;
}

static void put_removed(struct differ *d, struct lz_text old, struct lz_text new) {
    struct run olds = members_of(old), news = members_of(new);
    struct member was, is;
    while (take(d, &olds, true, &was))
        if (!take_same(&news, &was) && !find(d, &news, was.key, &is)) {
            put_key(d, was.key);
            lz_put(d->w, "[]");
            d->w->comma = true;
        }
}

static void compare_objects(struct differ *d, struct lz_text old, struct lz_text new) {
    struct run olds = members_of(old), news = members_of(new);
    struct member was, is;
    bool in_step = true;
    lz_json_open(d->w, NULL, '{');
    while (news.at < news.end && !d->broken) {
        const char *from = olds.at;
        bool more = take(d, &olds, true, &was);
        if ((more && take_same(&news, &was)) || !take(d, &news, true, &is))
            continue;
        bool next = more && same(was.key, is.key);
        in_step = in_step && next;
        olds.at = next ? olds.at : from;
        if (!next && !find(d, &olds, is.key, &was)) {
            put_key(d, is.key);
            put_whole(d, is.value);
        } else if (!same(was.value, is.value)) {
            put_key(d, is.key);
            compare(d, was.value, is.value);
            rest_same(&olds, &news);
        }
    }
    if (!in_step || olds.at < olds.end)
        put_removed(d, old, new);
    lz_json_close(d->w, '}');
}

/* ---- lists */

/* What is still to be compared of two lists. */
struct lists {
    struct run old, new;
    uint32_t olds, news; /* members in each */
    uint32_t index;      /* of the next in the list, as it is when all before it has been changed */
};

/* The steps that were written of one list's change: the last is still open if more can come into it. */
struct steps {
    uint32_t count;
    bool open; /* an object of members */
};

static uint32_t count(struct differ *d, struct run run) {
    struct member m;
    uint32_t n = 0;
    while (take(d, &run, false, &m))
        n++;
    return n;
}

static struct lz_text skip(struct differ *d, struct run *run, uint32_t n) {
    struct member m = { 0 };
    for (; n && take(d, run, false, &m); n--) {
    }
    return m.value;
}

static void skip_both(struct differ *d, struct lists *l, uint32_t olds, uint32_t news) {
    lz_assert(olds <= l->olds && news <= l->news);
    skip(d, &l->old, olds);
    skip(d, &l->new, news);
    l->olds -= olds;
    l->news -= news;
    l->index += news;
}

static void skip_common(struct differ *d, struct lists *l) {
    struct run old = l->old;
    struct member m;
    while (l->olds && l->news && take(d, &old, false, &m) && take_same(&l->new, &m)) {
        l->old = old;
        l->olds--;
        l->news--;
        l->index++;
    }
}

/* Up to the comma before `tail`. */
static void cut_run(struct run *run, const char *tail) { run->end = tail > run->at ? tail - 1 : run->at; }

/* The members that both end with are left out. Whole members at the end of the one that stand at the end of the other
   behind a comma are whole members there, too: quotes and brackets come in pairs. */
static void cut_tail(struct differ *d, struct lists *l) {
    struct member m;
    for (struct run old = l->old; old.at < old.end && !d->broken; take(d, &old, false, &m)) {
        size_t len = (size_t)(old.end - old.at), left = (size_t)(l->new.end - l->new.at);
        const char *tail = l->new.end - len;
        if (len > left || memcmp(old.at, tail, len) != 0 || (len < left && tail[-1] != ','))
            continue;
        cut_run(&l->old, old.at);
        cut_run(&l->new, tail);
        return;
    }
}

/* The members before the next that is in both: the fewest within the window, or all of it. */
static struct lists gap_of(struct differ *d, struct lists l) {
    struct lz_text olds[WINDOW], news[WINDOW];
    uint32_t a = l.olds < WINDOW ? l.olds : WINDOW, b = l.news < WINDOW ? l.news : WINDOW;
    struct lists gap = l;
    for (uint32_t i = 0; i < a; i++)
        olds[i] = skip(d, &l.old, 1);
    for (uint32_t i = 0; i < b; i++)
        news[i] = skip(d, &l.new, 1);
    for (uint32_t far = 1; far + 1 < a + b; far++)
        for (uint32_t i = far < b ? 0 : far - b + 1; i <= far && i < a; i++)
            if (same(olds[i], news[far - i])) {
                gap.olds = i;
                gap.news = far - i;
                return gap;
            }
    gap.olds = a;
    gap.news = b;
    return gap;
}

static void close_step(struct differ *d, struct steps *steps) {
    if (steps->open)
        lz_json_close(d->w, '}');
    steps->open = false;
}

/* {"3":..,"4":..}: each of the members has changed by itself. */
static void put_changed(struct differ *d, struct steps *steps, struct lists gap) {
    lz_assert(gap.olds == gap.news && gap.olds);
    if (!steps->open) {
        steps->count++;
        lz_json_open(d->w, NULL, '{');
    }
    steps->open = true;
    for (; gap.olds; gap.olds--, gap.index++) {
        struct lz_text old = skip(d, &gap.old, 1), new = skip(d, &gap.new, 1);
        if (d->broken || same(old, new))
            continue;
        put_index(d, gap.index);
        compare(d, old, new);
    }
}

/* [3,1,"x"]: from the third on one goes, and these come. */
static void put_splice(struct differ *d, struct steps *steps, struct lists gap) {
    close_step(d, steps);
    steps->count++;
    lz_json_open(d->w, NULL, '[');
    lz_json_number(d->w, NULL, gap.index);
    lz_json_number(d->w, NULL, gap.olds);
    for (; gap.news && !d->broken; gap.news--)
        lz_json_raw(d->w, skip(d, &gap.new, 1));
    lz_json_close(d->w, ']');
}

/* As many come as go: whichever is shorter. */
static void put_replaced(struct differ *d, struct steps *steps, struct lists gap) {
    struct lz_writer before = *d->w;
    struct steps then = *steps;
    put_splice(d, steps, gap);
    struct lz_writer spliced = *d->w;
    go_back(d, before);
    *steps = then;
    put_changed(d, steps, gap);
    if (!spliced.full && (d->w->full || d->w->len + 1 > spliced.len)) {
        go_back(d, before);
        *steps = then;
        put_splice(d, steps, gap);
        lz_assert(d->w->len == spliced.len);
    }
}

static void compare_lists(struct differ *d, struct lz_text old, struct lz_text new) {
    struct lists l = { members_of(old), members_of(new), UINT32_MAX, UINT32_MAX, 0 };
    struct steps steps = { 0 };
    lz_json_open(d->w, NULL, '[');
    uint32_t first = d->w->len;
    skip_common(d, &l); /* most lists only grow at their end: what comes before is not counted */
    cut_tail(d, &l);
    l.olds = count(d, l.old);
    l.news = count(d, l.new);
    while (!d->broken && !d->w->full && (l.olds || l.news)) {
        struct lists gap = l.olds && l.news ? gap_of(d, l) : l;
        (gap.olds == gap.news ? put_replaced : put_splice)(d, &steps, gap);
        skip_both(d, &l, gap.olds, gap.news);
        skip_common(d, &l);
    }
    close_step(d, &steps);
    if (steps.count != 1) {
        lz_json_close(d->w, ']');
    } else if (!d->w->full) { /* one step is the change itself */
        memmove(d->w->at + first - 1, d->w->at + first, d->w->len - first + 1);
        d->w->len--;
    }
}

/* ---- */

/* Of two values that are not the same. */
static void compare(struct differ *d, struct lz_text old, struct lz_text new) {
    const struct lz_writer before = *d->w;
    bool objects = is_holder(old, '{') && is_holder(new, '{'), lists = is_holder(old, '[') && is_holder(new, '[');
    bool holds = objects || lists;
    if (before.full || d->broken || (holds && compared(d, old, new)))
        return;
    d->broken = d->depth == LZ_VALUE_DEPTH;
    d->depth++;
    d->lists += lists;
    if (objects)
        compare_objects(d, old, new);
    else if (lists)
        compare_lists(d, old, new);
    d->lists -= lists;
    d->depth--;
    if (!holds || d->w->full || d->w->len - before.len > new.len + 2) {
        go_back(d, before); /* all of it is shorter than what changed in it */
        put_whole(d, new);
    }
    if (holds)
        note(d, (struct lz_compared_pair){ old, new, { d->w->at + before.len, d->w->len - before.len } });
}

static bool change(struct differ *d, struct lz_text old, struct lz_text new) {
    if (!old.len || !new.len)
        return false;
    if (same(old, new)) {
        lz_json_raw(d->w, lz_span("{}")); /* the most frequent answer: a move that this seat does not see */
        return true;
    }
    compare(d, old, new);
    return !d->broken;
}

bool lz_changes(struct lz_text old, struct lz_text new, struct lz_writer *w) {
    return change(&(struct differ){ .w = w }, old, new);
}

bool lz_changes_between(const struct lz_charted *old, const struct lz_charted *new, struct lz_compared *like,
                        struct lz_writer *w) {
    if (like && !like->made)
        like->count = 0;
    return change(&(struct differ){ .w = w, .old = *old, .new = *new, .like = like }, old->text, new->text);
}
