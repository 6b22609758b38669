/* What every command needs: complaints, games and seeds by name, progress. */
#include "clients/cli/cli.h"

#include "core/games.h"
#include "core/words/clean.h"
#include "core/words/option.h"
#include "core/words/text.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>
#include <unistd.h>

void cli_lore_open(struct cli_lore *lore) {
    lore->open = lore_open(&lore->room, lore_folder(), NULL) ? &lore->room.open : NULL;
}

void cli_lore_close(struct cli_lore *lore) {
    if (lore->open)
        lore_close(&lore->room);
    lore->open = NULL;
}

void cli_quote(const char *word, struct lz_writer *w) {
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.,:/+=@%";
    bool quoted = !*word || word[strspn(word, plain)];
    lz_put(w, quoted ? "'" : "");
    for (; *word; word++)
        if (*word == '\'')
            lz_put(w, "'\\''");
        else
            lz_put_char(w, *word);
    lz_put(w, quoted ? "'" : "");
}

void cli_tame(char *words) { lz_tame(words); }

__attribute__((format(printf, 2, 0))) static void complain(const char *word, const char *format, va_list args) {
    char words[8192];
    vsnprintf(words, sizeof words, format, args);
    cli_tame(words); /* they may hold what stood in a file */
    fflush(stdout);
    fprintf(stderr, "lizardry%s%s: %s\n", word ? " " : "", word ? word : "", words);
}

const char *cli_call(void) {
    const char *call = getenv("LIZARDRY_CALL");
    return call && *call ? call : "lizardry";
}

int cli_wrong(const char *word, const char *format, ...) {
    va_list args;
    va_start(args, format);
    complain(word, format, args);
    va_end(args);
    fprintf(stderr, "Try lizardry%s%s --help.\n", word ? " " : "", word ? word : "");
    return 2;
}

int cli_failed(const char *word, const char *format, ...) {
    va_list args;
    va_start(args, format);
    complain(word, format, args);
    va_end(args);
    return 1;
}

int cli_bad_option(const char *word, int code, char **argv, int index) {
    const char *given = argv[index - 1];
    return code == ':' ? cli_wrong(word, "the option '%s' needs a value", given)
                       : cli_wrong(word, "there is no option '%s'", given);
}

const struct lz_game *cli_game(const char *word, const char *id) {
    const struct lz_game *found = lz_game_by_id(lz_span(id));
    int like = 0;
    for (uint32_t i = 0; !found && i < lz_games_count; i++)
        like += lz_text_starts(lz_span(id), lz_games[i]->id);
    for (uint32_t i = 0; !found && like == 1 && *id && i < lz_games_count; i++)
        if (lz_text_starts(lz_span(id), lz_games[i]->id))
            return lz_games[i];
    if (found)
        return found;
    char room[400];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    for (uint32_t i = 0; i < lz_games_count; i++) {
        lz_put(&w, i ? ", " : "");
        lz_put(&w, lz_games[i]->id);
    }
    cli_wrong(word, "there is no game '%s'; the games are: %s", id, room);
    return NULL;
}

bool cli_seed(const char *text, uint8_t seed[LZ_SEED]) {
    if (!text)
        return getrandom(seed, LZ_SEED, 0) == LZ_SEED;
    if (!lz_hex_parse(lz_span(text), seed, LZ_SEED))
        lz_fair_seed(lz_span(text), seed);
    return true;
}

bool cli_number(const char *text, int64_t least, int64_t most, int64_t *number) {
    return lz_read_number(lz_span(text), least, most, number);
}

int cli_flushed(const char *word, int code) {
    if (fflush(stdout) == 0 && !ferror(stdout))
        return code;
    return code ? code : cli_failed(word, "cannot write the output: %s", strerror(errno));
}

/* ---- progress */

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

void cli_progress_begin(struct cli_progress *progress, const char *what) {
    *progress = (struct cli_progress){ .what = what, .begun = seconds() };
}

/* On a terminal the line is written over, ten times a second; elsewhere a line each ten seconds. */
void cli_progress_tell(struct cli_progress *progress, uint64_t done, uint64_t all) {
    double now = seconds(), lasted = now - progress->begun;
    bool terminal = isatty(STDERR_FILENO);
    if (lasted < 1 || now - progress->told < (terminal ? 0.1 : 10))
        return;
    if (!terminal && progress->told == 0 && lasted < 10)
        return;
    progress->told = now;
    int percent = all ? (int)(100.0 * (double)done / (double)all) : 0;
    double left = done ? lasted * (double)(all - done) / (double)done : 0;
    if (!terminal) {
        fprintf(stderr, "%s: %d %%, about %.0f s to go\n", progress->what, percent, left);
        return;
    }
    char bar[21] = "....................";
    memset(bar, '#', (size_t)(percent < 0 ? 0 : percent > 100 ? 20 : percent / 5));
    fprintf(stderr, "\r%s [%s] %d %%, about %.0f s to go\033[K", progress->what, bar, percent, left);
    fflush(stderr);
}

void cli_progress_end(struct cli_progress *progress) {
    if (progress->told > 0 && isatty(STDERR_FILENO))
        fputs("\r\033[K", stderr);
}

bool cli_preset(const struct lz_game *game, const char *name, struct lz_setup *setup, struct lz_writer *trouble) {
    char words[80];
    int n = snprintf(words, sizeof words, "preset=%s", name);
    return lz_option_parse(
        game, (struct lz_text){ words, (uint32_t)(n < (int)sizeof words ? n : (int)sizeof words - 1) }, setup, trouble);
}
