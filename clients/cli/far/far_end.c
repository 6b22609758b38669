/* `lizardry play --server`: from the call to the table, and from the end of the match to its journal. */
#include "clients/cli/far/far_table.h"
#include "clients/cli/far/lobby.h"

#include "clients/cli/cli.h"
#include "clients/cli/far/far_play.h"
#include "clients/cli/play/run.h"
#include "core/games.h"
#include "core/hash.h"
#include "core/words/option.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { OK = 200, TROUBLE = PATH_MAX + 400, TRIES = 60, AGAIN_MS = 1000 };

/* ---- the end */

static bool keep_journal(struct table *table, const char *text, struct lz_writer *trouble) {
    int file = -1;
    for (int tries = 0; file < 0 && tries < TRIES; tries++) { /* another may take the same name at the same moment */
        if (!save_name(&table->save, table->game->id, NULL, trouble))
            return false;
        file = open(table->save.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        if (file < 0 && errno != EEXIST)
            break;
    }
    size_t len = strlen(text);
    bool kept = file >= 0 && write(file, text, len) == (ssize_t)len;
    if (file >= 0)
        kept = close(file) == 0 && kept;
    if (!kept) {
        lz_put(trouble, "cannot keep the journal in '");
        lz_put(trouble, table->save.path);
        lz_put(trouble, "': ");
        lz_put(trouble, strerror(errno));
    }
    return kept;
}

/* From here on the match is one that was played here: all of it may be told. */
static bool take_home(struct table *table, struct lz_writer *trouble) {
    struct far *far = table->far;
    char path[80], saved[PATH_MAX], *text = NULL;
    int seat = far->seat;
    snprintf(path, sizeof path, "/api/tables/%lld/journal", (long long)far->table);
    int status = 0;
    for (int tries = 0; !status && tries < TRIES && !term_was_cut(); tries++) {
        *trouble = lz_writer_in(trouble->at, TROUBLE);
        poll(NULL, 0, tries ? AGAIN_MS : 0);
        status = line_ask(&far->place, &(struct line_request){ "GET", path, NULL }, &text, trouble);
    }
    bool kept = status == OK && keep_journal(table, text, trouble);
    free(text);
    if (!kept)
        return false;
    snprintf(saved, sizeof saved, "%s", table->save.path);
    table->far = NULL;
    save_close(&table->save);
    lz_room_close(&table->room);
    free(table->view);
    free(table->drawn);
    table->view = table->drawn = NULL;
    table->events = table->heard = 0;
    if (!table_resume(table, saved, trouble))
        return false;
    party_alone(&table->party, seat);
    return true;
}

static void tell_way_back(const struct table *table, const char *name) {
    char url[LINE_HOST + 40], quoted[2 * PATH_MAX];
    struct lz_writer w = lz_writer_in(url, sizeof url), called = lz_writer_in(quoted, sizeof quoted);
    line_place_print(&table->far->place, &w);
    cli_quote(name, &called);
    printf(
        "The match goes on at the server, and your seat is kept. To come back:\n%s play --server %s --name %s %lld\n",
        cli_call(), url, quoted, (long long)table->far->table);
}

int far_finish(struct table *table, bool failed) {
    char room[TROUBLE];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    if (!lz_room_over(&table->room) || failed) {
        tell_way_back(table, table->far->me);
        return failed;
    }
    struct far *far = table->far;
    bool home = take_home(table, &trouble);
    far_close(far);
    if (home)
        run_tell_end(table);
    else
        printf("The match is over. %s\n", room);
    return !home;
}

/* ---- the call */

/* NULL after saying why. */
static const struct lz_game *game_of(const struct lobby *lobby, struct play_call *call) {
    const char *id = json_string_value(json_object_get(lobby->answer, "game"));
    const struct lz_game *game = id ? lz_game_by_id(lz_span(id)) : NULL;
    if (game)
        return set_load(&call->set, "play", game);
    cli_failed("play", "this table plays a game that this program does not have");
    return NULL;
}

/* What the table is played by, as far as drawers ask. */
static void read_record(const struct lobby *lobby, const struct lz_game *game, struct lz_record *record) {
    const char *commit = json_string_value(json_object_get(lobby->answer, "commit"));
    const char *name;
    json_t *value;
    *record = (struct lz_record){ .game = game };
    lz_options_usual(game, &record->setup);
    snprintf(record->commit, sizeof record->commit, "%s", commit ? commit : "");
    json_object_foreach(json_object_get(lobby->answer, "options"), name, value) {
        char words[120];
        snprintf(words, sizeof words, "%s=%s", name, json_is_string(value) ? json_string_value(value) : "");
        (void)!lz_option_parse(game, lz_span(words), &record->setup, NULL);
    }
}

/* A bot that comes again draws its own chance as before: from what it is known by there. */
static void seed_bot(const struct far *far, struct lz_record *record) {
    char known[LINE_TOKEN + 40];
    int len = snprintf(known, sizeof known, "%lld %s", (long long)far->table, far->place.token);
    lz_sha256(known, (size_t)len, record->seed);
}

static int sit_and_play(struct table *table, struct lobby *lobby, const struct far_call *call, int64_t number) {
    char room[LOBBY_WORDS];
    struct lz_writer trouble = lz_writer_in(room, sizeof room);
    struct far far = { .place = lobby->place, .table = number, .me = lobby->name };
    struct lz_record record;
    const struct lz_game *game = game_of(lobby, call->play);
    if (!game)
        return 1;
    if (call->bot) {
        struct lz_player player;
        if (!lz_player_read(lz_span(call->bot), game, &player, &trouble))
            return cli_wrong("play", "%s", room);
        snprintf(far.label, sizeof far.label, "%s%s", LZ_BOT_LABEL, call->bot);
        far.bot = far.label;
    }
    read_record(lobby, game, &record);
    seed_bot(&far, &record);
    int code = far_sit_down(table, &far, &record, &trouble) ? run_match(table) : cli_failed("play", "%s", room);
    far_close(&far);
    table->far = NULL;
    return code;
}

/* Whom others see: what was given, else who is logged in here. */
static const char *name_of(const struct far_call *call) {
    const char *user = getenv("USER");
    return call->name ? call->name : user && *user ? user : "Guest";
}

static int64_t find_table(struct lobby *lobby, const struct far_call *call, const char *rest) {
    static const char device[] = "#device=";
    rest += *rest == '/';
    bool arrives = strncmp(rest, device, sizeof device - 1) == 0;
    if (arrives ? !lobby_arrive(lobby, rest + sizeof device - 1) : !lobby_enter(lobby))
        return 0;
    if (arrives && !call->table) {
        snprintf(lobby->words, sizeof lobby->words,
                 "You are known there now as %s: call again with the number of the table.", lobby->name);
        return 0;
    }
    return call->play->game ? lobby_lay(lobby, &call->play->party) : lobby_join(lobby, call->table, rest);
}

int far_play(const struct far_call *call) {
    struct term_kept kept = { .len = 0 };
    struct term term = term_open();
    struct table *table = cli_room(NULL, sizeof *table);
    struct lobby lobby = { .name = name_of(call), .term = &term };
    struct lz_writer trouble = lz_writer_in(lobby.words, sizeof lobby.words);
    struct cli_lore lore;
    const char *rest = "";
    cli_lore_open(&lore);
    term.kept = &kept;
    term_catch();
    *table = (struct table){ .term = &term,
                             .set = &call->play->set,
                             .lore = lore.open,
                             .shown = -1,
                             .save = { .term = &term, .calls = &lz_calls_system } };
    int64_t number = line_place_read(call->server, &lobby.place, &rest, &trouble) ? find_table(&lobby, call, rest) : 0;
    int code = number && lobby_await(&lobby, number) ? sit_and_play(table, &lobby, call, number)
                                                     : cli_failed("play", "%s", lobby.words);
    table_close(table);
    free(table);
    lobby_leave(&lobby);
    cli_lore_close(&lore);
    set_free(&call->play->set);
    return code;
}
