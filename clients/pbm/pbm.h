/* Play by mail, of any game with sheets (core/sheet.h). A seat is called a clan here, and counted from 1. A game is a
   directory, and nothing else is needed.
     game.journal       the match, its setup and every input; with game.journal.seed until it is over
     game.json          the host's own: id, deadline rule, who plays which clan, when orders are due
     desk/clan-03.json  what came with a clan's last accepted mail for the next turn: messages, dropped lines
     press/turn-004.json  what was delivered with that turn: messages, notes of the moderator, dropped lines
     turn-004/          reports, made from the above and made again by `pbm report`
     log                what was done when
   The journal is the truth. A command gathers its lines and appends them at once, with an fsync; every other file
   appears by rename after an fsync. So a kill at any moment leaves the state before or after the command. */
#ifndef PBM_H
#define PBM_H

#include "host/crew.h"
#include "core/words/event.h"
#include "core/match.h"
#include "core/sheet.h"
#include "core/words/text.h"

#include <jansson.h>
#include <limits.h>
#include <stdio.h>
#include <sys/types.h>
#include <time.h>

enum { PBM_NAME = 64, PBM_ADDRESS = 128, PBM_ID = 32, PBM_SECRET = 65, PBM_WORDS = 4096 };

/* When turns are due: the Judge's rule. All in minutes but `days`, bit 0 Sunday. */
struct pbm_rule {
    int at;    /* minute of the day at which orders are due, local time */
    int least; /* a turn never runs sooner than this after the one before, even if all orders are in */
    int next;  /* orders are due at the first such minute after this long */
    int grace; /* the late are waited for this much longer */
    int delay; /* when the last orders come in early, the turn still waits this long for a change of mind */
    int days;  /* weekdays on which a turn may be due */
};

struct pbm_seat {
    char bot[PBM_NAME]; /* its id, or "" if a person plays */
    char player[PBM_NAME], address[PBM_ADDRESS];
    char salt[PBM_SECRET], secret[PBM_SECRET]; /* SHA-256 of salt and password */
    bool told_to_leave;                        /* a mail has said SURRENDER once: the second confirms */
};

/* Events of the last turn resolved, of all clans. */
struct pbm_spool {
    struct lz_event *at;
    uint32_t count, room;
};

struct pbm {
    char dir[PATH_MAX];
    int lock;
    /* game.json */
    char id[PBM_ID], preset[PBM_ID];
    struct pbm_rule rule;
    int64_t ran, due;  /* seconds: when the last turn ran; when orders for the coming one are due */
    int due_turn;      /* the turn `due` speaks of */
    int64_t last_in;   /* seconds: when the last orders came */
    bool in[LZ_SEATS]; /* has sent orders for the coming turn (the desk says so) */
    json_t *notes;     /* the moderator's, for the next report */
    struct pbm_seat seat[LZ_SEATS];
    /* the match */
    struct lz_match match;
    struct lz_record record;
    struct lz_journal journal;
    const struct lz_sheet *sheet; /* of its game */
    void *state, *view;           /* view: the last one taken */
    char *content;                /* the journal as read */
    char *lines;                  /* gathered, not yet on the disk */
    size_t line_len, line_room;
    off_t size;          /* of the journal on the disk */
    struct lz_crew crew; /* the seats that bots play; they have noticed all that was told */
    void *bots;          /* the memory of the crew */
    struct pbm_spool spool;
    struct lz_sink sink;
    uint32_t *steps;             /* steps[t]: the step that resolved turn t */
    int32_t (*scores)[LZ_SEATS]; /* scores[t]: the points after turn t */
    int turns;                   /* how many of them, */
    int turn_room;               /* and of how many there is room */
};

/* Every function that may fail says in words what, which, why and what to do; it has changed nothing then. */
bool pbm_say(const char *format, ...) __attribute__((format(printf, 1, 2))); /* on stderr; answers false */

