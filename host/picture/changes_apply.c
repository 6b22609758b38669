/* Changes applied to a picture: members of its tree are hung out and in. */
#include "core/words/text.h"
#include "host/picture/changes.h"

/* A place in the picture, and the values that come with the change. */
struct change {
    struct lz_values *all;
    uint32_t *slot;     /* the link to what is there, or to what would follow it */
    struct lz_text key; /* in an object: of what is there */
    uint32_t value;     /* the first of the values */
    char in;            /* '{' an object, '[' a list; 0: it is the whole picture */
    bool found;         /* something is there */
};

/* These answer what is wrong; NULL: nothing. */
static const char no_change[] = "is no change";
static const char no_place[] = "is about a place that is not there";

/* ---- places */

static void find_key(struct change *c, struct lz_text key) {
    struct lz_value *at = c->all->at;
    int order = 1;
    while (*c->slot && (order = lz_keys_compare(lz_value_key(&at[*c->slot]), key)) < 0)
        c->slot = &at[*c->slot].next;
    c->found = *c->slot && order == 0;
    c->key = key;
}

/* The place behind the last member is one: where something can be inserted. */
static bool find_index(struct change *c, int64_t index) {
    for (; index && *c->slot; index--)
        c->slot = &c->all->at[*c->slot].next;
    c->found = *c->slot;
    return index == 0;
}

static const char *go_in(struct change *c, const struct lz_value *step) {
    int64_t index;
    if (!c->found)
        return no_place;
    struct lz_value *holder = &c->all->at[*c->slot];
    c->in = *holder->at;
    c->slot = &holder->first;
    if (c->in == '{' && lz_value_is(step, '"')) {
        find_key(c, lz_value_text(step));
        return NULL;
    }
    bool numbered = c->in == '[' && lz_read_number(lz_value_text(step), 0, INT32_MAX, &index);
    return numbered && find_index(c, index) ? NULL : no_place;
}

static const char *find(struct change *c, const struct lz_value *place) {
    const char *wrong = lz_value_is(place, '[') ? NULL : no_change;
    c->found = true;
    for (uint32_t step = place->first; step && !wrong; step = c->all->at[step].next)
        wrong = go_in(c, &c->all->at[step]);
    return wrong;
}

/* ---- what is done there */

static const char *set(struct change *c) {
    struct lz_value *at = c->all->at;
    if (!c->value || at[c->value].next)
        return no_change;
    if (!c->found && c->in != '{')
        return no_place;
    at[c->value].next = c->found ? at[*c->slot].next : *c->slot;
    at[c->value].key = c->key.at;
    at[c->value].key_len = c->key.len;
    *c->slot = c->value;
    return NULL;
}

static const char *insert(struct change *c) {
    if (!c->value)
        return no_change;
    if (c->in != '[')
        return no_place;
    for (uint32_t value = c->value, more; value; value = more) {
        more = c->all->at[value].next;
        c->all->at[value].next = *c->slot;
        *c->slot = value;
        c->slot = &c->all->at[value].next;
    }
    return NULL;
}

static const char *take_out(struct change *c) {
    struct lz_value *at = c->all->at;
    int64_t count = 1;
    if (c->value &&
        (c->in != '[' || at[c->value].next || !lz_read_number(lz_value_text(&at[c->value]), 1, INT32_MAX, &count)))
        return no_change;
    if (!c->found || !c->in)
        return no_place;
    for (; count && *c->slot; count--)
        *c->slot = at[*c->slot].next;
    return count ? no_place : NULL;
}

static const struct {
    const char *word;
    const char *(*act)(struct change *);
} acts[] = { { "\"set\"", set }, { "\"insert\"", insert }, { "\"remove\"", take_out } };

static const char *apply_one(struct lz_values *all, uint32_t *picture, const struct lz_value *change) {
    if (!lz_value_is(change, '[') || change->members < 2)
        return no_change;
    const struct lz_value *word = &all->at[change->first], *place = &all->at[word->next];
    struct change c = { .all = all, .slot = picture, .value = place->next };
    for (int i = 0; i < LZ_COUNT(acts); i++)
        if (lz_text_is(lz_value_text(word), acts[i].word)) {
            const char *wrong = find(&c, place);
            return wrong ? wrong : acts[i].act(&c);
        }
    return no_change;
}

/* ---- */

static bool refuse(const struct lz_values *all, uint32_t number, const char *wrong) {
    if (all->trouble) {
        lz_put(all->trouble, "change ");
        lz_put_number(all->trouble, number);
        lz_put(all->trouble, " ");
        lz_put(all->trouble, wrong);
    }
    return false;
}

static bool apply_all(struct lz_values *all, uint32_t *picture, const struct lz_value *changes) {
    uint32_t number = 1;
    if (!lz_value_is(changes, '['))
        return refuse(all, number, "is in no list");
    for (uint32_t i = changes->first; i; i = all->at[i].next) {
        const char *wrong = apply_one(all, picture, &all->at[i]);
        if (wrong)
            return refuse(all, number, wrong);
        number++;
    }
    return true;
}

/* Changes can hang deep values into deep places. */
static bool write_picture(const struct lz_values *all, uint32_t picture, struct lz_writer *w) {
    if (lz_value_write(all, picture, w))
        return true;
    if (all->trouble)
        lz_put(all->trouble, "the changes make the picture too deep");
    return false;
}

bool lz_changes_apply(struct lz_values *all, struct lz_text old, struct lz_text changes, struct lz_writer *w) {
    lz_values_clear(all);
    uint32_t picture = lz_value_read(all, old, "the picture");
    uint32_t list = picture ? lz_value_read(all, changes, "the list of changes") : 0;
    return list && apply_all(all, &picture, &all->at[list]) && write_picture(all, picture, w);
}

bool lz_canonical(struct lz_values *all, struct lz_text picture, struct lz_writer *w) {
    lz_values_clear(all);
    uint32_t value = lz_value_read(all, picture, "the picture");
    return value && lz_value_write(all, value, w);
}
