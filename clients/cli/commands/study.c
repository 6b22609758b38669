/* Reading the arguments of `sim` and `duel`. */
#include "clients/cli/commands/study.h"

#include "clients/cli/commands/balance.h"
#include "clients/cli/cli.h"
#include "clients/cli/party.h"
#include "core/words/option.h"
#include "core/words/text.h"
#include "sim/crew.h"

#include <stdio.h>
#include <string.h>

/* Numbers from 1 on. */
static const struct count {
    enum cli_option option;
    const char *what;
    int64_t most;
} counts[] = {
    { CLI_MATCHES, "the number of matches", 1000000000 },
    { CLI_MAX, "the number of pairs", 1000000000 },
    { CLI_NODES, "the number of nodes", LZ_BOT_NODES_MOST },
    { CLI_THREADS, "the number of threads", SIM_THREADS },
};

static int read_numbers(struct cli_study *study, const struct cli_call *call) {
    uint64_t threads = 0, *const to[] = { &study->n, &study->n, &study->table.nodes, &threads };
    _Static_assert(sizeof to / sizeof to[0] == sizeof counts / sizeof counts[0], "a place for each");
    study->table.nodes = LZ_BOT_NODES;
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        const char *text = call->value[counts[i].option];
        int64_t number;
        if (!text)
            continue;
        if (!cli_number(text, 1, counts[i].most, &number))
            return cli_wrong(study->word, "%s '%s' is not a number from 1 to %lld", counts[i].what, text,
                             (long long)counts[i].most);
        *to[i] = (uint64_t)number;
    }
    study->threads = (uint32_t)threads;
    return -1;
}

/* "greedy,rummy@4000"; without a list the strongest that plays the game. */
static int read_bots(struct cli_study *study, const char *list) {
    const struct lz_game *game = study->table.game;
    char room[400];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    if (!list) {
        study->named[0].bot = party_best_bot(game);
        study->bots = 1;
        return -1;
    }
    for (const char *at = list; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL) {
        struct lz_text name = { at, (uint32_t)strcspn(at, ",") };
        if (study->bots == game->seats_most)
            return cli_wrong(study->word, "%s seats at most %d bots", game->id, study->bots);
        if (!lz_player_read(name, game, &study->named[study->bots++], &trouble))
            return cli_wrong(study->word, "%s", room);
    }
    return -1;
}

static int read_seats(struct cli_study *study, const char *text) {
    const struct lz_game *game = study->table.game;
    int64_t seats = study->bots < game->seats_least ? game->seats_least : study->bots;
    if (study->table.setup.seats) /* of a preset */
        seats = study->table.setup.seats;
    if (text && !lz_read_number(lz_span(text), game->seats_least, game->seats_most, &seats))
        return cli_wrong(study->word, "'%s' seats: %s is for %d to %d", text, game->id, game->seats_least,
                         game->seats_most);
    if (seats < study->bots)
        return cli_wrong(study->word, "%d bots do not fit on %d seats", study->bots, (int)seats);
    study->table.setup.seats = (uint8_t)seats;
    for (int i = 0; i < LZ_SEATS; i++)
        sim_sit(&study->table, i, &study->named[i % study->bots]);
    return -1;
}

static int read_sweep(struct cli_study *study, const struct cli_call *call) {
    char room[1000];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    struct sweep *sweep = &study->sweep;
    if (study->folder && (study->rows || call->sweeps))
        return cli_wrong(study->word, "--study compares what its page tells of: --rows and --sweep do not go with it");
    for (int i = 0; i < call->sweeps; i++)
        if (!sweep_add(sweep, study->table.game, call->sweep[i], &trouble))
            return cli_wrong(study->word, "%s", room);
    if (study->bots > sweep_seats_least(sweep, study->table.setup.seats))
        return cli_wrong(study->word, "%d bots do not fit on %d seats", study->bots,
                         sweep_seats_least(sweep, study->table.setup.seats));
    return -1;
}

static int read_seed(struct cli_study *study) {
    if (!cli_seed(study->seed_text, study->seed))
        return cli_failed(study->word, "the system provides no random bytes; use --seed TEXT");
    lz_hex_print(study->seed, LZ_SEED, study->hex);
    if (!study->seed_text)
        study->seed_text = study->hex;
    return -1;
}

