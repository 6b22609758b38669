/* What the room asks of its store, as rows. */
#include "server/store/tray.h"

#include "core/bug.h"
#include "core/words/text.h"

#include <stdlib.h>
#include <string.h>

static bool failed(struct tray *tray, const char *why) {
    tray->trouble = why;
    return false;
}

static bool put(struct tray *tray, const struct base_row *row) {
    return batch_add(&tray->batch, row) || failed(tray, "out of memory");
}

static enum lz_status append(void *to, struct lz_text act) {
    struct tray *tray = to;
    lz_assert(act.len && (!tray->acts) == (!tray->size));
    struct base_row row = { BASE_ACT_ADD, { tray->match, tray->acts, tray->size }, { act } };
    if ((!tray->acts && !put(tray, &(struct base_row){ BASE_JOURNAL_ADD, { tray->match } })) || !put(tray, &row))
        return LZ_REFUSED;
    tray->acts++;
    tray->size += act.len;
    return LZ_OK;
}

static bool keep(void *to, const char *name, struct lz_text text) {
    struct tray *tray = to;
    return put(tray, &(struct base_row){ BASE_PAPER_KEEP, { tray->match }, { lz_span(name), text } });
}

static bool drop(void *to, const char *name) {
    struct tray *tray = to;
    return put(tray, &(struct base_row){ BASE_PAPER_DROP, { tray->match }, { lz_span(name) } });
}

/* The acts of a new match are one row: they stand together. */
static enum lz_status create(void *to, struct lz_text acts, struct lz_text seed) {
    struct tray *tray = to;
    if (!tray->acts)
        return keep(tray, "seed", seed) ? append(tray, acts) : LZ_REFUSED;
    failed(tray, "there is a match of this number already");
    return LZ_REFUSED;
}

/* ---- reading */

static char *nothing(struct tray *tray, const char *why) {
    failed(tray, why);
    return NULL;
}

static char *copy_acts(struct tray *tray, sqlite3_stmt *ask, uint32_t size) {
    char *all = tray->batch.calls->room(NULL, size + 1);
    uint32_t len = 0;
    enum lz_status status = all ? LZ_OK : LZ_FAILED;
    for (tray->acts = 0; status == LZ_OK && (status = base_next(tray->base, ask)) == LZ_OK; tray->acts++) {
        struct lz_text act = base_text(ask, 2);
        if (len + act.len > size || !act.at) {
            status = LZ_FAILED;
            break;
        }
        lz_assert(act.len <= size - len);
        memcpy(all + len, act.at, act.len);
        len += act.len;
    }
    base_done(ask);
    if (status != LZ_REFUSED || len != size) { /* not all of it could be read */
        free(all);
        return nothing(tray, all ? tray->base->words : "out of memory");
    }
    all[len] = 0;
    return all;
}

/* How many bytes its acts have; 0: `trouble` says why they cannot be read. */
static uint32_t size_of_acts(struct tray *tray) {
    sqlite3_stmt *ask = base_asked(tray->base, BASE_ASK_ACTS_COUNT, tray->match, (struct lz_text){ 0 });
    bool read = base_next(tray->base, ask) == LZ_OK;
    int64_t acts = read ? sqlite3_column_int64(ask, 0) : 0, size = read ? sqlite3_column_int64(ask, 1) : 0;
    bool whole = read && sqlite3_column_int64(ask, 2) == acts;
    base_done(ask);
    if (!read)
        failed(tray, tray->base->words);
    else if (!whole)
        failed(tray, "the data base is damaged: acts of the match are missing");
    else if (!size || size > UINT32_MAX / 4)
        failed(tray, size ? "the match is larger than any that can be" : "there is no such match");
    else
        return (uint32_t)size;
    return 0;
}

