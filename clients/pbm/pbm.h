/* Play by mail, of any game with sheets (core/sheet.h), in a room (host/room.h). A seat is called a clan here, and
   counted from 1. A game is a directory, and nothing else is needed.
     game.journal          the truth: the setup, every input, and the lines of the host's (pbm_table.h)
     game.journal.seed     until it is over
     game.journal.drawer   what the journal never holds: the key that all passwords are made of, addresses
     game.journal.ledger   up to which act all that is owed has been made
     turn-004/             the reports of a turn as they were sent, made from the above
     receipts/             what was answered to each mail that was taken
     log                   what was done when, and who sent which mail
   A command that changes something is one act of the journal: all of it stands, or nothing. What it owes besides
   follows from the journal: whoever opens the game makes what is missing. */
#ifndef PBM_H
#define PBM_H

#include "clients/pbm/pbm_table.h"

#include "core/sheet.h"
#include "core/words/text.h"
#include "host/store/drawer.h"
#include "host/store/file.h"
#include "host/room.h"

#include <stdio.h>

enum { PBM_SAID = 800, PBM_LINE = 400, PBM_PATH = 64, PBM_ADDRESS = 128 };

struct pbm {
    const struct lz_calls *calls;
    int64_t now; /* seconds: the clock is asked once */
    struct lz_file file, folder;
    struct lz_room room;
    const struct lz_sheet *sheet; /* of its game */
    struct pbm_table table;
    struct lz_drawer drawer;
    struct lz_zone zone; /* of the table, once pbm_zone has been asked */
    bool owes;           /* reports that could not be written */
};

/* On stderr, made fit to be shown; answers false. */
bool pbm_say(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* ---- pbm_open.c. All that fail have said why. */

bool pbm_open(struct pbm *, const char *dir, bool wait);
void pbm_close(struct pbm *);
/* A new game: the drawer, then the journal with its facts and the clans' names. No game is left behind if it fails. */
struct pbm_new {
    const char *dir;
    const struct lz_game *game;
    struct lz_record record;
    struct lz_facts facts;
    const char *address[LZ_SEATS], *name[LZ_SEATS]; /* of players and of clans; NULL: none */
    bool wait;
};
bool pbm_create(struct pbm *, const struct pbm_new *);
int64_t pbm_clock(void); /* seconds; $LIZARDRY_NOW instead of the clock, for tests and rehearsals */
/* The address of a holder of the seat; empty if none is known. */
struct lz_text pbm_address(const struct pbm *, int seat, uint32_t holder);
bool pbm_keep_address(struct pbm *, int seat, uint32_t holder, const char *address);
const char *pbm_dir(const struct pbm *);
const struct lz_game *pbm_game(const struct pbm *);
const struct lz_head *pbm_head(const struct pbm *);
int pbm_turn_now(const struct pbm *); /* the last turn that was run; -1 before the world is made */
const void *pbm_view(struct pbm *, int seat);
struct lz_entry pbm_entry(struct pbm *, int clan); /* as everybody sees it */
bool pbm_is_bot(const struct pbm *, int seat);
bool pbm_plays(const struct pbm *, int seat);   /* may give orders */
bool pbm_awaited(const struct pbm *, int seat); /* a person whose orders are missing */
const struct lz_zone *pbm_zone(struct pbm *);   /* NULL: it cannot be read */
struct lz_turn pbm_awaits(const struct pbm *);  /* the turn that is awaited */
void pbm_put_time(struct lz_writer *, struct lz_due);
const char *pbm_sheets(const struct pbm *); /* what is awaited: "orders", before the first turn "start-ups" */
/* pbm_terms.c: how long the late are waited for, who takes over from the absent, and how many turns were missed. */
struct lz_due pbm_grace(const struct pbm *, struct lz_due);
void pbm_put_terms(const struct pbm *, struct lz_due, int missed, struct lz_writer *);

/* ---- acts */

bool pbm_begin(struct pbm *, const char *door); /* of the host */
/* A line of the host's, and what is said with it. */
bool pbm_line(struct pbm *, struct lz_text said, const char *format, ...) __attribute__((format(printf, 3, 4)));
bool pbm_input(struct pbm *, const struct lz_move *); /* a rule that refuses it is told */
bool pbm_commit(struct pbm *);
bool pbm_drop_act(struct pbm *); /* answers false */
/* After an act that did not come to stand: what is known of it. */
void pbm_say_failed(struct pbm *, const struct lz_reply *);

/* ---- files */

bool pbm_keep(struct pbm *, const char *name, struct lz_text);
void pbm_name_receipt(int seat, uint32_t act, char name[PBM_PATH]); /* of an act of that seat */
void pbm_log(struct pbm *, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* What is owed: the reports of turns that were run. Says what could not be made. */
void pbm_pay(struct pbm *);

/* ---- pbm_mail.c, pbm_turn.c, pbm_report.c, pbm_files.c */

int pbm_orders(struct pbm *, struct lz_text mail, FILE *to);
bool pbm_run_turn(struct pbm *);
/* The last turn; `returned`: clans that it had given to a bot, and that are their players' again. */
bool pbm_take_back(struct pbm *, lz_seats *returned);
/* The state after that turn, which is the caller's to free. */
void *pbm_state_at(struct pbm *, int turn);
/* The report of a turn as JSON, docs/report.md; clan 0: the onlooker's. */
struct pbm_scene {
    int turn, clan;
    const void *state;
    bool handed_on; /* for whoever has the clan now; else for who had it then, as it was sent */
};
struct buffer;
bool pbm_put_report(struct pbm *, const struct pbm_scene *, struct buffer *);
bool pbm_write_reports(struct pbm *, int turn);

#endif
