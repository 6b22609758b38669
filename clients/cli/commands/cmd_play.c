/* lizardry play: a match at this keyboard, from the deal or from where it was left, to its end. */
#include "clients/cli/call.h"
#include "clients/cli/cli.h"
#include "clients/cli/far/far_play.h"

#include "clients/cli/desk/desk.h"
#include "clients/cli/play/guest.h"
#include "clients/cli/play/lesson.h"
#include "clients/cli/play/pace.h"
#include "clients/cli/play/play.h"
#include "clients/cli/play/run.h"
#include "clients/cli/play/screen.h"
#include "clients/cli/play/turn.h"
#include "core/words/option.h"
#include "core/seats.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { THINK_USUAL = 10, THINK_MOST = 3600 /* seconds of a program's */ };

static const char help[] =
    "usage: lizardry play                  on a terminal: a menu of the games and of unfinished matches\n"
    "       lizardry play GAME [--seats N] [--seat N] [--bots LIST | --players LIST] [--option NAME=VALUE]...\n"
    "                     [--preset NAME] [--set FILE] [--seed SEED] [--save FILE] [--think SECONDS] [--uncontained]\n"
    "       lizardry play --resume FILE [--set FILE]\n"
    "       lizardry play --server URL [--name NAME] [--players BOT] [TABLE | CODE]\n"
    "       lizardry play --server URL [--name NAME] GAME [--bots LIST | --players LIST] [--option NAME=VALUE]...\n"
    "       lizardry play GAME --lesson\n\n"
    "You take seat 0 and bots the others, unless --seat or --players says otherwise. Every move is saved before it\n"
    "counts.\n\n"
    "  --seats N            how many seats; by default as many as are listed, or as is usual for the game\n"
    "  --seat N             the seat you take among bots, by number or, if the rules name it, by name: M1\n"
    "  --bots LIST          who takes the others: easy, if nothing is said, normal, hard (lizardry games lists them);\n"
    "                       easy@400 thinks less: 4000 imagined moves a decision are usual\n"
    "  --players LIST       every seat in order: 'you', 'you:NAME', a bot, or exec:CMD, a program of your own that\n"
    "                       speaks LBP/1 (docs/protocol.md); several people share the keyboard\n"
    "  --think SECONDS      how long a program may take for a decision: 10, if nothing is said\n"
    "  --uncontained        programs may do whatever you may: by default they reach no network, start no other\n"
    "                       program, and have 512 MB of memory\n"
    "  --option NAME=VALUE  an option of the game (lizardry rules GAME lists them)\n"
    "  --preset NAME        seats and options under one name (lizardry rules GAME lists them); by default the\n"
    "                       game's usual one, if it has one and no options are given\n"
    "  --set FILE           cards, boards and words from a file of your own, for a game that has sets\n"
    "  --seed SEED          64 hex digits, or any text; for studies only: whoever knows the seed knows the deal\n"
    "  --save FILE          keep the match there, not in the usual place (~/.local/state/lizardry)\n"
    "  --resume FILE        continue a match; one in the usual place by its name alone\n"
    "  --server URL         play at somebody's server: at the table that the link invites to, at one by its number or "
    "by\n"
    "                       a code of two words, or at a new one; a seat of --players that is 'open' waits for "
    "whoever\n"
    "                       you invite. A bot takes your seat with --players BOT\n"
    "  --name NAME          how others see you there; your seat is found again under the same name\n"
    "  --lesson             learn the game by playing a lesson of a few minutes; nothing of it is kept\n"
    "  --help               this page\n\n"
    "While you play, ? explains what you can type.\n";

/* The file of --resume: as it is, or in the usual place if it is only a name and not here. */
static const char *find_saved(const char *given, char room[2 * PATH_MAX]) {
    char place[PATH_MAX];
    if (strchr(given, '/') || access(given, F_OK) == 0 || !save_place(place))
        return given;
    snprintf(room, 2 * PATH_MAX, "%s/%s", place, given);
    return access(room, F_OK) == 0 ? room : given;
}

static void put_paragraph(const struct table *table, const char *words) {
    char room[2000];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    if (!words)
        return;
    term_put_wrapped(&w, lz_span(words), (struct term_wrap){ table->term->wide, 0, 20 });
    term_print(table->term, (struct lz_text){ room, w.len });
}

/* No word is longer than a line: `seal` shows the rest, and where the match is kept. */
static void tell_deal(const struct table *table) {
    char words[400];
    const char *commit = table->room.record.commit;
    snprintf(words, sizeof words, "%s, %d seats. Sealed: %.4s %.4s (seal tells what that means). Every move is saved.",
             table->game->title, table->party.setup.seats, commit, commit + 4);
    put_paragraph(table, words);
}

/* What wins, what is not as printed, and what this machine lacks. */
static void introduce(const struct table *table) {
    const struct drawer *drawer = drawer_of(table->game);
    const struct lz_about *about = table->game->about;
    if (about) {
        put_paragraph(table, about->aim);
        put_paragraph(table, about->ours);
    }
    if (drawer->lacking)
        put_paragraph(table, drawer->lacking(table->lore));
}

