/* A store in memory. */
#include "host/store/shelf.h"

#include "core/bug.h"
#include "core/words/text.h"

#include <stdlib.h>
#include <string.h>

static bool failed(struct lz_shelf *shelf, const char *why) {
    shelf->trouble = why;
    return false;
}

static enum lz_status append(void *to, struct lz_text act) {
    struct lz_shelf *shelf = to;
    if (shelf->len + act.len > shelf->room) {
        uint32_t room = 2 * (shelf->len + act.len);
        char *more = shelf->calls->room(shelf->acts, room);
        if (!more) {
            failed(shelf, "out of memory");
            return LZ_REFUSED;
        }
        shelf->acts = more;
        shelf->room = room;
    }
    memcpy(shelf->acts + shelf->len, act.at, act.len);
    shelf->len += act.len;
    return LZ_OK;
}

static char *copy(struct lz_shelf *shelf, struct lz_text text) {
    char *made = shelf->calls->room(NULL, text.len + 1);
    if (!made) {
        failed(shelf, "out of memory");
        return NULL;
    }
    if (text.len)
        memcpy(made, text.at, text.len);
    made[text.len] = 0;
    return made;
}

static char *read_all(void *to, struct lz_text *acts) {
    struct lz_shelf *shelf = to;
    char *made = copy(shelf, (struct lz_text){ shelf->acts, shelf->len });
    *acts = (struct lz_text){ made, shelf->len };
    return made;
}

static bool cut(void *to, uint32_t bytes) {
    struct lz_shelf *shelf = to;
    lz_assert(bytes <= shelf->len);
    shelf->len = bytes;
    return true;
}

/* The place of a paper; with `free_too`, else the first that is free; -1: none. */
static int place_of(const struct lz_shelf *shelf, const char *name, bool free_too) {
    int place = -1;
    for (int i = LZ_SHELF_PAPERS; i-- > 0;) {
        if (shelf->paper[i].text && strcmp(shelf->paper[i].name, name) == 0)
            return i;
        place = !shelf->paper[i].text && free_too ? i : place;
    }
    return place;
}

static bool keep(void *to, const char *name, struct lz_text text) {
    struct lz_shelf *shelf = to;
    int place = place_of(shelf, name, true);
    if (place < 0 || strlen(name) >= LZ_SHELF_NAME)
        return failed(shelf, "the shelf has no place for this paper");
    char *made = copy(shelf, text);
    if (!made)
        return false;
    free(shelf->paper[place].text);
    shelf->paper[place].text = made;
    shelf->paper[place].len = text.len;
    memcpy(shelf->paper[place].name, name, strlen(name) + 1);
    return true;
}

static enum lz_status create(void *to, struct lz_text acts, struct lz_text seed) {
    struct lz_shelf *shelf = to;
    if (!shelf->len)
        return keep(to, "seed", seed) ? append(to, acts) : LZ_REFUSED;
    failed(shelf, "there is a match on this shelf already");
    return LZ_REFUSED;
}

static char *find(void *to, const char *name, struct lz_text *text, bool *none) {
    struct lz_shelf *shelf = to;
    int place = place_of(shelf, name, false);
    *none = place < 0;
    if (*none)
        return NULL;
    char *made = copy(shelf, (struct lz_text){ shelf->paper[place].text, shelf->paper[place].len });
    *text = (struct lz_text){ made, shelf->paper[place].len };
    return made;
}

static bool drop(void *to, const char *name) {
    struct lz_shelf *shelf = to;
    int place = place_of(shelf, name, false);
    if (place >= 0) {
        free(shelf->paper[place].text);
        shelf->paper[place].text = NULL;
    }
    return true;
}

static void trouble(const void *to, struct lz_writer *w) {
    const struct lz_shelf *shelf = to;
    lz_put(w, shelf->trouble ? shelf->trouble : "");
}

struct lz_store lz_shelf_store(struct lz_shelf *shelf) {
    return (struct lz_store){ create, read_all, append, cut, keep, find, drop, trouble, shelf };
}

void lz_shelf_clear(struct lz_shelf *shelf) {
    free(shelf->acts);
    for (int i = 0; i < LZ_SHELF_PAPERS; i++)
        free(shelf->paper[i].text);
    *shelf = (struct lz_shelf){ .calls = shelf->calls };
}
