/* What every command needs: complaints, games and seeds by name, progress. */
#include "clients/cli/cli.h"

#include "clients/cli/guess.h"
#include "clients/cli/play/term.h"
#include "core/games.h"
#include "core/match.h"
#include "core/words/clean.h"
#include "core/words/option.h"
#include "core/words/text.h"

#include <errno.h>
#include <getopt.h>
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
    fprintf(stderr, "Try %s%s%s --help.\n", cli_call(), word ? " " : "", word ? word : "");
    return 2;
}

int cli_failed(const char *word, const char *format, ...) {
    va_list args;
    va_start(args, format);
    complain(word, format, args);
    va_end(args);
    return 1;
}

int cli_bad_option(const char *word, int code, const char *given, const struct option *offered) {
    char name[40];
    const char *bare = given + strspn(given, "-");
    snprintf(name, sizeof name, "%.*s", (int)strcspn(bare, "="), bare);
    struct guess guess = guess_at(name);
    if (code == ':')
        return cli_wrong(word, "the option '%s' needs a value", given);
    for (int i = 0; offered[i].name; i++)
        guess_try(&guess, offered[i].name);
    if (!guess.best)
        return cli_wrong(word, "there is no option '%s'", given);
    return cli_wrong(word, "there is no option '%s'; did you mean '--%s'?", given, guess.best);
}

/* ---- games */

const struct lz_game *cli_game_at(uint32_t wanted) {
    for (int example = 0; example < 2; example++)
        for (uint32_t i = 0; i < lz_games_count; i++) {
            if (lz_games[i]->about->example == example && wanted-- == 0)
                return lz_games[i];
        }
    return NULL;
}

bool cli_offers(const struct lz_game *game, const struct lz_setup *setup, struct lz_why *why) {
    void *state = cli_room(NULL, game->state_size);
    struct lz_match match = { .game = game, .state = state };
    bool offered = lz_begin(&match, setup, NULL, why);
    free(state);
    return offered;
}

void cli_put_seats(const struct lz_game *game, struct lz_writer *w) {
    int offered[LZ_SEATS], count = 0;
    struct lz_why why;
    for (int seats = game->seats_least; seats <= game->seats_most; seats++) {
        struct lz_setup setup = { .seats = (uint8_t)seats };
        lz_options_usual(game, &setup);
        if (cli_offers(game, &setup, &why))
            offered[count++] = seats;
    }
    bool gaps = count && count <= 3 && offered[count - 1] - offered[0] >= count;
    for (int i = 0; i < count; i++) {
        bool last = i + 1 == count;
        if (!gaps && i && !last)
            continue;
        if (i)
            lz_put(w, !gaps ? " to " : last ? " or " : ", ");
        lz_put_number(w, offered[i]);
    }
}

void cli_put_facts(const struct lz_game *game, struct lz_writer *w) {
    cli_put_seats(game, w);
    lz_put(w, " players, ");
    lz_put_number(w, game->about->minutes_least);
    lz_put(w, " to ");
    lz_put_number(w, game->about->minutes_most);
    lz_put(w, " minutes");
}

static bool is_called(const struct lz_game *game, const char *id, bool whole) {
    struct lz_text name = lz_span(id);
    return whole ? lz_text_like(name, game->id) || lz_text_like(name, game->title) : lz_text_starts(name, game->id);
}

/* The games that are called so, as a list. */
static int put_called(const char *id, const struct lz_game **found, struct lz_writer *w) {
    int count = 0;
    for (uint32_t i = 0; i < lz_games_count; i++) {
        const struct lz_game *game = cli_game_at(i);
        if (!is_called(game, id, false))
            continue;
        lz_put(w, count++ ? ", " : "");
        lz_put(w, game->id);
        *found = game;
    }
    return count;
}

int cli_which_game(const char *word, const char *question) {
    const struct lz_game *last;
    char room[400];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    put_called("", &last, &w);
    return cli_wrong(word, "%s The games are: %s", question, room);
}

const struct lz_game *cli_game(const char *word, const char *id) {
    const struct lz_game *found = NULL;
    struct guess guess = guess_at(id);
    char room[400], guessed[GUESS_ROOM];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    for (uint32_t i = 0; i < lz_games_count; i++) {
        if (is_called(lz_games[i], id, true))
            return lz_games[i];
        guess_try(&guess, lz_games[i]->id);
    }
    int like = *id ? put_called(id, &found, &w) : 0;
    if (like == 1)
        return found;
    if (like > 1) {
        cli_wrong(word, "'%s' may mean several games: %s", id, room);
        return NULL;
    }
    w = lz_writer_in(room, sizeof room);
    put_called("", &found, &w);
    cli_wrong(word, "there is no game '%s'; the games are: %s%s", id, room, guess_said(&guess, guessed));
    return NULL;
}

char *cli_join(char **words, int count) {
    size_t room = 1;
    for (int i = 0; i < count; i++)
        room += strlen(words[i]) + 1;
    char *joined = cli_room(NULL, room);
    struct lz_writer w = lz_writer_in(joined, (uint32_t)room);
    for (int i = 0; i < count; i++) {
        lz_put(&w, i ? " " : "");
        lz_put(&w, words[i]);
    }
    return joined;
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

void cli_show(const struct term *term, struct lz_text text) {
    struct lz_text answer;
    bool asks = term->out && term->in;
    while (text.len) {
        struct lz_text page = text;
        for (int line = 0; text.len && (!asks || line < term->high - 1); line++)
            lz_take_line(&text);
        page.len -= text.len;
        term_print(term, page);
        if (text.len && (term_read(term, "-- Enter: more, q: enough -- ", &answer) != TERM_LINE || answer.len))
            return;
    }
}
