/* Reading the arguments of `sim` and `duel`. */
#include "clients/cli/commands/study.h"

#include "clients/cli/commands/balance.h"
#include "clients/cli/cli.h"
#include "clients/cli/sets.h"
#include "core/words/option.h"
#include "core/words/text.h"
#include "sim/crew.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

enum { OPTION_JSON = 256, OPTION_NODES, OPTION_STUDY, OPTION_SIDES, OPTION_SET };

static const struct option flags[] = {
    { "bots", required_argument, NULL, 'b' },
    { "seats", required_argument, NULL, 's' },
    { "option", required_argument, NULL, 'o' },
    { "preset", required_argument, NULL, 'p' },
    { "set", required_argument, NULL, OPTION_SET },
    { "seed", required_argument, NULL, 'S' },
    { "threads", required_argument, NULL, 't' },
    { "matches", required_argument, NULL, 'n' },
    { "max", required_argument, NULL, 'n' },
    { "nodes", required_argument, NULL, OPTION_NODES },
    { "study", required_argument, NULL, OPTION_STUDY },
    { "sides", no_argument, NULL, OPTION_SIDES },
    { "json", no_argument, NULL, OPTION_JSON },
    { "help", no_argument, NULL, 'h' },
    { NULL, 0, NULL, 0 },
};

/* What was given, before the game is known: the game may stand anywhere on the line. */
struct given {
    const char *seats, *threads, *n, *nodes;
    const char *option[LZ_OPTIONS];
    int options;
    bool help;
};

static int read_flags(struct cli_study *study, struct given *given, int argc, char **argv) {
    opterr = 0;
    optind = 1;
    for (int c; (c = getopt_long(argc, argv, ":b:s:o:n:h", flags, NULL)) != -1;) {
        switch (c) {
        case 'b':
            study->bots_text = optarg;
            break;
        case 's':
            given->seats = optarg;
            break;
        case 'p':
            study->preset = optarg;
            break;
        case 'S':
            study->seed_text = optarg;
            break;
        case 't':
            given->threads = optarg;
            break;
        case 'n':
            given->n = optarg;
            break;
        case OPTION_NODES:
            given->nodes = optarg;
            break;
        case OPTION_SET:
            study->set = optarg;
            break;
        case OPTION_STUDY:
            study->folder = optarg;
            break;
        case OPTION_SIDES:
            study->sides = true;
            break;
        case OPTION_JSON:
            study->json = true;
            break;
        case 'h':
            given->help = true;
            break;
        case 'o':
            if (given->options == LZ_OPTIONS)
                return cli_wrong(study->word, "more than %d options", LZ_OPTIONS);
            given->option[given->options++] = optarg;
            break;
        case ':':
            return cli_wrong(study->word, "'%s' wants a value", argv[optind - 1]);
        default:
            return cli_wrong(study->word, "unknown flag '%s'", argv[optind - 1]);
        }
    }
    return -1;
}

static int read_count(const struct cli_study *study, const char *what, const char *text, uint64_t most, uint64_t *n) {
    int64_t number;
    if (!text)
        return -1;
    if (!lz_read_number(lz_span(text), 1, (int64_t)most, &number))
        return cli_wrong(study->word, "%s '%s' is not a number from 1 to %llu", what, text, (unsigned long long)most);
    *n = (uint64_t)number;
    return -1;
}

static int unknown_bot(const struct cli_study *study, struct lz_text id) {
    char room[256];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    for (uint32_t i = 0; i < lz_bots_count; i++)
        if (lz_bot_plays(lz_bots[i], study->table.game)) {
            lz_put(&w, w.len ? ", " : "");
            lz_put(&w, lz_bots[i]->id);
        }
    return cli_wrong(study->word, "no bot '%.*s' plays %s; these do: %s", (int)id.len, id.at, study->table.game->id,
                     room);
}

