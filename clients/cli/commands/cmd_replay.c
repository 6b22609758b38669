/* lizardry replay: a match told in words, from its journal, or from the seed of a simulated one. */
#include "clients/cli/cli.h"
#include "clients/cli/draw/draw.h"
#include "clients/cli/load.h"
#include "clients/cli/sets.h"
#include "clients/cli/save.h"
#include "core/words/event.h"
#include "core/match.h"
#include "core/words/option.h"
#include "core/seats.h"
#include "core/words/verb.h"
#include "sim/match_run.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: lizardry replay FILE [--seat N | --all] [--until STEP] [--set FILE] [--json]\n"
    "       lizardry replay GAME --seed SEED [--bots LIST] [--seats N] [--option NAME=VALUE]... [...]\n\n"
    "Tells a match in words: what everybody could see, or one seat, or all of it. With --seed it is a match of\n"
    "bots, the very one that lizardry sim plays from that seed.\n\n"
    "  --seat N             as seat N saw and understood it\n"
    "  --all                everything, hidden cards too; only when the match is over\n"
    "  --until STEP         no further than this step\n"
    "  --seed SEED          the match of bots from this seed; 64 hex digits, or any text\n"
    "  --bots LIST          who plays it, a bot for each seat, begun again if it is too short\n"
    "  --seats N            how many seats\n"
    "  --option NAME=VALUE  an option of the game\n"
    "  --preset NAME        seats and options that go by a name\n"
    "  --set FILE           the set that it is played with; of a FILE, if no FILE.set is kept beside it\n"
    "  --nodes N            imagined moves a bot may spend on a decision, as for sim\n"
    "  --json               the same as JSON\n"
    "  --help               this page\n";

struct words {
    struct party_call party;
    const char *option[64], *preset, *seed, *seat, *until, *nodes, *set;
    int options;
    bool all, json;
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
        if (drawer->gloss(&(struct frame){ .game = game, .view = t->view }, event, w))
            return true;
    }
    return false;
}

static void tell_event(struct telling *t, const struct lz_event *event) {
    const struct lz_game *game = t->loaded->record.game;
    char room[1400];
    struct lz_writer tale = lz_writer_in(room, sizeof room);
    if (!gloss(t, event, &tale))
        lz_event_tell(game, event, t->loaded->names, -1, &tale);
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
                           .seed = known ? t->loaded->record.seed : NULL };
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
            lz_put(t->w, "here the match stands");
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

static int tell(struct loaded *l, const char *path, int seat, uint32_t until, bool json) {
    char *room = cli_room(NULL, 1 << 20), why[800];
    struct lz_writer w = lz_writer_in(room, 1 << 20), trouble = lz_writer_in(why, sizeof why);
    void *state = cli_room(NULL, l->record.game->state_size);
    memset(state, 0, l->record.game->state_size);
    struct telling t = { .loaded = l, .w = &w, .state = state, .seat = seat, .json = json };
    t.view = cli_room(NULL, l->record.game->view_size);
    struct lz_sink sink = { take_dealt, &t };
    struct lz_replay replay = { .each = tell_step, .to = &t, .out = &sink, .until = until };
    tell_head(&t);
    bool good = lz_journal_replay(l->text, &l->record, state, &replay, &trouble) == LZ_OK;
    if (good)
        tell_end(&t);
    flush(&w);
    for (uint32_t i = 0; i < t.events; i++)
        free((void *)(uintptr_t)t.event[i].text.at);
    free(t.event);
    free(t.view);
    free(state);
    free(room);
    if (!good)
        return cli_failed("replay", "%s: %s", path, why);
    return l->status == LZ_OK ? 0 : cli_failed("replay", "%s is good only up to here: %s", path, l->trouble);
}

/* ---- from a file */

