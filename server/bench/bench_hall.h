/* A hall of tables for `lizardry bench server`: the whole path of a move but for its sockets. */
#ifndef SERVER_BENCH_HALL_H
#define SERVER_BENCH_HALL_H

#include "server/serve.h"
#include "server/table/hall.h"
#include "server/table/talk.h"

#include <semaphore.h>

enum { BENCH_SEATS = 2, BENCH_MOVE = 200 };

/* Who sits at a table and takes, at random, one of the moves that come over the wire. */
struct bench_person {
    struct talk talk;
    uint64_t chance;
    uint32_t decision, sent;
    struct scroll said;    /* what has come and is not read yet */
    char move[BENCH_MOVE]; /* the one that it will make; "": it is not asked */
    double heard;          /* when news came last, seconds of the wall */
    uint64_t bytes, messages;
};

struct bench_hall {
    struct hall hall;
    char folder[256], path[272];
    int bell; /* an eventfd: the hall has something to do */
    char words[BASE_WORDS];
    bool grouped; /* the writer's thread waits after each commit until it is told to go on */
    sem_t go;
};

/* False: `words` say why. */
bool bench_hall_open(struct bench_hall *, int threads, size_t memory) LZ_MUST_CHECK;
void bench_hall_close(struct bench_hall *); /* and everything is swept away */
void bench_hall_wait(struct bench_hall *);  /* until it has something to do */
void bench_hall_turn(struct bench_hall *);  /* the same, and a turn */

/* A match of the game with so many seats, of which the first `people` are people's. */
struct bench_plan {
    const struct lz_game *game;
    int seats, people;
    const char *bot; /* "bot:greedy" */
    int64_t id;
    bool slow; /* by correspondence */
};
/* A table that is being laid; it stays where it is until `done`: 1, or -1 if it could not be made. */
struct bench_laid {
    struct lz_record record;
    struct base_row row;
    struct table *table;
    int done;
};
void bench_lay(struct bench_hall *, const struct bench_plan *, struct bench_laid *);
struct table *bench_table(struct bench_hall *, const struct bench_plan *); /* NULL: it could not be made */
void bench_sit(struct bench_person *, struct table *, int seat);
void bench_read(struct bench_person *); /* what has come */
bool bench_act(struct bench_person *);  /* false: it is not asked */

/* bench_memory.c: what tables hold that are awake, and a start with many that are not. */
bool bench_memory(const struct serve_bench *);
/* bench_lessons.c: lessons that are opened. */
bool bench_lessons(const struct serve_bench *);

uint64_t bench_draw(uint64_t *chance); /* splitmix64: choosing must cost next to nothing */
double bench_wall(void);               /* seconds */
double bench_cpu(void);                /* of the whole process */
double bench_cpu_here(void);           /* of the thread that asks */

#endif
