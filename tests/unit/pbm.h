/* What the tests of games by mail share: a duel on a shelf, with people on both clans, and mails as they write them. */
#ifndef PBM_UNIT_H
#define PBM_UNIT_H

#include "tests/unit/unit.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "clients/cli/cli.h"
#include "clients/pbm/pbm_seats.h"
#include "core/games.h"
#include "core/words/option.h"
#include "host/store/shelf.h"

enum { START = 1700000000, DAY = 86400 };

static struct lz_shelf shelf;
static struct pbm game;
static char folder[] = "pbm-test-XXXXXX";
static char answer[100000];

static inline void lay(struct pbm *p, int64_t now) {
    *p = (struct pbm){ .calls = &lz_calls_system, .now = now, .file.file = -1 };
    assert_true(lz_file_folder(&p->folder, p->calls, folder));
    p->room = (struct lz_room){ .calls = p->calls, .store = lz_shelf_store(&shelf), .audit = true };
    p->room.ears = pbm_table_ears(p);
    p->drawer = (struct lz_drawer){ .calls = p->calls, .store = p->room.store };
}

static inline void open_on(struct pbm *p, int64_t now) {
    char said[800] = "";
    struct lz_writer trouble = lz_writer_in(said, sizeof said);
    lay(p, now);
    if (!lz_room_open(&p->room, now * 1000, &trouble) || !lz_drawer_open(&p->drawer, &trouble))
        fail_msg("%s", said);
    p->sheet = pbm_game(p)->sheet;
}

/* With people on all clans. `options` are those that are not of the preset. Pictures are not drawn: tests/mail looks at
   them, and they would be nine tenths of the time. */
static inline void begin_with(const char *preset, const char *options) {
    static const char *const facts[] = { "id g",     "preset duel",        "rule 3day grace=12h", "zone UTC",
                                         "absent 3", "due 0 1700100000 0", "papers text,json" };
    struct lz_text line[LZ_COUNT(facts)];
    char said[800] = "";
    struct lz_writer trouble = lz_writer_in(said, sizeof said);
    struct lz_record record = { .player = { lz_span("Anna"), lz_span("Bob") } };
    struct lz_text left = lz_span(options);
    const struct lz_game *swamp = lz_game_by_id(lz_span("swamp"));
    record.setup.now = START * 1000ll;
    lz_options_usual(swamp, &record.setup);
    assert_true(cli_preset(swamp, preset, &record.setup, &trouble));
    record.setup.option[swamp->sheet->absent - 1] = 0;
    for (struct lz_text one = lz_take_word(&left); one.len; one = lz_take_word(&left))
        assert_true(lz_option_parse(swamp, one, &record.setup, &trouble));
    for (int seat = 2; seat < record.setup.seats; seat++)
        record.player[seat] = lz_span(seat == 2 ? "Cleo" : "Dan");
    for (size_t i = 0; i < LZ_COUNT(facts); i++)
        line[i] = lz_span(facts[i]);
    memcpy(folder + sizeof folder - 7, "XXXXXX", 7);
    assert_non_null(mkdtemp(folder));
    shelf = (struct lz_shelf){ .calls = &lz_calls_system };
    lay(&game, START);
    game.room.game = swamp;
    game.sheet = swamp->sheet;
    assert_true(lz_drawer_open(&game.drawer, &trouble));
    if (!lz_room_create(&game.room, &record, (struct lz_facts){ line, LZ_COUNT(facts) }, &trouble))
        fail_msg("%s", said);
}

static inline void begin_game(void) { begin_with("duel", ""); }

static inline int sweep(const char *path, const struct stat *about, int kind, struct FTW *at) {
    (void)about, (void)kind, (void)at;
    return remove(path);
}

static inline void end_game(void) {
    pbm_close(&game);
    lz_shelf_clear(&shelf);
    assert_int_equal(nftw(folder, sweep, 8, FTW_DEPTH | FTW_PHYS), 0);
}

/* A mail of that clan, fields first; whether it was taken. */
static inline bool send(int clan, const char *rest) {
    char mail[4000], word[LZ_SECRET];
    pbm_password(&game, clan - 1, word);
    int n = snprintf(mail, sizeof mail, "GAME g\nCLAN %d\nPASS %s\n%s", clan, word, rest);
    FILE *to = fmemopen(answer, sizeof answer, "w");
    int code = pbm_orders(&game, (struct lz_text){ mail, (uint32_t)n }, to);
    fclose(to);
    return !code;
}

static inline bool said(const char *words) { return strstr(answer, words) != NULL; }

#endif
