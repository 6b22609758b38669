/* lizardry replay: a match told in words, from its journal, or from the seed of a simulated one. */
#include "clients/cli/call.h"
#include "clients/cli/cli.h"
#include "clients/cli/draw/draw.h"
#include "clients/cli/load.h"
#include "clients/cli/save.h"
#include "core/words/event.h"
#include "core/match.h"
#include "core/words/option.h"
#include "core/seats.h"
#include "core/words/verb.h"
#include "sim/match_run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: lizardry replay FILE [--seat N | --all] [--until STEP] [--set FILE] [--json]\n"
    "       lizardry replay GAME --seed SEED [--bots LIST] [--seats N] [--option NAME=VALUE]... [...]\n\n"
    "Tells a match in words: what everybody could see, what one seat saw, or everything. With --seed it is a match\n"
    "between bots, the very one that lizardry sim plays from that seed.\n\n"
    "  --seat N             as seat N saw and understood it\n"
    "  --all                everything, hidden cards too; only when the match is over\n"
    "  --until STEP         no further than this step\n"
    "  --seed SEED          the match that bots play from this seed; 64 hex digits, or any text\n"
    "  --bots LIST          who plays it, a bot for each seat; repeated if the list is too short\n"
    "  --seats N            how many seats\n"
    "  --option NAME=VALUE  an option of the game\n"
    "  --preset NAME        seats and options under one name\n"
    "  --set FILE           the set it was played with, if no FILE.set is kept next to the journal\n"
    "  --nodes N            imagined moves a bot may spend on a decision, as for sim\n"
    "  --json               the same as JSON\n"
    "  --help               this page\n";

/* Which eyes tell it, how far, and to whom. */
struct wanted {
    const struct lz_lore *lore;
    int seat; /* -1: all */
    uint32_t until;
    bool json;
};

struct telling {
    const struct loaded *loaded;
    struct lz_writer *w;
    const void *state;
    int seat; /* -1: all */
    bool json;
    struct lz_event *event; /* all that the eyes have seen */
    uint32_t events, told, room;
    void *view;
    const struct lz_lore *lore;
    void *drawn; /* the memory of the drawer */
};

static void flush(struct lz_writer *w) {
    fwrite(w->at, 1, w->len, stdout);
    w->len = 0;
}

/* As the owner of these eyes understands it; all eyes together understand what any seat does. */
static bool gloss(struct telling *t, const struct lz_event *event, struct lz_writer *w) {
    const struct lz_game *game = t->loaded->record.game;
    const struct drawer *drawer = drawer_of(game);
    int first = t->seat < 0 ? 0 : t->seat, last = t->seat < 0 ? t->loaded->record.setup.seats - 1 : t->seat;
    for (int seat = first; drawer->gloss && !t->json && seat <= last && seat != LZ_ONLOOKER; seat++) {
        game->view(game, t->state, seat, t->view);
        if (drawer->gloss(&(struct frame){ .game = game, .view = t->view, .lore = t->lore, .memory = t->drawn }, event,
                          w))
            return true;
    }
    return false;
}

static void tell_event(struct telling *t, const struct lz_event *event) {
    const struct lz_game *game = t->loaded->record.game;
    char room[1400];
    struct lz_writer tale = lz_writer_in(room, sizeof room);
    if (!gloss(t, event, &tale))
        lz_event_tell(game, event, &(struct lz_reader){ t->loaded->names, -1 }, &tale);
    if (!t->json) {
        lz_put(t->w, "      ");
        lz_put(t->w, room);
        lz_put(t->w, "\n");
        return;
    }
    char words[700];
    struct lz_writer event_words = lz_writer_in(words, sizeof words);
    lz_event_print(game, event, &event_words);
    lz_json_open(t->w, NULL, '{');
    lz_json_string(t->w, "event", words);
    lz_json_string(t->w, "tale", room);
    lz_json_close(t->w, '}');
}

