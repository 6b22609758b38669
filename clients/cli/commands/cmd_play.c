/* lizardry play: a match at this keyboard, from the deal or from where it was left, to its end. */
#include "clients/cli/call.h"
#include "clients/cli/cli.h"

#include "clients/cli/play/desk.h"
#include "clients/cli/play/guest.h"
#include "clients/cli/play/lesson.h"
#include "clients/cli/play/pace.h"
#include "clients/cli/play/play.h"
#include "clients/cli/play/screen.h"
#include "clients/cli/play/turn.h"
#include "core/words/option.h"
#include "core/seats.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { TRUTH = 262144, THINK_USUAL = 10, THINK_MOST = 3600 /* seconds of a program's */ };

static const char help[] =
    "usage: lizardry play                  on a terminal: a menu of the games and of unfinished matches\n"
    "       lizardry play GAME [--seats N] [--seat N] [--bots LIST | --players LIST] [--option NAME=VALUE]...\n"
    "                     [--preset NAME] [--set FILE] [--seed SEED] [--save FILE] [--think SECONDS] [--uncontained]\n"
    "       lizardry play --resume FILE [--set FILE]\n"
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
    "  --lesson             learn the game by playing a lesson of about a minute; nothing of it is kept\n"
    "  --help               this page\n\n"
    "While you play, ? explains what you can type.\n";

/* Whom the game holds for, people and bots alike in the order of the seats. */
static int next_seat(const struct lz_head *head) { return lz_first(head->wait ? head->wait : head->may); }

/* Nobody sits here: the match is told as it goes. */
static void tell_news(struct table *table, uint32_t from) {
    for (uint32_t i = from; i < table->events; i++)
        if (table_saw(&table->event[i], -1)) {
            char room[600];
            struct lz_writer tale = lz_writer_in(room, sizeof room);
            table_tell(table, &table->event[i], -1, &tale);
            lz_put_char(&tale, '\n');
            term_print(table->term, lz_span(room));
        }
}

static enum turn step(struct table *table) {
    int seat = next_seat(table_head(table));
    uint32_t before = table->events;
    if (term_was_cut())
        return TURN_OVER;
    if (pace_on(table))
        return turn_ask(table, pace_person(table));
    if (seat >= 0 && party_person(&table->party, seat))
        return turn_ask(table, seat);
    enum lz_status status = seat < 0             ? table_wait(table)
                            : table->guest[seat] ? guest_turn(table, seat)
                                                 : table_bot(table, seat);
    if (party_people(&table->party) == 0)
        tell_news(table, before);
    return status == LZ_OK ? TURN_MOVED : TURN_FAILED;
}

/* One in the usual place is found by its name. */
static void tell_saved(const struct table *table) {
    char room[PATH_MAX * 2], place[PATH_MAX];
    struct lz_writer path = lz_writer_in(room, sizeof room);
    const char *saved = table->save.path;
    size_t len = save_place(place) ? strlen(place) : 0;
    bool usual = len && strncmp(saved, place, len) == 0 && saved[len] == '/';
    cli_quote(usual ? saved + len + 1 : saved, &path);
    printf("The match is saved. To go on:\n%s play --resume %s\n", cli_call(), room);
}

/* The file of --resume: as it is, or in the usual place if it is only a name and not here. */
static const char *find_saved(const char *given, char room[2 * PATH_MAX]) {
    char place[PATH_MAX];
    if (strchr(given, '/') || access(given, F_OK) == 0 || !save_place(place))
        return given;
    snprintf(room, 2 * PATH_MAX, "%s/%s", place, given);
    return access(room, F_OK) == 0 ? room : given;
}

/* What stands between the names of a list before the one that comes `told` names after the first. */
static const char *joint(int told, int count) {
    if (!told)
        return "";
    return told + 1 == count ? " and " : ", ";
}

static void put_winners(const struct table *table, struct lz_writer *w) {
    lz_seats won = table_head(table)->won;
    int count = lz_seats_count(won), told = 0;
    bool alone = party_people(&table->party) == 1, you = false;
    for (int i = 0; i < table->party.setup.seats; i++) {
        if (!lz_in(won, i))
            continue;
        you = alone && party_person(&table->party, i);
        lz_put(w, joint(told, count));
        if (you)
            lz_put(w, told ? "you" : "You");
        else
            lz_put(w, table->party.name[i]);
        told++;
    }
    lz_put(w, count > 1 || you ? " win." : "");
    lz_put(w, count == 1 && !you ? " wins." : "");
    lz_put(w, count ? "" : "Nobody wins.");
}

/* How the end came about, on a page of its own where something was closed by it: the piles that made the score. */
static bool told_end(struct table *table, int seat) {
    return seat != LZ_ONLOOKER && screen_ended(table, seat) && screen_interlude(table, seat);
}

