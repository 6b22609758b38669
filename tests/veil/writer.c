/* In place of server/store/writer.c: one thread, no sync, and what was put is decided at once. What is not yet written
   is written when somebody wants to read it. */
#include "server/store/writer.h"

#include "core/bug.h"
#include "core/words/text.h"
#include "tests/veil/writer.h"

static void begin(struct writer *writer) {
    if (writer->runs)
        return;
    enum lz_status status = base_begin(&writer->base);
    lz_assert(status == LZ_OK);
    writer->runs = true;
}

void writer_flush(struct writer *writer) {
    if (!writer->runs)
        return;
    enum lz_status status = base_commit(&writer->base);
    lz_assert(status == LZ_OK);
    writer->runs = false;
}

void writer_sql(struct writer *writer, const char *sql) {
    writer_flush(writer);
    int code = sqlite3_exec(writer->base.db, sql, NULL, NULL, NULL);
    lz_assert(code == SQLITE_OK);
}

bool writer_start(struct writer *writer, struct lz_writer *trouble) {
    writer->decided = NULL;
    writer->decided_end = &writer->decided;
    writer->runs = false;
    if (!base_open_to_write(&writer->base, writer->path)) {
        lz_put(trouble, writer->base.words);
        return false;
    }
    writer_sql(writer, "PRAGMA synchronous = OFF");
    return true;
}

void writer_stop(struct writer *writer) {
    writer_flush(writer);
    base_close(&writer->base);
}

void writer_row(struct writer *writer, const struct base_row *row) {
    begin(writer);
    enum lz_status status = base_do(&writer->base, row);
    lz_assert(status == LZ_OK);
}

void writer_put(struct writer *writer, struct batch *batch) {
    for (uint32_t i = 0; i < batch->rows; i++) {
        struct base_row row = batch_at(batch, i);
        writer_row(writer, &row);
    }
    batch->status = LZ_OK;
    batch->next = NULL;
    *writer->decided_end = batch;
    writer->decided_end = &batch->next;
}

struct batch *writer_take(struct writer *writer) {
    struct batch *taken = writer->decided;
    writer->decided = NULL;
    writer->decided_end = &writer->decided;
    return taken;
}

struct writer_counts writer_count(struct writer *writer) {
    return writer->counts;
}
