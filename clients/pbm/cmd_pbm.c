/* lizardry pbm: a game by mail, one command at a time. */
#include "clients/cli/cli.h"
#include "clients/pbm/pbm.h"
#include "clients/pbm/pbm_commands.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

static const char help[] =
    "usage: lizardry pbm COMMAND DIR [ARGUMENTS]\n\n"
    "Moderates a game by mail. A game is a directory and needs nothing else.\n\n"
    "  new DIR [--game GAME] [--preset P] [--players FILE] [--deadline RULE] [--zone ZONE] [--id ID]\n"
    "      [--absent N] [--papers LIST] [--option NAME=VALUE] [--seed S]\n"
    "                          make a game; every seat is a bot's until somebody joins\n"
    "  join DIR CLAN --player NAME [--address MAIL] [--name CLAN-NAME]\n"
    "                          a person takes a clan; prints the password\n"
    "  password DIR CLAN       shows the password again\n"
    "  startup DIR CLAN [< SETUP]  choose a start-up: SETUP DEFAULT 2, or a design; prints its bill\n"
    "  orders DIR < MAIL       read a mail of orders; prints the receipt\n"
    "  turn DIR [--now]        make the world, or run the turn if it is due and write the reports; --now at once\n"
    "  status DIR              what is waited for\n"
    "  report DIR CLAN [--turn N] [--format text|html|pdf|json|svg|png] [--out FILE]\n"
    "                          a report again, for whoever plays the clan now\n"
    "  message DIR < TEXT      a note of the moderator, for everybody's next report\n"
    "  extend DIR HOURS        orders are due that much later (or earlier, if negative)\n"
    "  replace DIR CLAN --player NAME [--address MAIL] [--name CLAN-NAME] | --bot LEVEL\n"
    "                          another player, or a bot, takes the clan over; prints the new password\n"
    "  drop DIR CLAN           the clan leaves the game at the end of the coming turn\n"
    "  undo DIR                take the last turn back; a clan that it gave to a bot is its player's again\n"
    "  rerun DIR --check       play everything again and compare it with what was written, byte for byte\n"
    "  verify DIR              prove that the game was fair and by the rules\n"
    "  map DIR [--turn N] [--format svg|png|pdf] [--out FILE]   the whole world, for the moderator only\n"
    "  history DIR [--format text|svg] [--out FILE]              the scores over the turns\n\n"
    "RULE is 3day, week or fortnight, then any of at=20:00 min=1d next=6d grace=12h delay=30 days=mon+wed+fri.\n"
    "ZONE is the table's, as in Europe/Berlin; the machine's own if it is not given. After N turns without orders (3; "
    "0 is\n"
    "never) a bot takes the clan over.\n"
    "FILE of players: one line each, `CLAN|bot LEVEL` or `CLAN|NAME|MAIL|CLAN-NAME`.\n"
    "  --wait   wait while another process works on the game, instead of saying so\n"
    "Exit codes: 0 done; 1 refused or could not be done; 2 the call was wrong; 3 turn: not due yet.\n";

static const struct {
    const char *word;
    int (*run)(const struct pbm_call *);
    int least, most; /* arguments after DIR */
} commands[] = {
    { "new", pbm_do_new, 0, 0 },         { "join", pbm_do_join, 1, 1 },         { "startup", pbm_do_startup, 1, 1 },
    { "orders", pbm_do_orders, 0, 0 },   { "turn", pbm_do_turn, 0, 0 },         { "status", pbm_do_status, 0, 0 },
    { "report", pbm_do_report, 1, 1 },   { "message", pbm_do_message, 0, 0 },   { "extend", pbm_do_extend, 1, 1 },
    { "replace", pbm_do_replace, 1, 1 }, { "drop", pbm_do_drop, 1, 1 },         { "undo", pbm_do_undo, 0, 0 },
    { "rerun", pbm_do_rerun, 0, 0 },     { "verify", pbm_do_verify, 0, 0 },     { "map", pbm_do_map, 0, 0 },
    { "history", pbm_do_history, 0, 0 }, { "password", pbm_do_password, 1, 1 },
};
enum { COMMANDS = sizeof commands / sizeof commands[0], TURN_MOST = 9999, ABSENT_MOST = 255 };

