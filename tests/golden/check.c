/* golden_check FILE...: every golden journal is whole, ended, and plays again to its hashes. Prints TAP. */
#include "core/journal.h"
#include "core/words/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LARGEST = 1 << 22, STATE = 1 << 17 };

static struct lz_text text_of(const char *path, char *room) {
    FILE *file = fopen(path, "rb");
    size_t len = file ? fread(room, 1, LARGEST, file) : 0;
    if (file)
        fclose(file);
    return (struct lz_text){ room, (uint32_t)len };
}

static bool holds(const char *path, char *room, void *state, struct lz_writer *trouble) {
    struct lz_text text = text_of(path, room);
    struct lz_record record;
    struct lz_replay replay = { 0 };
    if (lz_journal_read(text, &record, trouble) != LZ_OK)
        return false;
    if (!record.ended || record.game->state_size > STATE) {
        lz_put(trouble, "the match has not ended");
        return false;
    }
    if (lz_journal_replay(&record, state, &replay, trouble) != LZ_OK)
        return false;
    return replay.hashes >= record.steps / LZ_HASH_EVERY;
}

int main(int argc, char **argv) {
    char *room = malloc(LARGEST), *state = aligned_alloc(16, STATE), words[400];
    int failed = 0;
    for (int i = 1; room && state && i < argc; i++) {
        const char *name = strstr(argv[i], "golden/");
        struct lz_writer trouble = lz_writer_in(words, sizeof words);
        bool good = holds(argv[i], room, state, &trouble);
        printf("%sok %d - %s\n", good ? "" : "not ", i, name ? name : argv[i]);
        if (!good)
            printf("# %s\n", words);
        failed += !good;
    }
    printf("1..%d\n", argc - 1);
    free(room);
    free(state);
    return failed != 0;
}
