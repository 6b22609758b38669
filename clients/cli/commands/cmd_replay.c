/* lizardry replay: a match told in words, from its journal, or from the seed of a simulated one. */
#include "clients/cli/call.h"
#include "clients/cli/cli.h"
#include "clients/cli/commands/telling.h"
#include "clients/cli/save.h"
#include "core/match.h"
#include "sim/match_run.h"

#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: lizardry replay FILE [--seat N | --all] [--until STEP] [--set FILE] [--json]\n"
    "       lizardry replay GAME --seed SEED [--bots LIST] [--seats N] [--option NAME=VALUE]... [...]\n\n"
    "Tells a match in words: what everybody could see, what one seat saw, or everything. With --seed it is a match\n"
    "between bots, the very one that lizardry sim plays from that seed.\n\n"
    "  --seat N             as seat N saw and understood it; a bot's seat only when the match is over\n"
    "  --all                everything, hidden cards too; only when the match is over\n"
    "  --until STEP         no further than this step, as the seat that is shown counts them\n"
    "  --seed SEED          the match that bots play from this seed; 64 hex digits, or any text\n"
    "  --bots LIST          who plays it, a bot for each seat, like rummy@4000,greedy; repeated if it is too short\n"
    "  --seats N            how many seats\n"
    "  --option NAME=VALUE  an option of the game\n"
    "  --preset NAME        seats and options under one name\n"
    "  --set FILE           the set it was played with, if no FILE.set is kept next to the journal\n"
    "  --nodes N            imagined moves a bot may spend on a decision if its name has no budget, as for sim\n"
    "  --json               the same as JSON\n"
    "  --help               this page\n";

/* ---- from a file */

/* "0 and 2": the seats that people sit on, if there are any. */
static void put_people(const struct loaded *l, struct lz_writer *w) {
    int left = 0;
    for (int i = 0; i < l->record.setup.seats; i++)
        left += !load_bots_seat(l, i);
    lz_put(w, left ? "; until then --seat takes " : "");
    for (int i = 0; i < l->record.setup.seats; i++)
        if (!load_bots_seat(l, i)) {
            lz_put_number(w, i);
            left--;
            lz_put(w, left > 1 ? ", " : "");
            lz_put(w, left == 1 ? " and " : "");
        }
}

/* Before the end the seats of people may be shown to those who sit here: what bots hold, they may not see. */
static int refuse_bots_seat(const struct loaded *l, int seat) {
    char room[200];
    struct lz_writer people = lz_writer_in(room, sizeof room);
    put_people(l, &people);
    return cli_failed("replay", "%s is not over, and a bot has seat %d: what it saw is shown when the match is over%s",
                      l->path, seat, room);
}

/* -1, or the exit code after saying why the match cannot be told. */
static int find_seed(struct loaded *l, bool all) {
    char room[PATH_MAX + 200];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    if (l->record.seed_known)
        return -1;
    if (all)
        return cli_failed("replay", "%s is not over: --all would show hidden cards; --seat N shows yours", l->path);
    if (!save_seed(l->path, l->record.seed, &trouble))
        return cli_failed("replay", "%s is not over, and its seed is not here: %s", l->path, room);
    l->record.seed_known = true;
    return -1;
}

/* ---- from a seed: the match is simulated into a journal in memory, and that is told */

struct journal_room {
    char *at;
    size_t len, room;
};

static bool keep_line(void *to, struct lz_text line) {
    struct journal_room *journal = to;
    if (journal->len + line.len > journal->room) {
        journal->room = 2 * (journal->room + line.len);
        journal->at = cli_room(journal->at, journal->room);
    }
    memcpy(journal->at + journal->len, line.at, line.len);
    journal->len += line.len;
    return true;
}

static int play_again(const struct party *party, const struct sim_table *table, const uint8_t seed[LZ_SEED],
                      struct journal_room *room) {
    struct lz_journal journal = { keep_line, room, 0 };
    struct lz_record record = { .game = party->game, .setup = party->setup };
    struct sim_outcome outcome = { 0 };
    lz_fair_commit(seed, record.commit);
    for (int i = 0; i < party->setup.seats; i++)
        record.player[i] = lz_span(party->label[i]);
    void *memory = cli_room(NULL, sim_room_size(table));
    struct sim_room match = sim_room_in(table, memory);
    enum lz_status status = LZ_FAILED;
    if (lz_journal_begin(&journal, &record))
        status = sim_match(&match, seed, &(struct sim_watch){ .journal = &journal }, &outcome);
    if (status == LZ_OK && !outcome.cut &&
        !lz_journal_end(&journal, lz_head_of(match.state)->step, lz_state_hash(party->game, match.state), seed))
        status = LZ_FAILED;
    free(memory);
    const struct lz_rule *rule = &party->game->ruleset[outcome.why.rule];
    if (status == LZ_REFUSED)
        return cli_wrong("replay", "%s: %s", rule->id, rule->text);
    return status == LZ_OK ? 0 : cli_failed("replay", "the match could not be played");
}

