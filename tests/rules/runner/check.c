/* lizardry-check: runs rule scripts and the examples of the rule books, one line per case. */
#include "core/games.h"
#include "core/words/text.h"
#include "tests/rules/runner/script.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LARGEST = 1 << 24 };

struct call {
    const char *only;
    bool list;
    uint32_t number, failed;
};

static const char usage[] = "usage: lizardry-check [--list] [--only TEXT] FILE...\n"
                            "       lizardry-check --grammar\n"
                            "\n"
                            "Runs the rule scripts of .t files and the examples of Markdown files, one line per case; "
                            "exits with 1 if one fails.\n"
                            "  --grammar     explain every word of the scripts\n"
                            "  --list        name the cases and run none\n"
                            "  --only TEXT   run the cases whose name has TEXT in it\n";

/* What is running, for the last words if the game itself stops the program. */
static char last_words[512];

static void on_abort(int signal) {
    (void)signal;
    if (write(STDOUT_FILENO, last_words, strlen(last_words)) < 0)
        _exit(3);
    _exit(3);
}

static const char *base_name(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static bool contains(struct lz_text in, const char *words) {
    uint32_t n = (uint32_t)strlen(words);
    for (uint32_t i = 0; i + n <= in.len; i++)
        if (memcmp(in.at + i, words, n) == 0)
            return true;
    return false;
}

static const char *current;

static bool want(void *to, struct lz_text name) {
    struct call *call = to;
    if (call->only && !contains(name, call->only))
        return false;
    if (call->list)
        printf("%s %.*s\n", base_name(current), (int)name.len, name.at);
    snprintf(last_words, sizeof last_words, "Bail out! the game stopped itself in %s: %.*s\n", current, (int)name.len,
             name.at);
    return !call->list;
}

static void put_diagnosis(const char *said) {
    for (struct lz_text text = lz_span(said); text.len;) {
        struct lz_text line = lz_take_line(&text);
        printf("# %.*s\n", (int)line.len, line.at);
    }
}

static void take(void *to, const struct script_case *done) {
    struct call *call = to;
    bool well = done->outcome == SCRIPT_PASSED;
    call->failed += !well;
    printf("%sok %u - %s %.*s\n", well ? "" : "not ", ++call->number, base_name(done->file), (int)done->name.len,
           done->name.at);
    put_diagnosis(done->said);
    fflush(stdout);
}

static char *read_file(const char *path, uint32_t *len) {
    FILE *file = fopen(path, "rb");
    char *text = file ? malloc(LARGEST) : NULL;
    size_t n = text ? fread(text, 1, LARGEST, file) : 0;
    bool well = text && !ferror(file) && n < LARGEST;
    if (!well) {
        fprintf(stderr, "lizardry-check: cannot read '%s': %s\n", path, n == LARGEST ? "too long" : strerror(errno));
        free(text);
        text = NULL;
    }
    if (file)
        fclose(file);
    *len = (uint32_t)n;
    return text;
}

/* 0 if the file was there and of a known game. */
static int run_file(struct call *call, const char *path) {
    const struct lz_game *game = script_game_of(path);
    if (!game) {
        fprintf(stderr, "lizardry-check: '%s': no game has this name; the games are:", path);
        for (uint32_t i = 0; i < lz_games_count; i++)
            fprintf(stderr, " %s", lz_games[i]->id);
        fprintf(stderr, "\n");
        return 2;
    }
    uint32_t len;
    char *text = read_file(path, &len);
    if (!text)
        return 2;
    current = path;
    struct script_report report = { want, take, call };
    struct script_count count = script_run((struct lz_text){ text, len }, path, game, &report);
    if (!count.cases && !call->only && !call->list) {
        call->failed++;
        printf("not ok %u - %s holds no script\n", ++call->number, base_name(path));
    }
    free(text);
    return 0;
}

static void put_out(void *to, const char *words) { fputs(words, to); }

static int wrong_call(const char *what, const char *which) {
    fprintf(stderr, "lizardry-check: %s '%s'\n%s", what, which, usage);
    return 2;
}

int main(int argc, char **argv) {
    struct call call = { 0 };
    int files = 0, status = 0;
    signal(SIGABRT, on_abort);
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--grammar") == 0) {
            script_grammar(put_out, stdout);
            return 0;
        }
        if (strcmp(argv[i], "--help") == 0) {
            fputs(usage, stdout);
            return 0;
        }
        if (strcmp(argv[i], "--list") == 0)
            call.list = true;
        else if (strcmp(argv[i], "--only") == 0 && i + 1 < argc)
            call.only = argv[++i];
        else if (argv[i][0] == '-')
            return wrong_call(strcmp(argv[i], "--only") ? "unknown option" : "a text is missing after", argv[i]);
        else
            argv[++files] = argv[i];
    }
    if (!files)
        return wrong_call("a file is missing after", "lizardry-check");
    for (int i = 1; i <= files && !status; i++)
        status = run_file(&call, argv[i]);
    if (call.only && !call.list && !status && !call.number) {
        fprintf(stderr, "lizardry-check: no case has '%s' in its name; --list names them\n", call.only);
        return 2;
    }
    if (!call.list && !status)
        printf("1..%u\n", call.number);
    return status ? status : call.failed ? 1 : 0;
}
