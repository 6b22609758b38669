/* Groups: what came while the last one was written. */
#include "server/store/writer.h"

#include "core/bug.h"
#include "core/words/text.h"

/* Some rows break a rule of their table: the others of their group must not pay for it. */
static enum lz_status put_batch(struct base *base, const struct batch *batch) {
    enum lz_status status = LZ_OK;
    for (uint32_t i = 0; status == LZ_OK && i < batch->rows; i++) {
        struct base_row row = batch_at(batch, i);
        status = base_do(base, &row);
    }
    return status;
}

static void decide(struct batch *group, enum lz_status status) {
    lz_assert(status == LZ_OK || status == LZ_REFUSED || status == LZ_FAILED);
    for (; group; group = group->next)
        group->status = status;
}

static enum lz_status write_group(struct base *base, struct batch *group) {
    enum lz_status status = base_begin(base);
    if (status != LZ_OK)
        return LZ_REFUSED; /* nothing was begun */
    for (struct batch *b = group; status == LZ_OK && b; b = b->next)
        status = put_batch(base, b);
    if (status == LZ_OK)
        return base_commit(base);
    base_back(base);
    return status;
}

/* Each by itself, so that the one that is at fault fails alone. */
static bool write_each(struct base *base, struct batch *group) {
    bool well = true;
    for (struct batch *next, *b = group; b; b = next) {
        next = b->next;
        b->next = NULL;
        b->status = well ? write_group(base, b) : LZ_REFUSED;
        b->next = next;
        well = well && b->status != LZ_FAILED;
    }
    return well;
}

/* False: nobody knows what the disk holds. */
static bool write_all(struct base *base, struct batch *group) {
    enum lz_status status = write_group(base, group);
    if (status == LZ_REFUSED && group->next)
        return write_each(base, group);
    decide(group, status);
    return status != LZ_FAILED;
}

/* False: it failed. */
static bool work(struct writer *writer, struct batch *group) {
    lz_assert(group && !writer->base.db == !writer->base.ask[0]);
    if (!writer->base.db && !base_open_to_write(&writer->base, writer->path)) {
        decide(group, LZ_REFUSED);
        return false;
    }
    if (write_all(&writer->base, group))
        return true;
    base_close(&writer->base);
    return false;
}

static void give_back(struct writer *writer, struct batch *group, bool well) {
    lz_assert(group && !*writer->decided_end);
    *writer->decided_end = group;
    writer->counts.commits++;
    writer->counts.failures += !well;
    for (; group; group = group->next) {
        writer->counts.batches += group->status == LZ_OK;
        writer->decided_end = &group->next;
    }
}

static void *run(void *with) {
    struct writer *writer = with;
    pthread_mutex_lock(&writer->lock);
    while (!writer->stop || writer->waiting) {
        struct batch *group = writer->waiting;
        if (!group) {
            pthread_cond_wait(&writer->work, &writer->lock);
            continue;
        }
        writer->waiting = NULL;
        writer->waiting_end = &writer->waiting;
        pthread_mutex_unlock(&writer->lock);
        bool well = work(writer, group);
        pthread_mutex_lock(&writer->lock);
        give_back(writer, group, well);
        pthread_mutex_unlock(&writer->lock);
        writer->told(writer->to);
        pthread_mutex_lock(&writer->lock);
    }
    pthread_mutex_unlock(&writer->lock);
    return NULL;
}

bool writer_start(struct writer *writer, struct lz_writer *trouble) {
    writer->waiting = writer->decided = NULL;
    writer->waiting_end = &writer->waiting;
    writer->decided_end = &writer->decided;
    writer->stop = writer->runs = false;
    if (!base_open_to_write(&writer->base, writer->path)) {
        lz_put(trouble, writer->base.words);
        return false;
    }
    pthread_mutex_init(&writer->lock, NULL);
    pthread_cond_init(&writer->work, NULL);
    writer->runs = pthread_create(&writer->thread, NULL, run, writer) == 0;
    if (writer->runs)
        return true;
    lz_put(trouble, "the system has no thread for the data base");
    writer_stop(writer);
    return false;
}

void writer_stop(struct writer *writer) {
    pthread_mutex_lock(&writer->lock);
    writer->stop = true;
    pthread_cond_signal(&writer->work);
    pthread_mutex_unlock(&writer->lock);
    if (writer->runs)
        pthread_join(writer->thread, NULL);
    writer->runs = false;
    base_close(&writer->base);
}

void writer_put(struct writer *writer, struct batch *batch) {
    lz_assert(batch->rows && batch->calls);
    batch->next = NULL;
    pthread_mutex_lock(&writer->lock);
    lz_assert(!writer->stop && !*writer->waiting_end);
    *writer->waiting_end = batch;
    writer->waiting_end = &batch->next;
    pthread_cond_signal(&writer->work);
    pthread_mutex_unlock(&writer->lock);
}

struct batch *writer_take(struct writer *writer) {
    pthread_mutex_lock(&writer->lock);
    struct batch *taken = writer->decided;
    writer->decided = NULL;
    writer->decided_end = &writer->decided;
    pthread_mutex_unlock(&writer->lock);
    return taken;
}

struct writer_counts writer_count(struct writer *writer) {
    pthread_mutex_lock(&writer->lock);
    struct writer_counts counts = writer->counts;
    pthread_mutex_unlock(&writer->lock);
    return counts;
}