static int read_bots(struct cli_study *study, const char *list) {
    if (!list) {
        for (uint32_t i = 0; i < lz_bots_count; i++)
            if (lz_bot_plays(lz_bots[i], study->table.game))
                study->named[0] = lz_bots[i];
        study->bots = 1;
        return -1;
    }
    for (const char *at = list; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL) {
        struct lz_text id = { at, (uint32_t)strcspn(at, ",") };
        const struct lz_bot *bot = lz_bot_by_id(id, study->table.game);
        if (!bot)
            return unknown_bot(study, id);
        if (study->bots == study->table.game->seats_most)
            return cli_wrong(study->word, "%s seats at most %d bots", study->table.game->id, study->bots);
        study->named[study->bots++] = bot;
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
        study->table.bot[i] = study->named[i % study->bots];
    return -1;
}

static int read_options(struct cli_study *study, const struct given *given) {
    char room[512];
    lz_options_usual(study->table.game, &study->table.setup);
    struct lz_writer said = lz_writer_in(room, sizeof room);
    if (study->preset && !cli_preset(study->table.game, study->preset, &study->table.setup, &said))
        return cli_wrong(study->word, "%s", room);
    for (int i = 0; i < given->options; i++) {
        struct lz_writer trouble = lz_writer_in(room, sizeof room);
        if (!lz_option_parse(study->table.game, lz_span(given->option[i]), &study->table.setup, &trouble))
            return cli_wrong(study->word, "%s", room);
    }
    return -1;
}

static int read_numbers(struct cli_study *study, const struct given *given) {
    uint64_t threads = 0;
    int code = read_count(study, "the number of matches", given->n, 1000000000, &study->n);
    if (code < 0)
        code = read_count(study, "the number of nodes", given->nodes, 1000000000, &study->table.nodes);
    if (code < 0)
        code = read_count(study, "the number of threads", given->threads, SIM_THREADS, &threads);
    study->threads = (uint32_t)threads;
    return code;
}

static int read_seed(struct cli_study *study) {
    if (!cli_seed(study->seed_text, study->seed))
        return cli_failed(study->word, "the system gives no random bytes; say --seed TEXT");
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

int cli_study_read(struct cli_study *study, const char *word, const char *usage, int argc, char **argv) {
    struct given given = { 0 };
    study->word = word;
    study->table.nodes = LZ_BOT_NODES;
    study->table.lore = cli_lore();
    int code = read_flags(study, &given, argc, argv);
    if (code >= 0)
        return code;
    if (given.help)
        return fputs(usage, stdout) < 0;
    if (study->folder && strcmp(word, "sim") != 0)
        return cli_wrong(word, "only 'lizardry sim' writes a study");
    if (study->sides && strcmp(word, "duel") != 0)
        return cli_wrong(word, "only 'lizardry duel' knows sides");
    if (optind >= argc)
        return cli_wrong(word, "which game?");
    if (optind + 1 < argc)
        return cli_wrong(word, "one game, not also '%s'", argv[optind + 1]);
    if (!(study->table.game = cli_game(word, argv[optind])))
        return 2;
    if (!(study->table.game = set_load(word, study->table.game, study->set)))
        return 1;
    if (study->folder)
        as_usual(study);
    code = read_bots(study, study->bots_text);
    code = code < 0 ? read_options(study, &given) : code;
    code = code < 0 ? read_seats(study, given.seats) : code;
    code = code < 0 ? read_numbers(study, &given) : code;
    return code < 0 ? read_seed(study) : code;
}

int cli_study_refused(const struct cli_study *study, struct lz_why why) {
    const struct lz_rule *rule = &study->table.game->ruleset[why.rule];
    return cli_wrong(study->word, "%s refuses this table (%s): %s", study->table.game->id, rule->id, rule->text);
}

void cli_study_bots(const struct cli_study *study, char *room, uint32_t size) {
    struct lz_writer w = lz_writer_in(room, size);
    for (int i = 0; i < study->table.setup.seats; i++) {
        lz_put(&w, i ? "," : "");
        lz_put(&w, study->table.bot[i]->id);
    }
}

void cli_study_options(const struct cli_study *study, char *room, uint32_t size) {
    const struct lz_game *game = study->table.game;
    struct lz_writer w = lz_writer_in(room, size);
    if (study->set) {
        lz_put(&w, " --set ");
        lz_put(&w, study->set);
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