static const struct cli_form form = {
    .word = "replay",
    .help = help,
    .takes = CLI_TAKES(SEAT) | CLI_TAKES(ALL) | CLI_TAKES(UNTIL) | CLI_TAKES(SEED) | CLI_TAKES(BOTS) |
             CLI_TAKES(SEATS) | CLI_TAKES(NODES) | CLI_TAKES(OPTION) | CLI_TAKES(PRESET) | CLI_TAKES(SET) |
             CLI_TAKES(JSON),
    .least = 1,
    .most = 1,
    .question = "which file, or which game?",
};
/* What a journal says of itself. */
#define SIMULATED (CLI_TAKES(BOTS) | CLI_TAKES(SEATS) | CLI_TAKES(NODES) | CLI_TAKES(OPTION) | CLI_TAKES(PRESET))

/* What is still to be read of a call that simulates. */
static int set_table(const struct cli_call *call, const struct party *party, struct sim_table *table) {
    const char *given = call->value[CLI_NODES];
    int64_t nodes = LZ_BOT_NODES;
    if (given && !cli_number(given, 1, LZ_BOT_NODES_MOST, &nodes))
        return cli_wrong("replay", "the number of nodes '%s' is not a number from 1 to %d", given, LZ_BOT_NODES_MOST);
    table->game = party->game;
    table->setup = party->setup;
    table->nodes = (uint64_t)nodes;
    for (int i = 0; i < party->setup.seats; i++)
        sim_sit(table, i, &(struct lz_player){ party->bot[i], party->nodes[i] });
    return -1;
}

static int simulate(struct loaded *l, const struct cli_call *call, const struct lz_lore *lore) {
    struct sim_table table = { .lore = lore };
    const struct lz_game *game = cli_game("replay", l->path);
    struct party party = { 0 };
    struct journal_room room = { 0 };
    char why[1000];
    struct lz_writer trouble = lz_writer_in(why, sizeof why);
    if (!game)
        return 2;
    if (!(game = set_load(&l->set, "replay", game)))
        return 1;
    int code = cli_call_setup(&form, call, game, &party.setup);
    if (code >= 0)
        return code;
    struct party_call seats = { .bots = call->value[CLI_BOTS], .seats = call->value[CLI_SEATS], .all_bots = true };
    if (!party_gather(&party, game, &seats, &trouble))
        return cli_wrong("replay", "%s", why);
    uint8_t seed[LZ_SEED];
    cli_seed(call->value[CLI_SEED], seed);
    code = set_table(call, &party, &table);
    code = code < 0 ? play_again(&party, &table, seed, &room) : code;
    if (code)
        return code;
    return load_text(l, room.at, (uint32_t)room.len) ? -1 : 1;
}

/* ---- the call */

/* The match from its file, or from its seed; -1, or the exit code. */
static int find_match(struct loaded *l, const struct cli_call *call, const struct lz_lore *lore) {
    if (!call->value[CLI_SEED]) {
        if (!load_file(l))
            return 1;
        return find_seed(l, call->value[CLI_ALL]);
    }
    int code = simulate(l, call, lore);
    if (code >= 0)
        return code;
    cli_seed(call->value[CLI_SEED], l->record.seed);
    l->record.seed_known = true; /* also of a match that was given up */
    return -1;
}

static int tell(struct loaded *l, const struct tell_call *call) {
    char why[800];
    struct lz_writer trouble = lz_writer_in(why, sizeof why);
    if (!tell_match(l, call, &trouble))
        return cli_failed("replay", "%s: %s", l->path, why);
    return l->status == LZ_OK ? 0 : cli_failed("replay", "%s is good only up to here: %s", l->path, l->trouble);
}

static int run(struct loaded *l, const struct cli_call *call, const struct lz_lore *lore) {
    const char *eyes = call->value[CLI_SEAT], *last = call->value[CLI_UNTIL];
    int64_t seat = LZ_ONLOOKER, until = 0;
    if (last && !cli_number(last, 1, UINT32_MAX, &until))
        return cli_wrong("replay", "--until takes the number of a step, from 1, not '%s'", last);
    int code = find_match(l, call, lore);
    if (code >= 0)
        return code;
    if (eyes && !cli_number(eyes, 0, l->record.setup.seats - 1, &seat))
        return cli_wrong("replay", "--seat takes 0 to %d in this match, not '%s'", l->record.setup.seats - 1, eyes);
    if (eyes && !call->value[CLI_SEED] && !l->record.ended && load_bots_seat(l, (int)seat))
        return refuse_bots_seat(l, (int)seat);
    return tell(l, &(struct tell_call){ .seat = call->value[CLI_ALL] ? TELL_ALL : (int)seat,
                                        .until = (uint32_t)until,
                                        .json = call->value[CLI_JSON],
                                        .to = stdout,
                                        .lore = lore });
}

int cli_replay(int argc, char **argv) {
    struct cli_call call;
    int code = cli_call_read(&form, argc, argv, &call);
    if (code >= 0)
        return code;
    if (call.value[CLI_ALL] && call.value[CLI_SEAT])
        return cli_wrong("replay", "--all and --seat cannot be used together");
    if (!call.value[CLI_SEED] && cli_call_gave(&call, SIMULATED))
        return cli_wrong("replay", "--bots, --seats, --nodes, --option and --preset belong to a match given by --seed");
    struct loaded loaded = { .word = "replay", .path = call.words[0], .set = { .given = call.value[CLI_SET] } };
    struct cli_lore lore;
    cli_lore_open(&lore);
    code = run(&loaded, &call, lore.open);
    cli_lore_close(&lore);
    load_free(&loaded);
    return code;
}
