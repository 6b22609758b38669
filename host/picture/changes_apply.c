/* Changes applied to a picture: members of its tree are hung out and in. */
#include "core/words/text.h"
#include "host/picture/changes.h"

/* What stands at a place of the picture, by the link to it; 0: nothing does, but a key may come there. */
struct place {
    struct lz_values *all;
    uint32_t *slot;
    struct lz_text key; /* in an object, where nothing stands yet: what would be its key */
};

/* These answer what is wrong; NULL: nothing. */
static const char no_change[] = "is no change";
static const char no_place[] = "is about a place that is not there";

static const char *apply(struct place, const struct lz_value *change);

static struct lz_value *value_at(const struct place *p) { return *p->slot ? &p->all->at[*p->slot] : NULL; }

/* ---- a value in the place of what was there */

static void set(struct place p, uint32_t value) {
    struct lz_value *was = value_at(&p), *is = &p.all->at[value];
    is->next = was ? was->next : 0;
    is->key = was ? was->key : p.key.at;
    is->key_len = was ? was->key_len : p.key.len;
    *p.slot = value;
}

/* ---- members of an object or a list */

/* Where the key stands among those of the object, or would. */
static uint32_t *find_key(const struct lz_values *all, struct lz_value *holder, struct lz_text key, bool *found) {
    uint32_t *slot = &holder->first;
    int order = 1;
    while (*slot && (order = lz_keys_compare(lz_value_key(&all->at[*slot]), key)) < 0)
        slot = &all->at[*slot].next;
    *found = *slot && order == 0;
    return slot;
}

static const char *apply_key(struct place p, const struct lz_value *change) {
    bool found, gone = lz_value_is(change, '[') && !change->members;
    uint32_t *slot = find_key(p.all, value_at(&p), lz_value_key(change), &found);
    if (gone && found)
        *slot = p.all->at[*slot].next;
    if (gone)
        return found ? NULL : no_place;
    uint32_t after = found ? 0 : *slot, one = found ? *slot : 0;
    const char *wrong = apply((struct place){ p.all, found ? slot : &one, lz_value_key(change) }, change);
    if (!wrong && !found) {
        p.all->at[one].next = after;
        *slot = one;
    }
    return wrong;
}

/* The link to a member by its number; that behind the last is one, too. NULL: there are not so many. */
static uint32_t *find_index(const struct lz_values *all, struct lz_value *holder, int64_t index) {
    uint32_t *slot = &holder->first;
    for (; index && *slot; index--)
        slot = &all->at[*slot].next;
    return index ? NULL : slot;
}

static const char *apply_index(struct place p, const struct lz_value *change) {
    struct lz_text key = lz_value_key(change);
    int64_t index;
    if (!lz_read_number((struct lz_text){ key.at + 1, key.len - 2 }, 0, INT32_MAX, &index))
        return no_place;
    uint32_t *slot = find_index(p.all, value_at(&p), index);
    if (!slot || !*slot)
        return no_place;
    return lz_value_is(change, '[') && !change->members ? no_change
                                                        : apply((struct place){ .all = p.all, .slot = slot }, change);
}

static const char *apply_members(struct place p, const struct lz_value *change) {
    struct lz_value *holder = value_at(&p);
    const char *wrong = NULL;
    bool object = holder && lz_value_is(holder, '{'), list = holder && lz_value_is(holder, '[');
    if (!holder || (change->members && !object && !list))
        return no_place;
    for (uint32_t i = change->first, next; i && !wrong; i = next) {
        next = p.all->at[i].next;
        wrong = (object ? apply_key : apply_index)(p, &p.all->at[i]);
    }
    return wrong;
}

/* [3,1,"x"]: some go and some come. */
static const char *apply_splice(struct place p, const struct lz_value *change) {
    struct lz_value *at = p.all->at, *list = value_at(&p);
    uint32_t first = change->first, second = at[first].next;
    int64_t index, gone;
    if (!lz_read_number(lz_value_text(&at[first]), 0, INT32_MAX, &index) ||
        !lz_read_number(lz_value_text(&at[second]), 0, INT32_MAX, &gone))
        return no_change;
    uint32_t *slot = list && lz_value_is(list, '[') ? find_index(p.all, list, index) : NULL;
    for (; slot && gone && *slot; gone--)
        *slot = at[*slot].next;
    if (!slot || gone)
        return no_place;
    for (uint32_t come = at[second].next, next; come; come = next) {
        next = at[come].next;
        at[come].next = *slot;
        *slot = come;
        slot = &at[come].next;
    }
    return NULL;
}

/* ---- */

static const char *apply_list(struct place p, const struct lz_value *change) {
    const struct lz_value *at = p.all->at, *first = &at[change->first];
    const char *wrong = NULL;
    if (change->members == 1)
        set(p, change->first);
    if (change->members < 2)
        return change->members ? NULL : no_change;
    if (!lz_value_is(first, '[') && !lz_value_is(first, '{'))
        return apply_splice(p, change);
    for (uint32_t i = change->first, next; i && !wrong; i = next) {
        next = at[i].next;
        wrong = apply(p, &at[i]);
    }
    return wrong;
}

static const char *apply(struct place p, const struct lz_value *change) {
    if (lz_value_is(change, '{'))
        return apply_members(p, change);
    if (lz_value_is(change, '['))
        return apply_list(p, change);
    set(p, (uint32_t)(change - p.all->at));
    return NULL;
}

static bool refuse(const struct lz_values *all, const char *what, const char *wrong) {
    if (all->trouble) {
        lz_put(all->trouble, what);
        lz_put(all->trouble, wrong);
    }
    return false;
}

bool lz_changes_apply(struct lz_values *all, struct lz_text old, struct lz_text changes, struct lz_writer *w) {
    lz_values_clear(all);
    uint32_t picture = lz_picture_read(all, old);
    uint32_t change = picture ? lz_change_read(all, changes) : 0;
    if (!change)
        return false;
    const char *wrong = apply((struct place){ .all = all, .slot = &picture }, &all->at[change]);
    if (wrong)
        return refuse(all, "the change ", wrong);
    /* Changes can hang deep values into deep places. */
    return lz_value_write(all, picture, w) || refuse(all, "the change makes the picture too deep", "");
}

bool lz_canonical(struct lz_values *all, struct lz_text picture, struct lz_writer *w) {
    lz_values_clear(all);
    uint32_t value = lz_picture_read(all, picture);
    return value && lz_value_write(all, value, w);
}
