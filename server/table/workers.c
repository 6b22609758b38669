#include "server/table/workers.h"

#include "core/bug.h"
#include "core/words/text.h"

static struct table *next_table(struct workers *workers) {
    while (!workers->waiting && !workers->stop)
        pthread_cond_wait(&workers->work, &workers->lock);
    struct table *table = workers->waiting;
    lz_assert(!table || (table->hand == TABLE_WORKER && table->now));
    if (table) {
        workers->waiting = table->line;
        if (!workers->waiting)
            workers->waiting_end = &workers->waiting;
    }
    return table;
}

static void bring_back(struct workers *workers, struct table *table) {
    lz_assert(table->hand == TABLE_WORKER && table->now);
    table->line = NULL;
    *workers->done_end = table;
    workers->done_end = &table->line;
}

static void *run(void *with) {
    struct workers *workers = with;
    struct base base = { 0 };
    struct table *table;
    pthread_mutex_lock(&workers->lock);
    while ((table = next_table(workers))) {
        pthread_mutex_unlock(&workers->lock);
        if (base.db || base_open(&base, workers->path))
            table_work(table, &base);
        else
            table_work(table, NULL);
        pthread_mutex_lock(&workers->lock);
        bring_back(workers, table);
        pthread_mutex_unlock(&workers->lock);
        workers->told(workers->to);
        pthread_mutex_lock(&workers->lock);
    }
    pthread_mutex_unlock(&workers->lock);
    base_close(&base);
    return NULL;
}

bool workers_start(struct workers *workers, int count, struct lz_writer *trouble) {
    lz_assert(count >= 0 && count <= WORKERS_MOST);
    pthread_mutex_init(&workers->lock, NULL);
    pthread_cond_init(&workers->work, NULL);
    workers->waiting_end = &workers->waiting;
    workers->done_end = &workers->done;
    for (workers->count = 0; workers->count < count; workers->count++)
        if (pthread_create(&workers->thread[workers->count], NULL, run, workers) != 0) {
            lz_put(trouble, "the system has no threads to think with");
            workers_stop(workers);
            return false;
        }
    return true;
}

void workers_stop(struct workers *workers) {
    pthread_mutex_lock(&workers->lock);
    workers->stop = true;
    pthread_cond_broadcast(&workers->work);
    pthread_mutex_unlock(&workers->lock);
    for (; workers->count > 0; workers->count--)
        pthread_join(workers->thread[workers->count - 1], NULL);
    lz_assert(!workers->waiting); /* what was put was done first */
}

void workers_put(struct workers *workers, struct table *table) {
    lz_assert(table->hand == TABLE_WORKER && table->now && workers->count > 0);
    table->line = NULL;
    pthread_mutex_lock(&workers->lock);
    *workers->waiting_end = table;
    workers->waiting_end = &table->line;
    pthread_cond_signal(&workers->work);
    pthread_mutex_unlock(&workers->lock);
}

struct table *workers_take(struct workers *workers) {
    pthread_mutex_lock(&workers->lock);
    struct table *taken = workers->done;
    workers->done = NULL;
    workers->done_end = &workers->done;
    pthread_mutex_unlock(&workers->lock);
    return taken;
}