/* A page is worth nothing if it cannot be made again: what the call leaves out has a value that stands. */
static void as_usual(struct cli_study *study) {
    const struct sim_study_game *part = study_part(study->table.game);
    study->preset = study->preset ? study->preset : part->preset;
    study->bots_text = study->bots_text ? study->bots_text : part->bots;
    study->seed_text = study->seed_text ? study->seed_text : part->seed;
}

static int find_game(struct cli_study *study, const char *id) {
    const struct lz_game *game = cli_game(study->word, id);
    if (!game)
        return 2;
    study->table.game = set_load(&study->set, study->word, game);
    return study->table.game ? -1 : 1;
}

static void take_words(struct cli_study *study, const struct cli_call *call) {
    study->bots_text = call->value[CLI_BOTS];
    study->seed_text = call->value[CLI_SEED];
    study->preset = call->value[CLI_PRESET];
    study->folder = call->value[study->ladder ? CLI_OUT : CLI_STUDY];
    study->rows = call->value[CLI_ROWS];
    study->set.given = call->value[CLI_SET];
    study->sides = call->value[CLI_SIDES];
    study->json = call->value[CLI_JSON];
}

static int fill(struct cli_study *study, const struct cli_form *form, struct cli_call *call) {
    int code = find_game(study, call->words[0]);
    if (code >= 0)
        return code;
    if (study->ladder)
        study->seed_text = study->seed_text ? study->seed_text : "ladder";
    else if (study->folder)
        as_usual(study);
    call->value[CLI_PRESET] = study->preset;
    code = read_bots(study, study->ladder ? NULL : study->bots_text);
    code = code < 0 ? cli_call_setup(form, call, study->table.game, &study->table.setup) : code;
    code = code < 0 ? read_seats(study, call->value[CLI_SEATS]) : code;
    code = code < 0 ? read_numbers(study, call) : code;
    code = code < 0 ? read_sweep(study, call) : code;
    return code < 0 ? read_seed(study) : code;
}

int cli_study_read(struct cli_study *study, const struct cli_form *form, int argc, char **argv) {
    struct cli_call call;
    study->word = form->word;
    int code = cli_call_read(form, argc, argv, &call);
    if (code >= 0)
        return code;
    cli_lore_open(&study->lore);
    study->table.lore = study->lore.open;
    take_words(study, &call);
    code = fill(study, form, &call);
    if (code >= 0)
        cli_study_close(study);
    return code;
}

void cli_study_close(struct cli_study *study) {
    set_free(&study->set);
    cli_lore_close(&study->lore);
}

int cli_study_refused(const struct cli_study *study, struct lz_why why) {
    const struct lz_rule *rule = &study->table.game->ruleset[why.rule];
    return cli_wrong(study->word, "%s refuses this table (%s): %s", study->table.game->id, rule->id, rule->text);
}

void cli_study_bots(const struct cli_study *study, char *room, uint32_t size) {
    struct lz_writer w = lz_writer_in(room, size);
    for (int i = 0; i < study->table.setup.seats; i++) {
        struct lz_player player = sim_player(&study->table, i);
        lz_put(&w, i ? "," : "");
        lz_player_print(&player, &w);
    }
}

void cli_study_options(const struct cli_study *study, char *room, uint32_t size) {
    const struct lz_game *game = study->table.game;
    struct lz_writer w = lz_writer_in(room, size);
    if (study->set.given) {
        lz_put(&w, " --set ");
        cli_quote(study->set.given, &w);
    }
    for (int i = 0; i < game->option_count; i++) {
        if (study->table.setup.option[i] == game->options[i].usual)
            continue;
        lz_put(&w, " --option ");
        lz_put(&w, game->options[i].name);
        lz_put(&w, "=");
        lz_option_print(&game->options[i], study->table.setup.option[i], &w);
    }
    if (study->table.nodes != LZ_BOT_NODES) {
        lz_put(&w, " --nodes ");
        lz_put_number(&w, (int64_t)study->table.nodes);
    }
}