static bool find_seed(struct loaded *l, const char *path, bool all) {
    struct save save = { .file = -1 };
    char room[PATH_MAX + 200];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    if (l->record.seed_known)
        return true;
    if (all)
        return cli_failed("replay", "%s is not over: --all would show hidden cards; --seat N shows yours", path), false;
    snprintf(save.path, sizeof save.path, "%s", path);
    if (!save_seed(&save, l->record.seed, &trouble))
        return cli_failed("replay", "%s is not over, and its seed is not here: %s", path, room), false;
    l->record.seed_known = true;
    return true;
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

static int play_again(const struct party *party, uint64_t nodes, const uint8_t seed[LZ_SEED],
                      struct journal_room *room) {
    struct sim_table table = { .game = party->game, .setup = party->setup, .nodes = nodes, .lore = cli_lore() };
    struct lz_journal journal = { keep_line, room, 0 };
    struct lz_record record = { .game = party->game, .setup = party->setup };
    struct sim_outcome outcome;
    struct lz_why why;
    lz_fair_commit(seed, record.commit);
    for (int i = 0; i < party->setup.seats; i++) {
        table.bot[i] = party->bot[i];
        record.player[i] = lz_span(party->label[i]);
    }
    void *memory = cli_room(NULL, sim_room_size(&table));
    struct sim_room match = sim_room_in(&table, memory);
    enum lz_status status = LZ_FAILED;
    if (lz_journal_begin(&journal, &record))
        status = sim_match(&table, &match, seed, &(struct sim_watch){ .journal = &journal }, &outcome, &why);
    if (status == LZ_OK && !outcome.cut &&
        !lz_journal_end(&journal, lz_head_of(match.state)->step, lz_state_hash(party->game, match.state), seed))
        status = LZ_FAILED;
    free(memory);
    if (status == LZ_REFUSED)
        return cli_wrong("replay", "%s: %s", party->game->ruleset[why.rule].id, party->game->ruleset[why.rule].text);
    return status == LZ_OK ? 0 : cli_failed("replay", "the match could not be played");
}

static int simulate(struct loaded *l, const char *id, const struct words *words) {
    const struct lz_game *game = cli_game("replay", id);
    struct party party = { 0 };
    struct journal_room room = { 0 };
    uint8_t seed[LZ_SEED];
    int64_t nodes = LZ_BOT_NODES;
    char why[1000];
    struct lz_writer trouble = lz_writer_in(why, sizeof why);
    if (!game)
        return 2;
    if (!(game = set_load("replay", game, words->set)))
        return 1;
    lz_options_usual(game, &party.setup);
    if (words->preset && !cli_preset(game, words->preset, &party.setup, &trouble))
        return cli_wrong("replay", "%s", why);
    for (int i = 0; i < words->options; i++)
        if (!lz_option_parse(game, lz_span(words->option[i]), &party.setup, &trouble))
            return cli_wrong("replay", "%s", why);
    struct party_call call = words->party;
    call.all_bots = true;
    if (!party_gather(&party, game, &call, &trouble))
        return cli_wrong("replay", "%s", why);
    if (words->nodes && !cli_number(words->nodes, 0, INT32_MAX, &nodes))
        return cli_wrong("replay", "--nodes takes a number, not '%s'", words->nodes);
    cli_seed(words->seed, seed);
    int code = play_again(&party, (uint64_t)nodes, seed, &room);
    if (code || !load_text(l, "replay", id, room.at, (uint32_t)room.len))
        return code ? code : 1;
    memcpy(l->record.seed, seed, sizeof seed);
    l->record.seed_known = true; /* also of a match that was given up */
    return 0;
}

/* ---- the call */

static const struct option options[] = {
    { "seat", required_argument, 0, 'e' },
    { "all", no_argument, 0, 'a' },
    { "until", required_argument, 0, 'u' },
    { "seed", required_argument, 0, 'r' },
    { "bots", required_argument, 0, 'b' },
    { "seats", required_argument, 0, 's' },
    { "nodes", required_argument, 0, 'n' },
    { "option", required_argument, 0, 'o' },
    { "preset", required_argument, 0, 't' },
    { "set", required_argument, 0, 'S' },
    { "json", no_argument, 0, 'j' },
    { "help", no_argument, 0, 'h' },
    { 0 },
};

static bool take_word(struct words *words, int code) {
    const char **text = code == 'e'                          ? &words->seat
                        : code == 'u'                        ? &words->until
                        : code == 't'                        ? &words->preset
                        : code == 'r'                        ? &words->seed
                        : code == 'b'                        ? &words->party.bots
                        : code == 's'                        ? &words->party.seats
                        : code == 'n'                        ? &words->nodes
                        : code == 'S'                        ? &words->set
                        : code == 'o' && words->options < 64 ? &words->option[words->options++]
                                                             : NULL;
    if (text)
        *text = optarg;
    words->all |= code == 'a';
    words->json |= code == 'j';
    return text || code == 'a' || code == 'j';
}

static int run(const char *what, const struct words *words) {
    struct loaded loaded = { 0 };
    int64_t seat = LZ_ONLOOKER, until = 0;
    if (words->until && !cli_number(words->until, 1, UINT32_MAX, &until))
        return cli_wrong("replay", "--until takes the number of a step, from 1, not '%s'", words->until);
    if (!words->seed)
        set_give(words->set);
    int code = words->seed ? simulate(&loaded, what, words) : !load_file(&loaded, "replay", what);
    if (code)
        return code;
    if (words->seat && !cli_number(words->seat, 0, loaded.record.setup.seats - 1, &seat))
        code = cli_wrong("replay", "--seat takes 0 to %d in this match, not '%s'", loaded.record.setup.seats - 1,
                         words->seat);
    else if (!find_seed(&loaded, what, words->all))
        code = 1;
    else
        code = tell(&loaded, what, words->all ? -1 : (int)seat, (uint32_t)until, words->json);
    load_free(&loaded);
    return code;
}

int cli_replay(int argc, char **argv) {
    struct words words = { 0 };
    opterr = 0;
    for (int code; (code = getopt_long(argc, argv, ":hb:s:o:", options, NULL)) != -1;) {
        if (code == 'h')
            return fputs(help, stdout), 0;
        if (!take_word(&words, code))
            return cli_bad_option("replay", code, argv, optind);
    }
    if (optind + 1 != argc)
        return cli_wrong("replay", optind == argc ? "which file, or which game?" : "one match at a time");
    if (words.all && words.seat)
        return cli_wrong("replay", "--all and --seat exclude each other");
    if (!words.seed && (words.party.bots || words.party.seats || words.options || words.nodes))
        return cli_wrong("replay", "--bots, --seats, --nodes and --option belong to a match given by --seed");
    return run(argv[optind], &words);
}