/* pbm_dir.c */
bool pbm_path(const struct pbm *, char path[PATH_MAX], const char *format, ...) __attribute__((format(printf, 3, 4)));
bool pbm_lock(struct pbm *, const char *dir, bool wait);
void pbm_unlock(struct pbm *);
bool pbm_put(const struct pbm *, const char *name, const void *bytes, size_t len); /* by rename, after fsync */
bool pbm_put_json(const struct pbm *, const char *name, json_t *);
json_t *pbm_get_json(const struct pbm *, const char *name); /* NULL if there is none, or after saying what is wrong */
bool pbm_folder(const struct pbm *, const char *name);
void pbm_log(const struct pbm *, const char *format, ...) __attribute__((format(printf, 2, 3)));
int64_t pbm_now(void); /* seconds; $LIZARDRY_NOW instead of the clock, for tests and rehearsals */

/* pbm_game.c */
bool pbm_open(struct pbm *, const char *dir, bool wait);
void pbm_close(struct pbm *);
bool pbm_create(struct pbm *, const struct lz_game *, const struct lz_setup *, const uint8_t seed[LZ_SEED]);
bool pbm_establish(struct pbm *, const char *dir); /* and on the disk */
bool pbm_save(struct pbm *);                       /* game.json */
/* One input. LZ_REFUSED: `why` says so; the state is as before. Its line waits for pbm_commit. */
enum lz_status pbm_submit(struct pbm *, const struct lz_move *, struct lz_why *);
bool pbm_commit(struct pbm *); /* the lines gathered are on the disk, or nothing of them */
bool pbm_undo_to(struct pbm *, uint32_t step);
/* The match as it was after turn t: state, and spool with its events. */
bool pbm_rewind(struct pbm *, int turn);
bool pbm_rewind_end(struct pbm *);                       /* and as it is now */
int pbm_turn_now(const struct pbm *);                    /* the last turn resolved; -1 before the world is made */
const void *pbm_view(const struct pbm *, int seat);      /* in p->view, until the next */
struct lz_entry pbm_entry(const struct pbm *, int clan); /* of the last view taken */

/* pbm_deadline.c */
extern const struct pbm_rule pbm_rules[];
extern const char *const pbm_rule_names[];
bool pbm_rule_parse(const char *, struct pbm_rule *);
void pbm_rule_print(const struct pbm_rule *, char words[PBM_WORDS]);
int64_t pbm_due_after(const struct pbm_rule *, int64_t turn_run);
/* Whether the turn may run now; if not, `why` says what it waits for. */
bool pbm_may_run(const struct pbm *, char why[PBM_WORDS]);

/* pbm_bots.c */
void pbm_bots_begin(struct pbm *);                             /* before anything is played */
bool pbm_bots_order(struct pbm *);                             /* every bot lays its orders for the coming turn */
const struct lz_bot *pbm_bot_of(const struct pbm *, int seat); /* NULL: a person plays */

/* pbm_mail.c, pbm_turn.c, pbm_report.c */
int pbm_orders(struct pbm *, struct lz_text mail);
bool pbm_run_turn(struct pbm *);
bool pbm_write_reports(struct pbm *, int turn);
/* What the host keeps of the turn that the pbm is rewound to: its deadline, who sat where, their messages. */
json_t *pbm_press(const struct pbm *);
/* The whole report of that turn as JSON; clan 0: the onlooker's. */
struct buffer;
bool pbm_put_report(struct pbm *, json_t *press, int clan, struct buffer *);
bool pbm_password_set(struct pbm_seat *, char password[PBM_NAME]); /* a new one, shown once */
bool pbm_password_fits(const struct pbm_seat *, struct lz_text password);
/* A word that stands for the password in the orders of one clan for one turn: its report carries it, so that the order
   template can be sent back as it is. It follows from the seed, which nobody but the host knows. */
enum { PBM_TOKEN = 13 };
void pbm_token(const struct pbm *, int clan, int turn, char token[PBM_TOKEN]);
/* The turn, at most the coming one, whose word it is; -1: none. */
int pbm_token_turn(const struct pbm *, int clan, struct lz_text);

#endif