/* Deals, and keeps the match where the call says; -1, or the exit code. */
static int open_match(struct table *table, const struct play_call *call) {
    char room[PATH_MAX + 400];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    const struct lz_game *game = table->party.game;
    uint8_t seed[LZ_SEED];
    struct lz_why why;
    if (!cli_seed(call->seed, seed))
        return cli_failed("play", "the system provided no random seed");
    if (!cli_offers(game, &table->party.setup, &why))
        return cli_wrong("play", "%s: %s", game->ruleset[why.rule].id, game->ruleset[why.rule].text);
    if (!save_name(&table->save, game->id, call->save, &trouble) || !table_begin(table, seed, &trouble))
        return cli_failed("play", "%s", room);
    return -1;
}

/* -1, or the exit code. */
static int seat_programs(struct table *table) {
    char room[2000];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    if (party_programs(&table->party) && pace_on(table))
        return cli_wrong("play", "a program cannot play by the clock here: choose options without one");
    return guests_start(table, &trouble) ? -1 : cli_failed("play", "%s", room);
}

static int begin(struct table *table, const struct play_call *call) {
    int code = open_match(table, call);
    if (code >= 0)
        return code;
    code = seat_programs(table);
    if (code >= 0)
        return code;
    tell_deal(table);
    introduce(table);
    enum lz_status held = table_hold(table);
    bool asks = table->term->in && table->term->out;
    if (!asks)
        lesson_mention(table);
    if (held == LZ_OK && (!asks || lesson_offer(table)))
        return run_match(table);
    run_tell_saved(table);
    return held != LZ_OK;
}

/* Whoever goes on by --set leaves the copy that the next one, and verify, will look for. */
static void keep_set(struct table *table) {
    char room[sizeof table->notice];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    if (!set_keep(table->set, &table->room.store, &trouble) && !table->notice[0])
        memcpy(table->notice, room, sizeof room);
}

static int go_on(struct table *table, const struct play_call *call) {
    char room[2 * PATH_MAX + 1000];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    char place[2 * PATH_MAX];
    if (!table_resume(table, find_saved(call->resume, place), &trouble))
        return cli_failed("play", "%s", room);
    if (call->game && call->game->number != table->game->number)
        return cli_wrong("play", "%s is a match of %s, not of %s", call->resume, table->game->id, call->game->id);
    keep_set(table);
    return guests_replace(table) == LZ_OK ? run_match(table) : 1;
}

int play_run(struct play_call *call) {
    struct term_kept kept = { .len = 0 };
    struct term term = term_open();
    struct table *table = cli_room(NULL, sizeof *table);
    struct cli_lore lore;
    cli_lore_open(&lore);
    term.kept = &kept;
    *table = (struct table){ .term = &term,
                             .set = &call->set,
                             .lore = lore.open,
                             .shown = -1,
                             .save = { .term = &term, .calls = &lz_calls_system } };
    term_catch();
    if (!call->resume)
        table->party = call->party;
    int code = call->resume ? go_on(table, call) : begin(table, call);
    guests_end(table);
    table_close(table);
    free(table);
    cli_lore_close(&lore);
    set_free(&call->set);
    return code;
}

/* ---- the words of the call */

static const struct cli_form form = {
    .word = "play",
    .help = help,
    .takes = CLI_TAKES(SEATS) | CLI_TAKES(SEAT) | CLI_TAKES(BOTS) | CLI_TAKES(PLAYERS) | CLI_TAKES(OPTION) |
             CLI_TAKES(PRESET) | CLI_TAKES(SET) | CLI_TAKES(SEED) | CLI_TAKES(SAVE) | CLI_TAKES(RESUME) |
             CLI_TAKES(LESSON) | CLI_TAKES(THINK) | CLI_TAKES(UNCONTAINED) | CLI_TAKES(SERVER) | CLI_TAKES(NAME),
    .most = 1,
};
/* What a match that goes on has already. */
#define SETTLED (form.takes & ~(CLI_TAKES(RESUME) | CLI_TAKES(SET)))

/* Without a word about options, the preset for so many seats, if the game has one. */
static void take_preset(struct party *party) {
    for (int i = 0; i < party->game->preset_count; i++)
        if (party->game->presets[i].seats == party->setup.seats) {
            cli_preset(party->game, party->game->presets[i].id, &party->setup, NULL);
            return;
        }
}