static void tell_result(struct table *table) {
    int seat = LZ_ONLOOKER;
    char *room = cli_room(NULL, 65536), hex[LZ_HEX];
    struct lz_writer w = lz_writer_in(room, 65536);
    for (int i = 0; party_people(&table->party) == 1 && i < table->party.setup.seats; i++)
        seat = party_person(&table->party, i) ? i : seat;
    if (seat != LZ_ONLOOKER && desk_serves(table->game))
        desk_result(table, seat);
    bool silent = desk_serves(table->game) || drawer_of(table->game)->truth || told_end(table, seat);
    struct frame frame = screen_frame(table, seat);
    if (seat != LZ_ONLOOKER && !silent)
        screen_log(table, seat, (uint32_t)table->term->high / 2, &w);
    drawer_of(table->game)->score(&frame, &w);
    put_winners(table, &w);
    lz_put(&w, "\n");
    lz_hex_print(table->room.record.seed, LZ_SEED, hex);
    lz_put(&w, "The seed of this match was ");
    lz_put(&w, hex);
    lz_put(&w, ".\nAnyone can check that it was dealt as promised: ");
    lz_put(&w, cli_call());
    lz_put(&w, " verify ");
    cli_quote(table->save.path, &w);
    lz_put(&w, "\n");
    term_clear(table->term);
    term_print(table->term, (struct lz_text){ w.at, w.len });
    free(room);
}

/* What was hidden, page by page. */
static void tell_truth(struct table *table) {
    const struct drawer *drawer = drawer_of(table->game);
    if (!drawer->truth)
        return;
    char *room = cli_room(NULL, TRUTH);
    struct lz_writer w = lz_writer_in(room, TRUTH);
    struct frame frame = screen_frame(table, LZ_ONLOOKER);
    frame.seed = table->room.record.seed;
    drawer->truth(&frame, &w);
    term_clear(table->term);
    term_page(table->term, (struct lz_text){ w.at, w.len });
    free(room);
}

static int run(struct table *table) {
    enum turn turn = table_start_clock(table) == LZ_OK ? TURN_MOVED : TURN_FAILED;
    while (turn == TURN_MOVED && !table_head(table)->over)
        turn = step(table);
    if (table->room.record.ended) {
        tell_truth(table);
        tell_result(table);
        return 0;
    }
    if (party_people(&table->party) > 1)
        term_clear(table->term); /* nobody's cards are left on the screen */
    tell_saved(table);
    return turn == TURN_FAILED || table_head(table)->over; /* its end could not be written */
}

/* A paragraph, wrapped where there is a screen to wrap it for: elsewhere a program may read it. */
static void say(const struct table *table, const char *words) {
    char room[PATH_MAX + 400];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    if (table->term->out)
        term_put_wrapped(&w, lz_span(words), (struct term_wrap){ table->term->wide, 0, 99 });
    else
        lz_put(&w, words);
    lz_put(&w, table->term->out ? "" : "\n");
    term_print(table->term, (struct lz_text){ room, w.len });
}

/* On a screen no word is longer than a line: `seal` shows the rest. */
static void tell_deal_shortly(const struct table *table) {
    char words[400];
    const char *commit = table->room.record.commit;
    snprintf(words, sizeof words, "%s, %d seats. Sealed: %.4s %.4s (seal tells what that means). Every move is saved.",
             table->game->title, table->party.setup.seats, commit, commit + 4);
    say(table, words);
}

static void tell_deal(const struct table *table) {
    char words[PATH_MAX + 200];
    if (table->term->out) {
        tell_deal_shortly(table);
        return;
    }
    snprintf(words, sizeof words, "%s, %d seats. The match is kept in %s", table->game->title, table->party.setup.seats,
             table->save.path);
    say(table, words);
    snprintf(words, sizeof words, "The deal is fixed. Its commitment, published before the first card: %s",
             table->room.record.commit);
    say(table, words);
}

static void put_paragraph(const struct table *table, const char *words) {
    char room[2000];
    struct lz_writer w = lz_writer_in(room, sizeof room);
    if (!words)
        return;
    term_put_wrapped(&w, lz_span(words), (struct term_wrap){ table->term->wide, 0, 20 });
    term_print(table->term, (struct lz_text){ room, w.len });
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
    if (held == LZ_OK && (!asks || lesson_offer(table)))
        return run(table);
    tell_saved(table);
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
    return guests_replace(table) == LZ_OK ? run(table) : 1;
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
             CLI_TAKES(LESSON) | CLI_TAKES(THINK) | CLI_TAKES(UNCONTAINED),
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

int cli_play(int argc, char **argv) {
    struct cli_call call;
    int code = cli_call_read(&form, argc, argv, &call);
    if (code >= 0)
        return code;
    struct play_call play = { .set = { .given = call.value[CLI_SET] },
                              .seed = call.value[CLI_SEED],
                              .save = call.value[CLI_SAVE],
                              .resume = call.value[CLI_RESUME] };
    if (call.count && !(play.game = cli_game("play", call.words[0])))
        return 2;
    if (call.value[CLI_LESSON])
        return teach_call(&play, &call);
    if (play.resume && cli_call_gave(&call, SETTLED))
        return cli_wrong("play", "--resume continues a match as it is: no other option goes with it");
    code = play.resume ? -1 : begin_call(&play, &call);
    return code < 0 ? play_run(&play) : code;
}
