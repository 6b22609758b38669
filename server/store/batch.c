/* Rows whose texts lie one after another in one block. */
#include "server/store/batch.h"

#include "core/bug.h"

#include <stdlib.h>
#include <string.h>

struct batch_row {
    enum base_change what;
    int64_t number[BASE_NUMBERS];
    uint32_t at[BASE_TEXTS], len[BASE_TEXTS];
    bool null[BASE_TEXTS];
};

/* A list with room for `need` more of its things; NULL: there is none, and the list is as it was. */
struct list {
    void *at;
    uint32_t count, *room;
    size_t one;
};

static void *grown(const struct batch *batch, struct list list, uint32_t need) {
    if (list.count + need <= *list.room)
        return list.at;
    uint32_t room = 2 * (list.count + need);
    void *made = batch->calls->room(list.at, room * list.one);
    if (made)
        *list.room = room;
    return made;
}

bool batch_add(struct batch *batch, const struct base_row *row) {
    lz_assert(batch->calls && row->what < BASE_CHANGES);
    uint32_t size = 0;
    for (int i = 0; i < BASE_TEXTS; i++)
        size += row->text[i].len;
    lz_assert(size < UINT32_MAX / 4 - batch->size);
    struct batch_row *rows = grown(batch, (struct list){ batch->row, batch->rows, &batch->rows_room, sizeof *rows }, 1);
    batch->row = rows ? rows : batch->row;
    char *bytes = grown(batch, (struct list){ batch->bytes, batch->size, &batch->bytes_room, 1 }, size + 1);
    batch->bytes = bytes ? bytes : batch->bytes;
    if (!rows || !bytes)
        return false;
    struct batch_row *made = &batch->row[batch->rows++];
    *made = (struct batch_row){ .what = row->what };
    memcpy(made->number, row->number, sizeof made->number);
    for (int i = 0; i < BASE_TEXTS; i++) {
        made->at[i] = batch->size;
        made->len[i] = row->text[i].len;
        made->null[i] = !row->text[i].at;
        if (row->text[i].len)
            memcpy(batch->bytes + batch->size, row->text[i].at, row->text[i].len);
        batch->size += row->text[i].len;
    }
    return true;
}

struct base_row batch_at(const struct batch *batch, uint32_t n) {
    lz_assert(n < batch->rows);
    const struct batch_row *from = &batch->row[n];
    struct base_row row = { .what = from->what };
    memcpy(row.number, from->number, sizeof row.number);
    for (int i = 0; i < BASE_TEXTS; i++)
        row.text[i] = (struct lz_text){ from->null[i] ? NULL : batch->bytes + from->at[i], from->len[i] };
    return row;
}

void batch_empty(struct batch *batch) { batch->rows = batch->size = 0; }

void batch_free(struct batch *batch) {
    lz_assert(batch->rows <= batch->rows_room && batch->size <= batch->bytes_room);
    free(batch->row);
    free(batch->bytes);
    *batch = (struct batch){ .calls = batch->calls };
}

size_t batch_bytes(const struct batch *batch) { return batch->rows_room * sizeof *batch->row + batch->bytes_room; }