static void take_event(void *to, const struct lz_event *event) {
    struct telling *t = to;
    if (t->seat >= 0 && !lz_in(event->seen, t->seat))
        return;
    if (t->events == t->room) {
        t->room = t->room ? 2 * t->room : 64;
        t->event = cli_room(t->event, t->room * sizeof *t->event);
    }
    struct lz_event *kept = &t->event[t->events++];
    *kept = *event;
    if (!event->text.len)
        return;
    char *words = cli_room(NULL, event->text.len);
    memcpy(words, event->text.at, event->text.len);
    kept->text.at = words;
}

static void tell_events(struct telling *t) {
    if (t->json)
        lz_json_open(t->w, "events", '[');
    for (; t->told < t->events; t->told++)
        tell_event(t, &t->event[t->told]);
    if (t->json)
        lz_json_close(t->w, ']');
}

/* What a seat moved may hold what only it knows: others see the events. */
static bool sees_move(const struct telling *t, const struct lz_move *move) {
    return t->seat < 0 || t->seat == move->seat || move->verb == LZ_TICK;
}

static void put_move(struct telling *t, const struct lz_input *in, struct lz_writer *w) {
    if (sees_move(t, &in->move))
        lz_move_print(t->loaded->record.game, &in->move, w);
}

static void tell_step(void *to, const struct lz_input *in, const void *state) {
    struct telling *t = to;
    char room[300];
    struct lz_writer move = lz_writer_in(room, sizeof room);
    put_move(t, in, &move);
    if (t->json) {
        lz_json_open(t->w, NULL, '{');
        lz_json_number(t->w, "step", lz_head_of(state)->step);
        lz_json_number(t->w, "at", in->at);
        if (in->move.verb != LZ_TICK)
            lz_json_number(t->w, "seat", in->move.seat);
        if (move.len)
            lz_json_string(t->w, "move", room);
        tell_events(t);
        lz_json_close(t->w, '}');
    } else {
        char line[500];
        snprintf(line, sizeof line, "%5u %s%s%s\n", lz_head_of(state)->step,
                 in->move.verb == LZ_TICK ? "the clock" : t->loaded->names[in->move.seat], move.len ? ": " : "", room);
        lz_put(t->w, line);
        tell_events(t);
    }
    flush(t->w);
}

/* Before the first step the events are those of the deal. */
static void take_dealt(void *to, const struct lz_event *event) {
    struct telling *t = to;
    bool deal = lz_head_of(t->state)->step == 0;
    take_event(t, event);
    if (deal && !t->json)
        tell_events(t);
}

static void tell_head(struct telling *t) {
    const struct lz_record *record = &t->loaded->record;
    if (t->json) {
        lz_json_open(t->w, NULL, '{');
        lz_json_string(t->w, "game", record->game->id);
        lz_json_number(t->w, "seats", record->setup.seats);
        lz_json_open(t->w, "players", '[');
        for (int i = 0; i < record->setup.seats; i++)
            lz_json_text(t->w, NULL, record->player[i].len ? record->player[i] : lz_span("you"));
        lz_json_close(t->w, ']');
        lz_json_open(t->w, "steps", '[');
        return;
    }
    lz_put(t->w, record->game->title);
    for (int i = 0; i < record->setup.seats; i++) {
        lz_put(t->w, i ? ", " : ": ");
        lz_put(t->w, t->loaded->names[i]);
    }
    lz_put(t->w, ".\n");
}

/* What was hidden, once it is over: all eyes may see it then. */
static void tell_truth(struct telling *t) {
    const struct lz_game *game = t->loaded->record.game;
    struct term term = term_open();
    struct party party = { .game = game, .setup = t->loaded->record.setup };
    char trouble[200];
    struct lz_writer lost = lz_writer_in(trouble, sizeof trouble);
    bool known = t->loaded->record.seed_known && party_recall(&party, &t->loaded->record, &lost);
    game->view(game, t->state, LZ_ONLOOKER, t->view);
    struct frame frame = { .term = &term,
                           .game = game,
                           .party = &party,
                           .view = t->view,
                           .event = t->event,
                           .events = t->events,
                           .seed = known ? t->loaded->record.seed : NULL,
                           .lore = t->lore,
                           .memory = t->drawn };
    drawer_of(game)->truth(&frame, t->w);
}

