/* Rule scripts: a wrong script gets an answer, never a crash. */
#include "tests/fuzz/fuzz.h"
#include "tests/rules/runner/script.h"

static void take(void *to, const struct script_case *run) {
    (void)to;
    lz_assert(run->said && (run->outcome == SCRIPT_PASSED) == (run->said[0] == 0));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct fuzz f = { data, size };
    const struct lz_game *game = fuzz_game(&f);
    const char *name = fuzz_byte(&f) % 4 ? "fuzz.t" : "fuzz.md";
    const struct script_report report = { .take = take };
    struct lz_text text = { (const char *)f.at, (uint32_t)f.left };
    struct script_count count = script_run(text, name, game, &report);
    lz_assert(count.passed <= count.cases);
    return 0;
}
