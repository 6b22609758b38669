/* Tables and people for the benches of the server. */
#include "server/bench/bench_hall.h"

#include "core/bug.h"
#include "core/words/option.h"
#include "core/words/text.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

static double seconds(clockid_t clock) {
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}
double bench_wall(void) { return seconds(CLOCK_MONOTONIC); }
double bench_cpu_here(void) { return seconds(CLOCK_THREAD_CPUTIME_ID); }
double bench_cpu(void) { return seconds(CLOCK_PROCESS_CPUTIME_ID); }

uint64_t bench_draw(uint64_t *chance) {
    uint64_t z = *chance += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

/* ---- the hall */

static int64_t wall(void *to) {
    (void)to;
    return (int64_t)(seconds(CLOCK_REALTIME) * 1000);
}

static void ring(void *to) {
    struct bench_hall *b = to;
    uint64_t one = 1;
    (void)!write(b->bell, &one, sizeof one);
    while (b->grouped && sem_wait(&b->go) != 0) {
    }
}

bool bench_hall_open(struct bench_hall *b, int threads, size_t memory) {
    *b = (struct bench_hall){ .bell = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC) };
    sem_init(&b->go, 0, 0);
    const char *tmp = getenv("TMPDIR");
    tmp = tmp && *tmp ? tmp : "/var/tmp"; /* a disk: /tmp is often memory */
    snprintf(b->folder, sizeof b->folder, "%s/lizardry-bench-XXXXXX", tmp);
    if (b->bell < 0 || !mkdtemp(b->folder)) {
        snprintf(b->words, sizeof b->words,
                 "no folder can be made in %s, and the bench needs one on the disk to measure; TMPDIR names another",
                 tmp);
        return false;
    }
    snprintf(b->path, sizeof b->path, "%s/base", b->folder);
    b->hall = (struct hall){ .path = b->path,
                             .calls = &lz_calls_system,
                             .wall = wall,
                             .call = ring,
                             .to = b,
                             .threads = threads,
                             .memory = memory };
    struct lz_writer trouble = lz_writer_in(b->words, sizeof b->words);
    return hall_open(&b->hall, &trouble);
}

void bench_hall_close(struct bench_hall *b) {
    static const char *const tails[] = { "", "-wal", "-shm" };
    char name[sizeof b->path + 8];
    hall_close(&b->hall);
    close(b->bell);
    for (int i = 0; i < 3; i++) {
        snprintf(name, sizeof name, "%s%s", b->path, tails[i]);
        unlink(name);
    }
    rmdir(b->folder);
}

void bench_hall_wait(struct bench_hall *b) {
    uint64_t count;
    int64_t due = hall_due(&b->hall), left = due == LZ_NEVER ? 1000 : due - wall(b);
    struct pollfd bell = { .fd = b->bell, .events = POLLIN };
    if (poll(&bell, 1, left < 0 ? 0 : left > 1000 ? 1000 : (int)left) > 0)
        (void)!read(b->bell, &count, sizeof count);
}

void bench_hall_turn(struct bench_hall *b) {
    bench_hall_wait(b);
    hall_turn(&b->hall);
}

/* ---- tables */

static void made(struct table *table, bool well, void *to) {
    struct bench_laid *laid = to;
    laid->table = table;
    laid->done = well ? 1 : -1;
}

void bench_lay(struct bench_hall *b, const struct bench_plan *plan, struct bench_laid *laid) {
    static const struct lz_text slow[] = { { "house", 5 }, { "house clock=correspondence", 26 } };
    char seed[40];
    struct table *table = hall_table(&b->hall, plan->id);
    struct job *job = table ? table_job(table, JOB_MAKE) : NULL;
    *laid = (struct bench_laid){ .record.game = plan->game, .done = job ? 0 : -1 };
    if (!job)
        return;
    laid->row = (struct base_row){ BASE_MATCH_ADD, { plan->id, wall(b), 1 }, { lz_span(""), lz_span("{}") } };
    lz_options_usual(plan->game, &laid->record.setup);
    laid->record.setup.seats = (uint8_t)plan->seats;
    laid->record.setup.now = wall(b);
    for (int i = 0; i < plan->seats; i++)
        laid->record.player[i] = lz_span(i < plan->people ? "Anna" : plan->bot);
    snprintf(seed, sizeof seed, "bench %lld", (long long)plan->id);
    lz_fair_seed(lz_span(seed), laid->record.seed);
    if (plan->slow)
        job->facts = (struct lz_facts){ slow, LZ_COUNT(slow) };
    job->record = &laid->record;
    job->row = &laid->row;
    job->rows = 1;
    job->made = made;
    job->to = laid;
    table_post(table, job);
}