static void tell_end(struct telling *t) {
    const struct lz_head *head = t->state;
    int32_t points[LZ_SEATS] = { 0 };
    t->loaded->record.game->score(t->loaded->record.game, t->state, points);
    if (!t->json) {
        if (head->over && drawer_of(t->loaded->record.game)->truth)
            tell_truth(t);
        if (head->over)
            load_put_result(t->loaded, t->state, t->w);
        else
            lz_put(t->w, "the match is not over yet");
        lz_put(t->w, ".\n");
        return;
    }
    lz_json_close(t->w, ']');
    lz_json_bool(t->w, "over", head->over);
    lz_json_open(t->w, "points", '[');
    for (int i = 0; i < head->seats; i++)
        lz_json_number(t->w, NULL, points[i]);
    lz_json_close(t->w, ']');
    lz_json_open(t->w, "won", '[');
    for (int i = 0; i < head->seats; i++)
        if (lz_in(head->won, i))
            lz_json_number(t->w, NULL, i);
    lz_json_close(t->w, ']');
    lz_json_close(t->w, '}');
    lz_put(t->w, "\n");
}

static int tell(struct loaded *l, const struct wanted *wanted) {
    char *room = cli_room(NULL, 1 << 20), why[800];
    struct lz_writer w = lz_writer_in(room, 1 << 20), trouble = lz_writer_in(why, sizeof why);
    void *state = cli_room(NULL, l->record.game->state_size);
    memset(state, 0, l->record.game->state_size);
    struct telling t = { .loaded = l,
                         .w = &w,
                         .state = state,
                         .seat = wanted->seat,
                         .json = wanted->json,
                         .lore = wanted->lore,
                         .drawn = drawer_memory(l->record.game) };
    t.view = cli_room(NULL, l->record.game->view_size);
    struct lz_sink sink = { take_dealt, &t };
    struct lz_replay replay = { .each = tell_step, .to = &t, .out = &sink, .until = wanted->until };
    tell_head(&t);
    bool good = lz_journal_replay(&l->record, state, &replay, &trouble) == LZ_OK;
    if (good)
        tell_end(&t);
    flush(&w);
    for (uint32_t i = 0; i < t.events; i++)
        free((void *)(uintptr_t)t.event[i].text.at);
    free(t.event);
    free(t.view);
    free(t.drawn);
    free(state);
    free(room);
    if (!good)
        return cli_failed("replay", "%s: %s", l->path, why);
    return l->status == LZ_OK ? 0 : cli_failed("replay", "%s is good only up to here: %s", l->path, l->trouble);
}

/* ---- from a file */

/* -1, or the exit code after saying why the match cannot be told. */
static int find_seed(struct loaded *l, bool all) {
    struct save save = { 0 };
    char room[PATH_MAX + 200];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    if (l->record.seed_known)
        return -1;
    if (all)
        return cli_failed("replay", "%s is not over: --all would show hidden cards; --seat N shows yours", l->path);
    snprintf(save.path, sizeof save.path, "%s", l->path);
    if (!save_seed(&save, l->record.seed, &trouble))
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
    if (given && !cli_number(given, 0, INT32_MAX, &nodes))
        return cli_wrong("replay", "--nodes takes a number, not '%s'", given);
    table->game = party->game;
    table->setup = party->setup;
    table->nodes = (uint64_t)nodes;
    for (int i = 0; i < party->setup.seats; i++)
        table->bot[i] = party->bot[i];
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
    return tell(l, &(struct wanted){ .lore = lore,
                                     .seat = call->value[CLI_ALL] ? -1 : (int)seat,
                                     .until = (uint32_t)until,
                                     .json = call->value[CLI_JSON] });
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