static char *read_all(void *to, struct lz_text *acts) {
    struct tray *tray = to;
    lz_assert(!tray->batch.rows); /* what is on the tray is not in the data base */
    uint32_t size = size_of_acts(tray);
    char *all = size ? copy_acts(tray, base_asked(tray->base, BASE_ASK_ACTS, tray->match, (struct lz_text){ 0 }), size)
                     : NULL;
    tray->size = all ? size : 0;
    *acts = (struct lz_text){ all, tray->size };
    return all;
}

/* What stood there before is kept by the room among its papers. */
static bool cut(void *to, uint32_t bytes) {
    struct tray *tray = to;
    lz_assert(bytes <= tray->size);
    sqlite3_stmt *ask = base_asked(tray->base, BASE_ASK_ACTS, tray->match, (struct lz_text){ 0 });
    enum lz_status status;
    bool put_all = true;
    uint32_t acts = 0;
    while ((status = base_next(tray->base, ask)) == LZ_OK) {
        uint32_t n = (uint32_t)sqlite3_column_int64(ask, 0), at = (uint32_t)sqlite3_column_int64(ask, 1);
        struct lz_text act = base_text(ask, 2);
        if (at >= bytes)
            break;
        acts = n + 1;
        if (at + act.len > bytes)
            put_all = put(tray, &(struct base_row){ BASE_ACT_TRIM, { tray->match, n }, { { act.at, bytes - at } } });
    }
    base_done(ask);
    if (status == LZ_FAILED)
        return failed(tray, tray->base->words);
    if (!put_all || !put(tray, &(struct base_row){ BASE_ACT_CUT, { tray->match, acts } }))
        return false;
    tray->acts = acts;
    tray->size = bytes;
    return true;
}

static char *copy(struct tray *tray, struct lz_text text) {
    char *made = tray->batch.calls->room(NULL, text.len + 1);
    if (!made)
        return nothing(tray, "out of memory");
    if (text.len)
        memcpy(made, text.at, text.len);
    made[text.len] = 0;
    return made;
}

/* The last that was done to this paper on the tray: false if nothing was. */
static bool on_tray(const struct tray *tray, const char *name, struct base_row *row) {
    for (uint32_t i = tray->batch.rows; i-- > 0;) {
        *row = batch_at(&tray->batch, i);
        if ((row->what == BASE_PAPER_KEEP || row->what == BASE_PAPER_DROP) && lz_text_is(row->text[0], name))
            return true;
    }
    return false;
}

static char *find(void *to, const char *name, struct lz_text *text, bool *none) {
    struct tray *tray = to;
    struct base_row row;
    char *made = NULL;
    *none = false;
    if (on_tray(tray, name, &row)) {
        *none = row.what == BASE_PAPER_DROP;
        made = *none ? NULL : copy(tray, row.text[1]);
        *text = (struct lz_text){ made, row.text[1].len };
        return made;
    }
    sqlite3_stmt *ask = base_asked(tray->base, BASE_ASK_PAPER, tray->match, lz_span(name));
    enum lz_status status = base_next(tray->base, ask);
    if (status == LZ_OK) {
        struct lz_text found = base_text(ask, 0);
        made = copy(tray, found);
        *text = (struct lz_text){ made, found.len };
    }
    base_done(ask);
    *none = status == LZ_REFUSED;
    return status == LZ_FAILED ? nothing(tray, tray->base->words) : made;
}

static void trouble(const void *to, struct lz_writer *w) {
    const struct tray *tray = to;
    lz_put(w, tray->trouble ? tray->trouble : "");
}

struct lz_store tray_store(struct tray *tray) {
    return (struct lz_store){ create, read_all, append, cut, keep, find, drop, trouble, tray };
}

char *tray_acts(struct base *base, int64_t match, struct lz_text *acts, const char **why) {
    struct tray tray = { .base = base, .match = match, .batch.calls = &lz_calls_system };
    char *all = read_all(&tray, acts);
    lz_assert(all || tray.trouble);
    *why = all ? NULL : tray.trouble;
    return all;
}
