/* The words of a call, by getopt_long. */
#include "clients/cli/call.h"

#include "clients/cli/cli.h"
#include "clients/cli/guess.h"
#include "core/words/option.h"
#include "core/words/text.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

static const struct row {
    const char *word;
    char letter;
    bool value;
} rows[] = {
#define OPTION(name, word, letter, value) [CLI_##name] = { word, letter, value },
    CLI_OPTIONS(OPTION)
#undef OPTION
};

/* What getopt_long is told: the rows of this command. Its codes are rows counted from FIRST, beyond all letters. */
enum { FIRST = 256 };
struct asked {
    struct option option[CLI_OPTION_COUNT + 1];
    char letters[2 * CLI_OPTION_COUNT + 2];
};

static struct asked ask_for(uint64_t takes) {
    struct asked asked = { 0 };
    char *letter = asked.letters;
    int n = 0;
    *letter++ = ':'; /* a value that is missing is told from an option that does not exist */
    for (int i = 0; i < CLI_OPTION_COUNT; i++) {
        if (!(takes >> i & 1))
            continue;
        asked.option[n++] = (struct option){ rows[i].word, rows[i].value ? required_argument : no_argument, NULL,
                                             FIRST + i };
        if (!rows[i].letter)
            continue;
        *letter++ = rows[i].letter;
        if (rows[i].value)
            *letter++ = ':';
    }
    return asked;
}

/* The row of a code, long or short; -1: it is none of them. */
static int row_of(int code) {
    for (int i = 0; i < CLI_OPTION_COUNT; i++)
        if (code == FIRST + i || (rows[i].letter && code == rows[i].letter))
            return i;
    return -1;
}

static int take(const struct cli_form *form, struct cli_call *call, int row) {
    call->value[row] = rows[row].value ? optarg : rows[row].word;
    if (row != CLI_OPTION && row != CLI_SWEEP)
        return -1;
    int *count = row == CLI_OPTION ? &call->options : &call->sweeps;
    if (*count == LZ_OPTIONS)
        return cli_wrong(form->word, "--%s is given more than %d times", rows[row].word, LZ_OPTIONS);
    (row == CLI_OPTION ? call->option : call->sweep)[(*count)++] = optarg;
    return -1;
}

static int count_words(const struct cli_form *form, const struct cli_call *call) {
    if (call->count < form->least && strstr(form->question, "which game?"))
        return cli_which_game(form->word, form->question);
    if (call->count < form->least)
        return cli_wrong(form->word, "%s", form->question);
    if (call->count > form->most)
        return cli_wrong(form->word, "unexpected argument '%s'", call->words[form->most]);
    return -1;
}

int cli_call_read(const struct cli_form *form, int argc, char **argv, struct cli_call *call) {
    struct asked asked = ask_for(form->takes | CLI_TAKES(HELP));
    *call = (struct cli_call){ 0 };
    opterr = 0;
    optind = 1;
    for (int code; (code = getopt_long(argc, argv, asked.letters, asked.option, NULL)) != -1;) {
        int row = row_of(code);
        if (row < 0)
            return cli_bad_option(form->word, code, argv[optind - 1], asked.option);
        if (row == CLI_HELP)
            return fputs(form->help, stdout) < 0;
        int wrong = take(form, call, row);
        if (wrong >= 0)
            return wrong;
    }
    call->words = argv + optind;
    call->count = argc - optind;
    return count_words(form, call);
}

bool cli_call_gave(const struct cli_call *call, uint64_t options) {
    for (int i = 0; i < CLI_OPTION_COUNT; i++)
        if (options >> i & 1 && call->value[i])
            return true;
    return false;
}

/* What is wrong is said in `trouble`; it may be the option's name that was mistyped. */
static int wrong_option(const struct cli_form *form, const struct lz_game *game, const char *given,
                        const char *trouble) {
    char name[40], room[GUESS_ROOM];
    snprintf(name, sizeof name, "%.*s", (int)strcspn(given, "="), given);
    struct guess guess = guess_at(name);
    for (int i = 0; i < game->option_count; i++)
        guess_try(&guess, game->options[i].name);
    return cli_wrong(form->word, "%s%s", trouble, guess.far ? guess_said(&guess, room) : "");
}

static int wrong_preset(const struct cli_form *form, const struct lz_game *game, const char *given,
                        const char *trouble) {
    char room[GUESS_ROOM];
    struct guess guess = guess_at(given);
    for (int i = 0; i < game->preset_count; i++)
        guess_try(&guess, game->presets[i].id);
    return cli_wrong(form->word, "%s%s", trouble, guess_said(&guess, room));
}

int cli_call_setup(const struct cli_form *form, const struct cli_call *call, const struct lz_game *game,
                   struct lz_setup *setup) {
    char room[2000];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    const char *preset = call->value[CLI_PRESET];
    lz_options_usual(game, setup);
    if (preset && !cli_preset(game, preset, setup, &trouble))
        return wrong_preset(form, game, preset, room);
    for (int i = 0; i < call->options; i++)
        if (!lz_option_parse(game, lz_span(call->option[i]), setup, &trouble))
            return wrong_option(form, game, call->option[i], room);
    return -1;
}