enum {
    WORD = 1, /* as getopt_long answers one that is no option */
    OPT_GAME,
    OPT_PRESET,
    OPT_PLAYERS,
    OPT_SEED,
    OPT_DEADLINE,
    OPT_ID,
    OPT_FORMAT,
    OPT_OUT,
    OPT_PLAYER,
    OPT_ADDRESS,
    OPT_BOT,
    OPT_NAME,
    OPT_ZONE,
    OPT_PAPERS,
    OPT_OPTION,
    OPT_TURN,
    OPT_ABSENT,
    OPT_NOW,
    OPT_CHECK,
    OPT_WAIT,
    OPT_HELP
};
static const struct option options[] = {
    { "game", required_argument, NULL, OPT_GAME },
    { "preset", required_argument, NULL, OPT_PRESET },
    { "players", required_argument, NULL, OPT_PLAYERS },
    { "seed", required_argument, NULL, OPT_SEED },
    { "deadline", required_argument, NULL, OPT_DEADLINE },
    { "id", required_argument, NULL, OPT_ID },
    { "format", required_argument, NULL, OPT_FORMAT },
    { "out", required_argument, NULL, OPT_OUT },
    { "player", required_argument, NULL, OPT_PLAYER },
    { "address", required_argument, NULL, OPT_ADDRESS },
    { "bot", required_argument, NULL, OPT_BOT },
    { "name", required_argument, NULL, OPT_NAME },
    { "zone", required_argument, NULL, OPT_ZONE },
    { "papers", required_argument, NULL, OPT_PAPERS },
    { "absent", required_argument, NULL, OPT_ABSENT },
    { "option", required_argument, NULL, OPT_OPTION },
    { "turn", required_argument, NULL, OPT_TURN },
    { "now", no_argument, NULL, OPT_NOW },
    { "check", no_argument, NULL, OPT_CHECK },
    { "wait", no_argument, NULL, OPT_WAIT },
    { "help", no_argument, NULL, OPT_HELP },
    { NULL, 0, NULL, 0 },
};

/* Where the value of an option goes, NULL if it is none of these. */
static const char **place_of(struct pbm_call *call, int code) {
    const char **places[] = {
        [OPT_GAME] = &call->game,       [OPT_PRESET] = &call->preset,     [OPT_PLAYERS] = &call->players,
        [OPT_SEED] = &call->seed,       [OPT_DEADLINE] = &call->deadline, [OPT_ID] = &call->id,
        [OPT_FORMAT] = &call->format,   [OPT_OUT] = &call->out,           [OPT_PLAYER] = &call->player,
        [OPT_ADDRESS] = &call->address, [OPT_BOT] = &call->bot,           [OPT_NAME] = &call->name,
        [OPT_ZONE] = &call->zone,       [OPT_PAPERS] = &call->papers
    };
    return code >= OPT_GAME && code <= OPT_PAPERS ? places[code] : NULL;
}

static bool *flag_of(struct pbm_call *call, int code) {
    switch (code) {
    case OPT_NOW:
        return &call->now;
    case OPT_CHECK:
        return &call->check;
    case OPT_WAIT:
        return &call->wait;
    default:
        return NULL;
    }
}

static bool take_number(int *to, int most) {
    int64_t number;
    if (!cli_number(optarg, 0, most, &number))
        return false;
    *to = (int)number;
    return true;
}

/* An option with a value of its own kind. */
static bool take_value(struct pbm_call *call, int code) {
    if (code == OPT_TURN)
        return take_number(&call->turn, TURN_MOST);
    if (code == OPT_ABSENT)
        return take_number(&call->absent, ABSENT_MOST);
    if (call->options == LZ_COUNT(call->option))
        return false;
    call->option[call->options++] = optarg;
    return true;
}

static bool is_negative(const char *word) { return word[0] == '-' && word[1] >= '0' && word[1] <= '9'; }

/* The next option, or WORD for one that is none, which is in `optarg` then: a number below 0 is no option. */
static int next_option(int argc, char **argv) {
    if (optind < argc && is_negative(argv[optind])) {
        optarg = argv[optind++];
        return WORD;
    }
    return getopt_long(argc, argv, "-:h", options, NULL);
}

/* 0, the exit code of a wrong call, or -1 after help. The words that are left begin at argv[1]. */
static int take_options(struct pbm_call *call, int argc, char **argv) {
    int code;
    opterr = 0;
    call->turn = call->absent = -1;
    while ((code = next_option(argc, argv)) != -1) {
        const char **place = place_of(call, code);
        bool *flag = flag_of(call, code);
        if (code == WORD) {
            argv[++call->argc] = optarg;
        } else if (place) {
            *place = optarg;
        } else if (flag) {
            *flag = true;
        } else if (code >= OPT_OPTION && code <= OPT_ABSENT) {
            if (!take_value(call, code))
                return cli_wrong("pbm", "'%s' is not a number of turns, or it is one argument too many", optarg);
        } else if (code == OPT_HELP || code == 'h') {
            fputs(help, stdout);
            return -1;
        } else {
            return cli_bad_option("pbm", code, argv[optind - 1], options);
        }
    }
    while (optind < argc)
        argv[++call->argc] = argv[optind++];
    return 0;
}

int cli_pbm(int argc, char **argv) {
    struct pbm_call call = { 0 };
    int wrong = take_options(&call, argc, argv);
    if (wrong)
        return wrong < 0 ? 0 : wrong;
    argv++;
    argc = call.argc;
    if (argc < 1)
        return cli_wrong("pbm", "which command?");
    if (strcmp(argv[0], "help") == 0) {
        fputs(help, stdout);
        return 0;
    }
    for (int i = 0; i < COMMANDS; i++) {
        if (strcmp(argv[0], commands[i].word) != 0)
            continue;
        if (argc < 2 + commands[i].least || argc > 2 + commands[i].most)
            return cli_wrong("pbm", "'%s' takes the directory of a game%s", argv[0],
                             commands[i].least ? " and one more argument" : " and nothing else");
        call.dir = argv[1];
        call.argc = argc - 2;
        call.argv = argv + 2;
        return commands[i].run(&call);
    }
    return cli_wrong("pbm", "there is no command '%s'", argv[0]);
}
