/* How long the loop is busy when somebody opens a lesson, at its beginning or where he had got to: it is done there and
   then, so it has to be short. */
#include "server/bench/bench_hall.h"

#include "core/games.h"
#include "core/words/text.h"
#include "host/lesson.h"
#include "server/table/school.h"

static int64_t wall(void) { return (int64_t)(bench_wall() * 1000); }

/* ms of this thread; below 0: it could not be opened. */
static double opened(const struct lz_game *game, const struct lz_lesson *lesson, int step) {
    char words[BASE_WORDS];
    struct lz_writer trouble = lz_writer_in(words, sizeof words);
    double before = bench_cpu_here();
    struct school *school = school_begin(
        &(struct school_call){
            .game = game, .calls = &lz_calls_system, .wall = wall, .lesson = lz_span(lesson->id), .step = step },
        &trouble);
    double took = 1000 * (bench_cpu_here() - before);
    if (school)
        school_end(school);
    return school ? took : -1;
}

bool bench_lessons(const struct serve_bench *bench) {
    double longest = 0;
    for (uint32_t g = 0; g < lz_games_count; g++)
        for (int l = 0; l < lz_games[g]->lesson_count; l++)
            for (int step = 0; step <= lz_lesson_of(&lz_games[g]->lessons[l]); step++) {
                double took = opened(lz_games[g], &lz_games[g]->lessons[l], step);
                if (took < 0)
                    return false;
                longest = took > longest ? took : longest;
            }
    bench->put(bench->to, &(struct serve_measure){ "a lesson opened, the longest of all", "ms", longest, 0, 2 });
    return true;
}