struct table *bench_table(struct bench_hall *b, const struct bench_plan *plan) {
    struct bench_laid laid;
    bench_lay(b, plan, &laid);
    while (!laid.done)
        bench_hall_turn(b);
    return laid.done > 0 ? laid.table : NULL;
}

/* ---- people */

/* The text behind the key in a line of JSON that this program wrote; NULL: it is not there. */
static const char *after(struct lz_text line, const char *key) {
    const char *at = memmem(line.at, line.len, key, strlen(key));
    return at ? at + strlen(key) : NULL;
}

/* One of the moves that stand in a list, at random. What has quotes in it is not taken: nobody unescapes here. */
static void choose(struct bench_person *p, const char *list, const char *end) {
    uint32_t seen = 0;
    while (list < end && *list == '"') {
        const char *to = memchr(list + 1, '"', (size_t)(end - list - 1));
        size_t len = to ? (size_t)(to - list - 1) : BENCH_MOVE;
        if (len < BENCH_MOVE && bench_draw(&p->chance) % ++seen == 0) {
            memcpy(p->move, list + 1, len);
            p->move[len] = 0;
        }
        if (!to || to[1] != ',')
            return;
        list = to + 2;
    }
}

static void take_line(struct bench_person *p, struct lz_text line) {
    const char *decision = lz_text_begins(line, "{\"decision\":") ? after(line, "{\"decision\":") : NULL;
    const char *moves = decision ? after(line, "\"moves\":[") : NULL;
    p->messages++;
    if (!decision)
        return;
    p->decision = (uint32_t)strtoul(decision, NULL, 10);
    p->move[0] = 0;
    if (p->decision && moves)
        choose(p, moves, line.at + line.len);
}

/* It is read later: what a player does with it is no work of the server's. */
static void take_lines(struct talk *talk, struct lz_text lines) {
    struct bench_person *p = talk->to;
    bool added = scroll_add(&p->said, lines);
    lz_assert(added);
    p->bytes += lines.len;
    p->heard = bench_wall();
}

void bench_read(struct bench_person *p) {
    struct lz_text lines = scroll_text(&p->said);
    while (lines.len)
        take_line(p, lz_take_line(&lines));
    scroll_empty(&p->said);
}

static void ended(struct talk *talk, const char *why) {
    struct bench_person *p = talk->to;
    (void)why;
    p->move[0] = 0;
    scroll_free(&p->said);
}

void bench_sit(struct bench_person *p, struct table *table, int seat) {
    *p = (struct bench_person){ .chance = (uint64_t)table->id * BENCH_SEATS + (uint64_t)seat,
                                .said.calls = table->hall->calls };
    p->talk = (struct talk){ .table = table, .seat = seat, .send = take_lines, .ended = ended, .to = p };
    bool begun = talk_begin(&p->talk, TALK_NEW);
    lz_assert(begun);
}

bool bench_act(struct bench_person *p) {
    char message[BENCH_MOVE + 100];
    bench_read(p);
    if (!p->move[0])
        return false;
    int len = snprintf(message, sizeof message, "{\"id\":\"a%u\",\"move\":\"%s\",\"decision\":%u}", p->sent++, p->move,
                       p->decision);
    p->move[0] = 0;
    return talk_said(&p->talk, (struct lz_text){ message, (uint32_t)len });
}
