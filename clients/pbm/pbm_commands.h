/* The words after `lizardry pbm`, for the table in cmd_pbm.c. Each answers an exit code. */
#ifndef PBM_COMMANDS_H
#define PBM_COMMANDS_H

#include <stdbool.h>

struct pbm_call {
    const char *dir;
    int argc; /* what follows DIR, options taken out */
    char **argv;
    /* the options, NULL or 0 where they were not given */
    const char *game, *preset, *players, *seed, *deadline, *id, *format, *out, *player, *address, *bot, *name, *zone,
        *papers;
    const char *option[24];
    int options, turn, absent; /* -1: not given */
    bool now, check, wait;
};

int pbm_do_new(const struct pbm_call *);
int pbm_do_join(const struct pbm_call *);
int pbm_do_startup(const struct pbm_call *);
int pbm_do_orders(const struct pbm_call *);
int pbm_do_turn(const struct pbm_call *);
int pbm_do_status(const struct pbm_call *);
int pbm_do_report(const struct pbm_call *);
int pbm_do_message(const struct pbm_call *);
int pbm_do_extend(const struct pbm_call *);
int pbm_do_replace(const struct pbm_call *);
int pbm_do_drop(const struct pbm_call *);
int pbm_do_undo(const struct pbm_call *);
int pbm_do_rerun(const struct pbm_call *);
int pbm_do_verify(const struct pbm_call *);
int pbm_do_map(const struct pbm_call *);
int pbm_do_password(const struct pbm_call *);
int pbm_do_history(const struct pbm_call *);

#endif