static int fill_party(struct play_call *play, struct cli_call *call) {
    char room[2000];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    struct party_call party = { .seats = call->value[CLI_SEATS],
                                .players = call->value[CLI_PLAYERS],
                                .bots = call->value[CLI_BOTS],
                                .seat = call->value[CLI_SEAT],
                                .usual = !call->value[CLI_PRESET] };
    if (party.usual)
        call->value[CLI_PRESET] = drawer_of(play->game)->preset;
    int code = cli_call_setup(&form, call, play->game, &play->party.setup);
    if (code >= 0)
        return code;
    if (!party_gather(&play->party, play->game, &party, &trouble))
        return cli_wrong("play", "%s", room);
    int64_t seconds = THINK_USUAL;
    if (call->value[CLI_THINK] && !cli_number(call->value[CLI_THINK], 1, THINK_MOST, &seconds))
        return cli_wrong("play", "--think takes a number of seconds, 1 to %d", THINK_MOST);
    play->party.think_ms = seconds * 1000;
    play->party.uncontained = call->value[CLI_UNCONTAINED];
    if (!call->value[CLI_PRESET] && !call->options)
        take_preset(&play->party);
    return -1;
}

static int begin_call(struct play_call *play, struct cli_call *call) {
    if (!play->game && !cli_call_gave(call, form.takes) && isatty(STDIN_FILENO) && isatty(STDOUT_FILENO))
        return cli_menu();
    if (!play->game)
        return cli_which_game("play", "which game?");
    play->game = set_load(&play->set, "play", play->game);
    if (!play->game)
        return 1;
    int code = fill_party(play, call);
    if (code >= 0)
        set_free(&play->set);
    return code;
}

static int teach_call(const struct play_call *play, const struct cli_call *call) {
    if (!play->game)
        return cli_wrong("play", "which game?");
    if (cli_call_gave(call, form.takes & ~CLI_TAKES(LESSON)))
        return cli_wrong("play", "--lesson plays a lesson as it is: no other option goes with it");
    return play_lesson(play->game);
}

/* A table's number, or a code of two words: "muddy-otter". */
static bool is_table(const char *word) {
    int64_t number;
    return strchr(word, '-') || cli_number(word, 1, INT64_MAX, &number);
}

/* Of a table that is there, what goes with --server. */
#define JOINS (CLI_TAKES(SERVER) | CLI_TAKES(NAME) | CLI_TAKES(PLAYERS) | CLI_TAKES(SET))
#define NOT_THERE (CLI_TAKES(SEED) | CLI_TAKES(SAVE) | CLI_TAKES(RESUME) | CLI_TAKES(LESSON) | CLI_TAKES(UNCONTAINED))

/* -1, or the exit code. */
static int lay_call(struct play_call *play, struct cli_call *call) {
    if (!(play->game = cli_game("play", call->words[0])))
        return 2;
    if (play->set.given)
        return cli_wrong("play",
                         "a server lays its tables with the sets that it has: --set is for a table that is there");
    int code = begin_call(play, call);
    if (code < 0 && party_people(&play->party) != 1)
        return cli_wrong("play", "of the players at a server one is 'you'; others are 'open', or bots");
    return code < 0 && party_programs(&play->party)
               ? cli_wrong("play", "a program of your own joins a server by itself (examples/bot.py), not as exec:CMD")
               : code;
}

static int server_call(struct play_call *play, struct cli_call *call) {
    struct far_call far = { .server = call->value[CLI_SERVER], .name = call->value[CLI_NAME], .play = play };
    bool joins = !call->count || is_table(call->words[0]);
    if (cli_call_gave(call, NOT_THERE))
        return cli_wrong("play",
                         "--seed, --save, --resume, --lesson and --uncontained are for matches that are played here");
    if (joins && cli_call_gave(call, form.takes & ~JOINS))
        return cli_wrong("play", "this table is laid already: only --name, --players BOT and --set go with --server");
    int code = joins ? -1 : lay_call(play, call);
    if (code >= 0)
        return code;
    far.table = joins && call->count ? call->words[0] : NULL;
    far.bot = joins && call->value[CLI_PLAYERS] && strcmp(call->value[CLI_PLAYERS], "you") != 0
                  ? call->value[CLI_PLAYERS]
                  : NULL;
    return far_play(&far);
}

int cli_play(int argc, char **argv) {
    struct cli_call call;
    int code = cli_call_read(&form, argc, argv, &call);
    if (code >= 0)
        return code;
    struct play_call play = { .set = { .given = call.value[CLI_SET] },
                              .seed = call.value[CLI_SEED],
                              .save = call.value[CLI_SAVE],
                              .resume = call.value[CLI_RESUME] };
    if (call.value[CLI_SERVER])
        return server_call(&play, &call);
    if (call.value[CLI_NAME])
        return cli_wrong("play", "--name is for a table at a server: --server URL says where; here it is you:NAME");
    if (call.count && !(play.game = cli_game("play", call.words[0])))
        return 2;
    if (call.value[CLI_LESSON])
        return teach_call(&play, &call);
    if (play.resume && cli_call_gave(&call, SETTLED))
        return cli_wrong("play", "--resume continues a match as it is: no other option goes with it");
    code = play.resume ? -1 : begin_call(&play, &call);
    if (code < 0 && party_open(&play.party))
        return cli_wrong("play", "an 'open' seat waits for somebody at a server: --server URL says where");
    return code < 0 ? play_run(&play) : code;
}
